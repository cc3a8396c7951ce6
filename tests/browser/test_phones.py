"""Phones: the whole board and the whole hand in one window, upright and sideways.

Fingers that scroll, turn and tap; trays that say what they hide.
"""

import json
import re
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from browser.page_checks import screenshot, scrolls_sideways, small_targets
from browser.server_process import HERE, ServerProcess
from browser.table_page import actions, at_rest, pixels, show_hint, tab_to, wait_until
from ziggurat.core.messages import translate
from ziggurat.core.registry import BUILT_IN

Visit = Callable[..., Page]
Box = dict[str, float]
GAMES = BUILT_IN
SWIFT: dict[str, Any] = {"tips": 3, "speed": "none", "sound": False}
UPRIGHT = ((390, 844), (360, 640))
SIDEWAYS = ((844, 390), (740, 360), (667, 375))
WINDOWS = (*UPRIGHT, (844, 390), (1280, 800))
BOARD = "canvas.scene, .picture svg"
HAND = ".board > .below"
# A mission of our own in which the first player may use a power now.
POWER = ({"planet": "...............G....", "sky": "YRRGPGRYPB"}, ". b5+b6 +k =b6 +r =b5 d6~e6 a5+b5 >b2")
RESERVE = "n@c3 1x1@a1"  # nivos: from here on every plate of the hand and of the reserve can be taken
BEGUN = {
    "babel": ({}, ""),
    "nivos": ({}, RESERVE),
    "bubbles": ({}, "."),
    "talo": ({"starts": "symmetric"}, "+3 t3 3z@4,4,0 . +3 t3 3z@4,6,0 . +5 t5"),
}


def window(size: tuple[int, int]) -> dict[str, Any]:
    """A browser of that size; a phone's, unless it is a wide one."""
    width, height = size
    touch = {"has_touch": True, "is_mobile": True} if width < 1000 else {}
    return {"width": width, "height": height, "settings": SWIFT, "reduced_motion": "reduce", **touch}


def ready(page: Page) -> Page:
    page.wait_for_selector("canvas[data-still=true], .board .picture svg")
    return page


def box(where: Locator) -> Box:
    found = where.bounding_box()
    assert found is not None
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def right(of: Box) -> float:
    return of["x"] + of["width"]


def bottom(of: Box) -> float:
    return of["y"] + of["height"]


def board(page: Page) -> Box:
    return box(page.locator(BOARD).first)


