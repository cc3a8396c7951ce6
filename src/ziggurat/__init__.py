"""Four stacking games on one table: Babel, Nivos, Bubblee Pop and Talo.

What users may rely on is listed in `__all__` here and in `ziggurat.bots`, `ziggurat.records` and
`ziggurat.research`; everything else is internal.
"""

from typing import TYPE_CHECKING

from ziggurat.core.lazy import lazy

if TYPE_CHECKING:
    from ziggurat.core.game import Game, Option
    from ziggurat.core.position import Outcome, Position, Quick
    from ziggurat.core.refusals import BadOption, BadPosition, IllegalAction, Refusal, UnknownGame
    from ziggurat.core.registry import game, game_names, register, registered, unregister
    from ziggurat.records import BadRecord, Record

__version__ = "0.1.0"

__all__ = [
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Game",
    "IllegalAction",
    "Option",
    "Outcome",
    "Position",
    "Quick",
    "Record",
    "Refusal",
    "UnknownGame",
    "game",
    "game_names",
    "register",
    "registered",
    "unregister",
]

if not TYPE_CHECKING:
    _HOMES = {
        "BadOption": "ziggurat.core.refusals",
        "BadPosition": "ziggurat.core.refusals",
        "BadRecord": "ziggurat.records.lines",
        "Game": "ziggurat.core.game",
        "IllegalAction": "ziggurat.core.refusals",
        "Option": "ziggurat.core.game",
        "Outcome": "ziggurat.core.position",
        "Position": "ziggurat.core.position",
        "Quick": "ziggurat.core.position",
        "Record": "ziggurat.records.record",
        "Refusal": "ziggurat.core.refusals",
        "UnknownGame": "ziggurat.core.refusals",
        "game": "ziggurat.core.registry",
        "game_names": "ziggurat.core.registry",
        "register": "ziggurat.core.registry",
        "registered": "ziggurat.core.registry",
        "unregister": "ziggurat.core.registry",
    }
    __getattr__, __dir__ = lazy(__name__, _HOMES)
