"""PostgreSQL in place of a file: what can be wrong with it, what breaks, and data that move there and back."""

import asyncio
import contextlib
import itertools
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from local_server import HERE, ROOMY, Json, LocalServer
from postgres import copy, database, place, postgres, use
from test_server_data import change, filled, refusal, run, whole
from ziggurat.server.settings import Settings
from ziggurat.server.storage import postgres_store
from ziggurat.server.storage.check_data import check
from ziggurat.server.storage.copy_data import copy_data
from ziggurat.server.storage.database import UNFINISHED
from ziggurat.server.storage.folder import FILE
from ziggurat.server.storage.places import DatabaseUrl, Place, place_of
from ziggurat.server.storage.postgres_store import PostgresStore
from ziggurat.server.storage.store import StoreFailed, Transaction, Unsure, open_store
from ziggurat.server.tables import log
from ziggurat.server.tables.log import LogRow

MADE = log.Created("babel", "1", {}, {"full_tower": "last"}, [log.SeatSetup("person", key=1)] * 2)


@pytest.fixture
def data(tmp_path: Path) -> Iterator[DatabaseUrl]:
    """An empty database."""
    use("postgres")
    found = place(tmp_path / "data")
    assert isinstance(found, DatabaseUrl)
    yield found
    use("sqlite")


def name_of(data: DatabaseUrl) -> str:
    return data.url.partition("?")[0].rpartition("/")[2]


def event(version: int, table: str = "t") -> Transaction:
    made = MADE if version == 1 else log.Acted(1 + version % 2, "a1-")
    return Transaction(rows=[(table, LogRow(version, version, made, f"1:{version}"))])


def is_empty(data: DatabaseUrl) -> bool:
    with postgres().connect(name_of(data)) as connection:
        return connection.execute("SELECT 1 FROM pg_namespace WHERE nspname = 'ziggurat'").fetchone() is None


# ── What can be wrong with a database ────────────────────────────────────────────────────────────────────
def refused(place: Place) -> str:
    """Why neither a server of its own nor a worker opens a database: they say the same."""
    alone = refusal(lambda: open_store(place))
    assert refusal(lambda: open_store(place, worker="127.0.0.1:1")) == alone
    return alone


@pytest.mark.parametrize("address", ["postgresql://[", "postgresql://host/x?colour=blue", "postgres://%"])
def test_an_address_that_is_none_gets_a_sentence(address: str) -> None:
    assert refused(place_of(address)) == "server-database-bad-url"


def test_a_database_that_is_not_there_gets_a_sentence_without_its_password(data: DatabaseUrl) -> None:
    for address in (
        "postgresql://anna:secret@127.0.0.1:1/games",
        "postgresql://127.0.0.1:1/games?user=anna&password=secret",
        data.url.replace(name_of(data), "nowhere"),
    ):
        for command in (
            ["serve", "--port", "0"],
            ["serve", "--port", "0", "--workers", "2"],
            ["check-data"],
            ["forget", "x"],
        ):
            ended = run(*command, "--data", address)
            assert (ended.returncode, ended.stderr.count("\n")) == (2, 1), ended.stderr
            assert "cannot be reached" in ended.stderr
            assert "secret" not in ended.stderr


def test_passwords_are_never_printed() -> None:
    for address in (
        "postgresql://anna:secret@host/games",
        "postgresql://anna:sec:ret@host/games?sslmode=require",
        "postgresql:///games?host=/run&password=secret&sslpassword=secret",
        "postgresql://anna:secret@[",
    ):
        shown = str(place_of(address)) + repr(place_of(address))
        assert "ret" not in shown
    assert str(place_of("postgresql:///games?host=/run")) == "postgresql:///games?host=/run"
    assert place_of("games/postgresql") == Path("games/postgresql")


def test_a_user_without_rights_gets_a_sentence_and_makes_nothing(data: DatabaseUrl) -> None:
    with contextlib.suppress(Exception):
        postgres().execute("CREATE ROLE guest LOGIN")
    guest = DatabaseUrl(data.url.replace("postgres:@", "guest:@"))
    assert guest != data
    assert refused(guest) == "server-database-rights"
    assert is_empty(data)
    filled(data)
    assert refused(guest) == "server-database-rights"
    assert refusal(lambda: check(guest)) == "server-database-rights"
    assert whole(check(data)) == (3, 15, 3)


