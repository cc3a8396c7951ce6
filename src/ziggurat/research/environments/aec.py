"""PettingZoo: every game as an AEC environment with one agent per seat.

    from ziggurat.research.environments.aec import env
    babel = env("babel", {"full_tower": "draw"})

The agents are `seat_1`, `seat_2`, … An observation is a dict with the planes that the seat sees and the mask of
the actions that it may play now. The environment draws chance outcomes itself, from the generator that
`reset(seed)` creates. At the end each seat is rewarded: 1 for a win, −1 for a loss, 0 for half, and values in
between for other shares.

With `mask=False` an observation holds no mask; the info of the agent to act has `legal_actions`, an ascending
sequence of integers (`legal_actions.py`). In a game of very many actions that saves making and searching masks
that are nearly all zero. An agent that only draws, `info["legal_actions"].sample()`, saves listing them too.
"""

import random
import secrets
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ziggurat.core.refusals import seed_or_none
from ziggurat.core.types import Choices
from ziggurat.kernel import generator
from ziggurat.research.environments.episode import Episode, expect_render_mode, observation_space
from ziggurat.research.environments.legal_actions import LegalActions
from ziggurat.research.environments.render import render_rgb, render_text


def env(name: str, options: Choices | None = None, render_mode: str | None = None, *, mask: bool = True) -> Any:
    """The environment of a game, in PettingZoo's usual wrappers: clear errors, no action out of turn."""
    made: Any = raw_env(name, options, render_mode, mask=mask)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 – PettingZoo's own name for it
    """The environment without wrappers."""

    metadata: dict[str, Any] = {  # noqa: RUF012 – PettingZoo's own form
        "render_modes": ["ansi", "rgb_array"],
        "name": "ziggurat",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self, name: str, options: Choices | None = None, render_mode: str | None = None, *, mask: bool = True
    ) -> None:
        super().__init__()
        self.mask = mask
        self.episode = Episode(name, options or {})
        self.metadata = {**self.metadata, "name": f"ziggurat_{name}_v{self.episode.game.version}"}
        self.render_mode = render_mode  # any: PettingZoo's own test makes one with "human"
        rules = self.episode.rules
        self.possible_agents = [f"seat_{seat}" for seat in range(1, rules.seats + 1)]
        self._spaces = {agent: observation_space(rules, mask) for agent in self.possible_agents}
        self._moves = {agent: spaces.Discrete(rules.num_actions) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._moves[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a game; `options` of the game are for this game alone."""
        chosen = seed_or_none(seed)
        self.episode.start(random.Random(chosen), options)
        self._drawing = generator(secrets.randbits(63) if chosen is None else chosen)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._to_act()
        self._tell_legal()

    def _to_act(self) -> str:
        return self.possible_agents[max(self.episode.position.turn, 1) - 1]

    def _tell_legal(self) -> None:
        """Where there are no masks, puts the legal actions into the info of the agent to act; others have none."""
        if not self.mask:
            for agent in self.agents:
                position = self.episode.position if agent == self.agent_selection else None
                self.infos[agent] = {"legal_actions": LegalActions(position, self._drawing)}

    def observe(self, agent: str) -> dict[str, npt.NDArray[np.int8]]:
        return self.episode.observation(1 + self.possible_agents.index(agent), self.mask)

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise ResetNeeded("No game has begun: call reset() first.")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.episode.play(action)  # type: ignore[arg-type]  # None is refused with a sentence
        self._cumulative_rewards[agent] = 0.0
        self.agent_selection = self._to_act()
        self._clear_rewards()
        if self.episode.position.over:
            self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        self._tell_legal()
        self._accumulate_rewards()

    def render(self) -> Any:
        expect_render_mode(self.render_mode, self.metadata["render_modes"])
        if self.render_mode == "ansi":
            return render_text(self.episode.position)
        if self.render_mode == "rgb_array":
            return render_rgb(self.episode.position)
        return None

    def close(self) -> None:
        """Nothing is open."""
