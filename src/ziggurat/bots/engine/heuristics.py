"""What a game may tell a search beyond its rules: an insight. All of it is optional.

    evaluate(p, out)            each seat's expected share of the win, where a playout is cut short
    order(p, actions, n, out)   how promising each legal action looks: 1 for the best, towards 0 for the others
    ideas(p, rng, actions)      writes the legal actions worth looking at, where to list all takes long; returns
                                how many, 0 where all shall be listed
    playout(p, rng)             one plausible action, or OVER: like `sample`, but not uniform
    key(p)                      equal for positions that are the same for all that can still happen

They are compiled functions in the manner of the rules, on the same array, its working memory behind it. What is no
number, or infinite, counts as worst, whichever of them says so; a share counts as one from 0 to 1.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import types

from ziggurat.core import Game, Refusal, Settings, told_value, whole
from ziggurat.kernel import INTS, Ints, compiled
from ziggurat.messages import Message

Floats = npt.NDArray[np.float64]
FLOATS = types.float64[::1]
EVALUATE = types.void(INTS, FLOATS)
ORDER = types.void(INTS, INTS, types.int64, FLOATS)
CANDIDATE_LIST = types.int64(INTS, INTS, INTS)
KEY = types.int64(INTS)


@compiled(EVALUATE)
def even(p: Ints, out: Floats) -> None:
    """Nothing is known: nobody is ahead. Never asked, because playouts then go to the end."""
    for seat in range(len(out)):
        out[seat] = 1.0 / len(out)


@compiled(ORDER)
def alike(p: Ints, actions: Ints, n: int, out: Floats) -> None:
    """Nothing is known: no action looks better than another."""
    for i in range(n):
        out[i] = 1.0


@compiled(CANDIDATE_LIST)
def everything(p: Ints, rng: Ints, actions: Ints) -> int:
    """All legal actions are worth looking at."""
    return 0


# ── Figures ──────────────────────────────────────────────────────────────────────────────────────────────
FIGURES: dict[str, tuple[type[int] | type[float], float, float]] = {  # from … to
    "simulations": (int, 1, 1_000_000_000),
    "rollout_depth": (int, -1, 100_000),
    "exploration": (float, 0, 100),
    "widening": (float, 0, 1_000),
    "expand_after": (int, 1, 1_000_000),
    "sharpness": (float, 0, 100),
    "blur": (float, 0, 100),
    "hasty": (float, 0, 1_000_000),
}


def bad_figure(text: str) -> Refusal:
    """Something that is no figure of a search, or not within its range: told with all of them."""
    ranges = ", ".join(f"{name} ({low:g} … {high:,.0f})" for name, (_, low, high) in FIGURES.items())
    return Refusal(Message("bad-figure", args={"text": text, "figures": ranges}))


def expect_figure(name: str, value: Any) -> None:
    """Refuses what is no number, not finite, or out of range: the tree computes with it unasked."""
    kind, low, high = FIGURES[name]
    number = whole(value) if kind is int or not isinstance(value, (float, np.floating)) else float(value)
    if number is None or not math.isfinite(number) or not low <= number <= high:
        raise bad_figure(f"{name}={told_value(value)}")


@dataclass(frozen=True)
class LevelSettings:
    """One of the five levels: how much it sees, and how readily it takes something that only looks as good."""

    simulations: int
    blur: float = 0.0  # 0: always what the search looked at most; 1: as often as it looked at it
    hasty: float = 0.0  # looks that an action counts for which only came to mind; with a blur
    perfect: bool = False  # plays what is known exactly, where that is known

    def __post_init__(self) -> None:
        for name in ("simulations", "blur", "hasty"):
            expect_figure(name, getattr(self, name))


LEVEL_SETTINGS = (
    LevelSettings(12, 1.0),
    LevelSettings(60, 0.5),
    LevelSettings(400),
    LevelSettings(2_500),
    LevelSettings(15_000, perfect=True),
)


@dataclass(frozen=True, eq=False)
class Heuristics:
    """What a search knows of a game, and how it had best look at it. Figures are found by matches."""

    evaluate: Callable[[Ints, Floats], None] = even
    order: Callable[[Ints, Ints, int, Floats], None] = alike
    candidates: Callable[[Ints, Ints, Ints], int] = everything
    playout: Callable[[Ints, Ints], int] | None = None  # None: the rules' `sample`
    key: Callable[[Ints], int] | None = None  # None: end-games are not looked through
    rollout_depth: int = -1  # actions of a playout before it is cut and evaluated; −1: played to the end
    exploration: float = 0.7
    widening: float = 0.0  # children looked at: this times the root of the visits; 0: all
    expand_after: int = 1  # visits before a node gets children
    levels: tuple[LevelSettings, ...] = LEVEL_SETTINGS  # the five levels, weakest first
    sharpness: float = 1.0  # of the values that are told to people: measured, see docs/minds.md

    def __post_init__(self) -> None:
        for name in ("rollout_depth", "exploration", "widening", "expand_after", "sharpness"):
            expect_figure(name, getattr(self, name))

    @property
    def ordered(self) -> bool:
        return self.order is not alike

    @property
    def partial(self) -> bool:
        """Whether a node may have fewer children than there are actions, so that they prove nothing together."""
        return self.candidates is not everything


PLAIN_HEURISTICS = Heuristics()


def heuristics_of(game: Game, settings: Settings) -> Heuristics:
    """What a search should know of a game beyond its rules."""
    return game.heuristics(settings) if game.heuristics else PLAIN_HEURISTICS


Compiled = Any  # a compiled function, handed on as a pointer
