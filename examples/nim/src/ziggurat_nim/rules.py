"""The rules of nim, compiled: small functions on a flat array of integers.

The position:

    p[0]    the seat that takes next; of a finished game, the one that would have
    p[1…4]  the stones in each heap; a heap that does not exist has none

An action is a heap and a number of stones: `heap * MOST + stones - 1`.
"""

from ziggurat.kernel import (
    APPLY,
    LEGAL,
    OBSERVE,
    OVER,
    RETURNS,
    SAMPLE,
    START,
    TURN,
    WEIGHTS,
    WIN,
    Bytes,
    Ints,
    Rules,
    below,
    compiled,
)

HEAPS = 4
MOST = 7  # stones in a heap


@compiled(START)
def start(state: Ints, options: Ints) -> None:
    """The options are the heaps, from `Nim.encode`."""
    state[0] = 1
    for heap in range(HEAPS):
        state[1 + heap] = options[heap]


@compiled()
def stones(state: Ints) -> int:
    return state[1] + state[2] + state[3] + state[4]


@compiled(TURN)
def turn(state: Ints) -> int:
    return state[0] if stones(state) else OVER


@compiled(LEGAL)
def legal(state: Ints, actions: Ints) -> int:
    n = 0
    for heap in range(HEAPS):
        for taken in range(1, state[1 + heap] + 1):
            actions[n] = heap * MOST + taken - 1
            n += 1
    return n


@compiled(SAMPLE)
def sample(state: Ints, rng: Ints) -> int:
    """Every stone stands for one action: to take it and those above it in its heap."""
    if stones(state) == 0:
        return OVER
    stone = below(rng, stones(state))
    heap = 0
    while stone >= state[1 + heap]:
        stone -= state[1 + heap]
        heap += 1
    return heap * MOST + stone


@compiled(WEIGHTS)
def weights(state: Ints, actions: Ints, n: int, out: Ints) -> None:
    """Chance never acts here."""


@compiled(APPLY)
def apply(state: Ints, action: int) -> None:
    state[1 + action // MOST] -= action % MOST + 1
    state[0] = 3 - state[0]


@compiled(RETURNS)
def returns(state: Ints, out: Ints) -> None:
    """Whoever took the last stone has won; the other one would be next."""
    out[state[0] - 1] = 0
    out[2 - state[0]] = WIN


@compiled(OBSERVE)
def observe(state: Ints, seat: int, planes: Bytes) -> None:
    """A row for each heap: ones for its stones."""
    for heap in range(HEAPS):
        for stone in range(MOST):
            planes[heap * MOST + stone] = state[1 + heap] > stone


RULES = Rules.of(
    __name__,
    state_size=1 + HEAPS,
    num_actions=HEAPS * MOST,
    max_legal_actions=HEAPS * MOST,
    teams=(1, 2),
    observation_shape=(1, HEAPS, MOST),
    max_game_length=HEAPS * MOST,
)