def settled(page: Page, size: tuple[int, int], *parts: str) -> list[Box]:
    """Where these parts of the page are in a window of that size, once they stay there."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    wait_until(page, f"innerWidth === {size[0]} && innerHeight === {size[1]}")
    drawn(page)
    seen: list[list[Box]] = []
    while len(seen) < 4 or seen[-4:] != [seen[-1]] * 4:  # the layout of that window, and whatever slides in
        assert len(seen) < 100, f"the page never came to rest: {seen[-4:]}"
        page.wait_for_timeout(150)
        seen.append([box(page.locator(part).first) for part in parts])
    return seen[-1]


def drawn(page: Page) -> None:
    """What depends on the size of something else follows it before the next frame."""
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


class Still:
    """A board that is where it was and as large as it was, in every one of these windows."""

    def __init__(self, page: Page, *windows: tuple[int, int]) -> None:
        self.page, self.windows = page, windows
        self.boxes = [self.look(size) for size in windows]

    def look(self, size: tuple[int, int]) -> Box:
        return settled(self.page, size, BOARD)[0]

    def after(self, what: str) -> None:
        for size, before in zip(self.windows, self.boxes, strict=True):
            now = self.look(size)
            screenshot(self.page, f"phone-{what}-{size[0]}")
            assert now == before, (what, size)


# The board keeps its size.


@pytest.mark.parametrize("game", GAMES)
def test_the_board_keeps_its_size_through_a_game(visit: Visit, server: ServerProcess, game: str) -> None:
    """A hint in its steps, with the action held over the board, and the end of the game."""
    options, line = BEGUN[game]
    page = ready(visit(server.table_in_play(game, options, line, bots={2: 1}), **window((390, 844))))
    page.wait_for_selector(".status.yours")
    still = Still(page, *WINDOWS)
    show_hint(page, 1)
    still.after(f"hint-{game}")
    show_hint(page, 3)
    still.after(f"answer-{game}")
    page.keyboard.press("m")
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Moves and tools").click()
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog .answers .main").click()
    expect(page.get_by_role("region", name="End of the game")).to_be_visible()
    still.after(f"ended-{game}")


def test_a_hint_from_the_tools_is_seen_at_once(visit: Visit, server: ServerProcess) -> None:
    """The button is in a dialog over the board, which must not hide what it brings."""
    page = ready(visit(server.table("babel"), **window((390, 844))))
    page.wait_for_selector(".status.yours")
    page.get_by_role("button", name="Moves and tools").click()
    page.get_by_role("dialog").get_by_role("button", name="Hint").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.locator(".banner.hint li")).to_have_count(1)


def test_the_board_keeps_its_size_when_the_connection_is_lost(
    visit: Visit, server: ServerProcess, expected_console_errors: list[str]
) -> None:
    expected_console_errors += ["WebSocket", "ERR_CONNECTION_REFUSED", "Failed to load resource"]
    page = ready(visit(server.table("babel", [HERE, HERE]), **window((390, 844))))
    still = Still(page, *WINDOWS)
    with server.away():
        expect(page.locator(".banner")).to_be_visible()
        still.after("lost")
        assert not overlap(box(page.locator(".banner")), box(page.locator(".status")))  # that is still read
    expect(page.locator(".banner")).to_have_count(0)
    still.after("found")


def test_figures_never_lie_upon_what_is_built(
    visit: Visit, server: ServerProcess, expected_console_errors: list[str]
) -> None:
    """A notice at the top of the board lies upon them: they do not make way by covering the cylinders."""
    expected_console_errors += ["WebSocket", "ERR_CONNECTION_REFUSED", "Failed to load resource"]
    page = ready(visit(server.table_in_play("nivos", {}, RESERVE), **window((360, 740))))
    piles = page.locator(".piles")
    expect(piles).to_have_css("opacity", "1")
    before = box(piles)
    with server.away():
        expect(page.locator(".banner")).to_be_visible()
        expect(piles).to_have_css("opacity", "0")
        assert box(piles) == before
        screenshot(page, "phone-figures-lost")
    expect(page.locator(".banner")).to_have_count(0)
    expect(piles).to_have_css("opacity", "1")


def test_the_board_keeps_its_size_when_there_are_powers(visit: Visit, server: ServerProcess) -> None:
    page = ready(visit(server.table_in_play("bubbles", *POWER), **window((390, 844))))
    powers = page.get_by_role("group", name="Powers")
    expect(powers).to_be_visible()
    still = Still(page, *WINDOWS)
    power = powers.get_by_role("button").first
    for size in WINDOWS:
        still.look(size)
        assert min(box(power)["width"], box(power)["height"]) >= 44
        assert not overlap(box(powers), board(page))
    power.click()
    expect(page.locator(".bar .words")).not_to_be_empty()
    still.after("power")
    page.get_by_role("button", name="Decline").click()
    expect(powers).to_have_count(0)
    still.after("no-power")


def test_the_board_keeps_its_size_when_somebody_is_away(visit: Visit, server: ServerProcess) -> None:
    path = server.table("babel", [HERE, {"kind": "open"}])
    anna = visit(path, **window((390, 844)))
    ben = visit(path.split("#")[0], settings=SWIFT)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    ready(anna).wait_for_selector(".status.yours")
    expect(anna.locator(".invitation")).to_have_count(0)
    still = Still(anna, *WINDOWS)
    ben.close()
    expect(anna.locator(".request")).to_be_visible()
    still.after("away")


@pytest.mark.parametrize("game", GAMES)
def test_the_board_keeps_its_size_through_a_puzzle(visit: Visit, game: str) -> None:
    page = ready(visit(f"/puzzles/2026-11-15/{game}", **window((390, 844))))
    still = Still(page, *WINDOWS)
    page.get_by_role("button", name="Hint").click()
    still.after(f"puzzle-hint-{game}")
    page.get_by_role("button", name="Show the answer").click()
    page.locator(".ways .sure").click()
    expect(page.locator(".verdict")).to_be_visible()
    still.after(f"puzzle-answer-{game}")


# Upright.


@pytest.mark.parametrize("size", UPRIGHT, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_one_window_and_the_board_stays(
    visit: Visit, server: ServerProcess, game: str, size: tuple[int, int]
) -> None:
    """The board on top, one sentence under it, the hand at the bottom; the sentence changes, the board stays."""
    with urllib.request.urlopen(f"{server.url}/api/games/{game}/lessons", timeout=120) as answer:
        steps = [one["name"] for one in json.load(answer)["steps"]]
    page = ready(visit(f"/learn/{game}", **window(size)))
    sentence, seen = page.locator(".sentence p"), []
    words, hand = box(page.locator(".board-layout > aside")), box(page.locator(HAND))
    assert bottom(board(page)) <= words["y"] + 1
    assert bottom(words) <= hand["y"] + 1
    assert bottom(hand) <= size[1] + 1
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert not scrolls_sideways(page)
    assert small_targets(page) == []
    still = Still(page, size)
    on = page.get_by_role("button", name="Go on")
    while on.is_enabled():
        seen.append(sentence.inner_text())
        on.click()
    assert "Your task" in sentence.inner_text()
    assert len({*seen}) == len(seen) >= 1
    page.get_by_role("button", name="Hint").click()
    assert sentence.inner_text() not in seen
    page.get_by_role("button", name="Show me").click()
    still.after(f"lesson-{game}")
    page.locator(".board .button.main, .board .offer.selected").click()
    expect(page.locator(".card.right")).to_be_visible()
    expect(page.get_by_role("link", name="Next step")).to_be_in_viewport()
    still.after(f"lesson-done-{game}")
    page.get_by_role("button", name="Steps").click()
    page.get_by_role("dialog").get_by_role("link").nth(2).click()
    page.wait_for_url(re.compile(f"/learn/{game}/{steps[2]}$"))


# What keeps somebody from reading or pressing the words of a lesson; the words stand between board and hand.
UNREADABLE = """() => {
  const box = one => one.getBoundingClientRect();
  const words = document.querySelector('.board-layout > aside');
  const found = [];
  for (const part of words.querySelectorAll('h2, .sentence, .ways > *')) {
    const { left, top, width, height } = box(part);
    for (const along of [0.05, 0.5, 0.95])
      for (const down of [0.1, 0.5, 0.9]) {
        const one = document.elementFromPoint(left + along * width, top + down * height);
        if (!words.contains(one)) found.push(`${part.className} lies under ${one?.className}`);
      }
  }
  for (const part of [words, words.querySelector('.sentence')])
    if (part.scrollHeight > part.clientHeight + 1) found.push(`${part.className || 'words'} is cut off`);
  for (const part of words.querySelectorAll('.ways > *'))
    if (box(part).left < box(words).left || box(part).right > box(words).right) found.push('a button is cut off');
  return found;
}"""


@pytest.mark.long
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("size", [(390, 844), (360, 740)], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_a_lesson_are_read_whole(
    visit: Visit, server: ServerProcess, game: str, size: tuple[int, int], locale: str
) -> None:
    """Also with a piece in hand, whose panel lies upon the board's edge; the last words of all, too."""
    with urllib.request.urlopen(f"{server.url}/api/games/{game}/lessons", timeout=120) as answer:
        steps = [one["name"] for one in json.load(answer)["steps"] if not one["course"]]
    page = ready(visit(f"/learn/{game}", **window(size), locale=locale))

    def check() -> None:
        on = page.locator("aside .ways .button.round:not([disabled])").last
        while page.locator("aside .ways .button.round.main").count():
            drawn(page)
            assert page.evaluate(UNREADABLE) == [], step
            on.tap()
        drawn(page)
        assert page.evaluate(UNREADABLE) == [], step
        height = "document.querySelector('.board > .view').getBoundingClientRect().height"
        wait_until(page, f"{height} === {shown['height']}", 10)
        assert box(page.locator(".board > .view")) == shown, step

    for step in steps:
        page.evaluate("step => (location.hash = step)", f"#/learn/{game}/{step}")
        expect(page.locator("aside h2")).to_have_text(translate(f"{game}-lesson-{step}", locale[:2]))
        expect(page.locator(".sentence .right")).to_have_count(0)
        ready(page)
        Still(page, size)  # whatever the step before has left
        shown = box(page.locator(".board > .view"))
        check()
        hint = page.locator("aside .ways .button").first
        hint.tap()
        hint.tap()
        check()
        screenshot(page, f"lesson-words-{game}-{step}-{size[0]}-{locale}")
        page.locator(".board .button.main, .board .offer.selected").tap()
        expect(page.locator(".sentence .right")).to_be_visible()
        check()
        screenshot(page, f"lesson-done-{game}-{step}-{size[0]}-{locale}")
    farewell = translate("lesson-all-done", locale[:2])
    expect(page.locator(".sentence")).to_contain_text(farewell)


