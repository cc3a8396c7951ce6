# Voor wie een server beheert: starten, de gegevens, kopieën en controles. De pagina zegt hier niets van.

server-at = Ziggurat is op { $url } – stop hem met Ctrl+C.
server-house = Anderen op je netwerk vinden hem op { $url }
server-no-port = De server kan niet luisteren op { $host }, poort { $port }: { $why }.
server-bad-limit = “{ $wish }” stelt geen grens in; schrijf naam=getal. De grenzen zijn: { $known }.
server-no-socket = De socket die met LISTEN_FDS is doorgegeven, is niet te gebruiken: { $why }.
server-bad-days = Tafels kunnen niet na { $days } dagen worden gearchiveerd; kies meer dan 0 en hooguit { $most }.
server-bad-thinkers = Het aantal denkthreads moet van 1 tot en met { $most } zijn, niet { $count }.
server-bad-address = “{ $address }” is geen adres zoals https://games.example.org. Schrijf niets achter de naam.
server-no-data = De gegevensmap { $folder } is niet te gebruiken: { $why }.
server-data-in-use = Een andere server gebruikt de gegevensmap { $folder }. Met z’n tweeën gaat dat niet.
server-data-in-use-at = { server-data-in-use } Je vindt hem op { $url }
server-no-page = Er is geen pagina in { $folder }: index.html ontbreekt.
server-data-too-new = De gegevens zijn geschreven door een nieuwere Ziggurat (versie { $version } van het schema; deze kent { $known }). Ze zijn ongemoeid gelaten; gebruik de nieuwere.
server-backup = De gegevens zijn gekopieerd naar { $file }.
server-backup-over-itself = { $file } hoort bij de gegevens die gekopieerd worden. Kies een andere plek voor de kopie.
server-backup-in-use = Een server gebruikt de map { $folder }. Schrijf de kopie in een andere map.
server-backup-opened = Een ander programma heeft { $file } open, of heeft het niet afgemaakt. Kies een andere naam voor de kopie.
server-backup-not-ours = { $file } is er al en is geen oudere reservekopie. Kies een andere naam voor de kopie.
server-backup-damaged = De gegevens in { $folder } zijn beschadigd, dus er is geen kopie bewaard: { $why }. Meer weten: ziggurat check-data.
server-counts = { $tables ->
    [one] { $tables } tafel
   *[other] { $tables } tafels
}, { $events ->
    [one] { $events } regel
   *[other] { $events } regels
}.
server-data-read = Gelezen: { $tables ->
    [one] { $tables } tafel
   *[other] { $tables } tafels
} met { $events ->
    [one] { $events } regel
   *[other] { $events } regels
}.
server-data-missing = Er zijn geen tafels in de map { $folder }: het bestand tables.sqlite3 ontbreekt.
server-data-empty = Het bestand { $file } is leeg, dus de tafels zijn verloren. Zet een reservekopie op die plek, of wis het lege bestand om opnieuw te beginnen.
server-data-only-log = { $file } ontbreekt, maar { $log } is er en kan partijen bevatten. Zet de database terug, of verplaats het logboek om opnieuw te beginnen.
server-bad-forget-days = Tafels kunnen niet na { $days } dagen worden gewist; kies meer dan 0 en hooguit { $most }.
server-no-postgres = PostgreSQL heeft een stuurprogramma nodig dat niet is geïnstalleerd. Installeer het met: pip install "ziggurat[postgres]".
server-database-bad-url = { $database } is niet het adres van een database, zoals postgresql://user@host/name: { $why }.
server-database-unreachable = De database { $database } is niet bereikbaar: { $why }.
server-database-rights = De gebruiker van de database { $database } mist een recht dat Ziggurat nodig heeft: { $why }. Ziggurat maakt een schema “ziggurat” en moet de tabellen ervan bezitten.
server-database-read-only = De database { $database } kan nu alleen worden gelezen. Kies er een waarin geschreven kan worden.
server-database-replica = De database { $database } is een replica, die alleen gelezen kan worden. Geef het adres van de hoofdserver.
server-database-full = De schijf van de database { $database } is vol. Maak daar ruimte; er is niets verloren.
server-database-failed = De database { $database } meldt een fout: { $why }.
server-database-in-use = Een andere server gebruikt de database { $database }; twee zouden elkaar in de weg zitten.
server-database-not-ours = De database heeft een schema “ziggurat” dat niet van ons is. Het is ongemoeid gelaten; kies een andere database.
server-database-missing = Er zijn geen tabellen van Ziggurat in de database { $database }.
server-data-unfinished = Deze gegevens komen uit een kopie die niet is afgemaakt. Geef dezelfde opdracht “ziggurat copy-data” nog eens.
server-backup-postgres = De gegevens staan in PostgreSQL. Kopieer ze met het eigen gereedschap daarvan, ook terwijl de server draait: pg_dump --format=custom --file=tables.dump { $database }
server-copied = Alle gegevens zijn naar { $place } gekopieerd en vergeleken.
server-copying = { NUMBER($done) } van { NUMBER($total) } tafels gekopieerd.
server-copy-same = { $place } kan niet op zichzelf worden gekopieerd.
server-copy-older = De gegevens in { $place } zijn van een oudere versie. Start deze versie er één keer mee, stop weer, en kopieer ze dan.
server-copy-others = { $place } heeft al tafels die niet gekopieerd worden, bijvoorbeeld { $table }. Er is niets gekopieerd; kies een lege plek.
server-copy-differs = De partij aan tafel { $table } is verdergegaan in { $place }. Er is niets overschreven; kies een lege plek.
server-copy-damaged = Tafel { $table } is beschadigd en kan niet worden gekopieerd. Herstel of wis die eerst: ziggurat check-data, ziggurat forget.
server-copy-not-equal = De kopie is anders dan het origineel. Die staat als niet afgemaakt; geef de opdracht nog eens.
server-copy-interrupted = Het kopiëren is onderbroken en niet af. Dezelfde opdracht gaat ermee verder.
server-forgotten = Tafel { $table } is gewist.
server-forget-unknown = Er is geen tafel { $table } in { $folder }. Er is niets gewist.
server-forget-other-version = De server die draait, is een andere versie van Ziggurat. Stop hem eerst en probeer het dan nog eens.
server-forget-later = De server is bezig en heeft niet geantwoord. Hij wist de tafel zodra hij kan.

