"""Around every board: how a game begins, ways to look, what is refused and why, settings, sharing, touch."""

import re
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.server_process import ServerProcess
from browser.table_page import (
    actions,
    at_rest,
    await_turn,
    canvas,
    choose_options,
    close_dialog,
    happens_soon,
    pixels,
    played,
    point_at_a_place,
    render_stats,
    strip_bidi_marks,
    take_cube,
    to_board,
    type_action,
)
from ziggurat.records import Record

Visit = Callable[..., Page]


def test_two_clicks_and_a_game_waits_on_home(visit: Visit) -> None:
    page = visit(settings={"quality": "flat"})  # the pictures have a test of their own
    page.get_by_role("button", name=re.compile("^Play .?Nivos")).click()  # chosen and played in one
    page.wait_for_selector(".status.yours")
    assert strip_bidi_marks(page.get_by_role("list", name="Seats").inner_text()).split("\n")[-1] == "Bristle"
    table = page.url
    page.get_by_role("link", name="Home").click()
    page.get_by_role("region", name=re.compile("^Continue")).get_by_role("link", name=re.compile("^Nivos")).click()
    page.wait_for_selector(".status.yours")
    assert page.url == table


def test_options_are_folded_away_and_an_invitation_is_copied(visit: Visit) -> None:
    page = visit("/new/nivos", settings={"quality": "flat"}, permissions=["clipboard-read", "clipboard-write"])
    expect(page.get_by_label("Clock")).to_be_hidden()
    choose_options(page, {"Clock": "one minute for each turn"})
    page.get_by_role("button", name="three").click()  # how many play is never folded away
    expect(page.locator(".seats li")).to_have_count(3)
    page.get_by_role("button", name="Invite by link").click()
    page.locator(".seats select").nth(2).select_option(label="Finn (keen)")  # a bot for any seat
    page.get_by_role("button", name="Sit down").click()
    link = page.get_by_label("Link", exact=True).input_value()
    assert link.startswith(page.url.split("#")[0] + "t/")
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link


def test_the_camera_looks_at_the_tower_from_everywhere(join_table: Visit) -> None:
    page = join_table("babel", here=2, plan=True)
    for token in ("a1-", "b1w", "a2s", "b2wsu", "a1d", "b1wd"):
        type_action(page, token)
    to_board(page)
    usual = at_rest(page)
    assert usual["colours"] > 200  # a picture, not an empty sheet
    seen = {usual["sum"]}
    for way in ("Turn left", "Turn right", "From the next side", "From above", "From below"):
        page.get_by_role("button", name=way).click()
        now = at_rest(page)
        assert now["colours"] > 50, way
        seen.add(now["sum"])
    assert len(seen) >= 5  # to the left and back to the right is where it was
    page.get_by_role("button", name="Back to the usual view").click()
    assert at_rest(page) == usual
    slider = page.get_by_label("Levels apart")
    slider.fill("0.7")
    apart = at_rest(page)["sum"]
    assert apart not in seen
    page.evaluate("document.activeElement.blur()")
    for key, likewise in {"x": usual, "v": None, "t": None, "u": None, "+": None, "-": None, "c": usual}.items():
        page.keyboard.press(key)
        now = at_rest(page)
        assert now == likewise if likewise else now["sum"] not in (usual["sum"], apart), key


def test_the_reason_is_shown_beside_a_cube_that_does_not_fit(join_table: Visit) -> None:
    page = join_table("babel", here=2)
    take_cube(page, 1)
    page.keyboard.press("ArrowUp")
    expect(page.locator(".turns")).to_be_visible()
    page.keyboard.press("Enter")  # played on the board, by keys alone
    played(page, 1)
    page.keyboard.press("t")
    at_rest(page)
    page.locator(".cube:not([disabled])").first.click()
    box = canvas(page).bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    bubble = page.locator(".refusal")
    ways = ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))
    for far, (x, y) in product((0.09, 0.14, 0.19), ways):
        point = (middle[0] + x * box["height"] * far, middle[1] + y * box["height"] * far)
        page.mouse.move(*point)
        for _ in range(3):  # heard in one frame, shown in the next
            page.evaluate("new Promise(requestAnimationFrame)")
        if canvas(page).evaluate("element => element.classList.contains('pointing')"):
            continue
        page.mouse.click(*point)  # what was told before is gone with it
        if happens_soon(page, bubble.is_visible) and "second cube" in bubble.inner_text():
            break
    expect(bubble).to_contain_text("The second cube goes beside the first")
    near = bubble.bounding_box()
    assert near is not None
    assert abs(near["x"] + near["width"] / 2 - point[0]) < 200
    assert abs(near["y"] + near["height"] / 2 - point[1]) < 160
    assert len(actions(page)) == 1
    bubble.get_by_role("button", name="Close").click()
    expect(bubble).to_be_hidden()


