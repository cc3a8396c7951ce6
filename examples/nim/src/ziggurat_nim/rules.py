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
def start(p: Ints, options: Ints) -> None:
    """The options are the heaps, from `Nim.encode`."""
    p[0] = 1
    for heap in range(HEAPS):
        p[1 + heap] = options[heap]


@compiled()
def stones(p: Ints) -> int:
    return p[1] + p[2] + p[3] + p[4]


@compiled(TURN)
def turn(p: Ints) -> int:
    return p[0] if stones(p) else OVER


@compiled(LEGAL)
def legal(p: Ints, actions: Ints) -> int:
    n = 0
    for heap in range(HEAPS):
        for taken in range(1, p[1 + heap] + 1):
            actions[n] = heap * MOST + taken - 1
            n += 1
    return n


@compiled(SAMPLE)
def sample(p: Ints, rng: Ints) -> int:
    """Every stone stands for one action: to take it and those above it in its heap."""
    if stones(p) == 0:
        return OVER
    stone = below(rng, stones(p))
    heap = 0
    while stone >= p[1 + heap]:
        stone -= p[1 + heap]
        heap += 1
    return heap * MOST + stone


@compiled(WEIGHTS)
def weights(p: Ints, actions: Ints, n: int, out: Ints) -> None:
    """Chance never acts here."""


@compiled(APPLY)
def apply(p: Ints, action: int) -> None:
    p[1 + action // MOST] -= action % MOST + 1
    p[0] = 3 - p[0]


@compiled(RETURNS)
def returns(p: Ints, out: Ints) -> None:
    """Whoever took the last stone has won; the other one would be next."""
    out[p[0] - 1] = 0
    out[2 - p[0]] = WIN


@compiled(OBSERVE)
def observe(p: Ints, seat: int, planes: Bytes) -> None:
    """A row for each heap: ones for its stones."""
    for heap in range(HEAPS):
        for stone in range(MOST):
            planes[heap * MOST + stone] = p[1 + heap] > stone


RULES = Rules.of(
    __name__,
    state_size=1 + HEAPS,
    num_actions=HEAPS * MOST,
    max_legal_actions=HEAPS * MOST,
    teams=(1, 2),
    observation_shape=(1, HEAPS, MOST),
    max_game_length=HEAPS * MOST,
)
