# Bubblee Pop.

bubbles-colour = { $bubble ->
    [R] rode
    [P] paarse
    [Y] gele
    [B] blauwe
    [G] groene
   *[K] zwarte
}
bubbles-colour-name = { $bubble ->
    [R] rood
    [P] paars
    [Y] geel
    [B] blauw
    [G] groen
   *[K] zwart
}

bubbles-prompt-draw = Voor speler { $seat } komt een bubbel uit de zak.
bubbles-prompt-place = Speler { $seat } legt de { bubbles-colour } bubbel op een lege plek in de hemel.
bubbles-prompt-swap = Speler { $seat } mag twee buren in de hemel wisselen; typ een punt om de hemel zo te laten.
bubbles-prompt-drop = Speler { $seat } kiest twee buren in de hemel; ze vallen allebei op de eigen planeet.
bubbles-prompt-send = Speler { $seat } mag bubbels van de lijn naar de andere planeet sturen; typ een punt om te stoppen.
bubbles-prompt-powers = { $whose ->
    [own] Speler { $seat } mag een kracht gebruiken ({ $powers }); typ een punt om over te slaan.
   *[other] Speler { $other } is aan de beurt, maar speler { $seat } heeft krachten ({ $powers }) en beslist eerst; typ een punt om over te slaan.
}

bubbles-cleared = Op de andere planeet liggen alleen nog zwarte bubbels: de missie is volbracht.
bubbles-burst = Alle kolommen van de planeet van speler { $other } zijn vol en er komt nog een bubbel: speler { $seat } wint.
bubbles-stuck = Speler { $seat } kan geen twee bubbels meer laten vallen en verliest.
bubbles-stuck-solo = Er kunnen geen twee bubbels meer vallen, dus de missie is verloren.
bubbles-no-refill = De zak kan de hemel niet meer vullen. Speler 1 heeft { $one ->
    [one] { $one } bubbel
   *[other] { $one } bubbels
}, speler 2 heeft er { $two }: speler { $seat } wint.
bubbles-shared = De zak kan de hemel niet meer vullen. Allebei hebben ze { $one ->
    [one] { $one } bubbel
   *[other] { $one } bubbels
} en delen ze de winst.
bubbles-no-refill-solo = De zak kan de hemel niet meer vullen: de missie is verloren.

bubbles-unreadable = “{ $token }” is geen zet. { bubbles-notation }
bubbles-notation = Voorbeelden: =c5 legt, c5~d5 wisselt, c5+d5 laat vallen, R:a8~b8 gebruikt een kracht, >c3 stuurt, een punt past.
bubbles-order = De twee plekken schrijf je op volgorde van kolom, dan van rij: { $token }.
bubbles-not-sky = Allebei de bubbels moeten in de hemel liggen, in rij 5 en 6.
bubbles-not-adjacent = Deze twee zijn geen buren in een rij of een kolom.

bubbles-draw-first = Eerst komt er een bubbel uit de zak.
bubbles-place-first = Leg eerst de { bubbles-colour } bubbel uit de zak op een lege plek in de hemel.
bubbles-swap-first = Eerst de hemel: wissel twee buren, of laat hem zoals hij is.
bubbles-drop-first = { $kind ->
    [swap] Je wisselt één keer per beurt; nu moeten er twee bubbels vallen.
   *[other] Nu moeten er twee bubbels vallen; iets anders kan nu niet.
}
bubbles-send-first = Eerst sturen: kies een bubbel van de lijn, of stop hier.
bubbles-powers-first = Eerst de krachten: gebruik er een, of sla ze over.
bubbles-send-solo = Bubbels van lijnen stuur je alleen in missies, niet in een duel.
bubbles-powers-off = Dit potje speel je zonder krachten.

bubbles-not-in-bag = Er is geen { bubbles-colour } bubbel meer in de zak.
bubbles-sky-taken = Daar ligt al een bubbel; leg die uit de zak op een lege plek in de hemel.
bubbles-must-swap = Uit deze hemel kunnen geen twee bubbels vallen; eerst moet je wisselen.
bubbles-same-colour = Ze hebben dezelfde kleur: er zou niets veranderen.
bubbles-swap-stuck = Na deze wissel zouden er geen twee bubbels kunnen vallen.
bubbles-out-of-reach = Deze twee zijn te ver weg: minstens één moet van jouw kant van de hemel komen.
bubbles-too-high = Als deze twee vallen, blijven er meer dan vier bubbels in een kolom.

