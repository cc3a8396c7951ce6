# The words in the diagrams of the terminal, and the tables beside them. Those of one game's column are padded alike.

diagram-level = level { $level }
diagram-seat = seat { $seat }
diagram-seats = seats { $one } and { $other }
diagram-holds = seat { $seat } holds
diagram-nothing = nothing
diagram-reserve = reserve
diagram-cylinders = cylinders
diagram-cylinders-left = left: { $heights }
diagram-cylinders-of = { $whose }: { $heights }
diagram-no-cylinder = none
diagram-supply = supply
diagram-hand = hand
diagram-held = held
diagram-mission = mission
diagram-bag = bag
diagram-drawn = drawn
diagram-score = seat { $seat }: { $score }
diagram-score-powers = seat { $seat }: { $score }, powers { $powers }
babel-diagram = In the diagram, 3enu is a cube with 3 bulges: to the east (e), to the north (n) and up (u). The other letters are w (west), s (south) and d (down). In an empty cell, ● is a bulge below and ○ an indent.

theorem-ply = ply
theorem-positions = positions
theorem-won = won
theorem-drawn = drawn
theorem-lost = lost
theorem-ended = ended
theorem-all = all

missions-number = mission
missions-won = won of games
missions-rate = win rate (95 %)
missions-turns = turns of won games (95 %)
missions-won-of = { $won } of { $games }
diagram-height = height
diagram-overhang = overhang
diagram-feet = feet
diagram-bars = bars used
