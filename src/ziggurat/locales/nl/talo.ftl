# Talo.

talo-side = { $side ->
    [e] naar het oosten
    [w] naar het westen
    [n] naar het noorden
    [s] naar het zuiden
   *[d] recht naar beneden
}
talo-bars-move = { $moving ->
    [one] één balkje zou bewegen
   *[other] { $moving } balkjes zouden bewegen
}
talo-in-hand = { $count ->
    [one] het balkje van { $first }
   *[other] het balkje van { $first } en dat van { $second }
}
talo-winners = { $count ->
    [one] Speler { $winners } heeft de hoogste pion, op hoogte { $height }, en wint.
   *[other] Spelers { $winners } hebben de hoogste pionnen, op hoogte { $height }, en delen de winst.
}

talo-prompt-start = Speler { $seat } zet de pion op een vrij vak met land.
talo-prompt-restart = De pion van speler { $seat } zit ingesloten en mag opnieuw beginnen, of blijven.
talo-prompt-roll = Speler { $seat } gooit de dobbelsteen.
talo-prompt-roll-again = In de voorraad ligt niets voor een { $rolled }; speler { $seat } gooit nog eens.
talo-prompt-take = Speler { $seat } heeft een { $rolled } gegooid en pakt een balkje van die lengte, of twee die samen zo lang zijn.
talo-prompt-build = Speler { $seat } zet { talo-in-hand } neer.
talo-prompt-holding = Speler { $seat } houdt het balkje van { $held } vast en zet dat van { $first } zo neer dat alles blijft staan.
talo-prompt-finish = Speler { $seat } mag de pion verzetten, of de beurt beëindigen.
talo-prompt-end = Speler { $seat } beëindigt de beurt.

talo-on-top = De pion van speler { $seat } staat op hoogte 10 en wint.
talo-collapsed = Het balkje van speler { $seat } is gevallen, dus speler { $seat } verliest. { talo-winners }
talo-used-up = De voorraad is op. { talo-winners }
talo-standstill = Een hele ronde lang heeft niemand een balkje neergezet. { talo-winners }

talo-unreadable = “{ $token }” is geen zet. { talo-notation }
talo-notation = Schrijf @x,y om een pion te zetten, t7 of t3+4 om balkjes te pakken, 5x@2,3,0 om er een neer te zetten (! erachter om het vast te houden), >x,y,h om de pion te verzetten, of een punt om de beurt te beëindigen.
talo-bad-pair = “{ $token }” is geen paar balkjes: schrijf het kortste eerst; samen zijn ze hooguit 10.
talo-one-is-upright = Een balkje van lengte 1 schrijf je rechtop, met z; “{ $token }” niet.
talo-too-high = Het balkje van { $length } zou boven de tiende laag uitsteken.
talo-too-far = { $length ->
    [0] Dat is te ver over de rand
   *[other] Het balkje van { $length } zou te ver over de rand steken
}: kolommen en rijen lopen van { $low } tot { $high }.

