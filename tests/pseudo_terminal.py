"""A person at a real terminal: the program in a process of its own, with a pseudo-terminal around it."""

import fcntl
import os
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from pathlib import Path


def _take(terminal: int) -> None:
    """Makes it the terminal of this process, which obeys signals even where the tests ignore them."""
    os.login_tty(terminal)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


def _status(process: int) -> list[str]:
    """What the system says about a process, from its state on; nothing if it is gone."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def _worked(process: int) -> float:
    """The processor time of a process, in seconds."""
    return int((_status(process) or ["0"] * 12)[11]) / os.sysconf("SC_CLK_TCK")


def wait_until_gone(processes: Sequence[int]) -> None:
    """Waits until these processes have ended, even if nobody has asked yet how."""
    until = time.monotonic() + 60
    while running := [pid for pid in processes if _status(pid)[:1] not in ([], ["Z"])]:
        assert time.monotonic() < until, f"these still run: {running}"
        time.sleep(0.05)


class Terminal:
    """The program as it runs in a terminal of some width; what it writes is read, what is typed is sent."""

    def __init__(
        self,
        *words: str,
        folder: Path,
        columns: int = 80,
        program: Sequence[str] = (),  # what Python runs instead of ziggurat
        **environment: str,
    ) -> None:
        self._ours, theirs = os.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, *(program or ("-m", "ziggurat.terminal.cli")), *words],
            cwd=folder,
            env={**os.environ, "NO_COLOR": "1", **environment},
            preexec_fn=lambda: _take(theirs),
            close_fds=False,
        )
        os.close(theirs)
        self.seen = ""

    def type(self, keys: str) -> None:
        os.write(self._ours, keys.encode())

    def press_ctrl_c(self) -> int:
        """Gives the exit status."""
        self.type("\x03")
        return self.end()

    def terminate(self) -> int:
        """Gives the exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.end()

    def wait_for(self, text: str, times: int = 1) -> None:
        """Reads until a text has come so often."""
        until = time.monotonic() + 300
        while self.seen.count(text) < times:
            assert time.monotonic() < until, f"{text!r} never came:\n{self.seen}"
            assert self._read(), f"ended before {text!r}:\n{self.seen}"

    def wait_for_children(self, number: int, seconds: float) -> list[int]:
        """Waits until the program has so many processes of its own, one of which has worked for so long."""
        until = time.monotonic() + 300
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        while True:
            children = [int(pid) for pid in listed.read_text().split()]
            if len(children) >= number and any(_worked(pid) >= seconds for pid in children):
                return children
            assert time.monotonic() < until, f"no process has worked for so long:\n{self.seen}"
            assert self._read(0.01), f"ended before it had processes:\n{self.seen}"

    def _read(self, patience: float = 1) -> bool:
        ready, _, _ = select.select([self._ours], [], [], patience)
        if not ready:
            return True
        try:
            got = os.read(self._ours, 65_536)
        except OSError:  # the other end is closed
            return False
        self.seen += got.decode("utf-8", "replace").replace("\r\n", "\n")
        return bool(got)

    def end(self) -> int:
        """Reads what still comes; gives the exit status."""
        until = time.monotonic() + 300
        while self._read():
            assert time.monotonic() < until, f"it never ended:\n{self.seen}"
        os.close(self._ours)
        return self.process.wait(timeout=60)

    def hang_up(self) -> int:
        """Closes the terminal, as a window is closed; gives the exit status."""
        os.close(self._ours)
        return self.process.wait(timeout=60)
