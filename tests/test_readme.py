"""The README and the first steps tell the truth: their Python sessions run, their commands exist."""

import doctest
import re
from pathlib import Path

import pytest

from ziggurat.terminal.cli import main

ROOT = Path(__file__).parent.parent
PAGES = ("README.md", "docs/first-steps.md")
TEXTS = ("README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "SECURITY.md")


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES)
def test_the_python_session(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert failed == 0
    assert tried >= 5


def commands(page: str) -> list[list[str]]:
    """Each `ziggurat …` line of a page, as words."""
    lines = re.findall(r"^    ziggurat (.+?)(?:\s{2,}#.*)?$", text_of(page), flags=re.MULTILINE)
    lines += re.findall(r"\| `ziggurat (.+?)`", text_of(page))
    return [[word.strip('"') for word in re.findall(r'"[^"]*"|\S+', line)] for line in lines]


@pytest.mark.parametrize(("page", "count"), [("README.md", 3), ("docs/first-steps.md", 12)])
def test_the_commands(page: str, count: int) -> None:
    """Those that need no keyboard and no file are run."""
    run = [words for words in commands(page) if words[0] != "play" and "FILE" not in words]
    assert len(run) >= count
    for words in run:
        assert main(words) == 0, words


@pytest.mark.parametrize("page", [*TEXTS, "docs/first-steps.md"])
def test_what_it_names_is_there(page: str) -> None:
    """Make targets, scripts, tests, and the files that links and pictures lead to."""
    text, makefile = text_of(page), text_of("Makefile")
    for target in re.findall(r"(?:`|^ +)make ([a-z-]+)", text, flags=re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, flags=re.MULTILINE), target
    for path in re.findall(r"(?:benchmarks|scripts|tests|src|web)/[\w/-]+\.\w+", text):
        assert (ROOT / path).exists(), path
    links = re.findall(r"\]\((?!https?:)([^)#]+)", text) + re.findall(r'(?:src|srcset)="([^"]+)"', text)
    for link in links:
        assert ((ROOT / page).parent / link).exists(), link


def test_the_readme_is_a_screen_and_a_half() -> None:
    assert len(text_of("README.md").splitlines()) <= 75
