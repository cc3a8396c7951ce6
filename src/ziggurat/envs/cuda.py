"""Batches on an NVIDIA GPU: the same compiled rules, called from a CUDA kernel with one thread per game.

A `DeviceBatch` is bit for bit equal to a `batch.Batch` of the same seed. Arrays stay on the device and are exposed
as CuPy arrays without copying; PyTorch and JAX take these by DLPack (`torch.from_dlpack(batch.observations)`).
Needs Numba-CUDA and CuPy: `pip install 'ziggurat[gpu]'`. With `NUMBA_ENABLE_CUDASIM=1` the kernels run, slowly,
without a GPU.

    positions   (length, games) on the device: one game per column, so that threads read side by side
    planes      (games, planes), flat; so are the masks
    bits        (words, games), of a packed batch
"""

from functools import cache
from typing import Any

import numba.cuda
import numpy as np
from numba import types

from ziggurat.core import Choices, Game, expect_seed
from ziggurat.envs.batch import (
    DENSE,
    RANDOM,
    expect_actions,
    expect_size,
    expect_steps,
    generators,
    halves,
    illegal,
    option_rows,
    packable,
)
from ziggurat.envs.specialise import specialise
from ziggurat.kernel import OVER, Rules
from ziggurat.kernel._numba import open_to_gpu
from ziggurat.registry import game

cuda: Any = numba.cuda  # its attributes are made at run time
vars(np).setdefault("row_stack", np.vstack)  # NumPy 2.5 dropped it, Numba-CUDA 0.30 still asks for it
BLOCK = 128  # threads that work side by side
SHARED = 48 * 1024  # bytes that a block may share
LOCAL = 512  # integers of working memory in a thread's local memory; a larger workspace is in global memory
MAX_THREADS = 8_192  # at a time, where workspaces are in global memory
NO_GAME = np.iinfo(np.int64).max


