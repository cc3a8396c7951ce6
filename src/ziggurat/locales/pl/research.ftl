# Co mówią środowiska do badań: paczki partii, środowiska wektorowe, przeszukiwanie w paczkach.

batch-size = Rozmiar paczki musi być liczbą całkowitą, co najmniej 1.
batch-packed = Zasady gry { $game } nie mają funkcji „pack”, więc tej paczki nie da się upakować.
batch-steps = „{ $value }” to nie liczba kroków. Żadna partia się nie ruszyła.
batch-actions = Krok tej paczki ({ $game }) przyjmuje tyle ruchów: { $size }, po jednym na partię. Żadna partia się nie ruszyła.
batch-actions-shape = Krok tej paczki ({ $game }) przyjmuje tyle ruchów: { $size }, po jednym na partię, a nie tablicę o kształcie { $shape }. Żadna partia się nie ruszyła.
batch-actions-kind = Krok tej paczki ({ $game }) przyjmuje tyle ruchów: { $size }, po jednym na partię, jako liczby całkowite, a nie { $kind }. Żadna partia się nie ruszyła.
batch-illegal = Partia { $number } tej paczki ({ $game }): ruch { $action } jest tam niedozwolony. Żadna partia się nie ruszyła.
batch-index = Ta paczka ({ $game }) ma partie od 0 do { $last }, a element { $place } listy to { $value }. Nic się nie zmieniło.
batch-index-kind = Partie tej paczki ({ $game }) podaj jako listę numerów od 0 do { $last } albo jako jedną wartość logiczną na partię; „{ $value }” to ani jedno, ani drugie. Nic się nie zmieniło.
batch-index-twice = Partia { $number } tej paczki ({ $game }) jest podana dwa razy. Nic się nie zmieniło.
batch-count = Każda wybrana partia tej paczki ({ $game }) potrzebuje jednej pozycji: razem { $games }, a nie { $given }. Nic się nie zmieniło.
batch-rows = Pozycja gry { $game } w paczce to wiersz liczb całkowitych int64 (długość { $length }); tablica o kształcie { $shape } i typie { $kind } nie ma takich wierszy. Nic się nie zmieniło.
batch-untold = Wiersze podane dla tej paczki ({ $game }) nie mówią, jak powstały, więc nie można ich sprawdzić. Podaj pozycje klasy Position albo check=False, jeśli ufasz wierszom. Nic się nie zmieniło.
batch-no-position = Partia { $number } tej paczki ({ $game }): „{ $value }” to nie pozycja. Nic się nie zmieniło.
batch-other-game = Partia { $number } tej paczki ({ $game }): podana pozycja jest z gry { $other }. Nic się nie zmieniło.
batch-other-options = Partia { $number } tej paczki ({ $game }): podana pozycja ma { $option } = { $value }, a paczka ma { $own }. Nic się nie zmieniło.
batch-history = Partia { $number } tej paczki ({ $game }): ruch { $action }, numer { $ply } w historii pozycji, jest niedozwolony. Nic się nie zmieniło.
batch-unreachable = Partia { $number } tej paczki ({ $game }): historia pozycji do niej nie prowadzi. Nic się nie zmieniło.
batch-unlike = Do tej paczki ({ $game }) można kopiować partie tylko z paczki o tej samej grze, opcjach i postaci. Nic się nie zmieniło.
batch-no-finals = Ta paczka ({ $game }) nie przechowuje końców swoich partii; utwórz ją z keep_final=True.
batch-other-version = Ta paczka ({ $game }) została zapisana przy wersji { $version } zasad; ten program ma wersję { $known }.
no-gpu = Nie udało się tu użyć GPU NVIDIA. Użyj ziggurat.research.Batch: gra te same partie na procesorze.

search-selection = „{ $value }” to nie sposób wyboru; wybierz jeden z: { $known }.
search-setting = { $name } nie może być „{ $value }”.
search-whole = { $name } musi być liczbą całkowitą, co najmniej { $least }, a nie „{ $value }”.
search-number = { $name } musi być liczbą od { $least } do { $most }, a nie „{ $value }”.
search-batch = To przeszukiwanie potrzebuje paczki partii gry { $game } o rozmiarze { $size }, z tymi samymi opcjami co przeszukiwanie.
search-pair = Sieć w tym przeszukiwaniu ({ $game }) musi zwrócić dwie tablice, logits i values, a nie „{ $kind }”.
search-shape = Sieć w tym przeszukiwaniu ({ $game }), { $what }: wymagany jest jeden z kształtów { $wanted }, a nie { $shape }.
search-kind = Sieć w tym przeszukiwaniu ({ $game }), { $what }: wymagana jest tablica liczb, a nie „{ $kind }”.
search-nan = Partia { $number } tego przeszukiwania ({ $game }), sieć, { $what }: niektóre wartości nie są skończonymi liczbami. Drzewa zostały porzucone.

# Sieci i trening
network-none = W pliku „{ $file }” nie ma sieci.
network-damaged = Sieć w „{ $file }” jest uszkodzona; utwórz ją albo pobierz jeszcze raz.
network-unread = Sieci w „{ $file }” nie da się odczytać: { $why }.
network-of-other-game = Sieć w „{ $file }” nie jest do gry { $game }.
network-of-other-version = Sieć w „{ $file }” powstała dla innej wersji gry { $game }; wytrenuj nową.
no-course = Gry { $game } nie da się trenować; da się te: { $known }.
no-torch = Trening potrzebuje PyTorch. Zainstaluj go: pip install "ziggurat[train]"
run-damaged = Plik „{ $file }” jest uszkodzony; przebiegu nie da się wznowić. Zacznij w innym katalogu.
run-of-other = W katalogu „{ $folder }” jest przebieg gry { $game } z innym planem; zacznij w innym katalogu.
train-playing = partie z samą sobą
train-training = trening
train-gate = sprawdzian
train-generation = Pokolenie { $number }: { $share }% w partiach z najlepszym do tej pory (razem { $games }). { $kept ->
    [yes] Teraz to ono jest najlepsze.
   *[no] Najlepsze zostaje bez zmian.
}
train-done = Najlepsza sieć to { $file }.
train-nothing = Żadna sieć nie była lepsza niż przeszukiwanie bez niej.
train-exact = Sieć zgadza się z rozwiązaniem w { $share }% pozycji, których nigdy nie widziała (razem { $positions }).
