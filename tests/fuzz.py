"""Random requests to every route and random messages on the socket: nearly right, wrong, and broken on purpose.

Bodies are made from the types in `routes.py`, so that a new route is tried without a word here. Everything follows
from a seed. `python tests/fuzz.py PORT REQUESTS MESSAGES` tries a running server.
"""

import asyncio
import contextlib
import json
import random
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, get_args

import msgspec
from msgspec import inspect

from raw_clients import BINARY, CLOSE, CONTINUATION, PING, TEXT, frame, handshake, status_of
from ziggurat.core.registry import game
from ziggurat.server import protocol
from ziggurat.server.http.routes import ROUTES, Route

Json = dict[str, Any]
GAMES = ("babel", "nivos")  # whose rules are compiled
TOO_LONG = 20_000  # bytes of a message
DAYS = ("2026-11-15", "2026-11-16")
TEXTS = ("", "x", "a1-", "Anna", "ä", "😀", "\x00", "\u2028", "A,B", '"', "{", "\\", "{$x}", "a" * 41, "a" * 3_000)
NUMBERS = (0, 1, -1, 2, 3, 7, 2**31, 2**53, 2**63, -(2**63), 2**64, 10**30, 0.5, -0.0, 1e308, 1e-320)
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "CONNECT", "BREW")
KINDS = ("application/json", "application/json; charset=latin-1", "text/plain", "", "application/json\xff")


@dataclass
class Outcome:
    """What came back: statuses, close codes, and what must not have come."""

    statuses: Counter[int] = field(default_factory=Counter)
    codes: Counter[int] = field(default_factory=Counter)
    messages: int = 0  # sent
    failures: list[str] = field(default_factory=list)


