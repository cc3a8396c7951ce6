"""Puzzles of the day: each day and game has one position with a task that has exactly one answer.

Nothing is stored. The seed is made of the date, the game and the version of its rules, so a day has the same
puzzles on every machine. Each game defines its own task in `games/<game>/puzzles.py`: its `Puzzles` finds
positions by playing and says whether an action fulfils the task, and if not, why. This module holds what all games
share: making the puzzle of a day, proving that its answer is the only one, and judging an attempt.

The texts are Fluent messages in `puzzles.ftl`: `<game>-puzzle` is the title; `-task`, `-hint` and `-done` are
appended for the others.
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
from ziggurat.core.game import Game
from ziggurat.core.messages import Message
from ziggurat.core.position import Position
from ziggurat.core.refusals import IllegalAction, Refusal
from ziggurat.core.registry import game, game_names
from ziggurat.kernel import below, generator

WORDS = ("", "-task", "-hint", "-done")
KEPT = 256  # puzzles that a process caches: two months of days

Thing = TypeVar("Thing")
Actions = tuple[int, ...]  # the solver's actions in order


class NoPuzzle(Refusal):
    """The game has no puzzles."""

    code = "no-puzzle"


class BadDay(Refusal):
    """Not a day as in 2026-11-15."""

    code = "bad-day"


class SeededRandom:
    """The random generator for making puzzles; the same seed gives the same numbers on every machine."""

    def __init__(self, seed: int) -> None:
        self._rng = generator(seed)

    def below(self, n: int) -> int:
        host().pause()
        return int(below(self._rng, n))

    def choice(self, things: Sequence[Thing]) -> Thing:
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[Thing]) -> list[Thing]:
        mixed = list(things)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed


@dataclass(frozen=True)
class PuzzlePosition:
    """A position that makes a puzzle."""

    position: Position
    given: Mapping[str, str]  # its options
    choices: tuple[int, ...] = ()  # the actions offered there; empty: all legal ones


class Puzzles(ABC):
    """The task of a game's puzzles."""

    on: ClassVar[str] = "puzzle-go-on"  # the message after a right action when more are needed
    decisive: ClassVar[int] = 1  # how many of the solver's first actions must be the only right ones

    @abstractmethod
    def find(self, rng: SeededRandom) -> PuzzlePosition:
        """A position with exactly one answer."""

    @abstractmethod
    def flaw(self, position: Position, action: int, played: int) -> Message | None:
        """Why a legal action fails the task; None if it is right. `played` actions came before it."""

    def solved(self, position: Position) -> bool:
        """Whether the puzzle is done, after an action without a flaw."""
        return True

    def reply(self, position: Position) -> int:
        """The other side's reply."""
        raise AssertionError("a puzzle in which nobody else acts")


@dataclass(frozen=True)
class Judgement:
    """The result of an attempt: solved, right so far, or wrong; and the position after it."""

    solved: bool
    wrong: bool
    reason: Message
    position: Position


@dataclass(frozen=True, eq=False)
class Puzzle:
    """The puzzle of a game on a day."""

    game: Game
    day: date
    puzzles: Puzzles = field(repr=False)
    begin: Position
    given: Mapping[str, str]
    choices: tuple[int, ...]
    answer: Actions  # the solver's actions; the others' replies come between them
    considered: int  # the attempts that were tried to prove that only this one is right

    @property
    def message(self) -> str:
        return f"{self.game.name}-puzzle"

    @property
    def tokens(self) -> list[str]:
        return [self.begin.token(action) for action in self.answer]

    @property
    def allowed(self) -> list[str]:
        """The actions allowed first."""
        return [self.begin.token(action) for action in self.choices or self.begin.actions]

    def judge(self, tokens: Sequence[str]) -> Judgement:
        """The verdict on the solver's actions; raises IllegalAction if one of them breaks the rules."""
        position = self.begin
        for token in tokens:
            action = self._parse_action(position, token)
            flaw = self.puzzles.flaw(position, action, position.ply - self.begin.ply)
            position = position.play(action)
            if flaw:
                return Judgement(False, True, flaw, position)
            if self.puzzles.solved(position):
                return Judgement(True, False, Message(f"{self.message}-done"), position)
            while position.turn != self.begin.turn:
                position = position.play(self.puzzles.reply(position))
        message = self.puzzles.on if tokens else f"{self.message}-task"
        return Judgement(False, False, Message(message), position)

    def _parse_action(self, position: Position, token: str) -> int:
        if self.choices and position is self.begin and token not in self.allowed:
            raise IllegalAction(token, Message("puzzle-not-a-choice", args={"choices": tuple(self.allowed)}))
        return position.parse_action(token)


def _attempts(
    puzzles: Puzzles, position: Position, choices: Sequence[int], length: int
) -> Iterator[tuple[Actions, bool]]:
    """All sequences of `length` actions, and whether each is right."""
    for action in choices or position.actions:
        host().pause()
        right = puzzles.flaw(position, action, puzzles.decisive - length) is None
        if length == 1 or not right:
            yield (action,), right
            continue
        for way, also in _attempts(puzzles, position.play(action), (), length - 1):
            yield (action, *way), also


def _completed(puzzles: Puzzles, begin: Position, way: Actions) -> Actions:
    """A right beginning, continued with the first right action each time until the puzzle is solved."""
    position = begin.play(*way)
    found = list(way)
    while not puzzles.solved(position):
        while position.turn != begin.turn:
            position = position.play(puzzles.reply(position))
        played = position.ply - begin.ply
        found.append(next(a for a in position.actions if puzzles.flaw(position, a, played) is None))
        position = position.play(found[-1])
    return tuple(found)


def seed_of(kind: Game, day: date) -> int:
    """Sixty-three bits of the day, the game and the version of its rules."""
    digest = hashlib.sha256(f"{kind.name} {kind.version} {day.isoformat()}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1


@lru_cache(maxsize=KEPT)
def puzzle(kind: Game, day: date) -> Puzzle:
    """The puzzle of a game on a day; its only answer is proven by trying all others."""
    puzzles = kind.puzzles
    if puzzles is None:
        raise NoPuzzle(Message("puzzle-none", args={"game": kind.name, "games": tuple(games_with_puzzles())}))
    found = puzzles.find(SeededRandom(seed_of(kind, day)))
    tried = list(_attempts(puzzles, found.position, found.choices, puzzles.decisive))
    right = [way for way, does_it in tried if does_it]
    assert len(right) == 1, f"{kind.name} {day}: {len(right)} answers"
    answer = _completed(puzzles, found.position, right[0])
    return Puzzle(kind, day, puzzles, found.position, found.given, found.choices, answer, len(tried))


def games_with_puzzles() -> list[str]:
    """The games that have puzzles."""
    return [name for name in game_names() if game(name).puzzles]


def day_of(text: str) -> date:
    """A day written as in 2026-11-15."""
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", text, re.ASCII):
        raise BadDay(Message("puzzle-bad-day", args={"text": text[:40]}))
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise BadDay(Message("puzzle-bad-day", args={"text": text})) from None
