# Bubblee Pop (Bąbelsy).

bubbles-colour = { $bubble ->
    [R] röd
    [P] lila
    [Y] gul
    [B] blå
    [G] grön
   *[K] svart
}
bubbles-colour-the = { $bubble ->
    [R] röda
    [P] lila
    [Y] gula
    [B] blå
    [G] gröna
   *[K] svarta
}
bubbles-colour-name = { $bubble ->
    [R] röd
    [P] lila
    [Y] gul
    [B] blå
    [G] grön
   *[K] svart
}

bubbles-prompt-draw = En bubbla dras ur påsen åt plats { $seat }.
bubbles-prompt-place = Plats { $seat } lägger den { bubbles-colour-the } bubblan i en tom ruta i himlen.
bubbles-prompt-swap = Plats { $seat } får låta två grannar i himlen byta plats; skriv en punkt för att låta himlen vara.
bubbles-prompt-drop = Plats { $seat } väljer två grannar i himlen; båda faller på planeten som hör till plats { $seat }.
bubbles-prompt-send = Plats { $seat } får skicka bubblor ur raden till den andra planeten; skriv en punkt för att sluta.
bubbles-prompt-powers = { $whose ->
    [own] Plats { $seat } får använda en kraft ({ $powers }); skriv en punkt för att avstå.
   *[other] Det är plats { $other } som är på tur, men plats { $seat } har krafter ({ $powers }) och bestämmer först; skriv en punkt för att avstå.
}

bubbles-cleared = Bara svarta bubblor är kvar på den andra planeten: uppdraget är klart.
bubbles-burst = Alla kolumner är fulla på planeten som hör till plats { $other }, och en bubbla till kommer: plats { $seat } vinner.
bubbles-stuck = Plats { $seat } kan inte släppa två bubblor längre och förlorar.
bubbles-stuck-solo = Det går inte att släppa två bubblor längre, så uppdraget lyckades inte den här gången.
bubbles-no-refill = Påsen kan inte fylla himlen längre. Plats 1 har { $one ->
    [one] { $one } bubbla
   *[other] { $one } bubblor
}, plats 2 har { $two }: plats { $seat } vinner.
bubbles-shared = Påsen kan inte fylla himlen längre. Båda har { $one ->
    [one] { $one } bubbla
   *[other] { $one } bubblor
} och delar på vinsten.
bubbles-no-refill-solo = Påsen kan inte fylla himlen längre: uppdraget lyckades inte den här gången.

bubbles-unreadable = ”{ $token }” är inget drag. { bubbles-notation }
bubbles-notation = Exempel: =c5 lägger, c5~d5 byter plats, c5+d5 släpper, R:a8~b8 använder en kraft, >c3 skickar, en punkt passar.
bubbles-order = De två rutorna skrivs i ordning efter kolumn, sedan rad: { $token }.
bubbles-not-sky = Båda bubblorna måste vara i himlen, på rad 5 och 6.
bubbles-not-adjacent = De två är inte grannar, varken bredvid eller ovanför varandra.

bubbles-draw-first = Först dras en bubbla ur påsen.
bubbles-place-first = Först behöver den { bubbles-colour-the } bubblan ur påsen en tom ruta i himlen.
bubbles-swap-first = Först himlen: låt två grannar byta plats, eller låt himlen vara.
bubbles-drop-first = { $kind ->
    [swap] Bara ett byte per tur är tillåtet; nu måste två bubblor falla.
   *[other] Nu måste två bubblor falla; inget annat går att göra före det.
}
bubbles-send-first = Först ska du skicka: välj en bubbla ur raden, eller sluta här.
bubbles-powers-first = Först krafterna: använd en, eller avstå.
bubbles-send-solo = Bubblor ur rader skickas bara i uppdrag, inte i en duell.
bubbles-powers-off = Det här partiet spelas utan krafter.

