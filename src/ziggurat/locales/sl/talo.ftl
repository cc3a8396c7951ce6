# Talo.

talo-side = { $side ->
    [e] proti vzhodu
    [w] proti zahodu
    [n] proti severu
    [s] proti jugu
   *[d] naravnost navzdol
}
talo-bars-move = { $moving ->
    [one] premaknila bi se { $moving } palica
    [two] premaknili bi se { $moving } palici
    [few] premaknile bi se { $moving } palice
   *[other] premaknilo bi se { $moving } palic
}
talo-in-hand = { $count ->
    [1] palico { $first }
   *[other] palici { $first } in { $second }
}
talo-winners = { $count ->
    [one] Najvišje, na višini { $height }, stoji figura igralca { $winners }: to je zmaga.
    [two] Najvišje, na višini { $height }, stojita figuri igralcev { $winners }: to je skupna zmaga.
    [few] Najvišje, na višini { $height }, stojijo figure igralcev { $winners }: to je skupna zmaga.
   *[other] Najvišje, na višini { $height }, stojijo figure igralcev { $winners }: to je skupna zmaga.
}

talo-prompt-start = Igralec { $seat } postavi figuro na prosto polje na kopnem.
talo-prompt-restart = Figura igralca { $seat } je zazidana: lahko začne znova ali ostane.
talo-prompt-roll = Igralec { $seat } meče kocko.
talo-prompt-roll-again = V zalogi ni ničesar za { $rolled }; igralec { $seat } meče še enkrat.
talo-prompt-take = Met: { $rolled }. Igralec { $seat } vzame eno palico te dolžine ali dve, ki sta skupaj tako dolgi.
talo-prompt-build = Igralec { $seat } postavi { talo-in-hand }.
talo-prompt-holding = Igralec { $seat } drži palico { $held } in postavi palico { $first } tako, da vse stoji.
talo-prompt-finish = Igralec { $seat } lahko premakne figuro ali konča potezo.
talo-prompt-end = Igralec { $seat } konča potezo.

talo-on-top = Figura igralca { $seat } stoji na višini 10 in zmaga.
talo-collapsed = Palica igralca { $seat } je padla, zato igralec { $seat } izgubi. { talo-winners }
talo-used-up = Zaloga palic je porabljena. { talo-winners }
talo-standstill = Cel krog ni nihče postavil palice. { talo-winners }

talo-unreadable = »{ $token }« ni poteza. { talo-notation }
talo-notation = Napiši @x,y, da postaviš figuro, t7 ali t3+4, da vzameš palice, 5x@2,3,0, da eno postaviš (na koncu !, da jo držiš), >x,y,h, da premakneš figuro, ali piko, da končaš potezo.
talo-bad-pair = »{ $token }« ni par palic: najprej napiši krajšo; skupaj sta dolgi največ 10.
talo-one-is-upright = Palica dolžine 1 se piše pokonci, s črko z, ne pa »{ $token }«.
talo-too-high = Palica { $length } bi segala nad deseto plast.
talo-too-far = { $length ->
    [0] To je predaleč čez rob
   *[other] Palica { $length } bi segala predaleč čez rob
}: stolpci in vrstice gredo od { $low } do { $high }.

