"""Several workers on one database: who owns a table, how requests find it, and what faults do."""

import asyncio
import contextlib
import itertools
import json
import os
import random
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from postgres import copy, place, postgres, use
from server_process import PATIENCE, Player, ServerProcess, free_port
from test_postgres import BadLine, event, write_all
from test_server_data import filled, refusal, whole
from test_server_faults import check_logs, played_on
from ziggurat.server.cluster import shared_store
from ziggurat.server.cluster.leases import Elsewhere, Lease, Peer
from ziggurat.server.cluster.shared_store import SharedStore
from ziggurat.server.cluster.worker import Workers
from ziggurat.server.http.app import Server
from ziggurat.server.settings import Settings
from ziggurat.server.storage import postgres_store
from ziggurat.server.storage.check_data import check
from ziggurat.server.storage.database import MIGRATIONS, migrate, read_rows
from ziggurat.server.storage.places import DatabaseUrl
from ziggurat.server.storage.postgres_store import PostgresDatabase, connect
from ziggurat.server.storage.store import Conflict, Summary, Transaction, Unsure, open_store
from ziggurat.server.tables import log
from ziggurat.server.tables.log import LogRow
from ziggurat.server.thinking.scheduler import EVERYBODY, Claim, Urgency

Json = dict[str, Any]
SERVED_AGAIN = 10.0  # seconds after a fault


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[DatabaseUrl]:
    """An empty database. No lease of this process runs out because the machine is busy; `leave` ends it."""
    monkeypatch.setattr(shared_store, "_AHEAD", "clock_timestamp() + interval '10 minutes'")
    use("postgres")
    found = place(tmp_path / "data")
    assert isinstance(found, DatabaseUrl)
    yield found
    use("sqlite")


@contextlib.contextmanager
def store_at(data: DatabaseUrl, address: str = "127.0.0.1:1") -> Iterator[SharedStore]:
    store = SharedStore(data, address)
    try:
        yield store
    finally:
        store.close()


def written(store: SharedStore, version: int, epoch: int, new: bool = False) -> BaseException | None:
    """The outcome of an append."""
    transaction = event(version)
    transaction.leases = {"t": epoch}
    if new:
        transaction.taken = ["t"]
        transaction.summaries = [Summary("t", "babel", "playing", True, False, 1, 1)]
    (outcome,) = asyncio.run(write_all(store, [transaction]))
    return outcome


def made(store: SharedStore) -> int:
    epoch = store.new_epoch()
    assert written(store, 1, epoch, new=True) is None
    return epoch


# ── Leases ───────────────────────────────────────────────────────────────────────────────────────────────
def test_a_table_has_one_owner_and_only_it_writes(data: DatabaseUrl) -> None:
    with store_at(data, "10.0.0.1:1") as one, store_at(data, "10.0.0.2:2") as two:
        epoch = made(one)
        with pytest.raises(Elsewhere) as found:
            two.take("t")
        assert found.value.peer[:2] == (one.worker, "10.0.0.1:1")
        assert [peer.address for peer in two.peers()] == ["10.0.0.1:1"]
        assert isinstance(written(two, 2, epoch), Conflict)
        assert isinstance(written(two, 2, two.new_epoch()), Conflict)
        assert written(one, 2, epoch) is None
        assert len(one.rows("t")) == 2


def test_a_worker_that_lost_a_table_writes_nothing_more_to_it_even_after_it_has_it_back(data: DatabaseUrl) -> None:
    with store_at(data) as one, store_at(data) as two:
        old = made(one)
        one.leave()
        lease = two.take("t")
        assert lease.alive is not None  # since when nobody looked after its clock
        assert isinstance(written(one, 2, old), Conflict)
        assert written(two, 2, lease.epoch) is None
        two.leave()
        again = one.take("t")
        assert isinstance(written(one, 3, old), Conflict)  # of the same worker, but of an earlier taking
        assert written(one, 3, again.epoch) is None
        assert one.take("t").alive is None  # it was our own
        assert [row.version for row in one.rows("t")] == [1, 2, 3]


def test_whoever_takes_a_table_waits_for_the_last_commit_of_the_owner_before(data: DatabaseUrl) -> None:
    with store_at(data) as one, store_at(data) as two:
        epoch = made(one)
        one.leave()
        with one._database.transaction():
            one._append(one._batch_of([_with_lease(2, epoch)]))

            async def take_meanwhile() -> Lease:
                taking = asyncio.create_task(asyncio.to_thread(two.take, "t"))
                done, _ = await asyncio.wait({taking}, timeout=0.3)
                assert not done
                one._database.connection.execute("COMMIT")
                return await taking

            lease = asyncio.run(take_meanwhile())
            one._database.connection.execute("BEGIN")
        assert [row.version for row in two.rows("t")] == [1, 2]
        assert written(two, 3, lease.epoch) is None


