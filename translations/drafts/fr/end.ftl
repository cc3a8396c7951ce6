# La fin d’une partie sur la page ; les missions, avant et après.

end-why = Pourquoi c’est fini
end-score = Score
end-player = Joueur
end-winner = gagne
end-more = Plus
end-less = Moins
end-take-back = Reprendre et essayer autre chose
end-lost-kindly = Pas cette fois. La prochaine sera peut-être la bonne.

end-turning-point = Tournant
end-turning-point-looking = Je relis la partie : { $looked } coups sur { $count } …
end-turning-point-was = Coup { $number }. { $self ->
    [true] Tu as joué : { $action }.
   *[false] { $name } a joué : { $action }.
} { $certain ->
    [true] Cela a fait tourner la partie.
   *[false] D’après l’estimation, cela a coûté environ { $lost } % de la victoire.
} Mieux : { $better }.
end-turning-point-see = Voir
end-turning-point-none = { $certain ->
    [true] Il n’y en a pas eu : personne n’aurait pu faire mieux.
   *[false] Aucun de certain : pas un seul coup n’a beaucoup coûté.
}

mission-turn = Tour { $turn }
mission-goal = { $until ->
    [0] { $stars ->
        [one] { $stars } étoile à la fin
       *[other] { $stars } étoiles à la fin
    }
   *[other] { $stars ->
        [one] { $stars } étoile jusqu’au tour { $until }
       *[other] { $stars } étoiles jusqu’au tour { $until }
    }
}
end-mission = { $how ->
    [won] Mission accomplie !
   *[lost] Pas réussie cette fois
}
end-mission-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}, en { $turns ->
    [one] { $turns } tour.
   *[other] { $turns } tours.
} { $better ->
    [0] C’est tout ce qu’il y a à gagner.
   *[other] Une de plus en { $better } tours ou moins.
}
end-mission-kindly = Le sac est mélangé à chaque fois. Essaie encore.
end-next-mission = Mission suivante
