# For den som driver en server: starte den, dataene, sikkerhetskopier, kopier og sjekker. Siden sier ingenting av dette.

server-at = Ziggurat er på { $url } – stopp med Ctrl+C.
server-house = Andre på nettverket ditt finner den på { $url }
server-no-port = Serveren kan ikke lytte på { $host }, port { $port }: { $why }.
server-bad-limit = «{ $wish }» setter ingen grense. Skriv navn=tall. Grensene er: { $known }.
server-no-socket = Socketen som ble overlevert med LISTEN_FDS, kan ikke brukes: { $why }.
server-bad-days = Bord kan ikke arkiveres etter { $days } dager. Velg mer enn 0 og høyst { $most }.
server-bad-thinkers = Antallet tenketråder må være fra 1 til { $most }, ikke { $count }.
server-workers-need-database = Flere arbeidsprosesser trenger en database som de deler. Legg til --data postgresql://…
server-bad-workers = Antallet arbeidsprosesser må være fra 1 til { $most }, ikke { $count }.
server-worker-not-started = En arbeidsprosess startet ikke. Utskriften over sier hvorfor.
server-bad-address = «{ $address }» er ikke en adresse som https://games.example.org. Skriv ingenting etter navnet.
server-no-data = Datamappen { $folder } kan ikke brukes: { $why }.
server-data-in-use = En annen server bruker datamappen { $folder }. To kan ikke dele den.
server-data-in-use-at = { server-data-in-use } Du finner den på { $url }
server-no-page = Det er ingen side i { $folder }: index.html mangler.
server-data-too-new = Dataene er skrevet av en nyere Ziggurat (versjon { $version } av skjemaet; denne kjenner { $known }). De er ikke rørt. Bruk den nyere.
server-backup = Dataene er kopiert til { $file }.
server-backup-over-itself = { $file } hører til dataene som skal kopieres. Velg et annet sted for kopien.
server-backup-in-use = En server bruker mappen { $folder }. Skriv kopien til en annen mappe.
server-backup-opened = Et annet program har { $file } åpen, eller etterlot den uferdig. Velg et annet navn på kopien.
server-backup-not-ours = { $file } finnes allerede og er ikke en eldre sikkerhetskopi. Velg et annet navn på kopien.
server-backup-damaged = Dataene i { $folder } er skadet, så ingen kopi ble beholdt: { $why }. For å finne ut mer: ziggurat check-data.
server-counts = { $tables } bord, { $events ->
    [one] { $events } oppføring
   *[other] { $events } oppføringer
}.
server-data-read = Leste { $tables } bord med { $events ->
    [one] { $events } oppføring
   *[other] { $events } oppføringer
}.
server-data-missing = Det er ingen bord i mappen { $folder }: filen tables.sqlite3 mangler.
server-data-empty = Filen { $file } er tom, så bordene i den er tapt. Legg en sikkerhetskopi der i stedet, eller slett den tomme filen for å begynne på nytt.
server-data-only-log = { $file } mangler, men { $log } er der og kan inneholde partier. Legg databasen tilbake, eller flytt loggen bort for å begynne på nytt.
server-bad-forget-days = Bord kan ikke slettes etter { $days } dager. Velg mer enn 0 og høyst { $most }.
server-no-postgres = PostgreSQL trenger en driver som ikke er installert. Installer den med: pip install "ziggurat[postgres]".
server-database-bad-url = { $database } er ikke adressen til en database, som i postgresql://user@host/name: { $why }.
server-database-unreachable = Får ikke kontakt med databasen { $database }: { $why }.
server-database-rights = Brukeren av databasen { $database } mangler en rettighet som Ziggurat trenger: { $why }. Ziggurat lager et skjema som heter «ziggurat», og må eie tabellene i det.
server-database-read-only = Databasen { $database } kan bare leses for øyeblikket. Velg en som det kan skrives til.
server-database-replica = Databasen { $database } er en replika, som bare kan leses. Oppgi adressen til hovedserveren.
server-database-full = Disken til databasen { $database } er full. Gjør plass der. Ingenting er tapt.
server-database-failed = Databasen { $database } melder om en feil: { $why }.
server-database-in-use = En annen server bruker databasen { $database }. To ville gå i veien for hverandre.
server-database-not-ours = Databasen har et skjema som heter «ziggurat», men det er ikke vårt. Det er ikke rørt. Velg en annen database.
server-database-missing = Det er ingen Ziggurat-tabeller i databasen { $database }.
server-data-unfinished = Disse dataene kommer fra en kopi som ikke ble ferdig. Kjør den samme «ziggurat copy-data» igjen.
server-backup-postgres = Dataene er i PostgreSQL. Kopier dem med verktøyet som hører til der, også mens serveren går: pg_dump --format=custom --file=tables.dump { $database }
server-copied = Alle data er kopiert til { $place } og sammenlignet.
server-copying = { NUMBER($done) } av { NUMBER($total) } bord kopiert.
server-copy-same = { $place } kan ikke kopieres til seg selv.
server-copy-older = Dataene i { $place } er fra en eldre versjon. Start denne versjonen med dem én gang, stopp den, og kopier dem så.
server-copy-others = { $place } har allerede bord som ikke er blant dem som skal kopieres, for eksempel { $table }. Ingenting ble kopiert. Velg et tomt sted.
server-copy-differs = Partiet ved bordet { $table } har gått videre i { $place }. Ingenting ble overskrevet. Velg et tomt sted.
server-copy-damaged = Bordet { $table } er skadet og kan ikke kopieres. Reparer eller slett det først: ziggurat check-data, ziggurat forget.
server-copy-not-equal = Kopien er ikke lik originalen. Den er merket som uferdig. Kjør kommandoen en gang til.
server-copy-interrupted = Kopieringen ble avbrutt og er ikke ferdig. Den samme kommandoen fortsetter den.
server-forgotten = Bordet { $table } er slettet.
server-forget-unknown = Det er ikke noe bord { $table } i { $folder }. Ingenting ble slettet.
server-forget-other-version = Serveren som går, er en annen versjon av Ziggurat. Stopp den først, og prøv igjen.
server-forget-later = Serveren er opptatt og har ikke svart. Den sletter bordet så snart den kan.

