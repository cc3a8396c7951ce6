"""The puzzles of the day on the page: solved by mouse and by keyboard, kept on this device, open to all."""

import json
import re
from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.page_checks import accessibility_violations, crowded, screenshot, scrolls_sideways, small_targets
from browser.table_page import point_at_a_place, strip_bidi_marks, tab_to
from browser.test_bubbles_board import click, spot
from browser.test_phones import ready, window
from ziggurat.core.messages import Message, translate
from ziggurat.core.registry import BUILT_IN, game
from ziggurat.teaching.puzzles import Puzzle, puzzle

Visit = Callable[..., Page]
SWIFT: dict[str, Any] = {"tips": 3, "speed": "none", "sound": False}
FLAT = {**SWIFT, "quality": "flat"}  # no pictures: plan and text
DAY = date(2026, 11, 15)
GAMES = BUILT_IN


def of_day(name: str) -> Puzzle:
    return puzzle(game(name), DAY)


def on(page: Page, day: date) -> None:
    """The device's clock, from the next page on."""
    page.clock.set_fixed_time(f"{day.isoformat()}T12:00:00")


def open_puzzles(visit: Visit, path: str = "", day: date = DAY, kept: Any = None, **more: Any) -> Page:
    """The puzzles, on a device that takes a day for today and has kept something."""
    page = visit("/about", **{"width": 1000, "height": 640, "settings": SWIFT} | more)
    on(page, day)
    if kept is not None:
        page.evaluate("kept => localStorage.setItem('ziggurat.puzzles', kept)", kept)
    page.goto(page.url.replace("#/about", f"puzzles{path}"))
    return page


def kept(page: Page) -> Any:
    return json.loads(page.evaluate("localStorage.getItem('ziggurat.puzzles') ?? '{}'"))


def heading(page: Page, name: str) -> None:
    expect(page.locator(".puzzle h2")).to_have_text(translate(f"{name}-puzzle"))


def verdict(page: Page, words: str) -> Locator:
    expect(page.locator(".verdict h2")).to_have_text(words)
    return page.locator(".verdict")


def wrong_way(found: Puzzle) -> list[str]:
    """Actions that do not solve the puzzle."""
    first = next(token for token in found.allowed if token != found.tokens[0])
    if found.judge([first]).wrong:
        return [first]
    return [first, found.judge([first]).position.legal()[0]]


def in_words(reason: Message, said: str) -> bool:
    """Whether a reason is told so; the page puts the other side's reply into words."""
    mark = "another action"
    told = translate(reason.id, **dict(reason.args) | ({"reply": mark} if "reply" in reason.args else {}))
    before, _, behind = strip_bidi_marks(told).partition(mark)
    return said.startswith(before) and said.endswith(behind)


def write(page: Page, tokens: list[str]) -> None:
    """Writes actions into the field of the plan, one after the other; there is none once a game is over."""
    for token in tokens:
        field = page.locator("#command")
        expect(field).to_have_value("")
        field.fill(token)
        field.press("Enter")


def test_the_puzzles_of_all_games_are_solved_by_keyboard(visit: Visit) -> None:
    """A wrong try gets its reason and another try; the right one counts, and leads on to the next puzzle."""
    page = open_puzzles(visit, settings=FLAT)
    expect(page.locator(".card")).to_have_count(4)
    expect(page.locator(".streak strong")).to_have_text("No days in a row yet")
    tab_to(page, ".card .button")
    page.keyboard.press("Enter")
    for number, name in enumerate(GAMES, start=1):
        found = of_day(name)
        heading(page, name)
        page.wait_for_selector(".text-board")
        tried = wrong_way(found)
        write(page, tried)
        said = strip_bidi_marks(verdict(page, "Not this one").locator("p").inner_text())
        assert in_words(found.judge(tried).reason, said)
        expect(page.get_by_role("button", name="Try again")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(".verdict")).to_have_count(0)
        write(page, found.tokens)
        verdict(page, "That is it")
        expect(page.locator(".streak strong")).to_contain_text("in a row")
        if number < len(GAMES):
            expect(page.get_by_role("link", name="Next puzzle")).to_be_focused()
            page.keyboard.press("Enter")
    assert kept(page) == {DAY.isoformat(): dict.fromkeys(GAMES, "solved")}
    page.locator(".verdict").get_by_role("link", name="All puzzles of the day").click()
    expect(page.locator(".mark.solved")).to_have_count(4)
    page.reload()
    expect(page.locator(".mark.solved")).to_have_count(4)
    expect(page.get_by_text("Today already counts.")).to_be_visible()


