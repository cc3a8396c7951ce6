# To, co mówi każda gra i każdy kąt domu.

unknown-game = Nie ma gry „{ $name }”; są takie gry: { $known }.
game-name-taken = Pakiet „{ $package }” przynosi grę „{ $name }”, ale gra o tej nazwie już jest.
game-unusable = Gry „{ $name }” z pakietu „{ $package }” nie da się użyć: { $why }
game-misnamed = W pakiecie „{ $package }” nie ma gry „{ $name }” tam, gdzie wskazuje jego punkt wejścia.
unknown-option = { $game } nie ma opcji „{ $name }”; ma takie opcje: { $names }.
no-options = { $game } nie ma żadnych opcji, więc „{ $name }” też nie.
bad-value = „{ $value }” nie pasuje do { $name }; możliwe wartości: { $values }.
game-over = Partia jest skończona; nie można już zagrać „{ $token }”.
not-solved = { $game } nie jest grą rozwiązaną; rozwiązana jest tylko gra Babel.
no-expert = { $game } nie jest grą rozwiązaną dokładnie; rozwiązana jest tylko gra Babel.
bad-player = „{ $text }” to nie gracz; gracze to: od level1 do level5, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = „{ $text }” to nie wielkość, której może użyć przeszukiwanie; możliwe są: { $figures }.
bad-player-figure = „{ $text }” w „{ $player }” to nie wielkość, której może użyć przeszukiwanie; możliwe są: { $figures }.
bad-simulations = „{ $value }” to nie liczba symulacji; musi być co najmniej 1.
bad-time = „{ $value }” to nie czas w sekundach.
worker-died = Proces roboczy przerwał pracę przed jej końcem; może zabrakło pamięci.
ray-missing = Nie ma tu zainstalowanego Ray: pip install "ziggurat[ray]".
ray-unreachable = Pod adresem { $address } nie ma klastra Ray: { $why }
ray-lost = Klaster Ray pod adresem { $address } zniknął: { $why }
ray-other-version = Klaster Ray pod adresem { $address } ma Ziggurat w wersji { $theirs }, a ten komputer w wersji { $ours }. Potrzebna jest ta sama.
ray-other-game = Klaster Ray nie zna gry „{ $game }” tak, jak zna ją ten komputer. Zainstaluj ją także tam.
no-such-action = Nie ma ruchu o numerze { $token }.
not-an-action = „{ $value }” to nie ruch; ruch to tekst z listy „legal” albo liczba całkowita.
no-such-seat = Nie ma miejsca „{ $seat }”; miejsca mają numery od 1 do { $seats }.
bad-seed = „{ $value }” to nie ziarno losowania; ziarno to liczba całkowita.
other-spaces = Z tymi opcjami { $game } ma inne miejsca, ruchy lub płaszczyzny; utwórz dla nich nowe środowisko.
bad-text = „{ $value }” nie pasuje do { $name }; wartości to teksty.

