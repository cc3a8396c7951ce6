# Le parole nei diagrammi del terminale, e le tabelle accanto. Quelle di una colonna di un gioco sono allineate.

diagram-level = piano { $level }
diagram-seat = giocatore { $seat }
diagram-seats = giocatori { $one } e { $other }
diagram-holds = il giocatore { $seat } ha
diagram-nothing = niente
diagram-reserve = riserva
diagram-cylinders = cilindri
diagram-cylinders-left = rimasti: { $heights }
diagram-cylinders-of = { $whose }: { $heights }
diagram-no-cylinder = nessuno
diagram-supply = scorta
diagram-hand = mano
diagram-held = tenuto
diagram-mission = missione
diagram-bag = sacchetto
diagram-drawn = pescata
diagram-score = giocatore { $seat }: { $score }
diagram-score-powers = giocatore { $seat }: { $score }, poteri { $powers }
babel-diagram = Nel diagramma 3enu è un cubo con 3 picchi: a est (e), a nord (n) e in alto (u). Le altre lettere sono w (ovest), s (sud) e d (in basso). In una casella vuota ● è un picco sotto e ○ un buco.

theorem-ply = mossa
theorem-positions = posizioni
theorem-won = vinte
theorem-drawn = condivise
theorem-lost = perse
theorem-ended = finite
theorem-all = tutte

missions-number = missione
missions-won = vinte su giocate
missions-rate = riuscita (95%)
missions-turns = turni delle partite vinte (95%)
missions-won-of = { $won } su { $games }
diagram-height = altezza
diagram-overhang = sporgenza
diagram-feet = piedi
diagram-bars = mattoncini usati
