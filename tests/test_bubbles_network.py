"""The network of Bubblee Pop's duel: what it sees, the player that asks it, its rollouts, and how it learns."""

import random
from pathlib import Path

import numpy as np
import pytest

from ziggurat.bots.bot import SearchLimits
from ziggurat.bots.engine.heuristics import NO_NETWORK, heuristics_of
from ziggurat.bots.engine.tree import Search
from ziggurat.bots.levels import Level
from ziggurat.bots.networks import Network, network_file, parse_network, read_network
from ziggurat.bots.search import TreeSearch
from ziggurat.core.position import Position
from ziggurat.core.registry import game
from ziggurat.games.bubbles import drops
from ziggurat.games.bubbles.board import (
    CELLS,
    COLOURS,
    COLUMNS,
    PHASE,
    PLANETS,
    SCORE,
    SEAT,
    SKY,
    STRIDE,
    WINNERS,
)
from ziggurat.games.bubbles.play import features, greedy, heuristics
from ziggurat.games.bubbles.rules import A_DROP, A_PASS, A_SWAP
from ziggurat.games.bubbles.turns import DRAW, DROP, ENDED, POWER, SWAP
from ziggurat.kernel import CHANCE, Ints, ints
from ziggurat.research.training.courses import bubbles as learning
from ziggurat.research.training.courses import bubbles_td as td
from ziggurat.research.training.temporal import Learner, fresh
from ziggurat.terminal.cli import main


def shipped() -> Network:
    return read_network(network_file("bubbles"), "bubbles", features.FEATURES, 0)


def played(seed: int, **options: str) -> list[Position]:
    """The positions of a random game."""
    chance = random.Random(seed)
    found = [game("bubbles").start(options, seed=seed)]
    while not found[-1].over:
        at = found[-1]
        drawn = chance.choice(list(at.chances())) if at.turn == CHANCE else chance.choice(at.actions)
        found.append(at.play(drawn))
    return found


def between_turns(positions: list[Position]) -> list[Position]:
    return [at for at in positions if at.state[PHASE] in (DRAW, POWER)]


def active_in(state: Ints) -> set[int]:
    active = ints(features.MOST_ACTIVE)
    p = game("bubbles").start().rules.workspace(state)
    n = features.features(p, active)
    assert len(set(active[:n])) == n
    return {int(one) for one in active[:n]}


def in_the_mirror(state: Ints) -> Ints:
    """The position with left and right exchanged."""
    found = state.copy()
    for at in range(PLANETS, PLANETS + 2 * COLOURS):
        columns = [(int(state[at]) >> STRIDE * column) & 0xFF for column in range(COLUMNS)]
        found[at] = sum(column << STRIDE * k for k, column in enumerate(reversed(columns)))
    cells = [(int(state[SKY]) >> 4 * cell) & 15 for cell in range(CELLS)]
    rows = [*reversed(cells[:COLUMNS]), *reversed(cells[COLUMNS:])]
    found[SKY] = sum(cell << 4 * k for k, cell in enumerate(rows))
    return found


def said_by_numpy(network: Network, state: Ints) -> float:
    """The first seat's chance, in float64; exact where the game is over."""
    if state[PHASE] == ENDED:
        return {1: 1.0, 2: 0.0, 3: 0.5}[int(state[WINNERS])]
    parts = {name: part.astype(float) for name, part in network.parts().items()}
    hidden = np.maximum(0, parts["biases"][0] + parts["weights"][sorted(active_in(state))].sum(0))
    own = 1 / (1 + np.exp(-(hidden @ parts["value_out"][0, :-1] + parts["value_out"][0, -1])))
    return float(own if state[SEAT] == 0 else 1 - own)


def room(network: Network) -> tuple[Ints, np.ndarray[tuple[int, ...], np.dtype[np.float32]]]:
    hidden = int(network.card["hidden"])
    return np.zeros((greedy.ROOMS, greedy.ROOM), np.int64), np.zeros((greedy.LAYERS, hidden), np.float32)


