# Nivos.

nivos-colour = { $colour ->
    [yellow] gialla
    [orange] arancione
    [red] rossa
    [pink] rosa
    [white] bianca
    [green] verde
    [blue] blu
    [black] nera
   *[neutral] neutra
}
nivos-colour-name = { $colour ->
    [yellow] giallo
    [orange] arancione
    [red] rosso
    [pink] rosa
    [white] bianco
    [green] verde
    [blue] blu
    [black] nero
   *[neutral] neutro
}
nivos-plates = { $height ->
    [0] nessuna tessera
    [one] una tessera
   *[other] una pila di { $height }
}
nivos-other-plates = { $otherheight ->
    [0] nessuna tessera
    [one] una tessera
   *[other] una pila di { $otherheight }
}

nivos-prompt-neutral = Il giocatore { $seat } posa la tessera neutra.
nivos-prompt-lay = Il giocatore { $seat } posa una tessera.
nivos-prompt-cylinder = Il giocatore { $seat } sceglie un cilindro.
nivos-prompt-stuck = Il giocatore { $seat } non può posare niente e prende un cilindro; scrivi pass.
nivos-prompt-mate = Il giocatore { $seat } non può posare niente di suo: può posare una tessera del compagno, oppure passare e prendere un cilindro.

nivos-cause = { $cause ->
    [cylinders] L’ultimo cilindro è stato preso.
    [laid] Tutte le tessere sono posate.
   *[stuck] Nessuna delle tessere rimaste si può posare.
}
nivos-stack = { $height ->
    [0] senza cilindri.
   *[other] con la pila più bassa, di altezza { $height }.
}
nivos-winners = { $how ->
    [shared] I giocatori { $seats } non hanno cilindri e condividono la vittoria.
    [tallest] { $team ->
        [1] I giocatori { $seats } vincono: a parità di altezza ({ $height }), il loro cilindro più alto è più basso di quello degli altri.
       *[0] Il giocatore { $seats } vince: a parità di altezza ({ $height }), il suo cilindro più alto è più basso di quello degli altri.
    }
   *[lowest] { $team ->
        [1] I giocatori { $seats } vincono { nivos-stack }
       *[0] Il giocatore { $seats } vince { nivos-stack }
    }
}
nivos-ending = { nivos-cause } { nivos-winners }

nivos-split-players = Ci sono mani da dividere solo in quattro; qui si gioca in { $players }.
nivos-split-teams = Una divisione vale per tutte e due le squadre, o per ciascuna, separate da «/»; questa vale per { $count }.
nivos-split-size = «{ $size }» non è una misura da dividere; le misure sono: { $sizes }.
nivos-split-twice = Una squadra ha una tessera di ogni misura; la divisione nomina { $size } due volte.
nivos-split-count = Il primo della squadra ha { $half } tessere; la divisione ne nomina { $count }.

nivos-unreadable = «{ $token }» non è una mossa. { nivos-notation }
nivos-notation = Scrivi una tessera e la casella del suo angolo sud-ovest, come 4x2@b3, con r davanti per la riserva o t per la mano del compagno; n@b3 per la tessera neutra; pass; oppure da c1 a c6 per un cilindro.
nivos-no-such-cell = Non c’è una casella { $cell }; il tabellone va da { $first } a { $last }.
nivos-no-such-plate = Non c’è una tessera di { $size } caselle; le misure sono: { $sizes }.
nivos-neutral-name = La tessera di questa misura è quella neutra; si scrive n@{ $cell }.
nivos-no-such-cylinder = Ci sono { $count } cilindri, da c1 a c{ $count }.
nivos-no-mate = Solo in quattro c’è un compagno di cui posare una tessera.

nivos-choose-first = Prima scegli un cilindro.
nivos-cylinder-taken = Il cilindro di altezza { $height } è già preso.
nivos-in-order = Qui i cilindri si prendono in ordine, prima il più basso; nessuno sceglie.
nivos-none-due = Adesso non c’è da prendere un cilindro.
nivos-neutral-first = La prima tessera della partita è quella neutra.
nivos-neutral-laid = La tessera neutra è già sul tabellone.
nivos-can-lay = Puoi ancora posare una tessera, quindi non puoi passare.
nivos-not-stuck = Puoi posare una tessera del compagno solo se niente di tuo o della riserva va bene; puoi ancora posare qualcosa.
nivos-mate-lacks = Il tuo compagno non ha una tessera { nivos-colour } { $size }.
nivos-with-mate = La tessera { nivos-colour } { $size } ce l’ha il tuo compagno, non tu.
nivos-not-in-hand = Non hai più una tessera { nivos-colour } { $size }.
nivos-not-in-reserve = Non c’è una tessera { nivos-colour } { $size } nella riserva.
nivos-off-board = Sporgerebbe dal tabellone { $side ->
    [east] a est.
    [north] a nord.
   *[both] a est e a nord.
}
nivos-uneven = Non starebbe in piano: da una parte sotto c’è { nivos-plates }, dall’altra { nivos-other-plates }.
nivos-on-colour = Starebbe sopra l’altra tessera { nivos-colour }, che si vede ancora.
nivos-beside-colour = Toccherebbe l’altra tessera { nivos-colour }, che si vede ancora.

