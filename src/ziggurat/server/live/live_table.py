"""A table in memory with its sockets: who is present, and the messages that are sent to them."""

import asyncio
import math
import time
from collections import deque
from collections.abc import Callable, Coroutine, Iterable, Sequence, Set
from typing import Any, Protocol, cast

import msgspec

from ziggurat.core.position import Position
from ziggurat.server import errors
from ziggurat.server import protocol as p
from ziggurat.server.errors import ErrorKind, refuse
from ziggurat.server.limits import keys
from ziggurat.server.limits.rate_limits import Bucket, KeyRate
from ziggurat.server.live import serializers
from ziggurat.server.live.frames import FastPath
from ziggurat.server.settings import Limits, Settings
from ziggurat.server.tables.commands import Context
from ziggurat.server.tables.table import StoredEvent, Table

Send = Callable[[dict[str, Any]], Coroutine[Any, Any, None]]
_encode: Callable[[p.ServerMessage], bytes] = msgspec.json.Encoder().encode
_encode_event: Callable[[p.AnyEvent], bytes] = msgspec.json.Encoder().encode
TRY_LATER = 1013
MOVEMENTS_A_SECOND = 10  # of the bars in a hand or in a fall, at one table
NO_THREAD_NEEDED = 50  # events are encoded so quickly that they need no thread


class Socket:
    """One client's socket. What cannot be sent at once waits in a bounded queue; a slow client is dropped.

    Only a connection with a fast path can send at once; otherwise a task sends, and ASGI's `send` sets the pace.
    """

    __slots__ = (
        "_bytes",
        "_most",
        "_most_bytes",
        "_send",
        "_send_now",
        "_sender",
        "address",
        "closing",
        "dropped",
        "key",
        "language",
        "lists",
        "live",
        "may_speak",
        "pending",
        "waiting",
    )

    def __init__(self, limits: Limits, send: Send, fast_path: FastPath | None = None) -> None:
        self.key: int | None = None
        self.live: LiveTable | None = None  # the table that it is at
        self.may_speak: Callable[[], bool]  # takes one message of its key or address; known from the hello on
        self.address = ""  # the client's
        self.language = "en"
        self.lists = False  # the client lists the legal actions itself
        self.waiting: deque[bytes] = deque()
        self.closing: int | None = None  # the code to close with, once all is sent
        self.dropped = False  # because it read too slowly
        self.pending = False  # a command that came by the fast path is under way
        self._send = send
        self._send_now = fast_path.send_text if fast_path else None
        self._sender: asyncio.Task[None] | None = None  # at work only while something waits
        self._most, self._most_bytes = limits.queue, limits.queue_bytes
        self._bytes = 0  # of what waits

    def put(self, message: bytes) -> None:
        if self.closing is not None:
            return
        if self._sender is None and self._send_now is not None and self._send_now(message):
            return
        self._bytes += len(message)
        if len(self.waiting) >= self._most or (self.waiting and self._bytes > self._most_bytes):
            self.waiting.clear()
            self._bytes = 0
            self.dropped = True
            self.close(TRY_LATER)
            return
        self.waiting.append(message)
        self._start_sending()

    def send(self, message: p.ServerMessage) -> None:
        self.put(_encode(message))

    def close(self, code: int) -> None:
        """Closes the socket once what waits is sent."""
        if self.closing is None:
            self.closing = code
            self._start_sending()

    def dismiss(self, kind: ErrorKind) -> None:
        """Takes the client's leave, and says why."""
        refusal = refuse(kind)
        self.send(serializers.goodbye(refusal, self.language))
        self.close(errors.close_code(refusal))
        if self.live:
            self.live.leave(self)

    async def end(self) -> None:
        """The connection is gone; nothing more is sent."""
        self.closing = self.closing or 1000
        if self._sender:
            self._sender.cancel()
            await asyncio.gather(self._sender, return_exceptions=True)

    async def sent(self) -> None:
        """Waits until all that waits is sent."""
        if self._sender:
            await asyncio.gather(self._sender, return_exceptions=True)

    def _start_sending(self) -> None:
        if self._sender is None:
            self._sender = asyncio.create_task(self._send_waiting())

    async def _send_waiting(self) -> None:
        """Sends what waits, in order, at the client's pace; then closes if `close` was called."""
        try:
            while self.waiting:
                message = self.waiting.popleft()
                self._bytes -= len(message)
                await self._send(_frame(message))
            if self.closing is not None:
                await self._send({"type": "websocket.close", "code": self.closing})
        except (OSError, RuntimeError):
            self.closing = self.closing or 1006
        finally:
            self._sender = None


def _frame(message: bytes) -> dict[str, Any]:
    return {"type": "websocket.send", "text": message.decode()}


def _within(seconds: float, times: dict[int, float]) -> frozenset[int]:
    now = time.monotonic()
    return frozenset(key for key, at in times.items() if now - at < seconds)


