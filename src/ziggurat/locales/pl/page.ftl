# Strona w przeglądarce. Słowa plansz są w plikach gier.

page-welcome = Gry o tym, co na czym stoi.
page-welcome-more = Wybierz jedną i naciśnij „Graj”: Kolec już na ciebie czeka. Albo zaproś kogoś do stołu.
page-play = Graj
page-play-game = Graj w { $game }
page-more-ways = Inne sposoby
page-more-ways-game = Inne sposoby gry w { $game }
page-missions = Misje
page-learn = Nauka
page-learn-game = Nauka gry: { $game }
page-learn-steps = Ucz się małymi krokami
page-explore = Odkrywaj
page-explore-game = Odkrywaj grę { $game }
page-listed = Otwarte stoły
page-phase = { $phase ->
    [waiting] czeka na graczy
    [over] koniec
   *[playing] { $ply ->
        [0] dopiero się zaczyna
        [one] { $ply } ruch
        [few] { $ply } ruchy
       *[many] { $ply } ruchów
    }
}
page-docs = Dokumentacja (po angielsku)
page-about = O Zigguracie
page-about-words = Ziggurat zbiera przy jednym stole cztery gry, w których układa się jedno na drugim: dla osób przy jednym urządzeniu, w jednym domu albo daleko od siebie, i dla botów. Z botami i przy jednym urządzeniu grasz w swojej przeglądarce; serwer łączy ludzi.
page-about-names = Nazwy gier należą do ich wydawców, którzy nie mają nic wspólnego z tym projektem. Wszystkie teksty, obrazki i dźwięki są tu własne.
page-about-parts = Zbudowane z
page-home = Strona główna
page-close = Zamknij
page-cancel = Anuluj

page-lost = Tu nic nie stoi
page-lost-page = Ten adres prowadzi donikąd. Może link jest stary albo po drodze zgubiła się litera.
page-lost-table = Tego stołu już nie ma
page-no-such-game = Nie ma tu gry o tej nazwie.
page-not-loaded = Nie udało się wczytać tej strony
page-not-loaded-more = Sprawdź połączenie i spróbuj jeszcze raz.
page-try-again = Jeszcze raz
page-unreachable = Serwer nie odpowiada. Próbujemy jeszcze raz…
page-lost-line = Nie ma połączenia, ale twoja partia jest bezpieczna. Próbujemy jeszcze raz…
page-lost-line-busy = Nie ma połączenia. Twój ruch czeka i zostanie wysłany, gdy tylko połączenie wróci.
page-opening = Szykujemy stół…

page-who-plays = Kto gra?
page-way-bot = Z botem
page-way-here = Razem na tym urządzeniu
page-way-link = Zaproś linkiem
page-way-anyone = Każdy może dołączyć
page-seat = Gracz { $seat }
page-seats = Gracze
page-seat-here = { $first ->
    [true] Ty, na tym urządzeniu
   *[false] Ktoś na tym urządzeniu
}
page-seat-open = { $listed ->
    [true] Każdy, kto tu zajrzy
   *[false] Każdy, kto dostanie link
}
page-open-seat = wolne miejsce
page-name = Twoje imię
page-name-of = Imię: gracz { $seat }
page-you = Ty
page-bot = { $level ->
    [0] Bot
    [1] Pip
    [2] Kolec
    [3] Finn
    [4] Kastor
   *[5] Minerwa
}
page-bot-choice = { page-bot } ({ $level ->
    [1] łagodna
    [2] przyjazny
    [3] bystry
    [4] silny
   *[5] mistrzyni
})
page-bot-rated = { page-bot-choice }, ranking { $rating } ± { $margin }, partie: { $games }
page-bot-about = { $level ->
    [0] Bot z własną siłą gry.
    [1] Mysz Pip gra to, co jej wpadnie w oko, i często coś przegapi.
    [2] Jeż Kolec chwilę pomyśli, ale czasem i tak coś mu umknie.
    [3] Lis Finn widzi prawie wszystko, co nadchodzi, i nie daruje nieuwagi.
    [4] Bóbr Kastor cierpliwie liczy i prawie nic nie oddaje.
   *[5] Sowa Minerwa patrzy tak daleko, jak się da, i prawie nigdy się nie myli.
}
page-quoted = „{ $words }”
page-options = Opcje
page-drawn = losowo
page-order = Kto gdzie siedzi
page-order-chosen = tak jak tutaj
page-order-lot = losowo
page-clock = Zegar
page-clock-none = bez zegara
page-clock-turn = minuta na każdą turę
page-clock-total = dziesięć minut i jeszcze pięć sekund za każdy ruch
page-visible = Pokaż stół na stronie głównej
page-sit-down = Usiądź
page-take-seat = Jest dla ciebie wolne miejsce
page-or-watch = Albo po prostu zostań i oglądaj.
page-invite = Zaproś kogoś
page-invite-more = Wyślij ten link albo niech ktoś skieruje aparat na kod QR. Partia zacznie się, gdy wszyscy usiądą.
page-link = Link
page-qr = Link jako kod QR do aparatu
page-link-local = Ten link działa tylko na tym komputerze.
page-network = Wpuść innych z tej sieci
page-network-more = Jeśli wpuścisz innych, każdy w twojej sieci może otworzyć tę stronę, dopóki nie naciśniesz „{ page-network-close }” albo nie wyłączysz Zigguratu.
page-network-open = Inni w tej sieci znajdą tę stronę tutaj: { $address }.
page-network-close = Znowu tylko ten komputer
page-invited = { $name } zaprasza cię do gry w { $game }
page-invited-nameless = Zapraszamy cię do gry w { $game }
page-invite-send = Wyślij zaproszenie
page-invite-copy = Skopiuj zaproszenie
page-copy = Kopiuj
page-copied = Skopiowane

