# Talo.

talo-side = { $side ->
    [e] vers l’est
    [w] vers l’ouest
    [n] vers le nord
    [s] vers le sud
   *[d] tout droit vers le bas
}
talo-bars-move = { $moving ->
    [one] { $moving } bloc bougerait
   *[other] { $moving } blocs bougeraient
}
talo-in-hand = { $count ->
    [one] le { $first }
   *[other] le { $first } et le { $second }
}
talo-winners = { $count ->
    [one] Le joueur { $winners } a le pion le plus haut, à la hauteur { $height }, et gagne.
   *[other] Les joueurs { $winners } ont les pions les plus hauts, à la hauteur { $height }, et partagent la victoire.
}

talo-prompt-start = Le joueur { $seat } met son pion sur une case de terre libre.
talo-prompt-restart = Le pion du joueur { $seat } est enfermé : il peut repartir du plateau, ou rester.
talo-prompt-roll = Le joueur { $seat } lance le dé.
talo-prompt-roll-again = Il n’y a rien dans le stock pour un { $rolled } ; le joueur { $seat } relance le dé.
talo-prompt-take = Le joueur { $seat } a fait un { $rolled } et prend un bloc de cette longueur, ou deux qui ensemble font cette longueur.
talo-prompt-build = Le joueur { $seat } pose { talo-in-hand }.
talo-prompt-holding = Le joueur { $seat } tient le { $held } et pose le { $first } pour que tout tienne.
talo-prompt-finish = Le joueur { $seat } peut déplacer son pion, ou finir son tour.
talo-prompt-end = Le joueur { $seat } finit son tour.

talo-on-top = Le pion du joueur { $seat } est à la hauteur 10 et gagne.
talo-collapsed = Le bloc du joueur { $seat } est tombé, le joueur { $seat } perd. { talo-winners }
talo-used-up = Le stock est épuisé. { talo-winners }
talo-standstill = Personne n’a posé de bloc pendant tout un tour de table. { talo-winners }

talo-unreadable = « { $token } » n’est pas un coup. { talo-notation }
talo-notation = Écris @x,y pour mettre un pion, t7 ou t3+4 pour prendre des blocs, 5x@2,3,0 pour en poser un (! derrière pour le tenir), >x,y,h pour déplacer le pion, ou un point pour finir le tour.
talo-bad-pair = « { $token } » n’est pas une paire de blocs : écris le plus court d’abord ; ensemble, ils font au plus 10.
talo-one-is-upright = Un bloc de longueur 1 s’écrit debout, avec z ; pas « { $token } ».
talo-too-high = Le { $length } dépasserait la dixième couche.
talo-too-far = { $length ->
    [0] C’est trop loin au-delà du bord
   *[other] Le { $length } irait trop loin au-delà du bord
} : colonnes et rangées vont de { $low } à { $high }.

