"""Batches on the processor: thousands of games stepped together on all cores, from the compiled rules.

Each game of a batch has its own random generator, made from the batch's seed and the game's number: a game plays
the same whatever the size of the batch and the number of threads. Chance acts inside a step, and a finished game
starts again at once: what is seen after `done` is the start of the next game.
"""

import math
import os
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import types

from ziggurat.core import Choices, Game, Settings, expect_seed, told_value, whole
from ziggurat.envs.loom import weave
from ziggurat.kernel import INTS, OVER, PLAIN, Bytes, Ints, Rules, compiled, generator, ints
from ziggurat.registry import game

DENSE = 4_096  # up to so many actions the legal ones are a mask; beyond, a list
OPTION_ROWS = 256  # where options are left to chance, so many draws of them take turns
HANDFULS = 8  # a thread takes so many parts of the games in a step, if all are equally fast
SHELF = 64  # bytes; the arrays begin at multiples of it
RANDOM = -1  # as an action: a random legal one

_ROWS = types.int8[:, ::1]
_LISTS = types.int32[:, ::1]


@compiled(types.int64(INTS, _ROWS, _LISTS, INTS))
def _first_illegal(chosen: Ints, mask: Any, listed: Any, counts: Ints) -> int:
    """The number of the first game whose action is not legal, or −1."""
    for i in range(len(chosen)):
        action = chosen[i]
        if mask.shape[1]:
            if action < 0 or action >= mask.shape[1] or mask[i, action] == 0:
                return i
        else:
            low, high = 0, counts[i]
            while low < high:
                middle = (low + high) // 2
                if listed[i, middle] < action:
                    low = middle + 1
                else:
                    high = middle
            if low == counts[i] or listed[i, low] != action:
                return i
    return -1


