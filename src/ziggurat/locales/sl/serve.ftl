# Za tiste, ki imajo strežnik: zagon, podatki, varnostne kopije, prenosi in preverjanje. Stran od tega ne pove ničesar.

server-at = Ziggurat je na naslovu { $url } – ustaviš ga s Ctrl+C.
server-house = Drugi v tvojem omrežju ga najdejo na naslovu { $url }
server-no-port = Strežnik ne more poslušati na { $host }, vrata { $port }: { $why }.
server-bad-limit = »{ $wish }« ne določa omejitve; napiši ime=število. Omejitve so: { $known }.
server-no-socket = Vtičnice, predane z LISTEN_FDS, ni mogoče uporabiti: { $why }.
server-bad-days = Miz ni mogoče arhivirati po toliko dneh: { $days }. Izberi več kot 0 in največ { $most }.
server-bad-thinkers = Število niti za razmišljanje mora biti od 1 do { $most }, ne { $count }.
server-workers-need-database = Več delovnih procesov potrebuje skupno zbirko podatkov. Dodaj --data postgresql://…
server-bad-workers = Število delovnih procesov mora biti od 1 do { $most }, ne { $count }.
server-worker-not-started = Delovni proces se ni zagnal; zakaj, pove njegov izpis zgoraj.
server-bad-address = »{ $address }« ni naslov, kot je https://games.example.org. Za imenom ne piši ničesar.
server-no-data = Podatkovne mape { $folder } ni mogoče uporabiti: { $why }.
server-data-in-use = Podatkovno mapo { $folder } uporablja drug strežnik. Dva si je ne moreta deliti.
server-data-in-use-at = { server-data-in-use } Najdeš ga na naslovu { $url }
server-no-page = V mapi { $folder } ni strani: manjka index.html.
server-data-too-new = Podatke je zapisal novejši Ziggurat (različica sheme { $version }; ta pozna { $known }). Ostali so nedotaknjeni; uporabi novejšega.
server-backup = Podatki so kopirani v { $file }.
server-backup-over-itself = { $file } je med podatki, ki naj bi se kopirali. Za kopijo izberi drugo mesto.
server-backup-in-use = Mapo { $folder } uporablja strežnik. Kopijo zapiši v drugo mapo.
server-backup-opened = Datoteko { $file } ima odprto drug program ali pa je ostala nedokončana. Za kopijo izberi drugo ime.
server-backup-not-ours = { $file } že obstaja in ni starejša varnostna kopija. Za kopijo izberi drugo ime.
server-backup-damaged = Podatki v mapi { $folder } so poškodovani, zato kopije ni: { $why }. Več pove: ziggurat check-data.
server-counts = { $tables ->
    [one] { $tables } miza
    [two] { $tables } mizi
    [few] { $tables } mize
   *[other] { $tables } miz
}, { $events ->
    [one] { $events } vnos
    [two] { $events } vnosa
    [few] { $events } vnosi
   *[other] { $events } vnosov
}.
server-data-read = Prebrano: { $tables ->
    [one] { $tables } miza
    [two] { $tables } mizi
    [few] { $tables } mize
   *[other] { $tables } miz
}, { $events ->
    [one] { $events } vnos
    [two] { $events } vnosa
    [few] { $events } vnosi
   *[other] { $events } vnosov
}.
server-data-missing = V mapi { $folder } ni miz: manjka datoteka tables.sqlite3.
server-data-empty = Datoteka { $file } je prazna, njene mize so torej izgubljene. Na njeno mesto postavi varnostno kopijo ali prazno datoteko izbriši in začni znova.
server-data-only-log = { $file } manjka, { $log } pa je tu in v njem so lahko partije. Vrni zbirko podatkov ali umakni dnevnik in začni znova.
server-bad-forget-days = Miz ni mogoče izbrisati po toliko dneh: { $days }. Izberi več kot 0 in največ { $most }.
server-no-postgres = PostgreSQL potrebuje gonilnik, ki ni nameščen. Namesti ga s: pip install "ziggurat[postgres]".
server-database-bad-url = { $database } ni naslov zbirke podatkov, kot je postgresql://user@host/name: { $why }.
server-database-unreachable = Zbirka podatkov { $database } ni dosegljiva: { $why }.
server-database-rights = Uporabniku zbirke podatkov { $database } manjka pravica, ki jo Ziggurat potrebuje: { $why }. Ziggurat ustvari shemo z imenom »ziggurat« in mora biti lastnik njenih tabel.
server-database-read-only = Zbirko podatkov { $database } je trenutno mogoče samo brati. Izberi tako, v katero se da pisati.
server-database-replica = Zbirka podatkov { $database } je replika, ki jo je mogoče samo brati. Navedi naslov glavnega strežnika.
server-database-full = Disk zbirke podatkov { $database } je poln. Naredi tam prostor; nič ni izgubljeno.
server-database-failed = Zbirka podatkov { $database } javlja napako: { $why }.
server-database-in-use = Zbirko podatkov { $database } uporablja drug strežnik; dva bi bila drug drugemu v napoto.
server-database-not-ours = V zbirki podatkov je shema z imenom »ziggurat«, ki ni naša. Ostala je nedotaknjena; izberi drugo zbirko podatkov.
server-database-missing = V zbirki podatkov { $database } ni tabel Ziggurata.
server-data-unfinished = Ti podatki so iz kopiranja, ki ni bilo končano. Še enkrat zaženi isti »ziggurat copy-data«.
server-backup-postgres = Podatki so v PostgreSQL. Kopiraj jih z njegovim orodjem, lahko tudi med delovanjem strežnika: pg_dump --format=custom --file=tables.dump { $database }
server-copied = Vsi podatki so kopirani v { $place } in primerjani.
server-copying = Kopirane mize: { NUMBER($done) } od { NUMBER($total) }.
server-copy-same = { $place } ni mogoče kopirati nase.
server-copy-older = Podatki v { $place } so iz starejše različice. Enkrat zaženi to različico z njimi, jo ustavi in jih potem kopiraj.
server-copy-others = V { $place } so že mize, ki niso med tistimi za kopiranje, na primer { $table }. Nič ni kopirano; izberi prazno mesto.
server-copy-differs = Partija za mizo { $table } je v { $place } že šla naprej. Nič ni prepisano; izberi prazno mesto.
server-copy-damaged = Miza { $table } je poškodovana in je ni mogoče kopirati. Najprej jo popravi ali izbriši: ziggurat check-data, ziggurat forget.
server-copy-not-equal = Kopija se razlikuje od izvirnika. Označena je kot nedokončana; ponovi ukaz.
server-copy-interrupted = Kopiranje je bilo prekinjeno in ni dokončano. Isti ukaz ga nadaljuje.
server-forgotten = Miza { $table } je izbrisana.
server-forget-unknown = Mize { $table } ni v { $folder }. Nič ni izbrisano.
server-forget-other-version = Strežnik, ki teče, je druga različica Ziggurata. Najprej ga ustavi, potem poskusi znova.
server-forget-later = Strežnik ima veliko dela in ni odgovoril. Mizo bo izbrisal, takoj ko bo mogel.

