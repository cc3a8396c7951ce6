"""The logs on disk: SQLite, one writer thread, many writes in one commit.

Acknowledged means committed: a write is done only when SQLite has it on disk (WAL, synchronous FULL). The thread
takes all transactions that wait, commits them together and then notifies all callers at once. A transaction is
written wholly or not at all; `PRIMARY KEY (table_id, version)` makes a writer with a stale table fail.
"""

import asyncio
import contextlib
import logging
import queue
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from ziggurat.core import Refusal
from ziggurat.messages import Message
from ziggurat.server import folder as files
from ziggurat.server import log
from ziggurat.server.folder import FILE as FILE
from ziggurat.server.folder import Counts
from ziggurat.server.log import Damaged, LogRow

T = TypeVar("T")
logger = logging.getLogger("ziggurat.store")
_ALIVE_EVERY = 500  # milliseconds
_AT_ONCE = 128  # rows in a statement
_EVENTS = "INSERT INTO events (table_id, version, at, client, entry)"
_BUSY_BATCH = 4
_GATHER_SECONDS = 0.002  # seconds
_FAR_AHEAD = 366 * 86_400_000  # milliseconds
_PARTS = (("events", "table_id"), ("keys", "table_id"), ("tables", "id"), ("to_forget", "table_id"))
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
    # A table knows the ids of its commands from its log, and a stale writer fails by the version: a second tree
    # for these ids doubled the pages that an action writes.
    "DROP INDEX events_client",
    # When the person of a key was last there, so that people who are long away need not be asked; old rows: now.
    # And the tables that a command has marked for a running server to delete.
    """
    ALTER TABLE keys ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
    UPDATE keys SET seen = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
    CREATE TABLE to_forget (table_id TEXT PRIMARY KEY) WITHOUT ROWID;
    """,
)


class Conflict(Exception):
    """Somebody else wrote that version before."""


class StoreFailed(Exception):
    """The disk did not take it; nothing was written."""


class Unreadable(Refusal):
    """The data could not be read; `damaged` if reading them again will not help."""

    def __init__(self, error: sqlite3.Error) -> None:
        self.error = error
        self.damaged = is_damage(error)
        super().__init__(Message("server-data-damaged" if self.damaged else "server-not-read"))
        self.code, self.status = ("data-damaged", 500) if self.damaged else ("not-read", 503)


class TooNew(Refusal):
    """The data were written by a newer version of the program."""

    code = "data-too-new"


@dataclass(frozen=True)
class Summary:
    """A row of the list of tables, stored beside the log for queries about many tables."""

    id: str
    game: str
    phase: str
    listed: bool
    clocked: bool
    created: int
    touched: int


class Transaction(Struct):
    """What is written together, wholly or not at all: rows of logs, new keys, changed summaries."""

    rows: list[tuple[str, LogRow]] = []
    keys: list[tuple[str, int, bytes]] = []
    summaries: list[Summary] = []
    archived: list[str] = []
    seen: list[tuple[str, int, int]] = []  # the table, the key's number, when
    forgotten: list[str] = []  # tables of which nothing is to remain


Done = Callable[
    [BaseException | None], None
]  # called when a transaction is on disk, or with the reason why it is not


class _Pending(Struct):
    transaction: Transaction
    loop: asyncio.AbstractEventLoop
    done: Done


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, cached_statements=512, timeout=10
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA busy_timeout = 10000")
    connection.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten
    return connection


def is_damage(error: sqlite3.Error) -> bool:
    """Whether an error comes from the file's contents, or from a disk that cannot read them."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_IOERR)


def system_time() -> int:
    """Milliseconds since 1970, as the system has them. They may jump, also back."""
    return time.time_ns() // 1_000_000


def steady_clock(first: int) -> Callable[[], int]:
    """Milliseconds from a first moment on. They never go back, whatever the system's clock does."""
    began = time.monotonic()
    return lambda: first + int((time.monotonic() - began) * 1000)


def migrate(connection: sqlite3.Connection) -> None:
    """Brings the schema to the newest version, each step in a transaction of its own."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        args = {"version": version, "known": len(MIGRATIONS)}
        raise TooNew(Message("server-data-too-new", args=args))
    for number, step in enumerate(MIGRATIONS[version:], start=version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {step}; PRAGMA user_version = {number}; COMMIT;")


def prepare(folder: Path) -> None:
    """Makes a folder ready: a new database, or an old one brought up to date. Damage is refused or logged.

    A new database gets its name when it is whole. So an empty file is not new: something has happened to it.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / FILE
    if path.exists():
        files.must_not_be_empty(path)
        _look_at_log(path)
        with contextlib.closing(connect(path)) as connection:
            migrate(connection)
        return
    files.must_not_be_orphaned(path)
    part = path.with_name(f"{FILE}.new")
    for left in (part, *(part.with_name(part.name + aside) for aside in files.ASIDE)):
        left.unlink(missing_ok=True)
    with contextlib.closing(connect(part)) as connection:
        migrate(connection)
    files.sync(part)
    part.replace(path)
    files.sync(folder)


