# What Python says and the page never does by itself: the server sends it with its words, in the reader's language.

# Games, players and figures.
game-name-taken = Pakken «{ $package }» kommer med et spill som heter «{ $name }», men det finnes allerede et med det navnet.
game-unusable = Spillet «{ $name }» i pakken «{ $package }» kan ikke brukes: { $why }
game-misnamed = Pakken «{ $package }» har ikke noe spill som heter «{ $name }» der det skulle ha vært.
no-expert = { $game } er ikke løst helt nøyaktig. Det er bare Babel som er det.
bad-player = «{ $text }» er ikke en spiller. Spillerne er: level1 til level5, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = «{ $text }» er ikke et tall som et søk kan bruke. Disse kan brukes: { $figures }.
bad-player-figure = «{ $text }» i «{ $player }» er ikke et tall som et søk kan bruke. Disse kan brukes: { $figures }.
bot-over = Partiet er slutt: en bot har ingenting å velge.
bot-chance = Her er det tilfeldigheten som bestemmer, ikke en plass: en bot har ingenting å velge.
no-bot = «{ $value }» er ikke en bot. En bot må ha metodene fresh, choose og analyse. «ziggurat.bots.player» lager en ut fra navnet.
bad-render-mode = «{ $mode }» er ikke en visningsmodus i dette miljøet. Det har: { $known }.
no-render-mode = Dette miljøet viser ingenting, så visningsmodusen kan ikke være «{ $mode }».
bad-simulations = «{ $value }» er ikke et antall simuleringer. Det må være minst 1.
bad-time = «{ $value }» er ikke en tid i sekunder.
no-such-action = Det finnes ikke noe trekk med nummer { $token }.
not-an-action = «{ $value }» er ikke et trekk. Et trekk er en tekst, slik «legal» viser dem, eller et helt tall.
no-such-seat = Det finnes ingen plass «{ $seat }». Plassene er 1 til { $seats }.
bad-seed = «{ $value }» er ikke et starttall for tilfeldighetene. Det må være et helt tall.
other-spaces = Med disse valgene har { $game } andre plasser, trekk eller datalag. Lag et nytt miljø for dem.
bad-text = «{ $value }» er ikke en verdi for { $name }. Verdiene er tekster.
played-by-hand = { $game } bygges for hånd, og trekkene kan ikke listes opp: boter, analyse, perft og miljøer virker ikke med det.

# Work on several machines.
worker-died = En arbeidsprosess stoppet før arbeidet var ferdig. Kanskje var minnet fullt.
ray-missing = Ray er ikke installert her: pip install "ziggurat[ray]".
ray-unreachable = Det er ingen Ray-klynge på { $address }: { $why }
ray-lost = Forbindelsen til Ray-klyngen på { $address } ble borte: { $why }
ray-other-version = Ray-klyngen på { $address } har versjon { $theirs } av Ziggurat, denne maskinen har { $ours }. Begge må ha den samme.
ray-other-game = Ray-klyngen kjenner ikke spillet «{ $game }» slik denne maskinen gjør. Installer det der også.

# Records and positions.
record-not-text = En protokoll består av tekster. «{ $value }» er ingen tekst.
record-half-character = «{ $value }» kan ikke stå i en protokoll: der er det et halvt tegn.
record-line-break = Det protokollen sier under «{ $name }», kan ikke gå over flere linjer.
record-bad-token = «{ $token }» kan ikke være et trekk i en protokoll: ingen mellomrom og ingen parenteser av noe slag.
record-bad-note = «{ $name }» kan ikke være navnet på en merknad i en protokoll: bokstaver, sifre og understreker, først en bokstav.
record-comment-place = En kommentar står etter trekk { $number }, men protokollen har bare { $count } trekk.
record-variation-place = En variant står i stedet for trekk { $number }, men protokollen har bare { $count } trekk.
record-several = Det er flere partier i denne protokollen. «ziggurat record» kan lese slike filer.
record-too-long = Partiet som begynner på linje { $line }, er lengre enn { $most } tegn. Det er ingen protokoll.
record-bad-json = Denne linjen er ikke en protokoll som JSON: { $why }
record-bad-number = Parti { $number } i filen (linje { $line }) kan ikke leses: { $why }
record-bad-game = { $path }, parti { $number } (linje { $line }): { $why }
record-checked = { $bad ->
    [0] { $games ->
        [one] Ett parti, og det stemmer.
       *[other] Alle { $games } partier stemmer.
    }
   *[other] { $bad } av { $games } partier stemmer ikke.
}
position-no-text = En stilling gis som tekst. «{ $value }» er ingen tekst.
position-illegal = Trekk { $number } i stillingen, «{ $token }», er ikke lov: { $why }