check-table = Miza { $table }:
check-file = Datoteka:
check-database = Zbirka podatkov:
check-skipped = { $count ->
    [one] { $count } miza ima igro ali pravila, ki jih ta različica ne pozna; njene poteze niso preverjene.
    [two] { $count } mizi imata igre ali pravila, ki jih ta različica ne pozna; njune poteze niso preverjene.
    [few] { $count } mize imajo igre ali pravila, ki jih ta različica ne pozna; njihove poteze niso preverjene.
   *[other] { $count } miz ima igre ali pravila, ki jih ta različica ne pozna; njihove poteze niso preverjene.
}
check-whole = Vse je v redu.
check-damaged = { $count ->
    [one] { $count } stvar ni v redu.
    [two] { $count } stvari nista v redu.
    [few] { $count } stvari niso v redu.
   *[other] { $count } stvari ni v redu.
}
damage-missing = Vnos { NUMBER($version, useGrouping: 0) } manjka.
damage-unreadable = Vnosa { NUMBER($version, useGrouping: 0) } ni mogoče prebrati.
damage-impossible = Vnos { NUMBER($version, useGrouping: 0) } ne more slediti tistim pred njim.
damage-no-beginning = Prvi vnos ni začetek.
damage-no-log = Dnevnik te mize manjka.
damage-not-listed = Ta miza manjka na seznamu miz.
damage-tail = Vnosi za številko { NUMBER($version, useGrouping: 0) } manjkajo.
damage-keys = Ključ te mize manjka ali je poškodovan.
damage-file = SQLite javlja poškodbo.
damage-database = PostgreSQL javlja poškodbo.
damage-not-ours = To ni zbirka podatkov Ziggurata.
damage-log = { $count ->
    [one] Dnevnik vnaprejšnjih zapisov (WAL) je poškodovan; izgubljena je vsaj { $count } potrditev.
    [two] Dnevnik vnaprejšnjih zapisov (WAL) je poškodovan; izgubljeni sta vsaj { $count } potrditvi.
    [few] Dnevnik vnaprejšnjih zapisov (WAL) je poškodovan; izgubljene so vsaj { $count } potrditve.
   *[other] Dnevnik vnaprejšnjih zapisov (WAL) je poškodovan; izgubljenih je vsaj { $count } potrditev.
}
damage-fewer = Ko je strežnik nazadnje tekel, je bilo vsega skupaj: { $tables ->
    [one] { $tables } miza
    [two] { $tables } mizi
    [few] { $tables } mize
   *[other] { $tables } miz
} in { $events ->
    [one] { $events } vnos
    [two] { $events } vnosa
    [few] { $events } vnosi
   *[other] { $events } vnosov
}. Nekaj od tega je izgubljeno.
server-no-backup = Podatkov v mapi { $folder } ni bilo mogoče kopirati v { $file }: { $why }.
server-docs-not-here =
    Ta kopija Ziggurata je narejena brez dokumentacije.

    V izvorni kodi Ziggurata so njene strani besedilne datoteke v mapi »docs«, začni pri docs/index.md. »make docs« iz njih naredi spletno mesto, ki ga »ziggurat serve« pokaže tukaj, tudi če že teče. V paketih, narejenih z »make release«, dokumentacija je.
