"""Holding a bar (T13): can a second bar make a construction stand that would fall when the hand lets go?

The way in which it would fall (RAY) says where to look. The fall is a motion that gains from gravity and drives no
two bodies into each other. A second bar that this motion can leave at rest, or take along without losing what it
gains, changes nothing: so only bars that touch something moving are tried, and of these only such as are in
the way of the motion or must be lifted by it.

One second bar that makes all stand is enough. So a glance, which needs no program, is asked of all of them before
the programs of any (`balance.py`: steps 1 and 2, then 3 to 5).

Most second bars fail in the same ways. Each fall that a program finds is kept, and tried on the next second bar
before a program is; one that moves bars of the base, on the next first bars and beside them, too.
"""

import numpy as np

from ziggurat.games.talo.site import (
    CANDIDATES,
    END_OF_SITE,
    SLOT_KIND,
    any_of_run,
    candidate_row,
    fits_beside,
    inside_box,
    toggle_wood,
)
from ziggurat.games.talo.space import (
    BEYOND,
    FLOAT,
    FLOATS,
    HEIGHT,
    HELD,
    INT,
    INTS,
    KINDS,
    NOTHING,
    ROWS,
    SITE,
    SPAN,
    TRUTH,
    Floats,
    X,
    Y,
    Z,
    axis_of,
    bar_code,
    compiled,
    kind_of,
    length_of,
)
from ziggurat.games.talo.statics.balance import (
    BASE_CONTACTS,
    FALLS,
    INSET,
    NOISE,
    STANDS,
    UNSURE,
    glance,
    judge,
    lets_move,
    link,
    link_new,
    load_base,
    set_bar,
    stands,
)
from ziggurat.games.talo.statics.simplex import (
    BOARD,
    BOX,
    BOX_SIZE,
    CONTACT,
    CONTACT_SIZE,
    RAY,
    ROOM,
    centre,
    velocity_at,
)
from ziggurat.kernel import Ints, lowest_bit

FALLS_KEPT = END_OF_SITE  # how many falls were kept since the held bar was laid, itself included
FALL_SIZE = 6 * ROOM + 1
MOST_FALLS = 16
KEPT_FALL = FALLS_KEPT + 1  # of each: the motion of the base and the held bar, and what it gains
BASE_FALLS = KEPT_FALL + MOST_FALLS * FALL_SIZE  # how many falls were found in which bars of this base move
MOST_BASE_FALLS = 12
BASE_FALL = BASE_FALLS + 1  # of the last of them: the motion of the base
FIRST_CONTACTS = BASE_FALL + MOST_BASE_FALLS * FALL_SIZE  # contacts of the base and of the held bar
NEARBY = FIRST_CONTACTS + 1  # rows of cells that touch something moving
NEAR_FROM = NEARBY + ROWS  # the first of these rows that is not empty
NEAR_TO = NEAR_FROM + 1  # and the last
OPEN_SECOND = NEAR_TO + 1  # second bars that a glance does not judge, as a position has them
OPEN_SECONDS = 256  # more are judged at once
END_OF_MEMORY = OPEN_SECOND + OPEN_SECONDS
GAIN = 1e-6  # of gravity that counts as one


@compiled(TRUTH(FLOATS, INT))
def moves(motion: Floats, bar: int) -> bool:
    for k in range(6):
        if abs(motion[6 * bar + k]) > NOISE:
            return True
    return False


@compiled(TRUTH(INTS, INT, INT, FLOATS, INT, INT))
def comes_along(state: Ints, since: int, contacts: int, motion: Floats, bar: int, leader: int) -> bool:
    """Whether a bar that is one piece with another is in nobody's way."""
    for contact in range(since, contacts):
        c = CONTACT + contact * CONTACT_SIZE
        if state[c + 1] + state[c + 2] - bar != leader and not lets_move(state, contact, motion, INSET):
            return False
    return True


@compiled(TRUTH(INTS, INT, INT, FLOATS, INT))
def passes_by(state: Ints, since: int, contacts: int, motion: Floats, bar: int) -> bool:
    """Whether a bar that stays at rest is in nobody's way."""
    for contact in range(since, contacts):
        c = CONTACT + contact * CONTACT_SIZE
        if state[c + 2] == BOARD or not moves(motion, state[c + 1] + state[c + 2] - bar):
            continue
        if not lets_move(state, contact, motion, INSET):
            return False
    return True


