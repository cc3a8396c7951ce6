"""The README tells the truth: its Python session runs, its commands exist."""

import doctest
import re
from pathlib import Path

from ziggurat.cli import main

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_session() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert failed == 0
    assert tried >= 5


def test_the_commands() -> None:
    """Each `ziggurat …` line of the README that needs no keyboard is run."""
    lines = re.findall(r"^    ziggurat (.+?)(?:\s{2,}#.*)?$", README, flags=re.MULTILINE)
    assert len(lines) >= 5
    for line in lines:
        words = [word.strip('"') for word in re.findall(r'"[^"]*"|\S+', line)]
        if words[0] != "play" and "FILE" not in words:
            assert main(words) == 0, line


def test_the_make_targets() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"`?make ([a-z-]+)`?", README):
        assert re.search(rf"^{target}:", makefile, flags=re.MULTILINE), target
