"""What a server needs to know of leases and of other workers, whether there are any or not (`shared_store.py`)."""

from typing import NamedTuple

from ziggurat.server import errors
from ziggurat.server.errors import ServerRefusal


class Peer(NamedTuple):
    """Another worker: its number, and where it is found."""

    worker: int
    address: str


class Lease(NamedTuple):
    """A table that is ours from now on; `alive`: when the owner before was last there, if that was another."""

    epoch: int
    alive: int | None


class Elsewhere(ServerRefusal):
    """Another worker owns the table. Whoever cannot ask it passes this on: the client tries again."""

    def __init__(self, peer: Peer) -> None:
        super().__init__(errors.ELSEWHERE)
        self.peer = peer
