"""The only module that touches the internals of uvicorn, websockets and httptools.

It adds to uvicorn what it lacks, behind a small interface:

- `HttpConnection` limits what a client sends, how long it takes, and how many connections it holds open. uvicorn
  and httptools accept headers of any size and wait for the end of a request for ever.
- `WebSocketConnection` has the fast path of `frames.py`, and reads only as fast as its messages are handled.
- `UvicornServer` has hooks for its start and end, and can listen at further addresses while it runs.

`tests/test_uvicorn_internals.py` fails when these internals change; `pyproject.toml` bounds the versions.
"""

import asyncio
import contextlib
import socket
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, cast
from urllib.parse import unquote

import httptools
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware, _TrustedHosts
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from ziggurat.core.refusals import Refusal
from ziggurat.server import errors
from ziggurat.server.cluster.forwarding import SECRET, Forwarding, Relay
from ziggurat.server.cluster.leases import Peer
from ziggurat.server.errors import ErrorKind, refuse
from ziggurat.server.http.app import Server, problem, requested_language
from ziggurat.server.limits.connections import Connections
from ziggurat.server.limits.rate_limits import Bucket, Refusals
from ziggurat.server.limits.security import HEADERS
from ziggurat.server.live.frames import (
    FAST_PATH,
    LONG,
    MASKED,
    TEXT_FRAME,
    FrameTracker,
    MessageQueue,
    framed,
)

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be built
    from websockets.utils import apply_mask

_MOST_QUEUED = 4  # messages that wait for their reader before the client has to wait
_CHUNK = 2048  # bytes of a WebSocket parsed in one turn of the event loop
_FRAMES_A_TURN = 64  # within them; a frame may be as small as six bytes
_CONTROLS_AT_ONCE, _CONTROLS_A_SECOND = 20, 5  # pings and pongs of one client; some send one every few seconds
_MOST_FRAMES = 64  # of one message: a client could send empty ones for ever
_MOST_OUTGOING = 16  # frames that wait for the next turn of the event loop
_POLICY = 1008
_PASSED_ON = b"x-forwarded-"  # what a proxy said of the client; another worker is told the outcome
_BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
_PIPELINED = 16  # requests that may wait behind the first; browsers and proxies send none
_WIRE = 2  # bytes on the wire for each byte of a body: chunks have sizes and line ends
_MOST_CHUNKS = 1024  # of a body, trailers included
_PIECE = 8 * 1024  # bytes of HTTP parsed in one turn of the event loop
_HANDED_BYTES = 128 * 1024  # of a request whose connection is handed over
_HOLD_SECONDS = 2.0  # before a connection of an address is read that floods the server with requests
_LINGERING = 64  # refused connections that may wait for their client to read why
_LINGER_SECONDS = 2.0
_LINGER_BYTES = 1024 * 1024
_UNREAD_BYTES = 128 * 1024  # that the system buffers for a client (Linux doubles it); by itself it takes 4 MB
_PARTING_SECONDS = 4.0  # to read the rest of a response when the server ends; after five uvicorn logs an error


def trusts(proxies: str) -> Callable[[str], bool]:
    """Returns a test whether an address is that of a proxy whose `X-Forwarded-For` uvicorn trusts."""
    return _TrustedHosts(proxies).__contains__


def configure(server: Server, connections: Connections, trusted_proxies: str) -> uvicorn.Config:
    """uvicorn's settings, with the connections of this module."""
    return uvicorn.Config(
        server,
        http=cast(Any, partial(HttpConnection, connections=connections, server=server)),
        ws=cast(Any, partial(WebSocketConnection, refusals=server.refusals)),
        ws_max_size=server.settings.limits.message,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=True,
        forwarded_allow_ips=trusted_proxies,
        server_header=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=5,
        limit_max_requests=None,
        backlog=4096,
    )


