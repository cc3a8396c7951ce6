# Talo.

talo-side = { $side ->
    [e] verso est
    [w] verso ovest
    [n] verso nord
    [s] verso sud
   *[d] dritto in giù
}
talo-bars-move = { $moving ->
    [one] un mattoncino si muoverebbe
   *[other] { $moving } mattoncini si muoverebbero
}
talo-in-hand = { $count ->
    [one] il mattoncino da { $first }
   *[other] il mattoncino da { $first } e quello da { $second }
}
talo-winners = { $count ->
    [one] Il giocatore { $winners } ha la pedina più in alto, all’altezza { $height }, e vince.
   *[other] I giocatori { $winners } hanno le pedine più in alto, all’altezza { $height }, e condividono la vittoria.
}

talo-prompt-start = Il giocatore { $seat } mette la pedina su una casella di terra libera.
talo-prompt-restart = La pedina del giocatore { $seat } è bloccata: può ripartire dal piano di gioco, o restare.
talo-prompt-roll = Il giocatore { $seat } lancia il dado.
talo-prompt-roll-again = Nella scorta non c’è niente per un { $rolled }; il giocatore { $seat } lancia ancora.
talo-prompt-take = Il giocatore { $seat } ha fatto { $rolled } con il dado: prende un mattoncino da { $rolled }, o due che insieme fanno { $rolled }.
talo-prompt-build = Il giocatore { $seat } posa { talo-in-hand }.
talo-prompt-holding = Il giocatore { $seat } tiene il mattoncino da { $held } e posa quello da { $first } in modo che tutto stia in piedi.
talo-prompt-finish = Il giocatore { $seat } può muovere la pedina, o finire il turno.
talo-prompt-end = Il giocatore { $seat } finisce il turno.

talo-on-top = La pedina del giocatore { $seat } è all’altezza 10 e vince.
talo-collapsed = Il mattoncino del giocatore { $seat } è caduto, quindi il giocatore { $seat } perde. { talo-winners }
talo-used-up = La scorta è finita. { talo-winners }
talo-standstill = Per un giro intero nessuno ha posato un mattoncino. { talo-winners }

talo-unreadable = «{ $token }» non è una mossa. { talo-notation }
talo-notation = Scrivi @x,y per mettere una pedina, t7 o t3+4 per prendere mattoncini, 5x@2,3,0 per posarne uno (con ! dietro per tenerlo), >x,y,h per muovere la pedina, o un punto per finire il turno.
talo-bad-pair = «{ $token }» non è una coppia di mattoncini: scrivi prima il più corto; insieme fanno al massimo 10.
talo-one-is-upright = Un mattoncino di lunghezza 1 si scrive in piedi, con z; «{ $token }» no.
talo-too-high = Il mattoncino da { $length } supererebbe il decimo strato.
talo-too-far = { $length ->
    [0] È troppo lontano oltre il bordo
   *[other] Il mattoncino da { $length } andrebbe troppo lontano oltre il bordo
}: colonne e righe vanno da { $low } a { $high }.