# The table server: what it waits for, what it refuses and why.
server-waiting-for = { $count ->
    [one] Venter på at én person til setter seg.
   *[other] Venter på at { $count } personer til setter seg.
}
server-only-watching = Du ser på. Sett deg på en plass for å spille.
server-not-your-turn = Nå har plass { $seat } turen.
server-undo-pending = Plass { $seat } har allerede spurt om å få angre et trekk.
server-undo-past-absent = Nå kan ingenting angres, for plass { $seat } er ikke her til å si ja.
server-no-undo-pending = Det spørsmålet gjelder ikke lenger.
server-not-absent = Plass { $seat } er her, eller var her for et øyeblikk siden.
server-rematch-made = Det neste partiet venter allerede.
server-no-rematch-asked = Ingen har spurt om et parti til.
server-no-open-seat = Alle plassene er tatt. Du må gjerne se på.
server-seat-taken = Plass { $seat } er ikke ledig.
server-begun-open = Et parti som begynner fra en senere stilling, er for folk på denne enheten og for boter. Det har ingen ledig plass.
server-bad-log = Dette er ikke loggen fra et parti på en enhet: oppføring { $number } er umulig.
server-no-phrase = «{ $phrase }» er ikke en av de raske frasene.
server-no-hints = Ingen hint mens folk spiller mot hverandre.
server-no-moment = Dette partiet har bare { $count } trekk så langt.
server-unreadable = Meldingen var ikke til å forstå: { $why }.
server-not-a-number = { $name } må være et helt tall, ikke «{ $value }».
server-not-json = Forespørselen må være JSON (innholdstype application/json).
server-not-utf8 = Forespørselen er ikke gyldig UTF-8.
server-one-host = En forespørsel må nevne nøyaktig én vert.
server-headers-too-large = Hodefeltene i forespørselen er for store eller for mange.
server-too-slow = Forespørselen brukte for lang tid på å komme fram.
server-too-large = Forespørselen er for stor. Høyst { $most } byte er tillatt.
server-no-hello = Den første meldingen på forbindelsen må være et hello, innen få sekunder.
server-second-hello = Du har allerede sagt hallo.
server-nothing-here = Det er ingenting på denne adressen.
server-wrong-method = Denne adressen kan ikke brukes på denne måten.
server-bad-request = Forespørselen var ikke til å forstå.
server-wrong-host = Denne serveren svarer ikke på navnet «{ $host }». Den som driver serveren, kan tillate det med --allow-host.
server-wrong-origin = En side fra et annet nettsted får ikke bruke denne serveren.
server-data-damaged = Dataene på serveren er skadet. Det er ikke din feil. Si fra til den som driver serveren.
server-not-read = Serveren kunne ikke lese dette. Prøv igjen om et øyeblikk.
server-not-creator = Bare den som laget bordet, kan be om å få slette det.
server-forget-pending = De andre ved bordet er allerede spurt.
server-no-forget-pending = Det spørsmålet gjelder ikke lenger.
server-no-network = Denne maskinen er ikke på noe nettverk ennå. Koble til et wifi-nettverk eller sett i en kabel, og prøv igjen.
server-network-not-yours = Bare noen ved selve maskinen kan la andre være med.
server-network-fixed = Om andre kan være med, ble bestemt da denne serveren ble startet.
server-crash = Noe gikk galt på serveren. Partiet ditt er trygt.
server-not-stored = Serveren kunne ikke lagre dette, så det ble ikke gjort. Prøv igjen.
server-id-used = Dette programmet brukte samme id til to forskjellige kommandoer. Den andre ble ikke utført.
server-unsure = Serveren mistet kontakten med dataene mens den lagret dette, så det er kanskje gjort, kanskje ikke. Se etter igjen om et øyeblikk.
server-closing = Serveren starter på nytt. Partiet ditt er tatt vare på.
server-elsewhere = En annen del av serveren tar seg av dette bordet akkurat nå. Prøv igjen om et øyeblikk.
server-thinking-lost = Den delen av serveren som tenker, har stoppet og blir startet på nytt. Prøv igjen om et øyeblikk.
server-not-kept = Serveren har mistet kontakten med databasen sin og venter på den. Partiet ditt er tatt vare på. Prøv igjen om et øyeblikk.
server-making-ready = Reglene for { $game } gjøres klare. Det skjer bare én gang og kan ta et minutt eller to. Kom tilbake da.
server-too-many-requests = Det var mye på en gang. Vent et øyeblikk.
server-too-many-made = Det er laget mange bord fra adressen din. Vent en stund.
server-too-many-seats = Det er tatt mange plasser ved andres bord fra adressen din. Vent en stund.
server-too-many-tables = Serveren har ikke plass til et bord til nå.
server-too-much-loaded = Det er åpnet veldig mange bord fra adressen din på noen få minutter. Vent en stund.
server-too-much-stored = Det er lagret veldig mye fra adressen din på en time. Vent en stund.
server-too-many-sockets = Det er for mange tilkoblet nå. Prøv igjen om et øyeblikk.
server-watcher-gave-way = Mange ser på, og nå ser noen andre på i stedet for deg. Last inn siden på nytt for å se på igjen.
server-opened-elsewhere = Du har dette bordet åpent mange steder, og det går videre på de nyeste. Last inn siden på nytt for å fortsette her.
server-asked-too-often = Du har spurt om dette mange ganger. Spør igjen etter neste trekk, eller om en time.
server-table-almost-full = Det har skjedd så mye ved dette bordet at det nå bare er plass til trekk, slik at partiet kan spilles ferdig.
server-table-full = Det har skjedd så mye ved dette bordet at det ikke er plass til mer. Begynn ved et nytt.
server-too-many-simulations = En bot kan bruke høyst { $most } simuleringer her.
server-too-fast = Det gikk for fort. Vent et øyeblikk.
server-too-long = Dette tar for lang tid for serveren. Spør igjen om et øyeblikk.
server-too-busy = Alle botene tenker allerede. Spør igjen om et øyeblikk.
server-no-bots = { $game } bygges for hånd: boter kan ikke sitte ved dette bordet.
server-no-clock = { $game } spilles uten klokke.
server-no-resigning = I { $game } gir ingen opp: dere bygger sammen. Når dere er ferdige, velger dere «Ferdig».
server-done-pending = Du har allerede spurt de andre om det er ferdig.
server-no-done-pending = Det spørsmålet gjelder ikke lenger.
server-no-movement = I dette spillet ser ingen hva de andre har på hånden.

