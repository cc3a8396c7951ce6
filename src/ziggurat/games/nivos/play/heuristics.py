"""Heuristics of nivos: what looks good, when a game is decided, when two positions are alike; and its levels.

An opened level costs a cylinder, and cylinders decide the game: a plausible player fills the lower places first.
"""

from dataclasses import replace
from typing import Any

import numpy as np
from numba import types

from ziggurat.bots.engine.heuristics import (
    EVALUATE,
    FLOATS,
    KEY,
    NETWORK,
    ORDER,
    Heuristics,
    LevelSettings,
    Margins,
    Weights,
)
from ziggurat.bots.engine.networks import HIDDEN, UNITS, first_layer, policy_units, promise, value_logit
from ziggurat.bots.networks import shipped_network
from ziggurat.core.types import Settings
from ziggurat.games.nivos.play.features import FEATURES, MOST_ACTIVE, features
from ziggurat.games.nivos.rules import COLOUR as COLOUR_OF
from ziggurat.games.nivos.rules import (
    COLOURS,
    CYLINDER,
    CYLINDERS,
    FORBIDDEN,
    LEVEL,
    LEVELS,
    MATE,
    OWES,
    OWN,
    RESERVE,
    SEAT,
    SEATS,
    SHAPES,
    SIDES,
    SPOTS,
    SQUARES,
    TAKEN,
    TOP,
    UNCOLOURED,
    UNLAID,
    find_spots,
    free_cylinders,
    hand,
    left_colours,
    mark_forbidden,
    reserve,
    sample,
    side_of,
    stack,
)
from ziggurat.kernel import INTS, OVER, SAMPLE, Ints, below, compiled, count_bits, exp, nth_bit

OPENING = 0.05  # how a plate that opens a level looks beside one that does not
CAREFUL = 8  # how many of eight playout actions avoid opening a level if they can


@compiled()
def opens(state: Ints, cell: int) -> bool:
    """Whether a plate with this south-west square would be the first of a new level."""
    return (state[LEVEL + state[TOP]] >> cell) & 1 == 1


# ── The network ──────────────────────────────────────────────────────────────────────────────────────────
@compiled(types.float64(INTS, NETWORK))
def learned_value(state: Ints, net: Any) -> float:
    """The chance of the seat to act; never 0 or 1, which would be certain."""
    active = np.empty(MOST_ACTIVE, np.int64)
    hidden, units = np.empty(int(net[HIDDEN]), np.float32), np.empty(int(net[UNITS]), np.float32)
    first_layer(net, active, features(state, active), hidden)
    return min(0.999, max(0.001, 1.0 / (1.0 + exp(-value_logit(net, hidden, units)))))


@compiled(types.void(INTS, NETWORK, INTS, types.int64, FLOATS))
def order_learned(state: Ints, net: Any, actions: Ints, n: int, out: Any) -> None:
    active = np.empty(MOST_ACTIVE, np.int64)
    hidden, units = np.empty(int(net[HIDDEN]), np.float32), np.empty(int(net[UNITS]), np.float32)
    first_layer(net, active, features(state, active), hidden)
    policy_units(net, hidden, units)
    promise(net, units, actions, n, out)


# ── What looks good ──────────────────────────────────────────────────────────────────────────────────────
@compiled(ORDER)
def order(state: Ints, net: Any, actions: Ints, n: int, out: Any) -> None:
    """What the network says, or else: low cylinders, and plates that open no level."""
    if len(net) and state[SEATS] == 2:
        order_learned(state, net, actions, n, out)
        return
    for i in range(n):
        action = actions[i]
        out[i] = 1.0
        if CYLINDER <= action < MATE:
            out[i] = 1.0 / (action - CYLINDER + 1)  # low cylinders are better
            continue
        laid = action < UNCOLOURED or action >= MATE
        if laid and opens(state, action % SQUARES if action < MATE else (action - MATE) % SQUARES):
            out[i] = OPENING