record-no-game = Zapis nie mówi, jaka to gra: brakuje wiersza [Game "…"].
record-bad-tag = Wiersz { $line } zapisu nie ma postaci [Nazwa "wartość"].
record-tag-twice = W zapisie dwa razy jest znacznik „{ $name }”.
record-brace = Komentarz w zapisie nie jest zamknięty albo jeden jest w środku drugiego.
record-version = Zapis powstał przy wersji { $version } zasad ({ $game }); tu obowiązuje wersja { $known }.
record-termination = „{ $termination }” to nie sposób na wcześniejszy koniec partii; są takie: resigned GRACZ, time GRACZ, abandoned.
record-players = Liczba graczy w zapisie: { $count }, a gra ma { $seats ->
    [one] { $seats } miejsce.
    [few] { $seats } miejsca.
   *[many] { $seats } miejsc.
}
record-bad-name = „{ $name }” nie może być imieniem w zapisie: bez przecinków, bez łamania wiersza, bez spacji na brzegach, nie same cyfry.
record-bad-comment = W komentarzu w zapisie nie może być nawiasu klamrowego.
record-illegal = Ruch { $number } zapisu, „{ $token }”, jest niedozwolony: { $why }
record-ended-twice = W zapisie jest „{ $termination }”, ale partia skończyła się zgodnie z zasadami.
record-result = Zapis podaje wynik { $result }; prawdziwy to { $true }.
record-not-over = Zapis podaje wynik { $result }, ale partia nie jest skończona.
record-winners = „{ $result }” to nie wynik: wynik wymienia miejsca, które wygrały, od 1 do { $seats }, każde raz.
record-ended-by-nobody = W zapisie jest „{ $termination }”, ale gra ma miejsca od 1 do { $seats }.
record-contradiction = W zapisie jest „{ $termination }”, a jednak wygrać miał gracz { $seat }.
record-too-many-players = Liczba graczy w zapisie: { $count }; żadna gra nie ma tylu.
record-not-text = Zapis składa się z tekstów; „{ $value }” nim nie jest.
record-half-character = „{ $value }” nie może być w zapisie: zawiera pół znaku.
record-line-break = To, co zapis podaje jako „{ $name }”, nie może mieć kilku wierszy.
record-bad-token = „{ $token }” nie może być ruchem w zapisie: bez spacji i bez nawiasów.
record-bad-note = „{ $name }” nie może być nazwą uwagi w zapisie: litery, cyfry i podkreślenia, na początku litera.
record-comment-place = Komentarz stoi po ruchu { $number }, a liczba ruchów w zapisie to { $count }.
record-illegal-variation = Ruch { $number } wariantu, „{ $token }”, jest niedozwolony: { $why }
record-variation-place = Wariant stoi zamiast ruchu { $number }, a liczba ruchów w zapisie to { $count }.
record-variation-first = Wariant zastępuje ruch przed nim, a przed pierwszym nie ma żadnego.
record-empty-variation = Wariant w zapisie jest pusty.
record-parenthesis = Nawias w zapisie nie ma pary.
record-too-deep = Warianty w zapisie mogą mieć najwyżej taką głębokość: { $most }.
record-several = W tym zapisie jest kilka partii. Takie pliki czyta „ziggurat record”.
record-too-long = Partia, która zaczyna się w wierszu { $line }, jest za długa (najwięcej znaków: { $most }). To nie zapis partii.
record-bad-json = Ten wiersz to nie zapis w formacie JSON: { $why }
record-bad-number = Nie da się odczytać partii { $number } z pliku (wiersz { $line }): { $why }
record-bad-game = { $path }, partia { $number } (wiersz { $line }): { $why }
record-checked = { $bad ->
    [0] { $games ->
        [one] Jest jedna partia, i to poprawna.
        [few] Wszystkie { $games } partie są poprawne.
       *[many] Wszystkie partie są poprawne: { $games }.
    }
   *[other] Niepoprawne partie: { $bad } z { $games }.
}

# Ile wart jest ruch, gdy to dokładnie wiadomo.
worth-win = wygrywa za { $distance } { $distance ->
    [one] ruch
    [few] ruchy
   *[many] ruchów
}
worth-draw = wspólna wygrana za { $distance } { $distance ->
    [one] ruch
    [few] ruchy
   *[many] ruchów
}
worth-loss = przegrywa za { $distance } { $distance ->
    [one] ruch
    [few] ruchy
   *[many] ruchów
}
worth-proven-win = na pewno wygrywa
worth-proven-draw = na pewno daje { $percent }% wygranej
worth-proven-loss = przegrywa, jeśli przeciwnik się nie pomyli
worth-estimate = wygrywa mniej więcej w { $percent }% partii (± { $margin })
played-by-hand = { $game } to gra budowana ręcznie i nie da się wyliczyć jej ruchów: boty, analiza, perft i środowiska jej nie znają.

babel-title = Babel
nivos-title = Nivos
bubbles-title = Bąbelsy
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label }: { $words }
enumerated = { $before }, { $next }
full-stop = { $words }.
