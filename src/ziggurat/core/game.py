"""What a game is: its options, and tokens, views, diagrams and reasons around its compiled rules.

A `Game` is the face of its compiled rules for people and programs. A `Position` is immutable: playing an action
gives the next one. Randomness comes in from outside; a position never holds a seed.
"""

import inspect
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

import numpy as np

from ziggurat.core.arguments import Argument, encode
from ziggurat.core.messages import ENGLISH, TOO_LONG, Message, has_message, readable
from ziggurat.core.parts import EncodedHints, Hints, Idea, Missions
from ziggurat.core.position import Position, Quick
from ziggurat.core.refusals import BadOption, as_int, display_value, seed_or_none
from ziggurat.core.types import Choices, Painter, Settings
from ziggurat.kernel import OVER, Ints, Rules

if TYPE_CHECKING:
    from ziggurat.bots.bot import Solver
    from ziggurat.bots.engine.heuristics import Heuristics
    from ziggurat.schema.client_schema import ClientSchema, Encoder
    from ziggurat.teaching.puzzles import Puzzles

T = TypeVar("T")


@dataclass(frozen=True)
class Option:
    """A choice made before the game. Without `values` and `unlisted` it is free text, which the game checks."""

    name: str
    """As it is written in `name=value`."""
    values: tuple[str, ...]
    """The values that are offered."""
    default: str = ""
    """The value if none is given; empty: the option is left out."""
    drawn: bool = False
    """Whether it is left to chance unless it is given."""
    unlisted: tuple[str, ...] = ()
    """Values that are accepted but not offered: they mean something only beside other options, or the page has no
    board for them yet."""

    @property
    def accepted(self) -> tuple[str, ...]:
        """All accepted values; none for free text."""
        return (*self.values, *self.unlisted)


