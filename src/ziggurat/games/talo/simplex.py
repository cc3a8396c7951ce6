"""Equilibrium as a linear program: do contact forces exist that keep a set of bars at rest (T14)?

The unknowns are pushes at contact points, none negative; friction makes a resting push a cone of four slanting
pushes. The equations are those of rest, d for each bar: d = 6, or only the first 3 where all forces are upright.

    row d·b + …   0  force up    1, 2  torque about x, y    3, 4  force along x, y    5  torque about z

Contacts are given as a table. A bar that is not a member of the set does not move, like the board; if STRICT, it
only carries: it pushes up on the members that rest on it, without friction.

The program is phase 1 of the simplex method with a dense inverse of the basis. Columns are never written down,
they are priced from the contact's geometry, for the price of a column is a velocity: the duals are six numbers a
bar, a rigid motion, and a column is worth entering if that motion, reversed, drives two bodies into each other.
Where no forces exist, the duals at the end are the way in which everything falls (Farkas' lemma). Upright pushes
are tried first; friction and side contacts only where these do not do.

The right-hand sides are mostly zero, which makes simplex steps of length zero and loops; so every push may be
negative by a tiny, irregular amount, SLACK, which is also the tolerance of the verdict. The basis is applied
to the true right-hand side too: as soon as that one is met within the tolerance, forces have been found.
"""

import numpy as np

from ziggurat.games.talo.space import ALL_BARS, FLOAT, FLOATS, INT, INTS, LENGTH, NOTHING, TRUTH, Floats
from ziggurat.kernel import Ints, compiled

FRICTION = 0.4
SLACK = 1e-7  # of a push, where a bar of length 1 weighs 1
ENOUGH = 1e-9  # a price worth entering for; a sum of missing forces that is none

ROOM = ALL_BARS + 1  # bars that the tables hold
EQUATIONS = 6 * ROOM
MOST_CONTACTS = 900  # 220 cells of wood have at most 660 inner and 100 board faces

# ── Working memory, behind the position ──────────────────────────────────────────────────────────────────
BOX_SIZE, CONTACT_SIZE = 8, 9
BOX = LENGTH  # of each bar: x, y, z from, x, y, z to, length, how well it is carried
CONTACT = BOX + ROOM * BOX_SIZE  # of each contact: face, upper, lower bar, x from, to, y from, to, z from, to
LOCAL = CONTACT + MOST_CONTACTS * CONTACT_SIZE  # of each bar: its number among the members, or −1
MEMBER = LOCAL + ROOM  # the members
USED = MEMBER + ROOM  # the contacts that matter to the members
BASIS = USED + MOST_CONTACTS  # of each row its column: 20 × used contact + 5 × corner + way of push, or −1 − row
FILLED = BASIS + EQUATIONS  # where the pivot row is not zero
SPARE_ROW = FILLED + EQUATIONS  # the rows of one column
RAY = SPARE_ROW + 12  # how the bars fall, six numbers each: v up, w x, w y, v x, v y, w z
SPARE = RAY + 6 * ROOM  # the entries of one column
PUSH = SPARE + 12  # the basic variables, under SLACK
TRUE_PUSH = PUSH + EQUATIONS  # the same without SLACK
PRICE = TRUE_PUSH + EQUATIONS  # the duals
ALPHA = PRICE + EQUATIONS  # the entering column in terms of the basis
STRICT = ALPHA + EQUATIONS  # 1: what is not a member only carries, upright; 0: it holds against anything
INVERSE = STRICT + 1  # of the basis, row by row
END_OF_SIMPLEX = INVERSE + EQUATIONS * EQUATIONS

REST, SIDE_X, SIDE_Y = 0, 1, 2  # faces; the "upper" bar of a side contact is the one further along the axis
BOARD = -1
UPRIGHT = 4  # a way of push without friction; 0 … 3 are the slanting ones


@compiled(FLOATS(INTS, INT, INT))
def floats(p: Ints, at: int, count: int) -> Floats:
    return p[at : at + count].view(np.float64)


@compiled()
def corner_point(p: Ints, contact: int, corner: int, inset: float) -> tuple[float, float, float]:
    """One of the four corners of a contact, moved inwards."""
    c = CONTACT + contact * CONTACT_SIZE
    face = p[c]
    first = corner & 1
    second = corner >> 1
    x = float(p[c + 3])
    y = float(p[c + 5])
    z = float(p[c + 7])
    if face == REST:
        x = p[c + 4] - inset if first else p[c + 3] + inset
        y = p[c + 6] - inset if second else p[c + 5] + inset
    elif face == SIDE_X:
        y = p[c + 6] - inset if first else p[c + 5] + inset
        z = p[c + 8] - inset if second else p[c + 7] + inset
    else:
        x = p[c + 4] - inset if first else p[c + 3] + inset
        z = p[c + 8] - inset if second else p[c + 7] + inset
    return x, y, z


