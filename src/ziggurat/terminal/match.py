"""The terminal's side: colours, a progress line, and a game played at the keyboard."""

import contextlib
import itertools
import os
import random
import re
import signal
import sys
import tempfile
import threading
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, wait
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, TextIO, TypeVar

from ziggurat.bots.bot import Bot, SearchLimits
from ziggurat.bots.hints import HintStep, hint_steps
from ziggurat.bots.levels import best_bot
from ziggurat.core.game import in_language
from ziggurat.core.messages import ENGLISH, Message, has_message, translate
from ziggurat.core.position import Position
from ziggurat.core.refusals import IllegalAction, Refusal
from ziggurat.core.types import Painter
from ziggurat.kernel import CHANCE
from ziggurat.records import Record
from ziggurat.terminal.console import why, wrapped

T = TypeVar("T")
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


def drawing(position: Position, out: TextIO, language: str) -> str:
    """The diagram of a position, in colours if the terminal has them."""
    return in_language(position.game.diagram, language, position, painter(out))


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
        return _standard_input() if path == "-" else Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError as wrong:
        message = "not-text-typed" if path == "-" else "not-text"
        raise Refusal(Message(message, args={"path": path})) from wrong
    except (OSError, ValueError) as wrong:
        raise Refusal(Message("unreadable", args={"path": path, "why": why(wrong)})) from wrong


def _standard_input() -> str:
    """All of it, in UTF-8 as a file would be, whatever the terminal speaks."""
    source: Any = getattr(sys.stdin, "buffer", None)
    return source.read().decode("utf-8") if source else sys.stdin.read()


def write_text(path: str, text: str) -> None:
    """Writes a file whole or not at all."""
    target = Path(path)
    try:
        beside = target.with_name(f".{target.name}.new")
        try:
            beside.write_text(text, encoding="utf-8")
            beside.replace(target)
        finally:
            beside.unlink(missing_ok=True)
    except (OSError, ValueError) as wrong:
        raise Refusal(Message("unwritable", args={"path": path, "why": why(wrong)})) from wrong


def keep_text(text: str, name: str) -> Path | None:
    """Keeps a text in a new file, here or where else there is room for it; None if there is none."""
    stamp = f"ziggurat-{name}-{datetime.now():%Y-%m-%d-%H%M%S}"
    for folder in (".", "~", tempfile.gettempdir()):
        with contextlib.suppress(OSError, RuntimeError):
            return _written_anew(Path(folder).expanduser().resolve(), stamp, text)
    return None


def _written_anew(folder: Path, stamp: str, text: str) -> Path:
    for number in itertools.count(1):
        path = folder / (f"{stamp}.txt" if number == 1 else f"{stamp}-{number}.txt")
        with contextlib.suppress(FileExistsError), path.open("x", encoding="utf-8") as file:
            try:
                file.write(text)
                file.flush()
            except OSError:
                path.unlink()
                raise
            return path
    raise AssertionError("there is always another number")


