"""Batches that branch: positions set from outside, games copied and gathered, ends before restarts; on the
processor for every game, and on the GPU's simulator for babel."""

import copy
import os
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import team_game
from envs_cases import CASES, OptionSet
from test_envs_batch import TEAM_GAME
from ziggurat.core.messages import languages
from ziggurat.core.position import Position
from ziggurat.core.refusals import Refusal
from ziggurat.core.registry import game
from ziggurat.kernel import CHANCE, OVER, PLAIN, WIN, ints
from ziggurat.research.batches.batch import RANDOM, Batch

ARRAYS = ("positions", "turn", "count", "mask", "legal", "observations", "bits", "rewards", "done", "rng")


def as_position(batch: Batch, i: int) -> Position:
    """Game i of a batch as a `Position`, which asks the rules for everything anew."""
    settings = batch.game.settle(batch.given, random.Random(0))
    return Position(batch.game, settings, batch.rules, batch.positions[i].copy(), None, OVER)


def check_rows(batch: Batch) -> None:
    """The arrays say of every game what `Position` says of it."""
    for i in range(batch.size):
        position = as_position(batch, i)
        assert batch.turn[i] == position.turn
        listed = np.flatnonzero(batch.mask[i]) if batch.mask.shape[1] else batch.legal[i, : batch.count[i]]
        assert tuple(listed.tolist()) == position.actions
        assert np.array_equal(batch.observations[i], position.observe(max(position.turn, 1)))
        assert batch.done[i] or not position.over
        if position.over:
            share = ints(batch.rules.seats)
            batch.rules.returns(batch.rules.workspace(position.state), share)
            got = np.array([(2 * int(s) - WIN) / WIN for s in share], dtype=np.float32)
            assert np.array_equal(batch.rewards[i], got) or not batch.rewards[i].any()


def rows_of(batch: Any) -> dict[str, Any]:
    return {name: np.array(getattr(batch, name)) for name in ARRAYS}


def same(
    one: dict[str, Any], other: dict[str, Any], numbers: Any = slice(None), others: Any = slice(None)
) -> None:
    for name in ARRAYS:
        assert np.array_equal(one[name][numbers], other[name][others]), name


def some_positions(case: OptionSet, count: int, seed: int) -> list[Position]:
    """Positions of random games, of any length, some of them at the end."""
    chance = random.Random(seed)
    found = []
    for number in range(count):
        position = game(case.game).start(case.options, seed=number)
        for _ in range(chance.choice([0, 3, 12, 10_000 if case.game != "talo" else 20])):
            if position.over:
                break
            rules = position.rules
            drawn = rules.sample(rules.workspace(position.state), np.array([chance.getrandbits(62)]))
            position = position.play(int(drawn))
        found.append(position)
    return found


@pytest.mark.parametrize("case", CASES)
def test_a_batch_shows_the_positions_that_it_is_set_to(case: OptionSet) -> None:
    batch = Batch(case.game, 6, case.options, seed=1, threads=2)
    before, generators = rows_of(batch), batch.rng.copy()
    positions = some_positions(case, 4, seed=2)
    chosen = [5, 0, 3, 2]
    batch.set_positions(positions, chosen)
    check_rows(batch)
    same(rows_of(batch), before, [1, 4], [1, 4])
    for position, i in zip(positions, chosen, strict=True):
        if position.turn != CHANCE:
            assert np.array_equal(batch.positions[i], position.state)
            assert batch.rng[i] == generators[i]
        outcome = position.outcome
        assert batch.done[i] == (outcome is not None)
        if outcome:
            assert np.array_equal(batch.rewards[i], np.array([2 * r - 1 for r in outcome.returns], np.float32))
        else:
            assert not batch.rewards[i].any()
    trusted = Batch(case.game, 6, case.options, seed=1, threads=1)
    trusted.set_positions(np.array([position.state for position in positions]), chosen, check=False)
    same(rows_of(trusted), rows_of(batch))
    batch.step_at_random()  # a finished game restarts
    check_rows(batch)
    assert not (batch.turn == OVER).any()


def test_chance_settles_what_is_set() -> None:
    start = game("bubbles").start(seed=1)
    while start.turn != CHANCE:
        start = start.play(start.actions[0])
    batch = Batch("bubbles", 64, seed=3)
    batch.set_positions(start)
    check_rows(batch)
    assert (batch.turn != CHANCE).all()
    reached = [start]
    while any(position.turn == CHANCE for position in reached):
        after = [position.play(a) for position in reached if position.turn == CHANCE for a in position.actions]
        reached = list({*after, *(position for position in reached if position.turn != CHANCE)})
    assert {row.tobytes() for row in batch.positions} <= {position.state.tobytes() for position in reached}
    assert len({row.tobytes() for row in batch.positions}) > 1


