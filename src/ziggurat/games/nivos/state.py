"""What is on nivos's table: the view that clients get, and how it is written from a position."""

from typing import Annotated

from msgspec import Struct

from ziggurat.games.nivos.notation import CELL_NAMES
from ziggurat.games.nivos.plates import NEUTRAL, SIZES
from ziggurat.games.nivos.rules import (
    ALL_CYLINDERS,
    AREA,
    BOARD,
    CELL_MASK,
    CHOICE,
    COLOURS,
    COPIES,
    CYLINDERS,
    DEPTH,
    LAYER_AT,
    LENGTH,
    LEVEL,
    LEVEL_AT,
    LEVEL_MASK,
    LEVELS,
    OWES,
    PLATE,
    PLATE_MASK,
    PLATES,
    SEATS,
    SHAPE_AT,
    SHAPE_MASK,
    SIDES,
    SPLIT,
    TAKEN,
    TOP,
    WIDTH,
    free_cylinders,
    hand,
    reserve,
    stack,
)
from ziggurat.kernel import Ints, compiled, count_bits, lowest_bit
from ziggurat.schema.client_schema import ENCODE, Encoder, Names

Cell = Annotated[str, Names(CELL_NAMES)]
Colour = Annotated[str, Names(tuple(size.colour for size in (*SIZES, NEUTRAL)))]
SizeName = Annotated[str, Names(tuple(str(size) for size in (*SIZES, NEUTRAL)))]  # by colour, as each has its own
NOBODY = 0  # the owner of the plates in the reserve


class Kind(Struct, frozen=True):
    """A kind of plate: each colour has one size, written with the short side first."""

    colour: Colour
    size: SizeName


class Plate(Struct, frozen=True):
    """A plate on the table."""

    cell: Cell  # its south-west corner
    width: int  # columns
    depth: int  # rows
    level: int
    colour: Colour
    size: SizeName
    owner: int  # the seat in whose hand it began, or 0 for the reserve
    seat: int  # who laid it
    covered: bool  # completely, by others


class Side(Struct, frozen=True):
    """The cylinders of a player or a team."""

    seats: list[int]
    heights: list[int]  # of the cylinders taken
    total: int  # of these heights


class Price(Struct, frozen=True):
    """What costs a cylinder now, beside a pass: a plate on which level (N9; the neutral one is free, N5); and
    which cylinder, where nobody chooses (N11). 0 is none."""

    level: int
    cylinder: int


class View(Struct, frozen=True):
    """What can be seen on the table."""

    size: int  # cells on a side of the board
    level: int  # the highest so far
    plates: list[Plate]  # the lowest first
    hands: list[list[Kind]]  # of each seat
    reserve: list[Kind]  # the plates that everybody may lay
    cylinders: list[Side]  # of each player or team
    free_cylinders: list[int]  # the heights of those that nobody has
    choosing: bool  # whether the seat to act has a cylinder to choose (N11)
    price: Price  # what costs a cylinder now


# ── What lies where ──────────────────────────────────────────────────────────────────────────────────────
@compiled()
def height(state: Ints, cell: int) -> int:
    """How many plates lie on a cell."""
    n = 0
    for level in range(1, LEVELS + 1):
        n += (state[LEVEL + level] >> cell) & 1
    return n


@compiled()
def plate_of(state: Ints, colour: int, copy: int) -> int:
    """A plate as the position has it, in bits; 0 if it is not laid."""
    return (state[PLATES + colour] >> PLATE * copy) & PLATE_MASK


@compiled()
def squares_of(plate: int) -> int:
    return AREA[(plate >> SHAPE_AT) & SHAPE_MASK] << (plate & CELL_MASK)


@compiled()
def level_of(plate: int) -> int:
    return (plate >> LEVEL_AT) & LEVEL_MASK


@compiled()
def is_covered(state: Ints, plate: int) -> bool:
    """Whether others lie on all of its squares; on the last level there is room for none."""
    level = level_of(plate)
    return level < LEVELS and squares_of(plate) & ~state[LEVEL + level + 1] == 0


@compiled()
def owner(state: Ints, colour: int, copy: int) -> int:
    """The seat that begins with a plate, or NOBODY (N4)."""
    if colour == COLOURS or copy >= state[SIDES]:
        return NOBODY
    with_first = (state[SPLIT] >> (COLOURS * copy + colour)) & 1
    return copy + 1 if with_first else copy + 1 + state[SIDES]


# The working memory, while the table is read: the plates in order, each as its level, cell, colour and copy.
LAID = LENGTH
LAID_COPY, LAID_COLOUR = 2, 4  # bits
LAID_PLACE = LAID_COPY + LAID_COLOUR


