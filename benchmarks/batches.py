"""Batches: steps per second on all cores against pgx's connect four, masks and observations included.

Both sides play random legal actions, many steps in one call: pgx in a `scan`, at the fastest of several batch
sizes and generators, as it is and with the games shared out among the cores, with its own sampler and with a cheap
one; ours with `step_at_random(64)`. The same game on both sides is connect four. Babel is another game: its ratio
says what our largest batch does beside pgx's. That of the plain batch, a byte for each entry as pgx has it, must
be met; printed beside it are the packed one's and that of babel called from Python step by step, as with actions
from outside. `python benchmarks/batches.py` runs this alone.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "examples"))

from ziggurat.research.batches.batch import Batch, cores

# XLA hardly spreads a program this small over the cores; as devices of their own each can run a part of the games.
os.environ.setdefault("JAX_NUM_CPU_DEVICES", str(cores()))  # read when JAX is loaded

from connect_four import ConnectFour
from pgx_four import Sampler, stepper
from yardstick import Report, rates
from ziggurat.core.game import Game

SIZES = (1_024, 4_096)
GENERATORS = ("threefry2x32", "rbg")
STEPS = 1 << 16  # of all games together, in one call of pgx's
GAMES = 4_096
LAUNCH = 64  # steps of each game in one call of ours


def again(work: Callable[[], int], times: int) -> Callable[[], int]:
    return lambda: sum(work() for _ in range(times))


def ours(game: str | Game, steps: int, packed: bool = False) -> Callable[[], int]:
    """Random legal actions in a batch, so many steps a call; masks and observations of every step."""
    batch = Batch(game, GAMES, packed=packed)

    def work() -> int:
        batch.step_at_random(steps)
        return GAMES * steps

    return again(work, 1_024 // steps)


def pgx_at_its_best(sampler: Sampler) -> tuple[str, Callable[[], int]]:
    ways = {
        f"{sampler} sampler, {size} {generator}{', a part of the games for each core' * (devices > 1)}": stepper(
            size, STEPS // size, generator, devices, sampler
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
    own, pgx = pgx_at_its_best("own")
    cheap, pgx_cheap = pgx_at_its_best("cheap")
    found = rates(
        babel=ours("babel", LAUNCH),
        packed=ours("babel", LAUNCH, packed=True),
        single=ours("babel", 1),
        four=ours(ConnectFour(), LAUNCH),
        pgx=again(pgx, 8),
        cheap=again(pgx_cheap, 8),
    )
    report.figure(f"babel, {GAMES:,} games, {LAUNCH} steps a call", found["babel"], "steps/s")
    report.figure("babel, packed", found["packed"], "steps/s")
    report.figure("babel, one step a call", found["single"], "steps/s")
    report.figure(f"connect four, {GAMES:,} games, {LAUNCH} steps a call", found["four"], "steps/s")
    report.figure("connect four, pgx at its best", found["pgx"], "steps/s", own)
    report.figure("connect four, pgx at its best", found["cheap"], "steps/s", cheap)
    report.figure("connect four to pgx's, its own sampler", found["four"] / found["pgx"], "×")
    report.figure("connect four to pgx's, cheap sampler", found["four"] / found["cheap"], "×")
    report.figure("babel, packed, to pgx's connect four", found["packed"] / found["pgx"], "×")
    report.figure("babel, one step a call, to pgx's connect four", found["single"] / found["pgx"], "×")
    report.ratio("babel to pgx's connect four", found["babel"] / found["pgx"], 5)


if __name__ == "__main__":
    report = Report()
    bench(report)
    sys.exit(bool(report.missed))
