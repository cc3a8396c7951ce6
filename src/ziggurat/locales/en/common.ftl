# What every game and every room of the house says.

# The names of the games, as they are printed in the country.
babel-title = Babel
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy

labelled = { $label }: { $words }
enumerated = { $before }, { $next }
full-stop = { $words }.

unknown-game = There is no game called “{ $name }”; the games are: { $known }.
game-name-taken = The package “{ $package }” brings a game “{ $name }”, but there is one of that name already.
game-unusable = The game “{ $name }” of the package “{ $package }” cannot be used: { $why }
game-misnamed = The package “{ $package }” has no game of the name “{ $name }” where its entry point says.
unknown-option = { $game } has no option “{ $name }”; its options are: { $names }.
no-options = { $game } has no options, so not “{ $name }” either.
bad-value = “{ $value }” is not a value of { $name }; the values are: { $values }.
game-over = The game is over; “{ $token }” cannot be played any more.
not-solved = { $game } is not solved; only babel is.
no-expert = { $game } is not solved exactly; only babel is.
bad-player = “{ $text }” is not a player; players are: level1 to level5, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = “{ $text }” is not a figure that a search can use; these are: { $figures }.
bad-player-figure = “{ $text }” in “{ $player }” is not a figure that a search can use; these are: { $figures }.
bad-simulations = “{ $value }” is not a number of simulations; it takes at least 1.
bad-time = “{ $value }” is not a time in seconds.
worker-died = A worker process ended before its work was done; perhaps the memory was full.
ray-missing = Ray is not installed here: pip install "ziggurat[ray]".
ray-unreachable = There is no Ray cluster at { $address }: { $why }
ray-lost = The Ray cluster at { $address } was lost: { $why }
ray-other-version = The Ray cluster at { $address } has version { $theirs } of Ziggurat, this machine { $ours }. Both need the same.
ray-other-game = The Ray cluster does not know the game “{ $game }” as this machine knows it. Install it there too.
no-such-action = There is no action with the number { $token }.
not-an-action = “{ $value }” is not an action; an action is a text, as “legal” lists them, or a whole number.
no-such-seat = There is no seat “{ $seat }”; the seats are 1 to { $seats }.
bad-seed = “{ $value }” is not a seed; a seed is a whole number.
other-spaces = With these options { $game } has other seats, actions or planes; make a new environment for them.
bad-text = “{ $value }” is not a value of { $name }; its values are texts.

record-no-game = The record does not say which game it is: a line [Game "…"] is missing.
record-bad-tag = Line { $line } of the record is not a tag of the form [Name "value"].
record-tag-twice = The record has the tag “{ $name }” twice.
record-brace = A comment in the record is not closed, or one comment is inside another.
record-version = The record was made under version { $version } of the rules of { $game }; this is version { $known }.
record-termination = “{ $termination }” is not a way to end a game early; those are: resigned SEAT, time SEAT, abandoned.
record-players = The record names { $count } players, but the game has { $seats ->
    [one] { $seats } seat.
   *[other] { $seats } seats.
}
record-bad-name = “{ $name }” cannot be a name in a record: no commas, no line breaks, no spaces around it, not only digits.
record-bad-comment = A comment in a record cannot contain a brace.
record-illegal = Token { $number } of the record, “{ $token }”, is not legal: { $why }
record-ended-twice = The record says “{ $termination }”, but the game ended by its own rules.
record-result = The record says that the result is { $result }; it is { $true }.
record-not-over = The record says that the result is { $result }, but the game is not over.
record-winners = “{ $result }” is not a result: it names the seats that won, from 1 to { $seats }, each once.
record-ended-by-nobody = The record says “{ $termination }”, but the seats of the game are 1 to { $seats }.
record-contradiction = The record says “{ $termination }”, and yet that seat { $seat } won.
record-too-many-players = The record names { $count } players; no game has that many.
record-not-text = A record holds texts; “{ $value }” is not one.
record-half-character = “{ $value }” cannot stand in a record: it contains half a character.
record-line-break = What the record says under “{ $name }” cannot have several lines.
record-bad-token = “{ $token }” cannot be a token in a record: no spaces, no braces, no parentheses.
record-bad-note = “{ $name }” cannot name a note in a record: letters, digits and underscores, a letter first.
record-comment-place = A comment stands after token { $number }, but the record has { $count }.
record-illegal-variation = Token { $number } of a variation, “{ $token }”, is not legal: { $why }
record-variation-place = A variation stands in place of token { $number }, but the record has { $count }.
record-variation-first = A variation replaces the token before it, and there is none before the first.
record-empty-variation = A variation in the record is empty.
record-parenthesis = A parenthesis in the record has no partner.
record-too-deep = Variations in a record are at most { $most } deep.
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

# What an action is worth, where that is known exactly.
worth-win = wins in { $distance }
worth-draw = shares in { $distance }
worth-loss = loses in { $distance }
worth-proven-win = wins for certain
worth-proven-draw = leads to { $percent } % of the win for certain
worth-proven-loss = loses against best play
worth-estimate = wins about { $percent } % (± { $margin })
played-by-hand = { $game } is built by hand, and its placements cannot be listed: bots, analysis, perft and environments do not know it.