talo-start-first = Prima le pedine vanno sul piano di gioco.
talo-restart-first = Prima decidi se ripartire: metti la pedina su una casella di terra libera, o resta dove sei.
talo-roll-first = Prima si lancia il dado.
talo-take-first = Prima prendi i mattoncini per questo lancio.
talo-build-first = Posa tutti i mattoncini che hai preso prima di finire il turno.
talo-nothing-in-hand = Non hai mattoncini in mano; muovi la pedina o finisci il turno.
talo-no-roll = Adesso non si lancia il dado.
talo-no-restart = La pedina va sul piano di gioco solo all’inizio, o prima del lancio quando è bloccata.
talo-water = Lì non c’è terra.
talo-middle = Nessuna pedina parte dall’isola in mezzo.
talo-same-cell = La pedina è già lì.
talo-cell-taken = Una pedina non ci sta: la casella o quella sopra è occupata.
talo-taken-already = Hai già preso i mattoncini per questo lancio.
talo-wrong-sum = Il dado dice { $rolled }: prendi un mattoncino da { $rolled }, o due che insieme fanno { $rolled }.
talo-not-in-supply = { $left ->
    [0] Nella scorta non c’è più un mattoncino di lunghezza { $length }.
   *[other] Nella scorta non ci sono più due mattoncini di lunghezza { $length }.
}
talo-holding-no-move = Finché tieni un mattoncino, la pedina resta dov’è.
talo-moved-already = La pedina si è già mossa; potrà muoversi di nuovo dopo il prossimo mattoncino.
talo-standing-still = La pedina è già lì.
talo-no-surface = Lì non c’è un mattoncino su cui stare.
talo-no-room = Lì non c’è posto per una pedina: le servono due caselle libere sopra il mattoncino.
talo-pawn-there = C’è di mezzo un’altra pedina.
talo-no-path-up = La pedina non ci arriva: dal piano di gioco sale prima su una superficie di altezza 1 lì accanto.
talo-no-path = La pedina non ci arriva: a ogni passo resta in piano, sale o scende di uno.
talo-not-in-hand = Non hai un mattoncino da { $length } in mano.
talo-hold-two = Tieni già un mattoncino; l’altro va posato in modo che tutto stia in piedi.
talo-hold-single = Si può tenere un mattoncino solo se ce n’è ancora un secondo da posare.
talo-off-land = Il mattoncino da { $length } starebbe oltre il bordo o nell’acqua; nello strato più basso i mattoncini stanno sulla terra.
talo-overlap = Il mattoncino da { $length } attraverserebbe un altro mattoncino.
talo-overlap-pawn = Il mattoncino da { $length } attraverserebbe una pedina.
talo-no-way-in = Il mattoncino da { $length } non può arrivare lì: altri mattoncini sbarrano la strada dall’alto e dai quattro lati.
talo-floats = Il mattoncino da { $length } non poggerebbe su niente.
talo-hold-stands = Il mattoncino da { $length } sta in piedi da solo, non serve tenerlo.
talo-hold-lost = Il mattoncino da { $length } cadrebbe { talo-side }, ovunque vada il secondo.
talo-falls = Il mattoncino da { $length } non starebbe su: cadrebbe { talo-side }, e { talo-bars-move }.

# Fantasia
talo-fantasy-no-bar = Non c’è un mattoncino numero { $number }.
talo-fantasy-water = Il mattoncino da { $length } starebbe sull’acqua; costruisci sulle isole.
talo-fantasy-sunk = Il mattoncino da { $length } finirebbe dentro il suolo.
talo-fantasy-overlap = Il mattoncino da { $length } finirebbe dentro il mattoncino { $other }.
talo-fantasy-only = L’opzione { $name }={ $value } vuole mode=fantasy.
talo-fantasy-server = Per Talo-Fantasy ci vuole un server che pesi ogni mattoncino, e questa pagina non ce l’ha. Tutto il resto di Talo è qui.

