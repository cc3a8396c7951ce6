"""Thinking in a process of its own: it comes to the same, and whatever happens to it, the tables go on."""

import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from datetime import date
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from local_server import rules_ready
from server_process import ServerProcess, free_port
from ziggurat.core.position import Position
from ziggurat.core.refusals import Refusal
from ziggurat.core.registry import game
from ziggurat.server.errors import is_passing
from ziggurat.server.process.metrics import Metrics
from ziggurat.server.thinking import process as thinking_process
from ziggurat.server.thinking import scheduler as scheduling
from ziggurat.server.thinking.pool import Closing, ThinkingLost, ThinkingPool, ThoughtFailed
from ziggurat.server.thinking.process import ThinkingProcess
from ziggurat.server.thinking.scheduler import EVERYBODY, Claim, Urgency

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
PATIENCE = 120.0  # seconds after which something is taken to wait for ever
ANNA, BEN = "192.0.2.1", "192.0.2.2"
ENDLESS = 1_000_000_000  # simulations
Json = dict[str, Any]
Scenario = Callable[[ThinkingProcess], Coroutine[Any, Any, None]]


def with_process(scenario: Scenario, metrics: Metrics | None = None) -> None:
    rules_ready()

    async def run() -> None:
        pool = ThinkingProcess(1, bot_seconds=10 * PATIENCE, metrics=metrics)
        try:
            async with asyncio.timeout(PATIENCE):
                await scenario(pool)
        finally:
            pool.close()

    asyncio.run(run())


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.02)


