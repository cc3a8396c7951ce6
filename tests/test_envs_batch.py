"""Batches against the same games played one by one, and the GPU's kernel, simulated, against the processor."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import connect_four
import team_game
from envs_cases import CASES, OptionSet
from ziggurat.core.game import Game
from ziggurat.kernel import CHANCE, OVER, PLAIN, WIN, Bytes, Ints, Rules, below, ints
from ziggurat.research.batches.batch import Batch, generators, option_rows
from ziggurat.research.batches.specialise import specialise


class TeamGame(Game):
    """The tests' game of chance and teams; of its face, a batch needs only this."""

    name, title, version = "toy", "Toy", "1"

    def rules(self, settings: Any) -> Rules:
        return team_game.RULES

    def encode(self, settings: Any) -> list[int]:
        return [0]


TeamGame.__abstractmethods__ = frozenset()
TEAM_GAME: Game = TeamGame()  # type: ignore[abstract]


class OneByOne:
    """Game number `i` of a batch, played step by step from Python."""

    def __init__(self, kind: str | Game, options: dict[str, str], seed: int, number: int) -> None:
        self.batch = Batch(kind, 1, options, seed=seed, threads=1)
        self.rules, self.options = option_rows(self.batch.game, options, seed)
        self.own = generators(seed, number + 1)[number:].copy()
        self.p = self.rules.workspace()
        self.rewards, self.done = [0.0] * self.rules.seats, False
        self._begin()

    def _begin(self) -> None:
        row = int(below(self.own, len(self.options))) if len(self.options) > 1 else 0
        self.rules.start(self.p, self.options[row])
        self._settle()

    def _settle(self) -> None:
        while self.rules.turn(self.p) == CHANCE:
            self.rules.apply(self.p, self.rules.sample(self.p, self.own))

    def step(self, action: int | None) -> None:
        chosen = self.rules.sample(self.p, self.own) if action is None else action
        self.rules.apply(self.p, chosen)
        self._settle()
        self.done = self.rules.turn(self.p) == OVER
        share = ints(self.rules.seats)
        if self.done:
            self.rules.returns(self.p, share)
            self.rewards = [(2 * int(s) - WIN) / WIN for s in share]
            self._begin()
        else:
            self.rewards = [0.0] * self.rules.seats

    def legal(self) -> Ints:
        room = ints(self.rules.max_legal_actions)
        return room[: self.rules.legal(self.p, room)]

    def seen(self) -> Bytes:
        planes = np.zeros(int(np.prod(self.rules.observation_shape)), dtype=np.int8)
        self.rules.observe(self.p, self.rules.turn(self.p), planes)
        return planes.reshape(self.rules.observation_shape)


def check_row(batch: Batch, i: int, one: OneByOne) -> None:
    assert np.array_equal(batch.positions[i], one.p[: one.rules.state_size])
    assert batch.turn[i] == one.rules.turn(one.p)
    assert batch.done[i] == one.done
    assert np.array_equal(batch.rewards[i], np.array(one.rewards, dtype=np.float32))
    listed = np.flatnonzero(batch.mask[i]) if batch.mask.shape[1] else batch.legal[i, : batch.count[i]]
    assert np.array_equal(listed, one.legal())
    assert np.array_equal(batch.observations[i], one.seen())


def check_batch(kind: str | Game, options: dict[str, str], steps: int) -> int:
    batch = Batch(kind, 6, options, seed=7, threads=2)
    ones = [OneByOne(kind, options, 7, number) for number in range(batch.size)]
    ended = 0
    for step in range(steps):
        for i, one in enumerate(ones):
            check_row(batch, i, one)
        if step % 2:
            chosen = [int(one.legal()[step % len(one.legal())]) for one in ones]
            batch.step(chosen)
        else:
            chosen = [None] * batch.size  # type: ignore[list-item]
            batch.step_at_random()
        for one, action in zip(ones, chosen, strict=True):
            one.step(action)
        ended += int(batch.done.sum())
    batch.close()
    return ended


@pytest.mark.parametrize("case", CASES)
def test_batches_play_like_single_games(case: OptionSet) -> None:
    check_batch(case.game, case.options, steps=40)


@pytest.mark.parametrize("kind", [TEAM_GAME, connect_four.ConnectFour()], ids=["toy", "connect_four"])
def test_games_from_outside(kind: Game) -> None:
    assert check_batch(kind, {}, steps=60) > 6


@pytest.mark.parametrize("name", ["babel"])
def test_size_and_threads_change_nothing(name: str) -> None:
    small, large = Batch(name, 5, seed=3, threads=1), Batch(name, 64, seed=3, threads=3)
    for _ in range(30):
        small.step_at_random()
    large.step_at_random(30)  # in one call: the same
    for array in ("positions", "turn", "mask", "observations", "rewards", "done", "rng"):
        assert np.array_equal(getattr(small, array), getattr(large, array)[:5]), array


def test_reset_plays_the_same_again() -> None:
    batch = Batch("babel", 16, seed=4)
    seen = []
    for _ in range(2):
        batch.reset(9)
        for _ in range(10):
            batch.step_at_random()
        seen.append(batch.observations.copy())
    assert np.array_equal(seen[0], seen[1])
    batch.reset(10)
    for _ in range(10):
        batch.step_at_random()
    assert not np.array_equal(batch.observations, seen[0])


