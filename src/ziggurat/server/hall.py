"""The hall: all tables, the order of effects, and what happens by itself (bots, clocks, tidying up).

Whatever changes a table goes one way: decide, write to the log and wait for the disk, fold it in, tell everybody.
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

from ziggurat.game import Refusal, game
from ziggurat.kernel import Rules
from ziggurat.server import deeds, keys, log
from ziggurat.server import protocol as p
from ziggurat.server.deeds import Plan, refuse
from ziggurat.server.limits import Buckets
from ziggurat.server.live import LiveTable, at_once
from ziggurat.server.log import Row
from ziggurat.server.metrics import Metrics
from ziggurat.server.settings import Settings
from ziggurat.server.store import Conflict, Store, StoreFailed, Summary, Unit
from ziggurat.server.table import STAND_IN_LEVEL, Chair, Kept, Table, current_rules
from ziggurat.server.thinking import Thinkers
from ziggurat.server.workshop import NotReady, Workshop
from ziggurat.words import Reason

logger = logging.getLogger("ziggurat.hall")
_OS_CHANCE = random.SystemRandom()
_LABELS = {kind: f'{{deed="{kind.__name__}"}}' for kind in get_args(p.Deed)}
_TOUCH_EVERY = 60_000  # milliseconds between two notes that a table is in use


class NoTable(Refusal):
    """There is no table of that id."""


class Busy(Refusal):
    """A limit is reached."""


class Hall:
    """All the tables of a server."""

    def __init__(self, store: Store, settings: Settings, thinkers: Thinkers, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.thinkers = thinkers
        self.metrics = metrics
        self.tables: dict[str, LiveTable] = {}
        self.count = store.count()
        self.makers = Buckets(settings.limits.tables_an_hour, settings.limits.tables_an_hour / 3600)
        self._asking: Counter[str] = Counter()
        self.workshop = Workshop()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._wall = time.time_ns() // 1_000_000
        self._began = time.monotonic()
        self._chores: list[asyncio.Task[None]] = []
        self._background: set[asyncio.Task[None]] = set()
        self.closing = False

    def now(self) -> int:
        """The time in milliseconds; it never goes back while the server runs."""
        return self._wall + int((time.monotonic() - self._began) * 1000)

    # ── Beginning and end ────────────────────────────────────────────────────────────────────────────
    def begin(self) -> None:
        chores = (self._wake(), self._keep_time(), self._tidy())
        self._chores = [asyncio.create_task(chore) for chore in chores]

    async def _wake(self) -> None:
        """Wakes the tables whose clocks run; they stood still while the server was away."""
        asleep = await self.store.read(Store.clocked)
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
        return True

    async def end(self) -> None:
        self.closing = True
        for chore in [*self._chores, *self._background]:
            chore.cancel()
        for live in self.tables.values():
            if live.timer:
                live.timer.cancel()
            if live.thinking:
                live.thinking.cancel()
        await self.workshop.close()
        if self._chores:
            await self.store.write(Unit())  # the clocks stop now

    async def _keep_time(self) -> None:
        """Notes that the server is alive while clocks run, so that a crash costs nobody time."""
        while True:
            await asyncio.sleep(self.settings.heartbeat_seconds)
            if any(live.table.clock and live.table.clock.running for live in self.tables.values()):
                with contextlib.suppress(StoreFailed):
                    await self.store.write(Unit())

    async def _tidy(self) -> None:
        """Lets tables leave memory, and archives those that nobody has touched for long."""
        while True:
            try:
                await self.tidy()
            except Exception:  # whatever it is, a disk that fails for a moment, say: there is a next time
                logger.exception("not tidied")
            await asyncio.sleep(60)

    async def tidy(self) -> None:
        idle = time.monotonic() - self.settings.idle_seconds
        for name, live in list(self.tables.items()):
            if live.used < idle and live.still():
                del self.tables[name]
        old = self.now() - int(self.settings.archive_days * 86_400_000)
        forgotten = await self.store.read(lambda store: store.untouched_since(old))
        unused = [name for name in forgotten if name not in self.tables]
        if unused:
            with contextlib.suppress(StoreFailed):
                await self.store.write(Unit(archived=unused))
                logger.info("archived", extra={"tables": len(unused)})
        self.count = await self.store.read(Store.count)  # archived tables come back when they are played

    # ── Finding a table ──────────────────────────────────────────────────────────────────────────────
    async def open(self, name: str) -> LiveTable:
        """The table in memory; read from its log if it is not there yet."""
        live = self.tables.get(name)
        if live is None:
            task = self._loading.get(name)
            if task is None:
                task = self._loading[name] = asyncio.create_task(self._load(name))
                task.add_done_callback(lambda _: self._loading.pop(name, None))
            live = await asyncio.shield(task)
        live.used = time.monotonic()
        return live

    async def _load(self, name: str) -> LiveTable:
        rows, hashes, archived = await self.store.read(
            lambda store: (store.rows(name), store.keys(name), store.is_archived(name))
        )
        if not rows:
            raise NoTable(Reason("server-no-table"))
        table = await self._table(name, rows)
        live = LiveTable(table, hashes)
        live.told_touched = live.table.touched
        self.tables[name] = live
        if live.table.clock and live.table.clock.running:
            alive = self.store.last_alive or 0
            spent = 0 if archived else max(0, alive - live.table.touched)
            async with live.lock:
                await self._commit(live, [Plan(log.ClockHeld(spent))])
        else:
            self._carry_on(live)
        return live

    async def _table(self, name: str, rows: list[Row]) -> Table:
        """Folds a log in a thread: it may be long."""
        made = rows[0].entry
        assert isinstance(made, log.Made)
        kind = current_rules(made)
        await self.workshop.ready(kind, made.options)
        return await asyncio.to_thread(Table.of, name, rows)

    # ── Making and joining ───────────────────────────────────────────────────────────────────────────
    async def make(self, wish: p.NewTable) -> tuple[LiveTable, str | None]:
        """A new table, and the key of the one who made it if a seat is here."""
        if self.count >= self.settings.limits.tables:
            raise Busy(Reason("server-too-many-tables"))
        kind = game(wish.game)
        options = dict(kind.settle(wish.options, _OS_CHANCE))
        chairs = self._chairs(wish, kind.rules(options))
        if wish.tokens and any(chair.kind == "open" for chair in chairs):
            raise refuse("server-begun-open")
        await self.workshop.ready(kind, options)
        secret = keys.new_key() if any(chair.key for chair in chairs) else None
        made = log.Made(
            wish.game,
            kind.version,
            dict(wish.options),
            options,
            chairs,
            wish.order,
            wish.visibility,
            wish.clock,
            # Who invited may be away when the last guest sits down.
            waits=wish.clock is not None and any(chair.kind == "open" for chair in chairs),
        )
        hashes = {1: keys.hashed(secret)} if secret else {}
        return await self._found(keys.new_table_id(), made, hashes, Unit(), wish.tokens), secret

    def _chairs(self, wish: p.NewTable, rules: Rules) -> list[log.Chair]:
        count = rules.seats
        wished: Sequence[p.SeatWish] = wish.seats or [p.HereSeat(), *[p.BotSeat()] * (count - 1)]
        if len(wished) != count:
            raise refuse("server-seat-count", seats=count, count=len(wished))
        chairs = [self._chair(seat) for seat in wished]
        if wish.order == "lot":
            _OS_CHANCE.shuffle(chairs)
        return chairs

    def _chair(self, wish: p.SeatWish) -> log.Chair:
        match wish:
            case p.OpenSeat():
                return log.Chair("open")
            case p.HereSeat(name):
                return log.Chair("person", checked_name(name), key=1)
            case p.BotSeat(level, simulations):
                most = self.settings.limits.simulations
                if simulations and simulations > most:
                    raise refuse("server-too-many-simulations", most=most)
                return log.Chair("bot", level=None if simulations else level, simulations=simulations)

    async def _found(
        self, name: str, made: log.Made, hashes: dict[int, bytes], unit: Unit, tokens: Sequence[str] = ()
    ) -> LiveTable:
        """Writes the first rows of a table; what chance does before the first seat acts is among them, and so are
        the actions after which the game is to begin."""
        first = Row(1, self.now(), made)
        table, rows = await asyncio.to_thread(_begun, name, first, tokens) if tokens else _begun(name, first)
        if tokens and table.phase == "over":
            raise refuse("server-over")
        unit.rows += [(name, row) for row in rows]
        unit.keys += [(name, number, known) for number, known in hashes.items()]
        live = LiveTable(table, hashes)
        unit.summaries.append(self._summary(live))
        await self._write(unit)
        self.count += 1
        self.tables[name] = live
        self.metrics.count("tables_made", f'{{game="{made.game}"}}')
        logger.info("table made", extra={"table": name, "game": made.game})
        self._carry_on(live)
        return live

    async def sit(self, live: LiveTable, wish: p.SeatTaking, secret: str | None) -> tuple[str, int]:
        """Takes an open seat; returns the key and its number. With `secret`, the seat is added to that key."""
        name = checked_name(wish.name)
        async with live.lock:
            table = live.table
            held = live.key_of(secret or wish.key)
            own = log.client(held, wish.id) if held is not None and wish.id else None
            if held is not None and (secret is None or own in table.clients):  # a resend
                return secret or wish.key or "", held
            free = [chair.seat for chair in table.chairs if chair.kind == "open"]
            if not free:
                raise refuse("server-no-open-seat")
            if wish.seat is not None and wish.seat not in free:
                raise refuse("server-seat-taken", seat=wish.seat)
            by_lot = wish.seat is None or table.made.order == "lot"
            seat = secrets.choice(free) if by_lot or wish.seat is None else wish.seat
            key = held if held is not None else max(live.hashes, default=0) + 1
            known = secret or wish.key or keys.new_key()
            unit = Unit(keys=[] if held is not None else [(table.id, key, keys.hashed(known))])
            plans = [Plan(log.Sat(seat, name, key))]
            if len(free) == 1:
                plans += deeds.chance(table, table.position, 0)
            await self._commit(live, plans, own, unit)
            return known, key

    # ── Deeds ────────────────────────────────────────────────────────────────────────────────────────
    def act_at_once(self, live: LiveTable, key: int, deed: p.Act, refused: Callable[[Refusal], None]) -> bool:
        """`do` for the ordinary action, by the short way: no task waits for the table or for the disk.

        False, and nothing done, if anything is out of the ordinary: `do` is then to be asked, and says what.
        """
        if not at_once(live.lock.acquire()):
            return False
        began, table, own = time.perf_counter(), live.table, log.client(key, deed.id)
        plans: list[Plan] = []
        if own not in table.clients and table.version < self.settings.limits.events:
            with contextlib.suppress(Exception):  # refused, or a fault: the long way meets it again, and says it
                plans = deeds.act(live.scene(self.now(), self.settings.absent_seconds), key, deed)
        if not plans or isinstance(plans[0].entry, log.TimeUp):
            live.lock.release()
            return False
        rows = self._rows(live, plans, own)
        unit = Unit(rows=[(table.id, row) for row in rows])

        def then(error: BaseException | None) -> None:
            try:
                if error is None:
                    self._fold(live, rows, plans)
                    self._did(deed, began)
                else:
                    refused(self._not_written(unit, error))
            finally:
                live.lock.release()

        self.store.put(unit, then)
        return True

    async def do(self, live: LiveTable, key: int | None, deed: p.Deed) -> int:
        """Does what a person wishes, once; returns the version before it. Refusal if it cannot be."""
        began = time.perf_counter()
        async with live.lock:
            table = live.table
            own = log.client(key, deed.id) if key is not None else None
            if own and own in table.clients:
                return table.clients[own] - 1
            if table.version >= self.settings.limits.events:
                raise refuse("server-table-full")
            scene = live.scene(self.now(), self.settings.absent_seconds)
            plans = deeds.decide(scene, key, deed)
            before = table.version
            if isinstance(deed, p.AskRematch) and key is not None and deeds.rematch_agreed(scene, key):
                await self._rematch(live, plans, own)
            else:
                await self._commit(live, plans, own)
        self._did(deed, began)
        if isinstance(deed, p.Act) and isinstance(plans[0].entry, log.TimeUp):
            raise refuse("server-time", seat=plans[0].entry.seat)
        return before

    def _did(self, deed: p.Deed, began: float) -> None:
        self.metrics.count("deeds", _LABELS[type(deed)])
        self.metrics.deed_took(time.perf_counter() - began)

    async def come_back(self, live: LiveTable, key: int) -> None:
        """A person is there again: bots that stood in step aside."""
        async with live.lock:
            plans = deeds.come_back(live.table, key)
            if plans:
                await self._commit(live, plans)

    async def look_around(self, live: LiveTable) -> None:
        """Somebody came: where everybody is there now, clocks that waited for that start."""
        if not live.table.waits:
            return
        async with live.lock:
            plans = deeds.start_clocks(live.table, live.present)
            if plans:
                await self._commit(live, plans)

    async def _rematch(self, live: LiveTable, plans: list[Plan], client: str | None) -> None:
        """The new table and the news of it at the old one are written together."""
        table = live.table
        chairs = [log.Chair(c.kind, c.name, c.level, c.simulations, c.key) for c in table.chairs]
        made = table.made
        again = log.Made(
            made.game,
            table.game.version,
            made.given,
            dict(table.game.settle(made.given, _OS_CHANCE)),
            deeds.rotated(chairs),
            made.order,
            made.visibility,
            made.clock,
            before=table.id,
            waits=made.clock is not None,
        )
        name = keys.new_table_id()
        plans = [*plans, Plan(log.Rematch(name))]
        rows = self._rows(live, plans, client)
        await self._found(name, again, dict(live.hashes), Unit(rows=[(table.id, row) for row in rows]))
        self._fold(live, rows, plans)

    # ── The one way ──────────────────────────────────────────────────────────────────────────────────
    def _rows(self, live: LiveTable, plans: Sequence[Plan], client: str | None) -> list[Row]:
        at = max(self.now(), live.table.touched)
        first = live.table.version + 1
        return [Row(first + n, at, plan.entry, client if n == 0 else None) for n, plan in enumerate(plans)]

    async def _commit(
        self, live: LiveTable, plans: Sequence[Plan], client: str | None = None, unit: Unit | None = None
    ) -> None:
        """Writes, waits for the disk, folds, tells. The caller holds the lock."""
        rows = self._rows(live, plans, client)
        unit = unit or Unit()
        unit.rows += [(live.table.id, row) for row in rows]
        await self._write(unit)
        for _, number, known in unit.keys:
            live.hashes[number] = known
        self._fold(live, rows, plans)

    async def _write(self, unit: Unit) -> None:
        try:
            await self.store.write(unit)
        except (StoreFailed, Conflict) as error:
            raise self._not_written(unit, error) from error

    def _not_written(self, unit: Unit, error: BaseException) -> Refusal:
        """What is to be said, and done, when the disk did not take it or somebody else wrote before."""
        if isinstance(error, Conflict):
            self.metrics.count("conflicts")
            for table, _ in unit.rows:
                self._forget(table)
            return refuse("server-stale")
        self.metrics.count("store_failures")
        logger.error("not stored", extra={"error": str(error)})
        return refuse("server-not-stored")

    def _forget(self, name: str) -> None:
        """The table is not what its log says: it is read anew, and its clients come back by themselves."""
        live = self.tables.pop(name, None)
        for socket in live.sockets if live else ():
            socket.close(1012)

    def _fold(self, live: LiveTable, rows: Sequence[Row], plans: Sequence[Plan]) -> None:
        try:
            kept: list[Kept] = [live.table.add(row, plan.after) for row, plan in zip(rows, plans, strict=True)]
            live.tell_news(kept, rows[-1].at)
            self._carry_on(live)
        except Exception:
            self._forget(live.table.id)  # the log has it, and the log is the truth: the table is read anew
            raise

    # ── Thinking for people ──────────────────────────────────────────────────────────────────────────
    @contextlib.asynccontextmanager
    async def thinking_for(self, address: str) -> AsyncIterator[None]:
        """A place among those who wait for a hint, if there is one left."""
        limits = self.settings.limits
        if self.thinkers.waiting >= limits.thinking_waiting or self._asking[address] >= limits.thinking_an_address:
            raise Busy(Reason("server-too-busy"))
        self._asking[address] += 1
        try:
            yield
        finally:
            self._asking[address] -= 1
            if not self._asking[address]:
                del self._asking[address]

    # ── What happens by itself ───────────────────────────────────────────────────────────────────────
    def _carry_on(self, live: LiveTable) -> None:
        """After each change: the list of tables, the clock, the bots."""
        table = live.table
        if live.told_phase != table.phase or table.touched - live.told_touched > _TOUCH_EVERY:
            self._spawn(self._note(self._summary(live)))
        self._set_timer(live)
        chair = table.to_act
        if chair and chair.led_by_bot and live.thinking is None and not self.closing:
            live.thinking = asyncio.create_task(self._bot_turns(live))

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _note(self, summary: Summary) -> None:
        with contextlib.suppress(StoreFailed, Conflict):
            await self.store.write(Unit(summaries=[summary]))

    def _summary(self, live: LiveTable) -> Summary:
        table = live.table
        live.told_phase, live.told_touched = table.phase, table.touched
        listed = table.made.visibility == "listed"
        clocked = table.clock is not None
        return Summary(table.id, table.made.game, table.phase, listed, clocked, table.created, table.touched)

    def _set_timer(self, live: LiveTable) -> None:
        if live.timer:
            live.timer.cancel()
            live.timer = None
        due = live.table.clock.due_at() if live.table.clock else None
        if due is not None and not self.closing:
            delay = max(0, due - self.now()) / 1000 + 0.02
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(delay, lambda: self._spawn(self._time_is_up(live)))

    async def _time_is_up(self, live: LiveTable) -> None:
        async with live.lock:
            clock = live.table.clock
            if not clock or not clock.running:
                return
            if clock.left_at(self.now())[clock.running - 1] > 0:
                self._set_timer(live)
                return
            with contextlib.suppress(Refusal):
                await self._commit(live, [Plan(log.TimeUp(clock.running))])

    async def _bot_turns(self, live: LiveTable) -> None:
        """Bots play as long as it is their turn."""
        try:
            while (chair := live.table.to_act) and chair.led_by_bot and not self.closing:
                await self._bot_turn(live, chair)
        except Refusal as refusal:
            logger.error("bot refused", extra={"table": live.table.id, "reason": str(refusal)})
        except Exception:
            self.metrics.count("bot_failures")
            logger.exception("bot failed", extra={"table": live.table.id})
        finally:
            live.thinking = None
            live.used = time.monotonic()

    async def _bot_turn(self, live: LiveTable, chair: Chair) -> None:
        table = live.table
        version, position = table.position_version, table.position
        level = chair.level if chair.kind == "bot" else STAND_IN_LEVEL
        action = await self.thinkers.choose(position, level, chair.simulations, (table.id, chair.seat))
        if self.thinkers.stopped:
            return  # what was thought so far may be nothing
        async with live.lock:
            if table.position_version == version and table.to_act is chair and chair.led_by_bot:
                await self._commit(live, deeds.play(table, chair.seat, action, "bot"))


def _begun(name: str, first: Row, tokens: Sequence[str] = ()) -> tuple[Table, list[Row]]:
    """A table at its beginning, and the rows of its log."""
    table = Table(name, first)
    rows = [first]
    if table.phase == "playing":
        rows += [Row(n, first.at, plan.entry) for n, plan in enumerate(deeds.begun(table, tokens), 2)]
    return Table.of(name, rows), rows


def checked_name(name: str) -> str:
    """A name that can stand in a record, or none."""
    name = " ".join(name.split())
    if name and (name.isdigit() or "," in name or not name.isprintable()):
        raise refuse("record-bad-name", name=name)
    return name
