"""Nivos's positions as text: plates, the cylinders of each side, the turn (docs/reference/notation.md).

    1:n@c3,2:2x4@a1,1:r1x2@c3 1/- 2        the neutral plate, a black one, an orange one of the reserve on level 2;
                                           the first side has cylinder 1, and seat 2 is to move; 2! is choosing one

A plate lies on those that stand before it, so its level need not be told. A text is refused where plates cannot
lie so, or where plates, cylinders and turn do not go together; whether every pass was forced is not asked.
"""

from ziggurat.core.messages import Message
from ziggurat.games.nivos.rules import (
    ALL_CYLINDERS,
    AREA,
    BOARD,
    CELL_MASK,
    CHOICE,
    COLOUR,
    COLOURS,
    COPIES,
    CYLINDERS,
    DEPTH,
    LAYER_AT,
    LEVEL,
    LEVEL_AT,
    LEVELS,
    OWES,
    PLATE,
    PLATES,
    SEAT,
    SEATS,
    SHAPE_AT,
    SHAPE_MASK,
    SHAPES,
    SIDES,
    TAKEN,
    THE_NEUTRAL,
    TOP,
    UNLAID,
    WIDTH,
    around,
    free_cylinders,
    side_of,
)
from ziggurat.games.nivos.state import (
    is_covered,
    laid_colour,
    laid_copy,
    level_of,
    note_laid,
    plate_of,
    squares_of,
)
from ziggurat.kernel import (
    MINUS,
    OWN,
    PLACE,
    READING,
    SPACE,
    WRONG,
    ZERO,
    Ints,
    accept,
    begin_reading,
    compiled,
    count_bits,
    end_of_text,
    end_reading,
    expect,
    fail,
    letter,
    next_letter,
    read_number,
    read_one_of,
    write_letter,
    write_number,
)
from ziggurat.schema.schema import READ, WRITE, PositionText, Written, faults, says

FAULTS = faults(
    says("nivos-text-shape", "N2", place=int),
    says("nivos-text-board", "N7", place=int),
    says("nivos-text-twice", "N2", place=int),
    says("nivos-text-uneven", "N7", place=int),
    says("nivos-text-neutral", "N5", place=int),
    says("nivos-text-reserve", "N4", place=int),
    says("nivos-text-colour", "N8", place=int),
    says("nivos-text-cylinder", "N11", place=int),
    says("nivos-text-order", "N11", place=int),
    says("nivos-text-owed", "N9", place=int),
    says("nivos-text-turn", "N6", place=int),
    says("nivos-text-choice", "N11", place=int),
)
(
    SHAPE, OFF_BOARD, TWICE, UNEVEN, NO_NEUTRAL, NO_RESERVE, SAME_COLOUR, TAKEN_TWICE, OUT_OF_ORDER, OWED, TURN,
    NO_CHOICE,
) = range(OWN, OWN + 12)  # fmt: skip

COLON, COMMA, SLASH, AT, BY, BANG = (letter(one) for one in ":,/@x!")
NEUTRAL_LETTER, RESERVE_LETTER, FIRST_COLUMN = letter("n"), letter("r"), letter("a")
COLUMNS = tuple(FIRST_COLUMN + column for column in range(BOARD))
HEIGHTS = tuple(ZERO + height for height in range(1, CYLINDERS + 1))
MOST_PLATES = COLOURS * COPIES + 1
BEGIN = READING  # where each plate begins in the text, by the number of its kind and copy


# ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────
@compiled()
def write_plate(p: Ints, colour: int, copy: int, out: Ints, n: int) -> int:
    plate = plate_of(p, colour, copy)
    shape, cell = plate >> SHAPE_AT & SHAPE_MASK, plate & CELL_MASK
    n = write_letter(out, write_number(out, n, plate >> LAYER_AT), COLON)
    if colour == COLOURS:
        n = write_letter(out, n, NEUTRAL_LETTER)
    else:
        if copy == p[SIDES]:
            n = write_letter(out, n, RESERVE_LETTER)
        n = write_letter(out, write_number(out, n, WIDTH[shape]), BY)
        n = write_number(out, n, DEPTH[shape])
    n = write_letter(out, write_letter(out, n, AT), FIRST_COLUMN + cell % BOARD)
    return write_number(out, n, cell // BOARD + 1)


@compiled()
def write_cylinders(taken: int, out: Ints, n: int) -> int:
    if taken == 0:
        return write_letter(out, n, MINUS)
    for cylinder in range(CYLINDERS):
        if taken >> cylinder & 1:
            n = write_number(out, n, cylinder + 1)
    return n


@compiled(WRITE)
def write_text(p: Ints, out: Ints) -> int:
    n = 1
    count = note_laid(p)
    if count == 0:
        n = write_letter(out, n, MINUS)
    for i in range(count):
        if i:
            n = write_letter(out, n, COMMA)
        n = write_plate(p, laid_colour(p, i), laid_copy(p, i), out, n)
    for side in range(p[SIDES]):
        n = write_letter(out, n, SLASH if side else SPACE)
        n = write_cylinders(p[TAKEN] >> CYLINDERS * side & ALL_CYLINDERS, out, n)
    n = write_number(out, write_letter(out, n, SPACE), p[SEAT])
    if p[OWES]:
        n = write_letter(out, n, BANG)
    out[0] = n - 1
    return n


text: Written[str] = Written(PositionText, write_text, room=1 + 10 * MOST_PLATES + 4 * (CYLINDERS + 1) + 4)


# ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────
@compiled()
def read_shape(text: Ints, out: Ints) -> int:
    begin = out[PLACE]
    width = read_number(text, out, 1, BOARD)
    expect(text, out, BY)
    depth = read_number(text, out, 1, BOARD)
    for shape in range(SHAPES):
        if WIDTH[shape] == width and DEPTH[shape] == depth:
            return shape
    fail(out, begin, SHAPE, 0, 0)
    return 0


@compiled()
def lay_plate(p: Ints, out: Ints, begin: int, seat: int, copy: int, shape: int, cell: int) -> None:
    """Puts a plate on top of what lies there, if it can lie so (N1, N2, N7)."""
    if cell % BOARD + WIDTH[shape] > BOARD or cell // BOARD + DEPTH[shape] > BOARD:
        fail(out, begin, OFF_BOARD, 0, 0)
        return
    colour, squares = COLOUR[shape], AREA[shape] << cell
    bit = THE_NEUTRAL if shape == SHAPES else COLOURS * copy + colour
    if not p[UNLAID] >> bit & 1:
        fail(out, begin, TWICE, 0, 0)
    level = 1
    while level <= LEVELS and p[LEVEL + level] & squares:
        level += 1
    if level > LEVELS or p[LEVEL + level - 1] & squares != squares:
        fail(out, begin, UNEVEN, 0, 0)
    if shape == SHAPES and (level > 1 or seat > 1):
        fail(out, begin, NO_NEUTRAL, 0, 0)
    if out[WRONG]:
        return
    laid = cell | shape << SHAPE_AT | level << LEVEL_AT | seat << LAYER_AT
    p[PLATES + colour] |= laid << PLATE * copy
    p[UNLAID] &= ~(1 << bit)
    p[LEVEL + level] |= squares
    p[TOP] = max(p[TOP], level)
    out[BEGIN + bit] = begin


@compiled()
def read_plate(p: Ints, text: Ints, out: Ints) -> None:
    begin = out[PLACE]
    seat = read_number(text, out, 1, p[SEATS])
    expect(text, out, COLON)
    shape, copy = SHAPES, 0
    if not accept(text, out, NEUTRAL_LETTER):
        copy = side_of(p, seat)
        if accept(text, out, RESERVE_LETTER):
            copy = COPIES - 1
            if p[SIDES] == COPIES:
                fail(out, begin, NO_RESERVE, 0, 0)
        shape = read_shape(text, out)
    expect(text, out, AT)
    column = read_one_of(text, out, COLUMNS)
    row = read_number(text, out, 1, BOARD) - 1
    if not out[WRONG]:
        lay_plate(p, out, begin, seat, copy, shape, BOARD * row + column)


@compiled()
def read_plates(p: Ints, text: Ints, out: Ints) -> None:
    begin = out[PLACE]
    if accept(text, out, MINUS):
        return
    read_plate(p, text, out)
    while accept(text, out, COMMA):
        read_plate(p, text, out)
    if p[UNLAID] >> THE_NEUTRAL & 1:
        fail(out, begin, NO_NEUTRAL, 0, 0)


@compiled()
def bar_each_other(p: Ints, one: int, other: int) -> bool:
    """Whether two plates of a colour cannot both lie so, whichever came first (N8): one directly on the other, or
    side by side with a bare square each."""
    squares, others = squares_of(one), squares_of(other)
    apart = abs(level_of(one) - level_of(other))
    if apart == 1:
        return squares & others != 0
    return apart == 0 and around(squares) & others != 0 and not is_covered(p, one) and not is_covered(p, other)


@compiled()
def check_colours(p: Ints, out: Ints) -> None:
    for colour in range(COLOURS):
        for copy in range(1, COPIES):
            for before in range(copy):
                one, other = plate_of(p, colour, copy), plate_of(p, colour, before)
                if one and other and bar_each_other(p, one, other):
                    place = max(out[BEGIN + COLOURS * copy + colour], out[BEGIN + COLOURS * before + colour])
                    fail(out, place, SAME_COLOUR, 0, 0)


@compiled()
def read_cylinders(p: Ints, text: Ints, out: Ints) -> None:
    for side in range(p[SIDES]):
        expect(text, out, SLASH if side else SPACE)
        if accept(text, out, MINUS):
            continue
        last = 0
        while not out[WRONG] and (last == 0 or ZERO < next_letter(text, out) <= ZERO + CYLINDERS):
            place = out[PLACE]
            cylinder = read_one_of(text, out, HEIGHTS) + 1
            if cylinder <= last or not free_cylinders(p) >> (cylinder - 1) & 1:
                fail(out, place, TAKEN_TWICE, 0, 0)
            p[TAKEN] |= 1 << (CYLINDERS * side + cylinder - 1)
            last = cylinder


@compiled()
def plates_by(p: Ints, seat: int) -> int:
    n = 0
    for colour in range(COLOURS + 1):
        for copy in range(COPIES):
            n += plate_of(p, colour, copy) >> LAYER_AT == seat
    return n


@compiled()
def check_turns(p: Ints, out: Ints, cylinders: int, turn: int) -> None:
    """Every level after the first and every pass cost a cylinder (N9, N10), and the seats took turns (N6)."""
    plates = MOST_PLATES - count_bits(p[UNLAID])
    taken = CYLINDERS - count_bits(free_cylinders(p))
    passes = taken + p[OWES] - max(p[TOP] - 1, 0)
    if passes < 0 or (plates == 0 and taken + p[OWES] > 0):
        fail(out, cylinders, OWED, 0, 0)
        return
    turns = plates + passes
    acting = turns - p[OWES]  # turns before the one that is going on
    if p[SEAT] != acting % p[SEATS] + 1:
        fail(out, turn, TURN, 0, 0)
    for seat in range(1, p[SEATS] + 1):
        if plates_by(p, seat) > (turns + p[SEATS] - seat) // p[SEATS]:
            fail(out, turn, TURN, 0, 0)
    if not p[CHOICE] and free_cylinders(p) + (1 << taken) - 1 != ALL_CYLINDERS:
        fail(out, cylinders, OUT_OF_ORDER, 0, 0)


@compiled(READ)
def write_fault(p: Ints, text: Ints, out: Ints) -> int:
    begin_reading(out)
    read_plates(p, text, out)
    check_colours(p, out)
    cylinders = out[PLACE] + 1
    read_cylinders(p, text, out)
    expect(text, out, SPACE)
    turn = out[PLACE]
    p[SEAT] = read_number(text, out, 1, p[SEATS])
    if accept(text, out, BANG):
        p[OWES] = 1
        if not p[CHOICE] or free_cylinders(p) == 0:
            fail(out, turn, NO_CHOICE, 0, 0)
    end_of_text(text, out)
    if not out[WRONG]:
        check_turns(p, out, cylinders, turn)
    return end_reading(out)


fault: Written[Message | None] = Written(FAULTS, write_fault, room=BEGIN + MOST_PLATES)