def test_a_database_that_can_only_be_read_gets_a_sentence(data: DatabaseUrl) -> None:
    filled(data)
    postgres().execute(f"ALTER DATABASE {name_of(data)} SET default_transaction_read_only = on")
    try:
        assert refused(data) == "server-database-read-only"
        assert refusal(lambda: copy_data(Path("/nowhere"), data)) == "server-data-missing"
        assert whole(check(data)) == (3, 15, 3)
    finally:
        postgres().execute(f"ALTER DATABASE {name_of(data)} RESET default_transaction_read_only")


@pytest.mark.long
def test_a_replica_gets_a_sentence_and_can_be_checked(data: DatabaseUrl) -> None:
    filled(data)
    with postgres().replica() as replica:
        address = DatabaseUrl(f"postgresql://postgres@/{name_of(data)}?host={replica}")
        assert refused(address) == "server-database-replica"
        assert whole(check(address)) == (3, 15, 3)


def test_a_schema_that_is_not_ours_is_left_alone(data: DatabaseUrl) -> None:
    postgres().execute("CREATE SCHEMA ziggurat", name_of(data))
    postgres().execute("CREATE TABLE ziggurat.recipes (name TEXT)", name_of(data))
    assert refused(data) == "server-database-not-ours"
    assert refusal(lambda: check(data)) == "server-database-missing"


def test_an_empty_database_is_no_data(data: DatabaseUrl) -> None:
    assert refusal(lambda: check(data)) == "server-database-missing"
    assert run("forget", "x", "--data", data.url).returncode == 2
    assert is_empty(data)


@pytest.mark.parametrize("worker", ["", "127.0.0.1:1"], ids=["alone", "worker"])
def test_a_full_disk_refuses_what_it_cannot_store_and_loses_nothing(data: DatabaseUrl, worker: str) -> None:
    full = """
        CREATE FUNCTION ziggurat.full() RETURNS trigger LANGUAGE plpgsql
            AS $$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = 'disk_full'; END $$
    """
    trigger = "CREATE TRIGGER no_room BEFORE INSERT ON ziggurat.events EXECUTE FUNCTION ziggurat.full()"

    async def scenario(server: LocalServer) -> None:
        one, two = await server.pair()
        await one.act()
        await two.up_to(one.version)
        postgres().execute(full, name_of(data))
        postgres().execute(trigger, name_of(data))
        refused = await two.act()
        assert refused["reason"]["message"] == "server-not-stored"
        for _ in range(2):  # nothing was written meanwhile, and asking changes nothing
            unready = await server.request("GET", "/readyz")
            assert (unready.status_code, unready.json()["code"]) == (503, "not-stored")
        postgres().execute("DROP TRIGGER no_room ON ziggurat.events", name_of(data))
        assert (await server.request("GET", "/readyz")).status_code == 200  # with nobody's action in between
        assert (await two.act())["kind"] == "acted"
        assert one.closed is two.closed is None

    with LocalServer(data, Settings(limits=ROOMY, worker=worker, thinkers=1)) as server:
        server.run(scenario(server))
    assert check(data).findings == []


