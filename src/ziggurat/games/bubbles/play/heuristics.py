"""Heuristics of Bubblee Pop: who is ahead, playouts that aim for lines, and its levels.

Playouts drop what makes a line, and swap for it, as a person would. After some actions they stop, and the position
is evaluated by simple features of the table (`FEATURES`) with weights fitted to measured games.
"""

from dataclasses import replace
from typing import Any

from ziggurat.bots.engine.heuristics import EVALUATE, ORDER, Heuristics, LevelSettings, Margins, Weights
from ziggurat.bots.networks import shipped_network
from ziggurat.core.types import Settings
from ziggurat.games.bubbles.board import (
    BLACK,
    COLOURS,
    PHASE,
    PLANETS,
    POWERS,
    SCORE,
    SEAT,
    SKY,
    STRIDE,
    completing,
    landing,
    occupied,
    swapped,
)
from ziggurat.games.bubbles.drops import (
    NO_SWAP,
    PAIRS,
    drops,
    first_cell,
    lining,
    reachable,
    row_colours,
    second_cell,
    study,
    swaps,
    touching,
)
from ziggurat.games.bubbles.play.features import FEATURES
from ziggurat.games.bubbles.play.rollouts import grow
from ziggurat.games.bubbles.rules import A_DROP, A_PASS, A_RED, A_SEND, A_SWAP, sample
from ziggurat.games.bubbles.turns import DROP, SWAP, actor, bursts, in_bag
from ziggurat.kernel import SAMPLE, Ints, below, compiled, count_bits, exp, nth_bit


# ── Lines in reach ───────────────────────────────────────────────────────────────────────────────────────
@compiled()
def lines_from(state: Ints, sky: int) -> int:
    """The pairs in reach that make a line when they fall from a sky; the planet must have been studied."""
    return lining(state, row_colours(sky, 0), row_colours(sky, 1)) & reachable(state)


@compiled()
def brings_line(state: Ints, swap: int) -> bool:
    """Whether a pair makes a line after a swap that did not before; the planet must have been studied."""
    return lines_from(state, swapped(state[SKY], first_cell(swap), second_cell(swap))) & touching(swap) != 0


# ── Playouts ─────────────────────────────────────────────────────────────────────────────────────────────
@compiled()
def likely_drop(state: Ints, rng: Ints) -> int:
    pairs = drops(state)
    study(state)
    lines = lines_from(state, state[SKY]) & pairs
    pairs = lines if lines else pairs
    return A_DROP + nth_bit(pairs, below(rng, count_bits(pairs)))


@compiled()
def likely_swap(state: Ints, rng: Ints) -> int:
    """None if a line is in reach already; else one that brings it there, if there is any."""
    now = drops(state)
    study(state)
    if lines_from(state, state[SKY]) & now:
        return A_PASS
    legal = swaps(state, now)
    begin = below(rng, PAIRS)
    for k in range(PAIRS):
        swap = (begin + k) % PAIRS
        if (legal >> swap) & 1 and brings_line(state, swap):
            return A_SWAP + swap
    drawn = nth_bit(legal, below(rng, count_bits(legal)))
    return A_PASS if drawn == NO_SWAP else A_SWAP + drawn


@compiled(SAMPLE)
def playout(state: Ints, rng: Ints) -> int:
    if state[PHASE] == DROP:
        return likely_drop(state, rng)
    if state[PHASE] == SWAP:
        return likely_swap(state, rng)
    return sample(state, rng)


# ── Which actions look good ──────────────────────────────────────────────────────────────────────────────
PLAIN_DROP, PLAIN_SWAP, NO_POWER = 0.2, 0.1, 0.2


@compiled(ORDER)
def order(state: Ints, net: Any, actions: Ints, n: int, out: Any) -> None:
    for i in range(n):
        out[i] = 1.0
    if state[PHASE] == DROP:
        study(state)
        lines = lines_from(state, state[SKY])
        for i in range(n):
            out[i] = 1.0 if (lines >> (actions[i] - A_DROP)) & 1 else PLAIN_DROP
    elif state[PHASE] == SWAP:
        study(state)
        for i in range(n):
            if actions[i] == A_PASS:
                out[i] = 1.0 if lines_from(state, state[SKY]) else 0.5
            else:
                out[i] = 1.0 if brings_line(state, actions[i] - A_SWAP) else PLAIN_SWAP
    elif n > 1 and actions[0] == A_PASS and A_RED <= actions[1] < A_SEND:
        out[0] = 0.01 if bursts(state, 1 - actor(state)) else NO_POWER


