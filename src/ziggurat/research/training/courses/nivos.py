"""How nivos for two players is learned."""

from ziggurat.games.nivos.play.features import (
    ACTION_SYMMETRIES,
    ACTIONS,
    FEATURES,
    MOST_ACTIVE,
    SYMMETRIES,
    features,
)
from ziggurat.games.nivos.play.heuristics import with_network
from ziggurat.research.training.course import Course

COURSE = Course(
    features=features,
    num_features=FEATURES,
    most_active=MOST_ACTIVE,
    num_actions=ACTIONS,
    symmetries=SYMMETRIES,
    action_symmetries=ACTION_SYMMETRIES,
    heuristics=with_network,
    options=((4, {}), (1, {"cylinders": "choice"})),
    hidden=128,
)
