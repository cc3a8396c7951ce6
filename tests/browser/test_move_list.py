"""The list of moves, and the other places where people would otherwise read notation."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.table_page import actions, close_dialog, strip_bidi_marks, type_action

pytestmark = pytest.mark.long

NOTATION = re.compile(r"\d[xyz]@|[a-e][56]\+[a-e][56]|@\d|[a-f]\d~|=[a-e]\d|\b[ab][12][ewnsud]+\b")
NAMES = [{"kind": "here", "name": name} for name in ("Anna", "Ben", "Clara", "Dora")]
GAMES: dict[str, tuple[int, str]] = {
    "babel": (2, "a1- b1w a2s"),
    "nivos": (4, "n@c3 1x2@a1 2x2@a5"),
    "bubbles": (2, "."),
    "talo": (3, "@4,4 @5,5 @6,6"),
}


def heads(page: Page) -> list[str]:
    return [strip_bidi_marks(one).strip() for one in page.locator("thead th[scope=col]").all_inner_texts()]


@pytest.mark.parametrize("game", GAMES)
def test_the_list_of_moves_has_names_rows_and_words(join_table: Callable[..., Page], game: str) -> None:
    seats, tokens = GAMES[game]
    players = {"players": str(seats)} if game in ("nivos", "talo") else {}
    page = join_table(game, seats=NAMES[:seats], options=players, plan=True, width=1280, height=800)
    for token in tokens.split():
        type_action(page, token)
    assert heads(page) == ["Anna", "Ben", "Clara", "Dora"][:seats]
    rows = page.locator("section[aria-label='Moves so far'] tbody tr")
    expect(rows).to_have_count(-(-len(tokens.split()) // seats) if game != "bubbles" else 1)
    shown = strip_bidi_marks(page.locator("section[aria-label='Moves so far']").inner_text())
    assert not NOTATION.search(shown), shown
    assert actions(page)[: len(tokens.split())] == tokens.split()


def test_notation_is_a_setting(join_table: Callable[..., Page]) -> None:
    page = join_table("babel", here=2, plan=True, width=1280, height=800)
    type_action(page, "a1enu")
    row = page.locator(".action")
    expect(row.locator(".words")).to_have_text(re.compile("south-west"))
    expect(row.locator(".notation")).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Show notation").check()
    close_dialog(page)
    expect(row.locator(".notation")).to_have_text("a1enu")


def test_the_plan_offers_words_and_says_whose_hand_it_is(join_table: Callable[..., Page]) -> None:
    page = join_table("talo", here=2, plan=True, width=1280, height=800)
    offered = strip_bidi_marks(page.locator(".doable").first.inner_text())
    assert re.search(r"column \d, row \d", offered), offered
    assert not NOTATION.search(offered)
    babel = join_table("babel", plan=True, width=1280, height=800)
    expect(babel.get_by_text(re.compile("^You hold:"))).to_be_visible()


def test_a_refusal_names_the_bar_by_its_length(join_table: Callable[..., Page]) -> None:
    page = join_table("talo", here=2, plan=True, width=1280, height=800)
    for token in ("@0,0", "@9,9"):
        type_action(page, token)
    rolled = int(actions(page)[2][1:])
    type_action(page, f"t{rolled}")
    page.get_by_label("Move in notation").fill(f"{rolled}z@4,4,1" if rolled < 10 else "10x@0,4,1")
    page.keyboard.press("Enter")
    expect(page.locator("#wrong")).to_have_text(re.compile(rf"^The .?{rolled}.? would rest on nothing\.$"))
