# Bubblee Pop (Bąbelsy).

bubbles-colour = { $bubble ->
    [R] rød
    [P] lilla
    [Y] gul
    [B] blå
    [G] grønn
   *[K] svart
}
# «den røde boblen», «to røde bobler»
bubbles-colour-the = { $bubble ->
    [R] røde
    [P] lilla
    [Y] gule
    [B] blå
    [G] grønne
   *[K] svarte
}
bubbles-colour-name = { $bubble ->
    [R] rød
    [P] lilla
    [Y] gul
    [B] blå
    [G] grønn
   *[K] svart
}

bubbles-prompt-draw = En boble trekkes fra posen for plass { $seat }.
bubbles-prompt-place = Plass { $seat } legger den { bubbles-colour-the } boblen på et tomt felt i himmelen.
bubbles-prompt-swap = Plass { $seat } kan bytte om to naboer i himmelen. Skriv et punktum for å la den være som den er.
bubbles-prompt-drop = Plass { $seat } velger to naboer i himmelen. Begge faller ned på planeten til plass { $seat }.
bubbles-prompt-send = Plass { $seat } kan sende bobler fra rekken til den andre planeten. Skriv et punktum for å stoppe.
bubbles-prompt-powers = { $whose ->
    [own] Plass { $seat } kan bruke en kraft ({ $powers }). Skriv et punktum for å la være.
   *[other] Plass { $other } har turen, men plass { $seat } har krefter ({ $powers }) og bestemmer først. Skriv et punktum for å la være.
}

bubbles-cleared = Det er bare svarte bobler igjen på den andre planeten: oppdraget er løst.
bubbles-burst = Alle kolonnene på planeten til plass { $other } er fulle, og det kommer en boble til: plass { $seat } vinner.
bubbles-stuck = Plass { $seat } kan ikke slippe to bobler og taper derfor.
bubbles-stuck-solo = Det går ikke an å slippe to bobler lenger, så oppdraget lyktes ikke denne gangen.
bubbles-no-refill = Posen kan ikke fylle himmelen lenger. Plass 1 har { $one ->
    [one] { $one } boble
   *[other] { $one } bobler
}, plass 2 har { $two }: plass { $seat } vinner.
bubbles-shared = Posen kan ikke fylle himmelen lenger. Begge har { $one ->
    [one] { $one } boble
   *[other] { $one } bobler
} og deler seieren.
bubbles-no-refill-solo = Posen kan ikke fylle himmelen lenger: oppdraget lyktes ikke denne gangen.

bubbles-unreadable = «{ $token }» er ikke et trekk. { bubbles-notation }
bubbles-notation = Eksempler: =c5 legger, c5~d5 bytter, c5+d5 slipper, R:a8~b8 bruker en kraft, >c3 sender, et punktum lar være.
bubbles-order = De to feltene skrives i rekkefølge etter kolonne og så rad: { $token }.
bubbles-not-sky = Begge boblene må være i himmelen, på rad 5 og 6.
bubbles-not-adjacent = Disse to er ikke naboer på en rad eller i en kolonne.

bubbles-draw-first = Først trekkes det en boble fra posen.
bubbles-place-first = Først må den { bubbles-colour-the } boblen fra posen få et tomt felt i himmelen.
bubbles-swap-first = Først himmelen: bytt om to naboer, eller la den være som den er.
bubbles-drop-first = { $kind ->
    [swap] Du kan bytte én gang i hver tur. Nå må to bobler falle.
   *[other] Nå må to bobler falle. Før det kan du ikke gjøre noe annet.
}
bubbles-send-first = Først kan du sende: velg en boble i rekken, eller stopp her.
bubbles-powers-first = Først kreftene: bruk en, eller la være.
bubbles-send-solo = Bobler fra rekker sendes bare i oppdrag, ikke i en duell.
bubbles-powers-off = Dette partiet spilles uten krefter.