def _with_lease(version: int, epoch: int) -> Transaction:
    transaction = event(version)
    transaction.leases = {"t": epoch}
    return transaction


def test_one_lost_table_does_not_hold_up_the_others_of_a_commit(data: DatabaseUrl) -> None:
    with store_at(data) as one, store_at(data) as two:
        lost = made(one)
        kept = one.new_epoch()
        transaction = event(1, "kept")
        transaction.leases, transaction.taken = {"kept": kept}, ["kept"]
        assert asyncio.run(write_all(one, [transaction])) == [None]
        one.leave()
        two.take("t")
        assert not one.renew()  # its time had passed: it is told
        assert one.renew()
        second = event(2, "kept")
        second.leases = {"kept": kept}
        outcomes = asyncio.run(write_all(one, [_with_lease(2, lost), second]))
        assert isinstance(outcomes[0], Conflict)
        assert outcomes[1] is None


def test_epochs_never_repeat_not_even_after_a_deletion(data: DatabaseUrl) -> None:
    with store_at(data) as one, store_at(data) as two:
        epoch = made(one)
        gone = Transaction(forgotten=["t"], leases={"t": epoch})
        assert asyncio.run(write_all(one, [gone])) == [None]
        assert isinstance(written(one, 2, epoch), Conflict)  # a late write does not bring it back
        assert one.rows("t") == []
        assert refusal(lambda: two.take("t")) == "server-no-table"
        numbers = {store.new_epoch() for store in (one, two) for _ in range(100)}
        assert len(numbers) == 200
        assert epoch not in numbers


def test_a_standby_that_is_promoted_gives_no_number_a_second_time(data: DatabaseUrl, tmp_path: Path) -> None:
    """It is some moments behind. A worker that knew the data before it must not be taken for one of now."""
    with store_at(data) as first:
        made(first)
        first.leave()
    standby = place(tmp_path / "standby")
    assert isinstance(standby, DatabaseUrl)
    copy(tmp_path / "data", tmp_path / "standby")
    with store_at(data) as late, store_at(standby) as new:
        assert late.worker != new.worker
        old, now = late.take("t").epoch, new.take("t").epoch
        assert not {late.new_epoch() for _ in range(100)} & {new.new_epoch() for _ in range(100)}
        late.place = standby  # where the address of the database leads now
        late._database.close()
        assert isinstance(written(late, 2, old), Conflict)
        assert written(new, 2, now) is None


def test_rows_of_dead_workers_are_deleted_but_for_the_clocks_that_stand_still_since_then(
    data: DatabaseUrl,
) -> None:
    with store_at(data) as one, store_at(data) as two, store_at(data) as three:
        made(one)
        three._reading.ask("UPDATE tables SET clocked = TRUE RETURNING 1")
        assert written(one, 2, one.take("t").epoch) is None
        ago = "UPDATE workers SET until = until - interval '1 hour' WHERE worker != ? RETURNING 1"
        three._reading.ask(ago, (three.worker,))
        three.tidy()
        workers = "SELECT worker FROM workers ORDER BY worker = ?"
        assert three._reading.ask(workers, (three.worker,)) == [(one.worker,), (three.worker,)]
        assert three.take("t").alive is not None
        three.tidy()
        assert three._reading.ask(workers, (three.worker,)) == [(three.worker,)]
        assert not two.renew()  # it was only away
        assert len(three.peers()) == 1


def test_what_does_not_exist_is_not_taken(data: DatabaseUrl) -> None:
    with store_at(data) as one:
        for name in ("nothing", "", "\0", "x" * 1000):
            assert refusal(lambda name=name: one.take(name)) == "server-no-table"
        assert one._names("SELECT table_id FROM leases") == []


def test_two_that_take_at_the_same_moment_agree_on_one_owner(data: DatabaseUrl) -> None:
    with store_at(data) as one, store_at(data) as two, store_at(data) as three:
        made(one)
        for _ in range(20):
            one.leave()

            async def race() -> list[Any]:
                takes = [asyncio.to_thread(store.take, "t") for store in (two, three)]
                return await asyncio.gather(*takes, return_exceptions=True)

            outcomes = asyncio.run(race())
            assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Elsewhere", "Lease"]
            (two if isinstance(outcomes[0], Lease) else three).leave()
            one.renew()
            one.take("t")
            assert two.renew() + three.renew() == 1


def test_after_a_broken_line_nobody_is_told_and_the_table_is_taken_anew(data: DatabaseUrl) -> None:
    line = BadLine(data)
    try:
        for where in ("before", "after"):
            with store_at(line.url) as one:
                table = f"t-{where}"
                epoch = one.new_epoch()
                first = event(1, table)
                first.leases, first.taken = {table: epoch}, [table]
                assert asyncio.run(write_all(one, [first])) == [None]
                line.cut = where
                second = event(2, table)
                second.leases = {table: epoch}
                (outcome,) = asyncio.run(write_all(one, [second]))
                assert isinstance(outcome, Unsure)
                lease = one.take(table)
                assert lease.epoch != epoch
                assert len(one.rows(table)) == (2 if where == "after" else 1)
    finally:
        line.close()


