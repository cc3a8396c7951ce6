"""Watches the event loop: whatever holds it up holds up everybody.

A timer ticks on the loop. Two ticks that lie far apart mean that something kept the thread from it: a callback,
which shows in the thread's own processor time, or another process, a suspended machine, the interpreter's lock.
"""

import asyncio
import logging
import time

from ziggurat.server.process.metrics import Metrics

logger = logging.getLogger("ziggurat.loop")
TICK = 0.02  # seconds
STALL = 0.05  # seconds between two ticks that are worth a word
_SILENCE = 60.0  # seconds between two lines in the log; stalls in between are counted


class LoopWatch:
    """Counts the stalls of the loop in which it begins, and logs the first of each minute with their number."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._timer: asyncio.TimerHandle | None = None
        self._ticked = self._used = 0.0
        self._silent_until = 0.0
        self._unlogged = 0

    def begin(self) -> None:
        self._ticked, self._used = time.monotonic(), time.thread_time()
        self._timer = asyncio.get_running_loop().call_later(TICK, self._tick)

    def end(self) -> None:
        if self._timer:
            self._timer.cancel()

    def _tick(self) -> None:
        now, used = time.monotonic(), time.thread_time()
        if now - self._ticked > STALL:
            self._count(now, now - self._ticked, used - self._used)
        self.begin()

    def _count(self, now: float, seconds: float, processor: float) -> None:
        self._metrics.count("loop_stalls")
        self._metrics.count("loop_stalled_milliseconds", number=round(1000 * seconds))
        self._unlogged += 1
        if now < self._silent_until:
            return
        about = {"ms": round(1000 * seconds), "processor_ms": round(1000 * processor), "stalls": self._unlogged}
        logger.warning("event loop stalled", extra=about)
        self._silent_until, self._unlogged = now + _SILENCE, 0
