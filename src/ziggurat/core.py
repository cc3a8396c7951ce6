"""What a game is: its options, positions, outcomes and refusals.

A `Game` is the face of its compiled rules for people and programs. A `Position` is immutable: playing an action
gives the next one. Randomness comes in from outside; a position never holds a seed.
"""

import inspect
import operator
import random
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Flag, auto
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, SupportsIndex, TypeVar

import numpy as np
from msgspec import Struct, json, to_builtins

from ziggurat.arguments import Argument, encode
from ziggurat.kernel import CHANCE, OVER, WIN, Bytes, Ints, Rules, ints
from ziggurat.messages import ENGLISH, TOO_LONG, Message, has_message, readable

if TYPE_CHECKING:
    from ziggurat.bots.bot import Solver
    from ziggurat.bots.engine.heuristics import Heuristics
    from ziggurat.learning.course import Course
    from ziggurat.puzzles import Puzzles
    from ziggurat.seam import Seam, Written

Settings = Mapping[str, str]
Choices = Mapping[str, Any]  # options as a program gives them: texts, or whole numbers of any kind
Json = dict[str, Any]
Painter = Callable[[str, str], str]  # paint(text, style): the text, coloured where the terminal can
T = TypeVar("T")


# ── What can go wrong ────────────────────────────────────────────────────────────────────────────────────
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


def _remade(kind: type[Refusal], args: tuple[Any, ...], state: Json) -> Refusal:
    made = kind.__new__(kind, *args)
    made.args = args
    made.__dict__.update(state)
    return made


# ── Numbers from outside ─────────────────────────────────────────────────────────────────────────────────
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


# ── What a game offers ───────────────────────────────────────────────────────────────────────────────────
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


class Quick(Flag):
    """What the rules do within about a millisecond. A server keeps everything else off its event loop."""

    NOTHING = 0
    LISTING = auto()
    """Listing the legal actions."""
    PLAYING = auto()
    """Judging any one action, and playing it."""
    SHOWING = auto()
    """Making the view."""
    EVERYTHING = LISTING | PLAYING | SHOWING


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    returns: tuple[float, ...]
    """Each seat's result: 1 for a win, 0 for a loss, shares in between."""
    reason: Message
    """Why the game is over."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won or share the win."""
        return tuple(seat for seat, share in enumerate(self.returns, start=1) if share > 0)


Progress = Callable[[int, int], None]  # progress(done, of)
Idea = Callable[["Position"], list[int]]  # of the legal actions, those that a beginner with one idea likes best


@dataclass(frozen=True)
class Report:
    """What is proven or measured about a game: as data, and in words and tables for the terminal."""

    data: Json
    text: str


# ── What only some games have ────────────────────────────────────────────────────────────────────────────
class Highlight(Struct, frozen=True):
    """What a hint points at: cells of one layer of the plan, and a piece beside the board by its name there."""

    layer: int
    cells: list[str]
    piece: str = ""


class Hints(Protocol):
    """What a hint says about an action: `games/<game>/hints.py`."""

    def highlight(self, position: "Position", action: int) -> Highlight:
        """What these sentences point at; never more than they say."""
        ...

    def where_and_piece(self, position: "Position", action: int) -> tuple[Message, Message]:
        """The first two steps of a hint: where to look, and which piece to take."""
        ...

    def facts(self, position: "Position", action: int) -> list[Message]:
        """What follows from the rules for an action: what it wins, costs or leaves to the other side."""
        ...


class WrittenHints:
    """Hints that a compiled function writes: the `hint` of a game's seam, a struct with these four fields."""

    def __init__(self, written: "Written[Any]") -> None:
        self._hint = lru_cache(maxsize=8)(written)  # its parts are asked for one after the other

    def highlight(self, position: "Position", action: int) -> Highlight:
        shown = self._hint(position, action).highlight
        return Highlight(shown.layer, shown.cells, shown.piece)

    def where_and_piece(self, position: "Position", action: int) -> tuple[Message, Message]:
        found = self._hint(position, action)
        return found.where, found.piece

    def facts(self, position: "Position", action: int) -> list[Message]:
        return list(self._hint(position, action).facts)


class Missions(Protocol):
    """Tasks for one player."""

    def rows(self, language: str) -> list[Json]:
        """The missions: number, title and what is on the table."""
        ...

    def report(self, games: int, simulations: int, progress: Progress, language: str) -> Report:
        """How hard they are: the search plays each of them `games` times, on all cores."""
        ...


