"""The network of talo for two: what it sees, the actions it is asked about, its search, and how it learns."""

import random
from pathlib import Path

import numpy as np
import pytest

from ziggurat.bots.bot import SearchLimits
from ziggurat.bots.engine.heuristics import NO_NETWORK, Heuristics
from ziggurat.bots.engine.tree import VISITS, Search
from ziggurat.bots.levels import player
from ziggurat.core.position import Position
from ziggurat.core.registry import game
from ziggurat.games.talo.play import features, greedy, heuristics, likely
from ziggurat.games.talo.space import (
    AREA,
    BAR,
    BARS,
    BUILDING,
    FINISHED,
    HELD,
    HOLD,
    KINDS,
    PAWN,
    PHASE,
    PUT,
    SPAN,
    STARTING,
    X,
    Y,
    axis_of,
    bar_code,
    kind_of,
    length_of,
)
from ziggurat.kernel import CHANCE, Ints, generator, ints
from ziggurat.research.training.courses import talo as learning
from ziggurat.research.training.courses import talo_td as td
from ziggurat.research.training.temporal import Learner, fresh

NET = fresh(features.FEATURES, 16, 4)  # knows nothing, but values no two positions alike


def played(seed: int, **options: str) -> list[Position]:
    """The positions of a game in which every placement is drawn from the likely ones."""
    chance, rng = random.Random(seed), generator(seed)
    found = [game("talo").start(options, seed=seed)]
    actions = ints(greedy.ROOM)
    while not found[-1].over and len(found) < 90:
        at = found[-1]
        p = at.rules.workspace(at.state)
        n = greedy.list_likely(p, rng, actions) if at.turn > CHANCE else 0
        legal = [int(a) for a in actions[:n] if likely.confirm(p, int(a))]
        drawn: str | int = (
            chance.choice(legal or at.actions) if at.turn > CHANCE else chance.choice(list(at.chances()))
        )
        found.append(at.play(drawn))
    return found


def active_in(position: Position, state: Ints | None = None) -> set[int]:
    active = ints(features.MOST_ACTIVE)
    n = features.features(position.rules.workspace(position.state if state is None else state), active)
    assert len(set(active[:n])) == n
    assert all(0 <= one < features.FEATURES for one in active[:n])
    return {int(one) for one in active[:n]}


def reflected(state: Ints, *, swapped: bool) -> Ints:
    """The position in the mirror (east for west), or with x and y exchanged."""

    def cell_of(cell: int, kind: int) -> int:
        z, y, x = cell // AREA, cell // SPAN % SPAN, cell % SPAN
        if swapped:
            return z * AREA + x * SPAN + y
        return z * AREA + y * SPAN + SPAN - 1 - x - (length_of(kind) - 1 if axis_of(kind) == X else 0)

    found = state.copy()
    for seat in range(2):
        if state[PAWN + seat]:
            found[PAWN + seat] = cell_of(int(state[PAWN + seat]) - 1, 0) + 1
    codes = []
    for code in state[BAR : BAR + state[BARS]]:
        cell, kind = divmod(int(code) - 1, KINDS)
        axis = {X: Y, Y: X}.get(axis_of(kind), axis_of(kind)) if swapped else axis_of(kind)
        codes.append(bar_code(kind_of(length_of(kind), axis), cell_of(cell, kind)))
    found[BAR : BAR + state[BARS]] = sorted(codes)
    return found


# ── What it sees ─────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("swapped", [False, True], ids=["mirrored", "turned"])
def test_a_reflected_position_has_the_same_features(swapped: bool) -> None:
    for seed in range(4):
        for position in played(seed)[:-1]:
            if position.state[PHASE] != FINISHED:
                assert active_in(position) == active_in(position, reflected(position.state, swapped=swapped))