# ── What it sees and says ────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize(
    "options", [{}, {"powers": "off", "reach": "near", "blacks": "5"}], ids=["usual", "others"]
)
def test_the_mirror_image_has_the_mirrored_features(options: dict[str, str]) -> None:
    assert (features.MIRRORED[features.MIRRORED] == np.arange(features.FEATURES)).all()
    for seed in range(3):
        for position in between_turns(played(seed, **options)):
            mirrored = {int(features.MIRRORED[one]) for one in active_in(position.state)}
            assert mirrored == active_in(in_the_mirror(position.state))


def turns_looked_at(position: Position) -> list[Position]:
    """How the player may end its turn: without a swap, or with one that touches the drop; where a line can be
    made, only with swaps that help to make one."""
    found, seat = [], int(position.state[SEAT])
    for swap in position.actions:
        between = position.play(swap)
        for drop in between.actions:
            pair = drop - A_DROP
            if swap == A_PASS or (drops.touching(swap - A_SWAP) >> pair) & 1:
                after = between.play(drop)
                found.append(
                    (swap == A_PASS, int(after.state[SCORE + seat] > position.state[SCORE + seat]), after)
                )
    lined = any(line for _, line, _ in found)
    return [after for plain, line, after in found if plain or line or not lined]


def test_the_player_finds_the_best_end_of_its_turn() -> None:
    """Its first layer is changed from one to the next; NumPy works each one out anew."""
    network = shipped()
    rooms, layers = room(network)
    turns, with_power = 0, 0
    for position in [at for seed in (4, 5, 7) for at in played(seed)[::3]]:
        if position.state[PHASE] != SWAP:
            continue
        turns += 1
        p = position.rules.workspace(position.state)
        turn, value = greedy.best_turn(p, network.weights, rooms, layers)
        after = position.play(turn % greedy.MOVE).play(turn // greedy.MOVE)
        assert value == pytest.approx(said_by_numpy(network, after.state), abs=1e-5)
        sign = 1 if position.state[SEAT] == 0 else -1
        ends = turns_looked_at(position)
        with_power += any(end.state[PHASE] == POWER for end in ends)
        assert sign * value == pytest.approx(
            max(sign * said_by_numpy(network, end.state) for end in ends), abs=1e-5
        )
    assert turns >= 20
    assert with_power >= 5


def test_seats_are_alike_to_the_network() -> None:
    """What it says of a seat does not depend on the seat's number."""
    network = shipped()
    for position in between_turns(played(5))[::4]:
        other = position.state.copy()
        other[SEAT] = 1 - position.state[SEAT]
        for pair in (5, 7):
            other[pair], other[pair + 1] = position.state[pair + 1], position.state[pair]
        half, planet = 4 * COLUMNS, PLANETS + COLOURS
        sky = int(position.state[SKY])
        other[SKY] = sky >> half | (sky & ((1 << half) - 1)) << half
        other[PLANETS:planet], other[planet : planet + COLOURS] = (
            position.state[planet : planet + COLOURS],
            position.state[PLANETS:planet],
        )
        assert said_by_numpy(network, other) == pytest.approx(1 - said_by_numpy(network, position.state))


# ── Rollouts ─────────────────────────────────────────────────────────────────────────────────────────────
def test_rollouts_do_not_depend_on_slices() -> None:
    position = game("bubbles").start({"first": "2"}, seed=6)
    known = heuristics_of(position.game, position.settings)
    trees = []
    for portion in (480, 7):
        search = Search(position.rules, position.state, 9, known, room=16)  # too small: it is made larger
        while search.simulations < 480:
            search.grow(min(portion, 480 - search.simulations))
        trees.append(search.branches())
    assert trees[0] == trees[1]
    assert trees[0][0].visits > 0
    assert {one.action for one in trees[0]} == set(position.actions)


def test_a_drop_is_searched_with_its_swap() -> None:
    position = game("bubbles").start({"first": "1"}, seed=7)
    bot = TreeSearch(3)
    swap = bot.choose(position, SearchLimits(simulations=1_600))
    after = position.play(swap)
    assert after.state[PHASE] == DROP
    search = bot._search
    assert search is not None
    bot.choose(after, SearchLimits(simulations=1_600))
    assert bot._search is search
    assert search.forced
    drops = search.branches()
    assert sum(one.visits for one in drops) <= 1_600  # of the search for the swap
    assert {one.action for one in drops} == set(after.actions)


def test_every_decision_of_a_game_gets_a_legal_answer() -> None:
    bots, chance = (Level(5, 1), TreeSearch(2)), random.Random(8)
    position = game("bubbles").start({"blacks": "5"}, seed=8)
    phases = set()
    while not position.over:
        if position.turn == CHANCE:
            position = position.play(chance.choice(list(position.chances())))
            continue
        phases.add(int(position.state[PHASE]))
        scores = bots[position.turn - 1].analyse(position, SearchLimits(simulations=100))
        assert {score.action for score in scores} == set(position.actions)
        assert all(0 <= score.value <= 1 for score in scores)
        position = position.play(scores[0].action)
    assert {SWAP, DROP} <= phases
    assert len(phases) >= 3


def test_only_level_five_of_a_duel_asks_the_network() -> None:
    duel, mission = game("bubbles").start(), game("bubbles").start({"mission": "3"})
    known = heuristics_of(duel.game, duel.settings)
    assert [level.network for level in known.levels] == [False] * 4 + [True]
    assert known.classic is heuristics.DUEL
    assert heuristics.with_network(NO_NETWORK) is heuristics.DUEL
    assert heuristics_of(mission.game, mission.settings) is heuristics.SOLO


# ── Learning ─────────────────────────────────────────────────────────────────────────────────────────────
def small_learner(games: int, state: Path | None = None) -> Learner:
    temporal = learning.COURSE.temporal
    assert temporal is not None
    return Learner(temporal, fresh(features.FEATURES, 8, 1), seed=2, games=games, state=state)


@pytest.mark.long  # compiles what learns
def test_threads_do_not_change_what_is_learned() -> None:
    one, two = small_learner(192), small_learner(192)
    one.learn(jobs=1)
    two.learn(jobs=2)
    assert (one.net == two.net).all()
    assert (one.net != fresh(features.FEATURES, 8, 1)).any()
    figures = one.figures()
    assert figures["games"] == 192
    assert figures["steps"] == 3
    assert sum(row[0] for row in figures["held_out"]["calibration"]) == figures["held_out"]["games"]


@pytest.mark.long  # compiles what learns
def test_a_learner_goes_on_from_its_state(tmp_path: Path) -> None:
    state = tmp_path / "state.npz"
    first = small_learner(64, state)
    first.learn(jobs=1)
    first.save()
    further = small_learner(128, state)
    assert further.round == 1
    assert (further.net == first.net).all()
    further.learn(jobs=1)
    assert further.round == 2
    assert further.figures()["games"] == 128


@pytest.mark.long  # compiles what learns
def test_the_slope_points_to_a_smaller_loss() -> None:
    """The targets of one game, learned from again and again, are met better and better."""
    temporal = learning.COURSE.temporal
    assert temporal is not None
    net = fresh(features.FEATURES, 8, 3)
    losses = []
    for _ in range(30):
        slope, counts = np.zeros_like(net), np.zeros(td.COUNTS)
        temporal.study(learning.starts(4, 1), features.MIRRORED, ints(1) + 77, net, 4, 1.0, 1000, slope, counts)
        losses.append(counts[td.LOSS] / counts[td.POSITIONS])
        net += 0.5 * slope / counts[td.POSITIONS]
    assert losses[-1] < losses[0]


@pytest.mark.long
def test_a_small_run_makes_a_network(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["train", "bubbles", "--into", str(tmp_path), "--games", "128", "--gate", "2", "--generations", "1"]
    assert main([*command, "--jobs", "1"]) == 0
    network = parse_network((tmp_path / "1" / "network.bin").read_bytes(), "network.bin")
    assert network.card["game"] == "bubbles"
    assert network.card["games"] == 128
    assert "Generation 1" in capsys.readouterr().out
