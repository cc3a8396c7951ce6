"""The data on disk: whole backups, reported damage, and tables that are deleted for good."""

import asyncio
import contextlib
import io
import json
import logging
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from local_server import BOT, HERE, OPEN, ROOMY, Client, Json, LocalServer
from postgres import argument, database, place
from server_process import ServerProcess, free_port
from ziggurat.core.refusals import Refusal
from ziggurat.server.process.serve import claimed
from ziggurat.server.settings import Settings
from ziggurat.server.storage import folder as files
from ziggurat.server.storage.backup import backup
from ziggurat.server.storage.check_data import Report, check
from ziggurat.server.storage.delete_tables import forget
from ziggurat.server.storage.folder import FILE, WalIndex
from ziggurat.server.storage.places import Place
from ziggurat.server.storage.sqlite_store import SqliteStore, is_damage
from ziggurat.server.storage.store import StoreFailed, Summary, Transaction, open_store, system_time
from ziggurat.server.tables import log
from ziggurat.server.tables.log import LogRow
from ziggurat.terminal.cli import main

DAY = 86_400_000


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LocalServer]:
    with LocalServer(tmp_path / "data") as made:
        yield made


def refusal(work: Any) -> str:
    with pytest.raises(Refusal) as refused:
        work()
    assert refused.value.reason.text("de")
    return refused.value.reason.id


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A command, in this process: starting another one for each takes its time."""
    with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(io.StringIO()) as errors:
        status = main(arguments)
    return subprocess.CompletedProcess(arguments, status, out.getvalue(), errors.getvalue())


def filled(data: Place, count: int = 3) -> list[Json]:
    """A data folder with some tables, some actions at each, and no server."""

    async def fill(server: LocalServer) -> list[Json]:
        places = [await server.make(HERE, HERE, visibility="listed") for _ in range(count)]
        for made in places:
            client = await server.client(made["table"]["id"], made["key"])
            for _ in range(4):
                await client.act()
        return places

    with LocalServer(data) as server:
        return server.run(fill(server))


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def change(data: Place, statement: str, *values: object) -> None:
    with database(data) as connection:
        assert connection.change(statement, [values]) > 0


# ── Backups ──────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.sqlite
def test_a_backup_is_never_written_over_its_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "data"
    filled(data)
    (tmp_path / "link").symlink_to(data)
    (tmp_path / "link.sqlite3").symlink_to(data / FILE)
    os.link(data / FILE, tmp_path / "hard.sqlite3")
    monkeypatch.chdir(data)
    before = (data / FILE).read_bytes()
    for target in (
        data / FILE,
        Path(FILE),
        Path("..", "data", FILE),
        tmp_path / "link" / FILE,
        tmp_path / "link.sqlite3",
        tmp_path / "hard.sqlite3",
        data / f"{FILE}-wal",
        data / f"{FILE}-shm",
        data / files.LOCK,
        data / files.NOTE,
    ):
        assert refusal(lambda at=target: backup(data, at)) == "server-backup-over-itself", target
    assert (data / FILE).read_bytes() == before


@pytest.mark.sqlite
def test_a_backup_is_not_written_into_a_folder_that_a_server_uses(tmp_path: Path) -> None:
    data, other = tmp_path / "data", tmp_path / "other"
    filled(data)
    filled(other, 1)
    with files.lock(data):
        assert refusal(lambda: backup(data, data / FILE)) == "server-backup-over-itself"
        assert refusal(lambda: backup(data, data / "copy.sqlite3")) == "server-backup-in-use"
        assert refusal(lambda: backup(other, data / "copy.sqlite3")) == "server-backup-in-use"
        assert refusal(lambda: backup(other, data / FILE)) == "server-backup-in-use"
        assert backup(data, tmp_path / "copy.sqlite3").tables == 3
    assert refusal(lambda: backup(other, data / FILE)) == "server-backup-not-ours"
    assert backup(data, data / "copy.sqlite3").tables == 3  # now that nobody is at work there


@pytest.mark.sqlite
def test_a_running_server_keeps_its_data_wherever_a_backup_is_written(tmp_path: Path) -> None:
    data = tmp_path / "data"

    async def scenario() -> None:
        process = await ServerProcess(data, free_port()).ready()
        ended = await asyncio.to_thread(run, "backup", str(data / FILE), "--data", argument(data))
        assert (ended.returncode, ended.stderr.count("\n")) == (2, 1)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{process.port}", timeout=60) as client:
            for _ in range(20):
                made = await client.post("/api/tables", json={"game": "babel"})
                assert made.status_code == 201
        assert process.stop(signal.SIGTERM) == 0

    asyncio.run(scenario())
    assert check(place(data)).tables == 20
    assert check(place(data)).findings == []


@pytest.mark.sqlite
@pytest.mark.parametrize(
    "name", ["c# games", "what?", "100%", "a%20b", "mode=ro&x", "süß ☕", "#", "?mode=memory"]
)
def test_any_folder_can_be_backed_up_and_checked(tmp_path: Path, name: str) -> None:
    data, copies = tmp_path / name, tmp_path / f"copies {name}"
    copies.mkdir()
    filled(data)
    before = names(tmp_path), names(data)
    ended = run("backup", str(copies / f"{name}.sqlite3"), "--data", argument(data))
    assert ended.returncode == 0, ended.stderr
    assert "3 tables" in ended.stdout
    assert run("check-data", "--data", argument(data)).returncode == 0
    assert (names(tmp_path), names(data), names(copies)) == (*before, {f"{name}.sqlite3"})
    restored = tmp_path / "restored"
    restored.mkdir()
    (copies / f"{name}.sqlite3").rename(restored / FILE)
    assert whole(check(restored)) == whole(check(place(data)))


def whole(report: Report) -> tuple[int, int, int]:
    assert report.findings == []
    return report.tables, report.events, report.keys


@pytest.mark.sqlite
def test_a_missing_source_is_refused_and_leaves_no_file(tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    for data in (empty, tmp_path / "nowhere"):
        for arguments in (["backup", str(tmp_path / "copy")], ["check-data"], ["forget", "x"]):
            ended = run(*arguments, "--data", argument(data))
            assert (ended.returncode, ended.stderr.count("\n")) == (2, 1), ended.stderr
    assert names(tmp_path) == {"empty"}
    assert names(empty) == set()


@pytest.mark.sqlite
def test_a_backup_that_fails_leaves_nothing_and_keeps_the_older_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, copy = tmp_path / "data", tmp_path / "copies" / "copy.sqlite3"
    copy.parent.mkdir()
    filled(data)
    backup(data, copy)
    older = copy.read_bytes()

    with monkeypatch.context() as patch:
        patch.setattr(files, "sync", lambda path: (path / "nowhere").stat())  # the disk fails at the last moment
        with pytest.raises(OSError, match="nowhere"):
            backup(data, copy)
    assert (copy.read_bytes(), names(copy.parent)) == (older, {copy.name})

    damage_pages(data / FILE)
    assert refusal(lambda: backup(data, copy)) == "server-backup-damaged"
    assert (copy.read_bytes(), names(copy.parent)) == (older, {copy.name})


@pytest.mark.sqlite
@pytest.mark.parametrize(
    ("where", "why"),
    [
        ("nowhere/copy", "so eine Datei oder so einen Ordner gibt es nicht"),
        ("file/copy", "ein Teil davon ist kein Ordner"),
    ],
)
def test_a_place_that_cannot_take_a_backup_is_told_in_the_readers_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, where: str, why: str
) -> None:
    monkeypatch.setenv("ZIGGURAT_LANGUAGE", "de")
    SqliteStore(tmp_path / "data").close()
    (tmp_path / "file").touch()
    assert main(["backup", str(tmp_path / where), "--data", str(tmp_path / "data")]) == 2
    assert why in capsys.readouterr().err
    assert names(tmp_path) == {"data", "file"}


@pytest.mark.sqlite
def test_a_backup_replaces_only_a_backup(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    filled(data, 1)
    for content in (b"letters to grandmother", b"SQLite format 3\0 and more"):
        copy.write_bytes(content)
        assert refusal(lambda: backup(data, copy)) == "server-backup-not-ours"
        assert copy.read_bytes() == content
    copy.unlink()
    with contextlib.closing(sqlite3.connect(copy)) as other, other:
        other.execute("CREATE TABLE recipes (name)")
    assert refusal(lambda: backup(data, copy)) == "server-backup-not-ours"
    assert refusal(lambda: backup(data, tmp_path)) == "server-backup-not-ours"
    copy.write_bytes(b"")  # nothing to lose
    backup(data, copy)
    backup(data, copy)
    (tmp_path / "latest").symlink_to(copy)
    backup(data, tmp_path / "latest")
    assert (tmp_path / "latest").is_symlink()
    (tmp_path / "copy.sqlite3-wal").write_bytes(b"log")
    assert refusal(lambda: backup(data, copy)) == "server-backup-opened"


def damage_pages(path: Path) -> None:
    """Overwrites the middle of a file."""
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xa5" * (size - 4096))


# ── Damage to the file ───────────────────────────────────────────────────────────────────────────────────
@pytest.mark.sqlite
def test_an_empty_database_is_not_taken_for_a_new_one(tmp_path: Path) -> None:
    (tmp_path / FILE).touch()
    assert refusal(lambda: claimed(tmp_path, None)) == "server-data-empty"
    assert refusal(lambda: SqliteStore(tmp_path)) == "server-data-empty"
    assert refusal(lambda: check(place(tmp_path))) == "server-data-empty"
    assert refusal(lambda: backup(tmp_path, tmp_path / "copy")) == "server-data-empty"
    (tmp_path / FILE).unlink()
    SqliteStore(tmp_path).close()  # a new folder
    assert (tmp_path / FILE).stat().st_size > 0


@pytest.mark.sqlite
def test_a_log_without_its_database_is_not_swallowed(tmp_path: Path) -> None:
    (tmp_path / f"{FILE}-wal").write_bytes(b"games")
    assert refusal(lambda: SqliteStore(tmp_path)) == "server-data-only-log"
    assert (tmp_path / f"{FILE}-wal").read_bytes() == b"games"


@pytest.mark.sqlite
def test_a_start_that_was_killed_halfway_is_begun_anew(tmp_path: Path) -> None:
    for aside in ("", "-wal", "-journal"):
        (tmp_path / f"{FILE}.new{aside}").write_bytes(b"half")
    SqliteStore(tmp_path).close()
    assert names(tmp_path) == {FILE, files.NOTE}


def messages(caplog: pytest.LogCaptureFixture, level: int) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.levelno == level]


def killed(server: LocalServer, into: Path) -> Path:
    """The data as a killed process leaves them."""
    assert isinstance(server.data, Path)
    shutil.copytree(server.data, into)
    return into


@pytest.mark.sqlite
def test_a_start_tells_how_much_was_read_and_warns_if_it_is_less(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    places = filled(tmp_path / "data")
    backup(tmp_path / "data", tmp_path / "older.sqlite3")
    filled(tmp_path / "data", 1)
    caplog.clear()
    SqliteStore(tmp_path / "data").close()
    (logged,) = [vars(record) for record in caplog.records if record.message == "data read"]
    assert (logged["tables"], logged["events"]) == (4, 20)
    assert not messages(caplog, logging.WARNING)

    shutil.copyfile(tmp_path / "older.sqlite3", tmp_path / "data" / FILE)
    report = check(tmp_path / "data")
    assert [finding.why.id for finding in report.findings] == ["damage-fewer"]
    SqliteStore(tmp_path / "data").close()
    (warning,) = map(vars, messages(caplog, logging.WARNING))
    assert (warning["tables"], warning["tables_before"]) == (3, 4)
    assert (warning["events"], warning["events_before"]) == (15, 20)

    caplog.clear()
    forget(tmp_path / "data", [places[0]["table"]["id"]])
    SqliteStore(tmp_path / "data").close()
    assert not messages(caplog, logging.WARNING)


def log_size(data: Path) -> int:
    """The bytes of the write-ahead log that are in use; its file is longer."""
    with WalIndex(data / FILE) as index:
        return 32 + index.frames_read() * (24 + 4096)


@pytest.mark.sqlite
def test_the_write_ahead_log_has_room_and_is_moved_when_nobody_waits(server: LocalServer, tmp_path: Path) -> None:
    """A commit does not lengthen the file, so that it waits for the disk only; yet the log does not grow."""
    store = server.app.registry.store
    assert isinstance(store, SqliteStore)
    wal = store.path.with_name(f"{FILE}-wal")
    room = wal.stat().st_size
    assert room > 4_000_000

    async def fill() -> None:
        for _ in range(800):
            await server.make(HERE, HERE)

    server.run(fill())
    assert wal.stat().st_size < 1.5 * room
    assert log_size(store.folder) < 1100 * (24 + 4096)
    assert whole(check(killed(server, tmp_path / "killed")))[0] == 800


@pytest.mark.sqlite
def test_a_server_that_looked_at_its_log_still_has_the_lock_on_it(server: LocalServer) -> None:
    """Without it, SQLite in another process takes the database for closed and empties what is mapped here."""
    store = server.app.registry.store
    assert isinstance(store, SqliteStore)

    async def fill() -> None:
        for _ in range(100):  # it looks at its log after every 16 commits
            await server.make(HERE, HERE)

    server.run(fill())
    index = store.path.with_name(f"{FILE}-shm")
    another = f"import fcntl; fcntl.lockf(open({str(index)!r}, 'r+b'), fcntl.LOCK_EX | fcntl.LOCK_NB, 1, 128)"
    tried = subprocess.run([sys.executable, "-c", another], capture_output=True, text=True)
    assert "BlockingIOError" in tried.stderr  # 128: the lock that says that somebody uses the file


@pytest.mark.sqlite
def test_a_damaged_write_ahead_log_is_reported_and_kept(
    server: LocalServer, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def fill() -> None:
        for _ in range(10):
            await server.make(HERE, HERE)

    server.run(fill())
    data, fine = killed(server, tmp_path / "killed"), killed(server, tmp_path / "fine")
    SqliteStore(fine).close()
    assert not messages(caplog, logging.ERROR)

    wal = data / f"{FILE}-wal"
    with wal.open("r+b") as file:
        file.seek(log_size(data) // 2)
        file.write(b"\xa5" * 40)
    for copy in (data, shutil.copytree(data, tmp_path / "again")):
        report = check(copy)
        assert "damage-log" in [finding.why.id for finding in report.findings]
        assert report.tables < 10
    damaged = wal.read_bytes()
    SqliteStore(data).close()
    (error,) = messages(caplog, logging.ERROR)
    assert "write-ahead log is damaged" in error.message
    assert vars(error)["commits_lost"] > 0
    assert (data / f"{FILE}-wal.damaged").read_bytes() == damaged


@pytest.mark.sqlite
@pytest.mark.parametrize("how", ["header", "removed", "cut"])
def test_a_lost_write_ahead_log_is_noticed(
    server: LocalServer, tmp_path: Path, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    async def fill() -> None:
        for _ in range(10):
            await server.make(HERE, HERE)
        await server.app.registry.store.read(lambda store: store.note_counts())  # which happens every second

    server.run(fill())
    data = killed(server, tmp_path / "killed")
    wal = data / f"{FILE}-wal"
    if how == "header":
        wal.write_bytes(b"\xa5" * 32 + wal.read_bytes()[32:])
    elif how == "cut":
        os.truncate(wal, log_size(data) // 2)
    else:
        wal.unlink()
    (data / f"{FILE}-shm").unlink()
    assert "damage-fewer" in [finding.why.id for finding in check(place(data)).findings]
    SqliteStore(data).close()
    assert [record for record in messages(caplog, logging.WARNING) if "fewer" in record.message]
    assert bool(messages(caplog, logging.ERROR)) == (how == "header")


# ── Damage to a table ────────────────────────────────────────────────────────────────────────────────────
ENTRY = "UPDATE events SET entry = ? WHERE table_id = ? AND version = ?"
DAMAGE = {
    "garbage": (ENTRY, b"\xff\x00\xa5garbage", 3, 3),
    "no JSON": (ENTRY, b"{", 2, 2),
    "another structure": (ENTRY, b'{"kind":"played","seat":"one"}', 4, 4),
    "an unknown kind": (ENTRY, b'{"kind":"danced"}', 4, 4),
    "a number": (ENTRY, 7, 4, 4),
    "an impossible action": (ENTRY, b'{"kind":"played","seat":1,"token":"z9-"}', 2, 2),
    "a seat out of turn": (ENTRY, b'{"kind":"played","seat":2,"token":"a1-"}', 2, 2),
    "a seat that is not there": (ENTRY, b'{"kind":"resigned","seat":9}', 5, 5),
    "seat nought": (ENTRY, b'{"kind":"resigned","seat":0}', 5, 5),
    "an undo of nothing": (ENTRY, b'{"kind":"undone","seat":1,"ply":40}', 5, 5),
    "a second beginning": ("UPDATE events SET version = 99 - ? WHERE table_id = ? AND version = ?", 93, 5, 5),
    "a beginning with wrong options": (
        ENTRY,
        b'{"kind":"made","game":"babel","rules":"1","given":{},"options":{"full_tower":"x"},"chairs":[]}',
        1,
        1,
    ),
    "a beginning with another option": (
        ENTRY,
        b'{"kind":"made","game":"nivos","rules":"1","given":{},"options":{"plbyers":"2"},"chairs":[]}',
        1,
        1,
    ),
    "a beginning without seats": (
        ENTRY,
        b'{"kind":"made","game":"babel","rules":"1","given":{},"options":{"full_tower":"last"},"chairs":[]}',
        1,
        1,
    ),
    "no beginning": (ENTRY, b'{"kind":"resigned","seat":1}', 1, 1),
    "a gap": ("DELETE FROM events WHERE at > ? AND table_id = ? AND version = ?", 1, 3, 3),
    "a time that is none": ("UPDATE events SET at = ? WHERE table_id = ? AND version = ?", "noon", 3, 3),
    "a client that is none": ("UPDATE events SET client = ? WHERE table_id = ? AND version = ?", b"1:x", 3, 3),
}


@pytest.mark.parametrize("how", DAMAGE)
def test_a_damaged_table_is_the_servers_trouble_and_nobody_elses(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, how: str, kept_in: str
) -> None:
    statement, value, version, reported = DAMAGE[how]
    if kept_in == "postgres" and how in ("a number", "a time that is none"):
        pytest.skip("PostgreSQL takes no value of another type")
    if kept_in == "postgres" and how == "a client that is none":
        value = b"\xff"
    bad, *good = [made["table"]["id"] for made in filled(tmp_path)]
    change(tmp_path, statement, value, bad, version)

    async def scenario(server: LocalServer) -> None:
        for language, word in (("en", "damaged"), ("de", "beschädigt")):
            answer = await server.request("GET", f"/api/tables/{bad}", **{"accept-language": language})
            assert (answer.status_code, answer.json()["message"]) == (500, "server-table-damaged")
            assert word in answer.json()["detail"]
        command = {"type": "resign", "id": "x"}
        assert (await server.request("POST", f"/api/tables/{bad}/deeds", command)).status_code == 500
        assert (await server.request("GET", f"/api/tables/{bad}/record")).status_code == 500
        client = await Client(server, bad, None).connect()
        await client.until(lambda: client.closed)
        (goodbye,) = client.of_type("farewell")
        assert (goodbye["reason"]["message"], goodbye["final"], client.closed) == (
            "server-table-damaged",
            True,
            1011,
        )
        listed = await server.ask("GET", "/api/tables")
        assert {table["id"] for table in listed["tables"]} == set(good)
        asked = await server.ask("GET", f"/api/tables?ids={bad},{good[0]},nowhere")
        assert ([table["id"] for table in asked["tables"]], asked["gone"]) == ([good[0]], ["nowhere"])
        await server.app.registry.tidy()
        for table in good:
            assert (await server.request("GET", f"/api/tables/{table}")).status_code == 200
        assert "ziggurat_tables_damaged 1" in (await server.request("GET", "/metrics")).text

    with LocalServer(tmp_path) as server:
        server.run(scenario(server))
        assert "crashes" not in server.app.metrics._counts
    (error,) = map(vars, messages(caplog, logging.ERROR))
    assert (error["message"], error["table"], error["version"]) == ("table damaged", bad, reported)
    (finding,) = check(place(tmp_path)).findings
    assert (finding.table, finding.version) == (bad, reported)


def test_a_damaged_table_with_a_clock_keeps_nobody_asleep(tmp_path: Path) -> None:
    async def fill(server: LocalServer) -> list[Json]:
        return [await server.make(HERE, HERE, clock={"kind": "total", "seconds": 60}) for _ in range(2)]

    with LocalServer(tmp_path) as server:
        bad, good = (place["table"]["id"] for place in server.run(fill(server)))
    change(tmp_path, ENTRY, b"x", bad, 1)

    async def scenario(server: LocalServer) -> None:
        async with asyncio.timeout(10):
            while not server.app.registry.store.awake:
                await asyncio.sleep(0.02)
        assert set(server.app.registry.tables) == {good}

    with LocalServer(tmp_path) as server:
        server.run(scenario(server))


def test_lost_keys_and_lost_logs_are_damage(tmp_path: Path, kept_in: str) -> None:
    first, second, third = [made["table"]["id"] for made in filled(tmp_path)]
    lost = "UPDATE keys SET hash = 'text'" if kept_in == "sqlite" else "DELETE FROM keys"
    change(tmp_path, f"{lost} WHERE table_id = ?", first)
    change(tmp_path, "DELETE FROM events WHERE table_id = ?", second)
    change(tmp_path, "DELETE FROM events WHERE table_id = ? AND version > 3", third)
    change(tmp_path, "UPDATE tables SET touched = touched + 60000 WHERE id = ?", third)  # noted once a minute

    async def scenario(server: LocalServer) -> None:
        for table in (first, second) if kept_in == "sqlite" else (second,):
            answer = await server.request("GET", f"/api/tables/{table}", key="some-key")
            assert (answer.status_code, answer.json()["message"]) == (500, "server-table-damaged")

    with LocalServer(tmp_path) as server:
        server.run(scenario(server))
    found = {finding.table: finding.why.id for finding in check(place(tmp_path)).findings if finding.table}
    assert found == {first: "damage-keys", second: "damage-no-log", third: "damage-tail"}


@pytest.mark.sqlite
def test_damaged_pages_are_reported_as_damage(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    data = tmp_path / "data"
    filled(data, 40)
    with contextlib.closing(sqlite3.connect(data / FILE)) as connection:
        (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'events'").fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        tables = [table for (table,) in connection.execute("SELECT id FROM tables")]
    with (data / FILE).open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\xa5" * size)

    async def scenario(server: LocalServer) -> None:
        for table in tables[:3]:
            answer = await server.request("GET", f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["message"]) == (500, "server-table-damaged")
        assert (await server.ask("GET", "/api/tables"))["tables"] == []
        assert (await server.request("GET", "/healthz")).status_code == 200

    with LocalServer(data) as server:
        server.run(scenario(server))
        assert "crashes" not in server.app.metrics._counts
    assert [record for record in messages(caplog, logging.ERROR) if record.message == "table damaged"]
    ended = run("check-data", "--data", argument(data))
    assert ended.returncode == 1
    assert "Traceback" not in ended.stderr


def contents(data: Path) -> object:
    """All there is, byte by byte in SQLite."""
    if isinstance(place(data), Path):
        return (data / FILE).read_bytes()
    with database(data) as connection:
        return [connection.ask(f"SELECT * FROM {part} ORDER BY 1, 2") for part in ("events", "keys", "tables")]


# ── check-data ───────────────────────────────────────────────────────────────────────────────────────────
def test_check_data_reads_everything_beside_a_running_server(tmp_path: Path) -> None:
    data = tmp_path / "data"
    bad = filled(data)[0]["table"]["id"]
    assert json.loads(run("check-data", "--json", "--data", argument(data)).stdout) == {
        "folder": str(place(data)),
        "whole": True,
        "tables": 3,
        "events": 15,
        "keys": 3,
        "skipped": 0,
        "findings": [],
    }
    change(data, ENTRY, b"x", bad, 4)
    before = contents(data)
    ended = run("check-data", "--data", argument(data))
    assert ended.returncode == 1
    assert "3 tables, 15 entries." in ended.stdout
    assert f"Table {bad}: Entry 4 cannot be read." in ended.stdout
    assert contents(data) == before

    async def scenario() -> None:
        process = await ServerProcess(data, free_port()).ready()
        ended = await asyncio.to_thread(run, "check-data", "--json", "--data", argument(data))
        assert ended.returncode == 1
        (finding,) = json.loads(ended.stdout)["findings"]
        assert (finding["table"], finding["version"]) == (bad, 4)
        assert process.stop(signal.SIGTERM) == 0

    asyncio.run(scenario())


def test_check_data_knows_what_it_cannot_know(tmp_path: Path) -> None:
    old, unknown, _ = [made["table"]["id"] for made in filled(tmp_path)]
    made = b'{"kind":"made","game":"%s","rules":"%s","given":{},"options":{},"chairs":[{"kind":"open"}]}'
    change(tmp_path, ENTRY, made % (b"babel", b"0"), old, 1)
    change(tmp_path, ENTRY, made % (b"elsewhere", b"1"), unknown, 1)
    report = check(place(tmp_path))
    assert (report.skipped, report.findings) == (2, [])


@pytest.mark.sqlite
def test_another_database_is_not_ours(tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as other, other:
        other.execute("CREATE TABLE recipes (name)")
    assert [finding.why.id for finding in check(place(tmp_path)).findings] == ["damage-not-ours"]


# ── Deleting ─────────────────────────────────────────────────────────────────────────────────────────────
def rows_of(data: Place, table: str) -> int:
    with database(data) as connection:
        return sum(
            int(connection.ask(f"SELECT count(*) FROM {part} WHERE {column} = ?", (table,))[0][0])
            for part, column in (("events", "table_id"), ("keys", "table_id"), ("tables", "id"))
        )


def remains(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir())


def test_whoever_plays_alone_deletes_the_table_at_once(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make({"kind": "here", "name": "Wilhelmina"}, BOT)
        table, key = place["table"]["id"], place["key"]
        client = await server.client(table, key)
        watcher = await server.client(table, language="de")
        await client.act()
        path = f"/api/tables/{table}"
        assert (await server.request("DELETE", path)).json()["message"] == "server-only-watching"
        assert (await server.request("DELETE", path, key="wrong")).status_code == 401
        assert not isinstance(server.data, Path) or b"Wilhelmina" in remains(server.data)
        assert await server.ask("DELETE", path, key=key) == {"deleted": True, "waiting": []}
        for one, words in ((client, "This table has been deleted."), (watcher, "Dieser Tisch wurde gelöscht.")):
            await one.until(lambda one=one: one.closed)
            (goodbye,) = one.of_type("farewell")
            assert (goodbye["reason"]["text"], goodbye["final"], one.closed) == (words, True, 1000)
        assert (await server.request("GET", path, key=key)).status_code == 404
        assert (await server.request("DELETE", path, key=key)).status_code == 404
        assert (await server.ask("GET", f"/api/tables?ids={table}"))["gone"] == [table]
        await asyncio.sleep(0.3)  # a bot that was thinking, a note that was under way
        assert rows_of(server.data, table) == 0

    server.run(scenario())
    server.run(server.reopen())
    if isinstance(server.data, Path):  # PostgreSQL does not overwrite what it deletes
        assert b"Wilhelmina" not in remains(server.data)


def test_everybody_seated_must_agree(server: LocalServer) -> None:
    async def scenario() -> None:
        anna, ben = await server.pair()
        path = f"/api/tables/{anna.table}"
        assert anna.of_type("welcome")[0]["table"]["creator"]
        assert not ben.of_type("welcome")[0]["table"]["creator"]
        answer = await ben.do({"type": "forget"})
        assert answer["reason"]["message"] == "server-not-creator"
        assert (await server.request("DELETE", path, key=ben.key)).status_code == 403
        assert (await ben.do({"type": "answer-forget", "agree": True}))["type"] == "refused"

        assert (await anna.do({"type": "forget"}))["kind"] == "forget-asked"
        await ben.up_to(anna.version)
        assert ben.state["forget"] == {"seat": 1, "waiting": [2]}
        assert (await anna.do({"type": "forget"}))["reason"]["message"] == "server-forget-pending"
        assert (await ben.do({"type": "cancel-forget"}))["type"] == "refused"
        assert (await ben.do({"type": "answer-forget", "agree": False}))["kind"] == "forget-refused"
        assert ben.state["forget"] is None

        assert await server.ask("DELETE", path, key=anna.key) == {"deleted": False, "waiting": [2]}
        await anna.until(lambda: anna.state["forget"])
        assert (await anna.do({"type": "cancel-forget"}))["kind"] == "forget-cancelled"
        await anna.do({"type": "forget"})
        await server.reopen()  # the request is stored
        anna, ben = await server.client(anna.table, anna.key), await server.client(anna.table, ben.key)
        assert ben.state["forget"] == {"seat": 1, "waiting": [2]}
        await anna.act()  # the game goes on meanwhile
        assert anna.state["forget"]
        assert (await ben.do({"type": "answer-forget", "agree": True}))["type"] == "closed"
        await anna.until(lambda: anna.closed)
        assert anna.of_type("farewell")[-1]["reason"]["message"] == "server-table-deleted"
        assert rows_of(server.data, anna.table) == 0

    server.run(scenario())


def test_over_http_an_answer_says_that_nobody_is_waited_for(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, HERE)
        path = f"/api/tables/{place['table']['id']}"
        tail = await server.ask("POST", f"{path}/deeds", {"type": "forget", "id": "a"}, place["key"])
        assert tail["state"]["forget"]["waiting"] == []
        assert (await server.request("GET", path)).status_code == 404

    server.run(scenario())


def test_people_who_are_away_for_seven_days_count_as_agreeing(server: LocalServer) -> None:
    async def scenario() -> None:
        anna, ben = await server.pair()
        await ben.drop()
        assert (await anna.do({"type": "forget"}))["kind"] == "forget-asked"
        registry = server.app.registry
        now = registry.store.now
        await server.reopen()
        registry = server.app.registry
        now = registry.store.now
        live = await registry.open(anna.table)

        registry.store.now = lambda: now() + 7 * DAY - 3_600_000
        assert (await server.request("DELETE", f"/api/tables/{anna.table}", key=anna.key)).status_code == 409
        registry.store.now = lambda: now() + 7 * DAY + 60_000
        ben = await server.client(ben.table, ben.key)  # just back
        answer = await server.request("DELETE", f"/api/tables/{anna.table}", key=anna.key)
        assert answer.json()["message"] == "server-forget-pending"
        await ben.drop()
        assert (await server.request("DELETE", f"/api/tables/{anna.table}", key=anna.key)).status_code == 409
        assert live.seen[2] >= now() + 7 * DAY
        await asyncio.sleep(0.1)
        assert (await registry.store.read(lambda store: store.seen(anna.table)))[2] == live.seen[2]
        registry.store.now = lambda: now() + 15 * DAY
        gone = await server.ask("DELETE", f"/api/tables/{anna.table}", key=anna.key)
        assert gone == {"deleted": True, "waiting": []}

    server.run(scenario())


def test_at_a_table_that_nobody_made_with_a_seat_anybody_seated_may_ask(server: LocalServer) -> None:
    async def scenario() -> None:
        table = (await server.make(OPEN, OPEN))["table"]["id"]
        anna, ben = await server.sit(table), await server.sit(table)
        assert anna["table"]["creator"]
        assert await server.ask("DELETE", f"/api/tables/{table}", key=ben["key"]) == {
            "deleted": False,
            "waiting": anna["seats"],
        }
        assert (await server.ask("DELETE", f"/api/tables/{table}", key=anna["key"]))["deleted"]

    server.run(scenario())


def test_a_full_table_can_be_deleted(tmp_path: Path) -> None:
    limits = Settings(limits=ROOMY.__class__(**{**vars(ROOMY), "events": 3}), thinkers=1, absent_seconds=0)
    with LocalServer(tmp_path, limits) as server:

        async def scenario() -> None:
            anna, ben = await server.pair()
            await anna.act()
            await ben.up_to(3)
            assert (await ben.act())["reason"]["message"] == "server-table-full"
            assert (await anna.do({"type": "forget"}))["kind"] == "forget-asked"
            assert (await ben.do({"type": "answer-forget", "agree": True}))["type"] == "closed"

        server.run(scenario())


def test_the_game_before_a_deleted_one_can_be_followed_by_another(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, HERE)
        client = await server.client(place["table"]["id"], place["key"])
        for again in range(2):
            if client.state["phase"] != "over":
                await client.do({"type": "resign", "seat": 1})
            await client.do({"type": "rematch"})
            await client.until(lambda one=client: one.state["next"])
            following = client.state["next"]
            assert (await server.ask("DELETE", f"/api/tables/{following}", key=client.key))["deleted"]
            if again:
                await server.reopen()
                client = await server.client(client.table, client.key)
            await client.until(lambda one=client: one.state["next"] is None)
            assert client.state["rematch"] == []
        # and the later game does not mind that the one before it is deleted
        await client.do({"type": "rematch"})
        following = client.state["next"]
        assert (await server.ask("DELETE", f"/api/tables/{client.table}", key=client.key))["deleted"]
        await server.reopen()
        assert (await server.ask("GET", f"/api/tables/{following}"))["state"]["phase"] == "playing"

    server.run(scenario())


def test_nothing_is_written_to_a_table_while_it_is_deleted(server: LocalServer) -> None:
    async def scenario() -> None:
        for _ in range(15):
            place = await server.make(HERE, HERE)
            table, key = place["table"]["id"], place["key"]
            clients = [await server.client(table, key, fast=fast) for fast in (True, False)]
            for client in clients:
                token = client.state["legal"][0]
                client.send({"type": "act", "id": server.new_id(), "token": token, "position": 1})
            answers = await asyncio.gather(
                server.request("DELETE", f"/api/tables/{table}", key=key),
                server.request(
                    "POST", f"/api/tables/{table}/deeds", {"type": "resign", "id": "r", "seat": 1}, key
                ),
                server.request("GET", f"/api/tables/{table}"),
                server.app.registry.forget(table),
                return_exceptions=True,
            )
            assert [one.status_code for one in answers[:3] if isinstance(one, httpx.Response)]
            await asyncio.sleep(0.02)
            assert rows_of(server.data, table) == 0
            assert table not in server.app.registry.tables

    server.run(scenario())
    assert not {"crashes", "socket_failures", "conflicts"} & set(server.app.metrics._counts)


def test_a_disk_that_does_not_delete_keeps_the_table(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, HERE)
        client = await server.client(place["table"]["id"], place["key"])
        store = server.app.registry.store
        with monkeypatch.context() as patch:
            patch.setattr(store, "_write_batch", lambda batch: [StoreFailed("full")] * len(batch))
            answer = await server.request("DELETE", f"/api/tables/{client.table}", key=client.key)
        assert (answer.status_code, answer.json()["message"]) == (503, "server-not-stored")
        assert (await client.act())["kind"] == "acted"

    server.run(scenario())


def test_untouched_tables_are_deleted_with_forget_days(tmp_path: Path) -> None:
    settings = Settings(limits=ROOMY, forget_days=30, archive_days=10, idle_seconds=0, thinkers=1)
    filled(tmp_path, 3)
    with LocalServer(tmp_path, settings) as server:

        async def scenario() -> None:
            registry = server.app.registry
            old = await registry.store.read(lambda store: store.all_tables())
            change(tmp_path, ENTRY, b"damaged", old[0], 2)
            looked_at = await server.client(old[1])
            now = registry.store.now
            registry.store.now = lambda: now() + 29 * DAY
            await registry.tidy()
            assert registry.count == 1  # the others are archived; one is looked at
            new = (await server.make(HERE, HERE))["table"]["id"]
            registry.store.now = lambda: now() + 31 * DAY
            await registry.tidy()
            assert await registry.store.read(lambda store: store.all_tables()) == [old[1], new]
            await looked_at.drop()
            await asyncio.sleep(0.05)
            await registry.tidy()
            assert await registry.store.read(lambda store: store.all_tables()) == [new]

        server.run(scenario())
    assert check(place(tmp_path)).findings == []


@pytest.mark.sqlite
def test_a_clock_that_is_a_year_ahead_deletes_nothing_unasked(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Eight tables, a stop, and a start under a wrong clock; not even a second start makes them old."""
    clock = [0]
    filled(tmp_path, 8)

    async def sweep(server: LocalServer) -> tuple[int, int]:
        registry = server.app.registry
        await registry.tidy()
        return len(registry.store.all_tables()), registry.count

    def started(**settings: Any) -> tuple[int, int]:
        made = Settings(limits=ROOMY, forget_days=30, archive_days=10, idle_seconds=0, thinkers=1, **settings)
        with LocalServer(tmp_path, made, wall=lambda: system_time() + clock[0]) as server:
            return server.run(sweep(server))

    assert started() == (8, 8)
    clock[0] = 400 * DAY
    assert [started() for _ in range(3)] == [(8, 8)] * 3
    (warning,) = [vars(one) for one in caplog.records if "no server ran" in one.message]
    assert 399 < warning["days"] < 401
    clock[0] = 409 * DAY  # nine days more, which no server saw either
    assert started() == (8, 8)
    clock[0] = 0  # it is put right
    assert started() == (8, 8)
    clock[0] = 400 * DAY
    assert started() == (8, 8)
    assert started(forget_confirmed=True) == (0, 0)  # the host knows better


