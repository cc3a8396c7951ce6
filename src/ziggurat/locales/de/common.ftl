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
game-name-taken = Das Paket „{ $package }“ bringt ein Spiel „{ $name }“ mit, aber es gibt schon eines dieses Namens.
game-unusable = Das Spiel „{ $name }“ aus dem Paket „{ $package }“ lässt sich nicht verwenden: { $why }
game-misnamed = Im Paket „{ $package }“ ist dort, wohin der Eintrag zeigt, kein Spiel namens „{ $name }“.
unknown-option = { $game } hat keine Option „{ $name }“; seine Optionen sind: { $names }.
no-options = { $game } hat keine Optionen, also auch nicht „{ $name }“.
bad-value = „{ $value }“ ist kein Wert von { $name }; die Werte sind: { $values }.
game-over = Die Partie ist zu Ende; „{ $token }“ kann nicht mehr gespielt werden.
not-solved = { $game } ist nicht gelöst; das ist nur babel.
no-expert = { $game } ist nicht exakt gelöst; das ist nur babel.
bad-player = „{ $text }“ ist kein Spieler; Spieler sind: level1 bis level5, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = „{ $text }“ kann eine Suche nicht gebrauchen; sie kennt: { $figures }.
bad-player-figure = „{ $text }“ in „{ $player }“ kann eine Suche nicht gebrauchen; sie kennt: { $figures }.
bad-simulations = „{ $value }“ ist keine Zahl von Simulationen; es muss mindestens 1 sein.
bad-time = „{ $value }“ ist keine Zeit in Sekunden.
worker-died = Ein Arbeitsprozess ist mitten in der Arbeit zu Ende gegangen; vielleicht war der Speicher voll.
ray-missing = Ray ist hier nicht installiert: pip install "ziggurat[ray]".
ray-unreachable = Unter { $address } ist kein Ray-Cluster: { $why }
ray-lost = Der Ray-Cluster unter { $address } ist verloren gegangen: { $why }
ray-other-version = Der Ray-Cluster unter { $address } hat Version { $theirs } von Ziggurat, dieser Rechner { $ours }. Beide brauchen dieselbe.
ray-other-game = Der Ray-Cluster kennt das Spiel „{ $game }“ nicht so, wie dieser Rechner es kennt. Es muss auch dort installiert sein.
no-such-action = Es gibt keine Aktion mit der Nummer { $token }.
not-an-action = „{ $value }“ ist keine Aktion; eine Aktion ist ein Text, wie „legal“ ihn auflistet, oder eine ganze Zahl.
no-such-seat = Es gibt keinen Platz „{ $seat }“; die Plätze sind 1 bis { $seats }.
bad-seed = „{ $value }“ ist kein Startwert für den Zufall; das ist eine ganze Zahl.
other-spaces = Mit diesen Optionen hat { $game } andere Plätze, Aktionen oder Ebenen; sie brauchen eine neue Umgebung.
bad-text = „{ $value }“ ist kein Wert von { $name }; die Werte sind Texte.