class _Component:
    """An attribute of a game that is imported on first access."""

    def __init__(self, path: str) -> None:
        self._path = path

    def __get__(self, kind: "Game | None", owner: type) -> Any:
        module, _, name = self._path.partition(":")
        found = import_module(module)
        return getattr(found, name) if name else found


def component(path: str) -> Any:
    """One of the optional parts of a game, in a module of its own: "module", or "module:name in it"."""
    return _Component(path)


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

    seam: "Seam | None" = None
    """What its compiled functions tell clients."""
    # Optional parts, each a `component`; None: the game has none.
    hints: "Hints | None" = None
    """Where a hint says to look, and the facts behind it."""
    heuristics: "Callable[[Settings], Heuristics] | None" = None
    """What the search knows beyond the rules."""
    idea: "Idea | None" = None
    """The one thing that a beginner looks at."""
    learning: "Course | None" = None
    """How networks see it (`ziggurat train`)."""
    puzzles: "Puzzles | None" = None
    """The puzzles of the day."""
    solver: "Solver | None" = None
    """A bot that knows the game exactly."""
    missions: "Missions | None" = None
    """Tasks for one player."""
    ratings: "Path | None" = None
    """A file with the ratings of the five levels (`ziggurat.bots.ratings`)."""
    lessons: "Path | None" = None
    """The steps in which it is taught: a `lessons.toml` (`ziggurat.lessons`)."""
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
        p = rules.workspace()
        rules.start(p, np.array(mode.encode(settings), dtype=np.int64))
        return p

    def position(self, text: str, given: Choices | None = None, **options: str | int) -> "Position":
        """The position that a text describes (`docs/reference/notation.md`); it has no history. An option
        that is not given has the value that the text names, or its default.

        Raises BadPosition, which names the place, if the text describes no position or one that no game leads to.
        """
        from ziggurat.position_text import read_position  # which knows this module

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

    # What clients are told: read from the numbers of its `seam`, or written by a game that has none
    def reason(self, position: "Position", action: int) -> Message:
        """Why an illegal action is illegal here."""
        return self._seam.refusal(position, action)

    def ending(self, position: "Position") -> Message:
        """Why a finished game is over."""
        return self._seam.ending(position)

    def prompt(self, position: "Position") -> Message:
        """What to do now, and who does it, in one plain sentence."""
        return self._seam.prompt(position)

    def view(self, position: "Position") -> Any:
        """What can be seen on the table: a struct for clients."""
        return self._seam.view(position)

    def steps(self, before: "Position", action: int) -> list[Any]:
        """What happens when an action is played, in order, for a client to show."""
        found: list[Any] = self._seam.steps(before, action)
        return found

    def preview(self, position: "Position", action: int) -> Any:
        """What a preview shows beside the steps of an action, or beside the reason against it; None if nothing."""
        shown = self.seam.preview if self.seam else None
        return shown(position, action) if shown else None

    @property
    def _seam(self) -> "Seam":
        if self.seam is None:
            raise NotImplementedError(f"{type(self).__name__} has no seam and does not say this itself.")
        return self.seam

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


class cached(Generic[T]):  # noqa: N801 – a decorator
    """A property of a position that is computed at the first access, then kept.

    Like `functools.cached_property`, but without its lock (before Python 3.12), which cost more than computing.
    """

    def __init__(self, find: "Callable[[Position], T]") -> None:
        self._find = find
        self.__doc__ = find.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, position: "Position", owner: type | None = None) -> T:
        found = position.__dict__[self._name] = self._find(position)
        return found


# ── Rules that only the referee uses ─────────────────────────────────────────────────────────────────────
class PlayedByHand(Refusal):
    """A program wanted to play a game whose actions cannot be listed."""

    code = "played-by-hand"


@dataclass(frozen=True, eq=False, kw_only=True)
class RefereeRules(Rules):
    """Rules in plain Python whose `legal` lists only some of the legal actions; `allowed` judges the others.

    Positions, records, tables and the protocol work with them as with any rules. Whatever must know all actions
    refuses them (`expect_listed`): searches, perft, environments.
    """

    title: Message  # of the game or its mode, for that refusal
    idle: int  # the action that is played for a seat whose person is away
    done: str  # the token that ends the game for all
    sample: Callable[[Ints, Ints], int] = field(init=False)
    observe: Callable[[Ints, int, Bytes], None] = field(init=False)
    observation_shape: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "sample", self._refuse)
        object.__setattr__(self, "observe", self._refuse)

    @property
    def searchable(self) -> bool:
        return False

    def _refuse(self, *_: object) -> Any:
        raise PlayedByHand(Message("played-by-hand", args={"game": self.title}))


