"""Holding a bar (T13): can a second bar make a construction stand that would fall when the hand lets go?

The way in which it would fall (RAY) says where to look. The fall is a motion that gains from gravity and drives no
two bodies into each other. A second bar that this motion can leave at rest, or take along without losing what it
gains, changes nothing: so only bars that touch something moving are tried, and of these only such as are in
the way of the motion or must be lifted by it.

It is asked only whether there is some second bar. So counterweights on top come first: many bars are saved by one,
and it takes no linear program to see it.

              ┌──┐ second, its middle over the first one
      ┌───────┴──┴─┐
      │ first      │      the common weight of both goes down between the
      └───┬──┬─┬──┬┘      first one's carried points: what is below stands
          ┴──┴─┴──┴       as it did, its forces only grow
"""

import numpy as np

from ziggurat.games.talo.balance import BASE_CONTACTS, INSET, REGION, TOUCH, link, set_bar, settle, stands
from ziggurat.games.talo.simplex import (
    BOARD,
    BOX,
    BOX_SIZE,
    CONTACT,
    CONTACT_SIZE,
    FRICTION,
    RAY,
    REST,
    ROOM,
    SIDE_X,
    centre,
    corner_point,
    velocity_at,
)
from ziggurat.games.talo.site import CANDIDATES, END_OF_SITE, SLOT_KIND, fits_beside
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
    cell_at,
    kind_of,
    length_of,
)
from ziggurat.kernel import Ints, compiled

KEPT_RAY = END_OF_SITE  # how the held bar would fall, while second bars are tried
KEPT_GAIN = KEPT_RAY + 6 * ROOM
NEARBY = KEPT_GAIN + 1  # rows of cells that touch something moving
END_OF_MEMORY = NEARBY + ROWS
NOISE = 1e-9  # of a velocity
GAIN = 1e-6  # of gravity that counts as one


@compiled(TRUTH(INTS, INT, FLOATS, INT))
def lets_move(p: Ints, contact: int, motion: Floats, bar: int) -> bool:
    """Whether a motion drives the two bodies of a contact of `bar` apart everywhere, friction overcome."""
    c = CONTACT + contact * CONTACT_SIZE
    face, upper, lower = p[c], p[c + 1], p[c + 2]
    for corner in range(4):
        x, y, z = corner_point(p, contact, corner, INSET)
        vx, vy, vz = velocity_at(p, motion, upper, 6 * upper, 6, x, y, z)
        if lower != BOARD:
            ux, uy, uz = velocity_at(p, motion, lower, 6 * lower, 6, x, y, z)
            vx -= ux
            vy -= uy
            vz -= uz
        apart = vx if face == SIDE_X else vy
        if face == REST:
            apart = vz - FRICTION * (abs(vx) + abs(vy))
        if apart < -NOISE:
            return False
    return True


@compiled(TRUTH(INTS, INT, INT, FLOATS, INT))
def all_let_move(p: Ints, since: int, contacts: int, motion: Floats, bar: int) -> bool:
    for contact in range(since, contacts):
        if not lets_move(p, contact, motion, bar):
            return False
    return True


@compiled(NOTHING(INTS, FLOATS, INT, INT))
def follow(p: Ints, motion: Floats, bar: int, leader: int) -> None:
    """Moves a bar as if it were one piece with another."""
    x, y, z = centre(p, bar)
    vx, vy, vz = velocity_at(p, motion, leader, 6 * leader, 6, x, y, z)
    motion[6 * bar] = vz
    motion[6 * bar + 1] = motion[6 * leader + 1]
    motion[6 * bar + 2] = motion[6 * leader + 2]
    motion[6 * bar + 3] = vx
    motion[6 * bar + 4] = vy
    motion[6 * bar + 5] = motion[6 * leader + 5]


@compiled(TRUTH(FLOATS, INT))
def moves(motion: Floats, bar: int) -> bool:
    for k in range(6):
        if abs(motion[6 * bar + k]) > NOISE:
            return True
    return False


