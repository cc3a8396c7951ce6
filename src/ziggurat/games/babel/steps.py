"""What happens in a placement of babel, one thing after the other, for a client to show."""

from ziggurat.core import Json, Position
from ziggurat.games.babel.rules import CELLS, ORIENTATIONS
from ziggurat.games.babel.state import cube_json, cube_of, current_level, placed


def steps(before: Position, action: int) -> list[Json]:
    cell, orientation = divmod(action, ORIENTATIONS)
    level = current_level(before)
    cube = cube_json(cube_of(cell, level, orientation + 1))
    steps: list[Json] = [{"step": "place", "seat": before.turn, **cube}]
    if placed(before) % CELLS == CELLS - 1:
        steps.append({"step": "level-complete", "level": level})
    return steps
