"""The rules of talo, compiled. Clauses (T1 …) are those of `docs/rules/talo.md`.

The array of a position and the numbers of actions are drawn in `space.py`; `site.py` sees where bars fit and pawns
walk; `balance.py` decides what stands. Here is the course of the game:

    STARTING ──> [RESTARTING ──>] ROLLING ──> TAKING ──> BUILDING ──> FINISHING ──┐
                  ^                └─ three times in vain ──────────────────────┐ │
                  └──────────────── next seat, unless the game is over <────────┴─┘
"""

from ziggurat.games.talo.planes import PLANES
from ziggurat.games.talo.planes import observe as observe  # one of the functions of the contract
from ziggurat.games.talo.site import (
    CANDIDATES,
    FREE,
    HOLDABLE,
    REACHED,
    SLOT_KIND,
    count_rows,
    find_moves,
    is_candidate,
    nth_in_rows,
    propose,
    survey,
    walled_in,
)
from ziggurat.games.talo.space import (
    ACTIONS,
    AREA,
    BAR,
    BARREN,
    BARS,
    BEYOND,
    BUILDING,
    BUILT,
    CELLS,
    COLLAPSED,
    DARING,
    END,
    ENDED,
    FALLING,
    FINISHED,
    FINISHING,
    HAND,
    HEIGHT,
    HELD,
    HOLD,
    INT,
    INTS,
    LAND,
    LENGTH,
    LENGTHS,
    MOST_SEATS,
    MOVE,
    MOVED,
    NOTHING,
    ON_TOP,
    PAWN,
    PHASE,
    PLACE,
    PUT,
    RESTARTING,
    ROLL,
    ROLLED,
    ROLLING,
    ROLLS,
    ROWS,
    SEAT,
    SEATS,
    SHORE,
    SITE,
    SPAN,
    STANDSTILL,
    STARTING,
    SUPPLY,
    TAKE,
    TAKEN,
    TAKING,
    TRUTH,
    USED_UP,
    bar_code,
    cell_at,
    compiled,
    length_of,
    other_length,
)
from ziggurat.games.talo.statics.balance import INSET, set_bar, stands
from ziggurat.games.talo.statics.holding import (
    END_OF_MEMORY,
    can_be_saved,
    cannot_save,
    drop_remote,
    first_stands,
    foresee_fall,
    lay_out,
)
from ziggurat.kernel import (
    ALLOWED,
    APPLY,
    CHANCE,
    LEGAL,
    OVER,
    RETURNS,
    SAMPLE,
    START,
    TURN,
    WEIGHTS,
    WIN,
    Ints,
    Rules,
    below,
    lowest_bit,
)

LISTED = END_OF_MEMORY  # a short list of actions, for drawing one
SHORT_LIST = 256  # cells of land, or surfaces and the end of the turn
SCRATCH = LISTED + SHORT_LIST

OPTIONS = 3  # seats, symmetric starts, dare; then the rows of land and of shore
SYMMETRIC_X, SYMMETRIC_Y = (2, 7, 2, 7), (2, 7, 7, 2)  # T5


# ── The course of a turn ─────────────────────────────────────────────────────────────────────────────────
@compiled(NOTHING(INTS))
def begin_turn(p: Ints) -> None:
    p[ROLLS] = p[ROLLED] = p[MOVED] = p[BUILT] = 0
    p[TAKEN] = p[TAKEN + 1] = 0
    supply = 0
    for length in range(LENGTHS):
        supply += p[SUPPLY + length]
    if supply == 0:  # T23
        p[PHASE], p[ENDED] = FINISHED, USED_UP
    elif walled_in(p):
        p[PHASE] = RESTARTING  # T22
    else:
        p[PHASE] = ROLLING


@compiled(NOTHING(INTS))
def end_turn(p: Ints) -> None:
    p[BARREN] = 0 if p[BUILT] else p[BARREN] + 1
    if p[BARREN] == p[SEATS]:  # T23
        p[PHASE], p[ENDED] = FINISHED, STANDSTILL
        return
    p[SEAT] = p[SEAT] % p[SEATS] + 1
    begin_turn(p)


@compiled()
def can_take(p: Ints, a: int, b: int) -> bool:
    """Whether the supply has a bar of length b and, unless a is 0, another of length a (T6)."""
    if a == 0:
        return p[SUPPLY + b - 1] > 0
    return p[SUPPLY + a - 1] > (a == b) and p[SUPPLY + b - 1] > 0


