"""Batches: babel's steps per second on all cores against pgx's connect four, masks and observations included.

Both sides play random legal actions, many steps in one call: pgx in a `scan`, at the fastest of several batch
sizes and generators, as it is and with the games shared out among the cores; babel with `step_at_random(64)`. The
ratio that must be met is that of the plain batch, a byte for each entry as pgx has it; printed beside it are the
packed one's and that of babel called from Python step by step, as with actions from outside.
`python benchmarks/batches.py` runs this alone.
"""

import sys
from collections.abc import Callable

from pgx_four import stepper
from yardstick import Report, rates
from ziggurat.envs.batch import Batch, cores

SIZES = (1_024, 4_096)
GENERATORS = ("threefry2x32", "rbg")
STEPS = 1 << 16  # of all games together, in one call of pgx's
GAMES = 4_096
LAUNCH = 64  # steps of each game in one call of ours


def again(work: Callable[[], int], times: int) -> Callable[[], int]:
    return lambda: sum(work() for _ in range(times))


def ours(steps: int, packed: bool = False) -> Callable[[], int]:
    """Random legal actions in a batch of babel, so many steps a call; masks and observations of every step."""
    batch = Batch("babel", GAMES, packed=packed)

    def work() -> int:
        batch.step_at_random(steps)
        return GAMES * steps

    return again(work, 1_024 // steps)


def pgx_at_its_best() -> tuple[str, Callable[[], int]]:
    ways = {
        f"{size} {generator}{', a part of the games for each core' * (devices > 1)}": stepper(
            size, STEPS // size, generator, devices
        )
        for size in SIZES
        for generator in GENERATORS
        for devices in {1, cores()}
    }
    found = rates(**ways)
    best = max(found, key=lambda way: found[way])
    return best, ways[best]


def bench(report: Report) -> None:
    report.title(f"Batches, {cores()} cores, random legal actions, masks and observations")
    way, pgx = pgx_at_its_best()
    found = rates(babel=ours(LAUNCH), packed=ours(LAUNCH, packed=True), single=ours(1), pgx=again(pgx, 8))
    report.figure(f"babel, {GAMES:,} games, {LAUNCH} steps a call", found["babel"], "steps/s")
    report.figure("babel, packed", found["packed"], "steps/s")
    report.figure("babel, one step a call", found["single"], "steps/s")
    report.figure("connect four, pgx at its best", found["pgx"], "steps/s", way)
    report.figure("babel, packed, to pgx's connect four", found["packed"] / found["pgx"], "×")
    report.figure("babel, one step a call, to pgx's connect four", found["single"] / found["pgx"], "×")
    report.ratio("babel to pgx's connect four", found["babel"] / found["pgx"], 5)


if __name__ == "__main__":
    report = Report()
    bench(report)
    sys.exit(bool(report.missed))
