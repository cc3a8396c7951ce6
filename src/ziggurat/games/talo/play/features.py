"""What talo's network sees of a position for two players: binary features, from the view of one of them.

The game is a race to height 10, and a bar is worth a step. So most features say how high each pawn can climb: as
the wood stands, and with one bar more, two, three. For that a bar is imagined upright, on top of a column. Which
lengths take a pawn up is seen more closely: upright, and lying with wood under it on both sides of its middle.

    for both     ×2    the own pawn first, the other's second
      height     11    of the pawn
      reach      55    how high it can go, and with 1, 2, 3, 4 bars more
      places      8    on how many places it can go that high
      steps      40    by length: a bar of it takes the pawn one up, standing, and lying; a second one, two up
      rolls      22    how many of the ten rolls bring one up; two
      last       22    the same, only where that wins
    turn         13    how high the own pawn comes by the end of this turn
    race        132    that, and how high the other can go
    reaches     121    how high both can go
    bars         36    to the top, for both: with how many bars, up to five
    hand         34    what is in hand by length, a second one; the roll; how many; what it is good for
    moment        9    phase; whether the pawn has moved, a bar is held, collapses are dared
    supply       53    by length: at least one, two, three, four; bars in all, in fives
    apart        15    how far the pawns are apart on the plan; how far the own one is from the edge

Before a roll the view is that of the seat whose turn has ended: the position is the same as before its END.
"""

import numpy as np
from numba import types

from ziggurat.games.talo.site import FREE, WOOD, survey
from ziggurat.games.talo.space import (
    AREA,
    BEYOND,
    BOX_BITS,
    BUILDING,
    DARING,
    HAND,
    HEIGHT,
    HELD,
    INT,
    INTS,
    LAND,
    LENGTHS,
    MOVED,
    PAWN,
    PHASE,
    ROLLED,
    ROLLING,
    SEAT,
    SITE,
    SPAN,
    SUPPLY,
    TAKING,
)
from ziggurat.kernel import Ints, compiled, count_bits

LEVELS = HEIGHT + 1
DEPTH = 4  # bars that are imagined
HEIGHTS = 0
REACHES = HEIGHTS + LEVELS
PLACES = REACHES + (DEPTH + 1) * LEVELS
MOST_PLACES = 8
STEPS = PLACES + MOST_PLACES
ROLLS = STEPS + 4 * LENGTHS
LAST = ROLLS + 2 * LEVELS
PER_PAWN = LAST + 2 * LEVELS
TURN = 2 * PER_PAWN
RACE = TURN + LEVELS + 2
BOTH = RACE + (LEVELS + 1) * LEVELS
TO_TOP = BOTH + LEVELS * LEVELS
HOLDS = TO_TOP + (DEPTH + 2) * (DEPTH + 2)
ROLL = HOLDS + 2 * LENGTHS
IN_HAND = ROLL + LENGTHS
MOMENT = IN_HAND + 4
PHASES = 6
LEFT = MOMENT + PHASES + 3
LEFT_STEPS = 4
ALL_LEFT = LEFT + LEFT_STEPS * LENGTHS
ALL_STEPS = 13
APART = ALL_LEFT + ALL_STEPS
FEATURES = APART + 15
MOST_ACTIVE = 256
GRID = (LEVELS + 2) * SPAN  # rows by height, with an empty height below and above
NUMBER, ONE_UP, TWO_UP, LYING_ONE_UP, LYING_TWO_UP, CLIMB = range(
    DEPTH + 1, DEPTH + 7
)  # behind the heights of a climb


@compiled(INT(INTS, INT), inline=True)
def _around(rows: Ints, at: int) -> int:
    """The cells beside those set in a row, all four sides."""
    return (rows[at] << 1) | (rows[at] >> 1) | rows[at - 1] | rows[at + 1]


@compiled(INT(INTS, INT), inline=True)
def _steps_from(rows: Ints, at: int) -> int:
    """Where a step leads: level, one up or one down."""
    return _around(rows, at - SPAN) | _around(rows, at) | _around(rows, at + SPAN)


