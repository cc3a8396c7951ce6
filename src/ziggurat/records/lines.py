"""The body of a record: tokens, comments in braces, and variations in parentheses, as in chess's PGN.

    a1enu {a bold start} b1- (b1w {safer} a2-) a2s        b1w is played in place of b1-, and a2- after it

A comment belongs to the token before it, a variation replaces that token and may have variations itself.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ziggurat.core.messages import Message
from ziggurat.core.refusals import Refusal, as_int, display_value

TOKEN = re.compile(r"(?!\ufeff*\[)[^\s{}()]+")  # "[" at the start of a line begins a tag
_SURROGATE = re.compile(r"[\ud800-\udfff]")  # half a character: no file can hold it
_WORD = re.compile(r"\{([^{}]*)\}|([()])|([^\s{}()]+)|([{}])")
MOST_DEEP = 20  # variations inside each other
WIDTH = 100  # of a line


class BadRecord(Refusal):
    """A record that cannot be read or does not replay."""

    code = "bad-record"


def refuse(message: str, /, **args: Message | str | int) -> BadRecord:
    return BadRecord(Message(message, args=args))


@dataclass(frozen=True)
class Variation:
    """A line that was not played. `comments[n]` follows the n-th token, `comments[0]` comes before the first;
    `variations[n]` are lines in place of the n-th token and what follows it."""

    tokens: tuple[str, ...]
    comments: Mapping[int, str] = field(default_factory=dict)
    variations: "Variations" = field(default_factory=dict)


Variations = Mapping[int, Sequence[Variation]]
Body = tuple[tuple[str, ...], dict[int, str], dict[int, tuple[Variation, ...]]]


# ── What a body can hold ─────────────────────────────────────────────────────────────────────────────────
def expect_text(value: Any) -> str:
    if not isinstance(value, str):
        raise refuse("record-not-text", value=display_value(value))
    if _SURROGATE.search(value):
        raise refuse("record-half-character", value=value)
    return value


def plain_breaks(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


def checked_body(tokens: Any, comments: Mapping[Any, Any], variations: Mapping[Any, Any], depth: int = 0) -> Body:
    """Tokens, comments and variations that can be written and read back unchanged."""
    for token in tokens:
        if not TOKEN.fullmatch(expect_text(token)):
            raise refuse("record-bad-token", token=token)
    return (
        tuple(tokens),
        _checked_comments(comments, len(tokens)),
        _checked_variations(variations, len(tokens), depth),
    )


def _checked_comments(comments: Mapping[Any, Any], tokens: int) -> dict[int, str]:
    """The comments in the order of their tokens; line breaks are those of this system wherever they came from."""
    found = {}
    for number, comment in comments.items():
        after = as_int(number)
        if after is None or not 0 <= after <= tokens:
            raise refuse("record-comment-place", number=display_value(number), count=tokens)
        if "{" in expect_text(comment) or "}" in comment:
            raise refuse("record-bad-comment")
        found[after] = plain_breaks(comment)
    return dict(sorted(found.items()))


def _checked_variations(
    variations: Mapping[Any, Any], tokens: int, depth: int
) -> dict[int, tuple[Variation, ...]]:
    found = {}
    for number, lines in variations.items():
        instead = as_int(number)
        if instead is None or not 1 <= instead <= tokens:
            raise refuse("record-variation-place", number=display_value(number), count=tokens)
        if depth == MOST_DEEP:
            raise refuse("record-too-deep", most=MOST_DEEP)
        found[instead] = tuple(_checked_variation(line, depth + 1) for line in lines)
    return {number: lines for number, lines in sorted(found.items()) if lines}


def _checked_variation(line: Variation, depth: int) -> Variation:
    if not line.tokens:
        raise refuse("record-empty-variation")
    return Variation(*checked_body(line.tokens, line.comments, line.variations, depth))


# ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────
def written_body(tokens: Sequence[str], comments: Mapping[int, str], variations: Variations) -> str:
    """The words in lines; a comment is never broken, for its spaces are its own."""
    lines, line = [], ""
    for word in _words(tokens, comments, variations):
        if line and len(line) + 1 + len(word) > WIDTH:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    return "\n".join([*lines, line])


def _words(tokens: Sequence[str], comments: Mapping[int, str], variations: Variations) -> Iterator[str]:
    if 0 in comments:
        yield f"{{{comments[0]}}}"
    for number, token in enumerate(tokens, start=1):
        yield token
        if number in comments:
            yield f"{{{comments[number]}}}"
        for line in variations.get(number, ()):
            first, *rest = _words(line.tokens, line.comments, line.variations)
            words = [f"({first}", *rest]
            yield from [*words[:-1], f"{words[-1]})"]


# ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────
class _Reading:
    """A line that is being read."""

    def __init__(self) -> None:
        self.tokens: list[str] = []
        self.comments: dict[int, str] = {}
        self.variations: dict[int, list[Variation]] = {}

    def comment(self, text: str) -> None:
        before = self.comments.get(len(self.tokens))
        self.comments[len(self.tokens)] = text if before is None else f"{before} {text}"

    def add(self, line: "_Reading") -> None:
        self.variations.setdefault(len(self.tokens), []).append(Variation(*line.body()))

    def body(self) -> Body:
        variations = {number: tuple(lines) for number, lines in self.variations.items()}
        return tuple(self.tokens), self.comments, variations


def read_body(text: str) -> Body:
    """The tokens, comments and variations of a text."""
    lines = [_Reading()]
    for comment, bracket, token, brace in _WORD.findall(text):
        if brace:
            raise refuse("record-brace")
        if token:
            lines[-1].tokens.append(token)
        elif bracket == "(":
            if not lines[-1].tokens:
                raise refuse("record-variation-first")
            if len(lines) > MOST_DEEP:
                raise refuse("record-too-deep", most=MOST_DEEP)
            lines.append(_Reading())
        elif bracket == ")":
            _close(lines)
        else:
            lines[-1].comment(comment)
    if len(lines) > 1:
        raise refuse("record-parenthesis")
    return lines[0].body()


def _close(lines: list[_Reading]) -> None:
    """The end of the last variation."""
    if len(lines) == 1:
        raise refuse("record-parenthesis")
    line = lines.pop()
    if not line.tokens:
        raise refuse("record-empty-variation")
    lines[-1].add(line)
