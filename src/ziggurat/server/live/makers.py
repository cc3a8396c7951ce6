"""Who brought which tables into the list, so that nobody fills it alone. Addresses are in memory only."""

from collections import Counter, OrderedDict
from collections.abc import Iterable

_MOST = 100_000  # tables whose makers are known


class Makers:
    """The addresses that made the listed tables, here and at other workers.

    After a restart they are unknown. Then a table counts as its people's as soon as one of them comes back to it.
    """

    def __init__(self) -> None:
        self._of: OrderedDict[str, str] = OrderedDict()
        self.taken: Counter[str] | None = None  # where workers share limits: the tables noted here

    def note(self, table: str, address: str) -> None:
        if table in self._of:
            return
        self._remember(table, address)
        if self.taken is not None:
            self.taken[f"{table} {address}"] = 1

    def drain(self, address: str, number: int) -> None:
        """Takes over what another worker has noted: a table and its address."""
        table, _, address = address.partition(" ")
        self._remember(table, address)

    def made(self, table: str, address: str) -> bool:
        """Whether that address is known to have made the table."""
        return self._of.get(table) == address

    def fairly(self, tables: Iterable[str]) -> list[str]:
        """The first table of each address, then the second of each, and so on; otherwise as they were."""
        turns = Counter[str]()
        rounds: list[tuple[int, int, str]] = []
        for place, table in enumerate(tables):
            address = self._of.get(table, "")
            rounds.append((turns[address], place, table))
            turns[address] += 1
        return [table for _, _, table in sorted(rounds)]

    def _remember(self, table: str, address: str) -> None:
        self._of[table] = address
        if len(self._of) > _MOST:
            self._of.popitem(last=False)
