"""Many search trees grown together: the network is asked once a step, between two compiled halves of a simulation.

`descend` takes every tree from its root down to a position that no node stands for yet, and makes a node for it.
`show` writes what the network is to see. `back_up` takes its answers and carries them to the roots. `go_on` backs
up and descends again, tree by tree. Where the network is a compiled function itself, nobody else is asked, and
`grow` runs all simulations of a tree before those of the next: a tree stays in the cache that way, and on a GPU
all is one launch. Every tree has rows of its own in these arrays (the first index is the tree); threads, or those
of a GPU, share nothing:

    nodes    CHOOSER FIRST COUNT VISITS PROOF PARTIAL     the edges of a node lie side by side: FIRST, COUNT
    sums     what the visits of a node came to, for each seat; then what the network said of it
    edges    ACTION CHILD TRIED PROVEN                    CHILD is −1 before the first visit; PROVEN is its PROOF
    weights  VALUE PRIOR                                  VALUE is for the seat that chooses: proven, or the mean
    logits   of each edge
    base     of each edge of the root: TRIED when the search began (Gumbel)
    noise    of each edge of the root (Gumbel)
    states   the position of each node
    path     the edges of this simulation, from the root
    work     NODES EDGES DEPTH LEAF NEEDED ROOT           how many are used; how deep; which node is evaluated

The two that every step reads, edges and weights, are small on purpose: most of the time of a search is the way
from memory.

Results and values are shares of the win, 0 … 1. A chance node draws an edge by weight at each visit. Proven
results are as in `tree.py`. Which edge is followed and which is played is chosen in `batched_selection.py`.
"""

import math
from typing import Any

from numba import types

from ziggurat.bots.engine.batched_selection import (
    ACTION,
    CHILD,
    CHOOSER,
    COUNT,
    FIRST,
    LOWEST,
    PARTIAL,
    PRIOR,
    PROOF,
    PROVEN,
    PUCT,
    RULE,
    TRIED,
    VALUE,
    VISITS,
    choose_and_aim,
    choose_considered,
    choose_improved,
    choose_puct,
    decay,
    draw_outcome,
    edge_value,
)
from ziggurat.bots.engine.heuristics import CANDIDATE_LIST
from ziggurat.bots.engine.tree import proof_of, share_in
from ziggurat.kernel import (
    APPLY,
    CHANCE,
    INTS,
    LEGAL,
    OBSERVE,
    OVER,
    RETURNS,
    TURN,
    WEIGHTS,
    WIN,
    Ints,
    below,
    compiled,
)
from ziggurat.kernel.elementary import log

NODES, EDGES, DEPTH, LEAF, NEEDED, ROOT = range(6)
NOTHING, PLANTED, STOPPED = 0, 1, 2  # ROOT: no root yet; one; one whose result is proven or that has no choice
FINE = 1 << 30  # steps of a random number between 0 and 1
FINE_ANSWERS = (1 << 63) - 1  # of `back_up`: every answer was a number

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
_PLANES = types.int8[:, ::1]
NETWORK = types.void(INTS, _INT, INTS, _INT, _FLOATS, _FLOATS)  # position, seat, actions, how many, logits, values
_TURN, _LEGAL, _APPLY, _RETURNS, _WEIGHTS, _OBSERVE, _CANDIDATES, _NETWORK = (
    types.FunctionType(signature)
    for signature in (TURN, LEGAL, APPLY, RETURNS, WEIGHTS, OBSERVE, CANDIDATE_LIST, NETWORK)
)
_TREES = (  # nodes, sums, edges, weights, logits, base, noise, states, path, work, seen
    _TABLES, _FLOAT_TABLES, _TABLES, _FLOAT_TABLES, _FLOAT_TABLE, _TABLE, _FLOAT_TABLE, _WIDE_TABLES, _TABLE,
    _WIDE_TABLE, _WIDE_TABLE,
)  # fmt: skip


