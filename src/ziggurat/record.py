"""Game records: text files in the manner of chess's PGN, read, written and replayed.

    [Game "babel"]
    [Rules "1"]
    [Players "Anna, Ben"]
    [Result "*"]

    a1enu {a bold start} b1-

Tag lines, an empty line, the tokens; `{…}` is a comment on the token before it. `Players` holds the names, or the
number of seats. No position is trusted from outside: it is always the replay of its tokens.

A `Record` is checked when it is created: whatever it accepts can be written and read back unchanged. Only `replay`
shows whether the tokens are legal and the result is true.
"""

import random
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ziggurat.core import Game, IllegalAction, Position, Refusal, as_int, display_value
from ziggurat.kernel import Rules
from ziggurat.messages import Args, Message
from ziggurat.registry import game

__all__ = ["NOBODY", "UNFINISHED", "BadRecord", "Record"]

UNFINISHED = "*"
NOBODY = "-"  # a finished game that no seat won (a lost mission)
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_TAG = re.compile(rf'\[({_NAME.pattern})\s+"((?:[^"\\]|\\.)*)"\]')
_TOKEN = re.compile(r"[^\s{}]+")
_SURROGATE = re.compile(r"[\ud800-\udfff]")  # half a character: no file can hold it
_WORD = re.compile(r"\{([^{}]*)\}|([^\s{}]+)|([{}])")
_TERMINATION = re.compile(r"(?:resigned|time) ([1-9])|abandoned")
_OWN_TAGS = frozenset({"game", "rules", "players", "result", "termination"})
_MOST_DIGITS = 3  # of a number of players


class BadRecord(Refusal):
    """A record that cannot be read or does not replay."""

    code = "bad-record"


def _refuse(message: str, /, **args: str | int) -> BadRecord:
    return BadRecord(Message(message, args=args))


