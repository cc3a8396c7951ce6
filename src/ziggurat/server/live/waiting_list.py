"""Who may wait for a hint or a study: a list with few places, of which everybody has a share."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from ziggurat.server import errors
from ziggurat.server.errors import refuse

Rank = tuple[bool, int, float]


@dataclass(eq=False)
class _Waiting:
    address: str
    seated: bool
    until: asyncio.Timeout


class WaitingList:
    """A full list makes room for whoever comes before one that waits.

    Somebody at a table comes before a stranger, then who has few places, then who has had little thinking of late.
    The newest request of the address that comes last gives way; it may be asked again.
    """

    def __init__(self, places: int, an_address: int, had: Callable[[str], float]) -> None:
        self._places, self._an_address = places, an_address
        self._had = had
        self._waiting: dict[_Waiting, None] = {}  # the oldest first
        self.elsewhere: Counter[str] = Counter()  # at other workers

    def asking(self) -> dict[str, float]:
        return dict(Counter(one.address for one in list(self._waiting)))

    @asynccontextmanager
    async def place(self, address: str, seated: bool) -> AsyncIterator[None]:
        """A place while the body runs. The body ends with a refusal if the place goes to somebody else."""
        try:
            async with asyncio.timeout(None) as until:
                own = _Waiting(address, seated, until)
                self._enter(own)
                try:
                    yield
                finally:
                    self._waiting.pop(own, None)
        except TimeoutError:
            if not until.expired():
                raise
            raise refuse(errors.TOO_BUSY) from None

    def _enter(self, own: _Waiting) -> None:
        numbers = Counter(one.address for one in self._waiting) + self.elsewhere
        numbers[own.address] += 1
        if numbers[own.address] > self._an_address:
            raise refuse(errors.TOO_BUSY)
        if len(self._waiting) >= self._places:

            def rank(one: _Waiting) -> Rank:
                return not one.seated, numbers[one.address], self._had(one.address)

            last = max(reversed(self._waiting), key=rank, default=None)
            if last is None or rank(last) <= rank(own):
                raise refuse(errors.TOO_BUSY)
            del self._waiting[last]
            last.until.reschedule(asyncio.get_running_loop().time())
        self._waiting[own] = None