# ── What is looked at: rows from SOUTH to NORTH, the columns of INSIDE, heights up to TOP ────────────────
SOUTH, NORTH, TOP, INSIDE, BOUNDS = range(5)


@compiled(INT(INTS, INT), inline=True)
def _columns_of_wood(state: Ints, top: int) -> int:
    """The columns of the site, and those with wood."""
    columns = ((1 << SITE) - 1) << BEYOND
    for row in range(WOOD, WOOD + top * SPAN):
        columns |= state[row]
    return columns


@compiled(types.void(INTS, INTS), refcount=False)
def _bound(state: Ints, bounds: Ints) -> None:
    """The rows and columns with land or wood, and the greatest height of wood."""
    south, north, top = BEYOND, BEYOND + SITE - 1, 0
    for z in range(HEIGHT):
        row = WOOD + z * SPAN
        for y in range(BEYOND):
            if state[row + y]:
                south = min(south, y)
                break
        for y in range(SPAN - 1, BEYOND + SITE - 1, -1):
            if state[row + y]:
                north = max(north, y)
                break
        for y in range(south, north + 1):
            if state[row + y]:
                top = z + 1
                break
    eastward = westward = _columns_of_wood(state, top)
    for shift in (1, 2, 4, 8, 16):
        eastward |= eastward << shift
        westward |= westward >> shift
    bounds[INSIDE] = eastward & westward & BOX_BITS
    bounds[SOUTH], bounds[NORTH], bounds[TOP] = max(south, 1), min(north, SPAN - 2), top


