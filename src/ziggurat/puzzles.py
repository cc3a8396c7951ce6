"""Puzzles of the day: for each game one position with a question that has exactly one answer, new by the date.

Nothing is stored. The date, the game and the version of its rules are the seed, so that a day has the same puzzles
on every machine, for as many days as there are. What is asked for is the game's own affair,
`games/<game>/puzzles.py`: its `Puzzles` finds positions by playing, and says of an action whether it does what is
asked for, and if not, why. Here is what all games share: making the puzzle of a day, proving that its answer is
the only one, and judging a try.

The words are Fluent messages, in `puzzles.ftl`: `<game>-puzzle` is the title, with `-task`, `-hint` and `-done`
behind it.
"""

import hashlib
import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import lru_cache
from typing import ClassVar, TypeVar

from ziggurat.bots.host import host
from ziggurat.core import Game, IllegalAction, Position, Refusal
from ziggurat.kernel import below, generator
from ziggurat.messages import Message
from ziggurat.registry import game, game_names

WORDS = ("", "-task", "-hint", "-done")
KEPT = 128  # puzzles that a process remembers: a month of days

Thing = TypeVar("Thing")
Way = tuple[int, ...]  # the actions of the solver, one after the other


class Luck:
    """What chance decides in the making of a puzzle; the same seed, the same luck, on every machine."""

    def __init__(self, seed: int) -> None:
        self._rng = generator(seed)

    def below(self, n: int) -> int:
        host().pause()
        return int(below(self._rng, n))

    def pick(self, things: Sequence[Thing]) -> Thing:
        return things[self.below(len(things))]

    def mix(self, things: Sequence[Thing]) -> list[Thing]:
        mixed = list(things)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed


@dataclass(frozen=True)
class Find:
    """A position that makes a puzzle."""

    position: Position
    given: Mapping[str, str]  # its options
    choices: tuple[int, ...] = ()  # what may be tried there; none: whatever is legal


class Puzzles(ABC):
    """What a game's puzzles ask for."""

    on: ClassVar[str] = "puzzle-go-on"  # what is said when there is more to do
    decisive: ClassVar[int] = 1  # how many actions of the solver, from the first, must be the only ones that do it

    @abstractmethod
    def find(self, luck: Luck) -> Find:
        """A position with exactly one answer."""

    @abstractmethod
    def flaw(self, position: Position, action: int, played: int) -> Message | None:
        """Why a legal action does not do what is asked for; None if it does. `played` actions came before it."""

    def solved(self, position: Position) -> bool:
        """Whether the puzzle is done, after an action without a flaw."""
        return True

    def reply(self, position: Position) -> int:
        """What the others answer."""
        raise AssertionError("a puzzle in which nobody else acts")


@dataclass(frozen=True)
class Verdict:
    """What the referee says of a try: solved, right so far, or wrong; and where it led."""

    solved: bool
    wrong: bool
    reason: Message
    position: Position


@dataclass(frozen=True, eq=False)
class Puzzle:
    """The puzzle of a game on a day."""

    game: Game
    day: date
    asked: Puzzles = field(repr=False)
    begin: Position
    given: Mapping[str, str]
    choices: tuple[int, ...]
    answer: Way  # the solver's actions; the others' replies come between them
    considered: int  # so many ways were tried, and only this one does it

    @property
    def message(self) -> str:
        return f"{self.game.name}-puzzle"

    @property
    def tokens(self) -> list[str]:
        return [self.begin.token(action) for action in self.answer]

    @property
    def allowed(self) -> list[str]:
        """What may be tried first."""
        return [self.begin.token(action) for action in self.choices or self.begin.actions]

    def judge(self, tokens: Sequence[str]) -> Verdict:
        """What the solver's actions are worth. IllegalAction, if one of them is against the rules."""
        position = self.begin
        for token in tokens:
            action = self._understand(position, token)
            flaw = self.asked.flaw(position, action, position.ply - self.begin.ply)
            position = position.play(action)
            if flaw:
                return Verdict(False, True, flaw, position)
            if self.asked.solved(position):
                return Verdict(True, False, Message(f"{self.message}-done"), position)
            while position.turn != self.begin.turn:
                position = position.play(self.asked.reply(position))
        message = self.asked.on if tokens else f"{self.message}-task"
        return Verdict(False, False, Message(message), position)

    def _understand(self, position: Position, token: str) -> int:
        if self.choices and position is self.begin and token not in self.allowed:
            choices = ", ".join(self.allowed)
            raise IllegalAction(token, Message("puzzle-not-a-choice", args={"choices": choices}))
        return position.parse_action(token)


def _ways(asked: Puzzles, position: Position, choices: Sequence[int], length: int) -> Iterator[tuple[Way, bool]]:
    """All ways of so many actions, and whether each does what is asked for."""
    for action in choices or position.actions:
        host().pause()
        right = asked.flaw(position, action, asked.decisive - length) is None
        if length == 1 or not right:
            yield (action,), right
            continue
        for way, also in _ways(asked, position.play(action), (), length - 1):
            yield (action, *way), also


def _to_the_end(asked: Puzzles, begin: Position, way: Way) -> Way:
    """A way that is right so far, led on to where the puzzle is solved, by the first right action each time."""
    position = begin.play(*way)
    found = list(way)
    while not asked.solved(position):
        while position.turn != begin.turn:
            position = position.play(asked.reply(position))
        played = position.ply - begin.ply
        found.append(next(a for a in position.actions if asked.flaw(position, a, played) is None))
        position = position.play(found[-1])
    return tuple(found)


def seed_of(kind: Game, day: date) -> int:
    """Sixty-three bits of the day, the game and the version of its rules."""
    digest = hashlib.sha256(f"{kind.name} {kind.version} {day.isoformat()}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1


@lru_cache(maxsize=KEPT)
def puzzle(kind: Game, day: date) -> Puzzle:
    """The puzzle of a game on a day, its one answer proven by trying all others."""
    asked = kind.puzzles
    if asked is None:
        raise Refusal(Message("puzzle-none", args={"game": kind.name, "games": ", ".join(puzzled())}))
    found = asked.find(Luck(seed_of(kind, day)))
    tried = list(_ways(asked, found.position, found.choices, asked.decisive))
    right = [way for way, does_it in tried if does_it]
    assert len(right) == 1, f"{kind.name} {day}: {len(right)} answers"
    answer = _to_the_end(asked, found.position, right[0])
    return Puzzle(kind, day, asked, found.position, found.given, found.choices, answer, len(tried))


def puzzled() -> list[str]:
    """The games that have puzzles."""
    return [name for name in game_names() if game(name).puzzles]


def day_of(text: str) -> date:
    """A day written as in 2026-11-15."""
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", text, re.ASCII):
        raise Refusal(Message("puzzle-bad-day", args={"text": text[:40]}))
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Refusal(Message("puzzle-bad-day", args={"text": text})) from None
