"""What a search should know of babel: nothing; the game is solved. Only how much each level sees."""

from ziggurat.bots.engine.heuristics import Heuristics, LevelSettings
from ziggurat.core import Settings

BABEL = Heuristics(
    levels=(
        LevelSettings(3, 1.0, overlooks=0.6),
        LevelSettings(8),
        LevelSettings(60),
        LevelSettings(400),
        LevelSettings(10_000, perfect=True),
    )
)


def heuristics(settings: Settings) -> Heuristics:
    return BABEL
