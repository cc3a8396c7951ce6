# Babel i babel pico.

babel-cube = { $type ->
    [0] szarą kostkę (bez wypukłości)
    [1] białą kostkę (1 wypukłość)
    [2] czarną kostkę (2 wypukłości)
    [3] beżową kostkę (3 wypukłości)
   *[4] niebieską kostkę (4 wypukłości)
}
babel-side = { $side ->
    [e] wschód
    [w] zachód
    [n] północ
   *[s] południe
}
babel-place = { $cell ->
    [a1] południowy zachód
    [b1] południowy wschód
    [a2] północny zachód
   *[b2] północny wschód
}
babel-place-at = { $cell ->
    [a1] na południowym zachodzie
    [b1] na południowym wschodzie
    [a2] na północnym zachodzie
   *[b2] na północnym wschodzie
}
babel-towards = { $side ->
    [d] od spodu
    [e] od strony kostki na wschodzie
    [w] od strony kostki na zachodzie
    [n] od strony kostki na północy
   *[s] od strony kostki na południu
}

babel-prompt = Gracz { $seat } kładzie kostkę na piętrze { $level }.
babel-stuck = Gracz { $seat } nie może już położyć kostki i przegrywa.
babel-tower-last = Wieża jest gotowa; gracz 1 nie może położyć kolejnej kostki, więc wygrywa gracz 2.
babel-tower-draw = Wieża jest gotowa: to wspólna wygrana.

babel-unreadable = „{ $token }” to nie ruch. { babel-notation }
babel-notation = Napisz pole (a1, b1, a2 lub b2), a potem literę za każdą wypukłość w kolejności e lub w, n lub s, u, d; „-” oznacza brak wypukłości.
babel-outer = Wypukłość na { babel-side } wystawałaby tam z wieży.
babel-no-such-cube = Nie ma kostki z wypukłościami właśnie na tych ściankach (razem: { $count }).
babel-taken = Tam już stoi kostka.
babel-diagonal = Druga kostka staje obok pierwszej, nie na ukos.
babel-not-in-hand = Nie masz już { $type ->
    [0] szarej kostki (bez wypukłości).
    [1] białej kostki (1 wypukłość).
    [2] czarnej kostki (2 wypukłości).
    [3] beżowej kostki (3 wypukłości).
   *[4] niebieskiej kostki (4 wypukłości).
}
babel-table = Na piętrze 1 od spodu musi być wgłębienie: stół jest płaski.
babel-hollow = Ta kostka zostawiłaby pustą przestrzeń { babel-towards }: obie ścianki mają wgłębienie.
babel-clash = Ta kostka nie pasuje { babel-towards }: obie ścianki są wypukłe.

babel-theorem = Przy najlepszej grze w Babel wygrywa gracz { $seat } (liczba ruchów: { $distance }; rozwiązane wszystkie pozycje: { $positions }; wygrywający jak najszybciej, przegrywający jak najwolniej).
babel-theorem-draw = Przy najlepszej grze Babel kończy się wspólną wygraną (rozwiązane wszystkie pozycje: { $positions }).

