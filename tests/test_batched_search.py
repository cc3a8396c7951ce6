"""Batched search against a tree in plain Python, against itself alone, and against what is certain."""

import hashlib
import os
import subprocess
import sys
from functools import cache
from typing import Any

import numpy as np
import pytest

from envs_cases import CASES, OptionSet
from plain_search import PlainSearch
from test_envs_batch import TEAM_GAME
from ziggurat.core.game import Game
from ziggurat.core.messages import languages
from ziggurat.core.position import Position
from ziggurat.core.refusals import Refusal
from ziggurat.core.registry import game
from ziggurat.kernel import OVER, PLAIN, Ints, perft
from ziggurat.research.batches import specialise
from ziggurat.research.batches.batch import Batch, generators
from ziggurat.research.search.batched_search import (
    NOTHING_KNOWN,
    BatchedSearch,
    CompiledNetwork,
    Leaves,
    SearchResult,
    compiled_network,
    halving,
)

RULES_OF_CHOICE = ["puct", "gumbel"]


def table(planes: Any, seat: int, actions: Any, seats: int) -> tuple[list[float], Any]:
    """Logits and shares that are fixed for what is seen: a network that is looked up."""
    seen = hashlib.blake2b(planes.tobytes() + bytes([seat]), digest_size=8).digest()
    chance = np.random.default_rng(int.from_bytes(seen, "little"))
    shares = chance.random(seats)
    return [float(np.sin(float(action) * 7 + shares[0] * 5)) for action in actions], shares


class TableNetwork:
    """The table behind the interface of a batched search; counts its calls."""

    def __init__(self, seats: int, wide: bool = False, actions: int = 0) -> None:
        self.seats, self.wide, self.actions, self.calls = seats, wide, actions, 0

    def __call__(self, leaves: Leaves) -> tuple[Any, Any]:
        self.calls += 1
        n = len(leaves.turn)
        logits = np.full((n, self.actions if self.wide else leaves.actions.shape[1]), np.nan)
        values = np.full((n, self.seats), np.nan)  # what is not needed may be anything
        for i in np.flatnonzero(leaves.needed):
            listed = leaves.actions[i, : leaves.count[i]]
            told, shares = table(leaves.observations[i], int(leaves.turn[i]), listed, self.seats)
            logits[i, listed if self.wide else slice(len(listed))] = told
            values[i] = 2 * shares - 1
        return logits, values


def started(kind: str | Game, options: dict[str, str], size: int, steps: int = 3) -> Batch:
    batch = Batch(kind, size, options, seed=2, threads=1)
    batch.step_at_random(steps)
    return batch


def same(one: SearchResult, other: SearchResult, numbers: Any, others: Any = slice(None)) -> None:
    for name in ("action", "actions", "visits", "values", "priors", "policy", "value", "proven"):
        mine, theirs = getattr(one, name)[numbers], getattr(other, name)[others]
        assert np.array_equal(mine, theirs, equal_nan=mine.dtype.kind == "f"), name


@pytest.mark.parametrize("selection", RULES_OF_CHOICE)
@pytest.mark.parametrize("case", CASES)
def test_each_tree_grows_as_it_would_alone(case: OptionSet, selection: str) -> None:
    small = case.game != "talo"
    batch = started(case.game, case.options, 3 if small else 2)
    seats, simulations = batch.rules.seats, 40 if small else 6
    network = TableNetwork(seats)
    search = BatchedSearch(
        case.game, batch.size, network, case.options, selection=selection, num_simulations=simulations, seed=5
    )
    found = search.run(batch)
    assert network.calls <= simulations + 1
    assert (found.visits.sum(axis=1)[~found.proven] == simulations).all()
    for i in range(batch.size):
        legal = batch.legal[i, : batch.count[i]] if batch.legal.shape[1] else np.flatnonzero(batch.mask[i])
        assert found.action[i] in legal
        assert set(found.actions[i][found.actions[i] >= 0].tolist()) <= set(legal.tolist())
        assert found.policy[i].sum() == pytest.approx(1)
        alone = BatchedSearch(
            case.game, 1, TableNetwork(seats), case.options, selection=selection, num_simulations=simulations
        )
        alone.rng[:] = generators(5, batch.size)[i]
        same(found, alone.run(batch.gather([i])), [i])


