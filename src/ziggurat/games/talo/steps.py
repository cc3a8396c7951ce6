"""What happens in an action of talo, one thing after the other, for a client to show."""

from typing import Literal

from msgspec import field

from ziggurat.games.talo.rules import apply
from ziggurat.games.talo.space import (
    AREA,
    CELLS,
    COLLAPSED,
    END,
    ENDED,
    FINISHING,
    HAND,
    HOLD,
    INT,
    INTS,
    MOVE,
    PAWN,
    PHASE,
    PLACE,
    PUT,
    RESTARTING,
    ROLL,
    SEAT,
    SITE,
    STARTING,
    TAKE,
    bar_code,
    compiled,
    length_of,
    other_length,
    x_of,
    y_of,
    z_of,
)
from ziggurat.games.talo.state import (
    MOST_FALLING,
    Axis,
    Cell,
    Motion,
    Side,
    write_bar,
    write_cell,
    write_collapse,
    write_lengths,
)
from ziggurat.kernel import Ints
from ziggurat.schema.client_schema import ENCODE_ACTION, Encoder, Step


class EndTurn(Step, frozen=True, tag="end-turn"):
    """A seat ends its turn."""

    seat: int


class Decline(Step, frozen=True, tag="decline"):
    """A seat that is walled in stays where it is."""

    seat: int


class Roll(Step, frozen=True, tag="roll"):
    """The die falls."""

    seat: int
    face: int


class Put(Step, frozen=True, tag="put"):
    """A pawn is put on the board, at the start or again."""

    seat: int
    from_: Cell | None = field(name="from")
    to: Cell


class Take(Step, frozen=True, tag="take"):
    """A seat takes bars from the supply."""

    seat: int
    lengths: list[int]


class Move(Step, frozen=True, tag="move"):
    """A pawn climbs."""

    seat: int
    from_: Cell | None = field(name="from")
    to: Cell


class Place(Step, frozen=True, tag="place"):
    """A seat places a bar; one that was held is let go."""

    seat: int
    length: int
    axis: Axis
    at: Cell


class Hold(Step, frozen=True, tag="hold"):
    """A seat places a bar and holds it."""

    seat: int
    length: int
    axis: Axis
    at: Cell


class Return(Step, frozen=True, tag="return"):
    """Bars that fit nowhere go back into the supply."""

    seat: int
    lengths: list[int]


class Collapse(Step, frozen=True, tag="collapse"):
    """The construction comes down."""

    seat: int
    side: Side
    moving: list[Motion]


class End(Step, frozen=True, tag="end"):
    """The game is over."""

    reason: Literal["top", "collapse", "supply", "standstill"]  # in the order of `space`, from 1


class Turn(Step, frozen=True, tag="turn"):
    """It is the next seat's turn."""

    seat: int


AnyStep = EndTurn | Decline | Roll | Put | Take | Move | Place | Hold | Return | Collapse | End | Turn
END_TURN, DECLINE, ROLLED, PUT_DOWN, TOOK, MOVED, PLACED, HELD, RETURNED, FELL, ENDS, TURNS = range(12)


@compiled(INT(INTS, INTS, INT))
def write_pawn_place(state: Ints, out: Ints, n: int) -> int:
    """Where the pawn of the seat stands, if it does."""
    place = state[PAWN + state[SEAT] - 1] - 1
    out[n] = place >= 0
    return write_cell(x_of(place), y_of(place), z_of(place), out, n + 1) if place >= 0 else n + 1


@compiled(INT(INTS, INT, INTS))
def write_first_step(state: Ints, action: int, out: Ints) -> int:
    """What the action itself is: from out[1] on, out[0] counts the steps."""
    out[2] = state[SEAT]
    if action == END:
        out[1] = DECLINE if state[PHASE] == RESTARTING else END_TURN
        return 3
    if action < PUT:
        out[1] = ROLLED
        out[3] = action - ROLL + 1
        return 4
    if action < TAKE:
        out[1] = PUT_DOWN
        place = action - PUT
        return write_cell(place % SITE, place // SITE, 0, out, write_pawn_place(state, out, 3))
    if action < MOVE:
        out[1] = TOOK
        return write_lengths((action - TAKE) // 11, (action - TAKE) % 11, out, 3)
    if action < PLACE:
        out[1] = MOVED
        place = action - MOVE + AREA
        return write_cell(x_of(place), y_of(place), z_of(place), out, write_pawn_place(state, out, 3))
    out[1] = PLACED if action < HOLD else HELD
    number = (action - PLACE) % (HOLD - PLACE)
    return write_bar(bar_code(number // CELLS, number % CELLS), out, 3)


@compiled(INT(INTS, INT, INTS, INT))
def write_returned(state: Ints, action: int, out: Ints, n: int) -> int:
    """The bars that are still in hand, or just taken, once this action is played; `state` is before it."""
    first, second = state[HAND], state[HAND + 1]
    if action < MOVE:
        first, second = (action - TAKE) // 11, (action - TAKE) % 11
    elif action >= PLACE:
        length = length_of((action - PLACE) % (HOLD - PLACE) // CELLS)
        first, second = 0, other_length(state, length)
    return write_lengths(first, second, out, n)


@compiled(ENCODE_ACTION, noinline=True)
def write_steps(state: Ints, action: int, out: Ints) -> int:
    seat = state[SEAT]
    out[0] = 1
    n = write_first_step(state, action, out)
    back = n + 2
    end_of_back = write_returned(state, action, out, back) if action >= TAKE else back
    apply(state, action)
    if action >= TAKE and state[PHASE] == FINISHING and out[back]:
        out[0] += 1
        out[n] = RETURNED
        out[n + 1] = seat
        n = end_of_back
    if state[ENDED] == COLLAPSED:
        out[0] += 1
        out[n] = FELL
        end = write_collapse(state, out, n + 1)
        out[n + 1] = seat  # over the mark that there is a fall
        n = end
    if state[ENDED]:
        out[0] += 1
        out[n] = ENDS
        out[n + 1] = state[ENDED] - 1
        n += 2
    elif state[SEAT] != seat and state[PHASE] != STARTING:
        out[0] += 1
        out[n] = TURNS
        out[n + 1] = state[SEAT]
        n += 2
    return n


STEPS_ROOM = 1 + 9 + 5 + 1 + MOST_FALLING + 2 + 2
steps: Encoder[list[AnyStep]] = Encoder(list[AnyStep], write_steps, capacity=STEPS_ROOM)
