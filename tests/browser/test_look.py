"""How the page looks and what it weighs: accessibility, both themes, both widths, both directions, limits."""

import gzip
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.house import BUILT, House
from browser.table import FULL_TOWER, canvas, figures, open_table, skip_tips, start, type_action

Visit = Callable[..., Page]
PAGE = BUILT.parent
SHOTS = Path(os.environ.get("ZIGGURAT_SCREENSHOTS", ""))


def violations(page: Page, axe: str) -> list[str]:
    page.wait_for_timeout(400)  # colours fade in
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


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 360])
def test_every_page_is_open_to_all(visit: Visit, axe: str, theme: str, width: int) -> None:
    phone = {"height": 740, "has_touch": True} if width == 360 else {}
    page = visit("/", width=width, theme=theme, **phone)
    page.wait_for_selector(".game canvas.drawn")

    def check(name: str) -> None:
        shoot(page, f"{name}-{theme}-{width}")
        assert violations(page, axe) == [], name
        assert not scrolls_sideways(page), name
        if width == 360:
            assert small_targets(page) == [], name

    check("home")
    page.get_by_role("button", name="Settings").click()
    check("settings")
    page.keyboard.press("Escape")
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
    skip_tips(page)
    page.keyboard.press("1")
    page.keyboard.press("ArrowUp")
    check("table")
    page.keyboard.press("f")
    check("plan")
    page.keyboard.press("?")
    check("rules")
    page.keyboard.press("Escape")
    if width == 360:
        page.get_by_role("button", name="Actions and tools").click()
        check("tools")
    page.get_by_role("button", name="Share").click()
    check("share")
    page.keyboard.press("Escape")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_an_invitation_is_open_to_all(visit: Visit, axe: str, theme: str) -> None:
    anna = visit(theme=theme)
    open_table(anna, "link")
    shoot(anna, f"invite-{theme}")
    assert violations(anna, axe) == []
    ben = visit("/t/" + anna.get_by_label("Link", exact=True).input_value().rsplit("/", 1)[1], theme=theme)
    expect(ben.get_by_label("Your name")).to_be_visible()
    shoot(ben, f"take-a-seat-{theme}")
    assert violations(ben, axe) == []


def full_tower(page: Page) -> None:
    open_table(page, "here")
    page.keyboard.press("f")
    for token in FULL_TOWER.split():
        type_action(page, token)


@pytest.mark.parametrize("tier", ["plain", "full"])
def test_a_full_tower_is_light_to_draw(visit: Visit, axe: str, tier: str) -> None:
    page = visit()
    full_tower(page)
    page.context.set_default_timeout(120_000)  # a processor draws the full tier slowly
    page.goto(f"{page.url}?quality={tier}")
    page.get_by_role("button", name="Plan and text").click()
    page.wait_for_selector("canvas[data-calls]")
    page.wait_for_timeout(1500)
    shoot(page, f"full-tower-{tier}")
    assert canvas(page).get_attribute("data-tier") == tier
    drawn = figures(page)  # the shadows' own pass included
    assert drawn["calls"] <= 12
    assert 20_000 < drawn["triangles"] <= 60_000
    assert violations(page, axe) == []


def test_software_rendering_shows_the_plain_tier(visit: Visit) -> None:
    page = visit()
    start(page)
    assert canvas(page).get_attribute("data-tier") == "plain"


def weight(path: Path) -> int:
    raw = path.read_bytes()
    return len(raw) if path.suffix == ".woff2" else len(gzip.compress(raw, 9))


def test_the_page_is_light() -> None:
    """Everything that home and babel's board load, with one language and its letters; the aim is 350 kB."""
    if not BUILT.exists():
        pytest.skip("The browser tests were left out: the page is not built (make test builds it).")
    files = [one for one in PAGE.rglob("*") if one.is_file()]
    other = re.compile(r"messages-(?!en)|licences|cyrillic|greek|latin-ext|sources")
    assert sum(weight(one) for one in files if not other.search(one.name)) <= 350_000
    first = re.findall(r'(?:src|href)="/(assets/[^"]+)"', BUILT.read_text())
    assert len(first) >= 2
    assert sum(weight(PAGE / one) for one in first) <= 120_000  # before anything lazy


def test_right_to_left(visit: Visit, axe: str) -> None:
    page = visit("/?lang=en-XB")
    page.wait_for_selector(".game")
    assert page.evaluate("document.documentElement.dir") == "rtl"
    brand = page.locator(".brand").bounding_box()
    assert brand is not None
    assert brand["x"] > 1000  # the name of the house stands on the right
    page.locator(".game .button.main").first.click()
    page.wait_for_selector(".status.yours")
    page.wait_for_timeout(600)
    shoot(page, "right-to-left")
    panel = page.locator(".room > aside").bounding_box()
    assert panel is not None
    assert panel["x"] < 10
    assert not scrolls_sideways(page)
    assert violations(page, axe) == []
    page.keyboard.press("f")
    assert (
        page.locator(".row").first.evaluate("row => getComputedStyle(row).direction") == "ltr"
    )  # a stays west of b


def test_german(visit: Visit, house: House) -> None:
    page = visit(locale="de-DE")
    expect(page.get_by_role("heading", level=1)).to_have_text("Vier Spiele darüber, was auf was steht.")
    page.locator(".game .button.main").first.click()
    expect(page.locator(".status")).to_have_text(re.compile("Du bist dran"))
