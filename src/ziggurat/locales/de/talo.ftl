# Talo.

talo-side = { $side ->
    [e] nach Osten
    [w] nach Westen
    [n] nach Norden
    [s] nach Süden
   *[d] gerade nach unten
}
talo-bars-move = { $moving ->
    [one] ein Stab geriete in Bewegung
   *[other] { $moving } Stäbe gerieten in Bewegung
}
talo-in-hand = { $count ->
    [one] den { $first }er
   *[other] den { $first }er und den { $second }er
}
talo-winners = { $count ->
    [one] Platz { $winners } hat die höchste Figur, auf Höhe { $height }, und gewinnt.
   *[other] Die Plätze { $winners } haben die höchsten Figuren, auf Höhe { $height }, und teilen sich den Sieg.
}

talo-prompt-start = Platz { $seat } stellt die Figur auf ein freies Feld an Land.
talo-prompt-restart = Platz { $seat } ist eingemauert und darf die Figur neu einsetzen oder verzichten.
talo-prompt-roll = Platz { $seat } würfelt.
talo-prompt-roll-again = Für eine { $rolled } ist nichts im Vorrat; Platz { $seat } würfelt noch einmal.
talo-prompt-take = Platz { $seat } hat eine { $rolled } gewürfelt und nimmt einen Stab dieser Länge oder zwei, die zusammen so lang sind.
talo-prompt-build = Platz { $seat } legt { talo-in-hand } ab.
talo-prompt-holding = Platz { $seat } hält { $bar } fest und legt den { $first }er so, dass alles steht.
talo-prompt-finish = Platz { $seat } darf die Figur ziehen oder den Zug beenden.
talo-prompt-end = Platz { $seat } beendet den Zug.

talo-on-top = Die Figur von Platz { $seat } steht auf Höhe 10 und gewinnt.
talo-collapsed = Das Bauwerk ist eingestürzt; Platz { $seat } verliert. { talo-winners }
talo-used-up = Der Vorrat ist aufgebraucht. { talo-winners }
talo-standstill = Eine ganze Runde lang hat niemand einen Stab gelegt. { talo-winners }

talo-unreadable = „{ $token }“ ist keine Aktion: Schreib @x,y, um eine Figur zu setzen, t7 oder t3+4, um zu nehmen, 5x@2,3,0, um zu legen (mit ! dahinter, um festzuhalten), >x,y,h, um zu ziehen, oder einen Punkt, um den Zug zu beenden.
talo-bad-pair = „{ $token }“ ist kein Paar von Stäben: Schreib die kleinere Länge zuerst; zusammen sind sie höchstens 10.
talo-one-is-upright = Ein Stab der Länge 1 wird aufrecht geschrieben, mit z: „{ $token }“ ist es nicht.
talo-too-high = „{ $token }“ reicht über die zehnte Schicht hinaus.
talo-too-far = „{ $token }“ reicht zu weit über den Rand: x und y gehen von { $low } bis { $high }.

talo-start-first = Zuerst kommen die Figuren auf das Brett.
talo-restart-first = Entscheide zuerst über das neue Einsetzen: Setz die Figur auf ein freies Feld an Land, oder verzichte mit einem Punkt.
talo-roll-first = Zuerst wird gewürfelt.
talo-take-first = Nimm zuerst die Stäbe für den Wurf.
talo-build-first = Jeder genommene Stab wird gelegt, bevor der Zug enden kann.
talo-nothing-in-hand = Es ist kein Stab in der Hand; übrig ist, die Figur zu ziehen oder den Zug zu beenden.
talo-no-roll = Jetzt wird nicht gewürfelt.
talo-no-restart = Die Figur kommt nur zu Beginn auf das Brett, oder vor dem Wurf, wenn sie eingemauert ist.
talo-water = { $cell } ist kein Land.
talo-middle = Auf der mittleren Insel beginnt keine Figur: { $cell }.
talo-same-cell = Die Figur steht schon auf { $cell }.
talo-cell-taken = { $cell } ist nicht frei oder hat keinen Platz für eine Figur.
talo-taken-already = Die Stäbe für diesen Wurf sind schon genommen.
talo-wrong-sum = Gewürfelt ist { $rolled }: Nimm einen Stab dieser Länge oder zwei, die zusammen so lang sind.
talo-not-in-supply = { $left ->
    [0] Im Vorrat ist kein Stab der Länge { $length } mehr.
   *[other] Im Vorrat sind keine zwei Stäbe der Länge { $length } mehr.
}
talo-holding-no-move = Solange ein Stab festgehalten wird, bleibt die Figur, wo sie ist.
talo-moved-already = Die Figur ist schon gezogen; nach dem nächsten Stab darf sie wieder ziehen.
talo-standing-still = Die Figur steht schon dort.
talo-no-surface = Bei { $place } ist kein Stab, auf dem man stehen könnte.
talo-no-room = In den zwei Zellen über { $place } ist ein Stab.
talo-pawn-there = Bei { $place } ist eine andere Figur im Weg.
talo-no-path-up = Vom Brett steigt die Figur zuerst auf eine Fläche der Höhe 1 neben ihr; kein Weg führt nach { $place }.
talo-no-path = Kein Weg aus Schritten, jeder eben oder um eins hinauf oder hinab, führt nach { $place }.
talo-not-in-hand = Es ist kein Stab der Länge { $length } in der Hand.
talo-hold-two = Ein Stab wird schon festgehalten; der andere muss so gelegt werden, dass alles steht.
talo-hold-single = Ein Stab lässt sich nur festhalten, solange noch ein zweiter zu legen ist.
talo-off-land = { $bar } läge über dem Rand oder im Wasser; in der untersten Schicht liegen Stäbe an Land.
talo-overlap = { $bar } ginge durch { $other } hindurch.
talo-overlap-pawn = { $bar } ginge durch die Figur von Platz { $seat } hindurch.
talo-no-way-in = { $bar } lässt sich nicht dorthin bringen: Von oben und von allen vier Seiten sind Stäbe im Weg.
talo-floats = { $bar } läge auf nichts.
talo-hold-stands = { $bar } steht von allein, also wird er nicht festgehalten.
talo-hold-lost = { $bar } fiele { talo-side }, wohin auch immer der zweite Stab käme.
talo-falls = { $bar } stünde nicht: Er fiele { talo-side }, und { talo-bars-move }.
