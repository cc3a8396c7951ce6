"""What a search should know of babel: nothing; the game is solved. Only how much each level sees."""

from ziggurat.bots.engine.heuristics import Insight, Rung
from ziggurat.core import Settings

BABEL = Insight(rungs=(Rung(3, 1.0), Rung(12), Rung(90), Rung(600), Rung(10_000, perfect=True)))


def heuristics(settings: Settings) -> Insight:
    return BABEL
