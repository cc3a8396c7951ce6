# Posizioni come testo (docs/reference/notation.md): che cosa non va, e dove.

position-refused = La posizione non è giusta alla lettera { $place }, «{ $shown }»: { $why }
position-refused-end = La posizione non è giusta alla fine: { $why }
position-option = La posizione dice { $name }={ $told }, ma è richiesto { $name }={ $given }.
position-stuck = Nessuna partita si ferma in questa posizione: nessuno può giocare, eppure non è finita.

text-unexpected = Questa lettera qui non significa niente.
text-short = Qui manca qualcosa.
text-long = La posizione è già completa prima di qui.
text-range = Il numero deve andare da { $low } a { $high }.

babel-text-no-cube = Non c’è un cubo con i picchi proprio su queste facce.
babel-text-gap = Un piano comincia solo quando quello sotto è pieno.
babel-text-misfit = Il cubo in { $cell } del piano { $level } non si incastra con quello che tocca.
babel-text-diagonal = I primi due cubi stanno uno di fianco all’altro.
babel-text-count = La torre e le mani non hanno insieme tutti i cubi con { $type ->
    [one] { $type } picco.
   *[other] { $type } picchi.
}
babel-text-hands = A turno, i giocatori non possono aver posato proprio questi cubi.

nivos-text-shape = Non c’è una tessera di questa misura.
nivos-text-board = La tessera sporge dal tabellone.
nivos-text-twice = Questa tessera è già sul tavolo.
nivos-text-uneven = Sotto la tessera non è piano.
nivos-text-neutral = La tessera neutra va per prima: la posa il giocatore 1 sul tabellone.
nivos-text-reserve = In tre non c’è riserva.
nivos-text-colour = Lì due tessere di questo colore si danno fastidio.
nivos-text-cylinder = Ogni cilindro si prende una volta, e si nomina prima il più basso.
nivos-text-order = I cilindri si prendono dal più basso in su.
nivos-text-owed = Per ogni piano dopo il primo si prende un cilindro, e il conto non torna.
nivos-text-turn = Si gioca a turno; con queste tessere e questi cilindri non tocca a questo posto.
nivos-text-choice = Qui non può essere il momento di scegliere un cilindro.

talo-text-upright = Un mattoncino di lunghezza 1 si scrive in piedi, 1z.
talo-text-box = Il mattoncino va troppo in fuori.
talo-text-overlap = C’è di mezzo un altro mattoncino.
talo-text-water = Il mattoncino è nell’acqua.
talo-text-supply = Non ci sono così tanti mattoncini di lunghezza { $length }.
talo-text-mark = Si segna solo un mattoncino tenuto o caduto, e solo uno per tipo.
talo-text-falls = Questa costruzione cade.
talo-text-stands = Il mattoncino tenuto starebbe in piedi da solo.
talo-text-pawn = Lì una pedina non può stare.
talo-text-pawns = Non tutte le pedine sono dove devono essere a questo punto della partita.
talo-text-phase = La partita non si ferma a questo punto: c’è altro da fare.
talo-text-rolls = Questi lanci non vanno d’accordo con quello che c’è da fare.
talo-text-taken = I mattoncini presi non fanno la somma del lancio.
talo-text-hand = Questi mattoncini non possono essere in mano adesso.
talo-text-built = Non possono essere stati posati così tanti mattoncini.

bubbles-text-row = Una riga ha cinque posti.
bubbles-text-gap = Una bolla non ha niente sotto.
bubbles-text-line = Tre in fila sarebbero già sparite.
bubbles-text-count = Bolle e punti insieme: il conto non torna.
bubbles-text-drawn = Una bolla pescata c’è solo quando la si mette nel cielo.
bubbles-text-powers = Nessuno può avere questi poteri adesso.
bubbles-text-phase = La partita non si ferma a questo punto: c’è altro da decidere.
bubbles-text-solo = Questo capita solo in una partita da soli, mentre si inviano bolle.
bubbles-text-sent = Questa bolla non può essere stata inviata.
