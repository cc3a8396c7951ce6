"""Tables without a server: the page itself judges, thinks and keeps them. The server stops when it is there."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.server_process import ServerProcess
from browser.table_page import actions, await_turn, over, played, status, type_action, wait_until
from ziggurat.core.position import Position
from ziggurat.core.registry import game, game_names

pytestmark = pytest.mark.long
Visit = Callable[..., Page]
PLAN = {"tips": 3, "twin": True}
DEVICE_TABLE = re.compile(r"#/t/d-\w+$")


@pytest.fixture
def expected_console_errors() -> list[str]:
    return ["ERR_CONNECTION_REFUSED", "Failed to load resource"]  # the server is away, which is the point


@pytest.fixture
def away(server: ServerProcess) -> Iterator[Callable[[], None]]:
    """Stops the server until the test is over."""
    yield server.kill
    if server.process is None:
        server.start()


def play_from_home(page: Page, title: str) -> None:
    page.get_by_role("button", name=re.compile(f"^Play .?{title}")).click()
    page.wait_for_url(DEVICE_TABLE)
    await_turn(page)
    page.wait_for_load_state("networkidle")  # what the end needs is fetched while the game is played


LOG = """() => new Promise(done => {
  const opened = indexedDB.open('ziggurat');
  opened.onsuccess = () => {
    const rows = opened.result.transaction('events').objectStore('events').getAll();
    rows.onsuccess = () => { opened.result.close(); done(rows.result.map(one => one.entry)); };
  };
})"""


def kept_position(page: Page) -> Position:
    """The position of the one table that is kept on this device, played again by Python."""
    made, *events = page.evaluate(LOG)
    position = game(made["game"]).start(made["options"])
    return position.play(*[event["token"] for event in events if event["kind"] == "played"])


@pytest.mark.parametrize("name", game_names())
def test_a_game_goes_on_without_the_server(visit: Visit, away: Callable[[], None], name: str) -> None:
    """Every position is the one that Python finds. Of talo, whose games are long, the first turns are enough."""
    page = visit("/", settings=PLAN)
    play_from_home(page, game(name).title)
    away()
    for turn in range(400):
        await_turn(page)
        if over(page) or (name == "talo" and turn == 8):
            break
        type_action(page, kept_position(page).legal()[0])
    assert kept_position(page).over == (name != "talo")


def test_a_game_survives_a_reload(visit: Visit) -> None:
    page = visit("/", settings=PLAN)
    play_from_home(page, "Babel")
    type_action(page, "a1-")
    played(page, 2)
    before = actions(page)
    page.reload()
    played(page, 2)
    assert actions(page) == before
    await_turn(page)
    page.goto(page.url.partition("#")[0])
    page.locator("a[href*='/t/d-']").click()
    played(page, 2)
    assert actions(page) == before


def test_undo_hints_refusals_and_records_need_no_server(visit: Visit, away: Callable[[], None]) -> None:
    page = visit("/", settings=PLAN)
    play_from_home(page, "Babel")
    away()
    type_action(page, "a1-")
    await_turn(page)
    page.get_by_label("Move in notation").fill("a1-")
    page.keyboard.press("Enter")
    expect(page.get_by_text(re.compile("taken|stands|already", re.I)).first).to_be_visible()
    page.get_by_role("button", name="Hint").first.click()
    expect(page.locator(".banner.hint li")).to_have_count(1)
    page.get_by_role("button", name="Undo").first.click()
    wait_until(page, "document.querySelectorAll('.action').length === 0")
    type_action(page, "a1e")
    page.get_by_role("button", name="Share").first.click()
    with page.expect_download() as saved:
        page.get_by_role("button", name=re.compile("record", re.I)).click()
    text = Path(saved.value.path()).read_text(encoding="utf-8")
    assert text.startswith('[Game "babel"]')
    assert "a1e" in text


def test_inviting_somebody_moves_the_table_with_its_history(visit: Visit) -> None:
    page = visit("/", settings=PLAN)
    play_from_home(page, "Babel")
    type_action(page, "a1-")
    await_turn(page)
    before, here = actions(page), page.url
    page.get_by_role("button", name="Share").first.click()
    page.get_by_role("button", name=re.compile(r"Bristle.? \(seat")).click()
    page.wait_for_url(re.compile(r"#/t/(?!d-)\w+"))
    played(page, len(before))
    assert actions(page) == before
    guest = visit("/" + page.url[page.url.index("#") :], settings=PLAN)
    guest.get_by_role("button", name=re.compile("Sit down|Take")).first.click()
    guest.wait_for_selector(".text-board")
    await_turn(page)
    played(guest, len(before))
    assert actions(guest) == before
    page.goto(here)  # the table of this device leads there now
    page.wait_for_url(re.compile(r"#/t/(?!d-)\w+"))


def test_a_browser_without_webassembly_plays_through_the_server(visit: Visit) -> None:
    page = visit("/", settings=PLAN)
    page.context.add_init_script("delete window.WebAssembly")
    page.reload()
    expect(page.get_by_text("This browser cannot run the rules itself")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Play .?Babel")).click()
    page.wait_for_url(re.compile(r"#/t/(?!d-)\w+"))
    type_action(page, "a1-")
    assert status(page)
