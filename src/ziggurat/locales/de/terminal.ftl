# Die Befehlszeile und das Spiel an der Tastatur.

bad-usage = { $why } („{ $command } --help“ zeigt, was möglich ist).
bad-number = { $name } muss eine ganze Zahl ab { $least } sein, nicht „{ $text }“.
bad-number-between = { $name } muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $text }“.
bad-seconds = { $name } muss eine Zahl von Sekunden über 0 sein, wie 2 oder 0.5, nicht „{ $text }“.
bad-option = „{ $text }“ ist keine Option; schreibe name=wert.
option-twice = Die Option { $name } steht zweimal da.
option-text = Text
option-drawn = vom Zufall gezogen
options-drawn = gezogen: { $values }
unknown-language = Ziggurat spricht nicht „{ $language }“; die Sprachen sind: { $known }.
not-text = Die Datei „{ $path }“ ist kein Text in UTF-8.
not-text-typed = Was über die Standardeingabe kam, ist kein Text in UTF-8.
unreadable = Die Datei „{ $path }“ kann nicht gelesen werden: { $why }.
unwritable = Die Datei „{ $path }“ kann nicht geschrieben werden: { $why }.
unwritable-folder = Der Ordner „{ $path }“ ist nicht zu gebrauchen: { $why }.
system-failed = Das Programm kann nicht weitermachen: { $why }.
interrupted = Abgebrochen, bevor alles fertig war.
after-illegal = Zug { $number } von --after, „{ $token }“, ist nicht erlaubt: { $why }
replay-ended = Die Partie endete vorzeitig ({ $termination }); Ergebnis: { $result }.
replay-termination = { $how ->
    [resigned] Platz { $seat } gab auf
    [time] die Zeit von Platz { $seat } lief ab
   *[abandoned] es wurde abgebrochen
}
hint-order = Am häufigsten sieht sich die Suche an, worauf sie am meisten vertraut. Das steht zuerst, auch vor einem höheren Prozentwert, der auf wenigen Blicken beruht.
expected-line = Die Suche erwartet: { $line }
best-line = Bestes Spiel auf beiden Seiten: { $line }
hint-others = { $count ->
    [one] und { $count } anderer Zug
   *[other] und { $count } andere Züge
}
analyse-better = besser: { $token } { $worth }
# Figures in tables, as the language writes them.
figure-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
figure-percent-exact = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-player = Spieler
arena-games = Partien
arena-score = Anteil
arena-elo = Elo (95 %)
arena-time = je Zug
arena-of = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
arena-pair = { $one } – { $other }: { $share } ({ $low } … { $high }), { arena-of }
arena-all-distinct = Keine Partie wurde zweimal gespielt.
arena-distinct = { $distinct ->
    [one] Alle diese Partien sind ein und dieselbe. Die Fehlerspannen und Intervalle zählen sie einmal.
   *[other] Nur { $distinct } dieser Partien sind verschieden. Die Fehlerspannen und Intervalle zählen keine Partie zweimal.
}
arena-too-few = Ein Turnier braucht mindestens zwei Spieler und ein Spiel mit mindestens zwei Plätzen.
arena-two = --until-sure ist für genau zwei Spieler.
arena-stronger = { $player } ist stärker, um etwa { $elo } Elo oder mehr.
arena-not-stronger = { $player } ist nicht stärker.
arena-unsure = Diese Partien reichen nicht, um zu sagen, ob { $player } um { $elo } Elo stärker ist.

play-welcome = { $game }. Tippe einen Zug oder ? für Hilfe.
play-help = Tippe einen Zug, wie „legal“ ihn auflistet, oder eines von: legal, show, hint, undo, save DATEI, load DATEI, quit.
    In einer Zeile können mehrere Züge stehen: Alle werden gespielt oder keiner. Beende die Zeile dort, wo der Zufall oder ein Bot entscheidet.
play-which-game = Welches Spiel?
play-who = Wer spielt?
play-against-bot = Du gegen einen Bot
play-how-strong = Wie stark?
play-bad-level = „{ $text }“ ist keine Stufe; die Stufen sind 1 bis 5.
play-people = Menschen an dieser Tastatur
play-watch = Nur Bots; du schaust zu
play-choose-number = Bitte tippe eine Zahl von 1 bis { $most } oder den Anfang einer Antwort.
play-choose-one = „{ $text }“ könnte heißen: { $answers }. Bitte tippe mehr davon.
play-no-answer = Es kam keine Antwort; es wird nichts gespielt.
play-load-alone = --load bringt sein Spiel mit, also ohne SPIEL, -o oder --after.
play-at-what = --at gehört zu einer gespeicherten Partie: Es geht nur mit --load DATEI.
play-at-beyond = Die gespeicherte Partie endet nach Zug { $count }; eine Stellung nach Zug { $ply } gibt es nicht.
play-bad-bots = „{ $text }“ sind keine Plätze dieses Spiels; schreibe Plätze von 1 bis { $seats }, durch Kommas getrennt, oder none.
play-bot = Platz { $seat } spielt { $token }.
play-drawn = Zufall: { $token }.
play-not-legal = („legal“ zählt auf, was möglich ist.)
play-line-illegal = { $why } Darum wird nichts von dieser Zeile gespielt; es lag an „{ $token }“.
play-line-chance = „{ $token }“ kommt zu früh: Davor entscheidet der Zufall. Darum wird nichts von dieser Zeile gespielt; tippe erst nur, was vor „{ $token }“ steht.
play-line-bot = „{ $token }“ ist nicht dein Zug: Auf Platz { $seat } spielt ein Bot. Darum wird nichts von dieser Zeile gespielt; tippe erst nur, was vor „{ $token }“ steht.
play-which-file = Schreibe „{ $command } DATEI“, mit dem Namen einer Datei.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-hint-more = (Noch einmal „hint“ verrät mehr.)
play-no-hint = Die Partie ist zu Ende; es gibt keine Tipps mehr.
hint-steps = Ein Tipp hat { $most } Schritte: 1 wohin schauen, 2 welches Teil, 3 der Zug, 4 warum.
play-saved = Gespeichert in { $path }.
play-overwrite = In { $path } steht schon etwas anderes. Überschreiben? Tippe ja oder nein.
play-not-saved = Es wird nichts gespeichert; die Datei bleibt, wie sie ist.
play-yes-words = ja, j
play-drop = Diese Partie ist nicht gespeichert. Verwerfen und die andere laden? Tippe ja oder nein.
play-not-loaded = Es wird nichts geladen; die Partie geht weiter.
play-end = Die Partie ist zu Ende.
play-after-end = („undo“ nimmt deinen letzten Zug zurück, „save DATEI“ speichert die Partie, eine leere Zeile beendet das Programm.)
play-record = Die Mitschrift der Partie, zum Aufheben oder Weiterspielen (play --load DATEI):
play-kept = Die Partie wurde unterbrochen; sie ist in { $path } gespeichert (play --load DATEI spielt sie weiter).
play-not-kept = Die Partie wurde unterbrochen, und es ließ sich keine Datei schreiben. Nur die Zeilen oben halten sie fest.
play-by-hand = { $game } wird von Hand gebaut, in drei Dimensionen. Spiel es auf der Seite; hier kannst du Mitschriften davon nachspielen.
