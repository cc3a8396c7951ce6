# Vad miljöerna för forskning säger: satser, vektormiljöer, sökning i satser.

batch-size = Storleken på en sats måste vara ett heltal, 1 eller mer.
batch-packed = Reglerna för { $game } har ingen funktion ”pack”, så den här satsen går inte att packa.
batch-steps = ”{ $value }” är inget antal steg. Inget parti har gått vidare.
batch-actions = Ett steg i den här satsen av { $game } tar { $size } drag, ett för varje parti. Inget parti har gått vidare.
batch-actions-shape = Ett steg i den här satsen av { $game } tar { $size } drag, ett för varje parti, inte en array med formen { $shape }. Inget parti har gått vidare.
batch-actions-kind = Ett steg i den här satsen av { $game } tar { $size } drag, ett för varje parti, som heltal, inte som { $kind }. Inget parti har gått vidare.
batch-illegal = Parti { $number } i den här satsen av { $game }: drag { $action } är inte tillåtet där. Inget parti har gått vidare.
batch-index = Den här satsen av { $game } har partierna 0 till { $last }, men element { $place } i listan är { $value }. Inget har ändrats.
batch-index-kind = Ange partierna i den här satsen av { $game } med en lista av nummer från 0 till { $last }, eller med ett sanningsvärde för varje parti; ”{ $value }” är inget av dem. Inget har ändrats.
batch-index-twice = Parti { $number } i den här satsen av { $game } är nämnt två gånger. Inget har ändrats.
batch-count = Varje valt parti i den här satsen av { $game } behöver en ställning: sammanlagt { $games }, inte { $given }. Inget har ändrats.
batch-rows = En ställning av { $game } i en sats är en rad med { $length } heltal av typen int64; en array med formen { $shape } och typen { $kind } har inga sådana rader. Inget har ändrats.
batch-untold = Raderna för den här satsen av { $game } säger inte hur de uppstod, så de går inte att kontrollera. Ge ställningar av klassen Position, eller check=False om du litar på raderna. Inget har ändrats.
batch-no-position = Parti { $number } i den här satsen av { $game }: ”{ $value }” är ingen ställning. Inget har ändrats.
batch-other-game = Parti { $number } i den här satsen av { $game }: ställningen hör till { $other }. Inget har ändrats.
batch-other-options = Parti { $number } i den här satsen av { $game }: ställningen har { $option } = { $value }, satsen har { $own }. Inget har ändrats.
batch-history = Parti { $number } i den här satsen av { $game }: drag { $action }, nummer { $ply } i ställningens historik, är inte tillåtet. Inget har ändrats.
batch-unreachable = Parti { $number } i den här satsen av { $game }: ställningens historik leder inte till den. Inget har ändrats.
batch-unlike = Partier kan kopieras till den här satsen av { $game } bara från en sats med samma spel, val och form. Inget har ändrats.
batch-no-finals = Den här satsen av { $game } sparar inte hur dess partier slutade; gör den med keep_final=True.
batch-other-version = Den här satsen av { $game } sparades med version { $version } av reglerna; det här programmet har version { $known }.
no-gpu = Ingen NVIDIA-GPU gick att öppna här. Använd ziggurat.research.Batch: den spelar samma partier på processorn.

search-selection = ”{ $value }” är inget sätt att välja; välj något av: { $known }.
search-setting = { $name } kan inte vara ”{ $value }”.
search-whole = { $name } måste vara ett heltal, { $least } eller mer, inte ”{ $value }”.
search-number = { $name } måste vara ett tal från { $least } till { $most }, inte ”{ $value }”.
search-batch = Den här sökningen behöver en sats med { $size } partier av { $game }, med samma val som sökningen.
search-pair = Nätverket för den här sökningen av { $game } måste ge två arrayer, logits och values, inte ”{ $kind }”.
search-shape = Nätverkets { $what } för den här sökningen av { $game } måste ha en av formerna { $wanted }, inte { $shape }.
search-kind = Nätverkets { $what } för den här sökningen av { $game } måste vara en array av tal, inte ”{ $kind }”.
search-nan = Parti { $number } i den här sökningen av { $game }: några av nätverkets { $what } är inga ändliga tal. Träden kastades.

# Nätverk och träning
network-none = Filen ”{ $file }” innehåller inget nätverk.
network-damaged = Nätverket i ”{ $file }” är skadat; gör eller hämta det på nytt.
network-unread = Nätverket i ”{ $file }” går inte att läsa: { $why }.
network-of-other-game = Nätverket i ”{ $file }” är inte för { $game }.
network-of-other-version = Nätverket i ”{ $file }” gjordes för en annan version av { $game }; träna ett nytt.
no-course = { $game } går inte att träna; de här spelen går: { $known }.
no-torch = Träning kräver PyTorch. Installera det med: pip install "ziggurat[train]"
run-damaged = Filen ”{ $file }” är skadad; körningen kan inte fortsätta. Börja i en annan mapp.
run-of-other = Mappen ”{ $folder }” innehåller en körning av { $game } med en annan plan; börja i en annan mapp.
train-playing = spel mot sig själv
train-training = träning
train-gate = prov
train-generation = Generation { $number } fick { $share } % i { $games } partier mot den hittills bästa. { $kept ->
    [yes] Nu är den bäst.
   *[no] Den hittills bästa är fortfarande bäst.
}
train-done = Det bästa nätverket är { $file }.
train-nothing = Inget nätverk var bättre än sökningen utan nätverk.
train-exact = Nätverket stämmer med lösningen i { $share } % av { $positions } ställningar som det aldrig har sett.
