"""The thinking of a server: who comes first, what each address gets, who is not waited for, what is kept."""

import asyncio
import os
import random
import threading
import time
import tracemalloc
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from local_server import BOT, HERE, HOST, ROOMY, LocalServer
from ziggurat.bots.bot import SearchLimits
from ziggurat.bots.engine.tree import MODEST_NODES, Search
from ziggurat.bots.host import SearchHost, Stopped, host, hosted
from ziggurat.bots.search import TreeSearch
from ziggurat.core.position import Position, thread_workspace
from ziggurat.core.registry import game
from ziggurat.server.limits.addresses import address_group
from ziggurat.server.process.metrics import Metrics
from ziggurat.server.settings import Settings
from ziggurat.server.thinking import scheduler as scheduling
from ziggurat.server.thinking.pool import ThinkingPool, TreeCache
from ziggurat.server.thinking.scheduler import (
    EVERYBODY,
    NEWCOMERS,
    SPARE,
    SPARE_AN_ADDRESS,
    Claim,
    Job,
    Scheduler,
    Urgency,
)

PATIENCE = 30.0  # seconds after which something is taken to wait for ever
ANNA, BEN = "192.0.2.1", "192.0.2.2"
Work = Callable[[Job[Any]], Any]
MOVED = {
    "kind": "made",
    "game": "babel",
    "rules": game("babel").version,
    "given": {},
    "options": {"full_tower": "last"},
    "chairs": [{"kind": "person", "key": 1}] * 2,
}