# ── New nodes ────────────────────────────────────────────────────────────────────────────────────────────
@compiled(
    _INT(
        _TURN, _LEGAL, _RETURNS, _WEIGHTS, _CANDIDATES, INTS, INTS, INTS, INTS, INTS, _TABLE, _FLOAT_TABLE, _TABLE,
        _FLOAT_TABLE, _WIDE_TABLE, INTS, INTS, _INT,
    ),
    inline=True, refcount=False,
)  # fmt: skip
def add_node(
    turn: Any, legal: Any, returns: Any, outcome_weights: Any, candidates: Any,
    p: Ints, actions: Ints, share: Ints, drawn: Ints, rng: Ints, nodes: Ints, sums: Any, edges: Ints, weights: Any,
    states: Ints, work: Ints, seen: Ints, width: int,
) -> int:  # fmt: skip
    """Makes a node of the position in the workspace, and edges of its actions; −1 if there is no room for them.

    Where a seat is to act, the network is to see it (NEEDED). A node with more actions than `width` keeps so many
    of them, drawn at random.
    """
    node = work[NODES]
    if node == len(nodes):
        return -1
    seat = turn(p)
    for k in range(states.shape[1]):
        states[node, k] = p[k]
    n = 0
    partial = 0
    if seat > 0:
        n = min(candidates(p, rng, actions), len(actions))
        partial = 1 if n > 0 else 0
    if n <= 0 and seat != OVER:
        n = legal(p, actions)
    if n > width:
        for k in range(width):
            other = k + below(rng, n - k)
            actions[k], actions[other] = actions[other], actions[k]
        n = width
        partial = 1
    if work[EDGES] + n > len(edges):
        return -1
    nodes[node, CHOOSER] = seat
    nodes[node, FIRST] = work[EDGES]
    nodes[node, COUNT] = n
    nodes[node, VISITS] = nodes[node, PROOF] = 0
    nodes[node, PARTIAL] = partial
    for k in range(sums.shape[1]):
        sums[node, k] = 0.0
    if seat == CHANCE:
        outcome_weights(p, actions, n, drawn)
    for k in range(n):
        edge = work[EDGES] + k
        edges[edge, ACTION] = actions[k]
        edges[edge, CHILD] = -1
        edges[edge, TRIED] = edges[edge, PROVEN] = 0
        weights[edge, VALUE] = 0.0
        weights[edge, PRIOR] = float(drawn[k]) if seat == CHANCE else 0.0
    work[NODES] += 1
    work[EDGES] += n
    if seat == OVER or (n == 0 and seat > 0):
        returns(p, share)
        nodes[node, PROOF] = proof_of(share)
    elif seat > 0:
        work[NEEDED] = 1
        seen[0], seen[1] = seat, n
    return node


@compiled(
    types.void(
        _TURN, _LEGAL, _APPLY, _RETURNS, _WEIGHTS, _CANDIDATES, INTS, INTS, INTS, INTS, _FLOATS, _WIDE_TABLE, INTS,
        *_TREES, _INT, _INT,
    ),
    refcount=False,
)  # fmt: skip
def plant(
    turn: Any, legal: Any, apply: Any, returns: Any, outcome_weights: Any, candidates: Any,
    p: Ints, actions: Ints, share: Ints, drawn: Ints, shares: Any, roots: Ints, rng: Ints,
    nodes: Ints, sums: Any, edges: Ints, weights: Any, logits: Any, base: Any, noise: Any, states: Ints,
    path: Ints, work: Ints, seen: Ints, start: int, end: int,
) -> None:  # fmt: skip
    """Makes the root of every tree that has none for its position."""
    for i in range(start, end):
        work[i, NEEDED] = work[i, DEPTH] = 0
        work[i, LEAF] = -1
        kept = work[i, ROOT] != NOTHING and work[i, NODES] > 0
        for k in range(roots.shape[1]):
            kept = kept and states[i, 0, k] == roots[i, k]
        if kept:
            continue
        work[i, NODES] = work[i, EDGES] = 0
        for k in range(roots.shape[1]):
            p[k] = roots[i, k]
        add_node(
            turn, legal, returns, outcome_weights, candidates, p, actions, share, drawn, rng[i : i + 1], nodes[i],
            sums[i], edges[i], weights[i], states[i], work[i], seen[i], base.shape[1],
        )  # fmt: skip
        work[i, ROOT] = STOPPED if nodes[i, 0, PROOF] else PLANTED
        if work[i, NEEDED]:
            work[i, LEAF] = 0