talo-start-first = D’abord, les pions vont sur le plateau.
talo-restart-first = Décide d’abord si ton pion repart : mets-le sur une case de terre libre, ou reste où tu es.
talo-roll-first = D’abord, on lance le dé.
talo-take-first = Prends d’abord les blocs pour ce lancer.
talo-build-first = Pose tous les blocs que tu as pris avant de finir ton tour.
talo-nothing-in-hand = Tu n’as pas de bloc en main ; déplace ton pion ou finis ton tour.
talo-no-roll = On ne lance pas le dé maintenant.
talo-no-restart = Le pion ne va sur le plateau qu’au début, ou avant le lancer quand il est enfermé.
talo-water = Il n’y a pas de terre là.
talo-middle = Aucun pion ne part de l’îlot du milieu.
talo-same-cell = Le pion y est déjà.
talo-cell-taken = Un pion n’y tient pas : la case ou celle du dessus est occupée.
talo-taken-already = Tu as déjà pris les blocs pour ce lancer.
talo-wrong-sum = Le dé montre { $rolled } : prends un bloc de cette longueur, ou deux qui ensemble font cette longueur.
talo-not-in-supply = { $left ->
    [0] Il n’y a plus de bloc de longueur { $length } dans le stock.
   *[other] Il n’y a plus deux blocs de longueur { $length } dans le stock.
}
talo-holding-no-move = Tant que tu tiens un bloc, le pion reste où il est.
talo-moved-already = Le pion a déjà bougé ; il pourra de nouveau après le prochain bloc.
talo-standing-still = Le pion y est déjà.
talo-no-surface = Il n’y a pas de bloc où se tenir à cet endroit.
talo-no-room = Il n’y a pas de place pour un pion là : il lui faut deux cases libres au-dessus du bloc.
talo-pawn-there = Un autre pion est sur le chemin.
talo-no-path-up = Le pion ne peut pas y aller : du plateau, il grimpe d’abord sur une surface de hauteur 1 juste à côté.
talo-no-path = Le pion ne peut pas y aller : à chaque pas, il reste à plat, monte ou descend d’une case.
talo-not-in-hand = Tu n’as pas de { $length } en main.
talo-hold-two = Tu tiens déjà un bloc ; pose l’autre pour que tout tienne.
talo-hold-single = On ne tient un bloc que s’il en reste un deuxième à poser.
talo-off-land = Le { $length } dépasserait du bord ou serait dans l’eau ; la couche du bas repose sur la terre.
talo-overlap = Le { $length } traverserait un autre bloc.
talo-overlap-pawn = Le { $length } traverserait un pion.
talo-no-way-in = Le { $length } ne peut pas arriver là : d’autres blocs barrent le chemin d’en haut et des quatre côtés.
talo-floats = Le { $length } ne reposerait sur rien.
talo-hold-stands = Le { $length } tient tout seul, il n’y a pas besoin de le tenir.
talo-hold-lost = Le { $length } tomberait { talo-side }, où que tu poses le deuxième.
talo-falls = Le { $length } ne tiendrait pas : il tomberait { talo-side }, et { talo-bars-move }.

# Fantaisie
talo-fantasy-no-bar = Il n’y a pas de bloc numéro { $number }.
talo-fantasy-water = Le { $length } serait sur l’eau ; construis sur les îlots.
talo-fantasy-sunk = Le { $length } s’enfoncerait dans le sol.
talo-fantasy-overlap = Le { $length } s’enfoncerait dans le bloc { $other }.
talo-fantasy-only = L’option { $name }={ $value } demande mode=fantasy.
talo-fantasy-server = Talo-Fantasy a besoin d’un serveur qui pèse chaque bloc, et cette page n’en a pas. Tout le reste de Talo est là.

