# The table server: what it refuses and why, the states that it adds to a game, hints and quick phrases.

server-waiting-for = { $count ->
    [one] Waiting for one more person to sit down.
   *[other] Waiting for { $count } more people to sit down.
}
server-resigned = Seat { $seat } resigned.
server-time = Seat { $seat } ran out of time.
server-abandoned = The game was abandoned.

server-no-table = There is no table here any more, or there never was.
server-old-rules = This game of { $game } was played under version { $version } of its rules; this program has version { $known }.
server-wrong-key = This personal link does not belong to this table. With the table's own link you can still watch.
server-only-watching = You are watching. Take a seat to play.
server-not-your-turn = It is seat { $seat }'s turn.
server-not-your-seat = That seat is not yours.
server-which-seat = You hold several seats; say which one.
server-stale = The game has moved on in the meantime; please look again.
server-waiting = The game begins when everybody has sat down.
server-over = The game is over.
server-not-over = The game is still going on.
server-bot-leads = A bot is playing for seat { $seat } now.
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
server-not-a-number = { $name } must be a whole number, not “{ $value }”.
server-not-json = The request must be JSON (content type application/json).
server-not-utf8 = The request is not valid UTF-8.
server-one-host = A request must name exactly one host.
server-headers-too-large = The headers of the request are too large or too many.
server-too-slow = The request took too long to arrive.
server-beyond-end = { $count ->
    [one] The game has only { $count } action; analysis cannot begin after { $first }.
   *[other] The game has only { $count } actions; analysis cannot begin after { $first }.
}
server-too-large = The request is too large; at most { $most } bytes are allowed.
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
server-not-creator = Only the person who made the table can ask to delete it.
server-forget-pending = The others at the table have already been asked.
server-no-forget-pending = That request is no longer open.
server-no-network = This machine is not on a network yet. Join a Wi-Fi network or plug in a cable, then try again.
server-network-not-yours = Only somebody at the machine itself can let others join.
server-network-fixed = Whether others can join was decided when this server was started.
server-crash = Something went wrong on the server; your game is safe.
server-not-stored = The server could not store this, so it was not done. Please try again.
server-closing = The server is being restarted; your game is kept.
server-elsewhere = Another part of the server is looking after this table right now. Please try again in a moment.
server-not-kept = The server has lost the connection to its database and is waiting for it. Your game is kept; please try again in a moment.

server-making-ready = The rules of { $game } are being prepared. This happens once and can take a minute or two. Please come back then.
server-too-many-requests = That was a lot at once; please wait a moment.
server-too-many-made = Many tables have been made from your address; please wait a while.
server-too-many-tables = The server has no room for another table now.
server-too-many-sockets = Too many people are connected now; please try again in a moment.
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
server-no-resigning = Nobody resigns in { $game }: you build together. When you have finished, choose “Finished”.
server-done-pending = You have already asked the others whether it is done.
server-no-done-pending = That request is no longer open.
server-no-movement = In this game nobody sees what others hold in their hands.