talo-start-first = Najprej gredo na igralno ploščo figure.
talo-restart-first = Najprej se odloči o novem začetku: postavi figuro na prosto kopno ali ostani, kjer si.
talo-roll-first = Najprej se vrže kocka.
talo-take-first = Najprej vzemi palice za ta met.
talo-build-first = Preden končaš potezo, postavi vse vzete palice.
talo-nothing-in-hand = V roki nimaš palice: premakni figuro ali končaj potezo.
talo-no-roll = Zdaj se kocka ne meče.
talo-no-restart = Figura gre na igralno ploščo samo na začetku ali pred metom, kadar je zazidana.
talo-water = Tam ni kopnega.
talo-middle = Na srednjem otoku ne začne nobena figura.
talo-same-cell = Figura že stoji tam.
talo-cell-taken = Figura tja ne gre: to polje ali polje nad njim je zasedeno.
talo-taken-already = Palice za ta met so že vzete.
talo-wrong-sum = Met je { $rolled }: vzemi eno palico te dolžine ali dve, ki sta skupaj tako dolgi.
talo-not-in-supply = { $left ->
    [0] V zalogi ni več palice dolžine { $length }.
   *[other] V zalogi ni več dveh palic dolžine { $length }.
}
talo-holding-no-move = Dokler držiš palico, figura ostane, kjer je.
talo-moved-already = Figura se je že premaknila; spet se sme po naslednji palici.
talo-standing-still = Figura že stoji tam.
talo-no-surface = Tam ni palice, na kateri bi figura stala.
talo-no-room = Tam za figuro ni prostora: nad palico potrebuje dve prosti polji.
talo-pawn-there = Na poti je druga figura.
talo-no-path-up = Figura ne pride tja: z igralne plošče najprej spleza na ploskev višine 1 ob sebi.
talo-no-path = Figura ne pride tja: vsak korak je raven ali pa gre za eno više ali niže.
talo-not-in-hand = V roki nimaš palice { $length }.
talo-hold-two = Eno palico že držiš; drugo postavi tako, da vse stoji.
talo-hold-single = Palico lahko držiš samo, dokler čaka še druga.
talo-off-land = Palica { $length } bi ležala čez rob ali v vodi; v najnižji plasti ležijo palice na kopnem.
talo-overlap = Palica { $length } bi šla skozi drugo palico.
talo-overlap-pawn = Palica { $length } bi šla skozi figuro.
talo-no-way-in = Palice { $length } ni mogoče spraviti tja: od zgoraj in z vseh štirih strani so na poti druge palice.
talo-floats = Palica { $length } ne bi imela na čem ležati.
talo-hold-stands = Palica { $length } stoji sama, zato je ni treba držati.
talo-hold-lost = Palica { $length } bi padla { talo-side }, ne glede na to, kam gre druga palica.
talo-falls = Palica { $length } ne bi obstala: padla bi { talo-side } in { talo-bars-move }.

# Fantasy
talo-fantasy-no-bar = Palice s številko { $number } ni.
talo-fantasy-water = Palica { $length } bi ležala na vodi; gradi na otokih.
talo-fantasy-sunk = Palica { $length } bi tičala v tleh.
talo-fantasy-overlap = Palica { $length } bi tičala v palici št. { $other }.
talo-fantasy-only = Možnost { $name }={ $value } potrebuje mode=fantasy.

