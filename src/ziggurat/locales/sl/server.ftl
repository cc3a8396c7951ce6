# Strežnik miz: kaj zavrne in zakaj, stanja, ki jih doda partiji, namigi in hitre besede.

server-resigned = Igralec { $seat } se vda.
server-time = Igralcu { $seat } je potekel čas.
server-abandoned = Za to mizo se je zgodilo že toliko, da ne gre več: partija se tu konča in nihče je ne izgubi.

server-no-table = Tukaj ni več mize ali pa je nikoli ni bilo.
server-old-rules = Ta partija ({ $game }) je bila odigrana po različici pravil { $version }; ta program ima različico { $known }.
server-wrong-key = Ta osebna povezava ni za to mizo. S povezavo mize pa lahko še vedno gledaš.
server-not-your-seat = Ta sedež ni tvoj.
server-which-seat = Imaš več sedežev; povej, kateri.
server-stale = Partija je šla medtem naprej; poglej še enkrat.
server-waiting = Partija se začne, ko vsi sedijo.
server-over = Partije je konec.
server-not-over = Partija še traja.
server-bot-leads = Namesto igralca { $seat } zdaj igra bot.
server-no-undo-now = Zdaj ni mogoče vzeti nazaj ničesar.
server-nothing-to-undo = Nimaš poteze, ki bi jo bilo mogoče vzeti nazaj.
server-no-stand-in-there = Bot lahko nadomesti samo drugo osebo za mizo.
server-seat-count = Ta igra ima { $seats ->
    [one] { $seats } sedež
    [two] { $seats } sedeža
    [few] { $seats } sedeže
   *[other] { $seats } sedežev
}, ne { $count }.
server-no-lesson = Lekcije te igre nimajo koraka »{ $step }«.

server-beyond-end = { $count ->
    [one] Partija ima samo { $count } potezo; analiza se ne more začeti po { $first }.
    [two] Partija ima samo { $count } potezi; analiza se ne more začeti po { $first }.
    [few] Partija ima samo { $count } poteze; analiza se ne more začeti po { $first }.
   *[other] Partija ima samo { $count } potez; analiza se ne more začeti po { $first }.
}
server-table-damaged = Shranjena partija te mize je poškodovana, zato mize ni mogoče odpreti. To ni tvoja krivda; povej gostitelju.
server-table-deleted = Ta miza je izbrisana.

phrase-hello = Živjo.
phrase-good-luck = Srečno.
phrase-nice = Lepa poteza.
phrase-oops = Ups.
phrase-thinking = Naj pomislim.
phrase-thanks = Hvala.
phrase-well-played = Dobra igra.
phrase-one-more = Še eno partijo?
phrase-goodbye = Adijo.
