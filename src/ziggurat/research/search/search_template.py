"""The search of many trees, as far as it calls rules: the template that `specialise.py` compiles for each game.

This file names the rules, and the network where that is compiled too, as if it defined them (`step_template.py`
says why). The CUDA kernels call the same functions. `batched_tree.py` has the drawing of the arrays
and all that needs no rules.

`descend` takes every tree from its root down to a position that no node stands for yet, and makes a node for it.
`show` writes what the network is to see. `back_up` takes its answers and carries them to the roots. `go_on` backs
up and descends again, tree by tree. Where the network is a compiled function itself, nobody else is asked, and
`grow` runs all simulations of a tree before those of the next: a tree stays in the cache that way, and on a GPU
all is one launch.

A simulation is mostly memory, so little is written. Where the network makes no difference between the actions of
a node, those not yet tried are all alike and are tried in their order: the row of such an edge is written when its
turn comes.
"""

import math
from typing import Any

from numba import types

from ziggurat.bots.engine.tree import proof_of, share_in
from ziggurat.kernel import CHANCE, INTS, OVER, WIN, Ints, below, compiled
from ziggurat.research.search.batched_selection import (
    ACTION,
    CHILD,
    CHOOSER,
    COUNT,
    FIRST,
    GUMBEL,
    LISTED,
    OWN,
    PARTIAL,
    PRIOR,
    PROOF,
    PROVEN,
    PUCT,
    RULE,
    TRIED,
    VALUE,
    VISITS,
    choose_considered,
    choose_improved,
    choose_puct,
    decay,
    draw_outcome,
)
from ziggurat.research.search.batched_tree import (
    DEPTH,
    EDGES,
    FINE_ANSWERS,
    LEAF,
    NEEDED,
    NODES,
    NOTHING,
    PLANTED,
    ROOT,
    STOPPED,
    draw_tree_noise,
    note_proof,
    proof_from_edges,
)

turn: Any
legal: Any
apply: Any
returns: Any
outcome_weights: Any
observe: Any
candidates: Any
network: Any
blind: bool  # whether the network knows nothing, so that it need not be asked
state_size: int
seats: int
chance: bool  # whether it ever acts
listed_late: bool  # whether listing the actions of a position again is cheaper than keeping them

_INT, _FLOAT = types.int64, types.float64
_FLOATS = types.float64[::1]
_WIDE_TABLE = types.int64[:, ::1]
_TABLE = types.int32[:, ::1]
_FLOAT_TABLE = types.float64[:, ::1]
_TABLES = types.int32[:, :, ::1]
_FLOAT_TABLES = types.float64[:, :, ::1]
_WIDE_TABLES = types.int64[:, :, ::1]
_PLANES = types.int8[:, ::1]
_ROOM = (INTS, INTS, INTS, INTS, _FLOATS)  # state, actions, share, drawn, shares
_TREES = (  # nodes, sums, edges, weights, base, noise, states, path, work, seen
    _TABLES, _FLOAT_TABLES, _TABLES, _FLOAT_TABLES, _TABLE, _FLOAT_TABLE, _WIDE_TABLES, _TABLE, _WIDE_TABLE,
    _WIDE_TABLE,
)  # fmt: skip


# ── New nodes ────────────────────────────────────────────────────────────────────────────────────────────
@compiled(inline=True, refcount=False)
def list_edge(edges: Ints, weights: Any, edge: int, action: int, prior: float) -> None:
    edges[edge, ACTION] = action
    edges[edge, CHILD] = -1
    edges[edge, TRIED] = 0
    edges[edge, PROVEN] = 0
    weights[edge, VALUE] = 0.0
    weights[edge, PRIOR] = prior


@compiled(inline=True, refcount=False)
def list_edges(nodes: Ints, edges: Ints, weights: Any, node: int, actions: Ints, after: int) -> None:
    """Writes rows for the edges of a node up to the one before `after`."""
    prior = 1.0 / nodes[node, COUNT]
    for k in range(nodes[node, LISTED], after):
        list_edge(edges, weights, nodes[node, FIRST] + k, actions[k], prior)
    nodes[node, LISTED] = after


