# La page dans le navigateur. Les plateaux ont leurs mots dans le fichier de leur jeu.

page-welcome = Des jeux pour empiler et réfléchir.
page-welcome-more = Choisis-en un et appuie sur Jouer : Piquant t’attend déjà. Ou invite quelqu’un à la table.
page-play = Jouer
page-play-game = Jouer à { $game }
page-more-ways = Autrement
page-more-ways-game = Jouer autrement à { $game }
page-missions = Missions
page-learn = Apprendre
page-learn-game = Apprendre { $game }
page-learn-steps = Apprendre pas à pas
page-explore = Explorer
page-explore-game = Explorer { $game }
page-listed = Tables ouvertes
page-phase = { $phase ->
    [waiting] attend des joueurs
    [over] finie
   *[playing] { $ply ->
        [0] vient de commencer
        [one] { $ply } coup
       *[other] { $ply } coups
    }
}
page-docs = Documentation (en anglais)
page-about = À propos
page-about-words = Ziggurat réunit quatre jeux d’empilement : pour jouer sur un seul appareil, dans la même maison ou loin les uns des autres, et aussi avec des bots. Contre un bot ou sur un seul appareil, tout se passe dans ton navigateur ; le serveur sert à réunir les gens.
page-about-names = Les noms des jeux appartiennent à leurs éditeurs, qui n’ont rien à voir avec ce projet. Tous les textes, les images et les sons d’ici ont été faits pour lui.
page-about-parts = Fait avec
page-home = Accueil
page-close = Fermer
page-cancel = Annuler

page-lost = Il n’y a rien ici
page-lost-page = Cette adresse ne mène nulle part. Le lien est peut-être ancien, ou une lettre s’est perdue en route.
page-lost-table = Cette table n’est plus là
page-no-such-game = Il n’y a pas de jeu de ce nom ici.
page-not-loaded = Cette page n’a pas pu être chargée
page-not-loaded-more = Vérifie la connexion, puis réessaie.
page-try-again = Réessayer
page-unreachable = Le serveur est injoignable. Nouvel essai…
page-lost-line = La connexion est perdue, mais ta partie est intacte. Nouvel essai…
page-lost-line-busy = La connexion est perdue. Ton coup est gardé et partira dès qu’elle reviendra.
page-opening = La table s’ouvre…

page-who-plays = Qui joue ?
page-way-bot = Contre un bot
page-way-here = Ensemble sur cet appareil
page-way-link = Inviter par un lien
page-way-anyone = Ouvert à tous
page-seat = Place { $seat }
page-seats = Places
page-seat-here = { $first ->
    [true] Toi, sur cet appareil
   *[false] Quelqu’un sur cet appareil
}
page-seat-open = { $listed ->
    [true] Quelqu’un de passage
   *[false] La personne qui a le lien
}
page-open-seat = place libre
page-name = Ton nom
page-name-of = Nom à la place { $seat }
page-you = Toi
page-bot = { $level ->
    [0] Bot
    [1] Pip
    [2] Piquant
    [3] Finaud
    [4] Castor
   *[5] Minerve
}
page-bot-choice = { page-bot } ({ $level ->
    [1] tout doux
    [2] gentil
    [3] vif
    [4] fort
   *[5] experte
})
page-bot-rated = { page-bot-choice }, classement { $rating } ± { $margin }, parties : { $games }
page-bot-about = { $level ->
    [0] Un bot d’une force bien à lui.
    [1] Pip la souris joue ce qui saute aux yeux et oublie beaucoup de choses.
    [2] Piquant le hérisson réfléchit un moment et se laisse encore surprendre.
    [3] Finaud le renard voit venir presque tout et punit les étourderies.
    [4] Castor calcule avec patience et ne fait guère de cadeaux.
   *[5] Minerve la chouette regarde aussi loin qu’elle peut et ne se trompe presque jamais.
}
page-quoted = « { $words } »
page-options = Options
page-drawn = au hasard
page-order = Qui s’assied où
page-order-chosen = dans l’ordre choisi
page-order-lot = tirage au sort
page-clock = Pendule
page-clock-none = sans pendule
page-clock-turn = une minute par tour
page-clock-total = dix minutes, plus cinq secondes par coup
page-visible = Montrer la table sur la page d’accueil
page-sit-down = S’asseoir
page-take-seat = Une place est libre pour toi
page-or-watch = Ou reste simplement pour regarder.
page-invite = Inviter quelqu’un
page-invite-more = Envoie ce lien, ou fais scanner le QR code. La partie commence quand tout le monde est assis.
page-link = Lien
page-qr = Le lien en QR code, à scanner
page-link-local = Ce lien ne marche que sur cette machine.
page-network = Ouvrir aux autres sur ce réseau
page-network-more = Si tu ouvres, tout le monde sur ton réseau peut voir cette page, jusqu’à ce que tu appuies sur « { page-network-close } » ou arrêtes Ziggurat.
page-network-open = Les autres sur ce réseau la trouvent à l’adresse { $address }.
page-network-close = Fermer aux autres
page-invited = { $name } t’invite à une partie de { $game }
page-invited-nameless = On t’invite à une partie de { $game }
page-invite-send = Envoyer l’invitation
page-invite-copy = Copier l’invitation
page-copy = Copier
page-copied = Copié

