# Nivos.

nivos-colour = { $colour ->
    [yellow] jaune
    [orange] orange
    [red] rouge
    [pink] rose
    [white] blanche
    [green] verte
    [blue] bleue
    [black] noire
   *[neutral] incolore
}
nivos-colour-name = { $colour ->
    [yellow] jaune
    [orange] orange
    [red] rouge
    [pink] rose
    [white] blanc
    [green] vert
    [blue] bleu
    [black] noir
   *[neutral] incolore
}
nivos-plates = { $height ->
    [0] aucune pièce
    [one] une pièce
   *[other] une pile de { $height }
}
nivos-other-plates = { $otherheight ->
    [0] aucune pièce
    [one] une pièce
   *[other] une pile de { $otherheight }
}

nivos-prompt-neutral = Le joueur { $seat } pose la pièce incolore.
nivos-prompt-lay = Le joueur { $seat } pose une pièce.
nivos-prompt-cylinder = Le joueur { $seat } choisit un cylindre.
nivos-prompt-stuck = Le joueur { $seat } ne peut rien poser et prend un cylindre ; écris pass.
nivos-prompt-mate = Le joueur { $seat } ne peut poser aucune de ses pièces : au choix, poser une pièce de l’équipier, ou passer et prendre un cylindre.

nivos-cause = { $cause ->
    [cylinders] Le dernier cylindre est pris.
    [laid] Toutes les pièces sont posées.
   *[stuck] Plus aucune pièce ne peut être posée.
}
nivos-stack = { $height ->
    [0] sans un seul cylindre.
   *[other] avec la pile la plus basse, de hauteur { $height }.
}
nivos-winners = { $how ->
    [shared] Les joueurs { $seats } n’ont pas de cylindre et partagent la victoire.
    [tallest] { $team ->
        [1] Les joueurs { $seats } gagnent : à égalité de hauteur ({ $height }), leur plus grand cylindre est le plus petit.
       *[0] Le joueur { $seats } gagne : à égalité de hauteur ({ $height }), son plus grand cylindre est le plus petit.
    }
   *[lowest] { $team ->
        [1] Les joueurs { $seats } gagnent { nivos-stack }
       *[0] Le joueur { $seats } gagne { nivos-stack }
    }
}
nivos-ending = { nivos-cause } { nivos-winners }

nivos-split-players = Il n’y a de mains à répartir qu’à quatre joueurs ; ici, il y en a { $players }.
nivos-split-teams = Une répartition vaut pour les deux équipes, ou pour chacune, séparées par « / » ; celle-ci vaut pour { $count }.
nivos-split-size = « { $size } » n’est pas une taille à répartir ; les tailles sont : { $sizes }.
nivos-split-twice = Une équipe a une pièce de chaque taille ; la répartition nomme deux fois { $size }.
nivos-split-count = Le premier équipier a { $half } pièces ; la répartition en nomme { $count }.

nivos-unreadable = « { $token } » n’est pas un coup. { nivos-notation }
nivos-notation = Écris une pièce et la case de son coin sud-ouest, comme 4x2@b3, avec r devant pour la réserve ou t pour la main de l’équipier ; n@b3 pour la pièce incolore ; pass ; ou c1 à c6 pour un cylindre.
nivos-no-such-cell = Il n’y a pas de case { $cell } ; le plateau va de { $first } à { $last }.
nivos-no-such-plate = Il n’y a pas de pièce de { $size } cases ; les tailles sont : { $sizes }.
nivos-neutral-name = La pièce de cette taille est l’incolore ; elle s’écrit n@{ $cell }.
nivos-no-such-cylinder = Il y a { $count } cylindres, c1 à c{ $count }.
nivos-no-mate = On n’a un équipier qu’à quatre joueurs.

nivos-choose-first = Choisis d’abord un cylindre.
nivos-cylinder-taken = Le cylindre de hauteur { $height } est déjà pris.
nivos-in-order = Ici, les cylindres se prennent dans l’ordre, le plus petit d’abord ; personne ne choisit.
nivos-none-due = Il n’y a pas de cylindre à prendre maintenant.
nivos-neutral-first = La première pièce de la partie est l’incolore.
nivos-neutral-laid = La pièce incolore est déjà sur le plateau.
nivos-can-lay = Tu peux encore poser une pièce, tu ne peux donc pas passer.
nivos-not-stuck = Tu ne peux poser une pièce de ton équipier que si aucune des tiennes ni de la réserve ne va ; ce n’est pas encore le cas.
nivos-mate-lacks = Ton équipier n’a pas de pièce { nivos-colour } { $size }.
nivos-with-mate = C’est ton équipier qui a la pièce { nivos-colour } { $size }, pas toi.
nivos-not-in-hand = Tu n’as plus de pièce { nivos-colour } { $size }.
nivos-not-in-reserve = Il n’y a pas de pièce { nivos-colour } { $size } dans la réserve.
nivos-off-board = Elle dépasserait du plateau { $side ->
    [east] à l’est.
    [north] au nord.
   *[both] à l’est et au nord.
}
nivos-uneven = Elle ne serait pas à plat : en dessous, d’un côté { nivos-plates }, de l’autre { nivos-other-plates }.
nivos-on-colour = Elle serait posée sur l’autre pièce { nivos-colour }, qu’on voit encore.
nivos-beside-colour = Elle toucherait l’autre pièce { nivos-colour }, qu’on voit encore.

