"""Babel's positions as text: the tower from the ground up, then both hands (docs/reference/notation.md).

    eu,wnu,.,. 33122/33122        a1 has the bulges e and u, b1 has w, n and u; of type 3 both have two left

A text is refused unless a game can lead there. Whether the cubes fit can be seen; who placed which of them is
found by going through the levels: of the four cubes of each, two are seat 1's.
"""

from ziggurat.core.messages import Message
from ziggurat.games.babel.reasons import clashes
from ziggurat.games.babel.rules import (
    ALONG,
    CELLS,
    DOWN,
    FITTING,
    HAND,
    LEVELS,
    PATTERN,
    PLACED,
    SIDEWAYS,
    START_HAND,
    TOWER,
    TYPES,
    UP,
    fitting,
)
from ziggurat.games.babel.state import Cell, cube_at, held
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
    refuse_letter,
    write_letter,
)
from ziggurat.schema.client_schema import ENCODE, PARSE, Encoder, PositionText, faults, spec

FAULTS = faults(
    spec("babel-text-no-cube", "B2", place=int),
    spec("babel-text-gap", "B5", place=int),
    spec("babel-text-misfit", "B7", place=int, cell=Cell, level=int),
    spec("babel-text-diagonal", "B10", place=int),
    spec("babel-text-count", "B3", place=int, type=int),
    spec("babel-text-hands", "B4", place=int),
)
NO_CUBE, GAP, MISFIT, DIAGONAL, COUNT, HANDS = range(OWN, OWN + 6)

COMMA, SLASH, EMPTY = letter(","), letter("/"), letter(".")
FACES = tuple(letter(face) for face in "enudwnudesudwsud")  # of each cell, in the order of the pattern's bits
SETS = 1 << 2 * TYPES  # sets of cubes: how many of each type, two bits each


# ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────
@compiled()
def write_faces(out: Ints, n: int, cell: int, cube: int) -> int:
    if cube == 0:
        return write_letter(out, n, EMPTY)
    if PATTERN[cube - 1] == 0:
        return write_letter(out, n, MINUS)
    for face in range(4):
        if PATTERN[cube - 1] >> face & 1:
            n = write_letter(out, n, FACES[4 * cell + face])
    return n


