"""Nivos's cells, plates and tokens; what is written how: `docs/rules/nivos.md`."""

import re
from typing import NamedTuple

from ziggurat.core.messages import Message
from ziggurat.core.refusals import IllegalAction
from ziggurat.core.types import Settings
from ziggurat.games.nivos import rules
from ziggurat.games.nivos.plates import SIZES
from ziggurat.games.nivos.rules import BOARD, CYLINDERS, SHAPES, SQUARES

CELL_NAMES = tuple(f"{column}{row}" for row in range(1, BOARD + 1) for column in "abcdefghij"[:BOARD])
SIZE_NAMES = tuple(map(str, SIZES))
SHAPE_NAMES = tuple(f"{width}x{depth}" for width, depth in zip(rules.WIDTH, rules.DEPTH, strict=True))
_TOKEN = re.compile(
    r"(?P<source>[rt]?)(?P<shape>[1-9]x[1-9])@(?P<cell>[a-z][0-9])"
    r"|n@(?P<spot>[a-z][0-9])|c(?P<height>[0-9])|(?P<passing>pass)",
    re.ASCII,
)


class Laying(NamedTuple):
    """An action that lays a plate: from where, as which shape, its south-west cell."""

    source: str  # "" the seat's own hand, "r" the reserve, "t" the team mate's hand, "n" for the neutral plate
    shape: int
    cell: int


_FIRST_ACTION = {"t": rules.MATE, "n": rules.UNCOLOURED, "r": rules.RESERVE, "": rules.OWN}  # highest first


def laying(action: int) -> Laying | None:
    """What an action lays, if it lays a plate."""
    if rules.PASS <= action < rules.MATE:
        return None
    source = next(source for source, first in _FIRST_ACTION.items() if action >= first)
    shape, cell = divmod(action - _FIRST_ACTION[source], SQUARES)
    return Laying(source, SHAPES if source == "n" else shape, cell)


def _spelled(action: int) -> str:
    lays = laying(action)
    if lays is None:
        return "pass" if action == rules.PASS else f"c{action - rules.CYLINDER + 1}"
    plate = "n" if lays.source == "n" else lays.source + SHAPE_NAMES[lays.shape]
    return f"{plate}@{CELL_NAMES[lays.cell]}"


# Two or three players have no team mate: their actions are the first of these.
SPELLED = tuple(_spelled(action) for action in range(rules.ACTIONS))


def token(action: int) -> str:
    """The one spelling of an action."""
    return SPELLED[action]


def action_of(settings: Settings, token: str) -> int:
    """The action of a token; raises IllegalAction, with what is wrong, if none is spelled so."""
    read = _TOKEN.fullmatch(token)
    if read is None:
        raise IllegalAction(token, Message("nivos-unreadable", args={"token": token}))
    if read["passing"]:
        return rules.PASS
    if read["height"]:
        return _cylinder(token, int(read["height"]))
    if read["spot"]:
        return rules.UNCOLOURED + _cell(token, read["spot"])
    if read["source"] == "t" and settings["players"] != "4":
        raise IllegalAction(token, Message("nivos-no-mate", "N10"))
    return _FIRST_ACTION[read["source"]] + SQUARES * _shape(token, read) + _cell(token, read["cell"])


def _cylinder(token: str, height: int) -> int:
    if not 1 <= height <= CYLINDERS:
        raise IllegalAction(token, Message("nivos-no-such-cylinder", "N3", {"count": CYLINDERS}))
    return rules.CYLINDER + height - 1


def _cell(token: str, name: str) -> int:
    if name not in CELL_NAMES:
        args = {"cell": name, "first": CELL_NAMES[0], "last": CELL_NAMES[-1]}
        raise IllegalAction(token, Message("nivos-no-such-cell", "N1", args))
    return CELL_NAMES.index(name)


def _shape(token: str, read: re.Match[str]) -> int:
    shape = SHAPE_NAMES.index(read["shape"]) if read["shape"] in SHAPE_NAMES else None
    if shape is None:
        args = {"size": read["shape"], "sizes": list(SIZE_NAMES)}
        raise IllegalAction(token, Message("nivos-no-such-plate", "N2", args))
    if shape == SHAPES:
        raise IllegalAction(token, Message("nivos-neutral-name", "N2", {"cell": read["cell"]}))
    return shape
