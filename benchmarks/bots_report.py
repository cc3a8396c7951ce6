"""What the matches of `bots.py` came to: `python benchmarks/bots_report.py FOLDER`

Prints each level against the one below, the variants tried, the missions, how sharp the values are and how often
the stated margins hold; writes the ratings of the levels into the games' `ratings.json`; draws what was predicted
against what was played, per game, as `docs/pictures/calibration-GAME.svg`.

Whatever is fitted is fitted to the games of even numbers and judged by those of odd ones.
"""

import json
import math
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ziggurat.bots.analysis import MISTAKE
from ziggurat.bots.engine.heuristics import Heuristics, heuristics_of
from ziggurat.bots.levels import LEVELS
from ziggurat.bots.ratings import SPREAD, ratings, wilson
from ziggurat.bots.search import sharpened
from ziggurat.core.registry import game, game_names

PICTURES = Path(__file__).parent.parent / "docs/pictures"
BINS = 10
JUDGED = (2_311,)  # the seed of the games that levels were judged by (`bots.py`)
CLOSE, MANY = 0.03, 1_500  # a tenth with so many games must be as close as that; another within its interval
RANDOM = 500  # the rating of a random player, so that none is negative
SIDE, EDGE = 300, 46  # of the square that is drawn into, and around it


def rows(folder: Path, name: str) -> Iterator[dict[str, Any]]:
    path = folder / f"{name}.jsonl"
    if path.exists():
        with path.open(encoding="utf-8") as lines:
            yield from map(json.loads, lines)


def matches(folder: Path) -> None:
    met: dict[tuple[str, str, str], list[dict[str, Any]]] = defaultdict(list)
    for row in rows(folder, "matches"):
        met[row["game"], row["players"][0], row["players"][1]].append(row)
    print("| game | | games | share (95 %) | ms a decision | longest, s |\n|---|---|--:|--:|--:|--:|")
    for (name, one, other), games in sorted(met.items()):
        won = sum(row["share"] for row in games)
        low, high = wilson(won, len(games))
        mean = 1000 * sum(row["seconds"][0] for row in games) / len(games)
        longest = max(row["longest"][0] for row in games)
        share = f"{won / len(games):.0%} ({low:.0%} – {high:.0%})"
        print(f"| {name} | {one} – {other} | {len(games)} | {share} | {mean:.1f} | {longest:.2f} |")


def write_ratings(folder: Path) -> None:
    """The ratings of the levels, from the games that they are judged by."""
    players = ["random", "idea", *(f"level{level}" for level in LEVELS)]
    for name in game_names():
        judged = [row for row in rows(folder, "matches") if row["game"] == name and row.get("seed") in JUDGED]
        met = [
            (players.index(row["players"][0]), players.index(row["players"][1]), row["share"], 1.0)
            for row in judged
            if set(row["players"]) <= set(players)
        ]
        if len({number for one, other, *_ in met for number in (one, other)}) < len(players):
            continue
        _, idea, *found = [
            {"elo": round(RANDOM + rating.elo), "margin": round(rating.margin)}
            for rating in ratings(len(players), met, zero=players.index("random"))
        ]
        made = "benchmarks/bots.py floor ladder tournament: Elo, a random player having 500, with 95 % margins"
        data = {"made": made, "seeds": sorted({row["seed"] for row in judged}), "games": len(met)}
        path = game(name).ratings
        assert path is not None
        path.write_text(json.dumps(data | {"levels": found, "idea": idea}, indent=1) + "\n", encoding="utf-8")
        print(f"{name}: {len(met)} games, " + ", ".join(f"{one['elo']} ± {one['margin']}" for one in found))


def answers(folder: Path) -> None:
    for row in rows(folder, "answers"):
        for level in ("level1", "level5"):
            mean, longest = 1000 * sum(row[level]) / len(row[level]), 1000 * max(row[level])
            print(f"{row['game']} {level}: {len(row[level])} answers, {mean:.1f} ms, longest {longest:.1f} ms")


def missions(folder: Path) -> None:
    tries: dict[tuple[int, str, int], list[dict[str, Any]]] = defaultdict(list)
    for row in rows(folder, "missions"):
        tries[row["mission"], row.get("planet", ""), row["simulations"]].append(row)
    for (mission, planet, simulations), games in sorted(tries.items()):
        won = sum(row["won"] for row in games)
        low, high = wilson(won, len(games))
        seconds = sum(row["seconds"] for row in games) / len(games)
        print(
            f"mission {mission} {planet}, {simulations:,} simulations: {won} of {len(games)}, "
            f"{won / len(games):.0%} ({low:.0%} – {high:.0%}), {seconds:.1f} s a game"
        )