# Na stronie. Wiadomość M terminala może mieć na stronie M-you i M-named.
babel-pitch = Jedna wieża, dwoje budowniczych. Wypukłość musi trafić we wgłębienie; kto nie ma pasującej kostki, przegrywa.
babel-also = Także dla babel pico: ta sama gra z mniejszymi kostkami.
babel-prompt-you = Twoja kolej: połóż kostkę na piętrze { $level }.
babel-prompt-named = { $name } kładzie kostkę na piętrze { $level }.
babel-stuck-you = Żadna z twoich kostek już nie pasuje, więc przegrywasz: { $winner } wygrywa.
babel-stuck-named = { $name } nie ma już pasującej kostki i przegrywa.
babel-tower-last-named = Wieża jest gotowa, a kto zaczynał, nie może położyć kolejnej kostki.
babel-board = Wieża: { $placed ->
    [0] pusta
    [one] { $placed } kostka
    [few] { $placed } kostki
   *[many] { $placed } kostek
}, teraz piętro { $level }.
babel-level = Piętro { $level }
babel-hand = { $whose ->
    [own] Twoje kostki
   *[other] Kostki: { $name }
}
babel-rival = { $whose ->
    [own] Masz:
   *[other] { $name } ma:
}
babel-turns = { $count ->
    [one] Można ją obrócić na jeden sposób
    [few] Można ją obrócić na { $count } sposoby
   *[many] Można ją obrócić na { $count } sposobów
}
babel-colour = { $type ->
    [0] szara
    [1] biała
    [2] czarna
    [3] beżowa
   *[4] niebieska
}
babel-face = { $side ->
    [e] na wschód
    [w] na zachód
    [n] na północ
    [s] na południe
    [u] w górę
   *[d] w dół
}
babel-none = brak
babel-described = { babel-colour } kostka, { $count ->
    [0] bez wypukłości
    [one] wypukłość { $faces }
    [few] wypukłości { $faces }
   *[many] wypukłości { $faces }
}
babel-held = { $count } × { babel-colour }
babel-hand-of = { $whose ->
    [own] Masz: { $cubes }.
   *[other] { $name } ma: { $cubes }.
}
babel-none-left = ani jednej kostki
babel-action = { $cube }, pole { babel-place-at }
babel-brief = { babel-place }
babel-cell-cube = { babel-place }, piętro { $level }, { $cube }
babel-cell-empty = { babel-place }, piętro { $level }, puste, { $under ->
    [table] na stole
    [bulge] pod spodem wypukłość
    [indent] pod spodem wgłębienie
   *[empty] pod spodem jeszcze nic
}{ $count ->
    [0] {""}
    [one] , kostkę można położyć na jeden sposób
    [few] , kostkę można położyć na { $count } sposoby
   *[many] , kostkę można położyć na { $count } sposobów
}
babel-option-full-tower = Gotowa wieża
babel-option-full-tower-last = wygrywa drugi budowniczy
babel-option-full-tower-draw = to wspólna wygrana
babel-openings = Pierwszy ruch
babel-openings-more = Jedna karta na każdy sposób rozpoczęcia; symetryczne liczymy raz. Naciśnij kartę, żeby pójść dalej.
babel-alike = { $count ->
    [one] jeden sposób
    [few] { $count } sposoby, wszystkie takie same
   *[many] { $count } sposobów, wszystkie takie same
}
babel-levels = Pozycje na każdym piętrze
babel-levels-more = Pozycje po każdej położonej kostce; symetryczne liczymy raz. Wygrane i przegrane liczą się dla tego, kto ma ruch; zakończone są wśród przegranych. Paski od lewej: pełny – wygrane, w kropki – wspólne, w prążki – przegrane, gładki – zakończone.
babel-level-positions = Piętro { $level }, liczba pozycji: { $positions }
babel-all-levels = Wszystkie razem
babel-ply = Kostki
babel-positions = Pozycje
babel-won = Wygrane
babel-drawn = Wspólne
babel-lost = Przegrane
babel-ended = Zakończone
babel-distances = Jak daleko do końca
babel-distances-more = Ile ruchów zostaje do końca, gdy nikt się nie myli, i w ilu pozycjach tak jest.
babel-distance = Ruchy
babel-keys =
    0 – 4 = weź kostkę z tą liczbą
    R, ← → = obróć kostkę
    ↑ ↓ = inne pole
    Enter = połóż
    X = rozsuń piętra
    Q, E, V = obróć stół, spójrz z innej strony
    T, U = spójrz z góry, z dołu
    + − = bliżej, dalej
    C = zwykły widok
babel-tip-take = { $device ->
    [touch] Dotknij swojej kostki na dole ekranu: miejsca, do których pasuje, zaświecą się.
   *[mouse] Kliknij swoją kostkę na dole ekranu: miejsca, do których pasuje, zaświecą się.
}
babel-tip-place = { $device ->
    [touch] Dotknij świecącego miejsca, wybierz obrazek, żeby obrócić kostkę, i naciśnij „Połóż”.
   *[mouse] Wskaż świecące miejsce. R lub kółko myszy obraca kostkę, kliknięcie ją kładzie.
}
babel-tip-aim = Graj tak, żeby przeciwnikowi nie pasowała już żadna kostka.
babel-rules =
    Dwoje budowniczych stawia jedną wieżę, piętro po piętrze: cztery kostki na piętrze, sześć pięter. Na zmianę kładziecie po jednej kostce ze swojej ręki na wolnym polu bieżącego piętra.

    Każda ścianka kostki ma wypukłość albo wgłębienie. Tam, gdzie dwie kostki się stykają, obok siebie albo jedna na drugiej, jedna ścianka musi być wypukła, a druga mieć wgłębienie.

    Z zewnątrz wieża jest gładka: zewnętrzne ścianki mają wgłębienia, tak samo spód na piętrze 1. Ścianka zwrócona do wolnego pola i wierzch mogą być dowolne.

    Na piętrze 1 druga kostka staje obok pierwszej, nie na ukos. Potem wolno wybrać każde wolne pole piętra.

    Każdy budowniczy ma trzy szare kostki (0 wypukłości), trzy białe (1), jedną czarną (2), trzy beżowe (3) i dwie niebieskie (4). Liczba na kostce mówi, ile ma wypukłości.

    Kto nie może już położyć kostki, przegrywa.
babel-needs = { $face ->
    [bulge] wypukłość
   *[indent] wgłębienie
} { $side ->
    [d] od spodu
    [e] od wschodu
    [w] od zachodu
    [n] od północy
   *[s] od południa
}
babel-cube-needs = { $cell ->
    [a1] Na południowym zachodzie
    [b1] Na południowym wschodzie
    [a2] Na północnym zachodzie
   *[b2] Na północnym wschodzie
} kostka musi mieć { $needs }.
babel-none-turns-so = Żadnej z kostek, które zostały, nie da się tak obrócić.
babel-score-placed = Kostki położone
babel-score-left = Kostki w ręce