@compiled(types.void(INTS, INTS, INTS), refcount=False)
def _columns(state: Ints, bounds: Ints, tops: Ints) -> None:
    """By height: the columns whose wood ends there; those of pawns are left out."""
    taken = tops[:SPAN]  # a height that no column has
    for i in range(GRID):
        tops[i] = 0
    for seat in range(2):
        if state[PAWN + seat]:
            place = (state[PAWN + seat] - 1) % AREA
            taken[place // SPAN] |= 1 << place % SPAN
    for z in range(bounds[TOP] - 1, -1, -1):
        for y in range(bounds[SOUTH], bounds[NORTH] + 1):
            wood = state[WOOD + z * SPAN + y]
            tops[(z + 2) * SPAN + y] = wood & ~taken[y]
            taken[y] |= wood
    for y in range(SITE):
        tops[SPAN + y + BEYOND] = (state[LAND + y] << BEYOND) & ~taken[y + BEYOND]
    for y in range(SPAN):
        taken[y] = 0


@compiled(types.void(INTS, INTS, INT, INTS), refcount=False)
def _standing_room(state: Ints, bounds: Ints, other: int, stand: Ints) -> None:
    """By height: the places on wood with room above (T18)."""
    for i in range(GRID):
        stand[i] = 0
    for z in range(bounds[TOP]):
        for y in range(bounds[SOUTH], bounds[NORTH] + 1):
            row = WOOD + z * SPAN + y
            room = state[row]
            if room and z + 1 < HEIGHT:
                room &= ~state[row + SPAN]
            if room and z + 2 < HEIGHT:
                room &= ~state[row + 2 * SPAN]
            stand[(z + 2) * SPAN + y] = room
    if state[PAWN + other]:  # it fills two cells: nobody stands in them or right below
        place = state[PAWN + other] - 1
        row, bit = place // SPAN + SPAN, 1 << place % SPAN
        for k in range(-1, 2):
            if row + k * SPAN < GRID:
                stand[row + k * SPAN] &= ~bit


@compiled(types.void(INTS, INTS, INTS, INT), refcount=False)
def _flood(reached: Ints, stand: Ints, bounds: Ints, top: int) -> None:
    """Walks on from the places reached, as far as it goes."""
    going = True
    while going:
        going = False
        for height in range(1, top + 1):
            for y in range(bounds[SOUTH], bounds[NORTH] + 1):
                at = (height + 1) * SPAN + y
                left = stand[at] & ~reached[at]
                if left:
                    new = left & _steps_from(reached, at)
                    if new:
                        reached[at] |= new
                        going = True


@compiled(INT(INTS, INTS, INT), refcount=False)
def _highest(reached: Ints, bounds: Ints, top: int) -> int:
    for height in range(top, 0, -1):
        for y in range(bounds[SOUTH], bounds[NORTH] + 1):
            if reached[(height + 1) * SPAN + y]:
                return height
    return 0


@compiled(INT(INTS, INT), inline=True)
def _left(state: Ints, length: int) -> int:
    """Bars of a length that are left, in hand or not."""
    return state[SUPPLY + length - 1] + (state[HAND] == length) + (state[HAND + 1] == length)


@compiled(types.void(INTS, INTS, INT, INTS, INTS, INTS, INTS, INTS, INTS), refcount=False)
def _climb(
    state: Ints,
    bounds: Ints,
    seat: int,
    tops: Ints,
    fill: Ints,
    stand: Ints,
    reached: Ints,
    more: Ints,
    found: Ints,
) -> None:
    """How high a pawn can go with 0 … DEPTH bars more, on how many places it can go that high now, and which
    lengths take it one up, and then one more."""
    for k in range(CLIMB):
        found[k] = 0
    if state[PAWN + seat] == 0:
        return
    for i in range(GRID):
        reached[i] = 0
    _standing_room(state, bounds, 1 - seat, stand)
    place = state[PAWN + seat] - 1
    reached[SPAN + place // SPAN] |= 1 << place % SPAN
    _flood(reached, stand, bounds, bounds[TOP])
    high = max(_highest(reached, bounds, bounds[TOP]), place // AREA)
    found[0] = high
    for y in range(SPAN):
        found[NUMBER] += count_bits(reached[(high + 1) * SPAN + y])
    if high < HEIGHT:
        _lengths(state, bounds, tops, reached, more, high, found)
    for bars in range(1, DEPTH + 1):
        if found[bars - 1] < HEIGHT:
            top = min(HEIGHT, bounds[TOP] + bars)
            _imagine(fill, reached, more, bounds, top)
            _flood(reached, stand, bounds, bounds[TOP])
            found[bars] = max(_highest(reached, bounds, top), found[bars - 1])
        else:
            found[bars] = HEIGHT


@compiled(types.void(INTS, INTS, INTS, INTS, INTS, INT, INTS), refcount=False)
def _lengths(state: Ints, bounds: Ints, tops: Ints, reached: Ints, more: Ints, high: int, found: Ints) -> None:
    """The lengths that take the pawn one up beside where it can go, standing or lying; and those that go on from
    there. `more` gets the cells of the places one up, in its second rows."""
    south, north = bounds[SOUTH], bounds[NORTH]
    base, near, next_to = more[:SPAN], more[SPAN : 2 * SPAN], more[2 * SPAN : 3 * SPAN]
    for i in range(3 * SPAN):
        more[i] = 0
    for y in range(south, north + 1):
        next_to[y] = _around(reached, (high + 1) * SPAN + y)
        if next_to[y] == 0:
            continue
        for length in range(1, high + 2):
            here = tops[(high + 2 - length) * SPAN + y] & next_to[y]
            if here and _left(state, length):
                found[ONE_UP] |= 1 << length
                near[y] |= here
    for y in range(south, north + 1):
        base[y] = state[WOOD + (high - 1) * SPAN + y] if high else BOX_BITS
        next_to[y] &= _room_to_stand(state, high, y) & bounds[INSIDE]
    found[LYING_ONE_UP] = _lying(state, bounds, base, next_to, near, FREE + high * SPAN)
    if high + 2 > HEIGHT or found[ONE_UP] | found[LYING_ONE_UP] == 0:
        return
    for y in range(south, north + 1):
        next_to[y] = _around(near, y)
        if next_to[y] == 0:
            continue
        for length in range(1, min(high + 2, LENGTHS) + 1):
            if tops[(high + 3 - length) * SPAN + y] & next_to[y] and _left(state, length):
                found[TWO_UP] |= 1 << length
    for y in range(south, north + 1):
        base[y] = near[y] | state[WOOD + high * SPAN + y]
        next_to[y] &= _room_to_stand(state, high + 1, y) & bounds[INSIDE]
    found[LYING_TWO_UP] = _lying(state, bounds, base, next_to, near, FREE + (high + 1) * SPAN)


@compiled(INT(INTS, INT, INT), inline=True)
def _room_to_stand(state: Ints, level: int, y: int) -> int:
    """The free cells of a row with room for a pawn above."""
    row = level * SPAN + y
    room = state[FREE + row]
    if level + 1 < HEIGHT:
        room &= ~state[WOOD + row + SPAN]
    if level + 2 < HEIGHT:
        room &= ~state[WOOD + row + 2 * SPAN]
    return room


@compiled(INT(INT, INT), inline=True)
def _spread(bits: int, length: int) -> int:
    """The cells covered by runs of a length that begin at the bits."""
    run = 1
    while run < length:
        step = min(run, length - run)
        bits |= bits << step
        run += step
    return bits


@compiled(INT(INTS, INTS, INTS, INTS, INTS, INT), refcount=False)
def _lying(state: Ints, bounds: Ints, base: Ints, wanted: Ints, covered: Ints, free: int) -> int:
    """The lengths of which a bar can lie over a cell that is wanted, with something under it on both sides of its
    middle: one that has not needs others beside it or on it (T15). Adds the cells that are wanted and covered."""
    south, north = bounds[SOUTH], bounds[NORTH]
    left = found = 0
    for length in range(1, LENGTHS + 1):
        left |= (_left(state, length) > 0) << length
    for y in range(south, north + 1):  # along x
        if wanted[y] == 0:
            continue
        fits, near, under = state[free + y], wanted[y], base[y]
        for length in range(1, LENGTHS + 1):
            fits &= state[free + y] >> (length - 1)
            near |= wanted[y] >> (length - 1)
            half = (length + 1) >> 1
            under |= base[y] >> (half - 1)
            begins = fits & near & under & (under >> (length - half))
            if fits & near == 0:
                if fits == 0:
                    break
            elif begins and (left >> length) & 1:
                found |= 1 << length
                covered[y] |= _spread(begins, length) & wanted[y]
    for y in range(max(0, south - LENGTHS + 1), north + 1):  # along y
        fits, near, under = state[free + y], wanted[y], base[y]
        for length in range(2, min(LENGTHS, SPAN - y) + 1):
            last = y + length - 1
            fits &= state[free + last]
            if fits == 0:
                break
            near |= wanted[last]
            half = (length + 1) >> 1
            under |= base[y + half - 1]
            if fits & near & under == 0 or not (left >> length) & 1:
                continue
            other = 0
            for k in range(length - half, length):
                other |= base[y + k]
            begins = fits & near & under & other
            if begins:
                found |= 1 << length
                for k in range(length):
                    covered[y + k] |= begins & wanted[y + k]
    return found


@compiled(types.void(INTS, INTS, INTS, INTS), refcount=False)
def _places_to_fill(state: Ints, bounds: Ints, tops: Ints, fill: Ints) -> None:
    """By height: where a bar that is left would make a place, upright on its column."""
    for i in range(GRID):
        fill[i] = 0
    for length in range(1, LENGTHS + 1):
        if _left(state, length):
            for i in range(SPAN, min((bounds[TOP] + 2) * SPAN, GRID - (length + 1) * SPAN)):
                fill[i + length * SPAN] |= tops[i]


@compiled(types.void(INTS, INTS, INTS, INTS, INT), refcount=False)
def _imagine(fill: Ints, reached: Ints, more: Ints, bounds: Ints, top: int) -> None:
    """Adds the places that one bar more leads to."""
    for height in range(1, top + 1):
        for y in range(bounds[SOUTH], bounds[NORTH] + 1):
            at = (height + 1) * SPAN + y
            left = fill[at] & ~reached[at]
            more[at] = left & _steps_from(reached, at) if left else 0
    for height in range(1, top + 1):
        for y in range(bounds[SOUTH], bounds[NORTH] + 1):
            at = (height + 1) * SPAN + y
            reached[at] |= more[at]


@compiled(INT(INTS, INT, INT), refcount=False)
def _rolls(state: Ints, one: int, two: int) -> int:
    """The rolls, as bits, that bring a pawn one up; from bit 16 on, those that bring it two up (T6)."""
    found = 0
    for roll in range(1, LENGTHS + 1):
        if (one >> roll) & 1:
            found |= 1 << roll
        for a in range(1, roll):
            b = roll - a
            if not (one >> a) & 1 or _left(state, b) <= (a == b):
                continue
            found |= 1 << roll
            if (two >> b) & 1:
                found |= 1 << (16 + roll)
    return found


@compiled(INT(INTS, INT, INT), inline=True)
def _mark(active: Ints, n: int, feature: int) -> int:
    active[n] = feature
    return n + 1


@compiled(INT(INTS, INT, INTS, INT, INTS, INT), refcount=False)
def _pawn(state: Ints, seat: int, climb: Ints, first: int, active: Ints, n: int) -> int:
    """The features of one pawn; returns how many are active so far."""
    height = max(state[PAWN + seat] - 1, 0) // AREA
    n = _mark(active, n, first + HEIGHTS + height)
    for bars in range(DEPTH + 1):
        n = _mark(active, n, first + REACHES + LEVELS * bars + climb[bars])
    n = _mark(active, n, first + PLACES + min(climb[NUMBER], MOST_PLACES - 1))
    for length in range(1, LENGTHS + 1):
        if (climb[ONE_UP] >> length) & 1:
            n = _mark(active, n, first + STEPS + length - 1)
        if (climb[TWO_UP] >> length) & 1:
            n = _mark(active, n, first + STEPS + LENGTHS + length - 1)
        if (climb[LYING_ONE_UP] >> length) & 1:
            n = _mark(active, n, first + STEPS + 2 * LENGTHS + length - 1)
        if (climb[LYING_TWO_UP] >> length) & 1:
            n = _mark(active, n, first + STEPS + 3 * LENGTHS + length - 1)
    rolls = _rolls(state, climb[ONE_UP] | climb[LYING_ONE_UP], climb[TWO_UP] | climb[LYING_TWO_UP])
    one, two = count_bits(rolls & 0xFFFF), count_bits(rolls >> 16)
    n = _mark(active, n, first + ROLLS + one)
    n = _mark(active, n, first + ROLLS + LEVELS + two)
    if climb[0] == HEIGHT - 1:
        n = _mark(active, n, first + LAST + one)
    elif climb[0] == HEIGHT - 2:
        n = _mark(active, n, first + LAST + LEVELS + two)
    return n


@compiled(INT(INTS, INTS), refcount=False)
def _gain(state: Ints, climb: Ints) -> int:
    """How many steps up the roll or the hand brings."""
    one, two = climb[ONE_UP] | climb[LYING_ONE_UP], climb[TWO_UP] | climb[LYING_TWO_UP]
    if state[PHASE] == TAKING:
        rolls = _rolls(state, one, two)
        return 2 if (rolls >> (16 + state[ROLLED])) & 1 else (rolls >> state[ROLLED]) & 1
    if state[PHASE] != BUILDING:
        return 0
    a, b = state[HAND], state[HAND + 1]  # 0 is no length: no bit stands for it
    if ((one >> a) & 1 and (two >> b) & 1) or ((one >> b) & 1 and (two >> a) & 1):
        return 2
    return 1 if (one >> a) & 1 or (one >> b) & 1 else 0


@compiled(INT(INTS), inline=True)
def view(state: Ints) -> int:
    """From whose view, 0 or 1: the seat to act; before a roll the other one, whose turn has ended."""
    return 2 - state[SEAT] if state[PHASE] == ROLLING else state[SEAT] - 1


@compiled(types.int64(INTS, INTS), noinline=True)
def features(state: Ints, active: Ints) -> int:
    """Writes the active features; returns how many."""
    tops, fill, stand = np.empty(GRID, np.int64), np.empty(GRID, np.int64), np.empty(GRID, np.int64)
    reached, more = np.empty(GRID, np.int64), np.empty(GRID, np.int64)
    own_climb, climb = np.empty(CLIMB, np.int64), np.empty(CLIMB, np.int64)
    bounds = np.empty(BOUNDS, np.int64)
    survey(state)
    _bound(state, bounds)
    _columns(state, bounds, tops)
    _places_to_fill(state, bounds, tops, fill)
    own = view(state)
    _climb(state, bounds, own, tops, fill, stand, reached, more, own_climb)
    _climb(state, bounds, 1 - own, tops, fill, stand, reached, more, climb)
    n = _pawn(state, own, own_climb, 0, active, 0)
    n = _pawn(state, 1 - own, climb, PER_PAWN, active, n)
    held = (state[HAND] > 0) + (state[HAND + 1] > 0) if state[PHASE] == BUILDING else 0
    gain = _gain(state, own_climb)
    over = state[PHASE] == ROLLING or (state[MOVED] and held == 0)  # the pawn moves no more in this turn
    high = max(state[PAWN + own] - 1, 0) // AREA if over else min(own_climb[0] + gain, LEVELS)
    n = _mark(active, n, TURN + high)
    n = _mark(active, n, RACE + LEVELS * high + climb[0])
    n = _mark(active, n, BOTH + LEVELS * own_climb[0] + climb[0])
    n = _mark(active, n, TO_TOP + (DEPTH + 2) * _bars_to_top(own_climb) + _bars_to_top(climb))
    n = _hand(state, held, gain, active, n)
    return _rest(state, own, active, n)


@compiled(INT(INTS), refcount=False)
def _bars_to_top(climb: Ints) -> int:
    for bars in range(DEPTH + 1):
        if climb[bars] == HEIGHT:
            return bars
    return DEPTH + 1


@compiled(INT(INTS, INT, INT, INTS, INT), refcount=False)
def _hand(state: Ints, held: int, gain: int, active: Ints, n: int) -> int:
    if held:
        first, second = max(state[HAND], state[HAND + 1]), min(state[HAND], state[HAND + 1])
        n = _mark(active, n, HOLDS + first - 1)
        if second:
            n = _mark(active, n, HOLDS + LENGTHS + second - 1)
    if state[PHASE] == TAKING:
        n = _mark(active, n, ROLL + state[ROLLED] - 1)
    if held == 2:
        n = _mark(active, n, IN_HAND)
    if state[PHASE] == TAKING or state[PHASE] == BUILDING:
        n = _mark(active, n, IN_HAND + 1 + gain)
    return n


@compiled(INT(INTS, INT, INTS, INT), refcount=False)
def _rest(state: Ints, own: int, active: Ints, n: int) -> int:
    """The moment, the supply, and where the pawns are."""
    n = _mark(active, n, MOMENT + state[PHASE])
    if state[MOVED] and state[PHASE] != ROLLING:
        n = _mark(active, n, MOMENT + PHASES)
    if state[HELD]:
        n = _mark(active, n, MOMENT + PHASES + 1)
    if state[DARING]:
        n = _mark(active, n, MOMENT + PHASES + 2)
    left = 0
    for length in range(LENGTHS):
        left += state[SUPPLY + length]
        for k in range(min(state[SUPPLY + length], LEFT_STEPS)):
            n = _mark(active, n, LEFT + LEFT_STEPS * length + k)
    n = _mark(active, n, ALL_LEFT + min(left // 5, ALL_STEPS - 1))
    if state[PAWN + own] and state[PAWN + 1 - own]:
        one, two = (state[PAWN + own] - 1) % AREA, (state[PAWN + 1 - own] - 1) % AREA
        x, y = one % SPAN, one // SPAN
        apart = abs(x - two % SPAN) + abs(y - two // SPAN)
        n = _mark(active, n, APART + min(apart, 9))
        edge = min(min(x - BEYOND, BEYOND + SITE - 1 - x), min(y - BEYOND, BEYOND + SITE - 1 - y))
        n = _mark(active, n, APART + 10 + max(0, min(edge, 4)))
    return n
