"""What is on babel's table, read from a position: cubes, hands, the level; and the view that clients get."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from ziggurat.core import Json, Position
from ziggurat.games.babel import rules
from ziggurat.games.babel.notation import CELL_NAMES, bulges
from ziggurat.games.babel.rules import CELLS, LEVELS, TYPES


class Cube(NamedTuple):
    """A cube in the tower: its cell, its level from 1, and the letters of its bulges."""

    cell: int
    level: int
    bulges: str

    @property
    def kind(self) -> int:
        return len(self.bulges)


@cache
def cube_json(cube: Cube) -> Json:
    return {"cell": CELL_NAMES[cube.cell], "level": cube.level, "type": cube.kind, "bulges": cube.bulges}


def cube_at(position: Position, cell: int, level: int) -> Cube | None:
    nibble = position.state.item(rules.TOWER + level - 1) >> 4 * cell & 15
    return cube_of(cell, level, nibble) if nibble else None


def _levels(position: Position) -> Iterator[tuple[int, int]]:
    """Each level, from 1, with its four nibbles."""
    return enumerate(position.state[rules.TOWER : rules.TOWER + LEVELS].tolist(), start=1)


@lru_cache(4096)
def _storey(level: int, row: int) -> tuple[Cube, ...]:
    """The cubes of one level."""
    return tuple(cube_of(cell, level, nibble) for cell in range(CELLS) if (nibble := row >> 4 * cell & 15))


@lru_cache(4096)
def _pictured(level: int, row: int) -> tuple[Json, ...]:
    """The cubes of one level as data; to be copied before they are given away."""
    return tuple(cube_json(cube) for cube in _storey(level, row))


@cache
def cube_of(cell: int, level: int, nibble: int) -> Cube:
    return Cube(cell, level, bulges(cell, nibble - 1))


def hand(position: Position, seat: int) -> list[int]:
    """How many cubes of each type the seat still holds."""
    return list(_counts(position.state.item(rules.HAND + seat - 1)))


@cache
def _counts(held: int) -> tuple[int, ...]:
    return tuple(held >> 2 * kind & 3 for kind in range(TYPES))


def placed(position: Position) -> int:
    return position.state.item(rules.PLACED)


def current_level(position: Position) -> int:
    return min(placed(position) // CELLS + 1, LEVELS)


def next_seat(position: Position) -> int:
    """The seat whose turn it would be, also when it cannot place."""
    return 1 + placed(position) % 2


def view(position: Position) -> Json:
    """What can be seen on the table, as plain data for clients."""
    return {
        "placed": placed(position),
        "level": current_level(position),
        "cubes": [cube.copy() for level, row in _levels(position) for cube in _pictured(level, row)],
        "hands": [hand(position, seat) for seat in (1, 2)],
    }