talo-start-first = Eerst komen de pionnen op het bord.
talo-restart-first = Beslis eerst of je opnieuw begint: zet de pion op vrij land, of blijf waar je bent.
talo-roll-first = Eerst wordt er gegooid.
talo-take-first = Pak eerst de balkjes voor deze worp.
talo-build-first = Zet elk balkje neer dat je hebt gepakt voordat je de beurt beëindigt.
talo-nothing-in-hand = Je hebt geen balkje in je hand; verzet de pion of beëindig de beurt.
talo-no-roll = Er wordt nu niet gegooid.
talo-no-restart = De pion komt alleen op het bord aan het begin, of voor de worp als hij ingesloten is.
talo-water = Daar is geen land.
talo-middle = Op het eiland in het midden begint geen pion.
talo-same-cell = De pion staat daar al.
talo-cell-taken = Daar past geen pion: het vak of dat erboven is bezet.
talo-taken-already = Je hebt de balkjes voor deze worp al gepakt.
talo-wrong-sum = De dobbelsteen zegt { $rolled }: pak een balkje van die lengte, of twee die samen zo lang zijn.
talo-not-in-supply = { $left ->
    [0] Er is geen balkje van lengte { $length } meer in de voorraad.
   *[other] Er zijn geen twee balkjes van lengte { $length } meer in de voorraad.
}
talo-holding-no-move = Zolang je een balkje vasthoudt, blijft de pion waar hij is.
talo-moved-already = De pion is al verzet; na het volgende balkje mag het weer.
talo-standing-still = De pion staat daar al.
talo-no-surface = Daar is geen balkje om op te staan.
talo-no-room = Daar is geen plaats voor een pion: hij heeft twee vrije vakken boven het balkje nodig.
talo-pawn-there = Een andere pion staat in de weg.
talo-no-path-up = De pion kan daar niet komen: van het bord klimt hij eerst op een vlak van hoogte 1 ernaast.
talo-no-path = De pion kan daar niet komen: elke stap blijft op dezelfde hoogte, of gaat één omhoog of omlaag.
talo-not-in-hand = Je hebt geen balkje van { $length } in je hand.
talo-hold-two = Je houdt al een balkje vast; zet het andere zo neer dat alles blijft staan.
talo-hold-single = Je kunt alleen een balkje vasthouden zolang er nog een tweede neer te zetten is.
talo-off-land = Het balkje van { $length } zou over de rand of in het water liggen; op de laagste laag liggen balkjes op land.
talo-overlap = Het balkje van { $length } zou door een ander balkje gaan.
talo-overlap-pawn = Het balkje van { $length } zou door een pion gaan.
talo-no-way-in = Het balkje van { $length } kan daar niet komen: van boven en van alle vier de kanten zitten andere balkjes in de weg.
talo-floats = Het balkje van { $length } zou nergens op rusten.
talo-hold-stands = Het balkje van { $length } staat vanzelf, vasthouden hoeft niet.
talo-hold-lost = Het balkje van { $length } zou { talo-side } vallen, waar het tweede ook komt.
talo-falls = Het balkje van { $length } zou niet blijven liggen: het zou { talo-side } vallen, en { talo-bars-move }.

# Fantasie
talo-fantasy-no-bar = Er is geen balkje met nummer { $number }.
talo-fantasy-water = Het balkje van { $length } zou op het water liggen; bouw op de eilanden.
talo-fantasy-sunk = Het balkje van { $length } zou in de grond steken.
talo-fantasy-overlap = Het balkje van { $length } zou in balkje { $other } steken.
talo-fantasy-only = De optie { $name }={ $value } heeft mode=fantasy nodig.
talo-fantasy-server = Voor Talo-Fantasy is een server nodig die elk balkje weegt, en deze pagina heeft er geen. Al het andere van Talo is er wel.

