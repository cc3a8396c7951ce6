"""Hints of babel, written by a compiled function: where to look, which cube, how many replies are left."""

from typing import Annotated

from msgspec import Struct

from ziggurat.core.messages import Message
from ziggurat.core.parts import EncodedHints
from ziggurat.games.babel.rules import ORIENTATIONS, PATTERN, RULES, TYPES, apply, legal
from ziggurat.games.babel.state import Cell, current_level
from ziggurat.kernel import Ints, compiled, count_bits
from ziggurat.schema.client_schema import ENCODE_ACTION, Encoder, Names, Sentences, spec

WHERE = (spec("clue-babel-where", cell=Cell, level=int),)
PIECE = (spec("clue-babel-piece", type=int),)
FACTS = (spec("clue-babel-answers", count=int),)


class Highlight(Struct, frozen=True):
    """What the words point at: the cell, and the type of the cube."""

    layer: int
    cells: list[Cell]
    piece: Annotated[str, Names(tuple(str(kind) for kind in range(TYPES)))]


class Hint(Struct, frozen=True):
    """Where to look, which piece to take, what that points at, and what follows from the rules."""

    where: Annotated[Message, Sentences(WHERE)]
    piece: Annotated[Message, Sentences(PIECE)]
    highlight: Highlight
    facts: list[Annotated[Message, Sentences(FACTS)]]


@compiled(ENCODE_ACTION)
def write_hint(state: Ints, action: int, out: Ints) -> int:
    cell, level = action // ORIENTATIONS, current_level(state)
    kind = count_bits(PATTERN[action - cell * ORIENTATIONS])
    out[0] = out[3] = 0
    out[1] = out[7] = cell
    out[2] = level
    out[4] = out[8] = kind
    out[5] = level - 1
    out[6] = 1
    apply(state, action)
    count = legal(state, out[WRITTEN:])
    out[9] = 1 if count else 0
    out[10] = 0
    out[11] = count
    return WRITTEN if count else 10


WRITTEN = 12
hint: Encoder[Hint] = Encoder(Hint, write_hint, capacity=WRITTEN + RULES.max_legal_actions)
HINTS = EncodedHints(hint)
