# Ce que disent les environnements de recherche : lots, environnements vectoriels, recherche par lots.

batch-size = La taille d’un lot doit être un nombre entier, 1 ou plus.
batch-packed = Les règles de { $game } n’ont pas de fonction « pack » : ce lot ne peut pas être compacté.
batch-steps = « { $value } » n’est pas un nombre de pas. Aucune partie n’a avancé.
batch-actions = Un pas de ce lot de { $game } prend { $size } coups, un par partie. Aucune partie n’a avancé.
batch-actions-shape = Un pas de ce lot de { $game } prend { $size } coups, un par partie, pas un tableau de forme { $shape }. Aucune partie n’a avancé.
batch-actions-kind = Un pas de ce lot de { $game } prend { $size } coups, un par partie, en nombres entiers, pas en { $kind }. Aucune partie n’a avancé.
batch-illegal = Partie { $number } de ce lot de { $game } : le coup { $action } n’y est pas permis. Aucune partie n’a avancé.
batch-index = Ce lot de { $game } a les parties 0 à { $last }, mais l’élément { $place } de la liste est { $value }. Rien n’a changé.
batch-index-kind = Désigne les parties de ce lot de { $game } par une liste de numéros de 0 à { $last }, ou par une valeur de vérité pour chacune ; « { $value } » n’est ni l’un ni l’autre. Rien n’a changé.
batch-index-twice = La partie { $number } de ce lot de { $game } est nommée deux fois. Rien n’a changé.
batch-count = Chaque partie choisie de ce lot de { $game } a besoin d’une position : il en faut { $games }, pas { $given }. Rien n’a changé.
batch-rows = Une position de { $game } dans un lot est une ligne de { $length } entiers de type int64 ; un tableau de forme { $shape } et de type { $kind } n’a pas de telles lignes. Rien n’a changé.
batch-untold = Les lignes données pour ce lot de { $game } ne disent pas comment on y est arrivé, on ne peut donc pas les vérifier. Donne des positions de la classe Position, ou check=False si tu leur fais confiance. Rien n’a changé.
batch-no-position = Partie { $number } de ce lot de { $game } : « { $value } » n’est pas une position. Rien n’a changé.
batch-other-game = Partie { $number } de ce lot de { $game } : la position donnée vient de { $other }. Rien n’a changé.
batch-other-options = Partie { $number } de ce lot de { $game } : la position donnée a { $option } = { $value }, le lot a { $own }. Rien n’a changé.
batch-history = Partie { $number } de ce lot de { $game } : le coup { $action }, numéro { $ply } de l’histoire de la position, n’est pas permis. Rien n’a changé.
batch-unreachable = Partie { $number } de ce lot de { $game } : l’histoire de la position ne mène pas à elle. Rien n’a changé.
batch-unlike = On ne copie des parties dans ce lot de { $game } que depuis un lot du même jeu, avec les mêmes options et la même forme. Rien n’a changé.
batch-no-finals = Ce lot de { $game } ne garde pas la fin de ses parties ; crée-le avec keep_final=True.
batch-other-version = Ce lot de { $game } a été enregistré avec la version { $version } des règles ; ce programme a la version { $known }.
no-gpu = Aucun GPU NVIDIA n’a pu être ouvert ici. Utilise ziggurat.research.Batch : il joue les mêmes parties sur le processeur.

search-selection = « { $value } » n’est pas une façon de choisir ; les façons sont : { $known }.
search-setting = { $name } ne peut pas être « { $value } ».
search-whole = { $name } doit être un nombre entier, { $least } ou plus, pas « { $value } ».
search-number = { $name } doit être un nombre de { $least } à { $most }, pas « { $value } ».
search-batch = Cette recherche demande un lot de { $size } parties de { $game }, avec les mêmes options qu’elle.
search-pair = Pour cette recherche de { $game }, le réseau doit rendre deux tableaux, logits et values, pas « { $kind } ».
search-shape = « { $what } » du réseau, pour cette recherche de { $game }, doit avoir l’une de ces formes : { $wanted }, pas { $shape }.
search-kind = « { $what } » du réseau, pour cette recherche de { $game }, doit être un tableau de nombres, pas « { $kind } ».
search-nan = Partie { $number } de cette recherche de { $game } : dans « { $what } » du réseau, certains nombres ne sont pas finis. Les arbres ont été jetés.

# Réseaux et entraînement
network-none = Le fichier « { $file } » ne contient pas de réseau.
network-damaged = Le réseau de « { $file } » est abîmé ; refais-le, ou va le chercher encore une fois.
network-unread = Le réseau de « { $file } » est illisible : { $why }.
network-of-other-game = Le réseau de « { $file } » n’est pas pour { $game }.
network-of-other-version = Le réseau de « { $file } » a été fait pour une autre version de { $game } ; entraînes-en un nouveau.
no-course = { $game } ne peut pas être entraîné ; ces jeux le peuvent : { $known }.
no-torch = L’entraînement a besoin de PyTorch. Installe-le avec : pip install "ziggurat[train]"
run-damaged = Le fichier « { $file } » est abîmé ; l’entraînement ne peut pas continuer. Commence dans un autre dossier.
run-of-other = Le dossier « { $folder } » contient un entraînement de { $game } avec un autre plan ; commence dans un autre dossier.
train-playing = parties contre soi-même
train-training = entraînement
train-gate = épreuve
train-generation = Génération { $number } : { $share } % en { $games } parties contre la meilleure jusqu’ici. { $kept ->
    [yes] C’est elle la meilleure, maintenant.
   *[no] La meilleure reste la même.
}
train-done = Le meilleur réseau est { $file }.
train-nothing = Aucun réseau n’a fait mieux que la recherche sans réseau.
train-exact = Le réseau est d’accord avec la solution dans { $share } % de { $positions } positions qu’il n’a jamais vues.
