"""`make bench`: every measurement, with the ratios that must be met; exit status 1 if one is missed."""

import platform
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "examples"))

import doors
import rules
import server
import talo
from yardstick import Report

BENCHES = {"rules": rules.bench, "server": server.bench, "doors": doors.bench, "talo": talo.bench}


def main() -> int:
    wanted = sys.argv[1:] or list(BENCHES)
    unknown = [name for name in wanted if name not in BENCHES]
    if unknown:
        print(f"There is no bench called {unknown[0]}; the benches are: {', '.join(BENCHES)}.", file=sys.stderr)
        return 2
    print(f"Python {platform.python_version()} on {platform.machine()}")
    report = Report()
    for name in wanted:
        BENCHES[name](report)
    if report.missed:
        print(f"\nMissed: {'; '.join(report.missed)}")
    return 1 if report.missed else 0


if __name__ == "__main__":
    sys.exit(main())
