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

# On the page. A message M for the terminal may have M-you and M-named for the page.
talo-pitch = Build with bars that must stand by themselves, and climb what you build. The first pawn on height 10 wins.
talo-prompt-start-you = Your turn: put your pawn on a free cell of land.
talo-prompt-start-named = { $name } puts the pawn on a free cell of land.
talo-prompt-restart-you = Your pawn is walled in: restart it on a free cell of land, or decline.
talo-prompt-restart-named = { $name } is walled in and may restart the pawn.
talo-prompt-roll-you = You roll the die.
talo-prompt-roll-named = { $name } rolls the die.
talo-prompt-roll-again-you = The supply has nothing for a { $rolled }; you roll again.
talo-prompt-roll-again-named = The supply has nothing for a { $rolled }; { $name } rolls again.
talo-prompt-take-you = You have rolled a { $rolled }: take one bar of that length, or two that add up to it.
talo-prompt-take-named = { $name } has rolled a { $rolled } and takes bars for it.
talo-prompt-build-you = Your turn: place { talo-in-hand }.
talo-prompt-build-named = { $name } places { talo-in-hand }.
talo-prompt-holding-you = You hold { $bar }: place the { $first } so that everything stands.
talo-prompt-holding-named = { $name } holds { $bar } and places the { $first }.
talo-prompt-finish-you = Move your pawn, or end your turn.
talo-prompt-finish-named = { $name } may move the pawn, or end the turn.
talo-prompt-end-you = End your turn.
talo-prompt-end-named = { $name } ends the turn.
talo-highest = { $height ->
    [0] No pawn has left the board.
   *[other] Highest, on height { $height }: { $winner }.
}
talo-on-top-you = Your pawn stands on height 10: you win!
talo-on-top-named = The pawn of { $name } stands on height 10 and wins.
talo-collapsed-you = The construction has collapsed under your bar. { talo-highest }
talo-collapsed-named = The construction has collapsed under the bar of { $name }. { talo-highest }
talo-used-up-named = The supply is used up. { talo-highest }
talo-standstill-named = Nobody has placed a bar for a whole round. { talo-highest }
talo-board = The construction: { $count ->
    [0] no bar yet.
    [one] { $count } bar, { $height } high.
   *[other] { $count } bars, { $height } high.
}
talo-bar = { $length ->
    [1] bar of 1
   *[other] { $axis ->
        [x] bar of { $length }, west to east
        [y] bar of { $length }, south to north
       *[z] bar of { $length }, upright
    }
}
talo-lies = { $axis ->
    [x] Lying, west to east
    [y] Lying, south to north
   *[z] Upright
}
talo-way = How the bar lies
talo-layer = Layer { $layer }
talo-layer-short = { $layer } ↕
talo-lower = One layer lower
talo-higher = One layer higher
talo-let-down = On what is below
talo-puts = put the pawn on { $cell }
talo-moves = move the pawn to { $cell }, height { $height }
talo-goes = To { $cell }, { $height ->
    [0] on the board
   *[other] height { $height }
}
talo-rolls = the die shows { $face }
talo-takes = { $second ->
    [0] take a bar of { $first }
   *[other] take bars of { $first } and { $second }
}
talo-places = { $bar }, to { $cell }, layer { $layer }
talo-holds = { $bar }, to { $cell }, layer { $layer }, and hold it
talo-ends = end the turn
talo-rolled = The die shows { $face }.
talo-supply = Supply: { $count }
talo-supply-of = { $count ->
    [0] no bar of { $length }
    [one] one bar of { $length }
   *[other] { $count } bars of { $length }
}
talo-pawns = Pawns
talo-pawn-height = height { $height }
talo-hand = In hand
talo-take = Bars for this roll
talo-pawn = Pawn
talo-place = Place
talo-hold = Hold
talo-dare = Let it fall
talo-move = Move
talo-put = Put
talo-end-turn = End the turn
talo-decline = Stay here
talo-fade = Layers shown; higher ones are faded
talo-stain = Colour the bars by length
talo-asking = …
talo-verdict-stands = { $safety ->
    [just] It stands, but only just.
   *[well] It stands.
}
talo-verdict-hold = Alone it would fall { talo-side }. Hold it, and place the { $other } as its counterweight.
talo-verdict-dare = It would fall { talo-side }: everything comes down, and you lose.
talo-cell = { $cell }, layer { $layer }
talo-cell-pawn = { $part ->
    [foot] { talo-pawn-of }
   *[head] { talo-pawn-of }, upper half
}
talo-cell-bar = { $bar }
talo-cell-held = { $bar }, held
talo-cell-empty = { $under ->
    [land] empty land
    [middle] empty land where no pawn starts
    [water] water
    [bar] empty, on a bar of { $length }
   *[air] empty
}
talo-cell-doable = { $count ->
    [one] one thing can be done here
   *[other] { $count } things can be done here
}
talo-pawn-of = { $you ->
    [true] your pawn
   *[false] pawn of { $name }
}
talo-pawn-at = { $you ->
    [true] Your pawn stands on { $cell }, height { $height }.
   *[false] The pawn of { $name } stands on { $cell }, height { $height }.
}
talo-hand-has = In hand: { $lengths }.
talo-supply-has = In the supply: { $bars }.
talo-option-players = Players
talo-option-players-2 = two
talo-option-players-3 = three
talo-option-players-4 = four
talo-option-board = Board
talo-option-board-green = the green
talo-option-board-islands = islands
talo-option-starts = The pawns start
talo-option-starts-free = where you like
talo-option-starts-symmetric = in the middles of the quarters
talo-option-collapse = What would fall
talo-option-collapse-forbid = cannot be placed
talo-option-collapse-dare = may be dared; who brings it down loses
talo-tip-1 = The die says how long: take one bar, or two that add up to it. Then hold a bar over the board. R turns it, the wheel lifts it.
talo-tip-2 = Green stands, amber only just. What leans in brick would fall, and the line below says where to. Of two bars one may be held while the other becomes its counterweight.
talo-tip-3 = Your pawn may move before, between and after your bars: the lit surfaces are in reach, each step level or one up or down. The first on height 10 wins. ? shows the rules.
talo-rules =
    Roll the die. Take one bar of that length from the supply, or two that add up to it, and place them: lying or upright, on whole cells. If the supply has nothing for the roll, the die is rolled again, three times at most.

    The lowest layer lies on land. Higher bars may reach over the edge and over water. It must be possible to bring a bar there, from above or from one side.

    Everything stands by its own weight. A bar whose middle is not carried tips over, unless another one lies on its short end or a block beside it stops it. Of two bars the first may be held until the second one makes both stand. Pawns weigh nothing.

    Your pawn may move before, between and after your bars, along surfaces of wood, any number of steps, each level or one up or down. It needs two free cells above every surface. From the board it climbs to a surface of height 1, and it never comes back to the board.

    The first pawn on height 10 wins. If the supply is used up, or nobody has placed a bar for a whole round, the highest pawn wins.

    A pawn that is walled in, so that no wood could ever help it up, may start again on the board before the roll.

    If it was agreed that falling may be dared, a bar may be let go that would not stand: everything comes down, who did it loses, and the highest of the other pawns wins.
talo-keys =
    1 – 9 = take bars for the roll; then: a bar in hand
    R, Shift + ← → = turn the bar
    ← → ↑ ↓ = move the bar, or to the next surface
    PageUp, PageDown = lift or lower the bar
    B = let it down on what is below
    Enter = place it, hold it, or move the pawn
    G = let it fall, where that may be dared
    P = the pawn in place of a bar
    N = end the turn
    X = fade the highest layers
    K = colour the bars by length
    Q, E, V = turn the table, look from the next side
    T = look from above
    + − = closer, farther
    C = usual view
