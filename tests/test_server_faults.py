"""Bad moments: processes killed under load, lines that delay, split and break, clients that talk nonsense."""

import asyncio
import contextlib
import json
import math
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from local_server import BOT, HERE, Client, LocalServer
from postgres import argument, database, place
from server_process import PATIENCE, Player, ServerProcess, free_port, unreliable_proxy
from ziggurat.server.process import fatal
from ziggurat.server.storage.database import EVENTS, MIGRATIONS, TooNew
from ziggurat.server.storage.folder import FILE
from ziggurat.server.storage.sqlite_store import SqliteStore
from ziggurat.server.storage.store import Conflict, Transaction, open_store, system_time
from ziggurat.server.tables import log
from ziggurat.server.tables.log import LogRow
from ziggurat.server.tables.table import Table


def check_logs(data: Path, players: list[Player]) -> int:
    """Every acknowledged action is in the log, once, where it was said to be; every log still folds."""
    store = open_store(place(data))
    try:
        logs = {table: store.rows(table) for table in store.all_tables()}
    finally:
        store.close()
    for table, rows in logs.items():
        assert [row.version for row in rows] == list(range(1, len(rows) + 1))
        clients = [row.command_id for row in rows if row.command_id]
        assert len(clients) == len(set(clients))
        Table.of(table, rows)
    number = 0
    for player in players:
        for table, own, token, version in player.acknowledged:
            row = logs[table][version - 1]
            assert row.client_id == own
            assert isinstance(row.event, log.Acted)
            assert row.event.token == token
            number += 1
    return number


async def played_on(players: list[Player], enough: Callable[[Iterable[bool]], bool]) -> None:
    """Waits until one more action of any or all players is acknowledged."""
    before = [len(player.acknowledged) for player in players]
    async with asyncio.timeout(60):
        while not enough(len(player.acknowledged) > n for player, n in zip(players, before, strict=True)):
            await asyncio.sleep(0.01)


async def survive_kills(data: Path, kills: int, chance: random.Random) -> int:
    port = free_port()
    players = [Player(port) for _ in range(6)]
    tasks = [asyncio.create_task(player.play()) for player in players]
    for kill in range(kills):
        process = await ServerProcess(data, port).ready()
        if kill % 4:  # three of four in the midst of play, the fourth perhaps before it has begun again
            await played_on(players, any)
        await asyncio.sleep(chance.uniform(0, 0.4))
        process.stop(signal.SIGKILL)
    process = await ServerProcess(data, port, watched=True).ready()
    await played_on(players, all)
    for task in tasks:
        task.cancel()
    done = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(end, asyncio.CancelledError) for end in done), done
    assert process.stop(signal.SIGTERM) == 0
    assert sum(player.reconnects for player in players) >= kills
    return check_logs(data, players)


def test_no_acknowledged_action_is_lost_or_repeated_by_sigkill(tmp_path: Path) -> None:
    assert asyncio.run(survive_kills(tmp_path / "data", 8, random.Random(1))) > 40


@pytest.mark.long
def test_a_hundred_sigkills(tmp_path: Path) -> None:
    assert asyncio.run(survive_kills(tmp_path / "data", 100, random.Random(2))) > 500


def test_games_are_played_over_a_network_that_delays_splits_and_breaks(tmp_path: Path) -> None:
    async def scenario() -> list[Player]:
        port = free_port()
        process = await ServerProcess(tmp_path / "data", port, watched=True).ready()
        async with unreliable_proxy(port, random.Random(3)) as bad:
            players = [Player(bad, games=2) for _ in range(3)]
            async with asyncio.timeout(120):
                await asyncio.gather(*(player.play() for player in players))
        process.stop(signal.SIGTERM)
        return players

    players = asyncio.run(scenario())
    assert sum(player.reconnects for player in players) > 0
    assert check_logs(tmp_path / "data", players) > 20