record-no-game = Die Mitschrift sagt nicht, welches Spiel es ist: Es fehlt eine Zeile [Game "…"].
record-bad-tag = Zeile { $line } der Mitschrift ist keine Angabe der Form [Name "Wert"].
record-tag-twice = Die Mitschrift hat die Angabe „{ $name }“ zweimal.
record-brace = Ein Kommentar in der Mitschrift ist nicht geschlossen, oder einer steht in einem anderen.
record-version = Die Mitschrift entstand unter Fassung { $version } der Regeln von { $game }; hier gilt Fassung { $known }.
record-termination = „{ $termination }“ ist keine Art, ein Spiel vorzeitig zu beenden; das sind: resigned PLATZ, time PLATZ, abandoned.
record-players = Die Mitschrift nennt { $count } Spieler, aber das Spiel hat { $seats ->
    [one] { $seats } Platz.
   *[other] { $seats } Plätze.
}
record-bad-name = „{ $name }“ kann kein Name in einer Mitschrift sein: keine Kommas, keine Zeilenumbrüche, keine Leerzeichen am Rand, nicht nur Ziffern.
record-bad-comment = Ein Kommentar in einer Mitschrift kann keine geschweifte Klammer enthalten.
record-illegal = Zug { $number } der Mitschrift, „{ $token }“, ist nicht erlaubt: { $why }
record-ended-twice = Die Mitschrift sagt „{ $termination }“, aber das Spiel endete nach seinen eigenen Regeln.
record-result = Die Mitschrift nennt als Ergebnis { $result }; es ist { $true }.
record-not-over = Die Mitschrift nennt als Ergebnis { $result }, aber das Spiel ist nicht zu Ende.
record-winners = „{ $result }“ ist kein Ergebnis: Es nennt die Plätze, die gewonnen haben, von 1 bis { $seats }, jeden einmal.
record-ended-by-nobody = Die Mitschrift sagt „{ $termination }“, aber die Plätze des Spiels sind 1 bis { $seats }.
record-contradiction = Die Mitschrift sagt „{ $termination }“, und doch soll Platz { $seat } gewonnen haben.
record-too-many-players = Die Mitschrift nennt { $count } Spieler; so viele hat kein Spiel.
record-not-text = Eine Mitschrift enthält Texte; „{ $value }“ ist keiner.
record-half-character = „{ $value }“ kann nicht in einer Mitschrift stehen: Darin ist ein halbes Zeichen.
record-line-break = Was die Mitschrift unter „{ $name }“ sagt, kann nicht mehrere Zeilen haben.
record-bad-token = „{ $token }“ kann kein Zug in einer Mitschrift sein: keine Leerzeichen, keine Klammern.
record-bad-note = „{ $name }“ kann in einer Mitschrift keine Angabe benennen: Buchstaben, Ziffern und Unterstriche, zuerst ein Buchstabe.
record-comment-place = Ein Kommentar steht nach Zug { $number }, aber die Mitschrift hat nur { $count }.
record-illegal-variation = Zug { $number } einer Variante, „{ $token }“, ist nicht erlaubt: { $why }
record-variation-place = Eine Variante steht anstelle von Zug { $number }, aber die Mitschrift hat nur { $count }.
record-variation-first = Eine Variante ersetzt den Zug davor, und vor dem ersten steht keiner.
record-empty-variation = Eine Variante in der Mitschrift ist leer.
record-parenthesis = Eine Klammer in der Mitschrift hat kein Gegenstück.
record-too-deep = Varianten stehen in einer Mitschrift höchstens { $most } tief ineinander.
record-several = In dieser Mitschrift stehen mehrere Spiele. „ziggurat record“ liest solche Dateien.
record-too-long = Das Spiel ab Zeile { $line } ist länger als { $most } Zeichen. Das ist keine Mitschrift.
record-bad-json = Diese Zeile ist keine Mitschrift als JSON: { $why }
record-bad-number = Spiel { $number } der Datei (Zeile { $line }) ist nicht lesbar: { $why }
record-bad-game = { $path }, Spiel { $number } (Zeile { $line }): { $why }
record-checked = { $bad ->
    [0] { $games ->
        [one] Ein Spiel, und es stimmt.
       *[other] Alle { $games } Spiele stimmen.
    }
   *[other] { $bad } von { $games } Spielen { $bad ->
        [one] stimmt
       *[other] stimmen
    } nicht.
}

# Was eine Aktion wert ist, wo das genau bekannt ist.
worth-win = gewinnt in { $distance }
worth-draw = teilt in { $distance }
worth-loss = verliert in { $distance }
worth-proven-win = gewinnt sicher
worth-proven-draw = führt sicher zu { $percent } % des Siegs
worth-proven-loss = verliert gegen bestes Spiel
worth-estimate = gewinnt zu etwa { $percent } % (± { $margin })
played-by-hand = { $game } wird von Hand gebaut, und seine Züge lassen sich nicht aufzählen: Bots, Analyse, Perft und Umgebungen kennen es nicht.
