# Kar pove vsaka igra in vsaka soba te hiše.

unknown-game = Igre »{ $name }« ni. Igre so: { $known }.
game-name-taken = Paket »{ $package }« prinaša igro »{ $name }«, a igra s tem imenom že obstaja.
game-unusable = Igre »{ $name }« iz paketa »{ $package }« ni mogoče uporabiti: { $why }
game-misnamed = V paketu »{ $package }« tam, kamor kaže vstopna točka, ni igre z imenom »{ $name }«.
unknown-option = { $game } nima možnosti »{ $name }«. Možnosti so: { $names }.
no-options = { $game } nima možnosti, torej tudi »{ $name }« ne.
bad-value = »{ $value }« ni vrednost za { $name }. Vrednosti so: { $values }.
game-over = Partije je konec, »{ $token }« ni več mogoče odigrati.
not-solved = { $game } ni do konca rešena igra; to je samo Babel.
no-expert = { $game } ni natančno rešena igra; to je samo Babel.
bad-player = »{ $text }« ni igralec. Igralci so: od level1 do level5, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = »{ $text }« za iskanje ni uporabno. Uporabno je: { $figures }.
bad-player-figure = »{ $text }« v »{ $player }« za iskanje ni uporabno. Uporabno je: { $figures }.
bad-simulations = »{ $value }« ni število simulacij; potrebna je vsaj 1.
bad-time = »{ $value }« ni čas v sekundah.
worker-died = Delovni proces se je končal sredi dela. Morda je zmanjkalo pomnilnika.
ray-missing = Ray tukaj ni nameščen: pip install "ziggurat[ray]".
ray-unreachable = Na naslovu { $address } ni gruče Ray: { $why }
ray-lost = Povezava z gručo Ray na naslovu { $address } je izgubljena: { $why }
ray-other-version = Gruča Ray na naslovu { $address } ima različico Ziggurata { $theirs }, ta računalnik pa { $ours }. Obe morata biti enaki.
ray-other-game = Gruča Ray ne pozna igre »{ $game }« tako kot ta računalnik. Namesti jo tudi tam.
no-such-action = Poteze s številko { $token } ni.
not-an-action = »{ $value }« ni poteza. Poteza je besedilo, kot ga našteje »legal«, ali celo število.
no-such-seat = Sedeža »{ $seat }« ni. Sedeži so od 1 do { $seats }.
bad-seed = »{ $value }« ni seme naključja. Seme je celo število.
other-spaces = S temi možnostmi ima { $game } druge sedeže, poteze ali ravnine. Zanje ustvari novo okolje.
bad-text = »{ $value }« ni vrednost za { $name }; vrednosti so besedila.

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
record-bad-comment = V komentarju zapisa ne more biti zavitega oklepaja.
record-illegal = Poteza { $number } v zapisu, »{ $token }«, ni dovoljena: { $why }
record-ended-twice = V zapisu piše »{ $termination }«, a partija se je končala po svojih pravilih.
record-result = V zapisu piše, da je izid { $result }; v resnici je { $true }.
record-not-over = V zapisu piše, da je izid { $result }, a partije še ni konec.
record-winners = »{ $result }« ni izid: izid našteje sedeže, ki so zmagali, od 1 do { $seats }, vsakega enkrat.
record-ended-by-nobody = V zapisu piše »{ $termination }«, a sedeži te igre so od 1 do { $seats }.
record-contradiction = V zapisu piše »{ $termination }«, pa vendar naj bi zmagal sedež { $seat }.
record-too-many-players = Igralcev v zapisu: { $count }. Toliko jih nima nobena igra.
record-not-text = V zapisu so besedila; »{ $value }« ni besedilo.
record-half-character = »{ $value }« ne more biti v zapisu: v njem je pol znaka.
record-line-break = Kar je v zapisu pod »{ $name }«, ne more imeti več vrstic.
record-bad-token = »{ $token }« ne more biti poteza v zapisu: brez presledkov in brez oklepajev.
record-bad-note = »{ $name }« ne more biti ime opombe v zapisu: črke, števke in podčrtaji, najprej črka.
record-comment-place = Komentar stoji za potezo { $number }, vseh potez v zapisu pa je { $count }.
record-illegal-variation = Poteza { $number } v varianti, »{ $token }«, ni dovoljena: { $why }
record-variation-place = Varianta stoji namesto poteze { $number }, vseh potez v zapisu pa je { $count }.
record-variation-first = Varianta zamenja potezo pred seboj, pred prvo potezo pa ni nobene.
record-empty-variation = Varianta v zapisu je prazna.
record-parenthesis = Oklepaj v zapisu nima para.
record-too-deep = Variante v zapisu so pregloboko ena v drugi; največja dovoljena globina je { $most }.
record-several = V tem zapisu je več partij. Take datoteke bere »ziggurat record«.
record-too-long = Partija, ki se začne v vrstici { $line }, je predolga; največ znakov: { $most }. To ni zapis.
record-bad-json = Ta vrstica ni zapis v obliki JSON: { $why }
record-bad-number = Partije { $number } v datoteki (vrstica { $line }) ni mogoče prebrati: { $why }
record-bad-game = { $path }, partija { $number } (vrstica { $line }): { $why }
record-checked = { $bad ->
    [0] { $games ->
        [one] { $games } partija, vse je v redu.
        [two] { $games } partiji, vse je v redu.
        [few] { $games } partije, vse je v redu.
       *[other] { $games } partij, vse je v redu.
    }
   *[other] Partije z napako: { $bad } od { $games }.
}

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
worth-proven-draw = zanesljivo { $percent } % zmage
worth-proven-loss = poraz proti najboljši igri
worth-estimate = možnost za zmago okoli { $percent } % (± { $margin })
played-by-hand = { $game } se gradi z rokami, zato vseh potez ni mogoče našteti: boti, analiza, perft in okolja te igre ne poznajo.

babel-title = Babel
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label }: { $words }
enumerated = { $before }, { $next }
full-stop = { $words }.
