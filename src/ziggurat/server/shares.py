"""What one address may make and have stored. Every way to make a table takes from the same shares.

No table can be written without a `StorageShare` (`TableRegistry._creation`), and only `take_table` counts one. So
a further way to make tables cannot forget the limits.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ziggurat.server import errors, log
from ziggurat.server import protocol as p
from ziggurat.server.commands import Find, Found
from ziggurat.server.errors import refuse
from ziggurat.server.log import LogRow
from ziggurat.server.rate_limits import Buckets
from ziggurat.server.settings import Limits

if TYPE_CHECKING:
    from ziggurat.server.workers import Workers

ROW_BYTES = 120  # of an event in the database, beside its token; 86 were measured in SQLite


@dataclass(frozen=True)
class StorageShare:
    """What an address may still have stored within the hour."""

    address: str
    stored: Buckets

    def take(self, size: int) -> None:
        if not self.stored.take(self.address, size):
            raise refuse(errors.TOO_MUCH_STORED)

    def take_log(self, rows: Sequence[LogRow]) -> None:
        """The rows of a new table."""
        self.take(sum(ROW_BYTES + len(log.encode(row.event)) for row in rows))

    def take_found(self, found: Found | Find, command: p.Command | None = None) -> None:
        """What a command, or a bot, leads to; only a token may be long. What is still to be found is an action."""
        if callable(found):
            self.take(ROW_BYTES + len(getattr(command, "token", "")))
        else:
            tokens = (new.event.token for new in found if isinstance(new.event, log.Acted))
            self.take(ROW_BYTES * len(found) + sum(map(len, tokens)))


class Shares:
    """The shares of all addresses. `tables`: how many there are in all."""

    def __init__(self, limits: Limits, tables: Callable[[], int]) -> None:
        self._most = limits.tables
        self._tables = tables
        self._made = Buckets(limits.tables_an_hour, limits.tables_an_hour / 3600)
        self._stored = Buckets(limits.stored_an_hour, limits.stored_an_hour / 3600)

    def join(self, workers: "Workers") -> None:
        """What an address takes at other workers counts here too."""
        workers.share_buckets("made", self._made)
        workers.share_buckets("stored", self._stored)

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

    def of(self, address: str) -> StorageShare:
        return StorageShare(address, self._stored)
