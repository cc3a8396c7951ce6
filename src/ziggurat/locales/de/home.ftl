# Die Startseite für alle, die wiederkommen: Partien, die warten, beendete Partien, eigene Fehler als Rätsel.

home-welcome-back = { $named ->
    [true] Schön, dass du wieder da bist, { $name }
   *[false] Schön, dass du wieder da bist
}
home-continue = Weiterspielen
home-continue-yours = Weiterspielen – du bist dran
home-your-turn = Du bist dran
home-their-turn = { $name } ist dran
home-show-all = Alle { $count } zeigen
home-progress = { $words } ({ $done } von { $count })

home-watch = Partien zum Zuschauen
home-playing = Zuschauen
home-clock = { $kind ->
    [turn] { $time } je Zug
   *[total] { $increment ->
        [0] { $time } pro Person
       *[other] { $time } pro Person, dazu { $increment } s je Zug
    }
}

home-finished = Beendete Partien
home-outcome = { $outcome ->
    [won] Gewonnen
    [lost] Verloren
   *[shared] Gemeinsamer Sieg
}
home-won-by = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben zusammen gewonnen
}
home-gallery = Galerie der Bauwerke
home-record = Deine Bilanz gegen die Bots
home-record-bot = { $shared ->
    [0] { $won } gewonnen, { $lost } verloren
   *[other] { $won } gewonnen, { $shared } gemeinsam, { $lost } verloren
}

mistakes = Deine eigenen Fehler als Rätsel
mistakes-one = Dein eigener Fehler
mistakes-all = Alle deine Fehler
mistakes-about = Stellungen aus deinen Partien auf diesem Gerät, in denen dich dein Zug viel gekostet hat. Finde einen besseren.
mistakes-looking = Deine letzten Partien werden durchgesehen …
mistakes-none = Hier ist noch nichts. Spiel eine Partie auf diesem Gerät zu Ende; wenn dich ein Zug viel gekostet hat, erscheint er hier.
mistakes-gone = Diese Stellung ist auf diesem Gerät nicht mehr gespeichert.
mistakes-left = { $count ->
    [0] Alle gelöst. Neue kommen mit neuen Partien.
    [one] Ein Rätsel wartet auf einen besseren Zug.
   *[other] { $count } Rätsel warten auf einen besseren Zug.
}
mistakes-cost = { $exact ->
    [true] { $lost ->
        [100] Dein Zug hat den Sieg verschenkt.
       *[other] Dein Zug hat { $lost } % Gewinnchance gekostet.
    }
   *[false] Dein Zug hat etwa { $lost } % Gewinnchance gekostet.
}
mistakes-task = { mistakes-cost } Finde einen, der so gut ist wie der beste.
mistakes-judged = { $exact ->
    [true] Jede Antwort wird exakt beurteilt.
   *[false] Eine Schätzung beurteilt die Antworten: Was gleich gut aussieht, zählt.
}
mistakes-solved = { $exact ->
    [true] Richtig. Besser geht es nicht.
   *[false] Gut. Nach unserer Schätzung geht es nicht besser.
}
mistakes-not = { $exact ->
    [true] Das verschenkt noch immer { $lost } % Gewinnchance.
   *[false] Das verschenkt geschätzt noch immer etwa { $lost } % Gewinnchance.
}
mistakes-same = Das hast du in der Partie gespielt.
mistakes-answer-is = Das wäre besser gewesen: { $action }.
mistakes-in-game = In der Partie ansehen
mistakes-next = Nächster Fehler

home-listed = Dein Tisch steht auf der Startseite dieses Servers. Dort können sich alle dazusetzen.
home-meanwhile = So lange gegen einen Bot spielen
home-arrival = Jemand hat sich gesetzt
home-arrived = Jetzt an deinem Tisch ({ $game }): { $names }.
home-arrived-kept = Die Partie hier bleibt gespeichert.
home-arrived-go = Zum Tisch

setup-players = Wie viele spielen?
setup-alone = allein: Missionen
setup-count = { $count ->
    [2] zwei
    [3] drei
    [4] vier
   *[other] { $count }
}
setup-minutes = { $minutes ->
    [one] Etwa eine Minute, geschätzt
   *[other] Etwa { $minutes } Minuten, geschätzt
}
setup-team = Team { $team }
setup-anyone = Der Tisch erscheint auf der Startseite dieses Servers. Wer vorbeikommt, kann sich dazusetzen oder zuschauen.
