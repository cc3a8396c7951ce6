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

Most bars need no sideways forces. Their equations 3 to 5 are met by nothing at all: they are *idle*, cost nothing,
and take part only when a column that enters would disturb them; then they are the first to leave.

Many bars are tried on the same construction. When the same members are asked for again with another new bar,
they are solved without it, and that solution is kept. From then on a program starts there, and only the new bar's
six rows are still to be met:

    rows of the members ┌─────────┬───┐
                        │  kept   │ 0 │   the inverse with which it starts; pushes and basis likewise.
                        │ inverse │   │   What is new follows: weight, contacts behind those of the base
                        ├─────────┼───┤
    rows of the new bar │    0    │ 1 │
                        └─────────┴───┘
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
BOX_SIZE, CONTACT_SIZE, JOINT_SIZE, SPREAD_SIZE = 8, 9, 3, 7
BOX = LENGTH  # of each bar: x, y, z from, x, y, z to, length, how well it is carried
CONTACT = BOX + ROOM * BOX_SIZE  # of each contact: face, upper, lower bar, x from, to, y from, to, z from, to
LOCAL = CONTACT + MOST_CONTACTS * CONTACT_SIZE  # of each bar: its number among the members, or −1
MEMBER = LOCAL + ROOM  # the members
JOINT = MEMBER + ROOM  # of each contact that matters to the members: face, upper, lower member
BASIS = JOINT + MOST_CONTACTS * JOINT_SIZE  # of each row its column: 20 × joint + 5 × corner + way, or −1 − row
SPARE_ROW = BASIS + EQUATIONS  # the rows of one column
RAY = SPARE_ROW + 12  # how the bars fall, six numbers each: v up, w x, w y, v x, v y, w z
SPARE = RAY + 6 * ROOM  # the entries of one column
SPREAD = SPARE + 12  # of each joint: x from, to, y from, to, z from, to of its corners, and its friction
FIELD = SPREAD + MOST_CONTACTS * SPREAD_SIZE  # of each member: the duals as a motion of all space
PUSH = FIELD + 6 * (ROOM + 1)  # the basic variables, under SLACK
TRUE_PUSH = PUSH + EQUATIONS  # the same without SLACK
PRICE = TRUE_PUSH + EQUATIONS  # the duals
ALPHA = PRICE + EQUATIONS  # the entering column in terms of the basis
STRICT = ALPHA + EQUATIONS  # 1: what is not a member only carries, upright; 0: it holds against anything
INVERSE = STRICT + 1  # of the basis, column by column
ASKED = INVERSE + EQUATIONS * EQUATIONS  # the members of the base, a bit each, that were asked for last; 0: none
KEPT = ASKED + 1  # those whose solution is kept; 0: none
KEPT_BASIS = KEPT + 1
KEPT_PUSH = KEPT_BASIS + EQUATIONS
KEPT_TRUE_PUSH = KEPT_PUSH + EQUATIONS
KEPT_INVERSE = KEPT_TRUE_PUSH + EQUATIONS
END_OF_SIMPLEX = KEPT_INVERSE + EQUATIONS * EQUATIONS

ATTEMPTS = 8  # a second one has never been needed; what nothing decides counts as falling

REST, SIDE_X, SIDE_Y = 0, 1, 2  # faces; the "upper" bar of a side contact is the one further along the axis
BOARD = -1
UPRIGHT = 4  # a way of push without friction; 0 … 3 are the slanting ones


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