@pytest.mark.parametrize("case", CASES)
def test_games_end_alike_with_and_without_restarts(case: OptionSet) -> None:
    """A batch that restarts by itself, and keeps how games ended, against one that waits for `restart`."""
    large = game(case.game).start(case.options, seed=0).rules.num_actions > 10_000
    size, steps = (2, 30) if large else (6, 150)
    itself = Batch(case.game, size, case.options, seed=4, keep_final=True)
    waits = Batch(case.game, size, case.options, seed=4, auto_reset=False)
    if large:  # late positions, or talo would not end
        positions = late_positions(case, size)
        itself.set_positions(positions)
        waits.set_positions(positions)
    ended = 0
    for _ in range(steps):
        itself.step_at_random()
        waits.step_at_random()
        over = waits.turn == OVER
        ended += int(over.sum())
        assert np.array_equal(itself.done, over)
        assert np.array_equal(waits.done, over)
        assert np.array_equal(itself.rewards, waits.rewards)
        assert np.array_equal(itself.final_positions[over], waits.positions[over])
        assert np.array_equal(itself.final_observations[over], waits.observations[over])
        assert np.array_equal(waits.final_observations[over], waits.observations[over])
        assert not itself.final_observations[~over].any()
        if not large:
            check_rows(waits)
        waits.restart(over)
        for name in ("positions", "turn", "mask", "legal", "observations", "rng"):
            if name == "legal" and itself.legal.shape[1]:
                for mine, other, n in zip(itself.legal, waits.legal, waits.count, strict=True):
                    assert np.array_equal(mine[:n], other[:n])
            else:
                assert np.array_equal(getattr(itself, name), getattr(waits, name)), name
    assert ended >= (1 if large else 3)


def late_positions(case: OptionSet, size: int) -> list[Position]:
    """Positions a few actions before the end of random games."""
    found = []
    for number in range(size):
        position = game(case.game).start(case.options, seed=number)
        rng = np.array([number + 77])
        p = position.rules.workspace(position.state)
        while not position.over:
            p[: position.rules.state_size] = position.state
            position = position.play(int(position.rules.sample(p, rng)))
        end = position.ply
        while position.parent and (end - position.ply < 12 or position.turn == CHANCE):
            position = position.parent
        found.append(position)
    return found


@pytest.mark.parametrize("packed", [False, True])
def test_a_finished_game_stays_until_it_is_restarted(packed: bool) -> None:
    batch = Batch("babel", 4, seed=1, auto_reset=False, packed=packed)
    for _ in range(60):
        batch.step_at_random()
    assert batch.done.all()
    assert not batch.mask.any()
    assert not batch.rewards.any()  # they were given when the games ended
    before = rows_of(batch)
    batch.step([0, RANDOM, 51, 10**9])  # a finished game takes anything
    batch.step(np.array([np.iinfo(np.int64).min] * 4))
    same(rows_of(batch), before)
    batch.restart([2])
    assert batch.turn.tolist() == [OVER, OVER, 1, OVER]
    assert batch.done.tolist() == [True, True, False, True]
    check_rows(batch)


@pytest.mark.parametrize("case", CASES)
def test_copies_are_equal_and_independent(case: OptionSet) -> None:
    batch = Batch(case.game, 5, case.options, seed=6, threads=2, auto_reset=False)
    batch.step_at_random(3)
    before = rows_of(batch)
    for made in (batch.copy(), copy.copy(batch), copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))):
        same(rows_of(made), before)
        made.step_at_random(2)
        same(rows_of(batch), before)
    batch.step_at_random(2)
    same(rows_of(made), rows_of(batch))  # copies go on alike
    chosen = [4, 1, 1, 0]
    gathered = batch.gather(chosen)
    same(rows_of(gathered), rows_of(batch), slice(None), chosen)
    check_rows(gathered)
    gathered.step_at_random()
    assert np.array_equal(gathered.positions[1], gathered.positions[2])
    after = rows_of(batch)
    batch.copy_games([1, 0], [0, 1])  # all at once: the two change places
    same(rows_of(batch), after, [0, 1, 2, 3, 4], [1, 0, 2, 3, 4])
    batch.copy_games([3], [2], other=gathered)
    same(rows_of(batch), rows_of(gathered), 2, 3)
    batch.step_at_random()
    check_rows(batch)


