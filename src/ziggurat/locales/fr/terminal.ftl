# La ligne de commande et la partie au clavier.

bad-usage = { $why } (« { $command } --help » montre ce qui est possible).
bad-number = { $name } doit être un nombre entier, { $least } ou plus, pas « { $text } ».
bad-number-between = { $name } doit être un nombre entier de { $least } à { $most }, pas « { $text } ».
bad-seconds = { $name } doit être un nombre de secondes au-dessus de 0, comme 2 ou 0.5, pas « { $text } ».
bad-option = « { $text } » n’est pas une option ; écris nom=valeur.
option-twice = L’option { $name } est donnée deux fois.
option-text = texte
option-drawn = tiré au hasard
options-drawn = tiré au hasard : { $values }
unknown-language = Ziggurat ne parle pas « { $language } » ; les langues sont : { $known }.
not-text = Le fichier « { $path } » n’est pas un texte en UTF-8.
not-text-typed = L’entrée standard n’est pas un texte en UTF-8.
unreadable = Le fichier « { $path } » ne peut pas être lu : { $why }.
unwritable = Le fichier « { $path } » ne peut pas être écrit : { $why }.
unwritable-folder = Le dossier « { $path } » est inutilisable : { $why }.
system-failed = Le programme ne peut pas continuer : { $why }.
interrupted = Arrêté avant la fin du travail.
after-illegal = Le coup { $number } de --after, « { $token } », n’est pas permis : { $why }
replay-ended = La partie s’est arrêtée plus tôt ({ $termination }) ; résultat : { $result }.
replay-termination = { $how ->
    [resigned] abandon du joueur { $seat }
    [time] temps écoulé pour le joueur { $seat }
   *[abandoned] interrompue
}
hint-order = La recherche regarde le plus souvent ce à quoi elle se fie le plus. Cela vient en premier, même avant un pourcentage plus élevé qui repose sur peu de regards.
expected-line = La recherche s’attend à : { $line }
best-line = Si les deux jouent au mieux : { $line }
hint-others = { $count ->
    [one] et { $count } autre coup
   *[other] et { $count } autres coups
}
analyse-better = mieux : { $token } { $worth }
# Les chiffres des tableaux, comme la langue les écrit.
figure-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
figure-percent-exact = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-player = joueur
arena-games = parties
arena-score = score
arena-elo = Elo (95 %)
arena-time = par coup
arena-of = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
arena-pair = { $one } – { $other } : { $share } ({ $low } … { $high }), { arena-of }
arena-all-distinct = Aucune partie n’a été jouée deux fois.
arena-distinct = { $distinct ->
    [one] Toutes ces parties n’en font qu’une. Les marges et les intervalles la comptent une fois.
   *[other] Seules { $distinct } de ces parties sont différentes. Les marges et les intervalles ne comptent aucune partie deux fois.
}
arena-too-few = Un tournoi demande deux joueurs ou plus, et un jeu à deux places ou plus.
arena-two = --until-sure est pour exactement deux joueurs.
arena-stronger = { $player } est plus fort, d’environ { $elo } Elo ou plus.
arena-not-stronger = { $player } n’est pas plus fort.
arena-unsure = Il y a trop peu de parties pour dire si { $player } est plus fort de { $elo } Elo.

play-welcome = { $game }. Écris un coup, ou ? pour l’aide.
play-help = Écris un coup, comme « legal » les énumère, ou un de ces mots : legal, show, hint, undo, save FICHIER, load FICHIER, quit.
    Tu peux écrire plusieurs coups sur une ligne : tous sont joués, ou aucun. Arrête la ligne là où le hasard ou un bot décide.
play-which-game = Quel jeu ?
play-who = Qui joue ?
play-against-bot = Toi, contre un bot
play-how-strong = De quelle force ?
play-bad-level = « { $text } » n’est pas un niveau ; les niveaux vont de 1 à 5.
play-people = Des gens, à ce clavier
play-watch = Seulement des bots ; tu regardes
play-choose-number = Écris un nombre de 1 à { $most }, ou le début d’une réponse.
play-choose-one = « { $text } » pourrait être : { $answers }. Écris un peu plus.
play-no-answer = Il n’y a pas eu de réponse ; rien n’est joué.
play-load-alone = --load apporte son propre jeu ; enlève JEU, -o et --after.
play-at-what = --at est pour une partie enregistrée : utilise-le avec --load FICHIER.
play-at-beyond = La partie enregistrée finit après le coup { $count }, elle n’a donc pas de position après le coup { $ply }.
play-bad-bots = « { $text } » ne nomme pas des places de ce jeu ; écris des places de 1 à { $seats }, séparées par des virgules, ou none.
play-bot = Le joueur { $seat } joue { $token }.
play-drawn = Hasard : { $token }.
play-not-legal = (« legal » énumère ce qui est possible.)
play-line-illegal = { $why } Aucun coup de cette ligne n’est donc joué. Le problème est « { $token } ».
play-line-chance = « { $token } » vient trop tôt : le hasard décide d’abord. Aucun coup de cette ligne n’est donc joué ; écris seulement ce qui précède « { $token } ».
play-line-bot = « { $token } » n’est pas à toi : un bot joue la place { $seat }. Aucun coup de cette ligne n’est donc joué ; écris seulement ce qui précède « { $token } ».
play-which-file = Écris « { $command } FICHIER », avec le nom d’un fichier.
play-nothing-to-undo = Il n’y a rien à annuler.
play-hint-more = (Écris encore « hint » pour en savoir plus.)
play-no-hint = La partie est finie ; il n’y a plus d’indices.
hint-steps = Un indice a { $most } étapes : 1 où regarder, 2 quelle pièce, 3 le coup, 4 pourquoi.
play-saved = Enregistré dans { $path }.
play-overwrite = { $path } contient déjà autre chose. L’écraser ? Écris oui ou non.
play-not-saved = Rien n’est enregistré ; ce fichier reste tel quel.
play-yes-words = oui, o
play-drop = La partie en cours n’est pas enregistrée. L’abandonner et charger l’autre ? Écris oui ou non.
play-not-loaded = Rien n’est chargé ; la partie continue.
play-end = La partie est finie.
play-after-end = (« undo » reprend ton dernier coup, « save FICHIER » enregistre la partie, et une ligne vide quitte le programme.)
play-record = La partie enregistrée, à garder ou à continuer (play --load FICHIER) :
play-kept = La partie a été interrompue ; elle est gardée dans { $path } (play --load FICHIER la continue).
play-not-kept = La partie a été interrompue, et aucun fichier n’a pu être écrit. Elle n’existe plus que dans les lignes ci-dessus.
play-by-hand = { $game } se construit à la main, en trois dimensions. Joue-le sur la page ; ici, tu peux revoir ses parties enregistrées.
