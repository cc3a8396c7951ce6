"""Game records: text files in the manner of chess's PGN, read, written and replayed.

    [Game "babel"]
    [Rules "1"]
    [Players "Anna, Ben"]
    [Result "*"]

    a1enu {a bold start} b1- (b1w a2-)

Tag lines, an empty line, the tokens; `{…}` is a comment on the token before it, `(…)` a variation in place of it
(`lines.py`). `Players` holds the names, or the number of seats; `Position` the text of the position with
which the game begins, if that is not the start. A file may hold several games (`files.py`).

A `Record` is checked when it is created: whatever it accepts can be written and read back unchanged. Only `replay`
shows whether the tokens are legal and the result is true.
"""

import random
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ziggurat.core.game import Game
from ziggurat.core.messages import Args, Message
from ziggurat.core.names import is_recordable
from ziggurat.core.position import Position
from ziggurat.core.refusals import IllegalAction, as_int, display_value
from ziggurat.core.registry import game
from ziggurat.core.types import Settings
from ziggurat.kernel import Rules
from ziggurat.records.lines import (
    BadRecord,
    Variation,
    Variations,
    checked_body,
    expect_text,
    plain_breaks,
    read_body,
    refuse,
    written_body,
)
from ziggurat.records.position_text import options_in

UNFINISHED = "*"
NOBODY = "-"  # a finished game that no seat won (a lost mission)
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_TAG = re.compile(rf'\[({_NAME.pattern})\s+"((?:[^"\\]|\\.)*)"\]')
# Nothing here reaches beyond its line: `\s` would look at all lines behind each empty one.
_NEXT_GAME = re.compile(rf'^[^\S\n]*\[{_NAME.pattern}[^\S\n]+"', re.MULTILINE)
_TERMINATION = re.compile(r"(?:resigned|time) ([1-9])|abandoned")
_OWN_TAGS = frozenset({"game", "rules", "players", "position", "result", "termination"})
_MOST_DIGITS = 3  # of a number of players