def test_copies_with_a_seed_draw_for_themselves() -> None:
    batch = Batch("babel", 2, seed=1)
    alike = batch.gather(np.zeros(64, dtype=np.int64))
    apart = batch.gather([0] * 64, seed=5)
    for made in (alike, apart):
        made.step_at_random(4)
    assert len(np.unique(alike.positions, axis=0)) == 1
    assert len(np.unique(apart.positions, axis=0)) > 16


def test_a_random_action_is_one_of_the_actions() -> None:
    one, other = Batch("babel", 32, seed=8), Batch("babel", 32, seed=8)
    for _ in range(20):
        one.step(np.full(32, RANDOM))
        other.step_at_random()
        same(rows_of(one), rows_of(other))
    first = one.mask.argmax(axis=1)
    mixed = np.where(np.arange(32) % 2, first, RANDOM)
    one.step(mixed)
    check_rows(one)
    before = rows_of(one)
    one.step_some([3, 7], [RANDOM, int(one.mask[7].argmax())])
    rest = [i for i in range(32) if i not in (3, 7)]
    same(rows_of(one), before, rest, rest)
    assert not np.array_equal(one.positions[[3, 7]], before["positions"][[3, 7]])


def test_a_game_from_outside_can_be_pickled_and_set() -> None:
    batch = Batch(TEAM_GAME, 8, auto_reset=False)
    batch.step_at_random(2)
    made = pickle.loads(pickle.dumps(batch))
    same(rows_of(made), rows_of(batch))
    assert made.rules is team_game.RULES


# ── What is refused ──────────────────────────────────────────────────────────────────────────────────────
def forged(position: Position) -> Position:
    state = position.state.copy()
    state[0] += 1
    return Position(position.game, position.settings, position.rules, state, position.parent, position.action)


def misplayed(position: Position) -> Position:
    """Its history has an action that was not legal."""
    wrong = next(a for a in range(position.rules.num_actions) if a not in position.actions)
    return Position(position.game, position.settings, position.rules, position.state.copy(), position, wrong)


