# Babel et babel pico.

babel-cube = { $type ->
    [0] cube gris (sans bosse)
    [1] cube blanc (1 bosse)
    [2] cube noir (2 bosses)
    [3] cube beige (3 bosses)
   *[4] cube bleu (4 bosses)
}
babel-side = { $side ->
    [e] l’est
    [w] l’ouest
    [n] le nord
   *[s] le sud
}
babel-place = { $cell ->
    [a1] sud-ouest
    [b1] sud-est
    [a2] nord-ouest
   *[b2] nord-est
}
babel-towards = { $side ->
    [d] en dessous
    [e] du côté du cube à l’est
    [w] du côté du cube à l’ouest
    [n] du côté du cube au nord
   *[s] du côté du cube au sud
}

babel-prompt = Le joueur { $seat } pose un cube à l’étage { $level }.
babel-stuck = Le joueur { $seat } ne peut plus poser de cube et perd.
babel-tower-last = La tour est terminée ; le joueur 1 ne peut plus poser de cube, le joueur 2 gagne.
babel-tower-draw = La tour est terminée ; vous gagnez ensemble.

babel-unreadable = « { $token } » n’est pas un coup. { babel-notation }
babel-notation = Écris la case (a1, b1, a2 ou b2), puis une lettre pour chaque bosse dans l’ordre e ou w, n ou s, u, d, ou « - » s’il n’y en a pas.
babel-outer = Une bosse vers { babel-side } dépasserait de la tour à cet endroit.
babel-no-such-cube = Il n’y a pas de cube avec { $count } bosses exactement sur ces faces.
babel-taken = Il y a déjà un cube à cet endroit.
babel-diagonal = Le deuxième cube se pose à côté du premier, pas en diagonale.
babel-not-in-hand = Tu n’as plus de { babel-cube }.
babel-table = À l’étage 1, le dessous doit être un creux : la table est plate.
babel-hollow = Ce cube laisserait un vide { babel-towards } : les deux faces sont des creux.
babel-clash = Ce cube ne va pas { babel-towards } : les deux faces ont une bosse.

babel-theorem = Le joueur { $seat } gagne à Babel s’il joue au mieux, en { $distance } coups (les { $positions } positions sont toutes résolues ; qui gagne va au plus vite, qui perd résiste le plus longtemps).
babel-theorem-draw = Si les deux jouent au mieux, Babel est une victoire partagée (les { $positions } positions sont toutes résolues).

