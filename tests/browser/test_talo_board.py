"""Talo in the browser: games against a bot, the live verdict, holding, a collapse, climbing; how it looks."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.page_checks import accessibility_violations, screenshot, scrolls_sideways, small_targets
from browser.server_process import ServerProcess
from browser.table_page import (
    actions,
    at_rest,
    await_turn,
    canvas,
    over,
    played,
    render_stats,
    skip_tips,
    status,
    stays_still,
    strip_bidi_marks,
    wait_until,
)

Visit = Callable[..., Page]

SYMMETRIC = {"starts": "symmetric"}
DARING = {"starts": "symmetric", "collapse": "dare"}
POST = "+3 t3 3z@4,4,0 ."
TOWER = (
    "+3 t3 3z@4,4,0 . +3 t3 3z@4,6,0 . +5 t5 5y@4,3,3 . +4 t4 4z@4,5,4 . +3 t3 3x@3,5,8 . +4 t4 4z@6,4,0 . "
    "+2 t2 2z@6,4,4 . +3 t3 3y@6,3,6 . +1 t1 1z@4,3,4 . +6 t6 6x@0,1,0 . +2 t2 2z@2,1,1 . +4 t4"
)
STAIRS = "@0,1 @9,9 " + " ".join(f"+{n} t{n} {n}z@{n - 1},0,0 ." for n in range(1, 11)) + " +1 t1 1z@5,5,0"


def join(page: Page, way: str, bot: str, **options: str) -> None:
    page.get_by_role("button", name=way).click()
    page.locator(".seats select").nth(1).select_option(label=bot)
    page.get_by_text("Options").click()
    for label, value in options.items():
        page.get_by_label(label.replace("_", " "), exact=True).select_option(label=value)
    page.get_by_role("button", name="Sit down").click(timeout=120_000)  # the first table waits for the rules
    page.wait_for_selector(".stage canvas, .text-board")
    skip_tips(page)


def join_table(
    visit: Visit, server: ServerProcess, line: str, options: dict[str, str] = SYMMETRIC, **more: object
) -> Page:
    """At a table in mid-game, all seats here."""
    path, _, key = server.table_in_play("talo", options, line).partition("#")
    page = visit(f"{path}?quality={more.pop('quality', 'plain')}{more.pop('query', '')}#{key}", **more)
    page.wait_for_selector(
        "canvas[data-still=true], .text-board", timeout=120_000
    )  # the server plays the line again
    skip_tips(page)
    return page


def verdict(page: Page) -> str:
    """What the referee says of the bar in the air, once it has been said."""
    wait_until(page, "/[a-z]/.test(document.querySelector('.verdict')?.textContent ?? '')")
    return strip_bidi_marks(page.locator(".verdict").inner_text())


def choose_bars(page: Page) -> None:
    """A bar of 1 with another one, if the roll allows; else the first of the offers."""
    offers = page.locator(".offer")
    pair = page.get_by_role("button", name=re.compile("take a .?1.? and a"))
    before = len(actions(page))
    (pair if pair.count() else offers).first.click()
    played(page, before + 1)


def build(page: Page) -> None:
    """Holds the shortest bar over the middle, and walks on until it can be placed, or let fall."""
    before = len(actions(page))
    page.locator(".grip").first.click()
    page.keyboard.press("ArrowRight")
    for key in (
        "ArrowUp",
        "ArrowUp",
        "ArrowLeft",
        "ArrowLeft",
        "ArrowDown",
        "ArrowLeft",
        "ArrowUp",
        "ArrowUp",
        "r",
    ):
        verdict(page)
        if page.get_by_role("button", name="Let it fall").is_visible():
            page.keyboard.press("g")
            return played(page, before + 1)
        if page.locator(".panel .button.main").is_enabled():
            page.keyboard.press("Enter")
            return played(page, before + 1)
        page.keyboard.press(key)
    raise AssertionError("the bar could be placed nowhere")


@pytest.mark.parametrize("board", ["the green", "islands"])
def test_a_whole_game_against_a_bot(visit: Visit, board: str) -> None:
    """Daring as it goes: the shortest way to an end is to bring everything down."""
    page = visit("/new/talo?quality=plain")
    join(
        page,
        "Against a bot",
        "Pip (gentle)",
        Board=board,
        What_would_fall="may be let go; whoever lets it fall loses",
    )
    await_turn(page)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    played(page, 1)
    for _ in range(60):
        await_turn(page)
        if over(page):
            break
        if page.locator(".offer").count():
            choose_bars(page)
        elif page.locator(".grip:not(:has-text('Pawn'))").count():
            build(page)
        else:
            before = len(actions(page))
            page.keyboard.press("n")
            played(page, before + 1)
    assert over(page)
    assert "Your bar has fallen" in status(page)
    said = strip_bidi_marks(page.get_by_role("list", name="Pawns").inner_text())
    assert "You" in said
    assert "Pip" in said


def test_climbing_to_the_top_wins(visit: Visit, server: ServerProcess) -> None:
    page = join_table(visit, server, STAIRS, {})
    page.keyboard.press("p")
    expect(page.locator(".panel")).to_contain_text(re.compile("height .?10"))
    screenshot(page, "talo-stairs")
    page.keyboard.press("Enter")
    wait_until(page, "!!document.querySelector('section[aria-label=\"End of the game\"]')")
    assert actions(page)[-1] == ">9,0,10"
    assert "stands at height 10 and wins" in status(page)


def test_the_verdict_says_how_it_would_fall(visit: Visit, server: ServerProcess) -> None:
    page = join_table(visit, server, POST + " +4 t4")
    for key in ("ArrowRight", "ArrowLeft", "ArrowLeft"):
        page.keyboard.press(key)
    assert verdict(page) == "The 4 would not stay up: it would fall to the west, and one bar would move."
    expect(page.get_by_role("button", name="Place", exact=True)).to_be_disabled()
    screenshot(page, "talo-falls")
    page.keyboard.press("PageDown")
    assert verdict(page) == "The 4 would go through another bar."
    page.keyboard.press("Enter")  # nothing happens but the sentence
    page.keyboard.press("b")
    page.keyboard.press("r")
    page.keyboard.press("r")  # upright, on the board beside the post
    assert verdict(page) == "It stands."
    page.keyboard.press("Enter")
    played(page, 7)
    assert actions(page)[-1] == "4z@2,4,0"


def test_a_bar_is_held_until_its_counterweight_lies(visit: Visit, server: ServerProcess) -> None:
    page = join_table(visit, server, POST + " +5 t1+4")
    for key in ("ArrowRight", "ArrowLeft", "ArrowLeft"):  # the longer bar is in hand
        page.keyboard.press(key)
    assert verdict(page) == "Alone it would fall to the west. Hold it, and place the 1 as its counterweight."
    page.get_by_role("button", name="Hold", exact=True).click()
    played(page, 7)
    assert actions(page)[-1] == "4x@2,4,3!"
    assert "holds the 4 and places the 1" in status(page)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    assert verdict(page) == "It stands, but only just."  # over the post
    page.keyboard.press("ArrowLeft")
    assert "would fall to the west, and 2 bars would move" in verdict(page)
    screenshot(page, "talo-held")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert verdict(page) == "It stands."
    page.keyboard.press("Enter")
    played(page, 8)
    assert actions(page)[-1] == "1z@5,4,4"


def topple(page: Page, ready: str = "") -> int:
    """A bar across the highest one, half over its edge; how many frames were drawn before it was let go."""
    for key in ("r", *["ArrowRight"] * 2, "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
    assert "and you would lose" in verdict(page)
    page.keyboard.press("Enter")  # placing is not daring
    assert len(actions(page)) == len(TOWER.split())
    if ready:
        engine_is(page, ready)
    before = render_stats(page)["frames"]
    page.get_by_role("button", name="Let it fall").click()
    return before


def engine_is(page: Page, there: str) -> None:
    """The engine of falls was loaded, or could not be: a bar that may be let fall asks for it."""
    wait_until(page, f"document.querySelector('canvas[data-tier]').dataset.engine === '{there}'")


def watch_the_end(page: Page) -> None:
    """Notes whether something still falls when the end of the game is announced."""
    page.evaluate(
        """() => {
          const canvas = document.querySelector('canvas[data-tier]');
          window.fell = [];
          new MutationObserver(() => {
            const end = document.querySelector('section[aria-label="End of the game"]');
            const said = document.querySelector('.status').textContent.includes('has fallen');
            if (canvas.dataset.falling === 'true' || end || said)
              window.fell.push([canvas.dataset.falling === 'true', !!end || said].join());
          }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        }"""
    )


def test_a_collapse_is_seen_and_can_be_skipped(visit: Visit, server: ServerProcess) -> None:
    page = join_table(visit, server, TOWER, DARING)
    before = topple(page)
    wait_until(page, "document.querySelector('canvas[data-tier]').dataset.falling === 'true'")
    wait_until(page, f"Number(document.querySelector('canvas[data-tier]').dataset.frames) > {before + 2}")
    screenshot(page, "talo-collapsing")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Escape")
    assert stays_still(page)
    screenshot(page, "talo-collapsed")
    assert "has fallen" in status(page)


def test_the_winner_is_announced_after_the_fall(visit: Visit, server: ServerProcess) -> None:
    page = join_table(visit, server, TOWER, DARING)
    watch_the_end(page)
    topple(page)
    wait_until(page, "window.fell.includes('false,true')")
    assert stays_still(page)  # the wood lies still
    seen = set(page.evaluate("window.fell"))
    assert "true,false" in seen  # the fall was seen
    assert "true,true" not in seen  # and nobody spoke before its end


def test_what_falls_has_bodies(visit: Visit, server: ServerProcess) -> None:
    """The bars fall in the engine of Talo-Fantasy, which a board loads only when something may fall."""
    page = join_table(visit, server, TOWER, DARING)
    loaded: list[str] = []
    page.on("worker", lambda worker: loaded.append(worker.url))
    at_rest(page)
    assert not [url for url in loaded if "physics" in url]
    topple(page, ready="true")
    wait_until(page, "document.querySelector('canvas[data-tier]').dataset.falling === 'true'")
    assert canvas(page).get_attribute("data-bodies") == "true"
    wait_until(page, "!!document.querySelector('section[aria-label=\"End of the game\"]')")
    assert stays_still(page)
    screenshot(page, "talo-collapsed-bodies")


def test_without_the_engine_it_falls_as_before(visit: Visit, server: ServerProcess) -> None:
    page = join_table(visit, server, TOWER, DARING)
    page.route("**/rapier-*.js", lambda route: route.abort())
    topple(page, ready="false")
    wait_until(page, "document.querySelector('canvas[data-tier]').dataset.falling === 'true'")
    assert canvas(page).get_attribute("data-bodies") == "false"
    wait_until(page, "!!document.querySelector('section[aria-label=\"End of the game\"]')")
    assert stays_still(page)


def test_a_bar_beside_a_post_drops_to_what_is_below(visit: Visit, server: ServerProcess) -> None:
    """Whatever part of the construction is pointed at, an upright 1 rests on something."""
    page = join_table(visit, server, TOWER.removesuffix("+4 t4") + "+1 t1")
    at_rest(page)
    box = canvas(page).bounding_box()
    assert box is not None
    held: set[str] = set()
    for down in range(25, 80, 5):
        for along in range(35, 66, 3):
            page.mouse.move(box["x"] + box["width"] * along / 100, box["y"] + box["height"] * down / 100)
            if page.locator(".verdict").is_visible():
                held.add(verdict(page))
    assert len(held) >= 1
    assert not [words for words in held if "rest on nothing" in words]


def test_a_collapse_is_still_where_motion_is_not_wanted(visit: Visit, server: ServerProcess) -> None:
    page = join_table(visit, server, TOWER, DARING, reduced_motion="reduce")
    before = topple(page)
    wait_until(page, "!!document.querySelector('section[aria-label=\"End of the game\"]')")
    assert stays_still(page)
    assert render_stats(page)["frames"] - before < 12


def test_bars_are_placed_by_mouse_and_wheel(visit: Visit, server: ServerProcess) -> None:
    page = join_table(visit, server, POST + " +4 t4")
    page.keyboard.press("t")  # from above
    at_rest(page)
    box = canvas(page).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2 + 60, box["y"] + box["height"] / 2 + 60
    page.mouse.move(x, y)
    assert verdict(page) == "It stands."
    page.mouse.wheel(0, -100)
    assert "would rest on nothing" in verdict(page)
    page.mouse.wheel(0, 100)
    assert verdict(page) == "It stands."
    page.mouse.click(x, y)
    played(page, 7)
    assert re.fullmatch(r"4x@\d,\d,0", actions(page)[-1])


def test_four_pawns_are_shown_with_their_reach(visit: Visit, server: ServerProcess) -> None:
    page = join_table(visit, server, "+1 t1 1z@2,3,0", {"starts": "symmetric", "players": "4"})
    expect(page.get_by_role("list", name="Pawns").get_by_role("listitem")).to_have_count(4)
    page.keyboard.press("ArrowUp")
    expect(page.locator(".panel")).to_contain_text(re.compile("height .?1"))
    page.keyboard.press("Enter")
    played(page, 4)
    assert actions(page)[-1] == ">2,3,1"
    page.keyboard.press("n")
    played(page, 5)
    supply = page.get_by_role("region", name=re.compile("Supply"))
    assert strip_bidi_marks(supply.get_attribute("aria-label") or "") == "Supply: 54"
    assert "9 bars of 1" in strip_bidi_marks(supply.inner_text())


def test_the_plan_is_spoken_and_never_too_long(visit: Visit, server: ServerProcess) -> None:
    page = join_table(visit, server, TOWER, DARING)
    page.keyboard.press("f")

    def spoken(cell: str) -> str:
        found = [strip_bidi_marks(text) for text in page.locator(".cell .heard").all_inner_texts()]
        return next(phrase for phrase in found if phrase.startswith(cell + ","))

    assert spoken("column 3, row 1").startswith("column 3, row 1, layer 0, the 6, west to east")
    assert spoken("column 2, row 2") == "column 2, row 2, layer 0, pawn of Seat 1."
    assert spoken("column 4, row 4").startswith("column 4, row 4, layer 0, the 3, upright")
    page.get_by_role("button", name="One layer up").click()
    assert spoken("column 2, row 2") == "column 2, row 2, layer 1, upper half of the pawn of Seat 1."
    many = r"\d+ things can be done here"
    assert re.match(f"column 3, row 1, layer 1, empty, on a bar of 6, {many}", spoken("column 3, row 1"))
    assert page.locator(".doable").count() == 60
    expect(page.locator(".doing")).to_contain_text("more: choose a cell of the plan")
    assert "In the supply: 1\u00a0×9, 2\u00a0×7" in strip_bidi_marks(page.locator(".plan").inner_text())
    page.get_by_label("Move in notation").fill("4x@0,0,3")
    page.keyboard.press("Enter")
    expect(page.locator("#wrong")).to_have_text(re.compile("would rest on nothing"))


def full() -> str:
    """54 of the 55 bars: walls around the site and towers on them, the last bar in hand."""
    walls = ["10x@0,0,0", "9x@0,9,0", "9x@0,9,1", "8y@9,1,0", "8y@9,1,1", "8y@9,1,2", "7y@0,1,0", "7y@0,1,1"]
    walls += ["7y@0,1,2", "7y@0,1,3"]
    floors = [f"{n}x@2,{y},{z}" for n, count, y in ((6, 5, 2), (5, 6, 4), (4, 7, 6)) for z, y in _rows(count, y)]
    posts = [f"3z@{x},{y},{z}" for x, y, z in ((8, 2, 0), (8, 4, 0), (8, 6, 0), (8, 2, 3), (8, 4, 3), (8, 6, 3))]
    posts += ["3z@8,2,6", "3z@8,4,6"]
    small = [f"2z@1,{y},{z}" for y, z in ((2, 0), (4, 0), (6, 0), (2, 2), (4, 2), (6, 2), (2, 4), (4, 4), (6, 4))]
    ones = [f"1z@{x},8,{z}" for x in (2, 4, 6) for z in (0, 1, 2)]
    bars = [*walls, *floors, *posts, *small, *ones]
    turns = [f"+{length} t{length} {bar} ." for bar in bars for length in [bar.split("@")[0][:-1]]]
    return " ".join(["@8,8 @7,8", *turns, "+1 t1"])


def _rows(count: int, y: int) -> list[tuple[int, int]]:
    return [(k // 2, y + k % 2) for k in range(count)]


@pytest.mark.parametrize("tier", ["plain", "full"])
def test_fifty_five_bars_are_drawn_in_few_calls(visit: Visit, server: ServerProcess, tier: str) -> None:
    page = join_table(visit, server, full(), {}, quality=tier)
    page.set_default_timeout(120_000)  # a processor that draws soft shadows takes its time
    page.keyboard.press("ArrowRight")
    assert "stands" in verdict(page)
    page.keyboard.press("x")  # the highest layer fades
    at_rest(page)
    screenshot(page, f"talo-full-{tier}")
    assert canvas(page).get_attribute("data-tier") == tier
    drawn = render_stats(page)
    assert drawn["calls"] <= 12
    assert 5_000 < drawn["triangles"] <= 60_000
    assert stays_still(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 360])
def test_talo_is_accessible(visit: Visit, server: ServerProcess, axe: str, theme: str, width: int) -> None:
    phone_viewport = {"height": 740, "has_touch": True} if width == 360 else {}
    page = visit("/new/talo", width=width, theme=theme, **phone_viewport)

    def check(name: str) -> None:
        screenshot(page, f"talo-{name}-{theme}-{width}")
        assert accessibility_violations(page, axe) == [], name
        assert not scrolls_sideways(page), name
        if width == 360:
            assert small_targets(page) == [], name

    page.get_by_text("Options").click()
    expect(page.get_by_label("What would fall")).to_be_visible()
    check("setup")
    path, _, key = server.table_in_play("talo", DARING | {"board": "islands"}, "+3 t3 3z@4,4,0 . +5").partition(
        "#"
    )
    page.goto(f"{server.url}{path}#{key}")
    page.wait_for_selector("canvas[data-still=true]")
    check("first-tip")
    skip_tips(page)
    check("take")
    page.keyboard.press("2")
    wait_until(page, "document.querySelectorAll('.grip').length === 2")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    verdict(page)
    check("verdict")
    page.keyboard.press("f")
    page.wait_for_selector(".text-board")
    check("plan")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    check("rules")


@pytest.mark.parametrize("lang", ["de", "en-XB"])
def test_talo_in_german_and_from_right_to_left(visit: Visit, server: ServerProcess, lang: str) -> None:
    page = join_table(visit, server, POST + " +5 t1+4", query=f"&lang={lang}")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    said = verdict(page)
    assert ("würde er nach Westen fallen" if lang == "de" else "would fall to the west") in said
    assert not scrolls_sideways(page)
    screenshot(page, f"talo-{lang}")
