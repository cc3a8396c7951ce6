"""The logs in SQLite: one file in a folder, written by one thread (WAL, synchronous FULL)."""

import contextlib
import logging
import shutil
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

from ziggurat.server.storage import folder as files
from ziggurat.server.storage.database import EVENTS, KEYS, Database, Row, Step, delete_tables, migrate
from ziggurat.server.storage.folder import FILE, Counts
from ziggurat.server.storage.store import (
    AT_ONCE,
    Batch,
    Conflict,
    Store,
    StoreFailed,
    statement,
    system_time,
    write_probe,
)

logger = logging.getLogger("ziggurat.store")
_LOG_FRAMES = 1000  # of the write-ahead log, before they are moved into the database
_LOG_BYTES = _LOG_FRAMES * (4096 + 24) + 32
_LOOK_EVERY = 16  # batches
# The other failures of input and output pass: no memory, no file left to open, a full disk, a lock of others.
_UNREADABLE = (
    sqlite3.SQLITE_IOERR_READ,
    sqlite3.SQLITE_IOERR_SHORT_READ,
    sqlite3.SQLITE_IOERR_CORRUPTFS,
    sqlite3.SQLITE_IOERR_DATA,
)


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, cached_statements=512, timeout=10
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA busy_timeout = 10000")
    connection.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten
    return connection


def _make_room(log: Path) -> None:
    """Fills up the file of the write-ahead log with zeros, which SQLite takes for the end of the log.

    A commit that lengthens the file also waits for the file system's own journal; one inside it does not. On a
    busy disk the slowest commits took five times as long without this.
    """
    with contextlib.suppress(OSError), log.open("ab") as file:  # a full disk is found when something is to be kept
        file.write(bytes(max(0, _LOG_BYTES - file.tell())))
        files.sync(log)


def is_damage(error: Exception) -> bool:
    """Whether an error comes from the file's contents, or from a disk that cannot read them."""
    code = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) or code in _UNREADABLE


class SqliteDatabase(Database):
    """A connection to a file."""

    errors = sqlite3.Error
    damage = "damage-file"

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def ask(self, question: str, values: Sequence[object] = ()) -> list[Row]:
        return self.connection.execute(question, values).fetchall()

    def change(self, statement: str, rows: Sequence[Sequence[object]] = ((),)) -> int:
        return self.connection.executemany(statement, rows).rowcount

    def insert(self, into: str, rows: Sequence[Sequence[object]]) -> None:
        """Many rows in few statements."""
        for start in range(0, len(rows), AT_ONCE):
            some = rows[start : start + AT_ONCE]
            row = "(" + ", ".join("?" * len(some[0])) + ")"
            self.connection.execute(statement(into, row, len(some)), list(chain.from_iterable(some)))

    @contextlib.contextmanager
    def transaction(self) -> Iterator[None]:
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            self.connection.execute("COMMIT")
        except BaseException:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            raise

    def version(self) -> int:
        ((version,),) = self.ask("PRAGMA user_version")
        return int(version)

    def set_version(self, version: int) -> None:
        self.connection.execute(f"PRAGMA user_version = {version}")

    def take(self, step: Step, version: int) -> None:
        self.connection.executescript(f"BEGIN IMMEDIATE; {step.sqlite}; PRAGMA user_version = {version}; COMMIT;")

    def is_damage(self, error: Exception) -> bool:
        return is_damage(error)

    def command_id(self, stored: Any) -> Any:
        return stored


