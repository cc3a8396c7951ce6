# Las palabras de los diagramas del terminal, y las tablas a su lado. Las de la columna de un mismo juego se alinean.

diagram-level = nivel { $level }
diagram-seat = sitio { $seat }
diagram-seats = sitios { $one } y { $other }
diagram-holds = sitio { $seat } tiene
diagram-nothing = nada
diagram-reserve = reserva
diagram-cylinders = cilindros
diagram-cylinders-left = quedan: { $heights }
diagram-cylinders-of = { $whose }: { $heights }
diagram-no-cylinder = ninguno
diagram-supply = montón
diagram-hand = mano
diagram-held = sujeto
diagram-mission = misión
diagram-bag = bolsa
diagram-drawn = sacada
diagram-score = sitio { $seat }: { $score }
diagram-score-powers = sitio { $seat }: { $score }, poderes { $powers }
babel-diagram = En el diagrama, 3enu es un cubo con 3 salientes: al este (e), al norte (n) y arriba (u). Las otras letras son w (oeste), s (sur) y d (abajo). En una casilla vacía, ● es un saliente debajo y ○ una hendidura.

theorem-ply = cubos
theorem-positions = posiciones
theorem-won = ganadas
theorem-drawn = compartidas
theorem-lost = perdidas
theorem-ended = terminadas
theorem-all = todas

missions-number = misión
missions-won = partidas ganadas
missions-rate = éxito (95 %)
missions-turns = turnos de las ganadas (95 %)
missions-won-of = { $won } de { $games }
diagram-height = altura
diagram-overhang = voladizo
diagram-feet = pies
diagram-bars = bloques usados
