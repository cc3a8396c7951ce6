# Babel och babel pico.

babel-cube = { $type ->
    [0] grå kloss (ingen utbuktning)
    [1] vit kloss (1 utbuktning)
    [2] svart kloss (2 utbuktningar)
    [3] beige kloss (3 utbuktningar)
   *[4] blå kloss (4 utbuktningar)
}
babel-side = { $side ->
    [e] öster
    [w] väster
    [n] norr
   *[s] söder
}
babel-place = { $cell ->
    [a1] sydväst
    [b1] sydost
    [a2] nordväst
   *[b2] nordost
}
babel-towards = { $side ->
    [d] mot klossen under
    [e] mot klossen i öster
    [w] mot klossen i väster
    [n] mot klossen i norr
   *[s] mot klossen i söder
}

babel-prompt = Plats { $seat } ställer en kloss på våning { $level }.
babel-stuck = Plats { $seat } kan inte ställa någon mer kloss och förlorar.
babel-tower-last = Tornet är klart; plats 1 kan inte ställa någon mer kloss, så plats 2 vinner.
babel-tower-draw = Tornet är klart; båda vinner tillsammans.

babel-unreadable = ”{ $token }” är inget drag. { babel-notation }
babel-notation = Skriv rutan (a1, b1, a2 eller b2), sedan en bokstav för varje utbuktning i ordningen e eller w, n eller s, u, d, eller ”-” för ingen.
babel-outer = En utbuktning åt { babel-side } skulle sticka ut ur tornet där.
babel-no-such-cube = { $count ->
    [one] Det finns ingen kloss med { $count } utbuktning just där.
   *[other] Det finns ingen kloss med { $count } utbuktningar på just de sidorna.
}
babel-taken = Där står redan en kloss.
babel-diagonal = Den andra klossen ska stå bredvid den första, inte diagonalt.
babel-not-in-hand = Du har ingen { babel-cube } kvar.
babel-table = På våning 1 måste undersidan vara en inbuktning: bordet är plant.
babel-hollow = Den här klossen skulle lämna ett hålrum { babel-towards }: båda sidorna är inbuktningar.
babel-clash = Den här klossen passar inte { babel-towards }: båda sidorna buktar ut.

babel-theorem = Plats { $seat } vinner Babel med perfekt spel, på { $distance } drag (alla { $positions } ställningar är lösta; den som vinner gör det så fort som möjligt, och den som förlorar håller ut så länge det går).
babel-theorem-draw = Babel är en delad vinst med perfekt spel (alla { $positions } ställningar är lösta).

