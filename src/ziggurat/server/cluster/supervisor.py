"""Several workers on one machine: starts them, starts them again, and replaces them one by one (SIGHUP).

The workers are processes of their own that accept connections from one listening socket. A worker that is stopped
(SIGSTOP) or dead accepts none, so callers reach a live one. With SIGHUP each worker is replaced: once a new one is
ready, the old one hands its tables over and ends. A new version is installed this way, and nobody is disconnected
for longer than it takes to connect again.
"""

import asyncio
import contextlib
import ctypes
import logging
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable

from ziggurat.core.messages import Message
from ziggurat.core.refusals import Refusal
from ziggurat.server.process import systemd

logger = logging.getLogger("ziggurat.workers")
_HANDED = "ZIGGURAT_WORKER"  # the numbers of the files that a worker is handed: listening socket, readiness
_ENDS = {signal.SIGTERM, signal.SIGINT}
_READY, _ALIVE = b"r", b"."  # what a worker writes to its supervisor
_ALIVE_SECONDS = 1.0
_PIECE = 4096
_START_SECONDS = 120.0
_END_SECONDS = 30.0
_AGAIN_SECONDS = 1.0  # at least, between two starts of a worker that dies
_DIE_WITH_PARENT = 1  # Linux: PR_SET_PDEATHSIG


class Worker:
    """A worker, as it sees itself: the socket that it shares, and how it says that it is ready."""

    def __init__(self, listening: socket.socket, ready: int) -> None:
        self.listening = listening
        self._ready = ready

    def is_ready(self) -> None:
        os.write(self._ready, _READY)

    async def stay_alive(self) -> None:
        """Says again and again that the event loop turns."""
        os.set_blocking(self._ready, False)
        while True:
            await asyncio.sleep(_ALIVE_SECONDS)
            with contextlib.suppress(OSError):  # the supervisor does not read just now, or is gone
                os.write(self._ready, _ALIVE)


def worker() -> Worker | None:
    """This process, if it is a worker that a supervisor started."""
    handed = os.environ.pop(_HANDED, "")
    if not handed:
        return None
    listening, ready = map(int, handed.split(","))
    return Worker(socket.socket(fileno=listening), ready)


class _Process:
    """A worker, as its supervisor sees it."""

    def __init__(self, listening: socket.socket) -> None:
        self.began = time.monotonic()
        self._ready, ready = os.pipe()
        os.set_blocking(self._ready, False)
        self._heard = self.began
        shared = listening.fileno()
        self._process = subprocess.Popen(
            [sys.executable, *sys.orig_argv[1:]],
            env={**os.environ, _HANDED: f"{shared},{ready}"},
            pass_fds=(shared, ready),
            preexec_fn=_prepare_child,
        )
        os.close(ready)

    def must_be_ready(self) -> None:
        """Waits until it serves, or until we are to end; a refusal if it does not come to that."""
        ends = time.monotonic() + _START_SECONDS
        readable: list[int] = []
        while not readable and time.monotonic() < ends:
            systemd.notify(systemd.ALIVE)
            if signal.sigpending() & _ENDS:
                return
            readable, _, _ = select.select([self._ready], [], [], 0.5)
        if not readable or not os.read(self._ready, 1) or self._process.poll() is not None:
            self.end()
            raise Refusal(Message("server-worker-not-started"))
        self._heard = time.monotonic()

    def hangs(self, seconds: float) -> bool:
        """Whether its event loop has not turned for so long."""
        with contextlib.suppress(BlockingIOError):
            while os.read(self._ready, _PIECE):
                self._heard = time.monotonic()
        return time.monotonic() - self._heard > seconds

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def ask_to_end(self) -> None:
        if self.alive:
            self._process.terminate()

    def end(self) -> None:
        """Waits for it; kills it if it takes too long."""
        self.ask_to_end()
        try:
            self._process.wait(_END_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()
        if self._ready >= 0:
            os.close(self._ready)
            self._ready = -1


def _prepare_child() -> None:
    """A worker gets its signals itself, and ends when its supervisor is killed."""
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    die_with_parent(signal.SIGTERM)


def die_with_parent(how: signal.Signals) -> None:
    """Lets this process get a signal when the one that started it is gone."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_DIE_WITH_PARENT, how)


def supervise(listening: socket.socket, number: int, ready: Callable[[], None]) -> None:
    """Keeps a number of workers at work until a signal ends it."""
    heard = {*_ENDS, signal.SIGHUP, signal.SIGCHLD}
    signal.pthread_sigmask(signal.SIG_BLOCK, heard)
    workers = [_Process(listening) for _ in range(number)]
    try:
        for one in workers:
            one.must_be_ready()
        ready()
        systemd.notify(systemd.READY)
        while True:
            systemd.notify(systemd.ALIVE)
            got = signal.sigtimedwait(heard, 1.0)
            if got and got.si_signo in _ENDS:
                return
            if got and got.si_signo == signal.SIGHUP:
                _replace(listening, workers)
            _revive(listening, workers)
    finally:
        systemd.notify(systemd.STOPPING)
        for one in workers:
            one.ask_to_end()
        for one in workers:
            one.end()


def _replace(listening: socket.socket, workers: list[_Process]) -> None:
    """Replaces one worker after the other. If a new one does not start, the old ones stay."""
    for number, old in enumerate(workers):
        new = _Process(listening)
        try:
            new.must_be_ready()
        except Refusal:
            logger.error("a new worker did not start: the old ones stay")
            return
        workers[number] = new
        old.end()


def _revive(listening: socket.socket, workers: list[_Process]) -> None:
    patience = systemd.watchdog_seconds()
    for number, one in enumerate(workers):
        if patience and one.alive and one.hangs(patience):
            logger.error("a worker hangs and is killed")
            one.kill()
        if not one.alive:
            one.end()
            logger.error("a worker has died and is started again")
            time.sleep(max(0.0, one.began + _AGAIN_SECONDS - time.monotonic()))
            workers[number] = _Process(listening)
            with contextlib.suppress(Refusal):  # it is tried again
                workers[number].must_be_ready()
