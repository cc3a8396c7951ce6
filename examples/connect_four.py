"""Connect four on the rules contract: the example of `docs/adding-a-game.md` and the yardstick of the bench.

This half is the compiled rules; the face of the game for people stands below them. A game of the package has
the two in two files.
"""

from ziggurat.kernel import (
    APPLY,
    LEGAL,
    OBSERVE,
    OVER,
    RESULT,
    SAMPLE,
    START,
    TURN,
    WEIGHTS,
    WHOLE,
    Bytes,
    Ints,
    Rules,
    below,
    compiled,
)

# The position: four integers; in the first two 49 bits, seven a column, the seventh always empty:
#
#     p[0] discs of seat 1          5 12 19 26 33 40 47
#     p[1] discs of seat 2          4 11 18 25 32 39 46     6, 13, … stay empty, so that a line of four
#     p[2] discs on the board       3 10 17 24 31 38 45     never wraps from one column into the next
#     p[3] 0 while it goes on;      2  9 16 23 30 37 44
#          the seat that won;       1  8 15 22 29 36 43
#          DRAWN                    0  7 14 21 28 35 42
COLUMNS = 7
ROWS = 6
DRAWN = 3


@compiled(START)
def start(p: Ints, options: Ints) -> None:
    for i in range(4):
        p[i] = 0


@compiled()
def has_four(discs: int) -> bool:
    """Whether four are in line: upright, flat, or along one of the two diagonals."""
    upright = discs & (discs >> 1)
    flat = discs & (discs >> 7)
    falling = discs & (discs >> 6)
    rising = discs & (discs >> 8)
    fours = (upright & (upright >> 2)) | (flat & (flat >> 14))
    return (fours | (falling & (falling >> 12)) | (rising & (rising >> 16))) != 0


@compiled()
def is_full(discs: int, column: int) -> bool:
    return (discs >> (7 * column + ROWS - 1)) & 1 != 0


@compiled(TURN)
def turn(p: Ints) -> int:
    return OVER if p[3] else 1 + (p[2] & 1)


@compiled(LEGAL)
def legal(p: Ints, actions: Ints) -> int:
    n = 0
    if p[3] == 0:
        for column in range(COLUMNS):
            if not is_full(p[0] | p[1], column):
                actions[n] = column
                n += 1
    return n


@compiled(SAMPLE)
def sample(p: Ints, rng: Ints) -> int:
    if p[3]:
        return OVER
    column = below(rng, COLUMNS)
    while is_full(p[0] | p[1], column):
        column = below(rng, COLUMNS)
    return column


@compiled(WEIGHTS)
def weights(p: Ints, actions: Ints, n: int, out: Ints) -> None:
    """Chance never acts here."""


@compiled(APPLY)
def apply(p: Ints, action: int) -> None:
    discs = p[0] | p[1]
    column = ((1 << ROWS) - 1) << (7 * action)
    mover = p[2] & 1
    p[mover] |= (discs + (1 << (7 * action))) & column & ~discs
    p[2] += 1
    if has_four(p[mover]):
        p[3] = mover + 1
    elif p[2] == COLUMNS * ROWS:
        p[3] = DRAWN


@compiled(RESULT)
def result(p: Ints, out: Ints) -> None:
    for seat in range(2):
        out[seat] = WHOLE // 2 if p[3] == DRAWN else WHOLE * (p[3] == seat + 1)


@compiled(OBSERVE)
def observe(p: Ints, seat: int, planes: Bytes) -> None:
    for plane in range(2):
        discs = p[(seat - 1) ^ plane]
        for row in range(ROWS):
            for column in range(COLUMNS):
                planes[(plane * ROWS + row) * COLUMNS + column] = (discs >> (7 * column + row)) & 1


RULES = Rules(
    start,
    turn,
    legal,
    weights,
    apply,
    result,
    sample,
    observe,
    length=4,
    actions=COLUMNS,
    most=COLUMNS,
    teams=(1, 2),
    planes=(2, ROWS, COLUMNS),
)
