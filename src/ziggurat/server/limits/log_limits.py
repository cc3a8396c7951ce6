"""What does not get into the log: a flood of faults, and keys.

Of faults there is one traceback for each kind and minute, and then how many more there were.
"""

import logging
import re
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from types import TracebackType

EVERY = 60.0  # seconds
_MOST_KINDS = 200  # that are told apart; the others count as one
# A key of a person, as `keys.new_key` makes them, and whatever is called one.
_KEY = re.compile(r"(?<![\w-])[\w-]{32}(?![\w-])|(?<=\bkey=)[^&\s]+|(?<=\bhere=)[^&\s]+")
Kind = tuple[object, ...]


@dataclass
class _Told:
    """A kind of fault: the last line about it, when that was, and how many came since then."""

    record: logging.LogRecord
    at: float
    unlogged: int = 0


class FaultLimit(logging.Filter):
    """A filter for a handler that gets the lines of all loggers: the server's own, uvicorn's and asyncio's.

    What carries an exception, or names one as its `error`, is logged once for each kind and minute. The next line
    of the kind, or one at the end of the minute, says as `unlogged` how many were left out.
    """

    def __init__(
        self, handler: logging.Handler, every: float = EVERY, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__()
        self._clock = clock
        self._handler = handler
        self._every = every
        self._told: dict[Kind, _Told] = {}
        self._lock = threading.Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        _hide_keys(record)
        kind = _kind(record)
        if kind is None:
            return True
        now = self._clock()
        with self._lock:
            if kind not in self._told and len(self._told) >= _MOST_KINDS:
                kind = ()
            told = self._told.get(kind)
            if told and now - told.at < self._every:
                told.unlogged += 1
                if told.unlogged == 1:
                    self._tell_later(kind, told.at + self._every - now)
                return False
            if told:
                record.unlogged = told.unlogged
            self._told[kind] = _Told(record, now)
        return True

    def _tell_later(self, kind: Kind, seconds: float) -> None:
        timer = threading.Timer(seconds, self._tell, (kind,))
        timer.daemon = True  # the end of the server does not wait for it
        timer.start()

    def _tell(self, kind: Kind) -> None:
        """Logs the count, unless the next line of the kind has said it."""
        with self._lock:
            told = self._told.get(kind)
            if told is None or not told.unlogged:
                return
            if (left := told.at + self._every - self._clock()) > 0:
                self._tell_later(kind, left)
                return
            del self._told[kind]
        again = logging.makeLogRecord({**vars(told.record), "exc_info": None, "exc_text": None})
        again.created, again.unlogged = time.time(), told.unlogged
        self._handler.handle(again)


def _hide_keys(record: logging.LogRecord) -> None:
    """People paste links anywhere, so that the key behind the # is asked for as a part of the path."""
    if path := getattr(record, "path", ""):
        record.path = _KEY.sub("…", path)


def _kind(record: logging.LogRecord) -> Kind | None:
    """What faults are told apart by: the exception and where it was raised, or the event that names an error."""
    if record.exc_info and record.exc_info[1] is not None:
        return type(record.exc_info[1]), *_place(record.exc_info[2])
    if hasattr(record, "error") and not hasattr(record, "unlogged"):
        return record.name, record.msg
    return None


def _place(traceback: TracebackType | None) -> tuple[object, ...]:
    while traceback and traceback.tb_next:
        traceback = traceback.tb_next
    return (traceback.tb_frame.f_code, traceback.tb_lineno) if traceback else ()
