"""A position: it is immutable, and it judges an action however that is given."""

import copy
import pickle
import random
from typing import Any

import numpy as np
import pytest

from ziggurat.core.refusals import IllegalAction
from ziggurat.core.registry import game, game_names
from ziggurat.kernel import CHANCE


@pytest.mark.parametrize("name", ["ply", "turn", "state", "game", "settings", "rules", "parent", "action", "mine"])
def test_nothing_of_a_position_can_be_set_or_deleted(name: str) -> None:
    before = game("babel").start()
    position = before.play("a1enu")
    position.outcome, position.history, position.setup  # noqa: B018 – computed when they are asked for
    with pytest.raises(AttributeError, match=f"A position is immutable: its {name} cannot be set"):
        setattr(position, name, 7)
    with pytest.raises(AttributeError, match=f"A position is immutable: its {name} cannot be deleted"):
        delattr(position, name)
    assert (position.ply, position.turn, position.parent) == (1, 2, before)
    for twin in (copy.copy(position), copy.deepcopy(position), pickle.loads(pickle.dumps(position))):
        assert (twin, twin.ply) == (position, 1)


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("listed", [True, False])
def test_an_action_is_allowed_however_it_is_given(name: str, listed: bool) -> None:
    """Exactly the legal ones are, whether all have been listed already or not."""
    chance = random.Random(1)
    position = game(name).start(seed=2)
    for _ in range(4):
        twin = pickle.loads(pickle.dumps(position))
        if listed:
            assert twin.actions == position.actions
        asked = {*chance.sample(range(position.rules.num_actions), 30), *position.actions[:5]}
        for action in asked:
            legal = action in position.actions
            assert [twin.allows(given) for given in (action, np.int32(action), position.token(action))] == [
                legal
            ] * 3
        position = position.play(chance.choice(position.actions))


NEVER: list[Any] = ["", "z9", "a1enu a1enu", "A1ENU", -1, 10**9, -(10**30), 3.0, None, True, [], b"a1enu"]


@pytest.mark.parametrize("given", NEVER)
@pytest.mark.parametrize("name", ["babel", "talo"])
def test_what_is_no_action_is_not_allowed(given: Any, name: str) -> None:
    position = game(name).start(seed=1)
    while position.turn == CHANCE:
        position = position.play(position.actions[0])
    assert position.allows(given) is False
    with pytest.raises(IllegalAction):
        position.play(given)


def test_nothing_is_allowed_in_a_finished_game() -> None:
    chance, position = random.Random(3), game("babel").start()
    while not position.over:
        position = position.play(chance.choice(position.actions))
    assert not any(position.allows(action) for action in range(position.rules.num_actions))
    assert not any(position.allows(token) for token in position.history)
