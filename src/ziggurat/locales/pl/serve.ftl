# Dla kogoś, kto prowadzi serwer: start, dane, kopie zapasowe, kopiowanie i sprawdzanie. Strona nic z tego nie mówi.

server-at = Ziggurat działa pod adresem { $url } – zatrzymuje go Ctrl+C.
server-house = Inni w twojej sieci znajdą go pod adresem { $url }
server-no-port = Serwer nie może nasłuchiwać na { $host }, port { $port }: { $why }.
server-bad-limit = „{ $wish }” nie ustawia limitu; napisz nazwa=liczba. Limity to: { $known }.
server-no-socket = Gniazda przekazanego przez LISTEN_FDS nie da się użyć: { $why }.
server-bad-days = Stoły nie mogą trafiać do archiwum po takiej liczbie dni: { $days }. Wybierz więcej niż 0 i najwyżej { $most }.
server-bad-thinkers = Liczba wątków myślących musi być od 1 do { $most }, a nie { $count }.
server-workers-need-database = Kilka procesów roboczych potrzebuje wspólnej bazy danych. Dodaj --data postgresql://…
server-bad-workers = Liczba procesów roboczych musi być od 1 do { $most }, a nie { $count }.
server-worker-not-started = Proces roboczy nie wystartował; to, co wypisał powyżej, mówi dlaczego.
server-bad-address = „{ $address }” to nie adres taki jak https://games.example.org. Po nazwie nic nie pisz.
server-no-data = Katalogu danych { $folder } nie da się użyć: { $why }.
server-data-in-use = Katalogu danych { $folder } używa inny serwer. Dwa nie mogą go dzielić.
server-data-in-use-at = { server-data-in-use } Znajdziesz go pod adresem { $url }
server-no-page = W { $folder } nie ma strony: brakuje index.html.
server-data-too-new = Dane zapisał nowszy Ziggurat (wersja schematu { $version }; ten zna { $known }). Są nienaruszone; użyj nowszego.
server-backup = Dane są skopiowane do { $file }.
server-backup-over-itself = { $file } należy do danych, które mają być skopiowane. Wybierz inne miejsce na kopię.
server-backup-in-use = Katalogu { $folder } używa serwer. Zapisz kopię w innym katalogu.
server-backup-opened = Inny program ma otwarty { $file } albo zostawił go niedokończonego. Wybierz inną nazwę dla kopii.
server-backup-not-ours = { $file } już istnieje i nie jest starszą kopią zapasową. Wybierz inną nazwę dla kopii.
server-backup-damaged = Dane w { $folder } są uszkodzone, więc kopia nie powstała: { $why }. Więcej powie: ziggurat check-data.
server-counts = { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}, { $events ->
    [one] { $events } wpis
    [few] { $events } wpisy
   *[many] { $events } wpisów
}.
server-data-read = Odczytano { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
} i { $events ->
    [one] { $events } wpis
    [few] { $events } wpisy
   *[many] { $events } wpisów
}.
server-data-missing = W katalogu { $folder } nie ma stołów: brakuje pliku tables.sqlite3.
server-data-empty = Plik { $file } jest pusty, więc jego stoły przepadły. Wstaw na jego miejsce kopię zapasową albo usuń pusty plik, żeby zacząć od nowa.
server-data-only-log = Brakuje { $file }, ale { $log } istnieje i może zawierać partie. Przywróć bazę danych albo przenieś dziennik, żeby zacząć od nowa.
server-bad-forget-days = Stołów nie można usuwać po takiej liczbie dni: { $days }. Wybierz więcej niż 0 i najwyżej { $most }.
server-no-postgres = PostgreSQL potrzebuje sterownika, którego tu nie ma. Zainstaluj go: pip install "ziggurat[postgres]".
server-database-bad-url = { $database } to nie adres bazy danych taki jak postgresql://user@host/name: { $why }.
server-database-unreachable = Baza danych { $database } nie odpowiada: { $why }.
server-database-rights = Użytkownikowi bazy danych { $database } brakuje prawa, którego potrzebuje Ziggurat: { $why }. Ziggurat tworzy schemat „ziggurat” i musi być właścicielem jego tabel.
server-database-read-only = Bazę danych { $database } można teraz tylko czytać. Wybierz taką, w której można pisać.
server-database-replica = Baza danych { $database } to replika, którą można tylko czytać. Podaj adres serwera głównego.
server-database-full = Dysk bazy danych { $database } jest pełny. Zrób na nim miejsce; nic nie przepadło.
server-database-failed = Baza danych { $database } zgłasza błąd: { $why }.
server-database-in-use = Bazy danych { $database } używa inny serwer; dwa by sobie przeszkadzały.
server-database-not-ours = W bazie danych jest schemat „ziggurat”, który nie jest nasz. Został nienaruszony; wybierz inną bazę.
server-database-missing = W bazie danych { $database } nie ma stołów Zigguratu.
server-data-unfinished = Te dane pochodzą z niedokończonego kopiowania. Uruchom jeszcze raz to samo „ziggurat copy-data”.
server-backup-postgres = Dane są w PostgreSQL. Skopiuj je jego własnym narzędziem, nawet gdy serwer działa: pg_dump --format=custom --file=tables.dump { $database }
server-copied = Wszystkie dane są skopiowane do { $place } i porównane.
server-copying = Skopiowane stoły: { NUMBER($done) } z { NUMBER($total) }.
server-copy-same = { $place }: nie da się skopiować w to samo miejsce.
server-copy-older = Dane w { $place } są ze starszej wersji. Uruchom z nimi raz tę wersję, zatrzymaj ją i wtedy kopiuj.
server-copy-others = W { $place } są już stoły, których nie ma wśród kopiowanych, na przykład { $table }. Nic nie zostało skopiowane; wybierz puste miejsce.
server-copy-differs = Partia przy stole { $table } potoczyła się dalej w { $place }. Nic nie zostało nadpisane; wybierz puste miejsce.
server-copy-damaged = Stół { $table } jest uszkodzony i nie da się go skopiować. Najpierw go napraw albo usuń: ziggurat check-data, ziggurat forget.
server-copy-not-equal = Kopia różni się od oryginału. Jest oznaczona jako niedokończona; powtórz polecenie.
server-copy-interrupted = Kopiowanie zostało przerwane i nie jest dokończone. To samo polecenie je wznowi.
server-forgotten = Stół { $table } jest usunięty.
server-forget-unknown = W { $folder } nie ma stołu { $table }. Nic nie zostało usunięte.
server-forget-other-version = Działający serwer to inna wersja Zigguratu. Najpierw go zatrzymaj, potem spróbuj jeszcze raz.
server-forget-later = Serwer jest zajęty i nie odpowiada. Usunie stół, gdy tylko będzie mógł.

