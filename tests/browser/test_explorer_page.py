"""The explorer of babel: every action signed, the address is the position, Back is undo; and the whole truth."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.page_checks import accessibility_violations, screenshot, scrolls_sideways, small_targets
from browser.table_page import strip_bidi_marks, tab_to, type_action, wait_until

Visit = Callable[..., Page]
SWIFT = {"tips": 3, "speed": "none", "sound": False}
BLOCKED = "b2ws b1wu a2u a1n a2e b1w"  # a short game
LATE = "a1enu,b1u,a2u,b2ws,b1-"  # nine actions: some win, some lose


def values(page: Page) -> list[str]:
    page.wait_for_selector(".values .score")
    return [strip_bidi_marks(text).replace("\n", " ") for text in page.locator(".values .score").all_inner_texts()]


def signs_in(page: Page, places: str) -> list[str]:
    """What the signs in cells say; the number that is seen is the distance that is told."""
    signs = page.locator(f"{places} .brief")
    expect(signs).to_have_count(3)
    told = [strip_bidi_marks(text) for text in signs.locator(".heard").all_inner_texts()]
    seen = [strip_bidi_marks(text) for text in signs.locator(".figures").all_inner_texts()]
    assert seen == [words.split()[-1] for words in told]
    return told


def test_every_action_has_a_score_and_the_address_is_the_position(visit: Visit) -> None:
    page = visit("/explore/babel", settings=SWIFT)
    first = values(page)
    assert len(first) == 32
    won = [text for text in first if text.startswith("wins in 15")]
    assert first[: len(won)] == won  # best first
    assert set(first[len(won) :]) == {"loses in 18", "loses in 22"}
    assert first[-1] == "loses in 18"  # what loses sooner comes last
    expect(page.locator(".truth")).to_contain_text("wins in")
    signs = page.locator(".values .score svg path")
    assert signs.first.get_attribute("d") != signs.last.get_attribute("d")  # not by colour alone

    page.locator(".values a[href$='at=a1enu']").click()
    page.wait_for_url(re.compile(r"\?at=a1enu$"))
    expect(page.locator(".status")).to_contain_text("2")
    expect(page.locator(".truth")).to_contain_text("the other player wins")
    page.go_back()
    page.wait_for_url(re.compile("/explore/babel$"))
    expect(page.locator(".values a")).to_have_count(32)

    page.goto(page.url.replace("#/", "") + f"?at={LATE}&full_tower=draw")
    told = values(page)
    assert len(told) == 9
    on_board = signs_in(page, ".board .sign")
    assert len(on_board) == 3  # in every free cell what its best action is worth
    assert told[0] in on_board
    assert {words.split()[0] for words in on_board} <= {"wins", "loses", "shares"}
    expect(page.get_by_label("A complete tower")).to_have_value("draw")
    page.get_by_label("A complete tower").select_option("last")
    page.wait_for_url(re.compile("full_tower=last"))
    page.reload()
    expect(page.locator(".line a")).to_have_count(6)


def test_the_perfect_line_is_played_out_and_taken_back(visit: Visit) -> None:
    page = visit(f"/explore/babel?at={LATE}", settings=SWIFT)
    values(page)
    line = [str(link.get_attribute("href")).split(",")[-1] for link in page.locator(".perfect a").all()]
    page.get_by_role("button", name="Perfect line").click()
    page.wait_for_url(re.compile(re.escape(",".join([LATE, *line])) + "$"))
    expect(page.locator(".status")).to_contain_text("cannot place a cube any more")
    page.go_back()
    page.wait_for_url(re.compile(re.escape(",".join([LATE, *line[:-1]])) + "$"))
    expect(page.locator(".values a").first).to_contain_text("wins in")


def test_the_explorer_by_keyboard_and_as_plan(visit: Visit, expected_console_errors: list[str]) -> None:
    expected_console_errors.append("status of 422")
    page = visit(f"/explore/babel?at={LATE}", settings=SWIFT)
    values(page)
    on_board = signs_in(page, ".board .sign")
    tab_to(page, ".values a")
    page.keyboard.press("ArrowDown")
    chosen = strip_bidi_marks(page.evaluate("document.activeElement.querySelector('.move-words').textContent"))
    assert chosen in strip_bidi_marks(page.locator(".truth .selected").inner_text())
    page.keyboard.press("Enter")
    expect(page.locator("nav .line li")).to_have_count(len(LATE.split(",")) + 2)  # with the start
    assert chosen in strip_bidi_marks(page.locator("nav .line li").last.inner_text())
    page.keyboard.press("z")
    wait_until(page, f"location.hash.endsWith('?at={LATE}')")
    page.keyboard.press("f")
    expect(page.locator(".doable .score")).to_have_count(9)
    assert sorted(signs_in(page, ".cell .score")) == sorted(on_board)
    page.get_by_label("Move in notation").fill("a2d")
    page.keyboard.press("Enter")
    expect(page.locator("#wrong")).to_contain_text("does not fit")
    page.get_by_label("Move in notation").fill("a2e")
    page.keyboard.press("Enter")
    wait_until(page, "location.hash.endsWith(',a2e')")
    expect(page.get_by_role("status")).to_contain_text("bulge east, in the north-west")


def test_nonsense_in_the_address_gets_a_helpful_page(visit: Visit, expected_console_errors: list[str]) -> None:
    expected_console_errors += ["status of 422", "status of 404"]
    page = visit("/explore/babel?at=a1enu,b1n,b1-,a2-", settings=SWIFT)
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such position")
    expect(page.locator("main")).to_contain_text("already a cube there")
    page.get_by_role("link", name=re.compile("before move")).click()
    expect(page.locator(".line a")).to_have_count(3)
    for odd, words in (("?at=%F0%9F%8D%95", "is not a move"), ("?full_tower=high", "is not a value")):
        page.goto(page.url.split("?")[0] + odd)
        expect(page.locator("main")).to_contain_text(words)
    page.get_by_role("link", name="Start").click()
    expect(page.locator(".values a")).to_have_count(32)
    page.goto(page.url.replace("babel", "talo"))
    expect(page.locator("main")).to_contain_text("solved completely: Babel")


def test_a_finished_game_leads_to_the_explorer(join_table: Visit) -> None:
    page = join_table("babel", here=2, plan=True)
    for token in BLOCKED.split():
        type_action(page, token)
    page.get_by_role("link", name="Explorer").click()
    page.wait_for_url(re.compile(re.escape(f"/explore/babel?at={BLOCKED.replace(' ', ',')}&full_tower=last")))
    expect(page.locator(".status")).to_contain_text("cannot place a cube any more")


def test_the_theorem_page_draws_the_solution(visit: Visit) -> None:
    page = visit("/theorem/babel?full_tower=draw", settings=SWIFT)
    expect(page.locator(".result")).to_contain_text("300,779")
    expect(page.locator(".opening")).to_have_count(6)
    expect(page.locator(".opening.loss")).to_have_count(2)
    expect(page.get_by_role("row", name=re.compile("^24 "))).to_contain_text("1")
    expect(page.locator(".group").nth(3)).to_have_text(re.compile("Level .?4.?: .?149,065.? positions"))
    assert page.locator("rect.part").count() > 60
    page.locator(".opening").first.click()
    page.wait_for_url(re.compile(r"/explore/babel\?at=a1-&full_tower=draw"))
    assert len(values(page)) > 5
    page.get_by_role("link", name="Home").click()
    page.get_by_role("link", name=re.compile("Explorer of .?Babel")).click()
    assert len(values(page)) == 32


@pytest.mark.parametrize(("theme", "width"), [("light", 1280), ("dark", 360), ("light", 360)])
def test_the_explorer_and_the_theorem_are_accessible(visit: Visit, axe: str, theme: str, width: int) -> None:
    phone_viewport = {"height": 740, "has_touch": True} if width == 360 else {}
    page = visit(f"/explore/babel?at={LATE}", width=width, theme=theme, settings=SWIFT, **phone_viewport)
    values(page)

    def check(name: str) -> None:
        screenshot(page, f"{name}-{theme}-{width}")
        assert accessibility_violations(page, axe) == [], name
        assert not scrolls_sideways(page), name
        if width == 360:
            assert small_targets(page) == [], name

    check("explore")
    page.keyboard.press("f")
    page.wait_for_selector(".doable")
    check("explore-plan")
    page.get_by_role("link", name="The whole truth").click()
    page.wait_for_selector(".result")
    check("theorem")
