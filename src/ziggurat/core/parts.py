"""What only some games have: hints, missions, and what else is loaded when somebody first asks for it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct

from ziggurat.core.messages import Message
from ziggurat.core.types import Json

if TYPE_CHECKING:
    from ziggurat.core.game import Game
    from ziggurat.core.position import Position
    from ziggurat.schema.client_schema import Encoder

Progress = Callable[[int, int], None]  # progress(done, of)
Idea = Callable[["Position"], list[int]]  # of the legal actions, those that a beginner with one idea likes best


@dataclass(frozen=True)
class Report:
    """What is proven or measured about a game: as data, and in words and tables for the terminal."""

    data: Json
    text: str


class Highlight(Struct, frozen=True):
    """What a hint points at: cells of one layer of the plan, and a piece beside the board by its name there."""

    layer: int
    cells: list[str]
    piece: str = ""


class Hints(Protocol):
    """What a hint says about an action: `games/<game>/hints.py`."""

    def highlight(self, position: "Position", action: int) -> Highlight:
        """What these sentences point at; never more than they say."""
        ...

    def where_and_piece(self, position: "Position", action: int) -> tuple[Message, Message]:
        """The first two steps of a hint: where to look, and which piece to take."""
        ...

    def facts(self, position: "Position", action: int) -> list[Message]:
        """What follows from the rules for an action: what it wins, costs or leaves to the other side."""
        ...


class EncodedHints:
    """Hints that a compiled function writes: a struct with these four fields."""

    def __init__(self, encoder: "Encoder[Any]") -> None:
        self.encoder = encoder
        self._hint = lru_cache(maxsize=8)(encoder)  # its parts are asked for one after the other

    def highlight(self, position: "Position", action: int) -> Highlight:
        shown = self._hint(position, action).highlight
        return Highlight(shown.layer, shown.cells, shown.piece)

    def where_and_piece(self, position: "Position", action: int) -> tuple[Message, Message]:
        found = self._hint(position, action)
        return found.where, found.piece

    def facts(self, position: "Position", action: int) -> list[Message]:
        return list(self._hint(position, action).facts)


class Missions(Protocol):
    """Tasks for one player."""

    def rows(self, language: str) -> list[Json]:
        """The missions: number, title and what is on the table."""
        ...

    def report(self, games: int, simulations: int, progress: Progress, language: str) -> Report:
        """How hard they are: the search plays each of them `games` times, on all cores."""
        ...


class _Component:
    """An attribute of a game that is imported on first access."""

    def __init__(self, path: str) -> None:
        self._path = path

    def __get__(self, kind: "Game | None", owner: type) -> Any:
        module, _, name = self._path.partition(":")
        found = import_module(module)
        return getattr(found, name) if name else found


def component(path: str) -> Any:
    """One of the optional parts of a game, in a module of its own: "module", or "module:name in it"."""
    return _Component(path)