def test_features_tell_how_high_a_pawn_can_go_and_with_which_bars() -> None:
    """The first pawn beside an upright 3: a 1 and a 2 make stairs; to begin with only a 1 takes it up."""
    start = game("talo").start().play("@2,2", "@7,7", "+3")
    one_up = features.STEPS
    assert {one - one_up for one in active_in(start) if one_up <= one < one_up + 10} == {0}
    after = start.play("t3", "3z@2,3,0")
    seen = active_in(after)
    reach = features.REACHES
    assert {reach, reach + 11 + 1, reach + 22 + 3, reach + 33 + 4} <= seen  # a 1 and a 2 are stairs to the 3
    lying = features.STEPS + 2 * 10
    assert {one - lying + 1 for one in seen if lying <= one < lying + 10} == set(range(1, 11))


def test_what_is_imagined_looks_like_what_is_played() -> None:
    """Where the bars left in hand still have a place."""
    seen = dict.fromkeys(("put", "take", "move", "place", "end"), 0)
    for seed in range(3):
        for position in played(seed, starts="free" if seed else "symmetric")[:-1:2]:
            if position.turn == CHANCE:
                continue
            for action in position.actions[:: max(1, len(position.actions) // 12)]:
                after = position.play(action)
                p = position.rules.workspace(position.state)
                if action >= HOLD or after.over:
                    continue
                greedy.imagine(p, action)
                if p[PHASE] == BUILDING and after.state[PHASE] != BUILDING:
                    continue  # no place for the bar
                assert active_in(position, p[: position.rules.state_size]) == active_in(after)
                token = position.token(action)
                seen[
                    "put"
                    if action in range(PUT, PUT + 100)
                    else {"t": "take", ">": "move", ".": "end"}.get(token[0], "place")
                ] += 1
    assert min(seen.values()) >= 5, seen


# ── Which actions are looked at ──────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize(
    "options", [{}, {"board": "islands"}, {"collapse": "dare"}], ids=["green", "islands", "dare"]
)
def test_likely_actions_are_legal_if_they_are_confirmed(options: dict[str, str]) -> None:
    actions, looked, refused = ints(greedy.ROOM), 0, 0
    for position in played(5, **options)[:-1]:
        if position.turn == CHANCE or position.state[HELD] or position.state[PHASE] == STARTING:
            continue
        p = position.rules.workspace(position.state)
        n = greedy.list_likely(p, generator(1), actions)
        legal = set(position.actions)
        assert len({int(a) for a in actions[:n]}) == n
        for action in actions[:n]:
            stands = likely.confirm(p, int(action))
            assert stands == (int(action) in legal) or (options.get("collapse") == "dare" and not stands)
            looked, refused = looked + 1, refused + (not stands)
    assert looked > 100


# ── The search ───────────────────────────────────────────────────────────────────────────────────────────
def known() -> Heuristics:
    return heuristics.with_network(NET)


def choices(seed: int, **options: str) -> list[Position]:
    return [at for at in played(seed, **options)[:-1] if at.turn > CHANCE and len(at.actions) > 1]


def test_every_action_that_is_searched_is_legal() -> None:
    phases = set()
    for position in (*choices(6)[::4], *choices(7, collapse="dare")[::8]):
        phases.add(int(position.state[PHASE]))
        search = Search(position.rules, position.state, 1, known())
        search.grow(60)
        branches = search.branches()
        assert {one.action for one in branches} <= set(position.actions)
        assert len({one.action for one in branches}) == len(branches)
        assert sum(one.visits for one in branches) == search.simulations - 1 or search.proven
        assert all(0 <= one.value <= 1 for one in branches)
    assert len(phases) >= 4


def test_the_tree_does_not_depend_on_slices_and_room() -> None:
    position = choices(8)[12]
    trees = []
    for portion, room in ((150, 1 << 15), (7, 16)):
        search = Search(position.rules, position.state, 9, known(), room=room)
        while search.simulations < 150:
            search.grow(min(portion, 150 - search.simulations))
        trees.append(search.branches())
    assert trees[0] == trees[1]


def test_a_tree_that_is_gone_on_with_has_all_actions_at_its_root() -> None:
    """In the tree only likely actions are looked at; what was visited is kept."""
    widened = 0
    for position in choices(9)[4:40:3]:
        search = Search(position.rules, position.state, 2, known())
        search.grow(200)
        best = search.branches()[0]
        after = position.play(best.action)
        if after.over or after.turn == CHANCE or not search.after([best.action], after.state):
            continue
        before = {one.action: one.visits for one in search.branches()}
        search.grow(1)
        now = {one.action: one.visits for one in search.branches()}
        assert set(now) <= set(after.actions)
        assert all(now[action] >= visits for action, visits in before.items() if visits)
        assert set(now) >= {action for action in after.actions if action < HOLD} or len(now) >= 64
        search.grow(100)
        assert search.nodes[0, VISITS] - sum(one.visits for one in search.branches()) in (0, 1) or search.proven
        widened += len(now) > len(before)
    assert widened >= 2


def test_a_win_is_found_and_proven() -> None:
    """The last choice of a game in which a pawn comes to the top."""
    chance, bots = random.Random(1), [player("classic:30", game("talo"), {}, seed) for seed in (1, 2)]
    position = game("talo").start(seed=1)
    while not position.over:
        before = position
        drawn = chance.choice(list(position.chances())) if position.turn == CHANCE else None
        position = position.play(drawn or bots[position.turn - 1].choose(position, SearchLimits()))
    search = Search(before.rules, before.state, 1, known())
    search.grow(50)
    assert search.proven
    assert before.play(search.branches()[0].action).over


def test_with_no_weights_the_search_is_the_classic_one() -> None:
    assert heuristics.with_network(NO_NETWORK) is heuristics.TALO
    assert known().classic is heuristics.TALO


# ── Learning ─────────────────────────────────────────────────────────────────────────────────────────────
def small_learner(games: int, state: Path | None = None) -> Learner:
    temporal = learning.COURSE.temporal
    assert temporal is not None
    return Learner(temporal, fresh(features.FEATURES, 8, 1), seed=2, games=games, state=state)


@pytest.mark.long  # compiles what learns
def test_threads_do_not_change_what_is_learned() -> None:
    one, two = small_learner(48), small_learner(48)
    one.learn(jobs=1)
    two.learn(jobs=2)
    assert (one.net == two.net).all()
    assert (one.net != fresh(features.FEATURES, 8, 1)).any()
    assert one.figures()["games"] == 48
    assert one.figures()["steps"] == 3


@pytest.mark.long  # compiles what learns
def test_the_slope_points_to_a_smaller_loss() -> None:
    """The targets of the same games, learned from again and again, are met better and better."""
    temporal = learning.COURSE.temporal
    assert temporal is not None
    net = fresh(features.FEATURES, 8, 3)
    losses = []
    for _ in range(20):
        slope, counts = np.zeros_like(net), np.zeros(td.COUNTS)
        temporal.study(learning.starts(4, 1), temporal.mirrored, generator(77), net, 4, 1.0, 1000, slope, counts)
        losses.append(counts[td.LOSS] / counts[td.POSITIONS])
        net += 0.5 * slope / counts[td.POSITIONS]
    assert losses[-1] < losses[0]


def test_a_position_that_once_took_seconds_comes_back() -> None:
    """42 bars: of three placements worth a look two fall, and finding that out takes milliseconds."""
    with np.load(Path(__file__).parent / "data" / "talo-slow.npz") as kept:
        state = np.ascontiguousarray(kept["root"])
    rules = game("talo").start().rules
    search = Search(rules, state, 1, known())
    search.grow(20)
    p = rules.workspace(state)
    legal = ints(rules.max_legal_actions)
    n = rules.legal(p, legal)
    assert {one.action for one in search.branches()} == {int(action) for action in legal[:n]}