@dataclass
class Fuzz:
    """A source of requests and messages."""

    chance: random.Random
    tables: list[tuple[str, str | None]]  # ids and keys of tables that are there

    # ── Values ───────────────────────────────────────────────────────────────────────────────────────────
    def maybe(self, share: float) -> bool:
        return self.chance.random() < share

    def junk(self, depth: int = 0) -> Any:
        """Any value of JSON."""
        choice = self.chance.randrange(9 if depth < 4 else 6)
        if choice < 2:
            return self.chance.choice(TEXTS)
        if choice < 4:
            return self.chance.choice(NUMBERS)
        if choice < 6:
            return self.chance.choice((None, True, False))
        some = range(self.chance.randrange(4))
        if choice < 8:
            return [self.junk(depth + 1) for _ in some]
        return {self.chance.choice(TEXTS): self.junk(depth + 1) for _ in some}

    def tokens(self, name: str) -> list[str]:
        """The first actions of a random game, chance's too."""
        position = game(name).start({}, seed=self.chance.randrange(100))
        for _ in range(self.chance.randrange(12)):
            if position.over:
                break
            position = position.play(self.chance.choice(position.actions))
        return list(position.history)

    def named(self, name: str, body: Json) -> Any:
        """A value that makes sense for a field of this name, or None."""
        played = body.get("game") if body.get("game") in GAMES else "babel"
        makers: dict[str, Callable[[], Any]] = {
            "game": lambda: self.chance.choice((*GAMES, *GAMES, "chess", "")),
            "tokens": lambda: self.tokens(str(played)),
            "token": lambda: self.chance.choice((*(self.tokens("babel") or ["a1-"]), ".", "t1", "@0,0")),
            "options": lambda: self.chance.choice(({}, {"full_tower": "draw"}, {"full_tower": "x"}, {"x": "y"})),
            "date": lambda: self.chance.choice((*DAYS, *DAYS, "0000-00-00", "2026-02-30")),
            "seats": lambda: [self.seat() for _ in range(self.chance.choice((0, 1, 2, 2, 2, 3)))],
            "text": lambda: self.record(),
            "position": lambda: self.chance.randrange(8),
            "since": lambda: self.chance.choice((0, 1, 5, 10**6)),
            "first": lambda: self.chance.choice((0, 0, 1, 5, 100_000)),
            "key": lambda: self.chance.choice(self.tables)[1],
            "id": lambda: f"id-{self.chance.randrange(10**9)}",
            "phrase": lambda: self.chance.choice(("hello", "nice", "rude")),
        }
        return makers[name]() if name in makers else None

    def seat(self) -> Json:
        kinds: list[Json] = [{"kind": "here", "name": "A"}, {"kind": "open"}, {"kind": "bot", "simulations": 2}]
        return self.chance.choice(kinds)

    def record(self) -> str:
        text = f'[Game "{self.chance.choice(GAMES)}"]\n\n' + " ".join(self.tokens("babel"))
        if self.maybe(0.4):
            at = self.chance.randrange(len(text) + 1)
            text = text[:at] + self.chance.choice(TEXTS) + text[at + self.chance.randrange(3) :]
        return text

    def of_type(self, kind: inspect.Type, name: str = "", body: Json | None = None) -> Any:
        """A value of a type of the protocol, most of the time."""
        if self.maybe(0.03):
            return self.junk()
        if self.maybe(0.85) and (known := self.named(name, body or {})) is not None:
            return known
        match kind:
            case inspect.StructType():
                return self.struct(kind)
            case inspect.UnionType(types):
                return self.of_type(self.chance.choice(types), name, body)
            case inspect.ListType(item_type=item):
                return [self.of_type(item) for _ in range(self.chance.randrange(4))]
            case inspect.DictType():
                return {
                    self.chance.choice(TEXTS): self.chance.choice(TEXTS) for _ in range(self.chance.randrange(3))
                }
            case inspect.LiteralType(values=values):
                return self.chance.choice(values)
            case inspect.BoolType():
                return self.maybe(0.5)
            case inspect.IntType(ge=least, le=most):
                return self.chance.choice((least or 0, most or 9, 1, 2, (least or 0) - 1, (most or 9) + 1))
            case inspect.FloatType():
                return self.chance.choice((0.01, 0.02, 10, 0, -1))
            case inspect.NoneType():
                return None
        return self.chance.choice(TEXTS)

    def struct(self, kind: inspect.StructType) -> Json:
        made: Json = {kind.tag_field: kind.tag} if kind.tag_field else {}
        for one in kind.fields:
            if one.required or self.maybe(0.6):
                made[one.encode_name] = self.of_type(one.type, one.encode_name, made)
        if self.maybe(0.03):
            made[self.chance.choice(TEXTS)] = self.junk()
        return made

    def broken(self, data: bytes) -> bytes:
        """Bytes that are no longer what they were."""
        at = self.chance.randrange(len(data) + 1)
        match self.chance.randrange(6):
            case 0:
                return data[:at]
            case 1:
                return data[:at] + bytes([self.chance.randrange(256)]) + data[at + 1 :]
            case 2:
                return data[:at] + b"\xff\xfe" + data[at:]
            case 3:
                return b"[" * 5_000
            case 4:
                return data.replace(b'"', b'"\\ud800', 1)
            case _:
                return data + data

    def encoded(self, value: Any) -> bytes:
        data = json.dumps(value, ensure_ascii=self.maybe(0.5)).encode()
        return self.broken(data) if self.maybe(0.1) else data

    # ── HTTP ─────────────────────────────────────────────────────────────────────────────────────────────
    def request(self) -> bytes:
        """A whole request, which may be broken anywhere."""
        route = self.chance.choice(ROUTES)
        method = route.method if self.maybe(0.95) else self.chance.choice(METHODS)
        body = b""
        if route.body or self.maybe(0.05):
            shape = inspect.type_info(route.body) if route.body else None
            body = self.encoded(self.of_type(shape) if shape else self.junk())
        headers = [("Host", "localhost"), *self._headers(route, body)]
        head = f"{method} {self._path(route)} HTTP/1.1\r\n"
        head += "".join(f"{name}: {value}\r\n" for name, value in headers) + "\r\n"
        whole = head.encode("latin-1", "replace") + body
        return self.broken(whole) if self.maybe(0.02) else whole

    def _headers(self, route: Route, body: bytes) -> list[tuple[str, str]]:
        made = [("Content-Length", str(len(body)))] if body or self.maybe(0.3) else []
        if body:
            made.append(("Content-Type", "application/json" if self.maybe(0.95) else self.chance.choice(KINDS)))
        if route.keyed and self.maybe(0.6):
            made.append(("Authorization", f"Bearer {self.chance.choice(self.tables)[1] or 'x' * 32}"))
        if self.maybe(0.1):
            odd = (
                "Host",
                "Origin",
                "Accept-Language",
                "Authorization",
                "X-Forwarded-For",
                "If-None-Match",
                "Range",
            )
            made.append((self.chance.choice((*odd, "Expect", "Content-Length")), self._odd()))
        return made

    def _odd(self) -> str:
        odd = (
            "",
            "x",
            "[",
            "null",
            "de;q=ü",
            "Bearer",
            "bytes=0-",
            "*",
            "::1",
            "1.2.3.4:x",
            "100-continue",
            "http://[",
        )
        return self.chance.choice((*odd, "a" * 2_000, "\xff\xfe", "5"))

    def _path(self, route: Route) -> str:
        odd = ("%ff", "%00", "%2e%2e", "..", "a%2Fb", "😀", "1e5", "-1", "99999999999999999999", "")
        path = route.path
        for name in route.path_parameters:
            known = {
                "game": self.chance.choice(GAMES),
                "table": self.chance.choice(self.tables)[0],
                "ply": str(self.chance.randrange(4)),
                "step": self.chance.choice(("fit", "nothing")),
            }
            value = known.get(name, "x") if self.maybe(0.9) else self.chance.choice(odd)
            path = path.replace(f"{{{name}}}", value)
        query = [f"{name}={self._query(name)}" for name in route.query if self.maybe(0.7)]
        return path.replace("😀", "%F0%9F%98%80") + ("?" + "&".join(query) if query else "")

    def _query(self, name: str) -> str:
        known = {"since": ("0", "1", "7"), "date": DAYS, "game": GAMES, "ids": (self.tables[0][0], "x,y,,")}
        odd = ("", "%ff", "-1", "%F0%9F%98%80", "1" * 30, "\xb2", "a&b=c", "%00")
        return self.chance.choice(known.get(name, ("x",)) if self.maybe(0.8) else odd)

    # ── The socket ───────────────────────────────────────────────────────────────────────────────────────
    def message(self) -> bytes:
        """A message, in one frame or more, or something that is none."""
        choice = self.chance.random()
        kinds = [inspect.type_info(kind) for kind in _CLIENT_MESSAGES]
        data = self.encoded(self.of_type(self.chance.choice(kinds)) if choice < 0.9 else self.junk())
        if choice < 0.93:
            return frame(data, TEXT if self.maybe(0.95) else BINARY)
        if choice < 0.96:
            middle = self.chance.randrange(len(data) + 1)
            return frame(data[:middle], TEXT, False) + frame(b"", PING) + frame(data[middle:], CONTINUATION)
        if choice < 0.985:
            return frame(data[:125], PING)
        if choice < 0.99:
            return frame(b"x" * TOO_LONG)
        if choice < 0.995:
            return frame(self.chance.choice((b"", b"\x03\xe8", b"\x00\x00", b"\x03\xe8\xff")), CLOSE)
        return bytes([self.chance.randrange(256) for _ in range(self.chance.randrange(1, 30))])


