"""The registry of all tables: opens, changes and deletes them, and runs bots, clocks and clean-up.

Every change takes the same steps: handle the command, write its events and wait for the disk, fold them into the
table, send the news to everybody.
"""

import asyncio
import contextlib
import logging
import random
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from typing import get_args

from ziggurat.core import BadOption, Refusal
from ziggurat.kernel import Rules
from ziggurat.messages import Message
from ziggurat.registry import game
from ziggurat.server import commands, errors, keys, log, serializers
from ziggurat.server import protocol as p
from ziggurat.server.addresses import address_group
from ziggurat.server.commands import NewEvent
from ziggurat.server.compiler_pool import CompilerPool, NotReady
from ziggurat.server.errors import refuse
from ziggurat.server.live_table import LiveTable, completes_at_once
from ziggurat.server.log import Damaged, LogRow
from ziggurat.server.metrics import Metrics
from ziggurat.server.rate_limits import Buckets
from ziggurat.server.scheduler import Claim, Urgency
from ziggurat.server.settings import Settings
from ziggurat.server.store import Conflict, Store, StoreFailed, Summary, Transaction, Unreadable
from ziggurat.server.table import (
    STAND_IN_LEVEL,
    PendingDeletion,
    Seat,
    StoredEvent,
    Table,
    beginning,
    current_rules,
)
from ziggurat.server.thinking import Closing, ThinkingPool

logger = logging.getLogger("ziggurat.tables")
_OS_CHANCE = random.SystemRandom()
_LABELS = {kind: f'{{deed="{kind.__name__}"}}' for kind in get_args(p.Command)}
_TOUCH_EVERY = 60_000  # milliseconds between two records that a table is in use
_SEEN_EVERY = 3_600_000  # and between two that a person is there
_DAY = 86_400_000
_DELETION = get_args(p.DeletionCommand)
_DELETION_EVENTS = 100  # events about its deletion that a table takes even when it is full
_DELETED_AT_ONCE = 100  # tables deleted in one commit


