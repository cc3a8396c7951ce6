# Eine Partie im Nachhinein betrachtet: auf der Seite, in Mitschriften und auf der Kommandozeile.

analysis-comment = Das kostet geschätzt rund { $lost } % Gewinnchance. Besser: { $token } ({ $worth }).
analysis-comment-exact = Ein Fehler. Besser: { $token } ({ $worth }).
analysis-comment-tried = Versucht: { $line }.

analysis-title = Analyse
analysis-words = Die Partie, ihre Fehler und was sonst möglich war
analysis-bring = Eine Mitschrift analysieren
analysis-at = { $ply ->
    [0] Der Anfang der Partie
   *[other] Nach Zug { $ply } von { $count }
}
analysis-trying = { $count ->
    [one] Dein eigener Weg: ein Zug nach Zug { $ply } der Partie
   *[other] Dein eigener Weg: { $count } Züge nach Zug { $ply } der Partie
}
analysis-played = { $self ->
    [true] Du spielst jetzt: { $action } ({ $worth }).
   *[false] { $name } spielt jetzt: { $action } ({ $worth }).
}
analysis-mistake = { $self ->
    [true] Du spielst jetzt: { $action } ({ $worth }). Besser: { $better } ({ $best }).
   *[false] { $name } spielt jetzt: { $action } ({ $worth }). Besser: { $better } ({ $best }).
}
analysis-best = { $self ->
    [true] Am besten für dich: { $action } ({ $worth }).
   *[false] Am besten für { $name }: { $action } ({ $worth }).
}
analysis-chance = Zufall
analysis-luck = Der Zufall entscheidet. Was wäre, wenn …
analysis-graph = { $sides ->
    [1] Die Aussicht auf Erfolg
    [2] { $self ->
        [true] Deine Gewinnchance
       *[false] Gewinnchance: { $name }
    }
   *[other] Die Gewinnchance jeder Seite
}
analysis-graph-label = Wert der Partie, Zug um Zug
analysis-done = geschafft
analysis-not-done = nicht geschafft
analysis-exact = exakt
analysis-estimate = Schätzung
analysis-looking = Der Rest der Partie wird noch analysiert.
analysis-looked = Die Partie wird analysiert: { $looked } von { $count } Zügen …
analysis-mistakes = { $count ->
    [0] Fehler
    [one] Ein Fehler
   *[other] { $count } Fehler, der größte zuerst
}
analysis-no-mistakes = Kein klarer Fehler gefunden.
analysis-lost = { $exact ->
    [true] −{ $lost } %
   *[false] etwa −{ $lost } %
}
analysis-best-line = Das beste Spiel von hier an
analysis-expected-line = Was wohl folgt (Schätzung)
analysis-walk = Durchgehen
analysis-off-game = Nach Zug { $ply } gehst du einen eigenen Weg:
analysis-to-game = Zurück zur Partie
analysis-to-table = Zum Tisch
analysis-tried = Was du versucht hast
analysis-after = nach Zug { $ply }
analysis-forget = { $line } vergessen
analysis-note = { $ply ->
    [0] Deine Notiz zur Partie
   *[other] Deine Notiz zu Zug { $ply }
}
analysis-try-again = Von hier neu versuchen
analysis-export = Mit Anmerkungen sichern
analysis-others = Eine andere Partie
analysis-table = Die Werte als Tabelle
analysis-column = { $column ->
    [number] Nr.
    [who] Wer
    [action] Zug
    [worth] Wert
   *[better] Besser
}
analysis-not-yet = Nicht, solange gespielt wird
analysis-not-yet-more = Solange Menschen gegeneinander spielen, lässt sich ihre Partie hier nicht analysieren, auch nicht beim Zuschauen: Sonst könnte jemand vorsagen. Sobald sie zu Ende ist, geht es.
analysis-no-game = Diese Partie gibt es hier nicht
analysis-no-record = Diese Mitschrift liegt nicht auf diesem Gerät. Wähle ihre Datei noch einmal.
analysis-import-words = Öffne die Mitschrift einer Partie, von hier oder von anderswo: Jeder Zug wird analysiert, und du kannst ausprobieren, was du getan hättest.
analysis-import = Eine Mitschrift auswählen
analysis-drop = oder irgendwo auf dieser Seite ablegen
analysis-no-text = „{ $name }“ ist keine Mitschrift einer Partie: leer, zu groß oder kein Text.
analysis-brought = Schon einmal geöffnet
