"""The search tree, compiled once for all games: the rules and the game's heuristics come in as function pointers.

A tree is flat arrays; a node is an index. Node 0 is the root; the children of a node lie side by side, the most
promising first (where the game orders its actions), and are tried from the left:

    node   FIRST  COUNT  TRIED          FIRST … FIRST + COUNT − 1 are the children, of which the first TRIED
     0       1      3      3            have been visited; FIRST is UNOPENED before a node's second visit,
     1       4      2      1            ENDED if the game is over there.
     2   UNOPENED
     3     ENDED                        MEAN is the mean result of the seat that chose the node, BONUS its
     4, 5  children of 1                exploration term (UCB), GAIN sums the results of the seat to act at it.

Choosing among children reads only MEAN and BONUS. Both lie side by side for all children and are updated on the
way back up, where only one node changes per level; the rest of a node is one cache line.

Proven results are stored: PROOF of a node is 0, or the result with best play, four bits per seat (in twelfths),
plus one. A node is proven when its seat has a proven win, or when all its children are proven.
"""

import math
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import types

from ziggurat.bots.engine.heuristics import (
    CANDIDATE_LIST,
    EVALUATE,
    FLOATS,
    NETWORK,
    ORDER,
    PLAIN_HEURISTICS,
    Heuristics,
)
from ziggurat.bots.engine.pointers import pointers
from ziggurat.bots.host import host
from ziggurat.core.position import thread_workspace
from ziggurat.kernel import (
    APPLY,
    CHANCE,
    INTS,
    LEGAL,
    OVER,
    RETURNS,
    SAMPLE,
    TURN,
    WIN,
    Ints,
    Rules,
    below,
    compiled,
    copy,
    generator,
    ints,
    log,
)
from ziggurat.kernel._numba import pointer

FIRST, COUNT, TRIED, PARENT, ACTION, CHOOSER, VISITS, PROOF = range(8)
MEAN, BONUS, GAIN, PRIOR = range(4)
UNOPENED, ENDED = -1, -2
SEARCHED = -1  # TRIED of a root that was searched enough before: only where a game grows the tree in its own way
INITIAL_NODES = 1 << 12  # nodes that a new tree has room for: few, for memory that is new is slow to touch
MODEST_NODES = 1 << 17  # what a tree may have without the host's leave
MAX_NODES = 1_500_000
HUGE = 1e300  # anything greater counts as infinite
COPY_SLICE = 1 << 12  # nodes copied between two pauses: memory that is new to the machine is slow to touch

Nodes = npt.NDArray[np.int32]
Sums = npt.NDArray[np.float64]
_NODES = types.int32[:, ::1]
_SUMS = types.float64[:, ::1]
_TURN, _LEGAL, _APPLY, _RETURNS, _SAMPLE, _CANDIDATES, _EVALUATE, _ORDER = (
    types.FunctionType(signature)
    for signature in (TURN, LEGAL, APPLY, RETURNS, SAMPLE, CANDIDATE_LIST, EVALUATE, ORDER)
)
_INT, _FLOAT, _TRUTH = types.int64, types.float64, types.boolean
# What `_grow` takes behind its functions; a game may grow the tree in its own way (`Heuristics.grow`).
_GROWN = (NETWORK, INTS, _NODES, _SUMS, FLOATS, INTS, INTS, INTS, INTS, FLOATS, FLOATS, INTS)
_HOW = (_INT, _FLOAT, _FLOAT, _TRUTH, _TRUTH, _INT, _TRUTH, INTS, _INT)
GROW = _INT(*_GROWN, *_HOW)
KNOWN_ROOTS = 1_024  # visits below which `sqrt_log` has the square root of the logarithm: those of most nodes


@compiled(types.void(FLOATS))
def fill_sqrt_log(out: Any) -> None:
    for visits in range(len(out)):
        out[visits] = math.sqrt(log(visits + 1.0))


@cache
def _sqrt_log_table() -> npt.NDArray[np.float64]:
    """The square root of the logarithm, by visits."""
    table = np.zeros(KNOWN_ROOTS)
    fill_sqrt_log(table)
    return table


@compiled(_INT(_INT, _INT), inline=True)
def share_in(proof: int, seat: int) -> int:
    """What a proven result gives a seat, in twelfths."""
    return ((proof - 1) >> 4 * (seat - 1)) & 15