@pytest.mark.parametrize("selection", RULES_OF_CHOICE)
@pytest.mark.parametrize(
    ("kind", "options"),
    [
        ("babel", {}),
        ("nivos", {"players": "3"}),
        ("nivos", {"players": "4"}),
        ("bubbles", {}),
        ("bubbles", {"mission": "1"}),
        (TEAM_GAME, {}),
    ],
    ids=lambda part: getattr(part, "name", str(part)),
)
def test_a_tree_is_the_plain_one(kind: str | Game, options: dict[str, str], selection: str) -> None:
    """Chance, teams, three and four players, several actions in a turn: the same in plain Python."""
    batch = started(kind, options, 4, steps=1 if kind is TEAM_GAME else 8)
    rules = batch.rules
    simulations = 120 if kind == "babel" else 60
    search = BatchedSearch(
        kind, 4, TableNetwork(rules.seats), options, selection=selection, num_simulations=simulations, seed=9
    )
    found = search.run(batch)

    def network(state: Any, seat: int, actions: list[int]) -> Any:
        planes = np.zeros(int(np.prod(rules.observation_shape)), dtype=np.int8)
        rules.observe(rules.workspace(state), seat, planes)
        return table(planes, seat, actions, rules.seats)

    for i in range(4):
        rng = generators(9, 4)[i : i + 1].copy()
        plain = PlainSearch(rules, batch.positions[i], network, rng, selection, simulations)
        actions = plain.root.actions
        assert found.actions[i, : len(actions)].tolist() == actions
        assert found.visits[i, : len(actions)].tolist() == [plain.root.tried[action] for action in actions]
        assert found.proven[i] == (plain.root.proof is not None)
        mean = np.array(plain.root.proof) / 12 if plain.root.proof else plain.root.total / plain.root.visits
        assert found.value[i] == pytest.approx(2 * mean - 1)
        assert search.rng[i] == rng[0]


def test_dense_logits_and_lists_are_the_same() -> None:
    batch = started("babel", {}, 5)
    lists = BatchedSearch("babel", 5, TableNetwork(2), num_simulations=30)
    dense = BatchedSearch("babel", 5, TableNetwork(2, wide=True, actions=52), num_simulations=30, threads=1)
    same(lists.run(batch), dense.run(batch), slice(None))


def is_small(position: Position) -> bool:
    """Whether all games from here on can be tried."""
    return sum(perft(position.rules, position.state, depth) for depth in range(1, 8)) < 400 and not perft(
        position.rules, position.state, 8
    )


@cache
def best_results(position: Position) -> tuple[float, ...]:
    """What the seats get with best play, by trying everything."""
    if position.outcome:
        return position.outcome.returns
    seat = position.turn - 1
    return max((best_results(position.play(action)) for action in position.actions), key=lambda got: got[seat])


@pytest.mark.parametrize("selection", RULES_OF_CHOICE)
def test_what_is_proven_is_true(selection: str) -> None:
    positions = []
    for number in range(6):
        position = game("babel").start()
        chance = np.random.default_rng(number)
        while not position.over:
            position = position.play(int(chance.choice(position.actions)))
        while position.parent and is_small(position.parent):
            position = position.parent
        positions.append(position)
    search = BatchedSearch("babel", 6, TableNetwork(2), selection=selection, num_simulations=1_500)
    found = search.run(positions)
    assert found.proven.sum() >= 4
    for i, position in enumerate(positions):
        if found.proven[i] and not position.over:
            assert found.value[i].tolist() == [2 * share - 1 for share in best_results(position)]
            assert best_results(position.play(int(found.action[i]))) == best_results(position)


@pytest.mark.parametrize("selection", RULES_OF_CHOICE)
@pytest.mark.parametrize("name", ["babel", "bubbles"])
def test_subtrees_are_kept(name: str, selection: str) -> None:
    batch = started(name, {}, 8)
    network = TableNetwork(2)
    search = BatchedSearch(name, 8, network, selection=selection, num_simulations=60, seed=1)
    kept = 0
    for _ in range(6):
        found = search.run(batch)
        below = {}
        for i in range(8):
            place = int(np.flatnonzero(found.actions[i] == found.action[i])[0])
            below[i] = int(found.visits[i, place])
        batch.step(found.action)
        had = search.advance(found.action, batch)
        for i in np.flatnonzero(had).tolist():
            root = search._nodes[i, 0]
            assert 0 < root[3] <= below[i] or root[4]
            assert np.array_equal(search._states[i, 0], batch.positions[i])
        kept += int(had.sum())
        again = search.run(batch, num_simulations=0)
        open_ = had & ~again.proven
        assert (again.visits.sum(axis=1)[open_] <= np.array([below[i] for i in range(8)])[open_]).all()
        search.advance(np.full(8, -5), batch)  # nothing was played: all begin anew
    assert kept > 6