check-table = Stół { $table }:
check-file = Plik:
check-database = Baza danych:
check-skipped = { $count ->
    [one] Jeden stół jest z gry lub zasad, których ta wersja nie zna; jego ruchów nie sprawdzono.
    [few] { $count } stoły są z gier lub zasad, których ta wersja nie zna; ich ruchów nie sprawdzono.
   *[many] { $count } stołów jest z gier lub zasad, których ta wersja nie zna; ich ruchów nie sprawdzono.
}
check-whole = Wszystko w porządku.
check-damaged = { $count ->
    [one] Jedna rzecz jest nie w porządku.
    [few] { $count } rzeczy są nie w porządku.
   *[many] { $count } rzeczy jest nie w porządku.
}
damage-missing = Brakuje wpisu { NUMBER($version, useGrouping: 0) }.
damage-unreadable = Wpisu { NUMBER($version, useGrouping: 0) } nie da się odczytać.
damage-impossible = Wpis { NUMBER($version, useGrouping: 0) } nie mógł nastąpić po poprzednich.
damage-no-beginning = Pierwszy wpis nie jest początkiem.
damage-no-log = Brakuje dziennika tego stołu.
damage-not-listed = Tego stołu brakuje na liście stołów.
damage-tail = Brakuje wpisów po numerze { NUMBER($version, useGrouping: 0) }.
damage-keys = Klucza tego stołu brakuje albo jest uszkodzony.
damage-file = SQLite zgłasza uszkodzenie.
damage-database = PostgreSQL zgłasza uszkodzenie.
damage-not-ours = To nie jest baza danych Zigguratu.
damage-log = { $count ->
    [one] Dziennik write-ahead jest uszkodzony; przepadło z niego co najmniej jedno zatwierdzenie.
    [few] Dziennik write-ahead jest uszkodzony; przepadły z niego co najmniej { $count } zatwierdzenia.
   *[many] Dziennik write-ahead jest uszkodzony; przepadło z niego co najmniej { $count } zatwierdzeń.
}
damage-fewer = Gdy serwer działał ostatnio, dane zawierały: { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
} i { $events ->
    [one] { $events } wpis
    [few] { $events } wpisy
   *[many] { $events } wpisów
}; część przepadła.
server-no-backup = Danych z { $folder } nie udało się skopiować do { $file }: { $why }.
server-docs-not-here =
    Ta kopia Zigguratu została zbudowana bez dokumentacji.

    W źródłach Zigguratu jej strony to pliki tekstowe w folderze „docs”, a zaczynają się od docs/index.md. „make docs” robi z nich witrynę, którą „ziggurat serve” pokazuje tutaj, także gdy już działa. Pakiety zbudowane przez „make release” mają ją w sobie.
