# Talo.

talo-side = { $side ->
    [e] mot øst
    [w] mot vest
    [n] mot nord
    [s] mot sør
   *[d] rett ned
}
talo-bars-move = { $moving ->
    [one] én bjelke ville flytte på seg
   *[other] { $moving } bjelker ville flytte på seg
}
talo-in-hand = { $count ->
    [one] { $first }-eren
   *[other] { $first }-eren og { $second }-eren
}
talo-winners = { $count ->
    [one] Plass { $winners } har den høyeste brikken, i høyde { $height }, og vinner.
   *[other] Plassene { $winners } har de høyeste brikkene, i høyde { $height }, og deler seieren.
}

talo-prompt-start = Plass { $seat } setter brikken på et ledig felt på land.
talo-prompt-restart = Plass { $seat } er murt inne og kan begynne på nytt med brikken, eller la være.
talo-prompt-roll = Plass { $seat } kaster terningen.
talo-prompt-roll-again = Forrådet har ingenting som passer til { $rolled }. Plass { $seat } kaster en gang til.
talo-prompt-take = Plass { $seat } har kastet { $rolled } og tar én bjelke med den lengden, eller to som er like lange til sammen.
talo-prompt-build = Plass { $seat } legger { talo-in-hand }.
talo-prompt-holding = Plass { $seat } holder { $held }-eren og legger { $first }-eren slik at alt står.
talo-prompt-finish = Plass { $seat } kan flytte brikken eller avslutte turen.
talo-prompt-end = Plass { $seat } avslutter turen.

talo-on-top = Brikken til plass { $seat } står i høyde 10 og vinner.
talo-collapsed = Bjelken til plass { $seat } har falt, så plass { $seat } taper. { talo-winners }
talo-used-up = Forrådet er brukt opp. { talo-winners }
talo-standstill = Ingen har lagt en bjelke på en hel runde. { talo-winners }

talo-unreadable = «{ $token }» er ikke et trekk. { talo-notation }
talo-notation = Skriv @x,y for å sette en brikke, t7 eller t3+4 for å ta bjelker, 5x@2,3,0 for å legge en (med ! bak for å holde den), >x,y,h for å flytte brikken, eller et punktum for å avslutte turen.
talo-bad-pair = «{ $token }» er ikke et par bjelker: skriv den korteste først. Til sammen er de høyst 10.
talo-one-is-upright = En bjelke med lengde 1 skrives stående, med z. Det er ikke «{ $token }».
talo-too-high = { $length }-eren ville stikke opp over det tiende laget.
talo-too-far = { $length ->
    [0] Det er for langt utenfor kanten
   *[other] { $length }-eren ville stikke for langt utenfor kanten
}: kolonner og rader går fra { $low } til { $high }.

talo-start-first = Først skal brikkene på brettet.
talo-restart-first = Bestem deg først for om du vil begynne på nytt: sett brikken på ledig land, eller bli der du er.
talo-roll-first = Først skal terningen kastes.
talo-take-first = Ta bjelkene for kastet først.
talo-build-first = Legg alle bjelkene du har tatt, før du avslutter turen.
talo-nothing-in-hand = Du har ingen bjelke på hånden. Flytt brikken, eller avslutt turen.
talo-no-roll = Nå skal ikke terningen kastes.
talo-no-restart = Brikken settes på brettet bare ved starten, eller før kastet når den er murt inne.
talo-water = Der er det ikke land.
talo-middle = Ingen brikke begynner på øya i midten.
talo-same-cell = Brikken står der allerede.
talo-cell-taken = Der er det ikke plass til en brikke: feltet eller det over er opptatt.
talo-taken-already = Du har allerede tatt bjelkene for dette kastet.
talo-wrong-sum = Kastet er { $rolled }: ta én bjelke med den lengden, eller to som er like lange til sammen.
talo-not-in-supply = { $left ->
    [0] Det er ingen bjelke med lengde { $length } igjen i forrådet.
   *[other] Det er ikke to bjelker med lengde { $length } igjen i forrådet.
}
talo-holding-no-move = Så lenge du holder en bjelke, blir brikken der den er.
talo-moved-already = Brikken er allerede flyttet. Den kan flyttes igjen etter neste bjelke.
talo-standing-still = Brikken står der allerede.
talo-no-surface = Der er det ingen bjelke å stå på.
talo-no-room = Der er det ikke plass til en brikke: den trenger to ledige felt over bjelken.
talo-pawn-there = En annen brikke står i veien.
talo-no-path-up = Brikken kommer ikke dit: fra brettet klatrer den først opp på en flate i høyde 1 ved siden av seg.
talo-no-path = Brikken kommer ikke dit: hvert skritt er bortover, eller ett opp eller ned.
talo-not-in-hand = Du har ingen { $length }-er på hånden.
talo-hold-two = Du holder allerede en bjelke. Legg den andre slik at alt står.
talo-hold-single = Du kan bare holde en bjelke når du har en til å legge.
talo-off-land = { $length }-eren ville ligge utenfor kanten eller i vannet. Nederst ligger bjelkene på land.
talo-overlap = { $length }-eren ville gå gjennom en annen bjelke.
talo-overlap-pawn = { $length }-eren ville gå gjennom en brikke.
talo-no-way-in = { $length }-eren kan ikke føres inn dit: andre bjelker er i veien ovenfra og fra alle fire sider.
talo-floats = { $length }-eren ville ikke ha noe å hvile på.
talo-hold-stands = { $length }-eren står av seg selv, så den trenger ikke å holdes.
talo-hold-lost = { $length }-eren ville falle { talo-side }, uansett hvor den andre bjelken legges.
talo-falls = { $length }-eren ville ikke bli stående: den ville falle { talo-side }, og { talo-bars-move }.

