# What Python says and the page never does by itself: the server sends it with its words, in the reader's language.

# Games, players and figures.
game-name-taken = Balíček „{ $package }“ přináší hru „{ $name }“, ale hra toho jména už tu je.
game-unusable = Hru „{ $name }“ z balíčku „{ $package }“ nejde použít: { $why }
game-misnamed = V balíčku „{ $package }“ není hra „{ $name }“ tam, kam ukazuje jeho vstupní bod.
no-expert = { $game } není přesně vyřešená hra; přesně vyřešený je jen Babel.
bad-player = „{ $text }“ není hráč; hráči jsou: level1 až level5, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = „{ $text }“ není údaj, který hledání umí použít; zná tyto: { $figures }.
bad-player-figure = „{ $text }“ v „{ $player }“ není údaj, který hledání umí použít; zná tyto: { $figures }.
bot-over = Partie skončila: bot nemá co vybírat.
bot-chance = Na tahu je tu náhoda, ne hráč: bot nemá co vybírat.
no-bot = „{ $value }“ není bot: bot potřebuje metody fresh, choose a analyse. Podle jména ho vytvoří „ziggurat.bots.player“.
bad-render-mode = „{ $mode }“ není režim zobrazení tohoto prostředí; zná tyto: { $known }.
no-render-mode = Toto prostředí nic nezobrazuje, a tak jeho režim zobrazení nemůže být „{ $mode }“.
bad-simulations = „{ $value }“ není počet simulací; musí být aspoň 1.
bad-time = „{ $value }“ není čas v sekundách.
no-such-action = Tah s číslem { $token } neexistuje.
not-an-action = „{ $value }“ není tah; tah je text, jak ho vypisuje „legal“, nebo celé číslo.
no-such-seat = Místo „{ $seat }“ tu není; místa jsou 1 až { $seats }.
bad-seed = „{ $value }“ není počáteční hodnota pro náhodu; má to být celé číslo.
other-spaces = S těmito volbami má { $game } jiná místa, tahy nebo roviny; udělej pro ně nové prostředí.
bad-text = „{ $value }“ není hodnota pro { $name }; hodnoty jsou texty.
played-by-hand = { $game } se staví rukama a možné tahy nejde vypsat: boti, rozbor, perft ani prostředí tu nefungují.

# Work on several machines.
worker-died = Pracovní proces skončil dřív, než dokončil práci; možná došla paměť.
ray-missing = Ray tu není nainstalovaný: pip install "ziggurat[ray]".
ray-unreachable = Na adrese { $address } není žádný cluster Ray: { $why }
ray-lost = Cluster Ray na adrese { $address } se ztratil: { $why }
ray-other-version = Cluster Ray na adrese { $address } má Ziggurat verze { $theirs }, tento počítač { $ours }. Oba potřebují stejnou.
ray-other-game = Cluster Ray nezná hru „{ $game }“ tak jako tento počítač. Nainstaluj ji i tam.

# Records and positions.
record-not-text = Záznam obsahuje texty; „{ $value }“ text není.
record-half-character = „{ $value }“ nemůže být v záznamu: je v tom polovina znaku.
record-line-break = To, co záznam uvádí pod „{ $name }“, nesmí mít víc řádků.
record-bad-token = „{ $token }“ nemůže být tah v záznamu: žádné mezery ani závorky.
record-bad-note = „{ $name }“ nemůže být název poznámky v záznamu: jen písmena, číslice a podtržítka, první je písmeno.
record-comment-place = Komentář stojí za tahem { $number }, ale v záznamu je tahů jen { $count }.
record-variation-place = Varianta stojí místo tahu { $number }, ale v záznamu je tahů jen { $count }.
record-several = V tomto záznamu je víc partií. Takové soubory čte „ziggurat record“.
record-too-long = Partie od řádku { $line } má víc než { $most } znaků. To není záznam.
record-bad-json = Tento řádek není záznam ve formátu JSON: { $why }
record-bad-number = Partii { $number } v souboru (řádek { $line }) nejde přečíst: { $why }
record-bad-game = { $path }, partie { $number } (řádek { $line }): { $why }
record-checked = { $bad ->
    [0] { $games ->
        [one] Jedna partie, a je v pořádku.
        [few] Všechny { $games } partie jsou v pořádku.
       *[other] Všech { $games } partií je v pořádku.
    }
   *[other] Partií, které nejsou v pořádku: { $bad } z celkem { $games }.
}
position-no-text = Pozice se zadává jako text; „{ $value }“ text není.
position-illegal = Tah { $number } pozice, „{ $token }“, není dovolený: { $why }