page-waiting = On attend que quelqu’un s’asseye.
page-sat-down = { $name } est à la table.
page-your-turn = À toi de jouer : { $status }
page-thinking = { $name } réfléchit…
page-played = { $name } : { $action }.
page-to-act = doit jouer
page-ending = { $how ->
    [resigned] { $self ->
        [true] Tu as abandonné.
       *[false] { $name } a abandonné.
    }
    [time] { $self ->
        [true] Ton temps est écoulé.
       *[false] { $name } n’a plus de temps.
    }
   *[abandoned] La partie a été interrompue.
}
page-ended = Fin de la partie
page-you-won = Tu gagnes !
page-won = { $name } gagne
page-team-won = { $names } gagnent
page-your-team-won = Ton équipe gagne !
page-shared-win = Une victoire partagée
page-nobody-won = Personne ne gagne
page-rematch = Rejouer
page-rematch-asked = On attend les autres…
page-rematch-theirs = { $name } aimerait rejouer.
page-rematch-accept = Oui, volontiers
page-rematch-decline = Pas maintenant
page-rematch-refused = { $name } préfère ne pas rejouer maintenant.
page-clock-waits = Les pendules démarrent quand tout le monde est là, ou quand quelqu’un joue.
page-next-game = Aller à la nouvelle partie
page-look-back = Revoir
page-looking-back = Retour en arrière : coup { $ply } sur { $count }
page-start = Le début de la partie
page-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
page-watching = Tu regardes.
page-moved = { $ply ->
    [0] Cette partie est venue d’un appareil avant son premier coup.
   *[other] Cette partie est venue d’un appareil au coup { $ply }. Ce que le hasard a décidé jusque-là, il l’a décidé sur cet appareil.
}
page-set-up = Cette partie ne commence pas au début, mais à partir d’une position préparée.
page-other-seat = Prendre la place de ce lien ?
page-other-seat-more = Ce lien est pour la place { $seats } de cette table. Tu as déjà une place ici, et cet appareil ne peut garder que l’une des deux.
page-other-seat-take = Prendre l’autre place
page-other-seat-keep = Garder ma place
page-link-refused = Ce lien personnel n’ouvre aucune place à cette table. Tu gardes la place que tu as.
page-hand-over = { $name }, à toi de jouer.
page-hand-over-more = Passe l’appareil.

page-panel = Coups et outils
page-last-here = { $whose ->
    [own] Ton dernier coup
   *[other] Dernier coup : { $name }
}
page-actions = Coups joués
page-no-actions = Rien n’a encore été joué.
page-step = { $how ->
    [first] Au début
    [back] Un coup en arrière
    [next] Un coup en avant
   *[last] Au dernier coup
}
page-replay = Revoir en film
page-pause = Pause
page-hint = Indice
page-hint-thinking = Je réfléchis…
page-undo = Annuler
page-undone = C’est annulé.
page-undo-yours = Tu as demandé à reprendre ton dernier coup.
page-undo-theirs = { $name } aimerait reprendre un coup.
page-undo-refused = Les autres préfèrent continuer.
page-done = C’est fini ?
page-done-yours = Tu as demandé aux autres si c’était fini.
page-done-theirs = { $name } trouve que c’est fini. Et toi ?
page-done-agree = Oui, fini
page-done-refuse = Continuer
page-done-refused = Les autres préfèrent continuer à construire.
page-agree = D’accord
page-refuse = Plutôt non
page-absent = { $name } n’est pas là.
page-stand-in = Laisser jouer un bot
page-delete = Effacer cette table
page-delete-sure = Effacer cette table pour de bon ?
page-delete-alone = La partie, les noms et les liens disparaissent, pour tout le monde. On ne peut pas les faire revenir.
page-delete-others = On demande d’abord aux autres à la table. Si tous disent oui, la partie, les noms et les liens disparaissent pour tout le monde. Sept jours d’absence comptent comme un oui.
page-delete-keep = La garder
page-delete-yours = Tu as demandé à effacer cette table. On attend les autres.
page-delete-theirs = { $name } aimerait effacer cette table pour de bon.
page-delete-agreed = Tu es d’accord pour effacer cette table. On attend les autres.
page-delete-refused = Les autres préfèrent garder cette table.
page-deleted = Cette table est effacée
page-deleted-more = Il n’en reste rien sur le serveur. Merci d’avoir joué.
page-damaged = Cette table ne peut pas être ouverte
page-gave-way = Cette page a quitté la table
page-reload = Recharger la page
page-resign = Abandonner
page-resign-sure = Abandonner cette partie ?
page-resign-more = La partie se termine pour toi. Elle reste dans la liste, et tu peux la revoir.
page-keep-playing = Continuer à jouer
page-phrases = Dire quelque chose
page-place = Poser
page-more-pieces = { $count ->
    [one] { $count } pièce de plus
   *[other] { $count } pièces de plus
}
page-rules = Comment jouer
page-share = Partager
page-share-link = Avec ce lien, on peut regarder.
page-share-record = La partie enregistrée
page-share-picture = Image du plateau
page-share-device = Continuer sur un autre appareil
page-share-device-more = Ce lien personnel emmène ta place sur un autre appareil. Garde-le pour toi.

