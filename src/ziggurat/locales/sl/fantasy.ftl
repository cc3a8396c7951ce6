# Talo-Fantasy na strani: roke, besede za to, kaj stoji kje, konec in galerija.

# Kje in kako je palica
talo-build-upright = pokonci
talo-build-lying-east = leže od zahoda proti vzhodu
talo-build-lying-north = leže od juga proti severu
talo-build-lying = leže, od severa proti vzhodu obrnjena za { $bearing }°
talo-build-leaning = poševno, { $degrees }° nad mizo
talo-build-place = { $attitude }, sredina { $east } vzhodno in { $north } severno od vogala, od višine { $low } do { $high }
talo-build-touched = { $count ->
    [0] { $ground ->
        [true] tla
       *[other] nič
    }
    [one] { $ground ->
        [true] palica št. { $bars } in tla
       *[other] palica št. { $bars }
    }
    [two] { $ground ->
        [true] palici št. { $bars } in tla
       *[other] palici št. { $bars }
    }
    [few] { $ground ->
        [true] palice št. { $bars } in tla
       *[other] palice št. { $bars }
    }
   *[other] { $ground ->
        [true] palice št. { $bars } in tla
       *[other] palice št. { $bars }
    }
}
talo-build-bar = Palica št. { $number }, dolžina { $length }: { $place }. V stiku z njo: { $touched }.
talo-build-bar-short = palica št. { $number }, dolžina { $length }
talo-build-held-so = Držiš palico { $length }: { $place }.
talo-build-rests-on = Palica { $length } bi se spustila sem: { $touched }.
talo-build-measured = Višina { $height }, previs { $overhang }, noge { $feet }, palice { $bars }.
talo-build-standing = { $count ->
    [0] Nič še ne stoji
    [one] { $count } palica
    [two] { $count } palici
    [few] { $count } palice
   *[other] { $count } palic
}

# Poteze
talo-build-passes = poteza gre naprej
talo-build-ends = konec gradnje
talo-build-places = { $second ->
    [0] izpusti palico { $first }
   *[other] hkrati izpusti palici { $first } in { $second }
}{ $back ->
    [true] ; zdrsne in se vrne
   *[other] { $moved ->
        [0] {""}
        [one] ; premakne se { $moved } palica
        [two] ; premakneta se { $moved } palici
        [few] ; premaknejo se { $moved } palice
       *[other] ; premakne se { $moved } palic
    }
}
talo-build-told = { $back ->
    [0] { $out ->
        [0] { $moved ->
            [0] {""}
            [one] Premaknila se je { $moved } palica.
            [two] Premaknili sta se { $moved } palici.
            [few] Premaknile so se { $moved } palice.
           *[other] Premaknilo se je { $moved } palic.
        }
        [one] { $out } palica je padla z mize.
        [two] { $out } palici sta padli z mize.
        [few] { $out } palice so padle z mize.
       *[other] { $out } palic je padlo z mize.
    }
   *[other] Palica je zdrsnila in je spet v roki.
}

# Roke
talo-build-take-bar = vzemi palico { $length } v roko
talo-build-hold = Drži
talo-build-unhold = Vzemi nazaj
talo-build-holds = Držiš palico { $length }. Zdaj prinesi drugo.
talo-build-let-go = Izpusti
talo-build-turning = Obrni, dvigni, spusti
talo-build-turn-left = Obrni levo
talo-build-turn-right = Obrni desno
talo-build-tip-north = Nagni na sever ali jug
talo-build-tip-east = Nagni na vzhod ali zahod
talo-build-lay = Položi ali postavi pokonci
talo-build-raise = Dvigni
talo-build-lower = Počasi spusti
talo-build-snapping = Poravnaj na prave kote in stranice
talo-build-pass = Naprej
talo-build-done = Končano
talo-build-done-sure = Naj bo gradnja tu končana?
talo-build-go-on = Gradi naprej
talo-build-again = Poglej padec še enkrat, z druge strani
talo-build-not-now = Zdaj ni palice, ki bi jo bilo treba postaviti.
talo-build-no-physics = Kar daje lesu težo, se ni naložilo. Preveri povezavo in znova odpri mizo.