@compiled(inline=True, refcount=False)
def add_node(
    state: Ints, actions: Ints, share: Ints, drawn: Ints, rng: Ints, nodes: Ints, sums: Any, edges: Ints,
    weights: Any, states: Ints, work: Ints, seen: Ints, width: int,
) -> int:  # fmt: skip
    """Makes a node of the position in the workspace; −1 if there is no room for it and its edges.

    Where a seat is to act, the network is to see it (NEEDED). A node with more actions than `width` keeps so many
    of them, drawn at random.
    """
    node = work[NODES]
    if node == len(nodes):
        return -1
    seat = turn(state)
    n = partial = 0
    if seat > 0:
        n = min(candidates(state, rng, actions), len(actions))
        partial = 1 if n > 0 else 0
    if n <= 0 and seat != OVER:
        n = legal(state, actions)
    if n > width:
        for k in range(width):
            other = k + below(rng, n - k)
            actions[k], actions[other] = actions[other], actions[k]
        n = width
        partial = 1
    first = work[EDGES]
    if first + n > len(edges):
        return -1
    for k in range(state_size):
        states[node, k] = state[k]
    for k in range(seats):
        sums[node, k] = 0.0
    nodes[node, CHOOSER] = seat
    nodes[node, FIRST] = first
    nodes[node, COUNT] = n
    nodes[node, VISITS] = 0
    nodes[node, PROOF] = 0
    nodes[node, PARTIAL] = partial
    nodes[node, LISTED] = 0
    work[NODES] = node + 1
    work[EDGES] = first + n
    if seat == OVER or (n == 0 and seat > 0):
        returns(state, share)
        nodes[node, PROOF] = proof_of(share)
    elif chance and seat == CHANCE:
        outcome_weights(state, actions, n, drawn)
        list_edges(nodes, edges, weights, node, actions, n)
        for k in range(n):
            weights[first + k, PRIOR] = float(drawn[k])
    else:
        work[NEEDED] = 1
        seen[0], seen[1] = seat, n
    return node


@compiled(refcount=False)
def plant_tree(
    state: Ints, actions: Ints, share: Ints, drawn: Ints, rng: Ints, nodes: Ints, sums: Any, edges: Ints,
    weights: Any, states: Ints, work: Ints, seen: Ints, width: int, root: Ints,
) -> None:  # fmt: skip
    """Makes the root of a tree that has none for this position."""
    work[NEEDED] = work[DEPTH] = 0
    work[LEAF] = -1
    kept = work[ROOT] != NOTHING and work[NODES] > 0
    for k in range(state_size):
        kept = kept and states[0, k] == root[k]
        state[k] = root[k]
    if kept:
        if listed_late and nodes[0, LISTED] < nodes[0, COUNT]:
            legal(state, actions)
            list_edges(nodes, edges, weights, 0, actions, nodes[0, COUNT])
        return
    work[NODES] = work[EDGES] = 0
    add_node(state, actions, share, drawn, rng, nodes, sums, edges, weights, states, work, seen, width)
    work[ROOT] = STOPPED if nodes[0, PROOF] else PLANTED
    if work[NEEDED]:
        work[LEAF] = 0


@compiled(inline=True, refcount=False)
def note_actions(actions: Ints, work: Ints, seen: Ints, listed: Any) -> None:
    """The actions of a new leaf, for a network that is asked."""
    if work[NEEDED]:
        for k in range(len(listed)):
            listed[k] = actions[k] if k < seen[1] else -1


@compiled(types.void(*_ROOM, _WIDE_TABLE, INTS, *_TREES, _TABLE, _INT, _INT), inline=True, refcount=False)
def plant(
    state: Ints, actions: Ints, share: Ints, drawn: Ints, shares: Any, roots: Ints, rng: Ints,
    nodes: Ints, sums: Any, edges: Ints, weights: Any, base: Any, noise: Any, states: Ints, path: Ints,
    work: Ints, seen: Ints, lists: Any, start: int, end: int,
) -> None:  # fmt: skip
    """Makes the root of every tree that has none for its position."""
    for i in range(start, end):
        plant_tree(
            state, actions, share, drawn, rng[i : i + 1], nodes[i], sums[i], edges[i], weights[i], states[i],
            work[i], seen[i], base.shape[1], roots[i],
        )  # fmt: skip
        note_actions(actions, work[i], seen[i], lists[i])


