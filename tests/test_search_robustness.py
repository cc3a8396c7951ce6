"""Whatever a heuristic returns and whatever parameters are given, a search stays within its tree."""

import os
import random
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import odd_heuristics as odd
import team_game
from connect_four import RULES as FOUR
from connect_four import ConnectFour
from ziggurat.bots.bot import SearchLimits
from ziggurat.bots.engine.endgame import Endgame
from ziggurat.bots.engine.heuristics import PARAMETERS, Heuristics, LevelSettings, alike, even, everything
from ziggurat.bots.engine.tree import (
    ACTION,
    BONUS,
    COUNT,
    ENDED,
    FIRST,
    MEAN,
    PARENT,
    PRIOR,
    UNOPENED,
    VISITS,
    Search,
)
from ziggurat.bots.levels import LevelSearch, player
from ziggurat.bots.search import TreeSearch
from ziggurat.core.position import Position
from ziggurat.core.refusals import Refusal
from ziggurat.core.registry import game
from ziggurat.kernel import PLAIN, Rules, ints

TOO_MUCH = [float("nan"), float("inf"), float("-inf"), 1e308, -1e308]


# ── Heuristics ───────────────────────────────────────────────────────────────────────────────────────────
HEURISTICS = [
    Heuristics(
        evaluate,
        order,
        candidates,
        rollout_depth=rollout_depth,
        widening=widening,
        exploration=exploration,
        expand_after=expand_after,
    )
    for evaluate, order, candidates, (rollout_depth, widening, exploration, expand_after) in product(
        (odd.odd_shares, odd.no_shares, even),
        (odd.odd_ranks, odd.no_ranks, alike),
        (odd.fewer_than_none, everything),
        ((0, 0.0, 0.7, 1), (1, 0.5, 0.0, 2), (2, 100.0, 100.0, 1)),
    )
]


def grown(rules: Rules, heuristics: Heuristics, simulations: int) -> Search:
    p = rules.workspace()
    rules.start(p, ints(0))
    search = Search(rules, p[: rules.state_size], seed=1, heuristics=heuristics)
    search.grow(simulations)
    return search


def expect_a_tree(search: Search) -> None:
    """Every node within the tree, every number a number, nothing written behind the last node."""
    used = int(search.used[0])
    nodes, sums = search.nodes[:used], search.sums[:, :used]
    opened = nodes[nodes[:, FIRST] >= 0]
    assert set(np.unique(nodes[nodes[:, FIRST] < 0, FIRST])) <= {UNOPENED, ENDED}
    assert np.all(opened[:, FIRST] + opened[:, COUNT] <= used)
    assert np.all(opened[:, COUNT] > 0)
    assert nodes[0, PARENT] == -1
    assert np.all((nodes[1:, PARENT] >= 0) & (nodes[1:, PARENT] < used))
    assert not search.nodes[used:].any()
    assert not search.sums[:, used:].any()
    assert np.all(np.isfinite(sums))
    assert np.all((sums[MEAN] >= -0.5) & (sums[MEAN] <= 1))
    assert np.all((sums[[BONUS, PRIOR]] >= 0) & (sums[[BONUS, PRIOR]] <= 1 + 1e-9))
    branches = search.branches()
    assert sum(branch.visits for branch in branches) == nodes[0, VISITS] == search.simulations
    assert all(0 <= branch.value <= 1 or not branch.visits for branch in branches)


def look_at_everything(simulations: int) -> None:
    for rules, heuristics in product((FOUR, team_game.RULES), HEURISTICS):
        search = grown(rules, heuristics, simulations)
        expect_a_tree(search)
        assert search.simulations == simulations or search.proven


def test_no_heuristic_leads_out_of_the_tree() -> None:
    look_at_everything(3 if PLAIN else 3_000)