page-waiting = Czekamy, aż ktoś usiądzie.
page-sat-down = { $name } siada do stołu.
page-your-turn = Twoja kolej: { $status }
page-thinking = { $name } myśli…
page-played = { $name }: { $action }.
page-to-act = teraz gra
page-ending = { $how ->
    [resigned] { $self ->
        [true] Poddajesz partię.
       *[false] { $name } poddaje partię.
    }
    [time] { $self ->
        [true] Twój czas minął.
       *[false] { $name }: czas minął.
    }
   *[abandoned] Partia została przerwana.
}
page-ended = Koniec partii
page-you-won = Wygrywasz!
page-won = { $name } wygrywa
page-team-won = { $names } wygrywają
page-your-team-won = Twoja drużyna wygrywa!
page-shared-win = Wspólna wygrana
page-nobody-won = Nikt nie wygrywa
page-rematch = Jeszcze raz
page-rematch-asked = Czekamy na innych…
page-rematch-theirs = { $name } chce zagrać jeszcze raz.
page-rematch-accept = Tak, chętnie
page-rematch-decline = Nie teraz
page-rematch-refused = { $name } nie chce teraz grać jeszcze raz.
page-clock-waits = Zegary ruszą, gdy wszyscy będą przy stole albo ktoś zagra.
page-next-game = Do nowej partii
page-look-back = Obejrzyj
page-looking-back = Oglądasz ruch { $ply } z { $count }
page-start = Początek partii
page-watchers = { $count ->
    [one] { $count } osoba ogląda
    [few] { $count } osoby oglądają
   *[many] { $count } osób ogląda
}
page-watching = Oglądasz.
page-moved = { $ply ->
    [0] Ta partia została tu przeniesiona z urządzenia przed pierwszym ruchem.
   *[other] Ta partia została tu przeniesiona z urządzenia przy ruchu { $ply }. Wszystkie wcześniejsze losowania odbyły się na tamtym urządzeniu.
}
page-set-up = Ta partia nie zaczyna się od początku, tylko od ustawionej pozycji.
page-other-seat = Zająć miejsce z tego linku?
page-other-seat-more = Ten link daje przy tym stole miejsce { $seats }. Masz tu już swoje miejsce, a to urządzenie może zachować tylko jedno z dwóch.
page-other-seat-take = Zajmij drugie miejsce
page-other-seat-keep = Zachowaj moje miejsce
page-link-refused = Ten osobisty link nie daje miejsca przy tym stole. Zachowujesz miejsce, które masz.
page-hand-over = { $name }, twoja kolej.
page-hand-over-more = Podaj urządzenie dalej.

page-panel = Ruchy i narzędzia
page-last-here = { $whose ->
    [own] Twój ostatni ruch
   *[other] Ostatni ruch: { $name }
}
page-actions = Dotychczasowe ruchy
page-no-actions = Jeszcze nie było żadnego ruchu.
page-step = { $how ->
    [first] Na początek
    [back] Jeden ruch wstecz
    [next] Jeden ruch dalej
   *[last] Do najnowszego
}
page-replay = Odtwórz
page-pause = Pauza
page-hint = Podpowiedź
page-hint-thinking = Chwilka…
page-undo = Cofnij
page-undone = Cofnięte.
page-undo-yours = Prosisz o cofnięcie swojego ostatniego ruchu.
page-undo-theirs = { $name } chce cofnąć ruch.
page-undo-refused = Inni wolą grać dalej.
page-done = Gotowe?
page-done-yours = Pytasz innych, czy to już gotowe.
page-done-theirs = { $name } uważa, że gotowe. A ty?
page-done-agree = Tak, gotowe
page-done-refuse = Buduję dalej
page-done-refused = Inni wolą budować dalej.
page-agree = Zgoda
page-refuse = Raczej nie
page-absent = Nie ma przy stole: { $name }.
page-stand-in = Niech dalej gra bot
page-delete = Usuń ten stół
page-delete-sure = Usunąć ten stół na zawsze?
page-delete-alone = Partia, imiona i linki znikną, i to dla wszystkich. Nie da się ich przywrócić.
page-delete-others = Najpierw zapytamy innych przy stole. Jeśli się zgodzą, partia, imiona i linki znikną dla wszystkich. Kogo nie ma od siedmiu dni, tego zgody już nie potrzeba.
page-delete-keep = Zostaw
page-delete-yours = Prosisz o usunięcie tego stołu. Czekamy na innych.
page-delete-theirs = { $name } chce usunąć ten stół na zawsze.
page-delete-agreed = Zgadzasz się usunąć ten stół. Czekamy na innych.
page-delete-refused = Inni wolą zachować ten stół.
page-deleted = Ten stół jest usunięty
page-deleted-more = Na serwerze nic po nim nie zostało. Dziękujemy za grę.
page-damaged = Tego stołu nie da się otworzyć
page-gave-way = Ta strona odeszła od stołu
page-reload = Odśwież stronę
page-resign = Poddaj się
page-resign-sure = Poddać tę partię?
page-resign-more = Dla ciebie partia się skończy. Zostanie na liście i możesz ją jeszcze obejrzeć.
page-keep-playing = Gram dalej
page-phrases = Powiedz coś
page-place = Połóż
page-more-pieces = { $count ->
    [one] Jeszcze jeden element
    [few] Jeszcze { $count } elementy
   *[many] Jeszcze { $count } elementów
}
page-rules = Jak grać
page-share = Udostępnij
page-share-link = Kto ma ten link, może oglądać.
page-share-record = Zapis partii
page-share-picture = Obrazek planszy
page-share-device = Graj dalej na innym urządzeniu
page-share-device-more = Ten osobisty link przenosi twoje miejsce na inne urządzenie. Zachowaj go dla siebie.

