# Whoever runs a server: starting it, its data, backups, copies and checks. The page says none of this.

server-at = Ziggurat is at { $url } – stop it with Ctrl+C.
server-house = Others on your network find it at { $url }
server-no-port = The server cannot listen on { $host }, port { $port }: { $why }.
server-bad-limit = “{ $wish }” does not set a limit; write name=number. The limits are: { $known }.
server-no-socket = The socket that was handed over with LISTEN_FDS cannot be used: { $why }.
server-bad-days = Tables cannot be archived after { $days } days; choose more than 0 and at most { $most }.
server-bad-thinkers = The number of thinking threads must be from 1 to { $most }, not { $count }.
server-workers-need-database = Several workers need a database that they share. Please add --data postgresql://…
server-bad-workers = The number of workers must be from 1 to { $most }, not { $count }.
server-worker-not-started = A worker did not start; its output above says why.
server-bad-address = “{ $address }” is not an address like https://games.example.org. Write nothing after the name.
server-no-data = The data folder { $folder } cannot be used: { $why }.
server-data-in-use = Another server is using the data folder { $folder }. Two cannot share it.
server-data-in-use-at = { server-data-in-use } You find it at { $url }
server-no-page = There is no page in { $folder }: index.html is missing.
server-data-too-new = The data were written by a newer Ziggurat (version { $version } of the schema; this one knows { $known }). They are untouched; please use the newer one.
server-backup = The data have been copied to { $file }.
server-backup-over-itself = { $file } belongs to the data that are to be copied. Please choose another place for the copy.
server-backup-in-use = A server is using the folder { $folder }. Please write the copy into another folder.
server-backup-opened = Another program has { $file } open, or left it unfinished. Please choose another name for the copy.
server-backup-not-ours = { $file } is there already and is not an older backup. Please choose another name for the copy.
server-backup-damaged = The data in { $folder } are damaged, so no copy was kept: { $why }. To find out more: ziggurat check-data.
server-counts = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $events ->
    [one] { $events } entry
   *[other] { $events } entries
}.
server-data-read = Read { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $events ->
    [one] { $events } entry
   *[other] { $events } entries
}.
server-data-missing = There are no tables in the folder { $folder }: the file tables.sqlite3 is missing.
server-data-empty = The file { $file } is empty, so its tables are lost. Put a backup in its place, or delete the empty file to begin anew.
server-data-only-log = { $file } is missing, but { $log } is there and may hold games. Put the database back, or move the log away to begin anew.
server-bad-forget-days = Tables cannot be deleted after { $days } days; choose more than 0 and at most { $most }.
server-no-postgres = PostgreSQL needs a driver that is not installed. Please install it with: pip install "ziggurat[postgres]".
server-database-bad-url = { $database } is not the address of a database, as in postgresql://user@host/name: { $why }.
server-database-unreachable = The database { $database } cannot be reached: { $why }.
server-database-rights = The user of the database { $database } lacks a right that Ziggurat needs: { $why }. Ziggurat creates a schema called “ziggurat” and must own its tables.
server-database-read-only = The database { $database } can only be read at present. Please choose one that can be written to.
server-database-replica = The database { $database } is a replica, which can only be read. Please give the address of the primary server.
server-database-full = The disk of the database { $database } is full. Please make room there; nothing is lost.
server-database-failed = The database { $database } reports an error: { $why }.
server-database-in-use = Another server is using the database { $database }; two would get in each other's way.
server-database-not-ours = The database has a schema called “ziggurat” that is not ours. It is untouched; please choose another database.
server-database-missing = There are no Ziggurat tables in the database { $database }.
server-data-unfinished = These data come from a copy that was not finished. Please run the same “ziggurat copy-data” again.
server-backup-postgres = The data are in PostgreSQL. Please copy them with its own tool, even while the server runs: pg_dump --format=custom --file=tables.dump { $database }
server-copied = All data have been copied to { $place } and compared.
server-copying = { NUMBER($done) } of { NUMBER($total) } tables copied.
server-copy-same = { $place } cannot be copied onto itself.
server-copy-older = The data in { $place } are from an older version. Please start this version with them once, stop it, then copy them.
server-copy-others = { $place } already has tables that are not among those to be copied, for example { $table }. Nothing was copied; please choose an empty place.
server-copy-differs = The game at the table { $table } has gone on in { $place }. Nothing was overwritten; please choose an empty place.
server-copy-damaged = The table { $table } is damaged and cannot be copied. Repair or delete it first: ziggurat check-data, ziggurat forget.
server-copy-not-equal = The copy differs from the original. It is marked as unfinished; please repeat the command.
server-copy-interrupted = The copy was interrupted and is not finished. The same command continues it.
server-forgotten = The table { $table } has been deleted.
server-forget-unknown = There is no table { $table } in { $folder }. Nothing was deleted.
server-forget-other-version = The running server is a different version of Ziggurat. Please stop it first, then try again.
server-forget-later = The server is busy and has not answered. It will delete the table as soon as it can.

check-table = Table { $table }:
check-file = The file:
check-database = The database:
check-skipped = { $count ->
    [one] One table has a game or rules that this version does not know; its moves were not checked.
   *[other] { $count } tables have games or rules that this version does not know; their moves were not checked.
}
check-whole = Everything is in order.
check-damaged = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
}
damage-missing = Entry { NUMBER($version, useGrouping: 0) } is missing.
damage-unreadable = Entry { NUMBER($version, useGrouping: 0) } cannot be read.
damage-impossible = Entry { NUMBER($version, useGrouping: 0) } cannot have followed those before it.
damage-no-beginning = The first entry is not a beginning.
damage-no-log = The log of this table is missing.
damage-not-listed = This table is missing from the list of tables.
damage-tail = The entries after number { NUMBER($version, useGrouping: 0) } are missing.
damage-keys = A key of this table is missing or damaged.
damage-file = SQLite reports damage.
damage-database = PostgreSQL reports damage.
damage-not-ours = This is not a Ziggurat database.
damage-log = { $count ->
    [one] The write-ahead log is damaged; at least one commit in it is lost.
   *[other] The write-ahead log is damaged; at least { $count } commits in it are lost.
}
damage-fewer = There were { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} and { $events ->
    [one] { $events } entry
   *[other] { $events } entries
} when the server last ran; some are lost.
server-no-backup = The data in { $folder } could not be copied to { $file }: { $why }.
server-docs-not-here =
    This copy of Ziggurat was built without its documentation.

    In the sources of Ziggurat, its pages are text files in the folder “docs”, beginning with docs/index.md. “make docs” makes a website of them, which “ziggurat serve” shows here, also while it runs. Packages built with “make release” have it in them.
