"""The lesson of Talo-Fantasy in four steps, on its real board: from the hint to the bar that is let go."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.page_checks import accessibility_violations, screenshot
from browser.table_page import wait_until

Visit = Callable[..., Page]
STEPS = ("anywhere", "across", "both", "bridge")


def test_building_freely_is_learned_in_four_steps(visit: Visit, axe: str) -> None:
    page = visit("/#/learn/talo/fantasy", settings={"tips": 3, "quality": "plain"})
    for number, step in enumerate(STEPS, start=1):
        wait_until(page, f"location.hash === '#/learn/talo/{step}'")
        expect(page.get_by_text(re.compile(rf"Step \W?{number}\W? of \W?4")).first).to_be_visible()
        page.wait_for_selector("canvas[data-bars]")
        page.get_by_role("button", name="Hint").click()
        page.get_by_role("button", name="Show me").click()
        expect(page.get_by_role("button", name="Let go")).to_be_enabled()
        if number == 1:
            assert accessibility_violations(page, axe) == []
        screenshot(page, f"fantasy-lesson-{step}")
        page.get_by_role("button", name="Let go").click()
        expect(page.locator(".card.right")).to_be_visible()
        if number < len(STEPS):
            page.get_by_role("link", name="Next step").click()
    expect(page.get_by_text("The rest is building, alone or together.")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    wait_until(page, "location.hash.startsWith('#/t/')")
    page.wait_for_selector("canvas[data-bars]")


def test_another_way_is_kindly_refused(visit: Visit) -> None:
    page = visit("/#/learn/talo/anywhere", settings={"tips": 3, "quality": "plain"})
    expect(page.get_by_role("button", name="Let go")).to_be_enabled()  # the bar lies in the hand
    page.get_by_role("button", name="Let go").click()
    expect(page.get_by_text("The bar does not stand upright yet.").first).to_be_visible()
    page.get_by_role("link", name="How to play Talo").first.click()  # the other course
    wait_until(page, "location.hash.startsWith('#/learn/talo/take')")