class TableRegistry:
    """All the tables of a server."""

    def __init__(self, store: Store, settings: Settings, thinking: ThinkingPool, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.thinking = thinking
        self.metrics = metrics
        self.tables: dict[str, LiveTable] = {}
        self.count = store.count()
        self.makers = Buckets(settings.limits.tables_an_hour, settings.limits.tables_an_hour / 3600)
        self._asking: Counter[str] = Counter()
        self.compilers = CompilerPool()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._deleting: set[str] = set()  # the tables that are being deleted
        self.damaged: set[str] = set()  # the tables whose logs were found damaged
        self._chores: list[asyncio.Task[None]] = []
        self._background: set[asyncio.Task[None]] = set()
        self.closing = False

    def now(self, live: LiveTable | None = None) -> int:
        """The time in milliseconds, at a table or anywhere. It never goes back, not even across a restart."""
        return self.store.now() + (live.ahead if live else 0)

    # ── Beginning and end ────────────────────────────────────────────────────────────────────────────
    def begin(self) -> None:
        chores = (self._wake(), self._heartbeat(), self._tidy())
        self._chores = [asyncio.create_task(chore) for chore in chores]

    async def _wake(self) -> None:
        """Opens the tables whose clocks run; the clocks stood still while the server was away."""
        try:
            asleep = await self.store.read(Store.clocked)
        except Unreadable as unreadable:  # their clocks go on when the tables are opened
            logger.error("clocks not found", extra={"error": str(unreadable.error)})
            asleep = []
        while asleep := [table for table in asleep if not await self._woken(table)]:
            await asyncio.sleep(1)
        self.store.awake = True

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
        self.closing = True
        for chore in [*self._chores, *self._background]:
            chore.cancel()
        for live in self.tables.values():
            self._stop(live)
        await self.compilers.close()
        if self._chores:
            await self.store.write(Transaction())  # the clocks stop now

    def _stop(self, live: LiveTable) -> None:
        """Stops the bot and the clock of a table."""
        if live.timer:
            live.timer.cancel()
        if live.thinking:
            live.thinking.cancel()

    async def _heartbeat(self) -> None:
        """Records that the server is alive while clocks run, so that a crash costs nobody time.

        Also records the counts, and deletes the tables that `ziggurat forget` has marked.
        """
        while True:
            await asyncio.sleep(self.settings.heartbeat_seconds)
            if any(live.table.clock and live.table.clock.running for live in self.tables.values()):
                with contextlib.suppress(StoreFailed):
                    await self.store.write(Transaction())
            try:
                await self.store.read(Store.note_counts)
                for name in await self.store.read(Store.to_forget):
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
        if self.settings.forget_days is not None:
            await self._delete_untouched(self.now() - int(self.settings.forget_days * _DAY))
        old = self.now() - int(self.settings.archive_days * _DAY)
        forgotten = await self.store.read(lambda store: store.untouched_before(old))
        unused = [name for name in forgotten if name not in self.tables]
        if unused:
            with contextlib.suppress(StoreFailed):
                await self.store.write(Transaction(archived=unused))
                logger.info("archived", extra={"tables": len(unused)})
        self.count = await self.store.read(Store.count)  # archived tables come back when they are played

    # ── Finding a table ──────────────────────────────────────────────────────────────────────────────
    async def open(self, name: str) -> LiveTable:
        """The table in memory; read from its log if it is not loaded yet."""
        live = self.tables.get(name)
        if name in self._deleting:
            raise refuse(errors.NO_TABLE)
        if live is None:
            task = self._loading.get(name)
            if task is None:
                task = self._loading[name] = asyncio.create_task(self._load(name))
                task.add_done_callback(lambda _: self._loading.pop(name, None))
            live = await asyncio.shield(task)
        live.used = time.monotonic()
        return live

    async def _load(self, name: str) -> LiveTable:
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
        self.damaged.discard(name)
        live.listed_touched = live.table.touched
        self.tables[name] = live
        if live.table.clock and live.table.clock.running and live.table.touched < self.store.opened:
            alive = self.store.last_alive or 0
            spent = 0 if archived else max(0, alive - live.table.touched)
            async with live.lock:
                await self._commit(live, [NewEvent(log.ClockHeld(spent))])
        else:
            self._after_change(live)
        return live

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
            await self.compilers.ready(kind, made.options)
        except BadOption as error:
            raise Damaged(name, 1, Message("damage-impossible", args={"version": 1}), str(error)) from error
        return await asyncio.to_thread(Table.of, name, rows)

    def _report(self, damaged: Damaged) -> None:
        """Logs damage, once for each table."""
        if damaged.table not in self.damaged:
            self.damaged.add(damaged.table)
            about = {"table": damaged.table, "version": damaged.version, "detail": damaged.detail}
            logger.error("table damaged", extra={**about, "reason": damaged.why.text()})

    # ── Making and joining ───────────────────────────────────────────────────────────────────────────
    async def make(self, request: p.NewTableRequest, address: str = "") -> tuple[LiveTable, str | None]:
        """A new table, and the key of its creator if a seat is `here`."""
        if self.count >= self.settings.limits.tables:
            raise refuse(errors.TOO_MANY_TABLES)
        kind = game(request.game)
        options = dict(kind.settle(request.options, _OS_CHANCE))
        seats = self._seat_setups(request, kind.rules(options))
        if request.tokens and any(seat.kind == "open" for seat in seats):
            raise refuse(errors.BEGUN_OPEN)
        await self.compilers.ready(kind, options)
        secret = keys.new_key() if any(seat.key for seat in seats) else None
        made = log.Created(
            request.game,
            kind.version,
            dict(request.options),
            options,
            seats,
            request.order,
            request.visibility,
            request.clock,
            # The host may be away when the last guest sits down.
            waits=request.clock is not None and any(seat.kind == "open" for seat in seats),
        )
        hashes = {1: keys.hashed(secret)} if secret else {}
        live = await self._create(keys.new_table_id(), made, hashes, Transaction(), request.tokens)
        self.visit(live, address)
        return live, secret

    def _seat_setups(self, request: p.NewTableRequest, rules: Rules) -> list[log.SeatSetup]:
        count = rules.seats
        wished: Sequence[p.SeatRequest] = request.seats or [p.HereSeat(), *[p.BotSeat()] * (count - 1)]
        if len(wished) != count:
            raise refuse(errors.SEAT_COUNT, seats=count, count=len(wished))
        seats = [self._seat_setup(seat) for seat in wished]
        if request.order == "lot":
            _OS_CHANCE.shuffle(seats)
        return seats

    def _seat_setup(self, request: p.SeatRequest) -> log.SeatSetup:
        match request:
            case p.OpenSeat():
                return log.SeatSetup("open")
            case p.HereSeat(name):
                return log.SeatSetup("person", checked_name(name), key=1)
            case p.BotSeat(level, simulations):
                most = self.settings.limits.simulations
                if simulations and simulations > most:
                    raise refuse(errors.TOO_MANY_SIMULATIONS, most=most)
                return log.SeatSetup("bot", level=None if simulations else level, simulations=simulations)

    async def _create(
        self,
        name: str,
        made: log.Created,
        hashes: dict[int, bytes],
        transaction: Transaction,
        tokens: Sequence[str] = (),
    ) -> LiveTable:
        """Writes the first rows of a table, with the chance outcomes before the first seat acts and the
        actions after which the game is to begin."""
        first = LogRow(1, self.now(), made)
        table, rows = (
            await asyncio.to_thread(_first_rows, name, first, tokens) if tokens else _first_rows(name, first)
        )
        if tokens and table.phase == "over":
            raise refuse(errors.OVER)
        transaction.rows += [(name, row) for row in rows]
        transaction.keys += [(name, number, known) for number, known in hashes.items()]
        live = LiveTable(table, hashes)
        transaction.summaries.append(self._summary(live))
        await self._write(transaction)
        self.count += 1
        self.tables[name] = live
        self.metrics.count("tables_made", f'{{game="{made.game}"}}')
        logger.info("table made", extra={"table": name, "game": made.game})
        self._after_change(live)
        return live

    async def sit(self, live: LiveTable, request: p.TakeSeatRequest, secret: str | None) -> tuple[str, int]:
        """Takes an open seat; returns the key and its number. With `secret`, the seat is added to that key."""
        name = checked_name(request.name)
        async with live.lock:
            table = live.table
            held = live.key_of(secret or request.key)
            own = log.command_id(held, request.id) if held is not None and request.id else None
            if held is not None and (secret is None or own in table.command_versions):  # a resend
                return secret or request.key or "", held
            free = [seat.number for seat in table.seats if seat.kind == "open"]
            if not free:
                raise refuse(errors.NO_OPEN_SEAT)
            if request.seat is not None and request.seat not in free:
                raise refuse(errors.SEAT_TAKEN, seat=request.seat)
            by_lot = request.seat is None or table.made.order == "lot"
            seat = secrets.choice(free) if by_lot or request.seat is None else request.seat
            key = held if held is not None else max(live.hashes, default=0) + 1
            known = secret or request.key or keys.new_key()
            transaction = Transaction(keys=[] if held is not None else [(table.id, key, keys.hashed(known))])
            live.seen[key] = self.now()
            transaction.seen.append((table.id, key, live.seen[key]))
            events = [NewEvent(log.Seated(seat, name, key))]
            if len(free) == 1:
                events += commands.chance(table, table.position, 0)
            await self._commit(live, events, own, transaction)
            return known, key

    # ── Commands ─────────────────────────────────────────────────────────────────────────────────────
    def act_fast(self, live: LiveTable, key: int, command: p.Act, refused: Callable[[Refusal], None]) -> bool:
        """The fast path of `execute` for a plain action: no task waits for the table or for the disk.

        Returns False, and does nothing, if anything is out of the ordinary: `execute` then deals with it.
        """
        if not completes_at_once(live.lock.acquire()):
            return False
        began, table, own = time.perf_counter(), live.table, log.command_id(key, command.id)
        events: list[NewEvent] = []
        if own not in table.command_versions and table.version < self.settings.limits.events:
            with contextlib.suppress(Exception):  # the slow path meets the refusal or fault again, and reports it
                events = commands.act(self._context(live), key, command)
        if not events or live.gone or isinstance(events[0].event, log.TimeUp):
            live.lock.release()
            return False
        rows = self._rows(live, events, own)
        transaction = Transaction(rows=[(table.id, row) for row in rows])

        def done(error: BaseException | None) -> None:
            try:
                if error is None:
                    self._fold(live, rows, events)
                    self._count_command(command, began)
                else:
                    refused(self._not_written(transaction, error))
            finally:
                live.lock.release()

        self.store.put(transaction, done)
        return True

    async def execute(self, live: LiveTable, key: int | None, command: p.Command) -> int:
        """Executes a command, once; returns the version before it. Raises a Refusal if it is not allowed."""
        began = time.perf_counter()
        async with live.lock:
            table = live.table
            own = log.command_id(key, command.id) if key is not None else None
            if own and own in table.command_versions:
                return table.command_versions[own] - 1
            room = _DELETION_EVENTS if isinstance(command, _DELETION) else 0
            if table.version >= self.settings.limits.events + room:
                raise refuse(errors.TABLE_FULL)
            context = self._context(live)
            events = commands.handle(context, key, command)
            before = table.version
            deleting = (
                isinstance(command, _DELETION)
                and key is not None
                and commands.forget_agreed(context, key, command)
            )
            if isinstance(command, p.AskRematch) and key is not None and commands.rematch_agreed(context, key):
                await self._rematch(live, events, own)
            elif deleting:
                await self._delete(live)
            else:
                await self._commit(live, events, own)
        self._count_command(command, began)
        if isinstance(command, p.Act) and isinstance(events[0].event, log.TimeUp):
            raise refuse(errors.TIME, seat=events[0].event.seat)
        return before

    def _count_command(self, command: p.Command, began: float) -> None:
        self.metrics.count("deeds", _LABELS[type(command)])
        self.metrics.command_took(time.perf_counter() - began)

    def _context(self, live: LiveTable) -> commands.Context:
        long_ago = self.now() - int(self.settings.away_days * _DAY)
        return live.context(self.now(live), self.settings.absent_seconds, long_ago)

    def note_seen(self, live: LiveTable, key: int) -> None:
        """Records, to the hour, that a person is there."""
        now = self.now()
        if now - live.seen.get(key, 0) >= _SEEN_EVERY:
            live.seen[key] = now
            self._spawn(self._note(live, Transaction(seen=[(live.table.id, key, now)])))

    async def person_returned(self, live: LiveTable, key: int) -> None:
        """A person is back: the bots that stood in step aside."""
        self.note_seen(live, key)
        async with live.lock:
            self._must_be_there(live)
            events = commands.person_returned(live.table, key)
            if events:
                await self._commit(live, events)

    async def start_waiting_clocks(self, live: LiveTable) -> None:
        """Starts clocks that waited for everybody to be there, if everybody is."""
        if not live.table.waits:
            return
        async with live.lock:
            events = commands.start_clocks(live.table, live.present)
            if events:
                await self._commit(live, events)

    async def _rematch(self, live: LiveTable, events: list[NewEvent], command_id: str | None) -> None:
        """Writes the new table, and the event about it at the old one, together."""
        table = live.table
        seats = [log.SeatSetup(c.kind, c.name, c.level, c.simulations, c.key) for c in table.seats]
        made = table.made
        again = log.Created(
            made.game,
            table.game.version,
            made.given,
            dict(table.game.settle(made.given, _OS_CHANCE)),
            commands.rotated(seats),
            made.order,
            made.visibility,
            made.clock,
            before=table.id,
            waits=made.clock is not None,
        )
        name = keys.new_table_id()
        events = [*events, NewEvent(log.Rematch(name))]
        rows = self._rows(live, events, command_id)
        found = await self._create(
            name, again, dict(live.hashes), Transaction(rows=[(table.id, row) for row in rows])
        )
        self.visit(found, live.visitor)
        self._fold(live, rows, events)

    # ── Deleting ─────────────────────────────────────────────────────────────────────────────────────
    async def forget(self, name: str) -> None:
        """Deletes a table for good, even if people are there. Its log need not be readable."""
        self._deleting.add(name)
        try:
            if loading := self._loading.get(name):
                await asyncio.wait({loading})
            live = self.tables.get(name)
            if live is None:
                await self._write(Transaction(forgotten=[name]))
                self._deleted({name})
            else:
                async with live.lock:
                    await self._delete(live)
        finally:
            self._deleting.discard(name)

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
            if not old:
                return
            self._deleting.update(old)
            try:
                await self._write(Transaction(forgotten=old))
            finally:
                self._deleting.difference_update(old)
            self._deleted(set(old))

    async def _delete(self, live: LiveTable) -> None:
        """Deletes a table that is in memory and closes its sockets. The caller holds the lock."""
        self._must_be_there(live)
        table = live.table
        live.gone = True  # from now on nobody writes to it
        try:
            await self._write(Transaction(forgotten=[table.id]))
        except BaseException:
            live.gone = False
            raise
        self._stop(live)
        table.forget = PendingDeletion(table.forget.seat if table.forget else 0, frozenset())
        for socket in list(live.sockets):
            socket.send(serializers.goodbye(refuse(errors.TABLE_DELETED), socket.language))
            socket.close(1000)
        self._deleted({table.id})

    def _deleted(self, names: set[str]) -> None:
        """Removes deleted tables from memory, from the count, and from the games before them."""
        for name in names:
            self.tables.pop(name, None)
        self.damaged -= names
        self.count = max(0, self.count - len(names))  # archived ones were not counted: tidying up counts anew
        self.metrics.count("tables_forgotten", number=len(names))
        logger.info("forgotten", extra={"tables": len(names)})
        for live in self.tables.values():
            if live.table.next in names:
                self._unlink(live.table)
                live.send_news([], self.now(live))

    @staticmethod
    def _unlink(table: Table) -> None:
        """The next game is deleted: another may be asked for."""
        table.next = None
        table.rematch.clear()

    def _must_be_there(self, live: LiveTable) -> None:
        if live.gone:
            raise refuse(errors.NO_TABLE)

    # ── Writing ──────────────────────────────────────────────────────────────────────────────────────
    def _rows(self, live: LiveTable, events: Sequence[NewEvent], command_id: str | None) -> list[LogRow]:
        self._must_be_there(live)
        at = max(self.now(live), live.table.touched)
        first = live.table.version + 1
        return [LogRow(first + n, at, new.event, command_id if n == 0 else None) for n, new in enumerate(events)]

    async def _commit(
        self,
        live: LiveTable,
        events: Sequence[NewEvent],
        command_id: str | None = None,
        transaction: Transaction | None = None,
    ) -> None:
        """Writes events, waits for the disk, folds them in, sends the news. The caller holds the lock."""
        rows = self._rows(live, events, command_id)
        transaction = transaction or Transaction()
        transaction.rows += [(live.table.id, row) for row in rows]
        await self._write(transaction)
        for _, number, known in transaction.keys:
            live.hashes[number] = known
        self._fold(live, rows, events)

    async def _write(self, transaction: Transaction) -> None:
        try:
            await self.store.write(transaction)
        except (StoreFailed, Conflict) as error:
            raise self._not_written(transaction, error) from error

    def _not_written(self, transaction: Transaction, error: BaseException) -> Refusal:
        """The refusal, and the clean-up, after a failed write or a write by somebody else."""
        if isinstance(error, Conflict):
            self.metrics.count("conflicts")
            for table, _ in transaction.rows:
                self._unload(table)
            return refuse(errors.STALE)
        self.metrics.count("store_failures")
        logger.error("not stored", extra={"error": str(error)})
        return refuse(errors.NOT_STORED)

    def _unload(self, name: str) -> None:
        """Drops a table that differs from its log. It is read again when its clients reconnect."""
        live = self.tables.pop(name, None)
        for socket in live.sockets if live else ():
            socket.close(1012)

    def _fold(self, live: LiveTable, rows: Sequence[LogRow], events: Sequence[NewEvent]) -> None:
        try:
            stored: list[StoredEvent] = [
                live.table.add(row, new.after) for row, new in zip(rows, events, strict=True)
            ]
            live.send_news(stored, rows[-1].at)
            self._after_change(live)
        except Exception:
            self._unload(live.table.id)  # the log has it, and the log is the truth: the table is read again
            raise

    # ── Thinking for people ──────────────────────────────────────────────────────────────────────────
    @contextlib.asynccontextmanager
    async def thinking_for(self, address: str, urgency: Urgency) -> AsyncIterator[Claim]:
        """A claim for a hint or a study; Busy if too many are waiting."""
        limits = self.settings.limits
        own = address_group(address)
        if self._asking.total() >= limits.thinking_waiting or self._asking[own] >= limits.thinking_an_address:
            self.metrics.count("thinking_refused", urgency.label)
            raise refuse(errors.TOO_BUSY)
        self._asking[own] += 1
        try:
            yield Claim(urgency, address)
        finally:
            self._asking[own] -= 1
            if not self._asking[own]:
                del self._asking[own]

    # ── Bots, clocks, clean-up ───────────────────────────────────────────────────────────────────────
    def _after_change(self, live: LiveTable) -> None:
        """After each change: updates the list of tables, sets the clock, wakes the bots."""
        table = live.table
        if live.listed_phase != table.phase or table.touched - live.listed_touched > _TOUCH_EVERY:
            self._spawn(self._note(live, Transaction(summaries=[self._summary(live)])))
        self._set_timer(live)
        self._wake_bots(live)

    def visit(self, live: LiveTable, address: str) -> None:
        """Somebody requests a table: bots that waited for a visitor play on."""
        live.visit(address)
        self._wake_bots(live)

    def _wake_bots(self, live: LiveTable) -> None:
        if live.thinking is None and self._bot_to_play(live):
            live.thinking = asyncio.create_task(self._bot_turns(live))

    def _bot_to_play(self, live: LiveTable) -> Seat | None:
        """The bot that is to act, if it plays just now.

        Bots play while somebody is there. Bots among themselves play on for a while when nobody is. In a game with
        clocks bots always play on: otherwise leaving would stop one's clock.
        """
        table = live.table
        seat = table.to_act
        if seat is None or not seat.led_by_bot or self.closing or live.gone:
            return None
        limits = self.settings.limits
        if live.attended(limits.visit_seconds):
            return seat
        if table.bots_only:
            return seat if live.thought_alone < limits.match_seconds else None
        return seat if table.clock else None

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _note(self, live: LiveTable, transaction: Transaction) -> None:
        if live.gone:
            return  # it would come back to the list of tables
        with contextlib.suppress(StoreFailed, Conflict):
            await self.store.write(transaction)

    def _summary(self, live: LiveTable) -> Summary:
        table = live.table
        live.listed_phase, live.listed_touched = table.phase, table.touched
        listed = table.made.visibility == "listed"
        clocked = table.clock is not None
        return Summary(table.id, table.made.game, table.phase, listed, clocked, table.created, table.touched)

    def _set_timer(self, live: LiveTable) -> None:
        if live.timer:
            live.timer.cancel()
            live.timer = None
        due = live.table.clock.due_at() if live.table.clock else None
        if due is not None and not self.closing:
            delay = max(0, due - self.now(live)) / 1000 + 0.02
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(delay, lambda: self._spawn(self._time_is_up(live)))

    async def _time_is_up(self, live: LiveTable) -> None:
        async with live.lock:
            clock = live.table.clock
            if not clock or not clock.running:
                return
            if clock.left_at(self.now(live))[clock.running - 1] > 0:
                self._set_timer(live)
                return
            with contextlib.suppress(Refusal):
                await self._commit(live, [NewEvent(log.TimeUp(clock.running))])

    async def _bot_turns(self, live: LiveTable) -> None:
        """Bots play as long as it is their turn."""
        try:
            while seat := self._bot_to_play(live):
                await self._bot_turn(live, seat)
        except Closing:
            pass  # it plays on when the server is back
        except Refusal as refusal:
            logger.error("bot refused", extra={"table": live.table.id, "reason": str(refusal)})
        except Exception:
            self.metrics.count("bot_failures")
            logger.exception("bot failed", extra={"table": live.table.id})
        finally:
            live.thinking = None
            live.used = time.monotonic()

    async def _bot_turn(self, live: LiveTable, seat: Seat) -> None:
        table = live.table
        version, position = table.position_version, table.position
        level = seat.level if seat.kind == "bot" else STAND_IN_LEVEL
        claim = self._bot_claim(live)
        action = await self.thinking.choose(position, level, seat.simulations, (table.id, seat.number), claim)
        if not live.attended(self.settings.limits.visit_seconds):
            live.thought_alone += claim.seconds
        if self.thinking.stopped:
            return  # what was thought so far may be nothing
        async with live.lock:
            if table.position_version == version and table.to_act is seat and seat.led_by_bot:
                await self._commit(live, commands.play(table, seat.number, action, "bot"))

    def _bot_claim(self, live: LiveTable) -> Claim:
        """A bot that plays against somebody who is there comes first; bots among themselves come last."""
        awaited = not live.table.bots_only and live.attended(self.settings.limits.visit_seconds)
        return Claim(Urgency.BOT if awaited else Urgency.MATCH, self.thinking.scheduler.least(live.addresses))


def _first_rows(name: str, first: LogRow, tokens: Sequence[str] = ()) -> tuple[Table, list[LogRow]]:
    """A table at its beginning, and the rows of its log."""
    table = Table(name, first)
    rows = [first]
    if table.phase == "playing":
        rows += [LogRow(n, first.at, new.event) for n, new in enumerate(commands.opening(table, tokens), 2)]
    return Table.of(name, rows), rows


def checked_name(name: str) -> str:
    """A name that can be written into a record, or an empty one."""
    name = " ".join(name.split())
    if name and (name.isdigit() or "," in name or not name.isprintable()):
        raise refuse(errors.BAD_NAME, name=name)
    return name
