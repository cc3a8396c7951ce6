# Server se stoly: co odmítá a proč, co přidává ke stavu partie, nápovědy a rychlé věty.

server-waiting-for = { $count ->
    [one] Čekáme, až si sedne ještě jeden člověk.
    [few] Čekáme, až si sednou ještě { $count } lidé.
   *[other] Čekáme, až si sedne ještě { $count } lidí.
}
server-resigned = Hráč { $seat } vzdává partii.
server-time = Hráči { $seat } vypršel čas.
server-abandoned = Partie zůstala nedohraná.

server-no-table = Stůl už tu není, nebo tu nikdy nebyl.
server-old-rules = Tato partie hry { $game } se hrála podle verze { $version } jejích pravidel; tento program má verzi { $known }.
server-wrong-key = Tento osobní odkaz k tomuto stolu nepatří. Přes odkaz samotného stolu se můžeš dívat.
server-only-watching = Díváš se. Jestli chceš hrát, sedni si na volné místo.
server-not-your-turn = Na tahu je hráč { $seat }.
server-not-your-seat = To místo není tvoje.
server-which-seat = Máš víc míst; řekni, které myslíš.
server-stale = Partie se mezitím posunula; podívej se prosím znovu.
server-waiting = Partie začne, až budou všichni sedět.
server-over = Partie skončila.
server-not-over = Partie ještě běží.
server-bot-leads = Za hráče { $seat } teď hraje bot.
server-no-undo-now = Teď nejde nic vrátit.
server-undo-pending = Hráč { $seat } už o vrácení tahu žádá.
server-nothing-to-undo = Nemáš žádný tah, který by šlo vrátit.
server-undo-past-absent = Tím by se vrátil i tah hráče { $seat }, a ten tu teď není, takže nemůže souhlasit.
server-no-undo-pending = Tato žádost už neplatí.
server-no-stand-in-there = Bot může zaskočit jen za někoho jiného u stolu.
server-not-absent = Hráč { $seat } tu je, nebo tu ještě před chvilkou byl.
server-rematch-made = Další partie už čeká.
server-no-rematch-asked = O další partii nikdo nežádá.
server-no-open-seat = Všechna místa jsou obsazená. Klidně se dívej.
server-seat-taken = Místo { $seat } není volné.
server-seat-count = Tato hra má { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}, ne { $count }.
server-begun-open = Partie, která začíná od pozdější pozice, je pro lidi u tohoto zařízení a pro boty; volné místo v ní není.
server-bad-log = Toto není zápis partie ze zařízení: položka { $number } není možná.
server-no-phrase = „{ $phrase }“ není mezi rychlými větami.
server-no-hints = Dokud hrají lidé proti sobě, nápověda není.
server-no-moment = Tato partie má zatím jen { $count ->
    [one] { $count } tah.
    [few] { $count } tahy.
   *[other] { $count } tahů.
}
server-no-lesson = V lekcích této hry není krok „{ $step }“.

server-unreadable = Zprávě nejde rozumět: { $why }.
server-not-a-number = { $name } musí být celé číslo, ne „{ $value }“.
server-not-json = Požadavek musí být JSON (typ obsahu application/json).
server-not-utf8 = Požadavek není platné UTF-8.
server-one-host = Požadavek musí jmenovat právě jednoho hostitele.
server-headers-too-large = Hlavičky požadavku jsou moc velké, nebo jich je moc.
server-too-slow = Požadavek přicházel moc dlouho.
server-beyond-end = { $count ->
    [one] Partie má jen { $count } tah; rozbor nemůže začít až po tahu { $first }.
    [few] Partie má jen { $count } tahy; rozbor nemůže začít až po tahu { $first }.
   *[other] Partie má jen { $count } tahů; rozbor nemůže začít až po tahu { $first }.
}
server-too-large = Požadavek je moc velký; dovoleno je nejvýš tolik bajtů: { $most }.
server-no-hello = První zpráva na socketu musí být hello, do několika sekund.
server-second-hello = Hello už od tebe přišlo.
server-nothing-here = Na této adrese nic není.
server-wrong-method = Tuto adresu takhle použít nejde.
server-bad-request = Požadavku nejde rozumět.
server-wrong-host = Tento server na jméno „{ $host }“ neslyší; správce ho může povolit s --allow-host.
server-wrong-origin = Stránka odjinud tento server používat nesmí.
server-table-damaged = Uložená partie tohoto stolu je poškozená, a tak stůl nejde otevřít. Není to tvoje chyba; řekni to prosím správci.
server-table-deleted = Tento stůl je smazaný.
server-data-damaged = Data serveru jsou poškozená. Není to tvoje chyba; řekni to prosím správci.
server-not-read = Server to nedokázal přečíst. Zkus to prosím za chvilku znovu.
server-not-creator = O smazání stolu může žádat jen ten, kdo ho založil.
server-forget-pending = Ostatní u stolu už dotaz mají.
server-no-forget-pending = Tato žádost už neplatí.
server-no-network = Tento počítač ještě není v žádné síti. Připoj se k Wi-Fi nebo zapoj kabel a zkus to znovu.
server-network-not-yours = Pustit ostatní ke hře může jen ten, kdo sedí přímo u počítače se Zigguratem.
server-network-fixed = Jestli se ostatní mohou přidat, je dané od spuštění serveru.
server-crash = Na serveru se něco pokazilo; tvoje partie je v bezpečí.
server-not-stored = Server to nedokázal uložit, a tak se to nestalo. Zkus to prosím znovu.
server-closing = Server se právě restartuje; tvoje partie je uložená.
server-elsewhere = O tento stůl se teď stará jiná část serveru. Zkus to prosím za chvilku znovu.
server-not-kept = Serveru vypadlo spojení s databází a čeká na ni. Tvoje partie je uložená; zkus to prosím za chvilku znovu.

server-making-ready = Pravidla hry { $game } se připravují. Děje se to jen jednou a trvá to minutu nebo dvě. Pak se prosím vrať.
server-too-many-requests = To bylo moc věcí najednou; počkej prosím chvilku.
server-too-many-made = Z tvojí adresy už vzniklo hodně stolů; počkej prosím nějakou dobu.
server-too-many-tables = Na další stůl teď server nemá místo.
server-too-many-sockets = Teď je připojeno moc lidí; zkus to prosím za chvilku znovu.
server-table-full = U tohoto stolu se toho stalo tolik, že víc se nevejde; začni prosím u nového.
server-too-many-simulations = Bot tu smí použít nejvýš tolik simulací: { $most }.
server-too-fast = To bylo moc rychle; počkej prosím chvilku.
server-too-busy = Všichni boti už přemýšlejí; zeptej se prosím za chvilku znovu.

phrase-hello = Ahoj.
phrase-good-luck = Hodně štěstí.
phrase-nice = Pěkný tah.
phrase-oops = Jejda.
phrase-thinking = Chvilku přemýšlím.
phrase-thanks = Děkuju.
phrase-well-played = Pěkná hra.
phrase-one-more = Ještě jednu partii?
phrase-goodbye = Tak ahoj.
server-no-bots = { $game } se staví rukama: boti u tohoto stolu sedět nemohou.
server-no-clock = { $game } se hraje bez hodin.
server-no-resigning = Ve hře { $game } se nikdo nevzdává: stavíte spolu. Až skončíte, zvolte „Hotovo“.
server-done-pending = Ostatní už mají tvůj dotaz, jestli je hotovo.
server-no-done-pending = Tato žádost už neplatí.
server-no-movement = V této hře nikdo nevidí, co ostatní drží v rukou.
