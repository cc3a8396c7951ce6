"""How the page looks and what it weighs: accessibility, both themes, both widths, both directions, limits."""

import gzip
import re
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from playwright.sync_api import Page, expect

from browser.page_checks import (
    accessibility_violations,
    page_checker,
    phone_viewport,
    screenshot,
    scrolls_sideways,
)
from browser.server_process import BUILT, HERE, ServerProcess
from browser.table_page import (
    FULL_TOWER,
    at_rest,
    canvas,
    close_dialog,
    luminance,
    over,
    picture,
    render_stats,
    skip_tips,
    start,
    to_board,
    type_action,
    wait_until,
)

Visit = Callable[..., Page]
PAGE = BUILT.parent


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 360])
def test_every_page_is_accessible(visit: Visit, axe: str, theme: str, width: int) -> None:
    page = visit("/", width=width, theme=theme, **phone_viewport(width))
    wait_until(page, "document.querySelectorAll('.game img').length >= 3")
    check = page_checker(page, axe, width, theme)
    check("home")
    if width == 1280:
        tops = page.locator(".game .play").evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
        assert len(tops) >= 4
        assert max(tops) - min(tops) < 1  # the games stand in one row, and so do their buttons
    page.get_by_role("button", name="Settings").click()
    check("settings")
    close_dialog(page)
    page.get_by_role("link", name=re.compile("^Other ways .*Babel")).click()
    page.get_by_text("Options").click()
    check("setup")
    page.goto(page.url.split("/new")[0] + "/about")
    page.wait_for_selector("details")
    check("about")
    page.goto(page.url.split("/about")[0] + "/nowhere")
    check("nowhere")
    page.get_by_role("link", name="Home", exact=True).click()
    start(page)
    check("first-tip")
    if width == 1280:
        tip = page.get_by_role("note", name="Tip").evaluate("one => one.getBoundingClientRect().left")
        stage = page.locator(".stage").evaluate("one => one.getBoundingClientRect().right")
        assert tip > stage  # beside the board, not upon it
    skip_tips(page)
    at_rest(page)
    page.keyboard.press("1")
    page.keyboard.press("ArrowUp")
    check("table")
    page.keyboard.press("f")
    page.wait_for_selector(".text-board")
    check("plan")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    check("rules")
    close_dialog(page)
    if width == 360:
        page.get_by_role("button", name="Moves and tools").click()
        check("tools")
    page.get_by_role("button", name="Share").click()
    check("share")
    close_dialog(page)
    page.get_by_role("link", name="Home", exact=True).click()
    expect(page.get_by_role("heading", name=re.compile("^Continue"))).to_be_visible()
    check("home-again")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_an_invitation_is_accessible(visit: Visit, server: ServerProcess, axe: str, theme: str) -> None:
    table = server.table("babel", [HERE, {"kind": "open"}])
    anna = visit(table, theme=theme)
    expect(anna.get_by_label("Link", exact=True)).to_be_visible()
    screenshot(anna, f"invite-{theme}")
    assert accessibility_violations(anna, axe) == []
    ben = visit(table.split("#")[0], theme=theme)
    expect(ben.get_by_label("Your name")).to_be_visible()
    screenshot(ben, f"take-a-seat-{theme}")
    assert accessibility_violations(ben, axe) == []


@pytest.mark.parametrize("tier", ["plain", "full"])
def test_a_full_tower_is_drawn_in_few_calls(join_table: Visit, axe: str, tier: str) -> None:
    page = join_table("babel", here=2, plan=True, query=f"?quality={tier}", width=1280, height=800)
    for token in FULL_TOWER.split():
        type_action(page, token)
    page.context.set_default_timeout(120_000)  # a processor draws the full tier slowly
    to_board(page)
    screenshot(page, f"full-tower-{tier}")
    assert over(page)
    assert canvas(page).get_attribute("data-tier") == tier
    drawn = render_stats(page)  # the shadows' own pass included
    assert drawn["calls"] <= 12
    assert 20_000 < drawn["triangles"] <= 60_000
    assert accessibility_violations(page, axe) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_end_on_a_phone_is_accessible(join_table: Visit, axe: str, theme: str) -> None:
    page = join_table("babel", here=2, plan=True, width=360, theme=theme, **phone_viewport(360))
    for token in FULL_TOWER.split():
        page.get_by_label("Move in notation").fill(token)
        page.keyboard.press("Enter")
        wait_until(page, "!document.querySelector('#command')?.value")  # it is gone at the end
    check = page_checker(page, axe, 360, theme, "ended-")
    check("plan")
    to_board(page)
    check("board")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_black_plate_is_seen_in_any_light(join_table: Visit, theme: str) -> None:
    page = join_table("nivos", here=2, plan=True, theme=theme, width=1280, height=800)
    type_action(page, "n@c3")
    to_board(page)
    before = luminance(picture(page))
    page.get_by_role("button", name="Plan and text").click()
    type_action(page, "2x4@a1")
    to_board(page)
    after = luminance(picture(page))
    plate = np.abs(after - before) > 0.02
    assert plate.sum() > 1_000
    assert (before[plate].mean() + 0.05) / (
        after[plate].mean() + 0.05
    ) > 2  # the contrast with the board it lies on


