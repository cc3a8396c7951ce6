# Les mots des diagrammes du terminal, et des tableaux à côté. Ceux d’une colonne d’un jeu sont complétés à la même largeur.

diagram-level = étage { $level }
diagram-seat = joueur { $seat }
diagram-seats = joueurs { $one } et { $other }
diagram-holds = joueur { $seat } a
diagram-nothing = rien
diagram-reserve = réserve
diagram-cylinders = cylindres
diagram-cylinders-left = restants : { $heights }
diagram-cylinders-of = { $whose } : { $heights }
diagram-no-cylinder = aucun
diagram-supply = stock
diagram-hand = main
diagram-held = tenu
diagram-mission = mission
diagram-bag = sac
diagram-drawn = tirée
diagram-score = joueur { $seat } : { $score }
diagram-score-powers = joueur { $seat } : { $score }, pouvoirs { $powers }
babel-diagram = Dans le diagramme, 3enu est un cube à 3 bosses : à l’est (e), au nord (n) et en haut (u). Les autres lettres sont w (ouest), s (sud) et d (bas). Dans une case vide, ● est une bosse en dessous et ○ un creux.

theorem-ply = pose
theorem-positions = positions
theorem-won = gagnées
theorem-drawn = partagées
theorem-lost = perdues
theorem-ended = terminées
theorem-all = toutes

missions-number = mission
missions-won = gagnées sur jouées
missions-rate = réussite (95 %)
missions-turns = tours des parties gagnées (95 %)
missions-won-of = { $won } sur { $games }
diagram-height = hauteur
diagram-overhang = surplomb
diagram-feet = pieds
diagram-bars = blocs utilisés
