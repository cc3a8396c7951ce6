"""The terminal's side: colours, a progress line, and a game played at the keyboard."""

import os
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO

from ziggurat.bots.bot import Limits, Mind
from ziggurat.bots.hints import Clue, clues
from ziggurat.bots.levels import best_mind
from ziggurat.core import IllegalAction, Painter, Position, Refusal
from ziggurat.kernel import CHANCE
from ziggurat.record import Record
from ziggurat.words import Reason, say

_STYLES = {
    "bold": "1",
    "dim": "2",
    "grey": "30;48;5;247",
    "white": "30;48;5;231",
    "black": "97;48;5;236",
    "beige": "30;48;5;187",
    "blue": "97;48;5;26",
    "red": "97;48;5;160",
    "purple": "97;48;5;91",
    "yellow": "30;48;5;220",
    "green": "97;48;5;28",
    "orange": "30;48;5;208",
    "teal": "97;48;5;30",
    "pink": "30;48;5;211",
    "wood": "30;48;5;180",
}


def painter(out: TextIO) -> Painter:
    """Colours for a terminal that shows them; `NO_COLOR` and pipes get plain text."""
    if not out.isatty() or os.environ.get("NO_COLOR"):
        return lambda text, style: text
    return lambda text, style: f"\x1b[{_STYLES[style]}m{text}\x1b[0m" if style in _STYLES else text


class Bar:
    """A line on standard error that shows how far long work has come; nothing where nobody watches."""

    def __init__(self, label: str) -> None:
        self.label = label
        self.watched = sys.stderr.isatty()

    def __call__(self, done: int, of: int) -> None:
        if self.watched:
            filled = 30 * done // max(of, 1)
            sys.stderr.write(f"\r{self.label} {'━' * filled}{'╌' * (30 - filled)} {done}/{of}")
            sys.stderr.flush()

    def close(self) -> None:
        if self.watched:
            sys.stderr.write("\r\x1b[2K")
            sys.stderr.flush()


def read_text(path: str) -> str:
    """The text of a file, `-` for standard input; a Refusal with one clear sentence if it cannot be read."""
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError as wrong:
        raise Refusal(Reason("not-text", args={"path": path})) from wrong
    except OSError as wrong:
        raise Refusal(Reason("unreadable", args={"path": path, "why": wrong.strerror or str(wrong)})) from wrong


def write_text(path: str, text: str) -> None:
    """Writes a file whole or not at all."""
    target = Path(path)
    beside = target.with_name(f".{target.name}.new")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(target)
    except OSError as wrong:
        beside.unlink(missing_ok=True)
        raise Refusal(Reason("unwritable", args={"path": path, "why": wrong.strerror or str(wrong)})) from wrong


