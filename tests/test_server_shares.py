"""Shares: what strangers, or one person, do at a server keeps nobody else from seat, turn, hint or answer."""

import asyncio
import contextlib
import io
import itertools
import json
import logging
import socket
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from dice_game import DiceGame
from local_server import BOT, HERE, HOST, OPEN, ROOMY, Client, Json, LocalServer
from raw_clients import (
    KEY,
    RawSocket,
    connected,
    get,
    handshake,
    message,
    refused,
    status_of,
    table_with_long_log,
)
from server_process import ServerProcess
from test_server_limits import ELSEWHERE, Serve, served, soon
from ziggurat.core.registry import registered
from ziggurat.server.limits.keys import new_key
from ziggurat.server.process.serve import log_handler
from ziggurat.server.settings import Limits, Settings

EVENTS = 2_000


@pytest.fixture(scope="module")
def data(kept_in: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("shares") / "data"
    table_with_long_log(folder, "long", EVENTS)
    return folder


@pytest.fixture
def serve(data: Path, tmp_path: Path) -> Iterator[Serve]:
    """Starts a server with other limits, which takes this machine's addresses one by one."""
    with contextlib.ExitStack() as stack:

        def start(*limits: str) -> ServerProcess:
            return stack.enter_context(served(data, tmp_path, *limits, arguments=ELSEWHERE))

        yield start


@pytest.fixture
def sockets() -> Iterator[list[RawSocket]]:
    """Sockets that are closed in the end."""
    opened: list[RawSocket] = []
    yield opened
    for one in opened:
        one.close()


def seated(port: int, address: str, headers: str = "") -> Json:
    """What the key of the seat gets as the answer to its hello."""
    one = RawSocket(port, "long", address, headers)
    try:
        if one.status != 101:
            return {"type": one.status}
        one.hello()
        while True:
            answer: Json = json.loads(one.receive()[1])
            if answer["type"] in ("welcome", "farewell"):
                return answer
    finally:
        one.close()


@contextlib.contextmanager
def in_vain(ask: Callable[[int], object], begun: int) -> Iterator[None]:
    """Four strangers ask again and again, as fast as they can. It begins when they have asked so many times."""
    ends, asked, enough = threading.Event(), itertools.count(1), threading.Event()

    def go_on(number: int) -> None:
        while not ends.is_set():
            with contextlib.suppress(OSError, IndexError):
                ask(number)
            if next(asked) >= begun:
                enough.set()

    strangers = [threading.Thread(target=go_on, args=[number], daemon=True) for number in range(4)]
    for one in strangers:
        one.start()
    try:
        assert enough.wait(60)
        yield
    finally:
        ends.set()
        for one in strangers:
            one.join()


# ── Seats and watchers ───────────────────────────────────────────────────────────────────────────────────
def test_watchers_lock_no_player_out(serve: Serve, sockets: list[RawSocket]) -> None:
    """Issue 35, 4: with 499 of them at a table, a player could not come back while the clock ran."""
    port = serve().port
    for number in range(499):
        sockets.append(RawSocket(port, "long", f"127.0.0.{5 + number % 2}").hello(key=None))
        sockets[-1].until("welcome")
    welcome = seated(port, "127.0.0.7")
    assert welcome["type"] == "welcome"
    assert welcome["table"]["state"]["watchers"] <= Limits().watchers_a_table
    goodbye = sockets[0].until("farewell")
    assert (goodbye["code"], goodbye["final"]) == ("watcher-gave-way", True)
    assert sockets[0].closed() == 1008


@pytest.mark.sqlite
@pytest.mark.parametrize("proxied", [False, True], ids=["direct", "behind a proxy"])
@pytest.mark.parametrize("a_minute", [1_000_000, 1_200], ids=["at any rate", "beyond its requests"])
def test_sockets_that_say_nothing_keep_nobody_from_coming_back(
    data: Path, tmp_path: Path, proxied: bool, a_minute: int
) -> None:
    """They were dismissed, but their connections stayed open for ten seconds: 16 of 20 reconnects got a 503."""
    held = deque[socket.socket]()  # whose clients never answer the server's goodbye
    forwarded = "X-Forwarded-For: {}\r\n" if proxied else ""

    def ask(number: int) -> None:
        source = "127.0.0.1" if proxied else f"127.0.0.{60 + number}"
        held.append(one := connected(port, source))
        one.sendall(handshake("long", forwarded.format(f"192.0.2.{number}")))
        one.recv(100)
        if len(held) > 300:
            held.popleft().close()

    limits = ("connections=60", f"requests_a_minute={a_minute}")
    with served(data, tmp_path, *limits, arguments=() if proxied else ELSEWHERE) as process:
        port = process.port
        source = "127.0.0.1" if proxied else "127.0.0.7"
        with in_vain(ask, begun=400):
            answers = [seated(port, source, forwarded.format("192.0.2.77"))["type"] for _ in range(20)]
        for one in held:
            one.close()
    assert answers == ["welcome"] * 20


@pytest.mark.sqlite
def test_an_address_that_goes_on_asking_in_vain_is_answered_more_and_more_slowly(serve: Serve) -> None:
    """Its refusals were so cheap that 5,400 a second slowed everybody down."""
    port = serve("requests_a_minute=600").port
    with in_vain(lambda _: get(port, "/healthz", "127.0.0.5"), begun=800):
        before = refused(port, "too-many-requests")
        answers = [status_of(get(port, "/healthz", "127.0.0.7")) for _ in range(200)]
        in_vain_meanwhile = refused(port, "too-many-requests") - before
    assert answers == [200] * 200
    assert in_vain_meanwhile < 200  # although there were four of them
    # Nor does it help to keep a connection open.
    with contextlib.suppress(ConnectionError), connected(port, "127.0.0.6") as client:
        for _ in range(100):
            client.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" * 10)
            if not client.recv(65536):
                break
        else:
            pytest.fail("it was never closed")


def test_one_address_takes_no_watcher_s_place_but_its_own(serve: Serve, sockets: list[RawSocket]) -> None:
    port = serve("watchers_a_table=5").port
    quiet = RawSocket(port, "long", "127.0.0.7").hello(key=None)
    quiet.until("welcome")
    for _ in range(20):
        sockets.append(RawSocket(port, "long", "127.0.0.5").hello(key=None))
        sockets[-1].until("welcome")
    quiet.send(message({"type": "ping"}))
    quiet.until("pong")
    quiet.close()


def test_a_school_behind_one_address_plays_and_watches(serve: Serve, sockets: list[RawSocket]) -> None:
    """Its watchers, its sockets that say nothing and its requests keep no key from its seat."""
    port = serve("sockets_an_address=10", "watchers_an_address=50", "requests_a_minute=120").port
    school = "127.0.0.5"
    for _ in range(30):
        sockets.append(RawSocket(port, "long", school).hello(key=None))
    for _ in range(30):
        sockets.append(RawSocket(port, "long", school))
    assert seated(port, school)["type"] == "welcome"
    soon(lambda: status_of(get(port, "/healthz", school)) == 429)
    watcher = RawSocket(port, "long", school).hello(key=None)
    sockets.append(watcher)
    assert watcher.until("farewell")["code"] == "too-many-requests"
    assert seated(port, school)["type"] == "welcome"
    table = "/api/tables/long"
    assert status_of(get(port, table, school)) == 429
    assert status_of(get(port, table, school, "Authorization: Bearer wrong\r\n")) == 429
    assert status_of(get(port, table, school, f"Authorization: Bearer {KEY}\r\n")) == 200


def test_a_full_server_makes_room_for_seats(serve: Serve, sockets: list[RawSocket]) -> None:
    port = serve("sockets=10").port
    for number in range(12):
        sockets.append(RawSocket(port, "long", f"127.0.0.{10 + number}").hello(key=None))
        sockets[-1].until("welcome")
    assert seated(port, "127.0.0.7")["type"] == "welcome"
    for _ in range(15):  # seats are many, too: the oldest of the address that has most gives way
        sockets.append(RawSocket(port, "long", "127.0.0.8").hello())
        sockets[-1].until("welcome")
    assert seated(port, "127.0.0.7")["type"] == "welcome"


def test_idle_connections_of_an_address_keep_no_seat_from_it(serve: Serve) -> None:
    port = serve("connections_an_address=5").port
    held = []
    for _ in range(5):
        held.append(connected(port, "127.0.0.5"))
    assert seated(port, "127.0.0.5")["type"] == "welcome"
    for client in held:
        client.close()


def test_the_oldest_socket_of_a_key_gives_way_to_its_newest(serve: Serve, sockets: list[RawSocket]) -> None:
    port = serve().port
    for _ in range(Limits().sockets_a_key + 1):
        sockets.append(RawSocket(port, "long", "127.0.0.5").hello())
        sockets[-1].until("welcome")
    goodbye = sockets[0].until("farewell")
    assert (goodbye["code"], goodbye["final"]) == ("opened-elsewhere", True)
    sockets[1].send(message({"type": "ping"}))
    sockets[1].until("pong")


# ── One key ──────────────────────────────────────────────────────────────────────────────────────────────
@pytest.fixture
def server(tmp_path: Path) -> Iterator[LocalServer]:
    with registered(DiceGame()), LocalServer(tmp_path) as made:
        yield made


def code(answer: Json) -> str:
    """The code of a refusal; empty for a command that was executed."""
    return str(answer["code"]) if answer.get("type") == "refused" else ""


def test_a_key_has_one_rate_on_all_its_sockets_and_over_http(tmp_path: Path) -> None:
    limits = replace(ROOMY, messages_at_once=10, messages_a_second=0.001)
    with LocalServer(tmp_path, Settings(limits=limits)) as server:

        async def scenario() -> None:
            anna, ben = await server.pair()
            again = await server.client(anna.table, anna.key)
            for one in (anna, again):
                for _ in range(6):
                    one.send({"type": "ping"})
            await again.until(lambda: again.of_type("refused"))
            assert len(anna.of_type("pong")) + len(again.of_type("pong")) == 10
            undo = {"type": "undo", "id": "undo"}
            answer = await server.request("POST", f"/api/tables/{anna.table}/deeds", undo, anna.key)
            assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
            ben.send({"type": "ping"})
            await ben.until(lambda: ben.of_type("pong"))

        server.run(scenario())


async def ask_again_and_again(client: Client, ask: Json, cancel: Json, times: int) -> list[str]:
    """The codes of that many requests, each withdrawn at once."""
    codes = []
    for _ in range(times):
        codes.append(code(await client.do(ask)))
        await client.do(cancel)
    return codes


@pytest.mark.parametrize("kind", ["undo", "forget"])
def test_a_seat_asks_a_few_times_at_a_position(server: LocalServer, kind: str) -> None:
    """Issue 35, 5: alternating these filled the log, and the other lost on time."""

    async def scenario() -> None:
        anna, ben = await server.pair()
        await anna.act()
        ask, cancel = {"type": kind}, {"type": f"cancel-{kind}"}
        codes = await ask_again_and_again(anna, ask, cancel, 5)
        assert codes == ["", "", "", "asked-too-often", "asked-too-often"]
        await ben.act()
        assert await ask_again_and_again(anna, ask, cancel, 1) == [""]

    server.run(scenario())


def test_a_rematch_and_a_stand_in_are_asked_for_a_few_times(server: LocalServer) -> None:
    async def scenario() -> None:
        first = await server.make(HERE, OPEN, OPEN, game="nivos", options={"players": "3"})
        table = first["table"]["id"]
        places = [first, await server.sit(table, seat=2), await server.sit(table, seat=3)]
        anna, _ben, carl = [await server.client(table, place["key"]) for place in places]
        await carl.drop()
        asked = [code(await anna.do({"type": "stand-in", "seat": 3})) for _ in range(4)]
        assert asked == ["", "", "", "asked-too-often"]
        one, two = await server.pair()
        await one.do({"type": "resign"})
        assert [code(await one.do({"type": "rematch"})) for _ in range(4)] == ["", "", "", "asked-too-often"]
        assert code(await two.do({"type": "rematch"})) == ""
        assert two.state["next"]

    server.run(scenario())


# ── A full log ───────────────────────────────────────────────────────────────────────────────────────────
def test_nobody_loses_a_game_to_a_full_log(tmp_path: Path) -> None:
    clock = {"kind": "total", "seconds": 1, "increment": 60}
    with LocalServer(tmp_path, Settings(limits=replace(ROOMY, events=8), thinkers=1)) as server:

        async def scenario() -> None:
            anna, ben = await server.pair(clock=clock)
            while anna.version < 4:
                await anna.act()
                await ben.up_to(anna.version)
                await ben.act()
                await anna.up_to(ben.version)
            assert code(await anna.do({"type": "undo"})) == "table-almost-full"
            while anna.state["phase"] == "playing":
                mover = anna if anna.state["turn"] == 1 else ben
                await mover.up_to(max(anna.version, ben.version))
                await mover.act()
                for one in (anna, ben):
                    await one.up_to(mover.version)
            await anna.until(lambda: anna.version == 9)
            assert anna.messages[-1]["events"][-1]["kind"] == "abandoned"
            assert anna.state["ending"] == {"how": "abandoned", "seat": None}
            assert anna.state["result"] == [0.5, 0.5]
            assert anna.state["clock"]["running"] is None
            assert "nobody loses" in anna.state["status"]["text"]
            record = await server.ask("GET", f"/api/tables/{anna.table}/record")
            assert '[Termination "abandoned"]' in record
            await server.reopen()
            again = await server.client(anna.table, anna.key)
            assert (again.state["phase"], again.version) == ("over", 9)
            assert code(await again.do({"type": "rematch"})) == ""
            assert again.state["next"]

        server.run(scenario())


def test_a_log_that_was_full_before_ends_its_game_when_it_is_opened(tmp_path: Path) -> None:
    with LocalServer(tmp_path, Settings(limits=ROOMY, absent_seconds=0, thinkers=1)) as server:

        async def scenario() -> None:
            anna, _ = await server.pair(clock={"kind": "total", "seconds": 600, "increment": 0})
            await anna.act()
            server.settings = replace(server.settings, limits=replace(ROOMY, events=3))
            await server.reopen()
            again = await server.client(anna.table, anna.key)
            await again.until(lambda: again.state["phase"] == "over")
            assert again.state["ending"]["how"] == "abandoned"

        server.run(scenario())


# ── Faults in the log ────────────────────────────────────────────────────────────────────────────────────
class Faulty(DiceGame):
    """A game that fails at whatever a client asks about its positions."""

    name = "faulty"

    def view(self, *_: Any) -> Any:
        raise ArithmeticError("a fault of this game")


@contextlib.contextmanager
def logged(every: float, clock: Callable[[], float] = time.monotonic) -> Iterator[Callable[[], list[Json]]]:
    """What all loggers write as a served server would have it."""
    stream = io.StringIO()
    handler = log_handler(stream, every, clock)
    logging.getLogger().addHandler(handler)
    try:
        yield lambda: [json.loads(line) for line in stream.getvalue().splitlines()]
    finally:
        logging.getLogger().removeHandler(handler)


def test_a_fault_that_comes_by_request_is_logged_once_then_counted(tmp_path: Path) -> None:
    """Issue 35, 9: 17.6 MB of tracebacks in 12 s."""
    with logged(every=60) as lines, registered(Faulty()), LocalServer(tmp_path) as server:

        async def scenario() -> None:
            transport = httpx.ASGITransport(server.app, raise_app_exceptions=False)
            async with httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}") as client:
                for _ in range(200):
                    answer = await client.post("/api/positions", json={"game": "faulty"})
                    assert answer.status_code == 500

        server.run(scenario())
        faults = [line for line in lines() if "a fault of this game" in line.get("exception", "")]
        assert len(faults) == 1
        assert len(json.dumps(lines())) < 20_000