# Sur la page. Un message M pour le terminal peut avoir M-you et M-named pour la page.
talo-pitch = Construis avec des blocs qui doivent tenir tout seuls, et grimpe sur ce que tu construis. Le premier pion à la hauteur 10 gagne.
talo-prompt-start-you = À toi de jouer : mets ton pion sur une case de terre libre.
talo-prompt-start-named = { $name } met son pion sur une case de terre libre.
talo-prompt-restart-you = Ton pion est enfermé : fais-le repartir d’une case de terre libre, ou reste.
talo-prompt-restart-named = { $name } a un pion enfermé, qui peut repartir du plateau.
talo-prompt-roll-you = À toi de lancer le dé.
talo-prompt-roll-named = { $name } lance le dé.
talo-prompt-roll-again-you = Il n’y a rien dans le stock pour un { $rolled } ; tu relances le dé.
talo-prompt-roll-again-named = Il n’y a rien dans le stock pour un { $rolled } ; { $name } relance le dé.
talo-prompt-take-you = Tu as fait un { $rolled } : prends un bloc de cette longueur, ou deux qui ensemble font cette longueur.
talo-prompt-take-named = { $name } a fait un { $rolled } et prend des blocs.
talo-prompt-build-you = À toi de jouer : pose { talo-in-hand }.
talo-prompt-build-named = { $name } pose { talo-in-hand }.
talo-prompt-holding-you = Tu tiens le { $held } : pose le { $first } pour que tout tienne.
talo-prompt-holding-named = { $name } tient le { $held } et pose le { $first }.
talo-prompt-finish-you = Déplace ton pion, ou finis ton tour.
talo-prompt-finish-named = { $name } peut déplacer son pion, ou finir son tour.
talo-prompt-end-you = Finis ton tour.
talo-prompt-end-named = { $name } finit son tour.
talo-highest = { $height ->
    [0] Aucun pion n’a quitté le plateau.
   *[other] { $won ->
        [true] Ton pion est le plus haut, à la hauteur { $height } : tu gagnes.
       *[false] Le plus haut, à la hauteur { $height } : { $winner }.
    }
}
talo-on-top-you = Ton pion est à la hauteur 10 : tu gagnes !
talo-on-top-named = { $name } arrive à la hauteur 10 et gagne.
talo-collapsed-you = Ton bloc est tombé, tu perds. { talo-highest }
talo-collapsed-named = { $name } a fait tomber son bloc et perd. { talo-highest }
talo-used-up-named = Le stock est épuisé. { talo-highest }
talo-standstill-named = Personne n’a posé de bloc pendant tout un tour de table. { talo-highest }
talo-board = La construction : { $count ->
    [0] encore aucun bloc.
    [one] { $count } bloc, hauteur { $height }.
   *[other] { $count } blocs, hauteur { $height }.
}
talo-bar = { $length ->
    [1] le 1
   *[other] { $axis ->
        [x] le { $length }, d’ouest en est
        [y] le { $length }, du sud au nord
       *[z] le { $length }, debout
    }
}
talo-spot = colonne { $column }, rangée { $row }
talo-lies = { $axis ->
    [x] Couché, d’ouest en est
    [y] Couché, du sud au nord
   *[z] Debout
}
talo-way = Sens du bloc
talo-layer = Couche { $layer }
talo-layer-short = { $layer } ↕
talo-lower = Une couche plus bas
talo-higher = Une couche plus haut
talo-let-down = Descendre sur ce qui est dessous
talo-puts = pion en { $cell }
talo-moves = pion vers { $cell }, hauteur { $height }
talo-goes = Vers { $cell }, { $height ->
    [0] sur le plateau
   *[other] hauteur { $height }
}
talo-rolls = le dé montre { $face }
talo-takes = { $second ->
    [0] prendre un { $first }
   *[other] prendre un { $first } et un { $second }
}
talo-places = { $bar }, en { $cell }, couche { $layer }
talo-holds = { $bar }, en { $cell }, couche { $layer }, et le tenir
talo-suggest = { $bar }, couche { $layer }{ $hold ->
    [true] , et le tenir
   *[false] {""}
}
talo-suggest-pawn = { $height ->
    [0] pion sur le plateau, ici
   *[other] pion à la hauteur { $height }
}
talo-ends = finir le tour
talo-turn = { $what ->
    [put] pion sur le plateau
    [again] le pion repart
    [up] debout
    [lying] couché
    [held] tenu
    [moved] pion à la hauteur { $height }
    [stays] reste
   *[takes] prend { $first }
}
talo-rolled = Le dé montre { $face }.
talo-supply = Stock : { $count }
talo-supply-of = { $count ->
    [0] aucun bloc de { $length }
    [one] un bloc de { $length }
   *[other] { $count } blocs de { $length }
}
talo-pawns = Pions
talo-pawn-height = hauteur { $height }
talo-hand = En main
talo-take = Blocs pour ce lancer
talo-pawn = Pion
talo-place = Poser
talo-hold = Tenir
talo-dare = Lâcher quand même
talo-move = Déplacer
talo-put = Mettre
talo-end-turn = Finir le tour
talo-decline = Rester ici
talo-fade = Couches visibles ; celles du dessus s’effacent
talo-stain = Colorer les blocs selon leur longueur
talo-asking = …
talo-verdict-stands = { $safety ->
    [just] Ça tient, mais tout juste.
   *[well] Ça tient.
}
talo-verdict-hold = Seul, il tomberait { talo-side }. Tiens-le, et pose le { $other } comme contrepoids.
talo-verdict-dare = Il tomberait { talo-side }, et tu perdrais.
talo-cell = { $cell }, couche { $layer }
talo-cell-pawn = { $part ->
    [foot] pion ({ $name })
   *[head] moitié haute du pion ({ $name })
}
talo-cell-bar = { $bar }
talo-cell-held = { $bar }, tenu
talo-cell-empty = { $under ->
    [land] terre libre
    [middle] terre libre d’où ne part aucun pion
    [water] eau
    [bar] libre, sur un bloc de { $length }
   *[air] libre
}
talo-cell-doable = { $count ->
    [one] { $count } chose à faire ici
   *[other] { $count } choses à faire ici
}
talo-pawn-at = { $whose ->
    [own] Ton pion est en { $cell }, hauteur { $height }.
   *[other] { $name } a son pion en { $cell }, hauteur { $height }.
}
talo-hand-has = En main : { $lengths }.
talo-supply-has = Dans le stock : { $bars }.
talo-option-players = Joueurs
talo-option-players-2 = deux
talo-option-players-3 = trois
talo-option-players-4 = quatre
talo-option-board = Plateau
talo-option-board-green = le vert
talo-option-board-islands = les îlots
talo-option-starts = Les pions partent
talo-option-starts-free = d’où l’on veut
talo-option-starts-symmetric = du milieu de chaque quart
talo-option-collapse = Ce qui tomberait
talo-option-collapse-forbid = ne peut pas être posé
talo-option-collapse-dare = peut être tenté ; qui le fait tomber perd
talo-rules =
    Lance le dé. Prends dans le stock un bloc de cette longueur, ou deux qui ensemble font cette longueur, et pose-les : couchés ou debout, sur des cases entières. S’il n’y a rien dans le stock pour ce lancer, relance. S’il n’y a rien non plus pour le troisième lancer, ton tour est fini : tu ne poses rien et ton pion ne bouge pas.

    La couche du bas repose sur la terre. Plus haut, les blocs peuvent dépasser du bord et passer au-dessus de l’eau. Il doit y avoir un chemin pour amener un bloc, d’en haut ou d’un côté.

    Tout doit tenir tout seul. Un bloc dont le milieu n’est pas porté bascule, sauf si un autre pèse sur son bout court ou si un bloc à côté l’arrête. Quand tu as deux blocs, tu peux tenir le premier jusqu’à ce que le second les fasse tenir tous les deux. Les pions ne pèsent rien.

    Ton pion peut bouger avant que tu poses tes blocs, entre les deux ou après, sur le bois, d’autant de pas que tu veux. À chaque pas, il reste à plat, monte ou descend d’une case. Il lui faut deux cases libres au-dessus de chaque surface. Du plateau, il grimpe sur une surface de hauteur 1, et il n’y revient jamais.

    Le premier pion à la hauteur 10 gagne. Si le stock est épuisé, ou si personne n’a posé de bloc pendant tout un tour de table, le pion le plus haut gagne.

    Un pion enfermé, qui ne pourrait plus jamais monter, peut repartir du plateau avant le lancer.

    Si vous avez décidé qu’on peut tenter la chute, un bloc qui ne tiendrait pas peut être lâché. Il tombe avec ce qu’il emporte ; qui l’a lâché perd, et le plus haut des autres pions gagne.
