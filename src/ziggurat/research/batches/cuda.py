"""Batches on an NVIDIA GPU: the same compiled rules, called from a CUDA kernel with one thread per game.

A `DeviceBatch` is bit for bit equal to a `batch.Batch` of the same seed. Arrays stay on the device and are exposed
as CuPy arrays without copying; PyTorch and JAX take these by DLPack (`torch.from_dlpack(batch.observations)`).
Needs Numba-CUDA and CuPy: `pip install 'ziggurat[gpu]'`. With `NUMBA_ENABLE_CUDASIM=1` the kernels run, slowly,
without a GPU.

    positions   (length, games) on the device: one game per column, so that threads read side by side
    planes      (games, planes), flat; so are the masks
    bits        (words, games), of a packed batch
"""

import random
from functools import cache
from typing import Any

import numpy as np
from numba import types

from ziggurat.core.game import Game
from ziggurat.core.messages import translate
from ziggurat.core.refusals import expect_seed
from ziggurat.core.registry import game
from ziggurat.core.types import Choices
from ziggurat.kernel import OVER, Ints, Rules
from ziggurat.kernel._numba import open_to_gpu
from ziggurat.research.batches._numba_cuda import cuda, exact
from ziggurat.research.batches.arguments import (
    as_actions,
    expect_actions,
    expect_copies,
    expect_games,
    expect_packable,
    expect_positions,
    expect_size,
    expect_steps,
    fixed_options,
    illegal,
    refusal,
)
from ziggurat.research.batches.batch import (
    DENSE,
    RANDOM,
    generators,
    halves,
    option_rows,
    pickled_game,
    unpickled_game,
)
from ziggurat.research.batches.specialise import specialise

BLOCK = 128  # threads that work side by side
SHARED = 48 * 1024  # bytes that a block may share
LOCAL = 512  # integers of working memory in a thread's local memory; a larger workspace is in global memory
MAX_THREADS = 8_192  # at a time, where workspaces are in global memory
NO_GAME = np.iinfo(np.int64).max


