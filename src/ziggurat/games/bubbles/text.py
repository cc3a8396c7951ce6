"""Bubbles's positions as text: the rows from the north, then where the turn stands (docs/reference/notation.md).

    KK1KK/5/5/5/YBGRP/RP2G/5/5/3B1/KKYKK 2d - 14,14,14,14,14,3 0:0 -:-

    ten rows              as in chess: a letter a bubble, a digit for so many empty places
    seat, what is next    d draw, p place, w swap, o drop, s send, u use a power; e with how it ended and who won
    the bubble drawn      or "-"
    the bag               how many of each colour, R P Y B G K
    scores, powers        of both seats: R2B1 is two red powers and a blue one
    above, sent           only where there are any (solo): c+5R lies above the fourth place; what was sent already

A text is refused where bubbles cannot lie so, where there are more than the game has, or where the figures do not
go together.
"""

from ziggurat.core.messages import Message
from ziggurat.games.bubbles.board import (
    BAG,
    BLACK,
    CELLS,
    COLOURS,
    COLUMNS,
    DRAWN,
    ENDING,
    HEIGHT,
    PHASE,
    PLANET_PLACES,
    PLANETS,
    POWERS,
    SCORE,
    SEAT,
    SENT,
    SKY,
    SOLO,
    STRIDE,
    TALLEST,
    TOO_HIGH,
    WINNERS,
    WITH_POWERS,
    empty_cells,
    has_line,
    occupied,
    sky_at,
)
from ziggurat.games.bubbles.drops import drops, goes_on
from ziggurat.games.bubbles.notation import COLUMN_NAMES, LETTERS
from ziggurat.games.bubbles.turns import (
    CLEARED,
    DRAW,
    DROP,
    ENDED,
    NO_MORE,
    PLACE,
    POWER,
    SEND,
    SWAP,
    actor,
    in_bag,
    sendable,
    usable,
)
from ziggurat.kernel import (
    MINUS,
    OWN,
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
    refuse_letter,
    write_letter,
    write_number,
)
from ziggurat.kernel import PLACE as AT
from ziggurat.schema.client_schema import ENCODE, PARSE, Encoder, PositionText, faults, spec

FAULTS = faults(
    spec("bubbles-text-row", "U2", place=int),
    spec("bubbles-text-gap", "U2", place=int),
    spec("bubbles-text-line", "U10", place=int),
    spec("bubbles-text-count", "U1", place=int),
    spec("bubbles-text-drawn", "U6", place=int),
    spec("bubbles-text-powers", "U13", place=int),
    spec("bubbles-text-phase", place=int),
    spec("bubbles-text-solo", "U21", place=int),
    spec("bubbles-text-sent", "U22", place=int),
)
BAD_ROW, GAP, LINE, COUNT, BAD_DRAWN, BAD_POWERS, BAD_PHASE, BAD_SOLO, BAD_SENT = range(OWN, OWN + 9)

COLON, COMMA, SLASH, PLUS, BANG, ENDED_LETTER = (letter(one) for one in ":,/+!e")
BUBBLES = tuple(letter(one) for one in LETTERS)
COLUMN_LETTERS = tuple(letter(one) for one in COLUMN_NAMES)
PHASES = tuple(letter(one) for one in "dpwosue")  # DRAW … ENDED
ROWS = 2 * HEIGHT + 2
OF_EACH = 16  # U1
MOST_POINTS = 200
BEGIN = READING  # where each row begins in the text
MOST_LETTERS = ROWS * (COLUMNS + 1) + 10 + COLOURS * 3 + 8 + 2 * (4 * BLACK + 1) + 5 * TALLEST * COLUMNS + 20


# ── Rows: from the north, as they are drawn ──────────────────────────────────────────────────────────────
@compiled()
def bubble_in(state: Ints, row: int, column: int) -> int:
    """The bubble in a row from the north, colour + 1, or 0; what was sent is still there."""
    if row in (HEIGHT, HEIGHT + 1):
        return sky_at(state[SKY], COLUMNS * (HEIGHT + 1 - row) + column)
    planet = 1 if row < HEIGHT else 0
    return bubble_on(state, planet, STRIDE * column + (row if planet else ROWS - 1 - row))


@compiled()
def bubble_on(state: Ints, planet: int, place: int) -> int:
    for colour in range(COLOURS):
        if state[PLANETS + COLOURS * planet + colour] >> place & 1:
            return colour + 1
    return 0


