# Koniec partii na stronie; misje, przed końcem i na końcu.

end-why = Dlaczego to koniec
end-score = Wynik
end-player = Gracz
end-winner = wygrywa
end-more = Więcej
end-less = Mniej
end-take-back = Cofnij i spróbuj inaczej
end-lost-kindly = Tym razem nie. Następna partia może być twoja.

end-turning-point = Punkt zwrotny
end-turning-point-looking = Przeglądamy partię: ruch { $looked } z { $count }…
end-turning-point-was = Ruch { $number }. { $self ->
    [true] Twój ruch: { $action }.
   *[false] { $name }: { $action }.
} { $certain ->
    [true] To odwróciło partię.
   *[false] Szansa na wygraną spadła tu mniej więcej o { $lost }%.
} Lepiej: { $better }.
end-turning-point-see = Zobacz
end-turning-point-none = { $certain ->
    [true] Nie było go: strona, która przegrała, nie mogła zagrać lepiej.
   *[false] Nie widać go wyraźnie: żaden pojedynczy ruch nie kosztował wiele.
}

mission-turn = Tura { $turn }
mission-goal = { $until ->
    [0] { $stars ->
        [one] jedna gwiazdka za wykonanie
        [few] { $stars } gwiazdki za wykonanie
       *[many] { $stars } gwiazdek za wykonanie
    }
   *[other] { $stars ->
        [one] jedna gwiazdka do tury { $until }
        [few] { $stars } gwiazdki do tury { $until }
       *[many] { $stars } gwiazdek do tury { $until }
    }
}
end-mission = { $how ->
    [won] Misja wykonana!
   *[lost] Tym razem się nie udało
}
end-mission-stars = { $stars ->
    [one] Jedna gwiazdka
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
}: misja wykonana w { $turns ->
    [one] jednej turze.
    [few] { $turns } turach.
   *[many] { $turns } turach.
} { $better ->
    [0] Więcej nie da się zdobyć.
    [one] Jeszcze jedna, jeśli wystarczy ci jedna tura.
    [few] Jeszcze jedna, jeśli zmieścisz się w { $better } turach.
   *[many] Jeszcze jedna, jeśli zmieścisz się w { $better } turach.
}
end-mission-kindly = Woreczek za każdym razem mieszamy od nowa. Spróbuj jeszcze raz.
end-next-mission = Następna misja
