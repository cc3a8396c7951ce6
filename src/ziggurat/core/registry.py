"""The list of games: the four of this package, those of installed packages, and those registered by a program.

A package adds games by entry points, each with the name of a game and where its class is:

    [project.entry-points."ziggurat.games"]
    nim = "ziggurat_nim.game:Nim"

A package that cannot be used is logged and left out; whoever asks for its game by name learns why.
"""

import logging
import pickle
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from ziggurat.core.game import Game
from ziggurat.core.messages import Message, add_locales
from ziggurat.core.refusals import UnknownGame

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "ziggurat.games"  # of entry points
_GAMES = {
    "babel": "ziggurat.games.babel.game:Babel",
    "nivos": "ziggurat.games.nivos.game:Nivos",
    "bubbles": "ziggurat.games.bubbles.game:Bubbles",
    "talo": "ziggurat.games.talo.game:Talo",
}
BUILT_IN = tuple(_GAMES)  # the names of this package's games, in the order in which they are offered
_ADDED: dict[str, Game] = {}
logger = logging.getLogger("ziggurat.registry")


def register(kind: Game) -> None:
    """Adds a game of your own: records, bots and the command line then find it by its name."""
    _ADDED[kind.name] = kind
    if kind.locales:
        add_locales(kind.locales)


def unregister(name: str) -> None:
    """Removes a registered game; does nothing if there is none of that name."""
    _ADDED.pop(name, None)


def pickled_games() -> list[bytes]:
    """The games that this program has registered, for processes that would not find them by themselves."""
    found = []
    for kind in _ADDED.values():
        with suppress(Exception):  # a class made in a function: it is missed there, and noticed
            found.append(pickle.dumps(kind))
    return found


def register_pickled(games: list[bytes]) -> None:
    for kind in games:
        with suppress(Exception):  # its class cannot be found here
            register(pickle.loads(kind))


def installed_games() -> tuple[Game, ...]:
    """The games of other installed packages."""
    return tuple(kind for kind in _installed().values() if isinstance(kind, Game))


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


def is_outside(kind: Game) -> bool:
    """Whether a game comes from outside: the page has no board for it."""
    return kind.name not in _GAMES


def game_names() -> tuple[str, ...]:
    """The names of all games, those of this package first."""
    return tuple(dict.fromkeys((*_GAMES, *(kind.name for kind in installed_games()), *_ADDED)))


def game(name: str) -> Game:
    """The game of that name."""
    if name in _ADDED:
        return _ADDED[name]
    if name in _GAMES:
        return _loaded(name)
    found = _installed().get(name)
    if found is None:
        raise UnknownGame(Message("unknown-game", args={"name": name, "known": tuple(game_names())}))
    if isinstance(found, Message):
        raise UnknownGame(found)
    return found


@cache
def _loaded(name: str) -> Game:
    module, _, face = _GAMES[name].partition(":")
    made: Game = getattr(import_module(module), face)()
    return made


@cache
def _installed() -> dict[str, Game | Message]:
    """The games of other packages by their names, or why one of them cannot be used."""
    from importlib.metadata import entry_points  # slow; most programs ask for our games only

    found: dict[str, Game | Message] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        made = _load(point, taken={*_GAMES, *found})
        if isinstance(made, Message):
            logger.warning("%s", made)
        elif made.locales:
            add_locales(made.locales)
        found.setdefault(point.name, made)
    return found


def _load(point: "EntryPoint", taken: set[str]) -> Game | Message:
    args = {"name": point.name, "package": point.dist.name if point.dist else point.value}
    if point.name in taken:
        return Message("game-name-taken", args=args)
    try:
        made = point.load()()
    except Exception as fault:  # whatever somebody else's package runs into
        return Message("game-unusable", args={**args, "why": f"{type(fault).__name__}: {fault}"})
    if not isinstance(made, Game) or made.name != point.name:
        return Message("game-misnamed", args=args)
    return made
