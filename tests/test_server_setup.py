"""Rules are compiled apart from the server, a folder has one server, and a lost response takes no second seat."""

import asyncio
import logging
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from dice_game import DiceGame
from local_server import HERE, OPEN, ROOMY, Client, LocalServer
from postgres import argument
from server_process import ServerProcess, free_port
from ziggurat.bots.warm_up import warm_up
from ziggurat.core.game import Game
from ziggurat.core.registry import game, registered
from ziggurat.core.types import Settings
from ziggurat.kernel import Rules
from ziggurat.server.limits.rate_limits import Refusals
from ziggurat.server.process.metrics import Metrics
from ziggurat.server.settings import Settings as ServerSettings
from ziggurat.server.storage import folder
from ziggurat.server.thinking import compiler_pool

DICE = ({"kind": "here"}, {"kind": "here"})


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LocalServer]:
    with registered(DiceGame()), LocalServer(tmp_path) as made:
        yield made


# ── Rules that must be compiled first ────────────────────────────────────────────────────────────────────
class SlowCompiler:
    """Stands in for the process that compiles; it is done when the test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
        self.begun = 0
        self.cancelled = 0
        self._name = name
        self._done = asyncio.Event()
        self._rules = game(name).rules(game(name).settle({}, random.Random(0)))
        monkeypatch.setattr(Rules, "kept", lambda rules: rules is not self._rules)
        monkeypatch.setattr(compiler_pool, "_compile_elsewhere", self._compile)
        monkeypatch.setattr(compiler_pool, "PATIENCE", 0.05)

    async def _compile(self, kind: Game, settings: Settings) -> None:
        assert kind.name == self._name
        self.begun += 1
        try:
            await self._done.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise

    def finish(self) -> None:
        self._done.set()


def test_nobody_else_waits_while_the_rules_of_a_game_are_compiled(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        place = await server.make(*DICE, game="dice", visibility="listed")
        await server.reopen()
        compiler = SlowCompiler(monkeypatch, "dice")
        body = {"game": "dice", "seats": list(DICE)}
        for _ in range(2):
            answer = await server.request("POST", "/api/tables", body, **{"accept-language": "de"})
            assert answer.status_code == 503
            assert answer.json()["message"] == "server-making-ready"
            assert "vorbereitet" in answer.json()["detail"]
        assert (await server.request("POST", "/api/positions", {"game": "dice"})).status_code == 503

        early = Client(server, place["table"]["id"], place["key"])
        await early.connect()
        (goodbye,) = early.of_type("farewell")
        assert not goodbye["final"]  # the client comes back by itself

        assert "dice" in [one["name"] for one in (await server.ask("GET", "/api/games"))["games"]]
        assert (await server.ask("POST", "/api/games/dice/setup", {}))["seats"] == 2
        assert (await server.ask("GET", "/api/tables"))["tables"] == []
        anna, _ = await server.pair()
        await anna.act()

        compiler.finish()
        await server.client(place["table"]["id"], place["key"])
        await server.make(*DICE, game="dice")
        assert compiler.begun == 1

    server.run(scenario())


def test_clocks_wait_for_their_rules(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        place = await server.make(*DICE, game="dice", clock={"kind": "total", "seconds": 60})
        await server.app.end()
        compiler = SlowCompiler(monkeypatch, "dice")
        await server._open()
        store = server.app.registry.store
        await asyncio.sleep(0.3)
        assert [store.awake, compiler.begun] == [False, 1]
        compiler.finish()
        async with asyncio.timeout(10):
            while not store.awake:
                await asyncio.sleep(0.05)
        assert place["table"]["id"] in server.app.registry.tables

    server.run(scenario())


def test_a_server_that_closes_stops_compiling(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        compiler = SlowCompiler(monkeypatch, "dice")
        answer = await server.request("POST", "/api/tables", {"game": "dice", "seats": list(DICE)})
        assert answer.status_code == 503
        assert [compiler.begun, compiler.cancelled] == [1, 0]
        await server.reopen()
        assert [compiler.begun, compiler.cancelled] == [1, 1]
        compiler.finish()
        await server.make(*DICE, game="dice")  # and begins anew when somebody asks again
        assert compiler.begun == 2

    server.run(scenario())


def test_rules_are_compiled_in_a_process_of_their_own(tmp_path: Path) -> None:
    babel = game("babel")
    settings = babel.settle({}, random.Random(0))
    warm_up(babel, settings)
    assert babel.rules(settings).kept()
    asyncio.run(compiler_pool._compile_elsewhere(babel, settings))  # finds it in the cache


@pytest.mark.skipif(sys.platform != "linux", reason="looks for locks in /proc")
def test_rules_are_compiled_by_one_process_at_a_time(tmp_path: Path) -> None:
    """The second one finds in the cache what the first one has kept."""
    babel = game("babel")
    settings = babel.settle({}, random.Random(0))
    warm_up(babel, settings)

    def waits_for_a_lock() -> bool:
        waiting = [line.split() for line in Path("/proc/locks").read_text().splitlines() if "-> FLOCK" in line]
        ours = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text().split()
        return any(set(line) & set(ours) for line in waiting)

    async def scenario() -> None:
        with compiler_pool.alone("babel"):
            compiling = asyncio.create_task(compiler_pool._compile_elsewhere(babel, settings))
            while not waits_for_a_lock():
                assert not compiling.done()
                await asyncio.sleep(0.02)
        async with asyncio.timeout(60):
            await compiling

    asyncio.run(scenario())


def test_rules_that_are_not_ready_use_up_no_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with (
        registered(DiceGame()),
        LocalServer(tmp_path, ServerSettings(limits=replace(ROOMY, tables_an_hour=1))) as server,
    ):

        async def scenario() -> None:
            compiler = SlowCompiler(monkeypatch, "dice")
            chairs = [{"kind": "person", "key": 1}] * 2
            made = {"kind": "made", "game": "dice", "rules": game("dice").version, "given": {}, "options": {}}
            body = {"log": [{"at": 0, "entry": {**made, "chairs": chairs}}], "open": [2]}
            for path, asked in (
                ("/api/tables", {"game": "dice", "seats": list(DICE)}),
                ("/api/tables/moved", body),
            ):
                for _ in range(3):
                    answer = await server.request("POST", path, asked)
                    assert answer.json()["code"] == "making-ready", answer.json()
            compiler.finish()
            await server.make(*DICE, game="dice")
            answer = await server.request("POST", "/api/tables", {"game": "dice", "seats": list(DICE)})
            assert answer.status_code == 429

        server.run(scenario())


def test_that_rules_are_not_ready_yet_is_no_warning(caplog: pytest.LogCaptureFixture) -> None:
    refusals = Refusals(Metrics())
    with caplog.at_level(logging.INFO):
        for reason in ("making-ready", "too-fast"):
            refusals.add(reason, "127.0.0.1")
    assert [(one.levelname, vars(one)["reason"]) for one in caplog.records] == [
        ("INFO", "making-ready"),
        ("WARNING", "too-fast"),
    ]


# ── One server to a folder ───────────────────────────────────────────────────────────────────────────────
def test_two_servers_never_share_a_folder(tmp_path: Path) -> None:
    data = tmp_path / "data"
    command = [sys.executable, "-m", "ziggurat.server", "serve", "--port", "0", "--data", argument(data)]

    async def scenario() -> None:
        first = await ServerProcess(data, free_port()).ready()
        second = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert second.returncode == 2
        assert second.stderr.count("\n") == 1
        assert "Another server" in second.stderr
        first.stop(signal.SIGKILL)
        third = await ServerProcess(data, free_port()).ready()
        assert third.stop(signal.SIGTERM) == 0

    asyncio.run(scenario())


@pytest.mark.sqlite
def test_whoever_comes_second_learns_where_the_first_one_is(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ziggurat.server", "serve", "--port", "0", "--data", str(tmp_path)]

    async def scenario() -> None:
        first = await ServerProcess(tmp_path, free_port()).ready()
        second = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert f"You find it at http://127.0.0.1:{first.port}" in " ".join(second.stderr.split())
        assert first.stop(signal.SIGTERM) == 0
        with folder.lock(tmp_path), pytest.raises(folder.InUse) as refused:  # by a command, which has no address
            folder.lock(tmp_path)
        assert "find it at" not in str(refused.value)

    asyncio.run(scenario())


@pytest.mark.parametrize("port", ["99999", "-1"])
def test_a_port_that_no_machine_has(tmp_path: Path, port: str) -> None:
    command = [sys.executable, "-m", "ziggurat.server", "serve", "--port", port, "--data", str(tmp_path)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    said = f"--port must be a whole number from 0 to 65535, not “{port}”."
    assert (ended.returncode, said in " ".join(ended.stderr.split())) == (2, True)


# ── One seat to a person ─────────────────────────────────────────────────────────────────────────────────
def test_sitting_down_again_after_a_lost_answer_finds_the_same_seat(server: LocalServer) -> None:
    async def scenario() -> None:
        table = (await server.make(OPEN, OPEN))["table"]["id"]
        own = "a-key-of-my-own-choice-0123456789"
        first = await server.ask("POST", f"/api/tables/{table}/seats", {"name": "Ida", "key": own})
        assert first["key"] == own
        await server.reopen()
        again = await server.ask("POST", f"/api/tables/{table}/seats", {"name": "Ida", "key": own})
        assert (again["key"], again["seats"]) == (own, first["seats"])
        assert [seat["kind"] for seat in again["table"]["state"]["seats"]].count("person") == 1
        ida = await server.client(table, own)
        assert ida.state["phase"] == "waiting"

    server.run(scenario())


def test_one_more_seat_is_taken_once(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, OPEN, OPEN, game="nivos", options={"players": "3"})
        table, key = place["table"]["id"], place["key"]
        for _ in range(2):
            more = await server.ask("POST", f"/api/tables/{table}/seats", {"name": "Jo", "id": "once"}, key)
            assert len(more["seats"]) == 2
            await server.reopen()
        more = await server.ask("POST", f"/api/tables/{table}/seats", {"name": "Al", "id": "twice"}, key)
        assert more["seats"] == [1, 2, 3]

    server.run(scenario())


def test_a_chosen_key_must_be_long(server: LocalServer) -> None:
    async def scenario() -> None:
        table = (await server.make(OPEN, OPEN))["table"]["id"]
        for poor in ("short", "x" * 65, "twenty four letters, but", 7):
            answer = await server.request("POST", f"/api/tables/{table}/seats", {"key": poor})
            assert answer.status_code == 422, poor

    server.run(scenario())
