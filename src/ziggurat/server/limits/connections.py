"""All open connections, HTTP and WebSocket: counted in total and by address, cut if their clients stop reading.

Where there is no room for a new one, another gives way: one that waits for its client. That may be for the rest
of a request, for the next one, for a socket's hello or for the end of a connection that is being closed. It is the
one that has waited longest, of the address that has most of these.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Protocol

from ziggurat.server import errors
from ziggurat.server.errors import ErrorKind
from ziggurat.server.limits.addresses import address_group
from ziggurat.server.limits.rate_limits import Refusals
from ziggurat.server.settings import Limits

_LEAST_PAUSE = 0.1  # seconds between two checks, at least
_AT_ONCE = 500  # connections checked before the event loop has its turn


class Connection(Protocol):
    """An HTTP connection, as far as it is counted here."""

    group: str  # the address group that it is counted under
    transport: asyncio.Transport

    def cut(self, reason: str) -> None: ...


class Connections:
    """Counts the open connections, and refuses those beyond the limits."""

    def __init__(self, limits: Limits, most: int, refusals: Refusals, trusts: Callable[[str], bool]) -> None:
        self.limits = limits
        self.refusals = refusals
        self.most = min(limits.connections, most)
        # However small the total limit, no address takes more than half of it.
        self.an_address = min(limits.connections_an_address, max(1, self.most // 2))
        self.lingering = 0
        self._trusts = trusts
        self._unread: dict[asyncio.Transport, int] = {}  # unsent bytes of each client, at the last check
        self._by_group: Counter[str] = Counter()
        self.elsewhere: Counter[str] = Counter()  # connections of each group at other workers
        # The connections of each group that give way, oldest first.
        self._idle: dict[str, dict[Connection, None]] = {}

    def __len__(self) -> int:
        return len(self._unread)

    def enter(self, connection: "Connection", peer: str) -> ErrorKind | None:
        """Counts a new connection, or returns why it is refused.

        The connections of a trusted proxy come from many people: they are not limited by address.
        """
        group = "" if self._trusts(peer) else address_group(peer)
        if self._is_crowded(group):
            return errors.CONNECTIONS_AN_ADDRESS
        if len(self) >= self.most and not self._make_room(max(self._idle.values(), key=len, default={})):
            return errors.CONNECTIONS
        connection.group = group
        self._by_group[group] += 1
        self._unread[connection.transport] = 0
        self._set_idle(connection)
        return None

    def move(self, connection: "Connection", group: str) -> ErrorKind | None:
        """Counts a connection under another group from now on, or returns why it is refused."""
        if connection.group == group or connection.transport not in self._unread:
            return None
        if self._is_crowded(group):
            return errors.CONNECTIONS_AN_ADDRESS
        idle = connection in self._idle.get(connection.group, {})
        self.leave(connection)
        connection.group = group
        self._by_group[group] += 1
        self._unread[connection.transport] = 0
        self.idle(connection, idle)
        return None

    def _is_crowded(self, group: str) -> bool:
        """Whether an address has no room for one more, although its idle connections give way."""
        crowded = group and self._by_group[group] + self.elsewhere[group] >= self.an_address
        return bool(crowded) and not self._make_room(self._idle.get(group, {}))

    def by_group(self) -> dict[str, float]:
        return dict(self._by_group)

    def leave(self, connection: "Connection") -> None:
        if self._unread.pop(connection.transport, None) is None:
            return
        self._unset_idle(connection)
        self._by_group[connection.group] -= 1
        if not self._by_group[connection.group]:
            del self._by_group[connection.group]

    def idle(self, connection: "Connection", idle: bool) -> None:
        """Whether the connection waits for its client."""
        if not idle:
            self._unset_idle(connection)
        elif connection.transport in self._unread:
            self._set_idle(connection)

    def _set_idle(self, connection: Connection) -> None:
        self._idle.setdefault(connection.group, {})[connection] = None

    def _unset_idle(self, connection: Connection) -> None:
        idle = self._idle.get(connection.group, {})
        idle.pop(connection, None)
        if not idle:
            self._idle.pop(connection.group, None)

    def _make_room(self, idle: dict[Connection, None]) -> bool:
        """Cuts the connection that has waited longest for its client: such connections lock nobody out."""
        if not idle:
            return False
        oldest = next(iter(idle))
        self.leave(oldest)
        oldest.cut("crowded-out")
        return True

    def has_read(self, connection: "Connection") -> None:
        """Its client has read almost all: if as much again follows at once, it has not stopped reading."""
        if connection.transport in self._unread:
            self._unread[connection.transport] = 0

    async def watch(self) -> None:
        """Cuts connections whose clients have stopped reading. A closing transport waits for them for ever."""
        while True:
            await asyncio.sleep(max(_LEAST_PAUSE, self.limits.unread_seconds))
            for number, (transport, before) in enumerate(list(self._unread.items())):
                if number % _AT_ONCE == 0:
                    await asyncio.sleep(0)
                if transport not in self._unread:
                    continue
                self._unread[transport] = now = transport.get_write_buffer_size()
                if before and now >= before:
                    peer = transport.get_extra_info("peername")
                    self.refusals.add("unread", str(peer[0]) if peer else "?")
                    transport.abort()
