"""Lines that are typed at the keyboard, or that come from a pipe or a file.

`input()` loses a signal that arrives between the prompt and the system call that reads: nothing interrupts the
call any more, and Ctrl+C takes effect only with the next key. So we wait for keys *and* signals, and read when
keys are there.
"""

import contextlib
import io
import os
import select
import signal
import sys
import threading
from collections.abc import Iterator

_CHUNK = 65_536  # bytes; a terminal gives one line at a time anyway


class LineReader:
    """Reads lines from standard input as `input` does, but notices every signal at once."""

    def __init__(self) -> None:
        self._unread = b""  # what came after the last line that was read

    def __call__(self, prompt: str) -> str:
        """The next line, without its end; EOFError if there is none."""
        keys = _descriptor()
        if keys is None:
            return input(prompt)
        with _signals_noticed() as signals:
            print(prompt, end="", flush=True)
            while b"\n" not in self._unread:
                ready, _, _ = select.select([keys, signals], [], [])
                if signals in ready:
                    os.read(signals, _CHUNK)  # its handler runs before the loop begins again
                    continue
                got = os.read(keys, _CHUNK)
                if not got:
                    break
                self._unread += got
        return self._next_line()

    def _next_line(self) -> str:
        line, end, self._unread = self._unread.partition(b"\n")
        if not line and not end:
            raise EOFError
        text = line.decode(sys.stdin.encoding, sys.stdin.errors or "strict")
        return text.removesuffix("\r")


def _descriptor() -> int | None:
    """Where the keys come from; None where we cannot wait for keys and signals together."""
    if os.name != "posix" or threading.current_thread() is not threading.main_thread():
        return None
    with contextlib.suppress(io.UnsupportedOperation):  # a text in the place of standard input
        return sys.stdin.fileno()
    return None


@contextlib.contextmanager
def _signals_noticed() -> Iterator[int]:
    """A descriptor that can be read from as soon as a signal has arrived."""
    noticed, arrived = os.pipe()
    os.set_blocking(arrived, False)
    before = signal.set_wakeup_fd(arrived, warn_on_full_buffer=False)
    try:
        yield noticed
    finally:
        signal.set_wakeup_fd(before)
        os.close(noticed)
        os.close(arrived)
