"""Connect four on the rules contract (`docs/reference/rules-contract.md`), and the yardstick of the bench.

The sections are the files that a game of the package has, in the same order: rules, notation, state, reasons,
steps, diagram, game. The client schema says what clients are told (`docs/reference/client-schema.md`). Its words
would be in Fluent files; here they are added by hand, to have one file.
Run as a program it is the command line with one more game: `python examples/connect_four.py play connect_four`.
"""

import sys
from typing import Literal

from fluent.runtime import FluentResource
from msgspec import Struct

from ziggurat.core.game import Game
from ziggurat.core.messages import ENGLISH, Message, bundle
from ziggurat.core.position import Position
from ziggurat.core.refusals import IllegalAction
from ziggurat.core.registry import register
from ziggurat.core.types import Painter, Settings
from ziggurat.kernel import (
    APPLY,
    LEGAL,
    OBSERVE,
    OVER,
    RETURNS,
    SAMPLE,
    START,
    TURN,
    WEIGHTS,
    WIN,
    Bytes,
    Ints,
    Rules,
    below,
    compiled,
)
from ziggurat.schema.client_schema import ENCODE, ENCODE_ACTION, ClientSchema, Encoder, Step, spec
from ziggurat.terminal.cli import main

# ── rules.py: the compiled rules ─────────────────────────────────────────────────────────────────────────
# The position: four integers; in the first two 49 bits, seven a column, the seventh always empty:
#
#     p[0] discs of seat 1          5 12 19 26 33 40 47
#     p[1] discs of seat 2          4 11 18 25 32 39 46     6, 13, … stay empty, so that a line of four
#     p[2] discs on the board       3 10 17 24 31 38 45     never wraps from one column into the next
#     p[3] 0 while it goes on;      2  9 16 23 30 37 44
#          the seat that won;       1  8 15 22 29 36 43
#          DRAWN                    0  7 14 21 28 35 42
COLUMNS = 7
ROWS = 6
DRAWN = 3


@compiled(START)
def start(state: Ints, options: Ints) -> None:
    for i in range(4):
        state[i] = 0


@compiled()
def has_four(discs: int) -> bool:
    """Whether four are in line: upright, flat, or along one of the two diagonals."""
    upright = discs & (discs >> 1)
    flat = discs & (discs >> 7)
    falling = discs & (discs >> 6)
    rising = discs & (discs >> 8)
    fours = (upright & (upright >> 2)) | (flat & (flat >> 14))
    return (fours | (falling & (falling >> 12)) | (rising & (rising >> 16))) != 0


@compiled()
def is_full(discs: int, column: int) -> bool:
    return (discs >> (7 * column + ROWS - 1)) & 1 != 0


@compiled(TURN, inline=True)
def turn(state: Ints) -> int:
    return OVER if state[3] else 1 + (state[2] & 1)


@compiled(LEGAL, inline=True)
def legal(state: Ints, actions: Ints) -> int:
    n = 0
    if state[3] == 0:
        for column in range(COLUMNS):
            if not is_full(state[0] | state[1], column):
                actions[n] = column
                n += 1
    return n


@compiled(SAMPLE)
def sample(state: Ints, rng: Ints) -> int:
    if state[3]:
        return OVER
    column = below(rng, COLUMNS)
    while is_full(state[0] | state[1], column):
        column = below(rng, COLUMNS)
    return column


@compiled(WEIGHTS)
def weights(state: Ints, actions: Ints, n: int, out: Ints) -> None:
    """Chance never acts here."""


@compiled(APPLY, inline=True)
def apply(state: Ints, action: int) -> None:
    discs = state[0] | state[1]
    column = ((1 << ROWS) - 1) << (7 * action)
    mover = state[2] & 1
    state[mover] |= (discs + (1 << (7 * action))) & column & ~discs
    state[2] += 1
    if has_four(state[mover]):
        state[3] = mover + 1
    elif state[2] == COLUMNS * ROWS:
        state[3] = DRAWN


@compiled(RETURNS, inline=True)
def returns(state: Ints, out: Ints) -> None:
    for seat in range(2):
        out[seat] = WIN // 2 if state[3] == DRAWN else WIN * (state[3] == seat + 1)


@compiled(OBSERVE)
def observe(state: Ints, seat: int, planes: Bytes) -> None:
    for plane in range(2):
        discs = state[(seat - 1) ^ plane]
        for row in range(ROWS):
            for column in range(COLUMNS):
                planes[(plane * ROWS + row) * COLUMNS + column] = (discs >> (7 * column + row)) & 1


RULES = Rules.of(
    __name__,
    state_size=4,
    num_actions=COLUMNS,
    max_legal_actions=COLUMNS,
    teams=(1, 2),
    observation_shape=(2, ROWS, COLUMNS),
    max_game_length=ROWS * COLUMNS,
)


# ── notation.py: actions and tokens ──────────────────────────────────────────────────────────────────────
COLUMN_NAMES = "abcdefg"


def token(action: int) -> str:
    """The one spelling of an action."""
    return COLUMN_NAMES[action]


