"""Why an action of bubbles is not legal, how a game ended, what is to be done now: messages with their clauses."""

from typing import Annotated, Literal

from ziggurat.core.messages import Message
from ziggurat.games.bubbles import notation
from ziggurat.games.bubbles.board import (
    BLACK,
    COLUMNS,
    DRAWN,
    ENDING,
    HEIGHT,
    NEAR,
    PHASE,
    PLANET_PLACES,
    PLANETS,
    SCORE,
    SEAT,
    SENT,
    SKY_PLACES,
    SOLO,
    STRIDE,
    WINNERS,
    WITH_POWERS,
    in_lines,
    open_columns,
)
from ziggurat.games.bubbles.notation import PASS
from ziggurat.games.bubbles.rules import A_DRAW
from ziggurat.games.bubbles.state import Bubble, Coloured, PlaceName, bubble_at, decider, held
from ziggurat.games.bubbles.turns import (
    BLUE,
    BURST,
    CLEARED,
    DRAW,
    DROP,
    ENDED,
    GREEN,
    PLACE,
    POWER,
    PURPLE,
    RED,
    SEND,
    STUCK,
    SWAP,
    holds,
)
from ziggurat.kernel import Ints, compiled
from ziggurat.schema.client_schema import ENCODE, ENCODE_ACTION, Encoder, Letters, spec

Drawn = Literal[".", "R", "P", "Y", "B", "G", "K"]  # the bubble drawn, "." for none
Kind = Literal["draw", "place", "swap", "drop", "send", "power", "pass"]
Column = Literal["a", "b", "c", "d", "e"]
PLACE_ARGS = {"cell": PlaceName, "column": Column}
TWO_PLACES = {"one": PlaceName, "other": PlaceName}

kind_of = compiled()(notation.kind_of)
power_of = compiled()(notation.power_of)
places_of = compiled()(notation.places_of)

# ── Why not ──────────────────────────────────────────────────────────────────────────────────────────────
REFUSALS = (
    # What must be done first, by what is to be decided: DRAW … POWER
    spec("bubbles-draw-first", "U6", bubble=Drawn, kind=Kind),
    spec("bubbles-place-first", "U6", bubble=Drawn, kind=Kind),
    spec("bubbles-swap-first", "U7", bubble=Drawn, kind=Kind),
    spec("bubbles-drop-first", "U8", bubble=Drawn, kind=Kind),
    spec("bubbles-send-first", "U22", bubble=Drawn, kind=Kind),
    spec("bubbles-powers-first", "U13", bubble=Drawn, kind=Kind),
    # What this game never has
    spec("bubbles-send-solo", "U22"),
    spec("bubbles-powers-off", "U20"),
    # The sky
    spec("bubbles-not-in-bag", "U6", bubble=Bubble),
    spec("bubbles-sky-taken", "U6", cell=PlaceName),
    spec("bubbles-must-swap", "U14"),
    spec("bubbles-same-colour", "U15", **TWO_PLACES),
    spec("bubbles-swap-stuck", "U14", **TWO_PLACES),
    spec("bubbles-out-of-reach", "U8", **TWO_PLACES, row=int),
    spec("bubbles-too-high", "U9", **TWO_PLACES),
    # Sending
    spec("bubbles-sent-already", "U22", **PLACE_ARGS),
    spec("bubbles-nothing-there", "U22", **PLACE_ARGS),
    spec("bubbles-not-in-line", "U22", **PLACE_ARGS),
    spec("bubbles-column-full", "U22", **PLACE_ARGS),
    spec("bubbles-sent-enough", "U22", **PLACE_ARGS),
    # Powers
    spec("bubbles-power-not-held", "U13", bubble=Coloured, seat=int),
    spec("bubbles-red-other", "U15"),
    spec("bubbles-green-own", "U15"),
    spec("bubbles-exchange-empty", "U15", **TWO_PLACES),
    spec("bubbles-purple-own", "U16"),
    spec("bubbles-nothing-there", "U16", **PLACE_ARGS),
    spec("bubbles-not-free", "U16", **PLACE_ARGS),
    spec("bubbles-column-full", "U16", **PLACE_ARGS),
    spec("bubbles-blue-row", "U16", row=int),
    spec("bubbles-yellow-own", "U18"),
    spec("bubbles-nothing-there", "U18", **PLACE_ARGS),
    spec("bubbles-not-free", "U18", **PLACE_ARGS),
)
SEND_SOLO, POWERS_OFF, NOT_IN_BAG, SKY_TAKEN, MUST_SWAP, SAME_COLOUR, SWAP_STUCK, OUT_OF_REACH, TOO_HIGH = range(
    6, 15
)
SENT_ALREADY, NOTHING_TO_SEND, NOT_IN_LINE, NO_ROOM_TO_SEND, SENT_ENOUGH = range(15, 20)
NOT_HELD, RED_OTHER, GREEN_OWN, EXCHANGE_EMPTY = range(20, 24)
PURPLE_OWN, NOTHING_THERE, NOT_FREE, COLUMN_FULL, BLUE_ROW = range(24, 29)
YELLOW_OWN, NOTHING_TO_SCORE, NOT_FREE_TO_SCORE = range(29, 32)


