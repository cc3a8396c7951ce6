# Talo.

talo-side = { $side ->
    [e] na wschód
    [w] na zachód
    [n] na północ
    [s] na południe
   *[d] prosto w dół
}
talo-bars-move = { $moving ->
    [one] ruszyłaby się jedna belka
    [few] ruszyłyby się { $moving } belki
   *[many] ruszyłoby się { $moving } belek
}
talo-in-hand = { $count ->
    [one] belkę { $first }
    [few] belki { $first } i { $second }
   *[many] belki { $first } i { $second }
}
talo-winners = { $count ->
    [one] Najwyżej, na wysokości { $height }, stoi pionek gracza { $winners }: to wygrana.
    [few] Najwyżej, na wysokości { $height }, stoją pionki graczy { $winners }: to wspólna wygrana.
   *[many] Najwyżej, na wysokości { $height }, stoją pionki graczy { $winners }: to wspólna wygrana.
}

talo-prompt-start = Gracz { $seat } stawia pionek na wolnym polu lądu.
talo-prompt-restart = Pionek gracza { $seat } jest zamurowany: może zacząć od nowa albo zostać.
talo-prompt-roll = Gracz { $seat } rzuca kostką do gry.
talo-prompt-roll-again = W zapasie nie ma nic na { $rolled }; gracz { $seat } rzuca jeszcze raz.
talo-prompt-take = Rzut: { $rolled }. Gracz { $seat } bierze jedną belkę tej długości albo dwie, które razem mają tyle samo.
talo-prompt-build = Gracz { $seat } kładzie { talo-in-hand }.
talo-prompt-holding = Gracz { $seat } przytrzymuje belkę { $held } i kładzie belkę { $first } tak, żeby wszystko stało.
talo-prompt-finish = Gracz { $seat } może ruszyć pionkiem albo zakończyć turę.
talo-prompt-end = Gracz { $seat } kończy turę.

talo-on-top = Pionek gracza { $seat } stoi na wysokości 10 i wygrywa.
talo-collapsed = Belka gracza { $seat } spadła, więc gracz { $seat } przegrywa. { talo-winners }
talo-used-up = Zapas się skończył. { talo-winners }
talo-standstill = Przez całą rundę nikt nie położył belki. { talo-winners }

talo-unreadable = „{ $token }” to nie ruch. { talo-notation }
talo-notation = Napisz @x,y, żeby postawić pionek, t7 lub t3+4, żeby wziąć belki, 5x@2,3,0, żeby położyć belkę (z ! na końcu, żeby ją przytrzymać), >x,y,h, żeby ruszyć pionkiem, albo kropkę, żeby zakończyć turę.
talo-bad-pair = „{ $token }” to nie para belek: najpierw napisz krótszą; razem mają najwyżej 10.
talo-one-is-upright = Belkę długości 1 zapisuje się pionowo, z literą z; „{ $token }” jest inaczej.
talo-too-high = Belka { $length } wystawałaby ponad dziesiątą warstwę.
talo-too-far = { $length ->
    [0] To za daleko za brzegiem
   *[other] Belka { $length } sięgałaby za daleko za brzeg
}: kolumny i rzędy są od { $low } do { $high }.