class Belief(NamedTuple):
    """What a search believed its share to be, and the share that came of it; the number of the game."""

    value: float
    share: float
    game: int


def beliefs(folder: Path) -> dict[tuple[str, int], list[Belief]]:
    """By game and simulations. The estimates only: what is proven needs no calibration."""
    found: dict[tuple[str, int], list[Belief]] = defaultdict(list)
    for row in rows(folder, "beliefs"):
        for simulations, value, exact in row["beliefs"]:
            if not exact:
                found[row["game"], simulations].append(Belief(value, row["share"], row["number"]))
    return found


class Doubt(NamedTuple):
    """A value or a difference of two, its margin, and what twenty times the simulations make of it."""

    value: float
    margin: float
    again: float

    @property
    def holds(self) -> bool:
        return abs(self.value - self.again) <= self.margin + 1e-9


def doubts(folder: Path) -> dict[tuple[str, int, str], list[Doubt]]:
    """By game and simulations: the best action's values, and what the action played gives away, as the analysis of
    a game has it. Positions of odd numbers only: the margins were fitted to the others."""
    found: dict[tuple[str, int, str], list[Doubt]] = defaultdict(list)
    for row in rows(folder, "margins"):
        if row["number"] % 2 == 0:
            continue
        known = heuristics_of(game(row["game"]), {})
        for seen in row["rows"]:
            best, at = doubt(seen["actions"][0], known), (row["game"], seen["simulations"])
            if not seen["actions"][0]["exact"]:
                found[*at, "value"].append(best)
            others = [one for one in seen["actions"][1:] if one["action"] == seen["played"]]
            if others:
                played, alone = doubt(others[0], known), others[0]["visits"] and not others[0]["exact"]
                margin = best.margin + played.margin
                margin = known.margins.of_difference(best.margin, played.margin) if alone else margin
                further = doubt(seen["after"], known) if seen.get("after") else None
                if further and not others[0]["exact"] and best.margin + further.margin < margin:
                    played, margin = further, best.margin + further.margin
                lost, again = max(0.0, best.value - played.value), max(0.0, best.again - played.again)
                found[*at, "difference"].append(Doubt(lost, margin, again))
    return found


def doubt(seen: dict[str, Any], known: Heuristics) -> Doubt:
    value, again = (sharpened(seen[part], known.sharpness) for part in ("value", "again"))
    if seen["exact"]:
        return Doubt(value, 0.0, again)
    return Doubt(value, known.margins.of_value(value, seen["visits"]) if seen["visits"] else 0.5, again)


def held(folder: Path) -> None:
    """How often the stated margins contain what twenty times the simulations say, and what mistakes are seen."""
    for (name, simulations, what), found in sorted(doubts(folder).items()):
        inside, mean = sum(one.holds for one in found), sum(one.margin for one in found) / len(found)
        low, high = wilson(inside, len(found))
        line = f"{name}, {simulations:,} simulations: the margin of a {what} holds in {inside} of {len(found)}, "
        line += f"{inside / len(found):.1%} ({low:.0%} – {high:.0%}), on average {mean:.3f}"
        if what == "difference":
            told = [one for one in found if one.value >= max(MISTAKE, one.margin)]
            line += f"; {sum(one.again >= MISTAKE for one in found)} mistakes, {len(told)} pointed out, "
            line += f"{sum(one.again >= MISTAKE / 2 for one in told)} of them cost half of that or more"
        print(line)


def sharpness(pairs: Iterable[Belief]) -> float:
    """The power of the odds under which what was played is most likely (Newton's method)."""
    rows = [(math.log(b.value / (1 - b.value)), b.share) for b in pairs if 0.001 < b.value < 0.999]
    power = 1.0
    for _ in range(30):
        chances = [(1 / (1 + math.exp(-power * odds)), odds, share) for odds, share in rows]
        slope = sum((share - p) * odds for p, odds, share in chances)
        bend = sum(p * (1 - p) * odds * odds for p, odds, _ in chances)
        power += max(-0.5, min(0.5, slope / max(bend, 1e-9)))
    return power


