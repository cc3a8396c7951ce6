"""Bots and hints: searches in a few threads, on compiled code that lets the event loop run meanwhile.

`scheduler.py` decides which job runs. When a client disconnects, the waiting task is cancelled and its job stops.
"""

import asyncio
import logging
import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable
from datetime import date
from functools import lru_cache, partial
from typing import Any, Literal, TypeVar

import msgspec

from ziggurat.bots import hints
from ziggurat.bots.analysis import MoveAnalysis, analyse_game
from ziggurat.bots.bot import Score, SearchLimits, solver_of
from ziggurat.bots.host import Stopped, host
from ziggurat.bots.levels import FRIENDLY, Level, best_bot
from ziggurat.bots.search import TreeSearch
from ziggurat.core.game import Game
from ziggurat.core.messages import Message
from ziggurat.core.position import Position
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Json, Settings
from ziggurat.server.process.metrics import Metrics
from ziggurat.server.settings import Limits
from ziggurat.server.thinking.scheduler import Claim, Job, Scheduler, Urgency
from ziggurat.teaching.puzzles import Puzzle, puzzle

T = TypeVar("T")
CachedBot = TreeSearch | Level
What = Literal["choose", "analyse", "hint", "analyse_game", "solver_report", "puzzle"]
GLANCE = 0.25  # seconds for each position when a whole game is looked at
ANSWER_SECONDS = 1.5  # of that in one answer
LARGE = 10 << 20  # bytes of a tree that needs leave
logger = logging.getLogger("ziggurat.thinking")


class Closing(Refusal):
    """The server closes; nothing more is thought."""

    code = "closing"
    status = 503


class ThinkingLost(Refusal):
    """The process that thinks has died; another one is started."""

    code = "thinking-lost"
    status = 503


class ThoughtFailed(RuntimeError):
    """A thought ended with an error in the process that thinks: what was printed there."""


class Figures(msgspec.Struct, tag=True):
    """What there is to be told about a pool: for the metrics, and by one process to another."""

    seconds: float = 0.0
    used: dict[str, float] = {}  # what each address has had of late
    waiting: dict[int, int] = {}  # by urgency
    running: dict[int, int] = {}
    large: int = 0
    trees: int = 0
    tree_bytes: int = 0
    evicted: int = 0

    @property
    def busy(self) -> bool:
        return any(self.waiting.values()) or any(self.running.values())


class TreeCache:
    """The bots that keep their search trees between their actions; the least recently used are dropped."""

    def __init__(self, most: int, metrics: Metrics) -> None:
        self._most = most  # bytes
        self._metrics = metrics
        self._lock = threading.Lock()
        self._bots: OrderedDict[object, tuple[CachedBot, int]] = OrderedDict()
        self.nbytes = 0
        self.evicted = 0

    def __len__(self) -> int:
        return len(self._bots)

    def take(self, key: object) -> CachedBot | None:
        """Removes a bot from the cache: the caller is the only one that uses it until it is put back."""
        with self._lock:
            bot, size = self._bots.pop(key, (None, 0))
            self.nbytes -= size
            return bot

    def put(self, key: object, bot: CachedBot) -> None:
        bot.trim()
        size = bot.nbytes
        with self._lock:
            _, replaced = self._bots.pop(key, (None, 0))
            self._bots[key] = (bot, size)
            self.nbytes += size - replaced
            while self.nbytes > self._most:
                _, (_, freed) = self._bots.popitem(last=False)
                self.nbytes -= freed
                self.evicted += 1
                self._metrics.count("trees_evicted")


