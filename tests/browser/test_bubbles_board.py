"""Bubbles in the browser: a duel by mouse and by keyboard, a mission, what is foreseen and what is refused."""

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.page_checks import page_checker, phone_viewport
from browser.server_process import ServerProcess
from browser.table_page import (
    PLAYED,
    actions,
    await_turn,
    choose_options,
    over,
    played,
    show_hint,
    skip_tips,
    status,
    strip_bidi_marks,
    tap_bubbles,
    wait_until,
)

Visit = Callable[..., Page]
STILL = {"reduced_motion": "reduce"}


def join(page: Page, way: str, **options: str) -> None:
    page.get_by_role("button", name=way).click()
    choose_options(page, {label.replace("_", " "): value for label, value in options.items()})
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".board, .text-board")
    skip_tips(page)


def spot(page: Page, place: str) -> tuple[float, float]:
    box = page.locator(f'[data-place="{place}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def click(page: Page, *places: str) -> None:
    for place in places:
        page.mouse.click(*spot(page, place))


def drag(page: Page, one: str, other: str) -> None:
    page.mouse.move(*spot(page, one))
    page.mouse.down()
    page.mouse.move(*spot(page, other), steps=4)
    page.mouse.up()


def open_places(page: Page) -> list[str]:
    return [str(one.get_attribute("data-place")) for one in page.locator(".touch.can").all()]


def act_by_mouse(page: Page) -> None:
    """Does the first thing that glows, whatever is asked for."""
    before = len(actions(page))
    powers = page.get_by_role("group", name="Powers").get_by_role("button")
    if powers.count() and powers.first.get_attribute("aria-pressed") != "true":
        powers.first.click()
    leave = page.get_by_role("button", name="Keep the sky")
    if leave.is_visible() and leave.is_enabled() and before % 2:
        leave.click()
    else:
        click(page, open_places(page)[0])
        held = "!!document.querySelector('.marble.held')"  # the first of two
        wait_until(page, f"{held} || ({PLAYED}).length > {before}")
        if page.evaluate(held):
            click(page, open_places(page)[0])
    played(page, before + 1)


def walk_to_something(page: Page) -> None:
    """Over the cells of the plan to one where something can be done, and into the list of it."""
    for _ in range(5):
        page.keyboard.press("ArrowUp")
    for _ in range(6):
        page.keyboard.press("Home")
        for _ in range(5):
            if "to do here" in strip_bidi_marks(page.evaluate("document.activeElement.innerText")):
                page.keyboard.press("Enter")
                return wait_until(page, "document.activeElement.matches('.doable')")
            page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowDown")
    raise AssertionError("nothing to do on this layer")


def test_a_duel_against_a_bot_by_mouse_then_by_keyboard_to_its_end(visit: Visit) -> None:
    page = visit("/new/bubbles", **STILL)
    page.get_by_role("button", name="Against a bot").click()
    page.locator(".seats select").nth(1).select_option(label="Pip (gentle)")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".board")
    skip_tips(page)
    for _ in range(8):
        await_turn(page)
        assert re.search("^(Your turn|Before the turn)", status(page))
        act_by_mouse(page)
    assert {"~", "+"} <= set("".join(actions(page)))
    page.keyboard.press("f")
    page.wait_for_selector(".text-board")
    for _ in range(150):
        await_turn(page)
        if over(page):
            break
        before = len(actions(page))
        page.locator(".cell[tabindex='0']").focus()
        walk_to_something(page)
        page.keyboard.press("Enter")
        played(page, before + 1)
    assert over(page)
    assert re.search("cannot drop|cannot fill|is full", status(page))


def test_swaps_by_dragging_drops_by_tapping_and_says_why_not(visit: Visit) -> None:
    page = visit("/new/bubbles", **STILL)
    join(
        page,
        "Together at this device",
        Bubbles_fall_from="at least one from your own side",
        The_first_sky="RPYBGYBGRP",
        Who_begins="seat 1",
    )
    assert "may swap" in status(page)
    drag(page, "a5", "c5")
    expect(page.locator(".refusal")).to_be_hidden()  # far apart: a new beginning
    expect(page.locator("p.heard[role=status]")).to_have_text("c5, yellow: Now its neighbour.")
    chosen = page.locator(".bar .line > svg")
    yellow = chosen.inner_html()
    click(page, "a5")
    expect(page.locator("p.heard[role=status]")).to_have_text("a5, red: Now its neighbour.")
    assert chosen.inner_html() != yellow
    page.keyboard.press("Escape")
    drag(page, "a5", "b5")
    played(page, 1)
    assert actions(page) == ["a5~b5"]
    click(page, "c6", "d6")
    expect(page.locator(".refusal")).to_contain_text("out of reach")
    page.keyboard.press("Escape")
    click(page, "c5")
    page.mouse.move(*spot(page, "d5"))
    expect(page.locator(".bar .words")).to_contain_text("Nothing pops")
    expect(page.locator("g.ghost")).to_have_count(2)
    click(page, "d5")
    played(page, 3)
    assert actions(page)[1] == "c5+d5"
    assert actions(page)[2] in ("+r", "+p", "+y", "+b", "+g", "+k")
    expect(page.locator(".bar .words")).to_contain_text("empty place")
    click(page, "a5")
    expect(page.locator(".refusal")).to_contain_text("already a bubble")
    click(page, "c5")
    played(page, 4)
    assert actions(page)[3] == "=c5"
    page.get_by_role("button", name="Undo").click()
    wait_until(page, f"({PLAYED}).length === 3")


