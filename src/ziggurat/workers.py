"""Worker processes that know the games that this process knows.

A worker is a fresh process, because a fork of a program with threads may hang. It knows the games of the package
and of the modules that it imports; a game registered from outside is pickled and sent to it. Where that fails (a
class made in a function, in an interactive session, in a program that cannot be imported), this process does the
work itself.
"""

import contextlib
import multiprocessing
import os
import pickle
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from ziggurat.core import Refusal
from ziggurat.messages import Message
from ziggurat.registry import added_games, game, register


@contextlib.contextmanager
def workers(jobs: int | None, games: Sequence[str]) -> Iterator[Executor]:
    """A pool of `jobs` processes (default: one per core) that know these games; or a thread of this process.

    What has not begun when the block is left does not begin any more. A Refusal in a worker is raised here as it
    is; if a worker dies, that is a Refusal too.
    """
    with contextlib.ExitStack() as stack:
        pool: Executor = _processes(jobs or os.cpu_count() or 1)
        stack.callback(pool.shutdown, cancel_futures=True)
        if not _know(pool, games):
            pool = ThreadPoolExecutor(1)
            stack.callback(pool.shutdown, cancel_futures=True)
        try:
            yield pool
        except BrokenProcessPool as broken:
            raise Refusal(Message("worker-died")) from broken


def _processes(jobs: int) -> ProcessPoolExecutor:
    handed = []
    for kind in added_games():
        with contextlib.suppress(Exception):  # one that cannot be handed over is missed there, and noticed
            handed.append(pickle.dumps(kind))
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(jobs, mp_context=context, initializer=_learn, initargs=(handed,))


def _learn(handed: list[bytes]) -> None:
    for kind in handed:
        with contextlib.suppress(Exception):  # its class cannot be found here
            register(pickle.loads(kind))


def _know(pool: Executor, games: Sequence[str]) -> bool:
    """Whether the workers have the same games under these names as this process."""
    try:
        return pool.submit(_kinds, games).result() == _kinds(games)
    except BrokenProcessPool:  # the program itself cannot be imported there
        return False


def _kinds(games: Sequence[str]) -> list[tuple[str, str] | None]:
    found: list[tuple[str, str] | None] = []
    for name in games:
        try:
            found.append((type(game(name)).__qualname__, game(name).version))
        except Refusal:
            found.append(None)
    return found
