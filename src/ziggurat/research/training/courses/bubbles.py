"""How Bubblee Pop's duel is learned: by temporal differences, from games with all of its options."""

import numpy as np

from ziggurat.core.registry import game
from ziggurat.games.bubbles.play.features import FEATURES, MIRRORED, MOST_ACTIVE, features
from ziggurat.games.bubbles.play.heuristics import with_network
from ziggurat.kernel import Ints
from ziggurat.research.training.course import Course
from ziggurat.research.training.courses.bubbles_td import COUNTS, study_games
from ziggurat.research.training.temporal import Temporal

ANY_OPTIONS = 4  # of so many games, one has options drawn by lot


def starts(number: int, seed: int) -> Ints:
    """Positions that games begin from, both seats alike often."""
    kind, rng = game("bubbles"), np.random.default_rng(seed)
    drawn = [option for option in kind.options if option.name in ("blacks", "powers", "reach")]
    found = []
    for k in range(number):
        given = {"first": str(1 + k % 2)}
        if k % ANY_OPTIONS == 0:
            given |= {option.name: str(rng.choice(option.values)) for option in drawn}
        found.append(kind.start(given, seed=int(rng.integers(1 << 30))).state)
    return np.array(found)


COURSE = Course(
    features=features,
    num_features=FEATURES,
    most_active=MOST_ACTIVE,
    num_actions=0,
    symmetries=np.stack([np.arange(FEATURES), MIRRORED]),
    action_symmetries=np.zeros((2, 0), dtype=np.int64),
    heuristics=with_network,
    hidden=128,
    units=0,
    temporal=Temporal(starts=starts, study=study_games, mirrored=MIRRORED, counts=COUNTS),
)
