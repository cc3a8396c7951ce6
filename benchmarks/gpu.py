"""Batches on one NVIDIA GPU: bit by bit what the processor gives, and babel's speed against pgx's connect four.

Run it on a machine with a GPU: `python benchmarks/gpu.py` (docs/research.md says how to set one up). It needs a
CUDA driver and toolkit, numba-cuda and cupy for the batches, jax for CUDA and pgx for the comparison; torch if it
is there. Exit status 1 if something differs or the ratio is missed.
"""

import os
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"  # leave room for the batches
sys.path.insert(0, str(Path(__file__).parent.parent / "src"))  # where the package is not installed

import numpy as np

from yardstick import Report, rates
from ziggurat.envs.batch import Batch
from ziggurat.envs.cuda import DeviceBatch, cuda
from ziggurat.game import game_names

ARRAYS = ("positions", "turn", "mask", "observations", "rewards", "done", "rng")
COMPARED = {"talo": 64}  # games; talo's rules take their time on a processor
PGX_SIZES = tuple(1 << k for k in range(13, 22, 2))
OUR_SIZES = tuple(1 << k for k in range(16, 23, 2))
GENERATORS = ("threefry2x32", "rbg")
LAUNCH = 64  # steps in one launch, as pgx's scan has them in one program


def compare(name: str, report: Report) -> None:
    """Steps the same batch on processor and GPU and looks at every bit."""
    size = COMPARED.get(name, 4_096)
    began = time.perf_counter()
    here, there = Batch(name, size, seed=11), DeviceBatch(name, size, seed=11)
    for step in range(40):
        if step % 4 == 3:
            chosen = (
                np.where(here.count > 0, here.legal[:, 0], 0) if not here.mask.size else here.mask.argmax(axis=1)
            )
            here.step(chosen)
            there.step(chosen)
        else:
            here.step_at_random()
            there.step_at_random()
        for array in ARRAYS:
            if not np.array_equal(getattr(here, array), getattr(there, array).get()):
                report.missed.append(f"{name}: {array} differ after {step + 1} steps")
                print(f"  {name}: {array} differ after {step + 1} steps — MISSED", flush=True)
                return
    took = time.perf_counter() - began
    print(f"  {name}: {size} games, 40 steps, all arrays the same ({took:.0f} s with compiling)", flush=True)


def share_memory(report: Report) -> None:
    """PyTorch and JAX see the same memory, without a copy."""
    batch = DeviceBatch("babel", 1_024)
    batch.synchronize()
    seen = batch.observations
    for library in ("torch", "jax"):
        try:
            module = __import__("jax.dlpack").dlpack if library == "jax" else __import__("torch")
            taken = module.from_dlpack(seen)
            address = taken.data_ptr() if library == "torch" else taken.unsafe_buffer_pointer()
        except ImportError:
            print(f"  {library}: not installed", flush=True)
            continue
        same = address == seen.data.ptr
        print(f"  {library}: {'the same memory' if same else 'a copy — MISSED'}", flush=True)
        if not same:
            report.missed.append(f"{library} copies")


def ours(size: int, launches: int, steps: int) -> Callable[[], int]:
    batch = DeviceBatch("babel", size)

    def work() -> int:
        for _ in range(launches):
            batch.step_at_random(steps)
        batch.synchronize()
        return size * launches * steps

    return work


def fastest(made: dict[str, Callable[[], Callable[[], int]]]) -> tuple[str, Callable[[], int]]:
    """The fastest of several, by a short look at each; one at a time is kept in memory."""
    best, found = 0.0, ("", lambda: 0)
    for name, make in made.items():
        work = make()
        work()  # compiles
        began = time.perf_counter()
        rate = sum(work() for _ in range(3)) / (time.perf_counter() - began)
        print(f"    {name:<40} {rate / 1e6:>12,.0f} M steps/s", flush=True)
        if rate > best:
            best, found = rate, (name, work)
    return found


def race(report: Report) -> None:
    from pgx_four import stepper

    report.title("Steps a second, random legal actions, masks and observations of every step")
    single = fastest({f"babel, {n} games, a launch a step": partial(ours, n, 64, 1) for n in OUR_SIZES})
    scan = fastest({f"babel, {n} games, {LAUNCH} steps a launch": partial(ours, n, 4, LAUNCH) for n in OUR_SIZES})
    pgx = fastest(
        {f"pgx, {n} games, {kind}": partial(stepper, n, 128, kind) for n in PGX_SIZES for kind in GENERATORS}
    )
    found = rates(single=single[1], scan=scan[1], pgx=pgx[1])
    report.figure(single[0], found["single"], "steps/s")
    report.figure(scan[0], found["scan"], "steps/s")
    report.figure(f"connect four: {pgx[0]}", found["pgx"], "steps/s")
    report.figure("babel, a launch a step, to pgx's connect four", found["single"] / found["pgx"], "×")
    report.ratio("babel to pgx's connect four, many steps a launch each", found["scan"] / found["pgx"], 20)


def main() -> int:
    if not cuda.is_available():
        print("There is no NVIDIA GPU here that Numba can use. This script needs one.", file=sys.stderr)
        return 2
    report = Report()
    print(f"{cuda.get_current_device().name}, NumPy {np.__version__}")
    report.title("Processor and GPU, bit by bit")
    for name in sys.argv[1:] or game_names():
        compare(name, report)
    report.title("Arrays for others")
    share_memory(report)
    race(report)
    if report.missed:
        print(f"\nMissed: {'; '.join(report.missed)}")
    return 1 if report.missed else 0


if __name__ == "__main__":
    sys.exit(main())