class Bin(NamedTuple):
    """Positions that were believed to be worth about the same."""

    predicted: float
    played: float
    margin: float  # of a 95 % interval; positions of one game count as one
    positions: int


def bins(pairs: list[Belief], power: float) -> list[Bin]:
    sorted_in: list[list[Belief]] = [[] for _ in range(BINS)]
    for belief in pairs:
        value = sharpened(belief.value, power)
        sorted_in[min(BINS - 1, int(value * BINS))].append(belief._replace(value=value))
    found = []
    for here in sorted_in:
        if len(here) < 5:
            continue
        played = sum(b.share for b in here) / len(here)
        spread = sum((b.share - played) ** 2 for b in here) / len(here)
        margin = SPREAD * math.sqrt(max(spread, 0.01) / len({b.game for b in here}))
        found.append(Bin(sum(b.value for b in here) / len(here), played, margin, len(here)))
    return found


def drawing(name: str, found: list[Bin]) -> str:
    """Predicted from left to right, played from below to above; the diagonal is where both agree."""

    def x(value: float) -> str:
        return f"{EDGE + SIDE * value:.1f}"

    def y(value: float) -> str:
        return f"{10 + SIDE * (1 - min(max(value, 0.0), 1.0)):.1f}"

    most = max(b.positions for b in found)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE + EDGE + 14} {SIDE + EDGE + 10}" '
        f'role="img" font-family="sans-serif" font-size="11" fill="#444">',
        f"<title>{name}: predicted and played shares of the win</title>",
        f'<rect width="{SIDE + EDGE + 14}" height="{SIDE + EDGE + 10}" fill="#fbf9f4"/>',
        f'<rect x="{EDGE}" y="10" width="{SIDE}" height="{SIDE}" fill="none" stroke="#bbb"/>',
        f'<line x1="{x(0)}" y1="{y(0)}" x2="{x(1)}" y2="{y(1)}" stroke="#bbb" stroke-dasharray="4 4"/>',
    ]
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f'<text x="{x(tick)}" y="{SIDE + 26}" text-anchor="middle">{tick:.0%}</text>')
        parts.append(f'<text x="{EDGE - 6}" y="{float(y(tick)) + 4:.1f}" text-anchor="end">{tick:.0%}</text>')
    parts.append(f'<text x="{x(0.5)}" y="{SIDE + 44}" text-anchor="middle">predicted</text>')
    parts.append(f'<text transform="translate(11 {y(0.5)}) rotate(-90)" text-anchor="middle">played</text>')
    for b in found:
        low, high = y(b.played - b.margin), y(b.played + b.margin)
        size = 2 + 6 * math.sqrt(b.positions / most)
        parts.append(
            f'<line x1="{x(b.predicted)}" y1="{low}" x2="{x(b.predicted)}" y2="{high}" stroke="#b4552d"/>'
        )
        parts.append(f'<circle cx="{x(b.predicted)}" cy="{y(b.played)}" r="{size:.1f}" fill="#b4552d"/>')
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    folder = Path(sys.argv[1])
    matches(folder)
    print()
    write_ratings(folder)
    answers(folder)
    missions(folder)
    held(folder)
    for (name, simulations), pairs in sorted(beliefs(folder).items()):
        used = heuristics_of(game(name), {}).sharpness
        fitted, judged = ([b for b in pairs if b.game % 2 == half] for half in (0, 1))
        print(
            f"{name}, {simulations:,} simulations: {len(pairs)} games; sharpness {used:g}, "
            f"best {sharpness(pairs):.2f} (one half {sharpness(fitted):.2f}, the other {sharpness(judged):.2f})"
        )
        for power in (used, sharpness(fitted)):
            print(f"  with {power:.2f}, the other half: " + "; ".join(map(tenth, bins(judged, power))))
        if found := bins(pairs, used):
            (PICTURES / f"calibration-{name}.svg").write_text(drawing(name, found), encoding="utf-8")


def tenth(found: Bin) -> str:
    off = abs(found.predicted - found.played)
    good = off <= CLOSE if found.positions >= MANY else off <= found.margin
    verdict = "" if good else " MISSED"
    return f"{found.predicted:.2f} → {found.played:.2f} ± {found.margin:.2f} of {found.positions}{verdict}"


if __name__ == "__main__":
    main()
