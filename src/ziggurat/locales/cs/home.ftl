# Úvodní stránka pro toho, kdo se vrací: partie, které čekají, partie, které skončily, a vlastní chyby jako hádanky.

home-welcome-back = { $named ->
    [true] Vítej zpátky, { $name }
   *[false] Vítej zpátky
}
home-continue = Pokračovat
home-continue-yours = Pokračovat – jsi na tahu
home-your-turn = Jsi na tahu
home-their-turn = Na tahu: { $name }
home-show-all = Ukázat všechny ({ $count })
home-progress = { $words } ({ $done } z celkem { $count })

home-watch = Právě se hraje
home-playing = Dívat se
home-clock = { $kind ->
    [turn] { $time } na každý tah
   *[total] { $increment ->
        [0] { $time } na hráče
       *[other] { $time } na hráče a { $increment } s za každý tah
    }
}

home-finished = Dohrané partie
home-outcome = { $outcome ->
    [won] Tvoje výhra
    [lost] Tentokrát prohra
   *[shared] Společná výhra
}
home-won-by = { $count ->
    [one] Výhra: { $names }
    [few] Společná výhra: { $names }
   *[other] Společná výhra: { $names }
}
home-gallery = Galerie staveb
home-record = Jak si vedeš proti botům
home-record-bot = { $shared ->
    [0] výhry: { $won }, prohry: { $lost }
   *[other] výhry: { $won }, společné: { $shared }, prohry: { $lost }
}

mistakes = Tvoje chyby jako hádanky
mistakes-one = Tvoje chyba
mistakes-all = Všechny tvoje chyby
mistakes-about = Pozice z tvých partií na tomto zařízení, ve kterých tě tah přišel draho. Najdi lepší.
mistakes-looking = Procházím tvoje poslední partie…
mistakes-none = Zatím tu nic není. Dohraj na tomto zařízení partii; když tě nějaký tah přijde draho, objeví se tady.
mistakes-gone = Tato pozice už na tomto zařízení není.
mistakes-left = { $count ->
    [0] Všechno je vyřešené. Nové přijdou z nových partií.
    [one] Jedna čeká na lepší tah.
    [few] { $count } čekají na lepší tah.
   *[other] { $count } jich čeká na lepší tah.
}
mistakes-cost = { $exact ->
    [true] { $lost ->
        [100] Tento tah daroval výhru soupeři.
       *[other] Tento tah snížil tvou šanci na výhru o { $lost } %.
    }
   *[false] Tento tah snížil tvou šanci na výhru asi o { $lost } %.
}
mistakes-task = { mistakes-cost } Najdi tah, který je stejně dobrý jako ten nejlepší.
mistakes-judged = { $exact ->
    [true] Každá odpověď se posuzuje přesně.
   *[false] Odpovědi se posuzují odhadem: platí i to, co vypadá stejně dobře.
}
mistakes-solved = { $exact ->
    [true] Správně. Nic lepšího není.
   *[false] Dobře. Podle odhadu nic lepšího není.
}
mistakes-not = { $exact ->
    [true] I tenhle tah snižuje tvou šanci na výhru o { $lost } %.
   *[false] I tenhle tah podle odhadu snižuje tvou šanci na výhru asi o { $lost } %.
}
mistakes-same = To je tvůj tah z partie.
mistakes-answer-is = Lepší tah je: { $action }.
mistakes-in-game = Ukázat v partii
mistakes-next = Další chyba

home-listed = Tvůj stůl je na úvodní stránce tohoto serveru. Kdokoli si tam může přisednout.
home-meanwhile = Zatím si zahrát s botem
home-arrival = Někdo si přisedl
home-arrived = K tvému stolu ({ $game }) přisedá: { $names }.
home-arrived-kept = Partie, kterou tu hraješ, zůstane uložená.
home-arrived-go = Jít ke stolu

setup-players = Kolik vás hraje?
setup-alone = jeden: mise
setup-count = { $count ->
    [2] dva
    [3] tři
    [4] čtyři
   *[other] { $count }
}
setup-minutes = { $minutes ->
    [one] Podle našeho odhadu asi { $minutes } minuta
    [few] Podle našeho odhadu asi { $minutes } minuty
   *[other] Podle našeho odhadu asi { $minutes } minut
}
setup-team = Tým { $team }
setup-anyone = Stůl se objeví na úvodní stránce tohoto serveru. Kdo půjde kolem, může si přisednout, a ostatní se mohou dívat.
