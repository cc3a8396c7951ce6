# To, co mówi każda gra i każdy kąt domu.

unknown-game = Nie ma gry „{ $name }”; są takie gry: { $known }.
unknown-option = { $game } nie ma opcji „{ $name }”; ma takie opcje: { $names }.
no-options = { $game } nie ma żadnych opcji, więc „{ $name }” też nie.
bad-value = „{ $value }” nie pasuje do { $name }; możliwe wartości: { $values }.
game-over = Partia jest skończona; nie można już zagrać „{ $token }”.
not-solved = { $game } nie jest grą rozwiązaną; rozwiązana jest tylko gra Babel.

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
name-unseen = W „{ $name }” jest znak, którego nikt nie widzi. Wybierz inne imię.
name-marks = W „{ $name }” znaki piętrzą się jeden na drugim. Wybierz inne imię.
name-alike = „{ $name }” wygląda jak imię kogoś innego przy tym stole. Wybierz inne imię.
record-bad-comment = W komentarzu w zapisie nie może być nawiasu klamrowego.
record-illegal = Ruch { $number } zapisu, „{ $token }”, jest niedozwolony: { $why }
record-ended-twice = W zapisie jest „{ $termination }”, ale partia skończyła się zgodnie z zasadami.
record-result = Zapis podaje wynik { $result }; prawdziwy to { $true }.
record-not-over = Zapis podaje wynik { $result }, ale partia nie jest skończona.
record-winners = „{ $result }” to nie wynik: wynik wymienia miejsca, które wygrały, od 1 do { $seats }, każde raz.
record-ended-by-nobody = W zapisie jest „{ $termination }”, ale gra ma miejsca od 1 do { $seats }.
record-contradiction = W zapisie jest „{ $termination }”, a jednak wygrać miał gracz { $seat }.
record-too-many-players = Liczba graczy w zapisie: { $count }; żadna gra nie ma tylu.
record-illegal-variation = Ruch { $number } wariantu, „{ $token }”, jest niedozwolony: { $why }
record-variation-first = Wariant zastępuje ruch przed nim, a przed pierwszym nie ma żadnego.
record-empty-variation = Wariant w zapisie jest pusty.
record-parenthesis = Nawias w zapisie nie ma pary.
record-too-deep = Warianty w zapisie mogą mieć najwyżej taką głębokość: { $most }.

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
worth-proven-draw = wygrywa dokładnie w { $percent }% partii
worth-proven-loss = przegrywa, jeśli przeciwnik się nie pomyli
worth-estimate = wygrywa mniej więcej w { $percent }% partii (± { $margin })

babel-title = Babel
nivos-title = Nivos
bubbles-title = Bąbelsy
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label }: { $words }
enumerated = { $before }, { $next }
full-stop = { $words }.