# ── A simulation ─────────────────────────────────────────────────────────────────────────────────────────
@compiled(types.void(_TABLE, _FLOAT_TABLE, _INT, _INT, _INT), inline=True, refcount=False)
def note_proof(edges: Ints, weights: Any, edge: int, proof: int, chooser: int) -> None:
    """What is proven of the node that an edge leads to, if anything, is its value too."""
    edges[edge, PROVEN] = proof
    if proof and chooser > 0:
        weights[edge, VALUE] = share_in(proof, chooser) / WIN


@compiled(
    types.void(
        _TURN, _LEGAL, _APPLY, _RETURNS, _WEIGHTS, _CANDIDATES, INTS, INTS, INTS, INTS, _FLOATS, INTS, _TABLE,
        _FLOAT_TABLE, _TABLE, _FLOAT_TABLE, _FLOATS, _SMALL_INTS, _FLOATS, _WIDE_TABLE, _SMALL_INTS, INTS, INTS,
        _FLOATS, _WIDE_TABLE, _INT,
    ),
    inline=True, refcount=False,
)  # fmt: skip
def descend_tree(
    turn: Any, legal: Any, apply: Any, returns: Any, outcome_weights: Any, candidates: Any,
    p: Ints, actions: Ints, share: Ints, drawn: Ints, shares: Any, rng: Ints,
    nodes: Ints, sums: Any, edges: Ints, weights: Any, logits: Any, base: Any, noise: Any, states: Ints,
    path: Ints, work: Ints, seen: Ints, settings: Any, schedule: Ints, step: int,
) -> None:  # fmt: skip
    """Goes down a tree to a new node, one whose result is proven, or where there is no more room.

    `schedule` tells for each number of actions considered at a root, and each step, how often the action to be
    tried next has been tried (Gumbel).
    """
    work[NEEDED] = work[DEPTH] = 0
    work[LEAF] = -1
    if work[ROOT] != PLANTED:
        return
    node = 0
    depth = 0
    while nodes[node, PROOF] == 0:
        if nodes[node, CHOOSER] == CHANCE:
            edge = draw_outcome(nodes, weights, rng, node)
        elif settings[RULE] == PUCT:
            edge = choose_puct(nodes, sums, edges, weights, node, settings)
        elif node == 0:
            wanted = schedule[min(max(nodes[0, COUNT], 1), len(schedule) - 1), step]
            edge = choose_considered(nodes, sums, edges, weights, logits, base, noise, settings, wanted)
        else:
            edge = choose_improved(nodes, sums, edges, weights, node, settings, actions, shares)
        child = edges[edge, CHILD]
        if child < 0:
            for k in range(states.shape[1]):
                p[k] = states[node, k]
            apply(p, int(edges[edge, ACTION]))
            child = add_node(
                turn, legal, returns, outcome_weights, candidates, p, actions, share, drawn, rng, nodes, sums,
                edges, weights, states, work, seen, len(base),
            )  # fmt: skip
            if child < 0:
                break
            edges[edge, CHILD] = child
            note_proof(edges, weights, edge, nodes[child, PROOF], nodes[node, CHOOSER])
        path[depth] = edge
        depth += 1
        node = child
        if work[NEEDED]:
            break
    work[DEPTH] = depth
    work[LEAF] = node


