"""Pictures on cards: those of the games, made beforehand, and the positions of the day's puzzles."""

import json
import urllib.request
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.server_process import ServerProcess
from browser.table_page import wait_until
from ziggurat.core.registry import game_names

Visit = Callable[..., Page]
DAY = "2026-11-15"
PUZZLES = f"/puzzles/{DAY}"
LOADED = "[...document.querySelectorAll('.game .picture img')].filter(one => one.naturalWidth === 560).length"
# What a drawing of each game has for each of its pieces.
PIECES = {"babel": "g > svg", "nivos": "path[transform]", "bubbles": "g[transform]", "talo": "path"}


def picture_addresses(page: Page) -> list[str]:
    wait_until(page, f"{LOADED} === {len(game_names())}")
    return [str(one.get_attribute("src")) for one in page.locator(".game .picture img").all()]


def test_home_shows_pictures_and_draws_no_scene(visit: Visit) -> None:
    page = visit("/")
    by_day = picture_addresses(page)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.__THREE__") is None  # three.js leaves its version there when it is loaded
    expect(page.locator("canvas")).to_have_count(0)
    by_lamp = picture_addresses(visit("/", theme="dark"))
    assert len({*by_day, *by_lamp}) == 2 * len(game_names())


def test_another_theme_shows_the_other_pictures(visit: Visit) -> None:
    page = visit("/")
    before = picture_addresses(page)
    page.emulate_media(color_scheme="dark")
    wait_until(page, f"!document.querySelector('.game .picture img').src.endsWith('{before[0]}')")


def test_the_home_of_who_comes_back_shows_the_positions_of_the_day(visit: Visit) -> None:
    """On a first visit there are none: nothing is loaded for them then."""
    page = visit("/")
    expect(page.get_by_role("region", name="Puzzles of the day").get_by_role("link")).to_have_count(5)
    expect(page.locator(".drawing")).to_have_count(0)
    page.evaluate("localStorage.setItem('ziggurat.puzzles', JSON.stringify({'2026-11-14': {babel: 'solved'}}))")
    page.reload()
    expect(page.locator(".drawing .position:has(> svg)")).to_have_count(len(game_names()))
    assert page.evaluate("window.__THREE__") is None


@pytest.mark.parametrize("name", game_names())
def test_the_card_of_a_puzzle_shows_its_position(visit: Visit, name: str) -> None:
    page = visit(PUZZLES)
    card = page.locator(f".card:has(a[href$='/{name}'])")
    expect(card.locator(f".position {PIECES[name]}").first).to_be_visible()
    other = visit("/puzzles/2026-11-14").locator(f".card:has(a[href$='/{name}']) .position")
    assert card.locator(".position").inner_html() != other.inner_html()


def test_the_tower_of_a_card_has_as_many_cubes_as_the_puzzle(visit: Visit, server: ServerProcess) -> None:
    with urllib.request.urlopen(f"{server.url}/api/puzzles/babel?date={DAY}", timeout=120) as answer:
        placed = json.load(answer)["tokens"]
    page = visit(PUZZLES)
    expect(page.locator(".card:has(a[href$='/babel']) .position g > svg")).to_have_count(len(placed))
    assert page.evaluate("window.__THREE__") is None
