"""What each gets for itself: a game its own time to be made ready, a server its own data, a person one seat."""

import asyncio
import json
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import websockets
from websockets.frames import Frame, Opcode

from rough import Process, free_port
from serving import HERE, OPEN, Client, House
from ziggurat.game import _GAMES, Game, Settings, game
from ziggurat.kernel import Rules
from ziggurat.server import workshop
from ziggurat.server.line import framed

DICE = ({"kind": "here"}, {"kind": "here"})


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setitem(_GAMES, "dice", "dice:Dice")
    with House(tmp_path) as made:
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
    babel.make_ready(settings)
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