# Sur la page. Un message M pour le terminal peut avoir M-you et M-named pour la page.
babel-pitch = Une tour, deux bâtisseurs. Chaque bosse va dans un creux ; quand plus aucun de tes cubes ne va, tu perds.
babel-also = Aussi pour babel pico : le même jeu avec de plus petits cubes.
babel-prompt-you = À toi de jouer : pose un cube à l’étage { $level }.
babel-prompt-named = { $name } pose un cube à l’étage { $level }.
babel-stuck-you = Plus aucun de tes cubes ne va, tu perds : { $winner } gagne.
babel-stuck-named = { $name } n’a plus aucun cube qui va, et perd.
babel-tower-last-named = La tour est terminée, et qui a commencé ne peut plus poser de cube.
babel-board = La tour : { $placed ->
    [0] vide
    [one] { $placed } cube
   *[other] { $placed } cubes
}, maintenant à l’étage { $level }.
babel-level = Étage { $level }
babel-hand = { $whose ->
    [own] Tes cubes
   *[other] Cubes : { $name }
}
babel-rival = { $whose ->
    [own] Tu as en main :
   *[other] { $name } a en main :
}
babel-turns = { $count ->
    [one] { $count } façon de le tourner
   *[other] { $count } façons de le tourner
}
babel-colour = { $type ->
    [0] gris
    [1] blanc
    [2] noir
    [3] beige
   *[4] bleu
}
babel-face = { $side ->
    [e] à l’est
    [w] à l’ouest
    [n] au nord
    [s] au sud
    [u] en haut
   *[d] en bas
}
babel-none = aucune
babel-described = cube { babel-colour }, { $count ->
    [0] sans bosse
    [one] bosse { $faces }
   *[other] bosses { $faces }
}
babel-held = { $count } × { babel-colour }
babel-hand-of = { $whose ->
    [own] Tu as en main : { $cubes }.
   *[other] { $name } a en main : { $cubes }.
}
babel-none-left = aucun cube
babel-action = { $cube }, au { babel-place }
babel-brief = { babel-place }
babel-cell-cube = { babel-place }, étage { $level }, { $cube }
babel-cell-empty = { babel-place }, étage { $level }, vide, { $under ->
    [table] sur la table
    [bulge] une bosse en dessous
    [indent] un creux en dessous
   *[empty] encore rien en dessous
}{ $count ->
    [0] {""}
    [one] , une façon de poser un cube
   *[other] , { $count } façons de poser un cube
}
babel-option-full-tower = Une tour complète
babel-option-full-tower-last = donne la victoire à qui joue en second
babel-option-full-tower-draw = est une victoire partagée
babel-openings = Le premier coup
babel-openings-more = Une carte pour chaque façon de commencer ; deux façons symétriques n’en font qu’une. Touche une carte pour continuer à partir de là.
babel-alike = { $count ->
    [one] { $count } façon
   *[other] { $count } façons, toutes pareilles
}
babel-levels = Les positions de chaque étage
babel-levels-more = Selon le nombre de cubes posés ; deux positions symétriques n’en font qu’une. « Gagnées » et « perdues » valent pour qui doit poser ; les terminées sont parmi les perdues. Dans les barres, de gauche à droite : gagnées (en couleur pleine), partagées (à pois), perdues (rayées), terminées (en plein, sans couleur).
babel-level-positions = Étage { $level } : { $positions } positions
babel-all-levels = Toutes ensemble
babel-ply = Cubes
babel-positions = Positions
babel-won = Gagnées
babel-drawn = Partagées
babel-lost = Perdues
babel-ended = Terminées
babel-distances = À quelle distance est la fin
babel-distances-more = Le nombre de positions pour chaque nombre de coups qui restent, si les deux jouent au mieux.
babel-distance = Coups
babel-keys =
    0 à 4 = prendre un cube de ce numéro
    R, ← → = tourner le cube
    ↑ ↓ = une autre case
    Entrée = poser
    X = écarter les étages
    Q, E, V = tourner la table, regarder du côté suivant
    T, U = regarder d’en haut, d’en bas
    + − = plus près, plus loin
    C = vue habituelle
babel-tip-take = { $device ->
    [touch] Touche un de tes cubes en bas : les bonnes cases s’allument.
   *[mouse] Clique sur un de tes cubes en bas : les bonnes cases s’allument.
}
babel-tip-place = { $device ->
    [touch] Touche une case allumée, choisis une image pour tourner le cube, puis appuie sur Poser.
   *[mouse] Pointe une case allumée. R ou la molette tourne le cube, un clic le pose.
}
babel-tip-aim = Le but : que l’autre ne puisse plus poser de cube.
babel-rules =
    À deux, vous construisez une seule tour, étage par étage, quatre cubes par étage, six étages en tout. Chacun à son tour pose un cube de sa main sur une case libre de l’étage en cours.

    Chaque face d’un cube a une bosse ou un creux. Là où deux cubes se touchent, côte à côte ou l’un sur l’autre, l’une des faces doit avoir une bosse et l’autre un creux.

    L’extérieur de la tour reste plat : les faces du dehors sont des creux, le dessous de l’étage 1 aussi. Une face tournée vers une case libre est au choix, et le dessus aussi.

    À l’étage 1, le deuxième cube se pose à côté du premier, pas en diagonale. Ensuite, choisis n’importe quelle case libre de l’étage.

    Chacun a trois cubes gris (0 bosse), trois blancs (1), un noir (2), trois beiges (3) et deux bleus (4). Le numéro dit combien de bosses a le cube.

    Qui ne peut plus poser de cube a perdu.
babel-needs = { $face ->
    [bulge] une bosse
   *[indent] un creux
} { $side ->
    [d] en dessous
    [e] à l’est
    [w] à l’ouest
    [n] au nord
   *[s] au sud
}
babel-cube-needs = Au { babel-place }, il faut un cube avec { $needs }.
babel-none-turns-so = Aucun des cubes qui restent ne peut se tourner ainsi.
babel-score-placed = Cubes posés
babel-score-left = Cubes restants