@compiled(NOTHING(INTS, FLOATS, INT, INT))
def follow(state: Ints, motion: Floats, bar: int, leader: int) -> None:
    """Moves a bar as if it were one piece with another."""
    x, y, z = centre(state, bar)
    vx, vy, vz = velocity_at(state, motion, leader, 6 * leader, 6, x, y, z)
    motion[6 * bar] = vz
    motion[6 * bar + 1] = motion[6 * leader + 1]
    motion[6 * bar + 2] = motion[6 * leader + 2]
    motion[6 * bar + 3] = vx
    motion[6 * bar + 4] = vy
    motion[6 * bar + 5] = motion[6 * leader + 5]


@compiled(TRUTH(INTS, INT, INT, FLOAT, FLOATS))
def falls_all_the_same(state: Ints, bar: int, contacts: int, gain: float, motion: Floats) -> bool:
    """Whether the fall goes on with a second bar there, left at rest or taken along by a bar that it touches."""
    since = state[FIRST_CONTACTS]
    for k in range(6):
        motion[6 * bar + k] = 0.0
    if gain > GAIN and passes_by(state, since, contacts, motion, bar):
        return True
    weight = state[BOX + bar * BOX_SIZE + 6]
    for contact in range(since, contacts):
        c = CONTACT + contact * CONTACT_SIZE
        leader = state[c + 1] + state[c + 2] - bar
        if state[c + 2] == BOARD or not moves(motion, leader):
            continue
        follow(state, motion, bar, leader)
        if gain - weight * motion[6 * bar] > GAIN and comes_along(state, since, contacts, motion, bar, leader):
            return True
    return False


@compiled(FLOAT(INTS, INT, FLOATS))
def gain_of(state: Ints, bars: int, motion: Floats) -> float:
    """The weight that a motion brings down, times how fast."""
    gain = 0.0
    for bar in range(bars):
        gain -= motion[6 * bar] * state[BOX + bar * BOX_SIZE + 6]
    return gain


@compiled(NOTHING(INTS, INT, INT))
def write_fall(state: Ints, base: int, number: int) -> None:
    """Writes what RAY does to the base and the bar after it in the table."""
    at = KEPT_FALL + number * FALL_SIZE
    ray = state[RAY : RAY + 6 * ROOM].view(np.float64)
    motion = state[at : at + FALL_SIZE].view(np.float64)
    for k in range(6 * (base + 1)):
        motion[k] = ray[k]
    motion[6 * ROOM] = gain_of(state, base + 1, motion)


@compiled(NOTHING(INTS, INT))
def keep_fall(state: Ints, base: int) -> None:
    """Keeps RAY, the way in which the base and the bar after it in the table fall."""
    write_fall(state, base, 0)
    state[FALLS_KEPT] = 1
    state[FIRST_CONTACTS] = link(state, base, state[BASE_CONTACTS])


@compiled(NOTHING(INTS, INT))
def keep_base_fall(state: Ints, base: int) -> None:
    """Keeps RAY, if bars of the base move in it, for the next first bars; the oldest falls go."""
    ray = state[RAY : RAY + 6 * ROOM].view(np.float64)
    for bar in range(base):
        if moves(ray, bar):
            at = BASE_FALL + state[BASE_FALLS] % MOST_BASE_FALLS * FALL_SIZE
            for k in range(6 * base):
                state[at + k] = state[RAY + k]
            state[BASE_FALLS] += 1
            return


@compiled(NOTHING(INTS, INT))
def keep_another(state: Ints, base: int) -> None:
    """Keeps RAY, how all falls with a second bar tried in vain, for the next second bars; the oldest falls go."""
    write_fall(state, base, 1 + (state[FALLS_KEPT] - 1) % (MOST_FALLS - 1))
    state[FALLS_KEPT] += 1
    keep_base_fall(state, base)


@compiled(NOTHING(INTS, INT, INT))
def recall_fall(state: Ints, base: int, number: int) -> None:
    """Keeps a fall of the base for this first bar, which is left at rest or taken along."""
    since, contacts = state[BASE_CONTACTS], state[FIRST_CONTACTS]
    at = BASE_FALL + number * FALL_SIZE
    kept = KEPT_FALL + state[FALLS_KEPT] * FALL_SIZE
    motion = state[kept : kept + FALL_SIZE].view(np.float64)
    for k in range(6 * base):
        state[kept + k] = state[at + k]
    for k in range(6):
        motion[6 * base + k] = 0.0
    if not passes_by(state, since, contacts, motion, base):
        for contact in range(since, contacts):
            c = CONTACT + contact * CONTACT_SIZE
            leader = state[c + 1] + state[c + 2] - base
            if state[c + 2] != BOARD and moves(motion, leader):
                follow(state, motion, base, leader)
                if comes_along(state, since, contacts, motion, base, leader):
                    break
                for k in range(6):
                    motion[6 * base + k] = 0.0
        if not moves(motion, base):
            return
    motion[6 * ROOM] = gain_of(state, base + 1, motion)
    state[FALLS_KEPT] += 1


