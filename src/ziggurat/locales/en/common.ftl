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
unknown-option = { $game } has no option “{ $name }”; its options are: { $names }.
no-options = { $game } has no options, so it does not have “{ $name }” either.
bad-value = “{ $value }” is not a value of { $name }; the values are: { $values }.
game-over = The game is over; “{ $token }” cannot be played any more.
not-solved = { $game } is not solved; only babel is.

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
name-unseen = “{ $name }” has a character that nobody can see. Please choose another name.
name-marks = “{ $name }” has marks that pile up. Please choose another name.
name-alike = “{ $name }” looks like the name of somebody else at this table. Please choose another one.
record-bad-comment = A comment in a record cannot contain a brace.
record-illegal = Token { $number } of the record, “{ $token }”, is not legal: { $why }
record-ended-twice = The record says “{ $termination }”, but the game ended by its own rules.
record-result = The record says that the result is { $result }; it is { $true }.
record-not-over = The record says that the result is { $result }, but the game is not over.
record-winners = “{ $result }” is not a result: it names the seats that won, from 1 to { $seats }, each once.
record-ended-by-nobody = The record says “{ $termination }”, but the seats of the game are 1 to { $seats }.
record-contradiction = The record says “{ $termination }”, but also that seat { $seat } won.
record-too-many-players = The record names { $count } players; no game has that many.
record-illegal-variation = Token { $number } of a variation, “{ $token }”, is not legal: { $why }
record-variation-first = A variation replaces the token before it, and there is none before the first.
record-empty-variation = A variation in the record is empty.
record-parenthesis = A parenthesis in the record has no partner.
record-too-deep = Variations in a record are at most { $most } deep.

# What an action is worth, where that is known exactly.
worth-win = wins in { $distance }
worth-draw = shares in { $distance }
worth-loss = loses in { $distance }
worth-proven-win = wins for certain
worth-proven-draw = wins exactly { $percent } %
worth-proven-loss = loses against best play
worth-estimate = wins about { $percent } % (± { $margin })