# Sur la page. Un message M pour le terminal peut avoir M-you et M-named pour la page.
nivos-pitch = Pose des pièces sur des pièces, mais jamais deux de la même couleur l’une contre l’autre. Qui ouvre un nouvel étage prend un cylindre, et la pile la plus basse gagne.
nivos-prompt-neutral-you = À toi de jouer : pose la pièce incolore où tu veux sur le plateau.
nivos-prompt-neutral-named = { $name } pose la pièce incolore.
nivos-prompt-lay-you = À toi de jouer : pose une pièce.
nivos-prompt-lay-named = { $name } pose une pièce.
nivos-prompt-cylinder-you = À toi de jouer : choisis un cylindre.
nivos-prompt-cylinder-named = { $name } choisit un cylindre.
nivos-prompt-stuck-you = Tu ne peux rien poser : passe, et prends un cylindre.
nivos-prompt-stuck-named = { $name } ne peut rien poser et prend un cylindre.
nivos-prompt-mate-you = Aucune de tes pièces ne va : pose une pièce de ton équipier, ou passe et prends un cylindre.
nivos-prompt-mate-named = { $name } peut poser une pièce de l’équipier, ou passer et prendre un cylindre.
nivos-ending-named = { nivos-cause } { $how ->
    [shared] { $won ->
        [true] Tu n’as pas un seul cylindre et tu partages la victoire.
       *[false] Une victoire partagée sans un seul cylindre : { $winner }.
    }
    [tallest] { $won ->
        [true] Les piles sont à égalité, hautes de { $height }, mais ton plus grand cylindre est le plus petit : tu gagnes.
       *[false] Les piles sont à égalité, hautes de { $height } ; celle dont le plus grand cylindre est le plus petit gagne : { $winner }.
    }
   *[lowest] { $height ->
        [0] { $won ->
            [true] Tu n’as pas un seul cylindre : tu gagnes.
           *[false] Une victoire sans un seul cylindre : { $winner }.
        }
       *[other] { $won ->
            [true] Ta pile est la plus basse, haute de { $height } : tu gagnes.
           *[false] La pile la plus basse, haute de { $height }, gagne : { $winner }.
        }
    }
}
nivos-board = Le plateau : { $count ->
    [0] encore aucune pièce.
    [one] { $count } pièce sur { $level ->
        [one] { $level } étage.
       *[other] { $level } étages.
    }
   *[other] { $count } pièces sur { $level ->
        [one] { $level } étage.
       *[other] { $level } étages.
    }
}
nivos-level = Étage { $level }
nivos-described = pièce { nivos-colour } { $size }
nivos-own = { $whose ->
    [own] Tes pièces
   *[other] Pièces : { $name }
}
nivos-reserve = Réserve
nivos-mate = Ton équipe : { $name }
nivos-action = { $plate } { $source ->
    [r] de la réserve en
    [t] de la main de l’équipier en
   *[other] en
} { $cell }, large de { $width }, profonde de { $depth }
nivos-suggest = { $plate }{ $source ->
    [r] {" "}de la réserve
    [t] {" "}de la main de l’équipier
   *[other] {""}
}, { clue-quarter }, étage { $level }
nivos-brief = { $what ->
    [pass] passe
    [cylinder] cylindre { $height }
   *[plate] { nivos-colour-name } { $size }
}
nivos-on-level = étage { $level }
nivos-takes = prendre le cylindre de hauteur { $height }
nivos-passes = passer et prendre un cylindre
nivos-costs = { $height ->
    [0] tu prends un cylindre de ton choix
   *[other] tu prends le cylindre de hauteur { $height }
}
nivos-free-of-cost = sans cylindre
nivos-not-here = ne va pas ici
nivos-turn = Tourner
nivos-lay = Poser
nivos-pass = Passer
nivos-choose = Choisis un cylindre
nivos-fade = Étages visibles ; ceux du dessus s’effacent
nivos-piles = Cylindres
nivos-pile = { $count ->
    [0] aucun cylindre
    [one] un cylindre, hauteur { $total }
   *[other] { $count } cylindres ({ $heights }), hauteur { $total } en tout
}
nivos-pile-of = { $names } : { nivos-pile }.
nivos-free = { $count ->
    [0] Il ne reste aucun cylindre.
    [one] Il reste un cylindre : { $heights }.
   *[other] Il reste { $count } cylindres : { $heights }.
}
nivos-free-short = restants
nivos-no-plates = aucune pièce
nivos-hand-of = { $whose ->
    [own] Tu as : { $plates }.
   *[other] { $name } a : { $plates }.
}
nivos-in-reserve = Dans la réserve : { $plates }.
nivos-cell-plate = { $cell }, étage { $level }, { $plate } { $owner ->
    [0] (réserve)
   *[other] ({ $name })
}, { $state ->
    [seen] visible
    [beneath] couverte ici, visible ailleurs
   *[covered] complètement couverte
}
nivos-cell-empty = { $cell }, étage { $level }, vide, { $under ->
    [board] sur le plateau
    [plate] sur { $plate }
   *[nothing] encore rien en dessous
}{ $count ->
    [0] {""}
    [one] , une façon de poser une pièce à partir d’ici
   *[other] , { $count } façons de poser une pièce à partir d’ici
}
nivos-option-players = Joueurs
nivos-option-players-2 = deux
nivos-option-players-3 = trois
nivos-option-players-4 = quatre, en deux équipes
nivos-option-cylinders = Les cylindres se prennent
nivos-option-cylinders-ascending = dans l’ordre, le plus petit d’abord
nivos-option-cylinders-choice = au choix
nivos-option-split = La première main d’une équipe
nivos-option-split-help = Les places 1 et 3 forment une équipe, 2 et 4 aussi. Écris les quatre tailles que reçoivent les places 1 et 2, comme 1x1,1x2,1x5,2x4 ; les quatre autres vont aux places 3 et 4. Pour donner à chaque équipe les siennes, sépare-les par « / ».
nivos-split-of = { $team ->
    [0] Dans les deux équipes, le premier joueur commence avec ces quatre pièces (choisies : { $count }) ; les quatre autres vont à l’équipier.
   *[other] Dans l’équipe { $team }, le premier joueur commence avec ces quatre pièces (choisies : { $count }) ; les quatre autres vont à l’équipier.
}
nivos-split-alike = Deux équipes pareilles
nivos-rules =
    À ton tour, pose une de tes pièces ou une de la réserve. La première pièce de la partie est l’incolore ; elle va où l’on veut.

    Une pièce est posée à plat et entièrement sur le plateau : sous elle, chaque case porte le même nombre de pièces. Elle n’a pas besoin d’en toucher d’autres.

    Elle ne doit ni reposer sur une pièce de sa couleur, ni en toucher une par un côté au même étage. Les coins ne comptent pas, et une pièce complètement couverte ne gêne plus. La pièce incolore n’a pas de couleur.

    Qui pose la première pièce d’un nouvel étage prend un cylindre. Qui ne peut rien poser en prend un aussi, et c’est au suivant. En équipe, on peut alors poser une pièce de l’équipier à la place.

    On prend le plus petit cylindre qui reste ou, si vous l’avez décidé ainsi, celui que l’on veut.

    La partie finit quand le dernier cylindre est pris, ou quand plus aucune pièce ne peut être posée. La pile de cylindres la plus basse gagne ; à égalité, celle dont le plus grand cylindre est le plus petit.