def test_a_search_goes_on_where_it_was() -> None:
    """Sixty simulations, or those of the kept subtree and the rest, visit the root's actions as often in all."""
    batch = started("babel", {}, 4)
    search = BatchedSearch("babel", 4, TableNetwork(2), num_simulations=40)
    found = search.run(batch)
    batch.step(found.action)
    assert search.advance(found.action, batch).all()
    before = search._nodes[:, 0, 3].copy()
    more = search.run(batch, num_simulations=25)
    open_ = ~more.proven
    assert (search._nodes[:, 0, 3][open_] == before[open_] + 25).all()
    fresh = BatchedSearch("babel", 4, TableNetwork(2), num_simulations=25).run(batch)
    assert (more.visits.sum(axis=1)[open_] >= fresh.visits.sum(axis=1)[open_]).all()


def test_chance_is_drawn_by_weight() -> None:
    batch = Batch(TEAM_GAME, 1)
    search = BatchedSearch(TEAM_GAME, 1, lambda leaves: (np.zeros((1, search.width)), np.zeros((1, 4))))
    search.run(batch, num_simulations=4_000)
    nodes, edges = search._nodes[0], search._edges[0]
    chances = [node for node in nodes[: search._work[0, 0]] if node[0] == 0 and node[2] == 2]
    first = max(chances, key=lambda node: int(node[3]))
    visits = edges[first[1] : first[1] + 2, 2]
    assert visits.sum() > 50
    assert visits[0] / visits.sum() == pytest.approx(3 / 5, abs=0.1)


def test_finished_games_have_nothing_to_search() -> None:
    batch = Batch("babel", 3, auto_reset=False)
    batch.step_at_random(60)
    batch.restart([1])
    found = BatchedSearch("babel", 3, TableNetwork(2), num_simulations=8).run(batch)
    assert found.action[[0, 2]].tolist() == [-1, -1]
    assert found.proven.tolist() == [True, False, True]
    assert sorted(found.value[0].tolist()) == [-1, 1]
    batch.step(found.action)
    assert batch.turn.tolist() == [OVER, 2, OVER]


def test_noise_at_the_root() -> None:
    batch = started("babel", {}, 3)
    plain = BatchedSearch("babel", 3, TableNetwork(2), num_simulations=4).run(batch)
    noisy = [
        BatchedSearch("babel", 3, TableNetwork(2), num_simulations=4, dirichlet_fraction=0.25, seed=s).run(batch)
        for s in (1, 1, 2)
    ]
    assert np.array_equal(noisy[0].priors, noisy[1].priors)
    assert not np.array_equal(noisy[0].priors, noisy[2].priors)
    assert not np.array_equal(noisy[0].priors, plain.priors)
    assert noisy[0].priors.sum(axis=1) == pytest.approx(1)


class Foreign:
    """An array of another library, which only DLPack hands over."""

    def __init__(self, array: Any) -> None:
        self._array = array

    def __dlpack__(self, **named: Any) -> Any:
        return self._array.__dlpack__(**named)

    def __dlpack_device__(self) -> Any:
        return self._array.__dlpack_device__()


def test_arrays_of_other_libraries() -> None:
    batch = started("babel", {}, 3)
    own = TableNetwork(2)

    def foreign(leaves: Leaves) -> tuple[Any, Any]:
        logits, values = own(leaves)
        return Foreign(logits), Foreign(values)

    one = BatchedSearch("babel", 3, foreign, num_simulations=20).run(batch)
    same(one, BatchedSearch("babel", 3, TableNetwork(2), num_simulations=20).run(batch), slice(None))


