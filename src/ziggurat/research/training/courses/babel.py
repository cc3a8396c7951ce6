"""How babel is learned: not for its bots, which know the solution, but as the trainer's own test.

The truth about all positions is known (`tablebase.py`): a network is trained on some and asked about others, which
it has never seen. Its features, from the view of the seat to act:

    placed       25   how many cubes
    hands    2 × 15   a type: at least one, two, three of it; the own hand first
    cubes        52   a cell of the current level and an orientation
    tops          4   a cell: the cube below bulges up
    legal        52   the actions
    answers      52   what the other seat could place there, if it were its turn
"""

from itertools import product

import numpy as np
import numpy.typing as npt
from numba import types

from ziggurat.bots.engine.heuristics import Heuristics, Weights
from ziggurat.games.babel.play.heuristics import BABEL
from ziggurat.games.babel.play.tablebase import tablebase, unfold
from ziggurat.games.babel.rules import (
    BULGE_UP,
    CELLS,
    FITTING,
    HAND,
    LAST,
    LEVELS,
    ORIENTATIONS,
    PATTERN,
    PLACED,
    RULES,
    TOWER,
    TYPES,
    fitting,
)
from ziggurat.kernel import INTS, Ints, compiled, lowest_bit
from ziggurat.research.training.course import Course

HANDS = LEVELS * CELLS + 1
MOST_HELD = 3
CUBES_AT = HANDS + 2 * TYPES * MOST_HELD
TOPS = CUBES_AT + CELLS * ORIENTATIONS
LEGAL = TOPS + CELLS
ANSWERS = LEGAL + CELLS * ORIENTATIONS
FEATURES = ANSWERS + CELLS * ORIENTATIONS
ACTIONS = CELLS * ORIENTATIONS
MOST_ACTIVE = 1 + 2 * TYPES * MOST_HELD + 2 * CELLS + 2 * ACTIONS


@compiled()
def _list(bits: int, first: int, active: Ints, n: int) -> int:
    while bits:
        active[n] = first + lowest_bit(bits)
        bits &= bits - 1
        n += 1
    return n


@compiled(types.int64(INTS, INTS))
def features(state: Ints, active: Ints) -> int:
    """Writes the active features; returns how many."""
    placed = state[PLACED]
    own = placed & 1
    active[0] = placed
    n = 1
    for view in range(2):
        hand = state[HAND + (own if view == 0 else 1 - own)]
        for kind in range(TYPES):
            for held in range((hand >> 2 * kind) & 3):
                active[n] = HANDS + (TYPES * view + kind) * MOST_HELD + held
                n += 1
    level = TOWER + min(placed // CELLS, LEVELS - 1)
    for cell in range(CELLS):
        cube = (state[level] >> 4 * cell) & 15
        if cube:
            active[n] = CUBES_AT + ORIENTATIONS * cell + cube - 1
            n += 1
        if placed >= CELLS:
            under = ((state[level - 1] >> 4 * cell) & 15) - 1
            if (BULGE_UP >> under) & 1:
                active[n] = TOPS + cell
                n += 1
    n = _list(state[FITTING], LEGAL, active, n)
    first, second = state[HAND], state[HAND + 1]
    state[HAND], state[HAND + 1] = second, first
    n = _list(fitting(state), ANSWERS, active, n)
    state[HAND], state[HAND + 1] = first, second
    return n


# ── Symmetries ───────────────────────────────────────────────────────────────────────────────────────────
_MIRRORED = [PATTERN.index(p & ~3 | p >> 1 & 1 | (p & 1) << 1) for p in PATTERN]
_TRANSPOSED = (0, 2, 1, 3)


def _images(mirrored: bool, flip: int) -> tuple[list[int], list[int]]:
    """By feature and by action: the one in the image."""
    cells = [(_TRANSPOSED[cell] if mirrored else cell) ^ flip for cell in range(CELLS)]
    cubes = [_MIRRORED[o] if mirrored else o for o in range(ORIENTATIONS)]
    actions = [ORIENTATIONS * cells[a // ORIENTATIONS] + cubes[a % ORIENTATIONS] for a in range(ACTIONS)]
    onto = list(range(FEATURES))
    for first in (CUBES_AT, LEGAL, ANSWERS):
        onto[first : first + ACTIONS] = [first + action for action in actions]
    onto[TOPS : TOPS + CELLS] = [TOPS + cell for cell in cells]
    return onto, actions


_ALL = [_images(mirrored, flip) for mirrored, flip in product((False, True), range(CELLS))]


def exact() -> tuple[Ints, npt.NDArray[np.float32]]:
    """Every position in which somebody is to act, and whether its seat wins."""
    known = tablebase()
    states = np.zeros((len(known.keys), RULES.state_size), dtype=np.int64)
    for state, key in zip(states, known.keys, strict=True):
        unfold(key, state)
    going = states[:, FITTING] != 0
    return states[going], (known.scores[LAST][going] > 0).astype(np.float32)


def with_network(weights: Weights) -> Heuristics:
    """Babel's search asks no network: the game is solved."""
    return BABEL


COURSE = Course(
    features=features,
    num_features=FEATURES,
    most_active=MOST_ACTIVE,
    num_actions=ACTIONS,
    symmetries=np.array([features for features, _ in _ALL]),
    action_symmetries=np.array([actions for _, actions in _ALL]),
    heuristics=with_network,
    exact=exact,
    lesson={"batch": 8_192, "rate": 4e-3, "decay": 1e-5},
)
