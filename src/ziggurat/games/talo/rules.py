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
def begin_turn(state: Ints) -> None:
    state[ROLLS] = state[ROLLED] = state[MOVED] = state[BUILT] = 0
    state[TAKEN] = state[TAKEN + 1] = 0
    supply = 0
    for length in range(LENGTHS):
        supply += state[SUPPLY + length]
    if supply == 0:  # T23
        state[PHASE], state[ENDED] = FINISHED, USED_UP
    elif walled_in(state):
        state[PHASE] = RESTARTING  # T22
    else:
        state[PHASE] = ROLLING


@compiled(NOTHING(INTS))
def end_turn(state: Ints) -> None:
    state[BARREN] = 0 if state[BUILT] else state[BARREN] + 1
    if state[BARREN] == state[SEATS]:  # T23
        state[PHASE], state[ENDED] = FINISHED, STANDSTILL
        return
    state[SEAT] = state[SEAT] % state[SEATS] + 1
    begin_turn(state)


@compiled()
def can_take(state: Ints, a: int, b: int) -> bool:
    """Whether the supply has a bar of length b and, unless a is 0, another of length a (T6)."""
    if a == 0:
        return state[SUPPLY + b - 1] > 0
    return state[SUPPLY + a - 1] > (a == b) and state[SUPPLY + b - 1] > 0


