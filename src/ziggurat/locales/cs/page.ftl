# Stránka v prohlížeči. Slova pro herní plány má každá hra ve svém souboru.

page-welcome = Hry o tom, co stojí na čem.
page-welcome-more = Vyber si hru a zmáčkni Hrát: Bodlinka už na tebe čeká. Nebo někoho pozvi ke stolu.
page-play = Hrát
page-play-game = Hrát { $game }
page-more-ways = Jiné možnosti
page-more-ways-game = Jak jinak hrát { $game }
page-missions = Mise
page-learn = Naučit se
page-learn-game = Naučit se hrát { $game }
page-learn-steps = Nauč se to po krůčcích
page-explore = Prozkoumat
page-explore-game = Prozkoumat { $game }
page-listed = Otevřené stoly
page-phase = { $phase ->
    [waiting] čeká na hráče
    [over] konec
   *[playing] { $ply ->
        [0] právě začíná
        [one] { $ply } tah
        [few] { $ply } tahy
       *[other] { $ply } tahů
    }
}
page-docs = Dokumentace (anglicky)
page-about = O projektu
page-about-words = Ziggurat, to jsou čtyři stavěcí hry u jednoho stolu: pro lidi u jednoho zařízení, v jednom domě i daleko od sebe, a také pro boty. Partie proti botům a u jednoho zařízení běží ve tvém prohlížeči; lidi mezi sebou spojuje server.
page-about-names = Názvy her patří jejich vydavatelům, kteří s tímto projektem nemají nic společného. Všechny texty, obrázky a zvuky tady patří projektu.
page-about-parts = Z čeho je postavený
page-home = Úvod
page-close = Zavřít
page-cancel = Zrušit

page-lost = Tady nic nestojí
page-lost-page = Tato adresa nikam nevede. Odkaz je možná starý, nebo se cestou ztratilo písmenko.
page-lost-table = Tento stůl už tu není
page-no-such-game = Hra s tímto jménem tu není.
page-not-loaded = Stránka se nenačetla
page-not-loaded-more = Zkontroluj připojení a zkus to znovu.
page-try-again = Zkusit znovu
page-unreachable = Server neodpovídá. Zkouším to znovu…
page-lost-line = Spojení vypadlo, ale tvoje partie je v bezpečí. Zkouším to znovu…
page-lost-line-busy = Spojení vypadlo. Tvůj tah je uložený a odešle se, jakmile bude spojení zpátky.
page-opening = Otevírám stůl…

page-who-plays = Kdo hraje?
page-way-bot = Proti botovi
page-way-here = Spolu u tohoto zařízení
page-way-link = Pozvat odkazem
page-way-anyone = Přidat se může kdokoli
page-seat = Hráč { $seat }
page-seats = Místa
page-seat-here = { $first ->
    [true] Ty, u tohoto zařízení
   *[false] Někdo u tohoto zařízení
}
page-seat-open = { $listed ->
    [true] Kdo půjde kolem
   *[false] Kdo dostane odkaz
}
page-open-seat = volné místo
page-name = Tvoje jméno
page-name-of = Jméno hráče { $seat }
page-you = Ty
page-bot = { $level ->
    [0] Bot
    [1] Pip
    [2] Bodlinka
    [3] Finn
    [4] Kastor
   *[5] Minerva
}
page-bot-choice = { page-bot } ({ $level ->
    [1] zlehka
    [2] přátelsky
    [3] pohotově
    [4] silně
   *[5] mistrovsky
})
page-bot-rated = { page-bot-choice }, rating { $rating } ± { $margin }, partie: { $games }
page-bot-about = { $level ->
    [0] Bot se svou vlastní silou.
    [1] Myška Pip zahraje, co jí padne do oka, a leccos přehlédne.
    [2] Ježek Bodlinka chvilku přemýšlí, a přesto mu občas něco uteče.
    [3] Lišák Finn vidí skoro všechno, co přijde, a neopatrné tahy trestá.
    [4] Bobr Kastor trpělivě počítá a skoro nic nedaruje.
   *[5] Sova Minerva vidí tak daleko, jak to jen jde, a skoro nikdy nechybuje.
}
page-quoted = „{ $words }“
page-options = Volby
page-drawn = rozhodne náhoda
page-order = Kdo kde sedí
page-order-chosen = jak je nastaveno tady
page-order-lot = losem
page-clock = Hodiny
page-clock-none = bez hodin
page-clock-turn = minuta na každý tah
page-clock-total = deset minut a k tomu pět sekund za každý tah
page-visible = Ukázat stůl na úvodní stránce
page-sit-down = Sednout si
page-take-seat = Je tu pro tebe volné místo
page-or-watch = Nebo zůstaň a jen se dívej.
page-invite = Pozvat někoho
page-invite-more = Pošli tento odkaz, nebo ať ostatní namíří fotoaparát na QR kód. Partie začne, až budou všichni sedět.
page-link = Odkaz
page-qr = Odkaz jako QR kód pro fotoaparát
page-link-local = Tento odkaz funguje jen na tomto počítači.
page-network = Pustit ke hře ostatní v této síti
page-network-more = Když ostatní pustíš, může tuto stránku otevřít každý ve tvé síti, dokud to zase nezakážeš nebo nevypneš Ziggurat.
page-network-open = Ostatní v této síti najdou stránku na adrese { $address }.
page-network-close = Zase jen pro tento počítač
page-invited = { $name } tě zve na partii hry { $game }
page-invited-nameless = Máš pozvánku na partii hry { $game }
page-invite-send = Poslat pozvánku
page-invite-copy = Kopírovat pozvánku
page-copy = Kopírovat
page-copied = Zkopírováno

