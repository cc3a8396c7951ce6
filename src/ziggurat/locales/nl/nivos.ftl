# Nivos.

nivos-colour = { $colour ->
    [yellow] geel
    [orange] oranje
    [red] rood
    [pink] roze
    [white] wit
    [green] groen
    [blue] blauw
    [black] zwart
   *[neutral] kleurloos
}
# Na “het” of “je”.
nivos-colour-the = { $colour ->
    [yellow] gele
    [orange] oranje
    [red] rode
    [pink] roze
    [white] witte
    [green] groene
    [blue] blauwe
    [black] zwarte
   *[neutral] kleurloze
}
nivos-colour-name = { $colour ->
    [yellow] geel
    [orange] oranje
    [red] rood
    [pink] roze
    [white] wit
    [green] groen
    [blue] blauw
    [black] zwart
   *[neutral] kleurloos
}
nivos-plates = { $height ->
    [0] geen stuk
    [one] één stuk
   *[other] een stapel van { $height }
}
nivos-other-plates = { $otherheight ->
    [0] geen stuk
    [one] één stuk
   *[other] een stapel van { $otherheight }
}

nivos-prompt-neutral = Speler { $seat } legt het kleurloze stuk.
nivos-prompt-lay = Speler { $seat } legt een stuk.
nivos-prompt-cylinder = Speler { $seat } kiest een cilinder.
nivos-prompt-stuck = Speler { $seat } kan niets leggen en pakt een cilinder; typ pass.
nivos-prompt-mate = Speler { $seat } kan niets van zichzelf leggen: leg een stuk van de teamgenoot, of pas en pak een cilinder.

nivos-cause = { $cause ->
    [cylinders] De laatste cilinder is gepakt.
    [laid] Alle stukken liggen.
   *[stuck] Er past geen enkel stuk meer.
}
nivos-stack = { $height ->
    [0] zonder cilinder.
   *[other] met de laagste stapel, hoogte { $height }.
}
nivos-winners = { $how ->
    [shared] Spelers { $seats } hebben geen cilinder en delen de winst.
    [tallest] { $team ->
        [1] Spelers { $seats } winnen: de stapels zijn even hoog ({ $height }), maar hun hoogste cilinder is het laagst.
       *[0] Speler { $seats } wint: de stapels zijn even hoog ({ $height }), maar hier is de hoogste cilinder het laagst.
    }
   *[lowest] { $team ->
        [1] Spelers { $seats } winnen { nivos-stack }
       *[0] Speler { $seats } wint { nivos-stack }
    }
}
nivos-ending = { nivos-cause } { nivos-winners }

nivos-split-players = Alleen met vier spelers zijn er handen te verdelen; hier spelen er { $players }.
nivos-split-teams = Een verdeling geldt voor beide teams, of voor elk van de twee, gescheiden door “/”; deze geldt voor { $count }.
nivos-split-size = “{ $size }” is geen maat om te verdelen; de maten zijn: { $sizes }.
nivos-split-twice = Een team heeft van elke maat één stuk; de verdeling noemt { $size } twee keer.
nivos-split-count = Wie in een team begint, heeft { $half } stukken; de verdeling noemt er { $count }.

nivos-unreadable = “{ $token }” is geen zet. { nivos-notation }
nivos-notation = Schrijf een stuk en het vak van de hoek in het zuidwesten, zoals 4x2@b3, met r ervoor voor de reserve of t voor de hand van de teamgenoot; n@b3 voor het kleurloze stuk; pass; of c1 tot en met c6 voor een cilinder.
nivos-no-such-cell = Er is geen vak { $cell }; het speelbord loopt van { $first } tot en met { $last }.
nivos-no-such-plate = Er is geen stuk van { $size } vakken; de maten zijn: { $sizes }.
nivos-neutral-name = Het stuk van die maat is het kleurloze; je schrijft het als n@{ $cell }.
nivos-no-such-cylinder = Er zijn { $count } cilinders, c1 tot en met c{ $count }.
nivos-no-mate = Alleen met vier spelers is er een teamgenoot om een stuk van te leggen.

nivos-choose-first = Kies eerst een cilinder.
nivos-cylinder-taken = De cilinder met hoogte { $height } is al gepakt.
nivos-in-order = Hier pak je de cilinders op volgorde, de laagste eerst; niemand kiest.
nivos-none-due = Nu hoef je geen cilinder te pakken.
nivos-neutral-first = Het eerste stuk van het potje is het kleurloze.
nivos-neutral-laid = Het kleurloze stuk ligt al op het bord.
nivos-can-lay = Je kunt nog een stuk leggen, dus je kunt niet passen.
nivos-not-stuck = Je mag alleen een stuk van je teamgenoot leggen als niets van jezelf of uit de reserve past; er past nog iets.
nivos-mate-lacks = Je teamgenoot heeft geen { nivos-colour } stuk { $size }.
nivos-with-mate = Je teamgenoot heeft het { nivos-colour-the } stuk { $size }, jij niet.
nivos-not-in-hand = Je hebt geen { nivos-colour } stuk { $size } meer.
nivos-not-in-reserve = Er is geen { nivos-colour } stuk { $size } in de reserve.
nivos-off-board = Het zou over de rand van het bord steken, { $side ->
    [east] in het oosten.
    [north] in het noorden.
   *[both] in het oosten en in het noorden.
}
nivos-uneven = Het zou niet vlak liggen: onder het ene deel ligt { nivos-plates }, onder het andere { nivos-other-plates }.
nivos-on-colour = Het zou op het andere { nivos-colour-the } stuk liggen, dat nog te zien is.
nivos-beside-colour = Het zou het andere { nivos-colour-the } stuk raken, dat nog te zien is.

