"""Why a placement of babel is not legal, how a game ended, what is to be done now: messages with their clauses."""

from typing import Literal

from ziggurat.core.messages import Message
from ziggurat.games.babel.rules import (
    ALONG,
    CELLS,
    DOWN,
    DRAW,
    FULL_TOWER,
    LEVELS,
    ORIENTATIONS,
    PATTERN,
    PLACED,
    SIDEWAYS,
    UP,
)
from ziggurat.games.babel.state import Cell, cube_at, current_level, held
from ziggurat.kernel import Ints, compiled, count_bits
from ziggurat.schema.client_schema import ENCODE, ENCODE_ACTION, Encoder, spec

Side = Literal["e", "w", "n", "s", "d"]
EAST, NORTH, BELOW = 0, 2, 4  # west and south follow east and north

# ── Why not ──────────────────────────────────────────────────────────────────────────────────────────────
REFUSALS = (
    spec("babel-taken", "B5", cell=Cell, level=int),
    spec("babel-diagonal", "B10", cell=Cell),
    spec("babel-not-in-hand", "B3", type=int),
    spec("babel-table", "B8"),
    spec("babel-clash", "B7", side=Side, cell=Cell, other=Cell),
    spec("babel-hollow", "B7", side=Side, cell=Cell, other=Cell),
)
TAKEN, DIAGONAL, NOT_IN_HAND, ON_TABLE, CLASH, HOLLOW = range(6)


@compiled(ENCODE_ACTION)
def write_refusal(state: Ints, action: int, out: Ints) -> int:
    """Why an action, which is not legal here, is not."""
    cell = action // ORIENTATIONS
    pattern = PATTERN[action - cell * ORIENTATIONS]
    level = current_level(state)
    out[1] = cell
    if cube_at(state, cell, level):
        out[0] = TAKEN
        out[2] = level
        return 3
    if state[PLACED] == 1 and cube_at(state, cell ^ 3, level):
        out[0] = DIAGONAL
        return 2
    if held(state, state[PLACED] & 1, count_bits(pattern)) == 0:
        out[0] = NOT_IN_HAND
        out[1] = count_bits(pattern)
        return 2
    if level == 1 and pattern & DOWN:
        out[0] = ON_TABLE
        return 1
    return write_misfit(state, cell, level, pattern, out)


@compiled()
def write_misfit(state: Ints, cell: int, level: int, pattern: int, out: Ints) -> int:
    """The first neighbour that the cube does not fit: under it, sideways, along (B7)."""
    under = cube_at(state, cell, level - 1) if level > 1 else 0
    if clashes(pattern & DOWN, under, UP):
        return write_clash(pattern & DOWN, BELOW, cell, cell, out)
    if clashes(pattern & SIDEWAYS, cube_at(state, cell ^ 1, level), SIDEWAYS):
        return write_clash(pattern & SIDEWAYS, EAST + (cell & 1), cell, cell ^ 1, out)
    return write_clash(pattern & ALONG, NORTH + (cell >> 1), cell, cell ^ 2, out)


@compiled()
def clashes(bulge: int, other: int, face: int) -> bool:
    """Whether a face does not fit the cube it meets: both bulge, or neither does."""
    return other != 0 and (bulge != 0) == (PATTERN[other - 1] & face != 0)


@compiled()
def write_clash(bulge: int, side: int, cell: int, other: int, out: Ints) -> int:
    out[0] = CLASH if bulge else HOLLOW
    out[1] = side
    out[2] = cell
    out[3] = other
    return 4


refusal: Encoder[Message] = Encoder(REFUSALS, write_refusal, capacity=4)

# ── How it ended ─────────────────────────────────────────────────────────────────────────────────────────
ENDINGS = (spec("babel-stuck", "B11", seat=int), spec("babel-tower-last", "B11"), spec("babel-tower-draw", "B11"))
STUCK, TOWER_LAST, TOWER_DRAW = range(3)


@compiled(ENCODE)
def write_ending(state: Ints, out: Ints) -> int:
    if state[PLACED] < LEVELS * CELLS:
        out[0] = STUCK
        out[1] = 1 + (state[PLACED] & 1)
        return 2
    out[0] = TOWER_DRAW if state[FULL_TOWER] == DRAW else TOWER_LAST
    return 1


ending: Encoder[Message] = Encoder(ENDINGS, write_ending, capacity=2)

# ── What to do now ───────────────────────────────────────────────────────────────────────────────────────
PROMPTS = (spec("babel-prompt", seat=int, level=int),)


@compiled(ENCODE)
def write_prompt(state: Ints, out: Ints) -> int:
    out[0] = 0
    out[1] = 1 + (state[PLACED] & 1)
    out[2] = current_level(state)
    return 3


prompt: Encoder[Message] = Encoder(PROMPTS, write_prompt, capacity=3)
