"""What the network of Bubblee Pop's duel sees: binary features, from the view of the player whose turn it is.

It is asked between turns (chance is about to draw) and where a power is to be used; never amid a turn.

    planets      2 × 120   a bubble: colour, column, height; the own planet first
    lines        2 × 100   by column and colour: a bubble there makes a line where it lands, one place above,
                           two of them in this column, or one here and one in the next (as `drops.study`)
    heights      2 × 25    by column: how many bubbles, five and more as four
    crowd        2 × 22    bubbles on the planet
    powers       2 × 10    by colour: at least one, at least two
    in reach     2 × 20    how many pairs make a line as the sky is (4), how many swaps bring one (6), and by
                           colour whether there is such a pair, such a swap
    sky              60    by colour and place, the own row first
    lead             41    points ahead, from −20 to 20
    late lead       126    points ahead, from −10 to 10, by how much is still in the bag
    bag         26 + 30    bubbles in all, in threes; by colour, in threes
    moment            7    a power is to be used; by the player; holes in the sky (3); powers on; reach near

A mirror image, left and right exchanged, is worth the same (`MIRRORED`).
"""

import numpy as np
from numba import types

from ziggurat.games.bubbles.board import (
    BAG,
    BLACK,
    CELLS,
    COLOURS,
    COLUMNS,
    HEIGHT,
    NEAR,
    PHASE,
    PLANETS,
    POWERS,
    SCORE,
    SEAT,
    SKY,
    STRIDE,
    WITH_POWERS,
    completing,
    landing,
    occupied,
    sky_at,
)
from ziggurat.games.bubbles.drops import (
    PAIRS,
    ROW_PAIRS,
    UPRIGHT,
    columns_of,
    gathered,
    row_colours,
    rows_after,
    touching,
)
from ziggurat.games.bubbles.turns import POWER, actor, in_bag
from ziggurat.kernel import INTS, Ints, compiled, count_bits, lowest_bit

KINDS = 4  # ways to make a line
PLACES = COLUMNS * HEIGHT
PLANET = 0
LINES = PLANET + 2 * COLOURS * PLACES
HEIGHTS = LINES + 2 * KINDS * COLUMNS * BLACK
CROWD = HEIGHTS + 2 * COLUMNS * (HEIGHT + 1)
MOST_CROWD = 21
HELD = CROWD + 2 * (MOST_CROWD + 1)
REACH = HELD + 2 * 2 * BLACK
NOW_STEPS, SWAP_STEPS = 4, 6
REACH_SIZE = NOW_STEPS + SWAP_STEPS + 2 * BLACK
HEAVENS = REACH + 2 * REACH_SIZE
MOST_LEAD, MOST_LATE = 20, 10
LEAD = HEAVENS + COLOURS * CELLS
STAGES = 6
LATE = LEAD + 2 * MOST_LEAD + 1
BAG_STEPS = 26
IN_BAG = LATE + STAGES * (2 * MOST_LATE + 1)
COLOUR_STEPS = 5
BY_COLOUR = IN_BAG + BAG_STEPS
MOMENT = BY_COLOUR + COLOURS * COLOUR_STEPS
FEATURES = MOMENT + 7
KNOWN = 320  # behind the active features: where which colours make a line on the planet that stays as it is
MOST_ACTIVE = KNOWN + 4


@compiled(inline=True)
def _up_to(value: int, most: int, first: int, active: Ints, n: int) -> int:
    """Marks as many features, one after the other, as the value says."""
    for k in range(min(value, most)):
        active[n] = first + k
        n += 1
    return n


@compiled(inline=True)
def _colours(columns: int) -> int:
    """The colours in any column of such a set."""
    return (columns | columns >> 8 | columns >> 16 | columns >> 24 | columns >> 32) & 31


