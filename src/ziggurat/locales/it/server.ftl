# Il server dei tavoli: che cosa rifiuta e perché, gli stati che aggiunge a una partita, suggerimenti e frasi rapide.

server-resigned = Il giocatore { $seat } ha abbandonato.
server-time = Il tempo del giocatore { $seat } è finito.
server-abandoned = A questo tavolo è successo così tanto che non ci sta più niente: la partita finisce qui, e nessuno la perde.

server-no-table = Qui non c’è più un tavolo, o non c’è mai stato.
server-old-rules = Questa partita di { $game } si è giocata con la versione { $version } delle regole; questo programma ha la versione { $known }.
server-wrong-key = Questo link personale non è di questo tavolo. Con il link del tavolo puoi comunque guardare.
server-not-your-seat = Quel posto non è tuo.
server-which-seat = Hai più posti; di’ quale.
server-stale = Intanto la partita è andata avanti; guarda di nuovo.
server-waiting = La partita comincia quando tutti sono seduti.
server-over = La partita è finita.
server-not-over = La partita non è ancora finita.
server-bot-leads = Adesso un bot gioca per il posto { $seat }.
server-no-undo-now = Adesso non si può annullare niente.
server-nothing-to-undo = Non hai giocato niente che si possa annullare.
server-no-stand-in-there = Un bot può sostituire solo un’altra persona al tavolo.
server-seat-count = Questo gioco ha { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}, non { $count }.
server-no-lesson = Le lezioni di questo gioco non hanno un passo «{ $step }».

server-beyond-end = { $count ->
    [one] La partita ha solo { $count } mossa; l’analisi non può cominciare dopo la mossa { $first }.
   *[other] La partita ha solo { $count } mosse; l’analisi non può cominciare dopo la mossa { $first }.
}
server-table-damaged = La partita salvata di questo tavolo è danneggiata, quindi il tavolo non si può aprire. Non è colpa tua; dillo a chi ospita il server.
server-table-deleted = Questo tavolo è stato cancellato.

phrase-hello = Ciao.
phrase-good-luck = Buona fortuna.
phrase-nice = Bella mossa.
phrase-oops = Ops.
phrase-thinking = Fammi pensare.
phrase-thanks = Grazie.
phrase-well-played = Ben giocato.
phrase-one-more = Un’altra?
phrase-goodbye = A presto.
