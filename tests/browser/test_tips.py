"""Tips for the first minutes: one game, one moment, one kind of device; never over board, score or hand."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.server_process import ServerProcess
from browser.table_page import await_turn, played, point_at_a_place, take_cube

pytestmark = pytest.mark.long


def overlaps(page: Page) -> list[str]:
    """What of the board the tip covers."""
    return list(
        page.evaluate(
            """() => {
              const box = one => one.getBoundingClientRect();
              const tip = box(document.querySelector('.tip'));
              const meets = one => { const b = box(one); return b.width > 0 && b.left < tip.right - 1 &&
                b.right > tip.left + 1 && b.top < tip.bottom - 1 && b.bottom > tip.top + 1; };
              return [...document.querySelectorAll('.board canvas, .board .sheet, .board ul, .picture svg')]
                .filter(meets).map(one => one.className.toString());
            }"""
        )
    )


def test_a_tip_comes_when_it_applies_and_goes_when_it_is_done(
    visit: Callable[..., Page], server: ServerProcess
) -> None:
    page = visit(server.table("babel"), width=1000, height=640)
    await_turn(page)
    tip = page.locator(".tip")
    expect(tip).to_contain_text("Click a cube")
    take_cube(page, 1)
    x, y = point_at_a_place(page)
    expect(tip).to_contain_text("Point at a lit place")
    page.mouse.click(x, y)
    played(page, 2)
    await_turn(page)
    expect(tip).to_contain_text("no cube that fits")
    page.reload()
    await_turn(page)
    expect(tip).to_contain_text("no cube that fits")  # what is done does not come again
    nivos = visit(server.table("nivos"), width=1000, height=640)
    expect(nivos.locator(".tip")).to_contain_text("neutral plate")
    other = visit(server.table("bubbles"), width=1000, height=640)
    expect(other.locator(".tip")).to_contain_text(re.compile("sky"))  # another game has its own


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 800)])
@pytest.mark.parametrize("game", ["babel", "nivos", "bubbles", "talo"])
def test_a_tip_covers_nothing(
    visit: Callable[..., Page], server: ServerProcess, game: str, size: tuple[int, int]
) -> None:
    page = visit(server.table(game), width=size[0], height=size[1], has_touch=size[0] < 1000)
    await_turn(page)
    expect(page.locator(".tip")).to_be_visible()
    assert overlaps(page) == []


def test_who_wants_no_tips_gets_none(visit: Callable[..., Page], server: ServerProcess) -> None:
    page = visit(server.table("nivos"))
    await_turn(page)
    page.get_by_role("button", name="Skip tips").click()
    expect(page.locator(".tip")).to_have_count(0)
    page.goto(server.url + server.table("babel"))
    await_turn(page)
    expect(page.locator(".tip")).to_have_count(0)
