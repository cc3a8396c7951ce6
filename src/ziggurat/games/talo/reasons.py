"""Why an action of talo is not legal, how a game ended, what is to be done now: messages with their clauses."""

from typing import Annotated, Literal

from ziggurat.core.messages import Message
from ziggurat.games.talo.rules import LISTED, SHORT_LIST, pawn_height, reachable, returns
from ziggurat.games.talo.site import WOOD, can_be_brought, footing, inside_box, open_from_outside, survey
from ziggurat.games.talo.space import (
    AREA,
    BAR,
    BARS,
    BEYOND,
    BUILDING,
    CELLS,
    END,
    ENDED,
    FINISHING,
    HAND,
    HEIGHT,
    HELD,
    HOLD,
    INT,
    INTS,
    KINDS,
    LAND,
    MOST_SEATS,
    MOVE,
    MOVED,
    ON_TOP,
    PAWN,
    PHASE,
    PLACE,
    PUT,
    RESTARTING,
    ROLLED,
    ROLLING,
    SEAT,
    SEATS,
    SHORE,
    SITE,
    SPAN,
    STARTING,
    SUPPLY,
    TAKE,
    TAKING,
    TRUTH,
    X,
    Y,
    Z,
    axis_of,
    bar_code,
    cell_at,
    compiled,
    length_of,
    x_of,
    y_of,
    z_of,
)
from ziggurat.games.talo.state import Axis, BarName, Side, write_bar, write_cell
from ziggurat.games.talo.statics.falling import fall_of, moving_bars, side_of
from ziggurat.kernel import Ints
from ziggurat.schema.client_schema import ENCODE, ENCODE_ACTION, Encoder, Members, Text, spec

Spot = Annotated[str, Text((int, ",", int))]
PlaceName = Annotated[str, Text((int, ",", int, ",", int))]
Placement = Annotated[str, Text((int, Axis, "@", int, ",", int, ",", int, Literal["", "!"]))]

# ── Why not ──────────────────────────────────────────────────────────────────────────────────────────────
REFUSALS = (
    # What is to be done first, by phase
    spec("talo-start-first", "T5"),
    spec("talo-restart-first", "T22"),
    spec("talo-roll-first", "T6"),
    spec("talo-take-first", "T6"),
    spec("talo-build-first", "T7"),
    spec("talo-nothing-in-hand", "T7"),
    # Rolling and taking
    spec("talo-no-roll", "T6"),
    spec("talo-taken-already", "T6"),
    spec("talo-wrong-sum", "T6", rolled=int),
    spec("talo-not-in-supply", "T6", length=int, left=int),
    # Putting a pawn on the board: at the start, then again
    spec("talo-no-restart", "T22"),
    spec("talo-water", "T5", cell=Spot),
    spec("talo-middle", "T5", cell=Spot),
    spec("talo-same-cell", "T5", cell=Spot),
    spec("talo-cell-taken", "T5", cell=Spot),
    spec("talo-water", "T22", cell=Spot),
    spec("talo-middle", "T22", cell=Spot),
    spec("talo-same-cell", "T22", cell=Spot),
    spec("talo-cell-taken", "T22", cell=Spot),
    # Moving
    spec("talo-holding-no-move", "T13"),
    spec("talo-moved-already", "T20"),
    spec("talo-standing-still", "T20"),
    spec("talo-no-surface", "T18", place=PlaceName),
    spec("talo-no-room", "T18", place=PlaceName),
    spec("talo-pawn-there", "T18", place=PlaceName),
    spec("talo-no-path-up", "T19", place=PlaceName),
    spec("talo-no-path", "T18", place=PlaceName),
    # Placing
    spec("talo-not-in-hand", "T7", length=int),
    spec("talo-hold-two", "T13"),
    spec("talo-hold-single", "T13"),
    spec("talo-too-high", "T11", length=int, token=Placement),
    spec("talo-too-far", "T11", length=int, token=Placement, low=int, high=int),
    spec("talo-off-land", "T11", length=int, bar=BarName),
    spec("talo-overlap", "T10", length=int, bar=BarName, other=BarName),
    spec("talo-overlap-pawn", "T10", length=int, bar=BarName, seat=int),
    spec("talo-no-way-in", "T12", length=int, bar=BarName),
    spec("talo-floats", "T13", length=int, bar=BarName),
    spec("talo-hold-stands", "T13", length=int, bar=BarName),
    spec("talo-hold-lost", "T13", length=int, bar=BarName, side=Side, moving=int),
    spec("talo-falls", "T14", length=int, bar=BarName, side=Side, moving=int),
)
(
    NO_ROLL, TAKEN_ALREADY, WRONG_SUM, NOT_IN_SUPPLY, NO_RESTART, WATER, MIDDLE, SAME_CELL, CELL_TAKEN,
) = range(6, 15)  # fmt: skip
AT_RESTART = 4  # so much further on in the table: the same with the clause about restarting
(
    HOLDING_NO_MOVE, MOVED_ALREADY, STANDING_STILL, NO_SURFACE, NO_ROOM, PAWN_THERE, NO_PATH_UP, NO_PATH,
    NOT_IN_HAND, HOLD_TWO, HOLD_SINGLE, TOO_HIGH, TOO_FAR, OFF_LAND, OVERLAP, OVERLAP_PAWN, NO_WAY_IN, FLOATS,
    HOLD_STANDS, HOLD_LOST, FALLS,
) = range(19, 40)  # fmt: skip


