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
    COLUMNS,
    PHASE,
    PLANETS,
    POWERS,
    READY,
    SCORE,
    SEAT,
    SKY,
    STRIDE,
    column_of,
    completing,
    has_line,
    landing,
    occupied,
    sky_at,
    swapped,
)
from ziggurat.games.bubbles.rules import A_DROP, A_PASS, A_RED, A_SEND, A_SWAP, sample
from ziggurat.games.bubbles.turns import (
    DROP,
    NO_SWAP,
    PAIRS,
    SWAP,
    TOUCHING,
    UPRIGHT,
    actor,
    bursts,
    drops,
    falling_first,
    falling_second,
    first_cell,
    get_ready,
    in_bag,
    may_swap,
    second_cell,
)
from ziggurat.kernel import SAMPLE, Ints, below, compiled, count_bits, nth_bit
from ziggurat.minds.engine.insight import EVALUATE, ORDER, Insight

# ── Lines in reach ───────────────────────────────────────────────────────────────────────────────────────
@compiled(inline=True)
def makes_line(p: Ints, spots: int, sky: int, pair: int) -> bool:
    """Whether a drop makes a line at once; READY must be up to date."""
    first, second = falling_first(p[SEAT], pair), falling_second(p[SEAT], pair)
    one, two = sky_at(sky, first) - 1, sky_at(sky, second) - 1
    low = column_of(spots, first % COLUMNS)
    high = low << 1 if pair >= UPRIGHT else column_of(spots, second % COLUMNS)
    if one == two:
        return one != BLACK and has_line(p[PLANETS + COLOURS * p[SEAT] + one] | low | high)
    return (p[READY + one] & low) | (p[READY + two] & high) != 0


@compiled()
def line_drops(p: Ints, sky: int, pairs: int) -> int:
    """Those of some pairs that make a line when they fall; READY must be up to date."""
    spots = landing(occupied(p, p[SEAT]))
    found = 0
    for pair in range(PAIRS):
        if (pairs >> pair) & 1 and makes_line(p, spots, sky, pair):
            found |= 1 << pair
    return found


@compiled()
def helps(p: Ints, swap: int) -> bool:
    """Whether a swap brings a drop that makes a line; READY must be up to date."""
    sky = swapped(p[SKY], first_cell(swap), second_cell(swap))
    return line_drops(p, sky, TOUCHING[swap]) != 0


# ── Playouts ─────────────────────────────────────────────────────────────────────────────────────────────
@compiled()
def likely_drop(p: Ints, rng: Ints) -> int:
    pairs = drops(p)
    lines = line_drops(p, p[SKY], pairs)
    pairs = lines if lines else pairs
    return A_DROP + nth_bit(pairs, below(rng, count_bits(pairs)))


@compiled()
def likely_swap(p: Ints, rng: Ints) -> int:
    """None if a line is in reach already; else one that brings it there, if there is any."""
    get_ready(p)
    if line_drops(p, p[SKY], (1 << PAIRS) - 1) and may_swap(p, NO_SWAP):
        return A_PASS
    get_ready(p)
    begin = below(rng, PAIRS)
    for k in range(PAIRS):
        swap = (begin + k) % PAIRS
        if helps(p, swap):
            if may_swap(p, swap):
                return A_SWAP + swap
            get_ready(p)
    return sample(p, rng)


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
        get_ready(p)
        lines = line_drops(p, p[SKY], (1 << PAIRS) - 1)
        for i in range(n):
            out[i] = 1.0 if (lines >> (actions[i] - A_DROP)) & 1 else PLAIN_DROP
    elif p[PHASE] == SWAP:
        get_ready(p)
        for i in range(n):
            if actions[i] == A_PASS:
                out[i] = 1.0 if line_drops(p, p[SKY], (1 << PAIRS) - 1) else 0.5
            else:
                out[i] = 1.0 if helps(p, actions[i] - A_SWAP) else PLAIN_SWAP
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
