"""Batched search: a tree for each of many positions, grown together with one call of the caller's network a step.

    search = BatchedSearch("babel", 256, network, selection="gumbel", num_simulations=32, seed=1)
    found = search.run(batch)                 # a Batch, or a list of positions
    batch.step(found.action)
    search.advance(found.action, batch)       # keeps what is known below the actions played

A network is anything that takes `Leaves` and gives two arrays: logits, for all actions (games, actions) or for
those listed (games, width); and values between −1 and 1, for each seat (games, seats) or, between two sides, for
the seat to act (games,). NumPy's arrays, or any that DLPack hands over (PyTorch, JAX).

Selection is PUCT or Gumbel. Chance is drawn by weight; each seat counts its own value, so that teams, three or
four players and several actions in a turn need nothing special. A game whose result is proven stops early.

Tree i has a generator of its own, the one that game i of a batch with this seed has: it grows as it would alone.
"""

import math
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from ziggurat.bots.engine import batched_tree as tree
from ziggurat.bots.engine.heuristics import CANDIDATE_LIST, everything, heuristics_of
from ziggurat.bots.engine.tree import share_in
from ziggurat.core import Choices, Game, as_int, display_value, expect_seed
from ziggurat.envs.batch import DENSE, RANDOM, Batch, aligned_zeros, cores, generators
from ziggurat.envs.batch_arguments import (
    alike,
    as_actions,
    expect_actions,
    expect_positions,
    expect_size,
    fixed_options,
    refusal,
)
from ziggurat.kernel import (
    APPLY,
    LEGAL,
    OBSERVE,
    PLAIN,
    RETURNS,
    TURN,
    WEIGHTS,
    WIN,
    Bytes,
    Ints,
    ints,
)
from ziggurat.kernel._numba import pointer
from ziggurat.registry import game

Floats = npt.NDArray[np.float64]
SELECTIONS = {"puct": tree.PUCT, "gumbel": tree.GUMBEL}
WIDEST = 256  # actions of a node in a game of very many
MEAN_WIDTH = 128  # edges for which there is room, for each node
CHANCE_NODES = 3  # of a simulation, for which there is room


@dataclass(frozen=True, eq=False)
class Leaves:
    """What the network is asked: a position of each tree, seen from the seat to act. The arrays are overwritten in
    the next step. Rows that are not `needed` are of an earlier step; what is answered there is not used."""

    observations: Bytes  # (games, planes …)
    turn: Ints  # (games,)
    actions: npt.NDArray[np.int32]  # (games, width): the actions that are searched, then −1
    count: Ints  # (games,): how many those are
    needed: npt.NDArray[np.bool_]  # (games,)


Network = Callable[[Leaves], tuple[Any, Any]]


@dataclass(frozen=True, eq=False)
class SearchResult:
    """What a search found at the roots. In the rows of finished games `action` is −1 and the rest is empty."""

    action: Ints  # (games,): the one to play
    actions: npt.NDArray[np.int32]  # (games, width): those that were searched, then −1
    visits: Ints  # of each of them
    values: Floats  # of each, −1 … 1 for the seat to act; NaN where it was never visited
    priors: Floats  # of each, from the network
    policy: Floats  # of each: what a learner should aim at; sums to 1
    value: Floats  # (games, seats): what the position came to, −1 … 1
    proven: npt.NDArray[np.bool_]  # (games,): whether that is certain