# Puzzles in the terminal.
puzzle-heading = { $game }, { $date }: { $title }
puzzle-none = { $game } har ingen oppgaver. Disse spillene har: { $games }.
puzzle-bad-day = «{ $text }» er ikke en dag. Skriv den slik: 2026-11-15.
puzzle-list-help = ziggurat puzzle SPILL åpner en av dem.
puzzle-choices = Du kan velge mellom: { $choices }
puzzle-other = Den andre spiller { $token }.
puzzle-back = Prøv igjen fra begynnelsen.
puzzle-answer = Svaret: { $tokens }
puzzle-left = Oppgaven blir liggende. Kom tilbake når du vil.

# The theorem of babel.
babel-theorem-plies = Stillinger etter hvert trekk, når symmetriske regnes som like. Vunnet og tapt gjelder den som har turen; de avsluttede er blant de tapte:
babel-theorem-openings = Det første trekket, etter type kube, symmetriske på samme linje:
babel-theorem-distances = Trekk til slutten, når begge spiller perfekt, og i hvor mange stillinger det er slik:

# Talo-Fantasy, which the server alone judges.
talo-fantasy-unreadable = «{ $token }» er ikke et trekk. Ta bjelker med t7 eller t3+4, stå over med et punktum, avslutt partiet med done. Når du legger en bjelke, sier du hvor den slippes og hvor alt faller til ro, som i 3@5,5,1.5/1,0,0,0~.
talo-fantasy-no-turn = De fire tallene som dreier en bjelke, kan ikke alle være 0.
talo-fantasy-far = Det er for langt unna bordet.
talo-fantasy-hangs = Bjelke { $number }, en { $length }-er, ville henge i luften: ingenting under den fører ned til bakken.
talo-fantasy-slipped = Bjelken gled, og ingenting annet flyttet på seg. Derfor går den tilbake til hånden.
talo-fantasy-not-slipped = Bjelken går ikke tilbake til hånden: den blir der den ligger.
talo-fantasy-supply = Forrådet er brukt opp, og alt står: { talo-fantasy-built }.
talo-climbing-only = Valget { $name } betyr ingenting i fantasy.
talo-fantasy-fall = Byggverket har rast. Bygg det igjen, enda dristigere.
talo-fantasy-done = Du har bygd det du ville: { talo-fantasy-built }.
talo-fantasy-built = { $bars ->
    [0] ingenting denne gangen
    [one] én bjelke
   *[other] { $bars } bjelker
}

# Without JavaScript the page shows this, in every language (web/vite.config.ts).
page-needs-script = Ziggurat trenger JavaScript for å vise bordet.
