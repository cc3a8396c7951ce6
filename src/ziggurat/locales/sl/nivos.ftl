# Nivos.

nivos-colour = { $colour ->
    [yellow] rumena
    [orange] oranžna
    [red] rdeča
    [pink] rožnata
    [white] bela
    [green] zelena
    [blue] modra
    [black] črna
   *[neutral] nevtralna
}
nivos-colour-name = { $colour ->
    [yellow] rumena
    [orange] oranžna
    [red] rdeča
    [pink] rožnata
    [white] bela
    [green] zelena
    [blue] modra
    [black] črna
   *[neutral] nevtralna
}
nivos-colour-of = { $colour ->
    [yellow] rumene
    [orange] oranžne
    [red] rdeče
    [pink] rožnate
    [white] bele
    [green] zelene
    [blue] modre
    [black] črne
   *[neutral] nevtralne
}
nivos-colour-on = { $colour ->
    [yellow] rumeni
    [orange] oranžni
    [red] rdeči
    [pink] rožnati
    [white] beli
    [green] zeleni
    [blue] modri
    [black] črni
   *[neutral] nevtralni
}
nivos-plates = { $height ->
    [0] ni ploščice
    [one] je { $height } ploščica
    [two] sta { $height } ploščici
    [few] so { $height } ploščice
   *[other] je { $height } ploščic
}
nivos-other-plates = { $otherheight ->
    [0] ni nobene
    [one] je { $otherheight }
    [two] sta { $otherheight }
    [few] so { $otherheight }
   *[other] jih je { $otherheight }
}

nivos-prompt-neutral = Igralec { $seat } položi nevtralno ploščico.
nivos-prompt-lay = Igralec { $seat } položi ploščico.
nivos-prompt-cylinder = Igralec { $seat } izbere valj.
nivos-prompt-stuck = Igralec { $seat } ne more položiti ničesar in vzame valj (pass).
nivos-prompt-mate = Igralec { $seat } ne more položiti ničesar svojega: lahko položi soigralčevo ploščico ali pa s pass vzame valj.

nivos-cause = { $cause ->
    [cylinders] Zadnji valj je vzet.
    [laid] Vse ploščice so položene.
   *[stuck] Nobene preostale ploščice ni mogoče položiti.
}
nivos-stack = { $height ->
    [0] brez valja.
   *[other] z najnižjim kupom (višina { $height }).
}
nivos-winners = { $how ->
    [shared] Skupna zmaga brez valja, na sedežih { $seats }.
    [tallest] { $team ->
        [1] Zmagata igralca { $seats }: med kupi višine { $height } je njun največji valj najnižji.
       *[0] Zmaga igralec { $seats }: med kupi višine { $height } je njegov največji valj najnižji.
    }
   *[lowest] { $team ->
        [1] Zmagata igralca { $seats } { nivos-stack }
       *[0] Zmaga igralec { $seats } { nivos-stack }
    }
}
nivos-ending = { nivos-cause } { nivos-winners }

nivos-split-players = Roke se razdelijo samo pri štirih igralcih; število igralcev tukaj: { $players }.
nivos-split-teams = Navedi eno razdelitev za obe ekipi ali pa dve, ločeni z »/«, za vsako ekipo svojo; število navedenih: { $count }.
nivos-split-size = »{ $size }« ni velikost za razdelitev; velikosti so: { $sizes }.
nivos-split-twice = Ekipa ima po eno ploščico vsake velikosti; razdelitev omenja { $size } dvakrat.
nivos-split-count = Prvi član ekipe ima v roki toliko ploščic: { $half }. Razdelitev jih našteje { $count }.

nivos-unreadable = »{ $token }« ni poteza. { nivos-notation }
nivos-notation = Napiši ploščico in polje njenega jugozahodnega vogala, na primer 4x2@b3, spredaj r za zalogo ali t za soigralčevo roko; n@b3 za nevtralno ploščico; pass; ali c1 do c6 za valj.
nivos-no-such-cell = Polja { $cell } ni; igralna plošča sega od { $first } do { $last }.
nivos-no-such-plate = Ploščice velikosti { $size } ni; velikosti so: { $sizes }.
nivos-neutral-name = Ploščica te velikosti je nevtralna; napiše se n@{ $cell }.
nivos-no-such-cylinder = Valji so od c1 do c{ $count }, skupaj { $count }.
nivos-no-mate = Soigralca, čigar ploščico lahko položiš, imaš samo pri štirih igralcih.