talo-start-first = Najpierw na planszy stają pionki.
talo-restart-first = Najpierw zdecyduj: postaw pionek od nowa na wolnym lądzie albo zostań tam, gdzie jesteś.
talo-roll-first = Najpierw rzut kostką do gry.
talo-take-first = Najpierw weź belki za ten rzut.
talo-build-first = Zanim zakończysz turę, połóż wszystkie wzięte belki.
talo-nothing-in-hand = Nie masz belki w ręce; rusz pionkiem albo zakończ turę.
talo-no-roll = Teraz nie rzuca się kostką do gry.
talo-no-restart = Pionek stawia się na planszy tylko na początku albo przed rzutem, gdy jest zamurowany.
talo-water = Tam nie ma lądu.
talo-middle = Na środkowej wyspie nie zaczyna żaden pionek.
talo-same-cell = Pionek już tam stoi.
talo-cell-taken = Pionek się tam nie zmieści: to pole albo pole nad nim jest zajęte.
talo-taken-already = Belki za ten rzut są już wzięte.
talo-wrong-sum = Rzut to { $rolled }: weź jedną belkę tej długości albo dwie, które razem mają tyle samo.
talo-not-in-supply = { $left ->
    [0] W zapasie nie ma już belki długości { $length }.
   *[other] W zapasie nie ma już dwóch belek długości { $length }.
}
talo-holding-no-move = Gdy przytrzymujesz belkę, pionek zostaje na miejscu.
talo-moved-already = Pionek już się ruszył; znowu może po następnej belce.
talo-standing-still = Pionek już tam stoi.
talo-no-surface = Nie ma tam belki, na której można stanąć.
talo-no-room = Nie ma tam miejsca dla pionka: potrzebuje dwóch wolnych pól nad belką.
talo-pawn-there = Inny pionek stoi na drodze.
talo-no-path-up = Pionek tam nie dojdzie: z planszy wchodzi najpierw na belkę obok, na wysokość 1.
talo-no-path = Pionek tam nie dojdzie: każdy krok jest po równym albo o jeden stopień w górę lub w dół.
talo-not-in-hand = Nie masz w ręce belki { $length }.
talo-hold-two = Jedna belka jest już przytrzymana; drugą trzeba położyć tak, żeby wszystko stało.
talo-hold-single = Belkę można przytrzymać tylko wtedy, gdy masz jeszcze drugą do położenia.
talo-off-land = Belka { $length } leżałaby za brzegiem albo w wodzie; w najniższej warstwie belki leżą na lądzie.
talo-overlap = Belka { $length } przechodziłaby przez inną belkę.
talo-overlap-pawn = Belka { $length } przechodziłaby przez pionek.
talo-no-way-in = Belki { $length } nie da się tam wsunąć: z góry i z czterech stron przeszkadzają inne belki.
talo-floats = Belka { $length } nie miałaby na czym leżeć.
talo-hold-stands = Belka { $length } stoi sama, nie trzeba jej przytrzymywać.
talo-hold-lost = Belka { $length } spadłaby { talo-side }, gdziekolwiek położysz drugą.
talo-falls = Belka { $length } się nie utrzyma: spadłaby { talo-side } i { talo-bars-move }.

# Fantasy
talo-fantasy-no-bar = Nie ma belki o numerze { $number }.
talo-fantasy-water = Belka { $length } leżałaby na wodzie; buduj na wyspach.
talo-fantasy-sunk = Belka { $length } tkwiłaby w ziemi.
talo-fantasy-overlap = Belka { $length } tkwiłaby w belce nr { $other }.
talo-fantasy-only = Opcja { $name }={ $value } wymaga mode=fantasy.