class Stopped(BaseException):
    """The program must stop: it got SIGTERM, or its terminal was closed."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.status = 128 + number  # as a shell reports it


@contextlib.contextmanager
def stoppable() -> Iterator[None]:
    """Inside this block, SIGTERM and SIGHUP raise Stopped instead of ending the program at once."""

    def stop(number: int, frame: object) -> None:
        raise Stopped(number)

    names = ("SIGTERM", "SIGHUP") if threading.current_thread() is threading.main_thread() else ()
    known = [getattr(signal, name) for name in names if hasattr(signal, name)]  # Windows has no SIGHUP
    before = {number: signal.getsignal(number) for number in known}
    for number, handler in before.items():
        if handler == signal.SIG_DFL:  # a signal that is ignored, as under `nohup`, stays ignored
            signal.signal(number, stop)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def waited_for(work: Callable[[], T]) -> T:
    """Runs long work in a thread and waits for its result: compiled code cannot react to Ctrl+C, waiting can."""
    done: Future[T] = Future()

    def do() -> None:
        try:
            done.set_result(work())
        except BaseException as wrong:
            done.set_exception(wrong)

    threading.Thread(target=do, daemon=True).start()
    while not done.done():
        wait([done], timeout=0.5)  # Windows hears of Ctrl+C only between two waits
    return done.result()


FAILED = 1
INTERRUPTED = 130
_LEAVING = ("quit", "q", "exit")


@dataclass
class Match:
    """A game at the keyboard: people type tokens, bots play their own seats, chance outcomes are drawn."""

    position: Position
    bots: dict[int, Bot]  # by seat; the other seats are people
    limits: SearchLimits
    chance: random.Random
    language: str
    read: Callable[[str], str]
    out: TextIO
    draws: list[str] = field(init=False)  # chance once drawn stays drawn, after an undo too
    kept: Position = field(init=False)  # the position that is saved already
    own_files: set[str] = field(
        default_factory=set
    )  # that this game was saved to or loaded from, by their real paths
    ended: Position | None = None  # the end that was already announced
    hinted: tuple[Position, list[HintStep]] | None = (
        None  # the steps of a hint that are still to be shown, and their position
    )

    def __post_init__(self) -> None:
        self.begin_at(self.position)

    def begin_at(self, position: Position) -> None:
        """Continues from a position. The chance outcomes before it count as drawn here."""
        self.position = self.kept = position
        self.draws = [at.history[-1] for at in position.positions if at.parent and at.parent.turn == CHANCE]

    def play(self) -> int:
        """Plays until the game is over or the people stop; returns the program's exit status.

        Whatever interrupts the game, its record is kept.
        """
        try:
            with stoppable():
                self.greet()
                while self.go_on():
                    pass
                self.print_record()
        except EOFError:
            self.rescue()
        except KeyboardInterrupt:
            self.rescue()
            return INTERRUPTED
        except Stopped as stopped:
            self.rescue()
            return stopped.status
        except OSError:  # nobody reads us any more
            self.rescue()
            raise
        except Exception:
            traceback.print_exc()
            self.rescue()
            return FAILED
        return 0

    def greet(self) -> None:
        self.print_message("play-welcome", game=self.position.game.title_in(self.language))
        for name, value in self.position.settings.items():
            self.write(f"  {name}={value}")
        self.show()

    def go_on(self) -> bool:
        """The next thing to happen; False when nothing more does."""
        if self.position.turn == CHANCE:
            self.draw()
        elif self.position.turn in self.bots:
            self.think()
        elif self.position.over and len(self.bots) == self.position.rules.seats:
            self.print_message("play-end")
            return False
        else:
            return self.ask()
        return True

    def draw(self) -> None:
        """Repeats an earlier draw after an undo, unless it has become impossible."""
        outcomes = self.position.chances()
        number = sum(at.turn == CHANCE for at in self.position.positions) - 1
        if self.draws[number : number + 1] not in [[token] for token in outcomes]:
            del self.draws[number:]
            self.draws += self.chance.choices(list(outcomes), list(outcomes.values()))
        token = self.draws[number]
        self.print_message("play-drawn", token=token)
        self.position = self.position.play(token)
        if self.position.turn > CHANCE and self.position.turn not in self.bots:
            self.print_text(self.position.status.text(self.language))

    def think(self) -> None:
        seat = self.position.turn
        action = waited_for(lambda: self.bots[seat].choose(self.position, self.limits))
        self.print_message("play-bot", seat=seat, token=self.position.token(action))
        self.position = self.position.play(action)
        self.show()

    def ask(self) -> bool:
        """One line from a person; False when they want to stop."""
        over = self.position.over
        if over and self.ended is not self.position:
            self.ended = self.position
            self.print_message("play-end")
            self.print_message("play-after-end")
        try:
            line = self.read("> " if over else f"{self.position.turn}> ").strip()
        except EOFError:
            if not over:
                raise
            line = ""
        if not line:
            return not over
        if line in _LEAVING:
            return False
        try:
            self.obey(line)
        except IllegalAction as refused:
            self.print_text(refused.reason.text(self.language))
            self.print_message("play-not-legal")
        except Refusal as refused:
            self.print_text(refused.reason.text(self.language))
        return True

    def obey(self, line: str) -> None:
        commands: dict[str, Callable[[], None]] = {
            "?": self.help,
            "help": self.help,
            "show": self.show,
            "legal": self.list_legal,
            "undo": self.undo,
            "hint": self.hint,
        }
        files: dict[str, Callable[[str], None]] = {"save": self.save, "load": self.load}
        words = line.split()
        if words[0] in files:
            files[words[0]](_file_named(words[0], line[len(words[0]) :]))
        elif words[0] in commands:
            commands[words[0]]()
        else:
            self.act(words)

    def act(self, tokens: list[str]) -> None:
        """Plays the actions of an input line, all or none. People cannot act for chance or for bots."""
        position = self.position
        for token in tokens:
            self._expect_person(position, token)
            try:
                position = position.play(token)
            except IllegalAction as refused:
                if len(tokens) == 1:
                    raise
                args: dict[str, str | Message] = {"token": token, "why": refused.reason}
                raise IllegalAction(token, Message("play-line-illegal", args=args)) from refused
        self.position = position
        self.show()

    def _expect_person(self, position: Position, token: str) -> None:
        if position.turn == CHANCE:
            raise Refusal(Message("play-line-chance", args={"token": token}))
        if position.turn in self.bots:
            raise Refusal(Message("play-line-bot", args={"token": token, "seat": position.turn}))

    def help(self) -> None:
        """What can be typed, how the game's actions are written, and what its diagram means, where it says so."""
        self.print_message("play-help")
        for message in (f"{self.position.game.name}-notation", f"{self.position.game.name}-diagram"):
            if has_message(message):
                self.print_message(message)

    def show(self) -> None:
        self.write("")
        self.write(drawing(self.position, self.out, self.language))
        self.write("")
        self.print_text(self.position.status.text(self.language))

    def list_legal(self) -> None:
        self.print_text(" ".join(sorted(self.position.legal())))

    def undo(self) -> None:
        """Back to the last decision of a person."""
        for at in reversed(list(self.position.positions)[:-1]):
            if at.turn > CHANCE and at.turn not in self.bots:
                self.position = at
                self.show()
                return
        raise Refusal(Message("play-nothing-to-undo"))

    def hint(self) -> None:
        """One step more of a hint for this position: where to look, which piece, the action, why."""
        if self.position.over:
            raise Refusal(Message("play-no-hint"))
        if self.hinted is None or self.hinted[0] is not self.position:
            best, *others = waited_for(lambda: best_bot(self.position).analyse(self.position, self.limits))
            self.hinted = self.position, hint_steps(self.position, best, others)
        _, left = self.hinted
        step = left.pop(0) if len(left) > 1 else left[0]
        self.print_text(step.text(self.language))
        if step is not left[0]:
            self.print_message("play-hint-more")

    def save(self, path: str) -> None:
        is_file = os.path.isfile(path)  # noqa: PTH113 (Path.is_file raises for some names)
        foreign = is_file and os.path.realpath(path) not in self.own_files
        if foreign and not self.agreed("play-overwrite", path=path):
            self.print_message("play-not-saved")
            return
        write_text(path, str(Record.of(self.position)))
        self.kept = self.position
        self.own_files.add(os.path.realpath(path))
        self.print_message("play-saved", path=path)

    def load(self, path: str) -> None:
        position = Record.parse(read_text(path)).replay()
        if self.unsaved and not self.agreed("play-drop"):
            self.print_message("play-not-loaded")
            return
        self.own_files = {os.path.realpath(path)}
        self.bots = {seat: bot for seat, bot in self.bots.items() if seat <= position.rules.seats}
        self.begin_at(position)
        self.show()

    @property
    def unsaved(self) -> bool:
        """Whether actions would be lost that are in no file."""
        return self.position.ply > 0 and all(at is not self.position for at in self.kept.positions)

    def agreed(self, question: str, **args: str) -> bool:
        """Asks a question; everything but a clear yes is a no."""
        self.print_message(question, **args)
        return self.read("? ").strip().casefold() in self.words_for_yes()

    def words_for_yes(self) -> set[str]:
        """In the reader's language and in English."""
        lists = (translate("play-yes-words", language) for language in (self.language, ENGLISH))
        return {word.strip().casefold() for words in lists for word in re.split("[,،、]", words)}

    def print_record(self) -> None:
        """Prints the record, unless nothing was played."""
        if self.position.ply:
            self.print_message("play-record")
            self.write(str(Record.of(self.position)).strip())

    def rescue(self) -> None:
        """Saves the record of an interrupted game to a file, then prints it if the terminal is still there."""
        self.limits.stop.set()
        played = self.position is not self.kept and self.position.ply > 0
        path = keep_text(str(Record.of(self.position)), self.position.game.name) if played else None
        with contextlib.suppress(OSError):
            self.write("")
            self.print_record()
            if path:
                self.print_message("play-kept", path=str(path))
            elif played:
                self.print_message("play-not-kept")

    def print_message(self, message: str, **args: str | int) -> None:
        self.print_text(translate(message, self.language, **args))

    def print_text(self, text: str) -> None:
        """Writes sentences, as wide as the terminal."""
        self.write(wrapped(text, self.out))

    def write(self, text: str) -> None:
        print(text, file=self.out, flush=True)


