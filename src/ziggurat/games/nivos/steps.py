"""What happens in an action of nivos, one thing after the other, for a client to show."""

from typing import Literal

from ziggurat.games.nivos.rules import (
    COLOUR,
    COPIES,
    DEPTH,
    MATE,
    OWES,
    PASS,
    RESERVE,
    SEAT,
    SHAPES,
    SQUARES,
    TOP,
    UNCOLOURED,
    WIDTH,
    apply,
    free_cylinders,
    side_of,
)
from ziggurat.games.nivos.state import (
    Plate,
    is_covered,
    laid_colour,
    laid_copy,
    level_of,
    note_laid,
    plate_of,
    squares_of,
    write_plate,
)
from ziggurat.kernel import Ints, compiled, lowest_bit
from ziggurat.schema.client_schema import ENCODE_ACTION, Encoder, Step


class Lay(Plate, Step, frozen=True, tag="lay"):
    """A seat lays a plate; the neutral one comes from the reserve."""

    source: Literal["hand", "reserve", "mate"]


class Cover(Plate, Step, frozen=True, tag="cover"):
    """A plate is now covered completely."""


class Pass(Step, frozen=True, tag="pass"):
    """A seat passes."""

    seat: int


class OpenLevel(Step, frozen=True, tag="level"):
    """A plate lies higher than all before it."""

    level: int


class Owe(Step, frozen=True, tag="owe"):
    """A seat is to choose a cylinder."""

    seat: int


class TakeCylinder(Step, frozen=True, tag="cylinder"):
    """A seat takes a cylinder."""

    seat: int
    height: int


AnyStep = Lay | Cover | Pass | OpenLevel | Owe | TakeCylinder
LAY, COVER, PASSES, OPEN_LEVEL, OWE, TAKE_CYLINDER = range(6)
FROM_HAND, FROM_RESERVE, FROM_MATE = range(3)


# ── What an action means ─────────────────────────────────────────────────────────────────────────────────
@compiled()
def lays(action: int) -> bool:
    return action < PASS or action >= MATE


@compiled()
def spot_of(action: int) -> int:
    """Where a plate is laid and how, as 36 × shape + square."""
    if action >= MATE:
        return action - MATE
    if action >= UNCOLOURED:
        return SQUARES * SHAPES + action - UNCOLOURED
    return action - RESERVE if action >= RESERVE else action


@compiled()
def source_of(action: int) -> int:
    if action >= MATE:
        return FROM_MATE
    return FROM_RESERVE if action >= RESERVE else FROM_HAND


# ── The steps, written ───────────────────────────────────────────────────────────────────────────────────
@compiled(ENCODE_ACTION)
def write_steps(state: Ints, action: int, out: Ints) -> int:
    seat, top, free = state[SEAT], state[TOP], free_cylinders(state)
    apply(state, action)
    out[0] = 0
    n = 1
    if lays(action):
        n = write_laying(state, seat, action, out)
    if action == PASS:
        n = write_step(PASSES, seat, out, n)
    if state[TOP] > max(top, 1):
        n = write_step(OPEN_LEVEL, state[TOP], out, n)
    if state[OWES]:
        n = write_step(OWE, seat, out, n)
    taken = free & ~free_cylinders(state)
    if taken:
        n = write_step(TAKE_CYLINDER, seat, out, n)
        out[n] = lowest_bit(taken) + 1
        n += 1
    return n


@compiled()
def write_step(step: int, first: int, out: Ints, n: int) -> int:
    """A step and its first field."""
    out[0] += 1
    out[n] = step
    out[n + 1] = first
    return n + 2


@compiled()
def write_laying(state: Ints, seat: int, action: int, out: Ints) -> int:
    """The plate that a seat has laid, and those that it has covered."""
    colour, source = COLOUR[spot_of(action) // SQUARES], source_of(action)
    copy = COPIES - 1 if source == FROM_RESERVE else side_of(state, seat)
    if UNCOLOURED <= action < PASS:
        copy = 0
    out[0] = 1
    out[1] = LAY
    n = write_plate(state, colour, copy, out, 2)
    out[n] = source
    return write_covered(state, plate_of(state, colour, copy), out, n + 1)


@compiled()
def write_covered(state: Ints, laid: int, out: Ints, n: int) -> int:
    """The plates right under the one just laid that have no bare square any more."""
    for i in range(note_laid(state)):
        under = plate_of(state, laid_colour(state, i), laid_copy(state, i))
        if (
            level_of(under) == level_of(laid) - 1
            and squares_of(under) & squares_of(laid)
            and is_covered(state, under)
        ):
            out[0] += 1
            out[n] = COVER
            n = write_plate(state, laid_colour(state, i), laid_copy(state, i), out, n + 1)
    return n


# A plate covers at most as many others as it has squares; one step of each other kind.
_MOST_COVERED = max(width * depth for width, depth in zip(WIDTH, DEPTH, strict=True))
steps: Encoder[list[AnyStep]] = Encoder(
    list[AnyStep], write_steps, capacity=1 + 11 + 10 * _MOST_COVERED + 2 + 2 + 2 + 3
)
