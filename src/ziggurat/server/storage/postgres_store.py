"""The logs in PostgreSQL: the same tables as in SQLite, in a schema of their own (`ziggurat`) of a database.

One connection writes. It holds a lock of the database for as long as it lives, so only one server at a time uses
the data, and a server that lost the connection can write nothing more. A pool of further connections reads.

Unlike a file, a database can become unavailable during a commit. The writer then reconnects and checks whether the
rows are there: a commit is atomic, so one row answers for all. If the database stays away, nobody is told whether
anything was stored: the tables are dropped, and read from the log when the database is back (`Unsure`).
"""

import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any, TypeVar

from ziggurat.core.messages import Message
from ziggurat.core.refusals import Refusal
from ziggurat.server.storage.database import (
    EVENTS,
    KEYS,
    Answers,
    Database,
    Row,
    Step,
    delete_tables,
    migrate,
)
from ziggurat.server.storage.folder import InUse
from ziggurat.server.storage.places import DatabaseUrl
from ziggurat.server.storage.store import (
    AT_ONCE,
    Batch,
    Conflict,
    Pending,
    Store,
    StoreFailed,
    Unsure,
    statement,
    system_time,
    write_probe,
)

try:
    import psycopg
    from psycopg.conninfo import conninfo_to_dict
    from psycopg.rows import TupleRow, tuple_row
    from psycopg_pool import ConnectionPool
except ImportError:  # the extra `postgres` is not installed
    raise Refusal(Message("server-no-postgres")) from None

T = TypeVar("T")
Connection = psycopg.Connection[TupleRow]
logger = logging.getLogger("ziggurat.store")
SCHEMA = "ziggurat"
_LOCK = 0x5A_49_47_47  # the number of our lock in a database: “ZIGG”
_READERS = 4
_PATIENCE = 5.0  # seconds, for a database that is restarted, or for the lock of a connection that just broke
_AGAIN = 0.1
_CLOCKS_DIFFER = 60_000  # milliseconds
# A host that vanishes is noticed within seconds, on both sides: its connection holds the lock.
_WATCH = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3, "tcp_user_timeout": 10_000}
_SESSION = (
    f"SET search_path = {SCHEMA}",
    "SET tcp_keepalives_idle = 5",
    "SET tcp_keepalives_interval = 2",
    "SET tcp_keepalives_count = 3",
    "SET tcp_user_timeout = 10000",
    "SET lock_timeout = '10s'",
)
_SUMMARIES = (
    "INSERT INTO tables (id, game, phase, listed, clocked, created, touched)",
    " ON CONFLICT (id) DO UPDATE SET game = EXCLUDED.game, phase = EXCLUDED.phase, listed = EXCLUDED.listed,"
    " clocked = EXCLUDED.clocked, created = EXCLUDED.created, touched = EXCLUDED.touched, archived = FALSE",
)
_ALIVE = "INSERT INTO life VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET alive = EXCLUDED.alive"


# ── Connecting ───────────────────────────────────────────────────────────────────────────────────────────
def parameters(place: DatabaseUrl) -> dict[str, Any]:
    """What the driver needs to connect; a refusal if the address is none."""
    try:
        given = conninfo_to_dict(place.url)
    except psycopg.ProgrammingError as error:
        args = {"database": str(place), "why": _why(error)}
        raise Refusal(Message("server-database-bad-url", args=args)) from None
    own = {"connect_timeout": 5, "application_name": "ziggurat", "client_encoding": "utf8", **_WATCH}
    return {**own, **given}


def connect(place: DatabaseUrl) -> Connection:
    """A connection of its own. What is acknowledged on it is on the database's disk."""
    connection = psycopg.connect(
        **parameters(place), autocommit=True, row_factory=tuple_row, cursor_factory=psycopg.RawCursor
    )
    _set_up(connection)
    return connection


def _set_up(connection: Connection) -> None:
    connection.prepared_max = 400
    for setting in _SESSION:
        connection.execute(setting)
    if connection.execute("SHOW synchronous_commit").fetchone() == ("off",):
        connection.execute("SET synchronous_commit = on")


