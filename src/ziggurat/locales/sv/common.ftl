# Det som varje spel och varje rum i huset säger.

unknown-game = Det finns inget spel som heter ”{ $name }”; spelen är: { $known }.
unknown-option = { $game } har inget val ”{ $name }”; valen är: { $names }.
no-options = { $game } har inga val, alltså inte heller ”{ $name }”.
bad-value = ”{ $value }” är inget värde för { $name }; värdena är: { $values }.
game-over = Partiet är slut; ”{ $token }” kan inte spelas längre.
not-solved = { $game } är inte löst; det är bara Babel.

record-no-game = Protokollet säger inte vilket spel det är: raden [Game "…"] saknas.
record-bad-tag = Rad { $line } i protokollet har inte formen [Namn "värde"].
record-tag-twice = Protokollet har uppgiften ”{ $name }” två gånger.
record-brace = En kommentar i protokollet är inte avslutad, eller så står en kommentar inuti en annan.
record-version = Protokollet skrevs med version { $version } av reglerna för { $game }; här gäller version { $known }.
record-termination = ”{ $termination }” är inget sätt att sluta ett parti i förtid; de som finns är: resigned PLATS, time PLATS, abandoned.
record-players = Protokollet har { $count } spelare, men spelet har { $seats ->
    [one] { $seats } plats.
   *[other] { $seats } platser.
}
record-bad-name = ”{ $name }” kan inte vara ett namn i ett protokoll: inga kommatecken, inga radbrytningar, inga mellanslag först eller sist, inte bara siffror.
name-unseen = ”{ $name }” har ett tecken som ingen kan se. Välj ett annat namn.
name-marks = ”{ $name }” har accenter som travas på varandra. Välj ett annat namn.
name-alike = ”{ $name }” ser ut som namnet på någon annan vid bordet. Välj ett annat.
record-bad-comment = En kommentar i ett protokoll får inte innehålla klammerparenteser.
record-illegal = Drag { $number } i protokollet, ”{ $token }”, är inte tillåtet: { $why }
record-ended-twice = Protokollet säger ”{ $termination }”, men partiet tog slut enligt sina egna regler.
record-result = Protokollet säger att resultatet är { $result }; det är { $true }.
record-not-over = Protokollet säger att resultatet är { $result }, men partiet är inte slut.
record-winners = ”{ $result }” är inget resultat: det ska nämna platserna som vann, från 1 till { $seats }, varje plats en gång.
record-ended-by-nobody = Protokollet säger ”{ $termination }”, men spelets platser är 1 till { $seats }.
record-contradiction = Protokollet säger ”{ $termination }”, men också att plats { $seat } vann.
record-too-many-players = Protokollet har { $count } spelare; inget spel har så många.
record-illegal-variation = Drag { $number } i en variant, ”{ $token }”, är inte tillåtet: { $why }
record-variation-first = En variant ersätter draget före, och före det första finns inget.
record-empty-variation = En variant i protokollet är tom.
record-parenthesis = En parentes i protokollet saknar sin andra hälft.
record-too-deep = Varianter i ett protokoll kan ligga inuti varandra i högst { $most } led.

# Vad ett drag är värt, där det är exakt känt.
worth-win = vinner på { $distance } drag
worth-draw = delad vinst på { $distance } drag
worth-loss = förlorar på { $distance } drag
worth-proven-win = vinner säkert
worth-proven-draw = vinstchans exakt { $percent } %
worth-proven-loss = förlorar mot perfekt spel
worth-estimate = vinstchans ungefär { $percent } % (± { $margin })

babel-title = Babel
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label }: { $words }
enumerated = { $before }, { $next }
full-stop = { $words }.