class Game(ABC):
    """One of the games: options, tokens, views, diagrams and reasons around its compiled rules."""

    name: ClassVar[str]
    """The name in code, records, URLs and commands."""
    title: ClassVar[str]
    """The printed name; the message `<name>-title` has it in each language."""
    version: ClassVar[str]
    """The version of the rules. It changes if and only if stored games would replay differently."""
    options: ClassVar[tuple[Option, ...]] = ()
    """The options, in the order in which they are shown."""

    client_schema: "ClientSchema | None" = None
    """What its compiled functions tell clients."""
    # Optional parts, each a `component`; None: the game has none.
    hints: "Hints | None" = None
    """Where a hint says to look, and the facts behind it."""
    heuristics: "Callable[[Settings], Heuristics] | None" = None
    """What the search knows beyond the rules."""
    idea: "Idea | None" = None
    """The one thing that a beginner looks at."""
    learning: Any = None
    """How networks see it (`ziggurat train`): a `Course`."""
    puzzles: "Puzzles | None" = None
    """The puzzles of the day."""
    solver: "Solver | None" = None
    """A bot that knows the game exactly."""
    missions: "Missions | None" = None
    """Tasks for one player."""
    ratings: "Path | None" = None
    """A file with the ratings of the five levels (`ziggurat.bots.ratings`)."""
    lessons: "Path | None" = None
    """The steps in which it is taught: a `lessons.toml` (`ziggurat.teaching.lessons`)."""
    locales: "Path | None" = None
    """Of a game from another package: the folder of its messages, `<language>/*.ftl`."""

    def quick(self, position: "Position") -> Quick:
        """What the rules certainly do at once in this position; a game that does not know says nothing."""
        return Quick.NOTHING

    # For people
    @property
    def title_message(self) -> Message | str:
        """The title as a message; a game of another package may have none."""
        message = f"{self.name}-title"
        return Message(message) if has_message(message) else self.title

    def title_in(self, language: str) -> str:
        """The game's name in a language."""
        return str(readable(self.title_message, language))

    # Options
    def defaults(self, given: Settings) -> dict[str, str]:
        """The value of each option that is not given and not drawn."""
        return {option.name: option.default for option in self.options if option.default}

    def draw(self, option: Option, settings: Settings, chance: random.Random) -> str:
        """A value for an option that is left to chance."""
        return chance.choice(option.values)

    def applies(self, option: Option, settings: Settings) -> bool:
        """Whether an option has an effect with these others; only then is it drawn, if it is left to chance."""
        return True

    def check(self, settings: Settings) -> None:
        """Raises BadOption if values contradict each other, or if the game does not know a free text."""

    def spelled(self, given: Choices) -> dict[str, str]:
        """Options as text: 3 is "3", and True is "on" for an option with the values on and off.

        Raises BadOption for an option or a value that the game does not know.
        """
        known = {option.name: option for option in self.options}
        found = {}
        for name, value in given.items():
            if name not in known:
                raise BadOption(self._unknown_option(name))
            found[name] = self._spelled(known[name], value)
        return found

    def _spelled(self, option: Option, value: object) -> str:
        text = value if isinstance(value, str) else _text_of(value)
        if isinstance(value, (bool, np.bool_)) and {"on", "off"} <= set(option.values):
            text = "on" if value else "off"
        if text is None or (option.accepted and text not in option.accepted):
            args = {"name": option.name, "value": display_value(value), "values": tuple(option.accepted)}
            raise BadOption(Message("bad-value" if option.accepted else "bad-text", args=args))
        return str(text)

    def told(self, settings: Settings) -> dict[str, str]:
        """The options that a text must contain: those that differ from their defaults or were drawn by chance."""
        defaults = self.defaults(settings)
        drawn = {option.name for option in self.options if option.drawn}
        return {name: value for name, value in settings.items() if name in drawn or defaults.get(name) != value}

    def settle(self, given: Choices, chance: random.Random) -> Settings:
        """All options, checked and complete: those given, those drawn by chance, and defaults for the rest."""
        given = self.spelled(given)
        settings = {**self.defaults(given), **given}
        self.check(settings)
        for option in self.options:
            if option.drawn and option.name not in settings and self.applies(option, settings):
                settings[option.name] = self.draw(option, settings, chance)
        return MappingProxyType({o.name: settings[o.name] for o in self.options if o.name in settings})

    def _unknown_option(self, name: object) -> Message:
        names = tuple(option.name for option in self.options)
        message = "unknown-option" if names else "no-options"
        return Message(message, args={"name": display_value(name), "game": self.name, "names": names})

    def start(self, given: Choices | None = None, *, seed: int | None = None, **options: str | int) -> "Position":
        """The start position. `seed` fixes the options left to chance; without it they are drawn at random, unlike
        those of a batch, whose seed is 0 then."""
        settings = self.settle({**(given or {}), **options}, random.Random(seed_or_none(seed)))
        mode = self.mode(settings)
        rules = mode.rules(settings)
        return Position(mode, settings, rules, self.started(settings)[: rules.state_size].copy(), None, OVER)

    def values(self, option: Option, settings: Settings) -> tuple[str, ...]:
        """The values of an option that are compatible with these settings."""
        return option.values

    def mode(self, settings: Settings) -> "Game":
        """The game that its positions belong to under these options: a mode may have a class of its own."""
        return self

    def begin(self, text: str, given: Choices | None = None) -> "Position":
        """The position of a text, or the start if it is empty; options left to chance are the same each time."""
        return self.position(text, given) if text else self.start(given, seed=0)

    def started(self, settings: Settings) -> Ints:
        """A workspace at the start of a game."""
        mode = self.mode(settings)
        rules = mode.rules(settings)
        state = rules.workspace()
        rules.start(state, np.array(mode.encode(settings), dtype=np.int64))
        return state

    def position(self, text: str, given: Choices | None = None, **options: str | int) -> "Position":
        """The position that a text describes (`docs/reference/notation.md`); it has no history. An option
        that is not given has the value that the text names, or its default.

        Raises BadPosition, which names the place, if the text describes no position or one that no game leads to.
        """
        from ziggurat.records.position_text import read_position  # which knows this module

        return read_position(self, text, {**(given or {}), **options})

    # The rules, and what only this game knows
    @abstractmethod
    def rules(self, settings: Settings) -> Rules:
        """The compiled rules under these options."""

    def arguments(self) -> tuple[Argument, ...]:
        """How options become the integers that `rules.start` reads, as data; a game may write `encode` instead."""
        raise NotImplementedError(f"{type(self).__name__} has neither `arguments` nor `encode`.")

    def encode(self, settings: Settings) -> list[int]:
        """The options as the integers that `rules.start` reads."""
        return encode(self.arguments(), settings)

    @abstractmethod
    def token(self, settings: Settings, action: int) -> str:
        """The one spelling of an action."""

    @abstractmethod
    def action(self, settings: Settings, token: str) -> int:
        """The action of a token, legal or not; raises IllegalAction if the token spells no action."""

    # What clients are told: read from the numbers of its `client schema`, or written by a game that has none
    def reason(self, position: "Position", action: int) -> Message:
        """Why an illegal action is illegal here."""
        return self._client_schema.refusal(position, action)

    def ending(self, position: "Position") -> Message:
        """Why a finished game is over."""
        return self._client_schema.ending(position)

    def prompt(self, position: "Position") -> Message:
        """What to do now, and who does it, in one plain sentence."""
        return self._client_schema.prompt(position)

    def view(self, position: "Position") -> Any:
        """What can be seen on the table: a struct for clients."""
        return self._client_schema.view(position)

    def steps(self, before: "Position", action: int) -> list[Any]:
        """What happens when an action is played, in order, for a client to show."""
        found: list[Any] = self._client_schema.steps(before, action)
        return found

    def preview(self, position: "Position", action: int) -> Any:
        """What a preview shows beside the steps of an action, or beside the reason against it; None if nothing."""
        shown = self.client_schema.preview if self.client_schema else None
        return shown(position, action) if shown else None

    def encoders(self) -> "Iterator[tuple[str, Encoder[Any]]]":
        """All that its compiled functions write for clients, by name: its client schema, and its hints."""
        yield from self.client_schema.parts() if self.client_schema else ()
        if isinstance(self.hints, EncodedHints):
            yield "hint", self.hints.encoder

    @property
    def _client_schema(self) -> "ClientSchema":
        if self.client_schema is None:
            raise NotImplementedError(f"{type(self).__name__} has no client schema and does not say this itself.")
        return self.client_schema

    @abstractmethod
    def diagram(self, position: "Position", paint: Painter, language: str = ENGLISH) -> str:
        """The position drawn in text, with words in a language. Styles: the pieces' colours, `dim`, `bold`."""

    def diagram_cell(self, position: "Position", action: int) -> tuple[int, int] | None:
        """Where in the diagram an action is pressed on the page: the line and the character in it, from 0.

        Several actions may share a cell. None: the action is only in the list.
        """
        return None


def in_language(call: Callable[..., T], language: str, *args: Any) -> T:
    """Calls a function of a game with the language, if it takes one; games from outside may not."""
    if "language" in inspect.signature(call).parameters:
        return call(*args, language=language)
    return call(*args)


def _text_of(value: object) -> str | None:
    """A whole number in digits; nothing for what is none, or has more digits than any option."""
    number = as_int(value)
    return None if number is None or abs(number) >= TOO_LONG else str(number)