def _why(error: Exception) -> str:
    """The first line of an error, as the end of a sentence."""
    first, *_ = [*str(error).splitlines(), ""]
    return first.removeprefix("connection failed: ").strip().rstrip(".")


def refusal_of(place: DatabaseUrl, error: Exception) -> Refusal:
    """What to tell the host about an error of the database."""
    kind = "server-database-unreachable"
    if isinstance(error, psycopg.errors.InsufficientPrivilege):
        kind = "server-database-rights"
    elif isinstance(error, psycopg.errors.ReadOnlySqlTransaction):
        kind = "server-database-read-only"
    elif isinstance(error, psycopg.errors.DiskFull):
        kind = "server-database-full"
    elif getattr(error, "sqlstate", None):
        kind = "server-database-failed"
    return Refusal(Message(kind, args={"database": str(place), "why": _why(error)}))


@contextlib.contextmanager
def spoken(place: DatabaseUrl) -> Iterator[None]:
    """Says in a sentence what the database objects to."""
    try:
        yield
    except psycopg.Error as error:
        raise refusal_of(place, error) from error


# ── One connection ───────────────────────────────────────────────────────────────────────────────────────
@lru_cache(256)
def numbered(text: str) -> str:
    """A statement with `$1`, `$2` … in place of `?`."""
    first, *parts = text.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(parts, start=1))


@lru_cache(1024)
def _insertion(into: str, columns: int, rows: int, then: str) -> str:
    # No id of a command is written as an empty one: so its type is always the same, and the statement known.
    row = "?, ?, ?, NULLIF(?::bytea, ''), ?" if into == EVENTS else ", ".join("?" * columns)
    return numbered(statement(into, f"({row})", rows)) + then


def can_be_stored(values: Sequence[object]) -> bool:
    """PostgreSQL has no text with a NUL; so nothing is stored under such a name."""
    return not any(isinstance(value, str) and "\0" in value for value in values)


def is_damage(error: Exception) -> bool:
    return isinstance(error, psycopg.errors.DataCorrupted | psycopg.errors.IndexCorrupted | psycopg.errors.IoError)


def command_id(stored: Any) -> Any:
    try:
        return stored.decode()
    except (AttributeError, UnicodeDecodeError):
        return stored


class PostgresDatabase(Database):
    """A connection to a database."""

    errors = psycopg.Error
    damage = "damage-database"

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def ask(self, question: str, values: Sequence[object] = ()) -> list[Row]:
        if not can_be_stored(values):
            return []
        return self.connection.execute(numbered(question), values).fetchall()

    def change(self, statement: str, rows: Sequence[Sequence[object]] = ((),)) -> int:
        return sum(self.connection.execute(numbered(statement), row).rowcount for row in rows)

    def insert(self, into: str, rows: Sequence[Sequence[object]], then: str = "") -> None:
        if into == EVENTS:
            rows = [(*row[:3], (row[3] or "").encode(), row[4]) for row in rows]  # type: ignore[attr-defined]
        for start in range(0, len(rows), AT_ONCE):
            some = rows[start : start + AT_ONCE]
            text = _insertion(into, len(some[0]), len(some), then)
            self.connection.execute(text, list(chain.from_iterable(some)), prepare=True)

    @contextlib.contextmanager
    def transaction(self) -> Iterator[None]:
        with self.connection.transaction():
            yield

    def exists(self) -> bool:
        """Whether our schema is there."""
        return bool(self.ask("SELECT 1 FROM pg_namespace WHERE nspname = ?", (SCHEMA,)))

    def has(self, table: str) -> bool:
        return bool(self.ask("SELECT 1 FROM pg_tables WHERE schemaname = ? AND tablename = ?", (SCHEMA, table)))

    def version(self) -> int:
        found = self.ask("SELECT version FROM ziggurat.about") if self.has("about") else []
        return int(found[0][0]) if found else 0

    def set_version(self, version: int) -> None:
        self.change("UPDATE ziggurat.about SET version = ?", [(version,)])

    def take(self, step: Step, version: int) -> None:
        with self.transaction():
            for text in filter(str.strip, step.postgres.split(";")):
                self.connection.execute(text)
            self.set_version(version)

    def begin(self) -> None:
        """Makes our schema, if there is none: the version of the tables, and which server was here last."""
        with self.transaction():
            if not self.exists():
                self.connection.execute(f"CREATE SCHEMA {SCHEMA}")
            elif not self.has("about") and self.ask("SELECT 1 FROM pg_tables WHERE schemaname = ?", (SCHEMA,)):
                raise Refusal(Message("server-database-not-ours"))
            self.connection.execute(
                "CREATE TABLE IF NOT EXISTS ziggurat.about ("
                " one INTEGER PRIMARY KEY CHECK (one = 1), version INTEGER NOT NULL, server TEXT NOT NULL)"
            )
            self.connection.execute("INSERT INTO ziggurat.about VALUES (1, 0, '') ON CONFLICT DO NOTHING")

    def is_damage(self, error: Exception) -> bool:
        return is_damage(error)

    def command_id(self, stored: Any) -> Any:
        return command_id(stored)

    def close(self) -> None:
        self.connection.close()


