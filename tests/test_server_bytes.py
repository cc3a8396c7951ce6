"""Bytes that cost the server more than their sender: none of them holds up the event loop.

A real server runs in the test's own loop, and its clients in threads. `conftest.py` measures each callback of the
loop: more than 50 ms of processor time fail a test.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.frames import Opcode

from local_server import HERE, ROOMY, LocalServer
from raw_clients import RawSocket, connected, frame, get, refused, response, status_of
from ziggurat.server.http._uvicorn import UvicornServer, configure
from ziggurat.server.limits.connections import Connections
from ziggurat.server.settings import Settings

READ = 256 * 1024  # bytes that a loop reads at once


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LocalServer]:
    with LocalServer(tmp_path / "data") as made:
        yield made


def attack(server: LocalServer, client: Callable[[int], None], proxies: str = "") -> None:
    """Runs a client, given the port, while the server listens."""

    async def nothing() -> None:
        pass

    async def scenario() -> None:
        app, ready = server.app, asyncio.Event()
        connections = Connections(app.settings.limits, 1_000, app.refusals, lambda peer: peer == proxies)
        config = configure(app, connections, proxies)
        config.lifespan, config.port = "off", 0
        made = UvicornServer(config, ready.set, nothing)
        serving = asyncio.create_task(made.serve())
        await ready.wait()
        try:
            await asyncio.to_thread(client, made.servers[0].sockets[0].getsockname()[1])
        finally:
            made.should_exit = True
            await serving

    server.run(scenario())


# ── WebSockets ───────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("hello", [False, True], ids=["silent", "hello"])
@pytest.mark.parametrize("payload", [b"", b"\x03\xe8" + b"x" * 123], ids=len)
@pytest.mark.parametrize("opcode", [Opcode.CLOSE, Opcode.PING, Opcode.PONG], ids=lambda opcode: opcode.name)
def test_control_frames_are_few_and_cost_little(
    server: LocalServer, opcode: Opcode, payload: bytes, hello: bool
) -> None:
    place = server.run(server.make(HERE, HERE))
    burst = frame(payload, opcode)

    def flood(port: int) -> None:
        socket = RawSocket(port, place["table"]["id"])
        if hello:
            socket.hello(key=place["key"]).until("welcome")
        with contextlib.suppress(ConnectionError):
            socket.send(burst * (4 * READ // len(burst)))
        assert socket.closed() in ((1000, 1005, 1006) if opcode is Opcode.CLOSE else (1008, 1006))
        socket.close()
        assert refused(port, "control-frames") == (opcode is not Opcode.CLOSE)

    attack(server, flood)


def test_a_client_may_send_some_control_frames(server: LocalServer) -> None:
    place = server.run(server.make(HERE, HERE))

    def ask(port: int) -> None:
        socket = RawSocket(port, place["table"]["id"]).hello(key=place["key"])
        socket.until("welcome")
        socket.send(*(frame(b"%d" % number, Opcode.PING) for number in range(10)))
        socket.send(*[frame(b"", Opcode.PONG)] * 10)
        assert [socket.receive() for _ in range(10)] == [(Opcode.PONG, b"%d" % number) for number in range(10)]
        socket.send(frame(b'{"type":"ping"}'))
        socket.until("pong")
        socket.close()

    attack(server, ask)


# ── Bodies ───────────────────────────────────────────────────────────────────────────────────────────────
CHUNKS = b"1\r\n \r\n" * 64_000 + b"0\r\n\r\n"
CHUNKED = " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    "body",
    [
        CHUNKS,
        b"1;" + b"a" * 400_000 + b"\r\n \r\n0\r\n\r\n",
        b"0\r\n" + b"a:\r\n" * 64_000 + b"\r\n",
    ],
    ids=["chunks", "extensions", "trailers"],
)
@pytest.mark.parametrize(
    "asked", ["POST /api/tables", "POST /healthz", "GET /api/games", "POST http://evil.example/"]
)
def test_bodies_in_tiny_pieces_are_refused(server: LocalServer, asked: str, body: bytes) -> None:
    def flood(port: int) -> None:
        with connected(port) as client:
            with contextlib.suppress(ConnectionError):
                client.sendall((asked + CHUNKED).encode() + body)
            assert response(client).count(b"HTTP/1.1 ") <= 1
        assert status_of(get(port, "/healthz")) == 200

    attack(server, flood)


def test_a_body_in_many_chunks_is_refused(server: LocalServer) -> None:
    def send(port: int) -> None:
        for chunks, status in ((1_000, 201), (1_100, 400)):
            with connected(port) as client:
                client.sendall(f"POST /api/tables{CHUNKED}".encode())
                client.sendall(b'10\r\n{"game":"babel" \r\n' + b"1\r\n \r\n" * chunks + b"1\r\n}\r\n0\r\n\r\n")
                assert int(client.recv(65536).split()[1]) == status

    attack(server, send)


def test_requests_in_one_read_are_all_answered(server: LocalServer) -> None:
    body = b'{"game":"babel"' + b" " * 50_000 + b"}"
    head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"

    def send(port: int) -> None:
        with connected(port) as client:
            last = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
            client.sendall((f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body) * 3 + last)
            sent = response(client)
        assert (sent.count(b"HTTP/1.1 201"), sent.count(b"HTTP/1.1 200")) == (3, 1)

    attack(server, send)


# ── Refusals ─────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize(
    "head",
    [
        "GET / HTTP/1.1\r\nHost: evil.example",
        "GET / HTTP/1.1\r\nHost: x@127.0.0.1",
        "GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost",
        "POST / HTTP/1.1\r\nHost: localhost\r\nOrigin: http://x",
        "POST / HTTP/1.1\r\nHost: localhost\r\nOrigin: https://localhost",
    ],
)
def test_other_hosts_and_pages_are_refused_with_their_connections(server: LocalServer, head: str) -> None:
    def ask(port: int) -> None:
        with connected(port) as client:
            client.sendall(f"{head}\r\nX: 1\r\n\r\n".encode())
            sent = response(client).lower()
        assert status_of(sent.replace(b"http/1.1", b"HTTP/1.1")) in (400, 403, 421)
        assert b"\r\nconnection: close\r\n" in sent

    attack(server, ask)


def test_refusals_of_a_host_count_as_requests(tmp_path: Path) -> None:
    few = Settings(limits=replace(ROOMY, requests_a_minute=3))
    with LocalServer(tmp_path / "data", few) as server:

        async def scenario() -> None:
            for _ in range(3):
                answer = await server.request("GET", "/healthz", None, None, host="evil.example")
                assert answer.status_code == 421
            assert (await server.request("GET", "/healthz")).status_code == 429

        server.run(scenario())


def test_a_flood_through_a_proxy_waits_for_its_refusals(server: LocalServer) -> None:
    async def scenario() -> None:
        loop = asyncio.get_running_loop()
        refusals = 0
        while server.app.guard.take_refusal({"client": ("127.0.0.1", 1)}):
            refusals += 1
        assert refusals >= 100
        began = loop.time()
        forwarded = {"host": "evil.example", "x-forwarded-for": "127.0.0.1"}
        answers = await asyncio.gather(*(server.request("GET", "/", **forwarded) for _ in range(20)))
        assert {answer.status_code for answer in answers} == {421}
        assert loop.time() - began >= 1.9

    server.run(scenario())


def test_the_log_holds_no_long_paths_and_no_refused_requests(
    server: LocalServer, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        caplog.set_level(logging.INFO, "ziggurat.http")
        await server.request("GET", "/" + "a" * 14_000)
        await server.request("GET", "/" + "b" * 14_000, None, None, host="evil.example")

    server.run(scenario())
    paths = [record.__dict__["path"] for record in caplog.records if "path" in record.__dict__]
    assert paths == ["/" + "a" * 199]
