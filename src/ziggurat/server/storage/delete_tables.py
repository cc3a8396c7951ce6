"""`ziggurat forget`: deletes tables for good. A running server does it itself, and closes their sockets."""

import contextlib
import re
import sqlite3
import time
from pathlib import Path

from ziggurat.core.messages import Message
from ziggurat.core.refusals import Refusal
from ziggurat.server.storage import folder as files
from ziggurat.server.storage import sqlite_store
from ziggurat.server.storage.database import MIGRATIONS, Answers, Database, counts_of, delete_tables, migrate
from ziggurat.server.storage.places import DatabaseUrl, Place
from ziggurat.server.storage.sqlite_store import SqliteDatabase

PATIENCE = 20.0  # seconds, for a running server to do it
_LINK = re.compile(r"/t/([^/?#]+)")


def forget(place: Place, names: list[str]) -> list[str]:
    """Deletes tables, named by their ids or links, all of them or none; returns their ids."""
    tables = list(dict.fromkeys(_id_of(name) for name in names))
    if isinstance(place, DatabaseUrl):
        _forget_in_database(place, tables)
    else:
        _forget_in_folder(place, tables)
    return tables


def _id_of(name: str) -> str:
    found = _LINK.search(name)
    return found[1] if found else name.strip()


def _must_exist(database: Answers, place: Place, tables: list[str]) -> None:
    for table in tables:
        known = "SELECT 1 FROM tables WHERE id = ? UNION ALL SELECT 1 FROM events WHERE table_id = ? LIMIT 1"
        if not database.ask(known, (table, table)):
            raise Refusal(Message("server-forget-unknown", args={"table": table, "folder": str(place)}))


def _delete(database: Database, place: Place, tables: list[str]) -> None:
    """No server is there: this process is the only one that writes."""
    _must_exist(database, place, tables)
    with database.transaction():
        delete_tables(database, [(table,) for table in tables])
        if isinstance(place, Path):
            files.note(place, counts_of(database))


def _ask(database: Database, place: Place, tables: list[str]) -> None:
    """Marks the tables in the database; the running server looks there every second."""
    if database.version() != len(MIGRATIONS):
        raise Refusal(Message("server-forget-other-version"))
    _must_exist(database, place, tables)
    marking = "INSERT INTO to_forget VALUES (?) ON CONFLICT DO NOTHING"
    database.change(marking, [(table,) for table in tables])
    ends = time.monotonic() + PATIENCE
    while database.ask("SELECT count(*) FROM to_forget") != [(0,)]:
        if time.monotonic() > ends:
            raise Refusal(Message("server-forget-later"))
        time.sleep(0.1)


# ── In a folder ──────────────────────────────────────────────────────────────────────────────────────────
def _forget_in_folder(folder: Path, tables: list[str]) -> None:
    files.must_hold_data(folder)
    try:
        with files.lock(folder):
            sqlite_store.prepare(folder)
            with contextlib.closing(sqlite_store.connect(folder / files.FILE)) as connection:
                _delete(SqliteDatabase(connection), folder, tables)
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except files.InUse:
        uri = f"{(folder / files.FILE).resolve().as_uri()}?mode=rw"
        with contextlib.closing(sqlite3.connect(uri, uri=True, isolation_level=None, timeout=10)) as connection:
            connection.execute("PRAGMA synchronous = FULL")
            _ask(SqliteDatabase(connection), folder, tables)


# ── In a database ────────────────────────────────────────────────────────────────────────────────────────
def _forget_in_database(place: DatabaseUrl, tables: list[str]) -> None:
    from ziggurat.server.storage import postgres_store as postgres

    with postgres.reading(place):
        pass  # a refusal if there is nothing of ours: a command that deletes makes no new tables
    try:
        with postgres.claimed(place) as database:
            migrate(database)
            _delete(database, place, tables)
    except files.InUse:
        with (
            postgres.spoken(place),
            contextlib.closing(postgres.PostgresDatabase(postgres.connect(place))) as database,
        ):
            _ask(database, place, tables)
