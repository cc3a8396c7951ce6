"""Four stacking games on one table: Babel, Nivos, Bubblee Pop and Talo."""

from ziggurat.game import (
    BadOption,
    Game,
    IllegalAction,
    Outcome,
    Position,
    Refusal,
    UnknownGame,
    game,
    game_names,
)
from ziggurat.record import BadRecord, Record

__version__ = "0.1.0"

__all__ = [
    "BadOption",
    "BadRecord",
    "Game",
    "IllegalAction",
    "Outcome",
    "Position",
    "Record",
    "Refusal",
    "UnknownGame",
    "game",
    "game_names",
]