# ── A simulation ─────────────────────────────────────────────────────────────────────────────────────────
@compiled(inline=True, refcount=False)
def descend_tree(
    state: Ints, actions: Ints, share: Ints, drawn: Ints, shares: Any, rng: Ints, nodes: Ints, sums: Any,
    edges: Ints, weights: Any, base: Any, noise: Any, states: Ints, path: Ints, work: Ints, seen: Ints,
    settings: Any, schedule: Ints, step: int,
) -> None:  # fmt: skip
    """Goes down a tree to a new node, one whose result is proven, or where there is no more room.

    `schedule` tells for each number of actions considered at a root, and each step, how often the action to be
    tried next has been tried (Gumbel).
    """
    work[NEEDED] = work[DEPTH] = 0
    work[LEAF] = -1
    if work[ROOT] != PLANTED:
        return
    node = depth = 0
    while nodes[node, PROOF] == 0:
        if chance and nodes[node, CHOOSER] == CHANCE:
            edge = draw_outcome(nodes, weights, rng, node)
        elif settings[RULE] == PUCT:
            edge = choose_puct(nodes, sums, edges, weights, node, settings)
        elif node == 0:
            wanted = schedule[min(max(nodes[0, COUNT], 1), len(schedule) - 1), step]
            edge = choose_considered(nodes, sums, edges, weights, base, noise, settings, wanted)
        else:
            edge = choose_improved(nodes, sums, edges, weights, node, settings, actions, shares)
        unlisted = listed_late and edge == nodes[node, FIRST] + nodes[node, LISTED]
        child = -1 if unlisted else edges[edge, CHILD]
        if child < 0:
            for k in range(state_size):
                state[k] = states[node, k]
            if unlisted:
                legal(state, actions)
                action = actions[nodes[node, LISTED]]
                list_edge(edges, weights, edge, action, 1.0 / nodes[node, COUNT])
                nodes[node, LISTED] += 1
            else:
                action = int(edges[edge, ACTION])
            apply(state, action)
            child = add_node(
                state, actions, share, drawn, rng, nodes, sums, edges, weights, states, work, seen, len(base)
            )
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
    types.void(*_ROOM, INTS, *_TREES, _TABLE, _FLOATS, _WIDE_TABLE, _INT, _INT, _INT),
    inline=True,
    refcount=False,
)
def descend(
    state: Ints, actions: Ints, share: Ints, drawn: Ints, shares: Any, rng: Ints,
    nodes: Ints, sums: Any, edges: Ints, weights: Any, base: Any, noise: Any, states: Ints, path: Ints,
    work: Ints, seen: Ints, lists: Any, settings: Any, schedule: Ints, step: int, start: int, end: int,
) -> None:  # fmt: skip
    """The first half of a simulation, in every tree."""
    for i in range(start, end):
        descend_tree(
            state, actions, share, drawn, shares, rng[i : i + 1], nodes[i], sums[i], edges[i], weights[i], base[i],
            noise[i], states[i], path[i], work[i], seen[i], settings, schedule, step,
        )  # fmt: skip
        note_actions(actions, work[i], seen[i], lists[i])


@compiled(inline=True, refcount=False)
def take_logits(
    nodes: Ints, edges: Ints, weights: Any, actions: Ints, answers: Any, node: int, dense: int
) -> bool:
    """Makes priors of the logits of the network: a row of all actions, or of those listed. Returns whether they
    are finite.

    Nothing is written if they are all equal, except at a root, and where the actions cannot be listed again.
    """
    first, n = nodes[node, FIRST], nodes[node, COUNT]
    top = float(answers[actions[0]] if dense else answers[0])
    alike = math.isfinite(top)
    for k in range(1, n):
        alike = alike and float(answers[actions[k]] if dense else answers[k]) == top
    if listed_late and alike and node > 0 and not nodes[node, PARTIAL]:
        return True
    list_edges(nodes, edges, weights, node, actions, n)
    if alike:  # the same priors without exponentials
        return True
    for k in range(n):
        logit = float(answers[actions[k]] if dense else answers[k])
        if not math.isfinite(logit):
            return False
        top = max(top, logit)
    total = 0.0
    for k in range(n):
        weights[first + k, PRIOR] = decay(float(answers[actions[k]] if dense else answers[k]) - top)
        total += weights[first + k, PRIOR]
    for edge in range(first, first + n):
        weights[edge, PRIOR] /= total
    return True


@compiled(inline=True, refcount=False)
def take_nothing(nodes: Ints, sums: Any, edges: Ints, weights: Any, actions: Ints, value: Any, node: int) -> None:
    """As if the network had made no difference between the actions, and put nobody ahead."""
    for seat in range(seats):
        value[seat] = 0.5
    sums[node, OWN] = 0.5
    if not listed_late or node == 0 or nodes[node, PARTIAL]:
        list_edges(nodes, edges, weights, node, actions, nodes[node, COUNT])


@compiled(inline=True, refcount=False)
def take_values(nodes: Ints, sums: Any, values: Any, teams: Ints, value: Any, node: int) -> bool:
    """The shares that the network gives each seat; it may give one value, for the side of the seat to act.
    Returns whether its values are finite."""
    chooser = nodes[node, CHOOSER]
    for seat in range(seats):
        told = float(values[seat] if len(values) == seats else values[0])
        if not math.isfinite(told):
            return False
        if len(values) < seats and teams[seat] != teams[chooser - 1]:
            told = -told
        value[seat] = min(max((told + 1.0) / 2.0, 0.0), 1.0)
    sums[node, OWN] = value[chooser - 1]
    return True


