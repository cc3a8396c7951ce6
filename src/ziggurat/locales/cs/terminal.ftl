# Příkazový řádek a hra u klávesnice.

bad-usage = { $why } (co je možné, ukáže „{ $command } --help“).
bad-number = { $name } musí být celé číslo, aspoň { $least }, ne „{ $text }“.
bad-number-between = { $name } musí být celé číslo od { $least } do { $most }, ne „{ $text }“.
bad-seconds = { $name } musí být počet sekund větší než 0, třeba 2 nebo 0.5, ne „{ $text }“.
bad-option = „{ $text }“ není volba; napiš název=hodnota.
option-twice = Volba { $name } je zadaná dvakrát.
option-text = text
option-drawn = vylosuje se
options-drawn = vylosováno: { $values }
unknown-language = Ziggurat nemluví jazykem „{ $language }“; jazyky jsou: { $known }.
not-text = Soubor „{ $path }“ není text v UTF-8.
not-text-typed = Na standardním vstupu není text v UTF-8.
unreadable = Soubor „{ $path }“ nejde přečíst: { $why }.
unwritable = Soubor „{ $path }“ nejde zapsat: { $why }.
unwritable-folder = Složku „{ $path }“ nejde použít: { $why }.
system-failed = Program nemůže pokračovat: { $why }.
interrupted = Zastaveno dřív, než byla práce hotová.
after-illegal = Tah { $number } za --after, „{ $token }“, není dovolený: { $why }
replay-ended = Partie skončila předčasně ({ $termination }); výsledek: { $result }.
replay-termination = { $how ->
    [resigned] hráč { $seat } se vzdává
    [time] hráči { $seat } vypršel čas
   *[abandoned] nedohraná
}
hint-order = Hledání se nejčastěji dívá na to, čemu nejvíc věří. To je první, i před vyšším procentem, které stojí jen na pár pohledech.
expected-line = Hledání čeká: { $line }
best-line = Nejlepší hra obou stran: { $line }
hint-others = { $count ->
    [one] a { $count } další tah
    [few] a { $count } další tahy
   *[other] a { $count } dalších tahů
}
analyse-better = lepší: { $token } { $worth }
# Čísla v tabulkách, jak je jazyk píše.
figure-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
figure-percent-exact = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-player = hráč
arena-games = partie
arena-score = výsledek
arena-elo = Elo (95 %)
arena-time = na tah
arena-of = { $count ->
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
}
arena-too-few = Turnaj potřebuje aspoň dva hráče a hru aspoň se dvěma místy.
arena-two = --until-sure je právě pro dva hráče.
arena-stronger = { $player } je silnější, asi o { $elo } Elo nebo víc.
arena-not-stronger = { $player } není silnější.
arena-unsure = Na zjištění, jestli je { $player } o { $elo } Elo silnější, je těchto partií málo.

play-welcome = { $game }. Napiš tah, nebo ? pro nápovědu.
play-help = Napiš tah, jak ho vypisuje „legal“, nebo jedno z: legal, show, hint, undo, save SOUBOR, load SOUBOR, quit.
    Na jeden řádek můžeš napsat víc tahů: zahrají se všechny, nebo žádný. Skonči řádek tam, kde rozhoduje náhoda nebo bot.
play-which-game = Která hra?
play-who = Kdo hraje?
play-against-bot = Ty, proti botovi
play-how-strong = Jak silný?
play-bad-level = „{ $text }“ není úroveň; úrovně jsou 1 až 5.
play-people = Lidé u této klávesnice
play-watch = Jen boti; ty se díváš
play-choose-number = Napiš prosím číslo od 1 do { $most }, nebo začátek odpovědi.
play-choose-one = „{ $text }“ může být: { $answers }. Napiš prosím víc písmen.
play-no-answer = Odpověď nepřišla; nic se nehraje.
play-load-alone = --load přináší vlastní partii; vynech HRA, -o i --after.
play-at-what = --at je pro uloženou partii: použij ho s --load SOUBOR.
play-at-beyond = Uložená partie končí po tahu { $count }, takže pozice po tahu { $ply } v ní není.
play-bad-bots = „{ $text }“ nejsou místa v této hře; napiš místa od 1 do { $seats } oddělená čárkami, nebo none.
play-bot = Hráč { $seat } hraje { $token }.
play-drawn = Náhoda: { $token }.
play-not-legal = („legal“ vypíše, co jde zahrát.)
play-line-illegal = { $why } Z tohoto řádku se tedy nehraje nic. Potíž je v „{ $token }“.
play-line-chance = „{ $token }“ je moc brzy: nejdřív rozhoduje náhoda. Z tohoto řádku se tedy nehraje nic; napiš jen to, co je před „{ $token }“.
play-line-bot = „{ $token }“ není tvůj tah: za hráče { $seat } hraje bot. Z tohoto řádku se tedy nehraje nic; napiš jen to, co je před „{ $token }“.
play-which-file = Napiš „{ $command } SOUBOR“ se jménem souboru.
play-nothing-to-undo = Není co vrátit.
play-hint-more = (Víc se dozvíš, když napíšeš „hint“ znovu.)
play-no-hint = Partie skončila; další nápověda není.
hint-steps = Kroky nápovědy jsou { $most }: 1 kam se podívat, 2 který dílek, 3 tah, 4 proč.
play-saved = Uloženo v { $path }.
play-overwrite = V { $path } už je něco jiného. Přepsat to? Napiš ano nebo ne.
play-not-saved = Nic se neuložilo; ten soubor zůstává, jak je.
play-drop = Tato partie není uložená. Zahodit ji a načíst tu druhou? Napiš ano nebo ne.
play-not-loaded = Nic se nenačetlo; partie pokračuje.
play-end = Partie skončila.
play-after-end = („undo“ vrátí tvůj poslední tah, „save SOUBOR“ partii uloží a prázdný řádek program ukončí.)
play-record = Záznam partie, na schování nebo na pokračování (play --load SOUBOR):
play-kept = Partie se přerušila; je uložená v { $path } (play --load SOUBOR v ní pokračuje).
play-not-kept = Partie se přerušila a žádný soubor nešlo zapsat. Jediný záznam jsou řádky výše.
play-by-hand = { $game } se staví rukama, v prostoru. Hraj na stránce; tady si můžeš přehrát záznamy.

arena-pair = { $one } – { $other }: { $share } ({ $low } … { $high }), { arena-of }
arena-all-distinct = Žádná partie se nehrála dvakrát.
arena-distinct = { $distinct ->
    [one] Všechny tyto partie jsou jedna a tatáž. Odchylky a intervaly ji počítají jednou.
    [few] Jen { $distinct } z těchto partií jsou různé. Odchylky a intervaly žádnou partii nepočítají dvakrát.
   *[other] Jen { $distinct } z těchto partií je různých. Odchylky a intervaly žádnou partii nepočítají dvakrát.
}
play-yes-words = ano, a
