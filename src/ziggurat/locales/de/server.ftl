# Der Tischserver: was er ablehnt und warum, was er einem Spiel hinzufügt, Tipps und kurze Sätze.

server-waiting-for = { $count ->
    [one] Es fehlt noch eine Person am Tisch.
   *[other] Es fehlen noch { $count } Personen am Tisch.
}
server-resigned = Platz { $seat } hat aufgegeben.
server-time = Die Zeit von Platz { $seat } ist abgelaufen.
server-abandoned = Die Partie wurde abgebrochen.

server-no-table = Hier ist kein Tisch mehr, oder es gab nie einen.
server-old-rules = Diese Partie { $game } wurde nach Version { $version } der Regeln gespielt; dieses Programm hat Version { $known }.
server-wrong-key = Dieser persönliche Link gehört nicht zu diesem Tisch. Mit dem Link des Tisches kannst du trotzdem zuschauen.
server-only-watching = Du schaust zu. Nimm einen Platz ein, um mitzuspielen.
server-not-your-turn = Platz { $seat } ist am Zug.
server-not-your-seat = Das ist nicht dein Platz.
server-which-seat = Du hast mehrere Plätze; sag, welchen du meinst.
server-stale = Inzwischen ging die Partie weiter; bitte schau noch einmal hin.
server-waiting = Die Partie beginnt, sobald alle sitzen.
server-over = Die Partie ist zu Ende.
server-not-over = Die Partie läuft noch.
server-bot-leads = Für Platz { $seat } spielt jetzt ein Bot.
server-no-undo-now = Jetzt lässt sich nichts zurücknehmen.
server-undo-pending = Platz { $seat } hat schon darum gebeten, einen Zug zurückzunehmen.
server-nothing-to-undo = Du hast nichts gespielt, was sich zurücknehmen ließe.
server-undo-past-absent = Das nähme einen Zug von Platz { $seat } zurück; diese Person ist nicht da, um zuzustimmen.
server-no-undo-pending = Diese Bitte ist nicht mehr offen.
server-no-stand-in-there = Ein Bot kann nur eine andere Person am Tisch vertreten.
server-not-absent = Platz { $seat } ist da oder war es bis eben.
server-rematch-made = Die nächste Partie steht schon bereit.
server-no-rematch-asked = Niemand hat um eine weitere Partie gebeten.
server-no-open-seat = Alle Plätze sind besetzt. Du kannst gern zuschauen.
server-seat-taken = Platz { $seat } ist nicht frei.
server-seat-count = Dieses Spiel hat { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, nicht { $count }.
server-begun-open = Eine Partie, die mit einer späteren Stellung beginnt, ist für Leute an diesem Gerät und für Bots; sie hat keinen freien Platz.
server-bad-log = Das ist nicht das Protokoll einer Partie auf einem Gerät: Eintrag { $number } ist unmöglich.
server-no-phrase = „{ $phrase }“ ist keiner der kurzen Sätze.
server-no-hints = Keine Tipps, solange Menschen gegeneinander spielen.
server-no-moment = Diese Partie hat bisher nur { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}.
server-no-lesson = Die Lektionen dieses Spiels haben keinen Schritt „{ $step }“.

server-unreadable = Die Nachricht war nicht zu verstehen: { $why }.
server-not-a-number = { $name } muss eine ganze Zahl sein, nicht „{ $value }“.
server-not-json = Die Anfrage muss JSON sein (Inhaltstyp application/json).
server-not-utf8 = Die Anfrage ist kein gültiges UTF-8.
server-one-host = Eine Anfrage muss genau einen Host nennen.
server-headers-too-large = Die Anfrage hat zu viele oder zu lange Kopfzeilen.
server-too-slow = Die Anfrage hat zu lange gebraucht.
server-beyond-end = { $count ->
    [one] Die Partie hat nur { $count } Zug; die Analyse kann nicht nach { $first } beginnen.
   *[other] Die Partie hat nur { $count } Züge; die Analyse kann nicht nach { $first } beginnen.
}
server-too-large = Die Anfrage ist zu groß; erlaubt sind höchstens { $most } Bytes.
server-no-hello = Die erste Nachricht im Socket muss ein hello sein und in wenigen Sekunden kommen.
server-second-hello = Du hast schon Hallo gesagt.
server-nothing-here = Unter dieser Adresse ist nichts.
server-wrong-method = So lässt sich diese Adresse nicht benutzen.
server-bad-request = Die Anfrage war nicht zu verstehen.
server-wrong-host = Dieser Server hört nicht auf den Namen „{ $host }“; mit --allow-host lässt sich das erlauben.
server-wrong-origin = Eine fremde Seite darf diesen Server nicht benutzen.
server-table-damaged = Die gespeicherte Partie dieses Tisches ist beschädigt; der Tisch lässt sich nicht öffnen. Das liegt nicht an dir; bitte sag denen Bescheid, die den Server betreiben.
server-table-deleted = Dieser Tisch wurde gelöscht.
server-data-damaged = Die Daten des Servers sind beschädigt. Das liegt nicht an dir; bitte sag denen Bescheid, die den Server betreiben.
server-not-read = Der Server konnte das nicht lesen. Bitte versuch es gleich noch einmal.
server-not-creator = Nur wer den Tisch eröffnet hat, kann darum bitten, ihn zu löschen.
server-forget-pending = Die anderen am Tisch wurden schon gefragt.
server-no-forget-pending = Diese Bitte ist nicht mehr offen.
server-no-network = Dieser Rechner ist noch in keinem Netz. Verbinde ihn mit einem WLAN oder einem Kabel und versuch es noch einmal.
server-network-not-yours = Nur wer am Rechner selbst sitzt, kann andere mitspielen lassen.
server-network-fixed = Ob andere mitspielen können, wurde beim Start dieses Servers entschieden.
server-crash = Auf dem Server ging etwas schief; deine Partie ist sicher.
server-not-stored = Der Server konnte das nicht speichern, darum ist es nicht geschehen. Bitte versuch es noch einmal.
server-closing = Der Server wird neu gestartet; deine Partie bleibt erhalten.
server-elsewhere = Um diesen Tisch kümmert sich gerade ein anderer Teil des Servers. Bitte versuch es gleich noch einmal.
server-not-kept = Der Server hat die Verbindung zu seiner Datenbank verloren und wartet auf sie. Deine Partie bleibt erhalten; bitte versuch es gleich noch einmal.

server-making-ready = Die Regeln von { $game } werden vorbereitet. Das geschieht einmal und kann ein, zwei Minuten dauern. Bitte komm dann wieder.
server-too-many-requests = Das war viel auf einmal; bitte warte einen Moment.
server-too-many-made = Von deiner Adresse wurden schon viele Tische eröffnet; bitte warte ein wenig.
server-too-many-tables = Der Server hat gerade keinen Platz für einen weiteren Tisch.
server-too-many-sockets = Gerade sind zu viele Leute verbunden; bitte versuch es gleich noch einmal.
server-table-full = An diesem Tisch ist so viel geschehen, dass er nichts mehr aufnimmt; bitte beginne einen neuen.
server-too-many-simulations = Ein Bot darf hier höchstens { $most } Simulationen nutzen.
server-too-fast = Das ging zu schnell; bitte warte einen Moment.
server-too-busy = Alle Bots denken schon nach; bitte frag gleich noch einmal.

phrase-hello = Hallo.
phrase-good-luck = Viel Glück.
phrase-nice = Schöner Zug.
phrase-oops = Hoppla.
phrase-thinking = Lass mich nachdenken.
phrase-thanks = Danke.
phrase-well-played = Gut gespielt.
phrase-one-more = Noch eine Partie?
phrase-goodbye = Tschüss.
server-no-bots = { $game } wird von Hand gebaut: An diesem Tisch können keine Bots sitzen.
server-no-clock = { $game } wird ohne Uhr gespielt.
server-no-resigning = Bei { $game } gibt niemand auf: Ihr baut zusammen. Wenn ihr fertig seid, wählt „Fertig“.
server-done-pending = Du hast die anderen schon gefragt, ob es fertig ist.
server-no-done-pending = Diese Bitte ist nicht mehr offen.
server-no-movement = In diesem Spiel sieht niemand, was andere in der Hand halten.