def test_a_value_for_the_seat_to_act_is_enough_between_two_sides() -> None:
    batch = started("nivos", {"players": "4"}, 2)

    def of_the_seat(leaves: Leaves) -> tuple[Any, Any]:
        return np.zeros(leaves.actions.shape), np.full(2, 0.5)

    def of_all(leaves: Leaves) -> tuple[Any, Any]:
        odd = (leaves.turn % 2)[:, None]
        return np.zeros(leaves.actions.shape), np.where(np.arange(1, 5) % 2 == odd, 0.5, -0.5)

    found = [
        BatchedSearch("nivos", 2, network, {"players": 4}, num_simulations=20).run(batch)
        for network in (of_the_seat, of_all)
    ]
    same(found[0], found[1], slice(None))


# ── Compiled networks ────────────────────────────────────────────────────────────────────────────────────
@compiled_network
def by_number(p: Ints, seat: int, actions: Ints, count: int, logits: Any, values: Any) -> None:
    """Logits that follow from the numbers of the actions; the seat to act is ahead."""
    for k in range(count):
        logits[k] = float(actions[k] * 7 % 5) / 3.0
    for k in range(len(values)):
        values[k] = 0.25 if k + 1 == seat else -0.25


def by_number_asked(leaves: Leaves) -> tuple[Any, Any]:
    return leaves.actions * 7 % 5 / 3.0, np.where(np.arange(1, SEATS + 1) == leaves.turn[:, None], 0.25, -0.25)


SEATS = 2


@pytest.mark.parametrize("selection", RULES_OF_CHOICE)
@pytest.mark.parametrize("name", ["babel", "nivos", "bubbles"])
def test_a_compiled_network_is_as_good_as_one_that_is_asked(name: str, selection: str) -> None:
    batch = started(name, {}, 5)
    told: dict[str, Any] = {"selection": selection, "num_simulations": 50, "seed": 3}
    searches = [BatchedSearch(name, 5, network, **told) for network in (by_number, by_number_asked)]
    for _ in range(3):
        found, asked = (search.run(batch) for search in searches)
        same(found, asked, slice(None))
        batch.step(found.action)
        kept, kept_too = (search.advance(found.action, batch) for search in searches)
        assert np.array_equal(kept, kept_too)
    assert np.array_equal(searches[0].rng, searches[1].rng)


def zeros(leaves: Leaves) -> tuple[Any, Any]:
    return np.zeros(leaves.actions.shape), np.zeros(len(leaves.turn))


@pytest.mark.parametrize("selection", RULES_OF_CHOICE)
@pytest.mark.parametrize("name", ["babel", "nivos", "bubbles"])
def test_nothing_known_is_zeros(name: str, selection: str) -> None:
    """Three moves with kept subtrees: a root that was no root has all its actions, tried or not."""
    batch = started(name, {}, 4)
    told: dict[str, Any] = {"selection": selection, "num_simulations": 40, "seed": 1}
    searches = [BatchedSearch(name, 4, network, **told) for network in (NOTHING_KNOWN, zeros)]
    for _ in range(3):
        found, asked = (search.run(batch) for search in searches)
        same(found, asked, slice(None))
        assert [sorted(row[row >= 0]) for row in found.actions] == [
            np.flatnonzero(row).tolist() for row in batch.mask
        ]
        batch.step(found.action)
        kept, kept_too = (search.advance(found.action, batch) for search in searches)
        assert np.array_equal(kept, kept_too)


def test_actions_that_are_all_alike_are_listed_when_they_are_tried() -> None:
    search = BatchedSearch("babel", 1, NOTHING_KNOWN, num_simulations=60)
    search.run(started("babel", {}, 1))
    nodes, edges = search._nodes[0, : search._work[0, 0]], search._edges[0]
    assert nodes[0, 6] == nodes[0, 2]  # the root has a row for each of its actions
    below = [edges[node[1] : node[1] + node[6]] for node in nodes[1:]]
    assert all((rows[:, 2] > 0).all() for rows in below)
    assert sum(len(rows) for rows in below) < nodes[1:, 2].sum() / 5


