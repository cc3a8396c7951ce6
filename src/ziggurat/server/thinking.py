"""Bots and hints: minds at work in a few threads, on compiled code that lets the event loop run meanwhile."""

import asyncio
import logging
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from functools import lru_cache
from typing import TypeVar

from ziggurat.bots.analysis import Remark, remarks
from ziggurat.bots.bot import Limits, Mind, Worth, best_line, solver_of
from ziggurat.bots.levels import FRIENDLY, Level, best_mind
from ziggurat.bots.search import TreeSearch
from ziggurat.bots.told import line_of
from ziggurat.core import Game, Json, Position, Settings
from ziggurat.puzzles import Puzzle, puzzle

T = TypeVar("T")
GLANCE = 0.25  # seconds for each position when a whole game is looked at
MOMENT = 1.5  # seconds of that in one answer
KEPT = 16  # minds that keep their trees between their actions
logger = logging.getLogger("ziggurat.thinking")


class Thinkers:
    """A pool of threads; a stop flag ends all thinking at once."""

    def __init__(self, threads: int, bot_seconds: float) -> None:
        self._bot_seconds = bot_seconds
        self._pool = ThreadPoolExecutor(threads, "ziggurat-think")
        self._stop = threading.Event()
        self._minds: OrderedDict[object, Mind] = OrderedDict()
        self.waiting = 0  # wishes under way or waiting
        self.seconds = 0.0  # spent thinking, in all

    def close(self) -> None:
        self._stop.set()
        self._pool.shutdown(cancel_futures=True)

    @property
    def stopped(self) -> bool:
        return self._stop.is_set()

    async def choose(
        self, position: Position, level: int | None, simulations: int | None, whose: object = None
    ) -> int:
        """A bot's action; `whose` names the bot, so that it can go on where it stopped thinking."""
        key = (whose, level, simulations)
        mind = self._minds.pop(key, None) or _new_mind(level, simulations)  # nobody else thinks with it meanwhile
        action = await self._run(lambda: self._choose(mind, position, simulations))
        if whose is not None:
            self._minds[key] = mind
            if len(self._minds) > KEPT:
                self._minds.popitem(last=False)
        return action

    async def assess(self, position: Position, seconds: float) -> list[Worth]:
        """What each action is worth, exactly where that is known, best first."""
        return await self._run(lambda: self._assess(position, seconds))

    async def line(self, position: Position, expected: Worth) -> list[str]:
        """The perfect line from here to the end, where the game is known exactly; else what the search expects."""
        mind = position.game.solver
        return await self._run(lambda: best_line(position, mind)) if mind else line_of(position, expected)

    async def remarks(self, end: Position, first: int) -> tuple[list[Remark], int | None]:
        """What is to be said of a game from `first` actions on, as much as a moment allows; and where to go on."""
        return await self._run(lambda: self._remarks(end, first))

    async def theorem(self, kind: Game, settings: Settings) -> Json:
        """What is proven about a game; worked out once for each set of options."""
        return await self._run(lambda: _theorem(kind, tuple(settings.items())))

    async def puzzle(self, kind: Game, day: date) -> Puzzle:
        """The puzzle of a game on a day; made once, in less than a second or two."""
        return await self._run(lambda: puzzle(kind, day))

    async def _run(self, work: Callable[[], T]) -> T:
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, self._timed, work)
        finally:
            self.waiting -= 1

    def _timed(self, work: Callable[[], T]) -> T:
        began = time.perf_counter()
        try:
            return work()
        finally:
            self.seconds += time.perf_counter() - began

    def _choose(self, mind: Mind, position: Position, simulations: int | None) -> int:
        if len(position.actions) == 1:
            return position.actions[0]
        seconds = self._bot_seconds if simulations else None  # a level knows its own
        return mind.choose(position, Limits(seconds=seconds, simulations=simulations, stop=self._stop))

    def _remarks(self, end: Position, first: int) -> tuple[list[Remark], int | None]:
        found: list[Remark] = []
        began = time.monotonic()
        for remark in remarks(end, Limits(seconds=GLANCE, stop=self._stop), first):
            found.append(remark)
            if time.monotonic() - began > MOMENT and remark.position.ply < end.ply:
                return found, remark.position.ply + 1
        return found, None

    def _assess(self, position: Position, seconds: float) -> list[Worth]:
        mind = best_mind(position, secrets.randbits(30))
        return mind.assess(position, Limits(seconds=seconds, stop=self._stop))


@lru_cache(maxsize=16)
def _theorem(kind: Game, settings: tuple[tuple[str, str], ...]) -> Json:
    return solver_of(kind).report(dict(settings), lambda done, of: None).data


def _new_mind(level: int | None, simulations: int | None) -> Mind:
    seed = secrets.randbits(30)
    return TreeSearch(seed) if simulations else Level(level or FRIENDLY, seed)