@compiled(inline=True, refcount=False)
def back_up_tree(
    actions: Ints, nodes: Ints, sums: Any, edges: Ints, weights: Any, path: Ints, work: Ints, answers: Any,
    values: Any, teams: Ints, value: Any, dense: int, nothing: bool,
) -> int:  # fmt: skip
    """Carries what the leaf came to up to the root; a proven result stops the tree, and so does an answer that is
    not finite. Returns which that was, 0 a value, 1 a logit, or −1."""
    leaf = work[LEAF]
    if leaf < 0:
        return -1
    proof = nodes[leaf, PROOF]
    if work[NEEDED] and nothing:
        take_nothing(nodes, sums, edges, weights, actions, value, leaf)
    elif work[NEEDED]:
        finite = take_values(nodes, sums, values, teams, value, leaf)
        if not finite or not take_logits(nodes, edges, weights, actions, answers, leaf, dense):
            work[ROOT] = STOPPED
            return 1 if finite else 0
    elif proof:
        for seat in range(seats):
            value[seat] = share_in(proof, seat + 1) / WIN
    else:  # no room for a new node: what this one came to so far
        while nodes[leaf, VISITS] == 0 and work[DEPTH] > 0:  # chance has just come to it
            work[DEPTH] -= 1
            leaf = 0 if work[DEPTH] == 0 else edges[path[work[DEPTH] - 1], CHILD]
        for seat in range(seats):
            value[seat] = sums[leaf, seat] / max(nodes[leaf, VISITS], 1)
    node = 0
    nodes[0, VISITS] += 1
    for seat in range(seats):
        sums[0, seat] += value[seat]
    for depth in range(work[DEPTH]):
        edge = path[depth]
        chooser = nodes[node, CHOOSER]
        edges[edge, TRIED] += 1
        if not chance or chooser > 0:
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


@compiled(inline=True, refcount=False)
def back_up_asked(
    actions: Ints, nodes: Ints, sums: Any, edges: Ints, weights: Any, path: Ints, work: Ints, seen: Ints,
    listed: Any, answers: Any, values: Any, teams: Ints, value: Any, dense: int,
) -> int:  # fmt: skip
    """As `back_up_tree`, with the actions that the network was shown."""
    if work[NEEDED]:
        for k in range(seen[1]):
            actions[k] = listed[k]
    return back_up_tree(
        actions, nodes, sums, edges, weights, path, work, answers, values, teams, value, dense, False
    )


@compiled(inline=True, refcount=False)
def earliest(worst: int, fault: int, step: int, tree: int, trees: int) -> int:
    """Which answer was the first that was not finite, as a number: the smaller, the earlier (step, then values
    before logits, then the tree)."""
    return worst if fault < 0 else min(worst, (2 * step + fault) * trees + tree)


@compiled(
    _INT(
        *_ROOM, *_TREES, _TABLE, _FLOAT_TABLE, _FLOAT_TABLE, INTS, _FLOATS, _INT, _INT, _INT, _INT,
    ),
    inline=True, refcount=False,
)  # fmt: skip
def back_up(
    state: Ints, actions: Ints, share: Ints, drawn: Ints, shares: Any,
    nodes: Ints, sums: Any, edges: Ints, weights: Any, base: Any, noise: Any, states: Ints, path: Ints,
    work: Ints, seen: Ints, lists: Any, answers: Any, values: Any, teams: Ints, value: Any, dense: int, step: int,
    start: int, end: int,
) -> int:  # fmt: skip
    """The second half of a simulation, in every tree: the network's answers are carried to the roots.

    The network's values are −1 … 1, for each seat, or one for the side of the seat to act. Returns which answer
    was the first that is not finite: (2 · step + 1 if a logit) · trees + tree; FINE_ANSWERS if all were.
    """
    worst = FINE_ANSWERS
    for i in range(start, end):
        fault = back_up_asked(
            actions, nodes[i], sums[i], edges[i], weights[i], path[i], work[i], seen[i], lists[i], answers[i],
            values[i], teams, value, dense,
        )  # fmt: skip
        worst = earliest(worst, fault, step, i, len(work))
    return worst