def test_networks_that_one_function_makes_are_told_apart() -> None:
    """Machine code is kept by the names of functions; these two have the same. Threads share what is made."""

    def preferring(wanted: int) -> CompiledNetwork:
        @compiled_network
        def network(p: Ints, seat: int, actions: Ints, count: int, logits: Any, values: Any) -> None:
            for k in range(count):
                logits[k] = 9.0 if k == wanted else 0.0
            for k in range(len(values)):
                values[k] = 0.0

        return network

    batch = Batch("babel", 2)
    for wanted in (0, 1):
        made = specialise.specialised_template.cache_info().misses
        found = BatchedSearch("babel", 2, preferring(wanted), num_simulations=8, threads=2).run(batch)
        assert (found.priors.argmax(axis=1) == wanted).all()
        assert specialise.specialised_template.cache_info().misses == made + 1


@compiled_network
def broken_late(p: Ints, seat: int, actions: Ints, count: int, logits: Any, values: Any) -> None:
    for k in range(count):
        logits[k] = 0.0
    for k in range(len(values)):
        values[k] = np.nan if seat == 2 else 0.0


def test_what_a_compiled_network_gets_wrong() -> None:
    batch = Batch("babel", 3)
    search = BatchedSearch("babel", 3, broken_late, num_simulations=5)
    with pytest.raises(Refusal, match=r"Game 0 of this search of babel: .* values"):
        search.run(batch)
    search.network = NOTHING_KNOWN
    search.reset()
    same(search.run(batch), BatchedSearch("babel", 3, NOTHING_KNOWN, num_simulations=5).run(batch), slice(None))


# ── What is refused ──────────────────────────────────────────────────────────────────────────────────────
def answering(logits: Any, values: Any) -> Any:
    return lambda leaves: (logits, values)


NAN = np.where(np.arange(4) == 2, np.nan, 0.0)
BROKEN = {
    "nan values": (answering(np.zeros((4, 52)), NAN), "Game 2 of this search of babel: .* values"),
    "nan logits": (answering(np.zeros((4, 52)) + NAN[:, None], np.zeros(4)), "Game 2 of .* babel: .* logits"),
    "infinite": (answering(np.zeros((4, 52)), np.full(4, np.inf)), "Game 0 of this search of babel"),
    "logits": (answering(np.zeros((4, 51)), np.zeros(4)), "logits .* shapes: .*52.*, not"),
    "values": (answering(np.zeros((4, 52)), np.zeros((4, 3))), "values .* shapes"),
    "complex": (answering(np.zeros((4, 52)), np.zeros(4, complex)), "array of numbers, not “complex128”"),
    "nothing": (lambda leaves: None, "of babel must return two arrays, logits and values, not “NoneType”"),
    "one array": (lambda leaves: np.zeros((4, 52)), "must return two arrays, logits and values, not “ndarray”"),
    "three": (lambda leaves: [np.zeros(4)] * 3, "must return two arrays, logits and values, not “list”"),
    "kind": (answering("x", np.zeros(4)), "must be an array of numbers, not “str”"),
    "objects": (answering(np.zeros((4, 52)), [None] * 4), "must be an array of numbers, not “list”"),
}


@pytest.mark.parametrize("broken", BROKEN)
def test_what_a_network_gets_wrong(broken: str) -> None:
    network, match = BROKEN[broken]
    batch = started("babel", {}, 4)
    before = batch.positions.copy()
    search = BatchedSearch("babel", 4, network, num_simulations=5)
    with pytest.raises(Refusal, match=match) as caught:
        search.run(batch)
    assert np.array_equal(batch.positions, before)
    assert all(caught.value.reason.text(language) for language in languages())  # a broken message would be logged
    search.network = TableNetwork(2)
    search.rng = generators(0, 4)
    same(search.run(batch), BatchedSearch("babel", 4, search.network, num_simulations=5).run(batch), slice(None))


def test_what_a_search_is_not_made_with() -> None:
    wrong: list[dict[str, Any]] = [
        {"selection": "best"},
        {"selection": ["puct"]},
        {"threads": -1},
        {"threads": 1.5},
        {"num_simulations": 0},
        {"num_simulations": -1},
        {"num_simulations": 1.5},
        {"c_init": float("nan")},
        {"dirichlet_fraction": 2},
        {"width": 0},
        {"max_num_considered_actions": True},
    ]
    for given in wrong:
        with pytest.raises(Refusal, match=r"is not a|cannot be|must be a"):
            BatchedSearch("babel", 2, TableNetwork(2), **given)
    with pytest.raises(Refusal, match="num_simulations must be a whole number, 1 or more, not “0”"):
        BatchedSearch("babel", 2, TableNetwork(2), num_simulations=0)
    no_network: Any = None
    with pytest.raises(Refusal, match="network cannot be “None”"):
        BatchedSearch("babel", 2, no_network)
    search = BatchedSearch("babel", 2, TableNetwork(2))
    for other in (Batch("babel", 3), Batch("babel", 2, {"full_tower": "draw"})):
        with pytest.raises(Refusal, match="a batch of 2 games of babel, with the same options"):
            search.run(other)
    with pytest.raises(Refusal, match=r"Game 0 of this batch of babel: .*nivos"):
        search.run(game("nivos").start())