bubbles-not-in-bag = Det er ingen { bubbles-colour } boble igjen i posen.
bubbles-sky-taken = Der ligger det allerede en boble. Den som er trukket, må ha et tomt felt i himmelen.
bubbles-must-swap = Fra denne himmelen kan ingen to bobler falle. Bytt først om to, så det går.
bubbles-same-colour = Begge har samme farge: da ville ingenting bli annerledes.
bubbles-swap-stuck = Etter dette byttet ville ingen to bobler kunne falle.
bubbles-out-of-reach = Disse to er utenfor rekkevidde: minst én må komme fra din side av himmelen.
bubbles-too-high = Hvis disse to faller, blir en kolonne høyere enn fire.

bubbles-sent-already = Den boblen er allerede sendt.
bubbles-nothing-there = Der er det ingen boble.
bubbles-not-in-line = Den boblen er ikke med i en rekke. Bare bobler fra en rekke kan sendes.
bubbles-column-full = Denne kolonnen på den andre planeten er full.
bubbles-sent-enough = Fra denne gruppen har du sendt så mange bobler som du kan.

bubbles-power-not-held = Det er ingen { bubbles-colour } kraft å bruke nå.
bubbles-red-other = Rød bytter om bobler på den andre planeten, ikke på din egen.
bubbles-green-own = Grønn bytter om bobler på din egen planet, ikke på den andre.
bubbles-exchange-empty = Til et bytte trengs det to bobler. Et av disse feltene er tomt.
bubbles-purple-own = Lilla sender en boble fra din egen planet.
bubbles-yellow-own = Gul gir poeng for en boble på din egen planet.
bubbles-not-free = Den boblen er ikke fri: det ligger en annen oppå den.
bubbles-blue-row = Blå tar en boble fra den andre siden av himmelen.

bubbles-letter = «{ $letter }» er ikke en bokstav for { $option }. Bokstavene er: { $known }.
bubbles-length = { $option } skal ha { $length } bokstaver. Her er det { $count }.
bubbles-sky-two = Himmelen i en duell har to av hver farge, men ingen svarte. Av fargen { bubbles-colour-name } er det { $count ->
    [0] ingen.
    [one] bare én.
   *[other] { $count }.
}
bubbles-sky-adjacent = De to { bubbles-colour-the } boblene på { $one } og { $other } ligger inntil hverandre. I himmelen i en duell kan ikke to av samme farge gjøre det, ikke engang diagonalt.
bubbles-solo-first = Et oppdrag har bare én spiller. Da er det ingen som kan velges til å begynne.
bubbles-numbered-alone = Et oppdrag med nummer har sin egen himmel og planet. { $option } hører til et oppdrag du lager selv.
bubbles-planet-floating = Boblen på { $cell } svever: det er ingenting under den.
bubbles-planet-line = Planeten har allerede en ferdig rekke med { bubbles-colour-the } bobler.
bubbles-planet-done = Planeten har ingen farget boble, så det ville ikke være noe å gjøre.
bubbles-too-many = Det finnes bare { $most } { bubbles-colour-the } bobler. Planeter, himmel og pose ville trenge { $count }.

bubbles-mission-face = Et hull i midten
bubbles-mission-shaft = Ned i sjakten
bubbles-mission-third = Den tredje
bubbles-mission-valley = Dalen
bubbles-mission-gap = Én mellom to
bubbles-mission-raised = På svart grunn
bubbles-mission-garden = En hage på fjell
bubbles-mission-sealed = Under lokk
bubbles-mission-blocks = To blokker
bubbles-mission-shared-gap = Ett hull for to
bubbles-mission-two-floors = To etasjer
bubbles-mission-blocks-wall = En mur imellom
bubbles-mission-alone = Alene i midten
bubbles-mission-stairs = Én etter én
bubbles-mission-three-floors = Tre etasjer
bubbles-mission-floors4 = Fire etasjer
bubbles-mission-chimneys = To skorsteiner
bubbles-mission-pull-extra = Én drar, én blir
bubbles-mission-bridges-mix = Fire elvebredder
bubbles-mission-pyramid = Pyramiden

