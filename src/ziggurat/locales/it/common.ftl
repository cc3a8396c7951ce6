# Quello che dicono tutti i giochi e tutte le stanze della casa.

unknown-game = Non c’è un gioco di nome «{ $name }»; i giochi sono: { $known }.
unknown-option = { $game } non ha un’opzione «{ $name }»; le sue opzioni sono: { $names }.
no-options = { $game } non ha opzioni, quindi neanche «{ $name }».
bad-value = «{ $value }» non è un valore di { $name }; i valori sono: { $values }.
game-over = La partita è finita; «{ $token }» non si può più giocare.
not-solved = { $game } non è risolto; lo è soltanto Babel.

record-no-game = La partita registrata non dice di quale gioco si tratta: manca una riga [Game "…"].
record-bad-tag = La riga { $line } della partita registrata non ha la forma [Nome "valore"].
record-tag-twice = La partita registrata ha due volte l’etichetta «{ $name }».
record-brace = Un commento della partita registrata non è chiuso, o si trova dentro un altro.
record-version = La partita è stata registrata con la versione { $version } delle regole di { $game }; questo programma ha la versione { $known }.
record-termination = «{ $termination }» non è un modo per finire prima; ci sono: resigned POSTO, time POSTO, abandoned.
record-players = La partita registrata nomina { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}, ma il gioco ha { $seats ->
    [one] { $seats } posto.
   *[other] { $seats } posti.
}
record-bad-name = «{ $name }» non può essere un nome in una partita registrata: niente virgole, niente a capo, niente spazi attorno, non solo cifre.
name-unseen = «{ $name }» contiene un carattere che nessuno può vedere. Scegli un altro nome.
name-marks = «{ $name }» contiene troppi segni uno sull’altro. Scegli un altro nome.
name-alike = «{ $name }» somiglia al nome di un’altra persona a questo tavolo. Scegli un altro nome.
record-bad-comment = Un commento di una partita registrata non può contenere una graffa.
record-illegal = La mossa { $number } della partita registrata, «{ $token }», non è permessa: { $why }
record-ended-twice = La partita registrata dice «{ $termination }», ma la partita è finita da sé, secondo le regole.
record-result = La partita registrata dice che il risultato è { $result }; invece è { $true }.
record-not-over = La partita registrata dice che il risultato è { $result }, ma la partita non è finita.
record-winners = «{ $result }» non è un risultato: nomina i posti che hanno vinto, da 1 a { $seats }, ognuno una volta.
record-ended-by-nobody = La partita registrata dice «{ $termination }», ma i posti del gioco vanno da 1 a { $seats }.
record-contradiction = La partita registrata dice «{ $termination }», ma anche che ha vinto il posto { $seat }.
record-too-many-players = La partita registrata nomina { $count } giocatori; nessun gioco ne ha così tanti.
record-illegal-variation = La mossa { $number } di una variante, «{ $token }», non è permessa: { $why }
record-variation-first = Una variante sostituisce la mossa che la precede, e prima della prima non ce n’è.
record-empty-variation = Una variante della partita registrata è vuota.
record-parenthesis = Nella partita registrata manca una parentesi, aperta o chiusa.
record-too-deep = Le varianti di una partita registrata possono stare una dentro l’altra per { $most } livelli al massimo.

# Quanto vale una mossa, dove lo si sa esattamente.
worth-win = vince in { $distance }
worth-draw = vittoria condivisa in { $distance }
worth-loss = perde in { $distance }
worth-proven-win = vince di sicuro
worth-proven-draw = vince esattamente { $percent } volte su 100
worth-proven-loss = perde se l’altro gioca al meglio
worth-estimate = vince circa { $percent } volte su 100 (± { $margin })
babel-title = Babel
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label }: { $words }
enumerated = { $before }, { $next }
full-stop = { $words }.
