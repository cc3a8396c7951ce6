# What Python says and the page never does by itself: the server sends it with its words, in the reader's language.

# Games, players and figures.
game-name-taken = The package “{ $package }” brings a game “{ $name }”, but there is one of that name already.
game-unusable = The game “{ $name }” of the package “{ $package }” cannot be used: { $why }
game-misnamed = The package “{ $package }” has no game of the name “{ $name }” where its entry point says.
no-expert = { $game } is not solved exactly; only babel is.
bad-player = “{ $text }” is not a player; players are: level1 to level5, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = “{ $text }” is not a figure that a search can use; these are: { $figures }.
bad-player-figure = “{ $text }” in “{ $player }” is not a figure that a search can use; these are: { $figures }.
bot-over = The game is over: a bot has nothing to choose.
bot-chance = Chance is to act here, not a seat: a bot has nothing to choose.
no-bot = “{ $value }” is not a bot: it needs the methods fresh, choose and analyse. “ziggurat.bots.player” makes one by its name.
bad-render-mode = “{ $mode }” is not a render mode of this environment; it has: { $known }.
no-render-mode = This environment renders nothing, so its render mode cannot be “{ $mode }”.
bad-simulations = “{ $value }” is not a number of simulations; it takes at least 1.
bad-time = “{ $value }” is not a time in seconds.
no-such-action = There is no action with the number { $token }.
not-an-action = “{ $value }” is not an action; an action is a text, as “legal” lists them, or a whole number.
no-such-seat = There is no seat “{ $seat }”; the seats are 1 to { $seats }.
bad-seed = “{ $value }” is not a seed; a seed is a whole number.
other-spaces = With these options { $game } has other seats, actions or planes; make a new environment for them.
bad-text = “{ $value }” is not a value of { $name }; its values are texts.
played-by-hand = { $game } is built by hand, and its placements cannot be listed: bots, analysis, perft and environments do not know it.

# Work on several machines.
worker-died = A worker process ended before its work was done; perhaps the memory was full.
ray-missing = Ray is not installed here: pip install "ziggurat[ray]".
ray-unreachable = There is no Ray cluster at { $address }: { $why }
ray-lost = The Ray cluster at { $address } was lost: { $why }
ray-other-version = The Ray cluster at { $address } has version { $theirs } of Ziggurat, this machine { $ours }. Both need the same.
ray-other-game = The Ray cluster does not know the game “{ $game }” as this machine knows it. Install it there too.