@compiled(ENCODE)
def write_text(state: Ints, out: Ints) -> int:
    n = 1
    for level in range(1, max(state[PLACED] + CELLS - 1, CELLS) // CELLS + 1):
        if level > 1:
            n = write_letter(out, n, SLASH)
        for cell in range(CELLS):
            if cell:
                n = write_letter(out, n, COMMA)
            n = write_faces(out, n, cell, cube_at(state, cell, level))
    for seat in range(2):
        n = write_letter(out, n, SLASH if seat else SPACE)
        for kind in range(TYPES):
            n = write_letter(out, n, ZERO + held(state, seat, kind))
    out[0] = n - 1
    return n


text: Encoder[str] = Encoder(PositionText, write_text, capacity=1 + LEVELS * 20 + 1 + 2 * (TYPES + 1))


# ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────
@compiled()
def read_cube(text: Ints, out: Ints, cell: int) -> int:
    """A cube as the tower has it, 0 for none."""
    begin = out[PLACE]
    if accept(text, out, EMPTY):
        return 0
    if accept(text, out, MINUS):
        return 1
    pattern = 0
    for face in range(4):
        if accept(text, out, FACES[4 * cell + face]):
            pattern |= 1 << face
    if pattern == 0:
        refuse_letter(text, out)
    for orientation in range(len(PATTERN)):
        if PATTERN[orientation] == pattern:
            return orientation + 1
    fail(out, begin, NO_CUBE, 0, 0)
    return 0


@compiled()
def misfits(state: Ints, cell: int, level: int) -> bool:
    """Whether a cube does not fit what is under it, or a neighbour that was read before it (B7, B8)."""
    cube = cube_at(state, cell, level)
    pattern = PATTERN[cube - 1]
    if level == 1 and pattern & DOWN:
        return True
    if level > 1 and clashes(pattern & DOWN, cube_at(state, cell, level - 1), UP):
        return True
    if cell & 1 and clashes(pattern & SIDEWAYS, cube_at(state, cell ^ 1, level), SIDEWAYS):
        return True
    return cell & 2 != 0 and clashes(pattern & ALONG, cube_at(state, cell ^ 2, level), ALONG)


@compiled()
def read_level(state: Ints, text: Ints, out: Ints, level: int) -> None:
    begin = out[PLACE]
    cells = 0
    for cell in range(CELLS):
        if cell:
            expect(text, out, COMMA)
        place = out[PLACE]
        cube = read_cube(text, out, cell)
        state[TOWER + level - 1] |= cube << 4 * cell
        if cube:
            cells |= 1 << cell
            state[PLACED] += 1
            if misfits(state, cell, level):
                fail(out, place, MISFIT, cell, level)
    if level > 1 and cells == 0:
        fail(out, begin, GAP, 0, 0)
    if level == 1 and cells in (0b1001, 0b0110):
        fail(out, begin, DIAGONAL, 0, 0)


@compiled()
def read_tower(state: Ints, text: Ints, out: Ints) -> None:
    level = 1
    read_level(state, text, out, level)
    while level < LEVELS and accept(text, out, SLASH):
        if state[PLACED] < level * CELLS:
            fail(out, out[PLACE] - 1, GAP, 0, 0)
        level += 1
        read_level(state, text, out, level)


@compiled()
def read_hands(state: Ints, text: Ints, out: Ints) -> None:
    for seat in range(2):
        expect(text, out, SLASH if seat else SPACE)
        state[HAND + seat] = 0
        for kind in range(TYPES):
            if not ZERO <= next_letter(text, out) <= ZERO + 3:
                refuse_letter(text, out)
                return
            state[HAND + seat] |= (text[out[PLACE]] - ZERO) << 2 * kind
            out[PLACE] += 1


@compiled()
def find_missing(state: Ints) -> int:
    """The first type of which tower and hands do not hold all cubes, + 1; 0 if there is none (B3)."""
    for kind in range(TYPES):
        count = held(state, 0, kind) + held(state, 1, kind)
        for level in range(1, LEVELS + 1):
            for cell in range(CELLS):
                cube = cube_at(state, cell, level)
                count += cube > 0 and count_bits(PATTERN[cube - 1]) == kind
        if count != 2 * (START_HAND >> 2 * kind & 3):
            return kind + 1
    return 0


@compiled()
def within(some: int, all_of_them: int) -> bool:
    """Whether a set of cubes has no more of any type than another."""
    for kind in range(TYPES):
        if some >> 2 * kind & 3 > all_of_them >> 2 * kind & 3:
            return False
    return True


@compiled()
def share_of(state: Ints, level: int, cells: int) -> int:
    """The cubes in some cells of a level as a set; −1 if there is none in one of the cells, or too many alike."""
    found = 0
    for cell in range(CELLS):
        if cells >> cell & 1:
            cube = cube_at(state, cell, level)
            if cube == 0:
                return -1
            found += 1 << 2 * count_bits(PATTERN[cube - 1])
    return found


@compiled()
def hands_agree(state: Ints, out: Ints) -> bool:
    """Whether seat 1 can have placed just the cubes that it lacks: every second one of each level, in some order.

    out[READING …] holds all sets of cubes that seat 1 can have placed up to a level, a truth value each, twice.
    """
    lacking = START_HAND - state[HAND]
    now, then = READING, READING + SETS
    for one in range(SETS):
        out[now + one] = one == 0
    for level in range(1, LEVELS + 1):
        placed = min(max(state[PLACED] - CELLS * (level - 1), 0), CELLS)
        if placed == 0:
            break
        for one in range(SETS):
            out[then + one] = 0
        for cells in range(1 << CELLS):
            share = share_of(state, level, cells)
            if share < 0 or count_bits(cells) != (placed + 1) // 2:
                continue
            for one in range(SETS):
                if out[now + one] and within(one, lacking) and within(share, lacking - one):
                    out[then + one + share] = 1
        now, then = then, now
    return bool(out[now + lacking])


@compiled(PARSE)
def write_fault(state: Ints, text: Ints, out: Ints) -> int:
    begin_reading(out)
    read_tower(state, text, out)
    hands = out[PLACE] + 1
    read_hands(state, text, out)
    end_of_text(text, out)
    missing = 0 if out[WRONG] else find_missing(state)
    if missing:
        fail(out, hands, COUNT, missing - 1, 0)
    if not out[WRONG] and not (within(state[HAND], START_HAND) and hands_agree(state, out)):
        fail(out, hands, HANDS, 0, 0)
    if not out[WRONG]:
        state[FITTING] = fitting(state)
    return end_reading(out)


fault: Encoder[Message | None] = Encoder(FAULTS, write_fault, capacity=READING + 2 * SETS)
