"""Whether a construction stands (T14), and how it falls if it does not.

The bars of a construction that stands are its *base*; one or two more are tried on it. Most tries are decided
without a linear program, each test exact on its own side:

 1. A bar with nothing under it falls. So does a lying bar whose middle is not over its supports, unless what
    touches its sides or lies on it keeps it: a program for this one bar, six equations.         → falls
 2. Weight that goes straight down disturbs nothing. Bars all of whose cells stand on wood down to the board are
    *firm*: they pass any load on. A bar on others carries a load at each point between two points that are
    carried; that gives every bar a rectangle of carried points, bottom up. If each new bar's middle is
    carried, its weight adds forces to those that keep the base, and takes none away.          → stands
 3. All forces, for the new bars and what they rest on, everything else not moving: what falls although
    everything else stays, falls.                                                                → falls
 4. Upright forces only, three equations a bar, for the new bars and all that hang together with them without
    being firm, their *group*; firm bars are like the board.                                     → stands
 5. As step 3, for the bars that fall in step 4.                                                 → falls
 6. All forces, for the group: stands, if the others need only carry it, upright, which disturbs nothing; falls, if
    the bars that fall then would fall although everything else stays. Between the two the set grows by what
    touches those bars, until one or the other is sure; at the latest when nothing does.  → stands or falls

Steps 4 and 6 take for granted that upright forces keep all other groups of the base. Groups for which that is
not so, because they lean on something, are found once for each base, each with the bars that it needs for it:
a *zone*. A set that meets a zone takes it in.
"""

import numpy as np

from ziggurat.games.talo.simplex import (
    BOARD,
    BOX,
    BOX_SIZE,
    CONTACT,
    CONTACT_SIZE,
    END_OF_SIMPLEX,
    LOCAL,
    RAY,
    REST,
    ROOM,
    SIDE_X,
    SIDE_Y,
    at_rest,
    at_rest_on,
    forget_solution,
)
from ziggurat.games.talo.space import (
    AREA,
    BAR,
    BARS,
    BEYOND,
    FLOAT,
    HELD,
    INT,
    INTS,
    KINDS,
    NOTHING,
    SPAN,
    TRUTH,
    X,
    Y,
    Z,
    axis_of,
    length_of,
)
from ziggurat.kernel import Ints, compiled

INSET = 0.02
TOUCH = 1e-9  # equality stands
STILL = 1e-7  # a velocity that is none

REGION = END_OF_SIMPLEX  # of each bar: the rectangle of its carried points, x from, to, y from, to
BASE_CONTACTS = REGION + 4 * ROOM  # contacts among the bars of the base
ZONES_KNOWN = BASE_CONTACTS + 1
PROGRAMS = BASE_CONTACTS + 2  # linear programs solved so far
TOUCHING = BASE_CONTACTS + 3  # room for a set of bars or zones
ZONE = TOUCHING + ROOM + 1  # of each bar of the base: the number of its zone, from 1
PUT_ASIDE = ZONE + ROOM  # the members, while others are looked at
END_OF_BALANCE = PUT_ASIDE + ROOM

LOOSE, CARRIED, FIRM = 0, 1, 2


# ── Bars and contacts ────────────────────────────────────────────────────────────────────────────────────
@compiled(NOTHING(INTS, INT, INT, INT))
def set_bar(p: Ints, bar: int, kind: int, cell: int) -> None:
    """Writes the box of a bar into the table."""
    b = BOX + bar * BOX_SIZE
    axis, length = axis_of(kind), length_of(kind)
    p[b] = cell % SPAN - BEYOND
    p[b + 1] = cell // SPAN % SPAN - BEYOND
    p[b + 2] = cell // AREA
    p[b + 3] = p[b] + (length if axis == X else 1)
    p[b + 4] = p[b + 1] + (length if axis == Y else 1)
    p[b + 5] = p[b + 2] + (length if axis == Z else 1)
    p[b + 6] = length
    p[b + 7] = LOOSE


