# Serwer stołów: czego odmawia i dlaczego, co dodaje do partii, podpowiedzi i krótkie zdania.

server-waiting-for = { $count ->
    [one] Czekamy, aż usiądzie jeszcze jedna osoba.
    [few] Czekamy, aż usiądą jeszcze { $count } osoby.
   *[many] Czekamy, aż usiądzie jeszcze { $count } osób.
}
server-resigned = Gracz { $seat } poddaje partię.
server-time = Gracz { $seat }: czas minął.
server-abandoned = Partia została przerwana.

server-no-table = Nie ma tu już stołu albo nigdy go nie było.
server-old-rules = Ta partia ({ $game }) była grana przy wersji { $version } zasad; ten program ma wersję { $known }.
server-wrong-key = Ten osobisty link nie jest do tego stołu. Z linkiem samego stołu możesz oglądać.
server-only-watching = Oglądasz. Usiądź na wolnym miejscu, żeby grać.
server-not-your-turn = Teraz kolej na gracza { $seat }.
server-not-your-seat = To nie twoje miejsce.
server-which-seat = Masz kilka miejsc; powiedz, o które chodzi.
server-stale = Tymczasem partia poszła dalej; spójrz jeszcze raz.
server-waiting = Partia zacznie się, gdy wszyscy usiądą.
server-over = Partia jest skończona.
server-not-over = Partia jeszcze trwa.
server-bot-leads = Za gracza { $seat } gra teraz bot.
server-no-undo-now = Teraz nie można nic cofnąć.
server-undo-pending = Gracz { $seat } już prosi o cofnięcie ruchu.
server-nothing-to-undo = Nie ma twojego ruchu, który można cofnąć.
server-undo-past-absent = To cofnęłoby ruch gracza { $seat }, a tej osoby nie ma, więc nie może się zgodzić.
server-no-undo-pending = Ta prośba jest już nieaktualna.
server-no-stand-in-there = Bot może zastąpić tylko inną osobę przy stole.
server-not-absent = Gracz { $seat } jest przy stole, przynajmniej jeszcze przed chwilą.
server-rematch-made = Następna partia już czeka.
server-no-rematch-asked = Nikt nie prosi o kolejną partię.
server-no-open-seat = Wszystkie miejsca są zajęte. Możesz za to oglądać.
server-seat-taken = Miejsce { $seat } nie jest wolne.
server-seat-count = Ta gra ma { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}, a nie { $count }.
server-begun-open = Partia, która zaczyna się od późniejszej pozycji, jest dla osób przy tym urządzeniu i dla botów; nie ma wolnych miejsc.
server-bad-log = To nie jest dziennik partii z urządzenia: wpis { $number } jest niemożliwy.
server-no-phrase = „{ $phrase }” nie jest jednym z gotowych krótkich zdań.
server-no-hints = Gdy ludzie grają ze sobą, nie ma podpowiedzi.
server-no-moment = Ta partia ma na razie tylko { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}.
server-no-lesson = Lekcje tej gry nie mają kroku „{ $step }”.