@compiled()
def centre(p: Ints, bar: int) -> tuple[float, float, float]:
    b = BOX + bar * BOX_SIZE
    return 0.5 * (p[b] + p[b + 3]), 0.5 * (p[b + 1] + p[b + 4]), 0.5 * (p[b + 2] + p[b + 5])


@compiled()
def velocity_at(
    p: Ints, motion: Floats, bar: int, row: int, d: int, x: float, y: float, z: float
) -> tuple[float, float, float]:
    """The velocity of a point of a bar; its motion stands at `row`."""
    cx, cy, cz = centre(p, bar)
    rx = x - cx
    ry = y - cy
    rz = z - cz
    up = motion[row] + motion[row + 1] * ry - motion[row + 2] * rx
    if d == 3:
        return 0.0, 0.0, up
    along_x = motion[row + 3] + motion[row + 2] * rz - motion[row + 5] * ry
    along_y = motion[row + 4] + motion[row + 5] * rx - motion[row + 1] * rz
    return along_x, along_y, up


@compiled(INT(INTS, INT, INT, INT, FLOAT, FLOAT, FLOAT, FLOAT, FLOAT, FLOAT, FLOAT))
def body_column(
    p: Ints, n: int, bar: int, d: int, sign: float, x: float, y: float, z: float, gx: float, gy: float, gz: float
) -> int:
    """Adds what a force does to one bar to the column being made; returns its new number of entries."""
    rows = p[SPARE_ROW : SPARE_ROW + 12]
    entries = floats(p, SPARE, 12)
    cx, cy, cz = centre(p, bar)
    rx = x - cx
    ry = y - cy
    rz = z - cz
    row = d * p[LOCAL + bar]
    for k in range(d):
        rows[n + k] = row + k
    entries[n] = sign * gz
    entries[n + 1] = sign * (ry * gz - rz * gy)
    entries[n + 2] = sign * (rz * gx - rx * gz)
    if d == 6:
        entries[n + 3] = sign * gx
        entries[n + 4] = sign * gy
        entries[n + 5] = sign * (rx * gy - ry * gx)
    return n + d


@compiled(INT(INTS, INT, INT, INT, FLOAT, FLOAT, FLOAT, FLOAT))
def column(p: Ints, contact: int, corner: int, d: int, inset: float, gx: float, gy: float, gz: float) -> int:
    """A force at a corner of a contact, up or away on one bar and back on the other; returns how many entries."""
    x, y, z = corner_point(p, contact, corner, inset)
    c = CONTACT + contact * CONTACT_SIZE
    upper, lower = p[c + 1], p[c + 2]
    n = 0
    if p[LOCAL + upper] >= 0:
        n = body_column(p, n, upper, d, 1.0, x, y, z, gx, gy, gz)
    if lower != BOARD and p[LOCAL + lower] >= 0:
        n = body_column(p, n, lower, d, -1.0, x, y, z, gx, gy, gz)
    return n


@compiled(INT(INTS, INT, INT))
def used_contacts(p: Ints, contacts: int, d: int) -> int:
    """Notes the contacts that matter to the members; returns how many."""
    used = 0
    for contact in range(contacts):
        c = CONTACT + contact * CONTACT_SIZE
        face, lower = p[c], p[c + 2]
        if d == 3 and face != REST:
            continue
        upper_in = p[LOCAL + p[c + 1]] >= 0
        lower_in = lower != BOARD and p[LOCAL + lower] >= 0
        if p[STRICT] and lower != BOARD and not (upper_in and (lower_in or face == REST)):
            continue
        if upper_in or lower_in:
            p[USED + used] = contact
            used += 1
    return used


@compiled()
def grip(p: Ints, contact: int) -> float:
    """The friction of a resting contact."""
    lower = p[CONTACT + contact * CONTACT_SIZE + 2]
    return 0.0 if p[STRICT] and lower != BOARD and p[LOCAL + lower] < 0 else FRICTION


