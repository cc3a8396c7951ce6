# La pagina nel browser. I tabelloni hanno le loro parole nel file del loro gioco.

page-welcome = Giochi per impilare e ragionare.
page-welcome-more = Scegline uno e premi Gioca: Spillo ti aspetta già. O invita qualcuno al tavolo.
page-play = Gioca
page-play-game = Gioca a { $game }
page-more-ways = Altri modi
page-more-ways-game = Altri modi di giocare a { $game }
page-missions = Missioni
page-learn = Impara
page-learn-game = Impara { $game }
page-learn-steps = Impara a piccoli passi
page-explore = Esplora
page-explore-game = Esplora { $game }
page-listed = Tavoli aperti
page-phase = { $phase ->
    [waiting] aspetta qualcuno
    [over] finita
   *[playing] { $ply ->
        [0] appena iniziata
        [one] { $ply } mossa
       *[other] { $ply } mosse
    }
}
page-docs = Documentazione (in inglese)
page-about = Informazioni
page-about-words = Ziggurat riunisce quattro giochi di costruzione: per giocare sullo stesso dispositivo, nella stessa casa o da lontano, e anche con i bot. Contro un bot o su un solo dispositivo si gioca nel tuo browser; il server fa incontrare le persone.
page-about-names = I nomi dei giochi appartengono ai loro editori, che non c’entrano con questo progetto. I testi, le immagini e i suoni sono stati fatti tutti apposta per il progetto.
page-about-parts = Fatto con
page-home = Pagina iniziale
page-close = Chiudi
page-cancel = Annulla

page-lost = Qui non c’è niente
page-lost-page = Questo indirizzo non porta da nessuna parte. Forse il link è vecchio, o una lettera si è persa per strada.
page-lost-table = Questo tavolo non c’è più
page-no-such-game = Qui non c’è un gioco con questo nome.
page-not-loaded = Questa pagina non si è caricata
page-not-loaded-more = Controlla il collegamento e riprova.
page-try-again = Riprova
page-unreachable = Il server non è raggiungibile. Riprovo…
page-lost-line = Il collegamento è caduto, ma la tua partita è al sicuro. Riprovo…
page-lost-line-busy = Il collegamento è caduto. La tua mossa è al sicuro e parte appena torna.
page-opening = Apro il tavolo…

page-who-plays = Chi gioca?
page-way-bot = Contro un bot
page-way-here = Insieme su questo dispositivo
page-way-link = Invita con un link
page-way-anyone = Aperto a tutti
page-seat = Posto { $seat }
page-seats = Posti
page-seat-here = { $first ->
    [true] Tu, su questo dispositivo
   *[false] Qualcuno su questo dispositivo
}
page-seat-open = { $listed ->
    [true] Chi passa di qui
   *[false] Chi riceve il link
}
page-open-seat = posto libero
page-name = Il tuo nome
page-name-of = Nome al posto { $seat }
page-you = Tu
page-bot = { $level ->
    [0] Bot
    [1] Pip
    [2] Spillo
    [3] Finn
    [4] Castore
   *[5] Minerva
}
page-bot-choice = { page-bot } ({ $level ->
    [1] tenero
    [2] gentile
    [3] sveglio
    [4] forte
   *[5] maestra
})
page-bot-rated = { page-bot-choice }, punteggio Elo { $rating } ± { $margin }, partite: { $games }
page-bot-about = { $level ->
    [0] Un bot con una forza tutta sua.
    [1] Pip, il topolino, gioca quello che salta all’occhio e si perde molte cose.
    [2] Spillo, il riccio, pensa un momento e si fa ancora sorprendere.
    [3] Finn, la volpe, vede arrivare quasi tutto e punisce le distrazioni.
    [4] Castore, il castoro, calcola con pazienza e regala poco.
   *[5] Minerva, la civetta, guarda più lontano che può e non sbaglia quasi mai.
}
page-quoted = «{ $words }»
page-options = Opzioni
page-drawn = a caso
page-order = Chi si siede dove
page-order-chosen = nell’ordine scelto
page-order-lot = a sorte
page-clock = Orologio
page-clock-none = senza orologio
page-clock-turn = un minuto per turno
page-clock-total = dieci minuti, più cinque secondi per mossa
page-visible = Mostra il tavolo sulla pagina iniziale
page-sit-down = Siediti
page-take-seat = C’è un posto libero per te
page-or-watch = O resta solo a guardare.
page-invite = Invita qualcuno
page-invite-more = Manda questo link, o fai inquadrare il codice QR con un telefono. La partita comincia quando tutti sono seduti.
page-link = Link
page-qr = Il link come codice QR da inquadrare
page-link-local = Questo link funziona solo su questo dispositivo.
page-network = Apri agli altri su questa rete
page-network-more = Se apri agli altri, chi è sulla tua rete può vedere questa pagina, finché non premi “{ page-network-close }” o fermi Ziggurat.
page-network-open = Gli altri su questa rete la trovano all’indirizzo { $address }.
page-network-close = Chiudi agli altri
page-invited = { $name } ti invita a una partita di { $game }
page-invited-nameless = Hai un invito a una partita di { $game }
page-invite-send = Manda l’invito
page-invite-copy = Copia l’invito
page-copy = Copia
page-copied = Copiato

