"""Rate limits by address or socket, and the counts of what was refused."""

import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ziggurat.server.limits.addresses import pseudonym
from ziggurat.server.process.metrics import Metrics

_FEW_AT_ONCE, _FEW_A_SECOND = 5, 1  # messages that a key may send whatever others at its address do
logger = logging.getLogger("ziggurat.limits")


class Bucket:
    """A token bucket: `full` at once, and `rate` per second over time."""

    __slots__ = ("_full", "_level", "_rate", "_seen")

    def __init__(self, full: float, rate: float) -> None:
        self._full = full
        self._rate = rate
        self._level = full
        self._seen = time.monotonic()

    def take(self, number: float = 1) -> bool:
        """Whether so many more are allowed now."""
        now = time.monotonic()
        self._level = min(self._full, self._level + (now - self._seen) * self._rate)
        self._seen = now
        if self._level < number:
            return False
        self._level -= number
        return True

    def drain(self, number: int) -> None:
        """Takes what was allowed elsewhere."""
        self._level -= number

    def is_empty(self) -> bool:
        return self.take(0) and self._level < 1


class Buckets:
    """A bucket for each address; the least recently seen are forgotten."""

    def __init__(self, full: float, rate: float, most: int = 20_000) -> None:
        self._full, self._rate, self._most = full, rate, most
        self._known: OrderedDict[str, Bucket] = OrderedDict()
        self.taken: Counter[str] | None = None  # where workers share limits: what each address took here

    def take(self, address: str, number: int = 1) -> bool:
        taken = self._bucket(address).take(number)
        if taken and self.taken is not None:
            self.taken[address] += number
        return taken

    def give_back(self, address: str) -> None:
        """One that was taken came to nothing."""
        self.charge(address, -1)

    def charge(self, address: str, number: int) -> None:
        """Takes so many, even if there are not as many left."""
        self.drain(address, number)
        if self.taken is not None:
            self.taken[address] += number

    def drain(self, address: str, number: int) -> None:
        self._bucket(address).drain(number)

    def is_empty(self, address: str) -> bool:
        """Whether there is nothing to take just now."""
        return address in self._known and self._known[address].is_empty()

    def _bucket(self, address: str) -> Bucket:
        bucket = self._known.get(address)
        if bucket is None:
            bucket = self._known[address] = Bucket(self._full, self._rate)
            if len(self._known) > self._most:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(address)
        return bucket


class KeyRate:
    """The messages of one key, on whatever sockets: a few always, more as far as its address has some left."""

    __slots__ = ("_all", "_few")

    def __init__(self, full: float, rate: float) -> None:
        self._all = Bucket(full, rate)
        self._few = Bucket(_FEW_AT_ONCE, _FEW_A_SECOND)

    def take(self, more: Callable[[], bool]) -> bool:
        """Whether one more is allowed now. `more` takes it from what the address has."""
        return self._all.take() and (self._few.take() or more())


class AtOnce:
    """How many are under way for each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._under_way: Counter[str] = Counter()
        self.elsewhere: Counter[str] = Counter()  # at other workers

    def under_way(self) -> dict[str, float]:
        return dict(self._under_way)

    @contextmanager
    def one(self, address: str) -> Iterator[bool]:
        """One more for as long as it takes; whether there is room for it."""
        self._under_way[address] += 1
        try:
            yield self._under_way[address] + self.elsewhere[address] <= self._most
        finally:
            self._under_way[address] -= 1
            if not self._under_way[address]:
                del self._under_way[address]


_EXPECTED = frozenset({"making-ready"})  # no fault of anybody's: the rules are being compiled


class Refusals:
    """Counts what is refused, by reason, and logs each reason at a bounded rate: a flood fills no disk."""

    def __init__(self, metrics: Metrics, log_every: float = 10.0) -> None:
        self._metrics = metrics
        self._log_every = log_every
        self._logged: dict[str, tuple[float, int]] = {}  # when, and how many since then

    def add(self, reason: str, address: str) -> None:
        self._metrics.count("refused", f'{{reason="{reason}"}}')
        now = time.monotonic()
        last, unlogged = self._logged.get(reason, (-self._log_every, 0))
        if now - last < self._log_every:
            self._logged[reason] = (last, unlogged + 1)
            return
        self._logged[reason] = (now, 0)
        level = logging.INFO if reason in _EXPECTED else logging.WARNING
        logger.log(level, "refused", extra={"reason": reason, "caller": pseudonym(address), "unlogged": unlogged})
