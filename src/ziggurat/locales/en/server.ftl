# The table server: what it refuses and why, the states that it adds to a game, hints and quick phrases.

server-at = Ziggurat is at { $url } – stop it with Ctrl+C.
server-house = Others on your network find it at { $url }
server-no-port = The server cannot listen on { $host }, port { $port }: { $why }.
server-bad-limit = “{ $wish }” is not a limit with a number; the limits are: { $known }.
server-no-socket = The socket that was handed over with LISTEN_FDS cannot be used: { $why }.
server-bad-days = Tables can be archived after more than 0 and at most { $most } days, not after { $days }.
server-bad-thinkers = The number of thinking threads is from 1 to { $most }, not { $count }.
server-bad-address = “{ $address }” is not an address such as https://games.example.org, with nothing after the name.
server-no-data = The data folder { $folder } cannot be used: { $why }.
server-data-in-use = Another server is using the data folder { $folder }. Two cannot share it.
server-no-page = There is no page in { $folder }: index.html is missing.
server-data-too-new = The data were written by a newer Ziggurat (version { $version } of the schema; this one knows { $known }). They are untouched; please use the newer one.
server-backup = The data are copied to { $file }.
server-backup-over-itself = { $file } belongs to the data that are to be copied. Please choose another place for the copy.
server-backup-in-use = A server is using the folder { $folder }. Please write the copy into another folder.
server-backup-opened = Another program has { $file } open, or left it unfinished. Please choose another name for the copy.
server-backup-not-ours = { $file } is there already and is not an older backup. Please choose another name for the copy.
server-backup-damaged = The data in { $folder } are damaged, so no copy was kept: { $why }. To find out more: ziggurat check-data.
server-counts = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $events ->
    [one] { $events } event
   *[other] { $events } events
}.
server-data-read = Read { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $events ->
    [one] { $events } event
   *[other] { $events } events
}.
server-data-missing = There are no tables in the folder { $folder }: the file tables.sqlite3 is missing.
server-data-empty = The file { $file } is empty, so its tables are lost. Put a backup in its place, or delete the empty file to begin anew.
server-data-only-log = { $file } is missing, but { $log } is there and may hold games. Put the database back, or move the log away to begin anew.
server-bad-forget-days = Tables can be deleted after more than 0 and at most { $most } days, not after { $days }.
server-no-postgres = PostgreSQL needs a driver that is not installed. Please install it with: pip install "ziggurat[postgres]".
server-database-bad-url = { $database } is not the address of a database, as in postgresql://user@host/name: { $why }.
server-database-unreachable = The database { $database } cannot be reached: { $why }.
server-database-rights = The user of the database { $database } may not do what Ziggurat needs: { $why }. Ziggurat makes a schema called “ziggurat” and must own its tables.
server-database-read-only = The database { $database } can only be read at present. Please choose one that can be written to.
server-database-replica = The database { $database } is a replica, which can only be read. Please give the address of the primary server.
server-database-full = The disk of the database { $database } is full. Please make room there; nothing is lost.
server-database-failed = The database { $database } could not do it: { $why }.
server-database-in-use = Another server is at work on the database { $database }; two would be in each other's way.
server-database-not-ours = The database has a schema called “ziggurat” that is not ours. It is untouched; please choose another database.
server-database-missing = There are no tables of Ziggurat in the database { $database }.
server-data-unfinished = A copy into these data was not finished. Please repeat the same “ziggurat copy-data”.
server-backup-postgres = The data are in PostgreSQL. Please copy them with its own tool, also while the server runs: pg_dump --format=custom --file=tables.dump { $database }
server-copied = All data are copied to { $place }, and compared.
server-copying = { NUMBER($done) } of { NUMBER($total) } tables are copied.
server-copy-same = { $place } cannot be copied onto itself.
server-copy-older = The data in { $place } are of an older version. Please start this Ziggurat on them once, stop it, then copy them.
server-copy-others = { $place } already has tables that are not among those to be copied, for example { $table }. Nothing was copied; please choose an empty place.
server-copy-differs = The table { $table } was played on in { $place }. Nothing was overwritten; please choose an empty place.
server-copy-damaged = The table { $table } is damaged and cannot be copied. Repair or delete it first: ziggurat check-data, ziggurat forget.
server-copy-not-equal = The copy is not equal to the data that were copied. It is marked as unfinished; please repeat the command.
server-copy-interrupted = The copy was interrupted and is not finished. The same command continues it.
server-forgotten = The table { $table } is deleted.
server-forget-unknown = There is no table { $table } in { $folder }. Nothing was deleted.
server-forget-other-version = The running server is of another version. Please stop it first, then try again.
server-forget-later = The server is busy and has not answered. It deletes the table as soon as it can.