@dataclass(frozen=True)
class Record:
    """A game written down. `comments[n]` follows the n-th token, `comments[0]` stands before the first."""

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

    def __post_init__(self) -> None:
        kind = game(self.game)
        if self.rules != kind.version:
            raise _refuse("record-version", game=kind.name, version=display_value(self.rules), known=kind.version)
        settings = kind.settle(self.options, random.Random(0))
        rules = kind.rules(settings)
        if as_int(self.seats) != rules.seats:
            raise _refuse("record-players", seats=rules.seats, count=display_value(self.seats))
        made = {
            "seats": rules.seats,
            "tokens": _checked_tokens(self.tokens),
            "players": _checked_players(self.players, rules.seats),
            "options": _written_options(kind, settings),
            "comments": _checked_comments(self.comments, len(self.tokens)),
            "notes": _checked_notes(self.notes, {*_OWN_TAGS, *(option.name for option in kind.options)}),
        }
        for name, value in made.items():
            object.__setattr__(self, name, value)  # frozen for everybody else
        self._check_ending(rules)

    def _check_ending(self, rules: Rules) -> None:
        """The result names seats, each once, and none that gave the game up."""
        winners = [] if self.result in (UNFINISHED, NOBODY) else _text(self.result).split(",")
        seats = [str(seat) for seat in range(1, rules.seats + 1)]
        if len(set(winners)) != len(winners) or not set(winners) <= set(seats):
            raise _refuse("record-winners", result=self.result, seats=rules.seats)
        if not self.termination:
            return
        ended = _TERMINATION.fullmatch(_text(self.termination))
        if not ended:
            raise _refuse("record-termination", termination=self.termination)
        if ended[1] and ended[1] not in seats:
            raise _refuse("record-ended-by-nobody", termination=self.termination, seats=rules.seats)
        for winner in winners if ended[1] else []:
            if rules.teams[int(winner) - 1] == rules.teams[int(ended[1]) - 1]:
                raise _refuse("record-contradiction", termination=self.termination, seat=winner)

    @classmethod
    def of(
        cls,
        position: Position,
        players: Sequence[str] = (),
        termination: str = "",
        winners: Sequence[int] = (),
        comments: Mapping[int, str] | None = None,
    ) -> "Record":
        """The record of the game that led to a position; `winners` of one that ended by its `termination`."""
        for name in players:
            if not _text(name).isprintable() or not name or name.isdigit():
                raise _refuse("record-bad-name", name=name)
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
        )
        made._check_result(position)
        return made

    def with_comments(self, comments: Mapping[int, str]) -> "Record":
        """The same game with these comments in place of its own."""
        return replace(self, comments={ply: comments[ply] for ply in sorted(comments) if ply <= len(self.tokens)})

    def __str__(self) -> str:
        tags = {
            "Game": self.game,
            "Rules": self.rules,
            "Players": ", ".join(self.players) or str(self.seats),
            **{name.capitalize(): value for name, value in self.options.items() if name != "players"},
            "Result": self.result,
            **({"Termination": self.termination} if self.termination else {}),
            **self.notes,
        }
        head = "\n".join(f'[{name} "{_escaped(value)}"]' for name, value in tags.items())
        return f"{head}\n\n{_wrapped(self._words())}\n"

    def _words(self) -> list[str]:
        words = [f"{{{self.comments[0]}}}"] if 0 in self.comments else []
        for number, token in enumerate(self.tokens, start=1):
            words.append(token)
            if number in self.comments:
                words.append(f"{{{self.comments[number]}}}")
        return words

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Reads a record; what it says of the game is checked by `replay`."""
        tags, body = _split(text)
        kind = _named_game(tags)
        version = tags.pop("rules", ("", kind.version))[1]
        if version != kind.version:  # before its options and tokens, which may be others then
            raise _refuse("record-version", game=kind.name, version=version, known=kind.version)
        result = tags.pop("result", ("", UNFINISHED))[1]
        termination = tags.pop("termination", ("", ""))[1]
        options = _named_options(kind, tags)
        seats, players = _seats(tags.pop("players", ("", ""))[1])
        known = {option.name for option in kind.options}
        tokens, comments = _read_words(body)
        return cls(
            kind.name,
            version,
            seats or kind.rules(kind.settle(options, random.Random(0))).seats,
            tokens,
            players,
            options,
            result,
            termination,
            comments,
            {spelling: value for key, (spelling, value) in tags.items() if key not in known},
        )

    @staticmethod
    def opening(text: str) -> tuple[Game, dict[str, str]]:
        """The game that a text names and its options, unchecked: for callers that compile its rules first."""
        tags, _ = _split(text)
        kind = _named_game(tags)
        return kind, _named_options(kind, tags)

    def start(self) -> Position:
        return game(self.game).start(self.options, seed=0)

    def replay(self) -> Position:
        """The position at the end; raises BadRecord where a token is not legal or the result is not true."""
        position = self.start()
        for number, token in enumerate(self.tokens, start=1):
            try:
                position = position.play(token)
            except IllegalAction as wrong:
                args: Args = {"number": number, "token": token, "why": wrong.reason}
                raise BadRecord(Message("record-illegal", args=args)) from wrong
        self._check_result(position)
        return position

    def _check_result(self, position: Position) -> None:
        if position.outcome:
            true = _result(position.outcome.winners, True)
            if self.termination:
                raise _refuse("record-ended-twice", termination=self.termination)
            if self.result not in (true, UNFINISHED):
                raise _refuse("record-result", result=self.result, true=true)
        elif not self.termination and self.result != UNFINISHED:
            raise _refuse("record-not-over", result=self.result)


# ── What a text can hold ─────────────────────────────────────────────────────────────────────────────────
def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise _refuse("record-not-text", value=display_value(value))
    if _SURROGATE.search(value):
        raise _refuse("record-half-character", value=value)
    return value


def _line(name: str, value: Any) -> str:
    """The value of a tag: in one line, wherever a reader may break lines."""
    text = _text(value)
    if len(text.splitlines()) > 1 or text[-1:].splitlines() == [""]:
        raise _refuse("record-line-break", name=name)
    return text


def _checked_tokens(tokens: Any) -> tuple[str, ...]:
    for token in tokens:
        if not _TOKEN.fullmatch(_text(token)):
            raise _refuse("record-bad-token", token=token)
    return tuple(tokens)


def _checked_players(players: Any, seats: int) -> tuple[str, ...]:
    for name in players:
        if "," in _line("Players", name) or name != name.strip():
            raise _refuse("record-bad-name", name=name)
        if seats == 1 and (not name or name.isdecimal()):  # it would be read as a number of seats
            raise _refuse("record-bad-name", name=name)
    if players and len(players) != seats:
        raise _refuse("record-players", seats=seats, count=len(players))
    return tuple(players)


def _checked_comments(comments: Mapping[Any, Any], tokens: int) -> dict[int, str]:
    """The comments in the order of their tokens; line breaks are those of this system wherever they came from."""
    found = {}
    for number, comment in comments.items():
        after = as_int(number)
        if after is None or not 0 <= after <= tokens:
            raise _refuse("record-comment-place", number=display_value(number), count=tokens)
        if "{" in _text(comment) or "}" in comment:
            raise _refuse("record-bad-comment")
        found[after] = _plain_breaks(comment)
    return dict(sorted(found.items()))


def _checked_notes(notes: Mapping[Any, Any], taken: set[str]) -> dict[str, str]:
    found = {}
    for name, value in notes.items():
        if not _NAME.fullmatch(_text(name)):
            raise _refuse("record-bad-note", name=name)
        if name.lower() in taken:
            raise _refuse("record-tag-twice", name=name)
        taken.add(name.lower())
        found[name] = _line(name, value)
    return found


def _plain_breaks(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


# ── Reading and writing ──────────────────────────────────────────────────────────────────────────────────
def _named_game(tags: dict[str, tuple[str, str]]) -> Game:
    """The game that the tags name; it is no tag of its own any more then."""
    name = tags.pop("game", None)
    if name is None:
        raise _refuse("record-no-game")
    return game(name[1])


def _named_options(kind: Game, tags: Mapping[str, tuple[str, str]]) -> dict[str, str]:
    """The options among the tags; the number of players is one of them where the game can be played by several."""
    known = {option.name for option in kind.options}
    seats, _ = _seats(tags.get("players", ("", ""))[1])
    options = {key: value for key, (_, value) in tags.items() if key in known - {"players"}}
    return {**options, "players": str(seats)} if "players" in known and seats else options


def _written_options(kind: Game, settings: Mapping[str, str]) -> dict[str, str]:
    """The options that a record tells: those that differ from their defaults or were drawn by chance."""
    defaults = kind.defaults(settings)
    drawn = {option.name for option in kind.options if option.drawn}
    return {name: value for name, value in settings.items() if name in drawn or defaults.get(name) != value}


def _result(winners: Sequence[int], over: bool) -> str:
    if not over:
        return UNFINISHED
    return ",".join(map(str, winners)) or NOBODY


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _wrapped(words: list[str], width: int = 100) -> str:
    """The words in lines; a comment is never broken, for its spaces are its own."""
    lines, line = [], ""
    for word in words:
        if line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    return "\n".join([*lines, line])


def _split(text: str) -> tuple[dict[str, tuple[str, str]], str]:
    """The tags, by lower-case name with their own spelling, and what follows them."""
    tags: dict[str, tuple[str, str]] = {}
    lines = _plain_breaks(text.removeprefix("\ufeff")).splitlines(keepends=True)
    for number, line in enumerate(lines):
        stripped = line.strip()
        if not stripped.startswith("["):
            if not stripped and not tags:
                continue
            return tags, "".join(lines[number:])
        found = _TAG.fullmatch(stripped)
        if not found:
            raise _refuse("record-bad-tag", line=number + 1)
        if found[1].lower() in tags:
            raise _refuse("record-tag-twice", name=found[1])
        tags[found[1].lower()] = (found[1], re.sub(r"\\(.)", r"\1", found[2]))
    return tags, ""


def _seats(value: str) -> tuple[int, tuple[str, ...]]:
    """The number of seats, 0 if not said, and the names, if they are."""
    if not value or value.isdecimal():
        if len(value) > _MOST_DIGITS:  # Python reads no number of thousands of digits
            raise _refuse("record-too-many-players", count=value)
        return int(value or 0), ()
    names = tuple(name.strip() for name in value.split(","))
    return len(names), names


def _read_words(body: str) -> tuple[tuple[str, ...], dict[int, str]]:
    tokens: list[str] = []
    comments: dict[int, str] = {}
    for comment, token, brace in _WORD.findall(body):
        if brace:
            raise _refuse("record-brace")
        if token:
            tokens.append(token)
        else:
            before = comments.get(len(tokens))
            comments[len(tokens)] = comment if before is None else f"{before} {comment}"
    return tuple(tokens), comments
