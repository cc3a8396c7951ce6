# What Python says and the page never does by itself: the server sends it with its words, in the reader's language.

# Games, players and figures.
game-name-taken = Paket »{ $package }« prinaša igro »{ $name }«, a igra s tem imenom že obstaja.
game-unusable = Igre »{ $name }« iz paketa »{ $package }« ni mogoče uporabiti: { $why }
game-misnamed = V paketu »{ $package }« tam, kamor kaže vstopna točka, ni igre z imenom »{ $name }«.
no-expert = { $game } ni natančno rešena igra; to je samo Babel.
bad-player = »{ $text }« ni igralec. Igralci so: od level1 do level5, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = »{ $text }« za iskanje ni uporabno. Uporabno je: { $figures }.
bad-player-figure = »{ $text }« v »{ $player }« za iskanje ni uporabno. Uporabno je: { $figures }.
bot-over = Partije je konec: bot nima česa izbirati.
bot-chance = Tu odloča naključje, ne igralec: bot nima česa izbirati.
no-bot = »{ $value }« ni bot: imeti mora metode fresh, choose in analyse. »ziggurat.bots.player« naredi bota po imenu.
bad-render-mode = »{ $mode }« ni način prikaza tega okolja; na voljo so: { $known }.
no-render-mode = To okolje ničesar ne prikazuje, zato njegov način prikaza ne more biti »{ $mode }«.
bad-simulations = »{ $value }« ni število simulacij; potrebna je vsaj 1.
bad-time = »{ $value }« ni čas v sekundah.
no-such-action = Poteze s številko { $token } ni.
not-an-action = »{ $value }« ni poteza. Poteza je besedilo, kot ga našteje »legal«, ali celo število.
no-such-seat = Sedeža »{ $seat }« ni. Sedeži so od 1 do { $seats }.
bad-seed = »{ $value }« ni seme naključja. Seme je celo število.
other-spaces = S temi možnostmi ima { $game } druge sedeže, poteze ali ravnine. Zanje ustvari novo okolje.
bad-text = »{ $value }« ni vrednost za { $name }; vrednosti so besedila.
played-by-hand = { $game } se gradi z rokami, zato vseh potez ni mogoče našteti: boti, analiza, perft in okolja te igre ne poznajo.

# Work on several machines.
worker-died = Delovni proces se je končal sredi dela. Morda je zmanjkalo pomnilnika.
ray-missing = Ray tukaj ni nameščen: pip install "ziggurat[ray]".
ray-unreachable = Na naslovu { $address } ni gruče Ray: { $why }
ray-lost = Povezava z gručo Ray na naslovu { $address } je izgubljena: { $why }
ray-other-version = Gruča Ray na naslovu { $address } ima različico Ziggurata { $theirs }, ta računalnik pa { $ours }. Obe morata biti enaki.
ray-other-game = Gruča Ray ne pozna igre »{ $game }« tako kot ta računalnik. Namesti jo tudi tam.

# Records and positions.
record-not-text = V zapisu so besedila; »{ $value }« ni besedilo.
record-half-character = »{ $value }« ne more biti v zapisu: v njem je pol znaka.
record-line-break = Kar je v zapisu pod »{ $name }«, ne more imeti več vrstic.
record-bad-token = »{ $token }« ne more biti poteza v zapisu: brez presledkov in brez oklepajev.
record-bad-note = »{ $name }« ne more biti ime opombe v zapisu: črke, števke in podčrtaji, najprej črka.
record-comment-place = Komentar stoji za potezo { $number }, vseh potez v zapisu pa je { $count }.
record-variation-place = Varianta stoji namesto poteze { $number }, vseh potez v zapisu pa je { $count }.
record-several = V tem zapisu je več partij. Take datoteke bere »ziggurat record«.
record-too-long = Partija, ki se začne v vrstici { $line }, je predolga; največ znakov: { $most }. To ni zapis.
record-bad-json = Ta vrstica ni zapis v obliki JSON: { $why }
record-bad-number = Partije { $number } v datoteki (vrstica { $line }) ni mogoče prebrati: { $why }
record-bad-game = { $path }, partija { $number } (vrstica { $line }): { $why }
record-checked = { $bad ->
    [0] { $games ->
        [one] { $games } partija, vse je v redu.
        [two] { $games } partiji, vse je v redu.
        [few] { $games } partije, vse je v redu.
       *[other] { $games } partij, vse je v redu.
    }
   *[other] Partije z napako: { $bad } od { $games }.
}
position-no-text = Položaj se poda kot besedilo; »{ $value }« ni besedilo.
position-illegal = Poteza { $number } v položaju, »{ $token }«, ni dovoljena: { $why }