@compiled()
def best_column(p: Ints, used: int, d: int, inset: float, upright: bool, price: Floats) -> tuple[float, int]:
    """The column with the highest price: how fast the duals let the bodies of a contact part."""
    best = ENOUGH
    name = -1
    for u in range(used):
        contact = p[USED + u]
        c = CONTACT + contact * CONTACT_SIZE
        face, upper, lower = p[c], p[c + 1], p[c + 2]
        if upright and face != REST:
            continue
        row_up = d * p[LOCAL + upper]
        row_low = d * p[LOCAL + lower] if lower != BOARD else -1
        friction = 0.0 if upright else grip(p, contact)
        for corner in range(4):
            x, y, z = corner_point(p, contact, corner, inset)
            vx = 0.0
            vy = 0.0
            vz = 0.0
            if row_up >= 0:
                vx, vy, vz = velocity_at(p, price, upper, row_up, d, x, y, z)
            if row_low >= 0:
                ux, uy, uz = velocity_at(p, price, lower, row_low, d, x, y, z)
                vx -= ux
                vy -= uy
                vz -= uz
            if face == REST:
                worth = vz + friction * (abs(vx) + abs(vy))
            elif face == SIDE_X:
                worth = vx
            else:
                worth = vy
            if worth > best:
                best = worth
                way = UPRIGHT if upright else 2 * (vx > 0) + (vy > 0)
                name = 20 * u + 5 * corner + way
    return best, name


