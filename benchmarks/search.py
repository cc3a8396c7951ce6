"""Batched search against mctx with pgx's connect four: simulations per second, in one run.

Both sides search connect four from its start with Gumbel selection, 32 simulations, and take turns; each at the
fastest of several batch sizes. The free network gives zeros: what is measured is the search itself. mctx compiles
it into the search, and so do we (`NOTHING_KNOWN`); what ours does when it is asked from Python in every step, with
arrays of zeros, is printed beside it. On the processor mctx also runs as one program for each core. On a GPU
(`python benchmarks/search.py gpu`) both are given an MLP of four layers of 512 too, PyTorch's for ours, JAX's for
mctx, both in TF32, and the trees of processor and GPU are compared bit by bit. `python benchmarks/search.py` runs
the processor's part alone, as `make bench` does.
"""

import os
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))  # where the package is not installed
sys.path.insert(0, str(Path(__file__).parent.parent / "examples"))

from ziggurat.research.batches.batch import Batch, cores

os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # leave room for the trees
os.environ.setdefault("JAX_NUM_CPU_DEVICES", str(cores()))  # as devices of their own, cores can share the games

import numpy as np

from connect_four import ConnectFour
from yardstick import Report, rates_with_pauses
from ziggurat.core.game import Game
from ziggurat.research.search.batched_search import NOTHING_KNOWN, BatchedSearch, Leaves, Network

SIMULATIONS = 32
SIZES = (256, 1_024, 2_048, 4_096)
GPU_SIZES = (262_144, 1_048_576)
WIDTH, LAYERS = 512, 4
ROUND = 0.4  # seconds that each side works before the other takes its turn
PAUSE = 0.2  # seconds between the rounds: JAX's threads go on looking for work for a while after their own
RESULTS = ("action", "actions", "visits", "values", "priors", "policy", "value", "proven")


# ── mctx ─────────────────────────────────────────────────────────────────────────────────────────────────
def theirs(size: int, mlp: bool = False, devices: int = 1) -> Callable[[], int]:
    """A function that searches `size` start positions with mctx, and returns how many simulations that took."""
    import jax
    import jax.numpy as jnp
    import mctx

    from pgx_four import environment

    env = environment()
    each = size // devices
    keys = jax.random.split(jax.random.key(1), LAYERS + 1)
    shapes = [(84, WIDTH), *[(WIDTH, WIDTH)] * (LAYERS - 1), (WIDTH, 8)]
    layers = [jax.random.normal(key, shape) * 0.05 for key, shape in zip(keys, shapes, strict=True)] if mlp else []

    def network(layers: Any, state: Any) -> tuple[Any, Any]:
        if not mlp:
            return jnp.zeros((each, 7)), jnp.zeros(each)
        x = state.observation.reshape(each, 84).astype(jnp.float32)
        for layer in layers[:-1]:
            x = jax.nn.relu(x @ layer)
        x = x @ layers[-1]
        return x[:, :7], jnp.tanh(x[:, 7])

    def grow(layers: Any, key: Any, action: Any, state: Any) -> tuple[Any, Any]:
        seat = state.current_player
        state = jax.vmap(env.step)(state, action)
        logits, value = network(layers, state)
        logits = jnp.where(state.legal_action_mask, logits, -3e38)
        ended = state.terminated
        made = mctx.RecurrentFnOutput(
            reward=state.rewards[jnp.arange(each), seat],
            discount=jnp.where(ended, 0.0, -1.0),
            prior_logits=logits,
            value=jnp.where(ended, 0.0, value),
        )
        return made, state

    def search(layers: Any, key: Any) -> Any:
        state = jax.vmap(env.init)(jax.random.split(key, each))
        logits, value = network(layers, state)
        found = mctx.gumbel_muzero_policy(
            params=layers,
            rng_key=key,
            root=mctx.RootFnOutput(prior_logits=logits, value=value, embedding=state),
            recurrent_fn=grow,
            num_simulations=SIMULATIONS,
            invalid_actions=~state.legal_action_mask,
        )
        return found.action, found.action_weights

    compiled: Any = jax.jit(search) if devices == 1 else jax.pmap(search, in_axes=(None, 0))
    seeds = iter(range(1, 1 << 30))

    def work() -> int:
        key = jax.random.key(next(seeds))
        for array in compiled(layers, key if devices == 1 else jax.random.split(key, devices)):
            array.block_until_ready()
        return size * SIMULATIONS

    return work


