# Die Hilfe der Befehlszeile („ziggurat --help“) und was sie zu Argumenten sagt, die sie nicht versteht.

help-about = Vier Stapelspiele auf einem Tisch.
help-usage = Aufruf:
help-positionals = Argumente
help-optionals = Optionen
help-help = zeigt diese Hilfe und endet
help-version = zeigt die Version und endet

metavar-address = ADRESSE
metavar-command = BEFEHL
metavar-game = SPIEL
metavar-table = TISCH
metavar-file = DATEI
metavar-folder = ORDNER
metavar-place = ORDNER|URL
metavar-from = VON
metavar-to = NACH
metavar-depth = TIEFE
metavar-number = N
metavar-seats = PLÄTZE
metavar-day = TAG
metavar-player = SPIELER
metavar-elo = ELO
metavar-option = NAME=WERT
metavar-tokens = ZÜGE
metavar-url = URL
metavar-name = NAME
metavar-ip = IP
metavar-host = HOST
metavar-port = PORT
metavar-days = TAGE
metavar-limit = NAME=ZAHL

help-games = die Spiele und ihre Optionen
help-games-compile = übersetzt ihre Regeln jetzt, damit später niemand darauf wartet
help-perft = die Zahl der Zugfolgen jeder Länge
help-perft-depth = die größte Länge
help-perft-split = auch die Zahl unter jedem ersten Zug
help-legal = die erlaubten Züge, einer je Zeile
help-show = ein Bild einer Stellung, oder wie das Spiel ausging
help-replay = prüft eine Mitschrift und zeigt ihr Ende
help-record = die Mitschrift; - für die Standardeingabe
help-play = ein Spiel im Terminal
help-play-game = wird erfragt, wenn es fehlt
help-play-bots = Plätze, die der Computer spielt, wie 2 oder 1,2; none: nur Menschen
help-play-level = wie stark er ist, 1 bis 5 (2)
help-play-simulations = wie viel er über einen Zug nachdenkt, statt einer Stufe
help-play-load = spielt eine gespeicherte Partie weiter
help-play-at = mit --load: versucht sie nach ihren ersten N Zügen neu
help-solve = die ganze Wahrheit über ein Spiel (babel)
help-missions = die Missionen von Bubblee Pop
help-missions-measure = wie schwer sie sind: der Computer spielt jede von ihnen
help-missions-games = Spiele je Mission, an denen gemessen wird (30)
help-missions-simulations = Simulationen für jede Entscheidung (2000)
help-puzzle = die Rätsel des Tages, oder eines davon zum Lösen
help-puzzle-game = fehlt es, werden alle aufgelistet
help-puzzle-date = ein anderer Tag, wie 2026-11-15 (heute)
help-hint = die Züge einer Stellung, der beste zuerst, und was jeder wert ist
help-hint-step = nur ein Tipp, in Schritten: 1 wohin schauen, 2 welches Teil, 3 der Zug, 4 warum
help-analyse = was der Computer von jedem Zug einer Partie hält
help-analyse-comments = gibt stattdessen die Mitschrift mit Kommentaren zu ihren Fehlern aus
help-seconds = wie lange er über einen Zug nachdenken darf, wie 0.5 (2)
help-simulations = wie viel, statt wie lange
help-arena = ein Turnier unter Computerspielern, Plätze gerecht verteilt, auf allen Kernen
help-arena-players = level1 … level5, search:N, classic:N, plain:N, random, perfect
help-arena-games = Spiele je Paar (100)
help-arena-jobs = Prozesse (alle Kerne)
help-arena-ray = auf dem Ray-Cluster unter dieser Adresse spielen (Rechner:Port oder auto)
help-arena-records = speichert dort die Mitschrift jedes Spiels
help-arena-until-sure = zwei Spieler: hört auf, wenn der erste sicher um so viel stärker ist, oder sicher nicht
help-train = lernt ein Netz für ein Spiel aus Selbstspiel, auf allen Kernen
help-train-into = der Ordner des Laufs; ein angehaltener geht dort weiter
help-train-generations = Generationen (2)
help-train-games = Partien im Selbstspiel jeder Generation (5.000)
help-train-minutes = beendet das Selbstspiel jeder Generation nach so vielen Minuten
help-train-epochs = wie oft das Training alle Stellungen durchgeht (10)
help-train-gate = Partien jeder Prüfung (200)
help-json = als Daten für ein Programm
help-game = sein Name, wie „ziggurat games“ ihn nennt
help-option = eine Option des Spiels
help-seed = legt fest, was dem Zufall überlassen ist (0)
help-after = die bisher gespielten Züge