# ── Columns ──────────────────────────────────────────────────────────────────────────────────────────────
@compiled(INT(INTS, INT, INT, INT, FLOAT))
def gather_joints(p: Ints, contacts: int, members: int, d: int, inset: float) -> int:
    """Notes the contacts that matter to the members, as the program sees them; returns how many. What is not a
    member is one body that does not move, numbered behind them."""
    spread = p[SPREAD : SPREAD + MOST_CONTACTS * SPREAD_SIZE].view(np.float64)
    joints = 0
    for contact in range(contacts):
        c = CONTACT + contact * CONTACT_SIZE
        face, bar = p[c], p[c + 2]
        if d == 3 and face != REST:
            continue
        upper = p[LOCAL + p[c + 1]]
        lower = p[LOCAL + bar] if bar != BOARD else -1
        if upper < 0 and lower < 0:
            continue
        only_carries = p[STRICT] == 1 and bar != BOARD and lower < 0
        if p[STRICT] == 1 and (upper < 0 or (only_carries and face != REST)):
            continue
        j = JOINT + joints * JOINT_SIZE
        p[j] = face
        p[j + 1] = upper if upper >= 0 else members
        p[j + 2] = lower if lower >= 0 else members
        s = joints * SPREAD_SIZE
        for axis in range(3):
            level = (
                (face == REST and axis == 2) or (face == SIDE_X and axis == 0) or (face == SIDE_Y and axis == 1)
            )
            moved = 0.0 if level else inset
            spread[s + 2 * axis] = p[c + 3 + 2 * axis] + moved
            spread[s + 2 * axis + 1] = p[c + 4 + 2 * axis] - moved
        spread[s + 6] = 0.0 if only_carries else FRICTION
        joints += 1
    return joints


@compiled(INT(INTS, FLOATS, INT, INT, INT, FLOAT, FLOAT, FLOAT, FLOAT, FLOAT, FLOAT, FLOAT))
def body_column(
    p: Ints,
    entries: Floats,
    n: int,
    member: int,
    d: int,
    sign: float,
    x: float,
    y: float,
    z: float,
    gx: float,
    gy: float,
    gz: float,
) -> int:
    """Adds what a force does to one bar to the column being made; returns its new number of entries."""
    cx, cy, cz = centre(p, p[MEMBER + member])
    rx = x - cx
    ry = y - cy
    rz = z - cz
    for k in range(d):
        p[SPARE_ROW + n + k] = d * member + k
    entries[n] = sign * gz
    entries[n + 1] = sign * (ry * gz - rz * gy)
    entries[n + 2] = sign * (rz * gx - rx * gz)
    if d == 6:
        entries[n + 3] = sign * gx
        entries[n + 4] = sign * gy
        entries[n + 5] = sign * (rx * gy - ry * gx)
    return n + d


@compiled(INT(INTS, INT, INT, INT))
def write_column(p: Ints, name: int, members: int, d: int) -> int:
    """Writes a column, up or away on one bar and back on the other; returns how many entries it has."""
    spread = p[SPREAD : SPREAD + MOST_CONTACTS * SPREAD_SIZE].view(np.float64)
    entries = p[SPARE : SPARE + 12].view(np.float64)
    joint = name // 20
    first, second = name // 5 & 1, name // 10 & 1
    way = name % 5
    j = JOINT + joint * JOINT_SIZE
    s = joint * SPREAD_SIZE
    face = p[j]
    x, y, z = spread[s], spread[s + 2], spread[s + 4]
    gx = gy = gz = 0.0
    if face == REST:
        x, y = spread[s + first], spread[s + 2 + second]
        gz = 1.0
        if way != UPRIGHT:
            gx = spread[s + 6] if way & 2 else -spread[s + 6]
            gy = spread[s + 6] if way & 1 else -spread[s + 6]
    elif face == SIDE_X:
        y, z = spread[s + 2 + first], spread[s + 4 + second]
        gx = 1.0
    else:
        x, z = spread[s + first], spread[s + 4 + second]
        gy = 1.0
    n = 0
    if p[j + 1] < members:
        n = body_column(p, entries, n, p[j + 1], d, 1.0, x, y, z, gx, gy, gz)
    if p[j + 2] < members:
        n = body_column(p, entries, n, p[j + 2], d, -1.0, x, y, z, gx, gy, gz)
    return n


