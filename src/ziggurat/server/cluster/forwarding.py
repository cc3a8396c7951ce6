"""Passes requests and sockets on to the worker that owns their table.

Workers know each other by a secret that is kept in the database. Besides the public address, each worker listens
at one for the others, and serves only requests with the secret there. A request is forwarded whole, and the
response is passed back as it arrives. A socket is handed over to a worker on the same machine, which then uses it
as its own (Linux passes open files between processes). For a worker on another machine, the bytes are relayed
unread in both directions.
"""

import asyncio
import contextlib
import hashlib
import hmac
import logging
import re
import socket as network
import sys
import time
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Any, TypeVar

import msgspec
from starlette.types import Receive, Scope, Send

from ziggurat.server import errors
from ziggurat.server import protocol as p
from ziggurat.server.cluster.leases import Elsewhere, Peer
from ziggurat.server.errors import refuse
from ziggurat.server.limits.security import FORWARDED, address

T = TypeVar("T")
logger = logging.getLogger("ziggurat.workers")
SECRET, CLIENT, SCHEME = b"x-ziggurat-worker", b"x-ziggurat-client", b"x-ziggurat-scheme"
_OWN = (SECRET, CLIENT, SCHEME)
_HOP_BY_HOP = (
    b"connection",
    b"keep-alive",
    b"transfer-encoding",
    b"content-length",
    b"upgrade",
    b"te",
    b"trailer",
)
_OF_TABLE = re.compile(r"/api/tables/(?!moved$|yours$)([^/]+)(?:/.*)?")
_PATIENCE = 8.0  # seconds, for a table whose owner has just gone
_AGAIN = 0.2
_CONNECT_SECONDS = 2.0
_HEAD_BYTES = 64 * 1024
_HANDING_TRIES, _HANDING_AGAIN = 100, 0.01  # for a worker that has many sockets to take over
_PIECE = 64 * 1024
Headers = Iterable[tuple[bytes, bytes]]