HOLDING = """
import time
from ziggurat.server.http import endpoints
true = endpoints.show_catalogue
async def hold(request):
    begun = time.thread_time()
    while time.thread_time() - begun < 0.2:
        pass
    return await true(request)
endpoints.show_catalogue = hold
"""


@pytest.mark.sqlite
def test_a_server_that_holds_its_event_loop_fails_its_test(tmp_path: Path) -> None:
    process = asyncio.run(ServerProcess(tmp_path / "data", free_port(), watched=HOLDING).ready())
    with pytest.raises(AssertionError, match=r"the event loop was held: [23]"):
        process.stop(signal.SIGTERM)


@pytest.mark.sqlite
def test_a_server_closes_gracefully_and_is_backed_up_while_it_runs(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite3"

    async def scenario() -> list[Player]:
        port = free_port()
        process = await ServerProcess(data, port, watched=True).ready()
        players = [Player(port) for _ in range(3)]
        tasks = [asyncio.create_task(player.play()) for player in players]
        while sum(len(player.acknowledged) for player in players) < 40:
            await asyncio.sleep(0.02)
        command = [sys.executable, "-m", "ziggurat.server", "backup", str(copy), "--data", str(data)]
        ended = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=True)
        assert str(copy) in ended.stdout
        assert await asyncio.to_thread(process.stop, signal.SIGTERM) == 0  # the players may finish what they send
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return players

    players = asyncio.run(scenario())
    check_logs(data, players)
    restored = tmp_path / "restored"
    restored.mkdir()
    copy.rename(restored / FILE)
    check_logs(restored, [])
    with sqlite3.connect(restored / FILE) as connection:
        (rows,) = connection.execute("SELECT count(*) FROM events").fetchone()
    connection.close()
    assert rows > 40
    errors = (tmp_path / "errors.txt").read_text()
    assert "Traceback" not in errors, errors


# ── A server that cannot write ───────────────────────────────────────────────────────────────────────────
@pytest.mark.sqlite
def test_a_server_whose_disk_is_full_is_not_ready_until_there_is_room(tmp_path: Path) -> None:
    async def scenario(server: LocalServer) -> None:
        store = server.app.registry.store
        assert isinstance(store, SqliteStore)
        assert (await server.request("GET", "/readyz")).status_code == 200
        connection = store._database.connection
        connection.execute("VACUUM")  # or a page that is free has room for it
        ((pages,),) = connection.execute("PRAGMA page_count").fetchall()
        connection.execute(f"PRAGMA max_page_count = {pages}")  # SQLite then says that the disk is full
        store._wrote = -math.inf  # as if the last write were long ago: nobody has noticed yet
        unready = await server.request("GET", "/readyz")
        assert (unready.status_code, unready.json()["code"]) == (503, "not-stored")
        assert (await server.request("GET", "/healthz")).status_code == 200
        asked = await asyncio.gather(*(server.request("GET", "/readyz") for _ in range(20)))
        assert {one.status_code for one in asked} == {503}
        connection.execute(f"PRAGMA max_page_count = {pages + 1000}")
        commits = store.commits
        asked = await asyncio.gather(*(server.request("GET", "/readyz") for _ in range(20)))
        assert {one.status_code for one in asked} == {200}
        assert store.commits == commits + 1  # one probe for all who ask
        assert store.all_tables() == []

    with LocalServer(tmp_path) as server:
        server.run(scenario(server))


