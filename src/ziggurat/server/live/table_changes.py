"""The one path of every change at a table: decide, write, fold in, send, answer.

A command of a person, an action of a bot, time that is up, somebody who sits down: all of them go through `apply`.
The changes of a table are made one after the other, in the order in which they came. `apply` never waits: a change
is decided at once if the table is free, its rows go to the store, and the store calls back when they are on disk.
No task waits for the table or for the disk; that is what makes it fast.

Whatever goes wrong is answered: a refusal as it is; a fault as an internal error, and its traceback is logged.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct, field

from ziggurat.core.position import Position
from ziggurat.core.refusals import Refusal
from ziggurat.server import errors
from ziggurat.server.errors import refuse
from ziggurat.server.live.live_table import LiveTable
from ziggurat.server.process.metrics import Metrics
from ziggurat.server.storage.store import Conflict, Store, Transaction
from ziggurat.server.tables import log
from ziggurat.server.tables.commands import Find, Found, NewEvent
from ziggurat.server.tables.log import LogRow
from ziggurat.server.tables.table import Table

logger = logging.getLogger("ziggurat.tables")


class Change(Struct):
    """A change of a table that is to be written.

    `find` finds the events in a thread, where that may take long; the table waits for them. So it does for a view
    that takes long. `transaction`: what is
    written together with the events. `written` is called when all of it is on disk, before
    the events are folded in; `failed` if it could not be written; `made` when everybody has the news. `refusal` is
    the answer to a command that is refused although something has changed: its time was up.
    """

    events: Sequence[NewEvent] = ()
    find: Find | None = None
    command_id: str | None = None
    transaction: Transaction = field(default_factory=Transaction)
    written: Callable[[], None] | None = None
    failed: Callable[[], None] | None = None
    made: Callable[[], None] | None = None
    refusal: Refusal | None = None


def change_of(found: Found | Find) -> Change:
    """A change of these events, or of those that are still to be found."""
    return Change(find=found) if callable(found) else Change(found)


Decide = Callable[[], Change | int]  # an int: nothing is to be written, and this was the version before
Done = Callable[[int, Refusal | None], None]  # called with the version before the change, and perhaps a refusal
Judge = Callable[[LiveTable, Find, Callable[[Found, Exception | None], None]], None]


class TableChanges:
    """Makes the changes of all tables. `judge` finds events in a thread; `changed` is called after each change;
    `unload` drops a table unlike its log."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        now: Callable[[LiveTable], int],
        judge: Judge,
        changed: Callable[[LiveTable], None],
        unload: Callable[[LiveTable], None],
    ) -> None:
        self._store = store
        self._metrics = metrics
        self._now = now
        self._judge = judge
        self._changed = changed
        self._unload = unload

    def apply(self, live: LiveTable, decide: Decide, done: Done) -> None:
        """Makes a change when it is its turn: `decide` finds out then what to write."""
        if live.changing:
            live.changes_waiting.append((decide, done))
            return
        live.changing = True
        if not self._begin(live, decide, done):
            self._next(live)

    async def applied(self, live: LiveTable, decide: Decide) -> int:
        """The same for a coroutine; raises the refusal. If it is cancelled, the change is made nevertheless."""
        waiting = asyncio.get_running_loop().create_future()
        self.apply(live, decide, partial(_resolve, waiting))
        before: int = await waiting
        return before

    def _begin(self, live: LiveTable, decide: Decide, done: Done) -> bool:
        """Decides on a change; returns whether the table is busy with it now."""
        try:
            live.must_be_current()
            change = decide()
        except Exception as error:
            self._answer(live, done, live.table.version, self._as_refusal(live, error))
            return False
        if isinstance(change, int):
            self._answer(live, done, change, None)
            return False
        if change.find is None and (not change.events or _after(live.table, change.events).shows_at_once):
            return self._write(live, change, done)
        self._judge(live, partial(_find_and_show, live.table, change), partial(self._found, live, change, done))
        return True

    def _found(self, live: LiveTable, change: Change, done: Done, events: Found, error: Exception | None) -> None:
        """A thread has found the events of a change, or why there is none."""
        change.events = events
        try:
            if error is not None:
                raise error
            live.must_be_current()  # it was not looked at meanwhile
        except Exception as wrong:
            self._answer(live, done, live.table.version, self._as_refusal(live, wrong))
            self._next(live)
            return
        if not self._write(live, change, done):
            self._next(live)

    def _write(self, live: LiveTable, change: Change, done: Done) -> bool:
        """Hands a change to the store; returns whether it could."""
        try:
            rows = self._rows(live, change) if change.events else []
        except Exception as wrong:
            self._answer(live, done, live.table.version, self._as_refusal(live, wrong))
            return False
        change.transaction.rows += [(live.table.id, row) for row in rows]
        if live.epoch:
            change.transaction.leases[live.table.id] = live.epoch
        self._store.put(change.transaction, partial(self._stored, live, change, rows, done))
        return True

    def _rows(self, live: LiveTable, change: Change) -> list[LogRow]:
        at = max(self._now(live), live.table.touched)
        rows, version, command_id = [], live.table.version, change.command_id
        for new in change.events:
            version += 1
            rows.append(LogRow(version, at, new.event, command_id))
            command_id = None  # only the first event carries it
        return rows

    def _stored(
        self, live: LiveTable, change: Change, rows: list[LogRow], done: Done, error: BaseException | None
    ) -> None:
        """The store calls back: the change is on disk, or it is not."""
        before, refusal = live.table.version, change.refusal
        try:
            if error is not None:
                refusal = self._not_written(live, change, error)
            else:
                self._make(live, change, rows)
        except Exception as fault:
            self._unload(live)  # the log has it, and the log is the truth: the table is read again
            refusal = self._report(live, fault)
        self._answer(live, done, before, refusal)
        self._next(live)

    def _make(self, live: LiveTable, change: Change, rows: list[LogRow]) -> None:
        if change.written:
            change.written()
        if rows:
            add, events = live.table.add, change.events
            live.send_news([add(row, new.after) for row, new in zip(rows, events, strict=True)], rows[-1].at)
            self._changed(live)
        if change.made:
            change.made()

    def _next(self, live: LiveTable) -> None:
        """The table is free: the next change that waits is made."""
        while live.changes_waiting:
            if self._begin(live, *live.changes_waiting.popleft()):
                return
        live.changing = False

    # ── What goes wrong ──────────────────────────────────────────────────────────────────────────────
    def _not_written(self, live: LiveTable, change: Change, error: BaseException) -> Refusal:
        if change.failed:
            change.failed()
        if isinstance(error, Conflict):
            self._unload(live)
        return self.write_refusal(error)

    def write_refusal(self, error: BaseException) -> Refusal:
        """The refusal after a failed write, or a write by somebody else, which may be this one's own first try."""
        if isinstance(error, Conflict):
            self._metrics.count("conflicts")
            return refuse(errors.UNSURE)
        self._metrics.count("store_failures")
        logger.error("not stored", extra={"error": str(error)})
        return refuse(errors.NOT_STORED)

    def _as_refusal(self, live: LiveTable, error: Exception) -> Refusal:
        return error if isinstance(error, Refusal) else self._report(live, error)

    def _report(self, live: LiveTable, fault: Exception) -> Refusal:
        self._metrics.count("crashes")
        logger.error("change failed", exc_info=fault, extra={"table": live.table.id})
        return refuse(errors.CRASH)

    def _answer(self, live: LiveTable, done: Done, before: int, refusal: Refusal | None) -> None:
        try:
            done(before, refusal)
        except Exception as fault:  # the table must not wait for ever for a change that is made
            self._report(live, fault)


def _find_and_show(table: Table, change: Change) -> Found:
    """Finds the events of a change in a thread, and makes there the view that is sent with them."""
    found = change.find() if change.find else [*change.events]
    _after(table, found).keep_view()
    return found


def _after(table: Table, events: Sequence[NewEvent]) -> Position:
    """The position to which events lead."""
    position = table.position
    for new in events:
        if new.after is not None:
            position = new.after
        elif isinstance(new.event, log.Undone):
            position = table.position_at(new.event.ply)
    return position


def _resolve(waiting: "asyncio.Future[int]", before: int, refusal: Refusal | None) -> None:
    if waiting.done():  # cancelled
        return
    if refusal is None:
        waiting.set_result(before)
    else:
        waiting.set_exception(refusal)
