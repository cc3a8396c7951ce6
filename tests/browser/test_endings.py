"""The end of a game: why it is over, the score, the turning point, what is next; missions; chains of bubbles."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from browser.page_checks import accessibility_violations, screenshot, scrolls_sideways, small_targets
from browser.server_process import ServerProcess
from browser.table_page import FULL_TOWER, actions, at_rest, strip_bidi_marks, wait_until
from browser.test_bubbles_board import click

Visit = Callable[..., Page]
SWIFT: dict[str, Any] = {"tips": 3, "speed": "none", "sound": False}
STUCK_TOWER = "a2es b2- b1wnu a1- b1w a2ed"  # two cells are free, and no cube of seat 1 fits
STUCK_SKY = (
    {"sky": "YBRBPPGYGR", "first": "1", "blacks": "4"},
    """b6~c6 a5+b5 +b =b5 +g =a5 c5~c6 a6+b6 +p =a6 +r =b6 d5~d6 b5+c5 +y =c5 +r =b5 b5~c5 b6+c6 +g =b6 +k =c6
    a5~a6 a6+b6 +p =a6 +p =b6 b5~b6 a5+b5 +b =b5 +b =a5 e5~e6 c5+d5 +p =c5 +p =d5 d5~e5 a5+a6 P:e10 +g =a5 +g =a6
    d5~d6 c6+d6 +p =c6 +y =d6 d6~e6 e5+e6 +g =e5 +y =e6 d5~d6 d5+e5 +y =d5 +r =e5 b5~c5 a6+b6 +k =b6 +k =a6""",
)
STUCK_PLATES = """n@a4 r2x2@d5 r1x1@b4 1x1@f4 2x2@c2 r1x3@a4 r2x1@c2 4x1@c1 1x2@a5 1x3@c4 1x1@d5 2x1@b4 1x3@b1
    5x1@b1 r4x1@b1"""
DONE_BUT_ONE = "e5~e6 b5+b6 +y =b5 +p =b6 c5~d5 d5+e5 +p =e5 +b =d5 d6~e6 c5+d5"  # mission 1; then c2 is sent
LOST_MISSION = """e5~e6 c6+d6 +b =d6 +r =c6 b6~c6 e5+e6 +g =e6 +p =e5 a5~a6 c5+d5 +p =c5 +y =d5 c5~c6 b5+b6 +g =b6
    +r =b5 e5~e6 d5+d6 +p =d5 +p =d6 c5~c6 b5+b6 +g =b6 +p =b5 . a5+a6 +r =a6 +b =a5"""


def ended(page: Page) -> Locator:
    return page.get_by_role("region", name="End of the game")


def said(where: Locator) -> str:
    return strip_bidi_marks(where.inner_text())


def end_of(visit: Visit, server: ServerProcess, game: str, line: str, **more: Any) -> Page:
    """A table whose game is over after these actions."""
    options, bots = more.pop("options", {}), more.pop("bots", {})
    page = visit(server.table_in_play(game, options, line, bots), **{"settings": SWIFT} | more)
    expect(ended(page)).to_be_visible()
    return page


# Why it is over.


def test_babel_says_at_each_free_cell_why_no_cube_fits(visit: Visit, server: ServerProcess) -> None:
    page = end_of(visit, server, "babel", STUCK_TOWER)
    reasons = ended(page).locator(".why li")
    expect(reasons).to_have_count(3)
    assert "No cube that is left can be turned that way" in said(reasons.last)
    assert re.search("In the (north|south)-(east|west), a cube needs an? (bulge|indent)", said(reasons.first))
    signs = page.locator(".board .reason-number")
    assert signs.all_inner_texts() == ["1", "2"]
    where = [sign.bounding_box() for sign in signs.all()]
    page.keyboard.press("v")  # the table turns, and the signs with it
    at_rest(page)
    assert [sign.bounding_box() for sign in signs.all()] != where
    page.keyboard.press("f")
    cells = page.locator(".cell:has(.reason-number)")
    expect(cells).to_have_count(2)
    assert "a cube needs" in said(cells.first.locator(".heard"))


def test_bubbles_shows_every_pair_that_cannot_fall(visit: Visit, server: ServerProcess) -> None:
    options, line = STUCK_SKY
    page = end_of(visit, server, "bubbles", line, options=options)
    expect(page.locator(".picture .reason")).to_have_count(13)
    assert "a column will stay higher than four" in said(ended(page))
    assert "No swap in the sky changes that" in said(ended(page))


def test_nivos_says_why_each_plate_that_is_left_has_no_place(visit: Visit, server: ServerProcess) -> None:
    page = end_of(visit, server, "nivos", STUCK_PLATES)
    expect(ended(page).locator(".why li").first).to_contain_text(re.compile("plate.*(not flat|its own colour)"))


# The score, the turning point and what to do next.


def test_the_score_is_a_table_and_the_turning_point_is_found(visit: Visit, server: ServerProcess) -> None:
    page = end_of(visit, server, "babel", STUCK_TOWER, bots={2: 1})
    rows = ended(page).get_by_role("table", name="Score").get_by_role("row")
    expect(rows).to_have_count(3)
    assert "wins" in said(rows.nth(2))
    turning = ended(page).get_by_role("region", name="Turning point")
    expect(turning).to_have_attribute("aria-busy", "false")
    assert re.search("You played|There was none", said(turning))
    assert "exact" in said(turning)
    if (see := turning.get_by_role("link", name="See it")).is_visible():
        see.click()
        expect(page.get_by_role("slider", name="Value of the game")).to_be_visible()


def test_the_end_is_explained_when_the_words_of_the_game_come_late(visit: Visit, server: ServerProcess) -> None:
    page = visit("/", settings=SWIFT)
    held: list[Route] = []
    page.route("**/messages-en-babel-*.js", lambda route: held.append(route))
    page.goto(server.url + server.table_in_play("babel", {}, STUCK_TOWER))
    expect(ended(page)).to_be_visible()
    expect(ended(page).get_by_role("table", name="Score")).to_be_hidden()
    for route in held:
        route.continue_()
    heads = ended(page).get_by_role("columnheader")
    expect(heads).to_have_text(["Player", "Cubes placed", "Cubes left"])
    expect(ended(page).locator(".why li")).to_have_count(3)


def test_the_end_is_told_anew_in_another_language(visit: Visit, server: ServerProcess) -> None:
    page = end_of(visit, server, "babel", STUCK_TOWER)
    expect(ended(page).get_by_role("columnheader").nth(1)).to_have_text("Cubes placed")
    page.locator("header select").select_option("de")
    end = page.locator("section.end")
    expect(end.get_by_role("columnheader").nth(1)).to_have_text("Würfel gesetzt")
    expect(end.locator(".why li").last).to_contain_text("Kein Würfel")


def test_the_last_action_is_taken_back_to_try_something_else(visit: Visit, server: ServerProcess) -> None:
    page = end_of(visit, server, "babel", STUCK_TOWER)
    ended(page).get_by_role("button", name="Take back and try something else").click()
    expect(ended(page)).to_be_hidden()
    assert actions(page) == STUCK_TOWER.split()[:-1]
    expect(page.locator(".board .reason-number")).to_have_count(0)
    expect(page.locator(".status.yours")).to_be_visible()


def test_nobody_takes_back_after_resigning(visit: Visit, server: ServerProcess) -> None:
    page = visit(server.table_in_play("babel", {}, "a1enu"), settings=SWIFT)
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog .answers .main").click()
    expect(ended(page).get_by_role("table", name="Score")).to_be_visible()
    expect(ended(page).get_by_role("button", name="Take back")).to_have_count(0)


@pytest.mark.parametrize(
    ("line", "options", "bots", "how", "title"),
    [
        (STUCK_TOWER, {}, {1: 1}, "won", "You win!"),
        (STUCK_TOWER, {}, {2: 1}, "lost", "wins"),
        (FULL_TOWER, {"full_tower": "draw"}, {2: 1}, "shared", "A shared win"),
    ],
    ids=["won", "lost", "shared"],
)
def test_a_win_a_loss_and_a_shared_win_look_different(
    visit: Visit,
    server: ServerProcess,
    line: str,
    options: dict[str, str],
    bots: dict[int, int],
    how: str,
    title: str,
) -> None:
    page = end_of(visit, server, "babel", line, options=options, bots=bots)
    expect(page.locator(f".board-layout.over.{how}")).to_be_visible()
    expect(ended(page).get_by_role("heading", name=title)).to_be_visible()
    assert ("Not this time" in said(ended(page))) == (how == "lost")


# Missions.


def test_a_mission_shows_its_turn_and_its_stars_and_leads_to_the_next(visit: Visit, server: ServerProcess) -> None:
    page = visit(server.table_in_play("bubbles", {"mission": "1"}, DONE_BUT_ONE), settings=SWIFT)
    mission = page.locator(".mission")
    expect(mission).to_contain_text("A hole in the middle")
    assert "Turn 3" in said(mission)
    assert "3 stars up to turn 8" in said(mission)
    click(page, "c2")
    expect(ended(page).locator("[data-stars='3']")).to_be_visible()
    assert "Mission done!" in said(ended(page))
    assert "3 stars, in 3 turns." in said(ended(page))
    screenshot(page, "mission-done")
    ended(page).get_by_role("button", name="Next mission").click()
    expect(mission).to_contain_text("Down the shaft")
    assert "Turn 1" in said(mission)


def test_a_lost_mission_ends_with_a_kind_word(visit: Visit, server: ServerProcess) -> None:
    page = end_of(visit, server, "bubbles", LOST_MISSION, options={"mission": "1"})
    assert "Have another go" in said(ended(page))
    expect(ended(page).locator("[data-stars='0']")).to_be_visible()
    expect(ended(page).get_by_role("button", name="Next mission")).to_have_count(0)
    expect(ended(page).get_by_role("button", name="Play again")).to_be_visible()


# Where the end is shown.


def overlap(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    return (
        a["x"] < b["x"] + b["width"] - 1
        and b["x"] < a["x"] + a["width"] - 1
        and a["y"] < b["y"] + b["height"] - 1
        and b["y"] < a["y"] + a["height"] - 1
    )


@pytest.mark.parametrize(
    "size", [(1280, 800), (1920, 1080), (390, 844), (844, 390)], ids=lambda size: f"{size[0]}"
)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_end_stands_beside_the_board_and_is_open_to_all(
    visit: Visit, server: ServerProcess, axe: str, size: tuple[int, int], theme: str
) -> None:
    touch = {"has_touch": True, "is_mobile": True} if size[0] < 1000 else {}
    seen = {"width": size[0], "height": size[1], "theme": theme, **touch}
    for game, line, options in (("babel", STUCK_TOWER, {}), ("bubbles", STUCK_SKY[1], STUCK_SKY[0])):
        page = end_of(visit, server, game, line, options=options, bots={2: 1}, **seen)
        board = page.locator("canvas.scene, .picture svg").first
        assert not overlap(ended(page), board)
        more = ended(page).get_by_role("button", name="More")
        if more.is_visible():
            screenshot(page, f"end-{game}-{size[0]}-{theme}-folded")
            more.click()
        turning = ended(page).get_by_role("region", name="Turning point")
        expect(turning).to_have_attribute("aria-busy", "false")
        screenshot(page, f"end-{game}-{size[0]}-{theme}")
        assert accessibility_violations(page, axe) == []
        assert not scrolls_sideways(page)
        if touch:
            assert small_targets(page) == []


# Bubbles that pop.


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_chain_is_counted(visit: Visit, motion: str) -> None:
    page = visit("/learn/bubbles/chain", settings={"tips": 3}, reduced_motion=motion)
    page.wait_for_selector(".marble")
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Show me").click()
    page.locator(".board .button.main").click()
    chain = page.locator(".chain")
    expect(chain).to_contain_text("Chain of")
    screenshot(page, f"chain-{motion}")
    expect(chain).to_have_count(0)


# Everybody's last action.


def test_each_players_last_action_stays_marked_in_the_plan(visit: Visit, server: ServerProcess) -> None:
    page = visit(server.table_in_play("babel", {}, "a1enu b1n"), settings=SWIFT | {"twin": True})
    cells = page.locator(".cell:has(.last-here)")
    expect(cells).to_have_count(2)
    words = {strip_bidi_marks(cell.locator(".heard").inner_text()) for cell in cells.all()}
    assert any("Last move of Seat 1" in one for one in words)
    assert any("Last move of Seat 2" in one for one in words)


def test_each_players_last_drop_stays_marked_on_the_board(visit: Visit, server: ServerProcess) -> None:
    page = visit(server.table_in_play("bubbles", {"sky": "RPYBGYBGRP", "first": "1"}, "."), settings=SWIFT)
    page.wait_for_selector(".board .marble")
    click(page, "c5", "d5")
    marked = page.locator("circle.last")
    expect(marked).to_have_count(2)
    wait_until(page, "!!document.querySelector('.status.yours')")
    assert page.locator(".picture [data-seat='1']").count() == 2
