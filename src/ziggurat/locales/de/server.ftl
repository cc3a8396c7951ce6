# Der Tischserver: was er ablehnt und warum, was er einem Spiel hinzufügt, Tipps und kurze Sätze.

server-resigned = Platz { $seat } hat aufgegeben.
server-time = Die Zeit von Platz { $seat } ist abgelaufen.
server-abandoned = An diesem Tisch ist so viel geschehen, dass er nichts mehr aufnimmt: Die Partie endet hier, und niemand verliert sie.

server-no-table = Hier ist kein Tisch mehr, oder es gab nie einen.
server-old-rules = Diese Partie { $game } wurde nach Version { $version } der Regeln gespielt; dieses Programm hat Version { $known }.
server-wrong-key = Dieser persönliche Link gehört nicht zu diesem Tisch. Mit dem Link des Tisches kannst du trotzdem zuschauen.
server-not-your-seat = Das ist nicht dein Platz.
server-which-seat = Du hast mehrere Plätze; sag, welchen du meinst.
server-stale = Inzwischen ging die Partie weiter; bitte schau noch einmal hin.
server-waiting = Die Partie beginnt, sobald alle sitzen.
server-over = Die Partie ist zu Ende.
server-not-over = Die Partie läuft noch.
server-bot-leads = Für Platz { $seat } spielt jetzt ein Bot.
server-no-undo-now = Jetzt lässt sich nichts zurücknehmen.
server-nothing-to-undo = Du hast nichts gespielt, was sich zurücknehmen ließe.
server-no-stand-in-there = Ein Bot kann nur eine andere Person am Tisch vertreten.
server-seat-count = Dieses Spiel hat { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, nicht { $count }.
server-no-lesson = Die Lektionen dieses Spiels haben keinen Schritt „{ $step }“.

server-beyond-end = { $count ->
    [one] Die Partie hat nur { $count } Zug; die Analyse kann nicht nach { $first } beginnen.
   *[other] Die Partie hat nur { $count } Züge; die Analyse kann nicht nach { $first } beginnen.
}
server-table-damaged = Die gespeicherte Partie dieses Tisches ist beschädigt; der Tisch lässt sich nicht öffnen. Das liegt nicht an dir; bitte sag denen Bescheid, die den Server betreiben.
server-table-deleted = Dieser Tisch wurde gelöscht.

phrase-hello = Hallo.
phrase-good-luck = Viel Glück.
phrase-nice = Schöner Zug.
phrase-oops = Hoppla.
phrase-thinking = Lass mich nachdenken.
phrase-thanks = Danke.
phrase-well-played = Gut gespielt.
phrase-one-more = Noch eine Partie?
phrase-goodbye = Tschüss.
