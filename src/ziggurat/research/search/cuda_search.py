"""Batched search on an NVIDIA GPU: the trees of `batched_search.py`, a thread for each, and the caller's network.

    search = DeviceSearch("babel", 4_096, network, selection="gumbel", num_simulations=32, seed=1)
    found = search.run(batch)                 # a DeviceBatch, or a list of positions
    batch.step(found.action)
    search.advance(found.action, batch)

Trees, leaves, answers and results stay on the device. `Leaves` and `SearchResult` hold CuPy arrays, which PyTorch
and JAX take by DLPack; the network's answers are taken the same way, float32 or float64, without copying. The
kernels call the functions of the processor's search, so that both grow the same trees, bit by bit, where the
network gives the same numbers.

Nothing waits for the GPU before the search is over. An answer that is not a number is therefore refused at the
end, and all simulations are run even if every tree has proven its result before.
"""

from functools import cache, partial
from typing import Any

import numpy as np
from numba import types

from ziggurat.core.refusals import expect_seed
from ziggurat.kernel import Rules
from ziggurat.kernel._numba import open_to_gpu
from ziggurat.research.batches._numba_cuda import SIMULATED, cuda, exact
from ziggurat.research.batches.arguments import (
    as_actions,
    expect_actions,
    expect_batch_for,
    expect_positions,
    refusal,
)
from ziggurat.research.batches.batch import generators
from ziggurat.research.batches.cuda import (
    BLOCK,
    LOCAL,
    MAX_THREADS,
    SHARED,
    DeviceBatch,
    expect_device,
    on_host,
    shown,
)
from ziggurat.research.batches.specialise import specialise_search
from ziggurat.research.search import batched_tree as tree
from ziggurat.research.search.batched_search import (
    WORK,
    BatchedSearch,
    CompiledNetwork,
    Leaves,
    SearchResult,
    nothing_known,
    tree_shapes,
)
from ziggurat.research.search.batched_selection import COUNT

PLANT, DESCEND, BACK_UP, GO_ON, GROW, SEARCH = range(6)  # what a kernel does: a function of the template, or all
REGISTERS = 128  # of a thread: with more, fewer threads work at a time; with fewer, what they hold goes to memory
_NO_FOUND = (  # dimensions and types of the results, for launches that write none
    (1, np.int64), (2, np.int32), (2, np.int64), *[(2, np.float64)] * 4, (1, np.int8),
)  # fmt: skip
PAIRS = {"_nodes": "_sums", "_edges": "_weights"}
NEAR_SHARES = 64  # edges of a node for which there is room in a thread's local memory; more are in global memory


