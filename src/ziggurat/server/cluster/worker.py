"""One of several workers: it keeps its tables, knows the others, and shares with them what each address has used.

Every second a worker renews its lease and reads the rows of the others. If it comes too late, others may have
taken some of its tables: until it has asked which, it shows none, and then it drops those. If it cannot ask, it
drops all. A write would be refused anyway (`shared_store.py`); this keeps people from looking at a table that
stands still. Hints (`NOTIFY`) only make things quicker.

Limits by address hold for all workers together: each tells how many tokens an address took from its buckets and
how much it has there now. The others ask for that every second. They ask the worker itself: addresses of people
are kept in memory only, and never enter the database.
"""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping
from typing import Any, Protocol

import msgspec

from ziggurat.core.refusals import Refusal
from ziggurat.server import errors
from ziggurat.server.cluster.leases import Lease, Peer
from ziggurat.server.cluster.shared_store import LEASE_SECONDS, Listener, SharedStore
from ziggurat.server.errors import refuse
from ziggurat.server.storage.store import GATHER_SECONDS, Conflict, Store, StoreFailed, Transaction

logger = logging.getLogger("ziggurat.workers")
RENEW_SECONDS = 1.0
GRACE_SECONDS = 1.0  # to renew a lease that has run out, before all tables are dropped
_MOST_ADDRESSES = 500  # of each kind that are told about
_COUNTED = 20_000  # addresses whose tokens are counted
_MOST_GATHERING = 4  # times as long as one alone waits for rows to write together
LOOK = "look"  # a hint: tables are free


class Usage(msgspec.Struct):
    """What addresses have used at a worker: tokens of buckets since it began, and other things just now."""

    taken: dict[str, dict[str, int]] = {}
    held: dict[str, dict[str, float]] = {}


class Taken(Protocol):
    """What is counted by address here, and follows what was counted elsewhere."""

    taken: Counter[str] | None

    def drain(self, address: str, number: int) -> None: ...


class Keep(Protocol):
    """The tables in memory."""

    def held(self) -> dict[str, int]:
        """The tables and the epochs of their leases."""
        ...

    def drop(self, tables: Collection[str]) -> None:
        """Drops tables that are others' now, or may be."""
        ...


class Others:
    """How much of one kind of thing each address has at the other workers."""

    def __init__(self, own: Callable[[], Mapping[str, float]]) -> None:
        self.own = own
        self.elsewhere: Counter[str] = Counter()