@pytest.mark.parametrize("size", UPRIGHT, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_one_window(visit: Visit, server: ServerProcess, game: str, size: tuple[int, int]) -> None:
    options, line = BEGUN[game]
    page = ready(visit(server.table_in_play(game, options, line), **window(size)))
    shown, hand, line_ = board(page), box(page.locator(HAND)), box(page.locator(".status"))
    assert bottom(line_) <= shown["y"] + 1
    assert bottom(shown) <= hand["y"] + 1
    assert bottom(hand) <= size[1] + 1
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert not scrolls_sideways(page)
    assert small_targets(page) == []


# Sideways.


def overlap(one: Box, other: Box) -> bool:
    apart = right(one) <= other["x"] + 1 or right(other) <= one["x"] + 1
    return not (apart or bottom(one) <= other["y"] + 1 or bottom(other) <= one["y"] + 1)


def stands_at_the_left(page: Page, size: tuple[int, int]) -> None:
    """The board over the full height at the left; beside it the column: the head, then words, then the hand."""
    shown, hand, view, head = settled(page, size, BOARD, HAND, ".board > .view", ".board-layout > header")
    assert (view["x"], view["y"], view["height"]) == (0, 0, size[1])
    assert shown["height"] >= 0.95 * size[1]
    assert shown["width"] >= 195
    assert view["width"] >= 0.5 * size[0]
    assert hand["x"] >= right(view) - 1
    assert head["x"] >= right(view) - 1
    assert bottom(head) <= hand["y"] + 1
    words = page.locator(".status, .board-layout.first > aside").first
    if words.is_visible():
        assert bottom(head) <= box(words)["y"] + 1
        assert bottom(box(words)) <= hand["y"] + 1
    assert hand["y"] < size[1] - 44  # at least its first row is in sight
    assert not scrolls_sideways(page)
    assert small_targets(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_sideways_the_board_stands_at_the_left(visit: Visit, server: ServerProcess, game: str) -> None:
    """At a table, in a lesson, a puzzle, an analysis."""
    options, line = BEGUN[game]
    table = server.table_in_play(game, options, line)
    page = visit(table, **window(SIDEWAYS[0]))
    for path in (table, f"/learn/{game}", f"/puzzles/2026-11-15/{game}", table.replace("/t/", "/analyse/")):
        page.goto(server.url + path)
        ready(page)
        for size in SIDEWAYS:
            stands_at_the_left(page, size)
            screenshot(page, f"phone-{path.split('/')[1]}-{game}-{size[0]}")


def test_sideways_the_explorer_stays_while_its_column_scrolls(visit: Visit) -> None:
    page = ready(visit("/explore/babel", **window(SIDEWAYS[0])))
    stands_at_the_left(page, SIDEWAYS[0])
    before = board(page)
    page.evaluate("scrollTo(0, 700)")
    wait_until(page, "scrollY > 300")
    assert board(page) == before
    expect(page.locator(".board-layout > aside")).to_be_in_viewport()


def test_a_large_phone_sideways_is_still_a_phone(visit: Visit, server: ServerProcess) -> None:
    page = ready(visit(server.table("nivos", [HERE, HERE]), **window((932, 430))))
    stands_at_the_left(page, (932, 430))
    page.get_by_role("button", name="Moves and tools").click()  # there is no panel beside the board
    expect(page.get_by_role("dialog").get_by_role("button", name="Hint")).to_be_visible()


# Trays.


def out_of_sight(tray: Locator) -> int:
    """How many pieces of a tray cannot be seen whole."""
    return int(
        tray.locator(".row").evaluate(
            """row => { const box = row.getBoundingClientRect();
            return [...row.children].map(one => one.getBoundingClientRect())
                .filter(one => one.left < box.left - 1 || one.right > box.right + 1).length; }"""
        )
    )


@pytest.mark.parametrize("size", [(320, 568), (667, 375)], ids=str)
def test_a_tray_says_what_it_hides(visit: Visit, server: ServerProcess, size: tuple[int, int]) -> None:
    """By finger and by keyboard every plate comes into sight; the sign goes when nothing is hidden."""
    page = ready(visit(server.table_in_play("nivos", {}, RESERVE), **window(size)))
    tray = page.get_by_role("group", name="Reserve").locator(".tray")
    more = tray.get_by_role("button", name=re.compile("more piece"))
    assert out_of_sight(tray) >= 1
    expect(more).to_have_count(1)
    assert min(box(more)["width"], box(more)["height"]) >= 44
    said = re.search(r"\d+|One", more.get_attribute("aria-label") or "")
    assert said is not None
    assert (1 if said[0] == "One" else int(said[0])) >= out_of_sight(tray)
    last = tray.locator(".plate").last
    for _ in range(4):
        if tray.locator(".more:not(.back)").count() == 0:
            break
        tray.locator(".more:not(.back)").tap()
        page.wait_for_timeout(400)
    assert right(box(last)) <= right(box(tray)) + 1
    expect(tray.locator(".more.back")).to_be_visible()  # now the first ones are hidden
    last.tap()
    expect(last).to_have_attribute("aria-pressed", "true")
    back = tray.locator(".more.back")
    back.focus()
    page.keyboard.press("Enter")
    expect(tray.locator(".more:not(.back)")).to_be_visible()


def test_a_tray_that_hides_nothing_has_no_sign(visit: Visit, server: ServerProcess) -> None:
    page = ready(visit(server.table_in_play("nivos", {}, RESERVE), **window((1280, 800))))
    expect(page.locator(".plate").first).to_be_visible()
    expect(page.locator(".more")).to_have_count(0)


@pytest.mark.parametrize("game", ["babel", "nivos"])
def test_the_ring_around_a_piece_is_seen_whole(visit: Visit, server: ServerProcess, game: str) -> None:
    """The keyboard's ring: the row that can be scrolled would cut it off above and below."""
    page = ready(visit(server.table_in_play(game, {}, BEGUN[game][1]), **window((1280, 800))))
    tab_to(page, ".tray .button:not([disabled])")
    assert page.evaluate(
        """() => {
          const [one, row] = [document.activeElement, document.activeElement.closest('.row')];
          const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(one);
          const out = parseFloat(outlineWidth) + parseFloat(outlineOffset);
          const [piece, frame] = [one.getBoundingClientRect(), row.getBoundingClientRect()];
          return outlineStyle === 'solid' && frame.top <= piece.top - out && piece.bottom + out <= frame.bottom
            && frame.left <= piece.left - out && piece.right + out <= frame.right;
        }"""
    )


# Fingers.


class Finger:
    """A finger on the glass, as the browser itself feels it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.feel: CDPSession = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y, "id": k} for k, (x, y) in enumerate(points)]
        self.feel.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})
        self.page.wait_for_timeout(30)

    def drag(self, start: tuple[float, float], by: tuple[float, float], steps: int = 8) -> None:
        (x, y), (dx, dy) = start, by
        self.touch("touchStart", start)
        for k in range(1, steps + 1):
            self.touch("touchMove", (x + dx * k / steps, y + dy * k / steps))
        self.touch("touchEnd")
        self.page.wait_for_timeout(400)


def middle(of: Box) -> tuple[float, float]:
    return of["x"] + of["width"] / 2, of["y"] + of["height"] / 2


@pytest.mark.parametrize(
    ("path", "size"), [("/explore/babel", (390, 844)), ("/explore/babel", (844, 390))], ids=str
)
def test_a_finger_on_the_board_scrolls_the_page(visit: Visit, path: str, size: tuple[int, int]) -> None:
    page = ready(visit(path, **window(size)))
    page.locator(".cube:not([disabled])").first.tap()
    at_rest(page)
    finger, before = Finger(page), page.url
    finger.drag(middle(board(page)), (0, -150))
    wait_until(page, "scrollY > 60")
    assert page.url == before  # nothing was placed
    expect(page.locator(".turns")).to_have_count(0)  # and nothing chosen


def test_a_finger_that_goes_sideways_turns_the_board(visit: Visit) -> None:
    page = ready(visit("/explore/babel", **window((390, 844))))
    page.locator(".cube:not([disabled])").first.tap()
    picture, before = at_rest(page), page.url
    Finger(page).drag(middle(board(page)), (120, 6))
    wait_until(page, "document.querySelector('canvas').dataset.still === 'true'")
    assert pixels(page) != picture
    assert page.evaluate("scrollY") == 0
    assert page.url == before
    expect(page.locator(".turns")).to_have_count(0)


@pytest.mark.parametrize("by", [(0, -120), (0, 120), (120, 0), (60, 60)], ids=str)
def test_a_drag_never_places(visit: Visit, server: ServerProcess, by: tuple[int, int]) -> None:
    """At a table there is nothing to scroll: every drag turns the board, up and down too."""
    page = ready(visit(server.table("babel", [HERE, HERE]), **window((390, 844))))
    page.locator(".cube:not([disabled])").first.tap()
    picture = at_rest(page)
    Finger(page).drag(middle(board(page)), by)
    assert at_rest(page) != picture
    expect(page.locator(".turns")).to_have_count(0)
    page.get_by_role("button", name="Moves and tools").tap()
    assert actions(page) == []


def test_two_fingers_zoom_the_board_and_place_nothing(visit: Visit, server: ServerProcess) -> None:
    page = ready(visit(server.table("babel", [HERE, HERE]), **window((390, 844))))
    page.locator(".cube:not([disabled])").first.tap()
    picture, finger = at_rest(page), Finger(page)
    x, y = middle(board(page))
    finger.touch("touchStart", (x - 30, y), (x + 30, y))
    for k in range(1, 6):
        finger.touch("touchMove", (x - 30 - 10 * k, y), (x + 30 + 10 * k, y))
    finger.touch("touchEnd")
    assert at_rest(page) != picture
    assert page.evaluate("visualViewport.scale") == 1
    expect(page.locator(".turns")).to_have_count(0)


def test_turning_the_phone_in_mid_drag_places_nothing(visit: Visit, server: ServerProcess) -> None:
    page = ready(visit(server.table("babel", [HERE, HERE]), **window((390, 844))))
    page.locator(".cube:not([disabled])").first.tap()
    at_rest(page)
    finger = Finger(page)
    x, y = middle(board(page))
    finger.touch("touchStart", (x, y))
    finger.touch("touchMove", (x + 2, y))
    page.set_viewport_size({"width": 844, "height": 390})
    wait_until(page, "document.querySelector('canvas.scene').getBoundingClientRect().height === 390")
    finger.touch("touchMove", (x + 3, y - 200))
    finger.touch("touchEnd")
    expect(page.locator(".turns")).to_have_count(0)
    picture = at_rest(page)
    finger.drag(middle(board(page)), (80, 0))  # the next one turns the board as ever
    assert at_rest(page) != picture
    expect(page.locator(".turns")).to_have_count(0)


def test_a_finger_on_the_worlds_scrolls_an_analysis(visit: Visit, server: ServerProcess) -> None:
    path = server.table_in_play("bubbles", {}, "").replace("/t/", "/analyse/")
    page = ready(visit(path, **window((390, 844))))
    page.wait_for_selector(".touch.can")
    Finger(page).drag(middle(box(page.locator('[data-place="c9"]'))), (0, -130))
    wait_until(page, "scrollY > 60")


# The page around it.


def test_the_page_can_be_zoomed_and_keeps_clear_of_the_notch(visit: Visit, server: ServerProcess) -> None:
    page = ready(visit(server.table("babel", [HERE, HERE]), **window((844, 390))))
    meta = page.locator("meta[name=viewport]").get_attribute("content") or ""
    assert "viewport-fit=cover" in meta
    assert "user-scalable" not in meta
    assert "maximum-scale" not in meta
    session = page.context.new_cdp_session(page)
    insets = {"left": 44, "right": 44, "top": 0, "bottom": 21}
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    wait_until(page, "getComputedStyle(document.body).paddingLeft === '44px'")
    assert box(page.locator(".board > .view"))["x"] >= 44
    assert right(box(page.locator(HAND))) <= 800


@pytest.mark.parametrize("size", [(360, 640), (667, 375)], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_the_plan_fits_on_a_phone(visit: Visit, server: ServerProcess, game: str, size: tuple[int, int]) -> None:
    """An ordinary page: nothing is cut off, nothing is laid upon the cells."""
    options, line = BEGUN[game]
    place = window(size)
    place["settings"] = {**SWIFT, "twin": True}
    page = visit(server.table_in_play(game, options, line, bots={2: 1}), **place)
    page.wait_for_selector(".text-board .cell")
    assert not scrolls_sideways(page)
    show_hint(page, 1)
    assert not overlap(box(page.locator(".banner.hint")), box(page.locator(".text-board")))
    page.get_by_label("Move in notation").tap()
    expect(page.get_by_label("Move in notation")).to_be_in_viewport()
    assert small_targets(page) == []