nivos-choose-first = Najprej izberi valj.
nivos-cylinder-taken = Valj višine { $height } je že vzet.
nivos-in-order = Tukaj se valji jemljejo po vrsti, najnižji najprej; nihče jih ne izbira.
nivos-none-due = Zdaj ni treba vzeti nobenega valja.
nivos-neutral-first = Prva ploščica v partiji je nevtralna.
nivos-neutral-laid = Nevtralna ploščica že leži na igralni plošči.
nivos-can-lay = Še lahko položiš ploščico, zato poteze ne smeš izpustiti.
nivos-not-stuck = Soigralčevo ploščico smeš položiti samo, kadar ne gre nobena tvoja in nobena iz zaloge; ena pa še gre.
nivos-mate-lacks = Soigralec nima { nivos-colour-of } ploščice { $size }.
nivos-with-mate = { $colour ->
    [yellow] Rumena
    [orange] Oranžna
    [red] Rdeča
    [pink] Rožnata
    [white] Bela
    [green] Zelena
    [blue] Modra
    [black] Črna
   *[neutral] Nevtralna
} ploščica { $size } je pri soigralcu, ne pri tebi.
nivos-not-in-hand = Nimaš več { nivos-colour-of } ploščice { $size }.
nivos-not-in-reserve = V zalogi ni { nivos-colour-of } ploščice { $size }.
nivos-off-board = { $side ->
    [east] Na vzhodu
    [north] Na severu
   *[both] Na vzhodu in na severu
} bi ploščica segala čez rob igralne plošče.
nivos-uneven = Ploščica ne bi ležala ravno: pod enim delom { nivos-plates }, pod drugim { nivos-other-plates }.
nivos-on-colour = Ležala bi na drugi { nivos-colour-on } ploščici, ki se še vidi.
nivos-beside-colour = Dotikala bi se druge { nivos-colour-of } ploščice, ki se še vidi.

