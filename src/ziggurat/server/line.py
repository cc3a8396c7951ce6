"""The WebSocket under a socket: uvicorn's, with a short way for what comes and goes a thousand times a second.

A message that comes whole and alone is offered, as it is, to who listens (`hear`); a text that can go out at once
is framed here (`tell`). Whatever else there is (greetings, pings, closing, messages in pieces, a client that is
slow, hasty or gone) goes the usual way, by uvicorn and ASGI's `receive` and `send`.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from ziggurat.server.limits import Refusals

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be built
    from websockets.utils import apply_mask

SHORT_WAY = "ziggurat.line"  # the name of this extension of ASGI
_TEXT = 0x81  # a whole text in one frame (RFC 6455, 5.2)
_MASKED, _LONG, _LONGER = 0x80, 126, 127
_A_FEW = 4
_PIECE = 2048  # bytes read between two looks at whether the client is to wait; a frame may be as small as six
_PIECES = 64  # of one message: a client may send empty ones for ever
_TOLD = 16  # frames that wait for the loop to come round
_POLICY = 1008
_BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Inbox:
    """What came in and was not read yet: of `asyncio.Queue` the little that a line with one reader needs."""

    __slots__ = ("_came", "_loop", "_reader")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._came: deque[Any] = deque()
        self._loop = loop
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._came.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._came:
            self._reader = self._loop.create_future()
            await self._reader
        return self._came.popleft()

    def qsize(self) -> int:
        return len(self._came)

    def empty(self) -> bool:
        return not self._came

    @property
    def awaited(self) -> bool:
        """Whether all that came was read, and dealt with: the reader waits for more."""
        return self._reader is not None and not self._reader.done()


class Borders:
    """Follows where frames begin and end in what comes in."""

    __slots__ = ("_head", "_left")

    def __init__(self) -> None:
        self._head = b""  # of a frame, too little of it to tell its size
        self._left = 0  # bytes of a frame still to come

    @property
    def between(self) -> bool:
        """Whether the next byte begins a frame."""
        return not (self._left or self._head)

    def follow(self, data: bytes) -> None:
        data = self._head + data
        at, self._head = 0, b""
        while at < len(data):
            size = self._left or frame_size(data[at : at + 14])
            if size is None:
                self._head = data[at:]
                return
            here = min(size, len(data) - at)
            at, self._left = at + here, size - here


class Line(WebSocketsSansIOProtocol):
    """A client's WebSocket. No compression: a frame holds the text as it is.

    What comes is read only as fast as it is dealt with, and as the client reads the answers, pongs included: a
    client that sends and does not read fills its own buffers, not the server's.
    """

    def __init__(self, *args: Any, refusals: Refusals, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.when_lost: Callable[[], None] | None = None
        self._refusals = refusals
        self._unheard = b""  # came, and waits until what came before is dealt with
        self._unread = False  # the client does not read its pongs
        self.queue: Inbox = Inbox(self.loop)  # type: ignore[assignment]
        self.hear: Callable[[bytes], bool] | None = None  # whether it takes the message
        self._borders = Borders()
        self._told: list[bytes] = []  # frames that go out when all who are told something just now have been

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][SHORT_WAY] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        if (
            self.hear
            and self.queue.awaited
            and self._borders.between
            and not self._unheard
            and self.conn.state is State.OPEN
        ):
            text = whole_text(data, self.config.ws_max_size)
            if text is not None and self.hear(text):
                return
        if not self.handshake_initiated:
            super().data_received(data)
            self._check_handshake()
        else:
            self._unheard += data
            self._hear_on()

    def _check_handshake(self) -> None:
        """websockets may find fault with a request that httptools let pass; uvicorn would let the client wait."""
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._refusals.add("bad-request", self._peer)
            self.transport.write(b"".join(self.conn.data_to_send()) or _BAD_REQUEST)
            self.transport.close()

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client else "?"

    # ── The long way in ──────────────────────────────────────────────────────────────────────────────
    def _hear_on(self) -> None:
        """Reads what came, piece by piece, until the client has to wait."""
        came, self._unheard = self._unheard, b""
        at = 0
        while at < len(came) and not (self.read_paused or self._unread or self.transport.is_closing()):
            piece = came[at : at + _PIECE]
            at += len(piece)
            self._borders.follow(piece)
            super().data_received(piece)
        self._unheard = came[at:]
        if self._unheard and not self.transport.is_closing():
            self.transport.pause_reading()

    def _read_on(self) -> None:
        if self._unheard:
            self._hear_on()
        if not (self._unheard or self.read_paused or self._unread or self.transport.is_closing()):
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._read_on()
        return message

    def handle_ping(self) -> None:
        super().handle_ping()
        if not self.writable.is_set() and not self._unread:
            self._unread = True
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread:
            self._unread = False
            self._read_on()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < _PIECES:
            super().handle_cont(event)
        elif not self.close_sent:
            self._refusals.add("pieces", self._peer)
            self.conn.fail(_POLICY, "too many pieces")
            self.handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """A message of several pieces, or one that has to wait. Who reads it says if it is no UTF-8."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # ── The end ──────────────────────────────────────────────────────────────────────────────────────
    def keepalive_timeout(self) -> None:
        """The client is gone, or does not read: what is left for it is not waited for."""
        if not self.disconnected:
            self._refusals.add("no-pong", self._peer)
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unheard = b""
        super().connection_lost(exc)
        if self.when_lost:
            self.when_lost()

    # ── The short way ────────────────────────────────────────────────────────────────────────────────
    def handle_text(self, event: Frame) -> None:
        if event.fin and self.queue.qsize() < _A_FEW and not (self.read_paused or self.close_sent):
            self.queue.put_nowait({"type": "websocket.receive", "bytes": bytes(event.data)})
        else:
            super().handle_text(event)

    def tell(self, text: bytes) -> bool:
        """Sends a text if the line is free just now.

        Not this moment, but as soon as the loop comes round: the news of many tables come together from the disk,
        and to make them all and then to send them all takes a tenth less than to go back and forth between both.
        """
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        if not self._told:
            self.loop.call_soon(self._send_told)
        elif len(self._told) >= _TOLD:
            return False
        self._told.append(framed(text))
        return True

    def _send_told(self) -> None:
        told, self._told = self._told, []
        if told and not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(b"".join(told))

    async def send(self, message: Any) -> None:
        self._send_told()  # nothing overtakes what was told before
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # it is declined; uvicorn would log that it was forgotten


