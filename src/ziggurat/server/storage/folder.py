"""The data folder: its files, its lock, and what can be seen of them from outside.

A small note beside the database says how many tables and events there were at the last stop, or a moment ago while
the server runs. So the next start notices a database that lost some of them, or was replaced.
"""

import contextlib
import json
import os
import sqlite3
import struct
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from io import FileIO
from pathlib import Path
from typing import IO, Self

from ziggurat.core.messages import Message
from ziggurat.core.refusals import Refusal

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

FILE = "tables.sqlite3"
NOTE = "tables.count.json"
LOCK = "lock"
ASIDE = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a database
_PATIENCE = 0.5  # seconds; another process may hold the lock for a moment, only to check it
_WAL_MAGIC = (0x377F0682, 0x377F0683)
_WAL_HEADER, _FRAME_HEADER = struct.Struct(">8I"), struct.Struct(">6I")
_FRAMES_READ = 16  # where SQLite keeps that number in its index of the log


class InUse(Refusal):
    """Another process is at work on the folder."""

    code = "data-in-use"


@dataclass(frozen=True)
class Counts:
    """How much is in a database."""

    tables: int
    events: int


# ── The lock ─────────────────────────────────────────────────────────────────────────────────────────────
def lock(folder: Path) -> IO[str]:
    """Claims a folder for one server, as long as the file is open: a killed process gives it back, too.

    The server writes its address into the file, for whoever comes second (`note_address`).
    """
    file = (folder / LOCK).open("a", encoding="utf-8")
    ends = time.monotonic() + _PATIENCE
    while not _locked(file):
        if time.monotonic() > ends:
            file.close()
            raise _in_use(folder)
        time.sleep(0.02)
    file.truncate(0)  # the address of an earlier server
    return file


def note_address(lock: IO[str], url: str) -> None:
    """Writes down where the server that has this claim is found."""
    lock.write(url)
    lock.flush()


def _in_use(folder: Path) -> InUse:
    url = ""
    with contextlib.suppress(OSError, ValueError):  # Windows lets nobody read what is locked
        url = (folder / LOCK).read_text(encoding="utf-8")
    message = "server-data-in-use-at" if url else "server-data-in-use"
    return InUse(Message(message, args={"folder": str(folder), **({"url": url} if url else {})}))


def in_use(folder: Path) -> bool:
    """Whether a server is at work on a folder. Changes nothing there."""
    try:
        with (folder / LOCK).open("r+") as file:
            return not _locked(file)
    except FileNotFoundError:
        return False


def _locked(file: IO[str]) -> bool:
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


# ── The database file ────────────────────────────────────────────────────────────────────────────────────
def must_hold_data(folder: Path) -> Path:
    """The database of a folder; a refusal if there is none, or an empty file in its place."""
    path = folder / FILE
    if not path.is_file():
        raise Refusal(Message("server-data-missing", args={"folder": str(folder)}))
    must_not_be_empty(path)
    return path


def must_not_be_empty(path: Path) -> None:
    """A database is never empty: a new one gets its name when it is whole."""
    if path.stat().st_size == 0:
        raise Refusal(Message("server-data-empty", args={"file": str(path)}))


def must_not_be_orphaned(path: Path) -> None:
    """Refuses a folder with a write-ahead log but no database: a new one would swallow the log."""
    left = path.with_name(path.name + "-wal")
    if left.exists() and left.stat().st_size:
        raise Refusal(Message("server-data-only-log", args={"file": str(path), "log": str(left)}))


@contextlib.contextmanager
def reading(folder: Path) -> Iterator[sqlite3.Connection]:
    """A connection that only reads, beside a running server too, and leaves no file behind."""
    path = must_hold_data(folder).resolve()
    wal = path.with_name(path.name + "-wal")
    at_rest = not in_use(folder) and not (wal.exists() and wal.stat().st_size)
    how = "immutable=1" if at_rest else "mode=ro"
    connection = sqlite3.connect(f"{path.as_uri()}?{how}", uri=True, isolation_level=None, timeout=10)
    try:
        yield connection
    finally:
        connection.close()


