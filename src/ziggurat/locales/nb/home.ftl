# Startsiden for den som kommer tilbake: partier som venter, partier som er slutt, egne feil som oppgaver.

home-welcome-back = { $named ->
    [true] Velkommen tilbake, { $name }
   *[false] Velkommen tilbake
}
home-continue = Fortsett
home-continue-yours = Fortsett – din tur
home-your-turn = Din tur
home-their-turn = { $name } har turen
home-show-all = Vis alle { $count }
home-progress = { $words } ({ $done } av { $count })

home-watch = Partier du kan se på
home-playing = Se på
home-clock = { $kind ->
    [turn] { $time } per tur
   *[total] { $increment ->
        [0] { $time } hver
       *[other] { $time } hver, pluss { $increment } s per trekk
    }
}

home-finished = Ferdige partier
home-outcome = { $outcome ->
    [won] Du vant
    [lost] Du tapte
   *[shared] Delt seier
}
home-won-by = { $count ->
    [one] { $names } vant
   *[other] { $names } vant sammen
}
home-gallery = Galleri med byggverk
home-record = Slik har det gått mot botene
home-record-bot = { $shared ->
    [0] { $won } vunnet, { $lost } tapt
   *[other] { $won } vunnet, { $shared } delt, { $lost } tapt
}

mistakes = Dine egne feil som oppgaver
mistakes-one = Din egen feil
mistakes-all = Alle feilene dine
mistakes-about = Stillinger fra partiene dine på denne enheten der trekket ditt kostet mye. Finn et bedre.
mistakes-looking = Ser gjennom de siste partiene dine …
mistakes-none = Her er det ikke noe ennå. Spill et parti ferdig på denne enheten. Hvis et trekk kostet deg mye, dukker det opp her.
mistakes-gone = Denne stillingen er ikke lagret på denne enheten lenger.
mistakes-left = { $count ->
    [0] Alle er løst. Nye kommer med nye partier.
    [one] Én venter på et bedre trekk.
   *[other] { $count } venter på et bedre trekk.
}
mistakes-cost = { $exact ->
    [true] { $lost ->
        [100] Trekket ditt ga bort seieren.
       *[other] Trekket ditt senket vinnersjansen din med { $lost } %.
    }
   *[false] Trekket ditt senket vinnersjansen din med omtrent { $lost } %.
}
mistakes-task = { mistakes-cost } Finn et som er like godt som det beste.
mistakes-judged = { $exact ->
    [true] Hvert svar blir vurdert helt nøyaktig.
   *[false] Svarene vurderes ut fra et anslag: det som ser like godt ut, teller.
}
mistakes-solved = { $exact ->
    [true] Riktig. Ingenting er bedre.
   *[false] Bra. Slik vi ser det, er ingenting bedre.
}
mistakes-not = { $exact ->
    [true] Dette senker også vinnersjansen din, med { $lost } %.
   *[false] Dette senker nok også vinnersjansen din, med omtrent { $lost } %.
}
mistakes-same = Det var det du spilte i partiet.
mistakes-answer-is = Dette hadde vært bedre: { $action }.
mistakes-in-game = Se det i partiet
mistakes-next = Neste feil

home-listed = Bordet ditt står på startsiden til denne serveren. Alle som er der, kan sette seg.
home-meanwhile = Spill mot en bot så lenge
home-arrival = Noen har satt seg
home-arrived = { $names } har satt seg ved bordet ditt ({ $game }).
home-arrived-kept = Partiet du spiller her, er tatt vare på.
home-arrived-go = Gå til bordet

setup-players = Hvor mange spiller?
setup-alone = én: oppdrag
setup-count = { $count ->
    [2] to
    [3] tre
    [4] fire
   *[other] { $count }
}
setup-minutes = { $minutes ->
    [one] Omtrent ett minutt, tror vi
   *[other] Omtrent { $minutes } minutter, tror vi
}
setup-team = Lag { $team }
setup-anyone = Bordet dukker opp på startsiden til denne serveren. Den som kommer forbi, kan sette seg, og andre kan se på.
