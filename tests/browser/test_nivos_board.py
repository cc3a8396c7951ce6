"""Nivos in the browser: by mouse, by keyboard alone, in teams with bots; what it shows before anything is laid."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.page_checks import page_checker, phone_viewport, screenshot
from browser.server_process import HERE
from browser.table_page import (
    actions,
    at_rest,
    await_turn,
    canvas,
    happens_soon,
    play_to_the_end,
    played,
    render_stats,
    skip_tips,
    status,
    stays_still,
    strip_bidi_marks,
    tab_to,
    to_board,
    type_action,
    wait_until,
)
from ziggurat.core.registry import game

Visit = Callable[..., Page]
Points = Callable[[float, float], tuple[float, float]]  # of the board on the page

# A game of two up to its sixteenth plate, when one more is left that can be laid; found by walking the rules.
LONG = (
    "n@a2 2x1@e3 r1x1@b1 r4x1@a6 2x2@a2 r1x2@d1 r2x3@e4 1x1@e6 1x1@f1 3x1@b6 2x1@a4 r1x3@f3 3x1@b5 4x1@b5 1x5@b2 "
    "r2x2@d5"
)
STUCK_TEAM = (
    "n@d2 r4x2@c5 2x2@d5 r1x1@e6 r1x4@c1 r2x1@c4 1x3@b3 r2x2@a1 1x1@b1 r1x3@f3 r5x1@a2 3x1@b2 1x2@f4 1x2@a3 pass "
    "2x2@a3"
)


def lay_out(page: Page, game: str) -> None:
    """Plays by notation, then comes to the board."""
    if not page.locator(".text-board").is_visible():
        page.keyboard.press("f")
    for token in game.split():
        page.get_by_label("Move in notation").fill(token)
        page.keyboard.press("Enter")
        wait_until(page, "!document.querySelector('#command')?.value")  # it is gone at the end
    to_board(page)


def fits(page: Page) -> bool:
    return bool(page.evaluate("!!document.querySelector('.bar .main:not([disabled])')"))


def board_from_above(page: Page) -> Points:
    """Where the points of the board are on the page, its edges found by feeling for them with a plate in hand."""
    page.keyboard.press("t")
    at_rest(page)
    box = canvas(page).bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def edge(east: int, north: int) -> float:
        low, high = 0.0, min(box["width"], box["height"]) / 2
        for _ in range(7):
            half = (low + high) / 2
            page.mouse.move(middle[0] + east * half, middle[1] - north * half)
            on = canvas(page).evaluate("element => element.classList.contains('pointing')")
            low, high = (half, high) if on else (low, half)
        return low

    west, east, south, north = edge(-1, 0), edge(1, 0), edge(0, -1), edge(0, 1)
    return lambda x, y: (
        middle[0] - west + (west + east) * x / 6,
        middle[1] + south - (south + north) * y / 6,
    )


def lay_by_mouse(page: Page, at: Points) -> None:
    """Takes the first plate that can be laid, turns it with the wheel where it does not fit, and clicks."""
    at_rest(page)
    before = actions(page)
    position = game("nivos").start().play(*before)
    token = position.legal()[0]
    read = re.fullmatch(r"(r?)(?:(\d)x(\d)|n)@([a-f])(\d)", token)
    if not read:
        page.get_by_role("button", name="Pass", exact=True).click()
        played(page, len(before) + 1)
        return
    source, width, depth = read[1] or ("" if read[2] else "r"), int(read[2] or 3), int(read[3] or 3)
    size = f"{min(width, depth)}.?×.?{max(width, depth)}"
    shelf = page.get_by_role("group", name="Reserve" if source else "Your plates")
    plate = shelf.get_by_role("button", name=re.compile(size))
    if plate.get_attribute("aria-pressed") != "true":
        plate.click()
    point = at("abcdef".index(read[4]) + width / 2, int(read[5]) - 1 + depth / 2)
    page.mouse.move(*point)
    if not fits(page):
        page.mouse.wheel(0, 100)
    if not happens_soon(page, lambda: fits(page)):  # the eyes have stepped back from the piles
        lay_by_mouse(page, board_from_above(page))
        return
    page.mouse.click(*point)
    played(page, len(before) + 1)
    assert actions(page)[len(before)] in position.legal()


def test_nivos_against_a_bot_by_mouse_to_its_end(join_table: Visit) -> None:
    page = join_table("nivos", seats=[HERE, {"kind": "bot", "level": 1}], width=920, height=560)
    await_turn(page)
    at = board_from_above(page)
    play_to_the_end(page, lambda: lay_by_mouse(page, at))
    assert re.search(r"(stack|cylinder)", status(page))


def test_a_game_of_teams_with_bots_to_the_end(visit: Visit) -> None:
    page = visit("/new/nivos")
    page.get_by_role("button", name="Against a bot").click()
    page.get_by_role("button", name="four, in two teams").click()
    expect(page.locator(".seats li")).to_have_count(4)
    for seat in (2, 3, 4):
        page.locator(".seats select").nth(seat - 1).select_option(label="Pip (gentle)")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".stage canvas")
    skip_tips(page)
    piles = page.get_by_role("list", name="Cylinders").get_by_role("listitem")
    expect(piles).to_have_count(3)  # two teams, and what is left
    assert strip_bidi_marks(piles.first.inner_text()).startswith("You + Pip")
    page.keyboard.press("f")
    play_to_the_end(page, page.locator(".doable").last.click)
    assert re.search(r"(stack|cylinder)", status(page))


def test_nivos_by_keyboard_alone_to_its_end(visit: Visit) -> None:
    page = visit("/new/nivos")
    page.wait_for_selector(".seats li")

    def walk_to_a_beginning() -> bool:
        """Over the cells of a level, row by row, to one where a plate can begin."""
        page.keyboard.press("Home")
        for _ in range(5):
            page.keyboard.press("ArrowUp")
        for row in range(6):
            for column in range(6):
                if "begin" in page.evaluate("document.activeElement.textContent"):
                    return True
                if column < 5:
                    page.keyboard.press("ArrowRight" if row % 2 == 0 else "ArrowLeft")
            page.keyboard.press("ArrowDown")
        return False

    tab_to(page, "form .button.main")
    page.keyboard.press("Enter")
    page.wait_for_selector(".status.yours")
    at_rest(page)
    page.keyboard.press("f")
    page.wait_for_selector(".text-board")
    spoken = page.locator("p[role=status]")

    def lay() -> None:
        if page.locator(".doable").count() == 1:  # a pass is nowhere on the board
            tab_to(page, ".doable")
        else:
            if not page.evaluate("document.activeElement.matches('.cell')"):
                tab_to(page, ".cell[tabindex='0']")
            for _ in range(8):
                page.keyboard.press("PageDown")
            while not walk_to_a_beginning():
                page.keyboard.press("PageUp")
            page.keyboard.press("Enter")
            wait_until(page, "document.activeElement.matches('.doable')")
        page.keyboard.press("Enter")
        expect(spoken).not_to_be_empty()

    play_to_the_end(page, lay)
    page.keyboard.press("s")
    expect(spoken).to_have_text(re.compile("stack|cylinder"))


def test_a_ghost_shows_its_price_and_why_it_may_not_lie_there(join_table: Visit) -> None:
    page = join_table("nivos", here=2)
    lay_out(page, "n@c3 2x2@a1")
    bar = page.locator(".bar")
    page.keyboard.press("2")  # an orange plate, held over c3
    page.keyboard.press("ArrowRight")
    expect(bar).to_contain_text("take the cylinder of")
    page.keyboard.press("ArrowDown")
    expect(bar).to_contain_text("no cylinder")
    page.keyboard.press("r")  # upright it lies half on the neutral plate
    expect(bar).to_contain_text("does not fit here")
    expect(page.locator(".refusal")).to_contain_text("It would not lie flat")
    expect(page.get_by_role("button", name="Lay", exact=True)).to_be_disabled()
    page.keyboard.press("6")  # green; the other green one lies in the corner
    for key in ("ArrowLeft", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowLeft"):
        page.keyboard.press(key)
    expect(page.locator(".refusal")).to_contain_text("It would lie on the other")
    page.keyboard.press("Escape")
    expect(bar).to_be_hidden()
    page.keyboard.press("2")
    page.keyboard.press("2")  # again: the one of the reserve
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    played(page, 3)
    assert actions(page)[-1] == "r2x1@c3"
    pile = page.get_by_role("list", name="Cylinders").get_by_role("listitem").first
    expect(pile).to_contain_text("one cylinder")


def test_a_stuck_player_may_lay_for_the_team_mate_or_pass(join_table: Visit) -> None:
    page = join_table("nivos", here=4, options={"players": "4"})
    lay_out(page, STUCK_TEAM)
    assert "team mate" in status(page)
    shelf = page.get_by_role("group", name=re.compile("^Team mate"))
    expect(shelf.locator(".plate:not([disabled])")).to_have_count(1)
    shelf.locator(".plate:not([disabled])").click()
    expect(page.locator(".bar")).to_contain_text("take the cylinder of")
    page.get_by_role("button", name="Pass", exact=True).click()
    played(page, len(STUCK_TEAM.split()) + 1)
    assert actions(page)[-1] == "pass"


def test_a_cylinder_is_chosen(join_table: Visit) -> None:
    page = join_table("nivos", here=2, options={"cylinders": "choice"})
    lay_out(page, "n@c3")
    page.keyboard.press("1")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".bar")).to_contain_text("of your choice")
    page.keyboard.press("Enter")
    choice = page.get_by_role("group", name="Choose a cylinder")
    expect(choice.get_by_role("button")).to_have_count(6)
    choice.get_by_role("button", name=re.compile("height .?4")).click()
    played(page, 3)
    assert actions(page)[-2:] == ["1x1@c3", "c4"]


OPTIONS = """() => new Promise(done => {
  const opened = indexedDB.open('ziggurat');
  opened.onsuccess = () => {
    const tables = opened.result.transaction('tables').objectStore('tables').getAll();
    tables.onsuccess = () => { opened.result.close(); done(tables.result[0].options); };
  };
})"""


def test_hands_of_a_team_are_chosen_by_tapping(visit: Visit) -> None:
    page = visit("/new/nivos")
    page.get_by_text("Options").click()
    hands = page.get_by_role("group", name=re.compile("In both teams"))
    expect(page.get_by_label("Cylinders are taken")).to_be_visible()
    expect(hands).to_be_hidden()
    page.get_by_role("button", name="four, in two teams").click()
    expect(page.get_by_text(re.compile("^Team .?1")).first).to_be_visible()
    plates = hands.get_by_role("button")
    expect(plates).to_have_count(8)
    expect(hands.get_by_role("button", pressed=True)).to_have_count(4)
    expect(plates.nth(2)).to_be_disabled()  # there are four already
    plates.nth(0).click()
    plates.nth(2).click()
    page.get_by_role("button", name="Together at this device").click()
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".stage canvas, .text-board")
    hand = page.evaluate(OPTIONS)["split"]
    assert hand == "1x2,1x3,1x5,2x4"


def test_the_plan_is_spoken(join_table: Visit) -> None:
    page = join_table("nivos", here=2, plan=True)
    for token in ("n@c3", "2x2@a1", "1x3@c3"):
        type_action(page, token)

    def spoken(cell: str) -> str:
        found = [strip_bidi_marks(text) for text in page.locator(".cell .heard").all_inner_texts()]
        return next(phrase for phrase in found if phrase.startswith(cell + ","))

    assert spoken("c4") == "c4, level 2, red plate 1\u202f×\u202f3 of Seat 1, uncovered."
    ways = "[0-9]+ ways to begin a plate here"
    assert re.fullmatch(f"d4, level 2, empty, on neutral plate 3\u202f×\u202f3, {ways}[.]", spoken("d4"))
    assert spoken("a1").startswith("a1, level 2, empty, on green plate 2\u202f×\u202f2")
    page.get_by_role("button", name="One layer down").click()
    assert (
        spoken("c4")
        == "c4, level 1, neutral plate 3\u202f×\u202f3 of the reserve, covered here, visible elsewhere."
    )
    assert spoken("b2") == "b2, level 1, green plate 2\u202f×\u202f2 of Seat 2, uncovered."
    page.locator(".cell[title*='a3']").click()
    offered = strip_bidi_marks(page.locator(".doable").first.inner_text())
    assert re.search("yellow plate 1\u202f×\u202f1 to a3, 1 wide, 1 deep, level 1", offered)
    assert "Seat 1: one cylinder, 1 high." in strip_bidi_marks(page.locator(".plan").inner_text())
    page.get_by_label("Move in notation").fill("r1x3@d3")
    page.keyboard.press("Enter")
    expect(page.locator("#wrong")).to_have_text(re.compile("It would touch the other"))


@pytest.mark.parametrize("tier", ["plain", "full"])
def test_a_full_board_is_drawn_in_few_calls(join_table: Visit, tier: str) -> None:
    page = join_table("nivos", here=2, plan=True, query=f"?quality={tier}")
    page.set_default_timeout(120_000)  # a processor that draws soft shadows takes its time
    lay_out(page, LONG)
    page.keyboard.press("r")  # the one plate that can be laid is in hand already
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".bar")).to_contain_text("take the cylinder of")
    whole = at_rest(page)
    page.keyboard.press("x")  # the highest level fades
    assert at_rest(page) != whole
    screenshot(page, f"nivos-full-{tier}")
    assert canvas(page).get_attribute("data-tier") == tier
    drawn = render_stats(page)
    assert drawn["calls"] <= 12
    assert 5_000 < drawn["triangles"] <= 60_000
    assert stays_still(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 360])
def test_nivos_is_accessible(visit: Visit, axe: str, theme: str, width: int) -> None:
    page = visit("/new/nivos", width=width, theme=theme, **phone_viewport(width))
    check = page_checker(page, axe, width, theme, "nivos-")
    page.get_by_role("button", name="four, in two teams").click()
    page.get_by_text("Options").click()
    expect(page.get_by_role("group", name=re.compile("In both teams"))).to_be_visible()
    check("setup")
    page.get_by_role("button", name="Together at this device").click()
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".stage canvas")
    check("first-tip")
    skip_tips(page)
    lay_out(page, "n@c3 2x4@a1 1x3@c3")
    check("table")
    page.keyboard.press("1")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowUp")
    expect(page.locator(".bar")).to_be_visible()
    at_rest(page)
    check("held")
    page.keyboard.press("f")
    page.wait_for_selector(".text-board")
    check("plan")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    check("rules")
