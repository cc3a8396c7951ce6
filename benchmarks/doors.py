"""Batches: babel's steps a second on all cores against pgx's connect four, masks and observations included.

The ratio that must be met is that of the plain batch, a byte for each entry as pgx has it; the packed one's is
printed beside it. `python benchmarks/doors.py` runs this alone.
"""

import sys
import time
from collections.abc import Callable

from pgx_four import stepper
from yardstick import Report, rates
from ziggurat.envs.batch import Batch, cores

SIZES = (256, 1_024, 4_096)
GENERATORS = ("threefry2x32", "rbg")
STEPS = 1 << 16  # of all games together, in one piece of work of pgx's


def best(works: dict[str, Callable[[], int]]) -> str:
    """The name of the fastest of several, by a short look at each."""

    def rate(work: Callable[[], int]) -> float:
        work()  # compiles
        began = time.perf_counter()
        return sum(work() for _ in range(3)) / (time.perf_counter() - began)

    return max(works, key=lambda name: rate(works[name]))


def ours(size: int, packed: bool, steps: int = 1 << 19) -> Callable[[], int]:
    """Steps of a batch of babel, one call a step: random legal actions, masks and observations of every step."""
    batch = Batch("babel", size, packed=packed)

    def work() -> int:
        for _ in range(steps // size):
            batch.step_at_random()
        return steps

    return work


def bench(report: Report) -> None:
    report.title(f"Batches, {cores()} cores, random legal actions, masks and observations")
    pgx = {f"{size} {kind}": stepper(size, STEPS // size, kind) for size in SIZES for kind in GENERATORS}
    fastest = best(pgx)
    found = rates(babel=ours(4_096, packed=False), packed=ours(4_096, packed=True), pgx=pgx[fastest])
    report.figure("babel, 4,096 games at a time", found["babel"], "steps/s")
    report.figure("babel, packed, 4,096 games at a time", found["packed"], "steps/s")
    report.figure(f"connect four, pgx at its best ({fastest})", found["pgx"], "steps/s")
    report.figure("babel, packed, to pgx's connect four", found["packed"] / found["pgx"], "×")
    report.ratio("babel to pgx's connect four", found["babel"] / found["pgx"], 5)


if __name__ == "__main__":
    report = Report()
    bench(report)
    sys.exit(bool(report.missed))
