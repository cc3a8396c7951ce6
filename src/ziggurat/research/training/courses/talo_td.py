"""How talo's network learns: by temporal differences, TD(λ), from games of the greedy player against itself.

After each game its positions are gone through backwards. The target of each is a mixture of the value that the
network gave to the next one and the target of that one (λ); the last target is the result. λ is smaller where
chance comes next than within a turn. What the weights are to change by is added up; `training/temporal.py`
changes them.

In three games of eight a seat, or both, is played by a climber: the greedy player without a network. Two networks
that know nothing yet would only be in each other's way, and never learn what it is like to be high up.
"""

from typing import Any

import numpy as np
from numba import types

from ziggurat.bots.engine.heuristics import FLOATS, NETWORK
from ziggurat.bots.engine.networks import HIDDEN, add_slope, direct_logit, first_layer
from ziggurat.games.talo.play.features import MOST_ACTIVE, features, view
from ziggurat.games.talo.play.greedy import ROOM, any_action, best_action, play
from ziggurat.games.talo.rules import SCRATCH, returns
from ziggurat.games.talo.space import FINISHED, LENGTH, PHASE, ROLLING, SEAT, TAKING
from ziggurat.kernel import INTS, WIN, Ints, below, compiled, exp, log

LONGEST = 512  # positions of a game that are learned
MOST_PLIES = 2_000
WITHIN_TURN = 0.95  # λ where no chance comes between two positions
GAMES, POSITIONS, LOSS, TENTHS = range(4)  # what is counted; then by tenths: positions, what was said, what came
COUNTS = TENTHS + 30
TABLE = types.int64[:, ::1]
_INT, _FLOAT = types.int64, types.float64


@compiled(types.void(TABLE, INTS, INTS, NETWORK, _INT, _FLOAT, _INT, NETWORK, FLOATS))
def study_games(
    starts: Any,
    mirrored: Ints,
    rng: Ints,
    net: Any,
    games: int,
    trace: float,
    random: int,
    slope: Any,
    counts: Any,
) -> None:
    """Plays games, and adds up what is to be learned from them; of a thousand decisions, `random` are drawn."""
    state, actions, options = np.zeros(SCRATCH, np.int64), np.empty(ROOM, np.int64), np.empty(ROOM)
    active, hidden = np.empty(MOST_ACTIVE, np.int64), np.empty(int(net[HIDDEN]), np.float32)
    seen, widths = np.zeros((LONGEST, MOST_ACTIVE), np.int64), np.zeros(LONGEST, np.int64)
    values, sides, traces = np.zeros(LONGEST), np.zeros(LONGEST, np.int64), np.zeros(LONGEST)
    share = np.zeros(2, np.int64)
    for _ in range(games):
        state[:LENGTH] = starts[below(rng, len(starts))]
        n = 0
        climbers = below(rng, 4) * below(rng, 2)  # a bit for each seat; none in most games
        for _ in range(MOST_PLIES):
            if state[PHASE] == FINISHED:
                break
            if n < LONGEST:
                widths[n] = features(state, seen[n])
                first_layer(net, seen[n], widths[n], hidden)
                sides[n] = view(state)
                own = 1.0 / (1.0 + exp(-direct_logit(net, hidden)))
                values[n] = own if sides[n] == 0 else 1.0 - own
                traces[n] = trace if state[PHASE] == TAKING else WITHIN_TURN
                n += 1
            if state[PHASE] <= ROLLING or below(rng, 1000) < random:
                play(state, any_action(state, rng))
            else:
                asked_net = net[:0] if (climbers >> (state[SEAT] - 1)) & 1 else net
                play(state, best_action(state, rng, asked_net, actions, options, active, hidden))
        share[0] = share[1] = WIN // 2
        if state[PHASE] == FINISHED:
            returns(state, share)
        result = share[0] / WIN
        counts[GAMES] += 1
        counts[POSITIONS] += n
        asked = below(rng, max(n, 1))  # one position of each game shows how true the values are
        target = result
        for back in range(n):
            k = n - 1 - back
            wanted = target if sides[k] == 0 else 1.0 - target
            said = values[k] if sides[k] == 0 else 1.0 - values[k]
            won = result if sides[k] == 0 else 1.0 - result
            counts[LOSS] -= won * log(max(said, 1e-9)) + (1.0 - won) * log(max(1.0 - said, 1e-9))
            if k == asked:
                tenth = TENTHS + 3 * min(9, int(10.0 * said))
                counts[tenth] += 1.0
                counts[tenth + 1] += said
                counts[tenth + 2] += won
            first_layer(net, seen[k], widths[k], hidden)
            now = 1.0 / (1.0 + exp(-direct_logit(net, hidden)))
            add_slope(net, seen[k], widths[k], hidden, wanted - now, slope)
            target = traces[k] * target + (1.0 - traces[k]) * values[k]
