"""Babel's solver: perfect play from the tablebase, and what it says about the game as a whole.

The report holds the result, the count per ply, the openings and the distances.
"""

from typing import ClassVar

import numpy as np

from ziggurat.bots.bot import Score, SearchLimits, expect_seat
from ziggurat.core.columns import left, right, width_of
from ziggurat.core.game import Game
from ziggurat.core.messages import ENGLISH, translate
from ziggurat.core.parts import Progress, Report
from ziggurat.core.position import Position
from ziggurat.core.registry import game
from ziggurat.core.types import Json, Settings
from ziggurat.games.babel import rules
from ziggurat.games.babel.play.tablebase import (
    PLIES,
    Tablebase,
    children,
    distance_of,
    follows,
    key_of,
    look_up,
    score_ply,
    solve,
    tablebase,
)

BAR = 40  # characters of the longest bar


def report(settings: Settings, progress: Progress, language: str) -> Report:
    babel, tablebase = game("babel"), solve(progress)
    full_tower = babel.encode(settings)[0]
    data = {
        "options": dict(settings),
        "positions": len(tablebase.keys),
        **_result(tablebase, full_tower),
        "plies": _plies(tablebase, full_tower),
        "openings": _openings(babel, settings, tablebase),
        "distances": _distances(tablebase, full_tower),
    }
    return Report(data, _text(data, language))


def _result(tablebase: Tablebase, full_tower: int) -> Json:
    score = int(tablebase.scores[full_tower][0])
    winner = None if score == 0 else 1 if score > 0 else 2
    return {"winner": winner, "distance": distance_of(score, 0)}


def _plies(tablebase: Tablebase, full_tower: int) -> list[Json]:
    rows = []
    for ply, part in enumerate(tablebase.plies):
        scores = tablebase.scores[full_tower][part]
        won, drawn = int(np.sum(scores > 0)), int(np.sum(scores == 0))
        rows.append(
            {
                "ply": ply,
                "positions": len(scores),
                "won": won,
                "drawn": drawn,
                "lost": len(scores) - won - drawn,
                "ended": tablebase.over[ply],
            }
        )
    return rows


def _openings(babel: Game, settings: Settings, tablebase: Tablebase) -> list[Json]:
    """The first placements, those that are symmetric to each other in one row."""
    start = babel.start(settings)
    alike: dict[int, list[int]] = {}
    for action in start.actions:
        alike.setdefault(int(key_of(start.play(action).state.copy())), []).append(action)
    rows = []
    for actions in alike.values():
        score = int(follows(tablebase.score(start.play(actions[0]).state)))
        rows.append(
            {
                "type": rules.TYPE[actions[0] % rules.ORIENTATIONS],
                "tokens": [start.token(action) for action in actions],
                "value": "draw" if score == 0 else "win" if score > 0 else "loss",
                "distance": distance_of(score, 0),
            }
        )
    return sorted(rows, key=lambda row: (row["type"], row["tokens"]))


def _distances(tablebase: Tablebase, full_tower: int) -> list[int]:
    """The number of positions by their distance from the end, with best play on both sides."""
    counts = [0] * PLIES
    for ply, part in enumerate(tablebase.plies):
        for score, count in zip(*np.unique(tablebase.scores[full_tower][part], return_counts=True), strict=True):
            counts[distance_of(int(score), ply)] += int(count)
    while counts[-1] == 0:
        counts.pop()
    return counts


def _text(data: Json, language: str) -> str:
    parts = (_sentence, _ply_table, _opening_map, _histogram)
    return "\n\n".join(part(data, language) for part in parts)


def _sentence(data: Json, language: str) -> str:
    if data["winner"] is None:
        return translate("babel-theorem-draw", language, positions=data["positions"])
    args = {"seat": data["winner"], "distance": data["distance"], "positions": data["positions"]}
    return translate("babel-theorem", language, **args)


def _ply_table(data: Json, language: str) -> str:
    columns = ("ply", "positions", "won", "drawn", "lost", "ended")
    shown = [c for c in columns if c != "drawn" or any(row["drawn"] for row in data["plies"])]
    total = {c: sum(row[c] for row in data["plies"]) for c in shown} | {"ply": translate("theorem-all", language)}
    names = {c: translate(f"theorem-{c}", language) for c in shown}
    width = max(map(width_of, names.values()))
    rows = [" ".join(right(str(row[c]), width) for c in shown) for row in (names, *data["plies"], total)]
    return "\n".join((translate("babel-theorem-plies", language), *rows))


def _opening_map(data: Json, language: str) -> str:
    verdicts = [translate(f"worth-{row['value']}", language, distance=row["distance"]) for row in data["openings"]]
    rows = [
        f"  {row['type']}  {left(verdict, max(map(width_of, verdicts)))} {' '.join(row['tokens'])}"
        for row, verdict in zip(data["openings"], verdicts, strict=True)
    ]
    return "\n".join((translate("babel-theorem-openings", language), *rows))


def _histogram(data: Json, language: str) -> str:
    most = max(data["distances"])
    rows = [
        f"{distance:>4} {count:>7} {'█' * round(BAR * count / most) or '▏'}"
        for distance, count in enumerate(data["distances"])
    ]
    return "\n".join((translate("babel-theorem-distances", language), *rows))


class BabelSolver:
    """The bot that knows: it wins as fast as it can and loses as slowly as it can."""

    exports = (key_of, children, score_ply, look_up, follows)  # with these the page solves the game itself
    facts: ClassVar = {"plies": PLIES}

    def fresh(self, seed: int) -> "BabelSolver":
        return self

    def choose(self, position: Position, limits: SearchLimits) -> int:
        expect_seat(position)
        return self.analyse(position, limits)[0].action

    def analyse(self, position: Position, limits: SearchLimits) -> list[Score]:
        solved = tablebase()
        found = []
        for action in position.actions:
            after = position.play(action).state
            score = int(follows(solved.score(after)))
            value = 0.5 if score == 0 else float(score > 0)
            distance = distance_of(score, int(position.state[rules.PLACED]))
            found.append((-score, action, Score(action, value, exact=True, plies_to_end=distance)))
        return [score for _, _, score in sorted(found, key=lambda row: row[:2])]

    def report(self, settings: Settings, progress: Progress, language: str = ENGLISH) -> Report:
        return report(settings, progress, language)


SOLVER = BabelSolver()
