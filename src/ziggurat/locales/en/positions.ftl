# Positions as text (docs/reference/notation.md): what is wrong with one, and where.

position-refused = The position is not right at letter { $place }, “{ $shown }”: { $why }
position-refused-end = The position is not right at its end: { $why }
position-option = The position says { $name }={ $told }, but { $name }={ $given } is asked for.
position-stuck = No game stops in this position: nobody can act, and yet it is not over.

text-unexpected = This letter means nothing here.
text-short = Something is missing here.
text-long = The position is complete before this.
text-range = The number must be from { $low } to { $high }.

babel-text-no-cube = There is no cube with bulges on just these faces.
babel-text-gap = A level begins only when the one below is full.
babel-text-misfit = The cube on { $cell } of level { $level } does not fit what it touches.
babel-text-diagonal = The first two cubes stand beside each other.
babel-text-count = Tower and hands together do not have all cubes with { $type ->
    [one] { $type } bulge.
   *[other] { $type } bulges.
}
babel-text-hands = The players cannot have placed just these cubes in turn.

nivos-text-shape = There is no plate of this size.
nivos-text-board = The plate reaches over the edge of the board.
nivos-text-twice = This plate lies on the table already.
nivos-text-uneven = The ground under the plate is not even.
nivos-text-neutral = The neutral plate comes first: seat 1 lays it on the board.
nivos-text-reserve = Three players have no reserve.
nivos-text-colour = Two plates of this colour touch there.
nivos-text-cylinder = Each cylinder is taken once, the lowest named first.
nivos-text-order = Cylinders are taken from the lowest up.
nivos-text-owed = A cylinder is taken for every level after the first, and the number here does not match.
nivos-text-turn = The players take turns; with these plates and cylinders it is not this seat’s.
nivos-text-choice = Nobody can be choosing a cylinder here.

talo-text-upright = A bar of length 1 is written upright, as 1z.
talo-text-box = The bar reaches too far out.
talo-text-overlap = Another bar is in the way.
talo-text-water = The bar lies in the water.
talo-text-supply = There are not that many bars of length { $length }.
talo-text-mark = Only a bar that is held or that fell is marked, and only one of each.
talo-text-falls = This construction falls.
talo-text-stands = The bar that is held would stand by itself.
talo-text-pawn = A pawn cannot stand there.
talo-text-pawns = Not all pawns are where they must be at this point of the game.
talo-text-phase = The game does not stop at this point: something else is to be done.
talo-text-rolls = These rolls do not go with what is to be done.
talo-text-taken = The bars taken do not make up the roll.
talo-text-hand = These bars cannot be in hand now.
talo-text-built = That many bars cannot have been placed.

bubbles-text-row = A row has five places.
bubbles-text-gap = A bubble has nothing under it.
bubbles-text-line = Three in a line would be gone already.
bubbles-text-count = Bubbles and points together are not what the game has.
bubbles-text-drawn = A drawn bubble is there only until it is placed.
bubbles-text-powers = Nobody can hold these powers now.
bubbles-text-phase = The game does not stop at this point: something else is to be decided.
bubbles-text-solo = This occurs only in a game for one, while bubbles are sent.
bubbles-text-sent = This bubble cannot have been sent.
