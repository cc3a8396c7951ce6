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
babel-towards = { $side ->
    [d] below
    [e] towards { $other } in the east
    [w] towards { $other } in the west
    [n] towards { $other } in the north
   *[s] towards { $other } in the south
}

babel-prompt = Seat { $seat } places a cube on level { $level }.
babel-stuck = Seat { $seat } cannot place any more and loses.
babel-tower-last = The tower is complete; seat 1 cannot place any more, so seat 2 wins.
babel-tower-draw = The tower is complete; both win together.

babel-unreadable = “{ $token }” is not a placement: write the cell (a1, b1, a2, b2), then a letter for each bulge in the order e or w, n or s, u, d, or “-” for none.
babel-outer = A bulge to the { babel-side } on { $cell } would stick out of the tower.
babel-no-such-cube = No cube has { $count } bulges on just these faces.
babel-taken = { $cell } on level { $level } is taken already.
babel-diagonal = The second cube must stand beside the first; { $cell } is diagonal to it.
babel-not-in-hand = You have no { babel-cube } left.
babel-table = On level 1 the bottom face must be an indent: the table is flat.
babel-hollow = That cube would leave a hollow { babel-towards }: both faces are indents.
babel-clash = That cube does not fit { babel-towards }: both faces are bulges.

babel-theorem = Seat { $seat } wins babel with best play, in { $distance } placements (all { $positions } positions solved, winner fastest, loser slowest).
babel-theorem-draw = Babel is a shared win with best play (all { $positions } positions solved).
babel-theorem-plies = Positions up to symmetry after each placement; won and lost for the player to move, ended among the lost:
babel-theorem-openings = The first placement, by type of cube, those alike by symmetry in one row:
babel-theorem-distances = Placements to the end, with best play on both sides, and how many positions have so many:
