# Ordene i diagrammene i terminalen og tabellene ved siden av. De som står i samme kolonne i et spill, fylles ut til samme bredde.

diagram-level = nivå { $level }
diagram-seat = plass { $seat }
diagram-seats = plass { $one } og { $other }
diagram-holds = plass { $seat } har
diagram-nothing = ingenting
diagram-reserve = reserve
diagram-cylinders = sylindre
diagram-cylinders-left = igjen: { $heights }
diagram-cylinders-of = { $whose }: { $heights }
diagram-no-cylinder = ingen
diagram-supply = forråd
diagram-hand = hånd
diagram-held = holdes
diagram-mission = oppdrag
diagram-bag = pose
diagram-drawn = trukket
diagram-score = plass { $seat }: { $score }
diagram-score-powers = plass { $seat }: { $score }, krefter { $powers }
babel-diagram = I diagrammet er 3enu en kube med 3 forhøyninger: mot øst (e), mot nord (n) og opp (u). De andre bokstavene er w (vest), s (sør) og d (ned). I et tomt felt er ● en forhøyning under og ○ en fordypning.

theorem-ply = trekk
theorem-positions = stillinger
theorem-won = vunnet
theorem-drawn = delt
theorem-lost = tapt
theorem-ended = avsluttet
theorem-all = alle

missions-number = oppdrag
missions-won = løst av partier
missions-rate = andel løst (95 %)
missions-turns = runder i løste partier (95 %)
missions-won-of = { $won } av { $games }
diagram-height = høyde
diagram-overhang = overheng
diagram-feet = føtter
diagram-bars = brukte bjelker
