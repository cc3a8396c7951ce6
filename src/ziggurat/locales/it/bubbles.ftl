# Bubblee Pop.

bubbles-colour = { $bubble ->
    [R] rossa
    [P] viola
    [Y] gialla
    [B] blu
    [G] verde
   *[K] nera
}
bubbles-colour-name = { $bubble ->
    [R] rosso
    [P] viola
    [Y] giallo
    [B] blu
    [G] verde
   *[K] nero
}

bubbles-prompt-draw = Una bolla esce dal sacchetto per il giocatore { $seat }.
bubbles-prompt-place = Il giocatore { $seat } mette la bolla { bubbles-colour } in un posto vuoto del cielo.
bubbles-prompt-swap = Il giocatore { $seat } può scambiare due bolle vicine nel cielo; scrivi un punto per lasciarlo com’è.
bubbles-prompt-drop = Il giocatore { $seat } sceglie due bolle vicine nel cielo; cadono tutte e due sul suo pianeta.
bubbles-prompt-send = Il giocatore { $seat } può inviare bolle della fila all’altro pianeta; scrivi un punto per fermarti.
bubbles-prompt-powers = { $whose ->
    [own] Il giocatore { $seat } può usare un potere ({ $powers }); scrivi un punto per rinunciare.
   *[other] È il turno del giocatore { $other }, ma il giocatore { $seat } ha dei poteri ({ $powers }) e decide prima; scrivi un punto per rinunciare.
}

bubbles-cleared = Sull’altro pianeta restano solo bolle nere: la missione è compiuta.
bubbles-burst = Tutte le colonne del pianeta del giocatore { $other } sono piene e arriva un’altra bolla: vince il giocatore { $seat }.
bubbles-stuck = Il giocatore { $seat } non può far cadere due bolle e quindi perde.
bubbles-stuck-solo = Nessuna coppia di bolle può più cadere: la missione è persa.
bubbles-no-refill = Il sacchetto non può più riempire il cielo. Il giocatore 1 ha { $one ->
    [one] { $one } bolla
   *[other] { $one } bolle
}, il giocatore 2 ne ha { $two }: vince il giocatore { $seat }.
bubbles-shared = Il sacchetto non può più riempire il cielo. Tutti e due hanno { $one ->
    [one] { $one } bolla
   *[other] { $one } bolle
} e condividono la vittoria.
bubbles-no-refill-solo = Il sacchetto non può più riempire il cielo: la missione è persa.

bubbles-unreadable = «{ $token }» non è una mossa. { bubbles-notation }
bubbles-notation = Esempi: =c5 mette, c5~d5 scambia, c5+d5 fa cadere, R:a8~b8 usa un potere, >c3 invia, un punto passa.
bubbles-order = I due posti si scrivono per colonna, poi per riga: { $token }.
bubbles-not-sky = Tutte e due le bolle devono essere nel cielo, righe 5 e 6.
bubbles-not-adjacent = Queste due non sono vicine in una riga o in una colonna.

bubbles-draw-first = Prima si pesca una bolla dal sacchetto.
bubbles-place-first = Prima metti la bolla { bubbles-colour } del sacchetto in un posto vuoto del cielo.
bubbles-swap-first = Prima il cielo: scambia due bolle vicine, o lascialo com’è.
bubbles-drop-first = { $kind ->
    [swap] C’è uno scambio per turno; ora devono cadere due bolle.
   *[other] Ora devono cadere due bolle; prima non si può fare altro.
}
bubbles-send-first = Prima l’invio: scegli una bolla della fila, o fermati qui.
bubbles-powers-first = Prima i poteri: usane uno, o rinuncia.
bubbles-send-solo = Le bolle delle file si inviano solo nelle missioni, non in un duello.
bubbles-powers-off = Questa partita si gioca senza poteri.

bubbles-not-in-bag = Nel sacchetto non c’è più nessuna bolla { bubbles-colour }.
bubbles-sky-taken = Lì c’è già una bolla; metti quella pescata in un posto vuoto del cielo.
bubbles-must-swap = Da questo cielo non può cadere nessuna coppia; prima serve uno scambio.
bubbles-same-colour = Hanno lo stesso colore: non cambierebbe niente.
bubbles-swap-stuck = Dopo questo scambio non potrebbe cadere nessuna coppia.
bubbles-out-of-reach = Queste due sono troppo lontane: almeno una deve venire dalla tua parte del cielo.
bubbles-too-high = Se cadono queste due, una colonna resta con più di quattro bolle.

