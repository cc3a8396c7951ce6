"""A small grammar for tokens: how actions are spelled and numbered where a table of them would be too large.

A grammar has a few forms. A form spells its actions with fixed texts and fields, and numbers them by the fields:

    Form("put", PUT, "@", Number("x", 0, 9), ",", Number("y", 0, 9, times=10))      @3,4 is PUT + 3 + 10 × 4

The page gets the same grammar as data (`scripts/game_schemas.py`, `web/src/grammar.ts`). What a form can spell
need not make sense: a game says in its own words what is wrong with a bar that leaves the box.
"""

import re
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

Values = dict[str, int | str]  # of the fields of a form, by name

_DIGITS = "(0|-?[1-9][0-9]?)"  # one spelling for each number


@dataclass(frozen=True)
class Number:
    """A whole number in digits, from `low` to `high`; the next one is `times` actions further."""

    name: str
    low: int
    high: int
    times: int = 1

    @property
    def pattern(self) -> str:
        return _DIGITS

    def index(self, text: str) -> int:
        return int(text) - self.low

    def value(self, index: int) -> int:
        return self.low + index

    @property
    def count(self) -> int:
        return self.high - self.low + 1


@dataclass(frozen=True)
class Letter:
    """One of a few letters; the next one is `times` actions further."""

    name: str
    letters: str
    times: int

    @property
    def pattern(self) -> str:
        return f"([{self.letters}])"

    def index(self, text: str) -> int:
        return self.letters.index(text)

    def value(self, index: int) -> str:
        return self.letters[index]

    @property
    def count(self) -> int:
        return len(self.letters)


Part = str | Number | Letter


class Form:
    """Actions that are spelled alike: `lowest` is the number at which all fields have their first value. Where
    that is no action, the numbers from `since` on belong to the form."""

    def __init__(self, name: str, lowest: int, *parts: Part, since: int | None = None) -> None:
        self.name = name
        self.lowest = lowest
        self.since = lowest if since is None else since
        self.parts = parts

    @cached_property
    def fields(self) -> tuple[Number | Letter, ...]:
        return tuple(part for part in self.parts if not isinstance(part, str))

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        return re.compile(
            "".join(re.escape(part) if isinstance(part, str) else part.pattern for part in self.parts)
        )

    @cached_property
    def _slowest_first(self) -> tuple[Number | Letter, ...]:
        return tuple(sorted(self.fields, key=lambda field: -field.times))

    @cached_property
    def _template(self) -> str:
        return "".join(part if isinstance(part, str) else f"{{{part.name}}}" for part in self.parts)

    def values(self, action: int) -> Values:
        """The values of the fields of an action."""
        rest = action - self.lowest
        found: Values = {}
        for field in self._slowest_first:
            index, rest = divmod(rest, field.times)
            found[field.name] = field.value(index)
        return found

    def spell(self, action: int) -> str:
        return self._template.format_map(self.values(action))


class Spelled(NamedTuple):
    """A token that is written like an action: its form, the values of the fields, and those beyond their range."""

    form: Form
    values: Values
    outside: frozenset[str]
    action: int  # its number, which means nothing if a field is beyond its range


class Grammar:
    """The forms of a game's tokens, ascending by the numbers of their actions."""

    def __init__(self, *forms: Form) -> None:
        self.forms = forms

    def form_of(self, action: int) -> Form:
        return next(form for form in reversed(self.forms) if form.since <= action)

    def spell(self, action: int) -> str:
        """The one spelling of an action."""
        return self.form_of(action).spell(action)

    def read(self, token: str) -> Spelled | None:
        """What a token says; None if no form looks like it."""
        for form in reversed(self.forms):
            if found := form.pattern.fullmatch(token):
                return _spelled(form, found.groups())
        return None


def _spelled(form: Form, texts: tuple[str, ...]) -> Spelled:
    values: Values = {}
    outside = set()
    action = form.lowest
    for field, text in zip(form.fields, texts, strict=True):
        index = field.index(text)
        values[field.name] = text if isinstance(field, Letter) else int(text)
        action += field.times * index
        if not 0 <= index < field.count:
            outside.add(field.name)
    return Spelled(form, values, frozenset(outside), action)
