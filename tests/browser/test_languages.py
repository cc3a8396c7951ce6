"""The page in every language: nothing is cut, nothing overlaps, two people at one table each read their own."""

import unicodedata
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.page_checks import crowded, cut_off, screenshot, scrolls_sideways
from browser.server_process import ServerProcess
from browser.table_page import close_dialog, type_action, wait_until
from ziggurat.core.messages import languages
from ziggurat.core.messages import translate as said

Visit = Callable[..., Page]
SETTINGS = {"quality": "flat", "tips": 3}
RIGHT_TO_LEFT = ("ar", "he")
BEGUN = {  # some actions of each game, so that hands, lists and scores have something to say
    "babel": ({}, "a1enu b1-"),
    "nivos": ({"players": "2"}, ""),
    "bubbles": ({}, ""),
    "talo": ({}, ""),
}


def troubles(page: Page, name: str) -> list[str]:
    sideways = ["scrolls sideways"] if scrolls_sideways(page) else []
    return [f"{name}: {one}" for one in (*sideways, *cut_off(page), *crowded(page))]


@pytest.mark.long
@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("language", languages())
def test_nothing_is_cut_or_overlaps(visit: Visit, server: ServerProcess, language: str, width: int) -> None:
    found: list[str] = []
    size = {"width": width, "height": 844 if width == 390 else 800}
    page = visit("/", locale=language, settings=SETTINGS, **size)

    def look(name: str) -> None:
        page.evaluate("document.fonts.ready.then(() => true)")
        screenshot(page, f"{language}-{name}-{width}")
        found.extend(troubles(page, name))

    def to(path: str, selector: str, name: str) -> None:
        page.goto(server.url + path)
        page.reload()  # an address that differs behind its # alone does not load again
        page.wait_for_selector(selector)
        look(name)

    wait_until(page, "document.querySelectorAll('.game img').length >= 4")
    assert page.evaluate("document.documentElement.lang") == language
    assert page.evaluate("document.documentElement.dir") == ("rtl" if language in RIGHT_TO_LEFT else "ltr")
    look("home")
    page.get_by_role("button", name=said("page-settings", language), exact=True).first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look("settings")
    close_dialog(page)
    for game in BEGUN:
        to(f"/#/new/{game}", "form", f"setup-{game}")
        options, line = BEGUN[game]
        to(server.table_in_play(game, options, line), ".text-board", f"table-{game}")
        to(f"/#/learn/{game}", "h2", f"lesson-{game}")
    page.goto(server.url + server.table_in_play("babel", *BEGUN["babel"]))
    page.wait_for_selector(".text-board")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    look("help")
    close_dialog(page)
    to(
        server.table_in_play("babel", *BEGUN["babel"]).replace("/t/", "/#/analyse/").replace("#key", "?key"),
        "h1",
        "analysis",
    )
    to("/#/puzzles", ".card", "puzzles")
    to("/#/missions/bubbles", "h1", "missions")
    to("/#/theorem/babel", ".opening", "theorem")
    to("/#/explore/babel", ".text-board", "explorer")
    assert found == [], "\n".join(found)


# ── Whose language ───────────────────────────────────────────────────────────────────────────────────────
def test_two_people_at_one_table_each_read_their_own(visit: Visit, server: ServerProcess) -> None:
    path = server.table("babel", [{"kind": "here", "name": "Anna"}, {"kind": "open"}])
    anna = visit(path, locale="en-GB", settings=SETTINGS)
    expect(anna.locator("body")).to_contain_text(said("page-waiting", "en"))
    ben = visit(path.partition("#")[0], locale="de-DE", settings=SETTINGS)
    expect(ben).to_have_title(said("page-invited", "de", name="Anna", game="Babel"))
    ben.get_by_role("textbox").first.fill("Ben")
    ben.get_by_role("button", name=said("page-sit-down", "de")).click()
    for page, language in ((anna, "en"), (ben, "de")):
        page.wait_for_selector(".text-board")
        assert page.evaluate("document.documentElement.lang") == language
    type_action(anna, "a1enu")
    expect(ben.locator(".status")).to_contain_text("Du bist dran")
    ben.get_by_label(said("page-command", "de")).fill("a1enu")
    ben.keyboard.press("Enter")
    expect(ben.locator("body")).to_contain_text("Dort steht schon ein Würfel")


def test_a_language_is_chosen_by_keyboard_in_its_own_name(visit: Visit) -> None:
    page = visit("/", width=390, height=844, settings=SETTINGS)
    menu = page.locator("header select")
    names = menu.locator("option").all_text_contents()[1:]
    assert names == sorted(names, key=lambda name: unicodedata.normalize("NFD", name.casefold()))
    menu.focus()
    page.keyboard.type("Deutsch")
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_a_table_carries_the_name_that_is_printed_in_the_country(join_table: Visit) -> None:
    page = join_table("bubbles", here=2, locale="pl-PL")
    expect(page.locator("header h1")).to_have_text("Bąbelsy")