@compiled()
def write_not_now(state: Ints, out: Ints) -> int:
    """What is to be done first."""
    out[0] = state[PHASE]
    return 1


@compiled(INT(INTS, INT, INT, INTS))
def write_put_refusal(state: Ints, x: int, y: int, out: Ints) -> int:
    if state[PHASE] not in (STARTING, RESTARTING):
        out[0] = NO_RESTART
        return 1
    out[0] = CELL_TAKEN
    if not state[LAND + y] >> x & 1:
        out[0] = WATER
    elif not state[SHORE + y] >> x & 1:
        out[0] = MIDDLE
    elif state[PAWN + state[SEAT] - 1] - 1 == cell_at(x, y, 0):
        out[0] = SAME_CELL
    out[0] += AT_RESTART * (state[PHASE] == RESTARTING)
    out[1] = x
    out[2] = y
    return 3


@compiled(INT(INTS, INT, INT, INTS))
def write_take_refusal(state: Ints, a: int, b: int, out: Ints) -> int:
    if state[PHASE] in (BUILDING, FINISHING):
        out[0] = TAKEN_ALREADY
        return 1
    if state[PHASE] != TAKING:
        return write_not_now(state, out)
    if a + b != state[ROLLED] or b == 0 or a > b:
        out[0] = WRONG_SUM
        out[1] = state[ROLLED]
        return 2
    short = a if a and state[SUPPLY + a - 1] <= (a == b) else b
    out[0] = NOT_IN_SUPPLY
    out[1] = short
    out[2] = state[SUPPLY + short - 1]
    return 3


