"""Makes the rules of a game ready when a table first needs them, so that nobody else has to wait.

Machine code from the cache is loaded in a thread. Code that is not cached must be compiled, which takes seconds,
for some games more than a minute, and blocks the interpreter. So a separate process compiles it into the cache.
The client waits a moment and is then asked to come back later. Several workers may need the same rules at once:
only one compiles, and the others wait for what it keeps.
"""

import asyncio
import contextlib
import json
import logging
import sys
from collections.abc import Callable, Iterator

from ziggurat.bots.warm_up import warm_up
from ziggurat.core.game import Game
from ziggurat.core.messages import Message
from ziggurat.core.refusals import Refusal
from ziggurat.core.registry import game
from ziggurat.core.types import Settings
from ziggurat.kernel import Rules, cache_folder

if sys.platform != "win32":
    import fcntl

logger = logging.getLogger("ziggurat.compiler_pool")
PATIENCE = 2.0  # seconds


class NotReady(Refusal):
    """The rules are still being compiled."""

    code = "making-ready"
    status = 503


class CompilerPool:
    """Makes each set of rules ready once."""

    def __init__(self, prepare: Callable[[Game, Settings], None]) -> None:
        """`prepare` is called with what lies in the cache, so that others load it, too."""
        self._prepare = prepare
        self._ready: set[Rules] = set()
        self._making: dict[Rules, asyncio.Task[None]] = {}
        self._compiling: set[Rules] = set()

    async def ready(self, kind: Game, settings: Settings) -> None:
        """Returns when a table can be played; NotReady while the rules are being compiled."""
        rules = kind.rules(settings)
        if rules in self._ready:
            return
        known = rules in self._making
        if not known:
            self._making[rules] = asyncio.create_task(self._make(kind, settings, rules))
        made = self._making[rules]
        while not made.done():
            if known and rules in self._compiling:
                raise NotReady(Message("server-making-ready", args={"game": kind.title_message}))
            await asyncio.wait({made}, timeout=PATIENCE)
            known = True
        made.result()

    async def _make(self, kind: Game, settings: Settings, rules: Rules) -> None:
        try:
            if not await asyncio.to_thread(rules.kept):
                self._compiling.add(rules)
                await _compile_elsewhere(kind, settings)
                self._compiling.discard(rules)
            self._prepare(kind, settings)
            await asyncio.to_thread(warm_up, kind, settings)
            self._ready.add(rules)
        finally:
            self._compiling.discard(rules)
            del self._making[rules]

    async def close(self) -> None:
        making = list(self._making.values())
        for made in making:
            made.cancel()
        await asyncio.gather(*making, return_exceptions=True)


async def _compile_elsewhere(kind: Game, settings: Settings) -> None:
    logger.info("compiling", extra={"game": kind.name})
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", __name__, kind.name, json.dumps(dict(settings)), stdin=asyncio.subprocess.DEVNULL
    )
    try:
        if await process.wait():  # for example a game that only this process knows: it is then compiled here
            logger.warning("not compiled elsewhere", extra={"game": kind.name})
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


@contextlib.contextmanager
def alone(name: str) -> Iterator[None]:
    """While the body runs, no other process compiles this game."""
    with (cache_folder("compiling") / name).open("wb") as file:
        if sys.platform != "win32":
            fcntl.flock(file, fcntl.LOCK_EX)  # until the file is closed, or this process ends
        yield


if __name__ == "__main__":
    with alone(sys.argv[1]):
        warm_up(game(sys.argv[1]), json.loads(sys.argv[2]))