# ── What can be wrong ────────────────────────────────────────────────────────────────────────────────────
def test_workers_and_a_server_of_its_own_keep_out_of_each_others_way(data: DatabaseUrl) -> None:
    with store_at(data):
        assert refusal(lambda: open_store(data)) == "server-database-in-use"
        with store_at(data):  # but another worker joins
            pass
    alone = open_store(data)
    assert refusal(lambda: SharedStore(data, "x:1")) == "server-database-in-use"
    alone.close()


def test_hosts_that_start_at_the_same_moment_wait_for_the_one_that_makes_the_schema(
    data: DatabaseUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_store, "_PATIENCE", 60.0)

    async def scenario() -> None:
        with postgres_store.claimed(data) as first:
            waiting = [asyncio.create_task(asyncio.to_thread(shared_store.prepare, data)) for _ in range(2)]
            done, _ = await asyncio.wait(waiting, timeout=1.0)  # longer than anybody waits for a lock
            assert not done
            migrate(first)
        await asyncio.gather(*waiting)

    asyncio.run(scenario())
    with store_at(data) as one:
        assert one._database.version() == len(MIGRATIONS)


def test_workers_refuse_a_newer_schema_and_one_that_others_still_use(
    data: DatabaseUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_store, "_PATIENCE", 0.0)
    with store_at(data) as one:
        one._database.set_version(99)
        assert refusal(lambda: shared_store.prepare(data)) == "server-data-too-new"
        one._database.set_version(1)
        assert refusal(lambda: shared_store.prepare(data)) == "server-database-in-use"
        assert one._database.version() == 1
        one._database.set_version(len(MIGRATIONS))
        shared_store.prepare(data)


def test_workers_bring_an_older_schema_up_to_date_while_nobody_uses_it(data: DatabaseUrl) -> None:
    filled(data)
    with contextlib.closing(PostgresDatabase(connect(data))) as old:
        for statement in (
            "CREATE UNIQUE INDEX events_client ON events (table_id, client) WHERE client IS NOT NULL",
            "ALTER TABLE keys DROP COLUMN seen",
            "DROP TABLE to_forget",
        ):
            old.change(statement)
        old.set_version(1)
    with store_at(data) as one:
        assert one._database.version() == len(MIGRATIONS)
        assert len(one.all_tables()) == 3
    assert whole(check(data)) == (3, 15, 3)


def test_values_are_written_as_they_are(data: DatabaseUrl) -> None:
    """The store writes arrays itself: nothing in a name, an id or an event ends a value."""
    with store_at(data) as one:
        for name in ('a"b', "a\\b", "{a,b}", "NULL", " a ", "ü€\n\t", "'; --"):
            epoch = one.new_epoch()
            new = event(1, name)
            new.leases, new.taken = {name: epoch}, [name]
            odd = Transaction(
                rows=[(name, LogRow(2, 2**40, log.Acted(1, name), f"1:{name}"))], leases={name: epoch}
            )
            assert asyncio.run(write_all(one, [new])) == [None]
            assert asyncio.run(write_all(one, [odd])) == [None]
            assert one.rows(name)[1:] == [odd.rows[0][1]]


