"""Which edge a batched search follows: by PUCT, or by GUMBEL, which halves the actions considered at the root and
follows the improved policy below it (Danihelka and others, 2022); and which edge is played in the end.

The rows of a tree's arrays, which `batched_tree.py` draws and grows, have these columns.
"""

import math
from typing import Any

from numba import types

from ziggurat.bots.engine.tree import share_in
from ziggurat.kernel import INTS, WIN, Ints, below, compiled
from ziggurat.kernel.elementary import exp, log

CHOOSER, FIRST, COUNT, VISITS, PROOF, PARTIAL = range(6)
ACTION, CHILD, TRIED, BASE = range(4)
SUM, PRIOR, LOGIT, NOISE = range(4)
PUCT, GUMBEL = 0, 1
LOWEST = -1e300

# What a search is told, as numbers: `settings`
RULE, C_INIT, C_BASE, C_VISIT, C_SCALE, SEATS_OF = range(6)

_INT, _FLOAT = types.int64, types.float64
_FLOATS = types.float64[::1]
_TABLE = types.int64[:, ::1]
_FLOAT_TABLE = types.float64[:, ::1]


@compiled(_INT(_TABLE, _TABLE, _INT))
def proof_below(nodes: Ints, edges: Ints, edge: int) -> int:
    """What is proven of the node that an edge leads to; 0 if nothing, or if there is none yet."""
    child = edges[edge, CHILD]
    return nodes[child, PROOF] if child >= 0 else 0


# ── What an edge is worth ────────────────────────────────────────────────────────────────────────────────
@compiled(_FLOAT(_TABLE, _TABLE, _FLOAT_TABLE, _INT, _INT, _FLOAT))
def edge_value(nodes: Ints, edges: Ints, weights: Any, edge: int, seat: int, otherwise: float) -> float:
    """What an edge came to for a seat: proven, or the mean; `otherwise` before its first visit."""
    child = edges[edge, CHILD]
    if child >= 0 and nodes[child, PROOF]:
        return share_in(nodes[child, PROOF], seat) / WIN
    if edges[edge, TRIED] == 0:
        return otherwise
    return weights[edge, SUM] / edges[edge, TRIED]


