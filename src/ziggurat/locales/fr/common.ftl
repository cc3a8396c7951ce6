# Ce que disent tous les jeux et toutes les pièces de la maison.

unknown-game = Il n’y a pas de jeu nommé « { $name } » ; les jeux sont : { $known }.
unknown-option = { $game } n’a pas d’option « { $name } » ; ses options sont : { $names }.
no-options = { $game } n’a aucune option ; « { $name } » n’existe donc pas.
bad-value = « { $value } » n’est pas une valeur de { $name } ; les valeurs sont : { $values }.
game-over = La partie est finie ; « { $token } » ne peut plus être joué.
not-solved = { $game } n’est pas résolu ; seul Babel l’est.

record-no-game = La partie enregistrée ne dit pas de quel jeu il s’agit : il manque une ligne [Game "…"].
record-bad-tag = La ligne { $line } de la partie enregistrée n’a pas la forme [Nom "valeur"].
record-tag-twice = La partie enregistrée contient deux fois l’étiquette « { $name } ».
record-brace = Un commentaire de la partie enregistrée n’est pas fermé, ou se trouve dans un autre.
record-version = La partie a été enregistrée avec la version { $version } des règles de { $game } ; ce programme a la version { $known }.
record-termination = « { $termination } » n’est pas une façon de finir plus tôt ; écris : resigned PLACE, time PLACE, abandoned.
record-players = La partie enregistrée nomme { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}, mais le jeu a { $seats ->
    [one] { $seats } place.
   *[other] { $seats } places.
}
record-bad-name = « { $name } » ne peut pas être un nom dans une partie enregistrée : pas de virgules, pas de retours à la ligne, pas d’espaces autour, pas seulement des chiffres.
name-unseen = « { $name } » contient un caractère que personne ne peut voir. Choisis un autre nom.
name-marks = « { $name } » contient des signes qui s’empilent. Choisis un autre nom.
name-alike = « { $name } » ressemble au nom de quelqu’un d’autre à cette table. Choisis-en un autre.
record-bad-comment = Un commentaire d’une partie enregistrée ne peut pas contenir d’accolade.
record-illegal = Le coup { $number } de la partie enregistrée, « { $token } », n’est pas permis : { $why }
record-ended-twice = La partie enregistrée dit « { $termination } », mais la partie s’est terminée selon les règles.
record-result = La partie enregistrée donne le résultat { $result } ; en réalité, c’est { $true }.
record-not-over = La partie enregistrée donne le résultat { $result }, mais la partie n’est pas finie.
record-winners = « { $result } » n’est pas un résultat : il nomme les places qui ont gagné, de 1 à { $seats }, chacune une fois.
record-ended-by-nobody = La partie enregistrée dit « { $termination } », mais les places du jeu vont de 1 à { $seats }.
record-contradiction = La partie enregistrée dit « { $termination } », mais aussi que la place { $seat } a gagné.
record-too-many-players = La partie enregistrée nomme { $count } joueurs ; aucun jeu n’en a autant.
record-illegal-variation = Le coup { $number } d’une variante, « { $token } », n’est pas permis : { $why }
record-variation-first = Une variante remplace le coup qui la précède, et il n’y en a pas avant le premier.
record-empty-variation = Une variante de la partie enregistrée est vide.
record-parenthesis = Une parenthèse de la partie enregistrée n’est pas ouverte, ou pas fermée.
record-too-deep = Les variantes d’une partie enregistrée s’emboîtent au plus { $most } fois.

# Ce que vaut un coup, là où on le sait exactement.
worth-win = gagne en { $distance }
worth-draw = victoire partagée en { $distance }
worth-loss = perd en { $distance }
worth-proven-win = gagne à coup sûr
worth-proven-draw = gagne dans exactement { $percent } % des cas
worth-proven-loss = perd si l’autre joue au mieux
worth-estimate = gagne dans environ { $percent } % des cas (± { $margin })
babel-title = Babel
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label } : { $words }
enumerated = { $before }, { $next }
full-stop = { $words }.