def check_rights(place: DatabaseUrl, database: PostgresDatabase) -> None:
    """Refuses a database that cannot be written to, before anything is tried."""
    args = {"database": str(place)}
    if database.ask("SELECT pg_is_in_recovery()") == [(True,)]:
        raise Refusal(Message("server-database-replica", args=args))
    if database.ask("SHOW transaction_read_only") == [("on",)]:
        raise Refusal(Message("server-database-read-only", args=args))


def history_of(database: PostgresDatabase) -> Row:
    """The database cluster, and its timeline, which changes when a standby is promoted."""
    question = (
        "SELECT system_identifier, substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) FROM pg_control_system()"
    )
    (found,) = database.ask(question)
    return found


def _history_or_close(database: PostgresDatabase) -> Row:
    try:
        return history_of(database)
    except BaseException:
        database.close()
        raise


def take_lock(place: DatabaseUrl, database: PostgresDatabase, kind: str = "") -> None:
    """Takes the lock, which lives as long as the connection; waits a little for a server that is just leaving.

    Workers take it together (`kind` is `_shared`); a single server has it alone. InUse if another has it.
    """
    ends = time.monotonic() + _PATIENCE / 10
    while database.ask(f"SELECT pg_try_advisory_lock{kind}(?)", (_LOCK,)) != [(True,)]:
        if time.monotonic() > ends:
            raise InUse(Message("server-database-in-use", args={"database": str(place)}))
        time.sleep(_AGAIN / 2)


def claim(place: DatabaseUrl, database: PostgresDatabase, server: str) -> None:
    """Takes the lock for one process alone, and notes who has it."""
    take_lock(place, database)
    database.begin()
    database.change("UPDATE ziggurat.about SET server = ?", [(server,)])
    if database.has("leases"):  # left by workers that are gone
        database.change("DELETE FROM ziggurat.leases")
        database.change("DELETE FROM ziggurat.workers")


@contextlib.contextmanager
def claimed(place: DatabaseUrl, server: str = "a command") -> Iterator[PostgresDatabase]:
    """A database for one process alone, ready to be used: its tables are made or brought up to date."""
    with spoken(place), contextlib.closing(PostgresDatabase(connect(place))) as database:
        check_rights(place, database)
        claim(place, database, server)
        yield database


def prepare(place: DatabaseUrl) -> None:
    """Makes a database ready; a refusal that says what is wrong with it."""
    with claimed(place) as database:
        migrate(database)


def must_hold_data(place: DatabaseUrl, database: PostgresDatabase) -> None:
    """Refuses a database in which there is nothing of ours."""
    if not database.exists() or database.version() == 0:
        raise Refusal(Message("server-database-missing", args={"database": str(place)}))


@contextlib.contextmanager
def reading(place: DatabaseUrl) -> Iterator[PostgresDatabase]:
    """A connection that only reads, all of it at one moment, beside a running server too."""
    with spoken(place), contextlib.closing(PostgresDatabase(connect(place))) as database:
        must_hold_data(place, database)
        database.connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        yield database


