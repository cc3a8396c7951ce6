"""The documentation in a real browser: it opens under the strict policy, in both themes, and its search finds."""

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from browser.server_process import ROOT

Visit = Callable[..., Page]
SITE = ROOT / "src/ziggurat/docs/index.html"
PAGES = ["", "tutorials/first-game.html", "reference/api/ziggurat.html", "reference/command-line.html"]

if not SITE.exists():
    pytestmark = pytest.mark.skip(reason="The documentation is not built (make docs).")


@pytest.mark.parametrize("path", PAGES)
def test_a_page_opens_without_complaint(visit: Visit, path: str) -> None:
    for width, theme in ((1280, "light"), (390, "dark")):
        page = visit(f"/docs/{path}", width=width, theme=theme)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        scheme = page.evaluate("document.body.dataset.mdColorScheme")
        assert scheme == {"light": "paper", "dark": "walnut"}[theme]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", ["reference/games/bubbles.html", "tutorials/write-a-bot.html"])
def test_examples_can_be_read_in_both_themes(visit: Visit, axe: str, path: str, theme: str) -> None:
    page = visit(f"/docs/{path}", theme=theme)
    page.evaluate(axe)
    found = page.evaluate("axe.run('pre', {runOnly: ['color-contrast']})")
    assert [node["html"] for one in found["violations"] for node in one["nodes"]] == []
    assert found["passes"]


def test_home_leads_to_it(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="Documentation").click()
    expect(page.get_by_role("heading", level=1, name="Ziggurat")).to_be_visible()
    assert urlsplit(page.url).path == "/docs/index.html"


def test_the_search_finds_and_asks_nobody_else(visit: Visit) -> None:
    page = visit("/docs/")
    hosts: set[str] = set()
    page.on("request", lambda request: hosts.add(urlsplit(request.url).netloc))
    page.reload()
    page.get_by_role("textbox", name="Search").press_sequentially("cylinder")  # it listens to keys
    found = page.locator(".md-search-result__link").first
    expect(found).to_be_visible()
    found.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert hosts == {urlsplit(page.url).netloc}


@pytest.mark.parametrize(
    ("words", "wanted", "among"),
    [
        ("best opening", "explanations/babel-solution.html", 5),
        ("invite a friend", "tutorials/host-for-your-club.html", 3),
        ("invite", "tutorials/host-for-your-club.html", 3),
        ("port", "how-to/hosting.html", 5),
        ("write a bot", "tutorials/write-a-bot.html", 1),
    ],
)
def test_the_search_finds_what_helps_first(visit: Visit, words: str, wanted: str, among: int) -> None:
    """No word for translators is in the way, and no little word."""
    page = visit("/docs/")
    page.get_by_role("textbox", name="Search").press_sequentially(words)
    hit = f".md-search-result__item:nth-child(-n+{among}) > a[href*='{wanted}']"
    expect(page.locator(hit).first).to_be_attached()
    expect(page.locator(".md-search-result__link[href*='glossaries/']")).to_have_count(0)


def test_a_wrong_address_leads_on(visit: Visit, expected_console_errors: list[str]) -> None:
    """At any depth: its pictures, its search and its links are found."""
    expected_console_errors.append("status of 404")
    page = visit("/docs/tutorials/nonsense/")
    expect(page.get_by_role("heading", level=1)).to_contain_text("404")
    page.get_by_role("textbox", name="Search").press_sequentially("cylinder")
    page.locator(".md-search-result__link").first.click()
    expect(page.get_by_role("heading", level=1)).not_to_contain_text("404")
    assert urlsplit(page.url).path.startswith("/docs/")
