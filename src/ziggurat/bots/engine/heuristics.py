"""Heuristics: what a game may tell the search beyond its rules. All of it is optional.

    evaluate(state, net, out)       each seat's expected share of the win, where a playout stops early
    order(state, net, actions, n, out)
                                how promising each legal action looks: 1 for the best, towards 0 for the others
    candidates(state, rng, actions)
                                writes the legal actions worth searching, where listing all is slow; returns how
                                many, 0 to list all
    playout(state, rng)             one plausible action, or OVER: like `sample`, but not uniform
    key(state)                      equal for positions with the same continuations

`net` are the weights of a network (`networks.py`), or an empty array: a network is data, never part of the code.

They are compiled functions like the rules, on the same array with its scratch memory. A NaN or an infinite number
counts as the worst value; shares are clamped to 0 … 1.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import types

from ziggurat.core.game import Game
from ziggurat.core.messages import Message
from ziggurat.core.refusals import Refusal, as_int, display_value
from ziggurat.core.types import Settings
from ziggurat.kernel import INTS, Ints, compiled

Floats = npt.NDArray[np.float64]
FLOATS = types.float64[::1]
Weights = npt.NDArray[np.float32]
NETWORK = types.float32[::1]
NO_NETWORK: Weights = np.zeros(0, dtype=np.float32)
EVALUATE = types.void(INTS, NETWORK, FLOATS)
ORDER = types.void(INTS, NETWORK, INTS, types.int64, FLOATS)
CANDIDATE_LIST = types.int64(INTS, INTS, INTS)
KEY = types.int64(INTS)


@compiled(EVALUATE)
def even(state: Ints, net: Weights, out: Floats) -> None:
    """Nothing is known: nobody is ahead. Never called, because playouts then run to the end."""
    for seat in range(len(out)):
        out[seat] = 1.0 / len(out)


@compiled(ORDER)
def alike(state: Ints, net: Weights, actions: Ints, n: int, out: Floats) -> None:
    """Nothing is known: no action looks better than another."""
    for i in range(n):
        out[i] = 1.0


@compiled(CANDIDATE_LIST)
def everything(state: Ints, rng: Ints, actions: Ints) -> int:
    """All legal actions are worth searching."""
    return 0


# ── Parameters ───────────────────────────────────────────────────────────────────────────────────────────
PARAMETERS: dict[str, tuple[type[int] | type[float], float, float]] = {  # from … to
    "simulations": (int, 1, 1_000_000_000),
    "rollout_depth": (int, -1, 100_000),
    "exploration": (float, 0, 100),
    "widening": (float, 0, 1_000),
    "expand_after": (int, 1, 1_000_000),
    "sharpness": (float, 0, 100),
    "blur": (float, 0, 100),
    "hasty": (float, 0, 1_000_000),
    "lapses": (float, 0, 1),
    "overlooks": (float, 0, 1),
}


def bad_parameter(text: str) -> Refusal:
    """The refusal of an unknown parameter or one out of range; it lists all parameters with their ranges."""
    ranges = tuple(f"{name} ({low:g} … {high:,.0f})" for name, (_, low, high) in PARAMETERS.items())
    return Refusal(Message("bad-figure", args={"text": text, "figures": ranges}))


def expect_parameter(name: str, value: Any) -> None:
    """Refuses what is not a finite number in range: the compiled tree does not check it again."""
    kind, low, high = PARAMETERS[name]
    number = as_int(value) if kind is int or not isinstance(value, (float, np.floating)) else float(value)
    if number is None or not math.isfinite(number) or not low <= number <= high:
        raise bad_parameter(f"{name}={display_value(value)}")


@dataclass(frozen=True)
class LevelSettings:
    """One of the five levels: how much it searches, and how readily it plays a weaker action."""

    simulations: int
    blur: float = 0.0  # 0: always the most visited action; 1: each action as often as its share of the visits
    hasty: float = 0.0  # visits that every candidate gets for free, even one never searched; needs a blur
    lapses: float = 0.0  # the share of its games in which it plays like the level two below
    overlooks: float = 0.0  # how likely it is that an action escapes its notice; each by itself, one never does
    perfect: bool = False  # asks the game's solver, where there is one
    network: bool = False  # asks the game's network, where there is one

    def __post_init__(self) -> None:
        for name in ("simulations", "blur", "hasty", "lapses", "overlooks"):
            expect_parameter(name, getattr(self, name))

    @property
    def errs(self) -> bool:
        """Whether it may play another action than the most visited one."""
        return self.blur > 0 or self.overlooks > 0


LEVEL_SETTINGS = (
    LevelSettings(12, 1.0),
    LevelSettings(60, 0.5),
    LevelSettings(400),
    LevelSettings(2_500),
    LevelSettings(15_000, perfect=True),
)


@dataclass(frozen=True)
class Margins:
    """How far a search may be off. The margin of a value is `scale` standard deviations of one result by a power
    of the visits; that of the difference of two values of one search is a part of the sum of both. Fitted to
    searches of twenty times the simulations (`benchmarks/bots.py margins`); as they are here, visits count as
    independent games."""

    scale: float = 1.96
    power: float = 0.5
    gap: float = 1.0

    def of_value(self, value: float, visits: int) -> float:
        return min(0.5, self.scale * math.sqrt(max(value * (1 - value), 0.01)) / visits**self.power)

    def of_difference(self, one: float, other: float) -> float:
        """Of two values of one search, by their margins; an exact value is not off the same way as the other."""
        return (self.gap if one and other else 1.0) * (one + other)


@dataclass(frozen=True, eq=False)
class Heuristics:
    """What the search knows about a game, and its parameters for it. Parameters are tuned by matches."""

    evaluate: Callable[[Ints, Weights, Floats], None] = even
    order: Callable[[Ints, Weights, Ints, int, Floats], None] = alike
    candidates: Callable[[Ints, Ints, Ints], int] = everything
    playout: Callable[[Ints, Ints], int] | None = None  # None: the rules' `sample`
    key: Callable[[Ints], int] | None = None  # None: endgames are not solved
    grow: Callable[..., int] | None = None  # another way to grow the tree, with the arguments `tree.GROW`
    rollout_depth: int = -1  # actions of a playout before it is evaluated; −1: played to the end
    exploration: float = 0.7
    widening: float = 0.0  # children searched: this times the square root of the visits; 0: all
    expand_after: int = 1  # visits before a node gets children
    levels: tuple[LevelSettings, ...] = LEVEL_SETTINGS  # the five levels, weakest first
    sharpness: float = 1.0  # turns mean results into win probabilities: measured, see docs/explanations/search.md
    margins: Margins = Margins()
    weights: Weights = field(default_factory=lambda: NO_NETWORK)  # of the network, for `evaluate` and `order`
    without_network: "Heuristics | None" = None  # what a level takes that does not ask the network

    def __post_init__(self) -> None:
        for name in ("rollout_depth", "exploration", "widening", "expand_after", "sharpness"):
            expect_parameter(name, getattr(self, name))

    @property
    def classic(self) -> "Heuristics":
        """The same search without its network."""
        return self.without_network or self

    @property
    def ordered(self) -> bool:
        return self.order is not alike

    @property
    def partial(self) -> bool:
        """Whether a node may have fewer children than there are actions: then all children lost proves nothing."""
        return self.candidates is not everything


PLAIN_HEURISTICS = Heuristics()


def heuristics_of(game: Game, settings: Settings) -> Heuristics:
    """The heuristics of a game under these options."""
    return game.heuristics(settings) if game.heuristics else PLAIN_HEURISTICS