# ── Prices ───────────────────────────────────────────────────────────────────────────────────────────────
@compiled(NOTHING(INTS, INT, INT, FLOATS, FLOATS))
def note_fields(p: Ints, members: int, d: int, price: Floats, field: Floats) -> None:
    """The velocities that the duals give to each member, from the origin of space on:

    up = f0 + f1 y − f2 x,  along x = f3 + f2 z − f5 y,  along y = f4 + f5 x − f1 z
    """
    for m in range(members + 1):
        for k in range(6):
            field[6 * m + k] = 0.0
    for m in range(members):
        x, y, z = centre(p, p[MEMBER + m])
        row, f = d * m, 6 * m
        wx, wy = price[row + 1], price[row + 2]
        field[f] = price[row] - wx * y + wy * x
        field[f + 1] = wx
        field[f + 2] = wy
        if d == 6:
            wz = price[row + 5]
            field[f + 3] = price[row + 3] - wy * z + wz * y
            field[f + 4] = price[row + 4] - wz * x + wx * z
            field[f + 5] = wz


@compiled()
def best_column(p: Ints, joints: int, upright: bool, field: Floats, spread: Floats) -> tuple[float, int]:
    """The column with the highest price: how fast the duals let the bodies of a contact part."""
    best = ENOUGH
    name = -1
    for joint in range(joints):
        j = JOINT + joint * JOINT_SIZE
        face = p[j]
        if upright and face != REST:
            continue
        u, v, s = 6 * p[j + 1], 6 * p[j + 2], joint * SPREAD_SIZE
        wx = field[u + 1] - field[v + 1]
        wy = field[u + 2] - field[v + 2]
        up = field[u] - field[v]
        if upright:
            first, second = wy < 0.0, wx > 0.0
            score = up + wx * spread[s + 2 + second] - wy * spread[s + first]
            if score > best:
                best = score
                name = 20 * joint + 5 * first + 10 * second + UPRIGHT
            continue
        wz = field[u + 5] - field[v + 5]
        east = field[u + 3] - field[v + 3]
        north = field[u + 4] - field[v + 4]
        if face == REST:
            z, grip = spread[s + 4], spread[s + 6]
            for corner in range(4):
                x, y = spread[s + (corner & 1)], spread[s + 2 + (corner >> 1)]
                along_x = east + wy * z - wz * y
                along_y = north + wz * x - wx * z
                score = up + wx * y - wy * x + grip * (abs(along_x) + abs(along_y))
                if score > best:
                    best = score
                    name = 20 * joint + 5 * corner + 2 * (along_x > 0.0) + (along_y > 0.0)
        elif face == SIDE_X:
            first, second = wz < 0.0, wy > 0.0
            score = east + wy * spread[s + 4 + second] - wz * spread[s + 2 + first]
            if score > best:
                best = score
                name = 20 * joint + 5 * first + 10 * second
        else:
            first, second = wz > 0.0, wx < 0.0
            score = north + wz * spread[s + first] - wx * spread[s + 4 + second]
            if score > best:
                best = score
                name = 20 * joint + 5 * first + 10 * second
    return best, name


# ── Steps ────────────────────────────────────────────────────────────────────────────────────────────────
@compiled(INT(INT))
def next_noise(noise: int) -> int:
    return (noise * 1103515245 + 12345) & 0x7FFFFFFF


@compiled(FLOAT(INT))
def slack(noise: int) -> float:
    return SLACK * (0.5 + (noise >> 8) / 8388608.0)


@compiled(INT(INTS, INT, INT, INT, INT, TRUTH, FLOATS, FLOATS))
def load(p: Ints, members: int, joints: int, d: int, seed: int, idling: bool, push: Floats, true: Floats) -> int:
    """The right-hand sides: weights to be carried, and with them the tiny pushes of SLACK. Returns its noise."""
    entries = p[SPARE : SPARE + 12].view(np.float64)
    for row in range(d * members):
        push[row] = 0.0
    for m in range(members):
        push[d * m] = float(p[BOX + p[MEMBER + m] * BOX_SIZE + 6])
    for row in range(d * members):
        true[row] = push[row]
    noise = seed
    for joint in range(joints):
        if idling and p[JOINT + joint * JOINT_SIZE] != REST:
            continue
        for corner in range(4):
            noise = next_noise(noise)
            n = write_column(p, 20 * joint + 5 * corner + UPRIGHT, members, d)
            for k in range(n):
                push[p[SPARE_ROW + k]] += slack(noise) * entries[k]
    return noise


