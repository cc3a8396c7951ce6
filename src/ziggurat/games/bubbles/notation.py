"""How the places and actions of bubbles are written; clauses and tokens: `docs/rules/bubbles.md`."""

import re
from typing import NamedTuple

from ziggurat.core.messages import Message
from ziggurat.core.refusals import IllegalAction
from ziggurat.games.bubbles.board import (
    CELLS,
    COLUMNS,
    HEIGHT,
    NOWHERE,
    PLANET_PLACES,
    SKY_PLACES,
    STRIDE,
    TALLEST,
)
from ziggurat.games.bubbles.drops import FIRST, PAIRS, SECOND
from ziggurat.games.bubbles.rules import (
    A_BLUE,
    A_DRAW,
    A_DROP,
    A_GREEN,
    A_PASS,
    A_PLACE,
    A_PURPLE,
    A_RED,
    A_SEND,
    A_SWAP,
    A_YELLOW,
    ACTIONS,
)
from ziggurat.games.bubbles.turns import (
    BLUE,
    DRAW,
    DROP,
    GREEN,
    PLACE,
    PLANET_CELLS,
    PLANET_PAIRS,
    POWER,
    PURPLE,
    RED,
    SEND,
    SWAP,
    UPS,
    YELLOW,
)

LETTERS = "RPYBGK"  # the colours, in the order of their numbers
EMPTY = "."  # a place without a bubble
COLUMN_NAMES = "abcde"
ROWS = 2 * HEIGHT + 2


def planet_cell(planet: int, column: int, level: int) -> str:
    """The name of a place; those above the fourth are named by their height: `c+5`."""
    if level >= HEIGHT:
        return f"{COLUMN_NAMES[column]}+{level + 1}"
    return f"{COLUMN_NAMES[column]}{ROWS - level if planet else level + 1}"


def place_name(place: int) -> str:
    """The name of a place by its number in notes (`board.py`)."""
    if place >= SKY_PLACES:
        row, column = divmod(place - SKY_PLACES, COLUMNS)
        return f"{COLUMN_NAMES[column]}{HEIGHT + 1 + row}"
    planet, within = divmod(place, PLANET_PLACES)
    return planet_cell(planet, *divmod(within, STRIDE))


PLACE_NAMES = tuple(place_name(place) for place in range(SKY_PLACES + CELLS))  # by their numbers in notes


# ── What an action does: plain functions, for tokens; `reasons.py` compiles them ─────────────────────────
PASS = 6  # a kind of action beside those of the decisions, DRAW … POWER; it belongs to several
KINDS = ("draw", "place", "swap", "drop", "send", "power", "pass")


def kind_of(action: int) -> int:
    """The decision that an action belongs to, or PASS."""
    if action < A_PLACE:
        return DRAW
    if action < A_PASS:
        return PLACE
    if action == A_PASS:
        return PASS
    if action < A_DROP:
        return SWAP
    if action < A_RED:
        return DROP
    return POWER if action < A_SEND else SEND


def power_of(action: int) -> int:
    """The power that an action uses."""
    if action < A_GREEN:
        return RED
    if action < A_PURPLE:
        return GREEN
    if action < A_YELLOW:
        return PURPLE
    return YELLOW if action < A_BLUE else BLUE


def places_of(action: int) -> tuple[int, int]:
    """The places that an action names, numbered as in notes; NOWHERE for want of one."""
    one, other = NOWHERE, NOWHERE
    if A_PLACE <= action < A_PASS:
        one = SKY_PLACES + action - A_PLACE
    elif A_SWAP <= action < A_RED:
        pair = (action - A_SWAP) % PAIRS
        one, other = SKY_PLACES + FIRST[pair], SKY_PLACES + SECOND[pair]
    elif A_RED <= action < A_PURPLE:
        planet, pair = (action - A_RED) // PLANET_PAIRS % 2, (action - A_RED) % PLANET_PAIRS
        levels = HEIGHT - 1 if pair < UPS else HEIGHT
        index = pair if pair < UPS else pair - UPS
        one = PLANET_PLACES * planet + STRIDE * (index // levels) + index % levels
        other = one + (1 if pair < UPS else STRIDE)
    elif A_PURPLE <= action < A_BLUE:
        planet, cell = (action - A_PURPLE) // PLANET_CELLS % 2, (action - A_PURPLE) % PLANET_CELLS
        one = PLANET_PLACES * planet + STRIDE * (cell // HEIGHT) + cell % HEIGHT
    elif A_BLUE <= action < A_SEND:
        one = SKY_PLACES + action - A_BLUE
    elif action >= A_SEND:
        one = STRIDE * ((action - A_SEND) // TALLEST) + (action - A_SEND) % TALLEST
    return one, other


class DecodedAction(NamedTuple):
    """What an action does: its kind, a colour (drawn, or whose power is used), and the places it names."""

    kind: str  # of KINDS
    colour: int
    places: tuple[int, ...]


def decode(action: int) -> DecodedAction:
    kind = kind_of(action)
    colour = power_of(action) if kind == POWER else action - A_DRAW if kind == DRAW else NOWHERE
    return DecodedAction(KINDS[kind], colour, tuple(place for place in places_of(action) if place != NOWHERE))


# ── Tokens ───────────────────────────────────────────────────────────────────────────────────────────────
def _pair_order(name: str) -> tuple[str, int]:
    return name[0], int(name[1:])


def _spelled(done: DecodedAction) -> str:
    names = sorted((place_name(place) for place in done.places), key=_pair_order)
    match done.kind:
        case "draw":
            return f"+{LETTERS[done.colour].lower()}"
        case "place":
            return f"={names[0]}"
        case "pass":
            return "."
        case "swap":
            return "~".join(names)
        case "drop":
            return "+".join(names)
        case "send":
            return ">" + names[0].replace("+", "")  # no sky place is ever sent from
    return f"{LETTERS[done.colour]}:" + "~".join(names)


TOKENS = tuple(_spelled(decode(action)) for action in range(ACTIONS))
ACTION_OF = {token: action for action, token in enumerate(TOKENS)}

_CELL = r"([a-e])(10|[1-9])"
_TWO = re.compile(rf"([RG]:)?{_CELL}([~+]){_CELL}")


def token(action: int) -> str:
    """The one spelling of an action."""
    return TOKENS[action]


def action_of(token: str) -> int:
    """The action of a token; raises IllegalAction, with what is wrong, if none is spelled so."""
    if token in ACTION_OF:
        return ACTION_OF[token]
    raise IllegalAction(token, _unreadable(token))


def _unreadable(token: str) -> Message:
    found = _TWO.fullmatch(token)
    if not found:
        return Message("bubbles-unreadable", args={"token": token})
    power, column, row, sign, other_column, other_row = found.groups()
    one, other = column + row, other_column + other_row
    turned = f"{power or ''}{other}{sign}{one}"
    if turned in ACTION_OF:
        return Message("bubbles-order", args={"token": turned})
    if not power and not {row, other_row} <= {"5", "6"}:
        return Message("bubbles-not-sky", "U7" if sign == "~" else "U8", {"one": one, "other": other})
    if power and (sign == "+" or {row, other_row} & {"5", "6"}):
        return Message("bubbles-unreadable", args={"token": token})
    clause = "U15" if power else "U7" if sign == "~" else "U8"
    return Message("bubbles-not-adjacent", clause, {"one": one, "other": other})