@cache
def _kernel(rules: Rules, packed: bool, keep_final: bool) -> Any:
    """The kernel of a game: `step_template.step_games`, but with one thread per game and `steps` steps per launch.
    A game that stays as it is has its mask and its planes written all the same: they follow from its position.

    Where the rows of a block fit into its shared memory, they are built there and written out side by side, as
    whole words: a block begins at a multiple of 128 games, and the arrays end with a whole word (`_row_bytes`).
    """
    specialised = specialise(rules)
    play, begin, has_ended, viewer, reward = (
        specialised.play, specialised.begin, specialised.has_ended, specialised.viewer, specialised.reward
    )  # fmt: skip
    mask, pack, legal, observe, returns = (
        specialised.mask, specialised.pack, rules.legal, rules.observe, rules.returns
    )  # fmt: skip
    show, keep = specialised.SHOW, specialised.KEEP
    known: set[Any] = set()
    for function in (play, begin, has_ended, viewer, reward, mask, pack, legal, observe, returns):
        open_to_gpu(function, known)
    length, workspace, most, seats = (
        rules.state_size,
        rules.state_size + rules.scratch,
        rules.max_legal_actions,
        rules.seats,
    )
    wide = int(np.prod(rules.observation_shape))
    dense = rules.num_actions <= DENSE
    many = rules.num_actions if dense else 0
    many_words = sum(rules.words) if packed else 1
    staged = not packed and dense and BLOCK * (many + wide) <= SHARED
    local = workspace + most <= LOCAL
    local_workspace, local_most = (workspace, most) if local else (1, 1)
    shared_size = BLOCK * (many + wide) // 8 if staged else 1
    first_plane = BLOCK * many
    nothing = np.float32(0)

    @exact
    def step_games(  # type: ignore[no-untyped-def]
        options, positions, finals, rng, chosen, turns, counts, masks, lists, planes, bits, rewards, done,
        workspaces, auto_reset, steps,
    ):  # fmt: skip
        size = len(turns)
        lane = cuda.threadIdx.x
        threads = cuda.gridsize(1)
        shared = cuda.shared.array(shared_size, types.int64)  # so that it lies on a multiple of eight
        own = cuda.local.array(1, types.int64)
        share = cuda.local.array(seats, types.int64)
        words = cuda.local.array(many_words, types.int64)
        if local:
            state = cuda.local.array(local_workspace, types.int64)
            actions = cuda.local.array(local_most, types.int64)
        else:
            state = workspaces[cuda.grid(1), :workspace]
            actions = workspaces[cuda.grid(1), workspace:]
        for base in range(cuda.blockIdx.x * cuda.blockDim.x, size, threads):
            i = base + lane
            seat = OVER
            action = RANDOM
            if i < size:
                action = chosen[i]
                for k in range(length):
                    state[k] = positions[k, i]
                own[0] = rng[i]
                seat = turns[i]
            for _ in range(steps):
                if i < size:
                    if action != keep:
                        before = seat
                        seat = play(options, state, own, seat, action, auto_reset)
                        ended = has_ended(before, action, seat)
                        if ended:
                            returns(state, share)
                            if keep_final and action != show:
                                for k in range(length):
                                    finals[k, i] = state[k]
                            if auto_reset and action != show:
                                seat = begin(options, state, own)
                        for k in range(seats):
                            rewards[i, k] = reward(share[k]) if ended else nothing
                        done[i] = ended or seat == OVER
                    if packed:
                        pack(state, viewer(seat), words)
                        for k in range(many_words):
                            bits[k, i] = words[k]
                    if not dense:
                        n = legal(state, actions)
                        counts[i] = n
                        for k in range(n):
                            lists[i, k] = actions[k]
                if staged:
                    if i < size:
                        rows = shared.view(np.int8)
                        mask(state, actions, rows[many * lane : many * lane + many])
                        observe(
                            state, viewer(seat), rows[first_plane + wide * lane : first_plane + wide * lane + wide]
                        )
                    cuda.syncthreads()
                    here = min(BLOCK, size - base)
                    made = shared.view(np.int32)
                    words = masks.view(np.int32)
                    for k in range(lane, (here * many + 3) // 4, BLOCK):
                        words[base * many // 4 + k] = made[k]
                    words = planes.view(np.int32)
                    for k in range(lane, (here * wide + 3) // 4, BLOCK):
                        words[base * wide // 4 + k] = made[first_plane // 4 + k]
                    cuda.syncthreads()
                elif i < size and not packed:
                    if dense:
                        mask(state, actions, masks[i * many : i * many + many])
                    observe(state, viewer(seat), planes[i * wide : i * wide + wide])
            if i < size:
                turns[i] = seat
                rng[i] = own[0]
                for k in range(length):
                    positions[k, i] = state[k]

    return step_games


@cache
def _observe_kernel(rules: Rules) -> Any:
    """What seat 1 sees in the positions that are wanted, one thread per game."""
    observe = rules.observe
    open_to_gpu(observe, set())
    length, workspace = rules.state_size, rules.state_size + rules.scratch
    wide = int(np.prod(rules.observation_shape))
    local = workspace + rules.max_legal_actions <= LOCAL
    local_workspace = workspace if local else 1

    @exact
    def observe_games(positions, wanted, workspaces, planes):  # type: ignore[no-untyped-def]
        if local:  # noqa: SIM108 – settled while it is compiled: the two are of different kinds
            state = cuda.local.array(local_workspace, types.int64)
        else:
            state = workspaces[cuda.grid(1), :workspace]
        for i in range(cuda.grid(1), len(wanted), cuda.gridsize(1)):
            if wanted[i]:
                for k in range(length):
                    state[k] = positions[i, k]
                observe(state, 1, planes[i * wide : i * wide + wide])

    return observe_games


@exact
def _find_illegal(chosen, turns, keep, masks, many, bits, packed, lists, counts, wrong):  # type: ignore[no-untyped-def]
    """Leaves in `wrong` the number of the first game whose action is not legal; a finished game takes any."""
    i = cuda.grid(1)
    if i >= len(chosen):
        return
    action = chosen[i]
    if action == RANDOM or action == keep or (turns[i] == OVER and action >= 0):  # noqa: SIM109 – for the GPU
        return
    good = False
    if packed:
        good = 0 <= action < many and (bits[action >> 6, i] >> (action & 63)) & 1 != 0
    elif many:
        good = 0 <= action < many and masks[i * many + action] != 0
    else:
        for k in range(counts[i]):
            good = good or lists[i, k] == action
    if not good:
        cuda.atomic.min(wrong, 0, i)


@exact
def _copy_columns(into, targets, found, sources):  # type: ignore[no-untyped-def]
    """Column targets[j] becomes column sources[j] of another array."""
    at = cuda.grid(1)
    if at < into.shape[0] * len(targets):
        k, j = divmod(at, len(targets))
        into[k, targets[j]] = found[k, sources[j]]


@exact
def _copy_rows(into, targets, found, sources):  # type: ignore[no-untyped-def]
    """Row targets[j] becomes row sources[j] of another array."""
    at = cuda.grid(1)
    if at < into.shape[1] * len(targets):
        j, k = divmod(at, into.shape[1])
        into[targets[j], k] = found[sources[j], k]


@exact
def _set_columns(into, targets, rows):  # type: ignore[no-untyped-def]
    """Column targets[j] becomes row j."""
    at = cuda.grid(1)
    if at < into.shape[0] * len(targets):
        j, k = divmod(at, into.shape[0])
        into[k, targets[j]] = rows[j, k]


@exact
def _show_finals(done, turns, positions, finals, kept, out):  # type: ignore[no-untyped-def]
    """How the games that are done ended, a row each; zeros for the others."""
    at = cuda.grid(1)
    if at < out.shape[0] * out.shape[1]:
        i, k = divmod(at, out.shape[1])
        out[i, k] = 0
        if done[i] and turns[i] == OVER:
            out[i, k] = positions[k, i]
        elif done[i] and kept:
            out[i, k] = finals[k, i]


@exact
def _unpack(bits, out):  # type: ignore[no-untyped-def]
    """One byte per bit of each game, as in `batch.unpack`."""
    i = cuda.grid(1)
    if i < out.size:
        row, entry = divmod(i, out.shape[1])
        out[row, entry] = (bits[entry >> 6, row] >> (entry & 63)) & 1


class DeviceBatch:
    """Many games of one kind on a GPU; the names and the numbers are those of `batch.Batch`."""

    def __init__(
        self,
        name: str | Game,
        size: int,
        options: Choices | None = None,
        *,
        seed: int = 0,
        packed: bool = False,
        auto_reset: bool = True,
        keep_final: bool = False,
    ) -> None:
        size = expect_size(size)
        expect_device()
        self.game = name if isinstance(name, Game) else game(name)
        self.given = self.game.spelled(options or {})
        seed = expect_seed(seed)
        self.packed = packed
        self.auto_reset = auto_reset
        self.keep_final = keep_final
        self.rules, _ = option_rows(self.game, self.given, seed)
        if packed:
            expect_packable(self.game, self.rules)
        self._allocate(size)
        self.reset(seed)

    def _allocate(self, size: int) -> None:
        """The arrays of so many games, and all that follows from the game and the size."""
        self.size = size
        rules, packed = self.rules, self.packed
        self._shared = fixed_options(self.game, self.given, self.game.settle(self.given, random.Random(0)))
        self._specialised = specialise(rules)
        self._wide = int(np.prod(rules.observation_shape))
        self._dense = rules.num_actions <= DENSE
        self._many = rules.num_actions if self._dense else 0
        self._kept = self.keep_final and self.auto_reset
        workspace = rules.state_size + rules.scratch + rules.max_legal_actions
        threads = BLOCK if workspace <= LOCAL else min(MAX_THREADS, -(-size // BLOCK) * BLOCK)
        self._blocks = -(-size // BLOCK) if workspace <= LOCAL else threads // BLOCK
        self._positions = cuda.device_array((rules.state_size, size), np.int64)
        self._finals = cuda.device_array((rules.state_size, size) if self._kept else (1, 1), np.int64)
        self._rng = cuda.device_array(size, np.int64)
        self._turn = cuda.device_array(size, np.int64)
        self._count = cuda.device_array(size, np.int64)
        self._mask = cuda.device_array(4 if packed else _row_bytes(size * self._many), np.int8)
        self._legal = cuda.device_array((size, 1 if self._dense else rules.max_legal_actions), np.int32)
        self._planes = cuda.device_array(4 if packed else _row_bytes(size * self._wide), np.int8)
        self._bits = cuda.device_array((sum(rules.words), size) if packed else (1, 1), np.int64)
        self._rewards = cuda.device_array((size, rules.seats), np.float32)
        self._done = cuda.device_array(size, np.int8)
        self._workspaces = cuda.device_array((threads, workspace) if workspace > LOCAL else (1, 1), np.int64)
        self._random = cuda.to_device(np.full(size, RANDOM, dtype=np.int64))
        self._step_games = _kernel(rules, packed, self._kept)

    # Playing
    def reset(self, seed: int = 0) -> None:
        """Restarts all games; equal seeds give equal games, and without one it is 0."""
        seed = expect_seed(seed)
        _, options = option_rows(self.game, self.given, seed)
        self._options = cuda.to_device(options)
        self._rng.copy_to_device(generators(seed, self.size))
        self._turn.copy_to_device(np.full(self.size, OVER, dtype=np.int64))
        self._launch(self._asked(np.arange(self.size), self._specialised.BEGIN), 1)

    def restart(self, games: Any = None) -> None:
        """Starts these games anew, each from its own generator: numbers, or a truth value for each game."""
        chosen = expect_games(self.game, on_host(games), self.size)
        self._launch(self._asked(chosen, self._specialised.BEGIN), 1)

    def step(self, actions: Any, *, check: bool = True) -> None:
        """Plays one action in each game: int64 on the device (CuPy, PyTorch, JAX), or any integers elsewhere.

        RANDOM (−1) plays a random legal one. If one is illegal, raises and moves no game. `check=False` trusts the
        caller and does not wait.
        """
        if hasattr(actions, "__cuda_array_interface__"):
            chosen = cuda.as_cuda_array(actions)
        else:
            chosen = cuda.to_device(as_actions(expect_actions(self.game, actions, self.size)))
        if tuple(chosen.shape) != (self.size,):
            raise refusal("batch-actions-shape", game=self.game.name, size=self.size, shape=tuple(chosen.shape))
        if chosen.dtype != np.int64:
            raise refusal("batch-actions-kind", game=self.game.name, size=self.size, kind=chosen.dtype)
        if check:
            self._expect_legal(chosen, RANDOM)
        self._launch(chosen, 1)

    def _expect_legal(self, chosen: Any, keep: int) -> None:
        wrong = cuda.to_device(np.array([NO_GAME], dtype=np.int64))
        _find_illegal[-(-self.size // BLOCK), BLOCK](
            chosen, self._turn, keep, self._mask, self._many, self._bits, self.packed, self._legal, self._count,
            wrong,
        )  # fmt: skip
        first = int(wrong.copy_to_host()[0])
        if first != NO_GAME:
            raise illegal(self.game, first, int(chosen.copy_to_host()[first]))

    def step_at_random(self, steps: int = 1) -> None:
        """Plays random legal actions in each game, all steps in one launch; each step writes all arrays."""
        self._launch(self._random, expect_steps(steps))

    def step_some(self, games: Any, actions: Any = RANDOM, *, check: bool = True) -> None:
        """Plays an action in each of these games, and none in the others, whose rows stay as they are."""
        numbers = expect_games(self.game, on_host(games), self.size, once=True)
        given = on_host(actions)
        given = np.broadcast_to(np.asarray(given), numbers.shape) if np.ndim(given) == 0 else given
        asked = np.full(self.size, self._specialised.KEEP, dtype=np.int64)
        asked[numbers] = as_actions(expect_actions(self.game, given, len(numbers)))
        for wrong in numbers[(asked[numbers] < RANDOM)][:1] if check else ():
            raise illegal(self.game, int(wrong), int(asked[wrong]))
        chosen = cuda.to_device(asked)
        if check:
            self._expect_legal(chosen, self._specialised.KEEP)
        self._launch(chosen, 1)

    def _asked(self, games: Ints, what: int) -> Any:
        """What is asked of each game in a step: this of some games, of the others to stay as they are."""
        asked = np.full(self.size, self._specialised.KEEP, dtype=np.int64)
        asked[games] = what
        return cuda.to_device(asked)

    def _launch(self, chosen: Any, steps: int) -> None:
        self._step_games[self._blocks, BLOCK](
            self._options, self._positions, self._finals, self._rng, chosen, self._turn, self._count, self._mask,
            self._legal, self._planes, self._bits, self._rewards, self._done, self._workspaces,
            int(self.auto_reset), steps,
        )  # fmt: skip

    # Branching
    def set_positions(self, positions: Any, games: Any = None, *, check: bool = True) -> None:
        """Sets these games, or all, to positions from outside, as `Batch.set_positions`; with `check=False` also
        to rows that are on the device already."""
        numbers = expect_games(self.game, on_host(games), self.size, once=True)
        if hasattr(positions, "__cuda_array_interface__") and not check:
            rows = cuda.as_cuda_array(positions)
            if rows.dtype != np.int64 or tuple(rows.shape) != (len(numbers), self.rules.state_size):
                raise refusal(
                    "batch-rows",
                    game=self.game.name,
                    length=self.rules.state_size,
                    shape=tuple(rows.shape),
                    kind=rows.dtype,
                )
        else:
            found = on_host(positions)
            rows = cuda.to_device(expect_positions(self.game, self.rules, self._shared, found, numbers, check))
        if len(numbers):
            blocks = -(-self.rules.state_size * len(numbers) // BLOCK)
            _set_columns[blocks, BLOCK](self._positions, cuda.to_device(numbers), rows)
            self._launch(self._asked(numbers, self._specialised.SHOW), 1)

    def copy_games(self, source: Any, target: Any, *, other: "DeviceBatch | None" = None) -> None:
        """Game target[k] becomes what game source[k] was, of this batch or of another, its generator included."""
        whence = self if other is None else other
        numbers, targets = expect_copies(self, whence, on_host(source), on_host(target))
        if len(numbers):
            between = whence._another(len(numbers))  # a target may be another's source
            between._take(whence, numbers, np.arange(len(numbers)))
            self._take(between, np.arange(len(numbers)), targets)
            self._write()

    def gather(self, games: Any, *, seed: int | None = None) -> "DeviceBatch":
        """A new batch of copies of these games, in this order, as `Batch.gather`."""
        numbers = expect_games(self.game, on_host(games), self.size)
        made = self._another(expect_size(len(numbers)))
        made._take(self, numbers, np.arange(made.size))
        if seed is not None:
            made._rng.copy_to_device(generators(expect_seed(seed), made.size))
        made._write()
        return made

    def copy(self) -> "DeviceBatch":
        """A batch of its own with the same games."""
        return self.gather(None)

    def __copy__(self) -> "DeviceBatch":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "DeviceBatch":
        return self.copy()

    def _another(self, size: int) -> "DeviceBatch":
        """A batch of the same kind whose games are still to be filled in."""
        made = object.__new__(type(self))
        for name in (*_CONFIGURATION, "rules", "_options"):
            setattr(made, name, getattr(self, name))
        made._allocate(size)
        return made

    def _take(self, other: "DeviceBatch", source: Ints, target: Ints) -> None:
        """Copies what a game is; masks and planes follow from it (`_write`)."""
        sources, targets = cuda.to_device(source), cuda.to_device(target)
        for name in (*_COLUMNS, *["_finals"] * self._kept):
            found, into = getattr(other, name), getattr(self, name)
            if found.ndim == 1:
                found, into = found.reshape(1, other.size), into.reshape(1, self.size)
            _copy_columns[-(-into.shape[0] * len(target) // BLOCK), BLOCK](into, targets, found, sources)
        blocks = -(-self.rules.seats * len(target) // BLOCK)
        _copy_rows[blocks, BLOCK](self._rewards, targets, other._rewards, sources)

    def _write(self) -> None:
        """Writes masks and planes of all games again."""
        self._launch(self._asked(np.arange(0), self._specialised.KEEP), 1)

    def __getstate__(self) -> dict[str, Any]:
        """What is pickled: the games and their generators, from the device's memory."""
        kept = {name: getattr(self, name) for name in _CONFIGURATION}
        kept |= {name: getattr(self, name).copy_to_host() for name in (*_PICKLED, "_options")}
        return {**kept, "game": pickled_game(self.game), "version": self.game.version}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        expect_device()
        for name in _CONFIGURATION:
            setattr(self, name, kept[name])
        self.game = unpickled_game(kept["game"], kept["version"])
        self.rules, _ = option_rows(self.game, self.given, 0)
        self._allocate(len(kept["_turn"]))
        for name in (*_PICKLED, "_options"):
            setattr(self, name, cuda.to_device(kept[name]))
        self._write()

    @property
    def final_positions(self) -> Any:
        """How the games that are `done` ended, before they restarted; the other rows are zeros. A new array."""
        return shown(self._final_positions())

    def _final_positions(self) -> Any:
        if self.auto_reset and not self.keep_final:
            raise refusal("batch-no-finals", game=self.game.name)
        out = cuda.device_array((self.size, self.rules.state_size), np.int64)
        _show_finals[-(-out.size // BLOCK), BLOCK](
            self._done, self._turn, self._positions, self._finals, self._kept, out
        )
        return out

    @property
    def final_observations(self) -> Any:
        """What seat 1 saw in `final_positions`; zeros in the rows of other games. A new array."""
        finals = self._final_positions()
        planes = cuda.to_device(np.zeros(self.size * self._wide, dtype=np.int8))
        _observe_kernel(self.rules)[self._blocks, BLOCK](finals, self._done, self._workspaces, planes)
        return shown(planes).reshape(self.size, *self.rules.observation_shape)

    def synchronize(self) -> None:
        """Waits until all launched work is done; call it before another library reads on its own stream."""
        cuda.synchronize()

    # The arrays, as CuPy sees them
    @property
    def positions(self) -> Any:
        return shown(self._positions).T

    @property
    def turn(self) -> Any:
        return shown(self._turn)

    @property
    def count(self) -> Any:
        return shown(self._count)

    @property
    def bits(self) -> Any:
        return halves(shown(self._bits)).transpose(1, 0, 2)[:, : None if self.packed else 0]

    def _unpacked(self, first: int, behind: int, entries: int) -> Any:
        out = cuda.device_array((self.size, entries), np.int8)
        _unpack[-(-out.size // BLOCK), BLOCK](self._bits[first:behind], out)
        return shown(out)

    @property
    def mask(self) -> Any:
        if self.packed:
            found = self._unpacked(0, self.rules.words[0], self._many)
        else:
            found = shown(self._mask)[: self.size * self._many].reshape(self.size, self._many)
        return found.view(np.bool_)

    @property
    def legal(self) -> Any:
        return shown(self._legal)[:, : 0 if self._dense else None]

    @property
    def observations(self) -> Any:
        first = self.rules.words[0]
        if self.packed:
            planes = self._unpacked(first, sum(self.rules.words), self._wide)
        else:
            planes = shown(self._planes)[: self.size * self._wide]
        return planes.reshape(self.size, *self.rules.observation_shape)

    @property
    def rewards(self) -> Any:
        return shown(self._rewards)

    @property
    def done(self) -> Any:
        return shown(self._done).view(np.bool_)

    @property
    def rng(self) -> Any:
        return shown(self._rng)


_CONFIGURATION = ("game", "given", "packed", "auto_reset", "keep_final")
_COLUMNS = ("_positions", "_rng", "_turn", "_done")  # the arrays that have one column per game
_PICKLED = (*_COLUMNS, "_rewards", "_finals")


def _row_bytes(entries: int) -> int:
    """The length of an array of so many bytes that is written in whole words of four."""
    return max(4, -(-entries // 4) * 4)


def on_host(given: Any) -> Any:
    """What is on the device, on the processor; anything else as it is."""
    return cuda.as_cuda_array(given).copy_to_host() if hasattr(given, "__cuda_array_interface__") else given


def expect_device() -> None:
    try:
        cuda.current_context()
    except Exception as error:  # of a driver that is missing, too old, or without a device
        raise RuntimeError(translate("no-gpu")) from error


def shown(array: Any) -> Any:
    """The same memory as a CuPy array; in the simulator, as a NumPy array."""
    if hasattr(array, "__cuda_array_interface__") and not hasattr(array, "_ary"):
        import cupy

        return cupy.asarray(array)
    return array.copy_to_host()
