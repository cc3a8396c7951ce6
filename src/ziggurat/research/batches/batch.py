"""Batches on the CPU: thousands of games stepped together on all cores with the compiled rules.

Each game of a batch has its own random generator, made from the batch's seed and the game's number, so a game
is the same for every batch size and number of threads. Chance acts inside a step. A finished game restarts at
once, and after `done` the arrays show the start of the next game; with `auto_reset=False` it stays as it ended.

A batch branches: positions can be set from outside, and games copied within a batch, to another, or to a new one.
"""

import math
import os
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import types

from ziggurat.core.game import Game
from ziggurat.core.position import expect_listed
from ziggurat.core.refusals import expect_seed
from ziggurat.core.registry import game, game_names
from ziggurat.core.types import Choices, Settings
from ziggurat.kernel import INTS, OVER, PLAIN, Bytes, Ints, Rules, compiled, generator, ints
from ziggurat.research.batches.arguments import (
    as_actions,
    expect_actions,
    expect_copies,
    expect_games,
    expect_packable,
    expect_positions,
    expect_size,
    expect_steps,
    expect_threads,
    fixed_options,
    illegal,
    refusal,
)
from ziggurat.research.batches.specialise import specialise

DENSE = 4_096  # up to this many actions, the legal ones are a mask; beyond, a list
OPTION_ROWS = 256  # how many draws the games choose from where options are left to chance
CHUNKS_PER_THREAD = 8  # in one step, if all threads are equally fast
ALIGNMENT = 64  # bytes; the arrays begin at multiples of it
RANDOM = -1  # as an action: a random legal one, drawn from the game's own generator

_BYTE_ROWS = types.int8[:, ::1]
_LIST_ROWS = types.int32[:, ::1]


@compiled(types.int64(INTS, INTS, _BYTE_ROWS, _LIST_ROWS, INTS, INTS))
def _find_illegal(chosen: Ints, seats: Ints, mask: Any, listed: Any, counts: Ints, refused: Ints) -> int:
    """Writes the numbers of the games whose action is not legal; returns how many they are.

    A finished game takes any action, none of which is played: what is chosen there becomes RANDOM.
    """
    found = 0
    for i in range(len(chosen)):
        action = chosen[i]
        if seats[i] == OVER:
            chosen[i] = RANDOM
        elif action == RANDOM:
            continue
        elif mask.shape[1]:
            if action < 0 or action >= mask.shape[1] or mask[i, action] == 0:
                refused[found] = i
                found += 1
        else:
            low, high = 0, counts[i]
            while low < high:
                middle = (low + high) // 2
                if listed[i, middle] < action:
                    low = middle + 1
                else:
                    high = middle
            if low == counts[i] or listed[i, low] != action:
                refused[found] = i
                found += 1
    return found


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
    rules = expect_listed(kind.rules(settings))
    rows = [kind.encode(settings)]
    if any(option.drawn and option.name in settings and option.name not in given for option in kind.options):
        rows += [kind.encode(kind.settle(given, chance)) for _ in range(OPTION_ROWS - 1)]
    return rules, np.array(rows, dtype=np.int64)


def pickled_game(kind: Game) -> str | Game:
    """A game as it is pickled: by its name, if it is registered."""
    return kind.name if kind.name in game_names() and game(kind.name) is kind else kind


def unpickled_game(pickled: str | Game, version: str) -> Game:
    """The game that was pickled so; refuses one of other rules: its integers may mean something else now."""
    kind = pickled if isinstance(pickled, Game) else game(pickled)
    if version != kind.version:
        raise refusal("batch-other-version", game=kind.name, version=version, known=kind.version)
    return kind


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