BABEL = game("babel").start()
LATER = BABEL.play(BABEL.actions[3])
DRAWN = game("babel").start({"full_tower": "draw"})
WRONG: dict[str, tuple[Callable[[Any], object], str]] = {
    "no position": (lambda b: b.set_positions([LATER, "x"], [0, 1]), "Game 1 of this batch of babel: “x” is not"),
    "other game": (
        lambda b: b.set_positions(game("nivos").start(), [3]),
        "Game 3 of this batch of babel: .*nivos",
    ),
    "other options": (lambda b: b.set_positions([DRAWN], [2]), "Game 2 of .* babel: .* full_tower = draw"),
    "forged": (lambda b: b.set_positions([LATER, forged(LATER)], [0, 2]), "Game 2 of .* does not lead to it"),
    "misplayed": (lambda b: b.set_positions([misplayed(LATER)], [1]), "Game 1 of .* number 2 of .* is not legal"),
    "rows": (lambda b: b.set_positions(b.positions), "do not say how they were reached"),
    "few": (lambda b: b.set_positions([LATER]), "of babel needs one position: 4 in all, not 1"),
    "shape": (lambda b: b.set_positions(np.zeros((4, 3), np.int64), check=False), "a row of .* integers"),
    "kind": (lambda b: b.set_positions(b.positions.astype(float), check=False), "float64"),
    "ragged": (lambda b: b.set_positions([[1], [1, 2]], [0, 1], check=False), "a row of .* integers"),
    "nothing": (lambda b: b.set_positions(None, check=False), "a row of .* integers"),
    "index": (lambda b: b.gather([0, 4]), "has games 0 to 3, but element 1 of the list is 4"),
    "negative": (lambda b: b.restart([-1]), "games 0 to 3, but element 0 of the list is -1"),
    "floats": (lambda b: b.gather([0.5]), "by a list of numbers from 0 to 3"),
    "truths": (lambda b: b.restart([True, False]), "by a list of numbers from 0 to 3"),
    "twice": (lambda b: b.copy_games([0, 1], [2, 2]), "Game 2 of this batch of babel is named twice"),
    "uneven": (lambda b: b.copy_games([0, 1], [2]), "of babel needs one position: 1 in all, not 2"),
    "unlike": (lambda b: b.copy_games([0], [1], other=Batch("nivos", 1)), "only from a batch with the same game"),
    "none": (lambda b: b.gather([]), "1 or more"),
    "seed": (lambda b: b.gather([0], seed=1.5), "is not a seed"),
    "finals": (lambda b: b.final_observations, "keep_final=True"),
    "illegal": (lambda b: b.step([RANDOM, RANDOM, 52, 0]), "Game 2 of this batch of babel: action 52"),
    "negative action": (lambda b: b.step([RANDOM, -2, 0, 0]), "Game 1 of this batch of babel: action -2"),
    "too large": (lambda b: b.step(np.array([2**64 - 1] * 4, dtype=np.uint64)), "Game 0 .* 18446744073709551615"),
    "some illegal": (lambda b: b.step_some([1], [-3]), "Game 1 of this batch of babel: action -3"),
    "some inner": (
        lambda b: b.step_some([1, 2], [RANDOM, -46]),
        "Game 2 of this batch of babel: action -46",
    ),
    "some uneven": (lambda b: b.step_some([1], [0, 0]), "takes 1 actions"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_wrong_gets_a_sentence_and_changes_nothing(wrong: str) -> None:
    act, match = WRONG[wrong]
    batch = Batch("babel", 4, seed=1)
    batch.step_at_random(2)
    before = rows_of(batch)
    with pytest.raises(Refusal, match=match) as caught:
        act(batch)
    same(rows_of(batch), before)
    assert all(caught.value.reason.text(language) for language in languages())  # a broken message would be logged


def test_a_batch_of_other_rules_is_not_read() -> None:
    batch = Batch("babel", 2)
    kept = batch.__getstate__()
    with pytest.raises(Refusal, match="saved under version 0"):
        object.__new__(Batch).__setstate__({**kept, "version": "0"})


# ── The same on the GPU ──────────────────────────────────────────────────────────────────────────────────
BRANCHING = """
import copy, pickle, sys, numpy as np
from ziggurat.core.registry import game
start = game("babel").start()
later = start.play(start.actions[3])
ARRAYS = ("positions", "turn", "mask", "observations", "bits", "rewards", "done", "rng")
def tell(batch):
    for name in ARRAYS:
        sys.stdout.write(np.ascontiguousarray(getattr(batch, name)).tobytes().hex() + "\\n")
def branch(kind, packed):
    batch = kind("babel", 3, seed=5, packed=packed, keep_final=True)
    batch.step_at_random(9)
    for _ in range(3):
        batch.step_at_random()
        tell(batch)
        sys.stdout.write(np.ascontiguousarray(batch.final_observations).tobytes().hex() + "\\n")
    batch.set_positions([later, start], [2, 0])
    tell(batch)
    batch.copy_games([2, 1], [1, 2])
    tell(batch)
    made = batch.gather([1, 1, 0, 2], seed=9)
    made.step([-1, int(np.flatnonzero(made.mask[1])[0]), -1, -1])
    tell(made)
    made.step_some([2, 0])
    made.restart(np.array([False, True, False, False]))
    tell(made)
    tell(pickle.loads(pickle.dumps(made)))
    tell(copy.deepcopy(made))
    made.set_positions(np.array([later.state] * 4), check=False)
    tell(made)
    still = kind("babel", 2, seed=7, packed=packed, auto_reset=False)
    still.step_at_random(40)
    still.step([0, 3])
    tell(still)
    sys.stdout.write(still.final_observations.tobytes().hex() + "\\n")
    for wrong in (lambda: made.gather([4]), lambda: made.set_positions([start] * 3), lambda: made.step([-2] * 4),
                  lambda: made.copy_games([0], [1], other=still), lambda: made.step_some([1], [52])):
        try:
            wrong()
            raise SystemExit("that was done")
        except ValueError as refused:
            sys.stdout.write(f"{refused}\\n")
    tell(made)
"""


@pytest.mark.skipif(PLAIN, reason="compares the plain run with the compiled one")
@pytest.mark.parametrize("packed", [False, pytest.param(True, marks=pytest.mark.long)])
def test_the_simulated_gpu_branches_alike(packed: bool) -> None:
    told = []
    for module, kind in (("batch", "Batch"), ("cuda", "DeviceBatch")):
        plain = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"} if module == "cuda" else {}
        program = f"{BRANCHING}\nfrom ziggurat.research.batches.{module} import {kind}\nbranch({kind}, {packed})"
        ran = subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, **plain},
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stderr
        told.append(ran.stdout.splitlines())
    assert told[0] == told[1]
    assert len(told[0]) > 100
