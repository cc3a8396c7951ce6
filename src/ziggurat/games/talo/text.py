"""Talo's positions as text: bars, pawns, and where the turn stands (docs/reference/notation.md).

    3z@4,4,0;3x@2,4,3! 2,2,0;7,7,0 2b 1:8 3+5 0+5 1:0

    bars                  "!" is held; after a collapse "?" was placed last, and "!" was held then
    pawns                 by seat, "-" for none
    seat, what is next    s start, p put again, r roll, t take, b build, f finish; over: T on top, C collapsed,
                          U used up, S standstill
    1:8                   rolls so far, and the last
    3+5 0+5               the lengths taken, and those still in hand; 0 for none
    1:0                   bars placed this turn, turns in a row without any; m: moved since the last placement

The supply is what is left of the 55 bars. A text is refused where pieces cannot be so, where the construction
falls, or where the figures of the turn do not go together; in which order the bars came is not asked.
"""

from ziggurat.core.messages import Message
from ziggurat.games.talo.rules import can_build, can_take
from ziggurat.games.talo.site import FREE, WOOD, fits_in, inside_box, survey, walled_in
from ziggurat.games.talo.space import (
    ALL_BARS,
    AREA,
    BAR,
    BARREN,
    BARS,
    BEYOND,
    BUILDING,
    BUILT,
    COLLAPSED,
    DARING,
    ENDED,
    FALLING,
    FINISHED,
    FINISHING,
    HAND,
    HEIGHT,
    HELD,
    INT,
    INTS,
    KINDS,
    LAND,
    LENGTHS,
    MOST_SEATS,
    MOVED,
    NOTHING,
    ON_TOP,
    PAWN,
    PHASE,
    RESTARTING,
    ROLLED,
    ROLLING,
    ROLLS,
    SEAT,
    SEATS,
    SITE,
    SPAN,
    STANDSTILL,
    STARTING,
    SUPPLY,
    TAKEN,
    TAKING,
    TRUTH,
    USED_UP,
    X,
    Z,
    axis_of,
    bar_code,
    cell_at,
    kind_of,
    length_of,
    x_of,
    y_of,
    z_of,
)
from ziggurat.games.talo.statics.balance import INSET, load_base, set_bar, stands, whole_stands
from ziggurat.kernel import (
    MINUS,
    OWN,
    PLACE,
    READING,
    SPACE,
    WRONG,
    Ints,
    accept,
    begin_reading,
    compiled,
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
    spec("talo-text-upright", "T9", place=int),
    spec("talo-text-box", "T11", place=int),
    spec("talo-text-overlap", "T10", place=int),
    spec("talo-text-water", "T11", place=int),
    spec("talo-text-supply", "T1", place=int, length=int),
    spec("talo-text-mark", "T13", place=int),
    spec("talo-text-falls", "T14", place=int),
    spec("talo-text-stands", "T13", place=int),
    spec("talo-text-pawn", "T18", place=int),
    spec("talo-text-pawns", "T5", place=int),
    spec("talo-text-phase", place=int),
    spec("talo-text-rolls", "T6", place=int),
    spec("talo-text-taken", "T6", place=int),
    spec("talo-text-hand", "T8", place=int),
    spec("talo-text-built", "T23", place=int),
)
(
    NOT_UPRIGHT, OUTSIDE, OVERLAP, WATER, NO_SUPPLY, BAD_MARK, FALLS, STANDS, BAD_PAWN, BAD_PAWNS, BAD_PHASE,
    BAD_ROLLS, BAD_TAKEN, BAD_HAND, BAD_BUILT,
) = range(OWN, OWN + 15)  # fmt: skip

SEMICOLON, COMMA, COLON, AT, BANG, QUESTION, PLUS, HAS_MOVED = (letter(one) for one in ";,:@!?+m")
AXES = tuple(letter(axis) for axis in "xyz")
PHASES = tuple(letter(one) for one in "sprtbf")  # STARTING … FINISHING
ENDS = tuple(letter(one) for one in "TCUS")  # ON_TOP … STANDSTILL
MOST_LETTERS = 14 * ALL_BARS + 10 * MOST_SEATS + 40


# ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────
@compiled(INT(INTS, INT, INT, INT, INT))
def write_place(out: Ints, n: int, x: int, y: int, z: int) -> int:
    n = write_letter(out, write_number(out, n, x), COMMA)
    n = write_letter(out, write_number(out, n, y), COMMA)
    return write_number(out, n, z)


@compiled(INT(INTS, INT, INTS, INT))
def write_bar_name(state: Ints, code: int, out: Ints, n: int) -> int:
    kind, cell = (code - 1) % KINDS, (code - 1) // KINDS
    n = write_letter(out, write_number(out, n, length_of(kind)), AXES[axis_of(kind)])
    n = write_place(out, write_letter(out, n, AT), x_of(cell), y_of(cell), z_of(cell))
    if code == state[HELD] or code == state[FALLING]:
        return write_letter(out, n, BANG)
    return write_letter(out, n, QUESTION) if code == state[FALLING + 1] else n


@compiled(INT(INTS, INTS, INT))
def write_pieces(state: Ints, out: Ints, n: int) -> int:
    """The bars and the pawns."""
    for i in range(state[BARS]):
        if i:
            n = write_letter(out, n, SEMICOLON)
        n = write_bar_name(state, state[BAR + i], out, n)
    if state[BARS] == 0:
        n = write_letter(out, n, MINUS)
    for seat in range(state[SEATS]):
        n = write_letter(out, n, SEMICOLON if seat else SPACE)
        place = state[PAWN + seat] - 1
        if place < 0:
            n = write_letter(out, n, MINUS)
        else:
            n = write_place(out, n, x_of(place), y_of(place), z_of(place))
    return n


@compiled(INT(INTS, INT, INT, INT, INT))
def write_pair(out: Ints, n: int, one: int, between: int, other: int) -> int:
    """Two numbers behind a space."""
    n = write_letter(out, write_number(out, write_letter(out, n, SPACE), one), between)
    return write_number(out, n, other)


@compiled(ENCODE, noinline=True)
def write_text(state: Ints, out: Ints) -> int:
    n = write_letter(out, write_pieces(state, out, 1), SPACE)
    n = write_number(out, n, state[SEAT])
    n = write_letter(out, n, ENDS[state[ENDED] - 1] if state[PHASE] == FINISHED else PHASES[state[PHASE]])
    n = write_pair(out, n, state[ROLLS], COLON, state[ROLLED])
    n = write_pair(out, n, state[TAKEN], PLUS, state[TAKEN + 1])
    n = write_pair(out, n, state[HAND], PLUS, state[HAND + 1])
    n = write_pair(out, n, state[BUILT], COLON, state[BARREN])
    if state[MOVED]:
        n = write_letter(out, n, HAS_MOVED)
    out[0] = n - 1
    return n


text: Encoder[str] = Encoder(PositionText, write_text, capacity=1 + MOST_LETTERS)


# ── Reading the pieces ───────────────────────────────────────────────────────────────────────────────────
@compiled(INT(INTS, INTS, INT))
def read_place(text: Ints, out: Ints, highest: int) -> int:
    """A cell, or the place of a pawn, which may be one higher than the cells."""
    x = read_number(text, out, -BEYOND, SITE + BEYOND - 1)
    expect(text, out, COMMA)
    y = read_number(text, out, -BEYOND, SITE + BEYOND - 1)
    expect(text, out, COMMA)
    return cell_at(x, y, read_number(text, out, 0, highest))


@compiled(NOTHING(INTS, INT))
def insert_bar(state: Ints, code: int) -> None:
    """Puts a bar into the list, which stays sorted."""
    i = state[BARS]
    while i > 0 and state[BAR + i - 1] > code:
        state[BAR + i] = state[BAR + i - 1]
        i -= 1
    state[BAR + i] = code
    state[BARS] += 1