# På siden. En melding M for terminalen kan ha M-you og M-named for siden.
bubbles-pitch = To planeter deler én himmel. La bobler falle to og to, få tre av samme farge på rekke og bruk kraften deres.
bubbles-prompt-place-you = Din tur: legg den { bubbles-colour-the } boblen på et tomt felt i himmelen.
bubbles-prompt-place-named = { $name } legger den { bubbles-colour-the } boblen på et tomt felt i himmelen.
bubbles-prompt-swap-you = Din tur: bytt om to naboer i himmelen, eller la den være som den er.
bubbles-prompt-swap-named = { $name } kan bytte om to naboer i himmelen.
bubbles-prompt-drop-you = Din tur: velg to naboer i himmelen. Begge faller ned på planeten din.
bubbles-prompt-drop-named = { $name } velger to naboer i himmelen. Begge faller.
bubbles-prompt-send-you = Din tur: send bobler fra rekken din over, eller stopp her.
bubbles-prompt-send-named = { $name } kan sende bobler fra rekken til den andre planeten.
bubbles-prompt-powers-you = { $whose ->
    [own] Din tur: bruk en kraft, eller la være.
   *[other] Før turen går videre, bestemmer du: bruk en kraft, eller la være.
}
bubbles-prompt-powers-named = { $name } kan bruke en kraft.
bubbles-cleared-named = Det er bare svarte bobler igjen på den andre planeten: oppdraget er løst.
bubbles-burst-you = Den andre planeten er full, og det kommer en boble til: du vinner.
bubbles-burst-named = En planet er full, og det kommer en boble til: { $winner } vinner.
bubbles-stuck-you = Du kan ikke slippe to bobler, og da er partiet tapt: { $winner } vinner.
bubbles-stuck-named = { $name } kan ikke slippe to bobler og taper derfor.
bubbles-no-refill-you = Posen kan ikke fylle himmelen lenger. Det ender { $one } mot { $two }: du vinner.
bubbles-no-refill-named = Posen kan ikke fylle himmelen lenger. Det ender { $one } mot { $two }: { $winner } vinner.
bubbles-board = Spillebrettet i Bubblee Pop. { $phase ->
    [place] En boble skal opp i himmelen.
    [swap] Himmelen kan endres.
    [drop] To bobler skal falle.
    [send] Bobler kan sendes.
    [powers] Krefter kan brukes.
   *[other] {""}
}
bubbles-sky = Himmelen
bubbles-planet = { $whose ->
    [own] Planeten din
   *[other] Planeten til { $name }
}
bubbles-other-planet = Den andre planeten
bubbles-mission = Oppdrag
bubbles-bag = I posen
bubbles-powers = Krefter
bubbles-none = ingen
bubbles-score = { $count ->
    [one] { $count } boble vunnet
   *[other] { $count } bobler vunnet
}
bubbles-holds = { $whose ->
    [own] Du: { bubbles-score }; krefter: { $powers }.
   *[other] { $name }: { bubbles-score }; krefter: { $powers }.
}
bubbles-in-bag = I posen: { $bubbles }.
bubbles-drawn = Trukket fra posen: { $colour }.
bubbles-power = { $bubble ->
    [R] Rød: bytt om to naboer på den andre planeten.
    [G] Grønn: bytt om to naboer på planeten din.
    [P] Lilla: send en av de frie boblene dine til den andre planeten.
    [B] Blå: la en boble fra den andre siden av himmelen falle ned på den andre planeten.
   *[Y] Gul: gjør en fri boble på planeten din til poeng.
}
bubbles-how = { $phase ->
    [place] Trykk på et tomt felt i himmelen.
    [swap] { $held ->
        [true] Og så naboen.
       *[false] Dra en boble til naboen, eller trykk på begge.
    }
    [drop] { $held ->
        [true] Og så naboen.
       *[false] Trykk på to naboer. Begge faller ned på planeten din.
    }
    [send] Trykk på en boble som lyser, for å sende den over.
   *[powers] { $power ->
        [none] Velg en kraft.
        [B] Trykk på en boble som lyser i himmelen.
        [P] Trykk på en boble som lyser på planeten din.
        [Y] Trykk på en boble som lyser på planeten din.
       *[other] { $held ->
            [true] Og så naboen.
           *[false] Trykk på to naboer som lyser.
        }
    }
}
bubbles-act = { $doing ->
    [place] Legg her
    [swap] Bytt
    [drop] Slipp
    [send] Send
   *[power] Bruk
}
bubbles-pass-now = { $phase ->
    [swap] La himmelen være
    [send] Det er nok
   *[powers] La være
}
bubbles-foreseen = { $what ->
    [both] Fjerner { $out ->
        [one] én boble
       *[other] { $out } bobler
    } fra den andre planeten og gir { $points } poeng.
    [out] Fjerner { $out ->
        [one] én boble
       *[other] { $out } bobler
    } fra den andre planeten.
    [points] Gir { $points } poeng.
    [line] Lager en rekke: du kan sende bobler fra den.
   *[nothing] Ingenting sprekker.
}
bubbles-foreseen-chain = En kjede på { $count }.
bubbles-foreseen-powers = Gir kraft: { $powers }.
bubbles-foreseen-end = Da er partiet slutt.
bubbles-done = { $kind ->
    [draw] { $colour } trekkes
    [place] til { $one }
    [swap] { $one } og { $other } bytter plass
    [drop] { $one } og { $other } faller
    [send] { $one } sendes over
    [power] { $count ->
        [one] { $colour } kraft: { $one }
       *[other] { $colour } kraft: { $one } og { $other }
    }
   *[pass] lar være
}
bubbles-offer = { $kind ->
    [swap] Bytt { $taking }
    [drop] Slipp { $taking }
    [send] Send { $taking }
   *[power] Bruk { $colour } kraft: { $taking }
}
bubbles-brief = { $kind ->
    [draw] trukket
    [place] lagt
    [swap] bytte
    [drop] slipp
    [send] { $count ->
        [one] sender én
       *[other] sender { $count }
    }
    [power] kraft
   *[pass] lar være
}
bubbles-suggest = { $kind ->
    [place] legg en { $one } i himmelen, her
    [swap] bytt om en { $one } og en { $other }
    [drop] slipp en { $one } og en { $other }
    [send] send en { $one } over
   *[power] { $count ->
        [one] { $colour } kraft: { $one }
       *[other] { $colour } kraft: { $one } og { $other }
    }
}
bubbles-cell = { $cell }, { $colour ->
    [none] tomt
   *[other] { $colour }
}{ $count ->
    [0] {""}
    [one] , én ting å gjøre her
   *[other] , { $count } ting å gjøre her
}
bubbles-option-blacks = Svarte bobler ved start
bubbles-option-powers = Krefter
bubbles-option-powers-on = ja
bubbles-option-powers-off = nei, for et første parti
bubbles-option-reach = Bobler faller
bubbles-option-reach-any = fra hele himmelen
bubbles-option-reach-near = minst én fra din egen side
bubbles-option-sky = Den første himmelen
bubbles-option-sky-help = Ti bokstaver, rad 5 fra a til e og så rad 6: to av hver av R rød, P lilla, Y gul, B blå, G grønn, ingen ved siden av en med samme farge. Står det tomt, trekkes himmelen tilfeldig.
bubbles-option-planet = Et oppdrag du lager selv
bubbles-option-planet-help = For én spiller: skriv den andre planeten med tjue bokstaver, de fire radene fra himmelen til bakken, hver fra a til e. K er svart, et punktum er tomt. Ingen boble kan sveve, ingen rekke kan være ferdig, og minst én boble må ha en farge. Den første himmelen er da den fra oppdragene, eller ti bokstaver du velger selv, også K. La det stå tomt for en duell.
bubbles-option-first = Hvem begynner
bubbles-option-first-1 = plass 1
bubbles-option-first-2 = plass 2
bubbles-sky-missing = { $missing ->
    [0] To av samme farge kan ikke ligge inntil hverandre, ikke engang diagonalt.
    [one] Ett felt er fortsatt tomt. Inntil videre blir himmelen tilfeldig.
    [10] Himmelen blir tilfeldig, hvis du ikke fyller alle de ti feltene: to av hver farge.
   *[other] { $missing } felt er fortsatt tomme. Inntil videre blir himmelen tilfeldig.
}
bubbles-editor = Et oppdrag du lager selv
bubbles-editor-words = Velg en boble og trykk på et felt: den faller til bakken eller ned på boblene under. Oppdraget er løst når det ikke er noen farget boble igjen. Ingen har prøvd om ditt lar seg løse.
bubbles-editor-choose = Boblen du vil legge
bubbles-editor-empty = tomt
bubbles-editor-planet = Planeten
bubbles-editor-clear = Tøm planeten
bubbles-editor-share = Send denne lenken, så kan andre spille oppdraget ditt.
bubbles-missions = Tjue oppdrag
bubbles-missions-more = Et spill for én. Lag rekker på planeten din, send bobler fra dem over, og tøm den andre planeten for alt unntatt svarte bobler. Et løst oppdrag gir én stjerne, eller to på høyst { $steady } runder og tre på høyst { $brisk }.
bubbles-missions-done = { $done } av { $count } løst på denne enheten.
bubbles-stars = { $stars ->
    [0] { $next ->
        [true] neste
       *[false] ikke løst ennå
    }
    [one] løst på { $turns ->
        [one] { $turns } runde
       *[other] { $turns } runder
    }, én stjerne
   *[other] løst på { $turns ->
        [one] { $turns } runde
       *[other] { $turns } runder
    }, { $stars } stjerner
}
bubbles-duel = Heller en duell
bubbles-rules =
    To planeter, og mellom dem en himmel med ti bobler. Når himmelen har hull, fyller du dem først: hver boble som trekkes fra posen, legger du dit du vil.

    Så kan du bytte om to naboer i himmelen, én gang. Etterpå velger du to naboer som faller ned på planeten din, hver i sin kolonne. Ingen kolonne kan bli stående høyere enn fire.

    Tre eller flere av samme farge på en rad eller i en kolonne er en rekke. Den sprekker, sammen med bobler i samme farge som ligger inntil. Hver av dem gir ett poeng. Det som lå over, faller og kan lage nye rekker. Svarte bobler lager ingen.

    Hver gruppe som sprekker, gir kraften til fargen sin. Den bruker du med en gang, eller du lar være. Rød bytter om to naboer på den andre planeten, grønn på din egen. Lilla sender en av de frie boblene dine over, blå slipper en fra den andre siden av himmelen; er den andre planeten full, vinner du partiet. Gul gir poeng for en av de frie boblene dine.

    Partiet er slutt når posen ikke kan fylle himmelen: flest poeng vinner. Den som ikke kan slippe to bobler, taper med en gang.

    I et oppdrag spiller du alene: fra en rekke kan du sende bobler til den andre planeten, én fra en rekke på tre, to fra en lengre. Rekker der borte forsvinner. Tøm planeten for alt unntatt svarte bobler.