@compiled(_INT(INTS))
def proof_of(share: Ints) -> int:
    proof = 1
    for seat in range(len(share)):
        proof += share[seat] << 4 * seat
    return proof


@compiled(
    types.void(_LEGAL, _CANDIDATES, _ORDER, NETWORK, _NODES, _SUMS, INTS, INTS, INTS, FLOATS, INTS, _INT, _TRUTH)
)
def _add_children(
    legal: Any,
    candidates: Any,
    order: Any,
    net: Any,
    nodes: Nodes,
    sums: Sums,
    used: Ints,
    state: Ints,
    actions: Ints,
    ranks: Any,
    rng: Ints,
    node: int,
    ordered: bool,
) -> None:
    """Opens a node: its legal actions become its children. A tree without room leaves it unopened.

    A chance node gets all outcomes as children, whatever the candidates are.
    """
    n = 0
    if nodes[node, CHOOSER] != CHANCE:
        n = min(candidates(state, rng, actions), len(actions))
    if n <= 0:
        n = legal(state, actions)
    if n <= 0:  # nothing to choose: a node without children is never asked for the best of them
        nodes[node, FIRST] = ENDED
        return
    first_child = used[0]
    if first_child + n > len(nodes):
        return
    used[0] += n
    nodes[node, FIRST] = first_child
    nodes[node, COUNT] = n
    for child in range(first_child, first_child + n):
        nodes[child, FIRST] = UNOPENED
        nodes[child, PARENT] = node
    if not ordered or nodes[node, CHOOSER] == CHANCE:
        for i in range(n):
            nodes[first_child + i, ACTION] = actions[i]
        return
    order(state, net, actions, n, ranks)
    top = 1e-9
    for i in range(n):
        if not 0.0 <= ranks[i] < HUGE:  # no number, infinite, or below the worst: as the worst
            ranks[i] = 0.0
        ranks[i] *= 1.0 + 0.001 * below(rng, 1000) / 1000.0  # so that equals come in any order
        top = max(top, ranks[i])
    best_first = np.argsort(-ranks[:n])
    for i in range(n):
        nodes[first_child + i, ACTION] = actions[best_first[i]]
        sums[PRIOR, first_child + i] = math.sqrt(ranks[best_first[i]] / top)


@compiled(_INT(_NODES, _SUMS, FLOATS, INTS, _INT, _FLOAT, _FLOAT, _TRUTH), inline=True)
def _most_promising(
    nodes: Nodes,
    sums: Sums,
    sqrt_log: Any,
    rng: Ints,
    node: int,
    exploration: float,
    widening: float,
    ordered: bool,
) -> int:
    """The child with the best upper confidence bound; one not tried yet counts as good as its parent.

    There is always one, whatever the numbers are: where none is better than another, the first.
    """
    first_child, n, tried = nodes[node, FIRST], nodes[node, COUNT], nodes[node, TRIED]
    visits = nodes[node, VISITS]
    breadth = exploration * (sqrt_log[visits] if visits < len(sqrt_log) else math.sqrt(log(visits + 1.0)))
    best = first_child
    best_bound = -1.0
    for child in range(first_child, first_child + tried):
        bound = sums[MEAN, child] + breadth * sums[BONUS, child]
        if bound > best_bound:
            best = child
            best_bound = bound
    width = n
    if widening > 0.0:
        width = min(n, 2 + int(widening * math.sqrt(visits)))
    if tried < n and (tried < width or best_bound < 0.0):
        child = first_child + tried
        hope = (sums[GAIN, node] + 0.5) / (visits + 1)  # a first visit does not know its seat yet
        reach = breadth * sums[PRIOR, child] if ordered else breadth
        if tried == 0 or hope + reach > best_bound:
            if not ordered:
                other = child + below(rng, n - tried)
                nodes[child, ACTION], nodes[other, ACTION] = nodes[other, ACTION], nodes[child, ACTION]
            nodes[node, TRIED] += 1
            return child
    return best


