"""The registry of all tables: opens, changes and deletes them, and unloads those that nobody uses.

What changes a table goes through `table_changes.py`; bots and clocks are in `bots_and_clocks.py`.
"""

import asyncio
import contextlib
import logging
import math
import random
import secrets
import time
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeVar, get_args

from ziggurat.core.game import Game
from ziggurat.core.messages import Message
from ziggurat.core.position import Position
from ziggurat.core.refusals import BadOption, Refusal
from ziggurat.core.registry import game
from ziggurat.core.types import Settings as Options
from ziggurat.records.position_text import options_in
from ziggurat.server import errors
from ziggurat.server import protocol as p
from ziggurat.server.cluster.leases import Elsewhere, Lease
from ziggurat.server.errors import ServerRefusal, refuse
from ziggurat.server.limits import keys
from ziggurat.server.limits.addresses import address_group
from ziggurat.server.limits.rate_limits import Buckets
from ziggurat.server.live import serializers
from ziggurat.server.live.bots_and_clocks import BotsAndClocks
from ziggurat.server.live.live_table import NO_THREAD_NEEDED, LiveTable
from ziggurat.server.live.makers import Makers
from ziggurat.server.live.open_sockets import OpenSockets
from ziggurat.server.live.shares import Shares, StorageShare
from ziggurat.server.live.table_changes import Change, Done, TableChanges, change_of
from ziggurat.server.live.waiting_list import WaitingList
from ziggurat.server.process.fatal import must_live
from ziggurat.server.process.metrics import Metrics
from ziggurat.server.settings import Settings
from ziggurat.server.storage.store import Conflict, Store, StoreFailed, Summary, Transaction, Unreadable
from ziggurat.server.tables import commands, log
from ziggurat.server.tables.commands import Find, Found, NewEvent
from ziggurat.server.tables.log import Damaged, LogRow
from ziggurat.server.tables.new_tables import (
    OS_CHANCE,
    checked_name,
    expect_no_lookalike,
    first_rows,
    moved_rows,
    moved_table,
    rematch_of,
    seat_setups,
)
from ziggurat.server.tables.table import FIRST_KEY, PendingDeletion, Table, beginning, current_rules
from ziggurat.server.thinking.compiler_pool import CompilerPool, NotReady
from ziggurat.server.thinking.pool import ThinkingPool
from ziggurat.server.thinking.scheduler import EVERYBODY, Claim, Urgency

if TYPE_CHECKING:
    from ziggurat.server.cluster.worker import Workers

T = TypeVar("T")
logger = logging.getLogger("ziggurat.tables")
_LABELS = {kind: f'{{deed="{kind.__name__}"}}' for kind in get_args(p.Command)}
_TOUCH_EVERY = 60_000  # milliseconds between two records that a table is in use
_SEEN_EVERY = 3_600_000  # and between two that a person is there
_SPEAKERS = 20  # keys of one address that may send as fast as they can at the same time
_PAGES_AT_ONCE = 200  # of long logs, to one address: five logs as long as they can be
_DAY = 86_400_000
_DELETION = get_args(p.DeletionCommand)
_DELETED_AT_ONCE = 100  # tables deleted in one commit
_DELETED_UNASKED = 100  # tables, or a tenth of all: a sweep that would delete more waits for the host
_SHOWN = 20  # of their ids
_READY_SECONDS = 8.0  # for the database to answer and to store, when somebody asks whether the server is ready
_WEIGH_SECONDS = 0.2  # between two looks at what all tables weigh
_IN_USE_SECONDS = 5.0  # for which a table is in use after a request
_ADOPT_SECONDS = 2.0  # between two searches for tables whose clocks run at no worker
FORGOTTEN = "forgotten "  # a hint to other workers: this table is deleted


