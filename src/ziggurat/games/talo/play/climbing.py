"""How high pawns of talo can go: where they walk now, how high one can step on a bar that is imagined, and what
that makes of a position.
"""

from typing import Any

from numba import types

from ziggurat.bots.engine.heuristics import EVALUATE
from ziggurat.games.talo.site import REACHED, WOOD, note_footholds, survey, walk
from ziggurat.games.talo.space import (
    AREA,
    BUILDING,
    FINISHING,
    HAND,
    HEIGHT,
    INT,
    INTS,
    NOTHING,
    PAWN,
    PHASE,
    ROWS,
    SEAT,
    SEATS,
    SPAN,
    STARTING,
    X,
    Y,
    axis_of,
    compiled,
    length_of,
)
from ziggurat.kernel import Ints, count_bits, exp


@compiled(INT(INTS))
def highest_reached(state: Ints) -> int:
    """The greatest height among the places marked as reached; 0 for none."""
    for row in range(ROWS - 1, -1, -1):
        if state[REACHED + row]:
            return row // SPAN + 1
    return 0


@compiled(NOTHING(INTS, INT))
def look_around(state: Ints, seat: int) -> None:
    """Marks in REACHED where the pawn of a seat can go; the wood must have been surveyed."""
    acting = state[SEAT]
    state[SEAT] = seat
    note_footholds(state, False)
    walk(state, False)
    state[SEAT] = acting


@compiled(INT(INTS, INT))
def climb(state: Ints, cell: int) -> int:
    """The height of the top of a cell if the pawn can step there from where it can go now, else 0."""
    z, y, x = cell // AREA, cell // SPAN % SPAN, cell % SPAN
    for k in range(1, 3):
        if z + k < HEIGHT and (state[WOOD + (z + k) * SPAN + y] >> x) & 1:
            return 0
    place = state[PAWN + state[SEAT] - 1] - 1
    for side in range(4):
        nx, ny = x + (side == 0) - (side == 1), y + (side == 2) - (side == 3)
        if nx < 0 or nx >= SPAN or ny < 0 or ny >= SPAN:
            continue
        if abs(place // AREA - (z + 1)) <= 1 and place % AREA == ny * SPAN + nx and (place >= AREA or z == 0):
            return z + 1
        for level in range(max(z - 1, 0), min(z + 2, HEIGHT)):
            if (state[REACHED + level * SPAN + ny] >> nx) & 1:
                return z + 1
    return 0


@compiled(INT(INTS, INT, INT))
def climb_over(state: Ints, kind: int, cell: int) -> int:
    """The greatest height that the pawn can step to on a bar placed there."""
    axis, length = axis_of(kind), length_of(kind)
    if axis in (X, Y):
        best = 0
        for k in range(length):
            best = max(best, climb(state, cell + k * (1 if axis == X else SPAN)))
        return best
    return climb(state, cell + (length - 1) * AREA)


# ── Who is ahead ─────────────────────────────────────────────────────────────────────────────────────────
THREE = types.UniTuple(types.float64, 3)  # type: ignore[no-untyped-call]
# Fitted to 624 games (`benchmarks/bots.py collect`): what a pawn's place is worth, and what is left of a turn.
PER_HEIGHT, PER_REACH, PER_PLACE, AT_TOP, UP_NOW = 0.032, 0.32, 0.04, 2.06, 2.74
TURN_TO_COME, TWO_LEFT, ONE_LEFT, TURN_DONE = 0.46, 0.58, 0.1, -0.34


@compiled(THREE(INTS, INT))
def glance(state: Ints, seat: int) -> tuple[float, float, float]:
    """How high the pawn of a seat (from 0) stands, how high it can go, on how many places that high."""
    if state[PAWN + seat] == 0:
        return 0.0, 0.0, 0.0
    survey(state)
    look_around(state, seat + 1)
    height = (state[PAWN + seat] - 1) // AREA
    reach = max(height, highest_reached(state))
    places = 0
    for row in range(max(reach - 1, 0) * SPAN, reach * SPAN):
        places += count_bits(state[REACHED + row])
    return 1.0 * height, 1.0 * reach, 1.0 * min(places, 8)


@compiled(types.float64(INTS, types.float64))
def tempo(state: Ints, reach: float) -> float:
    """What it is worth to be the one to act, by what is left to do of the turn: a bar placed is seen in the reach,
    one still to come is not. Without this a line of play would look the better the later in a turn it is cut."""
    if state[PHASE] == STARTING:
        return 0.0
    if state[PHASE] == FINISHING:
        return TURN_DONE
    if reach == HEIGHT:
        return UP_NOW
    if state[PHASE] == BUILDING:
        return TWO_LEFT if state[HAND] and state[HAND + 1] else ONE_LEFT
    return TURN_TO_COME


@compiled(EVALUATE)
def evaluate(state: Ints, net: Any, out: Any) -> None:
    total = 0.0
    for seat in range(state[SEATS]):
        height, reach, places = glance(state, seat)
        standing = PER_HEIGHT * height * height + PER_REACH * reach + PER_PLACE * places
        if reach == HEIGHT:
            standing += AT_TOP
        if seat + 1 == state[SEAT]:
            standing += tempo(state, reach)
        out[seat] = exp(standing)
        total += out[seat]
    for seat in range(state[SEATS]):
        out[seat] /= total
