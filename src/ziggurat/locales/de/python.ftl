# What Python says and the page never does by itself: the server sends it with its words, in the reader's language.

# Games, players and figures.
game-name-taken = Das Paket „{ $package }“ bringt ein Spiel „{ $name }“ mit, aber es gibt schon eines dieses Namens.
game-unusable = Das Spiel „{ $name }“ aus dem Paket „{ $package }“ lässt sich nicht verwenden: { $why }
game-misnamed = Im Paket „{ $package }“ ist dort, wohin der Eintrag zeigt, kein Spiel namens „{ $name }“.
no-expert = { $game } ist nicht exakt gelöst; gelöst ist nur Babel.
bad-player = „{ $text }“ ist kein Spieler; Spieler sind: level1 bis level5, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = „{ $text }“ kann eine Suche nicht gebrauchen; sie kennt: { $figures }.
bad-player-figure = „{ $text }“ in „{ $player }“ kann eine Suche nicht gebrauchen; sie kennt: { $figures }.
bot-over = Die Partie ist zu Ende: Ein Bot hat nichts zu wählen.
bot-chance = Hier ist der Zufall dran, kein Platz: Ein Bot hat nichts zu wählen.
no-bot = „{ $value }“ ist kein Bot: Ein Bot braucht die Methoden fresh, choose und analyse. „ziggurat.bots.player“ macht einen aus seinem Namen.
bad-render-mode = „{ $mode }“ ist kein Darstellungsmodus dieser Umgebung; sie kennt: { $known }.
no-render-mode = Diese Umgebung stellt nichts dar; darum kann ihr Darstellungsmodus nicht „{ $mode }“ sein.
bad-simulations = „{ $value }“ ist keine Zahl von Simulationen; es muss mindestens 1 sein.
bad-time = „{ $value }“ ist keine Zeit in Sekunden.
no-such-action = Es gibt keine Aktion mit der Nummer { $token }.
not-an-action = „{ $value }“ ist keine Aktion; eine Aktion ist ein Text, wie „legal“ ihn auflistet, oder eine ganze Zahl.
no-such-seat = Es gibt keinen Platz „{ $seat }“; die Plätze sind 1 bis { $seats }.
bad-seed = „{ $value }“ ist kein Startwert für den Zufall; das ist eine ganze Zahl.
other-spaces = Mit diesen Optionen hat { $game } andere Plätze, Aktionen oder Ebenen; sie brauchen eine neue Umgebung.
bad-text = „{ $value }“ ist kein Wert von { $name }; die Werte sind Texte.
played-by-hand = { $game } wird von Hand gebaut, und seine Züge lassen sich nicht aufzählen: Bots, Analyse, Perft und Umgebungen kennen es nicht.

# Work on several machines.
worker-died = Ein Arbeitsprozess ist mitten in der Arbeit zu Ende gegangen; vielleicht war der Speicher voll.
ray-missing = Ray ist hier nicht installiert: pip install "ziggurat[ray]".
ray-unreachable = Unter { $address } ist kein Ray-Cluster: { $why }
ray-lost = Der Ray-Cluster unter { $address } ist verloren gegangen: { $why }
ray-other-version = Der Ray-Cluster unter { $address } hat Version { $theirs } von Ziggurat, dieser Rechner { $ours }. Beide brauchen dieselbe.
ray-other-game = Der Ray-Cluster kennt das Spiel „{ $game }“ nicht so, wie dieser Rechner es kennt. Es muss auch dort installiert sein.

# Records and positions.
record-not-text = Eine Mitschrift enthält Texte; „{ $value }“ ist keiner.
record-half-character = „{ $value }“ kann nicht in einer Mitschrift stehen: Darin ist ein halbes Zeichen.
record-line-break = Was die Mitschrift unter „{ $name }“ sagt, kann nicht mehrere Zeilen haben.
record-bad-token = „{ $token }“ kann kein Zug in einer Mitschrift sein: keine Leerzeichen, keine Klammern.
record-bad-note = „{ $name }“ kann in einer Mitschrift keine Angabe benennen: Buchstaben, Ziffern und Unterstriche, zuerst ein Buchstabe.
record-comment-place = Ein Kommentar steht nach Zug { $number }, aber die Mitschrift hat nur { $count }.
record-variation-place = Eine Variante steht anstelle von Zug { $number }, aber die Mitschrift hat nur { $count }.
record-several = In dieser Mitschrift stehen mehrere Partien. „ziggurat record“ liest solche Dateien.
record-too-long = Die Partie ab Zeile { $line } ist länger als { $most } Zeichen. Das ist keine Mitschrift.
record-bad-json = Diese Zeile ist keine Mitschrift als JSON: { $why }
record-bad-number = Partie { $number } der Datei (Zeile { $line }) ist nicht lesbar: { $why }
record-bad-game = { $path }, Partie { $number } (Zeile { $line }): { $why }
record-checked = { $bad ->
    [0] { $games ->
        [one] Eine Partie, und sie stimmt.
       *[other] Alle { $games } Partien stimmen.
    }
   *[other] { $bad } von { $games } Partien { $bad ->
        [one] stimmt
       *[other] stimmen
    } nicht.
}
position-no-text = Eine Stellung wird als Text angegeben; „{ $value }“ ist keiner.
position-illegal = Zug { $number } der Stellung, „{ $token }“, ist nicht erlaubt: { $why }