def _look_at_log(path: Path) -> None:
    """Warns if the write-ahead log holds commits behind a damaged place: SQLite leaves them out without a word."""
    commits = files.wal_commits(path)
    if not commits:
        return
    with contextlib.closing(
        sqlite3.connect(path.resolve().as_uri() + "?mode=rw", uri=True, timeout=10)
    ) as connection:
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()  # this reads the log
        lost = files.lost_commits(commits, files.wal_read(path))
        if lost > 0:
            kept = path.with_name(f"{FILE}-wal.damaged")
            shutil.copyfile(path.with_name(f"{FILE}-wal"), kept)
            logger.error(
                "the write-ahead log is damaged: what was written last is lost",
                extra={"commits_lost": lost, "log_kept_as": str(kept)},
            )


class Store:
    """The tables on disk. Opened once per process; everything may be called from the event loop."""

    def __init__(self, folder: Path, wall: Callable[[], int] = system_time) -> None:
        prepare(folder)
        self.folder = folder
        self.path = folder / FILE
        self._writing = connect(self.path)
        self._reading = connect(self.path)
        self.last_alive = self._last_alive(wall())
        self.opened = max(wall(), self.last_alive or 0)  # should the system's clock have been set back meanwhile
        self.now = steady_clock(self.opened)
        self._counts = self._take_stock()
        self._counts_noted: Counts | None = None
        self._noting = threading.Lock()
        self._to_empty = False  # the write-ahead log has what was deleted
        self._gathered: list[_Pending] = []
        self._waiting: queue.SimpleQueue[list[_Pending] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(1, "ziggurat-read")
        self._closed = False
        self.awake = False  # set once the clocks know how long the server was down; until then that must be kept
        self._noted = 0  # when it was last noted that we are alive
        self._last_batch = 1  # how many wrote together last time
        self.commits = 0
        self.rows_written = 0
        self._thread = threading.Thread(target=self._write_batches, name="ziggurat-write", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Writes what still waits, then closes."""
        self._closed = True
        self._hand_over()
        self._waiting.put(None)
        self._thread.join()
        self._readers.shutdown()
        self._reading.close()
        with contextlib.suppress(sqlite3.Error):
            self._writing.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._writing.close()
        self.note_counts()

    # ── Writing ──────────────────────────────────────────────────────────────────────────────────────
    def write(self, transaction: Transaction) -> "asyncio.Future[None]":
        """Done when the transaction is on disk; Conflict or StoreFailed if it is not."""
        done = asyncio.get_running_loop().create_future()
        self.put(transaction, partial(_resolve, done))
        return done

    def put(self, transaction: Transaction, done: Done) -> None:
        """Calls `done` in the event loop when it is on disk; with Conflict or StoreFailed if it is not."""
        loop = asyncio.get_running_loop()
        if self._closed:
            loop.call_soon(done, StoreFailed("closed"))
            return
        if not self._gathered:
            loop.call_soon(self._hand_over)
        self._gathered.append(_Pending(transaction, loop, done))

    def _hand_over(self) -> None:
        """Hands the transactions of one turn of the event loop to the writing thread together."""
        gathered, self._gathered = self._gathered, []
        self._waiting.put(gathered)

    def _write_batches(self) -> None:
        while True:
            batch = self._take_batch()
            if batch is None:
                return
            self._last_batch = len(batch)
            outcomes = self._write_batch(batch)
            for loop in {waiting.loop for waiting in batch}:
                ours = [(w.done, outcome) for w, outcome in zip(batch, outcomes, strict=True) if w.loop is loop]
                _notify(loop, ours)
            if self._to_empty:
                self._empty_log()

    def _empty_log(self) -> None:
        """Empties the write-ahead log, which still has what was deleted; later, if somebody reads just now."""
        self._writing.execute("PRAGMA busy_timeout = 0")  # nothing waits for this
        try:
            (busy, _, _) = self._writing.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            self._to_empty = bool(busy)
        except sqlite3.Error as error:
            logger.warning("the write-ahead log is not emptied yet", extra={"error": str(error)})
        finally:
            self._writing.execute("PRAGMA busy_timeout = 10000")

    def _take_batch(self) -> list[_Pending] | None:
        """Everything that waits by now; None at the end."""
        first = self._waiting.get()
        if first is None:
            return None
        batch = list(first)
        if self._last_batch >= _BUSY_BATCH:
            time.sleep(_GATHER_SECONDS)  # many are writing: a larger commit costs each of them less
        while True:
            try:
                further = self._waiting.get_nowait()
            except queue.Empty:
                return batch
            if further is None:
                self._waiting.put(None)  # after this batch
                return batch
            batch += further

    def _write_batch(self, batch: list[_Pending]) -> list[BaseException | None]:
        """All in one commit; if that fails, one by one, so that only the faulty transaction is refused."""
        try:
            self._commit([waiting.transaction for waiting in batch])
        except sqlite3.Error:
            return [self._write_alone(waiting.transaction) for waiting in batch]
        return [None] * len(batch)

    def _write_alone(self, transaction: Transaction) -> BaseException | None:
        try:
            self._commit([transaction])
        except sqlite3.IntegrityError as error:
            return Conflict(str(error))
        except sqlite3.Error as error:
            return StoreFailed(str(error))
        return None

    def _commit(self, transactions: list[Transaction]) -> None:
        rows = [
            (table, row.version, row.at, row.command_id, log.encode(row.event))
            for transaction in transactions
            for table, row in transaction.rows
        ]
        keys = [key for transaction in transactions for key in transaction.keys]
        summaries = [
            (s.id, s.game, s.phase, s.listed, s.clocked, s.created, s.touched)
            for transaction in transactions
            for s in transaction.summaries
        ]
        archived = [(table,) for transaction in transactions for table in transaction.archived]
        seen = [(at, table, key) for transaction in transactions for table, key, at in transaction.seen]
        forgotten = [(table,) for transaction in transactions for table in transaction.forgotten]
        connection, now = self._writing, self.now()
        alive = self.awake and (not rows or now - self._noted >= _ALIVE_EVERY)
        if len(rows) <= _AT_ONCE and not (keys or summaries or archived or seen or forgotten or alive):
            _insert(connection, _EVENTS, rows)  # one statement is a transaction of its own
            self._count(rows)
            return
        gone = Counts(0, 0)
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
            connection.executemany("UPDATE keys SET seen = ? WHERE table_id = ? AND number = ?", seen)
            gone = delete_tables(connection, forgotten)
            if forgotten:  # noted before they are gone: a note must never say more than there is
                self._count_up(-gone.tables, -gone.events)
                self.note_counts()
            if alive:
                connection.execute("INSERT OR REPLACE INTO life VALUES (1, ?)", (now,))
                self._noted = now
            connection.execute("COMMIT")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            self._count_up(gone.tables, gone.events)
            raise
        self._count(rows)
        self._to_empty = self._to_empty or bool(forgotten)

    def _count(self, rows: Sequence[tuple[Any, ...]]) -> None:
        self.commits += 1
        self.rows_written += len(rows)
        self._count_up(sum(version == 1 for _, version, *_ in rows), len(rows))

    def _count_up(self, tables: int, events: int) -> None:
        self._counts = Counts(self._counts.tables + tables, self._counts.events + events)

    @property
    def counts(self) -> Counts:
        """The tables and events that are stored."""
        return self._counts

    # ── Counting ─────────────────────────────────────────────────────────────────────────────────────
    def _take_stock(self) -> Counts:
        """Counts what is there, logs it, and warns if it is less than before."""
        try:
            found = counts_of(self._reading)
        except sqlite3.Error as error:
            logger.error("the tables cannot be counted", extra={"error": str(error)})
            return files.noted(self.folder) or Counts(0, 0)
        logger.info("data read", extra={"tables": found.tables, "events": found.events})
        before = files.noted(self.folder)
        if before and (found.tables < before.tables or found.events < before.events):
            logger.warning(
                "fewer tables or events than at the last stop",
                extra={
                    "tables": found.tables,
                    "events": found.events,
                    "tables_before": before.tables,
                    "events_before": before.events,
                },
            )
        return found

    def note_counts(self) -> None:
        """Notes beside the database how much is in it."""
        with self._noting:
            if self._counts != self._counts_noted:
                self._counts_noted = self._counts
                with contextlib.suppress(OSError):
                    files.note(self.folder, self._counts)

    # ── Reading ──────────────────────────────────────────────────────────────────────────────────────
    async def read(self, question: "Callable[[Store], T]") -> T:
        """Asks in the reading thread, so that the event loop never waits for the disk."""
        if self._closed:
            raise StoreFailed("closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, question, self)
        except sqlite3.Error as error:
            raise Unreadable(error) from error

    def rows(self, table: str) -> list[LogRow]:
        return read_rows(self._reading, table)

    def keys(self, table: str) -> dict[int, bytes]:
        found = self._reading.execute("SELECT number, hash FROM keys WHERE table_id = ?", (table,)).fetchall()
        return {_checked_key(table, number, known): known for number, known in found}

    def seen(self, table: str) -> dict[int, int]:
        """When the person of each key was last there; 0 if that is not known."""
        return dict(self._reading.execute("SELECT number, seen FROM keys WHERE table_id = ?", (table,)))

    def exists(self, table: str) -> bool:
        return self._reading.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone() is not None

    def to_forget(self) -> list[str]:
        """The tables that `ziggurat forget` has marked for deletion."""
        return [table for (table,) in self._reading.execute("SELECT table_id FROM to_forget")]

    def all_untouched_before(self, before: int, most: int) -> list[str]:
        """Archived ones too, the oldest first."""
        found = self._reading.execute(
            "SELECT id FROM tables WHERE touched < ? ORDER BY touched LIMIT ?", (before, most)
        )
        return [table for (table,) in found]

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

    def untouched_before(self, before: int) -> list[str]:
        found = self._reading.execute("SELECT id FROM tables WHERE touched < ? AND NOT archived", (before,))
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

    def _last_alive(self, wall: int) -> int | None:
        """When the server was last known to run. A time far ahead is damage, or a wrong clock: it is none."""
        found = self._reading.execute("SELECT alive FROM life").fetchone()
        alive = found[0] if found else None
        return alive if isinstance(alive, int) and 0 <= alive <= wall + _FAR_AHEAD else None


# ── What the commands use too ────────────────────────────────────────────────────────────────────────────
def counts_of(connection: sqlite3.Connection) -> Counts:
    (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    (events,) = connection.execute("SELECT count(*) FROM events").fetchone()
    return Counts(tables, events)


def delete_tables(connection: sqlite3.Connection, tables: Sequence[tuple[str]]) -> Counts:
    """Deletes everything of these tables, within a transaction; says how much that was."""
    gone = {
        part: connection.executemany(f"DELETE FROM {part} WHERE {column} = ?", tables).rowcount if tables else 0
        for part, column in _PARTS
    }
    return Counts(gone["tables"], gone["events"])


def read_rows(connection: sqlite3.Connection, table: str) -> list[LogRow]:
    """The log of a table; Damaged if an event cannot be read or is missing."""
    found = connection.execute(
        "SELECT version, at, entry, client FROM events WHERE table_id = ? ORDER BY version", (table,)
    ).fetchall()  # all of it: a question left half answered would hold up the write-ahead log
    return [_row(table, number, *one) for number, one in enumerate(found, start=1)]


def _row(table: str, number: int, version: Any, at: Any, entry: Any, command_id: Any) -> LogRow:
    if version != number:
        raise Damaged(table, number, Message("damage-missing", args={"version": number}))
    try:
        if not isinstance(at, int) or not isinstance(command_id, str | None):
            raise TypeError("a column of another type")
        return LogRow(version, at, log.decode(entry), command_id)
    except (msgspec.DecodeError, TypeError, ValueError, RecursionError) as error:
        raise Damaged(table, number, Message("damage-unreadable", args={"version": number}), str(error)) from error


def _checked_key(table: str, number: Any, known: Any) -> int:
    if not isinstance(number, int) or not isinstance(known, bytes):
        raise Damaged(table, 0, Message("damage-keys"))
    return number


def _insert(connection: sqlite3.Connection, into: str, rows: Sequence[tuple[Any, ...]]) -> None:
    """Many rows in few statements: each statement costs this thread waits for the interpreter's lock."""
    for start in range(0, len(rows), _AT_ONCE):
        some = rows[start : start + _AT_ONCE]
        connection.execute(_statement(into, len(some[0]), len(some)), list(chain.from_iterable(some)))


@lru_cache(512)
def _statement(into: str, columns: int, rows: int) -> str:
    row = "(" + ", ".join("?" * columns) + ")"
    return f"{into} VALUES {', '.join([row] * rows)}"


def _notify(loop: asyncio.AbstractEventLoop, outcomes: Sequence[tuple[Done, BaseException | None]]) -> None:
    def notify_all() -> None:
        for done, error in outcomes:
            try:
                done(error)
            except Exception:
                logger.exception("what was written could not be told")

    with contextlib.suppress(RuntimeError):  # the loop is gone: nobody waits, and what is written is written
        loop.call_soon_threadsafe(notify_all)


def _resolve(done: "asyncio.Future[None]", error: BaseException | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
