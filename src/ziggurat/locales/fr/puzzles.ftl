# Les énigmes du jour. Pour un jeu G : G-puzzle est le titre, -task ce qui est demandé, -hint un indice, -done le mot après la
# bonne réponse ; les autres disent pourquoi une réponse n’est pas la bonne.

puzzle-not-a-choice = Ici, tu choisis parmi : { $choices }.
puzzle-go-on = Bien jusqu’ici. Continue.
puzzle-considered = { $count ->
    [one] { $count } façon essayée ; une seule réussit.
   *[other] Les { $count } façons ont été essayées ; une seule réussit.
}

babel-puzzle = Gagner en 5
babel-puzzle-task = Un seul coup gagne. Il gagne en 5, tes coups et ceux de l’autre ensemble : pose le premier, le troisième et le dernier cube.
babel-puzzle-hint = Regarde ce que l’autre pourrait encore poser après ton cube. Moins il y a de réponses, mieux c’est.
babel-puzzle-done = Plus rien ne va : tu as gagné en 5.
babel-puzzle-loses = L’autre a une réponse qui gagne : { $reply }.
babel-puzzle-slow = Cela gagne aussi, mais plus tard : en { $distance } coups à partir d’ici.

nivos-puzzle = Sans cylindre
nivos-puzzle-task = Pose une pièce sans prendre de cylindre. À ton prochain tour, tu dois encore pouvoir en poser une sans cylindre, quoi que fasse l’autre.
nivos-puzzle-hint = Cherche d’abord ce qui n’ouvre pas de nouvel étage. Puis demande-toi à chaque fois ce que l’autre pourrait te prendre.
nivos-puzzle-done = Pas de cylindre maintenant, ni à ton prochain tour : aucune réponse de l’autre n’y change rien.
nivos-puzzle-now = Cela ouvre un nouvel étage, et tu prends tout de suite un cylindre.
nivos-puzzle-next = Pas de cylindre maintenant, mais après cette réponse tu en prendrais un à ton prochain tour : { $reply }.

bubbles-puzzle = Trois groupes d’un coup
bubbles-puzzle-task = Échange deux voisines dans le ciel, ou laisse-le tel quel ; puis fais-en tomber deux. Trois groupes doivent éclater sur ta planète.
bubbles-puzzle-hint = Quand un groupe éclate, ce qui est au-dessus tombe et peut faire le suivant. Cherche deux bulles de la même couleur avec un trou entre elles.
bubbles-puzzle-drop = Maintenant, fais tomber deux voisines du ciel.
bubbles-puzzle-done = Trois groupes d’un coup.
bubbles-puzzle-few = { $count ->
    [0] Ces deux bulles ne font aucun groupe. Il en faut trois.
    [one] Ces deux bulles font un groupe. Il en faut trois.
   *[other] Ces deux bulles font deux groupes. Il en manque encore un.
}

talo-puzzle = Qu’est-ce qui tient encore ?
talo-puzzle-task = Cinq endroits pour un bloc. Un seul est le bon : là, tout tient quand la main lâche.
talo-puzzle-hint = Le milieu d’un bloc a besoin de bois dessous, ou d’un poids sur l’autre bout.
talo-puzzle-done = Il tient, et tout ce qui est dessous aussi.

# Au clavier.
puzzle-keys = Écris un coup, ou : legal, again, hint, answer, quit.

# Sur la page.
puzzles = Énigmes du jour
puzzles-today = Aujourd’hui
puzzles-of-day = Énigmes : { $day }
puzzles-about = Une par jeu, nouvelle chaque jour, chacune avec une seule réponse.
puzzles-open = Résoudre
puzzles-open-game = Résoudre « { $title } » ({ $game })
puzzles-again-game = Revoir « { $title } » ({ $game })
puzzles-look-again = Revoir
puzzles-solved = Résolue
puzzles-solved-later = Résolue plus tard
puzzles-shown = Réponse montrée
puzzles-earlier = La veille
puzzles-later = Le lendemain
puzzles-to-come = Les énigmes de ce jour sont encore à venir.
puzzles-no-day = Il n’y a pas d’énigmes pour ce jour.
puzzles-streak = { $days ->
    [0] Pas encore de série
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
puzzles-streak-more = Résous une énigme d’aujourd’hui pour que le jour compte. C’est gardé seulement sur cet appareil.
puzzles-streak-kept = Aujourd’hui compte déjà.
puzzles-past = Les énigmes des jours passés sont juste pour le plaisir ; seules celles d’aujourd’hui comptent.
puzzles-hint = Indice
puzzles-answer = Montrer la réponse
puzzles-answer-sure = Si tu regardes, elle ne compte plus
puzzles-try-again = Essayer encore
puzzles-begin-again = Depuis le début
puzzles-next = Énigme suivante
puzzles-all = Toutes les énigmes du jour
puzzles-not-it = Ce n’est pas ça
puzzles-right = C’est ça
puzzles-the-answer = La réponse
puzzles-choose = Choisis un endroit
puzzles-choice = Endroit { $letter }
puzzles-take-choice = Ici, ça tient
