"""The building site of talo, seen as rows of bits: what is filled, what is free, where a bar can be brought, and
where pawns can go. Clauses (T10 …) are those of `docs/rules/talo.md`.

Everything here is worked out from a position into the working memory behind it, a bit for each cell of a row along
x (`space.py`); nothing is remembered from one call to the next.

    FILLED_BY_BARS   the wood                      OPEN + 280 d   free cells that direction d reaches (T12):
    FREE             where a bar may be (T10, T11)                from above, west, east, south, north
    CANDIDATES       for each kind of bar in hand: the cells at which it may be placed, balance aside
"""

from ziggurat.games.talo.space import (
    AREA,
    BAR,
    BARS,
    BEYOND,
    BOX_BITS,
    CELLS,
    HAND,
    HEIGHT,
    INT,
    INTS,
    KINDS,
    LAND,
    NOTHING,
    PAWN,
    ROWS,
    SEAT,
    SEATS,
    SITE,
    SPAN,
    TRUTH,
    X,
    Y,
    Z,
    axis_of,
    compiled,
    kind_of,
    length_of,
)
from ziggurat.games.talo.statics.balance import END_OF_BALANCE
from ziggurat.games.talo.statics.simplex import BOX, BOX_SIZE
from ziggurat.kernel import Ints, count_bits, lowest_bit

DIRECTIONS, SLOTS = 5, 6

WOOD = END_OF_BALANCE
FREE = WOOD + ROWS
OPEN = FREE + ROWS
CANDIDATES = OPEN + DIRECTIONS * ROWS  # a set of rows for each slot: a kind of bar in hand
HOLDABLE = CANDIDATES + SLOTS * ROWS
SLOT_KIND = HOLDABLE + SLOTS * ROWS
FOOTHOLD = SLOT_KIND + SLOTS  # where a pawn can stand, row by row: the cell under it
REACHED = FOOTHOLD + ROWS
TRAIL = REACHED + ROWS
END_OF_SITE = TRAIL + CELLS


@compiled(NOTHING(INTS, INT, INT, INT))
def fill_rows(state: Ints, rows: int, kind: int, cell: int) -> None:
    """Sets the bits of a bar's cells."""
    axis, length = axis_of(kind), length_of(kind)
    row, x = cell // SPAN, cell % SPAN
    if axis == X:
        state[rows + row] |= ((1 << length) - 1) << x
    else:
        step = 1 if axis == Y else SPAN
        for k in range(length):
            state[rows + row + k * step] |= 1 << x


@compiled(NOTHING(INTS, INT))
def toggle_wood(state: Ints, bar: int) -> None:
    """Puts the cells of a bar of the table, which the survey does not know, among the wood, or takes them out."""
    b = BOX + bar * BOX_SIZE
    run = ((1 << (state[b + 3] - state[b])) - 1) << (state[b] + BEYOND)
    for z in range(state[b + 2], state[b + 5]):
        for y in range(state[b + 1], state[b + 4]):
            state[WOOD + z * SPAN + y + BEYOND] ^= run