# ── Ours ─────────────────────────────────────────────────────────────────────────────────────────────────
def ours(size: int, asked: bool = False) -> Callable[[], int]:
    """A function that searches `size` start positions, with a free network that is compiled in, or asked."""
    logits, values = np.zeros((size, 7)), np.zeros(size)
    batch = Batch(ConnectFour(), size)
    network: Network = (lambda leaves: (logits, values)) if asked else NOTHING_KNOWN
    search = BatchedSearch(batch.game, size, network, selection="gumbel", num_simulations=SIMULATIONS)

    def work() -> int:
        search.run(batch)
        return size * SIMULATIONS

    return work


def ours_on_gpu(size: int, mlp: bool = False, asked: bool = False) -> Callable[[], int]:
    from ziggurat.research.batches.cuda import DeviceBatch
    from ziggurat.research.search.cuda_search import DeviceSearch

    batch = DeviceBatch(ConnectFour(), size)
    network = _torch_network(size, mlp) if mlp or asked else NOTHING_KNOWN
    search = DeviceSearch(batch.game, size, network, selection="gumbel", num_simulations=SIMULATIONS)

    def work() -> int:
        search.run(batch)
        search.synchronize()
        return size * SIMULATIONS

    return work


def _torch_network(size: int, mlp: bool) -> Network:
    torch: Any = __import__("torch")
    torch.set_float32_matmul_precision("high")  # TF32, as JAX has it
    zeros = torch.zeros((size, 7), device="cuda"), torch.zeros(size, device="cuda")
    shapes = [(84, WIDTH), *[(WIDTH, WIDTH)] * (LAYERS - 1), (WIDTH, 8)]
    layers = [torch.randn(shape, device="cuda") * 0.05 for shape in shapes]

    nothing = torch.zeros(WIDTH, device="cuda")

    def network(leaves: Leaves) -> tuple[Any, Any]:
        x = torch.from_dlpack(leaves.observations).reshape(size, 84).float()
        for layer in layers[:-1]:
            x = torch._addmm_activation(nothing, x, layer)  # the product and what is not negative of it, in one go
        x = x @ layers[-1]
        return x[:, :7].contiguous(), torch.tanh(x[:, 7])

    return network if mlp else lambda leaves: zeros


# ── Which is faster ──────────────────────────────────────────────────────────────────────────────────────
def fastest(made: dict[str, Callable[[], Callable[[], int]]]) -> tuple[str, Callable[[], int]]:
    """The fastest of several, by a short look at each."""
    best, found = 0.0, ("", lambda: 0)
    for name, make in made.items():
        work = make()
        work()  # compiles
        time.sleep(PAUSE)
        began = time.perf_counter()
        rate = lasting(work)() / (time.perf_counter() - began)
        print(f"    {name:<52} {rate:>14,.0f} simulations/s", flush=True)
        if rate > best:
            best, found = rate, (name, work)
    return found


def lasting(work: Callable[[], int], spent: list[float] | None = None) -> Callable[[], int]:
    """The same for a while; notes the processor time of a simulation."""

    def work_on() -> int:
        began, used, done = time.perf_counter(), time.process_time(), 0
        while time.perf_counter() - began < ROUND:
            done += work()
        if spent is not None:
            spent.append((time.process_time() - used) / done)
        return done

    return work_on


def race(
    report: Report, what: str, least: float, mine: dict[str, Any], others: dict[str, Any], asked: dict[str, Any]
) -> None:
    """Ours against mctx; and beside it ours, where the network is called from Python in each step."""
    one, other = fastest(mine), fastest(others)
    spent: dict[str, list[float]] = {"ours": [], "mctx": []}
    works = {"ours": lasting(one[1], spent["ours"]), "theirs": lasting(other[1], spent["mctx"])}
    found = rates_with_pauses(works, PAUSE)
    report.figure(f"ours, {one[0]}", found["ours"], "simulations/s")
    report.figure(f"mctx, {other[0]}", found["theirs"], "simulations/s")
    for name, times in spent.items():
        report.figure(f"{name}, processor time of a simulation", statistics.median(times) * 1e6, "µs")
    report.ratio(f"{what}, ours to mctx", found["ours"] / found["theirs"], least)
    if asked:
        rate = rates_with_pauses({"asked": lasting(fastest(asked)[1])}, PAUSE)["asked"]
        report.figure(f"{what}, asked from Python in each step, to mctx", rate / found["theirs"], "×")