def test_a_server_whose_writer_dies_ends_and_says_why(tmp_path: Path) -> None:
    """Something stays up that can store nothing: it is better started again."""
    port = free_port()
    program = "import dying_thread; dying_thread.run('ziggurat-write')"
    command = [sys.executable, "-c", program, "serve", "--port", str(port), "--data", argument(tmp_path / "data")]
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parent)}
    with subprocess.Popen(command, stderr=subprocess.PIPE, env=environment, text=True) as process:

        async def scenario() -> None:
            url = f"http://127.0.0.1:{port}"
            body = {"game": "babel", "seats": [HERE, HERE]}
            async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as client, asyncio.timeout(PATIENCE):
                while process.poll() is None:
                    try:
                        if (await client.get("/readyz")).status_code == 200:
                            break
                    except httpx.TransportError:
                        await asyncio.sleep(0.1)
                process.send_signal(signal.SIGUSR1)
                with contextlib.suppress(httpx.TransportError):
                    for _ in range(3):  # the thread notices when it has something to do
                        await client.post("/api/tables", json=body)

        asyncio.run(scenario())
        try:
            status = process.wait(30)
        finally:
            process.kill()
        assert process.stderr
        (line,) = [json.loads(line) for line in process.stderr if '"critical"' in line]
    assert status == fatal.STATUS
    assert "the thread that writes has died" in line["event"]
    assert "BrokenClock" in line["exception"]


# ── Nonsense on the socket ───────────────────────────────────────────────────────────────────────────────
_WORDS = st.sampled_from(
    [
        "hello",
        "act",
        "undo",
        "answer-undo",
        "resign",
        "stand-in",
        "rematch",
        "refuse-rematch",
        "phrase",
        "tail",
        "ping",
        "news",
        "forget",
        "answer-forget",
        "cancel-forget",
    ]
)
_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | _WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
_FIELDS = st.sampled_from(["type", "id", "token", "position", "seat", "agree", "since", "key", "phrase", "extra"])
_NEARLY = st.builds(
    lambda kind, rest: {"id": "x", **rest, "type": kind}, _WORDS, st.dictionaries(_FIELDS, _VALUES, max_size=5)
)
_TEXTS = st.one_of(
    st.text(max_size=200),
    _VALUES.map(json.dumps),
    _NEARLY.map(json.dumps),
    _NEARLY.map(json.dumps).map(lambda text: text[: len(text) // 2]),
    st.integers(1, 8_000).map(lambda depth: "[" * depth),
    st.just("\ud800"),
)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LocalServer]:
    """A server for all fuzzed messages, which in the end must close cleanly."""
    with LocalServer(tmp_path) as made:
        yield made


@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@given(texts=st.lists(_TEXTS, min_size=1, max_size=5), hello=st.booleans(), seated=st.booleans())
def test_no_message_crashes_a_table(server: LocalServer, texts: list[str], hello: bool, seated: bool) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, BOT)
        client = Client(server, place["table"]["id"], place["key"] if seated else None)
        await client.connect(hello=hello)
        for text in texts:
            client.send_raw(text)
        client.send({"type": "ping"})
        await client.until(lambda: client.of_type("pong") or client.closed is not None)
        await client.drop()
        other = await server.client(place["table"]["id"], place["key"])
        if goodbyes := other.of_type("farewell"):  # the table was deleted: a message by chance said so
            assert [one["code"] for one in goodbyes] == ["no-table"]
            return
        assert other.state["phase"] in ("playing", "over")
        if other.state["legal"]:
            assert (await other.act())["kind"] == "acted"
        await other.drop()

    server.run(scenario())
    assert not {"crashes", "socket_failures", "bot_failures"} & set(server.app.metrics._counts)


# ── The store ────────────────────────────────────────────────────────────────────────────────────────────
def _made() -> log.Created:
    seats = [log.SeatSetup("person", key=1), log.SeatSetup("person", key=1)]
    return log.Created("babel", "1", {}, {"full_tower": "last"}, seats)


