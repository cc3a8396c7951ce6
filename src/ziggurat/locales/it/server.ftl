# Il server dei tavoli: che cosa rifiuta e perché, gli stati che aggiunge a una partita, suggerimenti e frasi rapide.

server-waiting-for = { $count ->
    [one] Aspettiamo ancora una persona.
   *[other] Aspettiamo ancora { $count } persone.
}
server-resigned = Il giocatore { $seat } ha abbandonato.
server-time = Il tempo del giocatore { $seat } è finito.
server-abandoned = La partita è stata interrotta.

server-no-table = Qui non c’è più un tavolo, o non c’è mai stato.
server-old-rules = Questa partita di { $game } si è giocata con la versione { $version } delle regole; questo programma ha la versione { $known }.
server-wrong-key = Questo link personale non è di questo tavolo. Con il link del tavolo puoi comunque guardare.
server-only-watching = Stai guardando. Prendi un posto per giocare.
server-not-your-turn = Tocca al giocatore { $seat }.
server-not-your-seat = Quel posto non è tuo.
server-which-seat = Hai più posti; di’ quale.
server-stale = Intanto la partita è andata avanti; guarda di nuovo.
server-waiting = La partita comincia quando tutti sono seduti.
server-over = La partita è finita.
server-not-over = La partita non è ancora finita.
server-bot-leads = Adesso un bot gioca per il posto { $seat }.
server-no-undo-now = Adesso non si può annullare niente.
server-undo-pending = Il giocatore { $seat } ha già chiesto di annullare una mossa.
server-nothing-to-undo = Non hai giocato niente che si possa annullare.
server-undo-past-absent = Si annullerebbe una mossa del giocatore { $seat }, che non è qui per dire di sì.
server-no-undo-pending = Questa richiesta non vale più.
server-no-stand-in-there = Un bot può sostituire solo un’altra persona al tavolo.
server-not-absent = Il giocatore { $seat } c’è, o c’era fino a un momento fa.
server-rematch-made = La prossima partita aspetta già.
server-no-rematch-asked = Nessuno ha chiesto un’altra partita.
server-no-open-seat = Tutti i posti sono presi. Se vuoi, puoi guardare.
server-seat-taken = Il posto { $seat } non è libero.
server-seat-count = Questo gioco ha { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}, non { $count }.
server-begun-open = Una partita che parte da una posizione avanzata si gioca su questo dispositivo, fra voi o con i bot; non ha posti liberi.
server-bad-log = Questo non è il registro di una partita su un dispositivo: la voce { $number } è impossibile.
server-no-phrase = «{ $phrase }» non è una delle frasi rapide.
server-no-hints = Niente suggerimenti quando delle persone giocano una contro l’altra.
server-no-moment = Questa partita ha finora solo { $count ->
    [one] { $count } mossa.
   *[other] { $count } mosse.
}
server-no-lesson = Le lezioni di questo gioco non hanno un passo «{ $step }».

server-unreadable = Il server non ha capito il messaggio: { $why }.
server-not-a-number = { $name } deve essere un numero intero, non «{ $value }».
server-not-json = La richiesta deve essere JSON (tipo di contenuto application/json).
server-not-utf8 = La richiesta non è UTF-8 valido.
server-one-host = Una richiesta deve indicare un host, e uno solo.
server-headers-too-large = Le intestazioni della richiesta sono troppo grandi o troppe.
server-too-slow = La richiesta ci ha messo troppo ad arrivare.
server-beyond-end = { $count ->
    [one] La partita ha solo { $count } mossa; l’analisi non può cominciare dopo la { $first }.
   *[other] La partita ha solo { $count } mosse; l’analisi non può cominciare dopo la { $first }.
}
server-too-large = La richiesta è troppo grande; sono permessi al massimo { $most } byte.
server-no-hello = Il primo messaggio sul socket deve essere un hello, entro pochi secondi.
server-second-hello = Hai già detto hello.
server-nothing-here = A questo indirizzo non c’è niente.
server-wrong-method = Questo indirizzo non si usa così.
server-bad-request = Il server non ha capito la richiesta.
server-wrong-host = Questo server non risponde al nome «{ $host }»; chi lo ospita può permetterlo con --allow-host.
server-wrong-origin = Una pagina di un altro sito non può usare questo server.
server-table-damaged = La partita salvata di questo tavolo è danneggiata, quindi il tavolo non si può aprire. Non è colpa tua; dillo a chi ospita il server.
server-table-deleted = Questo tavolo è stato cancellato.
server-data-damaged = I dati del server sono danneggiati. Non è colpa tua; dillo a chi ospita il server.
server-not-read = Il server non è riuscito a leggere i dati. Riprova fra un momento.
server-not-creator = Solo chi ha creato il tavolo può chiedere di cancellarlo.
server-forget-pending = Gli altri al tavolo hanno già ricevuto la richiesta.
server-no-forget-pending = Questa richiesta non vale più.
server-no-network = Questo dispositivo non è ancora in rete. Collegati al Wi-Fi o attacca un cavo, poi riprova.
server-network-not-yours = Solo chi è al computer del server può far entrare altri.
server-network-fixed = Se altri possono entrare o no è stato deciso all’avvio di questo server.
server-crash = Qualcosa è andato storto sul server; la tua partita è al sicuro.
server-not-stored = Il server non è riuscito a salvare, quindi non è cambiato niente. Riprova.
server-closing = Il server si riavvia; la tua partita è al sicuro.

server-making-ready = Le regole di { $game } si stanno preparando. Succede una volta sola e può durare un minuto o due. Torna fra poco.
server-too-many-requests = È un po’ troppo in una volta; aspetta un momento.
server-too-many-made = Dal tuo indirizzo sono stati creati molti tavoli; aspetta un po’.
server-too-many-tables = Adesso il server non ha posto per un altro tavolo.
server-too-many-sockets = Adesso siamo in troppi; riprova fra un momento.
server-table-full = A questo tavolo è successo così tanto che non ci sta più niente; cominciane uno nuovo.
server-too-many-simulations = Qui un bot può usare al massimo { $most } simulazioni.
server-too-fast = Un po’ troppo veloce; aspetta un momento.
server-too-busy = Tutti i bot stanno già pensando; chiedi di nuovo fra un momento.

phrase-hello = Ciao.
phrase-good-luck = Buona fortuna.
phrase-nice = Bella mossa.
phrase-oops = Ops.
phrase-thinking = Fammi pensare.
phrase-thanks = Grazie.
phrase-well-played = Ben giocato.
phrase-one-more = Un’altra?
phrase-goodbye = A presto.
server-no-bots = { $game } si costruisce a mano: i bot non possono sedersi a questo tavolo.
server-no-clock = { $game } si gioca senza orologio.
server-no-resigning = In { $game } nessuno abbandona: si costruisce insieme. Quando avete finito, premi «Finito».
server-done-pending = Hai già chiesto agli altri se la costruzione è finita.
server-no-done-pending = Questa richiesta non vale più.
server-no-movement = In questo gioco nessuno vede che cosa hanno in mano gli altri.
server-elsewhere = In questo momento il server si occupa di questo tavolo da un’altra parte. Riprova fra un momento.
server-not-kept = Il server ha perso il collegamento con il suo database e lo aspetta. La tua partita è al sicuro; riprova fra un momento.
