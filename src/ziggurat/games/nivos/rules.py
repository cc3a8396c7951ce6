"""The rules of nivos, compiled. Clauses (N1 …) are those of `docs/rules/nivos.md`.

A set of squares is 36 bits of an integer, a1 first, then b1: east is one bit up, north is six.

    6  30 31 32 33 34 35        The board is level 0. A level's mask holds the squares that carry at least so
    5  24 25 26 27 28 29        many plates, so that squares of equal height are those between two masks:
    4  18 19 20 21 22 23
    3  12 13 14 15 16 17            level 2         ██              height 2 here: on level 2, not on level 3
    2   6  7  8  9 10 11            level 1       ██████  ██
    1   0  1  2  3  4  5            level 0   ██████████████████
       a  b  c  d  e  f

A shape is a size as it lies: `WIDTH` columns, `DEPTH` rows; a size that is not square has two, upright first. The
neutral plate has the last shape and, as if it were one more, the last colour.

The position:

    state[0]         the seat whose turn it is, from 1
    state[1]         the highest level so far, 0 before the neutral plate lies
    state[2]         1 while that seat has a cylinder to choose (N11), else 0
    state[3]         the cylinders of each side, six bits a side, lowest cylinder first
    state[4]         the plates not laid, a bit each: eight colours of side 0, of side 1, of side 2 or the reserve;
                     at last the neutral one
    state[5], state[6]  the number of seats, and of sides: two, or three if three play
    state[7]         1 if cylinders are chosen, 0 if they are taken in order
    state[8]         the colours that the first member of a side holds, eight bits a side (a side of one: all)
    state[9 … 17]    the plates of each colour, at last the neutral one: 20 bits a plate, in the order of state[4],
                     0 if it is not laid

                         who laid it (4) | level (4) | shape (6) | its south-west square (6)

    state[18 … 25]   levels 0 to 7

A side is a player or, if four play, a team: seats 1 and 3, seats 2 and 4. Behind the position, the working memory
holds for each shape the squares where its south-west corner may come to lie (its spots), for each colour how many
spots it has, and the squares that are forbidden to it.
"""

from ziggurat.games.nivos.plates import NEUTRAL, SIZES
from ziggurat.kernel import (
    APPLY,
    LEGAL,
    OBSERVE,
    OVER,
    RETURNS,
    SAMPLE,
    START,
    TURN,
    WEIGHTS,
    WIN,
    Bytes,
    Ints,
    Rules,
    below,
    compiled,
    count_bits,
    lowest_bit,
    nth_bit,
)

BOARD = 6  # N1
SQUARES = BOARD * BOARD
COLOURS = len(SIZES)
COPIES = 3  # N2
CYLINDERS = 6  # N3
LEVELS = CYLINDERS + 1  # every level after the first costs a cylinder, and the last of them ends the game

SEAT, TOP, OWES, TAKEN, UNLAID, SEATS, SIDES, CHOICE, SPLIT = range(9)
PLATES = 9
LEVEL = PLATES + COLOURS + 1
LENGTH = LEVEL + LEVELS + 1

# The shapes: the sizes of the table as they can lie, each beside the number of its colour.
_SHAPES = [
    (width, depth, colour)
    for colour, size in enumerate(SIZES)
    for width, depth in dict.fromkeys(((size.short, size.long), (size.long, size.short)))
]
SHAPES = len(_SHAPES)  # of the coloured plates; the neutral one, a square, has the next
WIDTH = (*(width for width, _, _ in _SHAPES), NEUTRAL.short)
DEPTH = (*(depth for _, depth, _ in _SHAPES), NEUTRAL.long)
COLOUR = (*(colour for _, _, colour in _SHAPES), COLOURS)
AREA = tuple(sum(((1 << w) - 1) << BOARD * row for row in range(d)) for w, d in zip(WIDTH, DEPTH, strict=True))
UPRIGHT = tuple(COLOUR.index(colour) for colour in range(COLOURS))  # the first shape of each colour
SHORT = tuple(size.short for size in SIZES)
LONG = tuple(size.long for size in SIZES)

# The working memory.
SPOTS = LENGTH
COUNT = SPOTS + SHAPES
FORBIDDEN = COUNT + COLOURS

