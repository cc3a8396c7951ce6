"""Who lets a mind think: the host of the thread it thinks in.

Alone, a mind thinks as long as its limits say. A server has many thoughts and few threads: its host may hold a
thought at `pause` while a more urgent one is thought, lets its clock stand still meanwhile, and says whether there
is memory for a large tree. Whatever takes more than a few milliseconds calls `host().pause()` now and then.
"""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np


class Stopped(Exception):
    """Nobody waits for this thought any more."""


class Host:
    """The host of a thought that is alone: it never pauses, and it has all the memory it wants."""

    slice_seconds = 0.02  # of thinking between two pauses, about
    halt = np.zeros(1, dtype=np.int64)  # not 0: compiled code shall come to a pause at once

    def pause(self) -> None:
        """Comes back when it is this thought's turn again; raises Stopped if nobody waits for it any more."""

    def time(self) -> float:
        """The seconds thought so far, from some beginning: pauses do not count."""
        return time.monotonic()

    def room(self) -> bool:
        """Whether a tree may grow beyond what a new one has room for."""
        return True


_ALONE = Host()
_here = threading.local()


def host() -> Host:
    """The host of this thread."""
    found: Host = getattr(_here, "host", _ALONE)
    return found


@contextmanager
def hosted(by: Host) -> Iterator[None]:
    """Whatever is thought meanwhile in this thread is thought with that host."""
    before = host()
    _here.host = by
    try:
        yield
    finally:
        _here.host = before
