# Det som varje spel och varje rum i huset säger.

unknown-game = Det finns inget spel som heter ”{ $name }”; spelen är: { $known }.
game-name-taken = Paketet ”{ $package }” har med sig ett spel ”{ $name }”, men det finns redan ett som heter så.
game-unusable = Spelet ”{ $name }” i paketet ”{ $package }” går inte att använda: { $why }
game-misnamed = I paketet ”{ $package }” finns inget spel som heter ”{ $name }” där det borde ligga.
unknown-option = { $game } har inget val ”{ $name }”; valen är: { $names }.
no-options = { $game } har inga val, alltså inte heller ”{ $name }”.
bad-value = ”{ $value }” är inget värde för { $name }; värdena är: { $values }.
game-over = Partiet är slut; ”{ $token }” kan inte spelas längre.
not-solved = { $game } är inte löst; det är bara Babel.
no-expert = { $game } är inte exakt löst; det är bara Babel.
bad-player = ”{ $text }” är ingen spelare; spelarna är: level1 till level5, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = ”{ $text }” är inget som en sökning kan använda; den kan använda: { $figures }.
bad-player-figure = ”{ $text }” i ”{ $player }” är inget som en sökning kan använda; den kan använda: { $figures }.
bad-simulations = ”{ $value }” är inget antal simuleringar; det måste vara minst 1.
bad-time = ”{ $value }” är ingen tid i sekunder.
worker-died = En arbetsprocess avbröts mitt i arbetet; kanske tog minnet slut.
ray-missing = Ray är inte installerat här: pip install "ziggurat[ray]".
ray-unreachable = Det finns inget Ray-kluster på { $address }: { $why }
ray-lost = Kontakten med Ray-klustret på { $address } försvann: { $why }
ray-other-version = Ray-klustret på { $address } har version { $theirs } av Ziggurat, den här datorn har { $ours }. Båda behöver samma.
ray-other-game = Ray-klustret känner inte spelet ”{ $game }” så som den här datorn gör. Installera det där också.
no-such-action = Det finns inget drag med nummer { $token }.
not-an-action = ”{ $value }” är inget drag; ett drag är en text, så som ”legal” visar dem, eller ett heltal.
no-such-seat = Det finns ingen plats ”{ $seat }”; platserna är 1 till { $seats }.
bad-seed = ”{ $value }” är inget startvärde för slumpen; det ska vara ett heltal.
other-spaces = Med de här valen har { $game } andra platser, drag eller lager av data; gör en ny miljö för dem.
bad-text = ”{ $value }” är inget värde för { $name }; värdena är texter.

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
record-bad-comment = En kommentar i ett protokoll får inte innehålla klammerparenteser.
record-illegal = Drag { $number } i protokollet, ”{ $token }”, är inte tillåtet: { $why }
record-ended-twice = Protokollet säger ”{ $termination }”, men partiet tog slut enligt sina egna regler.
record-result = Protokollet säger att resultatet är { $result }; det är { $true }.
record-not-over = Protokollet säger att resultatet är { $result }, men partiet är inte slut.
record-winners = ”{ $result }” är inget resultat: det ska nämna platserna som vann, från 1 till { $seats }, varje plats en gång.
record-ended-by-nobody = Protokollet säger ”{ $termination }”, men spelets platser är 1 till { $seats }.
record-contradiction = Protokollet säger ”{ $termination }”, men också att plats { $seat } vann.
record-too-many-players = Protokollet har { $count } spelare; inget spel har så många.
record-not-text = Ett protokoll består av texter; ”{ $value }” är ingen text.
record-half-character = ”{ $value }” kan inte stå i ett protokoll: där finns ett halvt tecken.
record-line-break = Det som protokollet säger under ”{ $name }” får inte ha flera rader.
record-bad-token = ”{ $token }” kan inte vara ett drag i ett protokoll: inga mellanslag, inga parenteser av något slag.
record-bad-note = ”{ $name }” kan inte vara namnet på en uppgift i ett protokoll: bokstäver, siffror och understreck, först en bokstav.
record-comment-place = En kommentar står efter drag { $number }, men protokollet har bara { $count } drag.
record-illegal-variation = Drag { $number } i en variant, ”{ $token }”, är inte tillåtet: { $why }
record-variation-place = En variant står i stället för drag { $number }, men protokollet har bara { $count } drag.
record-variation-first = En variant ersätter draget före, och före det första finns inget.
record-empty-variation = En variant i protokollet är tom.
record-parenthesis = En parentes i protokollet saknar sin andra hälft.
record-too-deep = Varianter i ett protokoll kan ligga inuti varandra i högst { $most } led.
record-several = Det finns flera partier i protokollet. ”ziggurat record” läser sådana filer.
record-too-long = Partiet som börjar på rad { $line } är längre än { $most } tecken. Det är inget protokoll.
record-bad-json = Den här raden är inget protokoll som JSON: { $why }
record-bad-number = Parti { $number } i filen (rad { $line }) går inte att läsa: { $why }
record-bad-game = { $path }, parti { $number } (rad { $line }): { $why }
record-checked = { $bad ->
    [0] { $games ->
        [one] Ett parti, och det stämmer.
       *[other] Alla { $games } partier stämmer.
    }
   *[other] { $bad } av { $games } partier stämmer inte.
}

# Vad ett drag är värt, där det är exakt känt.
worth-win = vinner på { $distance } drag
worth-draw = delad vinst på { $distance } drag
worth-loss = förlorar på { $distance } drag
worth-proven-win = vinner säkert
worth-proven-draw = ger säkert { $percent } % av vinsten
worth-proven-loss = förlorar mot bästa spel
worth-estimate = vinstchans ungefär { $percent } % (± { $margin })
played-by-hand = { $game } byggs för hand, och dragen går inte att räkna upp: bottar, analys, perft och miljöer fungerar inte med det.

babel-title = Babel
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label }: { $words }
enumerated = { $before }, { $next }
full-stop = { $words }.
