# Babel e babel pico.

babel-cube = { $type ->
    [0] cubo grigio (senza picchi)
    [1] cubo bianco (1 picco)
    [2] cubo nero (2 picchi)
    [3] cubo beige (3 picchi)
   *[4] cubo blu (4 picchi)
}
babel-side = { $side ->
    [e] est
    [w] ovest
    [n] nord
   *[s] sud
}
babel-place = { $cell ->
    [a1] sud-ovest
    [b1] sud-est
    [a2] nord-ovest
   *[b2] nord-est
}
babel-towards = { $side ->
    [d] sotto
    [e] verso il cubo a est
    [w] verso il cubo a ovest
    [n] verso il cubo a nord
   *[s] verso il cubo a sud
}

babel-prompt = Il giocatore { $seat } posa un cubo al piano { $level }.
babel-stuck = Il giocatore { $seat } non può più posare cubi e perde.
babel-tower-last = La torre è completa; il giocatore 1 non può posare altri cubi, quindi vince il giocatore 2.
babel-tower-draw = La torre è completa; si vince insieme.

babel-unreadable = «{ $token }» non è una mossa. { babel-notation }
babel-notation = Scrivi la casella (a1, b1, a2 o b2), poi una lettera per ogni picco nell’ordine e o w, n o s, u, d, oppure «-» se non ce ne sono.
babel-outer = Un picco verso { babel-side } sporgerebbe dalla torre in quel punto.
babel-no-such-cube = Non c’è un cubo con { $count } picchi proprio su queste facce.
babel-taken = Lì c’è già un cubo.
babel-diagonal = Il secondo cubo va di fianco al primo, non in diagonale.
babel-not-in-hand = Non hai più nessun { babel-cube }.
babel-table = Al piano 1 la faccia sotto deve avere un buco: il tavolo è piatto.
babel-hollow = Questo cubo lascerebbe un vuoto { babel-towards }: tutte e due le facce hanno un buco.
babel-clash = Questo cubo non si incastra { babel-towards }: tutte e due le facce hanno un picco.

babel-theorem = Il giocatore { $seat } vince a Babel se gioca al meglio, in { $distance } mosse (tutte le { $positions } posizioni sono risolte; chi vince fa prima che può, chi perde resiste più che può).
babel-theorem-draw = Se tutti e due giocano al meglio, Babel è una vittoria condivisa (tutte le { $positions } posizioni sono risolte).