bubbles-sent-already = Questa bolla è già partita.
bubbles-nothing-there = Lì non c’è nessuna bolla.
bubbles-not-in-line = Questa bolla non fa parte di una fila; si inviano solo bolle di una fila.
bubbles-column-full = Questa colonna dell’altro pianeta è piena.
bubbles-sent-enough = Questo gruppo ha inviato tutte le bolle che può.

bubbles-power-not-held = Adesso non c’è un potere { bubbles-colour-name } da usare.
bubbles-red-other = Il rosso scambia bolle sull’altro pianeta, non sul tuo.
bubbles-green-own = Il verde scambia bolle sul tuo pianeta, non sull’altro.
bubbles-exchange-empty = Per uno scambio servono due bolle; uno di questi posti è vuoto.
bubbles-purple-own = Il viola invia una bolla del tuo pianeta.
bubbles-yellow-own = Il giallo trasforma in punto una bolla del tuo pianeta.
bubbles-not-free = Questa bolla non è libera: ce n’è un’altra sopra.
bubbles-blue-row = Il blu prende una bolla dall’altra parte del cielo.

bubbles-letter = «{ $letter }» non è una lettera per { $option }; le lettere sono: { $known }.
bubbles-length = { $option } vuole { $length } lettere; ce ne sono { $count }.
bubbles-sky-two = Il cielo di un duello ha due bolle di ogni colore, tranne il nero; { bubbles-colour-name }: { $count ->
    [0] nessuna.
    [one] una sola.
   *[other] { $count }.
}
bubbles-sky-adjacent = Le due bolle di colore { bubbles-colour-name } in { $one } e { $other } si toccano; nel cielo di un duello due dello stesso colore non si toccano mai, neanche in diagonale.
bubbles-solo-first = Una missione si gioca da soli; non c’è un primo posto da scegliere.
bubbles-numbered-alone = Una missione numerata ha già il suo cielo e il suo pianeta; { $option } va solo con una missione tua.
bubbles-planet-floating = La bolla in { $cell } galleggia: sotto non c’è niente.
bubbles-planet-line = Il pianeta ha una fila già pronta, di colore { bubbles-colour-name }.
bubbles-planet-done = Il pianeta non ha bolle colorate: non ci sarebbe niente da fare.
bubbles-too-many = Ci sono solo { $most } bolle di colore { bubbles-colour-name }; pianeti, cielo e sacchetto ne chiederebbero { $count }.

bubbles-mission-face = Un buco in mezzo
bubbles-mission-shaft = Giù nel pozzo
bubbles-mission-third = La terza
bubbles-mission-valley = La valle
bubbles-mission-gap = Una tra due
bubbles-mission-raised = Su un suolo nero
bubbles-mission-garden = Un giardino sulla roccia
bubbles-mission-sealed = Ben chiuso
bubbles-mission-blocks = Due blocchi
bubbles-mission-shared-gap = Un buco per due
bubbles-mission-two-floors = Due piani
bubbles-mission-blocks-wall = Un muro in mezzo
bubbles-mission-alone = Sola al centro
bubbles-mission-stairs = Una dopo l’altra
bubbles-mission-three-floors = Tre piani
bubbles-mission-floors4 = Quattro piani
bubbles-mission-chimneys = Due camini
bubbles-mission-pull-extra = Una tira, una resta
bubbles-mission-bridges-mix = Quattro rive
bubbles-mission-pyramid = La piramide