# Op de pagina. Bij een bericht M voor de terminal kunnen M-you en M-named voor de pagina horen.
talo-pitch = Bouw met balkjes die vanzelf moeten blijven staan, en klim op wat je bouwt. De eerste pion op hoogte 10 wint.
talo-prompt-start-you = Jij bent aan de beurt: zet je pion op een vrij vak met land.
talo-prompt-start-named = { $name } zet de pion op een vrij vak met land.
talo-prompt-restart-you = Je pion zit ingesloten: begin opnieuw op een vrij vak met land, of blijf.
talo-prompt-restart-named = De pion van { $name } zit ingesloten en mag opnieuw beginnen.
talo-prompt-roll-you = Jij mag gooien.
talo-prompt-roll-named = { $name } gooit de dobbelsteen.
talo-prompt-roll-again-you = In de voorraad ligt niets voor een { $rolled }; je gooit nog eens.
talo-prompt-roll-again-named = In de voorraad ligt niets voor een { $rolled }; { $name } gooit nog eens.
talo-prompt-take-you = Je hebt een { $rolled } gegooid: pak een balkje van die lengte, of twee die samen zo lang zijn.
talo-prompt-take-named = { $name } heeft een { $rolled } gegooid en pakt balkjes.
talo-prompt-build-you = Jij bent aan de beurt: zet { talo-in-hand } neer.
talo-prompt-build-named = { $name } zet { talo-in-hand } neer.
talo-prompt-holding-you = Je houdt het balkje van { $held } vast: zet dat van { $first } zo neer dat alles blijft staan.
talo-prompt-holding-named = { $name } houdt het balkje van { $held } vast en zet dat van { $first } neer.
talo-prompt-finish-you = Verzet je pion, of beëindig je beurt.
talo-prompt-finish-named = { $name } mag de pion verzetten, of de beurt beëindigen.
talo-prompt-end-you = Beëindig je beurt.
talo-prompt-end-named = { $name } beëindigt de beurt.
talo-highest = { $height ->
    [0] Geen pion is van het bord af gekomen.
   *[other] { $won ->
        [true] Jouw pion is de hoogste, op hoogte { $height }: je wint.
       *[false] Het hoogst, op hoogte { $height }: { $winner }.
    }
}
talo-on-top-you = Je pion staat op hoogte 10: je hebt gewonnen!
talo-on-top-named = De pion van { $name } staat op hoogte 10 en wint.
talo-collapsed-you = Je balkje is gevallen, dus je verliest. { talo-highest }
talo-collapsed-named = Het balkje van { $name } is gevallen, dus { $name } verliest. { talo-highest }
talo-used-up-named = De voorraad is op. { talo-highest }
talo-standstill-named = Een hele ronde lang heeft niemand een balkje neergezet. { talo-highest }
talo-board = Het bouwwerk: { $count ->
    [0] nog geen balkje.
    [one] { $count } balkje, { $height } hoog.
   *[other] { $count } balkjes, { $height } hoog.
}
talo-bar = { $length ->
    [1] het balkje van 1
   *[other] { $axis ->
        [x] het balkje van { $length }, van west naar oost
        [y] het balkje van { $length }, van zuid naar noord
       *[z] het balkje van { $length }, rechtop
    }
}
talo-spot = kolom { $column }, rij { $row }
talo-lies = { $axis ->
    [x] Liggend, van west naar oost
    [y] Liggend, van zuid naar noord
   *[z] Rechtop
}
talo-way = Hoe het balkje ligt
talo-layer = Laag { $layer }
talo-layer-short = { $layer } ↕
talo-lower = Een laag lager
talo-higher = Een laag hoger
talo-let-down = Omlaag op wat eronder is
talo-puts = pion op { $cell }
talo-moves = pion naar { $cell }, hoogte { $height }
talo-goes = Naar { $cell }, { $height ->
    [0] op het bord
   *[other] hoogte { $height }
}
talo-rolls = de dobbelsteen zegt { $face }
talo-takes = { $second ->
    [0] een { $first } pakken
   *[other] een { $first } en een { $second } pakken
}
talo-places = { $bar }, naar { $cell }, laag { $layer }
talo-holds = { $bar }, naar { $cell }, laag { $layer }, en vasthouden
talo-suggest = { $bar }, laag { $layer }{ $hold ->
    [true] , en vasthouden
   *[false] {""}
}
talo-suggest-pawn = { $height ->
    [0] pion op het bord, hier
   *[other] pion naar hoogte { $height }
}
talo-ends = beurt beëindigen
talo-turn = { $what ->
    [put] pion op het bord
    [again] pion begint opnieuw
    [up] rechtop
    [lying] liggend
    [held] vastgehouden
    [moved] pion naar hoogte { $height }
    [stays] blijft
   *[takes] pakt { $first }
}
talo-rolled = De dobbelsteen zegt { $face }.
talo-supply = Voorraad: { $count }
talo-supply-of = { $count ->
    [0] geen balkje van { $length }
    [one] één balkje van { $length }
   *[other] { $count } balkjes van { $length }
}
talo-pawns = Pionnen
talo-pawn-height = hoogte { $height }
talo-hand = In je hand
talo-take = Balkjes voor deze worp
talo-pawn = Pion
talo-place = Neerzetten
talo-hold = Vasthouden
talo-dare = Laten vallen
talo-move = Verzetten
talo-put = Zetten
talo-end-turn = Beurt beëindigen
talo-decline = Hier blijven
talo-fade = Lagen in beeld; hogere vervagen
talo-stain = Balkjes kleuren op lengte
talo-asking = …
talo-verdict-stands = { $safety ->
    [just] Het staat, maar net.
   *[well] Het staat.
}
talo-verdict-hold = Zonder hulp zou het { talo-side } vallen. Houd het vast, en zet het balkje van { $other } als tegengewicht.
talo-verdict-dare = Het zou { talo-side } vallen, en dan verlies je.
talo-cell = { $cell }, laag { $layer }
talo-cell-pawn = { $part ->
    [foot] pion van { $name }
   *[head] bovenste helft van de pion van { $name }
}
talo-cell-bar = { $bar }
talo-cell-held = { $bar }, vastgehouden
talo-cell-empty = { $under ->
    [land] vrij land
    [middle] vrij land waar geen pion begint
    [water] water
    [bar] leeg, op een balkje van { $length }
   *[air] leeg
}
talo-cell-doable = { $count ->
    [one] hier is één ding te doen
   *[other] hier zijn { $count } dingen te doen
}
talo-pawn-at = { $whose ->
    [own] Jouw pion staat op { $cell }, hoogte { $height }.
   *[other] De pion van { $name } staat op { $cell }, hoogte { $height }.
}
talo-hand-has = In de hand: { $lengths }.
talo-supply-has = In de voorraad: { $bars }.
talo-option-players = Spelers
talo-option-players-2 = twee
talo-option-players-3 = drie
talo-option-players-4 = vier
talo-option-board = Bord
talo-option-board-green = het groene
talo-option-board-islands = eilanden
talo-option-starts = De pionnen beginnen
talo-option-starts-free = waar je wilt
talo-option-starts-symmetric = in het midden van elk kwart
talo-option-collapse = Wat zou vallen
talo-option-collapse-forbid = kun je niet neerzetten
talo-option-collapse-dare = mag je wagen; wie het laat vallen, verliest
talo-rules =
    Gooi de dobbelsteen. Pak een balkje van die lengte uit de voorraad, of twee die samen zo lang zijn, en zet ze neer: liggend of rechtop, op hele vakken. Ligt er in de voorraad niets voor de worp, gooi dan opnieuw. Ligt er ook voor de derde worp niets, dan is je beurt voorbij: je bouwt niet en verzet je pion niet.

    De laagste laag ligt op land. Hogere balkjes mogen over de rand en boven het water steken. Het balkje moet er wel kunnen komen, van boven of van opzij.

    Alles moet vanzelf blijven staan. Een balkje kantelt als het midden niet wordt gedragen, tenzij een ander op het korte eind ligt of een balkje ernaast het tegenhoudt. Van twee balkjes mag je het eerste vasthouden tot het tweede ze allebei laat staan. Pionnen wegen niets.

    Je pion mag lopen voordat je balkjes neerzet, ertussendoor of erna, over hout, zoveel stappen als je wilt. Elke stap blijft op dezelfde hoogte, of gaat één omhoog of omlaag. Boven elk vlak heeft hij twee vrije vakken nodig. Van het bord klimt hij op een vlak van hoogte 1, en hij komt nooit op het bord terug.

    De eerste pion op hoogte 10 wint. Is de voorraad op, of heeft een hele ronde lang niemand een balkje neergezet, dan wint de hoogste pion.

    Een pion die zo is ingesloten dat hij nooit meer omhoog kan, mag voor de worp opnieuw op het bord beginnen.

    Hebben jullie afgesproken dat wagen mag, dan mag je een balkje loslaten dat niet zou blijven staan. Het valt met alles wat het meeneemt; wie losliet, verliest, en de hoogste van de andere pionnen wint.
