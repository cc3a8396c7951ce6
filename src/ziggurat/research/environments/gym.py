"""Gymnasium: a solo game (a mission of Bubblee Pop), or any game against bots in the other seats.

    ziggurat.research.environments.gym.register()
    env = gymnasium.make("ziggurat/babel-v1")                      # seat 1 against a random player
    env = SoloEnv("babel", seat=2, bot=TreeSearch(), simulations=500)
    env = SoloEnv("bubbles", {"mission": "3"})

The observation is a dict of the planes and `action_mask`; the reward comes at the end of the game and lies between
−1 and 1. An illegal action changes nothing and costs −1; `info["refused"]` says why it is illegal.
`reset` makes the bot fresh for the new game (`Bot.fresh`): equal seeds give equal games, other seeds other ones.
"""

import random
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ziggurat.bots.bot import Bot, SearchLimits
from ziggurat.bots.levels import RandomBot
from ziggurat.core.messages import Message
from ziggurat.core.refusals import IllegalAction, Refusal, as_int, display_value, seed_or_none
from ziggurat.core.registry import game, game_names
from ziggurat.core.types import Choices
from ziggurat.kernel import OVER
from ziggurat.research.environments.episode import Episode, expect_render_mode, observation_space
from ziggurat.research.environments.render import render_rgb, render_text

Observation = dict[str, npt.NDArray[np.int8]]


class SoloEnv(gymnasium.Env[Observation, Any]):
    """One seat of a game; bots play the other seats, if there are any."""

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
        self.episode = Episode(name, options or {})
        rules = self.episode.rules
        found = as_int(seat)
        if found is None or not 1 <= found <= rules.seats:
            raise Refusal(Message("no-such-seat", args={"seat": display_value(seat), "seats": rules.seats}))
        self.seat = found
        if bot is not None and not isinstance(bot, Bot):
            raise Refusal(Message("no-bot", args={"value": display_value(bot)}))
        self.bot: Bot = bot or RandomBot()
        self.limits = SearchLimits(simulations=simulations)
        self.render_mode = expect_render_mode(render_mode, self.metadata["render_modes"])
        self.observation_space: spaces.Space[Any] = observation_space(rules)
        self.action_space: spaces.Space[Any] = spaces.Discrete(rules.num_actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Starts a game; options of the game in Gymnasium's `options` dict apply to this game only."""
        super().reset(seed=seed_or_none(seed))
        chance = random.Random(int(self.np_random.integers(1 << 32)))
        self._opponent = self.bot.fresh(chance.getrandbits(32))
        self.episode.start(chance, options, self.seat)
        self._let_others_play()
        return self.episode.observation(self.seat), self.episode.info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            self.episode.play(action)
        except IllegalAction as refused:
            info = {**self.episode.info(), "refused": refused.message}
            return self.episode.observation(self.seat), -1.0, self.episode.position.over, False, info
        self._let_others_play()
        over = self.episode.position.over
        got = self.episode.rewards()[self.seat - 1]
        return self.episode.observation(self.seat), got, over, False, self.episode.info()

    def action_masks(self) -> npt.NDArray[np.int8]:
        """The mask alone, under the name that maskable learners ask for."""
        return self.episode.mask(self.seat)

    def _let_others_play(self) -> None:
        while self.episode.position.turn not in (self.seat, OVER):
            self.episode.play(self._opponent.choose(self.episode.position, self.limits))

    def render(self) -> Any:
        if self.render_mode == "ansi":
            return render_text(self.episode.position)
        if self.render_mode == "rgb_array":
            return render_rgb(self.episode.position)
        return None


def register() -> None:
    """Makes `gymnasium.make("ziggurat/<game>-v<rules>")` known for every registered game, and `make_vec` too."""
    for name in game_names():
        known = f"ziggurat/{name}-v{game(name).version}"
        if known not in gymnasium.registry:
            gymnasium.register(
                known,
                entry_point="ziggurat.research.environments.gym:SoloEnv",
                vector_entry_point="ziggurat.research.environments.vector:BatchVectorEnv",
                kwargs={"name": name},
            )
