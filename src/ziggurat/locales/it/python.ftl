# What Python says and the page never does by itself: the server sends it with its words, in the reader's language.

# Games, players and figures.
game-name-taken = Il pacchetto «{ $package }» contiene un gioco «{ $name }», ma ce n’è già uno con questo nome.
game-unusable = Il gioco «{ $name }» del pacchetto «{ $package }» non si può usare: { $why }
game-misnamed = Il pacchetto «{ $package }» non ha un gioco di nome «{ $name }» dove dice il suo punto di ingresso.
no-expert = { $game } non è risolto esattamente; lo è soltanto Babel.
bad-player = «{ $text }» non è un giocatore; i giocatori sono: da level1 a level5, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = «{ $text }» non è un parametro adatto a una ricerca; quelli adatti sono: { $figures }.
bad-player-figure = «{ $text }» in «{ $player }» non è un parametro adatto a una ricerca; quelli adatti sono: { $figures }.
bot-over = La partita è finita: un bot non ha niente da scegliere.
bot-chance = Qui decide il caso, non un giocatore: un bot non ha niente da scegliere.
no-bot = «{ $value }» non è un bot: gli servono i metodi fresh, choose e analyse. «ziggurat.bots.player» ne crea uno dal nome.
bad-render-mode = «{ $mode }» non è una modalità di rendering di questo ambiente; le sue modalità sono: { $known }.
no-render-mode = Questo ambiente non disegna niente, quindi la sua modalità di rendering non può essere «{ $mode }».
bad-simulations = «{ $value }» non è un numero di simulazioni; ne serve almeno 1.
bad-time = «{ $value }» non è un tempo in secondi.
no-such-action = Non c’è una mossa con il numero { $token }.
not-an-action = «{ $value }» non è una mossa; una mossa è un testo dell’elenco di «legal», o un numero intero.
no-such-seat = Non c’è un posto «{ $seat }»; i posti vanno da 1 a { $seats }.
bad-seed = «{ $value }» non è un seme; un seme è un numero intero.
other-spaces = Con queste opzioni { $game } ha altri posti, mosse o piani; crea un nuovo ambiente.
bad-text = «{ $value }» non è un valore di { $name }; i suoi valori sono testi.
played-by-hand = { $game } si costruisce a mano, e le sue mosse non si possono elencare: bot, analisi, perft e ambienti non lo conoscono.

# Work on several machines.
worker-died = Un processo è terminato prima di finire il suo lavoro; forse la memoria era piena.
ray-missing = Ray non è installato qui: pip install "ziggurat[ray]".
ray-unreachable = Non c’è un cluster Ray all’indirizzo { $address }: { $why }
ray-lost = Il cluster Ray all’indirizzo { $address } non risponde più: { $why }
ray-other-version = Il cluster Ray all’indirizzo { $address } ha la versione { $theirs } di Ziggurat, questa macchina la versione { $ours }. Serve la stessa da entrambe le parti.
ray-other-game = Il cluster Ray non conosce il gioco «{ $game }» come lo conosce questa macchina. Installalo anche lì.

