"""What a search should know of babel: nothing; the game is solved. Only how much each level sees."""

from ziggurat.bots.engine.heuristics import Heuristics, LevelSettings
from ziggurat.core import Settings

BABEL = Heuristics(
    levels=(
        LevelSettings(3, 1.0),
        LevelSettings(12),
        LevelSettings(90),
        LevelSettings(600),
        LevelSettings(10_000, perfect=True),
    )
)


def heuristics(settings: Settings) -> Heuristics:
    return BABEL
