# Strežnik miz: kaj zavrne in zakaj, stanja, ki jih doda partiji, namigi in hitre besede.

server-waiting-for = { $count ->
    [one] Čakamo, da sede za mizo še { $count } oseba.
    [two] Čakamo, da sedeta za mizo še { $count } osebi.
    [few] Čakamo, da sedejo za mizo še { $count } osebe.
   *[other] Čakamo, da sede za mizo še { $count } oseb.
}
server-resigned = Igralec { $seat } se vda.
server-time = Igralcu { $seat } je potekel čas.
server-abandoned = Partija je prekinjena.

server-no-table = Tukaj ni več mize ali pa je nikoli ni bilo.
server-old-rules = Ta partija ({ $game }) je bila odigrana po različici pravil { $version }; ta program ima različico { $known }.
server-wrong-key = Ta osebna povezava ni za to mizo. S povezavo mize pa lahko še vedno gledaš.
server-only-watching = Zdaj gledaš. Če želiš igrati, prisedi.
server-not-your-turn = Na vrsti je igralec { $seat }.
server-not-your-seat = Ta sedež ni tvoj.
server-which-seat = Imaš več sedežev; povej, kateri.
server-stale = Partija je šla medtem naprej; poglej še enkrat.
server-waiting = Partija se začne, ko vsi sedijo.
server-over = Partije je konec.
server-not-over = Partija še traja.
server-bot-leads = Namesto igralca { $seat } zdaj igra bot.
server-no-undo-now = Zdaj ni mogoče vzeti nazaj ničesar.
server-undo-pending = Igralec { $seat } že prosi, da bi vzel potezo nazaj.
server-nothing-to-undo = Nimaš poteze, ki bi jo bilo mogoče vzeti nazaj.
server-undo-past-absent = S tem bi nazaj šla tudi poteza igralca { $seat }, ki ga ni tu, da bi se strinjal.
server-no-undo-pending = Ta prošnja ni več odprta.
server-no-stand-in-there = Bot lahko nadomesti samo drugo osebo za mizo.
server-not-absent = Igralec { $seat } je tu ali je bil še pred trenutkom.
server-rematch-made = Naslednja partija že čaka.
server-no-rematch-asked = Nove partije ni predlagal nihče.
server-no-open-seat = Vsi sedeži so zasedeni. Lepo te vabimo, da gledaš.
server-seat-taken = Sedež { $seat } ni prost.
server-seat-count = Ta igra ima { $seats ->
    [one] { $seats } sedež
    [two] { $seats } sedeža
    [few] { $seats } sedeže
   *[other] { $seats } sedežev
}, ne { $count }.
server-begun-open = Partija, ki se začne iz poznejšega položaja, je za ljudi ob tej napravi in za bote; prostega sedeža nima.
server-bad-log = To ni dnevnik partije na napravi: vnos { $number } ni mogoč.
server-no-phrase = »{ $phrase }« ni ena od hitrih besed.
server-no-hints = Dokler ljudje igrajo drug proti drugemu, namigov ni.
server-no-moment = Ta partija ima doslej samo { $count ->
    [one] { $count } potezo.
    [two] { $count } potezi.
    [few] { $count } poteze.
   *[other] { $count } potez.
}
server-no-lesson = Lekcije te igre nimajo koraka »{ $step }«.

