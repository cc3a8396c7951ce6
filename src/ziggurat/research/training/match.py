"""Two players on fresh openings, both sides of each: the gate between generations, and the judge of strength.

An opening is a few random actions, the same for both games of a pair; nothing is ever tuned on the openings that
players are judged by, because every judgement has a seed of its own.
"""

import math
import random
import time
from collections.abc import Callable
from concurrent.futures import as_completed
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import numpy as np

from ziggurat.bots.bot import SearchLimits
from ziggurat.bots.engine.heuristics import NO_NETWORK, Heuristics
from ziggurat.bots.networks import parse_network
from ziggurat.bots.processes import Pool, workers
from ziggurat.bots.search import TreeSearch
from ziggurat.core.position import Position
from ziggurat.core.registry import game
from ziggurat.core.types import Settings
from ziggurat.kernel import CHANCE
from ziggurat.research.training.course import course_of

OPENING_PLIES = 2
SPREAD = 1.96


@dataclass(frozen=True)
class Contestant:
    """A search with a network, or with none, and so many simulations."""

    network: bytes = b""
    simulations: int = 400
    parameters: dict[str, Any] = field(default_factory=dict)  # of the heuristics, where they are not the usual

    def heuristics(self, name: str) -> Heuristics:
        weights = parse_network(self.network, name).weights if self.network else NO_NETWORK
        return replace(course_of(game(name)).heuristics(weights), **self.parameters)


@dataclass(frozen=True)
class Opening:
    """One opening, to be played twice."""

    game: str
    settings: Settings
    one: Contestant
    other: Contestant
    number: int
    seed: int


@dataclass(frozen=True)
class PlayedOpening:
    """Both games of an opening: the first contestant's mean share, and the seconds and decisions of both."""

    share: float
    seconds: tuple[float, float]
    decisions: tuple[int, int]


def play_opening(opening: Opening) -> PlayedOpening:
    luck = random.Random(f"opening {opening.seed} {opening.number}")
    start = game(opening.game).start(opening.settings, seed=luck.getrandbits(30))
    for _ in range(OPENING_PLIES):
        start = start.play(luck.choice(start.actions)) if start.turn > CHANCE else start.play(_drawn(start, luck))
    draws = luck.getrandbits(60)
    bots = (opening.one.heuristics(opening.game), opening.other.heuristics(opening.game))
    simulations = (opening.one.simulations, opening.other.simulations)
    shares, seconds, decisions = [], [0.0, 0.0], [0, 0]
    for swapped in (0, 1):
        players = [TreeSearch(luck.getrandbits(30), heuristics) for heuristics in bots]
        chance, position = random.Random(draws), start
        while not position.over:
            if position.turn == CHANCE:
                position = position.play(_drawn(position, chance))
                continue
            who = (position.rules.teams[position.turn - 1] + 1 + swapped) % 2
            began = time.perf_counter()
            action = players[who].choose(position, SearchLimits(simulations=simulations[who]))
            seconds[who] += time.perf_counter() - began
            decisions[who] += 1
            position = position.play(action)
        assert position.outcome is not None
        shares.append(position.outcome.returns[swapped])
    return PlayedOpening(sum(shares) / 2, (seconds[0], seconds[1]), (decisions[0], decisions[1]))


def _drawn(position: Position, chance: random.Random) -> str:
    outcomes = position.chances()
    return chance.choices(list(outcomes), list(outcomes.values()))[0]


@dataclass(frozen=True)
class GateResult:
    """The first contestant's share, half its 95 % interval, and the milliseconds of a decision."""

    games: int
    share: float
    margin: float
    milliseconds: tuple[float, float]

    def __str__(self) -> str:
        one, other = self.milliseconds
        return (
            f"{100 * self.share:.1f} % ± {100 * self.margin:.1f} of {self.games} games "
            f"({one:.1f} ms against {other:.1f} ms)"
        )


def verdict(pairs: list[PlayedOpening]) -> GateResult:
    shares = np.array([pair.share for pair in pairs])
    spread = max(float(shares.std(ddof=1)) if len(shares) > 1 else 0.5, 0.05)
    times = [
        1000 * sum(pair.seconds[who] for pair in pairs) / max(1, sum(pair.decisions[who] for pair in pairs))
        for who in (0, 1)
    ]
    return GateResult(
        2 * len(pairs), float(shares.mean()), SPREAD * spread / math.sqrt(len(pairs)), (times[0], times[1])
    )


def match(
    name: str,
    one: Contestant,
    other: Contestant,
    openings: int,
    seed: int,
    settings: Settings | None = None,
    jobs: int | None = None,
    seconds: float | None = None,
    on_result: Callable[[int, int], None] = lambda done, of: None,
    pool: Pool | None = None,
) -> GateResult:
    """Plays the openings on all cores, or by the workers of a pool; as many as begin within the seconds."""
    planned = [Opening(name, dict(settings or {}), one, other, number, seed) for number in range(openings)]
    began, found = time.monotonic(), []
    with (pool or partial(workers, jobs))([name]) as executor:
        waiting = {executor.submit(play_opening, opening) for opening in planned}
        for done, future in enumerate(as_completed(waiting), start=1):
            found.append(future.result())
            on_result(2 * done, 2 * openings)
            if seconds is not None and time.monotonic() - began > seconds:
                break
    return verdict(found)
