"""Batches on the CPU: thousands of games stepped together on all cores with the compiled rules.

Each game of a batch has its own random generator, made from the batch's seed and the game's number, so a game
is the same for every batch size and number of threads. Chance acts inside a step, and a finished game
restarts at once: after `done`, the arrays show the start of the next game.
"""

import math
import os
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import types

from ziggurat.core import Choices, Game, Settings, as_int, display_value, expect_seed
from ziggurat.envs.specialise import specialise
from ziggurat.kernel import INTS, OVER, PLAIN, Bytes, Ints, Rules, compiled, generator, ints
from ziggurat.registry import game

DENSE = 4_096  # up to this many actions, the legal ones are a mask; beyond, a list
OPTION_ROWS = 256  # how many draws the games choose from where options are left to chance
CHUNKS_PER_THREAD = 8  # in one step, if all threads are equally fast
ALIGNMENT = 64  # bytes; the arrays begin at multiples of it
RANDOM = -1  # as an action: a random legal one

_BYTE_ROWS = types.int8[:, ::1]
_LIST_ROWS = types.int32[:, ::1]


@compiled(types.int64(INTS, _BYTE_ROWS, _LIST_ROWS, INTS))
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
    """Raises ValueError if the game has no packed form."""
    if rules.pack is None:
        raise ValueError(
            f"The planes of {kind.name} hold more than zeros and ones: such a batch cannot be packed."
        )


def halves(words: Any) -> Any:  # of NumPy or of CuPy
    """The same memory as 32-bit numbers, the lower half of each word first: JAX has no 64-bit ones by default."""
    return words.view(np.uint32).reshape(*words.shape, 2)


def unpack(words: Ints, entries: int) -> Bytes:
    """The first `entries` bits of each row of integers, lowest first, as one byte each."""
    return np.unpackbits(words.view(np.uint8), axis=1, count=entries, bitorder="little").view(np.int8)


def aligned_zeros(shape: tuple[int, ...], kind: npt.DTypeLike) -> Any:
    """Zeros that begin at a multiple of 64 bytes, so that JAX takes the array by DLPack without copying."""
    size = math.prod(shape) * np.dtype(kind).itemsize
    room = np.zeros(size + ALIGNMENT, dtype=np.uint8)
    first = -room.ctypes.data % ALIGNMENT
    return room[first : first + size].view(kind).reshape(shape)


def illegal(number: int, action: int) -> str:
    return f"Game {number} of the batch: action {action} is not legal there. No game has moved."


def expect_size(size: object) -> int:
    """The size of a batch; raises ValueError unless it is a positive whole number."""
    found = as_int(size)
    if found is None or found < 1:
        raise ValueError("A batch has at least one game, and a whole number of them.")
    return found


def expect_actions(actions: npt.ArrayLike, size: int) -> npt.NDArray[Any]:
    """One action per game, in integers of any kind; raises ValueError for anything else."""
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
    found = as_int(steps)
    if found is None or found < 0:
        raise ValueError(f"“{display_value(steps)}” is not a number of steps. No game has moved.")
    return found


class Batch:
    """Many games of one kind, stepped together.

    After `reset` and after each `step`, row i of the arrays is about game i: `turn` is the seat to act, `mask` the
    legal actions (or, in a game with very many actions, `legal`: a list of which the first `count` are valid),
    `observations` what the seat to act sees, `rewards` what each seat got in the step, and `done` whether the game
    ended in it. The arrays always show the same memory.

    A packed batch keeps masks and observations as bits, in words of 64: `bits` has one row per game, first the
    words of the mask (`rules.words[0]`), then those of the planes, each as two halves, the lower first. `mask` and
    `observations` are then unpacked on access.
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
        self._specialised = specialise(rules)
        if packed:
            packable(self.game, rules)
        self.packed = packed
        self._wide = int(np.prod(rules.observation_shape))
        dense = rules.num_actions <= DENSE
        self.positions: Ints = aligned_zeros((size, rules.state_size), np.int64)
        self.turn: Ints = aligned_zeros((size,), np.int64)
        self.count: Ints = aligned_zeros((size,), np.int64)
        self._mask: Bytes = aligned_zeros((size, rules.num_actions if dense and not packed else 0), np.int8)
        self.legal: npt.NDArray[np.int32] = aligned_zeros(
            (size, 0 if dense else rules.max_legal_actions), np.int32
        )
        self._planes: Bytes = aligned_zeros((size, 0 if packed else self._wide), np.int8)
        self._bits: Ints = aligned_zeros((size, sum(rules.words) if packed else 0), np.int64)
        self.rewards: npt.NDArray[np.float32] = aligned_zeros((size, rules.seats), np.float32)
        self._done: Bytes = aligned_zeros((size,), np.int8)
        self.done: npt.NDArray[np.bool_] = self._done.view(np.bool_)
        self._random = np.full(size, RANDOM, dtype=np.int64)
        self._prepare(threads or cores())
        self.reset(seed)

    def _prepare(self, threads: int) -> None:
        """Working memory for each thread, and chunks small enough that no thread waits long for the last one."""
        rules = self.rules
        threads = 1 if PLAIN else min(threads, self.size)
        self._chunk_size = max(1, self.size // (threads * CHUNKS_PER_THREAD))
        self._next_chunk = ints(1)
        self._workspaces = [
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
        """Restarts all games; equal seeds give equal games."""
        seed = expect_seed(seed)
        _, self.options = option_rows(self.game, self.given, seed)
        self.rng = generators(seed, self.size)
        self.turn[:] = OVER
        self.rewards[:] = 0
        self._step_games(self._random)

    def step(self, actions: npt.ArrayLike, *, check: bool = True) -> None:
        """Plays one action in each game, integers of any kind. If one is illegal, raises and moves no game.

        `check=False` trusts the caller; an illegal action may then do anything to its game.
        """
        given = expect_actions(actions, self.size)
        chosen = np.ascontiguousarray(given, dtype=np.int64)
        mask = self.mask.view(np.int8) if self.packed and check else self._mask
        wrong = int(_first_illegal(chosen, mask, self.legal, self.count)) if check else -1
        if wrong >= 0:
            raise ValueError(illegal(wrong, int(given[wrong])))
        self._step_games(chosen)

    def step_at_random(self, steps: int = 1) -> None:
        """Plays random legal actions in each game, drawn from its own generator; each step writes all arrays.

        Between several steps in one call the threads do not wait for each other.
        """
        self._step_games(self._random, expect_steps(steps))

    def _step_games(self, chosen: Ints, steps: int = 1) -> None:
        def work(workspace: tuple[Any, ...]) -> None:
            self._specialised.step_games(
                self.options, self.positions, self.rng, chosen, self.turn, self.count, self._mask, self.legal,
                self._planes, self._bits, self.rewards, self._done,
                *workspace, self._next_chunk, self._chunk_size, steps,
            )  # fmt: skip

        self._next_chunk[0] = 0
        helping = [self._pool.submit(work, workspace) for workspace in self._workspaces[1:]] if self._pool else []
        work(self._workspaces[0])
        for one in helping:
            if not one.cancel():  # one that has not begun has nothing left to do
                one.result()

    def close(self) -> None:
        """Ends the threads."""
        if self._pool:
            self._pool.shutdown()