# Na strani. Sporočilo M za terminal ima lahko za stran še M-you in M-named.
nivos-pitch = Polagaj ploščice na ploščice, a nikoli barve na isto barvo. Kdor odpre novo nadstropje, vzame valj; zmaga najnižji kup.
nivos-prompt-neutral-you = Na vrsti si: položi nevtralno ploščico kamorkoli na igralno ploščo.
nivos-prompt-neutral-named = { $name } položi nevtralno ploščico.
nivos-prompt-lay-you = Na vrsti si: položi ploščico.
nivos-prompt-lay-named = { $name } položi ploščico.
nivos-prompt-cylinder-you = Na vrsti si: izberi valj.
nivos-prompt-cylinder-named = { $name } izbere valj.
nivos-prompt-stuck-you = Ničesar ne moreš položiti: izpusti potezo in vzemi valj.
nivos-prompt-stuck-named = { $name } ne more položiti ničesar in vzame valj.
nivos-prompt-mate-you = Nič tvojega ne gre: položi soigralčevo ploščico ali izpusti potezo in vzemi valj.
nivos-prompt-mate-named = { $name } lahko položi soigralčevo ploščico ali pa izpusti potezo in vzame valj.
nivos-ending-named = { nivos-cause } { $how ->
    [shared] { $won ->
        [true] Nimaš nobenega valja in si deliš zmago.
       *[false] Skupna zmaga brez valja: { $winner }.
    }
    [tallest] { $won ->
        [true] Kupi so enako visoki ({ $height }), a tvoj največji valj je nižji: zmaga je tvoja.
       *[false] Kupi so enako visoki ({ $height }), zmaga tisti z nižjim največjim valjem: { $winner }.
    }
   *[lowest] { $height ->
        [0] { $won ->
            [true] Nimaš nobenega valja: zmaga je tvoja.
           *[false] Zmaga brez valja: { $winner }.
        }
       *[other] { $won ->
            [true] Tvoj kup je najnižji, višina { $height }: zmaga je tvoja.
           *[false] Zmaga najnižji kup, višina { $height }: { $winner }.
        }
    }
}
nivos-board-levels = { $level ->
    [one] v { $level } nadstropju
    [two] v { $level } nadstropjih
    [few] v { $level } nadstropjih
   *[other] v { $level } nadstropjih
}
nivos-board = Igralna plošča: { $count ->
    [0] še brez ploščic.
    [one] { $count } ploščica { nivos-board-levels }.
    [two] { $count } ploščici { nivos-board-levels }.
    [few] { $count } ploščice { nivos-board-levels }.
   *[other] { $count } ploščic { nivos-board-levels }.
}
nivos-level = { $level }. nadstropje
nivos-described = { nivos-colour } ploščica { $size }
nivos-own = { $whose ->
    [own] Tvoje ploščice
   *[other] Ploščice: { $name }
}
nivos-reserve = Zaloga
nivos-mate = Soigralec: { $name }
nivos-action = { $plate } { $source ->
    [r] iz zaloge na
    [t] iz soigralčeve roke na
   *[other] na
} { $cell }, širina { $width }, globina { $depth }
nivos-suggest = { $plate }{ $source ->
    [r] {" "}iz zaloge
    [t] {" "}iz soigralčeve roke
   *[other] {""}
}, { clue-quarter }, { $level }. nadstropje
nivos-brief = { $what ->
    [pass] brez ploščice
    [cylinder] valj { $height }
   *[plate] { nivos-colour-name } { $size }
}
nivos-on-level = { $level }. nadstropje
nivos-takes = valj višine { $height }
nivos-passes = izpuščena poteza in en valj
nivos-costs = { $height ->
    [0] vzameš valj po svoji izbiri
   *[other] vzameš valj višine { $height }
}
nivos-free-of-cost = brez valja
nivos-not-here = sem ne gre
nivos-turn = Obrni
nivos-lay = Položi
nivos-pass = Izpusti
nivos-choose = Izberi valj
nivos-fade = Prikazana nadstropja; višja so zabrisana
nivos-piles = Valji
nivos-pile = { $count ->
    [0] brez valja
    [one] { $count } valj, višina { $total }
    [two] { $count } valja ({ $heights }), skupna višina { $total }
    [few] { $count } valji ({ $heights }), skupna višina { $total }
   *[other] { $count } valjev ({ $heights }), skupna višina { $total }
}
nivos-pile-of = { $names }: { nivos-pile }.
nivos-free = { $count ->
    [0] Ostal ni noben valj.
    [one] Ostal je { $count } valj: { $heights }.
    [two] Ostala sta { $count } valja: { $heights }.
    [few] Ostali so { $count } valji: { $heights }.
   *[other] Ostalo je { $count } valjev: { $heights }.
}
nivos-free-short = na voljo
nivos-no-plates = nobene ploščice
nivos-hand-of = { $whose ->
    [own] Imaš: { $plates }.
   *[other] { $name } ima: { $plates }.
}
nivos-in-reserve = V zalogi: { $plates }.
nivos-cell-plate = { $cell }, { $level }. nadstropje, { $plate } { $owner ->
    [0] iz zaloge
   *[other] ({ $name })
}, { $state ->
    [seen] odkrita
    [beneath] tukaj pokrita, drugje se vidi
   *[covered] povsem pokrita
}
nivos-cell-empty = { $cell }, { $level }. nadstropje, prazno, { $under ->
    [board] na igralni plošči
    [plate] spodaj { $plate }
   *[nothing] spodaj še nič
}{ $count ->
    [0] {""}
    [one] , ploščica se tu lahko začne na { $count } način
    [two] , ploščica se tu lahko začne na { $count } načina
    [few] , ploščica se tu lahko začne na { $count } načine
   *[other] , ploščica se tu lahko začne na { $count } načinov
}
nivos-option-players = Igralci
nivos-option-players-2 = dva
nivos-option-players-3 = trije
nivos-option-players-4 = štirje v dveh ekipah
nivos-option-cylinders = Valji se jemljejo
nivos-option-cylinders-ascending = po vrsti, najnižji najprej
nivos-option-cylinders-choice = po izbiri
nivos-option-split = Prva roka ekipe
nivos-option-split-help = Sedeža 1 in 3 sta ena ekipa, 2 in 4 druga. Štiri velikosti, s katerimi začneta sedeža 1 in 2, na primer 1x1,1x2,1x5,2x4; druge štiri dobita sedeža 3 in 4. Za vsako ekipo posebej: loči ju z »/«.
nivos-split-of = { $team ->
    [0] V obeh ekipah prvi igralec začne s temi štirimi (izbrane: { $count }); druge štiri dobi soigralec.
   *[other] V ekipi { $team } prvi igralec začne s temi štirimi (izbrane: { $count }); druge štiri dobi soigralec.
}
nivos-split-alike = Obe ekipi enako
nivos-rules =
    Ko si na vrsti, položi eno ploščico, iz svoje roke ali iz zaloge. Prva ploščica v partiji je nevtralna in sme ležati kjerkoli.

    Ploščica leži ravno in cela na igralni plošči: vsako polje pod njo nosi enako število ploščic. Drugih se ji ni treba dotikati.

    Ne sme ležati na ploščici svoje barve niti v istem nadstropju tik ob njej, rob ob robu. Vogali ne štejejo in povsem pokrita ploščica nikogar več ne moti. Nevtralna ploščica nima barve.

    Kdor položi prvo ploščico novega nadstropja, vzame valj. Prav tako ga vzame, kdor ne more položiti ničesar; potem je na vrsti naslednji igralec. V ekipi sme tak igralec namesto tega položiti soigralčevo ploščico.

    Vzameš najnižji valj, ki je še na voljo, ali pa valj po svoji izbiri, če ste se tako dogovorili.

    Partija se konča, ko je vzet zadnji valj ali ko ni mogoče položiti nobene preostale ploščice. Zmaga najnižji kup valjev; med enako visokimi tisti, katerega največji valj je nižji.
