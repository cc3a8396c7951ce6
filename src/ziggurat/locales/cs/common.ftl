# Co říká každá hra a každá místnost v domě.

unknown-game = Hra „{ $name }“ tu není; hry jsou: { $known }.
unknown-option = { $game } nemá volbu „{ $name }“; volby jsou: { $names }.
no-options = { $game } nemá žádné volby, tedy ani „{ $name }“.
bad-value = „{ $value }“ není hodnota pro { $name }; možné hodnoty: { $values }.
game-over = Partie skončila; „{ $token }“ už zahrát nejde.
not-solved = { $game } není vyřešená hra; vyřešený je jen Babel.

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
name-unseen = Ve jménu „{ $name }“ je znak, který nikdo neuvidí. Zvol prosím jiné jméno.
name-marks = Ve jménu „{ $name }“ se na sebe vrší značky. Zvol prosím jiné jméno.
name-alike = „{ $name }“ vypadá jako jméno někoho jiného u tohoto stolu. Zvol prosím jiné.
record-bad-comment = V komentáři záznamu nesmí být složená závorka.
record-illegal = Tah { $number } záznamu, „{ $token }“, není dovolený: { $why }
record-ended-twice = Záznam říká „{ $termination }“, ale partie skončila podle svých pravidel.
record-result = Podle záznamu je výsledek { $result }; správně je { $true }.
record-not-over = Podle záznamu je výsledek { $result }, ale partie ještě neskončila.
record-winners = „{ $result }“ není výsledek: výsledek jmenuje vítězná místa od 1 do { $seats }, každé jednou.
record-ended-by-nobody = Záznam říká „{ $termination }“, ale místa ve hře jsou 1 až { $seats }.
record-contradiction = Záznam říká „{ $termination }“, a přesto má být vítězem hráč { $seat }.
record-too-many-players = Hráčů v záznamu: { $count }; tolik jich žádná hra nemá.
record-illegal-variation = Tah { $number } varianty, „{ $token }“, není dovolený: { $why }
record-variation-first = Varianta nahrazuje tah před sebou, ale před prvním žádný není.
record-empty-variation = Varianta v záznamu je prázdná.
record-parenthesis = Závorka v záznamu nemá protějšek.
record-too-deep = Varianty v záznamu smějí být do sebe vnořené nejvýš { $most }krát.

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
worth-proven-draw = vyhrává přesně na { $percent } %
worth-proven-loss = proti nejlepší hře prohrává
worth-estimate = vyhrává asi na { $percent } % (± { $margin })

babel-title = Babel
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label }: { $words }
enumerated = { $before }, { $next }
full-stop = { $words }.