# Actions: a plate from one's own hand, from the reserve, the neutral one; pass; a cylinder; a team mate's plate.
OWN = 0
RESERVE = OWN + SHAPES * SQUARES
UNCOLOURED = RESERVE + SHAPES * SQUARES
PASS = UNCOLOURED + SQUARES
CYLINDER = PASS + 1
MATE = CYLINDER + CYLINDERS
ACTIONS = MATE + SHAPES * SQUARES

# What a plate is written as in the position.
PLATE, SHAPE_AT, LEVEL_AT, LAYER_AT = 20, 6, 12, 16
PLATE_MASK, CELL_MASK, SHAPE_MASK, LEVEL_MASK = (1 << PLATE) - 1, 63, 63, 15

WHOLE_BOARD = (1 << SQUARES) - 1
WEST_COLUMN = sum(1 << BOARD * row for row in range(BOARD))
NOT_WEST = WHOLE_BOARD & ~WEST_COLUMN
NOT_EAST = WHOLE_BOARD & ~(WEST_COLUMN << BOARD - 1)
NOT_NORTH = WHOLE_BOARD >> BOARD
ANY_COLOUR = (1 << COLOURS) - 1
ALL_CYLINDERS = (1 << CYLINDERS) - 1
ALL_COLOURED = (1 << COLOURS * COPIES) - 1
THE_NEUTRAL = COLOURS * COPIES  # its bit among the plates not laid
NEUTRAL_SPOTS = sum(1 << BOARD * r + c for r in range(BOARD - DEPTH[-1] + 1) for c in range(BOARD - WIDTH[-1] + 1))


# ── Who has what ─────────────────────────────────────────────────────────────────────────────────────────
@compiled()
def side_of(state: Ints, seat: int) -> int:
    """The side of a seat, from 0."""
    return seat - 1 if seat <= state[SIDES] else seat - 1 - state[SIDES]


@compiled()
def side_holds(state: Ints, side: int) -> int:
    """The colours that a side still has plates of."""
    return (state[UNLAID] >> COLOURS * side) & ANY_COLOUR


@compiled()
def hand(state: Ints, seat: int) -> int:
    """The colours that a seat still holds (N4)."""
    side = side_of(state, seat)
    first = state[SPLIT] >> COLOURS * side
    return side_holds(state, side) & (first if seat <= state[SIDES] else ~first)


@compiled()
def reserve(state: Ints) -> int:
    """The colours in the reserve; with three sides only the neutral plate ever lies there (N4)."""
    return side_holds(state, 2) if state[SIDES] == 2 else 0


@compiled()
def left_colours(state: Ints) -> int:
    """The colours of all the plates that are not laid, whoever holds them."""
    return side_holds(state, 0) | side_holds(state, 1) | side_holds(state, 2)


@compiled()
def free_cylinders(state: Ints) -> int:
    taken = state[TAKEN]
    return ALL_CYLINDERS & ~(taken | (taken >> CYLINDERS) | (taken >> 2 * CYLINDERS))


# ── Where a plate may lie ────────────────────────────────────────────────────────────────────────────────
@compiled()
def around(squares: int) -> int:
    """The squares that share an edge with one of these, some of which may be these themselves."""
    beside = ((squares & NOT_EAST) << 1) | ((squares & NOT_WEST) >> 1)
    return beside | ((squares & NOT_NORTH) << BOARD) | (squares >> BOARD)


@compiled()
def mark_forbidden(state: Ints) -> None:
    """Marks for each colour the squares that its own plates keep it off (N8).

    A plate with a bare square forbids its bare squares, and the squares around it where a new plate would
    come to lie at its level. One that is completely covered forbids nothing.
    """
    for colour in range(COLOURS):
        state[FORBIDDEN + colour] = 0
    laid = ALL_COLOURED & ~state[UNLAID]
    while laid:
        colour, copy = lowest_bit(laid) % COLOURS, lowest_bit(laid) // COLOURS
        laid &= laid - 1
        plate = state[PLATES + colour] >> PLATE * copy
        squares = AREA[(plate >> SHAPE_AT) & SHAPE_MASK] << (plate & CELL_MASK)
        level = LEVEL + ((plate >> LEVEL_AT) & LEVEL_MASK)
        bare = squares & ~state[level + 1]  # never asked of the last level: a plate there ends the game
        if bare:
            state[FORBIDDEN + colour] |= bare | (around(squares) & state[level - 1] & ~state[level])