def test_hosts_whose_clocks_differ_by_minutes_agree_who_owns_a_table(data: DatabaseUrl) -> None:
    """All times of leases are the database's: a worker's own clock is never asked."""
    ahead = SharedStore(data, "x:1", lambda: time.time_ns() // 1_000_000 + 600_000)
    behind = SharedStore(data, "y:1", lambda: time.time_ns() // 1_000_000 - 600_000)
    try:
        made(ahead)
        with pytest.raises(Elsewhere):
            behind.take("t")
        ahead.leave()
        assert behind.take("t")
    finally:
        ahead.close()
        behind.close()


# ── Real workers ─────────────────────────────────────────────────────────────────────────────────────────
@contextlib.asynccontextmanager
async def hosts(
    tmp_path: Path, *arguments: str, workers: tuple[int, int] = (1, 1)
) -> AsyncIterator[list[ServerProcess]]:
    """Two servers on one database, each with its own address, as on two hosts."""
    started = [
        ServerProcess(
            tmp_path / "data",
            free_port(),
            *("--workers", str(number), "--worker-host", f"127.0.0.{host}", *arguments),
        )
        for host, number in enumerate(workers, start=1)
    ]
    try:
        yield [await one.ready() for one in started]
    finally:
        for one in started:
            with contextlib.suppress(ProcessLookupError):
                one.stop(signal.SIGTERM)


async def ask(server: ServerProcess, method: str, path: str, body: Any = None, key: str = "") -> Any:
    headers = {"authorization": f"Bearer {key}"} if key else {}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=PATIENCE) as client:
        answer = await client.request(method, path, json=body, headers=headers)
    assert answer.status_code < 300, (path, answer.status_code, answer.text)
    return answer.json() if "json" in answer.headers["content-type"] else answer.text


class Person:
    """Somebody with a socket at some worker."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self.state: Json = {}
        self.present: Json = {}
        self.farewell = ""  # the code of the goodbye

    @classmethod
    async def at(cls, server: ServerProcess, table: str, key: str | None) -> "Person":
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        person = cls(await websockets.connect(url, proxy=None, open_timeout=PATIENCE))
        with contextlib.suppress(websockets.ConnectionClosed):  # its goodbye is still to be read
            await person.send({"type": "hello", "key": key})
        await person.until(lambda: bool(person.state or person.farewell))
        return person

    async def send(self, message: Json) -> None:
        await self._socket.send(json.dumps(message))

    async def until(self, true: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                message = json.loads(await self._socket.recv())
                self.state = message.get("table", message).get("state", self.state)
                if message["type"] == "presence":
                    self.present = message
                if message["type"] == "farewell":
                    self.farewell = message["code"]

    async def act(self) -> int:
        await self.until(lambda: self.state["legal"])
        version = self.state["version"]
        token, position = self.state["legal"][0], self.state["position"]
        await self.send({"type": "act", "id": f"x{version}", "token": token, "position": position})
        await self.until(lambda: self.state["version"] > version)
        return int(self.state["version"])

    async def close(self) -> None:
        await self._socket.close()


def test_a_table_is_one_table_wherever_people_arrive(data: DatabaseUrl, tmp_path: Path) -> None:
    """At the first host a connection arrives at either of two workers, and the table is one of theirs."""

    async def scenario() -> None:
        async with hosts(tmp_path, workers=(2, 1)) as (one, two):
            seats = [{"kind": "here"}, {"kind": "open"}]
            place = await ask(
                one, "POST", "/api/tables", {"game": "babel", "seats": seats, "visibility": "listed"}
            )
            table = place["table"]["id"]
            other = await ask(two, "POST", f"/api/tables/{table}/seats", {"name": "Bo"})  # passed on
            first = await Person.at(one, table, place["key"])
            second = await Person.at(two, table, other["key"])
            watchers = [await Person.at(server, table, None) for server in (one, one, one, two)]
            for mover, reader in itertools.islice(itertools.cycle(((first, second), (second, first))), 6):
                await mover.until(lambda mover=mover: mover.state["legal"])
                version = await mover.act()
                await reader.until(lambda reader=reader, version=version: reader.state["version"] >= version)
            for watcher in watchers:
                await watcher.until(lambda watcher=watcher: watcher.present.get("watchers") == 4)
                assert watcher.present["present"] == [1, 2]
            for server in (one, two):
                info = await ask(server, "GET", f"/api/tables/{table}", key=place["key"])
                assert info["state"]["version"] == first.state["version"]
                listed = await ask(server, "GET", "/api/tables")
                assert [summary["id"] for summary in listed["tables"]] == [table]
                yours = await ask(server, "POST", "/api/tables/yours", {"places": {table: place["key"], "no": ""}})
                assert [summary["id"] for summary in yours["tables"]] == [table]
                assert yours["gone"] == ["no"]
                assert "babel" in await ask(server, "GET", f"/api/tables/{table}/record")
            numbers = await ask(two, "GET", "/metrics")
            sockets = [line for line in numbers.splitlines() if line.startswith("ziggurat_sockets{")]
            assert sorted(line.rpartition(" ")[2] for line in sockets) == ["0", "0", "6"]  # all at the owner
            for person in (first, second, *watchers):
                await person.close()
            assert [server.stop(signal.SIGTERM) for server in (one, two)] == [0, 0]

    asyncio.run(scenario())
    assert check(data).findings == []


# ── Faults ───────────────────────────────────────────────────────────────────────────────────────────────
class Cluster:
    """Workers on one database, and faults that happen to them. Each host has its own line to the database."""

    def __init__(self, tmp_path: Path, data: DatabaseUrl, number: int) -> None:
        self._path = tmp_path
        self._lines = [BadLine(data) for _ in range(number)]
        self.ports = [free_port() for _ in range(number)]
        self.servers = [self._start(number) for number in range(number)]
        self.longest = 0.0  # that anybody waited

    def _start(self, number: int) -> ServerProcess:
        folder = self._path / f"host{number}"
        folder.mkdir(exist_ok=True)
        return ServerProcess(
            folder / "data", self.ports[number], "--workers", "1", place=self._lines[number].url.url
        )

    async def ready(self) -> None:
        for server in self.servers:
            await server.ready()

    def worker_of(self, number: int) -> int:
        """The process that serves, below its supervisor."""
        supervisor = self.servers[number].process.pid
        children = Path(f"/proc/{supervisor}/task/{supervisor}/children").read_text().split()
        return int(children[0])

    async def fault(self, kind: str, number: int) -> None:
        if kind == "kill":
            os.kill(self.worker_of(number), signal.SIGKILL)  # its supervisor starts it again
        elif kind == "host":
            self.servers[number].stop(signal.SIGKILL)
            self.servers[number] = self._start(number)
        elif kind in ("stop", "stop for a minute"):
            stopped = self.worker_of(number)
            os.kill(stopped, signal.SIGSTOP)
            await asyncio.sleep(shared_store.LEASE_SECONDS + 2 if kind == "stop" else 60)
            os.kill(stopped, signal.SIGCONT)
        elif kind == "cut":
            self._lines[number].down = True
            self._lines[number].break_all()
            await asyncio.sleep(shared_store.LEASE_SECONDS + 2)
            self._lines[number].down = False
        elif kind == "database":
            await asyncio.to_thread(postgres().restart, "immediate")
        elif kind == "replace":
            self.servers[number].process.send_signal(signal.SIGHUP)

    def close(self) -> None:
        for server in self.servers:
            server.stop(signal.SIGTERM)
        for line in self._lines:
            line.close()


async def survive_faults(tmp_path: Path, data: DatabaseUrl, kinds: list[str]) -> list[Player]:
    """Players at two hosts, each connecting anywhere; after each fault everybody is served again in time."""
    cluster = Cluster(tmp_path, data, 2)
    players = [Player(port=0, ports=cluster.ports) for _ in range(6)]
    playing = []
    try:
        await cluster.ready()
        playing = [asyncio.create_task(player.play()) for player in players]
        await played_on(players, all)
        for number, kind in enumerate(kinds):
            happening = asyncio.create_task(cluster.fault(kind, number % 2))
            await asyncio.sleep(0.3)
            began = time.monotonic()
            await played_on(players, all)
            cluster.longest = max(cluster.longest, time.monotonic() - began)
            assert cluster.longest < SERVED_AGAIN, kind
            await happening
            await cluster.ready()
            await played_on(players, all)
        print(f"{len(kinds)} faults; the longest until all tables were served again: {cluster.longest:.1f} s")
    finally:
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
        cluster.close()
        assert [one for one in ended if isinstance(one, Exception)] == []
    return players


def test_a_pause_costs_a_worker_only_the_tables_that_others_have_taken(data: DatabaseUrl, tmp_path: Path) -> None:
    """Whoever is at one of the others goes on there, at the same socket."""

    async def scenario() -> None:
        cluster = Cluster(tmp_path, data, 2)
        try:
            await cluster.ready()
            one, two = cluster.servers
            body = {"game": "babel", "seats": [{"kind": "here"}, {"kind": "here"}]}
            kept, taken = [await ask(one, "POST", "/api/tables", body) for _ in range(2)]
            staying = await Person.at(one, kept["table"]["id"], kept["key"])
            leaving = await Person.at(one, taken["table"]["id"], taken["key"])
            await staying.act()
            await leaving.act()
            pausing = asyncio.create_task(cluster.fault("stop", 0))
            await asyncio.sleep(shared_store.LEASE_SECONDS + 1)
            there = await Person.at(two, taken["table"]["id"], taken["key"])  # which takes the table
            await pausing
            assert await there.act() == 3
            assert await staying.act() == 3
            with pytest.raises(websockets.ConnectionClosed):
                await leaving.until(lambda: False)
            for person in (there, staying):
                await person.close()
        finally:
            cluster.close()

    asyncio.run(scenario())
    assert check(data).findings == []


FAULTS = ["kill", "stop", "cut", "database", "replace"]


def check_all(data: DatabaseUrl, tmp_path: Path, players: list[Player]) -> int:
    """How many actions were confirmed; each of them is in the log, once."""
    confirmed = check_logs(tmp_path / "data", players)
    assert check(data).findings == []
    print(f"{confirmed} actions were confirmed; none of them is lost, and none is there twice")
    return confirmed


def test_faults_lose_nothing_double_nothing_and_everybody_is_served_again(
    data: DatabaseUrl, tmp_path: Path
) -> None:
    assert check_all(data, tmp_path, asyncio.run(survive_faults(tmp_path, data, FAULTS))) > 30


@pytest.mark.long
def test_a_hundred_faults(data: DatabaseUrl, tmp_path: Path) -> None:
    chance = random.Random(20)
    kinds = ["stop for a minute", *(chance.choice([*FAULTS, "host"]) for _ in range(99))]
    assert check_all(data, tmp_path, asyncio.run(survive_faults(tmp_path, data, kinds))) > 1000


# ── Deploys ──────────────────────────────────────────────────────────────────────────────────────────────
class Guest:
    """Somebody who only wants to be connected, and connects again as the page does."""

    def __init__(self, port: int, table: str) -> None:
        self._url = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
        self.longest = 0.0  # without a connection
        self.connections = 0

    async def stay(self) -> None:
        lost: float | None = None
        while True:
            try:
                async with websockets.connect(self._url, proxy=None, open_timeout=10) as socket:
                    await socket.send(json.dumps({"type": "hello"}))
                    while True:
                        message = json.loads(await socket.recv())
                        if message["type"] == "welcome":
                            self.connections += 1
                            self.longest = max(self.longest, time.monotonic() - (lost or time.monotonic()))
                            lost = None
            except (OSError, websockets.WebSocketException, TimeoutError):
                lost = lost or time.monotonic()
                await asyncio.sleep(0.25)


def workers_of(server: ServerProcess) -> set[int]:
    supervisor = server.process.pid
    return set(map(int, Path(f"/proc/{supervisor}/task/{supervisor}/children").read_text().split()))


@pytest.mark.long
def test_a_deploy_keeps_nobody_waiting_for_three_seconds(data: DatabaseUrl, tmp_path: Path) -> None:
    """Every worker is replaced (SIGHUP) while people play: their tables are handed over."""

    async def scenario() -> list[Player]:
        server = await ServerProcess(tmp_path / "data", free_port(), "--workers", "2").ready()
        before = workers_of(server)
        players = [Player(server.port) for _ in range(2)]
        guests = []
        for _ in range(6):
            place = await ask(server, "POST", "/api/tables", {"game": "babel"})
            guests.append(Guest(server.port, place["table"]["id"]))
        busy = [asyncio.create_task(one.play()) for one in players]
        busy += [asyncio.create_task(guest.stay()) for guest in guests]
        await played_on(players, all)
        server.process.send_signal(signal.SIGHUP)
        async with asyncio.timeout(90):
            while before & workers_of(server) or len(workers_of(server)) != 2:
                await asyncio.sleep(0.05)
        await played_on(players, all)
        for guest in guests:
            async with asyncio.timeout(10):
                while guest.connections < 2:
                    await asyncio.sleep(0.05)
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)
        assert server.stop(signal.SIGTERM) == 0
        longest = max(guest.longest for guest in guests)
        print(f"the longest anybody was away: {longest:.2f} s")
        assert 0 < longest < 3
        return players

    players = asyncio.run(scenario())
    assert check_logs(tmp_path / "data", players) > 0


# ── What reaches further than a table ────────────────────────────────────────────────────────────────────
async def refused(server: ServerProcess, method: str, path: str, body: Any = None) -> str:
    """The code of the refusal; empty if the request was served."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=PATIENCE) as client:
        answer = await client.request(method, path, json=body)
    return str(answer.json()["code"]) if answer.status_code >= 400 else ""


async def soon_refused(asking: Callable[[], Awaitable[str]]) -> str:
    """The code, as soon as a worker has heard what was used elsewhere."""
    async with asyncio.timeout(PATIENCE):
        while not (code := await asking()):
            await asyncio.sleep(0.2)
    return code


@pytest.mark.long
def test_limits_by_address_hold_for_all_workers_together(data: DatabaseUrl, tmp_path: Path) -> None:
    """What an address uses up at one host it does not have at the other."""
    most = {"sockets_an_address": 2, "thinking_an_address": 1, "hint_seconds": 10, "tables_an_hour": 8}
    limits = [f"--limit={name}={number}" for name, number in {**most, "requests_a_minute": 200}.items()]
    new = {"game": "nivos", "seats": [{"kind": "here"}, {"kind": "bot", "simulations": 4}]}

    async def scenario() -> None:
        async with hosts(tmp_path, *limits) as (one, two):
            table, other = [
                (await ask(server, "POST", "/api/tables", new))["table"]["id"] for server in (one, two)
            ]

            async def socket() -> str:
                person = await Person.at(two, other, None)
                await person.close()
                return person.farewell

            people = [await Person.at(one, table, None) for _ in range(2)]
            assert await soon_refused(socket) == "too-many-sockets"
            for person in people:
                await person.close()
            hint = asyncio.create_task(refused(one, "POST", f"/api/tables/{table}/hint", {"seconds": 10}))
            short = {"seconds": 0.1}
            assert (
                await soon_refused(lambda: refused(two, "POST", f"/api/tables/{other}/hint", short)) == "too-busy"
            )
            hint.cancel()
            await asyncio.gather(hint, return_exceptions=True)
            assert [await refused(one, "POST", "/api/tables", new) for _ in range(5)] == [""] * 5
            assert await soon_refused(lambda: refused(two, "POST", "/api/tables", new)) == "too-many-made"
            while not await refused(one, "GET", "/healthz"):
                pass
            assert await soon_refused(lambda: refused(two, "GET", "/healthz")) == "too-many-requests"

    asyncio.run(scenario())


def test_no_address_of_a_person_gets_into_the_database_or_a_log(data: DatabaseUrl, tmp_path: Path) -> None:
    address = "203.0.113.77"
    dumped: list[str] = []
    caller = {"x-forwarded-for": address}
    new = {"game": "nivos", "seats": [{"kind": "here"}, {"kind": "bot", "simulations": 4}]}

    async def scenario() -> None:
        async with hosts(tmp_path, "--log", "info", "--limit=tables_an_hour=2") as servers:
            for server in servers:
                url = f"http://127.0.0.1:{server.port}"
                async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, headers=caller) as client:
                    for _ in range(4):
                        answer = await client.post("/api/tables", json=new)
                        if answer.status_code == 201:
                            table = answer.json()["table"]["id"]
                    assert answer.json()["code"] == "too-many-made"
                    await client.get("/api/games", headers={"host": "evil.example"})
                    assert (await client.get("/api/workers/usage")).status_code == 404
                live = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
                async with websockets.connect(live, proxy=None, additional_headers=caller) as socket:
                    await socket.send("{")
                    await socket.recv()
            await asyncio.sleep(2.5)  # two renewals
            with tempfile.TemporaryDirectory() as folder:
                Path(folder).chmod(0o777)
                postgres().run("pg_dump", f"--file={folder}/all.sql", data.url)
                dumped.append(Path(folder, "all.sql").read_text(errors="replace"))

    asyncio.run(scenario())
    (text,) = dumped
    logged = (tmp_path / "errors.txt").read_text()
    lines = [json.loads(line) for line in logged.splitlines() if line.startswith("{")]
    callers = {line["caller"] for line in lines if line["event"] == "refused"}
    assert len(callers) == 2  # at each of the two processes one, by a key of its own
    assert any(line["event"] == "request" for line in lines)
    assert address not in logged
    assert "COPY ziggurat.workers" in text
    assert address not in text
    assert address.encode().hex() not in text


