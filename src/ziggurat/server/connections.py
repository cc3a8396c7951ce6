"""HTTP connections: uvicorn's, with limits on what a client sends, how long it takes, and how many it holds open.

uvicorn and httptools accept headers of any size, wait for the end of a request for ever, and keep a connection
whose client does not read. `Connections` counts all connections, WebSockets too, in all and by address;
`Connection` is one of them. Only this module and `line.py` depend on uvicorn's internals.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import httptools
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from ziggurat.messages import Message
from ziggurat.server.addresses import address_group
from ziggurat.server.app import problem, wished_language
from ziggurat.server.limits import Refusals
from ziggurat.server.line import Line
from ziggurat.server.security import HEADERS
from ziggurat.server.settings import Limits

_PIPELINED = 16  # requests that may wait behind the first; browsers and proxies send none
_WIRE = 8  # bytes on the wire for each byte of a body: chunks may be tiny, and each has a size and line ends
_LINGERING = 64  # refused connections that may wait for their client to read why
_LINGER_SECONDS = 2.0
_LINGER_BYTES = 1024 * 1024
_A_MOMENT = 0.1  # seconds between two looks, at least
_AT_ONCE = 500  # connections looked at before others have their turn
_MESSAGES = {
    "bad-request": "server-bad-request",
    "header-bytes": "server-headers-too-large",
    "headers": "server-headers-too-large",
    "body": "server-too-large",
    "slow-request": "server-too-slow",
    "pipelined": "server-too-many-requests",
    "connections": "server-too-many-sockets",
    "connections-an-address": "server-too-many-sockets",
}


def trusted(proxies: str) -> Callable[[str], bool]:
    """Whether an address is that of a proxy whose `X-Forwarded-For` uvicorn believes."""
    return _TrustedHosts(proxies).__contains__


class Connections:
    """All open connections, and who is turned away."""

    def __init__(self, limits: Limits, most: int, refusals: Refusals, trusts: Callable[[str], bool]) -> None:
        self.limits = limits
        self.refusals = refusals
        self.most = min(limits.connections, most)
        # However few there can be in all, nobody takes more than half.
        self.an_address = min(limits.connections_an_address, max(1, self.most // 2))
        self.lingering = 0
        self._trusts = trusts
        self._unread: dict[asyncio.Transport, int] = {}  # bytes that wait for each client, at the last look
        self._by_group: Counter[str] = Counter()
        self._idle: dict[Connection, None] = {}  # without a complete request, the oldest first

    def __len__(self) -> int:
        return len(self._unread)

    def enter(self, connection: "Connection", peer: str) -> tuple[int, str] | None:
        """Counts a new connection, or says why it is refused. A trusted proxy's are those of many people."""
        group = "" if self._trusts(peer) else address_group(peer)
        if group and self._by_group[group] >= self.an_address:
            return 429, "connections-an-address"
        if len(self) >= self.most and not self._make_room():
            return 503, "connections"
        connection.group = group
        self._by_group[group] += 1
        self._unread[connection.transport] = 0
        self._idle[connection] = None
        return None

    def leave(self, transport: asyncio.Transport, group: str) -> None:
        if self._unread.pop(transport, None) is None:
            return
        self._by_group[group] -= 1
        if not self._by_group[group]:
            del self._by_group[group]

    def idle(self, connection: "Connection", idle: bool) -> None:
        """Whether the connection waits for its client: for the rest of a request, or for the next one."""
        if not idle:
            self._idle.pop(connection, None)
        elif connection.transport in self._unread:
            self._idle[connection] = None

    def _make_room(self) -> bool:
        """Cuts the connection that has waited longest for its client: unfinished requests lock nobody out."""
        if not self._idle:
            return False
        oldest = next(iter(self._idle))
        del self._idle[oldest]
        self.leave(oldest.transport, oldest.group)
        oldest.cut("crowded-out")
        return True

    async def watch(self) -> None:
        """Cuts connections whose clients have stopped reading. A transport that closes waits for them for ever."""
        while True:
            await asyncio.sleep(max(_A_MOMENT, self.limits.unread_seconds))
            for number, (transport, before) in enumerate(list(self._unread.items())):
                if number % _AT_ONCE == 0:
                    await asyncio.sleep(0)
                if transport not in self._unread:
                    continue
                self._unread[transport] = now = transport.get_write_buffer_size()
                if before and now >= before:
                    peer = transport.get_extra_info("peername")
                    self.refusals.add("unread", str(peer[0]) if peer else "?")
                    transport.abort()


