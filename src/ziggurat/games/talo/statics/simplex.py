"""Equilibrium as a linear program: do contact forces exist that keep a set of bars at rest (T14)?

The unknowns are pushes at contact points, none negative; friction makes a resting push a cone of four slanting
pushes. The equations are those of rest, six for each bar; where all forces are upright, the first three do.

    6 b + …   0  force up    1, 2  torque about x, y    3, 4  force along x, y    5  torque about z

Contacts are given as a table. A bar that is not a member of the set does not move. It may hold against anything,
like the board, or only carry: push up on the members that rest on it, without friction. Or it is asked to help: it
carries, and holds only where carrying does not do. The columns that then have a push tell which bars had to.

The program is phase 1 of the simplex method with a dense inverse of the basis. Columns are never written down,
they are priced from the contact's geometry, for the price of a column is a velocity: the duals are six numbers a
bar, a rigid motion, and a column is worth entering if that motion, reversed, drives two bodies into each other.
Where no forces exist, the duals at the end are the way in which everything falls (Farkas' lemma). Upright pushes
are tried first; friction and side contacts only where these do not do.

The right-hand sides are mostly zero, which makes simplex steps of length zero and loops; so every push may be
negative by a tiny, irregular amount, SLACK, which is also the tolerance of the verdict. The basis is applied
to the true right-hand side too: as soon as that one is met within the tolerance, forces have been found.

Most bars need no sideways forces. Their equations 3 to 5 are met by nothing at all: they are *idle*. They get a
row in the basis only when a column enters that would disturb them; it costs nothing, and is the first to leave.

A set of bars that stands by upright forces may be kept with its basis (`keep_basis`). A program that has it among
its members and others that carry or help begins with that basis: only what is new has to be found.

An attempt that rounding leads nowhere is made again with another noise, ATTEMPTS times at most. What is undecided
then counts as falling: the rules never let a bar be placed of which nobody knows that it stands.
"""

import numpy as np

from ziggurat.games.talo.space import (
    ALL_BARS,
    FLOAT,
    FLOATS,
    INT,
    INTS,
    LENGTH,
    NOTHING,
    TRUTH,
    Floats,
    compiled,
)
from ziggurat.kernel import Ints

FRICTION = 0.4
SLACK = 1e-7  # of a push, where a bar of length 1 weighs 1
HELPING = 1e-6  # a push that is not only SLACK
ENOUGH = 1e-9  # a price worth entering for; a sum of missing forces that is none

ROOM = ALL_BARS + 1  # bars that the tables hold
EQUATIONS = 6 * ROOM
ATTEMPTS = 8  # each with another noise
PATIENCE = 40  # steps of an attempt for each of its equations
MOST_CONTACTS = 900  # 220 cells of wood have at most 660 inner and 100 board faces

# ── Working memory, behind the position ──────────────────────────────────────────────────────────────────
BOX_SIZE, CONTACT_SIZE, JOINT_SIZE, SPREAD_SIZE = 8, 9, 5, 7
BOX = LENGTH  # of each bar: x, y, z from, x, y, z to, length, how well it is carried
CONTACT = BOX + ROOM * BOX_SIZE  # of each contact: face, upper, lower bar, x from, to, y from, to, z from, to
LOCAL = CONTACT + MOST_CONTACTS * CONTACT_SIZE  # of each bar: its number among the members, or −1
MEMBER = LOCAL + ROOM  # the members
JOINT = MEMBER + ROOM  # of each contact that matters to the members: face, upper, lower member, help, contact
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
RETRIED = ALPHA + EQUATIONS  # attempts that led nowhere, ever since the memory was made
RANK = RETRIED + 1  # how many rows the basis has
STRIDE = RANK + 1  # how many it can have
LOAD = STRIDE + 1  # of each bar: what acts on it beside its weight, as the rows are ordered
ROW = LOAD + 6 * ROOM  # of each equation: its row in the basis, or −1
JOINT_OF = ROW + EQUATIONS  # of each contact: its joint
SHRINKING = JOINT_OF + MOST_CONTACTS  # the rows whose push the entering column takes away from
KEPT = SHRINKING + EQUATIONS  # of each bar: the number of the set that its basis was kept with, or 0
KEPT_BASIS = KEPT + ROOM  # of each bar and upright equation: 20 × contact + 5 × corner + way, or −1
KEPT_ROWS = 3 * ROOM
KEPT_INVERSE = KEPT_BASIS + KEPT_ROWS  # the inverses, column by column; only entries between bars of a set count
HELPS = (
    KEPT_INVERSE + KEPT_ROWS**2
)  # of each bar: the largest push, other than upright from above, that it has to take
INVERSE = HELPS + ROOM  # of the basis, column by column
END_OF_SIMPLEX = INVERSE + EQUATIONS * EQUATIONS

