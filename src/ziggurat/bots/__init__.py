"""Who plays: search, levels, hints and analysis, tournaments."""

from typing import TYPE_CHECKING

from ziggurat._lazy import lazy

if TYPE_CHECKING:
    from ziggurat.bots.analysis import Remark, remarks
    from ziggurat.bots.bot import Limits, Mind, Worth
    from ziggurat.bots.levels import LEVELS, Level, best_mind, player
    from ziggurat.bots.search import TreeSearch

__all__ = [
    "LEVELS",
    "Level",
    "Limits",
    "Mind",
    "Remark",
    "TreeSearch",
    "Worth",
    "best_mind",
    "player",
    "remarks",
]

if not TYPE_CHECKING:
    _HOMES = {
        "LEVELS": "ziggurat.bots.levels",
        "Level": "ziggurat.bots.levels",
        "Limits": "ziggurat.bots.bot",
        "Mind": "ziggurat.bots.bot",
        "Remark": "ziggurat.bots.analysis",
        "TreeSearch": "ziggurat.bots.search",
        "Worth": "ziggurat.bots.bot",
        "best_mind": "ziggurat.bots.levels",
        "player": "ziggurat.bots.levels",
        "remarks": "ziggurat.bots.analysis",
    }
    __getattr__, __dir__ = lazy(__name__, _HOMES)
