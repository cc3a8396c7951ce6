"""How the network of Bubblee Pop's duel learns: TD(λ) from the games of the greedy player, on the CPU.

After each game its positions are gone through backwards. The target of each is a mixture of the value that the network
gave to the next one and the target of that one (λ); the last target is the result. Each position is learned as it is
and in the mirror. Threads share the weights without waiting for each other: few features are active at a time, so
they rarely meet.
"""

from typing import Any

import numpy as np
from numba import types

from ziggurat.bots.engine.heuristics import FLOATS, NETWORK
from ziggurat.bots.engine.networks import HEAD, direct_logit, first_layer, value_at
from ziggurat.games.bubbles.board import LENGTH, PHASE, SCORE, SCRATCH, SEAT, WINNERS
from ziggurat.games.bubbles.features import MIRRORED, MOST_ACTIVE, features
from ziggurat.games.bubbles.greedy import go_on
from ziggurat.games.bubbles.rules import MOST, apply, sample
from ziggurat.games.bubbles.turns import DRAW, ENDED, POWER
from ziggurat.kernel import INTS, Ints, below, compiled, exp, log

LONGEST = 512  # positions of a game that are learned
PER_MILLE = 1_000
GAMES, POSITIONS, POINTS, LOSS = range(4)  # what is counted
_INT, _FLOAT = types.int64, types.float64


@compiled(types.void(NETWORK, INTS, _INT, NETWORK, NETWORK, _FLOAT), refcount=False)
def _adjust(net: Any, active: Ints, n: int, hidden: Any, slope: Any, step: float) -> None:
    """One step of gradient descent; `hidden` is the first layer at these features."""
    size, at = len(hidden), value_at(net)
    out, biases = net[at : at + size], net[HEAD : HEAD + size]
    by = types.float32(step)
    for j in range(size):
        slope[j] = by * out[j] if hidden[j] > 0 else types.float32(0.0)
        out[j] = out[j] + by * hidden[j]
    net[at + size] += by
    for j in range(size):
        biases[j] = biases[j] + slope[j]
    for k in range(n):
        first = HEAD + size + active[k] * size
        row = net[first : first + size]
        for j in range(size):
            row[j] = row[j] + slope[j]


@compiled(types.void(types.int64[:, ::1], INTS, INTS, NETWORK, _INT, _FLOAT, _FLOAT, _INT, FLOATS))
def learn(
    starts: Any, mirrored: Ints, rng: Ints, net: Any, games: int, rate: float, trace: float, random: int, counts: Any
) -> None:
    """Plays games and learns from each; of a thousand decisions, `random` are drawn."""
    size = int(net[1])
    p, trial, other = (
        np.zeros(LENGTH + SCRATCH, np.int64),
        np.zeros(LENGTH + SCRATCH, np.int64),
        np.zeros(LENGTH + SCRATCH, np.int64),
    )
    active, actions = np.zeros(MOST_ACTIVE, np.int64), np.zeros(MOST, np.int64)
    hidden, slope = np.zeros(size, np.float32), np.zeros(size, np.float32)
    seen, widths = np.zeros((LONGEST, MOST_ACTIVE), np.int64), np.zeros(LONGEST, np.int64)
    values, seats = np.zeros(LONGEST), np.zeros(LONGEST, np.int64)
    for _ in range(games):
        start = starts[below(rng, len(starts))]
        for i in range(LENGTH):
            p[i] = start[i]
        n = 0
        while p[PHASE] != ENDED:
            if (p[PHASE] == DRAW or p[PHASE] == POWER) and n < LONGEST:
                widths[n] = features(p, seen[n])
                first_layer(net, seen[n], widths[n], hidden)
                own = 1.0 / (1.0 + exp(-direct_logit(net, hidden)))
                values[n] = own if p[SEAT] == 0 else 1.0 - own
                seats[n] = p[SEAT]
                n += 1
            if p[PHASE] != DRAW and below(rng, PER_MILLE) < random:
                apply(p, sample(p, rng))
            else:
                go_on(p, net, rng, trial, other, actions, active, hidden)
        result = 0.5 if p[WINNERS] == 3 else 1.0 if p[WINNERS] == 1 else 0.0
        counts[GAMES] += 1
        counts[POSITIONS] += n
        counts[POINTS] += p[SCORE] + p[SCORE + 1]
        target = result
        for back in range(n):
            k = n - 1 - back
            wanted = target if seats[k] == 0 else 1.0 - target
            won = result if seats[k] == 0 else 1.0 - result
            for image in range(2):
                if image:
                    for i in range(widths[k]):
                        seen[k, i] = mirrored[seen[k, i]]
                first_layer(net, seen[k], widths[k], hidden)
                said = 1.0 / (1.0 + exp(-direct_logit(net, hidden)))
                if image == 0:
                    counts[LOSS] -= won * log(max(said, 1e-9)) + (1.0 - won) * log(max(1.0 - said, 1e-9))
                _adjust(net, seen[k], widths[k], hidden, slope, rate * (wanted - said))
            target = trace * target + (1.0 - trace) * values[k]


def fresh(features_: int, hidden: int, seed: int) -> Any:
    """A network that knows nothing yet."""
    rng = np.random.default_rng(seed)
    net = np.zeros(HEAD + hidden * (1 + features_) + hidden + 1, dtype=np.float32)
    net[:2] = features_, hidden
    net[HEAD + hidden : HEAD + hidden * (1 + features_)] = rng.normal(0, 0.05, hidden * features_)
    net[-hidden - 1 : -1] = rng.normal(0, 0.05, hidden)
    return net


TABLE = MIRRORED
