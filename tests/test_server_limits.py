"""Limits on connections, against a real server and with clients that break them on purpose."""

import asyncio
import contextlib
import json
import re
import signal
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from postgres import copy
from raw_clients import (
    CONTINUATION,
    KEY,
    PING,
    TEXT,
    RawSocket,
    connected,
    frame,
    get,
    handshake,
    memory,
    message,
    peak_memory,
    refused,
    response,
    response_status,
    status_of,
    table_with_long_log,
)
from server_process import PATIENCE, ServerProcess, free_port
from ziggurat.server.limits.addresses import address_group
from ziggurat.server.limits.rate_limits import Refusals
from ziggurat.server.process.metrics import Metrics

EVENTS = 19_000
ELSEWHERE = ("--trust-proxy", "10.0.0.1")  # so that this machine's own addresses count one by one
Serve = Callable[..., ServerProcess]


@pytest.fixture(scope="module")
def data(kept_in: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("limits") / "data"
    table_with_long_log(folder, "long", EVENTS)
    return folder


@contextlib.contextmanager
def served(
    data: Path, folder: Path, *limits: str, arguments: tuple[str, ...] = (), files: int = 0
) -> Iterator[ServerProcess]:
    """A server on a copy of the data, which must not fail at anything and must end in peace."""
    copy(data, folder / "data")
    options = [part for limit in limits for part in ("--limit", limit)]
    process = asyncio.run(ServerProcess(folder / "data", free_port(), *options, *arguments, files=files).ready())
    try:
        yield process
    finally:
        status = process.stop(signal.SIGTERM)
    assert status == 0
    events = [json.loads(line) for line in (folder / "errors.txt").read_text().splitlines()]
    assert not [event for event in events if event["level"] == "error"]


@pytest.fixture(scope="module")
def plain(data: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server as it comes, with the long table in memory."""
    with served(data, tmp_path_factory.mktemp("plain")) as process:
        get(process.port, "/api/tables/long")
        yield process


@pytest.fixture(scope="module")
def strict(data: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that takes little and waits for nobody."""
    limits = ("header_bytes=2000", "headers=12", "request_seconds=0.5")
    with served(data, tmp_path_factory.mktemp("strict"), *limits) as process:
        yield process


@pytest.fixture
def serve(data: Path, tmp_path: Path) -> Iterator[Serve]:
    """Starts a server with other limits."""
    with contextlib.ExitStack() as stack:
        yield lambda *limits, **rest: stack.enter_context(served(data, tmp_path, *limits, **rest))


class Counted:
    """What was refused for a reason within a block."""

    def __init__(self, port: int, *reasons: str) -> None:
        self._port, self._reasons = port, reasons

    def _now(self) -> int:
        return sum(refused(self._port, reason) for reason in self._reasons)

    def __enter__(self) -> "Counted":
        self._before = self._now()
        return self

    def __exit__(self, *_: object) -> None:
        self.number = self._now() - self._before


def soon(true: Callable[[], object]) -> None:
    """Waits until something is true."""
    for _ in range(400):
        if true():
            return
        time.sleep(0.05)
    pytest.fail("it never came true")


# ── Addresses ────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize(
    ("address", "group"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::7", "2001:db8:1:3::/64"),
        ("fe80::7%eth0", "fe80::/64"),
        ("?", "?"),
        ("", ""),
    ],
)
def test_addresses_are_grouped_by_household(address: str, group: str) -> None:
    assert address_group(address) == group
    assert address_group(group) == group


def test_refusals_are_counted_always_and_logged_now_and_then(caplog: pytest.LogCaptureFixture) -> None:
    metrics = Metrics()
    refusals = Refusals(metrics)
    for _ in range(1_000):
        refusals.add("headers", "192.0.2.7")
    refusals.add("body", "192.0.2.7")
    assert 'ziggurat_refused_total{reason="headers"} 1000' in metrics.text()
    assert [record.__dict__["reason"] for record in caplog.records] == ["headers", "body"]


# ── Headers ──────────────────────────────────────────────────────────────────────────────────────────────
HEAD = b"GET / HTTP/1.1\r\nHost: localhost\r\n"


@pytest.mark.parametrize(
    ("request_bytes", "reason"),
    [
        (HEAD + b"X: " + b"a" * 3_000 + b"\r\n\r\n", "header-bytes"),
        (b"GET /" + b"a" * 3_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n", "header-bytes"),
        (HEAD + b"X: 1\r\n" * 20 + b"\r\n", "headers"),
        (HEAD + b"X: 1\r\n" * 20, "headers"),
        (handshake("long", "X: " + "a" * 3_000 + "\r\n"), "header-bytes"),
        (handshake("long", "X: 1\r\n" * 20), "headers"),
    ],
)
def test_headers_are_limited(strict: ServerProcess, request_bytes: bytes, reason: str) -> None:
    with Counted(strict.port, reason) as counted:
        assert response_status(strict.port, request_bytes) == 431
    assert counted.number == 1


def flooded(port: int, begin: bytes, piece: bytes) -> int:
    """How many bytes a server takes of a request without an end."""
    sent = 0
    with connected(port) as client, contextlib.suppress(ConnectionError):
        client.sendall(begin)
        while sent < 200_000_000:
            sent += client.send(piece * 10_000)
    return sent


def test_headers_without_end_are_cut_off(plain: ServerProcess) -> None:
    """Issue 14, 7: one connection sent 988 MB of headers."""
    before = memory(plain.process.pid)
    with Counted(plain.port, "headers", "header-bytes") as counted:
        for piece in (b"a", b"X: 1\r\n"):
            assert (
                flooded(plain.port, HEAD + b"X: ", piece) < 40_000_000
            )  # what the system's buffers take, and more
    assert counted.number == 2
    assert memory(plain.process.pid) - before < 30_000_000


def test_trailers_and_bodies_without_end_are_cut_off(plain: ServerProcess) -> None:
    before = memory(plain.process.pid)
    post = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    chunked = post + b"Transfer-Encoding: chunked\r\n\r\n"
    with Counted(plain.port, "body", "bad-request", "too-large") as counted:
        for begin, piece in (
            (chunked + b"0\r\nX: ", b"a"),
            (chunked + b"0\r\n", b"X: 1\r\n"),
            (chunked, b"1\r\n \r\n"),
            (post + b"Content-Length: 900000000\r\n\r\n", b" "),
        ):
            assert flooded(plain.port, begin, piece) < 40_000_000
    assert counted.number == 4
    assert memory(plain.process.pid) - before < 30_000_000


def test_many_requests_at_once_on_one_connection_are_refused(plain: ServerProcess) -> None:
    with Counted(plain.port, "pipelined") as counted, connected(plain.port) as client:
        with contextlib.suppress(ConnectionError):
            client.sendall((HEAD + b"\r\n") * 5_000)
        assert response(client).count(b"HTTP/1.1 200") < 30
    assert counted.number == 1


@pytest.mark.parametrize(
    "bad", [b"nonsense\r\n\r\n", b"GET /\xff HTTP/1.1\r\nHost: localhost\r\n\r\n", b"\x16\x03\x01"]
)
def test_what_is_no_request_is_answered_and_counted(strict: ServerProcess, bad: bytes) -> None:
    with Counted(strict.port, "bad-request") as counted:
        assert response_status(strict.port, bad) == 400
    assert counted.number == 1


@pytest.mark.parametrize("again", ["Host: localhost\r\n", "Host: evil.example\r\n"])
def test_a_request_names_one_host(strict: ServerProcess, again: str) -> None:
    assert status_of(get(strict.port, "/healthz", headers=again)) == 400
    assert response_status(strict.port, handshake("long", again)) == 400
    assert response_status(strict.port, b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n") == 400


def test_a_socket_that_is_refused_gets_the_status_of_a_request(plain: ServerProcess) -> None:
    port = plain.port
    assert response_status(port, handshake("long", "Origin: http://evil.example\r\n")) == 403
    assert response_status(port, handshake("long").replace(b"Host: localhost", b"Host: evil.example")) == 421
    assert response_status(port, handshake("long").replace(b"/live", b"/dead")) == 404
    assert response_status(port, handshake("long").replace(b"/live", b"/\xff")) == 400
    assert response_status(port, handshake("long", "X: " + "a" * 9_000 + "\r\n")) == 431  # websockets' own limit


# ── Time ─────────────────────────────────────────────────────────────────────────────────────────────────
POST = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n"
)


@pytest.mark.parametrize("begin", [b"GET / HT", HEAD, POST, POST + b"{", (HEAD + b"\r\n") + b"GET"])
def test_an_unfinished_request_is_ended(strict: ServerProcess, begin: bytes) -> None:
    with Counted(strict.port, "slow-request") as counted, connected(strict.port) as client:
        client.sendall(begin)
        last = response(client).rpartition(b"HTTP/1.1 ")[2]
    assert last.startswith(b"408 ")
    assert counted.number == 1


def test_a_slow_drip_counts_as_unfinished(strict: ServerProcess) -> None:
    with Counted(strict.port, "slow-request") as counted, connected(strict.port) as client:
        client.sendall(b"GET /")
        with contextlib.suppress(ConnectionError):
            for _ in range(100):
                client.sendall(b"a")
                time.sleep(0.02)
    assert counted.number == 1


def test_a_connection_that_says_nothing_is_closed(strict: ServerProcess) -> None:
    with Counted(strict.port, "silent") as counted, connected(strict.port) as client:
        assert response(client) == b""
    assert counted.number == 1
    with connected(strict.port) as client:  # line ends between requests do not keep a connection open
        client.sendall(HEAD + b"\r\n")
        time.sleep(0.2)
        client.sendall(b"\r\n")
        assert response(client).startswith(b"HTTP/1.1 200")


# ── Connections ──────────────────────────────────────────────────────────────────────────────────────────
def test_connections_of_one_address_are_limited(serve: Serve) -> None:
    port = serve("connections_an_address=3", arguments=ELSEWHERE).port
    sockets = [RawSocket(port, "long", "127.0.0.7").hello() for _ in range(3)]
    for one in sockets:
        one.until("welcome")
    assert status_of(get(port, "/healthz", "127.0.0.7")) == 429
    assert status_of(get(port, "/healthz", "127.0.0.6")) == 200
    assert refused(port, "connections-an-address") == 1
    for one in sockets:
        one.close()
    soon(lambda: status_of(get(port, "/healthz", "127.0.0.7")) == 200)
    held = [connected(port, "127.0.0.5") for _ in range(3)]  # those that wait for their client give way
    assert status_of(get(port, "/healthz", "127.0.0.5")) == 200
    assert refused(port, "crowded-out") == 1
    for client in held:
        client.close()


def test_a_trusted_proxy_is_not_limited_as_one_address_but_those_behind_it_are(serve: Serve) -> None:
    port = serve("connections_an_address=3", "sockets_an_address=2").port
    held = [connected(port) for _ in range(10)]
    assert status_of(get(port, "/healthz")) == 200
    behind = "X-Forwarded-For: 2001:db8:1:2::{}\r\n"
    sockets = [RawSocket(port, "long", headers=behind.format(n)).hello() for n in range(3)]
    for one in sockets:
        one.until("welcome")
    assert sockets[0].until("farewell")["code"] == "too-many-sockets"
    other = RawSocket(port, "long", headers="X-Forwarded-For: 2001:db8:1:3::1\r\n").hello()
    other.until("welcome")
    for client in (*held, *(one.connection for one in (*sockets, other))):
        client.close()


def test_unfinished_requests_lock_nobody_out(serve: Serve) -> None:
    """Issue 14, 7: as many as the process may have files made it unreachable. 128 files are kept for others."""
    port = serve(files=148).port
    assert b"\nziggurat_connections_limit 20\n" in get(port, "/metrics")
    held = [connected(port) for _ in range(200)]
    for client in held:
        with contextlib.suppress(ConnectionError):
            client.sendall(b"GET / HT")
    soon(lambda: refused(port, "crowded-out") >= 180)
    assert status_of(get(port, "/healthz")) == 200
    for client in held:
        client.close()


def test_connections_in_all_are_limited(serve: Serve) -> None:
    port = serve("connections=5", "page_events=20000", "page_bytes=3000000").port
    ask = b"GET /api/tables/long/events?since=0 HTTP/1.1\r\nHost: localhost\r\n\r\n"
    clients = [connected(port) for _ in range(5)]
    for client in clients:  # their answers are on the way, so none of them gives way
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.sendall(ask * 4)
    soon(lambda: status_of(get(port, "/healthz")) == 503)
    clients.pop().close()
    soon(lambda: status_of(get(port, "/healthz")) == 200)
    assert refused(port, "connections") >= 1
    for client in clients:
        client.close()


def test_requests_at_once_of_one_address_are_limited(serve: Serve) -> None:
    port = serve("requests_at_once=3").port
    behind = b"X-Forwarded-For: 192.0.2.7\r\n"
    held = [connected(port) for _ in range(3)]
    for client in held:
        client.sendall(POST.replace(b"Content-Length", behind + b"Content-Length"))
    soon(lambda: status_of(get(port, "/healthz", headers=behind.decode())) == 429)
    assert status_of(get(port, "/healthz")) == 200
    for client in held:
        client.close()
    soon(lambda: status_of(get(port, "/healthz", headers=behind.decode())) == 200)


@pytest.mark.parametrize(
    "begun",
    [
        "Content-Length: 100\r\n\r\n",
        'Content-Length: 100\r\n\r\n{"game":',
        "Transfer-Encoding: chunked\r\n\r\n4\r\n{   \r\n",
        "Content-Length: 100\r\nExpect: 100-continue\r\n\r\n",
    ],
    ids=["no body", "half a body", "chunks", "expecting"],
)
def test_a_body_that_never_comes_holds_up_no_shutdown(serve: Serve, begun: str) -> None:
    """It took five seconds, after which the request was cancelled and logged with a traceback."""
    process = serve()  # which sees to it that no error is logged
    head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    with connected(process.port) as client:
        client.sendall((head + begun).encode())
        get(process.port, "/healthz")  # the server has read it by now
        process.process.send_signal(signal.SIGTERM)
        answer = response(client).removeprefix(b"HTTP/1.1 100 Continue\r\n\r\n")
    assert status_of(answer) == 503
    assert b"The server is being restarted" in answer


# ── What waits for a client that does not read ───────────────────────────────────────────────────────────
def unread(client: socket.socket, data: bytes, most: int) -> int:
    """Sends this again and again until the server takes no more; returns the bytes that it took."""
    client.settimeout(2)
    sent = 0
    with contextlib.suppress(OSError):
        while sent < most:
            sent += client.send(data[sent % len(data) :])
    return sent


@pytest.mark.parametrize("payload", [b"", b"x" * 125])
def test_pings_without_end_are_refused(plain: ServerProcess, payload: bytes) -> None:
    before = memory(plain.process.pid)
    one = RawSocket(plain.port, "long").hello()
    one.until("welcome")
    with Counted(plain.port, "control-frames") as counted:
        assert unread(one.connection, frame(payload, PING) * 1_000, 100_000_000) < 60_000_000
    assert counted.number == 1
    assert memory(plain.process.pid) - before < 20_000_000
    one.close()


def test_twelve_clients_that_ask_for_everything_and_read_nothing(serve: Serve) -> None:
    """Issue 14, 7: this took 860 MB."""
    fast = ("messages_at_once=1000", "messages_a_second=1000", "pages_a_minute=60000")
    plain = serve("sockets_a_key=12", *fast)
    clients = [RawSocket(plain.port, "long").hello() for _ in range(12)]
    for one in clients:
        one.until("welcome")
    before = memory(plain.process.pid)
    most = before
    for one in clients:
        unread(one.connection, message({"type": "tail", "since": 0}) * 60, 200_000)
        most = max(most, memory(plain.process.pid))
    assert most - before < 60_000_000
    assert status_of(get(plain.port, "/healthz")) == 200
    for one in clients:
        one.connection.settimeout(20)
        while len(one.until("news")["events"]) != 500:
            pass
        one.close()


def test_responses_that_nobody_reads_are_bounded(serve: Serve) -> None:
    """A client waits with at most one response, however many it asked for.

    That response is in memory twice: as it was made, and as what the system does not take yet. Freed memory does
    not always go back to the system, so peaks are compared.
    """
    process = serve("unread_seconds=1", "page_events=20000", "page_bytes=3000000")  # more than systems buffer
    ask = b"GET /api/tables/long/events?since=0 HTTP/1.1\r\nHost: localhost\r\n\r\n"
    size = len(get(process.port, "/api/tables/long/events?since=0"))
    before = peak_memory(process.process.pid)

    def leave_unread(times: int) -> int:
        clients = [connected(process.port) for _ in range(12)]
        cut = refused(process.port, "unread")
        for client in clients:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            unread(client, ask * times, times * len(ask))
        soon(lambda: refused(process.port, "unread") == cut + 12)
        for client in clients:
            client.close()
        return peak_memory(process.process.pid)

    few, many = leave_unread(4), leave_unread(14)
    assert few - before < 12 * 4 * size
    assert many - few < 12 * 2 * size  # ten times twelve responses would be five times as much


LONG_FILE = "/assets/long.bin"
LONG_PAGE = "/api/tables/long/events?since=0"
MOST_UNREAD = 512 * 1024  # bytes that the system keeps for a client; without a bound they are 3 MB and more


@pytest.fixture
def page(tmp_path: Path) -> tuple[str, str]:
    """The option for a page with a long file."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Ziggurat</title>")
    (folder / LONG_FILE[1:]).write_bytes(bytes(range(251)) * 14_000)
    return ("--page", str(folder))


def ask(port: int, path: str, headers: str = "") -> socket.socket:
    """A client with a small window that asks for something, and does not read it yet."""
    client = connected(port)
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 16384)
    client.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{headers}\r\n".encode())
    return client


def kept_by_the_system(port: int) -> list[int]:
    """The bytes in the send buffer of each connection of a server, where there are any."""
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    sizes = [int(one[4].partition(":")[0], 16) for one in lines if int(one[1].partition(":")[2], 16) == port]
    return [size for size in sizes if size]


@pytest.mark.parametrize("path", [LONG_FILE, LONG_PAGE], ids=["file", "log"])
def test_the_system_keeps_little_of_a_response_that_nobody_reads(
    serve: Serve, page: tuple[str, str], path: str
) -> None:
    """It took 4 MB for each client: a thousand of them filled the memory that a machine has for all its TCP."""
    port = serve("page_events=20000", "page_bytes=3000000", arguments=page).port
    with contextlib.ExitStack() as stack:
        for _ in range(20):
            stack.enter_context(ask(port, path))
        soon(lambda: len(kept_by_the_system(port)) == 20)
        assert status_of(get(port, "/healthz")) == 200
        assert max(kept_by_the_system(port)) < MOST_UNREAD


def test_the_system_keeps_little_of_the_messages_that_nobody_reads(serve: Serve) -> None:
    port = serve("messages_at_once=1000", "messages_a_second=1000", "pages_a_minute=60000").port
    one = RawSocket(port, "long").hello()
    one.until("welcome")
    one.connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    unread(one.connection, message({"type": "tail", "since": 0}) * 100, 200_000)
    soon(lambda: kept_by_the_system(port))
    assert max(kept_by_the_system(port)) < MOST_UNREAD
    one.close()


def test_a_request_is_under_way_until_its_response_is_read_or_cut(serve: Serve, page: tuple[str, str]) -> None:
    port = serve("requests_at_once=1", "unread_seconds=2", arguments=page).port
    behind = "X-Forwarded-For: 192.0.2.7\r\n"
    file = Path(page[1], LONG_FILE[1:]).read_bytes()

    def status() -> int:
        return status_of(get(port, "/healthz", headers=behind))

    with ask(port, LONG_FILE, behind) as client:
        soon(lambda: status() == 429)
        assert response(client).partition(b"\r\n\r\n")[2] == file
    soon(lambda: status() == 200)
    with ask(port, LONG_FILE, behind):
        soon(lambda: status() == 429)
        soon(lambda: refused(port, "unread") == 1)
        soon(lambda: status() == 200)


def test_a_client_that_reads_slowly_is_not_cut(serve: Serve, page: tuple[str, str]) -> None:
    """What waits for it may be as much at each look, as more of the file follows."""
    port = serve("unread_seconds=1", arguments=page).port
    received = 0
    with ask(port, LONG_FILE) as client:
        while piece := client.recv(64 * 1024, socket.MSG_WAITALL):
            received += len(piece)
            time.sleep(0.1)
    assert received > Path(page[1], LONG_FILE[1:]).stat().st_size
    assert not refused(port, "unread")


def test_a_response_that_nobody_reads_holds_up_no_shutdown(serve: Serve, page: tuple[str, str]) -> None:
    process = serve(arguments=page)  # which sees to it that no error is logged
    with ask(process.port, LONG_FILE):
        soon(lambda: kept_by_the_system(process.port))
        process.process.send_signal(signal.SIGTERM)
        assert process.process.wait(PATIENCE) == 0


def test_a_slow_reader_is_dropped_by_bytes(serve: Serve) -> None:
    port = serve("queue=1000000", "queue_bytes=30000", "unread_seconds=0.5").port
    slow = RawSocket(port, "long").hello()
    slow.connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    other = RawSocket(port, "long").hello()
    said = message({"type": "phrase", "phrase": "well-played", "seat": 1})
    received = 0
    for _ in range(400):
        other.send(said * 500)
        for _ in range(500):
            other.until("phrase")
            received += 1
        if refused(port, "queue") or refused(port, "unread"):
            break
    soon(lambda: refused(port, "queue"))
    other.send(message({"type": "ping"}))
    other.until("pong")
    slow.close()
    other.close()


def test_messages_in_endless_pieces_are_refused(plain: ServerProcess) -> None:
    one = RawSocket(plain.port, "long").hello()
    one.until("welcome")
    one.send(frame(b'{"type":', TEXT, fin=False))
    with contextlib.suppress(ConnectionError):
        for _ in range(100):
            one.send(frame(b"", CONTINUATION, fin=False) * 1_000)
    soon(lambda: refused(plain.port, "pieces") == 1)
    assert one.closed() in (1008, 1006)
    one.close()


def test_a_flood_of_messages_is_handled_in_order_and_slows_nobody(plain: ServerProcess) -> None:
    before = memory(plain.process.pid)
    one = RawSocket(plain.port, "long").hello()
    one.until("welcome")
    one.send(frame(b"{}") * 20_000, message({"type": "ping"}), frame(b'{"type":"pi', TEXT, False))
    one.send(frame(b"", PING), frame(b'ng"}', CONTINUATION))
    for _ in range(20_000):
        assert one.until("refused")["id"] is None
    one.until("pong")
    one.until("pong")
    assert memory(plain.process.pid) - before < 40_000_000
    one.close()


# ── Pages of a long log ──────────────────────────────────────────────────────────────────────────────────
def test_a_long_log_comes_in_pages(serve: Serve) -> None:
    port = serve("page_bytes=40000").port
    versions: list[int] = []
    since, more, pages = 0, True, 0
    while more:
        body = get(port, f"/api/tables/long/events?since={since}").partition(b"\r\n\r\n")[2]
        assert len(body) < 50_000
        tail = json.loads(body)
        versions += [event["version"] for event in tail["events"]]
        more, pages = tail.get("more", False), pages + 1
        since = tail["state"]["version"]
        assert since == versions[-1]
        assert (since < EVENTS) == more
    assert versions == list(range(1, EVENTS + 1))
    assert pages > EVENTS / 500
    one = RawSocket(port, "long").hello(since=EVENTS - 10)
    news = one.until("news")
    assert [event["version"] for event in news["events"]] == list(range(EVENTS - 9, EVENTS + 1))
    assert "more" not in news
    one.send(message({"type": "tail", "since": 3}))
    news = one.until("news")
    assert (news["events"][0]["version"], news["more"]) == (4, True)
    assert news["state"]["version"] == news["events"][-1]["version"]
    assert news["state"]["turn"] in (1, 2)
    one.close()


def test_a_deed_sent_again_much_later_is_answered_with_its_own_event(serve: Serve) -> None:
    port = serve("page_events=3").port
    one = RawSocket(port, "long").hello()
    version = one.until("welcome")["table"]["state"]["version"]
    first = {"type": "undo", "id": "first"}
    for number in range(6):
        one.send(message(first if number == 0 else {"type": "undo", "id": f"more-{number}"}))
        state = one.until("news")["state"]
        play = {"type": "act", "id": f"act-{number}", "token": "a1-", "position": state["position"]}
        one.send(message(play))
        one.until("news")
    one.send(message(first))
    again = one.until("news")
    assert again["events"][0]["id"] == "first"
    assert (len(again["events"]), again["more"]) == (3, True)
    assert again["state"]["version"] == version + 3
    one.close()


def test_the_metrics_name_every_reason_in_a_form_that_prometheus_reads(plain: ServerProcess) -> None:
    response_status(plain.port, b"nonsense\r\n\r\n")
    numbers = get(plain.port, "/metrics").partition(b"\r\n\r\n")[2].decode()
    assert re.search(r"^ziggurat_connections [0-9]+$", numbers, re.MULTILINE)
    assert re.search(r"^ziggurat_connections_limit [0-9e+]+$", numbers, re.MULTILINE)
    assert "# TYPE ziggurat_refused_total counter" in numbers
    assert KEY not in numbers