check-table = Table { $table }:
check-file = The file:
check-database = The database:
check-skipped = { $count ->
    [one] One table is of a game, or of rules, that this version does not know; its moves were not checked.
   *[other] { $count } tables are of games, or of rules, that this version does not know; their moves were not checked.
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
damage-not-ours = This is not a database of Ziggurat.
damage-log = { $count ->
    [one] The write-ahead log is damaged; at least one commit in it is lost.
   *[other] The write-ahead log is damaged; at least { $count } commits in it are lost.
}
damage-fewer = There were { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} and { $events ->
    [one] { $events } event
   *[other] { $events } events
} when the server last ran; some are lost.
server-no-backup = The data in { $folder } could not be copied to { $file }: { $why }.

server-waiting-for = { $count ->
    [one] Waiting for one more person to sit down.
   *[other] Waiting for { $count } more people to sit down.
}
server-resigned = Seat { $seat } resigned.
server-time = Seat { $seat } ran out of time.
server-abandoned = The game was abandoned.

server-no-table = There is no table here any more, or there never was.
server-old-rules = This game of { $game } was played under version { $version } of its rules; this is version { $known }.
server-wrong-key = This personal link does not belong to this table. With the table's own link you can still watch.
server-only-watching = You are watching. Take a seat to play.
server-not-your-turn = It is seat { $seat }'s turn.
server-not-your-seat = That seat is not yours.
server-which-seat = You hold several seats; say which one.
server-stale = The game has moved on in the meantime; please look again.
server-waiting = The game begins when everybody has sat down.
server-over = The game is over.
server-not-over = The game is still going on.
server-bot-leads = A bot plays for seat { $seat } now.
server-no-undo-now = Nothing can be taken back now.
server-undo-pending = Seat { $seat } has already asked to take back an action.
server-nothing-to-undo = You have not played anything that can be taken back.
server-undo-past-absent = That would take back an action of seat { $seat }, who is not here to agree.
server-no-undo-pending = That request is no longer open.
server-no-stand-in-there = A bot can only stand in for another person at the table.
server-not-absent = Seat { $seat } is there, or was until a moment ago.
server-rematch-made = The next game is already waiting.
server-no-rematch-asked = Nobody has asked for another game.
server-no-open-seat = All seats are taken. You are welcome to watch.
server-seat-taken = Seat { $seat } is not free.
server-seat-count = This game has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, not { $count }.
server-begun-open = A game that starts from a later position is for people at this device and for bots; it has no open seat.
server-bad-log = This is not the log of a game on a device: entry { $number } is impossible.
server-no-phrase = “{ $phrase }” is not one of the quick phrases.
server-no-hints = No hints while people play against each other.
server-no-moment = This game has only { $count ->
    [one] { $count } action
   *[other] { $count } actions
} so far.
server-no-lesson = The lessons of this game have no step “{ $step }”.

server-unreadable = The message could not be understood: { $why }.
server-not-a-number = “{ $value }” is not a number for { $name }.
server-not-json = The request must be JSON (content type application/json).
server-not-utf8 = The request is not valid UTF-8.
server-one-host = A request names exactly one host.
server-headers-too-large = The headers of the request are too large or too many.
server-too-slow = The request took too long to arrive.
server-beyond-end = { $count ->
    [one] The game has only { $count } action; analysis cannot begin after { $first }.
   *[other] The game has only { $count } actions; analysis cannot begin after { $first }.
}
server-too-large = The request is too large; at most { $most } bytes.
server-no-hello = The first message on the socket must be a hello, within a few seconds.
server-second-hello = You have already said hello.
server-nothing-here = There is nothing at this address.
server-wrong-method = This address cannot be used in this way.
server-bad-request = The request could not be understood.
server-wrong-host = This server does not answer to the name “{ $host }”; the host can allow it with --allow-host.
server-wrong-origin = A page from another site may not use this server.
server-table-damaged = The stored game of this table is damaged, so the table cannot be opened. It is not your fault; please tell the host.
server-table-deleted = This table has been deleted.
server-data-damaged = The server's data are damaged. It is not your fault; please tell the host.
server-not-read = The server could not read this. Please try again in a moment.
server-not-creator = Only the one who made the table can ask for it to be deleted.
server-forget-pending = The others at the table have already been asked.
server-no-forget-pending = That request is no longer open.
server-no-network = This machine is in no network yet. Join a Wi-Fi or plug in a cable, then try again.
server-network-not-yours = Only somebody at the machine itself can let others join.
server-network-fixed = Whether others can join was decided when this server was started.
server-crash = Something went wrong on the server; nothing of your game is lost.
server-not-stored = The server could not store this, so it was not done. Please try again.
server-closing = The server is being restarted; your game is kept.

server-making-ready = The rules of { $game } are being prepared. This happens once and can take a minute or two. Please come back then.
server-too-many-requests = That was a lot at once; please wait a moment.
server-too-many-made = Many tables have been made from your address; please wait a while.
server-too-many-tables = The server has no room for another table now.
server-too-many-sockets = Too many are connected now; please try again in a moment.
server-table-full = So much has happened at this table that it takes no more; please begin a new one.
server-too-many-simulations = A bot may use at most { $most } simulations here.
server-too-fast = That was too fast; please wait a moment.
server-too-busy = All bots are thinking already; please ask again in a moment.

phrase-hello = Hello.
phrase-good-luck = Good luck.
phrase-nice = Nice move.
phrase-oops = Oops.
phrase-thinking = Let me think.
phrase-thanks = Thank you.
phrase-well-played = Well played.
phrase-one-more = One more game?
phrase-goodbye = Goodbye.
server-no-bots = { $game } is built by hand: bots cannot sit at this table.
server-no-clock = { $game } is played without a clock.
server-no-resigning = In { $game } nobody gives up: you build together. End the game with done.
server-done-pending = You have already asked the others whether it is done.
server-no-done-pending = That request is no longer open.
server-no-movement = In this game nobody sees what others hold in their hands.
