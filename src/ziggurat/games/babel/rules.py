"""The rules of babel, compiled. Clauses (B1 …) are those of `docs/rules/babel.md`.

A cube never bulges out of the tower (B6), so in its cell only four faces can differ: towards the neighbour east or
west, towards the neighbour north or south, up, and down. Of the 16 patterns of these four, 13 are cubes that exist
(B2): a cube never bulges both up and down unless it bulges everywhere it can.

    pattern   bit 0  sideways (e or w)      orientation 0 … 11 is the pattern of that number,
              bit 1  along (n or s)         12 is the pattern 15, the type 4;
              bit 2  up                     12, 13, 14 as patterns (up and down, not all four) are no cubes.
              bit 3  down

The position:

    p[0]        the legal actions, a bit each: action = 13 × cell + orientation, 52 in all
    p[1]        cubes placed; the current level is p[1] // 4
    p[2], p[3]  the hands of seats 1 and 2: two bits a type, 3 · 3 · 1 · 3 · 2 at the start
    p[4]        full_tower: LAST or DRAW
    p[5 … 10]   the six levels: four bits a cell, 0 empty, else orientation + 1

    cells, from above, north up:   2 3     the neighbour sideways is cell ^ 1,
                                   0 1     the neighbour along is cell ^ 2.
"""

from ziggurat.kernel import (
    APPLY,
    LEGAL,
    MASK,
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
    count_bits,
    lowest_bit,
    nth_bit,
    write_eight,
    write_four,
)

FITTING, PLACED, HAND, FULL_TOWER, TOWER = 0, 1, 2, 4, 5
LENGTH = 11
LEVELS, CELLS, ORIENTATIONS, TYPES = 6, 4, 13, 5
LAST, DRAW = 0, 1

SIDEWAYS, ALONG, UP, DOWN = 1, 2, 4, 8
PATTERN = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 15)
TYPE = tuple(pattern.bit_count() for pattern in PATTERN)
START_HAND = 3 | 3 << 2 | 1 << 4 | 3 << 6 | 2 << 8  # B3


def _orientations(face: int) -> int:
    """The set of orientations that bulge at a face."""
    return sum(1 << o for o, pattern in enumerate(PATTERN) if pattern & face)


ANY = (1 << ORIENTATIONS) - 1
BULGE_SIDEWAYS, BULGE_ALONG, BULGE_UP, BULGE_DOWN = (_orientations(f) for f in (SIDEWAYS, ALONG, UP, DOWN))
OF_TYPE = tuple(sum(1 << o for o in range(ORIENTATIONS) if TYPE[o] == t) for t in range(TYPES))


@compiled()
def in_hand(hand: int) -> int:
    """The orientations of the types that the hand still holds."""
    found = 0
    for kind in range(TYPES):
        if (hand >> 2 * kind) & 3:
            found |= OF_TYPE[kind]
    return found


@compiled()
def against(cube: int, bulging: int) -> int:
    """The orientations that fit a neighbour, if there is one: exactly one of the two faces bulges (B7)."""
    if cube == 0:
        return ANY
    if (bulging >> (cube - 1)) & 1:
        return ANY & ~bulging
    return bulging


