# Bubblee Pop.

bubbles-colour = { $bubble ->
    [R] rouge
    [P] violette
    [Y] jaune
    [B] bleue
    [G] verte
   *[K] noire
}
bubbles-colour-name = { $bubble ->
    [R] rouge
    [P] violet
    [Y] jaune
    [B] bleu
    [G] vert
   *[K] noir
}

bubbles-prompt-draw = Une bulle est tirée du sac pour le joueur { $seat }.
bubbles-prompt-place = Le joueur { $seat } met la bulle { bubbles-colour } sur une place vide du ciel.
bubbles-prompt-swap = Le joueur { $seat } peut échanger deux voisines dans le ciel ; écris un point pour le laisser tel quel.
bubbles-prompt-drop = Le joueur { $seat } choisit deux voisines dans le ciel ; elles tombent sur la planète du joueur { $seat }.
bubbles-prompt-send = Le joueur { $seat } peut envoyer des bulles de la ligne sur l’autre planète ; écris un point pour t’arrêter.
bubbles-prompt-powers = { $whose ->
    [own] Le joueur { $seat } peut utiliser un pouvoir ({ $powers }) ; écris un point pour y renoncer.
   *[other] C’est le tour du joueur { $other }, mais le joueur { $seat } a des pouvoirs ({ $powers }) et décide d’abord ; écris un point pour y renoncer.
}

bubbles-cleared = Il ne reste que des bulles noires sur l’autre planète : la mission est accomplie.
bubbles-burst = Toutes les colonnes de la planète du joueur { $other } sont pleines et une bulle de plus arrive : le joueur { $seat } gagne.
bubbles-stuck = Le joueur { $seat } ne peut plus faire tomber deux bulles et perd.
bubbles-stuck-solo = Plus aucune paire de bulles ne peut tomber : la mission est perdue.
bubbles-no-refill = Le sac ne peut plus remplir le ciel. Le joueur 1 a { $one ->
    [one] { $one } bulle
   *[other] { $one } bulles
}, le joueur 2 en a { $two } : le joueur { $seat } gagne.
bubbles-shared = Le sac ne peut plus remplir le ciel. Les deux ont { $one ->
    [one] { $one } bulle
   *[other] { $one } bulles
} et partagent la victoire.
bubbles-no-refill-solo = Le sac ne peut plus remplir le ciel : la mission est perdue.

bubbles-unreadable = « { $token } » n’est pas un coup. { bubbles-notation }
bubbles-notation = Exemples : =c5 met une bulle, c5~d5 échange, c5+d5 fait tomber, R:a8~b8 utilise un pouvoir, >c3 envoie, un point passe.
bubbles-order = Les deux places s’écrivent par colonne, puis par rangée : { $token }.
bubbles-not-sky = Les deux bulles doivent être dans le ciel, rangées 5 et 6.
bubbles-not-adjacent = Ces deux-là ne sont pas voisines dans une rangée ou une colonne.

bubbles-draw-first = D’abord, une bulle est tirée du sac.
bubbles-place-first = Mets d’abord la bulle { bubbles-colour } du sac sur une place vide du ciel.
bubbles-swap-first = D’abord le ciel : échange deux voisines, ou laisse-le tel quel.
bubbles-drop-first = { $kind ->
    [swap] On échange une fois par tour ; maintenant, deux bulles doivent tomber.
   *[other] Maintenant, deux bulles doivent tomber ; rien d’autre n’est possible avant.
}
bubbles-send-first = D’abord l’envoi : choisis une bulle de la ligne, ou arrête là.
bubbles-powers-first = D’abord les pouvoirs : utilises-en un, ou renonce.
bubbles-send-solo = On n’envoie des bulles que dans les missions, pas dans un duel.
bubbles-powers-off = Cette partie se joue sans pouvoirs.

bubbles-not-in-bag = Il n’y a plus de bulle { bubbles-colour } dans le sac.
bubbles-sky-taken = Il y a déjà une bulle ; mets celle du sac sur une place vide du ciel.
bubbles-must-swap = Aucune paire ne peut tomber de ce ciel ; il faut d’abord un échange.
bubbles-same-colour = Les deux sont de la même couleur : rien ne changerait.
bubbles-swap-stuck = Après cet échange, aucune paire ne pourrait tomber.
bubbles-out-of-reach = Ces deux-là sont trop loin : l’une au moins doit venir de ton côté du ciel.
bubbles-too-high = Si ces deux-là tombaient, une colonne garderait plus de quatre bulles.

