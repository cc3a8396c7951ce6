"""The logs in a PostgreSQL that several workers share: each table has one owner at a time, and only it writes.

docs/explanations/workers.md explains the protocol, and tests/lease_model.py searches a model of it. A worker has
a row whose time, by the database's clock, it moves ahead every second; while that time has not passed, the tables
with its leases are its own. A lease has an epoch, which no other lease ever has. Every write names the epochs of
the tables concerned, in the statement that inserts the rows, and locks the leases against whoever takes them: so
the next owner waits for the last commit of the owner before, and a worker that lost a table writes nothing more
to it.
"""

import contextlib
import secrets
import threading
import time
from collections.abc import Callable, Iterable, Mapping

import psycopg

from ziggurat.core.refusals import Refusal
from ziggurat.server import errors
from ziggurat.server.cluster.leases import Elsewhere, Lease, Peer
from ziggurat.server.errors import refuse
from ziggurat.server.process.fatal import end_process
from ziggurat.server.storage.database import EVENTS, MIGRATIONS, migrate
from ziggurat.server.storage.folder import InUse
from ziggurat.server.storage.places import DatabaseUrl
from ziggurat.server.storage.postgres_store import (
    _AGAIN,
    _LOCK,
    _PATIENCE,
    PostgresDatabase,
    PostgresStore,
    _NotSettled,
    check_rights,
    claimed,
    connect,
    spoken,
    take_lock,
)
from ziggurat.server.storage.store import Batch, Transaction, system_time

LEASE_SECONDS = 5.0  # that a worker owns its tables without renewing
# Numbers come from chance and not from a sequence: a standby that is promoted, or a dump that is restored, may be
# some moments behind, and its sequence would give numbers a second time.
_WORKER_BITS, _EPOCH_BITS = 52, 62
_TRIES = 5  # for a table that others take at the same moment
_TABLES = """
    CREATE TABLE IF NOT EXISTS workers (
        worker BIGINT PRIMARY KEY,
        address TEXT NOT NULL,
        until TIMESTAMPTZ NOT NULL,
        seen BIGINT NOT NULL
    );
    CREATE TABLE IF NOT EXISTS leases (
        table_id TEXT COLLATE "C" PRIMARY KEY,
        worker BIGINT NOT NULL,
        epoch BIGINT NOT NULL
    );
    CREATE TABLE IF NOT EXISTS worker_secret (one INTEGER PRIMARY KEY CHECK (one = 1), secret TEXT NOT NULL)
"""
_NOW = "(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint"
_AHEAD = f"clock_timestamp() + interval '{LEASE_SECONDS} seconds'"
_ENTER = f"INSERT INTO workers (worker, address, until, seen) VALUES (?, ?, {_AHEAD}, {_NOW})"
# A worker that is gone is kept only for tables whose clocks run: they stand still since it was last there.
_DELETE_GONE = """
    DELETE FROM workers WHERE until < clock_timestamp() - interval '1 minute' AND NOT EXISTS (
        SELECT FROM leases JOIN tables ON id = table_id
        WHERE leases.worker = workers.worker AND clocked AND phase = 'playing'
    )
"""
_TAKE = """
    WITH before AS (
        SELECT leases.worker, address, seen, COALESCE(until > clock_timestamp(), FALSE) AS there
        FROM leases LEFT JOIN workers ON workers.worker = leases.worker WHERE table_id = $1
    ), taken AS (
        INSERT INTO leases AS lease (table_id, worker, epoch)
        SELECT $1, $2, $3
        WHERE EXISTS (SELECT FROM tables WHERE id = $1) OR EXISTS (SELECT FROM events WHERE table_id = $1)
        ON CONFLICT (table_id) DO UPDATE SET worker = EXCLUDED.worker, epoch = EXCLUDED.epoch
        WHERE lease.worker = EXCLUDED.worker OR NOT EXISTS (
            SELECT FROM workers WHERE workers.worker = lease.worker AND until > clock_timestamp()
        )
        RETURNING lease.epoch
    )
    SELECT taken.epoch, before.worker, before.address, before.seen, before.there
    FROM (SELECT) AS one LEFT JOIN taken ON TRUE LEFT JOIN before ON TRUE
"""
_OURS = """
    SELECT FROM leases JOIN unnest($1::text[], $2::bigint[]) AS named (name, number)
    ON table_id = name AND epoch = number WHERE worker = $3 FOR UPDATE OF leases
"""
_LOST = """
    SELECT name FROM unnest($1::text[], $2::bigint[]) AS held (name, number)
    WHERE NOT EXISTS (SELECT FROM leases WHERE table_id = name AND epoch = number AND worker = $3)
"""
_APPEND = f"""
    WITH ours AS ({_OURS})
    {EVENTS} SELECT name, version, at, NULLIF(client, ''), entry
    FROM unnest($4::text[], $5::int[], $6::bigint[], $7::bytea[], $8::bytea[])
        AS rows (name, version, at, client, entry)
    WHERE (SELECT count(*) FROM ours) = $9
"""


