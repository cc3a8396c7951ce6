# Die Seite im Browser. Die Worte der Bretter stehen bei ihrem Spiel.

page-welcome = Stapelspiele: Was steht worauf?
page-welcome-more = Wähle eines und drück auf „Spielen“: Stups wartet schon auf dich. Oder hol jemanden an den Tisch.
page-play = Spielen
page-play-game = { $game } spielen
page-more-ways = Anders spielen
page-more-ways-game = Anders spielen: { $game }
page-missions = Missionen
page-learn = Lernen
page-learn-game = { $game } lernen
page-learn-steps = In kleinen Schritten lernen
page-explore = Erkunden
page-explore-game = { $game } erkunden
page-listed = Offene Tische
page-phase = { $phase ->
    [waiting] wartet auf Leute
    [over] zu Ende
   *[playing] { $ply ->
        [0] gerade begonnen
        [one] { $ply } Zug
       *[other] { $ply } Züge
    }
}
page-docs = Dokumentation (englisch)
page-about = Über Ziggurat
page-about-words = Ziggurat bringt vier Stapelspiele an einen Tisch: für Leute an einem Gerät, in einem Haus oder weit weg voneinander, und für Bots. Gegen Bots und an einem Gerät spielst du ganz in deinem Browser; der Server bringt Leute zusammen.
page-about-names = Die Namen der Spiele gehören ihren Verlagen, die mit diesem Projekt nichts zu tun haben. Jeder Text, jedes Bild und jeder Klang hier ist vom Projekt selbst.
page-about-parts = Gebaut mit
page-home = Startseite
page-close = Schließen
page-cancel = Abbrechen

page-lost = Hier steht nichts
page-lost-page = Diese Adresse führt nirgendwohin. Vielleicht ist der Link alt, oder ein Buchstabe ging unterwegs verloren.
page-lost-table = Dieser Tisch ist weg
page-no-such-game = Ein Spiel mit diesem Namen gibt es hier nicht.
page-not-loaded = Diese Seite konnte nicht geladen werden
page-not-loaded-more = Prüfe die Verbindung und versuche es noch einmal.
page-try-again = Noch einmal
page-unreachable = Der Server ist nicht zu erreichen. Neuer Versuch …
page-lost-line = Die Verbindung ist weg, deine Partie nicht. Neuer Versuch …
page-lost-line-busy = Die Verbindung ist weg. Dein Zug ist aufgehoben und geht los, sobald sie wieder da ist.
page-opening = Der Tisch wird gedeckt …

page-who-plays = Wer spielt?
page-way-bot = Gegen einen Bot
page-way-here = Zusammen an diesem Gerät
page-way-link = Mit Link einladen
page-way-anyone = Alle dürfen mitspielen
page-seat = Platz { $seat }
page-seats = Plätze
page-seat-here = { $first ->
    [true] Du, an diesem Gerät
   *[false] Jemand an diesem Gerät
}
page-seat-open = { $listed ->
    [true] Wer vorbeikommt
   *[false] Wer den Link bekommt
}
page-open-seat = freier Platz
page-name = Dein Name
page-name-of = Name auf Platz { $seat }
page-you = Du
page-bot = { $level ->
    [0] Bot
    [1] Pieps
    [2] Stups
    [3] Finn
    [4] Kastor
   *[5] Minerva
}
page-bot-choice = { page-bot } ({ $level ->
    [1] sanft
    [2] freundlich
    [3] wach
    [4] stark
   *[5] meisterlich
})
page-bot-rated = { page-bot-choice }, Wertung { $rating } ± { $margin }, Partien: { $games }
page-bot-about = { $level ->
    [0] Ein Bot mit eigener Stärke.
    [1] Pieps, die Maus, spielt, was ins Auge fällt, und übersieht vieles.
    [2] Stups, der Igel, denkt kurz nach und übersieht doch ab und zu etwas.
    [3] Finn, der Fuchs, sieht das meiste kommen und nutzt jeden leichtsinnigen Zug.
    [4] Kastor, der Biber, rechnet geduldig und verschenkt wenig.
   *[5] Minerva, die Eule, schaut, so weit sie kann, und irrt fast nie.
}
page-quoted = „{ $words }“
page-options = Spieloptionen
page-drawn = dem Zufall überlassen
page-order = Wer sitzt wo
page-order-chosen = wie hier gewählt
page-order-lot = ausgelost
page-clock = Uhr
page-clock-none = keine Uhr
page-clock-turn = eine Minute für jeden Zug
page-clock-total = zehn Minuten, plus fünf Sekunden je Zug
page-visible = Tisch auf der Startseite zeigen
page-sit-down = Hinsetzen
page-take-seat = Ein Platz ist für dich frei
page-or-watch = Oder bleib einfach und schau zu.
page-invite = Lade jemanden ein
page-invite-more = Schick diesen Link, oder lass die Kamera auf das Quadrat richten. Die Partie beginnt, wenn alle sitzen.
page-link = Link
page-qr = Der Link als Quadrat für eine Kamera
page-link-local = Dieser Link funktioniert nur auf diesem Rechner.
page-network = Andere in diesem Netz mitspielen lassen
page-network-more = Wenn du andere mitspielen lässt, können alle in deinem Netz diese Seite öffnen, bis du das wieder beendest oder Ziggurat stoppst.
page-network-open = Andere in diesem Netz finden sie unter { $address }.
page-network-close = Wieder nur dieser Rechner
page-invited = { $name } lädt dich zu einer Partie { $game } ein
page-invited-nameless = Du bist zu einer Partie { $game } eingeladen
page-invite-send = Einladung schicken
page-invite-copy = Einladung kopieren
page-copy = Kopieren
page-copied = Kopiert