def expect_listed(rules: Rules) -> Rules:
    """The rules, if `legal` lists all legal actions."""
    if isinstance(rules, RefereeRules):
        rules._refuse()
    return rules


# ── Where the rules work ─────────────────────────────────────────────────────────────────────────────────
class _Workbench:
    """A thread's one workspace for some rules, and which state is in it: talo's is 1.2 MB, too much for a call."""

    __slots__ = ("actions", "front", "p", "state")

    def __init__(self, rules: Rules) -> None:
        self.p = rules.workspace()
        self.front = self.p[: rules.state_size]
        self.actions = ints(rules.max_legal_actions)
        self.state: Ints | None = None

    def laid(self, state: Ints) -> Ints:
        """The workspace with this state in it. Its caller may work on it until it asks for another."""
        if self.state is not state:
            self.front[:] = state
            self.state = state
        return self.p


class _Workbenches(threading.local):
    def __init__(self) -> None:
        self.known: dict[Rules, _Workbench] = {}


_workbenches = _Workbenches()
_MOST_WORKBENCHES = 16  # of a thread; a game may make new rules for every game


def _workbench(rules: Rules) -> _Workbench:
    known = _workbenches.known
    found = known.get(rules)
    if found is None:
        if len(known) >= _MOST_WORKBENCHES:
            known.clear()
        found = known[rules] = _Workbench(rules)
    return found


def thread_workspace(rules: Rules) -> Ints:
    """This thread's workspace: the caller may change it until the next call."""
    bench = _workbench(rules)
    bench.state = None
    return bench.p


_LASTING = frozenset({"turn", "setup", "_quick"})  # what stays known of a position that is trimmed


