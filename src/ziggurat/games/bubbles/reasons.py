"""Why an action of bubbles is not legal, how a game ended, what is to be done now: messages with their clauses."""

from ziggurat.core import Position
from ziggurat.games.bubbles.board import (
    COLUMNS,
    ENDING,
    NEAR,
    PLANETS,
    SENT,
    SKY_PLACES,
    WINNERS,
    WITH_POWERS,
    in_lines,
)
from ziggurat.games.bubbles.notation import EMPTY, LETTERS, DecodedAction, column_name, decode, place_name
from ziggurat.games.bubbles.state import State
from ziggurat.games.bubbles.turns import BLUE, BURST, CLEARED, GREEN, PURPLE, RED, STUCK, YELLOW
from ziggurat.messages import Message

# What must be done first: for each decision, the kinds of action that belong to it, and what is said to others.
BELONGING = {
    "draw": (("draw",), "bubbles-draw-first", "U6"),
    "place": (("place",), "bubbles-place-first", "U6"),
    "swap": (("swap", "pass"), "bubbles-swap-first", "U7"),
    "drop": (("drop",), "bubbles-drop-first", "U8"),
    "send": (("send", "pass"), "bubbles-send-first", "U22"),
    "powers": (("power", "pass"), "bubbles-powers-first", "U13"),
}


def refusal(position: Position, action: int) -> Message:
    """Why an action, which is not legal here, is not."""
    table, tried = State(position), decode(action)
    belonging, message, clause = BELONGING[table.phase]
    if tried.kind not in belonging:
        return _never(table, tried) or Message(
            message, clause, {"bubble": table.drawn or EMPTY, "kind": tried.kind}
        )
    match tried.kind:
        case "draw":
            return Message("bubbles-not-in-bag", "U6", {"bubble": LETTERS[tried.colour]})
        case "place":
            return Message("bubbles-sky-taken", "U6", {"cell": place_name(tried.places[0])})
        case "pass":
            return Message("bubbles-must-swap", "U14")
        case "swap":
            return _swap(table, tried)
        case "drop":
            return _drop(table, tried)
        case "send":
            return _send(table, tried)
    return _power(table, tried)


def _never(table: State, tried: DecodedAction) -> Message | None:
    """What has no place in this game at all, whenever it is wished."""
    if tried.kind == "send" and not table.solo:
        return Message("bubbles-send-solo", "U22")
    if tried.kind == "power" and not table.p[WITH_POWERS]:
        return Message("bubbles-powers-off", "U20")
    return None


def _two(tried: DecodedAction) -> dict[str, str | int]:
    one, other = sorted(map(place_name, tried.places))
    return {"one": one, "other": other}


def _swap(table: State, tried: DecodedAction) -> Message:
    if table.bubble(tried.places[0]) == table.bubble(tried.places[1]):
        return Message("bubbles-same-colour", "U15", _two(tried))
    return Message("bubbles-swap-stuck", "U14", _two(tried))


def _drop(table: State, tried: DecodedAction) -> Message:
    rows = {(place - SKY_PLACES) // COLUMNS for place in tried.places}
    if table.p[NEAR] and table.seat not in rows:
        return Message("bubbles-out-of-reach", "U8", {**_two(tried), "row": 5 + table.seat})
    return Message("bubbles-too-high", "U9", _two(tried))


def _send(table: State, tried: DecodedAction) -> Message:
    place = tried.places[0]
    args: dict[str, str | int] = {"cell": place_name(place), "column": column_name(place)}
    if int(table.p[SENT]) >> place & 1:
        return Message("bubbles-sent-already", "U22", args)
    if table.bubble(place) == EMPTY:
        return Message("bubbles-nothing-there", "U22", args)
    lines = int(in_lines(table.p[PLANETS + LETTERS.index(table.bubble(place))]))
    if not lines >> place & 1 or table.bubble(place) == "K":
        return Message("bubbles-not-in-line", "U22", args)
    if table.column_full(1, place):
        return Message("bubbles-column-full", "U22", args)
    return Message("bubbles-sent-enough", "U22", args)


def _power(table: State, tried: DecodedAction) -> Message:
    if LETTERS[tried.colour] not in table.powers(table.actor):
        return Message("bubbles-power-not-held", "U13", {"bubble": LETTERS[tried.colour], "seat": table.actor + 1})
    if tried.colour in (RED, GREEN):
        return _exchange(table, tried)
    if tried.colour == BLUE:
        return _blue(table, tried)
    return _free(table, tried)


def _exchange(table: State, tried: DecodedAction) -> Message:
    own = tried.planet == table.actor
    if tried.colour == RED and own:
        return Message("bubbles-red-other", "U15")
    if tried.colour == GREEN and not own:
        return Message("bubbles-green-own", "U15")
    if EMPTY in map(table.bubble, tried.places):
        return Message("bubbles-exchange-empty", "U15", _two(tried))
    return Message("bubbles-same-colour", "U15", _two(tried))


def _free(table: State, tried: DecodedAction) -> Message:
    """Purple and yellow."""
    place = tried.places[0]
    clause = "U16" if tried.colour == PURPLE else "U18"
    args: dict[str, str | int] = {"cell": place_name(place), "column": column_name(place)}
    if tried.planet != table.actor:
        return Message("bubbles-yellow-own" if tried.colour == YELLOW else "bubbles-purple-own", clause)
    if table.bubble(place) == EMPTY:
        return Message("bubbles-nothing-there", clause, args)
    if not table.is_free(place):
        return Message("bubbles-not-free", clause, args)
    return Message("bubbles-column-full", clause, args)


def _blue(table: State, tried: DecodedAction) -> Message:
    place = tried.places[0]
    args: dict[str, str | int] = {"cell": place_name(place), "column": column_name(place)}
    if (place - SKY_PLACES) // COLUMNS == table.actor:
        return Message("bubbles-blue-row", "U16", {"row": 6 - table.actor})
    if table.bubble(place) == EMPTY:
        return Message("bubbles-nothing-there", "U16", args)
    return Message("bubbles-column-full", "U16", args)


def ending(position: Position) -> Message:
    """Why a finished game is over."""
    how, winners = int(position.state[ENDING]), int(position.state[WINNERS])
    table = State(position)
    if how == CLEARED:
        return Message("bubbles-cleared", "U25")
    if how == BURST:
        return Message("bubbles-burst", "U17", {"seat": winners, "other": 3 - winners})
    if how == STUCK:
        return Message("bubbles-stuck-solo" if table.solo else "bubbles-stuck", "U14", {"seat": table.seat + 1})
    if table.solo:
        return Message("bubbles-no-refill-solo", "U25")
    scores: dict[str, str | int] = {"one": table.score(0), "two": table.score(1)}
    if winners == 3:
        return Message("bubbles-shared", "U19", scores)
    return Message("bubbles-no-refill", "U19", {**scores, "seat": winners})


def prompt(position: Position) -> Message:
    """What is to be done now, and by whom."""
    table = State(position)
    powers = table.powers(table.actor).items()
    args: dict[str, str | int] = {
        "seat": table.actor + 1,
        "bubble": table.drawn or EMPTY,
        "powers": ", ".join(letter if n == 1 else f"{letter}×{n}" for letter, n in powers),
        "whose": "own" if table.actor == table.seat else "other",
        "other": table.seat + 1,
    }
    return Message(f"bubbles-prompt-{table.phase}", args=args)
