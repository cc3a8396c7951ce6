"""Why a placement of babel is not legal, how a game ended, what is to be done now: messages with their clauses."""

from ziggurat.core import Position
from ziggurat.games.babel.notation import CELL_NAMES, OPPOSITE, bulges, faces
from ziggurat.games.babel.rules import CELLS, LEVELS, ORIENTATIONS
from ziggurat.games.babel.state import Cube, cube_at, current_level, hand, next_seat, placed
from ziggurat.messages import Message


def refusal(position: Position, action: int) -> Message:
    """Why an action, which is not legal here, is not."""
    cell, orientation = divmod(action, ORIENTATIONS)
    level = current_level(position)
    cube = Cube(cell, level, bulges(cell, orientation))
    name = CELL_NAMES[cell]
    if cube_at(position, cell, level):
        return Message("babel-taken", "B5", {"cell": name, "level": level})
    if placed(position) == 1 and cube_at(position, cell ^ 3, level):
        return Message("babel-diagonal", "B10", {"cell": name})
    if hand(position, position.turn)[cube.kind] == 0:
        return Message("babel-not-in-hand", "B3", {"type": cube.kind})
    if level == 1 and "d" in cube.bulges:
        return Message("babel-table", "B8")
    return _misfit(position, cube)


def _misfit(position: Position, cube: Cube) -> Message:
    """The first neighbour that the cube does not fit: under it, sideways, along (B7)."""
    letters = faces(cube.cell)
    neighbours = (
        ("d", cube_at(position, cube.cell, cube.level - 1) if cube.level > 1 else None),
        (letters[0], cube_at(position, cube.cell ^ 1, cube.level)),
        (letters[1], cube_at(position, cube.cell ^ 2, cube.level)),
    )
    for side, other in neighbours:
        if other and (side in cube.bulges) == (OPPOSITE[side] in other.bulges):
            message = "babel-clash" if side in cube.bulges else "babel-hollow"
            args = {"side": side, "cell": CELL_NAMES[cube.cell], "other": CELL_NAMES[other.cell]}
            return Message(message, "B7", args)
    raise AssertionError("a placement that fits everywhere is legal")


def ending(position: Position) -> Message:
    """Why a finished game is over."""
    if placed(position) < LEVELS * CELLS:
        return Message("babel-stuck", "B11", {"seat": next_seat(position)})
    draw = position.settings["full_tower"] == "draw"
    return Message("babel-tower-draw" if draw else "babel-tower-last", "B11")


def prompt(position: Position) -> Message:
    """What is to be done now, and by whom."""
    return Message("babel-prompt", args={"seat": position.turn, "level": current_level(position)})