@cache
def _kernel(rules: Rules, packed: bool) -> Any:
    """The kernel of a game: `step_template.step_games`, but with one thread per game and `steps` steps per launch.

    Where the rows of a block fit into its shared memory, they are built there and written out side by side.
    """
    specialised = specialise(rules)
    play, reward, mask, pack, legal, observe = (
        specialised.play, specialised.reward, specialised.mask, specialised.pack, rules.legal, rules.observe
    )  # fmt: skip
    known: set[Any] = set()
    for function in (play, reward, mask, pack, legal, observe):
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
    staged = not packed and dense and many % 4 == 0 and wide % 8 == 0 and BLOCK * (many + wide) <= SHARED
    local = workspace + most <= LOCAL
    local_workspace, local_most = (workspace, most) if local else (1, 1)
    shared_size = BLOCK * (many + wide) // 8 if staged else 1
    first_plane = BLOCK * many
    nothing = np.float32(0)

    @cuda.jit
    def step_games(  # type: ignore[no-untyped-def]
        options, positions, rng, chosen, turns, counts, masks, lists, planes, bits, rewards, done,
        workspaces, steps,
    ):  # fmt: skip
        size = len(turns)
        lane = cuda.threadIdx.x
        threads = cuda.gridsize(1)
        shared = cuda.shared.array(shared_size, types.int64)  # so that it lies on a multiple of eight
        own = cuda.local.array(1, types.int64)
        share = cuda.local.array(seats, types.int64)
        words = cuda.local.array(many_words, types.int64)
        if local:
            p = cuda.local.array(local_workspace, types.int64)
            actions = cuda.local.array(local_most, types.int64)
        else:
            p = workspaces[cuda.grid(1), :workspace]
            actions = workspaces[cuda.grid(1), workspace:]
        for base in range(cuda.blockIdx.x * cuda.blockDim.x, size, threads):
            i = base + lane
            seat = OVER
            action = RANDOM
            if i < size:
                action = chosen[i]
                for k in range(length):
                    p[k] = positions[k, i]
                own[0] = rng[i]
                seat = turns[i]
            for _ in range(steps):
                if i < size:
                    seat = play(options, p, own, seat, action, share)
                    over = seat < 0
                    seat = abs(seat)
                    for k in range(seats):
                        rewards[i, k] = reward(share[k]) if over else nothing
                    done[i] = over
                    if packed:
                        pack(p, seat, words)
                        for k in range(many_words):
                            bits[k, i] = words[k]
                    if not dense:
                        n = legal(p, actions)
                        counts[i] = n
                        for k in range(n):
                            lists[i, k] = actions[k]
                if staged:
                    if i < size:
                        rows = shared.view(np.int8)
                        mask(p, actions, rows[many * lane : many * lane + many])
                        observe(p, seat, rows[first_plane + wide * lane : first_plane + wide * lane + wide])
                    cuda.syncthreads()
                    here = min(BLOCK, size - base)
                    made = shared.view(np.int32)
                    words = masks.view(np.int32)
                    for k in range(lane, here * many // 4, BLOCK):
                        words[base * many // 4 + k] = made[k]
                    words = planes.view(np.int32)
                    for k in range(lane, here * wide // 4, BLOCK):
                        words[base * wide // 4 + k] = made[first_plane // 4 + k]
                    cuda.syncthreads()
                elif i < size and not packed:
                    if dense:
                        mask(p, actions, masks[i * many : i * many + many])
                    observe(p, seat, planes[i * wide : i * wide + wide])
            if i < size:
                turns[i] = seat
                rng[i] = own[0]
                for k in range(length):
                    positions[k, i] = p[k]

    return step_games


@cuda.jit
def _find_illegal(chosen, masks, many, bits, packed, lists, counts, wrong):  # type: ignore[no-untyped-def]
    """Leaves in `wrong` the number of the first game whose action is not legal."""
    i = cuda.grid(1)
    if i >= len(chosen):
        return
    action = chosen[i]
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


@cuda.jit
def _unpack(bits, out):  # type: ignore[no-untyped-def]
    """One byte per bit of each game, as in `batch.unpack`."""
    i = cuda.grid(1)
    if i < out.size:
        row, entry = divmod(i, out.shape[1])
        out[row, entry] = (bits[entry >> 6, row] >> (entry & 63)) & 1


class DeviceBatch:
    """Many games of one kind on a GPU; the attributes and the numbers are those of `batch.Batch`."""

    def __init__(
        self,
        name: str | Game,
        size: int,
        options: Choices | None = None,
        *,
        seed: int = 0,
        packed: bool = False,
    ) -> None:
        self.size = size = expect_size(size)
        _expect_device()
        self.game = name if isinstance(name, Game) else game(name)
        self.given = self.game.spelled(options or {})
        seed = expect_seed(seed)
        self.rules, _ = option_rows(self.game, self.given, seed)
        rules = self.rules
        if packed:
            packable(self.game, rules)
        self.packed = packed
        self._wide = int(np.prod(rules.observation_shape))
        self._dense = rules.num_actions <= DENSE
        self._many = rules.num_actions if self._dense else 0
        workspace = rules.state_size + rules.scratch + rules.max_legal_actions
        threads = BLOCK if workspace <= LOCAL else min(MAX_THREADS, -(-size // BLOCK) * BLOCK)
        self._blocks = -(-size // BLOCK) if workspace <= LOCAL else threads // BLOCK
        self._positions = cuda.device_array((rules.state_size, size), np.int64)
        self._turn = cuda.device_array(size, np.int64)
        self._count = cuda.device_array(size, np.int64)
        self._mask = cuda.device_array(4 if packed else max(size * self._many, 4), np.int8)
        self._legal = cuda.device_array((size, 1 if self._dense else rules.max_legal_actions), np.int32)
        self._planes = cuda.device_array(4 if packed else size * self._wide, np.int8)
        self._bits = cuda.device_array((sum(rules.words), size) if packed else (1, 1), np.int64)
        self._rewards = cuda.device_array((size, rules.seats), np.float32)
        self._done = cuda.device_array(size, np.int8)
        self._workspaces = cuda.device_array((threads, workspace) if workspace > LOCAL else (1, 1), np.int64)
        self._random = cuda.to_device(np.full(size, RANDOM, dtype=np.int64))
        self._step_games = _kernel(rules, packed)
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Restarts all games; equal seeds give equal games."""
        seed = expect_seed(seed)
        _, options = option_rows(self.game, self.given, seed)
        self._options = cuda.to_device(options)
        self._rng = cuda.to_device(generators(seed, self.size))
        self._turn.copy_to_device(np.full(self.size, OVER, dtype=np.int64))
        self._launch(self._random, 1)

    def step(self, actions: Any, *, check: bool = True) -> None:
        """Plays one action in each game: int64 on the device (CuPy, PyTorch, JAX), or any integers elsewhere.

        If one is illegal, raises and moves no game. `check=False` trusts the caller and does not wait.
        """
        if hasattr(actions, "__cuda_array_interface__"):
            chosen = cuda.as_cuda_array(actions)
        else:
            chosen = cuda.to_device(expect_actions(actions, self.size).astype(np.int64))
        if tuple(chosen.shape) != (self.size,) or chosen.dtype != np.int64:
            raise ValueError(
                f"A step of this batch takes {self.size} actions, one int64 for each game. No game has moved."
            )
        if check:
            wrong = cuda.to_device(np.array([NO_GAME], dtype=np.int64))
            blocks = -(-self.size // BLOCK)
            _find_illegal[blocks, BLOCK](
                chosen, self._mask, self._many, self._bits, self.packed, self._legal, self._count, wrong
            )
            first = int(wrong.copy_to_host()[0])
            if first != NO_GAME:
                raise ValueError(illegal(first, int(chosen.copy_to_host()[first])))
        self._launch(chosen, 1)

    def step_at_random(self, steps: int = 1) -> None:
        """Plays random legal actions in each game, all steps in one launch; each step writes all arrays."""
        self._launch(self._random, expect_steps(steps))

    def _launch(self, chosen: Any, steps: int) -> None:
        self._step_games[self._blocks, BLOCK](
            self._options, self._positions, self._rng, chosen, self._turn, self._count, self._mask, self._legal,
            self._planes, self._bits, self._rewards, self._done, self._workspaces, steps,
        )  # fmt: skip

    def synchronize(self) -> None:
        """Waits until all launched work is done; call it before another library reads on its own stream."""
        cuda.synchronize()

    # The arrays, as CuPy sees them
    @property
    def positions(self) -> Any:
        return _shown(self._positions).T

    @property
    def turn(self) -> Any:
        return _shown(self._turn)

    @property
    def count(self) -> Any:
        return _shown(self._count)

    @property
    def bits(self) -> Any:
        return halves(_shown(self._bits)).transpose(1, 0, 2)[:, : None if self.packed else 0]

    def _unpacked(self, first: int, behind: int, entries: int) -> Any:
        out = cuda.device_array((self.size, entries), np.int8)
        _unpack[-(-out.size // BLOCK), BLOCK](self._bits[first:behind], out)
        return _shown(out)

    @property
    def mask(self) -> Any:
        if self.packed:
            found = self._unpacked(0, self.rules.words[0], self._many)
        else:
            found = _shown(self._mask)[: self.size * self._many].reshape(self.size, self._many)
        return found.view(np.bool_)

    @property
    def legal(self) -> Any:
        return _shown(self._legal)[:, : 0 if self._dense else None]

    @property
    def observations(self) -> Any:
        first = self.rules.words[0]
        planes = self._unpacked(first, sum(self.rules.words), self._wide) if self.packed else _shown(self._planes)
        return planes.reshape(self.size, *self.rules.observation_shape)

    @property
    def rewards(self) -> Any:
        return _shown(self._rewards)

    @property
    def done(self) -> Any:
        return _shown(self._done).view(np.bool_)

    @property
    def rng(self) -> Any:
        return _shown(self._rng)


def _expect_device() -> None:
    try:
        cuda.current_context()
    except Exception as error:  # of a driver that is missing, too old, or without a device
        raise RuntimeError(
            "No NVIDIA GPU could be opened here; ziggurat.envs.batch.Batch plays the same on the processor."
        ) from error


def _shown(array: Any) -> Any:
    """The same memory as a CuPy array; in the simulator, as a NumPy array."""
    if hasattr(array, "__cuda_array_interface__") and not hasattr(array, "_ary"):
        import cupy

        return cupy.asarray(array)
    return array.copy_to_host()
