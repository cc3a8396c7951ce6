"""The network that a game brings, asked by a batched search."""

import numpy as np
import pytest

from ziggurat.bots.engine.heuristics import heuristics_of
from ziggurat.bots.networks import shipped_network
from ziggurat.core.registry import game
from ziggurat.kernel import ints
from ziggurat.research.batches.batch import Batch
from ziggurat.research.search.batched_search import BatchedSearch
from ziggurat.research.search.learned import LearnedNetwork


def test_a_batched_search_asks_the_network_that_the_bots_ask() -> None:
    batch = Batch("nivos", 5, seed=3)
    for _ in range(6):
        batch.step_at_random()
    found = BatchedSearch("nivos", 5, LearnedNetwork("nivos"), num_simulations=1).run(batch)
    known = heuristics_of(game("nivos"), {})
    assert known.weights is shipped_network("nivos", 635, 1051).weights
    rules = game("nivos").start().rules
    for i, state in enumerate(batch.positions):
        p, actions, ranks, shares = (
            rules.workspace(state),
            ints(rules.max_legal_actions),
            np.zeros(2_000),
            np.zeros(2),
        )
        n = rules.legal(p, actions)
        known.order(p, known.weights, actions, n, ranks)
        assert (found.actions[i, :n] == actions[:n]).all()
        assert found.priors[i, :n] == pytest.approx(ranks[:n] / ranks[:n].sum())
        known.evaluate(p, known.weights, shares)
        assert 0 < shares[0] < 1


def test_a_search_with_the_network_finds_what_it_expects() -> None:
    """Its values are those of the network, and more simulations stay close to the first."""
    batch = Batch("nivos", 4, seed=1)
    found = BatchedSearch("nivos", 4, LearnedNetwork("nivos"), num_simulations=64).run(batch)
    assert found.value.sum(axis=1) == pytest.approx(np.zeros(4), abs=1e-9)
    rules, shares = game("nivos").start().rules, np.zeros(2)
    known = heuristics_of(game("nivos"), {})
    known.evaluate(rules.workspace(batch.positions[0]), known.weights, shares)
    assert found.value[0] == pytest.approx(2 * shares - 1, abs=0.2)


@pytest.mark.parametrize(("name", "options"), [("bubbles", {}), ("babel", {}), ("nivos", {"players": "3"})])
def test_a_game_without_such_a_network_says_so(name: str, options: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="no network that values any position"):
        LearnedNetwork(name, options)
