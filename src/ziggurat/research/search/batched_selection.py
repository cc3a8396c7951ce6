"""Which edge a batched search follows: by PUCT, or by GUMBEL, which halves the actions considered at the root and
follows the improved policy below it (Danihelka and others, 2022); and which edge is played in the end.

The rows of a tree's arrays, which `batched_tree.py` draws and grows, have these columns.
"""

import math
from typing import Any

import numpy as np
from numba import types

from ziggurat.kernel import INTS, Ints, below, compiled
from ziggurat.kernel.elementary import log

CHOOSER, FIRST, COUNT, VISITS, PROOF, PARTIAL, LISTED = range(7)
ACTION, CHILD, TRIED, PROVEN = range(4)
VALUE, PRIOR = range(2)
OWN = -1  # of `sums`: what the network gives the seat that chooses
PUCT, GUMBEL = 0, 1
LOWEST = -1e300

# What a search is told, as numbers: `settings`
RULE, C_INIT, C_BASE, C_VISIT, C_SCALE = range(5)

_INT, _FLOAT = types.int64, types.float64
_FLOATS = types.float64[::1]
_SMALL_INTS = types.int32[::1]
_TABLE = types.int32[:, ::1]
_FLOAT_TABLE = types.float64[:, ::1]


# ── Shares of the improved policy ────────────────────────────────────────────────────────────────────────
_PER_LN2, _LN2 = 1.4426950408889634, 0.6931471805599453
_A, _B, _C, _D, _E, _F, _G, _H = (1.0 / math.factorial(k) for k in range(2, 10))


@compiled(_FLOAT(_FLOAT), inline=True, refcount=False)
def decay(x: float) -> float:
    """e to a power that is not positive, to ten digits; the terms are added in pairs, which a processor does side
    by side. The same bits everywhere, as `elementary.exp`, in a fraction of its time."""
    if x < -700.0:
        return 0.0
    exponent = int(x * _PER_LN2 - 0.5)
    r = x - exponent * _LN2
    square = r * r
    fourth = square * square
    low = (1.0 + r) + (_A + _B * r) * square
    high = (_C + _D * r) + (_E + _F * r) * square
    return (low + high * fourth + (_G + _H * r) * (fourth * fourth)) * np.int64((exponent + 1023) << 52).view(
        np.float64
    )


# ── What an edge is worth ────────────────────────────────────────────────────────────────────────────────
@compiled(_FLOAT(_TABLE, _FLOAT_TABLE, _INT, _FLOAT), inline=True, refcount=False)
def edge_value(edges: Ints, weights: Any, edge: int, otherwise: float) -> float:
    """What an edge came to for the seat that chooses it: proven, or the mean; `otherwise` before its first try."""
    return weights[edge, VALUE] if edges[edge, TRIED] or edges[edge, PROVEN] else otherwise


@compiled(_FLOAT(_TABLE, _FLOAT_TABLE, _TABLE, _FLOAT_TABLE, _INT), inline=True, refcount=False)
def mixed_value(nodes: Ints, sums: Any, edges: Ints, weights: Any, node: int) -> float:
    """What an edge not yet tried is taken for: the node's own value, mixed with those of its tried edges."""
    prior = value = 0.0
    tried = 0
    for edge in range(nodes[node, FIRST], nodes[node, FIRST] + nodes[node, COUNT]):
        if edges[edge, TRIED]:
            tried += edges[edge, TRIED]
            prior += weights[edge, PRIOR]
            value += weights[edge, PRIOR] * weights[edge, VALUE]
    return mixed(sums[node, OWN], tried, value, prior)


@compiled(_FLOAT(_FLOAT, _INT, _FLOAT, _FLOAT), inline=True, refcount=False)
def mixed(own: float, tried: int, value: float, prior: float) -> float:
    return own if tried == 0 or prior <= 0.0 else (own + tried * value / prior) / (1 + tried)


@compiled(_FLOAT(_TABLE, _TABLE, _INT, _FLOATS), inline=True, refcount=False)
def value_weight(nodes: Ints, edges: Ints, node: int, settings: Any) -> float:
    """How much values count beside logits: more, the more often the edges were tried."""
    most = 0
    for edge in range(nodes[node, FIRST], nodes[node, FIRST] + nodes[node, COUNT]):
        most = max(most, edges[edge, TRIED])
    return (settings[C_VISIT] + most) * settings[C_SCALE]