class Connection(HttpToolsProtocol):
    """A client's HTTP connection, until it ends or becomes a WebSocket."""

    def __init__(self, *args: Any, connections: Connections, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.group = ""  # what it is counted under
        self._all = connections
        self._limits = connections.limits
        self._came = False  # whether the client has sent anything
        self._reading = False  # a request has begun and is not complete
        self._in_head = False  # its headers are not complete
        self._bytes = 0  # of it, after the piece that it began in: the parser does not tell where
        self._objection: tuple[int, str] | None = None  # found while the parser was at work
        self._refused = False
        self._running: RequestResponseCycle | None = None  # the request that is being answered
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        objection = self._all.enter(self, self._peer)
        if objection:
            self._refuse(*objection)
        else:
            self._set_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        self._give_up()
        self._all.leave(self.transport, self.group)
        super().connection_lost(exc)

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client else "?"

    # ── What comes ───────────────────────────────────────────────────────────────────────────────────
    def data_received(self, data: bytes) -> None:
        if self._refused:
            self._discard(data)
            return
        self._came = True
        self._bytes += len(data)
        self._unset_keepalive_if_required()
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
                return
        except httptools.HttpParserError:
            self._refuse(*(self._objection or (400, "bad-request")))
            return
        if self._reading and self._in_head and self._bytes > self._limits.header_bytes:
            self._refuse(431, "header-bytes")
        elif self._reading and self._bytes > _WIRE * self._limits.body + self._limits.header_bytes:
            self._refuse(413, "body")
        elif self._reading or self.cycle is None or self.cycle.response_complete:
            self._set_deadline()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._reading = self._in_head = True
        self._bytes = 0

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self._in_head:
            return  # a trailer: nobody reads it
        if len(self.headers) >= self._limits.headers:
            self._object(431, "headers")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > self._limits.header_bytes:
            self._object(431, "header-bytes")
        if len(self.pipeline) >= _PIPELINED:
            self._object(429, "pipelined")
        super().on_headers_complete()
        self._in_head = False

    def on_message_complete(self) -> None:
        self._forget()
        super().on_message_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self._reading and not self.pipeline:
            self._all.idle(self, True)

    def handle_websocket_upgrade(self) -> None:
        self._forget()
        if not self.url.isascii():
            self._refuse(400, "bad-request")
            return
        super().handle_websocket_upgrade()
        line = self.transport.get_protocol()
        assert isinstance(line, Line)
        line.when_lost = lambda: self._all.leave(self.transport, self.group)

    def _object(self, status: int, reason: str) -> None:
        """Stops the parser, which reports it as an error of the request."""
        self._objection = (status, reason)
        raise ValueError(reason)

    def _forget(self) -> None:
        """Nothing more is expected of the client just now."""
        self._reading = False
        self._all.idle(self, False)
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None

    # ── What does not come ───────────────────────────────────────────────────────────────────────────
    def _set_deadline(self) -> None:
        if self._deadline is None and not self.transport.is_closing():
            self._deadline = self.loop.call_later(self._limits.request_seconds, self._too_slow)

    def _too_slow(self) -> None:
        self._deadline = None
        if self._came:
            self._refuse(408, "slow-request")
        else:
            self.cut("silent")  # browsers open connections that they may need

    def cut(self, reason: str) -> None:
        self._refused = True
        self._all.refusals.add(reason, self._peer)
        self.transport.abort()

    # ── Refusing ─────────────────────────────────────────────────────────────────────────────────────
    def _refuse(self, status: int, reason: str) -> None:
        """Says why, unless an earlier response on this connection is still to come, and closes."""
        self._all.refusals.add(reason, self._peer)
        self._refused = True
        running = self._running
        if self._reading and not self._in_head and running is self.cycle:  # it is this request's own
            free = not running.response_started
        else:
            free = running is None or running.response_complete
        self._forget()
        self._unset_keepalive_if_required()
        self._give_up()
        if free:
            self.transport.write(self._response(status, _MESSAGES[reason]))
        self._linger()

    def _give_up(self) -> None:
        """No response follows. uvicorn itself thinks only of the last of several requests."""
        self.pipeline.clear()
        if self._running and not self._running.response_complete:
            self._running.disconnected = True
            self._running.message_event.set()

    def _response(self, status: int, message: str) -> bytes:
        reason = Message(message, args={"most": self._limits.body} if status == 413 else {})
        told = problem(status, reason, wished_language(self.headers or []))
        headers = [*told.raw_headers, *HEADERS, (b"connection", b"close")]
        return b"".join(
            [STATUS_LINE[status], *(name + b": " + value + b"\r\n" for name, value in headers), b"\r\n", told.body]
        )

    def _linger(self) -> None:
        """Closes once the response was read: closing with bytes unread resets the connection, response and all."""
        if self._all.lingering >= _LINGERING or self.transport.is_closing() or not self.transport.can_write_eof():
            self.transport.close()
            return
        self._all.lingering += 1
        self.transport.write_eof()
        self.loop.call_later(_LINGER_SECONDS, self._end_lingering)

    def _discard(self, data: bytes) -> None:
        self._bytes += len(data)
        if self._bytes > _LINGER_BYTES:
            self.transport.abort()

    def _end_lingering(self) -> None:
        self._all.lingering -= 1
        self.transport.abort()