class Batch:
    """Many games of one kind, stepped together.

    Without a `seed` it is 0, here and in `reset`: the same program steps the same games. That is unlike
    `Game.start`, which draws at random what is left to chance if it has no seed.

    After `reset` and after each `step`, row i of the arrays is about game i: `turn` is the seat to act, `mask` the
    legal actions (or, in a game with very many actions, `legal`: a list of which the first `count` are valid),
    `observations` what the seat to act sees, `rewards` what each seat got in the step, and `done` whether the game
    ended in it. The arrays always show the same memory; what is written to them from outside plays no part
    until `set_positions` is called.

    With `auto_reset=False` a finished game stays as it is until `restart`: its `turn` is −1, its mask is empty,
    `done` stays true, it takes any action and plays none. It is seen from seat 1.

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
        auto_reset: bool = True,
        keep_final: bool = False,
    ) -> None:
        size = expect_size(size)
        self.game = name if isinstance(name, Game) else game(name)
        self.given = self.game.spelled(options or {})
        seed = expect_seed(seed)
        self.packed = packed
        self.auto_reset = auto_reset
        self.keep_final = keep_final
        self.threads = expect_threads(threads)
        self.rules, self.options = option_rows(self.game, self.given, seed)
        if packed:
            expect_packable(self.game, self.rules)
        self._allocate(size)
        self.reset(seed)

    def _allocate(self, size: int) -> None:
        """The arrays of so many games, and all that follows from the game and the size."""
        self.size = size
        rules, packed = self.rules, self.packed
        self._specialised = specialise(rules)
        self._shared = fixed_options(self.game, self.given, self.game.settle(self.given, random.Random(0)))
        self._wide = int(np.prod(rules.observation_shape))
        dense = rules.num_actions <= DENSE
        self.positions: Ints = aligned_zeros((size, rules.state_size), np.int64)
        finals = size if self.keep_final and self.auto_reset else 0
        self._finals: Ints = aligned_zeros((finals, rules.state_size), np.int64)
        self.rng: Ints = ints(size)
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
        self._prepare(self.threads or cores())

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

    # What the games show
    @property
    def mask(self) -> npt.NDArray[np.bool_]:
        """The legal actions of each game, a row for each; a packed batch unpacks them into a new array."""
        if self.packed:
            return unpack(self._bits[:, : self.rules.words[0]], self.rules.num_actions).view(np.bool_)
        return self._mask.view(np.bool_)

    @property
    def bits(self) -> npt.NDArray[np.uint32]:
        """Masks and planes of a packed batch, in the shape (games, words, 2)."""
        found: npt.NDArray[np.uint32] = halves(self._bits)
        return found

    @property
    def observations(self) -> Bytes:
        """The planes of the seat to act in each game; a packed batch unpacks them into a new array."""
        planes = unpack(self._bits[:, self.rules.words[0] :], self._wide) if self.packed else self._planes
        return planes.reshape(self.size, *self.rules.observation_shape)

    @property
    def final_positions(self) -> Ints:
        """How the games that are `done` ended, before they restarted; the other rows are zeros. A new array."""
        if self.auto_reset and not self.keep_final:
            raise refusal("batch-no-finals", game=self.game.name)
        stays = self.done & (self.turn == OVER)
        found = np.where(stays[:, None], self.positions, 0)
        if len(self._finals):
            found = np.where((self.done & ~stays)[:, None], self._finals, found)
        return found

    @property
    def final_observations(self) -> Bytes:
        """What seat 1 saw in `final_positions`; zeros in the rows of other games. A new array."""
        finals = self.final_positions
        planes = np.zeros((self.size, self._wide), dtype=np.int8)
        self._specialised.observe_games(finals, self._done, self._workspaces[0][0], planes)
        return planes.reshape(self.size, *self.rules.observation_shape)

    # Playing
    def reset(self, seed: int = 0) -> None:
        """Restarts all games; equal seeds give equal games, and without one it is 0."""
        seed = expect_seed(seed)
        _, self.options = option_rows(self.game, self.given, seed)
        self.rng[:] = generators(seed, self.size)
        self._step_games(self._asked(np.arange(self.size), self._specialised.BEGIN))

    def restart(self, games: Any = None) -> None:
        """Starts these games anew, each from its own generator: numbers, or a truth value for each game."""
        chosen = expect_games(self.game, games, self.size)
        self._step_games(self._asked(chosen, self._specialised.BEGIN))

    def step(self, actions: npt.ArrayLike, *, check: bool = True) -> None:
        """Plays one action in each game, integers of any kind; RANDOM (−1) plays a random legal one.

        If one is illegal, raises and moves no game. `check=False` trusts the caller; an illegal action may then do
        anything to its game.
        """
        given = expect_actions(self.game, actions, self.size)
        chosen = as_actions(given) if check else np.ascontiguousarray(given, dtype=np.int64)
        for wrong in self._refused(chosen)[:1] if check else ():
            raise illegal(self.game, int(wrong), int(given[wrong]))
        self._step_games(chosen)

    def _refused(self, chosen: Ints) -> Ints:
        """The numbers of the games in which these actions are not legal. Finished games take any action: there,
        RANDOM is written in its place."""
        mask = self.mask.view(np.int8) if self.packed else self._mask
        found = ints(self.size)
        return found[: _find_illegal(chosen, self.turn, mask, self.legal, self.count, found)]

    def step_at_random(self, steps: int = 1) -> None:
        """Plays random legal actions in each game, drawn from its own generator; each step writes all arrays.

        Between several steps in one call the threads do not wait for each other.
        """
        self._step_games(self._random, expect_steps(steps))

    def step_some(self, games: Any, actions: npt.ArrayLike = RANDOM, *, check: bool = True) -> None:
        """Plays an action in each of these games, and none in the others, whose rows stay as they are."""
        numbers = expect_games(self.game, games, self.size, once=True)
        given = np.broadcast_to(np.asarray(actions), numbers.shape) if np.ndim(actions) == 0 else actions
        played = as_actions(expect_actions(self.game, given, len(numbers)))
        if check:
            whole = self._random.copy()  # a random action is legal everywhere: only the games named are checked
            whole[numbers] = played
            for wrong in self._refused(whole)[:1]:
                raise illegal(self.game, int(wrong), int(whole[wrong]))
            played = whole[numbers]
        self._step_games(self._asked(numbers, played))

    def _asked(self, games: Ints, what: int | Ints) -> Ints:
        """What is asked of each game in a step: this of some games, of the others to stay as they are."""
        asked = np.full(self.size, self._specialised.KEEP, dtype=np.int64)
        asked[games] = what
        return asked

    def _step_games(self, chosen: Ints, steps: int = 1) -> None:
        def work(workspace: tuple[Any, ...]) -> None:
            self._specialised.step_games(
                self.options, self.positions, self._finals, self.rng, chosen, self.turn, self.count, self._mask,
                self.legal, self._planes, self._bits, self.rewards, self._done,
                *workspace, self._next_chunk, self._chunk_size, int(self.auto_reset), steps,
            )  # fmt: skip

        self._next_chunk[0] = 0
        helping = [self._pool.submit(work, workspace) for workspace in self._workspaces[1:]] if self._pool else []
        work(self._workspaces[0])
        for one in helping:
            if not one.cancel():  # one that has not begun has nothing left to do
                one.result()

    # Branching
    def set_positions(self, positions: Any, games: Any = None, *, check: bool = True) -> None:
        """Sets these games, or all, to positions from outside: `Position` objects, or rows of `positions`.

        A `Position` is checked: its history is played again from the start. One at which chance is to act is
        settled at once, from the game's own generator. Rows do not tell how they were reached, so they are
        taken only with `check=False`, which trusts the caller; a row that no game can reach may then do anything.
        The generators go on as they were. Of a finished game, `done` is true and `rewards` holds the result.
        """
        numbers = expect_games(self.game, games, self.size, once=True)
        rows = expect_positions(self.game, self.rules, self._shared, positions, numbers, check)
        self.positions[numbers] = rows
        self._step_games(self._asked(numbers, self._specialised.SHOW))

    def copy_games(self, source: Any, target: Any, *, other: "Batch | None" = None) -> None:
        """Game target[k] becomes what game source[k] was, of this batch or of another, its generator included."""
        whence = self if other is None else other
        numbers, targets = expect_copies(self, whence, source, target)
        self._take(whence, numbers, targets)

    def gather(self, games: Any, *, seed: int | None = None) -> "Batch":
        """A new batch of copies of these games, in this order; a game may be named more than once.

        Copies of one game go on with equal generators and so draw alike; a `seed` gives each its own.
        """
        numbers = expect_games(self.game, games, self.size)
        made = self._another(expect_size(len(numbers)))
        made._take(self, numbers, np.arange(made.size))
        if seed is not None:
            made.rng[:] = generators(expect_seed(seed), made.size)
        return made

    def copy(self) -> "Batch":
        """A batch of its own with the same games."""
        return self.gather(None)

    def __copy__(self) -> "Batch":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Batch":
        return self.copy()

    def _another(self, size: int) -> "Batch":
        """A batch of the same kind whose rows are still empty."""
        made = object.__new__(type(self))
        for name in (*_CONFIGURATION, "rules", "options"):
            setattr(made, name, getattr(self, name))
        made._allocate(size)
        return made

    def _take(self, other: "Batch", source: Ints, target: Ints) -> None:
        for name in _ROWS:
            theirs, own = getattr(other, name), getattr(self, name)
            if len(theirs):
                own[target] = theirs[source]

    def __getstate__(self) -> dict[str, Any]:
        """What is pickled: the games and their generators; threads are started anew where it is read."""
        kept = {name: getattr(self, name) for name in _CONFIGURATION}
        kept |= {name: np.array(getattr(self, name)) for name in _ROWS}
        return {**kept, "game": pickled_game(self.game), "version": self.game.version, "options": self.options}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        for name in (*_CONFIGURATION, "options"):
            setattr(self, name, kept[name])
        self.game = unpickled_game(kept["game"], kept["version"])
        self.rules, _ = option_rows(self.game, self.given, 0)
        self._allocate(len(kept["turn"]))
        for name in _ROWS:
            getattr(self, name)[:] = kept[name]

    def close(self) -> None:
        """Ends the threads."""
        if self._pool:
            self._pool.shutdown()


_CONFIGURATION = ("game", "given", "packed", "auto_reset", "keep_final", "threads")
_ROWS = (  # the arrays that have one row per game
    "positions", "_finals", "rng", "turn", "count", "_mask", "legal", "_planes", "_bits", "rewards", "_done",
)  # fmt: skip