@compiled()
def list_takes(p: Ints, actions: Ints) -> int:
    n = 0
    for a in range(p[ROLLED] // 2 + 1):
        b = p[ROLLED] - a
        if can_take(p, a, b):
            actions[n] = TAKE + 11 * a + b
            n += 1
    return n


@compiled(INT(INTS, INT))
def ready_to_weigh(p: Ints, slots: int) -> int:
    """Lays out what stands; returns how many bars that is. Where one is held, also finds out how it would fall,
    and drops the candidates of these slots that are not near."""
    base = lay_out(p)
    if p[HELD]:
        foresee_fall(p, base)
        drop_remote(p, base, slots)
    return base


@compiled(TRUTH(INTS, INT, INT, INT))
def stands_with(p: Ints, base: int, kind: int, cell: int) -> bool:
    """Whether the construction stands when a bar is placed, and the one that is held let go (T13)."""
    if p[HELD]:
        set_bar(p, base + 1, kind, cell)
        return not cannot_save(p, base) and stands(p, base, base + 2, INSET)
    if cell < AREA:
        return True  # on the board, and nothing rests on it yet
    return first_stands(p, base, kind, cell)


@compiled()
def may_hold(p: Ints) -> bool:
    """Whether there are two bars in hand (T13)."""
    return p[HAND] > 0 and p[HAND + 1] > 0


@compiled(TRUTH(INTS, INT, INT))
def can_be_held(p: Ints, base: int, kind: int) -> bool:
    """Whether the bar just found not to stand may be held: the other one in hand can make all stand (T13)."""
    return may_hold(p) and can_be_saved(p, base, other_length(p, length_of(kind)))


@compiled(TRUTH(INTS))
def can_build(p: Ints) -> bool:
    """Whether any bar in hand has a legal placement (T8)."""
    survey(p)
    for y in range(SITE):
        column = p[FREE + y + BEYOND]
        for z in range(1, HEIGHT):
            column &= p[FREE + z * SPAN + y + BEYOND]
        if column:
            return True  # a bar can stand there
    slots = propose(p)
    if p[DARING]:
        return count_rows(p, CANDIDATES, slots * ROWS) > 0
    base = lay_out(p)
    for slot in range(slots):
        kind = p[SLOT_KIND + slot]
        for row in range(ROWS):
            left = p[CANDIDATES + slot * ROWS + row]
            while left:
                cell = row * SPAN + lowest_bit(left)
                left &= left - 1
                if stands_with(p, base, kind, cell) or can_be_held(p, base, kind):
                    return True
    return False


@compiled(NOTHING(INTS), noinline=True)
def go_on_building(p: Ints) -> None:
    """After the take and after every placement and move: is there still something to build (T8)?"""
    if p[HAND] + p[HAND + 1] > 0 and can_build(p):
        p[PHASE] = BUILDING
        return
    for k in range(2):
        if p[HAND + k]:
            p[SUPPLY + p[HAND + k] - 1] += 1
            p[HAND + k] = 0
    p[PHASE] = FINISHING


# ── Playing an action ────────────────────────────────────────────────────────────────────────────────────
@compiled()
def put_pawn(p: Ints, x: int, y: int) -> None:
    p[PAWN + p[SEAT] - 1] = cell_at(x, y, 0) + 1
    if p[PHASE] == RESTARTING:
        p[PHASE] = ROLLING
    elif p[SEAT] < p[SEATS]:
        p[SEAT] += 1
    else:
        p[SEAT] = 1
        begin_turn(p)


@compiled()
def roll(p: Ints, face: int) -> None:
    p[ROLLED] = face
    p[ROLLS] += 1
    for a in range(face // 2 + 1):
        if can_take(p, a, face - a):
            p[PHASE] = TAKING
            return
    if p[ROLLS] == 3:  # T6
        end_turn(p)


@compiled()
def take(p: Ints, a: int, b: int) -> None:
    p[TAKEN], p[TAKEN + 1] = a, b
    p[HAND], p[HAND + 1] = a, b
    if a:
        p[SUPPLY + a - 1] -= 1
    p[SUPPLY + b - 1] -= 1
    go_on_building(p)


@compiled()
def move_pawn(p: Ints, under: int) -> None:
    p[PAWN + p[SEAT] - 1] = under + AREA + 1
    p[MOVED] = 1
    if under >= (HEIGHT - 1) * AREA:  # T21
        p[PHASE], p[ENDED] = FINISHED, ON_TOP
    elif p[PHASE] == BUILDING:
        go_on_building(p)


@compiled()
def add_bar(p: Ints, kind: int, cell: int) -> None:
    """Puts a bar into the list, which stays sorted, and out of the hand."""
    code = bar_code(kind, cell)
    i = p[BARS]
    while i > 0 and p[BAR + i - 1] > code:
        p[BAR + i] = p[BAR + i - 1]
        i -= 1
    p[BAR + i] = code
    p[BARS] += 1
    p[HAND + (p[HAND] != length_of(kind))] = 0
    p[BUILT] += 1
    p[MOVED] = 0


@compiled(NOTHING(INTS, INT, INT))
def place_bar(p: Ints, kind: int, cell: int) -> None:
    falls = p[DARING] == 1 and not stands_with(p, ready_to_weigh(p, 0), kind, cell)
    add_bar(p, kind, cell)
    held, p[HELD] = p[HELD], 0
    if falls:  # T16
        p[PHASE], p[ENDED] = FINISHED, COLLAPSED
        p[FALLING], p[FALLING + 1] = held, bar_code(kind, cell)
    else:
        go_on_building(p)


@compiled()
def hold_bar(p: Ints, kind: int, cell: int) -> None:
    add_bar(p, kind, cell)
    p[HELD] = bar_code(kind, cell)


@compiled(APPLY, noinline=True)
def apply(p: Ints, action: int) -> None:
    if action == END:
        if p[PHASE] == RESTARTING:
            p[PHASE] = ROLLING
        else:
            end_turn(p)
    elif action < PUT:
        roll(p, action - ROLL + 1)
    elif action < TAKE:
        put_pawn(p, (action - PUT) % SITE, (action - PUT) // SITE)
    elif action < MOVE:
        take(p, (action - TAKE) // 11, (action - TAKE) % 11)
    elif action < PLACE:
        move_pawn(p, action - MOVE)
    elif action < HOLD:
        place_bar(p, (action - PLACE) // CELLS, (action - PLACE) % CELLS)
    else:
        hold_bar(p, (action - HOLD) // CELLS, (action - HOLD) % CELLS)


# ── What is legal ────────────────────────────────────────────────────────────────────────────────────────
@compiled()
def list_puts(p: Ints, actions: Ints, n: int) -> int:
    """Free cells of land where a pawn may start (T5) or, with the cell above free too, restart (T22)."""
    survey(p)
    for y in range(SITE):
        row = FREE + y + BEYOND
        left = p[SHORE + y] & ((p[row] & p[row + SPAN]) >> BEYOND)
        while left:
            actions[n] = PUT + SITE * y + lowest_bit(left)
            left &= left - 1
            n += 1
    return n


@compiled(INT(INTS, INT, INT, INTS, INT))
def list_rows(p: Ints, rows: int, first: int, actions: Ints, n: int) -> int:
    """Lists the cells set in the rows as actions from `first` on."""
    for row in range(ROWS):
        left = p[rows + row]
        while left:
            actions[n] = first + row * SPAN + lowest_bit(left)
            left &= left - 1
            n += 1
    return n


@compiled()
def may_move(p: Ints) -> bool:
    return p[MOVED] == 0 and p[HELD] == 0  # T13, T20


@compiled(INT(INTS, INTS, INT))
def list_moves(p: Ints, actions: Ints, n: int) -> int:
    if not may_move(p):
        return n
    find_moves(p)
    return list_rows(p, REACHED, MOVE, actions, n)


@compiled()
def weigh_candidates(p: Ints, slots: int) -> None:
    """Leaves in CANDIDATES the placements that are legal as they are, and in HOLDABLE those to be held."""
    for row in range(slots * ROWS):
        p[HOLDABLE + row] = 0
    if p[DARING] and not may_hold(p):
        return
    base = ready_to_weigh(p, slots)
    for slot in range(slots):
        kind = p[SLOT_KIND + slot]
        for row in range(ROWS):
            at = slot * ROWS + row
            left = p[CANDIDATES + at]
            while left:
                x = lowest_bit(left)
                left &= left - 1
                if stands_with(p, base, kind, row * SPAN + x):
                    continue
                if can_be_held(p, base, kind):
                    p[HOLDABLE + at] |= 1 << x
                if not p[DARING]:
                    p[CANDIDATES + at] &= ~(1 << x)


@compiled()
def list_placements(p: Ints, actions: Ints, n: int) -> int:
    slots = propose(p)
    weigh_candidates(p, slots)
    for slot in range(slots):
        n = list_rows(p, CANDIDATES + slot * ROWS, PLACE + p[SLOT_KIND + slot] * CELLS, actions, n)
    for slot in range(slots):
        n = list_rows(p, HOLDABLE + slot * ROWS, HOLD + p[SLOT_KIND + slot] * CELLS, actions, n)
    return n


@compiled(LEGAL, noinline=True)
def legal(p: Ints, actions: Ints) -> int:
    phase = p[PHASE]
    if phase == FINISHED:
        return 0
    if phase == STARTING:
        return list_puts(p, actions, 0)
    if phase == ROLLING:
        for face in range(LENGTHS):
            actions[face] = ROLL + face
        return LENGTHS
    if phase == TAKING:
        return list_takes(p, actions)
    if phase == BUILDING:
        survey(p)
        return list_placements(p, actions, list_moves(p, actions, 0))
    actions[0] = END
    if phase == RESTARTING:
        return list_puts(p, actions, 1)
    survey(p)
    return list_moves(p, actions, 1)


# ── Whether one action is legal ──────────────────────────────────────────────────────────────────────────
@compiled()
def may_put(p: Ints, x: int, y: int) -> bool:
    survey(p)
    row = FREE + y + BEYOND
    return (p[SHORE + y] & ((p[row] & p[row + SPAN]) >> BEYOND)) >> x & 1 == 1


@compiled(TRUTH(INTS, INT))
def may_move_to(p: Ints, under: int) -> bool:
    if not may_move(p):
        return False
    survey(p)
    find_moves(p)
    return (p[REACHED + under // SPAN] >> under % SPAN) & 1 == 1


@compiled(TRUTH(INTS, INT, INT, TRUTH))
def may_place(p: Ints, kind: int, cell: int, hold: bool) -> bool:
    """Whether a bar in hand may be placed, or placed and held: `weigh_candidates` for this one bar."""
    length = length_of(kind)
    if (p[HAND] != length and p[HAND + 1] != length) or (hold and not may_hold(p)):
        return False
    survey(p)
    if not is_candidate(p, kind, cell):
        return False
    if p[DARING] and not hold:
        return True  # T16
    base = ready_to_weigh(p, 0)
    if stands_with(p, base, kind, cell):
        return not hold
    return hold and can_be_held(p, base, kind)


@compiled(ALLOWED, noinline=True)
def allowed(p: Ints, action: int) -> bool:
    phase = p[PHASE]
    if action == END:
        return phase in (RESTARTING, FINISHING)
    if action < PUT:
        return phase == ROLLING
    if action < TAKE:
        place = action - PUT
        return phase in (STARTING, RESTARTING) and may_put(p, place % SITE, place // SITE)
    if action < MOVE:
        a, b = (action - TAKE) // 11, (action - TAKE) % 11
        return phase == TAKING and a <= b and a + b == p[ROLLED] and can_take(p, a, b)
    if action < PLACE:
        return phase in (BUILDING, FINISHING) and may_move_to(p, action - MOVE)
    number = (action - PLACE) % (HOLD - PLACE)
    return phase == BUILDING and may_place(p, number // CELLS, number % CELLS, action >= HOLD)


@compiled(INT(INTS, INTS))
def reachable(p: Ints, under: Ints) -> int:
    """Writes the cells under the places that the pawn may move to now, ascending; returns how many."""
    if (p[PHASE] != BUILDING and p[PHASE] != FINISHING) or not may_move(p):
        return 0
    survey(p)
    find_moves(p)
    return list_rows(p, REACHED, 0, under, 0)


# ── One random action ────────────────────────────────────────────────────────────────────────────────────
@compiled()
def sample_building(p: Ints, rng: Ints) -> int:
    """A placement or move, each legal one equally likely: candidates are drawn until one is legal, and one that is
    not is never drawn again. In `dare` a candidate is legal as it is, and drawn a second time for holding."""
    survey(p)
    moves = find_moves(p) if may_move(p) else 0
    slots = propose(p)
    base = ready_to_weigh(p, slots) if p[HELD] and not p[DARING] else -1
    plain = count_rows(p, CANDIDATES, slots * ROWS)
    held = 0
    if p[DARING] and may_hold(p):
        held = plain
        for row in range(slots * ROWS):
            p[HOLDABLE + row] = p[CANDIDATES + row]
    while True:
        n = below(rng, moves + plain + held)
        if n < moves:
            return MOVE + nth_in_rows(p, REACHED, n)
        n -= moves
        if p[DARING] and n < plain:
            found = nth_in_rows(p, CANDIDATES, n)
            return PLACE + p[SLOT_KIND + found // CELLS] * CELLS + found % CELLS
        rows = HOLDABLE if p[DARING] else CANDIDATES
        found = nth_in_rows(p, rows, n - plain if p[DARING] else n)
        kind, cell = p[SLOT_KIND + found // CELLS], found % CELLS
        if base < 0:
            base = ready_to_weigh(p, slots)
        if stands_with(p, base, kind, cell):
            if not p[DARING]:
                return PLACE + kind * CELLS + cell
        elif can_be_held(p, base, kind):
            return HOLD + kind * CELLS + cell
        p[rows + found // SPAN] &= ~(1 << found % SPAN)
        if p[DARING]:
            held -= 1
        else:
            plain -= 1


@compiled(SAMPLE, noinline=True)
def sample(p: Ints, rng: Ints) -> int:
    phase = p[PHASE]
    if phase == FINISHED:
        return OVER
    if phase == ROLLING:
        return ROLL + below(rng, LENGTHS)
    if phase == BUILDING:
        return sample_building(p, rng)
    actions = p[LISTED : LISTED + SHORT_LIST]
    return actions[below(rng, legal(p, actions))]


# ── Whose turn, what weight, who has won ─────────────────────────────────────────────────────────────────
@compiled(TURN)
def turn(p: Ints) -> int:
    if p[PHASE] == FINISHED:
        return OVER
    return CHANCE if p[PHASE] == ROLLING else p[SEAT]


@compiled(WEIGHTS)
def weights(p: Ints, actions: Ints, n: int, out: Ints) -> None:
    for i in range(n):
        out[i] = 1  # T4


@compiled()
def pawn_height(p: Ints, seat: int) -> int:
    return max(p[PAWN + seat - 1] - 1, 0) // AREA


@compiled(RETURNS)
def returns(p: Ints, out: Ints) -> None:
    """The highest pawns share the win; after a collapse only those of the other seats (T16, T21, T23)."""
    loser = p[SEAT] if p[ENDED] == COLLAPSED else 0
    highest = -1
    winners = 0
    for seat in range(1, p[SEATS] + 1):
        height = pawn_height(p, seat)
        if seat == loser or height < highest:
            continue
        winners = winners + 1 if height == highest else 1
        highest = height
    for seat in range(1, p[SEATS] + 1):
        won = seat != loser and pawn_height(p, seat) == highest
        out[seat - 1] = WIN // winners if won else 0


@compiled(START)
def start(p: Ints, options: Ints) -> None:
    for i in range(LENGTH):
        p[i] = 0
    p[SEATS], p[DARING] = options[0], options[2]
    p[SEAT] = 1
    for length in range(LENGTHS):
        p[SUPPLY + length] = LENGTHS - length  # T1
    for i in range(2 * SITE):
        p[LAND + i] = options[OPTIONS + i]
    p[PHASE] = STARTING
    if options[1]:
        for seat in range(p[SEATS]):
            p[PAWN + seat] = cell_at(SYMMETRIC_X[seat], SYMMETRIC_Y[seat], 0) + 1
        begin_turn(p)


# Every placement rests on something: on one of the 220 cells of wood that there are, or on one of the 100 of the
# board. A bar of length n can lie over a cell in 2 n ways and stand on it in one; two lengths in hand are 10
# together. In `dare` a placement may be legal twice, plain and held. A pawn stands on one of the 220 cells.
MOST_PLACES = 220
SUPPORTS = MOST_PLACES + SITE * SITE
MOST = 2 * (2 * LENGTHS + 2) * SUPPORTS + MOST_PLACES


# A seat may restart, take, place two bars, move before, between and after that, and end its turn (T6, T7, T22).
# Fewer turns than there are seats lie between two in which a bar is placed (T23).
TURN_ACTIONS = 8
ALL_BARS = LENGTHS * (LENGTHS + 1) // 2  # T1


def rules_for(seats: int) -> Rules:
    return Rules.of(
        __name__,
        state_size=LENGTH,
        num_actions=ACTIONS,
        max_legal_actions=MOST,
        teams=tuple(range(1, seats + 1)),
        observation_shape=(PLANES, HEIGHT, SPAN, SPAN),
        scratch=SCRATCH - LENGTH,
        chance=True,
        max_game_length=seats + TURN_ACTIONS * seats * (ALL_BARS + 1),
    )


RULES = {seats: rules_for(seats) for seats in range(2, MOST_SEATS + 1)}  # T5