@compiled(NOTHING(INTS, INTS, INTS))
def read_bar(state: Ints, text: Ints, out: Ints) -> None:
    begin = out[PLACE]
    length = read_number(text, out, 1, LENGTHS)
    axis = read_one_of(text, out, AXES)
    if length == 1 and axis != Z:
        fail(out, begin, NOT_UPRIGHT, 0, 0)
    expect(text, out, AT)
    cell = read_place(text, out, HEIGHT - 1)
    if out[WRONG]:
        return
    kind = kind_of(length, axis)
    if not inside_box(kind, cell // SPAN) or (axis == X and cell % SPAN + length > SPAN):
        fail(out, begin, OUTSIDE, 0, 0)
        return
    if not fits_in(state, FREE, kind, cell):
        fail(out, begin, OVERLAP if cell >= AREA or on_land(state, kind, cell) else WATER, 0, 0)
        return
    if state[SUPPLY + length - 1] == 0:
        fail(out, begin, NO_SUPPLY, length, 0)
        return
    state[SUPPLY + length - 1] -= 1
    insert_bar(state, bar_code(kind, cell))
    survey(state)
    read_mark(state, text, out, bar_code(kind, cell))


@compiled(TRUTH(INTS, INT, INT))
def on_land(state: Ints, kind: int, cell: int) -> bool:
    """Whether a bar that begins on the board has only land under it (T11)."""
    axis = axis_of(kind)
    for k in range(1 if axis == Z else length_of(kind)):
        x, y = x_of(cell) + (k if axis == X else 0), y_of(cell) + (0 if axis == X else k)
        if not (0 <= x < SITE and 0 <= y < SITE and state[LAND + y] >> x & 1):
            return False
    return True


@compiled(NOTHING(INTS, INTS, INTS, INT))
def read_mark(state: Ints, text: Ints, out: Ints, code: int) -> None:
    """Whether the bar just read is held, or fell; which of them will be seen by what is to be done."""
    place = out[PLACE]
    if accept(text, out, BANG):
        if state[FALLING]:
            fail(out, place, BAD_MARK, 0, 0)
        state[FALLING] = code
    elif accept(text, out, QUESTION):
        if state[FALLING + 1]:
            fail(out, place, BAD_MARK, 0, 0)
        state[FALLING + 1] = code


@compiled(NOTHING(INTS, INTS, INTS))
def read_bars(state: Ints, text: Ints, out: Ints) -> None:
    for seat in range(state[SEATS]):
        state[PAWN + seat] = 0  # some options put them on the board at once (T5)
    survey(state)
    if accept(text, out, MINUS):
        return
    read_bar(state, text, out)
    while accept(text, out, SEMICOLON):
        read_bar(state, text, out)


@compiled(TRUTH(INTS, INT))
def can_stand_at(state: Ints, place: int) -> bool:
    """Whether a pawn can stand somewhere (T17, T18): on wood or on land, nothing in its two cells."""
    row, x = place // SPAN, place % SPAN
    if place < AREA:
        if not on_land(state, 0, place):
            return False
    elif not state[WOOD + row - SPAN] >> x & 1:
        return False
    for k in range(2):
        if place + k * AREA < HEIGHT * AREA and not state[FREE + row + k * SPAN] >> x & 1:
            return False
    return True


@compiled(NOTHING(INTS, INTS, INTS))
def read_pawns(state: Ints, text: Ints, out: Ints) -> None:
    for seat in range(state[SEATS]):
        expect(text, out, SEMICOLON if seat else SPACE)
        begin = out[PLACE]
        if next_letter(text, out) == MINUS:
            out[PLACE] += 1
            if next_letter(text, out) in (SEMICOLON, SPACE):
                continue
            out[PLACE] = begin
        place = read_place(text, out, HEIGHT)
        if out[WRONG]:
            return
        survey(state)
        if not can_stand_at(state, place):
            fail(out, begin, BAD_PAWN, 0, 0)
            return
        state[PAWN + seat] = place + 1


# ── Reading the turn ─────────────────────────────────────────────────────────────────────────────────────
@compiled(NOTHING(INTS, INTS, INTS))
def read_phase(state: Ints, text: Ints, out: Ints) -> None:
    state[SEAT] = read_number(text, out, 1, state[SEATS])
    state[ENDED] = 0
    for end in range(len(ENDS)):
        if accept(text, out, ENDS[end]):
            state[PHASE], state[ENDED] = FINISHED, end + 1
            return
    state[PHASE] = read_one_of(text, out, PHASES)


@compiled(NOTHING(INTS, INTS, INTS, INT, INT, INT))
def read_pair(state: Ints, text: Ints, out: Ints, at: int, between: int, most: int) -> None:
    """Two numbers behind a space, into the position."""
    expect(text, out, SPACE)
    state[at] = read_number(text, out, 0, LENGTHS)
    expect(text, out, between)
    state[at + 1] = read_number(text, out, 0, most)


@compiled(TRUTH(INTS))
def pawns_agree(state: Ints) -> bool:
    """Whether just those pawns are on the board that must be, and one on top only if that ended the game."""
    for seat in range(1, state[SEATS] + 1):
        place = state[PAWN + seat - 1] - 1
        if (place < 0) != (state[PHASE] == STARTING and seat >= state[SEAT]):
            return False
        if (place >= HEIGHT * AREA) != (state[ENDED] == ON_TOP and seat == state[SEAT]):
            return False
    return True


@compiled(TRUTH(INTS))
def marks_agree(state: Ints) -> bool:
    """Whether the bar that is held, and those that fell, are marked, and no others."""
    if state[ENDED] == COLLAPSED:
        return state[DARING] == 1 and state[FALLING + 1] > 0
    if state[FALLING + 1]:
        return False
    return state[FALLING] == 0 or state[PHASE] == BUILDING


@compiled(TRUTH(INTS))
def rolls_agree(state: Ints) -> bool:
    """T6"""
    phase = state[PHASE]
    if (state[ROLLS] == 0) != (state[ROLLED] == 0):
        return False
    if phase in (STARTING, RESTARTING) or state[ENDED] == USED_UP:
        return state[ROLLS] == 0
    takes = 0
    for a in range(state[ROLLED] // 2 + 1):
        takes += state[ROLLED] > 0 and can_take(state, a, state[ROLLED] - a)
    if phase == ROLLING:
        return state[ROLLS] <= 2 and takes == 0
    if phase == TAKING:
        return state[ROLLS] > 0 and takes > 0
    return state[ROLLS] > 0


@compiled(TRUTH(INTS))
def taken_agree(state: Ints) -> bool:
    """Whether the lengths taken make up the roll (T6); before the take there are none."""
    a, b = state[TAKEN], state[TAKEN + 1]
    if (
        state[PHASE] in (BUILDING, FINISHING)
        or state[ENDED] in (ON_TOP, COLLAPSED)
        or (state[ENDED] == STANDSTILL and b)
    ):
        return a <= b and b > 0 and a + b == state[ROLLED]
    return a == 0 and b == 0


@compiled(INT(INTS, INT))
def count_pair(state: Ints, at: int) -> int:
    return int(state[at] > 0) + int(state[at + 1] > 0)


@compiled(TRUTH(INTS))
def hand_agrees(state: Ints) -> bool:
    """Whether what is in hand was taken; of two alike the first is placed first (T8, T13)."""
    for k in range(2):
        if state[HAND + k] and state[HAND + k] != state[TAKEN + k]:
            return False
    if state[TAKEN] > 0 and state[TAKEN] == state[TAKEN + 1] and state[HAND] > 0 and state[HAND + 1] == 0:
        return False
    if state[HELD] and (count_pair(state, HAND) != 1 or count_pair(state, TAKEN) != 2):
        return False
    if state[PHASE] == BUILDING:
        return count_pair(state, HAND) > 0
    return count_pair(state, HAND) == 0 or state[ENDED] in (ON_TOP, COLLAPSED)


@compiled(TRUTH(INTS))
def built_agrees(state: Ints) -> bool:
    """Whether as many bars were placed this turn as are gone from the hand, and fewer turns in a row without any
    than there are seats (T23)."""
    taken, hand, ended = count_pair(state, TAKEN), count_pair(state, HAND), state[ENDED]
    if state[BUILT] > min(taken - hand, state[BARS]) or (state[BARREN] == state[SEATS]) != (ended == STANDSTILL):
        return False
    if (state[PHASE] == BUILDING or ended == COLLAPSED) and state[BUILT] != taken - hand:
        return False
    if state[MOVED] and taken == 0:
        return False
    if ended == STANDSTILL and state[BUILT]:
        return False
    return state[MOVED] == 0 or (state[HELD] == 0 and ended != COLLAPSED)


# ── Whether it stands, and what is to be done ────────────────────────────────────────────────────────────
@compiled(TRUTH(INTS), noinline=True)
def construction_stands(state: Ints) -> bool:
    """Whether the bars stand, those that are held or fell left out (T14)."""
    bars = 0
    for i in range(state[BARS]):
        code = state[BAR + i]
        if code != state[HELD] and code != state[FALLING] and code != state[FALLING + 1]:
            set_bar(state, bars, (code - 1) % KINDS, (code - 1) // KINDS)
            bars += 1
    return bars == 0 or whole_stands(state, bars, INSET)


@compiled(TRUTH(INTS), noinline=True)
def held_falls(state: Ints) -> bool:
    """Whether the bar that is held would fall: otherwise nobody would hold it (T13)."""
    base = load_base(state)
    set_bar(state, base, (state[HELD] - 1) % KINDS, (state[HELD] - 1) // KINDS)
    return not stands(state, base, base + 1, INSET)


@compiled(TRUTH(INTS), noinline=True)
def phase_agrees(state: Ints) -> bool:
    """Whether the course of the game stops here: there is a roll to make, or something to build."""
    phase = state[PHASE]
    if state[BARS] and phase == STARTING:
        return False
    supply = 0
    for length in range(LENGTHS):
        supply += state[SUPPLY + length]
    if (phase in (RESTARTING, ROLLING) and supply == 0) or (state[ENDED] == USED_UP and supply > 0):
        return False
    if phase == RESTARTING:
        return walled_in(state)
    return phase != BUILDING or state[HELD] > 0 or can_build(state)


@compiled(NOTHING(INTS, INTS, INT, INT, INT))
def check_balance(state: Ints, out: Ints, bars: int, phase: int, held: int) -> None:
    if not construction_stands(state):
        fail(out, bars, FALLS, 0, 0)
    elif held and not held_falls(state):
        fail(out, bars, STANDS, 0, 0)
    elif not phase_agrees(state):
        fail(out, phase, BAD_PHASE, 0, 0)


@compiled(PARSE, noinline=True)
def write_fault(state: Ints, text: Ints, out: Ints) -> int:
    begin_reading(out)
    read_bars(state, text, out)
    pawns = out[PLACE] + 1
    read_pawns(state, text, out)
    expect(text, out, SPACE)
    phase = out[PLACE]
    read_phase(state, text, out)
    if not out[WRONG] and not marks_agree(state):
        fail(out, 0, BAD_MARK, 0, 0)
    if state[ENDED] != COLLAPSED:
        state[HELD], state[FALLING] = state[FALLING], 0
    rolls = out[PLACE] + 1
    read_pair(state, text, out, ROLLS, COLON, LENGTHS)
    taken = out[PLACE] + 1
    read_pair(state, text, out, TAKEN, PLUS, LENGTHS)
    hand = out[PLACE] + 1
    read_pair(state, text, out, HAND, PLUS, LENGTHS)
    built = out[PLACE] + 1
    read_pair(state, text, out, BUILT, COLON, MOST_SEATS)
    state[MOVED] = accept(text, out, HAS_MOVED)
    end_of_text(text, out)
    if out[WRONG]:
        return end_reading(out)
    for k in range(2):
        length = state[HAND + k]
        if length:
            state[SUPPLY + length - 1] -= 1
            if state[SUPPLY + length - 1] < 0:
                fail(out, hand, NO_SUPPLY, length, 0)
    if not pawns_agree(state):
        fail(out, pawns, BAD_PAWNS, 0, 0)
    if not rolls_agree(state) or state[ROLLS] > 3:
        fail(out, rolls, BAD_ROLLS, 0, 0)
    if not taken_agree(state):
        fail(out, taken, BAD_TAKEN, 0, 0)
    if not hand_agrees(state):
        fail(out, hand, BAD_HAND, 0, 0)
    if not built_agrees(state):
        fail(out, built, BAD_BUILT, 0, 0)
    if not out[WRONG]:
        check_balance(state, out, 0, phase, state[HELD])
    return end_reading(out)


fault: Encoder[Message | None] = Encoder(FAULTS, write_fault, capacity=READING)
