"""The endgame solver: alpha-beta with a transposition table, compiled once for all games.

For games of two sides without chance. A value is the share of the first side in twelfths, 0 … 12; the first side
maximises it, the other minimises it. The table keeps the bounds of a position's value under its key:

    keys    the key of the position that was last here          bounds    lower + 16 × upper + 256 × best action
"""

import ctypes
import threading
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import types

from ziggurat.bots.engine.heuristics import EVALUATE, FLOATS, KEY, NETWORK, NO_NETWORK, ORDER, Heuristics
from ziggurat.bots.engine.pointers import pointers
from ziggurat.bots.host import host
from ziggurat.core.position import Position
from ziggurat.kernel import APPLY, INTS, LEGAL, OVER, RETURNS, TURN, WIN, Ints, Rules, compiled, copy, ints
from ziggurat.kernel._numba import Callback, pointer

UNKNOWN = -1  # not solved within the limit of positions
MAX_DEPTH = 64
PROBE = 2_000  # positions solved first, to measure the speed
TABLE_BITS = 17
PAUSE_EVERY = 1 << 13  # positions between two pauses: some milliseconds

_TURN, _LEGAL, _APPLY, _RETURNS, _KEY, _ORDER, _EVALUATE = (
    types.FunctionType(signature) for signature in (TURN, LEGAL, APPLY, RETURNS, KEY, ORDER, EVALUATE)
)
_ROWS = types.int64[:, ::1]
_INT = types.int64
PAUSE = _INT()
_PAUSE = types.FunctionType(PAUSE)
Rows = npt.NDArray[np.int64]


@compiled(
    _INT(
        _TURN,
        _LEGAL,
        _APPLY,
        _RETURNS,
        _KEY,
        _ORDER,
        _EVALUATE,
        _PAUSE,
        NETWORK,
        _INT,
        _ROWS,
        _ROWS,
        INTS,
        FLOATS,
        FLOATS,
        INTS,
        INTS,
        INTS,
        INTS,
        _INT,
        _INT,
        _INT,
    ),
    refcount=False,
)
def _value(
    turn: Any,
    legal: Any,
    apply: Any,
    result: Any,
    key: Any,
    order: Any,
    evaluate: Any,
    pause: Any,
    net: Any,
    first_side: int,
    workspaces: Rows,
    lists: Rows,
    share: Ints,
    ranks: Any,
    evaluation: Any,
    keys: Ints,
    bounds: Ints,
    left: Ints,
    halt: Ints,
    depth: int,
    alpha: int,
    beta: int,
) -> int:
    """The value of the position at a depth if it lies between alpha and beta, else a bound of it."""
    state = workspaces[depth]
    left[0] -= 1
    if (halt[0] or left[0] & (PAUSE_EVERY - 1) == 0) and pause():
        left[0] = -1
    if left[0] < 0 or depth + 1 == len(workspaces):
        return UNKNOWN
    seat = turn(state)
    if seat == OVER:
        result(state, share)
        return share[0]
    evaluate(state, net, evaluation)
    if evaluation[0] == 0.0 or evaluation[0] == 1.0:  # an evaluation says this only where it is certain
        return WIN if evaluation[0] == 1.0 else 0
    mine = key(state)
    slot = mine & (len(keys) - 1)
    best_action = -1
    if keys[slot] == mine:
        lower, upper = bounds[slot] & 15, (bounds[slot] >> 4) & 15
        best_action = bounds[slot] >> 8
        if lower == upper or lower >= beta:
            return lower
        if upper <= alpha:
            return upper
    n = legal(state, lists[depth])
    order(state, net, lists[depth], n, ranks)
    for i in range(n):
        if not 0.0 <= ranks[i] < np.inf:  # no number, infinite, or below the worst: as the worst
            ranks[i] = 0.0
    for i in range(n):  # ranks are written over further down; so they are put in order right now
        best = i
        for k in range(i + 1, n):
            if ranks[k] > ranks[best]:
                best = k
        ranks[i], ranks[best] = ranks[best], ranks[i]
        lists[depth, i], lists[depth, best] = lists[depth, best], lists[depth, i]
    for i in range(n):
        if lists[depth, i] == best_action:
            lists[depth, i] = lists[depth, 0]
            lists[depth, 0] = best_action
    rises = (first_side >> seat) & 1 == 1
    score = -1 if rises else WIN + 1
    low, high = alpha, beta
    for i in range(n):
        copy(state, workspaces[depth + 1])
        apply(workspaces[depth + 1], lists[depth, i])
        found = _value(
            turn,
            legal,
            apply,
            result,
            key,
            order,
            evaluate,
            pause,
            net,
            first_side,
            workspaces,
            lists,
            share,
            ranks,
            evaluation,
            keys,
            bounds,
            left,
            halt,
            depth + 1,
            low,
            high,
        )
        if found == UNKNOWN:
            return UNKNOWN
        if rises:
            if found > score:
                score = found
                best_action = lists[depth, i]
            low = max(low, score)
        else:
            if found < score:
                score = found
                best_action = lists[depth, i]
            high = min(high, score)
        if low >= high:
            break
    keys[slot] = mine
    lower = 0 if score <= alpha else score
    upper = WIN if score >= beta else score
    bounds[slot] = lower | (upper << 4) | (best_action << 8)
    return score