@pytest.mark.parametrize("packed", [False, True])
def test_an_illegal_action_moves_nothing(packed: bool) -> None:
    batch = Batch("babel", 4, seed=1, packed=packed)
    before = batch.positions.copy()
    chosen = [int(np.flatnonzero(row)[0]) for row in batch.mask]
    chosen[2] = int(np.flatnonzero(~batch.mask[2])[0])
    for wrong in (chosen, [*chosen[:2], -2, chosen[3]], [*chosen[:2], 52, chosen[3]]):
        with pytest.raises(ValueError, match=f"Game 2 of this batch of babel: action {wrong[2]} is not legal"):
            batch.step(wrong)
    with pytest.raises(ValueError, match="takes 4 actions"):
        batch.step([0])
    assert np.array_equal(batch.positions, before)
    with pytest.raises(ValueError, match="1 or more"):
        Batch("babel", 0)


@pytest.mark.parametrize("threads", [0, -1, 1.5, "2", True])
def test_only_a_number_of_threads_is_taken(threads: Any) -> None:
    with pytest.raises(ValueError, match=f"threads cannot be “{threads}”"):
        Batch("babel", 4, threads=threads)


def test_a_packed_batch_holds_the_same_in_bits() -> None:
    plain, packed = (Batch("babel", 64, seed=2, packed=bits) for bits in (False, True))
    for step in range(60):
        mask, planes = np.split(packed.bits.reshape(64, -1).view(np.uint8), [8], axis=1)
        assert np.array_equal(np.unpackbits(mask, axis=1, count=52, bitorder="little"), plain.mask)
        seen = np.unpackbits(planes, axis=1, count=168, bitorder="little").reshape(-1, 7, 6, 2, 2)
        assert np.array_equal(seen, plain.observations)
        for array in ("positions", "turn", "mask", "observations", "rewards", "done", "rng"):
            assert np.array_equal(getattr(packed, array), getattr(plain, array)), array
        if step % 4 == 3:
            chosen = plain.mask.argmax(axis=1)
            plain.step(chosen)
            packed.step(chosen)
        else:
            plain.step_at_random()
            packed.step_at_random()


@pytest.mark.parametrize("packed", [False, True])
def test_other_libraries_can_share_the_arrays(packed: bool) -> None:
    """DLPack hands over the memory itself; JAX copies unless it begins at a multiple of 64 bytes."""
    batch = Batch("babel", 37, packed=packed)
    for array in ("turn", "rewards", "done", *(["bits"] if packed else ["mask", "observations"])):
        shown = getattr(batch, array)
        assert shown.ctypes.data % 64 == 0, array
        assert np.shares_memory(np.from_dlpack(shown), shown), array


@pytest.mark.skipif(PLAIN, reason="the plain run is the simulated one")
def test_without_a_gpu_it_says_so() -> None:
    from ziggurat.research.batches._numba_cuda import cuda
    from ziggurat.research.batches.cuda import DeviceBatch

    if cuda.is_available():
        pytest.skip("there is a GPU here")
    with pytest.raises(RuntimeError, match="No NVIDIA GPU could be opened here"):
        DeviceBatch("babel", 4)


def test_rules_without_a_packed_form_cannot_be_packed() -> None:
    with pytest.raises(ValueError, match="The rules of toy have no function “pack”"):
        Batch(TEAM_GAME, 4, packed=True)


def test_rewards_are_exact() -> None:
    reward = specialise(team_game.RULES).reward
    for share in range(WIN + 1):
        assert reward(share) == np.float32((2 * share - WIN) / WIN)


# ── The GPU's kernel ─────────────────────────────────────────────────────────────────────────────────────
SIMULATED = """
import sys, numpy as np
from connect_four import ConnectFour
from ziggurat.research.batches.cuda import DeviceBatch
name, packed = sys.argv[1:]
kind = ConnectFour() if name == "connect_four" else name
batch = DeviceBatch(kind, 3, seed=5, packed=packed == "packed")
batch.step_at_random()
batch.step_at_random(2)
first = [np.flatnonzero(row)[0] for row in batch.mask] if batch.mask.shape[1] else batch.legal[:, 0]
batch.step(first)
for wrong in (np.full(3, -2), np.zeros(3), [0.5, 0, 0], [None] * 3, [True] * 3, [0, 0], [2**70] * 3):
    try:
        batch.step(wrong)
        raise SystemExit(f"{wrong!r} was played")
    except ValueError as refused:
        assert "No game has moved." in str(refused), refused
for array in ("positions", "turn", "mask", "observations", "bits", "rewards", "done", "rng"):
    sys.stdout.write(np.ascontiguousarray(getattr(batch, array)).tobytes().hex() + "\\n")
"""


@pytest.mark.skipif(PLAIN, reason="compares the plain run with the compiled one")
@pytest.mark.parametrize(
    ("kind", "packed"),
    [
        ("babel", False),
        ("babel", True),
        (connect_four.ConnectFour(), False),  # its rows end amid a word
        pytest.param("nivos", False, marks=pytest.mark.long),
    ],
)
def test_the_simulated_kernel_agrees(kind: str | Game, packed: bool) -> None:
    """Numba's simulator runs the kernel thread by thread in plain Python; the processor's batch is compiled."""
    name = kind if isinstance(kind, str) else kind.name
    examples = str(Path(connect_four.__file__).parent)
    plain = {**os.environ, "PYTHONPATH": examples, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-c", SIMULATED, name, "packed" if packed else "plain"]
    ran = subprocess.run(command, env=plain, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    batch = Batch(kind, 3, seed=5, threads=1, packed=packed)
    for _ in range(3):
        batch.step_at_random()
    batch.step([int(np.flatnonzero(row)[0]) for row in batch.mask])
    arrays = ("positions", "turn", "mask", "observations", "bits", "rewards", "done", "rng")
    for array, found in zip(arrays, ran.stdout.split("\n"), strict=False):
        assert getattr(batch, array).tobytes().hex() == found, array
