# Strona „Czego nauczyły się boty”: co boty odkryły o grach.

learned-title = Czego nauczyły się boty
learned-about = Babel jest rozwiązany, więc tam odpowiedź jest pewna. W pozostałych grach to oceny najsilniejszego bota albo wyniki partii, które grał sam ze sobą.
learned-first = Czy warto zaczynać?
learned-babel = { $wins ->
    [true] W Babelu ten, kto zaczyna, zawsze może wygrać.
   *[false] W Babelu ten, kto zaczyna, przegrywa, jeśli przeciwnik gra idealnie.
}
learned-beginner = Kto zaczyna
learned-certain = na pewno
learned-between = Zapewne między
learned-times = Przypadki
learned-played = Partie
learned-openings = Nivos: pierwsze płytki
learned-openings-words = To, gdzie leży neutralna płytka, prawie nie ma znaczenia. Najlepsze odpowiedzi biorą płytkę z rezerwy, a własne zostawiają na później.
learned-place = { $place ->
    [corner] Neutralna płytka w rogu
    [edge] Neutralna płytka przy brzegu
   *[middle] Neutralna płytka na środku
}
learned-answer = Najlepsza odpowiedź
learned-wins = wygrywa około
learned-powers = Bąbelsy: ile warta jest moc
learned-powers-words = O ile moc zwiększa szansę na wygraną, gdy użyjesz jej najlepiej, jak się da, zamiast rezygnować.
learned-power = Moc
learned-adds = daje około
