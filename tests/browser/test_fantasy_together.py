"""Two people build together, each with a browser: the bar in a hand, the fall, a closed tab, the end for all."""

import json
import re
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from browser.page_checks import screenshot
from browser.server_process import ServerProcess
from browser.table_page import wait_until

Visit = Callable[..., Page]
CANVAS = "document.querySelector('canvas[data-bars]')"
PERSON = {"tips": 3, "quality": "plain"}


def post(server: ServerProcess, path: str, body: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(
        server.url + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=120) as answer:
        return dict(json.load(answer))


def builders(visit: Visit, server: ServerProcess) -> tuple[Page, Page, str]:
    """Anna, whose turn it is, and Ben at a table of Talo-Fantasy; and Anna's own address."""
    seats = [{"kind": "here", "name": "Anna"}, {"kind": "open"}]
    anna = post(server, "/api/tables", {"game": "talo", "options": {"mode": "fantasy"}, "seats": seats})
    table = anna["table"]["id"]
    ben = post(server, f"/api/tables/{table}/seats", {"name": "Ben"})
    address = f"/t/{table}#key={anna['key']}"
    pages = [visit(path, settings=PERSON) for path in (address, f"/t/{table}#key={ben['key']}")]
    for page in pages:
        page.wait_for_selector("canvas[data-bars]")
    return pages[0], pages[1], address


def take(anna: Page, ben: Page) -> None:
    """Anna takes more than a 1: a longer bar falls for longer. It is in her hand then, with a place below it."""
    while True:
        expect(anna.locator(".hand-panel .offer").first).to_be_visible()
        offers = anna.locator(".hand-panel .offer").all()
        long = [
            one for one in offers if not re.fullmatch(r"take a \W?1\W?", one.get_attribute("aria-label") or "")
        ]
        if long:
            break
        for page in (anna, ben):
            page.get_by_role("button", name="Pass", exact=True).click()
    long[0].click()
    expect(anna.get_by_role("button", name="Let go")).to_be_enabled()
    anna.evaluate("document.activeElement.blur()")


def lean(page: Page) -> None:
    """Turns the bar, which lies, half upright: let go like that, it falls over."""
    for _ in range(3):
        page.keyboard.press("y")
    expect(page.get_by_role("button", name="Let go")).to_be_enabled()


def theirs(page: Page) -> list[list[float]]:
    """Where the bars are that somebody else holds."""
    found: list[list[float]] = json.loads(page.evaluate(f"{CANVAS}.dataset.theirs"))
    return found


def falls(page: Page, is_it: bool = True) -> None:
    wait_until(page, f"{CANVAS}.dataset.falling === '{str(is_it).lower()}'")


def bars(page: Page) -> str:
    return str(page.evaluate(f"{CANVAS}.dataset.bars"))


def test_others_see_the_bar_in_a_hand_move(visit: Visit, server: ServerProcess) -> None:
    anna, ben, _ = builders(visit, server)
    take(anna, ben)
    wait_until(ben, f"JSON.parse({CANVAS}.dataset.theirs).length === 1")
    (before,) = theirs(ben)
    for _ in range(4):
        anna.keyboard.press("ArrowRight")
    wait_until(ben, f"JSON.parse({CANVAS}.dataset.theirs)[0]?.[0] > {before[0] + 1.5}")
    screenshot(ben, "fantasy-others-hand")
    assert theirs(anna) == []  # one's own hand is no other's
    assert bars(ben) == "[]"  # and nothing is built by moving about


def test_others_see_the_fall_and_what_came_of_it(visit: Visit, server: ServerProcess) -> None:
    anna, ben, _ = builders(visit, server)
    take(anna, ben)
    lean(anna)
    anna.keyboard.press("Enter")
    falls(ben)
    falls(anna, False)
    falls(ben, False)
    wait_until(ben, f"{CANVAS}.dataset.bars === {json.dumps(bars(anna))}")


def test_a_tab_closed_in_mid_fall_leaves_the_table_as_it_was(visit: Visit, server: ServerProcess) -> None:
    anna, ben, address = builders(visit, server)
    take(anna, ben)
    before = bars(ben)
    lean(anna)
    anna.keyboard.press("Enter")
    falls(ben)
    anna.close()
    falls(ben, False)
    assert bars(ben) == before
    assert theirs(ben) == []
    again = visit(address, settings=PERSON)
    expect(again.get_by_role("button", name="Let go")).to_be_enabled()  # the bar is in hand, as before
    assert bars(again) == before


def test_the_end_is_asked_for(visit: Visit, server: ServerProcess) -> None:
    anna, ben, _ = builders(visit, server)
    for answer in ("Build on", "Yes, done"):
        anna.get_by_role("button", name="Finished").click()
        anna.get_by_role("button", name="Finished").click()  # sure
        question = ben.get_by_role("group", name="Is it done?")
        expect(question).to_contain_text("Anna")
        expect(anna.get_by_role("group", name="Is it done?")).to_contain_text("You asked the others")
        screenshot(ben, "fantasy-done-asked")
        question.get_by_role("button", name=answer).click()
        expect(question).to_be_hidden()
        if answer == "Build on":
            expect(anna.get_by_text("The others would rather build on.").first).to_be_visible()
    for page in (anna, ben):
        expect(page.get_by_text("You have built what you wanted").first).to_be_visible()