def own_mission(page: Page, server: ServerProcess) -> None:
    """A mission of our own in which the first turns make a line: two red bubbles fall, a third waits."""
    wish = {"game": "bubbles", "options": {"planet": "...............G....", "sky": "YRRGPGRYPB"}}
    place: dict[str, Any] = page.evaluate(
        """wish => fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'},
        body: JSON.stringify(wish)}).then(answer => answer.json())""",
        wish,
    )
    page.goto(server.url + "/t/" + place["link"].rsplit("/t/", 1)[1])
    page.wait_for_selector(".board")
    skip_tips(page)


def test_a_line_of_a_mission_is_previewed_sent_and_gives_a_power(visit: Visit, server: ServerProcess) -> None:
    page = visit("/", **STILL)
    own_mission(page, server)
    page.get_by_role("button", name="Keep the sky").click()
    played(page, 1)
    click(page, "b5", "b6")
    played(page, 3)
    for place in ("b5", "b6"):
        before = len(actions(page))
        click(page, place)
        played(page, before + 1)
    wait_until(page, "!!document.querySelector('.status.yours')")
    before = len(actions(page))
    if actions(page)[2] == "+r":  # a red bubble lies on b5 already
        page.get_by_role("button", name="Keep the sky").click()
    else:
        click(page, "b5", "c5")
    played(page, before + 1)
    expect(page.locator(".status")).to_contain_text("both fall")
    click(page, "b5")
    page.mouse.move(*spot(page, "b6"))
    expect(page.locator(".bar .words")).to_contain_text("Makes a line")
    click(page, "b6")
    expect(page.locator(".status")).to_contain_text("send bubbles")
    before = len(actions(page))
    click(page, "b2")
    played(page, before + 1)
    assert actions(page)[before] == ">b2"
    enough = page.get_by_role("button", name="Enough")
    if enough.is_visible():  # by luck a line of four, which may send two
        enough.click()
    expect(page.locator(".status")).to_contain_text("use a power")
    expect(page.get_by_role("group", name="Powers")).to_contain_text(
        "Red: swap two neighbours on the other planet."
    )
    page.get_by_role("button", name="Decline").click()
    expect(page.locator(".status")).not_to_contain_text("power")


def test_a_mission_of_ones_own_is_made_by_tapping_and_sent_in_a_link(
    visit: Visit, expected_console_errors: list[str]
) -> None:
    expected_console_errors.append("status of 422")
    page = visit("/missions/bubbles", **STILL)
    page.get_by_role("link", name="A mission of your own").click()
    play, trouble = page.get_by_role("button", name="Play"), page.get_by_role("alert")
    expect(play).to_be_disabled()
    tap_bubbles(page, "The planet", "RRR", [0, 1, 2])  # at the top: they fall to the ground
    expect(trouble).to_contain_text(re.compile("ready line of .?red.? bubbles"))
    expect(play).to_be_disabled()
    tap_bubbles(page, "The planet", "G", [17])
    expect(trouble).to_be_hidden()
    link = page.get_by_label("Link", exact=True).input_value()
    assert link.endswith("/missions/bubbles/own?planet=" + "." * 15 + "RRG..")
    assert page.url == link  # a reload loses nothing
    friend = visit(link.partition("#")[2], **STILL)
    expect(friend.get_by_role("button", name=re.compile("a10.?: .?red"))).to_be_visible()
    friend.get_by_role("button", name="Play").click()
    friend.wait_for_selector(".board")
    skip_tips(friend)
    expect(friend.locator("g.marble")).to_have_count(10 + 3 + 3)