def test_time_under_a_wrong_clock_counts_as_time_from_then_on(tmp_path: Path) -> None:
    """What was untouched for 20 days before the stop is deleted 10 days after it."""
    store = open_store(place(tmp_path))
    try:
        store._reading.ask("INSERT INTO gaps VALUES (1000, 5000) RETURNING 1")
        store._reading.ask("INSERT INTO gaps VALUES (6000, 6500) RETURNING 1")
        assert [store.untouched_since(now, 300) for now in (7000, 6800, 6700, 5400)] == [6700, 6500, 5900, 600]
        store.accept_gaps()
        assert store.untouched_since(6700, 300) == 6400
    finally:
        store.close()


def test_a_sweep_that_would_take_more_than_a_tenth_waits_for_the_host(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    many = 101
    made = log.Created("babel", "1", {}, {"full_tower": "last"}, [log.SeatSetup("person", key=1)] * 2)

    async def fill(server: LocalServer) -> None:
        store = server.app.registry.store
        while not store.awake:
            await asyncio.sleep(0.01)
        at = store.now() - 31 * DAY
        for name in (f"t{number}" for number in range(many)):
            summary = Summary(name, "babel", "playing", False, False, at, at)
            await store.write(Transaction(rows=[(name, LogRow(1, at, made))], summaries=[summary]))

    async def sweep(server: LocalServer) -> int:
        await server.app.registry.tidy()
        return len(server.app.registry.store.all_tables())

    settings = Settings(limits=ROOMY, forget_days=30, idle_seconds=0, thinkers=1)
    with LocalServer(tmp_path, settings) as server:
        server.run(fill(server))
        assert [server.run(sweep(server)) for _ in range(2)] == [many, many]
    (warning,) = [vars(one) for one in caplog.records if "too many" in one.message]
    assert (warning["tables"], warning["of"], len(warning["oldest"])) == (many, many, 20)
    assert "--yes" in warning["do"]
    with LocalServer(tmp_path, replace(settings, forget_confirmed=True)) as server:
        assert server.run(sweep(server)) == 0


def test_the_command_deletes_with_and_without_a_server(tmp_path: Path) -> None:
    data = tmp_path / "data"
    first, second, third = (made["table"]["id"] for made in filled(data))
    change(data, ENTRY, b"damaged", first, 3)
    assert run("forget", "nowhere", first, "--data", argument(data)).returncode == 2
    assert rows_of(data, first) > 0  # all or none
    ended = run("forget", f"http://localhost:8000/t/{first}#key=x", "--data", argument(data))
    assert (ended.returncode, ended.stdout) == (0, f"The table {first} has been deleted.\n")
    assert rows_of(data, first) == 0

    async def scenario() -> None:
        process = await ServerProcess(data, free_port()).ready()
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{process.port}", timeout=60) as client:
            assert (await client.get(f"/api/tables/{second}")).status_code == 200
            ended = await asyncio.to_thread(run, "forget", second, third, "--data", argument(data))
            assert ended.returncode == 0, ended.stderr
            for table in (second, third):
                assert (await client.get(f"/api/tables/{table}")).status_code == 404
        again = await asyncio.to_thread(run, "forget", second, "--data", argument(data))
        assert (again.returncode, again.stderr.count("\n")) == (2, 1)
        assert process.stop(signal.SIGTERM) == 0

    asyncio.run(scenario())
    assert whole(check(place(data))) == (0, 0, 0)
    assert "fewer" not in (tmp_path / "errors.txt").read_text()


# ── Who may read the files ───────────────────────────────────────────────────────────────────────────────
@pytest.mark.sqlite
def test_nobody_else_on_the_machine_reads_the_data(tmp_path: Path) -> None:
    data, copy, old = tmp_path / "data", tmp_path / "copy.sqlite3", os.umask(0o022)
    try:
        with LocalServer(data) as server:
            server.run(server.make(HERE, HERE))
            beside = [path for path in data.iterdir() if path.name.startswith(FILE)]
            assert {path.name: path.stat().st_mode & 0o777 for path in beside} == {
                f"{FILE}{aside}": 0o600 for aside in ("", "-wal", "-shm")
            }
            backup(data, copy)
        assert copy.stat().st_mode & 0o777 == 0o600
        for before, after in (
            (0o644, 0o600),
            (0o640, 0o640),
        ):  # of an earlier version; given to a group on purpose
            (data / FILE).chmod(before)
            LocalServer(data).close()
            assert (data / FILE).stat().st_mode & 0o777 == after
    finally:
        os.umask(old)


@pytest.mark.sqlite
@pytest.mark.parametrize(
    ("code", "damage"),
    [
        (sqlite3.SQLITE_CORRUPT, True),
        (sqlite3.SQLITE_CORRUPT | 1 << 8, True),
        (sqlite3.SQLITE_NOTADB, True),
        (sqlite3.SQLITE_IOERR_SHORT_READ, True),
        (sqlite3.SQLITE_IOERR_READ, True),
        (sqlite3.SQLITE_IOERR_DATA, True),
        (sqlite3.SQLITE_IOERR_NOMEM, False),
        (sqlite3.SQLITE_IOERR_SHMOPEN, False),
        (sqlite3.SQLITE_IOERR_LOCK, False),
        (sqlite3.SQLITE_IOERR_WRITE, False),
        (sqlite3.SQLITE_FULL, False),
    ],
)
def test_what_passes_is_no_damage(code: int, damage: bool) -> None:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = code
    assert is_damage(error) is damage
