# What Python says and the page never does by itself: the server sends it with its words, in the reader's language.

# Games, players and figures.
game-name-taken = Paketet ”{ $package }” har med sig ett spel ”{ $name }”, men det finns redan ett som heter så.
game-unusable = Spelet ”{ $name }” i paketet ”{ $package }” går inte att använda: { $why }
game-misnamed = I paketet ”{ $package }” finns inget spel som heter ”{ $name }” där det borde ligga.
no-expert = { $game } är inte exakt löst; det är bara Babel.
bad-player = ”{ $text }” är ingen spelare; spelarna är: level1 till level5, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = ”{ $text }” är inget som en sökning kan använda; den kan använda: { $figures }.
bad-player-figure = ”{ $text }” i ”{ $player }” är inget som en sökning kan använda; den kan använda: { $figures }.
bot-over = Partiet är slut: en bot har inget att välja.
bot-chance = Här är det slumpen som avgör, inte en plats: en bot har inget att välja.
no-bot = ”{ $value }” är ingen bot: den måste ha metoderna fresh, choose och analyse. ”ziggurat.bots.player” gör en bot av dess namn.
bad-render-mode = ”{ $mode }” är inget visningsläge för den här miljön; den har: { $known }.
no-render-mode = Den här miljön visar ingenting, så dess visningsläge kan inte vara ”{ $mode }”.
bad-simulations = ”{ $value }” är inget antal simuleringar; det måste vara minst 1.
bad-time = ”{ $value }” är ingen tid i sekunder.
no-such-action = Det finns inget drag med nummer { $token }.
not-an-action = ”{ $value }” är inget drag; ett drag är en text, så som ”legal” visar dem, eller ett heltal.
no-such-seat = Det finns ingen plats ”{ $seat }”; platserna är 1 till { $seats }.
bad-seed = ”{ $value }” är inget startvärde för slumpen; det ska vara ett heltal.
other-spaces = Med de här valen har { $game } andra platser, drag eller lager av data; gör en ny miljö för dem.
bad-text = ”{ $value }” är inget värde för { $name }; värdena är texter.
played-by-hand = { $game } byggs för hand, och dragen går inte att räkna upp: bottar, analys, perft och miljöer fungerar inte med det.

# Work on several machines.
worker-died = En arbetsprocess avbröts mitt i arbetet; kanske tog minnet slut.
ray-missing = Ray är inte installerat här: pip install "ziggurat[ray]".
ray-unreachable = Det finns inget Ray-kluster på { $address }: { $why }
ray-lost = Kontakten med Ray-klustret på { $address } försvann: { $why }
ray-other-version = Ray-klustret på { $address } har version { $theirs } av Ziggurat, den här datorn har { $ours }. Båda behöver samma.
ray-other-game = Ray-klustret känner inte spelet ”{ $game }” så som den här datorn gör. Installera det där också.

# Records and positions.
record-not-text = Ett protokoll består av texter; ”{ $value }” är ingen text.
record-half-character = ”{ $value }” kan inte stå i ett protokoll: där finns ett halvt tecken.
record-line-break = Det som protokollet säger under ”{ $name }” får inte ha flera rader.
record-bad-token = ”{ $token }” kan inte vara ett drag i ett protokoll: inga mellanslag, inga parenteser av något slag.
record-bad-note = ”{ $name }” kan inte vara namnet på en uppgift i ett protokoll: bokstäver, siffror och understreck, först en bokstav.
record-comment-place = En kommentar står efter drag { $number }, men protokollet har bara { $count } drag.
record-variation-place = En variant står i stället för drag { $number }, men protokollet har bara { $count } drag.
record-several = Det finns flera partier i protokollet. ”ziggurat record” läser sådana filer.
record-too-long = Partiet som börjar på rad { $line } är längre än { $most } tecken. Det är inget protokoll.
record-bad-json = Den här raden är inget protokoll som JSON: { $why }
record-bad-number = Parti { $number } i filen (rad { $line }) går inte att läsa: { $why }
record-bad-game = { $path }, parti { $number } (rad { $line }): { $why }
record-checked = { $bad ->
    [0] { $games ->
        [one] Ett parti, och det stämmer.
       *[other] Alla { $games } partier stämmer.
    }
   *[other] { $bad } av { $games } partier stämmer inte.
}
position-no-text = En ställning ges som text; ”{ $value }” är ingen text.
position-illegal = Drag { $number } i ställningen, ”{ $token }”, är inte tillåtet: { $why }

