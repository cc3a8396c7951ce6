"""What a learner sees of talo's table: the position as planes of numbers."""

from ziggurat.games.talo.space import (
    AREA,
    BAR,
    BARREN,
    BARS,
    BUILT,
    CELLS,
    DARING,
    HAND,
    HELD,
    KINDS,
    LAND,
    LENGTHS,
    MOVED,
    PAWN,
    PHASE,
    ROLLED,
    ROLLS,
    SEAT,
    SEATS,
    SHORE,
    SITE,
    SPAN,
    SUPPLY,
    TAKEN,
    axis_of,
    compiled,
    length_of,
)
from ziggurat.kernel import OBSERVE, Bytes, Ints

PLANES = 8


@compiled(OBSERVE)
def observe(state: Ints, seat: int, planes: Bytes) -> None:
    """Plane by plane, each ten layers of 28 × 28 cells: 0 the length of the bar there; 1 its axis, from 1; 2 the
    bar that is held; 3–6 the cells under the pawns, own first, then the others in their order (on the board: the
    cell of the pawn, as −1); 7 the rest, in its first cells: land and shore of the board (100 each), then the
    supply, the hand, what was taken, the roll, rolls made, whether the pawn has moved, bars placed this turn,
    barren turns, phase, daring, seats, and how many seats later it is to act."""
    for i in range(PLANES * CELLS):
        planes[i] = 0
    for i in range(state[BARS]):
        code = state[BAR + i] - 1
        kind, cell = code % KINDS, code // KINDS
        axis, length = axis_of(kind), length_of(kind)
        step = 1 if axis == 0 else SPAN if axis == 1 else AREA
        for k in range(length):
            planes[cell + k * step] = length
            planes[CELLS + cell + k * step] = axis + 1
            planes[2 * CELLS + cell + k * step] = state[HELD] == code + 1
    for k in range(state[SEATS]):
        place = state[PAWN + (seat - 1 + k) % state[SEATS]] - 1
        if place >= AREA:
            planes[(3 + k) * CELLS + place - AREA] = 1
        elif place >= 0:
            planes[(3 + k) * CELLS + place] = -1
    rest = 7 * CELLS
    for y in range(SITE):
        for x in range(SITE):
            planes[rest + SITE * y + x] = (state[LAND + y] >> x) & 1
            planes[rest + 100 + SITE * y + x] = (state[SHORE + y] >> x) & 1
    rest += 200
    for k in range(LENGTHS):
        planes[rest + k] = state[SUPPLY + k]
    rest += LENGTHS
    for k in range(2):
        planes[rest + k] = state[HAND + k]
        planes[rest + 2 + k] = state[TAKEN + k]
    rest += 4
    planes[rest] = state[ROLLED]
    planes[rest + 1] = state[ROLLS]
    planes[rest + 2] = state[MOVED]
    planes[rest + 3] = state[BUILT]
    planes[rest + 4] = state[BARREN]
    planes[rest + 5] = state[PHASE]
    planes[rest + 6] = state[DARING]
    planes[rest + 7] = state[SEATS]
    planes[rest + 8] = (state[SEAT] - seat) % state[SEATS]
