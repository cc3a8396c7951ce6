"""An actor of OpenSpiel's Python AlphaZero: it gets the game by pickle, and plays against itself by MCTS."""

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts


def act(game: pyspiel.Game, queue: Any) -> None:
    """As `_play_game` in OpenSpiel's alpha_zero.py, with random playouts in place of its network."""
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random_state=chance)
    bot = mcts.MCTSBot(game, 1.4, 2, evaluator, random_state=chance, dirichlet_noise=(0.25, 1.0))
    state, seen = game.new_initial_state(), []
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(actions, p=weights)))
            continue
        root = bot.mcts_search(state)
        policy = np.zeros(game.num_distinct_actions())
        for child in root.children:
            policy[child.action] = child.explore_count
        seen.append((state.observation_tensor(), state.legal_actions_mask(), policy / policy.sum()))
        state.apply_action(root.best_child().action)
    queue.put((seen, state.returns(), state))