@compiled()
def put_bubble(state: Ints, row: int, column: int, colour: int) -> None:
    if row in (HEIGHT, HEIGHT + 1):
        state[SKY] |= (colour + 1) << 4 * (COLUMNS * (HEIGHT + 1 - row) + column)
        return
    planet = 1 if row < HEIGHT else 0
    place = STRIDE * column + (row if planet else ROWS - 1 - row)
    state[PLANETS + COLOURS * planet + colour] |= 1 << place


# ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────
@compiled()
def write_rows(state: Ints, out: Ints, n: int) -> int:
    for row in range(ROWS):
        if row:
            n = write_letter(out, n, SLASH)
        empty = 0
        for column in range(COLUMNS):
            bubble = bubble_in(state, row, column)
            if bubble == 0:
                empty += 1
                continue
            if empty:
                n = write_number(out, n, empty)
            n = write_letter(out, n, BUBBLES[bubble - 1])
            empty = 0
        if empty:
            n = write_number(out, n, empty)
    return n


@compiled()
def write_powers(held: int, out: Ints, n: int) -> int:
    if held == 0:
        return write_letter(out, n, MINUS)
    for colour in range(BLACK):
        count = held >> STRIDE * colour & 0xFF
        if count:
            n = write_number(out, write_letter(out, n, BUBBLES[colour]), count)
    return n