bubbles-not-in-bag = Det finns ingen { bubbles-colour } bubbla kvar i påsen.
bubbles-sky-taken = Där ligger redan en bubbla; en dragen bubbla behöver en tom ruta i himlen.
bubbles-must-swap = Från den här himlen kan inga två bubblor falla; låt först två byta plats så att det går.
bubbles-same-colour = Båda har samma färg: inget skulle ändras.
bubbles-swap-stuck = Efter det bytet skulle inga två bubblor kunna falla.
bubbles-out-of-reach = De två är utom räckhåll: minst en måste komma från din sida av himlen.
bubbles-too-high = Om de två faller blir en kolumn till slut högre än fyra.

bubbles-sent-already = Den bubblan är redan skickad.
bubbles-nothing-there = Där finns ingen bubbla.
bubbles-not-in-line = Den bubblan hör inte till någon rad; bara bubblor ur en rad kan skickas.
bubbles-column-full = Den här kolumnen på den andra planeten är full.
bubbles-sent-enough = Ur den här gruppen har du redan skickat så många bubblor som du får.

bubbles-power-not-held = Det finns ingen { bubbles-colour } kraft att använda nu.
bubbles-red-other = Röd låter bubblor byta plats på den andra planeten, inte på din egen.
bubbles-green-own = Grön låter bubblor byta plats på din egen planet, inte på den andra.
bubbles-exchange-empty = Ett byte behöver två bubblor; en av rutorna är tom.
bubbles-purple-own = Lila skickar en bubbla från din egen planet.
bubbles-yellow-own = Gul samlar in en bubbla från din egen planet.
bubbles-not-free = Den bubblan är inte fri: en annan ligger på den.
bubbles-blue-row = Blå tar en bubbla från den andra sidan av himlen.

bubbles-letter = ”{ $letter }” är ingen bokstav för { $option }; bokstäverna är: { $known }.
bubbles-length = { $option } ska ha { $length } bokstäver; här är det { $count }.
bubbles-sky-two = I himlen till en duell finns två av varje färg utom svart; { bubbles-colour-name } finns { $count ->
    [0] inte alls.
    [one] en gång.
   *[other] { $count } gånger.
}
bubbles-sky-adjacent = De två { bubbles-colour-the } bubblorna på { $one } och { $other } rör vid varandra; i himlen till en duell får två av samma färg inte göra det, inte ens diagonalt.
bubbles-solo-first = Ett uppdrag har en spelare; det finns ingen första plats att välja.
bubbles-numbered-alone = Ett numrerat uppdrag har sin egen himmel och planet; { $option } hör till ett eget uppdrag.
bubbles-planet-floating = Bubblan på { $cell } svävar: det finns inget under den.
bubbles-planet-line = Planeten har redan en färdig rad { bubbles-colour-the } bubblor.
bubbles-planet-done = Planeten har ingen färgad bubbla, så det skulle inte finnas något att göra.
bubbles-too-many = Det finns bara { $most } { bubbles-colour-the } bubblor; planeter, himmel och påse skulle behöva { $count }.

bubbles-mission-face = Ett hål i mitten
bubbles-mission-shaft = Ner i schaktet
bubbles-mission-third = Den tredje
bubbles-mission-valley = Dalen
bubbles-mission-gap = En mellan två
bubbles-mission-raised = På svart golv
bubbles-mission-garden = En trädgård på berget
bubbles-mission-sealed = Under lock
bubbles-mission-blocks = Två block
bubbles-mission-shared-gap = En lucka för två
bubbles-mission-two-floors = Två våningar
bubbles-mission-blocks-wall = En vägg emellan
bubbles-mission-alone = Ensam i mitten
bubbles-mission-stairs = En efter en
bubbles-mission-three-floors = Tre våningar
bubbles-mission-floors4 = Fyra våningar
bubbles-mission-chimneys = Två skorstenar
bubbles-mission-pull-extra = En drar, en stannar
bubbles-mission-bridges-mix = Fyra stränder
bubbles-mission-pyramid = Pyramiden