bubbles-keys =
    Tab = til knappene under brettet
    Esc = slipp en boble du har valgt
    valgfri tast = hopp over det som beveger seg
    Enter = gjør det som er valgt
bubbles-tip-swap = { $device ->
    [touch] Først himmelen: trykk på to naboer og så på Bytt, eller la himmelen være som den er.
   *[mouse] Først himmelen: dra en boble til naboen for å bytte dem om, eller la himmelen være som den er.
}
bubbles-tip-drop = { $device ->
    [touch] Trykk nå på to naboer og så på Slipp: begge faller ned på planeten din. Tre av samme farge på rekke sprekker.
   *[mouse] Klikk nå på to naboer: begge faller ned på planeten din. Tre av samme farge på rekke sprekker.
}
bubbles-tip-place = Himmelen har hull: hver boble fra posen legger du dit du vil. Legg den der den hjelper deg neste gang.
bubbles-tip-powers = Du har vunnet en kraft. Bruk den nå, eller la være. Fargen sier hva den kan.
bubbles-tip-send = Fra rekken din kan du sende bobler til den andre planeten. Velg en som gjør en rekke ferdig der.
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
bubbles-no-swap-helps = Ikke noe bytte i himmelen endrer på det.
bubbles-gaps = Himmelen har { $gaps ->
    [one] ett hull
   *[other] { $gaps } hull
}, og i posen er det { $left ->
    [0] ingenting igjen.
    [one] bare én boble.
   *[other] bare { $left } bobler.
}
bubbles-columns-full = Alle fem kolonner er fulle: det er ikke plass til en boble til.
bubbles-score-bubbles = Bobler
bubbles-score-turns = Runder
bubbles-score-left = Fargede igjen
bubbles-mission-named = { $number }. { $title }
bubbles-chain = Kjede på { $count }