@dataclass(frozen=True)
class Record:
    """A game as text. `comments[n]` follows the n-th token, `comments[0]` comes before the first;
    `variations[n]` are lines in place of the n-th token and what follows it."""

    game: str
    rules: str
    seats: int
    tokens: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    result: str = UNFINISHED
    termination: str = ""
    comments: Mapping[int, str] = field(default_factory=dict)
    notes: Mapping[str, str] = field(default_factory=dict)  # tags that mean nothing to the rules
    position: str = ""  # the text of the position with which it begins, unless that is the start
    variations: Variations = field(default_factory=dict)

    def __post_init__(self) -> None:
        kind = game(self.game)
        if self.rules != kind.version:
            raise refuse(
                "record-version", game=kind.title_message, version=display_value(self.rules), known=kind.version
            )
        settings = _settings_of(kind, self.options, _line("Position", self.position))
        rules = kind.rules(settings)
        if as_int(self.seats) != rules.seats:
            raise refuse("record-players", seats=rules.seats, count=display_value(self.seats))
        tokens, comments, variations = checked_body(self.tokens, self.comments, self.variations)
        made = {
            "seats": rules.seats,
            "tokens": tokens,
            "players": _checked_players(self.players, rules.seats),
            "options": kind.told(settings),
            "comments": comments,
            "variations": variations,
            "notes": _checked_notes(self.notes, {*_OWN_TAGS, *(option.name for option in kind.options)}),
        }
        for name, value in made.items():
            object.__setattr__(self, name, value)  # frozen for everybody else
        self._check_ending(rules)

    def _check_ending(self, rules: Rules) -> None:
        """The result names seats, each once, and none that gave the game up."""
        winners = [] if self.result in (UNFINISHED, NOBODY) else expect_text(self.result).split(",")
        seats = [str(seat) for seat in range(1, rules.seats + 1)]
        if len(set(winners)) != len(winners) or not set(winners) <= set(seats):
            raise refuse("record-winners", result=self.result, seats=rules.seats)
        if not self.termination:
            return
        ended = _TERMINATION.fullmatch(expect_text(self.termination))
        if not ended:
            raise refuse("record-termination", termination=self.termination)
        if ended[1] and ended[1] not in seats:
            raise refuse("record-ended-by-nobody", termination=self.termination, seats=rules.seats)
        for winner in winners if ended[1] else []:
            if rules.teams[int(winner) - 1] == rules.teams[int(ended[1]) - 1]:
                raise refuse("record-contradiction", termination=self.termination, seat=winner)

    @classmethod
    def of(
        cls,
        position: Position,
        players: Sequence[str] = (),
        termination: str = "",
        winners: Sequence[int] = (),
        comments: Mapping[int, str] | None = None,
    ) -> "Record":
        """The record of the game that led to a position. `winners` are those of a game ended by `termination`."""
        for name in players:
            if not is_recordable(expect_text(name)):
                raise refuse("record-bad-name", name=name)
        made = cls(
            position.game.name,
            position.game.version,
            position.rules.seats,
            position.history,
            tuple(players),
            position.settings,
            _result(position.outcome.winners if position.outcome else winners, position.over or bool(termination)),
            termination,
            comments or {},
            position=position.setup,
        )
        made._check_result(position)
        return made

    def with_comments(self, comments: Mapping[int, str]) -> "Record":
        """The same game with these comments in place of its own."""
        return replace(self, comments={ply: comments[ply] for ply in sorted(comments) if ply <= len(self.tokens)})

    def without_comments(self) -> "Record":
        """The same game without any comments, in variations too."""
        return replace(self, comments={}, variations=_uncommented(self.variations))

    def __str__(self) -> str:
        tags = {
            "Game": self.game,
            "Rules": self.rules,
            "Players": ", ".join(self.players) or str(self.seats),
            **{name.capitalize(): value for name, value in self.options.items() if name != "players"},
            **({"Position": self.position} if self.position else {}),
            "Result": self.result,
            **({"Termination": self.termination} if self.termination else {}),
            **self.notes,
        }
        head = "\n".join(f'[{name} "{_escaped(value)}"]' for name, value in tags.items())
        return f"{head}\n\n{written_body(self.tokens, self.comments, self.variations)}\n"

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Reads a record; `replay` checks what it says about the game."""
        tags, body = _split(expect_text(text))
        if _NEXT_GAME.search(re.sub(r"\{[^{}]*\}", "", body)):
            raise refuse("record-several")
        kind = _named_game(tags)
        version = tags.pop("rules", ("", kind.version))[1]
        if version != kind.version:  # before its options and tokens, which may be others then
            raise refuse("record-version", game=kind.title_message, version=version, known=kind.version)
        result = tags.pop("result", ("", UNFINISHED))[1]
        termination = tags.pop("termination", ("", ""))[1]
        options = _named_options(kind, tags)
        seats, players = _seats(tags.pop("players", ("", ""))[1])
        position = tags.pop("position", ("", ""))[1]
        known = {option.name for option in kind.options}
        tokens, comments, variations = read_body(body)
        return cls(
            kind.name,
            version,
            seats or kind.rules(_settings_of(kind, options, position)).seats,
            tokens,
            players,
            options,
            result,
            termination,
            comments,
            {spelling: value for key, (spelling, value) in tags.items() if key not in known},
            position,
            variations,
        )

    @staticmethod
    def read_all(lines: Iterable[str]) -> Iterator["Record"]:
        """The games of an open file, one by one, so that only one is in memory; raises BadRecord with the number
        of a game that cannot be read."""
        from ziggurat.records.files import read_records  # which knows this module

        for place, record, wrong in read_records(lines):
            if record is None:
                args = {"number": place.number, "line": place.line, "why": wrong}
                raise BadRecord(Message("record-bad-number", args=args))
            yield record

    @staticmethod
    def opening(text: str) -> tuple[Game, dict[str, str]]:
        """The game that a text names and its options, unchecked: for callers that compile its rules first."""
        tags, _ = _split(text)
        kind = _named_game(tags)
        return kind, {**options_in(kind, tags.get("position", ("", ""))[1]), **_named_options(kind, tags)}

    def start(self) -> Position:
        """The position with which it begins."""
        return game(self.game).begin(self.position, self.options)

    def replay(self, pause: Callable[[], None] = lambda: None) -> Position:
        """The position at the end; raises BadRecord if a token is not legal, also in a variation, or if the result
        is wrong. `pause` is called before each token."""
        position = _played(self.start(), self.tokens, self.variations, "record-illegal", pause)
        self._check_result(position)
        return position

    def _check_result(self, position: Position) -> None:
        if position.outcome:
            true = _result(position.outcome.winners, True)
            if self.termination:
                raise refuse("record-ended-twice", termination=self.termination)
            if self.result not in (true, UNFINISHED):
                raise refuse("record-result", result=self.result, true=true)
        elif not self.termination and self.result != UNFINISHED:
            raise refuse("record-not-over", result=self.result)


def _uncommented(variations: Variations) -> Variations:
    return {
        number: [Variation(line.tokens, {}, _uncommented(line.variations)) for line in lines]
        for number, lines in variations.items()
    }


def _played(
    position: Position, tokens: Sequence[str], variations: Variations, message: str, pause: Callable[[], None]
) -> Position:
    """Plays a line, and behind each of its tokens the variations that replace it."""
    for number, token in enumerate(tokens, start=1):
        pause()
        try:
            after = position.play(token)
        except IllegalAction as wrong:
            args: Args = {"number": number, "token": token, "why": wrong.reason}
            raise BadRecord(Message(message, args=args)) from wrong
        for line in variations.get(number, ()):
            _played(position, line.tokens, line.variations, "record-illegal-variation", pause)
        position = after
    return position


# ── What a text can hold ─────────────────────────────────────────────────────────────────────────────────
def _line(name: str, value: Any) -> str:
    """The value of a tag: in one line, wherever a reader may break lines."""
    text = expect_text(value)
    if len(text.splitlines()) > 1 or text[-1:].splitlines() == [""]:
        raise refuse("record-line-break", name=name)
    return text


def _checked_players(players: Any, seats: int) -> tuple[str, ...]:
    for name in players:
        if "," in _line("Players", name) or name != name.strip():
            raise refuse("record-bad-name", name=name)
        if seats == 1 and (not name or name.isdecimal()):  # it would be read as a number of seats
            raise refuse("record-bad-name", name=name)
    if players and len(players) != seats:
        raise refuse("record-players", seats=seats, count=len(players))
    return tuple(players)


def _checked_notes(notes: Mapping[Any, Any], taken: set[str]) -> dict[str, str]:
    found = {}
    for name, value in notes.items():
        if not _NAME.fullmatch(expect_text(name)):
            raise refuse("record-bad-note", name=name)
        if name.lower() in taken:
            raise refuse("record-tag-twice", name=name)
        taken.add(name.lower())
        found[name] = _line(name, value)
    return found


# ── Reading and writing ──────────────────────────────────────────────────────────────────────────────────
def _named_game(tags: dict[str, tuple[str, str]]) -> Game:
    """The game that the tags name; it is no tag of its own any more then."""
    name = tags.pop("game", None)
    if name is None:
        raise refuse("record-no-game")
    return game(name[1])


def _named_options(kind: Game, tags: Mapping[str, tuple[str, str]]) -> dict[str, str]:
    """The options among the tags; the number of players is one of them where the game can be played by several."""
    known = {option.name for option in kind.options}
    seats, _ = _seats(tags.get("players", ("", ""))[1])
    options = {key: value for key, (_, value) in tags.items() if key in known - {"players"}}
    return {**options, "players": str(seats)} if "players" in known and seats else options


def _settings_of(kind: Game, options: Settings, position: str) -> Settings:
    """The options of a game that begins with a position, or at its start; these are settled without its rules."""
    return kind.position(position, options).settings if position else kind.settle(options, random.Random(0))


def _result(winners: Sequence[int], over: bool) -> str:
    if not over:
        return UNFINISHED
    return ",".join(map(str, winners)) or NOBODY


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _split(text: str) -> tuple[dict[str, tuple[str, str]], str]:
    """The tags, by lower-case name with their own spelling, and what follows them."""
    tags: dict[str, tuple[str, str]] = {}
    lines = plain_breaks(text.removeprefix("\ufeff")).splitlines(keepends=True)
    for number, line in enumerate(lines):
        stripped = line.strip()
        if not stripped.startswith("["):
            if not stripped and not tags:
                continue
            return tags, "".join(lines[number:])
        found = _TAG.fullmatch(stripped)
        if not found:
            raise refuse("record-bad-tag", line=number + 1)
        if found[1].lower() in tags:
            raise refuse("record-tag-twice", name=found[1])
        tags[found[1].lower()] = (found[1], re.sub(r"\\(.)", r"\1", found[2]))
    return tags, ""


def _seats(value: str) -> tuple[int, tuple[str, ...]]:
    """The number of seats, 0 if not said, and the names, if they are."""
    if not value or value.isdecimal():
        if len(value) > _MOST_DIGITS:  # Python reads no number of thousands of digits
            raise refuse("record-too-many-players", count=value)
        return int(value or 0), ()
    names = tuple(name.strip() for name in value.split(","))
    return len(names), names
