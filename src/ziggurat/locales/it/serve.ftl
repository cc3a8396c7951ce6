# Per chi ospita un server: avviarlo, i suoi dati, copie e controlli. La pagina non ne dice niente.

server-at = Ziggurat è a { $url } – fermalo con Ctrl+C.
server-house = Gli altri nella tua rete lo trovano a { $url }
server-no-port = Il server non può ascoltare su { $host }, porta { $port }: { $why }.
server-bad-limit = «{ $wish }» non fissa un limite; scrivi nome=numero. I limiti sono: { $known }.
server-no-socket = Il socket passato con LISTEN_FDS non si può usare: { $why }.
server-bad-days = I tavoli non si possono archiviare dopo { $days } giorni; scegli più di 0 e al massimo { $most }.
server-bad-thinkers = I thread che pensano devono essere da 1 a { $most }, non { $count }.
server-bad-address = «{ $address }» non è un indirizzo come https://games.example.org. Non scrivere niente dopo il nome.
server-no-data = La cartella dei dati { $folder } non si può usare: { $why }.
server-data-in-use = Un altro server usa la cartella dei dati { $folder }. In due non si può.
server-data-in-use-at = { server-data-in-use } Lo trovi a { $url }
server-no-page = Non c’è una pagina in { $folder }: manca index.html.
server-data-too-new = I dati sono di uno Ziggurat più nuovo (versione { $version } dello schema; questo conosce la versione { $known }). Sono intatti; usa quello più nuovo.
server-backup = I dati sono stati copiati in { $file }.
server-backup-over-itself = { $file } fa parte dei dati da copiare. Scegli un altro posto per la copia.
server-backup-in-use = Un server usa la cartella { $folder }. Scrivi la copia in un’altra cartella.
server-backup-opened = Un altro programma ha aperto { $file }, o l’ha lasciato a metà. Scegli un altro nome per la copia.
server-backup-not-ours = { $file } c’è già e non è una copia più vecchia. Scegli un altro nome per la copia.
server-backup-damaged = I dati in { $folder } sono danneggiati, quindi non è stata tenuta nessuna copia: { $why }. Per saperne di più: ziggurat check-data.
server-counts = { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
}, { $events ->
    [one] { $events } voce
   *[other] { $events } voci
}.
server-data-read = Letti: { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
} con { $events ->
    [one] { $events } voce
   *[other] { $events } voci
}.
server-data-missing = Nella cartella { $folder } non ci sono tavoli: manca il file tables.sqlite3.
server-data-empty = Il file { $file } è vuoto, i suoi tavoli sono persi. Metti una copia al suo posto, o cancella il file vuoto per ricominciare.
server-data-only-log = Manca { $file }, ma c’è { $log } e può contenere partite. Rimetti il database, o sposta il registro per ricominciare.
server-bad-forget-days = I tavoli non si possono cancellare dopo { $days } giorni; scegli più di 0 e al massimo { $most }.
server-no-postgres = PostgreSQL ha bisogno di un driver che non è installato. Installalo con: pip install "ziggurat[postgres]".
server-database-bad-url = { $database } non è l’indirizzo di un database, come postgresql://user@host/name: { $why }.
server-database-unreachable = Il database { $database } non è raggiungibile: { $why }.
server-database-rights = All’utente del database { $database } manca un permesso che serve a Ziggurat: { $why }. Ziggurat crea uno schema di nome «ziggurat» e deve possederne le tabelle.
server-database-read-only = Il database { $database } adesso si può solo leggere. Scegline uno in cui si possa scrivere.
server-database-replica = Il database { $database } è una replica, che si può solo leggere. Indica l’indirizzo del server principale.
server-database-full = Il disco del database { $database } è pieno. Fai spazio lì; non si è perso niente.
server-database-failed = Il database { $database } segnala un errore: { $why }.
server-database-in-use = Un altro server sta usando il database { $database }; in due si darebbero fastidio.
server-database-not-ours = Il database ha uno schema di nome «ziggurat» che non è nostro. È intatto; scegli un altro database.
server-database-missing = Nel database { $database } non ci sono tabelle di Ziggurat.
server-data-unfinished = Questi dati vengono da una copia non finita. Ripeti lo stesso «ziggurat copy-data».
server-backup-postgres = I dati sono in PostgreSQL. Copiali con il suo strumento, anche mentre il server è in funzione: pg_dump --format=custom --file=tables.dump { $database }
server-copied = Tutti i dati sono stati copiati in { $place } e confrontati.
server-copying = { NUMBER($done) } tavoli copiati su { NUMBER($total) }.
server-copy-same = { $place } non si può copiare su se stesso.
server-copy-older = I dati in { $place } sono di una versione più vecchia. Avvia una volta questa versione con loro, fermala, poi copiali.
server-copy-others = { $place } ha già tavoli che non sono fra quelli da copiare, per esempio { $table }. Non è stato copiato niente; scegli un posto vuoto.
server-copy-differs = La partita del tavolo { $table } è andata avanti in { $place }. Non è stato sovrascritto niente; scegli un posto vuoto.
server-copy-damaged = Il tavolo { $table } è danneggiato e non si può copiare. Prima riparalo o cancellalo: ziggurat check-data, ziggurat forget.
server-copy-not-equal = La copia è diversa dall’originale. È segnata come non finita; ripeti il comando.
server-copy-interrupted = La copia è stata interrotta e non è finita. Lo stesso comando la continua.
server-forgotten = Il tavolo { $table } è stato cancellato.
server-forget-unknown = Non c’è un tavolo { $table } in { $folder }. Non è stato cancellato niente.
server-forget-other-version = Il server in funzione è un’altra versione di Ziggurat. Prima fermalo, poi riprova.
server-forget-later = Il server è occupato e non ha risposto. Cancellerà il tavolo appena può.

