"""WebSocket frames, and the fast path that a WebSocket offers beside ASGI.

The fast path is about frames only: a command that arrives in a single frame goes straight to its handler, and a
text that can be sent at once is framed here, without a task and without ASGI's `receive` and `send`. Everything
else goes through ASGI: handshakes, pings, closing, messages in several frames, clients that are slow or gone.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from ziggurat.server.errors import ErrorKind

FAST_PATH = "ziggurat.fast_path"  # the name of this extension of ASGI
TEXT_FRAME = 0x81  # a whole text in one frame (RFC 6455, 5.2)
MASKED, LONG, LONGER = 0x80, 126, 127


class FastPath(Protocol):
    """What a WebSocket may offer beside ASGI: messages in and out without a task."""

    on_text: Callable[[bytes], bool] | None  # returns whether it takes the message

    def send_text(self, text: bytes) -> bool: ...

    def count_under(self, address: str) -> "ErrorKind | None":
        """Counts the connection as its client's, which a proxy may have passed on; returns why it is refused."""

    def keep(self) -> None:
        """The client has said hello: its connection no longer gives way to others."""


class MessageQueue:
    """Messages that were not read yet: the part of `asyncio.Queue` that a connection with one reader needs."""

    __slots__ = ("_loop", "_messages", "_reader")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._messages: deque[Any] = deque()
        self._loop = loop
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._reader = self._loop.create_future()
            await self._reader
        return self._messages.popleft()

    def qsize(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        return not self._messages

    @property
    def awaited(self) -> bool:
        """Whether every message was read and handled: the reader waits for more."""
        return self._reader is not None and not self._reader.done()


class FrameTracker:
    """Tracks where frames begin and end in the incoming bytes."""

    __slots__ = ("_head", "_left")

    def __init__(self) -> None:
        self._head = b""  # the start of a frame, too short to tell its size
        self._left = 0  # bytes of a frame still to come

    @property
    def between(self) -> bool:
        """Whether the next byte begins a frame."""
        return not (self._left or self._head)

    def follow(self, data: bytes, most: int) -> int:
        """Follows at most so many frames; returns how many of the bytes they take."""
        before, data = len(self._head), self._head + data
        at, self._head = 0, b""
        while at < len(data) and most:
            size = self._left or frame_size(data[at : at + 14])
            if size is None:
                self._head = data[at:]
                return len(data) - before
            here = min(size, len(data) - at)
            at, self._left = at + here, size - here
            most -= 1
        return at - before


# ── Frames: first byte, size with the bit of the mask, perhaps a longer size, the mask, the text ─────────
def frame_size(head: bytes) -> int | None:
    """The size in bytes of the frame that begins like this; None if that cannot be told yet."""
    if len(head) < 2:
        return None
    size, mask = head[1] & ~MASKED, 4 if head[1] & MASKED else 0
    if size < LONG:
        return 2 + mask + size
    end = 4 if size == LONG else 10
    return end + mask + int.from_bytes(head[2:end], "big") if len(head) >= end else None


def framed(text: bytes) -> bytes:
    size = len(text)
    if size < LONG:
        return bytes((TEXT_FRAME, size)) + text
    if size < 1 << 16:
        return bytes((TEXT_FRAME, LONG, size >> 8, size & 255)) + text
    return bytes((TEXT_FRAME, LONGER)) + size.to_bytes(8, "big") + text
