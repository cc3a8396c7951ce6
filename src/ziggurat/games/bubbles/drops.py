"""Which two bubbles may fall, and which swaps leave such two (U7–U9, U14). Compiled.

The position is drawn in `board.py`. The pairs of adjacent places in the sky, as in the numbers of the actions:

    row 6    ┌─4─┬─5─┬─6─┬─7─┐          drops and swaps are sets of pairs, a bit each;
             8   9  10  11  12          bit 13 among the swaps: the sky is left as it is
    row 5    └─0─┴─1─┴─2─┴─3─┘
             a   b   c   d   e

Most pairs fit below the fourth place, whatever their colours. The others must make room for themselves (U9), which
takes a line at once. `study` finds out where which colours would make one. Its answers, and the rows of the sky
that are held against them, are sets of colours: a byte for each column, a bit for each colour.
"""

from ziggurat.games.bubbles.board import (
    BLACK,
    COLOURS,
    COLUMNS,
    GROUND,
    HEIGHT,
    NEAR,
    PLANETS,
    SEAT,
    SKY,
    STRIDE,
    STUDY,
    TRIAL,
    column_of,
    completing,
    landing,
    makes_room,
    occupied,
    sky_at,
)
from ziggurat.kernel import Ints, compiled, lowest_bit

PAIRS = 13
UPRIGHT = 8
FIRST = (0, 1, 2, 3, 5, 6, 7, 8, 0, 1, 2, 3, 4)  # the two places of each pair
SECOND = (1, 2, 3, 4, 6, 7, 8, 9, 5, 6, 7, 8, 9)
FIRSTS, SECONDS = (sum(cell << 4 * pair for pair, cell in enumerate(ends)) for ends in (FIRST, SECOND))
ALL_PAIRS = (1 << PAIRS) - 1
ROW_PAIRS = 0x00F  # those within row 5; shifted by four, within row 6
NO_SWAP = PAIRS
BYTES = 0x7F * GROUND  # added, it carries every byte that is not empty into its highest bit
GATHER = sum(1 << 7 * column for column in range(COLUMNS))  # as a factor, it brings the columns side by side


# ── Pairs ────────────────────────────────────────────────────────────────────────────────────────────────
@compiled(inline=True)
def first_cell(pair: int) -> int:
    """The table, looked up by a shift: several times faster than a tuple in compiled code."""
    return (FIRSTS >> 4 * pair) & 15


@compiled(inline=True)
def second_cell(pair: int) -> int:
    return (SECONDS >> 4 * pair) & 15


@compiled(inline=True)
def reachable(state: Ints) -> int:
    """The pairs that the player may choose to drop: all, or those that are not within the other's row (U8)."""
    return ALL_PAIRS & ~(ROW_PAIRS << 4 * (1 - state[SEAT])) if state[NEAR] else ALL_PAIRS


@compiled(inline=True)
def touching(pair: int) -> int:
    """The pairs that share a place with one, itself too."""
    if pair >= UPRIGHT:
        beside = (0b11 << (pair - UPRIGHT) >> 1) & ROW_PAIRS
        return beside | (beside << 4) | (1 << pair)
    row, column = pair & 4, pair & 3
    return ((0b111 << column >> 1) & ROW_PAIRS) << row | 0b11 << UPRIGHT + column


@compiled(inline=True)
def gathered(columns: int) -> int:
    """The columns whose byte is not empty, a bit each, side by side."""
    return (((((columns + BYTES) >> 7) & GROUND) * GATHER) >> 28) & 31


@compiled(inline=True)
def with_room(state: Ints) -> int:
    """The pairs within reach that fit below the fourth place, whatever their colours."""
    bubbles = occupied(state, state[SEAT])
    one = ~(bubbles >> (HEIGHT - 1)) & GROUND  # columns with room for one, and for two
    two = ~(bubbles >> (HEIGHT - 2)) & GROUND
    along = gathered(one & (one >> STRIDE))
    return (along | (along << 4) | (gathered(two) << UPRIGHT)) & reachable(state)


# ── Sets of colours ──────────────────────────────────────────────────────────────────────────────────────
LOW, HIGH, TWINS_UP, TWINS_ALONG = range(STUDY, STUDY + 4)


@compiled(inline=True)
def row_colours(sky: int, row: int) -> int:
    """A row of the sky, each bubble as the set of its one colour."""
    digits = sky >> 4 * COLUMNS * row
    found = 0
    for column in range(COLUMNS):
        found |= ((1 << ((digits >> 4 * column) & 15)) >> 1) << STRIDE * column
    return found


@compiled(inline=True)
def colour_in(row: int, column: int) -> int:
    return lowest_bit((row >> STRIDE * column) & 0xFF)


@compiled(inline=True)
def columns_of(places: int) -> int:
    """The columns of some places, as places on the ground."""
    return ((places + BYTES) >> 7) & GROUND


