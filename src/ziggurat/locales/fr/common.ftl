# Ce que disent tous les jeux et toutes les pièces de la maison.

unknown-game = Il n’y a pas de jeu nommé « { $name } » ; les jeux sont : { $known }.
game-name-taken = Le paquet « { $package } » contient un jeu « { $name } », mais il y en a déjà un de ce nom.
game-unusable = Le jeu « { $name } » du paquet « { $package } » ne peut pas être utilisé : { $why }
game-misnamed = Le paquet « { $package } » n’a pas de jeu nommé « { $name } » là où son point d’entrée l’annonce.
unknown-option = { $game } n’a pas d’option « { $name } » ; ses options sont : { $names }.
no-options = { $game } n’a aucune option ; « { $name } » n’existe donc pas.
bad-value = « { $value } » n’est pas une valeur de { $name } ; les valeurs sont : { $values }.
game-over = La partie est finie ; « { $token } » ne peut plus être joué.
not-solved = { $game } n’est pas résolu ; seul babel l’est.
no-expert = { $game } n’est pas résolu exactement ; seul babel l’est.
bad-player = « { $text } » n’est pas un joueur ; les joueurs sont : level1 à level5, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = « { $text } » n’est pas un réglage de recherche ; les réglages possibles sont : { $figures }.
bad-player-figure = « { $text } » dans « { $player } » n’est pas un réglage de recherche ; les réglages possibles sont : { $figures }.
bad-simulations = « { $value } » n’est pas un nombre de simulations ; il en faut au moins 1.
bad-time = « { $value } » n’est pas une durée en secondes.
worker-died = Un processus s’est arrêté avant la fin de son travail ; la mémoire était peut-être pleine.
ray-missing = Ray n’est pas installé ici : pip install "ziggurat[ray]".
ray-unreachable = Il n’y a pas de cluster Ray à l’adresse { $address } : { $why }
ray-lost = Le cluster Ray à l’adresse { $address } ne répond plus : { $why }
ray-other-version = Le cluster Ray à l’adresse { $address } a la version { $theirs } de Ziggurat, cette machine la version { $ours }. Il faut la même des deux côtés.
ray-other-game = Le cluster Ray ne connaît pas le jeu « { $game } » comme cette machine le connaît. Installe-le aussi là-bas.
no-such-action = Il n’y a pas de coup numéro { $token }.
not-an-action = « { $value } » n’est pas un coup ; un coup est un texte de la liste que donne « legal », ou un nombre entier.
no-such-seat = Il n’y a pas de place « { $seat } » ; les places vont de 1 à { $seats }.
bad-seed = « { $value } » n’est pas une graine ; une graine est un nombre entier.
other-spaces = Avec ces options, { $game } a d’autres places, coups ou plans ; crée un nouvel environnement.
bad-text = « { $value } » n’est pas une valeur de { $name } ; ses valeurs sont des textes.

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
record-bad-name = « { $name } » ne peut pas être un nom dans une partie enregistrée : pas de virgules, pas de retours à la ligne, pas d’espaces autour, pas que des chiffres.
record-bad-comment = Un commentaire d’une partie enregistrée ne peut pas contenir d’accolade.
record-illegal = Le coup { $number } de la partie enregistrée, « { $token } », n’est pas permis : { $why }
record-ended-twice = La partie enregistrée dit « { $termination } », mais la partie s’est terminée selon les règles.
record-result = La partie enregistrée donne le résultat { $result } ; en réalité, c’est { $true }.
record-not-over = La partie enregistrée donne le résultat { $result }, mais la partie n’est pas finie.
record-winners = « { $result } » n’est pas un résultat : il nomme les places qui ont gagné, de 1 à { $seats }, chacune une fois.
record-ended-by-nobody = La partie enregistrée dit « { $termination } », mais les places du jeu vont de 1 à { $seats }.
record-contradiction = La partie enregistrée dit « { $termination } », mais aussi que la place { $seat } a gagné.
record-too-many-players = La partie enregistrée nomme { $count } joueurs ; aucun jeu n’en a autant.
record-not-text = Une partie enregistrée contient des textes ; « { $value } » n’en est pas un.
record-half-character = « { $value } » ne peut pas figurer dans une partie enregistrée : il y manque la moitié d’un caractère.
record-line-break = Ce que la partie enregistrée dit sous « { $name } » doit tenir sur une ligne.
record-bad-token = « { $token } » ne peut pas être un coup dans une partie enregistrée : pas d’espaces, pas d’accolades, pas de parenthèses.
record-bad-note = « { $name } » ne peut pas nommer une note dans une partie enregistrée : des lettres, des chiffres et des tirets bas, une lettre d’abord.
record-comment-place = Un commentaire suit le coup { $number }, mais la partie enregistrée en a { $count }.
record-illegal-variation = Le coup { $number } d’une variante, « { $token } », n’est pas permis : { $why }
record-variation-place = Une variante remplace le coup { $number }, mais la partie enregistrée en a { $count }.
record-variation-first = Une variante remplace le coup qui la précède, et il n’y en a pas avant le premier.
record-empty-variation = Une variante de la partie enregistrée est vide.
record-parenthesis = Une parenthèse de la partie enregistrée n’est pas ouverte, ou pas fermée.
record-too-deep = Les variantes d’une partie enregistrée s’emboîtent au plus { $most } fois.
record-several = Ce fichier contient plusieurs parties. « ziggurat record » sait lire ces fichiers.
record-too-long = La partie qui commence à la ligne { $line } dépasse { $most } lettres. Ce n’est pas une partie enregistrée.
record-bad-json = Cette ligne n’est pas une partie enregistrée en JSON : { $why }
record-bad-number = La partie { $number } du fichier (ligne { $line }) est illisible : { $why }
record-bad-game = { $path }, partie { $number } (ligne { $line }) : { $why }
record-checked = { $bad ->
    [0] { $games ->
        [one] { $games } partie, en ordre.
       *[other] Les { $games } parties sont en ordre.
    }
   *[other] { $games ->
        [one] Sur { $games } partie
       *[other] Sur { $games } parties
    }, { $bad ->
        [one] { $bad } n’est pas en ordre.
       *[other] { $bad } ne sont pas en ordre.
    }
}

# Ce que vaut un coup, là où on le sait exactement.
worth-win = gagne en { $distance }
worth-draw = victoire partagée en { $distance }
worth-loss = perd en { $distance }
worth-proven-win = gagne à coup sûr
worth-proven-draw = assure { $percent } % de la victoire
worth-proven-loss = perd si l’autre joue au mieux
worth-estimate = gagne dans environ { $percent } % des cas (± { $margin })
played-by-hand = { $game } se construit à la main, et on ne peut pas en énumérer les coups : les bots, l’analyse, perft et les environnements ne le connaissent pas.
babel-title = Babel
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label } : { $words }
enumerated = { $before }, { $next }
full-stop = { $words }.
