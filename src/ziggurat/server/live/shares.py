"""What one address may make, have stored and have in memory. Every way to make a table takes from the same shares.

No table can be written without a `StorageShare` (`TableRegistry._creation`), and only `take_table` counts one. So
a further way to make tables cannot forget the limits.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ziggurat.server import errors
from ziggurat.server import protocol as p
from ziggurat.server.errors import refuse
from ziggurat.server.limits.rate_limits import Buckets
from ziggurat.server.settings import Limits
from ziggurat.server.tables import log
from ziggurat.server.tables.commands import Find, Found
from ziggurat.server.tables.log import LogRow
from ziggurat.server.tables.table import Table

if TYPE_CHECKING:
    from ziggurat.server.cluster.worker import Workers

_MEMORY_SECONDS = 600  # after which a table that nobody uses leaves memory
ROW_BYTES = 120  # of an event in the database, beside its token; 86 were measured in SQLite


@dataclass(frozen=True)
class StorageShare:
    """What an address may still have stored within the hour, and bring into memory within minutes."""

    address: str
    stored: Buckets
    memory: Buckets

    def take(self, size: int, weight: int) -> None:
        if not self.stored.take(self.address, size):
            raise refuse(errors.TOO_MUCH_STORED)
        if not self.memory.take(self.address, weight):
            raise refuse(errors.TOO_MUCH_LOADED)

    def take_log(self, rows: Sequence[LogRow], table: Table) -> None:
        """The rows of a new table."""
        self.take(sum(ROW_BYTES + len(log.encode(row.event)) for row in rows), table.weight)

    def take_found(self, found: Found | Find, table: Table, command: p.Command | None = None) -> None:
        """What a command, or a bot, leads to; only a token may be long. What is still to be found is an action."""
        if callable(found):
            count, letters = 1, len(getattr(command, "token", ""))
        else:
            tokens = (new.event.token for new in found if isinstance(new.event, log.Acted))
            count, letters = len(found), sum(map(len, tokens))
        self.take(ROW_BYTES * count + letters, table.event_weight * count + letters)


class Shares:
    """The shares of all addresses. `tables`: how many there are in all."""

    def __init__(self, limits: Limits, tables: Callable[[], int]) -> None:
        self._most = limits.tables
        self._tables = tables
        self._made = Buckets(limits.tables_an_hour, limits.tables_an_hour / 3600)
        self._seats = Buckets(limits.listed_seats_an_hour, limits.listed_seats_an_hour / 3600)
        self._stored = Buckets(limits.stored_an_hour, limits.stored_an_hour / 3600)
        self._memory = Buckets(limits.memory_an_address, limits.memory_an_address / _MEMORY_SECONDS)
        # Apart, so that whoever looks at many tables keeps nobody at the same address from playing.
        self.loaded = Buckets(limits.memory_an_address, limits.memory_an_address / _MEMORY_SECONDS)

    def join(self, workers: "Workers") -> None:
        """What an address takes at other workers counts here too."""
        workers.share_buckets("made", self._made)
        workers.share_buckets("seats", self._seats)
        workers.share_buckets("stored", self._stored)
        workers.share_buckets("memory", self._memory)
        workers.share_buckets("loaded", self.loaded)

    def take_table(self, address: str) -> StorageShare:
        """One more table, made by this address: a refusal if there are too many, in all or from there."""
        if self._tables() >= self._most:
            raise refuse(errors.TOO_MANY_TABLES)
        if not self._made.take(address):
            raise refuse(errors.TOO_MANY_MADE)
        return self.of(address)

    def give_back_table(self, share: StorageShare) -> None:
        """The table was not made, through no fault of its maker."""
        self._made.give_back(share.address)

    def take_listed_seat(self, address: str) -> None:
        """One more seat at a listed table that another address made."""
        if not self._seats.take(address):
            raise refuse(errors.TOO_MANY_SEATS)

    def of(self, address: str) -> StorageShare:
        return StorageShare(address, self._stored, self._memory)