@compiled(INT(INTS, FLOATS))
def disturbed_row(p: Ints, alpha: Floats) -> int:
    """The idle row that the entering column disturbs most, or −1."""
    chosen = -1
    most = ENOUGH
    for row in range(len(alpha)):
        if row % 6 >= 3 and p[BASIS + row] < 0 and abs(alpha[row]) > most:
            chosen = row
            most = abs(alpha[row])
    return chosen


@compiled(INT(FLOATS, FLOATS))
def leaving_row(push: Floats, alpha: Floats) -> int:
    """The row whose push reaches zero first; among rows as good as first, the one with the largest pivot."""
    first = np.inf
    for row in range(len(push)):
        if alpha[row] > ENOUGH:
            bound = (push[row] + 1e-11) / alpha[row]
            if bound < first:
                first = bound
    chosen = -1
    pivot = 0.0
    for row in range(len(push)):
        if alpha[row] > ENOUGH and alpha[row] > pivot and push[row] <= first * alpha[row]:
            chosen = row
            pivot = alpha[row]
    return chosen


@compiled(NOTHING(FLOATS, FLOATS, FLOATS, FLOATS, FLOATS, INT, FLOAT))
def pivot_on(
    push: Floats, true: Floats, price: Floats, alpha: Floats, inverse: Floats, row: int, score: float
) -> None:
    """Exchanges the basic column of a row for the entering one: pushes, duals and inverse follow."""
    size = len(push)
    pivot = alpha[row]
    step = max(push[row], 0.0) / pivot
    true_step = true[row] / pivot
    for other in range(size):
        push[other] = max(push[other] - step * alpha[other], 0.0)
        true[other] -= true_step * alpha[other]
    push[row] = step
    true[row] = true_step
    for k in range(size):
        factor = inverse[k * size + row] / pivot
        if factor == 0.0:
            continue
        price[k] -= score * factor
        column = inverse[k * size : (k + 1) * size]
        for other in range(size):
            column[other] -= factor * alpha[other]
        column[row] = factor


@compiled(TRUTH(INTS, FLOATS, FLOATS))
def all_forces_found(p: Ints, push: Floats, true: Floats) -> bool:
    """Whether nothing is missing, and no push is negative beyond SLACK."""
    missing = 0.0
    true_missing = 0.0
    for row in range(len(push)):
        if p[BASIS + row] < 0:
            missing += push[row]
            true_missing += abs(true[row])
    if missing < ENOUGH:
        return True
    if true_missing > ENOUGH:
        return False
    for row in range(len(push)):
        if true[row] < -SLACK:
            return False
    return True


@compiled(INT(INTS, INT, INT, INT, INT, TRUTH))
def pivot_until_sure(p: Ints, members: int, joints: int, d: int, noise: int, idling: bool) -> int:
    """1 if forces exist, 0 if not (the duals then say why), −1 if the steps lead nowhere."""
    size = d * members
    push = p[PUSH : PUSH + size].view(np.float64)
    true = p[TRUE_PUSH : TRUE_PUSH + size].view(np.float64)
    price = p[PRICE : PRICE + size].view(np.float64)
    alpha = p[ALPHA : ALPHA + size].view(np.float64)
    inverse = p[INVERSE : INVERSE + size * size].view(np.float64)
    entries = p[SPARE : SPARE + 12].view(np.float64)
    field = p[FIELD : FIELD + 6 * (members + 1)].view(np.float64)
    spread = p[SPREAD : SPREAD + SPREAD_SIZE * joints].view(np.float64)
    upright = True
    for _ in range(40 * size + 400):
        if all_forces_found(p, push, true):
            return 1
        note_fields(p, members, d, price, field)
        score, name = best_column(p, joints, upright, field, spread)
        if name < 0 and upright and d == 6:
            upright = False
            continue
        if name < 0:
            return 0
        for row in range(size):
            alpha[row] = 0.0
        for k in range(write_column(p, name, members, d)):
            entry = entries[k]
            start = p[SPARE_ROW + k] * size
            column = inverse[start : start + size]
            for row in range(size):
                alpha[row] += entry * column[row]
        row = disturbed_row(p, alpha) if idling else -1
        if row >= 0:
            noise = next_noise(noise)
            push[row] = 0.0
            pivot_on(push, true, price, alpha, inverse, row, score)
            push[row] = slack(noise)
        else:
            row = leaving_row(push, alpha)
            if row < 0:
                return -1
            pivot_on(push, true, price, alpha, inverse, row, score)
        p[BASIS + row] = name
    return -1


