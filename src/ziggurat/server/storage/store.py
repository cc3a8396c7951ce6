"""The logs on disk: one writer thread, many writes in one commit. SQLite or PostgreSQL keeps them.

Acknowledged means committed: a write is done only when the database has it on disk. The thread takes all
transactions that wait, commits them together and then notifies all callers at once. A transaction is written
wholly or not at all; `PRIMARY KEY (table_id, version)` makes a writer with a stale table fail.

`Store` is what the server knows; `SqliteStore` and `PostgresStore` are the two that there are.
"""

import asyncio
import contextlib
import logging
import math
import queue
import secrets
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, TypeVar

from msgspec import Struct

from ziggurat.core.messages import Message
from ziggurat.core.refusals import Refusal
from ziggurat.server.process.fatal import end_process
from ziggurat.server.storage.database import EVENTS, Answers, Database, counts_of, read_rows
from ziggurat.server.storage.folder import Counts
from ziggurat.server.storage.places import DatabaseUrl, Place
from ziggurat.server.tables import log
from ziggurat.server.tables.log import Damaged, LogRow

T = TypeVar("T")
logger = logging.getLogger("ziggurat.store")
AT_ONCE = 128  # rows in a statement
_ALIVE_EVERY = 500  # milliseconds
_BUSY_BATCH = 4
_REMEMBERED = 16  # batches: a burst alone does not make the next writer wait
GATHER_SECONDS = 0.002
_DAY = 86_400_000  # milliseconds
_PROVEN_SECONDS = 5.0  # since something was written, before a probe is written to see whether that works
_PROBE_BYTES = 4096
_FAR_AHEAD = 366 * 86_400_000  # milliseconds


class Conflict(Exception):
    """Somebody else wrote that version before."""


class Unsure(Conflict):
    """The database was lost amid a commit: it may have it, or not. The log says, when it can be read again."""


class StoreFailed(Exception):
    """The disk did not take it; nothing was written."""


class Unreadable(Refusal):
    """The data could not be read; `damaged` if reading them again will not help."""

    def __init__(self, error: Exception, damaged: bool = False) -> None:
        self.error = error
        self.damaged = damaged
        super().__init__(Message("server-data-damaged" if damaged else "server-not-read"))
        self.code, self.status = ("data-damaged", 500) if damaged else ("not-read", 503)


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
    leases: dict[
        str, int
    ] = {}  # where workers share the data: the tables concerned, and the epochs of their leases
    taken: list[str] = []  # those of them that are new: their leases begin with this
    probe: bool = False  # also writes an event that is deleted at once: whether there is room for one


Done = Callable[
    [BaseException | None], None
]  # called when a transaction is on disk, or with the reason why it is not


class Pending(Struct):
    """A transaction that waits to be written."""

    transaction: Transaction
    loop: asyncio.AbstractEventLoop
    done: Done
    history: int  # of the database, as the tables in memory know it


class Batch(Struct):
    """The values of many transactions, as the statements take them."""

    rows: list[tuple[str, int, int, str | None, bytes]]
    keys: list[tuple[str, int, bytes]]
    summaries: list[tuple[str, str, str, bool, bool, int, int]]
    archived: list[tuple[str]]
    seen: list[tuple[int, str, int]]
    forgotten: list[tuple[str]]
    leases: list[tuple[str, int]]  # each once
    taken: list[str]
    alive: int | None  # that the server is there at this time, if that is to be noted
    probe: bool = False  # whether an event is written and deleted, to find out whether that works

    @property
    def only_rows(self) -> bool:
        others = self.keys or self.summaries or self.archived or self.seen or self.forgotten or self.taken
        return not (others or self.probe) and self.alive is None


def write_probe(database: Database) -> None:
    """Writes an event of a table that there is not, and deletes it, within a transaction."""
    name = f"-{secrets.token_hex(8)}"  # no other worker's: nobody waits for it
    database.insert(EVENTS, [(name, 1, 0, None, bytes(_PROBE_BYTES))])
    database.change("DELETE FROM events WHERE table_id = ?", [(name,)])


def system_time() -> int:
    """Milliseconds since 1970, as the system has them. They may jump, also back."""
    return time.time_ns() // 1_000_000


def steady_clock(first: int) -> Callable[[], int]:
    """Milliseconds from a first moment on. They never go back, whatever the system's clock does."""
    began = time.monotonic()
    return lambda: first + int((time.monotonic() - began) * 1000)


