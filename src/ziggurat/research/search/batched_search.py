"""Batched search: a tree for each of many positions, grown together with one call of the caller's network a step.

    search = BatchedSearch("babel", 256, network, selection="gumbel", num_simulations=32, seed=1)
    found = search.run(batch)                 # a Batch, or a list of positions
    batch.step(found.action)
    search.advance(found.action, batch)       # keeps what is known below the actions played

A network is anything that takes `Leaves` and gives two arrays: logits, for all actions (games, actions) or for
those listed (games, width); and values between −1 and 1, for each seat (games, seats) or, between two sides, for
the seat to act (games,). NumPy's arrays, or any that DLPack hands over (PyTorch, JAX). Or it is a compiled
function, a `CompiledNetwork`: then a search runs to its end without leaving compiled code.

Selection is PUCT or Gumbel. Chance is drawn by weight; each seat counts its own value, so that teams, three or
four players and several actions in a turn need nothing special. A game whose result is proven stops early.

Tree i has a generator of its own, the one that game i of a batch with this seed has: it grows as it would alone.
"""

import math
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import types

from ziggurat.bots.engine.heuristics import everything, heuristics_of
from ziggurat.core.game import Game
from ziggurat.core.position import expect_listed
from ziggurat.core.refusals import as_int, display_value, expect_seed
from ziggurat.core.registry import game
from ziggurat.core.types import Choices
from ziggurat.kernel import INTS, PLAIN, Bytes, Ints, Rules, compiled, ints
from ziggurat.research.batches.arguments import (
    as_actions,
    expect_actions,
    expect_batch_for,
    expect_positions,
    expect_size,
    expect_threads,
    fixed_options,
    refusal,
)
from ziggurat.research.batches.batch import (
    DENSE,
    Batch,
    aligned_zeros,
    cores,
    generators,
    pickled_game,
    unpickled_game,
)
from ziggurat.research.batches.specialise import specialise_search
from ziggurat.research.search import batched_tree as tree
from ziggurat.research.search.batched_selection import COUNT, GUMBEL, PUCT

Floats = npt.NDArray[np.float64]
NETWORK = types.void(INTS, types.int64, INTS, types.int64, types.float64[::1], types.float64[::1])
SELECTIONS = {"puct": PUCT, "gumbel": GUMBEL}
WIDEST = 256  # actions of a node in a game of very many
MEAN_WIDTH = 128  # edges for which there is room, for each node
CHANCE_NODES = 3  # of a simulation, for which there is room
WORK = 6  # integers of a tree: `work` in `batched_tree.py`
ROOM, VALUE_ROOM = 5, 6  # of a thread's arrays: how many every function takes; the one for the value of a leaf
ALIGNED = ("_lists", "_planes")  # the arrays that a network shares
PARTS_PER_THREAD = 4  # of the trees: small enough that no thread waits long for the last one


@dataclass(frozen=True, eq=False)
class Leaves:
    """What the network is asked: a position of each tree, from the point of view of the seat to act.

    The arrays are overwritten in the next step. Rows that are not `needed` belong to an earlier step, and what is
    answered for them is not used.
    """

    observations: Bytes
    """The planes, in the shape (games, planes …)."""
    turn: Ints
    """The seat to act, in the shape (games,)."""
    actions: npt.NDArray[np.int32]
    """The actions that are searched, then −1, in the shape (games, width)."""
    count: Ints
    """How many of `actions` these are, in the shape (games,)."""
    needed: npt.NDArray[np.bool_]
    """Whether the network has to answer for this row, in the shape (games,)."""
    positions: Ints | None = None
    """The positions, as `Batch.positions` has them; None on a GPU."""


@dataclass(frozen=True, eq=False)
class CompiledNetwork:
    """A network that is compiled into the search, as rules are; `compiled_network` makes one of a function.

    `function(state, seat, actions, count, logits, values)` gets a position, the seat to act and the first `count`
    actions. It writes a logit for each of these, and a value between −1 and 1 for each seat.
    """

    function: Any


def compiled_network(function: Callable[..., None]) -> CompiledNetwork:
    """Compiles a function into a network, at its first use; a decorator."""
    return CompiledNetwork(compiled(NETWORK)(function))


@compiled(NETWORK)
def nothing_known(state: Ints, seat: int, actions: Ints, count: int, logits: Any, values: Any) -> None:
    """Every action is as good as another, and nobody is ahead: a network that costs nothing."""
    for k in range(count):
        logits[k] = 0.0
    for k in range(len(values)):
        values[k] = 0.0


