# Talo-Fantasy sur la page : les mains, les mots pour dire où est chaque bloc, la fin, la galerie

# Où est un bloc, et comment
talo-build-upright = debout
talo-build-lying-east = couché d’ouest en est
talo-build-lying-north = couché du sud au nord
talo-build-lying = couché, tourné de { $bearing } degrés du nord vers l’est
talo-build-leaning = penché, { $degrees } degrés au-dessus de la table
talo-build-place = { $attitude }, le milieu à { $east } vers l’est et { $north } vers le nord depuis le coin, de la hauteur { $low } à la hauteur { $high }
talo-build-touched = { $count ->
    [0] { $ground ->
        [true] le sol
       *[other] rien
    }
    [1] { $ground ->
        [true] le bloc { $bars } et le sol
       *[other] le bloc { $bars }
    }
   *[other] { $ground ->
        [true] les blocs { $bars } et le sol
       *[other] les blocs { $bars }
    }
}
talo-build-bar = Bloc { $number }, un { $length } : { $place }. Il touche : { $touched }.
talo-build-bar-short = bloc { $number }, un { $length }
talo-build-held-so = Tu tiens le { $length } : { $place }.
talo-build-rests-on = Le { $length } se poserait sur : { $touched }.
talo-build-measured = Hauteur : { $height }, surplomb : { $overhang }, pieds : { $feet }, blocs : { $bars }.
talo-build-standing = { $count ->
    [0] Il n’y a encore rien
    [one] Un bloc
   *[other] { $count } blocs
}

# Les coups
talo-build-passes = passe
talo-build-ends = finit la construction
talo-build-places = { $second ->
    [0] lâche un { $first }
   *[other] lâche un { $first } et un { $second } ensemble
}{ $back ->
    [true] {" "}; il glisse et revient
   *[other] { $moved ->
        [0] {""}
        [one] {" "}; un bloc bouge
       *[other] {" "}; { $moved } blocs bougent
    }
}
talo-build-told = { $back ->
    [0] { $out ->
        [0] { $moved ->
            [0] {""}
            [one] Un bloc a bougé.
           *[other] { $moved } blocs ont bougé.
        }
        [one] Un bloc est tombé de la table.
       *[other] { $out } blocs sont tombés de la table.
    }
   *[other] Il a glissé : le revoilà en main.
}

# Les mains
talo-build-take-bar = prendre le { $length } en main
talo-build-hold = Tenir
talo-build-unhold = Reprendre
talo-build-holds = Tu tiens le { $length }. Maintenant, amène l’autre bloc.
talo-build-let-go = Lâcher
talo-build-turning = Tourner, monter, descendre
talo-build-turn-left = Tourner à gauche
talo-build-turn-right = Tourner à droite
talo-build-tip-north = Pencher au nord ou au sud
talo-build-tip-east = Pencher à l’est ou à l’ouest
talo-build-lay = Coucher ou mettre debout
talo-build-raise = Monter
talo-build-lower = Descendre doucement
talo-build-snapping = Aider à poser droit et bord à bord
talo-build-pass = Passer
talo-build-done = Fini
talo-build-done-sure = Finir la construction ici ?
talo-build-go-on = Continuer
talo-build-again = Revoir la chute, d’un autre côté
talo-build-not-now = Il n’y a pas de bloc à poser maintenant.
talo-build-no-physics = Le calcul du poids des blocs n’a pas pu être chargé. Vérifie la connexion et rouvre la table.