# Records and positions.
record-not-text = Una partita registrata contiene testi; «{ $value }» non lo è.
record-half-character = «{ $value }» non può stare in una partita registrata: contiene mezzo carattere.
record-line-break = Quello che la partita registrata dice sotto «{ $name }» deve stare su una riga.
record-bad-token = «{ $token }» non può essere una mossa in una partita registrata: niente spazi, niente graffe, niente parentesi, niente «[» all’inizio.
record-bad-note = «{ $name }» non può essere il nome di una nota in una partita registrata: lettere, cifre e trattini bassi, prima una lettera.
record-comment-place = Un commento sta dopo la mossa { $number }, ma la partita registrata ne ha { $count }.
record-variation-place = Una variante sta al posto della mossa { $number }, ma la partita registrata ne ha { $count }.
record-several = In questo file ci sono più partite. «ziggurat record» sa leggere questi file.
record-too-long = La partita che comincia alla riga { $line } è troppo lunga (al massimo { $most } caratteri). Non è una partita registrata.
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
position-no-text = Una posizione è un testo; «{ $value }» non lo è.
position-illegal = La mossa { $number } della posizione, «{ $token }», non è permessa: { $why }

# The table server: what it waits for, what it refuses and why.
server-waiting-for = { $count ->
    [one] Aspettiamo ancora una persona.
   *[other] Aspettiamo ancora { $count } persone.
}
server-only-watching = Stai guardando. Prendi un posto per giocare.
server-not-your-turn = Tocca al giocatore { $seat }.
server-undo-pending = Il giocatore { $seat } ha già chiesto di annullare una mossa.
server-undo-past-absent = Adesso non si può annullare niente: il giocatore { $seat } non è qui per dire di sì.
server-no-undo-pending = Questa richiesta non vale più.
server-not-absent = Il giocatore { $seat } c’è, o c’era fino a un momento fa.
server-rematch-made = La prossima partita aspetta già.
server-no-rematch-asked = Nessuno ha chiesto un’altra partita.
server-no-open-seat = Tutti i posti sono presi. Se vuoi, puoi guardare.
server-seat-taken = Il posto { $seat } non è libero.
server-begun-open = Una partita che parte da una posizione avanzata si gioca su questo dispositivo, fra voi o con i bot; non ha posti liberi.
server-bad-log = Questo non è il registro di una partita su un dispositivo: la voce { $number } è impossibile.
server-no-phrase = «{ $phrase }» non è una delle frasi rapide.
server-no-hints = Niente suggerimenti quando delle persone giocano una contro l’altra.
server-no-moment = Questa partita ha finora solo { $count ->
    [one] { $count } mossa.
   *[other] { $count } mosse.
}
server-unreadable = Il server non ha capito il messaggio: { $why }.
server-not-a-number = { $name } deve essere un numero intero, non «{ $value }».
server-not-json = La richiesta deve essere JSON (tipo di contenuto application/json).
server-not-utf8 = La richiesta non è UTF-8 valido.
server-one-host = Una richiesta deve indicare un host, e uno solo.
server-headers-too-large = Le intestazioni della richiesta sono troppo grandi o troppe.
server-too-slow = La richiesta ci ha messo troppo ad arrivare.
server-too-large = La richiesta è troppo grande; sono permessi al massimo { $most } byte.
server-no-hello = Il primo messaggio sul socket deve essere un hello, entro pochi secondi.
server-second-hello = Hai già detto hello.
server-nothing-here = A questo indirizzo non c’è niente.
server-wrong-method = Questo indirizzo non si usa così.
server-bad-request = Il server non ha capito la richiesta.
server-wrong-host = Questo server non risponde al nome «{ $host }»; chi lo ospita può permetterlo con --allow-host.
server-wrong-origin = Una pagina di un altro sito non può usare questo server.
server-data-damaged = I dati del server sono danneggiati. Non è colpa tua; dillo a chi ospita il server.
server-not-read = Il server non è riuscito a leggere i dati. Riprova fra un momento.
server-not-creator = Solo chi ha creato il tavolo può chiedere di cancellarlo.
server-forget-pending = Gli altri al tavolo hanno già ricevuto la richiesta.
server-no-forget-pending = Questa richiesta non vale più.
server-no-network = Questo dispositivo non è ancora in rete. Collegati al Wi-Fi o attacca un cavo, poi riprova.
server-network-not-yours = Solo chi è al computer del server può far entrare altri.
server-network-fixed = All’avvio di questo server si è deciso se altri possono entrare.
server-crash = Qualcosa è andato storto sul server; la tua partita è al sicuro.
server-not-stored = Il server non è riuscito a salvare, quindi non è cambiato niente. Riprova.
server-id-used = Questo programma ha usato lo stesso id per due comandi diversi. Il secondo non è stato eseguito.
server-unsure = Il server ha perso il collegamento con i dati mentre salvava, quindi forse è fatto e forse no. Guarda di nuovo fra un momento.
server-closing = Il server si riavvia; la tua partita è al sicuro.
server-elsewhere = In questo momento si occupa di questo tavolo un’altra parte del server. Riprova fra un momento.
server-thinking-lost = La parte del server che pensa si è fermata e si sta riavviando. Riprova fra un momento.
server-not-kept = Il server ha perso il collegamento con il suo database e lo aspetta. La tua partita è al sicuro; riprova fra un momento.
server-making-ready = Le regole di { $game } si stanno preparando. Succede una volta sola e può durare un minuto o due. Torna fra poco.
server-too-many-requests = È un po’ troppo in una volta; aspetta un momento.
server-too-many-made = Dal tuo indirizzo sono stati creati molti tavoli; aspetta un po’.
server-too-many-seats = Dal tuo indirizzo sono stati presi molti posti ai tavoli di altri; aspetta un po’.
server-too-many-tables = Adesso il server non ha posto per un altro tavolo.
server-too-much-loaded = Dal tuo indirizzo sono stati aperti moltissimi tavoli in pochi minuti; aspetta un po’.
server-too-much-stored = In un’ora è stato salvato moltissimo per il tuo indirizzo; aspetta un po’.
server-too-many-sockets = Adesso siamo in troppi; riprova fra un momento.
server-watcher-gave-way = Stanno guardando in molti, e adesso qualcun altro guarda al posto tuo. Ricarica la pagina per guardare di nuovo.
server-opened-elsewhere = Hai questo tavolo aperto in molte pagine, e continua nelle più recenti. Ricarica la pagina per continuare qui.
server-asked-too-often = L’hai già chiesto molte volte. Chiedi di nuovo dopo la prossima mossa, o fra un’ora.
server-table-almost-full = A questo tavolo è successo così tanto che ora accetta solo mosse, perché la partita possa arrivare alla fine.
server-table-full = A questo tavolo è successo così tanto che non ci sta più niente; cominciane uno nuovo.
server-too-many-simulations = Qui un bot può usare al massimo { $most } simulazioni.
server-too-fast = Un po’ troppo veloce; aspetta un momento.
server-too-long = Il server ci mette troppo. Chiedi di nuovo fra un momento.
server-too-busy = Tutti i bot stanno già pensando; chiedi di nuovo fra un momento.
server-no-bots = { $game } si costruisce a mano: i bot non possono sedersi a questo tavolo.
server-no-clock = { $game } si gioca senza orologio.
server-no-resigning = In { $game } nessuno abbandona: si costruisce insieme. Quando avete finito, premi «Finito».
server-done-pending = Hai già chiesto agli altri se la costruzione è finita.
server-no-done-pending = Questa richiesta non vale più.
server-no-movement = In questo gioco nessuno vede che cosa hanno in mano gli altri.

# Puzzles in the terminal.
puzzle-heading = { $game }, { $date }: { $title }
puzzle-none = { $game } non ha rompicapi; i giochi che ne hanno sono: { $games }.
puzzle-bad-day = «{ $text }» non è un giorno; scrivilo come 2026-11-15.
puzzle-list-help = ziggurat puzzle GIOCO ne apre uno.
puzzle-choices = A scelta: { $choices }
puzzle-other = L’altro gioca { $token }.
puzzle-back = Riprova dall’inizio.
puzzle-answer = La risposta: { $tokens }
puzzle-left = Il rompicapo resta com’è; torna quando vuoi.

# The theorem of babel.
babel-theorem-plies = Posizioni dopo ogni mossa, quelle simmetriche contate una volta sola; vinte e perse per chi deve giocare, le finite contano tra le perse:
babel-theorem-openings = La prima mossa, per tipo di cubo, quelle uguali per simmetria su una riga:
babel-theorem-distances = Mosse fino alla fine, se tutti e due giocano al meglio, e quante posizioni per ogni distanza:

# Talo-Fantasy, which the server alone judges.
talo-fantasy-unreadable = «{ $token }» non è una mossa. Prendi mattoncini con t7 o t3+4, passa con un punto, finisci con done. Per posare si scrive dove un mattoncino viene lasciato e dove tutto si ferma, come 3@5,5,1.5/1,0,0,0~.
talo-fantasy-no-turn = I quattro numeri che girano un mattoncino non possono essere tutti 0.
talo-fantasy-far = È troppo lontano dal tavolo.
talo-fantasy-hangs = Il mattoncino { $number }, lungo { $length }, starebbe per aria: niente sotto di lui arriva a terra.
talo-fantasy-slipped = Il mattoncino è scivolato e nient’altro si è mosso: torna in mano.
talo-fantasy-not-slipped = Il mattoncino non torna in mano: resta dove sta.
talo-fantasy-supply = La scorta è finita, e tutto sta in piedi: { talo-fantasy-built }.
talo-climbing-only = L’opzione { $name } non serve in Talo-Fantasy.
talo-fantasy-fall = La costruzione è crollata. Riprova, con ancora più coraggio!
talo-fantasy-done = Hai costruito quello che volevi: { talo-fantasy-built }.
talo-fantasy-built = { $bars ->
    [0] niente, questa volta
    [one] un mattoncino
   *[other] { $bars } mattoncini
}

# Without JavaScript the page shows this, in every language (web/vite.config.ts).
page-needs-script = Ziggurat ha bisogno di JavaScript per mostrare il tavolo.
