"""Game records: text files in the manner of chess's PGN, read, written and replayed.

    [Game "babel"]
    [Rules "1"]
    [Players "Anna, Ben"]
    [Result "*"]

    a1enu {a bold start} b1-

Tag lines, an empty line, the tokens; `{…}` is a comment on the token before it. `Players` holds the names, or the
number of seats. No position is trusted from outside: it is always the replay of its tokens.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from ziggurat.game import Game, IllegalAction, Position, Refusal, game
from ziggurat.words import Reason

UNFINISHED = "*"
NOBODY = "-"  # a finished game that no seat won (a lost mission)
_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*)\s+"((?:[^"\\]|\\.)*)"\]')
_WORD = re.compile(r"\{([^{}]*)\}|([^\s{}]+)|([{}])")
_TERMINATION = re.compile(r"resigned [1-9]|time [1-9]|abandoned")
_OWN_TAGS = ("game", "rules", "players", "result", "termination")


class BadRecord(Refusal):
    """A record that cannot be read or does not replay."""


def _refuse(message: str, /, **args: str | int) -> BadRecord:
    return BadRecord(Reason(message, args=args))


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
        made = cls(
            position.game.name,
            position.game.version,
            position.rules.seats,
            position.history,
            tuple(players),
            _told_options(position.game, position.settings),
            _result(position.outcome.winners if position.outcome else winners, position.over or bool(termination)),
            termination,
            dict(comments or {}),
        )
        made._check_writable()
        return made

    def _check_writable(self) -> None:
        for name in self.players:
            if "," in name or name != name.strip() or not name or name.isdigit() or _breaks(name):
                raise _refuse("record-bad-name", name=name)
        if self.players and len(self.players) != self.seats:
            raise _refuse("record-players", seats=self.seats, count=len(self.players))
        for comment in self.comments.values():
            if "{" in comment or "}" in comment:
                raise _refuse("record-bad-comment")

    def with_comments(self, comments: Mapping[int, str]) -> "Record":
        """The same game with these comments in place of its own."""
        made = replace(self, comments={ply: comments[ply] for ply in sorted(comments) if ply <= len(self.tokens)})
        made._check_writable()
        return made

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
        if version != kind.version:
            raise _refuse("record-version", game=kind.name, version=version, known=kind.version)
        result = tags.pop("result", ("", UNFINISHED))[1]
        termination = tags.pop("termination", ("", ""))[1]
        if termination and not _TERMINATION.fullmatch(termination):
            raise _refuse("record-termination", termination=termination)
        options = _named_options(kind, tags)
        seats, players = _seats(tags.pop("players", ("", ""))[1])
        known = {option.name for option in kind.options}
        tokens, comments = _read_words(body)
        position = kind.start(options, seed=0)
        if seats and seats != position.rules.seats:
            raise _refuse("record-players", seats=position.rules.seats, count=seats)
        notes = {spelling: value for key, (spelling, value) in tags.items() if key not in known}
        return cls(
            kind.name,
            version,
            position.rules.seats,
            tokens,
            players,
            _told_options(kind, {**position.settings, **options}),
            result,
            termination,
            comments,
            notes,
        )

    @staticmethod
    def opening(text: str) -> tuple[Game, dict[str, str]]:
        """The game that a text names and its options, unchecked: for who has to make its rules ready first."""
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
                args: dict[str, str | int | Reason] = {"number": number, "token": token, "why": wrong.reason}
                raise BadRecord(Reason("record-illegal", args=args)) from wrong
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
        elif self.result not in (UNFINISHED, NOBODY):
            seats = [str(seat) for seat in range(1, position.rules.seats + 1)]
            if any(seat not in seats for seat in self.result.split(",")):
                raise _refuse("record-winners", result=self.result)


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


def _told_options(kind: Game, settings: Mapping[str, str]) -> dict[str, str]:
    """The options that a record tells: those that differ from their defaults or were drawn by chance."""
    defaults = kind.defaults(settings)
    drawn = {option.name for option in kind.options if option.drawn}
    return {name: value for name, value in settings.items() if name in drawn or defaults.get(name) != value}


def _result(winners: Sequence[int], over: bool) -> str:
    if not over:
        return UNFINISHED
    return ",".join(map(str, winners)) or NOBODY


def _breaks(value: str) -> bool:
    return not value.isprintable()


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
    lines = text.removeprefix("\ufeff").splitlines(keepends=True)
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
