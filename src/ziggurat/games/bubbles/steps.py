"""What happens in an action of bubbles, one thing after the other, for a client to show: the notes of the rules.

Planets and seats count from 1. Places above the fourth are called `c+5`, `c+6`.
"""

from typing import Literal

from msgspec import field

from ziggurat.games.bubbles.board import (
    FIELDS,
    LENGTH,
    N_DRAW,
    N_END,
    N_FALL,
    N_PLACE,
    N_POP,
    N_POWER,
    N_SCORE,
    N_SEND,
    N_SWAP,
    N_USE,
    NOTES,
    NOTES_ROOM,
    NOWHERE,
    PLANET_PLACES,
    SOLO,
)
from ziggurat.games.bubbles.rules import apply
from ziggurat.games.bubbles.state import Bubble, Coloured, PlaceName, write_places
from ziggurat.kernel import Ints, compiled
from ziggurat.schema.client_schema import ENCODE_ACTION, Encoder, Step


class Draw(Step, frozen=True, tag="draw"):
    """A bubble is drawn from the bag."""

    bubble: Bubble


class Place(Step, frozen=True, tag="place"):
    """It is put into the sky."""

    seat: int
    bubble: Bubble
    cell: PlaceName


class Swap(Step, frozen=True, tag="swap"):
    """Two bubbles of the sky change places."""

    seat: int
    cells: tuple[PlaceName, PlaceName]


class Keep(Step, frozen=True, tag="keep"):
    """The sky is left as it is."""

    seat: int


class Fall(Step, frozen=True, tag="fall"):
    """A bubble falls to a place of a planet, from the sky, the same column, or the other planet."""

    planet: int
    bubble: Bubble
    origin: PlaceName = field(name="from")
    to: PlaceName


class Pop(Step, frozen=True, tag="pop"):
    """A group pops: its lines, and what is beside them."""

    planet: int
    bubble: Coloured
    lines: list[PlaceName]
    beside: list[PlaceName]


class Score(Step, frozen=True, tag="score"):
    """Bubbles are scored."""

    seat: int
    points: int
    total: int


class Power(Step, frozen=True, tag="power"):
    """A power is won."""

    seat: int
    bubble: Coloured


class Use(Step, frozen=True, tag="use"):
    """A power is used on one place or two."""

    seat: int
    bubble: Coloured
    cells: list[PlaceName]


class Decline(Step, frozen=True, tag="decline"):
    """All powers of a seat are declined."""

    seat: int


class Lapse(Step, frozen=True, tag="lapse"):
    """None of a seat's powers can be used: they are lost."""

    seat: int


class Send(Step, frozen=True, tag="send"):
    """A bubble of a line is sent to the mission's planet."""

    seat: int
    bubble: Coloured
    cell: PlaceName


class Enough(Step, frozen=True, tag="enough"):
    """No more bubbles are sent in this round."""

    seat: int


class Turn(Step, frozen=True, tag="turn"):
    """A turn begins."""

    seat: int


class End(Step, frozen=True, tag="end"):
    """The game is over."""

    how: Literal["no-refill", "stuck", "burst", "cleared"]
    winners: list[int]


class Out(Step, frozen=True, tag="out"):
    """A group is taken out of the mission's planet."""

    planet: int
    bubble: Coloured
    lines: list[PlaceName]
    beside: list[PlaceName]


# In the order of the notes (N_DRAW …); then what only clients tell apart.
AnyStep = (
    Draw
    | Place
    | Swap
    | Keep
    | Fall
    | Pop
    | Score
    | Power
    | Use
    | Decline
    | Lapse
    | Send
    | Enough
    | Turn
    | End
    | Out
)
OUT = N_END + 1

# A step has at most six numbers, without the places that pop: those of two planets at most.
_WRITTEN = 1 + 6 * (NOTES_ROOM // FIELDS) + 2 * PLANET_PLACES


@compiled()
def write_cells(one: int, other: int, out: Ints, n: int) -> int:
    """One place or two, as a list."""
    out[n] = 1 if other == NOWHERE else 2
    out[n + 1] = one
    out[n + 2] = other
    return n + 1 + out[n]


@compiled()
def write_end(how: int, winners: int, out: Ints, n: int) -> int:
    out[n] = how - 1
    out[n + 1] = 0
    for seat in range(2):
        if (winners >> seat) & 1:
            out[n + 1] += 1
            out[n + 1 + out[n + 1]] = seat + 1
    return n + 2 + out[n + 1]


@compiled()
def write_step(state: Ints, at: int, out: Ints, n: int) -> int:
    """A note as a step."""
    kind, who, colour, one, other = state[at], state[at + 1], state[at + 2], state[at + 3], state[at + 4]
    out[n] = OUT if kind == N_POP and who == 1 and state[SOLO] else kind  # U23
    if kind == N_DRAW:
        out[n + 1] = colour
        return n + 2
    if kind == N_END:
        return write_end(colour, one, out, n + 1)
    out[n + 1] = who + 1
    n += 2
    if kind in (N_SCORE, N_SWAP):
        out[n] = one
        out[n + 1] = other
        return n + 2
    if kind not in (N_PLACE, N_FALL, N_POP, N_POWER, N_USE, N_SEND):
        return n
    out[n] = colour
    n += 1
    if kind == N_POWER:
        return n
    if kind == N_USE:
        return write_cells(one, other, out, n)
    if kind == N_POP:
        return write_places(other, who, out, write_places(one, who, out, n))
    out[n] = one
    out[n + 1] = other
    return n + (2 if kind == N_FALL else 1)


@compiled(ENCODE_ACTION)
def write_steps(state: Ints, action: int, out: Ints) -> int:
    """Plays the action with notes, on memory behind that of the steps."""
    noted = out[_WRITTEN:]
    for i in range(LENGTH):
        noted[i] = state[i]
    apply(noted, action)
    out[0] = noted[NOTES]
    n = 1
    for k in range(noted[NOTES]):
        n = write_step(noted, NOTES + 1 + FIELDS * k, out, n)
    return n


steps: Encoder[list[AnyStep]] = Encoder(list[AnyStep], write_steps, capacity=_WRITTEN + NOTES + NOTES_ROOM)