bubbles-sent-already = Cette bulle est déjà partie.
bubbles-nothing-there = Il n’y a pas de bulle là.
bubbles-not-in-line = Cette bulle ne fait pas partie d’une ligne ; on n’envoie que des bulles d’une ligne.
bubbles-column-full = Cette colonne de l’autre planète est pleine.
bubbles-sent-enough = Ce groupe a envoyé toutes les bulles permises.

bubbles-power-not-held = Il n’y a pas de pouvoir { bubbles-colour-name } à utiliser maintenant.
bubbles-red-other = Le rouge échange des bulles sur l’autre planète, pas sur la tienne.
bubbles-green-own = Le vert échange des bulles sur ta planète, pas sur l’autre.
bubbles-exchange-empty = Pour un échange, il faut deux bulles ; l’une de ces places est vide.
bubbles-purple-own = Le violet envoie une bulle de ta planète.
bubbles-yellow-own = Le jaune change en point une bulle de ta planète.
bubbles-not-free = Cette bulle n’est pas libre : une autre est posée dessus.
bubbles-blue-row = Le bleu prend une bulle de l’autre côté du ciel.

bubbles-letter = « { $letter } » n’est pas une lettre pour { $option } ; les lettres sont : { $known }.
bubbles-length = { $option } demande { $length } lettres ; il y en a { $count }.
bubbles-sky-two = Le ciel d’un duel a deux bulles de chaque couleur, sauf le noir ; { bubbles-colour-name } : { $count ->
    [0] aucune.
    [one] une seule.
   *[other] { $count }.
}
bubbles-sky-adjacent = Les deux bulles de couleur { bubbles-colour-name } en { $one } et { $other } se touchent ; dans le ciel d’un duel, deux bulles de la même couleur ne se touchent jamais, même en diagonale.
bubbles-solo-first = Une mission se joue en solo ; il n’y a pas de première place à choisir.
bubbles-numbered-alone = Une mission numérotée apporte son ciel et sa planète ; { $option } va avec une mission à toi.
bubbles-planet-floating = La bulle en { $cell } flotte : il n’y a rien dessous.
bubbles-planet-line = La planète a une ligne toute faite, de couleur { bubbles-colour-name }.
bubbles-planet-done = La planète n’a pas de bulle de couleur, il n’y aurait rien à faire.
bubbles-too-many = Il n’y a que { $most } bulles de couleur { bubbles-colour-name } ; planètes, ciel et sac en demanderaient { $count }.

bubbles-mission-face = Un trou au milieu
bubbles-mission-shaft = Au fond du puits
bubbles-mission-third = La troisième
bubbles-mission-valley = La vallée
bubbles-mission-gap = Une entre deux
bubbles-mission-raised = Sur un sol noir
bubbles-mission-garden = Un jardin sur le rocher
bubbles-mission-sealed = Bien fermé
bubbles-mission-blocks = Deux blocs
bubbles-mission-shared-gap = Un trou pour deux
bubbles-mission-two-floors = Deux étages
bubbles-mission-blocks-wall = Un mur entre deux
bubbles-mission-alone = Toute seule au milieu
bubbles-mission-stairs = L’une après l’autre
bubbles-mission-three-floors = Trois étages
bubbles-mission-floors4 = Quatre étages
bubbles-mission-chimneys = Deux cheminées
bubbles-mission-pull-extra = L’une tire, l’autre reste
bubbles-mission-bridges-mix = Quatre rives
bubbles-mission-pyramid = La pyramide

