"""A puzzle of the day at the keyboard."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any, TextIO

from babel.dates import format_date

from ziggurat.core.messages import Message, cldr_locale, translate
from ziggurat.core.position import Position
from ziggurat.core.refusals import IllegalAction
from ziggurat.teaching.puzzles import Puzzle
from ziggurat.terminal.console import wrapped
from ziggurat.terminal.match import drawing


def puzzle_data(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle for a program, its answer too."""
    return {
        "game": puzzle.game.name,
        "date": puzzle.day.isoformat(),
        "options": dict(puzzle.given),
        "tokens": list(puzzle.begin.history),
        "choices": puzzle.allowed if puzzle.choices else [],
        "answer": puzzle.tokens,
        "considered": puzzle.considered,
    }


@dataclass
class Solving:
    """A person and a puzzle: actions are typed, the referee judges them, and one may always try again."""

    puzzle: Puzzle
    language: str
    read: Callable[[str], str]
    out: TextIO
    tried: list[str] = field(default_factory=list)  # the solver's actions so far
    done: bool = False

    def solve(self) -> None:
        """Goes on until the puzzle is solved, its answer is shown, or the person has had enough."""
        self.ask_for()
        for word in self.words():
            self.obey(word)

    def words(self) -> Iterator[str]:
        """What is typed, word by word, as long as there is something to do."""
        while not self.done:
            try:
                line = self.read("> ")
            except (EOFError, KeyboardInterrupt):
                self.write("")
                line = "quit"
            yield from takewhile(lambda _: not self.done, line.split())

    def ask_for(self) -> None:
        name = self.puzzle.message
        self.print_message(
            "puzzle-heading",
            game=self.puzzle.game.title_message,
            date=format_date(self.puzzle.day, locale=cldr_locale(self.language)),
            title=Message(name),
        )
        self.show()
        self.print_message(f"{name}-task")
        if self.puzzle.choices:
            self.print_message("puzzle-choices", choices="  ".join(self.puzzle.allowed))
        self.print_message("puzzle-considered", count=self.puzzle.considered)
        self.print_message("puzzle-keys")

    def obey(self, word: str) -> None:
        commands: dict[str, Callable[[], None]] = {
            "quit": self.leave,
            "q": self.leave,
            "again": self.again,
            "legal": self.list_legal,
            "hint": lambda: self.print_message(f"{self.puzzle.message}-hint"),
            "answer": self.give_up,
            "?": lambda: self.print_message("puzzle-keys"),
            "help": lambda: self.print_message("puzzle-keys"),
        }
        commands.get(word, lambda: self.attempt(word))()

    def attempt(self, token: str) -> None:
        try:
            verdict = self.puzzle.judge([*self.tried, token])
        except IllegalAction as refused:
            self.print_text(refused.reason.text(self.language))
            return
        for reply in verdict.position.history[self.before().ply + 1 :]:
            self.print_message("puzzle-other", token=reply)
        self.tried.append(token)
        self.done = verdict.solved
        if verdict.wrong:
            self.print_text(verdict.reason.text(self.language))
            self.print_message("puzzle-back")
            self.tried.clear()
        else:
            self.show()
            self.print_text(verdict.reason.text(self.language))

    def before(self) -> Position:
        return self.puzzle.judge(self.tried).position

    def show(self) -> None:
        position = self.before()
        self.write("")
        self.write(drawing(position, self.out, self.language))
        self.write("")
        if not self.done:
            self.print_text(position.status.text(self.language))

    def list_legal(self) -> None:
        tokens = self.before().legal() if self.tried else self.puzzle.allowed
        self.print_text(" ".join(sorted(tokens)))

    def again(self) -> None:
        self.tried.clear()
        self.show()

    def give_up(self) -> None:
        self.print_message("puzzle-answer", tokens=" ".join(self.puzzle.tokens))
        self.done = True

    def leave(self) -> None:
        self.print_message("puzzle-left")
        self.done = True

    def print_message(self, message: str, **args: Message | str | int) -> None:
        self.print_text(translate(message, self.language, **args))

    def print_text(self, text: str) -> None:
        """Writes sentences, as wide as the terminal."""
        self.write(wrapped(text, self.out))

    def write(self, text: str) -> None:
        print(text, file=self.out, flush=True)
