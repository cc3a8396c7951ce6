# Ett parti i efterhand, på sidan, i protokoll och på kommandoraden.

analysis-comment = Sänker vinstchansen med uppskattningsvis { $lost } %. Bättre: { $token } ({ $worth }).
analysis-comment-exact = Ett misstag. Bättre: { $token } ({ $worth }).
analysis-comment-tried = Prövat: { $line }.

analysis-title = Analys
analysis-words = Partiet, misstagen och vad mer som var möjligt
analysis-bring = Analysera en protokollfil
analysis-at = { $ply ->
    [0] Partiets början
   *[other] Efter drag { $ply } av { $count }
}
analysis-trying = { $count ->
    [one] Din egen väg: ett drag efter drag { $ply } i partiet
   *[other] Din egen väg: { $count } drag efter drag { $ply } i partiet
}
analysis-played = { $self ->
    [true] Nu spelar du: { $action } ({ $worth }).
   *[false] { $name } spelar nu: { $action } ({ $worth }).
}
analysis-mistake = { $self ->
    [true] Nu spelar du: { $action } ({ $worth }). Bättre: { $better } ({ $best }).
   *[false] { $name } spelar nu: { $action } ({ $worth }). Bättre: { $better } ({ $best }).
}
analysis-best = { $self ->
    [true] Bäst för dig: { $action } ({ $worth }).
   *[false] Bäst för { $name }: { $action } ({ $worth }).
}
analysis-chance = Slump
analysis-luck = Slumpen avgör. Tänk om det blev …
analysis-graph = { $sides ->
    [1] Chansen att lyckas
    [2] { $self ->
        [true] Din chans att vinna
       *[false] Chansen att { $name } vinner
    }
   *[other] Varje sidas chans att vinna
}
analysis-graph-label = Hur det står i partiet, drag för drag
analysis-done = klart
analysis-not-done = inte klart
analysis-exact = exakt
analysis-estimate = uppskattat
analysis-looking = Resten av partiet analyseras fortfarande.
analysis-looked = Analyserar partiet: { $looked } av { $count } drag …
analysis-mistakes = { $count ->
    [0] Misstag
    [one] Ett misstag
   *[other] { $count } misstag, det största först
}
analysis-no-mistakes = Inga tydliga misstag.
analysis-lost = { $exact ->
    [true] −{ $lost } %
   *[false] ungefär −{ $lost } %
}
analysis-best-line = Bästa fortsättningen härifrån
analysis-expected-line = Vad som troligen följer (uppskattat)
analysis-walk = Drag för drag
analysis-off-game = Efter drag { $ply } går du din egen väg:
analysis-to-game = Tillbaka till partiet
analysis-to-table = Till bordet
analysis-tried = Vad du har prövat
analysis-after = efter { $ply }
analysis-forget = Glöm { $line }
analysis-note = { $ply ->
    [0] Din anteckning om partiet
   *[other] Din anteckning om drag { $ply }
}
analysis-try-again = Försök igen härifrån
analysis-export = Spara med kommentarer
analysis-others = Ett annat parti
analysis-table = Värdena som tabell
analysis-column = { $column ->
    [number] Nr
    [who] Vem
    [action] Drag
    [worth] Värde
   *[better] Bättre
}
analysis-not-yet = Inte medan partiet pågår
analysis-not-yet-more = Medan människor spelar mot varandra kan ingen analysera deras parti här, inte ens den som tittar på, för då går det att viska till de andra. Analysen öppnas när partiet är slut.
analysis-no-game = Det partiet finns inte
analysis-no-record = Det här protokollet är inte sparat på enheten. Välj filen en gång till.
analysis-import-words = Öppna protokollet för ett parti, härifrån eller från något annat ställe: varje drag analyseras, och du kan pröva vad du själv hade gjort.
analysis-import = Välj en protokollfil
analysis-drop = eller släpp den var som helst på sidan
analysis-no-text = ”{ $name }” är inget partiprotokoll: filen är tom, för stor eller ingen text.
analysis-brought = Öppnat tidigare
