"""A search for talo for two in which a network values every action worth a look. No network is shipped yet.

It grows the tree of `bots/engine/tree.py` in its own way, with the same arguments. A simulation goes down the tree
to a node that was not opened yet, and opens it: the network values what its likely actions lead to, and the best
of them is what the node is worth. So a simulation asks the network some forty times.

    MEAN     the network's value of the action, counted as one visit, and what the simulations came to
    PRIOR    how likely the action is to be the best, by the network: they add up to 1 for a node
    BONUS    1 where the action is known to be legal: whether a placement stands is seen when it is first chosen

At the root all legal actions are looked at, in the tree the likely ones of `likely.py`.
"""

import math
from typing import Any

import numpy as np
from numba import types

from ziggurat.bots.engine.heuristics import FLOATS, NETWORK
from ziggurat.bots.engine.networks import HIDDEN
from ziggurat.bots.engine.tree import (
    ACTION,
    BONUS,
    CHOOSER,
    COUNT,
    ENDED,
    FIRST,
    GROW,
    MEAN,
    PARENT,
    PRIOR,
    PROOF,
    TRIED,
    UNOPENED,
    VISITS,
    proof_from_children,
    proof_of,
    share_in,
)
from ziggurat.games.talo.play.features import MOST_ACTIVE
from ziggurat.games.talo.play.greedy import any_action, list_likely, play, value_actions
from ziggurat.games.talo.play.likely import confirm
from ziggurat.games.talo.rules import legal, returns, turn
from ziggurat.games.talo.space import HOLD, INT, INTS, TRUTH
from ziggurat.kernel import CHANCE, LEGAL, OVER, WIN, Ints, compiled, copy, exp

TEMPERATURE = 0.05  # of what the network values: an action as much worse is e times less likely to be the best
MOST_CHILDREN = 64  # the best by the network
COMPLETE = 1  # TRIED of a root that has all legal actions, not the likely ones alone
_NODES, _SUMS = types.int32[:, ::1], types.float64[:, ::1]


@compiled(LEGAL, noinline=True)
def _legal(state: Ints, actions: Ints) -> int:
    """All legal actions without those of holding a bar, where there are others."""
    n = legal(state, actions)
    kept = 0
    for i in range(n):
        if actions[i] < HOLD:
            actions[kept] = actions[i]
            kept += 1
    return kept if kept else n


@compiled(types.void(INTS, FLOATS, INT), refcount=False)
def _best_first(actions: Ints, values: Any, n: int) -> None:
    """Sorts the actions by their values, the first MOST_CHILDREN of them."""
    for i in range(min(n, MOST_CHILDREN)):
        best = i
        for k in range(i + 1, n):
            if values[k] > values[best]:
                best = k
        actions[i], actions[best] = actions[best], actions[i]
        values[i], values[best] = values[best], values[i]


@compiled(
    INT(INTS, INTS, NETWORK, INTS, FLOATS, INTS, NETWORK, TRUTH),
    noinline=True,
)
def _look(
    state: Ints, rng: Ints, net: Any, actions: Ints, values: Any, active: Ints, hidden: Any, all_: bool
) -> int:
    """The actions worth a look, best first, the first of them legal; all legal ones, as a negative number, if they
    are wanted or none else is there. Values are those of the network; 0.5 for a single action."""
    n = 0 if all_ else list_likely(state, rng, actions)
    value_actions(state, net, actions, n, values, active, hidden)
    _best_first(actions, values, n)
    n = min(n, MOST_CHILDREN)
    illegal = 0
    while illegal < n and not confirm(state, actions[illegal]):
        illegal += 1
    n -= illegal
    for i in range(n if illegal else 0):
        actions[i], values[i] = actions[illegal + i], values[illegal + i]
    if n:
        return n
    n = _legal(state, actions)
    value_actions(state, net, actions, n, values, active, hidden)
    _best_first(actions, values, n)
    return -min(n, MOST_CHILDREN)


