"""The camera: it turns by itself if the only place that is lit is hidden, and not otherwise."""

from collections.abc import Callable

from playwright.sync_api import Page

from browser.server_process import ServerProcess
from browser.table_page import FULL_TOWER, at_rest, canvas, wait_until

Visit = Callable[..., Page]
AZIMUTH = "Number(document.querySelector('canvas[data-azimuth]').dataset.azimuth)"


def azimuth(page: Page) -> float:
    at_rest(page)
    return float(canvas(page).get_attribute("data-azimuth") or "nan")


def take_a_cube(visit: Visit, server: ServerProcess, placed: int) -> tuple[Page, float]:
    """A tower with so many cubes; the first cube that fits somewhere is taken in hand."""
    line = " ".join(FULL_TOWER.split()[:placed])
    page = visit(server.table_in_play("babel", {}, line), settings={"tips": 3}, reduced_motion="reduce")
    page.wait_for_selector("canvas[data-still=true]")
    before = azimuth(page)
    page.locator(".cube:not([disabled])").first.click()
    return page, before


def test_the_tower_turns_to_the_only_place_behind_it(visit: Visit, server: ServerProcess) -> None:
    page, before = take_a_cube(visit, server, 7)  # only the north-east of the second level is free
    wait_until(page, f"Math.abs({AZIMUTH} - {before}) > 0.3")


def test_the_tower_stays_where_a_place_is_seen(visit: Visit, server: ServerProcess) -> None:
    page, before = take_a_cube(visit, server, 4)  # a whole level: the next one begins on top
    assert azimuth(page) == before