@pytest.mark.parametrize(
    ("planet", "why"),
    [
        ("....RRRR", "takes .?20.? letters; there are .?8"),
        ("%3Cscript%3E", "is not a letter"),
        ("R" + "." * 19, "floats"),
        ("." * 15 + "K.K..", "nothing to do"),
    ],
    ids=["short", "script", "floating", "black"],
)
def test_a_link_that_carries_no_planet_gets_a_sentence(
    visit: Visit, expected_console_errors: list[str], planet: str, why: str
) -> None:
    expected_console_errors.append("status of 422")
    page = visit(f"/missions/bubbles/own?planet={planet}", **STILL)
    expect(page.get_by_role("alert")).to_contain_text(re.compile(why))
    expect(page.get_by_role("button", name="Play")).to_be_disabled()
    tap_bubbles(page, "The planet", "Y", [4])
    expect(page.get_by_role("alert")).to_be_hidden()
    expect(page.get_by_role("button", name="Play")).to_be_enabled()


def test_a_mission_from_the_map_with_hints_leaves_its_stars(visit: Visit) -> None:
    page = visit("/missions/bubbles", **STILL)
    worlds = page.locator(".world")
    expect(worlds).to_have_count(20)
    expect(page.get_by_text(re.compile(".?0.? of .?20"))).to_be_visible()
    worlds.first.click()
    page.wait_for_selector(".board")
    skip_tips(page)
    for _ in range(120):
        await_turn(page)
        if over(page):
            break
        before = len(actions(page))
        show_hint(page, 3)
        page.keyboard.press("Enter")
        played(page, before + 1)
    assert over(page)
    won = "mission is done" in status(page)
    page.get_by_role("link", name="Missions").click()
    expect(worlds).to_have_count(20)
    expect(page.locator(".world.done")).to_have_count(1 if won else 0)
    page.reload()
    expect(page.locator(".world.done")).to_have_count(1 if won else 0)


def test_after_a_chain_nothing_is_marked_where_no_bubble_lies(visit: Visit) -> None:
    page = visit("/learn/bubbles/chain", settings={"tips": 3})
    page.wait_for_selector(".marble")
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Show me").click()
    page.locator(".board .button.main").click()
    expect(page.locator(".card.right")).to_be_visible()
    wait_until(page, "!document.querySelector('.pop') && document.querySelectorAll('.marble').length < 20")
    page.wait_for_timeout(3000)  # the chain runs its course
    where = "all => all.map(one => one.style.transform)"
    marked = page.locator("circle.last").evaluate_all(where)
    assert set(marked) <= set(page.locator(".marble").evaluate_all(where))


def test_an_animation_can_be_skipped(visit: Visit) -> None:
    page = visit("/new/bubbles")
    join(page, "Together at this device", The_first_sky="RPYBGYBGRP", Who_begins="seat 1")
    page.get_by_role("button", name="Keep the sky").click()
    played(page, 1)
    mine = page.locator(".bar.mine")
    expect(mine).to_be_visible()
    page.clock.install()
    page.clock.pause_at(time.time() + 60)  # time stands still: what moves would never end
    click(page, "c5", "d5")
    played(page, 3)
    page.keyboard.press("Shift")
    expect(mine).to_be_hidden()
    page.keyboard.press("x")
    expect(mine).to_be_visible()
    expect(page.locator("g.marble")).to_have_count(8 + 8 + 2)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 360])
def test_bubbles_is_accessible(visit: Visit, axe: str, theme: str, width: int) -> None:
    page = visit("/missions/bubbles", width=width, theme=theme, **STILL, **phone_viewport(width))
    check = page_checker(page, axe, width, theme, "bubbles-")
    expect(page.locator(".world")).to_have_count(20)
    wait_until(
        page,
        "document.querySelectorAll('.world').length === document.querySelectorAll('.world path.ground').length",
    )
    check("missions")
    page.get_by_role("link", name="A mission of your own").click()
    tap_bubbles(page, "The planet", "RPK", [0, 1, 1])
    check("editor")
    page.get_by_role("link", name="Missions").click()
    page.get_by_role("link", name="A duel instead").click()
    page.get_by_role("button", name="Together at this device").click()
    page.get_by_text("Options").click()
    tap_bubbles(page, "The first sky", "RPYBGYBGRP")
    page.get_by_label("Who begins").select_option(label="seat 1")
    check("setup")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".board")
    check("first-tip")
    skip_tips(page)
    page.get_by_role("button", name="Keep the sky").click()
    expect(page.locator(".status")).to_contain_text("chooses two")
    click(page, "c5")
    page.mouse.move(*spot(page, "d5"))
    expect(page.locator(".bar .words")).to_contain_text("Nothing pops")
    check("drop")
    click(page, "d5")
    expect(page.locator(".status")).to_contain_text("empty place")
    check("place")
    page.keyboard.press("f")
    page.wait_for_selector(".text-board")
    check("plan")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    check("rules")
