# Kaj povedo okolja za raziskovanje: svežnji, vektorska okolja, iskanje v svežnjih.

batch-size = Velikost svežnja mora biti celo število, 1 ali več.
batch-packed = Pravila igre { $game } nimajo funkcije »pack«, zato tega svežnja ni mogoče stisniti.
batch-steps = »{ $value }« ni število korakov. Nobena partija se ni premaknila.
batch-actions = Število potez za korak tega svežnja ({ $game }) je { $size }, po ena za vsako partijo. Nobena partija se ni premaknila.
batch-actions-shape = Število potez za korak tega svežnja ({ $game }) je { $size }, po ena za vsako partijo; to ni polje oblike { $shape }. Nobena partija se ni premaknila.
batch-actions-kind = Število potez za korak tega svežnja ({ $game }) je { $size }, po ena za vsako partijo, kot cela števila, ne kot { $kind }. Nobena partija se ni premaknila.
batch-illegal = Partija { $number } tega svežnja ({ $game }): poteza { $action } tam ni dovoljena. Nobena partija se ni premaknila.
batch-index = Ta sveženj ({ $game }) ima partije od 0 do { $last }, element { $place } na seznamu pa je { $value }. Nič se ni spremenilo.
batch-index-kind = Partije tega svežnja ({ $game }) navedi s seznamom števil od 0 do { $last } ali z eno logično vrednostjo za vsako partijo; »{ $value }« ni ne eno ne drugo. Nič se ni spremenilo.
batch-index-twice = Partija { $number } tega svežnja ({ $game }) je navedena dvakrat. Nič se ni spremenilo.
batch-count = Vsaka izbrana partija tega svežnja ({ $game }) potrebuje en položaj: skupaj { $games }, ne { $given }. Nič se ni spremenilo.
batch-rows = Položaj igre { $game } je v svežnju vrstica celih števil vrste int64 (dolžina { $length }); polje oblike { $shape } in vrste { $kind } takih vrstic nima. Nič se ni spremenilo.
batch-untold = Vrstice, podane za ta sveženj ({ $game }), ne povedo, kako so nastale, zato jih ni mogoče preveriti. Podaj položaje razreda Position ali pa check=False, če vrsticam zaupaš. Nič se ni spremenilo.
batch-no-position = Partija { $number } tega svežnja ({ $game }): »{ $value }« ni položaj. Nič se ni spremenilo.
batch-other-game = Partija { $number } tega svežnja ({ $game }): podani položaj je iz igre { $other }. Nič se ni spremenilo.
batch-other-options = Partija { $number } tega svežnja ({ $game }): podani položaj ima { $option } = { $value }, sveženj pa { $own }. Nič se ni spremenilo.
batch-history = Partija { $number } tega svežnja ({ $game }): poteza { $action }, številka { $ply } v zgodovini položaja, ni dovoljena. Nič se ni spremenilo.
batch-unreachable = Partija { $number } tega svežnja ({ $game }): zgodovina položaja ne vodi do njega. Nič se ni spremenilo.
batch-unlike = V ta sveženj ({ $game }) je mogoče kopirati samo partije iz svežnja z isto igro, istimi možnostmi in isto obliko. Nič se ni spremenilo.
batch-no-finals = Ta sveženj ({ $game }) ne hrani, kako so se partije končale; ustvari ga s keep_final=True.
batch-other-version = Ta sveženj ({ $game }) je bil shranjen po različici pravil { $version }; ta program ima različico { $known }.
no-gpu = Tukaj ni bilo mogoče odpreti nobenega grafičnega procesorja NVIDIA. Uporabi ziggurat.research.Batch: iste partije igra na procesorju.

search-selection = »{ $value }« ni način izbire; izberi eno od: { $known }.
search-setting = { $name } ne more biti »{ $value }«.
search-whole = { $name } mora biti celo število, { $least } ali več, ne »{ $value }«.
search-number = { $name } mora biti število od { $least } do { $most }, ne »{ $value }«.
search-batch = To iskanje potrebuje sveženj partij igre { $game }, velikost { $size }, z istimi možnostmi kot iskanje.
search-pair = Mreža mora za to iskanje ({ $game }) vrniti dve polji, logits in values, ne »{ $kind }«.
search-shape = »{ $what }« mreže za to iskanje ({ $game }) mora imeti eno od teh oblik: { $wanted }, ne { $shape }.
search-kind = »{ $what }« mreže za to iskanje ({ $game }) mora biti polje števil, ne »{ $kind }«.
search-nan = Partija { $number } tega iskanja ({ $game }): »{ $what }« mreže vsebuje števila, ki niso končna. Drevesa so zavržena.

# Mreže in učenje
network-none = V datoteki »{ $file }« ni mreže.
network-damaged = Mreža v »{ $file }« je poškodovana; naredi jo znova ali jo ponovno prenesi.
network-unread = Mreže v »{ $file }« ni mogoče prebrati: { $why }.
network-of-other-game = Mreža v »{ $file }« ni za igro { $game }.
network-of-other-version = Mreža v »{ $file }« je narejena za drugo različico igre { $game }; nauči novo.
no-course = Za igro { $game } učenje ni mogoče; mogoče je za: { $known }.
no-torch = Učenje potrebuje PyTorch. Namesti ga s: pip install "ziggurat[train]"
run-damaged = Datoteka »{ $file }« je poškodovana; učenje se ne more nadaljevati. Začni v drugi mapi.
run-of-other = V mapi »{ $folder }« je učenje igre { $game } z drugim načrtom; začni v drugi mapi.
train-playing = igranje proti sebi
train-training = učenje
train-gate = preizkus
train-generation = Generacija { $number } doseže { $share } % proti najboljši doslej (število partij: { $games }). { $kept ->
    [yes] Zdaj je najboljša ona.
   *[no] Dosedanja ostane najboljša.
}
train-done = Najboljša mreža je { $file }.
train-nothing = Nobena mreža ni bila boljša od iskanja brez nje.
train-exact = Mreža se ujema z rešitvijo v { $share } % položajev, ki jih še ni videla (število položajev: { $positions }).
