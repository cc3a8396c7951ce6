"""How the places and actions of bubbles are written; clauses and tokens: `docs/rules/bubbles.md`."""

import re
from typing import NamedTuple

from ziggurat.core import IllegalAction
from ziggurat.games.bubbles.board import (
    COLUMNS,
    HEIGHT,
    NOWHERE,
    PLANET_PLACES,
    SKY_PLACES,
    STRIDE,
    TALLEST,
)
from ziggurat.games.bubbles.drops import FIRST, SECOND
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
    GREEN,
    PLANET_CELLS,
    PLANET_PAIRS,
    PURPLE,
    RED,
    UPS,
    YELLOW,
)
from ziggurat.messages import Message

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


def column_name(place: int) -> str:
    return place_name(place)[0]


class DecodedAction(NamedTuple):
    """What an action does: its kind, a colour (drawn, or whose power is used), and the places it names."""

    kind: str  # draw, place, pass, swap, drop, power, send
    colour: int = NOWHERE
    places: tuple[int, ...] = ()

    @property
    def planet(self) -> int:
        return self.places[0] // PLANET_PLACES


def _planet_pair(index: int) -> tuple[int, int]:
    planet, pair = divmod(index, PLANET_PAIRS)
    if pair < UPS:
        column, level = divmod(pair, HEIGHT - 1)
        step = 1
    else:
        column, level = divmod(pair - UPS, HEIGHT)
        step = STRIDE
    place = PLANET_PLACES * planet + STRIDE * column + level
    return place, place + step


def _planet_place(index: int) -> int:
    planet, cell = divmod(index, PLANET_CELLS)
    column, level = divmod(cell, HEIGHT)
    return PLANET_PLACES * planet + STRIDE * column + level


def _sky_pair(pair: int) -> tuple[int, int]:
    return SKY_PLACES + FIRST[pair], SKY_PLACES + SECOND[pair]


def _power(action: int) -> DecodedAction:
    if action < A_GREEN:
        return DecodedAction("power", RED, _planet_pair(action - A_RED))
    if action < A_PURPLE:
        return DecodedAction("power", GREEN, _planet_pair(action - A_GREEN))
    if action < A_YELLOW:
        return DecodedAction("power", PURPLE, (_planet_place(action - A_PURPLE),))
    if action < A_BLUE:
        return DecodedAction("power", YELLOW, (_planet_place(action - A_YELLOW),))
    return DecodedAction("power", BLUE, (SKY_PLACES + action - A_BLUE,))


def decode(action: int) -> DecodedAction:
    if action < A_PLACE:
        return DecodedAction("draw", action - A_DRAW)
    if action < A_PASS:
        return DecodedAction("place", places=(SKY_PLACES + action - A_PLACE,))
    if action == A_PASS:
        return DecodedAction("pass")
    if action < A_DROP:
        return DecodedAction("swap", places=_sky_pair(action - A_SWAP))
    if action < A_RED:
        return DecodedAction("drop", places=_sky_pair(action - A_DROP))
    if action < A_SEND:
        return _power(action)
    column, level = divmod(action - A_SEND, TALLEST)
    return DecodedAction("send", places=(STRIDE * column + level,))


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
