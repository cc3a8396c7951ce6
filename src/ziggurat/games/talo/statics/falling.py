"""How a construction falls, how safely it stands, and where it would give way first: the balance told in numbers.

Everything is about the bars of the table (`balance.set_bar`); a fall is read from RAY, the motion that the balance
finds where no forces keep the bars at rest. Made readable, a motion is measured by its largest number and has six
digits behind the point.
"""

from typing import Any

import numpy as np
from numba import types

from ziggurat.games.talo.space import BAR, BARS, FLOAT, INT, INTS, KINDS, NOTHING, TRUTH, compiled
from ziggurat.games.talo.statics.balance import (
    INSET,
    STILL,
    TOUCHING,
    lay_base,
    set_bar,
    stands,
    whole_stands,
)
from ziggurat.games.talo.statics.simplex import BOARD, BOX, BOX_SIZE, RAY, ROOM, centre
from ziggurat.kernel import Ints

WIDEST = 0.5  # an inset that leaves of a contact, one cell wide, only its middle line
HINGE = 0.1  # of what opens at its other end, as much as a support may open where it stays closed
MILLION = 1e6
FAR = 1e9  # wider than anything opens

MAYBE_CELL: Any = types.Tuple((TRUTH, INT, INT, INT))  # type: ignore[no-untyped-call]  # Numba's

MOVING = TOUCHING  # of each bar: whether it moves
EAST, WEST, NORTH, SOUTH, DOWN = range(5)  # sides


@compiled(NOTHING(INTS, INT))
def make_readable(state: Ints, bars: int) -> None:
    """Measures RAY by its largest number, rounds it, and notes in MOVING which bars move."""
    ray = state[RAY : RAY + 6 * ROOM].view(np.float64)
    largest = STILL
    for k in range(6 * bars):
        largest = max(largest, abs(ray[k]))
    for bar in range(bars):
        state[MOVING + bar] = 0
        for k in range(6 * bar, 6 * bar + 6):
            value = ray[k] / largest
            if abs(value) > STILL:
                state[MOVING + bar] = 1
            ray[k] = np.rint(value * MILLION) / MILLION + 0.0  # no −0.0


@compiled(INT(INTS, INT, INT), noinline=True)
def fall_of(state: Ints, first: int, second: int) -> int:
    """Lays out the bars of the position and, behind them, one or two that are let go last, as the position has
    them (0: none). If that falls, returns how many bars there are, and RAY is readable; if it stands, 0."""
    base = 0
    for i in range(state[BARS]):
        code = state[BAR + i]
        if code != first and code != second:
            set_bar(state, base, (code - 1) % KINDS, (code - 1) // KINDS)
            base += 1
    lay_base(state, base, INSET)
    bars = base
    for code in (first, second):
        if code:
            set_bar(state, bars, (code - 1) % KINDS, (code - 1) // KINDS)
            bars += 1
    if stands(state, base, bars, INSET):
        return 0
    make_readable(state, bars)
    return bars


@compiled(INT(INTS, INT))
def moving_bars(state: Ints, bars: int) -> int:
    count = 0
    for bar in range(bars):
        count += state[MOVING + bar]
    return count


@compiled(INT(INTS, INT))
def side_of(state: Ints, bars: int) -> int:
    """Where the heaviest part of a fall goes."""
    ray = state[RAY : RAY + 6 * ROOM].view(np.float64)
    worst, heaviest = -1, 0.0
    for bar in range(bars):
        loss = -ray[6 * bar] * state[BOX + bar * BOX_SIZE + 6]
        if state[MOVING + bar] and (worst < 0 or loss > heaviest):
            worst, heaviest = bar, loss
    # Turning about y tips towards east or west, about x towards south or north.
    east, north = ray[6 * worst + 2], -ray[6 * worst + 1]
    if max(abs(east), abs(north)) < STILL:
        return DOWN
    if abs(east) >= abs(north):
        return EAST if east > 0 else WEST
    return NORTH if north > 0 else SOUTH


# ── How safely it stands ─────────────────────────────────────────────────────────────────────────────────
@compiled(FLOAT(INTS, INT, FLOAT), noinline=True)
def margin_of(state: Ints, bars: int, precision: float) -> float:
    """The largest inset, up to 0.5, with which the bars of the table stand (T14)."""
    safe, fails = 0.0, WIDEST
    if whole_stands(state, bars, fails):
        return fails
    while fails - safe > precision:
        middle = (safe + fails) / 2
        if whole_stands(state, bars, middle):
            safe = middle
        else:
            fails = middle
    return safe


@compiled()
def support_under(state: Ints, bars: int, bar: int, x: int, y: int, z: int) -> int:
    """What is under a cell of a bar: another bar, the board, or −2 for nothing."""
    if z == 0:
        return BOARD
    for other in range(bars):
        b = BOX + other * BOX_SIZE
        inside = (
            state[b] <= x < state[b + 3] and state[b + 1] <= y < state[b + 4] and state[b + 2] < z <= state[b + 5]
        )
        if inside and other != bar:
            return other
    return -2


@compiled()
def lift(state: Ints, bar: int, x: float, y: float) -> float:
    """How fast a point of a bar, or right above or below it, goes up."""
    if bar == BOARD or state[MOVING + bar] == 0:
        return 0.0
    ray = state[RAY : RAY + 6 * ROOM].view(np.float64)
    middle_x, middle_y, _ = centre(state, bar)
    return ray[6 * bar] + ray[6 * bar + 1] * (y - middle_y) - ray[6 * bar + 2] * (x - middle_x)


@compiled()
def hinge_on(state: Ints, bars: int, bar: int, support: int, inset: float) -> tuple[float, int, int, int]:
    """Whether what carries a bar opens on one side only: how wide, or −1, and the cell where it stays closed."""
    b = BOX + bar * BOX_SIZE
    closed, widest = FAR, -FAR
    at_x = at_y = at_z = 0
    for x in range(state[b], state[b + 3]):
        for y in range(state[b + 1], state[b + 4]):
            for z in range(state[b + 2], state[b + 5]):
                if support_under(state, bars, bar, x, y, z) != support:
                    continue
                for corner_x in (x + inset, x + 1 - inset):
                    for corner_y in (y + inset, y + 1 - inset):
                        gap = lift(state, bar, corner_x, corner_y) - lift(state, support, corner_x, corner_y)
                        widest = max(widest, gap)
                        if gap < closed:
                            closed = gap
                            at_x, at_y, at_z = x, y, z - 1
    if closed < HINGE * widest:
        return widest, at_x, at_y, at_z
    return -1.0, 0, 0, 0


@compiled(MAYBE_CELL(INTS, INT, FLOAT), noinline=True)
def weakest_cell(state: Ints, bars: int, inset: float) -> tuple[bool, int, int, int]:
    """Where the bars of the table would give way first: the cell below the edge over which they would tip if the
    points of contact were moved inwards so far that they fall; z = −1: the board. False: they tip over none."""
    best = (-1.0, 0, 0, 0)
    if whole_stands(state, bars, inset):
        return False, 0, 0, 0
    make_readable(state, bars)
    for bar in range(bars):
        if state[MOVING + bar]:
            for support in range(BOARD, bars):
                found = hinge_on(state, bars, bar, support, inset)
                if found > best:
                    best = found
    return best[0] >= 0, best[1], best[2], best[3]