@compiled(TRUTH(_NODES, _SUMS, INTS, INTS, INT, INT, FLOATS, types.float64), refcount=False)
def _add_children(
    nodes: Any, sums: Any, used: Ints, actions: Ints, node: int, n: int, values: Any, temperature: float
) -> bool:
    """Gives a node its children, best first; False if there is no room."""
    first = used[0]
    if first + n > len(nodes):
        return False
    used[0] += n
    nodes[node, FIRST], nodes[node, COUNT] = first, n
    total = 0.0
    for i in range(n):
        child = first + i
        nodes[child, FIRST] = UNOPENED
        nodes[child, PARENT] = node
        nodes[child, ACTION] = actions[i]
        sums[MEAN, child] = values[i]
        sums[PRIOR, child] = exp((values[i] - values[0]) / temperature)
        total += sums[PRIOR, child]
    for child in range(first, first + n):
        sums[PRIOR, child] /= total
    return True


@compiled(types.void(_NODES, _SUMS, INT, INT), refcount=False)
def _move(nodes: Any, sums: Any, node: int, to: int) -> None:
    """Moves a node to another place."""
    for part in range(nodes.shape[1]):
        nodes[to, part] = nodes[node, part]
    for part in range(len(sums)):
        sums[part, to] = sums[part, node]
    if nodes[to, FIRST] >= 0:
        for child in range(nodes[to, FIRST], nodes[to, FIRST] + nodes[to, COUNT]):
            nodes[child, PARENT] = to


@compiled(types.void(_NODES, _SUMS, INT, INT), refcount=False)
def _drop_child(nodes: Any, sums: Any, node: int, child: int) -> None:
    """Takes out a child that is not legal; the last one takes its place. The first one is always legal."""
    _move(nodes, sums, nodes[node, FIRST] + nodes[node, COUNT] - 1, child)
    nodes[node, COUNT] -= 1


@compiled(INT(_NODES, _SUMS, INT, types.float64), refcount=False)
def _most_promising(nodes: Any, sums: Any, node: int, exploration: float) -> int:
    first = nodes[node, FIRST]
    breadth = exploration * math.sqrt(nodes[node, VISITS] + 1.0)
    best, best_bound = first, -9.0
    for child in range(first, first + nodes[node, COUNT]):
        bound = sums[MEAN, child] + breadth * sums[PRIOR, child] / (1.0 + nodes[child, VISITS])
        if bound > best_bound:
            best, best_bound = child, bound
    return int(best)


@compiled(
    TRUTH(INTS, INTS, NETWORK, _NODES, _SUMS, INTS, INTS, FLOATS, INTS, NETWORK, types.float64), noinline=True
)
def _widen_root(
    state: Ints,
    rng: Ints,
    net: Any,
    nodes: Any,
    sums: Any,
    used: Ints,
    actions: Ints,
    values: Any,
    active: Ints,
    hidden: Any,
    temperature: float,
) -> bool:
    """Gives a root that was a node before, with likely children, all of its actions; False if there is no room.

    The children move to new places, those that were visited with what is below them.
    """
    old, count = nodes[0, FIRST], nodes[0, COUNT]
    n = -_look(state, rng, net, actions, values, active, hidden, True)
    for child in range(old, old + count):  # what was visited stays, whatever the network thinks of it
        known = False
        for i in range(n):
            known = known or actions[i] == nodes[child, ACTION]
        if not known and nodes[child, VISITS]:
            actions[n], values[n] = nodes[child, ACTION], sums[MEAN, child]
            n += 1
    if not _add_children(nodes, sums, used, actions, 0, n, values, temperature):
        return False
    for child in range(nodes[0, FIRST], nodes[0, FIRST] + n):
        sums[BONUS, child] = 1.0
        for before in range(old, old + count):
            if nodes[before, ACTION] == nodes[child, ACTION] and nodes[before, VISITS]:
                prior = sums[PRIOR, child]
                _move(nodes, sums, before, child)
                sums[PRIOR, child], sums[BONUS, child], nodes[child, PARENT] = prior, 1.0, 0
    nodes[0, TRIED] = COMPLETE
    return True


