"""Ends the process when a part of it has died without which it would only seem to serve.

What was acknowledged is on disk, so there is nothing to tidy up. systemd, a container or the supervisor of workers
starts the server again; a process that stays up without its writer would refuse everything until somebody looks.
"""

import asyncio
import logging
import os
from concurrent.futures import Future
from typing import Any, NoReturn

logger = logging.getLogger("ziggurat.fatal")
STATUS = 70  # of the process: an internal error, by the convention of sysexits.h


def end_process(what: str, error: BaseException) -> NoReturn:
    """Logs why, and ends the process at once, from whichever thread."""
    logger.critical("%s has died: the process ends", what, exc_info=error)
    for handler in logging.getLogger().handlers:
        handler.flush()
    os._exit(STATUS)


def must_live(what: str, work: "asyncio.Task[Any] | Future[Any]") -> None:
    """Ends the process if this work ends by an error that nobody expected."""

    def look(done: "asyncio.Task[Any] | Future[Any]") -> None:
        if not done.cancelled() and (error := done.exception()):
            end_process(what, error)

    work.add_done_callback(look)
