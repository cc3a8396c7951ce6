"""How to play: every lesson is played to its end, by mouse on the board and by keyboard in the plan."""

import json
import re
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.page_checks import accessibility_violations, screenshot, scrolls_sideways, small_targets
from browser.server_process import ServerProcess
from browser.table_page import tab_to
from ziggurat.core.registry import game, game_names
from ziggurat.teaching.lessons import lessons

Visit = Callable[..., Page]
SWIFT: dict[str, Any] = {"tips": 3, "speed": "none", "sound": False}
TAUGHT = [name for name in game_names() if lessons(game(name))]


def steps_of(server: ServerProcess, name: str) -> list[dict[str, Any]]:
    """The steps of the usual course; test_fantasy_lesson.py has the other."""
    with urllib.request.urlopen(f"{server.url}/api/games/{name}/lessons", timeout=120) as answer:
        return [step for step in json.load(answer)["steps"] if not step["course"]]


def step_shown(page: Page, number: int, count: int) -> None:
    expect(page.locator("p.small")).to_have_text(re.compile(f"Step .?{number}.? of .?{count}"))
    expect(page.locator(".card.right")).to_have_count(0)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_by_mouse(visit: Visit, server: ServerProcess, name: str) -> None:
    """On the real board: the hint, the action shown, and a press on the button that does it."""
    count = len(steps_of(server, name))
    page = visit(f"/learn/{name}", width=1000, height=640, settings=SWIFT)
    for number in range(1, count + 1):
        step_shown(page, number, count)
        page.wait_for_selector(".board")
        page.get_by_role("button", name="Hint").click()
        page.get_by_role("button", name="Show me").click()
        to_press = page.locator(".board .button.main, .board .offer.selected")
        assert (
            to_press.evaluate("one => getComputedStyle(one).outlineStyle") == "solid"
        )  # marked: this is to be pressed
        expect(page.get_by_text("press what is marked").first).to_be_visible()
        to_press.click()
        expect(page.locator(".card.right")).to_be_visible()
        if number < count:
            page.get_by_role("link", name="Next step").click()
    expect(page.locator(".dot.done")).to_have_count(count)
    expect(page.get_by_text("That was all there is to know.")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile("/t/"))


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_by_keyboard(visit: Visit, server: ServerProcess, name: str) -> None:
    """In the plan: what is right is written, and the focus goes on by itself."""
    steps = steps_of(server, name)
    page = visit(f"/learn/{name}", width=1000, height=640, settings={**SWIFT, "twin": True})
    for number, step in enumerate(steps, start=1):
        step_shown(page, number, len(steps))
        page.wait_for_selector(".text-board")
        tab_to(page, "#command")
        page.keyboard.type(step["example"])
        page.keyboard.press("Enter")
        expect(page.locator(".card.right")).to_be_visible()
        expect(page.locator(".ways .button.main")).to_be_focused()
        if number < len(steps):
            page.keyboard.press("Enter")
    page.reload()  # what was done is kept on this device
    expect(page.locator(".dot.done")).to_have_count(len(steps))


def test_a_wrong_try_gets_an_explanation(visit: Visit, expected_console_errors: list[str]) -> None:
    expected_console_errors += ["status of 422", "status of 404"]
    page = visit("/learn/babel/fit", settings={**SWIFT, "twin": True})
    field, wrong = page.get_by_label("Move in notation"), page.locator("#wrong")
    for token, words in (("a2s", "The bulge looks at b1"), ("b1w", "does not fit"), ("hm", "is not a move")):
        field.fill(token)
        field.press("Enter")
        expect(wrong).to_contain_text(words)
    expect(page.locator(".dot.done")).to_have_count(0)
    page.goto(page.url.replace("fit", "nothing"))
    page.get_by_role("link", name=re.compile("How to play Babel")).click()
    expect(page.locator(".card h3")).to_have_text("Your task")
    page.goto(page.url.split("/learn")[0] + "/learn/chess")
    expect(page.locator("main")).to_contain_text("no game called")


@pytest.mark.parametrize(("theme", "width"), [("light", 1280), ("dark", 360), ("light", 360)])
def test_the_lessons_are_accessible(visit: Visit, axe: str, theme: str, width: int) -> None:
    phone_viewport = {"height": 740, "has_touch": True} if width == 360 else {}
    page = visit("/learn/babel/block", width=width, theme=theme, settings=SWIFT, **phone_viewport)

    def check(name: str) -> None:
        screenshot(page, f"learn-{name}-{theme}-{width}")
        assert accessibility_violations(page, axe) == [], name
        assert not scrolls_sideways(page), name
        if width == 360:
            assert small_targets(page) == [], name

    page.wait_for_selector(".board")
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Show me").click()
    check("hint")
    page.locator(".board .button.main").click()
    expect(page.locator(".card.right")).to_be_visible()
    check("done")
    page.goto(page.url.replace("babel/block", "nivos/level"))
    page.wait_for_selector(".board")
    check("nivos")
    page.keyboard.press("f")
    page.wait_for_selector(".text-board")
    check("plan")


def test_home_and_the_rules_lead_to_the_lessons(visit: Visit) -> None:
    page = visit(settings=SWIFT)
    page.get_by_role("link", name=re.compile("^Learn .?Nivos")).click()
    page.wait_for_url(re.compile("/learn/nivos/neutral$"))
    page.wait_for_selector(".board")
    page.keyboard.press("?")
    expect(page.get_by_role("link", name="Learn it in small steps")).to_be_visible()
