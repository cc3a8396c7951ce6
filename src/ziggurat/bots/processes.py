"""Worker processes that know the games that this process knows.

A worker is a fresh process, because a fork of a program with threads may hang. It knows the games of the package
and of the modules that it imports; a game registered from outside is pickled and sent to it. Where that fails (a
class made in a function, in an interactive session, in a program that cannot be imported), this process does the
work itself.
"""

# Why not `loky`: tried in our place (3.7.0, two busy workers), it still waited for them 25 s after Ctrl+C, and
# its workers were there 4 s after their program was killed. Ours were gone in half a second. What it would save,
# `_Processes` and `_end_with_parent`, does just that.

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from ziggurat.core.messages import Message
from ziggurat.core.refusals import Refusal
from ziggurat.core.registry import game, pickled_games, register_pickled

T = TypeVar("T")
Pool = Callable[[Sequence[str]], contextlib.AbstractContextManager[Executor]]  # of workers that know these games


@contextlib.contextmanager
def workers(jobs: int | None, games: Sequence[str]) -> Iterator[Executor]:
    """A pool of `jobs` processes (default: one per core) that know these games; or a thread of this process.

    What has not begun when the block is left does not begin any more; Ctrl+C ends the processes at once. A Refusal
    in a worker is raised here as it is; if a worker dies, that is a Refusal too.
    """
    with contextlib.ExitStack() as stack:
        pool: Executor = stack.enter_context(_processes(jobs or os.cpu_count() or 1))
        if not _know(pool, games):
            pool = ThreadPoolExecutor(1)
            stack.callback(pool.shutdown, cancel_futures=True)
        try:
            yield pool
        except BrokenProcessPool as broken:
            raise Refusal(Message("worker-died")) from broken


class _Processes(ProcessPoolExecutor):
    """Worker processes that Ctrl+C does not reach: only this process answers it."""

    def submit(self, work: Callable[..., T], /, *args: Any, **kwargs: Any) -> "Future[T]":
        with _ctrl_c_waits():  # this may start a process, which inherits it
            return super().submit(work, *args, **kwargs)


@contextlib.contextmanager
def _ctrl_c_waits() -> Iterator[None]:
    """Ctrl+C takes effect after this block; processes that are started in it never get it."""
    with contextlib.ExitStack() as stack:
        if threading.current_thread() is threading.main_thread():
            stack.enter_context(_handled_later())
        if hasattr(signal, "pthread_sigmask"):  # not on Windows
            before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
            stack.callback(signal.pthread_sigmask, signal.SIG_SETMASK, before)
        yield


@contextlib.contextmanager
def _handled_later() -> Iterator[None]:
    """The mask is not enough: a signal that another thread gets is handled in the main thread too."""
    came: list[object] = []
    handler = signal.signal(signal.SIGINT, lambda number, frame: came.append(frame))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
        if came:
            signal.raise_signal(signal.SIGINT)


@contextlib.contextmanager
def _processes(jobs: int) -> Iterator[Executor]:
    context = multiprocessing.get_context("spawn")
    others = {*multiprocessing.active_children()}
    pool = _Processes(jobs, mp_context=context, initializer=_prepare, initargs=(pickled_games(),))
    try:
        yield pool
    except KeyboardInterrupt:
        for worker in {*multiprocessing.active_children()} - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _prepare(handed: list[bytes]) -> None:
    """What a worker does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    register_pickled(handed)


def _end_with_parent() -> None:
    """A worker whose program was killed would wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        os._exit(1)


def _know(pool: Executor, games: Sequence[str]) -> bool:
    """Whether the workers have the same games under these names as this process."""
    try:
        return pool.submit(kinds, games).result() == kinds(games)
    except BrokenProcessPool:  # the program itself cannot be imported there
        return False


def kinds(games: Sequence[str]) -> list[tuple[str, str] | None]:
    """What these names mean here: each game's class and version; None if there is none."""
    found: list[tuple[str, str] | None] = []
    for name in games:
        try:
            found.append((type(game(name)).__qualname__, game(name).version))
        except Refusal:
            found.append(None)
    return found
