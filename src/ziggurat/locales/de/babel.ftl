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
babel-place = { $cell ->
    [a1] Südwesten
    [b1] Südosten
    [a2] Nordwesten
   *[b2] Nordosten
}
babel-towards = { $side ->
    [d] nach unten
    [e] zum Würfel im Osten
    [w] zum Würfel im Westen
    [n] zum Würfel im Norden
   *[s] zum Würfel im Süden
}

babel-prompt = Platz { $seat } setzt einen Würfel auf Stockwerk { $level }.
babel-stuck = Platz { $seat } kann keinen Würfel mehr setzen und verliert.
babel-tower-last = Der Turm ist fertig; Platz 1 kann keinen Würfel mehr setzen, also gewinnt Platz 2.
babel-tower-draw = Der Turm ist fertig; beide gewinnen gemeinsam.

babel-unreadable = „{ $token }“ ist kein Zug. { babel-notation }
babel-notation = Schreib das Feld (a1, b1, a2 oder b2), dann für jede Wölbung einen Buchstaben in der Reihenfolge e oder w, n oder s, u, d, oder „-“ für keine.
babel-outer = Eine Wölbung nach { babel-side } würde dort aus dem Turm ragen.
babel-no-such-cube = Es gibt keinen Würfel mit { $count } Wölbungen auf genau diesen Seiten.
babel-taken = Dort steht schon ein Würfel.
babel-diagonal = Der zweite Würfel kommt neben den ersten, nicht schräg gegenüber.
babel-not-in-hand = Du hast keinen { babel-cube } mehr.
babel-table = Auf Stockwerk 1 muss unten eine Mulde sein: Der Tisch ist flach.
babel-hollow = Dieser Würfel ließe { babel-towards } eine Lücke: Beide Seiten sind Mulden.
babel-clash = Dieser Würfel passt { babel-towards } nicht: Beide Seiten sind gewölbt.

babel-theorem = Platz { $seat } gewinnt Babel bei bestem Spiel, in { $distance } Zügen (alle { $positions } Stellungen gelöst, der Gewinner so schnell, der Verlierer so langsam wie möglich).
babel-theorem-draw = Babel ist bei bestem Spiel ein gemeinsamer Sieg (alle { $positions } Stellungen gelöst).

# Auf der Seite. Zu einer Nachricht M für das Terminal kann es M-you und M-named für die Seite geben.
babel-pitch = Ein Turm, zwei Baumeister. Wölbung trifft auf Mulde; wer keinen passenden Würfel mehr hat, verliert.
babel-also = Auch für babel pico: dasselbe Spiel mit kleineren Würfeln.
babel-prompt-you = Du bist dran: Setz einen Würfel auf Stockwerk { $level }.
babel-prompt-named = { $name } setzt einen Würfel auf Stockwerk { $level }.
babel-stuck-you = Keiner deiner Würfel passt mehr, also verlierst du: { $winner } gewinnt.
babel-stuck-named = { $name } hat keinen Würfel mehr, der passt, und verliert.
babel-tower-last-named = Der Turm ist fertig, und wer begonnen hat, kann keinen Würfel mehr setzen.
babel-board = Der Turm: { $placed ->
    [0] leer
    [one] { $placed } Würfel
   *[other] { $placed } Würfel
}, jetzt auf Stockwerk { $level }.
babel-level = Stockwerk { $level }
babel-hand = { $whose ->
    [own] Deine Würfel
   *[other] Würfel: { $name }
}
babel-rival = { $whose ->
    [own] Du hast:
   *[other] { $name } hat:
}
babel-turns = { $count ->
    [one] Eine Drehung passt
   *[other] { $count } Drehungen passen
}
babel-colour = { $type ->
    [0] grauer
    [1] weißer
    [2] schwarzer
    [3] beiger
   *[4] blauer
}
babel-face = { $side ->
    [e] Osten
    [w] Westen
    [n] Norden
    [s] Süden
    [u] oben
   *[d] unten
}
babel-none = keine
babel-described = { babel-colour } Würfel, { $count ->
    [0] keine Wölbung
    [one] Wölbung nach { $faces }
   *[other] Wölbungen nach { $faces }
}
babel-held = { $count ->
    [one] { $count } { babel-colour }
   *[other] { $count } { babel-held-colours }
}
babel-held-colours = { $type ->
    [0] graue
    [1] weiße
    [2] schwarze
    [3] beige
   *[4] blaue
}
babel-hand-of = { $whose ->
    [own] Du hast: { $cubes }.
   *[other] { $name } hat: { $cubes }.
}
babel-none-left = keine Würfel
babel-action = { $cube }, im { babel-place }
babel-brief = { babel-place }
babel-cell-cube = { babel-place }, Stockwerk { $level }, { $cube }
babel-cell-empty = { babel-place }, Stockwerk { $level }, leer, { $under ->
    [table] auf dem Tisch
    [bulge] darunter eine Wölbung
    [indent] darunter eine Mulde
   *[empty] darunter noch nichts
}{ $count ->
    [0] {""}
    [one] , eine Möglichkeit
   *[other] , { $count } Möglichkeiten
}
babel-option-full-tower = Ein fertiger Turm
babel-option-full-tower-last = gewinnt für den zweiten Baumeister
babel-option-full-tower-draw = ist ein gemeinsamer Sieg
babel-openings = Der erste Zug
babel-openings-more = Eine Karte für jede Art zu beginnen; gedrehte und gespiegelte zählen als eine. Drück auf eine, um dort weiterzugehen.
babel-alike = { $count ->
    [one] eine Art
   *[other] { $count } Arten, alle gleich
}
babel-levels = Die Stellungen jedes Stockwerks
babel-levels-more = Wie viele Stellungen es nach so vielen Würfeln gibt; gedrehte und gespiegelte zählen als eine. Gewonnen und verloren gilt für die Seite, die am Zug ist; die beendeten sind unter den verlorenen. Balken, von links: gefüllt gewonnen, gepunktet gemeinsam, gestreift verloren, schlicht beendet.
babel-level-positions = Stockwerk { $level }: { $positions } Stellungen
babel-all-levels = Alle zusammen
babel-ply = Würfel
babel-positions = Stellungen
babel-won = Gewonnen
babel-drawn = Gemeinsam
babel-lost = Verloren
babel-ended = Beendet
babel-distances = Wie weit das Ende ist
babel-distances-more = Wie viele Züge es bei bestem Spiel auf beiden Seiten noch bis zum Ende sind, und in wie vielen Stellungen das so ist.
babel-distance = Züge
babel-keys =
    0 – 4 = einen Würfel dieser Zahl nehmen
    R, ← → = den Würfel drehen
    ↑ ↓ = ein anderes Feld
    Enter = setzen
    X = Stockwerke auseinander
    Q, E, V = den Tisch drehen, Blick von der nächsten Seite
    T, U = Blick von oben, von unten
    + − = näher, weiter weg
    C = gewohnter Blick