NOTHING_KNOWN = CompiledNetwork(nothing_known)

Network = Callable[[Leaves], tuple[Any, Any]] | CompiledNetwork


@dataclass(frozen=True, eq=False)
class SearchResult:
    """What a search found at the roots. In the rows of finished games `action` is −1 and the rest is empty."""

    action: Ints
    """The action to play, in the shape (games,)."""
    actions: npt.NDArray[np.int32]
    """The actions that were searched, then −1, in the shape (games, width)."""
    visits: Ints
    """The visits of each of them."""
    values: Floats
    """The value of each, −1 … 1 for the seat to act; NaN where it was never visited."""
    priors: Floats
    """The prior of each, from the network."""
    policy: Floats
    """The policy that a learner should aim at; it sums to 1."""
    value: Floats
    """The value of the position for each seat, −1 … 1, in the shape (games, seats)."""
    proven: npt.NDArray[np.bool_]
    """Whether that value is certain, in the shape (games,)."""


def tree_shapes(rules: Rules, size: int, nodes: int, width: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """The arrays of the trees (`batched_tree.py`): shapes and types, by the names that a search gives them."""
    edges = nodes * min(width, MEAN_WIDTH) + width
    return {
        "_nodes": ((size, nodes, 8), np.int32),
        "_sums": ((size, nodes, rules.seats + 2 - rules.seats % 2), np.float64),
        "_edges": ((size, edges, 4), np.int32),
        "_weights": ((size, edges, 2), np.float64),
        "_base": ((size, width), np.int32),
        "_noise": ((size, width), np.float64),
        "_states": ((size, nodes, rules.state_size), np.int64),
        "_path": ((size, nodes), np.int32),
        "_work": ((size, WORK), np.int64),
        "_lists": ((size, width), np.int32),
        "_planes": ((size, math.prod(rules.observation_shape)), np.int8),
        "_seen": ((size, 2), np.int64),
    }


class BatchedSearch:
    """Search trees for `size` games of one kind."""

    _nodes: Any
    _sums: Any
    _edges: Any
    _weights: Any
    _base: Any
    _noise: Any
    _states: Any
    _path: Any
    _work: Any
    _lists: Any
    _planes: Any
    _seen: Any

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
        if not isinstance(network, CompiledNetwork) and not callable(network):
            raise refusal("search-setting", name="network", value=display_value(network))
        self.network = network
        given = self.game.spelled(options or {})
        settings = self.game.settle(given, random.Random(0))
        self.rules = expect_listed(self.game.rules(settings))
        self._shared = fixed_options(self.game, given, settings)
        if not isinstance(selection, str) or selection not in SELECTIONS:
            raise refusal("search-selection", value=display_value(selection), known=", ".join(SELECTIONS))
        self.selection = selection
        self.num_simulations = self._whole("num_simulations", num_simulations, 1)
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
        self._teams = np.array(self.rules.teams, dtype=np.int64)
        self._allocate(self._whole("max_nodes", usual if max_nodes is None else max_nodes, 1))
        self.threads = expect_threads(threads)
        self._prepare(self.threads or cores())
        self.reset(seed)

    def _whole(self, name: str, value: object, least: int) -> int:
        found = as_int(value)
        if found is None or found < least:
            raise refusal("search-whole", name=name, value=display_value(value), least=least)
        return found

    def _number(self, name: str, value: object, least: float, most: float) -> float:
        known = isinstance(value, (int, float, np.integer, np.floating)) and not isinstance(value, bool)
        found = float(value) if known else math.nan  # type: ignore[arg-type]
        if not least <= found <= most:
            raise refusal("search-number", name=name, value=display_value(value), least=least, most=most)
        return found

    def _allocate(self, nodes: int) -> None:
        """The arrays of the trees (`batched_tree.py`): memory that costs nothing before it is used."""
        for name, (shape, kind) in tree_shapes(self.rules, self.size, nodes, self.width).items():
            setattr(self, name, aligned_zeros(shape, kind) if name in ALIGNED else np.zeros(shape, dtype=kind))

    def _prepare(self, threads: int) -> None:
        rules = self.rules
        threads = 1 if PLAIN else min(threads, self.size)
        self._workspaces = [
            (
                rules.workspace(),
                ints(rules.max_legal_actions),
                ints(rules.seats),
                ints(rules.max_legal_actions),
                np.zeros(self.width),
                np.zeros(rules.seats),
                np.zeros(rules.seats),
                ints(WORK),
            )
            for _ in range(threads)
        ]
        parts = min(threads * PARTS_PER_THREAD if threads > 1 else 1, self.size)
        self._ranges = list(pairwise([self.size * k // parts for k in range(parts + 1)]))
        self._pool = ThreadPoolExecutor(threads - 1, thread_name_prefix="search") if threads > 1 else None
        self._no_answers = np.zeros((self.size, self.width)), np.zeros((self.size, 1))
        self._schedules: dict[int, Any] = {}

    @property
    def _compiled(self) -> ModuleType:
        """The functions of `search_template.py` for this game and network; asked for once, not by each thread."""
        network = self.network.function if isinstance(self.network, CompiledNetwork) else nothing_known
        return specialise_search(self.rules, self._candidates, network, blind=network is nothing_known)

    def _on_all_threads(self, work: Callable[[tuple[Any, ...], int, int], None]) -> None:
        """Each thread takes the next part of the trees when it is free; it has working memory of its own."""
        parts = iter(self._ranges)

        def help_with(room: tuple[Any, ...]) -> None:
            for start, end in parts:
                work(room, start, end)

        helping = [self._pool.submit(help_with, room) for room in self._workspaces[1:]] if self._pool else []
        help_with(self._workspaces[0])
        for one in helping:
            if not one.cancel():  # one that has not begun has nothing left to do
                one.result()

    def reset(self, seed: int = 0) -> None:
        """Forgets all trees; equal seeds give equal searches."""
        self.rng = generators(expect_seed(seed), self.size)
        self._forget()

    def _forget(self) -> None:
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
        schedule = self._schedule(simulations)
        if isinstance(self.network, CompiledNetwork):
            first = -1
            if self.selection == "puct" and self.dirichlet_fraction:
                self._grow(roots, schedule, first, 0)
                self._mix_noise()
                first = 0
            found = self._no_result()
            self._grow(roots, schedule, first, simulations, found)
            return self._result(found)
        self._plant(roots)
        answers = self._ask_network()
        self._back_up(answers, 0)
        self._make_noise()
        for step in range(simulations):
            if not self._is_growing():
                break
            if step == 0:
                self._descend(schedule, step)
            else:
                self._go_on(answers, schedule, step)
            answers = self._ask_network()
        else:
            if simulations:
                self._back_up(answers, simulations)
        found = self._no_result()
        self._write_results(found)
        return self._result(found)

    def _make_noise(self) -> None:
        if self.selection == "gumbel":
            self._draw_noise()
        elif self.dirichlet_fraction:
            self._mix_noise()

    def _is_growing(self) -> bool:
        return bool((self._work[:, tree.ROOT] == tree.PLANTED).any())

    def _schedule(self, simulations: int) -> Ints:
        """How often the action that each simulation tries has been tried (Gumbel); a row for each number of
        actions that may be considered."""
        if simulations not in self._schedules:
            most = min(self.considered, self.width) if self.selection == "gumbel" else 1
            rows = [halving(max(considered, 1), simulations) for considered in range(most + 1)]
            self._schedules[simulations] = np.array(rows, dtype=np.int64).reshape(most + 1, simulations)
        found: Ints = self._schedules[simulations]
        return found

    def _rows(self, positions: Any) -> Ints:
        if isinstance(positions, Batch):
            expect_batch_for(self, positions)
            return positions.positions
        return expect_positions(self.game, self.rules, self._shared, positions, np.arange(self.size), check=True)

    def _trees(self) -> tuple[Any, ...]:
        return (
            self._nodes, self._sums, self._edges, self._weights, self._base, self._noise, self._states, self._path,
            self._work, self._seen,
        )  # fmt: skip

    def _plant(self, roots: Ints) -> None:
        roots, made = np.ascontiguousarray(roots), self._compiled

        def work(room: tuple[Any, ...], start: int, end: int) -> None:
            made.plant(*room[:ROOM], roots, self.rng, *self._trees(), self._lists, start, end)

        self._on_all_threads(work)

    def _descend(self, schedule: Ints, step: int) -> None:
        made = self._compiled

        def work(room: tuple[Any, ...], start: int, end: int) -> None:
            told = (self.rng, *self._trees(), self._lists, self._settings, schedule)
            made.descend(*room[:ROOM], *told, step, start, end)

        self._on_all_threads(work)

    def _ask_network(self) -> tuple[Any, Any]:
        """One call of the network for all trees."""
        needed = self._work[:, tree.NEEDED] != 0
        if not needed.any():
            return self._no_answers
        made = self._compiled

        def work(room: tuple[Any, ...], start: int, end: int) -> None:
            made.show(room[0], self._states, self._work, self._seen, self._planes, start, end)

        self._on_all_threads(work)
        leaves = Leaves(
            self._planes.reshape(self.size, *self.rules.observation_shape),
            self._seen[:, 0],
            self._lists,
            self._seen[:, 1],
            needed,
            self._states[np.arange(self.size), np.maximum(self._work[:, tree.LEAF], 0)],
        )
        with self._forgetting_on_error():
            return self._expect_shapes(*self._answers(leaves))

    def _back_up(self, answers: tuple[Any, Any], step: int) -> None:
        """The answers, carried to the roots."""
        dense, made = self._is_dense(answers[0]), self._compiled
        faults: list[int] = []

        def work(room: tuple[Any, ...], start: int, end: int) -> None:
            told = (*self._trees(), self._lists, *answers, self._teams, room[VALUE_ROOM], dense, step)
            faults.append(made.back_up(*room[:ROOM], *told, start, end))

        self._on_all_threads(work)
        self._expect_numbers(min(faults))

    def _go_on(self, answers: tuple[Any, Any], schedule: Ints, step: int) -> None:
        """The answers of the step before, carried to the roots, and the next way down."""
        dense, made = self._is_dense(answers[0]), self._compiled
        faults: list[int] = []

        def work(room: tuple[Any, ...], start: int, end: int) -> None:
            told = (
                self.rng, *self._trees(), self._lists, self._settings, schedule, *answers, self._teams,
                room[VALUE_ROOM], dense, step,
            )  # fmt: skip
            faults.append(made.go_on(*room[:ROOM], *told, start, end))

        self._on_all_threads(work)
        self._expect_numbers(min(faults))

    def _grow(
        self, roots: Ints, schedule: Ints, first: int, after: int, found: SearchResult | None = None
    ) -> None:
        """Simulations with a compiled network, from one step to another, and then what they found; −1 is the step
        that makes the roots."""
        roots, made = np.ascontiguousarray(roots), self._compiled
        faults: list[int] = []

        def work(room: tuple[Any, ...], start: int, end: int) -> None:
            told = (self.rng, *self._trees(), self._settings, schedule, self._teams, *room[ROOM:], roots)
            faults.append(made.grow(*room[:ROOM], *told, self.considered, first, after, start, end))
            if found:
                self._write_part(found, start, end)

        self._on_all_threads(work)
        self._expect_numbers(min(faults))

    @contextmanager
    def _forgetting_on_error(self) -> Iterator[None]:
        """Empties the trees if the network fails: they have nodes that nobody evaluated."""
        try:
            yield
        except BaseException:
            self._forget()
            raise

    # ── What the network answers ─────────────────────────────────────────────────────────────────────────
    def _answers(self, leaves: Leaves) -> tuple[Any, Any]:
        network: Any = self.network
        found = network(leaves)
        try:
            logits, values = found
        except (TypeError, ValueError) as wrong:
            raise refusal("search-pair", game=self.game.name, kind=type(found).__name__) from wrong
        return self._floats("logits", logits), self._floats("values", values)

    def _is_dense(self, logits: Any) -> int:
        """1 if there is a logit for each action of the game, 0 if only for those listed."""
        return int(logits.shape[1] == self.rules.num_actions)

    def _expect_shapes(self, logits: Any, values: Any) -> tuple[Any, Any]:
        """Logits, and values of all seats, or in one column those of the seat to act; refuses other shapes."""
        rows, shape = (self.size, self.rules.num_actions), tuple(logits.shape)
        if shape not in (rows, (self.size, self.width)):
            wanted = f"{rows}, {(self.size, self.width)}"
            raise refusal("search-shape", game=self.game.name, what="logits", wanted=wanted, shape=shape)
        shape, seats = tuple(values.shape), self.rules.seats
        two_sides = len(set(self.rules.teams)) <= 2
        if shape == (self.size,) and two_sides:
            return logits, values.reshape(self.size, 1)
        if shape != (self.size, seats):
            wanted = f"{(self.size, seats)}{f', {(self.size,)}' if two_sides else ''}"
            raise refusal("search-shape", game=self.game.name, what="values", wanted=wanted, shape=shape)
        return logits, values

    def _expect_numbers(self, fault: int) -> None:
        """Refuses answers that are not finite; `fault` names the first (`batched_tree.back_up`)."""
        if fault == tree.FINE_ANSWERS:
            return
        what, number = divmod(fault, self.size)
        with self._forgetting_on_error():
            raise refusal("search-nan", game=self.game.name, number=number, what=("values", "logits")[what % 2])

    def _floats(self, what: str, given: Any) -> Floats:
        try:
            found = given if isinstance(given, np.ndarray) else _from_dlpack(given)
            if found.dtype.kind not in "fiu":
                raise TypeError(found.dtype)
            return np.ascontiguousarray(found, dtype=np.float64)
        except Exception as wrong:
            kind = given.dtype if isinstance(given, np.ndarray) else type(given).__name__
            raise refusal("search-kind", game=self.game.name, what=what, kind=kind) from wrong

    # ── At the roots ─────────────────────────────────────────────────────────────────────────────────────
    def _draw_noise(self) -> None:
        def work(room: tuple[Any, ...], start: int, end: int) -> None:
            rows = (self._nodes, self._edges, self._weights, self._base, self._noise, self._work)
            tree.draw_noise(*rows, self.rng, self.considered, start, end)

        self._on_all_threads(work)

    def _mix_noise(self) -> None:
        noise = self._dirichlet(self._nodes[:, 0, COUNT], self.rng)
        tree.mix_noise(self._nodes, self._weights, self._work, noise, self.dirichlet_fraction, 0, self.size)

    def _dirichlet(self, counts: Ints, rng: Ints) -> Floats:
        """Noise for the actions at the roots, drawn for each tree from its own generator."""
        noise = np.zeros((self.size, self.width))
        for i, n in enumerate(counts.tolist()):
            own = np.random.default_rng([int(rng[i]) & 0x7FFFFFFF, int(rng[i]) >> 31 & 0x7FFFFFFF])
            noise[i, :n] = own.dirichlet(np.full(n, self.dirichlet_alpha)) if n else 0.0
        return noise

    def _no_result(self) -> Any:
        n, k, seats = self.size, self.width, self.rules.seats
        return SearchResult(
            action=np.empty(n, dtype=np.int64),
            actions=np.empty((n, k), dtype=np.int32),
            visits=np.empty((n, k), dtype=np.int64),
            values=np.empty((n, k)),
            priors=np.empty((n, k)),
            policy=np.empty((n, k)),
            value=np.empty((n, seats)),
            proven=np.empty(n, dtype=np.bool_),
        )

    def _write_results(self, found: SearchResult) -> None:
        self._on_all_threads(lambda room, start, end: self._write_part(found, start, end))

    def _result(self, found: Any) -> SearchResult:
        made: SearchResult = found
        return made

    def _write_part(self, found: SearchResult, start: int, end: int) -> None:
        tree.write_results(
            self._nodes, self._sums, self._edges, self._weights, self._base, self._noise, self._work,
            self._settings, found.action, found.actions, found.visits, found.values, found.priors, found.policy,
            found.value, found.proven.view(np.int8), start, end,
        )  # fmt: skip

    # ── The next move ────────────────────────────────────────────────────────────────────────────────────
    def advance(self, actions: npt.ArrayLike, positions: Any) -> npt.NDArray[np.bool_]:
        """Makes the positions after these actions the roots, and keeps what hangs below them; tells for each tree
        whether there was anything. Between the last search and this call, each game has played one action, and
        chance. The other trees begin anew in the next search."""
        chosen = as_actions(expect_actions(self.game, actions, self.size))
        return self._keep_below(chosen, self._rows(positions))

    def _keep_below(self, chosen: Ints, roots: Ints) -> npt.NDArray[np.bool_]:
        kept = np.zeros(self.size, dtype=np.bool_)
        roots = np.ascontiguousarray(roots)

        def work(room: tuple[Any, ...], start: int, end: int) -> None:
            tree.keep_below(
                self._nodes, self._sums, self._edges, self._weights, self._states, self._path, self._work, chosen,
                roots, kept.view(np.int8), start, end,
            )  # fmt: skip

        self._on_all_threads(work)
        return kept

    def __getstate__(self) -> dict[str, Any]:
        """What is copied and pickled: the trees and their generators; threads are started anew."""
        kept = {name: value for name, value in vars(self).items() if name not in ("_pool", "_workspaces")}
        return {**kept, "game": pickled_game(self.game), "version": self.game.version}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        kept["game"] = unpickled_game(kept["game"], kept.pop("version"))
        vars(self).update(kept)
        for name in ALIGNED:
            setattr(self, name, aligned_zeros(kept[name].shape, kept[name].dtype))
            getattr(self, name)[:] = kept[name]
        self._prepare(self.threads or cores())

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