# ── Frames: first byte, size with the bit of the mask, perhaps a longer size, the mask, the text ─────────
def frame_size(head: bytes) -> int | None:
    """The bytes of the frame that begins so; None if too little of it is there to tell."""
    if len(head) < 2:
        return None
    size, mask = head[1] & ~_MASKED, 4 if head[1] & _MASKED else 0
    if size < _LONG:
        return 2 + mask + size
    end = 4 if size == _LONG else 10
    return end + mask + int.from_bytes(head[2:end], "big") if len(head) >= end else None


def whole_text(data: bytes, most: int) -> bytes | None:
    """The text of a message in one frame, masked as a client's are, if `data` is just that and no longer."""
    if len(data) < 8 or data[0] != _TEXT or not data[1] & _MASKED:
        return None
    size, begin = data[1] & ~_MASKED, 6
    if size == _LONG:
        size, begin = data[2] << 8 | data[3], 8
    if len(data) != begin + size or size > most:
        return None
    return apply_mask(data[begin:], data[begin - 4 : begin])


def framed(text: bytes) -> bytes:
    size = len(text)
    if size < _LONG:
        return bytes((_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((_TEXT, _LONG, size >> 8, size & 255)) + text
    return bytes((_TEXT, _LONGER)) + size.to_bytes(8, "big") + text