talo-fantasy-rules =
    Construisez ensemble ce que vous voulez : une maison, un animal, un pont, quelque chose de très haut. Il n’y a ni cases, ni pions, ni adversaires, et personne ne perd.

    Lance le dé. Prends dans le stock un bloc de cette longueur, ou deux qui ensemble font cette longueur. S’il n’y a rien dans le stock pour ce lancer, relance. S’il n’y a rien non plus pour le troisième lancer, c’est à la personne suivante.

    Un bloc va où tu veux, tourné comme tu veux : couché, debout ou penché. Il descend tout droit jusqu’à toucher quelque chose, et là tu le lâches. Si tu as deux blocs, tu peux tenir le premier où il est, même en l’air, jusqu’à ce que le second soit à sa place ; puis tu lâches les deux ensemble.

    Le bois a du poids. Si le bloc glisse et que rien d’autre ne bouge, il revient dans ta main, et tu peux essayer encore. S’il en entraîne d’autres, tous restent où ils sont. Ce qui tombe dans l’eau ou hors de la table ne joue plus.

    La construction est tombée si trois blocs des tours d’avant ont beaucoup bougé, ou si l’un d’eux est tombé dans l’eau ou hors de la table. Alors, c’est fini. Sinon, on construit jusqu’à ce que le stock soit épuisé, ou que tout le monde trouve que c’est fini.

    La hauteur, le surplomb, les pieds et les blocs utilisés sont mesurés et affichés. Le surplomb dit jusqu’où le bois dépasse du bloc le plus proche qui touche le sol ; un pied est un bloc qui touche le sol.
