"""The messages: every language has all of them, and every message that the code names exists."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ziggurat
from ziggurat.words import ENGLISH, LOCALES, Reason, languages, say

SOURCES = Path(ziggurat.__file__).parent
NAMED = re.compile(r'(?:Reason|say|_refuse)\(\s*"([a-z][a-z0-9-]*)"')


class Variables(Visitor):
    """Collects the arguments that a message takes."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Each message of a language and its arguments."""
    found: dict[str, set[str]] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("language", languages())
def test_every_language_has_every_message(language: str) -> None:
    assert messages(language) == messages(ENGLISH)
    assert {f.name for f in (LOCALES / language).iterdir()} == {f.name for f in (LOCALES / ENGLISH).iterdir()}


def test_every_message_that_the_code_names_exists() -> None:
    known = messages(ENGLISH)
    named = {(file.name, name) for file in SOURCES.rglob("*.py") for name in NAMED.findall(file.read_text())}
    assert len(named) > 20
    assert not [(file, name) for file, name in named if name not in known]


def test_reasons_in_words() -> None:
    reason = Reason("babel-taken", "B5", {"cell": "a1", "level": 2})
    assert str(reason) == "B5: a1 on level 2 is taken already."
    assert reason.text("de") == "B5: a1 auf Stockwerk 2 ist schon besetzt."


def test_a_message_without_its_arguments_is_an_error() -> None:
    with pytest.raises(LookupError, match="babel-taken"):
        say("babel-taken")
    with pytest.raises(LookupError):
        say("no-such-message")