# What the bars do that are not members. In the last case the members are loaded, and rest on what is under them.
ALL_ELSE_STAYS, ALL_ELSE_CARRIES, ALL_ELSE_HELPS, ONLY_BELOW = 0, 1, 2, 3
NO_HELP, BEYOND_CARRYING, HELP = 0, 1, 2  # whether forces of a joint are help: none, all but upright ones, all
UPRIGHT_FIRST, THEN_OTHERS, THEN_HELP = 0, 1, 2  # the stages of a program: which columns may enter
REST, SIDE_X, SIDE_Y = 0, 1, 2  # faces; the "upper" bar of a side contact is the one further along the axis
BOARD = -1
UPRIGHT = 4  # a way of push without friction; 0 … 3 are the slanting ones


@compiled()
def corner_point(state: Ints, contact: int, corner: int, inset: float) -> tuple[float, float, float]:
    """One of the four corners of a contact, moved inwards."""
    c = CONTACT + contact * CONTACT_SIZE
    face = state[c]
    first = corner & 1
    second = corner >> 1
    x = float(state[c + 3])
    y = float(state[c + 5])
    z = float(state[c + 7])
    if face == REST:
        x = state[c + 4] - inset if first else state[c + 3] + inset
        y = state[c + 6] - inset if second else state[c + 5] + inset
    elif face == SIDE_X:
        y = state[c + 6] - inset if first else state[c + 5] + inset
        z = state[c + 8] - inset if second else state[c + 7] + inset
    else:
        x = state[c + 4] - inset if first else state[c + 3] + inset
        z = state[c + 8] - inset if second else state[c + 7] + inset
    return x, y, z


@compiled()
def centre(state: Ints, bar: int) -> tuple[float, float, float]:
    b = BOX + bar * BOX_SIZE
    return (
        0.5 * (state[b] + state[b + 3]),
        0.5 * (state[b + 1] + state[b + 4]),
        0.5 * (state[b + 2] + state[b + 5]),
    )


@compiled()
def velocity_at(
    state: Ints, motion: Floats, bar: int, row: int, d: int, x: float, y: float, z: float
) -> tuple[float, float, float]:
    """The velocity of a point of a bar; its motion stands at `row`."""
    cx, cy, cz = centre(state, bar)
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
@compiled(INT(INTS, INT, INT, INT, INT, FLOAT))
def gather_joints(state: Ints, contacts: int, members: int, d: int, others: int, inset: float) -> int:
    """Notes the contacts that matter to the members, as the program sees them; returns how many. What is not a
    member is one body that does not move, numbered behind them."""
    spread = state[SPREAD : SPREAD + MOST_CONTACTS * SPREAD_SIZE].view(np.float64)
    joints = 0
    for contact in range(contacts):
        c = CONTACT + contact * CONTACT_SIZE
        face, bar = state[c], state[c + 2]
        if d == 3 and face != REST:
            continue
        upper = state[LOCAL + state[c + 1]]
        lower = state[LOCAL + bar] if bar != BOARD else -1
        if upper < 0 and lower < 0:
            continue
        carries = face == REST and bar != BOARD and lower < 0
        stranger = upper < 0 or (bar != BOARD and lower < 0)
        if others in (ALL_ELSE_CARRIES, ONLY_BELOW) and stranger and not carries:
            continue
        state[JOINT_OF + contact] = joints
        j = JOINT + joints * JOINT_SIZE
        state[j] = face
        state[j + 1] = upper if upper >= 0 else members
        state[j + 2] = lower if lower >= 0 else members
        state[j + 3] = NO_HELP
        if others == ALL_ELSE_HELPS and stranger:
            state[j + 3] = BEYOND_CARRYING if carries else HELP
        state[j + 4] = contact
        s = joints * SPREAD_SIZE
        for axis in range(3):
            level = (
                (face == REST and axis == 2) or (face == SIDE_X and axis == 0) or (face == SIDE_Y and axis == 1)
            )
            moved = 0.0 if level else inset
            spread[s + 2 * axis] = state[c + 3 + 2 * axis] + moved
            spread[s + 2 * axis + 1] = state[c + 4 + 2 * axis] - moved
        spread[s + 6] = 0.0 if others == ALL_ELSE_CARRIES and carries else FRICTION
        joints += 1
    return joints


