# Un tavolo su questo dispositivo, e l’arbitro della pagina.

page-referee-broken = Qualcosa è andato storto nel calcolo. Non si è perso niente: riprova.
page-needs-server = Questo browser non può applicare le regole da solo. Giochi attraverso il server, e senza rete non funziona niente.
device-no-table = Questa partita non è su questo dispositivo. Forse è su un altro, o è stata cancellata.
device-damaged = La partita salvata non si può più leggere: si interrompe alla voce { $version }.

page-invite-which = Quale posto si libera?
page-invite-moves = La partita continua sul server, con tutto quello che si è giocato finora. Chi apre il link prende questo posto.
page-invite-place = { $name } (posto { $seat })
page-invite-server = Per invitare qualcuno la pagina ha bisogno del suo server, e adesso non è raggiungibile.