# På sidan. Till ett meddelande M för terminalen kan det finnas M-you och M-named för sidan.
bubbles-pitch = Två planeter delar på en himmel. Släpp bubblor två och två, få tre av samma färg i rad och använd färgens kraft.
bubbles-prompt-place-you = Din tur: lägg den { bubbles-colour-the } bubblan i en tom ruta i himlen.
bubbles-prompt-place-named = { $name } lägger den { bubbles-colour-the } bubblan i en tom ruta i himlen.
bubbles-prompt-swap-you = Din tur: låt två grannar i himlen byta plats, eller låt himlen vara.
bubbles-prompt-swap-named = { $name } får låta två grannar i himlen byta plats.
bubbles-prompt-drop-you = Din tur: välj två grannar i himlen; båda faller på din planet.
bubbles-prompt-drop-named = { $name } väljer två grannar i himlen; båda faller.
bubbles-prompt-send-you = Din tur: skicka bubblor ur din rad till den andra planeten, eller sluta här.
bubbles-prompt-send-named = { $name } får skicka bubblor ur raden till den andra planeten.
bubbles-prompt-powers-you = { $whose ->
    [own] Din tur: använd en kraft, eller avstå.
   *[other] Innan turen går vidare bestämmer du: använd en kraft, eller avstå.
}
bubbles-prompt-powers-named = { $name } får använda en kraft.
bubbles-cleared-named = Bara svarta bubblor är kvar på den andra planeten: uppdraget är klart.
bubbles-burst-you = Den andra planeten är full och en bubbla till kommer: du vinner.
bubbles-burst-named = En planet är full och en bubbla till kommer: { $winner } vinner.
bubbles-stuck-you = Du kan inte släppa två bubblor längre, och då är partiet förlorat: { $winner } vinner.
bubbles-stuck-named = { $name } kan inte släppa två bubblor längre och förlorar.
bubbles-no-refill-you = Påsen kan inte fylla himlen längre. Det slutar { $one } mot { $two }: du vinner.
bubbles-no-refill-named = Påsen kan inte fylla himlen längre. Det slutar { $one } mot { $two }: { $winner } vinner.
bubbles-board = Spelplanen för Bubblee Pop. { $phase ->
    [place] En bubbla ska in i himlen.
    [swap] Himlen får ändras.
    [drop] Två bubblor ska falla.
    [send] Bubblor får skickas.
    [powers] Krafter får användas.
   *[other] {""}
}
bubbles-sky = Himlen
bubbles-planet = { $whose ->
    [own] Din planet
   *[other] Planet: { $name }
}
bubbles-other-planet = Den andra planeten
bubbles-mission = Uppdrag
bubbles-bag = I påsen
bubbles-powers = Krafter
bubbles-none = inga
bubbles-score = { $count ->
    [one] { $count } samlad bubbla
   *[other] { $count } samlade bubblor
}
bubbles-holds = { $whose ->
    [own] Du: { bubbles-score }; krafter: { $powers }.
   *[other] { $name }: { bubbles-score }; krafter: { $powers }.
}
bubbles-in-bag = I påsen: { $bubbles }.
bubbles-drawn = Ur påsen: { $colour }.
bubbles-power = { $bubble ->
    [R] Röd: låt två grannar på den andra planeten byta plats.
    [G] Grön: låt två grannar på din planet byta plats.
    [P] Lila: skicka en av dina fria bubblor till den andra planeten.
    [B] Blå: låt en bubbla från den andra sidan av himlen falla på den andra planeten.
   *[Y] Gul: samla in en fri bubbla från din planet.
}
bubbles-how = { $phase ->
    [place] Tryck på en tom ruta i himlen.
    [swap] { $held ->
        [true] Och nu grannen.
       *[false] Dra en bubbla till grannen, eller tryck på båda.
    }
    [drop] { $held ->
        [true] Och nu grannen.
       *[false] Tryck på två grannar; båda faller på din planet.
    }
    [send] Tryck på en bubbla som lyser för att skicka över den.
   *[powers] { $power ->
        [none] Välj en kraft.
        [B] Tryck på en bubbla som lyser i himlen.
        [P] Tryck på en bubbla som lyser på din planet.
        [Y] Tryck på en bubbla som lyser på din planet.
       *[other] { $held ->
            [true] Och nu grannen.
           *[false] Tryck på två grannar som lyser.
        }
    }
}
bubbles-act = { $doing ->
    [place] Lägg här
    [swap] Byt plats
    [drop] Släpp
    [send] Skicka
   *[power] Använd
}
bubbles-pass-now = { $phase ->
    [swap] Låt himlen vara
    [send] Det räcker
   *[powers] Avstå
}
bubbles-foreseen = { $what ->
    [both] Tar bort { $out ->
        [one] en bubbla
       *[other] { $out } bubblor
    } från den andra planeten och ger { $points } poäng.
    [out] Tar bort { $out ->
        [one] en bubbla
       *[other] { $out } bubblor
    } från den andra planeten.
    [points] Ger { $points } poäng.
    [line] Det blir en rad: du får skicka bubblor ur den.
   *[nothing] Inget spricker.
}
bubbles-foreseen-chain = En kedja på { $count }.
bubbles-foreseen-powers = Ger kraft: { $powers }.
bubbles-foreseen-end = Partiet tar slut.
bubbles-done = { $kind ->
    [draw] { $colour } dras
    [place] till { $one }
    [swap] { $one } och { $other } byter plats
    [drop] { $one } och { $other } faller
    [send] { $one } skickas över
    [power] { $count ->
        [one] { $colour } kraft: { $one }
       *[other] { $colour } kraft: { $one } och { $other }
    }
   *[pass] passar
}
bubbles-offer = { $kind ->
    [swap] Byt plats: { $taking }
    [drop] Släpp { $taking }
    [send] Skicka { $taking }
   *[power] Kraft ({ $colour }): { $taking }
}
bubbles-brief = { $kind ->
    [draw] dragen
    [place] lagd
    [swap] byte
    [drop] släpp
    [send] { $count ->
        [one] skickar en
       *[other] skickar { $count }
    }
    [power] kraft
   *[pass] passar
}
bubbles-suggest = { $kind ->
    [place] lägg en { $one } här i himlen
    [swap] låt en { $one } och en { $other } byta plats
    [drop] släpp en { $one } och en { $other }
    [send] skicka över en { $one }
   *[power] { $count ->
        [one] { $colour } kraft: { $one }
       *[other] { $colour } kraft: { $one } och { $other }
    }
}
bubbles-cell = { $cell }, { $colour ->
    [none] tom
   *[other] { $colour }
}{ $count ->
    [0] {""}
    [one] , en sak att göra här
   *[other] , { $count } saker att göra här
}
bubbles-option-blacks = Svarta bubblor från början
bubbles-option-powers = Krafter
bubbles-option-powers-on = ja
bubbles-option-powers-off = nej, för första partiet
bubbles-option-reach = Bubblor faller
bubbles-option-reach-any = från hela himlen
bubbles-option-reach-near = minst en från den egna sidan
bubbles-option-sky = Den första himlen
bubbles-option-sky-help = Tio bokstäver, rad 5 från a till e, sedan rad 6: två var av R röd, P lila, Y gul, B blå, G grön, ingen bredvid en annan i samma färg. Lämna tomt, så lottas himlen.
bubbles-option-planet = Ett eget uppdrag
bubbles-option-planet-help = För en spelare: skriv den andra planeten med tjugo bokstäver, dess fyra rader från himlen till marken, varje rad från a till e; K är svart, en punkt är tom. Ingen bubbla får sväva, ingen rad av tre får vara färdig, och minst en bubbla måste ha en färg. Den första himlen är då uppdragens, eller vilka tio bokstäver som helst, också K. Lämna tomt för en duell.
bubbles-option-first = Vem börjar
bubbles-option-first-1 = plats 1
bubbles-option-first-2 = plats 2
bubbles-sky-missing = { $missing ->
    [0] Två av samma färg får inte röra vid varandra, inte ens diagonalt.
    [one] En ruta är fortfarande tom. Tills dess avgör slumpen.
    [10] Slumpen avgör, om du inte fyller alla tio rutor: två av varje färg.
   *[other] { $missing } rutor är fortfarande tomma. Tills dess avgör slumpen.
}
bubbles-editor = Ett eget uppdrag
bubbles-editor-words = Välj en bubbla och tryck på en ruta: den faller till marken eller på bubblorna under. Uppdraget är klart när ingen färgad bubbla är kvar. Ingen har prövat om ditt går att klara.
bubbles-editor-choose = Bubblan som läggs
bubbles-editor-empty = tom
bubbles-editor-planet = Planeten
bubbles-editor-clear = Töm planeten
bubbles-editor-share = Skicka länken, så kan andra spela ditt uppdrag.
bubbles-missions = Tjugo uppdrag
bubbles-missions-more = Ett spel för en. Gör rader på din planet, skicka över deras bubblor och töm den andra planeten på allt utom svarta bubblor. Ett klarat uppdrag ger en stjärna, eller två på högst { $steady } omgångar och tre på högst { $brisk }.
bubbles-missions-done = { $done } av { $count } klarade på den här enheten.
bubbles-stars = { $stars ->
    [0] { $next ->
        [true] nästa
       *[false] inte klarat än
    }
    [one] klarat på { $turns ->
        [one] { $turns } omgång
       *[other] { $turns } omgångar
    }, en stjärna
   *[other] klarat på { $turns ->
        [one] { $turns } omgång
       *[other] { $turns } omgångar
    }, { $stars } stjärnor
}
bubbles-duel = Hellre en duell
bubbles-rules =
    Två planeter, och mellan dem en himmel med tio bubblor. Har himlen luckor fyller du dem först: varje bubbla som dras ur påsen lägger du där du vill.

    Sedan får du låta två grannar i himlen byta plats, en gång. Sedan väljer du två grannar som faller på din planet, var och en i sin kolumn. När allt har fallit färdigt får ingen kolumn vara högre än fyra.

    Tre eller fler av samma färg i följd, vågrätt eller lodrätt, är en rad. Den spricker, tillsammans med bubblor i samma färg som rör vid den; varje bubbla är en poäng. Det som låg ovanför faller, och kan bilda nya rader. Svarta bubblor bildar inga.

    Varje grupp som spricker ger sin färgs kraft, som du använder direkt eller avstår från. Röd låter två grannar byta plats på den andra planeten, grön på din egen. Lila skickar över en av dina fria bubblor, blå släpper en från den andra sidan av himlen; är den andra planeten full vinner du på det. Gul samlar in en av dina fria bubblor.

    Partiet är slut när påsen inte kan fylla himlen: flest poäng vinner. Den som inte kan släppa två bubblor förlorar direkt.

    I ett uppdrag spelar du ensam: ur en rad får du skicka bubblor till den andra planeten, en ur en rad på tre, två ur en längre. Rader där försvinner; töm den på allt utom svarta bubblor.