# ── Which edge is followed ───────────────────────────────────────────────────────────────────────────────
@compiled(_INT(_TABLE, _FLOAT_TABLE, _TABLE, _FLOAT_TABLE, _INT, _FLOATS), inline=True, refcount=False)
def choose_puct(nodes: Ints, sums: Any, edges: Ints, weights: Any, node: int, settings: Any) -> int:
    """The edge of the best mean and prior; an edge not yet tried counts as good as the node. A proven edge has
    nothing to explore, and a proven loss comes last."""
    seat, visits, first = nodes[node, CHOOSER], nodes[node, VISITS], nodes[node, FIRST]
    mean = sums[node, seat - 1] / visits
    breadth = settings[C_INIT] + log((visits + settings[C_BASE] + 1.0) / settings[C_BASE])
    breadth *= math.sqrt(visits)
    best, best_score = first, LOWEST
    unlisted = first + nodes[node, LISTED]
    for edge in range(first, unlisted):
        score = edge_value(edges, weights, edge, mean)
        if edges[edge, PROVEN]:
            score = score if score > 0.0 else -1.0
        else:
            score += breadth * weights[edge, PRIOR] / (1 + edges[edge, TRIED])
        if score > best_score:
            best, best_score = edge, score
    if nodes[node, LISTED] < nodes[node, COUNT] and mean + breadth * (1.0 / nodes[node, COUNT]) > best_score:
        return unlisted
    return best


@compiled(
    _INT(_TABLE, _FLOAT_TABLE, _TABLE, _FLOAT_TABLE, _INT, _FLOATS, INTS, _FLOATS), inline=True, refcount=False
)
def choose_improved(
    nodes: Ints, sums: Any, edges: Ints, weights: Any, node: int, settings: Any, listed: Ints, shares: Any
) -> int:
    """The edge that lags most behind its share of the improved policy (Gumbel, below the root).

    That policy is prior · decay(scale · value), made to sum to 1. All edges that are not known – neither tried nor
    proven – have one value, so that they need one exponential together, and the one of the largest prior lags most
    among them. Lags are compared times the sum of the shares and times 1 + tries, which spares the divisions.
    `listed` and `shares` are room for the known edges. Those that are not listed yet are not known, and alike.
    """
    first, unlisted = nodes[node, FIRST], nodes[node, FIRST] + nodes[node, LISTED]
    tried = most = known = 0
    prior = value = unknown = 0.0
    top, largest = 0.0, -1.0
    best = first
    for edge in range(first, unlisted):
        weight, visits = weights[edge, PRIOR], edges[edge, TRIED]
        if visits == 0 and edges[edge, PROVEN] == 0:
            unknown += weight
            if weight > largest:
                best, largest = edge, weight
            continue
        listed[known] = edge
        known += 1
        worth = weights[edge, VALUE]
        if weight > 0.0:
            top = max(top, worth)
        if visits:
            tried += visits
            most = max(most, visits)
            prior += weight
            value += weight * worth
    if nodes[node, LISTED] < nodes[node, COUNT]:
        weight = 1.0 / nodes[node, COUNT]
        for _ in range(nodes[node, COUNT] - nodes[node, LISTED]):
            unknown += weight
        if weight > largest:
            best, largest = unlisted, weight
    if known == 0:
        return best
    otherwise = mixed(sums[node, OWN], tried, value, prior)
    scale = (settings[C_VISIT] + most) * settings[C_SCALE]
    if largest > 0.0:
        top = max(top, otherwise)
    total, best_lag = 0.0, LOWEST
    if largest >= 0.0:
        share = decay(scale * (otherwise - top))
        total = unknown * share
        best_lag = largest * share * (1 + tried)
    for k in range(known):
        shares[k] = weights[listed[k], PRIOR] * decay(scale * (weights[listed[k], VALUE] - top))
        total += shares[k]
    for k in range(known):
        edge = listed[k]
        lag = shares[k] * (1 + tried) - edges[edge, TRIED] * total
        if lag > best_lag or (lag == best_lag and edge < best):
            best, best_lag = edge, lag
    return best


