"""Files that are derived from the Python sources are up to date, and the programs that write them ask for nothing.

Modules (tests/test_wasm.py) and pictures (tests/browser/test_drawn_pictures.py) are compared by `make test-all`.
"""

import subprocess
import sys
from pathlib import Path

import pytest

import game_schemas
import generate
from connect_four import ConnectFour

ROOT = generate.ROOT
PROGRAMS = sorted(path for path in (ROOT / "scripts").glob("*.py") if "__main__" in path.read_text("utf-8"))
NEEDED = {"screenshots.py": "PIL", "uncalled.py": "coverage"}  # which their targets in the Makefile install


@pytest.fixture(scope="module")
def made() -> dict[str, str]:
    return {path: text for files in generate.MAKERS for path, text in files().items()}


def test_the_files_are_up_to_date(made: dict[str, str]) -> None:
    assert generate.stale(made) == [], "run: make generate"


def test_no_file_is_left_over(made: dict[str, str]) -> None:
    web = ROOT / "web" / "src"
    there = (web / "protocol.ts", *web.glob("games/*/schema.ts"), *web.glob("data/*.json"))
    assert {path.relative_to(ROOT).as_posix() for path in there} == set(made)


def test_texts_that_are_a_type_are_not_read_as_mere_tokens() -> None:
    """The columns of connect four are its tokens, too; TypeScript would read them as any text."""
    assert 'const NAMES_1 = pick("a", "b", "c", "d", "e", "f", "g");' in game_schemas.schema(ConnectFour())


def test_only_what_is_out_of_date_is_written(tmp_path: Path) -> None:
    files = {"a/one.ts": "1\n", "two.json": "2\n"}
    assert generate.stale(files, tmp_path) == ["a/one.ts", "two.json"]
    assert generate.write(files, tmp_path) == ["a/one.ts", "two.json"]
    assert generate.write(files, tmp_path) == []
    (tmp_path / "two.json").write_text("3\n")
    assert generate.stale(files, tmp_path) == ["two.json"]
    assert generate.write(files, tmp_path) == ["two.json"]
    assert (tmp_path / "two.json").read_text() == "2\n"


@pytest.mark.parametrize("script", PROGRAMS, ids=lambda path: path.name)
def test_a_program_that_is_asked_for_help_does_nothing_else(script: Path, tmp_path: Path) -> None:
    pytest.importorskip(NEEDED.get(script.name, "sys"))
    command = [sys.executable, str(script), "--help"]
    asked = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False)
    assert (asked.returncode, asked.stdout[:6]) == (0, "usage:"), asked.stderr
    assert list(tmp_path.iterdir()) == []
