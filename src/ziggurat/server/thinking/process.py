"""Thinking in a process of its own: a search never keeps the event loop waiting for the interpreter.

`ThinkingProcess` has the face of a `ThinkingPool`. The pool that thinks runs in another process
(`child.py`), with the same threads and the same order; what people at a table wait for is still judged in
threads here. Each of the two schedulers takes the other for another worker, so an address has one share of both.

If that process dies, whoever waits for a thought is told to ask again, and a new one is started. One that says
nothing for long, although it ought to speak twice a second, hangs and is killed. Only the time in which the server
itself was awake counts: a machine that was suspended, or a group of processes that was stopped, loses nothing.
"""

import asyncio
import logging
import math
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec

from ziggurat.core.game import Game
from ziggurat.core.messages import Message
from ziggurat.core.types import Settings
from ziggurat.kernel import Rules
from ziggurat.server.limits.rate_limits import Bucket
from ziggurat.server.process.metrics import Metrics
from ziggurat.server.settings import Limits
from ziggurat.server.thinking.pool import Closing, Figures, ThinkingLost, ThinkingPool, What
from ziggurat.server.thinking.scheduler import EVERYBODY, MEMORY, Claim, Scheduler, Urgency
from ziggurat.server.thinking.wire import (
    Begin,
    Cancel,
    Prepare,
    Shares,
    Think,
    Thought,
    ToThinker,
    frame,
    from_thinker,
    line_of,
    pickled,
    read,
    rules_of,
    unpickled,
)

logger = logging.getLogger("ziggurat.thinking")
STARTS_A_MINUTE = 6
SILENT_SECONDS = 10.0  # after which a process that has spoken before hangs
STARTING_SECONDS = 60.0  # until it first speaks: a busy machine takes long to start Python
_HUSHED_SECONDS = 3.0  # after which the server is not ready
_LOOK_SECONDS = 0.5  # between two looks whether it is silent
_AGAIN_SECONDS = 10.0  # until another one is tried where too many have been started
_TELL_SECONDS = 1.0  # between two messages about what addresses have had elsewhere
_PREPARED = 16  # sets of rules that a new process is told of


class _TwoSchedulers(Scheduler):
    """The scheduler of this process, which also knows what the one of the other process has done for whom."""

    def __init__(self, threads: int) -> None:
        super().__init__(threads)
        self.apart = Figures()
        self._heard = time.monotonic()

    def hear(self, figures: Figures) -> None:
        self.apart, self._heard = figures, time.monotonic()

    def used(self) -> dict[str, float]:
        now, own = time.monotonic(), super().used()
        return {one: own.get(one, 0.0) + self._spent_apart(one, now) for one in {*own, *self.apart.used}}

    def shares(self) -> Shares:
        """What the other process does not know."""
        own = super().used()
        elsewhere = {one: own.get(one, 0.0) + self.elsewhere[one] for one in {*own, *self.elsewhere}}
        return Shares(elsewhere, self.threads_elsewhere[EVERYBODY])

    def take_over(self) -> None:
        """The other process is gone: here it is remembered what each address has had there."""
        now = time.monotonic()
        with self._lock:
            for address in self.apart.used:
                self._had[address] = (self._charged(address, now) + self._spent_apart(address, now), now)
            self.seconds += self.apart.seconds
            self.apart = Figures()

    def _spent_in_all(self, address: str, now: float) -> float:
        return super()._spent_in_all(address, now) + self._spent_apart(address, now)

    def _spent_apart(self, address: str, now: float) -> float:
        return self.apart.used.get(address, 0.0) * math.exp((self._heard - now) / MEMORY)


class _Child:
    """The other process, as long as it lives."""

    def __init__(self, begin: Begin, hear: Callable[[Figures], None], lost: Callable[[int, int], None]) -> None:
        self._hear, self._lost = hear, lost
        self._pending: dict[int, asyncio.Future[Thought]] = {}
        self._unsent = [frame(begin)]
        self._writer: asyncio.StreamWriter | None = None
        self.alive = True
        self.spoke = False
        self.silent = 0.0  # seconds since it spoke, as far as we were awake
        self._socket, theirs = socket.socketpair()
        with theirs:
            # A session of its own: neither Ctrl-C nor the end of a terminal reaches it.
            command = [sys.executable, "-m", "ziggurat.server.thinking.child"]
            self._process = subprocess.Popen(command, stdin=theirs.fileno(), start_new_session=True)
        self._life = asyncio.create_task(self._live())
        self._watch = asyncio.create_task(self._kill_if_silent())

    def send(self, message: ToThinker) -> None:
        if self._writer:
            self._writer.write(frame(message))
        else:
            self._unsent.append(frame(message))

    def ask(self, think: Think) -> "asyncio.Future[Thought]":
        self.send(think)
        found = self._pending[think.number] = asyncio.get_running_loop().create_future()
        return found

    def forget(self, number: int) -> None:
        if self._pending.pop(number, None) and self.alive:
            self.send(Cancel(number))

    def close(self) -> None:
        """Ends it at once: it holds nothing that is to be kept."""
        self.alive = False
        self._life.cancel()
        self._watch.cancel()
        self._process.kill()
        self._process.wait()
        if self._writer:
            self._writer.close()
        else:
            self._socket.close()
        self._refuse_all(Closing(Message("server-closing")))

    async def _live(self) -> None:
        try:
            await self._converse()
        except (OSError, msgspec.DecodeError) as error:
            logger.error("the thinking process cannot be understood", extra={"error": str(error)})
        self.alive = False
        self._watch.cancel()
        if self._writer:
            self._writer.close()
        self._process.kill()
        status = await asyncio.to_thread(self._process.wait)
        self._lost(status, len(self._pending))
        self._refuse_all(ThinkingLost(Message("server-thinking-lost")))

    async def _converse(self) -> None:
        reader, self._writer = await asyncio.open_unix_connection(sock=self._socket)
        self._writer.writelines(self._unsent)
        while (data := await read(reader)) is not None:
            message = from_thinker.decode(data)
            self.spoke, self.silent = True, 0.0
            if isinstance(message, Figures):
                self._hear(message)
            elif (waiting := self._pending.pop(message.number, None)) and not waiting.done():
                waiting.set_result(message)

    async def _kill_if_silent(self) -> None:
        while self.silent < (SILENT_SECONDS if self.spoke else STARTING_SECONDS):
            began = time.monotonic()
            await asyncio.sleep(_LOOK_SECONDS)
            self.silent += min(time.monotonic() - began, 2 * _LOOK_SECONDS)  # or else we slept ourselves
        logger.error("the thinking process does not answer", extra={"silent": self.silent})
        self._process.kill()

    def _refuse_all(self, refusal: Closing | ThinkingLost) -> None:
        pending, self._pending = self._pending, {}
        for waiting in pending.values():
            if not waiting.done():
                waiting.set_exception(refusal)