# Les phrases et les champs
talo-build-sentence = Dis où va le bloc
talo-build-sentence-example = 2, debout, sur le bloc 7, au bout est, tourné de 15 degrés
talo-build-hold-so = Le tenir comme ça
talo-build-not-understood = Cette phrase n’a pas été comprise. Essaie par exemple : debout, sur le bloc 1, au bout est. Ou : couché d’ouest en est, à 5, 3.
talo-build-fields = La même chose, case par case
talo-build-field-attitude = Comment
talo-build-field-place = Où
talo-build-field-at = à un point de la table
talo-build-field-on = sur un bloc
talo-build-field-beside = à côté d’un bloc
talo-build-field-east = Est
talo-build-field-north = Nord
talo-build-field-bar = Quel bloc
talo-build-field-side = De quel côté
talo-build-field-middle = au milieu
talo-build-field-degrees = Tourné de (degrés)
talo-build-as-it-is = comme il est
talo-build-side = { $side ->
    [east] est
    [west] ouest
    [north] nord
   *[south] sud
}
talo-build-view-above = D’en haut
talo-build-view-south = Du sud
talo-build-view-east = De l’est

# Les mesures et les buts
talo-build-measures = Mesures
talo-build-measure-height = Hauteur
talo-build-measure-overhang = Surplomb
talo-build-measure-feet = Pieds
talo-build-measure-bars = Blocs
talo-build-goal = But
talo-option-mode = À quoi jouer
talo-option-mode-climb = Grimper au sommet
talo-option-mode-fantasy = Construire librement
talo-mode-fantasy = Talo-Fantasy : construis ce que tu veux, sans cases, avec le vrai poids du bois. Personne ne perd. Cette table vit sur le serveur, qui vérifie chaque bloc.
talo-option-players-1 = une personne
talo-option-board-table = la table nue
talo-option-goal = But
talo-option-goal-none = aucun
talo-option-goal-house = une maison
talo-option-goal-animal = un animal
talo-option-goal-vehicle = un véhicule
talo-option-goal-bridge = un pont
talo-option-goal-tripod = quelque chose de haut sur trois pieds
talo-option-goal-height = le plus haut possible
talo-option-goal-overhang = un grand surplomb
talo-option-goal-anything = ce qu’on veut
talo-tip-fantasy-take = Prends un bloc de la longueur du dé, ou deux qui ensemble font cette longueur.
talo-tip-fantasy-build = { $device ->
    [touch] Déplace le bloc avec un doigt, tourne-le avec deux. Son ombre montre où il va se poser.
   *[mouse] Déplace le bloc avec la souris, tourne-le avec la molette, clique pour le lâcher. Son ombre montre où il va se poser.
}

# La fin et la galerie
talo-build-built = Ça tient !
talo-build-fallen = Tout est tombé
talo-build-rebuild = Reconstruire
talo-build-turntable = La construction, qui tourne.
talo-gallery-title = Galerie
talo-gallery-untitled = Construction libre
talo-gallery-by = { $names }, { DATETIME($date, day: "numeric", month: "long", year: "numeric") }
talo-gallery-empty = Rien n’a encore été construit sur cet appareil. Ce que tu finis dans Talo-Fantasy arrive ici.
talo-gallery-build = Construire quelque chose
talo-gallery-fallen = À la fin, tout est tombé.
talo-gallery-forget = Enlever
talo-gallery-kept = Ta construction est dans la galerie de cet appareil.
talo-gallery-forbidden = Ce navigateur ne garde rien, il n’y a donc pas de galerie. Enregistre l’image ou la partie.

# Les mots qu’on peut écrire dans une phrase, séparés par des virgules ; docs/how-to/translating.md dit comment ils sont trouvés
talo-say-upright = debout, dressé*, vertical*
talo-say-lying = couché*, à plat, allongé*, horizontal*
talo-say-leaning = penché*, incliné*, de biais
talo-say-turned = tourné*, pivoté*
talo-say-clockwise = dans le sens des aiguilles, sens des aiguilles, sens horaire
talo-say-counterclockwise = sens inverse, sens contraire, antihoraire
talo-say-east = est, orient*
talo-say-west = ouest, occident*
talo-say-north = nord
talo-say-south = sud
talo-say-on = sur, dessus, en haut
talo-say-beside = à côté, près, contre
talo-say-bar = bloc*, numéro, n°, #
talo-say-end = bout*, extrémité*, bord*
talo-say-height = hauteur, haut de
talo-say-degrees = degré*, °