check-table = Tavolo { $table }:
check-file = Il file:
check-database = Il database:
check-skipped = { $count ->
    [one] Un tavolo ha un gioco o regole che questa versione non conosce; le sue mosse non sono state controllate.
   *[other] { $count } tavoli hanno giochi o regole che questa versione non conosce; le loro mosse non sono state controllate.
}
check-whole = È tutto in ordine.
check-damaged = { $count ->
    [one] Una cosa non va.
   *[other] { $count } cose non vanno.
}
damage-missing = Manca la voce { NUMBER($version, useGrouping: 0) }.
damage-unreadable = La voce { NUMBER($version, useGrouping: 0) } non si può leggere.
damage-impossible = La voce { NUMBER($version, useGrouping: 0) } non può essere venuta dopo quelle che la precedono.
damage-no-beginning = La prima voce non è un inizio.
damage-no-log = Manca il registro di questo tavolo.
damage-not-listed = Questo tavolo manca dall’elenco dei tavoli.
damage-tail = Mancano le voci dopo la numero { NUMBER($version, useGrouping: 0) }.
damage-keys = Una chiave di questo tavolo manca o è danneggiata.
damage-file = SQLite segnala un danno.
damage-database = PostgreSQL segnala un danno.
damage-not-ours = Questo non è un database di Ziggurat.
damage-log = { $count ->
    [one] Il registro di scrittura è danneggiato; almeno una transazione è persa.
   *[other] Il registro di scrittura è danneggiato; almeno { $count } transazioni sono perse.
}
damage-fewer = L’ultima volta che il server era in funzione c’erano { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
} e { $events ->
    [one] { $events } voce
   *[other] { $events } voci
}; qualcosa si è perso.
server-no-backup = I dati in { $folder } non si sono potuti copiare in { $file }: { $why }.
server-docs-not-here =
    Questa copia di Ziggurat è stata creata senza la documentazione.

    Nei sorgenti di Ziggurat le sue pagine sono file di testo nella cartella «docs», a cominciare da docs/index.md. «make docs» ne fa un sito, che «ziggurat serve» mostra qui, anche mentre è in funzione. Nei pacchetti creati con «make release» c’è già.
server-workers-need-database = Più processi hanno bisogno di un database in comune. Aggiungi --data postgresql://…
server-bad-workers = I processi devono essere da 1 a { $most }, non { $count }.
server-worker-not-started = Un processo non è partito; quello che ha scritto qui sopra dice perché.
