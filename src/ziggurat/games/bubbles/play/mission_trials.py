"""How hard the missions are, by measurement (U26): the search plays each of them, and the table is counted.

`ziggurat missions` lists them (`rows`), `ziggurat missions --measure` repeats the measurement (`measure`).
"""

import math
import random
from collections.abc import Callable, Sequence
from concurrent.futures import as_completed
from dataclasses import dataclass

from ziggurat.bots.bot import SearchLimits
from ziggurat.bots.processes import workers
from ziggurat.bots.search import TreeSearch
from ziggurat.core.messages import ENGLISH, translate
from ziggurat.core.parts import Progress, Report
from ziggurat.core.position import Position
from ziggurat.core.registry import game
from ziggurat.core.types import Json
from ziggurat.games.bubbles.missions import Mission, missions

GAMES = 30
SIMULATIONS = 2_000
SPREAD = 1.96  # standard deviations on either side of a 95 % interval


@dataclass(frozen=True)
class MissionGame:
    """One game on a planet: whether it was won, and after how many turns it ended."""

    planet: str
    won: bool
    turns: int


@dataclass(frozen=True)
class Measured:
    """What the games of a mission come to."""

    mission: Mission
    games: int
    won: int
    win_rate: float
    win_interval: tuple[float, float]
    turns: float | None  # mean of the won games
    turns_interval: tuple[float, float] | None

    def as_json(self) -> Json:
        return {
            "mission": self.mission.number,
            "games": self.games,
            "won": self.won,
            "win_rate": self.win_rate,
            "win_interval": self.win_interval,
            "turns": self.turns,
            "turns_interval": self.turns_interval,
        }


def rows(language: str = ENGLISH) -> list[Json]:
    """Number, title and planet (rows 7 to 10, a space between) of each mission, as they are listed."""
    return [
        {"mission": m.number, "title": m.title(language), "planet": " ".join(_planet_rows(m.planet))}
        for m in missions()
    ]


def _planet_rows(planet: str) -> list[str]:
    return [planet[i : i + 5] for i in range(0, len(planet), 5)]


def play(planet: str, seed: int, simulations: int = SIMULATIONS) -> MissionGame:
    """One game by the search; all chance follows from planet and seed, whatever the mission's number."""
    chance = random.Random(f"{planet} {seed}")
    bot = TreeSearch(seed)
    limits = SearchLimits(simulations=simulations)
    position = game("bubbles").start(planet=planet)
    turns = 0
    while not position.over:
        position = position.play(_next(position, bot, limits, chance))
        turns += position.history[-1][2:3] == "+"  # a drop, as in c5+d5
    assert position.outcome is not None
    return MissionGame(planet, position.outcome.returns[0] > 0, turns)


def _next(position: Position, bot: TreeSearch, limits: SearchLimits, chance: random.Random) -> str | int:
    chances = position.chances()
    if chances:
        return chance.choices(list(chances), list(chances.values()))[0]
    return position.actions[0] if len(position.actions) == 1 else bot.choose(position, limits)


def measure(
    games: int = GAMES,
    simulations: int = SIMULATIONS,
    processes: int | None = None,
    progress: Callable[[int, int], None] | None = None,
    numbers: Sequence[int] | None = None,
) -> list[Measured]:
    """Plays each mission that many times, on all cores by default; `progress(done, of)`."""
    chosen = [m for m in missions() if numbers is None or m.number in numbers]
    tasks = [(mission.planet, seed, simulations) for seed in range(games) for mission in chosen]
    played: list[MissionGame] = []
    with workers(processes, ["bubbles"]) as pool:
        for done, future in enumerate(as_completed([pool.submit(play, *task) for task in tasks]), start=1):
            played.append(future.result())
            if progress:
                progress(done, len(tasks))
    return [summed_up(mission, [p for p in played if p.planet == mission.planet]) for mission in chosen]


def summed_up(mission: Mission, played: Sequence[MissionGame]) -> Measured:
    turns = [p.turns for p in played if p.won]
    return Measured(
        mission,
        len(played),
        len(turns),
        len(turns) / len(played),
        wilson(len(turns), len(played)),
        sum(turns) / len(turns) if turns else None,
        mean_interval(turns),
    )


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson's score interval: it holds near 0 and 1 too)."""
    rate, square = won / games, SPREAD * SPREAD
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = SPREAD / (1 + square / games) * math.sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(values: Sequence[int]) -> tuple[float, float] | None:
    """The 95 % interval of a mean; None for fewer than two values."""
    if len(values) < 2:
        return None
    mean = sum(values) / len(values)
    deviation = math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
    half = SPREAD * deviation / math.sqrt(len(values))
    return mean - half, mean + half


def report(games: int, simulations: int, progress: Progress, language: str) -> Report:
    """The measurement, as data and as the table of the docs."""
    table = measure(games, simulations, progress=progress)
    return Report({"missions": [row.as_json() for row in table]}, as_text(table, language))


def as_text(table: Sequence[Measured], language: str = ENGLISH) -> str:
    """The table of the docs."""
    number, won, rate, turns = (
        translate(f"missions-{name}", language) for name in ("number", "won", "rate", "turns")
    )
    lines = [f"| {number} | | {won} | {rate} | {turns} |", "|--:|---|--:|--:|--:|"]
    for row in table:
        win_rate, low, high = (
            translate("figure-percent", language, share=share) for share in (row.win_rate, *row.win_interval)
        )
        rate = f"{win_rate} ({low}–{high})"
        turns = "–" if row.turns is None else translate("figure-decimal", language, number=row.turns)
        if row.turns_interval:
            low, high = (translate("figure-decimal", language, number=number) for number in row.turns_interval)
            turns += f" ({low}–{high})"
        title = row.mission.title(language)
        won = translate("missions-won-of", language, won=row.won, games=row.games)
        lines.append(f"| {row.mission.number} | {title} | {won} | {rate} | {turns} |")
    return "\n".join(lines)
