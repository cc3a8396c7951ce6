# För den som driver en server: att starta den, dess data, säkerhetskopior, kopior och kontroller. Sidan säger inget av detta.

server-at = Ziggurat finns på { $url } – avsluta med Ctrl+C.
server-house = Andra på ditt nätverk hittar den på { $url }
server-no-port = Servern kan inte lyssna på { $host }, port { $port }: { $why }.
server-bad-limit = ”{ $wish }” anger ingen gräns; skriv namn=tal. Gränserna är: { $known }.
server-no-socket = Socketen som lämnades över med LISTEN_FDS går inte att använda: { $why }.
server-bad-days = Bord kan inte arkiveras efter { $days } dagar; välj mer än 0 och högst { $most }.
server-bad-thinkers = Antalet tänkande trådar måste vara från 1 till { $most }, inte { $count }.
server-workers-need-database = Flera arbetare behöver en gemensam databas. Lägg till --data postgresql://…
server-bad-workers = Antalet arbetare måste vara från 1 till { $most }, inte { $count }.
server-worker-not-started = En arbetare startade inte; utskriften ovan säger varför.
server-bad-address = ”{ $address }” är ingen adress som https://games.example.org. Skriv inget efter namnet.
server-no-data = Datamappen { $folder } går inte att använda: { $why }.
server-data-in-use = En annan server använder datamappen { $folder }. Två kan inte dela på den.
server-data-in-use-at = { server-data-in-use } Du hittar den på { $url }
server-no-page = Det finns ingen sida i { $folder }: index.html saknas.
server-data-too-new = Data skrevs av en nyare Ziggurat (version { $version } av schemat; den här känner till { $known }). De är orörda; använd den nyare.
server-backup = Data är kopierade till { $file }.
server-backup-over-itself = { $file } hör till de data som ska kopieras. Välj ett annat ställe för kopian.
server-backup-in-use = En server använder mappen { $folder }. Skriv kopian till en annan mapp.
server-backup-opened = Ett annat program har { $file } öppen, eller lämnade den ofärdig. Välj ett annat namn för kopian.
server-backup-not-ours = { $file } finns redan och är ingen äldre säkerhetskopia. Välj ett annat namn för kopian.
server-backup-damaged = Data i { $folder } är skadade, så ingen kopia behölls: { $why }. För att få veta mer: ziggurat check-data.
server-counts = { $tables } bord, { $events ->
    [one] { $events } post
   *[other] { $events } poster
}.
server-data-read = Läste { $tables } bord med { $events ->
    [one] { $events } post
   *[other] { $events } poster
}.
server-data-missing = Det finns inga bord i mappen { $folder }: filen tables.sqlite3 saknas.
server-data-empty = Filen { $file } är tom, så dess bord är förlorade. Lägg dit en säkerhetskopia i stället, eller radera den tomma filen för att börja på nytt.
server-data-only-log = { $file } saknas, men { $log } finns och kan innehålla partier. Lägg tillbaka databasen, eller flytta bort loggen för att börja på nytt.
server-bad-forget-days = Bord kan inte raderas efter { $days } dagar; välj mer än 0 och högst { $most }.
server-no-postgres = PostgreSQL behöver en drivrutin som inte är installerad. Installera den med: pip install "ziggurat[postgres]".
server-database-bad-url = { $database } är ingen adress till en databas, som postgresql://user@host/name: { $why }.
server-database-unreachable = Databasen { $database } går inte att nå: { $why }.
server-database-rights = Databasens användare ({ $database }) saknar en rättighet som Ziggurat behöver: { $why }. Ziggurat skapar ett schema som heter ”ziggurat” och måste äga dess tabeller.
server-database-read-only = Databasen { $database } går just nu bara att läsa. Välj en som går att skriva till.
server-database-replica = Databasen { $database } är en replika, som bara går att läsa. Ange adressen till den primära servern.
server-database-full = Disken för databasen { $database } är full. Gör plats där; inget är förlorat.
server-database-failed = Databasen { $database } rapporterar ett fel: { $why }.
server-database-in-use = En annan server använder databasen { $database }; två skulle vara i vägen för varandra.
server-database-not-ours = Databasen har ett schema som heter ”ziggurat” men som inte är vårt. Det är orört; välj en annan databas.
server-database-missing = Det finns inga tabeller från Ziggurat i databasen { $database }.
server-data-unfinished = De här data kommer från en kopia som inte blev färdig. Kör samma ”ziggurat copy-data” igen.
server-backup-postgres = Data finns i PostgreSQL. Kopiera dem med dess eget verktyg, även medan servern är igång: pg_dump --format=custom --file=tables.dump { $database }
server-copied = Alla data är kopierade till { $place } och jämförda.
server-copying = { NUMBER($done) } av { NUMBER($total) } bord kopierade.
server-copy-same = { $place } kan inte kopieras till sig själv.
server-copy-older = Data i { $place } är från en äldre version. Starta den här versionen med dem en gång, stoppa den och kopiera dem sedan.
server-copy-others = { $place } har redan bord som inte är bland dem som ska kopieras, till exempel { $table }. Inget kopierades; välj ett tomt ställe.
server-copy-differs = Partiet vid bordet { $table } har gått vidare i { $place }. Inget skrevs över; välj ett tomt ställe.
server-copy-damaged = Bordet { $table } är skadat och går inte att kopiera. Laga eller radera det först: ziggurat check-data, ziggurat forget.
server-copy-not-equal = Kopian skiljer sig från originalet. Den är märkt som ofärdig; kör kommandot igen.
server-copy-interrupted = Kopieringen avbröts och är inte färdig. Samma kommando fortsätter den.
server-forgotten = Bordet { $table } är raderat.
server-forget-unknown = Det finns inget bord { $table } i { $folder }. Inget raderades.
server-forget-other-version = Servern som är igång är en annan version av Ziggurat. Stoppa den först och försök sedan igen.
server-forget-later = Servern är upptagen och har inte svarat. Den raderar bordet så snart den kan.

