# Les indices, pas à pas : où regarder, quelle pièce, le coup, pourquoi. Les raisons sont trouvées par les règles.

clue-step = { $step ->
    [where] Où regarder
    [piece] Quelle pièce
    [action] Le coup
   *[why] Pourquoi
}
clue-next = { $step ->
    [piece] Quelle pièce ?
    [action] Montre-moi
   *[why] Pourquoi ?
}
clue-quarter = { $quarter ->
    [n] au nord
    [ne] au nord-est
    [e] à l’est
    [se] au sud-est
    [s] au sud
    [sw] au sud-ouest
    [w] à l’ouest
    [nw] au nord-ouest
   *[middle] au milieu
}
clue-where = Regarde ce que tu peux faire maintenant.
clue-piece = L’un de ces choix est meilleur que les autres.
clue-action = Le coup : { $token }
clue-wins = { $distance ->
    [0] Il gagne à coup sûr.
    [one] Il gagne, au plus tard un coup après.
   *[other] Il gagne, au plus tard { $distance } coups après.
}
clue-loses = { $distance ->
    [0] Tous les coups perdent si l’autre joue au mieux.
   *[other] Tous les coups perdent si l’autre joue au mieux ; celui-ci résiste le plus longtemps, encore { $distance ->
        [one] { $distance } coup.
       *[other] { $distance } coups.
    }
}
clue-shares = Il garde la victoire partagée ; on ne peut pas obtenir mieux à coup sûr.
clue-estimate = Chances de gagner : environ { $percent } %, à notre avis.
clue-wins-now = Il gagne tout de suite.
clue-prevents = { $count ->
    [one] Après l’un des { $others } autres coups, l’autre pourrait gagner tout de suite ; pas après celui-ci.
   *[other] Après { $count } des { $others } autres coups, l’autre pourrait gagner tout de suite ; pas après celui-ci.
}
clue-only = Il n’y a rien d’autre à faire ici.
clue-alike = D’autres choix valent à peu près autant ; celui-ci est l’un des meilleurs.
clue-next-best = Après lui, le meilleur choix vaut environ { $percent } %, à notre avis.

clue-babel-where = Regarde au { babel-place } de l’étage { $level }.
clue-babel-piece = Prends un { babel-cube }.
clue-babel-answers = { $count ->
    [0] Il ne laisse aucune réponse à l’autre.
    [one] Il ne laisse qu’une réponse à l’autre.
   *[other] Il laisse { $count } réponses à l’autre.
}

clue-nivos-where = Regarde l’étage { $level }, { clue-quarter }.
clue-nivos-piece = { $source ->
    [neutral] Pose la pièce incolore.
    [reserve] Prends la pièce { nivos-colour } { $size } de la réserve.
    [mate] Prends la pièce { nivos-colour } { $size } de ton équipier.
   *[hand] Prends ta pièce { nivos-colour } { $size }.
}
clue-nivos-where-pass = Regarde si quelque chose peut encore être posé.
clue-nivos-piece-pass = Aucune pièce ne va.
clue-nivos-where-cylinder = Regarde les cylindres qui restent.
clue-nivos-piece-cylinder = Celui de hauteur { $height }.
clue-nivos-free = Tu ne prends pas de cylindre.
clue-nivos-opens = { $height ->
    [0] Cela ouvre l’étage { $level }, et tu prends un cylindre de ton choix.
   *[other] Cela ouvre l’étage { $level }, et tu prends le cylindre de hauteur { $height }.
}
clue-nivos-stuck = La personne suivante ne pourra rien poser et prendra un cylindre.
clue-nivos-forces = Quoi que pose la personne suivante, elle ouvrira un étage et devra prendre un cylindre.
clue-nivos-answers = { $count ->
    [one] Après, il ne reste que { $count } réponse sans cylindre sur { $all }.
   *[other] Après, il reste { $count } réponses sans cylindre sur { $all }.
}

clue-bubbles-where = { $where ->
    [sky] Regarde le ciel, colonne { $column }.
    [own] Regarde ta planète, colonne { $column }.
   *[other] Regarde l’autre planète, colonne { $column }.
}
clue-bubbles-other-colour = { $other ->
    [R] rouge
    [P] violette
    [Y] jaune
    [B] bleue
    [G] verte
   *[K] noire
}
clue-bubbles-piece = { $kind ->
    [place] C’est la bulle { bubbles-colour } du sac.
    [power] Utilise le pouvoir { bubbles-colour-name }.
    [send] Envoie une bulle { bubbles-colour }.
   *[pair] Cherche une bulle { bubbles-colour } et une { clue-bubbles-other-colour }.
}
clue-bubbles-where-pass = Regarde ce que chaque choix laisserait derrière lui.
clue-bubbles-piece-pass = Il n’y a rien à toucher maintenant.
clue-bubbles-pops = { $groups ->
    [one] { $count } bulles éclatent.
   *[other] { $count } bulles éclatent, en { $groups } groupes.
}
clue-bubbles-points = { $points ->
    [one] Cela rapporte { $points } point.
   *[other] Cela rapporte { $points } points.
}
clue-bubbles-power = Cela donne le pouvoir { bubbles-colour-name }.
clue-bubbles-nothing = Rien n’éclate.
clue-bubbles-then = { $count ->
    [0] { $kind ->
        [swap] Ensuite, aucune paire ne fait encore éclater de bulles.
       *[pass] Avec ce ciel, aucune paire ne fait encore éclater de bulles.
    }
   *[other] { $kind ->
        [swap] Ensuite, une paire peut faire éclater { $count } bulles.
       *[pass] Avec ce ciel, une paire peut faire éclater { $count } bulles.
    }
}

clue-talo-where = { $layer ->
    [0] Regarde le plateau { clue-quarter }.
   *[other] Regarde { clue-quarter }, à la hauteur { $layer }.
}
clue-talo-where-supply = Regarde le stock.
clue-talo-where-end = Regarde ce qui reste à faire.
clue-talo-piece = { $axis ->
    [z] Prends le bloc de { $length } et mets-le debout.
   *[lying] Prends le bloc de { $length } et couche-le.
}
clue-talo-piece-pawn = C’est ton pion.
clue-talo-piece-take = { $count ->
    [one] Un bloc suffit.
   *[other] Prends deux blocs.
}
clue-talo-piece-end = Le pion reste où il est.
clue-talo-stands = { $margin ->
    [0] Tout tient, mais tout juste.
   *[other] Tout tient, avec { $margin } % d’une case de marge.
}
clue-talo-held = Seul, il tomberait { talo-side } ; le bloc suivant devient son contrepoids.
clue-talo-saves = Il devient le contrepoids du { $length } que tu tiens et qui tomberait sans lui.
clue-talo-falls = Il tombe { talo-side }.
clue-talo-leads = Ton pion pourrait alors grimper à la hauteur { $height } ; avant, à { $before } au plus.
clue-talo-climbs = { $to ->
    [0] Ton pion arrive sur le plateau.
   *[other] Ton pion passe de la hauteur { $from } à la hauteur { $to }.
}
clue-talo-choices = { $count ->
    [one] Il y a { $count } façon de poser le premier de ces blocs.
   *[other] Il y a { $count } façons de poser le premier de ces blocs.
}
