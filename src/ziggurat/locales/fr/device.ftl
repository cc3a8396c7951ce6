# Les parties sur cet appareil, la page sans réseau, et ses nouvelles versions.

device-update = Une nouvelle version est prête. Tes parties sont gardées.
device-update-take = L’utiliser
device-update-later = Plus tard

device-offline-ready = Ici, tout marche aussi sans réseau, sauf jouer avec des gens qui sont ailleurs.
device-offline-preparing = La page s’enregistre sur cet appareil, pour marcher sans réseau.
device-offline-insecure = Sans HTTPS, un navigateur ne peut pas garder la page pour jouer sans réseau. Elle marche tant que son serveur répond.
device-offline-unsupported = Ce navigateur ne peut pas garder la page pour jouer sans réseau. Elle marche tant que son serveur répond.
device-install = Installer l’application

device-storage-full = Il n’y a plus de place sur cet appareil. Tu peux continuer, mais la partie disparaît quand tu fermes cette page.
device-storage-forbidden = Ce navigateur ne laisse pas la page enregistrer des parties. Tu peux continuer, mais la partie disparaît quand tu fermes cette page.

device-no-server = Cette page n’a pas de serveur. Tu peux y jouer avec des bots, ou à plusieurs sur cet appareil.
device-no-puzzles = Cette page n’a pas d’énigmes pour ce jour. Essaie un autre jour, ou ouvre la page avec un réseau.

device-games = Parties sur cet appareil
device-games-words = Ces parties sont gardées dans ce navigateur et nulle part ailleurs. Enregistre-les dans un fichier avant d’effacer ses données ou de changer d’appareil.
device-none = Il n’y en a pas encore. Les parties avec des bots ou à plusieurs sur cet appareil apparaissent ici.
device-open = Ouvrir un fichier
device-save = Tout dans un fichier
device-save-one = Dans un fichier
device-imported = { $count ->
    [0] Tu as déjà toutes ces parties.
    [one] Une partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
}
device-arrives = Ajouter cette partie à cet appareil ?
device-arrives-words = Elle est tout entière dans le lien. Elle serait gardée dans ce navigateur, avec tes autres parties.
device-arrives-add = Ajouter la partie
device-arrives-not = Pas maintenant
device-send = Continuer sur un autre appareil
device-send-game = Continuer { $game } sur un autre appareil
device-send-words = Le lien emporte toute la partie. Ouvre-le sur l’autre appareil pour y continuer. Ici, la partie reste telle quelle.
device-link-long = Cette partie est trop longue pour un lien. Enregistre-la dans un fichier et ouvre-le sur l’autre appareil.
device-delete = Effacer
device-delete-game = Effacer cette partie de { $game }
device-delete-sure = Effacer cette partie ?
device-delete-words = Elle n’est que sur cet appareil. Personne ne peut la faire revenir.

device-file-other = Ce fichier ne contient pas de parties de Ziggurat. Rien n’a changé.
device-file-newer = Ce fichier vient d’une version plus récente. Mets d’abord la page à jour, puis rouvre-le.
device-file-damaged = Ce fichier est abîmé. Rien n’a changé.
device-file-large = Ce fichier est trop grand pour être une liste de parties. Rien n’a changé.
device-link-damaged = Il manque un bout de ce lien. Copie le lien entier et essaie encore.
