# Bąbelsy (Bubblee Pop).

bubbles-colour = { $bubble ->
    [R] czerwony
    [P] fioletowy
    [Y] żółty
    [B] niebieski
    [G] zielony
   *[K] czarny
}
bubbles-colour-them = { $bubble ->
    [R] czerwonego
    [P] fioletowego
    [Y] żółtego
    [B] niebieskiego
    [G] zielonego
   *[K] czarnego
}
bubbles-colour-many = { $bubble ->
    [R] czerwone
    [P] fioletowe
    [Y] żółte
    [B] niebieskie
    [G] zielone
   *[K] czarne
}
bubbles-colour-of = { $bubble ->
    [R] czerwonych
    [P] fioletowych
    [Y] żółtych
    [B] niebieskich
    [G] zielonych
   *[K] czarnych
}
bubbles-colour-name = { $bubble ->
    [R] czerwony
    [P] fioletowy
    [Y] żółty
    [B] niebieski
    [G] zielony
   *[K] czarny
}

bubbles-prompt-draw = Gracz { $seat }: z woreczka losujemy Bąbelsa.
bubbles-prompt-place = Gracz { $seat } kładzie { bubbles-colour-them } Bąbelsa na pustym polu nieba.
bubbles-prompt-swap = Gracz { $seat } może zamienić miejscami dwóch sąsiadów na niebie; kropka zostawia niebo bez zmian.
bubbles-prompt-drop = Gracz { $seat } wybiera dwóch sąsiadów na niebie; obaj spadają na planetę gracza { $seat }.
bubbles-prompt-send = Gracz { $seat } może wysłać Bąbelsy z linii na drugą planetę; kropka to kończy.
bubbles-prompt-powers = { $whose ->
    [own] Gracz { $seat } może użyć mocy ({ $powers }); kropka oznacza rezygnację.
   *[other] To tura gracza { $other }, ale gracz { $seat } ma moce ({ $powers }) i decyduje pierwszy; kropka oznacza rezygnację.
}

bubbles-cleared = Na drugiej planecie zostały tylko czarne Bąbelsy: misja wykonana.
bubbles-burst = Wszystkie kolumny na planecie gracza { $other } są pełne, a przylatuje jeszcze jeden Bąbels: wygrywa gracz { $seat }.
bubbles-stuck = Gracz { $seat } nie może zrzucić żadnych dwóch Bąbelsów, więc przegrywa.
bubbles-stuck-solo = Żadne dwa Bąbelsy nie mogą już spaść: misja się nie udała.
bubbles-no-refill = W woreczku jest za mało Bąbelsów, żeby wypełnić niebo. Gracz 1 ma { $one ->
    [one] { $one } Bąbelsa
    [few] { $one } Bąbelsy
   *[many] { $one } Bąbelsów
}, gracz 2 ma { $two }: wygrywa gracz { $seat }.
bubbles-shared = W woreczku jest za mało Bąbelsów, żeby wypełnić niebo. Gracze mają po { $one ->
    [one] { $one } Bąbelsie
    [few] { $one } Bąbelsy
   *[many] { $one } Bąbelsów
}: to wspólna wygrana.
bubbles-no-refill-solo = W woreczku jest za mało Bąbelsów, żeby wypełnić niebo: misja się nie udała.

bubbles-unreadable = „{ $token }” to nie ruch. { bubbles-notation }
bubbles-notation = Przykłady: =c5 kładzie, c5~d5 zamienia miejscami, c5+d5 zrzuca, R:a8~b8 używa mocy, >c3 wysyła, kropka to pas.
bubbles-order = Oba pola pisze się w kolejności kolumna, potem rząd: { $token }.
bubbles-not-sky = Oba Bąbelsy muszą być na niebie, w rzędach 5 i 6.
bubbles-not-adjacent = Te dwa nie sąsiadują ani w rzędzie, ani w kolumnie.

bubbles-draw-first = Najpierw losujemy Bąbelsa z woreczka.
bubbles-place-first = Najpierw połóż { bubbles-colour-them } Bąbelsa z woreczka na pustym polu nieba.
bubbles-swap-first = Najpierw niebo: zamień miejscami dwóch sąsiadów albo zostaw je bez zmian.
bubbles-drop-first = { $kind ->
    [swap] Zamieniać wolno raz na turę; teraz muszą spaść dwa Bąbelsy.
   *[other] Teraz muszą spaść dwa Bąbelsy; dopiero potem coś innego.
}
bubbles-send-first = Najpierw wysyłanie: wybierz Bąbelsa z linii albo na tym zakończ.
bubbles-powers-first = Najpierw moce: użyj którejś albo zrezygnuj.
bubbles-send-solo = Bąbelsy z linii wysyła się tylko w misjach, nie w pojedynku.
bubbles-powers-off = W tej partii nie ma mocy.