@compiled(NOTHING(INTS, INT))
def recall_falls(state: Ints, base: int) -> None:
    for number in range(min(state[BASE_FALLS], MOST_BASE_FALLS)):
        recall_fall(state, base, number)


@compiled(TRUTH(INTS, INT, INT))
def falls_like_another(state: Ints, base: int, contacts: int) -> bool:
    """Whether a fall of the base takes this first bar along and gains by its weight; RAY is that fall then."""
    state[FIRST_CONTACTS] = contacts
    gain = state[KEPT_FALL + 6 * ROOM : KEPT_FALL + FALL_SIZE].view(np.float64)
    for number in range(min(state[BASE_FALLS], MOST_BASE_FALLS)):
        state[FALLS_KEPT] = 0
        recall_fall(state, base, number)
        if state[FALLS_KEPT] and gain[0] > GAIN:
            for k in range(6 * (base + 1)):
                state[RAY + k] = state[KEPT_FALL + k]
            return True
    return False


@compiled(TRUTH(INTS, INT, INT, INT), noinline=True)
def first_stands(state: Ints, base: int, kind: int, cell: int) -> bool:
    """Whether the construction stands when a bar is placed and let go; if not, RAY tells how it falls."""
    bars = base + 1
    set_bar(state, base, kind, cell)
    contacts = link_new(state, base, bars)
    found = glance(state, base, bars, contacts, INSET)
    if found != UNSURE:
        return found == STANDS
    if falls_like_another(state, base, contacts):
        return False
    if judge(state, base, bars, contacts, INSET):
        return True
    keep_base_fall(state, base)
    return False


@compiled(TRUTH(INTS, INT, INT, INT))
def goes_on(state: Ints, base: int, contacts: int, number: int) -> bool:
    """Whether a fall that was kept goes on with a second bar, the next in the table, whose contacts are linked."""
    at = KEPT_FALL + number * FALL_SIZE
    motion = state[at : at + FALL_SIZE].view(np.float64)
    return falls_all_the_same(state, base + 1, contacts, motion[6 * ROOM], motion)


@compiled(TRUTH(INTS, INT))
def cannot_save(state: Ints, base: int) -> bool:
    """Whether the held bar's own fall goes on with a second bar, the next in the table."""
    return goes_on(state, base, link(state, base + 1, state[FIRST_CONTACTS]), 0)


@compiled(TRUTH(INTS, INT, INT))
def fails_like_another(state: Ints, base: int, contacts: int) -> bool:
    """Whether a fall with another second bar goes on with this one."""
    for number in range(1, min(state[FALLS_KEPT], MOST_FALLS)):
        if goes_on(state, base, contacts, number):
            return True
    return False


@compiled(INT(INTS))
def lay_out(state: Ints) -> int:
    """Takes the bars of the position for the base, one that is held left out; returns how many they are."""
    state[BASE_FALLS] = 0
    return load_base(state)