# Records and positions.
record-not-text = A record holds texts; “{ $value }” is not one.
record-half-character = “{ $value }” cannot be in a record: it contains half a character.
record-line-break = What the record says under “{ $name }” cannot have several lines.
record-bad-token = “{ $token }” cannot be a token in a record: no spaces, no braces, no parentheses, no “[” at the start.
record-bad-note = “{ $name }” cannot name a note in a record: letters, digits and underscores, a letter first.
record-comment-place = A comment stands after token { $number }, but the record has { $count }.
record-variation-place = A variation stands in place of token { $number }, but the record has { $count }.
record-several = There are several games in this record. “ziggurat record” reads such files.
record-too-long = The game that begins in line { $line } is longer than { $most } letters. That is no record.
record-bad-json = This line is not a record as JSON: { $why }
record-bad-number = Game { $number } of the file (line { $line }) cannot be read: { $why }
record-bad-game = { $path }, game { $number } (line { $line }): { $why }
record-checked = { $bad ->
    [0] { $games ->
        [one] One game, and it is right.
       *[other] All { $games } games are right.
    }
   *[other] { $bad } of { $games } games { $bad ->
        [one] is
       *[other] are
    } not right.
}
position-no-text = A position is given as text; “{ $value }” is not one.
position-illegal = Action { $number } of the position, “{ $token }”, is not legal: { $why }

# The table server: what it waits for, what it refuses and why.
server-waiting-for = { $count ->
    [one] Waiting for one more person to sit down.
   *[other] Waiting for { $count } more people to sit down.
}
server-only-watching = You are watching. Take a seat to play.
server-not-your-turn = It is seat { $seat }'s turn.
server-undo-pending = Seat { $seat } has already asked to take back a move.
server-undo-past-absent = Nothing can be taken back now: seat { $seat } is not here to agree.
server-no-undo-pending = That request is no longer open.
server-not-absent = Seat { $seat } is there, or was until a moment ago.
server-rematch-made = The next game is already waiting.
server-no-rematch-asked = Nobody has asked for another game.
server-no-open-seat = All seats are taken. You are welcome to watch.
server-seat-taken = Seat { $seat } is not free.
server-begun-open = A game that starts from a later position is for people at this device and for bots; it has no open seat.
server-bad-log = This is not the log of a game on a device: entry { $number } is impossible.
server-no-phrase = “{ $phrase }” is not one of the quick phrases.
server-no-hints = No hints while people play against each other.
server-no-moment = This game has only { $count ->
    [one] { $count } move
   *[other] { $count } moves
} so far.
server-unreadable = The message could not be understood: { $why }.
server-not-a-number = { $name } must be a whole number, not “{ $value }”.
server-not-json = The request must be JSON (content type application/json).
server-not-utf8 = The request is not valid UTF-8.
server-one-host = A request must name exactly one host.
server-headers-too-large = The headers of the request are too large or too many.
server-too-slow = The request took too long to arrive.
server-too-large = The request is too large; at most { $most } bytes are allowed.
server-no-hello = The first message on the socket must be a hello, within a few seconds.
server-second-hello = You have already said hello.
server-nothing-here = There is nothing at this address.
server-wrong-method = This address cannot be used in this way.
server-bad-request = The request could not be understood.
server-wrong-host = This server does not answer to the name “{ $host }”; the host can allow it with --allow-host.
server-wrong-origin = A page from another site may not use this server.
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
server-id-used = This program used one id for two different commands. The second one was not done.
server-unsure = The server lost its connection to the data while storing this, so it may be done or not. Please look again in a moment.
server-closing = The server is being restarted; your game is kept.
server-elsewhere = Another part of the server is looking after this table right now. Please try again in a moment.
server-thinking-lost = The part of the server that thinks has stopped and is being started again. Please try again in a moment.
server-not-kept = The server has lost the connection to its database and is waiting for it. Your game is kept; please try again in a moment.
server-making-ready = The rules of { $game } are being prepared. This happens once and can take a minute or two. Please come back then.
server-too-many-requests = That was a lot at once; please wait a moment.
server-too-many-made = Many tables have been made from your address; please wait a while.
server-too-many-seats = Many seats at other people’s tables have been taken from your address; please wait a while.
server-too-many-tables = The server has no room for another table now.
server-too-much-loaded = Very many tables have been opened from your address within a few minutes; please wait a while.
server-too-much-stored = Very much has been stored for your address within an hour; please wait a while.
server-too-many-sockets = Too many people are connected now; please try again in a moment.
server-watcher-gave-way = Many people are watching, and somebody else has your place now. Reload the page to watch again.
server-opened-elsewhere = You have this table open in many places, and it goes on in the newest ones. Reload the page to go on here.
server-asked-too-often = You have asked for this often. Please ask again after the next action, or in an hour.
server-table-almost-full = So much has happened at this table that it only takes actions now, so that the game can come to its end.
server-table-full = So much has happened at this table that it takes no more; please begin a new one.
server-too-many-simulations = A bot may use at most { $most } simulations here.
server-too-fast = That was too fast; please wait a moment.
server-too-long = This takes the server too long. Please ask again in a moment.
server-too-busy = All bots are thinking already; please ask again in a moment.
server-no-bots = { $game } is built by hand: bots cannot sit at this table.
server-no-clock = { $game } is played without a clock.
server-no-resigning = Nobody resigns in { $game }: you build together. When you have finished, choose “Finished”.
server-done-pending = You have already asked the others whether it is done.
server-no-done-pending = That request is no longer open.
server-no-movement = In this game nobody sees what others hold in their hands.

# Puzzles in the terminal.
puzzle-heading = { $game }, { $date }: { $title }
puzzle-none = { $game } has no puzzles; the games that have some are: { $games }.
puzzle-bad-day = “{ $text }” is not a day; write it as in 2026-11-15.
puzzle-list-help = ziggurat puzzle GAME opens one of them.
puzzle-choices = To choose from: { $choices }
puzzle-other = The other player’s answer: { $token }
puzzle-back = Try again from the beginning.
puzzle-answer = The answer: { $tokens }
puzzle-left = The puzzle stays as it is; come back when you like.

# The theorem of babel.
babel-theorem-plies = Positions after each placement, those alike by symmetry counted once; won and lost for the player to move, ended among the lost:
babel-theorem-openings = The first placement, by type of cube; placements that are alike by symmetry share a row:
babel-theorem-distances = Placements to the end, with best play on both sides, and in how many positions that is so:

# Talo-Fantasy, which the server alone judges.
talo-fantasy-unreadable = “{ $token }” is not an action. Take bars with t7 or t3+4, pass with a full stop, end the game with done. A placement says where a bar is released and where everything comes to rest, as in 3@5,5,1.5/1,0,0,0~.
talo-fantasy-no-turn = The four numbers that turn a bar cannot all be 0.
talo-fantasy-far = That is too far away from the table.
talo-fantasy-hangs = Bar { $number }, { $length } long, would hang in the air: nothing under it leads down to the ground.
talo-fantasy-slipped = The bar has slipped and nothing else has moved, so it goes back to the hand.
talo-fantasy-not-slipped = The bar does not go back to the hand: it stays where it lies.
talo-fantasy-supply = The supply is used up, and everything stands: { talo-fantasy-built }.
talo-climbing-only = The option { $name } has no meaning in fantasy.
talo-fantasy-fall = The construction has fallen. Build it again, even bolder.
talo-fantasy-done = You have built what you wanted: { talo-fantasy-built }.
talo-fantasy-built = { $bars ->
    [0] nothing this time
    [one] one bar
   *[other] { $bars } bars
}

# Without JavaScript the page shows this, in every language (web/vite.config.ts).
page-needs-script = Ziggurat needs JavaScript to show the table.