# Sulla pagina. Un messaggio M per il terminale può avere M-you e M-named per la pagina.
babel-pitch = Una torre, due costruttori. Ogni picco va in un buco; chi non ha più un cubo adatto perde.
babel-also = Anche per babel pico: lo stesso gioco con cubi più piccoli.
babel-prompt-you = Tocca a te: posa un cubo al piano { $level }.
babel-prompt-named = { $name } posa un cubo al piano { $level }.
babel-stuck-you = Nessuno dei tuoi cubi si incastra più: hai perso, vince { $winner }.
babel-stuck-named = { $name } non ha più un cubo adatto e perde.
babel-tower-last-named = La torre è completa, e chi ha iniziato non può posare altri cubi.
babel-board = La torre: { $placed ->
    [0] vuota
    [one] { $placed } cubo
   *[other] { $placed } cubi
}, ora al piano { $level }.
babel-level = Piano { $level }
babel-hand = { $whose ->
    [own] I tuoi cubi
   *[other] Cubi: { $name }
}
babel-rival = { $whose ->
    [own] Hai in mano:
   *[other] { $name } ha in mano:
}
babel-turns = { $count ->
    [one] Un modo di girarlo
   *[other] { $count } modi di girarlo
}
babel-colour = { $type ->
    [0] grigio
    [1] bianco
    [2] nero
    [3] beige
   *[4] blu
}
babel-face = { $side ->
    [e] a est
    [w] a ovest
    [n] a nord
    [s] a sud
    [u] in alto
   *[d] in basso
}
babel-none = nessuno
babel-described = cubo { babel-colour }, { $count ->
    [0] senza picchi
    [one] picco { $faces }
   *[other] picchi { $faces }
}
babel-held = { $count } × { babel-colour }
babel-hand-of = { $whose ->
    [own] Hai in mano: { $cubes }.
   *[other] { $name } ha in mano: { $cubes }.
}
babel-none-left = nessun cubo
babel-action = { $cube }, a { babel-place }
babel-brief = { babel-place }
babel-cell-cube = { babel-place }, piano { $level }, { $cube }
babel-cell-empty = { babel-place }, piano { $level }, vuota, { $under ->
    [table] sul tavolo
    [bulge] un picco sotto
    [indent] un buco sotto
   *[empty] sotto ancora niente
}{ $count ->
    [0] {""}
    [one] , ci sta un cubo
   *[other] , { $count } modi di posare un cubo
}
babel-option-full-tower = Una torre completa
babel-option-full-tower-last = fa vincere chi non ha iniziato
babel-option-full-tower-draw = è una vittoria condivisa
babel-openings = La prima mossa
babel-openings-more = Una carta per ogni modo di iniziare; quelli uguali se girati o visti allo specchio contano una volta sola. Toccane una per andare avanti da lì.
babel-alike = { $count ->
    [one] un modo
   *[other] { $count } modi, tutti uguali
}
babel-levels = Le posizioni di ogni piano
babel-levels-more = A seconda di quanti cubi ci sono; quelle uguali se girate o viste allo specchio contano una volta sola. Vinte e perse valgono per chi deve posare; le finite sono tra le perse. Nelle barre, da sinistra: vinte (piene), condivise (a puntini), perse (a righe), finite (lisce).
babel-level-positions = Piano { $level }: { $positions } posizioni
babel-all-levels = Tutte insieme
babel-ply = Cubi
babel-positions = Posizioni
babel-won = Vinte
babel-drawn = Condivise
babel-lost = Perse
babel-ended = Finite
babel-distances = Quanto è lontana la fine
babel-distances-more = Quante posizioni si trovano a ogni distanza dalla fine, se tutti e due giocano al meglio.
babel-distance = Mosse
babel-keys =
    0 – 4 = prendi un cubo di quel numero
    R, ← → = gira il cubo
    ↑ ↓ = un’altra casella
    Invio = posa
    X = separa i piani
    Q, E, V = gira il tavolo, guarda dal lato successivo
    T, U = guarda dall’alto, dal basso
    + − = più vicino, più lontano
    C = vista abituale
babel-tip-take = { $device ->
    [touch] Tocca uno dei tuoi cubi in basso: i posti giusti si accendono.
   *[mouse] Fai clic su uno dei tuoi cubi in basso: i posti giusti si accendono.
}
babel-tip-place = { $device ->
    [touch] Tocca un posto acceso, scegli un’immagine per girare il cubo, poi premi Posa.
   *[mouse] Indica un posto acceso. R o la rotella gira il cubo, un clic lo posa.
}
babel-tip-aim = Fai in modo che l’altro non possa più posare cubi.
babel-rules =
    In due costruite una sola torre, piano per piano, quattro cubi per piano, sei piani in tutto. A turno ognuno posa un cubo della propria mano su una casella libera del piano in corso.

    Ogni faccia di un cubo ha un picco o un buco. Dove due cubi si toccano, di fianco o uno sull’altro, una delle due facce deve avere un picco e l’altra un buco.

    L’esterno della torre resta piatto: le facce esterne hanno un buco, e così la faccia sotto al piano 1. Una faccia verso una casella libera, e quella sopra, sono a scelta.

    Al piano 1 il secondo cubo va di fianco al primo, non in diagonale. Poi va bene ogni casella libera del piano.

    Ognuno ha tre cubi grigi (0 picchi), tre bianchi (1), uno nero (2), tre beige (3) e due blu (4). Il numero dice quanti picchi ha il cubo.

    Chi non può più posare un cubo perde.
babel-needs = { $face ->
    [bulge] un picco
   *[indent] un buco
} { $side ->
    [d] sotto
    [e] a est
    [w] a ovest
    [n] a nord
   *[s] a sud
}
babel-cube-needs = A { babel-place } serve un cubo con { $needs }.
babel-none-turns-so = Nessuno dei cubi rimasti si può girare così.
babel-score-placed = Cubi posati
babel-score-left = Cubi rimasti