page-waiting = Čekáme, až si někdo sedne.
page-sat-down = { $name } si sedá ke stolu.
page-your-turn = Jsi na tahu: { $status }
page-thinking = { $name } přemýšlí…
page-played = { $name }: { $action }.
page-to-act = na tahu
page-ending = { $how ->
    [resigned] { $self ->
        [true] Vzdáváš partii.
       *[false] { $name } vzdává partii.
    }
    [time] { $self ->
        [true] Tvůj čas vypršel.
       *[false] { $name }: čas vypršel.
    }
   *[abandoned] Partie zůstala nedohraná.
}
page-ended = Konec partie
page-you-won = Vyhráváš!
page-won = { $name } vyhrává
page-team-won = Vyhrávají: { $names }
page-your-team-won = Tvůj tým vyhrává!
page-shared-win = Společná výhra
page-nobody-won = Nikdo nevyhrává
page-rematch = Hrát znovu
page-rematch-asked = Čekáme na ostatní…
page-rematch-theirs = { $name } chce hrát znovu.
page-rematch-accept = Ano, s radostí
page-rematch-decline = Teď ne
page-rematch-refused = { $name } teď znovu hrát nechce.
page-clock-waits = Hodiny se spustí, až tu budou všichni, nebo až někdo zahraje.
page-next-game = K nové partii
page-look-back = Projít partii
page-looking-back = Procházíš partii: tah { $ply } z celkem { $count }
page-start = Začátek partie
page-watchers = { $count ->
    [one] dívá se { $count } člověk
    [few] dívají se { $count } lidé
   *[other] dívá se { $count } lidí
}
page-watching = Díváš se.
page-moved = { $ply ->
    [0] Tato partie sem přišla z nějakého zařízení ještě před prvním tahem.
   *[other] Tato partie sem přišla z nějakého zařízení při tahu { $ply }. O čem do té doby rozhodla náhoda, o tom rozhodla na tom zařízení.
}
page-set-up = Tato partie nezačíná od začátku, ale z připravené pozice.
page-other-seat = Vzít si místo z tohoto odkazu?
page-other-seat-more = Odkaz je na místo { $seats } u tohoto stolu. Jedno místo tu už máš a toto zařízení si může nechat jen jedno z obou.
page-other-seat-take = Vzít si to druhé místo
page-other-seat-keep = Nechat si svoje místo
page-link-refused = Tento osobní odkaz neotvírá u tohoto stolu žádné místo. To, které máš, ti zůstává.
page-hand-over = { $name }, jsi na tahu.
page-hand-over-more = Podej zařízení dál.

page-panel = Tahy a nástroje
page-last-here = { $whose ->
    [own] Tvůj poslední tah
   *[other] Poslední tah: { $name }
}
page-actions = Dosavadní tahy
page-no-actions = Zatím žádný tah.
page-step = { $how ->
    [first] Na začátek
    [back] O tah zpátky
    [next] O tah dál
   *[last] Na nejnovější tah
}
page-replay = Přehrát
page-pause = Pauza
page-hint = Nápověda
page-hint-thinking = Přemýšlím…
page-undo = Vrátit
page-undone = Tah je vrácený.
page-undo-yours = Žádáš o vrácení svého posledního tahu.
page-undo-theirs = { $name } chce vrátit tah.
page-undo-refused = Ostatní chtějí raději hrát dál.
page-done = Je hotovo?
page-done-yours = Ptáš se ostatních, jestli je hotovo.
page-done-theirs = { $name } myslí, že je hotovo. Souhlasíš?
page-done-agree = Ano, hotovo
page-done-refuse = Stavět dál
page-done-refused = Ostatní chtějí raději stavět dál.
page-agree = Souhlasím
page-refuse = Raději ne
page-absent = { $name } tu teď není.
page-stand-in = Ať dál hraje bot
page-delete = Smazat tento stůl
page-delete-sure = Smazat tento stůl navždy?
page-delete-alone = Partie, jména i odkazy zmizí, a to všem. Vrátit je nejde.
page-delete-others = Nejdřív se zeptáme ostatních u stolu. Když budou souhlasit, partie, jména i odkazy všem zmizí. Když tu někdo sedm dní nebyl, bereme to jako souhlas.
page-delete-keep = Nechat
page-delete-yours = Chceš tento stůl smazat. Čekáme na ostatní.
page-delete-theirs = { $name } chce tento stůl navždy smazat.
page-delete-agreed = Souhlasíš se smazáním stolu. Čekáme na ostatní.
page-delete-refused = Ostatní si tento stůl chtějí raději nechat.
page-deleted = Tento stůl je smazaný
page-deleted-more = Na serveru po něm nic nezůstalo. Děkujeme za hru.
page-damaged = Tento stůl nejde otevřít
page-gave-way = Tato stránka odešla od stolu
page-reload = Načíst stránku znovu
page-resign = Vzdát se
page-resign-sure = Vzdát tuto partii?
page-resign-more = Partie pro tebe skončí. Zůstane v seznamu a můžeš se na ni zase podívat.
page-keep-playing = Hrát dál
page-phrases = Něco říct
page-place = Položit
page-more-pieces = { $count ->
    [one] Ještě jeden dílek
    [few] Ještě { $count } dílky
   *[other] Ještě { $count } dílků
}
page-rules = Jak se hraje
page-share = Sdílet
page-share-link = Kdo má tento odkaz, může se dívat.
page-share-record = Záznam partie
page-share-picture = Obrázek plánu
page-share-device = Pokračovat na jiném zařízení
page-share-device-more = Tento osobní odkaz přenese tvoje místo na jiné zařízení. Nikomu ho nedávej.