@compiled(
    types.void(
        _TURN, _LEGAL, _APPLY, _RETURNS, _WEIGHTS, _CANDIDATES, INTS, INTS, INTS, INTS, _FLOATS, INTS, *_TREES,
        _FLOATS, _WIDE_TABLE, _INT, _INT, _INT,
    ),
    refcount=False,
)  # fmt: skip
def descend(
    turn: Any, legal: Any, apply: Any, returns: Any, outcome_weights: Any, candidates: Any,
    p: Ints, actions: Ints, share: Ints, drawn: Ints, shares: Any, rng: Ints,
    nodes: Ints, sums: Any, edges: Ints, weights: Any, logits: Any, base: Any, noise: Any, states: Ints,
    path: Ints, work: Ints, seen: Ints, settings: Any, schedule: Ints, step: int, start: int, end: int,
) -> None:  # fmt: skip
    """The first half of a simulation, in every tree."""
    for i in range(start, end):
        descend_tree(
            turn, legal, apply, returns, outcome_weights, candidates, p, actions, share, drawn, shares,
            rng[i : i + 1], nodes[i], sums[i], edges[i], weights[i], logits[i], base[i], noise[i], states[i],
            path[i], work[i], seen[i], settings, schedule, step,
        )  # fmt: skip


@compiled(_INT(_TABLE, _TABLE, _INT), inline=True, refcount=False)
def proof_from_edges(nodes: Ints, edges: Ints, node: int) -> int:
    """What the children prove about a node, 0 if nothing yet; a part of the actions proves only wins."""
    seat = nodes[node, CHOOSER]
    best = 0
    for edge in range(nodes[node, FIRST], nodes[node, FIRST] + nodes[node, COUNT]):
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


@compiled(types.void(_TABLE, _TABLE, _FLOAT_TABLE, _FLOATS, _FLOATS, _INT, _INT), inline=True, refcount=False)
def set_priors(nodes: Ints, edges: Ints, weights: Any, logits: Any, answers: Any, node: int, dense: int) -> None:
    """The logits of the network, and the priors that they make; a row of all actions, or of those listed."""
    first, n = nodes[node, FIRST], nodes[node, COUNT]
    top, bottom = LOWEST, -LOWEST
    for k in range(n):
        logit = float(answers[edges[first + k, ACTION]] if dense else answers[k])
        logits[first + k] = logit
        top, bottom = max(top, logit), min(bottom, logit)
    if top == bottom:  # the network makes no difference: the same numbers without exponentials
        for edge in range(first, first + n):
            weights[edge, PRIOR] = 1.0 / n
        return
    total = 0.0
    for edge in range(first, first + n):
        weights[edge, PRIOR] = decay(logits[edge] - top)
        total += weights[edge, PRIOR]
    for edge in range(first, first + n):
        weights[edge, PRIOR] /= total


@compiled(_INT(_TABLE, _TABLE, _FLOATS, _FLOATS, _INT, _INT), inline=True, refcount=False)
def fault_in(nodes: Ints, edges: Ints, answers: Any, values: Any, node: int, dense: int) -> int:
    """Which answer for a node is not finite: 0 a value, 1 a logit that is used; −1 if all are."""
    for k in range(len(values)):
        if not math.isfinite(values[k]):
            return 0
    first = nodes[node, FIRST]
    for k in range(nodes[node, COUNT]):
        if not math.isfinite(answers[edges[first + k, ACTION]] if dense else answers[k]):
            return 1
    return -1


