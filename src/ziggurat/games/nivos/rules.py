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

    p[0]         the seat whose turn it is, from 1
    p[1]         the highest level so far, 0 before the neutral plate lies
    p[2]         1 while that seat has a cylinder to choose (N11), else 0
    p[3]         the cylinders of each side, six bits a side, lowest cylinder first
    p[4]         the plates not laid, a bit each: eight colours of side 0, of side 1, of side 2 or the reserve;
                 at last the neutral one
    p[5], p[6]   the number of seats, and of sides: two, or three if three play
    p[7]         1 if cylinders are chosen, 0 if they are taken in order
    p[8]         the colours that the first member of a side holds, eight bits a side (a side of one: all)
    p[9 … 17]    the plates of each colour, at last the neutral one: 20 bits a plate, in the order of p[4],
                 0 if it is not laid

                     who laid it (4) | level (4) | shape (6) | its south-west square (6)

    p[18 … 25]   levels 0 to 7

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
def side_of(p: Ints, seat: int) -> int:
    """The side of a seat, from 0."""
    return seat - 1 if seat <= p[SIDES] else seat - 1 - p[SIDES]


@compiled()
def side_holds(p: Ints, side: int) -> int:
    """The colours that a side still has plates of."""
    return (p[UNLAID] >> COLOURS * side) & ANY_COLOUR


@compiled()
def hand(p: Ints, seat: int) -> int:
    """The colours that a seat still holds (N4)."""
    side = side_of(p, seat)
    first = p[SPLIT] >> COLOURS * side
    return side_holds(p, side) & (first if seat <= p[SIDES] else ~first)


@compiled()
def reserve(p: Ints) -> int:
    """The colours in the reserve; with three sides only the neutral plate ever lies there (N4)."""
    return side_holds(p, 2) if p[SIDES] == 2 else 0


@compiled()
def left_colours(p: Ints) -> int:
    """The colours of all the plates that are not laid, whoever holds them."""
    return side_holds(p, 0) | side_holds(p, 1) | side_holds(p, 2)


@compiled()
def free_cylinders(p: Ints) -> int:
    taken = p[TAKEN]
    return ALL_CYLINDERS & ~(taken | (taken >> CYLINDERS) | (taken >> 2 * CYLINDERS))


# ── Where a plate may lie ────────────────────────────────────────────────────────────────────────────────
@compiled()
def around(squares: int) -> int:
    """The squares that share an edge with one of these, some of which may be these themselves."""
    beside = ((squares & NOT_EAST) << 1) | ((squares & NOT_WEST) >> 1)
    return beside | ((squares & NOT_NORTH) << BOARD) | (squares >> BOARD)


@compiled()
def mark_forbidden(p: Ints) -> None:
    """Marks for each colour the squares that its own plates keep it off (N8).

    A plate with a bare square forbids its bare squares, and the squares around it where a new plate would
    come to lie at its level. One that is completely covered forbids nothing.
    """
    for colour in range(COLOURS):
        p[FORBIDDEN + colour] = 0
    laid = ALL_COLOURED & ~p[UNLAID]
    while laid:
        colour, copy = lowest_bit(laid) % COLOURS, lowest_bit(laid) // COLOURS
        laid &= laid - 1
        plate = p[PLATES + colour] >> PLATE * copy
        squares = AREA[(plate >> SHAPE_AT) & SHAPE_MASK] << (plate & CELL_MASK)
        level = LEVEL + ((plate >> LEVEL_AT) & LEVEL_MASK)
        bare = squares & ~p[level + 1]  # never asked of the last level: a plate there ends the game
        if bare:
            p[FORBIDDEN + colour] |= bare | (around(squares) & p[level - 1] & ~p[level])


@compiled()
def even_ground(p: Ints) -> tuple[int, int]:
    """The squares as high as their neighbour in the east, and those as high as the one in the north."""
    east, north = 0, 0
    for level in range(LEVEL + 1, LEVEL + 1 + p[TOP]):
        east |= p[level] ^ (p[level] >> 1)
        north |= p[level] ^ (p[level] >> BOARD)
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
def find_spots(p: Ints) -> None:
    """Notes the spots of every shape, and how many a colour has, whoever has such a plate or had it."""
    mark_forbidden(p)
    east, north = even_ground(p)
    for colour in range(COLOURS):
        upright, turned = spots(colour, WHOLE_BOARD & ~p[FORBIDDEN + colour], east, north)
        p[SPOTS + UPRIGHT[colour]] = upright
        p[COUNT + colour] = count_bits(upright)
        if SHORT[colour] != LONG[colour]:
            p[SPOTS + UPRIGHT[colour] + 1] = turned
            p[COUNT + colour] += count_bits(turned)


