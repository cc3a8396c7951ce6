"""The rules of babel, compiled. Clauses (B1 …) are those of `docs/rules/babel.md`.

A cube never bulges out of the tower (B6), so in its cell only four faces can differ: towards the neighbour east or
west, towards the neighbour north or south, up, and down. Of the 16 patterns of these four, 13 are cubes that exist
(B2): a cube never bulges both up and down unless it bulges everywhere it can.

    pattern   bit 0  sideways (e or w)      orientation 0 … 11 is the pattern of that number,
              bit 1  along (n or s)         12 is the pattern 15, the type 4;
              bit 2  up                     12, 13, 14 as patterns (up and down, not all four) are no cubes.
              bit 3  down

The position:

    state[0]        the legal actions, a bit each: action = 13 × cell + orientation, 52 in all
    state[1]        cubes placed; the current level is state[1] // 4
    state[2], state[3]  the hands of seats 1 and 2: two bits a type, 3 · 3 · 1 · 3 · 2 at the start
    state[4]        full_tower: LAST or DRAW
    state[5 … 10]   the six levels: four bits a cell, 0 empty, else orientation + 1

    cells, from above, north up:   2 3     the neighbour sideways is cell ^ 1,
                                   0 1     the neighbour along is cell ^ 2.
"""

from ziggurat.kernel import (
    APPLY,
    LEGAL,
    MASK,
    OBSERVE,
    OVER,
    PACK,
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
TABLE = 0x5555  # what the ground level stands on: nothing may bulge into it, as into cubes that bulge up (B8)
OF_TYPE = tuple(sum(1 << o for o in range(ORIENTATIONS) if TYPE[o] == t) for t in range(TYPES))


# The four cells of a level side by side: a bit each at the foot of its nibble in the tower, and a bit each at the
# foot of its thirteen in a set of actions.
NIBBLES = 0x1111
CUBES = 1 | 1 << ORIENTATIONS | 1 << 2 * ORIENTATIONS | 1 << 3 * ORIENTATIONS
OPENING = (ANY & ~BULGE_DOWN) * CUBES  # all that is legal at the start (B8)


@compiled()
def in_hand(hand: int) -> int:
    """The orientations of the types that the hand still holds."""
    found = 0
    for kind in range(TYPES):
        if (hand >> 2 * kind) & 3:
            found |= OF_TYPE[kind]
    return found


@compiled()
def occupied(level: int) -> int:
    """A bit for each cell with a cube."""
    level |= level >> 2
    return (level | level >> 1) & NIBBLES


@compiled()
def patterns(level: int) -> int:
    """The pattern of each cube, 0 where there is none; the orientation 12 is the pattern 15."""
    return level - occupied(level) + 3 * (level & level >> 2 & level >> 3 & NIBBLES)


@compiled()
def actions_of(cells: int) -> int:
    """All actions in some of the cells.

    The product has a bit at 4 c + 9 d for every cell c and every d below four; only those of c = d are at 13 c.
    """
    return ((cells * 0x08040201) & CUBES) * ANY


@compiled()
def against(bulging: int, faces: int, there: int) -> int:
    """What fits the neighbours, where there are any: exactly one of two faces bulges (B7).

    `bulging` are the orientations that bulge there, `faces` the cells whose neighbour does.
    """
    return (bulging * CUBES ^ actions_of(faces)) | ~actions_of(there)


@compiled(inline=True)
def fitting(state: Ints) -> int:
    """The legal actions, a bit each: all four cells at once."""
    placed = state[PLACED]
    if placed == LEVELS * CELLS:
        return 0
    here = state[TOWER + (placed >> 2)] & 0xFFFF
    under = state[TOWER + (placed >> 2) - 1] & 0xFFFF if placed >= CELLS else TABLE
    there = occupied(here)
    bulges = patterns(here)
    sideways = (bulges & 0x0101) << 4 | (bulges >> 4) & 0x0101
    along = (bulges >> 1 & 0x0011) << 8 | (bulges >> 9) & 0x0011
    closed = there
    if placed == 1:  # B10
        closed |= there >> 12 | (there >> 4) & 0x0010 | (there & 0x0010) << 4 | (there & 0x0001) << 12
    fits = in_hand(state[HAND + (placed & 1)]) * CUBES & ~actions_of(closed)  # B5
    fits &= BULGE_DOWN * CUBES ^ actions_of(patterns(under) >> 2 & NIBBLES)  # B7, B8
    fits &= against(BULGE_SIDEWAYS, sideways, (there & 0x0101) << 4 | (there >> 4) & 0x0101)
    return fits & against(BULGE_ALONG, along, (there & 0x0011) << 8 | there >> 8)


@compiled(START)
def start(state: Ints, options: Ints) -> None:
    for i in range(LENGTH):
        state[i] = 0
    state[HAND] = state[HAND + 1] = START_HAND
    state[FULL_TOWER] = options[0]
    state[FITTING] = OPENING


@compiled(TURN)
def turn(state: Ints) -> int:
    return OVER if state[FITTING] == 0 else 1 + (state[PLACED] & 1)  # B4, B11


@compiled(LEGAL)
def legal(state: Ints, actions: Ints) -> int:
    left = state[FITTING]
    n = 0
    while left:
        actions[n] = lowest_bit(left)
        left &= left - 1
        n += 1
    return n


@compiled(MASK, inline=True)
def mask(state: Ints, actions: Ints, out: Bytes) -> None:
    """Four actions at a time are four bytes, written at once."""
    fitting = state[FITTING]
    for i in range(CELLS * ORIENTATIONS // 4):
        write_four(out, i, (((fitting >> 4 * i) & 15) * 0x00204081) & 0x01010101)


@compiled(SAMPLE, inline=True)
def sample(state: Ints, rng: Ints) -> int:
    if state[FITTING] == 0:
        return OVER
    return nth_bit(state[FITTING], below(rng, count_bits(state[FITTING])))


@compiled(WEIGHTS)
def weights(state: Ints, actions: Ints, n: int, out: Ints) -> None:
    """Chance never acts in babel."""


@compiled(APPLY, inline=True)
def apply(state: Ints, action: int) -> None:
    cell = action * 79 >> 10  # // ORIENTATIONS, for every action
    orientation = action - cell * ORIENTATIONS
    placed = state[PLACED]
    cube = orientation + 1
    state[TOWER + (placed >> 2)] |= cube << 4 * cell
    state[HAND + (placed & 1)] -= 1 << 2 * count_bits(patterns(cube))
    state[PLACED] = placed + 1
    state[FITTING] = fitting(state)


@compiled(RETURNS)
def returns(state: Ints, out: Ints) -> None:
    if state[PLACED] == LEVELS * CELLS and state[FULL_TOWER] == DRAW:
        out[0] = out[1] = WIN // 2
        return
    stuck = state[PLACED] & 1
    out[stuck] = 0
    out[1 - stuck] = WIN  # B11


PLANES = 7
EACH = 0x0101010101010101  # one in each byte


@compiled()
def spread(x: int) -> int:
    """Eight groups of four bits, a byte each."""
    x = (x | (x << 16)) & 0x0000FFFF0000FFFF
    x = (x | (x << 8)) & 0x00FF00FF00FF00FF
    return (x | (x << 4)) & 0x0F0F0F0F0F0F0F0F


@compiled()
def bars(hand: int, kind: int) -> int:
    """A level with as many ones as cubes of a type are in a hand, and one for the next type."""
    first, second = (hand >> 2 * kind) & 3, (hand >> (2 * kind + 2)) & 3
    return ((1 << 8 * first) - 1) & EACH | (((1 << 8 * second) - 1) & EACH) << 32


@compiled(OBSERVE, inline=True)
def observe(state: Ints, seat: int, planes: Bytes) -> None:
    """Plane by plane, each six levels of four cells: 0 a cube is there; 1–4 it bulges sideways, along, up, down;
    5 the seat's hand, 6 the other's: as many ones, in level t + 1, as there are cubes of type t.

    Two levels at a time are eight bytes, written at once.
    """
    for i in range(LEVELS // 2):
        cubes = spread(state[TOWER + 2 * i] | (state[TOWER + 2 * i + 1] << 16))
        there = ((cubes + 15 * EACH) >> 4) & EACH
        patterns = cubes - there + 3 * (((cubes + 3 * EACH) >> 4) & EACH)  # the orientation 12 is the pattern 15
        write_eight(planes, i, there)
        for face in range(4):
            write_eight(planes, 3 * (1 + face) + i, (patterns >> face) & EACH)
        write_eight(planes, 15 + i, bars(state[HAND + seat - 1], 2 * i))
        write_eight(planes, 18 + i, bars(state[HAND + 2 - seat], 2 * i))


# ── The same as bits ─────────────────────────────────────────────────────────────────────────────────────
@compiled()
def swap(x: int, distance: int, which: int) -> int:
    """Exchanges the bits of `which` with those so far above them."""
    found = (x ^ x >> distance) & which
    return x ^ found ^ found << distance


@compiled()
def sliced(low: int, high: int) -> int:
    """Two levels, eight nibbles, as four bytes: the lowest bits of all nibbles, the next, and so on.

    A bit's place is c2 c1 c0 f1 f0, cell and face, and is to be f1 f0 c2 c1 c0: four exchanges of two digits each.
    """
    x = (low | high << 16) & 0xFFFFFFFF
    x = swap(x, 14, 0x0000CCCC)
    x = swap(x, 7, 0x00AA00AA)
    x = swap(x, 2, 0x0C0C0C0C)
    return swap(x, 1, 0x22222222)


@compiled()
def bars_of(hand: int) -> int:
    """A nibble for each type, with as many ones as the hand holds cubes of it."""
    x = hand & 0xFF | (hand & 0x300) << 8
    x = (x | x << 4) & 0x30F0F
    x = (x | x << 2) & 0x33333
    return (x | x >> 1) & 0x11111 | x & 0x22222 | (x & x >> 1 & 0x11111) << 2


@compiled(PACK, inline=True)
def pack(state: Ints, seat: int, words: Ints) -> None:
    """The mask, 52 bits; then the planes of `observe`, 24 bits each, without gaps."""
    low, middle, high = (
        sliced(state[TOWER], state[TOWER + 1]),
        sliced(state[TOWER + 2], state[TOWER + 3]),
        sliced(state[TOWER + 4], state[TOWER + 5]),
    )
    one = low & 0xFF | (middle & 0xFF) << 8 | (high & 0xFF) << 16
    two = low >> 8 & 0xFF | (middle >> 8 & 0xFF) << 8 | (high >> 8 & 0xFF) << 16
    four = low >> 16 & 0xFF | (middle >> 16 & 0xFF) << 8 | (high >> 16 & 0xFF) << 16
    eight = low >> 24 | (middle >> 24) << 8 | (high >> 24) << 16
    # One less, in all cells at once, is the orientation; and that is the pattern, but for 12, which is 15.
    there = one | two | four | eight
    up = (four ^ ~(one | two)) & there
    down = (eight ^ ~(one | two | four)) & there
    sideways = (~one | up & down) & there
    along = (~(one ^ two) | up & down) & there
    own, other = bars_of(state[HAND + seat - 1]), bars_of(state[HAND + 2 - seat])
    words[0] = state[FITTING]
    words[1] = there | sideways << 24 | along << 48
    words[2] = along >> 16 | up << 8 | down << 32 | own << 56
    words[3] = own >> 8 | other << 16


RULES = Rules.of(
    __name__,
    state_size=LENGTH,
    num_actions=CELLS * ORIENTATIONS,
    max_legal_actions=32,  # at the start; a test walks every position
    teams=(1, 2),
    observation_shape=(PLANES, LEVELS, 2, 2),
    max_game_length=LEVELS * CELLS,  # each action fills a cell (B4)
)
