# Co říká každá hra a každá místnost v domě.

unknown-game = Hra „{ $name }“ tu není; hry jsou: { $known }.
game-name-taken = Balíček „{ $package }“ přináší hru „{ $name }“, ale hra toho jména už tu je.
game-unusable = Hru „{ $name }“ z balíčku „{ $package }“ nejde použít: { $why }
game-misnamed = V balíčku „{ $package }“ není hra „{ $name }“ tam, kam ukazuje jeho vstupní bod.
unknown-option = { $game } nemá volbu „{ $name }“; volby jsou: { $names }.
no-options = { $game } nemá žádné volby, tedy ani „{ $name }“.
bad-value = „{ $value }“ není hodnota pro { $name }; možné hodnoty: { $values }.
game-over = Partie skončila; „{ $token }“ už zahrát nejde.
not-solved = { $game } není vyřešená hra; vyřešená je jen babel.
no-expert = { $game } není přesně vyřešená hra; přesně vyřešená je jen babel.
bad-player = „{ $text }“ není hráč; hráči jsou: level1 až level5, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = „{ $text }“ není údaj, který hledání umí použít; zná tyto: { $figures }.
bad-player-figure = „{ $text }“ v „{ $player }“ není údaj, který hledání umí použít; zná tyto: { $figures }.
bad-simulations = „{ $value }“ není počet simulací; musí být aspoň 1.
bad-time = „{ $value }“ není čas v sekundách.
worker-died = Pracovní proces skončil dřív, než dokončil práci; možná došla paměť.
ray-missing = Ray tu není nainstalovaný: pip install "ziggurat[ray]".
ray-unreachable = Na adrese { $address } není žádný cluster Ray: { $why }
ray-lost = Cluster Ray na adrese { $address } se ztratil: { $why }
ray-other-version = Cluster Ray na adrese { $address } má Ziggurat verze { $theirs }, tento počítač { $ours }. Oba potřebují stejnou.
ray-other-game = Cluster Ray nezná hru „{ $game }“ tak jako tento počítač. Nainstaluj ji i tam.
no-such-action = Tah s číslem { $token } neexistuje.
not-an-action = „{ $value }“ není tah; tah je text, jak ho vypisuje „legal“, nebo celé číslo.
no-such-seat = Místo „{ $seat }“ tu není; místa jsou 1 až { $seats }.
bad-seed = „{ $value }“ není počáteční hodnota pro náhodu; má to být celé číslo.
other-spaces = S těmito volbami má { $game } jiná místa, tahy nebo roviny; udělej pro ně nové prostředí.
bad-text = „{ $value }“ není hodnota pro { $name }; hodnoty jsou texty.

record-no-game = Záznam neříká, která hra to je: chybí řádek [Game "…"].
record-bad-tag = Řádek { $line } záznamu není údaj ve tvaru [Jméno "hodnota"].
record-tag-twice = Údaj „{ $name }“ je v záznamu dvakrát.
record-brace = Komentář v záznamu není uzavřený, nebo je jeden uvnitř druhého.
record-version = Záznam vznikl podle verze { $version } pravidel hry { $game }; tady platí verze { $known }.
record-termination = „{ $termination }“ není způsob, jak partii předčasně ukončit; způsoby jsou: resigned MÍSTO, time MÍSTO, abandoned.
record-players = Záznam jmenuje { $count ->
    [one] { $count } hráče
    [few] { $count } hráče
   *[other] { $count } hráčů
}, ale hra má { $seats ->
    [one] { $seats } místo.
    [few] { $seats } místa.
   *[other] { $seats } míst.
}
record-bad-name = „{ $name }“ nemůže být jméno v záznamu: žádné čárky, konce řádků ani mezery na kraji, a ne jen číslice.
record-bad-comment = V komentáři záznamu nesmí být složená závorka.
record-illegal = Tah { $number } záznamu, „{ $token }“, není dovolený: { $why }
record-ended-twice = Záznam říká „{ $termination }“, ale partie skončila podle svých pravidel.
record-result = Podle záznamu je výsledek { $result }; správně je { $true }.
record-not-over = Podle záznamu je výsledek { $result }, ale partie ještě neskončila.
record-winners = „{ $result }“ není výsledek: výsledek jmenuje vítězná místa od 1 do { $seats }, každé jednou.
record-ended-by-nobody = Záznam říká „{ $termination }“, ale místa ve hře jsou 1 až { $seats }.
record-contradiction = Záznam říká „{ $termination }“, a přesto má být vítězem hráč { $seat }.
record-too-many-players = Záznam jmenuje hráčů { $count }; tolik jich žádná hra nemá.
record-not-text = Záznam obsahuje texty; „{ $value }“ text není.
record-half-character = „{ $value }“ nemůže být v záznamu: je v tom polovina znaku.
record-line-break = To, co záznam uvádí pod „{ $name }“, nesmí mít víc řádků.
record-bad-token = „{ $token }“ nemůže být tah v záznamu: žádné mezery ani závorky.
record-bad-note = „{ $name }“ nemůže být název poznámky v záznamu: jen písmena, číslice a podtržítka, první je písmeno.
record-comment-place = Komentář stojí za tahem { $number }, ale v záznamu je tahů jen { $count }.
record-illegal-variation = Tah { $number } varianty, „{ $token }“, není dovolený: { $why }
record-variation-place = Varianta stojí místo tahu { $number }, ale v záznamu je tahů jen { $count }.
record-variation-first = Varianta nahrazuje tah před sebou, ale před prvním žádný není.
record-empty-variation = Varianta v záznamu je prázdná.
record-parenthesis = Závorka v záznamu nemá protějšek.
record-too-deep = Varianty v záznamu smějí být do sebe vnořené nejvýš { $most }krát.
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
   *[other] Partií, které nejsou v pořádku: { $bad } z { $games }.
}

# Jakou cenu má tah, když se to ví přesně.
worth-win = { $distance ->
    [one] vyhrává za { $distance } tah
    [few] vyhrává za { $distance } tahy
   *[other] vyhrává za { $distance } tahů
}
worth-draw = { $distance ->
    [one] společná výhra za { $distance } tah
    [few] společná výhra za { $distance } tahy
   *[other] společná výhra za { $distance } tahů
}
worth-loss = { $distance ->
    [one] prohrává za { $distance } tah
    [few] prohrává za { $distance } tahy
   *[other] prohrává za { $distance } tahů
}
worth-proven-win = jistě vyhrává
worth-proven-draw = jistě vede k { $percent } % výhry
worth-proven-loss = proti nejlepší hře prohrává
worth-estimate = vyhrává asi na { $percent } % (± { $margin })
played-by-hand = { $game } se staví rukama a možné tahy nejde vypsat: boti, rozbor, perft ani prostředí tu nefungují.

babel-title = Babel
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label }: { $words }
enumerated = { $before }, { $next }
full-stop = { $words }.
