"""One game as the environments play it: chance outcomes are drawn, seats get observations and rewards."""

import random
from collections.abc import Sequence
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from ziggurat.core.messages import Message
from ziggurat.core.position import Position, expect_listed
from ziggurat.core.refusals import BadOption, Refusal, display_value
from ziggurat.core.registry import game
from ziggurat.core.types import Choices, Settings
from ziggurat.kernel import CHANCE, Rules


def observation_space(rules: Rules, mask: bool = True) -> spaces.Dict:
    """The planes that a seat sees, and unless it is left out the mask of the actions that it may play now."""
    seen: dict[str, spaces.Space[Any]] = {"observation": spaces.Box(-128, 127, rules.observation_shape, np.int8)}
    if mask:
        seen["action_mask"] = spaces.Box(0, 1, (rules.num_actions,), np.int8)
    return spaces.Dict(seen)


def expect_render_mode(mode: str | None, known: Sequence[str]) -> str | None:
    """A render mode that is known, or none."""
    if mode is not None and mode not in known:
        message = "bad-render-mode" if known else "no-render-mode"
        raise Refusal(Message(message, args={"mode": display_value(mode), "known": tuple(known)}))
    return mode


def reward(share: float) -> float:
    """1 for a win, −1 for a loss, 0 for half."""
    return 2 * share - 1


class Episode:
    """A game under one set of options, its chance drawn from one generator."""

    _position: Position | None = None

    def __init__(self, name: str, options: Choices) -> None:
        self.game = game(name)
        self.options = self.game.spelled(options)
        self.rules = self._rules(self.options)

    def _rules(self, options: Settings) -> Rules:
        return expect_listed(self.game.rules(self.game.settle(options, random.Random(0))))

    @property
    def position(self) -> Position:
        """Where the game stands; before the first `reset` there is none."""
        if self._position is None:
            raise ResetNeeded("No game has begun: call reset() first.")
        return self._position

    def start(self, chance: random.Random, options: Choices | None = None, seat: int | None = None) -> None:
        """Starts a game; `options` apply to this game only, on top of the episode's own.

        They may change the number of seats only for an environment with a single `seat`, which must still exist.
        Wrappers and test suites add keys of their own: keys that are not options of the game are ignored.
        """
        known = {option.name for option in self.game.options}
        given = self.game.spelled({name: value for name, value in (options or {}).items() if name in known})
        chosen = {**self.options, **given}
        if given:
            self._expect_same_spaces(self._rules(chosen), seat)
        self.chance = chance
        self._position = self._settled(self.game.start(chosen, seed=chance.getrandbits(32)))

    def _expect_same_spaces(self, rules: Rules, seat: int | None) -> None:
        """Refuses options that change the spaces: learners have sized their arrays by the first ones."""
        seated = rules.seats == self.rules.seats if seat is None else seat <= rules.seats
        if not seated or (rules.num_actions, rules.observation_shape) != (
            self.rules.num_actions,
            self.rules.observation_shape,
        ):
            raise BadOption(Message("other-spaces", args={"game": self.game.name}))

    def play(self, action: SupportsIndex) -> None:
        """Plays an action, then draws chance; raises IllegalAction with the reason if the action is illegal."""
        self._position = self._settled(self.position.play(action))

    def _settled(self, position: Position) -> Position:
        while position.turn == CHANCE:
            position = position.play(*self.chance.choices(position.actions, position.weights()))
        return position

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        mask = np.zeros(self.rules.num_actions, dtype=np.int8)
        if self.position.turn == seat:
            mask[self.position.action_array] = 1
        return mask

    def observation(self, seat: int, mask: bool = True) -> dict[str, npt.NDArray[np.int8]]:
        seen = {"observation": self.position.observe(seat)}
        return {**seen, "action_mask": self.mask(seat)} if mask else seen

    def rewards(self) -> list[float]:
        """What each seat got: nothing while the game goes on."""
        outcome = self.position.outcome
        return [reward(share) for share in outcome.returns] if outcome else [0.0] * self.position.rules.seats

    def info(self) -> dict[str, Any]:
        return {"turn": self.position.turn, "ply": self.position.ply}