bubbles-sent-already = Die bubbel is al gestuurd.
bubbles-nothing-there = Daar ligt geen bubbel.
bubbles-not-in-line = Die bubbel hoort niet bij een lijn; je stuurt alleen bubbels van een lijn.
bubbles-column-full = Deze kolom van de andere planeet is vol.
bubbles-sent-enough = Deze groep heeft zoveel bubbels gestuurd als mag.

bubbles-power-not-held = Er is nu geen { bubbles-colour } kracht te gebruiken.
bubbles-red-other = Rood wisselt bubbels op de andere planeet, niet op die van jou.
bubbles-green-own = Groen wisselt bubbels op je eigen planeet, niet op de andere.
bubbles-exchange-empty = Voor een wissel zijn twee bubbels nodig; een van deze plekken is leeg.
bubbles-purple-own = Paars stuurt een bubbel van je eigen planeet.
bubbles-yellow-own = Geel maakt een punt van een bubbel op je eigen planeet.
bubbles-not-free = Die bubbel is niet vrij: er ligt een andere op.
bubbles-blue-row = Blauw neemt een bubbel van de andere kant van de hemel.

bubbles-letter = “{ $letter }” is geen letter voor { $option }; de letters zijn: { $known }.
bubbles-length = { $option } moet { $length } letters hebben; het zijn er { $count }.
bubbles-sky-two = In de hemel van een duel liggen er twee van elke kleur behalve zwart; { bubbles-colour-name }: { $count ->
    [0] geen.
    [one] maar één.
   *[other] { $count }.
}
bubbles-sky-adjacent = De twee { bubbles-colour } bubbels op { $one } en { $other } raken elkaar; in de hemel van een duel mogen twee van één kleur dat niet, ook niet schuin.
bubbles-solo-first = Een missie speel je alleen; er is geen eerste plaats te kiezen.
bubbles-numbered-alone = Een genummerde missie heeft een eigen hemel en planeet; { $option } hoort bij een missie van jezelf.
bubbles-planet-floating = De bubbel op { $cell } zweeft: er ligt niets onder.
bubbles-planet-line = De planeet heeft al een lijn van { bubbles-colour } bubbels.
bubbles-planet-done = De planeet heeft geen gekleurde bubbel, dus er zou niets te doen zijn.
bubbles-too-many = Er zijn maar { $most } { bubbles-colour } bubbels; planeten, hemel en zak zouden er { $count } nodig hebben.

bubbles-mission-face = Een gat in het midden
bubbles-mission-shaft = De schacht in
bubbles-mission-third = De derde
bubbles-mission-valley = Het dal
bubbles-mission-gap = Eén tussen twee
bubbles-mission-raised = Op een zwarte vloer
bubbles-mission-garden = Een tuin op de rots
bubbles-mission-sealed = Verzegeld
bubbles-mission-blocks = Twee blokken
bubbles-mission-shared-gap = Eén gat voor twee
bubbles-mission-two-floors = Twee verdiepingen
bubbles-mission-blocks-wall = Een muur ertussen
bubbles-mission-alone = Alleen in het midden
bubbles-mission-stairs = De een na de ander
bubbles-mission-three-floors = Drie verdiepingen
bubbles-mission-floors4 = Vier verdiepingen
bubbles-mission-chimneys = Twee schoorstenen
bubbles-mission-pull-extra = De een trekt, de ander blijft
bubbles-mission-bridges-mix = Vier oevers
bubbles-mission-pyramid = De piramide