# Sulla pagina. Un messaggio M per il terminale può avere M-you e M-named per la pagina.
talo-pitch = Costruisci con mattoncini che devono stare in piedi da soli, e arrampicati su quello che costruisci. Vince la prima pedina all’altezza 10.
talo-prompt-start-you = Tocca a te: metti la tua pedina su una casella di terra libera.
talo-prompt-start-named = { $name } mette la pedina su una casella di terra libera.
talo-prompt-restart-you = La tua pedina è bloccata: falla ripartire da una casella di terra libera, o resta.
talo-prompt-restart-named = La pedina di { $name } è bloccata e può ripartire.
talo-prompt-roll-you = Tocca a te lanciare il dado.
talo-prompt-roll-named = { $name } lancia il dado.
talo-prompt-roll-again-you = Nella scorta non c’è niente per un { $rolled }; lancia ancora.
talo-prompt-roll-again-named = Nella scorta non c’è niente per un { $rolled }; { $name } lancia ancora.
talo-prompt-take-you = Hai fatto { $rolled }: prendi un mattoncino da { $rolled }, o due che insieme fanno { $rolled }.
talo-prompt-take-named = { $name } ha fatto { $rolled } e prende i mattoncini.
talo-prompt-build-you = Tocca a te: posa { talo-in-hand }.
talo-prompt-build-named = { $name } posa { talo-in-hand }.
talo-prompt-holding-you = Stai tenendo il mattoncino da { $held }: posa quello da { $first } in modo che tutto stia in piedi.
talo-prompt-holding-named = { $name } tiene il mattoncino da { $held } e posa quello da { $first }.
talo-prompt-finish-you = Muovi la tua pedina, o finisci il turno.
talo-prompt-finish-named = { $name } può muovere la pedina, o finire il turno.
talo-prompt-end-you = Finisci il turno.
talo-prompt-end-named = { $name } finisce il turno.
talo-highest = { $height ->
    [0] Nessuna pedina ha lasciato il piano di gioco.
   *[other] { $won ->
        [true] La tua pedina è la più in alto, all’altezza { $height }: hai vinto.
       *[false] Più in alto di tutti, all’altezza { $height }: { $winner }.
    }
}
talo-on-top-you = La tua pedina è all’altezza 10: hai vinto!
talo-on-top-named = La pedina di { $name } è all’altezza 10 e vince.
talo-collapsed-you = Il tuo mattoncino è caduto: hai perso. { talo-highest }
talo-collapsed-named = Il mattoncino di { $name } è caduto, quindi { $name } perde. { talo-highest }
talo-used-up-named = La scorta è finita. { talo-highest }
talo-standstill-named = Per un giro intero nessuno ha posato un mattoncino. { talo-highest }
talo-board = La costruzione: { $count ->
    [0] ancora nessun mattoncino.
    [one] { $count } mattoncino, altezza { $height }.
   *[other] { $count } mattoncini, altezza { $height }.
}
talo-bar = { $length ->
    [1] il mattoncino da 1
   *[other] { $axis ->
        [x] il mattoncino da { $length }, da ovest a est
        [y] il mattoncino da { $length }, da sud a nord
       *[z] il mattoncino da { $length }, in piedi
    }
}
talo-spot = colonna { $column }, riga { $row }
talo-lies = { $axis ->
    [x] Sdraiato, da ovest a est
    [y] Sdraiato, da sud a nord
   *[z] In piedi
}
talo-way = Come sta il mattoncino
talo-layer = Strato { $layer }
talo-layer-short = { $layer } ↕
talo-lower = Uno strato più giù
talo-higher = Uno strato più su
talo-let-down = Giù su quello che c’è sotto
talo-puts = pedina in { $cell }
talo-moves = pedina in { $cell }, altezza { $height }
talo-goes = In { $cell }, { $height ->
    [0] sul piano di gioco
   *[other] altezza { $height }
}
talo-rolls = il dado dice { $face }
talo-takes = { $second ->
    [0] prendere un { $first }
   *[other] prendere un { $first } e un { $second }
}
talo-places = { $bar }, in { $cell }, strato { $layer }
talo-holds = { $bar }, in { $cell }, strato { $layer }, e tenerlo
talo-suggest = { $bar }, strato { $layer }{ $hold ->
    [true] , e tenerlo
   *[false] {""}
}
talo-suggest-pawn = { $height ->
    [0] pedina sul piano di gioco, qui
   *[other] pedina all’altezza { $height }
}
talo-ends = finire il turno
talo-turn = { $what ->
    [put] pedina sul piano di gioco
    [again] la pedina riparte
    [up] in piedi
    [lying] sdraiato
    [held] tenuto
    [moved] pedina all’altezza { $height }
    [stays] resta
   *[takes] prende { $first }
}
talo-rolled = Il dado dice { $face }.
talo-supply = Scorta: { $count }
talo-supply-of = { $count ->
    [0] nessun mattoncino da { $length }
    [one] un mattoncino da { $length }
   *[other] { $count } mattoncini da { $length }
}
talo-pawns = Pedine
talo-pawn-height = altezza { $height }
talo-hand = In mano
talo-take = Mattoncini per questo lancio
talo-pawn = Pedina
talo-place = Posa
talo-hold = Tieni
talo-dare = Lascia cadere
talo-move = Muovi
talo-put = Metti
talo-end-turn = Finisci il turno
talo-decline = Resta qui
talo-fade = Strati mostrati; quelli più alti sbiadiscono
talo-stain = Colora i mattoncini per lunghezza
talo-asking = …
talo-verdict-stands = { $safety ->
    [just] Sta in piedi, ma per un pelo.
   *[well] Sta in piedi.
}
talo-verdict-hold = Da solo cadrebbe { talo-side }. Tienilo, e posa il mattoncino da { $other } come contrappeso.
talo-verdict-dare = Cadrebbe { talo-side }, e perderesti.
talo-cell = { $cell }, strato { $layer }
talo-cell-pawn = { $part ->
    [foot] pedina di { $name }
   *[head] metà superiore della pedina di { $name }
}
talo-cell-bar = { $bar }
talo-cell-held = { $bar }, tenuto
talo-cell-empty = { $under ->
    [land] terra libera
    [middle] terra libera da cui non parte nessuna pedina
    [water] acqua
    [bar] libera, su un mattoncino da { $length }
   *[air] libera
}
talo-cell-doable = { $count ->
    [one] una cosa da fare qui
   *[other] { $count } cose da fare qui
}
talo-pawn-at = { $whose ->
    [own] La tua pedina è in { $cell }, altezza { $height }.
   *[other] La pedina di { $name } è in { $cell }, altezza { $height }.
}
talo-hand-has = In mano: { $lengths }.
talo-supply-has = Nella scorta: { $bars }.
talo-option-players = Giocatori
talo-option-players-2 = due
talo-option-players-3 = tre
talo-option-players-4 = quattro
talo-option-board = Piano di gioco
talo-option-board-green = quello verde
talo-option-board-islands = le isole
talo-option-starts = Le pedine partono
talo-option-starts-free = da dove si vuole
talo-option-starts-symmetric = dal centro di ogni quarto
talo-option-collapse = Quello che cadrebbe
talo-option-collapse-forbid = non si può posare
talo-option-collapse-dare = si può rischiare; chi lo fa cadere perde
talo-rules =
    Lancia il dado. Prendi dalla scorta un mattoncino di quella lunghezza, o due che insieme fanno la stessa lunghezza, e posali: sdraiati o in piedi, su caselle intere. Se nella scorta non c’è niente per il lancio, lancia ancora. Se non c’è niente nemmeno per il terzo lancio, il tuo turno finisce: non costruisci e non muovi la pedina.

    Lo strato più basso sta sulla terra. Più in alto i mattoncini possono sporgere oltre il bordo e sopra l’acqua. Ci deve essere una strada per portare lì il mattoncino, dall’alto o da un lato.

    Tutto deve stare in piedi da solo. Un mattoncino si ribalta se il suo centro non è sostenuto, a meno che un altro non pesi sulla sua parte corta o uno accanto non lo fermi. Se hai due mattoncini, puoi tenere il primo finché il secondo non li fa stare in piedi tutti e due. Le pedine non pesano niente.

    La tua pedina può muoversi sul legno prima che tu posi i mattoncini, fra uno e l’altro o dopo, di quanti passi vuoi. A ogni passo resta in piano, sale o scende di uno. Sopra ogni superficie le servono due caselle libere. Dal piano di gioco sale su una superficie di altezza 1, e giù non torna più.

    Vince la prima pedina all’altezza 10. Se la scorta finisce, o se per un giro intero nessuno ha posato un mattoncino, vince la pedina più in alto.

    Una pedina bloccata, che non potrebbe più salire in nessun modo, può ripartire dal piano di gioco prima del lancio.

    Se avete deciso che si può rischiare la caduta, un mattoncino che non starebbe in piedi si può lasciare. Cade con quello che trascina; chi l’ha lasciato perde, e vince la più in alto delle altre pedine.
