"""What the environments share: a game at a table where chance acts by itself, what a seat sees, what it gets."""

import random
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ziggurat.core import Position
from ziggurat.kernel import CHANCE, Rules
from ziggurat.registry import game


def observation_space(rules: Rules) -> spaces.Dict:
    """The planes that a seat sees, and the mask of the actions that it may play now."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-128, 127, rules.observation_shape, np.int8),
            "action_mask": spaces.Box(0, 1, (rules.num_actions,), np.int8),
        }
    )


def reward(share: float) -> float:
    """1 for a win, −1 for a loss, 0 for half."""
    return 2 * share - 1


class Table:
    """A game under one set of options, its chance drawn from one generator."""

    position: Position

    def __init__(self, name: str, options: Mapping[str, str]) -> None:
        self.game = game(name)
        self.options = dict(options)
        self.rules: Rules = self.game.rules(self.game.settle(self.options, random.Random(0)))

    def start(self, chance: random.Random) -> None:
        self.chance = chance
        self.position = self._settled(self.game.start(self.options, seed=chance.getrandbits(32)))

    def play(self, action: int) -> None:
        """Plays an action, and chance after it; raises IllegalAction, with the reason, if it is not legal."""
        self.position = self._settled(self.position.play(action))

    def _settled(self, position: Position) -> Position:
        while position.turn == CHANCE:
            outcomes = position.chances()
            position = position.play(*self.chance.choices(list(outcomes), list(outcomes.values())))
        return position

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        mask = np.zeros(self.rules.num_actions, dtype=np.int8)
        if self.position.turn == seat:
            mask[list(self.position.actions)] = 1
        return mask

    def observation(self, seat: int) -> dict[str, npt.NDArray[np.int8]]:
        return {"observation": self.position.observe(seat), "action_mask": self.mask(seat)}

    def rewards(self) -> list[float]:
        """What each seat got: nothing while the game goes on."""
        outcome = self.position.outcome
        return [reward(share) for share in outcome.returns] if outcome else [0.0] * self.rules.seats

    def info(self) -> dict[str, Any]:
        return {"turn": self.position.turn, "ply": self.position.ply}
