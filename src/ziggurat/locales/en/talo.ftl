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
    [one] Seat { $winners } has the highest pawn, at height { $height }, and wins.
   *[other] Seats { $winners } have the highest pawns, at height { $height }, and share the win.
}

talo-prompt-start = Seat { $seat } puts the pawn on a free cell of land.
talo-prompt-restart = Seat { $seat } is walled in and may restart the pawn, or decline.
talo-prompt-roll = Seat { $seat } rolls the die.
talo-prompt-roll-again = The supply has nothing for the roll of { $rolled }; seat { $seat } rolls again.
talo-prompt-take = Seat { $seat } has rolled { $rolled } and takes one bar of that length, or two that add up to it.
talo-prompt-build = Seat { $seat } places { talo-in-hand }.
talo-prompt-holding = Seat { $seat } holds the { $held } and places the { $first } so that everything stands.
talo-prompt-finish = Seat { $seat } may move the pawn, or end the turn.
talo-prompt-end = Seat { $seat } ends the turn.

talo-on-top = The pawn of seat { $seat } stands at height 10 and wins.
talo-collapsed = The bar of seat { $seat } has fallen, so seat { $seat } loses. { talo-winners }
talo-used-up = The supply is used up. { talo-winners }
talo-standstill = Nobody has placed a bar for a whole round. { talo-winners }

talo-unreadable = “{ $token }” is not a move. { talo-notation }
talo-notation = Write @x,y to put a pawn, t7 or t3+4 to take bars, 5x@2,3,0 to place one (! behind it to hold it), >x,y,h to move the pawn, or a full stop to end the turn.
talo-bad-pair = “{ $token }” is not a pair of bars: write the shorter one first; together they are at most 10.
talo-one-is-upright = A bar of length 1 is written upright, with z; “{ $token }” is not.
talo-too-high = The { $length } would reach above the tenth layer.
talo-too-far = { $length ->
    [0] That is too far beyond the edge
   *[other] The { $length } would reach too far beyond the edge
}: columns and rows go from { $low } to { $high }.

talo-start-first = First the pawns go on the board.
talo-restart-first = First decide about the restart: put the pawn on free land, or stay where you are.
talo-roll-first = First the die is rolled.
talo-take-first = First take the bars for the roll.
talo-build-first = Place every bar that you have taken before you end the turn.
talo-nothing-in-hand = You have no bar in hand; move the pawn or end the turn.
talo-no-roll = The die is not rolled now.
talo-no-restart = The pawn can be put on the board only at the start, or before the roll when it is walled in.
talo-water = There is no land there.
talo-middle = No pawn starts on the middle island.
talo-same-cell = The pawn already stands there.
talo-cell-taken = A pawn does not fit there: the cell or the one above it is taken.
talo-taken-already = You have already taken the bars for this roll.
talo-wrong-sum = The roll is { $rolled }: take one bar of that length, or two that add up to it.
talo-not-in-supply = { $left ->
    [0] There is no bar of length { $length } left in the supply.
   *[other] There are not two bars of length { $length } left in the supply.
}
talo-holding-no-move = While a bar is held, the pawn stays where it is.
talo-moved-already = The pawn has already moved; it may move again after the next bar.
talo-standing-still = The pawn already stands there.
talo-no-surface = There is no bar to stand on there.
talo-no-room = There is no room for a pawn there: it needs two free cells above the bar.
talo-pawn-there = Another pawn is in the way.
talo-no-path-up = The pawn cannot get there: from the board it first climbs to a surface of height 1 beside it.
talo-no-path = The pawn cannot get there: each step is level, or one up or down.
talo-not-in-hand = You have no { $length } in hand.
talo-hold-two = One bar is held already; the other must be placed so that everything stands.
talo-hold-single = A bar can be held only while a second one is still to be placed.
talo-off-land = The { $length } would lie beyond the edge or in the water; on the lowest layer bars lie on land.
talo-overlap = The { $length } would go through another bar.
talo-overlap-pawn = The { $length } would go through a pawn.
talo-no-way-in = The { $length } cannot be brought there: other bars are in the way from above and from all four sides.
talo-floats = The { $length } would rest on nothing.
talo-hold-stands = The { $length } stands by itself, so it need not be held.
talo-hold-lost = The { $length } would fall { talo-side }, wherever the second bar goes.
talo-falls = The { $length } would not stay up: it would fall { talo-side }, and { talo-bars-move }.

