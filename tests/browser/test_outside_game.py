"""A game from outside, of which the page knows nothing: its diagram is the board, beside list and notation."""

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.page_checks import accessibility_violations, scrolls_sideways
from browser.server_process import HERE, ROOT, ServerProcess
from browser.table_page import actions, over, played, status, type_action

Visit = Callable[..., Page]
BACKGROUND = "one => getComputedStyle(one).backgroundColor"


@pytest.fixture(scope="module")
def four(server: ServerProcess, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the example that anybody could have written: connect four, of which the page knows nothing."""
    other = ServerProcess(tmp_path_factory.mktemp("four"), (str(ROOT / "examples/connect_four.py"),))
    yield other
    other.stop()


def diagram(page: Page) -> str:
    """What a screen reader reads of it."""
    return str(page.locator(".diagram pre").text_content())


def drawn_diagram(page: Page) -> str:
    """What eyes see of it: the characters row by row."""
    texts = ".diagram text"
    found = page.locator(texts).evaluate_all("all => all.map(one => [one.getAttribute('y'), one.textContent])")
    rows = dict.fromkeys((y for y, _ in found), "")
    for y, text in found:
        rows[y] += text
    return "\n".join(rows.values())


def test_a_game_without_a_board_is_played_by_list_and_notation(
    visit: Visit, server: ServerProcess, four: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "url", four.url)
    page = visit(four.table("connect_four", [HERE, HERE]))
    expect(page.locator(".status")).to_have_text(re.compile("drops a disc"))
    assert page.locator(".cell").count() == 0
    for token in "abababa":
        before = len(actions(page))
        if token == "a":
            page.locator(".doable").first.click()
            played(page, before + 1)
        else:
            type_action(page, token)
    assert over(page)
    assert "four in line" in status(page)
    assert actions(page) == [*"abababa"]
    expect(page.get_by_label("Move in notation")).to_have_count(0)  # the game is over: nothing more is played
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("heading", name="Connect four")).to_be_visible()


def test_a_game_without_a_board_has_its_diagram_to_press(
    visit: Visit, server: ServerProcess, four: ServerProcess, monkeypatch: pytest.MonkeyPatch, axe: str
) -> None:
    """A press drops a disc, the last disc is tinted, and earlier positions are drawn."""
    monkeypatch.setattr(server, "url", four.url)
    page = visit(four.table("connect_four", [HERE, HERE]))
    empty = "\n".join([" ".join("·" * 7)] * 6 + ["a b c d e f g"])
    expect(page.locator(".diagram pre")).to_have_text(empty)
    assert drawn_diagram(page) == empty.replace(" ", "")
    assert page.locator(".diagram .changed").count() == 0
    page.locator('.diagram [data-tokens="a"]').click(button="right")
    page.locator('.diagram [data-tokens="b"]').drag_to(page.locator('.diagram [data-tokens="c"]'))
    assert actions(page) == []  # neither is a press
    page.locator('.diagram [data-tokens="d"]').click()
    played(page, 1)
    page.locator('.diagram [data-tokens="d"]').click()
    played(page, 2)
    assert actions(page) == ["d", "d"]
    assert diagram(page).splitlines()[4:6] == ["· · · O · · ·", "· · · X · · ·"]
    assert page.locator(".diagram .changed").count() == 1
    assert accessibility_violations(page, axe) == []
    page.keyboard.press(",")
    expect(page.locator(".diagram pre")).to_have_text(re.compile(r"· · · · · · ·\n· · · X · · ·\na b c"))
    assert page.locator(".diagram .open").count() == 0  # looking back: nothing can be pressed
    page.keyboard.press(".")
    expect(page.locator(".diagram .open")).to_have_count(7)
    page.get_by_role("link", name="Analysis").click()
    expect(page.locator(".diagram pre")).to_have_text(re.compile("· · · O · · ·\n· · · X"))


def test_why_a_game_cannot_begin_yet_is_said_where_it_was_asked_for(
    visit: Visit,
    server: ServerProcess,
    four: ServerProcess,
    monkeypatch: pytest.MonkeyPatch,
    expected_console_errors: list[str],
) -> None:
    """Its rules are being compiled: the answer appears at the button, which on a phone is far below the top.

    It is no alarm, other than an answer that tells of a fault.
    """
    expected_console_errors.append("status of 503")
    monkeypatch.setattr(server, "url", four.url)
    page = visit("/", width=360, height=740)
    why = "The rules of Connect four are being prepared."
    said_by_server = {"message": "server-making-ready", "clause": "", "args": {"game": "Connect four"}}
    body = {"title": "Service Unavailable", "status": 503, "detail": why, "code": "making-ready", **said_by_server}
    page.route(
        "**/api/tables",
        lambda route: route.fulfill(status=503, content_type="application/problem+json", body=json.dumps(body)),
    )
    page.get_by_role("button", name=re.compile("^Play .?Connect four")).click()
    said = page.get_by_role("status").filter(has_text="being prepared")
    expect(said).to_contain_text("Connect four")
    expect(said).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("alert")).to_have_count(0)
    calm = page.evaluate(BACKGROUND, said.element_handle())
    assert page.evaluate("scrollY > innerHeight")
    body["code"] = "too-fast"
    page.get_by_role("button", name=re.compile("^Play .?Connect four")).click()
    expect(page.get_by_role("alert")).to_contain_text("Connect four")
    assert page.evaluate(BACKGROUND, page.get_by_role("alert").element_handle()) != calm
    page.unroute("**/api/tables")
    page.get_by_role("button", name=re.compile("^Play .?Connect four")).click()
    expect(page.locator(".diagram pre")).to_be_attached()


def test_a_diagram_fits_into_a_phone_and_is_pressed_by_fingers(
    visit: Visit, server: ServerProcess, four: ServerProcess, monkeypatch: pytest.MonkeyPatch, axe: str
) -> None:
    monkeypatch.setattr(server, "url", four.url)
    address = four.table("connect_four", [HERE, HERE])
    page = visit(address, width=360, height=740, theme="dark", has_touch=True, is_mobile=True)
    cell = page.locator('.diagram [data-tokens="g"]')
    box = cell.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 36
    assert box["x"] + box["width"] <= 360
    assert not scrolls_sideways(page)
    cell.tap()  # the first tap chooses, as on every board
    expect(cell).to_have_class(re.compile("selected"))
    cell.tap()
    expect(page.locator(".diagram .changed")).to_have_count(1)
    assert diagram(page).splitlines()[5] == "· · · · · · X"
    assert accessibility_violations(page, axe) == []
