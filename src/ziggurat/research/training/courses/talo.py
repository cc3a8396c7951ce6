"""How talo for two is learned: by temporal differences, from games with all of its options."""

import numpy as np

from ziggurat.core.registry import game
from ziggurat.games.talo.play.features import FEATURES, MOST_ACTIVE, features
from ziggurat.games.talo.play.heuristics import with_network
from ziggurat.kernel import Ints
from ziggurat.research.training.course import Course
from ziggurat.research.training.courses.talo_td import COUNTS, study_games
from ziggurat.research.training.temporal import Temporal

OPTIONS: tuple[dict[str, str], ...] = (
    *(5 * ({},)),
    {"board": "islands"},
    {"collapse": "dare"},
    {"starts": "symmetric"},
)


def starts(number: int, seed: int) -> Ints:
    """Positions that games begin from; the options of before, one after the other."""
    rng = np.random.default_rng(seed)
    return np.array(
        [
            game("talo").start(OPTIONS[k % len(OPTIONS)], seed=int(rng.integers(1 << 30))).state
            for k in range(number)
        ]
    )


COURSE = Course(
    features=features,
    num_features=FEATURES,
    most_active=MOST_ACTIVE,
    num_actions=0,
    symmetries=np.arange(FEATURES)[None],
    action_symmetries=np.zeros((1, 0), dtype=np.int64),
    heuristics=with_network,
    hidden=128,
    units=0,
    temporal=Temporal(
        starts=starts,
        study=study_games,
        mirrored=np.arange(FEATURES),
        counts=COUNTS,
        rate=2e-3,
        shares=16,
        share=1,
    ),
)
