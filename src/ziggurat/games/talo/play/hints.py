"""Hints of talo: where to look, which bar, how safely everything stands, how high the pawn can climb. Encoder by a
compiled function."""

from typing import Annotated, Literal, get_args

import numpy as np
from msgspec import Struct

from ziggurat.core.messages import Message
from ziggurat.core.parts import EncodedHints
from ziggurat.games.talo.reasons import Spot
from ziggurat.games.talo.rules import LISTED, MOST, SHORT_LIST, apply, legal, pawn_height, reachable, turn
from ziggurat.games.talo.site import WOOD, survey
from ziggurat.games.talo.space import (
    AREA,
    BAR,
    BARS,
    BEYOND,
    BUILDING,
    CELLS,
    COLLAPSED,
    END,
    ENDED,
    FALLING,
    HEIGHT,
    HELD,
    HOLD,
    INT,
    INTS,
    KINDS,
    LENGTHS,
    MOVE,
    PHASE,
    PLACE,
    PUT,
    SEAT,
    SITE,
    SPAN,
    TAKE,
    TRUTH,
    X,
    Y,
    Z,
    axis_of,
    bar_code,
    compiled,
    length_of,
    x_of,
    y_of,
    z_of,
)
from ziggurat.games.talo.state import GLANCE, BarName, Side, write_bar
from ziggurat.games.talo.statics.balance import set_bar
from ziggurat.games.talo.statics.falling import fall_of, margin_of, side_of
from ziggurat.kernel import Ints
from ziggurat.schema.client_schema import ENCODE_ACTION, Encoder, Names, Sentences, spec

Quarter = Literal["sw", "s", "se", "w", "middle", "e", "nw", "n", "ne"]
PIECES = ("", "pawn", *(str(length) for length in range(1, LENGTHS + 1)))

WHERE = (
    spec("clue-talo-where", quarter=Quarter, layer=int),
    spec("clue-talo-where-end"),
    spec("clue-talo-where-supply"),
)
PIECE = (
    spec("clue-talo-piece", length=int, axis=Literal["z", "lying"]),
    spec("clue-talo-piece-end"),
    spec("clue-talo-piece-take", count=int),
    spec("clue-talo-piece-pawn"),
)
FACTS = (
    spec("clue-talo-held", side=Side),
    spec("clue-talo-falls", side=Side),
    spec("clue-talo-saves", length=int, bar=BarName),
    spec("clue-talo-stands", margin=int),
    spec("clue-talo-leads", height=int, before=int),
    spec("clue-talo-climbs", **{"from": int, "to": int}),
    spec("clue-talo-choices", count=int),
)
A_PLACE, AT_END, AT_SUPPLY = range(3)
A_BAR, NO_PIECE, TAKEN, THE_PAWN = range(4)
IS_HELD, FALLS, SAVES, STANDS, LEADS, CLIMBS, CHOICES = range(7)
NOTHING, PAWN = 0, 1  # of PIECES; a length is one further


class Highlight(Struct, frozen=True):
    """What the words point at: the cells of the quarter and height that they name, on which something can come to
    lie or stand; and the bar or the pawn."""

    layer: int
    cells: list[Spot]
    piece: Annotated[str, Names(PIECES)]


class Hint(Struct, frozen=True):
    """Where to look, which piece to take, what that points at, and what follows from the rules."""

    where: Annotated[Message, Sentences(WHERE)]
    piece: Annotated[Message, Sentences(PIECE)]
    highlight: Highlight
    facts: list[Annotated[Message, Sentences(FACTS)]]


# ── Where, which, and what it points at ──────────────────────────────────────────────────────────────────
def third(doubled: int) -> int:
    """Low, middle or high along an axis, of twice a coordinate: the four columns in the middle are no side."""
    off = doubled - (SITE - 1)
    return 2 if off > 3 else 0 if off < -3 else 1


third_of = compiled(INT(INT))(third)


def quarter(x: float, y: float) -> str:
    """Where on the board that is: n, ne, e … or middle."""
    name: str = get_args(Quarter)[3 * third(round(2 * y)) + third(round(2 * x))]
    return name


@compiled(TRUTH(INTS, INT, INT, INT))
def is_wood(state: Ints, x: int, y: int, z: int) -> bool:
    """Whether a cell is filled by a bar; the survey is done."""
    return z < HEIGHT and (state[WOOD + z * SPAN + y + BEYOND] >> x + BEYOND) & 1 == 1


@compiled(INT(INTS, INT, INT, INTS, INT))
def write_tops(state: Ints, quarter: int, layer: int, out: Ints, n: int) -> int:
    """The cells of a quarter where wood, or for layer 0 the board, ends below a layer."""
    survey(state)
    low, high = (0, SITE) if layer == 0 else (-BEYOND, SPAN - BEYOND)
    count = n
    out[count] = 0
    n += 1
    for x in range(low, high):
        for y in range(low, high):
            if 3 * third_of(2 * y) + third_of(2 * x) != quarter or is_wood(state, x, y, layer):
                continue
            if layer == 0 or is_wood(state, x, y, layer - 1):
                out[count] += 1
                out[n] = x
                out[n + 1] = y
                n += 2
    return n


