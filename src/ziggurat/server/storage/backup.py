"""A whole copy of the data, taken while the server runs. It is read and compared before it gets its name."""

import contextlib
import os
import secrets
import sqlite3
from pathlib import Path

from ziggurat.core.messages import Message
from ziggurat.core.refusals import Refusal
from ziggurat.server.storage import folder as files
from ziggurat.server.storage.database import counts_of
from ziggurat.server.storage.sqlite_store import SqliteDatabase, is_damage


def backup(folder: Path, into: Path) -> files.Counts:
    """Copies the data of a folder into a file, and says how much that was. A failure leaves nothing behind."""
    source = files.must_hold_data(folder)
    target = into.resolve()  # a link is followed: the file behind it is the one that is meant
    _check_target(source, target)
    part = target.with_name(f".{target.name[:100]}.{secrets.token_hex(4)}.part")
    files.make_private(part)  # what is wrong with the place, the system says better than SQLite
    try:
        counts = _copy(folder, part)
        files.sync(part)
        part.replace(target)
        files.sync(target.parent)
    finally:
        for left in (part, *(part.with_name(part.name + aside) for aside in files.ASIDE)):
            left.unlink(missing_ok=True)
    return counts


# ── Where to ─────────────────────────────────────────────────────────────────────────────────────────────
def _check_target(source: Path, target: Path) -> None:
    """Refuses a place where the copy would destroy something."""
    own = [source, *(source.with_name(name) for name in (files.NOTE, files.LOCK))]
    own += [source.with_name(source.name + aside) for aside in files.ASIDE]
    if any(_same(target, one) for one in own):
        raise Refusal(Message("server-backup-over-itself", args={"file": str(target)}))
    if (target.parent / files.FILE).exists() and files.in_use(target.parent):
        raise Refusal(Message("server-backup-in-use", args={"folder": str(target.parent)}))
    if target.exists() and (target.name == files.FILE or not _replaceable(target)):
        raise Refusal(Message("server-backup-not-ours", args={"file": str(target)}))
    for aside in ("-wal", "-journal"):
        left = target.with_name(target.name + aside)
        if left.exists() and left.stat().st_size:  # SQLite would read it into the copy
            raise Refusal(Message("server-backup-opened", args={"file": str(target)}))


def _same(one: Path, other: Path) -> bool:
    """Whether two names are those of one file, through links of any kind; also of one that is not there."""
    if one.exists() and other.exists():
        return one.samefile(other)
    return os.path.normcase(one.resolve()) == os.path.normcase(other.resolve())


def _replaceable(target: Path) -> bool:
    """Whether a file is an older backup, or empty. Anything else stays."""
    if not target.is_file():
        return False
    if target.stat().st_size == 0:
        return True
    try:
        with contextlib.closing(sqlite3.connect(f"{target.as_uri()}?immutable=1", uri=True)) as connection:
            known = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.Error:
        return False
    return {"tables", "events", "keys", "life"} <= known


# ── Copying ──────────────────────────────────────────────────────────────────────────────────────────────
def _copy(folder: Path, part: Path) -> files.Counts:
    """Copies the data as they are at one moment, and reads the copy; a refusal if it is not the same."""
    try:
        with files.reading(folder) as source, contextlib.closing(sqlite3.connect(part)) as target:
            source.execute("BEGIN")  # until the end, what others write is not seen
            expected = _contents(source)
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")
        with contextlib.closing(sqlite3.connect(f"{part.as_uri()}?mode=ro", uri=True)) as copy:
            (checked,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
            found = _contents(copy)
    except sqlite3.Error as error:
        if not is_damage(error):
            raise
        raise _damaged(folder, str(error)) from error
    if checked != "ok" or found != expected:
        raise _damaged(folder, checked if checked != "ok" else f"{found} != {expected}")
    counts, _, _ = found
    return counts


def _contents(connection: sqlite3.Connection) -> tuple[files.Counts, int, int]:
    (keys,) = connection.execute("SELECT count(*) FROM keys").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return counts_of(SqliteDatabase(connection)), keys, version


def _damaged(folder: Path, why: str) -> Refusal:
    return Refusal(Message("server-backup-damaged", args={"folder": str(folder), "why": " ".join(why.split())}))
