# Besede v diagramih terminala in v tabelah ob njih. Besede v istem stolpcu ene igre se zapolnijo na enako širino.

diagram-level = { $level }. nadstropje
diagram-seat = igralec { $seat }
diagram-seats = igralca { $one } in { $other }
diagram-holds = igralec { $seat } ima
diagram-nothing = nič
diagram-reserve = zaloga
diagram-cylinders = valji
diagram-cylinders-left = preostali: { $heights }
diagram-cylinders-of = { $whose }: { $heights }
diagram-no-cylinder = nobenega
diagram-supply = zaloga
diagram-hand = roka
diagram-held = pridržana
diagram-mission = misija
diagram-bag = vrečka
diagram-drawn = izžreban
diagram-score = igralec { $seat }: { $score }
diagram-score-powers = igralec { $seat }: { $score }, moči { $powers }
babel-diagram = V diagramu je 3enu kocka s 3 izboklinami: na vzhodu (e), na severu (n) in zgoraj (u). Druge črke so w (zahod), s (jug) in d (spodaj). V praznem polju je ● izboklina spodaj, ○ pa vboklina.

theorem-ply = poteza
theorem-positions = položaji
theorem-won = zmage
theorem-drawn = skupne
theorem-lost = porazi
theorem-ended = končani
theorem-all = skupaj

missions-number = misija
missions-won = zmage od partij
missions-rate = uspešnost (95 %)
missions-turns = poteze v zmagah (95 %)
missions-won-of = { $won } od { $games }
diagram-height = višina
diagram-overhang = previs
diagram-feet = noge
diagram-bars = porabljene palice
