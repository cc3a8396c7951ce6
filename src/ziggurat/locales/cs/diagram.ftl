# Slova v obrázcích terminálu a v tabulkách vedle nich. Slova jednoho sloupce se doplňují na stejnou šířku.

diagram-level = { $level }. patro
diagram-seat = hráč { $seat }
diagram-seats = hráči { $one } a { $other }
diagram-holds = hráč { $seat } má
diagram-nothing = nic
diagram-reserve = zásoba
diagram-cylinders = válce
diagram-cylinders-left = zbývá: { $heights }
diagram-cylinders-of = { $whose }: { $heights }
diagram-no-cylinder = žádný
diagram-supply = zásoba
diagram-hand = ruka
diagram-held = držený
diagram-mission = mise
diagram-bag = váček
diagram-drawn = vylosovaná
diagram-score = hráč { $seat }: { $score }
diagram-score-powers = hráč { $seat }: { $score }, síly { $powers }
babel-diagram = Na obrázku je 3enu kostka se 3 výdutěmi: na východ (e), na sever (n) a nahoru (u). Ostatní písmena jsou w (západ), s (jih) a d (dolů). V prázdném políčku je ● výduť pod ním a ○ prohlubeň.

theorem-ply = tah
theorem-positions = pozice
theorem-won = výhry
theorem-drawn = společné
theorem-lost = prohry
theorem-ended = ukončené
theorem-all = vše

missions-number = mise
missions-won = výhry z partií
missions-rate = podíl výher (95 %)
missions-turns = tahy vyhraných partií (95 %)
missions-won-of = { $won } z celkem { $games }
diagram-height = výška
diagram-overhang = přesah
diagram-feet = nohy
diagram-bars = použité hranoly