page-explore-words = Každý tah a jeho cena
page-explore-start = Začátek
page-explore-until = K pozici před tahem { $number }
page-no-position = Taková pozice tu není
page-not-solved = Úplně vyřešená je z těchto her jen jedna: Babel.
page-theorem = Celá pravda
page-working-out = Počítám…
page-perfect-line = Dokonalá hra
page-truth = { $how ->
    [win] { $distance ->
        [one] Když nikdo neudělá chybu, hráč { $seat } vyhraje za { $distance } tah.
        [few] Když nikdo neudělá chybu, hráč { $seat } vyhraje za { $distance } tahy.
       *[other] Když nikdo neudělá chybu, hráč { $seat } vyhraje za { $distance } tahů.
    }
    [draw] Když nikdo neudělá chybu, bude to společná výhra.
    [loss] { $distance ->
        [one] Ať hráč { $seat } udělá cokoli, soupeř bez chyby vyhraje za { $distance } tah.
        [few] Ať hráč { $seat } udělá cokoli, soupeř bez chyby vyhraje za { $distance } tahy.
       *[other] Ať hráč { $seat } udělá cokoli, soupeř bez chyby vyhraje za { $distance } tahů.
    }
   *[estimate] S jistotou to neví nikdo.
}

page-settings = Nastavení
page-theme = Barvy
page-theme-system = podle zařízení
page-theme-light = světlé
page-theme-dark = tmavé
page-language = Jazyk
page-language-auto = podle prohlížeče
page-speed = Pohyb
page-speed-calm = klidný
page-speed-quick = rychlý
page-speed-none = žádný
page-bots = Boti hrají
page-bots-slow = pomalu, ať se to dá sledovat
page-bots-calm = jeden tah za druhým
page-bots-none = hned
page-sound = Zvuk
page-volume = Hlasitost
page-notify = Upozornit mě, když jsem na tahu
page-notify-denied = Tento prohlížeč má zakázáno ukazovat upozornění. Můžeš je povolit v jeho nastavení pro tuto stránku.
page-confirm = Potvrzovat položení
page-confirm-touch = na dotykových displejích
page-confirm-always = vždy
page-confirm-never = nikdy
page-quality = Obraz
page-quality-auto = podle rychlosti
page-quality-full = podrobný
page-quality-plain = jednoduchý
page-quality-flat = plánek

page-camera = Pohled
page-look = { $how ->
    [left] Otočit doleva
    [right] Otočit doprava
    [side] Z další strany
    [above] Shora
    [under] Zdola
    [closer] Blíž
    [farther] Dál
   *[reset] Zpátky na obvyklý pohled
}
page-explode = Patra od sebe

page-twin = Plánek a text
page-layer-up = O vrstvu výš
page-layer-down = O vrstvu níž
page-command = Zápis tahu
page-enter = Zahrát
page-doable = { $count ->
    [0] Teď není co dělat
    [one] Jedna možnost
    [few] { $count } možnosti
   *[other] { $count } možností
}
page-doable-here = { $count ->
    [0] Na tomto políčku není co dělat
    [one] Jedna možnost na tomto políčku
    [few] { $count } možnosti na tomto políčku
   *[other] { $count } možností na tomto políčku
}
page-doable-all = Ukázat vše
page-doable-more = Další možnosti: { $count }. Vyber políčko na plánku, nebo tah napiš.
page-nothing-here = Tady teď není co dělat.

page-tip = Tip
page-tip-skip = Přeskočit tipy

page-keys = Klávesy
page-with-key = { $words } ({ $key })
page-key-f = F = plánek a text
page-key-h = H = nápověda
page-key-z = Z = vrátit tah
page-key-p = P = přehrát dokonalou hru až do konce
page-key-step = , . = o tah zpátky, o tah dál
page-key-l = L = poslechnout si poslední tah
page-key-s = S = poslechnout si, kdo je na tahu
page-key-m = M = nastavení a nástroje
page-key-help = ? = tato stránka
page-notation = Ukázat zápis tahů
page-turn = Tah