# Op de pagina. Bij een bericht M voor de terminal kunnen M-you en M-named voor de pagina horen.
nivos-pitch = Leg stukken op stukken, maar nooit kleur tegen kleur. Wie een nieuwe laag opent, pakt een cilinder, en de laagste stapel wint.
nivos-prompt-neutral-you = Jij bent aan de beurt: leg het kleurloze stuk waar je wilt.
nivos-prompt-neutral-named = { $name } legt het kleurloze stuk.
nivos-prompt-lay-you = Jij bent aan de beurt: leg een stuk.
nivos-prompt-lay-named = { $name } legt een stuk.
nivos-prompt-cylinder-you = Jij bent aan de beurt: kies een cilinder.
nivos-prompt-cylinder-named = { $name } kiest een cilinder.
nivos-prompt-stuck-you = Je kunt niets leggen: pas, en pak een cilinder.
nivos-prompt-stuck-named = { $name } kan niets leggen en pakt een cilinder.
nivos-prompt-mate-you = Niets van jezelf past: leg een stuk van je teamgenoot, of pas en pak een cilinder.
nivos-prompt-mate-named = { $name } kan een stuk van de teamgenoot leggen, of passen en een cilinder pakken.
nivos-ending-named = { nivos-cause } { $how ->
    [shared] { $won ->
        [true] Je hebt helemaal geen cilinder en deelt de winst.
       *[false] Een gedeelde winst zonder cilinder: { $winner }.
    }
    [tallest] { $won ->
        [true] De stapels zijn even hoog, { $height }, maar jouw hoogste cilinder is het laagst: je wint.
       *[false] De stapels zijn even hoog, { $height }. Dan telt van elke stapel de hoogste cilinder, en de laagste daarvan wint: { $winner }.
    }
   *[lowest] { $height ->
        [0] { $won ->
            [true] Je hebt helemaal geen cilinder: je wint.
           *[false] Gewonnen zonder cilinder: { $winner }.
        }
       *[other] { $won ->
            [true] Jouw stapel is de laagste, { $height } hoog: je wint.
           *[false] De laagste stapel, { $height } hoog, wint: { $winner }.
        }
    }
}
nivos-board = Het speelbord: { $count ->
    [0] nog geen stuk.
    [one] { $count } stuk op { $level ->
        [one] { $level } laag.
       *[other] { $level } lagen.
    }
   *[other] { $count } stukken op { $level ->
        [one] { $level } laag.
       *[other] { $level } lagen.
    }
}
nivos-level = Laag { $level }
nivos-described = { nivos-colour } stuk { $size }
nivos-own = { $whose ->
    [own] Jouw stukken
   *[other] Stukken: { $name }
}
nivos-reserve = Reserve
nivos-mate = Teamgenoot: { $name }
nivos-action = { $plate } { $source ->
    [r] uit de reserve naar
    [t] uit de hand van de teamgenoot naar
   *[other] naar
} { $cell }, { $width } breed, { $depth } diep
nivos-suggest = { $plate }{ $source ->
    [r] {" "}uit de reserve
    [t] {" "}uit de hand van de teamgenoot
   *[other] {""}
}, { clue-quarter }, laag { $level }
nivos-brief = { $what ->
    [pass] past
    [cylinder] cilinder { $height }
   *[plate] { nivos-colour-name } { $size }
}
nivos-on-level = laag { $level }
nivos-takes = de cilinder met hoogte { $height } pakken
nivos-passes = passen en een cilinder pakken
nivos-costs = { $height ->
    [0] je pakt een cilinder naar keuze
   *[other] je pakt de cilinder met hoogte { $height }
}
nivos-free-of-cost = zonder cilinder
nivos-not-here = past hier niet
nivos-turn = Draaien
nivos-lay = Leggen
nivos-pass = Passen
nivos-choose = Kies een cilinder
nivos-fade = Lagen in beeld; hogere vervagen
nivos-piles = Cilinders
nivos-pile = { $count ->
    [0] geen cilinder
    [one] één cilinder, { $total } hoog
   *[other] { $count } cilinders ({ $heights }), samen { $total } hoog
}
nivos-pile-of = { $names }: { nivos-pile }.
nivos-free = { $count ->
    [0] Er is geen cilinder over.
    [one] Er is één cilinder over: { $heights }.
   *[other] Er zijn { $count } cilinders over: { $heights }.
}
nivos-free-short = over
nivos-no-plates = geen stukken
nivos-hand-of = { $whose ->
    [own] Jij hebt: { $plates }.
   *[other] { $name } heeft: { $plates }.
}
nivos-in-reserve = In de reserve: { $plates }.
nivos-cell-plate = { $cell }, laag { $level }, { $plate } { $owner ->
    [0] uit de reserve
   *[other] van { $name }
}, { $state ->
    [seen] onbedekt
    [beneath] hier bedekt, elders te zien
   *[covered] helemaal bedekt
}
nivos-cell-empty = { $cell }, laag { $level }, leeg, { $under ->
    [board] op het bord
    [plate] op { $plate }
   *[nothing] nog niets eronder
}{ $count ->
    [0] {""}
    [one] , hier kan één stuk beginnen
   *[other] , { $count } manieren om hier een stuk te beginnen
}
nivos-option-players = Spelers
nivos-option-players-2 = twee
nivos-option-players-3 = drie
nivos-option-players-4 = vier, in twee teams
nivos-option-cylinders = Cilinders pak je
nivos-option-cylinders-ascending = op volgorde, de laagste eerst
nivos-option-cylinders-choice = naar keuze
nivos-option-split = De eerste hand van een team
nivos-option-split-help = Plaats 1 en 3 zijn een team, en 2 en 4 ook. Schrijf de vier maten waarmee plaats 1 en 2 beginnen, zoals 1x1,1x2,1x5,2x4; de andere vier gaan naar plaats 3 en 4. Krijgt elk team een eigen verdeling, zet er dan “/” tussen.
nivos-split-of = { $team ->
    [0] In beide teams begint de eerste speler met deze vier ({ $count } gekozen); de andere vier gaan naar de teamgenoot.
   *[other] In team { $team } begint de eerste speler met deze vier ({ $count } gekozen); de andere vier gaan naar de teamgenoot.
}
nivos-split-alike = Beide teams gelijk
nivos-rules =
    Leg in je beurt één stuk, uit je hand of uit de reserve. Het eerste stuk van het potje is het kleurloze, en dat mag overal liggen.

    Een stuk ligt vlak en helemaal op het bord: onder elk vak ervan liggen evenveel stukken. Het hoeft geen ander stuk te raken.

    Het mag niet op een stuk van zijn eigen kleur liggen, en er ook niet naast op dezelfde laag, rand tegen rand. Hoeken tellen niet, en een stuk dat helemaal bedekt is, telt niet meer mee. Het kleurloze stuk heeft geen kleur.

    Wie het eerste stuk van een nieuwe laag legt, pakt een cilinder. Wie niets kan leggen ook; dan is de volgende aan de beurt. In een team mag je in plaats daarvan een stuk van je teamgenoot leggen.

    Je pakt de laagste cilinder die over is of, als jullie dat hebben afgesproken, een cilinder naar keuze.

    Het potje is afgelopen als de laatste cilinder is gepakt, of als er geen stuk meer past. De laagste stapel cilinders wint; bij gelijke stapels wint die waarvan de hoogste cilinder het laagst is.
