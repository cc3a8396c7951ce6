# Quello che dicono tutti i giochi e tutte le stanze della casa.

unknown-game = Non c’è un gioco di nome «{ $name }»; i giochi sono: { $known }.
game-name-taken = Il pacchetto «{ $package }» contiene un gioco «{ $name }», ma ce n’è già uno con questo nome.
game-unusable = Il gioco «{ $name }» del pacchetto «{ $package }» non si può usare: { $why }
game-misnamed = Il pacchetto «{ $package }» non ha un gioco di nome «{ $name }» dove dice il suo punto di ingresso.
unknown-option = { $game } non ha un’opzione «{ $name }»; le sue opzioni sono: { $names }.
no-options = { $game } non ha opzioni, quindi neanche «{ $name }».
bad-value = «{ $value }» non è un valore di { $name }; i valori sono: { $values }.
game-over = La partita è finita; «{ $token }» non si può più giocare.
not-solved = { $game } non è risolto; lo è soltanto Babel.
no-expert = { $game } non è risolto esattamente; lo è soltanto Babel.
bad-player = «{ $text }» non è un giocatore; i giocatori sono: da level1 a level5, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = «{ $text }» non è un parametro adatto a una ricerca; quelli adatti sono: { $figures }.
bad-player-figure = «{ $text }» in «{ $player }» non è un parametro adatto a una ricerca; quelli adatti sono: { $figures }.
bad-simulations = «{ $value }» non è un numero di simulazioni; ne serve almeno 1.
bad-time = «{ $value }» non è un tempo in secondi.
worker-died = Un processo è terminato prima di finire il suo lavoro; forse la memoria era piena.
ray-missing = Ray non è installato qui: pip install "ziggurat[ray]".
ray-unreachable = Non c’è un cluster Ray all’indirizzo { $address }: { $why }
ray-lost = Il cluster Ray all’indirizzo { $address } non risponde più: { $why }
ray-other-version = Il cluster Ray all’indirizzo { $address } ha la versione { $theirs } di Ziggurat, questa macchina la { $ours }. Serve la stessa da entrambe le parti.
ray-other-game = Il cluster Ray non conosce il gioco «{ $game }» come lo conosce questa macchina. Installalo anche lì.
no-such-action = Non c’è una mossa con il numero { $token }.
not-an-action = «{ $value }» non è una mossa; una mossa è un testo dell’elenco di «legal», o un numero intero.
no-such-seat = Non c’è un posto «{ $seat }»; i posti vanno da 1 a { $seats }.
bad-seed = «{ $value }» non è un seme; un seme è un numero intero.
other-spaces = Con queste opzioni { $game } ha altri posti, mosse o piani; crea un nuovo ambiente.
bad-text = «{ $value }» non è un valore di { $name }; i suoi valori sono testi.

record-no-game = La partita registrata non dice di quale gioco si tratta: manca una riga [Game "…"].
record-bad-tag = La riga { $line } della partita registrata non ha la forma [Nome "valore"].
record-tag-twice = La partita registrata ha due volte l’etichetta «{ $name }».
record-brace = Un commento della partita registrata non è chiuso, o si trova dentro un altro.
record-version = La partita è stata registrata con la versione { $version } delle regole di { $game }; questo programma ha la versione { $known }.
record-termination = «{ $termination }» non è un modo per finire prima; ci sono: resigned POSTO, time POSTO, abandoned.
record-players = La partita registrata nomina { $count } giocatori, ma il gioco ha { $seats ->
    [one] { $seats } posto.
   *[other] { $seats } posti.
}
record-bad-name = «{ $name }» non può essere un nome in una partita registrata: niente virgole, niente a capo, niente spazi attorno, non solo cifre.
record-bad-comment = Un commento di una partita registrata non può contenere una graffa.
record-illegal = La mossa { $number } della partita registrata, «{ $token }», non è permessa: { $why }
record-ended-twice = La partita registrata dice «{ $termination }», ma la partita è finita da sé, secondo le regole.
record-result = La partita registrata dice che il risultato è { $result }; invece è { $true }.
record-not-over = La partita registrata dice che il risultato è { $result }, ma la partita non è finita.
record-winners = «{ $result }» non è un risultato: nomina i posti che hanno vinto, da 1 a { $seats }, ognuno una volta.
record-ended-by-nobody = La partita registrata dice «{ $termination }», ma i posti del gioco vanno da 1 a { $seats }.
record-contradiction = La partita registrata dice «{ $termination }», ma anche che ha vinto il posto { $seat }.
record-too-many-players = La partita registrata nomina { $count } giocatori; nessun gioco ne ha così tanti.
record-not-text = Una partita registrata contiene testi; «{ $value }» non lo è.
record-half-character = «{ $value }» non può stare in una partita registrata: contiene mezzo carattere.
record-line-break = Quello che la partita registrata dice sotto «{ $name }» deve stare su una riga.
record-bad-token = «{ $token }» non può essere una mossa in una partita registrata: niente spazi, niente graffe, niente parentesi.
record-bad-note = «{ $name }» non può essere il nome di una nota in una partita registrata: lettere, cifre e trattini bassi, prima una lettera.
record-comment-place = Un commento sta dopo la mossa { $number }, ma la partita registrata ne ha { $count }.
record-illegal-variation = La mossa { $number } di una variante, «{ $token }», non è permessa: { $why }
record-variation-place = Una variante sta al posto della mossa { $number }, ma la partita registrata ne ha { $count }.
record-variation-first = Una variante sostituisce la mossa che la precede, e prima della prima non ce n’è.
record-empty-variation = Una variante della partita registrata è vuota.
record-parenthesis = Nella partita registrata manca una parentesi, aperta o chiusa.
record-too-deep = Le varianti di una partita registrata possono stare una dentro l’altra per { $most } livelli al massimo.
record-several = In questo file ci sono più partite. «ziggurat record» sa leggere questi file.
record-too-long = La partita che comincia alla riga { $line } supera i { $most } caratteri. Non è una partita registrata.
record-bad-json = Questa riga non è una partita registrata in JSON: { $why }
record-bad-number = La partita { $number } del file (riga { $line }) non si può leggere: { $why }
record-bad-game = { $path }, partita { $number } (riga { $line }): { $why }
record-checked = { $bad ->
    [0] { $games ->
        [one] Una partita, tutto a posto.
       *[other] Tutte le { $games } partite sono a posto.
    }
   *[other] { $bad } su { $games } { $bad ->
        [one] non va bene.
       *[other] non vanno bene.
    }
}

# Quanto vale una mossa, dove lo si sa esattamente.
worth-win = vince in { $distance }
worth-draw = vittoria condivisa in { $distance }
worth-loss = perde in { $distance }
worth-proven-win = vince di sicuro
worth-proven-draw = porta di sicuro al { $percent }% della vittoria
worth-proven-loss = perde se l’altro gioca al meglio
worth-estimate = vince circa nel { $percent }% dei casi (± { $margin })
played-by-hand = { $game } si costruisce a mano, e le sue mosse non si possono elencare: bot, analisi, perft e ambienti non lo conoscono.
babel-title = Babel
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label }: { $words }
enumerated = { $before }, { $next }
full-stop = { $words }.
