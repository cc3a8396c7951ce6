"""What a search should know of Bubblee Pop: who is ahead, and that lines are what one plays for.

Playouts drop what makes a line, and swap for it, as a person would; after some actions they are cut, and the
position is evaluated by what a glance at the table tells (`FEATURES`), weighed as measured games say.
"""

import math
from typing import Any

from ziggurat.game import Settings
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
)
from ziggurat.games.bubbles.drops import (
    NO_SWAP,
    PAIRS,
    drops,
    lining,
    reachable,
    row_colours,
    rows_after,
    study,
    swaps,
    touching,
)
from ziggurat.games.bubbles.rules import A_DROP, A_PASS, A_RED, A_SEND, A_SWAP, sample
from ziggurat.games.bubbles.turns import DROP, SWAP, actor, bursts, in_bag
from ziggurat.kernel import SAMPLE, Ints, below, compiled, count_bits, nth_bit
from ziggurat.minds.engine.insight import EVALUATE, ORDER, Insight


# ── Lines in reach ───────────────────────────────────────────────────────────────────────────────────────
@compiled()
def line_drops(p: Ints) -> int:
    """The pairs within reach that make a line when they fall from the sky as it is."""
    study(p)
    return lining(p, row_colours(p[SKY], 0), row_colours(p[SKY], 1)) & reachable(p)


@compiled()
def line_swaps(p: Ints) -> int:
    """The swaps that bring such a pair, whether or not they are legal."""
    study(p)
    five, six = row_colours(p[SKY], 0), row_colours(p[SKY], 1)
    found = 0
    for swap in range(PAIRS):
        one, two = rows_after(five, six, swap)
        if lining(p, one, two) & touching(swap) & reachable(p):
            found |= 1 << swap
    return found


# ── Playouts ─────────────────────────────────────────────────────────────────────────────────────────────
@compiled()
def one_of(rng: Ints, first: int, others: int) -> int:
    """A bit of the first set at random, or of the second where the first is empty."""
    bits = first if first else others
    return nth_bit(bits, below(rng, count_bits(bits)))


@compiled()
def likely_drop(p: Ints, rng: Ints) -> int:
    pairs = drops(p)
    return A_DROP + one_of(rng, pairs & line_drops(p), pairs)


@compiled()
def likely_swap(p: Ints, rng: Ints) -> int:
    """None if a line is in reach already; else one that brings it there, if there is any."""
    pairs = swaps(p, drops(p))
    if pairs >> NO_SWAP and line_drops(p):
        return A_PASS
    pair = one_of(rng, pairs & line_swaps(p), pairs)
    return A_PASS if pair == NO_SWAP else A_SWAP + pair


@compiled(SAMPLE)
def playout(p: Ints, rng: Ints) -> int:
    if p[PHASE] == DROP:
        return likely_drop(p, rng)
    if p[PHASE] == SWAP:
        return likely_swap(p, rng)
    return sample(p, rng)


# ── Which actions look good ──────────────────────────────────────────────────────────────────────────────
PLAIN_DROP, PLAIN_SWAP, NO_POWER = 0.2, 0.1, 0.2


@compiled(ORDER)
def order(p: Ints, actions: Ints, n: int, out: Any) -> None:
    for i in range(n):
        out[i] = 1.0
    if p[PHASE] == DROP:
        lines = line_drops(p)
        for i in range(n):
            out[i] = 1.0 if (lines >> (actions[i] - A_DROP)) & 1 else PLAIN_DROP
    elif p[PHASE] == SWAP:
        helping = line_swaps(p)
        for i in range(n):
            if actions[i] == A_PASS:
                out[i] = 1.0 if line_drops(p) else 0.5
            else:
                out[i] = 1.0 if (helping >> (actions[i] - A_SWAP)) & 1 else PLAIN_SWAP
    elif n > 1 and actions[0] == A_PASS and A_RED <= actions[1] < A_SEND:
        out[0] = 0.01 if bursts(p, 1 - actor(p)) else NO_POWER


# ── Who is ahead ─────────────────────────────────────────────────────────────────────────────────────────
# Weights of what a glance tells about a seat (`glance`), and of having the turn.
PER_POINT, PER_LATE_POINT, PER_CROWD, PER_PAIR, PER_READY, PER_POWER = 0.05, 2.4, -0.05, 0.11, 0.30, 0.05
TURN = 0.1


@compiled()
def pairs_of(bubbles: int) -> int:
    """Pairs of neighbours of one colour."""
    return count_bits(bubbles & (bubbles >> 1)) + count_bits(bubbles & (bubbles >> STRIDE))


@compiled()
def glance(p: Ints, seat: int) -> tuple[float, float, float, float, float, float]:
    """Points; points by how much is still to come; how crowded the planet is; pairs; places that one bubble more
    completes; powers."""
    bubbles = occupied(p, seat)
    spots = landing(bubbles)
    crowd = count_bits(bubbles)
    pairs, ready, powers = 0, 0, 0
    for colour in range(BLACK):
        own = p[PLANETS + COLOURS * seat + colour]
        pairs += pairs_of(own)
        ready += count_bits(completing(own) & spots)
        powers += (p[POWERS + seat] >> STRIDE * colour) & 0xFF
    points = 1.0 * p[SCORE + seat]
    return points, points / (4.0 + in_bag(p)), crowd * crowd / 10.0, 1.0 * pairs, 1.0 * ready, 1.0 * powers


@compiled()
def standing(p: Ints, seat: int) -> float:
    points, late_points, crowd, pairs, ready, powers = glance(p, seat)
    return (
        PER_POINT * points
        + PER_LATE_POINT * late_points
        + PER_CROWD * crowd
        + PER_PAIR * pairs
        + PER_READY * ready
        + PER_POWER * powers
    )


@compiled(EVALUATE)
def evaluate(p: Ints, out: Any) -> None:
    ahead = standing(p, 0) - standing(p, 1) + (TURN if p[SEAT] == 0 else -TURN)
    out[0] = 1.0 / (1.0 + math.exp(-ahead))
    out[1] = 1.0 - out[0]


DUEL = Insight(evaluate, order, playout=playout, cut=16)
SOLO = Insight(order=order, playout=playout)


def insight(settings: Settings) -> Insight:
    return SOLO if "mission" in settings or "planet" in settings else DUEL