@compiled(NOTHING(INTS, INT, INT, FLOAT, FLOAT, FLOAT, FLOAT, FLOAT, FLOAT, FLOAT))
def body_column(
    state: Ints, n: int, member: int, sign: float, x: float, y: float, z: float, gx: float, gy: float, gz: float
) -> None:
    """Adds what a force does to one bar to the column being made, behind its first n entries."""
    entries = state[SPARE : SPARE + 12].view(np.float64)
    cx, cy, cz = centre(state, state[MEMBER + member])
    rx = x - cx
    ry = y - cy
    rz = z - cz
    for k in range(6):
        state[SPARE_ROW + n + k] = 6 * member + k
    entries[n] = sign * gz
    entries[n + 1] = sign * (ry * gz - rz * gy)
    entries[n + 2] = sign * (rz * gx - rx * gz)
    entries[n + 3] = sign * gx
    entries[n + 4] = sign * gy
    entries[n + 5] = sign * (rx * gy - ry * gx)


@compiled()
def force_of(state: Ints, name: int) -> tuple[float, float, float, float, float, float]:
    """Where a column pushes, and in which direction."""
    spread = state[SPREAD : SPREAD + MOST_CONTACTS * SPREAD_SIZE].view(np.float64)
    joint = name // 20
    first, second = name // 5 & 1, name // 10 & 1
    way = name % 5
    s = joint * SPREAD_SIZE
    face = state[JOINT + joint * JOINT_SIZE]
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
    return x, y, z, gx, gy, gz


@compiled(INT(INTS, INT, INT))
def write_column(state: Ints, name: int, members: int) -> int:
    """Writes a column, up or away on one bar and back on the other; returns how many entries it has."""
    x, y, z, gx, gy, gz = force_of(state, name)
    j = JOINT + name // 20 * JOINT_SIZE
    n = 0
    if state[j + 1] < members:
        body_column(state, n, state[j + 1], 1.0, x, y, z, gx, gy, gz)
        n = 6
    if state[j + 2] < members:
        body_column(state, n, state[j + 2], -1.0, x, y, z, gx, gy, gz)
        n += 6
    return n


# ── Prices ───────────────────────────────────────────────────────────────────────────────────────────────
@compiled(NOTHING(INTS, INT, FLOATS, FLOATS))
def note_fields(state: Ints, members: int, price: Floats, field: Floats) -> None:
    """The velocities that the duals give to each member, from the origin of space on:

    up = f0 + f1 y − f2 x,  along x = f3 + f2 z − f5 y,  along y = f4 + f5 x − f1 z
    """
    for k in range(6 * members):
        row = state[ROW + k]
        field[k] = price[row] if row >= 0 else 0.0
    for k in range(6 * members, 6 * members + 6):
        field[k] = 0.0
    for m in range(members):
        x, y, z = centre(state, state[MEMBER + m])
        f = 6 * m
        wx, wy, wz = field[f + 1], field[f + 2], field[f + 5]
        field[f] += wy * x - wx * y
        field[f + 3] += wz * y - wy * z
        field[f + 4] += wx * z - wz * x


@compiled()
def best_column(state: Ints, joints: int, stage: int, field: Floats, spread: Floats) -> tuple[float, int]:
    """The column with the highest price: how fast the duals let the bodies of a contact part."""
    best = ENOUGH
    name = -1
    for joint in range(joints):
        j = JOINT + joint * JOINT_SIZE
        face, aid = state[j], state[j + 3]
        if (stage == UPRIGHT_FIRST and face != REST) or (stage != THEN_HELP and aid == HELP):
            continue
        u, v, s = 6 * state[j + 1], 6 * state[j + 2], joint * SPREAD_SIZE
        wx = field[u + 1] - field[v + 1]
        wy = field[u + 2] - field[v + 2]
        up = field[u] - field[v]
        if stage == UPRIGHT_FIRST or (stage == THEN_OTHERS and aid == BEYOND_CARRYING):
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
    noise = (noise * 1103515245 + 12345) & 0x7FFFFFFF
    return noise ^ noise >> 15