@compiled(
    _INT(_TABLE, _FLOAT_TABLE, _TABLE, _FLOAT_TABLE, _SMALL_INTS, _FLOATS, _FLOATS, _INT),
    inline=True, refcount=False,
)  # fmt: skip
def choose_considered(
    nodes: Ints, sums: Any, edges: Ints, weights: Any, base: Any, noise: Any, settings: Any, wanted: int
) -> int:
    """At the root (Gumbel): of the edges tried `wanted` times in this search, the one of the best noise and value;
    if there is none, of those tried most. The edges of a root are the first of its tree."""
    n = nodes[0, COUNT]
    found = False
    most = most_now = 0
    for edge in range(n):
        visits = edges[edge, TRIED]
        found = found or visits - base[edge] == wanted
        most = max(most, visits)
        most_now = max(most_now, visits - base[edge])
    if not found:
        wanted = most_now
    # Only an edge that is new, in a search that has not tried it yet, has no value of its own.
    otherwise = mixed_value(nodes, sums, edges, weights, 0) if wanted == 0 else 0.0
    scale = (settings[C_VISIT] + most) * settings[C_SCALE]
    best, best_score = 0, LOWEST
    for edge in range(n):
        if edges[edge, TRIED] - base[edge] != wanted:
            continue
        score = noise[edge] + scale * edge_value(edges, weights, edge, otherwise)
        if score > best_score:
            best, best_score = edge, score
    return best


@compiled(_INT(_TABLE, _FLOAT_TABLE, INTS, _INT), inline=True, refcount=False)
def draw_outcome(nodes: Ints, weights: Any, rng: Ints, node: int) -> int:
    """An edge of a chance node, each as likely as its weight (in PRIOR, whole numbers)."""
    first, n = nodes[node, FIRST], nodes[node, COUNT]
    total = 0
    for edge in range(first, first + n):
        total += int(weights[edge, PRIOR])
    left = below(rng, total)
    for edge in range(first, first + n):
        left -= int(weights[edge, PRIOR])
        if left < 0:
            return edge
    return first + n - 1


# ── Which edge is played ─────────────────────────────────────────────────────────────────────────────────
@compiled(
    _INT(
        _TABLE, _FLOAT_TABLE, _TABLE, _FLOAT_TABLE, _SMALL_INTS, _FLOATS, _FLOATS, _FLOATS, _FLOATS
    ),
    refcount=False,
)  # fmt: skip
def choose_and_aim(
    nodes: Ints, sums: Any, edges: Ints, weights: Any, base: Any, noise: Any, settings: Any, values: Any,
    policy: Any,
) -> int:  # fmt: skip
    """The edge to play at the root, and what a learner should aim at. What is proven decides first: the best
    certain result of a proven root; never a certain loss while there is something else."""
    n = nodes[0, COUNT]
    total = 0
    hopeless = 0
    for edge in range(n):
        total += edges[edge, TRIED]
        hopeless += edges[edge, PROVEN] > 0 and values[edge] == -1.0
    gumbel = settings[RULE] == GUMBEL
    otherwise = scale = 0.0
    if gumbel:
        otherwise = mixed_value(nodes, sums, edges, weights, 0)
        scale = value_weight(nodes, edges, 0, settings)
    best, best_rank, best_score, top = 0, LOWEST, LOWEST, 0.0
    for edge in range(n):
        proof = edges[edge, PROVEN]
        share = edge_value(edges, weights, edge, otherwise)
        score = scale * share
        policy[edge] = score if gumbel else weights[edge, PRIOR]
        if total and not gumbel:
            policy[edge] = edges[edge, TRIED] / total
        if weights[edge, PRIOR] > 0.0:
            top = max(top, score)
        if nodes[0, PROOF]:
            rank = share if proof else -1.0
            score = 0.0
        elif hopeless < n and proof and values[edge] == -1.0:
            continue
        elif gumbel:
            rank = float(edges[edge, TRIED] - base[edge])
            score += noise[edge]
        else:
            rank = float(edges[edge, TRIED]) if total else weights[edge, PRIOR]
            score = share if edges[edge, TRIED] or proof else -1.0
        if rank > best_rank or (rank == best_rank and score > best_score):
            best, best_rank, best_score = edge, rank, score
    if nodes[0, PROOF]:
        for edge in range(n):
            policy[edge] = 1.0 if edge == best else 0.0
    elif gumbel:
        whole = 0.0
        for edge in range(n):
            policy[edge] = weights[edge, PRIOR] * decay(min(policy[edge] - top, 0.0))
            whole += policy[edge]
        for edge in range(n):
            policy[edge] /= whole
    return best