@compiled(INT(INTS, INT, INT, INT, INT))
def add_contact(p: Ints, contacts: int, face: int, upper: int, lower: int) -> int:
    """Writes the rectangle in which two bars, or a bar and the board, meet."""
    u = BOX + upper * BOX_SIZE
    c = CONTACT + contacts * CONTACT_SIZE
    p[c] = face
    p[c + 1] = upper
    p[c + 2] = lower
    for axis in range(3):
        p[c + 3 + 2 * axis] = p[u + axis]
        p[c + 4 + 2 * axis] = p[u + 3 + axis]
        if lower != BOARD:
            low = BOX + lower * BOX_SIZE
            p[c + 3 + 2 * axis] = max(p[u + axis], p[low + axis])
            p[c + 4 + 2 * axis] = min(p[u + 3 + axis], p[low + 3 + axis])
    return contacts + 1


@compiled(INT(INTS, INT, INT))
def meeting(p: Ints, one: int, two: int) -> int:
    """The face in which two bars meet, or −1."""
    a = BOX + one * BOX_SIZE
    b = BOX + two * BOX_SIZE
    x = min(p[a + 3], p[b + 3]) - max(p[a], p[b])
    y = min(p[a + 4], p[b + 4]) - max(p[a + 1], p[b + 1])
    z = min(p[a + 5], p[b + 5]) - max(p[a + 2], p[b + 2])
    if x < 0 or y < 0 or z < 0:
        return -1
    if z == 0:
        return REST if x > 0 and y > 0 else -1
    if x == 0:
        return SIDE_X if y > 0 else -1
    return SIDE_Y if y == 0 else -1


@compiled(INT(INTS, INT, INT))
def link(p: Ints, bar: int, contacts: int) -> int:
    """Adds the contacts of a bar with the board and with all bars before it; returns how many there are."""
    if p[BOX + bar * BOX_SIZE + 2] == 0:
        contacts = add_contact(p, contacts, REST, bar, BOARD)
    for other in range(bar):
        face = meeting(p, bar, other)
        if face < 0:
            continue
        axis = Z if face == REST else X if face == SIDE_X else Y
        if p[BOX + bar * BOX_SIZE + axis] >= p[BOX + other * BOX_SIZE + 3 + axis]:
            contacts = add_contact(p, contacts, face, bar, other)
        else:
            contacts = add_contact(p, contacts, face, other, bar)
    return contacts


# ── What is carried without a program ────────────────────────────────────────────────────────────────────
@compiled(INT(INTS, INT))
def long_axis(p: Ints, bar: int) -> int:
    b = BOX + bar * BOX_SIZE
    return X if p[b + 3] - p[b] > 1 else Y if p[b + 4] - p[b + 1] > 1 else Z


@compiled(NOTHING(INTS, INT, INT, INT, FLOAT))
def settle(p: Ints, bar: int, since: int, contacts: int, inset: float) -> None:
    """Finds out how well a bar is carried, and the rectangle of its carried points, from those of its supports.

    A load between two carried points is carried. A support gives a lying bar a stretch along its middle line
    and, if its own carried points reach across, the stretch in the bar's whole width.
    """
    region = p[REGION : REGION + 4 * ROOM].view(np.float64)
    b = BOX + bar * BOX_SIZE
    axis = long_axis(p, bar)
    along, across = (1, 0) if axis == Y else (0, 1)
    middle = 0.5 * (p[b + along] + p[b + 3 + along])
    line = 0.5 * (p[b + across] + p[b + 3 + across])
    near, far = p[b + across] + inset, p[b + 3 + across] - inset
    footing = 0
    wide_from = line_from = 1e9
    wide_to = line_to = -1e9
    for contact in range(since, contacts):
        c = CONTACT + contact * CONTACT_SIZE
        if p[c] != REST or p[c + 1] != bar:
            continue
        lower = p[c + 2]
        a_from, a_to = p[c + 3 + 2 * along] + inset, p[c + 4 + 2 * along] - inset
        c_from, c_to = p[c + 3 + 2 * across] + inset, p[c + 4 + 2 * across] - inset
        if lower == BOARD or p[BOX + lower * BOX_SIZE + 7] == FIRM:
            footing += (p[c + 4] - p[c + 3]) * (p[c + 6] - p[c + 5])
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
    if footing == (p[b + 3] - p[b]) * (p[b + 4] - p[b + 1]):
        p[b + 7] = FIRM
    elif line_from <= middle + TOUCH and line_to >= middle - TOUCH:
        p[b + 7] = CARRIED
    else:
        p[b + 7] = LOOSE
    region[4 * bar + 2 * along], region[4 * bar + 2 * along + 1] = wide_from, wide_to
    region[4 * bar + 2 * across], region[4 * bar + 2 * across + 1] = near, far