def test_the_count_follows_with_the_next_or_after_a_while() -> None:
    loggers = [logging.getLogger(name) for name in ("uvicorn.error", "asyncio", "ziggurat.tables")]

    def fail(kind: type[Exception]) -> None:
        try:
            raise kind("again")
        except kind:
            for logger in loggers:
                logger.exception("failed")

    now = 0.0
    with logged(0.05, lambda: now) as lines:
        for _ in range(100):
            fail(KeyError)
            fail(OSError)
        loggers[2].error("not stored", extra={"error": "full"})
        loggers[2].error("not stored", extra={"error": "full"})
        assert len(lines()) == 3
        now = 1.0
        fail(KeyError)
        soon(lambda: len(lines()) >= 6)
        counted = {line["event"]: line["unlogged"] for line in lines() if line.get("unlogged")}
        assert sorted(line["unlogged"] for line in lines() if "unlogged" in line) == [1, 299, 299]
        assert set(counted) == {"failed", "not stored"}


@pytest.mark.parametrize("mark", ["#key=", "?key=", "&here=", "/", "/tail/"])
def test_a_key_that_is_asked_for_as_a_part_of_the_path_is_not_logged(mark: str) -> None:
    key = new_key()
    with logged(every=60) as lines:
        path = f"/t/5g1k2h3j4m5n6p7q{mark}{key}"
        logging.getLogger("ziggurat.http").warning("request", extra={"path": path})
    (line,) = lines()
    assert key not in json.dumps(line)
    assert line["path"].startswith("/t/5g1k2h3j4m5n6p7q")


