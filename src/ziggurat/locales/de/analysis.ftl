# Eine Partie im Nachhinein betrachtet: auf der Seite, in Aufzeichnungen und auf der Kommandozeile.

analysis-comment = Nach Schätzung der Suche rund { $lost } % verschenkt. Besser: { $token } ({ $worth }).
analysis-comment-exact = Ein Fehler. Besser: { $token } ({ $worth }).
analysis-comment-tried = Versucht: { $line }.

analysis-title = Analyse
analysis-words = Das Spiel, seine Fehler und seine Varianten
analysis-bring = Eine Mitschrift analysieren
analysis-at = { $ply ->
    [0] Der Anfang des Spiels
   *[other] Nach Zug { $ply } von { $count }
}
analysis-trying = { $count ->
    [one] Dein eigener Weg: ein Zug nach Zug { $ply } des Spiels
   *[other] Dein eigener Weg: { $count } Züge nach Zug { $ply } des Spiels
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
analysis-graph-label = Wert des Spiels, Zug um Zug
analysis-done = gelingt
analysis-not-done = nicht
analysis-exact = exakt
analysis-estimate = Schätzung
analysis-looking = Der Rest des Spiels wird noch angesehen.
analysis-looked = Das Spiel wird angesehen: { $looked } von { $count } Zügen …
analysis-mistakes = { $count ->
    [0] Fehler
    [one] Ein Fehler
   *[other] { $count } Fehler, der größte zuerst
}
analysis-no-mistakes = Keiner, der sich sicher sagen ließe.
analysis-lost = { $exact ->
    [true] −{ $lost } %
   *[false] etwa −{ $lost } %
}
analysis-best-line = Das beste Spiel von hier an
analysis-expected-line = Was die Suche erwartet (Schätzung)
analysis-walk = Durchgehen
analysis-off-game = Du hast das Spiel nach Zug { $ply } verlassen:
analysis-to-game = Zurück zum Spiel
analysis-to-table = Zum Tisch
analysis-tried = Was du versucht hast
analysis-after = nach { $ply }
analysis-forget = { $line } vergessen
analysis-note = { $ply ->
    [0] Deine Notiz zum Spiel
   *[other] Deine Notiz zu Zug { $ply }
}
analysis-try-again = Von hier neu versuchen
analysis-export = Mit Anmerkungen sichern
analysis-others = Ein anderes Spiel
analysis-table = Die Werte als Tabelle
analysis-column = { $column ->
    [number] Nr.
    [who] Wer
    [action] Zug
    [worth] Wert
   *[better] Besser
}
analysis-not-yet = Nicht, solange gespielt wird
analysis-not-yet-more = Solange Menschen gegeneinander spielen, wird ihr Spiel hier nicht analysiert, auch nicht von Zuschauern: Was einer sieht, könnten alle hören. Sobald es zu Ende ist, geht es.
analysis-no-game = Dieses Spiel gibt es hier nicht
analysis-no-record = Diese Mitschrift liegt nicht auf diesem Gerät. Wähle ihre Datei noch einmal.
analysis-import-words = Bring die Mitschrift eines Spiels mit, von hier oder von anderswo: Jeder Zug wird angesehen, und du kannst ausprobieren, was du getan hättest.
analysis-import = Eine Mitschrift auswählen
analysis-drop = oder irgendwo auf dieser Seite ablegen
analysis-no-text = „{ $name }“ ist keine Mitschrift eines Spiels: leer, zu groß oder kein Text.
analysis-brought = Schon einmal mitgebracht