@compiled(INT(INTS, INT, INT, INT, INT))
def attempt(p: Ints, members: int, joints: int, d: int, seed: int) -> int:
    """Begins without any force; the answer is that of `pivot_until_sure`."""
    size = d * members
    push = p[PUSH : PUSH + size].view(np.float64)
    true = p[TRUE_PUSH : TRUE_PUSH + size].view(np.float64)
    price = p[PRICE : PRICE + size].view(np.float64)
    inverse = p[INVERSE : INVERSE + size * size].view(np.float64)
    idling = d == 6 and seed == 1
    noise = load(p, members, joints, d, seed, idling, push, true)
    for k in range(size * size):
        inverse[k] = 0.0
    for row in range(size):
        sign = 1.0 if push[row] >= 0.0 else -1.0
        inverse[row * size + row] = sign
        price[row] = 0.0 if idling and row % 6 >= 3 else sign
        push[row] *= sign
        true[row] *= sign
        p[BASIS + row] = -1 - row
    return pivot_until_sure(p, members, joints, d, noise, idling)


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


@compiled(TRUTH(INTS, INT, INT, INT, TRUTH))
def conclude(p: Ints, bars: int, members: int, d: int, found: bool) -> bool:
    """Says whether forces were found; if not, RAY says how all bars fall."""
    if found:
        return True
    price = p[PRICE : PRICE + EQUATIONS].view(np.float64)
    ray = p[RAY : RAY + 6 * ROOM].view(np.float64)
    for k in range(6 * bars):
        ray[k] = 0.0
    for m in range(members):
        for k in range(d):
            ray[6 * p[MEMBER + m] + k] = -price[d * m + k]
    return False


@compiled(TRUTH(INTS, INT, INT, INT, INT, FLOAT), noinline=True)
def at_rest(p: Ints, bars: int, contacts: int, d: int, strict: int, inset: float) -> bool:
    """Whether forces exist that keep the members (LOCAL ≥ 0) at rest; if not, RAY says how all bars fall."""
    p[STRICT] = strict
    members = enlist(p, bars)
    joints = gather_joints(p, contacts, members, d, inset)
    found = -1
    seed = 1
    while found < 0 and seed <= ATTEMPTS:
        found = attempt(p, members, joints, d, seed)
        seed += 1
    return conclude(p, bars, members, d, found == 1)


# ── From a kept solution on ──────────────────────────────────────────────────────────────────────────────
@compiled(NOTHING(INTS))
def forget_solution(p: Ints) -> None:
    p[ASKED] = p[KEPT] = 0


@compiled(NOTHING(INTS, INT))
def keep_solution(p: Ints, size: int) -> None:
    for row in range(size):
        p[KEPT_BASIS + row] = p[BASIS + row]
        p[KEPT_PUSH + row] = p[PUSH + row]
        p[KEPT_TRUE_PUSH + row] = p[TRUE_PUSH + row]
    for k in range(size * size):
        p[KEPT_INVERSE + k] = p[INVERSE + k]


