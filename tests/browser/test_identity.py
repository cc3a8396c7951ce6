"""Who is who: signs, faces and names; watchers are told so; a shared device names the next player."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.table_page import strip_bidi_marks, type_action

pytestmark = pytest.mark.long


def test_every_seat_has_the_same_sign_everywhere_and_every_bot_a_face(join_table: Callable[..., Page]) -> None:
    seats = [{"kind": "here", "name": "Anna"}, *({"kind": "bot", "level": level} for level in (1, 3, 5))]
    page = join_table("nivos", seats=seats, options={"players": "4"}, width=1280, height=800)
    header = page.get_by_role("list", name="Seats")
    assert strip_bidi_marks(header.inner_text()).split() == ["You", "to", "play", "Pip", "Finn", "Minerva"]
    for level in (1, 3, 5):
        expect(header.locator(f"svg[data-bot='{level}']")).to_be_visible()
    expect(header.locator("li").nth(3)).to_have_attribute("title", re.compile("owl"))
    piles = page.get_by_role("list", name="Cylinders")
    for place in (header, piles):
        assert sorted(place.locator("svg[data-seat]").evaluate_all("all => all.map(one => one.dataset.seat)")) == [
            "1", "2", "3", "4",
        ]  # fmt: skip


def test_the_choice_of_a_bot_says_how_it_plays(visit: Callable[..., Page]) -> None:
    page = visit("/new/babel")
    expect(page.get_by_text("Bristle the hedgehog")).to_be_visible()
    page.locator(".seats select").nth(1).select_option(label="Minerva (master)")
    expect(page.get_by_text("Minerva the owl")).to_be_visible()
    expect(page.locator("svg[data-bot='5']")).to_be_visible()


def test_who_has_no_seat_is_told_that_they_are_watching(
    join_table: Callable[..., Page], visit: Callable[..., Page]
) -> None:
    player = join_table("babel", here=2, plan=True)
    watcher = visit("/" + player.url[player.url.index("#") :])
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    expect(player.get_by_text("You are watching.")).to_have_count(0)


def test_a_shared_device_names_the_next_player(join_table: Callable[..., Page]) -> None:
    seats = [{"kind": "here", "name": name} for name in ("Anna", "Ben")]
    page = join_table("babel", seats=seats, plan=True)
    expect(page.locator(".hand-over")).to_have_count(0)
    type_action(page, "a1-")
    expect(page.locator(".hand-over")).to_have_text(re.compile("Ben.?, it is your turn"))
    expect(page.locator(".hand-over")).to_have_count(0)  # and gone by itself
