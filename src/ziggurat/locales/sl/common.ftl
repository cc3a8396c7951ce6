# Kar pove vsaka igra in vsaka soba te hiše.

unknown-game = Igre »{ $name }« ni. Igre so: { $known }.
unknown-option = { $game } nima možnosti »{ $name }«. Možnosti so: { $names }.
no-options = { $game } nima možnosti, torej tudi »{ $name }« ne.
bad-value = »{ $value }« ni vrednost za { $name }. Vrednosti so: { $values }.
game-over = Partije je konec, »{ $token }« ni več mogoče odigrati.
not-solved = { $game } ni do konca rešena igra; to je samo Babel.

record-no-game = Zapis ne pove, katera igra je to: manjka vrstica [Game "…"].
record-bad-tag = Vrstica { $line } zapisa ni oznaka oblike [Ime "vrednost"].
record-tag-twice = Oznaka »{ $name }« je v zapisu dvakrat.
record-brace = Komentar v zapisu ni zaprt ali pa stoji znotraj drugega komentarja.
record-version = Zapis je nastal po različici { $version } pravil za { $game }; tukaj velja različica { $known }.
record-termination = »{ $termination }« ni način, kako se partija predčasno konča. Načini so: resigned SEDEŽ, time SEDEŽ, abandoned.
record-players = Igralcev v zapisu: { $count }. Igra pa ima { $seats ->
    [one] { $seats } sedež.
    [two] { $seats } sedeža.
    [few] { $seats } sedeže.
   *[other] { $seats } sedežev.
}
record-bad-name = »{ $name }« ne more biti ime v zapisu: brez vejic, brez prelomov vrstic, brez presledkov na robu in ne samo števke.
name-unseen = V imenu »{ $name }« je znak, ki ga nihče ne vidi. Izberi drugo ime.
name-marks = V imenu »{ $name }« se znamenja kopičijo drugo na drugem. Izberi drugo ime.
name-alike = »{ $name }« je na pogled enako kot ime nekoga drugega za to mizo. Izberi drugo.
record-bad-comment = V komentarju zapisa ne more biti zavitega oklepaja.
record-illegal = Poteza { $number } v zapisu, »{ $token }«, ni dovoljena: { $why }
record-ended-twice = V zapisu piše »{ $termination }«, a partija se je končala po svojih pravilih.
record-result = V zapisu piše, da je izid { $result }; v resnici je { $true }.
record-not-over = V zapisu piše, da je izid { $result }, a partije še ni konec.
record-winners = »{ $result }« ni izid: izid našteje sedeže, ki so zmagali, od 1 do { $seats }, vsakega enkrat.
record-ended-by-nobody = V zapisu piše »{ $termination }«, a sedeži te igre so od 1 do { $seats }.
record-contradiction = V zapisu piše »{ $termination }«, pa vendar naj bi zmagal sedež { $seat }.
record-too-many-players = Igralcev v zapisu: { $count }. Toliko jih nima nobena igra.
record-illegal-variation = Poteza { $number } v varianti, »{ $token }«, ni dovoljena: { $why }
record-variation-first = Varianta zamenja potezo pred seboj, pred prvo potezo pa ni nobene.
record-empty-variation = Varianta v zapisu je prazna.
record-parenthesis = Oklepaj v zapisu nima para.
record-too-deep = Variante v zapisu so pregloboko ena v drugi; največja dovoljena globina je { $most }.

# Koliko je vredna poteza, kadar se to natančno ve.
worth-win = zmaga v { $distance } { $distance ->
    [one] potezi
    [two] potezah
    [few] potezah
   *[other] potezah
}
worth-draw = skupna zmaga v { $distance } { $distance ->
    [one] potezi
    [two] potezah
    [few] potezah
   *[other] potezah
}
worth-loss = poraz v { $distance } { $distance ->
    [one] potezi
    [two] potezah
    [few] potezah
   *[other] potezah
}
worth-proven-win = zanesljiva zmaga
worth-proven-draw = možnost za zmago natanko { $percent } %
worth-proven-loss = poraz proti najboljši igri
worth-estimate = možnost za zmago okoli { $percent } % (± { $margin })

babel-title = Babel
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label }: { $words }
enumerated = { $before }, { $next }
full-stop = { $words }.
