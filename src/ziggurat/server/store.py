"""The logs on disk: SQLite, one writer thread, many writes in one commit.

Acknowledged means committed: a write is done only when SQLite has it on disk (WAL, synchronous FULL). The thread
takes whatever waits, writes it in one transaction and then tells everybody at once. A unit is written wholly or
not at all; `PRIMARY KEY (table_id, version)` makes a writer with an old idea of a table fail.
"""

import asyncio
import contextlib
import logging
import queue
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import chain
from pathlib import Path
from typing import IO, Any, TypeVar

from msgspec import Struct

from ziggurat.core import Refusal
from ziggurat.server import log
from ziggurat.server.log import Row
from ziggurat.words import Reason

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

T = TypeVar("T")
logger = logging.getLogger("ziggurat.store")
FILE = "tables.sqlite3"
_ALIVE_EVERY = 500  # milliseconds
_AT_ONCE = 128  # rows in a statement
_EVENTS = "INSERT INTO events (table_id, version, at, client, entry)"
_CROWD = 4
_GATHERING = 0.002  # seconds
MIGRATIONS = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        phase TEXT NOT NULL,
        listed INTEGER NOT NULL,
        clocked INTEGER NOT NULL,
        created INTEGER NOT NULL,
        touched INTEGER NOT NULL,
        archived INTEGER NOT NULL DEFAULT 0
    ) WITHOUT ROWID;
    CREATE INDEX tables_listed ON tables (touched) WHERE listed AND NOT archived;
    CREATE INDEX tables_clocked ON tables (id) WHERE clocked AND phase = 'playing' AND NOT archived;
    CREATE TABLE events (
        table_id TEXT NOT NULL,
        version INTEGER NOT NULL,
        at INTEGER NOT NULL,
        client TEXT,
        entry BLOB NOT NULL,
        PRIMARY KEY (table_id, version)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX events_client ON events (table_id, client) WHERE client IS NOT NULL;
    CREATE TABLE keys (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        hash BLOB NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    CREATE TABLE life (one INTEGER PRIMARY KEY CHECK (one = 1), alive INTEGER NOT NULL);
    """,
    # A table knows its clients' ids from its log, and a stale writer fails by the version: a second tree for the
    # ids doubled the pages that an action writes.
    "DROP INDEX events_client",
)


class Conflict(Exception):
    """Somebody else wrote that version before."""


class StoreFailed(Exception):
    """The disk did not take it; nothing was written."""


class TooNew(Refusal):
    """The data were written by a newer version of the program."""


@dataclass(frozen=True)
class Summary:
    """A line of the list of tables, kept beside the log for questions about many tables."""

    id: str
    game: str
    phase: str
    listed: bool
    clocked: bool
    created: int
    touched: int


class Unit(Struct):
    """What is written together: rows of logs, new keys, changed summaries."""

    rows: list[tuple[str, Row]] = []
    keys: list[tuple[str, int, bytes]] = []
    summaries: list[Summary] = []
    archived: list[str] = []


Then = Callable[[BaseException | None], None]  # told that a unit is on disk, or why it is not


class _Waiting(Struct):
    unit: Unit
    loop: asyncio.AbstractEventLoop
    then: Then


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, cached_statements=512, timeout=10
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA busy_timeout = 10000")
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Brings the schema to the newest version, each step in a transaction of its own."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        args = {"version": version, "known": len(MIGRATIONS)}
        raise TooNew(Reason("server-data-too-new", args=args))
    for number, step in enumerate(MIGRATIONS[version:], start=version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {step}; PRAGMA user_version = {number}; COMMIT;")


class Store:
    """The tables on disk. Opened once per process; everything may be called from the event loop."""

    def __init__(self, folder: Path, clock: Callable[[], int] = lambda: time.time_ns() // 1_000_000) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / FILE
        self._now = clock
        self._writing = connect(self.path)
        migrate(self._writing)
        self._reading = connect(self.path)
        self.last_alive = self._last_alive()
        self._gathered: list[_Waiting] = []
        self._waiting: queue.SimpleQueue[list[_Waiting] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(1, "ziggurat-read")
        self._closed = False
        self.awake = False  # until the clocks have been told how long we were away, that must not be forgotten
        self._noted = 0  # when it was last noted that we are alive
        self._crowd = 1  # how many wrote together last time
        self.commits = 0
        self.rows_written = 0
        self._thread = threading.Thread(target=self._write_on, name="ziggurat-write", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Writes what still waits, then closes."""
        self._closed = True
        self._hand_over()
        self._waiting.put(None)
        self._thread.join()
        self._readers.shutdown()
        self._reading.close()
        self._writing.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._writing.close()

    # ── Writing ──────────────────────────────────────────────────────────────────────────────────────
    def write(self, unit: Unit) -> "asyncio.Future[None]":
        """Done when the unit is on disk; Conflict or StoreFailed if it is not."""
        done = asyncio.get_running_loop().create_future()
        self.put(unit, partial(_settle, done))
        return done

    def put(self, unit: Unit, then: Then) -> None:
        """Calls `then` in the event loop when the unit is on disk; with Conflict or StoreFailed if it is not."""
        loop = asyncio.get_running_loop()
        if self._closed:
            loop.call_soon(then, StoreFailed("closed"))
            return
        if not self._gathered:
            loop.call_soon(self._hand_over)
        self._gathered.append(_Waiting(unit, loop, then))

    def _hand_over(self) -> None:
        """All that was wished in one round of the event loop goes to the writing thread together."""
        gathered, self._gathered = self._gathered, []
        self._waiting.put(gathered)

    def _write_on(self) -> None:
        while True:
            batch = self._take_batch()
            if batch is None:
                return
            self._crowd = len(batch)
            outcomes = self._write_batch(batch)
            for loop in {waiting.loop for waiting in batch}:
                ours = [(w.then, outcome) for w, outcome in zip(batch, outcomes, strict=True) if w.loop is loop]
                _tell(loop, ours)

    def _take_batch(self) -> list[_Waiting] | None:
        """Everything that waits by now; None at the end."""
        first = self._waiting.get()
        if first is None:
            return None
        batch = list(first)
        if self._crowd >= _CROWD:
            time.sleep(_GATHERING)  # many write: one commit for more of them costs each of them less
        while True:
            try:
                further = self._waiting.get_nowait()
            except queue.Empty:
                return batch
            if further is None:
                self._waiting.put(None)  # after this batch
                return batch
            batch += further

    def _write_batch(self, batch: list[_Waiting]) -> list[BaseException | None]:
        """All in one commit; if that fails, one by one, so that only the guilty unit is refused."""
        try:
            self._commit([waiting.unit for waiting in batch])
        except sqlite3.Error:
            return [self._write_alone(waiting.unit) for waiting in batch]
        return [None] * len(batch)

    def _write_alone(self, unit: Unit) -> BaseException | None:
        try:
            self._commit([unit])
        except sqlite3.IntegrityError as error:
            return Conflict(str(error))
        except sqlite3.Error as error:
            return StoreFailed(str(error))
        return None

    def _commit(self, units: list[Unit]) -> None:
        rows = [
            (table, row.version, row.at, row.client, log.encode(row.entry))
            for unit in units
            for table, row in unit.rows
        ]
        keys = [key for unit in units for key in unit.keys]
        summaries = [
            (s.id, s.game, s.phase, s.listed, s.clocked, s.created, s.touched)
            for unit in units
            for s in unit.summaries
        ]
        archived = [(table,) for unit in units for table in unit.archived]
        connection, now = self._writing, self._now()
        alive = self.awake and (not rows or now - self._noted >= _ALIVE_EVERY)
        if len(rows) <= _AT_ONCE and not (keys or summaries or archived or alive):
            _insert(connection, _EVENTS, rows)  # one statement is a transaction of its own
            self._count(rows)
            return
        connection.execute("BEGIN IMMEDIATE")
        try:
            _insert(connection, _EVENTS, rows)
            _insert(connection, "INSERT INTO keys (table_id, number, hash)", keys)
            _insert(
                connection,
                "INSERT OR REPLACE INTO tables (id, game, phase, listed, clocked, created, touched)",
                summaries,
            )
            connection.executemany("UPDATE tables SET archived = 1 WHERE id = ?", archived)
            if alive:
                connection.execute("INSERT OR REPLACE INTO life VALUES (1, ?)", (now,))
                self._noted = now
            connection.execute("COMMIT")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        self._count(rows)

    def _count(self, rows: Sequence[Any]) -> None:
        self.commits += 1
        self.rows_written += len(rows)

    # ── Reading ──────────────────────────────────────────────────────────────────────────────────────
    async def read(self, question: "Callable[[Store], T]") -> T:
        """Asks in the reading thread, so that the event loop never waits for the disk."""
        if self._closed:
            raise StoreFailed("closed")
        return await asyncio.get_running_loop().run_in_executor(self._readers, question, self)

    def rows(self, table: str) -> list[Row]:
        found = self._reading.execute(
            "SELECT version, at, entry, client FROM events WHERE table_id = ? ORDER BY version", (table,)
        )
        return [Row(version, at, log.decode(entry), client) for version, at, entry, client in found]

    def keys(self, table: str) -> dict[int, bytes]:
        return dict(self._reading.execute("SELECT number, hash FROM keys WHERE table_id = ?", (table,)))

    def listed(self, game: str | None, most: int) -> list[str]:
        """The listed tables that are not over, last touched first."""
        found = self._reading.execute(
            "SELECT id FROM tables WHERE listed AND NOT archived AND phase != 'over' "
            "AND (?1 IS NULL OR game = ?1) ORDER BY touched DESC LIMIT ?2",
            (game, most),
        )
        return [table for (table,) in found]

    def clocked(self) -> list[str]:
        """The tables whose clocks run."""
        found = self._reading.execute("SELECT id FROM tables WHERE clocked AND phase = 'playing' AND NOT archived")
        return [table for (table,) in found]

    def untouched_since(self, moment: int) -> list[str]:
        found = self._reading.execute("SELECT id FROM tables WHERE touched < ? AND NOT archived", (moment,))
        return [table for (table,) in found]

    def is_archived(self, table: str) -> bool:
        found = self._reading.execute("SELECT archived FROM tables WHERE id = ?", (table,)).fetchone()
        return bool(found and found[0])

    def count(self) -> int:
        """The tables that are not archived."""
        (number,) = self._reading.execute("SELECT count(*) FROM tables WHERE NOT archived").fetchone()
        return int(number)

    def all_tables(self) -> list[str]:
        return [table for (table,) in self._reading.execute("SELECT id FROM tables ORDER BY created, id")]

    def _last_alive(self) -> int | None:
        found = self._reading.execute("SELECT alive FROM life").fetchone()
        return int(found[0]) if found else None


def _insert(connection: sqlite3.Connection, into: str, rows: Sequence[tuple[Any, ...]]) -> None:
    """Many rows in few statements: each statement costs this thread waits for the interpreter's lock."""
    for start in range(0, len(rows), _AT_ONCE):
        some = rows[start : start + _AT_ONCE]
        connection.execute(_statement(into, len(some[0]), len(some)), list(chain.from_iterable(some)))


@lru_cache(512)
def _statement(into: str, columns: int, rows: int) -> str:
    row = "(" + ", ".join("?" * columns) + ")"
    return f"{into} VALUES {', '.join([row] * rows)}"


def _tell(loop: asyncio.AbstractEventLoop, outcomes: Sequence[tuple[Then, BaseException | None]]) -> None:
    def tell_all() -> None:
        for then, error in outcomes:
            try:
                then(error)
            except Exception:
                logger.exception("what was written could not be told")

    with contextlib.suppress(RuntimeError):  # the loop is gone: nobody waits, and what is written is written
        loop.call_soon_threadsafe(tell_all)


def _settle(done: "asyncio.Future[None]", error: BaseException | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def lock(folder: Path) -> IO[str]:
    """Claims a folder for one server, as long as the file is open: also a killed process gives it back."""
    file = (folder / "lock").open("a")
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise Refusal(Reason("server-data-in-use", args={"folder": str(folder)})) from None
    return file


def backup(folder: Path, into: Path) -> None:
    """A whole copy of the data, taken while the server runs."""
    source = sqlite3.connect(f"file:{folder / FILE}?mode=ro", uri=True)
    part = into.with_name(into.name + ".part")
    part.unlink(missing_ok=True)
    target = sqlite3.connect(part)
    try:
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")
    finally:
        target.close()
        source.close()
    part.replace(into)