# På sidan. Till ett meddelande M för terminalen kan det finnas M-you och M-named för sidan.
babel-pitch = Ett torn, två byggare. Utbuktning möter inbuktning; den som inte har någon kloss som passar förlorar.
babel-also = Gäller också babel pico: samma spel med mindre klossar.
babel-prompt-you = Din tur: ställ en kloss på våning { $level }.
babel-prompt-named = { $name } ställer en kloss på våning { $level }.
babel-stuck-you = Ingen av dina klossar passar längre, så du förlorar: { $winner } vinner.
babel-stuck-named = { $name } har ingen kloss som passar längre och förlorar.
babel-tower-last-named = Tornet är klart, och den som började kan inte ställa någon mer kloss.
babel-board = Tornet: { $placed ->
    [0] tomt
    [one] { $placed } kloss
   *[other] { $placed } klossar
}, nu på våning { $level }.
babel-level = Våning { $level }
babel-hand = { $whose ->
    [own] Dina klossar
   *[other] Klossar: { $name }
}
babel-rival = { $whose ->
    [own] Du har:
   *[other] { $name } har:
}
babel-turns = { $count ->
    [one] Ett sätt att vrida den
   *[other] { $count } sätt att vrida den
}
babel-colour = { $type ->
    [0] grå
    [1] vit
    [2] svart
    [3] beige
   *[4] blå
}
babel-face = { $side ->
    [e] åt öster
    [w] åt väster
    [n] åt norr
    [s] åt söder
    [u] uppåt
   *[d] neråt
}
babel-none = ingen
babel-described = { babel-colour } kloss, { $count ->
    [0] ingen utbuktning
    [one] utbuktning { $faces }
   *[other] utbuktningar { $faces }
}
babel-held = { $count } × { babel-colour }
babel-hand-of = { $whose ->
    [own] Du har: { $cubes }.
   *[other] { $name } har: { $cubes }.
}
babel-none-left = inga klossar
babel-action = { $cube }, i { babel-place }
babel-brief = { babel-place }
babel-cell-cube = { babel-place }, våning { $level }, { $cube }
babel-cell-empty = { babel-place }, våning { $level }, tom, { $under ->
    [table] på bordet
    [bulge] en utbuktning under
    [indent] en inbuktning under
   *[empty] inget under än
}{ $count ->
    [0] {""}
    [one] , en kloss passar
   *[other] , { $count } sätt att ställa en kloss
}
babel-option-full-tower = Ett färdigt torn
babel-option-full-tower-last = vinns av plats 2
babel-option-full-tower-draw = är en delad vinst
babel-openings = Det första draget
babel-openings-more = Ett kort för varje sätt att börja, symmetriska räknade en gång. Tryck på ett för att gå vidare därifrån.
babel-alike = { $count ->
    [one] ett sätt
   *[other] { $count } sätt, alla lika
}
babel-levels = Ställningarna på varje våning
babel-levels-more = Efter antalet klossar, symmetriska räknade en gång. Vunna och förlorade gäller den som är på tur; de som är slut finns bland de förlorade. I staplarna, från vänster: vunna (fyllda), delade (prickiga), förlorade (randiga), slut (tomma).
babel-level-positions = Våning { $level }: { $positions } ställningar
babel-all-levels = Alla tillsammans
babel-ply = Klossar
babel-positions = Ställningar
babel-won = Vunna
babel-drawn = Delade
babel-lost = Förlorade
babel-ended = Slut
babel-distances = Hur långt det är till slutet
babel-distances-more = Hur många ställningar som ligger på varje avstånd från slutet, om båda spelar perfekt.
babel-distance = Drag
babel-keys =
    0–4 = ta en kloss med den siffran
    R, ← → = vrid klossen
    ↑ ↓ = en annan ruta
    Enter = ställ den
    X = sära på våningarna
    Q, E, V = vrid bordet, titta från nästa sida
    T, U = titta uppifrån, underifrån
    + − = närmare, längre bort
    C = vanlig vy
babel-tip-take = { $device ->
    [touch] Tryck på en av dina klossar här nere: rutorna där den passar lyser upp.
   *[mouse] Klicka på en av dina klossar här nere: rutorna där den passar lyser upp.
}
babel-tip-place = { $device ->
    [touch] Tryck på en ruta som lyser, välj en bild för att vrida klossen och tryck sedan på Placera.
   *[mouse] Peka på en ruta som lyser. R eller mushjulet vrider klossen, ett klick ställer den.
}
babel-tip-aim = Se till att den andra byggaren inte har någon kloss som passar.
babel-rules =
    Två byggare reser ett torn, våning för våning, fyra klossar på varje, sex våningar högt. Ni turas om att ställa en kloss ur den egna handen på en ledig ruta på den våning som byggs.

    Varje sida på en kloss har en utbuktning eller en inbuktning. Där två klossar möts, bredvid eller ovanpå varandra, måste den ena sidan bukta ut och den andra bukta in.

    Utsidan av tornet hålls plan: yttersidorna är inbuktningar, och det är också undersidan på våning 1. En sida mot en ledig ruta, och ovansidan, får vara vilket som.

    På våning 1 ska den andra klossen stå bredvid den första, inte diagonalt. Sedan går det bra med vilken ledig ruta som helst på våningen.

    Varje byggare har tre grå klossar (0 utbuktningar), tre vita (1), en svart (2), tre beige (3) och två blå (4). Siffran på utsidan visar hur många utbuktningar klossen har.

    Den som inte kan ställa någon mer kloss förlorar.
babel-needs = { $face ->
    [bulge] en utbuktning
   *[indent] en inbuktning
} { $side ->
    [d] neråt
    [e] åt öster
    [w] åt väster
    [n] åt norr
   *[s] åt söder
}
babel-cube-needs = I { babel-place } behöver en kloss { $needs }.
babel-none-turns-so = Ingen kloss som är kvar går att vrida så.
babel-score-placed = Ställda klossar
babel-score-left = Klossar kvar