# ── Thinking ─────────────────────────────────────────────────────────────────────────────────────────────
@contextlib.asynccontextmanager
async def client_at(server: LocalServer, address: str) -> Any:
    transport = httpx.ASGITransport(server.app, client=(address, 1))
    async with httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}", timeout=60) as client:
        yield client


async def hints(server: LocalServer, table: str, address: str, count: int, seconds: float = 5.0) -> list[int]:
    """The statuses of so many hints that an address asks for at once."""
    async with client_at(server, address) as client:
        path = f"/api/tables/{table}/hint"
        answers = await asyncio.gather(*(client.post(path, json={"seconds": seconds}) for _ in range(count)))
        return [answer.status_code for answer in answers]


async def waiting(server: LocalServer, count: int) -> None:
    async with asyncio.timeout(10):
        while sum(server.app.registry.waiting_list.asking().values()) < count:
            await asyncio.sleep(0.01)


def test_a_full_waiting_list_has_a_place_for_who_has_none(tmp_path: Path) -> None:
    """Issue 35, 10: sixteen addresses denied hints to everybody. IPv6 counts by /64."""
    limits = replace(ROOMY, thinking_waiting=8)
    with LocalServer(tmp_path, Settings(limits=limits, thinkers=1)) as server:

        async def scenario() -> None:
            place = await server.make(HERE, BOT, game="nivos")
            table = place["table"]["id"]
            flood = [asyncio.create_task(hints(server, table, f"2001:db8:{n}::{n}", 4)) for n in (1, 2)]
            await waiting(server, 8)
            assert await hints(server, table, "192.0.2.9", 1, 0.1) == [200]
            more = await hints(server, table, "2001:db8:1::77", 1, 0.1)  # a neighbour of the first
            assert more == [429]
            for task in flood:
                task.cancel()
            statuses = await asyncio.gather(*flood, return_exceptions=True)
            assert len(statuses) == 2

        server.run(scenario())