def test_a_stale_writer_fails_and_harms_nobody_else(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = open_store(place(tmp_path))
        await store.write(Transaction(rows=[("t", LogRow(1, 0, _made()))]))
        with database(tmp_path) as other:  # which another server writes
            other.insert(EVENTS, [("t", 2, 0, "1:x", log.encode(log.Acted(1, "a1-")))])
        good = store.write(Transaction(rows=[("u", LogRow(1, 0, _made()))]))
        stale = store.write(Transaction(rows=[("t", LogRow(2, 0, log.Acted(1, "a1e")))]))
        await good
        with pytest.raises(Conflict):
            await stale
        assert [row.event for row in store.rows("t")] == [_made(), log.Acted(1, "a1-")]
        assert [row.command_id for row in store.rows("t")] == [None, "1:x"]
        assert len(store.rows("u")) == 1
        store.close()

    asyncio.run(scenario())


def test_schemas_are_migrated_and_newer_ones_left_alone(tmp_path: Path) -> None:
    open_store(place(tmp_path)).close()
    open_store(place(tmp_path)).close()
    with database(tmp_path) as data:
        assert data.version() == len(MIGRATIONS)
        data.set_version(99)
    with pytest.raises(TooNew):
        open_store(place(tmp_path))
    with database(tmp_path) as data:
        assert data.version() == 99


def test_data_of_the_first_schema_are_brought_up_to_date(tmp_path: Path) -> None:
    with LocalServer(tmp_path) as server:
        made = server.run(server.make(HERE, HERE))
        command = {"type": "act", "id": "first", "token": "a1enu", "position": made["table"]["state"]["position"]}
        server.run(server.ask("POST", f"/api/tables/{made['table']['id']}/deeds", command, made["key"]))
    with database(tmp_path) as old:
        old.change("CREATE UNIQUE INDEX events_client ON events (table_id, client) WHERE client IS NOT NULL")
        old.change("ALTER TABLE keys DROP COLUMN seen")
        old.change("DROP TABLE to_forget")
        old.set_version(1)
    with LocalServer(tmp_path) as server:
        table = server.run(server.ask("GET", f"/api/tables/{made['table']['id']}"))
        assert [action["token"] for action in table["line"]] == ["a1enu"]
    with database(tmp_path) as now:
        assert now.version() == len(MIGRATIONS)
        now.change("CREATE UNIQUE INDEX events_client ON events (table_id, client)")  # the old one is gone
        ((seen,),) = now.ask("SELECT seen FROM keys")
        assert seen > system_time() - 3_600_000  # nobody counts as long away because of the change


def test_the_address_in_the_local_network_is_printed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ziggurat.server", "serve", "--host", "0.0.0.0", "--port", "0"]
    with subprocess.Popen([*command, "--data", argument(tmp_path)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        here, others = process.stdout.readline(), process.stdout.readline()
        process.send_signal(signal.SIGTERM)
        assert process.wait(60) == 0
    assert "http://localhost:" in here
    port = here.split("http://localhost:")[1].split()[0]
    assert re.search(rf"http://[0-9.]+:{port}$", others.strip())


@pytest.mark.parametrize(
    "wrong",
    [
        ["--data", "/dev/null/x"],
        ["--page", "/dev"],
        ["--limit", "tables"],
        ["--limit", "tables=-1"],
        ["--limit", "hint_seconds=nan"],
        ["--port", "99999"],
        ["--host", "no such host"],
        ["--archive-days", "nan"],
        ["--archive-days", "0"],
        ["--forget-days", "0"],
        ["--forget-days", "nan"],
        ["--thinkers", "0"],
        ["--public", "games.example.org"],
        ["--allow-origin", "http://["],
    ],
)
def test_bad_arguments_get_one_sentence(tmp_path: Path, wrong: list[str]) -> None:
    command = [
        sys.executable,
        "-m",
        "ziggurat.server",
        "serve",
        "--port",
        "0",
        "--data",
        argument(tmp_path),
        *wrong,
    ]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert ended.returncode == 2
    assert len(ended.stderr.strip().splitlines()) == 1, ended.stderr
    assert not ended.stderr.strip().endswith("..")
    assert "99,999" not in ended.stderr  # a port is a name, not an amount


@pytest.mark.sqlite
def test_a_backup_of_nothing_says_so(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "ziggurat.server",
        "backup",
        str(tmp_path / "copy"),
        "--data",
        str(tmp_path / "no"),
    ]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert len(ended.stderr.strip().splitlines()) == 1