@compiled()
def write_height(place: int, out: Ints, n: int) -> int:
    """A place on the planet of seat 1: c3, or c+5 above the fourth."""
    n = write_letter(out, n, COLUMN_LETTERS[place // STRIDE])
    if place % STRIDE >= HEIGHT:
        n = write_letter(out, n, PLUS)
    return write_number(out, n, place % STRIDE + 1)


@compiled()
def write_above(state: Ints, out: Ints, n: int) -> int:
    begin = n
    for place in range(PLANET_PLACES):
        if occupied(state, 0) & TOO_HIGH & 1 << place:
            if n > begin:
                n = write_letter(out, n, COMMA)
            n = write_letter(out, write_height(place, out, n), BUBBLES[bubble_on(state, 0, place) - 1])
    return n if n > begin else write_letter(out, n, MINUS)


@compiled()
def write_sent(state: Ints, out: Ints, n: int) -> int:
    begin = n
    for place in range(PLANET_PLACES):
        if state[SENT] >> place & 1:
            if n > begin:
                n = write_letter(out, n, COMMA)
            n = write_height(place, out, n)
    n = n if n > begin else write_letter(out, n, MINUS)
    return write_letter(out, n, BANG) if state[SENT] & NO_MORE else n


@compiled(ENCODE)
def write_text(state: Ints, out: Ints) -> int:
    n = write_letter(out, write_rows(state, out, 1), SPACE)
    n = write_letter(out, write_number(out, n, state[SEAT] + 1), PHASES[state[PHASE]])
    if state[PHASE] == ENDED:
        n = write_number(out, write_number(out, n, state[ENDING]), state[WINNERS])
    n = write_letter(out, write_letter(out, n, SPACE), BUBBLES[state[DRAWN] - 1] if state[DRAWN] else MINUS)
    for colour in range(COLOURS):
        n = write_number(out, write_letter(out, n, COMMA if colour else SPACE), state[BAG + colour])
    for seat in range(2):
        n = write_number(out, write_letter(out, n, COLON if seat else SPACE), state[SCORE + seat])
    for seat in range(2):
        n = write_powers(state[POWERS + seat], out, write_letter(out, n, COLON if seat else SPACE))
    if state[SENT] or occupied(state, 0) & TOO_HIGH:
        n = write_above(state, out, write_letter(out, n, SPACE))
        n = write_sent(state, out, write_letter(out, n, SPACE))
    out[0] = n - 1
    return n


text: Encoder[str] = Encoder(PositionText, write_text, capacity=1 + MOST_LETTERS)


# ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────
@compiled()
def read_row(state: Ints, text: Ints, out: Ints, row: int) -> None:
    begin, column = out[AT], 0
    while column < COLUMNS and not out[WRONG]:
        skipped = next_letter(text, out) - ZERO
        if 1 <= skipped <= COLUMNS:
            out[AT] += 1
            column += skipped
            if 1 <= next_letter(text, out) - ZERO <= COLUMNS:
                refuse_letter(text, out)  # one number says how many are empty
            continue
        colour = read_one_of(text, out, BUBBLES)
        if not out[WRONG]:
            put_bubble(state, row, column, colour)
        column += 1
    if column > COLUMNS:
        fail(out, begin, BAD_ROW, 0, 0)


@compiled()
def read_rows(state: Ints, text: Ints, out: Ints) -> None:
    for row in range(ROWS):
        if row:
            expect(text, out, SLASH)
        out[BEGIN + row] = out[AT]
        read_row(state, text, out, row)


@compiled()
def read_phase(state: Ints, text: Ints, out: Ints) -> None:
    state[SEAT] = read_number(text, out, 1, 1 if state[SOLO] else 2) - 1
    state[PHASE] = read_one_of(text, out, PHASES)
    state[ENDING] = state[WINNERS] = 0
    if state[PHASE] == ENDED and not out[WRONG]:
        for at in range(2):
            if not ZERO <= next_letter(text, out) <= ZERO + (3 if at else CLEARED):
                refuse_letter(text, out)
                return
            state[ENDING + at] = text[out[AT]] - ZERO
            out[AT] += 1
        if state[ENDING] == 0:
            fail(out, out[AT] - 2, BAD_PHASE, 0, 0)


@compiled()
def read_drawn(text: Ints, out: Ints) -> int:
    return 0 if accept(text, out, MINUS) else read_one_of(text, out, BUBBLES) + 1


@compiled()
def read_powers(text: Ints, out: Ints) -> int:
    if accept(text, out, MINUS):
        return 0
    held, last = 0, -1
    while not out[WRONG] and (last < 0 or next_letter(text, out) > COLON):
        place = out[AT]
        colour = read_one_of(text, out, BUBBLES)
        if colour <= last or colour == BLACK:
            fail(out, place, BAD_POWERS, 0, 0)
        held |= read_number(text, out, 1, 99) << STRIDE * colour
        last = colour
    return held


@compiled()
def read_height(text: Ints, out: Ints) -> int:
    column = read_one_of(text, out, COLUMN_LETTERS)
    if accept(text, out, PLUS):
        return STRIDE * column + read_number(text, out, HEIGHT + 1, TALLEST) - 1
    return STRIDE * column + read_number(text, out, 1, HEIGHT) - 1


@compiled()
def read_above(state: Ints, text: Ints, out: Ints) -> None:
    if accept(text, out, MINUS):
        return
    while not out[WRONG]:
        begin = out[AT]
        place = read_height(text, out)
        colour = read_one_of(text, out, BUBBLES)
        if place % STRIDE < HEIGHT or occupied(state, 0) >> place & 1:
            fail(out, begin, GAP, 0, 0)
        if not out[WRONG]:
            state[PLANETS + colour] |= 1 << place
        if not accept(text, out, COMMA):
            return


@compiled()
def read_sent(state: Ints, text: Ints, out: Ints) -> None:
    state[SENT] = 0
    if not accept(text, out, MINUS):
        while not out[WRONG]:
            begin = out[AT]
            place = read_height(text, out)
            if not occupied(state, 0) >> place & 1 or state[SENT] >> place & 1:
                fail(out, begin, BAD_SENT, 0, 0)
            state[SENT] |= 1 << place
            if not accept(text, out, COMMA):
                break
    if accept(text, out, BANG):
        state[SENT] |= NO_MORE


@compiled()
def read_piles(state: Ints, text: Ints, out: Ints) -> None:
    """What lies above the fourth places and what was sent, where a text tells of it."""
    state[SENT] = 0
    if not accept(text, out, SPACE):
        return
    begin = out[AT]
    read_above(state, text, out)
    expect(text, out, SPACE)
    read_sent(state, text, out)
    if not state[SOLO] or state[PHASE] not in (SEND, ENDED):
        fail(out, begin, BAD_SOLO, 0, 0)
    if state[SENT] == 0 and occupied(state, 0) & TOO_HIGH == 0:
        fail(out, begin, BAD_SENT, 0, 0)


# ── Whether it goes together ─────────────────────────────────────────────────────────────────────────────
@compiled()
def is_piled(bubbles: int) -> bool:
    """Whether all columns are filled from the ground up."""
    for column in range(COLUMNS):
        pile = bubbles >> STRIDE * column & 0xFF
        if pile & (pile + 1):
            return False
    return True


@compiled()
def floating_row(state: Ints) -> int:
    """The first row in which a bubble has nothing under it; the top row of a planet, if it lies above that."""
    for row in range(ROWS):
        under = row - 1 if row < HEIGHT else row + 1
        if row in (0, HEIGHT, HEIGHT + 1, ROWS - 1):
            continue
        for column in range(COLUMNS):
            if bubble_in(state, row, column) and not bubble_in(state, under, column):
                return row
    return HEIGHT + 2


@compiled()
def lines_up(state: Ints, planet: int) -> bool:
    for colour in range(BLACK):
        if has_line(state[PLANETS + COLOURS * planet + colour]):
            return True
    return False


@compiled()
def lying(state: Ints, colour: int) -> int:
    """The bubbles of a colour in the sky, on the planets, in the bag and drawn; one that was sent lies twice."""
    found: int = state[BAG + colour] + (state[DRAWN] == colour + 1)
    for cell in range(CELLS):
        found += sky_at(state[SKY], cell) == colour + 1
    found += count_bits(state[PLANETS + colour] & ~state[SENT]) + count_bits(state[PLANETS + COLOURS + colour])
    return found


@compiled()
def counts_agree(state: Ints, blacks: int) -> bool:
    """Whether there are no more bubbles than the game has (U1), and each that is gone was scored: on a mission's
    planet they are gone without a point (U23)."""
    total = 0
    for colour in range(COLOURS):
        found = lying(state, colour)
        if found > (blacks if colour == BLACK else OF_EACH):
            return False
        total += found
    points, gone = state[SCORE] + state[SCORE + 1], BLACK * OF_EACH + blacks - total
    return bool(points <= gone if state[SOLO] else points == gone)


@compiled()
def phase_agrees(state: Ints) -> bool:
    """Whether there is just this to decide."""
    phase = state[PHASE]
    empty = count_bits(empty_cells(state[SKY]))
    if phase == DRAW:
        return empty > 0 and in_bag(state) >= empty
    if phase == PLACE:
        return empty > 0 and in_bag(state) + 1 >= empty
    if phase == SWAP:
        return empty == 0 and goes_on(state)
    if phase == DROP:
        return empty == 0 and drops(state) != 0
    if phase == SEND:
        return state[SOLO] == 1 and sendable(state) != 0
    return phase != POWER or (state[POWERS] + state[POWERS + 1] > 0 and usable(state, actor(state)))


@compiled(PARSE)
def write_fault(state: Ints, text: Ints, out: Ints) -> int:
    begin_reading(out)
    blacks = lying(state, BLACK)
    state[SKY] = 0
    for i in range(PLANETS, PLANETS + 2 * COLOURS):
        state[i] = 0
    read_rows(state, text, out)
    expect(text, out, SPACE)
    phase = out[AT]
    read_phase(state, text, out)
    expect(text, out, SPACE)
    drawn = out[AT]
    state[DRAWN] = read_drawn(text, out)
    bag = out[AT] + 1
    for colour in range(COLOURS):
        expect(text, out, COMMA if colour else SPACE)
        state[BAG + colour] = read_number(text, out, 0, OF_EACH)
    for seat in range(2):
        expect(text, out, COLON if seat else SPACE)
        state[SCORE + seat] = read_number(text, out, 0, MOST_POINTS)
    powers = out[AT] + 1
    for seat in range(2):
        expect(text, out, COLON if seat else SPACE)
        state[POWERS + seat] = read_powers(text, out)
    read_piles(state, text, out)
    end_of_text(text, out)
    if not out[WRONG]:
        check(state, out, blacks, phase, drawn, bag, powers)
    return end_reading(out)


@compiled()
def check(state: Ints, out: Ints, blacks: int, phase: int, drawn: int, bag: int, powers: int) -> None:
    """Finds what does not go together, and notes the place of it."""
    if not is_piled(occupied(state, 0)) or not is_piled(occupied(state, 1)):
        fail(out, out[BEGIN + floating_row(state)], GAP, 0, 0)
    settled = state[PHASE] not in (SEND, ENDED)
    if state[PHASE] != ENDED and lines_up(state, 1):
        fail(out, out[BEGIN], LINE, 0, 0)
    if settled and lines_up(state, 0):
        fail(out, out[BEGIN + HEIGHT + 2], LINE, 0, 0)
    if (state[DRAWN] > 0) != (state[PHASE] == PLACE):
        fail(out, drawn, BAD_DRAWN, 0, 0)
    if not counts_agree(state, blacks):
        fail(out, bag, COUNT, 0, 0)
    if state[SOLO] and state[SCORE + 1] + state[POWERS + 1] > 0:
        fail(out, powers, BAD_SOLO, 0, 0)
    held = state[POWERS] + state[POWERS + 1] > 0
    if held and (not state[WITH_POWERS] or (settled and state[PHASE] != POWER)):
        fail(out, powers, BAD_POWERS, 0, 0)
    if not out[WRONG] and not phase_agrees(state):
        fail(out, phase, BAD_PHASE, 0, 0)


fault: Encoder[Message | None] = Encoder(FAULTS, write_fault, capacity=BEGIN + ROWS)