talo-fantasy-keys =
    1 à 9 = prendre des blocs pour le lancer ; puis : un bloc en main
    ← → ↑ ↓ = déplacer le bloc, avec Maj un petit peu
    R, X, Y = tourner le bloc, ou le pencher ; avec Maj dans l’autre sens
    D = le tourner d’un degré
    A = le coucher, le mettre debout
    Page ↑, Page ↓ = monter ou descendre le bloc
    Début = le suspendre au-dessus de sa place
    G = poser droit et bord à bord, oui ou non
    O = le tenir sans bouger, pour amener le second
    Entrée = lâcher
    Échap = passer le film de la chute
    K = colorer les blocs selon leur longueur
    Q, E, V = tourner la table, regarder du côté suivant
    T = regarder d’en haut
    + − = plus près, plus loin
    C = vue habituelle
talo-keys =
    1 à 9 = prendre des blocs pour le lancer ; puis : un bloc en main
    R, Maj + ← → = tourner le bloc
    ← → ↑ ↓ = déplacer le bloc, ou vers la surface suivante
    Page ↑, Page ↓ = monter ou descendre le bloc
    B = le descendre sur ce qui est dessous
    Entrée = le poser, le tenir, ou déplacer le pion
    G = le lâcher quand même, là où c’est permis
    P = le pion à la place d’un bloc
    N = finir le tour
    X = effacer les couches du haut
    K = colorer les blocs selon leur longueur
    Q, E, V = tourner la table, regarder du côté suivant
    T = regarder d’en haut
    + − = plus près, plus loin
    C = vue habituelle
talo-tip-start = { $device ->
    [touch] Touche une case libre pour ton pion, puis appuie sur « Mettre ».
   *[mouse] Clique sur une case libre pour y mettre ton pion.
}
talo-tip-take = Le dé donne la longueur : prends un bloc aussi long, ou deux qui ensemble font cette longueur.
talo-tip-build = { $device ->
    [touch] Touche l’endroit où le bloc doit aller. En vert il tient, en orange tout juste, en rouge il tomberait. Puis appuie sur Poser.
   *[mouse] Pointe l’endroit où le bloc doit aller. R le tourne, la molette le monte. En vert il tient, en orange tout juste, en rouge il tomberait.
}
talo-tip-finish = Ton pion peut aller sur toute surface allumée. À chaque pas, il reste à plat, monte ou descend d’une case. Le premier à la hauteur 10 gagne.
talo-score-height = Hauteur
talo-decides = Le pion qui décide, à la hauteur { $height }.