class BatchedSearch:
    """Search trees for `size` games of one kind."""

    def __init__(
        self,
        name: str | Game,
        size: int,
        network: Network,
        options: Choices | None = None,
        *,
        selection: str = "puct",
        num_simulations: int = 64,
        max_num_considered_actions: int = 16,
        candidates: bool | None = None,
        width: int | None = None,
        max_nodes: int | None = None,
        c_init: float = 1.25,
        c_base: float = 19_652.0,
        c_visit: float = 50.0,
        c_scale: float = 1.0,
        dirichlet_alpha: float = 0.3,
        dirichlet_fraction: float = 0.0,
        seed: int = 0,
        threads: int | None = None,
    ) -> None:
        self.game = name if isinstance(name, Game) else game(name)
        self.size = expect_size(size)
        self.network = network
        given = self.game.spelled(options or {})
        settings = self.game.settle(given, random.Random(0))
        self.rules = self.game.rules(settings)
        self._shared = fixed_options(self.game, given, settings)
        if selection not in SELECTIONS:
            raise refusal("search-selection", value=display_value(selection), known=", ".join(SELECTIONS))
        self.selection = selection
        self.num_simulations = self._whole("num_simulations", num_simulations, 0)
        self.considered = self._whole("max_num_considered_actions", max_num_considered_actions, 1)
        many = self.rules.num_actions > DENSE
        usual = min(WIDEST, self.rules.max_legal_actions) if many else self.rules.max_legal_actions
        self.width = self._whole("width", usual if width is None else width, 1)
        self.dirichlet_alpha = self._number("dirichlet_alpha", dirichlet_alpha, 1e-6, 1e6)
        self.dirichlet_fraction = self._number("dirichlet_fraction", dirichlet_fraction, 0.0, 1.0)
        self._settings = np.array(
            [
                SELECTIONS[selection],
                self._number("c_init", c_init, 0.0, 1e6),
                self._number("c_base", c_base, 1e-6, 1e12),
                self._number("c_visit", c_visit, 0.0, 1e12),
                self._number("c_scale", c_scale, 0.0, 1e12),
            ]
        )
        knows = heuristics_of(self.game, settings).candidates
        self._candidates = knows if (many if candidates is None else candidates) else everything
        usual = 2 * (2 + self.num_simulations * (CHANCE_NODES if self.rules.chance else 1))
        self._allocate(self._whole("max_nodes", usual if max_nodes is None else max_nodes, 1))
        self._prepare(threads or cores())
        self.reset(seed)

    def _whole(self, name: str, value: object, least: int) -> int:
        found = as_int(value)
        if found is None or found < least:
            raise refusal("search-setting", name=name, value=display_value(value))
        return found

    def _number(self, name: str, value: object, least: float, most: float) -> float:
        known = isinstance(value, (int, float, np.integer, np.floating)) and not isinstance(value, bool)
        found = float(value) if known else math.nan  # type: ignore[arg-type]
        if not least <= found <= most:
            raise refusal("search-setting", name=name, value=display_value(value))
        return found

    def _allocate(self, nodes: int) -> None:
        """The arrays of the trees (`batched_tree.py`): memory that costs nothing before it is used."""
        rules, size = self.rules, self.size
        edges = nodes * min(self.width, MEAN_WIDTH) + self.width
        self._nodes = np.zeros((size, nodes, 6), dtype=np.int64)
        self._sums = np.zeros((size, nodes, 2 * rules.seats))
        self._edges = np.zeros((size, edges, 4), dtype=np.int64)
        self._weights = np.zeros((size, edges, 4))
        self._states = np.zeros((size, nodes, rules.state_size), dtype=np.int64)
        self._path = np.zeros((size, nodes), dtype=np.int64)
        self._work = np.zeros((size, 6), dtype=np.int64)
        self._lists: npt.NDArray[np.int32] = aligned_zeros((size, self.width), np.int32)
        self._planes: Bytes = aligned_zeros((size, math.prod(rules.observation_shape)), np.int8)
        self._seen = np.zeros((size, 2), dtype=np.int64)

    def _prepare(self, threads: int) -> None:
        rules = self.rules
        threads = 1 if PLAIN else min(threads, self.size)
        self._workspaces = [
            (rules.workspace(), ints(rules.max_legal_actions), ints(rules.seats), ints(rules.max_legal_actions))
            for _ in range(threads)
        ]
        bounds = [self.size * k // threads for k in range(threads + 1)]
        self._ranges = list(pairwise(bounds))
        self._pool = ThreadPoolExecutor(threads - 1, thread_name_prefix="search") if threads > 1 else None
        self._pointers: tuple[Any, ...] = (
            pointer(rules.turn, TURN),
            pointer(rules.legal, LEGAL),
            pointer(rules.apply, APPLY),
            pointer(rules.returns, RETURNS),
            pointer(rules.weights, WEIGHTS),
            pointer(rules.observe, OBSERVE),
            pointer(self._candidates, CANDIDATE_LIST),
        )

    def _on_all_threads(self, work: Callable[[tuple[Any, ...], int, int], None]) -> None:
        jobs = list(zip(self._workspaces, self._ranges, strict=True))
        helping = [self._pool.submit(work, room, *some) for room, some in jobs[1:]] if self._pool else []
        work(jobs[0][0], *jobs[0][1])
        for one in helping:
            one.result()

    def reset(self, seed: int = 0) -> None:
        """Forgets all trees; equal seeds give equal searches."""
        self.rng = generators(expect_seed(seed), self.size)
        self._work[:] = 0

    # ── Searching ────────────────────────────────────────────────────────────────────────────────────────
    def run(self, positions: Any, *, num_simulations: int | None = None) -> SearchResult:
        """Searches these positions: a `Batch` of the same game, or one `Position` for each tree (or one for all).

        A tree that `advance` has brought to its position is grown further; the others begin anew.
        """
        simulations = self.num_simulations
        if num_simulations is not None:
            simulations = self._whole("num_simulations", num_simulations, 0)
        roots = self._rows(positions)
        for i in range(self.size):
            kept = self._work[i, tree.ROOT] != tree.NOTHING and self._work[i, tree.NODES]
            if not kept or not np.array_equal(self._states[i, 0], roots[i]):
                self._work[i, tree.ROOT] = tree.NOTHING
        self._plant(roots)
        self._ask_network()
        if self.selection == "gumbel":
            tree.draw_noise(self._nodes, self._edges, self._weights, self._work, self.rng, self.considered)
        elif self.dirichlet_fraction:
            self._add_dirichlet()
        wanted = self._visits_in_turn(simulations)
        for step in range(simulations):
            if not (self._work[:, tree.ROOT] == tree.PLANTED).any():
                break
            self._descend(np.ascontiguousarray(wanted[:, step]))
            self._ask_network()
        found = self._result()
        self._work[:, tree.ROOT] = tree.NOTHING  # unless `advance` keeps them
        return found

    def _rows(self, positions: Any) -> Ints:
        if isinstance(positions, Batch):
            if (
                positions.game.name != self.game.name
                or positions.size != self.size
                or not alike(positions.rules, self.rules)
            ):
                raise refusal("search-batch", game=self.game.name, size=self.size)
            return positions.positions
        return expect_positions(self.game, self.rules, self._shared, positions, np.arange(self.size), check=True)

    def _trees(self) -> tuple[Any, ...]:
        return (
            self._nodes, self._sums, self._edges, self._weights, self._states, self._path, self._work,
            self._lists, self._planes, self._seen,
        )  # fmt: skip

    def _plant(self, roots: Ints) -> None:
        roots = np.ascontiguousarray(roots)

        def work(room: tuple[Any, ...], start: int, end: int) -> None:
            tree.plant(*self._pointers, *room, roots, self.rng, *self._trees(), start, end)

        self._on_all_threads(work)

    def _descend(self, wanted: Ints) -> None:
        def work(room: tuple[Any, ...], start: int, end: int) -> None:
            tree.descend(*self._pointers, *room, self.rng, wanted, *self._trees(), self._settings, start, end)

        self._on_all_threads(work)

    def _ask_network(self) -> None:
        """One call of the network for all trees, and its answers carried to their roots."""
        needed = self._work[:, tree.NEEDED] != 0
        logits, values, dense = np.zeros((self.size, 1)), np.zeros((self.size, self.rules.seats)), False
        if needed.any():
            leaves = Leaves(
                self._planes.reshape(self.size, *self.rules.observation_shape),
                self._seen[:, 0],
                self._lists,
                self._seen[:, 1],
                needed,
            )
            try:
                logits, values, dense = self._expect_answers(*self.network(leaves), needed)
            except BaseException:
                self._work[:] = 0  # the trees have nodes that nobody evaluated
                raise

        def work(room: tuple[Any, ...], start: int, end: int) -> None:
            tree.back_up(
                self._nodes, self._sums, self._edges, self._weights, self._path, self._work, logits, values,
                np.zeros(self.rules.seats), int(dense), start, end,
            )  # fmt: skip

        self._on_all_threads(work)

    # ── What the network answers ─────────────────────────────────────────────────────────────────────────
    def _expect_answers(self, logits: Any, values: Any, needed: Any) -> tuple[Floats, Floats, bool]:
        """Logits and shares of the win for each seat, in float64; refuses other shapes, and what is no number."""
        logits, values = self._floats("logits", logits), self._floats("values", values)
        seats = self.rules.seats
        dense = logits.shape == (self.size, self.rules.num_actions)
        if not dense and logits.shape != (self.size, self.width):
            wanted = f"{(self.size, self.rules.num_actions)}, {(self.size, self.width)}"
            raise refusal("search-shape", game=self.game.name, what="logits", wanted=wanted, shape=logits.shape)
        two_sides = len(set(self.rules.teams)) <= 2
        if values.shape == (self.size,) and two_sides:
            values = self._for_each_seat(values)
        if values.shape != (self.size, seats):
            wanted = f"{(self.size, seats)}{f', {(self.size,)}' if two_sides else ''}"
            raise refusal("search-shape", game=self.game.name, what="values", wanted=wanted, shape=values.shape)
        for number in np.flatnonzero(needed & ~np.isfinite(values).all(axis=1))[:1]:
            raise refusal("search-nan", game=self.game.name, number=number, what="values")
        for number in np.flatnonzero(needed):
            listed = self._lists[number, : self._seen[number, 1]]
            told = logits[number, listed] if dense else logits[number, : len(listed)]
            if not np.isfinite(told).all():
                raise refusal("search-nan", game=self.game.name, number=number, what="logits")
        return logits, np.clip((values + 1) / 2, 0.0, 1.0), dense

    def _floats(self, what: str, given: Any) -> Floats:
        try:
            found = given if isinstance(given, np.ndarray) else _from_dlpack(given)
            if found.dtype.kind not in "fiu":
                raise TypeError(found.dtype)
            return np.ascontiguousarray(found, dtype=np.float64)
        except Exception as wrong:
            raise refusal("search-kind", game=self.game.name, what=what, kind=type(given).__name__) from wrong

    def _for_each_seat(self, values: Floats) -> Floats:
        """Values of the seat to act, as values of all: its own side has it, the other the opposite."""
        teams = np.array(self.rules.teams)
        acting = teams[np.maximum(self._seen[:, 0], 1) - 1]
        return np.where(teams[None, :] == acting[:, None], values[:, None], -values[:, None])

    # ── At the roots ─────────────────────────────────────────────────────────────────────────────────────
    def _add_dirichlet(self) -> None:
        """Mixes noise into the priors at the roots, drawn from each tree's own generator."""
        for i in np.flatnonzero(self._work[:, tree.ROOT] == tree.PLANTED):
            n = int(self._nodes[i, 0, tree.COUNT])
            if self._nodes[i, 0, tree.CHOOSER] > 0:
                own = np.random.default_rng([int(self.rng[i]) & 0x7FFFFFFF, int(self.rng[i]) >> 31 & 0x7FFFFFFF])
                noise = own.dirichlet(np.full(n, self.dirichlet_alpha))
                priors = self._weights[i, :n, tree.PRIOR]
                priors += self.dirichlet_fraction * (noise - priors)

    def _visits_in_turn(self, simulations: int) -> Ints:
        """For each tree and simulation: how often the action to be tried next has been tried (Gumbel)."""
        counts = np.clip(self._nodes[:, 0, tree.COUNT], 1, self.considered)
        rows = {int(n): halving(int(n), simulations) for n in np.unique(counts)}
        return np.array([rows[int(n)] for n in counts], dtype=np.int64).reshape(self.size, simulations)

    def _result(self) -> SearchResult:
        n, k = self.size, self.width
        nodes, edges, weights = self._nodes, self._edges[:, :k], self._weights[:, :k]
        there = np.arange(k) < nodes[:, 0, tree.COUNT, None]
        chooses = nodes[:, 0, tree.CHOOSER] > 0
        there &= chooses[:, None]
        visits = np.where(there, edges[:, :, tree.TRIED], 0)
        child = np.where(there, edges[:, :, tree.CHILD], -1)
        proofs = np.where(child >= 0, nodes[np.arange(n)[:, None], np.maximum(child, 0), tree.PROOF], 0)
        seat = np.maximum(nodes[:, 0, tree.CHOOSER], 1)
        proven_share = ((np.maximum(proofs, 1) - 1) >> (4 * (seat[:, None] - 1))) & 15
        mean = np.divide(weights[:, :, tree.SUM], visits, out=np.full((n, k), np.nan), where=visits > 0)
        shares = np.where(proofs > 0, proven_share / WIN, mean)
        policy = np.zeros((n, k))
        action = np.full(n, RANDOM, dtype=np.int64)
        for i in np.flatnonzero(chooses & there.any(axis=1)):
            policy[i], best = self._choice(int(i), there[i], visits[i], shares[i], proofs[i])
            action[i] = edges[i, best, tree.ACTION]
        return SearchResult(
            action=action,
            actions=np.where(there, edges[:, :, tree.ACTION], -1).astype(np.int32),
            visits=visits,
            values=2 * shares - 1,
            priors=np.where(there, weights[:, :, tree.PRIOR], 0.0),
            policy=policy,
            value=self._root_values(),
            proven=nodes[:, 0, tree.PROOF] > 0,
        )

    def _root_values(self) -> Floats:
        seats = self.rules.seats
        visits = np.maximum(self._nodes[:, 0, tree.VISITS], 1)
        shares = self._sums[:, 0, :seats] / visits[:, None]
        for i in np.flatnonzero(self._nodes[:, 0, tree.PROOF]):
            proof = int(self._nodes[i, 0, tree.PROOF])
            shares[i] = [share_in(proof, seat) / WIN for seat in range(1, seats + 1)]
        return 2 * shares - 1

    def _choice(self, i: int, there: Any, visits: Ints, shares: Floats, proofs: Ints) -> tuple[Floats, int]:
        """The policy to aim at, and the place of the action to play. What is proven decides first: the best
        certain result of a proven root; never a certain loss while there is something else."""
        hopeless = there & (proofs > 0) & (shares == 0)
        open_ = there & ~hopeless if (there & ~hopeless).any() else there
        if self._nodes[i, 0, tree.PROOF]:
            sure = np.where(there & (proofs > 0), shares, -1.0)
            best = int(np.argmax(sure))
            return np.where(np.arange(self.width) == best, 1.0, 0.0), best
        if self.selection == "gumbel":
            return self._gumbel_choice(i, there, open_, visits, shares)
        total = visits.sum()
        policy = visits / total if total else np.where(there, self._weights[i, : self.width, tree.PRIOR], 0.0)
        rank = np.where(open_, visits if total else policy, -1)
        near = np.flatnonzero(rank == rank.max())
        return policy, int(near[np.argmax(np.nan_to_num(shares[near], nan=-1.0))])

    def _gumbel_choice(self, i: int, there: Any, open_: Any, visits: Ints, shares: Floats) -> tuple[Floats, int]:
        otherwise = tree.mixed_value(self._nodes[i], self._sums[i], self._edges[i], self._weights[i], 0)
        scale = tree.value_weight(self._nodes[i], self._edges[i], 0, self._settings)
        own = self._weights[i, : self.width]
        score = own[:, tree.LOGIT] + scale * np.where(np.isnan(shares), otherwise, shares)
        policy = np.where(there, np.exp(score - score[there].max()), 0.0)
        tried = np.where(open_, visits - self._edges[i, : self.width, tree.BASE], -(1 << 60))
        best = np.where(tried == tried.max(), own[:, tree.NOISE] + score, -np.inf)
        return policy / policy.sum(), int(np.argmax(best))

    # ── The next move ────────────────────────────────────────────────────────────────────────────────────
    def advance(self, actions: npt.ArrayLike, positions: Any) -> npt.NDArray[np.bool_]:
        """Makes the positions after these actions the roots, and keeps what hangs below them; tells for each tree
        whether there was anything. Between the last search and this call, each game has played one action, and
        chance. The other trees begin anew in the next search."""
        chosen = as_actions(expect_actions(self.game, actions, self.size))
        rows = self._rows(positions)
        kept = np.zeros(self.size, dtype=np.bool_)
        origin = ints(self._nodes.shape[1])
        for i in range(self.size):
            one = (self._nodes[i], self._edges[i], self._states[i], self._work[i])
            node = tree.find_node(*one, int(chosen[i]), np.ascontiguousarray(rows[i]))
            if node >= 0 and (self._nodes[i, node, tree.VISITS] or self._nodes[i, node, tree.PROOF]):
                tree.keep_subtree(
                    one[0], self._sums[i], one[1], self._weights[i], one[2], one[3], origin, int(node)
                )
                kept[i] = True
            else:
                self._work[i] = 0
        return kept

    def close(self) -> None:
        """Ends the threads."""
        if self._pool:
            self._pool.shutdown()


def _from_dlpack(given: Any) -> npt.NDArray[Any]:
    """An array of another library; a tensor of PyTorch's that remembers its gradient is let go of it."""
    given = given.detach() if hasattr(given, "detach") else given
    found: npt.NDArray[Any] = np.from_dlpack(given) if hasattr(given, "__dlpack__") else np.asarray(given)
    return found


def halving(considered: int, simulations: int) -> list[int]:
    """Sequential halving: how often the action that each simulation tries has been tried before.

    All actions considered are tried equally often, then the better half of them, and so on down to two.
    """
    if considered == 1:
        return list(range(simulations))
    rounds = math.ceil(math.log2(considered))
    found: list[int] = []
    tried = 0
    left = considered
    while len(found) < simulations:
        for _ in range(max(1, simulations // (rounds * left))):
            found += [tried] * left
            tried += 1
        left = max(2, left // 2)
    return found[:simulations]