class TableRegistry:
    """All the tables of a server."""

    def __init__(self, store: Store, settings: Settings, thinking: ThinkingPool, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.thinking = thinking
        self.metrics = metrics
        self.tables: dict[str, LiveTable] = {}
        self.count = store.count()
        self._made = 0  # tables since the start
        self.shares = Shares(settings.limits, lambda: self.count)
        limits = settings.limits
        self.sockets = OpenSockets(limits)
        self.makers = Makers()
        self.pages = Buckets(_PAGES_AT_ONCE, limits.pages_a_minute / 60)
        self._watching = Buckets(limits.messages_at_once, limits.messages_a_second)
        self._speaking = Buckets(_SPEAKERS * limits.messages_at_once, _SPEAKERS * limits.messages_a_second)
        had = thinking.scheduler.had
        self.waiting_list = WaitingList(limits.thinking_waiting, limits.thinking_an_address, had)
        self.workers: Workers | None = None  # the others, where several share the tables
        self.compilers = CompilerPool(thinking.prepare)
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._weighed = -math.inf  # when all tables were last weighed
        self._deleting: set[str] = set()  # the tables that are being deleted
        self.damaged: set[str] = set()  # the tables whose logs were found damaged
        self._confirmed = settings.forget_confirmed  # the first sweep may delete whatever is old
        self._asked_to_confirm = False
        self._chores: list[asyncio.Task[None]] = []
        self._background: set[asyncio.Task[None]] = set()
        self.closing = False
        self.changes = TableChanges(store, metrics, self.now, self._judge, self._after_change, self._unload)
        self.automatic = BotsAndClocks(self)

    def now(self, live: LiveTable | None = None) -> int:
        """The time in milliseconds, at a table or anywhere. It never goes back, not even across a restart."""
        return self.store.now() + (live.ahead if live else 0)

    # ── Beginning and end ────────────────────────────────────────────────────────────────────────────
    def join(self, workers: "Workers") -> None:
        """Shares the tables with other workers from now on."""
        self.workers = workers
        self.shares.join(workers)
        workers.share_buckets("makers", self.makers)
        workers.share_buckets("pages", self.pages)
        workers.share_buckets("watching", self._watching)
        workers.share_buckets("speaking", self._speaking)
        self.sockets.share(workers)
        self.waiting_list.elsewhere = workers.share("asking", self.waiting_list.asking)
        scheduler = self.thinking.scheduler
        scheduler.elsewhere = workers.share("thought", scheduler.used)
        scheduler.threads_elsewhere = workers.share("threads", lambda: {EVERYBODY: scheduler.threads})

    def begin(self) -> None:
        chores = [self._wake(), self._heartbeat(), self._tidy()]
        if self.workers:
            chores += [self.workers.begin(), self._adopt_often()]
        self._chores = [asyncio.create_task(chore) for chore in chores]
        loop = asyncio.get_running_loop()
        self.store.when_replaced = lambda: _call_in(loop, self._read_anew)
        for chore in self._chores:
            must_live("a chore of the server", chore)

    async def load_rules(self) -> None:
        """Loads the rules of the games that are being played, as far as they are compiled."""
        with contextlib.suppress(Refusal):
            for name in await self.store.read(lambda store: store.games_played()):
                kind = game(name)
                settings = kind.settle({}, OS_CHANCE)
                if await asyncio.to_thread(kind.rules(settings).kept):
                    await self.compilers.ready(kind, settings)

    async def must_be_ready(self) -> None:
        """A refusal if nobody can be served now: the server closes, or its database neither answers nor stores."""
        if self.closing:
            raise refuse(errors.CLOSING)
        self.must_be_kept()
        self.thinking.must_be_ready()
        try:
            async with asyncio.timeout(_READY_SECONDS):
                await self.store.read(lambda store: store.must_answer())
                await self.store.must_write()
        except TimeoutError:
            raise refuse(errors.NOT_KEPT) from None
        except (StoreFailed, Conflict):
            raise refuse(errors.NOT_STORED) from None

    async def _wake(self) -> None:
        """Opens the tables whose clocks run; the clocks stood still while the server was away."""
        try:
            asleep = await self.store.read(lambda store: store.clocked())
        except Unreadable as unreadable:  # their clocks go on when the tables are opened
            logger.error("clocks not found", extra={"error": str(unreadable.error)})
            asleep = []
        while asleep := [table for table in asleep if not await self._woken(table)]:
            await asyncio.sleep(1)
        self.store.awake = True

    async def _adopt_often(self) -> None:
        while True:
            await asyncio.sleep(_ADOPT_SECONDS)
            await self._adopt()

    async def _adopt(self) -> None:
        """Takes tables whose clocks run and whose worker is gone."""
        with contextlib.suppress(Refusal, StoreFailed):
            for table in await self.store.read(lambda store: store.clocked()):
                await self._woken(table)

    def hear(self, hint: str) -> None:
        """A hint of another worker: a table is deleted, or tables are free."""
        if hint.startswith(FORGOTTEN):
            self._unlink_all({hint.removeprefix(FORGOTTEN)})
        elif not self.closing:
            self.spawn(self._adopt())

    def held(self) -> dict[str, int]:
        """The tables in memory and the epochs of their leases."""
        return {name: live.epoch for name, live in list(self.tables.items())}

    def drop(self, tables: Collection[str]) -> None:
        """Drops tables that are other workers' now, or may be."""
        for live in [self.tables[name] for name in tables if name in self.tables]:
            self._unload(live)

    def _read_anew(self) -> None:
        """The database has another history than the tables in memory."""
        self.drop(self.held())
        self.store.tables_are_dropped()

    def must_be_kept(self) -> None:
        """A refusal while it is not certain that our tables are ours."""
        if self.workers and not self.workers.keeps:
            raise refuse(errors.NOT_KEPT)

    async def leave(self) -> None:
        """Hands all tables over to other workers, before their clients are told to connect again."""
        self.closing = True
        for live in self.tables.values():
            self.automatic.stop(live)
        if self.workers:
            await self.workers.leave()

    async def _woken(self, table: str) -> bool:
        try:
            await self.open(table)
        except NotReady:
            return False
        except Refusal:
            pass
        except Exception:  # whatever is wrong with one table, the others wake up
            logger.exception("not woken", extra={"table": table})
        return True

    async def end(self) -> None:
        await self.leave()
        for chore in [*self._chores, *self._background]:
            chore.cancel()
        for live in self.tables.values():
            self.automatic.stop(live)
        await self.compilers.close()
        if self._chores:
            try:
                await self.store.write(Transaction())  # the clocks stop now
            except (StoreFailed, Conflict) as error:
                logger.error("not recorded that the clocks stop", extra={"error": str(error)})
        if self.workers:
            await self.workers.close()

    async def _heartbeat(self) -> None:
        """Records that the server is alive while clocks run, so that a crash costs nobody time.

        Also records the counts, and deletes the tables that `ziggurat forget` has marked.
        """
        while True:
            await asyncio.sleep(self.settings.heartbeat_seconds)
            if any(live.table.clock and live.table.clock.running for live in self.tables.values()):
                try:
                    await self.store.write(Transaction())
                except (StoreFailed, Conflict) as error:
                    logger.error("not recorded that the clocks run", extra={"error": str(error)})
            try:
                await self.store.read(lambda store: store.note_counts())
                for name in await self.store.read(lambda store: store.to_forget()):
                    with contextlib.suppress(Elsewhere):  # its owner reads the same list
                        await self.forget(name)
            except (Refusal, StoreFailed) as error:
                logger.error("not forgotten", extra={"error": str(error)})

    async def _tidy(self) -> None:
        """Unloads idle tables, and archives those that nobody has touched for long."""
        while True:
            try:
                await self.tidy()
            except Exception:  # for example a disk that fails for a moment: there is a next time
                logger.exception("not tidied")
            await asyncio.sleep(60)

    async def tidy(self) -> None:
        idle = time.monotonic() - self.settings.idle_seconds
        for name, live in list(self.tables.items()):
            if live.used < idle and live.is_idle():
                del self.tables[name]
            for key in live.present:
                self.note_seen(live, key)
        confirmed = self._confirmed
        if confirmed:
            await self.store.read(lambda store: store.accept_gaps())
        if self.settings.forget_days is not None:
            before = await self._untouched_since(self.settings.forget_days)
            if confirmed or await self._may_delete(before):
                await self._delete_untouched(before)
        self._confirmed = False  # once: what else comes to be old is looked at again
        old = await self._untouched_since(self.settings.archive_days)
        forgotten = await self.store.read(lambda store: store.untouched_before(old))
        unused = [name for name in forgotten if name not in self.tables]
        if unused:
            await self.store.write(Transaction(archived=unused))
            logger.info("archived", extra={"tables": len(unused)})
        await self.store.read(lambda store: store.tidy())
        made = self._made
        stored = await self.store.read(lambda store: store.count())  # archived tables come back when played
        self.count = stored + self._made - made

    async def _untouched_since(self, days: float) -> int:
        now, span = self.now(), int(days * _DAY)
        return await self.store.read(lambda store: store.untouched_since(now, span))

    async def _may_delete(self, before: int) -> bool:
        """Whether so many tables may be deleted unasked. A wrong clock or a mistyped number costs nothing."""
        some, every = await self.store.read(lambda store: store.how_many_untouched_before(before))
        if some <= max(_DELETED_UNASKED, every // 10):
            return True
        if not self._asked_to_confirm:
            self._asked_to_confirm = True
            oldest = await self.store.read(lambda store: store.all_untouched_before(before, _SHOWN))
            about = {"tables": some, "of": every, "oldest": oldest, "do": "start once with --yes to delete them"}
            logger.warning("too many tables would be deleted: nothing is", extra=about)
        return False

    # ── Finding a table ──────────────────────────────────────────────────────────────────────────────
    async def open(self, name: str, address: str = "", key: str | None = None) -> LiveTable:
        """The table in memory; read from its log if it is not loaded yet, at the cost of an address.

        One that has had many loaded needs the key of a seat for more.
        """
        self.must_be_kept()
        live = self.tables.get(name)
        if name in self._deleting:
            raise refuse(errors.NO_TABLE)
        if live is None and address:
            await self._must_have_memory(name, address, key)
            await self.find(name, address)
            live = self.tables.get(name)
        if live is None:
            task = self._loading.get(name)
            if task is None:
                task = self._loading[name] = asyncio.create_task(self._load(name))
                task.add_done_callback(lambda done: self._end_loading(name, done))
            live = await asyncio.shield(task)
            self._make_room()
        live.used = time.monotonic()
        return live

    async def existing(self, names: Collection[str]) -> set[str]:
        """Those of these ids that are tables: one question to the store, however many are none."""
        here = {name for name in names if name in self.tables}
        there = [name for name in names if name not in here]
        return here | await self.store.read(lambda store: store.existing(there)) if there else here

    async def find(self, name: str, address: str) -> None:
        """Loads a table here, or says whose it is, at the cost of an address even if it has nothing left."""
        paid = name in self.tables or name in self._loading
        live = await self.open(name)
        if not paid:
            self.shares.loaded.charge(address, live.table.weight)

    async def _must_have_memory(self, name: str, address: str, key: str | None) -> None:
        """A refusal if too much was loaded for an address, unless it has the key of a seat at this table."""
        if self.shares.loaded.take(address, 0):
            return
        hashes = await self.store.read(lambda store: store.keys(name)) if key else {}
        if not (key and keys.holder(key, hashes)):
            raise refuse(errors.TOO_MUCH_LOADED)

    def _make_room(self) -> None:
        """Drops tables that nobody uses, the least recently used first, while all weigh too much."""
        now = time.monotonic()
        if now - self._weighed < _WEIGH_SECONDS:
            return
        self._weighed = now
        excess = sum(live.table.weight for live in self.tables.values()) - self.settings.limits.memory
        if excess <= 0:
            return
        for name, live in sorted(self.tables.items(), key=lambda one: one[1].used):
            if excess <= 0 or live.used > now - _IN_USE_SECONDS:
                return
            if live.is_idle():
                del self.tables[name]
                excess -= live.table.weight

    def _end_loading(self, name: str, done: "asyncio.Task[LiveTable]") -> None:
        self._loading.pop(name, None)
        if not done.cancelled():
            done.exception()  # asked for here, because everybody who waited for it may have left

    async def _load(self, name: str) -> LiveTable:
        lapses = self.workers.lapses if self.workers else 0
        lease = await self.workers.take(name) if self.workers else None  # first taken, then read
        try:
            live, archived = await self._read(name)
        except Damaged as damaged:
            self._report(damaged)
            raise
        except Unreadable as unreadable:
            if not unreadable.damaged:
                raise
            broken = Damaged(name, 0, Message("damage-file"), str(unreadable.error))
            self._report(broken)
            raise broken from unreadable
        self.must_be_kept()
        if self.workers and self.workers.lapses != lapses:
            raise refuse(errors.NOT_KEPT)  # it may have been taken while it was read
        self.damaged.discard(name)
        live.listed_touched = live.table.touched
        live.epoch = lease.epoch if lease else 0
        self.tables[name] = live
        alive = self._unattended_since(live, lease)
        if alive is not None:
            spent = 0 if archived else max(0, alive - live.table.touched)
            await self.changes.applied(live, lambda: Change([NewEvent(log.ClockHeld(spent))]))
        else:
            self._after_change(live)
        return live

    def _unattended_since(self, live: LiveTable, lease: Lease | None) -> int | None:
        """Since when a clock stands still because nobody looked after its table; None if somebody did."""
        if not (live.table.clock and live.table.clock.running):
            return None
        if lease:
            return lease.alive
        return self.store.last_alive or 0 if live.table.touched < self.store.opened else None

    async def _read(self, name: str) -> tuple[LiveTable, bool]:
        """A table from the disk, and whether it is archived."""
        rows, hashes, seen, archived, listed = await self.store.read(
            lambda store: (
                store.rows(name),
                store.keys(name),
                store.seen(name),
                store.is_archived(name),
                store.exists(name),
            )
        )
        if not rows and listed:
            raise Damaged(name, 0, Message("damage-no-log"))
        if not rows:
            raise refuse(errors.NO_TABLE)
        table = await self._table(name, rows)
        if table.next and not await self.store.read(lambda store: store.exists(table.next or "")):
            self._unlink(table)
        return LiveTable(table, hashes, seen, max(0, table.touched - self.now())), archived

    async def _table(self, name: str, rows: list[LogRow]) -> Table:
        """Folds a log in a thread: it may be long."""
        made = beginning(name, rows[0])
        kind = current_rules(made)
        try:
            settings = kind.settle(made.options, random.Random(0))  # one that is damaged or missing shows here
        except BadOption as error:
            raise Damaged(name, 1, Message("damage-impossible", args={"version": 1}), str(error)) from error
        await self.compilers.ready(kind, settings)
        return await self.thinking.judge(partial(Table.of, name, rows), Claim(Urgency.TABLE))

    def _report(self, damaged: Damaged) -> None:
        """Logs damage, once for each table."""
        if damaged.table not in self.damaged:
            self.damaged.add(damaged.table)
            about = {"table": damaged.table, "version": damaged.version, "detail": damaged.detail}
            logger.error("table damaged", extra={**about, "reason": damaged.why.text()})

    # ── Making and joining ───────────────────────────────────────────────────────────────────────────
    async def make(self, request: p.NewTableRequest, address: str = "") -> tuple[LiveTable, str | None]:
        """A new table, and the key of its creator if a seat is `here`."""
        share = self.shares.take_table(address)
        kind = game(request.game)
        given = {**options_in(kind, request.position), **request.options}
        options = dict(kind.settle(given, OS_CHANCE))
        seats = seat_setups(request, kind.rules(options), self.settings.limits.simulations)
        if request.tokens and any(seat.kind == "open" for seat in seats):
            raise refuse(errors.BEGUN_OPEN)
        await self._make_ready(kind, options, share)
        if request.position:
            begin = await self.judged(
                partial(kind.position, request.position, given), Claim(Urgency.TABLE, address)
            )
            options = dict(begin.settings)
        secret = keys.new_key() if any(seat.key for seat in seats) else None
        made = log.Created(
            game=request.game,
            rules=kind.version,
            given=given,
            options=options,
            seats=seats,
            order=request.order,
            visibility=request.visibility,
            clock=request.clock,
            # The host may be away when the last guest sits down.
            waits=request.clock is not None and any(seat.kind == "open" for seat in seats),
            position=request.position,
        )
        hashes = {1: keys.hashed(secret)} if secret else {}
        live = await self._create(keys.new_table_id(), made, hashes, request.tokens, share)
        self.visit(live, address)
        for key in hashes:
            live.hear(key)
        return live, secret

    async def move_in(self, request: p.MoveTableRequest, address: str = "") -> tuple[LiveTable, str]:
        """A table that was kept on a device goes on here; also the key of the people at that device."""
        share = self.shares.take_table(address)
        rows = moved_rows(request, self.now(), self.settings.limits.simulations)
        made = beginning("", rows[0])
        await self._make_ready(current_rules(made), made.options, share)
        secret = keys.new_key()
        judge = partial(moved_table, keys.new_table_id(), rows, self.now())
        table = await self.judged(judge, Claim(Urgency.TABLE, address))
        live = self._new(table, {FIRST_KEY: keys.hashed(secret)})
        live.seen[FIRST_KEY] = self.now()  # the table may be older than a person's absence
        creation = self._creation(live, [stored.row for stored in table.events], share)
        creation.seen = [(table.id, FIRST_KEY, live.seen[FIRST_KEY])]
        await self._write(creation)
        self._created(live, address)
        self.visit(live, address)
        live.hear(FIRST_KEY)
        return live, secret

    async def _make_ready(self, kind: Game, settings: Options, share: StorageShare) -> None:
        """Makes the rules of a new table ready. Whoever has to come back later has made none yet."""
        try:
            await self.compilers.ready(kind, settings)
        except NotReady:
            self.shares.give_back_table(share)
            raise

    async def _create(
        self, name: str, made: log.Created, hashes: dict[int, bytes], tokens: Sequence[str], share: StorageShare
    ) -> LiveTable:
        """Writes the first rows of a table, and opens it."""
        first = LogRow(1, self.now(), made)
        table, rows = await self.judged(
            partial(first_rows, name, first, tokens), Claim(Urgency.TABLE, share.address)
        )
        if tokens and table.phase == "over":
            raise refuse(errors.OVER)
        live = self._new(table, hashes)
        await self._write(self._creation(live, rows, share))
        self._created(live, share.address)
        return live

    def _new(self, table: Table, hashes: dict[int, bytes]) -> LiveTable:
        live = LiveTable(table, hashes)
        live.epoch = self.store.new_epoch()
        return live

    def _creation(self, live: LiveTable, rows: Sequence[LogRow], share: StorageShare) -> Transaction:
        """All that is written for a new table, from the share of whoever makes it."""
        share.take_log(rows, live.table)
        self.note_maker(live, share.address)
        name = live.table.id
        return Transaction(
            rows=[(name, row) for row in rows],
            keys=[(name, number, known) for number, known in live.hashes.items()],
            summaries=[self._summary(live)],
            leases={name: live.epoch} if live.epoch else {},
            taken=[name] if live.epoch else [],
        )

    def note_maker(self, live: LiveTable, address: str) -> None:
        if live.table.made.visibility == "listed":
            self.makers.note(live.table.id, address)

    def _created(self, live: LiveTable, address: str) -> None:
        """A new table is on disk."""
        table = live.table
        live.payer = address
        self.count += 1
        self._made += 1
        self.tables[table.id] = live
        self._make_room()
        self.metrics.count("tables_made", f'{{game="{table.made.game}"}}')
        logger.info("table made", extra={"table": table.id, "game": table.made.game})
        self._after_change(live)

    async def sit(
        self, live: LiveTable, request: p.TakeSeatRequest, secret: str | None, address: str
    ) -> tuple[str, int]:
        """Takes an open seat; returns the key and its number. With `secret`, the seat is added to that key."""
        name = checked_name(request.name)
        known = secret or request.key or keys.new_key()
        await self.changes.applied(live, partial(self._decide_seat, live, request, name, secret, known, address))
        key = live.key_of(known)
        assert key is not None
        live.hear(key)
        return known, key

    def _decide_seat(
        self, live: LiveTable, request: p.TakeSeatRequest, name: str, secret: str | None, known: str, address: str
    ) -> Change | int:
        table = live.table
        held = live.key_of(known)
        command_id = log.command_id(held, request.id, request) if held is not None and request.id else None
        if held is not None and (secret is None or commands.executed_at(table, command_id)):  # a resend
            return table.version
        free = [seat.number for seat in table.seats if seat.kind == "open"]
        if not free:
            raise refuse(errors.NO_OPEN_SEAT)
        if request.seat is not None and request.seat not in free:
            raise refuse(errors.SEAT_TAKEN, seat=request.seat)
        expect_no_lookalike(name, [seat.name for seat in table.seats])
        if table.made.visibility == "listed" and not self.makers.made(table.id, address):
            self.shares.take_listed_seat(address)
        by_lot = request.seat is None or table.made.order == "lot"
        seat = secrets.choice(free) if by_lot or request.seat is None else request.seat
        key = held if held is not None else max(live.hashes, default=0) + 1
        hashes = {} if held is not None else {key: keys.hashed(known)}
        live.seen[key] = self.now()
        seated = [NewEvent(log.Seated(seat, name, key))]
        found = commands.beginning(table, seated) if len(free) == 1 else seated
        transaction = Transaction(
            keys=[(table.id, number, known) for number, known in hashes.items()],
            seen=[(table.id, key, live.seen[key])],
        )
        change = change_of(found)
        change.command_id, change.transaction = command_id, transaction
        change.written = lambda: live.hashes.update(hashes)
        return change

    # ── Rates ────────────────────────────────────────────────────────────────────────────────────────
    def may_speak(self, live: LiveTable, key: int | None, address: str) -> bool:
        """Takes one message from what a key may send, or an address's watchers; whether there was one left."""
        if key is None:
            return self._watching.take(address)
        return live.rate(key, self.settings.limits).take(partial(self._speaking.take, address))

    def must_spare_page(self, live: LiveTable, since: int, address: str) -> None:
        """A refusal if an address asks for long pages of logs too often."""
        if live.table.version - since > NO_THREAD_NEEDED and not self.pages.take(address):
            raise refuse(errors.TOO_FAST)

    # ── Commands ─────────────────────────────────────────────────────────────────────────────────────
    def execute(self, live: LiveTable, key: int | None, command: p.Command, done: Done, address: str) -> None:
        """Executes a command, once. `done` gets the version before it, or the refusal if it is not allowed."""
        self.changes.apply(live, partial(self._decide, live, key, command, address, time.perf_counter()), done)

    async def executed(self, live: LiveTable, key: int | None, command: p.Command, address: str) -> int:
        """The same for a coroutine: returns the version before the command, or raises the refusal.

        Whoever commands over HTTP is back, as by a hello.
        """
        if key is not None:
            await self.person_returned(live, key)
        decide = partial(self._decide, live, key, command, address, time.perf_counter())
        return await self.changes.applied(live, decide)

    def _decide(
        self, live: LiveTable, key: int | None, command: p.Command, address: str, began: float
    ) -> Change | int:
        table = live.table
        if key is None:
            raise refuse(errors.ONLY_WATCHING)
        command_id = log.command_id(key, command.id, command)
        known = commands.executed_at(table, command_id)
        if known is not None:  # a resend
            return known - 1
        commands.must_have_room(table, command, self.settings.limits.events)
        context = self._context(live)
        found = commands.handle(context, key, command)
        if not isinstance(command, _DELETION):
            self.shares.of(address).take_found(found, table, command)
            live.payer = address
        change = change_of(found)
        change.command_id = command_id
        change.made = partial(self._count_command, command, began)
        if isinstance(command, p.Act) and change.events:
            first = change.events[0].event
            if isinstance(first, log.TimeUp):
                change.refusal = refuse(errors.TIME, seat=first.seat)
        elif isinstance(command, p.AskRematch) and commands.rematch_agreed(context, key):
            self._add_rematch(live, change, address)
        elif isinstance(command, _DELETION) and commands.forget_agreed(context, key, command):
            change = self._deletion(live)
            change.made = partial(self._count_command, command, began)
        return change

    def _count_command(self, command: p.Command, began: float) -> None:
        self.metrics.count("deeds", _LABELS[type(command)])
        self.metrics.command_took(time.perf_counter() - began)

    def _context(self, live: LiveTable) -> commands.Context:
        def away() -> frozenset[int]:
            return live.away(self.now() - int(self.settings.away_days * _DAY))

        return live.context(self.now(live), self.settings.absent_seconds, away)

    def note_seen(self, live: LiveTable, key: int) -> None:
        """Records, to the hour, that a person is there."""
        now = self.now()
        if now - live.seen.get(key, 0) >= _SEEN_EVERY:
            live.seen[key] = now
            self._note(live, Transaction(seen=[(live.table.id, key, now)]))

    async def person_returned(self, live: LiveTable, key: int) -> None:
        """A person is back: the bots that stood in step aside."""
        self.note_seen(live, key)
        await self.changes.applied(live, lambda: _change(live, commands.person_returned(live.table, key)))

    async def start_waiting_clocks(self, live: LiveTable) -> None:
        """Starts clocks that waited for everybody to be there, if everybody is."""
        if live.table.waits:
            await self.changes.applied(live, partial(self._clocks_to_start, live))

    def _clocks_to_start(self, live: LiveTable) -> Change | int:
        return _change(live, commands.start_clocks(live.table, live.there(self.settings.absent_seconds)))

    def _add_rematch(self, live: LiveTable, change: Change, address: str) -> None:
        """Adds the new table, to be written together with the event about it at the old one."""
        share = self.shares.take_table(address)
        name = keys.new_table_id()
        table, rows = first_rows(name, LogRow(1, self.now(), rematch_of(live.table)))
        following = self._new(table, dict(live.hashes))

        def written() -> None:
            self._created(following, address)
            self.visit(following, address)
            for key in live.present:
                following.hear(key)  # their pages are on the way

        change.events = [*change.events, NewEvent(log.Rematch(name))]
        change.transaction = self._creation(following, rows, share)
        change.written = written

    # ── Deleting ─────────────────────────────────────────────────────────────────────────────────────
    async def forget(self, name: str) -> None:
        """Deletes a table for good, even if people are there. Its log need not be readable."""
        self._deleting.add(name)
        try:
            if loading := self._loading.get(name):
                await asyncio.wait({loading})
            live = self.tables.get(name)
            if live is None:
                leases = await self._taken([name])
                await self._write(Transaction(forgotten=[name], leases=leases))
                self._deleted({name})
            else:
                await self.changes.applied(live, partial(self._deletion, live))
        finally:
            self._deleting.discard(name)

    async def _taken(self, names: Sequence[str], skip: bool = False) -> dict[str, int]:
        """Takes tables that are to be deleted, where workers share them. `skip`: leaves out those of others."""
        leases: dict[str, int] = {}
        for name in names if self.workers else ():
            try:
                leases[name] = (await self.workers.take(name)).epoch if self.workers else 0
            except Refusal as refusal:
                if not (skip or refusal.code == errors.NO_TABLE.code):
                    raise
        return leases

    async def _delete_untouched(self, before: int) -> None:
        """Deletes the tables that nobody has touched since then. A table that is open stays."""
        busy = len(self.tables) + len(self._loading)
        while True:
            found = await self.store.read(
                lambda store: store.all_untouched_before(before, _DELETED_AT_ONCE + busy)
            )
            old = [name for name in found if name not in self.tables and name not in self._loading][
                :_DELETED_AT_ONCE
            ]
            leases = await self._taken(old, skip=True)
            old = [name for name in old if name in leases] if self.workers else old
            if not old:
                return
            self._deleting.update(old)
            try:
                await self._write(Transaction(forgotten=old, leases=leases))
            finally:
                self._deleting.difference_update(old)
            self._deleted(set(old))

    def _deletion(self, live: LiveTable) -> Change:
        """Deletes a table that is in memory, and closes its sockets."""
        table = live.table

        def failed() -> None:
            live.gone = False

        def written() -> None:
            self.automatic.stop(live)
            table.forget = PendingDeletion(table.forget.seat if table.forget else 0, frozenset())
            for socket in list(live.sockets):
                socket.send(serializers.goodbye(refuse(errors.TABLE_DELETED), socket.language))
                socket.close(1000)
            self._deleted({table.id})

        live.gone = True  # from now on nobody writes to it
        return Change(transaction=Transaction(forgotten=[table.id]), written=written, failed=failed)

    def _deleted(self, names: set[str]) -> None:
        """Removes deleted tables from memory, from the count, and from the games before them."""
        for name in names:
            self.tables.pop(name, None)
        self.damaged -= names
        self.count = max(0, self.count - len(names))  # archived ones were not counted: tidying up counts anew
        self.metrics.count("tables_forgotten", number=len(names))
        logger.info("forgotten", extra={"tables": len(names)})
        self._unlink_all(names)
        for name in names if self.workers else ():
            self.workers.tell_all(FORGOTTEN + name)  # type: ignore[union-attr]

    def _unlink_all(self, names: set[str]) -> None:
        for live in self.tables.values():
            if live.table.next in names:
                self._unlink(live.table)
                live.send_news([], self.now(live))

    @staticmethod
    def _unlink(table: Table) -> None:
        """The next game is deleted: another may be asked for."""
        table.next = None
        table.rematch.clear()

    # ── Writing ──────────────────────────────────────────────────────────────────────────────────────
    async def _write(self, transaction: Transaction) -> None:
        """Writes what is no change of a table that is open."""
        try:
            await self.store.write(transaction)
        except (StoreFailed, Conflict) as error:
            raise self.changes.write_refusal(error) from error

    def _unload(self, live: LiveTable) -> None:
        """Drops a table that differs from its log. It is read again when its clients reconnect."""
        live.unloaded = True
        self.automatic.stop(live)
        if self.tables.get(live.table.id) is live:
            del self.tables[live.table.id]
        for socket in list(live.sockets):
            socket.close(1012)

    # ── What the rules say ───────────────────────────────────────────────────────────────────────────
    async def judged(self, work: Callable[[], T], claim: Claim) -> T:
        """What the rules say, found by a thinking thread; a refusal if that takes too long."""
        try:
            async with asyncio.timeout(self.settings.limits.judge_seconds):
                return await self.thinking.judge(work, claim)
        except TimeoutError:
            self.metrics.count("judged_too_long", claim.urgency.label)
            raise refuse(errors.TOO_LONG) from None

    def _claim_for(self, live: LiveTable) -> Claim:
        """A claim for those who are at a table."""
        return Claim(Urgency.TABLE, self.thinking.scheduler.least(live.addresses))

    def _judge(self, live: LiveTable, find: Find, done: Callable[[Found, Exception | None], None]) -> None:
        """Finds the events of a change in a thread."""

        async def judge() -> None:
            try:
                found = await self.judged(find, self._claim_for(live))
            except Exception as error:
                done([], error)
            else:
                done(found, None)

        self.spawn(judge())

    def list_legal(self, live: LiveTable) -> None:
        """Lists the legal actions for those who wait for them, where that takes a while."""
        if live.listing and live.listed is not live.table.position:
            live.listing.cancel()
            live.listing = None
        if live.listing is None and live.awaits_list():
            live.listed = live.table.position
            live.listing = asyncio.create_task(self._list_legal(live, live.listed, live.table.position_version))

    async def _list_legal(self, live: LiveTable, position: Position, version: int) -> None:
        try:
            legal, cells = await self.judged(partial(serializers.listed, position), self._claim_for(live))
        except Refusal as refusal:
            live.send_to_actor(partial(serializers.refused, None, refusal))
        except Exception:
            self.metrics.count("crashes")
            logger.exception("not listed", extra={"table": live.table.id})
        else:
            message = p.Legal(version, legal, cells)
            live.send_to_actor(lambda _: message)
        live.listing = None

    # ── Thinking for people ──────────────────────────────────────────────────────────────────────────
    @contextlib.asynccontextmanager
    async def thinking_for(self, address: str, urgency: Urgency, has_key: bool = False) -> AsyncIterator[Claim]:
        """A claim for a hint or a study; a refusal if too many wait. `has_key`: it is for somebody seated."""
        own = address_group(address)
        try:
            async with self.waiting_list.place(own, has_key or self.sockets.is_seated(own)):
                yield Claim(urgency, address)
        except ServerRefusal as refusal:
            if refusal.code == errors.TOO_BUSY.code:
                self.metrics.count("thinking_refused", urgency.label)
            raise

    # ── After a change ───────────────────────────────────────────────────────────────────────────────
    def _after_change(self, live: LiveTable) -> None:
        """After each change: updates the list of tables, starts and sets the clock, wakes the bots."""
        table = live.table
        if table.waits:
            self.changes.apply(live, partial(self._clocks_to_start, live), _ignore)
        if abandoned := commands.abandon(table, self.settings.limits.events):
            self.changes.apply(live, lambda: _change(live, abandoned if table.phase == "playing" else []), _ignore)
        if live.listed_phase != table.phase or table.touched - live.listed_touched > _TOUCH_EVERY:
            self._note(live, Transaction(summaries=[self._summary(live)]))
        self.automatic.set_timer(live)
        self.automatic.wake_bots(live)
        self.list_legal(live)

    def visit(self, live: LiveTable, address: str) -> None:
        """Somebody requests a table: bots that waited for a visitor play on."""
        live.visit(address)
        self.automatic.wake_bots(live)

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Runs a coroutine that nobody waits for."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    def _note(self, live: LiveTable, transaction: Transaction) -> None:
        """Writes what is not in the log; if that fails, it is written again the next time."""

        def done(error: BaseException | None) -> None:
            if error is not None:
                logger.warning("not noted", extra={"table": live.table.id, "error": str(error)})

        if live.epoch:
            transaction.leases[live.table.id] = live.epoch
        if live.current:  # otherwise it would come back to the list of tables
            self.store.put(transaction, done)

    def _summary(self, live: LiveTable) -> Summary:
        table = live.table
        live.listed_phase, live.listed_touched = table.phase, table.touched
        listed = table.made.visibility == "listed"
        clocked = table.clock is not None
        return Summary(table.id, table.made.game, table.phase, listed, clocked, table.created, table.touched)


def _call_in(loop: asyncio.AbstractEventLoop, work: Callable[[], None]) -> None:
    with contextlib.suppress(RuntimeError):  # the loop is gone
        loop.call_soon_threadsafe(work)


def _ignore(before: int, refusal: Refusal | None) -> None:
    """Nobody waits for the answer; a failed write is logged where it fails."""


def _change(live: LiveTable, events: Sequence[NewEvent]) -> Change | int:
    return Change(events) if events else live.table.version
