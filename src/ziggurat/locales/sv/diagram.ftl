# Orden i terminalens bilder, och tabellerna bredvid. De som hör till samma spels kolumn fylls ut lika.

diagram-level = våning { $level }
diagram-seat = plats { $seat }
diagram-seats = plats { $one } och { $other }
diagram-holds = plats { $seat } har
diagram-nothing = inget
diagram-reserve = reserv
diagram-cylinders = cylindrar
diagram-cylinders-left = kvar: { $heights }
diagram-cylinders-of = { $whose }: { $heights }
diagram-no-cylinder = ingen
diagram-supply = förråd
diagram-hand = handen
diagram-held = hålls
diagram-mission = uppdrag
diagram-bag = påse
diagram-drawn = dragen
diagram-score = plats { $seat }: { $score }
diagram-score-powers = plats { $seat }: { $score }, krafter { $powers }
babel-diagram = I bilden är 3enu en kloss med 3 utbuktningar: åt öster (e), åt norr (n) och uppåt (u). De andra bokstäverna är w (väster), s (söder) och d (neråt). I en tom ruta är ● en utbuktning under och ○ en inbuktning.

theorem-ply = drag
theorem-positions = ställningar
theorem-won = vunna
theorem-drawn = delade
theorem-lost = förlorade
theorem-ended = slut
theorem-all = alla

missions-number = uppdrag
missions-won = vunna av partier
missions-rate = andel vunna (95 %)
missions-turns = omgångar i vunna partier (95 %)
missions-won-of = { $won } av { $games }
diagram-height = höjd
diagram-overhang = överhäng
diagram-feet = fötter
diagram-bars = använda bjälkar