def prepare(folder: Path) -> None:
    """Makes a folder ready: a new database, or an old one brought up to date. Damage is refused or logged.

    A new database gets its name when it is whole. So an empty file is not new: something has happened to it.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / FILE
    if path.exists():
        files.must_not_be_empty(path)
        files.hide_from_others(path)
        _look_at_log(path)
        with contextlib.closing(connect(path)) as connection:
            migrate(SqliteDatabase(connection))
        return
    files.must_not_be_orphaned(path)
    part = path.with_name(f"{FILE}.new")
    for left in (part, *(part.with_name(part.name + aside) for aside in files.ASIDE)):
        left.unlink(missing_ok=True)
    files.make_private(part)
    with contextlib.closing(connect(part)) as connection:
        migrate(SqliteDatabase(connection))
    files.sync(part)
    part.replace(path)
    files.sync(folder)


def _look_at_log(path: Path) -> None:
    """Warns if the write-ahead log holds commits behind a damaged place: SQLite leaves them out without a word."""
    commits = files.wal_commits(path)
    if not commits:
        return
    address = path.resolve().as_uri() + "?mode=rw"
    with (
        files.WalIndex(path) as index,
        contextlib.closing(sqlite3.connect(address, uri=True, timeout=10)) as database,
    ):
        database.execute("SELECT count(*) FROM sqlite_master").fetchone()  # this reads the log
        lost = files.lost_commits(commits, index.frames_read())
        if lost > 0:
            kept = path.with_name(f"{FILE}-wal.damaged")
            files.make_private(kept)
            shutil.copyfile(path.with_name(f"{FILE}-wal"), kept)
            logger.error(
                "the write-ahead log is damaged: what was written last is lost",
                extra={"commits_lost": lost, "log_kept_as": str(kept)},
            )


class SqliteStore(Store):
    """The tables in a folder."""

    def __init__(self, folder: Path, wall: Callable[[], int] = system_time) -> None:
        prepare(folder)
        self.folder = folder
        self.path = folder / FILE
        self._database = SqliteDatabase(connect(self.path))
        self._reading = self._answers = SqliteDatabase(connect(self.path))
        self._index = files.WalIndex(self.path)
        self._counts_noted: Counts | None = None
        self._noting = threading.Lock()
        self._to_empty = False  # the write-ahead log has what was deleted
        self._batches = 0
        # Moving the log into the database takes long: not amid a commit, but when everybody has been notified.
        self._database.connection.execute("PRAGMA wal_autocheckpoint = 0")
        _make_room(self._log)
        super().__init__(wall, readers=1)

    def _close(self) -> None:
        self._answers.connection.close()
        with contextlib.suppress(sqlite3.Error):
            self._database.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._database.connection.close()
        self._index.close()
        self.note_counts()

    def _failure(self, error: Exception) -> Exception:
        return Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else StoreFailed(str(error))

    def _commit(self, batch: Batch) -> None:
        database = self._database
        if len(batch.rows) <= AT_ONCE and batch.only_rows:
            database.insert(EVENTS, batch.rows)  # one statement is a transaction of its own
            return
        gone = Counts(0, 0)
        try:
            with database.transaction():
                gone = self._write(batch)
        except sqlite3.Error:
            self._count_up(gone.tables, gone.events)
            raise
        self._to_empty = self._to_empty or bool(batch.forgotten)

    def _write(self, batch: Batch) -> Counts:
        """Executes the statements of a batch; says how much it deleted."""
        database = self._database
        database.insert(EVENTS, batch.rows)
        database.insert(KEYS, batch.keys)
        into = "INSERT OR REPLACE INTO tables (id, game, phase, listed, clocked, created, touched)"
        database.insert(into, batch.summaries)
        database.change("UPDATE tables SET archived = 1 WHERE id = ?", batch.archived)
        database.change("UPDATE keys SET seen = ? WHERE table_id = ? AND number = ?", batch.seen)
        if batch.alive is not None:
            database.change("INSERT OR REPLACE INTO life VALUES (1, ?)", [(batch.alive,)])
        if batch.probe:
            write_probe(database)
        gone = delete_tables(database, batch.forgotten)
        if batch.forgotten:  # noted before they are gone: a note must never say more than there is
            self._count_up(-gone.tables, -gone.events)
            self.note_counts()
        return gone

    @property
    def _log(self) -> Path:
        return self.path.with_name(f"{FILE}-wal")

    def _after_batch(self) -> None:
        self._batches += 1
        if self._to_empty:
            self._empty_log()
        elif self._batches % _LOOK_EVERY == 0 and self._index.frames_read() >= _LOG_FRAMES:
            self._move_log()

    def _move_log(self) -> None:
        """Moves the write-ahead log into the database; the next commit then begins it anew."""
        try:
            self._database.connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        except sqlite3.Error as error:
            logger.warning("the write-ahead log is not moved yet", extra={"error": str(error)})

    def _empty_log(self) -> None:
        """Empties the write-ahead log, which still has what was deleted; later, if somebody reads just now."""
        connection = self._database.connection
        connection.execute("PRAGMA busy_timeout = 0")  # nothing waits for this
        try:
            (busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            self._to_empty = bool(busy)
            if not busy:
                _make_room(self._log)
        except sqlite3.Error as error:
            logger.warning("the write-ahead log is not emptied yet", extra={"error": str(error)})
        finally:
            connection.execute("PRAGMA busy_timeout = 10000")

    def _counts_before(self) -> Counts | None:
        return files.noted(self.folder)

    def note_counts(self) -> None:
        """Notes beside the database how much is in it."""
        with self._noting:
            if self._counts != self._counts_noted:
                self._counts_noted = self._counts
                with contextlib.suppress(OSError):
                    files.note(self.folder, self._counts)