class LostLease(psycopg.IntegrityError):
    """A table of this write has another owner, or another epoch."""


def prepare(place: DatabaseUrl) -> None:
    """Makes a database ready for workers. An older schema can only be brought up to date while nobody uses it.

    Several hosts may start at the same moment: then one of them does it, and the others wait for that.
    """
    ends = time.monotonic() + _PATIENCE
    while not _is_ready(place):
        try:
            with claimed(place) as alone:
                migrate(alone)
        except InUse:
            if time.monotonic() > ends:
                raise


def _is_ready(place: DatabaseUrl) -> bool:
    """Whether the schema is the one that we know; a refusal if it is a newer one."""
    with spoken(place), contextlib.closing(PostgresDatabase(connect(place))) as database:
        check_rights(place, database)
        version = database.version() if database.exists() else 0
        if not 0 <= version <= len(MIGRATIONS):
            migrate(database)  # which refuses it
        return version == len(MIGRATIONS)


class SharedStore(PostgresStore):
    """The tables of a database, as one of several workers sees them. `address`: where the others find this one."""

    def __init__(self, place: DatabaseUrl, address: str, wall: Callable[[], int] = system_time) -> None:
        self.address = address
        self.worker = 1 + secrets.randbits(_WORKER_BITS)
        prepare(place)
        super().__init__(place, wall)
        self.secret = self._join()

    # ── Joining and leaving ──────────────────────────────────────────────────────────────────────────
    def _claimed(self, first: bool = False) -> PostgresDatabase:
        """A connection that may write what is ours; it keeps away whoever needs the database for itself."""
        database = PostgresDatabase(connect(self.place))
        try:
            check_rights(self.place, database)
            take_lock(self.place, database, "_shared")
        except BaseException:
            database.close()
            raise
        return database

    def _join(self) -> str:
        """Enters this worker; returns the secret that all workers share."""
        database = self._database
        with spoken(self.place):
            with database.transaction():
                database.ask("SELECT pg_advisory_xact_lock(?)", (_LOCK + 1,))  # tables are made by one at a time
                for statement in _TABLES.split(";"):
                    database.connection.execute(statement)
                database.change(
                    "INSERT INTO worker_secret VALUES (1, ?) ON CONFLICT DO NOTHING", [(secrets.token_hex(24),)]
                )
            ((secret,),) = database.ask("SELECT secret FROM worker_secret")
            database.ask(f"{_ENTER} RETURNING 1", self._self)
        return str(secret)

    @property
    def _self(self) -> tuple[int, str]:
        return self.worker, self.address

    def renew(self) -> bool:
        """Moves our time ahead, for all tables together; False if it had passed, and tables may be others'."""
        renewed = self._reading.ask(
            f"UPDATE workers SET until = {_AHEAD}, seen = {_NOW}"
            " WHERE worker = ? AND until > clock_timestamp() RETURNING 1",
            (self.worker,),
        )
        if not renewed:
            self._reading.ask(
                f"{_ENTER} ON CONFLICT (worker)"
                " DO UPDATE SET until = EXCLUDED.until, seen = EXCLUDED.seen RETURNING 1",
                self._self,
            )
        self._reading.ask(
            f"INSERT INTO life VALUES (1, {_NOW}) ON CONFLICT (one)"
            " DO UPDATE SET alive = GREATEST(life.alive, EXCLUDED.alive) RETURNING 1"
        )
        return bool(renewed)

    def lost(self, held: Mapping[str, int]) -> list[str]:
        """Which of these tables, each with the epoch of our lease, are not ours any more."""
        return self._names(_LOST, _texts(held), _numbers(held.values()), self.worker) if held else []

    def leave(self) -> None:
        """Hands all tables over: whoever is asked next takes them."""
        self._reading.ask(
            f"UPDATE workers SET until = clock_timestamp(), seen = {_NOW} WHERE worker = ? RETURNING 1",
            (self.worker,),
        )

    def peers(self) -> list[Peer]:
        """The other workers that are there."""
        found = self._reading.ask(
            "SELECT worker, address FROM workers WHERE until > clock_timestamp() AND worker != ?",
            (self.worker,),
        )
        return [Peer(*row) for row in found]

    def tidy(self) -> None:
        self._reading.ask(_DELETE_GONE + " RETURNING 1")

    # ── Taking ───────────────────────────────────────────────────────────────────────────────────────
    def new_epoch(self) -> int:
        """A number that no lease ever had, here or in a copy of the data."""
        return 1 + secrets.randbits(_EPOCH_BITS)

    def take(self, table: str) -> Lease:
        """Takes a table, or finds whose it is (Elsewhere). A table that there is not is refused."""
        for _ in range(_TRIES):
            row = self._reading.ask(_TAKE, (table, self.worker, self.new_epoch()))
            if not row:  # its name cannot even be stored
                break
            ((epoch, before, address, seen, there),) = row
            if epoch is not None:
                return Lease(epoch, None if before == self.worker else seen or 0)
            if there and before != self.worker:
                raise Elsewhere(Peer(before, address))
        raise refuse(errors.ELSEWHERE if self.exists(table) else errors.NO_TABLE)

    def clocked(self) -> list[str]:
        """The tables whose clocks run and that nobody looks after."""
        return self._names(
            "SELECT id FROM tables WHERE clocked AND phase = 'playing' AND NOT archived AND NOT EXISTS ("
            " SELECT FROM leases JOIN workers USING (worker) WHERE table_id = id AND until > clock_timestamp())"
        )

    # ── Writing ──────────────────────────────────────────────────────────────────────────────────────
    def _batch_of(self, transactions: list[Transaction]) -> Batch:
        batch = super()._batch_of(transactions)
        batch.alive = None  # `renew` notes it
        return batch

    def _commit(self, batch: Batch) -> None:
        """What was under way when the line broke may still arrive: the tables are taken anew, and read again."""
        try:
            self._write(batch)
        except psycopg.Error as error:
            if self._database.connection.closed:
                raise _NotSettled(str(error)) from error
            raise

    def _append(self, batch: Batch) -> None:
        if not batch.rows:
            return
        names, versions, times, clients, entries = zip(*batch.rows, strict=True)
        if not {*names} <= {table for table, _ in batch.leases}:
            raise LostLease("a table without a lease")
        leases = self._named_leases(batch)
        values = (
            *leases,
            _texts(names),
            _numbers(versions),
            _numbers(times),
            _bytes((client or "").encode() for client in clients),
            _bytes(entries),
            len(batch.leases),
        )
        written = self._database.connection.execute(_APPEND, values, prepare=True)
        unknown = -1  # amid several statements, whose leases were looked at and locked before
        if written.rowcount not in (len(batch.rows), unknown):
            raise LostLease("a table has another owner")

    def _named_leases(self, batch: Batch) -> tuple[str, str, int]:
        tables, epochs = zip(*batch.leases, strict=True)
        return _texts(tables), _numbers(epochs), self.worker

    def _expect_leases(self, batch: Batch) -> None:
        if not batch.leases:
            return
        database = self._database
        for table, epoch in batch.leases:
            if table in batch.taken:
                database.change("INSERT INTO leases VALUES (?, ?, ?)", [(table, self.worker, epoch)])
        found = database.connection.execute(f"SELECT count(*) FROM ({_OURS}) AS ours", self._named_leases(batch))
        if found.fetchone() != (len(batch.leases),):
            raise LostLease("a table has another owner")
        if batch.forgotten:
            database.change("DELETE FROM leases WHERE table_id = ?", batch.forgotten)

    # ── Hints ────────────────────────────────────────────────────────────────────────────────────────
    def notify(self, worker: int, hint: str) -> None:
        """Sends a hint to another worker. It may get lost: the database has all that matters."""
        self._reading.ask("SELECT pg_notify(?, ?)", (channel(worker), hint))


