# Hint i steg: hvor du skal se, hvilken del, trekket, hvorfor. Reglene finner fram til det som er grunnen.

clue-step = { $step ->
    [where] Hvor du skal se
    [piece] Hvilken del
    [action] Trekket
   *[why] Hvorfor
}
clue-next = { $step ->
    [piece] Hvilken del?
    [action] Vis meg
   *[why] Hvorfor?
}
clue-quarter = { $quarter ->
    [n] i nord
    [ne] i nordøst
    [e] i øst
    [se] i sørøst
    [s] i sør
    [sw] i sørvest
    [w] i vest
    [nw] i nordvest
   *[middle] i midten
}
clue-where = Se på det du kan gjøre nå.
clue-piece = Ett av disse valgene er bedre enn de andre.
clue-action = Trekket: { $token }
clue-wins = { $distance ->
    [0] Det vinner helt sikkert.
    [one] Det vinner, senest etter ett trekk til.
   *[other] Det vinner, senest etter { $distance } trekk til.
}
clue-loses = { $distance ->
    [0] Alle trekk taper mot perfekt spill.
   *[other] Alle trekk taper mot perfekt spill. Dette holder ut lengst, i { $distance } trekk til.
}
clue-shares = Det sikrer en delt seier. Noe bedre kan du ikke tvinge fram.
clue-estimate = Anslått sjanse for å vinne: omtrent { $percent } %.
clue-wins-now = Det vinner med en gang.
clue-prevents = { $count ->
    [one] Etter ett av de { $others } andre trekkene kunne en motstander vinne med en gang. Etter dette går det ikke.
   *[other] Etter { $count } av de { $others } andre trekkene kunne en motstander vinne med en gang. Etter dette går det ikke.
}
clue-only = Her kan du ikke gjøre noe annet.
clue-alike = Andre valg er omtrent like gode. Dette er et av de beste.
clue-next-best = Det nest beste valget er anslått til omtrent { $percent } %.

clue-babel-where = Se mot { babel-place } på nivå { $level }.
clue-babel-piece = Ta en { babel-cube }.
clue-babel-answers = { $count ->
    [0] Da har den andre ikke noe svar.
    [one] Da har den andre bare ett svar.
   *[other] Da har den andre { $count } svar.
}

clue-nivos-where = Se på nivå { $level }, { clue-quarter }.
clue-nivos-piece = { $source ->
    [neutral] Legg den nøytrale platen.
    [reserve] Ta den { clue-nivos-piece-colour } platen { $size } fra reserven.
    [mate] Ta den { clue-nivos-piece-colour } platen { $size } fra lagkameraten din.
   *[hand] Ta den { clue-nivos-piece-colour } platen din, { $size }.
}
# «den gule platen»
clue-nivos-piece-colour = { $colour ->
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
clue-nivos-where-pass = Se om noe kan legges i det hele tatt.
clue-nivos-piece-pass = Ingen plate passer.
clue-nivos-where-cylinder = Se på sylindrene som er igjen.
clue-nivos-piece-cylinder = Den med høyde { $height }.
clue-nivos-free = Du tar ingen sylinder for det.
clue-nivos-opens = { $height ->
    [0] Det åpner nivå { $level }, og du tar en sylinder du velger selv.
   *[other] Det åpner nivå { $level }, og du tar sylinderen med høyde { $height }.
}
clue-nivos-stuck = Den neste spilleren kan ikke legge noe og tar en sylinder.
clue-nivos-forces = Uansett hva den neste spilleren legger, åpner det et nivå og gir en sylinder.
clue-nivos-answers = { $count ->
    [one] Av den neste spillerens { $all } svar er det bare ett uten sylinder.
   *[other] Av den neste spillerens { $all } svar er det { $count } uten sylinder.
}

clue-bubbles-where = { $where ->
    [sky] Se på himmelen, på kolonne { $column }.
    [own] Se på planeten din, på kolonne { $column }.
   *[other] Se på den andre planeten, på kolonne { $column }.
}
clue-bubbles-other-colour = { $other ->
    [R] rød
    [P] lilla
    [Y] gul
    [B] blå
    [G] grønn
   *[K] svart
}
clue-bubbles-piece = { $kind ->
    [place] Det gjelder den { clue-bubbles-piece-colour } boblen fra posen.
    [power] Bruk den { clue-bubbles-piece-colour } kraften.
    [send] Send en { bubbles-colour } boble.
   *[pair] Det gjelder en { bubbles-colour } og en { clue-bubbles-other-colour } boble.
}
# «den røde boblen»
clue-bubbles-piece-colour = { $bubble ->
    [R] røde
    [P] lilla
    [Y] gule
    [B] blå
    [G] grønne
   *[K] svarte
}
clue-bubbles-where-pass = Se på hva hvert valg ville føre til.
clue-bubbles-piece-pass = Ingenting trenger å røres nå.
clue-bubbles-pops = { $groups ->
    [one] { $count } bobler sprekker.
   *[other] { $count } bobler sprekker, i { $groups } grupper.
}
clue-bubbles-points = { $points ->
    [one] Det gir ett poeng.
   *[other] Det gir { $points } poeng.
}
clue-bubbles-power = Det gir den { clue-bubbles-piece-colour } kraften.
clue-bubbles-nothing = Ingenting sprekker.
clue-bubbles-then = { $count ->
    [0] { $kind ->
        [swap] Etter det sprekker det fortsatt ingenting, uansett hvilke to som faller.
       *[pass] Slik himmelen er nå, sprekker det ingenting, uansett hvilke to som faller.
    }
   *[other] { $kind ->
        [swap] Etter det kan et fall få { $count } bobler til å sprekke.
       *[pass] Slik himmelen er nå, kan et fall få { $count } bobler til å sprekke.
    }
}

clue-talo-where = { $layer ->
    [0] Se på brettet, { clue-quarter }.
   *[other] Se { clue-quarter }, i høyde { $layer }.
}
clue-talo-where-supply = Se på forrådet.
clue-talo-where-end = Se på det som gjenstår å gjøre.
clue-talo-piece = { $axis ->
    [z] Ta bjelken på { $length } og sett den opp så den står.
   *[lying] Ta bjelken på { $length } og legg den ned.
}
clue-talo-piece-pawn = Det gjelder brikken din.
clue-talo-piece-take = { $count ->
    [one] Én bjelke er nok.
   *[other] Ta to bjelker.
}
clue-talo-piece-end = Brikken blir der den er.
clue-talo-stands = { $margin ->
    [0] Alt står, men bare så vidt.
   *[other] Alt står, med { $margin } % av et felt å gå på.
}
clue-talo-held = Alene ville den falle { talo-side }. Den neste bjelken blir motvekten.
clue-talo-saves = Den blir motvekt til { $length }-eren som du holder, og som ellers ville falle.
clue-talo-falls = Den faller { talo-side }.
clue-talo-leads = Da kan brikken din klatre til høyde { $height }. Før nådde den høyst { $before }.
clue-talo-climbs = { $to ->
    [0] Brikken din kommer på brettet.
   *[other] Brikken din går fra høyde { $from } til høyde { $to }.
}
clue-talo-choices = { $count ->
    [one] Den første av disse bjelkene kan legges på én måte.
   *[other] Den første av disse bjelkene kan legges på { $count } måter.
}
