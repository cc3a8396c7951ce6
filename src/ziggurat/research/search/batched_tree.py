"""Many search trees grown together: their arrays, and all that needs no rules.

`search_template.py` grows the trees. Every tree has rows of its own in these arrays (the first index is the
tree); threads, or those of a GPU, share nothing:

    nodes    CHOOSER FIRST COUNT VISITS PROOF PARTIAL LISTED, and one to spare
             The edges of a node lie side by side: FIRST, COUNT. The first LISTED of them have rows; the others
             are not yet tried, and all alike: the network made no difference between them.
    sums     what the visits of a node came to, for each seat; OWN: what the network gives the seat that chooses
    edges    ACTION CHILD TRIED PROVEN                    CHILD is −1 before the first visit; PROVEN is its PROOF
    weights  VALUE PRIOR                                  VALUE is for the seat that chooses: proven, or the mean
    base     of each edge of the root: TRIED when the search began (Gumbel)
    noise    of each edge of the root: noise and the logarithm of its prior (Gumbel)
    states   the position of each node
    path     the edges of this simulation, from the root
    work     NODES EDGES DEPTH LEAF NEEDED ROOT           how many are used; how deep; which node is evaluated
    seen     of the leaf that the network is needed for: the seat to act, and how many actions

What every step reads is small on purpose: most of the time of a search is the way from memory.

Results and values are shares of the win, 0 … 1. A chance node draws an edge by weight at each visit. Proven
results are as in `tree.py`. Which edge is followed and which is played is chosen in `batched_selection.py`.
"""

import math
from typing import Any

from numba import types

from ziggurat.bots.engine.tree import share_in
from ziggurat.kernel import CHANCE, INTS, WIN, Ints, below, compiled
from ziggurat.kernel.elementary import log
from ziggurat.research.search.batched_selection import (
    ACTION,
    CHILD,
    CHOOSER,
    COUNT,
    FIRST,
    LISTED,
    PARTIAL,
    PRIOR,
    PROOF,
    PROVEN,
    TRIED,
    VALUE,
    VISITS,
    choose_and_aim,
    edge_value,
)

NODES, EDGES, DEPTH, LEAF, NEEDED, ROOT = range(6)
NOTHING, PLANTED, STOPPED = 0, 1, 2  # ROOT: no root yet; one; one whose result is proven or that has no choice
FINE = 1 << 30  # steps of a random number between 0 and 1
FINE_ANSWERS = (1 << 63) - 1  # of `back_up`: every answer was a number
TINY = 1e-290  # a prior that small is not told from 0

_INT, _FLOAT = types.int64, types.float64
_FLOATS = types.float64[::1]
_BYTES = types.int8[::1]
_SMALL_INTS = types.int32[::1]
_WIDE_TABLE = types.int64[:, ::1]
_TABLE = types.int32[:, ::1]
_FLOAT_TABLE = types.float64[:, ::1]
_WIDE_TABLES = types.int64[:, :, ::1]
_TABLES = types.int32[:, :, ::1]
_FLOAT_TABLES = types.float64[:, :, ::1]


# ── What is proven ───────────────────────────────────────────────────────────────────────────────────────
@compiled(types.void(_TABLE, _FLOAT_TABLE, _INT, _INT, _INT), inline=True, refcount=False)
def note_proof(edges: Ints, weights: Any, edge: int, proof: int, chooser: int) -> None:
    """What is proven of the node that an edge leads to, if anything, is its value too."""
    edges[edge, PROVEN] = proof
    if proof and chooser > 0:
        weights[edge, VALUE] = share_in(proof, chooser) / WIN


@compiled(_INT(_TABLE, _TABLE, _INT), inline=True, refcount=False)
def proof_from_edges(nodes: Ints, edges: Ints, node: int) -> int:
    """What the children prove about a node, 0 if nothing yet; a part of the actions proves only wins."""
    seat = nodes[node, CHOOSER]
    best = -1 if nodes[node, LISTED] < nodes[node, COUNT] else 0
    for edge in range(nodes[node, FIRST], nodes[node, FIRST] + nodes[node, LISTED]):
        proof = edges[edge, PROVEN]
        if proof == 0:
            if seat == CHANCE:
                return 0
            best = -1
        elif seat == CHANCE:
            if best and proof != best:
                return 0
            best = proof
        elif share_in(proof, seat) == WIN:
            return proof
        elif best == 0 or (best > 0 and share_in(proof, seat) > share_in(best, seat)):
            best = proof
    return 0 if nodes[node, PARTIAL] and seat != CHANCE else max(best, 0)


