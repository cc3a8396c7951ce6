"""Measures the processor time that each callback of an event loop uses, in the servers of tests.

Only time of the loop's own thread counts, so a busy machine makes no difference. What the test itself does in the
same loop is left out: its steps are tasks that no server has started. So is the garbage collector, which looks at
all that earlier tests have left.
"""

import asyncio
import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from weakref import WeakSet

MOST = 0.05  # seconds of processor time

loops: WeakSet[asyncio.AbstractEventLoop] = WeakSet()  # in which servers run
stalls: list[str] = []  # since somebody looked
_collecting = 0.0  # processor time of the garbage collector
_collection_began = 0.0


def _on_collection(phase: str, _: dict[str, int]) -> None:
    global _collecting, _collection_began
    if phase == "start":
        _collection_began = time.thread_time()
    else:
        _collecting += time.thread_time() - _collection_began


@contextmanager
def measured(what: Callable[[], str]) -> Iterator[None]:
    """Notes what has used more processor time than a server's callback may."""
    begun = time.thread_time() - _collecting
    try:
        yield
    finally:
        spent = time.thread_time() - _collecting - begun
        if spent > MOST:
            stalls.append(f"{1000 * spent:.0f} ms: {what()}")


def watch_callbacks(tests_own: bool = True) -> None:
    """From now on the callbacks of Python's own event loops are measured. `tests_own`: a test runs there, too."""
    gc.callbacks.append(_on_collection)
    run = asyncio.Handle._run

    def run_measured(handle: Any) -> None:
        if handle._loop not in loops or (tests_own and _is_the_tests_own(handle)):
            run(handle)
            return
        with measured(lambda: _name(handle)):
            run(handle)

    asyncio.Handle._run = run_measured  # type: ignore[method-assign, assignment]


SERVER = "server: "  # how the names of tasks begin that serve a test's requests


def _task(handle: Any) -> "asyncio.Task[Any] | None":
    found = getattr(handle._callback, "__self__", None)
    return found if isinstance(found, asyncio.Task) else None


def _is_the_tests_own(handle: Any) -> bool:
    """Whether it is a step of a task that is neither a request nor in the server's own code."""
    task = _task(handle)
    if task is None or task.get_name().startswith(SERVER):
        return False
    code = getattr(task.get_coro(), "cr_code", None)
    return code is None or "/ziggurat/" not in code.co_filename


def _name(handle: Any) -> str:
    task = _task(handle)
    return task.get_name() + " " + repr(task.get_coro()) if task else repr(handle._callback)
