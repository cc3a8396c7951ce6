"""How the page looks and what it weighs: accessibility, both themes, both widths, both directions, limits."""

import gzip
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.house import BUILT, HERE, House
from browser.table import (
    FULL_TOWER,
    at_rest,
    canvas,
    close_dialog,
    figures,
    over,
    skip_tips,
    start,
    to_board,
    type_action,
    until,
)

Visit = Callable[..., Page]
PAGE = BUILT.parent
SHOTS = Path(os.environ.get("ZIGGURAT_SCREENSHOTS", ""))
# Until every colour has faded to what it will be; what never ends aside.
FADED_IN = """Promise.allSettled(document.getAnimations()
    .filter(one => one.effect.getComputedTiming().endTime < Infinity).map(one => one.finished)).then(() => true)"""


def violations(page: Page, axe: str) -> list[str]:
    page.evaluate(FADED_IN)
    page.evaluate(axe)
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [f"{one['id']}: {node['html']}" for one in found["violations"] for node in one["nodes"]]


def shoot(page: Page, name: str) -> None:
    if os.environ.get("ZIGGURAT_SCREENSHOTS"):
        SHOTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SHOTS / f"{name}.png")


def scrolls_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def small_targets(page: Page) -> list[str]:
    """What a finger can press that is smaller than 44 pixels; links inside sentences aside."""
    return list(
        page.evaluate(
            """[...document.querySelectorAll('button, a.button, a.row, select, summary, input.field')]
            .filter(one => one.checkVisibility() && one.getBoundingClientRect().height < 43.5)
            .map(one => one.outerHTML.slice(0, 120))"""
        )
    )


def checker(page: Page, axe: str, width: int, theme: str, prefix: str = "") -> Callable[[str], None]:
    """Looks at the page as it is now, whatever its name: open to all, nothing cut off, nothing too small."""

    def check(name: str) -> None:
        shoot(page, f"{prefix}{name}-{theme}-{width}")
        assert violations(page, axe) == [], name
        assert not scrolls_sideways(page), name
        if width == 360:
            assert small_targets(page) == [], name

    return check


def phone(width: int) -> dict[str, Any]:
    return {"height": 740, "has_touch": True} if width == 360 else {}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 360])
def test_every_page_is_open_to_all(visit: Visit, axe: str, theme: str, width: int) -> None:
    page = visit("/", width=width, theme=theme, **phone(width))
    until(page, "document.querySelectorAll('.game canvas.drawn').length >= 3")
    check = checker(page, axe, width, theme)
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
        tip = page.get_by_role("region", name="Tip").evaluate("one => one.getBoundingClientRect().left")
        stage = page.locator(".stage").evaluate("one => one.getBoundingClientRect().right")
        assert tip > stage  # beside the board, not upon it
    skip_tips(page)
    at_rest(page)
    page.keyboard.press("1")
    page.keyboard.press("ArrowUp")
    check("table")
    page.keyboard.press("f")
    page.wait_for_selector(".twin")
    check("plan")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    check("rules")
    close_dialog(page)
    if width == 360:
        page.get_by_role("button", name="Actions and tools").click()
        check("tools")
    page.get_by_role("button", name="Share").click()
    check("share")
    close_dialog(page)
    page.get_by_role("link", name="Home", exact=True).click()
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    check("home-again")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_an_invitation_is_open_to_all(visit: Visit, house: House, axe: str, theme: str) -> None:
    table = house.table("babel", [HERE, {"kind": "open"}])
    anna = visit(table, theme=theme)
    expect(anna.get_by_label("Link", exact=True)).to_be_visible()
    shoot(anna, f"invite-{theme}")
    assert violations(anna, axe) == []
    ben = visit(table.split("#")[0], theme=theme)
    expect(ben.get_by_label("Your name")).to_be_visible()
    shoot(ben, f"take-a-seat-{theme}")
    assert violations(ben, axe) == []