# The table server: what it waits for, what it refuses and why.
server-waiting-for = { $count ->
    [one] Čakamo, da sede za mizo še { $count } oseba.
    [two] Čakamo, da sedeta za mizo še { $count } osebi.
    [few] Čakamo, da sedejo za mizo še { $count } osebe.
   *[other] Čakamo, da sede za mizo še { $count } oseb.
}
server-only-watching = Zdaj gledaš. Če želiš igrati, prisedi.
server-not-your-turn = Na vrsti je igralec { $seat }.
server-undo-pending = Igralec { $seat } že prosi, da bi vzel potezo nazaj.
server-undo-past-absent = Zdaj ni mogoče vzeti nazaj ničesar: igralca { $seat } ni tu, da bi se strinjal.
server-no-undo-pending = Ta prošnja ni več odprta.
server-not-absent = Igralec { $seat } je tu ali je bil še pred trenutkom.
server-rematch-made = Naslednja partija že čaka.
server-no-rematch-asked = Nove partije ni predlagal nihče.
server-no-open-seat = Vsi sedeži so zasedeni. Lahko pa gledaš.
server-seat-taken = Sedež { $seat } ni prost.
server-begun-open = Partija, ki se začne iz poznejšega položaja, je za ljudi ob tej napravi in za bote; prostega sedeža nima.
server-bad-log = To ni dnevnik partije na napravi: vnos { $number } je nemogoč.
server-no-phrase = »{ $phrase }« ni ena od hitrih besed.
server-no-hints = Dokler ljudje igrajo drug proti drugemu, namigov ni.
server-no-moment = Ta partija ima doslej samo { $count ->
    [one] { $count } potezo.
    [two] { $count } potezi.
    [few] { $count } poteze.
   *[other] { $count } potez.
}
server-unreadable = Sporočila ni bilo mogoče razumeti: { $why }.
server-not-a-number = { $name } mora biti celo število, ne »{ $value }«.
server-not-json = Zahteva mora biti JSON (vrsta vsebine application/json).
server-not-utf8 = Zahteva ni veljaven UTF-8.
server-one-host = Zahteva mora navesti natanko enega gostitelja.
server-headers-too-large = Glave zahteve so prevelike ali jih je preveč.
server-too-slow = Zahteva je potovala predolgo.
server-too-large = Zahteva je prevelika; dovoljenih bajtov je največ { $most }.
server-no-hello = Prvo sporočilo po povezavi mora biti hello, in to v nekaj sekundah.
server-second-hello = Pozdrav hello je že tu.
server-nothing-here = Na tem naslovu ni ničesar.
server-wrong-method = Tega naslova ni mogoče uporabiti na ta način.
server-bad-request = Zahteve ni bilo mogoče razumeti.
server-wrong-host = Ta strežnik se ne odziva na ime »{ $host }«; gostitelj ga lahko dovoli z --allow-host.
server-wrong-origin = Stran z drugega spletnega mesta ne sme uporabljati tega strežnika.
server-data-damaged = Podatki strežnika so poškodovani. To ni tvoja krivda; povej gostitelju.
server-not-read = Strežnik tega ni mogel prebrati. Čez trenutek poskusi znova.
server-not-creator = Za izbris lahko prosi samo tisti, ki je mizo pripravil.
server-forget-pending = Drugi za mizo so že vprašani.
server-no-forget-pending = Ta prošnja ni več odprta.
server-no-network = Ta računalnik še ni v omrežju. Poveži ga z omrežjem Wi-Fi ali s kablom in poskusi znova.
server-network-not-yours = Drugim lahko dovoli vstop samo tisti, ki sedi za računalnikom z Zigguratom.
server-network-fixed = Ali se lahko pridružijo drugi, je bilo določeno ob zagonu strežnika.
server-crash = Na strežniku je šlo nekaj narobe; tvoja partija je na varnem.
server-not-stored = Strežnik tega ni mogel shraniti, zato se ni zgodilo. Poskusi znova.
server-id-used = Ta program je isto oznako uporabil za dva različna ukaza. Drugi ni bil izveden.
server-unsure = Strežnik je med shranjevanjem izgubil povezavo s podatki; morda je narejeno, morda ne. Čez trenutek poglej znova.
server-closing = Strežnik se zaganja znova; tvoja partija je shranjena.
server-elsewhere = Za to mizo prav zdaj skrbi drug del strežnika. Čez trenutek poskusi znova.
server-thinking-lost = Del strežnika, ki razmišlja, se je ustavil in se zaganja znova. Čez trenutek poskusi znova.
server-not-kept = Strežnik je izgubil povezavo s svojo zbirko podatkov in čaka nanjo. Tvoja partija je shranjena; čez trenutek poskusi znova.
server-making-ready = Pravila za { $game } se pripravljajo. To se zgodi enkrat in lahko traja minuto ali dve. Vrni se malo pozneje.
server-too-many-requests = To je bilo preveč naenkrat; počakaj trenutek.
server-too-many-made = S tvojega naslova je odprtih že veliko novih miz; počakaj malo.
server-too-many-seats = S tvojega naslova je zasedenih že veliko sedežev za mizami drugih; počakaj malo.
server-too-many-tables = Strežnik zdaj nima prostora za novo mizo.
server-too-much-loaded = S tvojega naslova je bilo v nekaj minutah odprtih zelo veliko miz; počakaj malo.
server-too-much-stored = Za tvoj naslov je bilo v eni uri shranjenega zelo veliko; počakaj malo.
server-too-many-sockets = Povezanih je preveč ljudi; čez trenutek poskusi znova.
server-watcher-gave-way = Gleda veliko ljudi in tvoje mesto ima zdaj nekdo drug. Znova naloži stran, če želiš spet gledati.
server-opened-elsewhere = To mizo imaš odprto na veliko straneh in naprej teče na najnovejših. Znova naloži stran, če želiš nadaljevati tukaj.
server-asked-too-often = Takih prošenj je bilo od tebe že veliko. Prosi znova po naslednji potezi ali čez eno uro.
server-table-almost-full = Za to mizo se je zgodilo že toliko, da sprejema samo še poteze, da se partija lahko konča.
server-table-full = Za to mizo se je zgodilo že toliko, da ne gre več; začni novo.
server-too-many-simulations = Bot sme tukaj uporabiti največ toliko simulacij: { $most }.
server-too-fast = To je bilo prehitro; počakaj trenutek.
server-too-long = To strežniku vzame preveč časa. Čez trenutek vprašaj znova.
server-too-busy = Vsi boti že razmišljajo; čez trenutek vprašaj znova.
server-no-bots = { $game } se gradi z rokami: boti ne morejo sedeti za to mizo.
server-no-clock = { $game } se igra brez ure.
server-no-resigning = Pri igri { $game } se nihče ne vda: gradi se skupaj. Ko je zgradba pri koncu, izberi »Končano«.
server-done-pending = Druge smo že vprašali, ali je končano.
server-no-done-pending = Ta prošnja ni več odprta.
server-no-movement = V tej igri nihče ne vidi, kaj imajo drugi v rokah.

