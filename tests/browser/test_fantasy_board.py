"""Talo-Fantasy in the browser: building by mouse, keys, sentences and fingers; refusals, falls, the gallery."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from browser.page_checks import accessibility_violations, screenshot, scrolls_sideways, small_targets
from browser.server_process import ServerProcess
from browser.table_page import PATIENCE, actions, canvas, played, status, wait_until

Visit = Callable[..., Page]

UP = "1,0,0,0"
EAST = "1,0,1,0"
ALONE = {"mode": "fantasy", "players": "1"}
POST = f"+3 t3 3@5,5,1.5/{UP}~"
TEE = f"{POST} +5 t5 5@5,5,3.5/{EAST}~"
ROW = " ".join(f"+4 t4 4@{2 + 1.2 * k},5,2/{UP}~" for k in range(4))
ABLE = "!document.querySelector('.hand-panel .main')?.disabled && !!document.querySelector('.hand-panel .main')"


def join(visit: Visit, server: ServerProcess, line: str, *, options: dict[str, str] = ALONE, **more: Any) -> Page:
    """At a table in the middle of building; all seats are here."""
    settings = {"tips": 3, "twin": more.pop("plan", False), "quality": more.pop("quality", "plain")}
    page = visit(server.table_in_play("talo", options, line), settings=settings, **more)
    page.wait_for_selector(".hand-panel, section[aria-label='End of the game']")
    return page


def in_hand(page: Page) -> None:
    """Until it is known where the bar in hand would come to rest."""
    wait_until(page, ABLE)


def bars(page: Page) -> list[list[float]]:
    found: list[list[float]] = json.loads(canvas(page).get_attribute("data-bars") or "[]")
    return found


def let_go(page: Page, press: Callable[[], None]) -> None:
    """Lets go of the bar, and waits until the referee has it."""
    before = len(actions(page))
    in_hand(page)
    press()
    played(page, before + 1)


def enter(page: Page) -> None:
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")


def says(page: Page, selector: str, words: str) -> None:
    """Waits for words, without the marks that keep names apart in mixed directions."""
    wait_until(
        page,
        f"""[...document.querySelectorAll({json.dumps(selector)})].some(one =>
            one.textContent.replace(/[\\u2066-\\u2069]/g, '').includes({json.dumps(words)}))""",
    )


def take_any(page: Page) -> None:
    """Takes what the roll allows, in one bar where the supply has it."""
    before = len(actions(page))
    page.locator(".shelf .offer").first.click()
    played(page, before + 1)
    in_hand(page)


def test_set_up_offers_it_and_a_first_bar_is_placed(visit: Visit, server: ServerProcess) -> None:
    page = visit("/#/new/talo", settings={"tips": 3, "quality": "plain"})
    page.get_by_role("button", name="Build freely").click()
    expect(page.get_by_text("lives on the server")).to_be_visible()
    page.get_by_role("button", name="one", exact=True).click()
    expect(page.locator(".seats li")).to_have_count(1)
    expect(page.get_by_role("button", name="bot")).to_have_count(0)
    page.get_by_text("Options").click()
    page.get_by_label("Board").select_option(label="the bare table")
    page.get_by_label("Goal").select_option(label="a bridge")
    screenshot(page, "fantasy-set-up")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".hand-panel .offer")
    expect(page.get_by_text("a bridge")).to_be_visible()
    take_any(page)
    let_go(page, lambda: enter(page))
    assert len(bars(page)) == 1


def point_at(page: Page, x: float, y: float) -> tuple[float, float]:
    """Moves the mouse over a post until the bar in hand hangs nearest to its middle, as a person would by eye."""
    box = canvas(page).bounding_box()
    assert box is not None

    def point(spot: tuple[float, float]) -> tuple[float, float]:
        return box["x"] + box["width"] * spot[0], box["y"] + box["height"] * spot[1]

    def away(spot: tuple[float, float]) -> float:
        page.mouse.move(*point(spot))
        for _ in range(3):  # heard in one frame, moved and drawn in the next
            page.evaluate("new Promise(requestAnimationFrame)")
        held = json.loads(canvas(page).get_attribute("data-held") or "null")
        return float(abs(held[0] - x) + abs(held[1] - y))

    across = min((0.4 + 0.02 * k for k in range(13)), key=lambda one: away((one, 0.45)))  # the post
    top = min((0.25 + 0.008 * k for k in range(25)), key=lambda one: away((across, one)))  # and up to its top
    around = [(across + 0.01 * i, top + 0.005 * k) for i in (-1, 0, 1) for k in (-1, 0, 1)]
    nearest = min(around, key=away)
    assert away(nearest) < 0.4  # the post is half a unit wide on each side of its middle
    return point(nearest)


def test_a_small_tower_by_mouse_and_undo_restores_the_world_exactly(visit: Visit, server: ServerProcess) -> None:
    page = join(visit, server, f"{POST} +3 t3")
    before = bars(page)
    in_hand(page)
    page.keyboard.press("g")  # no snapping: the bar stays where it is brought
    x, y = point_at(page, 5, 5)
    page.mouse.wheel(0, 100)
    in_hand(page)
    screenshot(page, "fantasy-mouse")
    let_go(page, lambda: page.mouse.click(x, y))
    token = next(one for one in reversed(actions(page)) if one[0] != "+")
    assert token.startswith("3@")
    _, east, north, height, *turned = bars(page)[1]
    assert (east, north) == pytest.approx((5, 5), abs=0.4)
    assert height == pytest.approx(3.5, abs=0.02)  # it lies on the post, and has not slipped off
    assert turned[3] != 0  # the wheel has turned it about the upright axis
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("z")
    wait_until(page, f"JSON.parse(document.querySelector('canvas').dataset.bars).length === {len(before)}")
    assert bars(page) == before


def test_a_tower_by_keys_alone(visit: Visit, server: ServerProcess) -> None:
    page = join(visit, server, f"{POST} +2 t2")
    in_hand(page)
    for key in ("a", "a"):  # lying the other way, then upright
        page.keyboard.press(key)
    let_go(page, lambda: enter(page))
    assert bars(page)[1][1:4] == pytest.approx([5, 5, 4], abs=0.02)
    says(page, ".measured", "5")


def test_lowering_slowly_turning_and_moving_finely(visit: Visit, server: ServerProcess) -> None:
    page = join(visit, server, f"{POST} +5 t5")
    in_hand(page)
    for key in ("Shift+ArrowRight", "r", "PageDown", "PageDown", "PageDown", "PageDown", "PageDown", "PageDown"):
        page.keyboard.press(key)
    let_go(page, lambda: enter(page))
    _, x, y, z, w, *turn = bars(page)[1]
    assert (x, y, z) == pytest.approx((5.1, 5, 3.5), abs=0.02)
    assert sum(part * part for part in (w, *turn)) == pytest.approx(1, abs=1e-3)
    assert turn[2] != 0  # turned by 15 degrees about the upright axis


def test_a_tower_by_sentences(visit: Visit, server: ServerProcess) -> None:
    page = join(visit, server, f"{TEE} +2 t2", plan=True)
    field = page.get_by_label("Say where the bar goes")
    field.fill("2, upright, on top of bar 2, at its east end, turned 15 degrees")
    page.keyboard.press("Enter")
    says(page, ".fantasy .said", "bar 2")
    field.fill("the 2, upright, on top of bar 2")
    page.keyboard.press("Enter")
    before = len(actions(page))
    in_hand(page)
    page.get_by_role("button", name="Let go").click()
    played(page, before + 1)
    says(page, "[data-bar='3']", "upright")
    says(page, "[data-bar='3']", "It touches bar 2.")
    says(page, "[data-bar='1']", "bar 2 and the ground")
    screenshot(page, "fantasy-text")


def test_sentences_in_german(visit: Visit, server: ServerProcess) -> None:
    page = join(visit, server, f"{TEE} +2 t2", plan=True, locale="de-DE")
    page.get_by_label("Sag, wohin der Stab kommt").fill(
        "2er, stehend, oben auf Stab 2, am Ostende, um 15 Grad gedreht"
    )
    page.keyboard.press("Enter")
    says(page, ".fantasy .said", "Stab 2")
    says(page, ".fantasy .said", "von Höhe")


def test_an_overlap_is_refused_in_the_words_of_the_server(visit: Visit, server: ServerProcess) -> None:
    page = join(visit, server, f"{POST} +3 t3", plan=True)
    page.get_by_label("Say where the bar goes").fill("upright, at 5.5, 5, height 0.1")
    page.keyboard.press("Enter")
    says(page, ".hand-panel .said", "The 3 would stick in bar 1.")
    expect(page.get_by_role("button", name="Let go")).to_be_disabled()
    assert actions(page)[-1] == "t3"


def test_holding_one_bar_while_the_other_is_placed(visit: Visit, server: ServerProcess) -> None:
    page = join(visit, server, f"{POST} +5 t1+4", plan=True)
    field = page.get_by_label("Say where the bar goes")
    field.fill("4, lying from west to east, at 5.5, 5")
    page.keyboard.press("Enter")
    in_hand(page)
    page.get_by_role("button", name="Hold", exact=True).click()
    field.fill("1, on top of bar 2, at its west end")
    page.keyboard.press("Enter")
    before = len(actions(page))
    in_hand(page)
    page.get_by_role("button", name="Let go").click()
    played(page, before + 1)
    token = next(token for token in reversed(actions(page)) if "@" in token)
    assert re.match(r"4@.*&1@.*~", token)


def test_a_fall_is_shown_and_can_be_seen_again(visit: Visit, server: ServerProcess) -> None:
    page = join(visit, server, f"{ROW} +10 t10")
    in_hand(page)
    # A long bar that leans over the row, high above it: it comes down on the posts.
    page.evaluate("document.activeElement.blur()")
    for key in ("y", "y", "Shift+ArrowUp"):
        page.keyboard.press(key)
    before = len(actions(page))
    in_hand(page)
    enter(page)
    wait_until(page, "document.querySelector('canvas').dataset.falling === 'true'")
    screenshot(page, "fantasy-falling")
    played(page, before + 1)
    again = page.get_by_role("button", name=re.compile("Watch the fall again"))
    expect(again.first).to_be_visible()
    again.first.click()
    wait_until(page, "document.querySelector('canvas').dataset.falling === 'true'")
    page.keyboard.press("Escape")
    wait_until(page, "document.querySelector('canvas').dataset.falling === 'false'")


def test_with_reduced_motion_nothing_is_seen_falling(visit: Visit, server: ServerProcess) -> None:
    page = join(visit, server, f"{POST} +4 t4", reduced_motion="reduce")
    in_hand(page)
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    before = len(actions(page))
    in_hand(page)
    enter(page)
    played(page, before + 1)
    assert canvas(page).get_attribute("data-falling") == "false"


def test_the_end_is_kept_in_the_gallery_also_after_a_reload(visit: Visit, server: ServerProcess, axe: str) -> None:
    page = join(visit, server, f"{TEE} +2 t2")
    page.get_by_role("button", name="Finished").click()
    page.locator(".ends .main").click()
    expect(page.get_by_role("heading", name="It stands")).to_be_visible()
    wait_until(page, "document.querySelector('canvas').dataset.turning === 'true'")
    expect(page.get_by_text("kept in the gallery")).to_be_visible()
    screenshot(page, "fantasy-end")
    assert accessibility_violations(page, axe) == []
    with page.expect_download() as saved:
        page.get_by_role("button", name="Record of the game").click()
    assert "fantasy" in saved.value.path().read_text(encoding="utf-8")
    page.get_by_role("link", name="Gallery").click()
    page.wait_for_selector("li img")
    page.reload()
    page.wait_for_selector("li img")
    screenshot(page, "fantasy-gallery")
    assert accessibility_violations(page, axe) == []
    page.locator("li a").first.click()
    wait_until(page, "document.querySelector('canvas')?.dataset.turning === 'true'")
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("Nothing has been built")).to_be_visible()


def test_without_webgl_there_are_three_views_with_the_same_hands(visit: Visit, server: ServerProcess) -> None:
    page = join(visit, server, f"{POST} +5 t5", quality="flat")
    assert page.locator("svg[data-view]").count() == 3
    in_hand(page)
    box = page.locator("svg[data-view=above]").bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] + 6, middle[1], steps=3)
    page.mouse.up()
    page.mouse.wheel(0, 100)
    before = len(actions(page))
    in_hand(page)
    page.get_by_role("button", name="Let go").click()
    played(page, before + 1)
    expect(page.locator("[data-bar='2']")).to_be_visible()
    screenshot(page, "fantasy-flat")


def touch(fingers: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    fingers.send(
        "Input.dispatchTouchEvent",
        {"type": kind, "touchPoints": [{"x": x, "y": y, "id": k} for k, (x, y) in enumerate(points)]},
    )


def drag(fingers: CDPSession, start: tuple[float, float], end: tuple[float, float]) -> None:
    """One finger, in three steps."""
    touch(fingers, "touchStart", start)
    for part in (1 / 3, 2 / 3, 1):
        touch(fingers, "touchMove", (start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])))
    touch(fingers, "touchEnd")


def held(page: Page) -> list[float]:
    """Where the bar in hand is, and how it is turned."""
    found: list[float] = json.loads(canvas(page).get_attribute("data-held") or "null")
    return found


def test_two_fingers_on_a_small_phone(visit: Visit, server: ServerProcess, axe: str) -> None:
    page = join(visit, server, f"{POST} +5 t5", width=360, height=740, has_touch=True, is_mobile=True)
    in_hand(page)
    assert not scrolls_sideways(page)
    assert small_targets(page) == []
    box = canvas(page).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)
    before = held(page)
    touch(fingers, "touchStart", (x - 40, y), (x + 40, y))
    for turn in (10, 20, 30, 40):
        touch(fingers, "touchMove", (x - 40, y + turn), (x + 40, y - turn))
    touch(fingers, "touchEnd")
    in_hand(page)
    assert held(page)[3:] != before[3:]  # two fingers turn it
    assert held(page)[:2] == before[:2]
    drag(fingers, (x, y), (x + 30, y))
    in_hand(page)
    assert held(page)[:2] != before[:2]  # one moves it
    screenshot(page, "fantasy-phone")
    assert accessibility_violations(page, axe) == []
    drag(fingers, (x + 30, y), (x, y))
    in_hand(page)
    assert held(page)[:2] == pytest.approx(before[:2], abs=0.2)
    page.get_by_role("button", name="Let go").click()
    wait_until(page, "JSON.parse(document.querySelector('canvas').dataset.bars).length === 2")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844), (844, 390)])
def test_how_it_looks(visit: Visit, server: ServerProcess, axe: str, width: int, height: int, theme: str) -> None:
    page = join(visit, server, f"{TEE} +7 t3+4", width=width, height=height, theme=theme)
    in_hand(page)
    screenshot(page, f"fantasy-{width}-{theme}")
    assert not scrolls_sideways(page)
    assert accessibility_violations(page, axe) == []
    assert status(page)


def test_without_simd_the_plain_build_does_the_same(visit: Visit, server: ServerProcess) -> None:
    """The worker of the physics is told that the browser knows no SIMD; it loads the other build of Rapier."""
    page = visit("/", settings={"tips": 3, "quality": "plain"})
    loaded: list[str] = []
    page.context.on("request", lambda request: loaded.append(request.url))

    def build_upwards() -> str:
        loaded.clear()
        page.goto(server.url + server.table_in_play("talo", ALONE, f"{POST} +2 t2"))
        page.wait_for_selector(".hand-panel")
        in_hand(page)
        for key in ("a", "a"):
            page.keyboard.press(key)
        let_go(page, lambda: enter(page))
        assert bars(page)[1][1:4] == pytest.approx([5, 5, 4], abs=0.02)
        (engine,) = {url for url in loaded if "rapier" in url}
        return engine

    with_simd = build_upwards()
    page.context.route(
        "**/worker-*.js",
        lambda route: route.fulfill(
            body="WebAssembly.validate = () => false;\n" + route.fetch().text(), content_type="text/javascript"
        ),
    )
    assert build_upwards() != with_simd


def test_building_on_the_islands(visit: Visit, server: ServerProcess) -> None:
    page = join(visit, server, "+3 t3", options=ALONE | {"board": "islands"})
    in_hand(page)
    let_go(page, lambda: enter(page))
    screenshot(page, "fantasy-islands")
    assert len(bars(page)) == 1


def test_an_empty_supply_ends_the_building(visit: Visit, server: ServerProcess) -> None:
    """55 bars in rows of towers; the last one is placed by hand."""
    line, count = [], 0
    for length in range(10, 0, -1):
        for _ in range(11 - length):
            count += 1
            x, y = (count - 1) % 8 * 2 - 3, (count - 1) // 8 * 2 - 3
            line.append(f"+{length} t{length}")
            if count < 55:
                line.append(f"{length}@{x},{y},{length / 2}/{UP}~")
    page = join(visit, server, " ".join(line))
    in_hand(page)
    page.keyboard.press("a")
    let_go(page, lambda: enter(page))
    expect(page.get_by_role("heading", name="It stands")).to_be_visible(timeout=1000 * PATIENCE)
