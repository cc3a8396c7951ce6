# Nivos.

nivos-colour = { $colour ->
    [yellow] gul
    [orange] oransje
    [red] rød
    [pink] rosa
    [white] hvit
    [green] grønn
    [blue] blå
    [black] svart
   *[neutral] nøytral
}
# «den andre gule platen»
nivos-colour-the = { $colour ->
    [yellow] gule
    [orange] oransje
    [red] røde
    [pink] rosa
    [white] hvite
    [green] grønne
    [blue] blå
    [black] svarte
   *[neutral] nøytrale
}
nivos-colour-name = { $colour ->
    [yellow] gul
    [orange] oransje
    [red] rød
    [pink] rosa
    [white] hvit
    [green] grønn
    [blue] blå
    [black] svart
   *[neutral] nøytral
}
nivos-plates = { $height ->
    [0] ingen plate
    [one] én plate
   *[other] en stabel på { $height }
}
nivos-other-plates = { $otherheight ->
    [0] ingen plate
    [one] én plate
   *[other] en stabel på { $otherheight }
}

nivos-prompt-neutral = Plass { $seat } legger den nøytrale platen.
nivos-prompt-lay = Plass { $seat } legger en plate.
nivos-prompt-cylinder = Plass { $seat } velger en sylinder.
nivos-prompt-stuck = Plass { $seat } kan ikke legge noe og tar en sylinder. Skriv pass.
nivos-prompt-mate = Plass { $seat } kan ikke legge noe eget: legg en plate fra lagkameraten, eller skriv pass og ta en sylinder.

nivos-cause = { $cause ->
    [cylinders] Den siste sylinderen er tatt.
    [laid] Alle platene er lagt.
   *[stuck] Ingen av platene som er igjen, kan legges.
}
nivos-stack = { $height ->
    [0] uten en eneste sylinder.
   *[other] med den laveste stabelen, høyde { $height }.
}
nivos-winners = { $how ->
    [shared] Plassene { $seats } har ingen sylinder og deler seieren.
    [tallest] { $team ->
        [1] Plassene { $seats } vinner: flere stabler har høyde { $height }, men den største sylinderen i deres er lavest.
       *[0] Plass { $seats } vinner: flere stabler har høyde { $height }, men den største sylinderen i denne er lavest.
    }
   *[lowest] { $team ->
        [1] Plassene { $seats } vinner { nivos-stack }
       *[0] Plass { $seats } vinner { nivos-stack }
    }
}
nivos-ending = { nivos-cause } { nivos-winners }

nivos-split-players = Bare når dere er fire, er det hender å dele opp. Her er det { $players } som spiller.
nivos-split-teams = Skriv én oppdeling for begge lagene, eller én for hvert av de to, skilt med «/». Her står det { $count }.
nivos-split-size = «{ $size }» er ikke en størrelse som kan deles opp. Størrelsene er: { $sizes }.
nivos-split-twice = Et lag har én plate av hver størrelse. Oppdelingen nevner { $size } to ganger.
nivos-split-count = Den første på et lag har { $half } plater. Oppdelingen nevner { $count }.

nivos-unreadable = «{ $token }» er ikke et trekk. { nivos-notation }
nivos-notation = Skriv en plate og feltet til det sørvestre hjørnet, som i 4x2@b3, med r foran for reserven eller t for hånden til lagkameraten; n@b3 for den nøytrale platen; pass; eller c1 til c6 for en sylinder.
nivos-no-such-cell = Det finnes ikke noe felt { $cell }. Brettet går fra { $first } til { $last }.
nivos-no-such-plate = Det finnes ingen plate på { $size } felt. Størrelsene er: { $sizes }.
nivos-neutral-name = Platen i den størrelsen er den nøytrale. Den skrives n@{ $cell }.
nivos-no-such-cylinder = Det finnes { $count } sylindre, c1 til c{ $count }.
nivos-no-mate = Bare når dere er fire, har du en lagkamerat med plater du kan legge.

nivos-choose-first = Velg en sylinder først.
nivos-cylinder-taken = Sylinderen med høyde { $height } er allerede tatt.
nivos-in-order = Her tas sylindrene i rekkefølge, den laveste først. Ingen får velge.
nivos-none-due = Ingen skal ta en sylinder nå.
nivos-neutral-first = Den første platen i partiet er den nøytrale.
nivos-neutral-laid = Den nøytrale platen ligger allerede på brettet.
nivos-can-lay = Du kan fortsatt legge en plate, så du kan ikke stå over.
nivos-not-stuck = Du kan bare legge en plate fra lagkameraten når ingenting av ditt eget eller fra reserven passer. Noe passer fortsatt.
nivos-mate-lacks = Lagkameraten din har ingen { nivos-colour } plate { $size }.
nivos-with-mate = Lagkameraten din har den { nivos-colour-the } platen { $size }, ikke du.
nivos-not-in-hand = Du har ingen { nivos-colour } plate { $size } igjen.
nivos-not-in-reserve = Det er ingen { nivos-colour } plate { $size } i reserven.
nivos-off-board = Den ville stikke utenfor brettet { $side ->
    [east] i øst.
    [north] i nord.
   *[both] i øst og i nord.
}
nivos-uneven = Den ville ikke ligge flatt: under én del ligger { nivos-plates }, under en annen { nivos-other-plates }.
nivos-on-colour = Den ville ligge på den andre { nivos-colour-the } platen, som fortsatt synes.
nivos-beside-colour = Den ville komme borti den andre { nivos-colour-the } platen, som fortsatt synes.

