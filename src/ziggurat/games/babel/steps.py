"""What happens in a placement of babel, one thing after the other, for a client to show."""

from ziggurat.games.babel.rules import CELLS, ORIENTATIONS, PLACED
from ziggurat.games.babel.state import Bulges, Cell, current_level, write_cube
from ziggurat.kernel import Ints, compiled
from ziggurat.schema.client_schema import ENCODE_ACTION, Encoder, Step


class Place(Step, frozen=True, tag="place"):
    """A seat places a cube."""

    seat: int
    cell: Cell
    level: int
    type: int
    bulges: Bulges


class LevelComplete(Step, frozen=True, tag="level-complete"):
    """A level has its four cubes."""

    level: int


AnyStep = Place | LevelComplete
PLACE, LEVEL_COMPLETE = range(2)


@compiled(ENCODE_ACTION)
def write_steps(state: Ints, action: int, out: Ints) -> int:
    cell = action // ORIENTATIONS
    level = current_level(state)
    out[0] = 1
    out[1] = PLACE
    out[2] = 1 + (state[PLACED] & 1)
    n = write_cube(out, 3, cell, level, action - cell * ORIENTATIONS)
    if state[PLACED] % CELLS == CELLS - 1:
        out[0] = 2
        out[n] = LEVEL_COMPLETE
        out[n + 1] = level
        n += 2
    return n


steps: Encoder[list[AnyStep]] = Encoder(list[AnyStep], write_steps, capacity=9)