server-unreadable = Nie udało się zrozumieć wiadomości: { $why }.
server-not-a-number = { $name } musi być liczbą całkowitą, a nie „{ $value }”.
server-not-json = Żądanie musi być w formacie JSON (typ treści application/json).
server-not-utf8 = Żądanie nie jest poprawnym UTF-8.
server-one-host = Żądanie musi podawać dokładnie jeden host.
server-headers-too-large = Nagłówki żądania są za duże albo jest ich za dużo.
server-too-slow = Wysyłanie żądania trwało za długo.
server-beyond-end = { $count ->
    [one] Partia ma tylko { $count } ruch; analiza nie może zacząć się po ruchu { $first }.
    [few] Partia ma tylko { $count } ruchy; analiza nie może zacząć się po ruchu { $first }.
   *[many] Partia ma tylko { $count } ruchów; analiza nie może zacząć się po ruchu { $first }.
}
server-too-large = Żądanie jest za duże; dozwolona liczba bajtów to { $most }.
server-no-hello = Pierwszą wiadomością w gnieździe musi być hello, w ciągu kilku sekund.
server-second-hello = Powitanie już było.
server-nothing-here = Pod tym adresem nic nie ma.
server-wrong-method = Tego adresu nie można tak użyć.
server-bad-request = Nie udało się zrozumieć żądania.
server-wrong-host = Ten serwer nie odpowiada na nazwę „{ $host }”; gospodarz może ją dopuścić przez --allow-host.
server-wrong-origin = Strona z innej witryny nie może używać tego serwera.
server-table-damaged = Zapisana partia tego stołu jest uszkodzona, więc stołu nie da się otworzyć. To nie twoja wina; powiedz o tym gospodarzowi.
server-table-deleted = Ten stół został usunięty.
server-data-damaged = Dane serwera są uszkodzone. To nie twoja wina; powiedz o tym gospodarzowi.
server-not-read = Serwer nie mógł tego odczytać. Spróbuj ponownie za chwilę.
server-not-creator = O usunięcie stołu może poprosić tylko osoba, która go założyła.
server-forget-pending = Inni przy stole są już o to pytani.
server-no-forget-pending = Ta prośba jest już nieaktualna.
server-no-network = Ten komputer nie jest jeszcze w żadnej sieci. Połącz się z Wi-Fi albo podłącz kabel i spróbuj jeszcze raz.
server-network-not-yours = Wpuścić innych może tylko ktoś przy tym komputerze.
server-network-fixed = Czy inni mogą dołączyć, ustalono przy starcie serwera.
server-crash = Coś się popsuło na serwerze; twoja partia jest bezpieczna.
server-not-stored = Serwer nie mógł tego zapisać, więc nic się nie stało. Spróbuj jeszcze raz.
server-closing = Serwer właśnie startuje od nowa; twoja partia jest bezpieczna.
server-elsewhere = Tym stołem zajmuje się teraz inna część serwera. Spróbuj ponownie za chwilę.
server-not-kept = Serwer stracił połączenie z bazą danych i na nie czeka. Twoja partia jest bezpieczna; spróbuj ponownie za chwilę.

server-making-ready = Przygotowujemy zasady: { $game }. To dzieje się tylko raz i może potrwać minutę lub dwie. Zajrzyj tu za chwilę.
server-too-many-requests = To było dużo naraz; poczekaj chwilę.
server-too-many-made = Z twojego adresu założono już wiele stołów; poczekaj trochę.
server-too-many-tables = Na serwerze nie ma teraz miejsca na kolejny stół.
server-too-many-sockets = Teraz połączonych jest za dużo osób; spróbuj ponownie za chwilę.
server-table-full = Przy tym stole wydarzyło się już tyle, że więcej się nie zmieści; zacznij nowy.
server-too-many-simulations = Bot może tu użyć najwyżej tylu symulacji: { $most }.
server-too-fast = To było za szybko; poczekaj chwilę.
server-too-busy = Wszystkie boty już myślą; zapytaj ponownie za chwilę.

phrase-hello = Cześć.
phrase-good-luck = Powodzenia.
phrase-nice = Ładny ruch.
phrase-oops = Ojej.
phrase-thinking = Chwila, myślę.
phrase-thanks = Dziękuję.
phrase-well-played = Dobra gra.
phrase-one-more = Jeszcze jedna partia?
phrase-goodbye = Do zobaczenia.
server-no-bots = { $game } to gra budowana ręcznie: boty nie mogą usiąść przy tym stole.
server-no-clock = { $game } to gra bez zegara.
server-no-resigning = { $game }: tu nikt się nie poddaje, budujecie razem. Na koniec wybierz „Gotowe”.
server-done-pending = Pytanie, czy to gotowe, już poszło do innych.
server-no-done-pending = Ta prośba jest już nieaktualna.
server-no-movement = W tej grze nikt nie widzi, co inni trzymają w ręce.