# The table server: what it waits for, what it refuses and why.
server-waiting-for = { $count ->
    [one] Čekáme, až si sedne ještě jeden člověk.
    [few] Čekáme, až si sednou ještě { $count } lidé.
   *[other] Čekáme, až si sedne ještě { $count } lidí.
}
server-only-watching = Díváš se. Jestli chceš hrát, sedni si na volné místo.
server-not-your-turn = Na tahu je hráč { $seat }.
server-undo-pending = Hráč { $seat } už o vrácení tahu žádá.
server-undo-past-absent = Teď nejde nic vrátit: hráč { $seat } tu není, takže nemůže souhlasit.
server-no-undo-pending = Tato žádost už neplatí.
server-not-absent = Hráč { $seat } tu je, nebo tu ještě před chvilkou byl.
server-rematch-made = Další partie už čeká.
server-no-rematch-asked = O další partii nikdo nežádá.
server-no-open-seat = Všechna místa jsou obsazená. Klidně se dívej.
server-seat-taken = Místo { $seat } není volné.
server-begun-open = Partie, která začíná od pozdější pozice, je pro lidi u tohoto zařízení a pro boty; volné místo v ní není.
server-bad-log = Toto není zápis partie ze zařízení: položka { $number } není možná.
server-no-phrase = „{ $phrase }“ není mezi rychlými větami.
server-no-hints = Dokud hrají lidé proti sobě, nápověda není.
server-no-moment = Tato partie má zatím jen { $count ->
    [one] { $count } tah.
    [few] { $count } tahy.
   *[other] { $count } tahů.
}
server-unreadable = Zprávě nejde rozumět: { $why }.
server-not-a-number = { $name } musí být celé číslo, ne „{ $value }“.
server-not-json = Požadavek musí být JSON (typ obsahu application/json).
server-not-utf8 = Požadavek není platné UTF-8.
server-one-host = Požadavek musí jmenovat právě jednoho hostitele.
server-headers-too-large = Hlavičky požadavku jsou moc velké, nebo jich je moc.
server-too-slow = Požadavek přicházel moc dlouho.
server-too-large = Požadavek je moc velký; dovoleno je nejvýš tolik bajtů: { $most }.
server-no-hello = První zpráva na socketu musí být hello, do několika sekund.
server-second-hello = Hello už od tebe přišlo.
server-nothing-here = Na této adrese nic není.
server-wrong-method = Tuto adresu takhle použít nejde.
server-bad-request = Požadavku nejde rozumět.
server-wrong-host = Tento server na jméno „{ $host }“ neslyší; správce ho může povolit s --allow-host.
server-wrong-origin = Stránka odjinud tento server používat nesmí.
server-data-damaged = Data serveru jsou poškozená. Není to tvoje chyba; řekni to prosím správci.
server-not-read = Server to nedokázal přečíst. Zkus to prosím za chvilku znovu.
server-not-creator = O smazání stolu může žádat jen ten, kdo ho založil.
server-forget-pending = Ostatní u stolu už dotaz mají.
server-no-forget-pending = Tato žádost už neplatí.
server-no-network = Tento počítač ještě není v žádné síti. Připoj se k Wi-Fi nebo zapoj kabel a zkus to znovu.
server-network-not-yours = Pustit ostatní ke hře může jen ten, kdo sedí přímo u počítače se Zigguratem.
server-network-fixed = O tom, jestli se ostatní mohou přidat, se rozhodlo při spuštění serveru.
server-crash = Na serveru se něco pokazilo; tvoje partie je v bezpečí.
server-not-stored = Server to nedokázal uložit, a tak se to nestalo. Zkus to prosím znovu.
server-id-used = Tento program použil jedno id pro dva různé příkazy. Ten druhý se neprovedl.
server-unsure = Při ukládání server ztratil spojení s daty, takže se to možná stalo, a možná ne. Podívej se prosím za chvilku znovu.
server-closing = Server se právě restartuje; tvoje partie je uložená.
server-elsewhere = O tento stůl se teď stará jiná část serveru. Zkus to prosím za chvilku znovu.
server-thinking-lost = Část serveru, která přemýšlí, se zastavila a právě se znovu spouští. Zkus to prosím za chvilku znovu.
server-not-kept = Serveru vypadlo spojení s databází a čeká na ni. Tvoje partie je uložená; zkus to prosím za chvilku znovu.
server-making-ready = Pravidla hry { $game } se připravují. Děje se to jen jednou a může to trvat minutu nebo dvě. Pak se prosím vrať.
server-too-many-requests = To bylo moc věcí najednou; počkej prosím chvilku.
server-too-many-made = Z tvojí adresy už vzniklo hodně stolů; počkej prosím nějakou dobu.
server-too-many-seats = Z tvojí adresy už bylo obsazeno hodně míst u cizích stolů; počkej prosím nějakou dobu.
server-too-many-tables = Na další stůl teď server nemá místo.
server-too-much-loaded = Z tvojí adresy se během pár minut otevřelo opravdu hodně stolů; počkej prosím nějakou dobu.
server-too-much-stored = Pro tvoji adresu se toho za hodinu uložilo opravdu hodně; počkej prosím nějakou dobu.
server-too-many-sockets = Teď je připojeno moc lidí; zkus to prosím za chvilku znovu.
server-watcher-gave-way = Dívá se hodně lidí a tvoje místo má teď někdo jiný. Načti stránku znovu a můžeš se zase dívat.
server-opened-elsewhere = Tento stůl máš otevřený na mnoha místech a pokračuje v těch nejnovějších. Načti stránku znovu a pokračuj tady.
server-asked-too-often = O tohle žádáš často. Požádej prosím znovu po dalším tahu, nebo za hodinu.
server-table-almost-full = U tohoto stolu se toho stalo tolik, že teď přijímá už jen tahy, aby se partie mohla dohrát.
server-table-full = U tohoto stolu se toho stalo tolik, že víc se nevejde; začni prosím u nového.
server-too-many-simulations = Bot tu smí použít nejvýš tolik simulací: { $most }.
server-too-fast = To bylo moc rychle; počkej prosím chvilku.
server-too-long = Tohle serveru trvá moc dlouho. Zeptej se prosím za chvilku znovu.
server-too-busy = Všichni boti už přemýšlejí; zeptej se prosím za chvilku znovu.
server-no-bots = { $game } se staví rukama: boti u tohoto stolu sedět nemohou.
server-no-clock = { $game } se hraje bez hodin.
server-no-resigning = Ve hře { $game } se nikdo nevzdává: staví se spolu. Až bude stavba u konce, zvol „Hotovo“.
server-done-pending = Ostatní už mají tvůj dotaz, jestli je hotovo.
server-no-done-pending = Tato žádost už neplatí.
server-no-movement = V této hře nikdo nevidí, co ostatní drží v rukou.

