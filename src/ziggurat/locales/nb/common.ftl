# Det som alle spill og alle rom i huset sier.

unknown-game = Det finnes ikke noe spill som heter «{ $name }». Spillene er: { $known }.
game-name-taken = Pakken «{ $package }» kommer med et spill som heter «{ $name }», men det finnes allerede et med det navnet.
game-unusable = Spillet «{ $name }» i pakken «{ $package }» kan ikke brukes: { $why }
game-misnamed = Pakken «{ $package }» har ikke noe spill som heter «{ $name }» der det skulle ha vært.
unknown-option = { $game } har ikke valget «{ $name }». Valgene er: { $names }.
no-options = { $game } har ingen valg, og altså heller ikke «{ $name }».
bad-value = «{ $value }» er ikke en verdi for { $name }. Verdiene er: { $values }.
game-over = Partiet er slutt. «{ $token }» kan ikke spilles lenger.
not-solved = { $game } er ikke løst. Det er bare Babel som er det.
no-expert = { $game } er ikke løst helt nøyaktig. Det er bare Babel som er det.
bad-player = «{ $text }» er ikke en spiller. Spillerne er: level1 til level5, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = «{ $text }» er ikke et tall som et søk kan bruke. Disse kan brukes: { $figures }.
bad-player-figure = «{ $text }» i «{ $player }» er ikke et tall som et søk kan bruke. Disse kan brukes: { $figures }.
bad-simulations = «{ $value }» er ikke et antall simuleringer. Det må være minst 1.
bad-time = «{ $value }» er ikke en tid i sekunder.
worker-died = En arbeidsprosess stoppet før arbeidet var ferdig. Kanskje var minnet fullt.
ray-missing = Ray er ikke installert her: pip install "ziggurat[ray]".
ray-unreachable = Det er ingen Ray-klynge på { $address }: { $why }
ray-lost = Forbindelsen til Ray-klyngen på { $address } ble borte: { $why }
ray-other-version = Ray-klyngen på { $address } har versjon { $theirs } av Ziggurat, denne maskinen har { $ours }. Begge må ha den samme.
ray-other-game = Ray-klyngen kjenner ikke spillet «{ $game }» slik denne maskinen gjør. Installer det der også.
no-such-action = Det finnes ikke noe trekk med nummer { $token }.
not-an-action = «{ $value }» er ikke et trekk. Et trekk er en tekst, slik «legal» viser dem, eller et helt tall.
no-such-seat = Det finnes ingen plass «{ $seat }». Plassene er 1 til { $seats }.
bad-seed = «{ $value }» er ikke et starttall for tilfeldighetene. Det må være et helt tall.
other-spaces = Med disse valgene har { $game } andre plasser, trekk eller datalag. Lag et nytt miljø for dem.
bad-text = «{ $value }» er ikke en verdi for { $name }. Verdiene er tekster.

record-no-game = Protokollen sier ikke hvilket spill det er: linjen [Game "…"] mangler.
record-bad-tag = Linje { $line } i protokollen har ikke formen [Navn "verdi"].
record-tag-twice = Protokollen har opplysningen «{ $name }» to ganger.
record-brace = En kommentar i protokollen er ikke avsluttet, eller en kommentar står inni en annen.
record-version = Protokollen er skrevet med versjon { $version } av reglene for { $game }. Her gjelder versjon { $known }.
record-termination = «{ $termination }» er ikke en måte å avslutte et parti på før tiden. Måtene er: resigned PLASS, time PLASS, abandoned.
record-players = Protokollen har { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}, men spillet har { $seats ->
    [one] { $seats } plass.
   *[other] { $seats } plasser.
}
record-bad-name = «{ $name }» kan ikke være et navn i en protokoll: ingen kommaer, ingen linjeskift, ingen mellomrom først eller sist, ikke bare sifre.
record-bad-comment = En kommentar i en protokoll kan ikke inneholde krøllparenteser.
record-illegal = Trekk { $number } i protokollen, «{ $token }», er ikke lov: { $why }
record-ended-twice = Protokollen sier «{ $termination }», men partiet sluttet etter sine egne regler.
record-result = Protokollen sier at resultatet er { $result }, men det er { $true }.
record-not-over = Protokollen sier at resultatet er { $result }, men partiet er ikke slutt.
record-winners = «{ $result }» er ikke et resultat: det skal nevne plassene som vant, fra 1 til { $seats }, hver av dem én gang.
record-ended-by-nobody = Protokollen sier «{ $termination }», men plassene i spillet er 1 til { $seats }.
record-contradiction = Protokollen sier «{ $termination }», men likevel at plass { $seat } vant.
record-too-many-players = Protokollen har { $count ->
    [one] { $count } spiller.
   *[other] { $count } spillere.
} Så mange er det ikke plass til i noe spill.
record-not-text = En protokoll består av tekster. «{ $value }» er ingen tekst.
record-half-character = «{ $value }» kan ikke stå i en protokoll: der er det et halvt tegn.
record-line-break = Det protokollen sier under «{ $name }», kan ikke gå over flere linjer.
record-bad-token = «{ $token }» kan ikke være et trekk i en protokoll: ingen mellomrom og ingen parenteser av noe slag.
record-bad-note = «{ $name }» kan ikke være navnet på en merknad i en protokoll: bokstaver, sifre og understreker, først en bokstav.
record-comment-place = En kommentar står etter trekk { $number }, men protokollen har bare { $count } trekk.
record-illegal-variation = Trekk { $number } i en variant, «{ $token }», er ikke lov: { $why }
record-variation-place = En variant står i stedet for trekk { $number }, men protokollen har bare { $count } trekk.
record-variation-first = En variant erstatter trekket foran, og foran det første er det ikke noe.
record-empty-variation = En variant i protokollen er tom.
record-parenthesis = En parentes i protokollen mangler makkeren sin.
record-too-deep = Varianter i en protokoll kan ligge høyst { $most } nivåer inni hverandre.
record-several = Det er flere partier i denne protokollen. «ziggurat record» kan lese slike filer.
record-too-long = Partiet som begynner på linje { $line }, er lengre enn { $most } tegn. Det er ingen protokoll.
record-bad-json = Denne linjen er ikke en protokoll som JSON: { $why }
record-bad-number = Parti { $number } i filen (linje { $line }) kan ikke leses: { $why }
record-bad-game = { $path }, parti { $number } (linje { $line }): { $why }
record-checked = { $bad ->
    [0] { $games ->
        [one] Ett parti, og det stemmer.
       *[other] Alle { $games } partier stemmer.
    }
   *[other] { $bad } av { $games } partier stemmer ikke.
}

# Hva et trekk er verdt, der det er helt sikkert.
worth-win = vinner på { $distance } trekk
worth-draw = deler seieren på { $distance } trekk
worth-loss = taper på { $distance } trekk
worth-proven-win = vinner helt sikkert
worth-proven-draw = gir helt sikkert { $percent } % av seieren
worth-proven-loss = taper mot beste spill
worth-estimate = vinnersjanse omtrent { $percent } % (± { $margin })
played-by-hand = { $game } bygges for hånd, og trekkene kan ikke listes opp: boter, analyse, perft og miljøer virker ikke med det.

babel-title = Babel
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label }: { $words }
enumerated = { $before }, { $next }
full-stop = { $words }.
