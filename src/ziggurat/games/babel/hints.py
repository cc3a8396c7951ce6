"""Hints of babel: where to look, which cube, and how many replies a placement leaves."""

from ziggurat.core import Highlight, Position
from ziggurat.games.babel.notation import BULGES, CELL_NAMES
from ziggurat.games.babel.rules import ORIENTATIONS
from ziggurat.games.babel.state import view
from ziggurat.messages import Message


def where_and_piece(position: Position, action: int) -> tuple[Message, Message]:
    where = {"cell": CELL_NAMES[action // ORIENTATIONS], "level": view(position).level}
    piece = {"type": len(BULGES[action])}
    return Message("clue-babel-where", args=where), Message("clue-babel-piece", args=piece)


def highlight(position: Position, action: int) -> Highlight:
    cell, kind = CELL_NAMES[action // ORIENTATIONS], len(BULGES[action])
    return Highlight(layer=view(position).level - 1, cells=[cell], piece=str(kind))


def facts(position: Position, action: int) -> list[Message]:
    after = position.play(action)
    return [] if after.over else [Message("clue-babel-answers", args={"count": len(after.actions)})]