def test_a_missing_driver_gets_a_sentence() -> None:
    program = (
        "import sys; sys.modules['psycopg'] = None\n"
        "from ziggurat.terminal.cli import main\n"
        "sys.exit(main(['check-data', '--data', 'postgresql://localhost/games']))"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert ended.returncode == 2
    assert "ziggurat[postgres]" in ended.stderr
    assert "Traceback" not in ended.stderr


# ── Clocks ───────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("worker", ["", "127.0.0.1:1"], ids=["alone", "worker"])
def test_hosts_whose_clocks_differ_agree_on_the_time(
    data: DatabaseUrl, worker: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    right = time.time_ns
    times = []
    for minutes in (0, 7, -7, 0):
        with monkeypatch.context() as patch:
            patch.setattr(time, "time_ns", lambda by=minutes: right() + by * 60_000_000_000)
            caplog.clear()
            store = open_store(data, worker=worker)
            store.awake = True
            times.append(store.now())
            asyncio.run(write_all(store, [Transaction()]))  # it is noted that the server was there
            store.close()
            warned = [vars(one)["host_ahead_seconds"] for one in caplog.records if "clocks" in one.message]
            assert warned == ([minutes * 60] if minutes else [])
    assert times == sorted(times)
    assert times[-1] - times[0] < 60_000


async def write_all(store: Any, transactions: list[Transaction]) -> list[BaseException | None]:
    found = await asyncio.gather(*map(store.write, transactions), return_exceptions=True)
    return list(found)


# ── What breaks ──────────────────────────────────────────────────────────────────────────────────────────
class BadLine:
    """A line to the database that breaks when it is told to: before a request arrives, or its answer."""

    def __init__(self, data: DatabaseUrl) -> None:
        parts = dict(part.split("=") for part in data.url.partition("?")[2].split("&"))
        self._target = f"{parts['host']}/.s.PGSQL.5432"
        self.folder = tempfile.mkdtemp(prefix="zl-")
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(f"{self.folder}/.s.PGSQL.5432")
        self._listening.listen()
        self.url = DatabaseUrl(data.url.replace(parts["host"], self.folder))
        self.cut = ""  # "before" or "after": where the next insertion ends
        self.down = False  # nobody gets through
        self.cuts = 0
        self._open: list[socket.socket] = []
        self._threads: list[threading.Thread] = []
        self._start(self._accept)

    def _start(self, work: Callable[..., None], *arguments: object) -> None:
        self._threads.append(threading.Thread(target=work, args=arguments, daemon=True))
        self._threads[-1].start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                if self.down:
                    near.close()
                    continue
                far = socket.socket(socket.AF_UNIX)
                try:
                    far.connect(self._target)
                except OSError:  # the database is being started again
                    near.close()
                    far.close()
                    continue
                silent = threading.Event()
                self._open += [near, far]
                self._start(self._carry, near, far, silent, True)
                self._start(self._carry, far, near, silent, False)

    def _carry(self, source: socket.socket, target: socket.socket, silent: threading.Event, there: bool) -> None:
        with contextlib.suppress(OSError):
            while piece := source.recv(65536):
                if there and self.cut and any(mark in piece for mark in (b"a1-", b"a1-".hex().encode())):
                    cut, self.cut = self.cut, ""
                    self.cuts += 1
                    silent.set()
                    if cut == "after":
                        target.sendall(piece)
                        time.sleep(0.3)  # the database does it
                    break
                if not there and silent.is_set():
                    continue
                target.sendall(piece)
        for one in (source, target):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
        source.close()

    def lead_to(self, folder: str) -> None:
        """From now on it ends at another database."""
        self._target = f"{folder}/.s.PGSQL.5432"
        self.break_all()

    def break_all(self) -> None:
        """Every connection that is open breaks."""
        for one in self._open:
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
        self._open.clear()

    def close(self) -> None:
        self.break_all()
        self._listening.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join(5)
        self._listening.close()
        shutil.rmtree(self.folder)


@pytest.fixture
def line(data: DatabaseUrl) -> Iterator[BadLine]:
    found = BadLine(data)
    yield found
    found.close()


@pytest.mark.parametrize("where", ["before", "after"])
@pytest.mark.parametrize("kind", ["one statement", "several"])
def test_a_line_that_breaks_amid_a_commit_costs_nothing_and_doubles_nothing(
    line: BadLine, where: str, kind: str
) -> None:
    async def scenario() -> None:
        store = open_store(line.url)
        await store.write(event(1))
        line.cut = where
        second = event(2)
        if kind == "several":
            second.keys.append(("t", 1, b"hash"))
        assert await write_all(store, [second]) == [None]
        assert line.cuts == 1
        await store.write(event(3))
        assert [row.command_id for row in store.rows("t")] == ["1:1", "1:2", "1:3"]
        assert store.keys("t") == ({1: b"hash"} if kind == "several" else {})
        assert store.counts.events == 3
        store.close()

    asyncio.run(scenario())


def test_a_database_that_stays_away_is_not_said_to_have_stored_anything(
    line: BadLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        store = open_store(line.url)
        await store.write(event(1))
        monkeypatch.setattr(postgres_store, "_PATIENCE", 0.3)
        line.cut, line.down = "after", True
        (unsure,) = await write_all(store, [event(2)])
        assert isinstance(unsure, Unsure)
        (failed,) = await write_all(store, [event(3)])
        assert isinstance(failed, StoreFailed)  # it was not even sent
        line.down = False
        assert [row.version for row in await store.read(lambda store: store.rows("t"))] == [1, 2]
        assert await write_all(store, [event(3)]) == [None]
        store.close()

    asyncio.run(scenario())


def test_people_play_on_after_the_line_broke(line: BadLine) -> None:
    async def scenario(server: LocalServer) -> None:
        one, two = await server.pair()
        for turn, where in enumerate(itertools.islice(itertools.cycle(("before", "after", "")), 6)):
            mover, other = (one, two) if turn % 2 == 0 else (two, one)
            line.cut = where
            token = next(token for token in mover.state["legal"] if token.startswith("a1") or turn)
            assert (await mover.act(token))["kind"] == "acted"
            await other.up_to(mover.version)
        rows = await server.app.registry.store.read(lambda store: store.rows(one.table))
        ids = [row.command_id for row in rows if row.command_id]
        assert len(ids) == len(set(ids)) >= 6

    with LocalServer(line.url) as server:
        server.run(scenario(server))
        assert not {"crashes", "conflicts"} & set(server.app.metrics._counts)


@pytest.mark.parametrize("worker", ["", "127.0.0.1:1"], ids=["alone", "worker"])
def test_what_may_be_stored_is_called_unsure_and_is_done_once_when_it_is_sent_again(
    line: BadLine, data: DatabaseUrl, worker: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_store, "_PATIENCE", 0.5)

    async def scenario(server: LocalServer) -> None:
        one, two = await server.pair()
        table = server.app.registry.tables[one.table]
        act = {"type": "act", "id": "mine", "token": "a1-", "position": one.state["position"]}
        line.cut, line.down = "after", True
        post = asyncio.create_task(server.request("POST", f"/api/tables/{one.table}/deeds", act, one.key))
        while not table.changing:
            await asyncio.sleep(0.01)
        late = await server.client(one.table, two.key)  # whose hello waits behind what is being written
        refused = await post
        assert (refused.status_code, refused.json()["code"]) == (503, "unsure")
        await late.until(lambda: late.closed is not None)
        (goodbye,) = late.of_type("farewell")
        assert (goodbye["code"], goodbye["final"], late.closed) == ("unsure", False, 1013)
        await one.until(lambda: one.closed == 1012)
        end_connections(data)
        away = await server.client(one.table, one.key)
        await away.until(lambda: away.closed is not None)
        assert ([bye["final"] for bye in away.of_type("farewell")], away.closed) == ([False], 1013)
        line.down = False
        back = await server.client(one.table, one.key)
        again = await back.do(act, "mine")
        assert (again["kind"], again["version"], again["token"]) == ("acted", back.version, "a1-")
        assert [token for _, token in back.actions] == ["a1-"]
        late_again = await back.do({"type": "act", "token": "a1e", "position": act["position"]})
        assert late_again["code"] == "stale"  # the game has moved on, and this was not done

    with LocalServer(line.url, Settings(limits=ROOMY, worker=worker, thinkers=1)) as server:
        server.run(scenario(server))
        assert "crashes" not in server.app.metrics._counts


@pytest.mark.long
@pytest.mark.parametrize("worker", ["", "127.0.0.1:1"], ids=["alone", "worker"])
def test_after_a_standby_was_promoted_that_lagged_behind_the_logs_have_no_gap(
    line: BadLine, data: DatabaseUrl, worker: str
) -> None:
    """What it had not heard is lost. But a table in memory must not go on from there: its log would have a gap."""

    events = "SELECT count(*) FROM ziggurat.events"

    async def scenario(server: LocalServer, standby: str, address: DatabaseUrl) -> None:
        one, two = await server.pair()
        assert (await one.act())["kind"] == "acted"
        await two.up_to(one.version)
        with psycopg.connect(address.url, autocommit=True) as there:
            while there.execute(events).fetchone() != (one.version,):
                await asyncio.sleep(0.05)
        await asyncio.to_thread(postgres().cut_off, standby)
        assert (await two.act())["kind"] == "acted"  # acknowledged, and lost
        await one.up_to(two.version)
        await asyncio.to_thread(postgres().promote, standby)
        line.lead_to(standby)
        await one.do({"type": "act", "token": one.state["legal"][0], "position": one.state["position"]})
        await one.until(lambda: one.closed == 1012)
        answer: Json = {}
        async with asyncio.timeout(60):
            while "kind" not in answer:  # a lease may have run out meanwhile: then the table is read once more
                back = await server.client(one.table, two.key)
                if back.state:
                    assert len(back.actions) == 1
                    act = {"type": "act", "token": back.state["legal"][0], "position": back.state["position"]}
                    answer = await back.do(act)
                await asyncio.sleep(0.2)
        assert answer["kind"] == "acted"

    with postgres().replica() as standby:
        address = DatabaseUrl(f"postgresql://postgres@/{name_of(data)}?host={standby}")
        with LocalServer(line.url, Settings(limits=ROOMY, worker=worker, thinkers=1)) as server:
            server.run(scenario(server, standby, address))
        assert check(address).findings == []


def test_a_restart_of_the_database_is_survived(data: DatabaseUrl) -> None:
    async def scenario(server: LocalServer) -> None:
        one, two = await server.pair()
        for how in ("fast", "immediate"):
            await one.act()
            await two.up_to(one.version)
            await asyncio.to_thread(postgres().restart, how)
            assert (await two.act())["kind"] == "acted"
            await one.up_to(two.version)
            other = await server.make(HERE, HERE)  # and tables are read again
            assert (await server.request("GET", f"/api/tables/{other['table']['id']}")).status_code == 200
        assert one.closed is two.closed is None

    with LocalServer(data) as server:
        server.run(scenario(server))
    assert check(data).findings == []


def test_a_server_that_lost_the_database_to_another_writes_nothing_more(
    data: DatabaseUrl, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_store, "_PATIENCE", 0.5)

    async def scenario() -> None:
        old = open_store(data)
        assert isinstance(old, PostgresStore)
        await old.write(event(1))
        postgres().execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_locks WHERE locktype = 'advisory'", name_of(data)
        )
        new = open_store(data)
        await new.write(event(2))
        for transaction in (event(3), event(1, "u"), Transaction(forgotten=["t"])):
            (failed,) = await write_all(old, [transaction])
            assert isinstance(failed, StoreFailed | Unsure), failed
        new.close()
        (failed,) = await write_all(old, [event(3)])  # not even now that the other has gone
        assert isinstance(failed, StoreFailed)
        old.close()

    asyncio.run(scenario())
    assert [one.message for one in caplog.records if "taken over" in one.message]
    with database(data) as now:
        assert now.ask("SELECT table_id, version FROM events ORDER BY 1, 2") == [("t", 1), ("t", 2)]


def test_a_server_without_its_database_runs_but_is_not_ready(
    line: BadLine, data: DatabaseUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_store, "_PATIENCE", 0.5)

    async def asked(server: LocalServer) -> list[int]:
        return [(await server.request("GET", path)).status_code for path in ("/readyz", "/healthz")]

    async def scenario(server: LocalServer) -> None:
        assert await asked(server) == [200, 200]
        line.down = True
        end_connections(data)
        assert await asked(server) == [503, 200]
        line.down = False
        assert await asked(server) == [200, 200]
        end_connections(data)
        open_store(data).close()  # another server was there
        await asyncio.gather(server.app.registry.store.write(event(1)), return_exceptions=True)
        refused = await server.request("GET", "/readyz")
        assert (refused.status_code, refused.json()["code"]) == (503, "data-in-use")

    with LocalServer(line.url) as server:
        server.run(scenario(server))


def end_connections(data: DatabaseUrl) -> None:
    """As a network that fails does it; none is left when this returns."""
    end = f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '{name_of(data)}'"
    postgres().execute(end)


def test_any_id_of_a_command_and_any_name_of_a_table_is_taken(data: DatabaseUrl) -> None:
    async def scenario(server: LocalServer) -> None:
        place = await server.make(HERE, HERE)
        client = await server.client(place["table"]["id"], place["key"])
        for own in ("nul \0 nul", "☕", "'; DROP TABLE events; --", "%s ? $1"):
            legal = {"type": "act", "token": client.state["legal"][0], "position": client.state["position"]}
            assert (await client.do(legal, own))["id"] == own
            assert (await client.do(legal, own))["id"] == own  # again: the same answer
        assert client.version == 5
        for name in ("a%00b", "%F0%9F%92%A9", "'"):
            assert (await server.request("GET", f"/api/tables/{name}")).status_code == 404

    with LocalServer(data) as server:
        server.run(scenario(server))
    assert check(data).findings == []


# ── Backups ──────────────────────────────────────────────────────────────────────────────────────────────
def test_a_backup_is_made_with_pg_dump(data: DatabaseUrl, tmp_path: Path) -> None:
    filled(data)
    ended = run("backup", str(tmp_path / "copy"), "--data", data.url)
    assert (ended.returncode, ended.stderr.count("\n")) == (2, 1)
    assert "pg_dump" in ended.stderr
    assert not (tmp_path / "copy").exists()
    restored = place(tmp_path / "restored")
    assert isinstance(restored, DatabaseUrl)
    with LocalServer(data) as server:
        copy(tmp_path / "data", tmp_path / "restored")  # while it runs
        server.run(server.make(HERE, HERE))
    assert whole(check(restored)) == (3, 15, 3)
    with LocalServer(restored) as server:
        assert len(server.run(server.ask("GET", "/api/tables"))["tables"]) == 3


# ── copy-data ────────────────────────────────────────────────────────────────────────────────────────────
def everything(data: Any) -> dict[str, Any]:
    with database(data) as one:
        return {
            "events": [
                (*row[:3], row[3] if row[3] is None else one.command_id(row[3]), row[4])
                for row in one.ask("SELECT table_id, version, at, client, entry FROM events ORDER BY 1, 2")
            ],
            "keys": one.ask("SELECT table_id, number, hash, seen FROM keys ORDER BY 1, 2"),
            "tables": [
                tuple(map(str, row[:3])) + tuple(map(int, row[3:]))
                for row in one.ask("SELECT * FROM tables ORDER BY id")
            ],
            "life": one.ask("SELECT * FROM life"),
            "version": one.version(),
        }


@pytest.fixture
def folder(data: DatabaseUrl) -> Iterator[Path]:
    """A folder with tables in SQLite, one of them archived, beside the database."""
    with tempfile.TemporaryDirectory() as made:
        use("sqlite")
        source = Path(made) / "data"
        tables = filled(source, 12)
        change(source, "UPDATE tables SET archived = 1 WHERE id = ?", tables[0]["table"]["id"])
        yield source


def test_data_move_into_a_database_and_back_unchanged(folder: Path, data: DatabaseUrl) -> None:
    before, file = everything(folder), (folder / FILE).read_bytes()
    ended = run("copy-data", str(folder), data.url)
    assert ended.returncode == 0, ended.stderr
    assert "12 tables, 60 entries." in ended.stdout
    assert everything(data) == before
    assert (folder / FILE).read_bytes() == file  # the source is untouched
    assert whole(check(data)) == whole(check(folder))
    with LocalServer(data) as server:
        place = server.run(server.make(HERE, HERE))
        client = server.run(server.client(place["table"]["id"], place["key"]))
        server.run(client.act())
    played = everything(data)
    back = folder.parent / "back"
    assert run("copy-data", data.url, str(back)).returncode == 0
    assert everything(back) == played != before
    assert whole(check(back)) == (13, 62, 13)
    assert run("copy-data", data.url, str(back)).returncode == 0  # nothing is left to do
    other = folder.parent / "other"
    assert run("copy-data", str(back), str(other)).returncode == 0  # and within a kind
    assert everything(other) == played
    with LocalServer(back) as server:
        assert server.run(server.ask("GET", f"/api/tables/{place['table']['id']}"))["state"]["version"] == 2


@pytest.mark.parametrize("direction", ["into the database", "into a folder"])
def test_an_interrupted_copy_is_continued(
    folder: Path, data: DatabaseUrl, direction: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ziggurat.server.storage.copy_data._ROWS_AT_ONCE", 10)
    source, target = (folder, data) if direction == "into the database" else (data, folder.parent / "new")
    if source is data:
        copy_data(folder, data)

    def interrupt(done: int, _: int) -> None:
        if done >= 6:
            raise KeyboardInterrupt

    for copied in (6, 8):  # the second time goes on from there
        with pytest.raises(KeyboardInterrupt):
            copy_data(source, target, interrupt)
        with database(target) as half:
            assert half.version() == UNFINISHED
            assert half.ask("SELECT count(*) FROM tables") == [(copied,)]
    assert refusal(lambda: open_store(target)) == "server-data-unfinished"
    assert [one.why.id for one in check(target).findings][:1] == ["server-data-unfinished"]
    assert refusal(lambda: copy_data(target, folder.parent / "third")) == "server-data-unfinished"
    seen: list[int] = []
    assert copy_data(source, target, lambda done, of: seen.append(done)).tables == 12
    assert seen[0] > 8  # what was there is not copied again
    assert everything(target) == everything(source)


def test_what_was_played_at_the_target_is_never_overwritten(folder: Path, data: DatabaseUrl) -> None:
    copy_data(folder, data)
    with LocalServer(data) as server:
        table = server.app.registry.store.all_tables()[5]
        key = server.app.registry.store.keys(table)
        assert key
    change(data, "UPDATE events SET entry = ? WHERE table_id = ? AND version = 5", b'{"kind":"x"}', table)
    before = everything(data)
    assert refusal(lambda: copy_data(folder, data)) == "server-copy-differs"
    assert everything(data) == before
    change(data, "UPDATE events SET table_id = 'other' WHERE table_id = ?", table)
    before = everything(data)
    assert refusal(lambda: copy_data(folder, data)) == "server-copy-others"
    assert everything(data) == before


def test_a_source_that_was_played_on_completes_an_older_copy(folder: Path, data: DatabaseUrl) -> None:
    copy_data(folder, data)
    table = everything(folder)["tables"][0][0]
    with database(folder) as more:
        more.change("UPDATE tables SET phase = 'over' WHERE id = ?", [(table,)])
        more.insert(
            "INSERT INTO events (table_id, version, at, client, entry)",
            [(table, 6, 9, "1:r", log.encode(log.Resigned(1)))],
        )
    copy_data(folder, data)
    assert everything(data) == everything(folder)


def test_a_copy_asks_for_data_that_nobody_uses(folder: Path, data: DatabaseUrl) -> None:
    with LocalServer(data) as server:
        server.run(server.make(HERE, HERE))
        assert refusal(lambda: copy_data(folder, data)) == "server-database-in-use"
        assert refusal(lambda: copy_data(data, folder.parent / "new")) == "server-database-in-use"
    assert refusal(lambda: copy_data(folder, folder.parent / "." / "data")) == "server-copy-same"
    assert refusal(lambda: copy_data(data, data)) == "server-copy-same"
    assert refusal(lambda: copy_data(folder.parent / "nowhere", data)) == "server-data-missing"
    assert refusal(lambda: copy_data(folder, data)) == "server-copy-others"


def test_damage_and_other_versions_are_not_copied(folder: Path, data: DatabaseUrl) -> None:
    table = everything(folder)["tables"][3][0]
    change(folder, "UPDATE events SET entry = 7 WHERE table_id = ? AND version = 2", table)
    assert refusal(lambda: copy_data(folder, data)) == "server-copy-damaged"
    change(folder, "UPDATE events SET entry = x'ff' WHERE table_id = ? AND version = 2", table)
    copy_data(folder, data)  # bytes are bytes: check-data tells what is wrong with them
    assert [(one.table, one.version) for one in check(data).findings] == [(table, 2)]
    for version, message in ((99, "server-data-too-new"), (2, "server-copy-older")):
        with database(folder) as old:
            old.set_version(version)
        assert refusal(lambda: copy_data(folder, data)) == message
