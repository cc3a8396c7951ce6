# Det miljøene for forskning sier: bunker, vektormiljøer, søk i bunker.

batch-size = Størrelsen på en bunke må være et helt tall, 1 eller mer.
batch-packed = Reglene for { $game } har ingen funksjon «pack», så denne bunken kan ikke pakkes.
batch-steps = «{ $value }» er ikke et antall steg. Ingen partier har gått videre.
batch-actions = Et steg i denne bunken av { $game } tar { $size } trekk, ett for hvert parti. Ingen partier har gått videre.
batch-actions-shape = Et steg i denne bunken av { $game } tar { $size } trekk, ett for hvert parti, ikke en tabell med formen { $shape }. Ingen partier har gått videre.
batch-actions-kind = Et steg i denne bunken av { $game } tar { $size } trekk, ett for hvert parti, som hele tall, ikke som { $kind }. Ingen partier har gått videre.
batch-illegal = Parti { $number } i denne bunken av { $game }: trekk { $action } er ikke lov der. Ingen partier har gått videre.
batch-index = Denne bunken av { $game } har partiene 0 til { $last }, men element { $place } i listen er { $value }. Ingenting er endret.
batch-index-kind = Nevn partiene i denne bunken av { $game } med en liste av tall fra 0 til { $last }, eller med én sannhetsverdi for hvert parti. «{ $value }» er ingen av delene. Ingenting er endret.
batch-index-twice = Parti { $number } i denne bunken av { $game } er nevnt to ganger. Ingenting er endret.
batch-count = Hvert valgte parti i denne bunken av { $game } trenger én stilling: { $games } i alt, ikke { $given }. Ingenting er endret.
batch-rows = En stilling i { $game } i en bunke er en rad med { $length } heltall av typen int64. En tabell med formen { $shape } og typen { $kind } har ingen slike rader. Ingenting er endret.
batch-untold = Radene som er gitt til denne bunken av { $game }, sier ikke hvordan de ble nådd, så de kan ikke sjekkes. Gi stillinger av klassen Position, eller check=False hvis du stoler på radene. Ingenting er endret.
batch-no-position = Parti { $number } i denne bunken av { $game }: «{ $value }» er ikke en stilling. Ingenting er endret.
batch-other-game = Parti { $number } i denne bunken av { $game }: stillingen som er gitt, hører til { $other }. Ingenting er endret.
batch-other-options = Parti { $number } i denne bunken av { $game }: stillingen som er gitt, har { $option } = { $value }, bunken har { $own }. Ingenting er endret.
batch-history = Parti { $number } i denne bunken av { $game }: trekk { $action }, nummer { $ply } i stillingens historie, er ikke lov. Ingenting er endret.
batch-unreachable = Parti { $number } i denne bunken av { $game }: stillingens historie fører ikke til den. Ingenting er endret.
batch-unlike = Partier kan kopieres til denne bunken av { $game } bare fra en bunke med samme spill, valg og form. Ingenting er endret.
batch-no-finals = Denne bunken av { $game } tar ikke vare på hvordan partiene sluttet. Lag den med keep_final=True.
batch-other-version = Denne bunken av { $game } ble lagret med versjon { $version } av reglene. Dette programmet har versjon { $known }.
no-gpu = Ingen NVIDIA-GPU kunne åpnes her. Bruk ziggurat.research.Batch: den spiller de samme partiene på prosessoren.

search-selection = «{ $value }» er ikke en måte å velge på; bruk en av: { $known }.
search-setting = { $name } kan ikke være «{ $value }».
search-whole = { $name } må være et helt tall, { $least } eller mer, ikke «{ $value }».
search-number = { $name } må være et tall fra { $least } til { $most }, ikke «{ $value }».
search-batch = Dette søket trenger en bunke med { $size } partier av { $game }, med samme valg som søket.
search-pair = Nettverket for dette søket i { $game } må gi to tabeller, logits og values, ikke «{ $kind }».
search-shape = Nettverkets { $what } for dette søket i { $game } må ha en av disse formene: { $wanted }, ikke { $shape }.
search-kind = Nettverkets { $what } for dette søket i { $game } må være en tabell med tall, ikke «{ $kind }».
search-nan = Parti { $number } i dette søket i { $game }: noen av nettverkets { $what } er ikke endelige tall. Trærne ble forkastet.

# Nettverk og trening
network-none = Filen «{ $file }» inneholder ikke noe nettverk.
network-damaged = Nettverket i «{ $file }» er skadet. Lag det eller hent det på nytt.
network-unread = Nettverket i «{ $file }» kan ikke leses: { $why }.
network-of-other-game = Nettverket i «{ $file }» er ikke for { $game }.
network-of-other-version = Nettverket i «{ $file }» er laget for en annen versjon av { $game }. Tren et nytt.
no-course = { $game } kan ikke trenes. Disse spillene kan: { $known }.
no-torch = Trening trenger PyTorch. Installer det med: pip install "ziggurat[train]"
run-damaged = Filen «{ $file }» er skadet, så kjøringen kan ikke fortsette. Begynn i en annen mappe.
run-of-other = Mappen «{ $folder }» inneholder en kjøring av { $game } med en annen plan. Begynn i en annen mappe.
train-playing = selvspill
train-training = trening
train-gate = prøve
train-generation = Generasjon { $number } fikk { $share } % i { $games } partier mot den hittil beste. { $kept ->
    [yes] Nå er den best.
   *[no] Den hittil beste er fortsatt best.
}
train-done = Det beste nettverket er { $file }.
train-nothing = Ikke noe nettverk var bedre enn søket uten.
train-exact = Nettverket er enig med løsningen i { $share } % av { $positions } stillinger som det aldri har sett.
