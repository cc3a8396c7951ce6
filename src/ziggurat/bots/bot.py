"""What a mind is: anything that chooses an action and, if it can, assesses all of them."""

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np

from ziggurat.bots.host import host
from ziggurat.core import Game, Position, Progress, Refusal, Report, Settings, told_value, whole
from ziggurat.messages import ENGLISH, Message


@dataclass(frozen=True)
class SearchLimits:
    """How long a mind may think: a time, a number of simulations, and a flag that stops it at once."""

    seconds: float | None = None
    simulations: int | None = None
    stop: threading.Event = field(default_factory=threading.Event)
    progress: Callable[[int], None] | None = None  # told the number of simulations so far

    def __post_init__(self) -> None:
        """A search within no time looks a few times; one of no simulations would know nothing, and one that waits
        for a time that is no number would never end."""
        if self.simulations is not None and (whole(self.simulations) or 0) < 1:
            raise Refusal(Message("bad-simulations", args={"value": told_value(self.simulations)}))
        if self.seconds is not None and not _is_finite(self.seconds):
            raise Refusal(Message("bad-time", args={"value": told_value(self.seconds)}))


def _is_finite(value: object) -> bool:
    return isinstance(value, (int, float, np.number)) and not isinstance(value, bool) and bool(np.isfinite(value))


@dataclass(frozen=True)
class Score:
    """What an action is worth to the seat that plays it."""

    action: int
    value: float  # the share of the win it leads to, 0 … 1
    exact: bool  # proven, or an estimate
    plies_to_end: int | None = None  # actions to the end with best play, where that is known
    visits: int = 0  # how often a search looked at it
    margin: float = 0.0  # how far the value may be off by chance, nineteen times in twenty; 0 where it is exact
    pv: tuple[int, ...] = ()  # what is expected to follow, beginning with the action; only for the best ones


class Bot(Protocol):
    """A player. It is asked only where a seat is to act; chance is not its business."""

    def choose(self, position: Position, limits: SearchLimits) -> int:
        """The action to play."""
        ...

    def analyse(self, position: Position, limits: SearchLimits) -> list[Score]:
        """What each legal action is worth, best first."""
        ...


class Solver(Bot, Protocol):
    """A bot that knows its game exactly, and can tell what it knows."""

    def report(self, settings: Settings, progress: Progress, language: str = ENGLISH) -> Report:
        """What is known of the game as a whole."""
        ...


def solver_of(game: Game) -> Solver:
    """The solver of a game; a Refusal where it is not solved."""
    if game.solver is None:
        raise Refusal(Message("not-solved", args={"game": game.name}))
    return game.solver


def perfect_pv(position: Position, bot: Bot) -> list[str]:
    """How the game goes on to its end when this mind, which knows, plays every seat; where chance has no part."""
    tokens = []
    while not position.over:
        host().pause()
        action = bot.choose(position, SearchLimits())
        tokens.append(position.token(action))
        position = position.play(action)
    return tokens