def channel(worker: int) -> str:
    return f"ziggurat_worker_{worker}"


class Listener:
    """Hears the hints of other workers, on a connection and in a thread of its own."""

    def __init__(self, store: SharedStore, hear: Callable[[str], None]) -> None:
        self._store = store
        self._hear = hear
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="ziggurat-listen", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closing.set()
        self._thread.join(5)

    def _run(self) -> None:
        try:
            self._listen()
        except BaseException as error:
            end_process("the thread that hears other workers", error)

    def _listen(self) -> None:
        while not self._closing.is_set():
            try:
                with connect(self._store.place) as connection:
                    connection.execute(f"LISTEN {channel(self._store.worker)}")
                    self._hear("")  # what was said while nobody listened is lost: look around
                    while not self._closing.is_set():
                        for hint in connection.notifies(timeout=0.5):
                            self._hear(hint.payload)
            except (psycopg.Error, Refusal):
                self._closing.wait(_AGAIN * 5)


# ── Arrays, as PostgreSQL writes them: the driver would look at each value several times ─────────────────
def _texts(values: Iterable[str]) -> str:
    escaped = (value.replace("\\", "\\\\").replace('"', '\\"') for value in values)
    return "{" + ",".join([f'"{value}"' for value in escaped]) + "}"


def _numbers(values: Iterable[int]) -> str:
    return "{" + ",".join(map(str, values)) + "}"


def _bytes(values: Iterable[bytes]) -> str:
    return "{" + ",".join([rf'"\\x{value.hex()}"' for value in values]) + "}"
