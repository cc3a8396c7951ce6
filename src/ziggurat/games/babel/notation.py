"""Babel's cells, faces and tokens; what is written how: `docs/rules/babel.md`."""

from ziggurat.core.messages import Message
from ziggurat.core.refusals import IllegalAction
from ziggurat.games.babel.rules import CELLS, ORIENTATIONS, PATTERN

CELL_NAMES = ("a1", "b1", "a2", "b2")
OPPOSITE = {"e": "w", "w": "e", "n": "s", "s": "n", "u": "d", "d": "u"}


def faces(cell: int) -> str:
    """The letters of the four faces that can bulge, in the order of the pattern's bits."""
    return ("w" if cell & 1 else "e") + ("s" if cell & 2 else "n") + "ud"


def bulges(cell: int, orientation: int) -> str:
    return "".join(letter for bit, letter in enumerate(faces(cell)) if PATTERN[orientation] >> bit & 1)


BULGES = tuple(bulges(cell, orientation) for cell in range(CELLS) for orientation in range(ORIENTATIONS))
SPELLED = tuple(CELL_NAMES[action // ORIENTATIONS] + (letters or "-") for action, letters in enumerate(BULGES))
MEANT = {token: action for action, token in enumerate(SPELLED)}


def token(action: int) -> str:
    """The one spelling of an action."""
    return SPELLED[action]


def action_of(token: str) -> int:
    """The action of a token; raises IllegalAction, with what is wrong, if none is spelled so."""
    if (action := MEANT.get(token)) is None:
        raise IllegalAction(token, _unreadable(token))
    return action


def _unreadable(token: str) -> Message:
    """Why no action is spelled so."""
    cell, letters = token[:2], token[2:]
    if cell not in CELL_NAMES or not letters:
        return Message("babel-unreadable", args={"token": token})
    place = CELL_NAMES.index(cell)
    inward = faces(place)
    for letter in letters if letters != "-" else "":
        if OPPOSITE.get(letter, "?") in inward[:2]:
            return Message("babel-outer", "B6", {"side": letter, "cell": cell})
    pattern = sum(1 << inward.index(letter) for letter in set(letters) if letter in inward)
    if letters != ("".join(c for b, c in enumerate(inward) if pattern >> b & 1) or "-"):
        return Message("babel-unreadable", args={"token": token})
    return Message("babel-no-such-cube", "B2", {"count": len(letters)})
