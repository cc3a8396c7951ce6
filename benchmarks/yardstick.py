"""How the benches measure: interleaved rounds, the median of each, ratios that must be met."""

import statistics
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

ROUNDS = 5


@dataclass
class Report:
    """Lines of measurements, and whether every ratio that must be met was."""

    missed: list[str] = field(default_factory=list)

    def figure(self, name: str, value: float, unit: str, aim: str = "") -> None:
        """A number to know, not to meet: the machines are shared and noisy."""
        print(f"  {name:<58} {_readable(value):>10} {unit:<10} {aim}".rstrip(), flush=True)

    def ratio(self, name: str, value: float, least: float) -> None:
        """A ratio of two rates of the same run, which must not be less than that."""
        verdict = "met" if value >= least else "MISSED"
        print(f"  {name:<58} {value:>10.2f} ×          at least {least:g} × — {verdict}", flush=True)
        if value < least:
            self.missed.append(name)

    def at_most(self, name: str, value: float, most: float) -> None:
        """A ratio of two times of the same run, which must not be more than that."""
        verdict = "met" if value <= most else "MISSED"
        print(f"  {name:<58} {value:>10.2f} ×          at most {most:g} × — {verdict}", flush=True)
        if value > most:
            self.missed.append(name)

    def title(self, text: str) -> None:
        print(f"\n{text}", flush=True)


def _readable(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def rates(**works: Callable[[], int]) -> dict[str, float]:
    """Units per second of several pieces of work, each the median of rounds that take turns.

    A work returns how many units it did. Taking turns spreads the noise of a shared machine evenly.
    """
    return rates_with_pauses(works, 0.0)


def rates_with_pauses(works: Mapping[str, Callable[[], int]], pause: float) -> dict[str, float]:
    """As `rates`; a pause before each round lets the threads of the work before go to sleep."""
    found: dict[str, list[float]] = {name: [] for name in works}
    for work in works.values():
        work()  # warm
    for _ in range(ROUNDS):
        for name, work in works.items():
            time.sleep(pause)
            began = time.perf_counter()
            units = work()
            found[name].append(units / (time.perf_counter() - began))
    return {name: statistics.median(seen) for name, seen in found.items()}


def seconds(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """The median time of a piece of work."""
    times = []
    for _ in range(rounds):
        began = time.perf_counter()
        work()
        times.append(time.perf_counter() - began)
    return statistics.median(times)
