"""Heuristics of talo: how high each pawn stands and can climb, which bars help it up; and its levels.

Playouts are not worth their time here: a position is evaluated as it is. The hundreds of placements are searched
in the order of how much they help the seat's own pawn, a few at first and more with every visit.
"""

from dataclasses import replace
from typing import Any

import numpy as np
from numba import types

from ziggurat.bots.engine.heuristics import (
    CANDIDATE_LIST,
    EVALUATE,
    NETWORK,
    ORDER,
    Heuristics,
    LevelSettings,
    Weights,
)
from ziggurat.bots.engine.networks import HIDDEN, UNITS, first_layer, value_logit
from ziggurat.core import Settings
from ziggurat.games.talo.features import MOST_ACTIVE, features, view
from ziggurat.games.talo.balance import load_base
from ziggurat.games.talo.rules import list_moves, ready_to_weigh, stands_with
from ziggurat.games.talo.site import (
    CANDIDATES,
    FREE,
    HOLDABLE,
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
    HELD,
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
    TRUTH,
    X,
    Y,
    axis_of,
    length_of,
)
from ziggurat.kernel import ALLOWED, Ints, below, compiled, count_bits, exp, exp2, lowest_bit

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


@compiled(types.float64(INTS, NETWORK), noinline=True)
def learned_value(p: Ints, net: Any) -> float:
    """The chance of the seat from whose view the features are; never 0 or 1, which would be certain."""
    active = np.empty(MOST_ACTIVE, np.int64)
    hidden, units = np.empty(int(net[HIDDEN]), np.float32), np.empty(int(net[UNITS]), np.float32)
    first_layer(net, active, features(p, active), hidden)
    return min(0.999, max(0.001, 1.0 / (1.0 + exp(-value_logit(net, hidden, units)))))