# Sulla pagina. Un messaggio M per il terminale può avere M-you e M-named per la pagina.
bubbles-pitch = Due pianeti condividono un cielo. Fai cadere le bolle a coppie, metti in fila tre bolle dello stesso colore e usa il loro potere.
bubbles-prompt-place-you = Tocca a te: metti la bolla { bubbles-colour } in un posto vuoto del cielo.
bubbles-prompt-place-named = { $name } mette la bolla { bubbles-colour } in un posto vuoto del cielo.
bubbles-prompt-swap-you = Tocca a te: scambia due bolle vicine nel cielo, o lascialo com’è.
bubbles-prompt-swap-named = { $name } può scambiare due bolle vicine nel cielo.
bubbles-prompt-drop-you = Tocca a te: scegli due bolle vicine nel cielo; cadono tutte e due sul tuo pianeta.
bubbles-prompt-drop-named = { $name } sceglie due bolle vicine nel cielo; cadono tutte e due.
bubbles-prompt-send-you = Tocca a te: invia di là bolle della tua fila, o fermati qui.
bubbles-prompt-send-named = { $name } può inviare bolle della fila all’altro pianeta.
bubbles-prompt-powers-you = { $whose ->
    [own] Tocca a te: usa un potere, o rinuncia.
   *[other] Prima di andare avanti, decidi tu: usa un potere, o rinuncia.
}
bubbles-prompt-powers-named = { $name } può usare un potere.
bubbles-cleared-named = Sull’altro pianeta restano solo bolle nere: la missione è compiuta.
bubbles-burst-you = L’altro pianeta è pieno e arriva un’altra bolla: hai vinto.
bubbles-burst-named = Un pianeta è pieno e arriva un’altra bolla: vince { $winner }.
bubbles-stuck-you = Non puoi far cadere due bolle, e la partita è persa: vince { $winner }.
bubbles-stuck-named = { $name } non può far cadere due bolle e quindi perde.
bubbles-no-refill-you = Il sacchetto non può più riempire il cielo. Finisce { $one } a { $two }: hai vinto.
bubbles-no-refill-named = Il sacchetto non può più riempire il cielo. Finisce { $one } a { $two }: vince { $winner }.
bubbles-board = Il tabellone di Bubblee Pop. { $phase ->
    [place] Una bolla va nel cielo.
    [swap] Il cielo si può cambiare.
    [drop] Stanno per cadere due bolle.
    [send] Si possono inviare bolle.
    [powers] Si possono usare poteri.
   *[other] {""}
}
bubbles-sky = Il cielo
bubbles-planet = { $whose ->
    [own] Il tuo pianeta
   *[other] Pianeta: { $name }
}
bubbles-other-planet = L’altro pianeta
bubbles-mission = Missione
bubbles-bag = Nel sacchetto
bubbles-powers = Poteri
bubbles-none = nessuno
bubbles-score = { $count ->
    [one] { $count } bolla conquistata
   *[other] { $count } bolle conquistate
}
bubbles-holds = { $whose ->
    [own] Tu: { bubbles-score }; poteri: { $powers }.
   *[other] { $name }: { bubbles-score }; poteri: { $powers }.
}
bubbles-in-bag = Nel sacchetto: { $bubbles }.
bubbles-drawn = Pescata dal sacchetto: { $colour }.
bubbles-power = { $bubble ->
    [R] Rosso: scambia due bolle vicine sull’altro pianeta.
    [G] Verde: scambia due bolle vicine sul tuo pianeta.
    [P] Viola: invia una tua bolla libera all’altro pianeta.
    [B] Blu: fai cadere sull’altro pianeta una bolla dell’altra parte del cielo.
   *[Y] Giallo: trasforma in punto una bolla libera del tuo pianeta.
}
bubbles-how = { $phase ->
    [place] Tocca un posto vuoto del cielo.
    [swap] { $held ->
        [true] Ora una bolla accanto.
       *[false] Trascina una bolla sulla sua vicina, o toccale tutte e due.
    }
    [drop] { $held ->
        [true] Ora una bolla accanto.
       *[false] Tocca due bolle vicine; cadono tutte e due sul tuo pianeta.
    }
    [send] Tocca una bolla che brilla per inviarla di là.
   *[powers] { $power ->
        [none] Scegli un potere.
        [B] Tocca una bolla che brilla nel cielo.
        [P] Tocca una bolla che brilla sul tuo pianeta.
        [Y] Tocca una bolla che brilla sul tuo pianeta.
       *[other] { $held ->
            [true] Ora una bolla accanto.
           *[false] Tocca due bolle vicine che brillano.
        }
    }
}
bubbles-act = { $doing ->
    [place] Mettila qui
    [swap] Scambia
    [drop] Fai cadere
    [send] Invia
   *[power] Usalo
}
bubbles-pass-now = { $phase ->
    [swap] Lascialo così
    [send] Basta così
   *[powers] Rinuncia
}
bubbles-foreseen = { $what ->
    [both] Toglie { $out ->
        [one] una bolla
       *[other] { $out } bolle
    } all’altro pianeta e vale { $points ->
        [one] un punto.
       *[other] { $points } punti.
    }
    [out] Toglie { $out ->
        [one] una bolla
       *[other] { $out } bolle
    } all’altro pianeta.
    [points] Vale { $points ->
        [one] un punto.
       *[other] { $points } punti.
    }
    [line] Fa una fila: puoi inviare le sue bolle.
   *[nothing] Non scoppia niente.
}
bubbles-foreseen-chain = Una catena di { $count }.
bubbles-foreseen-powers = Dà un potere: { $powers }.
bubbles-foreseen-end = La partita finisce.
bubbles-done = { $kind ->
    [draw] pescata: { $colour }
    [place] in { $one }
    [swap] { $one } e { $other } scambiate
    [drop] { $one } e { $other } cadono
    [send] { $one } inviata di là
    [power] { $count ->
        [one] potere { $colour }: { $one }
       *[other] potere { $colour }: { $one } e { $other }
    }
   *[pass] passa
}
bubbles-offer = { $kind ->
    [swap] Scambia { $taking }
    [drop] Fai cadere { $taking }
    [send] Invia { $taking }
   *[power] Potere { $colour }: { $taking }
}
bubbles-brief = { $kind ->
    [draw] pescata
    [place] nel cielo
    [swap] scambio
    [drop] caduta
    [send] { $count ->
        [one] ne invia una
       *[other] ne invia { $count }
    }
    [power] potere
   *[pass] passa
}
bubbles-suggest = { $kind ->
    [place] metti il { $one } nel cielo, qui
    [swap] scambia il { $one } e il { $other }
    [drop] fai cadere il { $one } e il { $other }
    [send] invia il { $one } di là
   *[power] { $count ->
        [one] potere { $colour }: { $one }
       *[other] potere { $colour }: { $one } e { $other }
    }
}
bubbles-cell = { $cell }, { $colour ->
    [none] vuoto
   *[other] { $colour }
}{ $count ->
    [0] {""}
    [one] , una cosa da fare qui
   *[other] , { $count } cose da fare qui
}
bubbles-option-blacks = Bolle nere all’inizio
bubbles-option-powers = Poteri
bubbles-option-powers-on = sì
bubbles-option-powers-off = no, per una prima partita
bubbles-option-reach = Le bolle cadono
bubbles-option-reach-any = da tutto il cielo
bubbles-option-reach-near = almeno una dalla tua parte
bubbles-option-sky = Il primo cielo
bubbles-option-sky-help = Dieci lettere, la riga 5 da a ad e, poi la riga 6: due volte R rosso, P viola, Y giallo, B blu, G verde, mai due dello stesso colore vicine. Vuoto: il cielo è a caso.
bubbles-option-planet = Una missione tua
bubbles-option-planet-help = Per una persona: l’altro pianeta in venti lettere, le sue quattro righe dal cielo al suolo, ognuna da a ad e; K è nero, un punto è vuoto. Nessuna bolla galleggia, nessuna fila è già pronta, e almeno una bolla ha un colore. Il primo cielo è allora quello delle missioni, o dieci lettere a scelta, anche K. Vuoto: un duello.
bubbles-option-first = Chi comincia
bubbles-option-first-1 = posto 1
bubbles-option-first-2 = posto 2
bubbles-sky-missing = { $missing ->
    [0] Due dello stesso colore non si possono toccare, neanche in diagonale.
    [one] Un posto è ancora vuoto. Fino ad allora il cielo è a caso.
    [10] Il cielo è a caso, a meno che tu non riempia tutti e dieci i posti: due per colore.
   *[other] { $missing } posti sono ancora vuoti. Fino ad allora il cielo è a caso.
}
bubbles-editor = Una missione tua
bubbles-editor-words = Scegli una bolla, poi tocca un posto: cade al suolo o sulle bolle che ha sotto. La missione è compiuta quando non resta nessuna bolla colorata. Nessuno ha controllato se la tua si può fare.
bubbles-editor-choose = La bolla da mettere
bubbles-editor-empty = vuoto
bubbles-editor-planet = Il pianeta
bubbles-editor-clear = Svuota il pianeta
bubbles-editor-share = Manda questo link, e altri potranno giocare la tua missione.
bubbles-missions = Venti missioni
bubbles-missions-more = Un gioco per una persona. Fai file sul tuo pianeta, invia di là le loro bolle, e lascia solo il nero sull’altro pianeta. Riuscire vale una stella; due in { $steady } turni o meno, tre in { $brisk }.
bubbles-missions-done = { $done } su { $count } riuscite su questo dispositivo.
bubbles-stars = { $stars ->
    [0] { $next ->
        [true] la prossima
       *[false] non ancora riuscita
    }
   *[other] riuscita in { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }, { $stars ->
        [one] una stella
       *[other] { $stars } stelle
    }
}
bubbles-duel = Meglio un duello
bubbles-rules =
    Due pianeti, e fra loro un cielo di dieci bolle. Quando il cielo ha dei buchi, prima li riempi: ogni bolla pescata dal sacchetto va dove vuoi.

    Poi puoi scambiare due bolle vicine nel cielo, una volta. Poi scegli due bolle vicine che cadono sul tuo pianeta, ognuna nella sua colonna. Nessuna colonna può restare con più di quattro bolle.

    Tre o più bolle dello stesso colore in una riga o in una colonna sono una fila. Scoppia, con le bolle del suo colore che la toccano; ognuna vale un punto. Quello che stava sopra cade, e può fare nuove file. Le bolle nere non ne fanno.

    Ogni gruppo che scoppia dà il potere del suo colore, da usare subito o da lasciare. Il rosso scambia due bolle vicine sull’altro pianeta, il verde sul tuo. Il viola invia di là una tua bolla libera, il blu fa cadere di là una bolla dell’altra parte del cielo; se l’altro pianeta è pieno, vinci la partita. Il giallo trasforma in punto una tua bolla libera.

    La partita finisce quando il sacchetto non può riempire il cielo: vince chi ha più punti. Chi non può far cadere due bolle perde subito.

    Una missione si gioca da soli: da una fila puoi inviare bolle all’altro pianeta, una da una fila di tre, due da una più lunga. Le file lì spariscono; lasciaci solo il nero.
