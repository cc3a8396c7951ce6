"""Statistics of matches: 95 % intervals, Elo ratings, a sequential test (SPRT); and the ratings of the levels."""

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from ziggurat.core.game import Game

SPREAD = 1.96  # standard deviations on either side of a 95 % interval
ELO = 400 / math.log(10)
Result = tuple[int, int, float, float]  # of a game: one player, the other, the share of the one, what it counts
ROUGH = 250  # Elo: a rating with a larger margin says too little to be shown


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score interval: it holds near 0 and 1 too)."""
    rate, square = won / games, SPREAD * SPREAD
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = SPREAD / (1 + square / games) * math.sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Rating:
    """Strength in Elo, and half the width of its 95 % interval."""

    elo: float
    margin: float


def ratings(players: int, results: Sequence[Result], zero: int | None = None) -> list[Rating]:
    """Elo from results: the most likely strengths, every pair having half a drawn game more than it played, which
    keeps a clean sweep finite. The player `zero` has 0, else the mean of all."""
    scored, played = np.zeros((players, players)), np.zeros((players, players))
    for one, other, share, counts in results:
        scored[one, other] += counts * share
        scored[other, one] += counts * (1 - share)
        played[one, other] += counts
        played[other, one] += counts
    met = played > 0
    scored, played = scored + 0.25 * met, played + 0.5 * met
    strength = np.zeros(players)
    information = np.eye(players)
    for _ in range(100):
        expected = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        slope = (scored - played * expected).sum(axis=1)
        weight = played * expected * (1 - expected)
        information = np.diag(weight.sum(axis=1)) - weight + 1 / players  # the last: strengths add up to nothing
        step = np.linalg.solve(information, slope)
        strength = strength + np.clip(step, -1, 1)
        strength -= strength.mean()
        if np.abs(step).max() < 1e-9:
            break
    covariance = np.linalg.inv(information) - 1 / players
    if zero is not None:  # of the differences from it
        strength = strength - strength[zero]
        covariance = covariance - covariance[zero] - covariance[:, [zero]] + covariance[zero, zero]
    errors = np.sqrt(np.maximum(np.diag(covariance), 0))
    return [Rating(float(ELO * s), float(ELO * SPREAD * e)) for s, e in zip(strength, errors, strict=True)]


@dataclass(frozen=True)
class FixedRatings:
    """The measured ratings of the levels, level 1 first, a random player having 500, and from how many games."""

    games: int
    levels: tuple[Rating, ...]


def fixed_ratings(game: Game) -> FixedRatings | None:
    """For two sides under the usual options; None where nobody has measured them, or only roughly."""
    found = _read(game.ratings) if game.ratings and game.ratings.exists() else None
    return found if found and all(level.margin <= ROUGH for level in found.levels) else None


@cache
def _read(file: Path) -> FixedRatings:
    """`benchmarks/bots_report.py` writes the file, with how it was made."""
    data = json.loads(file.read_text(encoding="utf-8"))
    return FixedRatings(data["games"], tuple(Rating(level["elo"], level["margin"]) for level in data["levels"]))


@dataclass(frozen=True)
class SequentialTest:
    """A sequential test of two hypotheses about a difference in Elo: not more than `low`, or at least `high`."""

    low: float = 0.0
    high: float = 40.0
    error: float = 0.05  # of either kind

    def verdict(self, shares: Sequence[float], distinct: int | None = None) -> bool | None:
        """True: at least `high`; False: not more than `low`; None: unknown so far (normal approximation).

        If only so many of the games are different, the others tell nothing new.
        """
        games = len(shares) if distinct is None else distinct
        if games < 10:
            return None
        mean, variance = float(np.mean(shares)), max(float(np.var(shares)), 0.02)
        worse, better = (1 / (1 + math.exp(-elo / ELO)) for elo in (self.low, self.high))
        ratio = games * (better - worse) * (2 * mean - worse - better) / (2 * variance)
        bound = math.log((1 - self.error) / self.error)
        return None if abs(ratio) < bound else ratio > 0