@compiled(types.void(_NODES, _SUMS, _INT, _INT, _FLOAT, _TRUTH), inline=True)
def _count_result(nodes: Nodes, sums: Sums, node: int, seat: int, got: float, ordered: bool) -> None:
    """Adds a result of the seat that chose the node to its mean."""
    if nodes[node, PROOF]:
        share = share_in(nodes[node, PROOF], seat)
        sums[MEAN, node] = share / WIN if share else -0.5  # a proven loss is the last to choose
        sums[BONUS, node] = 0.0
        return
    part = 1.0 / nodes[node, VISITS]
    sums[MEAN, node] += (got - sums[MEAN, node]) * part
    sums[BONUS, node] = math.sqrt(part) * sums[PRIOR, node] if ordered else math.sqrt(part)


@compiled(_INT(_NODES, _INT, _TRUTH))
def proof_from_children(nodes: Nodes, node: int, partial: bool) -> int:
    """What the children prove about a node, 0 if nothing yet; a part of the actions proves only wins."""
    first_child, n, seat = nodes[node, FIRST], nodes[node, COUNT], nodes[node, CHOOSER]
    best = 0
    for child in range(first_child, first_child + n):
        proof = nodes[child, PROOF]
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
    return 0 if partial and seat != CHANCE else max(best, 0)


