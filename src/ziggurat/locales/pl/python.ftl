# What Python says and the page never does by itself: the server sends it with its words, in the reader's language.

# Games, players and figures.
game-name-taken = Pakiet „{ $package }” przynosi grę „{ $name }”, ale gra o tej nazwie już jest.
game-unusable = Gry „{ $name }” z pakietu „{ $package }” nie da się użyć: { $why }
game-misnamed = W pakiecie „{ $package }” nie ma gry „{ $name }” tam, gdzie wskazuje jego punkt wejścia.
no-expert = { $game } nie jest grą rozwiązaną dokładnie; rozwiązana jest tylko gra Babel.
bad-player = „{ $text }” to nie gracz; gracze to: od level1 do level5, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = „{ $text }” to nie wielkość, której może użyć przeszukiwanie; możliwe są: { $figures }.
bad-player-figure = „{ $text }” w „{ $player }” to nie wielkość, której może użyć przeszukiwanie; możliwe są: { $figures }.
bot-over = Partia jest skończona: bot nie ma czego wybierać.
bot-chance = Teraz decyduje los, a nie gracz: bot nie ma czego wybierać.
no-bot = „{ $value }” to nie bot: bot potrzebuje metod fresh, choose i analyse. „ziggurat.bots.player” tworzy bota o podanej nazwie.
bad-render-mode = „{ $mode }” to nie tryb renderowania tego środowiska; możliwe są: { $known }.
no-render-mode = To środowisko niczego nie renderuje, więc jego tryb renderowania nie może być „{ $mode }”.
bad-simulations = „{ $value }” to nie liczba symulacji; musi być co najmniej 1.
bad-time = „{ $value }” to nie czas w sekundach.
no-such-action = Nie ma ruchu o numerze { $token }.
not-an-action = „{ $value }” to nie ruch; ruch to tekst z listy „legal” albo liczba całkowita.
no-such-seat = Nie ma miejsca „{ $seat }”; miejsca mają numery od 1 do { $seats }.
bad-seed = „{ $value }” to nie ziarno losowania; ziarno to liczba całkowita.
other-spaces = Z tymi opcjami { $game } ma inne miejsca, ruchy lub płaszczyzny; utwórz dla nich nowe środowisko.
bad-text = „{ $value }” nie pasuje do { $name }; wartości to teksty.
played-by-hand = { $game } to gra budowana ręcznie i nie da się wyliczyć jej ruchów: boty, analiza, perft i środowiska jej nie znają.

# Work on several machines.
worker-died = Proces roboczy przerwał pracę przed jej końcem; może zabrakło pamięci.
ray-missing = Nie ma tu zainstalowanego Ray: pip install "ziggurat[ray]".
ray-unreachable = Pod adresem { $address } nie ma klastra Ray: { $why }
ray-lost = Klaster Ray pod adresem { $address } zniknął: { $why }
ray-other-version = Klaster Ray pod adresem { $address } ma Ziggurat w wersji { $theirs }, a ten komputer w wersji { $ours }. Potrzebna jest ta sama.
ray-other-game = Klaster Ray nie zna gry „{ $game }” tak, jak zna ją ten komputer. Zainstaluj ją także tam.

# Records and positions.
record-not-text = Zapis składa się z tekstów; „{ $value }” nim nie jest.
record-half-character = „{ $value }” nie może być w zapisie: zawiera pół znaku.
record-line-break = To, co zapis podaje jako „{ $name }”, nie może mieć kilku wierszy.
record-bad-token = „{ $token }” nie może być ruchem w zapisie: bez spacji i bez nawiasów.
record-bad-note = „{ $name }” nie może być nazwą uwagi w zapisie: litery, cyfry i podkreślenia, na początku litera.
record-comment-place = Komentarz stoi po ruchu { $number }, a liczba ruchów w zapisie to { $count }.
record-variation-place = Wariant stoi zamiast ruchu { $number }, a liczba ruchów w zapisie to { $count }.
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
position-no-text = Pozycję podaje się jako tekst; „{ $value }” nim nie jest.
position-illegal = Ruch { $number } pozycji, „{ $token }”, jest niedozwolony: { $why }