@compiled(ENCODE_ACTION)
def write_refusal(state: Ints, action: int, out: Ints) -> int:
    """Why an action, which is not legal here, is not. After the end: why the player could not go on at U7."""
    phase, kind = state[PHASE], kind_of(action)
    one, other = places_of(action)
    if phase == ENDED and kind in (SWAP, DROP):
        phase = kind
    if kind == PASS and phase == SWAP:
        out[0] = MUST_SWAP
        return 1
    if kind != phase:
        return write_first(state, phase, kind, out)
    if kind == DRAW:
        out[0] = NOT_IN_BAG
        out[1] = action - A_DRAW
        return 2
    if kind == PLACE:
        out[0] = SKY_TAKEN
        out[1] = one
        return 2
    if kind == SWAP:
        same = bubble_at(state, one) == bubble_at(state, other)
        return write_two(SAME_COLOUR if same else SWAP_STUCK, one, other, out)
    if kind == DROP:
        return write_no_drop(state, one, other, out)
    if kind == SEND:
        return write_one(why_not_sent(state, one), one, out)
    return write_no_power(state, power_of(action), one, other, out)


@compiled()
def write_first(state: Ints, phase: int, kind: int, out: Ints) -> int:
    """What has no place in this game at all, whenever it is wished; or what must be done first."""
    if kind == SEND and not state[SOLO]:
        out[0] = SEND_SOLO
        return 1
    if kind == POWER and not state[WITH_POWERS]:
        out[0] = POWERS_OFF
        return 1
    out[0] = phase
    out[1] = state[DRAWN]
    out[2] = kind
    return 3


@compiled()
def write_one(which: int, place: int, out: Ints) -> int:
    """A sentence about one place: its name and its column."""
    out[0] = which
    out[1] = place
    out[2] = (place - SKY_PLACES) % COLUMNS if place >= SKY_PLACES else place % PLANET_PLACES // STRIDE
    return 3


@compiled()
def write_two(which: int, one: int, other: int, out: Ints) -> int:
    """A sentence about two places, in the order of their names as texts: a8 before a9, but a10 before a9."""
    turned = PLANET_PLACES <= one < SKY_PLACES and other == one + 1 and one % STRIDE > 0
    out[0] = which
    out[1], out[2] = (other, one) if turned else (one, other)
    return 3


@compiled()
def write_no_drop(state: Ints, one: int, other: int, out: Ints) -> int:
    row = state[SEAT]
    within = (one - SKY_PLACES) // COLUMNS == row or (other - SKY_PLACES) // COLUMNS == row
    if within or not state[NEAR]:
        return write_two(TOO_HIGH, one, other, out)
    out[3] = HEIGHT + 1 + row
    return write_two(OUT_OF_REACH, one, other, out) + 1


@compiled()
def is_full(state: Ints, planet: int, column: int) -> bool:
    return (open_columns(state, planet) >> STRIDE * column) & 1 == 0