def test_who_sits_at_a_table_comes_before_strangers(tmp_path: Path) -> None:
    limits = replace(ROOMY, thinking_waiting=3)
    with LocalServer(tmp_path, Settings(limits=limits, thinkers=1)) as server:

        async def scenario() -> None:
            place = await server.make(HERE, BOT, game="nivos")
            table = place["table"]["id"]
            flood = [asyncio.create_task(hints(server, table, f"192.0.2.{n}", 1)) for n in (1, 2, 3)]
            await waiting(server, 3)
            async with client_at(server, "192.0.2.4") as client:
                headers = {"authorization": f"Bearer {place['key']}"}
                own = [
                    client.post(f"/api/tables/{table}/hint", json={"seconds": 0.1}, headers=headers)
                    for _ in range(2)
                ]
                assert [answer.status_code for answer in await asyncio.gather(*own)] == [200, 200]
            await server.client(table, place["key"])  # from 127.0.0.1: what it studies comes first, too
            study = {"game": "nivos", "tokens": []}
            await asyncio.gather(*flood)
            flood = [asyncio.create_task(hints(server, table, f"192.0.2.{n}", 1)) for n in (5, 6, 7)]
            await waiting(server, 3)
            answer = await server.request("POST", "/api/analysis", study)
            assert answer.status_code == 200
            statuses = await asyncio.gather(*flood)
            assert sorted(status for found in statuses for status in found) == [200, 200, 429]

        server.run(scenario())