talo-fantasy-rules =
    Bouw samen wat jullie willen: een huis, een dier, een brug, iets heel hoogs. Er zijn geen vakken, geen pionnen en geen tegenstanders, en niemand verliest.

    Gooi de dobbelsteen. Pak een balkje van die lengte uit de voorraad, of twee die samen zo lang zijn. Ligt er in de voorraad niets voor de worp, gooi dan opnieuw. Ligt er ook voor de derde worp niets, dan is de volgende aan de beurt.

    Een balkje mag overal komen, gedraaid zoals je wilt: liggend, rechtop of schuin. Het zakt recht naar beneden tot het iets raakt, en dan laat je het los. Heb je er twee, dan mag je het eerste vasthouden waar het is, ook in de lucht, tot het tweede op zijn plek is; dan laat je ze samen los.

    Hout weegt iets. Glijdt het balkje weg en beweegt er verder niets, dan komt het terug in je hand, en mag je het nog eens proberen. Neemt het andere mee, dan blijft alles liggen zoals het ligt. Wat in het water of van de tafel valt, doet niet meer mee.

    Het bouwwerk is ingestort als drie balkjes van eerdere beurten flink zijn verschoven, of als er een van in het water of van de tafel is gevallen. Dan is het afgelopen. Anders bouwen jullie tot de voorraad op is, of tot iedereen vindt dat het klaar is.

    Hoogte, overhang, voeten en gebruikte balkjes worden gemeten en getoond. De overhang is hoe ver het hout voorbij het dichtstbijzijnde balkje steekt dat de grond raakt; een voet is een balkje dat de grond raakt.