page-waiting = Si aspetta che qualcuno si sieda.
page-sat-down = { $name } è al tavolo.
page-your-turn = Tocca a te: { $status }
page-thinking = { $name } pensa…
page-played = { $name }: { $action }.
page-to-act = deve giocare
page-ending = { $how ->
    [resigned] { $self ->
        [true] Hai abbandonato.
       *[false] { $name } ha abbandonato.
    }
    [time] { $self ->
        [true] Il tuo tempo è finito.
       *[false] Il tempo di { $name } è finito.
    }
   *[abandoned] La partita è stata interrotta.
}
page-ended = Fine della partita
page-you-won = Hai vinto!
page-won = Vince { $name }
page-team-won = Vincono { $names }
page-your-team-won = Vince la tua squadra!
page-shared-win = Una vittoria condivisa
page-nobody-won = Non vince nessuno
page-rematch = Gioca ancora
page-rematch-asked = Aspettiamo gli altri…
page-rematch-theirs = { $name } vorrebbe un’altra partita.
page-rematch-accept = Sì, volentieri
page-rematch-decline = Non ora
page-rematch-refused = { $name } per adesso preferisce di no.
page-clock-waits = Gli orologi partono quando ci sono tutti, o quando qualcuno gioca.
page-next-game = Vai alla nuova partita
page-look-back = Guarda indietro
page-looking-back = Guardi indietro: mossa { $ply } di { $count }
page-start = L’inizio della partita
page-watchers = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
}
page-watching = Stai guardando.
page-moved = { $ply ->
    [0] Questa partita è stata portata qui da un dispositivo prima della prima mossa.
   *[other] Questa partita è stata portata qui da un dispositivo alla mossa { $ply }. Quello che il caso ha deciso fino ad allora, lo ha deciso su quel dispositivo.
}
page-set-up = Questa partita non comincia dall’inizio, ma da una posizione preparata.
page-other-seat = Vuoi prendere il posto di questo link?
page-other-seat-more = Il link è per il posto { $seats } a questo tavolo. Qui hai già un posto, e questo dispositivo può tenere solo uno dei due.
page-other-seat-take = Prendi l’altro posto
page-other-seat-keep = Tieni il mio posto
page-link-refused = Quel link personale non dà nessun posto a questo tavolo. Il posto che hai resta tuo.
page-hand-over = { $name }, tocca a te.
page-hand-over-more = Passa il dispositivo.

page-panel = Mosse e strumenti
page-last-here = { $whose ->
    [own] La tua ultima mossa
   *[other] Ultima mossa di { $name }
}
page-actions = Mosse finora
page-no-actions = Non c’è ancora nessuna mossa.
page-step = { $how ->
    [first] All’inizio
    [back] Una mossa indietro
    [next] Una mossa avanti
   *[last] All’ultima
}
page-replay = Rivedi
page-pause = Pausa
page-hint = Suggerimento
page-hint-thinking = Penso…
page-undo = Annulla
page-undone = Annullato.
page-undo-yours = Hai chiesto di annullare la tua ultima mossa.
page-undo-theirs = { $name } vorrebbe annullare una mossa.
page-undo-refused = Gli altri preferiscono continuare.
page-done = È finita?
page-done-yours = Hai chiesto agli altri se la costruzione è finita.
page-done-theirs = Per { $name } la costruzione è finita. E per te?
page-done-agree = Sì, è finita
page-done-refuse = Continua
page-done-refused = Gli altri preferiscono continuare a costruire.
page-agree = Va bene
page-refuse = Meglio di no
page-absent = { $name } non c’è.
page-stand-in = Fai giocare un bot
page-delete = Cancella questo tavolo
page-delete-sure = Cancellare per sempre questo tavolo?
page-delete-alone = La partita, i nomi e i link spariscono, per tutti. Non si possono recuperare.
page-delete-others = Prima lo chiediamo agli altri al tavolo. Se sono d’accordo, la partita, i nomi e i link spariscono per tutti. Chi manca da sette giorni conta come un sì.
page-delete-keep = Tienilo
page-delete-yours = Hai chiesto di cancellare questo tavolo. Aspettiamo gli altri.
page-delete-theirs = { $name } vorrebbe cancellare per sempre questo tavolo.
page-delete-agreed = Per te va bene cancellare questo tavolo. Aspettiamo gli altri.
page-delete-refused = Gli altri preferiscono tenere questo tavolo.
page-deleted = Questo tavolo è cancellato
page-deleted-more = Sul server non ne resta niente. Grazie per aver giocato.
page-damaged = Questo tavolo non si può aprire
page-gave-way = Questa pagina ha lasciato il tavolo
page-reload = Ricarica la pagina
page-resign = Abbandona
page-resign-sure = Abbandonare questa partita?
page-resign-more = Per te la partita finisce. Resta nell’elenco, e puoi riguardarla.
page-keep-playing = Continua a giocare
page-phrases = Di’ qualcosa
page-place = Posa
page-more-pieces = { $count ->
    [one] Un altro pezzo
   *[other] Altri { $count } pezzi
}
page-rules = Come si gioca
page-share = Condividi
page-share-link = Chi ha questo link può guardare.
page-share-record = La partita registrata
page-share-picture = Immagine del tabellone
page-share-device = Continua su un altro dispositivo
page-share-device-more = Questo link personale porta il tuo posto su un altro dispositivo. Tienilo per te.