# Puzzles in the terminal.
puzzle-heading = { $game }, { $date }: { $title }
puzzle-none = { $game } nima ugank; igre, ki jih imajo: { $games }.
puzzle-bad-day = »{ $text }« ni dan; napiši ga tako: 2026-11-15.
puzzle-list-help = ziggurat puzzle IGRA odpre eno od njih.
puzzle-choices = Na izbiro: { $choices }
puzzle-other = Nasprotnik odigra { $token }.
puzzle-back = Poskusi znova od začetka.
puzzle-answer = Odgovor: { $tokens }
puzzle-left = Uganka ostane, kot je; vrni se, kadar želiš.

# The theorem of babel.
babel-theorem-plies = Položaji po vsaki potezi, simetrični šteti enkrat; zmage in porazi veljajo za tistega, ki je na vrsti, končani so med porazi:
babel-theorem-openings = Prva poteza po vrsti kocke; simetrične so v eni vrstici:
babel-theorem-distances = Število potez do konca ob najboljši igri obeh strani in koliko je takih položajev:

# Talo-Fantasy, which the server alone judges.
talo-fantasy-unreadable = »{ $token }« ni poteza. Palice vzemi s t7 ali t3+4, s piko prepusti potezo naslednjemu, z done končaj igro. Postavitev pove, kje palico izpustiš in kje se vse umiri, na primer 3@5,5,1.5/1,0,0,0~.
talo-fantasy-no-turn = Štiri števila, ki obrnejo palico, ne morejo biti vsa 0.
talo-fantasy-far = To je predaleč od mize.
talo-fantasy-hangs = Palica št. { $number }, dolžina { $length }, bi visela v zraku: pod njo nič ne vodi do tal.
talo-fantasy-slipped = Palica je zdrsnila in nič drugega se ni premaknilo, zato gre nazaj v roko.
talo-fantasy-not-slipped = Palica ne gre nazaj v roko: ostane, kjer leži.
talo-fantasy-supply = Zaloga je porabljena in vse stoji: { talo-fantasy-built }.
talo-climbing-only = Možnost { $name } pri Fantasy nima pomena.
talo-fantasy-fall = Zgradba se je podrla. Naj zraste znova, še bolj drzna.
talo-fantasy-done = Zgrajeno po želji: { talo-fantasy-built }.
talo-fantasy-built = { $bars ->
    [0] tokrat nič
    [one] { $bars } palica
    [two] { $bars } palici
    [few] { $bars } palice
   *[other] { $bars } palic
}

# Without JavaScript the page shows this, in every language (web/vite.config.ts).
page-needs-script = Ziggurat potrebuje JavaScript, da pokaže mizo.
