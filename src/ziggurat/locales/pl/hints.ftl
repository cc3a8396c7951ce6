# Podpowiedzi krok po kroku: gdzie patrzeć, który element, ruch, dlaczego. Fakty do „dlaczego” znajdują zasady.

clue-step = { $step ->
    [where] Gdzie patrzeć
    [piece] Który element
    [action] Ruch
   *[why] Dlaczego
}
clue-next = { $step ->
    [piece] Który element?
    [action] Pokaż mi
   *[why] Dlaczego?
}
clue-quarter = { $quarter ->
    [n] na północy
    [ne] na północnym wschodzie
    [e] na wschodzie
    [se] na południowym wschodzie
    [s] na południu
    [sw] na południowym zachodzie
    [w] na zachodzie
    [nw] na północnym zachodzie
   *[middle] na środku
}
clue-where = Zobacz, co możesz teraz zrobić.
clue-piece = Jedna z tych możliwości jest lepsza od innych.
clue-action = Ruch: { $token }
clue-wins = { $distance ->
    [0] To na pewno wygrywa.
    [one] To wygrywa, najpóźniej za jeden ruch.
    [few] To wygrywa, najpóźniej za { $distance } ruchy.
   *[many] To wygrywa, najpóźniej za { $distance } ruchów.
}
clue-loses = { $distance ->
    [0] Przy najlepszej grze przeciwnika każdy ruch przegrywa.
    [one] Przy najlepszej grze przeciwnika każdy ruch przegrywa; ten wytrzymuje najdłużej, jeszcze jeden ruch.
    [few] Przy najlepszej grze przeciwnika każdy ruch przegrywa; ten wytrzymuje najdłużej, jeszcze { $distance } ruchy.
   *[many] Przy najlepszej grze przeciwnika każdy ruch przegrywa; ten wytrzymuje najdłużej, jeszcze { $distance } ruchów.
}
clue-shares = To zapewnia wspólną wygraną; więcej nie da się osiągnąć.
clue-estimate = Szansa na wygraną: mniej więcej { $percent }%.
clue-wins-now = To od razu wygrywa.
clue-prevents = { $count ->
    [one] Po jednym z innych ruchów (wszystkich: { $others }) przeciwnik mógłby od razu wygrać; po tym nie może.
    [few] Po { $count } innych ruchach (z { $others }) przeciwnik mógłby od razu wygrać; po tym nie może.
   *[many] Po { $count } innych ruchach (z { $others }) przeciwnik mógłby od razu wygrać; po tym nie może.
}
clue-only = Nic innego nie da się tu zrobić.
clue-alike = Inne możliwości są prawie tak samo dobre; ta jest jedną z najlepszych.
clue-next-best = Druga najlepsza możliwość: mniej więcej { $percent }%.

clue-babel-where = Spójrz na { babel-place } piętra { $level }.
clue-babel-piece = Weź { babel-cube }.
clue-babel-answers = { $count ->
    [0] Przeciwnik nie ma potem żadnej odpowiedzi.
    [one] Przeciwnik ma potem tylko jedną odpowiedź.
    [few] Przeciwnik ma potem { $count } odpowiedzi.
   *[many] Przeciwnik ma potem { $count } odpowiedzi.
}

clue-nivos-where = Spójrz na piętro { $level }, { clue-quarter }.
clue-nivos-piece = { $source ->
    [neutral] Połóż płytkę neutralną.
    [reserve] Weź z rezerwy { nivos-colour-them } płytkę { $size }.
    [mate] Weź z ręki partnera { nivos-colour-them } płytkę { $size }.
   *[hand] Weź swoją { nivos-colour-them } płytkę { $size }.
}
clue-nivos-where-pass = Sprawdź, czy w ogóle da się coś położyć.
clue-nivos-piece-pass = Żadna płytka nie pasuje.
clue-nivos-where-cylinder = Spójrz na walce, które zostały.
clue-nivos-piece-cylinder = Ten o wysokości { $height }.
clue-nivos-free = Nie bierzesz walca.
clue-nivos-opens = { $height ->
    [0] To otwiera piętro { $level }, więc bierzesz walec do wyboru.
   *[other] To otwiera piętro { $level }, więc bierzesz walec o wysokości { $height }.
}
clue-nivos-stuck = Następny gracz nie może nic położyć i bierze walec.
clue-nivos-forces = Cokolwiek położy następny gracz, otworzy piętro i weźmie walec.
clue-nivos-answers = { $count ->
    [one] Następnemu graczowi zostaje tylko jedna odpowiedź bez walca (z { $all }).
    [few] Następnemu graczowi zostają { $count } odpowiedzi bez walca (z { $all }).
   *[many] Następnemu graczowi zostaje { $count } odpowiedzi bez walca (z { $all }).
}

