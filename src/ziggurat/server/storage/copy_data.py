"""`ziggurat copy-data FROM TO`: moves everything from a folder into a database, or back, or between two of a kind.

The source stays as it is, and no server may use either side. Tables are copied whole, many in a commit. Until
everything has been read and compared, the schema of the copy has a version that no server accepts (`UNFINISHED`).
The same command continues an interrupted copy. Games that were played on the target are never overwritten: the
copy is refused.
"""

import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from ziggurat.core.messages import Message
from ziggurat.core.refusals import Refusal
from ziggurat.server.storage import folder as files
from ziggurat.server.storage import sqlite_store
from ziggurat.server.storage.database import (
    EVENTS,
    MIGRATIONS,
    UNFINISHED,
    Database,
    TooNew,
    counts_of,
    delete_tables,
    migrate,
)
from ziggurat.server.storage.places import DatabaseUrl, Place
from ziggurat.server.storage.sqlite_store import SqliteDatabase
from ziggurat.terminal.console import why

_ROWS_AT_ONCE = 5_000  # events in one commit
_TABLES = "tables (id, game, phase, listed, clocked, created, touched, archived)"
_KEYS = "keys (table_id, number, hash, seen)"
_NAMES = "SELECT id FROM tables UNION SELECT table_id FROM events UNION SELECT table_id FROM keys"

Progress = Callable[[int, int], None]  # the tables that are copied, and all of them


class Contents(Struct):
    """Everything of one table, in a form that both databases share."""

    summary: list[tuple[str, str, str, bool, bool, int, int, bool]]
    events: list[tuple[str, int, int, str | None, bytes]]
    keys: list[tuple[str, int, bytes, int]]


def copy_data(source: Place, target: Place, progress: Progress = lambda done, of: None) -> files.Counts:
    """Copies everything, compares it, and says how much it was."""
    if _same(source, target):
        raise Refusal(Message("server-copy-same", args={"place": str(source)}))
    with _source(source) as old, _target(target) as new:
        names = _names(old)
        missing = _to_copy(old, new, names, target)
        new.set_version(UNFINISHED)
        _copy(old, new, missing, progress, len(names))
        _copy_rest(old, new)
        for name in names:
            if _contents(old, name) != _contents(new, name):
                raise Refusal(Message("server-copy-not-equal", args={"table": name}))
        counts = counts_of(new)
        if counts != counts_of(old) or _names(new) != names:
            raise Refusal(Message("server-copy-not-equal", args={"table": ""}))
        new.set_version(len(MIGRATIONS))
        if isinstance(target, Path):
            files.note(target, counts)
    return counts


def _same(source: Place, target: Place) -> bool:
    if isinstance(source, Path) and isinstance(target, Path):
        return source.resolve() == target.resolve()
    return source == target


# ── Opening ──────────────────────────────────────────────────────────────────────────────────────────────
@contextlib.contextmanager
def _source(place: Place) -> Iterator[Database]:
    """The data to be copied, for us alone. They are not changed."""
    if isinstance(place, DatabaseUrl):
        from ziggurat.server.storage import postgres_store as postgres

        with postgres.reading(place):
            pass  # a refusal if there is nothing of ours, before anything is made there
        with postgres.claimed(place) as database:
            _must_be_current(database, place)
            yield database
        return
    path = files.must_hold_data(place)
    with files.lock(place), contextlib.closing(sqlite_store.connect(path)) as connection:
        _must_be_current(SqliteDatabase(connection), place)
        yield SqliteDatabase(connection)


def _must_be_current(database: Database, place: Place) -> None:
    version = database.version()
    if version < 0:
        raise Refusal(Message("server-data-unfinished"))
    if version > len(MIGRATIONS):
        raise TooNew(Message("server-data-too-new", args={"version": version, "known": len(MIGRATIONS)}))
    if version < len(MIGRATIONS):
        raise Refusal(Message("server-copy-older", args={"place": str(place)}))


@contextlib.contextmanager
def _target(place: Place) -> Iterator[Database]:
    """Where to copy to, for us alone: something new, or an earlier copy, finished or not."""
    if isinstance(place, DatabaseUrl):
        from ziggurat.server.storage import postgres_store as postgres

        with postgres.claimed(place) as database:
            if database.version() != UNFINISHED:
                migrate(database)
            yield database
        return
    try:
        place.mkdir(parents=True, exist_ok=True)
        with files.lock(place):
            if not _unfinished(place):
                sqlite_store.prepare(place)
            with contextlib.closing(sqlite_store.connect(place / files.FILE)) as connection:
                yield SqliteDatabase(connection)
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except (OSError, sqlite3.Error) as error:
        raise Refusal(Message("server-no-data", args={"folder": str(place), "why": why(error)})) from None


