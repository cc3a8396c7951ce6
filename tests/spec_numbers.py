"""The specification's numbers: move-tree counts, whole games and complete legal lists, a file for each game."""

import json
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from ziggurat.core.position import Position
from ziggurat.core.registry import game

DATA = Path(__file__).parent / "data"


@dataclass(frozen=True)
class Case:
    """A position of the specification and what is known of it."""

    game: str
    options: dict[str, str]
    after: str
    known: dict[str, Any] = field(repr=False)

    def position(self) -> Position:
        return game(self.game).start(self.options, seed=0).play(*self.after.split())


@cache
def spec_numbers(name: str) -> dict[str, Any]:
    path = DATA / f"{name}.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def cases(name: str, kind: str) -> list[Case]:
    return [
        Case(
            name,
            row["options"],
            row.get("after", ""),
            {k: row[k] for k in row if k not in ("options", "after")},
        )
        for row in spec_numbers(name).get(kind, [])
    ]