class Forwarding:
    """Finds the owner of a table, and passes on what concerns it."""

    def __init__(
        self, secret: str, address: str, find_table: Callable[[str, str], Awaitable[None]], most_body: int
    ) -> None:
        self._secret = secret.encode()
        self._host = address.rpartition(":")[0]
        self._find = find_table
        self._most_body = most_body
        self._links: dict[int, set[Callable[[], None]]] = {}  # how to cut what is under way to each worker
        self.forwarded = 0

    # ── Who asks ─────────────────────────────────────────────────────────────────────────────────────
    def recognise(self, scope: Scope, inside: bool) -> bool:
        """Takes over what another worker says about a client. False for a stranger at the workers' own address."""
        headers = dict(scope["headers"])
        given = headers.get(SECRET, b"")
        known = hmac.compare_digest(given, self._secret)
        if known:
            scope["client"] = (headers.get(CLIENT, b"?").decode("latin-1"), 0)
            scope["scheme"] = headers.get(SCHEME, b"http").decode("latin-1")
            scope[FORWARDED] = True
        scope["headers"] = [(name, value) for name, value in scope["headers"] if name not in _OWN]
        return known or not inside

    # ── Finding the owner ────────────────────────────────────────────────────────────────────────────
    async def owner(self, scope: Scope) -> Peer | None:
        """The worker to ask, if it is another one. Whatever else is wrong with a table, this one says."""
        found = _OF_TABLE.fullmatch(scope["path"])
        if not found:
            return None
        try:
            await self._find(found[1], address(scope))
        except Elsewhere as elsewhere:
            return elsewhere.peer
        except Exception:
            return None
        return None

    async def connection(self, scope: Scope, connect: Callable[[str, int], Awaitable[T]]) -> tuple[Peer, T] | None:
        """A connection to the owner; None if that is this worker. Waits for one that has just gone."""
        ends = time.monotonic() + _PATIENCE
        while peer := await self.owner(scope):
            host, _, port = peer.address.rpartition(":")
            try:
                async with asyncio.timeout(_CONNECT_SECONDS):
                    return peer, await connect(host.strip("[]"), int(port))
            except (OSError, TimeoutError, ValueError) as error:
                if time.monotonic() > ends:
                    logger.warning("worker not reached", extra={"worker": peer.worker, "error": str(error)})
                    raise refuse(errors.ELSEWHERE) from None
                await asyncio.sleep(_AGAIN)
        return None

    @contextlib.contextmanager
    def link(self, peer: Peer, cut: Callable[[], None]) -> Any:
        """While something is under way to a worker: `cut` is called when that worker is gone."""
        self.add_link(peer, cut)
        try:
            yield
        finally:
            self.remove_link(peer, cut)

    def add_link(self, peer: Peer, cut: Callable[[], None]) -> None:
        self._links.setdefault(peer.worker, set()).add(cut)
        self.forwarded += 1

    def remove_link(self, peer: Peer, cut: Callable[[], None]) -> None:
        self._links.get(peer.worker, set()).discard(cut)

    def gone(self, worker: int) -> None:
        for cut in self._links.pop(worker, set()):
            cut()

    # ── Sockets ──────────────────────────────────────────────────────────────────────────────────────
    def door(self, worker: int) -> str:
        """Where a worker on this machine takes over sockets: a name that the file system does not have."""
        return f"\0ziggurat-{hashlib.sha256(self._secret).hexdigest()[:24]}-{worker}"

    async def hand_over(self, peer: Peer, file: int, head: bytes) -> bool:
        """Hands an open connection to another worker on this machine; False if it is not there."""
        if sys.platform != "linux" or peer.address.rpartition(":")[0] != self._host:
            return False
        files = [(network.SOL_SOCKET, network.SCM_RIGHTS, file.to_bytes(4, sys.byteorder))]
        with network.socket(network.AF_UNIX, network.SOCK_DGRAM) as sending:
            sending.setblocking(False)
            for _ in range(_HANDING_TRIES):
                try:
                    sending.sendmsg([head], files, 0, self.door(peer.worker))
                except BlockingIOError:  # it has many to take
                    await asyncio.sleep(_HANDING_AGAIN)
                except OSError:
                    return False
                else:
                    self.forwarded += 1
                    return True
        return False

    def head(self, scope: Scope, headers: Headers, *more: tuple[bytes, bytes]) -> bytes:
        """The beginning of a request to another worker."""
        path = scope.get("raw_path") or scope["path"].encode()
        query = scope.get("query_string", b"")
        client = scope.get("client")
        own = (
            (SECRET, self._secret),
            (CLIENT, (client[0] if client else "?").encode("latin-1", "replace")),
            (SCHEME, scope["scheme"].encode()),
        )
        lines = [b"%s %s%s HTTP/1.1" % (scope.get("method", "GET").encode(), path, b"?" + query if query else b"")]
        lines += [name + b": " + value for name, value in (*headers, *own, *more)]
        return b"\r\n".join(lines) + b"\r\n\r\n"

    # ── Requests ─────────────────────────────────────────────────────────────────────────────────────
    async def forward(self, scope: Scope, receive: Receive, send: Send) -> bool:
        """Passes a request on if its table is another worker's; returns whether it was."""
        if scope.get(FORWARDED):
            return False
        found = await self.connection(scope, partial(asyncio.open_connection, limit=_HEAD_BYTES))
        if found is None:
            return False
        peer, (reader, writer) = found
        started = False
        try:
            with self.link(peer, writer.transport.abort):
                await self._send_request(scope, receive, writer)
                gone = asyncio.ensure_future(_gone(receive))
                answering = asyncio.ensure_future(_relay_answer(reader, send))
                try:
                    await asyncio.wait({gone, answering}, return_when=asyncio.FIRST_COMPLETED)
                    started = True
                    if answering.done():
                        started = answering.result()
                finally:
                    for task in (gone, answering):
                        task.cancel()
                    await asyncio.gather(gone, answering, return_exceptions=True)
        finally:
            writer.transport.abort()
        if not started:
            raise refuse(errors.ELSEWHERE)
        return True

    async def _send_request(self, scope: Scope, receive: Receive, writer: asyncio.StreamWriter) -> None:
        body = bytearray()
        while (message := await receive())["type"] == "http.request":
            body += message.get("body", b"")
            if len(body) > self._most_body:
                raise refuse(errors.TOO_LARGE, most=self._most_body)
            if not message.get("more_body"):
                break
        headers = [(name, value) for name, value in scope["headers"] if name not in _HOP_BY_HOP]
        more = ((b"connection", b"close"), (b"content-length", str(len(body)).encode()))
        writer.write(self.head(scope, headers, *more) + body)
        with contextlib.suppress(OSError):
            await writer.drain()

    # ── Questions of our own ─────────────────────────────────────────────────────────────────────────
    async def ask(self, peer: Peer, method: str, path: str, body: bytes = b"") -> bytes:
        """Asks another worker; empty if it does not answer well."""
        host, _, port = peer.address.rpartition(":")
        scope = {"method": method, "path": path, "scheme": "http"}
        headers = [(b"host", b"localhost"), (b"connection", b"close"), (b"content-type", b"application/json")]
        try:
            async with asyncio.timeout(_CONNECT_SECONDS):
                reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
                try:
                    size = (b"content-length", str(len(body)).encode())
                    writer.write(self.head(scope, headers, size) + body)
                    head, _, answer = (await reader.read(-1)).partition(b"\r\n\r\n")
                finally:
                    writer.transport.abort()
        except (OSError, TimeoutError, ValueError):
            return b""
        return answer if head.startswith(b"HTTP/1.1 200 ") else b""

    async def table_list(self, peer: Peer, places: dict[str, str]) -> p.TableList | None:
        """The summaries of tables at another worker."""
        answer = await self.ask(peer, "POST", "/api/tables/yours", msgspec.json.encode({"places": places}))
        return msgspec.json.decode(answer, type=p.TableList) if answer else None


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def _relay_answer(reader: asyncio.StreamReader, send: Send) -> bool:
    """Sends an answer on as it comes; False if there was none."""
    try:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).split(b"\r\n")
        status = int(first.split(b" ", 2)[1])
        headers = [
            (name.lower(), value.strip()) for name, _, value in (line.partition(b":") for line in lines if line)
        ]
    except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError, IndexError):
        return False
    kept = [(name, value) for name, value in headers if name not in (b"connection", b"transfer-encoding", b"date")]
    await send({"type": "http.response.start", "status": status, "headers": kept, FORWARDED: True})
    with contextlib.suppress(OSError):
        while piece := await reader.read(_PIECE):
            await send({"type": "http.response.body", "body": piece, "more_body": True})
    await send({"type": "http.response.body", "body": b"", "more_body": False})
    return True


class Relay(asyncio.Protocol):
    """One end of a socket that is passed on: what comes here goes to the other end."""

    def __init__(self, other: asyncio.Transport, lost: Callable[[], None]) -> None:
        self._other = other
        self._lost = lost
        self.transport: asyncio.Transport | None = None

    def data_received(self, data: bytes) -> None:
        self._other.write(data)

    def eof_received(self) -> bool:
        return False

    def pause_writing(self) -> None:
        if not self._other.is_closing():
            self._other.pause_reading()

    def resume_writing(self) -> None:
        if not self._other.is_closing():
            self._other.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._other.close()
        self._lost()

    def shutdown(self) -> None:
        """uvicorn asks for it when the server closes."""
        if self.transport:
            self.transport.close()