def test_a_puzzle_of_talo_falls_then_stands_by_mouse(visit: Visit) -> None:
    page = open_puzzles(visit, f"/{DAY}/talo")
    found = of_day("talo")
    page.wait_for_selector(".board")
    choices = page.locator(".choice")
    expect(choices).to_have_count(5)
    expect(page.locator(".take")).to_be_disabled()
    right = found.choices.index(found.answer[0])
    choices.nth((right + 1) % 5).click()
    expect(choices.nth((right + 1) % 5)).to_have_attribute("aria-pressed", "true")
    page.locator(".take").click()
    expect(verdict(page, "Not this one")).to_contain_text("would not stay up")
    page.get_by_role("button", name="Try again").click()
    page.keyboard.press(str(right + 1))
    expect(choices.nth(right)).to_have_attribute("aria-pressed", "true")
    page.locator(".take").click()
    verdict(page, "That is it")
    assert kept(page) == {DAY.isoformat(): {"talo": "solved"}}


def test_a_puzzle_of_bubbles_is_solved_by_mouse(visit: Visit) -> None:
    """Nothing is foreseen here; the swap is made, then the drop."""
    page = open_puzzles(visit, f"/{DAY}/bubbles")
    swap, drop = of_day("bubbles").tokens
    page.wait_for_selector(".board")
    click(page, *re.findall("[a-e][0-9]", swap))
    expect(page.locator("aside .card.right")).to_contain_text("Now drop two")
    first, second = re.findall("[a-e][0-9]", drop)
    click(page, first)
    expect(page.locator("g.ghost")).to_have_count(0)
    click(page, second)
    expect(verdict(page, "That is it")).to_contain_text("Three groups in one drop")


@pytest.mark.long
def test_a_puzzle_in_three_dimensions_is_solved_by_mouse(visit: Visit) -> None:
    """Whatever is placed there, the referee has a word for it."""
    page = open_puzzles(visit, f"/{DAY}/babel")
    page.wait_for_selector("canvas[data-tier]")
    page.keyboard.press("3")
    page.mouse.click(*point_at_a_place(page))
    said = page.locator(".verdict p, aside .card.right")
    expect(said).not_to_be_empty()
    page.get_by_role("button", name=re.compile("Try again|From the beginning")).click()
    expect(said).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("name", ["babel", "nivos"])
def test_what_is_chosen_in_the_plan_is_played_on_the_board(visit: Visit, name: str) -> None:
    page = open_puzzles(visit, f"/{DAY}/{name}", settings={**SWIFT, "twin": True, "notation": True})
    for token in of_day(name).tokens:
        page.locator(".doable", has=page.get_by_text(token, exact=True)).focus()
        page.get_by_role("button", name="Plan and text").click()
        page.locator(".board .button.main").click()
        expect(page.locator(".verdict, aside .card.right")).to_be_visible()
        expect(page.locator(".verdict.wrong")).to_have_count(0)
        page.get_by_role("button", name="Plan and text").click()
    verdict(page, "That is it")


# Where something that is no part of the board lies upon it.
UPON = """() => {
  const { left, top, width, height } = document.querySelector('.board > .view').getBoundingClientRect();
  const found = new Set();
  for (let down = 0.01; down < 1; down += 0.02)
    for (let along = 0.01; along < 1; along += 0.02) {
      const one = document.elementFromPoint(left + along * width, top + down * height);
      if (!one.closest('.board')) found.add(one.outerHTML.slice(0, 80));
    }
  return [...found];
}"""


