"""Talo's space and numbers: bars, cells, actions, and where everything lies in the array of a position.

Space is a box of 28 × 28 × 10 unit cells, x and y from −9 to 18, z from 0 to 9 (T2, T11):

    cell = (z × 28 + y + 9) × 28 + x + 9        row = z × 28 + y + 9, a row of cells along x, a bit each

There are 28 kinds of bars as they can lie or stand, by length and axis; a 1 is always written upright (T9):

    kind   0    1   2   3    4   5   6   …  25   26   27
          1z   2x  2y  2z   3x  3y  3z  …  10x  10y  10z

A placed bar is the number cell × 28 + kind, its cell being the one with the smallest coordinates: sorted by
that number bars lie bottom up. A place of a pawn is a cell with its height for z, from 0 to 10.

The actions:

    0                    .         end the turn, or decline a restart
    1 …      10          +7        a roll
    11 …     110         @x,y      put the pawn on the board: 11 + 10 y + x
    111 …    176         t7 t3+4   take: 111 + 11 a + b, a = 0 for a single bar
    177 …    8016        >x,y,h    move: 177 + the cell under the pawn
    8017 …   227536      5x@2,3,0  place: 8017 + 7840 × kind + cell
    227537 … 447056      … !       place and hold, in the same order

The position, `state[:LENGTH]`, and behind it the working memory:

    state[PHASE], state[SEAT]      what is to be done, and whose turn it is
    state[SEATS], state[DARING]    the options that stay: number of seats, collapse=dare
    state[ROLLS], state[ROLLED]    rolls of this turn and the last of them
    state[TAKEN], … + 1            the lengths taken this turn, the smaller first, 0 for none
    state[HAND], state[HAND + 1]   those of them still to be placed
    state[HELD]                    the bar that is held, + 1 (T13)
    state[MOVED]                   1: the pawn has moved since the last placement (T20)
    state[BUILT], state[BARREN]    bars placed this turn; turns in a row without one (T23)
    state[ENDED]                   how the game ended
    state[BARS]                    how many bars there are
    state[PAWN …]                  the place of each seat's pawn, + 1; 0 before it is put on the board
    state[SUPPLY …]                bars left of each length, from 1
    state[LAND …], state[SHORE …]  the board: its ten rows, a bit a cell: land, and land for starting (T3, T5)
    state[BAR …]                   the bars, each + 1, ascending; 0 behind the last
    state[FALLING …]               after a collapse: the bar that was held and the one placed last, each + 1 (T16)
"""

from functools import partial

import numpy as np
import numpy.typing as npt
from numba import types

from ziggurat import kernel
from ziggurat.kernel import Ints

Floats = npt.NDArray[np.float64]

# Rules and balance make no arrays themselves, and need not count who holds one.
compiled = partial(kernel.compiled, refcount=False)

# For signatures: a function that has one is compiled once, whatever it is called with.
INTS, FLOATS = types.int64[::1], types.float64[::1]
INT, FLOAT, TRUTH, NOTHING = types.int64, types.float64, types.boolean, types.void

SITE, SPAN, HEIGHT, BEYOND = 10, 28, 10, 9  # BEYOND: how far cells reach over the edge
AREA = SPAN * SPAN
CELLS = HEIGHT * AREA
ROWS = HEIGHT * SPAN
BOX_BITS = (1 << SPAN) - 1
LENGTHS, KINDS, ALL_BARS, MOST_SEATS = 10, 28, 55, 4
X, Y, Z = 0, 1, 2

# ── Actions ──────────────────────────────────────────────────────────────────────────────────────────────
END, ROLL, PUT, TAKE, MOVE, PLACE = 0, 1, 11, 111, 177, 8017
HOLD = PLACE + KINDS * CELLS
ACTIONS = HOLD + KINDS * CELLS

# ── The position ─────────────────────────────────────────────────────────────────────────────────────────
PHASE, SEAT, SEATS, DARING, ROLLS, ROLLED, TAKEN, HAND, HELD, MOVED, BUILT, BARREN, ENDED, BARS = (
    0, 1, 2, 3, 4, 5, 6, 8, 10, 11, 12, 13, 14, 15,
)  # fmt: skip
PAWN = 16
SUPPLY = PAWN + MOST_SEATS
LAND = SUPPLY + LENGTHS
SHORE = LAND + SITE
BAR = SHORE + SITE
FALLING = BAR + ALL_BARS
LENGTH = FALLING + 2

STARTING, RESTARTING, ROLLING, TAKING, BUILDING, FINISHING, FINISHED = range(7)  # phases
ON_TOP, COLLAPSED, USED_UP, STANDSTILL = 1, 2, 3, 4  # ends


@compiled()
def kind_of(length: int, axis: int) -> int:
    return 0 if length == 1 else 3 * length - 5 + axis


@compiled()
def length_of(kind: int) -> int:
    return (kind + 5) // 3


@compiled()
def axis_of(kind: int) -> int:
    return Z if kind == 0 else (kind - 1) % 3


@compiled()
def cell_at(x: int, y: int, z: int) -> int:
    return (z * SPAN + y + BEYOND) * SPAN + x + BEYOND


@compiled()
def bar_code(kind: int, cell: int) -> int:
    """A placed bar as the position has it."""
    return cell * KINDS + kind + 1


@compiled()
def x_of(cell: int) -> int:
    return cell % SPAN - BEYOND


@compiled()
def y_of(cell: int) -> int:
    return cell // SPAN % SPAN - BEYOND


@compiled()
def z_of(cell: int) -> int:
    return cell // AREA


@compiled()
def other_length(state: Ints, length: int) -> int:
    """The length of the second bar in hand beside one of this length, 0 if there is none."""
    return state[HAND + 1] if state[HAND] == length else state[HAND]


def kinds(length: int) -> range:
    """The kinds of bars of one length."""
    return range(1) if length == 1 else range(3 * length - 5, 3 * length - 2)
