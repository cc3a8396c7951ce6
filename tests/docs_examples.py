"""The examples in the documentation, run as a reader would run them: page by page, from top to bottom.

```pycon                 a Python session: what it prints must be what the page says (doctest)
```python                statements, run in the same session
```… title="x.py"        a file in any language, written into the page's folder
```sh                    `ziggurat …` and `python x.py` are run in this process; other commands are not
```output                what the last command printed, `…` for what may differ

<!-- not run: needs a GPU -->    before a block: it is only read. Arguments of `ziggurat …` are read in any case.
"""

import argparse
import contextlib
import doctest
import io
import re
import runpy
import shlex
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

from ziggurat.core.messages import ENGLISH
from ziggurat.terminal.cli import command_parser, main

FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
FENCE = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NOT_RUN = re.compile(r"<!-- not run: [^\n]+ -->\s*\Z")
QUICK = re.findall(
    r"\w+", "games show legal perft hint best solve missions puzzle arena replay record completion analyse"
)
PLACEHOLDER = re.compile(r"[A-Z]{2,}|.*….*")  # FILE, FOLDER …: for the reader to fill in


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, its title, its text, where it begins, and whether it is run."""

    language: str
    title: str
    text: str
    line: int
    run: bool


def blocks(page: str) -> Iterator[Block]:
    for found in FENCE.finditer(page):
        before = page[: found.start()]
        title = re.search(r'title="([^"]+)"', found[2])
        line = before.count("\n") + 1
        yield Block(found[1], title[1] if title else "", found[3], line, not NOT_RUN.search(before))


def commands(block: Block) -> Iterator[list[str]]:
    """The words of each command; one may go on in the next line after a backslash."""
    for line in block.text.replace("\\\n", " ").splitlines():
        if line.strip() and not line.startswith("#"):
            with contextlib.suppress(ValueError):  # a quotation mark in a comment
                yield shlex.split(line, comments=True)


class Reader:
    """Follows a page in the current folder."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.session: dict[str, Any] = {"__name__": "__main__"}
        self.printed = ""

    def follow(self, page: str) -> None:
        for block in blocks(page):
            if block.title:
                path = Path(block.title)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(block.text, encoding="utf-8")
            else:
                getattr(self, f"_{block.language}", self._other)(block)

    def _other(self, block: Block) -> None:
        """Configuration, JSON, diagrams: nothing to run."""

    def _pycon(self, block: Block) -> None:
        if not block.run:
            return
        test = doctest.DocTestParser().get_doctest(block.text, self.session, self.name, None, block.line)
        complaints = io.StringIO()
        runner = doctest.DocTestRunner(optionflags=FLAGS, verbose=False)
        runner.run(test, out=complaints.write, clear_globs=False)
        self.session = test.globs
        assert not complaints.getvalue(), complaints.getvalue()

    def _python(self, block: Block) -> None:
        code = compile(block.text, f"{self.name}:{block.line}", "exec")
        if block.run:
            exec(code, self.session)

    def _sh(self, block: Block) -> None:
        for words in commands(block):
            placed = any(PLACEHOLDER.fullmatch(word) for word in words)
            if words[:1] == ["ziggurat"]:
                self._ziggurat(words[1:], block, block.run and not placed)
            elif words[:1] == ["python"] and len(words) > 1 and Path(words[1]).is_file() and block.run:
                self._script(words[1:])

    def _ziggurat(self, words: list[str], block: Block, run: bool) -> None:
        if run and words and words[0] in QUICK:
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                status = main(words)
            self.printed = printed.getvalue()
            assert status == 0, f"{self.name}:{block.line}: ziggurat {' '.join(words)}"
        elif words and "…" not in words:
            read(words)

    def _script(self, words: list[str]) -> None:
        printed = io.StringIO()
        with patch.object(sys, "argv", words), contextlib.redirect_stdout(printed):
            runpy.run_path(words[0], run_name="__main__")
        self.printed = printed.getvalue()

    def _output(self, block: Block) -> None:
        if not block.run:
            return
        wanted = block.text.replace("…", "...")
        agrees = doctest.OutputChecker().check_output(wanted, self.printed, FLAGS)
        assert agrees, f"{self.name}:{block.line}: it prints\n{self.printed}"


def read(words: list[str]) -> None:
    """Reads the arguments as the program would; options that do not exist raise a refusal."""
    with contextlib.suppress(argparse.ArgumentError):
        command_parser(ENGLISH).parse_args(words)
