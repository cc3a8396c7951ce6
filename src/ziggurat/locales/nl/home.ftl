# De startpagina van wie terugkomt: potjes die wachten, potjes die afgelopen zijn, je eigen fouten als puzzels.

home-welcome-back = { $named ->
    [true] Welkom terug, { $name }
   *[false] Welkom terug
}
home-continue = Verder
home-continue-yours = Verder – jij bent aan de beurt
home-your-turn = Jouw beurt
home-their-turn = { $name } is aan de beurt
home-show-all = Alles tonen ({ $count })
home-progress = { $words } ({ $done } van { $count })

home-watch = Potjes om te bekijken
home-playing = Meekijken
home-clock = { $kind ->
    [turn] { $time } per beurt
   *[total] { $increment ->
        [0] { $time } per speler
       *[other] { $time } per speler, plus { $increment } s per zet
    }
}

home-finished = Afgelopen potjes
home-outcome = { $outcome ->
    [won] Gewonnen
    [lost] Verloren
   *[shared] Gedeelde winst
}
home-won-by = { $count ->
    [one] { $names } heeft gewonnen
   *[other] { $names } hebben samen gewonnen
}
home-gallery = Galerij van bouwwerken
home-record = Jouw uitslagen tegen de bots
home-record-bot = { $shared ->
    [0] { $won } gewonnen, { $lost } verloren
   *[other] { $won } gewonnen, { $shared } gedeeld, { $lost } verloren
}

mistakes = Je eigen fouten als puzzels
mistakes-one = Je eigen fout
mistakes-all = Al je fouten
mistakes-about = Stellingen uit je potjes op dit apparaat waarin je zet je veel kostte. Vind een betere.
mistakes-looking = Ik kijk je laatste potjes na …
mistakes-none = Hier is nog niets. Speel een potje uit op dit apparaat; kostte een zet je veel, dan komt hij hier.
mistakes-gone = Deze stelling wordt niet meer op dit apparaat bewaard.
mistakes-left = { $count ->
    [0] Allemaal opgelost. Nieuwe komen uit nieuwe potjes.
    [one] Eén wacht op een betere zet.
   *[other] { $count } wachten op een betere zet.
}
mistakes-cost = { $exact ->
    [true] { $lost ->
        [100] Je zet gaf de winst weg.
       *[other] Je zet maakte je winstkans { $lost }% kleiner.
    }
   *[false] Je zet maakte je winstkans ongeveer { $lost }% kleiner.
}
mistakes-task = { mistakes-cost } Vind er een die zo goed is als de beste.
mistakes-judged = { $exact ->
    [true] Elk antwoord wordt precies beoordeeld.
   *[false] Antwoorden worden geschat: wat even goed lijkt, telt.
}
mistakes-solved = { $exact ->
    [true] Goed. Beter kan niet.
   *[false] Goed. Volgens onze schatting kan het niet beter.
}
mistakes-not = { $exact ->
    [true] Ook dit maakt je winstkans { $lost }% kleiner.
   *[false] Naar schatting maakt ook dit je winstkans ongeveer { $lost }% kleiner.
}
mistakes-same = Dat speelde je toen ook.
mistakes-answer-is = Dit was beter geweest: { $action }.
mistakes-in-game = In het potje bekijken
mistakes-next = Volgende fout

home-listed = Je tafel staat op de startpagina van deze server. Iedereen daar mag gaan zitten.
home-meanwhile = Speel intussen tegen een bot
home-arrival = Er is iemand gaan zitten
home-arrived = Aan je tafel voor { $game }: { $names }.
home-arrived-kept = Het potje dat je hier speelt, wordt bewaard.
home-arrived-go = Naar de tafel

setup-players = Hoeveel spelers?
setup-alone = alleen: missies
setup-count = { $count ->
    [2] twee
    [3] drie
    [4] vier
   *[other] { $count }
}
setup-minutes = { $minutes ->
    [one] Ongeveer één minuut, schatten we
   *[other] Ongeveer { $minutes } minuten, schatten we
}
setup-team = Team { $team }
setup-anyone = De tafel komt op de startpagina van deze server. Wie langskomt mag gaan zitten, en anderen mogen meekijken.