def test_keys_go_on_when_their_address_has_asked_for_much_but_not_without_end(tmp_path: Path) -> None:
    """Each key had 20 requests a second of its own, and one address may have the keys of thousands of seats."""
    with LocalServer(
        tmp_path, Settings(limits=replace(ROOMY, requests_a_minute=20, messages_a_second=0.001))
    ) as server:

        async def scenario() -> None:
            places = [await server.make(HERE, HERE) for _ in range(3)]
            while (await server.request("GET", "/healthz")).status_code == 200:
                pass
            statuses = [
                (await server.request("GET", f"/api/tables/{place['table']['id']}", key=place["key"])).status_code
                for _ in range(20)
                for place in places
            ]
            assert 20 <= statuses.count(200) < 30
            assert set(statuses) == {200, 429}

        server.run(scenario())


# ── Long logs ────────────────────────────────────────────────────────────────────────────────────────────
def test_an_address_reads_so_many_pages_of_long_logs(serve: Serve, sockets: list[RawSocket]) -> None:
    """Issue 35, 13: with 480 sockets that read the log again and again, others waited for a second."""
    port = serve("pages_a_minute=1").port
    for _ in range(8):
        sockets.append(RawSocket(port, "long", "127.0.0.5").hello())
        sockets[-1].until("welcome")
    answers: list[str] = []
    while "too-fast" not in answers and len(answers) < 400:
        one = sockets[len(answers) % 8]
        one.send(message({"type": "tail", "since": 0}))
        time.sleep(0.05)  # 20 messages a second of one key
        kind = ""
        while kind not in ("news", "refused"):
            answer = json.loads(one.receive()[1])
            kind = answer["type"]
        answers.append(answer.get("code", "news"))
    assert answers.count("news") in range(200, 203)
    assert status_of(get(port, "/api/tables/long/events?since=0", "127.0.0.5")) == 429
    assert status_of(get(port, "/api/tables/long/events?since=0", "127.0.0.6")) == 200
    assert status_of(get(port, f"/api/tables/long/events?since={EVENTS - 10}", "127.0.0.5")) == 200
    assert refused(port, "too-fast") >= 1