talo-fantasy-keys =
    1 – 9 = pak balkjes voor de worp; dan: een balkje in je hand
    ← → ↑ ↓ = schuif het balkje, met Shift een klein beetje
    R, X, Y = draai of kantel het balkje; met Shift de andere kant op
    D = draai het één graad
    A = leg het neer, zet het rechtop
    PageUp, PageDown = til het balkje op of laat het zakken
    Home = laat het boven zijn plek hangen
    G = recht en gelijk leggen, aan of uit
    O = houd het stil, om het tweede te brengen
    Enter = loslaten
    Esc = sla de val over
    K = kleur de balkjes op lengte
    Q, E, V = draai de tafel, kijk van de volgende kant
    T = kijk van boven
    + − = dichterbij, verder weg
    C = gewone kijkhoek
talo-keys =
    1 – 9 = pak balkjes voor de worp; dan: een balkje in je hand
    R, Shift + ← → = draai het balkje
    ← → ↑ ↓ = schuif het balkje, of ga naar het volgende vlak
    PageUp, PageDown = til het balkje op of laat het zakken
    B = laat het zakken op wat eronder is
    Enter = zet het neer, houd het vast, of verzet de pion
    G = laat het vallen, waar dat mag
    P = de pion in plaats van een balkje
    N = beëindig de beurt
    X = laat de hoogste lagen vervagen
    K = kleur de balkjes op lengte
    Q, E, V = draai de tafel, kijk van de volgende kant
    T = kijk van boven
    + − = dichterbij, verder weg
    C = gewone kijkhoek
talo-tip-start = { $device ->
    [touch] Tik op een vrij vak voor je pion en druk dan op Zetten.
   *[mouse] Klik op een vrij vak om je pion daar te zetten.
}
talo-tip-take = De dobbelsteen zegt hoe lang: pak een balkje van die lengte, of twee die samen zo lang zijn.
talo-tip-build = { $device ->
    [touch] Tik op de plek waar het balkje moet komen. Groen blijft staan, oranje maar net, en rood zou vallen. Druk dan op Neerzetten.
   *[mouse] Wijs aan waar het balkje moet komen. R draait het, het wiel tilt het op. Groen blijft staan, oranje maar net, rood zou vallen.
}
talo-tip-finish = Je pion mag naar elk verlicht vlak. Elke stap blijft op dezelfde hoogte, of gaat één omhoog of omlaag. De eerste op hoogte 10 wint.
talo-score-height = Hoogte
talo-decides = De pion die beslist, op hoogte { $height }.