@compiled(EVALUATE)
def evaluate(p: Ints, net: Any, out: Any) -> None:
    """What the network says, or else what the places of the pawns are worth."""
    if len(net) and p[SEATS] == 2:
        own = view(p)
        out[own] = learned_value(p, net)
        out[1 - own] = 1.0 - out[own]
        return
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
FURTHER, AS_HIGH, ELSEWHERE, HELD_BACK, PREPARED, HINDERED = 1.0, 0.25, 0.04, 0.3, 0.12, 0.2


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
        if len(net):
            note_hindrances(p)
        else:
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
            if len(net) and out[i] == ELSEWHERE and hinders(p, at // CELLS, at % CELLS):
                out[i] = HINDERED
            elif len(net) and out[i] == ELSEWHERE and prepares(p, at // CELLS, at % CELLS, reach):
                out[i] = PREPARED
            if action >= HOLD:
                out[i] *= HELD_BACK


# ── Which placements are worth looking at ────────────────────────────────────────────────────────────────
# Testing every placement for balance is slow: TRIED are tested, and so many of each kind become candidates.
TAKEN_FURTHER, TAKEN_AS_HIGH, TAKEN_ELSEWHERE, TRIED = 16, 8, 8, 60
HIGHER, LEVEL, ELSE, PREPARING, HINDERING = range(5)  # what a placement promises
TAKEN_PREPARING, TAKEN_HINDERING, TAKEN_AMONG_MORE = 6, 6, 4


@compiled(INT(INTS, INT, INT, INT))
def promise(p: Ints, kind: int, cell: int, reach: int) -> int:
    """Whether a bar there takes the pawn further up, as high, or does nothing for it."""
    height = climb_over(p, kind, cell)
    return HIGHER if height > reach else LEVEL if height == reach and reach > 0 else ELSE


@compiled(TRUTH(INTS, INT, INT))
def is_centred(p: Ints, kind: int, cell: int) -> bool:
    """Whether a bar stands upright, lies on the board, or has wood under it on both sides of its middle. One that
    has not needs other bars beside it or on it (T15), and it takes long to find out that it falls."""
    axis, length = axis_of(kind), length_of(kind)
    if cell < AREA or axis not in (X, Y) or p[HELD]:
        return True
    step = 1 if axis == X else SPAN
    first, last = length, -1
    for k in range(length):
        under = cell + k * step - AREA
        if (p[WOOD + under // SPAN] >> under % SPAN) & 1:
            first, last = min(first, k), k
    return 2 * first < length < 2 * (last + 1)


@compiled(TRUTH(INTS, INT, INT, INT))
def prepares(p: Ints, kind: int, cell: int, reach: int) -> bool:
    """Whether a bar makes a place two higher than the pawn can go, two steps from where it can."""
    axis, length = axis_of(kind), length_of(kind)
    tall, step = (1, 1 if axis == X else SPAN) if axis in (X, Y) else (length, 0)
    top = cell + (tall - 1) * AREA
    if top // AREA + 1 != reach + 2:
        return False
    for k in range(length if step else 1):
        at = (top + k * step) % AREA
        y, x = at // SPAN, at % SPAN
        for dy in range(max(-2, -y), min(3, SPAN - y)):
            wide = 2 - abs(dy)
            row = p[REACHED + (reach - 1) * SPAN + y + dy] if reach else 0
            if row & ((((2 << 2 * wide) - 1) << x) >> wide):
                return True
            place = p[PAWN + p[SEAT] - 1] - 1
            if place // SPAN == reach * SPAN + y + dy and abs(place % SPAN - x) <= wide:
                return True
    return False


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
    n = add_standing(p, rng, actions, n, slots, base, reach, HIGHER, TAKEN_FURTHER)
    n = add_standing(p, rng, actions, n, slots, base, reach, LEVEL, TAKEN_AS_HIGH)
    n = add_standing(p, rng, actions, n, slots, base, reach, ELSE, TAKEN_ELSEWHERE)
    return n if n > moves else 0


# ── In the way of the other ──────────────────────────────────────────────────────────────────────────────
@compiled(NOTHING(INTS))
def note_hindrances(p: Ints) -> None:
    """Marks in HOLDABLE the cells in which wood keeps the other pawn from standing where it could climb to next, or
    where it can go already (T18). Then marks in REACHED where the own pawn can go."""
    for row in range(ROWS):
        p[HOLDABLE + row] = 0
    other = 3 - p[SEAT]
    if p[PAWN + other - 1]:
        look_around(p, other)
        place = p[PAWN + other - 1] - 1
        reach = max(highest_reached(p), place // AREA)
        if place // AREA == reach and reach > 0:
            p[REACHED + place // SPAN - SPAN] |= 1 << place % SPAN
        for y in range(1, SPAN - 1):
            at = REACHED + (reach - 1) * SPAN + y
            near = 0
            if reach:
                near = p[at] | p[at] << 1 | p[at] >> 1 | p[at - 1] | p[at + 1]
            elif abs(place // SPAN - y) <= 1:
                near = (7 if place // SPAN == y else 2) << place % SPAN >> 1
            for z in range(reach + 1, min(reach + 3, HEIGHT)):
                p[HOLDABLE + z * SPAN + y] = near & p[FREE + z * SPAN + y]
    look_around(p, p[SEAT])


@compiled(TRUTH(INTS, INT, INT))
def hinders(p: Ints, kind: int, cell: int) -> bool:
    """Whether a bar fills one of the cells marked."""
    axis, length = axis_of(kind), length_of(kind)
    row, x = cell // SPAN, cell % SPAN
    if axis == X:
        return p[HOLDABLE + row] & (((1 << length) - 1) << x) != 0
    step = 1 if axis == Y else SPAN
    for k in range(length):
        if (p[HOLDABLE + row + k * step] >> x) & 1:
            return True
    return False


# ── The same for the network, without testing the balance ────────────────────────────────────────────────
@compiled(INT(INTS, INTS, INTS, INT, INT, INT, INT, INT))
def add_likely(
    p: Ints, rng: Ints, actions: Ints, n: int, slots: int, reach: int, wanted: int, most: int
) -> int:
    """Adds placements of one promise that are likely to stand; returns how many actions there are."""
    taken, rows = 0, slots * ROWS
    begin = below(rng, rows)
    for k in range(rows):
        at = (begin + k) % rows
        left = p[CANDIDATES + at]
        while left:
            cell = at % ROWS * SPAN + lowest_bit(left)
            left &= left - 1
            kind = p[SLOT_KIND + at // ROWS]
            found = promise(p, kind, cell, reach)
            if found == ELSE and hinders(p, kind, cell):
                found = HINDERING
            if found == ELSE and prepares(p, kind, cell, reach):
                found = PREPARING
            if found == wanted and is_centred(p, kind, cell):
                actions[n] = PLACE + kind * CELLS + cell
                n += 1
                taken += 1
                if taken == most:
                    return n
    return n


@compiled(CANDIDATE_LIST)
def likely_candidates(p: Ints, rng: Ints, actions: Ints) -> int:
    """As `candidates`, with some that prepare the next step; whether they stand is seen when they are searched."""
    if p[PHASE] != BUILDING or p[HELD]:
        return 0
    survey(p)
    n = list_moves(p, actions, 0)
    moves = n
    note_hindrances(p)
    reach = max(highest_reached(p), (p[PAWN + p[SEAT] - 1] - 1) // AREA)
    slots = propose(p)
    n = add_likely(p, rng, actions, n, slots, reach, HIGHER, TAKEN_FURTHER)
    n = add_likely(p, rng, actions, n, slots, reach, LEVEL, TAKEN_AS_HIGH)
    n = add_likely(p, rng, actions, n, slots, reach, HINDERING, TAKEN_HINDERING)
    n = add_likely(p, rng, actions, n, slots, reach, PREPARING, TAKEN_PREPARING)
    n = add_likely(p, rng, actions, n, slots, reach, ELSE, TAKEN_AMONG_MORE)
    if moves == 0:  # one of them must be legal
        base = load_base(p)
        while n and not stands_with(p, base, (actions[n - 1] - PLACE) // CELLS, (actions[n - 1] - PLACE) % CELLS):
            n -= 1
    return n if n > moves else 0


@compiled(ALLOWED)
def confirm(p: Ints, action: int) -> bool:
    """Whether a candidate stands; nothing else is left to find out about it."""
    if action < PLACE or action >= HOLD or p[HELD]:
        return True
    at = action - PLACE
    return stands_with(p, load_base(p), at // CELLS, at % CELLS)


TALO = Heuristics(
    evaluate,
    order,
    candidates,
    rollout_depth=0,
    widening=1.5,
    exploration=0.2,
    expand_after=2,
    levels=(
        LevelSettings(4, 2.0, 0.005),
        LevelSettings(5, 2.0),
        LevelSettings(6),
        LevelSettings(20),
        LevelSettings(7_000),
    ),
    sharpness=1.9,
)
MANY = replace(TALO, sharpness=1.0)  # measured for two only, and an even share of three is no even chance


def with_network(weights: Weights) -> Heuristics:
    """The search that asks a network who is ahead; with no weights, the one that looks at the pawns."""
    if not len(weights):
        return TALO
    return replace(TALO, candidates=likely_candidates, confirm=confirm, weights=weights, sharpness=1.0, without_network=TALO)


def heuristics(settings: Settings) -> Heuristics:
    return MANY if settings.get("players") in ("3", "4") else TALO