page-waiting = Wir warten, bis sich jemand dazusetzt.
page-sat-down = { $name } hat sich dazugesetzt.
page-your-turn = Du bist dran: { $status }
page-thinking = { $name } denkt nach …
page-played = { $name }: { $action }.
page-to-act = am Zug
page-ending = { $how ->
    [resigned] { $self ->
        [true] Du hast aufgegeben.
       *[false] { $name } hat aufgegeben.
    }
    [time] { $self ->
        [true] Deine Zeit ist um.
       *[false] Die Zeit von { $name } ist um.
    }
   *[abandoned] Die Partie wurde abgebrochen.
}
page-ended = Ende der Partie
page-you-won = Du hast gewonnen!
page-won = { $name } gewinnt
page-team-won = { $names } gewinnen
page-your-team-won = Dein Team gewinnt!
page-shared-win = Gemeinsam gewonnen
page-nobody-won = Niemand gewinnt
page-rematch = Noch einmal
page-rematch-asked = Warten auf die anderen …
page-rematch-theirs = { $name } möchte noch eine Partie spielen.
page-rematch-accept = Ja, gern
page-rematch-decline = Jetzt nicht
page-rematch-refused = { $name } möchte jetzt nicht noch einmal spielen.
page-clock-waits = Die Uhren laufen, sobald alle da sind oder jemand zieht.
page-next-game = Zur nächsten Partie
page-look-back = Zurückschauen
page-looking-back = Rückblick: Zug { $ply } von { $count }
page-start = Der Anfang der Partie
page-watchers = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Leute schauen zu
}
page-watching = Du schaust zu.
page-moved = { $ply ->
    [0] Diese Partie kam vor ihrem ersten Zug von einem Gerät hierher.
   *[other] Diese Partie kam bei Zug { $ply } von einem Gerät hierher. Was der Zufall bis dahin entschied, entschied er auf jenem Gerät.
}
page-set-up = Diese Partie beginnt nicht am Anfang, sondern mit einer aufgebauten Stellung.
page-other-seat = Den Platz dieses Links nehmen?
page-other-seat-more = Der Link gilt für Platz { $seats } an diesem Tisch. Du hast hier schon einen Platz, und dieses Gerät kann nur einen von beiden behalten.
page-other-seat-take = Den anderen Platz nehmen
page-other-seat-keep = Meinen Platz behalten
page-link-refused = Dieser persönliche Link öffnet keinen Platz an diesem Tisch. Du behältst den Platz, den du hast.
page-hand-over = { $name }, du bist dran.
page-hand-over-more = Gib das Gerät weiter.

page-panel = Züge und Werkzeuge
page-last-here = { $whose ->
    [own] Dein letzter Zug
   *[other] Letzter Zug von { $name }
}
page-actions = Bisherige Züge
page-no-actions = Noch wurde nichts gespielt.
page-step = { $how ->
    [first] Zum Anfang
    [back] Einen Zug zurück
    [next] Einen Zug weiter
   *[last] Zum neuesten
}
page-replay = Abspielen
page-pause = Anhalten
page-hint = Tipp
page-hint-thinking = Moment …
page-undo = Zurück
page-undone = Zurückgenommen.
page-undo-yours = Du möchtest deinen letzten Zug zurücknehmen.
page-undo-theirs = { $name } möchte einen Zug zurücknehmen.
page-undo-refused = Die anderen möchten lieber weiterspielen.
page-done = Ist es fertig?
page-done-yours = Du hast die anderen gefragt, ob es fertig ist.
page-done-theirs = { $name } findet, es ist fertig. Du auch?
page-done-agree = Ja, fertig
page-done-refuse = Weiterbauen
page-done-refused = Die anderen möchten lieber weiterbauen.
page-agree = Einverstanden
page-refuse = Lieber nicht
page-absent = { $name } ist nicht da.
page-stand-in = Bot weiterspielen lassen
page-delete = Tisch löschen
page-delete-sure = Diesen Tisch endgültig löschen?
page-delete-alone = Partie, Namen und Links verschwinden für alle. Nichts davon lässt sich zurückholen.
page-delete-others = Zuerst werden die anderen am Tisch gefragt. Stimmen sie zu, verschwinden Partie, Namen und Links für alle. Wer seit sieben Tagen nicht da war, gilt als einverstanden.
page-delete-keep = Behalten
page-delete-yours = Du möchtest diesen Tisch löschen. Jetzt fehlen noch die anderen.
page-delete-theirs = { $name } möchte diesen Tisch endgültig löschen.
page-delete-agreed = Du bist einverstanden, den Tisch zu löschen. Jetzt fehlen noch die anderen.
page-delete-refused = Die anderen möchten den Tisch lieber behalten.
page-deleted = Dieser Tisch ist gelöscht
page-deleted-more = Auf dem Server ist nichts mehr davon. Danke fürs Mitspielen.
page-damaged = Dieser Tisch lässt sich nicht öffnen
page-gave-way = Diese Seite hat den Tisch verlassen
page-reload = Seite neu laden
page-resign = Aufgeben
page-resign-sure = Diese Partie aufgeben?
page-resign-more = Für dich ist die Partie dann zu Ende. Sie bleibt in der Liste, und du kannst sie dir ansehen.
page-keep-playing = Weiterspielen
page-phrases = Etwas sagen
page-place = Setzen
page-more-pieces = { $count ->
    [one] Noch ein Teil
   *[other] Noch { $count } Teile
}
page-rules = So wird gespielt
page-share = Teilen
page-share-link = Wer diesen Link hat, kann zuschauen.
page-share-record = Mitschrift der Partie
page-share-picture = Bild des Bretts
page-share-device = An einem anderen Gerät weiterspielen
page-share-device-more = Dieser persönliche Link bringt deinen Platz auf ein anderes Gerät. Behalte ihn für dich.

