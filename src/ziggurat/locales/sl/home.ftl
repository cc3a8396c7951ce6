# Začetna stran za tiste, ki se vračajo: partije, ki čakajo, končane partije in lastne napake kot uganke.

home-welcome-back = { $named ->
    [true] Lepo, da si spet tu, { $name }
   *[false] Lepo, da si spet tu
}
home-continue = Nadaljuj
home-continue-yours = Nadaljuj – na vrsti si
home-your-turn = Na vrsti si
home-their-turn = Na vrsti: { $name }
home-show-all = Pokaži vse ({ $count })
home-progress = { $words } ({ $done } od { $count })

home-watch = Partije za gledanje
home-playing = Glej
home-clock = { $kind ->
    [turn] { $time } za vsako potezo
   *[total] { $increment ->
        [0] { $time } na osebo
       *[other] { $time } na osebo in še { $increment } s za vsako potezo
    }
}

home-finished = Končane partije
home-outcome = { $outcome ->
    [won] Tvoja zmaga
    [lost] Tvoj poraz
   *[shared] Skupna zmaga
}
home-won-by = { $count ->
    [one] Zmaga: { $names }
    [two] Skupna zmaga: { $names }
    [few] Skupna zmaga: { $names }
   *[other] Skupna zmaga: { $names }
}
home-gallery = Galerija zgradb
home-record = Tvoji izidi proti botom
home-record-bot = { $shared ->
    [0] zmage: { $won }, porazi: { $lost }
   *[other] zmage: { $won }, skupne: { $shared }, porazi: { $lost }
}

mistakes = Tvoje napake kot uganke
mistakes-one = Tvoja napaka
mistakes-all = Vse tvoje napake
mistakes-about = Položaji iz tvojih partij na tej napravi, v katerih te je poteza veliko stala. Poišči boljšo.
mistakes-looking = Pregledujem tvoje zadnje partije …
mistakes-none = Tukaj ni še ničesar. Končaj kakšno partijo na tej napravi; če te je katera poteza veliko stala, se pojavi tukaj.
mistakes-gone = Tega položaja ni več na tej napravi.
mistakes-left = { $count ->
    [0] Vse je rešeno. Nove pridejo z novimi partijami.
    [one] { $count } čaka na boljšo potezo.
    [two] { $count } čakata na boljšo potezo.
    [few] { $count } čakajo na boljšo potezo.
   *[other] { $count } jih čaka na boljšo potezo.
}
mistakes-cost = { $exact ->
    [true] { $lost ->
        [100] Tvoja poteza je zapravila zmago.
       *[other] Tvoja poteza je zmanjšala možnost za zmago za { $lost } %.
    }
   *[false] Tvoja poteza je zmanjšala možnost za zmago za okoli { $lost } %.
}
mistakes-task = { mistakes-cost } Poišči potezo, ki ni slabša od najboljše.
mistakes-judged = { $exact ->
    [true] Vsak odgovor je ocenjen natančno.
   *[false] Odgovori so ocenjeni približno: velja vse, kar je videti enako dobro.
}
mistakes-solved = { $exact ->
    [true] Tako je. Boljše poteze ni.
   *[false] Dobro. Kolikor je mogoče oceniti, boljše poteze ni.
}
mistakes-not = { $exact ->
    [true] Tudi to zmanjša možnost za zmago za { $lost } %.
   *[false] Po oceni tudi to zmanjša možnost za zmago za okoli { $lost } %.
}
mistakes-same = To je tvoja poteza iz partije.
mistakes-answer-is = Bolje bi bilo: { $action }.
mistakes-in-game = Poglej v partiji
mistakes-next = Naslednja napaka

home-listed = Tvoja miza je na začetni strani tega strežnika. Tam lahko prisede vsak.
home-meanwhile = Medtem igraj proti botu
home-arrival = Nekdo je prisedel
home-arrived = Nova družba za tvojo mizo ({ $game }): { $names }.
home-arrived-kept = Partija, ki jo igraš tukaj, ostane shranjena.
home-arrived-go = Pojdi k mizi

setup-players = Koliko vas igra?
setup-alone = eden: misije
setup-count = { $count ->
    [2] dva
    [3] trije
    [4] štirje
   *[other] { $count }
}
setup-minutes = { $minutes ->
    [one] Po naši oceni približno { $minutes } minuta
    [two] Po naši oceni približno { $minutes } minuti
    [few] Po naši oceni približno { $minutes } minute
   *[other] Po naši oceni približno { $minutes } minut
}
setup-team = Ekipa { $team }
setup-anyone = Miza se pokaže na začetni strani tega strežnika. Kdor pride mimo, lahko prisede, drugi lahko gledajo.
