# Zagadki dnia. W grze G: G-puzzle to tytuł, -task zadanie, -hint podpowiedź, -done słowo po dobrej odpowiedzi; pozostałe
# mówią, dlaczego odpowiedź nie jest dobra.

puzzle-not-a-choice = Tu możesz wybrać: { $choices }.
puzzle-go-on = Na razie dobrze. Dalej.
puzzle-considered = { $count ->
    [one] Sprawdzony jest { $count } sposób; udaje się dokładnie jeden.
    [few] Sprawdzone są wszystkie { $count } sposoby; udaje się dokładnie jeden.
   *[many] Sprawdzonych jest { $count } sposobów; udaje się dokładnie jeden.
}

babel-puzzle = Wygraj w 5 ruchach
babel-puzzle-task = Tylko jeden ruch wygrywa. Wygrywa w 5 ruchach, licząc twoje i przeciwnika: ty kładziesz pierwszą, trzecią i ostatnią kostkę.
babel-puzzle-hint = Zobacz, co przeciwnik mógłby jeszcze położyć po twojej kostce. Im mniej odpowiedzi, tym lepiej.
babel-puzzle-done = Już nic nie pasuje: wygrana w 5 ruchach.
babel-puzzle-loses = Przeciwnik ma zwycięską odpowiedź: { $reply }.
babel-puzzle-slow = To też wygrywa, ale później: za { $distance } { $distance ->
    [one] ruch
    [few] ruchy
   *[many] ruchów
}.

nivos-puzzle = Bez walca
nivos-puzzle-task = Połóż płytkę tak, żeby nie brać walca. W następnej turze też ma się to udać, cokolwiek zrobi przeciwnik.
nivos-puzzle-hint = Najpierw znajdź to, co nie otwiera nowego piętra. Potem przy każdej płytce pomyśl, co przeciwnik mógłby ci zabrać.
nivos-puzzle-done = Teraz bez walca i w następnej turze też: żadna odpowiedź przeciwnika tego nie zmieni.
nivos-puzzle-now = To otwiera nowe piętro, więc od razu bierzesz walec.
nivos-puzzle-next = Teraz obywa się bez walca, ale po tej odpowiedzi trzeba by go wziąć w następnej turze: { $reply }.

bubbles-puzzle = Trzy grupy jednym zrzutem
bubbles-puzzle-task = Zamień miejscami dwóch sąsiadów na niebie albo zostaw je bez zmian; potem zrzuć dwóch. Na twojej planecie mają pęknąć trzy grupy.
bubbles-puzzle-hint = To, co było nad grupą, spada i może utworzyć następną. Szukaj dwóch w jednym kolorze z luką między nimi.
bubbles-puzzle-drop = Teraz zrzuć dwóch sąsiadów z nieba.
bubbles-puzzle-done = Trzy grupy jednym zrzutem.
bubbles-puzzle-few = { $count ->
    [0] Ten zrzut nie tworzy grupy. Potrzebne są trzy.
    [one] Ten zrzut tworzy jedną grupę. Potrzebne są trzy.
    [few] Ten zrzut tworzy dwie grupy. Brakuje jeszcze jednej.
   *[many] Ten zrzut tworzy dwie grupy. Brakuje jeszcze jednej.
}

talo-puzzle = Co jeszcze stoi?
talo-puzzle-task = Pięć miejsc na jedną belkę. Tylko w jednym wszystko stoi, gdy ręka puści.
talo-puzzle-hint = Środek belki chce mieć pod sobą drewno albo ciężar na drugim końcu.
talo-puzzle-done = Stoi, i wszystko pod nią też.

# Przy klawiaturze.
puzzle-keys = Wpisz ruch albo: legal, again, hint, answer, quit.

# Na stronie.
puzzles = Zagadki dnia
puzzles-today = Dzisiaj
puzzles-of-day = Zagadki: { $day }
puzzles-about = Po jednej do każdej gry, codziennie nowe, każda z dokładnie jedną odpowiedzią.
puzzles-open = Rozwiąż
puzzles-open-game = Rozwiąż „{ $title }” ({ $game })
puzzles-again-game = Obejrzyj jeszcze raz „{ $title }” ({ $game })
puzzles-look-again = Obejrzyj
puzzles-solved = Rozwiązana
puzzles-solved-later = Rozwiązana później
puzzles-shown = Odpowiedź pokazana
puzzles-earlier = Dzień wcześniej
puzzles-later = Dzień później
puzzles-to-come = Zagadki na ten dzień dopiero się pojawią.
puzzles-no-day = Na ten dzień nie ma zagadek.
puzzles-streak = { $days ->
    [0] Jeszcze ani dnia z rzędu
    [one] { $days } dzień
    [few] { $days } dni z rzędu
   *[many] { $days } dni z rzędu
}
puzzles-streak-more = Rozwiąż jedną z dzisiejszych zagadek, a dzień będzie zaliczony. To zostaje tylko na tym urządzeniu.
puzzles-streak-kept = Dzisiejszy dzień jest już zaliczony.
puzzles-past = Zagadki z dawnych dni są dla zabawy; liczą się tylko dzisiejsze.
puzzles-hint = Podpowiedź
puzzles-answer = Pokaż odpowiedź
puzzles-answer-sure = Wtedy już się nie liczy
puzzles-try-again = Jeszcze raz
puzzles-begin-again = Od początku
puzzles-next = Następna zagadka
puzzles-all = Wszystkie zagadki dnia
puzzles-not-it = To nie to
puzzles-right = To jest to
puzzles-the-answer = Odpowiedź
puzzles-choose = Wybierz miejsce
puzzles-choice = Miejsce { $letter }
puzzles-take-choice = Tu stoi