def _unfinished(folder: Path) -> bool:
    path = folder / files.FILE
    if not path.exists() or not path.stat().st_size:
        return False
    with contextlib.closing(sqlite_store.connect(path)) as connection:
        return SqliteDatabase(connection).version() == UNFINISHED


# ── Comparing ────────────────────────────────────────────────────────────────────────────────────────────
def _names(database: Database) -> list[str]:
    """All tables that there is anything of."""
    return sorted(str(name) for (name,) in database.ask(_NAMES))


def _contents(database: Database, name: str) -> Contents:
    summary = database.ask(
        "SELECT id, game, phase, listed, clocked, created, touched, archived FROM tables WHERE id = ?", (name,)
    )
    events = database.ask(
        "SELECT table_id, version, at, client, entry FROM events WHERE table_id = ? ORDER BY version", (name,)
    )
    keys = database.ask(
        "SELECT table_id, number, hash, seen FROM keys WHERE table_id = ? ORDER BY number", (name,)
    )
    found = Contents(
        [(*row[:3], bool(row[3]), bool(row[4]), row[5], row[6], bool(row[7])) for row in summary],
        [(*row[:3], None if row[3] is None else database.command_id(row[3]), row[4]) for row in events],
        [(table, number, known, seen) for table, number, known, seen in keys],
    )
    _check_types(found, name)
    return found


_TYPES: tuple[tuple[str, tuple[Any, ...]], ...] = (
    ("summary", (str, str, str, bool, bool, int, int, bool)),
    ("events", (str, int, int, str | None, bytes)),
    ("keys", (str, int, bytes, int)),
)


def _check_types(contents: Contents, name: str) -> None:
    """SQLite stores anything in any column; what is of another type there is damaged."""
    for part, types in _TYPES:
        for row in getattr(contents, part):
            if not all(isinstance(value, kind) for value, kind in zip(row, types, strict=True)):
                raise Refusal(Message("server-copy-damaged", args={"table": name}))


def _to_copy(old: Database, new: Database, names: list[str], target: Place) -> list[str]:
    """The tables that the target lacks, wholly or in part; a refusal if it has anything else."""
    there = set(_names(new))
    if others := sorted(there - set(names)):
        args = {"place": str(target), "count": len(others), "table": others[0]}
        raise Refusal(Message("server-copy-others", args=args))
    missing = []
    for name in names:
        if name not in there:
            missing.append(name)
            continue
        source, copied = _contents(old, name), _contents(new, name)
        if copied.events != source.events[: len(copied.events)]:
            raise Refusal(Message("server-copy-differs", args={"place": str(target), "table": name}))
        if copied != source:
            missing.append(name)
    return missing


# ── Copying ──────────────────────────────────────────────────────────────────────────────────────────────
def _copy(old: Database, new: Database, missing: list[str], progress: Progress, all_of: int) -> None:
    """Copies tables, many in one commit; each of them is at the target wholly or not at all."""
    done = all_of - len(missing)
    waiting: list[tuple[str, Contents]] = []
    for name in missing:
        waiting.append((name, _contents(old, name)))
        if sum(len(contents.events) for _, contents in waiting) >= _ROWS_AT_ONCE:
            _write(new, waiting)
            done += len(waiting)
            progress(done, all_of)
            waiting = []
    _write(new, waiting)
    progress(done + len(waiting), all_of)


def _write(new: Database, tables: list[tuple[str, Contents]]) -> None:
    with new.transaction():
        delete_tables(new, [(name,) for name, _ in tables])  # a part that was there from an earlier copy
        for into, part in (
            ("INSERT INTO " + _TABLES, "summary"),
            (EVENTS, "events"),
            ("INSERT INTO " + _KEYS, "keys"),
        ):
            new.insert(into, [row for _, contents in tables for row in getattr(contents, part)])


def _copy_rest(old: Database, new: Database) -> None:
    """What was marked for deletion, and when the server was last there: clocks stand still since then."""
    with new.transaction():
        for part in ("to_forget", "life", "gaps"):
            new.change(f"DELETE FROM {part}")
            new.insert(f"INSERT INTO {part}", old.ask(f"SELECT * FROM {part}"))
