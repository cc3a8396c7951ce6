"""What is on talo's table: the view that clients get, and what a preview says of a bar before it is placed."""

from typing import Annotated, Literal

import numpy as np
from msgspec import UNSET, Struct, UnsetType

from ziggurat.games.talo.rules import LISTED, MOST_PLACES, SHORT_LIST, reachable
from ziggurat.games.talo.site import FREE, WOOD, fits_in, inside_box, survey
from ziggurat.games.talo.space import (
    AREA,
    BAR,
    BARS,
    BUILDING,
    CELLS,
    FALLING,
    HAND,
    HELD,
    HOLD,
    INT,
    INTS,
    KINDS,
    LAND,
    LENGTHS,
    MOST_SEATS,
    PAWN,
    PHASE,
    PLACE,
    ROLLED,
    ROLLS,
    SEAT,
    SEATS,
    SHORE,
    SITE,
    SPAN,
    SUPPLY,
    TAKEN,
    TRUTH,
    X,
    Z,
    axis_of,
    bar_code,
    compiled,
    length_of,
    x_of,
    y_of,
    z_of,
)
from ziggurat.games.talo.statics.balance import long_axis, set_bar
from ziggurat.games.talo.statics.falling import MOVING, fall_of, margin_of, moving_bars, side_of, weakest_cell
from ziggurat.games.talo.statics.simplex import BOX, BOX_SIZE, RAY, ROOM
from ziggurat.kernel import Ints
from ziggurat.schema.client_schema import ENCODE, ENCODE_ACTION, Encoder, Letters, Text

PAWN_COLOURS = ("red", "blue", "yellow", "green")  # by seat (T4)
GLANCE = 0.02  # the precision of a margin while a bar is still in the air
SAFE = 0.1  # a smaller margin is worth a warning

Phase = Literal["start", "restart", "roll", "take", "build", "finish", "over"]  # in the order of `space`
Axis = Literal["x", "y", "z"]
Side = Literal["e", "w", "n", "s", "d"]  # in the order of `falling`; d: straight down
Cell = tuple[int, int, int]
Vector = tuple[float, float, float]
BarName = Annotated[str, Text((int, Axis, "@", int, ",", int, ",", int))]


class Bar(Struct, frozen=True):
    """A bar, by the cell with the smallest coordinates."""

    length: int
    axis: Axis
    at: Cell


class PlacedBar(Struct, frozen=True):
    """A bar of the construction."""

    length: int
    axis: Axis  # z: upright
    at: Cell  # the one with the smallest coordinates
    held: bool  # until the second bar is placed (T13)


class Pawn(Struct, frozen=True):
    """A pawn; at height 0 it stands on the board."""

    x: int
    y: int
    height: int
    colour: Literal["red", "blue", "yellow", "green"]


class Motion(Struct, frozen=True):
    """How a bar begins to fall: the velocity of its middle, and its turning, both along x, y and z."""

    bar: BarName
    velocity: Vector
    turning: Vector


class Fall(Struct, frozen=True):
    """The first moment of a fall."""

    side: Side  # where its heaviest part goes; d: straight down
    moving: list[Motion]  # of the bars that move


class View(Struct, frozen=True):
    """What can be seen on the table."""

    phase: Phase  # what is to be done
    seat: int  # whose turn it is
    land: list[Annotated[str, Letters("~+#")]]  # from the south: water, land, land where pawns may start
    bars: list[PlacedBar]  # the lowest first
    pawns: list[Pawn | None]  # by seat
    supply: list[int]  # how many bars of each length, from 1
    rolled: int  # the last roll
    rolls: int  # in this turn
    taken: list[int]  # the lengths taken in this turn
    hand: list[int]  # those of them that are not placed yet
    reachable: list[Cell]  # where the pawn may stand next, with its height
    fall: Fall | UnsetType = UNSET  # only after a collapse


class Verdict(Struct, frozen=True):
    """What the balance says of a bar before it is placed: how it would fall, or how safely all would stand.

    `rests` are the filled cells right under it; on the board there are none. `weakest` is the cell, of wood or,
    with z = -1, of the board, that carries what would give way first, where that is not far.
    """

    bar: Bar
    rests: list[Cell]
    fall: Fall | None
    margin: float | None
    weakest: Cell | None


# ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────
@compiled()
def write_cell(x: int, y: int, z: int, out: Ints, n: int) -> int:
    out[n] = x
    out[n + 1] = y
    out[n + 2] = z
    return n + 3


@compiled(INT(INT, INTS, INT))
def write_bar(code: int, out: Ints, n: int) -> int:
    """A bar as the position has it: its length, its axis and its cell; its name is written the same."""
    kind, cell = (code - 1) % KINDS, (code - 1) // KINDS
    out[n] = length_of(kind)
    out[n + 1] = axis_of(kind)
    return write_cell(x_of(cell), y_of(cell), z_of(cell), out, n + 2)


@compiled(INT(INT, INT, INTS, INT))
def write_lengths(first: int, second: int, out: Ints, n: int) -> int:
    """A list of one or two lengths, or none: 0 is no bar."""
    out[n] = 0
    at = n
    for length in (first, second):
        if length:
            out[n] += 1
            at += 1
            out[at] = length
    return at + 1


@compiled(INT(INTS, INT, INTS, INT))
def write_fall(state: Ints, bars: int, out: Ints, n: int) -> int:
    """The fall that `fall_of` has found."""
    ray = state[RAY : RAY + 6 * ROOM].view(np.float64)
    numbers = out.view(np.float64)
    out[n] = side_of(state, bars)
    out[n + 1] = moving_bars(state, bars)
    n += 2
    for bar in range(bars):
        if not state[MOVING + bar]:
            continue
        b = BOX + bar * BOX_SIZE
        out[n] = state[b + 6]
        out[n + 1] = long_axis(state, bar)
        n = write_cell(state[b], state[b + 1], state[b + 2], out, n + 2)
        up, about_x, about_y, east, north, about_z = 0, 1, 2, 3, 4, 5
        for k in (east, north, up, about_x, about_y, about_z):
            numbers[n] = ray[6 * bar + k]
            n += 1
    return n


@compiled(INT(INTS, INTS, INT))
def write_land(state: Ints, out: Ints, n: int) -> int:
    out[n] = SITE
    n += 1
    for y in range(SITE):
        out[n] = SITE
        for x in range(SITE):
            out[n + 1 + x] = (state[LAND + y] >> x & 1) + (state[SHORE + y] >> x & 1)
        n += 1 + SITE
    return n


@compiled(INT(INTS, INTS, INT))
def write_pieces(state: Ints, out: Ints, n: int) -> int:
    """Bars, pawns and supply."""
    out[n] = state[BARS]
    n += 1
    for i in range(state[BARS]):
        n = write_bar(state[BAR + i], out, n)
        out[n] = state[BAR + i] == state[HELD]
        n += 1
    out[n] = state[SEATS]
    n += 1
    for seat in range(state[SEATS]):
        place = state[PAWN + seat] - 1
        out[n] = place >= 0
        n += 1
        if place >= 0:
            n = write_cell(x_of(place), y_of(place), z_of(place), out, n)
            out[n] = seat
            n += 1
    out[n] = LENGTHS
    for length in range(LENGTHS):
        out[n + 1 + length] = state[SUPPLY + length]
    return n + 1 + LENGTHS


@compiled(INT(INTS, INTS, INT))
def write_reachable(state: Ints, out: Ints, n: int) -> int:
    under = state[LISTED : LISTED + SHORT_LIST]
    count = reachable(state, under)
    out[n] = count
    n += 1
    for k in range(count):
        cell = under[k]
        n = write_cell(x_of(cell), y_of(cell), z_of(cell) + 1, out, n)
    return n


@compiled(ENCODE, noinline=True)
def write_view(state: Ints, out: Ints) -> int:
    out[0] = state[PHASE]
    out[1] = state[SEAT]
    n = write_pieces(state, out, write_land(state, out, 2))
    out[n] = state[ROLLED]
    out[n + 1] = state[ROLLS]
    n = write_lengths(state[TAKEN], state[TAKEN + 1], out, n + 2)
    n = write_lengths(state[HAND], state[HAND + 1], out, n)
    return write_collapse(state, out, write_reachable(state, out, n))