def test_the_reason_is_shown_beside_a_plate_that_does_not_fit(join_table: Visit) -> None:
    page = join_table("nivos", here=2, plan=True)
    type_action(page, "n@c3")
    to_board(page)
    page.keyboard.press("t")
    at_rest(page)
    page.get_by_role("group", name="Plates:").get_by_role("button", name=re.compile("1.×.5")).click()
    box = canvas(page).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2 - 30, box["y"] + box["height"] / 2)
    expect(page.locator(".refusal")).to_contain_text("would not lie flat")
    expect(page.locator(".bar")).to_contain_text("does not fit here")
    page.mouse.click(box["x"] + box["width"] / 2 - 30, box["y"] + box["height"] / 2)
    expect(page.locator(".refusal")).to_contain_text("would not lie flat")
    assert actions(page) == ["n@c3"]


def test_nothing_is_played_to_learn_why_it_is_illegal(join_table: Visit) -> None:
    page = join_table("nivos", here=2, plan=True)
    type_action(page, "n@c3")
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page.reload()
    page.wait_for_selector(".status.yours")
    to_board(page)
    page.get_by_role("group", name="Plates:").get_by_role("button", name=re.compile("1.×.5")).click()
    box = canvas(page).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2 - 30, box["y"] + box["height"] / 2)
    expect(page.locator(".refusal")).to_contain_text("would not lie flat")
    assert [frame for frame in sent if '"hello"' in frame]  # they are listened to
    assert not [frame for frame in sent if '"act"' in frame]


def test_the_end_comes_back_after_looking_back(join_table: Visit) -> None:
    page = join_table("babel", here=2, plan=True)
    type_action(page, "a1enu")
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog .answers .main").click()
    end = page.get_by_role("region", name="End of the game")
    end.get_by_role("button", name="Look back").click()
    expect(end).to_be_hidden()
    expect(page.locator(".status")).to_contain_text("0")
    page.get_by_role("group", name="Look back").get_by_role("button").last.click()
    expect(end).to_be_visible()


def test_a_hint_says_what_and_why(join_table: Visit) -> None:
    page = join_table("nivos")
    await_turn(page)
    page.get_by_role("button", name="Hint").click()
    banner = page.locator(".banner.hint")
    expect(banner).to_contain_text("Look at level", timeout=120_000)
    for ask, words in (("Which piece?", "plate"), ("Show me", " to "), ("Why?", "cylinder")):
        banner.get_by_role("button", name=ask).click()
        expect(banner).to_contain_text(words)
    assert re.search(r"about \d+ %|wins|loses", strip_bidi_marks(banner.inner_text()))


def test_settings_hold_at_once_and_after_a_reload(join_table: Visit) -> None:
    page = join_table("babel", here=2)
    page.keyboard.press("m")
    page.get_by_label("Colours").select_option(label="dark")
    page.get_by_label("Confirm placing").select_option(label="always")
    page.get_by_label("Movement").select_option(label="none")
    page.get_by_label("Sound").uncheck()
    page.get_by_role("dialog").get_by_label("Language").select_option(label="Deutsch")
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    take_cube(page, 1)
    point = point_at_a_place(page)
    page.keyboard.press("Escape")
    expect(page.locator(".cube").nth(1)).to_have_attribute("aria-pressed", "false")
    take_cube(page, 1)
    page.mouse.click(*point)
    expect(page.get_by_role("button", name="Setzen", exact=True)).to_be_visible()  # chosen only
    assert actions(page) == []
    before = render_stats(page)["frames"]
    page.mouse.click(*point)
    played(page, 1)
    at_rest(page)
    assert render_stats(page)["frames"] - before < 12  # it stands there at once
    page.reload()
    expect(page.locator(".status")).to_have_text(re.compile("Platz"))
    kept = page.evaluate("JSON.parse(localStorage['ziggurat.settings'])")
    assert (kept["theme"], kept["language"], kept["sound"], kept["confirm"]) == ("dark", "de", False, "always")


