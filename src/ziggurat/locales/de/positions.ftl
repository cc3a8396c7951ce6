# Stellungen als Text (docs/reference/notation.md): was an einem nicht stimmt, und wo.

position-refused = Die Stellung stimmt nicht bei Zeichen { $place }, „{ $shown }“: { $why }
position-refused-end = Die Stellung stimmt am Ende nicht: { $why }
position-option = In der Stellung steht { $name }={ $told }, verlangt ist aber { $name }={ $given }.
position-stuck = In dieser Stellung bleibt keine Partie stehen: Niemand kann ziehen, und doch ist sie nicht zu Ende.

text-unexpected = Dieses Zeichen bedeutet hier nichts.
text-short = Hier fehlt etwas.
text-long = Davor ist die Stellung schon vollständig.
text-range = Die Zahl muss von { $low } bis { $high } reichen.

babel-text-no-cube = Es gibt keinen Würfel mit Wölbungen an genau diesen Seiten.
babel-text-gap = Ein Stockwerk beginnt erst, wenn das darunter voll ist.
babel-text-misfit = Der Würfel auf { $cell } im Stockwerk { $level } passt nicht zu dem, was er berührt.
babel-text-diagonal = Die ersten beiden Würfel stehen nebeneinander.
babel-text-count = Turm und Hände haben zusammen nicht alle Würfel mit { $type ->
    [one] { $type } Wölbung.
   *[other] { $type } Wölbungen.
}
babel-text-hands = Abwechselnd können die beiden nicht gerade diese Würfel gesetzt haben.

nivos-text-shape = Eine Platte dieser Größe gibt es nicht.
nivos-text-board = Die Platte ragt über den Rand des Bretts.
nivos-text-twice = Diese Platte liegt schon auf dem Tisch.
nivos-text-uneven = Der Boden unter der Platte ist nicht eben.
nivos-text-neutral = Die neutrale Platte kommt zuerst: Platz 1 legt sie auf das Brett.
nivos-text-reserve = Zu dritt gibt es keine Reserve.
nivos-text-colour = Zwei Platten dieser Farbe dürfen sich dort nicht berühren.
nivos-text-cylinder = Jeder Zylinder wird einmal genommen, der niedrigste steht zuerst.
nivos-text-order = Die Zylinder werden der Reihe nach genommen, der niedrigste zuerst.
nivos-text-owed = Für jedes Stockwerk nach dem ersten wird ein Zylinder genommen, und so viele sind es nicht.
nivos-text-turn = Es wird reihum gezogen; mit diesen Platten und Zylindern ist nicht dieser Platz dran.
nivos-text-choice = Hier kann niemand einen Zylinder aussuchen.

talo-text-upright = Ein Stab der Länge 1 wird stehend geschrieben, als 1z.
talo-text-box = Der Stab reicht zu weit hinaus.
talo-text-overlap = Ein anderer Stab ist im Weg.
talo-text-water = Der Stab liegt im Wasser.
talo-text-supply = So viele Stäbe der Länge { $length } gibt es nicht.
talo-text-mark = Nur ein gehaltener oder gefallener Stab ist markiert, und nur je einer.
talo-text-falls = Dieser Bau stürzt ein.
talo-text-stands = Der gehaltene Stab stünde von allein.
talo-text-pawn = Dort kann keine Figur stehen.
talo-text-pawns = Nicht alle Figuren sind dort, wo sie zu diesem Zeitpunkt sein müssen.
talo-text-phase = Hier bleibt die Partie nicht stehen: Etwas anderes ist zu tun.
talo-text-rolls = Diese Würfe passen nicht zu dem, was zu tun ist.
talo-text-taken = Die genommenen Stäbe ergeben nicht den Wurf.
talo-text-hand = Diese Stäbe können jetzt nicht auf der Hand sein.
talo-text-built = So viele Stäbe können nicht gesetzt worden sein.

bubbles-text-row = Eine Zeile hat fünf Felder.
bubbles-text-gap = Unter einer Blase ist nichts.
bubbles-text-line = Drei in einer Reihe wären schon weg.
bubbles-text-count = Blasen und Punkte sind zusammen nicht, was das Spiel hat.
bubbles-text-drawn = Eine Blase ist nur gezogen, solange sie gesetzt wird.
bubbles-text-powers = Diese Kräfte kann jetzt niemand haben.
bubbles-text-phase = Hier bleibt die Partie nicht stehen: Etwas anderes ist zu entscheiden.
bubbles-text-solo = Das gibt es nur allein, während Blasen geschickt werden.
bubbles-text-sent = Diese Blase kann nicht geschickt worden sein.
