"""Buckets that fill with time: how often something may be done, by one address or on one socket."""

import time
from collections import OrderedDict


class Bucket:
    """So many at once, and so many a second over time."""

    __slots__ = ("_full", "_level", "_rate", "_seen")

    def __init__(self, full: float, rate: float) -> None:
        self._full = full
        self._rate = rate
        self._level = full
        self._seen = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._level = min(self._full, self._level + (now - self._seen) * self._rate)
        self._seen = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def put_back(self) -> None:
        """What was taken was not used."""
        self._level += 1


class Buckets:
    """A bucket for each address; the least recently seen are forgotten."""

    def __init__(self, full: float, rate: float, most: int = 20_000) -> None:
        self._full, self._rate, self._most = full, rate, most
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._known.get(address)
        if bucket is None:
            bucket = self._known[address] = Bucket(self._full, self._rate)
            if len(self._known) > self._most:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(address)
        return bucket.take()
