# Strona główna dla kogoś, kto wraca: partie, które czekają, partie skończone, własne błędy jako zagadki.

home-welcome-back = { $named ->
    [true] Miło cię znowu widzieć, { $name }
   *[false] Miło cię znowu widzieć
}
home-continue = Graj dalej
home-continue-yours = Graj dalej – twoja kolej
home-your-turn = Twoja kolej
home-their-turn = Teraz gra { $name }
home-show-all = Pokaż wszystkie ({ $count })
home-progress = { $words } ({ $done } z { $count })

home-watch = Partie do oglądania
home-playing = Oglądaj
home-clock = { $kind ->
    [turn] { $time } na turę
   *[total] { $increment ->
        [0] { $time } na gracza
       *[other] { $time } na gracza i jeszcze { $increment } s za każdy ruch
    }
}

home-finished = Skończone partie
home-outcome = { $outcome ->
    [won] Wygrana
    [lost] Przegrana
   *[shared] Wspólna wygrana
}
home-won-by = { $count ->
    [one] Wygrana: { $names }
    [few] Wspólna wygrana: { $names }
   *[many] Wspólna wygrana: { $names }
}
home-gallery = Galeria budowli
home-record = Twoje wyniki z botami
home-record-bot = { $shared ->
    [0] wygrane: { $won }, przegrane: { $lost }
   *[other] wygrane: { $won }, wspólne: { $shared }, przegrane: { $lost }
}

mistakes = Twoje błędy jako zagadki
mistakes-one = Twój własny błąd
mistakes-all = Wszystkie twoje błędy
mistakes-about = Pozycje z twoich partii na tym urządzeniu, w których ruch sporo cię kosztował. Znajdź lepszy.
mistakes-looking = Przeglądamy twoje ostatnie partie…
mistakes-none = Jeszcze nic tu nie ma. Dokończ partię na tym urządzeniu; jeśli jakiś ruch sporo cię kosztował, pojawi się tutaj.
mistakes-gone = Tej pozycji nie ma już na tym urządzeniu.
mistakes-left = { $count ->
    [0] Wszystkie rozwiązane. Nowe przyjdą z nowymi partiami.
    [one] Jeden czeka na lepszy ruch.
    [few] { $count } czekają na lepszy ruch.
   *[many] { $count } czeka na lepszy ruch.
}
mistakes-cost = { $exact ->
    [true] { $lost ->
        [100] Twój ruch oddał wygraną.
       *[other] Twój ruch zmniejszył szansę na wygraną o { $lost }%.
    }
   *[false] Twój ruch zmniejszył szansę na wygraną o około { $lost }%.
}
mistakes-task = { mistakes-cost } Znajdź najlepszy ruch albo równie dobry.
mistakes-judged = { $exact ->
    [true] Każda odpowiedź jest oceniana dokładnie.
   *[false] Odpowiedzi ocenia się w przybliżeniu: wystarczy, że ruch wygląda równie dobrze.
}
mistakes-solved = { $exact ->
    [true] Dobrze. Nic lepszego nie ma.
   *[false] Dobrze. O ile da się ocenić, nic lepszego nie ma.
}
mistakes-not = { $exact ->
    [true] Ten ruch też zmniejsza szansę na wygraną o { $lost }%.
   *[false] Ten ruch też zmniejsza szansę na wygraną, mniej więcej o { $lost }%.
}
mistakes-same = Właśnie ten ruch był w partii.
mistakes-answer-is = Lepiej byłoby tak: { $action }.
mistakes-in-game = Zobacz w partii
mistakes-next = Następny błąd

home-listed = Twój stół jest na stronie głównej tego serwera. Każdy może się tam dosiąść.
home-meanwhile = Zagraj tymczasem z botem
home-arrival = Ktoś siada do stołu
home-arrived = { $names } – już przy twoim stole ({ $game }).
home-arrived-kept = Partia, w którą tu grasz, zostaje zapisana.
home-arrived-go = Do stołu

setup-players = Ile osób gra?
setup-alone = jedna: misje
setup-count = { $count ->
    [2] dwie
    [3] trzy
    [4] cztery
   *[other] { $count }
}
setup-minutes = Naszym zdaniem około { $minutes } min
setup-team = Drużyna { $team }
setup-anyone = Stół pojawi się na stronie głównej tego serwera. Kto tam zajrzy, może usiąść, a inni mogą oglądać.
