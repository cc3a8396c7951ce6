# La fin d’une partie sur la page ; les missions, avant et après.

end-why = Pourquoi c’est fini
end-score = Score
end-player = Joueur
end-winner = gagne
end-more = Plus
end-less = Moins
end-take-back = Reprendre et essayer autre chose
end-lost-kindly = Pas cette fois. La prochaine sera peut-être la bonne.

end-turning-point = Le tournant
end-turning-point-looking = Je relis la partie : { $looked } coups sur { $count }…
end-turning-point-was = Coup { $number }. { $self ->
    [true] Tu as joué : { $action }.
   *[false] { $name } a joué : { $action }.
} { $certain ->
    [true] C’est là que tout a basculé.
   *[false] À notre avis, cela a coûté environ { $lost } % de chances de gagner.
} Mieux : { $better }.
end-turning-point-see = Voir
end-turning-point-none = { $certain ->
    [true] Il n’y en a pas eu : qui a perdu n’aurait pas pu faire mieux.
   *[false] Rien de certain : aucun coup n’a coûté très cher.
}

mission-turn = Tour { $turn }
mission-goal = { $until ->
    [0] { $stars ->
        [one] { $stars } étoile si tu réussis
       *[other] { $stars } étoiles si tu réussis
    }
   *[other] { $stars ->
        [one] { $stars } étoile jusqu’au tour { $until }
       *[other] { $stars } étoiles jusqu’au tour { $until }
    }
}
end-mission = { $how ->
    [won] Mission accomplie !
   *[lost] Pas cette fois
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