@compiled(
    _INT(
        *_ROOM, INTS, *_TREES, _TABLE, _FLOATS, _WIDE_TABLE, _FLOAT_TABLE, _FLOAT_TABLE, INTS, _FLOATS, _INT, _INT,
        _INT, _INT,
    ),
    inline=True, refcount=False,
)  # fmt: skip
def go_on(
    state: Ints, actions: Ints, share: Ints, drawn: Ints, shares: Any, rng: Ints,
    nodes: Ints, sums: Any, edges: Ints, weights: Any, base: Any, noise: Any, states: Ints, path: Ints,
    work: Ints, seen: Ints, lists: Any, settings: Any, schedule: Ints, answers: Any, values: Any, teams: Ints,
    value: Any, dense: int, step: int, start: int, end: int,
) -> int:  # fmt: skip
    """The second half of the simulation before this step and the first half of this one, tree by tree."""
    worst = FINE_ANSWERS
    for i in range(start, end):
        fault = back_up_asked(
            actions, nodes[i], sums[i], edges[i], weights[i], path[i], work[i], seen[i], lists[i], answers[i],
            values[i], teams, value, dense,
        )  # fmt: skip
        worst = earliest(worst, fault, step, i, len(work))
        descend_tree(
            state, actions, share, drawn, shares, rng[i : i + 1], nodes[i], sums[i], edges[i], weights[i], base[i],
            noise[i], states[i], path[i], work[i], seen[i], settings, schedule, step,
        )  # fmt: skip
        note_actions(actions, work[i], seen[i], lists[i])
    return worst


# ── What a network is told ───────────────────────────────────────────────────────────────────────────────
@compiled(types.void(INTS, _WIDE_TABLES, _WIDE_TABLE, _WIDE_TABLE, _PLANES, _INT, _INT), refcount=False)
def show(state: Ints, states: Ints, work: Ints, seen: Ints, planes: Any, start: int, end: int) -> None:
    """Writes the planes of the leaves that the network is needed for."""
    for i in range(start, end):
        if work[i, NEEDED]:
            for k in range(state_size):
                state[k] = states[i, work[i, LEAF], k]
            observe(state, seen[i, 0], planes[i])


# ── With a compiled network ──────────────────────────────────────────────────────────────────────────────
@compiled(
    _INT(
        *_ROOM, INTS, *_TREES, _FLOATS, _WIDE_TABLE, INTS, _FLOATS, _FLOATS, INTS, _WIDE_TABLE, _INT, _INT, _INT,
        _INT, _INT,
    ),
    inline=True, refcount=False,
)  # fmt: skip
def grow(
    state: Ints, actions: Ints, share: Ints, drawn: Ints, shares: Any, rng: Ints,
    nodes: Ints, sums: Any, edges: Ints, weights: Any, base: Any, noise: Any, states: Ints, path: Ints,
    work: Ints, seen: Ints, settings: Any, schedule: Ints, teams: Ints, told: Any, value: Any, now: Ints,
    roots: Ints, considered: int, first: int, after: int, start: int, end: int,
) -> int:  # fmt: skip
    """Simulations from the step `first` on to the one before `after`, all those of a tree before the next tree.

    The step −1 makes the root where it is needed, and draws its noise (Gumbel). The room for shares has the logits
    too; `now` is a tree's row of work while it grows. Returns what `back_up` does.
    """
    worst = FINE_ANSWERS
    for i in range(start, end):
        for k in range(work.shape[1]):
            now[k] = work[i, k]
        for step in range(first, after):
            if step < 0:
                plant_tree(
                    state, actions, share, drawn, rng[i : i + 1], nodes[i], sums[i], edges[i], weights[i],
                    states[i], now, seen[i], base.shape[1], roots[i],
                )  # fmt: skip
            elif now[ROOT] != PLANTED:
                break
            else:
                descend_tree(
                    state, actions, share, drawn, shares, rng[i : i + 1], nodes[i], sums[i], edges[i], weights[i],
                    base[i], noise[i], states[i], path[i], now, seen[i], settings, schedule, step,
                )  # fmt: skip
            if now[NEEDED] and not blind:
                network(state, seen[i, 0], actions, seen[i, 1], shares, told)
            fault = back_up_tree(
                actions,
                nodes[i],
                sums[i],
                edges[i],
                weights[i],
                path[i],
                now,
                shares,
                told,
                teams,
                value,
                0,
                blind,
            )
            worst = earliest(worst, fault, step + 1, i, len(work))
            if step < 0 and settings[RULE] == GUMBEL and now[ROOT] == PLANTED:
                draw_tree_noise(nodes[i], edges[i], weights[i], base[i], noise[i], rng[i : i + 1], considered)
        for k in range(work.shape[1]):
            work[i, k] = now[k]
    return worst
