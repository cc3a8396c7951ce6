# Startsidan för den som kommer tillbaka: partier som väntar, partier som är slut, egna misstag som kluringar.

home-welcome-back = { $named ->
    [true] Välkommen tillbaka, { $name }
   *[false] Välkommen tillbaka
}
home-continue = Fortsätt
home-continue-yours = Fortsätt – din tur
home-your-turn = Din tur
home-their-turn = { $name } på tur
home-show-all = Visa alla { $count }
home-progress = { $words } ({ $done } av { $count })

home-watch = Partier att titta på
home-playing = Titta på
home-clock = { $kind ->
    [turn] { $time } per tur
   *[total] { $increment ->
        [0] { $time } var
       *[other] { $time } var, plus { $increment } s per drag
    }
}

home-finished = Avslutade partier
home-outcome = { $outcome ->
    [won] Du vann
    [lost] Du förlorade
   *[shared] Delad vinst
}
home-won-by = { $count ->
    [one] { $names } vann
   *[other] { $names } vann tillsammans
}
home-gallery = Galleri med byggen
home-record = Hur det har gått mot bottarna
home-record-bot = { $shared ->
    [0] { $won ->
        [one] { $won } vinst
       *[other] { $won } vinster
    }, { $lost ->
        [one] { $lost } förlust
       *[other] { $lost } förluster
    }
   *[other] { $won ->
        [one] { $won } vinst
       *[other] { $won } vinster
    }, { $shared ->
        [one] { $shared } delad
       *[other] { $shared } delade
    }, { $lost ->
        [one] { $lost } förlust
       *[other] { $lost } förluster
    }
}

mistakes = Dina egna misstag som kluringar
mistakes-one = Ditt eget misstag
mistakes-all = Alla dina misstag
mistakes-about = Ställningar från dina partier på den här enheten, där ditt drag kostade dig mycket. Hitta ett bättre.
mistakes-looking = Går igenom dina senaste partier …
mistakes-none = Här finns inget än. Spela klart ett parti på den här enheten; om ett drag kostade dig mycket hamnar det här.
mistakes-gone = Den här ställningen finns inte kvar på enheten.
mistakes-left = { $count ->
    [0] Alla lösta. Nya kommer med nya partier.
    [one] En väntar på ett bättre drag.
   *[other] { $count } väntar på ett bättre drag.
}
mistakes-cost = { $exact ->
    [true] { $lost ->
        [100] Ditt drag gav bort vinsten.
       *[other] Ditt drag sänkte din vinstchans med { $lost } %.
    }
   *[false] Ditt drag sänkte din vinstchans med ungefär { $lost } %.
}
mistakes-task = { mistakes-cost } Hitta ett som är lika bra som det bästa.
mistakes-judged = { $exact ->
    [true] Varje svar bedöms exakt.
   *[false] Svaren bedöms på ett ungefär: det som ser lika bra ut räknas.
}
mistakes-solved = { $exact ->
    [true] Rätt. Inget är bättre.
   *[false] Bra. Som vi ser det är inget bättre.
}
mistakes-not = { $exact ->
    [true] Det här sänker också din vinstchans, med { $lost } %.
   *[false] Det här sänker nog också din vinstchans, med ungefär { $lost } %.
}
mistakes-same = Det var så du spelade i partiet.
mistakes-answer-is = Det här hade varit bättre: { $action }.
mistakes-in-game = Se det i partiet
mistakes-next = Nästa misstag

home-listed = Ditt bord står på serverns startsida. Vem som helst där får slå sig ner.
home-meanwhile = Spela mot en bot så länge
home-arrival = Någon har slagit sig ner
home-arrived = { $names } har slagit sig ner vid ditt bord ({ $game }).
home-arrived-kept = Partiet du spelar här är sparat.
home-arrived-go = Gå till bordet

setup-players = Hur många spelar?
setup-alone = en: uppdrag
setup-count = { $count ->
    [2] två
    [3] tre
    [4] fyra
   *[other] { $count }
}
setup-minutes = { $minutes ->
    [one] Ungefär en minut, gissar vi
   *[other] Ungefär { $minutes } minuter, gissar vi
}
setup-team = Lag { $team }
setup-anyone = Bordet syns på serverns startsida. Den som kommer förbi får slå sig ner, och andra får titta på.