bubbles-keys =
    Tab = till knapparna under spelplanen
    Esc = släpp taget om en bubbla
    valfri tangent = hoppa över det som rör sig
    Enter = gör det som är valt
bubbles-tip-swap = { $device ->
    [touch] Först himlen: tryck på två grannar och sedan på ”Byt plats”, eller låt himlen vara.
   *[mouse] Först himlen: dra en bubbla till grannen så byter de plats, eller låt himlen vara.
}
bubbles-tip-drop = { $device ->
    [touch] Tryck nu på två grannar och sedan på ”Släpp”: båda faller på din planet. Tre av samma färg i rad spricker.
   *[mouse] Klicka nu på två grannar: båda faller på din planet. Tre av samma färg i rad spricker.
}
bubbles-tip-place = Himlen har luckor: varje bubbla ur påsen lägger du där du vill. Lägg den så att den hjälper dig nästa gång du släpper.
bubbles-tip-powers = Du har vunnit en kraft. Använd den nu eller avstå; färgen säger vad den gör.
bubbles-tip-send = Ur din rad får du skicka bubblor till den andra planeten. Välj en som gör en rad färdig där.
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
bubbles-no-swap-helps = Inget byte i himlen ändrar på det.
bubbles-gaps = Himlen har { $gaps ->
    [one] en lucka
   *[other] { $gaps } luckor
}, och i påsen finns { $left ->
    [0] ingen bubbla kvar.
    [one] bara en bubbla.
   *[other] bara { $left } bubblor.
}
bubbles-columns-full = Alla fem kolumner är fulla: en bubbla till får inte plats.
bubbles-score-bubbles = Bubblor
bubbles-score-turns = Omgångar
bubbles-score-left = Färgade kvar
bubbles-mission-named = { $number }. { $title }
bubbles-chain = Kedja på { $count }