# The table server: what it waits for, what it refuses and why.
server-waiting-for = { $count ->
    [one] Väntar på att en till ska slå sig ner.
   *[other] Väntar på att { $count } till ska slå sig ner.
}
server-only-watching = Du tittar på. Ta en plats för att spela.
server-not-your-turn = Det är plats { $seat } som är på tur.
server-undo-pending = Plats { $seat } har redan bett att få ångra ett drag.
server-undo-past-absent = Nu går inget att ångra: plats { $seat } är inte här för att säga ja.
server-no-undo-pending = Den frågan gäller inte längre.
server-not-absent = Plats { $seat } är här, eller var det alldeles nyss.
server-rematch-made = Nästa parti väntar redan.
server-no-rematch-asked = Ingen har bett om ett parti till.
server-no-open-seat = Alla platser är tagna. Du får gärna titta på.
server-seat-taken = Plats { $seat } är inte ledig.
server-begun-open = Ett parti som börjar i en senare ställning är för människor på den här enheten och för bottar; det har ingen öppen plats.
server-bad-log = Det här är ingen logg över ett parti på en enhet: post { $number } är omöjlig.
server-no-phrase = ”{ $phrase }” är inte en av de snabba fraserna.
server-no-hints = Inga ledtrådar medan människor spelar mot varandra.
server-no-moment = Det här partiet har bara { $count } drag hittills.
server-unreadable = Meddelandet gick inte att förstå: { $why }.
server-not-a-number = { $name } måste vara ett heltal, inte ”{ $value }”.
server-not-json = Begäran måste vara JSON (content type application/json).
server-not-utf8 = Begäran är inte giltig UTF-8.
server-one-host = En begäran måste nämna precis en värd.
server-headers-too-large = Begärans huvuden är för stora eller för många.
server-too-slow = Begäran tog för lång tid på sig att komma fram.
server-too-large = Begäran är för stor; högst { $most } byte är tillåtna.
server-no-hello = Det första meddelandet på anslutningen måste vara hello, inom några sekunder.
server-second-hello = Du har redan hälsat.
server-nothing-here = Det finns inget på den här adressen.
server-wrong-method = Den här adressen går inte att använda så.
server-bad-request = Begäran gick inte att förstå.
server-wrong-host = Den här servern svarar inte på namnet ”{ $host }”; den som driver den kan tillåta det med --allow-host.
server-wrong-origin = En sida från en annan webbplats får inte använda den här servern.
server-data-damaged = Serverns data är skadade. Det är inte ditt fel; säg till den som driver servern.
server-not-read = Servern kunde inte läsa det här. Försök igen om en stund.
server-not-creator = Bara den som skapade bordet kan be att få radera det.
server-forget-pending = De andra vid bordet har redan fått frågan.
server-no-forget-pending = Den frågan gäller inte längre.
server-no-network = Den här datorn är inte på något nätverk än. Anslut till ett wifi eller sätt i en kabel, och försök sedan igen.
server-network-not-yours = Bara någon som sitter vid datorn kan låta andra vara med.
server-network-fixed = Om andra får vara med bestämdes när servern startades.
server-crash = Något gick fel på servern; ditt parti är i säkerhet.
server-not-stored = Servern kunde inte spara det här, så det blev inte gjort. Försök igen.
server-id-used = Det här programmet använde samma id för två olika kommandon. Det andra utfördes inte.
server-unsure = Servern tappade kontakten med sina data medan den sparade det här, så det kan vara gjort eller inte. Titta igen om en stund.
server-closing = Servern startas om; ditt parti är sparat.
server-elsewhere = En annan del av servern sköter det här bordet just nu. Försök igen om en stund.
server-thinking-lost = Den del av servern som tänker har stannat och startas om. Försök igen om en stund.
server-not-kept = Servern har tappat kontakten med sin databas och väntar på den. Ditt parti är sparat; försök igen om en stund.
server-making-ready = Reglerna för { $game } förbereds. Det sker en gång och kan ta en minut eller två. Kom tillbaka då.
server-too-many-requests = Det var mycket på en gång; vänta en stund.
server-too-many-made = Många bord har skapats från din adress; vänta ett tag.
server-too-many-seats = Många platser vid andras bord har tagits från din adress; vänta ett tag.
server-too-many-tables = Servern har inte plats för ett bord till just nu.
server-too-much-loaded = Väldigt många bord har öppnats från din adress på några få minuter; vänta ett tag.
server-too-much-stored = Väldigt mycket har sparats för din adress på en timme; vänta ett tag.
server-too-many-sockets = För många är anslutna just nu; försök igen om en stund.
server-watcher-gave-way = Många tittar på, och någon annan har din plats nu. Ladda om sidan för att titta på igen.
server-opened-elsewhere = Du har det här bordet öppet på många sidor, och det fortsätter på de nyaste. Ladda om sidan för att fortsätta här.
server-asked-too-often = Du har bett om det här många gånger. Be igen efter nästa drag, eller om en timme.
server-table-almost-full = Det har hänt så mycket vid det här bordet att det nu bara tar emot drag, så att partiet kan spelas klart.
server-table-full = Det har hänt så mycket vid det här bordet att det är fullt; börja på ett nytt.
server-too-many-simulations = En bot får använda högst { $most } simuleringar här.
server-too-fast = Det gick för fort; vänta en stund.
server-too-long = Det här tar för lång tid för servern. Fråga igen om en stund.
server-too-busy = Alla bottar tänker redan; fråga igen om en stund.
server-no-bots = { $game } byggs för hand: bottar kan inte sitta vid det här bordet.
server-no-clock = { $game } spelas utan klocka.
server-no-resigning = Ingen ger upp i { $game }: ni bygger tillsammans. När ni är färdiga väljer ni ”Klart”.
server-done-pending = Du har redan frågat de andra om det är klart.
server-no-done-pending = Den frågan gäller inte längre.
server-no-movement = I det här spelet ser ingen vad andra har i händerna.