@compiled(
    _INT(
        _TURN,
        _LEGAL,
        _APPLY,
        _RETURNS,
        _SAMPLE,
        _SAMPLE,
        _CANDIDATES,
        _EVALUATE,
        _ORDER,
        *_GROWN,
        *_HOW,
    ),
    refcount=False,
)
def _grow(
    turn: Any,
    legal: Any,
    apply: Any,
    result: Any,
    sample: Any,
    playout: Any,
    candidates: Any,
    evaluate: Any,
    order: Any,
    net: Any,
    root: Ints,
    nodes: Nodes,
    sums: Sums,
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
    for done in range(simulations):
        if nodes[0, PROOF] or halt[0]:
            return done
        copy(root, state)
        node = 0
        # Down the tree, to a node never visited before, one whose result is proven, or where there is no room.
        while nodes[node, PROOF] == 0:
            if nodes[node, FIRST] == UNOPENED and (node == 0 or nodes[node, VISITS] >= expand_after):
                nodes[node, CHOOSER] = turn(state)
                if nodes[node, CHOOSER] == OVER:
                    break
                _add_children(
                    legal, candidates, order, net, nodes, sums, used, state, actions, ranks, rng, node, ordered
                )
                if nodes[node, FIRST] == UNOPENED and movable:
                    return done
            if nodes[node, FIRST] < 0:
                break
            if nodes[node, CHOOSER] == CHANCE:
                drawn = sample(state, rng)
                last = nodes[node, FIRST] + nodes[node, COUNT] - 1
                node = nodes[node, FIRST]
                while nodes[node, ACTION] != drawn and node < last:
                    node += 1
            else:
                node = _most_promising(nodes, sums, sqrt_log, rng, node, exploration, widening, ordered)
            apply(state, np.int64(nodes[node, ACTION]))  # int64 in plain Python too
        # What it comes to: what is proven, the end of the game, or an evaluation some actions further.
        if nodes[node, PROOF]:
            for seat in range(len(share)):
                value[seat] = share_in(nodes[node, PROOF], seat + 1) / WIN
        else:
            played = 0
            over = False
            while played != rollout_depth:
                drawn = playout(state, rng)
                if drawn < 0:
                    over = True
                    break
                apply(state, drawn)
                played += 1
            if not over and turn(state) == OVER:
                over = True
            if over:
                result(state, share)
                for seat in range(len(share)):
                    value[seat] = share[seat] / WIN
                if played == 0:
                    nodes[node, FIRST] = ENDED
                    nodes[node, CHOOSER] = OVER
                    nodes[node, PROOF] = proof_of(share)
            else:
                evaluate(state, net, value)
                for seat in range(len(value)):
                    if not 0.0 <= value[seat] <= 1.0:  # no number, or infinite: as a loss
                        value[seat] = 1.0 if 1.0 < value[seat] < HUGE else 0.0
        # And back up: every node on the way counts what its chooser got, and sees what is proven.
        news = nodes[node, PROOF] != 0
        while True:
            nodes[node, VISITS] += 1
            if nodes[node, CHOOSER] > 0:
                sums[GAIN, node] += value[nodes[node, CHOOSER] - 1]
            above = nodes[node, PARENT]
            if above < 0:
                break
            seat = nodes[above, CHOOSER]
            if seat > 0:
                _count_result(nodes, sums, node, seat, value[seat - 1], ordered)
            if news and nodes[above, PROOF] == 0:
                nodes[above, PROOF] = proof_from_children(nodes, above, partial)
                news = nodes[above, PROOF] != 0
            node = above
    return simulations


@compiled(_INT(_NODES, _SUMS, _NODES, _SUMS, types.int32[::1], _INT, _INT, _INT))
def _copy_subtree(
    nodes: Nodes, sums: Sums, new_nodes: Nodes, new_sums: Sums, origin: Any, node: int, end: int, used: int
) -> int:
    """Copies what is below the new nodes from `node` up to `end`; returns how many nodes there are then."""
    while node < end:
        first_child = nodes[origin[node], FIRST]
        if first_child >= 0:
            new_nodes[node, FIRST] = used
            for child in range(first_child, first_child + nodes[origin[node], COUNT]):
                for part in range(FIRST, PROOF + 1):
                    new_nodes[used, part] = nodes[child, part]
                for part in range(MEAN, PRIOR + 1):
                    new_sums[part, used] = sums[part, child]
                new_nodes[used, PARENT] = node
                origin[used] = child
                used += 1
        node += 1
    return used


@dataclass(frozen=True)
class Branch:
    """An action at the root: its visits, its mean result for its seat, and whether that is proven."""

    action: int
    visits: int
    value: float
    proven: bool


class Search:
    """A tree search from one position, grown in slices so that its caller can look at the clock between."""

    def __init__(
        self,
        rules: Rules,
        root: Ints,
        seed: int,
        heuristics: Heuristics = PLAIN_HEURISTICS,
        room: int = INITIAL_NODES,
        most: int = MAX_NODES,
    ) -> None:
        self.rules = rules
        self.heuristics = heuristics
        self.root = root.copy()
        self.most = max(most, rules.max_legal_actions + 1)
        self.nodes, self.sums = _allocate(min(room, self.most))
        self.nodes[0, FIRST] = UNOPENED
        self.nodes[0, PARENT] = -1
        self.used = np.ones(1, dtype=np.int64)
        self.kept = 0  # simulations of the subtree that was kept from an earlier search
        self._cannot_grow = False  # the host has no more memory for it
        self._rng = generator(seed)
        self._actions = ints(rules.max_legal_actions)
        self._share = ints(rules.seats)
        self._value = np.zeros(rules.seats)
        self._ranks = np.zeros(rules.max_legal_actions)

    def grow(self, simulations: int) -> None:
        """Runs the simulations; stops early only if the root is proven."""
        here = host()
        while simulations > 0 and not self.proven:
            simulations -= self._grow(simulations, here.halt)
            if here.halt[0]:
                here.pause()
            elif simulations > 0 and not self.proven:
                self._enlarge()

    def _grow(self, simulations: int, halt: Ints) -> int:
        rules, heuristics = self.rules, self.heuristics
        way: Any = heuristics.grow or partial(
            _grow,
            *pointers(rules),
            pointer(heuristics.playout or rules.sample, SAMPLE),
            pointer(heuristics.candidates, CANDIDATE_LIST),
            pointer(heuristics.evaluate, EVALUATE),
            pointer(heuristics.order, ORDER),
        )
        grown: int = way(
            heuristics.weights,
            self.root,
            self.nodes,
            self.sums,
            _sqrt_log_table(),
            self.used,
            thread_workspace(rules),
            self._actions,
            self._share,
            self._value,
            self._ranks,
            self._rng,
            heuristics.rollout_depth,
            heuristics.exploration,
            heuristics.widening,
            heuristics.ordered,
            heuristics.partial,
            heuristics.expand_after,
            len(self.nodes) < self.most and not self._cannot_grow,
            halt,
            simulations,
        )
        return grown

    def _enlarge(self) -> None:
        """Moves the tree to larger arrays, if the host has the memory; else the tree stays as large as it is."""
        room = min(32 * len(self.nodes), self.most)
        if room > MODEST_NODES and not host().room():
            room = MODEST_NODES
        if room > len(self.nodes):
            self._move_to(*_allocate(room))
        else:
            self._cannot_grow = True

    def trim(self) -> None:
        """Frees the unused memory if it is more than half."""
        used = int(self.used[0])
        if 2 * used < len(self.nodes):
            self._move_to(*_allocate(used))

    @property
    def nbytes(self) -> int:
        return self.nodes.nbytes + self.sums.nbytes

    def _reroot(self, root: int) -> None:
        """Keeps only the subtree of a node; copies in slices so that the host may pause."""
        room = int(self.used[0])
        nodes, sums = _allocate(room)
        origin = np.zeros(room, dtype=np.int32)
        nodes[0], sums[:, 0], origin[0] = self.nodes[root], self.sums[:, root], root
        nodes[0, PARENT] = -1
        copied, used = 0, 1
        while copied < used:
            end = min(used, copied + COPY_SLICE)
            used = _copy_subtree(self.nodes, self.sums, nodes, sums, origin, copied, end, used)
            copied = end
            host().pause()
        self.nodes, self.sums = nodes, sums
        self.used[0] = used

    def _move_to(self, nodes: Nodes, sums: Sums) -> None:
        """Moves the tree to other arrays, in slices so that the host may pause."""
        used = int(self.used[0])
        for start in range(0, used, COPY_SLICE):
            some = slice(start, min(used, start + COPY_SLICE))
            nodes[some], sums[:, some] = self.nodes[some], self.sums[:, some]
            host().pause()
        self.nodes, self.sums = nodes, sums

    @property
    def simulations(self) -> int:
        """Simulations of this search, without those of the kept subtree."""
        return int(self.nodes[0, VISITS]) - self.kept

    @property
    def forced(self) -> bool:
        """Whether there is nothing to choose, or nothing left to search."""
        return int(self.nodes[0, COUNT]) == 1 or int(self.nodes[0, TRIED]) == SEARCHED

    @property
    def proven(self) -> bool:
        return bool(self.nodes[0, PROOF])

    def _children(self, node: int) -> range:
        first_child = int(self.nodes[node, FIRST])
        return range(first_child, first_child + int(self.nodes[node, COUNT])) if first_child >= 0 else range(0)

    def branches(self) -> list[Branch]:
        """The actions at the root, the most visited first, proven wins before and proven losses behind all."""
        seat = int(self.nodes[0, CHOOSER])
        found = [self._branch(child, seat) for child in self._children(0)]
        return sorted(found, key=_certain if self.proven else _rank)

    def _branch(self, child: int, seat: int) -> Branch:
        visits, proof = int(self.nodes[child, VISITS]), int(self.nodes[child, PROOF])
        value = share_in(proof, seat) / WIN if proof else float(self.sums[MEAN, child])
        return Branch(int(self.nodes[child, ACTION]), visits, value, proof != 0)

    def pv(self, action: int, most: int = 30) -> tuple[int, ...]:
        """The principal variation, beginning with an action: the most visited actions, up to a chance node."""
        node = self._child(0, action)
        pv = [action]
        while node is not None and self.nodes[node, CHOOSER] > CHANCE and len(pv) < most:
            seat = int(self.nodes[node, CHOOSER])
            ways = [self._branch(child, seat) for child in self._children(node)]
            if not any(way.visits for way in ways):
                break
            pv.append(min(ways, key=_rank).action)
            node = self._child(node, pv[-1])
        return tuple(pv)

    def _child(self, node: int, action: int) -> int | None:
        return next((child for child in self._children(node) if self.nodes[child, ACTION] == action), None)

    def after(self, actions: list[int], position: Ints) -> bool:
        """Makes the node after these actions the root and keeps its subtree; False if there is no such node."""
        node: int | None = 0
        for action in actions:
            node = self._child(node, action) if node is not None else None
        if node is None or self.nodes[node, FIRST] < 0:
            return False
        if node:
            self._reroot(node)
            self.root = position.copy()
            self._cannot_grow = False
        self.kept = int(self.nodes[0, VISITS])
        return True


def _allocate(room: int) -> tuple[Nodes, Sums]:
    return np.zeros((room, PROOF + 1), dtype=np.int32), np.zeros((PRIOR + 1, room))


def _certain(branch: Branch) -> tuple[float, int, int]:
    return -branch.value if branch.proven else 1.0, -branch.visits, branch.action


def _rank(branch: Branch) -> tuple[float, int, float, int]:
    certain = (1.0 if branch.value == 1 else -1.0 if branch.value == 0 else 0.0) if branch.proven else 0.0
    return -certain, -branch.visits, -branch.value, branch.action