server-unreadable = Sporočila ni bilo mogoče razumeti: { $why }.
server-not-a-number = { $name } mora biti celo število, ne »{ $value }«.
server-not-json = Zahteva mora biti JSON (vrsta vsebine application/json).
server-not-utf8 = Zahteva ni veljaven UTF-8.
server-one-host = Zahteva mora navesti natanko enega gostitelja.
server-headers-too-large = Glave zahteve so prevelike ali jih je preveč.
server-too-slow = Zahteva je potovala predolgo.
server-beyond-end = { $count ->
    [one] Partija ima samo { $count } potezo; analiza se ne more začeti po { $first }.
    [two] Partija ima samo { $count } potezi; analiza se ne more začeti po { $first }.
    [few] Partija ima samo { $count } poteze; analiza se ne more začeti po { $first }.
   *[other] Partija ima samo { $count } potez; analiza se ne more začeti po { $first }.
}
server-too-large = Zahteva je prevelika; dovoljenih bajtov je največ { $most }.
server-no-hello = Prvo sporočilo po povezavi mora biti hello, in to v nekaj sekundah.
server-second-hello = Pozdrav hello je že tu.
server-nothing-here = Na tem naslovu ni ničesar.
server-wrong-method = Tega naslova ni mogoče uporabiti na ta način.
server-bad-request = Zahteve ni bilo mogoče razumeti.
server-wrong-host = Ta strežnik se ne odziva na ime »{ $host }«; gostitelj ga lahko dovoli z --allow-host.
server-wrong-origin = Stran z drugega mesta ne sme uporabljati tega strežnika.
server-table-damaged = Shranjena partija te mize je poškodovana, zato mize ni mogoče odpreti. To ni tvoja krivda; povej gostitelju.
server-table-deleted = Ta miza je izbrisana.
server-data-damaged = Podatki strežnika so poškodovani. To ni tvoja krivda; povej gostitelju.
server-not-read = Strežnik tega ni mogel prebrati. Čez trenutek poskusi znova.
server-not-creator = Za izbris lahko prosi samo tisti, ki je mizo pripravil.
server-forget-pending = Drugi za mizo so že vprašani.
server-no-forget-pending = Ta prošnja ni več odprta.
server-no-network = Ta računalnik še ni v omrežju. Poveži ga z omrežjem Wi-Fi ali s kablom in poskusi znova.
server-network-not-yours = Druge lahko povabi samo tisti, ki sedi za tem računalnikom.
server-network-fixed = Ali se lahko pridružijo drugi, je bilo določeno ob zagonu strežnika.
server-crash = Na strežniku je šlo nekaj narobe; tvoja partija je na varnem.
server-not-stored = Strežnik tega ni mogel shraniti, zato se ni zgodilo. Poskusi znova.
server-closing = Strežnik se zaganja znova; tvoja partija je shranjena.
server-elsewhere = Za to mizo prav zdaj skrbi drug del strežnika. Čez trenutek poskusi znova.
server-not-kept = Strežnik je izgubil povezavo s svojo zbirko podatkov in čaka nanjo. Tvoja partija je shranjena; čez trenutek poskusi znova.

server-making-ready = Pravila za { $game } se pripravljajo. To se zgodi enkrat in lahko traja minuto ali dve. Potem se vrni.
server-too-many-requests = To je bilo preveč naenkrat; počakaj trenutek.
server-too-many-made = S tvojega naslova je odprtih že veliko novih miz; počakaj malo.
server-too-many-tables = Strežnik zdaj nima prostora za novo mizo.
server-too-many-sockets = Povezanih je preveč ljudi; čez trenutek poskusi znova.
server-table-full = Za to mizo se je zgodilo že toliko, da ne gre več; začni novo.
server-too-many-simulations = Bot sme tukaj uporabiti največ toliko simulacij: { $most }.
server-too-fast = To je bilo prehitro; počakaj trenutek.
server-too-busy = Vsi boti že razmišljajo; čez trenutek vprašaj znova.

phrase-hello = Živjo.
phrase-good-luck = Srečno.
phrase-nice = Lepa poteza.
phrase-oops = Ups.
phrase-thinking = Naj pomislim.
phrase-thanks = Hvala.
phrase-well-played = Dobra igra.
phrase-one-more = Še eno partijo?
phrase-goodbye = Adijo.
server-no-bots = { $game } se gradi z rokami: boti ne morejo sedeti za to mizo.
server-no-clock = { $game } se igra brez ure.
server-no-resigning = Pri igri { $game } se nihče ne vda: gradite skupaj. Ko ste pri koncu, izberi »Končano«.
server-done-pending = Druge smo že vprašali, ali je končano.
server-no-done-pending = Ta prošnja ni več odprta.
server-no-movement = V tej igri nihče ne vidi, kaj imajo drugi v rokah.