async def _usage_of(workers: Workers, _: Peer) -> bytes:
    return await workers.usage()


def test_what_was_thought_for_an_address_counts_everywhere(data: DatabaseUrl) -> None:
    """So nobody has more than a share by asking several workers."""
    address = "192.0.2.7"

    async def scenario() -> None:
        one, two = (Server(data, Settings(worker=f"127.0.0.1:{port}", thinkers=1)) for port in (1, 2))
        await one.begin()
        await two.begin()
        for server, other in ((one, two), (two, one)):  # nobody listens for workers here: they are asked directly
            assert server.registry.workers
            assert other.registry.workers
            server.registry.workers.ask = partial(_usage_of, other.registry.workers)
        try:
            here, there = one.thinking.scheduler, two.thinking.scheduler
            await here.submit(lambda job: time.sleep(0.5), Claim(Urgency.HINT, address)).future
            async with asyncio.timeout(PATIENCE):
                while not there.had(address):
                    await asyncio.sleep(0.1)
            assert there.had(address) == pytest.approx(here.had(address), rel=0.5)
            assert there.had("192.0.2.8") == 0
            assert here.threads_elsewhere[EVERYBODY] == there.threads_elsewhere[EVERYBODY] == 1
        finally:
            await one.end()
            await two.end()

    asyncio.run(scenario())


