# Partite su questo dispositivo, la pagina senza rete, e le sue nuove versioni.

device-update = È pronta una nuova versione. Le tue partite restano.
device-update-take = Usala adesso
device-update-later = Più tardi

device-offline-ready = Qui tutto funziona anche senza rete, tranne giocare con chi è altrove.
device-offline-preparing = La pagina si sta salvando su questo dispositivo, per funzionare senza rete.
device-offline-insecure = Senza HTTPS un browser non può conservare la pagina per quando manca la rete. Funziona finché il suo server è raggiungibile.
device-offline-unsupported = Questo browser non può conservare la pagina per quando manca la rete. Funziona finché il suo server è raggiungibile.
device-install = Installa come app

device-storage-full = Su questo dispositivo non c’è più spazio. Puoi continuare, ma la partita sparisce quando chiudi questa pagina.
device-storage-forbidden = Questo browser non permette alla pagina di salvare le partite. Puoi continuare, ma la partita sparisce quando chiudi questa pagina.

device-no-server = Questa pagina non ha un server. Qui puoi giocare con i bot, o in più persone su questo dispositivo.
device-no-puzzles = Questa pagina non ha rompicapi per quel giorno. Prova un altro giorno, o apri la pagina quando c’è rete.

device-games = Partite su questo dispositivo
device-games-words = Queste partite sono salvate in questo browser e da nessun’altra parte. Salvale in un file prima di cancellare i dati del browser o di cambiare dispositivo.
device-none = Non ce ne sono ancora. Le partite con i bot, o in più persone su questo dispositivo, compaiono qui.
device-open = Apri un file
device-save = Salva tutto in un file
device-save-one = Salvala in un file
device-imported = { $count ->
    [0] Hai già tutte queste partite.
    [one] Una partita è stata aggiunta.
   *[other] { $count } partite sono state aggiunte.
}
device-arrives = Vuoi aggiungere questa partita a questo dispositivo?
device-arrives-words = Il link la porta con sé tutta. Resterebbe in questo browser, accanto alle tue altre partite.
device-arrives-add = Aggiungi la partita
device-arrives-not = Non adesso
device-send = Continua su un altro dispositivo
device-send-game = Continua { $game } su un altro dispositivo
device-send-words = Il link porta con sé tutta la partita. Aprilo sull’altro dispositivo per continuare lì. Qui la partita resta com’è.
device-link-long = Questa partita è troppo lunga per un link. Salvala in un file e aprilo sull’altro dispositivo.
device-delete = Cancella
device-delete-game = Cancella questa partita di { $game }
device-delete-sure = Cancellare questa partita?
device-delete-words = È solo su questo dispositivo. Nessuno può recuperarla.

device-file-other = Questo file non contiene partite di Ziggurat. Non è cambiato niente.
device-file-newer = Questo file è di una versione più nuova. Prima aggiorna la pagina, poi aprilo di nuovo.
device-file-damaged = Questo file è danneggiato. Non è cambiato niente.
device-file-large = Questo file è troppo grande per essere un elenco di partite. Non è cambiato niente.
device-link-damaged = Manca una parte di questo link. Copia il link intero e riprova.