page-explore-words = Każdy ruch i ile jest wart
page-explore-start = Początek
page-explore-until = Do pozycji przed ruchem { $number }
page-no-position = Nie ma takiej pozycji
page-not-solved = Tylko jedna z tych gier jest w całości rozwiązana: Babel.
page-theorem = Cała prawda
page-working-out = Liczymy…
page-perfect-line = Idealna gra
page-truth = { $how ->
    [win] Gracz { $seat } wygrywa za { $distance } { $distance ->
        [one] ruch
        [few] ruchy
       *[many] ruchów
    }, jeśli nikt się nie pomyli.
    [draw] Wspólna wygrana, jeśli nikt się nie pomyli.
    [loss] Cokolwiek zrobi gracz { $seat }, przeciwnik wygrywa za { $distance } { $distance ->
        [one] ruch
        [few] ruchy
       *[many] ruchów
    }, jeśli nikt się nie pomyli.
   *[estimate] Nikt nie wie na pewno.
}

page-settings = Ustawienia
page-theme = Kolory
page-theme-system = jak w urządzeniu
page-theme-light = jasne
page-theme-dark = ciemne
page-language = Język
page-language-auto = jak w przeglądarce
page-speed = Animacje
page-speed-calm = spokojne
page-speed-quick = szybkie
page-speed-none = wyłączone
page-bots = Boty grają
page-bots-slow = powoli, łatwo nadążyć
page-bots-calm = ruch po ruchu
page-bots-none = od razu
page-sound = Dźwięk
page-volume = Głośność
page-notify = Daj znać, gdy będzie moja kolej
page-notify-denied = W tej przeglądarce powiadomienia są wyłączone. Możesz je włączyć w jej ustawieniach dla tej strony.
page-confirm = Potwierdzaj ruch
page-confirm-touch = na ekranie dotykowym
page-confirm-always = zawsze
page-confirm-never = nigdy
page-quality = Obraz
page-quality-auto = zależnie od szybkości
page-quality-full = szczegółowy
page-quality-plain = prosty
page-quality-flat = płaski plan

page-camera = Widok
page-look = { $how ->
    [left] Obróć w lewo
    [right] Obróć w prawo
    [side] Z innej strony
    [above] Z góry
    [under] Z dołu
    [closer] Bliżej
    [farther] Dalej
   *[reset] Zwykły widok
}
page-explode = Rozsuń piętra

page-twin = Plan i tekst
page-layer-up = Warstwa wyżej
page-layer-down = Warstwa niżej
page-command = Zapis ruchu
page-enter = Zagraj
page-doable = { $count ->
    [0] Teraz nie ma nic do zrobienia
    [one] Jedna możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
}
page-doable-here = { $count ->
    [0] Na tym polu nie ma nic do zrobienia
    [one] Jedna możliwość na tym polu
    [few] { $count } możliwości na tym polu
   *[many] { $count } możliwości na tym polu
}
page-doable-all = Pokaż wszystkie
page-doable-more = I jeszcze { $count }: wybierz pole na planie albo wpisz ruch.
page-nothing-here = Tu nie ma teraz nic do zrobienia.

page-tip = Rada
page-tip-skip = Pomiń rady

page-keys = Klawisze
page-with-key = { $words } ({ $key })
page-key-f = F = plan i tekst
page-key-h = H = podpowiedź
page-key-z = Z = cofnij
page-key-p = P = rozegraj idealną grę do końca
page-key-step = , . = jeden ruch wstecz, jeden dalej
page-key-l = L = posłuchaj ostatniego ruchu
page-key-s = S = posłuchaj, czyja kolej
page-key-m = M = ustawienia i narzędzia
page-key-help = ? = ta strona
page-notation = Pokaż zapis ruchów
page-turn = Tura