page-explore-words = Jeder Zug und was er wert ist
page-explore-start = Anfang
page-explore-until = Zur Stellung vor Zug { $number }
page-no-position = Diese Stellung gibt es nicht
page-not-solved = Vollständig gelöst ist nur eines dieser Spiele: Babel.
page-theorem = Die ganze Wahrheit
page-working-out = Wird ausgerechnet …
page-perfect-line = Perfektes Spiel
page-truth-moves = { $distance ->
    [one] { $distance } Zug
   *[other] { $distance } Zügen
}
page-truth = { $how ->
    [win] Platz { $seat } gewinnt in { page-truth-moves }, wenn niemand einen Fehler macht.
    [draw] Ein gemeinsamer Sieg, wenn niemand einen Fehler macht.
    [loss] Was Platz { $seat } auch tut: Die Gegenseite gewinnt in { page-truth-moves }, wenn niemand einen Fehler macht.
   *[estimate] Sicher weiß es niemand.
}

page-settings = Einstellungen
page-theme = Farben
page-theme-system = wie das Gerät
page-theme-light = hell
page-theme-dark = dunkel
page-language = Sprache
page-language-auto = wie im Browser
page-speed = Bewegung
page-speed-calm = ruhig
page-speed-quick = flott
page-speed-none = keine
page-bots = Bots ziehen
page-bots-slow = langsam, gut zu verfolgen
page-bots-calm = einen Zug nach dem anderen
page-bots-none = sofort
page-sound = Klang
page-volume = Lautstärke
page-notify = Bescheid geben, wenn ich dran bin
page-notify-denied = Dieser Browser soll keine Mitteilungen zeigen. In seinen Einstellungen für diese Seite kannst du sie erlauben.
page-confirm = Setzen bestätigen
page-confirm-touch = auf Touchscreens
page-confirm-always = immer
page-confirm-never = nie
page-quality = Bild
page-quality-auto = nach Tempo gewählt
page-quality-full = detailliert
page-quality-plain = einfach
page-quality-flat = flacher Plan

page-camera = Blickwinkel
page-look = { $how ->
    [left] Nach links drehen
    [right] Nach rechts drehen
    [side] Von der nächsten Seite
    [above] Von oben
    [under] Von unten
    [closer] Näher
    [farther] Weiter weg
   *[reset] Zurück zum gewohnten Blick
}
page-explode = Stockwerke trennen

page-twin = Plan und Text
page-layer-up = Eine Lage höher
page-layer-down = Eine Lage tiefer
page-command = Zug in Notation
page-enter = Spielen
page-doable = { $count ->
    [0] Gerade gibt es nichts zu tun
    [one] Eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
page-doable-here = { $count ->
    [0] In diesem Feld gibt es nichts zu tun
    [one] Eine Möglichkeit in diesem Feld
   *[other] { $count } Möglichkeiten in diesem Feld
}
page-doable-all = Alle zeigen
page-doable-more = { $count } weitere: Wähle ein Feld im Plan, oder tipp den Zug ein.
page-nothing-here = Hier gibt es gerade nichts zu tun.

page-tip = Hinweis
page-tip-skip = Ohne Hinweise

page-keys = Tasten
page-with-key = { $words } ({ $key })
page-key-f = F = Plan und Text
page-key-h = H = Tipp
page-key-z = Z = zurücknehmen
page-key-p = P = das perfekte Spiel ablaufen lassen
page-key-step = , . = einen Zug zurück, einen weiter
page-key-l = L = den letzten Zug hören
page-key-s = S = hören, wer am Zug ist
page-key-m = M = Einstellungen und Werkzeuge
page-key-help = ? = diese Seite
page-notation = Notation zeigen
page-turn = Zug