# Op de pagina. Bij een bericht M voor de terminal kunnen M-you en M-named voor de pagina horen.
bubbles-pitch = Twee planeten delen één hemel. Laat telkens twee bubbels vallen, leg er drie van dezelfde kleur op een lijn en gebruik hun kracht.
bubbles-prompt-place-you = Jij bent aan de beurt: leg de { bubbles-colour } bubbel op een lege plek in de hemel.
bubbles-prompt-place-named = { $name } legt de { bubbles-colour } bubbel op een lege plek in de hemel.
bubbles-prompt-swap-you = Jij bent aan de beurt: wissel twee buren in de hemel, of laat hem zoals hij is.
bubbles-prompt-swap-named = { $name } mag twee buren in de hemel wisselen.
bubbles-prompt-drop-you = Jij bent aan de beurt: kies twee buren in de hemel; ze vallen allebei op je planeet.
bubbles-prompt-drop-named = { $name } kiest twee buren in de hemel; ze vallen allebei.
bubbles-prompt-send-you = Jij bent aan de beurt: stuur bubbels van je lijn naar de overkant, of stop hier.
bubbles-prompt-send-named = { $name } mag bubbels van de lijn naar de andere planeet sturen.
bubbles-prompt-powers-you = { $whose ->
    [own] Jij bent aan de beurt: gebruik een kracht, of sla die over.
   *[other] Voordat het verdergaat, beslis jij: gebruik een kracht, of sla die over.
}
bubbles-prompt-powers-named = { $name } mag een kracht gebruiken.
bubbles-cleared-named = Op de andere planeet liggen alleen nog zwarte bubbels: de missie is volbracht.
bubbles-burst-you = De andere planeet is vol en er komt nog een bubbel: je wint.
bubbles-burst-named = Eén planeet is vol en er komt nog een bubbel: { $winner } wint.
bubbles-stuck-you = Je kunt geen twee bubbels meer laten vallen en verliest: { $winner } wint.
bubbles-stuck-named = { $name } kan geen twee bubbels meer laten vallen en verliest.
bubbles-no-refill-you = De zak kan de hemel niet meer vullen. Het is { $one } tegen { $two }: je wint.
bubbles-no-refill-named = De zak kan de hemel niet meer vullen. Het is { $one } tegen { $two }: { $winner } wint.
bubbles-board = Het bord van Bubblee Pop. { $phase ->
    [place] Er gaat een bubbel de hemel in.
    [swap] De hemel mag veranderen.
    [drop] Er gaan twee bubbels vallen.
    [send] Er mogen bubbels naar de overkant.
    [powers] Er zijn krachten te gebruiken.
   *[other] {""}
}
bubbles-sky = De hemel
bubbles-planet = { $whose ->
    [own] Jouw planeet
   *[other] Planeet: { $name }
}
bubbles-other-planet = De andere planeet
bubbles-mission = Missie
bubbles-bag = In de zak
bubbles-powers = Krachten
bubbles-none = geen
bubbles-score = { $count ->
    [one] { $count } bubbel gescoord
   *[other] { $count } bubbels gescoord
}
bubbles-holds = { $whose ->
    [own] Jij: { bubbles-score }; krachten: { $powers }.
   *[other] { $name }: { bubbles-score }; krachten: { $powers }.
}
bubbles-in-bag = In de zak: { $bubbles }.
bubbles-drawn = Uit de zak: { $colour }.
bubbles-power = { $bubble ->
    [R] Rood: wissel twee buren op de andere planeet.
    [G] Groen: wissel twee buren op je eigen planeet.
    [P] Paars: stuur een vrije bubbel van jou naar de andere planeet.
    [B] Blauw: laat een bubbel van de andere kant van de hemel op de andere planeet vallen.
   *[Y] Geel: maak een punt van een vrije bubbel op je planeet.
}
bubbles-how = { $phase ->
    [place] Tik op een lege plek in de hemel.
    [swap] { $held ->
        [true] Nu de buur.
       *[false] Sleep een bubbel naar de buur, of tik op allebei.
    }
    [drop] { $held ->
        [true] Nu de buur.
       *[false] Tik op twee buren; ze vallen allebei op je planeet.
    }
    [send] Tik op een bubbel die gloeit om hem naar de overkant te sturen.
   *[powers] { $power ->
        [none] Kies een kracht.
        [B] Tik in de hemel op een bubbel die gloeit.
        [P] Tik op je planeet op een bubbel die gloeit.
        [Y] Tik op je planeet op een bubbel die gloeit.
       *[other] { $held ->
            [true] Nu de buur.
           *[false] Tik op twee buren die gloeien.
        }
    }
}
bubbles-act = { $doing ->
    [place] Hier leggen
    [swap] Wisselen
    [drop] Laten vallen
    [send] Sturen
   *[power] Gebruiken
}
bubbles-pass-now = { $phase ->
    [swap] Hemel zo laten
    [send] Genoeg
   *[powers] Overslaan
}
bubbles-foreseen = { $what ->
    [both] Haalt { $out ->
        [one] één bubbel
       *[other] { $out } bubbels
    } van de andere planeet en levert { $points ->
        [one] één punt op.
       *[other] { $points } punten op.
    }
    [out] Haalt { $out ->
        [one] één bubbel
       *[other] { $out } bubbels
    } van de andere planeet.
    [points] Levert { $points ->
        [one] één punt op.
       *[other] { $points } punten op.
    }
    [line] Maakt een lijn: daarvan mag je bubbels sturen.
   *[nothing] Er knapt niets.
}
bubbles-foreseen-chain = Een kettingreactie van { $count }.
bubbles-foreseen-powers = Geeft een kracht: { $powers }.
bubbles-foreseen-end = Dan is het potje afgelopen.
bubbles-done = { $kind ->
    [draw] uit de zak: { $colour }
    [place] naar { $one }
    [swap] { $one } en { $other } gewisseld
    [drop] { $one } en { $other } vallen
    [send] { $one } naar de overkant
    [power] { $count ->
        [one] kracht van { $colour }: { $one }
       *[other] kracht van { $colour }: { $one } en { $other }
    }
   *[pass] past
}
bubbles-offer = { $kind ->
    [swap] Wissel { $taking }
    [drop] Laat vallen: { $taking }
    [send] Stuur { $taking }
   *[power] Kracht van { $colour }: { $taking }
}
bubbles-brief = { $kind ->
    [draw] getrokken
    [place] gelegd
    [swap] wissel
    [drop] laat vallen
    [send] { $count ->
        [one] stuurt er één
       *[other] stuurt er { $count }
    }
    [power] kracht
   *[pass] past
}
bubbles-suggest = { $kind ->
    [place] leg { $one } in de hemel, hier
    [swap] wissel { $one } en { $other }
    [drop] laat { $one } en { $other } vallen
    [send] stuur { $one } naar de overkant
   *[power] { $count ->
        [one] kracht van { $colour }: { $one }
       *[other] kracht van { $colour }: { $one } en { $other }
    }
}
bubbles-cell = { $cell }, { $colour ->
    [none] leeg
   *[other] { $colour }
}{ $count ->
    [0] {""}
    [one] , hier is één ding te doen
   *[other] , hier zijn { $count } dingen te doen
}
bubbles-option-blacks = Zwarte bubbels aan het begin
bubbles-option-powers = Krachten
bubbles-option-powers-on = ja
bubbles-option-powers-off = nee, voor een eerste keer
bubbles-option-reach = Bubbels vallen
bubbles-option-reach-any = van overal in de hemel
bubbles-option-reach-near = minstens één van je eigen kant
bubbles-option-sky = De eerste hemel
bubbles-option-sky-help = Tien letters, rij 5 van a tot e, dan rij 6: twee keer R rood, P paars, Y geel, B blauw, G groen, nooit naast de eigen kleur. Leeg: de hemel wordt geloot.
bubbles-option-planet = Een missie van jezelf
bubbles-option-planet-help = Voor één speler: de andere planeet in twintig letters, de vier rijen van de hemel tot de grond, elk van a tot e; K is zwart, een punt is leeg. Geen bubbel mag zweven, geen lijn mag klaar liggen, en minstens één bubbel heeft een kleur. De eerste hemel is dan die van de missies, of tien letters naar keuze, ook K. Leeg: een duel.
bubbles-option-first = Wie begint
bubbles-option-first-1 = plaats 1
bubbles-option-first-2 = plaats 2
bubbles-sky-missing = { $missing ->
    [0] Twee van één kleur mogen elkaar niet raken, ook niet schuin.
    [one] Eén plek is nog leeg. Tot die gevuld is, beslist het toeval over de hemel.
    [10] Het toeval beslist over de hemel, tenzij je alle tien de plekken vult: twee van elke kleur.
   *[other] { $missing } plekken zijn nog leeg. Tot die gevuld zijn, beslist het toeval over de hemel.
}
bubbles-editor = Een missie van jezelf
bubbles-editor-words = Kies een bubbel en tik op een plek: hij valt op de grond of op de bubbels eronder. De missie is volbracht als er geen gekleurde bubbel meer ligt. Niemand heeft nagekeken of die van jou te doen is.
bubbles-editor-choose = De bubbel om neer te leggen
bubbles-editor-empty = leeg
bubbles-editor-planet = De planeet
bubbles-editor-clear = Planeet leegmaken
bubbles-editor-share = Stuur deze link, en anderen kunnen jouw missie spelen.
bubbles-missions = Twintig missies
bubbles-missions-more = Een spel voor jou alleen. Maak lijnen op je planeet, stuur hun bubbels naar de overkant en haal alles behalve zwart van de andere planeet. Lukt het, dan krijg je één ster; twee bij { $steady } beurten of minder, drie bij { $brisk }.
bubbles-missions-done = { $done } van { $count } volbracht op dit apparaat.
bubbles-stars = { $stars ->
    [0] { $next ->
        [true] de volgende
       *[false] nog niet gelukt
    }
   *[other] gelukt in { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    }, { $stars ->
        [one] één ster
       *[other] { $stars } sterren
    }
}
bubbles-duel = Liever een duel
bubbles-rules =
    Twee planeten, met een hemel van tien bubbels ertussen. Als de hemel gaten heeft, vul je die eerst: elke bubbel uit de zak leg je waar je wilt.

    Dan mag je twee buren in de hemel wisselen, één keer. Dan kies je twee buren die op je planeet vallen, elk in zijn kolom. In een kolom mogen nooit meer dan vier bubbels blijven.

    Drie of meer van dezelfde kleur in een rij of een kolom zijn een lijn. Die knapt, samen met de bubbels van die kleur die eraan vastzitten; elke bubbel is één punt. Wat erboven lag, valt, en kan nieuwe lijnen maken. Zwarte bubbels maken er geen.

    Elke groep die knapt, geeft de kracht van zijn kleur: gebruik die meteen, of sla die over. Rood wisselt twee buren op de andere planeet, groen op die van jou. Paars stuurt een vrije bubbel van jou naar de overkant, blauw laat daar een bubbel van de andere kant van de hemel vallen; is de andere planeet vol, dan win je. Geel maakt een punt van een vrije bubbel van jou.

    Het potje is afgelopen als de zak de hemel niet kan vullen: wie de meeste punten heeft, wint. Wie geen twee bubbels kan laten vallen, verliest meteen.

    Een missie speel je alleen: van een lijn mag je bubbels naar de andere planeet sturen, één van een lijn van drie, twee van een langere. Lijnen daar verdwijnen; haal er alles behalve zwart vanaf.
