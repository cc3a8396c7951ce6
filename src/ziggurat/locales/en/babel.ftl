# Babel, and babel pico.

babel-cube = { $type ->
    [0] grey cube (no bulge)
    [1] white cube (1 bulge)
    [2] black cube (2 bulges)
    [3] beige cube (3 bulges)
   *[4] blue cube (4 bulges)
}
babel-side = { $side ->
    [e] east
    [w] west
    [n] north
   *[s] south
}
babel-place = { $cell ->
    [a1] south-west
    [b1] south-east
    [a2] north-west
   *[b2] north-east
}
babel-towards = { $side ->
    [d] below
    [e] towards the cube in the east
    [w] towards the cube in the west
    [n] towards the cube in the north
   *[s] towards the cube in the south
}

babel-prompt = Seat { $seat } places a cube on level { $level }.
babel-stuck = Seat { $seat } cannot place a cube any more and loses.
babel-tower-last = The tower is complete; seat 1 cannot place another cube, so seat 2 wins.
babel-tower-draw = The tower is complete; both win together.

babel-unreadable = “{ $token }” is not a move. { babel-notation }
babel-notation = Write the cell (a1, b1, a2 or b2), then a letter for each bulge in the order e or w, n or s, u, d, or “-” for none.
babel-outer = A bulge to the { babel-side } would stick out of the tower there.
babel-no-such-cube = There is no cube with { $count } bulges on just these faces.
babel-taken = There is already a cube there.
babel-diagonal = The second cube goes beside the first, not diagonally.
babel-not-in-hand = You have no { babel-cube } left.
babel-table = On level 1 the underside must be an indent: the table is flat.
babel-hollow = This cube would leave a hollow { babel-towards }: both faces are indents.
babel-clash = This cube does not fit { babel-towards }: both faces bulge.

babel-theorem = Seat { $seat } wins babel with best play, in { $distance } placements. All { $positions } positions are solved; the winner takes the fastest way, the loser the slowest.
babel-theorem-draw = Babel is a shared win with best play (all { $positions } positions solved).

# On the page. A message M for the terminal may have M-you and M-named for the page.
babel-pitch = One tower, two builders. Bulge must meet indent; whoever has no cube that fits loses.
babel-also = Also for babel pico: the same game with smaller cubes.
babel-prompt-you = Your turn: place a cube on level { $level }.
babel-prompt-named = { $name } places a cube on level { $level }.
babel-stuck-you = None of your cubes fits any more, so you lose: { $winner } wins.
babel-stuck-named = No cube of { $name } fits any more, so { $name } loses.
babel-tower-last-named = The tower is complete, and whoever began cannot place another cube.
babel-board = The tower: { $placed ->
    [0] empty
    [one] { $placed } cube
   *[other] { $placed } cubes
}, now at level { $level }.
babel-level = Level { $level }
babel-hand = { $whose ->
    [own] Your cubes
   *[other] Cubes: { $name }
}
babel-rival = { $whose ->
    [own] You hold:
   *[other] { $name } holds:
}
babel-turns = { $count ->
    [one] One way to turn it
   *[other] { $count } ways to turn it
}
babel-colour = { $type ->
    [0] grey
    [1] white
    [2] black
    [3] beige
   *[4] blue
}
babel-face = { $side ->
    [e] east
    [w] west
    [n] north
    [s] south
    [u] up
   *[d] down
}
babel-none = none
babel-described = { babel-colour } cube, { $count ->
    [0] no bulge
    [one] bulge { $faces }
   *[other] bulges { $faces }
}
babel-held = { $count } × { babel-colour }
babel-hand-of = { $whose ->
    [own] You hold: { $cubes }.
   *[other] { $name } holds: { $cubes }.
}
babel-none-left = no cubes
babel-action = { $cube }, in the { babel-place }
babel-brief = { babel-place }
babel-cell-cube = { babel-place }, level { $level }, { $cube }
babel-cell-empty = { babel-place }, level { $level }, empty, { $under ->
    [table] on the table
    [bulge] a bulge below
    [indent] an indent below
   *[empty] nothing below yet
}{ $count ->
    [0] {""}
    [one] , one cube fits
   *[other] , { $count } ways to place a cube
}
babel-option-full-tower = A complete tower
babel-option-full-tower-last = is won by the second builder
babel-option-full-tower-draw = is a shared win
babel-openings = The first placement
babel-openings-more = One card for each way to begin. Ways that look the same when the table is turned, or in a mirror, share a card. Press one to go on from there.
babel-alike = { $count ->
    [one] one way
   *[other] { $count } ways, all alike
}
babel-levels = The positions of each level
babel-levels-more = How many positions there are after each number of cubes. Those that look the same when turned, or in a mirror, count once. Won and lost are for the player whose turn it is; the ended ones are among the lost. Bars, from the left: filled won, dotted shared, striped lost, plain ended.
babel-level-positions = Level { $level }: { $positions } positions
babel-all-levels = All together
babel-ply = Cubes
babel-positions = Positions
babel-won = Won
babel-drawn = Shared
babel-lost = Lost
babel-ended = Ended
babel-distances = How far the end is
babel-distances-more = How many placements are left to the end, with best play on both sides, and in how many positions that is so.
babel-distance = Placements
babel-keys =
    0 – 4 = take a cube of that number
    R, ← → = turn the cube
    ↑ ↓ = another cell
    Enter = place
    X = levels apart
    Q, E, V = turn the table, look from the next side
    T, U = look from above, from below
    + − = closer, farther
    C = usual view
babel-tip-take = { $device ->
    [touch] Tap a cube of yours below: the places where it fits light up.
   *[mouse] Click a cube of yours below: the places where it fits light up.
}
babel-tip-place = { $device ->
    [touch] Tap a lit place, choose a picture to turn the cube, then press Place.
   *[mouse] Point at a lit place. R or the wheel turns the cube, a click places it.
}
babel-tip-aim = Leave the other builder no cube that fits.
babel-rules =
    Two builders raise one tower, level by level, four cubes to a level, six levels high. You take turns, each placing one cube of your own hand on a free cell of the current level.

    Every face of a cube has a bulge or an indent. Where two cubes touch, side by side or one on the other, one of the two faces must bulge and the other must be an indent.

    The outside of the tower stays flat: outer faces are indents, and so is the underside on level 1. A face towards a free cell, and the top, may be either.

    On level 1 the second cube goes beside the first, not diagonally. After that any free cell of the level will do.

    Each builder has three grey cubes (0 bulges), three white (1), one black (2), three beige (3) and two blue (4). The number on the outside tells how many bulges a cube has.

    Whoever cannot place a cube any more loses.
babel-needs = { $face ->
    [bulge] a bulge
   *[indent] an indent
} { $side ->
    [d] below
    [e] to the east
    [w] to the west
    [n] to the north
   *[s] to the south
}
babel-cube-needs = In the { babel-place }, a cube needs { $needs }.
babel-none-turns-so = No cube that is left can be turned that way.
babel-score-placed = Cubes placed
babel-score-left = Cubes left