# På siden. En melding M for terminalen kan ha M-you og M-named for siden.
nivos-pitch = Legg plater på plater, men aldri farge på farge. Den som åpner et nytt nivå, tar en sylinder, og den laveste stabelen vinner.
nivos-prompt-neutral-you = Din tur: legg den nøytrale platen hvor du vil på brettet.
nivos-prompt-neutral-named = { $name } legger den nøytrale platen.
nivos-prompt-lay-you = Din tur: legg en plate.
nivos-prompt-lay-named = { $name } legger en plate.
nivos-prompt-cylinder-you = Din tur: velg en sylinder.
nivos-prompt-cylinder-named = { $name } velger en sylinder.
nivos-prompt-stuck-you = Du kan ikke legge noe: stå over, og ta en sylinder.
nivos-prompt-stuck-named = { $name } kan ikke legge noe og tar en sylinder.
nivos-prompt-mate-you = Ingenting av ditt eget passer: legg en plate fra lagkameraten, eller stå over og ta en sylinder.
nivos-prompt-mate-named = { $name } kan legge en plate fra lagkameraten, eller stå over og ta en sylinder.
nivos-ending-named = { nivos-cause } { $how ->
    [shared] { $won ->
        [true] Du har ingen sylinder og deler seieren.
       *[false] En delt seier uten sylinder: { $winner }.
    }
    [tallest] { $won ->
        [true] Stablene er like høye, { $height }, men den største sylinderen din er lavere: du vinner.
       *[false] Stablene er like høye, { $height }. Den der den største sylinderen er lavest, vinner: { $winner }.
    }
   *[lowest] { $height ->
        [0] { $won ->
            [true] Du har ingen sylinder i det hele tatt og vinner.
           *[false] En seier uten sylinder: { $winner }.
        }
       *[other] { $won ->
            [true] Stabelen din er lavest, høyde { $height }: du vinner.
           *[false] Den laveste stabelen, høyde { $height }, vinner: { $winner }.
        }
    }
}
nivos-board = Brettet: { $count ->
    [0] ingen plater ennå.
    [one] { $count } plate på { $level ->
        [one] { $level } nivå.
       *[other] { $level } nivåer.
    }
   *[other] { $count } plater på { $level ->
        [one] { $level } nivå.
       *[other] { $level } nivåer.
    }
}
nivos-level = Nivå { $level }
nivos-described = { nivos-colour } plate { $size }
nivos-own = { $whose ->
    [own] Platene dine
   *[other] Plater: { $name }
}
nivos-reserve = Reserve
nivos-mate = Lagkamerat: { $name }
nivos-action = { $plate } { $source ->
    [r] fra reserven til
    [t] fra lagkameraten til
   *[other] til
} { $cell }, bredde { $width }, dybde { $depth }
nivos-suggest = { $plate }{ $source ->
    [r] {" "}fra reserven
    [t] {" "}fra lagkameraten
   *[other] {""}
}, { clue-quarter }, nivå { $level }
nivos-brief = { $what ->
    [pass] står over
    [cylinder] sylinder { $height }
   *[plate] { nivos-colour-name } { $size }
}
nivos-on-level = nivå { $level }
nivos-takes = ta sylinderen med høyde { $height }
nivos-passes = stå over og ta en sylinder
nivos-costs = { $height ->
    [0] du tar en sylinder du velger selv
   *[other] du tar sylinderen med høyde { $height }
}
nivos-free-of-cost = ingen sylinder
nivos-not-here = passer ikke her
nivos-turn = Drei
nivos-lay = Legg
nivos-pass = Stå over
nivos-choose = Velg en sylinder
nivos-fade = Nivåer som vises; høyere nivåer tones ned
nivos-piles = Sylindre
nivos-pile = { $count ->
    [0] ingen sylinder
    [one] én sylinder, høyde { $total }
   *[other] { $count } sylindre ({ $heights }), høyde { $total } til sammen
}
nivos-pile-of = { $names }: { nivos-pile }.
nivos-free = { $count ->
    [0] Det er ingen sylindre igjen.
    [one] Én sylinder er igjen: { $heights }.
   *[other] { $count } sylindre er igjen: { $heights }.
}
nivos-free-short = igjen
nivos-no-plates = ingen plater
nivos-hand-of = { $whose ->
    [own] Du har: { $plates }.
   *[other] { $name } har: { $plates }.
}
nivos-in-reserve = I reserven: { $plates }.
nivos-cell-plate = { $cell }, nivå { $level }, { $plate } { $owner ->
    [0] fra reserven
   *[other] fra { $name }
}, { $state ->
    [seen] synlig
    [beneath] dekket her, synlig et annet sted
   *[covered] helt dekket
}
nivos-cell-empty = { $cell }, nivå { $level }, tomt, { $under ->
    [board] på brettet
    [plate] på { $plate }
   *[nothing] ingenting under ennå
}{ $count ->
    [0] {""}
    [one] , én plate kan legges herfra
   *[other] , { $count } måter å legge en plate på herfra
}
nivos-option-players = Spillere
nivos-option-players-2 = to
nivos-option-players-3 = tre
nivos-option-players-4 = fire, på to lag
nivos-option-cylinders = Sylindrene tas
nivos-option-cylinders-ascending = i rekkefølge, den laveste først
nivos-option-cylinders-choice = etter eget valg
nivos-option-split = Den første hånden på et lag
nivos-option-split-help = Plass 1 og 3 er et lag, og det er 2 og 4 også. Skriv de fire størrelsene som plass 1 og 2 begynner med, som i 1x1,1x2,1x5,2x4; de fire andre går til plass 3 og 4. Skal lagene ha hver sin oppdeling, skiller du dem med «/».
nivos-split-of = { $team ->
    [0] På begge lag begynner den første spilleren med disse fire ({ $count } valgt). De fire andre går til lagkameraten.
   *[other] På lag { $team } begynner den første spilleren med disse fire ({ $count } valgt). De fire andre går til lagkameraten.
}
nivos-split-alike = Likt for begge lag
nivos-rules =
    Når det er din tur, legger du én plate, fra hånden din eller fra reserven. Den første platen i partiet er den nøytrale, og den kan ligge hvor som helst.

    En plate ligger flatt og helt inne på brettet: det er like mange plater under hvert felt den dekker. Den trenger ikke å ligge inntil andre.

    Den kan ikke ligge på en plate med samme farge, og heller ikke kant i kant med en på samme nivå. Hjørner teller ikke, og en plate som er helt dekket, er ikke i veien lenger. Den nøytrale platen har ingen farge.

    Den som legger den første platen på et nytt nivå, tar en sylinder. Det gjør også den som ikke kan legge noe, og så går turen videre. På lag kan du da legge en plate fra lagkameraten i stedet.

    Du tar den laveste sylinderen som er igjen, eller en du velger selv hvis dere har avtalt det.

    Partiet er slutt når den siste sylinderen er tatt, eller når ingen av platene som er igjen, kan legges. Den laveste stabelen med sylindre vinner. Er to stabler like høye, vinner den der den største sylinderen er lavest.
