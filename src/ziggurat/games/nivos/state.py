"""What is on nivos's table, read from a position: plates, hands, cylinders; and the view that clients get."""

from typing import NamedTuple

from ziggurat.core import Json, Position
from ziggurat.games.nivos import rules
from ziggurat.games.nivos.notation import CELL_NAMES
from ziggurat.games.nivos.plates import NEUTRAL, SIZES, Size
from ziggurat.games.nivos.rules import BOARD, COLOURS, COPIES, CYLINDERS, LEVELS

NOBODY = 0  # the owner of the plates in the reserve


class Plate(NamedTuple):
    """A plate that lies on the table, with what tells it from the others."""

    colour: int
    owner: int  # the seat in whose hand it began, or NOBODY
    shape: int
    cell: int
    level: int
    layer: int  # the seat that laid it
    covered: bool  # completely, by others

    def as_json(self) -> Json:
        return {
            "cell": CELL_NAMES[self.cell],
            "width": rules.WIDTH[self.shape],
            "depth": rules.DEPTH[self.shape],
            "level": self.level,
            "colour": kind(self.colour).colour,
            "size": str(kind(self.colour)),
            "owner": self.owner,
            "seat": self.layer,
            "covered": self.covered,
        }


def kind(colour: int) -> Size:
    return (*SIZES, NEUTRAL)[colour]


def naming(colour: int) -> dict[str, str | int]:
    """What the messages want to know of a plate."""
    return {"colour": kind(colour).colour, "size": str(kind(colour))}


def squares(shape: int, cell: int) -> int:
    return rules.AREA[shape] << cell


def at_least(position: Position, level: int) -> int:
    """The cells that carry at least so many plates, as a set of bits."""
    return int(position.state[rules.LEVEL + level]) if level <= LEVELS else 0


def height(position: Position, cell: int) -> int:
    """How many plates lie on a cell."""
    return sum(at_least(position, level) >> cell & 1 for level in range(1, LEVELS + 1))


def top(position: Position) -> int:
    """The highest level so far."""
    return int(position.state[rules.TOP])


def sides(position: Position) -> int:
    return int(position.state[rules.SIDES])


def side_of(position: Position, seat: int) -> int:
    return (seat - 1) % sides(position)


def seats_of(position: Position, side: int) -> list[int]:
    return [seat for seat in range(1, position.rules.seats + 1) if side_of(position, seat) == side]


def owner(position: Position, copy: int, colour: int) -> int:
    """The seat that begins with a plate, or NOBODY (N4)."""
    if copy >= sides(position):
        return NOBODY
    with_first = int(position.state[rules.SPLIT]) >> COLOURS * copy + colour & 1
    return copy + 1 if with_first else copy + 1 + sides(position)


def laid(position: Position) -> list[Plate]:
    """The plates on the table, the lowest first."""
    found = []
    for colour in range(COLOURS + 1):
        for copy in range(COPIES):
            written = int(position.state[rules.PLATES + colour]) >> rules.PLATE * copy & rules.PLATE_MASK
            if written:
                found.append(_read_plate(position, colour, copy, written))
    return sorted(found, key=lambda plate: (plate.level, plate.cell))


def _read_plate(position: Position, colour: int, copy: int, written: int) -> Plate:
    cell, shape = written & rules.CELL_MASK, written >> rules.SHAPE_AT & rules.SHAPE_MASK
    level = written >> rules.LEVEL_AT & rules.LEVEL_MASK
    covered = not squares(shape, cell) & ~at_least(position, level + 1)
    whose = NOBODY if colour == COLOURS else owner(position, copy, colour)
    return Plate(colour, whose, shape, cell, level, written >> rules.LAYER_AT, covered)


def hand(position: Position, seat: int) -> list[int]:
    """The colours of the plates that a seat still holds, or the reserve if it is NOBODY's."""
    unlaid = int(position.state[rules.UNLAID])
    held = [
        colour
        for copy in range(COPIES)
        for colour in range(COLOURS)
        if unlaid >> COLOURS * copy + colour & 1 and owner(position, copy, colour) == seat
    ]
    return [*held, COLOURS] if seat == NOBODY and top(position) == 0 else held


def mate(position: Position, seat: int) -> int:
    """The team mate of a seat, or NOBODY."""
    return next((other for other in seats_of(position, side_of(position, seat)) if other != seat), NOBODY)


def cylinders(position: Position, side: int) -> list[int]:
    """The heights of the cylinders of a side."""
    taken = int(position.state[rules.TAKEN]) >> CYLINDERS * side
    return [height for height in range(1, CYLINDERS + 1) if taken >> height - 1 & 1]


def free_cylinders(position: Position) -> list[int]:
    taken = [height for side in range(sides(position)) for height in cylinders(position, side)]
    return [height for height in range(1, CYLINDERS + 1) if height not in taken]


def owes(position: Position) -> bool:
    """Whether the seat to act has a cylinder to choose (N11)."""
    return bool(position.state[rules.OWES])


def is_stuck(position: Position) -> bool:
    return rules.PASS in position.actions


def view(position: Position) -> Json:
    """What can be seen on the table, as plain data for clients."""
    return {
        "size": BOARD,
        "level": top(position),
        "plates": [plate.as_json() for plate in laid(position)],
        "hands": [_sizes(hand(position, seat)) for seat in range(1, position.rules.seats + 1)],
        "reserve": _sizes(hand(position, NOBODY)),
        "cylinders": [
            {
                "seats": seats_of(position, side),
                "heights": cylinders(position, side),
                "total": sum(cylinders(position, side)),
            }
            for side in range(sides(position))
        ],
        "free_cylinders": free_cylinders(position),
        "choosing": owes(position),
        "price": _price(position),
    }


def _price(position: Position) -> Json:
    """What costs a cylinder now, beside a pass: a plate on which level (N9; the neutral one is free, N5); and
    which cylinder, where nobody chooses (N11). 0 is none."""
    free = free_cylinders(position)
    in_order = position.settings["cylinders"] == "ascending"
    return {
        "level": top(position) + 1 if top(position) else 0,
        "cylinder": free[0] if free and in_order else 0,
    }


def _sizes(colours: list[int]) -> list[Json]:
    return [naming(colour) for colour in colours]
