# Bordsservern: vad den säger nej till och varför, lägena som den lägger till ett parti, ledtrådar och snabba fraser.

server-resigned = Plats { $seat } gav upp.
server-time = Plats { $seat } har ingen tid kvar.
server-abandoned = Det har hänt så mycket vid det här bordet att det är fullt: partiet slutar här, och ingen förlorar det.

server-no-table = Här finns inget bord längre, eller så har det aldrig funnits något.
server-old-rules = Det här partiet { $game } spelades med version { $version } av reglerna; det här programmet har version { $known }.
server-wrong-key = Den här personliga länken hör inte till det här bordet. Med bordets egen länk kan du ändå titta på.
server-not-your-seat = Det är inte din plats.
server-which-seat = Du har flera platser; säg vilken.
server-stale = Partiet har gått vidare under tiden; titta igen.
server-waiting = Partiet börjar när alla har slagit sig ner.
server-over = Partiet är slut.
server-not-over = Partiet pågår fortfarande.
server-bot-leads = En bot spelar nu för plats { $seat }.
server-no-undo-now = Nu går inget att ångra.
server-nothing-to-undo = Du har inte spelat något som går att ångra.
server-no-stand-in-there = En bot kan bara hoppa in för en annan människa vid bordet.
server-seat-count = Det här spelet har { $seats ->
    [one] { $seats } plats
   *[other] { $seats } platser
}, inte { $count }.
server-no-lesson = Lektionerna för det här spelet har inget steg ”{ $step }”.

server-beyond-end = Partiet har bara { $count } drag; analysen kan inte börja efter { $first }.
server-table-damaged = Bordets sparade parti är skadat, så bordet går inte att öppna. Det är inte ditt fel; säg till den som driver servern.
server-table-deleted = Det här bordet är raderat.

phrase-hello = Hej!
phrase-good-luck = Lycka till!
phrase-nice = Fint drag!
phrase-oops = Hoppsan.
phrase-thinking = Jag tänker lite.
phrase-thanks = Tack!
phrase-well-played = Bra spelat!
phrase-one-more = Ett parti till?
phrase-goodbye = Hej då!