# Sulla pagina. Un messaggio M per il terminale può avere M-you e M-named per la pagina.
nivos-pitch = Posa tessere su tessere, ma mai due dello stesso colore a contatto. Chi apre un nuovo piano prende un cilindro, e vince la pila più bassa.
nivos-prompt-neutral-you = Tocca a te: posa la tessera neutra dove vuoi sul tabellone.
nivos-prompt-neutral-named = { $name } posa la tessera neutra.
nivos-prompt-lay-you = Tocca a te: posa una tessera.
nivos-prompt-lay-named = { $name } posa una tessera.
nivos-prompt-cylinder-you = Tocca a te: scegli un cilindro.
nivos-prompt-cylinder-named = { $name } sceglie un cilindro.
nivos-prompt-stuck-you = Non puoi posare niente: passa e prendi un cilindro.
nivos-prompt-stuck-named = { $name } non può posare niente e prende un cilindro.
nivos-prompt-mate-you = Niente di tuo va bene: posa una tessera del compagno, oppure passa e prendi un cilindro.
nivos-prompt-mate-named = { $name } può posare una tessera del compagno, oppure passare e prendere un cilindro.
nivos-ending-named = { nivos-cause } { $how ->
    [shared] { $won ->
        [true] Non hai neanche un cilindro e condividi la vittoria.
       *[false] Una vittoria condivisa senza cilindri: { $winner }.
    }
    [tallest] { $won ->
        [true] Le pile sono pari, alte { $height }, ma il tuo cilindro più alto è più basso di quello degli altri: hai vinto.
       *[false] Le pile sono pari, alte { $height }. Si confronta il cilindro più alto di ognuna, e vince il più basso: { $winner }.
    }
   *[lowest] { $height ->
        [0] { $won ->
            [true] Non hai neanche un cilindro: hai vinto.
           *[false] Una vittoria senza cilindri: { $winner }.
        }
       *[other] { $won ->
            [true] La tua pila è la più bassa, alta { $height }: hai vinto.
           *[false] Vince la pila più bassa, alta { $height }: { $winner }.
        }
    }
}
nivos-board = Il tabellone: { $count ->
    [0] ancora nessuna tessera.
    [one] { $count } tessera su { $level ->
        [one] { $level } piano.
       *[other] { $level } piani.
    }
   *[other] { $count } tessere su { $level ->
        [one] { $level } piano.
       *[other] { $level } piani.
    }
}
nivos-level = Piano { $level }
nivos-described = tessera { nivos-colour } { $size }
nivos-own = { $whose ->
    [own] Le tue tessere
   *[other] Tessere: { $name }
}
nivos-reserve = Riserva
nivos-mate = La tua squadra: { $name }
nivos-action = { $plate } { $source ->
    [r] dalla riserva in
    [t] dalla mano del compagno in
   *[other] in
} { $cell }, larga { $width }, profonda { $depth }
nivos-suggest = { $plate }{ $source ->
    [r] {" "}dalla riserva
    [t] {" "}dalla mano del compagno
   *[other] {""}
}, { clue-quarter }, piano { $level }
nivos-brief = { $what ->
    [pass] passa
    [cylinder] cilindro { $height }
   *[plate] { nivos-colour-name } { $size }
}
nivos-on-level = piano { $level }
nivos-takes = prendere il cilindro di altezza { $height }
nivos-passes = passare e prendere un cilindro
nivos-costs = { $height ->
    [0] prendi un cilindro a tua scelta
   *[other] prendi il cilindro di altezza { $height }
}
nivos-free-of-cost = nessun cilindro
nivos-not-here = qui non va bene
nivos-turn = Gira
nivos-lay = Posa
nivos-pass = Passa
nivos-choose = Scegli un cilindro
nivos-fade = Piani mostrati; quelli più alti sbiadiscono
nivos-piles = Cilindri
nivos-pile = { $count ->
    [0] nessun cilindro
    [one] un cilindro, altezza { $total }
   *[other] { $count } cilindri ({ $heights }), altezza { $total } in tutto
}
nivos-pile-of = { $names }: { nivos-pile }.
nivos-free = { $count ->
    [0] Non resta nessun cilindro.
    [one] Resta un cilindro: { $heights }.
   *[other] Restano { $count } cilindri: { $heights }.
}
nivos-free-short = rimasti
nivos-no-plates = nessuna tessera
nivos-hand-of = { $whose ->
    [own] Hai: { $plates }.
   *[other] { $name } ha: { $plates }.
}
nivos-in-reserve = Nella riserva: { $plates }.
nivos-cell-plate = { $cell }, piano { $level }, { $plate } { $owner ->
    [0] della riserva
   *[other] di { $name }
}, { $state ->
    [seen] scoperta
    [beneath] coperta qui, visibile altrove
   *[covered] tutta coperta
}
nivos-cell-empty = { $cell }, piano { $level }, vuota, { $under ->
    [board] sul tabellone
    [plate] su { $plate }
   *[nothing] sotto ancora niente
}{ $count ->
    [0] {""}
    [one] , una tessera può cominciare qui
   *[other] , { $count } modi di cominciare qui una tessera
}
nivos-option-players = Giocatori
nivos-option-players-2 = due
nivos-option-players-3 = tre
nivos-option-players-4 = quattro, in due squadre
nivos-option-cylinders = I cilindri si prendono
nivos-option-cylinders-ascending = in ordine, prima il più basso
nivos-option-cylinders-choice = a scelta
nivos-option-split = La prima mano di una squadra
nivos-option-split-help = I posti 1 e 3 sono una squadra, e così 2 e 4. Scrivi le quattro misure con cui cominciano i posti 1 e 2, come 1x1,1x2,1x5,2x4; le altre quattro vanno ai posti 3 e 4. Se ogni squadra ha le sue, separale con «/».
nivos-split-of = { $team ->
    [0] In tutte e due le squadre il primo comincia con queste quattro ({ $count } scelte); le altre quattro vanno al compagno.
   *[other] Nella squadra { $team } il primo comincia con queste quattro ({ $count } scelte); le altre quattro vanno al compagno.
}
nivos-split-alike = Squadre uguali
nivos-rules =
    Al tuo turno posa una tessera, tua o della riserva. La prima tessera della partita è quella neutra, e va dove si vuole.

    Una tessera sta in piano e tutta sul tabellone: sotto di lei ogni casella ha lo stesso numero di tessere. Non serve che ne tocchi altre.

    Non può stare sopra una tessera del suo colore, né toccarne una di lato sullo stesso piano. Gli angoli non contano, e una tessera tutta coperta non dà più fastidio. La tessera neutra non ha colore.

    Chi posa la prima tessera di un nuovo piano prende un cilindro. Lo prende anche chi non può posare niente, e il turno passa. In squadra, invece, può posare una tessera del compagno.

    Si prende il cilindro più basso rimasto oppure, se avete deciso così, uno a scelta.

    La partita finisce quando l’ultimo cilindro è preso, o quando nessuna tessera rimasta si può posare. Vince la pila di cilindri più bassa; a parità, si confronta il cilindro più alto di ogni pila, e vince il più basso.
