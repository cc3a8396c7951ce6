# Co říkají prostředí pro výzkum: dávky, vektorová prostředí, dávkové hledání.

batch-size = Velikost dávky musí být celé číslo, aspoň 1.
batch-packed = Pravidla hry { $game } nemají funkci „pack“, a tak tuto dávku nejde sbalit.
batch-steps = „{ $value }“ není počet kroků. Žádná partie se neposunula.
batch-actions = Krok této dávky hry { $game } potřebuje tolik tahů: { $size }, jeden pro každou partii. Žádná partie se neposunula.
batch-actions-shape = Krok této dávky hry { $game } potřebuje tolik tahů: { $size }, jeden pro každou partii, ne pole tvaru { $shape }. Žádná partie se neposunula.
batch-actions-kind = Krok této dávky hry { $game } potřebuje tolik tahů: { $size }, jeden pro každou partii, jako celá čísla, ne jako { $kind }. Žádná partie se neposunula.
batch-illegal = Partie { $number } v této dávce hry { $game }: tah { $action } tam není dovolený. Žádná partie se neposunula.
batch-index = Tato dávka hry { $game } má partie 0 až { $last }, ale prvek { $place } seznamu je { $value }. Nic se nezměnilo.
batch-index-kind = Partie této dávky hry { $game } jmenuj seznamem čísel od 0 do { $last }, nebo jednou pravdivostní hodnotou pro každou partii; „{ $value }“ není ani jedno. Nic se nezměnilo.
batch-index-twice = Partie { $number } v této dávce hry { $game } je jmenovaná dvakrát. Nic se nezměnilo.
batch-count = Každá vybraná partie v této dávce hry { $game } potřebuje jednu pozici: celkem { $games }, ne { $given }. Nic se nezměnilo.
batch-rows = Pozice hry { $game } v dávce je řádek celých čísel typu int64, délka { $length }; pole tvaru { $shape } a typu { $kind } takové řádky nemá. Nic se nezměnilo.
batch-untold = Řádky zadané pro tuto dávku hry { $game } neříkají, jak se k nim došlo, a tak je nejde zkontrolovat. Zadej pozice třídy Position, nebo check=False, pokud řádkům věříš. Nic se nezměnilo.
batch-no-position = Partie { $number } v této dávce hry { $game }: „{ $value }“ není pozice. Nic se nezměnilo.
batch-other-game = Partie { $number } v této dávce hry { $game }: zadaná pozice patří ke hře { $other }. Nic se nezměnilo.
batch-other-options = Partie { $number } v této dávce hry { $game }: zadaná pozice má { $option } = { $value }, dávka má { $own }. Nic se nezměnilo.
batch-history = Partie { $number } v této dávce hry { $game }: tah { $action }, v historii pozice číslo { $ply }, není dovolený. Nic se nezměnilo.
batch-unreachable = Partie { $number } v této dávce hry { $game }: historie pozice k ní nevede. Nic se nezměnilo.
batch-unlike = Do této dávky hry { $game } jde kopírovat partie jen z dávky se stejnou hrou, volbami a formou. Nic se nezměnilo.
batch-no-finals = Tato dávka hry { $game } si nepamatuje, jak partie skončily; vytvoř ji s keep_final=True.
batch-other-version = Tato dávka hry { $game } se uložila podle verze { $version } jejích pravidel; tento program má verzi { $known }.
no-gpu = Žádnou grafickou kartu NVIDIA tu nejde otevřít. Použij ziggurat.research.Batch: hraje stejné partie na procesoru.

search-selection = „{ $value }“ není způsob výběru; vyber z: { $known }.
search-setting = { $name } nemůže být „{ $value }“.
search-whole = { $name } musí být celé číslo, nejméně { $least }, ne „{ $value }“.
search-number = { $name } musí být číslo od { $least } do { $most }, ne „{ $value }“.
search-batch = Toto hledání potřebuje dávku hry { $game } se stejnými volbami, jaké má samo; počet partií: { $size }.
search-pair = Síť musí pro toto hledání ve hře { $game } vrátit dvě pole, logits a values, ne „{ $kind }“.
search-shape = Výstup sítě „{ $what }“ pro toto hledání ve hře { $game } musí mít jeden z tvarů: { $wanted }, ne { $shape }.
search-kind = Výstup sítě „{ $what }“ pro toto hledání ve hře { $game } musí být pole čísel, ne „{ $kind }“.
search-nan = Partie { $number } v tomto hledání ve hře { $game }: ve výstupu sítě „{ $what }“ nejsou samá konečná čísla. Stromy se zahodily.

# Sítě a cvičení
network-none = V souboru „{ $file }“ není žádná síť.
network-damaged = Síť v souboru „{ $file }“ je poškozená; vytvoř ji nebo stáhni znovu.
network-unread = Síť v souboru „{ $file }“ nejde přečíst: { $why }.
network-of-other-game = Síť v souboru „{ $file }“ není pro hru { $game }.
network-of-other-version = Síť v souboru „{ $file }“ je pro jinou verzi hry { $game }; vycvič novou.
no-course = Hru { $game } cvičit nejde; jde to u her: { $known }.
no-torch = Cvičení potřebuje PyTorch. Nainstaluj ho: pip install "ziggurat[train]"
run-damaged = Soubor „{ $file }“ je poškozený; cvičení nemůže pokračovat. Začni v jiné složce.
run-of-other = Ve složce „{ $folder }“ je cvičení hry { $game } s jiným plánem; začni v jiné složce.
train-playing = hra se sebou
train-training = cvičení
train-gate = zkouška
train-generation = Generace { $number }: { $share } % proti dosud nejlepší; počet partií: { $games }. { $kept ->
    [yes] Teď je nejlepší ona.
   *[no] Nejlepší zůstává ta dosavadní.
}
train-done = Nejlepší síť je { $file }.
train-nothing = Žádná síť nebyla lepší než hledání bez sítě.
train-exact = Síť se shoduje s řešením: { $share } % pozic, které nikdy neviděla (počet pozic: { $positions }).