# Puzzles in the terminal.
puzzle-heading = { $game }, { $date }: { $title }
puzzle-none = { $game } har inga kluringar; spelen som har är: { $games }.
puzzle-bad-day = ”{ $text }” är ingen dag; skriv den som 2026-11-15.
puzzle-list-help = ziggurat puzzle SPEL öppnar en av dem.
puzzle-choices = Att välja mellan: { $choices }
puzzle-other = Den andra spelar { $token }.
puzzle-back = Försök igen från början.
puzzle-answer = Svaret: { $tokens }
puzzle-left = Kluringen finns kvar; kom tillbaka när du vill.

# The theorem of babel.
babel-theorem-plies = Ställningar efter varje drag, symmetriska räknade en gång; vunna och förlorade för den som är på tur, de som är slut bland de förlorade:
babel-theorem-openings = Det första draget, efter typ av kloss, symmetriskt lika på samma rad:
babel-theorem-distances = Drag till slutet, om båda spelar perfekt, och i hur många ställningar det är så:

# Talo-Fantasy, which the server alone judges.
talo-fantasy-unreadable = ”{ $token }” är inget drag. Ta bjälkar med t7 eller t3+4, passa med en punkt, avsluta partiet med done. En placering säger var en bjälke släpps och var allt till slut ligger stilla, som 3@5,5,1.5/1,0,0,0~.
talo-fantasy-no-turn = De fyra talen som vrider en bjälke kan inte alla vara 0.
talo-fantasy-far = Det är för långt bort från bordet.
talo-fantasy-hangs = Bjälke { $number }, en { $length }:a, skulle hänga i luften: inget under den leder ner till marken.
talo-fantasy-slipped = Bjälken gled av och inget annat rörde sig, så den kommer tillbaka till handen.
talo-fantasy-not-slipped = Bjälken kommer inte tillbaka till handen: den ligger kvar.
talo-fantasy-supply = Förrådet är slut, och allt står: { talo-fantasy-built }.
talo-climbing-only = Valet { $name } har ingen betydelse i fantasy.
talo-fantasy-fall = Bygget har rasat. Bygg igen, ännu djärvare.
talo-fantasy-done = Du har byggt det du ville: { talo-fantasy-built }.
talo-fantasy-built = { $bars ->
    [0] inget den här gången
    [one] en bjälke
   *[other] { $bars } bjälkar
}

# Without JavaScript the page shows this, in every language (web/vite.config.ts).
page-needs-script = Ziggurat behöver JavaScript för att visa bordet.
