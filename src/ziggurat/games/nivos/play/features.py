"""What nivos's network sees of a position for two players: binary features, from the view of the seat to act.

    heights      216   a level (1 … 6) and a square: exactly so many plates lie on it
    forbidden    288   a colour that is not used up and a square: its own plates keep it off (N8)
    plates        24   a colour that one's own side holds, the other side, the reserve
    cylinders     12   those taken, own first
    lead          21   how much less one's own cylinders cost, from −10 to 10
    level          7   the highest so far
    spots         64   a colour that is not used up: how many spots it has that open no level, in eight steps
    cylinder due   1   one is to be chosen
    choice         1   cylinders are chosen, not taken in order
    neutral        1   the neutral plate is not laid

The eight symmetries of the board change only heights and forbidden squares (`SYMMETRIES`), and the actions.
"""

from itertools import product

import numpy as np
from numba import types

from ziggurat.games.nivos.rules import (
    BOARD,
    CHOICE,
    COLOURS,
    CYLINDER,
    CYLINDERS,
    DEPTH,
    FORBIDDEN,
    LEVEL,
    LONG,
    MATE,
    OWES,
    RESERVE,
    SEAT,
    SHAPES,
    SHORT,
    SPOTS,
    SQUARES,
    TAKEN,
    TOP,
    UNCOLOURED,
    UPRIGHT,
    WIDTH,
    find_spots,
    left_colours,
    side_holds,
    side_of,
    stack,
)
from ziggurat.kernel import INTS, Ints, compiled, count_bits, lowest_bit

HEIGHTS = 0
BARRED = HEIGHTS + 6 * SQUARES
HELD = BARRED + COLOURS * SQUARES
TAKEN_BY = HELD + 3 * COLOURS
MOST_LEAD = 10
LEAD = TAKEN_BY + 2 * CYLINDERS
TOPS = LEAD + 2 * MOST_LEAD + 1
STEPS = 8
FREE_SPOTS = TOPS + 7
DUE = FREE_SPOTS + STEPS * COLOURS
CHOSEN = DUE + 1
BEGINNING = CHOSEN + 1
FEATURES = BEGINNING + 1
MOST_ACTIVE = 2 * SQUARES + COLOURS * SQUARES + 3 * COLOURS + 2 * CYLINDERS + COLOURS + 8
ACTIONS = MATE  # of the rules for two


@compiled()
def _list(bits: int, first: int, active: Ints, n: int) -> int:
    while bits:
        active[n] = first + lowest_bit(bits)
        bits &= bits - 1
        n += 1
    return n


@compiled()
def _step(spots: int) -> int:
    """Few spots are told apart, many are not."""
    if spots < 4:
        return spots
    return 4 if spots < 6 else 5 if spots < 9 else 6 if spots < 15 else 7


@compiled(types.int64(INTS, INTS))
def features(state: Ints, active: Ints) -> int:
    """Writes the active features; returns how many."""
    find_spots(state)
    n = 0
    for level in range(1, 7):
        n = _list(state[LEVEL + level] & ~state[LEVEL + level + 1], HEIGHTS + SQUARES * (level - 1), active, n)
    own = side_of(state, state[SEAT])
    left, high = left_colours(state), state[LEVEL + state[TOP]]
    for colour in range(COLOURS):
        if (left >> colour) & 1:
            n = _list(state[FORBIDDEN + colour], BARRED + SQUARES * colour, active, n)
            spots = count_bits(state[SPOTS + UPRIGHT[colour]] & ~high)
            if SHORT[colour] != LONG[colour]:
                spots += count_bits(state[SPOTS + UPRIGHT[colour] + 1] & ~high)
            active[n] = FREE_SPOTS + STEPS * colour + _step(spots)
            n += 1
    n = _list(side_holds(state, own), HELD, active, n)
    n = _list(side_holds(state, 1 - own), HELD + COLOURS, active, n)
    n = _list(side_holds(state, 2), HELD + 2 * COLOURS, active, n)
    n = _list((state[TAKEN] >> CYLINDERS * own) & 63, TAKEN_BY, active, n)
    n = _list((state[TAKEN] >> CYLINDERS * (1 - own)) & 63, TAKEN_BY + CYLINDERS, active, n)
    lead = stack(state, 1 - own) // (CYLINDERS + 1) - stack(state, own) // (CYLINDERS + 1)
    active[n] = LEAD + MOST_LEAD + max(-MOST_LEAD, min(MOST_LEAD, lead))
    active[n + 1] = TOPS + min(state[TOP], 6)
    n += 2
    if state[OWES]:
        active[n] = DUE
        n += 1
    if state[CHOICE]:
        active[n] = CHOSEN
        n += 1
    if state[TOP] == 0:
        active[n] = BEGINNING
        n += 1
    return n


# ── Symmetries ───────────────────────────────────────────────────────────────────────────────────────────
def _cell(image: tuple[bool, bool, bool], column: int, row: int, width: int = 1, depth: int = 1) -> int:
    """Where the south-west corner of a rectangle comes to lie: mirrored east–west, north–south, diagonally."""
    if image[0]:
        column = BOARD - column - width
    if image[1]:
        row = BOARD - row - depth
    return BOARD * column + row if image[2] else BOARD * row + column


def _shape_image(shape: int, transposed: bool) -> int:
    if not transposed or WIDTH[shape] == DEPTH[shape]:
        return shape
    return shape + 1 if WIDTH[shape] < DEPTH[shape] else shape - 1


def _image_of_features(image: tuple[bool, bool, bool]) -> list[int]:
    """By feature: the one that is active in the image."""
    squares = [_cell(image, square % BOARD, square // BOARD) for square in range(SQUARES)]
    onto = list(range(FEATURES))
    for first in range(HEIGHTS, HELD, SQUARES):
        onto[first : first + SQUARES] = [first + square for square in squares]
    return onto


def _image_of_actions(image: tuple[bool, bool, bool]) -> list[int]:
    onto = list(range(ACTIONS))
    for first, shapes in ((0, range(SHAPES)), (RESERVE, range(SHAPES)), (UNCOLOURED, range(SHAPES, SHAPES + 1))):
        for k, shape in enumerate(shapes):
            for square in range(SQUARES):
                column, row = square % BOARD, square // BOARD
                if column + WIDTH[shape] <= BOARD and row + DEPTH[shape] <= BOARD:
                    there = _cell(image, column, row, WIDTH[shape], DEPTH[shape])
                    turned = _shape_image(shape, image[2]) - shape
                    onto[first + SQUARES * k + square] = first + SQUARES * (k + turned) + there
    return onto


_IMAGES = list(product((False, True), (False, True), (False, True)))
SYMMETRIES = np.array([_image_of_features(image) for image in _IMAGES])
ACTION_SYMMETRIES = np.array([_image_of_actions(image) for image in _IMAGES])
assert CYLINDER < ACTIONS