@compiled()
def _planet(state: Ints, planet: int, view: int, active: Ints, n: int) -> tuple[int, int, int, int, int]:
    """Bubbles, heights and powers; returns how many are active, and where which colours would make a line."""
    at, bubbles = PLANETS + COLOURS * planet, occupied(state, planet)
    spots = landing(bubbles)
    level = spots & (spots >> STRIDE)
    low, high, up, along = 0, 0, 0, 0
    for colour in range(COLOURS):
        own = state[at + colour]
        if colour < BLACK:
            ready = completing(own)
            low |= columns_of(ready & spots) << colour
            high |= columns_of(ready & (spots << 1)) << colour
            up |= columns_of(own & (spots >> 1)) << colour
            along |= columns_of(((own << STRIDE) | (own >> 2 * STRIDE)) & level) << colour
        first = PLANET + (COLOURS * view + colour) * PLACES
        while own:
            place = lowest_bit(own)
            own &= own - 1
            if place & 7 < HEIGHT:
                active[n] = first + HEIGHT * (place >> 3) + (place & 7)
                n += 1
    for column in range(COLUMNS):
        tall = min(HEIGHT, count_bits(bubbles & (0xFF << STRIDE * column)))
        active[n] = HEIGHTS + ((COLUMNS * view) + column) * (HEIGHT + 1) + tall
        n += 1
    active[n] = CROWD + (MOST_CROWD + 1) * view + min(MOST_CROWD, count_bits(bubbles))
    n += 1
    for colour in range(BLACK):
        held = (state[POWERS + planet] >> STRIDE * colour) & 0xFF
        n = _up_to(held, 2, HELD + 2 * (BLACK * view + colour), active, n)
    return n, low, high, up, along


@compiled()
def _list_lines(low: int, high: int, up: int, along: int, view: int, active: Ints, n: int) -> int:
    first = LINES + KINDS * COLUMNS * BLACK * view
    for columns in (low, high, up, along):
        while columns:
            bit = lowest_bit(columns)
            columns &= columns - 1
            active[n] = first + BLACK * (bit >> 3) + (bit & 7)
            n += 1
        first += COLUMNS * BLACK
    return n


@compiled()
def _falling(five: int, six: int, second: bool, low: int, high: int, up: int, along: int) -> tuple[int, int]:
    """The pairs that make a line as they fall from these rows of the sky, and the colours of such lines."""
    near, far = (six, five) if second else (five, six)
    upright = (near & low) | (far & high) | (near & far & up)
    hits, twins = five & low, five & (five >> STRIDE) & along
    pairs = gathered(hits | (hits >> STRIDE) | twins) & ROW_PAIRS
    lines = upright | hits | twins
    hits, twins = six & low, six & (six >> STRIDE) & along
    pairs |= (gathered(hits | (hits >> STRIDE) | twins) & ROW_PAIRS) << 4
    return pairs | gathered(upright) << UPRIGHT, _colours(lines | hits | twins)


