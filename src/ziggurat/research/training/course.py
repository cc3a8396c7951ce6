"""What a game gives the trainer: `learning` in `courses/<game>.py`."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from ziggurat.bots.engine.heuristics import Heuristics, Weights
from ziggurat.core.game import Game
from ziggurat.core.messages import Message
from ziggurat.core.refusals import Refusal
from ziggurat.core.registry import game as known_game
from ziggurat.core.registry import game_names
from ziggurat.kernel import Ints
from ziggurat.research.training.temporal import Temporal

Table = npt.NDArray[np.int64]
Exact = Callable[[], tuple[Ints, npt.NDArray[np.float32]]]


@dataclass(frozen=True, eq=False)
class Course:
    """How a network of a game sees it, and how the search of that game asks the network."""

    features: Callable[[Ints, Ints], int]  # features(state, active) writes the active ones and returns how many
    num_features: int
    most_active: int
    num_actions: int
    symmetries: Table  # by symmetry and feature: the feature in the image
    action_symmetries: Table  # the same for actions
    heuristics: Callable[[Weights], Heuristics]  # the search with these weights; with none, as before networks
    options: tuple[tuple[int, dict[str, Any]], ...] = ((1, {}),)  # what self-play plays, each with how often
    hidden: int = 128
    units: int = 32
    lesson: dict[str, float] = field(default_factory=dict)  # of `Lesson`, where it is not the usual
    exact: Exact | None = None  # positions and what they are worth, where the truth is known
    temporal: Temporal | None = None  # where the network learns from every game at once


def course_of(game: Game) -> Course:
    """The course of a game; a Refusal where there is none."""
    if game.learning is None:
        known = tuple(name for name in game_names() if known_game(name).learning)
        raise Refusal(Message("no-course", args={"game": game.name, "known": known}))
    course: Course = game.learning
    return course