nivos-keys =
    1 – 9 = prendi una tessera, per misura; ancora: dalla riserva
    R, Maiusc + ← → = gira la tessera
    ← → ↑ ↓ = sposta la tessera
    Invio = posala
    X = sbiadisci i piani più alti
    P = passa, quando non puoi posare niente
    Q, E, V = gira il tavolo, guarda dal lato successivo
    T = guarda dall’alto
    + − = più vicino, più lontano
    C = vista abituale
nivos-tip-neutral = { $device ->
    [touch] La tessera neutra va per prima, senza cilindro. Tocca dove vuoi metterla, poi premi Posa.
   *[mouse] La tessera neutra va per prima, senza cilindro. Fai clic dove deve stare.
}
nivos-tip-take = { $device ->
    [touch] Tocca una tessera in basso, tua o della riserva.
   *[mouse] Fai clic su una tessera in basso, tua o della riserva.
}
nivos-tip-place = { $device ->
    [touch] Tocca dove vuoi metterla. Se è verde va bene; se è rossa no, e leggi perché. Poi premi Posa.
   *[mouse] Se è verde va bene; se è rossa no, e leggi perché. R o la rotella gira la tessera, un clic la posa.
}
nivos-tip-aim = Chi posa la prima tessera su un nuovo piano prende un cilindro. Vince la pila più bassa: lascia che siano gli altri ad aprire i piani.
nivos-score-cylinders = Cilindri
nivos-score-height = Altezza
nivos-no-place = { $plate }: { $parts }.
nivos-stumbles = { $why ->
    [uneven] non in piano in { $count ->
        [one] un punto
       *[other] { $count } punti
    }
    [on-colour] sopra il suo colore in { $count ->
        [one] un punto
       *[other] { $count } punti
    }
   *[beside-colour] accanto al suo colore in { $count ->
        [one] un punto
       *[other] { $count } punti
    }
}