_CLIENT_MESSAGES = get_args(protocol.ClientMessage)


# ── Sending ──────────────────────────────────────────────────────────────────────────────────────────────
async def _response(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    head = await reader.readuntil(b"\r\n\r\n")
    while status_of(head) == 100:
        head = await reader.readuntil(b"\r\n\r\n")
    headers = dict(line.split(b": ", 1) for line in head.lower().split(b"\r\n")[1:] if line)
    body = await reader.readexactly(int(headers.get(b"content-length", b"0")))
    if headers.get(b"connection") == b"close":
        raise EOFError(status_of(head), body)
    return status_of(head), body


async def send_requests(port: int, fuzz: Fuzz, number: int, outcome: Outcome) -> None:
    """One connection after the other; a response that does not come within a moment is not waited for."""
    left = number
    while left > 0:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        with contextlib.suppress(OSError, EOFError, TimeoutError, asyncio.LimitOverrunError, ValueError):
            for _ in range(fuzz.chance.randrange(1, 200)):
                left -= 1
                request = fuzz.request()
                writer.write(request)
                try:
                    async with asyncio.timeout(10 if b"\r\n\r\n" in request else 0.05):
                        status, body = await _response(reader)
                except EOFError as end:
                    if isinstance(end, asyncio.IncompleteReadError):
                        outcome.statuses[0] += 1
                        break
                    status, body = end.args
                    note(outcome, request, status, body)
                    break
                except TimeoutError:
                    outcome.statuses[0] += 1
                    break
                note(outcome, request, status, body)
                if request.startswith(b"HEAD") or left <= 0:
                    break  # its response has a length and no body
        writer.transport.abort()


def note(outcome: Outcome, request: bytes, status: int, body: bytes) -> None:
    outcome.statuses[status] += 1
    if status == 500 or not 200 <= status < 600:
        outcome.failures.append(f"{status}: {request[:600]!r} → {body[:300]!r}")


async def send_messages(port: int, fuzz: Fuzz, number: int, outcome: Outcome) -> None:
    """One WebSocket after the other, each with up to a hundred messages."""
    left = number
    while left > 0:
        table, key = fuzz.chance.choice(fuzz.tables)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        with contextlib.suppress(OSError):
            writer.write(handshake(table if fuzz.maybe(0.95) else "nowhere"))
            sent: list[bytes] = []
            if fuzz.maybe(0.95):
                hello: Json = {"type": "hello", "key": key, "since": fuzz.chance.choice((None, None, 0, 3))}
                sent.append(frame(json.dumps(hello).encode()))
            sent += [fuzz.message() for _ in range(fuzz.chance.randrange(1, 100))]
            closing = asyncio.create_task(_close_code(reader))
            for message in sent:
                if writer.transport.is_closing():
                    break
                left -= 1
                outcome.messages += 1
                writer.write(message)
                if fuzz.maybe(0.3):
                    await asyncio.sleep(0)
            if fuzz.maybe(0.9):
                writer.write(frame(b"\x03\xe8", CLOSE))
            code = await closing
            outcome.codes[code] += 1
            if code == 1011:
                outcome.failures.append(f"1011: {sent!r}"[:3_000])
        writer.transport.abort()


async def _close_code(reader: asyncio.StreamReader) -> int:
    """Reads until the server closes, or says nothing for a while; returns the code of its close frame."""
    with contextlib.suppress(OSError, EOFError, TimeoutError, asyncio.LimitOverrunError):
        async with asyncio.timeout(20):
            head = await reader.readuntil(b"\r\n\r\n")
            return await _closed(reader) if status_of(head) == 101 else status_of(head)
    return 1006


async def _closed(reader: asyncio.StreamReader) -> int:
    """Reads frames up to the server's close frame; returns its code."""
    while True:
        opcode, size = await reader.readexactly(2)
        if size >= 126:
            size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
        payload = await reader.readexactly(size)
        if opcode & 15 == CLOSE:
            return int.from_bytes(payload[:2], "big")


async def _sent_alone(
    port: int, outcome: Outcome, method: str, path: str, body: Json, key: str | None = None
) -> bytes:
    """Sends a well-formed request on a connection of its own; returns the body of the response."""
    data = json.dumps(body).encode()
    head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    if key:
        head += f"Authorization: Bearer {key}\r\n"
    request = f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    status, answer = await _response(reader)
    note(outcome, request, status, answer)
    writer.transport.abort()
    return answer


async def made_tables(port: int, fuzz: Fuzz, number: int, outcome: Outcome) -> None:
    """Tables for the fuzz to play at."""
    for _ in range(number):
        seats = [{"kind": "here"}, fuzz.chance.choice(({"kind": "open"}, {"kind": "bot", "simulations": 2}))]
        body = {"game": fuzz.chance.choice(GAMES), "seats": seats}
        place = msgspec.json.decode(await _sent_alone(port, outcome, "POST", "/api/tables", body))
        fuzz.tables.append((place["table"]["id"], place["key"]))


async def meet_the_rare(port: int, fuzz: Fuzz, outcome: Outcome) -> None:
    """What chance alone seldom meets: a wrong key, a position that has passed, a message that is too long."""
    table, key = fuzz.tables[0]
    await _sent_alone(port, outcome, "GET", f"/api/tables/{table}", {}, "x" * 32)
    stale = {"type": "act", "id": "stale", "token": "a1-", "position": 10**6}
    await _sent_alone(port, outcome, "POST", f"/api/tables/{table}/deeds", stale, key)
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(handshake(table))
    assert status_of(await reader.readuntil(b"\r\n\r\n")) == 101
    writer.write(frame(b'{"type": "hello"}') + frame(b"x" * TOO_LONG))
    outcome.messages += 2
    outcome.codes[await _closed(reader)] += 1
    writer.transport.abort()


async def fuzzed(port: int, requests: int, messages: int, seed: int, workers: int = 8) -> Outcome:
    """Sends all of it, over several connections at a time, with fresh tables now and then."""
    outcome = Outcome()
    rounds = max(1, (requests + messages) // 5_000)
    for number in range(rounds):
        fuzz = Fuzz(random.Random(f"{seed}/{number}"), [])
        await made_tables(port, fuzz, 8, outcome)
        await meet_the_rare(port, fuzz, outcome)
        async with asyncio.TaskGroup() as group:
            for worker in range(workers):
                own = Fuzz(random.Random(f"{seed}/{number}/{worker}"), fuzz.tables)
                group.create_task(send_requests(port, own, requests // rounds // workers + 1, outcome))
                group.create_task(send_messages(port, own, messages // rounds // workers + 1, outcome))
    return outcome


if __name__ == "__main__":
    port, requests, messages = map(int, sys.argv[1:4])
    result = asyncio.run(fuzzed(port, requests, messages, seed=1))
    print(sorted(result.statuses.items()), sorted(result.codes.items()), *result.failures, sep="\n")
    sys.exit(bool(result.failures))
