# Der Tischserver: was er ablehnt und warum, was er einem Spiel hinzufügt, Tipps und kurze Sätze.

server-at = Ziggurat ist unter { $url } – beenden mit Strg+C.
server-house = Die anderen im Haus finden es unter { $url }
server-no-port = Der Server kann unter { $host }, Port { $port } nicht erreichbar sein: { $why }.
server-bad-limit = „{ $wish }“ ist keine Grenze mit Zahl; die Grenzen sind: { $known }.
server-bad-days = Tische können nach mehr als 0 und höchstens { $most } Tagen archiviert werden, nicht nach { $days }.
server-bad-thinkers = Zum Nachdenken gibt es 1 bis { $most } Threads, nicht { $count }.
server-bad-address = „{ $address }“ ist keine Adresse wie https://games.example.org, ohne etwas hinter dem Namen.
server-no-data = Der Datenordner { $folder } lässt sich nicht benutzen: { $why }.
server-data-in-use = Ein anderer Server arbeitet schon mit dem Datenordner { $folder }; zwei kämen einander in die Quere.
server-no-page = In { $folder } ist keine Seite: index.html fehlt.
server-data-too-new = Die Daten stammen von einem neueren Ziggurat (Schema { $version }; dieses kennt { $known }). Sie sind unberührt; bitte nimm das neuere.
server-backup = Die Daten sind nach { $file } kopiert.
server-no-backup = Die Daten in { $folder } ließen sich nicht nach { $file } kopieren: { $why }.

server-waiting-for = { $count ->
    [one] Es fehlt noch eine Person am Tisch.
   *[other] Es fehlen noch { $count } Personen am Tisch.
}
server-resigned = Platz { $seat } hat aufgegeben.
server-time = Die Zeit von Platz { $seat } ist abgelaufen.
server-abandoned = Das Spiel wurde abgebrochen.

server-no-table = Hier ist kein Tisch mehr, oder es gab nie einen.
server-old-rules = Diese Partie { $game } wurde nach Regelversion { $version } gespielt; dies ist Version { $known }.
server-wrong-key = Dieser persönliche Link gehört nicht zu diesem Tisch. Mit dem Link des Tisches kannst du trotzdem zuschauen.
server-only-watching = Du schaust zu. Nimm einen Platz ein, um mitzuspielen.
server-not-your-turn = Platz { $seat } ist am Zug.
server-not-your-seat = Das ist nicht dein Platz.
server-which-seat = Du hast mehrere Plätze; sag, welchen du meinst.
server-stale = Das Spiel ist inzwischen weitergegangen; bitte schau noch einmal.
server-waiting = Das Spiel beginnt, wenn alle sitzen.
server-over = Das Spiel ist zu Ende.
server-not-over = Das Spiel läuft noch.
server-bot-leads = Für Platz { $seat } spielt jetzt ein Bot.
server-no-undo-now = Jetzt lässt sich nichts zurücknehmen.
server-undo-pending = Platz { $seat } hat schon gebeten, einen Zug zurückzunehmen.
server-nothing-to-undo = Du hast noch nichts gespielt, was sich zurücknehmen ließe.
server-undo-past-absent = Das nähme einen Zug von Platz { $seat } zurück; diese Person ist nicht da, um zuzustimmen.
server-no-undo-pending = Es gibt keine solche Bitte mehr, die man beantworten oder zurückziehen könnte.
server-no-stand-in-there = Ein Bot kann nur eine andere Person am Tisch vertreten.
server-not-absent = Platz { $seat } ist da oder war es bis eben.
server-rematch-made = Die nächste Partie ist schon bereit.
server-no-open-seat = Alle Plätze sind besetzt. Du kannst gern zuschauen.
server-seat-taken = Platz { $seat } ist nicht frei.
server-seat-count = Dieses Spiel hat { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, nicht { $count }.
server-begun-open = Eine Partie, die mittendrin beginnt, ist für die an diesem Gerät und für Bots; sie hat keinen freien Platz.
server-no-phrase = „{ $phrase }“ ist keiner der kurzen Sätze.
server-no-hints = Keine Tipps, solange Menschen gegeneinander spielen.
server-no-moment = Diese Partie hat bisher nur { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}.
server-no-lesson = Die Lektionen dieses Spiels haben keinen Schritt „{ $step }“.

server-unreadable = Die Nachricht war nicht zu verstehen: { $why }.
server-not-a-number = „{ $value }“ ist keine Zahl für { $name }.
server-not-json = Die Anfrage muss JSON sein (Inhaltstyp application/json).
server-too-large = Die Anfrage ist zu groß; höchstens { $most } Bytes.
server-no-hello = Die erste Nachricht auf der Leitung muss ein hello sein, innerhalb weniger Sekunden.
server-second-hello = Du hast schon hello gesagt.
server-nothing-here = Unter dieser Adresse ist nichts.
server-wrong-method = So lässt sich diese Adresse nicht benutzen.
server-bad-request = Die Anfrage war nicht zu verstehen.
server-wrong-host = Dieser Server hört nicht auf den Namen „{ $host }“; mit --allow-host lässt sich das erlauben.
server-wrong-origin = Eine Seite von anderswo darf nicht mit diesem Server sprechen.
server-crash = Auf dem Server ging etwas schief; von deinem Spiel ist nichts verloren.
server-not-stored = Der Server konnte das nicht speichern, darum ist es nicht geschehen. Bitte versuch es noch einmal.
server-closing = Der Server wird neu gestartet; dein Spiel bleibt erhalten.

server-making-ready = Die Regeln von { $game } werden gerade vorbereitet, nur dieses eine Mal; das kann ein, zwei Minuten dauern. Komm bitte dann wieder.
server-too-many-requests = Das war viel auf einmal; bitte warte einen Moment.
server-too-many-made = Von deiner Adresse kamen viele neue Tische; bitte warte eine Weile.
server-too-many-tables = Der Server hat gerade keinen Raum für einen weiteren Tisch.
server-too-many-sockets = Gerade sind zu viele verbunden; bitte versuch es gleich noch einmal.
server-table-full = An diesem Tisch ist so viel geschehen, dass er nichts mehr aufnimmt; bitte beginne einen neuen.
server-too-many-simulations = Ein Bot darf hier höchstens { $most } Simulationen nutzen.
server-too-fast = Das ging zu schnell; bitte warte einen Moment.
server-too-busy = Alle Bots denken schon nach; bitte frag gleich noch einmal.

hint-wins = { $distance ->
    [0] { $token } gewinnt.
    [one] { $token } gewinnt, spätestens nach { $distance } weiteren Zug.
   *[other] { $token } gewinnt, spätestens nach { $distance } weiteren Zügen.
}
hint-loses = { $distance ->
    [0] Jeder Zug verliert gegen bestes Spiel.
    [one] Jeder Zug verliert gegen bestes Spiel; { $token } hält am längsten durch, noch { $distance } Zug.
   *[other] Jeder Zug verliert gegen bestes Spiel; { $token } hält am längsten durch, noch { $distance } Züge.
}
hint-shares = { $token } hält den geteilten Sieg; mehr lässt sich nicht erzwingen.
hint-estimate = { $token } sieht am besten aus: etwa { $percent } % nach Schätzung der Suche.

phrase-hello = Hallo.
phrase-good-luck = Viel Glück.
phrase-nice = Schöner Zug.
phrase-oops = Hoppla.
phrase-thinking = Lass mich nachdenken.
phrase-thanks = Danke.
phrase-well-played = Gut gespielt.
phrase-one-more = Noch eine Partie?
phrase-goodbye = Tschüss.
