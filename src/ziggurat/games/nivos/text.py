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
from ziggurat.schema.client_schema import ENCODE, PARSE, Encoder, PositionText, faults, spec

FAULTS = faults(
    spec("nivos-text-shape", "N2", place=int),
    spec("nivos-text-board", "N7", place=int),
    spec("nivos-text-twice", "N2", place=int),
    spec("nivos-text-uneven", "N7", place=int),
    spec("nivos-text-neutral", "N5", place=int),
    spec("nivos-text-reserve", "N4", place=int),
    spec("nivos-text-colour", "N8", place=int),
    spec("nivos-text-cylinder", "N11", place=int),
    spec("nivos-text-order", "N11", place=int),
    spec("nivos-text-owed", "N9", place=int),
    spec("nivos-text-turn", "N6", place=int),
    spec("nivos-text-choice", "N11", place=int),
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
def write_plate(state: Ints, colour: int, copy: int, out: Ints, n: int) -> int:
    plate = plate_of(state, colour, copy)
    shape, cell = plate >> SHAPE_AT & SHAPE_MASK, plate & CELL_MASK
    n = write_letter(out, write_number(out, n, plate >> LAYER_AT), COLON)
    if colour == COLOURS:
        n = write_letter(out, n, NEUTRAL_LETTER)
    else:
        if copy == state[SIDES]:
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


@compiled(ENCODE)
def write_text(state: Ints, out: Ints) -> int:
    n = 1
    count = note_laid(state)
    if count == 0:
        n = write_letter(out, n, MINUS)
    for i in range(count):
        if i:
            n = write_letter(out, n, COMMA)
        n = write_plate(state, laid_colour(state, i), laid_copy(state, i), out, n)
    for side in range(state[SIDES]):
        n = write_letter(out, n, SLASH if side else SPACE)
        n = write_cylinders(state[TAKEN] >> CYLINDERS * side & ALL_CYLINDERS, out, n)
    n = write_number(out, write_letter(out, n, SPACE), state[SEAT])
    if state[OWES]:
        n = write_letter(out, n, BANG)
    out[0] = n - 1
    return n


text: Encoder[str] = Encoder(PositionText, write_text, capacity=1 + 10 * MOST_PLATES + 4 * (CYLINDERS + 1) + 4)


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
def lay_plate(state: Ints, out: Ints, begin: int, seat: int, copy: int, shape: int, cell: int) -> None:
    """Puts a plate on top of what lies there, if it can lie so (N1, N2, N7)."""
    if cell % BOARD + WIDTH[shape] > BOARD or cell // BOARD + DEPTH[shape] > BOARD:
        fail(out, begin, OFF_BOARD, 0, 0)
        return
    colour, squares = COLOUR[shape], AREA[shape] << cell
    bit = THE_NEUTRAL if shape == SHAPES else COLOURS * copy + colour
    if not state[UNLAID] >> bit & 1:
        fail(out, begin, TWICE, 0, 0)
    level = 1
    while level <= LEVELS and state[LEVEL + level] & squares:
        level += 1
    if level > LEVELS or state[LEVEL + level - 1] & squares != squares:
        fail(out, begin, UNEVEN, 0, 0)
    if shape == SHAPES and (level > 1 or seat > 1):
        fail(out, begin, NO_NEUTRAL, 0, 0)
    if out[WRONG]:
        return
    laid = cell | shape << SHAPE_AT | level << LEVEL_AT | seat << LAYER_AT
    state[PLATES + colour] |= laid << PLATE * copy
    state[UNLAID] &= ~(1 << bit)
    state[LEVEL + level] |= squares
    state[TOP] = max(state[TOP], level)
    out[BEGIN + bit] = begin


@compiled()
def read_plate(state: Ints, text: Ints, out: Ints) -> None:
    begin = out[PLACE]
    seat = read_number(text, out, 1, state[SEATS])
    expect(text, out, COLON)
    shape, copy = SHAPES, 0
    if not accept(text, out, NEUTRAL_LETTER):
        copy = side_of(state, seat)
        if accept(text, out, RESERVE_LETTER):
            copy = COPIES - 1
            if state[SIDES] == COPIES:
                fail(out, begin, NO_RESERVE, 0, 0)
        shape = read_shape(text, out)
    expect(text, out, AT)
    column = read_one_of(text, out, COLUMNS)
    row = read_number(text, out, 1, BOARD) - 1
    if not out[WRONG]:
        lay_plate(state, out, begin, seat, copy, shape, BOARD * row + column)


@compiled()
def read_plates(state: Ints, text: Ints, out: Ints) -> None:
    begin = out[PLACE]
    if accept(text, out, MINUS):
        return
    read_plate(state, text, out)
    while accept(text, out, COMMA):
        read_plate(state, text, out)
    if state[UNLAID] >> THE_NEUTRAL & 1:
        fail(out, begin, NO_NEUTRAL, 0, 0)


@compiled()
def bar_each_other(state: Ints, one: int, other: int) -> bool:
    """Whether two plates of a colour cannot both lie so, whichever came first (N8): one directly on the other, or
    side by side with a bare square each."""
    squares, others = squares_of(one), squares_of(other)
    apart = abs(level_of(one) - level_of(other))
    if apart == 1:
        return squares & others != 0
    return (
        apart == 0
        and around(squares) & others != 0
        and not is_covered(state, one)
        and not is_covered(state, other)
    )


@compiled()
def check_colours(state: Ints, out: Ints) -> None:
    for colour in range(COLOURS):
        for copy in range(1, COPIES):
            for before in range(copy):
                one, other = plate_of(state, colour, copy), plate_of(state, colour, before)
                if one and other and bar_each_other(state, one, other):
                    place = max(out[BEGIN + COLOURS * copy + colour], out[BEGIN + COLOURS * before + colour])
                    fail(out, place, SAME_COLOUR, 0, 0)


@compiled()
def read_cylinders(state: Ints, text: Ints, out: Ints) -> None:
    for side in range(state[SIDES]):
        expect(text, out, SLASH if side else SPACE)
        if accept(text, out, MINUS):
            continue
        last = 0
        while not out[WRONG] and (last == 0 or ZERO < next_letter(text, out) <= ZERO + CYLINDERS):
            place = out[PLACE]
            cylinder = read_one_of(text, out, HEIGHTS) + 1
            if cylinder <= last or not free_cylinders(state) >> (cylinder - 1) & 1:
                fail(out, place, TAKEN_TWICE, 0, 0)
            state[TAKEN] |= 1 << (CYLINDERS * side + cylinder - 1)
            last = cylinder


@compiled()
def plates_by(state: Ints, seat: int) -> int:
    n = 0
    for colour in range(COLOURS + 1):
        for copy in range(COPIES):
            n += plate_of(state, colour, copy) >> LAYER_AT == seat
    return n


@compiled()
def check_turns(state: Ints, out: Ints, cylinders: int, turn: int) -> None:
    """Every level after the first and every pass cost a cylinder (N9, N10), and the seats took turns (N6)."""
    plates = MOST_PLATES - count_bits(state[UNLAID])
    taken = CYLINDERS - count_bits(free_cylinders(state))
    passes = taken + state[OWES] - max(state[TOP] - 1, 0)
    if passes < 0 or (plates == 0 and taken + state[OWES] > 0):
        fail(out, cylinders, OWED, 0, 0)
        return
    turns = plates + passes
    acting = turns - state[OWES]  # turns before the one that is going on
    if state[SEAT] != acting % state[SEATS] + 1:
        fail(out, turn, TURN, 0, 0)
    for seat in range(1, state[SEATS] + 1):
        if plates_by(state, seat) > (turns + state[SEATS] - seat) // state[SEATS]:
            fail(out, turn, TURN, 0, 0)
    if not state[CHOICE] and free_cylinders(state) + (1 << taken) - 1 != ALL_CYLINDERS:
        fail(out, cylinders, OUT_OF_ORDER, 0, 0)


@compiled(PARSE)
def write_fault(state: Ints, text: Ints, out: Ints) -> int:
    begin_reading(out)
    read_plates(state, text, out)
    check_colours(state, out)
    cylinders = out[PLACE] + 1
    read_cylinders(state, text, out)
    expect(text, out, SPACE)
    turn = out[PLACE]
    state[SEAT] = read_number(text, out, 1, state[SEATS])
    if accept(text, out, BANG):
        state[OWES] = 1
        if not state[CHOICE] or free_cylinders(state) == 0:
            fail(out, turn, NO_CHOICE, 0, 0)
    end_of_text(text, out)
    if not out[WRONG]:
        check_turns(state, out, cylinders, turn)
    return end_reading(out)


fault: Encoder[Message | None] = Encoder(FAULTS, write_fault, capacity=BEGIN + MOST_PLATES)
