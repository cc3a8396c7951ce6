# Les positions en texte (docs/reference/notation.md) : ce qui ne va pas, et où.

position-refused = Il y a une erreur dans la position, à la lettre { $place }, « { $shown } » : { $why }
position-refused-end = Il y a une erreur à la fin de la position : { $why }
position-option = La position dit { $name }={ $told }, mais on demande { $name }={ $given }.
position-stuck = Aucune partie ne s’arrête dans cette position : personne ne peut jouer, et pourtant elle n’est pas finie.

text-unexpected = Cette lettre ne veut rien dire ici.
text-short = Il manque quelque chose ici.
text-long = La position est déjà complète avant.
text-range = Le nombre doit aller de { $low } à { $high }.

babel-text-no-cube = Il n’y a pas de cube avec des bosses exactement sur ces faces.
babel-text-gap = Un étage ne commence que lorsque celui du dessous est plein.
babel-text-misfit = Le cube en { $cell } de l’étage { $level } ne va pas avec ce qu’il touche.
babel-text-diagonal = Les deux premiers cubes sont côte à côte.
babel-text-count = La tour et les mains n’ont pas ensemble tous les cubes à { $type ->
    [one] { $type } bosse.
   *[other] { $type } bosses.
}
babel-text-hands = Les joueurs ne peuvent pas avoir posé juste ces cubes à tour de rôle.

nivos-text-shape = Il n’y a pas de pièce de cette taille.
nivos-text-board = La pièce dépasse du plateau.
nivos-text-twice = Cette pièce est déjà posée.
nivos-text-uneven = Sous la pièce, ce n’est pas plat.
nivos-text-neutral = La pièce incolore vient en premier : le joueur 1 la pose sur le plateau.
nivos-text-reserve = À trois joueurs, il n’y a pas de réserve.
nivos-text-colour = Deux pièces de cette couleur se gênent là.
nivos-text-cylinder = Chaque cylindre se prend une fois, le plus petit est nommé d’abord.
nivos-text-order = Les cylindres se prennent du plus petit au plus grand.
nivos-text-owed = Pour chaque étage après le premier, on prend un cylindre, et le compte n’y est pas.
nivos-text-turn = On joue à tour de rôle ; avec ces pièces et ces cylindres, ce n’est pas à cette place de jouer.
nivos-text-choice = Personne ne peut être en train de choisir un cylindre ici.

talo-text-upright = Un bloc de longueur 1 s’écrit debout, 1z.
talo-text-box = Le bloc va trop loin.
talo-text-overlap = Un autre bloc est sur le chemin.
talo-text-water = Le bloc est dans l’eau.
talo-text-supply = Il n’y a pas autant de blocs de longueur { $length }.
talo-text-mark = Seul un bloc tenu ou tombé est marqué, et un seul de chaque.
talo-text-falls = Cette construction tombe.
talo-text-stands = Le bloc tenu tiendrait tout seul.
talo-text-pawn = Un pion ne peut pas être là.
talo-text-pawns = Les pions ne sont pas tous où ils doivent être à ce moment de la partie.
talo-text-phase = La partie ne s’arrête pas à ce moment : il y a autre chose à faire.
talo-text-rolls = Ces lancers ne vont pas avec ce qui est à faire.
talo-text-taken = Les blocs pris ne font pas la somme du lancer.
talo-text-hand = Ces blocs ne peuvent pas être en main maintenant.
talo-text-built = Autant de blocs ne peuvent pas avoir été posés.

bubbles-text-row = Une rangée a cinq places.
bubbles-text-gap = Une bulle n’a rien sous elle.
bubbles-text-line = Trois en ligne seraient déjà parties.
bubbles-text-count = Bulles et points ensemble : le compte n’y est pas.
bubbles-text-drawn = Il n’y a de bulle tirée qu’au moment de la mettre dans le ciel.
bubbles-text-powers = Personne ne peut avoir ces pouvoirs maintenant.
bubbles-text-phase = La partie ne s’arrête pas à ce moment : il y a autre chose à décider.
bubbles-text-solo = Cela n’arrive que dans une partie à un joueur, pendant l’envoi de bulles.
bubbles-text-sent = Cette bulle ne peut pas avoir été envoyée.