# Na stronie. Wiadomość M terminala może mieć na stronie M-you i M-named.
talo-fantasy-server = W Talo-Fantasy każdą belkę waży serwer, a ta strona go nie ma. Cała reszta Talo jest tutaj.
talo-pitch = Buduj z belek, które muszą stać same, i wspinaj się na to, co zbudujesz. Wygrywa pierwszy pionek na wysokości 10.
talo-prompt-start-you = Twoja kolej: postaw swój pionek na wolnym polu lądu.
talo-prompt-start-named = { $name } stawia pionek na wolnym polu lądu.
talo-prompt-restart-you = Twój pionek jest zamurowany: postaw go od nowa na wolnym polu lądu albo zostań.
talo-prompt-restart-named = { $name } ma zamurowany pionek i może zacząć nim od nowa.
talo-prompt-roll-you = Rzucasz kostką do gry.
talo-prompt-roll-named = { $name } rzuca kostką do gry.
talo-prompt-roll-again-you = W zapasie nie ma nic na { $rolled }; rzucasz jeszcze raz.
talo-prompt-roll-again-named = W zapasie nie ma nic na { $rolled }; { $name } rzuca jeszcze raz.
talo-prompt-take-you = Twój rzut: { $rolled }. Weź jedną belkę tej długości albo dwie, które razem mają tyle samo.
talo-prompt-take-named = Rzut: { $rolled }. { $name } bierze za to belki.
talo-prompt-build-you = Twoja kolej: połóż { talo-in-hand }.
talo-prompt-build-named = { $name } kładzie { talo-in-hand }.
talo-prompt-holding-you = Przytrzymujesz belkę { $held }: połóż belkę { $first } tak, żeby wszystko stało.
talo-prompt-holding-named = { $name } przytrzymuje belkę { $held } i kładzie belkę { $first }.
talo-prompt-finish-you = Rusz swoim pionkiem albo zakończ turę.
talo-prompt-finish-named = { $name } może ruszyć pionkiem albo zakończyć turę.
talo-prompt-end-you = Zakończ turę.
talo-prompt-end-named = { $name } kończy turę.
talo-highest = { $height ->
    [0] Wszystkie pionki wciąż stoją na planszy.
   *[other] { $won ->
        [true] Twój pionek jest najwyżej, na wysokości { $height }: wygrywasz.
       *[false] Najwyżej, na wysokości { $height }: { $winner }.
    }
}
talo-on-top-you = Twój pionek stoi na wysokości 10: wygrywasz!
talo-on-top-named = Pionek jest na wysokości 10: { $name } wygrywa.
talo-collapsed-you = Twoja belka spadła, więc przegrywasz. { talo-highest }
talo-collapsed-named = Belka spadła: { $name } przegrywa. { talo-highest }
talo-used-up-named = Zapas się skończył. { talo-highest }
talo-standstill-named = Przez całą rundę nikt nie położył belki. { talo-highest }
talo-board = Budowla: { $count ->
    [0] jeszcze bez belek.
    [one] { $count } belka, wysokość { $height }.
    [few] { $count } belki, wysokość { $height }.
   *[many] { $count } belek, wysokość { $height }.
}
talo-bar = { $length ->
    [1] belka 1
   *[other] { $axis ->
        [x] belka { $length }, z zachodu na wschód
        [y] belka { $length }, z południa na północ
       *[z] belka { $length }, pionowo
    }
}
talo-spot = kolumna { $column }, rząd { $row }
talo-lies = { $axis ->
    [x] Poziomo, z zachodu na wschód
    [y] Poziomo, z południa na północ
   *[z] Pionowo
}
talo-way = Jak leży belka
talo-layer = Warstwa { $layer }
talo-layer-short = { $layer } ↕
talo-lower = Warstwa niżej
talo-higher = Warstwa wyżej
talo-let-down = Opuść na to, co pod spodem
talo-puts = pionek na planszę: { $cell }
talo-moves = pionek: { $cell }, wysokość { $height }
talo-goes = Tutaj: { $cell }, { $height ->
    [0] na planszy
   *[other] wysokość { $height }
}
talo-rolls = rzut: { $face }
talo-takes = { $second ->
    [0] z zapasu belka { $first }
   *[other] z zapasu belki { $first } i { $second }
}
talo-places = { $bar }, { $cell }, warstwa { $layer }
talo-holds = { $bar }, { $cell }, warstwa { $layer }, przytrzymana
talo-suggest = { $bar }, warstwa { $layer }{ $hold ->
    [true] , przytrzymana
   *[false] {""}
}
talo-suggest-pawn = { $height ->
    [0] pionek na planszę, tutaj
   *[other] pionek na wysokość { $height }
}
talo-ends = koniec tury
talo-turn = { $what ->
    [put] pionek na planszę
    [again] pionek od nowa
    [up] pionowo
    [lying] poziomo
    [held] przytrzymana
    [moved] pionek na wysokość { $height }
    [stays] zostaje
   *[takes] bierze { $first }
}
talo-rolled = Rzut: { $face }.
talo-supply = Zapas: { $count }
talo-supply-of = { $count ->
    [0] brak belek długości { $length }
    [one] jedna belka długości { $length }
    [few] { $count } belki długości { $length }
   *[many] { $count } belek długości { $length }
}
talo-pawns = Pionki
talo-pawn-height = wysokość { $height }
talo-hand = W ręce
talo-take = Belki za ten rzut
talo-pawn = Pionek
talo-place = Połóż
talo-hold = Trzymaj
talo-dare = Niech spadnie
talo-move = Rusz
talo-put = Postaw
talo-end-turn = Koniec tury
talo-decline = Zostań tu
talo-fade = Widoczne warstwy; wyższe są blade
talo-stain = Koloruj belki według długości
talo-asking = …
talo-verdict-stands = { $safety ->
    [just] Stoi, ale ledwo.
   *[well] Stoi.
}
talo-verdict-hold = Sama spadłaby { talo-side }. Przytrzymaj ją i połóż belkę { $other } jako przeciwwagę.
talo-verdict-dare = Spadnie { talo-side } i przegrasz.
talo-cell = { $cell }, warstwa { $layer }
talo-cell-pawn = { $part ->
    [foot] pionek: { $name }
   *[head] górna połowa pionka: { $name }
}
talo-cell-bar = { $bar }
talo-cell-held = { $bar }, przytrzymana
talo-cell-empty = { $under ->
    [land] pusty ląd
    [middle] pusty ląd, na którym nie zaczyna żaden pionek
    [water] woda
    [bar] puste, na belce { $length }
   *[air] puste
}
talo-cell-doable = { $count ->
    [one] tu jest jedna możliwość
    [few] tu są { $count } możliwości
   *[many] tu jest { $count } możliwości
}
talo-pawn-at = { $whose ->
    [own] Twój pionek stoi tutaj: { $cell }, wysokość { $height }.
   *[other] { $name } ma pionek tutaj: { $cell }, wysokość { $height }.
}
talo-hand-has = W ręce: { $lengths }.
talo-supply-has = W zapasie: { $bars }.
talo-option-players = Ile osób gra
talo-option-players-2 = dwie
talo-option-players-3 = trzy
talo-option-players-4 = cztery
talo-option-board = Plansza
talo-option-board-green = łąka
talo-option-board-islands = wyspy
talo-option-starts = Pionki zaczynają
talo-option-starts-free = gdziekolwiek
talo-option-starts-symmetric = na środku każdej ćwiartki
talo-option-collapse = Jeśli belka by spadła,
talo-option-collapse-forbid = nie można jej położyć
talo-option-collapse-dare = wolno zaryzykować; komu spadnie, ten przegrywa
talo-rules =
    Rzuć kostką do gry. Weź z zapasu jedną belkę tej długości albo dwie, które razem mają tyle samo, i połóż je: poziomo albo pionowo, na całych polach. Jeśli w zapasie nie ma nic na ten rzut, rzuć jeszcze raz. Jeśli na trzeci rzut też nic nie ma, twoja tura się kończy: nie budujesz i nie ruszasz pionka.

    Najniższa warstwa leży na lądzie. Wyższe belki mogą wystawać za brzeg i nad wodę. Belkę musi się dać tam wsunąć, z góry albo z boku.

    Wszystko musi utrzymać równowagę. Belka, której środka nic nie podpiera, przechyla się, chyba że na jej krótszej stronie leży inna albo zatrzymuje ją drewno obok. Z dwóch belek pierwszą możesz przytrzymać, aż druga sprawi, że obie stoją. Pionki nic nie ważą.

    Twój pionek może się ruszyć, zanim położysz belki, między jedną a drugą i na koniec. Chodzi po drewnie, ile kroków chcesz: każdy po równym albo o jeden stopień w górę lub w dół. Nad każdą powierzchnią potrzebuje dwóch wolnych pól. Z planszy wchodzi na wysokość 1 i na planszę już nigdy nie wraca.

    Wygrywa pierwszy pionek na wysokości 10. Jeśli skończy się zapas albo przez całą rundę nikt nie położy belki, wygrywa pionek, który stoi najwyżej.

    Pionek tak zamurowany, że żadne drewno nie pomogłoby mu wejść wyżej, może przed rzutem zacząć na planszy od nowa.

    Jeśli umówiliście się, że wolno ryzykować, można puścić belkę, która się nie utrzyma: spada ze wszystkim, co pociągnie za sobą. Kto ją puszcza, przegrywa, a z pozostałych pionków wygrywa ten, który stoi najwyżej.