@compiled(INT(INTS, INT, INT, FLOAT))
def named_column(p: Ints, name: int, d: int, inset: float) -> int:
    contact = p[USED + name // 20]
    face = p[CONTACT + contact * CONTACT_SIZE]
    corner = name // 5 % 4
    way = name % 5
    if face == SIDE_X:
        return column(p, contact, corner, d, inset, 1.0, 0.0, 0.0)
    if face == SIDE_Y:
        return column(p, contact, corner, d, inset, 0.0, 1.0, 0.0)
    friction = 0.0 if way == UPRIGHT else grip(p, contact)
    gx = friction if way & 2 else -friction
    gy = friction if way & 1 else -friction
    return column(p, contact, corner, d, inset, gx, gy, 1.0)


@compiled(NOTHING(INTS, INT, INT, INT, FLOAT, INT, FLOATS, FLOATS))
def load(p: Ints, members: int, used: int, d: int, inset: float, seed: int, push: Floats, true: Floats) -> None:
    """The right-hand sides: weights to be carried, and with them the tiny pushes of SLACK."""
    rows = p[SPARE_ROW : SPARE_ROW + 12]
    entries = floats(p, SPARE, 12)
    for row in range(d * members):
        push[row] = 0.0
    for m in range(members):
        push[d * m] = float(p[BOX + p[MEMBER + m] * BOX_SIZE + 6])
    for row in range(d * members):
        true[row] = push[row]
    noise = seed
    for u in range(used):
        contact = p[USED + u]
        face = p[CONTACT + contact * CONTACT_SIZE]
        for corner in range(4):
            noise = (noise * 1103515245 + 12345) & 0x7FFFFFFF
            size = SLACK * (0.5 + (noise >> 8) / 8388608.0)
            n = column(
                p, contact, corner, d, inset, 1.0 * (face == SIDE_X), 1.0 * (face == SIDE_Y), 1.0 * (face == REST)
            )
            for k in range(n):
                push[rows[k]] += size * entries[k]


@compiled(INT(INT, FLOATS, FLOATS))
def leaving_row(size: int, push: Floats, alpha: Floats) -> int:
    """The row whose push reaches zero first; among rows as good as first, the one with the largest pivot."""
    first = np.inf
    for row in range(size):
        if alpha[row] > ENOUGH:
            bound = (push[row] + 1e-11) / alpha[row]
            if bound < first:
                first = bound
    chosen = -1
    pivot = 0.0
    for row in range(size):
        if alpha[row] > ENOUGH and alpha[row] > pivot and push[row] <= first * alpha[row]:
            chosen = row
            pivot = alpha[row]
    return chosen


@compiled(NOTHING(INTS, INT, INT, FLOAT))
def pivot_on(p: Ints, size: int, row: int, worth: float) -> None:
    """Exchanges the basic column of a row for the entering one: pushes, duals and inverse follow."""
    push = floats(p, PUSH, EQUATIONS)
    true = floats(p, TRUE_PUSH, EQUATIONS)
    price = floats(p, PRICE, EQUATIONS)
    alpha = floats(p, ALPHA, EQUATIONS)
    inverse = floats(p, INVERSE, EQUATIONS * EQUATIONS)
    pivot = alpha[row]
    step = max(push[row], 0.0) / pivot
    true_step = true[row] / pivot
    filled = 0
    at = row * size
    for k in range(size):
        if inverse[at + k] != 0.0:
            price[k] -= worth / pivot * inverse[at + k]
            inverse[at + k] /= pivot
            p[FILLED + filled] = k
            filled += 1
    for other in range(size):
        factor = alpha[other]
        if other == row or factor == 0.0:
            continue
        push[other] = max(push[other] - step * factor, 0.0)
        true[other] -= true_step * factor
        start = other * size
        if filled * 3 < size:
            for k in range(filled):
                inverse[start + p[FILLED + k]] -= factor * inverse[at + p[FILLED + k]]
        else:
            for k in range(size):
                inverse[start + k] -= factor * inverse[at + k]
    push[row] = step
    true[row] = true_step


@compiled(TRUTH(INTS, INT))
def all_forces_found(p: Ints, size: int) -> bool:
    """Whether nothing is missing, and no push is negative beyond SLACK."""
    push = floats(p, PUSH, EQUATIONS)
    true = floats(p, TRUE_PUSH, EQUATIONS)
    missing = 0.0
    true_missing = 0.0
    for row in range(size):
        if p[BASIS + row] < 0:
            missing += push[row]
            true_missing += abs(true[row])
    if missing < ENOUGH:
        return True
    if true_missing > ENOUGH:
        return False
    for row in range(size):
        if true[row] < -SLACK:
            return False
    return True


@compiled(INT(INTS, INT, INT, INT, FLOAT, INT))
def attempt(p: Ints, members: int, used: int, d: int, inset: float, seed: int) -> int:
    """1 if forces exist, 0 if not (the duals then say why), −1 if the steps lead nowhere."""
    size = d * members
    push = floats(p, PUSH, EQUATIONS)
    true = floats(p, TRUE_PUSH, EQUATIONS)
    price = floats(p, PRICE, EQUATIONS)
    alpha = floats(p, ALPHA, EQUATIONS)
    inverse = floats(p, INVERSE, EQUATIONS * EQUATIONS)
    rows = p[SPARE_ROW : SPARE_ROW + 12]
    entries = floats(p, SPARE, 12)
    load(p, members, used, d, inset, seed, push, true)
    for k in range(size * size):
        inverse[k] = 0.0
    for row in range(size):
        sign = 1.0 if push[row] >= 0.0 else -1.0
        inverse[row * size + row] = sign
        price[row] = sign
        push[row] *= sign
        true[row] *= sign
        p[BASIS + row] = -1 - row
    upright = True
    for _ in range(40 * size + 400):
        if all_forces_found(p, size):
            return 1
        worth, name = best_column(p, used, d, inset, upright, price)
        if name < 0 and upright and d == 6:
            upright = False
            continue
        if name < 0:
            return 0
        n = named_column(p, name, d, inset)
        for row in range(size):
            total = 0.0
            for k in range(n):
                total += inverse[row * size + rows[k]] * entries[k]
            alpha[row] = total
        row = leaving_row(size, push, alpha)
        if row < 0:
            return -1
        pivot_on(p, size, row, worth)
        p[BASIS + row] = name
    return -1


@compiled(INT(INTS, INT))
def enlist(p: Ints, bars: int) -> int:
    """Makes members of the bars marked with 0 in LOCAL, and numbers them; returns how many there are."""
    members = 0
    for bar in range(bars):
        if p[LOCAL + bar] >= 0:
            p[LOCAL + bar] = members
            p[MEMBER + members] = bar
            members += 1
    return members


@compiled(TRUTH(INTS, INT, INT, INT, INT, FLOAT), apart=True)
def at_rest(p: Ints, bars: int, contacts: int, d: int, strict: int, inset: float) -> bool:
    """Whether forces exist that keep the members (LOCAL ≥ 0) at rest; if not, RAY says how all bars fall."""
    p[STRICT] = strict
    members = enlist(p, bars)
    used = used_contacts(p, contacts, d)
    found = -1
    seed = 1
    while found < 0:
        found = attempt(p, members, used, d, inset, seed)
        seed += 1
    if found == 1:
        return True
    price = floats(p, PRICE, EQUATIONS)
    ray = floats(p, RAY, 6 * ROOM)
    for k in range(6 * bars):
        ray[k] = 0.0
    for m in range(members):
        for k in range(d):
            ray[6 * p[MEMBER + m] + k] = -price[d * m + k]
    return False
