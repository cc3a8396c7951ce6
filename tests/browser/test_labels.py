"""Whether everything on a page can be read whole, in the longer of the two languages; what every page has."""

import json
import urllib.request
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.page_checks import accessibility_violations, cut_off, screenshot, scrolls_sideways
from browser.server_process import ServerProcess
from browser.table_page import FULL_TOWER, wait_until
from ziggurat.core.registry import BUILT_IN

Visit = Callable[..., Page]
PAGES = ["/", *(f"/new/{name}" for name in BUILT_IN), "/about", "/puzzles", "/missions/bubbles"]
STUDIES = ["/theorem/babel", "/explore/babel", "/learn/nivos", "/analyse", "/nowhere"]
SIZES = [(1280, 800), (1920, 1080), (390, 844), (844, 390)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_label_is_cut_off(visit: Visit, width: int, height: int) -> None:
    page = visit(locale="de-DE", width=width, height=height)
    home = page.url.rstrip("/")
    for path in PAGES:
        page.goto(home + path)
        page.wait_for_selector("main h1")
        page.wait_for_selector(".game h2, fieldset li, main p, main a")
        for closed in page.locator("details:not([open]) > summary").all():
            if path.startswith("/new"):
                closed.click()
        screenshot(page, f"labels{path.replace('/', '-')}-{width}")
        assert cut_off(page) == [], path
        assert not scrolls_sideways(page), path


@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.parametrize(("width", "height"), SIZES[:1] + SIZES[2:])
def test_no_name_at_a_table_is_cut_off(join_table: Visit, game: str, width: int, height: int) -> None:
    page = join_table(game, locale="de-DE", width=width, height=height)
    page.wait_for_selector(".board")
    screenshot(page, f"names-{game}-{width}")
    assert [one for one in cut_off(page) if 'class="name' not in one] == []


@pytest.mark.parametrize("width", [1280, 390])
def test_theme_and_language_can_be_chosen_on_every_page(visit: Visit, axe: str, width: int) -> None:
    page = visit(width=width, height=844)
    home = page.url.rstrip("/")
    for path in PAGES + STUDIES:
        page.goto(home + path)
        page.get_by_role("button", name="Settings").click()
        expect(page.get_by_role("dialog").get_by_label("Language")).to_be_visible()
        expect(page.get_by_role("dialog").get_by_label("Colours")).to_be_visible()
    assert accessibility_violations(page, axe) == []


def test_analysis_on_a_phone_opens_at_its_top(visit: Visit, server: ServerProcess) -> None:
    path = server.table("babel", [{"kind": "here", "name": ""}] * 2)
    page = visit(path, settings={"tips": 3, "twin": True}, width=390, height=844, has_touch=True)
    for token in FULL_TOWER.split():
        page.get_by_label("Move in notation").fill(token)
        page.keyboard.press("Enter")
        wait_until(page, "!document.querySelector('#command')?.value")  # it is gone at the end
    page.goto(f"{server.url}/analyse/{path.split('/t/')[1].split('#')[0]}")
    page.wait_for_selector(".graph")
    page.wait_for_timeout(500)
    screenshot(page, "analysis-opens")
    assert page.evaluate("scrollY") == 0


def test_bubbles_needs_no_webgl(visit: Visit, server: ServerProcess) -> None:
    """Bubblee Pop is drawn flat anyhow; the others fall back to the plan."""
    for game, there in (("bubbles", ".board .picture"), ("babel", ".text-board")):
        page = visit("/about", settings={"quality": "auto", "tips": 3})
        page.add_init_script(
            "const real = HTMLCanvasElement.prototype.getContext;"
            "HTMLCanvasElement.prototype.getContext = function (kind, ...more) {"
            "  return kind.startsWith('webgl') ? null : real.call(this, kind, ...more); }"
        )
        page.goto(server.url + server.table(game))
        expect(page.locator(there)).to_be_visible()


def test_the_plan_speaks_of_you(join_table: Visit) -> None:
    page = join_table("babel", plan=True)
    expect(page.locator(".text-board .aside").first).to_contain_text("You hold")
    first = page.locator(".doable").first.inner_text().strip()
    assert not first.startswith("a1")  # words come before the notation


def test_owners_of_babel_pico_find_their_game(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    expect(page.locator(".game", has_text="babel pico")).to_have_count(1)
    with urllib.request.urlopen(f"{server.url}/api/games", timeout=60) as answer:
        assert "babel" in [one["name"] for one in json.load(answer)["games"]]