talo-fantasy-rules =
    Budujcie razem, co chcecie: dom, zwierzę, most, coś wysokiego. Nie ma pól, pionków ani przeciwników i nikt nie przegrywa.

    Rzuć kostką do gry. Weź z zapasu jedną belkę tej długości albo dwie, które razem mają tyle samo. Jeśli w zapasie nie ma nic na ten rzut, rzuć jeszcze raz. Jeśli na trzeci rzut też nic nie ma, buduje następna osoba.

    Belka może trafić wszędzie, pod dowolnym kątem: poziomo, pionowo albo ukośnie. Opada prosto w dół, aż czegoś dotknie, i wtedy się ją puszcza. Z dwóch belek pierwszą możesz przytrzymać w miejscu, nawet w powietrzu, aż druga też będzie tam, gdzie trzeba; potem puszczasz obie naraz.

    Drewno ma swój ciężar. Jeśli belka się zsunie, a nic innego się nie ruszy, wraca do twojej ręki i możesz spróbować jeszcze raz. Jeśli pociągnie inne za sobą, wszystko zostaje tam, gdzie leży. Co wpadnie do wody albo spadnie ze stołu, odpada z gry.

    Mówimy, że budowla się zawaliła, jeśli trzy belki z wcześniejszych tur mocno się przesunęły albo któraś z nich wpadła do wody lub spadła ze stołu. Wtedy to koniec. W przeciwnym razie budujecie, aż skończy się zapas albo wszyscy uznacie, że gotowe.

    Wysokość, nawis, nogi i zużyte belki są mierzone i pokazywane. Nawis mówi, jak daleko drewno wystaje poza najbliższą belkę, która dotyka ziemi; noga to belka, która dotyka ziemi.
