# What Python says and the page never does by itself: the server sends it with its words, in the reader's language.

# Games, players and figures.
game-name-taken = Le paquet « { $package } » contient un jeu « { $name } », mais il y en a déjà un de ce nom.
game-unusable = Le jeu « { $name } » du paquet « { $package } » ne peut pas être utilisé : { $why }
game-misnamed = Le paquet « { $package } » n’a pas de jeu nommé « { $name } » là où son point d’entrée l’annonce.
no-expert = { $game } n’est pas résolu exactement ; seul Babel l’est.
bad-player = « { $text } » n’est pas un joueur ; les joueurs sont : level1 à level5, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = « { $text } » n’est pas un réglage de recherche ; les réglages possibles sont : { $figures }.
bad-player-figure = « { $text } » dans « { $player } » n’est pas un réglage de recherche ; les réglages possibles sont : { $figures }.
bot-over = La partie est finie : un bot n’a rien à choisir.
bot-chance = Ici, c’est au hasard de jouer, pas à une place : un bot n’a rien à choisir.
no-bot = « { $value } » n’est pas un bot : il faut à un bot les méthodes fresh, choose et analyse. « ziggurat.bots.player » en crée un d’après son nom.
bad-render-mode = « { $mode } » n’est pas un mode de rendu de cet environnement ; il a : { $known }.
no-render-mode = Cet environnement n’affiche rien : son mode de rendu ne peut donc pas être « { $mode } ».
bad-simulations = « { $value } » n’est pas un nombre de simulations ; il en faut au moins 1.
bad-time = « { $value } » n’est pas une durée en secondes.
no-such-action = Il n’y a pas de coup numéro { $token }.
not-an-action = « { $value } » n’est pas un coup ; un coup est un texte de la liste que donne « legal », ou un nombre entier.
no-such-seat = Il n’y a pas de place « { $seat } » ; les places vont de 1 à { $seats }.
bad-seed = « { $value } » n’est pas une graine ; une graine est un nombre entier.
other-spaces = Avec ces options, { $game } a d’autres places, coups ou plans ; crée un nouvel environnement.
bad-text = « { $value } » n’est pas une valeur de { $name } ; ses valeurs sont des textes.
played-by-hand = { $game } se construit à la main, et on ne peut pas en énumérer les coups : les bots, l’analyse, perft et les environnements ne le connaissent pas.

# Work on several machines.
worker-died = Un processus s’est arrêté avant la fin de son travail ; la mémoire était peut-être pleine.
ray-missing = Ray n’est pas installé ici : pip install "ziggurat[ray]".
ray-unreachable = Il n’y a pas de cluster Ray à l’adresse { $address } : { $why }
ray-lost = Le cluster Ray à l’adresse { $address } ne répond plus : { $why }
ray-other-version = Le cluster Ray à l’adresse { $address } a la version { $theirs } de Ziggurat, cette machine la version { $ours }. Il faut la même des deux côtés.
ray-other-game = Le cluster Ray ne connaît pas le jeu « { $game } » comme cette machine le connaît. Installe-le aussi là-bas.

