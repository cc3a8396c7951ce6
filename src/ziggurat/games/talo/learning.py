"""How talo for two players is learned: its value only, there are too many placements for a policy."""

import numpy as np

from ziggurat.games.talo.features import FEATURES, MOST_ACTIVE, features
from ziggurat.games.talo.heuristics import with_network
from ziggurat.learning.course import Course

COURSE = Course(
    features=features,
    num_features=FEATURES,
    most_active=MOST_ACTIVE,
    num_actions=0,
    symmetries=np.arange(FEATURES)[None],
    action_symmetries=np.zeros((1, 0), dtype=np.int64),
    heuristics=with_network,
    options=((6, {}), (1, {"board": "islands"}), (1, {"collapse": "dare"}), (1, {"starts": "symmetric"})),
    hidden=64,
)
