"""Gymnasium: a solo game (a mission of Bubblee Pop), or any game against minds in the other seats.

    ziggurat.envs.gym.register()
    env = gymnasium.make("ziggurat/babel-v1")                      # seat 1 against a random player
    env = SoloEnv("babel", seat=2, mind=TreeSearch(), simulations=500)
    env = SoloEnv("bubbles", {"mission": "3"})

The observation is a dict of planes and `action_mask`, the reward 1, −1 or what lies between at the end of the
game. An action that is not legal moves nothing, costs −1, and `info["refused"]` says why it is not.
"""

import random
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ziggurat.bots.bot import Bot, Score, SearchLimits
from ziggurat.core import Choices, IllegalAction, Position, Refusal, seed_or_none, told_value, whole
from ziggurat.envs import raster
from ziggurat.envs.table import Table, observation_space
from ziggurat.kernel import OVER
from ziggurat.messages import Message
from ziggurat.registry import game, game_names

Observation = dict[str, npt.NDArray[np.int8]]


class RandomMind:
    """Plays a random legal action, from a generator that the environment seeds."""

    def __init__(self) -> None:
        self.chance = random.Random(0)

    def choose(self, position: Position, limits: SearchLimits) -> int:
        return self.chance.choice(position.actions)

    def analyse(self, position: Position, limits: SearchLimits) -> list[Score]:
        return [Score(action, 0.5, exact=False) for action in position.actions]


class SoloEnv(gymnasium.Env[Observation, Any]):
    """One seat of a game; minds play the others, if there are others."""

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012 – Gymnasium's own form

    def __init__(
        self,
        name: str,
        options: Choices | None = None,
        *,
        seat: int = 1,
        bot: Bot | None = None,
        simulations: int = 200,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(name, options or {})
        rules = self.table.rules
        found = whole(seat)
        if found is None or not 1 <= found <= rules.seats:
            raise Refusal(Message("no-such-seat", args={"seat": told_value(seat), "seats": rules.seats}))
        self.seat = found
        self.bot: Bot = bot or RandomMind()
        self.limits = SearchLimits(simulations=simulations)
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Any] = observation_space(rules)
        self.action_space: spaces.Space[Any] = spaces.Discrete(rules.num_actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Starts a game; `options` of the game, in the dict that Gymnasium hands over, are for this game alone."""
        super().reset(seed=seed_or_none(seed))
        chance = random.Random(int(self.np_random.integers(1 << 32)))
        self.table.start(chance, options, self.seat)
        if isinstance(self.bot, RandomMind):
            self.bot.chance = chance
        self._let_others_play()
        return self.table.observation(self.seat), self.table.info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            self.table.play(action)
        except IllegalAction as refused:
            info = {**self.table.info(), "refused": refused.message}
            return self.table.observation(self.seat), -1.0, self.table.position.over, False, info
        self._let_others_play()
        over = self.table.position.over
        got = self.table.rewards()[self.seat - 1]
        return self.table.observation(self.seat), got, over, False, self.table.info()

    def action_masks(self) -> npt.NDArray[np.int8]:
        """The mask alone, under the name that maskable learners ask for."""
        return self.table.mask(self.seat)

    def _let_others_play(self) -> None:
        while self.table.position.turn not in (self.seat, OVER):
            self.table.play(self.bot.choose(self.table.position, self.limits))

    def render(self) -> Any:
        if self.render_mode == "ansi":
            return raster.text(self.table.position)
        if self.render_mode == "rgb_array":
            return raster.picture(self.table.position)
        return None


def register() -> None:
    """Makes `gymnasium.make("ziggurat/<game>-v<rules>")` known for every registered game."""
    for name in game_names():
        known = f"ziggurat/{name}-v{game(name).version}"
        if known not in gymnasium.registry:
            gymnasium.register(known, entry_point="ziggurat.envs.gym:SoloEnv", kwargs={"name": name})