@compiled()
def count_spots(p: Ints, colours: int) -> int:
    """How many spots these colours have."""
    n = 0
    for colour in range(COLOURS):
        n += p[COUNT + colour] * ((colours >> colour) & 1)
    return n


@compiled()
def nth_spot(p: Ints, colours: int, n: int) -> int:
    """The n-th spot of these colours, counted from 0, as 36 × shape + square."""
    colour = lowest_bit(colours)
    while n >= p[COUNT + colour]:
        n -= p[COUNT + colour]
        colours &= colours - 1
        colour = lowest_bit(colours)
    shape = UPRIGHT[colour]
    upright = count_bits(p[SPOTS + shape])
    if n < upright:
        return SQUARES * shape + nth_bit(p[SPOTS + shape], n)
    return SQUARES * (shape + 1) + nth_bit(p[SPOTS + shape + 1], n - upright)


@compiled()
def list_bits(bits: int, first_action: int, actions: Ints, n: int) -> int:
    """Adds an action for each bit to the first n actions; returns how many there are then."""
    while bits:
        actions[n] = first_action + lowest_bit(bits)
        bits &= bits - 1
        n += 1
    return n


@compiled()
def list_spots(p: Ints, colours: int, first_action: int, actions: Ints, n: int) -> int:
    """Adds the spots of these colours to the first n actions; returns how many there are then."""
    for shape in range(SHAPES):
        if (colours >> COLOUR[shape]) & 1:
            n = list_bits(p[SPOTS + shape], first_action + SQUARES * shape, actions, n)
    return n


# ── The contract ─────────────────────────────────────────────────────────────────────────────────────────
@compiled(START)
def start(p: Ints, options: Ints) -> None:
    """Options: seats, whether cylinders are chosen, and the colours of each side's first member, a bit each."""
    for i in range(LENGTH):
        p[i] = 0
    p[SEAT] = 1
    p[UNLAID] = (1 << (THE_NEUTRAL + 1)) - 1
    p[SEATS] = options[0]
    p[SIDES] = 3 if options[0] == 3 else 2
    p[CHOICE] = options[1]
    p[SPLIT] = options[2]
    p[LEVEL] = WHOLE_BOARD


@compiled(TURN)
def turn(p: Ints) -> int:
    if p[OWES] or p[TOP] == 0:
        return p[SEAT]
    if free_cylinders(p) == 0:
        return OVER  # N12
    find_spots(p)
    return p[SEAT] if count_spots(p, left_colours(p)) else OVER  # N12


@compiled(LEGAL)
def legal(p: Ints, actions: Ints) -> int:
    free = free_cylinders(p)
    if p[OWES]:
        return list_bits(free, CYLINDER, actions, 0)  # N11
    if p[TOP] == 0:
        return list_bits(NEUTRAL_SPOTS, UNCOLOURED, actions, 0)  # N5
    if free == 0:
        return 0
    find_spots(p)
    n = list_spots(p, hand(p, p[SEAT]), OWN, actions, 0)
    n = list_spots(p, reserve(p), RESERVE, actions, n)
    if n > 0 or count_spots(p, left_colours(p)) == 0:  # N6, N12
        return n
    actions[0] = PASS  # N10: no own plate has a spot, so those of the team are the mate's
    return list_spots(p, side_holds(p, side_of(p, p[SEAT])), MATE, actions, 1)


@compiled(SAMPLE)
def sample(p: Ints, rng: Ints) -> int:
    free = free_cylinders(p)
    if p[OWES]:
        return CYLINDER + nth_bit(free, below(rng, count_bits(free)))
    if p[TOP] == 0:
        return UNCOLOURED + nth_bit(NEUTRAL_SPOTS, below(rng, count_bits(NEUTRAL_SPOTS)))
    if free == 0:
        return OVER
    find_spots(p)
    own = hand(p, p[SEAT])
    of_own, of_reserve = count_spots(p, own), count_spots(p, reserve(p))
    if of_own + of_reserve > 0:
        drawn = below(rng, of_own + of_reserve)
        if drawn < of_own:
            return OWN + nth_spot(p, own, drawn)
        return RESERVE + nth_spot(p, reserve(p), drawn - of_own)
    if count_spots(p, left_colours(p)) == 0:
        return OVER
    team = side_holds(p, side_of(p, p[SEAT]))
    drawn = below(rng, 1 + count_spots(p, team))
    return PASS if drawn == 0 else MATE + nth_spot(p, team, drawn - 1)


@compiled(WEIGHTS)
def weights(p: Ints, actions: Ints, n: int, out: Ints) -> None:
    """Chance never acts in nivos."""


@compiled()
def pass_on(p: Ints) -> None:
    p[SEAT] = p[SEAT] + 1 if p[SEAT] < p[SEATS] else 1


