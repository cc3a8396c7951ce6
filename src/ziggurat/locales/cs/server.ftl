# Server se stoly: co odmítá a proč, co přidává ke stavu partie, nápovědy a rychlé věty.

server-resigned = Hráč { $seat } vzdává partii.
server-time = Hráči { $seat } vypršel čas.
server-abandoned = U tohoto stolu se toho stalo tolik, že víc se nevejde: partie tu končí a nikdo ji neprohrává.

server-no-table = Stůl už tu není, nebo tu nikdy nebyl.
server-old-rules = Tato partie hry { $game } se hrála podle verze { $version } jejích pravidel; tento program má verzi { $known }.
server-wrong-key = Tento osobní odkaz k tomuto stolu nepatří. Přes odkaz samotného stolu se můžeš dívat.
server-not-your-seat = To místo není tvoje.
server-which-seat = Máš víc míst; řekni, které myslíš.
server-stale = Partie se mezitím posunula; podívej se prosím znovu.
server-waiting = Partie začne, až budou všichni sedět.
server-over = Partie skončila.
server-not-over = Partie ještě běží.
server-bot-leads = Za hráče { $seat } teď hraje bot.
server-no-undo-now = Teď nejde nic vrátit.
server-nothing-to-undo = Nemáš žádný tah, který by šlo vrátit.
server-no-stand-in-there = Bot může zaskočit jen za někoho jiného u stolu.
server-seat-count = Tato hra má { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}, ne { $count }.
server-no-lesson = V lekcích této hry není krok „{ $step }“.

server-beyond-end = { $count ->
    [one] Partie má jen { $count } tah; rozbor nemůže začít až po tahu { $first }.
    [few] Partie má jen { $count } tahy; rozbor nemůže začít až po tahu { $first }.
   *[other] Partie má jen { $count } tahů; rozbor nemůže začít až po tahu { $first }.
}
server-table-damaged = Uložená partie tohoto stolu je poškozená, a tak stůl nejde otevřít. Není to tvoje chyba; řekni to prosím správci.
server-table-deleted = Tento stůl je smazaný.

phrase-hello = Ahoj.
phrase-good-luck = Hodně štěstí.
phrase-nice = Pěkný tah.
phrase-oops = Jejda.
phrase-thinking = Chvilku přemýšlím.
phrase-thanks = Děkuju.
phrase-well-played = Pěkná hra.
phrase-one-more = Ještě jednu partii?
phrase-goodbye = Tak ahoj.
