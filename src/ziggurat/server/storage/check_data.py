"""`ziggurat check-data`: reads everything in a folder or database, also beside a running server; changes nothing.

SQLite checks its file; PostgreSQL checks each page as it is read. Every table's log is decoded and played again
from its beginning.
"""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from ziggurat.core.messages import Message
from ziggurat.core.refusals import Refusal, UnknownGame
from ziggurat.server.storage import folder as files
from ziggurat.server.storage.database import UNFINISHED, Answers, counts_of, read_rows
from ziggurat.server.storage.places import DatabaseUrl, Place
from ziggurat.server.storage.sqlite_store import SqliteDatabase
from ziggurat.server.tables.log import Damaged
from ziggurat.server.tables.table import OldRules, Table

_ENOUGH = 20  # complaints of SQLite's about one file


class Finding(Struct):
    """Something wrong. `table` is empty if the whole file is concerned, `version` 0 if no single event is."""

    table: str
    version: int
    why: Message
    detail: str = ""


class Report(Struct):
    """What is in a data folder. `skipped` tables can be read, but their games or rules are not known here."""

    tables: int = 0
    events: int = 0
    keys: int = 0
    skipped: int = 0
    findings: list[Finding] = []


def check(place: Place) -> Report:
    """Reads everything, at one moment of the data."""
    return _check_database(place) if isinstance(place, DatabaseUrl) else _check_folder(place)


def _check_database(place: DatabaseUrl) -> Report:
    from ziggurat.server.storage import postgres_store

    with postgres_store.reading(place) as database:
        report = Report()
        if database.version() == UNFINISHED:
            report.findings.append(Finding("", 0, Message("server-data-unfinished")))
        _check_tables(database, report)
    return report


def _check_folder(folder: Path) -> Report:
    path = files.must_hold_data(folder)
    commits = [] if files.in_use(folder) else files.wal_commits(path)
    noted = files.noted(folder)
    with files.WalIndex(path) as index, files.reading(folder) as connection:
        database = SqliteDatabase(connection)
        try:
            connection.execute("BEGIN")
            version = database.version()
        except sqlite3.DatabaseError as error:
            return Report(findings=[Finding("", 0, Message("damage-file"), str(error))])
        if version == 0:
            return Report(findings=[Finding("", 0, Message("damage-not-ours"))])
        report = Report()
        if version < 0:
            report.findings.append(Finding("", 0, Message("server-data-unfinished")))
        lost = files.lost_commits(commits, index.frames_read()) if commits else 0
        if lost > 0:
            report.findings.append(Finding("", 0, Message("damage-log", args={"count": lost})))
        report.findings += _check_file(connection)
        _check_tables(database, report, folder, noted)
    return report


def _check_tables(
    database: Answers, report: Report, folder: Path | None = None, noted: files.Counts | None = None
) -> None:
    _count(database, report)
    if folder:
        report.findings += _compare_with_note(folder, noted, report)
    for table, listed in _names(database, report):
        finding = _check_table(database, table, listed, report)
        report.findings += [finding] if finding else []


# ── The file ─────────────────────────────────────────────────────────────────────────────────────────────
def _check_file(connection: sqlite3.Connection) -> list[Finding]:
    try:
        complaints = [line for (line,) in connection.execute(f"PRAGMA integrity_check({_ENOUGH})")]
    except sqlite3.DatabaseError as error:
        complaints = [str(error)]
    return [Finding("", 0, Message("damage-file"), line) for line in complaints if line != "ok"]


def _count(database: Answers, report: Report) -> None:
    try:
        counts = counts_of(database)
        report.tables, report.events = counts.tables, counts.events
        ((report.keys,),) = database.ask("SELECT count(*) FROM keys")
    except database.errors as error:
        report.findings.append(Finding("", 0, Message(database.damage), str(error)))


def _compare_with_note(folder: Path, before: files.Counts | None, report: Report) -> list[Finding]:
    """Compares with what was noted before the data were read; a running server may have deleted some since."""
    for noted in (before, files.noted(folder)):
        if not noted or (noted.tables <= report.tables and noted.events <= report.events):
            return []
    assert before
    return [Finding("", 0, Message("damage-fewer", args={"tables": before.tables, "events": before.events}))]


# ── The tables ───────────────────────────────────────────────────────────────────────────────────────────
def _names(database: Answers, report: Report) -> Iterator[tuple[str, bool]]:
    """All tables that there is anything of, and whether they are in the list of tables."""
    listed = _column(database, "SELECT id FROM tables ORDER BY created, id", report)
    known = set(listed)
    logged = _column(database, "SELECT DISTINCT table_id FROM events", report)
    yield from ((name, True) for name in listed)
    yield from ((name, False) for name in logged if name not in known)


def _column(database: Answers, question: str, report: Report) -> list[str]:
    """What can be read of a column, up to the first damaged place."""
    found: list[str] = []
    try:
        found += [str(value) for (value,) in database.ask(question)]
    except database.errors as error:
        report.findings.append(Finding("", 0, Message(database.damage), str(error)))
    return found


def _check_table(database: Answers, name: str, listed: bool, report: Report) -> Finding | None:
    try:
        rows = read_rows(database, name)
        if not rows:
            return Finding(name, 0, Message("damage-no-log"))
        table = Table.of(name, rows)
        if not listed:
            return Finding(name, 0, Message("damage-not-listed"))
        return _check_summary(database, table)
    except Damaged as damaged:
        return Finding(name, damaged.version, damaged.why, damaged.detail)
    except (OldRules, UnknownGame):
        report.skipped += 1
        return None
    except Refusal as refusal:
        return Finding(name, 0, refusal.reason)
    except database.errors as error:
        if not database.is_damage(error):
            raise
        return Finding(name, 0, Message(database.damage), str(error))


def _check_summary(database: Answers, table: Table) -> Finding | None:
    """Compares a log with the list of tables and with its keys."""
    ((touched,),) = database.ask("SELECT touched FROM tables WHERE id = ?", (table.id,))
    if not isinstance(touched, int) or touched > table.touched:
        return Finding(table.id, table.version, Message("damage-tail", args={"version": table.version}))
    hashes: dict[int, object] = dict(database.ask("SELECT number, hash FROM keys WHERE table_id = ?", (table.id,)))
    if any(not isinstance(hashes.get(key), bytes) for key in table.people()):
        return Finding(table.id, 0, Message("damage-keys"))
    return None
