"""Batches on one NVIDIA GPU: bit by bit what the processor gives, and their speed against pgx's connect four.

Run it on a machine with a GPU: `python benchmarks/gpu.py` (docs/how-to/environments.md says how to set one up),
with the names of the games to compare if not all. It needs a CUDA driver and toolkit, numba-cuda and cupy for the
batches, jax for CUDA and pgx for the comparison; torch if it is there. Exit status 1 if something differs or the
ratio is missed.

Like with like: both sides play random legal actions, many steps in one launch, and every step writes the mask, the
observation, the rewards and the end of each game over those of the step before. pgx writes a byte for an entry of
mask and observation; so do our batches, or, packed, a bit. The strict ratio is that of the same game: our connect
four, a byte an entry, to pgx's with a cheap sampler instead of its own. Babel's ratios compare two games; that of
its packed batch must be met, too. The bytes that a step of a game writes are printed beside them.
"""

import os
import pickle
import sys
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"  # leave room for the batches
sys.path.insert(0, str(Path(__file__).parent.parent / "src"))  # where the package is not installed
sys.path.insert(0, str(Path(__file__).parent.parent / "examples"))

import numpy as np

from connect_four import ConnectFour
from yardstick import Report, rates
from ziggurat.core.game import Game
from ziggurat.core.registry import game, game_names
from ziggurat.research.batches._numba_cuda import cuda
from ziggurat.research.batches.batch import Batch
from ziggurat.research.batches.cuda import DeviceBatch

ARRAYS = ("positions", "turn", "mask", "observations", "rewards", "done", "rng")
COMPARED = {"talo": 64}  # games; talo's rules take their time on a processor
OTHERS: Mapping[str, Mapping[str, str]] = {"bubbles": {"mission": "3"}, "nivos": {"players": "4"}}
PGX_SIZES = tuple(1 << k for k in range(13, 22, 2))
OUR_SIZES = tuple(1 << k for k in range(16, 23, 2))
GENERATORS = ("threefry2x32", "rbg")
LAUNCH = 64  # steps in one launch, as pgx's scan has them in one program


def compare(kind: Game, options: Mapping[str, str], packed: bool, report: Report) -> None:
    """Steps the same batch on processor and GPU and looks at every bit; says so if that fails, and goes on."""
    what = " ".join([kind.name, *(f"{option}={value}" for option, value in options.items()), *["packed"] * packed])
    began = time.perf_counter()
    try:
        differing = first_difference(kind, options, packed)
    except Exception as error:  # a compiler's, a driver's: the other games are still to be compared
        differing = f"failed: {type(error).__name__}: {str(error).strip().splitlines()[-1:]}"
    took = time.perf_counter() - began
    if differing:
        report.missed.append(f"{what}: {differing}")
    print(f"  {what}: {differing or 'all arrays the same in 40 steps'} ({took:.0f} s with compiling)", flush=True)


def first_difference(kind: Game, options: Mapping[str, str], packed: bool) -> str:
    size = COMPARED.get(kind.name, 4_099)  # no multiple of a block's: the last one is not full
    here = Batch(kind, size, options, seed=11, packed=packed)
    there = DeviceBatch(kind, size, options, seed=11, packed=packed)
    for step in range(40):
        if step % 4 == 3:
            chosen = here.mask.argmax(axis=1) if here.mask.size else here.legal[:, 0].astype(np.int64)
            here.step(chosen)
            there.step(chosen)
        else:
            here.step_at_random()
            there.step_at_random()
        for array in (*ARRAYS, *["bits"] * packed):
            if not np.array_equal(getattr(here, array), getattr(there, array).get()):
                return f"{array} differ after {step + 1} steps — MISSED"
    return first_difference_in_branches(here, there)