nivos-keys =
    1–9 = ta en plate, etter størrelse; en gang til: fra reserven
    R, Shift + ← → = drei platen
    ← → ↑ ↓ = flytt platen
    Enter = legg den
    X = ton ned de høyeste nivåene
    P = stå over, når du ikke kan legge noe
    Q, E, V = drei bordet, se fra neste side
    T = se ovenfra
    + − = nærmere, lenger unna
    C = vanlig vinkel
nivos-tip-neutral = { $device ->
    [touch] Den nøytrale platen kommer først, og for den tar du ingen sylinder. Trykk der du vil ha den, og trykk på Legg.
   *[mouse] Den nøytrale platen kommer først, og for den tar du ingen sylinder. Klikk der den skal ligge.
}
nivos-tip-take = { $device ->
    [touch] Trykk på en plate nederst, en av dine egne eller en fra reserven.
   *[mouse] Klikk på en plate nederst, en av dine egne eller en fra reserven.
}
nivos-tip-place = { $device ->
    [touch] Trykk der du vil ha den. Grønt passer. Rødt passer ikke, og du får vite hvorfor. Trykk så på Legg.
   *[mouse] Grønt passer. Rødt passer ikke, og du får vite hvorfor. R eller musehjulet dreier platen, et klikk legger den.
}
nivos-tip-aim = Den som legger den første platen på et nytt nivå, tar en sylinder. Den laveste stabelen vinner, så la de andre åpne nivåene.
nivos-score-cylinders = Sylindre
nivos-score-height = Høyde
nivos-no-place = { $plate }: { $parts }.
nivos-stumbles = { $why ->
    [uneven] ikke flatt { $count ->
        [one] ett sted
       *[other] { $count } steder
    }
    [on-colour] på sin egen farge { $count ->
        [one] ett sted
       *[other] { $count } steder
    }
   *[beside-colour] inntil sin egen farge { $count ->
        [one] ett sted
       *[other] { $count } steder
    }
}
