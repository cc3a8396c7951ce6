"""OpenSpiel's own test on every option set, and its algorithms on our games."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts, minimax

import ziggurat.research.environments.spiel as spiel
from envs_cases import CASES, OptionSet
from ziggurat.bots.bot import SearchLimits
from ziggurat.core.position import Position
from ziggurat.core.refusals import BadOption
from ziggurat.core.registry import game, game_names
from ziggurat.games.babel.play.solver import BabelSolver
from ziggurat.kernel import CHANCE, generator


def load(case: OptionSet) -> spiel.SpielGame:
    return spiel.load(case.game, case.options)  # type: ignore[no-any-return]


@pytest.mark.parametrize("case", CASES)
def test_random_sims(case: OptionSet) -> None:
    made = load(case)
    pyspiel.random_sim_test(made, num_sims=1, serialize=True, verbose=False)
    state, chance = made.new_initial_state(), random.Random(1)
    while not state.is_terminal():
        drawn = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else []
        state.apply_action(chance.choice(drawn or state.legal_actions()))
    outcome = state.position.outcome
    assert outcome is not None
    assert state.returns() == pytest.approx([2 * share - 1 for share in outcome.returns])


@pytest.mark.parametrize("name", game_names())
def test_action_strings_are_tokens(name: str) -> None:
    state = load(OptionSet(name)).new_initial_state()
    player = state.current_player()
    outcomes = state.chance_outcomes() if state.is_chance_node() else []
    legal = [action for action, _ in outcomes] or state.legal_actions()
    tokens = [state.action_to_string(player, action) for action in legal]
    assert tokens == list(state.position.legal())


@pytest.mark.parametrize("name", game_names())
def test_observer_shows_the_planes(name: str) -> None:
    made = load(OptionSet(name))
    state = made.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    state.apply_action(state.legal_actions()[-1])
    observer = made.make_py_observer()
    for player in range(made.num_players()):
        observer.set_from(state, player)
        assert np.array_equal(observer.dict["observation"], state.position.observe(player + 1))
    assert observer.string_from(state, 0) == str(state)


@pytest.mark.parametrize("players", [3, np.int64(3), "3"])
def test_options_are_numbers_or_texts(players: Any) -> None:
    assert spiel.load("nivos", {"players": players}, np.int64(1)).num_players() == 3  # type: ignore[arg-type]
    assert pyspiel.load_game("ziggurat_nivos", {"players": 3}).num_players() == 3
    with pytest.raises(pyspiel.SpielError, match="Wrong type for parameter players"):  # OpenSpiel's own check
        pyspiel.load_game("ziggurat_nivos", {"players": "3"})
    assert spiel.load("bubbles", {"powers": False}).get_parameters()["powers"] == "off"
    for wrong in ({"players": 3.0}, {"players": "x"}, {"nonsense": 1}):
        with pytest.raises(BadOption):
            spiel.load("nivos", wrong)


LENGTHS = {  # of the longest game that the rules allow, in actions of the seats
    ("babel", ()): 24,
    ("nivos", (("cylinders", "choice"),)): 35,
    ("nivos", (("players", "3"), ("cylinders", "choice"))): 35,
    ("nivos", (("players", "4"),)): 35,
    ("bubbles", ()): 73 + 82 + 26,
    ("bubbles", (("mission", "20"),)): 83 + 92 + 52 + 80,
    ("talo", (("players", "2"),)): 2 + 8 * 2 * 56,
    ("talo", (("players", "4"),)): 4 + 8 * 4 * 56,
}


@pytest.mark.parametrize(("name", "given"), LENGTHS)
def test_no_game_is_longer_than_its_rules_say(name: str, given: tuple[tuple[str, str], ...]) -> None:
    made = load(OptionSet(name, given))
    assert made.max_game_length() == LENGTHS[name, given]
    longest = 0
    for seed in range(2 if name == "talo" else 100):
        position, rng, actions = game(name).start(dict(given), seed=seed), generator(seed), 0
        while not position.over:
            actions += position.turn != CHANCE
            position = position.play(position.sample(rng))
        longest = max(longest, actions)
    assert made.max_game_length() / 20 < longest <= made.max_game_length()


def late(seed: int, full_tower: str) -> Position:
    """A random position of babel with the sixteenth cube placed, or the last one before an early end."""
    chance = random.Random(seed)
    position = game("babel").start(full_tower=full_tower)
    while position.ply < 16:
        following = position.play(chance.choice(position.actions))
        if following.over:
            break
        position = following
    return position


@pytest.mark.parametrize("full_tower", ["last", "draw"])
@pytest.mark.parametrize("seed", range(4))
def test_perfect_play_agrees(seed: int, full_tower: str) -> None:
    position = late(seed, full_tower)
    state = load(OptionSet("babel", (("full_tower", full_tower),))).new_initial_state()
    for token in position.history:
        state.apply_action(state.string_to_action(state.current_player(), token))
    found, _ = minimax.alpha_beta_search(
        state.get_game(), state, maximum_depth=30, maximizing_player_id=state.current_player()
    )
    best = BabelSolver().analyse(position, SearchLimits())[0].value
    assert found == 2 * best - 1


@pytest.mark.parametrize("name", game_names())
def test_mcts_runs(name: str) -> None:
    made = load(OptionSet(name))
    state = made.new_initial_state()
    chance = np.random.RandomState(1)
    while state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(chance.choice(actions, p=weights)))
    evaluator = mcts.RandomRolloutEvaluator(1, random_state=chance)
    bot = mcts.MCTSBot(made, 1.4, 3, evaluator, random_state=chance)
    root = bot.mcts_search(state)
    assert root.best_child().action in state.legal_actions()
