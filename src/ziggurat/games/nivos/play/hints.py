"""Hints of nivos: where to look, which plate, what an action costs and whom. Encoder by a compiled function.

A quarter of the board is nine cells. A plate that lies in none of the four crosses a middle line: then the hint
names a half, or the middle if it crosses both. The middle is all that such a plate can cover.

        nw  nw  nw | ne  ne  ne          ·   ·   x | x   ·   ·
        nw  nw  nw | ne  ne  ne          ·   x   x | x   x   ·
        nw  nw  nw | ne  ne  ne          x   x   x | x   x   x
        -----------+-----------         -----------+-----------   the middle
        sw  sw  sw | se  se  se          x   x   x | x   x   x
        sw  sw  sw | se  se  se          ·   x   x | x   x   ·
        sw  sw  sw | se  se  se          ·   ·   x | x   ·   ·
"""

from typing import Annotated, Literal, get_args

from msgspec import Struct

from ziggurat.core.messages import Message
from ziggurat.core.parts import EncodedHints
from ziggurat.games.nivos import rules
from ziggurat.games.nivos.notation import CELL_NAMES, SPELLED
from ziggurat.games.nivos.plates import NEUTRAL, SIZES
from ziggurat.games.nivos.rules import (
    BOARD,
    COLOUR,
    COLOURS,
    CYLINDER,
    CYLINDERS,
    DEPTH,
    LEVEL,
    MOST,
    PASS,
    SEAT,
    SQUARES,
    TOP,
    WIDTH,
    apply,
    free_cylinders,
    legal,
    side_of,
    turn,
)
from ziggurat.games.nivos.state import Cell, Colour, SizeName, height
from ziggurat.games.nivos.steps import lays, source_of, spot_of
from ziggurat.kernel import Ints, compiled, lowest_bit
from ziggurat.schema.client_schema import ENCODE_ACTION, Encoder, Names, Sentences, spec

Quarter = Literal["sw", "se", "s", "nw", "ne", "n", "w", "e", "middle"]
QUARTER_NAMES = get_args(Quarter)
SHELVES = ("", "r", "t")  # before the size of a plate, as in its tokens: from the hand, the reserve, the team mate
PIECES = (
    "",
    *(SPELLED[CYLINDER + height] for height in range(CYLINDERS)),
    *(shelf + str(size) for shelf in SHELVES for size in (*SIZES, NEUTRAL)),
)

WHERE = (
    spec("clue-nivos-where", level=int, quarter=Quarter),
    spec("clue-nivos-where-pass"),
    spec("clue-nivos-where-cylinder"),
)
PIECE = (
    spec("clue-nivos-piece", colour=Colour, size=SizeName, source=Literal["hand", "reserve", "mate", "neutral"]),
    spec("clue-nivos-piece-pass"),
    spec("clue-nivos-piece-cylinder", height=int),
)
FACTS = (
    spec("clue-nivos-free"),
    spec("clue-nivos-opens", level=int, height=int),
    spec("clue-nivos-stuck"),
    spec("clue-nivos-forces"),
    spec("clue-nivos-answers", count=int, all=int),
)
LAYING, PASSING, CHOOSING = range(3)  # of WHERE and PIECE
FREE, OPENS, STUCK, FORCES, ANSWERS = range(5)
FROM_NOBODY = 3  # the neutral plate


class Highlight(Struct, frozen=True):
    """What the words point at: the cells of the quarter on which the level rests, the plate or the cylinder."""

    layer: int
    cells: list[Cell]
    piece: Annotated[str, Names(PIECES)]


class Hint(Struct, frozen=True):
    """Where to look, which piece to take, what that points at, and what follows from the rules."""

    where: Annotated[Message, Sentences(WHERE)]
    piece: Annotated[Message, Sentences(PIECE)]
    highlight: Highlight
    facts: list[Annotated[Message, Sentences(FACTS)]]


# ── Quarters ─────────────────────────────────────────────────────────────────────────────────────────────
def quarter(cell: int, width: int, depth: int) -> int:
    """The part of the board in which a plate lies, by its number in QUARTER_NAMES."""
    row, column = cell // BOARD, cell % BOARD
    south, north = row + depth <= BOARD // 2, row >= BOARD // 2
    west, east = column + width <= BOARD // 2, column >= BOARD // 2
    return (0 if south else 3 if north else 6) + (0 if west else 1 if east else 2)