@compiled(NOTHING(INTS, INT, FLOAT), noinline=True)
def lay_base(p: Ints, bars: int, inset: float) -> None:
    """Links and settles the bars of the table, bottom up: a construction that is known to stand."""
    contacts = 0
    for bar in range(bars):
        since = contacts
        contacts = link(p, bar, contacts)
        settle(p, bar, since, contacts, inset)
    p[BASE_CONTACTS] = contacts
    p[ZONES_KNOWN] = 0
    p[PROGRAMS] = 0
    forget_solution(p)


@compiled(INT(INTS))
def load_base(p: Ints) -> int:
    """Takes the bars of the position for the base, one that is held left out; returns how many they are."""
    bars = 0
    for i in range(p[BARS]):
        code = p[BAR + i] - 1
        if code + 1 != p[HELD]:
            set_bar(p, bars, code % KINDS, code // KINDS)
            bars += 1
    lay_base(p, bars, INSET)
    return bars


# ── Programs ─────────────────────────────────────────────────────────────────────────────────────────────
@compiled(NOTHING(INTS, INT))
def nobody(p: Ints, bars: int) -> None:
    for bar in range(bars):
        p[LOCAL + bar] = -1


@compiled(NOTHING(INTS, INT, INT))
def join_group(p: Ints, bars: int, contacts: int) -> None:
    """Adds to the members all bars that are not firm and hang together with them by resting on each other."""
    grown = True
    while grown:
        grown = False
        for contact in range(contacts):
            c = CONTACT + contact * CONTACT_SIZE
            upper, lower = p[c + 1], p[c + 2]
            if p[c] != REST or lower == BOARD or p[BOX + lower * BOX_SIZE + 7] == FIRM:
                continue
            if (p[LOCAL + upper] >= 0) != (p[LOCAL + lower] >= 0):
                p[LOCAL + upper] = p[LOCAL + lower] = 0
                grown = True


@compiled()
def upright_rest(p: Ints, bars: int, contacts: int, inset: float) -> bool:
    """Whether upright forces alone keep the members, whole groups, at rest."""
    p[PROGRAMS] += 1
    return at_rest(p, bars, contacts, 3, 1, inset)


@compiled()
def rest_if_carried(p: Ints, base: int, bars: int, contacts: int, inset: float) -> bool:
    """Whether the members stand if all others carry them, upright."""
    p[PROGRAMS] += 1
    return at_rest_on(p, base, bars, p[BASE_CONTACTS], contacts, inset)


@compiled()
def rest_if_all_else_stays(p: Ints, bars: int, contacts: int, inset: float) -> bool:
    """Whether the members stand if all others hold against anything."""
    p[PROGRAMS] += 1
    return at_rest(p, bars, contacts, 6, 0, inset)


# ── How a single bar falls ───────────────────────────────────────────────────────────────────────────────
@compiled(NOTHING(INTS, INT))
def no_motion(p: Ints, bars: int) -> None:
    ray = p[RAY : RAY + 6 * ROOM].view(np.float64)
    for k in range(6 * bars):
        ray[k] = 0.0


@compiled(TRUTH(INTS, INT, INT, INT, INT, FLOAT))
def topples(p: Ints, bar: int, bars: int, since: int, contacts: int, inset: float) -> bool:
    """Whether a bar falls whatever the others do (step 1); RAY is then its motion."""
    b = BOX + bar * BOX_SIZE
    axis = long_axis(p, bar)
    along = 1 if axis == Y else 0
    first, last = 1e9, -1e9
    touched = False
    for contact in range(since, contacts):
        c = CONTACT + contact * CONTACT_SIZE
        if p[c] == REST and p[c + 1] == bar:
            first = min(first, p[c + 3 + 2 * along] + inset)
            last = max(last, p[c + 4 + 2 * along] - inset)
        elif p[c + 1] == bar or p[c + 2] == bar:
            touched = True
    ray = p[RAY : RAY + 6 * ROOM].view(np.float64)
    if last < first:
        no_motion(p, bars)
        ray[6 * bar] = -1.0
        return True
    middle = 0.5 * (p[b + along] + p[b + 3 + along])
    if first <= middle + TOUCH and middle <= last + TOUCH:
        return False
    if touched:
        nobody(p, bars)
        p[LOCAL + bar] = 0
        return not rest_if_all_else_stays(p, bars, contacts, inset)
    # It turns about the outermost support; at its underside that is no sliding.
    over = middle - last if middle > last else middle - first
    sense = 1.0 if over > 0 else -1.0
    no_motion(p, bars)
    ray[6 * bar] = -abs(over)
    ray[6 * bar + 3 + along] = 0.5 * sense
    ray[6 * bar + 2 - along] = sense if along == 0 else -sense
    return True


# ── Sets of bars ──────────────────────────────────────────────────────────────────────────────────────────
@compiled(TRUTH(INTS, INT))
def moves(p: Ints, bar: int) -> bool:
    """Whether RAY moves a bar."""
    ray = p[RAY : RAY + 6 * ROOM].view(np.float64)
    for k in range(6):
        if abs(ray[6 * bar + k]) > STILL:
            return True
    return False


@compiled(TRUTH(INTS, INT, INT, TRUTH))
def join_touching(p: Ints, bars: int, contacts: int, moving: bool) -> bool:
    """Adds to the members whatever touches them, or only those that move; whether there was anything."""
    touching = TOUCHING
    for bar in range(bars):
        p[touching + bar] = 0
    for contact in range(contacts):
        c = CONTACT + contact * CONTACT_SIZE
        upper, lower = p[c + 1], p[c + 2]
        if lower == BOARD or (p[LOCAL + upper] >= 0) == (p[LOCAL + lower] >= 0):
            continue
        member, other = (upper, lower) if p[LOCAL + upper] >= 0 else (lower, upper)
        if not moving or moves(p, member):
            p[touching + other] = 1
    grown = False
    for bar in range(bars):
        if p[touching + bar]:
            p[LOCAL + bar] = 0
            grown = True
    return grown


@compiled(TRUTH(INTS, INT, INT))
def join_neighbours(p: Ints, bars: int, contacts: int) -> bool:
    """Adds to the members what could stop the fall just found: bars that touch one that moves."""
    return join_touching(p, bars, contacts, True) or join_touching(p, bars, contacts, False)


@compiled(TRUTH(INTS, INT))
def join_zones(p: Ints, base: int) -> bool:
    """Adds to the members the zones that they meet; whether there are any."""
    met = TOUCHING
    for zone in range(base + 1):
        p[met + zone] = 0
    meets = False
    for bar in range(base):
        if p[ZONE + bar] > 0 and p[LOCAL + bar] >= 0:
            p[met + p[ZONE + bar]] = 1
            meets = True
    for bar in range(base):
        if p[ZONE + bar] > 0 and p[met + p[ZONE + bar]]:
            p[LOCAL + bar] = 0
    return meets


@compiled(NOTHING(INTS, INT, FLOAT))
def find_zones(p: Ints, base: int, inset: float) -> None:
    """Finds the groups of the base that upright forces do not keep, and what they need; once for each base."""
    if p[ZONES_KNOWN]:
        return
    p[ZONES_KNOWN] = 1
    contacts = p[BASE_CONTACTS]
    zones = 0
    for bar in range(base):
        p[ZONE + bar] = -1
    for bar in range(base):
        if p[BOX + bar * BOX_SIZE + 7] != LOOSE or p[ZONE + bar] >= 0:
            continue
        nobody(p, base)
        p[LOCAL + bar] = 0
        join_group(p, base, contacts)
        zone = 0
        if not upright_rest(p, base, contacts, inset):
            zones += 1
            zone = zones
            join_zones(p, base)
            while not at_rest(p, base, contacts, 6, 1, inset) and join_neighbours(p, base, contacts):
                join_group(p, base, contacts)
                join_zones(p, base)
        for member in range(base):
            if p[LOCAL + member] >= 0:
                p[ZONE + member] = zone


@compiled(NOTHING(INTS, INT, INT, INT))
def join_new_groups(p: Ints, base: int, bars: int, contacts: int) -> None:
    """Makes members of the new bars that are not firm, and of their groups."""
    nobody(p, bars)
    for bar in range(base, bars):
        if p[BOX + bar * BOX_SIZE + 7] != FIRM:
            p[LOCAL + bar] = 0
    join_group(p, bars, contacts)


@compiled(NOTHING(INTS, INT, INT, INT))
def join_new_with_supports(p: Ints, base: int, bars: int, contacts: int) -> None:
    """Makes members of the new bars and of what they rest on, unless it is firm."""
    nobody(p, bars)
    for bar in range(base, bars):
        p[LOCAL + bar] = 0
    for contact in range(p[BASE_CONTACTS], contacts):
        c = CONTACT + contact * CONTACT_SIZE
        lower = p[c + 2]
        if p[c] == REST and p[c + 1] >= base and lower != BOARD and p[BOX + lower * BOX_SIZE + 7] != FIRM:
            p[LOCAL + lower] = 0


@compiled(TRUTH(INTS, INT, INT, FLOAT))
def moving_fall(p: Ints, bars: int, contacts: int, inset: float) -> bool:
    """Whether those that RAY moves fall even if everything else stays; the members stay what they are."""
    for bar in range(bars):
        p[PUT_ASIDE + bar] = p[LOCAL + bar]
        p[LOCAL + bar] = 0 if moves(p, bar) else -1
    fall = not rest_if_all_else_stays(p, bars, contacts, inset)
    for bar in range(bars):
        p[LOCAL + bar] = p[PUT_ASIDE + bar]
    return fall


@compiled(TRUTH(INTS, INT, INT, INT, FLOAT))
def programs_decide(p: Ints, base: int, bars: int, contacts: int, inset: float) -> bool:
    """Steps 3 to 6."""
    join_new_with_supports(p, base, bars, contacts)
    if not rest_if_all_else_stays(p, bars, contacts, inset):
        return False
    find_zones(p, base, inset)
    join_new_groups(p, base, bars, contacts)
    upright = upright_rest(p, bars, contacts, inset)
    if not upright and moving_fall(p, bars, contacts, inset):
        return False
    if not join_zones(p, base) and upright:
        return True
    while not rest_if_carried(p, base, bars, contacts, inset):
        if moving_fall(p, bars, contacts, inset) or not join_neighbours(p, bars, contacts):
            return False
        join_group(p, bars, contacts)
        join_zones(p, base)
    return True


# ── The verdict ──────────────────────────────────────────────────────────────────────────────────────────
@compiled(TRUTH(INTS, INT, INT, FLOAT), noinline=True)
def stands(p: Ints, base: int, bars: int, inset: float) -> bool:
    """Whether the construction stands: `base` bars that are known to stand, laid by `lay_base`, and the one or
    two that follow in the table. If not, RAY tells how it falls."""
    since = p[BASE_CONTACTS]
    contacts = since
    for bar in range(base, bars):
        contacts = link(p, bar, contacts)
    for bar in range(base, bars):
        if topples(p, bar, bars, since, contacts, inset):
            return False
    # The lower of two first.
    turned = bars - base == 2 and p[BOX + base * BOX_SIZE + 2] > p[BOX + (base + 1) * BOX_SIZE + 2]
    carried = True
    for k in range(base, bars):
        bar = base + bars - 1 - k if turned else k
        settle(p, bar, since, contacts, inset)
        carried = carried and p[BOX + bar * BOX_SIZE + 7] != LOOSE
    if carried:
        return True
    return programs_decide(p, base, bars, contacts, inset)


@compiled(TRUTH(INTS, INT, FLOAT))
def whole_stands(p: Ints, bars: int, inset: float) -> bool:
    """Whether the bars of the table stand, nothing being known of them."""
    contacts = 0
    for bar in range(bars):
        contacts = link(p, bar, contacts)
        p[LOCAL + bar] = 0
    return at_rest(p, bars, contacts, 6, 0, inset)