@pytest.mark.skipif(PLAIN, reason="this is the plain run")
def test_nor_does_it_in_plain_python() -> None:
    plain = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    program = "from test_search_robustness import look_at_everything; look_at_everything(25)"
    command = [sys.executable, "-c", program]
    ran = subprocess.run(
        command, env=plain, cwd=Path(__file__).parent, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr


def test_a_chance_node_has_all_outcomes() -> None:
    """Candidates at a chance node would leave out outcomes, and the search would run past its children."""
    search = grown(team_game.RULES, Heuristics(candidates=odd.one_candidate), 500)
    expect_a_tree(search)


@pytest.fixture
def four() -> Position:
    return ConnectFour().start()


@pytest.mark.parametrize("evaluate", [odd.nothing_of_a, odd.infinite_for_a])
def test_what_is_no_number_counts_as_worst(four: Position, evaluate: Any) -> None:
    search = Search(
        four.rules, four.state, seed=1, heuristics=Heuristics(evaluate, rollout_depth=0, exploration=0.3)
    )
    search.grow(2_000)
    worst = min(search.branches(), key=lambda branch: branch.value)
    assert four.token(worst.action) == "a"
    assert worst.value == 0
    assert all(branch.value == pytest.approx(0.4, abs=0.1) for branch in search.branches() if branch != worst)
    assert search.branches()[-1].action == worst.action


def test_an_action_without_a_rank_comes_last(four: Position) -> None:
    heuristics = Heuristics(order=odd.no_rank_for_low_columns, rollout_depth=0)
    search = Search(four.rules, four.state, seed=1, heuristics=heuristics)
    search.grow(1)
    eldest = int(search.nodes[0, FIRST])
    assert sorted(search.nodes[eldest : eldest + 3, ACTION].tolist()) == [
        4,
        5,
        6,
    ]  # the actions with a finite rank
    assert np.all(search.sums[PRIOR, eldest : eldest + 3] > 0.9)
    assert np.all(search.sums[PRIOR, eldest + 3 : eldest + 7] == 0)


def test_the_endgame_solver_ignores_bad_ranks(four: Position) -> None:
    """Values are exact whatever the order, and whatever an evaluation says that is not certain."""
    chance = random.Random(1)
    position = four
    while position.ply < 32:
        after = position.play(chance.choice(position.actions))
        position = four if after.over else after
    found = []
    for order, evaluate in product((alike, odd.odd_ranks, odd.no_ranks), (even, odd.no_shares)):
        heuristics = Heuristics(evaluate, order, key=odd.key)
        found.append(Endgame(position.rules, heuristics).values(position, 1_000_000))
    assert all(values == found[0] and len(values) == len(position.actions) for values in found)


# ── Figures ──────────────────────────────────────────────────────────────────────────────────────────────
WRONG = [
    *(f"search:500:{name}={value}" for name in PARAMETERS for value in ("nan", "inf", "-inf", "1e400", "-1e400")),
    *(f"search:500:{name}={value}" for name in PARAMETERS for value in ("", "much", "1e9999", "-2", "9" * 5_000)),
    *("search:500:evaluate=1", "search:500:", "search:500:=", "search:500:levels=3", "plain:9:exploration"),
    *("search:0", "search:2000000000", "search:" + "9" * 5_000, "plain:500:cut=1.5", "search:5:ripe=0"),
]


@pytest.mark.parametrize("name", WRONG, ids=lambda name: name[:40])
def test_a_player_with_odd_figures_is_refused(name: str) -> None:
    nivos = game("nivos")
    with pytest.raises(Refusal) as refused:
        player(name, nivos, nivos.start().settings)
    for language in ("en", "de"):
        sentence = refused.value.reason.text(language)
        assert all(f"{parameter} (" in sentence for parameter in PARAMETERS)
        assert "exploration (0 … 100)" in sentence
        assert len(sentence) < 1_300


def test_figures_within_their_ranges_are_taken() -> None:
    nivos = game("nivos")
    for name, (kind, low, high) in PARAMETERS.items():
        for value in (low, high):
            made = player(f"search:500:{name}={kind(value)}", nivos, nivos.start().settings)
            assert isinstance(made, LevelSearch)
            found = getattr(made.level_settings if hasattr(made.level_settings, name) else made.heuristics, name)
            assert found == value


@pytest.mark.parametrize("name", ["rollout_depth", "exploration", "widening", "expand_after", "sharpness"])
def test_heuristics_refuse_odd_parameters(name: str) -> None:
    heuristics: Any = Heuristics
    for value in (*TOO_MUCH, None, "1", True, [1]):
        with pytest.raises(Refusal, match="is not a figure that a search can use"):
            heuristics(**{name: value})
    assert getattr(heuristics(**{name: np.int64(1)}), name) == 1


@pytest.mark.parametrize("name", ["simulations", "blur", "hasty", "lapses", "overlooks"])
def test_level_settings_refuse_odd_parameters(name: str) -> None:
    level_settings: Any = LevelSettings
    for value in (*TOO_MUCH, None, "1", True, -1):
        with pytest.raises(Refusal, match="is not a figure that a search can use"):
            level_settings(**{"simulations": 1, name: value})


@pytest.mark.parametrize("blur", [1e-9, 0.01, 100.0])
def test_a_blur_of_any_size_chooses(four: Position, blur: float) -> None:
    for hasty in (0.0, 1e6):
        assert LevelSearch(LevelSettings(300, blur, hasty)).choose(four, SearchLimits()) in four.actions


def test_limits_are_numbers(four: Position) -> None:
    for seconds in (float("nan"), float("inf"), "2", True):
        with pytest.raises(Refusal, match="is not a time in seconds"):
            SearchLimits(seconds=seconds)  # type: ignore[arg-type]
    for simulations in (0, -5, 1.5, float("nan"), "9", True):
        with pytest.raises(Refusal, match="is not a number of simulations"):
            SearchLimits(simulations=simulations)  # type: ignore[arg-type]
    assert TreeSearch().choose(four, SearchLimits(seconds=0)) in four.actions
    assert TreeSearch().choose(four, SearchLimits(seconds=-1)) in four.actions
    assert TreeSearch().choose(four, SearchLimits(simulations=np.int64(20), seconds=np.float64(5))) in four.actions  # type: ignore[arg-type]