bubbles-keys =
    Tab = vai ai pulsanti sotto il tabellone
    Esc = lascia una bolla
    un tasto qualsiasi = salta l’animazione
    Invio = fai quello che è scelto
bubbles-tip-swap = { $device ->
    [touch] Prima il cielo: tocca due bolle vicine e premi Scambia, o lascia il cielo com’è.
   *[mouse] Prima il cielo: trascina una bolla sulla sua vicina per scambiarle, o lascia il cielo com’è.
}
bubbles-tip-drop = { $device ->
    [touch] Ora tocca due bolle vicine e premi Fai cadere: cadono tutte e due sul tuo pianeta. Tre dello stesso colore in fila scoppiano.
   *[mouse] Ora fai clic su due bolle vicine: cadono tutte e due sul tuo pianeta. Tre dello stesso colore in fila scoppiano.
}
bubbles-tip-place = Il cielo ha dei buchi: ogni bolla pescata dal sacchetto va dove vuoi. Mettila dove ti servirà dopo.
bubbles-tip-powers = Hai un potere. Usalo adesso o rinuncia; il colore dice che cosa fa.
bubbles-tip-send = La tua fila può inviare bolle all’altro pianeta. Scegline una che lì completi una fila.
bubbles-option-mission-1 = { bubbles-mission-face }
bubbles-option-mission-2 = { bubbles-mission-shaft }
bubbles-option-mission-3 = { bubbles-mission-third }
bubbles-option-mission-4 = { bubbles-mission-valley }
bubbles-option-mission-5 = { bubbles-mission-gap }
bubbles-option-mission-6 = { bubbles-mission-raised }
bubbles-option-mission-7 = { bubbles-mission-garden }
bubbles-option-mission-8 = { bubbles-mission-sealed }
bubbles-option-mission-9 = { bubbles-mission-blocks }
bubbles-option-mission-10 = { bubbles-mission-shared-gap }
bubbles-option-mission-11 = { bubbles-mission-two-floors }
bubbles-option-mission-12 = { bubbles-mission-blocks-wall }
bubbles-option-mission-13 = { bubbles-mission-alone }
bubbles-option-mission-14 = { bubbles-mission-stairs }
bubbles-option-mission-15 = { bubbles-mission-three-floors }
bubbles-option-mission-16 = { bubbles-mission-floors4 }
bubbles-option-mission-17 = { bubbles-mission-chimneys }
bubbles-option-mission-18 = { bubbles-mission-pull-extra }
bubbles-option-mission-19 = { bubbles-mission-bridges-mix }
bubbles-option-mission-20 = { bubbles-mission-pyramid }
bubbles-no-swap-helps = Nessuno scambio nel cielo cambia le cose.
bubbles-gaps = Il cielo ha { $gaps ->
    [one] un buco
   *[other] { $gaps } buchi
}, e nel sacchetto { $left ->
    [0] non c’è più niente.
    [one] c’è solo una bolla.
   *[other] ci sono solo { $left } bolle.
}
bubbles-columns-full = Tutte e cinque le colonne sono piene: per un’altra bolla non c’è posto.
bubbles-score-bubbles = Bolle
bubbles-score-turns = Turni
bubbles-score-left = Bolle colorate rimaste
bubbles-mission-named = { $number }. { $title }
bubbles-chain = Catena di { $count }
