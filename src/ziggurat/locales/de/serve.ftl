# Wer einen Server betreibt: Start, Daten, Sicherungen, Kopien und Prüfungen. Die Seite sagt davon nichts.

server-at = Ziggurat ist unter { $url } – beenden mit Strg+C.
server-house = Andere in deinem Netz finden es unter { $url }
server-no-port = Der Server kann auf { $host } den Port { $port } nicht öffnen: { $why }.
server-bad-limit = „{ $wish }“ setzt keine Grenze; schreibe name=zahl. Die Grenzen sind: { $known }.
server-no-socket = Der Socket, der mit LISTEN_FDS übergeben wurde, ist nicht zu gebrauchen: { $why }.
server-bad-days = Nach { $days } Tagen können Tische nicht archiviert werden; wähle mehr als 0 und höchstens { $most }.
server-bad-thinkers = Möglich sind 1 bis { $most } Denk-Threads, nicht { $count }.
server-workers-need-database = Mehrere Arbeitsprozesse brauchen eine gemeinsame Datenbank. Bitte gib --data postgresql://… an.
server-bad-workers = Möglich sind 1 bis { $most } Arbeitsprozesse, nicht { $count }.
server-worker-not-started = Ein Arbeitsprozess ist nicht gestartet; warum, steht oben in seiner Ausgabe.
server-bad-address = „{ $address }“ ist keine Adresse wie https://games.example.org. Schreibe nichts hinter den Namen.
server-no-data = Der Datenordner { $folder } lässt sich nicht benutzen: { $why }.
server-data-in-use = Ein anderer Server benutzt schon den Datenordner { $folder }. Zwei können ihn sich nicht teilen.
server-data-in-use-at = { server-data-in-use } Er ist unter { $url }
server-no-page = In { $folder } ist keine Seite: index.html fehlt.
server-data-too-new = Die Daten stammen von einem neueren Ziggurat (Schema { $version }; dieses kennt { $known }). Sie sind unberührt; bitte benutze die neuere Version.
server-backup = Die Daten wurden nach { $file } kopiert.
server-backup-over-itself = { $file } gehört zu den Daten, die kopiert werden sollen. Bitte wähle einen anderen Ort für die Kopie.
server-backup-in-use = Ein Server benutzt den Ordner { $folder }. Bitte lege die Kopie in einen anderen Ordner.
server-backup-opened = Ein anderes Programm hat { $file } geöffnet oder unfertig zurückgelassen. Bitte wähle einen anderen Namen für die Kopie.
server-backup-not-ours = { $file } gibt es schon, und es ist keine ältere Kopie. Bitte wähle einen anderen Namen für die Kopie.
server-backup-damaged = Die Daten in { $folder } sind beschädigt, deshalb wurde keine Kopie behalten: { $why }. Mehr erfährst du mit: ziggurat check-data.
server-counts = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $events ->
    [one] { $events } Eintrag
   *[other] { $events } Einträge
}.
server-data-read = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} mit { $events ->
    [one] { $events } Eintrag
   *[other] { $events } Einträgen
} gelesen.
server-data-missing = Im Ordner { $folder } sind keine Tische: Die Datei tables.sqlite3 fehlt.
server-data-empty = Die Datei { $file } ist leer, ihre Tische sind verloren. Lege eine Sicherung an ihre Stelle, oder lösche die leere Datei, um neu anzufangen.
server-data-only-log = { $file } fehlt, aber { $log } ist da und kann Partien enthalten. Lege die Datenbank zurück, oder räume das Protokoll weg, um neu anzufangen.
server-bad-forget-days = Nach { $days } Tagen können Tische nicht gelöscht werden; wähle mehr als 0 und höchstens { $most }.
server-no-postgres = Für PostgreSQL fehlt ein Treiber. Bitte installiere ihn mit: pip install "ziggurat[postgres]".
server-database-bad-url = { $database } ist keine Adresse einer Datenbank wie postgresql://benutzer@rechner/name: { $why }.
server-database-unreachable = Die Datenbank { $database } ist nicht erreichbar: { $why }.
server-database-rights = Dem Benutzer der Datenbank { $database } fehlt ein Recht, das Ziggurat braucht: { $why }. Ziggurat legt ein Schema namens „ziggurat“ an, dessen Tabellen ihm gehören müssen.
server-database-read-only = Die Datenbank { $database } lässt sich zurzeit nur lesen. Bitte wähle eine, in die geschrieben werden kann.
server-database-replica = Die Datenbank { $database } ist ein Replikat, das sich nur lesen lässt. Bitte gib die Adresse des Hauptservers an.
server-database-full = Der Datenträger der Datenbank { $database } ist voll. Bitte schaffe dort Platz; verloren ist nichts.
server-database-failed = Die Datenbank { $database } meldet einen Fehler: { $why }.
server-database-in-use = Ein anderer Server arbeitet schon mit der Datenbank { $database }; zwei kämen einander in die Quere.
server-database-not-ours = Die Datenbank hat ein Schema namens „ziggurat“, das nicht von uns ist. Es ist unberührt; bitte wähle eine andere Datenbank.
server-database-missing = In der Datenbank { $database } sind keine Tabellen von Ziggurat.
server-data-unfinished = Diese Daten stammen von einer Kopie, die nicht fertig wurde. Bitte führe dasselbe „ziggurat copy-data“ noch einmal aus.
server-backup-postgres = Die Daten sind in PostgreSQL. Bitte kopiere sie mit dessen eigenem Werkzeug, auch während der Server läuft: pg_dump --format=custom --file=tables.dump { $database }
server-copied = Alle Daten wurden nach { $place } kopiert und verglichen.
server-copying = { NUMBER($done) } von { NUMBER($total) } Tischen kopiert.
server-copy-same = { $place } lässt sich nicht auf sich selbst kopieren.
server-copy-older = Die Daten in { $place } sind von einer älteren Version. Bitte starte diese Version einmal damit, beende sie und kopiere die Daten dann.
server-copy-others = In { $place } sind schon Tische, die nicht zu den kopierten gehören, zum Beispiel { $table }. Es wurde nichts kopiert; bitte wähle einen leeren Ort.
server-copy-differs = Am Tisch { $table } wurde in { $place } weitergespielt. Es wurde nichts überschrieben; bitte wähle einen leeren Ort.
server-copy-damaged = Der Tisch { $table } ist beschädigt und lässt sich nicht kopieren. Repariere oder lösche ihn zuerst: ziggurat check-data, ziggurat forget.
server-copy-not-equal = Die Kopie stimmt nicht mit dem Original überein. Sie ist als unfertig gekennzeichnet; bitte wiederhole den Befehl.
server-copy-interrupted = Die Kopie wurde unterbrochen und ist nicht fertig. Derselbe Befehl setzt sie fort.
server-forgotten = Der Tisch { $table } wurde gelöscht.
server-forget-unknown = In { $folder } gibt es keinen Tisch { $table }. Es wurde nichts gelöscht.
server-forget-other-version = Auf dem laufenden Server ist eine andere Version von Ziggurat. Bitte beende ihn und versuch es dann noch einmal.
server-forget-later = Der Server ist beschäftigt und hat nicht geantwortet. Er löscht den Tisch, sobald er kann.