# Fantasy
talo-fantasy-no-bar = There is no bar with the number { $number }.
talo-fantasy-water = The { $length } would lie on the water; build on the islands.
talo-fantasy-sunk = The { $length } would stick in the ground.
talo-fantasy-overlap = The { $length } would stick in bar { $other }.
talo-fantasy-only = The option { $name }={ $value } needs mode=fantasy.

# On the page. A message M for the terminal may have M-you and M-named for the page.
talo-fantasy-server = In Talo-Fantasy a server weighs every bar, and this page has none. The rest of Talo is here.
talo-pitch = Build with bars that must stand by themselves, and climb what you build. The first pawn to reach height 10 wins.
talo-prompt-start-you = Your turn: put your pawn on a free cell of land.
talo-prompt-start-named = { $name } puts the pawn on a free cell of land.
talo-prompt-restart-you = Your pawn is walled in: restart it on a free cell of land, or decline.
talo-prompt-restart-named = { $name } is walled in and may restart the pawn.
talo-prompt-roll-you = You roll the die.
talo-prompt-roll-named = { $name } rolls the die.
talo-prompt-roll-again-you = The supply has nothing for the roll of { $rolled }; you roll again.
talo-prompt-roll-again-named = The supply has nothing for the roll of { $rolled }; { $name } rolls again.
talo-prompt-take-you = You have rolled { $rolled }: take one bar of that length, or two that add up to it.
talo-prompt-take-named = { $name } has rolled { $rolled } and takes bars for it.
talo-prompt-build-you = Your turn: place { talo-in-hand }.
talo-prompt-build-named = { $name } places { talo-in-hand }.
talo-prompt-holding-you = You are holding the { $held }: place the { $first } so that everything stands.
talo-prompt-holding-named = { $name } holds the { $held } and places the { $first }.
talo-prompt-finish-you = Move your pawn, or end your turn.
talo-prompt-finish-named = { $name } may move the pawn, or end the turn.
talo-prompt-end-you = End your turn.
talo-prompt-end-named = { $name } ends the turn.
talo-highest = { $height ->
    [0] No pawn has left the board.
   *[other] { $won ->
        [true] Your pawn is the highest, at height { $height }: you win.
       *[false] Highest, at height { $height }: { $winner }.
    }
}
talo-on-top-you = Your pawn stands at height 10: you win!
talo-on-top-named = The pawn of { $name } stands at height 10 and wins.
talo-collapsed-you = Your bar has fallen, so you lose. { talo-highest }
talo-collapsed-named = The bar of { $name } has fallen, so { $name } loses. { talo-highest }
talo-used-up-named = The supply is used up. { talo-highest }
talo-standstill-named = Nobody has placed a bar for a whole round. { talo-highest }
talo-board = The construction: { $count ->
    [0] no bar yet.
    [one] { $count } bar, { $height } high.
   *[other] { $count } bars, { $height } high.
}
talo-bar = { $length ->
    [1] the 1
   *[other] { $axis ->
        [x] the { $length }, west to east
        [y] the { $length }, south to north
       *[z] the { $length }, upright
    }
}
talo-spot = column { $column }, row { $row }
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
talo-let-down = Down onto what is below
talo-puts = pawn on { $cell }
talo-moves = pawn to { $cell }, height { $height }
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
talo-suggest = { $bar }, layer { $layer }{ $hold ->
    [true] , and hold it
   *[false] {""}
}
talo-suggest-pawn = { $height ->
    [0] pawn on the board, here
   *[other] pawn to height { $height }
}
talo-ends = end the turn
talo-turn = { $what ->
    [put] pawn on the board
    [again] pawn starts again
    [up] upright
    [lying] lying
    [held] held
    [moved] pawn to height { $height }
    [stays] stays
   *[takes] takes { $first }
}
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
talo-verdict-dare = It would fall { talo-side }, and you would lose.
talo-cell = { $cell }, layer { $layer }
talo-cell-pawn = { $part ->
    [foot] pawn of { $name }
   *[head] upper half of the pawn of { $name }
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
talo-pawn-at = { $whose ->
    [own] Your pawn stands on { $cell }, height { $height }.
   *[other] The pawn of { $name } stands on { $cell }, height { $height }.
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
talo-option-starts-symmetric = in the middle of each quarter
talo-option-collapse = What would fall
talo-option-collapse-forbid = cannot be placed
talo-option-collapse-dare = may be let go; whoever lets it fall loses
talo-rules =
    Roll the die. Take one bar of that length from the supply, or two that add up to it, and place them: lying or upright, on whole cells. If the supply has nothing for the roll, roll again. If the third roll brings nothing either, your turn is over: you neither build nor move.

    The lowest layer lies on land. Higher bars may reach over the edge and over water. It must be possible to move a bar into its place, from above or from one side.

    Nothing is glued: everything has to balance. A bar whose middle is not carried tips over, unless another one lies on its short end or a bar beside it stops it. Of two bars the first may be held until the second one makes both stand. Pawns weigh nothing.

    Your pawn may move before, between and after your bars, along surfaces of wood, any number of steps, each level or one up or down. It needs two free cells above every surface. From the board it climbs to a surface of height 1, and it never comes back to the board.

    The first pawn at height 10 wins. If the supply is used up, or nobody has placed a bar for a whole round, the highest pawn wins.

    A pawn that is walled in, so that no wood could ever help it up, may start again on the board before the roll.

    If you agreed on it before the game, you may let go of a bar that would not stand: it falls with whatever it takes along, you lose, and the highest of the other pawns wins.
talo-fantasy-rules =
    Build together what you like: a house, an animal, a bridge, something tall. There are no cells, no pawns and no opponents, and nobody loses.

    Roll the die. Take one bar of that length from the supply, or two that add up to it. If the supply has nothing for the roll, roll again. If the third roll brings nothing either, it is the next player’s turn.

    A bar goes anywhere, turned by any angle: lying, upright or leaning. It is lowered straight down until it touches something, and then it is let go. Of two bars you may hold the first where it is, also in the air, until the second one is in its place; then both are let go together.

    Wood has weight. If the bar slips and nothing else moves, it comes back to your hand, and you may try again. If it takes others along, all stay where they lie. What falls into the water or off the table is out of the game.

    The construction has fallen if three bars of earlier turns have moved far, or one of them has gone into the water or off the table. Then it is over. Otherwise you build until the supply is used up, or until all agree that it is done.

    Height, overhang, feet and bars used are measured and shown. The overhang is how far the wood reaches beyond the nearest bar that touches the ground; a foot is a bar that touches the ground.
talo-fantasy-keys =
    1 – 9 = take bars for the roll; then: a bar in hand
    ← → ↑ ↓ = move the bar, with Shift a little
    R, X, Y = turn the bar, or tip it; with Shift the other way
    D = turn it by one degree
    A = lay it, stand it upright
    PageUp, PageDown = lift or lower the bar
    Home = let it hang above its place
    G = snapping on or off
    O = hold it still, to bring the second one
    Enter = let go
    Escape = end the fall that is shown
    K = colour the bars by length
    Q, E, V = turn the table, look from the next side
    T = look from above
    + − = closer, farther
    C = usual view
talo-keys =
    1 – 9 = take bars for the roll; then: a bar in hand
    R, Shift + ← → = turn the bar
    ← → ↑ ↓ = move the bar, or to the next surface
    PageUp, PageDown = lift or lower the bar
    B = let it down on what is below
    Enter = place it, hold it, or move the pawn
    G = let it fall, where that is allowed
    P = the pawn in place of a bar
    N = end the turn
    X = fade the highest layers
    K = colour the bars by length
    Q, E, V = turn the table, look from the next side
    T = look from above
    + − = closer, farther
    C = usual view
talo-tip-start = { $device ->
    [touch] Tap a free cell for your pawn, then press Put.
   *[mouse] Click a free cell to put your pawn there.
}
talo-tip-take = The die says how long: take one bar of that length, or two that add up to it.
talo-tip-build = { $device ->
    [touch] Tap where the bar should go. Green stands, orange only just, and red would fall. Then press Place.
   *[mouse] Point where the bar should go. R turns it, the wheel lifts it. Green stands, orange only just, red would fall.
}
talo-tip-finish = Your pawn may move to any lit surface, each step level or one up or down. The first at height 10 wins.
talo-score-height = Height
talo-decides = The pawn that decides, at height { $height }.