# ── The store ────────────────────────────────────────────────────────────────────────────────────────────
class _Pool(Answers):
    """Answers on whichever connection is free; on another one if the first was broken."""

    errors = psycopg.Error
    damage = PostgresDatabase.damage

    def __init__(self, place: DatabaseUrl) -> None:
        self._pool = ConnectionPool(
            kwargs={
                **parameters(place),
                "autocommit": True,
                "row_factory": tuple_row,
                "cursor_factory": psycopg.RawCursor,
            },
            min_size=1,
            max_size=_READERS,
            num_workers=1,
            timeout=_PATIENCE,
            reconnect_timeout=_PATIENCE,
            configure=_set_up,
            name="ziggurat-read",
            open=True,
        )

    def ask(self, question: str, values: Sequence[object] = ()) -> list[Row]:
        if not can_be_stored(values):
            return []
        for _ in range(_READERS):  # so many connections may have broken at once
            connection = None
            try:
                with self._pool.connection() as connection:
                    return connection.execute(numbered(question), values).fetchall()
            except psycopg.OperationalError:
                if connection is None or not connection.closed:
                    raise
        with self._pool.connection() as connection:
            return connection.execute(numbered(question), values).fetchall()

    def is_damage(self, error: Exception) -> bool:
        return is_damage(error)

    def command_id(self, stored: Any) -> Any:
        return command_id(stored)

    def close(self) -> None:
        self._pool.close()


class _NotSettled(Exception):
    """The database went away amid a commit and did not come back in time."""