class Hourglass:
    """A clock that moves only when the test moves it."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def glass(monkeypatch: pytest.MonkeyPatch) -> Hourglass:
    found = Hourglass()
    monkeypatch.setattr(scheduling, "time", found)
    return found


def with_scheduler(scenario: Callable[[Scheduler], Coroutine[Any, Any, None]], threads: int = 1) -> None:
    async def run() -> None:
        scheduler = Scheduler(threads)
        try:
            async with asyncio.timeout(PATIENCE):
                await scenario(scheduler)
        finally:
            scheduler.close()

    asyncio.run(run())


def until(true: Callable[[], bool]) -> Work:
    """A long thought, which can be paused as a search can, but ends only when something has come true."""

    def work(job: Job[Any]) -> None:
        while not true():
            host().pause()

    return work


# ── Who comes first ──────────────────────────────────────────────────────────────────────────────────────
def test_the_most_urgent_comes_first() -> None:
    async def scenario(scheduler: Scheduler) -> None:
        gate, order = threading.Event(), list[Urgency]()
        first = scheduler.submit(lambda job: gate.wait(PATIENCE), Claim(Urgency.TABLE))
        jobs = [
            scheduler.submit(lambda job: order.append(job.urgency), Claim(urgency))
            for urgency in reversed(Urgency)
        ]
        assert [scheduler.count(urgency, running=False) for urgency in Urgency] == [1] * len(Urgency)
        gate.set()
        await asyncio.gather(first.future, *[job.future for job in jobs])
        assert order == list(Urgency)

    with_scheduler(scenario)


@pytest.mark.parametrize("urgency", [Urgency.HINT, Urgency.STUDY, Urgency.MATCH])
def test_a_bot_that_somebody_waits_for_never_waits_for_a_long_thought(urgency: Urgency) -> None:
    async def scenario(scheduler: Scheduler) -> None:
        answered = threading.Event()
        long = scheduler.submit(until(answered.is_set), Claim(urgency, ANNA))
        for _ in range(20):
            bot = scheduler.submit(lambda job: "played", Claim(Urgency.BOT, ANNA))
            assert await bot.future == "played"
        assert not long.future.done()
        answered.set()
        await long.future

    with_scheduler(scenario)


def test_a_bot_does_not_wait_for_a_long_step_of_another_thought() -> None:
    async def scenario(scheduler: Scheduler) -> None:
        gate = threading.Event()
        long = scheduler.submit(lambda job: gate.wait(PATIENCE), Claim(Urgency.HINT, ANNA))  # it never pauses
        for _ in range(5):
            bot = scheduler.submit(lambda job: "played", Claim(Urgency.BOT, ANNA))
            assert await bot.future == "played"
        assert not long.future.done()
        gate.set()
        assert await long.future

    with_scheduler(scenario)


def test_who_was_asked_to_give_way_waits_for_who_went_first() -> None:
    async def scenario(scheduler: Scheduler) -> None:
        gate, order = threading.Event(), list[str]()

        def long(job: Job[Any]) -> None:
            gate.wait(PATIENCE)
            host().pause()
            order.append("long")

        def urgent(job: Job[Any]) -> None:
            gate.set()
            while scheduler.count(Urgency.HINT, running=True):
                host().pause()
            order.append("urgent")

        jobs = [
            scheduler.submit(long, Claim(Urgency.HINT, ANNA)),
            scheduler.submit(urgent, Claim(Urgency.BOT, ANNA)),
        ]
        await asyncio.gather(*[job.future for job in jobs])
        assert order == ["urgent", "long"]

    with_scheduler(scenario)


# ── What each address gets ───────────────────────────────────────────────────────────────────────────────
def test_an_address_that_has_had_little_does_not_queue_behind_one_that_has_had_much() -> None:
    async def scenario(scheduler: Scheduler) -> None:
        gate, order = threading.Event(), list[str]()
        first = scheduler.submit(lambda job: gate.wait(PATIENCE), Claim(Urgency.HINT, ANNA))
        claims = [Claim(Urgency.HINT, address) for address in (ANNA, ANNA, ANNA, BEN)]
        jobs = [scheduler.submit(lambda job: order.append(job.address), claim) for claim in claims]
        gate.set()
        await asyncio.gather(first.future, *[job.future for job in jobs])
        assert order == [BEN, ANNA, ANNA, ANNA]

    with_scheduler(scenario)


@pytest.mark.parametrize("other", [ANNA, BEN])
def test_long_thoughts_take_turns(other: str) -> None:
    """Each of the two ends only when the other has begun."""

    async def scenario(scheduler: Scheduler) -> None:
        begun = [threading.Event(), threading.Event()]

        def work(own: int) -> Work:
            def waits(job: Job[Any]) -> None:
                begun[own].set()
                until(begun[1 - own].is_set)(job)

            return waits

        jobs = [
            scheduler.submit(work(own), Claim(Urgency.BOT, address)) for own, address in enumerate((ANNA, other))
        ]
        await asyncio.gather(*[job.future for job in jobs])

    with_scheduler(scenario)


def test_who_has_had_a_share_lets_the_less_urgent_of_others_go_first(glass: Hourglass) -> None:
    """Bots that somebody waits for come first, but nobody can have all the thinking by waiting for many."""

    async def scenario(scheduler: Scheduler) -> None:
        helped = threading.Event()

        def greedy(job: Job[Any]) -> None:
            while not helped.is_set():
                glass.now += 0.05
                host().pause()

        bot = scheduler.submit(greedy, Claim(Urgency.BOT, ANNA))
        hint = scheduler.submit(lambda job: helped.set(), Claim(Urgency.HINT, BEN))
        await asyncio.gather(bot.future, hint.future)
        assert scheduler.had(ANNA) > scheduling.SHARE * scheduling.MEMORY > scheduler.had(BEN)
        glass.now += 10 * scheduling.MEMORY
        assert scheduler.had(ANNA) < 0.01  # it is forgotten

    with_scheduler(scenario)


@pytest.mark.parametrize(
    ("here", "there", "first"),
    [(0, 9, "bot"), (0, 11, "hint"), (4, 5, "bot"), (4, 7, "hint"), (6, 0, "hint")],
    ids=["a share of two workers", "more", "a share at both", "more at both", "more than a share of this one"],
)
def test_a_share_is_of_the_thinking_of_all_workers(
    glass: Hourglass, here: float, there: float, first: str
) -> None:
    """Two workers with a thread each: a share is 5 s of either, and 10 s of both together."""

    async def scenario(scheduler: Scheduler) -> None:
        scheduler.threads_elsewhere[EVERYBODY] = 1
        scheduler.elsewhere[ANNA] = there  # type: ignore[assignment]

        def takes(job: Job[Any]) -> None:
            glass.now += here

        await scheduler.submit(takes, Claim(Urgency.BOT, ANNA)).future
        gate, order = threading.Event(), list[str]()
        busy = scheduler.submit(lambda job: gate.wait(PATIENCE), Claim(Urgency.BOT))
        bot = scheduler.submit(lambda job: order.append("bot"), Claim(Urgency.BOT, ANNA))
        hint = scheduler.submit(lambda job: order.append("hint"), Claim(Urgency.HINT, BEN))
        gate.set()
        await asyncio.gather(busy.future, bot.future, hint.future)
        assert order[0] == first

    with_scheduler(scenario)


def test_few_thoughts_of_an_address_have_begun_and_others_do_not_wait_for_them() -> None:
    async def scenario(scheduler: Scheduler) -> None:
        end, begun = threading.Event(), list[str]()

        def work(job: Job[Any]) -> None:
            begun.append(job.address)
            until(end.is_set)(job)

        async def have_begun(number: int) -> None:
            while len(begun) < number:
                await asyncio.sleep(0.01)
            await asyncio.sleep(5 * scheduling.QUANTUM)
            assert len(begun) == number

        def ask(number: int) -> Job[Any]:
            return scheduler.submit(work, Claim(Urgency.BOT, f"192.0.2.{number}"))

        jobs = [scheduler.submit(work, Claim(Urgency.BOT, ANNA)) for _ in range(9)]
        await have_begun(1 + SPARE_AN_ADDRESS)
        await scheduler.submit(lambda job: None, Claim(Urgency.BOT, BEN)).future
        jobs += [ask(number) for number in range(10, 19)]
        await have_begun(1 + SPARE_AN_ADDRESS + 9)
        jobs += [ask(number) for number in range(10, 19)]
        await have_begun(1 + SPARE_AN_ADDRESS + 9)  # they have one each already
        jobs += [ask(number) for number in range(20, 80)]
        await have_begun(len(Urgency) * (1 + SPARE) + NEWCOMERS)
        end.set()
        await asyncio.gather(*[job.future for job in jobs])
        assert len(begun) == len(jobs)

    with_scheduler(scenario)


@pytest.mark.parametrize("addresses", [4, 20])
def test_whoever_waits_for_a_table_waits_for_no_step_of_a_study(addresses: int) -> None:
    """A step of talo may take seconds without a pause, and many addresses may ask for such steps."""

    async def scenario(scheduler: Scheduler) -> None:
        gate = threading.Event()
        studies = [
            scheduler.submit(lambda job: gate.wait(PATIENCE), Claim(Urgency.STUDY, f"192.0.2.{10 + number % 20}"))
            for number in range(2 * addresses)
        ]
        await asyncio.sleep(5 * scheduling.QUANTUM)
        for urgency in (Urgency.TABLE, Urgency.BOT, Urgency.HINT):
            for address in (ANNA, BEN):
                assert await scheduler.submit(lambda job: "at once", Claim(urgency, address)).future == "at once"
        assert not any(study.future.done() for study in studies)
        gate.set()
        await asyncio.gather(*[study.future for study in studies])

    with_scheduler(scenario)


def test_a_step_counts_while_it_goes_on() -> None:
    """A hint waits for no long step of others that had had as little as its address when that step began."""

    async def scenario(scheduler: Scheduler) -> None:
        gate = threading.Event()
        first = scheduler.submit(lambda job: gate.wait(PATIENCE), Claim(Urgency.HINT, ANNA))
        for _ in range(2):  # at the beginning of that step, and later
            assert await scheduler.submit(lambda job: "at once", Claim(Urgency.HINT, BEN)).future == "at once"
        assert scheduler.had(ANNA) >= scheduling.QUANTUM
        assert scheduler.used()[ANNA] >= scheduling.QUANTUM
        assert not first.future.done()
        gate.set()
        await first.future

    with_scheduler(scenario)


@pytest.mark.parametrize(
    ("address", "group"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("?", "?"),
        ("", ""),
    ],
)
def test_a_household_is_one_address(address: str, group: str) -> None:
    assert address_group(address) == group


# ── Pauses ───────────────────────────────────────────────────────────────────────────────────────────────
class Restless(SearchHost):
    """Lets somebody else think at every pause."""

    slice_seconds = 0.0  # a pause after every simulation or so

    def __init__(self) -> None:
        self.pauses = 0

    def pause(self) -> None:
        self.pauses += 1
        with hosted(SearchHost()):
            TreeSearch(9).choose(game("babel").start(), SearchLimits(simulations=3))


def late_in(name: str) -> Position:
    """Where there is an end-game to be looked through."""
    position, chance = game(name).start(seed=1), random.Random(1)
    while not position.over:
        position = position.play(chance.choice(position.actions))
    return list(position.positions)[-8]


@pytest.mark.parametrize("name", ["babel", "nivos", "bubbles", "talo"])
def test_a_thought_that_is_paused_comes_to_the_same(name: str) -> None:
    position = game(name).start({"starts": "symmetric"} if name == "talo" else {}, seed=3)
    while position.turn < 1:
        position = position.play(position.actions[0])
    alone, paused = TreeSearch(7), TreeSearch(7)
    restless = Restless()
    limits = SearchLimits(simulations=4_000 if name == "bubbles" else 400)  # a rollout counts for many
    for _ in range(2):  # the second time the tree is moved
        expected = alone.analyse(position, limits)
        with hosted(restless):
            assert paused.analyse(position, limits) == expected
        position = position.play(expected[0].action)
        while position.turn < 1:
            position = position.play(position.actions[0])
    assert restless.pauses > 100


def test_looking_an_end_game_through_can_be_paused_and_stopped() -> None:
    position = late_in("nivos")
    limits = SearchLimits(simulations=50_000)
    expected = TreeSearch(7)._solve_endgame(position, limits)[0]
    restless = Restless()
    with hosted(restless):
        assert TreeSearch(7)._solve_endgame(position, limits)[0] == expected
    assert restless.pauses > 1

    class Ending(SearchHost):
        def pause(self) -> None:
            raise Stopped

    with hosted(Ending()), pytest.raises(Stopped):
        TreeSearch(7)._solve_endgame(position, limits)


def test_the_clock_of_a_thought_stands_still_while_it_is_paused(glass: Hourglass) -> None:
    async def scenario(scheduler: Scheduler) -> None:
        answered = threading.Event()

        def hint(job: Job[Any]) -> float:
            began = host().time()
            until(answered.is_set)(job)
            glass.now += 2
            return host().time() - began

        def bot(job: Job[Any]) -> None:
            while scheduler.count(Urgency.HINT, running=True):
                time.sleep(0.001)  # it was asked to give way
            glass.now += 100
            answered.set()

        slow = Claim(Urgency.HINT)
        long = scheduler.submit(hint, slow)
        await scheduler.submit(bot, Claim(Urgency.BOT)).future
        assert await long.future == pytest.approx(2)
        assert slow.seconds == pytest.approx(2)
        assert scheduler.seconds == pytest.approx(102)

    with_scheduler(scenario)


# ── Who is not waited for ────────────────────────────────────────────────────────────────────────────────
def test_who_does_not_wait_any_more_is_not_thought_for() -> None:
    async def scenario(scheduler: Scheduler) -> None:
        ran = list[str]()
        running = scheduler.submit(until(lambda: False), Claim(Urgency.BOT, ANNA))
        waiting = scheduler.submit(lambda job: ran.append("never"), Claim(Urgency.MATCH, ANNA))
        scheduler.stop(waiting)
        assert scheduler.count(Urgency.MATCH, running=False) == 0
        with pytest.raises(Stopped):
            await waiting.future
        paused = scheduler.submit(until(lambda: False), Claim(Urgency.HINT, ANNA))
        scheduler.stop(running)
        with pytest.raises(Stopped):
            await running.future
        while not scheduler.count(Urgency.HINT, running=True):
            await asyncio.sleep(0.01)
        gate = threading.Event()
        other = scheduler.submit(lambda job: gate.wait(PATIENCE), Claim(Urgency.BOT, BEN))
        while not scheduler.count(Urgency.BOT, running=True):
            await asyncio.sleep(0.01)
        scheduler.stop(paused)  # amid its work, while another has the thread
        with pytest.raises(Stopped):
            await paused.future
        gate.set()
        assert await other.future
        assert not ran

    with_scheduler(scenario)


def test_a_thought_that_is_stopped_as_it_gives_way_ends_at_once() -> None:
    async def scenario(scheduler: Scheduler) -> None:
        begun, gate = threading.Event(), threading.Event()

        def leave(job: Job[Any]) -> None:
            begun.wait(PATIENCE)
            scheduler.stop(job)  # between the two looks of `Job.pause`
            scheduler.reconsider(job)

        left = scheduler.submit(leave, Claim(Urgency.HINT, ANNA))
        other = scheduler.submit(lambda job: gate.wait(PATIENCE), Claim(Urgency.BOT, BEN))
        begun.set()
        with pytest.raises(Stopped):
            await left.future
        gate.set()
        assert await other.future

    with_scheduler(scenario)


def test_closing_ends_all_thinking() -> None:
    async def run() -> None:
        scheduler = Scheduler(1)
        jobs = [
            scheduler.submit(until(lambda: False), Claim(Urgency.BOT, address)) for address in (ANNA, BEN, BEN)
        ]
        await asyncio.sleep(0.05)
        scheduler.close()
        jobs.append(scheduler.submit(until(lambda: False), Claim(Urgency.BOT)))
        ends = await asyncio.gather(*[job.future for job in jobs], return_exceptions=True)
        assert [type(end) for end in ends] == [Stopped] * 4

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="only Linux gives threads to cores")
def test_thinking_leaves_a_core_to_the_tables() -> None:
    every = os.sched_getaffinity(0)

    def cores_of(threads: int) -> set[int]:
        found: list[set[int]] = []

        async def scenario(scheduler: Scheduler) -> None:
            found.append(await scheduler.submit(lambda _: os.sched_getaffinity(0), Claim(Urgency.BOT)).future)

        with_scheduler(scenario, threads)
        return found[0]

    assert cores_of(len(every)) == every
    if len(every) > 1:
        assert cores_of(len(every) - 1) == every - {min(every)}
    assert os.sched_getaffinity(0) == every


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LocalServer]:
    with LocalServer(tmp_path) as found:
        yield found


def test_a_hint_ends_when_its_client_has_gone(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, BOT, game="nivos")
        going, answers = asyncio.Event(), list[Any]()
        scope = {
            "type": "http",
            "http_version": "1.1",
            "method": "POST",
            "path": f"/api/tables/{place['table']['id']}/hint",
            "query_string": b"",
            "headers": [(b"host", HOST.encode()), (b"content-type", b"application/json")],
            "client": (ANNA, 1),
            "scheme": "http",
        }
        asked = iter([{"type": "http.request", "body": b'{"seconds": 5}', "more_body": False}])

        async def receive() -> Any:
            for message in asked:
                return message
            await going.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            answers.append(message)

        app: Any = server.app
        asking = asyncio.create_task(app(scope, receive, send))
        scheduler = server.app.thinking.scheduler
        while not scheduler.count(Urgency.HINT, running=True):
            await asyncio.sleep(0.01)
        going.set()
        await asking
        assert answers[0]["status"] == 499
        async with asyncio.timeout(PATIENCE):
            while scheduler.count(Urgency.HINT, running=True):
                await asyncio.sleep(0.01)
        numbers = await server.ask("GET", "/metrics")
        assert 'ziggurat_thinking_stopped_total{for="hint"} 1' in numbers
        assert 'ziggurat_thinking_running{for="hint"} 0' in numbers
        assert not server.app.registry.waiting_list.asking()

    server.run(scenario())


def test_an_address_with_too_many_jobs_under_way_is_refused(tmp_path: Path) -> None:
    with LocalServer(tmp_path, Settings(limits=replace(ROOMY, thinking_an_address=0), thinkers=1)) as server:

        async def scenario() -> None:
            place = await server.make(HERE, BOT)
            answer = await server.request("POST", f"/api/tables/{place['table']['id']}/hint", {})
            assert (answer.status_code, answer.json()["message"]) == (429, "server-too-busy")
            numbers = await server.ask("GET", "/metrics")
            assert 'ziggurat_thinking_refused_total{for="hint"} 1' in numbers

        server.run(scenario())


@pytest.mark.parametrize("addresses", [4, 20])
def test_studies_of_others_keep_nobody_from_making_a_table(tmp_path: Path, addresses: int) -> None:
    with LocalServer(tmp_path, Settings(limits=ROOMY, thinkers=1)) as server:

        async def scenario() -> None:
            gate = threading.Event()
            thinking = server.app.thinking
            studies = [
                asyncio.create_task(
                    thinking.judge(lambda: gate.wait(PATIENCE), Claim(Urgency.STUDY, f"192.0.2.{10 + number}"))
                )
                for number in range(addresses)
            ]
            while not thinking.scheduler.count(Urgency.STUDY, running=True):
                await asyncio.sleep(0.01)
            try:
                for _ in range(3):
                    await server.make(HERE, HERE)
                    body = {"log": [{"at": 0, "entry": MOVED}], "open": [2]}
                    assert (await server.request("POST", "/api/tables/moved", body)).status_code == 201
                assert not any(study.done() for study in studies)
            finally:
                gate.set()
                await asyncio.gather(*studies)

        server.run(scenario())


# ── Bots wait for people ─────────────────────────────────────────────────────────────────────────────────
def alone(tmp_path: Path, **limits: float) -> LocalServer:
    """A server that takes nobody for present who has no socket."""
    changed: dict[str, Any] = {"visit_seconds": 0.0, **limits}
    return LocalServer(tmp_path, Settings(limits=replace(ROOMY, **changed), absent_seconds=0, thinkers=1))


async def at_rest(server: LocalServer, table: str) -> str:
    """How far a table is when no bot thinks at it any more."""
    live = server.app.registry.tables[table]
    async with asyncio.timeout(PATIENCE):
        while live.thinking:
            await asyncio.sleep(0.01)
    return f"{live.table.phase} {live.table.position.ply}"


def test_a_bot_waits_until_somebody_is_there(tmp_path: Path) -> None:
    with alone(tmp_path) as server:

        async def scenario() -> None:
            place = await server.make(BOT, HERE)
            table = place["table"]["id"]
            await asyncio.sleep(0.05)
            assert await at_rest(server, table) == "playing 0"
            client = await server.client(table, place["key"])
            await client.until(lambda: client.state["legal"])
            state = client.state
            client.send({"type": "act", "id": "1", "token": state["legal"][0], "position": state["position"]})
            await client.drop()
            live = server.app.registry.tables[table]
            while live.table.position.ply < 2:
                await asyncio.sleep(0.01)
            rest = await at_rest(server, table)
            assert rest in ("playing 2", "playing 3")  # it has ended its thought, at most
            watcher = await server.client(table)
            await watcher.until(lambda: len(watcher.actions) == 3)

        server.run(scenario())


def test_whoever_asks_without_a_socket_is_there_for_a_while(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(BOT, HERE)
        table = place["table"]["id"]
        assert await at_rest(server, table) == "playing 1"
        state = (await server.ask("GET", f"/api/tables/{table}", key=place["key"]))["state"]
        act = {"type": "act", "id": "1", "token": state["legal"][0], "position": state["position"]}
        await server.ask("POST", f"/api/tables/{table}/deeds", act, place["key"])
        assert await at_rest(server, table) == "playing 3"

    server.run(scenario())


def test_clocks_wait_for_nobody(tmp_path: Path) -> None:
    with alone(tmp_path) as server:

        async def scenario() -> None:
            clock = {"kind": "total", "seconds": 600}
            place = await server.make(BOT, HERE, clock=clock)
            assert await at_rest(server, place["table"]["id"]) == "playing 1"

        server.run(scenario())


def test_bots_among_themselves_play_on_for_a_while(tmp_path: Path) -> None:
    with alone(tmp_path) as server:

        async def scenario() -> None:
            place = await server.make(BOT, BOT)
            assert (await at_rest(server, place["table"]["id"])).startswith("over")

        server.run(scenario())


def test_bots_among_themselves_rest_when_they_have_thought_for_long(tmp_path: Path) -> None:
    with alone(tmp_path, match_seconds=1e-9) as server:

        async def scenario() -> None:
            place = await server.make(BOT, BOT)
            table = place["table"]["id"]
            assert await at_rest(server, table) == "playing 1"
            watcher = await server.client(table)
            await watcher.until(lambda: watcher.state["phase"] == "over")

        server.run(scenario())


# ── Memory ───────────────────────────────────────────────────────────────────────────────────────────────
def test_kept_trees_take_no_more_memory_than_they_may() -> None:
    metrics = Metrics()
    position = game("nivos").start(seed=1)
    bot = TreeSearch(1)
    bot.choose(position, SearchLimits(simulations=200))
    bot.trim()
    one = bot.nbytes
    pool = ThinkingPool(1, 20.0, tree_bytes=int(2.5 * one), metrics=metrics)

    async def scenario() -> None:
        for table in range(5):
            await pool.choose(position, None, 200, table)
            assert pool.trees.nbytes <= 2.5 * one
        assert len(pool.trees) == 2
        assert pool.trees.take((0, None, 200)) is None
        assert pool.trees.take((4, None, 200)) is not None

    try:
        asyncio.run(scenario())
    finally:
        pool.close()
    assert "ziggurat_trees_evicted_total 3" in metrics.text()


def test_what_is_counted_is_what_the_arrays_take() -> None:
    bot = TreeSearch(1)
    bot.choose(game("nivos").start(seed=1), SearchLimits(simulations=30))
    search = bot._search
    assert search is not None
    assert bot._endgame is not None
    before = bot.nbytes
    assert before > search.nodes.nbytes + search.sums.nbytes == MODEST_NODES * 64
    bot.trim()
    assert search.nodes.nbytes + search.sums.nbytes == int(search.used[0]) * 64
    assert bot.nbytes < before
    trees = TreeCache(1, Metrics())
    trees.put("too large", bot)
    assert (len(trees), trees.nbytes) == (0, 0)


def test_a_tree_stays_small_where_there_is_no_room() -> None:
    class Cramped(SearchHost):
        def room(self) -> bool:
            return False

    position = game("nivos").start(seed=1)
    search = Search(position.rules, position.state, 1, TreeSearch().heuristics_at(position))
    with hosted(Cramped()):
        search.grow(4_000)
    assert search.simulations == 4_000
    assert len(search.nodes) == MODEST_NODES
    search.grow(4_000)  # alone again: but it has settled
    assert len(search.nodes) == MODEST_NODES


@pytest.mark.parametrize("name", ["babel", "nivos", "bubbles", "talo"])
def test_a_new_search_takes_little_memory(name: str) -> None:
    """Memory that is new is slow to touch: it made one bot in ten answer late while others were thinking."""
    position = game(name).start(seed=1)
    thread_workspace(position.rules)  # the thread's own, which is kept
    tracemalloc.start()
    search = Search(position.rules, position.state, 1)
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert search.nodes.nbytes < taken < 500_000


def test_so_many_large_trees_grow_at_once_and_not_all_for_one() -> None:
    async def scenario(scheduler: Scheduler) -> None:
        end, asked = threading.Event(), list[str]()

        def holds(job: Job[Any]) -> bool:
            found = host().room()
            asked.append(job.address)
            until(end.is_set)(job)
            return found and host().room()  # once is for the whole thought

        claims = [Claim(urgency, ANNA) for urgency in (Urgency.MATCH, Urgency.MATCH, Urgency.HINT)]
        claims += [Claim(Urgency.BOT, f"192.0.2.{n}") for n in range(10, 13)]
        jobs = []
        for number, claim in enumerate(claims, start=1):
            jobs.append(scheduler.submit(holds, claim))
            while len(asked) < number:
                await asyncio.sleep(0.01)
        end.set()
        found = [await job.future for job in jobs]
        assert found == [True, True, False, True, True, False]
        assert scheduler.large == 0

    with_scheduler(scenario)
