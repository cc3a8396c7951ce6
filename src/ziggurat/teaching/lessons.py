"""How to play: a game learned in small steps on the real board, each with a task that the referee checks.

The steps of a game are one file beside it, `games/<game>/lessons.toml`. A step has a name, the options and the
tokens that lead to its position, and what its task asks for. Steps that teach another mode of the game are a
course of their own (`course`). All that is asked for must come true:

    right = ["b1*", "a2-"]     the action's token is one of these patterns (`*` any letters, `?` one letter)
    happens = ["pop", "fall"]  these steps happen (`Game.steps`), in this order
    never = ["cylinder"]       none of these happens
    leaves = 3                 the others have at most this many replies
    wins = true                the game is over and the seat that acted has won
    measures = { height = 4 }  what is built measures at least this (`measures` of the view)

`example` is an action that solves the task, where the game does not list its actions.

The words are Fluent messages, in `lessons.ftl`: `<game>-lesson-<step>` is the title, with `-know` (what there is
to learn), `-task`, `-hint`, `-not` (a kind word after another action) and `-done` behind it.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache

from ziggurat.core.game import Game
from ziggurat.core.position import Position
from ziggurat.core.types import Settings
from ziggurat.schema.client_schema import step_kind

WORDS = ("", "-know", "-task", "-hint", "-not", "-done")


@dataclass(frozen=True)
class LessonStep:
    """A small task on the board."""

    game: Game
    name: str
    before: str = ""  # the tokens that lead to its position
    options: Settings = field(default_factory=dict)
    right: tuple[str, ...] = ()
    happens: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    leaves: int | None = None
    wins: bool = False
    measures: Mapping[str, float] = field(default_factory=dict)
    course: str = ""  # the mode that it teaches, if that is not the usual one
    example: str = ""

    @property
    def message(self) -> str:
        return f"{self.game.name}-lesson-{self.name}"

    @property
    def tokens(self) -> list[str]:
        return self.before.split()

    def position(self) -> Position:
        return self.game.start(self.options, seed=0).play(*self.tokens)

    def solved_by(self, after: Position) -> bool:
        """Whether the last action of a position does what the task asks for."""
        before = after.parent
        assert before is not None
        happened = [step_kind(step) for step in after.game.steps(before, after.action)]
        token = before.token(after.action)
        return (
            (not self.right or any(fnmatchcase(token, pattern) for pattern in self.right))
            and _in_order(self.happens, happened)
            and not set(self.never) & set(happened)
            and (self.leaves is None or len(after.actions) <= self.leaves)
            and (not self.wins or bool(after.outcome and before.turn in after.outcome.winners))
            and (not self.measures or _measured(after, self.measures))
        )

    def answers(self) -> list[str]:
        """All the right actions, or the example where the game does not list them."""
        position = self.position()
        if self.example:
            return [self.example] if self.solved_by(position.play(self.example)) else []
        return [position.token(action) for action in position.actions if self.solved_by(position.play(action))]


def _measured(position: Position, least: Mapping[str, float]) -> bool:
    """Whether what is built measures at least that."""
    found = position.view()["table"]["measures"]
    return all(found[name] >= value for name, value in least.items())


def _in_order(wanted: Sequence[str], happened: Sequence[str]) -> bool:
    rest = iter(happened)
    return all(one in rest for one in wanted)


@cache
def lessons(kind: Game) -> tuple[LessonStep, ...]:
    """The steps in which a game is learned, in order; none for a game that lists no such file."""
    if kind.lessons is None:
        return ()
    return tuple(_step(kind, row) for row in tomllib.loads(kind.lessons.read_text(encoding="utf-8"))["step"])


def _step(kind: Game, row: dict[str, object]) -> LessonStep:
    values = {name: tuple(value) if isinstance(value, list) else value for name, value in row.items()}
    return LessonStep(kind, **values)  # type: ignore[arg-type]  # a test reads every file