bubbles-keys =
    Tab = naar de knoppen onder het bord
    Esc = een bubbel loslaten
    elke toets = de animatie overslaan
    Enter = doen wat gekozen is
bubbles-tip-swap = { $device ->
    [touch] Eerst de hemel: tik op twee buren en druk op Wisselen, of laat de hemel zoals hij is.
   *[mouse] Eerst de hemel: sleep een bubbel naar zijn buur om ze te wisselen, of laat de hemel zoals hij is.
}
bubbles-tip-drop = { $device ->
    [touch] Tik nu op twee buren en druk op Laten vallen: ze vallen allebei op je planeet. Drie van dezelfde kleur op een lijn knappen.
   *[mouse] Klik nu op twee buren: ze vallen allebei op je planeet. Drie van dezelfde kleur op een lijn knappen.
}
bubbles-tip-place = De hemel heeft gaten: elke bubbel uit de zak leg je waar je wilt. Leg hem waar je er straks iets aan hebt.
bubbles-tip-powers = Je hebt een kracht gewonnen. Gebruik hem nu of sla hem over; de kleur zegt wat hij doet.
bubbles-tip-send = Je lijn mag bubbels naar de andere planeet sturen. Kies er een die daar een lijn afmaakt.
bubbles-option-mission-1 = { bubbles-mission-face }
bubbles-option-mission-2 = { bubbles-mission-shaft }
bubbles-option-mission-3 = { bubbles-mission-third }
bubbles-option-mission-4 = { bubbles-mission-valley }
bubbles-option-mission-5 = { bubbles-mission-gap }
bubbles-option-mission-6 = { bubbles-mission-raised }
bubbles-option-mission-7 = { bubbles-mission-garden }
bubbles-option-mission-8 = { bubbles-mission-sealed }
bubbles-option-mission-9 = { bubbles-mission-blocks }
bubbles-option-mission-10 = { bubbles-mission-shared-gap }
bubbles-option-mission-11 = { bubbles-mission-two-floors }
bubbles-option-mission-12 = { bubbles-mission-blocks-wall }
bubbles-option-mission-13 = { bubbles-mission-alone }
bubbles-option-mission-14 = { bubbles-mission-stairs }
bubbles-option-mission-15 = { bubbles-mission-three-floors }
bubbles-option-mission-16 = { bubbles-mission-floors4 }
bubbles-option-mission-17 = { bubbles-mission-chimneys }
bubbles-option-mission-18 = { bubbles-mission-pull-extra }
bubbles-option-mission-19 = { bubbles-mission-bridges-mix }
bubbles-option-mission-20 = { bubbles-mission-pyramid }
bubbles-no-swap-helps = Geen wissel in de hemel verandert daar iets aan.
bubbles-gaps = De hemel heeft { $gaps ->
    [one] één gat
   *[other] { $gaps } gaten
}, en in de zak { $left ->
    [0] zit niets meer.
    [one] zit nog maar één bubbel.
   *[other] zitten nog maar { $left } bubbels.
}
bubbles-columns-full = Alle vijf de kolommen zijn vol: voor nog een bubbel is geen plaats.
bubbles-score-bubbles = Bubbels
bubbles-score-turns = Beurten
bubbles-score-left = Gekleurde bubbels over
bubbles-mission-named = { $number }. { $title }
bubbles-chain = Kettingreactie van { $count }
