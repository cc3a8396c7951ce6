# Le serveur de tables : ce qu’il refuse et pourquoi, les états qu’il ajoute à une partie, les indices et les phrases rapides.

server-waiting-for = { $count ->
    [one] On attend encore { $count } personne.
   *[other] On attend encore { $count } personnes.
}
server-resigned = Le joueur { $seat } a abandonné.
server-time = Le temps du joueur { $seat } est écoulé.
server-abandoned = La partie a été interrompue.

server-no-table = Il n’y a plus de table ici, ou il n’y en a jamais eu.
server-old-rules = Cette partie de { $game } a été jouée avec la version { $version } des règles ; ce programme a la version { $known }.
server-wrong-key = Ce lien personnel n’est pas celui de cette table. Avec le lien de la table, tu peux quand même regarder.
server-only-watching = Tu regardes. Prends une place pour jouer.
server-not-your-turn = C’est au joueur { $seat } de jouer.
server-not-your-seat = Cette place n’est pas la tienne.
server-which-seat = Tu as plusieurs places ; dis laquelle.
server-stale = La partie a continué entre-temps ; regarde encore.
server-waiting = La partie commence quand tout le monde est assis.
server-over = La partie est finie.
server-not-over = La partie n’est pas finie.
server-bot-leads = Un bot joue maintenant pour la place { $seat }.
server-no-undo-now = Rien ne peut être repris maintenant.
server-undo-pending = Le joueur { $seat } a déjà demandé à reprendre un coup.
server-nothing-to-undo = Tu n’as rien joué qui puisse être repris.
server-undo-past-absent = Cela reprendrait un coup du joueur { $seat }, qui n’est pas là pour dire oui.
server-no-undo-pending = Cette demande n’est plus d’actualité.
server-no-stand-in-there = Un bot ne peut remplacer qu’une autre personne à la table.
server-not-absent = Le joueur { $seat } est là, ou l’était à l’instant.
server-rematch-made = La partie suivante attend déjà.
server-no-rematch-asked = Personne n’a demandé à rejouer.
server-no-open-seat = Toutes les places sont prises. Tu peux regarder, si tu veux.
server-seat-taken = La place { $seat } n’est pas libre.
server-seat-count = Ce jeu a { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, pas { $count }.
server-begun-open = Une partie qui part d’une position avancée se joue sur cet appareil, à plusieurs ou avec des bots ; elle n’a pas de place libre.
server-bad-log = Ce n’est pas le journal d’une partie sur un appareil : l’entrée { $number } est impossible.
server-no-phrase = « { $phrase } » n’est pas une des phrases rapides.
server-no-hints = Pas d’indices tant que des gens jouent l’un contre l’autre.
server-no-moment = Cette partie n’a encore que { $count ->
    [one] { $count } coup.
   *[other] { $count } coups.
}
server-no-lesson = Les leçons de ce jeu n’ont pas d’étape « { $step } ».

server-unreadable = Le message n’a pas été compris : { $why }.
server-not-a-number = { $name } doit être un nombre entier, pas « { $value } ».
server-not-json = La demande doit être du JSON (type de contenu application/json).
server-not-utf8 = La demande n’est pas de l’UTF-8 valide.
server-one-host = Une demande doit nommer un hôte, et un seul.
server-headers-too-large = Les en-têtes de la demande sont trop grands ou trop nombreux.
server-too-slow = La demande a mis trop longtemps à arriver.
server-beyond-end = { $count ->
    [one] La partie n’a que { $count } coup ; l’analyse ne peut pas commencer après { $first }.
   *[other] La partie n’a que { $count } coups ; l’analyse ne peut pas commencer après { $first }.
}
server-too-large = La demande est trop grande ; le maximum est de { $most } octets.
server-no-hello = Le premier message sur le socket doit être un hello, dans les premières secondes.
server-second-hello = Tu as déjà dit hello.
server-nothing-here = Il n’y a rien à cette adresse.
server-wrong-method = Cette adresse ne s’utilise pas ainsi.
server-bad-request = La demande n’a pas été comprise.
server-wrong-host = Ce serveur ne répond pas au nom « { $host } » ; qui l’héberge peut le permettre avec --allow-host.
server-wrong-origin = Une page d’un autre site ne peut pas utiliser ce serveur.
server-table-damaged = La partie enregistrée de cette table est abîmée, la table ne peut pas s’ouvrir. Ce n’est pas ta faute ; dis-le à qui héberge le serveur.
server-table-deleted = Cette table a été effacée.
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
server-closing = Le serveur redémarre ; ta partie est gardée.

server-making-ready = Les règles de { $game } se préparent. Cela n’arrive qu’une fois et peut prendre une minute ou deux. Reviens ensuite.
server-too-many-requests = Ça fait beaucoup à la fois ; attends un instant.
server-too-many-made = Beaucoup de tables ont été créées depuis ton adresse ; attends un moment.
server-too-many-tables = Le serveur n’a pas de place pour une autre table en ce moment.
server-too-many-sockets = Il y a trop de monde en ce moment ; essaie encore dans un instant.
server-table-full = Il s’est passé tant de choses à cette table qu’elle est pleine ; commences-en une nouvelle.
server-too-many-simulations = Un bot peut utiliser ici au plus { $most } simulations.
server-too-fast = C’est un peu trop rapide ; attends un instant.
server-too-busy = Tous les bots réfléchissent déjà ; demande encore dans un instant.

phrase-hello = Bonjour.
phrase-good-luck = Bonne chance.
phrase-nice = Joli coup.
phrase-oops = Oups.
phrase-thinking = Je réfléchis.
phrase-thanks = Merci.
phrase-well-played = Bien joué.
phrase-one-more = Encore une ?
phrase-goodbye = Au revoir.
server-no-bots = { $game } se construit à la main : les bots ne peuvent pas s’asseoir à cette table.
server-no-clock = { $game } se joue sans pendule.
server-no-resigning = Dans { $game }, personne n’abandonne : vous construisez ensemble. Quand c’est fini, choisis « Fini ».
server-done-pending = Tu as déjà demandé aux autres si c’était fini.
server-no-done-pending = Cette demande n’est plus d’actualité.
server-no-movement = Dans ce jeu, personne ne voit ce que les autres ont en main.
server-elsewhere = Le serveur s’occupe de cette table ailleurs en ce moment. Essaie encore dans un instant.
server-not-kept = Le serveur a perdu le contact avec sa base de données et l’attend. Ta partie est gardée ; essaie encore dans un instant.
