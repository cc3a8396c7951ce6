"""A player of talo for two that looks one action ahead: it plays what the network values most.

`net` is a network without heads (`bots/engine/networks.py`). A position that an action leads to is looked at
without playing the action by the rules: that the bars still in hand may have no place any more is not seen.
"""

from typing import Any

import numpy as np
from numba import types

from ziggurat.bots.engine.heuristics import FLOATS, NETWORK
from ziggurat.bots.engine.networks import direct_logit, first_layer
from ziggurat.games.talo.play.climbing import evaluate
from ziggurat.games.talo.play.features import features, view
from ziggurat.games.talo.play.likely import add_likely, add_moves, confirm
from ziggurat.games.talo.rules import add_bar, apply, list_takes, sample
from ziggurat.games.talo.site import survey
from ziggurat.games.talo.space import (
    AREA,
    BUILDING,
    CELLS,
    END,
    ENDED,
    FINISHED,
    FINISHING,
    HAND,
    HEIGHT,
    HELD,
    INT,
    INTS,
    LENGTH,
    MOVE,
    MOVED,
    ON_TOP,
    PAWN,
    PHASE,
    PLACE,
    PUT,
    ROLLING,
    SEAT,
    SITE,
    STARTING,
    SUPPLY,
    TAKE,
    TAKEN,
    TAKING,
    cell_at,
)
from ziggurat.kernel import APPLY, SAMPLE, Ints, compiled, copy, exp

ROOM = 16_384  # actions of a list: more than any position has


@compiled(APPLY, noinline=True)
def play(state: Ints, action: int) -> None:
    """The rules' `apply`, compiled once for all who call it here."""
    apply(state, action)


@compiled(SAMPLE, noinline=True)
def any_action(state: Ints, rng: Ints) -> int:
    """The rules' `sample`, likewise."""
    return sample(state, rng)


@compiled(APPLY)
def imagine(state: Ints, action: int) -> None:
    """Changes the position as an action of a seat does, as far as the network can see it."""
    if action == END:
        if state[PHASE] == FINISHING:
            state[SEAT] = 3 - state[SEAT]
        state[PHASE] = ROLLING
    elif action < TAKE:
        state[PAWN + state[SEAT] - 1] = cell_at((action - PUT) % SITE, (action - PUT) // SITE, 0) + 1
        if state[PHASE] == STARTING:
            state[SEAT] = 3 - state[SEAT]
        if state[PHASE] != STARTING or state[SEAT] == 1:
            state[PHASE] = ROLLING
    elif action < MOVE:
        a, b = (action - TAKE) // 11, (action - TAKE) % 11
        state[TAKEN], state[TAKEN + 1] = a, b
        state[HAND], state[HAND + 1] = a, b
        if a:
            state[SUPPLY + a - 1] -= 1
        state[SUPPLY + b - 1] -= 1
        state[PHASE] = BUILDING
    elif action < PLACE:
        under = action - MOVE
        state[PAWN + state[SEAT] - 1] = under + AREA + 1
        state[MOVED] = 1
        if under >= (HEIGHT - 1) * AREA:
            state[PHASE], state[ENDED] = FINISHED, ON_TOP
    else:
        add_bar(state, (action - PLACE) // CELLS, (action - PLACE) % CELLS)
        if state[HAND] + state[HAND + 1] == 0:
            state[PHASE] = FINISHING


@compiled(types.float64(INTS, NETWORK, INTS, NETWORK), noinline=True)
def worth(state: Ints, net: Any, active: Ints, hidden: Any) -> float:
    """The first seat's chance in a position that is not over; never 0 or 1, which would be certain."""
    first_layer(net, active, features(state, active), hidden)
    own = min(0.999, max(0.001, 1.0 / (1.0 + exp(-direct_logit(net, hidden)))))
    return own if view(state) == 0 else 1.0 - own


@compiled(types.void(INTS, NETWORK, INTS, INT, FLOATS, INTS, NETWORK), noinline=True)
def value_actions(state: Ints, net: Any, actions: Ints, n: int, values: Any, active: Ints, hidden: Any) -> None:
    """What each action leads to is worth to the seat that plays it; with no network, by where the pawns can go."""
    if n == 1:
        values[0] = 0.5  # nothing to choose
        return
    kept, both = np.empty(LENGTH, np.int64), np.empty(2)
    copy(state, kept)
    seat = state[SEAT]
    for i in range(n):
        imagine(state, actions[i])
        if state[PHASE] == FINISHED:
            values[i] = 1.0
        elif len(net) == 0:
            evaluate(state, net, both)
            values[i] = both[seat - 1]
        else:
            first = worth(state, net, active, hidden)
            values[i] = first if seat == 1 else 1.0 - first
        copy(kept, state)


@compiled(INT(INTS, INTS, INTS), noinline=True)
def list_likely(state: Ints, rng: Ints, actions: Ints) -> int:
    """The actions worth a look where a seat takes, builds or ends its turn; 0 where there is more to see."""
    if state[PHASE] == TAKING:
        return list_takes(state, actions)
    if state[PHASE] == FINISHING:
        actions[0] = END
        survey(state)
        return add_moves(state, actions, 1)
    if state[PHASE] != BUILDING or state[HELD]:
        return 0
    return add_moves(state, actions, add_likely(state, rng, actions, 0))


@compiled(INT(INTS, INTS, NETWORK, INTS, FLOATS, INTS, NETWORK), noinline=True)
def best_action(state: Ints, rng: Ints, net: Any, actions: Ints, values: Any, active: Ints, hidden: Any) -> int:
    """The best of the likely actions that is legal, by the network; any action where there is none."""
    n = list_likely(state, rng, actions)
    value_actions(state, net, actions, n, values, active, hidden)
    for _ in range(n):
        best = 0
        for i in range(1, n):
            if values[i] > values[best]:
                best = i
        if values[best] < 0.0:
            break
        if confirm(state, actions[best]):
            return actions[best]
        values[best] = -1.0
    return any_action(state, rng)