clue-bubbles-where = { $where ->
    [sky] Spójrz na niebo, na kolumnę { $column }.
    [own] Spójrz na swoją planetę, na kolumnę { $column }.
   *[other] Spójrz na drugą planetę, na kolumnę { $column }.
}
clue-bubbles-other-colour = { $other ->
    [R] czerwony
    [P] fioletowy
    [Y] żółty
    [B] niebieski
    [G] zielony
   *[K] czarny
}
clue-bubbles-piece = { $kind ->
    [place] Chodzi o { bubbles-colour-them } Bąbelsa z woreczka.
    [power] Użyj mocy { bubbles-colour-of } Bąbelsów.
    [send] Wyślij { bubbles-colour-them } Bąbelsa.
   *[pair] Chodzi o dwa Bąbelsy: { bubbles-colour } i { clue-bubbles-other-colour }.
}
clue-bubbles-where-pass = Zobacz, co zostanie po każdej z możliwości.
clue-bubbles-piece-pass = Teraz nie trzeba nic ruszać.
clue-bubbles-pops = { $groups ->
    [one] { $count ->
        [one] Pęka { $count } Bąbels.
        [few] Pękają { $count } Bąbelsy.
       *[many] Pęka { $count } Bąbelsów.
    }
    [few] { $count ->
        [one] Pęka { $count } Bąbels (grupy: { $groups }).
        [few] Pękają { $count } Bąbelsy (grupy: { $groups }).
       *[many] Pęka { $count } Bąbelsów w { $groups } grupach.
    }
   *[many] { $count ->
        [one] Pęka { $count } Bąbels (grupy: { $groups }).
        [few] Pękają { $count } Bąbelsy (grupy: { $groups }).
       *[many] Pęka { $count } Bąbelsów w { $groups } grupach.
    }
}
clue-bubbles-points = { $points ->
    [one] To daje jeden punkt.
    [few] To daje { $points } punkty.
   *[many] To daje { $points } punktów.
}
clue-bubbles-power = To daje moc { bubbles-colour-of } Bąbelsów.
clue-bubbles-nothing = Nic nie pęka.
clue-bubbles-then = { $count ->
    [0] { $kind ->
        [swap] Po tej zamianie przy żadnym zrzucie jeszcze nic nie pęknie.
       *[pass] Przy takim niebie po żadnym zrzucie jeszcze nic nie pęknie.
    }
    [one] { $kind ->
        [swap] Po tej zamianie przy zrzucie może pęknąć { $count } Bąbels.
       *[pass] Przy takim niebie po zrzucie może pęknąć { $count } Bąbels.
    }
    [few] { $kind ->
        [swap] Po tej zamianie przy zrzucie mogą pęknąć { $count } Bąbelsy.
       *[pass] Przy takim niebie po zrzucie mogą pęknąć { $count } Bąbelsy.
    }
   *[many] { $kind ->
        [swap] Po tej zamianie przy zrzucie może pęknąć { $count } Bąbelsów.
       *[pass] Przy takim niebie po zrzucie może pęknąć { $count } Bąbelsów.
    }
}

clue-talo-where = { $layer ->
    [0] Spójrz na planszę, { clue-quarter }.
   *[other] Spójrz na wysokość { $layer }, { clue-quarter }.
}
clue-talo-where-supply = Spójrz na zapas.
clue-talo-where-end = Zobacz, co jeszcze zostało do zrobienia.
clue-talo-piece = { $axis ->
    [z] Weź belkę { $length } i postaw ją pionowo.
   *[lying] Weź belkę { $length } i połóż ją poziomo.
}
clue-talo-piece-pawn = Chodzi o twój pionek.
clue-talo-piece-take = { $count ->
    [one] Wystarczy jedna belka.
    [few] Weź dwie belki.
   *[many] Weź dwie belki.
}
clue-talo-piece-end = Pionek zostaje tam, gdzie jest.
clue-talo-stands = { $margin ->
    [0] Wszystko stoi, ale ledwo.
   *[other] Wszystko stoi, z zapasem { $margin }% pola.
}
clue-talo-held = Sama spadłaby { talo-side }; następna belka będzie jej przeciwwagą.
clue-talo-saves = Będzie przeciwwagą dla przytrzymanej belki { $length }, która bez niej by spadła.
clue-talo-falls = Spada { talo-side }.
clue-talo-leads = Twój pionek mógłby potem wejść na wysokość { $height }; teraz najwyżej na { $before }.
clue-talo-climbs = { $to ->
    [0] Twój pionek staje na planszy.
   *[other] Twój pionek idzie z wysokości { $from } na wysokość { $to }.
}
clue-talo-choices = { $count ->
    [one] Pierwszą z tych belek można położyć na jeden sposób.
    [few] Pierwszą z tych belek można położyć na { $count } sposoby.
   *[many] Pierwszą z tych belek można położyć na { $count } sposobów.
}
