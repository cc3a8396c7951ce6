"""Positions as text, as chess has FEN: written, and read with a sentence about the place where a text is wrong.

    players=3 1:n@c3,2:2x4@a1 -/-/- 3        options that differ from their defaults, a word each; then what the
                                            game's client schema writes (docs/reference/notation.md)

A game that declares no such text is written as its tokens from the start. Read again, it begins after them.
"""

import random
from urllib.parse import quote, unquote

from ziggurat.core.game import Game
from ziggurat.core.messages import Args, Message
from ziggurat.core.position import Position
from ziggurat.core.refusals import BadPosition, IllegalAction, display_value
from ziggurat.core.types import Choices, Settings
from ziggurat.kernel import OVER, ints
from ziggurat.schema.client_schema import letters_of

_PLAIN = ",/.@:+-"  # in the value of an option, beside letters and digits
_MOST_SHOWN = 20  # letters of a text from the place on where it is wrong


def write_position(position: Position) -> str:
    """The text of a position."""
    kind = position.game
    options = [f"{name}={quote(value, safe=_PLAIN)}" for name, value in kind.told(position.settings).items()]
    written = kind.client_schema.text if kind.client_schema else None
    return " ".join((*options, *([written(position)] if written else _tokens_of(position))))


def _tokens_of(position: Position) -> tuple[str, ...]:
    before = position.root.before
    return (before, *position.history) if before else position.history


def read_position(kind: Game, text: str, given: Choices) -> Position:
    """The position of a text under these options and those that it tells; raises BadPosition."""
    if not isinstance(text, str):
        raise BadPosition(Message("position-no-text", args={"value": display_value(text)}))
    told, own = _split(text)
    spelled = kind.spelled(given)
    for name in told.keys() & spelled.keys():
        if told[name] != spelled[name]:
            args = {"name": name, "told": told[name], "given": spelled[name]}
            raise BadPosition(Message("position-option", args=args))
    settings = kind.settle({**told, **spelled}, random.Random(0))
    mode = kind.mode(settings)
    fault = mode.client_schema.fault if mode.client_schema else None
    if fault is None:
        return _after_tokens(kind, settings, own)
    out, p = ints(fault.capacity), kind.started(settings)
    wrong = fault.read(out[: fault.write(p, letters_of(own), out)].tolist())
    if wrong is not None:
        raise BadPosition(_refused(wrong, own, len(text) - len(own)))
    rules = mode.rules(settings)
    made = Position(mode, settings, rules, p[: rules.state_size].copy(), None, OVER)
    if not made.over and not made.actions:
        raise BadPosition(Message("position-stuck"))
    return made


def options_in(kind: Game, text: str) -> dict[str, str]:
    """The options that a text tells, unchecked; not those that chance would draw for the next game."""
    drawn = {option.name for option in kind.options if option.drawn}
    return {name: value for name, value in _split(text)[0].items() if name not in drawn}


def _split(text: str) -> tuple[dict[str, str], str]:
    """The options that a text tells, and the rest of it."""
    words = text.split(" ")
    count = next((n for n, word in enumerate(words) if "=" not in word), len(words))
    told: dict[str, str] = {}
    for word in words[:count]:
        name, _, value = word.partition("=")
        if name in told:
            raise BadPosition(Message("option-twice", args={"name": name}))
        told[name] = unquote(value)
    return told, " ".join(words[count:])


def _after_tokens(kind: Game, settings: Settings, tokens: str) -> Position:
    """The position after these tokens, without the positions before it: there may be thousands."""
    position, spelled = kind.start(settings), list[str]()
    for number, token in enumerate(tokens.split(), start=1):
        try:
            after = position.play(token)
        except IllegalAction as refused:
            args: Args = {"number": number, "token": token, "why": refused.reason}
            raise BadPosition(Message("position-illegal", args=args)) from refused
        spelled.append(after.token(after.action))
        position = _first(after)
    return _first(position, " ".join(spelled))


def _first(position: Position, before: str = "") -> Position:
    """A position with which a game begins."""
    return Position(position.game, position.settings, position.rules, position.state, None, OVER, before)


def _refused(wrong: Message, text: str, skipped: int) -> Message:
    """What is wrong, with the place; `skipped` letters stand before the text."""
    place = int(wrong.args["place"])
    shown = text[place : place + _MOST_SHOWN]
    if not shown:
        return Message("position-refused-end", args={"why": wrong})
    return Message("position-refused", args={"place": place + skipped + 1, "shown": shown, "why": wrong})
