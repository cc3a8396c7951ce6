"""Which names people may have at a table, and which of them look like another.

The page has the same rules (`web/src/referee/names.ts`). Both read `names.json`, and the tests of both read
`tests/data/names.json`. Characters that a newer Unicode has and this Python does not know yet are let through: an
older server must not refuse what a newer browser shows.
"""

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any
from unicodedata import category, normalize

_DATA: dict[str, Any] = json.loads(Path(__file__).with_name("names.json").read_text(encoding="utf-8"))
_ALIKE = {ord(other): letter for letter, others in _DATA["alike"].items() for other in others}


@cache
def _ranges(kind: str) -> tuple[range, ...]:
    bounds = [part.partition("-") for part in _DATA[kind]]
    return tuple(range(int(first, 16), int(last or first, 16) + 1) for first, _, last in bounds)


@cache
def _is(kind: str, char: str) -> bool:
    """Whether a character is of a kind that the data name."""
    return any(ord(char) in some for some in _ranges(kind))


def written_name(name: str) -> str:
    """A name with single spaces between its words, and none around it."""
    spaced = "".join(" " if _is("spaces", char) else char for char in name)
    return " ".join(word for word in spaced.split(" ") if word)


def is_recordable(name: str) -> bool:
    """Whether a record can hold a name: no line breaks, and not only digits, which count seats there."""
    return bool(name) and not name.isdecimal() and not any(category(c) in ("Cc", "Cs", "Zl", "Zp") for c in name)


def fault_of(name: str) -> str:
    """The message that says why somebody cannot have this name; empty if they can. No name at all is fine."""
    if not name:
        return ""
    if "," in name or not is_recordable(name) or len(name) > _DATA["most"]:
        return "record-bad-name"
    if any(_is_unseen(name, place) for place in range(len(name))):
        return "name-unseen"
    return "name-marks" if _has_piled_marks(name) else ""


def _is_unseen(name: str, place: int) -> bool:
    """Whether a character shows nothing. A joiner between two emoji or letters of some scripts shows something."""
    char = name[place]
    before, after = name[place - 1 : place], name[place + 1 : place + 2]
    if _is("emoji", char):
        return not before or category(before)[0] in "LMZ"
    if _is("joiners", char):
        return not (_joins(before) and _joins(after))
    return _is("blank", char) or category(char) in ("Cf", "Co")


def _joins(char: str) -> bool:
    if not char or _is("emoji", char):
        return bool(char)
    return category(char)[0] == "S" or (category(char)[0] in "LM" and _is("joined", char))


def _has_piled_marks(name: str) -> bool:
    """Whether marks stand over nothing, or more of them over one letter than any language writes."""
    marks, stacked, base = 0, 0, False
    for char in normalize("NFC", name):
        if category(char)[0] != "M":
            marks, stacked, base = 0, 0, char != " "
            continue
        marks, stacked = marks + 1, stacked + _is("stacking", char)
        if not base or marks > _DATA["most_marks"] or stacked > _DATA["most_stacked"]:
            return True
    return False


def look_of(name: str) -> str:
    """The same for names that look the same, whichever scripts their letters are from."""
    letters = [char for char in normalize("NFKD", name) if not (_is("blank", char) or _is("joiners", char))]
    return normalize("NFC", "".join(letters).translate(_ALIKE))


def looks_like_another(name: str, others: Iterable[str]) -> bool:
    """Whether a name only looks like one of the others. Two people may have the same name."""
    return bool(name) and any(other != name and look_of(other) == look_of(name) for other in others)
