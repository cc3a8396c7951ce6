"""Heuristics of talo: how high each pawn stands and can climb, which bars help it up; and its levels.

Playouts are not worth their time here: a position is evaluated as it is. The hundreds of placements are searched
in the order of how much they help the seat's own pawn, a few at first and more with every visit.
"""

from dataclasses import replace
from typing import Any

from numba import types

from ziggurat.bots.engine.heuristics import CANDIDATE_LIST, EVALUATE, ORDER, Heuristics, LevelSettings, Margins
from ziggurat.core import Settings
from ziggurat.games.talo.rules import list_moves, ready_to_weigh, stands_with
from ziggurat.games.talo.site import (
    CANDIDATES,
    REACHED,
    SLOT_KIND,
    WOOD,
    note_footholds,
    propose,
    survey,
    walk,
)
from ziggurat.games.talo.space import (
    AREA,
    BUILDING,
    CELLS,
    END,
    FINISHING,
    HAND,
    HEIGHT,
    HOLD,
    INT,
    INTS,
    MOVE,
    NOTHING,
    PAWN,
    PHASE,
    PLACE,
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
from ziggurat.kernel import Ints, below, count_bits, exp, exp2, lowest_bit

THREE = types.UniTuple(types.float64, 3)  # type: ignore[no-untyped-call]
# Fitted to 624 games (`benchmarks/bots.py collect`): what a pawn's place is worth, and what is left of a turn.
PER_HEIGHT, PER_REACH, PER_PLACE, AT_TOP, UP_NOW = 0.032, 0.32, 0.04, 2.06, 2.74
TURN_TO_COME, TWO_LEFT, ONE_LEFT, TURN_DONE = 0.46, 0.58, 0.1, -0.34


@compiled(INT(INTS))
def highest_reached(p: Ints) -> int:
    """The greatest height among the places marked as reached; 0 for none."""
    for row in range(ROWS - 1, -1, -1):
        if p[REACHED + row]:
            return row // SPAN + 1
    return 0


@compiled(NOTHING(INTS, INT))
def look_around(p: Ints, seat: int) -> None:
    """Marks in REACHED where the pawn of a seat can go; the wood must have been surveyed."""
    acting = p[SEAT]
    p[SEAT] = seat
    note_footholds(p, False)
    walk(p, False)
    p[SEAT] = acting


@compiled(THREE(INTS, INT))
def glance(p: Ints, seat: int) -> tuple[float, float, float]:
    """How high the pawn of a seat (from 0) stands, how high it can go, on how many places that high."""
    if p[PAWN + seat] == 0:
        return 0.0, 0.0, 0.0
    survey(p)
    look_around(p, seat + 1)
    height = (p[PAWN + seat] - 1) // AREA
    reach = max(height, highest_reached(p))
    places = 0
    for row in range(max(reach - 1, 0) * SPAN, reach * SPAN):
        places += count_bits(p[REACHED + row])
    return 1.0 * height, 1.0 * reach, 1.0 * min(places, 8)


@compiled(types.float64(INTS, types.float64))
def tempo(p: Ints, reach: float) -> float:
    """What it is worth to be the one to act, by what is left to do of the turn: a bar placed is seen in the reach,
    one still to come is not. Without this a line of play would look the better the later in a turn it is cut."""
    if p[PHASE] == STARTING:
        return 0.0
    if p[PHASE] == FINISHING:
        return TURN_DONE
    if reach == HEIGHT:
        return UP_NOW
    if p[PHASE] == BUILDING:
        return TWO_LEFT if p[HAND] and p[HAND + 1] else ONE_LEFT
    return TURN_TO_COME


@compiled(EVALUATE)
def evaluate(p: Ints, net: Any, out: Any) -> None:
    total = 0.0
    for seat in range(p[SEATS]):
        height, reach, places = glance(p, seat)
        standing = PER_HEIGHT * height * height + PER_REACH * reach + PER_PLACE * places
        if reach == HEIGHT:
            standing += AT_TOP
        if seat + 1 == p[SEAT]:
            standing += tempo(p, reach)
        out[seat] = exp(standing)
        total += out[seat]
    for seat in range(p[SEATS]):
        out[seat] /= total


# ── Which actions look good ──────────────────────────────────────────────────────────────────────────────
FURTHER, AS_HIGH, ELSEWHERE, HELD_BACK = 1.0, 0.25, 0.04, 0.3


@compiled(INT(INTS, INT))
def climb(p: Ints, cell: int) -> int:
    """The height of the top of a cell if the pawn can step there from where it can go now, else 0."""
    z, y, x = cell // AREA, cell // SPAN % SPAN, cell % SPAN
    for k in range(1, 3):
        if z + k < HEIGHT and (p[WOOD + (z + k) * SPAN + y] >> x) & 1:
            return 0
    place = p[PAWN + p[SEAT] - 1] - 1
    for side in range(4):
        nx, ny = x + (side == 0) - (side == 1), y + (side == 2) - (side == 3)
        if nx < 0 or nx >= SPAN or ny < 0 or ny >= SPAN:
            continue
        if abs(place // AREA - (z + 1)) <= 1 and place % AREA == ny * SPAN + nx and (place >= AREA or z == 0):
            return z + 1
        for level in range(max(z - 1, 0), min(z + 2, HEIGHT)):
            if (p[REACHED + level * SPAN + ny] >> nx) & 1:
                return z + 1
    return 0


@compiled(INT(INTS, INT, INT))
def climb_over(p: Ints, kind: int, cell: int) -> int:
    """The greatest height that the pawn can step to on a bar placed there."""
    axis, length = axis_of(kind), length_of(kind)
    if axis in (X, Y):
        best = 0
        for k in range(length):
            best = max(best, climb(p, cell + k * (1 if axis == X else SPAN)))
        return best
    return climb(p, cell + (length - 1) * AREA)


@compiled(ORDER)
def order(p: Ints, net: Any, actions: Ints, n: int, out: Any) -> None:
    survey(p)
    reach = 0
    if p[PAWN + p[SEAT] - 1]:
        look_around(p, p[SEAT])
        reach = max(highest_reached(p), (p[PAWN + p[SEAT] - 1] - 1) // AREA)
    for i in range(n):
        action = actions[i]
        out[i] = 1.0
        if action == END:
            out[i] = 0.2
        elif MOVE <= action < PLACE:
            out[i] = exp2((action - MOVE) // AREA + 1.0 - reach)
        elif action >= PLACE:
            at = action - (HOLD if action >= HOLD else PLACE)
            height = climb_over(p, at // CELLS, at % CELLS)
            out[i] = FURTHER if height > reach else AS_HIGH if height == reach and reach else ELSEWHERE
            if action >= HOLD:
                out[i] *= HELD_BACK


# ── Which placements are worth looking at ────────────────────────────────────────────────────────────────
# Testing every placement for balance is slow: TRIED are tested, and so many of each kind become candidates.
TAKEN_FURTHER, TAKEN_AS_HIGH, TAKEN_ELSEWHERE, TRIED = 16, 8, 8, 60


@compiled(INT(INTS, INT, INT, INT))
def promise(p: Ints, kind: int, cell: int, reach: int) -> int:
    """0 if a bar there takes the pawn further up, 1 if as high, 2 if it does nothing for it."""
    height = climb_over(p, kind, cell)
    return 0 if height > reach else 1 if height == reach and reach > 0 else 2


@compiled(INT(INTS, INTS, INTS, INT, INT, INT, INT, INT, INT))
def add_standing(
    p: Ints, rng: Ints, actions: Ints, n: int, slots: int, base: int, reach: int, wanted: int, most: int
) -> int:
    """Adds placements of one promise that stand, looking from anywhere on; returns how many actions there are."""
    tried, taken = 0, 0
    rows = slots * ROWS
    begin = below(rng, rows)
    for k in range(rows):
        at = (begin + k) % rows
        left = p[CANDIDATES + at]
        while left:
            cell = at % ROWS * SPAN + lowest_bit(left)
            left &= left - 1
            kind = p[SLOT_KIND + at // ROWS]
            if promise(p, kind, cell, reach) != wanted:
                continue
            tried += 1
            if stands_with(p, base, kind, cell):
                actions[n] = PLACE + kind * CELLS + cell
                n += 1
                taken += 1
            if taken == most or tried == TRIED:
                return n
    return n


@compiled(CANDIDATE_LIST)
def candidates(p: Ints, rng: Ints, actions: Ints) -> int:
    """While bars are placed: all moves, and of the placements that stand those that take the pawn up, and some."""
    if p[PHASE] != BUILDING:
        return 0
    survey(p)
    n = list_moves(p, actions, 0)
    look_around(p, p[SEAT])
    reach = max(highest_reached(p), (p[PAWN + p[SEAT] - 1] - 1) // AREA)
    slots = propose(p)
    base = ready_to_weigh(p, slots)
    moves = n
    n = add_standing(p, rng, actions, n, slots, base, reach, 0, TAKEN_FURTHER)
    n = add_standing(p, rng, actions, n, slots, base, reach, 1, TAKEN_AS_HIGH)
    n = add_standing(p, rng, actions, n, slots, base, reach, 2, TAKEN_ELSEWHERE)
    return n if n > moves else 0


TALO = Heuristics(
    evaluate,
    order,
    candidates,
    rollout_depth=0,
    widening=1.5,
    exploration=0.2,
    expand_after=2,
    levels=(
        LevelSettings(4, 2.0, overlooks=0.92),
        LevelSettings(5, 2.0, off_days=0.35),
        LevelSettings(6, off_days=0.12),
        LevelSettings(20),
        LevelSettings(7_000),
    ),
    sharpness=1.9,
    margins=Margins(1.5, 0.15, 0.4),
)
MANY = replace(
    TALO, sharpness=1.0, margins=Margins()
)  # measured for two only, and an even share of three is no even chance


def heuristics(settings: Settings) -> Heuristics:
    return MANY if settings.get("players") in ("3", "4") else TALO
