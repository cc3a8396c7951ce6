"""Four stacking games on one table: Babel, Nivos, Bubblee Pop and Talo.

What users may rely on is listed in `__all__` here and in `ziggurat.bots`, `ziggurat.envs` and `ziggurat.record`;
everything else is internal.
"""

from typing import TYPE_CHECKING

from ziggurat._lazy import lazy

if TYPE_CHECKING:
    from ziggurat.core import (
        BadOption,
        BadPosition,
        Game,
        IllegalAction,
        Option,
        Outcome,
        Position,
        Quick,
        Refusal,
        UnknownGame,
    )
    from ziggurat.record import BadRecord, Record
    from ziggurat.registry import game, game_names, register, registered, unregister

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
        "BadOption": "ziggurat.core",
        "BadPosition": "ziggurat.core",
        "BadRecord": "ziggurat.record",
        "Game": "ziggurat.core",
        "IllegalAction": "ziggurat.core",
        "Option": "ziggurat.core",
        "Outcome": "ziggurat.core",
        "Position": "ziggurat.core",
        "Quick": "ziggurat.core",
        "Record": "ziggurat.record",
        "Refusal": "ziggurat.core",
        "UnknownGame": "ziggurat.core",
        "game": "ziggurat.registry",
        "game_names": "ziggurat.registry",
        "register": "ziggurat.registry",
        "registered": "ziggurat.registry",
        "unregister": "ziggurat.registry",
    }
    __getattr__, __dir__ = lazy(__name__, _HOMES)