# Stavki in polja
talo-build-sentence = Povej, kam gre palica
talo-build-sentence-example = 2, pokonci, na palici št. 7, na vzhodnem koncu, zasukana za 15 stopinj
talo-build-hold-so = Drži tako
talo-build-not-understood = Tega nismo razumeli. Poskusi na primer: pokonci, na palici št. 1, na vzhodnem koncu. Ali: leže od zahoda proti vzhodu, na točki 5, 3.
talo-build-fields = Isto v poljih
talo-build-field-attitude = Kako
talo-build-field-place = Kje
talo-build-field-at = na točki mize
talo-build-field-on = na palici
talo-build-field-beside = ob palici
talo-build-field-east = Vzhod
talo-build-field-north = Sever
talo-build-field-bar = Katera palica
talo-build-field-side = Na kateri strani
talo-build-field-middle = na sredini
talo-build-field-degrees = Zasuk v stopinjah
talo-build-as-it-is = tako, kot je
talo-build-side = { $side ->
    [east] vzhod
    [west] zahod
    [north] sever
   *[south] jug
}
talo-build-view-above = Od zgoraj
talo-build-view-south = Z juga
talo-build-view-east = Z vzhoda

# Mere in cilji
talo-build-measures = Mere
talo-build-measure-height = Višina
talo-build-measure-overhang = Previs
talo-build-measure-feet = Noge
talo-build-measure-bars = Palice
talo-build-goal = Cilj
talo-option-mode = Kaj igramo
talo-option-mode-climb = Plezanje na vrh
talo-option-mode-fantasy = Prosta gradnja
talo-mode-fantasy = Talo-Fantasy: gradi, kar želiš, brez mreže in s pravo težo. Nihče ne izgubi. Taka miza je na strežniku, ki preveri vsako palico.
talo-option-players-1 = eden
talo-option-board-table = prazna miza
talo-option-goal = Cilj
talo-option-goal-none = brez
talo-option-goal-house = hiša
talo-option-goal-animal = žival
talo-option-goal-vehicle = vozilo
talo-option-goal-bridge = most
talo-option-goal-tripod = nekaj visokega na treh nogah
talo-option-goal-height = čim više
talo-option-goal-overhang = velik previs
talo-option-goal-anything = karkoli
talo-tip-fantasy-take = Vzemi eno palico dolžine, ki jo kaže kocka, ali dve, ki sta skupaj tako dolgi.
talo-tip-fantasy-build = { $device ->
    [touch] Palico premikaš z enim prstom, obračaš z dvema. Senca kaže, kje bo pristala.
   *[mouse] Palico premikaš z miško, obračaš s kolescem, klik jo izpusti. Senca kaže, kje bo pristala.
}

# Konec in galerija
talo-build-built = Stoji
talo-build-fallen = Podrlo se je
talo-build-rebuild = Gradi znova
talo-build-turntable = Zgradba se vrti.
talo-gallery-title = Galerija
talo-gallery-untitled = Prosta gradnja
talo-gallery-by = { $names }, { DATETIME($date, day: "numeric", month: "long", year: "numeric") }
talo-gallery-empty = Na tej napravi ni še nobene zgradbe. Kar dokončaš v Talo-Fantasy, pride sem.
talo-gallery-build = Zgradi kaj
talo-gallery-fallen = Na koncu se je podrlo.
talo-gallery-forget = Odstrani
talo-gallery-kept = Shranjeno je v galeriji te naprave.
talo-gallery-forbidden = Ta brskalnik ničesar ne shrani, zato galerije ni. Shrani si sliko ali zapis.

talo-say-upright = pokonci, pokončn*, stoječ*, navpičn*
talo-say-lying = leže*, ležeč*, vodoravn*
talo-say-leaning = nagnjen*, poševn*
talo-say-turned = zasuk*, obrn*, zavrt*
talo-say-clockwise = v smeri urinega kazalca, v desno
talo-say-counterclockwise = v nasprotni smeri urinega kazalca, v levo
talo-say-east = vzhod*
talo-say-west = zahod*
talo-say-north = sever*
talo-say-south = jug, južn*, juga, jugu
talo-say-on = na, na vrhu, nad
talo-say-beside = ob, poleg, zraven
talo-say-bar = palic*, št, številka, #
talo-say-end = konec, koncu, konca, krajišč*, rob*
talo-say-height = višin*, visoko
talo-say-degrees = stopinj*, °
