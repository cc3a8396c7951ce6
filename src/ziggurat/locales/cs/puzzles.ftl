# Hádanky dne. U hry G: G-puzzle je nadpis, -task co je úkol, -hint nápověda, -done slovo po správné odpovědi; ostatní
# říkají, proč odpověď není ta pravá.

puzzle-not-a-choice = Tady vybíráš z: { $choices }.
puzzle-go-on = Zatím správně. Pokračuj.
puzzle-considered = { $count ->
    [one] Vyzkoušená je { $count } možnost; k cíli vede právě jedna.
    [few] Vyzkoušené jsou všechny { $count } možnosti; k cíli vede právě jedna.
   *[other] Vyzkoušených je všech { $count } možností; k cíli vede právě jedna.
}

babel-puzzle = Vyhraj za 5 tahů
babel-puzzle-task = Vyhrává jen jediný tah, a to za 5 tahů, tvých i soupeřových dohromady: ty položíš první, třetí a poslední kostku.
babel-puzzle-hint = Podívej se, co by po tvojí kostce mohl ještě položit soupeř. Čím míň odpovědí, tím líp.
babel-puzzle-done = Už nic nesedí: je to výhra za 5 tahů.
babel-puzzle-loses = Soupeř má odpověď, která vyhrává: { $reply }.
babel-puzzle-slow = { $distance ->
    [one] I to vyhrává, ale později: odtud za { $distance } tah.
    [few] I to vyhrává, ale později: odtud za { $distance } tahy.
   *[other] I to vyhrává, ale později: odtud za { $distance } tahů.
}

nivos-puzzle = Bez válce
nivos-puzzle-task = Polož destičku bez válce. I příště to ještě musí jít, ať soupeř udělá cokoli.
nivos-puzzle-hint = Nejdřív najdi, co neotevře nové patro. Pak se u každé možnosti zeptej, co by ti soupeř mohl vzít.
nivos-puzzle-done = Žádný válec teď a žádný ani příště: žádná soupeřova odpověď to nezmění.
nivos-puzzle-now = To otevře nové patro a hned si bereš válec.
nivos-puzzle-next = Teď to jde bez válce, ale po této odpovědi si ho příště musíš vzít: { $reply }.

bubbles-puzzle = Tři skupiny jedním pádem
bubbles-puzzle-task = Prohoď na nebi dvě sousední bubliny, nebo nebe nech, jak je; potom nech dvě spadnout. Na tvojí planetě mají prasknout tři skupiny.
bubbles-puzzle-hint = Co po skupině zbude, spadne dolů a může vytvořit další. Hledej dvě bubliny stejné barvy s mezerou mezi nimi.
bubbles-puzzle-drop = Teď nech spadnout dvě sousední bubliny z nebe.
bubbles-puzzle-done = Tři skupiny jedním pádem.
bubbles-puzzle-few = { $count ->
    [0] Z tohoto pádu není žádná skupina. Potřebuješ tři.
    [one] Z tohoto pádu je jedna skupina. Potřebuješ tři.
    [few] Z tohoto pádu jsou dvě skupiny. Jedna ještě chybí.
   *[other] Z tohoto pádu jsou dvě skupiny. Jedna ještě chybí.
}

talo-puzzle = Co ještě stojí?
talo-puzzle-task = Pět míst pro jeden hranol. Jen na jednom z nich zůstane všechno stát, když ho ruka pustí.
talo-puzzle-hint = Hranol chce mít pod prostředkem dřevo, nebo na druhém konci závaží.
talo-puzzle-done = Stojí, a všechno pod ním také.

# U klávesnice.
puzzle-keys = Napiš tah, nebo: legal, again, hint, answer, quit.

# Na stránce.
puzzles = Hádanky dne
puzzles-today = Dnes
puzzles-of-day = Hádanky: { $day }
puzzles-about = Pro každou hru jedna, každý den nová a každá s právě jednou odpovědí.
puzzles-open = Řešit
puzzles-open-game = Řešit „{ $title }“ ({ $game })
puzzles-again-game = Podívat se znovu na „{ $title }“ ({ $game })
puzzles-look-again = Prohlédnout
puzzles-solved = Vyřešeno
puzzles-solved-later = Vyřešeno později
puzzles-shown = Odpověď ukázána
puzzles-earlier = Den předtím
puzzles-later = Den potom
puzzles-to-come = Hádanky tohoto dne teprve přijdou.
puzzles-no-day = Pro tento den hádanky nejsou.
puzzles-streak = { $days ->
    [0] Zatím žádná série dnů
    [one] { $days } den
    [few] { $days } dny v řadě
   *[other] { $days } dní v řadě
}
puzzles-streak-more = Vyřeš jednu z dnešních hádanek a den se počítá. Ukládá se to jen na tomto zařízení.
puzzles-streak-kept = Dnešek už se počítá.
puzzles-past = Hádanky z dřívějších dnů jsou jen pro radost; počítají se jen dnešní.
puzzles-hint = Nápověda
puzzles-answer = Ukázat odpověď
puzzles-answer-sure = Přesto ukázat (nepočítá se)
puzzles-try-again = Zkusit znovu
puzzles-begin-again = Od začátku
puzzles-next = Další hádanka
puzzles-all = Všechny hádanky dne
puzzles-not-it = To není ono
puzzles-right = To je ono
puzzles-the-answer = Odpověď
puzzles-choose = Vyber místo
puzzles-choice = Místo { $letter }
puzzles-take-choice = Tady stojí
