# Die Befehlszeile und das Spiel an der Tastatur.

bad-usage = { $why } („{ $command } --help“ zeigt, wie es gemeint ist).
bad-number = { $name } muss eine ganze Zahl ab { $least } sein, nicht „{ $text }“.
bad-option = „{ $text }“ ist keine Option; schreibe name=wert.
option-twice = Die Option { $name } steht zweimal da.
option-text = Text
option-drawn = vom Zufall gezogen
unknown-language = Es gibt keine Worte in der Sprache „{ $language }“; die Sprachen sind: { $known }.
not-text = Die Datei „{ $path }“ ist kein Text in UTF-8.
unreadable = Die Datei „{ $path }“ kann nicht gelesen werden: { $why }.
unwritable = Die Datei „{ $path }“ kann nicht geschrieben werden: { $why }.
after-illegal = Zug { $number } nach --after, „{ $token }“, ist nicht erlaubt: { $why }
replay-ended = Das Spiel endete vorzeitig ({ $termination }); Ergebnis: { $result }.
best-line = Bestes Spiel auf beiden Seiten: { $line }

play-welcome = { $game }. Tippe eine Aktion oder ? für Hilfe.
play-help = Eine Aktion, wie „legal“ sie auflistet – oder: legal, show, hint, undo, save DATEI, load DATEI, quit.
play-which-game = Welches Spiel?
play-who = Wer spielt?
play-against-bot = Du gegen den Computer
play-people = Menschen an dieser Tastatur
play-watch = Der Computer allein; du schaust zu
play-choose-number = Bitte tippe eine Zahl von 1 bis { $most }.
play-no-answer = Es kam keine Antwort; es wird nichts gespielt.
play-load-alone = --load bringt sein Spiel mit, also ohne SPIEL, -o oder --after.
play-bad-bots = „{ $text }“ sind keine Plätze dieses Spiels; schreibe Plätze von 1 bis { $seats }, durch Kommas getrennt, oder none.
play-bot = Platz { $seat } spielt { $token }.
play-drawn = Zufall: { $token }.
play-not-legal = („legal“ zählt auf, was möglich ist.)
play-which-file = Schreibe „{ $command } DATEI“, einen Namen ohne Leerzeichen.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-hint = { $token } sieht am besten aus: Etwa { $percent } % der Spiele von dort werden gewonnen.
play-hint-exact = { $token } ist am besten: Es { $verdict }.
play-saved = Gespeichert in { $path }.
play-end = Das Spiel ist zu Ende.
play-record = Das Spiel als Aufzeichnung, zum Aufheben oder Weiterspielen (play --load DATEI):