def make_private(path: Path) -> None:
    """Makes an empty file that nobody else on this machine may read. SQLite makes those beside it the same."""
    path.unlink(missing_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def hide_from_others(database: Path) -> None:
    """Takes the data of earlier versions away from everybody's eyes. What a group was given on purpose stays."""
    for path in (database, *(database.with_name(database.name + aside) for aside in ASIDE)):
        with contextlib.suppress(OSError):  # it is not there, or not ours
            if path.stat().st_mode & 0o007:
                path.chmod(0o600)


def sync(path: Path) -> None:
    """Waits until a file, or the names in a folder, are on disk."""
    if sys.platform == "win32" and path.is_dir():
        return  # folders cannot be opened there
    number = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(number)
    finally:
        os.close(number)


# ── The note beside it ───────────────────────────────────────────────────────────────────────────────────
def noted(folder: Path) -> Counts | None:
    """What the note says; None without one that can be read."""
    try:
        known = json.loads((folder / NOTE).read_text(encoding="utf-8"))
        return Counts(int(known["tables"]), int(known["events"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def note(folder: Path, counts: Counts) -> None:
    part = folder / f"{NOTE}.part"
    part.write_text(json.dumps(asdict(counts)) + "\n", encoding="utf-8")
    part.replace(folder / NOTE)


# ── The write-ahead log ──────────────────────────────────────────────────────────────────────────────────
def wal_commits(database: Path) -> list[int]:
    """The frames of the write-ahead log that end a commit, counted from 1, and the last frame in any case.

    Damage further ahead does not hide them: a frame belongs to the log if it bears the log's mark (its salts).
    """
    try:
        data = database.with_name(database.name + "-wal").open("rb")
    except FileNotFoundError:
        return []
    with data:
        header = data.read(_WAL_HEADER.size)
        if len(header) < _WAL_HEADER.size:
            return []
        magic, _, size, _, *mark, first, second = _WAL_HEADER.unpack(header)
        whole = magic in _WAL_MAGIC and _checksum(header[:24], magic & 1) == (first, second)
        step = _FRAME_HEADER.size + (size if whole else 4096)
        commits, number, last = [], 0, 0
        while len(head := data.read(_FRAME_HEADER.size)) == _FRAME_HEADER.size:
            number += 1
            _, pages, *marked = _FRAME_HEADER.unpack(head)[:4]
            if number == 1 and not whole:
                mark = marked  # the log's own is lost
            if marked == mark:
                last = number
                commits += [number] if pages else []
            data.seek(_WAL_HEADER.size + number * step)
    return commits if not last or commits[-1:] == [last] else [*commits, last]


def _checksum(data: bytes, big_endian: int) -> tuple[int, int]:
    first = second = 0
    for one, two in struct.iter_unpack(">2I" if big_endian else "<2I", data):
        first = first + one + second & 0xFFFFFFFF
        second = second + two + first & 0xFFFFFFFF
    return first, second


class WalIndex:
    """What SQLite knows of its write-ahead log while the database is open.

    Close it after the connections of the same process, never before. POSIX takes all locks on a file away from a
    process that closes any descriptor of it. SQLite locks this file: without that lock, the next process to open
    the database, a backup for instance, empties the file, and reading what was mapped kills this process (SIGBUS).
    """

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(database.name + "-shm")
        self._file: FileIO | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def frames_read(self) -> int:
        """The frames of the log that SQLite has read: it stops at the first damaged one."""
        try:
            self._file = self._file or FileIO(self._path)
            self._file.seek(_FRAMES_READ)
            return int(struct.unpack("=I", self._file.read(4))[0])
        except (OSError, struct.error):
            return 0

    def close(self) -> None:
        if self._file:
            self._file.close()


def lost_commits(commits: list[int], read: int) -> int:
    """How many commits are in the log but were not read. A half-written last one was never confirmed."""
    lost = [frame for frame in commits if frame > read]
    return len(lost) - 1