@compiled()
def even_ground(state: Ints) -> tuple[int, int]:
    """The squares as high as their neighbour in the east, and those as high as the one in the north."""
    east, north = 0, 0
    for level in range(LEVEL + 1, LEVEL + 1 + state[TOP]):
        east |= state[level] ^ (state[level] >> 1)
        north |= state[level] ^ (state[level] >> BOARD)
    return NOT_EAST & ~east, NOT_NORTH & ~north


@compiled()
def spots(colour: int, open_squares: int, east: int, north: int) -> tuple[int, int]:
    """Where the south-west corner of a plate may come, upright and turned: all open, all of one height (N7).

    First the lines of the plate's long side, then those that have enough others beside them for its short side.
    """
    east &= open_squares & (open_squares >> 1)
    north &= open_squares & (open_squares >> BOARD)
    column, row = open_squares, open_squares
    for i in range(LONG[colour] - 1):
        column &= north >> BOARD * i
        row &= east >> i
    upright, turned = column, row
    for i in range(1, SHORT[colour]):
        upright &= (column >> i) & (east >> (i - 1))
        turned &= (row >> BOARD * i) & (north >> BOARD * (i - 1))
    return upright, turned


@compiled()
def find_spots(state: Ints) -> None:
    """Notes the spots of every shape, and how many a colour has, whoever has such a plate or had it."""
    mark_forbidden(state)
    east, north = even_ground(state)
    for colour in range(COLOURS):
        upright, turned = spots(colour, WHOLE_BOARD & ~state[FORBIDDEN + colour], east, north)
        state[SPOTS + UPRIGHT[colour]] = upright
        state[COUNT + colour] = count_bits(upright)
        if SHORT[colour] != LONG[colour]:
            state[SPOTS + UPRIGHT[colour] + 1] = turned
            state[COUNT + colour] += count_bits(turned)


@compiled()
def count_spots(state: Ints, colours: int) -> int:
    """How many spots these colours have."""
    n = 0
    for colour in range(COLOURS):
        n += state[COUNT + colour] * ((colours >> colour) & 1)
    return n


@compiled()
def nth_spot(state: Ints, colours: int, n: int) -> int:
    """The n-th spot of these colours, counted from 0, as 36 × shape + square."""
    colour = lowest_bit(colours)
    while n >= state[COUNT + colour]:
        n -= state[COUNT + colour]
        colours &= colours - 1
        colour = lowest_bit(colours)
    shape = UPRIGHT[colour]
    upright = count_bits(state[SPOTS + shape])
    if n < upright:
        return SQUARES * shape + nth_bit(state[SPOTS + shape], n)
    return SQUARES * (shape + 1) + nth_bit(state[SPOTS + shape + 1], n - upright)


@compiled()
def list_bits(bits: int, first_action: int, actions: Ints, n: int) -> int:
    """Adds an action for each bit to the first n actions; returns how many there are then."""
    while bits:
        actions[n] = first_action + lowest_bit(bits)
        bits &= bits - 1
        n += 1
    return n


@compiled()
def list_spots(state: Ints, colours: int, first_action: int, actions: Ints, n: int) -> int:
    """Adds the spots of these colours to the first n actions; returns how many there are then."""
    for shape in range(SHAPES):
        if (colours >> COLOUR[shape]) & 1:
            n = list_bits(state[SPOTS + shape], first_action + SQUARES * shape, actions, n)
    return n


# ── The contract ─────────────────────────────────────────────────────────────────────────────────────────
@compiled(START)
def start(state: Ints, options: Ints) -> None:
    """Options: seats, whether cylinders are chosen, and the colours of each side's first member, a bit each."""
    for i in range(LENGTH):
        state[i] = 0
    state[SEAT] = 1
    state[UNLAID] = (1 << (THE_NEUTRAL + 1)) - 1
    state[SEATS] = options[0]
    state[SIDES] = 3 if options[0] == 3 else 2
    state[CHOICE] = options[1]
    state[SPLIT] = options[2]
    state[LEVEL] = WHOLE_BOARD


@compiled(TURN)
def turn(state: Ints) -> int:
    if state[OWES] or state[TOP] == 0:
        return state[SEAT]
    if free_cylinders(state) == 0:
        return OVER  # N12
    find_spots(state)
    return state[SEAT] if count_spots(state, left_colours(state)) else OVER  # N12