@compiled(NOTHING(INTS), noinline=True)
def survey(state: Ints) -> None:
    """Wood and free cells."""
    for row in range(ROWS):
        state[WOOD + row] = 0
    for i in range(state[BARS]):
        code = state[BAR + i] - 1
        fill_rows(state, WOOD, code % KINDS, code // KINDS)
    for row in range(SPAN):
        state[FREE + row] = 0
    for y in range(SITE):
        row = y + BEYOND
        state[FREE + row] = (state[LAND + y] << BEYOND) & ~state[WOOD + row]  # T11
    for row in range(SPAN, ROWS):
        state[FREE + row] = BOX_BITS & ~state[WOOD + row]
    for seat in range(state[SEATS]):
        for k in range(2):  # T17
            place = state[PAWN + seat] - 1 + k * AREA
            if state[PAWN + seat] > 0 and place < CELLS:
                state[FREE + place // SPAN] &= ~(1 << place % SPAN)


# ── Bringing a bar there ─────────────────────────────────────────────────────────────────────────────────
@compiled()
def open_from_outside(state: Ints) -> None:
    """The free cells that each direction reaches (T12): no wood between them and the outside."""
    above, west, east, south, north = OPEN, OPEN + ROWS, OPEN + 2 * ROWS, OPEN + 3 * ROWS, OPEN + 4 * ROWS
    for column in range(SPAN):
        shadow = 0
        for z in range(HEIGHT - 1, -1, -1):
            row = z * SPAN + column
            state[above + row] = state[FREE + row] & ~shadow
            shadow |= state[WOOD + row]
    for z in range(HEIGHT):
        shadow = 0
        for row in range(z * SPAN, (z + 1) * SPAN):
            wood = state[WOOD + row]
            state[south + row] = state[FREE + row] & ~shadow
            shadow |= wood
            state[west + row] = state[FREE + row] & ((wood & -wood) - 1)
            for shift in (1, 2, 4, 8, 16):
                wood |= wood >> shift
            state[east + row] = state[FREE + row] & ~wood
        shadow = 0
        for row in range((z + 1) * SPAN - 1, z * SPAN - 1, -1):
            state[north + row] = state[FREE + row] & ~shadow
            shadow |= state[WOOD + row]


@compiled(INT(INTS, INT))
def footing(state: Ints, row: int) -> int:
    """The cells of a row that have wood or the board under them."""
    return state[WOOD + row - SPAN] if row >= SPAN else BOX_BITS


@compiled(INT(INT, INT))
def any_of_run(bits: int, length: int) -> int:
    """The cells from which on one of the next `length` is set."""
    run = 1
    while run < length:
        step = min(run, length - run)
        bits |= bits >> step
        run += step
    return bits


@compiled(INT(INT, INT))
def all_of_run(bits: int, length: int) -> int:
    """The cells from which on the next `length` are all set."""
    run = 1
    while run < length:
        step = min(run, length - run)
        bits &= bits >> step
        run += step
    return bits


@compiled(INT(INTS, INT, INT, INT))
def candidate_row(state: Ints, axis: int, length: int, row: int) -> int:
    """The cells of a row where a bar of this kind is free (T10, T11), can be brought (T12) and rests (T13)."""
    step = 1 if axis == Y else SPAN
    rests = footing(state, row)
    if axis == X:
        rests = any_of_run(rests, length)
    elif axis == Y:
        for k in range(1, length):
            rests |= footing(state, row + k)
    if rests == 0:
        return 0
    found = 0
    for direction in range(DIRECTIONS):
        at = OPEN + direction * ROWS + row
        fits = state[at] if axis != X else all_of_run(state[at], length)
        if axis != X:
            for k in range(1, length):
                fits &= state[at + k * step]
        found |= fits
    return found & rests


@compiled(TRUTH(INT, INT))
def inside_box(kind: int, row: int) -> bool:
    """Whether a bar that begins in a row stays inside the box to the north and upwards (T11)."""
    axis, length = axis_of(kind), length_of(kind)
    deep = length if axis == Y else 1
    tall = length if axis == Z else 1
    return row % SPAN + deep <= SPAN and row // SPAN + tall <= HEIGHT


@compiled(TRUTH(INTS, INT, INT), noinline=True)
def is_candidate(state: Ints, kind: int, cell: int) -> bool:
    """Whether a bar may be placed at a cell, balance aside; the survey is done."""
    row = cell // SPAN
    if not inside_box(kind, row):
        return False
    open_from_outside(state)
    return (candidate_row(state, axis_of(kind), length_of(kind), row) >> cell % SPAN) & 1 == 1


@compiled(INT(INTS), noinline=True)
def propose(state: Ints) -> int:
    """Fills CANDIDATES for each kind of bar in hand, ascending; returns how many kinds there are."""
    open_from_outside(state)
    slots = 0
    for k in range(2):
        length = state[HAND + k]
        if length == 0 or (k == 1 and length == state[HAND]):
            continue
        for axis in range(3):
            if length == 1 and axis < 2:
                continue
            rows = CANDIDATES + slots * ROWS
            kind = kind_of(length, axis)
            state[SLOT_KIND + slots] = kind
            slots += 1
            for row in range(ROWS):
                state[rows + row] = candidate_row(state, axis, length, row) if inside_box(kind, row) else 0
    return slots


@compiled(INT(INTS, INT, INT))
def count_rows(state: Ints, rows: int, count: int) -> int:
    total = 0
    for row in range(rows, rows + count):
        total += count_bits(state[row])
    return total


@compiled(INT(INTS, INT, INT))
def nth_in_rows(state: Ints, rows: int, n: int) -> int:
    """The n-th cell set in consecutive rows, as 28 × row + bit."""
    row = rows
    while True:
        here = count_bits(state[row])
        if n < here:
            break
        n -= here
        row += 1
    bits = state[row]
    for _ in range(n):
        bits &= bits - 1
    return (row - rows) * SPAN + lowest_bit(bits)


# ── A second bar beside one that is held ─────────────────────────────────────────────────────────────────
@compiled()
def blocked_by(state: Ints, bar: int, other: int, direction: int) -> bool:
    """Whether `other` is in the way of `bar`, coming from a direction."""
    a = BOX + bar * BOX_SIZE
    b = BOX + other * BOX_SIZE
    axis = 2 if direction == 0 else (direction - 1) // 2
    for k in range(3):
        if k != axis and (state[a + k] >= state[b + 3 + k] or state[b + k] >= state[a + 3 + k]):
            return False
    if direction == 1 or direction == 3:
        return state[b + 3 + axis] <= state[a + axis]
    return state[b + axis] >= state[a + 3 + axis]


@compiled()
def overlap(state: Ints, one: int, two: int) -> bool:
    a = BOX + one * BOX_SIZE
    b = BOX + two * BOX_SIZE
    for k in range(3):
        if state[a + k] >= state[b + 3 + k] or state[b + k] >= state[a + 3 + k]:
            return False
    return True


@compiled(TRUTH(INTS, INT, INT, INT))
def fits_in(state: Ints, rows: int, kind: int, cell: int) -> bool:
    """Whether all cells of a bar, which is inside the box, are set in the rows."""
    axis, length = axis_of(kind), length_of(kind)
    at = rows + cell // SPAN
    x = cell % SPAN
    if axis == X:
        run = (1 << length) - 1
        return (state[at] >> x) & run == run
    step = 1 if axis == Y else SPAN
    for k in range(length):
        if not (state[at + k * step] >> x) & 1:
            return False
    return True


@compiled(TRUTH(INTS, INT, INT))
def can_be_brought(state: Ints, kind: int, cell: int) -> bool:
    """Whether a bar can be moved to its place from one of the five directions (T12)."""
    for direction in range(DIRECTIONS):
        if fits_in(state, OPEN + direction * ROWS, kind, cell):
            return True
    return False


@compiled(TRUTH(INTS, INT, INT, INT, INT))
def fits_beside(state: Ints, bar: int, kind: int, cell: int, other: int) -> bool:
    """Whether a bar of the table can be placed (T10–T12) beside `other`, which the survey does not know."""
    if overlap(state, bar, other):
        return False
    for direction in range(DIRECTIONS):
        if fits_in(state, OPEN + direction * ROWS, kind, cell) and not blocked_by(state, bar, other, direction):
            return True
    return False


# ── Pawns ────────────────────────────────────────────────────────────────────────────────────────────────
@compiled(INT(INTS, INT))
def others_stand_in(state: Ints, row: int) -> int:
    """The cells of a row that other pawns fill (T17)."""
    found = 0
    for seat in range(state[SEATS]):
        if seat + 1 == state[SEAT] or state[PAWN + seat] == 0:
            continue
        place = state[PAWN + seat] - 1
        if place // SPAN == row or place // SPAN + SPAN == row:
            found |= 1 << place % SPAN
    return found


@compiled(NOTHING(INTS, TRUTH))
def note_footholds(state: Ints, imagined: bool) -> None:
    """Where the pawn could stand (T18), by the cell under it; `imagined`: with wood in every empty cell (T22)."""
    for row in range(ROWS):
        stand = state[WOOD + row]
        if imagined:
            y = row - BEYOND
            empty = BOX_BITS if row >= SPAN else state[LAND + y] << BEYOND if 0 <= y < SITE else 0
            stand |= empty & ~others_stand_in(state, row)
        for k in range(1, 3):
            over = row + k * SPAN
            if over < ROWS:
                stand &= ~(state[WOOD + over] | others_stand_in(state, over))
        state[FOOTHOLD + row] = stand
        state[REACHED + row] = 0


@compiled(TRUTH(INTS, TRUTH))
def walk(state: Ints, to_top: bool) -> bool:
    """Walks from the pawn over the footholds (T18, T19) and marks what it reaches; with `to_top` it is enough
    to reach height 10. Returns whether that was reached. A place h high is the cell h − 1 under it."""
    place = state[PAWN + state[SEAT] - 1] - 1
    waiting = 1
    state[TRAIL] = place - AREA  # on the board: a cell below the lowest
    reached = False
    while waiting:
        waiting -= 1
        here = state[TRAIL + waiting]
        z = (here + AREA) // AREA - 1
        if z == HEIGHT - 1:
            reached = True
            if to_top:
                return True
            continue
        at = (here + AREA) % AREA
        y, x = at // SPAN, at % SPAN
        for rise in range(-1, 2):
            level = z + rise
            if level < 0 or (z < 0 and level != 0):
                continue
            for side in range(4):
                nx = x + (side == 0) - (side == 1)
                ny = y + (side == 2) - (side == 3)
                if nx < 0 or nx >= SPAN or ny < 0 or ny >= SPAN:
                    continue
                row = level * SPAN + ny
                if (state[FOOTHOLD + row] >> nx) & 1 and not (state[REACHED + row] >> nx) & 1:
                    state[REACHED + row] |= 1 << nx
                    state[TRAIL + waiting] = row * SPAN + nx
                    waiting += 1
    return reached


@compiled(INT(INTS), noinline=True)
def find_moves(state: Ints) -> int:
    """Marks in REACHED the cells under all places that the pawn can move to; returns how many there are."""
    note_footholds(state, False)
    walk(state, False)
    under = state[PAWN + state[SEAT] - 1] - 1 - AREA
    if under >= 0:
        state[REACHED + under // SPAN] &= ~(1 << under % SPAN)  # standing still is no move (T20)
    return count_rows(state, REACHED, ROWS)


@compiled(TRUTH(INTS), noinline=True)
def walled_in(state: Ints) -> bool:
    """Whether no path leads to height 10 even if every empty cell were filled with wood (T22)."""
    survey(state)
    note_footholds(state, True)
    return not walk(state, True)