bubbles-not-in-bag = W woreczku nie ma już { bubbles-colour-them } Bąbelsa.
bubbles-sky-taken = Tam już jest Bąbels; wylosowany potrzebuje pustego pola na niebie.
bubbles-must-swap = Z tego nieba nie mogą spaść żadne dwa Bąbelsy; trzeba najpierw dobrej zamiany.
bubbles-same-colour = Oba mają ten sam kolor: nic by się nie zmieniło.
bubbles-swap-stuck = Po tej zamianie nie mogłyby spaść żadne dwa Bąbelsy.
bubbles-out-of-reach = Tych dwóch nie dosięgniesz: choć jeden musi być po twojej stronie nieba.
bubbles-too-high = Jeśli te dwa spadną, jakaś kolumna będzie miała więcej niż cztery Bąbelsy.

bubbles-sent-already = Ten Bąbels jest już wysłany.
bubbles-nothing-there = Tam nie ma Bąbelsa.
bubbles-not-in-line = Ten Bąbels nie należy do linii; wysłać można tylko Bąbelsy z linii.
bubbles-column-full = Ta kolumna na drugiej planecie jest pełna.
bubbles-sent-enough = Z tej grupy wysłane jest już tyle Bąbelsów, ile wolno.

bubbles-power-not-held = Nie ma teraz do użycia mocy { bubbles-colour-of } Bąbelsów.
bubbles-red-other = Czerwona moc zamienia Bąbelsy na drugiej planecie, nie na twojej.
bubbles-green-own = Zielona moc zamienia Bąbelsy na twojej planecie, nie na drugiej.
bubbles-exchange-empty = Do zamiany trzeba dwóch Bąbelsów; jedno z tych pól jest puste.
bubbles-purple-own = Fioletowa moc wysyła Bąbelsa z twojej planety.
bubbles-yellow-own = Żółta moc zmienia w punkt Bąbelsa z twojej planety.
bubbles-not-free = Ten Bąbels nie jest wolny: nad nim jest inny.
bubbles-blue-row = Niebieska moc bierze Bąbelsa z drugiej strony nieba.

bubbles-letter = „{ $letter }” to nie litera dla { $option }; litery to: { $known }.
bubbles-length = { $option }: potrzebna liczba liter to { $length }, a jest { $count }.
bubbles-sky-two = Na niebie pojedynku są po dwa Bąbelsy każdego koloru oprócz czarnego; { bubbles-colour-name } { $count ->
    [0] nie pojawia się ani razu.
    [one] pojawia się raz.
    [few] pojawia się { $count } razy.
   *[many] pojawia się { $count } razy.
}
bubbles-sky-adjacent = Dwa { bubbles-colour-many } Bąbelsy na { $one } i { $other } się stykają, a na niebie pojedynku dwa w tym samym kolorze nie mogą się stykać, nawet na ukos.
bubbles-solo-first = Misja jest dla jednej osoby; nie wybiera się, kto zaczyna.
bubbles-numbered-alone = Misja z numerem ma własne niebo i planetę; { $option } jest do misji własnego pomysłu.
bubbles-planet-floating = Bąbels na { $cell } wisi w powietrzu: pod nim nic nie ma.
bubbles-planet-line = Na planecie jest już gotowa linia { bubbles-colour-of } Bąbelsów.
bubbles-planet-done = Na planecie nie ma kolorowych Bąbelsów, więc nie byłoby nic do zrobienia.
bubbles-too-many = Wszystkich { bubbles-colour-of } Bąbelsów jest tylko { $most }; na planety, niebo i do woreczka trzeba by { $count }.

