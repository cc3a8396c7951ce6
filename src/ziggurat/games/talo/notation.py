"""Talo's bars, places and tokens; what is written how: `docs/rules/talo.md`."""

import re
from typing import NamedTuple

from ziggurat.core import IllegalAction
from ziggurat.games.talo import space
from ziggurat.games.talo.construction import Bar
from ziggurat.messages import Message

NUMBER = r"(0|-?[1-9][0-9]?)"
PUT = re.compile(r"@([0-9]),([0-9])")
ROLL = re.compile(r"\+([1-9]|10)")
TAKE = re.compile(r"t([1-9]|10)(?:\+([1-9]))?")
MOVE = re.compile(rf">{NUMBER},{NUMBER},([1-9]|10)")
PLACE = re.compile(rf"([1-9]|10)([xyz])@{NUMBER},{NUMBER},([0-9])(!?)")


class Place(NamedTuple):
    """Where a pawn stands: height 0 is the board."""

    x: int
    y: int
    height: int

    def __str__(self) -> str:
        return f"{self.x},{self.y},{self.height}"


def place_over(under: int) -> Place:
    """The place on top of a cell."""
    return Place(int(space.x_of(under)), int(space.y_of(under)), int(space.z_of(under)) + 1)


def placed_bar(action: int) -> Bar:
    """The bar of a placement."""
    kind, cell = divmod((action - space.PLACE) % (space.HOLD - space.PLACE), space.CELLS)
    return Bar.of(cell * space.KINDS + kind)


def lengths_taken(action: int) -> tuple[int, ...]:
    """The lengths that an action takes from the supply, 0 for none."""
    return divmod(action - space.TAKE, 11) if space.TAKE <= action < space.MOVE else ()


def token(action: int) -> str:
    """The one spelling of an action."""
    if action == space.END:
        return "."
    if action < space.PUT:
        return f"+{action}"
    if action < space.TAKE:
        y, x = divmod(action - space.PUT, space.SITE)
        return f"@{x},{y}"
    if action < space.MOVE:
        a, b = divmod(action - space.TAKE, 11)
        return f"t{a}+{b}" if a else f"t{b}"
    if action < space.PLACE:
        return f">{place_over(action - space.MOVE)}"
    return f"{placed_bar(action)}{'!' if action >= space.HOLD else ''}"


def action_of(token: str) -> int:
    """The action of a token; raises IllegalAction, with what is wrong, if none is spelled so."""
    if token == ".":
        return space.END
    if found := ROLL.fullmatch(token):
        return int(found[1])
    if found := PUT.fullmatch(token):
        return space.PUT + space.SITE * int(found[2]) + int(found[1])
    if found := TAKE.fullmatch(token):
        return _take(token, int(found[1]), int(found[2] or 0))
    if found := MOVE.fullmatch(token):
        x, y, height = int(found[1]), int(found[2]), int(found[3])
        _check_box(token, x, y, height - 1)
        return space.MOVE + space.cell_at(x, y, height - 1)
    if found := PLACE.fullmatch(token):
        bar = Bar(int(found[1]), found[2], int(found[3]), int(found[4]), int(found[5]))
        return _place(token, bar, bool(found[6]))
    raise IllegalAction(token, Message("talo-unreadable", args={"token": token}))


def _take(token: str, first: int, second: int) -> int:
    if second and (first > second or first + second > space.LENGTHS):
        raise IllegalAction(token, Message("talo-bad-pair", "T6", {"token": token}))
    a, b = (first, second) if second else (0, first)
    return space.TAKE + 11 * a + b


def _place(token: str, bar: Bar, hold: bool) -> int:
    if bar.length == 1 and bar.axis != "z":
        raise IllegalAction(token, Message("talo-one-is-upright", "T9", {"token": token}))
    _check_box(token, *bar.start)
    _check_box(token, *bar.last)
    return (space.HOLD if hold else space.PLACE) + bar.kind * space.CELLS + bar.cell


def _check_box(token: str, x: int, y: int, z: int) -> None:
    if z >= space.HEIGHT:
        raise IllegalAction(token, Message("talo-too-high", "T11", {"token": token}))
    low, high = -space.BEYOND, space.SITE + space.BEYOND - 1
    if not (low <= x <= high and low <= y <= high):
        raise IllegalAction(token, Message("talo-too-far", "T11", {"token": token, "low": low, "high": high}))