def test_halving() -> None:
    assert halving(1, 4) == [0, 1, 2, 3]
    assert halving(4, 8) == [0, 0, 0, 0, 1, 1, 2, 2]
    assert halving(16, 3) == [0, 0, 0]
    assert len(halving(7, 100)) == 100


# ── The GPU's search ─────────────────────────────────────────────────────────────────────────────────────
SIMULATED = """
import sys
import numpy as np
from ziggurat.research.search.batched_search import NOTHING_KNOWN

def network(leaves):
    seen = leaves.observations.reshape(len(leaves.turn), -1).astype(np.float64)
    sums = seen @ np.cos(np.arange(seen.shape[1]))
    return np.sin(sums[:, None] + 3.0 * np.maximum(leaves.actions, 0)), np.cos(sums)

def tell(found):
    for name in ("action", "actions", "visits", "values", "priors", "policy", "value", "proven"):
        sys.stdout.write(np.ascontiguousarray(getattr(found, name)).tobytes().hex() + "\\n")

def search(batches, searches, name, selection, fraction):
    batch = batches(name, 2, seed=2)
    batch.step_at_random(7)
    made = searches(name, 2, network, selection=selection, num_simulations=6, seed=4, dirichlet_fraction=fraction)
    found = made.run(batch)
    tell(found)
    batch.step(found.action)
    sys.stdout.write(f"{made.advance(found.action, batch).tolist()}\\n")
    tell(made.run(batch, num_simulations=3))
    sys.stdout.write(f"{np.asarray(made.rng).tolist()}\\n")
    for wrong in (
        lambda leaves: (np.full(leaves.actions.shape, np.nan), np.zeros(2)),
        lambda leaves: (np.zeros(leaves.actions.shape), np.array([0.0, np.inf])),
        lambda leaves: (np.zeros((2, 3)), np.zeros(2)),
        lambda leaves: ("x", np.zeros(2)),
    ):
        made.network = wrong
        try:
            made.run(batch)
            raise SystemExit("that was searched")
        except ValueError as refused:
            sys.stdout.write(f"{refused}\\n")
    made.network = network
    made.reset(4)
    tell(made.run(batch))
    made.network = NOTHING_KNOWN
    made.reset(4)
    tell(made.run(batch))
"""


@pytest.mark.skipif(PLAIN, reason="compares the plain run with the compiled one")
@pytest.mark.parametrize(
    ("name", "selection", "fraction"),
    [
        pytest.param("babel", "puct", 0.25, marks=pytest.mark.long),
        pytest.param("babel", "gumbel", 0.0, marks=pytest.mark.long),
        pytest.param("bubbles", "gumbel", 0.0, marks=pytest.mark.long),
    ],
)
def test_the_simulated_gpu_searches_alike(name: str, selection: str, fraction: float) -> None:
    """Numba's simulator runs the kernels thread by thread in plain Python; the processor's search is compiled."""
    told = []
    for batches, searches in (("batch", "batched_search"), ("cuda", "cuda_search")):
        gpu = batches == "cuda"
        program = (
            f"{SIMULATED}\nfrom ziggurat.research import {batches}, {searches}\n"
            f"search({batches}.{'DeviceBatch' if gpu else 'Batch'}, "
            f"{searches}.{'DeviceSearch' if gpu else 'BatchedSearch'}, {name!r}, {selection!r}, {fraction})"
        )
        plain = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"} if gpu else {}
        command = [sys.executable, "-c", program]
        ran = subprocess.run(command, env={**os.environ, **plain}, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr
        told.append(ran.stdout.splitlines())
    assert told[0] == told[1]
    assert len(told[0]) == 4 * 8 + 2 + 4