def test_software_rendering_shows_the_plain_tier(join_table: Visit) -> None:
    page = join_table("babel", quality="auto")
    assert canvas(page).get_attribute("data-tier") == "plain"


def test_a_slow_machine_gets_the_plain_tier(visit: Visit, server: ServerProcess) -> None:
    """A processor that says it is a graphics card is found out by its first frames."""
    page = visit("/about", settings={"tips": 3, "quality": "auto"})
    page.context.add_init_script(
        "window.tiers = [];"
        "new MutationObserver(all => tiers.push(...all.map(one => one.target.dataset.tier)))"
        " .observe(document, {subtree: true, attributeFilter: ['data-tier']});"
        "const real = WebGL2RenderingContext.prototype.getParameter;"
        "WebGL2RenderingContext.prototype.getParameter = function (what) {"
        " return what === 0x9246 || what === 0x1f01 ? 'A Fast Card' : real.call(this, what); }"
    )
    page.goto(server.url + server.table("babel"))
    page.wait_for_selector("canvas[data-tier=plain]", timeout=120_000)
    assert page.evaluate("tiers").count("full") >= 1


def weight(path: Path) -> int:
    raw = path.read_bytes()
    return len(raw) if path.suffix == ".woff2" else len(gzip.compress(raw, 9))


def test_the_page_transfers_few_bytes(visit: Visit) -> None:
    """Home with its pictures, then a table of babel with its board: all of it together within the limit."""
    first = re.findall(r'(?:src|href)="/(assets/[^"]+)"', BUILT.read_text())
    assert len(first) >= 2
    assert sum(weight(PAGE / one) for one in first) <= 120_000  # before anything lazy
    page = visit()
    page.wait_for_selector(".game img")
    start(page)
    page.wait_for_selector("canvas[data-calls]")
    names = page.evaluate("performance.getEntriesByType('resource').map(one => new URL(one.name).pathname)")
    loaded = {PAGE / name[1:] for name in names if name.startswith("/assets/")} | {BUILT}
    assert len(loaded) >= 8  # scripts, styles, words, letters
    assert sum(weight(one) for one in loaded) <= 350_000


@pytest.mark.parametrize("game", ["babel", "nivos", "bubbles"])
def test_the_layout_runs_from_right_to_left(visit: Visit, join_table: Visit, axe: str, game: str) -> None:
    page = visit("/?lang=en-XB", settings={"quality": "flat"})
    page.wait_for_selector(".game")
    assert page.evaluate("document.documentElement.dir") == "rtl"
    brand = page.locator(".brand").bounding_box()
    assert brand is not None
    assert brand["x"] > 1000  # the name of the site stands on the right
    page.close()
    page = join_table(game, query="?lang=en-XB", width=1280, height=800)
    page.wait_for_selector(".status.yours")
    screenshot(page, f"right-to-left-{game}")
    panel = page.locator(".board-layout > aside").bounding_box()
    assert panel is not None
    assert panel["x"] < 10
    assert not scrolls_sideways(page)
    assert accessibility_violations(page, axe) == []
    page.keyboard.press("f")
    page.wait_for_selector(".text-board")
    screenshot(page, f"right-to-left-{game}-plan")
    row = page.locator(".text-board .row").first
    assert row.evaluate("row => getComputedStyle(row).direction") == "ltr"  # a stays west of b
    assert not scrolls_sideways(page)


def test_the_page_is_in_german(visit: Visit) -> None:
    page = visit(locale="de-DE", settings={"quality": "plain", "tips": 3})
    expect(page.get_by_role("heading", level=1)).to_have_text("Stapelspiele: Was steht worauf?")
    page.locator(".game .button.main").first.click()
    expect(page.locator(".status")).to_have_text(re.compile("Du bist dran"))
    page.wait_for_selector("canvas[data-calls]")
    screenshot(page, "german-table")
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="Tasten")).to_be_visible()
    screenshot(page, "german-rules")
