"""What the server's process and the process that thinks for it say to each other, over a pair of sockets.

    the server ──Begin, Prepare, Think, Cancel, Shares──▶ the thinking process
               ◀──Thought, Figures───────────────────────

A message is its length in four bytes, then MessagePack. What is thought about and what comes of it are pickled
inside: both ends are the same program, and nobody else holds the sockets. A position is pickled as its actions, so
that writing one costs the event loop microseconds. Reading one plays them again in a thread, with a pause between
any two.

The thinking process tells its figures twice a second. One that has said nothing for long hangs.
"""

import asyncio
import io
import pickle
from typing import Any

import msgspec

from ziggurat.bots.host import host
from ziggurat.core.game import Game
from ziggurat.core.position import Position
from ziggurat.core.registry import game
from ziggurat.core.types import Settings
from ziggurat.server.thinking.pool import Figures, What

MOST = 16 << 20  # bytes of a message
_LENGTH = 4  # bytes of the length before it


class Begin(msgspec.Struct, tag=True):
    """The first message: what the pool of the thinking process is made with."""

    threads: int
    bot_seconds: float
    tree_bytes: int


class Prepare(msgspec.Struct, tag=True):
    """Somebody will think about this game soon."""

    game: str
    settings: dict[str, str]


class Think(msgspec.Struct, tag=True):
    number: int
    what: What
    given: bytes  # the arguments
    rules: Prepare | None  # of the position that is thought about
    urgency: int
    address: str


class Cancel(msgspec.Struct, tag=True):
    """Nobody waits for this thought any more."""

    number: int


class Shares(msgspec.Struct, tag=True):
    """What addresses have had elsewhere, and the threads there."""

    elsewhere: dict[str, float]
    threads: float  # a number among those that workers tell each other


class Thought(msgspec.Struct, tag=True):
    number: int
    seconds: float
    found: bytes  # the result or the error
    failed: bool


ToThinker = Begin | Prepare | Think | Cancel | Shares
FromThinker = Thought | Figures
to_thinker = msgspec.msgpack.Decoder(ToThinker)
from_thinker: "msgspec.msgpack.Decoder[FromThinker]" = msgspec.msgpack.Decoder(FromThinker)


class TooLong(Exception):
    """A message beyond all bounds."""


def frame(message: ToThinker | FromThinker) -> bytes:
    data = msgspec.msgpack.encode(message)
    if len(data) > MOST:
        raise TooLong
    return len(data).to_bytes(_LENGTH, "big") + data


async def read(reader: asyncio.StreamReader) -> bytes | None:
    """The next message; nothing if the other end is gone or talks nonsense."""
    try:
        length = int.from_bytes(await reader.readexactly(_LENGTH), "big")
        return await reader.readexactly(length) if length <= MOST else None
    except (asyncio.IncompleteReadError, OSError):
        return None


# ── Pickles ──────────────────────────────────────────────────────────────────────────────────────────────
class _Pickler(pickle.Pickler):
    """Games go by their names, and positions of the line that both ends know by their plies."""

    def __init__(self, file: io.BytesIO, line: Position | None) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self._plies = {id(at): at.ply for at in line.positions} if line else {}

    def persistent_id(self, thing: Any) -> str | int | None:
        if isinstance(thing, Game):
            return thing.name
        return self._plies.get(id(thing)) if isinstance(thing, Position) else None

    def reducer_override(self, thing: Any) -> Any:
        return (_replayed, thing.__reduce__()[1]) if isinstance(thing, Position) else NotImplemented


def _replayed(name: str, settings: Settings, actions: list[int], setup: str) -> Position:
    """As `Position` is read, with pauses: late in a game of talo an action may take a second."""
    position = game(name).begin(setup, settings)
    for action in actions:
        host().pause()
        position = position.play(action)
    return position


class _Unpickler(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, line: Position | None) -> None:
        super().__init__(file)
        self._line = {at.ply: at for at in line.positions} if line else {}

    def persistent_load(self, named: Any) -> Game | Position:
        return game(named) if isinstance(named, str) else self._line[named]


def pickled(thing: Any, line: Position | None = None) -> bytes:
    file = io.BytesIO()
    _Pickler(file, line).dump(thing)
    return file.getvalue()


def unpickled(data: bytes, line: Position | None = None) -> Any:
    return _Unpickler(io.BytesIO(data), line).load()


def line_of(given: tuple[Any, ...]) -> Position | None:
    """The position that is thought about."""
    return next((one for one in given if isinstance(one, Position)), None)


def rules_of(given: tuple[Any, ...]) -> Prepare | None:
    """The rules of that position."""
    line = line_of(given)
    return Prepare(line.game.name, dict(line.settings)) if line else None
