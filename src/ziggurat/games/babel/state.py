"""What is on babel's table: the view that clients get, and how it is written from a position."""

from typing import Annotated, Literal

from msgspec import Struct

from ziggurat.games.babel.notation import BULGES
from ziggurat.games.babel.rules import CELLS, HAND, LEVELS, ORIENTATIONS, PATTERN, PLACED, TOWER, TYPES
from ziggurat.kernel import Ints, compiled, count_bits
from ziggurat.schema.client_schema import ENCODE, Encoder, Names

Cell = Literal["a1", "b1", "a2", "b2"]
Bulges = Annotated[str, Names(BULGES)]  # the letters of the faces that bulge; by the action that places the cube


class Cube(Struct, frozen=True):
    """A cube in the tower; levels count from 1, a type is its number of bulges."""

    cell: Cell
    level: int
    type: int
    bulges: Bulges  # a letter for each face that bulges


class View(Struct, frozen=True):
    """What can be seen on the table."""

    placed: int  # the number of cubes in the tower
    level: int  # the current one
    cubes: list[Cube]  # the lowest first
    hands: list[list[int]]  # of both seats: how many cubes of each type


@compiled()
def current_level(state: Ints) -> int:
    """The level that is being built, from 1."""
    return min(state[PLACED] // CELLS + 1, LEVELS)


@compiled()
def cube_at(state: Ints, cell: int, level: int) -> int:
    """The orientation of the cube in a cell, + 1; 0 if there is none."""
    return state[TOWER + level - 1] >> 4 * cell & 15


@compiled()
def held(state: Ints, seat: int, kind: int) -> int:
    """How many cubes of a type a seat, from 0, still has in its hand."""
    return state[HAND + seat] >> 2 * kind & 3


@compiled()
def write_cube(out: Ints, n: int, cell: int, level: int, orientation: int) -> int:
    out[n] = cell
    out[n + 1] = level
    out[n + 2] = count_bits(PATTERN[orientation])
    out[n + 3] = cell * ORIENTATIONS + orientation
    return n + 4


@compiled(ENCODE)
def write_view(state: Ints, out: Ints) -> int:
    out[0] = out[2] = state[PLACED]
    out[1] = current_level(state)
    n = 3
    for level in range(1, LEVELS + 1):
        for cell in range(CELLS):
            cube = cube_at(state, cell, level)
            if cube:
                n = write_cube(out, n, cell, level, cube - 1)
    return write_hands(state, out, n)


@compiled()
def write_hands(state: Ints, out: Ints, n: int) -> int:
    out[n] = 2
    n += 1
    for seat in range(2):
        out[n] = TYPES
        for kind in range(TYPES):
            out[n + 1 + kind] = held(state, seat, kind)
        n += 1 + TYPES
    return n


view: Encoder[View] = Encoder(View, write_view, capacity=3 + 4 * LEVELS * CELLS + 1 + 2 * (1 + TYPES))
