"""The WebSocket under a socket: uvicorn's, with the shortest way for what is sent a thousand times a second.

A text that can go out at once is framed here, in one step. One that comes in is handed on as the bytes that the
decoder of JSON takes, without pausing the line as long as few wait. Whatever else there is (greetings, pings,
closing, a client that is slow, hasty or gone) is uvicorn's.
"""

import asyncio
from collections import deque
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

_TEXT = 0x81  # a whole text in one frame (RFC 6455, 5.2)
_A_FEW = 4


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


class Line(WebSocketsSansIOProtocol):
    """A client's WebSocket. No compression: a frame holds the text as it is."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Inbox(self.loop)  # type: ignore[assignment]

    async def send(self, message: Any) -> None:
        text = message.get("text")
        if text is None or not self._free():
            await super().send(message)
        else:
            self.transport.write(framed(text.encode()))

    def handle_text(self, event: Frame) -> None:
        if event.fin and self.queue.qsize() < _A_FEW and not (self.read_paused or self.close_sent):
            self.queue.put_nowait({"type": "websocket.receive", "bytes": bytes(event.data)})
        else:
            super().handle_text(event)

    def _free(self) -> bool:
        """Whether a text may go out just now."""
        return (
            self.handshake_complete
            and self.writable.is_set()
            and not (self.close_sent or self.disconnected or self.transport.is_closing())
        )


def framed(data: bytes) -> bytes:
    size = len(data)
    if size < 126:
        return bytes((_TEXT, size)) + data
    if size < 1 << 16:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big") + data
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + data
