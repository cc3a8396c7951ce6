# The command line and the game at the keyboard.

bad-usage = { $why } (“{ $command } --help” shows how it is meant).
bad-number = { $name } must be a whole number, { $least } or more, not “{ $text }”.
bad-option = “{ $text }” is not an option; write name=value.
option-twice = The option { $name } is given twice.
option-text = text
option-drawn = drawn by chance
unknown-language = There are no words in the language “{ $language }”; the languages are: { $known }.
not-text = The file “{ $path }” is not a text in UTF-8.
unreadable = The file “{ $path }” cannot be read: { $why }.
unwritable = The file “{ $path }” cannot be written: { $why }.
after-illegal = Action { $number } of --after, “{ $token }”, is not legal: { $why }
replay-ended = The game ended early ({ $termination }); result: { $result }.
best-line = Best play on both sides: { $line }
hint-others = { $count ->
    [one] and { $count } other action
   *[other] and { $count } other actions
}
analyse-better = better: { $token } { $worth }
arena-player = player
arena-games = games
arena-score = score
arena-elo = Elo (95 %)
arena-time = per action
arena-of = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
arena-too-few = An arena needs two players or more, and a game with two seats or more.
arena-two = --until-sure is for exactly two players.
arena-stronger = { $player } is stronger, by about { $elo } Elo or more.
arena-not-stronger = { $player } is not stronger.
arena-unsure = So many games do not tell whether { $player } is stronger by { $elo } Elo.

play-welcome = { $game }. Type an action, or ? for help.
play-help = An action, as in the list of “legal” – or: legal, show, hint, undo, save FILE, load FILE, quit.
play-which-game = Which game?
play-who = Who plays?
play-against-bot = You, against the computer
play-how-strong = How strong?
play-bad-level = “{ $text }” is not a level; the levels are 1 to 5.
play-people = People, at this keyboard
play-watch = The computer alone; you watch
play-choose-number = Please type a number from 1 to { $most }.
play-no-answer = There was no answer; nothing is played.
play-load-alone = --load brings its own game, so it goes with no GAME, -o or --after.
play-at-what = --at belongs to a saved game: it goes with --load FILE.
play-at-beyond = The saved game has { $count } actions, so it cannot be tried again from after { $ply }.
play-bad-bots = “{ $text }” are not seats of this game; write seats from 1 to { $seats }, divided by commas, or none.
play-bot = Seat { $seat } plays { $token }.
play-drawn = Chance: { $token }.
play-not-legal = (“legal” lists what can be done.)
play-which-file = Write “{ $command } FILE”, one name without spaces.
play-nothing-to-undo = There is nothing to undo.
play-hint-more = (“hint” again tells more.)
hint-steps = A hint has { $most } steps: 1 where to look, 2 which piece, 3 the action, 4 why.
play-saved = Saved in { $path }.
play-end = The game is over.
play-record = The game as a record, to keep or to go on with (play --load FILE):