# ── At the roots ─────────────────────────────────────────────────────────────────────────────────────────
@compiled(types.void(_TABLE, _TABLE, _FLOAT_TABLE, _SMALL_INTS, _FLOATS, INTS, _INT), refcount=False)
def draw_tree_noise(
    nodes: Ints, edges: Ints, weights: Any, base: Any, noise: Any, rng: Ints, considered: int
) -> None:
    """Draws Gumbel noise for the actions at a root, and leaves the best so many of them to be considered: the
    others seem to have been tried less than never."""
    n = nodes[0, COUNT] if nodes[0, CHOOSER] > 0 else 0
    for edge in range(n):
        u = (below(rng, FINE) + 0.5) / FINE
        noise[edge] = -log(-log(u) / max(weights[edge, PRIOR], TINY))  # the noise and the logarithm of the prior
        base[edge] = edges[edge, TRIED]
    for _ in range(n - considered):
        worst = -1
        for edge in range(n):
            if base[edge] <= edges[edge, TRIED] and (worst < 0 or noise[edge] <= noise[worst]):
                worst = edge
        base[worst] = edges[worst, TRIED] + 1


@compiled(
    types.void(
        _TABLES, _TABLES, _FLOAT_TABLES, _TABLE, _FLOAT_TABLE, _WIDE_TABLE, INTS, _INT, _INT, _INT
    ),
    refcount=False,
)  # fmt: skip
def draw_noise(
    nodes: Ints, edges: Ints, weights: Any, base: Any, noise: Any, work: Ints, rng: Ints, considered: int,
    start: int, end: int,
) -> None:  # fmt: skip
    """Draws Gumbel noise in every tree that is to grow."""
    for i in range(start, end):
        if work[i, ROOT] == PLANTED:
            draw_tree_noise(nodes[i], edges[i], weights[i], base[i], noise[i], rng[i : i + 1], considered)


@compiled(types.void(_TABLES, _FLOAT_TABLES, _WIDE_TABLE, _FLOAT_TABLE, _FLOAT, _INT, _INT), refcount=False)
def mix_noise(nodes: Ints, weights: Any, work: Ints, noise: Any, fraction: float, start: int, end: int) -> None:
    """Mixes noise into the priors at the roots where a seat is to act."""
    for i in range(start, end):
        if work[i, ROOT] == PLANTED and nodes[i, 0, CHOOSER] > 0:
            for edge in range(nodes[i, 0, COUNT]):
                weights[i, edge, PRIOR] += fraction * (noise[i, edge] - weights[i, edge, PRIOR])


@compiled(
    types.void(
        _TABLES, _FLOAT_TABLES, _TABLES, _FLOAT_TABLES, _TABLE, _FLOAT_TABLE, _WIDE_TABLE, _FLOATS, INTS, _TABLE,
        _WIDE_TABLE, _FLOAT_TABLE, _FLOAT_TABLE, _FLOAT_TABLE, _FLOAT_TABLE, _BYTES, _INT, _INT,
    ),
    refcount=False,
)  # fmt: skip
def write_results(
    nodes: Ints, sums: Any, edges: Ints, weights: Any, base: Any, noise: Any, work: Ints, settings: Any,
    action: Ints, actions: Any, visits: Ints, values: Any, priors: Any, policy: Any, value: Any, proven: Any,
    start: int, end: int,
) -> None:  # fmt: skip
    """What the trees found; the edges of a root are its first ones. The trees are given up unless `keep_below`
    keeps them."""
    for i in range(start, end):
        seat, proof = nodes[i, 0, CHOOSER], nodes[i, 0, PROOF]
        n = nodes[i, 0, COUNT] if seat > 0 else 0
        for k in range(n):
            actions[i, k] = edges[i, k, ACTION]
            visits[i, k] = edges[i, k, TRIED]
            priors[i, k] = weights[i, k, PRIOR]
            values[i, k] = 2.0 * edge_value(edges[i], weights[i], k, math.nan) - 1.0
        for k in range(n, actions.shape[1]):
            actions[i, k] = -1
            visits[i, k] = 0
            priors[i, k] = policy[i, k] = 0.0
            values[i, k] = math.nan
        action[i] = -1
        if n > 0:
            best = choose_and_aim(
                nodes[i], sums[i], edges[i], weights[i], base[i], noise[i], settings, values[i], policy[i]
            )
            action[i] = edges[i, best, ACTION]
        for k in range(value.shape[1]):
            share = sums[i, 0, k] / max(nodes[i, 0, VISITS], 1)
            value[i, k] = 2.0 * (share_in(proof, k + 1) / WIN if proof else share) - 1.0
        proven[i] = proof > 0
        work[i, ROOT] = NOTHING


