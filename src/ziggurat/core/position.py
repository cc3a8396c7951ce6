"""A position: immutable, with those before it. Playing an action gives the next one."""

import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import Flag, auto
from typing import TYPE_CHECKING, Any, Generic, SupportsIndex, TypeVar

import numpy as np
from msgspec import json, to_builtins

from ziggurat.core.messages import Message
from ziggurat.core.refusals import IllegalAction, PlayedByHand, Refusal, as_int, display_value
from ziggurat.core.types import Json, Settings
from ziggurat.kernel import CHANCE, OVER, WIN, Bytes, Ints, Rules, ints

if TYPE_CHECKING:
    from ziggurat.core.game import Game

T = TypeVar("T")


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
class _Scratch:
    """A thread's one workspace for some rules, and which state is in it: talo's is 1.2 MB, too much for a call."""

    __slots__ = ("actions", "front", "loaded", "workspace")

    def __init__(self, rules: Rules) -> None:
        self.workspace = rules.workspace()
        self.front = self.workspace[: rules.state_size]
        self.actions = ints(rules.max_legal_actions)
        self.loaded: Ints | None = None

    def load(self, state: Ints) -> Ints:
        """The workspace with this state in it. Its caller may work on it until it asks for another."""
        if self.loaded is not state:
            self.front[:] = state
            self.loaded = state
        return self.workspace


class _Scratches(threading.local):
    def __init__(self) -> None:
        self.known: dict[Rules, _Scratch] = {}


_scratches = _Scratches()
_MOST_SCRATCHES = 16  # of a thread; a game may make new rules for every game


def _scratch(rules: Rules) -> _Scratch:
    known = _scratches.known
    found = known.get(rules)
    if found is None:
        if len(known) >= _MOST_SCRATCHES:
            known.clear()
        found = known[rules] = _Scratch(rules)
    return found


def thread_workspace(rules: Rules) -> Ints:
    """This thread's workspace: the caller may change it until the next call."""
    scratch = _scratch(rules)
    scratch.loaded = None
    return scratch.workspace


_LASTING = frozenset({"turn", "setup", "_quick"})  # what stays known of a position that is trimmed


class Position:
    """A position, with the positions before it. It is immutable. Positions are equal however they were reached."""

    __slots__ = ("__dict__", "action", "before", "game", "parent", "ply", "rules", "settings", "state")
    game: "Game"
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
        game: "Game",
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
        return int(self.rules.turn(_scratch(self.rules).load(self.state)))

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
        scratch = _scratches.known.get(rules) or _scratch(rules)
        state = scratch.workspace if scratch.loaded is self.state else scratch.load(self.state)
        return scratch.actions[: rules.legal(state, scratch.actions)].copy()

    def sample(self, rng: Ints) -> int:
        """A random legal action, drawn without listing them; OVER if the game is over.

        Each is equally likely; where chance is to act, as likely as its weight. `rng` is a `kernel.generator`.
        """
        drawn = int(self.rules.sample(_scratch(self.rules).load(self.state), rng))
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
        self.rules.weights(_scratch(self.rules).load(self.state), self.action_array, len(out), out)
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
        state = thread_workspace(self.rules)
        state[: self.rules.state_size] = self.state
        return state

    def _after(self, action: int) -> "Position":
        rules = self.rules
        scratch = _scratches.known.get(rules) or _scratch(rules)
        workspace = scratch.workspace if scratch.loaded is self.state else scratch.load(self.state)
        scratch.loaded = None  # should the rules fail
        rules.apply(workspace, action)
        state = scratch.front.copy()
        after = Position(self.game, self.settings, rules, state, self, action)
        after.__dict__["turn"] = int(rules.turn(workspace))  # computed here, while the workspace is filled
        scratch.loaded = state
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
        from ziggurat.records.position_text import write_position  # which knows this module

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
        self.rules.returns(_scratch(self.rules).load(self.state), share)
        return Outcome(tuple(s / WIN for s in share.tolist()), self.game.ending(self))

    def observe(self, seat: SupportsIndex) -> Bytes:
        """The numeric planes that a learner in this seat sees."""
        number = as_int(seat)
        if number is None or not 1 <= number <= self.rules.seats:
            raise Refusal(Message("no-such-seat", args={"seat": display_value(seat), "seats": self.rules.seats}))
        planes = np.zeros(int(np.prod(self.rules.observation_shape)), dtype=np.int8)
        self.rules.observe(_scratch(self.rules).load(self.state), number, planes)
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
    from ziggurat.core.registry import game  # which knows this module

    return game(name).begin(setup, settings).play(*actions)
