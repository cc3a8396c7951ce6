"""What the test run reports where no browser is installed, checked with a real run."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("playwright")
ROOT = Path(__file__).parents[1]
ONE = "tests/browser/test_appearance.py::test_software_rendering_shows_the_plain_tier"


def run_without_a_browser(tmp_path: Path, *more: str, **surroundings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *more, ONE],
        cwd=ROOT,
        env={**os.environ, "PATH": str(tmp_path), "ZIGGURAT_REQUIRE_BROWSER": "", **surroundings},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_without_a_browser_the_run_says_what_it_left_out(tmp_path: Path) -> None:
    said = run_without_a_browser(tmp_path, "-n", "1")  # as make test does it
    assert said.returncode == 0, said.stdout + said.stderr
    end = said.stdout.splitlines()[-3:]
    assert "left out" in end[0]
    assert end[1] == "The browser tests were left out: no Chromium was found (make browser installs it)."
    assert "1 skipped" in end[2]


def test_where_a_browser_is_required_its_absence_is_a_failure(tmp_path: Path) -> None:
    said = run_without_a_browser(tmp_path, ZIGGURAT_REQUIRE_BROWSER="1")
    assert said.returncode == 1
    assert "no Chromium was found (make browser installs it)" in said.stdout