check-table = Tisch { $table }:
check-file = Die Datei:
check-database = Die Datenbank:
check-skipped = { $count ->
    [one] Ein Tisch gehört zu einem Spiel oder zu Regeln, die diese Version nicht kennt; seine Züge wurden nicht geprüft.
   *[other] { $count } Tische gehören zu Spielen oder zu Regeln, die diese Version nicht kennt; ihre Züge wurden nicht geprüft.
}
check-whole = Alles ist in Ordnung.
check-damaged = { $count ->
    [one] Ein Fehler wurde gefunden.
   *[other] { $count } Fehler wurden gefunden.
}
damage-missing = Eintrag { NUMBER($version, useGrouping: 0) } fehlt.
damage-unreadable = Eintrag { NUMBER($version, useGrouping: 0) } ist nicht lesbar.
damage-impossible = Eintrag { NUMBER($version, useGrouping: 0) } kann nicht auf die vorigen gefolgt sein.
damage-no-beginning = Der erste Eintrag ist kein Anfang.
damage-no-log = Das Protokoll dieses Tisches fehlt.
damage-not-listed = Dieser Tisch fehlt in der Liste der Tische.
damage-tail = Die Einträge nach Nummer { NUMBER($version, useGrouping: 0) } fehlen.
damage-keys = Ein Schlüssel dieses Tisches fehlt oder ist beschädigt.
damage-file = SQLite meldet einen Schaden.
damage-database = PostgreSQL meldet einen Schaden.
damage-not-ours = Das ist keine Datenbank von Ziggurat.
damage-log = { $count ->
    [one] Das Write-Ahead-Log ist beschädigt; mindestens eine Änderung darin ist verloren.
   *[other] Das Write-Ahead-Log ist beschädigt; mindestens { $count } Änderungen darin sind verloren.
}
damage-fewer = Als der Server zuletzt lief, gab es { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} und { $events ->
    [one] { $events } Eintrag
   *[other] { $events } Einträge
}; einige sind verloren.
server-no-backup = Die Daten in { $folder } ließen sich nicht nach { $file } kopieren: { $why }.
server-docs-not-here =
    Diese Kopie von Ziggurat wurde ohne die Dokumentation gebaut.

    In den Quellen von Ziggurat sind ihre Seiten Textdateien im Ordner „docs“; die erste ist docs/index.md. „make docs“ macht daraus eine Website, die „ziggurat serve“ hier zeigt, auch wenn es schon läuft. Pakete, die mit „make release“ gebaut sind, enthalten sie.