nivos-keys =
    1–9 = vzemi ploščico po velikosti; še enkrat: iz zaloge
    R, Shift + ← → = obrni ploščico
    ← → ↑ ↓ = premakni ploščico
    Enter = položi
    X = zabriši najvišja nadstropja
    P = izpusti potezo, kadar ne moreš položiti ničesar
    Q, E, V = zasukaj mizo, poglej z naslednje strani
    T = poglej od zgoraj
    + − = bliže, dlje
    C = običajni pogled
nivos-tip-neutral = { $device ->
    [touch] Najprej pride nevtralna ploščica, brez valja. Tapni tja, kjer naj leži, in pritisni »Položi«.
   *[mouse] Najprej pride nevtralna ploščica, brez valja. Klikni tja, kjer naj leži.
}
nivos-tip-take = { $device ->
    [touch] Spodaj tapni ploščico, svojo ali eno iz zaloge.
   *[mouse] Spodaj klikni ploščico, svojo ali eno iz zaloge.
}
nivos-tip-place = { $device ->
    [touch] Tapni tja, kjer naj leži. Zeleno pomeni, da gre; rdeče, da ne gre, in pove, zakaj. Potem pritisni »Položi«.
   *[mouse] Zeleno pomeni, da gre; rdeče, da ne gre, in pove, zakaj. R ali kolesce ploščico obrne, klik jo položi.
}
nivos-tip-aim = Kdor položi prvo ploščico v novem nadstropju, vzame valj. Zmaga najnižji kup, zato naj nadstropja odpirajo drugi.
nivos-score-cylinders = Valji
nivos-score-height = Višina
nivos-no-place = { $plate }: { $parts }.
nivos-stumbles-places = { $count ->
    [one] na { $count } mestu
    [two] na { $count } mestih
    [few] na { $count } mestih
   *[other] na { $count } mestih
}
nivos-stumbles = { $why ->
    [uneven] { nivos-stumbles-places } ni ravno
    [on-colour] { nivos-stumbles-places } na svoji barvi
   *[beside-colour] { nivos-stumbles-places } ob svoji barvi
}
