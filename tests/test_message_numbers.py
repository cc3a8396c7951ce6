"""Numbers in sentences: no word stands before one that the number would change ("a 8", "il 8%")."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast

from ziggurat.core.messages import LOCALES, languages

NUMBERS = (1, 2, 3, 4, 7, 8, 11, 12, 18, 80, 100)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
WORDS = {"cell", "folder", "path", "place"}  # arguments that are no numbers
COLOURS = {"bubbles.ftl": {"one", "other"}}  # nor are these, in that file
# What cannot stand before these numbers. Norwegian, Turkish or Japanese words do not change before a number.
FAULTS = {
    "cs": r"\b([vsk] #[234]|z #([2347]|12|100)|(ze|ve|ke) #(1|8|11|18|80))\b",
    "en": r"\b(a #(8|11|18|80)|an #(1|2|3|4|7|12|100))\b",
    "es": r"\bo #(8|11|80)\b",
    "it": r"(\b(il|del|al|dal|nel|sul|la|della|alla|dalla|nella|i|dei|ai) #(1|8|11|80)\b|’#([2347]|12|18|100)\b)",
    "ko": r"#\d+(을|를|이|가|은|는|과|와|로|으로)(?!\w)",
}


def sentences(language: str, number: int) -> Iterator[tuple[str, str]]:
    """Every message of a language in all its variants that fit, with one number, behind a #, for each argument."""
    for name, message, texts in messages(language):
        for words in spoken(message, language, number, texts):
            yield name, words


@cache
def messages(language: str) -> list[tuple[str, ast.Pattern, frozenset[str]]]:
    return [
        (entry.id.name, entry.value, frozenset(WORDS | COLOURS.get(file.name, set())))
        for file in sorted((LOCALES / language).glob("*.ftl"))
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message) and entry.value
    ]


def spoken(pattern: ast.Pattern, language: str, number: int, texts: frozenset[str]) -> list[str]:
    parts = [
        [one.value] if isinstance(one, ast.TextElement) else inserted(one.expression, language, number, texts)
        for one in pattern.elements
    ]
    return ["".join(words) for words in product(*parts)]


def inserted(expression: object, language: str, number: int, texts: frozenset[str]) -> list[str]:
    """What a placeable may become; a text, a message within or a formatted number is none of our concern."""
    if isinstance(expression, ast.VariableReference):
        return ["…" if expression.id.name in texts else f"#{number}"]
    if not isinstance(expression, ast.SelectExpression):
        return ["…"]
    chosen = variants(expression, language, number)
    return [words for one in chosen for words in spoken(one.value, language, number, texts)]


def variants(choice: ast.SelectExpression, language: str, number: int) -> list[ast.Variant]:
    """The variants that this number may choose; every one, where a word chooses."""
    named = {key_of(one): one for one in choice.variants}
    if str(number) in named:
        return [named[str(number)]]
    if not named.keys() & (PLURALS - {"other"}) and not any(key.isdecimal() for key in named):
        return choice.variants
    form = Locale.parse(language).plural_form(number)
    return [named.get(form) or next(one for one in choice.variants if one.default)]


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


@pytest.mark.parametrize("language", sorted(FAULTS))
def test_no_word_stands_before_a_number_that_changes_it(language: str) -> None:
    fault = re.compile(FAULTS[language], re.IGNORECASE)
    found = [
        (name, match[0])
        for number in NUMBERS
        for name, words in sentences(language, number)
        for match in fault.finditer(words)
    ]
    assert found == []


def test_every_language_with_such_a_word_is_offered() -> None:
    assert set(FAULTS) <= set(languages())


def test_a_wrong_article_would_be_found() -> None:
    """The patterns themselves, with what each language must not say."""
    wrong = {"cs": "z #7", "en": "a #8", "es": "7 o #8", "it": "il #8%", "ko": "#8을"}
    right = {"cs": "ze #7", "en": "an #8", "es": "7 u #8", "it": "l’#8%", "ko": "#8가지"}
    for language, pattern in FAULTS.items():
        assert re.search(pattern, wrong[language])
        assert not re.search(pattern, right[language])