def boxes(page: Page) -> list[Any]:
    """Board, camera buttons and hand."""
    parts = (".board > .view", "canvas.scene, .picture svg", ".board > .below", ".camera")
    return [page.locator(part).first.bounding_box() for part in parts if page.locator(part).count()]


@pytest.mark.long
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
@pytest.mark.parametrize("name", ["babel", "bubbles"])
def test_a_right_step_covers_and_shoves_nothing(visit: Visit, name: str, size: tuple[int, int]) -> None:
    """What is said of it stands with the task: beside the board, or under it on a phone."""
    first, *others = of_day(name).tokens
    assert others, "another step follows"
    place = window(size)
    page = ready(visit(f"/puzzles/{DAY}/{name}", **place | {"settings": {**place["settings"], "notation": True}}))
    if name == "babel":
        page.keyboard.press("f")
        page.locator(".doable", has=page.get_by_text(first, exact=True)).focus()
        page.keyboard.press("f")
        ready(page)
    before = boxes(page)
    assert page.evaluate(UPON) == []
    if name == "babel":
        page.locator(".board .button.main").click()
    else:
        press = page.touchscreen.tap if size[0] < 1000 else page.mouse.click
        for cell in re.findall("[a-e][0-9]", first):
            press(*spot(page, cell))
        if size[0] < 1000:  # a finger says it once more
            page.get_by_role("button", name="Swap", exact=True).tap()
    said = page.locator("aside .card.right").last
    expect(said).to_contain_text("Right so far" if name == "babel" else "Now drop two")
    expect(said).to_be_in_viewport(ratio=1)
    page.evaluate("new Promise(done => setTimeout(done, 400))")  # whatever slides in
    screenshot(page, f"puzzles-step-{name}-{size[0]}")
    assert boxes(page) == before
    assert page.evaluate(UPON) == []
    assert not scrolls_sideways(page)
    assert crowded(page) == []
    page.get_by_role("button", name="From the beginning").click()
    expect(said).not_to_be_visible()
    assert boxes(page) == before


def test_a_shown_answer_does_not_count(visit: Visit) -> None:
    page = open_puzzles(visit, f"/{DAY}/nivos", settings=FLAT)
    heading(page, "nivos")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_contain_text("opens no new level")
    page.get_by_role("button", name="Show the answer").click()
    page.get_by_role("button", name="Once shown, it does not count").click()
    expect(verdict(page, "The answer")).to_have_text(re.compile("yellow.* plate .*from the reserve to.* .*a6"))
    page.get_by_role("button", name="From the beginning").click()
    expect(page.locator(".verdict")).to_have_count(0)
    write(page, of_day("nivos").tokens)
    verdict(page, "That is it")
    assert kept(page) == {DAY.isoformat(): {"nivos": "shown"}}
    expect(page.locator(".streak strong")).to_have_text("No days in a row yet")


def before(days: int) -> str:
    return (DAY - timedelta(days=days)).isoformat()


def test_days_in_a_row_are_counted(visit: Visit) -> None:
    """Today may still come, another day breaks the row, and what was solved later does not count."""
    marks = {before(1): {"babel": "solved"}, before(2): {"talo": "solved"}, before(4): {"nivos": "solved"}}
    page = open_puzzles(visit, kept=json.dumps(marks), settings=FLAT)
    streak = page.locator(".streak strong")
    expect(streak).to_have_text(re.compile("2.? days in a row"))
    page.goto(page.url.replace("#/puzzles", ""))
    expect(page.get_by_role("region", name="Puzzles of the day")).to_contain_text(re.compile("2.? days in a row"))
    for later, words in ((1, "No days in a row yet"), (-1, "2.? days in a row"), (-3, "1.? day in a row")):
        on(page, DAY + timedelta(days=later))
        page.goto(re.sub("/(#/puzzles)?$", "/puzzles", page.url))
        expect(streak).to_have_text(re.compile(words))