bubbles-mission-face = Dziura w środku
bubbles-mission-shaft = W głąb szybu
bubbles-mission-third = Ten trzeci
bubbles-mission-valley = Dolina
bubbles-mission-gap = Jeden między dwoma
bubbles-mission-raised = Na czarnej podłodze
bubbles-mission-garden = Ogród na skale
bubbles-mission-sealed = Pod pieczęcią
bubbles-mission-blocks = Dwa klocki
bubbles-mission-shared-gap = Jedna luka dla dwóch
bubbles-mission-two-floors = Dwa piętra
bubbles-mission-blocks-wall = Mur pomiędzy
bubbles-mission-alone = Sam w środku
bubbles-mission-stairs = Jeden po drugim
bubbles-mission-three-floors = Trzy piętra
bubbles-mission-floors4 = Cztery piętra
bubbles-mission-chimneys = Dwa kominy
bubbles-mission-pull-extra = Jeden ciągnie, drugi zostaje
bubbles-mission-bridges-mix = Cztery brzegi
bubbles-mission-pyramid = Piramida

# Na stronie. Wiadomość M terminala może mieć na stronie M-you i M-named.
bubbles-pitch = Dwie planety i jedno niebo. Zrzucaj Bąbelsy parami, układaj po trzy w jednym kolorze i używaj ich mocy.
bubbles-prompt-place-you = Twoja kolej: połóż { bubbles-colour-them } Bąbelsa na pustym polu nieba.
bubbles-prompt-place-named = { $name } kładzie { bubbles-colour-them } Bąbelsa na pustym polu nieba.
bubbles-prompt-swap-you = Twoja kolej: zamień miejscami dwóch sąsiadów na niebie albo zostaw je bez zmian.
bubbles-prompt-swap-named = { $name } może zamienić miejscami dwóch sąsiadów na niebie.
bubbles-prompt-drop-you = Twoja kolej: wybierz dwóch sąsiadów na niebie; obaj spadną na twoją planetę.
bubbles-prompt-drop-named = { $name } wybiera dwóch sąsiadów na niebie; obaj spadną.
bubbles-prompt-send-you = Twoja kolej: wyślij Bąbelsy ze swojej linii na drugą planetę albo na tym zakończ.
bubbles-prompt-send-named = { $name } może wysłać Bąbelsy z linii na drugą planetę.
bubbles-prompt-powers-you = { $whose ->
    [own] Twoja kolej: użyj mocy albo zrezygnuj.
   *[other] Zanim tura potoczy się dalej, decydujesz ty: użyj mocy albo zrezygnuj.
}
bubbles-prompt-powers-named = { $name } decyduje o mocach.
bubbles-cleared-named = Na drugiej planecie zostały tylko czarne Bąbelsy: misja wykonana.
bubbles-burst-you = Druga planeta jest pełna, a przylatuje jeszcze jeden Bąbels: wygrywasz.
bubbles-burst-named = Jedna planeta jest pełna, a przylatuje jeszcze jeden Bąbels: { $winner } wygrywa.
bubbles-stuck-you = Nie możesz zrzucić żadnych dwóch Bąbelsów i przegrywasz: { $winner } wygrywa.
bubbles-stuck-named = { $name } nie może zrzucić żadnych dwóch Bąbelsów, więc przegrywa.
bubbles-no-refill-you = W woreczku jest za mało Bąbelsów, żeby wypełnić niebo. Koniec: { $one } do { $two }. Wygrywasz.
bubbles-no-refill-named = W woreczku jest za mało Bąbelsów, żeby wypełnić niebo. Koniec: { $one } do { $two }. { $winner } wygrywa.
bubbles-board = Plansza Bąbelsów. { $phase ->
    [place] Na niebo trafia Bąbels.
    [swap] Można zmienić niebo.
    [drop] Spadną dwa Bąbelsy.
    [send] Można wysyłać Bąbelsy.
    [powers] Można użyć mocy.
   *[other] {""}
}
bubbles-sky = Niebo
bubbles-planet = { $whose ->
    [own] Twoja planeta
   *[other] Planeta: { $name }
}
bubbles-other-planet = Druga planeta
bubbles-mission = Misja
bubbles-bag = W woreczku
bubbles-powers = Moce
bubbles-none = brak
bubbles-score = { $count ->
    [one] { $count } zdobyty Bąbels
    [few] { $count } zdobyte Bąbelsy
   *[many] { $count } zdobytych Bąbelsów
}
bubbles-holds = { $whose ->
    [own] Ty: { bubbles-score }; moce: { $powers }.
   *[other] { $name }: { bubbles-score }; moce: { $powers }.
}
bubbles-in-bag = W woreczku: { $bubbles }.
bubbles-drawn = Z woreczka: { $colour }.
bubbles-power = { $bubble ->
    [R] Czerwona: zamień miejscami dwóch sąsiadów na drugiej planecie.
    [G] Zielona: zamień miejscami dwóch sąsiadów na swojej planecie.
    [P] Fioletowa: wyślij swojego wolnego Bąbelsa na drugą planetę.
    [B] Niebieska: zrzuć Bąbelsa z drugiej strony nieba na drugą planetę.
   *[Y] Żółta: zmień wolnego Bąbelsa ze swojej planety w punkt.
}
bubbles-how = { $phase ->
    [place] Dotknij pustego pola nieba.
    [swap] { $held ->
        [true] Teraz jego sąsiad.
       *[false] Przeciągnij Bąbelsa na sąsiada albo dotknij obu.
    }
    [drop] { $held ->
        [true] Teraz jego sąsiad.
       *[false] Dotknij dwóch sąsiadów; obaj spadną na twoją planetę.
    }
    [send] Dotknij świecącego Bąbelsa, żeby go wysłać.
   *[powers] { $power ->
        [none] Wybierz moc.
        [B] Dotknij świecącego Bąbelsa na niebie.
        [P] Dotknij świecącego Bąbelsa na swojej planecie.
        [Y] Dotknij świecącego Bąbelsa na swojej planecie.
       *[other] { $held ->
            [true] Teraz jego sąsiad.
           *[false] Dotknij dwóch świecących sąsiadów.
        }
    }
}
bubbles-act = { $doing ->
    [place] Połóż tutaj
    [swap] Zamień
    [drop] Zrzuć
    [send] Wyślij
   *[power] Użyj
}
bubbles-pass-now = { $phase ->
    [swap] Zostaw tak
    [send] Wystarczy
   *[powers] Rezygnuję
}
bubbles-foreseen = { $what ->
    [both] Z drugiej planety { $out ->
        [one] znika { $out } Bąbels
        [few] znikają { $out } Bąbelsy
       *[many] znika { $out } Bąbelsów
    }. To daje { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.
    [out] Z drugiej planety { $out ->
        [one] znika { $out } Bąbels
        [few] znikają { $out } Bąbelsy
       *[many] znika { $out } Bąbelsów
    }.
    [points] To daje { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.
    [line] Powstaje linia: możesz z niej wysyłać.
   *[nothing] Nic nie pęka.
}
bubbles-foreseen-chain = Reakcja łańcuchowa: { $count }.
bubbles-foreseen-powers = Nowa moc, kolor: { $powers }.
bubbles-foreseen-end = Koniec partii.
bubbles-done = { $kind ->
    [draw] z woreczka: { $colour }
    [place] na { $one }
    [swap] zamiana: { $one } i { $other }
    [drop] spadają { $one } i { $other }
    [send] { $one } leci na drugą planetę
    [power] { $count ->
        [one] moc ({ $colour }): { $one }
        [few] moc ({ $colour }): { $one } i { $other }
       *[many] moc ({ $colour }): { $one } i { $other }
    }
   *[pass] pas
}
bubbles-offer = { $kind ->
    [swap] Zamień: { $taking }
    [drop] Zrzuć: { $taking }
    [send] Wyślij: { $taking }
   *[power] Moc ({ $colour }): { $taking }
}
bubbles-brief = { $kind ->
    [draw] z woreczka
    [place] na niebo
    [swap] zamiana
    [drop] zrzut
    [send] { $count ->
        [one] wysłany jeden
        [few] wysłane: { $count }
       *[many] wysłane: { $count }
    }
    [power] moc
   *[pass] pas
}
bubbles-suggest = { $kind ->
    [place] połóż na niebie, tutaj: { $one }
    [swap] zamień: { $one } i { $other }
    [drop] zrzuć: { $one } i { $other }
    [send] wyślij: { $one }
   *[power] { $count ->
        [one] moc ({ $colour }): { $one }
        [few] moc ({ $colour }): { $one } i { $other }
       *[many] moc ({ $colour }): { $one } i { $other }
    }
}
bubbles-cell = { $cell }, { $colour ->
    [none] puste
   *[other] { $colour }
}{ $count ->
    [0] {""}
    [one] , tu jest jedna możliwość
    [few] , tu są { $count } możliwości
   *[many] , tu jest { $count } możliwości
}
bubbles-option-blacks = Czarne Bąbelsy na początku
bubbles-option-powers = Moce
bubbles-option-powers-on = tak
bubbles-option-powers-off = nie, na pierwszą partię
bubbles-option-reach = Bąbelsy spadają
bubbles-option-reach-any = z całego nieba
bubbles-option-reach-near = choć jeden z własnej strony nieba
bubbles-option-sky = Pierwsze niebo
bubbles-option-sky-help = Dziesięć liter, rząd 5 od a do e, potem rząd 6: po dwa R czerwone, P fioletowe, Y żółte, B niebieskie, G zielone, żaden obok innego w swoim kolorze. Jeśli nic nie wpiszesz, niebo będzie losowe.
bubbles-option-planet = Misja własnego pomysłu
bubbles-option-planet-help = Dla jednej osoby: druga planeta w dwudziestu literach, cztery rzędy od nieba do ziemi, każdy od a do e; K to czarny, kropka to puste pole. Żaden Bąbels nie może wisieć w powietrzu, żadna linia nie może być gotowa i choć jeden Bąbels musi być kolorowy. Pierwsze niebo jest wtedy takie jak w misjach albo z dowolnych dziesięciu liter, także K. Jeśli nic nie wpiszesz, będzie pojedynek.
bubbles-option-first = Kto zaczyna
bubbles-option-first-1 = gracz 1
bubbles-option-first-2 = gracz 2
bubbles-sky-missing = { $missing ->
    [0] Żadne dwa Bąbelsy w tym samym kolorze nie mogą się stykać, nawet na ukos.
    [10] Niebo jest losowe, chyba że wypełnisz wszystkie dziesięć pól: po dwa Bąbelsy w każdym kolorze.
    [one] Jedno pole jest jeszcze puste. Na razie niebo jest losowe.
    [few] Jeszcze { $missing } pola są puste. Na razie niebo jest losowe.
   *[many] Jeszcze { $missing } pól jest pustych. Na razie niebo jest losowe.
}
bubbles-editor = Misja własnego pomysłu
bubbles-editor-words = Wybierz Bąbelsa i dotknij pola: spadnie na ziemię albo na Bąbelsy pod nim. Misja jest wykonana, gdy nie ma już kolorowych Bąbelsów. Nikt nie sprawdził, czy twoją da się wykonać.
bubbles-editor-choose = Bąbels do położenia
bubbles-editor-empty = puste
bubbles-editor-planet = Planeta
bubbles-editor-clear = Opróżnij planetę
bubbles-editor-share = Wyślij ten link, a inni zagrają w twoją misję.
bubbles-missions = Dwadzieścia misji
bubbles-missions-more = Gra dla jednej osoby. Układaj linie na swojej planecie, wysyłaj ich Bąbelsy na drugą i usuń z niej wszystkie oprócz czarnych. Za wykonanie misji dostajesz jedną gwiazdkę; dwie, jeśli zmieścisz się w { $steady } { $steady ->
    [one] turze
    [few] turach
   *[many] turach
}, trzy, jeśli w { $brisk }.
bubbles-missions-done = Na tym urządzeniu wykonane: { $done } z { $count }.
bubbles-stars = { $stars ->
    [0] { $next ->
        [true] następna
       *[false] jeszcze nie wykonana
    }
    [one] tury: { $turns }, jedna gwiazdka
    [few] tury: { $turns }, { $stars } gwiazdki
   *[many] tury: { $turns }, { $stars } gwiazdek
}
bubbles-duel = Wolę pojedynek
bubbles-rules =
    Dwie planety, a między nimi niebo z dziesięcioma Bąbelsami. Jeśli na niebie są luki, najpierw je wypełniasz: każdego Bąbelsa z woreczka kładziesz, gdzie chcesz.

    Potem możesz raz zamienić miejscami dwóch sąsiadów na niebie. Następnie wybierasz dwóch sąsiadów, którzy spadają na twoją planetę, każdy w swojej kolumnie. W żadnej kolumnie nie może zostać więcej niż cztery Bąbelsy.

    Trzy lub więcej w jednym kolorze w rzędzie albo kolumnie to linia. Pęka razem z Bąbelsami jej koloru, które jej dotykają; każdy to jeden punkt. To, co było wyżej, spada i może utworzyć nowe linie. Czarne Bąbelsy nie tworzą linii.

    Każda grupa, która pęka, daje moc swojego koloru; używasz jej od razu albo rezygnujesz. Czerwona zamienia miejscami dwóch sąsiadów na drugiej planecie, zielona na twojej. Fioletowa wysyła tam twojego wolnego Bąbelsa, niebieska zrzuca tam jednego z drugiej strony nieba; jeśli planeta jest pełna, wygrywasz. Żółta zmienia twojego wolnego Bąbelsa w punkt.

    Partia kończy się, gdy w woreczku jest za mało Bąbelsów, żeby wypełnić niebo: wygrywa ten, kto ma więcej punktów. Kto nie może zrzucić dwóch Bąbelsów, od razu przegrywa.

    W misji grasz bez przeciwnika: z linii możesz wysyłać Bąbelsy na drugą planetę, jednego z linii trzech, dwa z dłuższej. Linie tam znikają; usuń z niej wszystkie Bąbelsy oprócz czarnych.
bubbles-keys =
    Tab = do przycisków pod planszą
    Esc = puść Bąbelsa
    dowolny klawisz = pomiń animację
    Enter = wykonaj wybrany ruch
bubbles-tip-swap = { $device ->
    [touch] Najpierw niebo: dotknij dwóch sąsiadów i naciśnij „Zamień” albo zostaw niebo bez zmian.
   *[mouse] Najpierw niebo: przeciągnij Bąbelsa na sąsiada, żeby zamienić ich miejscami, albo zostaw niebo bez zmian.
}
bubbles-tip-drop = { $device ->
    [touch] Teraz dotknij dwóch sąsiadów i naciśnij „Zrzuć”: obaj spadną na twoją planetę. Trzy w jednym kolorze w linii pękają.
   *[mouse] Teraz kliknij dwóch sąsiadów: obaj spadną na twoją planetę. Trzy w jednym kolorze w linii pękają.
}
bubbles-tip-place = Na niebie są luki: każdego Bąbelsa z woreczka kładziesz, gdzie chcesz. Połóż go tak, żeby ci pomógł przy następnym zrzucie.
bubbles-tip-powers = Masz nową moc. Użyj jej teraz albo zrezygnuj; kolor mówi, co potrafi.
bubbles-tip-send = Ze swojej linii możesz wysłać Bąbelsy na drugą planetę. Wybierz takiego, który dokończy tam linię.
bubbles-option-mission-1 = { bubbles-mission-face }
bubbles-option-mission-2 = { bubbles-mission-shaft }
bubbles-option-mission-3 = { bubbles-mission-third }
bubbles-option-mission-4 = { bubbles-mission-valley }
bubbles-option-mission-5 = { bubbles-mission-gap }
bubbles-option-mission-6 = { bubbles-mission-raised }
bubbles-option-mission-7 = { bubbles-mission-garden }
bubbles-option-mission-8 = { bubbles-mission-sealed }
bubbles-option-mission-9 = { bubbles-mission-blocks }
bubbles-option-mission-10 = { bubbles-mission-shared-gap }
bubbles-option-mission-11 = { bubbles-mission-two-floors }
bubbles-option-mission-12 = { bubbles-mission-blocks-wall }
bubbles-option-mission-13 = { bubbles-mission-alone }
bubbles-option-mission-14 = { bubbles-mission-stairs }
bubbles-option-mission-15 = { bubbles-mission-three-floors }
bubbles-option-mission-16 = { bubbles-mission-floors4 }
bubbles-option-mission-17 = { bubbles-mission-chimneys }
bubbles-option-mission-18 = { bubbles-mission-pull-extra }
bubbles-option-mission-19 = { bubbles-mission-bridges-mix }
bubbles-option-mission-20 = { bubbles-mission-pyramid }
bubbles-no-swap-helps = Żadna zamiana na niebie tego nie zmieni.
bubbles-gaps = Na niebie { $gaps ->
    [one] jest jedna luka
    [few] są { $gaps } luki
   *[many] jest { $gaps } luk
}, a w woreczku { $left ->
    [0] nie ma już nic.
    [one] jest tylko jeden Bąbels.
    [few] są tylko { $left } Bąbelsy.
   *[many] jest tylko { $left } Bąbelsów.
}
bubbles-columns-full = Wszystkie kolumny są pełne: na kolejnego Bąbelsa nie ma miejsca.
bubbles-score-bubbles = Bąbelsy
bubbles-score-turns = Tury
bubbles-score-left = Kolorowe, które zostały
bubbles-mission-named = { $number }. { $title }
bubbles-chain = Reakcja łańcuchowa: { $count }
