# Was jedes Spiel und jeder Raum des Hauses sagt.

unknown-game = Es gibt kein Spiel namens „{ $name }“; die Spiele sind: { $known }.
game-name-taken = Das Paket „{ $package }“ bringt ein Spiel „{ $name }“ mit, aber es gibt schon eines dieses Namens.
game-unusable = Das Spiel „{ $name }“ aus dem Paket „{ $package }“ lässt sich nicht verwenden: { $why }
game-misnamed = Im Paket „{ $package }“ ist dort, wohin der Eintrag zeigt, kein Spiel namens „{ $name }“.
unknown-option = { $game } hat keine Option „{ $name }“; seine Optionen sind: { $names }.
no-options = { $game } hat keine Optionen, also auch nicht „{ $name }“.
bad-value = „{ $value }“ ist kein Wert von { $name }; die Werte sind: { $values }.
game-over = Das Spiel ist zu Ende; „{ $token }“ kann nicht mehr gespielt werden.
not-solved = { $game } ist nicht gelöst; das ist nur babel.
no-expert = Niemand kennt { $game } genau; gelöst ist nur babel.
bad-player = „{ $text }“ ist kein Spieler; Spieler sind: level1 bis level5, search:N, plain:N, random, perfect.
bad-figure = „{ $text }“ kann eine Suche nicht gebrauchen; sie kennt: { $figures }.
bad-player-figure = „{ $text }“ in „{ $player }“ kann eine Suche nicht gebrauchen; sie kennt: { $figures }.
bad-simulations = „{ $value }“ ist keine Zahl von Simulationen; es muss mindestens 1 sein.
bad-time = „{ $value }“ ist keine Zeit in Sekunden.
worker-died = Ein Arbeitsprozess ist mitten in der Arbeit zu Ende gegangen; vielleicht war der Speicher voll.
no-missions = { $game } hat keine Missionen.
no-such-action = Es gibt keine Aktion mit der Nummer { $token }.
not-an-action = „{ $value }“ ist keine Aktion; eine Aktion ist ein Text, wie „legal“ ihn auflistet, oder eine ganze Zahl.
no-such-seat = Es gibt keinen Platz „{ $seat }“; die Plätze sind 1 bis { $seats }.
bad-seed = „{ $value }“ ist kein Startwert für den Zufall; das ist eine ganze Zahl.
other-spaces = Mit diesen Optionen hat { $game } andere Plätze, Aktionen oder Ebenen; sie brauchen eine neue Umgebung.
bad-text = „{ $value }“ ist kein Wert von { $name }; die Werte sind Texte.

record-no-game = Die Aufzeichnung sagt nicht, welches Spiel sie ist: Es fehlt eine Zeile [Game "…"].
record-bad-tag = Zeile { $line } der Aufzeichnung ist keine Angabe der Form [Name "Wert"].
record-tag-twice = Die Aufzeichnung hat die Angabe „{ $name }“ zweimal.
record-brace = Ein Kommentar in der Aufzeichnung ist nicht geschlossen, oder einer steht in einem anderen.
record-version = Die Aufzeichnung entstand unter Fassung { $version } der Regeln von { $game }; hier gilt Fassung { $known }.
record-termination = „{ $termination }“ ist keine Art, ein Spiel vorzeitig zu beenden; das sind: resigned PLATZ, time PLATZ, abandoned.
record-players = Die Aufzeichnung nennt { $count } Spieler, aber das Spiel hat { $seats ->
    [one] { $seats } Platz.
   *[other] { $seats } Plätze.
}
record-bad-name = „{ $name }“ kann kein Name in einer Aufzeichnung sein: keine Kommas, keine Zeilenumbrüche, keine Leerzeichen am Rand, nicht nur Ziffern.
record-bad-comment = Ein Kommentar in einer Aufzeichnung kann keine geschweifte Klammer enthalten.
record-illegal = Zug { $number } der Aufzeichnung, „{ $token }“, ist nicht erlaubt: { $why }
record-ended-twice = Die Aufzeichnung sagt „{ $termination }“, aber das Spiel endete nach seinen eigenen Regeln.
record-result = Die Aufzeichnung nennt als Ergebnis { $result }; es ist { $true }.
record-not-over = Die Aufzeichnung nennt als Ergebnis { $result }, aber das Spiel ist nicht zu Ende.
record-winners = „{ $result }“ ist kein Ergebnis: Es nennt die Plätze, die gewonnen haben, von 1 bis { $seats }, jeden einmal.
record-ended-by-nobody = Die Aufzeichnung sagt „{ $termination }“, aber die Plätze des Spiels sind 1 bis { $seats }.
record-contradiction = Die Aufzeichnung sagt „{ $termination }“, und doch soll Platz { $seat } gewonnen haben.
record-too-many-players = Die Aufzeichnung nennt { $count } Spieler; so viele hat kein Spiel.
record-not-text = Eine Aufzeichnung enthält Texte; „{ $value }“ ist keiner.
record-half-character = „{ $value }“ kann nicht in einer Aufzeichnung stehen: Darin ist ein halbes Zeichen.
record-line-break = Was die Aufzeichnung unter „{ $name }“ sagt, kann nicht mehrere Zeilen haben.
record-bad-token = „{ $token }“ kann kein Zug in einer Aufzeichnung sein: keine Leerzeichen, keine geschweiften Klammern.
record-bad-note = „{ $name }“ kann in einer Aufzeichnung keine Angabe benennen: Buchstaben, Ziffern und Unterstriche, zuerst ein Buchstabe.
record-comment-place = Ein Kommentar steht nach Zug { $number }, aber die Aufzeichnung hat nur { $count }.

# Was eine Aktion wert ist, wo das genau bekannt ist.
worth-win = gewinnt in { $distance }
worth-draw = teilt in { $distance }
worth-loss = verliert in { $distance }
worth-proven-win = gewinnt sicher
worth-proven-draw = führt sicher zu { $percent } % des Siegs
worth-proven-loss = verliert gegen bestes Spiel
worth-estimate = gewinnt etwa { $percent } % (± { $margin })
