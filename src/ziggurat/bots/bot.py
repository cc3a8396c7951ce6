"""What a bot is: an object that chooses an action and scores all legal ones."""

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable

import numpy as np

from ziggurat.bots.host import host
from ziggurat.core.game import Game
from ziggurat.core.messages import ENGLISH, Message
from ziggurat.core.parts import Progress, Report
from ziggurat.core.position import Position, expect_listed
from ziggurat.core.refusals import Refusal, as_int, display_value
from ziggurat.core.types import Settings
from ziggurat.kernel import CHANCE


@dataclass(frozen=True)
class SearchLimits:
    """How long a bot may think: a time, a number of simulations, and a flag that stops it at once."""

    seconds: float | None = None
    """The time; None: no limit."""
    simulations: int | None = None
    """The number of simulations; None: no limit."""
    stop: threading.Event = field(default_factory=threading.Event)
    """Once it is set, the search stops at once."""
    progress: Callable[[int], None] | None = None
    """Called with the number of simulations so far."""

    def __post_init__(self) -> None:
        """Refuses limits without meaning. Zero seconds are fine, such a search runs one slice; zero simulations
        would find nothing, and a time of NaN would never pass."""
        if self.simulations is not None and (as_int(self.simulations) or 0) < 1:
            raise Refusal(Message("bad-simulations", args={"value": display_value(self.simulations)}))
        if self.seconds is not None and not _is_finite(self.seconds):
            raise Refusal(Message("bad-time", args={"value": display_value(self.seconds)}))

    def __getstate__(self) -> dict[str, Any]:
        """Copies and pickles have a stop flag of their own: the lock in it belongs to this process."""
        return {**self.__dict__, "stop": self.stop.is_set()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        stop = threading.Event()
        if state["stop"]:
            stop.set()
        self.__dict__.update(state, stop=stop)


def _is_finite(value: object) -> bool:
    return isinstance(value, (int, float, np.number)) and not isinstance(value, bool) and bool(np.isfinite(value))


@dataclass(frozen=True)
class Score:
    """What an action is worth to the seat that plays it."""

    action: int
    """The action, as an integer."""
    value: float
    """The share of the win that it leads to, 0 … 1."""
    exact: bool
    """Whether the value is proven; otherwise it is an estimate."""
    plies_to_end: int | None = None
    """The actions to the end with best play, where that is known."""
    visits: int = 0
    """How often the search visited it."""
    margin: float = 0.0
    """Half the 95 % interval of the value; 0 where it is exact."""
    pv: tuple[int, ...] = ()
    """The principal variation, beginning with the action; only for the best ones."""


class NotSolved(Refusal):
    """Nobody knows the value of every position of that game."""

    code = "not-solved"


def expect_seat(position: Position) -> None:
    """Refuses a position in which no seat is to act: there is nothing to choose."""
    expect_listed(position.rules)
    if position.turn <= CHANCE:
        raise Refusal(Message("bot-over" if position.over else "bot-chance"))


@runtime_checkable
class Bot(Protocol):
    """A player. It is asked only when a seat is to act, never when chance is.

    For each game it is a fresh one: what a bot draws by chance, and what it remembers, belongs to one game.
    """

    def fresh(self, seed: int) -> "Bot":
        """The same player for a new game: what it draws follows from this seed, and it remembers no other game.

        A bot that draws and remembers nothing returns itself.
        """
        ...

    def choose(self, position: Position, limits: SearchLimits) -> int:
        """The action to play."""
        ...

    def analyse(self, position: Position, limits: SearchLimits) -> list[Score]:
        """The score of each legal action, best first."""
        ...


class Solver(Bot, Protocol):
    """A bot that knows its game exactly and can report on it."""

    def report(self, settings: Settings, progress: Progress, language: str = ENGLISH) -> Report:
        """What is proven about the game as a whole."""
        ...


def solver_of(game: Game) -> Solver:
    """The solver of a game; a Refusal where it is not solved."""
    if game.solver is None:
        raise NotSolved(Message("not-solved", args={"game": game.name}))
    return game.solver


def perfect_pv(position: Position, bot: Bot) -> list[str]:
    """The moves to the end of the game when a perfect bot plays every seat; for games without chance."""
    tokens = []
    while not position.over:
        host().pause()
        action = bot.choose(position, SearchLimits())
        tokens.append(position.token(action))
        position = position.play(action)
    return tokens


def pv_tokens(position: Position, score: Score) -> list[str]:
    """The principal variation of a score as tokens."""
    return [position.token(action) for action in score.pv]


def principal_variation(position: Position, best: Score) -> list[str]:
    """The best line of play: to the end where the game is solved, otherwise what the search expects."""
    solver = position.game.solver
    return perfect_pv(position, solver) if solver else pv_tokens(position, best)