def children_of(process: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def thinkers_of(process: int) -> list[int]:
    """The thinking processes that a process has started."""
    return [one for one in children_of(process) if b"thinking.child" in Path(f"/proc/{one}/cmdline").read_bytes()]


def lives(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except FileNotFoundError:
        return False


def ignores(process: int, number: signal.Signals) -> bool:
    status = dict(line.split(":\t", 1) for line in Path(f"/proc/{process}/status").read_text().splitlines())
    return bool(int(status["SigIgn"], 16) >> (number - 1) & 1)


def endless(pool: ThinkingProcess, claim: Claim) -> "asyncio.Task[int]":
    """A thought that ends only when it is stopped."""
    return asyncio.create_task(pool.choose(game("nivos").start(seed=1), None, ENDLESS, None, claim))


async def begun(pool: ThinkingProcess, claim: Claim) -> "asyncio.Task[int]":
    thought = endless(pool, claim)
    await until(lambda: thought.done() or bool(pool.figures().running[claim.urgency]))
    assert not thought.done()
    return thought


def costly_talo() -> tuple[str, list[str]]:
    found = json.loads((Path(__file__).parent / "data/talo-costly.json").read_text())[0]
    return found["position"], found["tokens"]


def is_ready(pool: ThinkingProcess) -> bool:
    try:
        pool.must_be_ready()
    except ThinkingLost:
        return False
    return True


def finished(name: str) -> Position:
    position, chance = game(name).start(seed=2), random.Random(2)
    while not position.over:
        position = position.play(chance.choice(position.actions))
    return position


# ── It comes to the same ─────────────────────────────────────────────────────────────────────────────────
def test_a_process_thinks_what_a_pool_thinks() -> None:
    """Babel is solved, so that all of this is exact."""
    babel, day, study = game("babel"), date(2026, 11, 19), Claim(Urgency.STUDY)
    end = finished("babel")
    start, late = babel.start(), list(end.positions)[-4]

    async def think(pool: ThinkingPool) -> list[Any]:
        scores = await pool.analyse(late, 0.1, study)
        puzzle = await pool.puzzle(babel, day, study)
        return [
            scores,
            await pool.hint(start, 0.1, study),
            await pool.analyse_game(end, 2, study),
            await pool.solver_report(babel, start.settings, study),
            [puzzle.game, puzzle.begin, puzzle.answer, puzzle.judge(puzzle.tokens).solved],
            await pool.choose(babel.start().play(0), 5, None, ("table", 1)) in babel.start().play(0).actions,
        ]

    async def scenario(pool: ThinkingProcess) -> None:
        here = ThinkingPool(1, bot_seconds=PATIENCE)
        try:
            found, expected = await think(pool), await think(here)
        finally:
            here.close()
        assert found == expected
        moves, _ = found[2]
        assert {id(move.position) for move in moves} <= {id(at) for at in end.positions}  # none is played again

    with_process(scenario)


def test_refusals_and_errors_come_back() -> None:
    async def scenario(pool: ThinkingProcess) -> None:
        nivos, study = game("nivos"), Claim(Urgency.STUDY)
        here = ThinkingPool(1, bot_seconds=PATIENCE)
        said = []
        for asked in (pool, here):
            with pytest.raises(Refusal) as refused:
                await asked.solver_report(nivos, nivos.start(seed=1).settings, study)
            said.append((type(refused.value), refused.value.reason, refused.value.code))
        here.close()
        assert said[0] == said[1]
        wrong: Any = "no day"
        with pytest.raises(ThoughtFailed, match="Traceback"):
            await pool.puzzle(game("babel"), wrong, study)
        assert (await pool.analyse(game("babel").start(), 0.1, study))[0].exact  # it goes on

    with_process(scenario)


# ── Who is not waited for, and who has had much ──────────────────────────────────────────────────────────
def test_a_thought_that_nobody_waits_for_is_stopped_there() -> None:
    metrics = Metrics()

    async def scenario(pool: ThinkingProcess) -> None:
        hasty = endless(pool, Claim(Urgency.BOT, ANNA))
        await asyncio.sleep(0)
        hasty.cancel()
        running = await begun(pool, Claim(Urgency.BOT, ANNA))
        waiting = endless(pool, Claim(Urgency.MATCH, ANNA))
        await until(lambda: bool(pool.figures().waiting[Urgency.MATCH]))
        for thought in (waiting, running):
            thought.cancel()
        await asyncio.gather(running, waiting, return_exceptions=True)
        await until(lambda: not pool.figures().busy)
        assert pool.waiting == 0
        assert len(thinkers_of(os.getpid())) == 1

    with_process(scenario, metrics)
    assert 'ziggurat_thinking_stopped_total{for="bot"} 2' in metrics.text()
    assert "ziggurat_thinking_lost_total" not in metrics.text()


def test_what_an_address_has_had_elsewhere_counts_in_the_process() -> None:
    """A bot comes before a hint, but not one for somebody who has had much at another worker."""
    share = scheduling.SHARE * scheduling.MEMORY

    async def scenario(pool: ThinkingProcess) -> None:
        await pool.choose(game("nivos").start(seed=1), None, 4)  # its machine code is loaded
        await asyncio.sleep(1.1)  # the next thought tells what was had elsewhere
        pool.scheduler.elsewhere[ANNA] = 1_000
        pool.scheduler.threads_elsewhere.update({EVERYBODY: 2.0})  # a float, as workers tell it
        bot = await begun(pool, Claim(Urgency.BOT, ANNA))
        hint = Claim(Urgency.HINT, BEN)
        await pool.hint(game("nivos").start(seed=1), 0.01, hint)
        assert not bot.done()
        await until(lambda: pool.scheduler.used().get(BEN, 0.0) > 0)
        assert pool.scheduler.used()[ANNA] < share, "it had its share here: this proves nothing"
        assert hint.seconds > 0
        assert pool.scheduler.had(ANNA) > 1_000 > share > pool.scheduler.had(BEN) > 0
        bot.cancel()
        await asyncio.gather(bot, return_exceptions=True)

    with_process(scenario)


# ── What many ask for that takes long to play again ──────────────────────────────────────────────────────
def test_a_bot_does_not_wait_for_the_replays_of_others() -> None:
    """Sixteen hints, from four addresses, at a position that takes seconds to be played again and listed."""
    late, tokens = costly_talo()

    async def scenario(pool: ThinkingProcess) -> None:
        babel = game("babel").start().play(0)
        await pool.choose(babel, 3, None, None, Claim(Urgency.BOT, BEN))  # its machine code is loaded
        position = game("talo").begin(late, {}).play(*tokens)
        await pool.hint(position, 0.01, Claim(Urgency.HINT, "192.0.2.99"))
        hints = [
            asyncio.create_task(pool.hint(position, 1.0, Claim(Urgency.HINT, f"192.0.2.{10 + number % 4}")))
            for number in range(16)
        ]
        await until(lambda: pool.figures().running[Urgency.HINT] > 0)
        for _ in range(5):
            await pool.choose(babel, 3, None, None, Claim(Urgency.BOT, BEN))
            await pool.hint(babel, 1.0, Claim(Urgency.HINT, BEN))
        assert not any(hint.done() for hint in hints), "they took no time: this proves nothing"
        for hint in hints:
            hint.cancel()
        await asyncio.gather(*hints, return_exceptions=True)

    with_process(scenario)


def test_whoever_asks_pays_for_the_replay() -> None:
    late, tokens = costly_talo()

    async def scenario(pool: ThinkingProcess) -> None:
        position = game("talo").begin(late, {}).play(*tokens)
        for _ in range(2):  # the first loads machine code
            claim = Claim(Urgency.HINT, ANNA)
            began = time.thread_time()
            game("talo").begin(late, {}).play(*tokens)
            replay = time.thread_time() - began
            await pool.hint(position, 0.001, claim)
        assert claim.seconds > replay
        await until(lambda: pool.scheduler.used().get(ANNA, 0.0) > replay)

    with_process(scenario)


# ── It hangs ─────────────────────────────────────────────────────────────────────────────────────────────
def test_a_process_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking_process, "SILENT_SECONDS", 4.0)
    metrics = Metrics()

    async def scenario(pool: ThinkingProcess) -> None:
        thought = await begun(pool, Claim(Urgency.BOT, ANNA))
        pool.must_be_ready()
        (process,) = thinkers_of(os.getpid())
        os.kill(process, signal.SIGSTOP)
        await until(lambda: not is_ready(pool))
        assert not thought.done()
        with pytest.raises(ThinkingLost) as lost:
            await thought
        assert is_passing(lost.value)
        assert not lives(process)
        await until(lambda: is_ready(pool))  # although nobody has asked for anything
        assert thinkers_of(os.getpid()) not in ([], [process])
        assert await pool.choose(game("babel").start().play(0), 3, None) >= 0

    with_process(scenario, metrics)
    assert "ziggurat_thinking_lost_total 1" in metrics.text()


def test_a_process_that_was_stopped_with_the_server_goes_on(tmp_path: Path) -> None:
    """As when a laptop sleeps: the server finds a gap in its own time, which does not count."""

    async def scenario() -> None:
        server = await ServerProcess(tmp_path / "data", free_port(), "--thinkers", "1").ready()
        try:
            process = await thinking(server)
            await until(lambda: ignores(process, signal.SIGTERM))
            for one in (process, server.process.pid):
                os.kill(one, signal.SIGSTOP)
            await asyncio.sleep(1.5 * thinking_process.SILENT_SECONDS)
            for one in (server.process.pid, process):
                os.kill(one, signal.SIGCONT)
            async with person_at(server, HERE, {"kind": "bot", "simulations": 4}) as person:
                await person.act()
                await person.until(lambda: bool(person.state["legal"]))
            await asyncio.sleep(0.5 * thinking_process.SILENT_SECONDS)
            assert thinkers_of(server.process.pid) == [process]
        finally:
            assert server.stop(signal.SIGTERM) == 0
        assert "does not answer" not in Path(server.errors.name).read_text()

    asyncio.run(scenario())


def test_a_server_whose_thinking_process_hangs_is_not_ready(tmp_path: Path) -> None:
    async def scenario() -> None:
        server = await ServerProcess(tmp_path / "data", free_port(), "--thinkers", "1").ready()
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=PATIENCE) as http:
            try:
                async with person_at(server, HERE, {"kind": "bot", "simulations": 4}) as person:
                    await person.act()
                    await person.until(lambda: bool(person.state["legal"]))
                    os.kill(await thinking(server), signal.SIGSTOP)
                    async with asyncio.timeout(PATIENCE):
                        while (answer := await http.get("/readyz")).status_code == 200:
                            await asyncio.sleep(0.1)
                    assert answer.json()["code"] == "thinking-lost"
                    assert "thinks" in answer.json()["detail"]
                    await person.act()
                    await person.until(lambda: bool(person.state["legal"]))  # its bot asks again by itself
                    async with asyncio.timeout(PATIENCE):
                        while (await http.get("/readyz")).status_code != 200:
                            await asyncio.sleep(0.1)
            finally:
                assert server.stop(signal.SIGTERM) == 0

    asyncio.run(scenario())


