"""Files of records: several games one after the other, read as a stream. Only one game is in memory at a time.

A game ends where the tags of the next one begin: at a line that opens with `[`, outside comments, behind an empty
line. As JSON lines there is one object for each game.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict
from itertools import chain
from typing import Any, NamedTuple

import msgspec

from ziggurat.core.messages import Message
from ziggurat.core.refusals import Refusal
from ziggurat.records import Record, Variation
from ziggurat.records.lines import BadRecord, refuse

MOST_LETTERS = 4_000_000  # of one game: a file that is no record must not fill the memory


class RecordText(NamedTuple):
    """One game of a file: its number, the line with which it begins, and its text."""

    number: int
    line: int
    text: str


class Read(NamedTuple):
    """One game of a file: the record, or what is wrong with it."""

    place: RecordText
    record: Record | None
    wrong: Message | None


# ── Games in a stream of lines ───────────────────────────────────────────────────────────────────────────
def split_records(lines: Iterable[str]) -> Iterator[RecordText]:
    """The texts of the games, one by one."""
    splitter = _Splitter()
    for line in lines:
        yield from splitter.add(line)
    yield from splitter.end()


class _Splitter:
    """Gathers the lines of one game after the other."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._length = self._number = self._line = 0
        self._first = 1  # the line with which the game begins
        self._tags_over = False  # an empty line or a token came behind the tags
        self._in_comment = False

    def add(self, line: str) -> Iterator[RecordText]:
        self._line += 1
        is_tag = not self._in_comment and line.lstrip("\ufeff \t").startswith("[")
        if is_tag and self._tags_over:
            yield from self.end()
        if not self._lines and not line.strip():
            return  # between games
        if not self._lines:
            self._first = self._line
        if not is_tag:  # braces in a tag are its own
            self._tags_over = True
            self._in_comment = _ends_in_comment(line, self._in_comment)
        self._lines.append(line)
        self._length += len(line)
        if self._length > MOST_LETTERS:
            raise refuse("record-too-long", line=self._first, most=MOST_LETTERS)

    def end(self) -> Iterator[RecordText]:
        if self._lines:
            self._number += 1
            yield RecordText(self._number, self._first, "".join(self._lines))
        self._lines, self._length, self._tags_over, self._in_comment = [], 0, False, False


def _ends_in_comment(line: str, inside: bool) -> bool:
    last = max(line.rfind("{"), line.rfind("}"))
    return inside if last < 0 else line[last] == "{"


def read_records(lines: Iterable[str]) -> Iterator[Read]:
    """The games of a file of records or of JSON lines, one by one; a bad one does not hide those behind it."""
    stream = iter(lines)
    head: list[str] = []  # up to the first line that is not empty
    while (line := next(stream, None)) is not None:
        head.append(line)
        if line.strip():
            break
    is_json = "".join(head).lstrip("\ufeff \t\r\n").startswith("{")
    places = _json_lines(chain(head, stream)) if is_json else split_records(chain(head, stream))
    parse: Callable[[str], Record] = record_from_json if is_json else Record.parse
    for place in places:
        try:
            yield Read(place, parse(place.text), None)
        except Refusal as refused:
            yield Read(place, None, refused.reason)


def _json_lines(lines: Iterable[str]) -> Iterator[RecordText]:
    number = 0
    for line, text in enumerate(lines, start=1):
        if text.strip():
            number += 1
            yield RecordText(number, line, text)


# ── JSON ─────────────────────────────────────────────────────────────────────────────────────────────────
def record_to_json(record: Record) -> str:
    """A record in one line; what is empty is left out."""
    return msgspec.json.encode({name: value for name, value in asdict(record).items() if value}).decode()


class _Line(msgspec.Struct):
    tokens: list[str]
    comments: dict[int, str] = {}
    variations: "dict[int, list[_Line]]" = {}


class _Stored(msgspec.Struct, kw_only=True):
    game: str
    rules: str
    seats: int
    tokens: list[str] = []
    players: list[str] = []
    options: dict[str, str] = {}
    result: str = "*"
    termination: str = ""
    comments: dict[int, str] = {}
    notes: dict[str, str] = {}
    position: str = ""
    variations: dict[int, list[_Line]] = {}


def record_from_json(text: str) -> Record:
    try:
        stored = msgspec.json.decode(text.strip().removeprefix("\ufeff"), type=_Stored)
    except (msgspec.MsgspecError, RecursionError) as wrong:
        raise BadRecord(Message("record-bad-json", args={"why": str(wrong)})) from wrong
    given: dict[str, Any] = msgspec.structs.asdict(stored)
    given |= {"tokens": tuple(stored.tokens), "players": tuple(stored.players)}
    return Record(**given | {"variations": _variations(stored.variations)})


def _variations(stored: dict[int, list[_Line]]) -> dict[int, tuple[Variation, ...]]:
    return {
        number: tuple(Variation(tuple(one.tokens), one.comments, _variations(one.variations)) for one in lines)
        for number, lines in stored.items()
    }