babel-tip-take = { $device ->
    [touch] Tipp unten auf einen deiner Würfel: Wo er passt, leuchtet es.
   *[mouse] Klick unten auf einen deiner Würfel: Wo er passt, leuchtet es.
}
babel-tip-place = { $device ->
    [touch] Tipp auf ein leuchtendes Feld, wähl ein Bild, um den Würfel zu drehen, und drück auf „Setzen“.
   *[mouse] Zeig auf ein leuchtendes Feld. R oder das Mausrad dreht den Würfel, ein Klick setzt ihn.
}
babel-tip-aim = Lass der anderen Seite keinen Würfel, der passt.
babel-rules =
    Zwei Baumeister errichten einen Turm, Stockwerk für Stockwerk, vier Würfel auf jedem, sechs Stockwerke hoch. Ihr setzt abwechselnd je einen Würfel aus der eigenen Hand auf ein freies Feld des aktuellen Stockwerks.

    Jede Seite eines Würfels hat eine Wölbung oder eine Mulde. Wo sich zwei Würfel berühren, nebeneinander oder übereinander, muss eine der beiden Seiten gewölbt und die andere eine Mulde sein.

    Außen bleibt der Turm glatt: Äußere Seiten sind Mulden, ebenso die Unterseite auf Stockwerk 1. Eine Seite zu einem freien Feld hin und die Oberseite dürfen beides sein.

    Auf Stockwerk 1 kommt der zweite Würfel neben den ersten, nicht schräg gegenüber. Danach ist jedes freie Feld des Stockwerks recht.

    Jeder Baumeister hat drei graue Würfel (0 Wölbungen), drei weiße (1), einen schwarzen (2), drei beige (3) und zwei blaue (4). Die Zahl außen sagt, wie viele Wölbungen ein Würfel hat.

    Wer keinen Würfel mehr setzen kann, verliert.
babel-needs = { $face ->
    [bulge] eine Wölbung
   *[indent] eine Mulde
} { $side ->
    [d] nach unten
    [e] nach Osten
    [w] nach Westen
    [n] nach Norden
   *[s] nach Süden
}
babel-cube-needs = Im { babel-place } braucht ein Würfel { $needs }.
babel-none-turns-so = Kein Würfel, der übrig ist, lässt sich so drehen.
babel-score-placed = Würfel gesetzt
babel-score-left = Würfel übrig
