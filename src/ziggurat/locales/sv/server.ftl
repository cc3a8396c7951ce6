# Bordsservern: vad den säger nej till och varför, lägena som den lägger till ett parti, ledtrådar och snabba fraser.

server-waiting-for = { $count ->
    [one] Väntar på att en till ska slå sig ner.
   *[other] Väntar på att { $count } till ska slå sig ner.
}
server-resigned = Plats { $seat } gav upp.
server-time = Plats { $seat } har ingen tid kvar.
server-abandoned = Partiet avbröts.

server-no-table = Här finns inget bord längre, eller så har det aldrig funnits.
server-old-rules = Det här partiet { $game } spelades med version { $version } av reglerna; det här programmet har version { $known }.
server-wrong-key = Den här personliga länken hör inte till det här bordet. Med bordets egen länk kan du ändå titta på.
server-only-watching = Du tittar på. Ta en plats för att spela.
server-not-your-turn = Det är plats { $seat } som är på tur.
server-not-your-seat = Det är inte din plats.
server-which-seat = Du har flera platser; säg vilken.
server-stale = Partiet har gått vidare under tiden; titta igen.
server-waiting = Partiet börjar när alla har slagit sig ner.
server-over = Partiet är slut.
server-not-over = Partiet pågår fortfarande.
server-bot-leads = En bot spelar nu för plats { $seat }.
server-no-undo-now = Nu går inget att ångra.
server-undo-pending = Plats { $seat } har redan bett att få ångra ett drag.
server-nothing-to-undo = Du har inte spelat något som går att ångra.
server-undo-past-absent = Då skulle också ett drag av plats { $seat } ångras, och den spelaren är inte här för att säga ja.
server-no-undo-pending = Den frågan gäller inte längre.
server-no-stand-in-there = En bot kan bara hoppa in för en annan människa vid bordet.
server-not-absent = Plats { $seat } är här, eller var det alldeles nyss.
server-rematch-made = Nästa parti väntar redan.
server-no-rematch-asked = Ingen har bett om ett parti till.
server-no-open-seat = Alla platser är tagna. Du får gärna titta på.
server-seat-taken = Plats { $seat } är inte ledig.
server-seat-count = Det här spelet har { $seats ->
    [one] { $seats } plats
   *[other] { $seats } platser
}, inte { $count }.
server-begun-open = Ett parti som börjar i en senare ställning är för människor på den här enheten och för bottar; det har ingen öppen plats.
server-bad-log = Det här är ingen logg över ett parti på en enhet: post { $number } är omöjlig.
server-no-phrase = ”{ $phrase }” är inte en av de snabba fraserna.
server-no-hints = Inga ledtrådar medan människor spelar mot varandra.
server-no-moment = Det här partiet har bara { $count } drag hittills.
server-no-lesson = Lektionerna för det här spelet har inget steg ”{ $step }”.

server-unreadable = Meddelandet gick inte att förstå: { $why }.
server-not-a-number = { $name } måste vara ett heltal, inte ”{ $value }”.
server-not-json = Begäran måste vara JSON (content type application/json).
server-not-utf8 = Begäran är inte giltig UTF-8.
server-one-host = En begäran måste nämna precis en värd.
server-headers-too-large = Begärans huvuden är för stora eller för många.
server-too-slow = Begäran tog för lång tid på sig att komma fram.
server-beyond-end = Partiet har bara { $count } drag; analysen kan inte börja efter { $first }.
server-too-large = Begäran är för stor; högst { $most } byte är tillåtna.
server-no-hello = Det första meddelandet på anslutningen måste vara hello, inom några sekunder.
server-second-hello = Du har redan hälsat.
server-nothing-here = Det finns inget på den här adressen.
server-wrong-method = Den här adressen går inte att använda så.
server-bad-request = Begäran gick inte att förstå.
server-wrong-host = Den här servern svarar inte på namnet ”{ $host }”; den som driver den kan tillåta det med --allow-host.
server-wrong-origin = En sida från en annan webbplats får inte använda den här servern.
server-table-damaged = Bordets sparade parti är skadat, så bordet går inte att öppna. Det är inte ditt fel; säg till den som driver servern.
server-table-deleted = Det här bordet är raderat.
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
server-closing = Servern startas om; ditt parti är sparat.
server-elsewhere = En annan del av servern sköter det här bordet just nu. Försök igen om en stund.
server-not-kept = Servern har tappat kontakten med sin databas och väntar på den. Ditt parti är sparat; försök igen om en stund.

server-making-ready = Reglerna för { $game } förbereds. Det sker en gång och kan ta någon minut. Kom tillbaka då.
server-too-many-requests = Det var mycket på en gång; vänta en stund.
server-too-many-made = Många bord har skapats från din adress; vänta ett tag.
server-too-many-tables = Servern har inte plats för ett bord till just nu.
server-too-many-sockets = För många är anslutna just nu; försök igen om en stund.
server-table-full = Det har hänt så mycket vid det här bordet att det är fullt; börja på ett nytt.
server-too-many-simulations = En bot får använda högst { $most } simuleringar här.
server-too-fast = Det gick för fort; vänta en stund.
server-too-busy = Alla bottar tänker redan; fråga igen om en stund.

phrase-hello = Hej!
phrase-good-luck = Lycka till!
phrase-nice = Fint drag!
phrase-oops = Hoppsan.
phrase-thinking = Jag tänker lite.
phrase-thanks = Tack!
phrase-well-played = Bra spelat!
phrase-one-more = Ett parti till?
phrase-goodbye = Hej då!
server-no-bots = { $game } byggs för hand: bottar kan inte sitta vid det här bordet.
server-no-clock = { $game } spelas utan klocka.
server-no-resigning = Ingen ger upp i { $game }: ni bygger tillsammans. När ni är färdiga väljer ni ”Klart”.
server-done-pending = Du har redan frågat de andra om det är klart.
server-no-done-pending = Den frågan gäller inte längre.
server-no-movement = I det här spelet ser ingen vad andra har i händerna.