@compiled()
def why_not_sent(state: Ints, place: int) -> int:
    if (state[SENT] >> place) & 1:
        return SENT_ALREADY
    bubble = bubble_at(state, place)
    if bubble == 0:
        return NOTHING_TO_SEND
    if bubble == BLACK + 1 or not (in_lines(state[PLANETS + bubble - 1]) >> place) & 1:
        return NOT_IN_LINE
    return NO_ROOM_TO_SEND if is_full(state, 1, place // STRIDE) else SENT_ENOUGH


@compiled()
def write_no_power(state: Ints, colour: int, one: int, other: int, out: Ints) -> int:
    seat = decider(state)
    if not holds(state, seat, colour):
        out[0] = NOT_HELD
        out[1] = colour
        out[2] = seat + 1
        return 3
    own = one // PLANET_PLACES == seat
    if colour in (RED, GREEN):
        return write_no_exchange(state, colour, own, one, other, out)
    if colour == BLUE:
        return write_no_blue(state, seat, one, out)
    if not own:
        out[0] = PURPLE_OWN if colour == PURPLE else YELLOW_OWN
        return 1
    if bubble_at(state, one) == 0:
        return write_one(NOTHING_THERE if colour == PURPLE else NOTHING_TO_SCORE, one, out)
    if bubble_at(state, one + 1):
        return write_one(NOT_FREE if colour == PURPLE else NOT_FREE_TO_SCORE, one, out)
    return write_one(COLUMN_FULL, one, out)


@compiled()
def write_no_exchange(state: Ints, colour: int, own: bool, one: int, other: int, out: Ints) -> int:
    """Red and green."""
    if own == (colour == RED):
        out[0] = RED_OTHER if own else GREEN_OWN
        return 1
    empty = bubble_at(state, one) == 0 or bubble_at(state, other) == 0
    return write_two(EXCHANGE_EMPTY if empty else SAME_COLOUR, one, other, out)


@compiled()
def write_no_blue(state: Ints, seat: int, place: int, out: Ints) -> int:
    if (place - SKY_PLACES) // COLUMNS == seat:
        out[0] = BLUE_ROW
        out[1] = HEIGHT + 2 - seat
        return 2
    return write_one(COLUMN_FULL if bubble_at(state, place) else NOTHING_THERE, place, out)


refusal: Encoder[Message] = Encoder(REFUSALS, write_refusal, capacity=4)

# ── How it ended ─────────────────────────────────────────────────────────────────────────────────────────
ENDINGS = (
    spec("bubbles-cleared", "U25"),
    spec("bubbles-burst", "U17", seat=int, other=int),
    spec("bubbles-stuck", "U14", seat=int),
    spec("bubbles-stuck-solo", "U14", seat=int),
    spec("bubbles-no-refill-solo", "U25"),
    spec("bubbles-shared", "U19", one=int, two=int),
    spec("bubbles-no-refill", "U19", one=int, two=int, seat=int),
)
DONE, FULL_PLANET, CANNOT_DROP, CANNOT_DROP_SOLO, NO_REFILL_SOLO, SHARED, MORE_POINTS = range(7)


@compiled(ENCODE)
def write_ending(state: Ints, out: Ints) -> int:
    how, winners = state[ENDING], state[WINNERS]
    if how == CLEARED:
        out[0] = DONE
        return 1
    if how == BURST:
        out[0] = FULL_PLANET
        out[1] = winners
        out[2] = 3 - winners
        return 3
    if how == STUCK:
        out[0] = CANNOT_DROP_SOLO if state[SOLO] else CANNOT_DROP
        out[1] = state[SEAT] + 1
        return 2
    if state[SOLO]:
        out[0] = NO_REFILL_SOLO
        return 1
    out[0] = SHARED if winners == 3 else MORE_POINTS
    out[1] = state[SCORE]
    out[2] = state[SCORE + 1]
    out[3] = winners
    return 3 if winners == 3 else 4


ending: Encoder[Message] = Encoder(ENDINGS, write_ending, capacity=4)

# ── What to do now ───────────────────────────────────────────────────────────────────────────────────────
LISTED = "RPYBG, ×0123456789"  # the letters of a list of powers, such as “R, B×2”
COMMA, SPACE, TIMES, ZERO = (LISTED.index(letter) for letter in ", ×0")
_PROMPTED = {
    "seat": int,
    "bubble": Drawn,
    "powers": Annotated[str, Letters(LISTED)],
    "whose": Literal["own", "other"],
    "other": int,
}
PROMPTS = tuple(  # by what is to be decided
    spec(f"bubbles-prompt-{phase}", **_PROMPTED) for phase in ("draw", "place", "swap", "drop", "send", "powers")
)


@compiled()
def write_count(count: int, out: Ints, n: int) -> int:
    """“×2” behind a letter, from two on."""
    if count == 1:
        return n
    out[n] = TIMES
    n += 1
    for ten in (100, 10, 1):
        if count >= ten:
            out[n] = ZERO + count // ten % 10
            n += 1
    return n


@compiled()
def write_powers(state: Ints, seat: int, out: Ints, n: int) -> int:
    """The powers of a seat as a list in words."""
    start = n
    n += 1
    for colour in range(BLACK):
        if held(state, seat, colour):
            if n > start + 1:
                out[n] = COMMA
                out[n + 1] = SPACE
                n += 2
            out[n] = colour
            n = write_count(held(state, seat, colour), out, n + 1)
    out[start] = n - start - 1
    return n


@compiled(ENCODE)
def write_prompt(state: Ints, out: Ints) -> int:
    seat = decider(state)
    out[0] = state[PHASE]
    out[1] = seat + 1
    out[2] = state[DRAWN]
    n = write_powers(state, seat, out, 3)
    out[n] = 0 if seat == state[SEAT] else 1
    out[n + 1] = state[SEAT] + 1
    return n + 2


prompt: Encoder[Message] = Encoder(PROMPTS, write_prompt, capacity=6 + BLACK * len(", R×255"))
