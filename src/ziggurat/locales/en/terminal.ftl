# The command line and the game at the keyboard.

bad-usage = { $why } (“{ $command } --help” shows what is possible).
bad-number = { $name } must be a whole number, { $least } or more, not “{ $text }”.
bad-number-between = { $name } must be a whole number from { $least } to { $most }, not “{ $text }”.
bad-seconds = { $name } must be a number of seconds above 0, as in 2 or 0.5, not “{ $text }”.
bad-option = “{ $text }” is not an option; write name=value.
option-twice = The option { $name } is given twice.
option-text = text
option-drawn = drawn at random
options-drawn = drawn: { $values }
unknown-language = Ziggurat does not speak “{ $language }”; the languages are: { $known }.
not-text = The file “{ $path }” is not UTF-8 text.
not-text-typed = The standard input is not UTF-8 text.
unreadable = The file “{ $path }” cannot be read: { $why }.
unwritable = The file “{ $path }” cannot be written: { $why }.
unwritable-folder = The folder “{ $path }” cannot be used: { $why }.
system-failed = The program cannot go on: { $why }.
interrupted = Stopped before the work was done.
after-illegal = Action { $number } of --after, “{ $token }”, is not legal: { $why }
replay-ended = The game ended early ({ $termination }); result: { $result }.
replay-termination = { $how ->
    [resigned] seat { $seat } resigned
    [time] seat { $seat } ran out of time
   *[abandoned] abandoned
}
hint-order = The search looks most often at what it trusts most. That comes first, even before a higher share that rests on few looks.
expected-line = The search expects: { $line }
best-line = Best play on both sides: { $line }
hint-others = { $count ->
    [one] and { $count } other action
   *[other] and { $count } other actions
}
analyse-better = better: { $token } { $worth }
# Figures in tables, as the language writes them.
figure-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
figure-percent-exact = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-player = player
arena-games = games
arena-score = score
arena-elo = Elo (95 %)
arena-time = per action
arena-of = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
arena-pair = { $one } – { $other }: { $share } ({ $low } … { $high }), { arena-of }
arena-all-distinct = No game was played twice.
arena-distinct = { $distinct ->
    [one] All of these games are one and the same. The margins and intervals count it once.
   *[other] Only { $distinct } of these games are different. The margins and intervals count no game twice.
}
arena-too-few = An arena needs two players or more, and a game with two seats or more.
arena-two = --until-sure is for exactly two players.
arena-stronger = { $player } is stronger, by about { $elo } Elo or more.
arena-not-stronger = { $player } is not stronger.
arena-unsure = These games are too few to tell whether { $player } is stronger by { $elo } Elo.

play-welcome = { $game }. Type an action, or ? for help.
play-help = Type an action, as “legal” lists them, or one of: legal, show, hint, undo, save FILE, load FILE, quit.
    You can type several actions in one line: all of them are played, or none. End the line where chance or a bot decides.
play-which-game = Which game?
play-who = Who plays?
play-against-bot = You, against a bot
play-how-strong = How strong?
play-bad-level = “{ $text }” is not a level; the levels are 1 to 5.
play-people = People, at this keyboard
play-watch = Bots alone; you watch
play-choose-number = Please type a number from 1 to { $most }, or the beginning of an answer.
play-choose-one = “{ $text }” could be: { $answers }. Please type more of it.
play-no-answer = There was no answer; nothing is played.
play-load-alone = --load brings its own game; leave out GAME, -o and --after.
play-at-what = --at is for a saved game: use it with --load FILE.
play-at-beyond = The saved game ends after action { $count }, so it has no position after action { $ply }.
play-bad-bots = “{ $text }” does not name seats of this game; write seats from 1 to { $seats }, separated by commas, or none.
play-bot = Seat { $seat } plays { $token }.
play-drawn = Chance: { $token }.
play-not-legal = (“legal” lists what can be done.)
play-line-illegal = { $why } So nothing in this line is played. The problem is “{ $token }”.
play-line-chance = “{ $token }” comes too early: chance decides first. So nothing in this line is played; type only what comes before “{ $token }”.
play-line-bot = “{ $token }” is not yours to play: a bot plays seat { $seat }. So nothing in this line is played; type only what comes before “{ $token }”.
play-which-file = Write “{ $command } FILE”, with the name of a file.
play-nothing-to-undo = There is nothing to undo.
play-hint-more = (Type “hint” again to learn more.)
play-no-hint = The game is over; there are no more hints.
hint-steps = A hint has { $most } steps: 1 where to look, 2 which piece, 3 the action, 4 why.
play-saved = Saved in { $path }.
play-overwrite = { $path } already holds something else. Overwrite it? Type yes or no.
play-not-saved = Nothing is saved; that file stays as it is.
play-yes-words = yes, y
play-drop = The current game is not saved. Discard it and load the other one? Type yes or no.
play-not-loaded = Nothing is loaded; the game goes on.
play-end = The game is over.
play-after-end = (“undo” takes back your last action, “save FILE” saves the game, and an empty line ends the program.)
play-record = The record of the game, to keep or to continue (play --load FILE):
play-kept = The game was interrupted; it is kept in { $path } (play --load FILE continues it).
play-not-kept = The game was interrupted, and no file could be written. Its only record is in the lines above.
play-by-hand = { $game } is built by hand, in three dimensions. Play it on the page; here you can replay its records.