# ── The next move's tree ─────────────────────────────────────────────────────────────────────────────────
@compiled(_INT(_TABLE, _TABLE, _WIDE_TABLE, INTS, _INT, INTS), refcount=False)
def find_node(nodes: Ints, edges: Ints, states: Ints, work: Ints, action: int, wanted: Ints) -> int:
    """The node of a position, one action and then chance away from the root; −1 if there is none."""
    if work[NODES] == 0:
        return -1
    for edge in range(nodes[0, FIRST], nodes[0, FIRST] + nodes[0, LISTED]):
        if edges[edge, ACTION] != action or edges[edge, CHILD] < 0:
            continue
        for node in range(edges[edge, CHILD], work[NODES]):  # a child is made after its parent
            if nodes[node, CHOOSER] == CHANCE:
                continue
            same = True
            for k in range(len(wanted)):
                if states[node, k] != wanted[k]:
                    same = False
                    break
            if same and hangs_below(nodes, edges, edges[edge, CHILD], node):
                return node
    return -1


@compiled(types.boolean(_TABLE, _TABLE, _INT, _INT), refcount=False)
def hangs_below(nodes: Ints, edges: Ints, top: int, node: int) -> bool:
    """Whether a node is `top` itself, or only chance acts between the two."""
    while node != top:
        above = -1
        for other in range(node):
            for edge in range(nodes[other, FIRST], nodes[other, FIRST] + nodes[other, LISTED]):
                if edges[edge, CHILD] == node:
                    above = other
        if above < top or nodes[above, CHOOSER] != CHANCE:
            return False
        node = above
    return True


@compiled(
    types.void(_TABLE, _FLOAT_TABLE, _TABLE, _FLOAT_TABLE, _WIDE_TABLE, INTS, _SMALL_INTS, _INT),
    refcount=False,
)
def keep_subtree(
    nodes: Ints, sums: Any, edges: Ints, weights: Any, states: Ints, work: Ints, origin: Ints, root: int
) -> None:
    """Makes a node the root and moves what hangs below it to the front, in place.

    Nodes and edges are taken in the order of their numbers, so that nothing is overwritten before it is moved.
    """
    for node in range(work[NODES]):
        origin[node] = -1
    origin[root] = 0
    count = 1
    for node in range(root, work[NODES]):
        if origin[node] < 0:
            continue
        for edge in range(nodes[node, FIRST], nodes[node, FIRST] + nodes[node, LISTED]):
            if edges[edge, CHILD] >= 0:
                origin[edges[edge, CHILD]] = 0  # it stays; numbered below, in the order of the numbers
    count = 0
    for node in range(root, work[NODES]):
        if origin[node] >= 0:
            origin[node] = count
            count += 1
    used = 0
    for node in range(root, work[NODES]):
        if origin[node] < 0:
            continue
        new = origin[node]
        first, listed = nodes[node, FIRST], nodes[node, LISTED]
        for k in range(nodes.shape[1]):
            nodes[new, k] = nodes[node, k]
        for k in range(sums.shape[1]):
            sums[new, k] = sums[node, k]
        for k in range(states.shape[1]):
            states[new, k] = states[node, k]
        nodes[new, FIRST] = used
        for k in range(listed):
            for column in range(edges.shape[1]):
                edges[used + k, column] = edges[first + k, column]
            for column in range(weights.shape[1]):
                weights[used + k, column] = weights[first + k, column]
            if edges[used + k, CHILD] >= 0:
                edges[used + k, CHILD] = origin[edges[used + k, CHILD]]
        used += nodes[new, COUNT]
    work[NODES], work[EDGES] = count, used
    work[ROOT] = STOPPED if nodes[0, PROOF] else PLANTED


@compiled(
    types.void(
        _TABLES, _FLOAT_TABLES, _TABLES, _FLOAT_TABLES, _WIDE_TABLES, _TABLE, _WIDE_TABLE, INTS, _WIDE_TABLE,
        _BYTES, _INT, _INT,
    ),
    refcount=False,
)  # fmt: skip
def keep_below(
    nodes: Ints, sums: Any, edges: Ints, weights: Any, states: Ints, path: Ints, work: Ints,
    chosen: Ints, roots: Ints, kept: Any, start: int, end: int,
) -> None:  # fmt: skip
    """Makes the node of each game's next position the root of its tree, if it was ever visited; empties the
    others. The path, of no use between two searches, is the working memory."""
    for i in range(start, end):
        node = find_node(nodes[i], edges[i], states[i], work[i], chosen[i], roots[i])
        kept[i] = node >= 0 and (nodes[i, node, VISITS] > 0 or nodes[i, node, PROOF] > 0)
        if kept[i]:
            keep_subtree(nodes[i], sums[i], edges[i], weights[i], states[i], work[i], path[i], node)
        else:
            for k in range(work.shape[1]):
                work[i, k] = 0
