"""What a page without a server needs to know and cannot work out, in the types of the server's answers.

    python scripts/generate.py           web/src/data: kept in the sources, built into the page
    python scripts/static_data.py DIR    DIR/puzzles.json: the puzzles of the next thirty days

`catalogue.json` is what `GET /api/games` says. `<game>.json` has the lessons, how options become the integers that
the rules read (`ziggurat/core/arguments.py`), and what is proven about a solved game. The puzzles are those of
`GET /api/puzzles/days`; days that the file has already are not made again.
"""

import argparse
import sys
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import msgspec

import ziggurat
from ziggurat.core.arguments import as_data
from ziggurat.core.game import Game
from ziggurat.core.registry import BUILT_IN, game
from ziggurat.core.types import Json
from ziggurat.server.http import schemas
from ziggurat.server.http.catalogue import catalogue, lesson_steps, puzzle_info, rules_under
from ziggurat.teaching.puzzles import day_of, puzzle

DAYS = 30


# ── Kept in the sources ──────────────────────────────────────────────────────────────────────────────────
def files() -> dict[str, str]:
    """The text of each file, by its path in the repository."""
    made: dict[str, Any] = {"catalogue.json": catalogue(BUILT_IN)}
    for name in BUILT_IN:
        made[f"{name}.json"] = _game_data(game(name))
    return {f"web/src/data/{name}": _json(value) for name, value in made.items()}


def _json(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=1).decode() + "\n"


def _game_data(kind: Game) -> Json:
    return {
        "game": kind.name,
        "lessons": lesson_steps(kind),
        "arguments": [as_data(argument) for argument in kind.arguments()],
        "reports": _reports(kind),
    }


def _reports(kind: Game) -> list[schemas.SolverReport]:
    """What is proven about the game under each value of its options; nothing if it is not solved."""
    if kind.solver is None:
        return []
    given = [{}, *({option.name: value} for option in kind.options for value in option.values)]
    found = {}
    for options in given:
        _, settings = rules_under(kind, options)
        if tuple(settings.items()) not in found:
            data = kind.solver.report(settings, lambda done, of: None).data
            found[tuple(settings.items())] = schemas.SolverReport(kind.name, dict(settings), data)
    return list(found.values())


# ── Made for a day ───────────────────────────────────────────────────────────────────────────────────────
class PuzzleFile(msgspec.Struct):
    """`puzzles.json`: as `PuzzleDays`, and what made it."""

    version: str
    rules: dict[str, str]
    puzzles: list[schemas.PuzzleInfo]
    next: None = None


def puzzles_from(first: date, days: int, before: PuzzleFile | None = None) -> PuzzleFile:
    """The puzzles of so many days; those made before by the same rules are kept."""
    rules = {name: game(name).version for name in BUILT_IN if game(name).puzzles}
    known = {}
    if before and (before.version, before.rules) == (ziggurat.__version__, rules):
        known = {(one.game, one.date): one for one in before.puzzles}
    wanted = [(name, first + timedelta(days=day)) for day in range(days) for name in rules]
    found = [known.get((name, day.isoformat())) or puzzle_info(puzzle(game(name), day)) for name, day in wanted]
    return PuzzleFile(version=ziggurat.__version__, rules=rules, puzzles=found)


def write_puzzles(folder: Path, first: date, days: int) -> Path:
    path = folder / "puzzles.json"
    folder.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(puzzles_from(first, days, read_puzzles(path))))
    return path


def read_puzzles(path: Path) -> PuzzleFile | None:
    try:
        return msgspec.json.decode(path.read_bytes(), type=PuzzleFile)
    except (OSError, msgspec.DecodeError):
        return None


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        description="Writes the puzzles of the next days for a page without a server."
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--first", type=day_of, default=date.today(), metavar="DAY", help="as in 2026-11-15")
    parser.add_argument("--days", type=int, default=DAYS)
    given = parser.parse_args(arguments)
    print(write_puzzles(given.folder, given.first, given.days))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