class Workers:
    """What this worker knows of the others."""

    def __init__(self, store: SharedStore, keep: "Keep", hear: Callable[[str], None]) -> None:
        self.store = store
        self.peers: dict[int, Peer] = {}
        self.gone: Callable[[int], None] = lambda worker: None  # called when another worker is not there any more
        self._keep_tables, self._hear = keep, hear
        self._buckets: dict[str, Taken] = {}
        self._held: dict[str, Others] = {}
        self._known: dict[tuple[int, str, str], int] = {}  # tokens that we know of
        self._until = time.monotonic() + LEASE_SECONDS
        self._doubtful = 0.0  # until then a table may still be found to be another's: its taking was under way
        self.lapses = 0  # how often the lease has run out
        self._dropping: asyncio.TimerHandle | None = None
        self._listener: Listener | None = None
        self._left = False
        self._renewing = asyncio.Lock()
        self._telling: set[asyncio.Task[None]] = set()
        self.ask: Callable[[Peer], Awaitable[bytes]] = _unanswered  # for the usage of another worker
        self._usages: dict[int, Usage] = {}  # of the others, as they said last
        self._asking: asyncio.Task[None] | None = None

    # ── Beginning and end ────────────────────────────────────────────────────────────────────────────
    def begin(self) -> Coroutine[Any, Any, None]:
        loop = asyncio.get_running_loop()

        def hear(hint: str) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._hear, hint)

        self._listener = Listener(self.store, hear)
        return self._keep()

    async def leave(self) -> None:
        """Writes what waits, hands all tables over, and tells the others that they are free."""
        if self._left:
            return
        self._left = True
        if self._dropping:
            self._dropping.cancel()
        try:
            await self.store.write(Transaction())
            async with self._renewing:
                await self.store.read(lambda store: self.store.leave())
            await self._tell(LOOK)
        except (Refusal, StoreFailed, Conflict) as error:  # then they are free when our time has passed
            logger.error("tables not handed over", extra={"error": str(error)})

    async def close(self) -> None:
        if self._listener:
            await asyncio.to_thread(self._listener.close)

    # ── Keeping the tables ───────────────────────────────────────────────────────────────────────────
    @property
    def keeps(self) -> bool:
        """Whether our tables are certainly still ours."""
        return time.monotonic() < self._until

    async def take(self, table: str) -> Lease:
        if self._left or not self.keeps:
            raise refuse(errors.CLOSING if self._left else errors.NOT_KEPT)
        return await self.store.read(lambda store: self.store.take(table))

    async def _keep(self) -> None:
        while not self._left:
            asked = time.monotonic()
            try:
                async with self._renewing:
                    lost, peers = await self.store.read(lambda store: self._renewed())
            except (Refusal, StoreFailed) as error:
                logger.warning("lease not renewed", extra={"error": str(error)})
            else:
                if lost:
                    logger.warning("others have taken tables", extra={"tables": len(lost)})
                    self._keep_tables.drop(lost)
                self._extend(asked + LEASE_SECONDS)
                self._meet(peers)
            await asyncio.sleep(max(0.0, asked + RENEW_SECONDS - time.monotonic()))

    def _renewed(self) -> tuple[list[str], list[Peer]]:
        """Renews the lease; returns the tables that others have taken because it had run out, and the others."""
        if not (self._left or self.store.renew()):
            self.lapses += 1
            self._doubtful = time.monotonic() + LEASE_SECONDS
            logger.warning("the lease had run out")
        doubtful = not self._left and time.monotonic() < self._doubtful
        return self.store.lost(self._keep_tables.held()) if doubtful else [], self.store.peers()

    def _extend(self, until: float) -> None:
        self._until = until
        if self._dropping:
            self._dropping.cancel()
        self._dropping = asyncio.get_running_loop().call_later(until - time.monotonic(), self._run_out)

    def _run_out(self) -> None:
        """Waits a moment: after a pause of this process the lease is renewed at once."""
        self._dropping = asyncio.get_running_loop().call_later(GRACE_SECONDS, self._give_up)

    def _give_up(self) -> None:
        if not self._left:
            logger.warning("the lease has run out: all tables are dropped")
            self._keep_tables.drop(self._keep_tables.held())

    def _meet(self, peers: list[Peer]) -> None:
        # The more there are, the fewer rows each writes: it waits longer for them, and all commit no more often.
        self.store.gather_seconds = GATHER_SECONDS * min(_MOST_GATHERING, 1 + len(peers))
        now = {peer.worker: peer for peer in peers}
        left = self.peers.keys() - now.keys()
        self.peers = now
        for worker in left:
            self.gone(worker)
        if left:
            self._known = {key: number for key, number in self._known.items() if key[0] in now}
            self._hear(LOOK)
            self._usages = {worker: usage for worker, usage in self._usages.items() if worker in now}
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._share(peers))

    def tell_all(self, hint: str) -> None:
        """Sends a hint to all other workers."""
        task = asyncio.create_task(self._tell(hint))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell(self, hint: str) -> None:
        def tell(store: Store) -> None:
            for worker in list(self.peers):
                self.store.notify(worker, hint)

        try:
            await self.store.read(tell)
        except (Refusal, StoreFailed) as error:
            logger.info("hint not sent", extra={"error": str(error)})

    # ── Shared limits ────────────────────────────────────────────────────────────────────────────────
    def share_buckets(self, kind: str, buckets: Taken) -> None:
        buckets.taken = Counter()
        self._buckets[kind] = buckets

    def share(self, kind: str, own: Callable[[], Mapping[str, float]]) -> Counter[str]:
        """Tells the others what each address has here; returns what it has there."""
        self._held[kind] = others = Others(own)
        return others.elsewhere

    async def usage(self) -> bytes:
        """What addresses have used here, for another worker that asks."""
        return await asyncio.to_thread(self._usage)

    def _usage(self) -> bytes:
        """Called in a thread: each dict is copied at once."""
        for buckets in self._buckets.values():
            if buckets.taken and len(buckets.taken) > _COUNTED:
                buckets.taken.clear()
        taken = {kind: _most_of(buckets.taken or {}) for kind, buckets in self._buckets.items()}
        held = {kind: _most_of(others.own()) for kind, others in self._held.items()}
        return msgspec.msgpack.encode(Usage(taken, held))

    async def _share(self, peers: list[Peer]) -> None:
        """Asks all others at once. One that does not answer, or not in words that we know, counts as before."""
        answers = await asyncio.gather(*(self.ask(peer) for peer in peers))
        for peer, answer in zip(peers, answers, strict=True):
            with contextlib.suppress(msgspec.DecodeError):
                if answer and peer.worker in self.peers:
                    self._usages[peer.worker] = msgspec.msgpack.decode(answer, type=Usage)
        for others in self._held.values():
            others.elsewhere.clear()
        for worker, usage in self._usages.items():
            for kind, addresses in usage.taken.items():
                self._drain(worker, kind, addresses)
            for kind, held in usage.held.items():
                if kind in self._held:
                    self._held[kind].elsewhere.update(held)

    def _drain(self, worker: int, kind: str, addresses: dict[str, int]) -> None:
        buckets = self._buckets.get(kind)
        for address, taken in addresses.items():
            known = self._known.get((worker, kind, address), 0)
            if buckets and taken != known:
                buckets.drain(address, taken - known if taken > known else taken)
                self._known[worker, kind, address] = taken


async def _unanswered(_: Peer) -> bytes:
    return b""


def _most_of(numbers: Mapping[str, Any]) -> dict[str, Any]:
    copied = dict(numbers)
    if len(copied) <= _MOST_ADDRESSES:
        return copied
    return dict(Counter(copied).most_common(_MOST_ADDRESSES))