# Fantasy
talo-fantasy-no-bar = Det finnes ingen bjelke med nummer { $number }.
talo-fantasy-water = { $length }-eren ville ligge på vannet. Bygg på øyene.
talo-fantasy-sunk = { $length }-eren ville stikke ned i bakken.
talo-fantasy-overlap = { $length }-eren ville stikke inn i bjelke { $other }.
talo-fantasy-only = Valget { $name }={ $value } trenger mode=fantasy.

# På siden. En melding M for terminalen kan ha M-you og M-named for siden.
talo-fantasy-server = I Talo-Fantasy sjekker en server hver bjelke, og denne siden har ingen server. Alt annet i Talo er her.
talo-pitch = Bygg med bjelker som må stå av seg selv, og klatre på det dere bygger. Den første brikken i høyde 10 vinner.
talo-prompt-start-you = Din tur: sett brikken din på et ledig felt på land.
talo-prompt-start-named = { $name } setter brikken på et ledig felt på land.
talo-prompt-restart-you = Brikken din er murt inne: sett den på et ledig felt på land, eller la den stå.
talo-prompt-restart-named = { $name } er murt inne og kan begynne på nytt med brikken.
talo-prompt-roll-you = Du kaster terningen.
talo-prompt-roll-named = { $name } kaster terningen.
talo-prompt-roll-again-you = Forrådet har ingenting som passer til { $rolled }. Du kaster en gang til.
talo-prompt-roll-again-named = Forrådet har ingenting som passer til { $rolled }. { $name } kaster en gang til.
talo-prompt-take-you = Du har kastet { $rolled }: ta én bjelke med den lengden, eller to som er like lange til sammen.
talo-prompt-take-named = { $name } har kastet { $rolled } og tar bjelker for det.
talo-prompt-build-you = Din tur: legg { talo-in-hand }.
talo-prompt-build-named = { $name } legger { talo-in-hand }.
talo-prompt-holding-you = Du holder { $held }-eren: legg { $first }-eren slik at alt står.
talo-prompt-holding-named = { $name } holder { $held }-eren og legger { $first }-eren.
talo-prompt-finish-you = Flytt brikken din, eller avslutt turen.
talo-prompt-finish-named = { $name } kan flytte brikken eller avslutte turen.
talo-prompt-end-you = Avslutt turen.
talo-prompt-end-named = { $name } avslutter turen.
talo-highest = { $height ->
    [0] Ingen brikke har kommet opp fra brettet.
   *[other] { $won ->
        [true] Brikken din står høyest, i høyde { $height }: du vinner.
       *[false] Høyest, i høyde { $height }: { $winner }.
    }
}
talo-on-top-you = Brikken din står i høyde 10: du vinner!
talo-on-top-named = Brikken til { $name } står i høyde 10 og vinner.
talo-collapsed-you = Bjelken din har falt, så du taper. { talo-highest }
talo-collapsed-named = Bjelken til { $name } har falt, så { $name } taper. { talo-highest }
talo-used-up-named = Forrådet er brukt opp. { talo-highest }
talo-standstill-named = Ingen har lagt en bjelke på en hel runde. { talo-highest }
talo-board = Byggverket: { $count ->
    [0] ingen bjelker ennå.
    [one] { $count } bjelke, høyde { $height }.
   *[other] { $count } bjelker, høyde { $height }.
}
talo-bar = { $length ->
    [1] 1-eren
   *[other] { $axis ->
        [x] { $length }-eren, fra vest til øst
        [y] { $length }-eren, fra sør til nord
       *[z] { $length }-eren, stående
    }
}
talo-spot = kolonne { $column }, rad { $row }
talo-lies = { $axis ->
    [x] Liggende, fra vest til øst
    [y] Liggende, fra sør til nord
   *[z] Stående
}
talo-way = Hvordan bjelken ligger
talo-layer = Lag { $layer }
talo-layer-short = { $layer } ↕
talo-lower = Ett lag lavere
talo-higher = Ett lag høyere
talo-let-down = Ned på det som er under
talo-puts = brikken i { $cell }
talo-moves = brikken til { $cell }, høyde { $height }
talo-goes = Til { $cell }, { $height ->
    [0] på brettet
   *[other] høyde { $height }
}
talo-rolls = terningen viser { $face }
talo-takes = { $second ->
    [0] ta en { $first }-er
   *[other] ta en { $first }-er og en { $second }-er
}
talo-places = { $bar }, til { $cell }, lag { $layer }
talo-holds = { $bar }, til { $cell }, lag { $layer }, og hold den
talo-suggest = { $bar }, lag { $layer }{ $hold ->
    [true] , og hold den
   *[false] {""}
}
talo-suggest-pawn = { $height ->
    [0] brikken på brettet, her
   *[other] brikken til høyde { $height }
}
talo-ends = avslutt turen
talo-turn = { $what ->
    [put] brikken på brettet
    [again] brikken begynner på nytt
    [up] stående
    [lying] liggende
    [held] holdes
    [moved] brikken til høyde { $height }
    [stays] blir stående
   *[takes] tar { $first }
}
talo-rolled = Terningen viser { $face }.
talo-supply = Forråd: { $count }
talo-supply-of = { $count ->
    [0] ingen bjelke på { $length }
    [one] én bjelke på { $length }
   *[other] { $count } bjelker på { $length }
}
talo-pawns = Brikker
talo-pawn-height = høyde { $height }
talo-hand = På hånden
talo-take = Bjelker for dette kastet
talo-pawn = Brikke
talo-place = Legg
talo-hold = Hold
talo-dare = La den falle
talo-move = Flytt
talo-put = Sett
talo-end-turn = Avslutt turen
talo-decline = Bli her
talo-fade = Lag som vises; høyere lag tones ned
talo-stain = Fargelegg bjelkene etter lengde
talo-asking = …
talo-verdict-stands = { $safety ->
    [just] Den står, men bare så vidt.
   *[well] Den står.
}
talo-verdict-hold = Alene ville den falle { talo-side }. Hold den, og legg { $other }-eren som motvekt.
talo-verdict-dare = Den ville falle { talo-side }, og du ville tape.
talo-cell = { $cell }, lag { $layer }
talo-cell-pawn = { $part ->
    [foot] brikken til { $name }
   *[head] øvre halvdel av brikken til { $name }
}
talo-cell-bar = { $bar }
talo-cell-held = { $bar }, holdes
talo-cell-empty = { $under ->
    [land] tomt land
    [middle] tomt land der ingen brikke begynner
    [water] vann
    [bar] tomt, på en bjelke på { $length }
   *[air] tomt
}
talo-cell-doable = { $count ->
    [one] én ting kan gjøres her
   *[other] { $count } ting kan gjøres her
}
talo-pawn-at = { $whose ->
    [own] Brikken din står i { $cell }, høyde { $height }.
   *[other] Brikken til { $name } står i { $cell }, høyde { $height }.
}
talo-hand-has = På hånden: { $lengths }.
talo-supply-has = I forrådet: { $bars }.
talo-option-players = Spillere
talo-option-players-2 = to
talo-option-players-3 = tre
talo-option-players-4 = fire
talo-option-board = Brett
talo-option-board-green = engen
talo-option-board-islands = øyer
talo-option-starts = Brikkene begynner
talo-option-starts-free = der dere vil
talo-option-starts-symmetric = midt i hver sin fjerdedel
talo-option-collapse = Det som ville falle
talo-option-collapse-forbid = kan ikke legges
talo-option-collapse-dare = kan dere våge; den som lar det falle, taper
talo-rules =
    Kast terningen. Ta én bjelke med den lengden fra forrådet, eller to som er like lange til sammen, og legg dem: liggende eller stående, på hele felt. Har forrådet ingenting som passer til kastet, kaster du en gang til. Har det ingenting som passer til det tredje kastet heller, er turen din over: Du verken bygger eller flytter.

    Det nederste laget ligger på land. Høyere bjelker kan stikke ut over kanten og over vannet. Det må gå an å få bjelken på plass, ovenfra eller fra en av sidene.

    Alt må stå av seg selv. En bjelke som ikke har støtte under midten, vipper, hvis ikke en annen ligger på den korte siden eller en bjelke ved siden av stopper den. Har du to bjelker, kan du holde den første til den andre får begge til å stå. Brikker veier ingenting.

    Du kan flytte brikken din før du legger bjelkene, mellom dem eller etterpå, over treverk, så mange skritt du vil. Hvert skritt er bortover, eller ett opp eller ned. Den trenger to ledige felt over hver flate. Fra brettet klatrer den opp på en flate i høyde 1, og den kommer aldri tilbake til brettet.

    Den første brikken i høyde 10 vinner. Er forrådet brukt opp, eller har ingen lagt en bjelke på en hel runde, vinner den høyeste brikken.

    En brikke som er murt inne, så ikke noe treverk kan hjelpe den opp, kan begynne på nytt på brettet før kastet.

    Har dere avtalt at det er lov å våge, kan du slippe en bjelke som ikke ville bli stående. Den faller med alt den tar med seg. Den som slapp, taper, og den høyeste av de andre brikkene vinner.
