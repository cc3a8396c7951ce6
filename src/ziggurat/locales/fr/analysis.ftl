# Une partie revue après coup, sur la page, dans les parties enregistrées et en ligne de commande.

analysis-comment = Environ { $lost } % de chances perdues (estimation). Mieux : { $token } ({ $worth }).
analysis-comment-exact = Une erreur. Mieux : { $token } ({ $worth }).
analysis-comment-tried = Essayé : { $line }.

analysis-title = Analyse
analysis-words = La partie, ses erreurs et ce qui était possible
analysis-bring = Analyser un fichier de partie
analysis-at = { $ply ->
    [0] Le début de la partie
   *[other] Après le coup { $ply } sur { $count }
}
analysis-trying = { $count ->
    [one] Ton essai : { $count } coup après le coup { $ply } de la partie
   *[other] Ton essai : { $count } coups après le coup { $ply } de la partie
}
analysis-played = { $self ->
    [true] Tu joues maintenant : { $action } ({ $worth }).
   *[false] { $name } joue maintenant : { $action } ({ $worth }).
}
analysis-mistake = { $self ->
    [true] Tu joues maintenant : { $action } ({ $worth }). Mieux : { $better } ({ $best }).
   *[false] { $name } joue maintenant : { $action } ({ $worth }). Mieux : { $better } ({ $best }).
}
analysis-best = { $self ->
    [true] Le mieux pour toi : { $action } ({ $worth }).
   *[false] Le mieux pour { $name } : { $action } ({ $worth }).
}
analysis-chance = Hasard
analysis-luck = Le hasard décide. Et si c’était…
analysis-graph = { $sides ->
    [1] Les chances de réussir
    [2] { $self ->
        [true] Tes chances de gagner
       *[false] Chances de gagner : { $name }
    }
   *[other] Les chances de gagner de chaque camp
}
analysis-graph-label = Valeur de la partie, coup par coup
analysis-done = réussi
analysis-not-done = non
analysis-exact = exact
analysis-estimate = estimé
analysis-looking = J’analyse encore le reste de la partie.
analysis-looked = Analyse de la partie : { $looked } coups sur { $count }…
analysis-mistakes = { $count ->
    [0] Erreurs
    [one] Une erreur
   *[other] { $count } erreurs, la plus grosse d’abord
}
analysis-no-mistakes = Aucune erreur nette.
analysis-lost = { $exact ->
    [true] −{ $lost } %
   *[false] environ −{ $lost } %
}
analysis-best-line = La meilleure suite
analysis-expected-line = Ce qui suivra sans doute (estimation)
analysis-walk = Coup par coup
analysis-off-game = Tu suis ton idée depuis le coup { $ply } de la partie :
analysis-to-game = Revenir à la partie
analysis-to-table = À la table
analysis-tried = Ce que tu as essayé
analysis-after = après { $ply }
analysis-forget = Oublier { $line }
analysis-note = { $ply ->
    [0] Ta note sur la partie
   *[other] Ta note sur le coup { $ply }
}
analysis-try-again = Réessayer à partir d’ici
analysis-export = Enregistrer commenté
analysis-others = Une autre partie
analysis-table = Les valeurs en tableau
analysis-column = { $column ->
    [number] N°
    [who] Qui
    [action] Coup
    [worth] Valeur
   *[better] Mieux
}
analysis-not-yet = Pas pendant la partie
analysis-not-yet-more = Tant que des gens jouent l’un contre l’autre, personne ne peut analyser leur partie ici, pas même en regardant : on pourrait leur souffler un coup. L’analyse s’ouvre quand la partie est finie.
analysis-no-game = Cette partie n’existe pas
analysis-no-record = Cette partie n’est pas gardée sur cet appareil. Choisis encore une fois son fichier.
analysis-import-words = Ouvre une partie enregistrée, d’ici ou d’ailleurs : chaque coup est analysé, et tu peux essayer ce que tu aurais joué.
analysis-import = Choisir un fichier de partie
analysis-drop = ou dépose-le n’importe où sur cette page
analysis-no-text = « { $name } » n’est pas une partie enregistrée : le fichier est vide, trop grand, ou n’est pas un texte.
analysis-brought = Déjà ouvertes