def first_difference_in_branches(here: Batch, there: DeviceBatch) -> str:
    """Sets, copies, gathers and restarts games on both sides, and looks again."""
    chance = np.random.default_rng(3)
    some = chance.permutation(here.size)[: here.size // 2]
    others = chance.integers(0, here.size, len(some))
    rows = here.positions[others].copy()
    here.set_positions(rows, some, check=False)
    there.set_positions(rows, some, check=False)
    here.copy_games(others, some)
    there.copy_games(others, some)
    here.restart(some[::3])
    there.restart(some[::3])
    pairs = [(here, there), (here.gather(others, seed=5), there.gather(others, seed=5))]
    pairs.append((pickle.loads(pickle.dumps(here)), pickle.loads(pickle.dumps(there))))
    made = Batch(here.game, here.size, here.given, seed=2, packed=here.packed, keep_final=True)
    pairs.append(
        (made, DeviceBatch(made.game, made.size, made.given, seed=2, packed=made.packed, keep_final=True))
    )
    for one, other in pairs:
        for _ in range(12):
            one.step_at_random()
            other.step_at_random()
        for array in (*ARRAYS, *["final_positions", "final_observations"] * one.keep_final):
            if not np.array_equal(getattr(one, array), getattr(other, array).get()):
                return f"{array} differ after branching — MISSED"
    return ""


def share_memory(report: Report) -> None:
    """PyTorch and JAX see the same memory, without a copy."""
    for packed in (False, True):
        batch = DeviceBatch("babel", 1_024, packed=packed)
        batch.synchronize()
        seen = batch.bits if packed else batch.observations
        for library in ("torch", "jax"):
            try:
                module = __import__("jax.dlpack").dlpack if library == "jax" else __import__("torch")
                taken = module.from_dlpack(seen)
                address = taken.data_ptr() if library == "torch" else taken.unsafe_buffer_pointer()
                same = address == seen.data.ptr
                verdict = "the same memory" if same else "a copy — MISSED"
            except ImportError:
                same, verdict = True, "not installed"
            except Exception as error:  # one that cannot take them: the others are still to be tried
                same, verdict = False, f"refused: {type(error).__name__}: {str(error).splitlines()[:1]}"
            print(f"  {library}, {'bits' if packed else 'observations'}: {verdict}", flush=True)
            if not same:
                report.missed.append(f"{library} does not share")


def ours(kind: Game, packed: bool, size: int, steps: int) -> Callable[[], int]:
    launches = 4 * LAUNCH // steps
    batch = DeviceBatch(kind, size, packed=packed)

    def work() -> int:
        for _ in range(launches):
            batch.step_at_random(steps)
        batch.synchronize()
        return size * launches * steps

    return work


def written(kind: Game, packed: bool) -> str:
    """What a step of one game writes, and what a thread takes."""
    batch = DeviceBatch(kind, 128, packed=packed)
    arrays = [batch._bits] if packed else [batch._mask, batch._planes]
    each = sum(array.nbytes for array in [*arrays, batch._rewards, batch._done]) // batch.size
    registers = max(batch._step_games.get_regs_per_thread().values())
    local = max(batch._step_games.get_local_mem_per_thread().values())
    return f"{each} bytes a step; {registers} registers, {local} bytes of local memory a thread"


def fastest(made: Mapping[str, Callable[[], Callable[[], int]]]) -> tuple[str, Callable[[], int]]:
    """The fastest of several, by a short look at each; one at a time is kept in memory."""
    best, found = 0.0, ("", lambda: 0)
    for name, make in made.items():
        work = make()
        work()  # compiles
        began = time.perf_counter()
        rate = sum(work() for _ in range(3)) / (time.perf_counter() - began)
        print(f"    {name:<44} {rate / 1e6:>12,.0f} M steps/s {1e9 / rate:>9.3f} ns a step", flush=True)
        if rate > best:
            best, found = rate, (name, work)
    return found


def race(report: Report) -> None:
    from pgx_four import SAMPLERS, bytes_a_game, stepper

    four, babel = ConnectFour(), game("babel")
    report.title("Steps a second, random legal actions, masks and observations of every step")
    for kind, packed in ((four, False), (babel, False), (babel, True)):
        print(f"  {kind.name}, {_form(packed)}: {written(kind, packed)}")
    print(f"  connect four, pgx: {bytes_a_game()} bytes a step")
    works = {
        f"{kind.name}, {_form(packed)}, {steps} a launch": {
            f"{kind.name}, {_form(packed)}, {size} games, {steps} a launch": partial(
                ours, kind, packed, size, steps
            )
            for size in OUR_SIZES
        }
        for kind, packed, steps in (
            (four, False, LAUNCH),
            (four, False, 1),
            (babel, False, LAUNCH),
            (babel, True, LAUNCH),
            (babel, True, 1),
        )
    }
    for sampler in SAMPLERS:
        works[f"pgx, {sampler} sampler"] = {
            f"pgx, {n} games, {kind}, {sampler} sampler": partial(stepper, n, 128, kind, sampler=sampler)
            for n in PGX_SIZES
            for kind in GENERATORS
        }
    best = {name: fastest(made) for name, made in works.items()}
    found = rates(**{name: work for name, (_, work) in best.items()})
    for name, (way, _) in best.items():
        report.figure(way, found[name], "steps/s")
    for name, rate in found.items():
        if not name.startswith("pgx"):
            for sampler in SAMPLERS:
                report.figure(
                    f"{name}, to pgx's connect four, {sampler}", rate / found[f"pgx, {sampler} sampler"], "×"
                )
    report.ratio(
        "connect four, bytes, to pgx's with a cheap sampler",
        found[f"connect_four, bytes, {LAUNCH} a launch"] / found["pgx, cheap sampler"],
        8,
    )
    report.ratio(
        "babel, packed, to pgx's connect four, another game",
        found[f"babel, packed, {LAUNCH} a launch"] / found["pgx, own sampler"],
        20,
    )


def _form(packed: bool) -> str:
    return "packed" if packed else "bytes"


def main() -> int:
    if not cuda.is_available():
        print("There is no NVIDIA GPU here that Numba can use. This script needs one.", file=sys.stderr)
        return 2
    report = Report()
    print(f"{cuda.get_current_device().name}, NumPy {np.__version__}")
    names = sys.argv[1:] or game_names()
    if "babel" in names:
        report.title("Babel and connect four on processor and GPU, bit by bit")
        compare(game("babel"), {}, False, report)
        compare(game("babel"), {}, True, report)
        compare(ConnectFour(), {}, False, report)
        report.title("Arrays for others")
        share_memory(report)
        race(report)
    report.title("The others on processor and GPU, bit by bit")
    for name in names:
        if name != "babel":
            for options in ({}, *filter(None, [OTHERS.get(name)])):
                compare(game(name), options, False, report)
    if report.missed:
        print(f"\nMissed: {'; '.join(report.missed)}")
    return 1 if report.missed else 0


if __name__ == "__main__":
    sys.exit(main())
