"""Heuristics of talo: how high each pawn stands and can climb, which bars help it up; and its levels.

Playouts are not worth their time here: a position is evaluated as it is. The hundreds of placements are searched
in the order of how much they help the seat's own pawn, a few at first and more with every visit.
"""

from dataclasses import replace
from typing import Any

from ziggurat.bots.engine.heuristics import CANDIDATE_LIST, ORDER, Heuristics, LevelSettings, Margins, Weights
from ziggurat.core.types import Settings
from ziggurat.games.talo.play.climbing import climb_over, evaluate, highest_reached, look_around
from ziggurat.games.talo.play.learned_search import grow
from ziggurat.games.talo.rules import list_moves, ready_to_weigh, stands_with
from ziggurat.games.talo.site import (
    CANDIDATES,
    SLOT_KIND,
    propose,
    survey,
)
from ziggurat.games.talo.space import (
    AREA,
    BUILDING,
    CELLS,
    END,
    HOLD,
    INT,
    INTS,
    MOVE,
    PAWN,
    PHASE,
    PLACE,
    ROWS,
    SEAT,
    SPAN,
    compiled,
)
from ziggurat.kernel import Ints, below, exp2, lowest_bit

# ── Which actions look good ──────────────────────────────────────────────────────────────────────────────
FURTHER, AS_HIGH, ELSEWHERE, HELD_BACK = 1.0, 0.25, 0.04, 0.3


@compiled(ORDER)
def order(state: Ints, net: Any, actions: Ints, n: int, out: Any) -> None:
    survey(state)
    reach = 0
    if state[PAWN + state[SEAT] - 1]:
        look_around(state, state[SEAT])
        reach = max(highest_reached(state), (state[PAWN + state[SEAT] - 1] - 1) // AREA)
    for i in range(n):
        action = actions[i]
        out[i] = 1.0
        if action == END:
            out[i] = 0.2
        elif MOVE <= action < PLACE:
            out[i] = exp2((action - MOVE) // AREA + 1.0 - reach)
        elif action >= PLACE:
            at = action - (HOLD if action >= HOLD else PLACE)
            height = climb_over(state, at // CELLS, at % CELLS)
            out[i] = FURTHER if height > reach else AS_HIGH if height == reach and reach else ELSEWHERE
            if action >= HOLD:
                out[i] *= HELD_BACK


# ── Which placements are worth looking at ────────────────────────────────────────────────────────────────
# Testing every placement for balance is slow: TRIED are tested, and so many of each kind become candidates.
TAKEN_FURTHER, TAKEN_AS_HIGH, TAKEN_ELSEWHERE, TRIED = 16, 8, 8, 60


@compiled(INT(INTS, INT, INT, INT))
def promise(state: Ints, kind: int, cell: int, reach: int) -> int:
    """0 if a bar there takes the pawn further up, 1 if as high, 2 if it does nothing for it."""
    height = climb_over(state, kind, cell)
    return 0 if height > reach else 1 if height == reach and reach > 0 else 2


@compiled(INT(INTS, INTS, INTS, INT, INT, INT, INT, INT, INT))
def add_standing(
    state: Ints, rng: Ints, actions: Ints, n: int, slots: int, base: int, reach: int, wanted: int, most: int
) -> int:
    """Adds placements of one promise that stand, looking from anywhere on; returns how many actions there are."""
    tried, taken = 0, 0
    rows = slots * ROWS
    begin = below(rng, rows)
    for k in range(rows):
        at = (begin + k) % rows
        left = state[CANDIDATES + at]
        while left:
            cell = at % ROWS * SPAN + lowest_bit(left)
            left &= left - 1
            kind = state[SLOT_KIND + at // ROWS]
            if promise(state, kind, cell, reach) != wanted:
                continue
            tried += 1
            if stands_with(state, base, kind, cell):
                actions[n] = PLACE + kind * CELLS + cell
                n += 1
                taken += 1
            if taken == most or tried == TRIED:
                return n
    return n


@compiled(CANDIDATE_LIST)
def candidates(state: Ints, rng: Ints, actions: Ints) -> int:
    """While bars are placed: all moves, and of the placements that stand those that take the pawn up, and some."""
    if state[PHASE] != BUILDING:
        return 0
    survey(state)
    n = list_moves(state, actions, 0)
    look_around(state, state[SEAT])
    reach = max(highest_reached(state), (state[PAWN + state[SEAT] - 1] - 1) // AREA)
    slots = propose(state)
    base = ready_to_weigh(state, slots)
    moves = n
    n = add_standing(state, rng, actions, n, slots, base, reach, 0, TAKEN_FURTHER)
    n = add_standing(state, rng, actions, n, slots, base, reach, 1, TAKEN_AS_HIGH)
    n = add_standing(state, rng, actions, n, slots, base, reach, 2, TAKEN_ELSEWHERE)
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
        LevelSettings(5, 2.0, lapses=0.35),
        LevelSettings(6, lapses=0.12),
        LevelSettings(20),
        LevelSettings(7_000),
    ),
    sharpness=1.05,
    margins=Margins(0.65, 0.1, 0.37),
)
MANY = replace(
    TALO, sharpness=1.0, margins=Margins()
)  # measured for two only, and an even share of three is no even chance


def with_network(weights: Weights) -> Heuristics:
    """The search that asks a network; with no weights, the one that looks at the pawns."""
    if not len(weights):
        return TALO
    return replace(TALO, grow=grow, exploration=0.5, weights=weights, sharpness=1.0, without_network=TALO)


def heuristics(settings: Settings) -> Heuristics:
    return MANY if settings.get("players") in ("3", "4") else TALO
