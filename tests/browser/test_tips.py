"""Tips for the first minutes: one game, one moment, one kind of device; never over board, score or hand."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.server_process import ServerProcess
from browser.table_page import await_turn, played, point_at_a_place, show_hint, take_cube
from browser.test_bubbles_board import spot
from browser.test_phones import Still, ready, window
from ziggurat.core.registry import BUILT_IN

Visit = Callable[..., Page]
PHONES = ((390, 844), (360, 740))
WITH_TIPS = {"settings": {"speed": "none", "sound": False}}
ALMOST_DONE = "e5~e6 b5+b6 +y =b5 +p =b6 c5~d5 d5+e5 +p =e5 +b =d5 d6~e6"  # mission 1; c5+d5 may send c2

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
@pytest.mark.parametrize("game", BUILT_IN)
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


def tap(page: Page, *places: str) -> None:
    for place in places:
        page.touchscreen.tap(*spot(page, place))


@pytest.mark.parametrize(
    ("line", "drop", "following"),
    [("e5~e6", ("b5", "b6"), "The sky has gaps"), (ALMOST_DONE, ("c5", "d5"), "may send bubbles")],
    ids=["place", "send"],
)
def test_the_worlds_stay_under_the_finger_while_tips_change(
    visit: Visit, server: ServerProcess, line: str, drop: tuple[str, str], following: str
) -> None:
    page = ready(visit(server.table_in_play("bubbles", {"mission": "1"}, line), **window(PHONES[0]) | WITH_TIPS))
    expect(page.locator(".tip")).to_contain_text("Now tap two neighbours")
    still = Still(page, *PHONES)
    tap(page, drop[0])
    expect(page.locator(".bar .words")).to_have_text("Now its neighbour.")  # a finger cannot point at it first
    tap(page, drop[1])
    page.get_by_role("button", name="Drop", exact=True).tap()
    expect(page.locator(".tip")).to_contain_text(following)
    still.after(f"tip-{drop[0]}")


def test_the_board_stays_under_the_finger_while_tips_come_and_go(visit: Visit, server: ServerProcess) -> None:
    page = ready(visit(server.table("nivos"), **window(PHONES[0]) | WITH_TIPS))
    await_turn(page)
    tip, seen = page.locator(".tip"), set()
    expect(tip).to_be_visible()
    still = Still(page, *PHONES)

    def look() -> None:
        seen.add(tip.inner_text() if tip.is_visible() else "")
        still.after("tip-nivos")

    for _turn in range(3):
        await_turn(page)
        look()
        page.locator(".plate:not([disabled])").first.tap()
        look()
        show_hint(page, 3)
        page.get_by_role("button", name="Lay", exact=True).tap()
    assert len(seen) >= 3
    assert "" in seen


def test_tips_end_with_the_first_game(visit: Visit, server: ServerProcess) -> None:
    """Also those that it had no moment for; and a board has all of the window again."""
    line = f"{ALMOST_DONE} c5+d5"
    page = ready(visit(server.table_in_play("bubbles", {"mission": "1"}, line), **window(PHONES[0]) | WITH_TIPS))
    expect(page.locator(".tip")).to_contain_text("may send bubbles")
    still = Still(page, *PHONES)
    tap(page, "c2")
    page.get_by_role("button", name="Send", exact=True).tap()
    expect(page.get_by_role("region", name="End of the game")).to_be_visible()
    still.after("tip-ended")
    page.goto(server.url + server.table("bubbles"))
    await_turn(page)
    expect(page.locator(".tips")).to_have_count(0)


def test_a_notice_takes_the_place_of_the_tip(visit: Visit, server: ServerProcess) -> None:
    """On a phone it lies there: no half line of the tip is seen beside it."""
    page = ready(
        visit(server.table_in_play("bubbles", {"mission": "1"}, "e5~e6"), **window(PHONES[0]) | WITH_TIPS)
    )
    expect(page.locator(".tip")).to_be_visible()
    show_hint(page, 1)
    expect(page.locator(".tip")).to_be_hidden()
    hint = page.locator(".banner.hint")
    hint.get_by_role("button", name="Close").tap()
    expect(page.locator(".tip")).to_be_visible()
    page.get_by_role("button", name="Skip tips").tap()
    expect(page.locator(".tips")).to_have_count(0)