def test_the_keyless_sockets_of_an_address_have_one_rate(tmp_path: Path) -> None:
    limits = replace(ROOMY, messages_at_once=4, messages_a_second=0.001)
    with LocalServer(tmp_path, Settings(limits=limits)) as server:

        async def scenario() -> None:
            tables = [(await server.make(HERE, HERE))["table"]["id"] for _ in range(3)]
            watchers = [await server.client(table) for table in tables]
            for one in watchers:
                for _ in range(3):
                    one.send({"type": "tail", "since": 0})
            await watchers[2].until(lambda: watchers[2].of_type("refused"))
            assert sum(len(one.of_type("news")) for one in watchers) == 4

        server.run(scenario())


@pytest.mark.parametrize("wrong", ["too-fast", "unreadable"])
@pytest.mark.parametrize("fast", [True, False])
def test_a_command_that_is_not_even_read_is_refused_by_its_id(tmp_path: Path, wrong: str, fast: bool) -> None:
    limits = replace(ROOMY, messages_at_once=2, messages_a_second=0.001)
    with LocalServer(tmp_path, Settings(limits=limits, thinkers=1)) as server:

        async def scenario() -> None:
            place = await server.make(HERE, HERE)
            client = await server.client(place["table"]["id"], place["key"], fast=fast)
            if wrong == "too-fast":
                await client.hand_in(*[{"type": "ping"}] * 20)
            answer = await client.do(
                {"type": "act", "token": 1 if wrong == "unreadable" else "a1-", "position": 1}
            )
            assert code(answer) == wrong
            client.send_raw("[" * 5_000)
            await client.until(lambda: client.messages[-1].get("id", "") is None)

        server.run(scenario())


