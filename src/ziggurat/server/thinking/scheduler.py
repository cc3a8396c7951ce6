"""Schedules the thinking of bots: few threads, many jobs.

As many jobs run at a time as there are thinking threads; the others wait, before they start or at a pause amid
their work (`bots/host.py`). The order:

 1. Addresses that have recently used no more than their share come before those that have used more.
 2. Then the more urgent job: the referee at a table, a bot that somebody waits for, a hint, a study, bots among
    themselves.
 3. Then the address that has used less; at one address, the job that has used less.

A job that has run for a moment gives way to the job that would now go first. So a short job never waits for a long
one, and two long jobs get half of the time each. Some steps take long (one simulation of talo may list thousands
of placements), so a job that goes first begins at once, beside the one that was asked to give way:

    a long job     ▬▬▬▬▬▬▬▬▬▬▬▬▬▬┃asked ▬▬▬┃ pauses                     ▬▬▬▬▬▬▬▬
    a bot's turn                 ┃▬▬▬▬▬▬▬▬▬▬▬▬▬▬▬▬▬▬▬▬▬▬┃ has answered

How many may run so is limited, and the limit is higher for what is more urgent. So somebody at a table waits for
no step of studies, however many addresses ask for them; the system shares the processor among all that run.

The number of started jobs that wait is limited for each kind and for each address, because their trees take
memory. An address of which nothing has started is not kept waiting by what others have started.
"""

import asyncio
import contextlib
import math
import os
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from typing import Any, Generic, TypeVar

import numpy as np

from ziggurat.bots.host import SearchHost, Stopped, hosted
from ziggurat.server.limits.addresses import address_group
from ziggurat.server.process.fatal import must_live

T = TypeVar("T")
SLICE = 0.004  # seconds of searching between two pauses: the longest wait of the most urgent job
QUANTUM = 0.02  # seconds that a job runs before it gives way to its equals
MEMORY = 15.0  # seconds; the usage of an address decays by a factor of e in this time
SHARE = 1 / 3  # of all the thinking; an address that used more of late comes after the others
EVERYBODY = ""  # in place of an address
SPARE = 3  # jobs of a kind that may have begun beyond those that run
SPARE_AN_ADDRESS = 1
NEWCOMERS = 24  # jobs that may have begun beyond these, each the only one of its address
BESIDE = 2  # jobs more, for each step of urgency, that may run beside those asked to give way
_FEW = 1e-3  # seconds not worth remembering


class Urgency(IntEnum):
    """What a job is for, the most urgent first."""

    TABLE = 0  # what people at a table wait for: an action to be judged, the legal ones, the log
    BOT = 1  # to play against somebody who is there
    HINT = 2
    STUDY = 3  # positions, records, analysis, puzzles, solver reports
    MATCH = 4  # bots among themselves

    @property
    def label(self) -> str:
        return f'{{for="{self.name.lower()}"}}'


@dataclass
class Claim:
    """What for and for whom something is thought, and how long that took."""

    urgency: Urgency
    address: str = ""
    seconds: float = 0.0


class Job(SearchHost, Generic[T]):
    """A piece of thinking, and the host of the bots in it."""

    slice_seconds = SLICE

    def __init__(self, scheduler: "Scheduler", work: "Callable[[Job[T]], T]", claim: Claim, number: int) -> None:
        self.work = work
        self.claim = claim
        self.urgency = claim.urgency
        self.address = address_group(claim.address)
        self.number = number
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T] = self.loop.create_future()
        self.stop = threading.Event()
        self.go = threading.Event()  # may run again, or has to end
        self.begun = False
        self.running = False
        self.large = False  # has leave for a large tree
        self.halt = np.zeros(1, dtype=np.int64)  # not 0: somebody goes first, or nobody waits for it any more
        self.ran = 0.0
        self.since = 0.0
        self._scheduler = scheduler

    def pause(self) -> None:
        if self.stop.is_set():
            raise Stopped
        if self.halt[0] or time.monotonic() - self.since > QUANTUM:
            self._scheduler.reconsider(self)

    def time(self) -> float:
        return self.ran + time.monotonic() - self.since

    def room(self) -> bool:
        return self._scheduler.allow_large(self)


