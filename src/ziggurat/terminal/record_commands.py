"""`ziggurat record`: checks, converts, filters and merges files of records, game by game."""

import argparse
import contextlib
import hashlib
import io
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, TextIO

from ziggurat.core.messages import Message, translate
from ziggurat.core.refusals import Refusal
from ziggurat.core.registry import game
from ziggurat.records import Record
from ziggurat.records.files import read_records, record_to_json
from ziggurat.terminal.console import why, wrapped
from ziggurat.terminal.parsing import Parser, add_commands

BAD_INPUT = 2
FORMS = ("records", "json", "positions")


# ── The arguments ────────────────────────────────────────────────────────────────────────────────────────
def add_record_commands(parser: Parser) -> None:
    """Adds `check`, `convert`, `filter` and `merge` to the parser of `record`."""
    commands = add_commands(parser, translate("metavar-command", parser.language))

    def command(name: str, run: Callable[[argparse.Namespace], int]) -> Parser:
        about = translate(f"help-record-{name}", parser.language)
        made: Parser = commands.add_parser(name, help=about, description=about)
        made.set_defaults(run=run)
        _add(made, "files", "file", "record-files", nargs="+")
        return made

    command("check", check)
    _writing(command("convert", convert))
    _choosing(_writing(command("filter", choose)))
    merging = _writing(command("merge", merge))
    merging.add_argument("--unique", action="store_true", help=translate("help-record-unique", parser.language))


def _add(parser: Parser, name: str, metavar: str, about: str, **settings: Any) -> None:
    shown, text = translate(f"metavar-{metavar}", parser.language), translate(f"help-{about}", parser.language)
    parser.add_argument(name, metavar=shown, help=text, **settings)


def _writing(parser: Parser) -> Parser:
    parser.add_argument(
        "--to", choices=FORMS, default="records", help=translate("help-record-to", parser.language)
    )
    _add(parser, "--into", "file", "record-into")
    for name in ("comments", "variations"):
        about = translate(f"help-record-no-{name}", parser.language)
        parser.add_argument(f"--no-{name}", action="store_true", help=about)
    return parser


def _choosing(parser: Parser) -> None:
    _add(parser, "--game", "game", "record-game")
    _add(parser, "-o", "option", "record-option", dest="options", action="append", default=[])
    _add(parser, "--player", "name", "record-player")
    _add(parser, "--winner", "name", "record-winner")
    _add(parser, "--result", "seats", "record-result")
    _add(parser, "--after", "tokens", "record-after", default="")
    _add(parser, "--position", "position", "record-position")
    _add(parser, "--min-plies", "number", "record-min-plies", type=int, default=0)
    _add(parser, "--max-plies", "number", "record-max-plies", type=int)


# ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────
@dataclass
class _Count:
    games: int = 0
    bad: int = 0


def _games(options: argparse.Namespace, count: _Count) -> Iterator[Record]:
    """The games of all files that replay; what is wrong with another one is told on standard error."""
    for path in options.files:
        with _opened(path) as stream:
            for place, record, wrong in read_records(_lines(stream, path)):
                count.games += 1
                wrong = wrong or _wrong_with(record)
                if record is not None and wrong is None:
                    yield record
                    continue
                count.bad += 1
                args = {"path": path, "number": place.number, "line": place.line, "why": wrong}
                told = translate("record-bad-game", options.language, **args)
                print(wrapped(told, sys.stderr), file=sys.stderr)


def _wrong_with(record: Record | None) -> Message | None:
    try:
        if record is not None:
            record.replay()
    except Refusal as refused:
        return refused.reason
    return None


@contextlib.contextmanager
def _opened(path: str) -> Iterator[TextIO]:
    try:
        if path == "-":
            source = getattr(sys.stdin, "buffer", None)
            yield io.TextIOWrapper(source, encoding="utf-8") if source else sys.stdin
            return
        with Path(path).open(encoding="utf-8") as stream:
            yield stream
    except (OSError, ValueError) as wrong:
        if isinstance(wrong, (Refusal, BrokenPipeError)):
            raise
        raise Refusal(Message("unreadable", args={"path": path, "why": why(wrong)})) from wrong


def _lines(stream: TextIO, path: str) -> Iterator[str]:
    try:
        yield from stream
    except UnicodeDecodeError as wrong:
        raise Refusal(Message("not-text", args={"path": path})) from wrong


# ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────
def _written(record: Record, options: argparse.Namespace) -> str:
    if options.no_comments:
        record = record.without_comments()
    if options.no_variations:
        record = replace(record, variations={})
    if options.to == "json":
        return record_to_json(record) + "\n"
    if options.to == "positions":
        return "".join(f"{record.game} {position.text()}\n" for position in record.replay().positions)
    return f"{record}\n"


def _write(records: Iterator[Record], options: argparse.Namespace, count: _Count) -> int:
    with _target(options.into) as out:
        for record in records:
            out.write(_written(record, options))
    return BAD_INPUT if count.bad else 0


@contextlib.contextmanager
def _target(path: str | None) -> Iterator[TextIO]:
    """Standard output, or a new file: one that is there already stays as it is."""
    if path is None:
        yield sys.stdout
        return
    try:
        target = Path(path).open("x", encoding="utf-8")  # noqa: SIM115 – closed below
    except (OSError, ValueError) as wrong:
        raise Refusal(Message("unwritable", args={"path": path, "why": why(wrong)})) from wrong
    with target:
        yield target


# ── The commands ─────────────────────────────────────────────────────────────────────────────────────────
def check(options: argparse.Namespace) -> int:
    count = _Count()
    for _ in _games(options, count):
        pass
    told = translate("record-checked", options.language, games=count.games, bad=count.bad)
    print(wrapped(told, sys.stdout))
    return BAD_INPUT if count.bad else 0


def convert(options: argparse.Namespace) -> int:
    count = _Count()
    return _write(_games(options, count), options, count)


def merge(options: argparse.Namespace) -> int:
    count = _Count()
    records = _games(options, count)
    return _write(_unique(records) if options.unique else records, options, count)


def _unique(records: Iterator[Record]) -> Iterator[Record]:
    """Leaves out games that came before: same game, options, beginning and actions. Of each, 16 bytes are kept."""
    seen: set[bytes] = set()
    for record in records:
        played = repr((record.game, sorted(record.options.items()), record.position, record.tokens))
        digest = hashlib.sha256(played.encode()).digest()[:16]
        if digest not in seen:
            seen.add(digest)
            yield record


def choose(options: argparse.Namespace) -> int:
    tests = list(_tests(options))
    count = _Count()
    chosen = (record for record in _games(options, count) if all(test(record) for test in tests))
    return _write(chosen, options, count)


Test = Callable[[Record], bool]


def _tests(options: argparse.Namespace) -> Iterator[Test]:
    """What is asked of a game, the cheap questions first."""
    if options.game is not None:
        name = game(options.game).name
        yield lambda record: record.game == name
    for text in options.options:
        option, equals, value = text.partition("=")
        if not equals:
            raise Refusal(Message("bad-option", args={"text": text}))
        yield _has_option(option, value)
    if options.player is not None:
        yield lambda record: options.player in record.players
    if options.winner is not None:
        yield lambda record: options.winner in _winners(record)
    if options.result is not None:
        yield lambda record: record.result == options.result
    most = options.max_plies
    yield lambda record: options.min_plies <= len(record.tokens) and (most is None or len(record.tokens) <= most)
    if options.after:
        first = tuple(options.after.split())
        yield lambda record: record.tokens[: len(first)] == first
    if options.position is not None:
        yield _reaches(options.position, options.game)


def _reaches(text: str, name: str | None) -> Test:
    """Whether a game comes to this position, as the position itself is spelled by `show`.

    A text that is none of the game asked for is refused; without a game, those that cannot read it never reach it.
    """
    if name is not None:
        game(name).position(text)

    @cache
    def spelled(name: str) -> str | None:
        try:
            return game(name).position(text).text()
        except Refusal:
            return None

    def reaches(record: Record) -> bool:
        wanted = spelled(record.game)
        return wanted is not None and any(at.text() == wanted for at in record.replay().positions)

    return reaches


def _has_option(option: str, value: str) -> Test:
    return lambda record: record.start().settings.get(option) == value


def _winners(record: Record) -> Sequence[str]:
    seats = [int(seat) for seat in record.result.split(",") if seat.isdecimal()]
    return [record.players[seat - 1] for seat in seats] if record.players else []