# The table server: what it waits for, what it refuses and why.
server-waiting-for = { $count ->
    [one] Czekamy, aż usiądzie jeszcze jedna osoba.
    [few] Czekamy, aż usiądą jeszcze { $count } osoby.
   *[many] Czekamy, aż usiądzie jeszcze { $count } osób.
}
server-only-watching = Oglądasz. Usiądź na wolnym miejscu, żeby grać.
server-not-your-turn = Teraz kolej na gracza { $seat }.
server-undo-pending = Gracz { $seat } już prosi o cofnięcie ruchu.
server-undo-past-absent = Teraz nie można nic cofnąć: gracza { $seat } nie ma, więc nie może się zgodzić.
server-no-undo-pending = Ta prośba jest już nieaktualna.
server-not-absent = Gracz { $seat } jest przy stole albo był tam jeszcze przed chwilą.
server-rematch-made = Następna partia już czeka.
server-no-rematch-asked = Nikt nie prosi o kolejną partię.
server-no-open-seat = Wszystkie miejsca są zajęte. Możesz za to oglądać.
server-seat-taken = Miejsce { $seat } nie jest wolne.
server-begun-open = Partia, która zaczyna się od późniejszej pozycji, jest dla osób przy tym urządzeniu i dla botów; nie ma wolnych miejsc.
server-bad-log = To nie jest dziennik partii z urządzenia: wpis { $number } jest niemożliwy.
server-no-phrase = „{ $phrase }” nie jest jednym z gotowych krótkich zdań.
server-no-hints = Gdy ludzie grają ze sobą, nie ma podpowiedzi.
server-no-moment = Ta partia ma na razie tylko { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}.
server-unreadable = Nie udało się zrozumieć wiadomości: { $why }.
server-not-a-number = { $name } musi być liczbą całkowitą, a nie „{ $value }”.
server-not-json = Żądanie musi być w formacie JSON (typ treści application/json).
server-not-utf8 = Żądanie nie jest poprawnym UTF-8.
server-one-host = Żądanie musi podawać dokładnie jeden host.
server-headers-too-large = Nagłówki żądania są za duże albo jest ich za dużo.
server-too-slow = Wysyłanie żądania trwało za długo.
server-too-large = Żądanie jest za duże; bajtów może być najwyżej { $most }.
server-no-hello = Pierwszą wiadomością w gnieździe musi być hello, w ciągu kilku sekund.
server-second-hello = Powitanie już było.
server-nothing-here = Pod tym adresem nic nie ma.
server-wrong-method = Tego adresu nie można tak użyć.
server-bad-request = Nie udało się zrozumieć żądania.
server-wrong-host = Ten serwer nie odpowiada na nazwę „{ $host }”; gospodarz może ją dopuścić przez --allow-host.
server-wrong-origin = Strona z innej witryny nie może używać tego serwera.
server-data-damaged = Dane serwera są uszkodzone. To nie twoja wina; powiedz o tym gospodarzowi.
server-not-read = Serwer nie mógł tego odczytać. Spróbuj ponownie za chwilę.
server-not-creator = O usunięcie stołu może poprosić tylko osoba, która go założyła.
server-forget-pending = Pytanie do innych przy stole już poszło.
server-no-forget-pending = Ta prośba jest już nieaktualna.
server-no-network = Ten komputer nie jest jeszcze w żadnej sieci. Połącz się z Wi-Fi albo podłącz kabel i spróbuj jeszcze raz.
server-network-not-yours = Wpuścić innych może tylko ktoś przy komputerze z Zigguratem.
server-network-fixed = Czy inni mogą dołączyć, ustalono przy starcie serwera.
server-crash = Coś się popsuło na serwerze; twoja partia jest bezpieczna.
server-not-stored = Serwer nie mógł tego zapisać, więc nic się nie zmieniło. Spróbuj jeszcze raz.
server-id-used = Ten program użył jednego identyfikatora do dwóch różnych poleceń. Drugie nie zostało wykonane.
server-unsure = Serwer stracił połączenie z danymi w trakcie zapisywania, więc może się udało, a może nie. Spójrz jeszcze raz za chwilę.
server-closing = Serwer właśnie startuje od nowa; twoja partia jest bezpieczna.
server-elsewhere = Tym stołem zajmuje się teraz inna część serwera. Spróbuj ponownie za chwilę.
server-thinking-lost = Część serwera, która myśli, zatrzymała się i właśnie startuje od nowa. Spróbuj ponownie za chwilę.
server-not-kept = Serwer stracił połączenie z bazą danych i na nie czeka. Twoja partia jest bezpieczna; spróbuj ponownie za chwilę.
server-making-ready = Przygotowujemy zasady: { $game }. To dzieje się tylko raz i może potrwać minutę lub dwie. Zajrzyj tu za chwilę.
server-too-many-requests = To było dużo naraz; poczekaj chwilę.
server-too-many-made = Z twojego adresu założono już wiele stołów; poczekaj trochę.
server-too-many-seats = Z twojego adresu zajęto już wiele miejsc przy cudzych stołach; poczekaj trochę.
server-too-many-tables = Na serwerze nie ma teraz miejsca na kolejny stół.
server-too-much-loaded = Z twojego adresu otwarto w ciągu kilku minut bardzo dużo stołów; poczekaj trochę.
server-too-much-stored = Z twojego adresu zapisano w ciągu godziny bardzo dużo; poczekaj trochę.
server-too-many-sockets = Teraz połączonych jest za dużo osób; spróbuj ponownie za chwilę.
server-watcher-gave-way = Ogląda dużo osób i teraz ktoś inny ogląda zamiast ciebie. Odśwież stronę, żeby znów oglądać.
server-opened-elsewhere = Masz ten stół otwarty w wielu oknach i działa on dalej w najnowszych. Odśwież stronę, żeby działał dalej tutaj.
server-asked-too-often = Ta prośba padła już wiele razy. Poproś ponownie po następnym ruchu albo za godzinę.
server-table-almost-full = Przy tym stole wydarzyło się już tyle, że teraz zmieszczą się tylko ruchy, żeby partia mogła dojść do końca.
server-table-full = Przy tym stole wydarzyło się już tyle, że więcej się nie zmieści; zacznij nowy.
server-too-many-simulations = Bot może tu użyć najwyżej tylu symulacji: { $most }.
server-too-fast = To było za szybko; poczekaj chwilę.
server-too-long = Serwerowi zajmuje to za dużo czasu. Zapytaj ponownie za chwilę.
server-too-busy = Wszystkie boty już myślą; zapytaj ponownie za chwilę.
server-no-bots = { $game } to gra budowana ręcznie: boty nie mogą usiąść przy tym stole.
server-no-clock = { $game } to gra bez zegara.
server-no-resigning = { $game }: tu nikt się nie poddaje, buduje się razem. Na koniec wybierz „Gotowe”.
server-done-pending = Pytanie, czy to gotowe, już poszło do innych.
server-no-done-pending = Ta prośba jest już nieaktualna.
server-no-movement = W tej grze nikt nie widzi, co inni trzymają w ręce.