@pytest.mark.long
def test_clocks_and_bots_go_on_when_their_worker_is_gone(data: DatabaseUrl, tmp_path: Path) -> None:
    """Nobody asks for the tables: another worker finds them by itself, and their clocks stood still meanwhile."""
    people = {
        "game": "babel",
        "seats": [{"kind": "here"}, {"kind": "here"}],
        "clock": {"kind": "turn", "seconds": 6},
    }
    bot = {"kind": "bot", "simulations": 200_000}
    with_bot = {"game": "babel", "seats": [{"kind": "here"}, bot], "clock": {"kind": "turn", "seconds": 600}}

    async def scenario() -> tuple[str, str]:
        async with hosts(tmp_path, "--limit=bot_seconds=3") as (one, two):
            places = [await ask(one, "POST", "/api/tables", body) for body in (people, with_bot)]
            table, botted = (str(place["table"]["id"]) for place in places)
            player = await Person.at(two, botted, places[1]["key"])  # at another host than the bot
            await player.act()
            await player.until(lambda: player.state["legal"])  # the bot has answered
            person = await Person.at(one, table, places[0]["key"])
            await player.act()
            await person.act()
            for process in (*workers_of(one), one.process.pid):  # while the bot thinks
                os.kill(process, signal.SIGKILL)
            await player.close()
            async with asyncio.timeout(PATIENCE):
                while len(seats_of(log.Acted, data, botted)) < 4 or not seats_of(log.TimeUp, data, table):
                    await asyncio.sleep(0.2)
            await (await Person.at(two, botted, places[1]["key"])).act()
            return table, botted

    table, botted = asyncio.run(scenario())
    assert [type(event).__name__ for event in events_of(data, table)][-2:] == ["ClockHeld", "TimeUp"]
    assert seats_of(log.Acted, data, botted)[:5] == [1, 2, 1, 2, 1]  # the bot may have answered once more
    assert check(data).findings == []


