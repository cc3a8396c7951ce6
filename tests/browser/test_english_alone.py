"""A label in English alone passes the check; a Polish reader sees it in English, wherever messages are read.

The tests work on a copy of the sources in which no other language has these messages.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.server_process import ROOT, ServerProcess
from browser.test_offline import FileServer, kept_offline
from ziggurat.core.messages import translate

ALONE = ("page-settings", "unknown-game")
BUILD_SITE = """
from datetime import date
from pathlib import Path
import hatch_build
from ziggurat.server.limits.security import SITE_POLICY
from static_data import write_puzzles
puzzles = write_puzzles(Path("puzzles").absolute(), date.today(), 0)
hatch_build.npm("run", "site", ZIGGURAT_POLICY=SITE_POLICY, ZIGGURAT_PUZZLES=str(puzzles))
"""


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what page and program are made of, with two messages in English alone."""
    home = tmp_path_factory.mktemp("sources")
    made = shutil.ignore_patterns("page", "docs", "__pycache__", "node_modules")
    for name in ("src/ziggurat", "web", "scripts", "translations"):
        shutil.copytree(ROOT / name, home / name, ignore=made)
    for name in ("hatch_build.py", "LICENSE"):
        shutil.copy(ROOT / name, home)
    (home / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    for file in (home / "src/ziggurat/locales").glob("*/*.ftl"):
        if file.parent.name != "en":
            text = file.read_text(encoding="utf-8")
            file.write_text(re.sub(rf"^({'|'.join(ALONE)}) =.*\n", "", text, flags=re.MULTILINE), encoding="utf-8")
    return home


def environment(sources: Path) -> dict[str, str]:
    path = os.pathsep.join(str(sources / folder) for folder in ("src", "scripts"))
    return {**os.environ, "PYTHONPATH": path, "ZIGGURAT_LANGUAGE": "pl"}


def run(sources: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, *words]
    return subprocess.run(
        command, cwd=sources, env=environment(sources), capture_output=True, text=True, check=False
    )


def see_english_among_polish(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(
        page.locator("header").get_by_role("button", name=translate("page-settings"), exact=True)
    ).to_be_visible()
    expect(page.locator("body")).to_contain_text(translate("page-welcome", "pl"))


@pytest.fixture
def polish(chromium: Browser) -> Iterator[Page]:
    with chromium.new_context(locale="pl-PL", viewport={"width": 1000, "height": 700}) as context:
        yield context.new_page()


def test_the_check_passes_and_the_release_does_not(sources: Path) -> None:
    checked = run(sources, "scripts/translations.py")
    assert checked.returncode == 0, checked.stdout
    assert re.search(r"^pl: \d+ left to do", checked.stdout, re.MULTILINE)  # more, while other messages wait too
    complete = run(sources, "scripts/translations.py", "--complete")
    assert complete.returncode == 1
    for name in ALONE:
        assert re.search(rf"^pl: .*{name} is missing$", complete.stdout, re.MULTILINE)


def test_the_terminal_says_it_in_english(sources: Path) -> None:
    told = run(sources, "-m", "ziggurat.terminal.cli", "show", "chess").stderr
    assert translate("unknown-game", name="chess", known="babel, nivos, bubbles, talo") in told
    assert "użycie" in run(sources, "-m", "ziggurat.terminal.cli", "--help").stdout


def test_the_page_says_it_in_english_also_offline(
    sources: Path, polish: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = run(sources, "hatch_build.py")
    assert built.returncode == 0, built.stderr
    for name, value in environment(sources).items():
        monkeypatch.setenv(name, value)
    server = ServerProcess(tmp_path / "data")
    try:
        polish.goto(server.url)
        see_english_among_polish(polish)
        kept_offline(polish, "pl")
        server.kill()
        polish.reload()
        see_english_among_polish(polish)
    finally:
        server.stop()


def test_the_site_says_it_in_english(sources: Path, polish: Page) -> None:
    built = run(sources, "-c", BUILD_SITE)
    assert built.returncode == 0, built.stderr
    served = FileServer(sources / "site")
    try:
        polish.goto(served.url)
        see_english_among_polish(polish)
    finally:
        served.stop()
