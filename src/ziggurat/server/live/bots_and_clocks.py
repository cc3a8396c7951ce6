"""What happens at a table without anybody's doing: bots act when it is their turn, and time runs out."""

import asyncio
import logging
import time
from typing import Protocol

from ziggurat.core.position import RefereeRules
from ziggurat.core.refusals import Refusal
from ziggurat.server import errors
from ziggurat.server.errors import ServerRefusal
from ziggurat.server.live.live_table import LiveTable
from ziggurat.server.live.shares import Shares
from ziggurat.server.live.table_changes import Change, TableChanges, change_of
from ziggurat.server.process.metrics import Metrics
from ziggurat.server.settings import Settings
from ziggurat.server.tables import commands, log
from ziggurat.server.tables.commands import NewEvent
from ziggurat.server.tables.table import STAND_IN_LEVEL, Seat
from ziggurat.server.thinking.pool import Closing, ThinkingLost, ThinkingPool
from ziggurat.server.thinking.scheduler import Claim, Urgency

logger = logging.getLogger("ziggurat.tables")
_AGAIN = (1, 2, 4, 8, 16, 32)  # seconds until a bot thinks again whose thought was lost
_NO_ROOM = 1.0  # seconds until a bot tries again to act whose action may not be stored now
_LEAST_THOUGHT = 0.1  # seconds that an action counts for while nobody is there, however quickly it was found


class Registry(Protocol):
    """What bots and clocks need of the registry."""

    settings: Settings
    shares: Shares
    thinking: ThinkingPool
    metrics: Metrics
    changes: TableChanges
    closing: bool

    def now(self, live: LiveTable | None = None) -> int: ...


class BotsAndClocks:
    """The bots and the clocks of all tables."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    def stop(self, live: LiveTable) -> None:
        """Stops the bot, the clock and the referee of a table."""
        if live.timer:
            live.timer.cancel()
        for task in (live.thinking, live.listing):
            if task:
                task.cancel()

    # ── Clocks ───────────────────────────────────────────────────────────────────────────────────────
    def set_timer(self, live: LiveTable) -> None:
        """Wakes up when the time of the seat to act is up."""
        if live.timer:
            live.timer.cancel()
            live.timer = None
        due = live.table.clock.due_at() if live.table.clock else None
        if due is not None and not self._registry.closing:
            delay = max(0, due - self._registry.now(live)) / 1000 + 0.02
            live.timer = asyncio.get_running_loop().call_later(delay, self._time_is_up, live)

    def _time_is_up(self, live: LiveTable) -> None:
        def decide() -> Change | int:
            clock = live.table.clock
            if not clock or not clock.running:
                return live.table.version
            if clock.left_at(self._registry.now(live))[clock.running - 1] > 0:
                self.set_timer(live)
                return live.table.version
            abandoned = commands.abandon(live.table, self._registry.settings.limits.events)
            return Change(abandoned or [NewEvent(log.TimeUp(clock.running))])

        def done(before: int, refusal: Refusal | None) -> None:
            if refusal is not None:  # whoever acts next meets it again
                logger.warning("time not called", extra={"table": live.table.id, "reason": str(refusal)})

        self._registry.changes.apply(live, decide, done)

    # ── Bots ─────────────────────────────────────────────────────────────────────────────────────────
    def wake_bots(self, live: LiveTable) -> None:
        if live.thinking is None and self._bot_to_play(live):
            live.thinking = asyncio.create_task(self._bot_turns(live))

    def _bot_to_play(self, live: LiveTable) -> Seat | None:
        """The bot that is to act, if it plays just now.

        Bots play while somebody is there. Bots among themselves play on for a while when nobody is. In a game with
        clocks bots always play on: otherwise leaving would stop one's clock. Where people build by hand, bots only
        wait for people, and so not for each other.
        """
        table = live.table
        seat = table.to_act
        if seat is None or not seat.led_by_bot or self._registry.closing or not live.current:
            return None
        if table.bots_only and isinstance(table.position.rules, RefereeRules):
            return None
        limits = self._registry.settings.limits
        if live.attended(limits.visit_seconds):
            return seat
        if table.bots_only:
            return seat if live.thought_alone < limits.match_seconds else None
        return seat if table.clock else None

    async def _bot_turns(self, live: LiveTable) -> None:
        """Bots play as long as it is their turn."""
        lost = 0  # how often, one after the other: its position may be what ends the process
        try:
            while seat := self._bot_to_play(live):
                try:
                    await self._bot_turn(live, seat)
                    lost = 0
                except ServerRefusal as refusal:
                    if refusal.code not in (errors.TOO_MUCH_STORED.code, errors.TOO_MUCH_LOADED.code):
                        raise
                    await asyncio.sleep(_NO_ROOM)
                except ThinkingLost:
                    if lost == len(_AGAIN):
                        raise
                    await asyncio.sleep(_AGAIN[lost])
                    lost += 1
        except Closing:
            pass  # it plays on when the server is back
        except Refusal as refusal:
            logger.error("bot refused", extra={"table": live.table.id, "reason": str(refusal)})
        except Exception:
            self._registry.metrics.count("bot_failures")
            logger.exception("bot failed", extra={"table": live.table.id})
        finally:
            live.thinking = None
            live.used = time.monotonic()

    async def _bot_turn(self, live: LiveTable, seat: Seat) -> None:
        table, thinking = live.table, self._registry.thinking
        version, position = table.position_version, table.position
        level = seat.level if seat.kind == "bot" else STAND_IN_LEVEL
        claim = self._bot_claim(live)
        if isinstance(position.rules, RefereeRules):
            action = position.rules.idle
        else:
            action = await thinking.choose(position, level, seat.simulations, (table.id, seat.number), claim)
        if not live.attended(self._registry.settings.limits.visit_seconds):
            live.thought_alone += max(claim.seconds, _LEAST_THOUGHT)
        if thinking.stopped:
            return  # what was thought so far may be nothing

        def decide() -> Change | int:
            if table.position_version != version or table.to_act is not seat or not seat.led_by_bot:
                return table.version  # meanwhile the game went another way
            found = commands.playing(table, seat.number, action, "bot")
            if live.payer:
                self._registry.shares.of(live.payer).take_found(found, table)
            return change_of(found)

        await self._registry.changes.applied(live, decide)

    def _bot_claim(self, live: LiveTable) -> Claim:
        """A bot that plays against somebody who is there comes first; bots among themselves come last."""
        registry = self._registry
        awaited = not live.table.bots_only and live.attended(registry.settings.limits.visit_seconds)
        least = registry.thinking.scheduler.least(live.addresses)
        return Claim(Urgency.BOT if awaited else Urgency.MATCH, least)