class ThinkingPool:
    """All the thinking of a server; closing ends it at once."""

    def __init__(
        self,
        threads: int,
        bot_seconds: float,
        tree_bytes: int = Limits.tree_bytes,
        metrics: Metrics | None = None,
    ) -> None:
        self._bot_seconds = bot_seconds
        self._metrics = metrics or Metrics()
        self.scheduler = Scheduler(threads)
        self.trees = TreeCache(tree_bytes, self._metrics)
        self.stopped = False
        self.waiting = 0  # jobs under way or waiting

    def begin(self) -> None:
        """Makes ready, while nobody waits, what the first thought will need."""

    def prepare(self, kind: Game, settings: Settings) -> None:
        """Makes a game ready that is likely to be thought about; its rules are compiled."""

    def must_be_ready(self) -> None:
        """A refusal while nothing can be thought."""

    def close(self) -> None:
        self.stopped = True
        self.scheduler.close()

    def figures(self) -> Figures:
        scheduler, trees = self.scheduler, self.trees
        return Figures(
            seconds=scheduler.seconds,
            used=scheduler.used(),
            waiting={urgency: scheduler.count(urgency, running=False) for urgency in Urgency},
            running={urgency: scheduler.count(urgency, running=True) for urgency in Urgency},
            large=scheduler.large,
            trees=len(trees),
            tree_bytes=trees.nbytes,
            evicted=trees.evicted,
        )

    # ── What is thought: the same for a pool behind a socket ─────────────────────────────────────────
    async def choose(
        self,
        position: Position,
        level: int | None,
        simulations: int | None,
        whose: object = None,
        claim: Claim | None = None,
    ) -> int:
        """A bot's action; `whose` names the bot, so that it can go on where it stopped thinking."""
        given = (position, level, simulations, whose)
        found: int = await self._think("choose", given, claim or Claim(Urgency.BOT))
        return found

    async def analyse(self, position: Position, seconds: float, claim: Claim) -> list[Score]:
        """What each action is worth, exactly where that is known, best first."""
        found: list[Score] = await self._think("analyse", (position, seconds), claim)
        return found

    async def hint(
        self, position: Position, seconds: float, claim: Claim
    ) -> tuple[list[Score], list[hints.HintStep]]:
        """What each action is worth, and the steps of a hint."""
        found: tuple[list[Score], list[hints.HintStep]] = await self._think("hint", (position, seconds), claim)
        return found

    async def analyse_game(self, end: Position, first: int, claim: Claim) -> tuple[list[MoveAnalysis], int | None]:
        """The analysis of a game from `first` actions on, as much as a moment allows, and where to go on."""
        found: tuple[list[MoveAnalysis], int | None] = await self._think("analyse_game", (end, first), claim)
        return found

    async def solver_report(self, kind: Game, settings: Settings, claim: Claim) -> Json:
        """What is proven about a game; worked out once for each set of options."""
        found: Json = await self._think("solver_report", (kind, dict(settings)), claim)
        return found

    async def puzzle(self, kind: Game, day: date, claim: Claim) -> Puzzle:
        """The puzzle of a game on a day; made once, in less than a second or two."""
        found: Puzzle = await self._think("puzzle", (kind, day), claim)
        return found

    async def _think(self, what: What, given: tuple[Any, ...], claim: Claim) -> Any:
        return await self.run(partial(self.work, what, given), claim)

    # ── Work for the threads of this process ─────────────────────────────────────────────────────────
    async def judge(self, work: Callable[[], T], claim: Claim) -> T:
        """What the rules say, where that may take long."""
        return await self.run(lambda _: work(), claim)

    async def run(self, work: Callable[[Job[T]], T], claim: Claim) -> T:
        """What comes of the work of one job, when it is its turn."""
        self.waiting += 1
        job: Job[T] = self.scheduler.submit(work, claim)
        try:
            return await job.future
        except asyncio.CancelledError:
            self.scheduler.stop(job)
            self._metrics.count("thinking_stopped", claim.urgency.label)
            raise
        except Stopped:
            raise Closing(Message("server-closing")) from None
        finally:
            self.waiting -= 1

    def work(self, what: What, given: tuple[Any, ...], job: Job[Any]) -> Any:
        """Thinks, in the thread of a job."""
        if what == "choose":
            return self._choose(job, *given)
        return _WORK[what](job, *given)

    def _choose(
        self, job: Job[int], position: Position, level: int | None, simulations: int | None, whose: object
    ) -> int:
        if len(position.actions) == 1:
            return position.actions[0]
        key = (whose, level, simulations) if whose is not None else None
        bot = self._bot(job, key, level, simulations)
        seconds = self._bot_seconds if simulations else None  # a level knows its own
        action = bot.choose(position, SearchLimits(seconds=seconds, simulations=simulations, stop=job.stop))
        if key is not None and not job.stop.is_set():
            self.trees.put(key, bot)
        return action

    def _bot(self, job: Job[int], key: object, level: int | None, simulations: int | None) -> CachedBot:
        """The bot that played here before, if it is cached and there is room for its tree; otherwise a new one."""
        cached = self.trees.take(key) if key is not None else None
        if cached and (cached.nbytes < LARGE or job.room()):
            return cached
        seed = secrets.randbits(30)
        return TreeSearch(seed) if simulations else Level(level or FRIENDLY, seed)


def _analyse(job: Job[Any], position: Position, seconds: float) -> list[Score]:
    bot = best_bot(position, secrets.randbits(30))
    return bot.analyse(position, SearchLimits(seconds=seconds, stop=job.stop))


def _hint(job: Job[Any], position: Position, seconds: float) -> tuple[list[Score], list[hints.HintStep]]:
    scores = _analyse(job, position, seconds)
    return scores, hints.hint_steps(position, scores[0], scores[1:])


def _analyse_game(job: Job[Any], end: Position, first: int) -> tuple[list[MoveAnalysis], int | None]:
    found: list[MoveAnalysis] = []
    began = host().time()
    for move in analyse_game(end, SearchLimits(seconds=GLANCE, stop=job.stop), first):
        found.append(move)
        if host().time() - began > ANSWER_SECONDS and move.position.ply < end.ply:
            return found, move.position.ply + 1
    return found, None


def _report(_: Job[Any], kind: Game, settings: Settings) -> Json:
    return _solver_report(kind, tuple(settings.items()))


def _puzzle(_: Job[Any], kind: Game, day: date) -> Puzzle:
    return puzzle(kind, day)


_WORK: dict[What, Callable[..., Any]] = {
    "analyse": _analyse,
    "hint": _hint,
    "analyse_game": _analyse_game,
    "solver_report": _report,
    "puzzle": _puzzle,
}


@lru_cache(maxsize=16)
def _solver_report(kind: Game, settings: tuple[tuple[str, str], ...]) -> Json:
    return solver_of(kind).report(dict(settings), lambda done, of: None).data
