# Pozice jako text (docs/reference/notation.md): co v něm nesedí a kde.

position-refused = Pozice nesedí u znaku { $place }, „{ $shown }“: { $why }
position-refused-end = Pozice nesedí na konci: { $why }
position-option = V pozici je { $name }={ $told }, ale žádá se { $name }={ $given }.
position-stuck = V této pozici se žádná partie nezastaví: nikdo nemůže hrát, a přesto není konec.

text-unexpected = Tento znak tu nic neznamená.
text-short = Tady něco chybí.
text-long = Pozice je úplná už předtím.
text-range = Číslo musí být od { $low } do { $high }.

babel-text-no-cube = Kostka s výdutěmi právě na těchto stranách není.
babel-text-gap = Patro začíná, až když je to pod ním plné.
babel-text-misfit = Kostka na { $cell } ({ $level }. patro) nesedí k tomu, čeho se dotýká.
babel-text-diagonal = První dvě kostky stojí vedle sebe.
babel-text-count = { $type ->
    [0] Věž a ruce dohromady nemají všechny kostky bez výdutě.
    [one] Věž a ruce dohromady nemají všechny kostky s { $type } výdutí.
    [few] Věž a ruce dohromady nemají všechny kostky se { $type } výdutěmi.
   *[other] Věž a ruce dohromady nemají všechny kostky s { $type } výdutěmi.
}
babel-text-hands = Když se hráči střídají, nemohli položit právě tyto kostky.

nivos-text-shape = Destička této velikosti není.
nivos-text-board = Destička přečnívá přes okraj plánu.
nivos-text-twice = Tato destička už na stole leží.
nivos-text-uneven = Pod destičkou není rovno.
nivos-text-neutral = Neutrální destička je první: na plán ji pokládá hráč 1.
nivos-text-reserve = Ve třech žádná zásoba není.
nivos-text-colour = Dvě destičky této barvy si tam překážejí.
nivos-text-cylinder = Každý válec se bere jen jednou, nejnižší se píše první.
nivos-text-order = Válce se berou od nejnižšího.
nivos-text-owed = Za každé patro po prvním se bere válec, a tolik jich tu není.
nivos-text-turn = Hráči se střídají; s těmito destičkami a válci není na tahu tento hráč.
nivos-text-choice = Tady si nikdo válec vybírat nemůže.

talo-text-upright = Hranol délky 1 se píše nastojato, jako 1z.
talo-text-box = Hranol sahá moc daleko ven.
talo-text-overlap = V cestě je jiný hranol.
talo-text-water = Hranol leží ve vodě.
talo-text-supply = Tolik hranolů délky { $length } není.
talo-text-mark = Označuje se jen hranol, který je držený nebo spadl, a od každého jen jeden.
talo-text-falls = Tato stavba spadne.
talo-text-stands = Držený hranol by stál i sám.
talo-text-pawn = Tam figurka stát nemůže.
talo-text-pawns = Některé figurky nejsou tam, kde v této chvíli partie mají být.
talo-text-phase = Tady se partie nezastaví: má se dělat něco jiného.
talo-text-rolls = Tyto hody se nehodí k tomu, co se má dělat.
talo-text-taken = Vzaté hranoly nejsou dohromady tak dlouhé jako hod.
talo-text-hand = Tyto hranoly teď v ruce být nemohou.
talo-text-built = Tolik hranolů se položit nemohlo.

bubbles-text-row = Řádek má pět míst.
bubbles-text-gap = Pod jednou bublinou nic není.
bubbles-text-line = Tři v řadě by už praskly.
bubbles-text-count = Bubliny a body dohromady nesedí s tím, co hra má.
bubbles-text-drawn = Bublina je vylosovaná, jen dokud se pokládá.
bubbles-text-powers = Tyto síly teď nikdo mít nemůže.
bubbles-text-phase = Tady se partie nezastaví: má se rozhodnout něco jiného.
bubbles-text-solo = To bývá jen ve hře pro jednoho, když se posílají bubliny.
bubbles-text-sent = Tuto bublinu poslat nešlo.