@compiled(INT(INTS, INTS, INT))
def write_collapse(state: Ints, out: Ints, n: int) -> int:
    """How the construction came down at the end of a daring game (T16), or nothing."""
    bars = fall_of(state, state[FALLING], state[FALLING + 1]) if state[FALLING + 1] else 0
    out[n] = bars > 0
    return write_fall(state, bars, out, n + 1) if bars else n + 1


MOST_FALLING = 2 + 11 * ROOM
LAND_ROOM, BARS_ROOM, PAWNS_ROOM = 1 + SITE * (1 + SITE), 1 + 6 * ROOM, 1 + 5 * MOST_SEATS
VIEW_ROOM = 2 + LAND_ROOM + BARS_ROOM + PAWNS_ROOM + 1 + LENGTHS + 2 + 3 + 3 + 1 + 3 * MOST_PLACES + 1
view: Encoder[View] = Encoder(View, write_view, capacity=VIEW_ROOM + MOST_FALLING)


# ── Before a bar is placed ───────────────────────────────────────────────────────────────────────────────
@compiled(INT(INTS, INT, INT, INTS, INT))
def write_rests(state: Ints, kind: int, cell: int, out: Ints, n: int) -> int:
    """The filled cells right under a bar; the survey is done."""
    axis = axis_of(kind)
    step = 1 if axis == X else SPAN
    out[n] = 0
    at = n + 1
    for k in range(1 if axis == Z else length_of(kind)):
        under = cell + k * step - AREA
        if under >= 0 and (state[WOOD + under // SPAN] >> under % SPAN) & 1:
            out[n] += 1
            at = write_cell(x_of(under), y_of(under), z_of(under), out, at)
    return at


@compiled(INT(INTS, INT, INT, INTS, INT))
def write_safety(state: Ints, kind: int, cell: int, out: Ints, n: int) -> int:
    """How safely all stands with a bar more, and where it would give way first if that is not very safe."""
    for i in range(state[BARS]):
        set_bar(state, i, (state[BAR + i] - 1) % KINDS, (state[BAR + i] - 1) // KINDS)
    set_bar(state, state[BARS], kind, cell)
    safe = margin_of(state, state[BARS] + 1, GLANCE)
    out[n] = 1
    out.view(np.float64)[n + 1] = safe
    out[n + 2] = 0
    if safe >= SAFE:
        return n + 3
    found, x, y, z = weakest_cell(state, state[BARS] + 1, safe + GLANCE)
    if not found:
        return n + 3
    out[n + 2] = 1
    return write_cell(x, y, z, out, n + 3)


@compiled(TRUTH(INTS, INT, INT))
def is_clear(state: Ints, kind: int, cell: int) -> bool:
    """Whether the cells of a bar hold nothing else: only then has its balance a meaning (T10)."""
    if not inside_box(kind, cell // SPAN):
        return False
    survey(state)
    return fits_in(state, FREE, kind, cell)


@compiled(ENCODE_ACTION, noinline=True)
def write_preview(state: Ints, action: int, out: Ints) -> int:
    """Nothing, unless the action places a bar where it could be."""
    number = (action - PLACE) % (HOLD - PLACE)
    kind, cell = number // CELLS, number % CELLS
    out[0] = action >= PLACE and state[PHASE] == BUILDING and is_clear(state, kind, cell)
    if not out[0]:
        return 1
    n = write_bar(bar_code(kind, cell), out, 1)
    n = write_rests(state, kind, cell, out, n)
    bars = fall_of(state, state[HELD], bar_code(kind, cell))
    out[n] = bars > 0
    if not bars:
        return write_safety(state, kind, cell, out, n + 1)
    n = write_fall(state, bars, out, n + 1)
    out[n] = out[n + 1] = 0
    return n + 2


PREVIEW_ROOM = 1 + 5 + 1 + 3 * LENGTHS + 1 + MOST_FALLING + 2 + 4
preview: Encoder[Verdict | None] = Encoder(Verdict | None, write_preview, capacity=PREVIEW_ROOM)