@compiled(
    _INT(
        _TABLE, _FLOAT_TABLE, _TABLE, _FLOAT_TABLE, _FLOATS, _SMALL_INTS, INTS, _FLOATS, _FLOATS, INTS, _FLOATS,
        _INT,
    ),
    inline=True, refcount=False,
)  # fmt: skip
def back_up_tree(
    nodes: Ints, sums: Any, edges: Ints, weights: Any, logits: Any, path: Ints, work: Ints, answers: Any,
    values: Any, teams: Ints, value: Any, dense: int,
) -> int:  # fmt: skip
    """Carries what the leaf came to up to the root; a proven result stops the tree, and so does an answer that is
    not finite. Returns which that was (`fault_in`), or −1."""
    seats = len(value)
    leaf = work[LEAF]
    if leaf < 0:
        return -1
    if work[NEEDED]:
        fault = fault_in(nodes, edges, answers, values, leaf, dense)
        if fault >= 0:
            work[ROOT] = STOPPED
            return fault
        set_priors(nodes, edges, weights, logits, answers, leaf, dense)
        for seat in range(seats):
            told = float(values[min(seat, len(values) - 1)])
            if len(values) < seats and teams[seat] != teams[nodes[leaf, CHOOSER] - 1]:
                told = -told
            sums[leaf, seats + seat] = min(max((told + 1.0) / 2.0, 0.0), 1.0)
    proof = nodes[leaf, PROOF]
    if not proof and not work[NEEDED]:
        while nodes[leaf, VISITS] == 0 and work[DEPTH] > 0:  # chance has just come to it
            work[DEPTH] -= 1
            leaf = 0 if work[DEPTH] == 0 else edges[path[work[DEPTH] - 1], CHILD]
    for seat in range(seats):
        if proof:
            value[seat] = share_in(proof, seat + 1) / WIN
        elif work[NEEDED]:
            value[seat] = sums[leaf, seats + seat]
        else:  # no room for a new node: what this one came to so far
            value[seat] = sums[leaf, seat] / max(nodes[leaf, VISITS], 1)
    node = 0
    nodes[0, VISITS] += 1
    for seat in range(seats):
        sums[0, seat] += value[seat]
    for depth in range(work[DEPTH]):
        edge = path[depth]
        chooser = nodes[node, CHOOSER]
        edges[edge, TRIED] += 1
        if chooser > 0:
            weights[edge, VALUE] += (value[chooser - 1] - weights[edge, VALUE]) / edges[edge, TRIED]
        node = edges[edge, CHILD]
        nodes[node, VISITS] += 1
        for seat in range(seats):
            sums[node, seat] += value[seat]
    # What is proven goes up as far as it decides something; the nodes above a node are found along the path.
    news = proof != 0
    depth = work[DEPTH] - 1
    while news and depth >= 0:
        above = 0 if depth == 0 else edges[path[depth - 1], CHILD]
        if nodes[above, PROOF] == 0:
            nodes[above, PROOF] = proof_from_edges(nodes, edges, above)
            if depth > 0:
                parent = 0 if depth == 1 else edges[path[depth - 2], CHILD]
                note_proof(edges, weights, path[depth - 1], nodes[above, PROOF], nodes[parent, CHOOSER])
        news = nodes[above, PROOF] != 0
        depth -= 1
    if nodes[0, PROOF]:
        work[ROOT] = STOPPED
    return -1


@compiled(
    _INT(
        _TABLES, _FLOAT_TABLES, _TABLES, _FLOAT_TABLES, _FLOAT_TABLE, _TABLE, _WIDE_TABLE, _FLOAT_TABLE,
        _FLOAT_TABLE, INTS, _FLOATS, _INT, _INT, _INT, _INT,
    ),
    refcount=False,
)  # fmt: skip
def back_up(
    nodes: Ints, sums: Any, edges: Ints, weights: Any, logits: Any, path: Ints, work: Ints, answers: Any,
    values: Any, teams: Ints, value: Any, dense: int, step: int, start: int, end: int,
) -> int:  # fmt: skip
    """The second half of a simulation, in every tree: the network's answers are carried to the roots.

    The network's values are −1 … 1, for each seat, or one for the side of the seat to act. Returns a number that
    is the smaller, the earlier the first answer came that is not finite (step, then values before logits, then the
    tree): (2 · step + 1 if a logit) · trees + tree; FINE_ANSWERS if none did.
    """
    worst = FINE_ANSWERS
    for i in range(start, end):
        fault = back_up_tree(
            nodes[i], sums[i], edges[i], weights[i], logits[i], path[i], work[i], answers[i], values[i], teams,
            value, dense,
        )  # fmt: skip
        if fault >= 0:
            worst = min(worst, (2 * step + fault) * len(work) + i)
    return worst