# Na strani. Sporočilo M za terminal ima lahko za stran še M-you in M-named.
talo-fantasy-server = V Talo-Fantasy vsako palico stehta strežnik, ta stran pa ga nima. Vse drugo v igri Talo deluje tudi tukaj.
talo-pitch = Gradi s palicami, ki morajo stati same, in plezaj po zgradbi. Zmaga figura, ki je prva na višini 10.
talo-prompt-start-you = Na vrsti si: postavi svojo figuro na prosto polje na kopnem.
talo-prompt-start-named = { $name } postavi figuro na prosto polje na kopnem.
talo-prompt-restart-you = Tvoja figura je zazidana: začni znova na prostem polju na kopnem ali ostani.
talo-prompt-restart-named = { $name } ima zazidano figuro in lahko z njo začne znova.
talo-prompt-roll-you = Mečeš kocko.
talo-prompt-roll-named = { $name } meče kocko.
talo-prompt-roll-again-you = V zalogi ni ničesar za { $rolled }; mečeš še enkrat.
talo-prompt-roll-again-named = V zalogi ni ničesar za { $rolled }; { $name } meče še enkrat.
talo-prompt-take-you = Kocka kaže { $rolled }: vzemi eno palico te dolžine ali dve, ki sta skupaj tako dolgi.
talo-prompt-take-named = Kocka kaže { $rolled }; { $name } vzame palice zanjo.
talo-prompt-build-you = Na vrsti si: postavi { talo-in-hand }.
talo-prompt-build-named = { $name } postavi { talo-in-hand }.
talo-prompt-holding-you = Držiš palico { $held }: postavi palico { $first } tako, da vse stoji.
talo-prompt-holding-named = { $name } drži palico { $held } in postavi palico { $first }.
talo-prompt-finish-you = Premakni svojo figuro ali končaj potezo.
talo-prompt-finish-named = { $name } lahko premakne figuro ali konča potezo.
talo-prompt-end-you = Končaj potezo.
talo-prompt-end-named = { $name } konča potezo.
talo-highest = { $height ->
    [0] Nobena figura ni zapustila igralne plošče.
   *[other] { $won ->
        [true] Tvoja figura je najvišja, na višini { $height }: zmaga je tvoja.
       *[false] Najvišje, na višini { $height }: { $winner }.
    }
}
talo-on-top-you = Tvoja figura je na višini 10: zmaga je tvoja!
talo-on-top-named = { $name } ima figuro na višini 10 in zmaga.
talo-collapsed-you = Tvoja palica je padla, zato izgubiš. { talo-highest }
talo-collapsed-named = { $name }: palica je padla, in to je poraz. { talo-highest }
talo-used-up-named = Zaloga palic je porabljena. { talo-highest }
talo-standstill-named = Cel krog ni nihče postavil palice. { talo-highest }
talo-board = Zgradba: { $count ->
    [0] še brez palic.
    [one] { $count } palica, višina { $height }.
    [two] { $count } palici, višina { $height }.
    [few] { $count } palice, višina { $height }.
   *[other] { $count } palic, višina { $height }.
}
talo-bar = { $length ->
    [1] palica 1
   *[other] { $axis ->
        [x] palica { $length }, od zahoda proti vzhodu
        [y] palica { $length }, od juga proti severu
       *[z] palica { $length }, pokonci
    }
}
talo-spot = stolpec { $column }, vrstica { $row }
talo-lies = { $axis ->
    [x] Leže, od zahoda proti vzhodu
    [y] Leže, od juga proti severu
   *[z] Pokonci
}
talo-way = Kako leži palica
talo-layer = Plast { $layer }
talo-layer-short = { $layer } ↕
talo-lower = Eno plast niže
talo-higher = Eno plast više
talo-let-down = Spusti na to, kar je spodaj
talo-puts = figura na polje: { $cell }
talo-moves = figura na polje: { $cell }, višina { $height }
talo-goes = Na polje: { $cell }, { $height ->
    [0] na igralni plošči
   *[other] višina { $height }
}
talo-rolls = kocka kaže { $face }
talo-takes = { $second ->
    [0] iz zaloge palica { $first }
   *[other] iz zaloge palici { $first } in { $second }
}
talo-places = { $bar }, { $cell }, plast { $layer }
talo-holds = { $bar }, { $cell }, plast { $layer }, pridržana
talo-suggest = { $bar }, plast { $layer }{ $hold ->
    [true] , pridržana
   *[false] {""}
}
talo-suggest-pawn = { $height ->
    [0] figura sem na igralno ploščo
   *[other] figura na višino { $height }
}
talo-ends = konec poteze
talo-turn = { $what ->
    [put] figura na ploščo
    [again] figura začne znova
    [up] pokonci
    [lying] leže
    [held] pridržana
    [moved] figura na višino { $height }
    [stays] ostane
   *[takes] vzame { $first }
}
talo-rolled = Kocka kaže { $face }.
talo-supply = Zaloga palic: { $count }
talo-supply-of = { $count ->
    [0] nobene palice { $length }
    [one] { $count } palica dolžine { $length }
    [two] { $count } palici dolžine { $length }
    [few] { $count } palice dolžine { $length }
   *[other] { $count } palic dolžine { $length }
}
talo-pawns = Figure
talo-pawn-height = višina { $height }
talo-hand = V roki
talo-take = Palice za ta met
talo-pawn = Figura
talo-place = Postavi
talo-hold = Drži
talo-dare = Naj pade
talo-move = Premakni
talo-put = Postavi
talo-end-turn = Končaj potezo
talo-decline = Ostani tu
talo-fade = Prikazane plasti; višje so zabrisane
talo-stain = Pobarvaj palice po dolžini
talo-asking = …
talo-verdict-stands = { $safety ->
    [just] Stoji, a komaj.
   *[well] Stoji.
}
talo-verdict-hold = Sama bi padla { talo-side }. Drži jo in za protiutež postavi palico { $other }.
talo-verdict-dare = Pade { talo-side } in izgubiš.
talo-cell = { $cell }, plast { $layer }
talo-cell-pawn = { $part ->
    [foot] figura: { $name }
   *[head] zgornja polovica figure: { $name }
}
talo-cell-bar = { $bar }
talo-cell-held = { $bar }, pridržana
talo-cell-empty = { $under ->
    [land] prazno kopno
    [middle] prazno kopno, kjer ne začne nobena figura
    [water] voda
    [bar] prazno, spodaj palica { $length }
   *[air] prazno
}
talo-cell-doable = { $count ->
    [one] { $count } možnost
    [two] { $count } možnosti
    [few] { $count } možnosti
   *[other] { $count } možnosti
}
talo-pawn-at = { $whose ->
    [own] Tvoja figura: { $cell }, višina { $height }.
   *[other] Figura ({ $name }): { $cell }, višina { $height }.
}
talo-hand-has = V roki: { $lengths }.
talo-supply-has = V zalogi: { $bars }.
talo-option-players = Igralci
talo-option-players-2 = dva
talo-option-players-3 = trije
talo-option-players-4 = štirje
talo-option-board = Plošča
talo-option-board-green = travnik
talo-option-board-islands = otoki
talo-option-starts = Figure začnejo
talo-option-starts-free = kjer želiš
talo-option-starts-symmetric = sredi vsake četrtine
talo-option-collapse = Kar bi padlo
talo-option-collapse-forbid = se ne sme postaviti
talo-option-collapse-dare = se sme tvegati; komur pade, izgubi
talo-rules =
    Vrzi kocko. Iz zaloge vzemi eno palico te dolžine ali dve, ki sta skupaj tako dolgi, in ju postavi: leže ali pokonci, na cela polja. Če v zalogi ni ničesar za ta met, vrzi še enkrat. Če ni ničesar niti za tretji met, je tvoja poteza končana: ne gradiš in ne premikaš figure.

    Najnižja plast leži na kopnem. Višje palice smejo segati čez rob in nad vodo. Palico mora biti mogoče tja tudi prinesti, od zgoraj ali z ene strani.

    Vse mora biti v ravnotežju. Palica, ki nima opore pod sredino, se prevrne, razen če na njenem krajšem koncu leži druga ali jo ustavi palica ob njej. Od dveh palic smeš prvo držati, dokler druga ne poskrbi, da obe stojita. Figure nimajo teže.

    Tvoja figura se sme premakniti pred palicami, med njimi in po njih: po lesenih ploskvah, poljubno veliko korakov; vsak je raven ali pa gre za eno više ali niže. Nad vsako ploskvijo potrebuje dve prosti polji. Z igralne plošče spleza na ploskev višine 1 in se na ploščo nikoli več ne vrne.

    Zmaga figura, ki je prva na višini 10. Če je zaloga porabljena ali če cel krog nihče ne postavi palice, zmaga najvišja figura.

    Figura, ki je zazidana tako, da ji nobena palica ne more več pomagati navzgor, sme pred metom znova začeti na igralni plošči.

    Če ste se dogovorili, da se padec sme tvegati, lahko izpustiš tudi palico, ki ne bi stala. Pade z vsem, kar potegne s seboj; kdor jo je izpustil, izgubi, zmaga pa najvišja od drugih figur.
