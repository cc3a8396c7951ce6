"""Random games and perft, compiled once for all rules: these come in as function pointers."""

from typing import Any

import numpy as np
from numba import types

from ziggurat.kernel.compilation import compiled
from ziggurat.kernel.contract import APPLY, INTS, LEGAL, RETURNS, SAMPLE, START, WIN, Ints, Rules, ints
from ziggurat.kernel.rng import generator

_START, _LEGAL, _APPLY, _RETURNS, _SAMPLE = (
    types.FunctionType(signature) for signature in (START, LEGAL, APPLY, RETURNS, SAMPLE)
)


@compiled(types.void(INTS, INTS))
def copy(source: Ints, into: Ints) -> None:
    """Copies a position; the working memory behind it, if one of the two has any, stays as it is."""
    for i in range(min(len(source), len(into))):
        into[i] = source[i]


@compiled(types.int64(_APPLY, _SAMPLE, INTS, INTS))
def play_out(apply: Any, sample: Any, state: Ints, rng: Ints) -> int:
    """Plays on at random to the end; returns the number of actions."""
    played = 0
    action = sample(state, rng)
    while action >= 0:
        apply(state, action)
        played += 1
        action = sample(state, rng)
    return played


@compiled(
    types.int64(_START, _APPLY, _SAMPLE, _RETURNS, INTS, INTS, INTS, types.int64, INTS, INTS),
    refcount=False,
)
def _random_games(
    start: Any,
    apply: Any,
    sample: Any,
    returns: Any,
    options: Ints,
    state: Ints,
    rng: Ints,
    games: int,
    share: Ints,
    totals: Ints,
) -> int:
    played = 0
    for _ in range(games):
        start(state, options)
        played += play_out(apply, sample, state, rng)
        returns(state, share)
        for seat in range(len(share)):
            totals[seat] += share[seat]
    return played


def random_games(rules: Rules, options: Ints, games: int, seed: int = 0) -> tuple[list[float], int]:
    """Plays games at random from the start; returns each seat's mean result and the number of actions."""
    share, totals = ints(rules.seats), ints(rules.seats)
    played = _random_games(
        rules.start,
        rules.apply,
        rules.sample,
        rules.returns,
        options,
        rules.workspace(),
        generator(seed),
        games,
        share,
        totals,
    )
    return [float(total) / WIN / games for total in totals], int(played)


# ── Perft ────────────────────────────────────────────────────────────────────────────────────────────────
_TABLE = types.int64[:, ::1]


@compiled(types.int64(_LEGAL, _APPLY, INTS, _TABLE, _TABLE))
def _perft(legal: Any, apply: Any, state: Ints, positions: Ints, actions: Ints) -> int:
    """Walks the tree with a stack of positions, a row each; the last level is counted, not walked."""
    depth = len(actions)
    counts = np.zeros(depth, dtype=np.int64)
    nexts = np.zeros(depth, dtype=np.int64)
    counts[0] = legal(state, actions[0])
    if depth == 1:
        return counts[0]
    copy(state, positions[0])
    total = 0
    level = 0
    while level >= 0:
        if nexts[level] == counts[level]:
            level -= 1
            continue
        copy(positions[level], state)
        apply(state, actions[level, nexts[level]])
        nexts[level] += 1
        further = legal(state, actions[level + 1])
        if level + 2 == depth:
            total += further
        else:
            level += 1
            counts[level] = further
            nexts[level] = 0
            copy(state, positions[level])
    return total


def perft(rules: Rules, position: Ints, depth: int) -> int:
    """The number of action sequences of exactly this length; a game that ends earlier does not count."""
    if depth == 0:
        return 1
    positions = np.zeros((depth, rules.state_size), dtype=np.int64)
    actions = np.zeros((depth, rules.max_legal_actions), dtype=np.int64)
    return int(_perft(rules.legal, rules.apply, rules.workspace(position), positions, actions))
