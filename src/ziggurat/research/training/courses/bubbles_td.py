"""How the network of Bubblee Pop's duel learns: by temporal differences, TD(λ), from games of the greedy player.

After each game its positions are gone through backwards. The target of each is a mixture of the value that the
network gave to the next one and the target of that one (λ); the last target is the result. Each position is
learned as it is and in the mirror. What the weights are to change by is added up; `training/temporal.py`
changes them.
"""

from typing import Any

import numpy as np
from numba import types

from ziggurat.bots.engine.heuristics import FLOATS, NETWORK
from ziggurat.bots.engine.networks import add_slope, direct_logit, first_layer
from ziggurat.games.bubbles.board import PHASE, SEAT, WINNERS
from ziggurat.games.bubbles.play.features import MOST_ACTIVE, features
from ziggurat.games.bubbles.play.greedy import HIDDEN, LAYERS, ROOM, ROOMS, SIZE, TABLE, go_on, play, restore
from ziggurat.games.bubbles.rules import sample
from ziggurat.games.bubbles.turns import DRAW, ENDED, POWER
from ziggurat.kernel import INTS, Ints, below, compiled, exp, log

LONGEST = 512  # positions of a game that are learned
GAMES, POSITIONS, LOSS, TENTHS = range(4)  # what is counted; then by tenths: positions, what was said, what came
COUNTS = TENTHS + 30
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
    state = np.zeros(SIZE, np.int64)
    rooms, layers = np.zeros((ROOMS, ROOM), np.int64), np.zeros((LAYERS, int(net[1])), np.float32)
    hidden = layers[HIDDEN]
    seen, widths = np.zeros((LONGEST, MOST_ACTIVE), np.int64), np.zeros(LONGEST, np.int64)
    values, seats = np.zeros(LONGEST), np.zeros(LONGEST, np.int64)
    for _ in range(games):
        restore(starts[below(rng, len(starts))], state)
        n = 0
        while state[PHASE] != ENDED:
            if (state[PHASE] == DRAW or state[PHASE] == POWER) and n < LONGEST:
                widths[n] = features(state, seen[n])
                first_layer(net, seen[n], widths[n], hidden)
                own = 1.0 / (1.0 + exp(-direct_logit(net, hidden)))
                values[n] = own if state[SEAT] == 0 else 1.0 - own
                seats[n] = state[SEAT]
                n += 1
            if state[PHASE] != DRAW and below(rng, 1000) < random:
                play(state, sample(state, rng))
            else:
                go_on(state, rng, net, rooms, layers)
        result = 0.5 if state[WINNERS] == 3 else 1.0 if state[WINNERS] == 1 else 0.0
        counts[GAMES] += 1
        counts[POSITIONS] += n
        asked = below(rng, max(n, 1))  # one position of each game shows how true the values are
        target = result
        for back in range(n):
            k = n - 1 - back
            wanted = target if seats[k] == 0 else 1.0 - target
            said = values[k] if seats[k] == 0 else 1.0 - values[k]
            won = result if seats[k] == 0 else 1.0 - result
            counts[LOSS] -= won * log(max(said, 1e-9)) + (1.0 - won) * log(max(1.0 - said, 1e-9))
            if k == asked:
                tenth = TENTHS + 3 * min(9, int(10.0 * said))
                counts[tenth] += 1.0
                counts[tenth + 1] += said
                counts[tenth + 2] += won
            for image in range(2):
                if image:
                    for i in range(widths[k]):
                        seen[k, i] = mirrored[seen[k, i]]
                first_layer(net, seen[k], widths[k], hidden)
                now = 1.0 / (1.0 + exp(-direct_logit(net, hidden)))
                add_slope(net, seen[k], widths[k], hidden, wanted - now, slope)
            target = trace * target + (1.0 - trace) * values[k]
