# Babel und babel pico.

babel-cube = { $type ->
    [0] grauen Würfel (keine Wölbung)
    [1] weißen Würfel (1 Wölbung)
    [2] schwarzen Würfel (2 Wölbungen)
    [3] beigen Würfel (3 Wölbungen)
   *[4] blauen Würfel (4 Wölbungen)
}
babel-side = { $side ->
    [e] Osten
    [w] Westen
    [n] Norden
   *[s] Süden
}
babel-towards = { $side ->
    [d] nach unten
    [e] zu { $other } im Osten
    [w] zu { $other } im Westen
    [n] zu { $other } im Norden
   *[s] zu { $other } im Süden
}

babel-prompt = Platz { $seat } setzt einen Würfel auf Stockwerk { $level }.
babel-stuck = Platz { $seat } kann nicht mehr setzen und verliert.
babel-tower-last = Der Turm ist fertig; Platz 1 kann nicht mehr setzen, also gewinnt Platz 2.
babel-tower-draw = Der Turm ist fertig; beide gewinnen gemeinsam.

babel-unreadable = „{ $token }“ ist kein Zug: Schreibe das Feld (a1, b1, a2, b2), dann für jede Wölbung einen Buchstaben in der Reihenfolge e oder w, n oder s, u, d, oder „-“ für keine.
babel-outer = Eine Wölbung nach { babel-side } auf { $cell } würde aus dem Turm ragen.
babel-no-such-cube = Kein Würfel hat { $count } Wölbungen auf genau diesen Seiten.
babel-taken = { $cell } auf Stockwerk { $level } ist schon besetzt.
babel-diagonal = Der zweite Würfel muss neben dem ersten stehen; { $cell } liegt schräg gegenüber.
babel-not-in-hand = Du hast keinen { babel-cube } mehr.
babel-table = Auf Stockwerk 1 muss die Unterseite eine Mulde sein: Der Tisch ist flach.
babel-hollow = Dieser Würfel ließe { babel-towards } einen Hohlraum: Beide Seiten sind Mulden.
babel-clash = Dieser Würfel passt { babel-towards } nicht: Beide Seiten sind gewölbt.

babel-theorem = Platz { $seat } gewinnt babel bei bestem Spiel, in { $distance } Zügen (alle { $positions } Stellungen gelöst, der Gewinner so schnell, der Verlierer so langsam wie möglich).
babel-theorem-draw = Babel ist bei bestem Spiel ein geteilter Sieg (alle { $positions } Stellungen gelöst).
babel-theorem-plies = Stellungen bis auf Symmetrie nach jedem Zug; gewonnen und verloren für den, der am Zug ist, beendet unter den verlorenen:
babel-theorem-openings = Der erste Zug, nach Art des Würfels, symmetrisch gleiche in einer Zeile:
babel-theorem-distances = Züge bis zum Ende, bei bestem Spiel auf beiden Seiten, und wie viele Stellungen so viele haben:
