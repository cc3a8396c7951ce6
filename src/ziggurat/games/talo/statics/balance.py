"""Whether a construction stands (T14), and how it falls if it does not.

The bars of a construction that stands are its *base*; one or two more are tried on it. Most tries are decided
without a linear program, each test exact on its own side:

 1. A bar with nothing under it falls. So does a lying bar whose middle is not over its supports, unless
    something that touches it is in the way of its tipping over the last of them.                → falls
 2. Weight that goes straight down disturbs nothing. Bars all of whose cells stand on wood down to the board are
    *firm*: they pass any load on. A bar on others carries a load at each point between two points that are
    carried; that gives every bar a rectangle of carried points, bottom up. If each new bar's middle is
    carried, its weight adds forces to those that keep the base, and takes none away.          → stands
 3. Of two new bars: all forces, for these two, everything else not moving. What falls although everything else
    stays, falls.                                                                                → falls
    Upright forces only, three equations a bar, for the new bars and all that hang together with them without
    being firm, their *group*; firm bars are like the board.                                     → stands
 4. All forces, for the bars that fall with upright ones, everything else not moving.             → falls
 5. All forces, for the group, everything else being asked to help: first it only carries the group, upright,
    which disturbs nothing; where that does not do, it holds against anything. If even that does not do, all falls.
    If nobody had to hold, all stands. Between the two, those that had to hold join the set, with their groups, and
    the question is asked again; at the latest when everybody is in the set, nobody else holds.  → stands or falls

       ┌────────┐       asked for:              has to hold:
       │  new   ├──┐    the new bar             the post that it leans on, sideways
       └─┬──┬───┤  │    and the post            the bar under the post, by friction
         │  │   │  │    and that bar, which     nobody: all stands
         └──┘ ┌─┴──┴─┐  lies on the board
              └──────┘

Steps 3 and 5 take for granted that upright forces keep all other groups of the base. Groups for which that is
not so, because they lean on something, are found once for each base, each with the bars that it needs for it:
a *zone*. A set that meets a zone takes it in.
"""

import numpy as np

from ziggurat.games.talo.space import (
    AREA,
    BAR,
    BARS,
    BEYOND,
    FLOAT,
    FLOATS,
    HEIGHT,
    HELD,
    INT,
    INTS,
    KINDS,
    NOTHING,
    SPAN,
    TRUTH,
    Floats,
    X,
    Y,
    Z,
    axis_of,
    compiled,
    length_of,
)
from ziggurat.games.talo.statics.simplex import (
    ALL_ELSE_CARRIES,
    ALL_ELSE_HELPS,
    ALL_ELSE_STAYS,
    BOARD,
    BOX,
    BOX_SIZE,
    CONTACT,
    CONTACT_SIZE,
    END_OF_SIMPLEX,
    FRICTION,
    HELPING,
    HELPS,
    KEPT,
    LOCAL,
    ONLY_BELOW,
    RAY,
    REST,
    ROOM,
    SIDE_X,
    SIDE_Y,
    at_rest,
    corner_point,
    forget_loads,
    keep_basis,
    most_helping,
    note_loads,
    velocity_at,
)
from ziggurat.kernel import Ints

INSET = 0.02
TOUCH = 1e-9  # equality stands
STILL = 1e-7  # a velocity that is none
NOISE = 1e-9  # of a velocity

REGION = END_OF_SIMPLEX  # of each bar: the rectangle of its carried points, x from, to, y from, to
LINE = REGION + 4 * ROOM  # and the stretch of its middle line that is carried, from, to
BASE_CONTACTS = LINE + 2 * ROOM  # contacts among the bars of the base
ZONES_KNOWN = BASE_CONTACTS + 1
PROGRAMS = BASE_CONTACTS + 2  # linear programs solved so far
TOUCHING = BASE_CONTACTS + 3  # room for a set of bars or zones
ZONE = TOUCHING + ROOM + 1  # of each bar of the base: the number of its zone, from 1
PUT_ASIDE = ZONE + ROOM  # the members, while others are looked at
END_OF_BALANCE = PUT_ASIDE + ROOM

LOOSE, CARRIED, FIRM = 0, 1, 2
FALLS, STANDS, UNSURE = 0, 1, 2  # verdicts


# ── Bars and contacts ────────────────────────────────────────────────────────────────────────────────────
@compiled(NOTHING(INTS, INT, INT, INT))
def set_bar(state: Ints, bar: int, kind: int, cell: int) -> None:
    """Writes the box of a bar into the table."""
    b = BOX + bar * BOX_SIZE
    axis, length = axis_of(kind), length_of(kind)
    state[b] = cell % SPAN - BEYOND
    state[b + 1] = cell // SPAN % SPAN - BEYOND
    state[b + 2] = cell // AREA
    state[b + 3] = state[b] + (length if axis == X else 1)
    state[b + 4] = state[b + 1] + (length if axis == Y else 1)
    state[b + 5] = state[b + 2] + (length if axis == Z else 1)
    state[b + 6] = length
    state[b + 7] = LOOSE


@compiled(INT(INTS, INT, INT, INT, INT))
def add_contact(state: Ints, contacts: int, face: int, upper: int, lower: int) -> int:
    """Writes the rectangle in which two bars, or a bar and the board, meet."""
    u = BOX + upper * BOX_SIZE
    c = CONTACT + contacts * CONTACT_SIZE
    state[c] = face
    state[c + 1] = upper
    state[c + 2] = lower
    for axis in range(3):
        state[c + 3 + 2 * axis] = state[u + axis]
        state[c + 4 + 2 * axis] = state[u + 3 + axis]
        if lower != BOARD:
            low = BOX + lower * BOX_SIZE
            state[c + 3 + 2 * axis] = max(state[u + axis], state[low + axis])
            state[c + 4 + 2 * axis] = min(state[u + 3 + axis], state[low + 3 + axis])
    return contacts + 1


@compiled(INT(INTS, INT, INT))
def meeting(state: Ints, one: int, two: int) -> int:
    """The face in which two bars meet, or −1."""
    a = BOX + one * BOX_SIZE
    b = BOX + two * BOX_SIZE
    x = min(state[a + 3], state[b + 3]) - max(state[a], state[b])
    if x < 0:
        return -1
    y = min(state[a + 4], state[b + 4]) - max(state[a + 1], state[b + 1])
    if y < 0:
        return -1
    z = min(state[a + 5], state[b + 5]) - max(state[a + 2], state[b + 2])
    if z < 0:
        return -1
    if z == 0:
        return REST if x > 0 and y > 0 else -1
    if x == 0:
        return SIDE_X if y > 0 else -1
    return SIDE_Y if y == 0 else -1


@compiled(INT(INTS, INT, INT))
def link(state: Ints, bar: int, contacts: int) -> int:
    """Adds the contacts of a bar with the board and with all bars before it; returns how many there are."""
    if state[BOX + bar * BOX_SIZE + 2] == 0:
        contacts = add_contact(state, contacts, REST, bar, BOARD)
    for other in range(bar):
        face = meeting(state, bar, other)
        if face < 0:
            continue
        axis = Z if face == REST else X if face == SIDE_X else Y
        if state[BOX + bar * BOX_SIZE + axis] >= state[BOX + other * BOX_SIZE + 3 + axis]:
            contacts = add_contact(state, contacts, face, bar, other)
        else:
            contacts = add_contact(state, contacts, face, other, bar)
    return contacts


# ── What is carried without a program ────────────────────────────────────────────────────────────────────
@compiled(INT(INTS, INT))
def long_axis(state: Ints, bar: int) -> int:
    b = BOX + bar * BOX_SIZE
    return X if state[b + 3] - state[b] > 1 else Y if state[b + 4] - state[b + 1] > 1 else Z


@compiled(NOTHING(INTS, INT, INT, INT, FLOAT))
def settle(state: Ints, bar: int, since: int, contacts: int, inset: float) -> None:
    """Finds out how well a bar is carried, and the rectangle of its carried points, from those of its supports.

    A load between two carried points is carried. A support gives a lying bar a stretch along its middle line
    and, if its own carried points reach across, the stretch in the bar's whole width.
    """
    region = state[REGION : REGION + 4 * ROOM].view(np.float64)
    b = BOX + bar * BOX_SIZE
    axis = long_axis(state, bar)
    along, across = (1, 0) if axis == Y else (0, 1)
    middle = 0.5 * (state[b + along] + state[b + 3 + along])
    line = 0.5 * (state[b + across] + state[b + 3 + across])
    near, far = state[b + across] + inset, state[b + 3 + across] - inset
    footing = 0
    wide_from = line_from = 1e9
    wide_to = line_to = -1e9
    for contact in range(since, contacts):
        c = CONTACT + contact * CONTACT_SIZE
        if state[c] != REST or state[c + 1] != bar:
            continue
        lower = state[c + 2]
        a_from, a_to = state[c + 3 + 2 * along] + inset, state[c + 4 + 2 * along] - inset
        c_from, c_to = state[c + 3 + 2 * across] + inset, state[c + 4 + 2 * across] - inset
        if lower == BOARD or state[BOX + lower * BOX_SIZE + 7] == FIRM:
            footing += (state[c + 4] - state[c + 3]) * (state[c + 6] - state[c + 5])
        else:
            a_from = max(a_from, region[4 * lower + 2 * along])
            a_to = min(a_to, region[4 * lower + 2 * along + 1])
            c_from = max(c_from, region[4 * lower + 2 * across])
            c_to = min(c_to, region[4 * lower + 2 * across + 1])
        if a_from > a_to + TOUCH:
            continue
        if c_from <= line + TOUCH and c_to >= line - TOUCH:
            line_from, line_to = min(line_from, a_from), max(line_to, a_to)
        if axis == Z:  # one cell: what its support carries, it carries
            near, far = c_from, c_to
        if c_from <= near + TOUCH and c_to >= far - TOUCH:
            wide_from, wide_to = min(wide_from, a_from), max(wide_to, a_to)
    if footing == (state[b + 3] - state[b]) * (state[b + 4] - state[b + 1]):
        state[b + 7] = FIRM
    elif line_from <= middle + TOUCH and line_to >= middle - TOUCH:
        state[b + 7] = CARRIED
    else:
        state[b + 7] = LOOSE
    region[4 * bar + 2 * along], region[4 * bar + 2 * along + 1] = wide_from, wide_to
    region[4 * bar + 2 * across], region[4 * bar + 2 * across + 1] = near, far
    stretch = state[LINE : LINE + 2 * ROOM].view(np.float64)
    stretch[2 * bar], stretch[2 * bar + 1] = line_from, line_to


@compiled(NOTHING(INTS, INT, FLOAT), noinline=True)
def lay_base(state: Ints, bars: int, inset: float) -> None:
    """Links and settles the bars of the table, bottom up: a construction that is known to stand."""
    contacts = 0
    for bar in range(bars):
        since = contacts
        contacts = link(state, bar, contacts)
        settle(state, bar, since, contacts, inset)
    state[BASE_CONTACTS] = contacts
    for bar in range(ROOM):
        state[KEPT + bar] = 0
    state[ZONES_KNOWN] = 0
    state[PROGRAMS] = 0


@compiled(INT(INTS))
def load_base(state: Ints) -> int:
    """Takes the bars of the position for the base, one that is held left out; returns how many they are."""
    bars = 0
    for i in range(state[BARS]):
        code = state[BAR + i] - 1
        if code + 1 != state[HELD]:
            set_bar(state, bars, code % KINDS, code // KINDS)
            bars += 1
    lay_base(state, bars, INSET)
    return bars


# ── Programs ─────────────────────────────────────────────────────────────────────────────────────────────
@compiled(NOTHING(INTS, INT))
def nobody(state: Ints, bars: int) -> None:
    for bar in range(bars):
        state[LOCAL + bar] = -1


@compiled(NOTHING(INTS, INT, INT))
def join_group(state: Ints, bars: int, contacts: int) -> None:
    """Adds to the members all bars that are not firm and hang together with them by resting on each other."""
    grown = True
    while grown:
        grown = False
        for contact in range(contacts):
            c = CONTACT + contact * CONTACT_SIZE
            upper, lower = state[c + 1], state[c + 2]
            if state[c] != REST or lower == BOARD or state[BOX + lower * BOX_SIZE + 7] == FIRM:
                continue
            if (state[LOCAL + upper] >= 0) != (state[LOCAL + lower] >= 0):
                state[LOCAL + upper] = state[LOCAL + lower] = 0
                grown = True


@compiled()
def upright_rest(state: Ints, bars: int, contacts: int, inset: float) -> bool:
    """Whether upright forces alone keep the members, whole groups, at rest."""
    state[PROGRAMS] += 1
    return at_rest(state, bars, contacts, 3, ALL_ELSE_CARRIES, inset)


@compiled()
def rest_with_help(state: Ints, bars: int, contacts: int, inset: float) -> bool:
    """Whether the members stand if all others carry them, upright, or if need be hold against anything."""
    state[PROGRAMS] += 1
    return at_rest(state, bars, contacts, 6, ALL_ELSE_HELPS, inset)


@compiled()
def rest_if_all_else_stays(state: Ints, bars: int, contacts: int, inset: float) -> bool:
    """Whether the members stand if all others hold against anything."""
    state[PROGRAMS] += 1
    return at_rest(state, bars, contacts, 6, ALL_ELSE_STAYS, inset)


# ── How a single bar falls ───────────────────────────────────────────────────────────────────────────────
@compiled(NOTHING(INTS, INT))
def no_motion(state: Ints, bars: int) -> None:
    ray = state[RAY : RAY + 6 * ROOM].view(np.float64)
    for k in range(6 * bars):
        ray[k] = 0.0


@compiled(TRUTH(INTS, INT, FLOATS, FLOAT))
def lets_move(state: Ints, contact: int, motion: Floats, inset: float) -> bool:
    """Whether a motion drives the two bodies of a contact apart everywhere, friction overcome."""
    c = CONTACT + contact * CONTACT_SIZE
    face, upper, lower = state[c], state[c + 1], state[c + 2]
    for corner in range(4):
        x, y, z = corner_point(state, contact, corner, inset)
        vx, vy, vz = velocity_at(state, motion, upper, 6 * upper, 6, x, y, z)
        if lower != BOARD:
            ux, uy, uz = velocity_at(state, motion, lower, 6 * lower, 6, x, y, z)
            vx -= ux
            vy -= uy
            vz -= uz
        apart = vx if face == SIDE_X else vy
        if face == REST:
            apart = vz - FRICTION * (abs(vx) + abs(vy))
        if apart < -NOISE:
            return False
    return True


@compiled(NOTHING(FLOATS, INT, INT, FLOAT, FLOAT, FLOAT))
def turn(motion: Floats, bar: int, along: int, middle: float, edge: float, sense: float) -> None:
    """Lets a lying bar turn about an edge below it; at its underside that is no sliding."""
    for k in range(6):
        motion[6 * bar + k] = 0.0
    motion[6 * bar] = sense * (edge - middle)
    motion[6 * bar + 3 + along] = 0.5 * sense
    motion[6 * bar + 2 - along] = sense if along == 0 else -sense


@compiled(INT(INTS, INT, INT, INT, INT, FLOAT))
def tipping(state: Ints, bar: int, bars: int, since: int, contacts: int, inset: float) -> int:
    """Step 1: FALLS, whatever the others do, RAY being its motion; STANDS on what is under it, if that stays;
    UNSURE: what touches its sides or lies on it is in the way."""
    b = BOX + bar * BOX_SIZE
    axis = long_axis(state, bar)
    along = 1 if axis == Y else 0
    first, last = 1e9, -1e9
    touched = False
    for contact in range(since, contacts):
        c = CONTACT + contact * CONTACT_SIZE
        if state[c] == REST and state[c + 1] == bar:
            first = min(first, state[c + 3 + 2 * along] + inset)
            last = max(last, state[c + 4 + 2 * along] - inset)
        elif state[c + 1] == bar or state[c + 2] == bar:
            touched = True
    ray = state[RAY : RAY + 6 * ROOM].view(np.float64)
    if last < first:
        no_motion(state, bars)
        ray[6 * bar] = -1.0
        return FALLS
    middle = 0.5 * (state[b + along] + state[b + 3 + along])
    if first <= middle + TOUCH and middle <= last + TOUCH:
        return STANDS
    no_motion(state, bars)
    turn(ray, bar, along, middle, last if middle > last else first, 1.0 if middle > last else -1.0)
    if touched:
        for contact in range(since, contacts):
            c = CONTACT + contact * CONTACT_SIZE
            if (state[c + 1] == bar or state[c + 2] == bar) and not lets_move(state, contact, ray, inset):
                return UNSURE
    return FALLS


# ── Sets of bars ──────────────────────────────────────────────────────────────────────────────────────────
@compiled(TRUTH(INTS, INT))
def moves(state: Ints, bar: int) -> bool:
    """Whether RAY moves a bar."""
    ray = state[RAY : RAY + 6 * ROOM].view(np.float64)
    for k in range(6):
        if abs(ray[6 * bar + k]) > STILL:
            return True
    return False


@compiled(TRUTH(INTS, INT))
def join_zones(state: Ints, base: int) -> bool:
    """Adds to the members the zones that they meet; whether there are any."""
    met = TOUCHING
    for zone in range(base + 1):
        state[met + zone] = 0
    meets = False
    for bar in range(base):
        if state[ZONE + bar] > 0 and state[LOCAL + bar] >= 0:
            state[met + state[ZONE + bar]] = 1
            meets = True
    for bar in range(base):
        if state[ZONE + bar] > 0 and state[met + state[ZONE + bar]]:
            state[LOCAL + bar] = 0
    return meets


@compiled(TRUTH(INTS, INT, INT, INT, INT, FLOAT))
def holds_alone(state: Ints, base: int, bars: int, bar: int, contacts: int, inset: float) -> bool:
    """Whether a bar takes what acts on it by its own weight and what is under it; adds what it does to that.

    Only a firm bar does: what else lies on it goes straight down. A member has its forces already, and so has a
    bar of a zone; their weight is not there a second time.
    """
    member = state[PUT_ASIDE + bar] >= 0
    if member or state[BOX + bar * BOX_SIZE + 7] != FIRM or (bar < base and state[ZONE + bar] > 0):
        return False
    nobody(state, bars)
    state[LOCAL + bar] = 0
    state[PROGRAMS] += 1
    if not at_rest(state, bars, contacts, 6, ONLY_BELOW, inset):
        return False
    note_loads(state)
    return True


@compiled(TRUTH(INTS, INT, INT, INT, FLOAT))
def helpers_hold(state: Ints, base: int, bars: int, contacts: int, inset: float) -> bool:
    """Whether those who have to help, all firm, take it one by one from the top down to the board."""
    helps = state[HELPS : HELPS + ROOM].view(np.float64)
    for bar in range(bars):
        state[PUT_ASIDE + bar] = state[LOCAL + bar]
    hold = True
    for level in range(HEIGHT - 1, -1, -1):
        for bar in range(bars):
            if hold and helps[bar] > HELPING and state[BOX + bar * BOX_SIZE + 2] == level:
                hold = holds_alone(state, base, bars, bar, contacts, inset)
    for bar in range(bars):
        state[LOCAL + bar] = state[PUT_ASIDE + bar]
    return hold


@compiled(TRUTH(INTS, INT, INT, INT, TRUTH, FLOAT))
def help_is_missing(state: Ints, base: int, bars: int, contacts: int, alone: bool, inset: float) -> bool:
    """After `rest_with_help`: whether others had to help and, if they may do it `alone`, cannot. Then the two that
    had to help most have joined the members, with their groups and zones; programs grow fast with them."""
    forget_loads(state, bars)
    note_loads(state)
    first = most_helping(state, bars, -1)
    second = most_helping(state, bars, first)
    if first < 0 or (alone and helpers_hold(state, base, bars, contacts, inset)):
        return False
    for helper in (first, second):
        if helper >= 0:
            state[LOCAL + helper] = 0
    join_group(state, bars, contacts)
    join_zones(state, base)
    return True


@compiled(TRUTH(INTS, INT, INT, FLOAT))
def group_rests(state: Ints, base: int, bar: int, inset: float) -> bool:
    """Whether upright forces keep the group of a bar of the base; its members are that group then."""
    nobody(state, base)
    state[LOCAL + bar] = 0
    join_group(state, base, state[BASE_CONTACTS])
    rests = upright_rest(state, base, state[BASE_CONTACTS], inset)
    keep_basis(state, bar + 1)
    return rests


@compiled(NOTHING(INTS, INT, FLOAT))
def find_zones(state: Ints, base: int, inset: float) -> None:
    """Finds the groups of the base that upright forces do not keep, and what they need; once for each base."""
    if state[ZONES_KNOWN]:
        return
    state[ZONES_KNOWN] = 1
    contacts = state[BASE_CONTACTS]
    zones = 0
    for bar in range(base):
        state[ZONE + bar] = -1
    for bar in range(base):
        if state[BOX + bar * BOX_SIZE + 7] != LOOSE or state[ZONE + bar] >= 0:
            continue
        zone = 0
        if not group_rests(state, base, bar, inset):
            zones += 1
            zone = zones
            join_zones(state, base)
            while rest_with_help(state, base, contacts, inset):
                if not help_is_missing(state, base, base, contacts, False, inset):
                    break
        for member in range(base):
            if state[LOCAL + member] >= 0:
                state[ZONE + member] = zone


@compiled(NOTHING(INTS, INT, INT))
def join_new(state: Ints, base: int, bars: int) -> None:
    """Makes members of the new bars that are not firm, and of nobody else."""
    nobody(state, bars)
    for bar in range(base, bars):
        if state[BOX + bar * BOX_SIZE + 7] != FIRM:
            state[LOCAL + bar] = 0


@compiled(NOTHING(INTS, INT, INT, INT, FLOAT))
def join_new_groups(state: Ints, base: int, bars: int, contacts: int, inset: float) -> None:
    """Makes members of the new bars that are not firm, and of their groups, whose bases are kept then."""
    join_new(state, base, bars)
    join_group(state, bars, contacts)
    for bar in range(base):
        if state[LOCAL + bar] >= 0 and state[KEPT + bar] == 0:
            group_rests(state, base, bar, inset)
            join_new(state, base, bars)
            join_group(state, bars, contacts)


@compiled(TRUTH(INTS, INT, INT, FLOAT))
def moving_fall(state: Ints, bars: int, contacts: int, inset: float) -> bool:
    """Whether those that RAY moves fall even if everything else stays; the members stay what they are."""
    for bar in range(bars):
        state[PUT_ASIDE + bar] = state[LOCAL + bar]
        state[LOCAL + bar] = 0 if moves(state, bar) else -1
    fall = not rest_if_all_else_stays(state, bars, contacts, inset)
    for bar in range(bars):
        state[LOCAL + bar] = state[PUT_ASIDE + bar]
    return fall


# ── The verdict ──────────────────────────────────────────────────────────────────────────────────────────
@compiled(INT(INTS, INT, INT))
def link_new(state: Ints, base: int, bars: int) -> int:
    """Adds the contacts of the bars behind the base; returns how many contacts there are."""
    contacts = state[BASE_CONTACTS]
    for bar in range(base, bars):
        contacts = link(state, bar, contacts)
    return contacts


@compiled(TRUTH(INTS, INT, INT, FLOAT))
def balances_on(state: Ints, upper: int, lower: int, inset: float) -> bool:
    """Whether one new bar, on top of the other, brings their common weight over what carries that one (step 2).

            ┌──┐ upper, its middle over the lower one
    ┌───────┴──┴─┐
    │ lower      │      the common weight of both goes down between the
    └───┬──┬─┬──┬┘      lower one's carried points: what is below stands
        ┴──┴─┴──┴       as it did, its forces only grow
    """
    a, b = BOX + lower * BOX_SIZE, BOX + upper * BOX_SIZE
    if state[b + 2] != state[a + 5]:
        return False
    region = state[REGION : REGION + 4 * ROOM].view(np.float64)
    stretch = state[LINE : LINE + 2 * ROOM].view(np.float64)
    along = 1 if long_axis(state, lower) == Y else 0
    centred = state[a + 1 - along] + state[a + 4 - along] == state[b + 1 - along] + state[b + 4 - along]
    for axis in range(2):
        middle, own = 0.5 * (state[b + axis] + state[b + 3 + axis]), 0.5 * (state[a + axis] + state[a + 3 + axis])
        if (
            middle < max(state[a + axis], state[b + axis]) + inset
            or middle > min(state[a + 3 + axis], state[b + 3 + axis]) - inset
        ):
            return False
        common = (state[a + 6] * own + state[b + 6] * middle) / (state[a + 6] + state[b + 6])
        first, last = region[4 * lower + 2 * axis], region[4 * lower + 2 * axis + 1]
        if centred:
            first, last = (stretch[2 * lower], stretch[2 * lower + 1]) if axis == along else (common, common)
        if common < first - TOUCH or common > last + TOUCH:
            return False
    return True


@compiled(INT(INTS, INT, INT, INT, FLOAT), noinline=True)
def glance(state: Ints, base: int, bars: int, contacts: int, inset: float) -> int:
    """Steps 1 and 2 as far as no program is needed: FALLS, STANDS or UNSURE."""
    since = state[BASE_CONTACTS]
    for bar in range(base, bars):
        if tipping(state, bar, bars, since, contacts, inset) == FALLS:
            return FALLS
    # The lower of two first.
    turned = bars - base == 2 and state[BOX + base * BOX_SIZE + 2] > state[BOX + (base + 1) * BOX_SIZE + 2]
    carried = True
    for k in range(base, bars):
        bar = base + bars - 1 - k if turned else k
        settle(state, bar, since, contacts, inset)
        carried = carried and state[BOX + bar * BOX_SIZE + 7] != LOOSE
    if not carried and bars - base == 2:
        carried = balances_on(state, base + 1, base, inset) or balances_on(state, base, base + 1, inset)
    return STANDS if carried else UNSURE


@compiled(INT(INTS, INT, INT, INT, FLOAT), noinline=True)
def look_closer(state: Ints, base: int, bars: int, contacts: int, inset: float) -> int:
    """What a glance left open, by small programs: steps 3 and 4. FALLS, STANDS or UNSURE."""
    if bars - base == 2:
        join_new(state, base, bars)
        if not rest_if_all_else_stays(state, bars, contacts, inset):
            return FALLS
    find_zones(state, base, inset)
    join_new_groups(state, base, bars, contacts, inset)
    if upright_rest(state, bars, contacts, inset):
        return UNSURE if join_zones(state, base) else STANDS
    return FALLS if moving_fall(state, bars, contacts, inset) else UNSURE


@compiled(TRUTH(INTS, INT, INT, INT, FLOAT), noinline=True)
def look_around(state: Ints, base: int, bars: int, contacts: int, inset: float) -> bool:
    """Step 5, where a closer look was not sure."""
    join_new_groups(state, base, bars, contacts, inset)
    join_zones(state, base)
    while rest_with_help(state, bars, contacts, inset):
        if not help_is_missing(state, base, bars, contacts, True, inset):
            return True
    return False


@compiled(TRUTH(INTS, INT, INT, INT, FLOAT))
def judge(state: Ints, base: int, bars: int, contacts: int, inset: float) -> bool:
    """Whether the construction stands, where a glance was not sure."""
    found = look_closer(state, base, bars, contacts, inset)
    return look_around(state, base, bars, contacts, inset) if found == UNSURE else found == STANDS


@compiled(TRUTH(INTS, INT, INT, FLOAT), noinline=True)
def stands(state: Ints, base: int, bars: int, inset: float) -> bool:
    """Whether the construction stands: `base` bars that are known to stand, laid by `lay_base`, and the one or
    two that follow in the table. If not, RAY tells how it falls."""
    contacts = link_new(state, base, bars)
    found = glance(state, base, bars, contacts, inset)
    return judge(state, base, bars, contacts, inset) if found == UNSURE else found == STANDS


@compiled(TRUTH(INTS, INT, FLOAT))
def whole_stands(state: Ints, bars: int, inset: float) -> bool:
    """Whether the bars of the table stand, nothing being known of them."""
    contacts = 0
    for bar in range(bars):
        contacts = link(state, bar, contacts)
        state[LOCAL + bar] = 0
    return at_rest(state, bars, contacts, 6, ALL_ELSE_STAYS, inset)