@compiled(NOTHING(INTS, INT))
def foresee_fall(state: Ints, base: int) -> None:
    """Keeps the way in which the bar that is held would fall if it were let go."""
    set_bar(state, base, (state[HELD] - 1) % KINDS, (state[HELD] - 1) // KINDS)
    stands(state, base, base + 1, INSET)
    keep_fall(state, base)


# ── Where a second bar could help ────────────────────────────────────────────────────────────────────────
@compiled(NOTHING(INTS, INT))
def note_nearby(state: Ints, base: int) -> None:
    """Marks the cells that touch a bar which the fall that was kept moves, and the cells of that bar."""
    motion = state[KEPT_FALL : KEPT_FALL + FALL_SIZE].view(np.float64)
    for row in range(ROWS):
        state[NEARBY + row] = 0
    state[NEAR_FROM], state[NEAR_TO] = ROWS, -1
    for bar in range(base + 1):
        if moves(motion, bar):
            b = BOX + bar * BOX_SIZE
            for axis in range(3):
                # The bar, grown by one cell at both ends of this axis.
                x, y, z = state[b] - (axis == X), state[b + 1] - (axis == Y), state[b + 2] - (axis == Z)
                wide = state[b + 3] + (axis == X) - x
                run = ((1 << wide) - 1) << (x + BEYOND) if x >= -BEYOND else (1 << (wide - 1)) - 1
                for level in range(max(z, 0), min(state[b + 5] + (axis == Z), HEIGHT)):
                    for along in range(max(y, -BEYOND), min(state[b + 4] + (axis == Y), SITE + BEYOND)):
                        row = level * SPAN + along + BEYOND
                        state[NEARBY + row] |= run
                        state[NEAR_FROM], state[NEAR_TO] = min(state[NEAR_FROM], row), max(state[NEAR_TO], row)


@compiled(INT(INTS, INT, INT))
def near_row(state: Ints, kind: int, row: int) -> int:
    """The cells of a row at which a bar of a kind, which stays inside the box, has a cell that is nearby."""
    axis, length = axis_of(kind), length_of(kind)
    if axis == X:
        return any_of_run(state[NEARBY + row], length)
    step = 1 if axis == Y else SPAN
    near = 0
    for k in range(length):
        near |= state[NEARBY + row + k * step]
    return near


@compiled(NOTHING(INTS, INT, INT))
def drop_remote(state: Ints, base: int, slots: int) -> None:
    """Of the candidates for a second bar, leaves those that touch a bar which the fall that was kept moves."""
    note_nearby(state, base)
    for slot in range(slots):
        for row in range(ROWS):
            if state[CANDIDATES + slot * ROWS + row]:
                state[CANDIDATES + slot * ROWS + row] &= near_row(state, state[SLOT_KIND + slot], row)


# ── Whether one helps ────────────────────────────────────────────────────────────────────────────────────
@compiled(INT(INTS, INT, INT, INT))
def try_second(state: Ints, base: int, kind: int, cell: int) -> int:
    """What a glance tells of a second bar: FALLS, STANDS or UNSURE."""
    second = base + 1
    set_bar(state, second, kind, cell)
    if not fits_beside(state, second, kind, cell, base):
        return FALLS
    contacts = link(state, second, state[FIRST_CONTACTS])
    if goes_on(state, base, contacts, 0):
        return FALLS
    return glance(state, base, base + 2, contacts, INSET)


@compiled(INT(INTS, INT, INT, INT, INT))
def glance_at_row(state: Ints, base: int, kind: int, row: int, n: int) -> int:
    """Tries the second bars of a kind that begin in a row; returns −1 if one of them makes all stand, else how
    many are open: n before, and in OPEN_SECOND behind these the ones that a glance does not judge."""
    left = near_row(state, kind, row) if inside_box(kind, row) else 0
    if left:
        left &= candidate_row(state, axis_of(kind), length_of(kind), row)
    while left:
        cell = row * SPAN + lowest_bit(left)
        left &= left - 1
        code = bar_code(kind, cell)
        found = try_second(state, base, kind, cell)
        if found == UNSURE and n == OPEN_SECONDS:
            found = STANDS if stands(state, base, base + 2, INSET) else FALLS
        if found == STANDS:
            return -1
        if found == UNSURE:
            state[OPEN_SECOND + n] = code
            n += 1
    return n


@compiled(INT(INTS, INT, INT))
def glance_at_seconds(state: Ints, base: int, length: int) -> int:
    """Tries all second bars of a length, those on the level above the first one before the others: many a bar is
    saved by a counterweight. Returns −1 if one makes all stand, else how many a glance leaves open."""
    above = state[BOX + base * BOX_SIZE + 5]
    n = 0
    for others in range(2):
        for axis in range(Z if length == 1 else X, Z + 1):
            kind = kind_of(length, axis)
            reach = 0 if axis == X else length - 1 if axis == Y else (length - 1) * SPAN
            for row in range(max(state[NEAR_FROM] - reach, 0), state[NEAR_TO] + 1):
                if (row // SPAN == above) == (others == 1):
                    continue
                n = glance_at_row(state, base, kind, row, n)
                if n < 0:
                    return n
    return n


@compiled(TRUTH(INTS, INT, INT))
def one_saves(state: Ints, base: int, seconds: int) -> bool:
    """Whether one of the open second bars makes all stand."""
    bars = base + 2
    for n in range(seconds):
        code = state[OPEN_SECOND + n]
        set_bar(state, base + 1, (code - 1) % KINDS, (code - 1) // KINDS)
        contacts = link_new(state, base, bars)
        if fails_like_another(state, base, contacts):
            continue
        glance(state, base, bars, contacts, INSET)  # settles both
        if judge(state, base, bars, contacts, INSET):
            return True
        keep_another(state, base)
    return False


@compiled(TRUTH(INTS, INT, INT), noinline=True)
def can_be_saved(state: Ints, base: int, length: int) -> bool:
    """Whether some placement of a bar of this length makes the base, and the bar after it in the table, stand; RAY
    is how that one falls alone. A glance is asked of all second bars before programs of any."""
    keep_fall(state, base)
    note_nearby(state, base)
    toggle_wood(state, base)  # a second bar may rest on the first one
    seconds = glance_at_seconds(state, base, length)
    toggle_wood(state, base)
    if seconds > 0:
        recall_falls(state, base)
        return one_saves(state, base, seconds)
    return seconds < 0
