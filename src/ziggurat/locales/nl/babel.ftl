# Babel en babel pico.

babel-cube = { $type ->
    [0] grijs blok (geen uitstulping)
    [1] wit blok (1 uitstulping)
    [2] zwart blok (2 uitstulpingen)
    [3] beige blok (3 uitstulpingen)
   *[4] blauw blok (4 uitstulpingen)
}
babel-side = { $side ->
    [e] oosten
    [w] westen
    [n] noorden
   *[s] zuiden
}
babel-place = { $cell ->
    [a1] zuidwesten
    [b1] zuidoosten
    [a2] noordwesten
   *[b2] noordoosten
}
babel-towards = { $side ->
    [d] aan de onderkant
    [e] bij het blok in het oosten
    [w] bij het blok in het westen
    [n] bij het blok in het noorden
   *[s] bij het blok in het zuiden
}

babel-prompt = Speler { $seat } zet een blok op laag { $level }.
babel-stuck = Speler { $seat } kan geen blok meer zetten en verliest.
babel-tower-last = De toren is klaar; speler 1 kan geen blok meer zetten, dus speler 2 wint.
babel-tower-draw = De toren is klaar; jullie winnen samen.

babel-unreadable = “{ $token }” is geen zet. { babel-notation }
babel-notation = Schrijf het vak (a1, b1, a2 of b2), dan een letter voor elke uitstulping in de volgorde e of w, n of s, u, d, of “-” als er geen is.
babel-outer = Een uitstulping naar het { babel-side } zou daar uit de toren steken.
babel-no-such-cube = Er is geen blok met { $count } uitstulpingen precies op deze zijden.
babel-taken = Daar staat al een blok.
babel-diagonal = Het tweede blok komt naast het eerste, niet schuin ertegenover.
babel-not-in-hand = Je hebt geen { babel-cube } meer.
babel-table = Op laag 1 moet de onderkant een instulping hebben: de tafel is vlak.
babel-hollow = Dit blok zou { babel-towards } een holte laten: allebei de zijden hebben een instulping.
babel-clash = Dit blok past { babel-towards } niet: allebei de zijden hebben een uitstulping.

babel-theorem = Speler { $seat } wint Babel bij perfect spel, in { $distance } zetten (alle { $positions } stellingen opgelost; wie wint zo snel, wie verliest zo langzaam mogelijk).
babel-theorem-draw = Babel is bij perfect spel een gedeelde winst (alle { $positions } stellingen opgelost).

