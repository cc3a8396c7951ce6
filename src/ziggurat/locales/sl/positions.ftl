# Položaji kot besedilo (docs/reference/notation.md): kaj je z njimi narobe in kje.

position-refused = Položaj ni pravilen pri znaku { $place }, »{ $shown }«: { $why }
position-refused-end = Položaj ni pravilen na koncu: { $why }
position-option = V položaju je { $name }={ $told }, zahteva pa se { $name }={ $given }.
position-stuck = V tem položaju se ne ustavi nobena partija: nihče ne more odigrati poteze, pa vendar ni konec.

text-unexpected = Ta znak tukaj nima pomena.
text-short = Tukaj nekaj manjka.
text-long = Položaj je v celoti zapisan že pred tem mestom.
text-range = Število mora biti od { $low } do { $high }.

babel-text-no-cube = Kocke z izboklinami prav na teh ploskvah ni.
babel-text-gap = Nadstropje se začne šele, ko je spodnje polno.
babel-text-misfit = Kocka na { $cell }, { $level }. nadstropje, se ne prilega temu, česar se dotika.
babel-text-diagonal = Prvi kocki stojita druga ob drugi.
babel-text-count = V stolpu in v obeh rokah skupaj niso vse kocke s toliko izboklinami: { $type }.
babel-text-hands = Igralca nista mogla izmenično postaviti prav teh kock.

nivos-text-shape = Ploščice te velikosti ni.
nivos-text-board = Ploščica sega čez rob igralne plošče.
nivos-text-twice = Ta ploščica že leži na mizi.
nivos-text-uneven = Tla pod ploščico niso ravna.
nivos-text-neutral = Najprej pride nevtralna ploščica: na igralno ploščo jo položi sedež 1.
nivos-text-reserve = Pri treh igralcih ni zaloge.
nivos-text-colour = Ploščici te barve sta si tam v napoto.
nivos-text-cylinder = Vsak valj je vzet enkrat, najnižji je naveden prvi.
nivos-text-order = Valji se jemljejo od najnižjega navzgor.
nivos-text-owed = Za vsako nadstropje po prvem se vzame valj, število valjev pa se s tem ne ujema.
nivos-text-turn = Igralci se izmenjujejo; s temi ploščicami in valji ta sedež ni na vrsti.
nivos-text-choice = Tukaj nihče ne more izbirati valja.

talo-text-upright = Palica dolžine 1 se piše pokonci, kot 1z.
talo-text-box = Palica sega predaleč ven.
talo-text-overlap = Na poti je druga palica.
talo-text-water = Palica leži v vodi.
talo-text-supply = Toliko palic dolžine { $length } ni.
talo-text-mark = Označena je lahko samo palica, ki jo nekdo drži, ali palica, ki je padla, vsakič največ ena.
talo-text-falls = Ta zgradba se podre.
talo-text-stands = Palica, ki jo nekdo drži, bi stala sama.
talo-text-pawn = Figura tam ne more stati.
talo-text-pawns = Niso vse figure tam, kjer morajo biti v tem trenutku partije.
talo-text-phase = Partija se tukaj ne ustavi: narediti je treba nekaj drugega.
talo-text-rolls = Ti meti se ne ujemajo s tem, kar je treba narediti.
talo-text-taken = Vzete palice skupaj niso tako dolge, kot kaže met.
talo-text-hand = Te palice zdaj ne morejo biti v roki.
talo-text-built = Toliko palic ne more biti postavljenih.

bubbles-text-row = Vrstica ima pet mest.
bubbles-text-gap = Mehurček nima ničesar pod seboj.
bubbles-text-line = Trije v vrsti bi že počili.
bubbles-text-count = Število mehurčkov in točk se ne ujema s tem, kar je v igri.
bubbles-text-drawn = Mehurček je izžreban samo, dokler ga nekdo postavlja.
bubbles-text-powers = Teh moči zdaj ne more imeti nihče.
bubbles-text-phase = Partija se tukaj ne ustavi: odločiti je treba o nečem drugem.
bubbles-text-solo = To je mogoče samo v igri za enega, med pošiljanjem mehurčkov.
bubbles-text-sent = Ta mehurček ne more biti poslan.