check-table = Bord { $table }:
check-file = Filen:
check-database = Databasen:
check-skipped = { $count ->
    [one] Ett bord har ett spel eller regler som den här versionen inte känner till; dess drag kontrollerades inte.
   *[other] { $count } bord har spel eller regler som den här versionen inte känner till; deras drag kontrollerades inte.
}
check-whole = Allt är i sin ordning.
check-damaged = { $count ->
    [one] En sak är fel.
   *[other] { $count } saker är fel.
}
damage-missing = Post { NUMBER($version, useGrouping: 0) } saknas.
damage-unreadable = Post { NUMBER($version, useGrouping: 0) } går inte att läsa.
damage-impossible = Post { NUMBER($version, useGrouping: 0) } kan inte ha följt på dem före.
damage-no-beginning = Den första posten är ingen början.
damage-no-log = Bordets logg saknas.
damage-not-listed = Bordet saknas i listan över bord.
damage-tail = Posterna efter nummer { NUMBER($version, useGrouping: 0) } saknas.
damage-keys = En av bordets nycklar saknas eller är skadad.
damage-file = SQLite rapporterar skador.
damage-database = PostgreSQL rapporterar skador.
damage-not-ours = Det här är ingen databas från Ziggurat.
damage-log = { $count ->
    [one] Loggen som skrivs i förväg (WAL) är skadad; minst en ändring i den är förlorad.
   *[other] Loggen som skrivs i förväg (WAL) är skadad; minst { $count } ändringar i den är förlorade.
}
damage-fewer = Det fanns { $tables } bord och { $events ->
    [one] { $events } post
   *[other] { $events } poster
} när servern senast var igång; några är förlorade.
server-no-backup = Data i { $folder } kunde inte kopieras till { $file }: { $why }.
server-docs-not-here =
    Den här kopian av Ziggurat byggdes utan dokumentation.

    I källkoden till Ziggurat är sidorna textfiler i mappen ”docs”, med början i docs/index.md. ”make docs” gör en webbplats av dem, som ”ziggurat serve” visar här, även om den redan är igång. Paket som byggs med ”make release” har med den.
