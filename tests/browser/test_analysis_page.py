"""Analysis: the graph, the mistakes, lines and tries that nothing wipes, records brought along, another try."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.page_checks import page_checker, phone_viewport
from browser.server_process import HERE, ServerProcess
from browser.table_page import show_hint, strip_bidi_marks, tab_to, type_action, wait_until
from ziggurat.core.registry import game
from ziggurat.records import Record

Visit = Callable[..., Page]
SWIFT = {"tips": 3, "speed": "none", "sound": False}
PLAN = {**SWIFT, "twin": True}
BLOCKED = "b2ws b1wu a2u a1n a2e b1w"  # a short game of babel with three mistakes
TALO = "@1,1 @8,8 +5 t5 5x@1,2,0 . +3 t1+2"


def analysed(server: ServerProcess, name: str = "babel", line: str = BLOCKED, **options: str) -> str:
    """The path to the analysis of a game, with the key of its table."""
    return server.table_in_play(name, options, line, {2: 4} if name == "babel" else {}).replace("/t/", "/analyse/")


def looked_through(page: Page) -> None:
    expect(page.get_by_role("slider", name="Value of the game")).to_be_visible(timeout=60_000)
    expect(page.locator(".looking")).to_have_count(0, timeout=120_000)


def test_a_finished_game_leads_to_its_analysis(join_table: Visit) -> None:
    page = join_table("babel", here=2, plan=True)
    for token in BLOCKED.split():
        type_action(page, token)
    page.get_by_label("End of the game").get_by_role("link", name="Analysis").click()
    looked_through(page)
    expect(page.locator("button.slip")).to_have_count(3)
    page.get_by_role("link", name="To the table").click()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_the_mistakes_show_what_was_better(visit: Visit, server: ServerProcess) -> None:
    page = visit(analysed(server), settings=SWIFT)
    looked_through(page)
    expect(page.locator(".mark")).to_have_text("exact")
    mistakes = page.locator("button.slip")
    expect(mistakes).to_have_count(3)
    expect(mistakes.first).to_have_text(re.compile("bulges .*west, south.*in the .*north-east"))
    mistakes.nth(1).click()
    wait_until(page, "location.hash.endsWith('?at=1')")
    expect(page.locator(".verdict")).to_contain_text("Better:")
    expect(page.locator(".turns")).to_be_visible()  # the better cube stands on the board
    expect(page.locator(".slips path")).to_have_count(3)


def test_the_graph_and_the_variations_by_keyboard(visit: Visit, server: ServerProcess) -> None:
    page = visit(analysed(server), settings=PLAN)
    looked_through(page)
    graph = page.get_by_role("slider", name="Value of the game")
    tab_to(page, "[role=slider]")
    for key, ply in (("Home", 0), ("ArrowRight", 1), ("PageDown", 2), ("End", 6), ("ArrowLeft", 5)):
        page.keyboard.press(key)
        expect(graph).to_have_attribute("aria-valuenow", str(ply))
        wait_until(page, f"location.hash.endsWith('?at={ply}')")
    assert "%" in strip_bidi_marks(graph.get_attribute("aria-valuetext") or "")
    page.go_back()
    expect(graph).to_have_attribute("aria-valuenow", "6")
    expect(page.locator("details table tbody tr")).to_have_count(6)  # the same in a table
    expect(page.locator("details tr.slip")).to_have_count(3)
    page.goto(page.url.split("?")[0] + "?at=2")
    line = page.locator(".lines a")
    expect(line.first).to_be_visible(timeout=60_000)
    whole = ", ".join(line.all_inner_texts())
    page.get_by_role("button", name="Walk through it").click()
    expect(page.locator(".off p span")).to_have_text(whole)


def test_what_was_tried_is_never_wiped(
    visit: Visit, server: ServerProcess, expected_console_errors: list[str]
) -> None:
    expected_console_errors += ["ERR_CONNECTION_REFUSED", "WebSocket", "Failed to load resource"]
    page = visit(analysed(server), settings=PLAN)
    looked_through(page)
    page.get_by_label("To the start").click()
    wait_until(page, "location.hash.endsWith('?at=0')")
    page.get_by_label("Move in notation").fill("a1enu")
    page.keyboard.press("Enter")
    wait_until(page, "location.hash.endsWith('?at=0&try=a1enu')")
    tried = page.locator(".tries .row")
    expect(tried).to_have_count(1)
    page.get_by_label("Your note on the game").fill("a quiet afternoon")
    with server.away():
        page.wait_for_timeout(300)
    page.reload()
    expect(tried).to_have_count(1, timeout=60_000)
    expect(page.get_by_label("Your note on the game")).to_have_value("a quiet afternoon")
    page.get_by_role("link", name="Back to the game").click()
    wait_until(page, "location.hash.endsWith('?at=0')")
    expect(tried).to_have_text(re.compile("bulges .*east, north, up.*in the .*south-west"))
    page.get_by_role("button", name=re.compile("^Forget")).click()
    expect(tried).to_have_count(0)


def test_trying_again_makes_a_table_with_the_same_bot(visit: Visit, server: ServerProcess) -> None:
    page = visit(analysed(server, line="b2ws b1wu a2u a1n"), settings=PLAN)
    looked_through(page)
    page.goto(page.url.split("?")[0] + "?at=2")
    expect(page.get_by_role("button", name="Try again from here")).to_be_enabled()
    page.get_by_role("button", name="Try again from here").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".action")).to_have_count(2)
    expect(page.get_by_text("Castor").first).to_be_visible()
    page.wait_for_selector(".status.yours")


def test_a_record_is_imported_and_saved_with_comments(
    visit: Visit, tmp_path: Path, expected_console_errors: list[str]
) -> None:
    expected_console_errors.append("status of 4")
    end = game("babel").start().play(*BLOCKED.split())
    good, bad = tmp_path / "game.txt", tmp_path / "bad.txt"
    good.write_text(str(Record.of(end, ["Anna", "Bot of level 3"], comments={1: "bold"})), encoding="utf-8")
    bad.write_text('[Game "babel"]\n\nb2ws b2ws\n', encoding="utf-8")
    page = visit("/", settings=PLAN)
    page.get_by_role("link", name="Analyse a record file").click()
    chooser = page.locator("input[type=file]")
    chooser.set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text("already a cube there")
    chooser.set_input_files({"name": "x.bin", "mimeType": "application/octet-stream", "buffer": b"\0\1"})
    expect(page.get_by_role("alert")).to_contain_text("is not the record of a game")
    chooser.set_input_files(good)
    looked_through(page)
    expect(page.locator("button.slip").first).to_contain_text("Anna")
    page.locator(".action[data-tokens=b2ws]").click()
    wait_until(page, "location.hash.endsWith('at=1')")
    note = page.get_by_label(re.compile("Your note on move"))
    expect(note).to_have_value("bold")
    note.fill("bold, and wrong")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save with comments").click()
    written = Record.parse(Path(download.value.path()).read_text(encoding="utf-8"))
    assert written.tokens == tuple(BLOCKED.split())
    assert written.comments[1].startswith("bold, and wrong")
    assert "Better: " in written.comments[2]
    page.goto(page.url.split("?")[0])
    expect(page.get_by_role("link", name=re.compile("Anna"))).to_be_visible()  # kept on this device


def test_a_record_can_be_dropped(visit: Visit) -> None:
    page = visit("/analyse", settings=PLAN)
    expect(page.get_by_text("drop it anywhere")).to_be_visible()
    page.evaluate(
        """text => {
          const carried = new DataTransfer();
          carried.items.add(new File([text], 'game.txt', { type: 'text/plain' }));
          window.dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }));
        }""",
        '[Game "babel"]\n\nb2ws b1wu\n',
    )
    looked_through(page)
    expect(page.locator(".action")).to_have_count(2)


def test_a_game_between_people_is_not_analysed_before_it_is_over(visit: Visit, server: ServerProcess) -> None:
    table = server.table("babel", [HERE, {"kind": "open"}])
    ben = visit(table.split("#")[0], settings=PLAN)
    ben.get_by_role("button", name="Sit down").click()
    ben.wait_for_selector(".text-board")
    page = visit(table.replace("/t/", "/analyse/").split("#")[0], settings=PLAN)
    expect(page.locator("main")).to_contain_text("nobody can analyse their game here")
    page.get_by_role("link", name="To the table").click()
    page.wait_for_url(re.compile("/t/"))


@pytest.mark.parametrize("name", ["nivos", "bubbles", "talo"])
def test_estimates_are_marked_in_the_other_games(visit: Visit, server: ServerProcess, name: str) -> None:
    line = {"nivos": "n@c3", "bubbles": ". a5+b5", "talo": TALO}[name]
    options = {"sky": "RPYBGYBGRP", "first": "1"} if name == "bubbles" else {}
    page = visit(analysed(server, name, line, **options), settings=PLAN)
    looked_through(page)
    expect(page.locator(".mark")).to_have_text("estimate")
    expect(page.locator("details tbody tr")).not_to_have_count(0)
    if name == "talo":  # what chance would do is chosen, or drawn
        page.goto(page.url.split("?")[0] + "?at=2")
        expect(page.locator(".lines a")).to_have_count(10)


@pytest.mark.parametrize(("name", "theme", "width"), [("babel", "light", 1280), ("nivos", "dark", 360)])
def test_a_hint_is_accessible(join_table: Visit, axe: str, name: str, theme: str, width: int) -> None:
    page = join_table(name, here=2, **{"width": width, "theme": theme} | phone_viewport(width))
    check = page_checker(page, axe, width, theme, f"hint-{name}-")
    for steps in (1, 4):
        show_hint(page, steps)
        check(str(steps))


@pytest.mark.parametrize(("theme", "width"), [("light", 1280), ("dark", 360)])
def test_the_analysis_is_accessible(visit: Visit, server: ServerProcess, axe: str, theme: str, width: int) -> None:
    page = visit(analysed(server), width=width, theme=theme, settings=SWIFT, **phone_viewport(width))
    looked_through(page)
    page.locator("button.slip").first.click()
    expect(page.locator(".values .score").first).to_be_visible(timeout=60_000)
    check = page_checker(page, axe, width, theme, "analyse-")
    check("mistake")
    page.keyboard.press("f")
    page.wait_for_selector(".text-board")
    check("plan")
    page.get_by_role("link", name="Another game").click()
    expect(page.get_by_text("drop it anywhere")).to_be_visible()
    check("import")
