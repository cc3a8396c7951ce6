"""What each gets for itself: a game its own time to be made ready, a server its own data, a person one seat."""

import asyncio
import contextlib
import itertools
import json
import random
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
import websockets
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from dice_game import DiceGame
from rough import Process, free_port
from serving import HERE, OPEN, Client, House
from ziggurat.bots.warm_up import warm_up
from ziggurat.core import Game, Settings
from ziggurat.kernel import Rules
from ziggurat.registry import game, registered
from ziggurat.server import deeds, workshop
from ziggurat.server.limits import Refusals
from ziggurat.server.line import SHORT_WAY, Borders, Line, framed, whole_text
from ziggurat.server.log import Played, Row
from ziggurat.server.metrics import Metrics
from ziggurat.server.store import Conflict, StoreFailed, Unit

DICE = ({"kind": "here"}, {"kind": "here"})


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with registered(DiceGame()), House(tmp_path) as made:
        yield made


# ── Rules that must be compiled first ────────────────────────────────────────────────────────────────────
class SlowCompiler:
    """Stands for the process that compiles; done when it is told so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
        self.begun = 0
        self._name = name
        self._done = asyncio.Event()
        self._rules = game(name).rules(game(name).settle({}, random.Random(0)))
        monkeypatch.setattr(Rules, "kept", lambda rules: rules is not self._rules)
        monkeypatch.setattr(workshop, "_compile_elsewhere", self._compile)
        monkeypatch.setattr(workshop, "PATIENCE", 0.05)

    async def _compile(self, kind: Game, settings: Settings) -> None:
        assert kind.name == self._name
        self.begun += 1
        await self._done.wait()

    def finish(self) -> None:
        self._done.set()


def test_nobody_else_waits_while_the_rules_of_a_game_are_compiled(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        place = await house.make(*DICE, game="dice", visibility="listed")
        await house.reopen()
        compiler = SlowCompiler(monkeypatch, "dice")
        wish = {"game": "dice", "seats": list(DICE)}
        for _ in range(2):
            answer = await house.request("POST", "/api/tables", wish, **{"accept-language": "de"})
            assert answer.status_code == 503
            assert answer.json()["message"] == "server-making-ready"
            assert "vorbereitet" in answer.json()["detail"]
        assert (await house.request("POST", "/api/positions", {"game": "dice"})).status_code == 503

        early = Client(house, place["table"]["id"], place["key"])
        await early.connect()
        (farewell,) = early.of_type("farewell")
        assert not farewell["final"]  # the client comes back by itself

        assert "dice" in [one["name"] for one in (await house.ask("GET", "/api/games"))["games"]]
        assert (await house.ask("POST", "/api/games/dice/setup", {}))["seats"] == 2
        assert (await house.ask("GET", "/api/tables"))["tables"] == []
        anna, _ = await house.pair()
        await anna.act()

        compiler.finish()
        await house.client(place["table"]["id"], place["key"])
        await house.make(*DICE, game="dice")
        assert compiler.begun == 1

    house.run(scenario())


def test_clocks_wait_for_their_rules(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        place = await house.make(*DICE, game="dice", clock={"kind": "total", "seconds": 60})
        await house.server.end()
        compiler = SlowCompiler(monkeypatch, "dice")
        await house._open()
        store = house.server.hall.store
        await asyncio.sleep(0.3)
        assert [store.awake, compiler.begun] == [False, 1]
        compiler.finish()
        async with asyncio.timeout(10):
            while not store.awake:
                await asyncio.sleep(0.05)
        assert place["table"]["id"] in house.server.hall.tables

    house.run(scenario())


def test_a_server_that_closes_stops_compiling(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        SlowCompiler(monkeypatch, "dice")
        await house.request("POST", "/api/tables", {"game": "dice", "seats": list(DICE)})
        async with asyncio.timeout(5):
            await house.reopen()

    house.run(scenario())


def test_rules_are_compiled_in_a_process_of_their_own(tmp_path: Path) -> None:
    babel = game("babel")
    settings = babel.settle({}, random.Random(0))
    warm_up(babel, settings)
    assert babel.rules(settings).kept()
    asyncio.run(workshop._compile_elsewhere(babel, settings))  # finds it in the cache


# ── One server to a folder ───────────────────────────────────────────────────────────────────────────────
def test_two_servers_never_share_a_folder(tmp_path: Path) -> None:
    data = tmp_path / "data"
    command = [sys.executable, "-m", "ziggurat.server", "serve", "--port", "0", "--data", str(data)]

    async def scenario() -> None:
        first = await Process(data, free_port()).ready()
        second = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert second.returncode == 2
        assert second.stderr.count("\n") == 1
        assert "Another server" in second.stderr
        first.stop(signal.SIGKILL)
        third = await Process(data, free_port()).ready()
        assert third.stop(signal.SIGTERM) == 0

    asyncio.run(scenario())


# ── One seat to a person ─────────────────────────────────────────────────────────────────────────────────
def test_sitting_down_again_after_a_lost_answer_finds_the_same_seat(house: House) -> None:
    async def scenario() -> None:
        table = (await house.make(OPEN, OPEN))["table"]["id"]
        own = "a-key-of-my-own-choice-0123456789"
        first = await house.ask("POST", f"/api/tables/{table}/seats", {"name": "Ida", "key": own})
        assert first["key"] == own
        await house.reopen()
        again = await house.ask("POST", f"/api/tables/{table}/seats", {"name": "Ida", "key": own})
        assert (again["key"], again["seats"]) == (own, first["seats"])
        assert [seat["kind"] for seat in again["table"]["state"]["seats"]].count("person") == 1
        ida = await house.client(table, own)
        assert ida.state["phase"] == "waiting"

    house.run(scenario())


def test_one_more_seat_is_taken_once(house: House) -> None:
    async def scenario() -> None:
        place = await house.make(HERE, OPEN, OPEN, game="nivos", options={"players": "3"})
        table, key = place["table"]["id"], place["key"]
        for _ in range(2):
            more = await house.ask("POST", f"/api/tables/{table}/seats", {"name": "Jo", "id": "once"}, key)
            assert len(more["seats"]) == 2
            await house.reopen()
        more = await house.ask("POST", f"/api/tables/{table}/seats", {"name": "Al", "id": "twice"}, key)
        assert more["seats"] == [1, 2, 3]

    house.run(scenario())


def test_a_chosen_key_must_be_long(house: House) -> None:
    async def scenario() -> None:
        table = (await house.make(OPEN, OPEN))["table"]["id"]
        for poor in ("short", "x" * 65, "twenty four letters, but", 7):
            answer = await house.request("POST", f"/api/tables/{table}/seats", {"key": poor})
            assert answer.status_code == 422, poor

    house.run(scenario())


# ── The line ─────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_text_is_framed_as_the_standard_says(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


OPCODES = st.sampled_from([Opcode.TEXT, Opcode.CONT, Opcode.BINARY])
FRAMES = st.builds(
    lambda opcode, text, fin, mask: Frame(opcode, text, fin=fin).serialize(mask=mask),
    OPCODES,
    st.one_of(st.binary(max_size=120), st.integers(120, 70_000).map(lambda size: b"x" * size)),
    st.booleans(),
    st.booleans(),
)


@given(st.lists(FRAMES, max_size=4), st.data())
def test_the_borders_of_frames_are_known_however_they_are_cut(frames: list[bytes], data: st.DataObject) -> None:
    stream = b"".join(frames)
    ends = {0, *itertools.accumulate(map(len, frames))}
    near = [end + n for end in ends for n in range(-3, 16) if 0 < end + n < len(stream)]
    cuts = sorted(data.draw(st.sets(st.sampled_from(near)))) if near else []
    borders = Borders()
    for begin, end in itertools.pairwise([0, *cuts, len(stream)]):
        borders.follow(stream[begin:end])
        assert borders.between == (end in ends)


@given(st.integers(0, 300), OPCODES, st.booleans(), st.booleans(), st.integers(-2, 2))
def test_only_a_whole_masked_text_is_taken_for_one(
    size: int, opcode: Opcode, fin: bool, mask: bool, more: int
) -> None:
    text = random.Random(size).randbytes(size)
    data = Frame(opcode, text, fin=fin).serialize(mask=mask)
    data = data[:more] if more < 0 else data + b"\x81\x80"[:more]
    right = opcode is Opcode.TEXT and fin and mask and more == 0
    assert whole_text(data, 250) == (text if right and 2 <= size <= 250 else None)


def test_what_is_told_by_either_way_arrives_in_order_and_nothing_after_the_end() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await send({"type": "websocket.accept"})
        line = scope["extensions"][SHORT_WAY]
        for text in ("a", "b"):
            assert line.tell(text.encode())
        await send({"type": "websocket.send", "text": "c"})
        assert line.tell(b"d")
        await send({"type": "websocket.close", "code": 1012})
        assert not line.tell(b"e")

    async def listen() -> None:
        kind: Any = partial(Line, refusals=Refusals(Metrics()))
        server = uvicorn.Server(uvicorn.Config(app, ws=kind, lifespan="off", log_level="error"))
        with socket.create_server(("127.0.0.1", 0)) as door:
            serving = asyncio.create_task(server.serve([door]))
            url = f"ws://127.0.0.1:{door.getsockname()[1]}"
            async with asyncio.timeout(30), websockets.connect(url, proxy=None) as line:
                assert [text async for text in _all(line)] == ["a", "b", "c", "d"]
                assert line.close_code == 1012
            server.should_exit = True
            await serving

    asyncio.run(listen())


async def _all(line: websockets.ClientConnection) -> AsyncIterator[websockets.Data]:
    """All that comes until the line is closed, however it is closed."""
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            yield await line.recv()


def test_the_short_way_is_taken_and_leads_to_the_same(house: House) -> None:
    async def scenario() -> None:
        place = await house.make(HERE, HERE)
        short = await house.client(place["table"]["id"], place["key"])
        long = await house.client(place["table"]["id"], place["key"], short=False)
        for client in (short, long, short, long):
            assert (await client.act())["kind"] == "acted"
            await asyncio.gather(short.up_to(client.version), long.up_to(client.version))
        assert (short.heard_at_once, long.heard_at_once) == (2, 0)
        assert short.line == long.line
        assert short.state == long.state

    house.run(scenario())


def test_two_actions_at_once_by_the_short_way_are_one(house: House) -> None:
    async def scenario() -> None:
        place = await house.make(HERE, HERE)
        client = await house.client(place["table"]["id"], place["key"])
        first, second = client.state["legal"][:2]
        position = client.state["position"]
        for own, token in (("a", first), ("a", first), ("b", second)):
            client.send({"type": "act", "id": own, "token": token, "position": position})
        await client.until(lambda: client.answer_to("b"))
        assert client.heard_at_once == 1
        assert client.answer_to("a")["kind"] == "acted"  # type: ignore[index]
        assert client.answer_to("b")["reason"]["message"] == "server-stale"  # type: ignore[index]
        assert client.line == [(1, first)]
        assert (await client.act())["kind"] == "acted"

    house.run(scenario())


@pytest.mark.parametrize("error", [StoreFailed("full"), Conflict("late")])
def test_a_disk_that_fails_on_the_short_way_is_told(
    house: House, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def scenario() -> None:
        place = await house.make(HERE, HERE)
        client = await house.client(place["table"]["id"], place["key"])
        store = house.server.hall.store
        with monkeypatch.context() as patch:
            patch.setattr(store, "_write_batch", lambda batch: [error] * len(batch))
            answer = await client.do({"type": "act", "token": client.state["legal"][0], "position": 1})
        assert client.heard_at_once == 1
        if isinstance(error, Conflict):  # the table is read anew, and its clients come back
            assert answer == {"type": "closed", "code": 1012}
            await client.connect()
        else:
            assert answer["reason"]["message"] == "server-not-stored"
        assert (await client.act())["kind"] == "acted"
        rows = await store.read(lambda store: store.rows(client.table))
        assert [row.version for row in rows] == [1, 2]

    house.run(scenario())


def test_a_fault_on_the_short_way_does_not_lock_the_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        place = await house.make(HERE, HERE)
        client = await house.client(place["table"]["id"], place["key"])
        with monkeypatch.context() as patch:
            patch.setattr(deeds, "play", lambda *_: 1 // 0)
            answer = await client.do({"type": "act", "token": client.state["legal"][0], "position": 1})
        assert (client.heard_at_once, answer) == (0, {"type": "closed", "code": 1011})
        await client.connect()
        assert (await client.act())["kind"] == "acted"

    house.run(scenario())


def test_a_batch_with_one_guilty_unit_refuses_only_that(house: House) -> None:
    async def scenario() -> None:
        place, other = await house.make(HERE, HERE), await house.make(HERE, HERE)
        hall = house.server.hall
        lives = [await hall.open(p["table"]["id"]) for p in (place, other)]
        row = Row(2, 1, Played(1, "a1-"))
        units = [Unit(rows=[(live.table.id, row)]) for live in (lives[0], lives[0], lives[1])]
        outcomes = await asyncio.gather(*map(hall.store.write, units), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None)]

    house.run(scenario())


def test_a_hasty_line_with_bad_letters_gets_an_answer_to_each(tmp_path: Path) -> None:
    async def scenario() -> None:
        port = free_port()
        process = await Process(tmp_path / "data", port).ready()
        async with httpx.AsyncClient() as client:
            wish = {"game": "babel", "seats": [HERE, HERE]}
            made = (await client.post(f"http://127.0.0.1:{port}/api/tables", json=wish, timeout=60)).json()
        live = f"ws://127.0.0.1:{port}/api/tables/{made['table']['id']}/live"
        async with websockets.connect(live) as line, asyncio.timeout(30):
            await line.send(json.dumps({"type": "hello", "key": made["key"]}))
            await line.send(b'{"type": "\xff"}', text=True)
            for _ in range(40):
                await line.send('{"type": "ping"}')
            heard: list[str] = []
            while heard.count("pong") < 40:
                heard.append(json.loads(await line.recv())["type"])
            assert heard.count("refused") == 1
        assert process.stop(signal.SIGTERM) == 0

    asyncio.run(scenario())
