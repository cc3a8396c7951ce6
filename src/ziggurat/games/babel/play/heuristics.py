"""What a search should know of babel: nothing; the game is solved. Only how much each level sees."""

from ziggurat.bots.engine.heuristics import Heuristics, LevelSettings
from ziggurat.core.types import Settings

BABEL = Heuristics(
    levels=(
        LevelSettings(3, 1.0, overlooks=0.4),
        LevelSettings(11, lapses=0.12),
        LevelSettings(100, lapses=0.12),
        LevelSettings(600, lapses=0.12),
        LevelSettings(10_000, perfect=True),
    )
)


def heuristics(settings: Settings) -> Heuristics:
    return BABEL
