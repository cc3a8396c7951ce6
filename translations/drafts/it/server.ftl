# Il server dei tavoli: che cosa rifiuta e perché, gli stati che aggiunge a una partita, suggerimenti e frasi rapide.

server-waiting-for = { $count ->
    [one] Si aspetta ancora una persona.
   *[other] Si aspettano ancora { $count } persone.
}
server-resigned = Il giocatore { $seat } ha abbandonato.
server-time = Il tempo del giocatore { $seat } è finito.
server-abandoned = La partita è stata interrotta.

server-no-table = Qui non c’è più un tavolo, o non c’è mai stato.
server-old-rules = Questa partita di { $game } si è giocata con la versione { $version } delle regole; questa è la versione { $known }.
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
server-no-undo-now = Adesso non si può riprendere niente.
server-undo-pending = Il giocatore { $seat } ha già chiesto di riprendere una mossa.
server-nothing-to-undo = Non hai giocato niente che si possa riprendere.
server-undo-past-absent = Si riprenderebbe una mossa del giocatore { $seat }, che non è qui per dire di sì.
server-no-undo-pending = Questa richiesta non è più aperta.
server-no-stand-in-there = Un bot può sostituire solo un’altra persona al tavolo.
server-not-absent = Il giocatore { $seat } c’è, o c’era fino a un momento fa.
server-rematch-made = La prossima partita aspetta già.
server-no-rematch-asked = Nessuno ha chiesto un’altra partita.
server-no-open-seat = Tutti i posti sono presi. Puoi guardare volentieri.
server-seat-taken = Il posto { $seat } non è libero.
server-seat-count = Questo gioco ha { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}, non { $count }.
server-begun-open = Una partita che comincia da una posizione successiva è per chi è a questo dispositivo e per i bot; non ha posti liberi.
server-bad-log = Questo non è il registro di una partita su un dispositivo: la voce { $number } è impossibile.
server-no-phrase = «{ $phrase }» non è una delle frasi rapide.
server-no-hints = Niente suggerimenti mentre si gioca gli uni contro gli altri.
server-no-moment = Questa partita ha finora solo { $count ->
    [one] { $count } mossa.
   *[other] { $count } mosse.
}
server-no-lesson = Le lezioni di questo gioco non hanno un passo «{ $step }».

server-unreadable = Il messaggio non si è capito: { $why }.
server-not-a-number = «{ $value }» non è un numero per { $name }.
server-not-json = La richiesta deve essere JSON (tipo di contenuto application/json).
server-not-utf8 = La richiesta non è UTF-8 valido.
server-one-host = Una richiesta nomina esattamente un host.
server-headers-too-large = Le intestazioni della richiesta sono troppo grandi o troppe.
server-too-slow = La richiesta ci ha messo troppo ad arrivare.
server-beyond-end = { $count ->
    [one] La partita ha solo { $count } mossa; l’analisi non può cominciare dopo la { $first }.
   *[other] La partita ha solo { $count } mosse; l’analisi non può cominciare dopo la { $first }.
}
server-too-large = La richiesta è troppo grande; al massimo { $most } byte.
server-no-hello = Il primo messaggio sul socket deve essere un hello, entro pochi secondi.
server-second-hello = Hai già detto hello.
server-nothing-here = A questo indirizzo non c’è niente.
server-wrong-method = Questo indirizzo non si usa così.
server-bad-request = La richiesta non si è capita.
server-wrong-host = Questo server non risponde al nome «{ $host }»; chi lo ospita può permetterlo con --allow-host.
server-wrong-origin = Una pagina di un altro sito non può usare questo server.
server-table-damaged = La partita salvata di questo tavolo è danneggiata, quindi il tavolo non si può aprire. Non è colpa tua; dillo a chi ospita il server.
server-table-deleted = Questo tavolo è stato cancellato.
server-data-damaged = I dati del server sono danneggiati. Non è colpa tua; dillo a chi ospita il server.
server-not-read = Il server non è riuscito a leggerlo. Riprova fra un momento.
server-not-creator = Solo chi ha creato il tavolo può chiedere di cancellarlo.
server-forget-pending = Agli altri al tavolo si è già chiesto.
server-no-forget-pending = Questa richiesta non è più aperta.
server-no-network = Questa macchina non è ancora in una rete. Collegati a un Wi-Fi o attacca un cavo, poi riprova.
server-network-not-yours = Solo chi è alla macchina stessa può far entrare altri.
server-network-fixed = Se altri possono entrare si è deciso all’avvio di questo server.
server-crash = Qualcosa è andato storto sul server; della tua partita non si è perso niente.
server-not-stored = Il server non è riuscito a salvarlo, quindi non è stato fatto. Riprova.
server-closing = Il server si riavvia; la tua partita si conserva.

server-making-ready = Le regole di { $game } si stanno preparando. Succede una volta sola e può durare un minuto o due. Torna dopo.
server-too-many-requests = Era molto in una volta; aspetta un momento.
server-too-many-made = Dal tuo indirizzo sono stati creati molti tavoli; aspetta un po’.
server-too-many-tables = Adesso il server non ha posto per un altro tavolo.
server-too-many-sockets = Adesso siamo in troppi; riprova fra un momento.
server-table-full = A questo tavolo è successo così tanto che non ci sta più niente; cominciane uno nuovo.
server-too-many-simulations = Qui un bot può usare al massimo { $most } simulazioni.
server-too-fast = Era troppo veloce; aspetta un momento.
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
server-no-resigning = In { $game } nessuno abbandona: si costruisce insieme. Finite con done.
server-done-together = Chi costruisce deve essere d’accordo, tutti, prima che la partita finisca.
server-elsewhere = Adesso di questo tavolo si occupa un’altra parte del server. Riprova fra un momento.
server-not-kept = Il server ha perso il suo database e lo aspetta. La tua partita si conserva; riprova fra un momento.