@cache
def _kernel(what: int, rules: Rules, candidates: Any, network: Any, width: int) -> Any:
    """A kernel with one thread for each tree. All take the same arguments, so that one launch is like another."""
    made = specialise_search(rules, candidates, network, blind=network is nothing_known)
    plant, descend, back_up, go_on, grow = made.plant, made.descend, made.back_up, made.go_on, made.grow
    write_results = tree.write_results
    known: set[Any] = set()
    for function in (plant, descend, back_up, go_on, grow, write_results):
        open_to_gpu(function, known)
    workspace, most, seats = rules.state_size + rules.scratch, rules.max_legal_actions, rules.seats
    local, near = _workspace(rules) <= LOCAL, width <= NEAR_SHARES
    local_workspace, local_most = (workspace, most) if local else (1, 1)
    local_outcomes = local_most if rules.chance else 1
    local_width = width if near else 1

    @partial(exact, registers=REGISTERS)
    def kernel(  # type: ignore[no-untyped-def]
        rng, nodes, sums, edges, weights, base, noise, states, path, work, seen, lists, settings, teams, roots,
        schedule, answers, values, dense, considered, step, after, first_fault, workspaces, rooms, action, listed,
        visits, edge_values, priors, policy, root_value, proven,
    ):  # fmt: skip
        share = cuda.local.array(seats, types.int64)
        value = cuda.local.array(seats, types.float64)
        told = cuda.local.array(seats, types.float64)
        now = cuda.local.array(WORK, types.int64)
        if local:
            state = cuda.local.array(local_workspace, types.int64)
            actions = cuda.local.array(local_most, types.int64)
            drawn = cuda.local.array(local_outcomes, types.int64)
        else:
            state = workspaces[cuda.grid(1), :workspace]
            actions = workspaces[cuda.grid(1), workspace : workspace + most]
            drawn = workspaces[cuda.grid(1), workspace + most :]
        if near:  # noqa: SIM108 – settled while it is compiled: the two are of different kinds
            shares = cuda.local.array(local_width, types.float64)
        else:
            shares = rooms[cuda.grid(1)]
        for i in range(cuda.grid(1), len(rng), cuda.gridsize(1)):
            fault = tree.FINE_ANSWERS
            if what == PLANT:
                plant(
                    state, actions, share, drawn, shares, roots, rng, nodes, sums, edges, weights, base, noise,
                    states, path, work, seen, lists, i, i + 1,
                )  # fmt: skip
            elif what == DESCEND:
                descend(
                    state, actions, share, drawn, shares, rng, nodes, sums, edges, weights, base, noise, states,
                    path, work, seen, lists, settings, schedule, step, i, i + 1,
                )  # fmt: skip
            elif what == BACK_UP:
                fault = back_up(
                    state, actions, share, drawn, shares, nodes, sums, edges, weights, base, noise, states, path,
                    work, seen, lists, answers, values, teams, value, dense, step, i, i + 1,
                )  # fmt: skip
            elif what == GO_ON:
                fault = go_on(
                    state, actions, share, drawn, shares, rng, nodes, sums, edges, weights, base, noise, states,
                    path, work, seen, lists, settings, schedule, answers, values, teams, value, dense, step, i,
                    i + 1,
                )  # fmt: skip
            else:
                fault = grow(
                    state, actions, share, drawn, shares, rng, nodes, sums, edges, weights, base, noise, states,
                    path, work, seen, settings, schedule, teams, told, value, now, roots, considered, step, after,
                    i, i + 1,
                )  # fmt: skip
            if what == SEARCH:
                write_results(
                    nodes, sums, edges, weights, base, noise, work, settings, action, listed, visits, edge_values,
                    priors, policy, root_value, proven, i, i + 1,
                )  # fmt: skip
            if fault != tree.FINE_ANSWERS:
                cuda.atomic.min(first_fault, 0, fault)

    return kernel


