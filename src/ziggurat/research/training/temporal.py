"""Learning by temporal differences: a network plays against itself, and every game is learned from at once.

It runs on the processor, without PyTorch: a game costs far more than what is learned from it. A round is a fixed
number of games in fixed shares, so the number of threads changes nothing: the same seed gives the same network.
While the weights are changed after one round, the next is being played already, with the weights of before.
The loss and the calibration that are counted come from games that the network had not learned from yet.
"""

import math
import os
import time
import zlib
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numba import types

from ziggurat.bots.engine.heuristics import NETWORK, Floats, Weights
from ziggurat.bots.engine.networks import HEAD
from ziggurat.core.messages import Message
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Json
from ziggurat.kernel import Ints, compiled, generator

STEADY, FIRST_DECAY, SECOND_DECAY = 1e-8, 0.9, 0.999  # of Adam
SAVED_AFTER = 30.0  # seconds between two states that a run can go on from
FINAL = 0.1  # the part of the run whose games are counted
Progress = Callable[[int, int], None]
Played = Future[tuple[Weights, Floats]]  # where the weights are to go, and what was counted


@dataclass(frozen=True, eq=False)
class Temporal:
    """What a game gives: positions to start from, and games that add up what is to be learned.

    `study(starts, mirrored, rng, net, games, trace, random, slope, counts)` plays games with the network, adds to
    the slope where the weights are to go, and to the counts: games, positions, loss, and by tenths of what was
    said positions, what was said and what came.
    """

    starts: Callable[[int, int], Ints]  # how many, with which seed
    study: Callable[..., None]
    mirrored: Ints  # by feature: the one in the mirror
    counts: int
    rate: float = 1e-3
    trace: float = 0.7  # λ
    random: int = 20  # of a thousand decisions in self-play, at first
    num_starts: int = 2_000
    shares: int = 32  # of a round
    share: int = 2  # games of a share


@compiled(types.void(NETWORK, NETWORK, NETWORK, NETWORK, types.float64, types.int64))
def _step(net: Any, slope: Any, mean: Any, square: Any, rate: float, step: int) -> None:
    """A step of Adam."""
    first = types.float32(1.0 / (1.0 - FIRST_DECAY**step))
    second = 1.0 / (1.0 - SECOND_DECAY**step)
    part, other = types.float32(1.0 - FIRST_DECAY), types.float32(1.0 - SECOND_DECAY)
    by = types.float32(rate)
    for i in range(HEAD, len(net)):
        mean[i] += part * (slope[i] - mean[i])
        square[i] += other * (slope[i] * slope[i] - square[i])
        net[i] += by * first * mean[i] / types.float32(math.sqrt(second * square[i]) + STEADY)


def fresh(features: int, hidden: int, seed: int) -> Weights:
    """A network without heads that knows nothing yet."""
    rng = np.random.default_rng(seed)
    net = np.zeros(HEAD + hidden * (1 + features) + hidden + 1, dtype=np.float32)
    net[:2] = features, hidden
    net[HEAD + hidden : HEAD + hidden * (1 + features)] = rng.normal(0, 0.05, hidden * features)
    net[-hidden - 1 : -1] = rng.normal(0, 0.1, hidden)
    return net


