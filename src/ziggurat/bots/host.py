"""The host of a thinking bot: it schedules the thread that the bot thinks in.

Outside a server, a bot thinks as long as its limits allow. A server has many searches and few threads: its host
may hold a search in `pause` while a more urgent one runs, stops that search's clock meanwhile, and says whether
there is memory for a large tree. Code that runs for more than a few milliseconds calls `host().pause()` now and
then.
"""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np


class Stopped(Exception):
    """Nobody waits for this search any more."""


class SearchHost:
    """The default host: it never pauses, and memory is not limited."""

    slice_seconds = 0.02  # approximate time between two pauses
    halt = np.zeros(1, dtype=np.int64)  # not 0: compiled code returns at once, for a pause

    def pause(self) -> None:
        """Returns when the search may go on; raises Stopped if nobody waits for it any more."""

    def time(self) -> float:
        """A clock in seconds that stands still during pauses."""
        return time.monotonic()

    def room(self) -> bool:
        """Whether a tree may grow beyond its initial size."""
        return True


_ALONE = SearchHost()
_here = threading.local()


def host() -> SearchHost:
    """The host of this thread."""
    found: SearchHost = getattr(_here, "host", _ALONE)
    return found


@contextmanager
def hosted(by: SearchHost) -> Iterator[None]:
    """Sets the host of this thread inside a `with` block."""
    before = host()
    _here.host = by
    try:
        yield
    finally:
        _here.host = before
