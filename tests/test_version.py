"""The version is in one place, and whatever shows or names it agrees."""

import re
from pathlib import Path

from ziggurat import __version__

ROOT = Path(__file__).parents[1]


def test_the_changelog_tells_of_this_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## \[(.+?)\](?: - (\d{4}-\d\d-\d\d))?$", changelog, flags=re.MULTILINE)
    assert headings[0] == ("Unreleased", "")
    assert headings[1][0] == __version__
    assert all(day for _, day in headings[1:])


def test_the_citation_names_this_version_and_its_day() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    day = re.search(r"^date-released: (.+)$", citation, flags=re.MULTILINE)
    assert f"\nversion: {__version__}\n" in citation
    assert day is not None
    assert f"## [{__version__}] - {day[1]}" in changelog


def test_the_page_has_no_version_of_its_own() -> None:
    assert '"version"' not in (ROOT / "web" / "package.json").read_text(encoding="utf-8")