@compiled(INT(INTS, INT, INT, INT, INT, INTS))
def write_at(state: Ints, x: int, y: int, layer: int, kind: int, out: Ints) -> int:
    """A place, given by twice its coordinates, and what comes there: a kind of bar, or below 0 the pawn."""
    quarter = 3 * third_of(y) + third_of(x)
    out[0] = A_PLACE
    out[1] = quarter
    out[2] = layer
    n = 4
    out[3] = THE_PAWN
    if kind >= 0:
        out[3] = A_BAR
        out[4] = length_of(kind)
        out[5] = 0 if axis_of(kind) == Z else 1
        n = 6
    out[n] = layer
    n = write_tops(state, quarter, layer, out, n + 1)
    out[n] = PAWN + length_of(kind) if kind >= 0 else PAWN
    return n + 1


@compiled(INT(INTS, INT, INTS))
def write_pointing(state: Ints, action: int, out: Ints) -> int:
    if action >= PLACE:
        number = (action - PLACE) % (HOLD - PLACE)
        kind, cell = number // CELLS, number % CELLS
        reach, axis = length_of(kind) - 1, axis_of(kind)
        x = 2 * x_of(cell) + (reach if axis == X else 0)
        y = 2 * y_of(cell) + (reach if axis == Y else 0)
        return write_at(state, x, y, z_of(cell), kind, out)
    if action >= MOVE:
        under = action - MOVE
        return write_at(state, 2 * x_of(under), 2 * y_of(under), z_of(under) + 1, -1, out)
    if PUT <= action < TAKE:
        return write_at(state, 2 * ((action - PUT) % SITE), 2 * ((action - PUT) // SITE), 0, -1, out)
    out[0] = out[1] = AT_END
    n = 2
    if action != END:
        out[0], out[1] = AT_SUPPLY, TAKEN
        out[2] = 2 if (action - TAKE) // 11 else 1
        n = 3
    out[n] = out[n + 1] = 0
    out[n + 2] = NOTHING
    return n + 3


# ── Why ──────────────────────────────────────────────────────────────────────────────────────────────────
@compiled(INT(INTS))
def highest_step(state: Ints) -> int:
    """How high the pawn may step now; 0 if it may not."""
    under = state[LISTED : LISTED + SHORT_LIST]
    highest = 0
    for k in range(reachable(state, under)):
        highest = max(highest, z_of(under[k]) + 1)
    return highest


@compiled(INT(INTS, INT, INTS, INT))
def write_standing(state: Ints, held: int, out: Ints, n: int) -> int:
    """How the bars stand after a placement: not at all, just so, or thanks to a counterweight (T13, T14)."""
    if state[ENDED] == COLLAPSED:
        out[n] = FALLS
        out[n + 1] = side_of(state, fall_of(state, state[FALLING], state[FALLING + 1]))
        return n + 2
    if held:
        out[n] = SAVES
        out[n + 1] = length_of((held - 1) % KINDS)
        n = write_bar(held, out, n + 2)
    for i in range(state[BARS]):
        set_bar(state, i, (state[BAR + i] - 1) % KINDS, (state[BAR + i] - 1) // KINDS)
    out[n] = STANDS
    out[n + 1] = int(np.rint(100 * margin_of(state, state[BARS], GLANCE)))
    return n + 2


@compiled(INT(INTS, INT, INTS, INT))
def write_placing(state: Ints, action: int, out: Ints, n: int) -> int:
    """What a placement brings: how it stands, and how high the pawn could step then, in this turn."""
    seat, held = state[SEAT], state[HELD]
    before = max(pawn_height(state, seat), highest_step(state))
    facts = n
    out[facts] = 0
    n += 1
    if action >= HOLD:
        number = action - HOLD
        bars = fall_of(state, held, bar_code(number // CELLS, number % CELLS))
        if bars:
            out[facts] += 1
            out[n] = IS_HELD
            out[n + 1] = side_of(state, bars)
            n += 2
    apply(state, action)
    if action < HOLD:
        out[facts] += 2 if held and state[ENDED] != COLLAPSED else 1
        n = write_standing(state, held, out, n)
    if turn(state) == seat:
        highest = highest_step(state)
        if highest > before:
            out[facts] += 1
            out[n] = LEADS
            out[n + 1] = highest
            out[n + 2] = before
            n += 3
    return n


@compiled(ENCODE_ACTION, noinline=True)
def write_hint(state: Ints, action: int, out: Ints) -> int:
    n = write_pointing(state, action, out)
    if action >= PLACE:
        return write_placing(state, action, out, n)
    out[n] = 0
    if action >= MOVE:
        out[n] = 1
        out[n + 1] = CLIMBS
        out[n + 2] = pawn_height(state, state[SEAT])
        out[n + 3] = z_of(action - MOVE) + 1
        return n + 4
    if action >= TAKE:
        apply(state, action)
        if state[PHASE] == BUILDING:
            actions = out[WRITTEN:]
            count = 0
            for k in range(legal(state, actions)):
                count += actions[k] >= PLACE
            out[n] = 1
            out[n + 1] = CHOICES
            out[n + 2] = count
            return n + 3
    return n + 1


WRITTEN = 6 + 1 + 1 + 2 * AREA + 1 + 1 + 2 + 7 + 2 + 3
hint: Encoder[Hint] = Encoder(Hint, write_hint, capacity=WRITTEN + MOST)
HINTS = EncodedHints(hint)
