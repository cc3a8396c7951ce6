# The help of the command line (“ziggurat --help”), and what it says to arguments that it cannot understand.

help-about = Four stacking games on one table.
help-usage = usage:
help-positionals = positional arguments
help-optionals = options
help-help = shows this help and ends
help-version = shows the version and ends

metavar-address = ADDRESS
metavar-command = COMMAND
metavar-game = GAME
metavar-table = TABLE
metavar-file = FILE
metavar-folder = FOLDER
metavar-place = FOLDER|URL
metavar-from = FROM
metavar-to = TO
metavar-depth = DEPTH
metavar-number = N
metavar-seats = SEATS
metavar-day = DAY
metavar-player = PLAYER
metavar-elo = ELO
metavar-option = NAME=VALUE
metavar-tokens = TOKENS
metavar-url = URL
metavar-name = NAME
metavar-ip = IP
metavar-host = HOST
metavar-port = PORT
metavar-days = DAYS
metavar-limit = NAME=NUMBER

help-games = the games and their options
help-games-compile = compile their rules now, so that nobody waits for them later
help-perft = the number of action sequences of each length
help-perft-depth = the greatest length
help-perft-split = also the count under each first action
help-legal = the legal actions, one token a line
help-show = a diagram of a position, or how the game ended
help-replay = checks a record and shows its end
help-record = the record; - for standard input
help-play = a game in the terminal
help-play-game = asked for if left out
help-play-bots = seats that the search plays, as in 2 or 1,2; none: people only
help-play-level = how strong it is, 1 to 5 (2)
help-play-simulations = how much it thinks about an action, instead of a level
help-play-load = goes on with a saved game
help-play-at = with --load: tries it again from after its first N actions
help-solve = the whole truth about a game (babel)
help-missions = the missions of Bubblee Pop
help-missions-measure = how hard they are: the search plays each of them
help-missions-games = games of each mission to measure by (30)
help-missions-simulations = simulations for each decision (2,000)
help-puzzle = the puzzles of the day, or one of them to solve
help-puzzle-game = all are listed if left out
help-puzzle-date = another day, as in 2026-11-15 (today)
help-hint = the actions of a position, best first, and what each is worth
help-hint-step = only a hint, in steps: 1 where to look, 2 which piece, 3 the action, 4 why
help-analyse = how a bot scores of every action of a game
help-analyse-comments = prints the record with comments on its mistakes instead
help-seconds = how long it may think about an action, as in 0.5 (2)
help-simulations = how much, instead of how long
help-arena = a tournament between bots, seats balanced, on all cores
help-arena-players = level1 … level5, search:N, classic:N, plain:N, random, perfect
help-arena-games = games of each pair (100)
help-arena-jobs = processes (all cores)
help-arena-ray = play on the Ray cluster at this address (host:port, or auto)
help-arena-records = saves the record of every game there
help-arena-until-sure = two players: stops when the first is surely so much stronger, or not at all
help-train = learns a network for a game from self-play, on all cores
help-train-into = the folder of the run; one that was stopped goes on
help-train-generations = generations (2)
help-train-games = games of self-play in each generation (5,000)
help-train-minutes = ends the self-play of each generation after so many minutes
help-train-epochs = how often training goes through all positions (10)
help-train-gate = games of each gate (200)
help-json = as data for a program
help-game = its name, as “ziggurat games” lists it
help-option = an option of the game
help-seed = settles what is left to chance (0)
help-after = the actions played so far

help-serve = start the table server
help-serve-host = 0.0.0.0 lets the others in the house join (default: only this machine)
help-serve-port = default 8000; 0 takes a free one
help-serve-data = folder of the data, or postgresql://… (default: your data folder)
help-serve-public = the address that others use, behind a reverse proxy
help-serve-allow-host = a further name of this server
help-serve-allow-origin = a further page that may speak to it
help-serve-trust-proxy = whose X-Forwarded-For is believed
help-serve-archive-days = tables untouched for so long are archived (default 90)
help-serve-page = a page other than the package's own
help-serve-open = open the page in a browser
help-serve-log = info writes a line of JSON for each request
help-serve-limit = change a limit, see docs/hosting.md
help-serve-thinkers = thinking threads (default: one less than there are cores)
help-serve-forget-days = tables untouched for so long are deleted (default: never)
help-check-data = read all of the server's data and say what is damaged
help-check-data-json = as data for a program
help-forget = delete a table for good, also while the server runs
help-forget-table = its id, or its link
help-backup = copy the server's data, also while it runs
help-backup-file = where to write the copy
help-backup-data = the data folder or database (as for serve)
help-copy-data = copy all data from a folder into a PostgreSQL database, or back
help-copy-data-from = the folder or database to copy from
help-copy-data-to = the folder or database to copy to; empty, or an earlier copy

usage-missing = Something is missing: { $names }
usage-choice = “{ $text }” is not possible for { $name }; these are: { $known }
usage-one-value = { $name } needs a value
usage-some-values = { $name } needs at least one value
usage-no-value = { $name } takes no value, so not “{ $text }” either
usage-bad-value = { $name } must be { $type ->
    [int] a whole number
   *[float] a number
}, not “{ $text }”
usage-unknown = Nothing is known of “{ $text }”
usage-ambiguous = “{ $text }” could be { $known }

# What the system answers, behind a colon.
system-enoent = there is no such file or folder
system-eacces = it is not allowed
system-eperm = it is not allowed
system-eisdir = it is a folder
system-enotdir = a part of it is not a folder
system-eexist = it is there already
system-enospc = the disk is full
system-erofs = it can only be read there
system-enametoolong = the name is too long
system-eaddrinuse = something else listens there already
system-eaddrnotavail = this machine has no such address