@compiled()
def study(state: Ints) -> None:
    """Finds the colours that make a line on the player's planet: where a bubble lands (LOW), one place above
    (HIGH), two of them in one column (TWINS_UP), or in this and the next (TWINS_ALONG)."""
    spots = landing(occupied(state, state[SEAT]))
    level = spots & (spots >> STRIDE)  # columns that are as high as the next
    low, high, twins_up, twins_along = 0, 0, 0, 0
    for colour in range(BLACK):
        bubbles = state[PLANETS + COLOURS * state[SEAT] + colour]
        ready = completing(bubbles)
        low |= columns_of(ready & spots) << colour
        high |= columns_of(ready & (spots << 1)) << colour
        twins_up |= columns_of(bubbles & (spots >> 1)) << colour
        twins_along |= columns_of(((bubbles << STRIDE) | (bubbles >> 2 * STRIDE)) & level) << colour
    state[LOW], state[HIGH], state[TWINS_UP], state[TWINS_ALONG] = low, high, twins_up, twins_along


@compiled(inline=True)
def lining_along(state: Ints, row: int) -> int:
    """The pairs of a row that make a line as they fall, counted from its first."""
    hits = row & state[LOW]
    return gathered(hits | (hits >> STRIDE) | (row & (row >> STRIDE) & state[TWINS_ALONG])) & ROW_PAIRS


@compiled(inline=True)
def lining(state: Ints, five: int, six: int) -> int:
    """The pairs that make a line as they fall, from a sky given by its two rows."""
    one, two = (six, five) if state[SEAT] else (five, six)  # the nearer to the planet lands first (U8)
    up = (one & state[LOW]) | (two & state[HIGH]) | (one & two & state[TWINS_UP])
    return lining_along(state, five) | (lining_along(state, six) << 4) | (gathered(up) << UPRIGHT)


# ── Drops and swaps ──────────────────────────────────────────────────────────────────────────────────────
@compiled()
def squeezes_in(state: Ints, five: int, six: int, pair: int) -> bool:
    """Whether a pair for which there is no room makes room for itself (U9)."""
    own, trial = PLANETS + COLOURS * state[SEAT], PLANETS + COLOURS * TRIAL
    for colour in range(COLOURS):
        state[trial + colour] = state[own + colour]
    spots = landing(occupied(state, state[SEAT]))
    if pair >= UPRIGHT:
        column = pair - UPRIGHT
        one, two = (six, five) if state[SEAT] else (five, six)
        state[trial + colour_in(one, column)] |= column_of(spots, column)
        state[trial + colour_in(two, column)] |= column_of(spots, column) << 1
    else:
        row, column = six if pair & 4 else five, pair & 3
        state[trial + colour_in(row, column)] |= column_of(spots, column)
        state[trial + colour_in(row, column + 1)] |= column_of(spots, column + 1)
    return makes_room(state)


@compiled()
def squeezing(state: Ints, five: int, six: int, pairs: int, all_of_them: bool) -> int:
    """Those of some pairs that make room for themselves; or only the first that does."""
    found = 0
    left = lining(state, five, six) & pairs
    while left and (all_of_them or not found):
        if squeezes_in(state, five, six, lowest_bit(left)):
            found |= left & -left
        left &= left - 1
    return found


@compiled()
def drops(state: Ints) -> int:
    """The pairs that may fall now (U8, U9)."""
    room = with_room(state)
    if room == reachable(state):
        return room
    study(state)
    return room | squeezing(
        state, row_colours(state[SKY], 0), row_colours(state[SKY], 1), reachable(state) & ~room, True
    )


@compiled(inline=True)
def changes(state: Ints, pair: int) -> bool:
    """Whether a swap exchanges two colours (U15)."""
    return sky_at(state[SKY], first_cell(pair)) != sky_at(state[SKY], second_cell(pair))


@compiled(inline=True)
def rows_after(five: int, six: int, swap: int) -> tuple[int, int]:
    """The two rows of the sky after a swap."""
    if swap >= UPRIGHT:
        change = column_of(five ^ six, swap - UPRIGHT)
        return five ^ change, six ^ change
    if swap & 4:
        change = column_of(six ^ (six >> STRIDE), swap & 3)
        return five, six ^ (change | (change << STRIDE))
    change = column_of(five ^ (five >> STRIDE), swap)
    return five ^ (change | (change << STRIDE)), six


@compiled(inline=True)
def helps(state: Ints, five: int, six: int, swap: int) -> bool:
    """Whether a swap lets one of the pairs fall that it touches, where there is no room for any."""
    five, six = rows_after(five, six, swap)
    return squeezing(state, five, six, touching(swap) & reachable(state), False) != 0


@compiled()
def swaps(state: Ints, now: int) -> int:
    """The legal swaps, NO_SWAP too (U7, U14, U15); `now` are the pairs that may fall from the sky as it is."""
    room = with_room(state) != 0
    five, six = row_colours(state[SKY], 0), row_colours(state[SKY], 1)
    found = 1 << NO_SWAP if now else 0
    for pair in range(PAIRS):
        # A swap changes nothing for the pairs that it does not touch.
        if changes(state, pair) and (room or now & ~touching(pair) or helps(state, five, six, pair)):
            found |= 1 << pair
    return found


@compiled(inline=True)
def goes_on(state: Ints) -> bool:
    """Whether the player can swap or leave the sky as it is, and then drop (U14)."""
    if with_room(state):
        return True
    now = drops(state)
    return now != 0 or swaps(state, now) != 0
