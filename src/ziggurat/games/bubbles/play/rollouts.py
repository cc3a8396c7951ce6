"""Level 5 of Bubblee Pop's duel: rollouts by the greedy player, from the actions that the network likes best.

It grows the tree of `bots/engine/tree.py` in its own way, with the same arguments. The root has all actions as
children; where a swap is to be chosen, each swap has its drops, because both are one decision. These last ones are
the *leaves*. The network values all of them (PRIOR). The best few get rollouts, the better they look the more; the
k-th rollout of every leaf draws the same bubbles, so that luck is the same for all.

    a rollout    chance draws, the other player's best turn, chance draws, one's own best turn, and so on for some
                 turns (`rollout_depth`); then the network says how it stands

A rollout counts as sixteen simulations of the tree search; it takes about the time of eleven. A drop was
searched together with its swap, so there nothing is left to do.
"""

from typing import Any

import numpy as np
from numba import types

from ziggurat.bots.engine.heuristics import NETWORK
from ziggurat.bots.engine.tree import (
    ACTION,
    CHOOSER,
    COUNT,
    ENDED,
    FIRST,
    GAIN,
    GROW,
    MEAN,
    PARENT,
    PRIOR,
    PROOF,
    SEARCHED,
    TRIED,
    UNOPENED,
    VISITS,
    proof_of,
    share_in,
)
from ziggurat.games.bubbles.board import PHASE
from ziggurat.games.bubbles.drops import PAIRS
from ziggurat.games.bubbles.play.greedy import (
    ACTIONS,
    AFTER,
    FLOAT_TABLE,
    LAYERS,
    NOTHING,
    ROOM,
    ROOMS,
    SIZE,
    TABLE,
    TRIAL,
    best_turn,
    chance_of,
    forget,
    go_on,
    odds,
    play,
    restore,
    still,
)
from ziggurat.games.bubbles.rules import legal, returns, turn
from ziggurat.games.bubbles.turns import DRAW, DROP, PLACE, SWAP
from ziggurat.games.bubbles.turns import ENDED as GAME_ENDED
from ziggurat.kernel import INTS, WIN, Ints, compiled

# How many of the rollouts the leaves get by rank, in all 1,000; as in sequential halving, but at any time
SHARES = (300, 240, 140, 62, 62, 62, 24, 22, 22, 22, 22, 22)
TRUST = 2.0  # rollouts that the network's value counts for
COST, COST_OF_FEW = 16, 80  # simulations that a rollout counts for; where there are few actions, fewer will do
MOST_NODES = 1 + (PAIRS + 1) * (PAIRS + 1)  # of a tree: the root, 14 swaps, 13 drops for each
ENOUGH = 10  # rollouts after which a drop counts as searched with its swap
_NODES, _SUMS = types.int32[:, ::1], types.float64[:, ::1]


@compiled(types.int64(types.int64, types.int64))
def _mixed(seed: int, number: int) -> int:
    """The state of a generator for one rollout (xorshift: never 0, and the same in plain Python)."""
    found = seed ^ (number + 1)
    for _ in range(3):
        found ^= (found << 13) & 0x7FFFFFFFFFFFFFFF
        found ^= (found >> 7) & 0x01FFFFFFFFFFFFFF
        found ^= (found << 17) & 0x7FFFFFFFFFFFFFFF
    return found if found else 1


@compiled(types.float64(INTS, INTS, NETWORK, types.int64, TABLE, FLOAT_TABLE), refcount=False)
def _rollout(state: Ints, rng: Ints, net: Any, turns: int, rooms: Any, layers: Any) -> float:
    """Plays on; the first seat's chance after so many turns."""
    while state[PHASE] != GAME_ENDED:
        if state[PHASE] == SWAP and turns == 1:
            found, value = best_turn(state, net, rooms, layers)
            if found >= 0:
                return value
        turns -= state[PHASE] == SWAP
        go_on(state, rng, net, rooms, layers)
        if turns <= 0 and state[PHASE] == DRAW:
            break
    forget(rooms, NOTHING)
    return chance_of(odds(state, net, rooms, layers))


# ── The tree ─────────────────────────────────────────────────────────────────────────────────────────────
@compiled(types.int64(_NODES, INTS, types.int64, INTS, types.int64), refcount=False)
def _add(nodes: Any, used: Ints, node: int, actions: Ints, n: int) -> int:
    """Gives a node its children; returns the first."""
    first = int(used[0])
    used[0] += n
    nodes[node, FIRST], nodes[node, COUNT] = first, n
    for i in range(n):
        nodes[first + i, FIRST] = UNOPENED
        nodes[first + i, PARENT] = node
        nodes[first + i, ACTION] = actions[i]
    return first


@compiled(
    types.void(INTS, NETWORK, _NODES, _SUMS, INTS, INTS, types.int64, types.int64, TABLE, FLOAT_TABLE),
    refcount=False,
)
def _value_leaves(
    state: Ints,
    net: Any,
    nodes: Any,
    sums: Any,
    used: Ints,
    share: Ints,
    node: int,
    seat: int,
    rooms: Any,
    layers: Any,
) -> None:
    """Gives a node its leaves, each with what the network says, or with the result where the game ends."""
    trial, actions = rooms[TRIAL][:SIZE], rooms[ACTIONS]
    n = legal(state, actions)
    nodes[node, CHOOSER] = seat
    first = _add(nodes, used, node, actions, n)
    forget(rooms, still(state))
    for leaf in range(first, first + n):
        restore(state, trial)
        play(trial, int(nodes[leaf, ACTION]))
        chance = chance_of(odds(trial, net, rooms, layers))
        sums[PRIOR, leaf] = sums[MEAN, leaf] = chance if seat == 1 else 1.0 - chance
        if trial[PHASE] == GAME_ENDED:
            returns(trial, share)
            nodes[leaf, FIRST] = ENDED
            nodes[leaf, PROOF] = proof_of(share)
    _sum_up(nodes, sums, node)