class Scheduler:
    """Runs the jobs, `threads` at a time, and for moments those beside them that were asked to give way."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self._most = len(Urgency) * (threads + SPARE) + NEWCOMERS
        self._pool = ThreadPoolExecutor(self._most, "ziggurat-think", partial(_leave_a_core, threads))
        self._lock = threading.Lock()
        self._waiting: list[Job[Any]] = []  # to begin or to go on
        self._running: list[Job[Any]] = []
        self._begun: Counter[Urgency | tuple[Urgency, str] | str] = Counter()
        self._large: Counter[str] = Counter()  # by address
        self._had: dict[str, tuple[float, float]] = {}  # seconds that an address has had, and when that was true
        self._numbers = 0
        self._closed = False
        self.elsewhere: Counter[str] = Counter()  # seconds that an address has had of late at other workers
        self.threads_elsewhere: Counter[str] = Counter()  # of all other workers, for EVERYBODY
        self.seconds = 0.0  # of thinking, in all

    # ── For the callers, in the event loop ───────────────────────────────────────────────────────────
    def submit(self, work: Callable[[Job[T]], T], claim: Claim) -> Job[T]:
        with self._lock:
            self._numbers += 1
            job = Job(self, work, claim, self._numbers)
            self._waiting.append(job)
            if self._closed:
                self._drop(job)
            else:
                self._ask_to_give_way(job)
                self._fill()
        if not job.begun:
            job.loop.call_later(2 * QUANTUM, self._look_again, job)
        return job

    def _look_again(self, job: Job[Any]) -> None:
        """Who had had as little when a job came may be amid a long step by now."""
        with self._lock:
            if job in self._waiting and not job.begun:
                self._ask_to_give_way(job)
                self._fill()

    def stop(self, job: Job[Any]) -> None:
        """Nobody waits for it any more: it never begins, or ends at its next pause."""
        with self._lock:
            job.stop.set()
            job.halt[0] = 1
            if not job.running and job in self._waiting:
                self._drop(job)

    def close(self) -> None:
        with self._lock:
            self._closed = True
            for job in [*self._waiting, *self._running]:
                job.stop.set()
                job.halt[0] = 1
            for job in list(self._waiting):
                self._drop(job)
        self._pool.shutdown()

    def had(self, address: str) -> float:
        """The seconds of thinking that an address has had of late."""
        return self._spent_in_all(address_group(address), time.monotonic())

    def used(self) -> dict[str, float]:
        """What each address has had here of late."""
        now = time.monotonic()
        addresses = {*list(self._had), *(job.address for job in list(self._running))}
        return {address: self._spent(address, now) for address in addresses}

    def least(self, addresses: Iterable[str]) -> str:
        """The address that has used least: nobody is worse off for sharing a table."""
        return min(addresses, key=lambda address: (self.had(address), address), default="")

    def count(self, urgency: Urgency, running: bool) -> int:
        with self._lock:
            return sum(job.urgency == urgency for job in (self._running if running else self._waiting))

    @property
    def large(self) -> int:
        return self._large.total()

    # ── For the jobs, in their threads ───────────────────────────────────────────────────────────────
    def reconsider(self, job: Job[Any]) -> None:
        """Holds a running job as long as others go first."""
        with self._lock:
            if job.stop.is_set():  # since `pause` looked: it would wait for another turn, only to end
                raise Stopped
            now = time.monotonic()
            self._charge(job, now)
            job.halt[0] = 0
            best = self._best(now)
            replaced = self._busy > self.threads  # a job that goes first has begun
            if not replaced and (best is None or not self._goes_before(best, job, now)):
                return
            self._running.remove(job)
            self._waiting.append(job)
            job.running = False
            job.go.clear()
            if not replaced and best:
                self._let_go(best, now)
        job.go.wait()
        if job.stop.is_set():
            raise Stopped

    def allow_large(self, job: Job[Any]) -> bool:
        """Whether a job may have a large tree: a few jobs may, and not all of them from one address."""
        with self._lock:
            if not job.large:
                some = self._large.total() < self.threads + SPARE
                job.large = some and self._large[job.address] < self.threads + SPARE_AN_ADDRESS
                self._large[job.address] += job.large
            return job.large

    def _run(self, job: Job[Any]) -> None:
        result, error = None, None
        try:
            if job.stop.is_set():
                raise Stopped
            with hosted(job):
                result = job.work(job)
        except BaseException as raised:
            error = raised
        with self._lock:
            self._end(job)
        _deliver(job, result, error)

    def _end(self, job: Job[Any]) -> None:
        now = time.monotonic()
        if job.running:
            self._charge(job, now)
            self._running.remove(job)
            job.running = False
        job.claim.seconds = job.ran
        for key in _keys(job):
            _less(self._begun, key)
        if job.large:
            _less(self._large, job.address)
        self._fill()

    # ── With the lock ────────────────────────────────────────────────────────────────────────────────
    def _fill(self) -> None:
        now = time.monotonic()
        while (best := self._best(now)) and self._has_room(best, now):
            self._let_go(best, now)

    def _has_room(self, job: Job[Any], now: float) -> bool:
        """Whether a thread is free, or whoever was asked to make room for such a job takes its time."""
        if len(self._running) < self.threads:
            return True
        asked = [other for other in self._running if other.halt[0]]
        beside = 2 * self.threads + BESIDE * (max(Urgency) - job.urgency)
        room = self._busy < self.threads and len(self._running) < beside
        return room and all(other.stop.is_set() or self._goes_before(job, other, now) for other in asked)

    @property
    def _busy(self) -> int:
        """The jobs that run and were not asked to give way."""
        return sum(not job.halt[0] for job in self._running)

    def _let_go(self, job: Job[Any], now: float) -> None:
        self._waiting.remove(job)
        self._running.append(job)
        job.running = True
        job.halt[0] = 0
        job.since = now
        if job.begun:
            job.go.set()
            return
        job.begun = True
        self._begun.update(_keys(job))
        must_live("a thread that thinks", self._pool.submit(self._run, job))

    def _drop(self, job: Job[Any]) -> None:
        self._waiting.remove(job)
        if job.begun:
            job.go.set()  # to its end
        else:
            _deliver(job, None, Stopped())

    def _ask_to_give_way(self, job: Job[Any]) -> None:
        now = time.monotonic()
        if self._busy < self.threads:
            return
        others = [other for other in self._running if not other.halt[0]]
        worst = max(others, key=lambda other: self._rank(other, now), default=None)
        if worst and self._may_go(job) and self._goes_before(job, worst, now):
            worst.halt[0] = 1

    def _best(self, now: float) -> Job[Any] | None:
        return min(filter(self._may_go, self._waiting), key=lambda job: self._rank(job, now), default=None)

    def _may_go(self, job: Job[Any]) -> bool:
        if job.begun:
            return True
        if sum(self._begun[urgency] for urgency in Urgency) >= self._most:
            return False
        if not self._begun[job.address]:
            return True
        few = self._begun[job.urgency] < self.threads + SPARE
        return few and self._begun[job.urgency, job.address] < self.threads + SPARE_AN_ADDRESS

    def _rank(self, job: Job[Any], now: float) -> tuple[bool, Urgency, float, float, int]:
        had = self._spent_in_all(job.address, now)
        return self._beyond_share(job.address, now), job.urgency, had, job.ran, job.number

    def _beyond_share(self, address: str, now: float) -> bool:
        """Whether an address has used more than its share: of the thinking here, or at all workers together."""
        threads = self.threads + self.threads_elsewhere[EVERYBODY]
        everywhere = self._spent_in_all(address, now) > SHARE * MEMORY * threads
        return everywhere or self._spent(address, now) > SHARE * MEMORY * self.threads

    def _goes_before(self, job: Job[Any], running: Job[Any], now: float) -> bool:
        """Whether a job that waits should have the thread of one that runs; equals take turns."""
        one, other = self._rank(job, now), self._rank(running, now)
        if one[:2] != other[:2] or job.address != running.address:
            return one < other
        return job.ran + QUANTUM < running.ran

    # ── What each has had ────────────────────────────────────────────────────────────────────────────
    def _charge(self, job: Job[Any], now: float) -> None:
        spent = now - job.since
        job.since = now
        job.ran += spent
        self.seconds += spent
        self._had[job.address] = (self._charged(job.address, now) + spent, now)
        if len(self._had) > 1_000:
            self._had = {name: had for name, had in self._had.items() if self._charged(name, now) > _FEW}

    def _spent_in_all(self, address: str, now: float) -> float:
        return self._spent(address, now) + self.elsewhere[address]

    def _spent(self, address: str, now: float) -> float:
        """What is charged, and the long steps under way, which are not charged yet."""
        steps = (now - job.since for job in list(self._running) if job.address == address)
        return self._charged(address, now) + sum(step for step in steps if step > QUANTUM)

    def _charged(self, address: str, now: float) -> float:
        seconds, at = self._had.get(address, (0.0, now))
        return seconds * math.exp((at - now) / MEMORY)


def _leave_a_core(threads: int) -> None:
    """Keeps this thread off one core if the others suffice for all thinking.

    Otherwise the event loop and the writer, which wake for moments only, sometimes wait for milliseconds behind a
    search that never sleeps.
    """
    if not hasattr(os, "sched_setaffinity"):  # not Linux
        return
    cores = sorted(os.sched_getaffinity(0))
    if threads < len(cores):
        with contextlib.suppress(OSError):  # where a filter of system calls forbids it
            os.sched_setaffinity(0, cores[1:])


def _keys(job: Job[Any]) -> tuple[Urgency, tuple[Urgency, str], str]:
    """What is counted of a job that has begun: its kind, its kind at its address, its address."""
    return job.urgency, (job.urgency, job.address), job.address


def _less(counter: Counter[Any], key: Any) -> None:
    counter[key] -= 1
    if not counter[key]:
        del counter[key]


def _deliver(job: Job[Any], result: Any, error: BaseException | None) -> None:
    def settle() -> None:
        if job.future.done():
            return  # nobody waits for it
        if error is None:
            job.future.set_result(result)
        else:
            job.future.set_exception(error)

    with contextlib.suppress(RuntimeError):  # the loop is closed
        job.loop.call_soon_threadsafe(settle)
