# Talo.

talo-side = { $side ->
    [e] to the east
    [w] to the west
    [n] to the north
    [s] to the south
   *[d] straight down
}
talo-bars-move = { $moving ->
    [one] one bar would move
   *[other] { $moving } bars would move
}
talo-in-hand = { $count ->
    [one] the { $first }
   *[other] the { $first } and the { $second }
}
talo-winners = { $count ->
    [one] Seat { $winners } has the highest pawn, on height { $height }, and wins.
   *[other] Seats { $winners } have the highest pawns, on height { $height }, and share the win.
}

talo-prompt-start = Seat { $seat } puts the pawn on a free cell of land.
talo-prompt-restart = Seat { $seat } is walled in and may restart the pawn, or decline.
talo-prompt-roll = Seat { $seat } rolls the die.
talo-prompt-roll-again = The supply has nothing for a { $rolled }; seat { $seat } rolls again.
talo-prompt-take = Seat { $seat } has rolled a { $rolled } and takes one bar of that length, or two that add up to it.
talo-prompt-build = Seat { $seat } places { talo-in-hand }.
talo-prompt-holding = Seat { $seat } holds { $bar } and places the { $first } so that everything stands.
talo-prompt-finish = Seat { $seat } may move the pawn, or end the turn.
talo-prompt-end = Seat { $seat } ends the turn.

talo-on-top = The pawn of seat { $seat } stands on height 10 and wins.
talo-collapsed = The construction has collapsed; seat { $seat } loses. { talo-winners }
talo-used-up = The supply is used up. { talo-winners }
talo-standstill = Nobody has placed a bar for a whole round. { talo-winners }

talo-unreadable = “{ $token }” is not an action: write @x,y to put a pawn, t7 or t3+4 to take, 5x@2,3,0 to place (! behind it to hold), >x,y,h to move, or a full stop to end the turn.
talo-bad-pair = “{ $token }” is not a pair of bars: write the smaller length first; together they are at most 10.
talo-one-is-upright = A bar of length 1 is written upright, with z: “{ $token }” is not.
talo-too-high = “{ $token }” reaches above the tenth layer.
talo-too-far = “{ $token }” reaches too far beyond the edge: x and y go from { $low } to { $high }.

talo-start-first = The pawns are put on the board first.
talo-restart-first = First decide about the restart: put the pawn on a free cell of land, or decline with a full stop.
talo-roll-first = First the die is rolled.
talo-take-first = First take the bars for the roll.
talo-build-first = Every bar taken is placed before the turn can end.
talo-nothing-in-hand = There is no bar in hand; what is left is to move the pawn or to end the turn.
talo-no-roll = The die is not rolled now.
talo-no-restart = The pawn can be put on the board only at the start, or before the roll when it is walled in.
talo-water = { $cell } is not land.
talo-middle = No pawn starts on the middle island: { $cell }.
talo-same-cell = The pawn stands on { $cell } already.
talo-cell-taken = { $cell } is not free, or has no room for a pawn.
talo-taken-already = The bars for this roll have been taken already.
talo-wrong-sum = The roll is { $rolled }: take one bar of that length, or two that add up to it.
talo-not-in-supply = { $left ->
    [0] There is no bar of length { $length } left in the supply.
   *[other] There are not two bars of length { $length } left in the supply.
}
talo-holding-no-move = While a bar is held the pawn stays where it is.
talo-moved-already = The pawn has moved already; it may move again after the next placement.
talo-standing-still = The pawn stands there already.
talo-no-surface = There is no bar to stand on at { $place }.
talo-no-room = There is a bar in the two cells above { $place }.
talo-pawn-there = Another pawn is in the way at { $place }.
talo-no-path-up = From the board the pawn first climbs to a surface of height 1 beside it; no way leads to { $place }.
talo-no-path = No way of steps, each level or one up or down, leads to { $place }.
talo-not-in-hand = There is no bar of length { $length } in hand.
talo-hold-two = One bar is held already; the other must be placed so that everything stands.
talo-hold-single = A bar can be held only while a second one is still to be placed.
talo-off-land = { $bar } would lie beyond the edge or in the water; on the lowest layer bars lie on land.
talo-overlap = { $bar } would go through { $other }.
talo-overlap-pawn = { $bar } would go through the pawn of seat { $seat }.
talo-no-way-in = { $bar } cannot be brought there: other bars are in the way from above and from all four sides.
talo-floats = { $bar } would rest on nothing.
talo-hold-stands = { $bar } stands by itself, so it is not held.
talo-hold-lost = { $bar } would fall { talo-side }, wherever the second bar is placed.
talo-falls = { $bar } would not stand: it would fall { talo-side }, and { talo-bars-move }.