# Records and positions.
record-not-text = Une partie enregistrée contient des textes ; « { $value } » n’en est pas un.
record-half-character = « { $value } » ne peut pas figurer dans une partie enregistrée : il y manque la moitié d’un caractère.
record-line-break = Ce que la partie enregistrée dit sous « { $name } » doit tenir sur une ligne.
record-bad-token = « { $token } » ne peut pas être un coup dans une partie enregistrée : pas d’espaces, pas d’accolades, pas de parenthèses, pas de « [ » au début.
record-bad-note = « { $name } » ne peut pas nommer une note dans une partie enregistrée : des lettres, des chiffres et des tirets bas, une lettre d’abord.
record-comment-place = Un commentaire suit le coup { $number }, mais la partie enregistrée en a { $count }.
record-variation-place = Une variante remplace le coup { $number }, mais la partie enregistrée en a { $count }.
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
position-no-text = Une position est un texte ; « { $value } » n’en est pas un.
position-illegal = Le coup { $number } de la position, « { $token } », n’est pas permis : { $why }

# The table server: what it waits for, what it refuses and why.
server-waiting-for = { $count ->
    [one] On attend encore { $count } personne.
   *[other] On attend encore { $count } personnes.
}
server-only-watching = Tu regardes. Prends une place pour jouer.
server-not-your-turn = C’est au joueur { $seat } de jouer.
server-undo-pending = Le joueur { $seat } a déjà demandé à reprendre un coup.
server-undo-past-absent = Rien ne peut être repris maintenant : le joueur { $seat } n’est pas là pour dire oui.
server-no-undo-pending = Cette demande n’est plus d’actualité.
server-not-absent = Le joueur { $seat } est là, ou l’était à l’instant.
server-rematch-made = La partie suivante attend déjà.
server-no-rematch-asked = Personne n’a demandé à rejouer.
server-no-open-seat = Toutes les places sont prises. Tu peux regarder, si tu veux.
server-seat-taken = La place { $seat } n’est pas libre.
server-begun-open = Une partie qui part d’une position avancée se joue sur cet appareil, à plusieurs ou avec des bots ; elle n’a pas de place libre.
server-bad-log = Ce n’est pas le journal d’une partie sur un appareil : l’entrée { $number } est impossible.
server-no-phrase = « { $phrase } » n’est pas une des phrases rapides.
server-no-hints = Pas d’indices tant que des gens jouent l’un contre l’autre.
server-no-moment = Cette partie n’a encore que { $count ->
    [one] { $count } coup.
   *[other] { $count } coups.
}
server-unreadable = Le message n’a pas été compris : { $why }.
server-not-a-number = { $name } doit être un nombre entier, pas « { $value } ».
server-not-json = La demande doit être du JSON (type de contenu application/json).
server-not-utf8 = La demande n’est pas de l’UTF-8 valide.
server-one-host = Une demande doit nommer un hôte, et un seul.
server-headers-too-large = Les en-têtes de la demande sont trop grands ou trop nombreux.
server-too-slow = La demande a mis trop longtemps à arriver.
server-too-large = La demande est trop grande ; le maximum est de { $most } octets.
server-no-hello = Le premier message sur le socket doit être un hello, dans les premières secondes.
server-second-hello = Tu as déjà dit hello.
server-nothing-here = Il n’y a rien à cette adresse.
server-wrong-method = Cette adresse ne s’utilise pas ainsi.
server-bad-request = La demande n’a pas été comprise.
server-wrong-host = Ce serveur ne répond pas au nom « { $host } » ; qui l’héberge peut le permettre avec --allow-host.
server-wrong-origin = Une page d’un autre site ne peut pas utiliser ce serveur.
server-data-damaged = Les données du serveur sont abîmées. Ce n’est pas ta faute ; dis-le à qui héberge le serveur.
server-not-read = Le serveur n’a pas pu lire cela. Essaie encore dans un instant.
server-not-creator = Seule la personne qui a créé la table peut demander à l’effacer.
server-forget-pending = On a déjà demandé aux autres à la table.
server-no-forget-pending = Cette demande n’est plus d’actualité.
server-no-network = Cette machine n’est pas encore sur un réseau. Connecte-la au Wi-Fi ou branche un câble, puis essaie encore.
server-network-not-yours = Il faut être devant cette machine pour ouvrir aux autres.
server-network-fixed = C’est au démarrage de ce serveur qu’on a choisi si d’autres peuvent venir.
server-crash = Quelque chose s’est mal passé sur le serveur ; ta partie n’a rien.
server-not-stored = Le serveur n’a pas pu l’enregistrer, cela n’a donc pas été fait. Essaie encore.
server-id-used = Ce programme a utilisé le même identifiant pour deux commandes différentes. La seconde n’a pas été exécutée.
server-unsure = Le serveur a perdu le contact avec les données en enregistrant cela : c’est peut-être fait, peut-être pas. Regarde encore dans un instant.
server-closing = Le serveur redémarre ; ta partie est gardée.
server-elsewhere = Un autre processus du serveur s’occupe de cette table en ce moment. Essaie encore dans un instant.
server-thinking-lost = Le processus du serveur qui réfléchit s’est arrêté et redémarre. Essaie encore dans un instant.
server-not-kept = Le serveur a perdu le contact avec sa base de données et l’attend. Ta partie est gardée ; essaie encore dans un instant.
server-making-ready = Les règles de { $game } se préparent. Cela n’arrive qu’une fois et peut prendre une minute ou deux. Reviens ensuite.
server-too-many-requests = Ça fait beaucoup à la fois ; attends un instant.
server-too-many-made = Beaucoup de tables ont été créées depuis ton adresse ; attends un moment.
server-too-many-seats = Beaucoup de places ont été prises depuis ton adresse aux tables des autres ; attends un moment.
server-too-many-tables = Le serveur n’a pas de place pour une autre table en ce moment.
server-too-much-loaded = Énormément de tables ont été ouvertes depuis ton adresse en quelques minutes ; attends un moment.
server-too-much-stored = Énormément de choses ont été enregistrées pour ton adresse en une heure ; attends un moment.
server-too-many-sockets = Il y a trop de monde en ce moment ; essaie encore dans un instant.
server-watcher-gave-way = Beaucoup de monde regarde, et quelqu’un d’autre a maintenant ta place. Recharge la page pour regarder de nouveau.
server-opened-elsewhere = Cette table est ouverte chez toi à beaucoup d’endroits, et elle continue aux plus récents. Recharge la page pour continuer ici.
server-asked-too-often = Tu l’as déjà demandé souvent. Redemande après le prochain coup, ou dans une heure.
server-table-almost-full = Il s’est passé tant de choses à cette table qu’elle n’accepte plus que des coups, pour que la partie puisse aller à son terme.
server-table-full = Il s’est passé tant de choses à cette table qu’elle est pleine ; commences-en une nouvelle.
server-too-many-simulations = Un bot peut utiliser ici au plus { $most } simulations.
server-too-fast = C’est un peu trop rapide ; attends un instant.
server-too-long = Cela prend trop de temps au serveur. Demande encore dans un instant.
server-too-busy = Tous les bots réfléchissent déjà ; demande encore dans un instant.
server-no-bots = { $game } se construit à la main : les bots ne peuvent pas s’asseoir à cette table.
server-no-clock = { $game } se joue sans pendule.
server-no-resigning = Dans { $game }, personne n’abandonne : vous construisez ensemble. Quand c’est fini, choisis « Fini ».
server-done-pending = Tu as déjà demandé aux autres si c’était fini.
server-no-done-pending = Cette demande n’est plus d’actualité.
server-no-movement = Dans ce jeu, personne ne voit ce que les autres ont en main.

# Puzzles in the terminal.
puzzle-heading = { $game }, { $date } : { $title }
puzzle-none = { $game } n’a pas d’énigmes ; les jeux qui en ont sont : { $games }.
puzzle-bad-day = « { $text } » n’est pas un jour ; écris-le comme 2026-11-15.
puzzle-list-help = ziggurat puzzle JEU en ouvre une.
puzzle-choices = Au choix : { $choices }
puzzle-other = L’autre joue { $token }.
puzzle-back = Essaie encore depuis le début.
puzzle-answer = La réponse : { $tokens }
puzzle-left = L’énigme reste telle quelle ; reviens quand tu veux.

# The theorem of babel.
babel-theorem-plies = Positions après chaque coup, les symétriques comptées une seule fois ; gagnées et perdues pour qui doit jouer, les terminées comptent parmi les perdues :
babel-theorem-openings = Le premier coup, par type de cube, ceux qui se ressemblent par symétrie sur une ligne :
babel-theorem-distances = Coups jusqu’à la fin, si les deux jouent au mieux, et nombre de positions pour chaque distance :

# Talo-Fantasy, which the server alone judges.
talo-fantasy-unreadable = « { $token } » n’est pas un coup. Prends des blocs avec t7 ou t3+4, passe avec un point, finis avec done. Une pose dit où un bloc est lâché et où tout s’arrête, comme 3@5,5,1.5/1,0,0,0~.
talo-fantasy-no-turn = Les quatre nombres qui tournent un bloc ne peuvent pas tous être 0.
talo-fantasy-far = C’est trop loin de la table.
talo-fantasy-hangs = Le bloc { $number }, un { $length }, serait suspendu : rien sous lui ne mène au sol.
talo-fantasy-slipped = Le bloc a glissé et rien d’autre n’a bougé : il revient dans la main.
talo-fantasy-not-slipped = Le bloc ne revient pas dans la main : il reste où il est.
talo-fantasy-supply = Le stock est épuisé, et tout tient : { talo-fantasy-built }.
talo-climbing-only = L’option { $name } ne sert à rien dans Talo-Fantasy.
talo-fantasy-fall = La construction est tombée. Recommence, et ose encore plus !
talo-fantasy-done = Tu as construit ce que tu voulais : { talo-fantasy-built }.
talo-fantasy-built = { $bars ->
    [0] rien cette fois
    [one] un bloc
   *[other] { $bars } blocs
}

# Without JavaScript the page shows this, in every language (web/vite.config.ts).
page-needs-script = Ziggurat a besoin de JavaScript pour montrer la table.