def events_of(data: DatabaseUrl, table: str) -> list[Any]:
    with contextlib.closing(PostgresDatabase(connect(data))) as database:
        return [row.event for row in read_rows(database, table)]


def seats_of(kind: type[log.Acted | log.TimeUp], data: DatabaseUrl, table: str) -> list[int]:
    """The seats of all events of a kind, in their order."""
    return [event.seat for event in events_of(data, table) if isinstance(event, kind)]


# ── Proxies ──────────────────────────────────────────────────────────────────────────────────────────────
DEPLOY = Path(__file__).parents[1] / "deploy"


def nginx_at(tmp_path: Path, port: int, ports: list[int]) -> list[str]:
    text = (DEPLOY / "nginx-workers.conf").read_text().replace("listen 8080;", f"listen 127.0.0.1:{port};")
    for host, one in zip(("10.0.0.1:8000", "10.0.0.2:8000"), ports, strict=True):
        text = text.replace(host, f"127.0.0.1:{one}")
    own = f"daemon off; pid {tmp_path}/pid; error_log stderr;\nevents {{}}\nhttp {{ access_log off;\n{text}}}\n"
    (tmp_path / "nginx.conf").write_text(own)
    return ["nginx", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]


def caddy_at(tmp_path: Path, port: int, ports: list[int]) -> list[str]:
    text = (DEPLOY / "Caddyfile-workers").read_text().replace("games.example.org {", f"http://127.0.0.1:{port} {{")
    for host, one in zip(("10.0.0.1:8000", "10.0.0.2:8000"), ports, strict=True):
        text = text.replace(host, f"127.0.0.1:{one}")
    (tmp_path / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text)
    return ["caddy", "run", "--config", str(tmp_path / "Caddyfile"), "--adapter", "caddyfile"]


