"""`make bench`: every measurement, with the ratios that must be met; exit status 1 if one is missed."""

import platform
import sys
from importlib import import_module
from pathlib import Path

from yardstick import Report

sys.path.insert(0, str(Path(__file__).parent.parent / "examples"))
BENCHES = (
    "rules",
    "server",
    "database",
    "fairness",
    "attacks",
    "batches",
    "search",
    "environments",
    "talo",
    "wasm",
    "page",
    "page_bots",
)  # modules: each is loaded only when it is run


def main() -> int:
    wanted = sys.argv[1:] or list(BENCHES)
    unknown = [name for name in wanted if name not in BENCHES]
    if unknown:
        print(f"There is no bench called {unknown[0]}; the benches are: {', '.join(BENCHES)}.", file=sys.stderr)
        return 2
    print(f"Python {platform.python_version()} on {platform.machine()}")
    report = Report()
    for name in wanted:
        try:
            bench = import_module(name).bench
        except ModuleNotFoundError as missing:
            print(f"\nThe bench {name} cannot run: {missing.name} is not installed.")
            report.missed.append(name)
            continue
        bench(report)
    if report.missed:
        print(f"\nMissed: {'; '.join(report.missed)}")
    return 1 if report.missed else 0


if __name__ == "__main__":
    sys.exit(main())
