# Die Befehlszeile und das Spiel an der Tastatur.

bad-usage = { $why } („{ $command } --help“ zeigt, wie es gemeint ist).
bad-number = { $name } muss eine ganze Zahl ab { $least } sein, nicht „{ $text }“.
bad-number-between = { $name } muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $text }“.
bad-seconds = { $name } muss eine Zahl von Sekunden über 0 sein, wie 2 oder 0.5, nicht „{ $text }“.
bad-option = „{ $text }“ ist keine Option; schreibe name=wert.
option-twice = Die Option { $name } steht zweimal da.
option-text = Text
option-drawn = vom Zufall gezogen
options-drawn = gezogen: { $values }
unknown-language = Es gibt keine Worte in der Sprache „{ $language }“; die Sprachen sind: { $known }.
not-text = Die Datei „{ $path }“ ist kein Text in UTF-8.
not-text-typed = Was über die Standardeingabe kam, ist kein Text in UTF-8.
unreadable = Die Datei „{ $path }“ kann nicht gelesen werden: { $why }.
unwritable = Die Datei „{ $path }“ kann nicht geschrieben werden: { $why }.
unwritable-folder = Der Ordner „{ $path }“ ist nicht zu gebrauchen: { $why }.
system-failed = Das System lässt das Programm nicht weitermachen: { $why }.
interrupted = Abgebrochen, bevor alles fertig war.
after-illegal = Zug { $number } nach --after, „{ $token }“, ist nicht erlaubt: { $why }
replay-ended = Das Spiel endete vorzeitig ({ $termination }); Ergebnis: { $result }.
replay-termination = { $how ->
    [resigned] Platz { $seat } gab auf
    [time] die Zeit von Platz { $seat } lief ab
   *[abandoned] es wurde abgebrochen
}
best-line = Bestes Spiel auf beiden Seiten: { $line }
hint-others = { $count ->
    [one] und { $count } andere Aktion
   *[other] und { $count } andere Aktionen
}
analyse-better = besser: { $token } { $worth }
# Figures in tables, as the language writes them.
figure-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
figure-percent-exact = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-player = Spieler
arena-games = Spiele
arena-score = Anteil
arena-elo = Elo (95 %)
arena-time = je Zug
arena-of = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
arena-too-few = Ein Turnier braucht mindestens zwei Spieler und ein Spiel mit mindestens zwei Plätzen.
arena-two = --until-sure ist für genau zwei Spieler.
arena-stronger = { $player } ist stärker, um etwa { $elo } Elo oder mehr.
arena-not-stronger = { $player } ist nicht stärker.
arena-unsure = So viele Spiele zeigen nicht, ob { $player } um { $elo } Elo stärker ist.

play-welcome = { $game }. Tippe eine Aktion oder ? für Hilfe.
play-help = Tippe eine Aktion, wie „legal“ sie auflistet, oder eines von: legal, show, hint, undo, save DATEI, load DATEI, quit.
    In einer Zeile können mehrere Aktionen stehen: Alle werden gespielt, oder keine. Sie enden dort, wo der Zufall oder der Computer entscheidet.
play-which-game = Welches Spiel?
play-who = Wer spielt?
play-against-bot = Du gegen den Computer
play-how-strong = Wie stark?
play-bad-level = „{ $text }“ ist keine Stufe; die Stufen sind 1 bis 5.
play-people = Menschen an dieser Tastatur
play-watch = Der Computer allein; du schaust zu
play-choose-number = Bitte tippe eine Zahl von 1 bis { $most } oder den Anfang einer Antwort.
play-choose-one = „{ $text }“ könnte heißen: { $answers }. Bitte tippe mehr davon.
play-no-answer = Es kam keine Antwort; es wird nichts gespielt.
play-load-alone = --load bringt sein Spiel mit, also ohne SPIEL, -o oder --after.
play-at-what = --at gehört zu einer gespeicherten Partie: es geht nur mit --load DATEI.
play-at-beyond = Die gespeicherte Partie hat { $count } Züge; nach { $ply } lässt sie sich nicht neu versuchen.
play-bad-bots = „{ $text }“ sind keine Plätze dieses Spiels; schreibe Plätze von 1 bis { $seats }, durch Kommas getrennt, oder none.
play-bot = Platz { $seat } spielt { $token }.
play-drawn = Zufall: { $token }.
play-not-legal = („legal“ zählt auf, was möglich ist.)
play-line-illegal = { $why } Darum wird nichts von dieser Zeile gespielt; es lag an „{ $token }“.
play-line-chance = „{ $token }“ kommt zu früh: Davor entscheidet der Zufall. Darum wird nichts von dieser Zeile gespielt; tippe erst nur, was vor „{ $token }“ steht.
play-line-bot = „{ $token }“ ist nicht deine Sache: Platz { $seat } spielt der Computer. Darum wird nichts von dieser Zeile gespielt; tippe erst nur, was vor „{ $token }“ steht.
play-which-file = Schreibe „{ $command } DATEI“, den Namen einer Datei.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-hint-more = (Noch einmal „hint“ verrät mehr.)
play-no-hint = Das Spiel ist zu Ende; da gibt es keinen Tipp mehr.
hint-steps = Ein Tipp hat { $most } Schritte: 1 wohin schauen, 2 welches Teil, 3 der Zug, 4 warum.
play-saved = Gespeichert in { $path }.
play-overwrite = In { $path } steht schon etwas anderes. Überschreiben? Tipp ja oder nein.
play-not-saved = Es wird nichts gespeichert; die Datei bleibt, wie sie ist.
play-drop = Dieses Spiel ist nicht gespeichert. Verwerfen und das andere laden? Tippe ja oder nein.
play-not-loaded = Es wird nichts geladen; das Spiel geht weiter.
play-end = Die Partie ist zu Ende.
play-after-end = („undo“ nimmt deinen letzten Zug zurück, „save DATEI“ hebt die Partie auf; eine leere Zeile beendet.)
play-record = Das Spiel als Mitschrift, zum Aufheben oder Weiterspielen (play --load DATEI):
play-kept = Das Spiel wurde abgebrochen; es ist aufgehoben in { $path } (play --load DATEI spielt es weiter).
play-not-kept = Das Spiel wurde abgebrochen, und es ließ sich keine Datei schreiben; nur die Zeilen oben bewahren es.
play-by-hand = { $game } wird von Hand gebaut, im Raum. Spiel es auf der Seite; hier kannst du Mitschriften davon nachspielen.