@compiled()
def take(p: Ints, cylinder: int) -> None:
    p[TAKEN] |= 1 << (CYLINDERS * side_of(p, p[SEAT]) + cylinder)
    p[OWES] = 0
    pass_on(p)


@compiled()
def pay(p: Ints) -> None:
    """The seat takes a cylinder, or is left to choose one (N11)."""
    if p[CHOICE]:
        p[OWES] = 1
    else:
        take(p, lowest_bit(free_cylinders(p)))


@compiled()
def lay(p: Ints, copy: int, shape: int, cell: int) -> None:
    """Lays a plate: the neutral one, or that of a side (its `copy` of the colour) or of the reserve."""
    colour = COLOUR[shape]
    squares = AREA[shape] << cell
    level = 1
    while p[LEVEL + level] & squares:
        level += 1
    p[LEVEL + level] |= squares
    laid = cell | (shape << SHAPE_AT) | (level << LEVEL_AT) | (p[SEAT] << LAYER_AT)
    p[PLATES + colour] |= laid << PLATE * copy
    p[UNLAID] &= ~(1 << (THE_NEUTRAL if colour == COLOURS else COLOURS * copy + colour))
    opens = level > p[TOP] > 0
    p[TOP] = max(p[TOP], level)
    if opens:
        pay(p)  # N9
    else:
        pass_on(p)


@compiled(APPLY)
def apply(p: Ints, action: int) -> None:
    if action >= MATE:
        spot = action - MATE
        lay(p, side_of(p, p[SEAT]), spot // SQUARES, spot % SQUARES)
    elif action >= CYLINDER:
        take(p, action - CYLINDER)
    elif action == PASS:
        pay(p)
    elif action >= UNCOLOURED:
        lay(p, 0, SHAPES, action - UNCOLOURED)
    elif action >= RESERVE:
        spot = action - RESERVE
        lay(p, COPIES - 1, spot // SQUARES, spot % SQUARES)
    else:
        lay(p, side_of(p, p[SEAT]), action // SQUARES, action % SQUARES)


@compiled()
def stack(p: Ints, side: int) -> int:
    """How bad a side's cylinders are: their total height, and among equals the tallest (N13)."""
    total, tallest = 0, 0
    for cylinder in range(CYLINDERS):
        if (p[TAKEN] >> (CYLINDERS * side + cylinder)) & 1:
            tallest = cylinder + 1
            total += tallest
    return total * (CYLINDERS + 1) + tallest


@compiled(RETURNS)
def returns(p: Ints, out: Ints) -> None:
    best = stack(p, 0)
    for side in range(1, p[SIDES]):
        best = min(best, stack(p, side))
    winners = 0
    for side in range(p[SIDES]):
        winners += stack(p, side) == best
    for seat in range(p[SEATS]):
        out[seat] = WIN // winners if stack(p, side_of(p, seat + 1)) == best else 0


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
def observe(p: Ints, seat: int, planes: Bytes) -> None:
    """Plane by plane, each six rows of six squares, south first, sides counted from the seat's own:

    0–7 the seat's own plates, a colour each, their level where they lie; 8–15 those of the next side; 16–23 those
    of the third or of the reserve; 24 the neutral plate; 25–32 a colour each: 1 if the seat itself holds it;
    33 how many plates lie on the square; 34–39 a cylinder each: 0 free, 1 own, 2 of the next side, 3 of the third;
    40 whether a cylinder is to be chosen; 41 how many seats act before this one.
    """
    for i in range(PLANES * SQUARES):
        planes[i] = 0
    own = side_of(p, seat)
    for copy in range(COPIES):
        nearness = (copy + p[SIDES] - own) % p[SIDES] if copy < p[SIDES] else copy
        for colour in range(COLOURS):
            show_plate(p[PLATES + colour] >> PLATE * copy, planes, COLOURS * nearness + colour)
    show_plate(p[PLATES + COLOURS], planes, COLOURS * COPIES)
    for colour in range(COLOURS):
        fill(planes, HELD_PLANES + colour, (hand(p, seat) >> colour) & 1)
    for level in range(1, LEVELS + 1):
        for square in range(SQUARES):
            planes[HEIGHT_PLANE * SQUARES + square] += (p[LEVEL + level] >> square) & 1
    for side in range(p[SIDES]):
        for cylinder in range(CYLINDERS):
            if (p[TAKEN] >> (CYLINDERS * side + cylinder)) & 1:
                fill(planes, CYLINDER_PLANES + cylinder, 1 + (side + p[SIDES] - own) % p[SIDES])
    fill(planes, OWES_PLANE, p[OWES])
    fill(planes, WAIT_PLANE, (seat + p[SEATS] - p[SEAT]) % p[SEATS])


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