def action_of(token: str) -> int:
    """The action of a token; raises IllegalAction, with what is wrong, if none is spelled so."""
    if len(token) != 1 or token not in COLUMN_NAMES:
        raise IllegalAction(token, Message("four-unreadable", args={"token": token}))
    return COLUMN_NAMES.index(token)


# ── state.py: what is on the table ───────────────────────────────────────────────────────────────────────
class View(Struct, frozen=True):
    """What can be seen on the table."""

    columns: list[list[int]]  # each from the bottom up: the seat whose disc lies there, 0 for none


@compiled()
def disc(state: Ints, column: int, row: int) -> int:
    """The seat whose disc lies there, 0 for none."""
    place = 7 * column + row
    return ((state[0] >> place) & 1) + 2 * ((state[1] >> place) & 1)


@compiled(ENCODE)
def write_view(state: Ints, out: Ints) -> int:
    """The view in numbers, as its type says: how many columns; for each, how many rows and what lies there."""
    out[0] = COLUMNS
    n = 1
    for column in range(COLUMNS):
        out[n] = ROWS
        for row in range(ROWS):
            out[n + 1 + row] = disc(state, column, row)
        n += 1 + ROWS
    return n


view: Encoder[View] = Encoder(View, write_view, capacity=1 + COLUMNS * (1 + ROWS))


# ── reasons.py: why not, how it ended, what to do next ───────────────────────────────────────────────────
bundle(ENGLISH).add_resource(
    FluentResource("""
four-prompt = Seat { $seat } drops a disc.
four-won = Seat { $seat } has four in line.
four-full = The board is full.
four-unreadable = “{ $token }” is not a column; the columns are a to g.
four-column-full = Column { $column } is full.
""")
)

Column = Literal["a", "b", "c", "d", "e", "f", "g"]
REFUSALS = (spec("four-column-full", column=Column),)
ENDINGS = (spec("four-full"), spec("four-won", seat=int))
PROMPTS = (spec("four-prompt", seat=int),)


@compiled(ENCODE_ACTION)
def write_refusal(state: Ints, action: int, out: Ints) -> int:
    """Why an action, which is not legal here, is not: the number of the sentence, then its arguments."""
    out[0] = 0
    out[1] = action
    return 2


@compiled(ENCODE)
def write_ending(state: Ints, out: Ints) -> int:
    """Why a finished game is over."""
    out[0] = 0 if state[3] == DRAWN else 1
    out[1] = state[3]
    return 1 if state[3] == DRAWN else 2


@compiled(ENCODE)
def write_prompt(state: Ints, out: Ints) -> int:
    """What is to be done now, and by whom."""
    out[0] = 0
    out[1] = turn(state)
    return 2


refusal: Encoder[Message] = Encoder(REFUSALS, write_refusal, capacity=2)
ending: Encoder[Message] = Encoder(ENDINGS, write_ending, capacity=2)
prompt: Encoder[Message] = Encoder(PROMPTS, write_prompt, capacity=2)


# ── steps.py: what happens in an action ──────────────────────────────────────────────────────────────────
class Drop(Step, frozen=True, tag="drop"):
    """A seat drops a disc; columns and rows count from 0."""

    seat: int
    column: int
    row: int


@compiled(ENCODE_ACTION)
def write_steps(state: Ints, action: int, out: Ints) -> int:
    """One step: how many, then its fields."""
    row = 0
    while disc(state, action, row):
        row += 1
    out[0] = 1
    out[1] = turn(state)
    out[2] = action
    out[3] = row
    return 4


steps: Encoder[list[Drop]] = Encoder(list[Drop], write_steps, capacity=4)


# ── diagram.py: the position in text ─────────────────────────────────────────────────────────────────────
DISCS = "·XO"


def draw(position: Position, paint: Painter) -> str:
    columns = view(position).columns
    rows = [" ".join(DISCS[column[row]] for column in columns) for row in reversed(range(ROWS))]
    return "\n".join([*rows, " ".join(COLUMN_NAMES)])


# ── game.py: all of it wired together ────────────────────────────────────────────────────────────────────
class ConnectFour(Game):
    name = "connect_four"
    title = "Connect four"
    version = "1"

    client_schema = ClientSchema(
        view=view,
        steps=steps,
        refusal=refusal,
        ending=ending,
        prompt=prompt,
        tokens=tuple(COLUMN_NAMES),
    )

    # The rules
    def rules(self, settings: Settings) -> Rules:
        return RULES

    def encode(self, settings: Settings) -> list[int]:
        return []

    # Tokens
    def token(self, settings: Settings, action: int) -> str:
        return token(action)

    def action(self, settings: Settings, token: str) -> int:
        return action_of(token)

    # Pictures
    def diagram(self, position: Position, paint: Painter, language: str = ENGLISH) -> str:
        return draw(position, paint)

    def diagram_cell(self, position: Position, action: int) -> tuple[int, int]:
        """The lowest empty cell of the column: there the disc comes to rest."""
        return ROWS - 1 - view(position).columns[action].index(0), 2 * action


if __name__ == "__main__":
    register(ConnectFour())
    sys.exit(main())
