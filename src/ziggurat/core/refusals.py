"""What can go wrong, with a reason that people can read; and numbers from outside, which may be none."""

import operator
from typing import Any

from ziggurat.core.messages import Message, readable
from ziggurat.core.types import Json


class Refusal(ValueError):
    """An error with a reason that people can read in their language; programs use its code.

    `status` is that of a response over HTTP. Subclasses have their own.
    """

    code: str = "refused"
    status: int = 422

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.text())
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles and copies the attributes: Python would call the class again with the text as the reason."""
        return _remade, (type(self), self.args, self.__dict__)


class UnknownGame(Refusal):
    """There is no game of that name."""

    code = "unknown-game"
    status = 404


class BadOption(Refusal):
    """An option or a value that the game does not know."""

    code = "bad-option"


class IllegalAction(Refusal):
    """An action that the rules do not allow here."""

    code = "illegal-action"

    def __init__(self, token: str, reason: Message) -> None:
        super().__init__(reason)
        self.token = token
        self.clause = reason.clause
        self.message = reason.text()


class BadPosition(Refusal):
    """A text that describes no position of the game."""

    code = "bad-position"


class PlayedByHand(Refusal):
    """A program wanted to play a game whose actions cannot be listed."""

    code = "played-by-hand"


def _remade(kind: type[Refusal], args: tuple[Any, ...], state: Json) -> Refusal:
    made = kind.__new__(kind, *args)
    made.args = args
    made.__dict__.update(state)
    return made


def as_int(value: object) -> int | None:
    """An integer of any kind (Python, NumPy or another library) as an int; None if the object is not one.

    A bool does not count: a caller who plays `True` has mistaken an entry of a mask for an action.
    """
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)  # type: ignore[arg-type]  # that is the question
    except TypeError:
        return None


def expect_seed(value: object) -> int:
    """A seed; refuses anything but a whole number."""
    seed = as_int(value)
    if seed is None:
        raise Refusal(Message("bad-seed", args={"value": display_value(value)}))
    return seed


def seed_or_none(value: object) -> int | None:
    """A seed, or None for real randomness."""
    return None if value is None else expect_seed(value)


def display_value(value: object) -> str:
    """A value as a sentence about it shows it: short and on one line."""
    return str(readable(repr(value) if isinstance(value, str) and not value else value))