# Puzzles in the terminal.
puzzle-heading = { $game }, { $date }: { $title }
puzzle-none = { $game } nemá žádné hádanky; mají je tyto hry: { $games }.
puzzle-bad-day = „{ $text }“ není den; piš ho třeba takto: 2026-11-15.
puzzle-list-help = ziggurat puzzle HRA otevře jednu z nich.
puzzle-choices = Na výběr: { $choices }
puzzle-other = Soupeř hraje { $token }.
puzzle-back = Zkus to znovu od začátku.
puzzle-answer = Odpověď: { $tokens }
puzzle-left = Hádanka zůstane, jak je; vrať se k ní, kdy chceš.

# The theorem of babel.
babel-theorem-plies = Pozice po každém tahu, souměrné jen jednou; výhry a prohry platí pro hráče na tahu, ukončené pozice patří k prohrám:
babel-theorem-openings = První tah podle druhu kostky; souměrné tahy jsou v jednom řádku:
babel-theorem-distances = Počet tahů do konce při nejlepší hře obou stran a kolik pozic takových je:

# Talo-Fantasy, which the server alone judges.
talo-fantasy-unreadable = „{ $token }“ není tah. Hranoly si vezmi pomocí t7 nebo t3+4, tečkou předej tah dál, slovem done ukonči hru. Položení říká, kde se hranol pustí a kde se všechno zastaví, třeba 3@5,5,1.5/1,0,0,0~.
talo-fantasy-no-turn = Čtyři čísla, která hranol otáčejí, nemohou být všechna 0.
talo-fantasy-far = To je moc daleko od stolu.
talo-fantasy-hangs = Hranol č. { $number } (délka { $length }) by visel ve vzduchu: nic pod ním nevede až na zem.
talo-fantasy-slipped = Hranol sklouzl a nic jiného se nepohnulo, a tak se vrací do ruky.
talo-fantasy-not-slipped = Hranol se do ruky nevrací: zůstane, kde leží.
talo-fantasy-supply = Zásoba je prázdná a všechno stojí: { talo-fantasy-built }.
talo-climbing-only = Volba { $name } nemá ve Fantasy žádný význam.
talo-fantasy-fall = Stavba se zřítila. Ať vyroste znovu, ještě odvážnější.
talo-fantasy-done = Postaveno podle přání: { talo-fantasy-built }.
talo-fantasy-built = { $bars ->
    [0] tentokrát nic
    [one] jeden hranol
    [few] { $bars } hranoly
   *[other] { $bars } hranolů
}

# Without JavaScript the page shows this, in every language (web/vite.config.ts).
page-needs-script = Ziggurat potřebuje JavaScript, aby ukázal stůl.