page-explore-words = Chaque coup et ce qu’il vaut
page-explore-start = Début
page-explore-until = À la position avant le coup { $number }
page-no-position = Cette position n’existe pas
page-not-solved = Un seul de ces jeux est entièrement résolu : Babel.
page-theorem = Toute la vérité
page-working-out = Je calcule…
page-perfect-line = Suite parfaite
page-truth = { $how ->
    [win] Le joueur { $seat } gagne en { $distance ->
        [one] { $distance } coup
       *[other] { $distance } coups
    } si personne ne se trompe.
    [draw] Une victoire partagée si personne ne se trompe.
    [loss] Quoi que fasse le joueur { $seat }, l’autre gagne en { $distance ->
        [one] { $distance } coup
       *[other] { $distance } coups
    } si personne ne se trompe.
   *[estimate] Personne ne le sait à coup sûr.
}

page-settings = Réglages
page-theme = Couleurs
page-theme-system = comme l’appareil
page-theme-light = clair
page-theme-dark = sombre
page-language = Langue
page-language-auto = comme le navigateur
page-speed = Mouvement
page-speed-calm = calme
page-speed-quick = rapide
page-speed-none = aucun
page-bots = Les bots jouent
page-bots-slow = lentement, pour bien suivre
page-bots-calm = un coup après l’autre
page-bots-none = tout de suite
page-sound = Son
page-volume = Volume
page-notify = Me prévenir quand c’est à moi
page-notify-denied = Ce navigateur n’a pas le droit de montrer des notifications. Tu peux les permettre dans ses réglages pour ce site.
page-confirm = Confirmer avant de poser
page-confirm-touch = sur écran tactile
page-confirm-always = toujours
page-confirm-never = jamais
page-quality = Image
page-quality-auto = selon la vitesse
page-quality-full = détaillée
page-quality-plain = simple
page-quality-flat = plan à plat

page-camera = Vue
page-look = { $how ->
    [left] Tourner à gauche
    [right] Tourner à droite
    [side] Du côté suivant
    [above] D’en haut
    [under] D’en bas
    [closer] Plus près
    [farther] Plus loin
   *[reset] Vue habituelle
}
page-explode = Écarter les étages

page-twin = Plan et texte
page-layer-up = Une couche plus haut
page-layer-down = Une couche plus bas
page-command = Coup en notation
page-enter = Le jouer
page-doable = { $count ->
    [0] Rien à faire pour le moment
    [one] Une chose que tu peux faire
   *[other] { $count } choses que tu peux faire
}
page-doable-here = { $count ->
    [0] Rien à faire dans cette case
    [one] Une chose que tu peux faire dans cette case
   *[other] { $count } choses que tu peux faire dans cette case
}
page-doable-all = Tout afficher
page-doable-more = Encore { $count } : choisis une case du plan, ou écris le coup.
page-nothing-here = Il n’y a rien à faire ici pour le moment.

page-tip = Conseil
page-tip-skip = Sans conseils

page-keys = Touches
page-with-key = { $words } ({ $key ->
    [PageUp] Page ↑
    [PageDown] Page ↓
    [Enter] Entrée
   *[other] { $key }
})
page-key-f = F = plan et texte
page-key-h = H = indice
page-key-z = Z = annuler
page-key-p = P = jouer toute la suite parfaite
page-key-step = , . = un coup en arrière, un en avant
page-key-l = L = entendre le dernier coup
page-key-s = S = entendre qui doit jouer
page-key-m = M = réglages et outils
page-key-help = ? = cette page
page-notation = Afficher la notation
page-turn = Tour
