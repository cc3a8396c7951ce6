# Ledtrådar i steg: var man ska titta, vilken bit, draget, varför. Det som varför bygger på hittar reglerna.

clue-step = { $step ->
    [where] Var du ska titta
    [piece] Vilken bit
    [action] Draget
   *[why] Varför
}
clue-next = { $step ->
    [piece] Vilken bit?
    [action] Visa draget
   *[why] Varför?
}
clue-quarter = { $quarter ->
    [n] i norr
    [ne] i nordost
    [e] i öster
    [se] i sydost
    [s] i söder
    [sw] i sydväst
    [w] i väster
    [nw] i nordväst
   *[middle] i mitten
}
clue-where = Titta på vad du kan göra nu.
clue-piece = En av möjligheterna är bättre än de andra.
clue-action = Draget: { $token }
clue-wins = { $distance ->
    [0] Det vinner säkert.
    [one] Det vinner, senast efter ett drag till.
   *[other] Det vinner, senast efter { $distance } drag till.
}
clue-loses = { $distance ->
    [0] Mot perfekt spel förlorar varje drag.
   *[other] Mot perfekt spel förlorar varje drag; det här håller längst, { $distance } drag till.
}
clue-shares = Det ger en delad vinst; mer går inte att tvinga fram.
clue-estimate = Uppskattad chans att vinna: ungefär { $percent } %.
clue-wins-now = Det vinner direkt.
clue-prevents = { $count ->
    [one] Efter ett av de { $others } andra dragen skulle en motståndare kunna vinna direkt; efter det här går det inte.
   *[other] Efter { $count } av de { $others } andra dragen skulle en motståndare kunna vinna direkt; efter det här går det inte.
}
clue-only = Inget annat går att göra här.
clue-alike = Annat är ungefär lika bra; det här är ett av de bästa.
clue-next-best = Det näst bästa uppskattas till ungefär { $percent } %.

clue-babel-where = Titta i { babel-place } på våning { $level }.
clue-babel-piece = Ta en { babel-cube }.
clue-babel-answers = { $count ->
    [0] Den andra har inget svar på det.
    [one] Den andra har bara ett svar på det.
   *[other] Den andra har { $count } svar på det.
}

clue-nivos-where = Titta på våning { $level }, { clue-quarter }.
clue-nivos-piece = { $source ->
    [neutral] Lägg den neutrala plattan.
    [reserve] Ta den { nivos-colour-the } plattan { $size } ur reserven.
    [mate] Ta din lagkamrats { nivos-colour-the } platta { $size }.
   *[hand] Ta din { nivos-colour-the } platta { $size }.
}
clue-nivos-where-pass = Titta efter om det går att lägga något alls.
clue-nivos-piece-pass = Ingen platta passar.
clue-nivos-where-cylinder = Titta på cylindrarna som är kvar.
clue-nivos-piece-cylinder = Den med höjd { $height }.
clue-nivos-free = Du tar ingen cylinder för det.
clue-nivos-opens = { $height ->
    [0] Det öppnar våning { $level }, och du tar en cylinder som du väljer.
   *[other] Det öppnar våning { $level }, och du tar cylindern med höjd { $height }.
}
clue-nivos-stuck = Nästa spelare kan inte lägga något och tar en cylinder.
clue-nivos-forces = Vad nästa spelare än lägger öppnar det en våning och ger en cylinder.
clue-nivos-answers = { $count ->
    [one] Av nästa spelares { $all } svar är det bara ett utan cylinder.
   *[other] Av nästa spelares { $all } svar är det { $count } utan cylinder.
}

clue-bubbles-where = { $where ->
    [sky] Titta på himlen, på kolumn { $column }.
    [own] Titta på din planet, på kolumn { $column }.
   *[other] Titta på den andra planeten, på kolumn { $column }.
}
clue-bubbles-other-colour = { $other ->
    [R] röd
    [P] lila
    [Y] gul
    [B] blå
    [G] grön
   *[K] svart
}
clue-bubbles-piece = { $kind ->
    [place] Det gäller den { bubbles-colour-the } bubblan ur påsen.
    [power] Använd den { bubbles-colour-the } kraften.
    [send] Skicka en { bubbles-colour } bubbla.
   *[pair] Det gäller en { bubbles-colour } och en { clue-bubbles-other-colour } bubbla.
}
clue-bubbles-where-pass = Titta på vad varje möjlighet skulle lämna efter sig.
clue-bubbles-piece-pass = Just nu behöver inget röras.
clue-bubbles-pops = { $groups ->
    [one] { $count } bubblor spricker.
   *[other] { $count } bubblor spricker, i { $groups } grupper.
}
clue-bubbles-points = { $points ->
    [one] Det ger en poäng.
   *[other] Det ger { $points } poäng.
}
clue-bubbles-power = Det ger den { bubbles-colour-the } kraften.
clue-bubbles-nothing = Inget spricker.
clue-bubbles-then = { $count ->
    [0] { $kind ->
        [swap] Efter det kan ett släpp ännu inte få något att spricka.
       *[pass] Som himlen är nu kan ett släpp ännu inte få något att spricka.
    }
   *[other] { $kind ->
        [swap] Efter det kan ett släpp få { $count } bubblor att spricka.
       *[pass] Som himlen är nu kan ett släpp få { $count } bubblor att spricka.
    }
}

clue-talo-where = { $layer ->
    [0] Titta på spelplanen { clue-quarter }.
   *[other] Titta { clue-quarter }, på höjd { $layer }.
}
clue-talo-where-supply = Titta på förrådet.
clue-talo-where-end = Titta på vad som är kvar att göra.
clue-talo-piece = { $axis ->
    [z] Ta { $length }:an och ställ den upprätt.
   *[lying] Ta { $length }:an och lägg ner den.
}
clue-talo-piece-pawn = Det är din pjäs.
clue-talo-piece-take = { $count ->
    [one] En bjälke räcker.
   *[other] Ta två bjälkar.
}
clue-talo-piece-end = Pjäsen står kvar där den är.
clue-talo-stands = { $margin ->
    [0] Allt står, men bara nätt och jämnt.
   *[other] Allt står, med { $margin } % av en ruta till godo.
}
clue-talo-held = Ensam skulle den falla { talo-side }; nästa bjälke blir dess motvikt.
clue-talo-saves = Den blir motvikt till { $length }:an som du håller och som annars skulle falla.
clue-talo-falls = Den faller { talo-side }.
clue-talo-leads = Sedan skulle din pjäs kunna klättra till höjd { $height }; förut som högst till { $before }.
clue-talo-climbs = { $to ->
    [0] Din pjäs kommer att stå på spelplanen.
   *[other] Din pjäs går från höjd { $from } till höjd { $to }.
}
clue-talo-choices = { $count ->
    [one] Det finns ett sätt att placera den första av de här bjälkarna.
   *[other] Det finns { $count } sätt att placera den första av de här bjälkarna.
}