class Learner:
    """A network while it learns; its state is saved now and then, so that a run can go on."""

    def __init__(self, course: Temporal, net: Weights, seed: int, games: int, state: Path | None = None) -> None:
        self.course = course
        self.seed = seed
        self.rounds = max(1, games // (course.shares * course.share))
        self.net = net.copy()
        self.mean, self.square = np.zeros_like(net), np.zeros_like(net)
        self.round = 0
        self.seconds = 0.0
        self.all = np.zeros(course.counts)
        self.last = np.zeros(course.counts)
        self._state = state
        self._starts = course.starts(course.num_starts, seed)
        self._load()

    def learn(self, jobs: int | None = None, minutes: float | None = None, tell: Progress | None = None) -> None:
        """Runs all rounds that are missing, or fewer if the time is up before."""
        began = time.monotonic() - self.seconds
        limit = math.inf if minutes is None else 60 * minutes
        saved = time.monotonic()
        part = self._part(limit)
        with ThreadPoolExecutor(jobs or os.cpu_count() or 1) as pool:
            playing: list[Played] = self._submit(pool, self.round, part) if self.round < self.rounds else []
            while playing:
                part = self._part(limit)
                going_on = self.round + 1 < self.rounds and part < 1
                following = self._submit(pool, self.round + 1, part) if going_on else []
                self._take(playing, part)
                playing = following
                self.seconds = time.monotonic() - began
                if tell is not None:
                    tell(round(1000 * min(1.0, self._part(limit))), 1000)
                if time.monotonic() - saved > SAVED_AFTER:
                    self.save()
                    saved = time.monotonic()

    def _part(self, limit: float) -> float:
        """How much of the run is done, by rounds or by time."""
        return max(self.round / self.rounds, self.seconds / limit)

    def _submit(self, pool: ThreadPoolExecutor, number: int, part: float) -> "list[Played]":
        net = self.net.copy()
        seeds = np.random.SeedSequence([self.seed, number]).generate_state(self.course.shares)
        random = self.course.random if part < 0.8 else self.course.random // 4
        return [pool.submit(self._share, net, int(seed), random) for seed in seeds]

    def _share(self, net: Weights, seed: int, random: int) -> tuple[Weights, Floats]:
        slope, counts = np.zeros_like(net), np.zeros(self.course.counts)
        self.course.study(
            self._starts,
            self.course.mirrored,
            generator(seed),
            net,
            self.course.share,
            self.course.trace,
            random,
            slope,
            counts,
        )
        return slope, counts

    def _take(self, playing: "list[Played]", part: float) -> None:
        """Changes the weights by what the games of a round say."""
        found = [one.result() for one in playing]
        counts = np.sum([counts for _, counts in found], axis=0)
        slope = found[0][0]
        for other, _ in found[1:]:
            slope += other
        slope /= 2 * counts[1]
        self.round += 1
        rate = self.course.rate * (0.5 * (1 + math.cos(math.pi * min(1.0, part))) + 0.002)
        _step(self.net, slope, self.mean, self.square, rate, self.round)
        self.all += counts
        if part >= 1 - FINAL:
            self.last += counts

    def figures(self) -> Json:
        """What was played, and how the network did in the games at the end of the run."""
        last = self.last if self.last[0] else self.all
        rows = last[3:].reshape(-1, 3)
        return {
            "games": int(self.all[0]),
            "positions": int(self.all[1]),
            "steps": self.round,
            "training_seconds": round(self.seconds, 1),
            "held_out": {
                "games": int(last[0]),
                "positions": int(last[1]),
                "log_loss": round(float(last[2] / last[1]), 4),
                "calibration": [
                    [int(n), round(float(said / n), 3), round(float(came / n), 3)] for n, said, came in rows if n
                ],
            },
        }

    # ── Going on ─────────────────────────────────────────────────────────────────────────────────────────
    def save(self) -> None:
        if self._state is None:
            return
        new = self._state.with_name(self._state.name + ".new")
        with new.open("wb") as file:
            np.savez(file, **self._parts(), round=self.round, seconds=self.seconds)
        new.replace(self._state)

    def _parts(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in ("net", "mean", "square", "all", "last")}

    def _load(self) -> None:
        if self._state is None or not self._state.exists():
            return
        kept = kept_arrays(self._state)
        for name, array in self._parts().items():
            if name not in kept or kept[name].shape != array.shape:
                raise run_damaged(self._state)
            setattr(self, name, kept[name])
        self.round, self.seconds = int(kept["round"]), float(kept["seconds"])


def run_damaged(path: Path) -> Refusal:
    return Refusal(Message("run-damaged", args={"file": str(path)}))


def kept_arrays(path: Path) -> dict[str, Any]:
    """The arrays in a file of a run that was stopped."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as arrays:
            return dict(arrays)
    except (OSError, ValueError, EOFError, TypeError, BadZipFile, zlib.error):
        raise run_damaged(path) from None