talo-fantasy-keys =
    1 – 9 = weź belki za rzut; potem: belka w ręce
    ← → ↑ ↓ = przesuń belkę, z Shift troszeczkę
    R, X, Y = obróć belkę albo przechyl; z Shift w drugą stronę
    D = obróć o jeden stopień
    A = połóż, postaw pionowo
    PageUp, PageDown = podnieś lub opuść belkę
    Home = niech zawiśnie nad swoim miejscem
    G = włącz lub wyłącz przyciąganie
    O = przytrzymaj ją i weź drugą
    Enter = puść
    Escape = pomiń pokaz upadku
    K = koloruj belki według długości
    Q, E, V = obróć stół, spójrz z innej strony
    T = spójrz z góry
    + − = bliżej, dalej
    C = zwykły widok
talo-keys =
    1 – 9 = weź belki za rzut; potem: belka w ręce
    R, Shift + ← → = obróć belkę
    ← → ↑ ↓ = przesuń belkę albo przejdź na następną powierzchnię
    PageUp, PageDown = podnieś lub opuść belkę
    B = opuść na to, co pod spodem
    Enter = połóż, przytrzymaj albo rusz pionkiem
    G = niech spadnie, jeśli wolno ryzykować
    P = pionek zamiast belki
    N = koniec tury
    X = przygaś najwyższe warstwy
    K = koloruj belki według długości
    Q, E, V = obróć stół, spójrz z innej strony
    T = spójrz z góry
    + − = bliżej, dalej
    C = zwykły widok
talo-tip-start = { $device ->
    [touch] Dotknij wolnego pola dla swojego pionka, potem naciśnij „Postaw”.
   *[mouse] Kliknij wolne pole, żeby postawić tam pionek.
}
talo-tip-take = Rzut mówi, ile drewna: weź jedną belkę tej długości albo dwie, które razem mają tyle samo.
talo-tip-build = { $device ->
    [touch] Dotknij miejsca, gdzie ma stanąć belka. Zielona stoi, pomarańczowa ledwo, czerwona by spadła. Potem naciśnij „Połóż”.
   *[mouse] Wskaż, gdzie ma trafić belka. R ją obraca, kółko myszy podnosi. Zielona stoi, pomarańczowa ledwo, czerwona by spadła.
}
talo-tip-finish = Twój pionek może przejść na każdą świecącą powierzchnię, krokami po równym albo o jeden stopień w górę lub w dół. Wygrywa pierwszy na wysokości 10.
talo-score-height = Wysokość
talo-decides = Decyduje ten pionek, na wysokości { $height }.