@dataclass
class Match:
    """A game at the keyboard: people type tokens, minds play the seats that are theirs, chance draws."""

    position: Position
    minds: dict[int, Mind]  # by seat; the other seats are people
    limits: Limits
    chance: random.Random
    language: str
    read: Callable[[str], str]
    out: TextIO
    draws: list[str] = field(default_factory=list)  # chance once drawn stays drawn, after an undo too
    hinted: tuple[Position, list[Clue]] | None = None  # the steps of a hint that are still to be told, and where

    def play(self) -> None:
        """Plays until the game is over or the people have had enough."""
        self.say("play-welcome", game=self.position.game.title)
        for name, value in self.position.settings.items():
            self.write(f"  {name}={value}")
        self.show()
        while not self.position.over:
            if self.position.turn == CHANCE:
                self.draw()
            elif self.position.turn in self.minds:
                self.think()
            elif not self.ask():
                self.farewell()
                return
        self.say("play-end")
        self.farewell()

    def draw(self) -> None:
        number = sum(at.turn == CHANCE for at in self.position.line) - 1
        if number == len(self.draws):
            outcomes = self.position.chances()
            self.draws += self.chance.choices(list(outcomes), list(outcomes.values()))
        token = self.draws[number]
        self.say("play-drawn", token=token)
        self.position = self.position.play(token)

    def think(self) -> None:
        seat = self.position.turn
        action = self.minds[seat].choose(self.position, self.limits)
        self.say("play-bot", seat=seat, token=self.position.token(action))
        self.position = self.position.play(action)
        self.show()

    def ask(self) -> bool:
        """One line from a person; False when they want to stop."""
        try:
            words = self.read(f"{self.position.turn}> ").split()
        except (EOFError, KeyboardInterrupt):
            self.write("")
            return False
        if not words:
            return True
        if words[0] in ("quit", "q", "exit"):
            return False
        try:
            self.obey(words)
        except IllegalAction as refused:
            self.write(refused.reason.text(self.language))
            self.say("play-not-legal")
        except Refusal as refused:
            self.write(refused.reason.text(self.language))
        return True

    def obey(self, words: list[str]) -> None:
        commands: dict[str, Callable[[], None]] = {
            "?": self.help,
            "help": self.help,
            "show": self.show,
            "legal": self.list_legal,
            "undo": self.undo,
            "hint": self.hint,
        }
        files: dict[str, Callable[[str], None]] = {"save": self.save, "load": self.load}
        if words[0] in files:
            if len(words) != 2:
                raise Refusal(Reason("play-which-file", args={"command": words[0]}))
            files[words[0]](words[1])
        elif words[0] in commands:
            commands[words[0]]()
        else:
            self.position = self.position.play(*words)
            self.show()

    def help(self) -> None:
        self.say("play-help")

    def show(self) -> None:
        self.write("")
        self.write(self.position.game.diagram(self.position, painter(self.out)))
        self.write("")
        self.write(self.position.status.text(self.language))

    def list_legal(self) -> None:
        self.write(" ".join(sorted(self.position.legal())))

    def undo(self) -> None:
        """Back to the last decision of a person."""
        for at in reversed(list(self.position.line)[:-1]):
            if at.turn > CHANCE and at.turn not in self.minds:
                self.position = at
                self.show()
                return
        raise Refusal(Reason("play-nothing-to-undo"))

    def hint(self) -> None:
        """One step more of a hint for this position: where to look, which piece, the action, why."""
        if self.hinted is None or self.hinted[0] is not self.position:
            best = best_mind(self.position).assess(self.position, self.limits)[0]
            self.hinted = self.position, clues(self.position, best)
        _, left = self.hinted
        step = left.pop(0) if len(left) > 1 else left[0]
        self.write(step.text(self.language))
        if step is not left[0]:
            self.say("play-hint-more")

    def save(self, path: str) -> None:
        write_text(path, str(Record.of(self.position)))
        self.say("play-saved", path=path)

    def load(self, path: str) -> None:
        position = Record.parse(read_text(path)).replay()
        if position.rules.seats != self.position.rules.seats:
            self.minds = {seat: mind for seat, mind in self.minds.items() if seat <= position.rules.seats}
        self.position = position
        self.draws = [at.history[-1] for at in position.line if at.parent and at.parent.turn == CHANCE]
        self.show()

    def farewell(self) -> None:
        """So that nothing is lost: the record, unless nothing was played."""
        if self.position.ply:
            self.say("play-record")
            self.write(str(Record.of(self.position)).strip())

    def say(self, message: str, **args: str | int) -> None:
        self.write(say(message, self.language, **args))

    def write(self, text: str) -> None:
        print(text, file=self.out, flush=True)


def choose(question: str, answers: list[str], read: Callable[[str], str], out: TextIO, language: str) -> int:
    """One of several numbered answers; an empty line takes the first."""
    print(question, file=out)
    for number, answer in enumerate(answers, start=1):
        print(f"  {number}  {answer}", file=out)
    for line in _lines(read):
        if not line:
            return 0
        if line.isdecimal() and 1 <= int(line) <= len(answers):
            return int(line) - 1
        print(say("play-choose-number", language, most=len(answers)), file=out)
    raise EOFError


def _lines(read: Callable[[str], str]) -> Iterator[str]:
    while True:
        yield read("> ").strip()
