"""Hints of bubbles: where to look, which bubbles, what an action pops and wins. Encoder by a compiled function."""

from typing import Annotated, Literal

from msgspec import Struct

from ziggurat.core.messages import Message
from ziggurat.core.parts import EncodedHints
from ziggurat.games.bubbles.board import (
    COLUMNS,
    DRAWN,
    FIELDS,
    HEIGHT,
    LENGTH,
    N_POP,
    N_POWER,
    N_SCORE,
    NOTES,
    NOTES_ROOM,
    NOWHERE,
    PHASE,
    PLANET_PLACES,
    SKY_PLACES,
    STRIDE,
)
from ziggurat.games.bubbles.notation import PASS
from ziggurat.games.bubbles.reasons import kind_of, places_of, power_of
from ziggurat.games.bubbles.rules import MOST, apply, legal
from ziggurat.games.bubbles.state import PlaceName, bubble_at, decider
from ziggurat.games.bubbles.turns import DROP, PLACE, POWER, SWAP
from ziggurat.kernel import Ints, compiled, count_bits
from ziggurat.schema.client_schema import ENCODE_ACTION, Encoder, Sentences, spec

Kind = Literal["draw", "place", "swap", "drop", "send", "power", "pass"]  # in the order of `notation.KINDS`
Column = Literal["a", "b", "c", "d", "e"]
Letter = Literal[".", "R", "P", "Y", "B", "G", "K"]
Coloured = Literal["R", "P", "Y", "B", "G"]

WHERE = (
    spec("clue-bubbles-where", where=Literal["sky", "own", "other"], column=Column),
    spec("clue-bubbles-where-pass"),
)
PIECE = (spec("clue-bubbles-piece", kind=Kind, bubble=Letter, other=Letter), spec("clue-bubbles-piece-pass"))
FACTS = (
    spec("clue-bubbles-pops", count=int, groups=int),
    spec("clue-bubbles-points", points=int),
    spec("clue-bubbles-power", bubble=Coloured),
    spec("clue-bubbles-then", count=int, kind=Kind),
    spec("clue-bubbles-nothing"),
)
IN_SKY, ON_OWN, ON_OTHER = range(3)
POPS, POINTS, WINS_POWER, THEN, NOTHING = range(5)
SKY_LAYER = 1  # of the plan: planet 1, the sky, planet 2


class Highlight(Struct, frozen=True):
    """What the words point at: a column of the sky or of a planet, and a power."""

    layer: int
    cells: list[PlaceName]
    piece: Literal["", "R", "P", "Y", "B", "G"]


class Hint(Struct, frozen=True):
    """Where to look, which piece to take, what that points at, and what follows from the rules."""

    where: Annotated[Message, Sentences(WHERE)]
    piece: Annotated[Message, Sentences(PIECE)]
    highlight: Highlight
    facts: list[Annotated[Message, Sentences(FACTS)]]


# ── Where, which, and what it points at ──────────────────────────────────────────────────────────────────
@compiled()
def write_pointing(state: Ints, action: int, out: Ints) -> int:
    kind = kind_of(action)
    one, other = places_of(action)
    in_sky = one >= SKY_PLACES
    column = (one - SKY_PLACES) % COLUMNS if in_sky else one % PLANET_PLACES // STRIDE
    planet = one // PLANET_PLACES
    out[0] = out[3] = 0
    out[1] = IN_SKY if in_sky else ON_OWN if planet == decider(state) else ON_OTHER
    out[2] = column
    out[4] = kind
    out[5] = bubble_at(state, one)
    out[6] = bubble_at(state, one if other == NOWHERE else other)
    if kind == PLACE:
        out[5] = out[6] = state[DRAWN]
    if kind == POWER:
        out[5] = power_of(action) + 1
    out[7] = SKY_LAYER if in_sky else 2 * planet
    out[8] = 2 if in_sky else HEIGHT
    for k in range(out[8]):
        if in_sky:
            out[9 + k] = SKY_PLACES + COLUMNS * k + column
        else:  # the second planet's rows are counted from the top
            out[9 + k] = PLANET_PLACES * planet + STRIDE * column + (HEIGHT - 1 - k if planet else k)
    n: int = 9 + out[8]
    out[n] = power_of(action) + 1 if kind == POWER else 0
    return n + 1


@compiled()
def write_passing(out: Ints) -> int:
    out[0] = out[1] = 1
    out[2] = SKY_LAYER
    out[3] = out[4] = 0
    return 5


# ── Why ──────────────────────────────────────────────────────────────────────────────────────────────────
@compiled()
def play_noted(state: Ints, action: int, noted: Ints) -> int:
    """Plays an action on a copy, with notes; returns how many bubbles leave a planet."""
    for i in range(LENGTH):
        noted[i] = state[i]
    apply(noted, action)
    popped = 0
    for k in range(noted[NOTES]):
        at = NOTES + 1 + FIELDS * k
        if noted[at] == N_POP:
            popped += count_bits(noted[at + 3]) + count_bits(noted[at + 4])
    return popped


@compiled()
def write_popping(state: Ints, popped: int, out: Ints, n: int) -> int:
    """What pops and scores, and the powers that are won, by the notes; out[n] counts the facts."""
    groups = points = 0
    facts = n
    out[facts] = 0
    for k in range(state[NOTES]):
        at = NOTES + 1 + FIELDS * k
        groups += state[at] == N_POP
        points += state[at + 3] if state[at] == N_SCORE else 0
    n += 1
    if groups:
        out[facts] += 1
        out[n] = POPS
        out[n + 1] = popped
        out[n + 2] = groups
        n += 3
    if points:
        out[facts] += 1
        out[n] = POINTS
        out[n + 1] = points
        n += 2
    for k in range(state[NOTES]):
        at = NOTES + 1 + FIELDS * k
        if state[at] == N_POWER:
            out[facts] += 1
            out[n] = WINS_POWER
            out[n + 1] = state[at + 2]
            n += 2
    return n


@compiled()
def best_drop(state: Ints, actions: Ints, noted: Ints) -> int:
    """What the best drop pops."""
    most = 0
    for k in range(legal(state, actions)):
        if kind_of(actions[k]) == DROP:
            most = max(most, play_noted(state, actions[k], noted))
    return most


@compiled(ENCODE_ACTION)
def write_hint(state: Ints, action: int, out: Ints) -> int:
    kind, phase = kind_of(action), state[PHASE]
    facts = write_passing(out) if kind == PASS else write_pointing(state, action, out)
    noted = out[WRITTEN + MOST :]
    popped = play_noted(state, action, noted)
    n = write_popping(noted, popped, out, facts)
    if kind in (SWAP, PASS) and phase == SWAP:  # what the drop can do, once the sky is as it will be
        apply(state, action)
        out[facts] += 1
        out[n] = THEN
        out[n + 1] = best_drop(state, out[WRITTEN : WRITTEN + MOST], noted)
        out[n + 2] = kind
        return n + 3
    if kind in (DROP, POWER) and not out[facts]:
        out[facts] = 1
        out[n] = NOTHING
        return n + 1
    return n


WRITTEN = 9 + HEIGHT + 1 + 1 + 3 + 2 + 2 * (NOTES_ROOM // FIELDS) + 3
hint: Encoder[Hint] = Encoder(Hint, write_hint, capacity=WRITTEN + MOST + NOTES + NOTES_ROOM)
HINTS = EncodedHints(hint)