def bench(report: Report) -> None:
    report.title(f"Batched search, {cores()} cores, connect four, {SIMULATIONS} simulations")
    race(
        report,
        "a free network",
        5,
        {f"{size} trees": partial(ours, size) for size in SIZES},
        {
            f"{size} trees{', a part for each core' * (devices > 1)}": partial(theirs, size, False, devices)
            for size in SIZES
            for devices in sorted({1, cores()})
        },
        {f"{size} trees, asked": partial(ours, size, asked=True) for size in SIZES},
    )


def bench_gpu(report: Report) -> None:
    for mlp, what, least in ((False, "a free network", 10), (True, "an MLP of 4 × 512", 2)):
        report.title(f"Batched search on the GPU, connect four, {SIMULATIONS} simulations, {what}")
        race(
            report,
            what,
            least,
            {f"{size} trees": partial(ours_on_gpu, size, mlp) for size in GPU_SIZES},
            {f"{size} trees": partial(theirs, size, mlp) for size in GPU_SIZES},
            {} if mlp else {f"{size} trees, asked": partial(ours_on_gpu, size, asked=True) for size in GPU_SIZES},
        )


# ── Bit by bit ───────────────────────────────────────────────────────────────────────────────────────────
def on_host_network(leaves: Leaves) -> tuple[Any, Any]:
    """Numbers that follow from what is seen, made on the processor for both sides."""
    seen, actions = (
        np.asarray(x.get() if hasattr(x, "get") else x) for x in (leaves.observations, leaves.actions)
    )
    sums = seen.reshape(len(seen), -1).astype(np.float64) @ np.cos(np.arange(seen[0].size))
    return np.sin(sums[:, None] + 3.0 * np.maximum(actions, 0)), np.cos(sums)


def first_difference(name: str | Game, selection: str, network: Network, size: int = 256) -> str:
    from ziggurat.research.batches.cuda import DeviceBatch
    from ziggurat.research.search.cuda_search import DeviceSearch

    told: dict[str, Any] = {"selection": selection, "num_simulations": SIMULATIONS, "seed": 4}
    here, there = Batch(name, size, seed=2), DeviceBatch(name, size, seed=2)
    mine, other = (
        BatchedSearch(name, size, network, **told),
        DeviceSearch(name, size, network, **told),
    )
    for move in range(4):
        found, found_there = mine.run(here), other.run(there)
        for result in RESULTS:
            one, two = getattr(found, result), getattr(found_there, result).get()
            if not np.array_equal(one, two, equal_nan=one.dtype.kind == "f"):
                return f"{result} differ after {move} moves — MISSED"
        here.step(found.action)
        there.step(found_there.action)
        if not np.array_equal(mine.advance(found.action, here), other.advance(found_there.action, there).get()):
            return f"subtrees differ after {move} moves — MISSED"
    return ""


def compare(kinds: Sequence[str | Game], report: Report) -> None:
    for kind in kinds:
        for selection in ("puct", "gumbel"):
            for network, how in ((on_host_network, "asked"), (NOTHING_KNOWN, "compiled")):
                began = time.perf_counter()
                what = f"{kind if isinstance(kind, str) else kind.name}, {selection}, {how}"
                differing = first_difference(kind, selection, network)
                took = time.perf_counter() - began
                print(f"  {what}: {differing or 'all results the same'} ({took:.0f} s)", flush=True)
                if differing:
                    report.missed.append(f"{what}: {differing}")


def main() -> int:
    report = Report()
    if sys.argv[1:2] == ["gpu"]:
        compare(sys.argv[2:] or [ConnectFour(), "babel", "nivos"], report)
        if not sys.argv[2:]:
            bench_gpu(report)
    else:
        bench(report)
    return bool(report.missed)


if __name__ == "__main__":
    sys.exit(main())