page-explore-words = Ogni mossa e quanto vale
page-explore-start = Inizio
page-explore-until = Alla posizione prima della mossa { $number }
page-no-position = Questa posizione non esiste
page-not-solved = Solo uno di questi giochi è risolto del tutto: Babel.
page-theorem = Tutta la verità
page-working-out = Faccio i conti…
page-perfect-line = Sequenza perfetta
page-truth = { $how ->
    [win] Il giocatore { $seat } vince in { $distance ->
        [one] una mossa
       *[other] { $distance } mosse
    } se nessuno sbaglia.
    [draw] Una vittoria condivisa se nessuno sbaglia.
    [loss] Qualunque cosa faccia il giocatore { $seat }, l’altro vince in { $distance ->
        [one] una mossa
       *[other] { $distance } mosse
    } se nessuno sbaglia.
   *[estimate] Nessuno lo sa di sicuro.
}

page-settings = Impostazioni
page-theme = Colori
page-theme-system = come il dispositivo
page-theme-light = chiaro
page-theme-dark = scuro
page-language = Lingua
page-language-auto = come il browser
page-speed = Movimento
page-speed-calm = calmo
page-speed-quick = svelto
page-speed-none = nessuno
page-bots = I bot giocano
page-bots-slow = piano, per seguire bene
page-bots-calm = una mossa dopo l’altra
page-bots-none = subito
page-sound = Suono
page-volume = Volume
page-notify = Avvisami quando tocca a me
page-notify-denied = Questo browser non può mostrare notifiche. Puoi permetterle nelle sue impostazioni per questo sito.
page-confirm = Conferma prima di posare
page-confirm-touch = sui touchscreen
page-confirm-always = sempre
page-confirm-never = mai
page-quality = Immagine
page-quality-auto = secondo la velocità
page-quality-full = dettagliata
page-quality-plain = semplice
page-quality-flat = solo la pianta

page-camera = Vista
page-look = { $how ->
    [left] Gira a sinistra
    [right] Gira a destra
    [side] Dal lato successivo
    [above] Dall’alto
    [under] Dal basso
    [closer] Più vicino
    [farther] Più lontano
   *[reset] Vista abituale
}
page-explode = Separa i piani

page-twin = Pianta e testo
page-layer-up = Uno strato più su
page-layer-down = Uno strato più giù
page-command = Mossa in notazione
page-enter = Giocala
page-doable = { $count ->
    [0] Adesso non c’è niente da fare
    [one] Una cosa che puoi fare
   *[other] { $count } cose che puoi fare
}
page-doable-here = { $count ->
    [0] In questa casella non c’è niente da fare
    [one] Una cosa che puoi fare in questa casella
   *[other] { $count } cose che puoi fare in questa casella
}
page-doable-all = Mostra tutto
page-doable-more = Altre { $count }: scegli una casella della pianta, o scrivi la mossa.
page-nothing-here = Adesso qui non c’è niente da fare.

page-tip = Consiglio
page-tip-skip = Niente consigli

page-keys = Tasti
page-with-key = { $words } ({ $key ->
    [PageUp] PagSu
    [PageDown] PagGiù
    [Enter] Invio
   *[other] { $key }
})
page-key-f = F = pianta e testo
page-key-h = H = suggerimento
page-key-z = Z = annulla
page-key-p = P = gioca tutta la sequenza perfetta
page-key-step = , . = una mossa indietro, una avanti
page-key-l = L = ascolta l’ultima mossa
page-key-s = S = ascolta a chi tocca
page-key-m = M = impostazioni e strumenti
page-key-help = ? = questa pagina
page-notation = Mostra la notazione
page-turn = Turno
