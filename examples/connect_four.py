"""Connect four on the rules contract: the example of `docs/adding-a-game.md` and the yardstick of the bench.

The sections are the files that a game of the package has, in the same order: rules, notation, state, reasons,
steps, diagram, game. Its words would be in Fluent files; here they are added by hand, to have one file.
Run as a program it is the command line with one more game: `python examples/connect_four.py play connect_four`.
"""

import sys

from fluent.runtime import FluentResource

from ziggurat.cli import main
from ziggurat.core import Game, IllegalAction, Json, Painter, Position, Settings
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
from ziggurat.messages import ENGLISH, Message, bundle
from ziggurat.registry import register

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
def start(p: Ints, options: Ints) -> None:
    for i in range(4):
        p[i] = 0


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


@compiled(TURN)
def turn(p: Ints) -> int:
    return OVER if p[3] else 1 + (p[2] & 1)


@compiled(LEGAL)
def legal(p: Ints, actions: Ints) -> int:
    n = 0
    if p[3] == 0:
        for column in range(COLUMNS):
            if not is_full(p[0] | p[1], column):
                actions[n] = column
                n += 1
    return n


@compiled(SAMPLE)
def sample(p: Ints, rng: Ints) -> int:
    if p[3]:
        return OVER
    column = below(rng, COLUMNS)
    while is_full(p[0] | p[1], column):
        column = below(rng, COLUMNS)
    return column


@compiled(WEIGHTS)
def weights(p: Ints, actions: Ints, n: int, out: Ints) -> None:
    """Chance never acts here."""


@compiled(APPLY)
def apply(p: Ints, action: int) -> None:
    discs = p[0] | p[1]
    column = ((1 << ROWS) - 1) << (7 * action)
    mover = p[2] & 1
    p[mover] |= (discs + (1 << (7 * action))) & column & ~discs
    p[2] += 1
    if has_four(p[mover]):
        p[3] = mover + 1
    elif p[2] == COLUMNS * ROWS:
        p[3] = DRAWN


@compiled(RETURNS)
def returns(p: Ints, out: Ints) -> None:
    for seat in range(2):
        out[seat] = WIN // 2 if p[3] == DRAWN else WIN * (p[3] == seat + 1)


@compiled(OBSERVE)
def observe(p: Ints, seat: int, planes: Bytes) -> None:
    for plane in range(2):
        discs = p[(seat - 1) ^ plane]
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
def disc(position: Position, column: int, row: int) -> int:
    """The seat whose disc lies there, 0 for none."""
    place = 7 * column + row
    return next((seat for seat in (1, 2) if int(position.state[seat - 1]) >> place & 1), 0)


def view(position: Position) -> Json:
    """What can be seen on the table, as plain data for clients."""
    return {"columns": [[disc(position, c, r) for r in range(ROWS)] for c in range(COLUMNS)]}


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


def refusal(position: Position, action: int) -> Message:
    """Why an action, which is not legal here, is not."""
    return Message("four-column-full", args={"column": position.token(action)})


def ending(position: Position) -> Message:
    """Why a finished game is over."""
    winner = int(position.state[3])
    return Message("four-full") if winner == DRAWN else Message("four-won", args={"seat": winner})


def prompt(position: Position) -> Message:
    """What is to be done now, and by whom."""
    return Message("four-prompt", args={"seat": position.turn})


# ── steps.py: what happens in an action ──────────────────────────────────────────────────────────────────
def steps(before: Position, action: int) -> list[Json]:
    row = sum(disc(before, action, r) > 0 for r in range(ROWS))
    return [{"step": "drop", "seat": before.turn, "column": action, "row": row}]


# ── diagram.py: the position in text ─────────────────────────────────────────────────────────────────────
DISCS = "·XO"


def draw(position: Position, paint: Painter) -> str:
    rows = [" ".join(DISCS[disc(position, c, r)] for c in range(COLUMNS)) for r in reversed(range(ROWS))]
    return "\n".join([*rows, " ".join(COLUMN_NAMES)])


# ── game.py: all of it wired together ────────────────────────────────────────────────────────────────────
class ConnectFour(Game):
    name = "connect_four"
    title = "Connect four"
    version = "1"

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

    # Words
    def reason(self, position: Position, action: int) -> Message:
        return refusal(position, action)

    def ending(self, position: Position) -> Message:
        return ending(position)

    def prompt(self, position: Position) -> Message:
        return prompt(position)

    # Pictures
    def view(self, position: Position) -> Json:
        return view(position)

    def steps(self, before: Position, action: int) -> list[Json]:
        return steps(before, action)

    def diagram(self, position: Position, paint: Painter, language: str = ENGLISH) -> str:
        return draw(position, paint)


if __name__ == "__main__":
    register(ConnectFour())
    sys.exit(main())