@compiled(FLOAT(INT))
def slack(noise: int) -> float:
    return SLACK * (0.5 + (noise >> 8) / 8388608.0)


@compiled(NOTHING(INTS, INT, INT, INT, FLOAT, FLOATS, FLOATS))
def add_upright(
    state: Ints, joint: int, corner: int, members: int, by: float, spread: Floats, push: Floats
) -> None:
    """Adds an upright push to the right-hand side: only the first three entries of its column are not 0."""
    s = joint * SPREAD_SIZE
    x, y = spread[s + (corner & 1)], spread[s + 2 + (corner >> 1)]
    for side in range(2):
        member = state[JOINT + joint * JOINT_SIZE + 1 + side]
        if member == members:
            continue
        cx, cy, _ = centre(state, state[MEMBER + member])
        signed = -by if side else by
        row = ROW + 6 * member
        push[state[row]] += signed
        push[state[row + 1]] += signed * (y - cy)
        push[state[row + 2]] -= signed * (x - cx)


@compiled(NOTHING(INTS, INT, INT, INT, INT, TRUTH, FLOATS, FLOATS, FLOATS))
def load(
    state: Ints,
    members: int,
    joints: int,
    others: int,
    seed: int,
    idling: bool,
    spread: Floats,
    push: Floats,
    true: Floats,
) -> None:
    """The right-hand sides: weights to be carried, and with them the tiny pushes of SLACK, which are the same for
    a contact in each program."""
    entries = state[SPARE : SPARE + 12].view(np.float64)
    acting = state[LOAD : LOAD + 6 * ROOM].view(np.float64)
    for k in range(6 * members):
        row = state[ROW + k]
        if row < 0:
            continue
        bar = state[MEMBER + k // 6]
        true[row] = float(state[BOX + bar * BOX_SIZE + 6]) if k % 6 == 0 else 0.0
        if others == ONLY_BELOW:
            true[row] -= acting[6 * bar + k % 6]
        push[row] = true[row]
    for joint in range(joints):
        j = JOINT + joint * JOINT_SIZE
        if (idling and state[j] != REST) or state[j + 3] == HELP:
            continue
        noise = 8 * state[j + 4] + seed
        for corner in range(4):
            noise = next_noise(noise)
            if state[j] == REST:
                add_upright(state, joint, corner, members, slack(noise), spread, push)
                continue
            for k in range(write_column(state, 20 * joint + 5 * corner + UPRIGHT, members)):
                row = state[ROW + state[SPARE_ROW + k]]
                if row >= 0:
                    push[row] += slack(noise) * entries[k]


@compiled(NOTHING(INTS, INT, FLOATS))
def add_row(state: Ints, equation: int, inverse: Floats) -> None:
    """Gives an equation a row in the basis, which nothing meets."""
    row = state[RANK]
    state[RANK] = row + 1
    state[ROW + equation] = row
    state[BASIS + row] = -1
    for k in range(row + 1):
        inverse[k * state[STRIDE] + row] = inverse[row * state[STRIDE] + k] = 0.0
    inverse[row * state[STRIDE] + row] = 1.0


@compiled(NOTHING(INTS, INT))
def keep_basis(state: Ints, number: int) -> None:
    """After a program with upright forces only: keeps its basis, as that of a set of bars with this number."""
    members = state[RANK] // 3
    for m in range(members):
        bar = state[MEMBER + m]
        state[KEPT + bar] = number
        for k in range(3):
            name = state[BASIS + 3 * m + k]
            if name >= 0:
                name = 20 * state[JOINT + name // 20 * JOINT_SIZE + 4] + name % 20
            state[KEPT_BASIS + 3 * bar + k] = name
            for other in range(state[RANK]):
                at = 3 * state[MEMBER + other // 3] + other % 3
                state[KEPT_INVERSE + (3 * bar + k) * KEPT_ROWS + at] = state[
                    INVERSE + (3 * m + k) * state[STRIDE] + other
                ]


@compiled(NOTHING(INTS, INT, FLOATS))
def take_kept(state: Ints, members: int, inverse: Floats) -> None:
    """Begins with what was kept of the members."""
    entries = state[SPARE : SPARE + 12].view(np.float64)
    stride = state[STRIDE]
    for row in range(3 * members):
        bar = state[MEMBER + row // 3]
        if state[KEPT + bar] == 0:
            continue
        at = 3 * bar + row % 3
        name = state[KEPT_BASIS + at]
        if name >= 0:
            state[BASIS + row] = 20 * state[JOINT_OF + name // 20] + name % 20
        for m in range(members):
            other = state[MEMBER + m]
            if state[KEPT + other] == state[KEPT + bar]:
                for k in range(3):
                    state[INVERSE + row * stride + 3 * m + k] = state[
                        KEPT_INVERSE + at * KEPT_ROWS + 3 * other + k
                    ]
    for row in range(3 * members):
        name = state[BASIS + row]
        if name < 0:
            continue
        lower = state[JOINT + name // 20 * JOINT_SIZE + 2]
        if lower == members or state[KEPT + state[MEMBER + lower]]:
            continue
        write_column(state, name, members)  # it rests on a member, which was not one when this was kept
        for k in range(3):
            for column in range(3 * members):
                inverse[column * stride + 3 * lower + k] -= entries[6 + k] * inverse[column * stride + row]


@compiled(NOTHING(INTS, FLOATS, FLOATS, FLOATS, FLOATS, FLOATS))
def apply_basis(state: Ints, push: Floats, true: Floats, price: Floats, alpha: Floats, inverse: Floats) -> None:
    """The pushes of the basis under the right-hand sides, what is missing counted up, and the duals."""
    rows, stride = state[RANK], state[STRIDE]
    for k in range(rows):
        price[k], alpha[k] = true[k], push[k]
        push[k] = true[k] = 0.0
    for k in range(rows):
        column = inverse[k * stride : k * stride + rows]
        for row in range(rows):
            push[row] += column[row] * alpha[k]
        if price[k] != 0.0:  # only the force up has a weight to carry
            for row in range(rows):
                true[row] += column[row] * price[k]
    for k in range(rows):
        price[k] = 0.0
    for row in range(rows):
        if state[BASIS + row] >= 0:
            push[row] = max(push[row], 0.0)
            continue
        sign = 1.0 if push[row] >= 0.0 else -1.0
        push[row] *= sign
        true[row] *= sign
        for k in range(rows):
            inverse[k * stride + row] *= sign
            price[k] += inverse[k * stride + row]


@compiled(INT(INTS, INT, FLOATS))
def disturbed_row(state: Ints, first: int, alpha: Floats) -> int:
    """The idle row, of those from the first on, that the entering column disturbs most, or −1."""
    chosen = -1
    most = ENOUGH
    for row in range(first, state[RANK]):
        if state[BASIS + row] < 0 and abs(alpha[row]) > most:
            chosen = row
            most = abs(alpha[row])
    return chosen


@compiled(INT(INTS, FLOATS, FLOATS))
def leaving_row(state: Ints, push: Floats, alpha: Floats) -> int:
    """The row whose push reaches zero first; among rows as good as first, the one with the largest pivot."""
    shrinking = 0
    for row in range(len(push)):
        state[SHRINKING + shrinking] = row
        shrinking += alpha[row] > ENOUGH
    first = np.inf
    for k in range(shrinking):
        row = state[SHRINKING + k]
        if push[row] + 1e-11 < first * alpha[row]:
            first = (push[row] + 1e-11) / alpha[row]
    chosen = -1
    pivot = ENOUGH
    for k in range(shrinking):
        row = state[SHRINKING + k]
        if alpha[row] > pivot and push[row] <= first * alpha[row]:
            chosen = row
            pivot = alpha[row]
    return chosen


@compiled(NOTHING(INTS, FLOATS, FLOATS, FLOATS, FLOATS, FLOATS, INT, FLOAT))
def pivot_on(
    state: Ints, push: Floats, true: Floats, price: Floats, alpha: Floats, inverse: Floats, row: int, score: float
) -> None:
    """Exchanges the basic column of a row for the entering one: pushes, duals and inverse follow."""
    size, stride = len(push), state[STRIDE]
    part = 1.0 / alpha[row]
    step = max(push[row], 0.0) * part
    true_step = true[row] * part
    for other in range(size):
        push[other] = max(push[other] - step * alpha[other], 0.0)
    if true_step != 0.0:  # it mostly is 0: most right-hand sides are
        for other in range(size):
            true[other] -= true_step * alpha[other]
    push[row] = step
    true[row] = true_step
    for k in range(size):
        factor = inverse[k * stride + row] * part
        if factor == 0.0:
            continue
        price[k] -= score * factor
        column = inverse[k * stride : k * stride + size]
        for other in range(size):
            column[other] -= factor * alpha[other]
        column[row] = factor


@compiled(TRUTH(INTS, FLOATS, FLOATS))
def all_forces_found(state: Ints, push: Floats, true: Floats) -> bool:
    """Whether nothing is missing, and no push is negative beyond SLACK."""
    missing = 0.0
    true_missing = 0.0
    for row in range(len(push)):
        if state[BASIS + row] < 0:
            missing += push[row]
            true_missing += abs(true[row])
            if missing >= ENOUGH and true_missing > ENOUGH:
                return False
    if missing < ENOUGH:
        return True
    for row in range(len(push)):
        if true[row] < -SLACK:
            return False
    return True


@compiled(INT(INTS, INT, INT, INT, INT, INT, INT))
def attempt(state: Ints, members: int, joints: int, d: int, others: int, seed: int, patience: int) -> int:
    """1 if forces exist, 0 if not (the duals then say why), −1 if the steps lead nowhere."""
    size = 6 * members
    push = state[PUSH : PUSH + size].view(np.float64)
    true = state[TRUE_PUSH : TRUE_PUSH + size].view(np.float64)
    price = state[PRICE : PRICE + size].view(np.float64)
    alpha = state[ALPHA : ALPHA + size].view(np.float64)
    inverse = state[INVERSE : INVERSE + size * size].view(np.float64)
    entries = state[SPARE : SPARE + 12].view(np.float64)
    field = state[FIELD : FIELD + size + 6].view(np.float64)
    spread = state[SPREAD : SPREAD + SPREAD_SIZE * joints].view(np.float64)
    idling = d == 3 or (seed == 1 and others != ONLY_BELOW)
    state[STRIDE], state[RANK] = d * members, 0
    for k in range(size):
        state[ROW + k] = -1
        if k % 6 < 3 or not idling:
            add_row(state, k, inverse)
    load(state, members, joints, others, seed, idling, spread, push, true)
    if seed == 1 and others in (ALL_ELSE_CARRIES, ALL_ELSE_HELPS):
        take_kept(state, members, inverse)
    apply_basis(state, push, true, price, alpha, inverse)
    noise = seed
    stage = UPRIGHT_FIRST
    last = UPRIGHT_FIRST if d == 3 else THEN_HELP if others == ALL_ELSE_HELPS else THEN_OTHERS
    for _ in range(patience * (size + 10)):
        rows = state[RANK]
        if all_forces_found(state, push[:rows], true[:rows]):
            return 1
        note_fields(state, members, price, field)
        score, name = best_column(state, joints, stage, field, spread)
        if name < 0 and stage < last:
            stage += 1
            continue
        if name < 0:
            return 0
        n = write_column(state, name, members)
        for k in range(n):
            equation = state[SPARE_ROW + k]
            if state[ROW + equation] < 0 and entries[k] != 0.0:
                push[state[RANK]] = true[state[RANK]] = price[state[RANK]] = 0.0
                add_row(state, equation, inverse)
        rows = state[RANK]
        for row in range(rows):
            alpha[row] = 0.0
        for k in range(n):
            entry = entries[k]
            if entry != 0.0:
                start = state[ROW + state[SPARE_ROW + k]] * state[STRIDE]
                column = inverse[start : start + rows]
                for row in range(rows):
                    alpha[row] += entry * column[row]
        row = disturbed_row(state, 3 * members, alpha) if idling else -1
        idle = row >= 0
        if idle:
            push[row] = 0.0
        else:
            row = leaving_row(state, push[:rows], alpha[:rows])
            if row < 0:
                return -1
        pivot_on(state, push[:rows], true, price, alpha, inverse, row, score)
        if idle:
            noise = next_noise(noise)
            push[row] = slack(noise)
        state[BASIS + row] = name
    return -1


@compiled(INT(INTS, INT))
def enlist(state: Ints, bars: int) -> int:
    """Makes members of the bars marked with 0 in LOCAL, and numbers them; returns how many there are."""
    members = 0
    for bar in range(bars):
        if state[LOCAL + bar] >= 0:
            state[LOCAL + bar] = members
            state[MEMBER + members] = bar
            members += 1
    return members


@compiled(TRUTH(INTS, INT, INT, INT, INT, FLOAT, INT), noinline=True)
def found_at_rest(state: Ints, bars: int, contacts: int, d: int, others: int, inset: float, patience: int) -> bool:
    """`at_rest` with so much patience; undecided is not at rest, and RAY is then only a guess."""
    members = enlist(state, bars)
    joints = gather_joints(state, contacts, members, d, others, inset)
    for seed in range(1, ATTEMPTS + 1):
        found = attempt(state, members, joints, d, others, seed, patience)
        if found == 1:
            return True
        if found == 0:
            break
        state[RETRIED] += 1
    price = state[PRICE : PRICE + EQUATIONS].view(np.float64)
    ray = state[RAY : RAY + 6 * ROOM].view(np.float64)
    for k in range(6 * bars):
        ray[k] = 0.0
    for m in range(members):
        for k in range(6):
            row = state[ROW + 6 * m + k]
            if row >= 0:
                ray[6 * state[MEMBER + m] + k] = -price[row]
    return False


@compiled(TRUTH(INTS, INT, INT, INT, INT, FLOAT))
def at_rest(state: Ints, bars: int, contacts: int, d: int, others: int, inset: float) -> bool:
    """Whether forces exist that keep the members (LOCAL ≥ 0) at rest; if not, RAY says how all bars fall."""
    return found_at_rest(state, bars, contacts, d, others, inset, PATIENCE)


# ── What has to help ─────────────────────────────────────────────────────────────────────────────────────
@compiled(NOTHING(INTS, INT))
def forget_loads(state: Ints, bars: int) -> None:
    acting = state[LOAD : LOAD + 6 * ROOM].view(np.float64)
    helps = state[HELPS : HELPS + ROOM].view(np.float64)
    for bar in range(bars):
        helps[bar] = 0.0
        for k in range(6):
            acting[6 * bar + k] = 0.0


@compiled(NOTHING(INTS, INT, INT, FLOAT))
def act_on(state: Ints, bar: int, name: int, push: float) -> None:
    """Adds a push of a column to what acts on a bar."""
    acting = state[LOAD : LOAD + 6 * ROOM].view(np.float64)
    x, y, z, gx, gy, gz = force_of(state, name)
    cx, cy, cz = centre(state, bar)
    rx, ry, rz = x - cx, y - cy, z - cz
    b = 6 * bar
    acting[b] += push * gz
    acting[b + 1] += push * (ry * gz - rz * gy)
    acting[b + 2] += push * (rz * gx - rx * gz)
    acting[b + 3] += push * gx
    acting[b + 4] += push * gy
    acting[b + 5] += push * (rx * gy - ry * gx)


@compiled(NOTHING(INTS))
def note_loads(state: Ints) -> None:
    """After a program that found forces: adds to LOAD and HELPS what the members do to the other bars."""
    push = state[PUSH : PUSH + state[RANK]].view(np.float64)
    helps = state[HELPS : HELPS + ROOM].view(np.float64)
    for row in range(state[RANK]):
        name = state[BASIS + row]
        if name < 0:
            continue
        c = CONTACT + state[JOINT + name // 20 * JOINT_SIZE + 4] * CONTACT_SIZE
        upper, lower = state[c + 1], state[c + 2]
        if state[LOCAL + upper] < 0:
            act_on(state, upper, name, push[row])
            helps[upper] = max(helps[upper], push[row])
        elif lower != BOARD and state[LOCAL + lower] < 0:
            act_on(state, lower, name, -push[row])
            if state[c] != REST or name % 5 != UPRIGHT:
                helps[lower] = max(helps[lower], push[row])


@compiled(INT(INTS, INT, INT))
def most_helping(state: Ints, bars: int, but: int) -> int:
    """The bar, but one, that has to take the largest push; −1: none has to."""
    helps = state[HELPS : HELPS + ROOM].view(np.float64)
    most, found = HELPING, -1
    for bar in range(bars):
        if helps[bar] > most and bar != but:
            most, found = helps[bar], bar
    return found
