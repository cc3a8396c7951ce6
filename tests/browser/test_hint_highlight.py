"""Hints that glow: the board marks what the words name, step by step, and never more than they say."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.server_process import ServerProcess
from browser.table_page import render_stats, show_hint, strip_bidi_marks, wait_until

Visit = Callable[..., Page]
GAMES = {  # options and a line after which the first seat has to put something somewhere
    "babel": ({}, ""),
    "nivos": ({}, "n@c3 1x1@a1"),
    "bubbles": ({}, "."),
    "talo": ({"starts": "symmetric"}, "+3 t3 3z@4,4,0 . +3 t3 3z@4,6,0 . +5 t5"),
}


@pytest.fixture
def at_table(visit: Visit, server: ServerProcess) -> Callable[..., Page]:
    def join_table(game: str, *, plan: bool) -> Page:
        options, line = GAMES[game]
        path = server.table_in_play(game, options, line, bots={2: 1})
        page = visit(path, settings={"tips": 3, "twin": plan}, reduced_motion="reduce")
        page.wait_for_selector(".status.yours")
        page.wait_for_selector(".text-board" if plan else "canvas[data-still=true], .board .picture")
        return page

    return join_table


def cells(page: Page, kind: str) -> set[str]:
    return set(page.locator(f".cell.{kind} .heard").all_inner_texts())


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_highlights_where_to_look_until_it_shows_the_action(
    at_table: Callable[..., Page], game: str
) -> None:
    page = at_table(game, plan=True)
    show_hint(page, 1)
    where = cells(page, "hinted")
    assert where
    assert not cells(page, "selected")
    show_hint(page, 2)
    assert cells(page, "hinted") == where
    assert not cells(page, "selected")
    show_hint(page, 3)
    expect(page.locator(".cell.selected").first).to_be_visible()
    assert not cells(page, "hinted")
    assert cells(page, "selected") & where  # the words were true


@pytest.mark.parametrize("game", GAMES)
def test_the_board_highlights_the_cells_and_the_named_piece(at_table: Callable[..., Page], game: str) -> None:
    page = at_table(game, plan=False)
    drawn = game != "bubbles"
    before = render_stats(page)["triangles"] if drawn else 0
    piece = page.locator(".button.hinted")
    show_hint(page, 1)
    if drawn:
        wait_until(page, f"document.querySelector('canvas[data-frames]').dataset.triangles > {before}")
    else:
        expect(page.locator("rect.hinted")).to_have_count(1)
    expect(piece).to_have_count(0)
    show_hint(page, 2)
    expect(piece).to_have_count(1 if drawn else 0)  # a bubble is named by its colour only
    show_hint(page, 3)
    expect(page.locator(".hinted")).to_have_count(0)


def test_the_text_and_the_highlight_name_the_same_cell(at_table: Callable[..., Page]) -> None:
    page = at_table("babel", plan=True)
    show_hint(page, 1)
    words = strip_bidi_marks(page.locator(".banner.hint li").inner_text())
    (marked,) = cells(page, "hinted")
    assert words.split("Look at the ")[1].split(" of ")[0] == strip_bidi_marks(marked).split(",")[0]


def test_the_plan_shows_the_layer_that_a_hint_means(at_table: Callable[..., Page]) -> None:
    page = at_table("babel", plan=True)
    page.get_by_role("button", name="One layer up").click()
    expect(page.locator(".plan h2")).to_contain_text("2")
    show_hint(page, 1)
    expect(page.locator(".plan h2")).to_contain_text("1")
    page.locator(".banner.hint").get_by_role("button", name="Close").click()
    expect(page.locator(".cell.hinted")).to_have_count(0)


def test_a_hint_stays_when_somebody_comes_to_watch(at_table: Callable[..., Page]) -> None:
    page = at_table("babel", plan=True)
    show_hint(page, 1)
    page.evaluate(
        """() => new Promise((seen) => {
            const path = location.hash.slice(1).replace("/t/", "/api/tables/");
            const line = new WebSocket(`ws://${location.host}${path}/live`);
            line.onopen = () => line.send('{"type": "hello"}');
            line.onmessage = ({ data }) => JSON.parse(data).type === "presence" && seen();
        })"""
    )
    page.wait_for_selector("li.watchers", state="attached")
    expect(page.locator(".banner.hint li")).to_have_count(1)