@compiled(TRUTH(INTS, INT))
def is_wood(state: Ints, cell: int) -> bool:
    """Whether a bar fills a cell; the survey is done. There is none above the box."""
    return cell < CELLS and (state[WOOD + cell // SPAN] >> cell % SPAN) & 1 == 1


@compiled(INT(INTS, INT))
def move_refusal(state: Ints, to: int) -> int:
    here = state[PAWN + state[SEAT] - 1] - 1
    if state[HELD]:
        return HOLDING_NO_MOVE
    if state[MOVED]:
        return MOVED_ALREADY
    if here == to:
        return STANDING_STILL
    survey(state)
    if not is_wood(state, to - AREA):
        return NO_SURFACE
    if is_wood(state, to) or is_wood(state, to + AREA):
        return NO_ROOM
    for seat in range(state[SEATS]):
        place = state[PAWN + seat] - 1
        if seat + 1 != state[SEAT] and place >= 0 and abs(place - to) in (0, AREA):
            return PAWN_THERE
    return NO_PATH_UP if 0 <= here < AREA else NO_PATH


@compiled(INT(INTS, INT, INTS))
def write_move_refusal(state: Ints, to: int, out: Ints) -> int:
    if state[PHASE] not in (BUILDING, FINISHING):
        return write_not_now(state, out)
    out[0] = move_refusal(state, to)
    if out[0] < NO_SURFACE:
        return 1
    return write_cell(x_of(to), y_of(to), z_of(to), out, 1)


@compiled(INT(INT, INT, TRUTH, INTS, INT))
def write_outside(kind: int, cell: int, hold: bool, out: Ints, n: int) -> int:
    out[n] = hold
    if axis_of(kind) == Z and cell // AREA + length_of(kind) > HEIGHT:
        out[0] = TOO_HIGH
        return n + 1
    out[0] = TOO_FAR
    out[n + 1] = -BEYOND
    out[n + 2] = SITE + BEYOND - 1
    return n + 3


@compiled()
def step_of(kind: int) -> int:
    """From one cell of a bar to the next."""
    axis = axis_of(kind)
    return 1 if axis == X else SPAN if axis == Y else AREA


@compiled(INT(INTS, INT))
def bar_at(state: Ints, cell: int) -> int:
    """The bar that fills a cell, as the position has it; 0 for none."""
    for i in range(state[BARS]):
        kind, first = (state[BAR + i] - 1) % KINDS, (state[BAR + i] - 1) // KINDS
        step = step_of(kind)
        for k in range(length_of(kind)):
            if first + k * step == cell:
                return state[BAR + i]
    return 0


@compiled(INT(INTS, INT, INT, INTS, INT))
def write_misplacement(state: Ints, kind: int, cell: int, out: Ints, n: int) -> int:
    """What is wrong with where a bar would be, balance aside; 0 if nothing is. The bar itself is written."""
    step, length = step_of(kind), length_of(kind)
    survey(state)
    for k in range(length):
        here = cell + k * step
        x, y = x_of(here), y_of(here)
        on_land = 0 <= x < SITE and 0 <= y < SITE and (state[LAND + y] >> x) & 1
        if here < AREA and not on_land:
            out[0] = OFF_LAND
            return n
    for k in range(length):
        if is_wood(state, cell + k * step):
            out[0] = OVERLAP
            return write_bar(bar_at(state, cell + k * step), out, n)
    for seat in range(state[SEATS]):
        place = state[PAWN + seat] - 1
        for k in range(length):
            if place >= 0 and cell + k * step - place in (0, AREA):
                out[0] = OVERLAP_PAWN
                out[n] = seat + 1
                return n + 1
    open_from_outside(state)
    if not can_be_brought(state, kind, cell):
        out[0] = NO_WAY_IN
        return n
    for k in range(1 if step == AREA else length):
        here = cell + k * step
        if (footing(state, here // SPAN) >> here % SPAN) & 1:
            return 0
    out[0] = FLOATS
    return n


@compiled(INT(INTS, INT, INT, TRUTH, INTS, INT))
def write_imbalance(state: Ints, kind: int, cell: int, hold: bool, out: Ints, n: int) -> int:
    bars = fall_of(state, state[HELD], bar_code(kind, cell))
    if not bars:
        out[0] = HOLD_STANDS
        return n
    out[0] = HOLD_LOST if hold else FALLS
    out[n] = side_of(state, bars)
    out[n + 1] = moving_bars(state, bars)
    return n + 2


@compiled(INT(INTS, INT, INT, TRUTH, INTS))
def write_placement_refusal(state: Ints, kind: int, cell: int, hold: bool, out: Ints) -> int:
    length = length_of(kind)
    if state[PHASE] != BUILDING:
        return write_not_now(state, out)
    if length not in (state[HAND], state[HAND + 1]):
        out[0] = NOT_IN_HAND
        out[1] = length
        return 2
    if hold and (state[HELD] or state[HAND] == 0 or state[HAND + 1] == 0):
        out[0] = HOLD_TWO if state[HELD] else HOLD_SINGLE
        return 1
    out[1] = length
    n = write_bar(bar_code(kind, cell), out, 2)
    if not inside_box(kind, cell // SPAN) or (axis_of(kind) == X and cell % SPAN + length > SPAN):
        return write_outside(kind, cell, hold, out, n)
    wrong = write_misplacement(state, kind, cell, out, n)
    return wrong if wrong else write_imbalance(state, kind, cell, hold, out, n)


@compiled(ENCODE_ACTION, noinline=True)
def write_refusal(state: Ints, action: int, out: Ints) -> int:
    """Why an action, which is not legal here, is not."""
    if action == END:
        return write_not_now(state, out)
    if action < PUT:
        out[0] = NO_ROLL
        return 1
    if action < TAKE:
        return write_put_refusal(state, (action - PUT) % SITE, (action - PUT) // SITE, out)
    if action < MOVE:
        return write_take_refusal(state, (action - TAKE) // 11, (action - TAKE) % 11, out)
    if action < PLACE:
        return write_move_refusal(state, action - MOVE + AREA, out)
    number = (action - PLACE) % (HOLD - PLACE)
    return write_placement_refusal(state, number // CELLS, number % CELLS, action >= HOLD, out)


refusal: Encoder[Message] = Encoder(REFUSALS, write_refusal, capacity=12)

# ── How it ended ─────────────────────────────────────────────────────────────────────────────────────────
Seats = Annotated[list[str], Members(tuple(str(seat + 1) for seat in range(MOST_SEATS)))]
ENDINGS = (
    spec("talo-on-top", "T21", seat=int),
    spec("talo-collapsed", "T16", seat=int, winners=Seats, count=int, height=int),
    spec("talo-used-up", "T23", seat=int, winners=Seats, count=int, height=int),
    spec("talo-standstill", "T23", seat=int, winners=Seats, count=int, height=int),
)  # in the order of `space`, from 1


@compiled(ENCODE)
def write_ending(state: Ints, out: Ints) -> int:
    out[0] = state[ENDED] - 1
    out[1] = state[SEAT]
    if state[ENDED] == ON_TOP:
        return 2
    shares = state[LISTED : LISTED + SHORT_LIST]
    returns(state, shares)
    out[2] = out[3] = out[4] = 0
    for seat in range(state[SEATS]):
        if shares[seat]:
            out[2] |= 1 << seat
            out[3] += 1
            out[4] = max(out[4], pawn_height(state, seat + 1))
    return 5


ending: Encoder[Message] = Encoder(ENDINGS, write_ending, capacity=5)

# ── What to do now ───────────────────────────────────────────────────────────────────────────────────────
PROMPTS = (
    spec("talo-prompt-start", seat=int, rolled=int),
    spec("talo-prompt-restart", seat=int, rolled=int),
    spec("talo-prompt-roll", seat=int, rolled=int),
    spec("talo-prompt-take", seat=int, rolled=int),
    spec("talo-prompt-build", seat=int, rolled=int, first=int, second=int, count=int),
    spec("talo-prompt-finish", seat=int, rolled=int),
    # The phases so far, in their order; and variants
    spec("talo-prompt-roll-again", seat=int, rolled=int),
    spec("talo-prompt-end", seat=int, rolled=int),
    spec("talo-prompt-holding", seat=int, rolled=int, first=int, second=int, count=int, held=int, bar=BarName),
)
ROLL_AGAIN, ONLY_END, HOLDING = 6, 7, 8


@compiled(ENCODE)
def write_prompt(state: Ints, out: Ints) -> int:
    out[0] = state[PHASE]
    out[1] = state[SEAT]
    out[2] = state[ROLLED]
    if state[PHASE] == BUILDING:
        out[3] = state[HAND] if state[HAND] else state[HAND + 1]
        out[4] = state[HAND + 1] if state[HAND + 1] else state[HAND]
        out[5] = 2 if state[HAND] and state[HAND + 1] else 1
        if state[HELD]:
            out[0] = HOLDING
            out[6] = length_of((state[HELD] - 1) % KINDS)
            return write_bar(state[HELD], out, 7)
        return 6
    if state[PHASE] == FINISHING and reachable(state, state[LISTED : LISTED + SHORT_LIST]) == 0:
        out[0] = ONLY_END
    if state[PHASE] == ROLLING and state[ROLLED]:
        out[0] = ROLL_AGAIN
    return 3


prompt: Encoder[Message] = Encoder(PROMPTS, write_prompt, capacity=12)
