"""What a database is for us, whichever it is: questions, changes, and one schema whose versions both kinds share.

Statements are written once, with `?` for a value. What only one kind understands is in `sqlite_store.py` and
`postgres_store.py`.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any

import msgspec
from msgspec import Struct

from ziggurat.core.messages import Message
from ziggurat.core.refusals import Refusal
from ziggurat.server.storage.folder import Counts
from ziggurat.server.tables import log
from ziggurat.server.tables.log import Damaged, LogRow

Row = tuple[Any, ...]


class Step(Struct, frozen=True):
    """A step from one version of the schema to the next, in the words of each database."""

    sqlite: str
    postgres: str


MIGRATIONS = (
    Step(
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
        # COLLATE "C": names are compared byte by byte, as SQLite does, and not by a language. The id that a
        # client gave its command may contain any character, also one that PostgreSQL's text cannot: so, bytes.
        """
        CREATE TABLE tables (
            id TEXT COLLATE "C" PRIMARY KEY,
            game TEXT NOT NULL,
            phase TEXT NOT NULL,
            listed BOOLEAN NOT NULL,
            clocked BOOLEAN NOT NULL,
            created BIGINT NOT NULL,
            touched BIGINT NOT NULL,
            archived BOOLEAN NOT NULL DEFAULT FALSE
        );
        CREATE INDEX tables_listed ON tables (touched) WHERE listed AND NOT archived;
        CREATE INDEX tables_clocked ON tables (id) WHERE clocked AND phase = 'playing' AND NOT archived;
        CREATE TABLE events (
            table_id TEXT COLLATE "C" NOT NULL,
            version INTEGER NOT NULL,
            at BIGINT NOT NULL,
            client BYTEA,
            entry BYTEA NOT NULL,
            PRIMARY KEY (table_id, version)
        );
        CREATE UNIQUE INDEX events_client ON events (table_id, client) WHERE client IS NOT NULL;
        CREATE TABLE keys (
            table_id TEXT COLLATE "C" NOT NULL,
            number INTEGER NOT NULL,
            hash BYTEA NOT NULL,
            PRIMARY KEY (table_id, number)
        );
        CREATE TABLE life (one INTEGER PRIMARY KEY CHECK (one = 1), alive BIGINT NOT NULL);
        """,
    ),
    # A table knows the ids of its commands from its log, and a stale writer fails by the version: a second tree
    # for these ids doubled the pages that an action writes.
    Step("DROP INDEX events_client", "DROP INDEX events_client"),
    # When the person of a key was last there, so that people who are long away need not be asked; old rows: now.
    # And the tables that a command has marked for a running server to delete.
    Step(
        """
        ALTER TABLE keys ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
        UPDATE keys SET seen = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
        CREATE TABLE to_forget (table_id TEXT PRIMARY KEY) WITHOUT ROWID;
        """,
        """
        ALTER TABLE keys ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
        UPDATE keys SET seen = CAST(EXTRACT(EPOCH FROM now()) AS BIGINT) * 1000;
        CREATE TABLE to_forget (table_id TEXT COLLATE "C" PRIMARY KEY);
        """,
    ),
    # Stretches that the clock passed over while no server ran, or that it only claims: nothing grows old in them.
    Step(
        "CREATE TABLE IF NOT EXISTS gaps (since INTEGER PRIMARY KEY, until INTEGER NOT NULL)",
        "CREATE TABLE IF NOT EXISTS gaps (since BIGINT PRIMARY KEY, until BIGINT NOT NULL)",
    ),
)
EVENTS = "INSERT INTO events (table_id, version, at, client, entry)"
KEYS = "INSERT INTO keys (table_id, number, hash)"
UNFINISHED = -len(MIGRATIONS)  # the version while data are being copied into a database
_PARTS = (("events", "table_id"), ("keys", "table_id"), ("tables", "id"), ("to_forget", "table_id"))


class TooNew(Refusal):
    """The data were written by a newer version of the program."""

    code = "data-too-new"


class Answers(ABC):
    """What answers questions about the data."""

    errors: type[Exception]  # what goes wrong in it
    damage: str  # the message that says that it found damage

    @abstractmethod
    def ask(self, question: str, values: Sequence[object] = ()) -> list[Row]:
        """All rows of an answer."""

    @abstractmethod
    def is_damage(self, error: Exception) -> bool:
        """Whether an error comes from the stored bytes, or from a disk that cannot read them."""

    @abstractmethod
    def command_id(self, stored: Any) -> Any:
        """A command's id as it was given, from how it is stored; something that is no text stays what it is."""


class Database(Answers):
    """One connection to the data, for whoever works on them alone: the commands, and a server that starts."""

    @abstractmethod
    def change(self, statement: str, rows: Sequence[Sequence[object]] = ((),)) -> int:
        """Executes a statement for each row of values; returns how many rows it changed."""

    @abstractmethod
    def insert(self, into: str, rows: Sequence[Sequence[object]]) -> None:
        """Inserts many rows: `into` ends before VALUES. Those of `EVENTS` have the commands' ids as given."""

    @abstractmethod
    def transaction(self) -> AbstractContextManager[None]:
        """What is changed inside is written together, or not at all."""

    @abstractmethod
    def version(self) -> int:
        """The version of the schema; 0 if there is none yet."""

    @abstractmethod
    def set_version(self, version: int) -> None: ...

    @abstractmethod
    def take(self, step: Step, version: int) -> None:
        """Makes a step of the schema and sets its version, together."""


def migrate(database: Database) -> None:
    """Brings the schema to the newest version, each step in a transaction of its own."""
    version = database.version()
    if version < 0:
        raise Refusal(Message("server-data-unfinished"))
    if version > len(MIGRATIONS):
        args = {"version": version, "known": len(MIGRATIONS)}
        raise TooNew(Message("server-data-too-new", args=args))
    for number, step in enumerate(MIGRATIONS[version:], start=version + 1):
        database.take(step, number)


# ── What the commands and the stores ask ─────────────────────────────────────────────────────────────────
def counts_of(database: Answers) -> Counts:
    ((tables,),) = database.ask("SELECT count(*) FROM tables")
    ((events,),) = database.ask("SELECT count(*) FROM events")
    return Counts(tables, events)


def delete_tables(database: Database, tables: Sequence[tuple[str]]) -> Counts:
    """Deletes everything of these tables, within a transaction; says how much that was."""
    gone = {
        part: database.change(f"DELETE FROM {part} WHERE {column} = ?", tables) if tables else 0
        for part, column in _PARTS
    }
    return Counts(gone["tables"], gone["events"])


def read_rows(database: Answers, table: str) -> list[LogRow]:
    """The log of a table; Damaged if an event cannot be read or is missing."""
    found = database.ask(
        "SELECT version, at, entry, client FROM events WHERE table_id = ? ORDER BY version", (table,)
    )  # all of it: a question left half answered would hold up SQLite's write-ahead log
    return [
        _row(table, number, version, at, entry, client if client is None else database.command_id(client))
        for number, (version, at, entry, client) in enumerate(found, start=1)
    ]


def _row(table: str, number: int, version: Any, at: Any, entry: Any, command_id: Any) -> LogRow:
    if version != number:
        raise Damaged(table, number, Message("damage-missing", args={"version": number}))
    try:
        if not isinstance(at, int) or not isinstance(command_id, str | None):
            raise TypeError("a column of another type")
        return LogRow(version, at, log.decode(entry), command_id)
    except (msgspec.DecodeError, TypeError, ValueError, RecursionError) as error:
        raise Damaged(table, number, Message("damage-unreadable", args={"version": number}), str(error)) from error