@compiled(NOTHING(INTS, INT, INT))
def lay_out_kept(p: Ints, kept: int, size: int) -> None:
    """The kept solution in its first rows, new bars behind it on which nothing acts but their weight."""
    push = p[PUSH : PUSH + size].view(np.float64)
    true = p[TRUE_PUSH : TRUE_PUSH + size].view(np.float64)
    inverse = p[INVERSE : INVERSE + size * size].view(np.float64)
    for row in range(kept):
        p[BASIS + row] = p[KEPT_BASIS + row]
        p[PUSH + row] = p[KEPT_PUSH + row]
        p[TRUE_PUSH + row] = p[KEPT_TRUE_PUSH + row]
    for k in range(size):
        for row in range(size):
            inverse[k * size + row] = 0.0
        for row in range(kept if k < kept else 0):
            p[INVERSE + k * size + row] = p[KEPT_INVERSE + k * kept + row]
    for row in range(kept, size):
        p[BASIS + row] = -1 - row
        inverse[row * size + row] = 1.0
        push[row] = 0.0
        if row % 6 == 0:
            push[row] = float(p[BOX + p[MEMBER + row // 6] * BOX_SIZE + 6])
        true[row] = push[row]


@compiled(INT(INTS, INT, INT, INT, INT))
def resume(p: Ints, members: int, joints: int, kept: int, kept_joints: int) -> int:
    """Begins with the kept solution of the first rows; the answer is that of `pivot_until_sure`.

    The tiny pushes of the new contacts go through the kept inverse. What they make negative is set to nothing,
    which is one more tiny push.
    """
    size = 6 * members
    lay_out_kept(p, kept, size)
    push = p[PUSH : PUSH + size].view(np.float64)
    true = p[TRUE_PUSH : TRUE_PUSH + size].view(np.float64)
    price = p[PRICE : PRICE + size].view(np.float64)
    inverse = p[INVERSE : INVERSE + size * size].view(np.float64)
    entries = p[SPARE : SPARE + 12].view(np.float64)
    noise = 2
    for joint in range(kept_joints, joints):
        for corner in range(4 if p[JOINT + joint * JOINT_SIZE] == REST else 0):
            noise = next_noise(noise)
            for k in range(write_column(p, 20 * joint + 5 * corner + UPRIGHT, members, 6)):
                column = p[SPARE_ROW + k] * size
                for row in range(size):
                    push[row] += slack(noise) * entries[k] * inverse[column + row]
    for row in range(size):
        if row < kept:
            push[row] = max(push[row], 0.0) if p[BASIS + row] >= 0 else 0.0
        elif push[row] < 0.0:
            push[row], true[row] = -push[row], -true[row]
            inverse[row * size + row] = -1.0
    for k in range(size):
        price[k] = 0.0
        for row in range(size):
            if p[BASIS + row] < 0 and row % 6 < 3:
                price[k] += inverse[k * size + row]
    return pivot_until_sure(p, members, joints, 6, noise, True)


@compiled(TRUTH(INTS, INT, INT, INT, INT, FLOAT), noinline=True)
def at_rest_on(p: Ints, base: int, bars: int, base_contacts: int, contacts: int, inset: float) -> bool:
    """`at_rest` with all forces, STRICT, where bars of the table are new on a base that stands."""
    key = 0
    for bar in range(base):
        if p[LOCAL + bar] >= 0:
            key |= 1 << bar
    if key == 0 or key != p[ASKED]:
        p[ASKED] = key
        return at_rest(p, bars, contacts, 6, 1, inset)
    p[STRICT] = 1
    kept = enlist(p, base)
    kept_joints = gather_joints(p, base_contacts, kept, 6, inset)
    if key != p[KEPT]:
        p[KEPT] = 0
        if attempt(p, kept, kept_joints, 6, 1) != 1:
            return at_rest(p, bars, contacts, 6, 1, inset)
        keep_solution(p, 6 * kept)
        p[KEPT] = key
    members = enlist(p, bars)
    joints = gather_joints(p, contacts, members, 6, inset)
    found = resume(p, members, joints, 6 * kept, kept_joints)
    if found < 0:
        return at_rest(p, bars, contacts, 6, 1, inset)
    return conclude(p, bars, members, 6, found == 1)