@compiled(_FLOAT(_TABLE, _FLOAT_TABLE, _TABLE, _FLOAT_TABLE, _INT))
def mixed_value(nodes: Ints, sums: Any, edges: Ints, weights: Any, node: int) -> float:
    """What an edge not yet tried is taken for: the node's own value, mixed with those of its tried edges."""
    seat = nodes[node, CHOOSER]
    prior = value = 0.0
    tried = 0
    for edge in range(nodes[node, FIRST], nodes[node, FIRST] + nodes[node, COUNT]):
        if edges[edge, TRIED]:
            tried += edges[edge, TRIED]
            prior += weights[edge, PRIOR]
            value += weights[edge, PRIOR] * edge_value(nodes, edges, weights, edge, seat, 0.0)
    own = sums[node, len(sums[0]) // 2 + seat - 1]
    return own if tried == 0 or prior <= 0.0 else (own + tried * value / prior) / (1 + tried)


@compiled(_FLOAT(_TABLE, _TABLE, _INT, _FLOATS))
def value_weight(nodes: Ints, edges: Ints, node: int, settings: Any) -> float:
    """How much values count beside logits: more, the more often the edges were tried."""
    most = 0
    for edge in range(nodes[node, FIRST], nodes[node, FIRST] + nodes[node, COUNT]):
        most = max(most, edges[edge, TRIED])
    return (settings[C_VISIT] + most) * settings[C_SCALE]


# ── Which edge is followed ───────────────────────────────────────────────────────────────────────────────
@compiled(_INT(_TABLE, _FLOAT_TABLE, _TABLE, _FLOAT_TABLE, _INT, _FLOATS))
def choose_puct(nodes: Ints, sums: Any, edges: Ints, weights: Any, node: int, settings: Any) -> int:
    """The edge of the best mean and prior; an edge not yet tried counts as good as the node. A proven edge has
    nothing to explore, and a proven loss comes last."""
    seat, visits, first = nodes[node, CHOOSER], nodes[node, VISITS], nodes[node, FIRST]
    mean = sums[node, seat - 1] / visits
    breadth = settings[C_INIT] + log((visits + settings[C_BASE] + 1.0) / settings[C_BASE])
    breadth *= math.sqrt(visits)
    best, best_score = first, LOWEST
    for edge in range(first, first + nodes[node, COUNT]):
        child = edges[edge, CHILD]
        score = edge_value(nodes, edges, weights, edge, seat, mean)
        if child >= 0 and nodes[child, PROOF]:
            score = score if score > 0.0 else -1.0
        else:
            score += breadth * weights[edge, PRIOR] / (1 + edges[edge, TRIED])
        if score > best_score:
            best, best_score = edge, score
    return best


@compiled(_INT(_TABLE, _FLOAT_TABLE, _TABLE, _FLOAT_TABLE, _INT, _FLOATS))
def choose_improved(nodes: Ints, sums: Any, edges: Ints, weights: Any, node: int, settings: Any) -> int:
    """The edge that lags most behind its share of the improved policy (Gumbel, below the root)."""
    seat, first, n = nodes[node, CHOOSER], nodes[node, FIRST], nodes[node, COUNT]
    otherwise = mixed_value(nodes, sums, edges, weights, node)
    scale = value_weight(nodes, edges, node, settings)
    top = LOWEST
    tried = 0
    for edge in range(first, first + n):
        tried += edges[edge, TRIED]
        top = max(top, weights[edge, LOGIT] + scale * edge_value(nodes, edges, weights, edge, seat, otherwise))
    total = 0.0
    for edge in range(first, first + n):
        value = edge_value(nodes, edges, weights, edge, seat, otherwise)
        total += exp(weights[edge, LOGIT] + scale * value - top)
    best, best_lag = first, LOWEST
    for edge in range(first, first + n):
        value = edge_value(nodes, edges, weights, edge, seat, otherwise)
        lag = exp(weights[edge, LOGIT] + scale * value - top) / total - edges[edge, TRIED] / (1.0 + tried)
        if lag > best_lag:
            best, best_lag = edge, lag
    return best


@compiled(_INT(_TABLE, _FLOAT_TABLE, _TABLE, _FLOAT_TABLE, _FLOATS, _INT))
def choose_considered(nodes: Ints, sums: Any, edges: Ints, weights: Any, settings: Any, wanted: int) -> int:
    """At the root (Gumbel): of the edges tried `wanted` times in this search, the one of the best noise, logit and
    value; if there is none, of those tried most."""
    seat, first, n = nodes[0, CHOOSER], nodes[0, FIRST], nodes[0, COUNT]
    otherwise = mixed_value(nodes, sums, edges, weights, 0)
    scale = value_weight(nodes, edges, 0, settings)
    found = False
    most = 0
    for edge in range(first, first + n):
        found = found or edges[edge, TRIED] - edges[edge, BASE] == wanted
        most = max(most, edges[edge, TRIED] - edges[edge, BASE])
    if not found:
        wanted = most
    best, best_score = first, LOWEST
    for edge in range(first, first + n):
        if edges[edge, TRIED] - edges[edge, BASE] != wanted:
            continue
        value = edge_value(nodes, edges, weights, edge, seat, otherwise)
        score = weights[edge, NOISE] + weights[edge, LOGIT] + scale * value
        if score > best_score:
            best, best_score = edge, score
    return best


@compiled(_INT(_TABLE, _FLOAT_TABLE, INTS, _INT))
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
@compiled(_INT(_TABLE, _FLOAT_TABLE, _TABLE, _FLOAT_TABLE, _FLOATS, _FLOATS, _FLOATS))
def choose_and_aim(
    nodes: Ints, sums: Any, edges: Ints, weights: Any, settings: Any, values: Any, policy: Any
) -> int:
    """The edge to play at the root, and what a learner should aim at. What is proven decides first: the best
    certain result of a proven root; never a certain loss while there is something else."""
    n = nodes[0, COUNT]
    total = 0
    hopeless = 0
    for edge in range(n):
        total += edges[edge, TRIED]
        hopeless += proof_below(nodes, edges, edge) > 0 and values[edge] == -1.0
    gumbel = settings[RULE] == GUMBEL
    otherwise = scale = 0.0
    if gumbel:
        otherwise = mixed_value(nodes, sums, edges, weights, 0)
        scale = value_weight(nodes, edges, 0, settings)
    best, best_rank, best_score = 0, LOWEST, LOWEST
    for edge in range(n):
        proof = proof_below(nodes, edges, edge)
        share = edge_value(nodes, edges, weights, edge, nodes[0, CHOOSER], otherwise)
        score = weights[edge, LOGIT] + scale * share
        policy[edge] = score if gumbel else weights[edge, PRIOR]
        if total and not gumbel:
            policy[edge] = edges[edge, TRIED] / total
        if nodes[0, PROOF]:
            rank = share if proof else -1.0
            score = 0.0
        elif hopeless < n and proof and values[edge] == -1.0:
            continue
        elif gumbel:
            rank = float(edges[edge, TRIED] - edges[edge, BASE])
            score += weights[edge, NOISE]
        else:
            rank = float(edges[edge, TRIED]) if total else weights[edge, PRIOR]
            score = share if edges[edge, TRIED] or proof else -1.0
        if rank > best_rank or (rank == best_rank and score > best_score):
            best, best_rank, best_score = edge, rank, score
    if nodes[0, PROOF]:
        for edge in range(n):
            policy[edge] = 1.0 if edge == best else 0.0
    elif gumbel:
        top = LOWEST
        for edge in range(n):
            top = max(top, policy[edge])
        whole = 0.0
        for edge in range(n):
            policy[edge] = exp(policy[edge] - top)
            whole += policy[edge]
        for edge in range(n):
            policy[edge] /= whole
    return best