@compiled(
    _INT(
        _TURN, _LEGAL, _APPLY, _RETURNS, _WEIGHTS, _CANDIDATES, INTS, INTS, INTS, INTS, _FLOATS, INTS, *_TREES,
        _FLOATS, _WIDE_TABLE, _FLOAT_TABLE, _FLOAT_TABLE, INTS, _FLOATS, _INT, _INT, _INT, _INT,
    ),
    refcount=False,
)  # fmt: skip
def go_on(
    turn: Any, legal: Any, apply: Any, returns: Any, outcome_weights: Any, candidates: Any,
    p: Ints, actions: Ints, share: Ints, drawn: Ints, shares: Any, rng: Ints,
    nodes: Ints, sums: Any, edges: Ints, weights: Any, logits: Any, base: Any, noise: Any, states: Ints,
    path: Ints, work: Ints, seen: Ints, settings: Any, schedule: Ints, answers: Any, values: Any, teams: Ints,
    value: Any, dense: int, step: int, start: int, end: int,
) -> int:  # fmt: skip
    """The second half of the simulation before this step and the first half of this one, tree by tree."""
    worst = FINE_ANSWERS
    for i in range(start, end):
        fault = back_up_tree(
            nodes[i], sums[i], edges[i], weights[i], logits[i], path[i], work[i], answers[i], values[i], teams,
            value, dense,
        )  # fmt: skip
        if fault >= 0:
            worst = min(worst, (2 * step + fault) * len(work) + i)
        descend_tree(
            turn, legal, apply, returns, outcome_weights, candidates, p, actions, share, drawn, shares,
            rng[i : i + 1], nodes[i], sums[i], edges[i], weights[i], logits[i], base[i], noise[i], states[i],
            path[i], work[i], seen[i], settings, schedule, step,
        )  # fmt: skip
    return worst


# ── What a network is told ───────────────────────────────────────────────────────────────────────────────
@compiled(types.void(INTS, INTS, _TABLE, _TABLE, _WIDE_TABLE, INTS), inline=True, refcount=False)
def lay_out_leaf(p: Ints, actions: Ints, nodes: Ints, edges: Ints, states: Ints, work: Ints) -> None:
    """Puts the position of the leaf and its actions into the workspace, where they are right after it was made."""
    leaf = work[LEAF]
    if leaf >= 0:
        for k in range(states.shape[1]):
            p[k] = states[leaf, k]
        for k in range(nodes[leaf, COUNT]):
            actions[k] = edges[nodes[leaf, FIRST] + k, ACTION]


@compiled(
    types.void(
        _OBSERVE, INTS, INTS, _TABLES, _TABLES, _WIDE_TABLES, _WIDE_TABLE, _WIDE_TABLE, _TABLE, _PLANES, _INT, _INT
    ),
    refcount=False,
)
def show(
    observe: Any, p: Ints, actions: Ints, nodes: Ints, edges: Ints, states: Ints, work: Ints, seen: Ints,
    lists: Any, planes: Any, start: int, end: int,
) -> None:  # fmt: skip
    """Writes what the network is to see: the planes of the leaves that it is needed for, and their actions."""
    for i in range(start, end):
        if work[i, NEEDED]:
            lay_out_leaf(p, actions, nodes[i], edges[i], states[i], work[i])
            for k in range(lists.shape[1]):
                lists[i, k] = actions[k] if k < seen[i, 1] else -1
            observe(p, seen[i, 0], planes[i])


# ── With a compiled network ──────────────────────────────────────────────────────────────────────────────
@compiled(
    _INT(
        _NETWORK, _TURN, _LEGAL, _APPLY, _RETURNS, _WEIGHTS, _CANDIDATES, INTS, INTS, INTS, INTS, _FLOATS, INTS,
        *_TREES, _FLOATS, _WIDE_TABLE, INTS, _FLOATS, _FLOATS, _INT, _INT, _INT, _INT,
    ),
    refcount=False,
)  # fmt: skip
def grow(
    network: Any, turn: Any, legal: Any, apply: Any, returns: Any, outcome_weights: Any, candidates: Any,
    p: Ints, actions: Ints, share: Ints, drawn: Ints, shares: Any, rng: Ints,
    nodes: Ints, sums: Any, edges: Ints, weights: Any, logits: Any, base: Any, noise: Any, states: Ints,
    path: Ints, work: Ints, seen: Ints, settings: Any, schedule: Ints, teams: Ints, values: Any, value: Any,
    first: int, after: int, start: int, end: int,
) -> int:  # fmt: skip
    """Simulations from the step `first` on to the one before `after`, all those of a tree before the next tree.

    The step −1 is the answer for the root. The room for shares has the answers too. Returns what `back_up` does.
    """
    worst = FINE_ANSWERS
    for i in range(start, end):
        for step in range(first, after):
            if step >= 0:
                if work[i, ROOT] != PLANTED:
                    break
                descend_tree(
                    turn, legal, apply, returns, outcome_weights, candidates, p, actions, share, drawn, shares,
                    rng[i : i + 1], nodes[i], sums[i], edges[i], weights[i], logits[i], base[i], noise[i],
                    states[i], path[i], work[i], seen[i], settings, schedule, step,
                )  # fmt: skip
            else:
                lay_out_leaf(p, actions, nodes[i], edges[i], states[i], work[i])
            if work[i, NEEDED]:
                network(p, seen[i, 0], actions, seen[i, 1], shares, values)
            fault = back_up_tree(
                nodes[i], sums[i], edges[i], weights[i], logits[i], path[i], work[i], shares, values, teams, value,
                0,
            )  # fmt: skip
            if fault >= 0:
                worst = min(worst, (2 * (step + 1) + fault) * len(work) + i)
    return worst


