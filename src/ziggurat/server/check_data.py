"""`ziggurat check-data`: reads everything in a data folder, even while a server runs, and changes nothing.

SQLite checks the file. Then every table's log is decoded and played again from its beginning.
"""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from ziggurat.core import Refusal, UnknownGame
from ziggurat.messages import Message
from ziggurat.server import folder as files
from ziggurat.server.log import Damaged
from ziggurat.server.store import counts_of, is_damage, read_rows
from ziggurat.server.table import OldRules, Table

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


def check(folder: Path) -> Report:
    """Reads everything, at one moment of the data."""
    path = files.must_hold_data(folder)
    commits = [] if files.in_use(folder) else files.wal_commits(path)
    noted = files.noted(folder)
    with files.reading(folder) as connection:
        try:
            connection.execute("BEGIN")
            (version,) = connection.execute("PRAGMA user_version").fetchone()
        except sqlite3.DatabaseError as error:
            return Report(findings=[Finding("", 0, Message("damage-file"), str(error))])
        if version == 0:
            return Report(findings=[Finding("", 0, Message("damage-not-ours"))])
        report = Report()
        lost = files.lost_commits(commits, files.wal_read(path)) if commits else 0
        if lost > 0:
            report.findings.append(Finding("", 0, Message("damage-log", args={"count": lost})))
        report.findings += _check_file(connection)
        _count(connection, report)
        report.findings += _compare_with_note(folder, noted, report)
        for table, listed in _names(connection, report):
            finding = _check_table(connection, table, listed, report)
            report.findings += [finding] if finding else []
    return report


# ── The file ─────────────────────────────────────────────────────────────────────────────────────────────
def _check_file(connection: sqlite3.Connection) -> list[Finding]:
    try:
        complaints = [line for (line,) in connection.execute(f"PRAGMA integrity_check({_ENOUGH})")]
    except sqlite3.DatabaseError as error:
        complaints = [str(error)]
    return [Finding("", 0, Message("damage-file"), line) for line in complaints if line != "ok"]


def _count(connection: sqlite3.Connection, report: Report) -> None:
    try:
        counts = counts_of(connection)
        report.tables, report.events = counts.tables, counts.events
        (report.keys,) = connection.execute("SELECT count(*) FROM keys").fetchone()
    except sqlite3.DatabaseError as error:
        report.findings.append(Finding("", 0, Message("damage-file"), str(error)))


def _compare_with_note(folder: Path, before: files.Counts | None, report: Report) -> list[Finding]:
    """Compares with what was noted before the data were read; a running server may have deleted some since."""
    for noted in (before, files.noted(folder)):
        if not noted or (noted.tables <= report.tables and noted.events <= report.events):
            return []
    assert before
    return [Finding("", 0, Message("damage-fewer", args={"tables": before.tables, "events": before.events}))]


# ── The tables ───────────────────────────────────────────────────────────────────────────────────────────
def _names(connection: sqlite3.Connection, report: Report) -> Iterator[tuple[str, bool]]:
    """All tables that there is anything of, and whether they are in the list of tables."""
    listed = _column(connection, "SELECT id FROM tables ORDER BY created, id", report)
    known = set(listed)
    logged = _column(connection, "SELECT DISTINCT table_id FROM events", report)
    yield from ((name, True) for name in listed)
    yield from ((name, False) for name in logged if name not in known)


def _column(connection: sqlite3.Connection, question: str, report: Report) -> list[str]:
    """What can be read of a column, up to the first damaged place."""
    found: list[str] = []
    try:
        found += [str(value) for (value,) in connection.execute(question)]
    except sqlite3.DatabaseError as error:
        report.findings.append(Finding("", 0, Message("damage-file"), str(error)))
    return found


def _check_table(connection: sqlite3.Connection, name: str, listed: bool, report: Report) -> Finding | None:
    try:
        rows = read_rows(connection, name)
        if not rows:
            return Finding(name, 0, Message("damage-no-log"))
        table = Table.of(name, rows)
        if not listed:
            return Finding(name, 0, Message("damage-not-listed"))
        return _check_summary(connection, table)
    except Damaged as damaged:
        return Finding(name, damaged.version, damaged.why, damaged.detail)
    except (OldRules, UnknownGame):
        report.skipped += 1
        return None
    except Refusal as refusal:
        return Finding(name, 0, refusal.reason)
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
        return Finding(name, 0, Message("damage-file"), str(error))


def _check_summary(connection: sqlite3.Connection, table: Table) -> Finding | None:
    """Compares a log with the list of tables and with its keys."""
    (touched,) = connection.execute("SELECT touched FROM tables WHERE id = ?", (table.id,)).fetchone()
    if not isinstance(touched, int) or touched > table.touched:
        return Finding(table.id, table.version, Message("damage-tail", args={"version": table.version}))
    hashes = dict(connection.execute("SELECT number, hash FROM keys WHERE table_id = ?", (table.id,)))
    if any(not isinstance(hashes.get(key), bytes) for key in table.people()):
        return Finding(table.id, 0, Message("damage-keys"))
    return None
