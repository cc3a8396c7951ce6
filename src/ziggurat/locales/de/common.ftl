# Was jedes Spiel und jeder Raum des Hauses sagt.

# Die Namen der Spiele, wie sie gedruckt sind.
babel-title = Babel
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy

labelled = { $label }: { $words }
enumerated = { $before }, { $next }
full-stop = { $words }.

unknown-game = Es gibt kein Spiel namens „{ $name }“; die Spiele sind: { $known }.
unknown-option = { $game } hat keine Option „{ $name }“; seine Optionen sind: { $names }.
no-options = { $game } hat keine Optionen, also auch nicht „{ $name }“.
bad-value = „{ $value }“ ist kein Wert von { $name }; die Werte sind: { $values }.
game-over = Die Partie ist zu Ende; „{ $token }“ kann nicht mehr gespielt werden.
not-solved = { $game } ist nicht gelöst; gelöst ist nur Babel.

record-no-game = Die Mitschrift sagt nicht, welches Spiel es ist: Es fehlt eine Zeile [Game "…"].
record-bad-tag = Zeile { $line } der Mitschrift ist keine Angabe der Form [Name "Wert"].
record-tag-twice = Die Mitschrift hat die Angabe „{ $name }“ zweimal.
record-brace = Ein Kommentar in der Mitschrift ist nicht geschlossen, oder einer steht in einem anderen.
record-version = Die Mitschrift entstand unter Fassung { $version } der Regeln von { $game }; hier gilt Fassung { $known }.
record-termination = „{ $termination }“ ist keine Art, eine Partie vorzeitig zu beenden; das sind: resigned PLATZ, time PLATZ, abandoned.
record-players = Die Mitschrift nennt { $count } Spieler, aber das Spiel hat { $seats ->
    [one] { $seats } Platz.
   *[other] { $seats } Plätze.
}
record-bad-name = „{ $name }“ kann kein Name in einer Mitschrift sein: keine Kommas, keine Zeilenumbrüche, keine Leerzeichen am Rand, nicht nur Ziffern.
name-unseen = In „{ $name }“ ist ein Zeichen, das niemand sehen kann. Bitte wähle einen anderen Namen.
name-marks = In „{ $name }“ türmen sich Zeichen übereinander. Bitte wähle einen anderen Namen.
name-alike = „{ $name }“ sieht aus wie der Name von jemand anderem an diesem Tisch. Bitte wähle einen anderen.
record-bad-comment = Ein Kommentar in einer Mitschrift kann keine geschweifte Klammer enthalten.
record-illegal = Zug { $number } der Mitschrift, „{ $token }“, ist nicht erlaubt: { $why }
record-ended-twice = Die Mitschrift sagt „{ $termination }“, aber die Partie endete nach ihren eigenen Regeln.
record-result = Die Mitschrift nennt als Ergebnis { $result }; es ist { $true }.
record-not-over = Die Mitschrift nennt als Ergebnis { $result }, aber die Partie ist nicht zu Ende.
record-winners = „{ $result }“ ist kein Ergebnis: Es nennt die Plätze, die gewonnen haben, von 1 bis { $seats }, jeden einmal.
record-ended-by-nobody = Die Mitschrift sagt „{ $termination }“, aber die Plätze des Spiels sind 1 bis { $seats }.
record-contradiction = Die Mitschrift sagt „{ $termination }“, und doch soll Platz { $seat } gewonnen haben.
record-too-many-players = Die Mitschrift nennt { $count } Spieler; so viele hat kein Spiel.
record-illegal-variation = Zug { $number } einer Variante, „{ $token }“, ist nicht erlaubt: { $why }
record-variation-first = Eine Variante ersetzt den Zug davor, und vor dem ersten steht keiner.
record-empty-variation = Eine Variante in der Mitschrift ist leer.
record-parenthesis = Eine Klammer in der Mitschrift hat kein Gegenstück.
record-too-deep = Varianten stehen in einer Mitschrift höchstens { $most } tief ineinander.

# Was eine Aktion wert ist, wo das genau bekannt ist.
worth-win = { $distance ->
    [one] gewinnt in { $distance } Zug
   *[other] gewinnt in { $distance } Zügen
}
worth-draw = { $distance ->
    [one] teilt den Sieg in { $distance } Zug
   *[other] teilt den Sieg in { $distance } Zügen
}
worth-loss = { $distance ->
    [one] verliert in { $distance } Zug
   *[other] verliert in { $distance } Zügen
}
worth-proven-win = gewinnt sicher
worth-proven-draw = gewinnt zu genau { $percent } %
worth-proven-loss = verliert gegen bestes Spiel
worth-estimate = gewinnt zu etwa { $percent } % (± { $margin })
