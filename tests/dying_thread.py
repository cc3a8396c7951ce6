"""A server one of whose threads dies when the process gets a SIGUSR1: an error comes up in it out of nowhere.

Without the name of a thread its event loop hangs instead: the handler of the signal sleeps where the loop runs.
"""

import ctypes
import signal
import sys
import threading
import time

from local_server import rules_ready
from ziggurat.server.__main__ import main


class BrokenClock(OSError):
    """What `time.sleep` once raised."""


def run(name: str) -> None:
    rules_ready()

    def kill(*_: object) -> None:
        if not name:
            time.sleep(60)
        (thread,) = [one for one in threading.enumerate() if one.name == name]
        assert thread.ident
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident), ctypes.py_object(BrokenClock))

    signal.signal(signal.SIGUSR1, kill)
    sys.exit(main())
