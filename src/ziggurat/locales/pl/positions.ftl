# Pozycje jako tekst (docs/reference/notation.md): co jest nie tak i gdzie.

position-refused = W pozycji coś się nie zgadza przy znaku { $place }, „{ $shown }”: { $why }
position-refused-end = W pozycji coś się nie zgadza na końcu: { $why }
position-option = W pozycji jest { $name }={ $told }, a potrzebne jest { $name }={ $given }.
position-stuck = W takiej pozycji żadna partia się nie zatrzymuje: nikt nie może zrobić ruchu, a jednak to nie koniec.

text-unexpected = Ten znak nic tu nie znaczy.
text-short = Tu czegoś brakuje.
text-long = Pozycja kończy się już wcześniej.
text-range = Liczba musi być od { $low } do { $high }.

babel-text-no-cube = Nie ma kostki z wypukłościami właśnie na tych ściankach.
babel-text-gap = Piętro zaczyna się dopiero wtedy, gdy piętro pod nim jest pełne.
babel-text-misfit = Kostka na { $cell } na piętrze { $level } nie pasuje do tego, czego dotyka.
babel-text-diagonal = Pierwsze dwie kostki stoją obok siebie.
babel-text-count = W wieży i w rękach razem nie ma wszystkich kostek, które mają { $type ->
    [one] { $type } wypukłość.
    [few] { $type } wypukłości.
   *[many] { $type } wypukłości.
}
babel-text-hands = Kładąc na zmianę, gracze nie mogli położyć właśnie tych kostek.

nivos-text-shape = Nie ma płytki o tym rozmiarze.
nivos-text-board = Płytka wystaje za brzeg planszy.
nivos-text-twice = Ta płytka już leży na stole.
nivos-text-uneven = Pod płytką nie jest równo.
nivos-text-neutral = Najpierw idzie płytka neutralna: gracz 1 kładzie ją na planszy.
nivos-text-reserve = Przy trzech graczach nie ma rezerwy.
nivos-text-colour = Dwie płytki tego koloru nie mogą tam leżeć obie naraz.
nivos-text-cylinder = Każdy walec bierze się raz, najniższy podaje się jako pierwszy.
nivos-text-order = Walce bierze się od najniższego.
nivos-text-owed = Za każde piętro po pierwszym bierze się walec, a tu liczba się nie zgadza.
nivos-text-turn = Gracze grają po kolei; przy tych płytkach i walcach kolej jest na kogoś innego.
nivos-text-choice = Tu nikt nie może wybierać walca.

talo-text-upright = Belkę długości 1 zapisuje się pionowo, jako 1z.
talo-text-box = Belka sięga za daleko.
talo-text-overlap = Przeszkadza inna belka.
talo-text-water = Belka leży w wodzie.
talo-text-supply = Nie ma tylu belek długości { $length }.
talo-text-mark = Zaznacza się tylko belkę przytrzymaną albo taką, która spadła, i tylko po jednej.
talo-text-falls = Ta budowla się zawala.
talo-text-stands = Przytrzymana belka stałaby sama.
talo-text-pawn = Pionek nie może tam stać.
talo-text-pawns = Nie wszystkie pionki są tam, gdzie w tej chwili partii być muszą.
talo-text-phase = W tym miejscu partia się nie zatrzymuje: trzeba zrobić coś innego.
talo-text-rolls = Te rzuty nie pasują do tego, co jest do zrobienia.
talo-text-taken = Wzięte belki nie mają razem tyle, ile rzut.
talo-text-hand = Tych belek nie można mieć teraz w ręce.
talo-text-built = Nie można było położyć tylu belek.

bubbles-text-row = Rząd ma pięć pól.
bubbles-text-gap = Pod Bąbelsem nic nie ma.
bubbles-text-line = Trzy w linii już by pękły.
bubbles-text-count = Bąbelsy i punkty razem nie dają tego, co jest w grze.
bubbles-text-drawn = Bąbels jest wylosowany tylko wtedy, gdy się go kładzie.
bubbles-text-powers = Nikt nie może mieć teraz tych mocy.
bubbles-text-phase = W tym miejscu partia się nie zatrzymuje: trzeba zdecydować o czymś innym.
bubbles-text-solo = To zdarza się tylko w grze dla jednej osoby, podczas wysyłania Bąbelsów.
bubbles-text-sent = Ten Bąbels nie mógł zostać wysłany.
