# Wiersz poleceń i gra przy klawiaturze.

bad-usage = { $why } („{ $command } --help” pokazuje, co jest możliwe).
bad-number = { $name } musi być liczbą całkowitą, co najmniej { $least }, a nie „{ $text }”.
bad-number-between = { $name } musi być liczbą całkowitą od { $least } do { $most }, a nie „{ $text }”.
bad-seconds = { $name } musi być liczbą sekund większą od 0, np. 2 albo 0.5, a nie „{ $text }”.
bad-option = „{ $text }” to nie opcja; napisz nazwa=wartość.
option-twice = Opcja { $name } jest podana dwa razy.
option-text = tekst
option-drawn = losowo
options-drawn = wylosowane: { $values }
unknown-language = Ziggurat nie mówi w języku „{ $language }”; języki to: { $known }.
not-text = Plik „{ $path }” to nie tekst UTF-8.
not-text-typed = Standardowe wejście to nie tekst UTF-8.
unreadable = Pliku „{ $path }” nie da się odczytać: { $why }.
unwritable = Pliku „{ $path }” nie da się zapisać: { $why }.
unwritable-folder = Katalogu „{ $path }” nie da się użyć: { $why }.
system-failed = Program nie może działać dalej: { $why }.
interrupted = Zatrzymane przed końcem pracy.
after-illegal = Ruch { $number } z --after, „{ $token }”, jest niedozwolony: { $why }
replay-ended = Partia skończyła się wcześniej ({ $termination }); wynik: { $result }.
replay-termination = { $how ->
    [resigned] gracz { $seat } poddaje partię
    [time] gracz { $seat }, czas minął
   *[abandoned] przerwana
}
hint-order = Przeszukiwanie najczęściej sprawdza ruchy, którym najbardziej ufa. One są pierwsze, nawet przed wyższym procentem, który opiera się na niewielu sprawdzeniach.
expected-line = Przeszukiwanie przewiduje: { $line }
best-line = Najlepsza gra obu stron: { $line }
hint-others = { $count ->
    [one] i { $count } inny ruch
    [few] i { $count } inne ruchy
   *[many] i { $count } innych ruchów
}
analyse-better = lepiej: { $token } { $worth }
# Liczby w tabelach, tak jak pisze je język.
figure-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
figure-percent-exact = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-player = gracz
arena-games = partie
arena-score = wynik
arena-elo = Elo (95%)
arena-time = na ruch
arena-of = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}
arena-too-few = Turniej potrzebuje co najmniej dwóch graczy i gry z co najmniej dwoma miejscami.
arena-two = --until-sure działa tylko przy dokładnie dwóch graczach.
arena-stronger = { $player } gra silniej, o około { $elo } Elo lub więcej.
arena-not-stronger = { $player } nie gra silniej.
arena-unsure = Tych partii jest za mało, żeby stwierdzić, czy { $player } gra silniej o { $elo } Elo.

play-welcome = { $game }. Wpisz ruch albo ? po pomoc.
play-help = Wpisz ruch z listy „legal” albo jedno z: legal, show, hint, undo, save PLIK, load PLIK, quit.
    W jednym wierszu możesz wpisać kilka ruchów: grane są wszystkie albo żaden. Zakończ wiersz tam, gdzie decyduje los albo bot.
play-which-game = Jaka gra?
play-who = Kto gra?
play-against-bot = Ty z botem
play-how-strong = Jak silnym?
play-bad-level = „{ $text }” to nie poziom; poziomy są od 1 do 5.
play-people = Ludzie przy tej klawiaturze
play-watch = Same boty; ty oglądasz
play-choose-number = Wpisz liczbę od 1 do { $most } albo początek odpowiedzi.
play-choose-one = „{ $text }” może znaczyć: { $answers }. Wpisz więcej liter.
play-no-answer = Nie było odpowiedzi, więc nie gramy.
play-load-alone = --load ma własną grę; opuść GRA, -o i --after.
play-at-what = --at działa tylko z zapisaną partią: używaj go z --load PLIK.
play-at-beyond = Zapisana partia kończy się po ruchu { $count }, więc nie ma pozycji po ruchu { $ply }.
play-bad-bots = „{ $text }” to nie miejsca tej gry; wpisz miejsca od 1 do { $seats }, rozdzielone przecinkami, albo none.
play-bot = Gracz { $seat } gra { $token }.
play-drawn = Los: { $token }.
play-not-legal = („legal” wylicza, co można zrobić.)
play-line-illegal = { $why } Dlatego nic z tego wiersza nie zostało zagrane. Przeszkodą jest „{ $token }”.
play-line-chance = Na „{ $token }” jest za wcześnie: najpierw decyduje los. Dlatego nic z tego wiersza nie zostało zagrane; wpisz tylko to, co jest przed „{ $token }”.
play-line-bot = „{ $token }” to nie twój ruch: za gracza { $seat } gra bot. Dlatego nic z tego wiersza nie zostało zagrane; wpisz tylko to, co jest przed „{ $token }”.
play-which-file = Napisz „{ $command } PLIK”, z nazwą pliku.
play-nothing-to-undo = Nie ma czego cofnąć.
play-hint-more = (Wpisz jeszcze raz „hint”, a dowiesz się więcej.)
play-no-hint = Partia jest skończona; nie ma już podpowiedzi.
hint-steps = Kroki podpowiedzi, razem { $most }: 1 gdzie patrzeć, 2 który element, 3 ruch, 4 dlaczego.
play-saved = Zapisane w { $path }.
play-overwrite = W { $path } jest już coś innego. Nadpisać? Wpisz tak albo nie.
play-not-saved = Nic nie zostało zapisane; plik zostaje taki, jaki jest.
play-drop = Ta partia nie jest zapisana. Porzucić ją i wczytać inną? Wpisz tak albo nie.
play-not-loaded = Nic nie zostało wczytane; partia toczy się dalej.
play-end = Partia jest skończona.
play-after-end = („undo” cofa twój ostatni ruch, „save PLIK” zapisuje partię, a pusty wiersz kończy program.)
play-record = Zapis partii, do zachowania albo do dalszej gry (play --load PLIK):
play-kept = Partia została przerwana; jest zapisana w { $path } (play --load PLIK gra ją dalej).
play-not-kept = Partia została przerwana i nie udało się zapisać pliku. Jej jedyny zapis jest w wierszach powyżej.
play-by-hand = { $game } to gra budowana ręcznie, w trzech wymiarach. Graj na stronie; tutaj możesz odtwarzać zapisy jej partii.

arena-pair = { $one } – { $other }: { $share } ({ $low } … { $high }), { arena-of }
arena-all-distinct = Żadnej partii nie zagrano dwa razy.
arena-distinct = { $distinct ->
    [one] Wszystkie te partie to jedna i ta sama partia. Marginesy i przedziały liczą ją raz.
    [few] Tylko { $distinct } z tych partii są różne. Marginesy i przedziały żadnej partii nie liczą dwa razy.
   *[many] Tylko { $distinct } z tych partii jest różnych. Marginesy i przedziały żadnej partii nie liczą dwa razy.
}
play-yes-words = tak, t
