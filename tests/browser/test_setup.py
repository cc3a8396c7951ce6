"""Set-up: how many play comes first; who sits where, what each bot is like, how long a game takes."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

Visit = Callable[..., Page]


@pytest.mark.parametrize("name", ["nivos", "talo"])
def test_the_number_of_players_comes_first_and_decides_the_seats(visit: Visit, name: str) -> None:
    page = visit(f"/new/{name}")
    groups = page.locator("fieldset legend")
    first = ["What to play"] if name == "talo" else []  # the climbing game, or building freely
    expect(groups).to_have_text([*first, "How many play?", "Who plays?"])
    for count, words in ((2, "^two"), (3, "^three"), (4, "^four")):
        button = page.get_by_role("group", name="How many play?").get_by_role("button", name=re.compile(words))
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".seats li")).to_have_count(count)
    expect(page.get_by_text(re.compile("About .?[0-9]+.? minutes"))).to_be_visible()


def test_a_free_seat_is_for_who_comes_by_or_has_the_link(visit: Visit) -> None:
    page = visit("/new/babel")
    for way, words in (("Invite by link", "Whoever gets the link"), ("Anyone may join", "Whoever comes by")):
        page.get_by_role("button", name=way).click()
        expect(page.get_by_label(re.compile("^Seat .?2")).locator("option:checked")).to_have_text(words)


def test_missions_are_the_game_for_one(visit: Visit) -> None:
    page = visit("/new/bubbles")
    page.get_by_role("group", name="How many play?").get_by_role("link", name="one").click()
    expect(page.get_by_role("heading", name="Twenty missions")).to_be_visible()


def test_each_bot_is_described_once(visit: Visit) -> None:
    page = visit("/new/talo")
    page.get_by_role("button", name="four").click()
    expect(page.locator(".seats li")).to_have_count(4)
    expect(page.locator(".seats .bot")).to_have_text([re.compile("Bristle the hedgehog")])
    page.locator(".seats select").nth(2).select_option(label="Minerva (master)")
    expect(page.locator(".seats .bot")).to_have_text(
        [re.compile("Bristle the hedgehog"), re.compile("Minerva the owl")]
    )
