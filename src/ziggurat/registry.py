"""The list of games: the four of this package, and those that are registered from outside."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module

from ziggurat.core import Game, UnknownGame
from ziggurat.messages import Message

_GAMES = {
    "babel": "ziggurat.games.babel.game:Babel",
    "nivos": "ziggurat.games.nivos.game:Nivos",
    "bubbles": "ziggurat.games.bubbles.game:Bubbles",
    "talo": "ziggurat.games.talo.game:Talo",
}
_ADDED: dict[str, Game] = {}


def register(kind: Game) -> None:
    """Adds a game from outside the package: records, bots and the command line then know it by its name."""
    _ADDED[kind.name] = kind


def unregister(name: str) -> None:
    """Takes a registered game off the list again; a name that is not on it is no mistake."""
    _ADDED.pop(name, None)


def added_games() -> tuple[Game, ...]:
    """The games from outside the package."""
    return tuple(_ADDED.values())


@contextmanager
def registered(kind: Game) -> Iterator[Game]:
    """A game that is registered only inside a `with` block."""
    before = _ADDED.get(kind.name)
    register(kind)
    try:
        yield kind
    finally:
        unregister(kind.name)
        if before:
            register(before)


def game_names() -> tuple[str, ...]:
    """The names of all games, those of this package first."""
    return tuple(dict.fromkeys((*_GAMES, *_ADDED)))


def game(name: str) -> Game:
    """The game of that name."""
    if name in _ADDED:
        return _ADDED[name]
    if name not in _GAMES:
        raise UnknownGame(Message("unknown-game", args={"name": name, "known": ", ".join(game_names())}))
    return _loaded(name)


@cache
def _loaded(name: str) -> Game:
    module, _, face = _GAMES[name].partition(":")
    made: Game = getattr(import_module(module), face)()
    return made