check-table = Tafel { $table }:
check-file = Het bestand:
check-database = De database:
check-skipped = { $count ->
    [one] Eén tafel heeft een spel of regels die deze versie niet kent; de zetten ervan zijn niet nagekeken.
   *[other] { $count } tafels hebben spellen of regels die deze versie niet kent; de zetten ervan zijn niet nagekeken.
}
check-whole = Alles is in orde.
check-damaged = { $count ->
    [one] Eén ding klopt niet.
   *[other] { $count } dingen kloppen niet.
}
damage-missing = Regel { NUMBER($version, useGrouping: 0) } ontbreekt.
damage-unreadable = Regel { NUMBER($version, useGrouping: 0) } is niet te lezen.
damage-impossible = Regel { NUMBER($version, useGrouping: 0) } kan niet op de vorige zijn gevolgd.
damage-no-beginning = De eerste regel is geen begin.
damage-no-log = Het logboek van deze tafel ontbreekt.
damage-not-listed = Deze tafel ontbreekt in de lijst van tafels.
damage-tail = De regels na nummer { NUMBER($version, useGrouping: 0) } ontbreken.
damage-keys = Een sleutel van deze tafel ontbreekt of is beschadigd.
damage-file = SQLite meldt schade.
damage-database = PostgreSQL meldt schade.
damage-not-ours = Dit is geen database van Ziggurat.
damage-log = { $count ->
    [one] Het schrijflogboek is beschadigd; minstens één transactie erin is verloren.
   *[other] Het schrijflogboek is beschadigd; minstens { $count } transacties erin zijn verloren.
}
damage-fewer = Er waren { $tables ->
    [one] { $tables } tafel
   *[other] { $tables } tafels
} en { $events ->
    [one] { $events } regel
   *[other] { $events } regels
} toen de server het laatst draaide; er zijn er verloren.
server-no-backup = De gegevens in { $folder } konden niet naar { $file } worden gekopieerd: { $why }.
server-docs-not-here =
    Dit exemplaar van Ziggurat is zonder de documentatie gebouwd.

    In de broncode van Ziggurat zijn de pagina’s tekstbestanden in de map “docs”, te beginnen met docs/index.md. “make docs” maakt er een website van, en “ziggurat serve” laat die hier zien, ook terwijl de server draait. In pakketten die met “make release” zijn gebouwd, zit de documentatie al.
server-workers-need-database = Meerdere werkprocessen hebben een gedeelde database nodig. Voeg --data postgresql://… toe
server-bad-workers = Het aantal werkprocessen moet van 1 tot en met { $most } zijn, niet { $count }.
server-worker-not-started = Een werkproces is niet gestart; wat het hierboven schreef, zegt waarom.