@compiled(types.void(_NODES, _SUMS, INT, FLOATS), refcount=False)
def _back_up(nodes: Any, sums: Any, node: int, value: Any) -> None:
    """Every node on the way counts what its chooser got, and sees what is proven."""
    news = nodes[node, PROOF] != 0
    while True:
        nodes[node, VISITS] += 1
        above = nodes[node, PARENT]
        if above < 0:
            return
        seat = nodes[above, CHOOSER]
        if seat > 0:
            if nodes[node, PROOF]:
                share = share_in(nodes[node, PROOF], seat)
                sums[MEAN, node] = share / WIN if share else -0.5  # a proven loss is the last to choose
            else:
                sums[MEAN, node] += (value[seat - 1] - sums[MEAN, node]) / (nodes[node, VISITS] + 1.0)
        if news and nodes[above, PROOF] == 0:
            nodes[above, PROOF] = proof_from_children(nodes, above, True)
            news = nodes[above, PROOF] != 0
        node = above


@compiled(GROW)
def grow(
    net: Any,
    root: Ints,
    nodes: Any,
    sums: Any,
    sqrt_log: Any,
    used: Ints,
    state: Ints,
    actions: Ints,
    share: Ints,
    value: Any,
    ranks: Any,
    rng: Ints,
    rollout_depth: int,
    exploration: float,
    widening: float,
    ordered: bool,
    partial: bool,
    expand_after: int,
    movable: bool,
    halt: Ints,
    simulations: int,
) -> int:
    """Runs the simulations; stops early if the root is proven, if a tree that can be enlarged is full, or if
    `halt` is set. Returns how many it ran."""
    active, hidden = np.empty(MOST_ACTIVE, np.int64), np.empty(int(net[HIDDEN]), np.float32)
    temperature = widening if widening > 0.0 else TEMPERATURE
    if nodes[0, FIRST] >= 0 and nodes[0, CHOOSER] != CHANCE and nodes[0, TRIED] != COMPLETE:
        copy(root, state)
        if (
            not _widen_root(state, rng, net, nodes, sums, used, actions, ranks, active, hidden, temperature)
            and movable
        ):
            return 0
    for done in range(simulations):
        if nodes[0, PROOF] or halt[0]:
            return done
        copy(root, state)
        luck = rng[0]
        node = 0
        while nodes[node, PROOF] == 0:
            if nodes[node, FIRST] == UNOPENED:
                seat = turn(state)
                nodes[node, CHOOSER] = seat
                if seat == OVER:
                    returns(state, share)
                    nodes[node, FIRST] = ENDED
                    nodes[node, PROOF] = proof_of(share)
                    break
                if seat == CHANCE:
                    n = _legal(state, actions)
                    for i in range(n):
                        ranks[i] = 0.5
                else:
                    n = _look(state, rng, net, actions, ranks, active, hidden, node == 0)
                if not _add_children(nodes, sums, used, actions, node, abs(n), ranks, temperature):
                    if movable:
                        rng[0] = luck  # the simulation is run again
                        return done
                    value[0] = value[1] = 0.5  # never: a tree that is full has children at its root
                    break
                nodes[node, TRIED] = COMPLETE if n < 0 else 0
                first = nodes[node, FIRST]
                for child in range(first, first + (1 if n > 0 else -n)):
                    sums[BONUS, child] = 1.0
                if seat != CHANCE and abs(n) > 1:
                    value[seat - 1] = ranks[0]
                    value[2 - seat] = 1.0 - ranks[0]
                    break
            if nodes[node, CHOOSER] == CHANCE:
                drawn = any_action(state, rng)
                last = nodes[node, FIRST] + nodes[node, COUNT] - 1
                node = nodes[node, FIRST]
                while nodes[node, ACTION] != drawn and node < last:
                    node += 1
            else:
                child = _most_promising(nodes, sums, node, exploration)
                if sums[BONUS, child] == 0.0:
                    if not confirm(state, int(nodes[child, ACTION])):
                        _drop_child(nodes, sums, node, child)
                        continue
                    sums[BONUS, child] = 1.0
                node = child
            play(state, int(nodes[node, ACTION]))
        if nodes[node, PROOF]:
            for seat in range(2):
                value[seat] = share_in(nodes[node, PROOF], seat + 1) / WIN
        _back_up(nodes, sums, node, value)
    return simulations