# ── It dies ──────────────────────────────────────────────────────────────────────────────────────────────
def test_whoever_waits_for_a_process_that_dies_is_told_to_ask_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinking_process, "STARTS_A_MINUTE", 2)
    metrics = Metrics()

    async def scenario(pool: ThinkingProcess) -> None:
        for _ in range(2):
            thought = await begun(pool, Claim(Urgency.BOT, ANNA))
            await until(lambda: pool.scheduler.used().get(ANNA, 0.0) > 0.1)
            (process,) = thinkers_of(os.getpid())
            os.kill(process, signal.SIGKILL)
            with pytest.raises(ThinkingLost) as lost:
                await thought
            assert is_passing(lost.value)
            assert pool.scheduler.had(ANNA) > 0.1  # nobody gains a share by it
            assert not pool.figures().busy
        with pytest.raises(ThinkingLost):  # not again and again
            await endless(pool, Claim(Urgency.BOT, ANNA))
        assert not thinkers_of(os.getpid())

    with_process(scenario, metrics)
    assert "ziggurat_thinking_lost_total 2" in metrics.text()
    assert [line.getMessage() for line in caplog.records].count("the thinking process has ended") == 2


def test_closing_ends_the_process_and_all_thoughts() -> None:
    async def scenario(pool: ThinkingProcess) -> None:
        thought = await begun(pool, Claim(Urgency.BOT, ANNA))
        (process,) = thinkers_of(os.getpid())
        pool.close()
        assert not lives(process)
        for asked in (thought, endless(pool, Claim(Urgency.BOT, ANNA))):
            with pytest.raises(Closing):
                await asked
        pool.begin()
        assert not thinkers_of(os.getpid())

    with_process(scenario)