talo-fantasy-rules =
    Skupaj gradite, kar želite: hišo, žival, most, kaj visokega. Ni polj, ni figur, ni nasprotnikov in nihče ne izgubi.

    Vrzi kocko. Iz zaloge vzemi eno palico te dolžine ali dve, ki sta skupaj tako dolgi. Če v zalogi ni ničesar za ta met, vrzi še enkrat. Če ni ničesar niti za tretji met, gradi naslednji.

    Palica gre kamorkoli, obrnjena pod poljubnim kotom: leže, pokonci ali poševno. Spusti se naravnost navzdol, dokler se česa ne dotakne, potem jo izpustiš. Od dveh palic smeš prvo držati, kjer je, tudi v zraku, dokler druga ni na svojem mestu; potem izpustiš obe hkrati.

    Les ima težo. Če palica zdrsne in se nič drugega ne premakne, se vrne v tvojo roko in lahko poskusiš znova. Če potegne druge s seboj, ostanejo vse tam, kjer ležijo. Kar pade v vodo ali z mize, ni več v igri.

    Zgradba velja za podrto, če so se tri palice iz prejšnjih potez premaknile daleč ali če je katera od njih padla v vodo ali z mize. Potem je konec. Sicer gradite, dokler zaloga ni porabljena ali dokler se vsi ne strinjate, da je končano.

    Višina, previs, noge in porabljene palice se merijo in pokažejo. Previs pove, kako daleč sega les čez najbližjo palico, ki se dotika tal; noga je palica, ki se dotika tal.