def _page(stored: Sequence[StoredEvent], most_bytes: int) -> list[p.AnyEvent]:
    """As many of these events as fit into one message; one at least. Each is encoded once: it never changes."""
    events: list[msgspec.Raw] = []
    size = 0
    for one in stored:
        if one.encoded is None:
            one.encoded = _encode_event(serializers.event_info(one))
        size += len(one.encoded)
        if events and size > most_bytes:
            break
        events.append(msgspec.Raw(one.encoded))
    return cast(list[p.AnyEvent], events)  # encoded they are the same


def _takes_long(stored: StoredEvent) -> bool:
    """Whether an event is still to be encoded, with steps between positions of which a view takes long."""
    return stored.encoded is None and stored.after is not None and not stored.after.shows_at_once


class Registry(Protocol):
    """What a table needs of the registry."""

    settings: Settings

    def now(self, live: "LiveTable | None" = None) -> int: ...

    def list_legal(self, live: "LiveTable") -> None: ...


class LiveTable:
    """A table and who is there. Only `table_changes.py` changes it, one change at a time."""

    def __init__(
        self, table: Table, hashes: dict[int, bytes], seen: dict[int, int] | None = None, ahead: int = 0
    ) -> None:
        self.table = table
        self.hashes = hashes
        self.seen = seen or {}  # when the person of each key was last there, to the hour
        self.epoch = 0  # of our lease, where workers share the tables
        self.ahead = ahead  # by how much the table's time is ahead of the server's: it never runs backwards
        self.gone = False  # deleted: nothing may be written to it any more
        self.unloaded = False  # it differed from its log: another one is read in its place
        self.changing = False  # a change is being written
        self.changes_waiting: deque[tuple[Any, Any]] = deque()  # those that come after it (`TableChanges`)
        self.sockets: dict[Socket, None] = {}  # the oldest first
        self.present: frozenset[int] = frozenset()  # the keys with an open socket
        self.watchers = 0
        self.used = time.monotonic()
        self.payer = ""  # the address that made the table or last gave a command: what bots do is stored for it
        self.visitor = ""  # the address that last asked for the table
        self.visited = -math.inf  # when that was, if the visitor has not left since
        self.thought_alone = 0.0  # seconds, by bots since somebody was there
        self.thinking: asyncio.Task[None] | None = None
        self.listing: asyncio.Task[None] | None = None  # lists the legal actions of the position `listed`
        self.listed: Position | None = None
        self.timer: asyncio.TimerHandle | None = None
        self._rates: dict[int, KeyRate] = {}
        self.movements = Bucket(1, MOVEMENTS_A_SECOND)
        self.listed_phase = ""  # as in the list of tables
        self.listed_touched = 0
        self._gone: dict[int, float] = {}  # when a key's last socket closed
        self._asked: dict[int, float] = {}  # when a key last asked for something over HTTP
        self._presence: asyncio.TimerHandle | None = None

    # ── Who is there ─────────────────────────────────────────────────────────────────────────────────
    def key_of(self, secret: str | None) -> int | None:
        return keys.holder(secret, self.hashes) if secret else None

    def rate(self, key: int, limits: Limits) -> KeyRate:
        """How fast a key may send, however many sockets it has."""
        if key not in self._rates:
            self._rates[key] = KeyRate(limits.messages_at_once, limits.messages_a_second)
        return self._rates[key]

    def there(self, seconds: float) -> frozenset[int]:
        """The keys that are connected, or play over HTTP: they asked for something within the last seconds."""
        return self.present | _within(seconds, self._asked)

    def around(self, seconds: float) -> frozenset[int]:
        """The keys that are there, or were within the last seconds."""
        return self.there(seconds) | _within(seconds, self._gone)

    def hear(self, key: int) -> None:
        """A person asks for something over HTTP."""
        self._asked[key] = time.monotonic()

    @property
    def current(self) -> bool:
        """Whether this is the table of that id: not deleted, not unloaded."""
        return not (self.gone or self.unloaded)

    def must_be_current(self) -> None:
        if self.gone:
            raise refuse(errors.NO_TABLE)
        if self.unloaded:
            raise refuse(errors.UNSURE)  # an earlier sending of the same command may have been stored

    def context(self, now: int, absent_seconds: float, away: Callable[[], Set[int]]) -> Context:
        """`away`: the keys of people who have not been there for long."""
        return Context(
            table=self.table,
            now=now,
            present=self.there(absent_seconds),
            around=lambda: self.around(absent_seconds),
            away=away,
        )

    def away(self, since: int) -> frozenset[int]:
        """The keys of people at the table who have not been seen since then."""
        created = self.table.created
        return frozenset(key for key in self.table.people() if max(self.seen.get(key, 0), created) < since)

    def attended(self, seconds: float) -> bool:
        """Whether somebody is there, seated or watching: a socket is open, or there was a request just now."""
        return bool(self.sockets) or time.monotonic() - self.visited < seconds

    def visit(self, address: str) -> None:
        self.visitor = address
        self.visited = time.monotonic()
        self.thought_alone = 0.0

    @property
    def addresses(self) -> set[str]:
        """The addresses that wait when a bot thinks here."""
        return {socket.address for socket in self.sockets} or {self.visitor}

    def enter(self, socket: Socket) -> None:
        self.sockets[socket] = None
        socket.live = self
        self._update_presence()

    def leave(self, socket: Socket) -> None:
        if socket not in self.sockets:
            return  # it gave way before
        del self.sockets[socket]
        self.used = time.monotonic()
        if not self.sockets:
            self.visited = -math.inf  # the last has left, and was seen to
        self._update_presence()
        if socket.key is not None and socket.key not in self.present:
            self._gone[socket.key] = time.monotonic()
            self._asked.pop(socket.key, None)  # the page has left, and with it all that asks

    def _update_presence(self) -> None:
        """Somebody came or went. The message goes out a moment later, one for all who come and go together."""
        self.present = frozenset(socket.key for socket in self.sockets if socket.key is not None)
        self.watchers = sum(socket.key is None for socket in self.sockets)
        if self._presence is None:
            self._presence = asyncio.get_running_loop().call_later(0.2, self._send_presence)

    def _send_presence(self) -> None:
        self._presence = None
        here = self.present
        seats = [seat.number for seat in self.table.seats if seat.kind == "bot" or seat.key in here]
        self.broadcast(p.Presence(seats, self.watchers))

    # ── Sending ──────────────────────────────────────────────────────────────────────────────────────
    def snapshot(self, now: int) -> serializers.Snapshot:
        return serializers.Snapshot(self.table, self.present, self.watchers, now)

    async def events_since(
        self, version: int, key: int | None, language: str, registry: "Registry", lists: bool = True
    ) -> p.EventPage:
        """What happened after a version: a page of it, if it is long."""
        limits = registry.settings.limits
        version = min(version, self.table.version)
        stored = self.table.events[version : version + max(1, limits.page_events)]
        if len(stored) > NO_THREAD_NEEDED or sum(map(_takes_long, stored)) > 1:
            events = await asyncio.to_thread(_page, stored, limits.page_bytes)
        else:
            events = _page(stored, limits.page_bytes)
        state = self.snapshot(registry.now(self)).state(lists and self.table.may_act(key), language)
        last = version + len(events)
        if last == self.table.version:
            return p.EventPage(events, state)
        # Clients go by the version: with that of the last event, clients that do not know of pages ask again, too.
        return p.EventPage(events, msgspec.structs.replace(state, version=last), more=True)

    async def send_events_since(self, socket: Socket, version: int, registry: "Registry") -> None:
        events_since = await self.events_since(version, socket.key, socket.language, registry, not socket.lists)
        socket.send(p.News(events_since.events, events_since.state, events_since.more))
        registry.list_legal(self)

    def send_state(self, socket: Socket, registry: "Registry") -> None:
        state = self.snapshot(registry.now(self)).state(self.is_shown_list(socket), socket.language)
        socket.send(p.News([], state))
        registry.list_legal(self)

    def send_news(self, stored: Iterable[StoredEvent], now: int) -> None:
        """Sends the same to everybody, except for the language and the legal actions of the seat to act."""
        if not self.sockets:
            return
        events = [serializers.event_info(one) for one in stored]
        snapshot = self.snapshot(now)
        made: dict[tuple[bool, str], bytes] = {}
        for socket in self.sockets:
            variant = (self.is_shown_list(socket), socket.language)
            message = made.get(variant)
            if message is None:
                message = made[variant] = _encode(p.News(events, snapshot.state(*variant)))
            socket.put(message)

    # ── Legal actions ────────────────────────────────────────────────────────────────────────────────
    def is_shown_list(self, socket: Socket) -> bool:
        """Whether this client is shown the legal actions: its person is to act, and it does not list itself."""
        return self.table.may_act(socket.key) and not socket.lists

    def awaits_list(self) -> bool:
        """Whether somebody waits for legal actions that no state could tell at once."""
        return any(map(self.is_shown_list, self.sockets)) and not self.table.position.lists_at_once

    def send_to_actor(self, message: Callable[[str], p.ServerMessage]) -> None:
        """Sends those who are shown the legal actions a message in their language."""
        for socket in filter(self.is_shown_list, self.sockets):
            socket.send(message(socket.language))

    def show(self, message: p.Hand | p.Fall, sender: Socket) -> None:
        """Sends what is worth nothing later: to everybody else who has read all that was sent before."""
        encoded = _encode(message)
        for socket in self.sockets:
            if socket is not sender and not socket.waiting:
                socket.put(encoded)

    def broadcast(self, message: p.ServerMessage) -> None:
        encoded = _encode(message)
        for socket in self.sockets:
            socket.put(encoded)

    def is_idle(self) -> bool:
        """Whether the table can be unloaded: no socket, no bot, no change and no clock is active."""
        running = self.table.clock is not None and self.table.clock.running is not None
        return not (self.sockets or self.thinking or self.listing or self.changing or running)
