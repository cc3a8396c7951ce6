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
from ziggurat.schema.schema import READ, WRITE, PositionText, Written, faults, says

FAULTS = faults(
    says("talo-text-upright", "T9", place=int),
    says("talo-text-box", "T11", place=int),
    says("talo-text-overlap", "T10", place=int),
    says("talo-text-water", "T11", place=int),
    says("talo-text-supply", "T1", place=int, length=int),
    says("talo-text-mark", "T13", place=int),
    says("talo-text-falls", "T14", place=int),
    says("talo-text-stands", "T13", place=int),
    says("talo-text-pawn", "T18", place=int),
    says("talo-text-pawns", "T5", place=int),
    says("talo-text-phase", place=int),
    says("talo-text-rolls", "T6", place=int),
    says("talo-text-taken", "T6", place=int),
    says("talo-text-hand", "T8", place=int),
    says("talo-text-built", "T23", place=int),
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
def write_bar_name(p: Ints, code: int, out: Ints, n: int) -> int:
    kind, cell = (code - 1) % KINDS, (code - 1) // KINDS
    n = write_letter(out, write_number(out, n, length_of(kind)), AXES[axis_of(kind)])
    n = write_place(out, write_letter(out, n, AT), x_of(cell), y_of(cell), z_of(cell))
    if code == p[HELD] or code == p[FALLING]:
        return write_letter(out, n, BANG)
    return write_letter(out, n, QUESTION) if code == p[FALLING + 1] else n


@compiled(INT(INTS, INTS, INT))
def write_pieces(p: Ints, out: Ints, n: int) -> int:
    """The bars and the pawns."""
    for i in range(p[BARS]):
        if i:
            n = write_letter(out, n, SEMICOLON)
        n = write_bar_name(p, p[BAR + i], out, n)
    if p[BARS] == 0:
        n = write_letter(out, n, MINUS)
    for seat in range(p[SEATS]):
        n = write_letter(out, n, SEMICOLON if seat else SPACE)
        place = p[PAWN + seat] - 1
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


@compiled(WRITE, noinline=True)
def write_text(p: Ints, out: Ints) -> int:
    n = write_letter(out, write_pieces(p, out, 1), SPACE)
    n = write_number(out, n, p[SEAT])
    n = write_letter(out, n, ENDS[p[ENDED] - 1] if p[PHASE] == FINISHED else PHASES[p[PHASE]])
    n = write_pair(out, n, p[ROLLS], COLON, p[ROLLED])
    n = write_pair(out, n, p[TAKEN], PLUS, p[TAKEN + 1])
    n = write_pair(out, n, p[HAND], PLUS, p[HAND + 1])
    n = write_pair(out, n, p[BUILT], COLON, p[BARREN])
    if p[MOVED]:
        n = write_letter(out, n, HAS_MOVED)
    out[0] = n - 1
    return n


text: Written[str] = Written(PositionText, write_text, room=1 + MOST_LETTERS)


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
def insert_bar(p: Ints, code: int) -> None:
    """Puts a bar into the list, which stays sorted."""
    i = p[BARS]
    while i > 0 and p[BAR + i - 1] > code:
        p[BAR + i] = p[BAR + i - 1]
        i -= 1
    p[BAR + i] = code
    p[BARS] += 1


@compiled(NOTHING(INTS, INTS, INTS))
def read_bar(p: Ints, text: Ints, out: Ints) -> None:
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
    if not fits_in(p, FREE, kind, cell):
        fail(out, begin, OVERLAP if cell >= AREA or on_land(p, kind, cell) else WATER, 0, 0)
        return
    if p[SUPPLY + length - 1] == 0:
        fail(out, begin, NO_SUPPLY, length, 0)
        return
    p[SUPPLY + length - 1] -= 1
    insert_bar(p, bar_code(kind, cell))
    survey(p)
    read_mark(p, text, out, bar_code(kind, cell))


@compiled(TRUTH(INTS, INT, INT))
def on_land(p: Ints, kind: int, cell: int) -> bool:
    """Whether a bar that begins on the board has only land under it (T11)."""
    axis = axis_of(kind)
    for k in range(1 if axis == Z else length_of(kind)):
        x, y = x_of(cell) + (k if axis == X else 0), y_of(cell) + (0 if axis == X else k)
        if not (0 <= x < SITE and 0 <= y < SITE and p[LAND + y] >> x & 1):
            return False
    return True


@compiled(NOTHING(INTS, INTS, INTS, INT))
def read_mark(p: Ints, text: Ints, out: Ints, code: int) -> None:
    """Whether the bar just read is held, or fell; which of them will be seen by what is to be done."""
    place = out[PLACE]
    if accept(text, out, BANG):
        if p[FALLING]:
            fail(out, place, BAD_MARK, 0, 0)
        p[FALLING] = code
    elif accept(text, out, QUESTION):
        if p[FALLING + 1]:
            fail(out, place, BAD_MARK, 0, 0)
        p[FALLING + 1] = code


@compiled(NOTHING(INTS, INTS, INTS))
def read_bars(p: Ints, text: Ints, out: Ints) -> None:
    for seat in range(p[SEATS]):
        p[PAWN + seat] = 0  # some options put them on the board at once (T5)
    survey(p)
    if accept(text, out, MINUS):
        return
    read_bar(p, text, out)
    while accept(text, out, SEMICOLON):
        read_bar(p, text, out)


@compiled(TRUTH(INTS, INT))
def can_stand_at(p: Ints, place: int) -> bool:
    """Whether a pawn can stand somewhere (T17, T18): on wood or on land, nothing in its two cells."""
    row, x = place // SPAN, place % SPAN
    if place < AREA:
        if not on_land(p, 0, place):
            return False
    elif not p[WOOD + row - SPAN] >> x & 1:
        return False
    for k in range(2):
        if place + k * AREA < HEIGHT * AREA and not p[FREE + row + k * SPAN] >> x & 1:
            return False
    return True


@compiled(NOTHING(INTS, INTS, INTS))
def read_pawns(p: Ints, text: Ints, out: Ints) -> None:
    for seat in range(p[SEATS]):
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
        survey(p)
        if not can_stand_at(p, place):
            fail(out, begin, BAD_PAWN, 0, 0)
            return
        p[PAWN + seat] = place + 1


# ── Reading the turn ─────────────────────────────────────────────────────────────────────────────────────
@compiled(NOTHING(INTS, INTS, INTS))
def read_phase(p: Ints, text: Ints, out: Ints) -> None:
    p[SEAT] = read_number(text, out, 1, p[SEATS])
    p[ENDED] = 0
    for end in range(len(ENDS)):
        if accept(text, out, ENDS[end]):
            p[PHASE], p[ENDED] = FINISHED, end + 1
            return
    p[PHASE] = read_one_of(text, out, PHASES)


@compiled(NOTHING(INTS, INTS, INTS, INT, INT, INT))
def read_pair(p: Ints, text: Ints, out: Ints, at: int, between: int, most: int) -> None:
    """Two numbers behind a space, into the position."""
    expect(text, out, SPACE)
    p[at] = read_number(text, out, 0, LENGTHS)
    expect(text, out, between)
    p[at + 1] = read_number(text, out, 0, most)


@compiled(TRUTH(INTS))
def pawns_agree(p: Ints) -> bool:
    """Whether just those pawns are on the board that must be, and one on top only if that ended the game."""
    for seat in range(1, p[SEATS] + 1):
        place = p[PAWN + seat - 1] - 1
        if (place < 0) != (p[PHASE] == STARTING and seat >= p[SEAT]):
            return False
        if (place >= HEIGHT * AREA) != (p[ENDED] == ON_TOP and seat == p[SEAT]):
            return False
    return True


@compiled(TRUTH(INTS))
def marks_agree(p: Ints) -> bool:
    """Whether the bar that is held, and those that fell, are marked, and no others."""
    if p[ENDED] == COLLAPSED:
        return p[DARING] == 1 and p[FALLING + 1] > 0
    if p[FALLING + 1]:
        return False
    return p[FALLING] == 0 or p[PHASE] == BUILDING


@compiled(TRUTH(INTS))
def rolls_agree(p: Ints) -> bool:
    """T6"""
    phase = p[PHASE]
    if (p[ROLLS] == 0) != (p[ROLLED] == 0):
        return False
    if phase in (STARTING, RESTARTING) or p[ENDED] == USED_UP:
        return p[ROLLS] == 0
    takes = 0
    for a in range(p[ROLLED] // 2 + 1):
        takes += p[ROLLED] > 0 and can_take(p, a, p[ROLLED] - a)
    if phase == ROLLING:
        return p[ROLLS] <= 2 and takes == 0
    if phase == TAKING:
        return p[ROLLS] > 0 and takes > 0
    return p[ROLLS] > 0


@compiled(TRUTH(INTS))
def taken_agree(p: Ints) -> bool:
    """Whether the lengths taken make up the roll (T6); before the take there are none."""
    a, b = p[TAKEN], p[TAKEN + 1]
    if p[PHASE] in (BUILDING, FINISHING) or p[ENDED] in (ON_TOP, COLLAPSED) or (p[ENDED] == STANDSTILL and b):
        return a <= b and b > 0 and a + b == p[ROLLED]
    return a == 0 and b == 0


@compiled(INT(INTS, INT))
def count_pair(p: Ints, at: int) -> int:
    return int(p[at] > 0) + int(p[at + 1] > 0)


@compiled(TRUTH(INTS))
def hand_agrees(p: Ints) -> bool:
    """Whether what is in hand was taken; of two alike the first is placed first (T8, T13)."""
    for k in range(2):
        if p[HAND + k] and p[HAND + k] != p[TAKEN + k]:
            return False
    if p[TAKEN] > 0 and p[TAKEN] == p[TAKEN + 1] and p[HAND] > 0 and p[HAND + 1] == 0:
        return False
    if p[HELD] and (count_pair(p, HAND) != 1 or count_pair(p, TAKEN) != 2):
        return False
    if p[PHASE] == BUILDING:
        return count_pair(p, HAND) > 0
    return count_pair(p, HAND) == 0 or p[ENDED] in (ON_TOP, COLLAPSED)


@compiled(TRUTH(INTS))
def built_agrees(p: Ints) -> bool:
    """Whether as many bars were placed this turn as are gone from the hand, and fewer turns in a row without any
    than there are seats (T23)."""
    taken, hand, ended = count_pair(p, TAKEN), count_pair(p, HAND), p[ENDED]
    if p[BUILT] > min(taken - hand, p[BARS]) or (p[BARREN] == p[SEATS]) != (ended == STANDSTILL):
        return False
    if (p[PHASE] == BUILDING or ended == COLLAPSED) and p[BUILT] != taken - hand:
        return False
    if p[MOVED] and taken == 0:
        return False
    if ended == STANDSTILL and p[BUILT]:
        return False
    return p[MOVED] == 0 or (p[HELD] == 0 and ended != COLLAPSED)


# ── Whether it stands, and what is to be done ────────────────────────────────────────────────────────────
@compiled(TRUTH(INTS), noinline=True)
def construction_stands(p: Ints) -> bool:
    """Whether the bars stand, those that are held or fell left out (T14)."""
    bars = 0
    for i in range(p[BARS]):
        code = p[BAR + i]
        if code != p[HELD] and code != p[FALLING] and code != p[FALLING + 1]:
            set_bar(p, bars, (code - 1) % KINDS, (code - 1) // KINDS)
            bars += 1
    return bars == 0 or whole_stands(p, bars, INSET)


@compiled(TRUTH(INTS), noinline=True)
def held_falls(p: Ints) -> bool:
    """Whether the bar that is held would fall: otherwise nobody would hold it (T13)."""
    base = load_base(p)
    set_bar(p, base, (p[HELD] - 1) % KINDS, (p[HELD] - 1) // KINDS)
    return not stands(p, base, base + 1, INSET)


@compiled(TRUTH(INTS), noinline=True)
def phase_agrees(p: Ints) -> bool:
    """Whether the course of the game stops here: there is a roll to make, or something to build."""
    phase = p[PHASE]
    if p[BARS] and phase == STARTING:
        return False
    supply = 0
    for length in range(LENGTHS):
        supply += p[SUPPLY + length]
    if (phase in (RESTARTING, ROLLING) and supply == 0) or (p[ENDED] == USED_UP and supply > 0):
        return False
    if phase == RESTARTING:
        return walled_in(p)
    return phase != BUILDING or p[HELD] > 0 or can_build(p)


@compiled(NOTHING(INTS, INTS, INT, INT, INT))
def check_balance(p: Ints, out: Ints, bars: int, phase: int, held: int) -> None:
    if not construction_stands(p):
        fail(out, bars, FALLS, 0, 0)
    elif held and not held_falls(p):
        fail(out, bars, STANDS, 0, 0)
    elif not phase_agrees(p):
        fail(out, phase, BAD_PHASE, 0, 0)


@compiled(READ, noinline=True)
def write_fault(p: Ints, text: Ints, out: Ints) -> int:
    begin_reading(out)
    read_bars(p, text, out)
    pawns = out[PLACE] + 1
    read_pawns(p, text, out)
    expect(text, out, SPACE)
    phase = out[PLACE]
    read_phase(p, text, out)
    if not out[WRONG] and not marks_agree(p):
        fail(out, 0, BAD_MARK, 0, 0)
    if p[ENDED] != COLLAPSED:
        p[HELD], p[FALLING] = p[FALLING], 0
    rolls = out[PLACE] + 1
    read_pair(p, text, out, ROLLS, COLON, LENGTHS)
    taken = out[PLACE] + 1
    read_pair(p, text, out, TAKEN, PLUS, LENGTHS)
    hand = out[PLACE] + 1
    read_pair(p, text, out, HAND, PLUS, LENGTHS)
    built = out[PLACE] + 1
    read_pair(p, text, out, BUILT, COLON, MOST_SEATS)
    p[MOVED] = accept(text, out, HAS_MOVED)
    end_of_text(text, out)
    if out[WRONG]:
        return end_reading(out)
    for k in range(2):
        length = p[HAND + k]
        if length:
            p[SUPPLY + length - 1] -= 1
            if p[SUPPLY + length - 1] < 0:
                fail(out, hand, NO_SUPPLY, length, 0)
    if not pawns_agree(p):
        fail(out, pawns, BAD_PAWNS, 0, 0)
    if not rolls_agree(p) or p[ROLLS] > 3:
        fail(out, rolls, BAD_ROLLS, 0, 0)
    if not taken_agree(p):
        fail(out, taken, BAD_TAKEN, 0, 0)
    if not hand_agrees(p):
        fail(out, hand, BAD_HAND, 0, 0)
    if not built_agrees(p):
        fail(out, built, BAD_BUILT, 0, 0)
    if not out[WRONG]:
        check_balance(p, out, 0, phase, p[HELD])
    return end_reading(out)


fault: Written[Message | None] = Written(FAULTS, write_fault, room=READING)