@compiled(TRUTH(INTS, INT, FLOAT, FLOATS))
def falls_all_the_same(p: Ints, bar: int, gain: float, motion: Floats) -> bool:
    """Whether the fall goes on with a second bar there, left at rest or taken along by a bar that it touches."""
    since = p[BASE_CONTACTS]
    contacts = link(p, bar, since)
    for k in range(6):
        motion[6 * bar + k] = 0.0
    if all_let_move(p, since, contacts, motion, bar):
        return True
    weight = p[BOX + bar * BOX_SIZE + 6]
    for contact in range(since, contacts):
        c = CONTACT + contact * CONTACT_SIZE
        leader = p[c + 1] + p[c + 2] - bar
        if p[c + 2] == BOARD or not moves(motion, leader):
            continue
        follow(p, motion, bar, leader)
        if gain - weight * motion[6 * bar] > GAIN and all_let_move(p, since, contacts, motion, bar):
            return True
    return False


@compiled(FLOAT(INTS, INT, FLOATS))
def gain_of(p: Ints, bars: int, motion: Floats) -> float:
    """The weight that a motion brings down, times how fast."""
    gain = 0.0
    for bar in range(bars):
        gain -= motion[6 * bar] * p[BOX + bar * BOX_SIZE + 6]
    return gain


@compiled(NOTHING(INTS, INT))
def keep_fall(p: Ints, base: int) -> None:
    """Keeps RAY, the way in which the base and the bar after it in the table fall."""
    ray = p[RAY : RAY + 6 * ROOM].view(np.float64)
    motion = p[KEPT_RAY : KEPT_RAY + 6 * ROOM].view(np.float64)
    for k in range(6 * (base + 1)):
        motion[k] = ray[k]
    p[KEPT_GAIN : KEPT_GAIN + 1].view(np.float64)[0] = gain_of(p, base + 1, motion)


@compiled(TRUTH(INTS, INT))
def cannot_save(p: Ints, base: int) -> bool:
    """Whether the fall that was kept goes on with a second bar, the next in the table."""
    return falls_all_the_same(
        p,
        base + 1,
        p[KEPT_GAIN : KEPT_GAIN + 1].view(np.float64)[0],
        p[KEPT_RAY : KEPT_RAY + 6 * ROOM].view(np.float64),
    )