# ── Pauses amid compiled code ────────────────────────────────────────────────────────────────────────────
_held = threading.local()


def _pause() -> int:
    """Called from compiled code, through which no exception can pass: it is held, and the search ended."""
    try:
        host().pause()
    except BaseException as error:  # Ctrl+C too
        _held.error = error
        return 1
    return 0


def _raise_held() -> None:
    error: BaseException | None = _held.__dict__.pop("error", None)
    if error is not None:
        raise error


_PAUSED = Callback(_pause, PAUSE, ctypes.CFUNCTYPE(ctypes.c_int64))


def fits(rules: Rules, heuristics: Heuristics) -> bool:
    """Whether endgames of these rules can be solved: two sides, no chance, positions with keys."""
    return heuristics.key is not None and not rules.chance and len(set(rules.teams)) == 2


class Endgame:
    """Solves positions exactly, where few enough positions follow."""

    def __init__(self, rules: Rules, heuristics: Heuristics) -> None:
        assert heuristics.key is not None
        self.rules = rules
        self.heuristics = heuristics
        self._first_side = sum(
            1 << seat for seat, team in enumerate(rules.teams, start=1) if team == rules.teams[0]
        )
        self._workspaces = np.zeros((MAX_DEPTH, rules.state_size + rules.scratch), dtype=np.int64)
        self._lists = np.zeros((MAX_DEPTH, rules.max_legal_actions), dtype=np.int64)
        self._keys, self._bounds = ints(1 << TABLE_BITS), ints(1 << TABLE_BITS)
        self._keys[:] = -1
        self._share = ints(rules.seats)
        self._ranks, self._evaluation = np.zeros(rules.max_legal_actions), np.zeros(rules.seats)
        self._left = ints(1)

    @property
    def nbytes(self) -> int:
        return sum(array.nbytes for array in (self._workspaces, self._lists, self._keys, self._bounds))

    def values(self, position: Position, positions: int | None, seconds: float | None = None) -> dict[int, float]:
        """The exact values of actions for the seat to act: as many as can be solved within a number of positions
        or of seconds."""
        if seconds is not None:
            began = host().time()
            known = self._values(position, PROBE if positions is None else min(positions, PROBE))
            seen, spent = PROBE - int(self._left[0]), max(host().time() - began, 1e-6)
            pace = int(seen / spent * max(0.0, seconds - spent))
            if len(known) == len(position.actions) or pace <= PROBE:
                return known
            positions = pace if positions is None else min(positions, pace)
        return self._values(position, positions or PROBE)

    def _values(self, position: Position, positions: int) -> dict[int, float]:
        known = {}
        for action in position.actions:
            value = self.value(position.play(action).state, position.turn, positions)
            if value is None:
                break
            known[action] = value
            positions = int(self._left[0])
        return known

    def value(self, state: Ints, seat: int, positions: int) -> float | None:
        """The exact value of a position for a seat; None if it takes more positions than that."""
        rules, heuristics = self.rules, self.heuristics
        self._left[0] = positions
        self._workspaces[0, : rules.state_size] = state
        found = _value(
            *pointers(rules)[:4],
            pointer(heuristics.key, KEY),
            pointer(heuristics.order, ORDER),
            pointer(heuristics.evaluate, EVALUATE),
            _PAUSED,
            NO_NETWORK,  # it wants what is certain, and many positions a second
            self._first_side,
            self._workspaces,
            self._lists,
            self._share,
            self._ranks,
            self._evaluation,
            self._keys,
            self._bounds,
            self._left,
            host().halt,
            0,
            0,
            WIN,
        )
        _raise_held()
        if found == UNKNOWN:
            return None
        return (found if (self._first_side >> seat) & 1 else WIN - found) / WIN