@cache
def _show_kernel(rules: Rules) -> Any:
    """What the network is to see. Where the planes of a block's leaves fit into its shared memory, they are made
    there and written side by side; this is a kernel of its own because its threads wait for each other then."""
    observe = rules.observe
    open_to_gpu(observe, set())
    workspace, length = rules.state_size + rules.scratch, rules.state_size
    local = _workspace(rules) <= LOCAL
    local_workspace = workspace if local else 1
    wide = int(np.prod(rules.observation_shape))
    words = wide // 4
    staged = wide % 4 == 0 and BLOCK * wide <= SHARED
    shared_size = BLOCK * words if staged else 1

    @exact
    def show(states, work, seen, planes, needed, workspaces):  # type: ignore[no-untyped-def]
        size = len(work)
        lane = cuda.threadIdx.x
        shared = cuda.shared.array(shared_size, types.int32)
        if local:  # noqa: SIM108 – as above
            state = cuda.local.array(local_workspace, types.int64)
        else:
            state = workspaces[cuda.grid(1), :workspace]
        for first in range(cuda.blockIdx.x * cuda.blockDim.x, size, cuda.gridsize(1)):
            i = first + lane
            if i < size:
                needed[i] = work[i, tree.NEEDED]
                if needed[i]:
                    for k in range(length):
                        state[k] = states[i, work[i, tree.LEAF], k]
                    if staged:
                        observe(state, seen[i, 0], shared.view(np.int8)[wide * lane : wide * lane + wide])
                    else:
                        observe(state, seen[i, 0], planes[i])
            if staged:
                cuda.syncthreads()
                rows = planes.view(np.int32)
                for k in range(lane, min(BLOCK, size - first) * words, BLOCK):
                    if needed[first + k // words]:
                        rows[first + k // words, k % words] = shared[k]
                cuda.syncthreads()

    return show


@cache
def _root_kernels() -> tuple[Any, ...]:
    """The kernels that need no rules: noise at the roots, results, and what is kept for the next move."""
    draw_trees, mix_trees, write_trees, keep_trees = (
        tree.draw_noise, tree.mix_noise, tree.write_results, tree.keep_below
    )  # fmt: skip
    known: set[Any] = set()
    for function in (draw_trees, mix_trees, write_trees, keep_trees):
        open_to_gpu(function, known)

    @exact
    def draw_noise(nodes, edges, weights, base, noise, work, rng, considered):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(work):
            draw_trees(nodes, edges, weights, base, noise, work, rng, considered, i, i + 1)

    @exact
    def mix_noise(nodes, weights, work, noise, fraction):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(work):
            mix_trees(nodes, weights, work, noise, fraction, i, i + 1)

    @exact
    def write_results(  # type: ignore[no-untyped-def]
        nodes, sums, edges, weights, base, noise, work, settings, action, actions, visits, values, priors, policy,
        value, proven,
    ):  # fmt: skip
        i = cuda.grid(1)
        if i < len(work):
            write_trees(
                nodes, sums, edges, weights, base, noise, work, settings, action, actions, visits, values, priors,
                policy, value, proven, i, i + 1,
            )  # fmt: skip

    @exact
    def keep_below(  # type: ignore[no-untyped-def]
        nodes, sums, edges, weights, states, path, work, chosen, roots, kept
    ):
        i = cuda.grid(1)
        if i < len(work):
            keep_trees(nodes, sums, edges, weights, states, path, work, chosen, roots, kept, i, i + 1)

    return draw_noise, mix_noise, write_results, keep_below


@exact
def _as_rows(columns, rows):  # type: ignore[no-untyped-def]
    """The positions of a batch, which has a game in each column, as rows."""
    at = cuda.grid(1)
    if at < rows.shape[0] * rows.shape[1]:
        i, k = divmod(at, rows.shape[1])
        rows[i, k] = columns[k, i]


@exact
def _clear(work):  # type: ignore[no-untyped-def]
    i = cuda.grid(1)
    if i < len(work):
        for k in range(work.shape[1]):
            work[i, k] = 0


@exact
def _root_counts(nodes, counts):  # type: ignore[no-untyped-def]
    i = cuda.grid(1)
    if i < len(counts):
        counts[i] = nodes[i, 0, COUNT]


def _workspace(rules: Rules) -> int:
    return rules.state_size + rules.scratch + 2 * rules.max_legal_actions


class DeviceSearch(BatchedSearch):
    """Search trees for `size` games of one kind on a GPU; names and numbers are those of `BatchedSearch`."""

    def _allocate(self, nodes: int) -> None:
        expect_device()
        rules, size = self.rules, self.size
        shapes = tree_shapes(rules, size, nodes, self.width)
        for name, (shape, kind) in shapes.items():
            if name in ("_lists", "_planes"):  # shared with the network
                setattr(self, name, cuda.device_array(shape, kind))
            elif name not in PAIRS and name not in PAIRS.values():
                setattr(self, name, side_by_side(shape, kind))
        for name, other in PAIRS.items():
            for one, array in zip((name, other), pair_side_by_side(shapes[name], shapes[other]), strict=True):
                setattr(self, one, array)
        self._roots = cuda.device_array((size, rules.state_size), np.int64)
        self._needed = cuda.device_array(size, np.int8)
        self._settings_there = cuda.to_device(self._settings)
        self._teams_there = cuda.to_device(self._teams)
        self._fault = cuda.to_device(np.array([tree.FINE_ANSWERS], dtype=np.int64))
        self._no_found = tuple(cuda.device_array((1,) * dims, kind) for dims, kind in _NO_FOUND)

    def _prepare(self, threads: int) -> None:
        size, room = self.size, _workspace(self.rules)
        self._blocks = -(-size // BLOCK)
        self._playing_blocks = self._blocks if room <= LOCAL else min(MAX_THREADS // BLOCK, self._blocks)
        far = (self._playing_blocks * BLOCK, room) if room > LOCAL else (1, 1)
        self._workspaces_there = cuda.device_array(far, np.int64)
        far = (self._playing_blocks * BLOCK, self.width) if self.width > NEAR_SHARES else (1, 1)
        self._rooms = cuda.device_array(far, np.float64)
        self._no_answers = cuda.device_array((1, 1), np.float64), cuda.device_array((1, 1), np.float64)
        self._no_schedule = cuda.device_array((1, 1), np.int64)
        self._schedules: dict[int, Any] = {}
        self._pool = None

    def __getstate__(self) -> dict[str, Any]:
        raise TypeError("A search on a GPU cannot be copied or pickled: make a new one.")

    def reset(self, seed: int = 0) -> None:
        """Forgets all trees; equal seeds give equal searches."""
        self.rng = cuda.to_device(generators(expect_seed(seed), self.size))
        self._forget()

    def _forget(self) -> None:
        _clear[self._blocks, BLOCK](self._work)

    # ── Searching ────────────────────────────────────────────────────────────────────────────────────────
    def _rows(self, positions: Any) -> Any:
        if isinstance(positions, DeviceBatch):
            expect_batch_for(self, positions)
            _as_rows[-(-self._roots.size // BLOCK), BLOCK](positions._positions, self._roots)
        else:
            every = np.arange(self.size)
            rows = expect_positions(self.game, self.rules, self._shared, positions, every, check=True)
            self._roots.copy_to_device(rows)
        return self._roots

    def _is_growing(self) -> bool:
        return True  # to know it would be to wait

    def _schedule(self, simulations: int) -> Any:
        if simulations not in self._schedules:
            made = super()._schedule(simulations)
            made = made if simulations else np.zeros((len(made), 1), dtype=np.int64)
            self._schedules[simulations] = cuda.to_device(made)
        return self._schedules[simulations]

    def _launch(
        self,
        what: int,
        schedule: Any = None,
        answers: Any = None,
        step: int = 0,
        after: int = 0,
        found: Any = None,
    ) -> None:
        network = self.network.function if isinstance(self.network, CompiledNetwork) else nothing_known
        kernel = _kernel(what, self.rules, self._candidates, network, self.width)
        kernel[self._playing_blocks, BLOCK](
            self.rng, *self._trees(), self._lists, self._settings_there, self._teams_there, self._roots,
            self._no_schedule if schedule is None else schedule, *(answers or self._no_answers),
            self._is_dense(answers[0]) if answers else 0, self.considered, step, after, self._fault,
            self._workspaces_there, self._rooms, *(found.values() if found else self._no_found),
        )  # fmt: skip

    def _plant(self, roots: Any) -> None:
        self._launch(PLANT)

    def _descend(self, schedule: Any, step: int) -> None:
        self._launch(DESCEND, schedule, step=step)

    def _back_up(self, answers: tuple[Any, Any], step: int) -> None:
        self._launch(BACK_UP, answers=answers, step=step)

    def _go_on(self, answers: tuple[Any, Any], schedule: Any, step: int) -> None:
        self._launch(GO_ON, schedule, answers, step)

    def _grow(self, roots: Any, schedule: Any, first: int, after: int, found: Any = None) -> None:
        self._launch(SEARCH if found else GROW, schedule, step=first, after=after, found=found)

    def _ask_network(self) -> tuple[Any, Any]:
        _show_kernel(self.rules)[self._playing_blocks, BLOCK](
            self._states, self._work, self._seen, self._planes, self._needed, self._workspaces_there
        )
        seen = shown(self._seen)
        leaves = Leaves(
            shown(self._planes).reshape(self.size, *self.rules.observation_shape),
            seen[:, 0],
            shown(self._lists),
            seen[:, 1],
            shown(self._needed).view(np.bool_),
        )
        with self._forgetting_on_error():
            return self._expect_shapes(*self._answers(leaves))

    def _floats(self, what: str, given: Any) -> Any:
        try:
            return _taken(given)
        except Exception as wrong:
            raise refusal("search-kind", game=self.game.name, what=what, kind=type(given).__name__) from wrong

    # ── At the roots ─────────────────────────────────────────────────────────────────────────────────────
    def _draw_noise(self) -> None:
        rows = (self._nodes, self._edges, self._weights, self._base, self._noise, self._work)
        _root_kernels()[0][self._blocks, BLOCK](*rows, self.rng, self.considered)

    def _mix_noise(self) -> None:
        counts = cuda.device_array(self.size, np.int64)
        _root_counts[self._blocks, BLOCK](self._nodes, counts)
        rng: Any = self.rng
        noise = cuda.to_device(self._dirichlet(counts.copy_to_host(), rng.copy_to_host()))
        told = (self._nodes, self._weights, self._work, noise, self.dirichlet_fraction)
        _root_kernels()[1][self._blocks, BLOCK](*told)

    def _no_result(self) -> Any:
        n, k, seats = self.size, self.width, self.rules.seats
        shapes: dict[str, tuple[Any, Any]] = {
            "action": (n, np.int64), "actions": ((n, k), np.int32), "visits": ((n, k), np.int64),
            "values": ((n, k), np.float64), "priors": ((n, k), np.float64), "policy": ((n, k), np.float64),
            "value": ((n, seats), np.float64), "proven": (n, np.int8),
        }  # fmt: skip
        return {name: _fresh(shape, kind) for name, (shape, kind) in shapes.items()}

    def _write_results(self, found: Any) -> None:
        _root_kernels()[2][self._blocks, BLOCK](
            self._nodes, self._sums, self._edges, self._weights, self._base, self._noise, self._work,
            self._settings_there, *found.values(),
        )  # fmt: skip

    def _result(self, found: Any) -> SearchResult:
        fault = int(self._fault.copy_to_host()[0])  # waits for all of it
        if fault != tree.FINE_ANSWERS:
            self._fault.copy_to_device(np.array([tree.FINE_ANSWERS], dtype=np.int64))
            self._expect_numbers(fault)
        arrays = {name: shown(array) for name, array in found.items()}
        return SearchResult(**{**arrays, "proven": arrays["proven"].view(np.bool_)})

    # ── The next move ────────────────────────────────────────────────────────────────────────────────────
    def advance(self, actions: Any, positions: Any) -> Any:
        """As `BatchedSearch.advance`; actions on the device (int64) stay there."""
        if hasattr(actions, "__cuda_array_interface__"):
            chosen = cuda.as_cuda_array(actions)
            if tuple(chosen.shape) != (self.size,):
                shape = tuple(chosen.shape)
                raise refusal("batch-actions-shape", game=self.game.name, size=self.size, shape=shape)
            if chosen.dtype != np.int64:
                raise refusal("batch-actions-kind", game=self.game.name, size=self.size, kind=chosen.dtype)
        else:
            chosen = cuda.to_device(as_actions(expect_actions(self.game, on_host(actions), self.size)))
        return self._keep_below(chosen, self._rows(positions))

    def _keep_below(self, chosen: Any, roots: Any) -> Any:
        kept = cuda.device_array(self.size, np.int8)
        _root_kernels()[3][self._blocks, BLOCK](
            self._nodes, self._sums, self._edges, self._weights, self._states, self._path, self._work, chosen,
            roots, kept,
        )  # fmt: skip
        return shown(kept).view(np.bool_)

    def synchronize(self) -> None:
        """Waits until all launched work is done."""
        cuda.synchronize()


def _fresh(shape: Any, kind: Any) -> Any:
    """An array for results; CuPy keeps the memory of those that were dropped, and getting more takes its time."""
    if SIMULATED:
        return cuda.device_array(shape, kind)
    import cupy

    return cuda.as_cuda_array(cupy.empty(shape, kind), sync=False)


def side_by_side(shape: tuple[int, ...], kind: Any) -> Any:
    """An array whose first index, the tree, is followed in memory by the next tree: threads that are at the same
    node or edge of their trees read what lies side by side."""
    if SIMULATED:
        return cuda.device_array(shape, kind)
    import cupy

    rows = cupy.empty((shape[1], shape[0], *shape[2:]), kind)
    return cuda.as_cuda_array(rows.swapaxes(0, 1))


def pair_side_by_side(one: tuple[tuple[int, ...], Any], other: tuple[tuple[int, ...], Any]) -> tuple[Any, Any]:
    """Two such arrays, of 32 and of 64 bits, whose rows follow each other in memory: what is read together lies
    together."""
    if SIMULATED:
        return cuda.device_array(*one), cuda.device_array(*other)
    import cupy

    (size, rows, narrow), (_, _, wide) = one[0], other[0]
    both = cupy.empty((rows, size, narrow // 2 + wide), np.float64)
    parts = both.view(np.int32)[:, :, :narrow], both[:, :, narrow // 2 :]
    first, second = (cuda.as_cuda_array(part.swapaxes(0, 1)) for part in parts)
    return first, second


def _taken(given: Any) -> Any:
    """The same memory as an array for the kernels: what is on the device by DLPack or CUDA's array interface; what
    is elsewhere is brought there."""
    given = given.detach() if hasattr(given, "detach") else given
    if isinstance(given, np.ndarray):
        found: Any = cuda.to_device(np.ascontiguousarray(given))
    elif hasattr(given, "__cuda_array_interface__"):
        found = cuda.as_cuda_array(given)
    else:
        import cupy

        found = cuda.as_cuda_array(cupy.from_dlpack(given))
    if found.dtype not in (np.float32, np.float64):
        raise TypeError(found.dtype)
    return found
