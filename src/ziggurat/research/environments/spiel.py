"""OpenSpiel: every game as a Python game, with explicit chance nodes; action strings are the tokens.

    import pyspiel
    import ziggurat.research.environments.spiel
    game = pyspiel.load_game("ziggurat_babel(full_tower=draw)")

The options are the parameters. Options left to chance are drawn from the parameter `seed`; chance during the game
appears as chance nodes. Returns are 1 for a win, −1 for a loss, 0 for half.
"""

import random
from typing import Any

import numpy as np
import pyspiel

from ziggurat.core.game import Game, Option
from ziggurat.core.position import Position, expect_listed
from ziggurat.core.refusals import expect_seed
from ziggurat.core.registry import game, game_names
from ziggurat.core.types import Choices
from ziggurat.kernel import CHANCE, OVER, WIN, Rules, ints
from ziggurat.research.environments.render import render_text

PREFIX = "ziggurat_"
NOT_GIVEN = -1  # a parameter whose option is left out


def short_name(name: str) -> str:
    """What OpenSpiel calls the game."""
    return PREFIX + name


def load(name: str, options: Choices | None = None, seed: int = 0) -> Any:
    """A game under these options, loaded by OpenSpiel."""
    kind = game(name)
    known = {option.name: option for option in kind.options}
    given = {key: _parameter(known[key], value) for key, value in kind.spelled(options or {}).items()}
    return pyspiel.load_game(short_name(name), {**given, "seed": expect_seed(seed)})


def _loaded(known_as: str, parameters: dict[str, Any]) -> Any:
    return pyspiel.load_game(known_as, parameters)


def _parameter(option: Option, value: str) -> str | int:
    """The value of an option as OpenSpiel writes it and reads it back: where all values are numbers, a number."""
    if option.values and all(known.isdecimal() for known in option.values):
        return int(value) if value else NOT_GIVEN
    return value


def _game_type(kind: Game, rules: Rules) -> Any:
    chance = pyspiel.GameType.ChanceMode
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(kind.name),
        long_name=f"{kind.title}, rules {kind.version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if rules.chance else chance.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility={0: utility.ZERO_SUM, None: utility.GENERAL_SUM}.get(_sum(rules), utility.CONSTANT_SUM),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=1,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seed": 0, **{o.name: _parameter(o, o.default) for o in kind.options}},
    )


def _sum(rules: Rules) -> int | None:
    """What the returns of all seats add up to, where that is always the same."""
    sizes = {rules.teams.count(team) for team in rules.teams}
    if len(set(rules.teams)) == 1 or len(sizes) > 1:
        return None
    return 2 * sizes.pop() - rules.seats


def _game_info(rules: Rules) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=rules.num_actions,
        max_chance_outcomes=rules.num_actions if rules.chance else 0,
        num_players=rules.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=_sum(rules),
        max_game_length=rules.max_game_length,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game under one set of options, as OpenSpiel sees it."""

    def __init__(self, name: str, parameters: dict[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        seed = int(given.pop("seed", 0))
        kind = game(name)
        usual = {option.name: option.default for option in kind.options}  # OpenSpiel gives every parameter
        chosen = {
            key: str(value)
            for key, value in given.items()
            if value not in ("", NOT_GIVEN) and str(value) != usual.get(key)
        }
        settings = kind.settle(chosen, random.Random(seed))
        self.rules = expect_listed(kind.rules(settings))
        self.start = kind.start(settings)
        super().__init__(_game_type(kind, self.rules), _game_info(self.rules), dict(parameters or {}))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by name and parameters: its class is made here, and loading this module makes it again."""
        return _loaded, (self.get_type().short_name, self.get_parameters())

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.rules)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, as OpenSpiel sees it: seats are players, counted from 0."""

    def __init__(self, made: SpielGame) -> None:
        super().__init__(made)
        self.position: Position = made.start

    def current_player(self) -> int:
        turn = self.position.turn
        if turn == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == CHANCE else turn - 1

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.actions)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.position.weights()
        total = sum(weights)
        return [(action, weight / total) for action, weight in zip(self.position.actions, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.position = self.position.play(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.token(int(action))

    def is_terminal(self) -> bool:
        return self.position.over

    def returns(self) -> list[float]:
        if not self.position.over:
            return [0.0] * self.position.rules.seats
        share = ints(self.position.rules.seats)
        self.position.rules.returns(self.position.rules.workspace(self.position.state), share)
        return [(2 * int(s) - WIN) / WIN for s in share]

    def __str__(self) -> str:
        return render_text(self.position)


class Observer:
    """What a player sees: the planes of the rules as one tensor, and the diagram as a string."""

    def __init__(self, rules: Rules) -> None:
        self.tensor = np.zeros(int(np.prod(rules.observation_shape)), dtype=np.float32)
        self.dict = {"observation": self.tensor.reshape(rules.observation_shape)}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.position.observe(player + 1).reshape(-1)

    def string_from(self, state: SpielState, player: int) -> str:
        return render_text(state.position)


def _class_of(name: str) -> type[SpielGame]:
    """OpenSpiel makes a game from nothing but its parameters: a class for each name."""

    class Named(SpielGame):
        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(name, parameters)

    return Named


def register() -> None:
    """Makes the registered games known to `pyspiel.load_game`; done once on import."""
    known = set(pyspiel.registered_names())
    for name in game_names():
        if short_name(name) not in known:
            kind = game(name)
            rules = kind.rules(kind.settle({}, random.Random(0)))
            pyspiel.register_game(_game_type(kind, rules), _class_of(name))


register()
