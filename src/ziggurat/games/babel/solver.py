"""Babel's solver: perfect play from the tablebase, and what it says about the game as a whole.

The report holds the result, the count per ply, the openings and the distances.
"""

import numpy as np

from ziggurat.bots.bot import Limits, Worth
from ziggurat.core import Game, Json, Position, Progress, Report, Settings
from ziggurat.games.babel import rules
from ziggurat.games.babel.tablebase import PLIES, Solution, distance_of, follows, key_of, solution, solve
from ziggurat.registry import game
from ziggurat.words import say

BAR = 40  # characters of the longest bar


def report(settings: Settings, progress: Progress) -> Report:
    babel, solution = game("babel"), solve(progress)
    full_tower = babel.encode(settings)[0]
    data = {
        "options": dict(settings),
        "positions": len(solution.keys),
        **_result(solution, full_tower),
        "plies": _plies(solution, full_tower),
        "openings": _openings(babel, settings, solution),
        "distances": _distances(solution, full_tower),
    }
    return Report(data, _text(data))


def _result(solution: Solution, full_tower: int) -> Json:
    score = int(solution.scores[full_tower][0])
    winner = None if score == 0 else 1 if score > 0 else 2
    return {"winner": winner, "distance": distance_of(score, 0)}


def _plies(solution: Solution, full_tower: int) -> list[Json]:
    rows = []
    for ply, part in enumerate(solution.plies):
        scores = solution.scores[full_tower][part]
        won, drawn = int(np.sum(scores > 0)), int(np.sum(scores == 0))
        rows.append(
            {
                "ply": ply,
                "positions": len(scores),
                "won": won,
                "drawn": drawn,
                "lost": len(scores) - won - drawn,
                "ended": solution.over[ply],
            }
        )
    return rows


def _openings(babel: Game, settings: Settings, solution: Solution) -> list[Json]:
    """The first placements, those that are symmetric to each other in one row."""
    start = babel.start(settings)
    alike: dict[int, list[int]] = {}
    for action in start.actions:
        alike.setdefault(int(key_of(start.play(action).state.copy())), []).append(action)
    rows = []
    for actions in alike.values():
        score = int(follows(solution.score(start.play(actions[0]).state)))
        rows.append(
            {
                "type": rules.TYPE[actions[0] % rules.ORIENTATIONS],
                "tokens": [start.token(action) for action in actions],
                "value": "draw" if score == 0 else "win" if score > 0 else "loss",
                "distance": distance_of(score, 0),
            }
        )
    return sorted(rows, key=lambda row: (row["type"], row["tokens"]))


def _distances(solution: Solution, full_tower: int) -> list[int]:
    """How many positions are so many placements from their end, with best play on both sides."""
    counts = [0] * PLIES
    for ply, part in enumerate(solution.plies):
        for score, count in zip(*np.unique(solution.scores[full_tower][part], return_counts=True), strict=True):
            counts[distance_of(int(score), ply)] += int(count)
    while counts[-1] == 0:
        counts.pop()
    return counts


def _text(data: Json) -> str:
    return "\n\n".join((_sentence(data), _ply_table(data), _opening_map(data), _histogram(data)))


def _sentence(data: Json) -> str:
    if data["winner"] is None:
        return say("babel-theorem-draw", positions=data["positions"])
    return say("babel-theorem", seat=data["winner"], distance=data["distance"], positions=data["positions"])


def _ply_table(data: Json) -> str:
    columns = ("ply", "positions", "won", "drawn", "lost", "ended")
    shown = [c for c in columns if c != "drawn" or any(row["drawn"] for row in data["plies"])]
    total = {c: sum(row[c] for row in data["plies"]) for c in shown} | {"ply": "all"}
    rows = [" ".join(f"{row[c]:>9}" for c in shown) for row in (*data["plies"], total)]
    head = " ".join(f"{c:>9}" for c in shown)
    return "\n".join((say("babel-theorem-plies"), head, *rows))


def _opening_map(data: Json) -> str:
    rows = [f"  {row['type']}  {_verdict(row):<11} {' '.join(row['tokens'])}" for row in data["openings"]]
    return "\n".join((say("babel-theorem-openings"), *rows))


def _histogram(data: Json) -> str:
    most = max(data["distances"])
    rows = [
        f"{distance:>4} {count:>7} {'█' * round(BAR * count / most) or '▏'}"
        for distance, count in enumerate(data["distances"])
    ]
    return "\n".join((say("babel-theorem-distances"), *rows))


def _verdict(row: Json) -> str:
    return say(f"worth-{row['value']}", distance=row["distance"])


class BabelSolver:
    """The bot that knows: it wins as fast as it can and loses as slowly as it can."""

    def choose(self, position: Position, limits: Limits) -> int:
        return self.assess(position, limits)[0].action

    def assess(self, position: Position, limits: Limits) -> list[Worth]:
        solved = solution()
        found = []
        for action in position.actions:
            after = position.play(action).state
            score = int(follows(solved.score(after)))
            value = 0.5 if score == 0 else float(score > 0)
            distance = distance_of(score, int(position.state[rules.PLACED]))
            found.append((-score, action, Worth(action, value, exact=True, distance=distance)))
        return [worth for _, _, worth in sorted(found, key=lambda row: row[:2])]

    def report(self, settings: Settings, progress: Progress) -> Report:
        return report(settings, progress)


SOLVER = BabelSolver()