def test_damaged_local_storage_does_no_harm(visit: Visit) -> None:
    page = open_puzzles(visit, settings=FLAT)
    for nonsense in ("hm", "[1, 2]", '"x"', "null", '{"2026-11-14": 5, "hm": {"babel": "solved"}}'):
        page.evaluate("kept => localStorage.setItem('ziggurat.puzzles', kept)", nonsense)
        page.reload()
        expect(page.locator(".card")).to_have_count(4)
        expect(page.locator(".streak strong")).to_have_text("No days in a row yet")


def test_puzzles_of_earlier_days_do_not_count(visit: Visit, expected_console_errors: list[str]) -> None:
    expected_console_errors += ["status of 404"]
    day = (DAY + timedelta(days=1)).isoformat()
    page = open_puzzles(visit, day=DAY + timedelta(days=1), settings=FLAT)
    expect(page.get_by_role("link", name="The day after")).to_have_count(0)
    page.get_by_role("link", name="The day before").click()
    page.wait_for_url(re.compile(f"/puzzles/{DAY}$"))
    expect(page.get_by_text("only today’s count")).to_be_visible()
    page.get_by_role("link", name=re.compile("Babel")).click()
    heading(page, "babel")
    write(page, of_day("babel").tokens)
    verdict(page, "That is it")
    assert kept(page) == {DAY.isoformat(): {"babel": "later"}}
    page.go_back()
    expect(page.locator(".mark.later")).to_have_count(1)
    page.get_by_role("link", name="The day after").click()
    page.wait_for_url(re.compile("/puzzles$"))
    for path, words in (
        ("/2026-12-24", "still to come"),
        ("/2026-12-24/babel", "still to come"),
        ("/yesterday", "no puzzles for this day"),
        ("/2026-02-30", "no puzzles for this day"),
        (f"/{day}/chess", "no game called"),
    ):
        page.goto(re.sub("/puzzles.*", f"/puzzles{path}", page.url))
        expect(page.locator("main")).to_contain_text(words)
    page.get_by_role("link", name="Today").click()
    expect(page.locator(".card")).to_have_count(4)


def test_puzzles_work_without_local_storage(visit: Visit) -> None:
    page = open_puzzles(visit, f"/{DAY}/talo", settings=FLAT)
    page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('no'); } })")
    page.goto(page.url.replace("#/", "") + "?quality=flat")
    page.locator(".choice").nth(of_day("talo").choices.index(of_day("talo").answer[0])).click()
    page.locator(".take").click()
    verdict(page, "That is it")
    expect(page.locator(".streak strong")).to_have_text(re.compile("1.? day in a row"))


@pytest.mark.parametrize(("theme", "width"), [pytest.param("light", 1280, marks=pytest.mark.long), ("dark", 360)])
def test_the_puzzles_are_accessible(visit: Visit, axe: str, theme: str, width: int) -> None:
    marks = json.dumps({DAY.isoformat(): {"babel": "solved", "nivos": "shown"}, before(1): {"babel": "solved"}})
    phone_viewport: dict[str, Any] = {"height": 740, "has_touch": True} if width == 360 else {"height": 800}
    page = open_puzzles(visit, kept=marks, width=width, theme=theme, locale="de-DE", **phone_viewport)

    def check(name: str) -> None:
        screenshot(page, f"puzzles-{name}-{theme}-{width}")
        assert accessibility_violations(page, axe) == [], name
        assert not scrolls_sideways(page), name
        if width == 360:
            assert small_targets(page) == [], name

    expect(page.locator(".card")).to_have_count(4)
    expect(page.locator("h1")).to_have_text("Rätsel des Tages")
    check("list")
    page.get_by_role("link", name=re.compile("Talo")).click()
    page.wait_for_selector(".board")
    page.locator(".choice").first.click()
    check("talo")
    page.locator(".take").click()
    expect(page.locator(".verdict h2")).to_be_visible()
    check("talo-verdict")
    page.keyboard.press("f")
    page.wait_for_selector(".text-board")
    check("talo-plan")
    page.keyboard.press("f")
    page.goto(page.url.replace("talo", "babel"))
    page.wait_for_selector(".board")
    check("babel")
