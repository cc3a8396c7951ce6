"""`python watched_server.py serve …`: the server's own program, with an event loop whose callbacks are measured.

It begins when the server has started. At the end it adds what held the loop for too long to the file that
`ZIGGURAT_HELD` names. Python's own event loop takes the place of uvloop, whose callbacks nobody can measure.
"""

import asyncio
import atexit
import os
import sys
from pathlib import Path

import loop_time
from ziggurat.server.__main__ import main
from ziggurat.server.process import serve
from ziggurat.server.process.loop_watch import LoopWatch

HELD = "ZIGGURAT_HELD"


_begin = LoopWatch.begin


def begin(watch: LoopWatch) -> None:
    """The server's own watch begins, and with it the measuring of each callback."""
    loop_time.loops.add(asyncio.get_running_loop())
    _begin(watch)


def write_what_held() -> None:
    if loop_time.stalls:
        with Path(os.environ[HELD]).open("a", encoding="utf-8") as file:
            file.writelines(f"{stall}\n" for stall in loop_time.stalls)


def run() -> None:
    loop_time.watch_callbacks(tests_own=False)
    serve.new_loop = lambda: asyncio.new_event_loop
    LoopWatch.begin = begin  # type: ignore[method-assign, assignment]
    atexit.register(write_what_held)
    sys.exit(main())


if __name__ == "__main__":
    run()
