"""The glossary: alphabetical, no word twice, and every word is defined where it says."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")


class Entry(NamedTuple):
    """A row of the glossary."""

    word: str
    meaning: str
    where: str

    @property
    def path(self) -> Path:
        return (
            ROOT / self.where
            if self.where.startswith(("web/", "scripts/"))
            else ROOT / "src/ziggurat" / self.where
        )

    @property
    def classes(self) -> list[str]:
        """The classes that the meaning names first of all: those in brackets, up to a semicolon."""
        bracket = re.search(r"\(((?:`\w+`(?:, )?)+)", self.meaning)
        return re.findall(r"`([A-Z][a-z]\w+)`", bracket[1]) if bracket else []


ENTRIES = [Entry(*row) for row in re.findall(r"^\| ([^|]+) \| ([^|]+) \| `([^|`]+)` \|$", GLOSSARY, re.MULTILINE)]


def test_it_is_alphabetical_and_has_no_word_twice() -> None:
    words = [entry.word.casefold() for entry in ENTRIES]
    assert len(words) > 80
    assert words == sorted(set(words))


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.word)
def test_a_word_is_defined_where_it_says(entry: Entry) -> None:
    text = entry.path.read_text(encoding="utf-8")
    for name in entry.classes:
        assert re.search(rf"\b(class|interface) {name}\b", text), f"{entry.where} defines no {name}"
