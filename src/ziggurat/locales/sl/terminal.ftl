# Ukazna vrstica in partija ob tipkovnici.

bad-usage = { $why } (»{ $command } --help« pokaže, kaj je mogoče).
bad-number = { $name } mora biti celo število, { $least } ali več, ne »{ $text }«.
bad-number-between = { $name } mora biti celo število od { $least } do { $most }, ne »{ $text }«.
bad-seconds = { $name } mora biti število sekund nad 0, na primer 2 ali 0.5, ne »{ $text }«.
bad-option = »{ $text }« ni možnost; napiši ime=vrednost.
option-twice = Možnost { $name } je navedena dvakrat.
option-text = besedilo
option-drawn = naključno izžrebano
options-drawn = izžrebano: { $values }
unknown-language = Ziggurat ne govori jezika »{ $language }«; jeziki so: { $known }.
not-text = Datoteka »{ $path }« ni besedilo UTF-8.
not-text-typed = Standardni vhod ni besedilo UTF-8.
unreadable = Datoteke »{ $path }« ni mogoče prebrati: { $why }.
unwritable = Datoteke »{ $path }« ni mogoče zapisati: { $why }.
unwritable-folder = Mape »{ $path }« ni mogoče uporabiti: { $why }.
system-failed = Program ne more naprej: { $why }.
interrupted = Ustavljeno, preden je bilo delo končano.
after-illegal = Poteza { $number } v --after, »{ $token }«, ni dovoljena: { $why }
replay-ended = Partija se je končala predčasno ({ $termination }); izid: { $result }.
replay-termination = { $how ->
    [resigned] igralec { $seat } se je vdal
    [time] igralcu { $seat } je potekel čas
   *[abandoned] prekinjena
}
hint-order = Iskanje najpogosteje pogleda tja, čemur najbolj zaupa. To je na prvem mestu, celo pred višjim deležem, ki temelji le na nekaj pogledih.
expected-line = Iskanje pričakuje: { $line }
best-line = Najboljša igra obeh strani: { $line }
hint-others = { $count ->
    [one] in še { $count } poteza
    [two] in še { $count } potezi
    [few] in še { $count } poteze
   *[other] in še { $count } potez
}
analyse-better = bolje: { $token } { $worth }
# Števila v tabelah, kot jih piše jezik.
figure-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
figure-percent-exact = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-player = igralec
arena-games = partije
arena-score = rezultat
arena-elo = Elo (95 %)
arena-time = na potezo
arena-of = { $count ->
    [one] { $count } partija
    [two] { $count } partiji
    [few] { $count } partije
   *[other] { $count } partij
}
arena-too-few = Turnir potrebuje vsaj dva igralca in igro z vsaj dvema sedežema.
arena-two = --until-sure je za natanko dva igralca.
arena-stronger = { $player } je močnejši, in to za približno { $elo } Elo ali več.
arena-not-stronger = { $player } ni močnejši.
arena-unsure = Teh partij je premalo, da bi se vedelo, ali je { $player } močnejši za { $elo } Elo.

play-welcome = { $game }. Vpiši potezo ali ? za pomoč.
play-help = Vpiši potezo, kot jih našteje »legal«, ali eno od: legal, show, hint, undo, save DATOTEKA, load DATOTEKA, quit.
    V eno vrstico lahko vpišeš več potez: odigrajo se vse ali nobena. Vrstico končaj tam, kjer odloča naključje ali bot.
play-which-game = Katera igra?
play-who = Kdo igra?
play-against-bot = Ti, proti botu
play-how-strong = Kako močan?
play-bad-level = »{ $text }« ni stopnja; stopnje so od 1 do 5.
play-people = Ljudje, ob tej tipkovnici
play-watch = Sami boti; ti gledaš
play-choose-number = Vpiši število od 1 do { $most } ali začetek odgovora.
play-choose-one = »{ $text }« je lahko: { $answers }. Vpiši še malo več.
play-no-answer = Odgovora ni bilo; partije ne bo.
play-load-alone = --load prinese svojo partijo; izpusti IGRA, -o in --after.
play-at-what = --at je za shranjeno partijo: uporabi ga z --load DATOTEKA.
play-at-beyond = Shranjena partija se konča po potezi { $count }, zato nima položaja po potezi { $ply }.
play-bad-bots = »{ $text }« ne navaja sedežev te igre; napiši sedeže od 1 do { $seats }, ločene z vejico, ali none.
play-bot = Igralec { $seat } odigra { $token }.
play-drawn = Naključje: { $token }.
play-not-legal = (»legal« našteje, kaj je mogoče.)
play-line-illegal = { $why } Zato iz te vrstice ni odigrano nič. Težava je »{ $token }«.
play-line-chance = »{ $token }« pride prezgodaj: najprej odloči naključje. Zato iz te vrstice ni odigrano nič; vpiši samo, kar je pred »{ $token }«.
play-line-bot = »{ $token }« ni tvoja poteza: na sedežu { $seat } igra bot. Zato iz te vrstice ni odigrano nič; vpiši samo, kar je pred »{ $token }«.
play-which-file = Napiši »{ $command } DATOTEKA«, torej z imenom datoteke.
play-nothing-to-undo = Razveljaviti ni mogoče ničesar.
play-hint-more = (Še enkrat vpiši »hint« in izveš več.)
play-no-hint = Partije je konec; namigov ni več.
hint-steps = Število korakov namiga: { $most }. 1 kam gledati, 2 s čim, 3 poteza, 4 zakaj.
play-saved = Shranjeno v { $path }.
play-overwrite = V { $path } je že nekaj drugega. Prepišem? Vpiši ja ali ne.
play-not-saved = Nič ni shranjeno; tista datoteka ostane, kot je.
play-drop = Trenutna partija ni shranjena. Jo zavržem in naložim drugo? Vpiši ja ali ne.
play-not-loaded = Nič ni naloženo; partija gre naprej.
play-end = Partije je konec.
play-after-end = (»undo« vzame nazaj tvojo zadnjo potezo, »save DATOTEKA« shrani partijo, prazna vrstica konča program.)
play-record = Zapis partije, da ga shraniš ali nadaljuješ (play --load DATOTEKA):
play-kept = Partija je bila prekinjena; shranjena je v { $path } (nadaljuje jo play --load DATOTEKA).
play-not-kept = Partija je bila prekinjena in datoteke ni bilo mogoče zapisati. Edini zapis so vrstice zgoraj.
play-by-hand = { $game } se gradi z rokami, v treh razsežnostih. Igraj na strani; tukaj lahko ponovno pogledaš zapise.

arena-pair = { $one } – { $other }: { $share } ({ $low } … { $high }), { arena-of }
arena-all-distinct = Nobena partija se ni ponovila.
arena-distinct = { $distinct ->
    [1] Vse te partije so ena in ista. Odstopanja in intervali jo štejejo enkrat.
    [one] Med temi partijami je samo { $distinct } različna. Odstopanja in intervali nobene ne štejejo dvakrat.
    [two] Med temi partijami sta samo { $distinct } različni. Odstopanja in intervali nobene ne štejejo dvakrat.
    [few] Med temi partijami so samo { $distinct } različne. Odstopanja in intervali nobene ne štejejo dvakrat.
   *[other] Med temi partijami je samo { $distinct } različnih. Odstopanja in intervali nobene ne štejejo dvakrat.
}
play-yes-words = ja, j, da
