"""The process that thinks for a server: a `ThinkingPool` behind a socket, which is its standard input.

It trusts whoever holds the other end, and ends when that is closed. Signals are for the server: it alone decides
when this process ends. If memory runs out, the system should end this one and not the server, whose tables
then go on.
"""

import asyncio
import contextlib
import os
import signal
import socket
import sys
import traceback
from functools import partial
from pathlib import Path

from ziggurat.bots.warm_up import warm_up
from ziggurat.core.refusals import Refusal
from ziggurat.core.registry import game
from ziggurat.kernel import Rules
from ziggurat.server.cluster.supervisor import die_with_parent
from ziggurat.server.thinking.pool import ThinkingPool, ThoughtFailed
from ziggurat.server.thinking.scheduler import EVERYBODY, Claim, Job, Urgency
from ziggurat.server.thinking.wire import (
    Begin,
    Cancel,
    Prepare,
    Shares,
    Think,
    Thought,
    TooLong,
    frame,
    line_of,
    pickled,
    read,
    to_thinker,
    unpickled,
)

_TELL_SECONDS = 0.5  # between two messages with figures: they also show that this process lives
_OUT_OF_MEMORY = Path("/proc/self/oom_score_adj")
_FIRST_TO_GO = "500"


class _Thinker:
    """Does what it is told, until nobody is there any more."""

    def __init__(self, begin: Begin, writer: asyncio.StreamWriter) -> None:
        self._pool = ThinkingPool(begin.threads, begin.bot_seconds, begin.tree_bytes)
        self._writer = writer
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._warming: dict[Rules, asyncio.Task[None]] = {}

    async def tell(self) -> None:
        """Tells the figures again and again, unless the server does not read them: it may be stopped."""
        while True:
            if not self._writer.transport.get_write_buffer_size():
                self._writer.write(frame(self._pool.figures()))
            await asyncio.sleep(_TELL_SECONDS)

    def hear(self, message: Begin | Prepare | Think | Cancel | Shares) -> None:
        match message:
            case Think():
                task = self._tasks[message.number] = asyncio.create_task(self._think(message))
                task.add_done_callback(lambda _: self._tasks.pop(message.number))
            case Cancel() if message.number in self._tasks:
                self._tasks[message.number].cancel()
            case Shares():
                scheduler = self._pool.scheduler
                scheduler.elsewhere.clear()
                scheduler.elsewhere.update(message.elsewhere)
                scheduler.threads_elsewhere[EVERYBODY] = int(message.threads)
            case Prepare():
                with contextlib.suppress(Refusal):
                    self._warm(message)

    async def _think(self, think: Think) -> None:
        claim = Claim(Urgency(think.urgency), think.address)
        try:
            if think.rules:  # the seconds of a thought are not for loading machine code
                await asyncio.shield(self._warm(think.rules))
            found = await self._pool.run(partial(self._found, think), claim)
            answer = frame(Thought(think.number, claim.seconds, found, False))
        except Exception as error:
            answer = frame(Thought(think.number, claim.seconds, _pickled_error(error), True))
        self._writer.write(answer + frame(self._pool.figures()))

    def _found(self, think: Think, job: Job[bytes]) -> bytes:
        """What comes of a thought. Whoever asks for it also waits his turn for its position to be played again."""
        given = unpickled(think.given)
        return pickled(self._pool.work(think.what, given, job), line_of(given))

    def _warm(self, wanted: Prepare) -> "asyncio.Task[None]":
        """Loads the machine code of a game once, from the cache: the server's process has compiled it."""
        kind, settings = game(wanted.game), wanted.settings
        rules = kind.rules(settings)

        async def load() -> None:
            try:
                await asyncio.to_thread(warm_up, kind, settings)
            except BaseException:
                del self._warming[rules]  # it is tried again
                raise

        if rules not in self._warming:
            self._warming[rules] = asyncio.create_task(load())
        return self._warming[rules]


def _pickled_error(error: Exception) -> bytes:
    """A refusal as it is; of anything else only the text, since its class may not be known there."""
    if isinstance(error, Refusal):
        return pickled(error)
    words = "its result is too long" if isinstance(error, TooLong) else "".join(traceback.format_exception(error))
    return pickled(ThoughtFailed(words))


async def think(talking: socket.socket) -> None:
    """Thinks until the other end is closed, or says something that cannot be understood."""
    status = 0
    try:
        await _converse(talking)
    except Exception:
        traceback.print_exc()
        status = 1
    os._exit(status)  # threads that think would be waited for


async def _converse(talking: socket.socket) -> None:
    reader, writer = await asyncio.open_unix_connection(sock=talking)
    first = await read(reader)
    begin = to_thinker.decode(first) if first is not None else None
    if isinstance(begin, Begin):
        thinker = _Thinker(begin, writer)
        telling = asyncio.create_task(thinker.tell())
        while not telling.done() and (data := await read(reader)) is not None:
            thinker.hear(to_thinker.decode(data))


def main() -> None:
    die_with_parent(signal.SIGKILL)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    with contextlib.suppress(OSError):  # not Linux
        _OUT_OF_MEMORY.write_text(_FIRST_TO_GO)
    talking = socket.socket(fileno=os.dup(sys.stdin.fileno()))
    asyncio.run(think(talking))


if __name__ == "__main__":
    main()
