# La page d’accueil de qui revient : parties en cours, parties finies, tes propres erreurs comme énigmes.

home-welcome-back = { $named ->
    [true] Te revoilà, { $name }
   *[false] Te revoilà
}
home-continue = Continuer
home-continue-yours = Continuer : à toi de jouer
home-your-turn = À toi de jouer
home-their-turn = À { $name } de jouer
home-show-all = Tout afficher ({ $count })
home-progress = { $words } ({ $done } sur { $count })

home-watch = Parties à regarder
home-playing = Regarder
home-clock = { $kind ->
    [turn] { $time } par tour
   *[total] { $increment ->
        [0] { $time } par personne
       *[other] { $time } par personne, plus { $increment } s par coup
    }
}

home-finished = Parties finies
home-outcome = { $outcome ->
    [won] Gagnée
    [lost] Perdue
   *[shared] Victoire partagée
}
home-won-by = { $count ->
    [one] Gagnée par { $names }
   *[other] Gagnée ensemble par { $names }
}
home-gallery = La galerie des constructions
home-record = Tes résultats contre les bots
home-record-bot = { $shared ->
    [0] gagnées : { $won }, perdues : { $lost }
   *[other] gagnées : { $won }, partagées : { $shared }, perdues : { $lost }
}

mistakes = Tes erreurs, en énigmes
mistakes-one = Ton erreur
mistakes-all = Toutes tes erreurs
mistakes-about = Des positions de tes parties sur cet appareil, où ton coup t’a coûté cher. Trouves-en un meilleur.
mistakes-looking = Je relis tes dernières parties…
mistakes-none = Il n’y a encore rien ici. Finis une partie sur cet appareil ; si un coup t’a coûté cher, il apparaîtra ici.
mistakes-gone = Cette position n’est plus gardée sur cet appareil.
mistakes-left = { $count ->
    [0] Toutes résolues. De nouvelles viendront de tes prochaines parties.
    [one] Une attend un meilleur coup.
   *[other] { $count } attendent un meilleur coup.
}
mistakes-cost = { $exact ->
    [true] { $lost ->
        [100] Ton coup a laissé filer la victoire.
       *[other] Ton coup t’a coûté { $lost } % de chances de gagner.
    }
   *[false] Ton coup t’a coûté environ { $lost } % de chances de gagner.
}
mistakes-task = { mistakes-cost } Trouves-en un aussi bon que le meilleur.
mistakes-judged = { $exact ->
    [true] Chaque réponse est jugée exactement.
   *[false] Les réponses sont estimées : ce qui paraît aussi bon compte.
}
mistakes-solved = { $exact ->
    [true] Juste. On ne peut pas faire mieux.
   *[false] Bien. À notre avis, on ne peut pas faire mieux.
}
mistakes-not = { $exact ->
    [true] Cela coûte encore { $lost } % de chances de gagner.
   *[false] À notre avis, cela coûte encore environ { $lost } % de chances de gagner.
}
mistakes-same = C’est ce que tu as joué dans la partie.
mistakes-answer-is = Voici un meilleur coup : { $action }.
mistakes-in-game = Voir dans la partie
mistakes-next = Erreur suivante

home-listed = Ta table est sur la page d’accueil de ce serveur. Tout le monde peut s’y asseoir.
home-meanwhile = Jouer contre un bot en attendant
home-arrival = Quelqu’un est arrivé
home-arrived = À ta table de { $game } : { $names }.
home-arrived-kept = La partie que tu joues ici est gardée.
home-arrived-go = Aller à la table

setup-players = À combien jouez-vous ?
setup-alone = solo : missions
setup-count = { $count ->
    [2] deux
    [3] trois
    [4] quatre
   *[other] { $count }
}
setup-minutes = { $minutes ->
    [one] Environ { $minutes } minute, à notre avis
   *[other] Environ { $minutes } minutes, à notre avis
}
setup-team = Équipe { $team }
setup-anyone = La table apparaît sur la page d’accueil de ce serveur. Tout le monde peut s’y asseoir ou regarder.