class PostgresStore(Store):
    """The tables in a database. Refuses to open one that another server works on."""

    def __init__(self, place: DatabaseUrl, wall: Callable[[], int] = system_time) -> None:
        self.place = place
        self._server = secrets.token_hex(8)
        self._taken = False  # another server has worked on the data while our connection was broken
        self._away = False  # the database was not there when it was last needed
        with spoken(place):
            self._database = self._claimed(first=True)
            try:
                migrate(self._database)
                self._history = history_of(self._database)
                self._pool = self._reading = _Pool(place)
                super().__init__(self._time(wall), _READERS)
            except BaseException:
                self._database.close()
                raise

    def _time(self, wall: Callable[[], int]) -> Callable[[], int]:
        """The database's clock, which all hosts share; a host whose own clock differs is told."""
        if wall is not system_time:
            return wall
        ((now,),) = self._database.ask("SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint")
        ahead = system_time() - now
        if abs(ahead) > _CLOCKS_DIFFER:
            logger.warning(
                "the clocks of this host and of the database differ; the database's is used",
                extra={"host_ahead_seconds": round(ahead / 1000)},
            )
        return lambda: int(now)

    def _claimed(self, first: bool = False) -> PostgresDatabase:
        """A connection that may write. Refuses if another server has been there since ours was lost."""
        database = PostgresDatabase(connect(self.place))
        try:
            check_rights(self.place, database)
            if first:
                claim(self.place, database, self._server)
            elif database.ask("SELECT pg_try_advisory_lock(?)", (_LOCK,)) != [(True,)]:
                raise InUse(Message("server-database-in-use", args={"database": str(self.place)}))
            elif database.ask("SELECT server FROM ziggurat.about") != [(self._server,)]:
                self._taken = True
                logger.error("another server has taken over the database; please stop this one")
                raise InUse(Message("server-database-in-use", args={"database": str(self.place)}))
        except BaseException:
            database.close()
            raise
        return database

    def _close(self) -> None:
        self._pool.close()
        self._database.close()

    # ── Writing ──────────────────────────────────────────────────────────────────────────────────────
    def _failure(self, error: Exception) -> Exception:
        return Conflict(str(error)) if isinstance(error, psycopg.IntegrityError) else StoreFailed(str(error))

    def _write_batch(self, batch: list[Pending]) -> Sequence[BaseException | None]:
        try:
            self._reach()
            if any(waiting.history != self.history for waiting in batch):
                raise _NotSettled("the database has another history")
            return super()._write_batch(batch)
        except _NotSettled as error:
            return [Unsure(str(error))] * len(batch)
        except (psycopg.Error, Refusal) as error:
            return [StoreFailed(str(error))] * len(batch)

    def _reach(self) -> None:
        """Connects again if the connection is broken. Waits a little for a database that has just gone away."""
        if not self._database.connection.closed:
            return
        self._must_be_ours()
        ends = time.monotonic() + (0 if self._away or self._closed else _PATIENCE)
        while True:
            try:
                fresh = self._claimed()
                history = _history_or_close(fresh)
            except (psycopg.Error, Refusal) as error:
                if self._taken or time.monotonic() > ends:
                    self._away = True
                    logger.error("the database is not there", extra={"error": _why(error)})
                    raise
                time.sleep(_AGAIN)
            else:
                if self._away:
                    logger.warning("the database is back")
                self._away = False
                self._database = fresh
                self._compare(history)
                return

    def _compare(self, history: Row) -> None:
        """After a standby was promoted, or a dump restored, the log may lack what our tables have in memory.

        They are read again. What waits to be written to them is not: it would leave a gap in the log.
        """
        if history == self._history:
            return
        self._history = history
        self.history += 1
        logger.warning("the database has another history: all tables are read again")
        self.when_replaced()
        raise _NotSettled("the database has another history")

    def _must_be_ours(self) -> None:
        if self._taken:
            raise InUse(Message("server-database-in-use", args={"database": str(self.place)}))

    def must_answer(self) -> None:
        self._must_be_ours()
        super().must_answer()

    def _commit(self, batch: Batch) -> None:
        try:
            self._write(batch)
        except psycopg.Error:
            if not self._database.connection.closed:
                raise  # the database has said no
            if not self._is_written(batch):
                self._write_again(batch)

    def _is_written(self, batch: Batch) -> bool:
        """Whether a commit that was under way when the connection broke has been made.

        When we hold the lock again, the connection before is gone, and with it everything that it had begun.
        """
        try:
            self._reach()
            if batch.rows:
                table, version, at, client, entry = batch.rows[0]
                found = self._database.ask(
                    "SELECT at, client, entry FROM events WHERE table_id = ? AND version = ?", (table, version)
                )
                return found == [(at, client.encode() if client else None, entry)]
            if batch.keys:
                table, number, known = batch.keys[0]
                return self._database.ask(
                    "SELECT hash FROM keys WHERE table_id = ? AND number = ?", (table, number)
                ) == [(known,)]
        except (psycopg.Error, Refusal) as error:
            raise _NotSettled(str(error)) from error
        return False  # the rest can be written twice

    def _write_again(self, batch: Batch) -> None:
        try:
            self._write(batch)
        except psycopg.Error as error:
            if self._database.connection.closed:
                raise _NotSettled(str(error)) from error
            raise

    def _write(self, batch: Batch) -> None:
        database = self._database
        if len(batch.rows) <= AT_ONCE and batch.only_rows:
            self._append(batch)  # one statement is a transaction of its own
            return
        gone = None
        alone = batch.forgotten or batch.probe  # their answers are looked at
        together = contextlib.nullcontext() if alone else database.connection.pipeline()
        with together, database.transaction():
            self._expect_leases(batch)
            self._append(batch)
            database.insert(KEYS, batch.keys)
            latest = list(
                {summary[0]: summary for summary in batch.summaries}.values()
            )  # no row twice in a statement
            database.insert(_SUMMARIES[0], latest, _SUMMARIES[1])
            if batch.archived:
                names = [table for (table,) in batch.archived]
                database.connection.execute("UPDATE tables SET archived = TRUE WHERE id = ANY($1)", [names])
            for seen in batch.seen:
                database.connection.execute("UPDATE keys SET seen = $1 WHERE table_id = $2 AND number = $3", seen)
            if batch.alive is not None:
                database.connection.execute(_ALIVE, [batch.alive])
            if batch.probe:
                write_probe(database)
            if batch.forgotten:
                gone = delete_tables(database, batch.forgotten)
        if gone:
            self._count_up(-gone.tables, -gone.events)

    def _append(self, batch: Batch) -> None:
        self._database.insert(EVENTS, batch.rows)

    def _expect_leases(self, batch: Batch) -> None:
        """Where workers share the data, raises if a table of the batch is another's by now."""