talo-fantasy-rules =
    Bygg sammen det dere vil: et hus, et dyr, en bro, noe høyt. Det er ingen felt, ingen brikker og ingen motstandere, og ingen taper.

    Kast terningen. Ta én bjelke med den lengden fra forrådet, eller to som er like lange til sammen. Har forrådet ingenting som passer til kastet, kaster du en gang til. Har det ingenting som passer til det tredje kastet heller, er det neste som bygger.

    En bjelke kan legges hvor som helst, dreid i hvilken som helst vinkel: liggende, stående eller på skrå. Den senkes rett ned til den berører noe, og så slippes den. Har du to bjelker, kan du holde den første der den er, også i luften, til den andre er på plass. Så slippes begge samtidig.

    Treverk har tyngde. Hvis bjelken glir og ingenting annet flytter på seg, kommer den tilbake til hånden din, og du kan prøve igjen. Tar den andre med seg, blir alt der det ligger. Det som faller i vannet eller av bordet, er ute av spillet.

    Byggverket har rast når tre bjelker fra tidligere turer har flyttet seg langt, eller en av dem har falt i vannet eller av bordet. Da er det slutt. Ellers bygger dere til forrådet er brukt opp, eller til alle er enige om at det er ferdig.

    Høyde, overheng, føtter og brukte bjelker måles og vises. Overhenget er hvor langt treverket stikker ut forbi den nærmeste bjelken som berører bakken. En fot er en bjelke som berører bakken.