class ThinkingProcess(ThinkingPool):
    """All the thinking of a server, most of it done by another process."""

    def __init__(
        self,
        threads: int,
        bot_seconds: float,
        tree_bytes: int = Limits.tree_bytes,
        metrics: Metrics | None = None,
    ) -> None:
        super().__init__(threads, bot_seconds, tree_bytes, metrics)
        self.scheduler: _TwoSchedulers = _TwoSchedulers(threads)
        self._begin = Begin(threads, bot_seconds, tree_bytes)
        self._child: _Child | None = None
        self._starts = Bucket(STARTS_A_MINUTE, STARTS_A_MINUTE / 60)
        self._prepared: dict[Rules, Prepare] = {}
        self._numbers = 0
        self._told = 0.0
        self._missed = False  # a process was lost, and the one after it has not spoken yet

    # ── Its life ─────────────────────────────────────────────────────────────────────────────────────
    def begin(self) -> None:
        if not self.stopped:
            self._started()

    def prepare(self, kind: Game, settings: Settings) -> None:
        rules = kind.rules(settings)
        if rules in self._prepared:
            return
        if len(self._prepared) == _PREPARED:
            del self._prepared[next(iter(self._prepared))]
        self._prepared[rules] = Prepare(kind.name, dict(settings))
        if self._child and self._child.alive:
            self._child.send(self._prepared[rules])

    def must_be_ready(self) -> None:
        hushed = self._child and self._child.spoke and self._child.silent > _HUSHED_SECONDS
        if self._missed or hushed:
            raise ThinkingLost(Message("server-thinking-lost"))

    def close(self) -> None:
        super().close()
        if self._child:
            self._child.close()

    def _started(self) -> _Child:
        if self._child and self._child.alive:
            return self._child
        if not self._starts.take():
            raise ThinkingLost(Message("server-thinking-lost"))
        try:
            self._child = _Child(self._begin, self._hear, self._lost)
        except OSError as error:  # no memory, or no more processes
            logger.error("no thinking process", extra={"error": str(error)})
            raise ThinkingLost(Message("server-thinking-lost")) from error
        for prepare in self._prepared.values():
            self._child.send(prepare)
        self._told = 0.0
        return self._child

    def _hear(self, figures: Figures) -> None:
        self._metrics.count("trees_evicted", number=figures.evicted - self.scheduler.apart.evicted)
        self.scheduler.hear(figures)
        self._missed = False

    def _lost(self, status: int, pending: int) -> None:
        logger.error("the thinking process has ended", extra={"status": status, "waiting": pending})
        self._metrics.count("thinking_lost")
        self.scheduler.take_over()
        self._missed = True
        self._begin_again()

    def _begin_again(self) -> None:
        try:
            self.begin()
        except ThinkingLost:  # too many have been started of late
            asyncio.get_running_loop().call_later(_AGAIN_SECONDS, self._begin_again)

    def figures(self) -> Figures:
        own, apart = super().figures(), self.scheduler.apart
        own.seconds += apart.seconds
        for urgency in Urgency:
            own.waiting[urgency] += apart.waiting.get(urgency, 0)
            own.running[urgency] += apart.running.get(urgency, 0)
        own.large += apart.large
        own.trees, own.tree_bytes, own.evicted = apart.trees, apart.tree_bytes, apart.evicted
        return own

    # ── Thinking ─────────────────────────────────────────────────────────────────────────────────────
    async def _think(self, what: What, given: tuple[Any, ...], claim: Claim) -> Any:
        if self.stopped:
            raise Closing(Message("server-closing"))
        self._numbers += 1
        think = Think(
            number=self._numbers,
            what=what,
            given=pickled(given),
            rules=rules_of(given),
            urgency=claim.urgency,
            address=claim.address,
        )
        child = self._started()
        self._tell(child)
        self.waiting += 1
        try:
            thought = await child.ask(think)
        except asyncio.CancelledError:
            child.forget(think.number)
            self._metrics.count("thinking_stopped", claim.urgency.label)
            raise
        finally:
            self.waiting -= 1
        claim.seconds = thought.seconds
        found = await asyncio.to_thread(unpickled, thought.found, line_of(given))
        if thought.failed:
            raise found
        return found

    def _tell(self, child: _Child) -> None:
        """Tells what addresses have had elsewhere, every second in which there is something to think about."""
        now = time.monotonic()
        if now - self._told > _TELL_SECONDS:
            self._told = now
            child.send(self.scheduler.shares())
