"""A lean load for the table server: many WebSockets in one process, with as little work of its own as possible.

Frames are written and read by hand (a zero mask leaves the text as it is), so that the client does not become what
is measured. A seat plays a random legal action whenever it gets some, at once or after a pause. With `lists` it
tells the server that it lists for itself, as the page does: it follows the game and draws an action by the rules.
"""

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from functools import partial

import msgspec

from ziggurat import Position, game
from ziggurat.kernel import Ints, generator


class _State(msgspec.Struct):
    version: int
    phase: str
    position: int
    turn: int
    legal: list[str] | None


class _Table(msgspec.Struct):
    state: _State
    game: str
    options: dict[str, str]
    you: list[int]
    line: list["_Action"]


class _Action(msgspec.Struct):
    token: str


class _Event(msgspec.Struct):
    id: str | None
    token: str = ""
    ply: int = 0


class _Message(msgspec.Struct):
    type: str
    state: _State | None = None
    table: _Table | None = None
    events: list[_Event] = []
    legal: list[str] | None = None
    position: int = 0


_decode = msgspec.json.Decoder(_Message).decode


@dataclass
class Load:
    """What is to be played, and what was seen."""

    port: int
    pause: float = 0.0  # mean seconds before an action
    lists: bool = False  # the seats list for themselves
    until: float = float("inf")  # no new action after this moment
    actions: int = 0
    waits: list[float] = field(default_factory=list)  # seconds from an action sent to its news
    unfinished: int = 0
    done: asyncio.Event = field(default_factory=asyncio.Event)
    welcomed: int = 0
    positions: dict[str, Position] = field(default_factory=dict)  # of tables whose seats list for themselves
    chance: Ints = field(default_factory=partial(generator, 1))


class Client(asyncio.Protocol):
    """One seat's socket."""

    def __init__(self, load: Load, table: str, key: str | None) -> None:
        self.load, self.table, self.key = load, table, key
        self.buffer = b""
        self.open = False
        self.sent: tuple[str, float] | None = None
        self.ready = asyncio.get_running_loop().create_future()
        self.state: _State | None = None
        self.seats: list[int] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(
            f"GET /api/tables/{self.table}/live HTTP/1.1\r\nHost: 127.0.0.1:{self.load.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def send(self, message: dict[str, object]) -> None:
        text = json.dumps(message).encode()
        head = bytes([0x81, 0x80 | len(text)]) if len(text) < 126 else b"\x81\xfe" + len(text).to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head:
                raise ConnectionError(head.decode())
            self.open, self.buffer = True, rest
            self.send({"type": "hello", "key": self.key, "lists": self.load.lists})
        while frame := self._frame():
            opcode, text = frame
            if opcode == 1:
                self._take(_decode(text))
            elif opcode == 9:
                self.transport.write(bytes([0x8A, 0x80 | len(text)]) + b"\0\0\0\0" + text)

    def _frame(self) -> tuple[int, bytes] | None:
        b = self.buffer
        if len(b) < 2:
            return None
        size, start = b[1], 2
        if size == 126:
            size, start = int.from_bytes(b[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(b[2:10], "big"), 10
        if len(b) < start + size:
            return None
        self.buffer = b[start + size :]
        return b[0] & 15, b[start : start + size]

    def _take(self, message: _Message) -> None:
        if message.table:
            self.load.welcomed += 1
            if self.load.lists:
                self._follow(message.table)
            self.ready.set_result(message.table.state)
            return
        if message.legal is not None and self.state and self.state.position == message.position:
            self.state.legal = message.legal
            self.react(self.state)
        if message.state is None:
            return
        self.state = message.state
        if self.load.lists:
            self._play(message.events)
        if self.sent and any(event.id == self.sent[0] for event in message.events):
            self.load.waits.append(time.perf_counter() - self.sent[1])
            self.sent = None
        self.react(message.state)

    def _follow(self, table: _Table) -> None:
        self.seats = table.you
        start = game(table.game).start(table.options)
        self.load.positions[self.table] = start.play(*(action.token for action in table.line))

    def _play(self, events: list[_Event]) -> None:
        """Both seats of a table see the same: the first that hears of an action plays it."""
        position = self.load.positions[self.table]
        for event in events:
            if event.ply == position.ply + 1:
                position = position.play(event.token)
        self.load.positions[self.table] = position

    def _draw(self) -> list[str]:
        """A legal action, where it is this seat's turn."""
        position = self.load.positions[self.table]
        if position.turn not in self.seats:
            return []
        return [position.token(position.sample(self.load.chance))]

    def react(self, state: _State) -> None:
        if self.load.lists and state.phase == "playing":
            state.legal = self._draw()
        if state.phase == "over" and self.key and state.legal is None and not self.sent:
            self._over()
        elif state.legal and not self.sent:
            if self.load.pause:
                delay = random.expovariate(1 / self.load.pause)
                asyncio.get_running_loop().call_later(delay, self._act, state)
            else:
                self._act(state)

    def _act(self, state: _State) -> None:
        if time.perf_counter() > self.load.until:
            return
        assert state.legal
        self.load.actions += 1
        self.sent = (str(state.position), time.perf_counter())
        token = random.choice(state.legal)
        self.send({"type": "act", "id": self.sent[0], "token": token, "position": state.position})

    def _over(self) -> None:
        self.key = None
        self.load.unfinished -= 1
        if self.load.unfinished == 0:
            self.load.done.set()


def _same(client: Client) -> Client:
    return client


async def connect(load: Load, places: list[tuple[str, str]]) -> list[Client]:
    """A socket for each place (table and key), welcomed."""
    loop = asyncio.get_running_loop()
    clients = [Client(load, table, key) for table, key in places]
    for start in range(0, len(clients), 100):
        some = clients[start : start + 100]
        await asyncio.gather(
            *(loop.create_connection(partial(_same, client), "127.0.0.1", load.port) for client in some)
        )
        await asyncio.gather(*(client.ready for client in some))
    return clients


async def play(load: Load, clients: list[Client], patience: float) -> None:
    """Lets all seats play to the end, or until the load's time is over."""
    load.unfinished = len(clients)
    for client in clients:
        client.react(client.ready.result())
    try:
        async with asyncio.timeout(patience):
            await load.done.wait()
    except TimeoutError:
        pass


def close(clients: list[Client]) -> None:
    for client in clients:
        client.transport.abort()
