"""Bots: tree search, the five levels, hints, game analysis and tournaments."""

from typing import TYPE_CHECKING

from ziggurat.core.lazy import lazy

if TYPE_CHECKING:
    from ziggurat.bots.analysis import MoveAnalysis, analyse_game
    from ziggurat.bots.bot import Bot, Score, SearchLimits
    from ziggurat.bots.levels import LEVELS, Level, best_bot, player
    from ziggurat.bots.search import TreeSearch

__all__ = [
    "LEVELS",
    "Bot",
    "Level",
    "MoveAnalysis",
    "Score",
    "SearchLimits",
    "TreeSearch",
    "analyse_game",
    "best_bot",
    "player",
]

if not TYPE_CHECKING:
    _HOMES = {
        "LEVELS": "ziggurat.bots.levels",
        "Level": "ziggurat.bots.levels",
        "SearchLimits": "ziggurat.bots.bot",
        "Bot": "ziggurat.bots.bot",
        "MoveAnalysis": "ziggurat.bots.analysis",
        "TreeSearch": "ziggurat.bots.search",
        "Score": "ziggurat.bots.bot",
        "best_bot": "ziggurat.bots.levels",
        "player": "ziggurat.bots.levels",
        "analyse_game": "ziggurat.bots.analysis",
    }
    __getattr__, __dir__ = lazy(__name__, _HOMES)
