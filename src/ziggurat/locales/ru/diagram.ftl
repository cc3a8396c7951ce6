# Слова на рисунках в терминале и таблицы рядом с ними. Слова одного столбца выравниваются одинаково.

diagram-level = уровень { $level }
diagram-seat = игрок { $seat }
diagram-seats = игроки { $one } и { $other }
diagram-holds = у игрока { $seat }
diagram-nothing = ничего
diagram-reserve = запас
diagram-cylinders = цилиндры
diagram-cylinders-left = остались: { $heights }
diagram-cylinders-of = { $whose }: { $heights }
diagram-no-cylinder = нет
diagram-supply = запас
diagram-hand = рука
diagram-held = держат
diagram-mission = миссия
diagram-bag = мешочек
diagram-drawn = вынут
diagram-score = игрок { $seat }: { $score }
diagram-score-powers = игрок { $seat }: { $score }, силы { $powers }
babel-diagram = На рисунке 3enu — кубик с 3 выступами: на восток (e), на север (n) и вверх (u). Остальные буквы: w — запад, s — юг, d — вниз. В пустой клетке ● — выступ снизу, ○ — выемка.

theorem-ply = ход
theorem-positions = позиции
theorem-won = выиграно
theorem-drawn = общие
theorem-lost = проиграно
theorem-ended = окончено
theorem-all = все

missions-number = миссия
missions-won = побед из партий
missions-rate = доля побед (95 %)
missions-turns = ходов в выигранных (95 %)
missions-won-of = { $won } из { $games }
diagram-height = высота
diagram-overhang = свес
diagram-feet = опоры
diagram-bars = брусков