@compiled(LEGAL)
def legal(state: Ints, actions: Ints) -> int:
    free = free_cylinders(state)
    if state[OWES]:
        return list_bits(free, CYLINDER, actions, 0)  # N11
    if state[TOP] == 0:
        return list_bits(NEUTRAL_SPOTS, UNCOLOURED, actions, 0)  # N5
    if free == 0:
        return 0
    find_spots(state)
    n = list_spots(state, hand(state, state[SEAT]), OWN, actions, 0)
    n = list_spots(state, reserve(state), RESERVE, actions, n)
    if n > 0 or count_spots(state, left_colours(state)) == 0:  # N6, N12
        return n
    actions[0] = PASS  # N10: no own plate has a spot, so those of the team are the mate's
    return list_spots(state, side_holds(state, side_of(state, state[SEAT])), MATE, actions, 1)


@compiled(SAMPLE)
def sample(state: Ints, rng: Ints) -> int:
    free = free_cylinders(state)
    if state[OWES]:
        return CYLINDER + nth_bit(free, below(rng, count_bits(free)))
    if state[TOP] == 0:
        return UNCOLOURED + nth_bit(NEUTRAL_SPOTS, below(rng, count_bits(NEUTRAL_SPOTS)))
    if free == 0:
        return OVER
    find_spots(state)
    own = hand(state, state[SEAT])
    of_own, of_reserve = count_spots(state, own), count_spots(state, reserve(state))
    if of_own + of_reserve > 0:
        drawn = below(rng, of_own + of_reserve)
        if drawn < of_own:
            return OWN + nth_spot(state, own, drawn)
        return RESERVE + nth_spot(state, reserve(state), drawn - of_own)
    if count_spots(state, left_colours(state)) == 0:
        return OVER
    team = side_holds(state, side_of(state, state[SEAT]))
    drawn = below(rng, 1 + count_spots(state, team))
    return PASS if drawn == 0 else MATE + nth_spot(state, team, drawn - 1)


@compiled(WEIGHTS)
def weights(state: Ints, actions: Ints, n: int, out: Ints) -> None:
    """Chance never acts in nivos."""


@compiled()
def pass_on(state: Ints) -> None:
    state[SEAT] = state[SEAT] + 1 if state[SEAT] < state[SEATS] else 1


@compiled()
def take(state: Ints, cylinder: int) -> None:
    state[TAKEN] |= 1 << (CYLINDERS * side_of(state, state[SEAT]) + cylinder)
    state[OWES] = 0
    pass_on(state)


@compiled()
def pay(state: Ints) -> None:
    """The seat takes a cylinder, or is left to choose one (N11)."""
    if state[CHOICE]:
        state[OWES] = 1
    else:
        take(state, lowest_bit(free_cylinders(state)))


@compiled()
def lay(state: Ints, copy: int, shape: int, cell: int) -> None:
    """Lays a plate: the neutral one, or that of a side (its `copy` of the colour) or of the reserve."""
    colour = COLOUR[shape]
    squares = AREA[shape] << cell
    level = 1
    while state[LEVEL + level] & squares:
        level += 1
    state[LEVEL + level] |= squares
    laid = cell | (shape << SHAPE_AT) | (level << LEVEL_AT) | (state[SEAT] << LAYER_AT)
    state[PLATES + colour] |= laid << PLATE * copy
    state[UNLAID] &= ~(1 << (THE_NEUTRAL if colour == COLOURS else COLOURS * copy + colour))
    opens = level > state[TOP] > 0
    state[TOP] = max(state[TOP], level)
    if opens:
        pay(state)  # N9
    else:
        pass_on(state)