@compiled()
def _reach(
    state: Ints, planet: int, view: int, low: int, high: int, up: int, along: int, active: Ints, n: int
) -> int:
    """What the sky holds for a planet, as it is and after each swap."""
    first = REACH + REACH_SIZE * view
    five, six = row_colours(state[SKY], 0), row_colours(state[SKY], 1)
    now, colours = _falling(five, six, planet == 1, low, high, up, along)
    n = _up_to(count_bits(now), NOW_STEPS, first, active, n)
    bringing, brought = 0, 0
    for swap in range(PAIRS):
        one, other = rows_after(five, six, swap)
        pairs, found = _falling(one, other, planet == 1, low, high, up, along)
        if pairs & touching(swap):
            bringing += 1
            brought |= found
    n = _up_to((bringing + 1) // 2, SWAP_STEPS, first + NOW_STEPS, active, n)
    brought = brought & ~colours
    for colour in range(BLACK):
        if (colours >> colour) & 1:
            active[n] = first + NOW_STEPS + SWAP_STEPS + colour
            n += 1
        if (brought >> colour) & 1:
            active[n] = first + NOW_STEPS + SWAP_STEPS + BLACK + colour
            n += 1
    return n


@compiled()
def _stage(left: int) -> int:
    """How much is still to come, in six steps."""
    if left < 8:
        return 0 if left < 4 else 1
    return 2 if left < 14 else 3 if left < 24 else 4 if left < 44 else 5


@compiled(types.int64(INTS, types.int64, INTS), noinline=True, refcount=False)
def steady(state: Ints, planet: int, active: Ints) -> int:
    """Writes the active features that a turn of the other planet's player leaves as they are; returns how many."""
    own, n = state[SEAT], 0
    view = planet ^ own
    n, low, high, up, along = _planet(state, planet, view, active, n)
    active[KNOWN], active[KNOWN + 1], active[KNOWN + 2], active[KNOWN + 3] = low, high, up, along
    n = _list_lines(low, high, up, along, view, active, n)
    active[n] = IN_BAG + min(BAG_STEPS - 1, in_bag(state) // 3)
    n += 1
    for colour in range(COLOURS):
        n = _up_to((state[BAG + colour] + 2) // 3, COLOUR_STEPS, BY_COLOUR + COLOUR_STEPS * colour, active, n)
    if state[WITH_POWERS]:
        active[n] = MOMENT + 5
        n += 1
    if state[NEAR]:
        active[n] = MOMENT + 6
        n += 1
    return n


@compiled(types.int64(INTS, types.int64, INTS, types.int64), noinline=True, refcount=False)
def moving(state: Ints, planet: int, active: Ints, n: int) -> int:
    """Writes the other active features behind the n steady ones; returns how many there are then."""
    own, view = state[SEAT], planet ^ state[SEAT]
    n = _reach(
        state, planet, view, active[KNOWN], active[KNOWN + 1], active[KNOWN + 2], active[KNOWN + 3], active, n
    )
    n, low, high, up, along = _planet(state, 1 - planet, 1 - view, active, n)
    n = _list_lines(low, high, up, along, 1 - view, active, n)
    n = _reach(state, 1 - planet, 1 - view, low, high, up, along, active, n)
    holes = 0
    for cell in range(CELLS):
        bubble = sky_at(state[SKY], cell)
        if bubble:
            active[n] = HEAVENS + CELLS * (bubble - 1) + (cell if own == 0 else (cell + COLUMNS) % CELLS)
            n += 1
        else:
            holes += 1
    lead = state[SCORE + own] - state[SCORE + 1 - own]
    active[n] = LEAD + MOST_LEAD + max(-MOST_LEAD, min(MOST_LEAD, lead))
    late = MOST_LATE + max(-MOST_LATE, min(MOST_LATE, lead))
    active[n + 1] = LATE + (2 * MOST_LATE + 1) * _stage(in_bag(state) - holes) + late
    n += 2
    if state[PHASE] == POWER:
        active[n] = MOMENT
        n += 1
        if actor(state) == own:
            active[n] = MOMENT + 1
            n += 1
    return _up_to(holes, 3, MOMENT + 2, active, n)


@compiled(types.int64(INTS, INTS), noinline=True, refcount=False)
def features(state: Ints, active: Ints) -> int:
    """Writes the active features; returns how many."""
    return moving(state, 0, active, steady(state, 0, active))


def _mirrored() -> list[int]:
    """By feature: the one that is active in the mirror image."""
    onto = list(range(FEATURES))
    for column in range(COLUMNS):
        there = COLUMNS - 1 - column
        for first in range(PLANET, LINES, PLACES):
            for height in range(HEIGHT):
                onto[first + HEIGHT * column + height] = first + HEIGHT * there + height
        for kind in range(2 * KINDS):
            far = (
                there - 1 if kind % KINDS == KINDS - 1 else there
            )  # one here and one in the next: the left counts
            first = LINES + COLUMNS * BLACK * kind
            for colour in range(BLACK):
                if far >= 0:
                    onto[first + BLACK * column + colour] = first + BLACK * far + colour
        for view in range(2):
            for tall in range(HEIGHT + 1):
                first = HEIGHTS + (COLUMNS * view) * (HEIGHT + 1) + tall
                onto[first + (HEIGHT + 1) * column] = first + (HEIGHT + 1) * there
        for first in range(HEAVENS, LEAD, COLUMNS):
            onto[first + column] = first + there
    return onto


MIRRORED = np.array(_mirrored())