# ── At the roots ─────────────────────────────────────────────────────────────────────────────────────────
@compiled(
    types.void(
        _TABLES, _TABLES, _FLOAT_TABLE, _TABLE, _FLOAT_TABLE, _WIDE_TABLE, INTS, _INT, _INT, _INT
    ),
    refcount=False,
)  # fmt: skip
def draw_noise(
    nodes: Ints, edges: Ints, logits: Any, base: Any, noise: Any, work: Ints, rng: Ints, considered: int,
    start: int, end: int,
) -> None:  # fmt: skip
    """Draws Gumbel noise for the actions at the roots, and leaves the best so many of them to be considered: the
    others seem to have been tried less than never."""
    for i in range(start, end):
        if work[i, ROOT] != PLANTED or nodes[i, 0, CHOOSER] == CHANCE:
            continue
        n = nodes[i, 0, COUNT]
        for edge in range(n):
            u = (below(rng[i : i + 1], FINE) + 0.5) / FINE
            noise[i, edge] = -log(-log(u))
            base[i, edge] = edges[i, edge, TRIED]
        for _ in range(n - considered):
            worst, worst_score = -1, 0.0
            for edge in range(n):
                score = noise[i, edge] + logits[i, edge]
                if base[i, edge] <= edges[i, edge, TRIED] and (worst < 0 or score <= worst_score):
                    worst, worst_score = edge, score
            base[i, worst] = edges[i, worst, TRIED] + 1


@compiled(types.void(_TABLES, _FLOAT_TABLES, _WIDE_TABLE, _FLOAT_TABLE, _FLOAT, _INT, _INT), refcount=False)
def mix_noise(nodes: Ints, weights: Any, work: Ints, noise: Any, fraction: float, start: int, end: int) -> None:
    """Mixes noise into the priors at the roots where a seat is to act."""
    for i in range(start, end):
        if work[i, ROOT] == PLANTED and nodes[i, 0, CHOOSER] > 0:
            for edge in range(nodes[i, 0, COUNT]):
                weights[i, edge, PRIOR] += fraction * (noise[i, edge] - weights[i, edge, PRIOR])


