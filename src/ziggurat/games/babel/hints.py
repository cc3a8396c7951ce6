"""Hints of babel: where to look, which cube, and how many replies a placement leaves."""

from ziggurat.core import Position
from ziggurat.games.babel.notation import CELL_NAMES, bulges
from ziggurat.games.babel.rules import ORIENTATIONS
from ziggurat.games.babel.state import current_level
from ziggurat.messages import Args, Message


def where_and_piece(position: Position, action: int) -> tuple[Message, Message]:
    cell, orientation = divmod(action, ORIENTATIONS)
    where: Args = {"cell": CELL_NAMES[cell], "level": current_level(position)}
    kind = len(bulges(cell, orientation))
    return Message("clue-babel-where", args=where), Message("clue-babel-piece", args={"type": kind})


def facts(position: Position, action: int) -> list[Message]:
    after = position.play(action)
    return [] if after.over else [Message("clue-babel-answers", args={"count": len(after.actions)})]
