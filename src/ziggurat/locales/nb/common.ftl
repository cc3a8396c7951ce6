# Det som alle spill og alle rom i huset sier.

unknown-game = Det finnes ikke noe spill som heter «{ $name }». Spillene er: { $known }.
unknown-option = { $game } har ikke valget «{ $name }». Valgene er: { $names }.
no-options = { $game } har ingen valg, og altså heller ikke «{ $name }».
bad-value = «{ $value }» er ikke en verdi for { $name }. Verdiene er: { $values }.
game-over = Partiet er slutt. «{ $token }» kan ikke spilles lenger.
not-solved = { $game } er ikke løst. Det er bare Babel som er det.

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
name-unseen = «{ $name }» har et tegn som ingen kan se. Velg et annet navn.
name-marks = «{ $name }» har tegn som er stablet oppå hverandre. Velg et annet navn.
name-alike = «{ $name }» ser ut som navnet til en annen ved dette bordet. Velg et annet navn.
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
record-illegal-variation = Trekk { $number } i en variant, «{ $token }», er ikke lov: { $why }
record-variation-first = En variant erstatter trekket foran, og foran det første er det ikke noe.
record-empty-variation = En variant i protokollen er tom.
record-parenthesis = En parentes i protokollen mangler makkeren sin.
record-too-deep = Varianter i en protokoll kan ligge høyst { $most } nivåer inni hverandre.

# Hva et trekk er verdt, der det er helt sikkert.
worth-win = vinner på { $distance } trekk
worth-draw = deler seieren på { $distance } trekk
worth-loss = taper på { $distance } trekk
worth-proven-win = vinner helt sikkert
worth-proven-draw = vinnersjanse nøyaktig { $percent } %
worth-proven-loss = taper mot perfekt spill
worth-estimate = vinnersjanse omtrent { $percent } % (± { $margin })

babel-title = Babel
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label }: { $words }
enumerated = { $before }, { $next }
full-stop = { $words }.