@pytest.mark.long
@pytest.mark.parametrize("proxy", [nginx_at, caddy_at])
def test_a_proxy_routes_by_table_and_around_a_host_that_is_gone(
    data: DatabaseUrl, tmp_path: Path, proxy: Any
) -> None:
    async def scenario() -> None:
        async with hosts(tmp_path) as servers:
            port = free_port()
            command = proxy(tmp_path, port, [server.port for server in servers])
            if not shutil.which(command[0], path=f"{os.environ['PATH']}:/usr/sbin"):
                pytest.skip(f"{command[0]} is not installed")
            path = {**os.environ, "PATH": f"{os.environ['PATH']}:/usr/sbin", "HOME": str(tmp_path)}
            process = subprocess.Popen(command, env=path, stderr=subprocess.DEVNULL)
            try:
                await routed(servers, port)
            finally:
                process.terminate()
                process.wait(20)

    asyncio.run(scenario())
    assert check(data).findings == []


async def routed(servers: list[ServerProcess], port: int) -> None:
    async with asyncio.timeout(120):
        players = [Player(port) for _ in range(4)]
        playing = [asyncio.create_task(player.play()) for player in players]
        await played_on(players, all)
        place = await ask(servers[0], "POST", "/api/tables", {"game": "babel"})
        path = f"/api/tables/{place['table']['id']}"
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        before = await passed_on(servers[0])
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
            for _ in range(20):
                assert (await client.get(path)).status_code == 200
            for numbers in ("/metrics", "/%6Detrics", "/x/../metrics", "//metrics", "/metrics/", "/METRICS"):
                assert "ziggurat_tables" not in (await client.get(numbers)).text
        assert await passed_on(servers[0]) - before in (0, 20)  # all of them arrived at one host
        playing = [asyncio.create_task(player.play()) for player in players]
        servers[1].stop(signal.SIGTERM)
        for _ in range(3):
            await played_on(players, all)
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
        assert [one for one in ended if isinstance(one, Exception)] == []


async def passed_on(server: ServerProcess) -> int:
    """How much has arrived at one worker and was passed on to another, so far."""
    numbers = (await ask(server, "GET", "/metrics")).splitlines()
    return sum(int(line.rpartition(" ")[2]) for line in numbers if line.startswith("ziggurat_passed_on{"))
