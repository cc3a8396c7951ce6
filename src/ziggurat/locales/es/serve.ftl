# Para quien lleva un servidor: iniciarlo, sus datos, copias y comprobaciones. La página no dice nada de esto.

server-at = Ziggurat está en { $url }. Para pararlo: Ctrl+C.
server-house = En tu red está en { $url }
server-no-port = El servidor no puede escuchar en { $host }, puerto { $port }: { $why }.
server-bad-limit = «{ $wish }» no fija un límite; escribe nombre=número. Los límites son: { $known }.
server-no-socket = El socket recibido con LISTEN_FDS no se puede usar: { $why }.
server-bad-days = Las mesas no se pueden archivar a los { $days } días; elige más de 0 y { $most } como máximo.
server-bad-thinkers = El número de hilos para pensar debe ir de 1 a { $most }; { $count } no vale.
server-workers-need-database = Varios procesos necesitan una base de datos común. Añade --data postgresql://…
server-bad-workers = El número de procesos debe ir de 1 a { $most }; { $count } no vale.
server-worker-not-started = Un proceso no se ha iniciado; lo que escribió más arriba dice por qué.
server-bad-address = «{ $address }» no es una dirección como https://games.example.org. No escribas nada después del nombre.
server-no-data = La carpeta de datos { $folder } no se puede usar: { $why }.
server-data-in-use = Otro servidor está usando la carpeta de datos { $folder }. No pueden compartirla dos.
server-data-in-use-at = { server-data-in-use } Está en { $url }
server-no-page = En { $folder } no hay ninguna página: falta index.html.
server-data-too-new = Los datos los escribió un Ziggurat más nuevo (versión { $version } del esquema; este conoce la { $known }). Siguen intactos; usa el más nuevo.
server-backup = Los datos se han copiado en { $file }.
server-backup-over-itself = { $file } es parte de los datos que se van a copiar. Elige otro lugar para la copia.
server-backup-in-use = Un servidor está usando la carpeta { $folder }. Escribe la copia en otra carpeta.
server-backup-opened = Otro programa tiene abierto { $file }, o lo dejó sin acabar. Elige otro nombre para la copia.
server-backup-not-ours = { $file } ya existe y no es una copia anterior. Elige otro nombre para la copia.
server-backup-damaged = Los datos de { $folder } están dañados, así que no se ha conservado ninguna copia: { $why }. Para saber más: ziggurat check-data.
server-counts = { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
}, { $events ->
    [one] { $events } entrada
   *[other] { $events } entradas
}.
server-data-read = Leído: { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
} con { $events ->
    [one] { $events } entrada
   *[other] { $events } entradas
}.
server-data-missing = En la carpeta { $folder } no hay mesas: falta el archivo tables.sqlite3.
server-data-empty = El archivo { $file } está vacío, así que sus mesas se han perdido. Pon una copia en su lugar, o borra el archivo vacío para empezar de nuevo.
server-data-only-log = Falta { $file }, pero está { $log } y puede contener partidas. Devuelve la base de datos a su lugar, o aparta el diario para empezar de nuevo.
server-bad-forget-days = Las mesas no se pueden borrar a los { $days } días; elige más de 0 y { $most } como máximo.
server-no-postgres = PostgreSQL necesita un controlador que no está instalado. Instálalo con: pip install "ziggurat[postgres]".
server-database-bad-url = { $database } no es la dirección de una base de datos, como postgresql://user@host/name: { $why }.
server-database-unreachable = No hay conexión con la base de datos { $database }: { $why }.
server-database-rights = Al usuario de la base de datos { $database } le falta un permiso que Ziggurat necesita: { $why }. Ziggurat crea un esquema llamado «ziggurat» y sus tablas tienen que ser suyas.
server-database-read-only = La base de datos { $database } ahora solo se puede leer. Elige una en la que se pueda escribir.
server-database-replica = La base de datos { $database } es una réplica y solo se puede leer. Da la dirección del servidor principal.
server-database-full = El disco de la base de datos { $database } está lleno. Haz espacio allí; no se ha perdido nada.
server-database-failed = La base de datos { $database } informa de un error: { $why }.
server-database-in-use = Otro servidor está usando la base de datos { $database }; dos se estorbarían.
server-database-not-ours = La base de datos tiene un esquema llamado «ziggurat» que no es nuestro. Sigue intacto; elige otra base de datos.
server-database-missing = En la base de datos { $database } no hay tablas de Ziggurat.
server-data-unfinished = Estos datos son de una copia sin terminar. Repite el mismo «ziggurat copy-data».
server-backup-postgres = Los datos están en PostgreSQL. Cópialos con su propia herramienta, también con el servidor en marcha: pg_dump --format=custom --file=tables.dump { $database }
server-copied = Todos los datos se han copiado en { $place } y se han comparado.
server-copying = { NUMBER($done) } de { NUMBER($total) } mesas copiadas.
server-copy-same = { $place } no se puede copiar sobre sí mismo.
server-copy-older = Los datos de { $place } son de una versión anterior. Inicia esta versión una vez con ellos, párala y después cópialos.
server-copy-others = { $place } ya tiene mesas que no están entre las que se van a copiar, por ejemplo { $table }. No se ha copiado nada; elige un lugar vacío.
server-copy-differs = La partida de la mesa { $table } ha seguido en { $place }. No se ha sobrescrito nada; elige un lugar vacío.
server-copy-damaged = La mesa { $table } está dañada y no se puede copiar. Primero repárala o bórrala: ziggurat check-data, ziggurat forget.
server-copy-not-equal = La copia no es igual que el original. Queda marcada como no terminada; repite el comando.
server-copy-interrupted = La copia se ha interrumpido y no está terminada. El mismo comando la continúa.
server-forgotten = La mesa { $table } se ha borrado.
server-forget-unknown = No hay ninguna mesa { $table } en { $folder }. No se ha borrado nada.
server-forget-other-version = El servidor en marcha es de otra versión de Ziggurat. Páralo primero y prueba otra vez.
server-forget-later = El servidor está ocupado y no ha respondido. Borrará la mesa en cuanto pueda.

