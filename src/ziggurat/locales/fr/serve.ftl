# Pour qui héberge un serveur : le démarrer, ses données, sauvegardes, copies et contrôles. La page n’en dit rien.

server-at = Ziggurat est à l’adresse { $url } (Ctrl+C pour l’arrêter).
server-house = Les autres sur ton réseau le trouvent à l’adresse { $url }
server-no-port = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $why }.
server-bad-limit = « { $wish } » ne fixe pas de limite ; écris nom=nombre. Les limites sont : { $known }.
server-no-socket = Le socket transmis par LISTEN_FDS est inutilisable : { $why }.
server-bad-days = Les tables ne peuvent pas être archivées après { $days } jours ; choisis plus de 0 et au plus { $most }.
server-bad-thinkers = Le nombre de fils de réflexion doit aller de 1 à { $most }, pas { $count }.
server-bad-address = « { $address } » n’est pas une adresse comme https://games.example.org. N’écris rien après le nom.
server-no-data = Le dossier de données { $folder } est inutilisable : { $why }.
server-data-in-use = Un autre serveur utilise le dossier de données { $folder }. Il ne se partage pas.
server-data-in-use-at = { server-data-in-use } Il est à l’adresse { $url }
server-no-page = Il n’y a pas de page dans { $folder } : il manque index.html.
server-data-too-new = Les données viennent d’un Ziggurat plus récent (version { $version } du schéma ; celui-ci connaît { $known }). Elles sont intactes ; utilise le plus récent.
server-backup = Les données ont été copiées dans { $file }.
server-backup-over-itself = { $file } fait partie des données à copier. Choisis un autre endroit pour la copie.
server-backup-in-use = Un serveur utilise le dossier { $folder }. Écris la copie dans un autre dossier.
server-backup-opened = Un autre programme a ouvert { $file }, ou ne l’a pas terminé. Choisis un autre nom pour la copie.
server-backup-not-ours = { $file } existe déjà et n’est pas une ancienne sauvegarde. Choisis un autre nom pour la copie.
server-backup-damaged = Les données de { $folder } sont abîmées, aucune copie n’a été gardée : { $why }. Pour en savoir plus : ziggurat check-data.
server-counts = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $events ->
    [one] { $events } entrée
   *[other] { $events } entrées
}.
server-data-read = Lu : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} avec { $events ->
    [one] { $events } entrée
   *[other] { $events } entrées
}.
server-data-missing = Il n’y a pas de tables dans le dossier { $folder } : il manque le fichier tables.sqlite3.
server-data-empty = Le fichier { $file } est vide, ses tables sont perdues. Mets une sauvegarde à sa place, ou efface le fichier vide pour recommencer.
server-data-only-log = Il manque { $file }, mais { $log } est là et contient peut-être des parties. Remets la base de données, ou déplace le journal pour recommencer.
server-bad-forget-days = Les tables ne peuvent pas être effacées après { $days } jours ; choisis plus de 0 et au plus { $most }.
server-no-postgres = PostgreSQL a besoin d’un pilote qui n’est pas installé. Installe-le avec : pip install "ziggurat[postgres]".
server-database-bad-url = { $database } n’est pas l’adresse d’une base de données, comme postgresql://user@host/name : { $why }.
server-database-unreachable = La base de données { $database } est injoignable : { $why }.
server-database-rights = Il manque à l’utilisateur de la base de données { $database } un droit dont Ziggurat a besoin : { $why }. Ziggurat crée un schéma nommé « ziggurat » et doit en posséder les tables.
server-database-read-only = La base de données { $database } ne peut être que lue en ce moment. Choisis-en une où l’on peut écrire.
server-database-replica = La base de données { $database } est une réplique, qui ne peut être que lue. Donne l’adresse du serveur principal.
server-database-full = Le disque de la base de données { $database } est plein. Fais-y de la place ; rien n’est perdu.
server-database-failed = La base de données { $database } signale une erreur : { $why }.
server-database-in-use = Un autre serveur utilise la base de données { $database } ; à deux, ils se gêneraient.
server-database-not-ours = La base de données a un schéma nommé « ziggurat » qui n’est pas le nôtre. Il est intact ; choisis une autre base de données.
server-database-missing = Il n’y a pas de tables de Ziggurat dans la base de données { $database }.
server-data-unfinished = Ces données viennent d’une copie qui n’est pas terminée. Relance la même commande « ziggurat copy-data ».
server-backup-postgres = Les données sont dans PostgreSQL. Copie-les avec son propre outil, même pendant que le serveur tourne : pg_dump --format=custom --file=tables.dump { $database }
server-copied = Toutes les données ont été copiées dans { $place } et comparées.
server-copying = { NUMBER($done) } tables copiées sur { NUMBER($total) }.
server-copy-same = { $place } ne peut pas être copié sur lui-même.
server-copy-older = Les données de { $place } viennent d’une version plus ancienne. Démarre une fois cette version avec elles, arrête-la, puis copie-les.
server-copy-others = { $place } a déjà des tables qui ne sont pas à copier, par exemple { $table }. Rien n’a été copié ; choisis un endroit vide.
server-copy-differs = La partie de la table { $table } a continué dans { $place }. Rien n’a été écrasé ; choisis un endroit vide.
server-copy-damaged = La table { $table } est abîmée et ne peut pas être copiée. Répare-la ou efface-la d’abord : ziggurat check-data, ziggurat forget.
server-copy-not-equal = La copie est différente de l’original. Elle est marquée comme non terminée ; relance la commande.
server-copy-interrupted = La copie a été interrompue et n’est pas terminée. La même commande la continue.
server-forgotten = La table { $table } a été effacée.
server-forget-unknown = Il n’y a pas de table { $table } dans { $folder }. Rien n’a été effacé.
server-forget-other-version = Le serveur qui tourne est une autre version de Ziggurat. Arrête-le d’abord, puis essaie encore.
server-forget-later = Le serveur est occupé et n’a pas répondu. Il effacera la table dès qu’il pourra.