# Op de pagina. Bij een bericht M voor de terminal kunnen M-you en M-named voor de pagina horen.
babel-pitch = Eén toren, twee bouwers. Een uitstulping hoort in een instulping; wie geen passend blok meer heeft, verliest.
babel-also = Ook voor babel pico: hetzelfde spel met kleinere blokken.
babel-prompt-you = Jij bent aan de beurt: zet een blok op laag { $level }.
babel-prompt-named = { $name } zet een blok op laag { $level }.
babel-stuck-you = Geen van je blokken past nog, dus je verliest: { $winner } wint.
babel-stuck-named = { $name } heeft geen blok meer dat past en verliest.
babel-tower-last-named = De toren is klaar, en wie begon kan geen blok meer zetten.
babel-board = De toren: { $placed ->
    [0] leeg
    [one] { $placed } blok
   *[other] { $placed } blokken
}, nu op laag { $level }.
babel-level = Laag { $level }
babel-hand = { $whose ->
    [own] Jouw blokken
   *[other] Blokken: { $name }
}
babel-rival = { $whose ->
    [own] Jij hebt:
   *[other] { $name } heeft:
}
babel-turns = { $count ->
    [one] Eén manier om het te draaien
   *[other] { $count } manieren om het te draaien
}
babel-colour = { $type ->
    [0] grijs
    [1] wit
    [2] zwart
    [3] beige
   *[4] blauw
}
babel-face = { $side ->
    [e] oost
    [w] west
    [n] noord
    [s] zuid
    [u] boven
   *[d] onder
}
babel-none = geen
babel-described = { babel-colour } blok, { $count ->
    [0] geen uitstulping
    [one] uitstulping { $faces }
   *[other] uitstulpingen { $faces }
}
babel-held = { $count } × { babel-colour }
babel-hand-of = { $whose ->
    [own] Jij hebt: { $cubes }.
   *[other] { $name } heeft: { $cubes }.
}
babel-none-left = geen blokken
babel-action = { $cube }, in het { babel-place }
babel-brief = { babel-place }
babel-cell-cube = { babel-place }, laag { $level }, { $cube }
babel-cell-empty = { babel-place }, laag { $level }, leeg, { $under ->
    [table] op de tafel
    [bulge] een uitstulping eronder
    [indent] een instulping eronder
   *[empty] nog niets eronder
}{ $count ->
    [0] {""}
    [one] , er past één blok
   *[other] , { $count } manieren om een blok te zetten
}
babel-option-full-tower = Een volledige toren
babel-option-full-tower-last = is winst voor de tweede bouwer
babel-option-full-tower-draw = is een gedeelde winst
babel-openings = De eerste zet
babel-openings-more = Eén kaart voor elke manier om te beginnen; wat gedraaid of gespiegeld hetzelfde is, telt één keer. Druk op een kaart om van daar verder te gaan.
babel-alike = { $count ->
    [one] één manier
   *[other] { $count } manieren, allemaal gelijk
}
babel-levels = De stellingen van elke laag
babel-levels-more = Naar het aantal blokken; wat gedraaid of gespiegeld hetzelfde is, telt één keer. Gewonnen en verloren gelden voor wie aan zet is; afgelopen hoort bij verloren. In de balken, van links: gewonnen (gevuld), gedeeld (gestippeld), verloren (gestreept), afgelopen (effen).
babel-level-positions = Laag { $level }: { $positions } stellingen
babel-all-levels = Alles samen
babel-ply = Blokken
babel-positions = Stellingen
babel-won = Gewonnen
babel-drawn = Gedeeld
babel-lost = Verloren
babel-ended = Afgelopen
babel-distances = Hoe ver het einde is
babel-distances-more = Hoeveel stellingen er zijn op elke afstand van het einde, bij perfect spel van allebei.
babel-distance = Zetten
babel-keys =
    0 – 4 = pak een blok met dat nummer
    R, ← → = draai het blok
    ↑ ↓ = een ander vak
    Enter = zet het neer
    X = lagen uit elkaar
    Q, E, V = draai de tafel, kijk van de volgende kant
    T, U = kijk van boven, van onderen
    + − = dichterbij, verder weg
    C = gewone kijkhoek
babel-tip-take = { $device ->
    [touch] Tik hieronder op een blok van jou: de plekken waar het past, lichten op.
   *[mouse] Klik hieronder op een blok van jou: de plekken waar het past, lichten op.
}
babel-tip-place = { $device ->
    [touch] Tik op een verlichte plek, kies een plaatje om het blok te draaien en druk op Zetten.
   *[mouse] Wijs een verlichte plek aan. R of het wiel draait het blok, een klik zet het neer.
}
babel-tip-aim = Zorg dat de ander geen blok meer kan zetten.
babel-rules =
    Samen bouwen jullie één toren, laag voor laag, vier blokken per laag, zes lagen hoog. Om de beurt zet je een blok uit je eigen hand op een vrij vak van de laag waar jullie bezig zijn.

    Elke zijde van een blok heeft een uitstulping of een instulping. Waar twee blokken elkaar raken, naast elkaar of op elkaar, moet de ene zijde een uitstulping hebben en de andere een instulping.

    De buitenkant van de toren blijft vlak: de buitenzijden hebben een instulping, en de onderkant van laag 1 ook. Aan de kant van een vrij vak, en aan de bovenkant, mag het allebei.

    Op laag 1 komt het tweede blok naast het eerste, niet schuin ertegenover. Daarna mag elk vrij vak van de laag.

    Elke bouwer heeft drie grijze blokken (0 uitstulpingen), drie witte (1), één zwart (2), drie beige (3) en twee blauwe (4). Het nummer zegt hoeveel uitstulpingen een blok heeft.

    Wie geen blok meer kan zetten, verliest.
babel-needs = { $face ->
    [bulge] een uitstulping
   *[indent] een instulping
} { $side ->
    [d] aan de onderkant
    [e] aan de oostkant
    [w] aan de westkant
    [n] aan de noordkant
   *[s] aan de zuidkant
}
babel-cube-needs = In het { babel-place } is een blok nodig met { $needs }.
babel-none-turns-so = Geen van de blokken die over zijn, kun je zo draaien.
babel-score-placed = Geplaatste blokken
babel-score-left = Blokken over
