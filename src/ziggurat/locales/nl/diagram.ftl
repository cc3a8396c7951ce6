# De woorden in de diagrammen van de terminal, en de tabellen ernaast. Die van één kolom van een spel krijgen dezelfde breedte.

diagram-level = laag { $level }
diagram-seat = speler { $seat }
diagram-seats = spelers { $one } en { $other }
diagram-holds = speler { $seat } heeft
diagram-nothing = niets
diagram-reserve = reserve
diagram-cylinders = cilinders
diagram-cylinders-left = over: { $heights }
diagram-cylinders-of = { $whose }: { $heights }
diagram-no-cylinder = geen
diagram-supply = voorraad
diagram-hand = hand
diagram-held = vast
diagram-mission = missie
diagram-bag = zak
diagram-drawn = getrokken
diagram-score = speler { $seat }: { $score }
diagram-score-powers = speler { $seat }: { $score }, krachten { $powers }
babel-diagram = In het diagram is 3enu een blok met 3 uitstulpingen: naar het oosten (e), naar het noorden (n) en naar boven (u). De andere letters zijn w (west), s (zuid) en d (onder). In een leeg vak is ● een uitstulping eronder en ○ een instulping.

theorem-ply = zet
theorem-positions = stellingen
theorem-won = gewonnen
theorem-drawn = gedeeld
theorem-lost = verloren
theorem-ended = afgelopen
theorem-all = alle

missions-number = missie
missions-won = gewonnen van gespeeld
missions-rate = gelukt (95%)
missions-turns = beurten van gewonnen partijen (95%)
missions-won-of = { $won } van { $games }
diagram-height = hoogte
diagram-overhang = overhang
diagram-feet = voeten
diagram-bars = gebruikte balkjes