check-table = Mesa { $table }:
check-file = El archivo:
check-database = La base de datos:
check-skipped = { $count ->
    [one] Una mesa tiene un juego o unas reglas que esta versión no conoce; sus jugadas no se han comprobado.
   *[other] { $count } mesas tienen juegos o reglas que esta versión no conoce; sus jugadas no se han comprobado.
}
check-whole = Todo está en orden.
check-damaged = { $count ->
    [one] Hay una cosa mal.
   *[other] Hay { $count } cosas mal.
}
damage-missing = Falta la entrada { NUMBER($version, useGrouping: 0) }.
damage-unreadable = La entrada { NUMBER($version, useGrouping: 0) } no se puede leer.
damage-impossible = La entrada { NUMBER($version, useGrouping: 0) } no puede venir después de las anteriores.
damage-no-beginning = La primera entrada no es un comienzo.
damage-no-log = Falta el diario de esta mesa.
damage-not-listed = Esta mesa falta en la lista de mesas.
damage-tail = Faltan las entradas después de la número { NUMBER($version, useGrouping: 0) }.
damage-keys = Una clave de esta mesa falta o está dañada.
damage-file = SQLite informa de daños.
damage-database = PostgreSQL informa de daños.
damage-not-ours = Esto no es una base de datos de Ziggurat.
damage-log = { $count ->
    [one] El diario de escritura (WAL) está dañado; se ha perdido al menos una transacción.
   *[other] El diario de escritura (WAL) está dañado; se han perdido al menos { $count } transacciones.
}
damage-fewer = La última vez que funcionó el servidor había { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
} y { $events ->
    [one] { $events } entrada
   *[other] { $events } entradas
}; algo se ha perdido.
server-no-backup = Los datos de { $folder } no se han podido copiar en { $file }: { $why }.
server-docs-not-here =
    Esta copia de Ziggurat se creó sin su documentación.

    En el código fuente de Ziggurat, sus páginas son archivos de texto en la carpeta «docs», empezando por docs/index.md. «make docs» hace con ellas un sitio web que «ziggurat serve» muestra aquí, también si ya está en marcha. Los paquetes creados con «make release» lo llevan dentro.