@pytest.mark.parametrize(("game", "tokens"), [("babel", "a1enu b1-"), ("nivos", "n@c3 2x2@a1"), ("bubbles", ".")])
def test_a_game_is_shared_as_record_and_picture(join_table: Visit, game: str, tokens: str) -> None:
    options = {"sky": "RPYBGYBGRP", "first": "1"} if game == "bubbles" else {}
    page = join_table(game, here=2, plan=True, options=options)
    for token in tokens.split():
        type_action(page, token)

    def share(what: str) -> bytes:
        page.get_by_role("button", name="Share").click()
        with page.expect_download() as waiting:
            page.get_by_role("button", name=what).click()
        close_dialog(page)
        return Path(waiting.value.path()).read_bytes()

    record = Record.parse(share("Record of the game").decode())
    assert list(record.replay().history) == actions(page)
    plan = share("Picture of the board")
    page.get_by_role("button", name="Plan and text").click()
    page.wait_for_selector("canvas[data-still=true], .board .picture svg")
    board = share("Picture of the board")
    for picture in (plan, board):
        assert picture.startswith(b"\x89PNG")
        assert len(picture) > 8_000
    assert plan != board


def test_a_finger_chooses_first_and_places_then(join_table: Visit) -> None:
    page = join_table("babel", here=2, width=360, height=740, has_touch=True, is_mobile=True)
    page.locator(".cube:not([disabled])").nth(1).tap()
    box = canvas(page).bounding_box()
    assert box is not None
    place = page.get_by_role("button", name="Place", exact=True)
    for down in range(40, 80, 6):
        point = (box["x"] + box["width"] * 0.5, box["y"] + box["height"] * down / 100)
        page.touchscreen.tap(*point)
        if happens_soon(page, place.is_visible):
            break
    expect(place).to_be_visible()
    line = page.locator(".status")
    expect(line).to_contain_text("Seat")
    before = strip_bidi_marks(line.inner_text())
    page.touchscreen.tap(*point)
    expect(line).not_to_have_text(before)
    page.get_by_role("button", name="Moves and tools").tap()
    assert len(actions(page)) == 1


def test_nothing_moves_for_those_who_want_no_motion(join_table: Visit) -> None:
    page = join_table("babel", reduced_motion="reduce")
    at_rest(page)
    before, picture = render_stats(page)["frames"], pixels(page)
    page.keyboard.press("e")
    assert at_rest(page) != picture
    assert render_stats(page)["frames"] - before <= 2


def marks(page: Page, selector: str) -> list[str]:
    return [str(one.get_attribute("d")) for one in page.locator(selector).all()]


def test_every_colour_has_a_second_sign(join_table: Visit) -> None:
    nivos = join_table("nivos", here=2)
    shelf = nivos.get_by_role("group", name="Plates:").locator(".plate")
    signs = {shelf.nth(k).locator("path").first.get_attribute("d") for k in range(shelf.count())}
    assert len(signs) == shelf.count() == 8
    bubbles = join_table("bubbles", here=2)
    glyphs = marks(bubbles, ".bag svg path:last-of-type")
    assert len(set(glyphs)) == len(glyphs) == 6
    babel = join_table("babel", here=2, plan=True)
    type_action(babel, "a1enu")
    expect(babel.locator(".cell text").first).to_have_text("3")


def test_a_table_that_is_gone_is_explained(visit: Visit, server: ServerProcess) -> None:
    page = visit("/t/old0link0of0long0ago")
    expect(page.get_by_role("heading", name="This table is gone")).to_be_visible()
    wrong = server.table("babel").split("#")[0] + "#key=not-a-key"
    page = visit(wrong)
    expect(page.get_by_text("This personal link does not")).to_be_visible()
    expect(page.get_by_text("You are watching.")).to_be_visible()
    expect(page.locator(".status")).to_be_visible()