@compiled()
def note_laid(state: Ints) -> int:
    """Notes the plates on the table, the lowest first and then by cell; returns how many there are."""
    n = 0
    for colour in range(COLOURS + 1):
        for copy in range(COPIES):
            plate = plate_of(state, colour, copy)
            if plate:
                place = level_of(plate) << SHAPE_AT | plate & CELL_MASK
                insert(state, n, place << LAID_PLACE | colour << LAID_COPY | copy)
                n += 1
    return n


@compiled()
def insert(state: Ints, n: int, laid: int) -> None:
    """Puts a plate in its place among the first n."""
    while n > 0 and state[LAID + n - 1] > laid:
        state[LAID + n] = state[LAID + n - 1]
        n -= 1
    state[LAID + n] = laid


@compiled()
def laid_colour(state: Ints, i: int) -> int:
    """The colour of the i-th plate that is noted."""
    return (state[LAID + i] >> LAID_COPY) & ((1 << LAID_COLOUR) - 1)


@compiled()
def laid_copy(state: Ints, i: int) -> int:
    return state[LAID + i] & ((1 << LAID_COPY) - 1)


# ── The view, written ────────────────────────────────────────────────────────────────────────────────────
@compiled()
def write_plate(state: Ints, colour: int, copy: int, out: Ints, n: int) -> int:
    plate = plate_of(state, colour, copy)
    shape = (plate >> SHAPE_AT) & SHAPE_MASK
    out[n] = plate & CELL_MASK
    out[n + 1] = WIDTH[shape]
    out[n + 2] = DEPTH[shape]
    out[n + 3] = level_of(plate)
    out[n + 4] = out[n + 5] = colour
    out[n + 6] = owner(state, colour, copy)
    out[n + 7] = plate >> LAYER_AT
    out[n + 8] = is_covered(state, plate)
    return n + 9


@compiled()
def write_kinds(colours: int, out: Ints, n: int) -> int:
    """The plates of these colours, a bit each."""
    out[n] = count_bits(colours)
    n += 1
    while colours:
        out[n] = out[n + 1] = lowest_bit(colours)
        colours &= colours - 1
        n += 2
    return n


@compiled()
def write_heights(cylinders: int, out: Ints, n: int) -> int:
    """The heights of these cylinders, a bit each."""
    out[n] = count_bits(cylinders)
    n += 1
    while cylinders:
        out[n] = lowest_bit(cylinders) + 1
        cylinders &= cylinders - 1
        n += 1
    return n


@compiled()
def write_side(state: Ints, side: int, out: Ints, n: int) -> int:
    out[n] = 2 if state[SEATS] > state[SIDES] else 1
    out[n + 1] = side + 1
    out[n + 2] = side + 1 + state[SIDES]  # the second member of a team, or written over
    n = write_heights((state[TAKEN] >> CYLINDERS * side) & ALL_CYLINDERS, out, n + 1 + out[n])
    out[n] = stack(state, side) // (CYLINDERS + 1)
    return n + 1


@compiled(ENCODE)
def write_view(state: Ints, out: Ints) -> int:
    out[0] = BOARD
    out[1] = state[TOP]
    out[2] = note_laid(state)
    n = 3
    for i in range(out[2]):
        n = write_plate(state, laid_colour(state, i), laid_copy(state, i), out, n)
    out[n] = state[SEATS]
    n += 1
    for seat in range(1, state[SEATS] + 1):
        n = write_kinds(hand(state, seat), out, n)
    the_neutral = 1 << COLOURS if state[TOP] == 0 else 0
    n = write_kinds(reserve(state) | the_neutral, out, n)
    out[n] = state[SIDES]
    n += 1
    for side in range(state[SIDES]):
        n = write_side(state, side, out, n)
    free = free_cylinders(state)
    n = write_heights(free, out, n)
    out[n] = state[OWES]
    out[n + 1] = state[TOP] + 1 if state[TOP] else 0
    out[n + 2] = lowest_bit(free) + 1 if free and not state[CHOICE] else 0
    return n + 3


# Each plate lies, or is in one hand or the reserve; each cylinder is taken, or free.
_PLATES = 9 * (COLOURS * COPIES + 1)
_LISTS = (1 + 4 + 1) + (1 + 3 * 5 + 1) + CYLINDERS  # of hands and of cylinders, those of three or four seats
view: Encoder[View] = Encoder(View, write_view, capacity=3 + _PLATES + _LISTS + 3)


# ── The view, read ───────────────────────────────────────────────────────────────────────────────────────
def cells(plate: Plate) -> list[str]:
    """The cells that a plate lies on."""
    first = CELL_NAMES.index(plate.cell)
    return [
        CELL_NAMES[first + BOARD * row + column] for row in range(plate.depth) for column in range(plate.width)
    ]


def heights(table: View) -> dict[str, int]:
    """How many plates lie on each cell."""
    found = dict.fromkeys(CELL_NAMES, 0)
    for plate in table.plates:
        for cell in cells(plate):
            found[cell] += 1
    return found
