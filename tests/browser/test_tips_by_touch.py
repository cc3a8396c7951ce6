"""What the tips tell a finger to do: it is done as they say on a real phone's page, and it works."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.server_process import HERE, ServerProcess
from browser.table_page import at_rest, wait_until
from browser.test_bubbles_board import spot
from browser.test_phones import Box, Finger, board, middle, ready, window

Visit = Callable[..., Page]
PHONE = (390, 844)
BEGINNER = {"settings": {"speed": "none", "sound": False, "bots": "none"}}

pytestmark = pytest.mark.long


@pytest.fixture
def told(visit: Visit) -> Callable[[str, str], Page]:
    """A beginner's phone at a table, once a tip says these words."""

    def open_table(path: str, words: str) -> Page:
        page = ready(visit(path, **window(PHONE) | BEGINNER))
        expect(page.locator(".tip")).to_contain_text(words)
        return page

    return open_table


def tip(page: Page, words: str) -> None:
    expect(page.locator(".tip")).to_contain_text(words)


def taps(page: Page) -> Iterator[None]:
    """Taps one place of the board after the other, from its middle outwards."""
    shown: Box = board(page)
    for down in (0.5, 0.58, 0.42, 0.66, 0.34):
        for along in (0.5, 0.4, 0.6, 0.3, 0.7):
            page.touchscreen.tap(shown["x"] + shown["width"] * along, shown["y"] + shown["height"] * down)
            page.wait_for_timeout(60)
            yield


def tap_until(page: Page, button: str, words: str = "") -> None:
    """Taps the board until this button can be pressed, as a tip says, and presses it."""
    wanted = page.get_by_role("button", name=button, exact=True)
    for _ in taps(page):
        if wanted.count() and wanted.is_enabled():
            tip(page, words)
            wanted.tap()
            return
    raise AssertionError(f"no tap on the board leads to {button}")


def test_babel(told: Callable[[str, str], Page], server: ServerProcess) -> None:
    page = told(server.table("babel", [HERE, HERE]), "Tap a cube")
    page.locator(".cube:not([disabled])").nth(1).tap()
    tip(page, "Tap a lit place")  # before the tap that it explains
    pictures = page.locator(".turns .picture")
    for _ in taps(page):
        if pictures.count():
            break
    tip(page, "Tap a lit place, choose a picture to turn the cube, then press Place")
    before = at_rest(page)
    pictures.nth(1).tap()
    expect(pictures.nth(1)).to_have_attribute("aria-pressed", "true")
    assert at_rest(page) != before
    page.get_by_role("button", name="Place", exact=True).tap()
    expect(pictures).to_have_count(0)


def test_nivos(told: Callable[[str, str], Page], server: ServerProcess) -> None:
    page = told(server.table("nivos", [HERE, HERE]), "Tap where you want it, then press Lay")
    tap_until(page, "Lay")
    tip(page, "Tap a plate below")
    page.locator(".plate:not([disabled])").first.tap()
    tip(page, "Tap where you want it. Green fits")  # before the tap that it explains
    tap_until(page, "Lay")
    expect(page.locator(".bar")).to_have_count(0)


def test_talo(told: Callable[[str, str], Page], server: ServerProcess) -> None:
    page = told(server.table("talo", [HERE, HERE]), "Tap a free cell for your pawn, then press Put")
    tap_until(page, "Put")
    expect(page.locator(".status")).not_to_contain_text("You put")
    other = told(server.table_in_play("talo", {"starts": "symmetric"}, "+5"), "take one bar of that length")
    other.locator(".offer, .in-hand .button").first.tap()
    tip(other, "Tap where the bar should go. Green stands")
    tap_until(other, "Place")
    expect(other.locator(".tip")).not_to_contain_text("Tap where the bar should go")


def test_a_tip_never_asks_for_a_drag_that_turns_the_board(
    told: Callable[[str, str], Page], server: ServerProcess
) -> None:
    """Only free building moves its bar by a drag; the others turn the board."""
    page = told(server.table("nivos", [HERE, HERE]), "Tap where you want it")
    picture = at_rest(page)
    Finger(page).drag(middle(board(page)), (60, 0))
    assert at_rest(page) != picture
    expect(page.get_by_role("button", name="Lay", exact=True)).to_have_count(0)


def test_bubbles(told: Callable[[str, str], Page], server: ServerProcess) -> None:
    path = server.table_in_play("bubbles", {"mission": "1"}, "")
    page = told(path, "tap two neighbours and press Swap")
    for place in ("d6", "e6"):
        page.touchscreen.tap(*spot(page, place))
    page.get_by_role("button", name="Swap", exact=True).tap()
    tip(page, "Now tap two neighbours and press Drop")
    for place in ("b5", "b6"):
        page.touchscreen.tap(*spot(page, place))
    page.get_by_role("button", name="Drop", exact=True).tap()
    expect(page.locator(".tip")).not_to_contain_text("press Drop")


def test_free_building(told: Callable[[str, str], Page], server: ServerProcess) -> None:
    """Here a drag does move the bar, and two fingers turn it."""
    path = server.table_in_play("talo", {"mode": "fantasy", "players": "1"}, "+5 t5")
    page = told(path, "Move the bar with one finger, turn it with two")
    place = page.locator("[data-held]")
    before = place.get_attribute("data-held")
    finger, (x, y) = Finger(page), middle(board(page))
    finger.drag((x, y), (50, 20))
    moved = place.get_attribute("data-held")
    assert moved != before
    finger.touch("touchStart", (x - 40, y), (x + 40, y))
    for k in range(1, 7):
        finger.touch("touchMove", (x - 40, y - 8 * k), (x + 40, y + 8 * k))
    finger.touch("touchEnd")
    wait_until(page, f"document.querySelector('[data-held]').dataset.held !== {moved!r}")