@compiled(types.void(_NODES, _SUMS, types.int64), refcount=False)
def _sum_up(nodes: Any, sums: Any, node: int) -> None:
    """A node is worth what its best child is worth: the one visited most, or of equals the better."""
    first, seat = nodes[node, FIRST], nodes[node, CHOOSER]
    best, proven, won = first, nodes[first, PROOF] != 0, 0
    for child in range(first, first + nodes[node, COUNT]):
        proof = nodes[child, PROOF]
        proven = proven and proof != 0
        if proof and share_in(proof, seat) == WIN:
            won = proof
        more = nodes[child, VISITS] - nodes[best, VISITS]
        if more > 0 or (more == 0 and sums[MEAN, child] > sums[MEAN, best]):
            best = child
    if won or proven:
        nodes[node, PROOF] = won if won else nodes[best, PROOF]
    if nodes[node, PARENT] >= 0:
        nodes[node, VISITS], sums[MEAN, node] = nodes[best, VISITS], sums[MEAN, best]


@compiled(types.void(INTS, NETWORK, _NODES, _SUMS, INTS, INTS, TABLE, FLOAT_TABLE), refcount=False)
def _open(state: Ints, net: Any, nodes: Any, sums: Any, used: Ints, share: Ints, rooms: Any, layers: Any) -> None:
    """Opens the root: all actions, and for a swap its drops."""
    seat = turn(state)
    if state[PHASE] != SWAP:
        _value_leaves(state, net, nodes, sums, used, share, 0, seat, rooms, layers)
        return
    n = legal(state, rooms[ACTIONS])
    nodes[0, CHOOSER] = seat
    first, after = _add(nodes, used, 0, rooms[ACTIONS], n), rooms[AFTER][:SIZE]
    for swap in range(first, first + n):
        restore(state, after)
        play(after, int(nodes[swap, ACTION]))
        _value_leaves(after, net, nodes, sums, used, share, swap, seat, rooms, layers)
        nodes[swap, TRIED] = 1  # its drops are searched with it
    _sum_up(nodes, sums, 0)


@compiled(types.int64(_NODES, _SUMS, types.int64, types.int64, INTS), refcount=False)
def _next_leaf(nodes: Any, sums: Any, used: int, cost: int, ranked: Ints) -> int:
    """The leaf that has the fewest rollouts for how good it looks."""
    n, most = 0, len(SHARES)
    for leaf in range(1, used):
        if nodes[leaf, FIRST] > 0:  # a swap with its drops
            continue
        at = min(n, most)  # the best so far stand in front, the best first
        while at > 0 and sums[MEAN, leaf] > sums[MEAN, ranked[at - 1]]:
            if at < most:
                ranked[at] = ranked[at - 1]
            at -= 1
        if at < most:
            ranked[at] = leaf
            n = min(n + 1, most)
    visits = nodes[0, VISITS] // cost + 1
    best, least = -1, 0
    for rank in range(n):
        lacking = SHARES[rank] * visits - 1000 * (nodes[ranked[rank], VISITS] // cost)
        if best < 0 or lacking > least:
            best, least = ranked[rank], lacking
    return best


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
    """Runs rollouts of so many turns (`rollout_depth`); returns how many simulations they count for."""
    rooms, layers = np.zeros((ROOMS, ROOM), np.int64), np.zeros((LAYERS, int(net[1])), np.float32)
    luck, ranked = np.zeros(1, np.int64), np.zeros(len(SHARES), np.int64)
    restore(root, state)
    few = state[PHASE] != SWAP and state[PHASE] != DROP
    cost = COST_OF_FEW if few else COST
    turns = rollout_depth + 1 if state[PHASE] == PLACE else rollout_depth
    if nodes[0, FIRST] == UNOPENED:
        if len(nodes) < MOST_NODES:
            return 0  # the tree is made larger first
        _open(state, net, nodes, sums, used, share, rooms, layers)
    if nodes[0, TRIED] and nodes[0, VISITS] >= ENOUGH * COST:
        nodes[0, TRIED] = SEARCHED
        return simulations
    nodes[0, TRIED] = 0
    done = 0
    while done < simulations and nodes[0, PROOF] == 0 and not halt[0]:
        leaf = _next_leaf(nodes, sums, used[0], cost, ranked)
        above = nodes[leaf, PARENT]
        restore(root, state)
        if above:
            play(state, int(nodes[above, ACTION]))
        play(state, int(nodes[leaf, ACTION]))
        if state[PHASE] == GAME_ENDED:
            sums[GAIN, leaf] += sums[PRIOR, leaf]
        else:
            luck[0] = _mixed(rng[0], nodes[leaf, VISITS] // cost)
            chance = _rollout(state, luck, net, turns, rooms, layers)
            sums[GAIN, leaf] += chance if nodes[above, CHOOSER] == 1 else 1.0 - chance
        nodes[leaf, VISITS] += cost
        sums[MEAN, leaf] = (sums[GAIN, leaf] + TRUST * sums[PRIOR, leaf]) / (nodes[leaf, VISITS] // cost + TRUST)
        if above:
            _sum_up(nodes, sums, above)
        nodes[0, VISITS] += cost
        done += cost
    return done
