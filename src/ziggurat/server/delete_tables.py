"""`ziggurat forget`: deletes tables for good. A running server does it itself, and closes their sockets."""

import contextlib
import re
import sqlite3
import time
from pathlib import Path

from ziggurat.core import Refusal
from ziggurat.messages import Message
from ziggurat.server import folder as files
from ziggurat.server import store

PATIENCE = 20.0  # seconds, for a running server to do it
_LINK = re.compile(r"/t/([^/?#]+)")


def forget(folder: Path, names: list[str]) -> list[str]:
    """Deletes tables, named by their ids or links, all of them or none; returns their ids."""
    files.must_hold_data(folder)
    tables = list(dict.fromkeys(_id_of(name) for name in names))
    try:
        with files.lock(folder):
            _delete(folder, tables)
    except files.InUse:
        _ask(folder, tables)
    return tables


def _id_of(name: str) -> str:
    found = _LINK.search(name)
    return found[1] if found else name.strip()


def _must_exist(connection: sqlite3.Connection, folder: Path, tables: list[str]) -> None:
    for table in tables:
        known = "SELECT 1 FROM tables WHERE id = ?1 UNION ALL SELECT 1 FROM events WHERE table_id = ?1"
        if connection.execute(known, (table,)).fetchone() is None:
            raise Refusal(Message("server-forget-unknown", args={"table": table, "folder": str(folder)}))


def _delete(folder: Path, tables: list[str]) -> None:
    """No server is there: this process is the only one that writes."""
    store.prepare(folder)
    with contextlib.closing(store.connect(folder / files.FILE)) as connection:
        _must_exist(connection, folder, tables)
        connection.execute("BEGIN IMMEDIATE")
        store.delete_tables(connection, [(table,) for table in tables])
        files.note(folder, store.counts_of(connection))
        connection.execute("COMMIT")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _ask(folder: Path, tables: list[str]) -> None:
    """Marks the tables in the database; the running server looks there every second."""
    path = (folder / files.FILE).resolve()
    uri = f"{path.as_uri()}?mode=rw"
    with contextlib.closing(sqlite3.connect(uri, uri=True, isolation_level=None, timeout=10)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version != len(store.MIGRATIONS):
            raise Refusal(Message("server-forget-other-version"))
        _must_exist(connection, folder, tables)
        connection.execute("PRAGMA synchronous = FULL")
        connection.executemany("INSERT OR IGNORE INTO to_forget VALUES (?)", [(table,) for table in tables])
        ends = time.monotonic() + PATIENCE
        while connection.execute("SELECT count(*) FROM to_forget").fetchone() != (0,):
            if time.monotonic() > ends:
                raise Refusal(Message("server-forget-later"))
            time.sleep(0.1)