# Sur la page. Un message M pour le terminal peut avoir M-you et M-named pour la page.
bubbles-pitch = Deux planètes se partagent un ciel. Fais tomber les bulles par deux, aligne trois bulles de la même couleur et utilise leur pouvoir.
bubbles-prompt-place-you = À toi de jouer : mets la bulle { bubbles-colour } sur une place vide du ciel.
bubbles-prompt-place-named = { $name } met la bulle { bubbles-colour } sur une place vide du ciel.
bubbles-prompt-swap-you = À toi de jouer : échange deux voisines dans le ciel, ou laisse-le tel quel.
bubbles-prompt-swap-named = { $name } peut échanger deux voisines dans le ciel.
bubbles-prompt-drop-you = À toi de jouer : choisis deux voisines dans le ciel ; elles tombent sur ta planète.
bubbles-prompt-drop-named = { $name } choisit deux voisines dans le ciel ; elles tombent.
bubbles-prompt-send-you = À toi de jouer : envoie des bulles de ta ligne en face, ou arrête là.
bubbles-prompt-send-named = { $name } peut envoyer des bulles de la ligne sur l’autre planète.
bubbles-prompt-powers-you = { $whose ->
    [own] À toi de jouer : utilise un pouvoir, ou renonce.
   *[other] Avant la suite, à toi de décider : utilise un pouvoir, ou renonce.
}
bubbles-prompt-powers-named = { $name } peut utiliser un pouvoir.
bubbles-cleared-named = Il ne reste que des bulles noires sur l’autre planète : la mission est accomplie.
bubbles-burst-you = L’autre planète est pleine et une bulle de plus arrive : tu gagnes.
bubbles-burst-named = Une planète est pleine et une bulle de plus arrive : { $winner } gagne.
bubbles-stuck-you = Tu ne peux plus faire tomber deux bulles, la partie est perdue : { $winner } gagne.
bubbles-stuck-named = { $name } ne peut plus faire tomber deux bulles et perd.
bubbles-no-refill-you = Le sac ne peut plus remplir le ciel. Score final { $one } à { $two } : tu gagnes.
bubbles-no-refill-named = Le sac ne peut plus remplir le ciel. Score final { $one } à { $two } : { $winner } gagne.
bubbles-board = Le plateau de Bubblee Pop. { $phase ->
    [place] Une bulle va dans le ciel.
    [swap] On peut changer le ciel.
    [drop] Deux bulles vont tomber.
    [send] On peut envoyer des bulles.
    [powers] On peut utiliser des pouvoirs.
   *[other] {""}
}
bubbles-sky = Le ciel
bubbles-planet = { $whose ->
    [own] Ta planète
   *[other] Planète : { $name }
}
bubbles-other-planet = L’autre planète
bubbles-mission = Mission
bubbles-bag = Dans le sac
bubbles-powers = Pouvoirs
bubbles-none = aucun
bubbles-score = { $count ->
    [one] { $count } bulle gagnée
   *[other] { $count } bulles gagnées
}
bubbles-holds = { $whose ->
    [own] Toi : { bubbles-score } ; pouvoirs : { $powers }.
   *[other] { $name } : { bubbles-score } ; pouvoirs : { $powers }.
}
bubbles-in-bag = Dans le sac : { $bubbles }.
bubbles-drawn = Tirée du sac : { $colour }.
bubbles-power = { $bubble ->
    [R] Rouge : échange deux voisines sur l’autre planète.
    [G] Vert : échange deux voisines sur ta planète.
    [P] Violet : envoie une de tes bulles libres sur l’autre planète.
    [B] Bleu : fais tomber une bulle de l’autre côté du ciel sur l’autre planète.
   *[Y] Jaune : change en point une bulle libre de ta planète.
}
bubbles-how = { $phase ->
    [place] Touche une place vide du ciel.
    [swap] { $held ->
        [true] Maintenant sa voisine.
       *[false] Glisse une bulle sur sa voisine, ou touche les deux.
    }
    [drop] { $held ->
        [true] Maintenant sa voisine.
       *[false] Touche deux voisines ; elles tombent sur ta planète.
    }
    [send] Touche une bulle qui brille pour l’envoyer en face.
   *[powers] { $power ->
        [none] Choisis un pouvoir.
        [B] Touche une bulle qui brille dans le ciel.
        [P] Touche une bulle qui brille sur ta planète.
        [Y] Touche une bulle qui brille sur ta planète.
       *[other] { $held ->
            [true] Maintenant sa voisine.
           *[false] Touche deux voisines qui brillent.
        }
    }
}
bubbles-act = { $doing ->
    [place] La mettre ici
    [swap] Échanger
    [drop] Faire tomber
    [send] Envoyer
   *[power] L’utiliser
}
bubbles-pass-now = { $phase ->
    [swap] Garder le ciel
    [send] Ça suffit
   *[powers] Renoncer
}
bubbles-foreseen = { $what ->
    [both] Enlève { $out ->
        [one] { $out } bulle
       *[other] { $out } bulles
    } à l’autre planète et rapporte { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    [out] Enlève { $out ->
        [one] { $out } bulle
       *[other] { $out } bulles
    } à l’autre planète.
    [points] Rapporte { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    [line] Fait une ligne : tu peux en envoyer des bulles.
   *[nothing] Rien n’éclate.
}
bubbles-foreseen-chain = Une chaîne de { $count }.
bubbles-foreseen-powers = Donne un pouvoir : { $powers }.
bubbles-foreseen-end = La partie se termine.
bubbles-done = { $kind ->
    [draw] tirée : { $colour }
    [place] en { $one }
    [swap] { $one } et { $other } échangées
    [drop] { $one } et { $other } tombent
    [send] { $one } envoyée en face
    [power] { $count ->
        [one] pouvoir { $colour } : { $one }
       *[other] pouvoir { $colour } : { $one } et { $other }
    }
   *[pass] passe
}
bubbles-offer = { $kind ->
    [swap] Échanger { $taking }
    [drop] Faire tomber { $taking }
    [send] Envoyer { $taking }
   *[power] Pouvoir { $colour } : { $taking }
}
bubbles-brief = { $kind ->
    [draw] tirée
    [place] mise
    [swap] échange
    [drop] chute
    [send] { $count ->
        [one] en envoie { $count }
       *[other] en envoie { $count }
    }
    [power] pouvoir
   *[pass] passe
}
bubbles-suggest = { $kind ->
    [place] mettre du { $one } dans le ciel, ici
    [swap] échanger du { $one } et du { $other }
    [drop] faire tomber du { $one } et du { $other }
    [send] envoyer du { $one } en face
   *[power] { $count ->
        [one] pouvoir { $colour } : { $one }
       *[other] pouvoir { $colour } : { $one } et { $other }
    }
}
bubbles-cell = { $cell }, { $colour ->
    [none] vide
   *[other] { $colour }
}{ $count ->
    [0] {""}
    [one] , une chose à faire ici
   *[other] , { $count } choses à faire ici
}
bubbles-option-blacks = Bulles noires au départ
bubbles-option-powers = Pouvoirs
bubbles-option-powers-on = oui
bubbles-option-powers-off = non, pour une première partie
bubbles-option-reach = Les bulles tombent
bubbles-option-reach-any = de partout dans le ciel
bubbles-option-reach-near = une au moins de ton côté
bubbles-option-sky = Le premier ciel
bubbles-option-sky-help = Dix lettres, rangée 5 de a à e, puis rangée 6 : deux fois R rouge, P violet, Y jaune, B bleu, G vert, jamais deux de la même couleur côte à côte. Vide : le ciel est tiré au sort.
bubbles-option-planet = Une mission à toi
bubbles-option-planet-help = Pour une personne : l’autre planète en vingt lettres, ses quatre rangées du ciel au sol, chacune de a à e ; K est noir, un point est vide. Aucune bulle ne flotte, aucune ligne n’est toute faite, et une bulle au moins a une couleur. Le premier ciel est alors celui des missions, ou dix lettres au choix, K aussi. Vide : un duel.
bubbles-option-first = Qui commence
bubbles-option-first-1 = place 1
bubbles-option-first-2 = place 2
bubbles-sky-missing = { $missing ->
    [0] Deux bulles de la même couleur ne doivent pas se toucher, même en diagonale.
    [10] Le ciel est laissé au hasard, sauf si tu remplis les dix places : deux de chaque couleur.
    [one] Une place est encore vide. D’ici là, le ciel est laissé au hasard.
   *[other] { $missing } places sont encore vides. D’ici là, le ciel est laissé au hasard.
}
bubbles-editor = Une mission à toi
bubbles-editor-words = Choisis une bulle, puis touche une place : elle tombe au sol ou sur les bulles en dessous. La mission est accomplie quand il ne reste plus de bulle de couleur. Personne n’a vérifié que la tienne est faisable.
bubbles-editor-choose = La bulle à mettre
bubbles-editor-empty = vide
bubbles-editor-planet = La planète
bubbles-editor-clear = Vider la planète
bubbles-editor-share = Envoie ce lien, et d’autres pourront jouer ta mission.
bubbles-missions = Vingt missions
bubbles-missions-more = Un jeu en solo. Fais des lignes sur ta planète, envoie leurs bulles en face, et ne laisse que du noir sur l’autre planète. Réussir vaut une étoile ; deux en { $steady } tours ou moins, trois en { $brisk }.
bubbles-missions-done = Missions réussies sur cet appareil : { $done } sur { $count }.
bubbles-stars = { $stars ->
    [0] { $next ->
        [true] la prochaine
       *[false] pas encore réussie
    }
   *[other] réussie en { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
}
bubbles-duel = Plutôt un duel
bubbles-rules =
    Deux planètes, et entre elles un ciel de dix bulles. Quand le ciel a des trous, tu commences par les remplir : chaque bulle tirée du sac va où tu veux.

    Ensuite, tu peux échanger deux voisines dans le ciel, une fois. Puis tu choisis deux voisines qui tombent sur ta planète, chacune dans sa colonne. Aucune colonne ne doit garder plus de quatre bulles.

    Trois bulles ou plus de la même couleur, dans une rangée ou une colonne, forment une ligne. Elle éclate, avec les bulles de sa couleur qui la touchent ; chacune vaut un point. Ce qui était au-dessus tombe et peut faire de nouvelles lignes. Les bulles noires n’en font pas.

    Chaque groupe qui éclate donne le pouvoir de sa couleur, à utiliser tout de suite ou à laisser. Le rouge échange deux voisines sur l’autre planète, le vert sur la tienne. Le violet envoie une de tes bulles libres en face, le bleu en fait tomber une de l’autre côté du ciel ; si l’autre planète est pleine, tu gagnes la partie. Le jaune change en point une de tes bulles libres.

    La partie finit quand le sac ne peut plus remplir le ciel : qui a le plus de points gagne. Qui ne peut plus faire tomber deux bulles perd aussitôt.

    Une mission se joue en solo : tu peux envoyer des bulles de tes lignes sur l’autre planète, une pour une ligne de trois, deux pour une plus longue. Les lignes y disparaissent ; n’y laisse que du noir.
bubbles-keys =
    Tab = vers les boutons sous le plateau
    Échap = lâcher une bulle
    n’importe quelle touche = passer l’animation
    Entrée = faire ce qui est choisi
bubbles-tip-swap = { $device ->
    [touch] D’abord le ciel : touche deux voisines et appuie sur « Échanger », ou laisse le ciel tel quel.
   *[mouse] D’abord le ciel : glisse une bulle sur sa voisine pour les échanger, ou laisse le ciel tel quel.
}
bubbles-tip-drop = { $device ->
    [touch] Maintenant, touche deux voisines et appuie sur « Faire tomber » : elles tombent sur ta planète. Trois de la même couleur en ligne éclatent.
   *[mouse] Maintenant, clique sur deux voisines : elles tombent sur ta planète. Trois de la même couleur en ligne éclatent.
}
bubbles-tip-place = Le ciel a des trous : chaque bulle tirée du sac va où tu veux. Mets-la où elle te servira ensuite.
bubbles-tip-powers = Tu as gagné un pouvoir. Utilise-le maintenant ou renonce ; sa couleur dit ce qu’il fait.
bubbles-tip-send = Ta ligne peut envoyer des bulles sur l’autre planète. Choisis-en une qui y complète une ligne.
bubbles-option-mission-1 = { bubbles-mission-face }
bubbles-option-mission-2 = { bubbles-mission-shaft }
bubbles-option-mission-3 = { bubbles-mission-third }
bubbles-option-mission-4 = { bubbles-mission-valley }
bubbles-option-mission-5 = { bubbles-mission-gap }
bubbles-option-mission-6 = { bubbles-mission-raised }
bubbles-option-mission-7 = { bubbles-mission-garden }
bubbles-option-mission-8 = { bubbles-mission-sealed }
bubbles-option-mission-9 = { bubbles-mission-blocks }
bubbles-option-mission-10 = { bubbles-mission-shared-gap }
bubbles-option-mission-11 = { bubbles-mission-two-floors }
bubbles-option-mission-12 = { bubbles-mission-blocks-wall }
bubbles-option-mission-13 = { bubbles-mission-alone }
bubbles-option-mission-14 = { bubbles-mission-stairs }
bubbles-option-mission-15 = { bubbles-mission-three-floors }
bubbles-option-mission-16 = { bubbles-mission-floors4 }
bubbles-option-mission-17 = { bubbles-mission-chimneys }
bubbles-option-mission-18 = { bubbles-mission-pull-extra }
bubbles-option-mission-19 = { bubbles-mission-bridges-mix }
bubbles-option-mission-20 = { bubbles-mission-pyramid }
bubbles-no-swap-helps = Aucun échange dans le ciel n’y change rien.
bubbles-gaps = Le ciel a { $gaps ->
    [one] { $gaps } trou
   *[other] { $gaps } trous
}, et dans le sac il { $left ->
    [0] n’y a plus rien.
    [one] n’y a plus qu’une bulle.
   *[other] n’y a plus que { $left } bulles.
}
bubbles-columns-full = Les cinq colonnes sont pleines : il n’y a plus de place pour une bulle.
bubbles-score-bubbles = Bulles
bubbles-score-turns = Tours
bubbles-score-left = Bulles de couleur restantes
bubbles-mission-named = { $number }. { $title }
bubbles-chain = Chaîne de { $count }