# ── Who is ahead ─────────────────────────────────────────────────────────────────────────────────────────
# Weights of what a glance tells about a seat (`glance`), and of having the turn: fitted to 800 games.
PER_POINT, PER_LATE_POINT, PER_CROWD, PER_PAIR, PER_READY, PER_POWER = 0.10, 2.0, -0.037, 0.14, 0.25, -0.08
TURN = 0.16


@compiled()
def pairs_of(bubbles: int) -> int:
    """Pairs of neighbours of one colour."""
    return count_bits(bubbles & (bubbles >> 1)) + count_bits(bubbles & (bubbles >> STRIDE))


@compiled()
def glance(state: Ints, seat: int) -> tuple[float, float, float, float, float, float]:
    """Points; points by how much is still to come; how crowded the planet is; pairs; places that one bubble more
    completes; powers."""
    bubbles = occupied(state, seat)
    spots = landing(bubbles)
    crowd = count_bits(bubbles)
    pairs, ready, powers = 0, 0, 0
    for colour in range(BLACK):
        own = state[PLANETS + COLOURS * seat + colour]
        pairs += pairs_of(own)
        ready += count_bits(completing(own) & spots)
        powers += (state[POWERS + seat] >> STRIDE * colour) & 0xFF
    points = 1.0 * state[SCORE + seat]
    return points, points / (4.0 + in_bag(state)), crowd * crowd / 10.0, 1.0 * pairs, 1.0 * ready, 1.0 * powers


@compiled()
def standing(state: Ints, seat: int) -> float:
    points, late_points, crowd, pairs, ready, powers = glance(state, seat)
    return (
        PER_POINT * points
        + PER_LATE_POINT * late_points
        + PER_CROWD * crowd
        + PER_PAIR * pairs
        + PER_READY * ready
        + PER_POWER * powers
    )


@compiled(EVALUATE)
def evaluate(state: Ints, net: Any, out: Any) -> None:
    ahead = standing(state, 0) - standing(state, 1) + (TURN if state[SEAT] == 0 else -TURN)
    out[0] = 1.0 / (1.0 + exp(-ahead))
    out[1] = 1.0 - out[0]


DUEL = Heuristics(
    evaluate,
    order,
    playout=playout,
    rollout_depth=16,
    exploration=0.7,  # 0.35 is better at 600 simulations, but gains little from more
    levels=(
        LevelSettings(6, 1.0, lapses=0.1),
        LevelSettings(35, 0.2, lapses=0.2),
        LevelSettings(700, lapses=0.2),
        LevelSettings(5_000),
        LevelSettings(8_000),
    ),
    sharpness=1.4,
)
SOLO = Heuristics(
    order=order,
    playout=playout,
    exploration=0.35,
    levels=(
        LevelSettings(6, 1.0),
        LevelSettings(20, 0.4),
        LevelSettings(60),
        LevelSettings(300),
        LevelSettings(10_000),  # 2,000 solve the hardest missions in a third of the games
    ),
)


# Only the strongest level asks the network: with as many simulations as take the time of 8,000 without it.
LEARNED_LEVELS = (*DUEL.levels[:4], LevelSettings(11_300, network=True))


def with_network(weights: Weights) -> Heuristics:
    """Rollouts by a player that asks a network; with no weights, the tree search of before."""
    if not len(weights):
        return DUEL
    return replace(
        DUEL,
        grow=grow,
        rollout_depth=3,
        weights=weights,
        levels=LEARNED_LEVELS,
        sharpness=1.05,
        margins=Margins(0.96, 0.25, 0.6),
        without_network=DUEL,
    )


def heuristics(settings: Settings) -> Heuristics:
    """For a duel, the network that the package brings."""
    if "mission" in settings or "planet" in settings:
        return SOLO
    return with_network(shipped_network("bubbles", FEATURES, 0).weights)