@pytest.mark.parametrize("tier", ["plain", "full"])
def test_a_full_tower_is_light_to_draw(sit: Visit, axe: str, tier: str) -> None:
    page = sit("babel", here=2, plan=True, query=f"?quality={tier}", width=1280, height=800)
    for token in FULL_TOWER.split():
        type_action(page, token)
    page.context.set_default_timeout(120_000)  # a processor draws the full tier slowly
    to_board(page)
    shoot(page, f"full-tower-{tier}")
    assert over(page)
    assert canvas(page).get_attribute("data-tier") == tier
    drawn = figures(page)  # the shadows' own pass included
    assert drawn["calls"] <= 12
    assert 20_000 < drawn["triangles"] <= 60_000
    assert violations(page, axe) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_end_on_a_phone_is_open_to_all(sit: Visit, axe: str, theme: str) -> None:
    page = sit("babel", here=2, plan=True, width=360, theme=theme, **phone(360))
    for token in FULL_TOWER.split():
        page.get_by_label("Action in notation").fill(token)
        page.keyboard.press("Enter")
        until(page, "document.querySelector('#command').value === ''")
    check = checker(page, axe, 360, theme, "ended-")
    check("plan")
    to_board(page)
    check("board")


def test_software_rendering_shows_the_plain_tier(sit: Visit) -> None:
    page = sit("babel", quality="auto")
    assert canvas(page).get_attribute("data-tier") == "plain"


def test_a_slow_machine_gets_the_plain_tier(visit: Visit, house: House) -> None:
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
    page.goto(house.url + house.table("babel"))
    page.wait_for_selector("canvas[data-tier=plain]", timeout=120_000)
    assert page.evaluate("tiers").count("full") >= 1


def weight(path: Path) -> int:
    raw = path.read_bytes()
    return len(raw) if path.suffix == ".woff2" else len(gzip.compress(raw, 9))


def test_the_page_is_light(visit: Visit) -> None:
    """Home with its pictures, then a table of babel with its board: all of it together within the limit."""
    first = re.findall(r'(?:src|href)="/(assets/[^"]+)"', BUILT.read_text())
    assert len(first) >= 2
    assert sum(weight(PAGE / one) for one in first) <= 120_000  # before anything lazy
    page = visit()
    page.wait_for_selector(".game canvas.drawn")
    start(page)
    page.wait_for_selector("canvas[data-calls]")
    names = page.evaluate("performance.getEntriesByType('resource').map(one => new URL(one.name).pathname)")
    loaded = {PAGE / name[1:] for name in names if name.startswith("/assets/")} | {BUILT}
    assert len(loaded) >= 8  # scripts, styles, words, letters
    assert sum(weight(one) for one in loaded) <= 350_000


@pytest.mark.parametrize("game", ["babel", "nivos", "bubbles"])
def test_right_to_left(visit: Visit, sit: Visit, axe: str, game: str) -> None:
    page = visit("/?lang=en-XB", settings={"quality": "flat"})
    page.wait_for_selector(".game")
    assert page.evaluate("document.documentElement.dir") == "rtl"
    brand = page.locator(".brand").bounding_box()
    assert brand is not None
    assert brand["x"] > 1000  # the name of the house stands on the right
    page.close()
    page = sit(game, query="?lang=en-XB", width=1280, height=800)
    page.wait_for_selector(".status.yours")
    shoot(page, f"right-to-left-{game}")
    panel = page.locator(".room > aside").bounding_box()
    assert panel is not None
    assert panel["x"] < 10
    assert not scrolls_sideways(page)
    assert violations(page, axe) == []
    page.keyboard.press("f")
    page.wait_for_selector(".twin")
    shoot(page, f"right-to-left-{game}-plan")
    row = page.locator(".twin .row").first
    assert row.evaluate("row => getComputedStyle(row).direction") == "ltr"  # a stays west of b
    assert not scrolls_sideways(page)


def test_german(visit: Visit) -> None:
    page = visit(locale="de-DE", settings={"quality": "plain", "tips": 3})
    expect(page.get_by_role("heading", level=1)).to_have_text("Vier Spiele darüber, was auf was steht.")
    page.locator(".game .button.main").first.click()
    expect(page.locator(".status")).to_have_text(re.compile("Du bist dran"))
    page.wait_for_selector("canvas[data-calls]")
    shoot(page, "german-table")
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="Tasten")).to_be_visible()
    shoot(page, "german-rules")