def _file_named(command: str, typed: str) -> str:
    """The name of a file as typed: with spaces, in quotes or not, `~` for the home folder."""
    name = typed.strip()
    for opening, closing in ('""', "''", "“”", "„“"):
        if len(name) > 1 and name.startswith(opening) and name.endswith(closing):
            name = name[1:-1]
            break
    if not name.strip():
        raise Refusal(Message("play-which-file", args={"command": command}))
    with contextlib.suppress(RuntimeError):  # nobody of that name: then it is a file of that name
        return str(Path(name).expanduser())
    return name


def choose(
    question: str,
    answers: Sequence[str],
    read: Callable[[str], str],
    out: TextIO,
    language: str,
    names: Sequence[str] = (),
) -> int:
    """One of several answers: its number, or how it or its name begins; an empty line takes the first."""
    print(wrapped(question, out), file=out)
    for number, answer in enumerate(answers, start=1):
        print(wrapped(f"  {number}  {answer}", out), file=out)
    for line in _lines(read, "[1] > "):
        if line in _LEAVING:
            break
        found = _meant(line, answers, names) if line else [0]
        if len(found) == 1:
            return found[0]
        if found:
            said = translate("play-choose-one", language, text=line, answers=tuple(answers[i] for i in found))
        else:
            said = translate("play-choose-number", language, most=len(answers))
        print(wrapped(said, out), file=out)
    raise EOFError


def _meant(line: str, answers: Sequence[str], names: Sequence[str]) -> list[int]:
    """The answers that a line may mean: the one of that number or name, or else all that begin so."""
    typed = " ".join(line.casefold().split())
    spellings = [
        [str(i + 1), *(each.casefold() for each in (answer, *names[i : i + 1]))]
        for i, answer in enumerate(answers)
    ]
    exact = [i for i, spelled in enumerate(spellings) if typed in spelled]
    return exact or [i for i, spelled in enumerate(spellings) if any(s.startswith(typed) for s in spelled[1:])]


def _lines(read: Callable[[str], str], prompt: str) -> Iterator[str]:
    while True:
        yield read(prompt).strip()
