"""A tiny game with chance and teams, to be worked out exactly: what babel cannot prove of the contract.

Four seats in two teams, 1 and 3 against 2 and 4, act once each: take a point for the team (0), or gamble (1):
chance then gives nothing (2, weight 3) or two points (3, weight 2). The team with more points wins.
"""

from ziggurat.kernel import (
    APPLY,
    CHANCE,
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
    pick_weighted,
)

# p[0] seats that have acted, p[1] whether a gamble is open, p[2] and p[3] the teams' points, p[4 …] scratch
SEATS = 4


@compiled(START)
def start(p: Ints, options: Ints) -> None:
    for i in range(4):
        p[i] = 0


@compiled(TURN)
def turn(p: Ints) -> int:
    if p[1]:
        return CHANCE
    return OVER if p[0] == SEATS else p[0] + 1


@compiled(LEGAL)
def legal(p: Ints, actions: Ints) -> int:
    if turn(p) == OVER:
        return 0
    actions[0] = 2 * p[1]
    actions[1] = 2 * p[1] + 1
    return 2


@compiled(WEIGHTS)
def weights(p: Ints, actions: Ints, n: int, out: Ints) -> None:
    for i in range(n):
        out[i] = 3 if actions[i] == 2 else 2


@compiled(SAMPLE)
def sample(p: Ints, rng: Ints) -> int:
    if p[1]:
        p[4] = 3
        p[5] = 2
        return 2 + pick_weighted(rng, p[4:6], 2)
    return OVER if p[0] == SEATS else below(rng, 2)


@compiled(APPLY)
def apply(p: Ints, action: int) -> None:
    if action == 1:
        p[1] = 1
        return
    p[2 + p[0] % 2] += 1 if action == 0 else 2 * (action - 2)
    p[1] = 0
    p[0] += 1


@compiled(RETURNS)
def returns(p: Ints, out: Ints) -> None:
    for seat in range(SEATS):
        ahead = p[2 + seat % 2] - p[3 - seat % 2]
        out[seat] = WIN // 2 if ahead == 0 else WIN * (ahead > 0)


@compiled(OBSERVE)
def observe(p: Ints, seat: int, planes: Bytes) -> None:
    for i in range(4):
        planes[i] = p[i]


RULES = Rules.of(
    __name__,
    state_size=4,
    num_actions=4,
    max_legal_actions=2,
    teams=(1, 2, 1, 2),
    observation_shape=(4,),
    scratch=2,
    chance=True,
)