def _masks() -> tuple[int, ...]:
    """The cells of each part, a bit each: all those that a plate in it can cover."""
    found = [0] * len(QUARTER_NAMES)
    for width, depth, area in zip(WIDTH, DEPTH, rules.AREA, strict=True):
        for cell in range(SQUARES):
            if cell % BOARD + width <= BOARD and cell // BOARD + depth <= BOARD:
                found[quarter(cell, width, depth)] |= area << cell
    return tuple(found)


MASKS = _masks()
QUARTERS = {
    name: frozenset(cell for bit, cell in enumerate(CELL_NAMES) if mask >> bit & 1)
    for name, mask in zip(QUARTER_NAMES, MASKS, strict=True)
}
quarter_of = compiled()(quarter)


# ── Where, which, and what it points at ──────────────────────────────────────────────────────────────────
@compiled()
def write_laying(state: Ints, action: int, out: Ints) -> int:
    spot = spot_of(action)
    shape, cell = spot // SQUARES, spot % SQUARES
    part, under, colour, source = (
        quarter_of(cell, WIDTH[shape], DEPTH[shape]),
        height(state, cell),
        COLOUR[shape],
        source_of(action),
    )
    out[0] = out[3] = LAYING
    out[1] = under + 1
    out[2] = part
    out[4] = out[5] = colour
    out[6] = FROM_NOBODY if colour == COLOURS else source
    out[7] = under
    out[8] = 0
    n = 9
    for square in range(SQUARES):
        if MASKS[part] >> square & 1 and height(state, square) == under:
            out[8] += 1
            out[n] = square
            n += 1
    out[n] = 1 + CYLINDERS + source * (COLOURS + 1) + colour
    return n + 1


@compiled()
def write_no_plate(state: Ints, action: int, out: Ints) -> int:
    """A pass, or the choice of a cylinder."""
    out[0] = out[1] = PASSING if action == PASS else CHOOSING
    n = 2
    if action != PASS:
        out[n] = action - CYLINDER + 1
        n += 1
    out[n] = max(0, state[TOP] - 1)
    out[n + 1] = 0
    out[n + 2] = 0 if action == PASS else 1 + action - CYLINDER
    return n + 3


# ── Why ──────────────────────────────────────────────────────────────────────────────────────────────────
@compiled()
def write_cost(state: Ints, top: int, free: int, out: Ints, n: int) -> int:
    """What laying a plate has cost; `top` and `free` were the highest level and the free cylinders before."""
    if state[TOP] <= max(top, 1):
        out[n] = FREE
        return n + 1
    taken = free & ~free_cylinders(state)
    out[n] = OPENS
    out[n + 1] = state[TOP]
    out[n + 2] = lowest_bit(taken) + 1 if taken else 0
    return n + 3


@compiled()
def write_left(state: Ints, out: Ints, n: int, room: int) -> int:
    """What the next one can lay without opening a level."""
    actions = out[room:]
    count = legal(state, actions)
    free = 0
    for k in range(count):
        if actions[k] == PASS:
            out[n] = STUCK
            return n + 1
        if lays(actions[k]) and not state[LEVEL + state[TOP]] >> spot_of(actions[k]) % SQUARES & 1:
            free += 1
    out[n] = ANSWERS if free else FORCES
    out[n + 1] = free
    out[n + 2] = count
    return n + (3 if free else 1)


@compiled(ENCODE_ACTION)
def write_hint(state: Ints, action: int, out: Ints) -> int:
    n = write_laying(state, action, out) if lays(action) else write_no_plate(state, action, out)
    side, top, free = side_of(state, state[SEAT]), state[TOP], free_cylinders(state)
    apply(state, action)
    facts = n
    out[facts] = 0
    n += 1
    if lays(action):
        out[facts] += 1
        n = write_cost(state, top, free, out, n)
    if turn(state) > 0 and side_of(state, state[SEAT]) != side:
        out[facts] += 1
        n = write_left(state, out, n, WRITTEN)
    return n


WRITTEN = 9 + SQUARES + 1 + 1 + 3 + 3
hint: Encoder[Hint] = Encoder(Hint, write_hint, capacity=WRITTEN + MOST)
HINTS = EncodedHints(hint)