# Puzzles in the terminal.
puzzle-heading = { $game }, { $date }: { $title }
puzzle-none = { $game } nie ma zagadek; mają je te gry: { $games }.
puzzle-bad-day = „{ $text }” to nie dzień; napisz go jak 2026-11-15.
puzzle-list-help = ziggurat puzzle GRA otwiera jedną z nich.
puzzle-choices = Do wyboru: { $choices }
puzzle-other = Przeciwnik gra { $token }.
puzzle-back = Spróbuj jeszcze raz od początku.
puzzle-answer = Odpowiedź: { $tokens }
puzzle-left = Zagadka zostaje taka, jaka jest; wróć, kiedy chcesz.

# The theorem of babel.
babel-theorem-plies = Pozycje po każdym ruchu (symetryczne liczymy raz); wygrane i przegrane dla tego, kto ma ruch, zakończone są wśród przegranych:
babel-theorem-openings = Pierwszy ruch według rodzaju kostki, symetryczne w jednym wierszu:
babel-theorem-distances = Ile ruchów zostaje do końca przy najlepszej grze obu stron i w ilu pozycjach tak jest:

# Talo-Fantasy, which the server alone judges.
talo-fantasy-unreadable = „{ $token }” to nie ruch. Belki bierze się przez t7 lub t3+4, kropka to pas, done kończy partię. Położenie belki mówi, gdzie ją puszczasz i gdzie wszystko się zatrzymuje, np. 3@5,5,1.5/1,0,0,0~.
talo-fantasy-no-turn = Cztery liczby, które obracają belkę, nie mogą być wszystkie równe 0.
talo-fantasy-far = To za daleko od stołu.
talo-fantasy-hangs = Belka nr { $number } (długość { $length }) wisiałaby w powietrzu: nic pod nią nie sięga ziemi.
talo-fantasy-slipped = Belka się zsunęła, a nic innego się nie ruszyło, więc wraca do ręki.
talo-fantasy-not-slipped = Belka nie wraca do ręki: zostaje tam, gdzie leży.
talo-fantasy-supply = Zapas się skończył i wszystko stoi: { talo-fantasy-built }.
talo-climbing-only = Opcja { $name } nic nie znaczy w fantasy.
talo-fantasy-fall = Budowla się zawaliła. Niech powstanie od nowa, jeszcze śmielsza.
talo-fantasy-done = Budowla jest gotowa, taka, jak miała być: { talo-fantasy-built }.
talo-fantasy-built = { $bars ->
    [0] tym razem nic
    [one] jedna belka
    [few] { $bars } belki
   *[many] { $bars } belek
}

# Without JavaScript the page shows this, in every language (web/vite.config.ts).
page-needs-script = Ziggurat potrzebuje JavaScriptu, żeby pokazać stół.