def cores() -> int:
    """The cores that this process may use, where the system tells."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def generators(seed: int, size: int) -> Ints:
    """The state of a random generator for each game of a batch; the first ones are the same for every size.

    Game i has the i-th number of the splitmix64 sequence of the seed.
    """
    base = generator(seed).view(np.uint64)[0]
    with np.errstate(over="ignore"):
        z = base + np.arange(1, size + 1, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        z ^= z >> np.uint64(31)
    return np.where(z == 0, np.uint64(1), z).view(np.int64)


def option_rows(kind: Game, given: Settings, seed: int) -> tuple[Rules, Ints]:
    """The rules, and the options as integers: one row, or many where some are left to chance."""
    chance = random.Random(seed)
    settings = kind.settle(given, chance)
    rules = kind.rules(settings)
    rows = [kind.encode(settings)]
    if any(option.drawn and option.name in settings and option.name not in given for option in kind.options):
        rows += [kind.encode(kind.settle(given, chance)) for _ in range(OPTION_ROWS - 1)]
    return rules, np.array(rows, dtype=np.int64)


def packable(kind: Game, rules: Rules) -> None:
    """Says so if the game has no packed form."""
    if rules.pack is None:
        raise ValueError(
            f"The planes of {kind.name} hold more than zeros and ones: such a batch cannot be packed."
        )


def halves(words: Any) -> Any:  # of NumPy or of CuPy
    """The same memory in numbers of 32 bits, the lower half of each word first: JAX knows no others by default."""
    return words.view(np.uint32).reshape(*words.shape, 2)


def unpack(words: Ints, entries: int) -> Bytes:
    """The first so many bits of each row of integers, lowest first, a byte each."""
    return np.unpackbits(words.view(np.uint8), axis=1, count=entries, bitorder="little").view(np.int8)


def shelf(shape: tuple[int, ...], kind: npt.DTypeLike) -> Any:
    """Zeros, from a multiple of 64 bytes on: where JAX takes an array by DLPack without copying."""
    size = math.prod(shape) * np.dtype(kind).itemsize
    room = np.zeros(size + SHELF, dtype=np.uint8)
    first = -room.ctypes.data % SHELF
    return room[first : first + size].view(kind).reshape(shape)


def illegal(number: int, action: int) -> str:
    return f"Game {number} of the batch: action {action} is not legal there. No game has moved."


def expect_size(size: object) -> int:
    """How many games a batch shall have."""
    found = whole(size)
    if found is None or found < 1:
        raise ValueError("A batch has at least one game, and a whole number of them.")
    return found


def expect_actions(actions: npt.ArrayLike, size: int) -> npt.NDArray[Any]:
    """An action for each game, in integers of any kind; says so if it is anything else."""
    wanted = f"A step of this batch takes {size} actions, one for each game"
    try:
        given = np.asarray(actions)
    except Exception as wrong:  # rows of different lengths, or something that is no array at all
        raise ValueError(f"{wanted}. No game has moved.") from wrong
    if given.shape != (size,):
        raise ValueError(f"{wanted}, not an array of the shape {given.shape}. No game has moved.")
    if given.dtype.kind not in "iu":
        raise ValueError(f"{wanted}, as whole numbers, not as {given.dtype}. No game has moved.")
    return given


def expect_steps(steps: object) -> int:
    found = whole(steps)
    if found is None or found < 0:
        raise ValueError(f"“{told_value(steps)}” is not a number of steps. No game has moved.")
    return found


class Batch:
    """Many games of one kind, stepped together.

    After `reset` and after each `step`, row i of the arrays is about game i: `turn` the seat to act, `mask` the
    legal actions (or, in a game of very many actions, `legal`, a list of which the first `count` count),
    `observations` what the seat to act sees, `rewards` what each seat got in the step, `done` whether a game ended
    in it. The arrays show the same memory all the time.

    A packed batch keeps masks and observations as bits, in words of 64: `bits` has a row for each game, first the
    words of the mask (`rules.words[0]`), then those of the planes, each as two halves, the lower first. `mask` and
    `observations` are then unpacked when they are asked for.
    """

    def __init__(
        self,
        name: str | Game,
        size: int,
        options: Choices | None = None,
        *,
        seed: int = 0,
        threads: int | None = None,
        packed: bool = False,
    ) -> None:
        self.size = size = expect_size(size)
        self.game = name if isinstance(name, Game) else game(name)
        self.given = self.game.spelled(options or {})
        seed = expect_seed(seed)
        self.rules, self.options = option_rows(self.game, self.given, seed)
        rules = self.rules
        self._woven = weave(rules)
        if packed:
            packable(self.game, rules)
        self.packed = packed
        self._wide = int(np.prod(rules.observation_shape))
        dense = rules.num_actions <= DENSE
        self.positions: Ints = shelf((size, rules.state_size), np.int64)
        self.turn: Ints = shelf((size,), np.int64)
        self.count: Ints = shelf((size,), np.int64)
        self._mask: Bytes = shelf((size, rules.num_actions if dense and not packed else 0), np.int8)
        self.legal: npt.NDArray[np.int32] = shelf((size, 0 if dense else rules.max_legal_actions), np.int32)
        self._planes: Bytes = shelf((size, 0 if packed else self._wide), np.int8)
        self._bits: Ints = shelf((size, sum(rules.words) if packed else 0), np.int64)
        self.rewards: npt.NDArray[np.float32] = shelf((size, rules.seats), np.float32)
        self._done: Bytes = shelf((size,), np.int8)
        self.done: npt.NDArray[np.bool_] = self._done.view(np.bool_)
        self._random = np.full(size, RANDOM, dtype=np.int64)
        self._prepare(threads or cores())
        self.reset(seed)

    def _prepare(self, threads: int) -> None:
        """Working memory for each thread; handfuls small enough that none waits long for another's last one."""
        rules = self.rules
        threads = 1 if PLAIN else min(threads, self.size)
        self._handful = max(1, self.size // (threads * HANDFULS))
        self._heap = ints(1)
        self._desks = [
            (rules.workspace(), ints(rules.max_legal_actions), ints(rules.seats)) for _ in range(threads)
        ]
        self._pool = ThreadPoolExecutor(threads - 1, thread_name_prefix="batch") if threads > 1 else None

    @property
    def mask(self) -> npt.NDArray[np.bool_]:
        if self.packed:
            return unpack(self._bits[:, : self.rules.words[0]], self.rules.num_actions).view(np.bool_)
        return self._mask.view(np.bool_)

    @property
    def bits(self) -> npt.NDArray[np.uint32]:
        found: npt.NDArray[np.uint32] = halves(self._bits)
        return found

    @property
    def observations(self) -> Bytes:
        planes = unpack(self._bits[:, self.rules.words[0] :], self._wide) if self.packed else self._planes
        return planes.reshape(self.size, *self.rules.observation_shape)

    def reset(self, seed: int = 0) -> None:
        """Starts all games anew; equal seeds give equal games."""
        seed = expect_seed(seed)
        _, self.options = option_rows(self.game, self.given, seed)
        self.rng = generators(seed, self.size)
        self.turn[:] = OVER
        self.rewards[:] = 0
        self._stride(self._random)

    def step(self, actions: npt.ArrayLike, *, check: bool = True) -> None:
        """Plays one action in each game, integers of any kind. If one is not legal, says so, and no game moves.

        `check=False` trusts the caller; an action that is not legal may then do anything to its game.
        """
        given = expect_actions(actions, self.size)
        chosen = np.ascontiguousarray(given, dtype=np.int64)
        mask = self.mask.view(np.int8) if self.packed and check else self._mask
        wrong = int(_first_illegal(chosen, mask, self.legal, self.count)) if check else -1
        if wrong >= 0:
            raise ValueError(illegal(wrong, int(given[wrong])))
        self._stride(chosen)

    def step_at_random(self, steps: int = 1) -> None:
        """Plays random legal actions in each game, drawn from its own generator; each step writes all arrays.

        Between several steps in one call the threads do not wait for each other.
        """
        self._stride(self._random, expect_steps(steps))

    def _stride(self, chosen: Ints, steps: int = 1) -> None:
        def work(desk: tuple[Any, ...]) -> None:
            self._woven.stride(
                self.options, self.positions, self.rng, chosen, self.turn, self.count, self._mask, self.legal,
                self._planes, self._bits, self.rewards, self._done, *desk, self._heap, self._handful, steps,
            )  # fmt: skip

        self._heap[0] = 0
        helping = [self._pool.submit(work, desk) for desk in self._desks[1:]] if self._pool else []
        work(self._desks[0])
        for one in helping:
            if not one.cancel():  # one that has not begun yet comes too late
                one.result()

    def close(self) -> None:
        """Ends the threads."""
        if self._pool:
            self._pool.shutdown()