def test_a_pool_that_is_closed_at_once_leaves_nothing() -> None:
    async def scenario(pool: ThinkingProcess) -> None:
        pool.begin()
        pool.close()
        assert not thinkers_of(os.getpid())

    with_process(scenario)


# ── In a server ──────────────────────────────────────────────────────────────────────────────────────────
class Person:
    """Somebody at a table of a real server."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self.state: Json = {}

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                message = json.loads(await self._socket.recv())
                assert message["type"] in ("welcome", "news", "presence", "deadline"), message
                self.state = message.get("table", message).get("state", self.state)

    async def act(self) -> None:
        await self.until(lambda: bool(self.state.get("legal")))
        version, token = self.state["position"], self.state["legal"][0]
        act = {"type": "act", "id": f"at-{version}", "token": token, "position": version}
        await self._socket.send(json.dumps(act))
        await self.until(lambda: self.state["position"] != version)


@contextlib.asynccontextmanager
async def person_at(server: ServerProcess, *seats: Json) -> AsyncIterator[Person]:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=PATIENCE) as http:
        answer = await http.post("/api/tables", json={"game": "nivos", "seats": seats})
    place = answer.raise_for_status().json()
    url = f"ws://127.0.0.1:{server.port}/api/tables/{place['table']['id']}/live"
    async with websockets.connect(url, proxy=None, open_timeout=PATIENCE) as socket:
        await socket.send(json.dumps({"type": "hello", "key": place["key"], "since": None}))
        person = Person(socket)
        await person.until(lambda: bool(person.state))
        yield person


HERE: Json = {"kind": "here"}


async def thinking(server: ServerProcess) -> int:
    """The server's thinking process, once there is one."""
    await until(lambda: bool(thinkers_of(server.process.pid)))
    return thinkers_of(server.process.pid)[0]


async def metric(server: ServerProcess, line: str) -> None:
    """Waits until a line is among the server's metrics."""
    async with httpx.AsyncClient(timeout=PATIENCE) as http, asyncio.timeout(PATIENCE):
        while line not in (await http.get(f"http://127.0.0.1:{server.port}/metrics")).text.splitlines():
            await asyncio.sleep(0.05)


def test_tables_go_on_when_the_thinking_process_is_killed(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits = ("--limit", "bot_seconds=5", "--thinkers", "1")
        server = await ServerProcess(tmp_path / "data", free_port(), *limits).ready()
        try:
            slow = {"kind": "bot", "simulations": 200_000}
            async with person_at(server, HERE, slow) as one, person_at(server, HERE, HERE) as pair:
                await one.act()
                await metric(server, 'ziggurat_thinking_running{for="bot"} 1')
                first = await thinking(server)
                os.kill(first, signal.SIGKILL)
                for _ in range(3):
                    await pair.act()
                await one.until(lambda: bool(one.state["legal"]))  # the bot has answered
                assert await thinking(server) != first
            await metric(server, "ziggurat_thinking_lost_total 1")
        finally:
            assert server.stop(signal.SIGTERM) == 0

    asyncio.run(scenario())


@pytest.mark.parametrize("stopped", [False, True])
def test_the_thinking_process_ends_with_a_server_that_is_killed(tmp_path: Path, stopped: bool) -> None:
    async def scenario() -> None:
        server = await ServerProcess(tmp_path / "data", free_port()).ready()
        try:
            process = await thinking(server)  # it is started a moment after the server, although nobody thinks
            await until(lambda: ignores(process, signal.SIGTERM))  # it has begun
            if stopped:
                os.kill(process, signal.SIGSTOP)
        finally:
            server.stop(signal.SIGKILL)
        await until(lambda: not lives(process))

    asyncio.run(scenario())


def test_signals_are_for_the_server(tmp_path: Path) -> None:
    """Ctrl-C, or systemd, may send them to all processes at once."""

    async def scenario() -> None:
        server = await ServerProcess(tmp_path / "data", free_port(), "--thinkers", "1").ready()
        try:
            async with person_at(server, HERE, {"kind": "bot", "simulations": 4}) as person:
                await person.act()
                await person.until(lambda: bool(person.state["legal"]))
                process = await thinking(server)
                await until(lambda: ignores(process, signal.SIGTERM))
                assert os.getsid(process) == process != os.getsid(server.process.pid)
                for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
                    os.kill(process, number)
                await person.act()
                await person.until(lambda: bool(person.state["legal"]))
                assert thinkers_of(server.process.pid) == [process]
                os.kill(process, signal.SIGTERM)
        finally:
            assert server.stop(signal.SIGINT) == 0
        assert not lives(process)
        assert "Traceback" not in Path(server.errors.name).read_text()

    asyncio.run(scenario())
