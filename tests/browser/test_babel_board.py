"""Babel in the browser: by mouse, by keyboard, by two people; through reloads, restarts and second thoughts."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.server_process import ServerProcess
from browser.table_page import (
    actions,
    at_rest,
    await_turn,
    canvas,
    happens_soon,
    open_table,
    play_to_the_end,
    played,
    point_at_a_place,
    render_stats,
    show_hint,
    skip_tips,
    start,
    status,
    stays_still,
    strip_bidi_marks,
    tab_to,
    take_cube,
    type_action,
    wait_until,
)

Visit = Callable[..., Page]


def test_babel_by_mouse_to_its_end(visit: Visit) -> None:
    page = visit()
    start(page)
    skip_tips(page)

    def place() -> None:
        page.locator(".cube:not([disabled])").first.click()
        page.mouse.click(*point_at_a_place(page))

    play_to_the_end(page, place)
    assert re.search(r"fits any more", status(page))
    assert len(actions(page)) >= 6


def can_do_something(page: Page) -> bool:
    """Whether the focus came to what can be done in a cell; a busy machine may need a moment for it."""
    return happens_soon(page, lambda: bool(page.evaluate("document.activeElement.matches('.doable')")), 1)


def test_babel_by_keyboard_alone_to_its_end(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector(".game")
    tab_to(page, ".game .button.main")
    page.keyboard.press("Enter")
    page.wait_for_selector(".status.yours")
    at_rest(page)
    page.keyboard.press("f")  # the plan and its text
    page.wait_for_selector(".text-board")
    spoken = page.locator("p[role=status]")

    def place() -> None:
        for step in ("", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"):  # all four cells
            if not page.evaluate("document.activeElement.matches('.cell')"):
                tab_to(page, ".cell[tabindex='0']")
            if step:
                page.keyboard.press(step)
            page.keyboard.press("Enter")
            if can_do_something(page):
                break
        page.keyboard.press("Enter")
        expect(spoken).not_to_be_empty()

    play_to_the_end(page, place)
    page.keyboard.press("s")
    expect(spoken).to_have_text(re.compile("fits any more"))
    tab_to(page, "[aria-label='End of the game'] .button.main")
    page.keyboard.press("Enter")
    wait_until(page, "document.querySelectorAll('.action').length <= 1")  # the next game, seats rotated
    await_turn(page)


def test_the_plan_is_walked_and_spoken(join_table: Visit) -> None:
    page = join_table("babel", plan=True)
    page.locator(".cell[tabindex='0']").focus()
    heard = []
    for key in ("Home", "End", "ArrowDown", "Home"):
        page.keyboard.press(key)
        heard.append(strip_bidi_marks(page.evaluate("document.activeElement.querySelector('.heard').textContent")))
    assert [phrase.split(",")[0] for phrase in heard] == ["north-west", "north-east", "south-east", "south-west"]
    assert heard[0] == "north-west, level 1, empty, on the table, 8 ways to place a cube."
    page.keyboard.press("PageUp")
    assert strip_bidi_marks(
        page.evaluate("document.activeElement.querySelector('.heard').textContent")
    ).startswith("south-west, level 2, empty")
    page.keyboard.press("PageDown")
    type_action(page, "a1enu")
    assert (
        strip_bidi_marks(page.locator(".cell .heard").nth(2).inner_text())
        == "south-west, level 1, beige cube, bulges east, north, up. Your last move."
    )


def test_a_refusal_says_why(join_table: Visit) -> None:
    page = join_table("babel", here=2, plan=True)
    type_action(page, "a1enu")
    page.get_by_label("Move in notation").fill("b1w")
    page.keyboard.press("Enter")
    expect(page.locator("#wrong")).to_have_text(re.compile("does not fit"))
    assert actions(page) == ["a1enu"]


def test_orientations_are_turned_and_picked(join_table: Visit) -> None:
    page = join_table("babel")
    take_cube(page, 1)  # a white one
    page.keyboard.press("ArrowUp")
    pictures = page.locator(".picture")
    expect(pictures).to_have_count(3)

    def is_pressed(number: int) -> None:
        expect(pictures.nth(number)).to_have_attribute("aria-pressed", "true")

    is_pressed(0)
    page.keyboard.press("r")
    is_pressed(1)
    page.mouse.move(*point_at_a_place(page))
    now = [one.get_attribute("aria-pressed") for one in pictures.all()].index("true")
    page.mouse.wheel(0, 100)
    is_pressed((now + 1) % 3)
    pictures.nth(2).click()
    is_pressed(2)
    page.get_by_role("button", name="Place", exact=True).click()
    played(page, 1)


def test_a_drag_turns_and_never_places(join_table: Visit) -> None:
    page = join_table("babel")
    take_cube(page, 0)
    x, y = point_at_a_place(page)
    before = at_rest(page)
    page.mouse.down()
    page.mouse.move(x + 120, y + 10, steps=6)
    page.mouse.up()
    assert at_rest(page) != before
    assert actions(page) == []


def test_two_browsers_at_one_table(visit: Visit) -> None:
    anna = visit(settings={"twin": True})
    open_table(anna, "link")
    link = anna.get_by_label("Link", exact=True).input_value()
    ben = visit("/t/" + link.rsplit("/", 1)[1], settings={"twin": True})
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    await_turn(anna)
    type_action(anna, "a1enu")
    await_turn(ben)
    assert actions(ben) == ["a1enu"]
    type_action(ben, "b1-")
    await_turn(anna)
    assert actions(anna) == ["a1enu", "b1-"]
    expect(anna.get_by_role("button", name="Hint")).to_be_disabled()  # people against each other

    # Among people an undo is asked for.
    anna.get_by_role("button", name="Undo").click()
    expect(ben.get_by_text("would like to take back")).to_be_visible()
    ben.get_by_role("button", name="Rather not").click()
    expect(anna.locator(".banner")).to_have_text("The others would rather play on.")
    expect(anna.locator("p[role=status]")).to_have_text(re.compile("would rather play on"))
    anna.get_by_role("button", name="Undo").click()
    ben.get_by_role("button", name="Agree").click()
    expect(anna.locator(".action")).to_have_count(0)
    expect(ben.locator(".action")).to_have_count(0)

    watcher = visit("/t/" + link.rsplit("/", 1)[1])
    type_action(anna, "a1-")
    expect(watcher.locator(".action")).to_have_count(1)


def test_reload_and_undo_in_mid_game(join_table: Visit) -> None:
    page = join_table("babel", plan=True)
    page.wait_for_selector(".status.yours")
    type_or_wait(page, "a1enu")
    before = actions(page)
    assert len(before) == 2
    page.reload()
    page.wait_for_selector(".status.yours")
    assert actions(page) == before
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".action")).to_have_count(0)
    page.wait_for_selector(".status.yours")
    page.goto(page.url.split("/t/")[0])
    expect(page.get_by_role("heading", name=re.compile("^Continue"))).to_be_visible()


def type_or_wait(page: Page, token: str) -> None:
    page.get_by_label("Move in notation").fill(token)
    page.keyboard.press("Enter")
    played(page, 2)
    await_turn(page)


def test_the_page_reconnects_after_the_server_was_killed(
    join_table: Visit, server: ServerProcess, expected_console_errors: list[str]
) -> None:
    expected_console_errors += ["WebSocket connection to", "net::ERR_CONNECTION"]
    page = join_table("babel", here=2, plan=True)
    type_action(page, "a1enu")
    with server.away():
        expect(page.get_by_text("The connection is lost")).to_be_visible()
        page.get_by_label("Move in notation").fill("b1-")
        page.keyboard.press("Enter")
        expect(page.get_by_text("Your move is kept")).to_be_visible()
    expect(page.locator(".action")).to_have_count(2)
    expect(page.get_by_text("The connection is lost")).to_be_hidden()
    assert actions(page) == ["a1enu", "b1-"]
    server.warm()


def test_looking_back_and_replaying(join_table: Visit) -> None:
    page = join_table("babel", here=2, plan=True)
    for token in ("a1enu", "b1-", "a2-"):
        type_action(page, token)
    page.locator(".action").first.click()
    expect(page.locator(".status")).to_have_text(re.compile("Looking back"))
    looks = [strip_bidi_marks(text) for text in page.locator(".cell .heard").all_inner_texts()]
    assert [", empty" in look for look in looks] == [True, True, False, True]
    page.get_by_role("button", name="To the latest move").click()
    page.wait_for_selector(".status.yours")
    page.get_by_role("button", name="To the start").click()
    expect(page.locator(".status")).to_have_text(re.compile("Looking back"))
    page.get_by_role("button", name="Replay").click()
    page.wait_for_selector(".status.yours")


def test_a_hint_shows_its_action_on_the_board(join_table: Visit) -> None:
    page = join_table("babel")
    await_turn(page)
    show_hint(page, 1)  # the first one solves the game
    banner = page.locator(".banner.hint")
    expect(banner).to_contain_text("Look at")
    expect(page.locator(".turns")).to_have_count(0)  # nothing more than was asked for
    show_hint(page, 2)
    expect(banner).to_contain_text("cube")
    expect(page.locator(".turns")).to_have_count(0)
    show_hint(page, 3)
    expect(page.locator(".turns")).to_be_visible()  # the ghost stands where the hint means
    show_hint(page, 4)
    expect(banner).to_contain_text("answers")
    expect(banner.get_by_role("button")).to_have_count(1)  # that was all; it can be closed
    banner.get_by_role("button", name="Close").click()
    expect(banner).to_have_count(0)


@pytest.mark.parametrize("path", ["/t/nosuchtable", "/nowhere", "/new/chess"])
def test_a_wrong_address_gets_a_helpful_page(visit: Visit, expected_console_errors: list[str], path: str) -> None:
    expected_console_errors.append("status of 404")  # nobody knows the rules of chess here
    page = visit(path)
    expect(page.get_by_role("link", name="Home", exact=True)).to_be_visible()
    page.get_by_role("link", name="Home", exact=True).click()
    page.wait_for_selector(".game")


def test_without_webgl_the_flat_plan_is_shown(visit: Visit, server: ServerProcess) -> None:
    page = visit("/about", settings={"quality": "auto"})
    page.context.add_init_script(
        "const real = HTMLCanvasElement.prototype.getContext;"
        "HTMLCanvasElement.prototype.getContext = function (kind, ...more) {"
        " return String(kind).startsWith('webgl') ? null : real.call(this, kind, ...more); }"
    )
    page.goto(server.url)
    start(page)
    expect(page.locator(".text-board")).to_be_visible()
    assert canvas(page).count() == 0
    page.get_by_label("Move in notation").fill("a1-")
    page.keyboard.press("Enter")
    played(page, 1)


def test_nothing_is_drawn_while_nothing_changes(join_table: Visit) -> None:
    page = join_table("babel", quality="auto")
    assert stays_still(page)
    before = render_stats(page)["frames"]
    page.keyboard.press("e")
    wait_until(page, f"Number(document.querySelector('canvas[data-tier]').dataset.frames) > {before}")
    assert stays_still(page)