talo-fantasy-keys =
    1–9 = ta bjelker for kastet; så: en bjelke på hånden
    ← → ↑ ↓ = flytt bjelken, med Shift bare litt
    R, X, Y = drei bjelken, eller vipp den; med Shift andre veien
    D = drei den én grad
    A = legg den ned, sett den opp
    PageUp, PageDown = løft eller senk bjelken
    Home = la den henge over plassen sin
    G = hjelp til å legge rett og jevnt, på eller av
    O = hold den i ro, for å hente den andre
    Enter = slipp
    Esc = hopp over fallet
    K = fargelegg bjelkene etter lengde
    Q, E, V = drei bordet, se fra neste side
    T = se ovenfra
    + − = nærmere, lenger unna
    C = vanlig vinkel
talo-keys =
    1–9 = ta bjelker for kastet; så: en bjelke på hånden
    R, Shift + ← → = drei bjelken
    ← → ↑ ↓ = flytt bjelken, eller til neste flate
    PageUp, PageDown = løft eller senk bjelken
    B = senk den ned på det som er under
    Enter = legg den, hold den eller flytt brikken
    G = la den falle, der det er lov å våge
    P = brikken i stedet for en bjelke
    N = avslutt turen
    X = ton ned de høyeste lagene
    K = fargelegg bjelkene etter lengde
    Q, E, V = drei bordet, se fra neste side
    T = se ovenfra
    + − = nærmere, lenger unna
    C = vanlig vinkel
talo-tip-start = { $device ->
    [touch] Trykk på et ledig felt for brikken din, og så på Sett.
   *[mouse] Klikk på et ledig felt for å sette brikken din der.
}
talo-tip-take = Terningen sier hvor langt: ta én bjelke med den lengden, eller to som er like lange til sammen.
talo-tip-build = { $device ->
    [touch] Trykk der du vil ha bjelken. Grønt står, oransje så vidt, og rødt ville falle. Trykk så på Legg.
   *[mouse] Pek dit bjelken skal. R dreier den, musehjulet løfter den. Grønt står, oransje så vidt, rødt ville falle.
}
talo-tip-finish = Du kan flytte brikken din til alle flater som lyser, hvert skritt bortover eller ett opp eller ned. Den første i høyde 10 vinner.
talo-score-height = Høyde
talo-decides = Brikken som avgjør, i høyde { $height }.
