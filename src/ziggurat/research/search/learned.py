"""The network that a game brings, for a batched search: `BatchedSearch("nivos", 64, LearnedNetwork("nivos"))`.

It is the network of the strongest bots (docs/explanations/networks.md), asked for many positions at once. One that
values any position has an `evaluate` and an `order` (`bots/engine/heuristics.py`); that of Bubblee Pop is asked
only between turns, by rollouts, so that a search tree of single actions cannot use it.
"""

import random
from typing import Any

import numpy as np
from numba import types

from ziggurat.bots.engine.heuristics import EVALUATE, FLOATS, NETWORK, ORDER, heuristics_of
from ziggurat.core.registry import game
from ziggurat.core.types import Choices
from ziggurat.kernel import INTS, Ints, compiled, ints, log
from ziggurat.kernel._numba import pointer
from ziggurat.research.search.batched_search import Leaves

LEAST = 1e-9  # how an action looks that the network would never play
_EVALUATE, _ORDER = (types.FunctionType(signature) for signature in (EVALUATE, ORDER))
_ROWS, _LISTS, _TABLE = types.int64[:, ::1], types.int32[:, ::1], types.float64[:, ::1]


@compiled(
    types.void(_EVALUATE, _ORDER, NETWORK, _ROWS, _LISTS, INTS, INTS, INTS, FLOATS, _TABLE, _TABLE), refcount=False
)
def _answer(
    evaluate: Any,
    order: Any,
    net: Any,
    positions: Ints,
    lists: Any,
    count: Ints,
    state: Ints,
    actions: Ints,
    ranks: Any,
    logits: Any,
    values: Any,
) -> None:
    """Logits and values, −1 … 1, of the positions whose count of actions is not 0."""
    for i in range(len(positions)):
        n = count[i]
        if n == 0:
            continue
        for k in range(positions.shape[1]):
            state[k] = positions[i, k]
        for k in range(n):
            actions[k] = lists[i, k]
        evaluate(state, net, values[i])
        for seat in range(values.shape[1]):
            values[i, seat] = 2.0 * values[i, seat] - 1.0
        order(state, net, actions, n, ranks)
        for k in range(n):
            logits[i, k] = log(max(ranks[k], LEAST))


class LearnedNetwork:
    """Takes `Leaves`; gives a logit for each listed action, and each seat's value."""

    def __init__(self, name: str, options: Choices | None = None) -> None:
        kind = game(name)
        settings = kind.settle(options or {}, random.Random(0))
        self.rules, self.heuristics = kind.rules(settings), heuristics_of(kind, settings)
        if not len(self.heuristics.weights) or self.heuristics.grow is not None:
            raise ValueError(f"{name} has no network that values any position under these options.")

    def __call__(self, leaves: Leaves) -> tuple[Any, Any]:
        known, rules, shape = self.heuristics, self.rules, leaves.actions.shape
        logits, values = np.zeros(shape), np.zeros((shape[0], rules.seats))
        if leaves.positions is None:
            raise ValueError("A search on a GPU does not show the positions that this network needs.")
        count = np.where(leaves.needed, leaves.count, 0)
        asked: tuple[Any, Any] = pointer(known.evaluate, EVALUATE), pointer(known.order, ORDER)
        told: tuple[Any, Any, Any] = known.weights, leaves.positions, leaves.actions
        room: tuple[Any, Any, Any] = rules.workspace(), ints(shape[1]), np.zeros(shape[1])
        _answer(*asked, *told, count, *room, logits, values)
        return logits, values
