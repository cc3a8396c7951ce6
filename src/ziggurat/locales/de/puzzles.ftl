# Rätsel des Tages. Von einem Spiel G: G-puzzle ist der Titel, -task was zu tun ist, -hint ein Tipp, -done das Wort nach der
# richtigen Antwort; die übrigen sagen, warum eine Antwort es nicht ist.

puzzle-not-a-choice = Hier wählst du aus: { $choices }.
puzzle-go-on = So weit richtig. Weiter.
puzzle-considered = { $count ->
    [one] { $count } Weg wurde versucht; genau einer führt zum Ziel.
   *[other] Alle { $count } Wege wurden versucht; genau einer führt zum Ziel.
}

babel-puzzle = Gewinne in 5 Zügen
babel-puzzle-task = Nur ein Zug gewinnt, und zwar in 5 Zügen, deine und die deines Gegenübers zusammen: Setz den ersten, den dritten und den letzten Würfel.
babel-puzzle-hint = Sieh dir an, was dein Gegenüber nach deinem Würfel noch setzen kann. Je weniger Antworten, desto besser.
babel-puzzle-done = Es passt nichts mehr: Du hast in 5 Zügen gewonnen.
babel-puzzle-loses = Die Gegenseite hat eine Antwort, die gewinnt: { $reply }.
babel-puzzle-slow = Auch das gewinnt, aber später: in { $distance } Zügen von hier.

nivos-puzzle = Kein Zylinder
nivos-puzzle-task = Leg eine Platte, ohne einen Zylinder zu nehmen, und zwar so, dass es auch in deinem nächsten Zug ohne geht, was dein Gegenüber auch tut.
nivos-puzzle-hint = Finde zuerst, was kein neues Stockwerk eröffnet. Dann frag dich jedes Mal: Was könnte dein Gegenüber dir wegnehmen?
nivos-puzzle-done = Jetzt kein Zylinder und im nächsten Zug auch keiner: Keine Antwort ändert das.
nivos-puzzle-now = Das eröffnet ein neues Stockwerk, und du nimmst sofort einen Zylinder.
nivos-puzzle-next = Jetzt geht es ohne, aber nach dieser Antwort nimmst du im nächsten Zug einen Zylinder: { $reply }.

bubbles-puzzle = Drei Gruppen auf einen Streich
bubbles-puzzle-task = Tausche zwei Nachbarn im Himmel oder lass ihn, wie er ist; dann lass zwei fallen. Auf deinem Planeten sollen drei Gruppen verschwinden.
bubbles-puzzle-hint = Was über einer Gruppe liegt, fällt herab und kann die nächste bilden. Such zwei gleiche Farben mit einer Lücke dazwischen.
bubbles-puzzle-drop = Jetzt lass zwei Nachbarn des Himmels fallen.
bubbles-puzzle-done = Drei Gruppen auf einen Streich.
bubbles-puzzle-few = { $count ->
    [0] So entsteht keine Gruppe. Drei sind gefragt.
    [one] So entsteht eine Gruppe. Drei sind gefragt.
   *[other] So entstehen zwei Gruppen. Eine fehlt noch.
}

talo-puzzle = Was bleibt stehen?
talo-puzzle-task = Fünf Plätze für einen Stab. Nur auf einem davon steht alles noch, wenn die Hand loslässt.
talo-puzzle-hint = Die Mitte eines Stabes braucht Holz unter sich oder ein Gewicht auf dem anderen Ende.
talo-puzzle-done = Er steht, und alles darunter auch.

# An der Tastatur.
puzzle-keys = Tippe einen Zug oder: legal, again, hint, answer, quit.

# Auf der Seite.
puzzles = Rätsel des Tages
puzzles-today = Heute
puzzles-of-day = Rätsel vom { $day }
puzzles-about = Eines für jedes Spiel, jeden Tag neu, jedes mit genau einer Lösung.
puzzles-open = Lösen
puzzles-open-game = „{ $title }“ lösen ({ $game })
puzzles-again-game = „{ $title }“ noch einmal ansehen ({ $game })
puzzles-look-again = Ansehen
puzzles-solved = Gelöst
puzzles-solved-later = Später gelöst
puzzles-shown = Lösung gezeigt
puzzles-earlier = Der Tag davor
puzzles-later = Der Tag danach
puzzles-to-come = Die Rätsel dieses Tages kommen erst noch.
puzzles-no-day = Für diesen Tag gibt es keine Rätsel.
puzzles-streak = { $days ->
    [0] Noch kein Tag in Folge
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzles-streak-more = Löse eines der heutigen Rätsel, und der Tag zählt. Das wird nur auf diesem Gerät gespeichert.
puzzles-streak-kept = Der heutige Tag zählt schon.
puzzles-past = Rätsel früherer Tage sind zum Spaß da; nur die von heute zählen.
puzzles-hint = Tipp
puzzles-answer = Lösung zeigen
puzzles-answer-sure = Gezeigt zählt es nicht
puzzles-try-again = Noch ein Versuch
puzzles-begin-again = Von vorn
puzzles-next = Nächstes Rätsel
puzzles-all = Alle Rätsel dieses Tages
puzzles-not-it = Das ist es nicht
puzzles-right = Das ist es
puzzles-the-answer = Die Lösung
puzzles-choose = Wähle einen Platz
puzzles-choice = Platz { $letter }
puzzles-take-choice = Hier steht er