check-table = Bord { $table }:
check-file = Filen:
check-database = Databasen:
check-skipped = { $count ->
    [one] Ett bord har et spill eller regler som denne versjonen ikke kjenner. Trekkene ble ikke sjekket.
   *[other] { $count } bord har spill eller regler som denne versjonen ikke kjenner. Trekkene ble ikke sjekket.
}
check-whole = Alt er i orden.
check-damaged = { $count ->
    [one] Én ting er galt.
   *[other] { $count } ting er galt.
}
damage-missing = Oppføring { NUMBER($version, useGrouping: 0) } mangler.
damage-unreadable = Oppføring { NUMBER($version, useGrouping: 0) } kan ikke leses.
damage-impossible = Oppføring { NUMBER($version, useGrouping: 0) } kan ikke ha kommet etter dem før den.
damage-no-beginning = Den første oppføringen er ingen begynnelse.
damage-no-log = Loggen for dette bordet mangler.
damage-not-listed = Dette bordet mangler i listen over bord.
damage-tail = Oppføringene etter nummer { NUMBER($version, useGrouping: 0) } mangler.
damage-keys = En nøkkel til dette bordet mangler eller er skadet.
damage-file = SQLite melder om skade.
damage-database = PostgreSQL melder om skade.
damage-not-ours = Dette er ikke en Ziggurat-database.
damage-log = { $count ->
    [one] Skriveloggen (WAL) er skadet. Minst én transaksjon i den er tapt.
   *[other] Skriveloggen (WAL) er skadet. Minst { $count } transaksjoner i den er tapt.
}
damage-fewer = Det var { $tables } bord og { $events ->
    [one] { $events } oppføring
   *[other] { $events } oppføringer
} sist serveren gikk. Noen av dem er tapt.
server-no-backup = Dataene i { $folder } kunne ikke kopieres til { $file }: { $why }.
server-docs-not-here =
    Denne utgaven av Ziggurat er laget uten dokumentasjonen.

    I kildekoden til Ziggurat er sidene tekstfiler i mappen «docs», og de begynner med docs/index.md. «make docs» lager et nettsted av dem, og «ziggurat serve» viser det her, også mens serveren går. Pakker som er laget med «make release», har det med seg.