@compiled()
def list_takes(state: Ints, actions: Ints) -> int:
    n = 0
    for a in range(state[ROLLED] // 2 + 1):
        b = state[ROLLED] - a
        if can_take(state, a, b):
            actions[n] = TAKE + 11 * a + b
            n += 1
    return n


@compiled(INT(INTS, INT))
def ready_to_weigh(state: Ints, slots: int) -> int:
    """Lays out what stands; returns how many bars that is. Where one is held, also finds out how it would fall,
    and drops the candidates of these slots that are not near."""
    base = lay_out(state)
    if state[HELD]:
        foresee_fall(state, base)
        drop_remote(state, base, slots)
    return base


@compiled(TRUTH(INTS, INT, INT, INT))
def stands_with(state: Ints, base: int, kind: int, cell: int) -> bool:
    """Whether the construction stands when a bar is placed, and the one that is held let go (T13)."""
    if state[HELD]:
        set_bar(state, base + 1, kind, cell)
        return not cannot_save(state, base) and stands(state, base, base + 2, INSET)
    if cell < AREA:
        return True  # on the board, and nothing rests on it yet
    return first_stands(state, base, kind, cell)


@compiled()
def may_hold(state: Ints) -> bool:
    """Whether there are two bars in hand (T13)."""
    return state[HAND] > 0 and state[HAND + 1] > 0


@compiled(TRUTH(INTS, INT, INT))
def can_be_held(state: Ints, base: int, kind: int) -> bool:
    """Whether the bar just found not to stand may be held: the other one in hand can make all stand (T13)."""
    return may_hold(state) and can_be_saved(state, base, other_length(state, length_of(kind)))


@compiled(TRUTH(INTS))
def can_build(state: Ints) -> bool:
    """Whether any bar in hand has a legal placement (T8)."""
    survey(state)
    for y in range(SITE):
        column = state[FREE + y + BEYOND]
        for z in range(1, HEIGHT):
            column &= state[FREE + z * SPAN + y + BEYOND]
        if column:
            return True  # a bar can stand there
    slots = propose(state)
    if state[DARING]:
        return count_rows(state, CANDIDATES, slots * ROWS) > 0
    base = lay_out(state)
    for slot in range(slots):
        kind = state[SLOT_KIND + slot]
        for row in range(ROWS):
            left = state[CANDIDATES + slot * ROWS + row]
            while left:
                cell = row * SPAN + lowest_bit(left)
                left &= left - 1
                if stands_with(state, base, kind, cell) or can_be_held(state, base, kind):
                    return True
    return False


@compiled(NOTHING(INTS), noinline=True)
def go_on_building(state: Ints) -> None:
    """After the take and after every placement and move: is there still something to build (T8)?"""
    if state[HAND] + state[HAND + 1] > 0 and can_build(state):
        state[PHASE] = BUILDING
        return
    for k in range(2):
        if state[HAND + k]:
            state[SUPPLY + state[HAND + k] - 1] += 1
            state[HAND + k] = 0
    state[PHASE] = FINISHING


# ── Playing an action ────────────────────────────────────────────────────────────────────────────────────
@compiled()
def put_pawn(state: Ints, x: int, y: int) -> None:
    state[PAWN + state[SEAT] - 1] = cell_at(x, y, 0) + 1
    if state[PHASE] == RESTARTING:
        state[PHASE] = ROLLING
    elif state[SEAT] < state[SEATS]:
        state[SEAT] += 1
    else:
        state[SEAT] = 1
        begin_turn(state)


@compiled()
def roll(state: Ints, face: int) -> None:
    state[ROLLED] = face
    state[ROLLS] += 1
    for a in range(face // 2 + 1):
        if can_take(state, a, face - a):
            state[PHASE] = TAKING
            return
    if state[ROLLS] == 3:  # T6
        end_turn(state)


@compiled()
def take(state: Ints, a: int, b: int) -> None:
    state[TAKEN], state[TAKEN + 1] = a, b
    state[HAND], state[HAND + 1] = a, b
    if a:
        state[SUPPLY + a - 1] -= 1
    state[SUPPLY + b - 1] -= 1
    go_on_building(state)


@compiled()
def move_pawn(state: Ints, under: int) -> None:
    state[PAWN + state[SEAT] - 1] = under + AREA + 1
    state[MOVED] = 1
    if under >= (HEIGHT - 1) * AREA:  # T21
        state[PHASE], state[ENDED] = FINISHED, ON_TOP
    elif state[PHASE] == BUILDING:
        go_on_building(state)


@compiled()
def add_bar(state: Ints, kind: int, cell: int) -> None:
    """Puts a bar into the list, which stays sorted, and out of the hand."""
    code = bar_code(kind, cell)
    i = state[BARS]
    while i > 0 and state[BAR + i - 1] > code:
        state[BAR + i] = state[BAR + i - 1]
        i -= 1
    state[BAR + i] = code
    state[BARS] += 1
    state[HAND + (state[HAND] != length_of(kind))] = 0
    state[BUILT] += 1
    state[MOVED] = 0


@compiled(NOTHING(INTS, INT, INT))
def place_bar(state: Ints, kind: int, cell: int) -> None:
    falls = state[DARING] == 1 and not stands_with(state, ready_to_weigh(state, 0), kind, cell)
    add_bar(state, kind, cell)
    held, state[HELD] = state[HELD], 0
    if falls:  # T16
        state[PHASE], state[ENDED] = FINISHED, COLLAPSED
        state[FALLING], state[FALLING + 1] = held, bar_code(kind, cell)
    else:
        go_on_building(state)


@compiled()
def hold_bar(state: Ints, kind: int, cell: int) -> None:
    add_bar(state, kind, cell)
    state[HELD] = bar_code(kind, cell)


@compiled(APPLY, noinline=True)
def apply(state: Ints, action: int) -> None:
    if action == END:
        if state[PHASE] == RESTARTING:
            state[PHASE] = ROLLING
        else:
            end_turn(state)
    elif action < PUT:
        roll(state, action - ROLL + 1)
    elif action < TAKE:
        put_pawn(state, (action - PUT) % SITE, (action - PUT) // SITE)
    elif action < MOVE:
        take(state, (action - TAKE) // 11, (action - TAKE) % 11)
    elif action < PLACE:
        move_pawn(state, action - MOVE)
    elif action < HOLD:
        place_bar(state, (action - PLACE) // CELLS, (action - PLACE) % CELLS)
    else:
        hold_bar(state, (action - HOLD) // CELLS, (action - HOLD) % CELLS)


# ── What is legal ────────────────────────────────────────────────────────────────────────────────────────
@compiled()
def list_puts(state: Ints, actions: Ints, n: int) -> int:
    """Free cells of land where a pawn may start (T5) or, with the cell above free too, restart (T22)."""
    survey(state)
    for y in range(SITE):
        row = FREE + y + BEYOND
        left = state[SHORE + y] & ((state[row] & state[row + SPAN]) >> BEYOND)
        while left:
            actions[n] = PUT + SITE * y + lowest_bit(left)
            left &= left - 1
            n += 1
    return n


@compiled(INT(INTS, INT, INT, INTS, INT))
def list_rows(state: Ints, rows: int, first: int, actions: Ints, n: int) -> int:
    """Lists the cells set in the rows as actions from `first` on."""
    for row in range(ROWS):
        left = state[rows + row]
        while left:
            actions[n] = first + row * SPAN + lowest_bit(left)
            left &= left - 1
            n += 1
    return n


@compiled()
def may_move(state: Ints) -> bool:
    return state[MOVED] == 0 and state[HELD] == 0  # T13, T20


@compiled(INT(INTS, INTS, INT))
def list_moves(state: Ints, actions: Ints, n: int) -> int:
    if not may_move(state):
        return n
    find_moves(state)
    return list_rows(state, REACHED, MOVE, actions, n)


@compiled()
def weigh_candidates(state: Ints, slots: int) -> None:
    """Leaves in CANDIDATES the placements that are legal as they are, and in HOLDABLE those to be held."""
    for row in range(slots * ROWS):
        state[HOLDABLE + row] = 0
    if state[DARING] and not may_hold(state):
        return
    base = ready_to_weigh(state, slots)
    for slot in range(slots):
        kind = state[SLOT_KIND + slot]
        for row in range(ROWS):
            at = slot * ROWS + row
            left = state[CANDIDATES + at]
            while left:
                x = lowest_bit(left)
                left &= left - 1
                if stands_with(state, base, kind, row * SPAN + x):
                    continue
                if can_be_held(state, base, kind):
                    state[HOLDABLE + at] |= 1 << x
                if not state[DARING]:
                    state[CANDIDATES + at] &= ~(1 << x)


@compiled()
def list_placements(state: Ints, actions: Ints, n: int) -> int:
    slots = propose(state)
    weigh_candidates(state, slots)
    for slot in range(slots):
        n = list_rows(state, CANDIDATES + slot * ROWS, PLACE + state[SLOT_KIND + slot] * CELLS, actions, n)
    for slot in range(slots):
        n = list_rows(state, HOLDABLE + slot * ROWS, HOLD + state[SLOT_KIND + slot] * CELLS, actions, n)
    return n


@compiled(LEGAL, noinline=True)
def legal(state: Ints, actions: Ints) -> int:
    phase = state[PHASE]
    if phase == FINISHED:
        return 0
    if phase == STARTING:
        return list_puts(state, actions, 0)
    if phase == ROLLING:
        for face in range(LENGTHS):
            actions[face] = ROLL + face
        return LENGTHS
    if phase == TAKING:
        return list_takes(state, actions)
    if phase == BUILDING:
        survey(state)
        return list_placements(state, actions, list_moves(state, actions, 0))
    actions[0] = END
    if phase == RESTARTING:
        return list_puts(state, actions, 1)
    survey(state)
    return list_moves(state, actions, 1)


# ── Whether one action is legal ──────────────────────────────────────────────────────────────────────────
@compiled()
def may_put(state: Ints, x: int, y: int) -> bool:
    survey(state)
    row = FREE + y + BEYOND
    return (state[SHORE + y] & ((state[row] & state[row + SPAN]) >> BEYOND)) >> x & 1 == 1


@compiled(TRUTH(INTS, INT))
def may_move_to(state: Ints, under: int) -> bool:
    if not may_move(state):
        return False
    survey(state)
    find_moves(state)
    return (state[REACHED + under // SPAN] >> under % SPAN) & 1 == 1


@compiled(TRUTH(INTS, INT, INT, TRUTH))
def may_place(state: Ints, kind: int, cell: int, hold: bool) -> bool:
    """Whether a bar in hand may be placed, or placed and held: `weigh_candidates` for this one bar."""
    length = length_of(kind)
    if (state[HAND] != length and state[HAND + 1] != length) or (hold and not may_hold(state)):
        return False
    survey(state)
    if not is_candidate(state, kind, cell):
        return False
    if state[DARING] and not hold:
        return True  # T16
    base = ready_to_weigh(state, 0)
    if stands_with(state, base, kind, cell):
        return not hold
    return hold and can_be_held(state, base, kind)


@compiled(ALLOWED, noinline=True)
def allowed(state: Ints, action: int) -> bool:
    phase = state[PHASE]
    if action == END:
        return phase in (RESTARTING, FINISHING)
    if action < PUT:
        return phase == ROLLING
    if action < TAKE:
        place = action - PUT
        return phase in (STARTING, RESTARTING) and may_put(state, place % SITE, place // SITE)
    if action < MOVE:
        a, b = (action - TAKE) // 11, (action - TAKE) % 11
        return phase == TAKING and a <= b and a + b == state[ROLLED] and can_take(state, a, b)
    if action < PLACE:
        return phase in (BUILDING, FINISHING) and may_move_to(state, action - MOVE)
    number = (action - PLACE) % (HOLD - PLACE)
    return phase == BUILDING and may_place(state, number // CELLS, number % CELLS, action >= HOLD)


@compiled(INT(INTS, INTS))
def reachable(state: Ints, under: Ints) -> int:
    """Writes the cells under the places that the pawn may move to now, ascending; returns how many."""
    if (state[PHASE] != BUILDING and state[PHASE] != FINISHING) or not may_move(state):
        return 0
    survey(state)
    find_moves(state)
    return list_rows(state, REACHED, 0, under, 0)


# ── One random action ────────────────────────────────────────────────────────────────────────────────────
@compiled()
def sample_building(state: Ints, rng: Ints) -> int:
    """A placement or move, each legal one equally likely: candidates are drawn until one is legal, and one that is
    not is never drawn again. In `dare` a candidate is legal as it is, and drawn a second time for holding."""
    survey(state)
    moves = find_moves(state) if may_move(state) else 0
    slots = propose(state)
    base = ready_to_weigh(state, slots) if state[HELD] and not state[DARING] else -1
    plain = count_rows(state, CANDIDATES, slots * ROWS)
    held = 0
    if state[DARING] and may_hold(state):
        held = plain
        for row in range(slots * ROWS):
            state[HOLDABLE + row] = state[CANDIDATES + row]
    while True:
        n = below(rng, moves + plain + held)
        if n < moves:
            return MOVE + nth_in_rows(state, REACHED, n)
        n -= moves
        if state[DARING] and n < plain:
            found = nth_in_rows(state, CANDIDATES, n)
            return PLACE + state[SLOT_KIND + found // CELLS] * CELLS + found % CELLS
        rows = HOLDABLE if state[DARING] else CANDIDATES
        found = nth_in_rows(state, rows, n - plain if state[DARING] else n)
        kind, cell = state[SLOT_KIND + found // CELLS], found % CELLS
        if base < 0:
            base = ready_to_weigh(state, slots)
        if stands_with(state, base, kind, cell):
            if not state[DARING]:
                return PLACE + kind * CELLS + cell
        elif can_be_held(state, base, kind):
            return HOLD + kind * CELLS + cell
        state[rows + found // SPAN] &= ~(1 << found % SPAN)
        if state[DARING]:
            held -= 1
        else:
            plain -= 1


@compiled(SAMPLE, noinline=True)
def sample(state: Ints, rng: Ints) -> int:
    phase = state[PHASE]
    if phase == FINISHED:
        return OVER
    if phase == ROLLING:
        return ROLL + below(rng, LENGTHS)
    if phase == BUILDING:
        return sample_building(state, rng)
    actions = state[LISTED : LISTED + SHORT_LIST]
    return actions[below(rng, legal(state, actions))]


# ── Whose turn, what weight, who has won ─────────────────────────────────────────────────────────────────
@compiled(TURN)
def turn(state: Ints) -> int:
    if state[PHASE] == FINISHED:
        return OVER
    return CHANCE if state[PHASE] == ROLLING else state[SEAT]


@compiled(WEIGHTS)
def weights(state: Ints, actions: Ints, n: int, out: Ints) -> None:
    for i in range(n):
        out[i] = 1  # T4


@compiled()
def pawn_height(state: Ints, seat: int) -> int:
    return max(state[PAWN + seat - 1] - 1, 0) // AREA


@compiled(RETURNS)
def returns(state: Ints, out: Ints) -> None:
    """The highest pawns share the win; after a collapse only those of the other seats (T16, T21, T23)."""
    loser = state[SEAT] if state[ENDED] == COLLAPSED else 0
    highest = -1
    winners = 0
    for seat in range(1, state[SEATS] + 1):
        height = pawn_height(state, seat)
        if seat == loser or height < highest:
            continue
        winners = winners + 1 if height == highest else 1
        highest = height
    for seat in range(1, state[SEATS] + 1):
        won = seat != loser and pawn_height(state, seat) == highest
        out[seat - 1] = WIN // winners if won else 0


@compiled(START)
def start(state: Ints, options: Ints) -> None:
    for i in range(LENGTH):
        state[i] = 0
    state[SEATS], state[DARING] = options[0], options[2]
    state[SEAT] = 1
    for length in range(LENGTHS):
        state[SUPPLY + length] = LENGTHS - length  # T1
    for i in range(2 * SITE):
        state[LAND + i] = options[OPTIONS + i]
    state[PHASE] = STARTING
    if options[1]:
        for seat in range(state[SEATS]):
            state[PAWN + seat] = cell_at(SYMMETRIC_X[seat], SYMMETRIC_Y[seat], 0) + 1
        begin_turn(state)


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
