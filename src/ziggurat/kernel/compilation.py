"""Compiling functions at their first use, and keeping their machine code between runs."""

import atexit
import hashlib
import inspect
import logging
import os
import re
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

from ziggurat.kernel._numba import PLAIN, VERSION, make

Function = TypeVar("Function", bound=Callable[..., Any])
logger = logging.getLogger("ziggurat.kernel")

_KEPT_DAYS = 14  # caches of other versions of the sources go after that
_PACKAGE = Path(__file__).parents[1]
_CALLED = ("ziggurat.games", "ziggurat.bots.engine")  # whose compiled functions those of other folders call


def cache_home() -> Path:
    """Where machine code is kept between runs; `ZIGGURAT_CACHE` names another place."""
    if named := os.environ.get("ZIGGURAT_CACHE"):
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local")) / "ziggurat" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library/Caches/ziggurat"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ziggurat"


def cache_folder(name: str) -> Path:
    """A folder of the cache that can be written to.

    If there is none in `cache_home`, it is one of a temporary cache, which this process says once, shares with all
    processes that it starts, and removes at its end.
    """
    try:
        return _writable(cache_home() / name)
    except OSError as fault:
        return _writable(_temporary_home(cache_home(), fault) / name)


def _writable(folder: Path) -> Path:
    fresh = not folder.exists()
    folder.mkdir(parents=True, exist_ok=True)
    if fresh:
        _forget_old(folder)
    tempfile.TemporaryFile(dir=folder).close()
    return folder


_choosing = threading.Lock()


def _temporary_home(unwritable: Path, fault: OSError) -> Path:
    with _choosing:
        if cache_home() == unwritable:  # no other thread has been here
            made = tempfile.mkdtemp(prefix="ziggurat-")
            os.environ["ZIGGURAT_CACHE"] = made  # processes started by this one inherit it
            atexit.register(_remove, made, os.getpid())
            logger.warning(
                "Machine code cannot be kept in %s (%s). It will be compiled again in each run. "
                "ZIGGURAT_CACHE can name another folder.",
                unwritable,
                fault.strerror or fault,
            )
    return cache_home()


def _remove(folder: str, owner: int) -> None:
    if os.getpid() == owner:  # not a fork of the process that made it
        shutil.rmtree(folder, ignore_errors=True)


@cache
def machine_code_folder(source: str) -> str:
    """A folder named by what the machine code of a source depends on: that file, what it imports, this package.

    Numba notices an edit only in the file of the function itself, not in the functions that it calls: a cache
    named by all of them cannot serve stale code.
    """
    return str(cache_folder(_digest(Path(source))))


def _digest(source: Path) -> str:
    """Compiled functions call only those of this package, of files beside them, of games and of the engine."""
    digest = hashlib.sha256(VERSION.encode())
    for file in (*sorted(Path(__file__).parent.glob("*.py")), *sources_behind(source)):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def sources_behind(source: Path) -> list[Path]:
    """A source and those that it imports from beside it, from games and from the engine, directly or by others."""
    found: set[Path] = set()
    waiting = [source] if source.exists() else []
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            waiting += _imported(file)
    return sorted(found)


_IMPORT = re.compile(r"^\s*(?:from\s+([\w.]+)\s+)?import\s+(\([^)]*\)|.*)", re.MULTILINE)


@cache
def _imported(file: Path) -> list[Path]:
    """The sources that may hold compiled functions which this one calls."""
    found = []
    for package, names in _IMPORT.findall(file.read_text(encoding="utf-8")):
        words = re.findall(r"\w+", names)
        found += [file.with_name(f"{word}.py") for word in (*package.split("."), *words)]
        if package.startswith(_CALLED):
            home = _PACKAGE.joinpath(*package.split(".")[1:])
            found += [home.with_suffix(".py"), *(home / f"{word}.py" for word in words)]
    return [path for path in dict.fromkeys(found) if path.name != ".py" and path.is_file()]


def _forget_old(folder: Path) -> None:
    long_ago = time.time() - _KEPT_DAYS * 86_400
    for other in folder.parent.iterdir():
        if other != folder and other.is_dir() and other.stat().st_mtime < long_ago:
            shutil.rmtree(other, ignore_errors=True)


def compiled(
    *signatures: Any, inline: bool = False, noinline: bool = False, refcount: bool = True
) -> Callable[[Function], Function]:
    """Compiles a function at its first use and keeps the machine code between runs.

    `inline` is for small helpers of hot functions: a call hands over seven words for every array. `noinline` is
    for large functions with several callers: they are compiled once, and called. `refcount=False` is for the long
    loops that Python calls, which make no arrays themselves: nobody counts then who holds those that it handed
    over, neither there nor in the rules below, where the counting would take longer than the rules.
    """

    def decorate(function: Function) -> Function:
        if PLAIN:
            return function
        folder = machine_code_folder(inspect.getfile(function))
        made = make(function, signatures, folder, inline=inline, noinline=noinline, refcount=refcount)
        return cast(Function, made)

    return decorate