@compiled(
    types.void(
        _TABLES, _FLOAT_TABLES, _TABLES, _FLOAT_TABLES, _FLOAT_TABLE, _TABLE, _FLOAT_TABLE, _WIDE_TABLE, _FLOATS,
        INTS, _TABLE, _WIDE_TABLE, _FLOAT_TABLE, _FLOAT_TABLE, _FLOAT_TABLE, _FLOAT_TABLE, _BYTES, _INT, _INT,
    ),
    refcount=False,
)  # fmt: skip
def write_results(
    nodes: Ints, sums: Any, edges: Ints, weights: Any, logits: Any, base: Any, noise: Any, work: Ints,
    settings: Any, action: Ints, actions: Any, visits: Ints, values: Any, priors: Any, policy: Any, value: Any,
    proven: Any, start: int, end: int,
) -> None:  # fmt: skip
    """What the trees found; the edges of a root are its first ones. The trees are given up unless `keep_below`
    keeps them."""
    for i in range(start, end):
        seat, proof = nodes[i, 0, CHOOSER], nodes[i, 0, PROOF]
        n = nodes[i, 0, COUNT] if seat > 0 else 0
        for k in range(actions.shape[1]):
            actions[i, k] = edges[i, k, ACTION] if k < n else -1
            visits[i, k] = edges[i, k, TRIED] if k < n else 0
            priors[i, k] = weights[i, k, PRIOR] if k < n else 0.0
            policy[i, k] = 0.0
            values[i, k] = math.nan
            if k < n:
                values[i, k] = 2.0 * edge_value(edges[i], weights[i], k, math.nan) - 1.0
        action[i] = -1
        if n > 0:
            best = choose_and_aim(
                nodes[i],
                sums[i],
                edges[i],
                weights[i],
                logits[i],
                base[i],
                noise[i],
                settings,
                values[i],
                policy[i],
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
    for edge in range(nodes[0, FIRST], nodes[0, FIRST] + nodes[0, COUNT]):
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
            for edge in range(nodes[other, FIRST], nodes[other, FIRST] + nodes[other, COUNT]):
                if edges[edge, CHILD] == node:
                    above = other
        if above < top or nodes[above, CHOOSER] != CHANCE:
            return False
        node = above
    return True


@compiled(
    types.void(_TABLE, _FLOAT_TABLE, _TABLE, _FLOAT_TABLE, _FLOATS, _WIDE_TABLE, INTS, _SMALL_INTS, _INT),
    refcount=False,
)
def keep_subtree(
    nodes: Ints,
    sums: Any,
    edges: Ints,
    weights: Any,
    logits: Any,
    states: Ints,
    work: Ints,
    origin: Ints,
    root: int,
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
        for edge in range(nodes[node, FIRST], nodes[node, FIRST] + nodes[node, COUNT]):
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
        first, n = nodes[node, FIRST], nodes[node, COUNT]
        for k in range(nodes.shape[1]):
            nodes[new, k] = nodes[node, k]
        for k in range(sums.shape[1]):
            sums[new, k] = sums[node, k]
        for k in range(states.shape[1]):
            states[new, k] = states[node, k]
        nodes[new, FIRST] = used
        for edge in range(first, first + n):
            for k in range(edges.shape[1]):
                edges[used, k] = edges[edge, k]
            for k in range(weights.shape[1]):
                weights[used, k] = weights[edge, k]
            logits[used] = logits[edge]
            if edges[used, CHILD] >= 0:
                edges[used, CHILD] = origin[edges[used, CHILD]]
            used += 1
    work[NODES], work[EDGES] = count, used
    work[ROOT] = STOPPED if nodes[0, PROOF] else PLANTED


@compiled(
    types.void(
        _TABLES,
        _FLOAT_TABLES,
        _TABLES,
        _FLOAT_TABLES,
        _FLOAT_TABLE,
        _WIDE_TABLES,
        _TABLE,
        _WIDE_TABLE,
        INTS,
        _WIDE_TABLE,
        _BYTES,
        _INT,
        _INT,
    ),
    refcount=False,
)
def keep_below(
    nodes: Ints, sums: Any, edges: Ints, weights: Any, logits: Any, states: Ints, path: Ints, work: Ints,
    chosen: Ints, roots: Ints, kept: Any, start: int, end: int,
) -> None:  # fmt: skip
    """Makes the node of each game's next position the root of its tree, if it was ever visited; empties the
    others. The path, of no use between two searches, is the working memory."""
    for i in range(start, end):
        node = find_node(nodes[i], edges[i], states[i], work[i], chosen[i], roots[i])
        kept[i] = node >= 0 and (nodes[i, node, VISITS] > 0 or nodes[i, node, PROOF] > 0)
        if kept[i]:
            keep_subtree(nodes[i], sums[i], edges[i], weights[i], logits[i], states[i], work[i], path[i], node)
        else:
            for k in range(work.shape[1]):
                work[i, k] = 0
