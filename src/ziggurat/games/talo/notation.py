"""Talo's bars, places and tokens; what is written how: `docs/rules/talo.md`."""

from typing import NamedTuple

from ziggurat.core.messages import Message
from ziggurat.core.refusals import IllegalAction
from ziggurat.games.talo import space
from ziggurat.games.talo.construction import AXES, Bar
from ziggurat.schema.grammar import Form, Grammar, Letter, Number, Spelled

_COORDINATES = (
    Number("x", -space.BEYOND, space.SITE + space.BEYOND - 1),
    ",",
    Number("y", -space.BEYOND, space.SITE + space.BEYOND - 1, times=space.SPAN),
    ",",
)
_PLACEMENT = (
    Number("length", 1, space.LENGTHS, times=3 * space.CELLS),
    Letter("axis", AXES, times=space.CELLS),
    "@",
    *_COORDINATES,
    Number("z", 0, space.HEIGHT - 1, times=space.AREA),
)
_NO_SUCH_KINDS = 2 * space.CELLS  # 1x and 1y: a 1 is always upright (T9), so its one kind comes first

GRAMMAR = Grammar(
    Form("end", space.END, "."),
    Form("roll", space.ROLL, "+", Number("face", 1, space.LENGTHS)),
    Form("put", space.PUT, "@", Number("x", 0, space.SITE - 1), ",", Number("y", 0, space.SITE - 1, times=10)),
    Form("take", space.TAKE, "t", Number("length", 0, space.LENGTHS)),
    Form(
        "take-two", space.TAKE + 11, "t", Number("first", 1, 5, times=11), "+", Number("second", 0, space.LENGTHS)
    ),
    Form("move", space.MOVE, ">", *_COORDINATES, Number("height", 1, space.HEIGHT, times=space.AREA)),
    Form("place", space.PLACE - _NO_SUCH_KINDS, *_PLACEMENT, since=space.PLACE),
    Form("hold", space.HOLD - _NO_SUCH_KINDS, *_PLACEMENT, "!", since=space.HOLD),
)

# Fields that may be beyond their range: what is wrong then has a sentence of its own.
EXPLAINED = {"take-two": {"first"}, "move": {"x", "y"}, "place": {"x", "y"}, "hold": {"x", "y"}}


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


def token(action: int) -> str:
    """The one spelling of an action."""
    return GRAMMAR.spell(action)


def action_of(token: str) -> int:
    """The action of a token; raises IllegalAction, with what is wrong, if none is spelled so."""
    found = GRAMMAR.read(token)
    if found is None:
        raise _unreadable(token)
    if found.outside - EXPLAINED.get(found.form.name, set()):
        raise _unreadable(token)
    if found.form.name in ("take", "take-two"):
        _check_take(token, found)
    if found.form.name in ("place", "hold"):
        _check_bar(token, found)
    if found.outside:
        raise _too_far(token)
    return found.action


def _unreadable(token: str) -> IllegalAction:
    return IllegalAction(token, Message("talo-unreadable", args={"token": token}))


def _too_far(token: str, length: int = 0) -> IllegalAction:
    args = {"length": length, "token": token, "low": -space.BEYOND, "high": space.SITE + space.BEYOND - 1}
    return IllegalAction(token, Message("talo-too-far", "T11", args))


def _check_take(token: str, found: Spelled) -> None:
    lengths = [int(value) for value in found.values.values()]
    if 0 in lengths:
        raise _unreadable(token)
    if lengths != sorted(lengths) or sum(lengths) > space.LENGTHS:
        raise IllegalAction(token, Message("talo-bad-pair", "T6", {"token": token}))


def _check_bar(token: str, found: Spelled) -> None:
    length, axis, x, y, z = found.values.values()
    bar = Bar(int(length), str(axis), int(x), int(y), int(z))
    if bar.length == 1 and bar.axis != "z":
        raise IllegalAction(token, Message("talo-one-is-upright", "T9", {"token": token}))
    if found.outside:
        raise _too_far(token, bar.length)
    if bar.last[2] >= space.HEIGHT:
        raise IllegalAction(token, Message("talo-too-high", "T11", {"length": bar.length, "token": token}))
    if max(bar.last[:2]) >= space.SITE + space.BEYOND:
        raise _too_far(token, bar.length)