def open_store(place: Place, wall: Callable[[], int] = system_time, worker: str = "") -> "Store":
    """The store of a folder or of a database. PostgreSQL's driver is needed only for the latter.

    `worker`: the address of a worker that shares the database with others.
    """
    if isinstance(place, DatabaseUrl) and worker:
        from ziggurat.server.cluster.shared_store import SharedStore

        return SharedStore(place, worker, wall)
    if isinstance(place, DatabaseUrl):
        from ziggurat.server.storage.postgres_store import PostgresStore

        return PostgresStore(place, wall)
    from ziggurat.server.storage.sqlite_store import SqliteStore

    return SqliteStore(place, wall)


class Store(ABC):
    """The tables on disk. Opened once per process; everything may be called from the event loop.

    A store opens its database, then calls this constructor. `_reading` answers in the reading threads; `_commit`
    and what it needs belong to the writing thread.
    """

    _reading: Answers

    def __init__(self, wall: Callable[[], int], readers: int) -> None:
        self.last_alive = self._last_alive(wall())
        self.opened = max(wall(), self.last_alive or 0)  # should the clock have been set back meanwhile
        self.now = steady_clock(self.opened)
        self._note_gap()
        self._counts = self._take_stock()
        self._gathered: list[Pending] = []
        self._waiting: queue.SimpleQueue[list[Pending] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(readers, "ziggurat-read")
        self._closed = False
        self.awake = False  # set once the clocks know how long the server was down; until then that must be kept
        self._noted = 0  # when it was last noted that we are alive
        self._usual_batch = 1.0  # how many write together of late
        self.gather_seconds = GATHER_SECONDS
        self.history = 0  # how often the database has come back with another history: an older one, perhaps
        self._history_read = 0  # the same, as of the tables in memory
        self.when_replaced: Callable[[], None] = lambda: None  # called in the writing thread then
        self._wrote = -math.inf  # when something was last written
        self._write_failed = False  # nothing has been written since the last failure
        self._probe: asyncio.Future[None] | None = None
        self.commits = 0
        self.rows_written = 0
        self._thread = threading.Thread(target=self._run_writer, name="ziggurat-write", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Writes what still waits, then closes."""
        self._closed = True
        self._hand_over()
        self._waiting.put(None)
        self._thread.join()
        self._readers.shutdown()
        self._close()

    # ── What each database does in its own way ───────────────────────────────────────────────────────
    @abstractmethod
    def _commit(self, batch: Batch) -> None:
        """Writes all of it, or nothing and raises one of the database's errors."""

    @abstractmethod
    def _failure(self, error: Exception) -> Exception:
        """Conflict or StoreFailed, after such an error."""

    @abstractmethod
    def _close(self) -> None:
        """Closes the database."""

    def _after_batch(self) -> None:
        """Called in the writing thread when everybody has been notified."""

    def _counts_before(self) -> Counts | None:
        """How much there was at the last stop, if that is noted."""
        return None

    def note_counts(self) -> None:
        """Notes how much there is."""

    def tidy(self) -> None:
        """Deletes what is left of others that are gone."""

    def new_epoch(self) -> int:
        """The number of a lease that begins now; 0 where one server has all tables and needs none."""
        return 0

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
        self._gathered.append(Pending(transaction, loop, done, self._history_read))

    async def must_write(self) -> None:
        """Raises Conflict or StoreFailed if nothing can be written now.

        Writes a probe, unless something was written a moment ago. However many ask, there is one probe at a time.
        """
        if not self._write_failed and time.monotonic() - self._wrote < _PROVEN_SECONDS:
            return
        if self._probe is None or self._probe.done():
            self._probe = self.write(Transaction(probe=True))
            self._probe.add_done_callback(lambda done: done.exception())  # whoever asked may have left
        await asyncio.shield(self._probe)

    def tables_are_dropped(self) -> None:
        """Nothing is in memory that was read before the database was replaced."""
        self._history_read = self.history

    def _hand_over(self) -> None:
        """Hands the transactions of one turn of the event loop to the writing thread together."""
        gathered, self._gathered = self._gathered, []
        self._waiting.put(gathered)

    def _run_writer(self) -> None:
        try:
            self._write_batches()
        except BaseException as error:
            end_process("the thread that writes", error)

    def _write_batches(self) -> None:
        while True:
            batch = self._take_batch()
            if batch is None:
                return
            self._usual_batch += (min(len(batch), 2 * _BUSY_BATCH) - self._usual_batch) / _REMEMBERED
            outcomes = self._write_batch(batch)
            self._note_outcomes(outcomes)
            for loop in {waiting.loop for waiting in batch}:
                ours = [(w.done, outcome) for w, outcome in zip(batch, outcomes, strict=True) if w.loop is loop]
                _notify(loop, ours)
            self._after_batch()

    def _take_batch(self) -> list[Pending] | None:
        """Everything that waits by now; None at the end."""
        first = self._waiting.get()
        if first is None:
            return None
        batch = list(first)
        if self._usual_batch >= _BUSY_BATCH:
            time.sleep(self.gather_seconds)  # many are writing: a larger commit costs each of them less
        while True:
            try:
                further = self._waiting.get_nowait()
            except queue.Empty:
                return batch
            if further is None:
                self._waiting.put(None)  # after this batch
                return batch
            batch += further

    def _write_batch(self, batch: list[Pending]) -> Sequence[BaseException | None]:
        """All in one commit; if that fails, one by one, so that only the faulty transaction is refused."""
        try:
            self._write_together([waiting.transaction for waiting in batch])
        except self._reading.errors:
            return [self._write_alone(waiting.transaction) for waiting in batch]
        return [None] * len(batch)

    def _write_alone(self, transaction: Transaction) -> BaseException | None:
        try:
            self._write_together([transaction])
        except self._reading.errors as error:
            return self._failure(error)
        return None

    def _note_outcomes(self, outcomes: Sequence[BaseException | None]) -> None:
        """Notes whether writing works. A conflict says nothing: the database was there and objected."""
        if None in outcomes:
            self._wrote, self._write_failed = time.monotonic(), False
        elif any(isinstance(outcome, StoreFailed | Unsure) for outcome in outcomes):
            self._write_failed = True

    def _write_together(self, transactions: list[Transaction]) -> None:
        batch = self._batch_of(transactions)
        self._commit(batch)
        if batch.alive is not None:
            self._noted = batch.alive
        self.commits += 1
        self.rows_written += len(batch.rows)
        self._count_up(sum(version == 1 for _, version, *_ in batch.rows), len(batch.rows))

    def _batch_of(self, transactions: list[Transaction]) -> Batch:
        now = self.now()
        rows = [
            (table, row.version, row.at, row.command_id, log.encode(row.event))
            for transaction in transactions
            for table, row in transaction.rows
        ]
        return Batch(
            rows=rows,
            keys=[key for transaction in transactions for key in transaction.keys],
            summaries=[
                (s.id, s.game, s.phase, s.listed, s.clocked, s.created, s.touched)
                for transaction in transactions
                for s in transaction.summaries
            ],
            archived=[(table,) for transaction in transactions for table in transaction.archived],
            seen=[(at, table, key) for transaction in transactions for table, key, at in transaction.seen],
            forgotten=[(table,) for transaction in transactions for table in transaction.forgotten],
            leases=list(
                dict.fromkeys(lease for transaction in transactions for lease in transaction.leases.items())
            ),
            taken=[table for transaction in transactions for table in transaction.taken],
            probe=any(transaction.probe for transaction in transactions),
            alive=now if self.awake and (not rows or now - self._noted >= _ALIVE_EVERY) else None,
        )

    def _count_up(self, tables: int, events: int) -> None:
        self._counts = Counts(self._counts.tables + tables, self._counts.events + events)

    @property
    def counts(self) -> Counts:
        """The tables and events that are stored."""
        return self._counts

    # ── Counting ─────────────────────────────────────────────────────────────────────────────────────
    def _take_stock(self) -> Counts:
        """Counts what is there, logs it, and warns if it is less than before."""
        before = self._counts_before()
        try:
            found = counts_of(self._reading)
        except self._reading.errors as error:
            logger.error("the tables cannot be counted", extra={"error": str(error)})
            return before or Counts(0, 0)
        logger.info("data read", extra={"tables": found.tables, "events": found.events})
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

    # ── The clock, and how old a table is ────────────────────────────────────────────────────────────
    def _note_gap(self) -> None:
        """Notes how far the clock is ahead of the last sign of life, if that is more than a day.

        Nobody can tell a long absence from a wrong clock. So that time makes no table old (`untouched_since`).
        """
        try:
            ((touched,),) = self._reading.ask("SELECT max(touched) FROM tables")
            last = max(self.last_alive or 0, touched if isinstance(touched, int) else 0)
            self._reading.ask(
                "DELETE FROM gaps WHERE until > ? RETURNING 1", (self.opened + _DAY,)
            )  # it is put right
            if 0 < last < self.opened - _DAY:
                known = "INSERT INTO gaps VALUES (?, ?) ON CONFLICT (since) DO NOTHING RETURNING 1"
                self._reading.ask(known, (last, self.opened))
                days = round((self.opened - last) / _DAY, 1)
                logger.warning(
                    "no server ran for days, by the clock: no table grows older by them", extra={"days": days}
                )
        except self._reading.errors as error:
            logger.error("the time away is not noted", extra={"error": str(error)})

    def untouched_since(self, now: int, span: int) -> int:
        """Before when a table was touched last, if that was a span ago. Time that no server saw does not count."""
        cut = now - span
        for since, until in self._reading.ask("SELECT since, until FROM gaps ORDER BY since DESC"):
            if until > cut:
                cut -= until - since
        return cut

    def accept_gaps(self) -> None:
        """The host says that the clock is right: the time away counts."""
        self._reading.ask("DELETE FROM gaps RETURNING 1")

    # ── Reading ──────────────────────────────────────────────────────────────────────────────────────
    async def read(self, question: "Callable[[Store], T]") -> T:
        """Asks in a reading thread, so that the event loop never waits for the disk."""
        if self._closed:
            raise StoreFailed("closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, question, self)
        except self._reading.errors as error:
            raise Unreadable(error, self._reading.is_damage(error)) from error

    def must_answer(self) -> None:
        """Raises what is wrong if the database cannot be used now."""
        self._reading.ask("SELECT alive FROM life")

    def rows(self, table: str) -> list[LogRow]:
        return read_rows(self._reading, table)

    def keys(self, table: str) -> dict[int, bytes]:
        found = self._reading.ask("SELECT number, hash FROM keys WHERE table_id = ?", (table,))
        return {_checked_key(table, number, known): known for number, known in found}

    def seen(self, table: str) -> dict[int, int]:
        """When the person of each key was last there; 0 if that is not known."""
        return dict(self._reading.ask("SELECT number, seen FROM keys WHERE table_id = ?", (table,)))

    def exists(self, table: str) -> bool:
        return bool(self.existing([table]))

    def existing(self, tables: Collection[str]) -> set[str]:
        """Those of these ids that are tables."""
        places = ", ".join("?" * len(tables))
        return set(self._names(f"SELECT id FROM tables WHERE id IN ({places})", *tables)) if tables else set()

    def to_forget(self) -> list[str]:
        """The tables that `ziggurat forget` has marked for deletion."""
        return self._names("SELECT table_id FROM to_forget")

    def all_untouched_before(self, before: int, most: int) -> list[str]:
        """Archived ones too, the oldest first."""
        return self._names("SELECT id FROM tables WHERE touched < ? ORDER BY touched LIMIT ?", before, most)

    def how_many_untouched_before(self, before: int) -> tuple[int, int]:
        """How many tables, and of how many, archived ones included."""
        question = "SELECT (SELECT count(*) FROM tables WHERE touched < ?), (SELECT count(*) FROM tables)"
        ((some, every),) = self._reading.ask(question, (before,))
        return int(some), int(every)

    def listed(self, game: str | None, most: int) -> list[str]:
        """The listed tables that are not over, last touched first."""
        of_game = "AND game = ? " if game is not None else ""
        return self._names(
            "SELECT id FROM tables WHERE listed AND NOT archived AND phase != 'over' "
            f"{of_game}ORDER BY touched DESC LIMIT ?",
            *([] if game is None else [game]),
            most,
        )

    def games_played(self) -> list[str]:
        """The games of the tables that are not over."""
        return self._names("SELECT DISTINCT game FROM tables WHERE NOT archived AND phase != 'over'")

    def clocked(self) -> list[str]:
        """The tables whose clocks run."""
        return self._names("SELECT id FROM tables WHERE clocked AND phase = 'playing' AND NOT archived")

    def untouched_before(self, before: int) -> list[str]:
        return self._names("SELECT id FROM tables WHERE touched < ? AND NOT archived", before)

    def is_archived(self, table: str) -> bool:
        found = self._reading.ask("SELECT archived FROM tables WHERE id = ?", (table,))
        return bool(found and found[0][0])

    def count(self) -> int:
        """The tables that are not archived."""
        ((number,),) = self._reading.ask("SELECT count(*) FROM tables WHERE NOT archived")
        return int(number)

    def all_tables(self) -> list[str]:
        return self._names("SELECT id FROM tables ORDER BY created, id")

    def _names(self, question: str, *values: object) -> list[str]:
        return [name for (name,) in self._reading.ask(question, values)]

    def _last_alive(self, wall: int) -> int | None:
        """When the server was last known to run. A time far ahead is damage, or a wrong clock: it is none."""
        found = self._reading.ask("SELECT alive FROM life")
        alive = found[0][0] if found else None
        return alive if isinstance(alive, int) and 0 <= alive <= wall + _FAR_AHEAD else None


def _checked_key(table: str, number: Any, known: Any) -> int:
    if not isinstance(number, int) or not isinstance(known, bytes):
        raise Damaged(table, 0, Message("damage-keys"))
    return number


@lru_cache(1024)
def statement(into: str, row: str, rows: int) -> str:
    """Many rows in one statement: each statement costs the thread waits for the interpreter's lock."""
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
