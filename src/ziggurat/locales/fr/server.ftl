# Le serveur de tables : ce qu’il refuse et pourquoi, les états qu’il ajoute à une partie, les indices et les phrases rapides.

server-resigned = Le joueur { $seat } a abandonné.
server-time = Le temps du joueur { $seat } est écoulé.
server-abandoned = Il s’est passé tant de choses à cette table qu’elle est pleine : la partie s’arrête ici, et personne ne la perd.

server-no-table = Il n’y a plus de table ici, ou il n’y en a jamais eu.
server-old-rules = Cette partie de { $game } a été jouée avec la version { $version } des règles ; ce programme a la version { $known }.
server-wrong-key = Ce lien personnel n’est pas celui de cette table. Avec le lien de la table, tu peux quand même regarder.
server-not-your-seat = Cette place n’est pas la tienne.
server-which-seat = Tu as plusieurs places ; dis laquelle.
server-stale = La partie a continué entre-temps ; regarde encore.
server-waiting = La partie commence quand tout le monde est assis.
server-over = La partie est finie.
server-not-over = La partie n’est pas finie.
server-bot-leads = Un bot joue maintenant pour la place { $seat }.
server-no-undo-now = Rien ne peut être repris maintenant.
server-nothing-to-undo = Tu n’as rien joué qui puisse être repris.
server-no-stand-in-there = Un bot ne peut remplacer qu’une autre personne à la table.
server-seat-count = Ce jeu a { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, pas { $count }.
server-no-lesson = Les leçons de ce jeu n’ont pas d’étape « { $step } ».

server-beyond-end = { $count ->
    [one] La partie n’a que { $count } coup ; l’analyse ne peut pas commencer après { $first }.
   *[other] La partie n’a que { $count } coups ; l’analyse ne peut pas commencer après { $first }.
}
server-table-damaged = La partie enregistrée de cette table est abîmée, la table ne peut pas s’ouvrir. Ce n’est pas ta faute ; dis-le à qui héberge le serveur.
server-table-deleted = Cette table a été effacée.

phrase-hello = Bonjour.
phrase-good-luck = Bonne chance.
phrase-nice = Joli coup.
phrase-oops = Oups.
phrase-thinking = Je réfléchis.
phrase-thanks = Merci.
phrase-well-played = Bien joué.
phrase-one-more = Encore une ?
phrase-goodbye = Au revoir.
