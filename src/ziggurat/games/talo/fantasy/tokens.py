"""How fantasy's actions are written (T29) and numbered: by the number that the letters of a token spell."""

import re
from typing import NamedTuple

import numpy as np

from ziggurat.core.messages import Message
from ziggurat.core.refusals import IllegalAction
from ziggurat.games.talo.fantasy.poses import TURN, UNIT, Bar, Pose

PASS, DONE = ".", "done"
MOST_LETTERS = 4_000  # of a token: two bars released, and the poses at rest of all 55

_LENGTH = "(?:10|[1-9])"
_FACE = re.compile(rf"\+({_LENGTH})")
_TAKE = re.compile(rf"t(?:({_LENGTH})\+)?({_LENGTH})")
_PLACE = r"-?[0-9]{1,4}(?:\.[0-9]{1,3})?"
_PART = r"-?[0-9](?:\.[0-9]{1,5})?"
_POSE = rf"{_PLACE},{_PLACE},{_PLACE}/{_PART},{_PART},{_PART},{_PART}"
_RELEASE = rf"{_LENGTH}@{_POSE}"
_REST = rf"[1-9][0-9]?:{_POSE}"
_PLACEMENT = re.compile(rf"({_RELEASE}(?:&{_RELEASE})?)~((?:{_REST}(?:;{_REST})*)?)(<?)")
_CLOSE = 2e-5  # a quaternion of five decimals is no closer to length 1


class Placement(NamedTuple):
    """Bars released together, the poses at rest of those that moved by number, and whether one came back."""

    released: tuple[Bar, ...]
    rests: dict[int, Pose]
    back: bool


# ── Numbers ──────────────────────────────────────────────────────────────────────────────────────────────
def number_of(token: str) -> int:
    return int.from_bytes(token.encode("ascii"), "big")


def token_of(action: int) -> str:
    return action.to_bytes(-(-action.bit_length() // 8), "big").decode("ascii", "replace")


NUM_ACTIONS = 1 << (8 * MOST_LETTERS)


def action_of(token: str) -> int:
    """The action of a token; raises IllegalAction if none is written so."""
    if token in (PASS, DONE) or _FACE.fullmatch(token) or _TAKE.fullmatch(token):
        return number_of(token)
    return number_of(spelled(placement(token)))


# ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────
def face(token: str) -> int | None:
    """What a roll shows; None for any other action."""
    found = _FACE.fullmatch(token)
    return int(found[1]) if found else None


def take(token: str) -> tuple[int, int] | None:
    """The lengths that an action takes, 0 and one of them or two; None for any other action."""
    found = _TAKE.fullmatch(token)
    return (int(found[1] or 0), int(found[2])) if found else None


def placement(token: str) -> Placement:
    """What a token releases and where it comes to rest; raises IllegalAction for any other token."""
    found = _PLACEMENT.fullmatch(token) if len(token) <= MOST_LETTERS else None
    if found is None:
        raise unreadable(token)
    try:
        released = tuple(_release(text) for text in found[1].split("&"))
        rests = dict(sorted(_rest(text) for text in found[2].split(";") if text))
    except ZeroDivisionError:
        raise IllegalAction(token, Message("talo-fantasy-no-turn", "T29")) from None
    if len(rests) != found[2].count(":"):
        raise unreadable(token)
    return Placement(released, rests, bool(found[3]))


def unreadable(token: str) -> IllegalAction:
    return IllegalAction(token, Message("talo-fantasy-unreadable", "T29", {"token": token}))


def _release(text: str) -> Bar:
    length, _, pose = text.partition("@")
    return Bar(int(length), _pose(pose))


def _rest(text: str) -> tuple[int, Pose]:
    number, _, pose = text.partition(":")
    return int(number), _pose(pose)


def _pose(text: str) -> Pose:
    place, _, turn = text.partition("/")
    x, y, z = (round(float(part) * UNIT) for part in place.split(","))
    return Pose(x, y, z, *unit([round(float(part) * TURN) for part in turn.split(",")]))


def unit(parts: list[int]) -> list[int]:
    """A quaternion of length 1 whose first part that is not 0 is positive."""
    length = float(np.linalg.norm(parts)) / TURN
    if length == 0:
        raise ZeroDivisionError
    first = next(part for part in parts if part)
    scale = (1 if abs(length - 1) <= _CLOSE else 1 / length) * (1 if first > 0 else -1)
    return [round(part * scale) for part in parts]


# ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────
def spelled(placed: Placement) -> str:
    """The one spelling of a placement."""
    released = "&".join(f"{bar.length}@{pose_text(bar.pose)}" for bar in placed.released)
    rests = ";".join(f"{number}:{pose_text(pose)}" for number, pose in placed.rests.items())
    return f"{released}~{rests}{'<' if placed.back else ''}"


def pose_text(pose: Pose) -> str:
    place = ",".join(f"{part / UNIT:.3f}" for part in pose[:3])
    return f"{place}/{','.join(f'{part / TURN:.5f}' for part in pose[3:])}"


def take_token(first: int, second: int) -> str:
    return f"t{first}+{second}" if first else f"t{second}"