talo-fantasy-keys =
    1–9 = vzemi palice za ta met; potem: palica v roki
    ← → ↑ ↓ = premakni palico, s Shift malo
    R, X, Y = obrni palico ali jo nagni; s Shift v drugo smer
    D = obrni za eno stopinjo
    A = položi, postavi pokonci
    PageUp, PageDown = dvigni ali spusti palico
    Home = naj visi nad svojim mestom
    G = poravnavanje vklopi ali izklopi
    O = drži pri miru, da prineseš drugo
    Enter = izpusti
    Esc = končaj prikaz padca
    K = pobarvaj palice po dolžini
    Q, E, V = zasukaj mizo, poglej z naslednje strani
    T = poglej od zgoraj
    + − = bliže, dlje
    C = običajni pogled
talo-keys =
    1–9 = vzemi palice za ta met; potem: palica v roki
    R, Shift + ← → = obrni palico
    ← → ↑ ↓ = premakni palico ali pojdi na naslednjo ploskev
    PageUp, PageDown = dvigni ali spusti palico
    B = spusti na to, kar je spodaj
    Enter = postavi, drži ali premakni figuro
    G = naj pade, kadar se to sme tvegati
    P = figura namesto palice
    N = končaj potezo
    X = zabriši najvišje plasti
    K = pobarvaj palice po dolžini
    Q, E, V = zasukaj mizo, poglej z naslednje strani
    T = poglej od zgoraj
    + − = bliže, dlje
    C = običajni pogled
talo-tip-start = { $device ->
    [touch] Tapni prosto polje za svojo figuro in pritisni »Postavi«.
   *[mouse] Klikni prosto polje in tja postavi svojo figuro.
}
talo-tip-take = Kocka pove dolžino: vzemi eno palico te dolžine ali dve, ki sta skupaj tako dolgi.
talo-tip-build = { $device ->
    [touch] Tapni tja, kjer naj bo palica. Zelena stoji, oranžna komaj, rdeča bi padla. Potem pritisni »Postavi«.
   *[mouse] Pokaži, kam gre palica. R jo obrne, kolesce jo dvigne. Zelena stoji, oranžna komaj, rdeča bi padla.
}
talo-tip-finish = Tvoja figura sme na vsako svetlečo ploskev; vsak korak je raven ali pa gre za eno više ali niže. Zmaga, kdor je prvi na višini 10.
talo-score-height = Višina
talo-decides = Odloča figura na višini { $height }.
