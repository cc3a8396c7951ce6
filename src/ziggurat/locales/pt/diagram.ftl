# As palavras nos diagramas do terminal, e as tabelas ao lado. As da coluna de um jogo ficam com a mesma largura.

diagram-level = nível { $level }
diagram-seat = lugar { $seat }
diagram-seats = lugares { $one } e { $other }
diagram-holds = lugar { $seat } tem
diagram-nothing = nada
diagram-reserve = reserva
diagram-cylinders = cilindros
diagram-cylinders-left = restam: { $heights }
diagram-cylinders-of = { $whose }: { $heights }
diagram-no-cylinder = nenhum
diagram-supply = reserva
diagram-hand = mão
diagram-held = segurado
diagram-mission = missão
diagram-bag = saco
diagram-drawn = saiu
diagram-score = lugar { $seat }: { $score }
diagram-score-powers = lugar { $seat }: { $score }, poderes { $powers }
babel-diagram = No diagrama, 3enu é um cubo com 3 saliências: a leste (e), a norte (n) e em cima (u). As outras letras são w (oeste), s (sul) e d (em baixo). Numa casa vazia, ● é uma saliência por baixo e ○ uma reentrância.

theorem-ply = cubos
theorem-positions = posições
theorem-won = ganhas
theorem-drawn = partilhadas
theorem-lost = perdidas
theorem-ended = acabadas
theorem-all = todas

missions-number = missão
missions-won = ganhas das partidas
missions-rate = taxa de vitória (95%)
missions-turns = turnos das ganhas (95%)
missions-won-of = { $won } de { $games }
diagram-height = altura
diagram-overhang = avanço
diagram-feet = pés
diagram-bars = blocos usados