# The table server: what it waits for, what it refuses and why.
server-waiting-for = { $count ->
    [one] Es fehlt noch eine Person am Tisch.
   *[other] Es fehlen noch { $count } Personen am Tisch.
}
server-only-watching = Du schaust zu. Nimm einen Platz ein, um mitzuspielen.
server-not-your-turn = Platz { $seat } ist am Zug.
server-undo-pending = Platz { $seat } hat schon darum gebeten, einen Zug zurückzunehmen.
server-undo-past-absent = Jetzt lässt sich nichts zurücknehmen: Platz { $seat } ist nicht da, um zuzustimmen.
server-no-undo-pending = Diese Bitte ist nicht mehr offen.
server-not-absent = Platz { $seat } ist da oder war es bis eben.
server-rematch-made = Die nächste Partie steht schon bereit.
server-no-rematch-asked = Niemand hat um eine weitere Partie gebeten.
server-no-open-seat = Alle Plätze sind besetzt. Du kannst gern zuschauen.
server-seat-taken = Platz { $seat } ist nicht frei.
server-begun-open = Eine Partie, die mit einer späteren Stellung beginnt, ist für Leute an diesem Gerät und für Bots; sie hat keinen freien Platz.
server-bad-log = Das ist nicht das Protokoll einer Partie auf einem Gerät: Eintrag { $number } ist unmöglich.
server-no-phrase = „{ $phrase }“ ist keiner der kurzen Sätze.
server-no-hints = Keine Tipps, solange Menschen gegeneinander spielen.
server-no-moment = Diese Partie hat bisher nur { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}.
server-unreadable = Die Nachricht war nicht zu verstehen: { $why }.
server-not-a-number = { $name } muss eine ganze Zahl sein, nicht „{ $value }“.
server-not-json = Die Anfrage muss JSON sein (Inhaltstyp application/json).
server-not-utf8 = Die Anfrage ist kein gültiges UTF-8.
server-one-host = Eine Anfrage muss genau einen Host nennen.
server-headers-too-large = Die Anfrage hat zu viele oder zu lange Kopfzeilen.
server-too-slow = Die Anfrage hat zu lange gebraucht.
server-too-large = Die Anfrage ist zu groß; erlaubt sind höchstens { $most } Bytes.
server-no-hello = Die erste Nachricht im Socket muss ein hello sein und in wenigen Sekunden kommen.
server-second-hello = Du hast schon Hallo gesagt.
server-nothing-here = Unter dieser Adresse ist nichts.
server-wrong-method = So lässt sich diese Adresse nicht benutzen.
server-bad-request = Die Anfrage war nicht zu verstehen.
server-wrong-host = Dieser Server hört nicht auf den Namen „{ $host }“; mit --allow-host lässt sich das erlauben.
server-wrong-origin = Eine fremde Seite darf diesen Server nicht benutzen.
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
server-id-used = Dieses Programm hat dieselbe Kennung für zwei verschiedene Befehle benutzt. Der zweite wurde nicht ausgeführt.
server-unsure = Der Server hat beim Speichern die Verbindung zu den Daten verloren; vielleicht ist es geschehen, vielleicht nicht. Bitte schau gleich noch einmal nach.
server-closing = Der Server wird neu gestartet; deine Partie bleibt erhalten.
server-elsewhere = Um diesen Tisch kümmert sich gerade ein anderer Teil des Servers. Bitte versuch es gleich noch einmal.
server-thinking-lost = Der Teil des Servers, der nachdenkt, ist stehen geblieben und wird neu gestartet. Bitte versuch es gleich noch einmal.
server-not-kept = Der Server hat die Verbindung zu seiner Datenbank verloren und wartet auf sie. Deine Partie bleibt erhalten; bitte versuch es gleich noch einmal.
server-making-ready = Die Regeln von { $game } werden vorbereitet. Das geschieht einmal und kann ein, zwei Minuten dauern. Bitte komm dann wieder.
server-too-many-requests = Das war viel auf einmal; bitte warte einen Moment.
server-too-many-made = Von deiner Adresse wurden schon viele Tische eröffnet; bitte warte ein wenig.
server-too-many-seats = Von deiner Adresse wurden schon viele Plätze an Tischen anderer besetzt; bitte warte ein wenig.
server-too-many-tables = Der Server hat gerade keinen Platz für einen weiteren Tisch.
server-too-much-loaded = Von deiner Adresse wurden in wenigen Minuten sehr viele Tische geöffnet; bitte warte ein wenig.
server-too-much-stored = Für deine Adresse wurde in einer Stunde sehr viel gespeichert; bitte warte ein wenig.
server-too-many-sockets = Gerade sind zu viele Leute verbunden; bitte versuch es gleich noch einmal.
server-watcher-gave-way = Viele schauen zu, und deinen Platz hat jetzt jemand anderes. Lade die Seite neu, um wieder zuzuschauen.
server-opened-elsewhere = Du hast diesen Tisch an vielen Stellen offen, und an den neuesten geht es weiter. Lade die Seite neu, um hier weiterzumachen.
server-asked-too-often = Darum hast du schon oft gebeten. Bitte frag nach dem nächsten Zug wieder, oder in einer Stunde.
server-table-almost-full = An diesem Tisch ist so viel geschehen, dass er nur noch Züge aufnimmt, damit die Partie zu ihrem Ende kommen kann.
server-table-full = An diesem Tisch ist so viel geschehen, dass er nichts mehr aufnimmt; bitte beginne einen neuen.
server-too-many-simulations = Ein Bot darf hier höchstens { $most } Simulationen nutzen.
server-too-fast = Das ging zu schnell; bitte warte einen Moment.
server-too-long = Das dauert dem Server zu lange. Bitte frag gleich noch einmal.
server-too-busy = Alle Bots denken schon nach; bitte frag gleich noch einmal.
server-no-bots = { $game } wird von Hand gebaut: An diesem Tisch können keine Bots sitzen.
server-no-clock = { $game } wird ohne Uhr gespielt.
server-no-resigning = Bei { $game } gibt niemand auf: Ihr baut zusammen. Wenn ihr fertig seid, wählt „Fertig“.
server-done-pending = Du hast die anderen schon gefragt, ob es fertig ist.
server-no-done-pending = Diese Bitte ist nicht mehr offen.
server-no-movement = In diesem Spiel sieht niemand, was andere in der Hand halten.