check-table = Table { $table } :
check-file = Le fichier :
check-database = La base de données :
check-skipped = { $count ->
    [one] { $count } table a un jeu ou des règles que cette version ne connaît pas ; ses coups n’ont pas été vérifiés.
   *[other] { $count } tables ont des jeux ou des règles que cette version ne connaît pas ; leurs coups n’ont pas été vérifiés.
}
check-whole = Tout est en ordre.
check-damaged = { $count ->
    [one] { $count } chose ne va pas.
   *[other] { $count } choses ne vont pas.
}
damage-missing = L’entrée { NUMBER($version, useGrouping: 0) } manque.
damage-unreadable = L’entrée { NUMBER($version, useGrouping: 0) } est illisible.
damage-impossible = L’entrée { NUMBER($version, useGrouping: 0) } ne peut pas suivre celles qui la précèdent.
damage-no-beginning = La première entrée n’est pas un début.
damage-no-log = Le journal de cette table manque.
damage-not-listed = Cette table manque dans la liste des tables.
damage-tail = Les entrées après le numéro { NUMBER($version, useGrouping: 0) } manquent.
damage-keys = Une clé de cette table manque ou est abîmée.
damage-file = SQLite signale des dégâts.
damage-database = PostgreSQL signale des dégâts.
damage-not-ours = Ce n’est pas une base de données de Ziggurat.
damage-log = { $count ->
    [one] Le journal d’écriture est abîmé ; au moins { $count } transaction est perdue.
   *[other] Le journal d’écriture est abîmé ; au moins { $count } transactions sont perdues.
}
damage-fewer = Il y avait { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $events ->
    [one] { $events } entrée
   *[other] { $events } entrées
} la dernière fois que le serveur a tourné ; il en manque.
server-no-backup = Les données de { $folder } n’ont pas pu être copiées dans { $file } : { $why }.
server-docs-not-here =
    Cette copie de Ziggurat a été construite sans sa documentation.

    Dans les sources de Ziggurat, ses pages sont des fichiers texte du dossier « docs », à commencer par docs/index.md. « make docs » en fait un site web, que « ziggurat serve » montre ici, même s’il tourne déjà. Les paquets construits avec « make release » le contiennent.
server-workers-need-database = Plusieurs processus ont besoin d’une base de données commune. Ajoute --data postgresql://…
server-bad-workers = Le nombre de processus doit aller de 1 à { $most }, pas { $count }.
server-worker-not-started = Un processus n’a pas démarré ; ce qu’il a écrit plus haut dit pourquoi.