@compiled(APPLY)
def apply(state: Ints, action: int) -> None:
    if action >= MATE:
        spot = action - MATE
        lay(state, side_of(state, state[SEAT]), spot // SQUARES, spot % SQUARES)
    elif action >= CYLINDER:
        take(state, action - CYLINDER)
    elif action == PASS:
        pay(state)
    elif action >= UNCOLOURED:
        lay(state, 0, SHAPES, action - UNCOLOURED)
    elif action >= RESERVE:
        spot = action - RESERVE
        lay(state, COPIES - 1, spot // SQUARES, spot % SQUARES)
    else:
        lay(state, side_of(state, state[SEAT]), action // SQUARES, action % SQUARES)


@compiled()
def stack(state: Ints, side: int) -> int:
    """How bad a side's cylinders are: their total height, and among equals the tallest (N13)."""
    total, tallest = 0, 0
    for cylinder in range(CYLINDERS):
        if (state[TAKEN] >> (CYLINDERS * side + cylinder)) & 1:
            tallest = cylinder + 1
            total += tallest
    return total * (CYLINDERS + 1) + tallest


@compiled(RETURNS)
def returns(state: Ints, out: Ints) -> None:
    best = stack(state, 0)
    for side in range(1, state[SIDES]):
        best = min(best, stack(state, side))
    winners = 0
    for side in range(state[SIDES]):
        winners += stack(state, side) == best
    for seat in range(state[SEATS]):
        out[seat] = WIN // winners if stack(state, side_of(state, seat + 1)) == best else 0


HELD_PLANES = COLOURS * COPIES + 1
HEIGHT_PLANE = HELD_PLANES + COLOURS
CYLINDER_PLANES = HEIGHT_PLANE + 1
OWES_PLANE = CYLINDER_PLANES + CYLINDERS
WAIT_PLANE = OWES_PLANE + 1
PLANES = WAIT_PLANE + 1


@compiled()
def fill(planes: Bytes, plane: int, value: int) -> None:
    for square in range(SQUARES):
        planes[plane * SQUARES + square] = value


@compiled()
def show_plate(plate: int, planes: Bytes, plane: int) -> None:
    level = (plate >> LEVEL_AT) & LEVEL_MASK
    squares = AREA[(plate >> SHAPE_AT) & SHAPE_MASK] << (plate & CELL_MASK)
    for square in range(SQUARES):
        if (squares >> square) & 1:
            planes[plane * SQUARES + square] = level


@compiled(OBSERVE)
def observe(state: Ints, seat: int, planes: Bytes) -> None:
    """Plane by plane, each six rows of six squares, south first, sides counted from the seat's own:

    0–7 the seat's own plates, a colour each, their level where they lie; 8–15 those of the next side; 16–23 those
    of the third or of the reserve; 24 the neutral plate; 25–32 a colour each: 1 if the seat itself holds it;
    33 how many plates lie on the square; 34–39 a cylinder each: 0 free, 1 own, 2 of the next side, 3 of the third;
    40 whether a cylinder is to be chosen; 41 how many seats act before this one.
    """
    for i in range(PLANES * SQUARES):
        planes[i] = 0
    own = side_of(state, seat)
    for copy in range(COPIES):
        nearness = (copy + state[SIDES] - own) % state[SIDES] if copy < state[SIDES] else copy
        for colour in range(COLOURS):
            show_plate(state[PLATES + colour] >> PLATE * copy, planes, COLOURS * nearness + colour)
    show_plate(state[PLATES + COLOURS], planes, COLOURS * COPIES)
    for colour in range(COLOURS):
        fill(planes, HELD_PLANES + colour, (hand(state, seat) >> colour) & 1)
    for level in range(1, LEVELS + 1):
        for square in range(SQUARES):
            planes[HEIGHT_PLANE * SQUARES + square] += (state[LEVEL + level] >> square) & 1
    for side in range(state[SIDES]):
        for cylinder in range(CYLINDERS):
            if (state[TAKEN] >> (CYLINDERS * side + cylinder)) & 1:
                fill(planes, CYLINDER_PLANES + cylinder, 1 + (side + state[SIDES] - own) % state[SIDES])
    fill(planes, OWES_PLANE, state[OWES])
    fill(planes, WAIT_PLANE, (seat + state[SEATS] - state[SEAT]) % state[SEATS])


def rules_for(teams: tuple[int, ...]) -> Rules:
    return Rules.of(
        __name__,
        state_size=LENGTH,
        num_actions=ACTIONS if len(teams) == 4 else MATE,
        max_legal_actions=MOST,
        teams=teams,
        observation_shape=(PLANES, BOARD, BOARD),
        scratch=SHAPES + 2 * COLOURS,
        max_game_length=LONGEST_GAME,
    )


# No position has more legal actions than two of every plate would have on an empty board.
MOST = 2 * sum((BOARD + 1 - WIDTH[shape]) * (BOARD + 1 - DEPTH[shape]) for shape in range(SHAPES))
# An action lays one of the plates, passes and takes a cylinder (N10), or chooses the cylinder (N11). All plates
# make three layers (N2). Two of these cost a cylinder each (N9), which nobody can take by passing.
LONGEST_GAME = COPIES * COLOURS + 1 + (CYLINDERS - 2) + CYLINDERS
RULES = {len(teams): rules_for(teams) for teams in ((1, 2), (1, 2, 3), (1, 2, 1, 2))}
