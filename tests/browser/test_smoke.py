"""A look at every page in a real browser: it opens without complaint, says where we are, and shows its board.

The only browser tests of `make test`; all others are run by `make test-all`.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.server_process import ROOT, ServerProcess
from browser.table_page import type_action
from ziggurat import __version__
from ziggurat.core.registry import game, game_names

Visit = Callable[..., Page]
DAY = "2026-11-15"
BOARD = ".stage canvas, .board"
# Every page: its address, and what is there when it has opened. `{}` is each of the games.
PAGES = {
    "/": ".game .play",
    "/about": "summary",
    "/nowhere": "h1",
    "/puzzles": ".card",
    "/analyse": ".drop",
    "/games": "li",
    "/gallery": "h1",
    "/mistakes": "h1",
    "/learned": "table",
    "/theorem/babel": "table",
    "/explore/babel": BOARD,
    "/explore/nivos": "h1",
    "/missions/bubbles": ".world",
    "/new/{}": ".seats li",
    "/learn/{}": BOARD,
    f"/puzzles/{DAY}/{{}}": BOARD,
}
LOOKS = [(1280, 800, "light"), (390, 844, "dark")]


def every_page() -> list[tuple[str, str]]:
    named = [(path.format(name), there) for path, there in PAGES.items() for name in game_names()]
    return list(dict.fromkeys(named))


def assert_page_opened(page: Page, there: str) -> None:
    page.wait_for_selector(there)
    expect(page.get_by_role("heading").first).to_be_attached()
    assert page.title()
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


@pytest.mark.parametrize(("path", "there"), every_page(), ids=[path for path, _ in every_page()])
def test_the_page_opens(visit: Visit, path: str, there: str) -> None:
    for width, height, theme in LOOKS:
        assert_page_opened(visit(path, width=width, height=height, theme=theme), there)


def test_the_page_says_which_version_it_is(visit: Visit) -> None:
    expect(visit("/about").locator("summary", has_text=f"Ziggurat {__version__}")).to_be_visible()


@pytest.mark.parametrize("name", game_names())
def test_a_table_opens_and_an_action_is_played(visit: Visit, server: ServerProcess, name: str) -> None:
    position = game(name).start(seed=1)
    while position.turn == 0:
        position = position.play(position.actions[0])
    table = server.table_in_play(name, position.settings, " ".join(position.history))
    assert_page_opened(visit(table, settings={"tips": 3}), BOARD)
    page = visit(table, theme="dark", settings={"tips": 3, "twin": True})
    assert_page_opened(page, ".text-board")
    type_action(page, position.legal()[0])


def test_every_page_of_the_app_is_listed_here() -> None:
    """Each page that web/src/App.svelte leads to is looked at here."""
    found = set(re.findall(r'parts\[0\] === "(\w+)"', (ROOT / "web/src/App.svelte").read_text(encoding="utf-8")))
    assert found == {path.split("/")[1] for path in PAGES} - {"", "nowhere"} | {"t"}