# ── The server ───────────────────────────────────────────────────────────────────────────────────────────
class UvicornServer(uvicorn.Server):
    """Calls `on_start` when it listens, and waits for `on_stop` before it closes its connections."""

    def __init__(
        self, config: uvicorn.Config, on_start: Callable[[], None], on_stop: Callable[[], Awaitable[None]]
    ) -> None:
        super().__init__(config)
        self._on_start, self._on_stop = on_start, on_stop
        self._taking: set[asyncio.Task[None]] = set()
        self.hands_over = False  # to other workers, which listen at the same address

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        self._on_start()

    async def shutdown(self, sockets: Any = None) -> None:
        for server in self.servers if self.hands_over else ():
            server.close()
        await self._on_stop()
        await super().shutdown(sockets)

    async def listen(self, listening: socket.socket, connections: Connections | None = None) -> "Listener":
        """Listens at one more socket; its connections may be counted apart."""
        config, state = self.config, self.lifespan.state
        counted = {"connections": connections} if connections else {}

        def protocol() -> Any:
            kind: Any = config.http_protocol_class
            return kind(config=config, server_state=self.server_state, app_state=state, **counted)

        loop = asyncio.get_running_loop()
        made = await loop.create_server(protocol, sock=listening, backlog=config.backlog)
        self.servers.append(made)
        return Listener(self, made, *listening.getsockname()[:2])

    def take_over(self, door: socket.socket) -> None:
        """Goes on with connections that other workers on this machine hand over."""
        loop = asyncio.get_running_loop()
        kind: Any = self.config.http_protocol_class

        async def take(connection: socket.socket, head: bytes) -> None:
            make = partial(kind, config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
            _, protocol = await loop.connect_accepted_socket(make, connection)
            protocol.data_received(head)

        def receive() -> None:
            with contextlib.suppress(BlockingIOError):
                while True:
                    head, files, _, _ = socket.recv_fds(door, _HANDED_BYTES, 1)
                    for file in files:
                        taking = loop.create_task(take(socket.socket(fileno=file), head))
                        self._taking.add(taking)
                        taking.add_done_callback(self._taking.discard)

        loop.add_reader(door, receive)


class Listener:
    """A further listening socket. Closing it also closes the connections that came in by it."""

    def __init__(self, server: UvicornServer, made: asyncio.Server, address: str, port: int) -> None:
        self._server, self._made, self._address = server, made, address
        self.url = f"http://{address}:{port}"

    def close(self) -> None:
        self._made.close()
        self._server.servers.remove(self._made)
        for connection in list(self._server.server_state.connections):
            name = connection.transport.get_extra_info("sockname")
            if name and name[0] == self._address:
                connection.shutdown()


# ── HTTP ─────────────────────────────────────────────────────────────────────────────────────────────────
class HttpConnection(HttpToolsProtocol):
    """A client's HTTP connection, until it ends or becomes a WebSocket."""

    def __init__(self, *args: Any, connections: Connections, server: Server, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._server = server
        self.group = ""  # the address group that it is counted under
        self._all = connections
        self._limits = connections.limits
        self._came = False  # whether the client has sent anything
        self._held: bytes | None = None  # what came from an address that has to wait
        self._reading = False  # a request has begun and is not complete
        self._in_head = False  # its headers are not complete
        self._bytes = 0  # of it, not counting the piece that it began in: the parser does not tell where
        self._chunks = 0  # of its body, and trailers
        self._unparsed = b""  # received, but waits for its turn
        self._turn: asyncio.Handle | None = None
        self._objection: ErrorKind | None = None  # found while the parser was at work
        self._refused = False
        self._running: RequestResponseCycle | None = None  # the request that is being answered
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        _bound_unread(transport)
        objection = self._all.enter(self, self._peer)
        if objection:
            self._refuse(objection)
            return
        self._set_deadline()
        if self.group and self._server.guard.is_flooding(self.group):
            self._held = b""
            self.loop.call_later(_HOLD_SECONDS, self._read_on)

    def _read_on(self) -> None:
        data, self._held = self._held, None
        if data and not self.transport.is_closing():
            self.transport.resume_reading()
            self.data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_parsing()
        self._forget()
        self._give_up()
        self._all.leave(self)
        super().connection_lost(exc)

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client else "?"

    # ── Receiving ────────────────────────────────────────────────────────────────────────────────────
    def data_received(self, data: bytes) -> None:
        if self._refused:
            self._discard(data)
            return
        self._came = True
        if self._held is not None:
            self._held += data
            self.transport.pause_reading()
            return
        self._unparsed += data
        if not self._turn:
            self._parse_received()

    def _parse_received(self) -> None:
        """Parses a piece of what was received; the rest waits for the next turn of the event loop."""
        if self._turn and not self.flow.read_paused:
            self.transport.resume_reading()
        self._turn = None
        piece, self._unparsed = self._unparsed[:_PIECE], self._unparsed[_PIECE:]
        self._parse(piece)
        if self._unparsed and not self.transport.is_closing():
            self.transport.pause_reading()
            self._turn = self.loop.call_soon(self._parse_received)

    def _parse(self, data: bytes) -> None:
        self._bytes += len(data)
        self._unset_keepalive_if_required()
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self._stop_parsing()
                self.handle_websocket_upgrade()
                return
        except httptools.HttpParserError:
            self._refuse(self._objection or errors.BAD_REQUEST)
            return
        if self._reading and self._in_head and self._bytes > self._limits.header_bytes:
            self._refuse(errors.HEADER_BYTES)
        elif self._reading and self._bytes > _WIRE * self._limits.body + self._limits.header_bytes:
            self._refuse(errors.BODY)
        elif self._reading or self.cycle is None or self.cycle.response_complete:
            self._set_deadline()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._reading = self._in_head = True
        self._bytes = self._chunks = 0

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self._in_head:
            self.on_chunk_header()  # a trailer: nobody reads it
            return
        if len(self.headers) >= self._limits.headers:
            self._object(errors.HEADERS)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > self._limits.header_bytes:
            self._object(errors.HEADER_BYTES)
        if len(self.pipeline) >= _PIPELINED:
            self._object(errors.PIPELINED)
        super().on_headers_complete()
        self._in_head = False

    def on_chunk_header(self) -> None:
        self._chunks += 1
        if self._chunks > _MOST_CHUNKS:
            self._object(errors.BAD_REQUEST)

    def on_message_complete(self) -> None:
        self._forget()
        super().on_message_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        running_is_last = self._running is self.cycle
        super().on_response_complete()
        if self._reading and not self._in_head and running_is_last and not self._refused:
            self._refused = True  # nobody reads the rest of its body
            self._forget()
            self._unset_keepalive_if_required()
            self._linger()
        elif not self._reading and not self.pipeline:
            self._all.idle(self, True)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._all.has_read(self)

    def handle_websocket_upgrade(self) -> None:
        self._forget()
        if not self.url.isascii():
            self._refuse(errors.BAD_REQUEST)
            return
        passed_on = any(name == SECRET for name, _ in self.headers)
        if self._server.forwarding and not passed_on:
            self.transport.pause_reading()
            self._routing = self.loop.create_task(self._pass_on(self._server.forwarding))
        else:
            self._upgrade()

    async def _pass_on(self, forwarding: Forwarding) -> None:
        """Opens a socket at the worker that owns its table: here, or there."""
        scope = await self._client_scope()
        peer = await forwarding.owner(scope)
        head = forwarding.head(scope, [one for one in self.headers if not one[0].startswith(_PASSED_ON)])
        file = self.transport.get_extra_info("socket").fileno()
        if self.transport.is_closing() or (peer and await forwarding.hand_over(peer, file, head)):
            self.transport.abort()  # only our end: the other worker has it
            return
        try:
            found = await forwarding.connection(scope, partial(self.loop.create_connection, asyncio.Protocol))
        except Refusal:
            self._refuse(errors.ELSEWHERE)
            return
        if self.transport.is_closing():
            if found:
                found[1][0].abort()
        elif found is None:
            self._upgrade()
            self.transport.resume_reading()
        else:
            self._relay(forwarding, head, found[0], found[1][0])

    async def _client_scope(self) -> Any:
        """The request as the application would see it, with the client behind a proxy that is trusted."""
        parsed = httptools.parse_url(self.url)
        scope = {**self.scope, "type": "websocket", "scheme": "ws", "raw_path": parsed.path}
        scope |= {"path": unquote(parsed.path.decode("ascii")), "query_string": parsed.query or b""}
        seen: list[Any] = []

        async def see(scope: Any, receive: Any, send: Any) -> None:
            seen.append(scope)

        middleware = ProxyHeadersMiddleware(see, trusted_hosts=self.config.forwarded_allow_ips or "")
        await middleware(cast(Any, scope), cast(Any, None), cast(Any, None))
        return seen[0]

    def _relay(self, forwarding: Forwarding, head: bytes, peer: Peer, upstream: asyncio.Transport) -> None:
        client = self.transport

        def cut() -> None:
            client.abort()
            upstream.abort()

        def lost() -> None:
            self.connections.discard(cast(Any, there))
            self._all.leave(self)
            forwarding.remove_link(peer, cut)

        there, back = Relay(upstream, lost), Relay(client, lost)
        there.transport, back.transport = client, upstream
        self.connections.discard(self)
        self.connections.add(cast(Any, there))
        forwarding.add_link(peer, cut)
        client.set_protocol(there)
        upstream.set_protocol(back)
        upstream.write(head)
        client.resume_reading()

    def _upgrade(self) -> None:
        super().handle_websocket_upgrade()
        websocket = self.transport.get_protocol()
        assert isinstance(websocket, WebSocketConnection)
        websocket.door = Door(self._all, self)
        self._all.idle(self, True)

    def _object(self, kind: ErrorKind) -> None:
        """Stops the parser, which reports it as an error of the request."""
        self._objection = kind
        raise ValueError(kind.code)

    def _forget(self) -> None:
        """Nothing more is expected of the client just now."""
        self._reading = False
        self._all.idle(self, False)
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None

    def _stop_parsing(self) -> None:
        self._unparsed = b""
        if self._turn:
            self._turn.cancel()
            self._turn = None

    # ── Deadlines ────────────────────────────────────────────────────────────────────────────────────
    def _set_deadline(self) -> None:
        if self._deadline is None and not self.transport.is_closing():
            self._deadline = self.loop.call_later(self._limits.request_seconds, self._too_slow)

    def _too_slow(self) -> None:
        self._deadline = None
        if self._came:
            self._refuse(errors.SLOW_REQUEST)
        else:
            self.cut("silent")  # browsers open connections that they may need

    def cut(self, reason: str) -> None:
        self._refused = True
        self._all.refusals.add(reason, self._peer)
        self.transport.abort()

    def shutdown(self) -> None:
        """uvicorn would wait for the rest of a body, which may never come."""
        if self._reading and not self._in_head:
            self._refuse(errors.CLOSING)
            self.transport.close()
        else:
            super().shutdown()
            self.loop.call_later(_PARTING_SECONDS, self._drop_unread)

    def _drop_unread(self) -> None:
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    # ── Refusing ─────────────────────────────────────────────────────────────────────────────────────
    def _refuse(self, kind: ErrorKind) -> None:
        """Sends the reason, unless an earlier response on this connection is still due, and closes."""
        self._all.refusals.add(kind.code, self._peer)
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
            self.transport.write(self._response(kind))
        self._linger()

    def _give_up(self) -> None:
        """Ends the running request without a response. uvicorn itself ends only the last of several requests."""
        self.pipeline.clear()
        if self._running and not self._running.response_complete:
            self._running.disconnected = True
            self._running.message_event.set()

    def _response(self, kind: ErrorKind) -> bytes:
        refusal = refuse(kind, most=self._limits.body) if kind is errors.BODY else refuse(kind)
        response = problem(refusal, requested_language(self.headers or []))
        headers = [*response.raw_headers, *HEADERS, (b"connection", b"close")]
        return b"".join(
            [
                STATUS_LINE[kind.status],
                *(name + b": " + value + b"\r\n" for name, value in headers),
                b"\r\n",
                response.body,
            ]
        )

    def _linger(self) -> None:
        """Closes after the client has read the response: closing with unread bytes would reset the connection."""
        self._stop_parsing()
        self._all.idle(self, True)
        if self._all.lingering >= _LINGERING or self.transport.is_closing() or not self.transport.can_write_eof():
            self.transport.close()
            return
        self.transport.resume_reading()
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


def _bound_unread(transport: asyncio.Transport) -> None:
    """Bounds what the system buffers for a client that does not read, on this connection or as a WebSocket."""
    with contextlib.suppress(OSError):  # the client may be gone already
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _UNREAD_BYTES)


# ── WebSockets ───────────────────────────────────────────────────────────────────────────────────────────
@dataclass(frozen=True)
class Door:
    """The connection that a WebSocket came by, as it is counted."""

    all: Connections
    connection: HttpConnection

    def give_way(self, gives: bool) -> None:
        self.all.idle(self.connection, gives)


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A client's WebSocket. No compression: a frame holds the text as it is.

    Incoming data is read only as fast as it is handled: a client that sends and does not read fills its own
    buffers, not the server's. A little is parsed in each turn of the event loop: nobody's bytes hold up others.
    """

    def __init__(self, *args: Any, refusals: Refusals, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.door: Door | None = None
        self._spoke = False  # its client, after the handshake
        self._refusals = refusals
        self._unparsed = b""  # received, but waits until earlier messages are handled
        self._turn: asyncio.Handle | None = None  # in which the rest will be parsed
        self._controls = Bucket(_CONTROLS_AT_ONCE, _CONTROLS_A_SECOND)
        self.queue: MessageQueue = MessageQueue(self.loop)  # type: ignore[assignment]
        self.on_text: Callable[[bytes], bool] | None = None  # returns whether it takes the message
        self._frames_in = FrameTracker()
        self._outgoing: list[bytes] = []  # frames that go out together at the next turn of the event loop

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][FAST_PATH] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        if (
            self.on_text
            and self.queue.awaited
            and self._frames_in.between
            and not self._unparsed
            and self.conn.state is State.OPEN
        ):
            text = whole_text(data, self.config.ws_max_size)
            if text is not None and self.on_text(text):
                return
        if not self.handshake_initiated:
            super().data_received(data)
            self._check_handshake()
        else:
            self._spoke = True
            self._unparsed += data
            self._parse_received()

    def _check_handshake(self) -> None:
        """websockets may reject a request that httptools accepted; uvicorn would not respond to the client."""
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._refusals.add(errors.BAD_REQUEST.code, self._peer)
            self.transport.write(b"".join(self.conn.data_to_send()) or _BAD_REQUEST)
            self.transport.close()

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client else "?"

    # ── By ASGI ──────────────────────────────────────────────────────────────────────────────────────
    def _parse_received(self) -> None:
        """Parses some of what was received; the rest has to wait for its turn, or for the reader."""
        if self._turn or self.read_paused or self.transport.is_closing():
            return
        size = self._frames_in.follow(self._unparsed[:_CHUNK], _FRAMES_A_TURN)
        chunk, self._unparsed = self._unparsed[:size], self._unparsed[size:]
        super().data_received(chunk)
        if self._unparsed and not self.transport.is_closing():
            self.transport.pause_reading()
            self._parse_later()

    def _parse_later(self) -> None:
        if not self._turn:
            self._turn = self.loop.call_soon(self._take_turn)

    def _take_turn(self) -> None:
        self._turn = None
        if self._unparsed:
            self._parse_received()
        if not (self._unparsed or self.read_paused or self.transport.is_closing()):
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._parse_later()
        return message

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count_control()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.door:
            self.door.all.has_read(self.door.connection)

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count_control()

    def _count_control(self) -> None:
        if not self._controls.take():
            self._fail("control-frames", "too many control frames")

    def _fail(self, reason: str, why: str) -> None:
        if self.close_sent:
            self.transport.close()
        elif not self.transport.is_closing():
            self._refusals.add(reason, self._peer)
            self.conn.fail(_POLICY, why)
            self.handle_parser_exception()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < _MOST_FRAMES:
            super().handle_cont(event)
        else:
            self._fail("pieces", "too many pieces")

    def send_receive_event_to_app(self) -> None:
        """Queues a message of several frames, or one that has to wait. Its reader checks that it is UTF-8."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # ── Closing ──────────────────────────────────────────────────────────────────────────────────────
    def keepalive_timeout(self) -> None:
        """The client is gone or does not read: the unsent data is dropped."""
        if not self.disconnected:
            self._refusals.add("no-pong", self._peer)
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unparsed = b""
        super().connection_lost(exc)
        if self.door:
            self.door.all.leave(self.door.connection)

    def count_under(self, address: str) -> ErrorKind | None:
        return self.door.all.move(self.door.connection, address) if self.door else None

    def keep(self) -> None:
        if self.door and not self.close_sent:
            self.door.give_way(False)

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._begin_to_close()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._begin_to_close()

    def _begin_to_close(self) -> None:
        """Gives way from now on. A client that has not even said hello is not waited for."""
        if self.door and not self.disconnected:
            self.door.give_way(True)
        if not self._spoke:
            self.transport.close()

    # ── The fast path ────────────────────────────────────────────────────────────────────────────────
    def handle_text(self, event: Frame) -> None:
        if event.fin and self.queue.qsize() < _MOST_QUEUED and not (self.read_paused or self.close_sent):
            self.queue.put_nowait({"type": "websocket.receive", "bytes": bytes(event.data)})
        else:
            super().handle_text(event)

    def send_text(self, text: bytes) -> bool:
        """Sends a text if the connection is free; returns whether it is.

        It goes out at the next turn of the event loop: the news of many tables arrive together from the disk, and
        encoding all of them before sending all of them takes a tenth less time than alternating.
        """
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        if not self._outgoing:
            self.loop.call_soon(self._flush)
        elif len(self._outgoing) >= _MOST_OUTGOING:
            return False
        self._outgoing.append(framed(text))
        return True

    def _flush(self) -> None:
        outgoing, self._outgoing = self._outgoing, []
        if outgoing and not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(b"".join(outgoing))

    async def send(self, message: Any) -> None:
        self._flush()  # nothing overtakes earlier texts
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # it is declined; uvicorn would log an unfinished handshake
        if self.close_sent:
            self._begin_to_close()


def whole_text(data: bytes, most: int) -> bytes | None:
    """The text of a message, if `data` is exactly one masked frame with a whole message."""
    if len(data) < 8 or data[0] != TEXT_FRAME or not data[1] & MASKED:
        return None
    size, begin = data[1] & ~MASKED, 6
    if size == LONG:
        size, begin = data[2] << 8 | data[3], 8
    if len(data) != begin + size or size > most:
        return None
    return apply_mask(data[begin:], data[begin - 4 : begin])
