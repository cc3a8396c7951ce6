"""Lists the functions of the package that no test calls, after `make coverage` has counted.

    python scripts/uncalled.py    by file, with the line of each; not a gate, but a place to look for what is dead

Compiled functions are left out: they run as machine code, which nobody counts.
"""

import argparse
import json
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import coverage

ROOT = Path(__file__).parents[1]
Report = dict[str, Any]


def counted() -> Report:
    """What coverage says of each file and each function in it."""
    data = coverage.Coverage(config_file=os.environ.get("COVERAGE_RCFILE") or str(ROOT / "pyproject.toml"))
    data.load()
    with tempfile.TemporaryDirectory() as folder:
        data.json_report(outfile=str(Path(folder, "report.json")))
        found: Report = json.loads(Path(folder, "report.json").read_text(encoding="utf-8"))
    return found


def uncalled(report: Report) -> Iterator[str]:
    """Of functions inside one that is not called, only the outer one is named."""
    for path, file in report["files"].items():
        missed = {name for name, one in file["functions"].items() if name and _is_missed(one)}
        for name in sorted(missed, key=lambda each: file["functions"][each]["missing_lines"]):
            if not any(name.startswith(f"{outer}.") for outer in missed):
                yield f"{path}:{file['functions'][name]['missing_lines'][0]} {name}"


def _is_missed(function: Report) -> bool:
    return bool(function["missing_lines"]) and not function["executed_lines"]


def main() -> None:
    argparse.ArgumentParser(description="Lists the functions that no test called in make coverage.").parse_args()
    report = counted()
    print(f"{report['totals']['percent_covered_display']} % of the lines were run.")
    for line in (names := list(uncalled(report))):
        print(line)
    print(f"{len(names)} functions were called by nobody.")


if __name__ == "__main__":
    main()