talo-fantasy-rules =
    Costruite insieme quello che volete: una casa, un animale, un ponte, qualcosa di altissimo. Non ci sono caselle, pedine o avversari, e nessuno perde.

    Lancia il dado. Prendi dalla scorta un mattoncino di quella lunghezza, o due che insieme fanno la stessa lunghezza. Se nella scorta non c’è niente per il lancio, lancia ancora. Se non c’è niente nemmeno per il terzo lancio, tocca a chi segue.

    Un mattoncino va dove vuoi, girato come vuoi: sdraiato, in piedi o inclinato. Scende dritto finché tocca qualcosa, e allora lo lasci. Se ne hai due, puoi tenere il primo dov’è, anche per aria, finché il secondo non è al suo posto; poi li lasci insieme.

    Il legno pesa. Se il mattoncino scivola e nient’altro si muove, torna nella tua mano, e puoi riprovare. Se ne trascina altri, restano tutti dove sono. Quello che cade nell’acqua o giù dal tavolo è fuori gioco.

    La costruzione è crollata se tre mattoncini dei turni prima si sono spostati di molto, o se uno di loro è finito nell’acqua o giù dal tavolo. Allora è finita. Se no si costruisce finché c’è scorta, o finché tutti dicono che è finita.

    Altezza, sporgenza, piedi e mattoncini usati vengono misurati e mostrati. La sporgenza dice quanto il legno va oltre il mattoncino più vicino che tocca terra; un piede è un mattoncino che tocca terra.