nivos-keys =
    1 à 9 = prendre une pièce, par taille ; encore une fois : dans la réserve
    R, Maj + ← → = tourner la pièce
    ← → ↑ ↓ = déplacer la pièce
    Entrée = la poser
    X = effacer les étages du haut
    P = passer, quand tu ne peux rien poser
    Q, E, V = tourner la table, regarder du côté suivant
    T = regarder d’en haut
    + − = plus près, plus loin
    C = vue habituelle
nivos-tip-neutral = { $device ->
    [touch] La pièce incolore vient en premier, sans cylindre. Touche l’endroit où elle doit aller, puis appuie sur Poser.
   *[mouse] La pièce incolore vient en premier, sans cylindre. Clique là où elle doit aller.
}
nivos-tip-take = { $device ->
    [touch] Touche une pièce en bas, une des tiennes ou de la réserve.
   *[mouse] Clique sur une pièce en bas, une des tiennes ou de la réserve.
}
nivos-tip-place = { $device ->
    [touch] Touche l’endroit où elle doit aller. En vert, elle va ; en rouge, non, et tu lis pourquoi. Puis appuie sur Poser.
   *[mouse] En vert, elle va ; en rouge, non, et tu lis pourquoi. R ou la molette tourne la pièce, un clic la pose.
}
nivos-tip-aim = Qui pose la première pièce d’un nouvel étage prend un cylindre. La pile la plus basse gagne : laisse les autres ouvrir les étages.
nivos-score-cylinders = Cylindres
nivos-score-height = Hauteur
nivos-no-place = { $plate } : { $parts }.
nivos-stumbles = { $why ->
    [uneven] pas à plat à { $count ->
        [one] { $count } endroit
       *[other] { $count } endroits
    }
    [on-colour] sur sa propre couleur à { $count ->
        [one] { $count } endroit
       *[other] { $count } endroits
    }
   *[beside-colour] contre sa propre couleur à { $count ->
        [one] { $count } endroit
       *[other] { $count } endroits
    }
}
