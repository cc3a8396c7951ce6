# Słowa w obrazkach terminala i tabele obok nich. Słowa z jednej kolumny są wyrównywane.

diagram-level = piętro { $level }
diagram-seat = gracz { $seat }
diagram-seats = gracze { $one } i { $other }
diagram-holds = gracz { $seat } ma
diagram-nothing = nic
diagram-reserve = rezerwa
diagram-cylinders = walce
diagram-cylinders-left = zostały: { $heights }
diagram-cylinders-of = { $whose }: { $heights }
diagram-no-cylinder = brak
diagram-supply = zapas
diagram-hand = ręka
diagram-held = trzymana
diagram-mission = misja
diagram-bag = woreczek
diagram-drawn = wylosowany
diagram-score = gracz { $seat }: { $score }
diagram-score-powers = gracz { $seat }: { $score }, moce { $powers }
babel-diagram = Na obrazku 3enu to kostka z 3 wypukłościami: na wschód (e), na północ (n) i w górę (u). Pozostałe litery to w (zachód), s (południe) i d (w dół). Na pustym polu ● to wypukłość pod spodem, a ○ to wgłębienie.

theorem-ply = ruch
theorem-positions = pozycje
theorem-won = wygrane
theorem-drawn = wspólne
theorem-lost = przegrane
theorem-ended = zakończone
theorem-all = razem

missions-number = misja
missions-won = wygrane z partii
missions-rate = odsetek wygranych (95%)
missions-turns = tury wygranych partii (95%)
missions-won-of = { $won } z { $games }
diagram-height = wysokość
diagram-overhang = nawis
diagram-feet = nogi
diagram-bars = zużyte belki
