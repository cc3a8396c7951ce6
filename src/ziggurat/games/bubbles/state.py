"""What is on the table of bubbles: the view that clients get, and how it is written from a position."""

from typing import Annotated, Literal

from msgspec import Struct

from ziggurat.games.bubbles.board import (
    BAG,
    BLACK,
    CELLS,
    COLOURS,
    COLUMNS,
    DRAWN,
    HEIGHT,
    PHASE,
    PLANET_PLACES,
    PLANETS,
    POWERS,
    SCORE,
    SEAT,
    SENT,
    SKY,
    SKY_PLACES,
    SOLO,
    STRIDE,
    TALLEST,
    sky_at,
)
from ziggurat.games.bubbles.notation import EMPTY, LETTERS, PLACE_NAMES
from ziggurat.games.bubbles.turns import DRAW, ENDED, POWER, SEND, actor, sendable
from ziggurat.kernel import Ints, compiled, count_bits, lowest_bit
from ziggurat.schema.client_schema import ENCODE, Encoder, Letters, Names

Phase = Literal["draw", "place", "swap", "drop", "send", "powers", "over"]  # what is to be decided
Bubble = Literal["R", "P", "Y", "B", "G", "K"]  # its colour
Coloured = Literal["R", "P", "Y", "B", "G"]
PlaceName = Annotated[str, Names(PLACE_NAMES)]  # by its number in notes; c+5 lies above the fourth place
Row = Annotated[str, Letters(EMPTY + LETTERS)]  # the bubbles from column a to e


class View(Struct, frozen=True):
    """What can be seen on the table, and all of it: the bag by counting, never its order."""

    phase: Phase  # what is to be decided
    seat: int  # whose turn it is
    actor: int  # who decides now; 0: chance, or nobody any more
    sky: list[Row]  # rows 5 and 6
    planets: list[list[Row]]  # of each planet, its rows from the ground up
    above: dict[PlaceName, Bubble]  # in solo, while bubbles are sent: what is piled above the fourth place
    drawn: Literal["", "R", "P", "Y", "B", "G", "K"]  # from the bag, and not yet placed
    bag: dict[Bubble, int]  # how many of each colour are left
    scores: list[int]  # of each seat
    powers: list[dict[Coloured, int]]  # that each seat holds
    sendable: list[PlaceName]  # in solo: the bubbles that may be sent now


# ── Reading a position ───────────────────────────────────────────────────────────────────────────────────
@compiled()
def bubble_at(state: Ints, place: int) -> int:
    """The bubble at a place, colour + 1, or 0; what was sent from a planet is there no more."""
    if place >= SKY_PLACES:
        return sky_at(state[SKY], place - SKY_PLACES)
    planet, within = place // PLANET_PLACES, place % PLANET_PLACES
    if planet == 0 and (state[SENT] >> within) & 1:
        return 0
    for colour in range(COLOURS):
        if (state[PLANETS + COLOURS * planet + colour] >> within) & 1:
            return colour + 1
    return 0


@compiled()
def held(state: Ints, seat: int, colour: int) -> int:
    """How many powers of a colour a seat holds."""
    return (state[POWERS + seat] >> STRIDE * colour) & 0xFF


@compiled()
def decider(state: Ints) -> int:
    """The seat that decides now, from 0; whose turn it is, if chance is to act."""
    return actor(state) if state[PHASE] == POWER else state[SEAT]


# ── The view ─────────────────────────────────────────────────────────────────────────────────────────────
@compiled()
def write_row(state: Ints, place: int, step: int, out: Ints, n: int) -> int:
    """Five places, from that of column a on."""
    out[n] = COLUMNS
    for column in range(COLUMNS):
        out[n + 1 + column] = bubble_at(state, place + step * column)
    return n + 1 + COLUMNS


@compiled()
def write_board(state: Ints, out: Ints, n: int) -> int:
    """The sky and the planets."""
    out[n] = 2
    n += 1
    for row in range(2):
        n = write_row(state, SKY_PLACES + COLUMNS * row, 1, out, n)
    out[n] = 2
    n += 1
    for planet in range(2):
        out[n] = HEIGHT
        n += 1
        for level in range(HEIGHT):
            n = write_row(state, PLANET_PLACES * planet + level, STRIDE, out, n)
    return n


@compiled()
def write_above(state: Ints, out: Ints, n: int) -> int:
    count = n
    out[count] = 0
    n += 1
    for column in range(COLUMNS):
        for level in range(HEIGHT, TALLEST):
            bubble = bubble_at(state, STRIDE * column + level)
            if bubble:
                out[count] += 1
                out[n] = STRIDE * column + level
                out[n + 1] = bubble - 1
                n += 2
    return n


@compiled()
def write_bag(state: Ints, out: Ints, n: int) -> int:
    out[n] = COLOURS
    n += 1
    for colour in range(COLOURS):
        out[n] = colour
        out[n + 1] = state[BAG + colour]
        n += 2
    return n


@compiled()
def write_holdings(state: Ints, out: Ints, n: int) -> int:
    """What the seats have scored, and which powers they hold."""
    seats = 1 if state[SOLO] else 2
    out[n] = out[n + 1 + seats] = seats
    for seat in range(seats):
        out[n + 1 + seat] = state[SCORE + seat]
    n += 2 + seats
    for seat in range(seats):
        count = n
        out[count] = 0
        n += 1
        for colour in range(BLACK):
            if held(state, seat, colour):
                out[count] += 1
                out[n] = colour
                out[n + 1] = held(state, seat, colour)
                n += 2
    return n


@compiled()
def write_places(places: int, planet: int, out: Ints, n: int) -> int:
    """The places of a set on a planet, as a list."""
    out[n] = count_bits(places)
    n += 1
    while places:
        out[n] = PLANET_PLACES * planet + lowest_bit(places)
        places &= places - 1
        n += 1
    return n


@compiled(ENCODE)
def write_view(state: Ints, out: Ints) -> int:
    phase = state[PHASE]
    out[0] = phase
    out[1] = state[SEAT] + 1
    out[2] = 0 if phase in (DRAW, ENDED) else decider(state) + 1
    n = write_board(state, out, 3)
    n = write_above(state, out, n)
    out[n] = state[DRAWN]
    n = write_bag(state, out, n + 1)
    n = write_holdings(state, out, n)
    return write_places(sendable(state) if phase == SEND else 0, 0, out, n)


_ROOM = (
    3
    + (1 + 2 * (1 + COLUMNS))  # the sky
    + (1 + 2 * (1 + HEIGHT * (1 + COLUMNS)))  # the planets
    + (1 + 2 * CELLS)  # above them
    + 1
    + (1 + 2 * COLOURS)  # the bag
    + (1 + 2) + (1 + 2 * (1 + 2 * BLACK))  # scores and powers
    + (1 + PLANET_PLACES)
)  # fmt: skip
view: Encoder[View] = Encoder(View, write_view, capacity=_ROOM)