# Puzzles in the terminal.
puzzle-heading = { $game }, { $date }: { $title }
puzzle-none = { $game } hat keine Rätsel; diese Spiele haben welche: { $games }.
puzzle-bad-day = „{ $text }“ ist kein Tag; schreibe ihn wie 2026-11-15.
puzzle-list-help = ziggurat puzzle SPIEL öffnet eines davon.
puzzle-choices = Zur Wahl stehen: { $choices }
puzzle-other = Dein Gegenüber spielt { $token }.
puzzle-back = Versuch es noch einmal von vorn.
puzzle-answer = Die Lösung: { $tokens }
puzzle-left = Das Rätsel bleibt, wie es ist; komm wieder, wann du magst.

# The theorem of babel.
babel-theorem-plies = Stellungen nach jedem Zug, gedrehte und gespiegelte als eine; gewonnen und verloren für die Seite am Zug, beendet unter den verlorenen:
babel-theorem-openings = Der erste Zug, nach Art des Würfels, symmetrisch gleiche in einer Zeile:
babel-theorem-distances = Züge bis zum Ende, bei bestem Spiel auf beiden Seiten, und in wie vielen Stellungen das so ist:

# Talo-Fantasy, which the server alone judges.
talo-fantasy-unreadable = „{ $token }“ ist kein Zug. Nimm Stäbe mit t7 oder t3+4, passe mit einem Punkt, beende die Partie mit done. Wer einen Stab legt, sagt, wo er losgelassen wird und wo alles zur Ruhe kommt, wie in 3@5,5,1.5/1,0,0,0~.
talo-fantasy-no-turn = Die vier Zahlen, die einen Stab drehen, können nicht alle 0 sein.
talo-fantasy-far = Das ist zu weit weg vom Tisch.
talo-fantasy-hangs = Stab { $number }, ein { $length }er, würde in der Luft hängen: Unter ihm führt nichts bis zum Boden.
talo-fantasy-slipped = Der Stab ist abgerutscht, und sonst hat sich nichts bewegt: Er kommt zurück in die Hand.
talo-fantasy-not-slipped = Der Stab kommt nicht zurück in die Hand: Er bleibt, wo er liegt.
talo-fantasy-supply = Der Vorrat ist aufgebraucht, und alles steht: { talo-fantasy-built }.
talo-climbing-only = Die Option { $name } hat bei Fantasy keine Bedeutung.
talo-fantasy-fall = Das Bauwerk ist eingestürzt. Baut es noch einmal, noch kühner.
talo-fantasy-done = Ihr habt gebaut, was ihr wolltet: { talo-fantasy-built }.
talo-fantasy-built = { $bars ->
    [0] diesmal nichts
    [one] ein Stab
   *[other] { $bars } Stäbe
}

# Without JavaScript the page shows this, in every language (web/vite.config.ts).
page-needs-script = Ziggurat braucht JavaScript, um den Tisch zu zeigen.