@compiled(EVALUATE)
def evaluate(state: Ints, net: Any, out: Any) -> None:
    """Certain where it says 0 or 1: a side that is behind by more than the cylinders left can cost has lost."""
    free, cost = free_cylinders(state), 0
    for cylinder in range(CYLINDERS):
        cost += ((free >> cylinder) & 1) * (cylinder + 1)
    for seat in range(state[SEATS]):
        out[seat] = 1.0 / state[SIDES]
    if state[SIDES] != 2:
        return
    first, second = stack(state, 0) // (CYLINDERS + 1), stack(state, 1) // (CYLINDERS + 1)
    if abs(first - second) > cost:
        for seat in range(state[SEATS]):
            ahead = first < second if side_of(state, seat + 1) == 0 else second < first
            out[seat] = 1.0 if ahead else 0.0
    elif len(net) and state[SEATS] == 2:
        own = learned_value(state, net)
        out[state[SEAT] - 1] = own
        out[2 - state[SEAT]] = 1.0 - own


@compiled()
def count_low(state: Ints, colours: int) -> int:
    """How many spots these colours have that open no level."""
    n = 0
    high = state[LEVEL + state[TOP]]
    for shape in range(SHAPES):
        if (colours >> COLOUR_OF[shape]) & 1:
            n += count_bits(state[SPOTS + shape] & ~high)
    return n


@compiled()
def nth_low(state: Ints, colours: int, n: int) -> int:
    high = state[LEVEL + state[TOP]]
    for shape in range(SHAPES):
        if (colours >> COLOUR_OF[shape]) & 1:
            low = state[SPOTS + shape] & ~high
            here = count_bits(low)
            if n < here:
                return SQUARES * shape + nth_bit(low, n)
            n -= here
    return -1


@compiled(SAMPLE)
def playout(state: Ints, rng: Ints) -> int:
    """A random action that opens no level, if there is one."""
    if state[OWES] or state[TOP] == 0:
        return sample(state, rng)
    if free_cylinders(state) == 0:
        return OVER
    find_spots(state)
    own, spare = hand(state, state[SEAT]), reserve(state)
    of_own, of_reserve = count_low(state, own), count_low(state, spare)
    if of_own + of_reserve == 0 or below(rng, 8) >= CAREFUL:
        return sample(state, rng)
    drawn = below(rng, of_own + of_reserve)
    return OWN + nth_low(state, own, drawn) if drawn < of_own else RESERVE + nth_low(state, spare, drawn - of_own)


@compiled()
def mixed(found: int, part: int) -> int:
    """A hash with one part more (xorshift: shifts are the same in plain Python, products would overflow)."""
    found ^= part
    found ^= found << 13
    found ^= (found >> 7) & 0x01FFFFFFFFFFFFFF
    return found ^ (found << 17)


@compiled(KEY)
def key(state: Ints) -> int:
    """What matters for the rest of the game: heights, what is forbidden to which colour, plates and cylinders."""
    mark_forbidden(state)
    found = mixed(state[UNLAID], state[SEAT] | state[OWES] << 3 | state[TAKEN] << 4)
    for level in range(1, LEVELS):
        found = mixed(found, state[LEVEL + level])
    left = left_colours(state)
    for colour in range(COLOURS):
        if (left >> colour) & 1:
            found = mixed(found, state[FORBIDDEN + colour])
    return found & 0x7FFFFFFFFFFFFFFF


NIVOS = Heuristics(
    evaluate,
    order,
    playout=playout,
    key=key,
    exploration=0.4,
    levels=(
        LevelSettings(15, 0.5, lapses=0.35),
        LevelSettings(200, lapses=0.25),
        LevelSettings(2_000, lapses=0.25),
        LevelSettings(6_000, lapses=0.2),
        LevelSettings(20_000),
    ),
)

# The two strongest levels ask the network; level 5 with as many simulations as take the time of 20,000 without it.
LEARNED_LEVELS = (
    *NIVOS.levels[:3],
    LevelSettings(1_500, lapses=0.2, network=True),
    LevelSettings(15_000, network=True),
)


def with_network(weights: Weights) -> Heuristics:
    """The search that asks a network instead of playing on; with no weights, the one that plays on."""
    if not len(weights):
        return NIVOS
    return replace(
        NIVOS,
        weights=weights,
        rollout_depth=0,
        levels=LEARNED_LEVELS,
        sharpness=1.6,
        margins=Margins(1.0, 0.1, 0.43),
        without_network=NIVOS,
    )


def heuristics(settings: Settings) -> Heuristics:
    """For two players, the network that the package brings; it knows nothing of three and four."""
    if settings.get("players", "2") != "2":
        return NIVOS
    return with_network(shipped_network("nivos", FEATURES, MATE).weights)
