"""Clients that misbehave on purpose: raw connections, frames that nobody reads, tables with a very long log."""

import asyncio
import base64
import contextlib
import json
import os
import socket
import struct
from pathlib import Path
from typing import Any

from postgres import place
from ziggurat.server.limits import keys
from ziggurat.server.storage.store import Summary, Transaction, open_store
from ziggurat.server.tables import log
from ziggurat.server.tables.log import LogRow

Json = dict[str, Any]
KEY = "a-secret-for-tests-of-24-characters"
TEXT, BINARY, CLOSE, PING, CONTINUATION = 0x1, 0x2, 0x8, 0x9, 0x0


def table_with_long_log(data: Path, name: str, events: int) -> str:
    """A game of babel in which the first cube was placed and taken back again and again; returns its key."""
    seats = [log.SeatSetup("person", key=1), log.SeatSetup("person", key=1)]
    made = log.Created("babel", "1", {}, {"full_tower": "last"}, seats)
    turns: list[log.AnyEvent] = [log.Acted(1, "a1-"), log.Undone(1, 0)]
    rows = [LogRow(1, 0, made), *(LogRow(n + 2, n, turns[n % 2]) for n in range(events - 1))]

    async def write() -> None:
        store = open_store(place(data))
        transaction = Transaction(rows=[(name, row) for row in rows], keys=[(name, 1, keys.hashed(KEY))])
        transaction.summaries.append(Summary(name, "babel", "playing", True, False, 0, events))
        await store.write(transaction)
        store.close()

    asyncio.run(write())
    return KEY


def memory(process: int, field: str = "VmRSS") -> int:
    """The resident bytes of a process."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith(f"{field}:"):
            return int(line.split()[1]) * 1024
    raise LookupError(process)


def peak_memory(process: int) -> int:
    """The most resident bytes that a process ever had."""
    return memory(process, "VmHWM")


# ── HTTP by hand ─────────────────────────────────────────────────────────────────────────────────────────
def connected(port: int, source: str = "127.0.0.1") -> socket.socket:
    """A connection from one of this machine's own addresses: all of 127.0.0.0/8 are."""
    return socket.create_connection(("127.0.0.1", port), timeout=20, source_address=(source, 0))


def response(connection: socket.socket) -> bytes:
    """All that comes until the server closes the connection."""
    data = b""
    with contextlib.suppress(ConnectionError):
        while piece := connection.recv(65536):
            data += piece
    return data


def status_of(data: bytes) -> int:
    """The status of a response; 0 if the connection was closed without one."""
    return int(data.split()[1]) if data.startswith(b"HTTP/1.1 ") else 0


def response_status(port: int, request: bytes, source: str = "127.0.0.1") -> int:
    """The status of the response to these bytes; the server must close the connection after it."""
    with connected(port, source) as connection:
        with contextlib.suppress(ConnectionError):
            connection.sendall(request)
        return status_of(response(connection))


def get(port: int, path: str, source: str = "127.0.0.1", headers: str = "") -> bytes:
    """A complete response to a well-formed request."""
    with connected(port, source) as connection:
        connection.sendall(
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{headers}\r\n".encode()
        )
        return response(connection)


def refused(port: int, reason: str) -> int:
    """How often the server counted a refusal for this reason."""
    for line in get(port, "/metrics").decode().splitlines():
        if line.startswith(f'ziggurat_refused_total{{reason="{reason}"}}'):
            return int(line.split()[-1])
    return 0


# ── WebSockets by hand ───────────────────────────────────────────────────────────────────────────────────
def frame(payload: bytes, opcode: int = TEXT, fin: bool = True) -> bytes:
    """A client's frame, masked with zeros (RFC 6455, 5.2)."""
    size = len(payload)
    head = bytes([(0x80 if fin else 0) | opcode])
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 1 << 16:
        head += bytes([0x80 | 126]) + struct.pack("!H", size)
    else:
        head += bytes([0x80 | 127]) + struct.pack("!Q", size)
    return head + bytes(4) + payload


def message(sent: Json) -> bytes:
    return frame(json.dumps(sent).encode())


def handshake(table: str, headers: str = "") -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n{headers}\r\n"
    ).encode()


class RawSocket:
    """A WebSocket that reads only on request."""

    def __init__(self, port: int, table: str, source: str = "127.0.0.1", headers: str = "") -> None:
        self.connection = connected(port, source)
        self.connection.sendall(handshake(table, headers))
        self._received = b""
        while b"\r\n\r\n" not in self._received:
            piece = self.connection.recv(65536)
            if not piece:
                break
            self._received += piece
        head, _, self._received = self._received.partition(b"\r\n\r\n")
        self.status = status_of(head)

    def send(self, *data: bytes) -> None:
        self.connection.sendall(b"".join(data))

    def hello(self, since: int | None = None, key: str | None = KEY) -> "RawSocket":
        self.send(message({"type": "hello", "key": key, "since": since}))
        return self

    def receive(self) -> tuple[int, bytes]:
        """The next frame: its opcode and its payload; the opcode is CLOSE also when the connection was cut."""
        while (size := self._whole()) is None:
            try:
                piece = self.connection.recv(65536)
            except ConnectionError:
                piece = b""
            if not piece:
                return CLOSE, b""
            self._received += piece
        begin, end = size
        opcode, payload = self._received[0] & 15, self._received[begin:end]
        self._received = self._received[end:]
        return opcode, payload

    def _whole(self) -> tuple[int, int] | None:
        if len(self._received) < 10 and (
            len(self._received) < 2 or len(self._received) < 2 + (self._received[1] & 127)
        ):
            return None
        size, begin = self._received[1] & 127, 2
        if size == 126:
            size, begin = int.from_bytes(self._received[2:4], "big"), 4
        elif size == 127:
            size, begin = int.from_bytes(self._received[2:10], "big"), 10
        return (begin, begin + size) if len(self._received) >= begin + size else None

    def until(self, kind: str) -> Json:
        """The next message of this type."""
        while True:
            opcode, payload = self.receive()
            assert opcode != CLOSE, (kind, payload)
            sent: Json = json.loads(payload) if opcode == TEXT else {}
            if sent.get("type") == kind:
                return sent

    def closed(self) -> int:
        """The code with which the server closes; 1006 if it just cut the connection."""
        while True:
            opcode, payload = self.receive()
            if opcode == CLOSE:
                return int.from_bytes(payload[:2], "big") if payload else 1006

    def close(self) -> None:
        self.connection.close()
