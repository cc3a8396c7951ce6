"""All open sockets, by address: who may come in, and who gives way.

A socket is new until its hello. Then it is a watcher's, or it is seated: it has brought the key of a seat.

- A seated socket always comes in. Where there is no room, the oldest watcher gives way to it; if there is none,
  the oldest seated socket of its own address, or of the address that has most.
- A watcher takes the place of an older watcher, and never that of somebody seated.
- New sockets are few at a time and take nobody's place. A flood of them only replaces its own.
"""

from collections import Counter
from collections.abc import Collection, Iterator
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING

from ziggurat.server import errors
from ziggurat.server.errors import ErrorKind, refuse
from ziggurat.server.live.live_table import LiveTable, Socket
from ziggurat.server.settings import Limits

if TYPE_CHECKING:
    from ziggurat.server.cluster.worker import Workers

_NEW_AN_ADDRESS = 200  # new sockets of one address, which say hello within a moment
_NEW_SHARE, _NEW_AT_LEAST = 10, 10  # and of all addresses: one for so many sockets that can be open


class Standing(Enum):
    NEW = "new"
    WATCHING = "watching"
    SEATED = "seated"


class OpenSockets:
    """The open sockets, in the order in which they came to their standing."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._held: dict[Standing, dict[str, dict[Socket, None]]] = {standing: {} for standing in Standing}
        self._standing: dict[Socket, Standing] = {}
        self._totals = Counter[Standing]()
        self._elsewhere: dict[Standing, Counter[str]] = {standing: Counter() for standing in Standing}

    def __len__(self) -> int:
        return len(self._standing)

    def __iter__(self) -> Iterator[Socket]:
        return iter(list(self._standing))

    def share(self, workers: "Workers") -> None:
        """What an address has open at other workers counts here too."""
        for standing in (Standing.WATCHING, Standing.SEATED):
            self._elsewhere[standing] = workers.share(
                f"{standing.value} sockets", partial(self._numbers, standing)
            )

    def is_seated(self, address: str) -> bool:
        """Whether somebody at this address sits at a table."""
        return bool(self._of(Standing.SEATED, address) or self._elsewhere[Standing.SEATED][address])

    # ── Coming and going ─────────────────────────────────────────────────────────────────────────────
    def greet(self, socket: Socket) -> None:
        """A socket is open. What it wants is not known yet."""
        own = self._of(Standing.NEW, socket.address)
        most = max(_NEW_AT_LEAST, self._limits.sockets // _NEW_SHARE)
        if len(own) >= min(most, _NEW_AN_ADDRESS):
            self._dismiss_oldest(own)
        elif self._totals[Standing.NEW] >= most:
            self._dismiss_oldest(self._most(Standing.NEW))
        self._put(socket, Standing.NEW)

    def admit_watcher(self, socket: Socket, live: LiveTable) -> None:
        """Lets a watcher in, perhaps in place of another; otherwise it is refused."""
        limits, own = self._limits, self._of(Standing.WATCHING, socket.address)
        watching = len(own) + self._elsewhere[Standing.WATCHING][socket.address]
        if watching >= limits.watchers_an_address or self._at(socket.address) >= limits.sockets_an_address:
            self._must_dismiss(own)
        others = [other for other in live.sockets if other.key is None]
        if len(others) >= limits.watchers_a_table:
            most, _ = Counter(other.address for other in others).most_common(1)[0]
            self._must_dismiss([other for other in others if other.address == most])
        if self._totals[Standing.WATCHING] >= limits.watchers or self._admitted >= limits.sockets:
            self._must_dismiss(self._most(Standing.WATCHING))
        self._put(socket, Standing.WATCHING)

    def admit_seated(self, socket: Socket, live: LiveTable) -> None:
        """Lets in a socket with the key of a seat, whoever else is there."""
        limits, address = self._limits, socket.address
        of_key = [other for other in live.sockets if other.key == socket.key]
        if len(of_key) >= limits.sockets_a_key:
            self._dismiss_oldest(of_key, errors.OPENED_ELSEWHERE)
        if self._at(address) >= limits.sockets_an_address:
            self._dismiss_oldest(self._of(Standing.WATCHING, address) or self._of(Standing.SEATED, address))
        if self._admitted >= limits.sockets:
            self._dismiss_oldest(self._most(Standing.WATCHING) or self._most(Standing.SEATED))
        self._put(socket, Standing.SEATED)

    def leave(self, socket: Socket) -> None:
        standing = self._standing.pop(socket, None)
        if standing is None:
            return
        self._totals[standing] -= 1
        held = self._held[standing]
        del held[socket.address][socket]
        if not held[socket.address]:
            del held[socket.address]

    def _put(self, socket: Socket, standing: Standing) -> None:
        self.leave(socket)
        self._standing[socket] = standing
        self._totals[standing] += 1
        self._held[standing].setdefault(socket.address, {})[socket] = None

    # ── Giving way ───────────────────────────────────────────────────────────────────────────────────
    def _must_dismiss(self, sockets: Collection[Socket]) -> None:
        if not sockets:
            raise refuse(errors.TOO_MANY_SOCKETS)
        self._dismiss_oldest(sockets)

    def _dismiss_oldest(self, sockets: Collection[Socket], kind: ErrorKind | None = None) -> None:
        """Says goodbye to the first of these, if there is one."""
        for socket in list(sockets)[:1]:
            watching = self._standing.get(socket) is Standing.WATCHING
            socket.dismiss(kind or (errors.WATCHER_GAVE_WAY if watching else errors.TOO_MANY_SOCKETS))
            self.leave(socket)

    # ── Counting ─────────────────────────────────────────────────────────────────────────────────────
    def _of(self, standing: Standing, address: str) -> Collection[Socket]:
        return self._held[standing].get(address, {})

    def _most(self, standing: Standing) -> Collection[Socket]:
        """The sockets of the address that has most of them."""
        return max(self._held[standing].values(), key=len, default={})

    @property
    def _admitted(self) -> int:
        return len(self._standing) - self._totals[Standing.NEW]

    def _at(self, address: str) -> int:
        """The sockets of an address that have said hello, at all workers."""
        admitted = (Standing.WATCHING, Standing.SEATED)
        return sum(len(self._of(one, address)) + self._elsewhere[one][address] for one in admitted)

    def _numbers(self, standing: Standing) -> dict[str, float]:
        """Called in a reading thread: the items are copied at once."""
        return {address: len(sockets) for address, sockets in list(self._held[standing].items())}