help-serve = startet den Tischserver
help-serve-host = 0.0.0.0 lässt die anderen im Haus mitspielen (sonst nur dieser Rechner)
help-serve-port = sonst 8000; 0 nimmt einen freien
help-serve-data = Ordner der Daten oder postgresql://… (sonst dein Datenordner)
help-serve-public = die Adresse, die andere benutzen, hinter einem Reverse-Proxy
help-serve-allow-host = ein weiterer Name dieses Servers
help-serve-allow-origin = eine weitere Seite, die mit ihm sprechen darf
help-serve-trust-proxy = wessen X-Forwarded-For geglaubt wird
help-serve-archive-days = so lange unberührte Tische werden archiviert (sonst 90)
help-serve-page = eine andere Seite als die mitgelieferte
help-serve-open = öffnet die Seite im Browser
help-serve-log = info schreibt zu jeder Anfrage eine Zeile JSON
help-serve-limit = ändert eine Grenze, siehe docs/hosting.md
help-serve-thinkers = Denk-Threads (Vorgabe: einer weniger, als es Kerne gibt)
help-serve-forget-days = so lange unberührte Tische werden gelöscht (Vorgabe: nie)
help-check-data = alle Daten des Servers lesen und sagen, was beschädigt ist
help-check-data-json = als Daten für ein Programm
help-forget = einen Tisch endgültig löschen, auch während der Server läuft
help-forget-table = seine Kennung oder sein Link
help-backup = kopiert die Daten des Servers, auch während er läuft
help-backup-file = wohin die Kopie geschrieben wird
help-backup-data = Datenordner oder Datenbank (wie bei serve)
help-copy-data = alle Daten aus einem Ordner in eine PostgreSQL-Datenbank kopieren oder zurück
help-copy-data-from = der Ordner oder die Datenbank, woher kopiert wird
help-copy-data-to = der Ordner oder die Datenbank, wohin kopiert wird; leer oder eine frühere Kopie

usage-missing = Es fehlt etwas: { $names }
usage-choice = „{ $text }“ geht nicht für { $name }; möglich sind: { $known }
usage-one-value = { $name } braucht einen Wert
usage-some-values = { $name } braucht mindestens einen Wert
usage-no-value = { $name } nimmt keinen Wert, also auch nicht „{ $text }“
usage-bad-value = { $name } muss { $type ->
    [int] eine ganze Zahl
   *[float] eine Zahl
} sein, nicht „{ $text }“
usage-unknown = „{ $text }“ ist hier unbekannt
usage-ambiguous = „{ $text }“ könnte { $known } sein

# Was das System antwortet, hinter einem Doppelpunkt.
system-enoent = so eine Datei oder so einen Ordner gibt es nicht
system-eacces = es ist nicht erlaubt
system-eperm = es ist nicht erlaubt
system-eisdir = es ist ein Ordner
system-enotdir = ein Teil davon ist kein Ordner
system-eexist = es ist schon da
system-enospc = die Platte ist voll
system-erofs = dort kann man nur lesen
system-enametoolong = der Name ist zu lang
system-eaddrinuse = dort lauscht schon etwas anderes
system-eaddrnotavail = dieser Rechner hat keine solche Adresse