# ── Who is there ─────────────────────────────────────────────────────────────────────────────────────────
def test_who_plays_over_http_is_not_absent(tmp_path: Path) -> None:
    """Issue 35, 17: only sockets counted, so a bot stood in at once."""
    with LocalServer(tmp_path, Settings(limits=ROOMY, absent_seconds=60, thinkers=1)) as server:

        async def scenario() -> None:
            first = await server.make(HERE, OPEN)
            table = first["table"]["id"]
            second = await server.sit(table)
            anna = await server.client(table, first["key"])
            assert code(await anna.do({"type": "stand-in", "seat": 2})) == "not-absent"
            await anna.act()
            state = (await server.ask("GET", f"/api/tables/{table}", key=second["key"]))["state"]
            act = {"type": "act", "id": "a", "token": state["legal"][0], "position": state["position"]}
            await server.ask("POST", f"/api/tables/{table}/deeds", act, second["key"])
            await anna.act()
            assert code(await anna.do({"type": "stand-in", "seat": 2})) == "not-absent"
            resign = {"type": "resign", "id": "b"}
            await server.ask("POST", f"/api/tables/{table}/deeds", resign, second["key"])
            await anna.do({"type": "rematch"})
            assert anna.state["next"] is None  # the other is there, and has not said yes
            await server.ask("POST", f"/api/tables/{table}/deeds", {"type": "rematch", "id": "c"}, second["key"])
            await anna.until(lambda: anna.state["next"])

        server.run(scenario())


def test_who_is_on_the_way_to_the_next_game_is_not_absent(tmp_path: Path) -> None:
    with LocalServer(tmp_path, Settings(limits=ROOMY, absent_seconds=60, thinkers=1)) as server:

        async def scenario() -> None:
            anna, ben = await server.pair()
            await anna.do({"type": "resign"})
            for one in (anna, ben):
                await one.do({"type": "rematch"})
            following = await server.client(ben.state["next"], anna.key)
            other = 1 if following.state["seats"][1]["present"] else 2
            assert code(await following.do({"type": "stand-in", "seat": other})) == "not-absent"

        server.run(scenario())