@compiled()
def fitting(p: Ints) -> int:
    """The legal actions, a bit each."""
    placed = p[PLACED]
    if placed == LEVELS * CELLS:
        return 0
    here = p[TOWER + placed // CELLS]
    under = p[TOWER + placed // CELLS - 1] if placed >= CELLS else 0
    held = in_hand(p[HAND + (placed & 1)])
    found = 0
    for cell in range(CELLS):
        if (here >> 4 * cell) & 15:  # B5
            continue
        if placed == 1 and (here >> 4 * (cell ^ 3)) & 15:  # B10
            continue
        fits = held
        if placed < CELLS:
            fits &= ~BULGE_DOWN  # B8
        elif (BULGE_UP >> (((under >> 4 * cell) & 15) - 1)) & 1:
            fits &= ~BULGE_DOWN
        else:
            fits &= BULGE_DOWN
        fits &= against((here >> 4 * (cell ^ 1)) & 15, BULGE_SIDEWAYS)
        fits &= against((here >> 4 * (cell ^ 2)) & 15, BULGE_ALONG)
        found |= fits << ORIENTATIONS * cell
    return found


@compiled(START)
def start(p: Ints, options: Ints) -> None:
    for i in range(LENGTH):
        p[i] = 0
    p[HAND] = p[HAND + 1] = START_HAND
    p[FULL_TOWER] = options[0]
    p[FITTING] = fitting(p)


@compiled(TURN)
def turn(p: Ints) -> int:
    return OVER if p[FITTING] == 0 else 1 + (p[PLACED] & 1)  # B4, B11


@compiled(LEGAL)
def legal(p: Ints, actions: Ints) -> int:
    left = p[FITTING]
    n = 0
    while left:
        actions[n] = lowest_bit(left)
        left &= left - 1
        n += 1
    return n


@compiled(MASK)
def mask(p: Ints, actions: Ints, out: Bytes) -> None:
    """Four actions at a time are four bytes, written at once."""
    fitting = p[FITTING]
    for i in range(CELLS * ORIENTATIONS // 4):
        write_four(out, i, (((fitting >> 4 * i) & 15) * 0x00204081) & 0x01010101)


@compiled(SAMPLE)
def sample(p: Ints, rng: Ints) -> int:
    if p[FITTING] == 0:
        return OVER
    return nth_bit(p[FITTING], below(rng, count_bits(p[FITTING])))


@compiled(WEIGHTS)
def weights(p: Ints, actions: Ints, n: int, out: Ints) -> None:
    """Chance never acts in babel."""


@compiled(APPLY)
def apply(p: Ints, action: int) -> None:
    cell = action // ORIENTATIONS
    orientation = action - cell * ORIENTATIONS
    placed = p[PLACED]
    p[TOWER + placed // CELLS] |= (orientation + 1) << 4 * cell
    p[HAND + (placed & 1)] -= 1 << 2 * TYPE[orientation]
    p[PLACED] = placed + 1
    p[FITTING] = fitting(p)


@compiled(RESULT)
def result(p: Ints, out: Ints) -> None:
    if p[PLACED] == LEVELS * CELLS and p[FULL_TOWER] == DRAW:
        out[0] = out[1] = WHOLE // 2
        return
    stuck = p[PLACED] & 1
    out[stuck] = 0
    out[1 - stuck] = WHOLE  # B11


PLANES = 7
EACH = 0x0101010101010101  # one in each byte


@compiled()
def spread(x: int) -> int:
    """Eight groups of four bits, a byte each."""
    x = (x | (x << 16)) & 0x0000FFFF0000FFFF
    x = (x | (x << 8)) & 0x00FF00FF00FF00FF
    return (x | (x << 4)) & 0x0F0F0F0F0F0F0F0F


@compiled()
def pair(hand: int, kind: int) -> int:
    """How many of a type and of the next one are in a hand, in the bytes of a level each."""
    return ((hand >> 2 * kind) & 3) * 0x01010101 | (((hand >> (2 * kind + 2)) & 3) * 0x01010101) << 32


@compiled(OBSERVE)
def observe(p: Ints, seat: int, planes: Bytes) -> None:
    """Plane by plane, each six levels of four cells: 0 a cube is there; 1–4 it bulges sideways, along, up, down;
    5 the seat's hand, 6 the other's: how many cubes of type t, in all cells of level t + 1.

    Two levels at a time are eight bytes, written at once.
    """
    for i in range(LEVELS // 2):
        cubes = spread(p[TOWER + 2 * i] | (p[TOWER + 2 * i + 1] << 16))
        there = ((cubes + 15 * EACH) >> 4) & EACH
        patterns = cubes - there + 3 * (((cubes + 3 * EACH) >> 4) & EACH)  # the orientation 12 is the pattern 15
        write_eight(planes, i, there)
        for face in range(4):
            write_eight(planes, 3 * (1 + face) + i, (patterns >> face) & EACH)
        write_eight(planes, 15 + i, pair(p[HAND + seat - 1], 2 * i))
        write_eight(planes, 18 + i, pair(p[HAND + 2 - seat], 2 * i))


RULES = Rules(
    start,
    turn,
    legal,
    weights,
    apply,
    result,
    sample,
    observe,
    length=LENGTH,
    actions=CELLS * ORIENTATIONS,
    most=32,  # at the start; a test walks every position
    teams=(1, 2),
    planes=(PLANES, LEVELS, 2, 2),
    mask=mask,
)