@compiled(NOTHING(INTS, INT))
def foresee_fall(p: Ints, base: int) -> None:
    """Keeps the way in which the bar that is held would fall if it were let go."""
    set_bar(p, base, (p[HELD] - 1) % KINDS, (p[HELD] - 1) // KINDS)
    stands(p, base, base + 1, INSET)
    keep_fall(p, base)


@compiled(NOTHING(INTS, INT, INT))
def drop_remote(p: Ints, base: int, slots: int) -> None:
    """Of the candidates for a second bar, leaves those that touch a bar which the fall that was kept moves."""
    motion = p[KEPT_RAY : KEPT_RAY + 6 * ROOM].view(np.float64)
    for row in range(ROWS):
        p[NEARBY + row] = 0
    for bar in range(base + 1):
        if moves(motion, bar):
            b = BOX + bar * BOX_SIZE
            for axis in range(3):
                # The bar, grown by one cell at both ends of this axis.
                x, y, z = p[b] - (axis == X), p[b + 1] - (axis == Y), p[b + 2] - (axis == Z)
                wide = p[b + 3] + (axis == X) - x
                run = ((1 << wide) - 1) << (x + BEYOND) if x >= -BEYOND else (1 << (wide - 1)) - 1
                for level in range(max(z, 0), min(p[b + 5] + (axis == Z), HEIGHT)):
                    for along in range(max(y, -BEYOND), min(p[b + 4] + (axis == Y), SITE + BEYOND)):
                        p[NEARBY + level * SPAN + along + BEYOND] |= run
    for slot in range(slots):
        axis, length = axis_of(p[SLOT_KIND + slot]), length_of(p[SLOT_KIND + slot])
        step = 0 if axis == X else 1 if axis == Y else SPAN
        for row in range(ROWS):
            if p[CANDIDATES + slot * ROWS + row] == 0:
                continue
            near = 0
            for k in range(length):
                near |= p[NEARBY + row + k * step] >> (k if axis == X else 0)
            p[CANDIDATES + slot * ROWS + row] &= near


@compiled(TRUTH(INTS, INT, INT))
def balances_on(p: Ints, second: int, first: int) -> bool:
    """Whether the second bar, on top of the first one, brings their common weight over what carries that one."""
    region = p[REGION : REGION + 4 * ROOM].view(np.float64)
    a, b = BOX + first * BOX_SIZE, BOX + second * BOX_SIZE
    for axis in range(2):
        middle, own = 0.5 * (p[b + axis] + p[b + 3 + axis]), 0.5 * (p[a + axis] + p[a + 3 + axis])
        if (
            middle < max(p[a + axis], p[b + axis]) + INSET
            or middle > min(p[a + 3 + axis], p[b + 3 + axis]) - INSET
        ):
            return False
        common = (p[a + 6] * own + p[b + 6] * middle) / (p[a + 6] + p[b + 6])
        r = 4 * first + 2 * axis
        if common < region[r] - TOUCH or common > region[r + 1] + TOUCH:
            return False
    return True


@compiled(TRUTH(INTS, INT, INT, INT))
def counterweight_saves(p: Ints, base: int, length: int, axis: int) -> bool:
    """Whether a second bar on top of the first one balances it; the first one is settled."""
    first, second = base, base + 1
    a = BOX + first * BOX_SIZE
    kind = kind_of(length, axis)
    wide = length if axis == X else 1
    deep = length if axis == Y else 1
    if p[a + 5] + (length if axis == Z else 1) > HEIGHT:
        return False
    for y in range(max(p[a + 1] - deep + 1, -BEYOND), min(p[a + 4], SITE + BEYOND - deep + 1)):
        for x in range(max(p[a] - wide + 1, -BEYOND), min(p[a + 3], SITE + BEYOND - wide + 1)):
            cell = cell_at(x, y, p[a + 5])
            set_bar(p, second, kind, cell)
            if balances_on(p, second, first) and fits_beside(p, second, kind, cell, first):
                return True
    return False


@compiled()
def saves_near(p: Ints, base: int, kind: int, reach: tuple[int, int, int], near: int) -> bool:
    """Whether a second bar of a kind, somewhere touching the bar `near`, makes the whole stand."""
    first, second = base, base + 1
    n = BOX + near * BOX_SIZE
    wide, deep, tall = reach
    for z in range(max(p[n + 2] - tall, 0), min(p[n + 5], HEIGHT - tall) + 1):
        level = z + tall == p[n + 2] or z == p[n + 5]
        for y in range(max(p[n + 1] - deep, -BEYOND), min(p[n + 4], SITE + BEYOND - deep) + 1):
            beside = y + deep == p[n + 1] or y == p[n + 4]
            if level and beside:
                continue
            for x in range(max(p[n] - wide, -BEYOND), min(p[n + 3], SITE + BEYOND - wide) + 1):
                ahead = x + wide == p[n] or x == p[n + 3]
                if level + beside + ahead != 1:
                    continue
                cell = cell_at(x, y, z)
                set_bar(p, second, kind, cell)
                if not fits_beside(p, second, kind, cell, first):
                    continue
                if cannot_save(p, base):
                    continue
                if stands(p, base, base + 2, INSET):
                    return True
    return False


@compiled(TRUTH(INTS, INT, INT), noinline=True)
def can_be_saved(p: Ints, base: int, length: int) -> bool:
    """Whether some placement of a bar of this length makes the base, and the bar after it in the table, stand; RAY
    is how that one falls alone."""
    keep_fall(p, base)
    since = p[BASE_CONTACTS]
    settle(p, base, since, link(p, base, since), INSET)
    for axis in range(Z if length == 1 else X, Z + 1):
        if counterweight_saves(p, base, length, axis):
            return True
    motion = p[KEPT_RAY : KEPT_RAY + 6 * ROOM].view(np.float64)
    for axis in range(3):
        if length == 1 and axis != Z:
            continue
        wide = length if axis == X else 1
        deep = length if axis == Y else 1
        tall = length if axis == Z else 1
        for near in range(base, -1, -1):
            if moves(motion, near) and saves_near(p, base, kind_of(length, axis), (wide, deep, tall), near):
                return True
    return False