class Position:
    """A position, with the positions before it. It is immutable. Positions are equal however they were reached."""

    __slots__ = ("__dict__", "action", "before", "game", "parent", "ply", "rules", "settings", "state")
    game: Game
    """The game that it belongs to."""
    settings: Settings
    """The options of the game, checked and complete."""
    rules: Rules
    """The compiled rules under these options."""
    state: Ints
    """The position as integers; it cannot be written."""
    parent: "Position | None"
    """The position before; None for the first one."""
    action: int
    """The action that led here from `parent`."""
    ply: int
    """The actions played so far."""
    before: str
    """Of a first position that only tokens can tell: those tokens."""

    def __init__(
        self,
        game: Game,
        settings: Settings,
        rules: Rules,
        state: Ints,
        parent: "Position | None",
        action: int,
        before: str = "",
    ) -> None:
        state.setflags(write=False)
        assign = object.__setattr__  # its own refuses
        assign(self, "game", game)
        assign(self, "settings", settings)
        assign(self, "rules", rules)
        assign(self, "state", state)
        assign(self, "parent", parent)
        assign(self, "action", action)
        assign(self, "ply", 0 if parent is None else parent.ply + 1)
        assign(self, "before", before)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(
            f"A position is immutable: its {name} cannot be set. `play` returns the next position."
        )

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"A position is immutable: its {name} cannot be deleted.")

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position)
            and self.game.name == other.game.name
            and dict(self.settings) == dict(other.settings)
            and np.array_equal(self.state, other.state)
        )

    def __hash__(self) -> int:
        return hash((self.game.name, self.state.tobytes()))

    def __deepcopy__(self, memo: object) -> "Position":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as the actions that led here, which are played again."""
        actions = [at.action for at in self.positions if at.parent]
        return _replayed, (self.game.name, dict(self.settings), actions, self.setup)

    def __repr__(self) -> str:
        return f"<{self.game.name} after {' '.join(self.history) or 'nothing'}>"

    @cached
    def turn(self) -> int:
        """The seat to act, 0 for chance, −1 when the game is over."""
        return int(self.rules.turn(_workbench(self.rules).laid(self.state)))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.turn == OVER

    @cached
    def actions(self) -> tuple[int, ...]:
        """The legal actions as integers, ascending."""
        return tuple(self.action_array.tolist())

    @cached
    def action_array(self) -> Ints:
        """The `actions` as an array, which must not be changed."""
        rules = self.rules
        bench = _workbenches.known.get(rules) or _workbench(rules)
        p = bench.p if bench.state is self.state else bench.laid(self.state)
        return bench.actions[: rules.legal(p, bench.actions)].copy()

    def sample(self, rng: Ints) -> int:
        """A random legal action, drawn without listing them; OVER if the game is over.

        Each is equally likely; where chance is to act, as likely as its weight. `rng` is a `kernel.generator`.
        """
        drawn = int(self.rules.sample(_workbench(self.rules).laid(self.state), rng))
        self.__dict__["drawn"] = drawn
        return drawn

    def _is_known(self, action: int) -> bool:
        """Whether an action has been listed or drawn here: then there is nothing to ask."""
        known = self.__dict__
        drawn = action >= 0 and action == known.get("drawn")
        return drawn or ("action_array" in known and self._lists(action))

    def _lists(self, action: int) -> bool:
        """Whether an action is listed; no tuple of thousands is made to find that out."""
        if "actions" in self.__dict__:
            return action in self.actions
        found = self.action_array.searchsorted(action)
        return bool(found < len(self.action_array) and self.action_array[found] == action)

    @cached
    def _quick(self) -> Quick:
        return self.game.quick(self)

    @property
    def lists_at_once(self) -> bool:
        """Whether the legal actions are known, or listed within about a millisecond."""
        return "action_array" in self.__dict__ or Quick.LISTING in self._quick

    @property
    def plays_at_once(self) -> bool:
        """Whether any action is judged and played within about a millisecond."""
        return Quick.PLAYING in self._quick

    def trim(self, gone: bool = False) -> None:
        """Drops what was found out about it and can be found again, where thousands of positions are kept.

        A list that takes long stays for an undo, unless the position is `gone` from the game.
        """
        lasting = _LASTING if gone or Quick.LISTING in self._quick else _LASTING | {"action_array"}
        for name in self.__dict__.keys() - lasting:
            self.__dict__.pop(name, None)

    @property
    def shows_at_once(self) -> bool:
        """Whether the view is kept, or made within about a millisecond."""
        return "shown" in self.__dict__ or Quick.SHOWING in self._quick

    def keep_view(self) -> None:
        """Makes the view now if that takes long, and keeps it until the position is trimmed."""
        if not self.shows_at_once:
            self.__dict__["shown"] = self.encoded_view()

    def encoded_view(self) -> bytes:
        """What the game shows of it, as JSON."""
        kept: bytes | None = self.__dict__.get("shown")
        return json.encode(self.game.view(self)) if kept is None else kept

    def legal(self) -> tuple[str, ...]:
        """The legal actions as tokens."""
        return tuple(self.token(action) for action in self.actions)

    def chances(self) -> dict[str, int]:
        """Where chance is to act: each outcome's token and its weight."""
        return dict(zip(self.legal(), self.weights(), strict=True)) if self.turn == CHANCE else {}

    def weights(self) -> list[int]:
        """Where chance is to act: the weight of each of the `actions`."""
        out = ints(len(self.action_array))
        self.rules.weights(_workbench(self.rules).laid(self.state), self.action_array, len(out), out)
        weights: list[int] = out.tolist()
        return weights

    def play(self, *moves: "str | SupportsIndex") -> "Position":
        """The position after one or more actions, given as tokens or as integers of any kind."""
        position = self
        for move in moves:
            if isinstance(move, int) and type(move) is int and position._is_known(move):
                position = position._after(move)
            else:
                position = position._after(position.parse_action(move))
        return position

    def parse_action(self, move: "str | SupportsIndex") -> int:
        """The legal action that is meant; raises IllegalAction with the reason if there is none."""
        number = None if isinstance(move, str) else as_int(move)
        if number is not None and self._allows(number):
            return number
        token = move if isinstance(move, str) else self.token(move)
        if self.over:
            raise IllegalAction(token, Message("game-over", args={"token": token}))
        action = self.game.action(self.settings, token)
        if not self._allows(action):
            raise IllegalAction(token, self.game.reason(self, action))
        return action

    def allows(self, move: "str | SupportsIndex") -> bool:
        """Whether an action, given as a token or an integer, is legal.

        All legal actions are listed only where the rules cannot judge one alone.
        """
        try:
            action = self.game.action(self.settings, move) if isinstance(move, str) else as_int(move)
        except IllegalAction:  # it spells no action
            return False
        return action is not None and self._allows(action)

    def _allows(self, action: int) -> bool:
        if not 0 <= action < self.rules.num_actions:
            return False
        listed = "action_array" in self.__dict__ and not isinstance(self.rules, RefereeRules)
        if self.rules.allowed is None or listed:
            return action in self.actions
        return not self.over and bool(self.rules.allowed(self.workspace(), action))

    def workspace(self) -> Ints:
        """This thread's workspace with the state in it: the caller may change it until the next call."""
        p = thread_workspace(self.rules)
        p[: self.rules.state_size] = self.state
        return p

    def _after(self, action: int) -> "Position":
        rules = self.rules
        bench = _workbenches.known.get(rules) or _workbench(rules)
        p = bench.p if bench.state is self.state else bench.laid(self.state)
        bench.state = None  # should the rules fail
        rules.apply(p, action)
        state = bench.front.copy()
        after = Position(self.game, self.settings, rules, state, self, action)
        after.__dict__["turn"] = int(rules.turn(p))  # computed here, while the workspace is filled
        bench.state = state
        return after

    def token(self, action: SupportsIndex) -> str:
        """The one spelling of an action; raises IllegalAction for a number that is no action of this game."""
        number = as_int(action)
        if number is None:
            shown = display_value(action)
            raise IllegalAction(shown, Message("not-an-action", args={"value": shown}))
        if not 0 <= number < self.rules.num_actions:
            shown = display_value(number)
            raise IllegalAction(shown, Message("no-such-action", args={"token": shown}))
        return self.game.token(self.settings, number)

    @property
    def positions(self) -> "Iterator[Position]":
        """The positions from the start to this one."""
        way: list[Position] = []
        position: Position | None = self
        while position is not None:
            way.append(position)
            position = position.parent
        return reversed(way)

    @property
    def root(self) -> "Position":
        """The position with which the history begins."""
        return next(self.positions)

    @cached
    def setup(self) -> str:
        """The text of the position with which the history begins; nothing if that is the start of the game."""
        root = self.root
        started = self.game.started(self.settings)[: self.rules.state_size]
        return "" if np.array_equal(root.state, started) else root.text()

    def text(self) -> str:
        """The position as text, exact: `game.position(text)` is this position, without its history."""
        from ziggurat.position_text import write_position  # which knows this module

        return write_position(self)

    @cached
    def history(self) -> tuple[str, ...]:
        """The tokens that led here."""
        return tuple(self.game.token(self.settings, at.action) for at in self.positions if at.parent)

    @cached
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        if not self.over:
            return None
        share = ints(self.rules.seats)
        self.rules.returns(_workbench(self.rules).laid(self.state), share)
        return Outcome(tuple(s / WIN for s in share.tolist()), self.game.ending(self))

    def observe(self, seat: SupportsIndex) -> Bytes:
        """The numeric planes that a learner in this seat sees."""
        number = as_int(seat)
        if number is None or not 1 <= number <= self.rules.seats:
            raise Refusal(Message("no-such-seat", args={"seat": display_value(seat), "seats": self.rules.seats}))
        planes = np.zeros(int(np.prod(self.rules.observation_shape)), dtype=np.int8)
        self.rules.observe(_workbench(self.rules).laid(self.state), number, planes)
        return planes.reshape(self.rules.observation_shape)

    @property
    def status(self) -> Message:
        """One plain sentence: whose turn it is and what to do, or how the game ended."""
        return self.outcome.reason if self.outcome else self.game.prompt(self)

    def view(self) -> Json:
        """The position as plain data: what every game has, and on the `table` what this one shows."""
        outcome = self.outcome
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "options": dict(self.settings),
            "turn": self.turn,
            "result": list(outcome.returns) if outcome else None,
            "status": {
                "message": self.status.id,
                "args": dict(self.status.args),
                "text": str(self.status),
            },
            "table": to_builtins(self.game.view(self)),
        }


def _replayed(name: str, settings: Settings, actions: list[int], setup: str = "") -> Position:
    from ziggurat.registry import game  # which knows this module

    return game(name).begin(setup, settings).play(*actions)