nivos-keys =
    1 – 9 = pak een stuk, op maat; nog eens: uit de reserve
    R, Shift + ← → = draai het stuk
    ← → ↑ ↓ = schuif het stuk
    Enter = leg het neer
    X = laat de hoogste lagen vervagen
    P = pas, als je niets kunt leggen
    Q, E, V = draai de tafel, kijk van de volgende kant
    T = kijk van boven
    + − = dichterbij, verder weg
    C = gewone kijkhoek
nivos-tip-neutral = { $device ->
    [touch] Het kleurloze stuk komt eerst, en je pakt er geen cilinder voor. Tik op de plek waar het moet liggen en druk op Leggen.
   *[mouse] Het kleurloze stuk komt eerst, en je pakt er geen cilinder voor. Klik waar het moet liggen.
}
nivos-tip-take = { $device ->
    [touch] Tik hieronder op een stuk, van jezelf of uit de reserve.
   *[mouse] Klik hieronder op een stuk, van jezelf of uit de reserve.
}
nivos-tip-place = { $device ->
    [touch] Tik op de plek waar het moet liggen. Groen past; rood niet, en je leest waarom. Druk dan op Leggen.
   *[mouse] Groen past; rood niet, en je leest waarom. R of het wiel draait het stuk, een klik legt het neer.
}
nivos-tip-aim = Wie het eerste stuk op een nieuwe laag legt, pakt een cilinder. De laagste stapel wint, dus laat anderen de lagen openen.
nivos-score-cylinders = Cilinders
nivos-score-height = Hoogte
nivos-no-place = { $plate }: { $parts }.
nivos-stumbles = { $why ->
    [uneven] niet vlak op { $count ->
        [one] één plek
       *[other] { $count } plekken
    }
    [on-colour] op de eigen kleur op { $count ->
        [one] één plek
       *[other] { $count } plekken
    }
   *[beside-colour] naast de eigen kleur op { $count ->
        [one] één plek
       *[other] { $count } plekken
    }
}
