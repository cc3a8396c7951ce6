# Uganke dneva. Pri igri G: G-puzzle je naslov, -task naloga, -hint namig, -done beseda po pravem odgovoru; druge povedo,
# zakaj odgovor ni pravi.

puzzle-not-a-choice = Tukaj izbiraš med: { $choices }.
puzzle-go-on = Doslej je prav. Nadaljuj.
puzzle-considered = { $count ->
    [one] Preizkušen je bil { $count } način; natanko eden je pravi.
    [two] Preizkušena sta bila { $count } načina; natanko eden je pravi.
    [few] Preizkušeni so bili vsi { $count } načini; natanko eden je pravi.
   *[other] Preizkušenih je bilo vseh { $count } načinov; natanko eden je pravi.
}

babel-puzzle = Zmaga v 5 potezah
babel-puzzle-task = Zmaga samo ena postavitev. Do zmage je 5 potez, tvojih in nasprotnikovih skupaj: postavi prvo, tretjo in zadnjo kocko.
babel-puzzle-hint = Poglej, kaj bi nasprotnik še lahko postavil po tvoji kocki. Čim manj odgovorov, tem bolje.
babel-puzzle-done = Nič se več ne prilega: zmaga v 5 potezah je tvoja.
babel-puzzle-loses = Nasprotnik ima zmagovit odgovor: { $reply }.
babel-puzzle-slow = { $distance ->
    [one] Tudi to zmaga, a pozneje: od tod v { $distance } potezi.
    [two] Tudi to zmaga, a pozneje: od tod v { $distance } potezah.
    [few] Tudi to zmaga, a pozneje: od tod v { $distance } potezah.
   *[other] Tudi to zmaga, a pozneje: od tod v { $distance } potezah.
}

nivos-puzzle = Brez valja
nivos-puzzle-task = Položi ploščico tako, da ti ni treba vzeti valja. Tudi v naslednji potezi mora to še iti, karkoli naredi nasprotnik.
nivos-puzzle-hint = Najprej poišči, kaj ne odpre novega nadstropja. Potem se pri vsaki vprašaj, kaj bi ti nasprotnik lahko vzel.
nivos-puzzle-done = Zdaj brez valja in v naslednji potezi prav tako: noben nasprotnikov odgovor tega ne spremeni.
nivos-puzzle-now = To odpre novo nadstropje, zato takoj vzameš valj.
nivos-puzzle-next = Zdaj gre brez valja, a po tem odgovoru bi ga bilo treba vzeti v naslednji potezi: { $reply }.

bubbles-puzzle = Tri skupine z enim padcem
bubbles-puzzle-task = Na nebu zamenjaj dva soseda ali ga pusti tako, kot je; potem spusti dva. Na tvojem planetu naj počijo tri skupine.
bubbles-puzzle-hint = Kar ostane po skupini, pade in lahko sestavi naslednjo. Poišči dva iste barve z vrzeljo vmes.
bubbles-puzzle-drop = Zdaj spusti dva soseda z neba.
bubbles-puzzle-done = Tri skupine z enim padcem.
bubbles-puzzle-few = { $count ->
    [0] Ta padec ne naredi nobene skupine. Potrebne so tri.
    [1] Ta padec naredi eno skupino. Potrebne so tri.
   *[other] Ta padec naredi dve skupini. Ena še manjka.
}

talo-puzzle = Kaj še stoji?
talo-puzzle-task = Pet mest za eno palico. Samo na enem vse stoji, ko roka izpusti.
talo-puzzle-hint = Sredina palice potrebuje les pod seboj ali težo na drugem koncu.
talo-puzzle-done = Stoji, z njo pa tudi vse pod njo.

# Ob tipkovnici.
puzzle-keys = Vpiši potezo ali: legal, again, hint, answer, quit.

# Na strani.
puzzles = Uganke dneva
puzzles-today = Danes
puzzles-of-day = Uganke za { $day }
puzzles-about = Za vsako igro ena, vsak dan nova, vsaka ima natanko en odgovor.
puzzles-open = Reši
puzzles-open-game = Reši »{ $title }« ({ $game })
puzzles-again-game = Poglej še enkrat »{ $title }« ({ $game })
puzzles-look-again = Poglej še enkrat
puzzles-solved = Rešeno
puzzles-solved-later = Rešeno pozneje
puzzles-shown = Odgovor pokazan
puzzles-earlier = Dan prej
puzzles-later = Dan pozneje
puzzles-to-come = Uganke tega dne šele pridejo.
puzzles-no-day = Za ta dan ni ugank.
puzzles-streak = { $days ->
    [0] Še noben dan zapored
    [1] { $days } dan
    [one] { $days } dan zapored
    [two] { $days } dneva zapored
    [few] { $days } dnevi zapored
   *[other] { $days } dni zapored
}
puzzles-streak-more = Reši eno od današnjih ugank in dan šteje. To je shranjeno samo na tej napravi.
puzzles-streak-kept = Današnji dan že šteje.
puzzles-past = Uganke prejšnjih dni so samo za zabavo; štejejo le današnje.
puzzles-hint = Namig
puzzles-answer = Pokaži odgovor
puzzles-answer-sure = Potem ne šteje več
puzzles-try-again = Poskusi znova
puzzles-begin-again = Od začetka
puzzles-next = Naslednja uganka
puzzles-all = Vse uganke dneva
puzzles-not-it = Ta ni prava
puzzles-right = Tako je
puzzles-the-answer = Odgovor
puzzles-choose = Izberi mesto
puzzles-choice = Mesto { $letter }
puzzles-take-choice = Tukaj stoji
