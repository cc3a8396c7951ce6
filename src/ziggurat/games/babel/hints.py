"""What can be told of a placement of babel before it is made: where, which cube, and what it leaves the other."""

from ziggurat.core import Position
from ziggurat.games.babel.notation import CELL_NAMES, bulges
from ziggurat.games.babel.rules import ORIENTATIONS
from ziggurat.games.babel.state import current_level
from ziggurat.words import Args, Reason


def clue(position: Position, action: int) -> tuple[Reason, Reason]:
    cell, orientation = divmod(action, ORIENTATIONS)
    where: Args = {"cell": CELL_NAMES[cell], "level": current_level(position)}
    kind = len(bulges(cell, orientation))
    return Reason("clue-babel-where", args=where), Reason("clue-babel-piece", args={"type": kind})


def facts(position: Position, action: int) -> list[Reason]:
    after = position.play(action)
    return [] if after.over else [Reason("clue-babel-answers", args={"count": len(after.actions)})]