talo-fantasy-keys =
    1 – 9 = prendi mattoncini per il lancio; poi: un mattoncino in mano
    ← → ↑ ↓ = sposta il mattoncino, con Maiusc di poco
    R, X, Y = gira il mattoncino, o inclinalo; con Maiusc dall’altra parte
    D = giralo di un grado
    A = sdraialo, mettilo in piedi
    PagSu, PagGiù = alza o abbassa il mattoncino
    Home = tienilo sospeso sopra il suo posto
    G = posare dritto e a filo, sì o no
    O = tienilo fermo, per portare il secondo
    Invio = lascia
    Esc = salta la caduta
    K = colora i mattoncini per lunghezza
    Q, E, V = gira il tavolo, guarda dal lato successivo
    T = guarda dall’alto
    + − = più vicino, più lontano
    C = vista abituale
talo-keys =
    1 – 9 = prendi mattoncini per il lancio; poi: un mattoncino in mano
    R, Maiusc + ← → = gira il mattoncino
    ← → ↑ ↓ = sposta il mattoncino, o vai alla superficie successiva
    PagSu, PagGiù = alza o abbassa il mattoncino
    B = abbassalo su quello che c’è sotto
    Invio = posalo, tienilo, o muovi la pedina
    G = lascialo cadere, dove si può rischiare
    P = la pedina invece di un mattoncino
    N = finisci il turno
    X = sbiadisci gli strati più alti
    K = colora i mattoncini per lunghezza
    Q, E, V = gira il tavolo, guarda dal lato successivo
    T = guarda dall’alto
    + − = più vicino, più lontano
    C = vista abituale
talo-tip-start = { $device ->
    [touch] Tocca una casella libera per la tua pedina, poi premi Metti.
   *[mouse] Fai clic su una casella libera per metterci la tua pedina.
}
talo-tip-take = Il dado dice la lunghezza: prendi un mattoncino lungo così, o due che insieme fanno la stessa lunghezza.
talo-tip-build = { $device ->
    [touch] Tocca dove vuoi mettere il mattoncino. Verde: sta in piedi; arancione: per un pelo; rosso: cadrebbe. Poi premi Posa.
   *[mouse] Indica dove deve andare il mattoncino. R lo gira, la rotella lo alza. Verde: sta in piedi; arancione: per un pelo; rosso: cadrebbe.
}
talo-tip-finish = La tua pedina può andare su ogni superficie accesa. A ogni passo resta in piano, sale o scende di uno. Vince la prima all’altezza 10.
talo-score-height = Altezza
talo-decides = La pedina che decide, all’altezza { $height }.
