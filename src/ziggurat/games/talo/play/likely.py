"""Which actions of talo are worth a look by the network: of hundreds of legal placements, some forty.

What a placement does for the pawns is seen at once, whether it stands is slow to find out. So the placements named
here are only likely to stand: whoever plays one asks `confirm` first.
"""

from ziggurat.games.talo.play.climbing import climb_over, highest_reached, look_around
from ziggurat.games.talo.rules import list_moves, stands_with
from ziggurat.games.talo.site import CANDIDATES, FREE, HOLDABLE, REACHED, SLOT_KIND, WOOD, propose, survey
from ziggurat.games.talo.space import (
    AREA,
    CELLS,
    HEIGHT,
    HELD,
    HOLD,
    INT,
    INTS,
    MOVE,
    NOTHING,
    PAWN,
    PLACE,
    ROWS,
    SEAT,
    SPAN,
    TRUTH,
    X,
    Y,
    axis_of,
    length_of,
)
from ziggurat.games.talo.statics.balance import load_base
from ziggurat.kernel import ALLOWED, Ints, below, compiled, lowest_bit

# What a placement promises: it takes the own pawn further up, or as high; is in the way of the other; prepares a
# later step; or nothing of that. And how many of each are looked at, in one number: eight bits for each promise.
HIGHER, LEVEL, HINDERING, PREPARING, ELSE = range(0, 40, 8)
TAKEN = 16 << HIGHER | 8 << LEVEL | 6 << HINDERING | 6 << PREPARING | 4 << ELSE
MOVES = 16  # moves of the pawn that are looked at, the highest


@compiled(NOTHING(INTS))
def note_hindrances(state: Ints) -> None:
    """Marks in HOLDABLE the cells in which wood keeps the other pawn from standing where it could climb to next,
    or where it can go already (T18). Then marks in REACHED where the own pawn can go."""
    for row in range(ROWS):
        state[HOLDABLE + row] = 0
    other = 3 - state[SEAT]
    if state[PAWN + other - 1]:
        look_around(state, other)
        place = state[PAWN + other - 1] - 1
        reach = max(highest_reached(state), place // AREA)
        if place // AREA == reach and reach > 0:
            state[REACHED + place // SPAN - SPAN] |= 1 << place % SPAN
        for y in range(1, SPAN - 1):
            at = REACHED + (reach - 1) * SPAN + y
            near = 0
            if reach:
                near = state[at] | state[at] << 1 | state[at] >> 1 | state[at - 1] | state[at + 1]
            elif abs(place // SPAN - y) <= 1:
                near = (7 if place // SPAN == y else 2) << place % SPAN >> 1
            for z in range(reach + 1, min(reach + 3, HEIGHT)):
                state[HOLDABLE + z * SPAN + y] = near & state[FREE + z * SPAN + y]
    look_around(state, state[SEAT])


@compiled(TRUTH(INTS, INT, INT))
def hinders(state: Ints, kind: int, cell: int) -> bool:
    """Whether a bar fills one of the cells marked by `note_hindrances`."""
    axis, length = axis_of(kind), length_of(kind)
    row, x = cell // SPAN, cell % SPAN
    if axis == X:
        return state[HOLDABLE + row] & (((1 << length) - 1) << x) != 0
    step = 1 if axis == Y else SPAN
    for k in range(length):
        if (state[HOLDABLE + row + k * step] >> x) & 1:
            return True
    return False


@compiled(TRUTH(INTS, INT, INT, INT))
def prepares(state: Ints, kind: int, cell: int, reach: int) -> bool:
    """Whether a bar makes a place two higher than the pawn can go, two steps from where it can."""
    axis, length = axis_of(kind), length_of(kind)
    tall, step = (1, 1 if axis == X else SPAN) if axis in (X, Y) else (length, 0)
    top = cell + (tall - 1) * AREA
    if top // AREA + 1 != reach + 2:
        return False
    place = state[PAWN + state[SEAT] - 1] - 1
    for k in range(length if step else 1):
        at = (top + k * step) % AREA
        y, x = at // SPAN, at % SPAN
        for dy in range(max(-2, -y), min(3, SPAN - y)):
            wide = 2 - abs(dy)
            row = state[REACHED + (reach - 1) * SPAN + y + dy] if reach else 0
            if row & ((((2 << 2 * wide) - 1) << x) >> wide):
                return True
            if place // SPAN == reach * SPAN + y + dy and abs(place % SPAN - x) <= wide:
                return True
    return False


@compiled(TRUTH(INTS, INT, INT))
def is_centred(state: Ints, kind: int, cell: int) -> bool:
    """Whether a bar stands upright, lies on the board, or has wood under it on both sides of its middle. One that
    has not needs other bars beside it or on it (T15), and it takes long to find out that it falls."""
    axis, length = axis_of(kind), length_of(kind)
    if cell < AREA or axis not in (X, Y):
        return True
    step = 1 if axis == X else SPAN
    first, last = length, -1
    for k in range(length):
        under = cell + k * step - AREA
        if (state[WOOD + under // SPAN] >> under % SPAN) & 1:
            first, last = min(first, k), k
    return 2 * first < length < 2 * (last + 1)


@compiled(INT(INTS, INT, INT, INT))
def promise(state: Ints, kind: int, cell: int, reach: int) -> int:
    height = climb_over(state, kind, cell)
    if height > reach:
        return HIGHER
    if height == reach and reach > 0:
        return LEVEL
    if hinders(state, kind, cell):
        return HINDERING
    return PREPARING if prepares(state, kind, cell, reach) else ELSE


@compiled(INT(INTS, INTS, INTS, INT), noinline=True)
def add_likely(state: Ints, rng: Ints, actions: Ints, n: int) -> int:
    """Adds placements that are likely to stand, looking from anywhere on; returns how many actions there are."""
    survey(state)
    note_hindrances(state)
    reach = max(highest_reached(state), (state[PAWN + state[SEAT] - 1] - 1) // AREA)
    rows = propose(state) * ROWS
    left = TAKEN
    begin = below(rng, rows)
    for k in range(rows):
        at = (begin + k) % rows
        bits = state[CANDIDATES + at]
        while bits:
            cell = at % ROWS * SPAN + lowest_bit(bits)
            bits &= bits - 1
            kind = state[SLOT_KIND + at // ROWS]
            found = promise(state, kind, cell, reach)
            if (left >> found) & 255 and is_centred(state, kind, cell):
                left -= 1 << found
                actions[n] = PLACE + kind * CELLS + cell
                n += 1
    return n


@compiled(INT(INTS, INTS, INT), noinline=True)
def add_moves(state: Ints, actions: Ints, n: int) -> int:
    """Adds the highest moves of the pawn; the survey is done. Returns how many actions there are."""
    end = list_moves(state, actions, n)
    first = max(n, end - MOVES)  # they ascend
    for i in range(first, end):
        actions[n + i - first] = actions[i]
    return n + end - first


@compiled(ALLOWED, noinline=True)
def confirm(state: Ints, action: int) -> bool:
    """Whether an action named here is legal: whether a placement stands, the rest is known."""
    if action < PLACE or action >= HOLD or state[HELD]:
        return True
    at = action - PLACE
    return stands_with(state, load_base(state), at // CELLS, at % CELLS)


assert MOVE < PLACE < HOLD
