"""The home of somebody who comes back; tables that anyone may join; and being told that it is one's turn."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from browser.page_checks import page_checker, phone_viewport
from browser.server_process import ServerProcess
from browser.table_page import (
    actions,
    await_turn,
    close_dialog,
    over,
    played,
    skip_tips,
    start,
    type_action,
    wait_until,
)
from ziggurat.core.registry import game

pytestmark = pytest.mark.long
Visit = Callable[..., Page]
PLAN = {"tips": 3, "twin": True, "speed": "none"}

LOG = """() => new Promise(done => {
  const opened = indexedDB.open('ziggurat');
  opened.onsuccess = () => {
    const rows = opened.result.transaction('events').objectStore('events').getAll();
    rows.onsuccess = () => { opened.result.close(); done(rows.result.map(one => one.entry)); };
  };
})"""
MISTAKES = """() => new Promise(done => {
  const opened = indexedDB.open('ziggurat-mistakes');
  opened.onsuccess = () => {
    const games = opened.result.transaction('games').objectStore('games').getAll();
    games.onsuccess = () => { opened.result.close(); done(games.result.flatMap(one => one.mistakes)); };
  };
})"""
FORGET_RESULTS = """() => new Promise(done => {
  const opened = indexedDB.open('ziggurat');
  opened.onsuccess = () => {
    const change = opened.result.transaction('tables', 'readwrite');
    const tables = change.objectStore('tables');
    tables.getAll().onsuccess = event => {
      for (const { options, clock, result, you, ...old } of event.target.result) tables.put(old);
    };
    change.oncomplete = () => { opened.result.close(); done(true); };
  };
})"""


def home(page: Page) -> None:
    page.get_by_role("link", name="Home").first.click()
    page.wait_for_selector(".game")


def region(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=re.compile(f"^{name}"))


def resign(page: Page) -> None:
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("region", name="End of the game")).to_be_visible()


def test_a_first_visit_is_calm_and_who_comes_back_goes_on_first(visit: Visit) -> None:
    page = visit("/", settings=PLAN)
    expect(page.get_by_role("heading", name="Games about what stands on what.")).to_be_visible()
    expect(page.locator(".game")).to_have_count(4)
    expect(region(page, "Puzzles of the day")).to_be_visible()
    own = page.locator(":not(:has(a[href*='/t/']))")  # beside what other people play, if they do
    expect(page.get_by_role("region").and_(own)).to_have_count(1)
    start(page)
    home(page)
    expect(page.get_by_role("heading", name="Welcome back")).to_be_visible()
    waiting = region(page, "Continue – your turn")
    expect(waiting.get_by_role("link")).to_contain_text("Your turn")
    tops = [one.bounding_box() for one in (waiting, region(page, "Puzzles of the day"), page.locator(".games"))]
    heights = [box["y"] for box in tops if box]
    assert heights == sorted(heights)
    assert len(heights) == 3
    waiting.get_by_role("link").click()
    await_turn(page)


@pytest.mark.parametrize(("there", "links"), [("data-docs ", 1), ("", 0)])
def test_home_leads_to_the_documentation_where_it_is_served(
    server: ServerProcess, visit: Visit, there: str, links: int
) -> None:
    """Whether or not it was built here: the page believes what its server has written into it."""
    page = visit("/about")

    def answer(route: Route) -> None:
        text = route.fetch().text().replace("data-docs ", "").replace("<html ", f"<html {there}", 1)
        route.fulfill(body=text, content_type="text/html; charset=utf-8")

    page.route(f"{server.url}/", answer)
    page.goto(f"{server.url}/")
    page.wait_for_selector(".game")
    link = page.get_by_role("contentinfo").get_by_role("link", name="Documentation")
    expect(link).to_have_count(links)
    if links:
        expect(link).to_have_attribute("href", "/docs/index.html")


def test_finished_games_have_results_and_count_against_their_bot(visit: Visit) -> None:
    page = visit("/", settings=PLAN)
    start(page)
    type_action(page, "a1-")
    await_turn(page)
    resign(page)
    home(page)
    finished = region(page, "Finished games")
    expect(finished.get_by_role("link")).to_contain_text(["You lost"])
    record = region(page, "Your record against the bots")
    expect(record.get_by_role("listitem")).to_have_count(1)
    expect(record).to_contain_text(re.compile("Bristle\\s*.?0.? won, .?1.? lost"))
    # What an older version of the page has kept does not say how the game ended: it is found out from the log.
    page.evaluate(FORGET_RESULTS)
    page.reload()
    expect(finished.get_by_role("link")).to_contain_text(["You lost"])
    expect(record).to_contain_text("Bristle")
    finished.get_by_role("link").click()
    page.wait_for_url(re.compile("#/analyse/d-"))
    expect(page.get_by_role("slider")).to_be_visible()


def lose_to_minerva(page: Page) -> None:
    """Babel is won by the first seat, and Minerva never errs in it: who loses has made a mistake."""
    page.locator(".seats select").nth(1).select_option(label="Minerva (master)")
    page.get_by_role("button", name="Sit down").click()
    while True:
        await_turn(page)
        if over(page):
            return
        made, *events = page.evaluate(LOG)
        position = game("babel").start(made["options"])
        position = position.play(*[event["token"] for event in events if event["kind"] == "played"])
        type_action(page, position.legal()[0])


def test_ones_own_mistakes_become_puzzles(visit: Visit) -> None:
    page = visit("/new/babel", settings=PLAN)
    lose_to_minerva(page)
    home(page)
    own = page.get_by_role("link", name=re.compile("^Your own mistakes"))
    expect(own).to_be_visible()  # after a moment of looking through the game
    own.click()
    cards = page.locator("main ul a")
    expect(cards.first).to_contain_text("Your move gave the win away.")
    expect(page.get_by_text("Looking through")).to_be_hidden()
    cards.first.click()
    page.wait_for_selector(".text-board")
    expect(page.get_by_text("Every answer is judged exactly.")).to_be_visible()
    (first, *_) = page.evaluate(MISTAKES)
    field = page.get_by_label("Move in notation")
    field.fill(first["played"])
    page.keyboard.press("Enter")
    expect(page.locator(".verdict.wrong")).to_contain_text("That is what you played in the game.")
    page.get_by_role("button", name="Try again").click()
    field.fill(first["best"])
    page.keyboard.press("Enter")
    expect(page.locator(".verdict.right")).to_contain_text("Nothing is better.")
    page.goto(page.url.partition("#")[0] + "#/mistakes")
    expect(page.locator("main ul a").filter(has_text="Solved")).to_have_count(1)
    page.goto(page.url.partition("#")[0] + "#/mistakes/d-nothing/3")
    expect(page.get_by_text("not kept on this device any more")).to_be_visible()


# ── Open tables ──────────────────────────────────────────────────────────────────────────────────────────
def test_anyone_may_join_while_the_host_plays_a_bot(visit: Visit) -> None:
    anna = visit("/new/babel", settings=PLAN)
    anna.get_by_role("button", name="Anyone may join").click()
    anna.get_by_label(re.compile("Name in seat .?1")).fill("Anna")
    anna.get_by_role("button", name="Sit down").click()
    expect(anna.get_by_text("Your table is on the home page of this server.")).to_be_visible()
    table = anna.url
    anna.get_by_role("button", name="Play a bot while you wait").click()
    anna.wait_for_url(re.compile("#/t/d-"))
    type_action(anna, "a1-")
    meanwhile = anna.url

    ben = visit("/", settings=PLAN)
    offered = region(ben, "Open tables").get_by_role("link").filter(has_text="Anna")
    expect(offered).to_contain_text("no clock")
    offered.click()
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()

    told = anna.get_by_role("group", name="Somebody sat down")
    expect(told).to_contain_text(re.compile("Ben.? sat down at your table of .?Babel"))
    expect(told).to_contain_text("The game you are playing here is kept.")
    told.get_by_role("link", name="Go to the table").click()
    await_turn(anna)
    assert anna.url == table
    expect(told).to_have_count(0)
    type_action(anna, "b1-")
    played(ben, 1)

    cleo = visit("/", settings=PLAN)
    watched = region(cleo, "Games to watch").get_by_role("link").filter(has_text="Anna")
    watched.click()
    expect(cleo.get_by_text("You are watching.")).to_be_visible()
    # The game with the bot goes on where it was, and the one with Ben waits beside it.
    home(anna)
    links = region(anna, "Continue").get_by_role("link")
    expect(links).to_have_count(2)
    expect(links.filter(has_text="Ben")).to_contain_text(re.compile("Ben.? to play"))
    links.filter(has_text="Bristle").click()
    anna.wait_for_url(meanwhile)
    played(anna, 2)


def test_who_waits_is_told_after_a_reload_too(visit: Visit, server: ServerProcess) -> None:
    anna = visit("/new/babel", settings=PLAN)
    anna.get_by_role("button", name="Invite by link").click()
    anna.get_by_role("button", name="Sit down").click()
    link = anna.get_by_label("Link", exact=True).input_value()
    home(anna)
    anna.reload()
    table = link.partition("/t/")[2].partition("?")[0]
    expect(region(anna, "Open tables").locator(f"a[href*='{table}']")).to_have_count(0)  # by link only
    ben = visit(link.removeprefix(server.url), settings=PLAN)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(anna.get_by_role("group", name="Somebody sat down")).to_contain_text("Ben")


def test_without_a_network_no_tables_are_offered(
    visit: Visit, server: ServerProcess, expected_console_errors: list[str]
) -> None:
    expected_console_errors += ["net::ERR", "Failed to load resource"]
    page = visit("/", settings=PLAN)
    seats = [{"kind": "here", "name": "Dora"}, {"kind": "open"}]
    clock = {"kind": "turn", "seconds": 90}
    wish = {"game": "babel", "seats": seats, "visibility": "listed", "clock": clock}
    assert page.request.post(f"{server.url}/api/tables", data=wish).ok
    page.reload()
    offered = region(page, "Open tables").get_by_role("link").filter(has_text="Dora")
    expect(offered).to_contain_text(re.compile("free seat.*Sit down.*1:30.? for each turn", re.S))
    page.context.set_offline(True)
    expect(offered).to_have_count(0)
    page.context.set_offline(False)
    expect(offered).to_be_visible()


# ── Your turn ────────────────────────────────────────────────────────────────────────────────────────────
# What the browser would show, written down; and a page that is out of sight or not, as the test says.
NOTIFIED = """
  window.notified = [];
  window.asked = 0;
  window.Notification = class {
    static permission = 'default';
    static async requestPermission() { window.asked++; return this.permission = 'granted'; }
    constructor(title, options) { window.notified.push(options.body); }
    close() {}
  };
  window.outOfSight = false;
  Object.defineProperty(document, 'hidden', { get: () => window.outOfSight });
"""


def pair(visit: Visit, server: ServerProcess) -> tuple[Page, Page]:
    anna = visit("/new/babel", settings=PLAN)
    anna.context.add_init_script(NOTIFIED)
    anna.reload()
    anna.get_by_role("button", name="Invite by link").click()
    anna.get_by_role("button", name="Sit down").click()
    link = anna.get_by_label("Link", exact=True).input_value()
    ben = visit(link.removeprefix(server.url), settings=PLAN)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    await_turn(anna)
    return anna, ben


def act(page: Page) -> None:
    """Plays the first legal action, whatever was played before."""
    await_turn(page)
    type_action(page, game("babel").start().play(*actions(page)).legal()[0])


def notices(page: Page) -> list[Any]:
    return list(page.evaluate("window.notified"))


def test_the_tab_says_whose_turn_it_is_and_a_notification_comes_if_asked_for(
    visit: Visit, server: ServerProcess
) -> None:
    anna, ben = pair(visit, server)
    icon = anna.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", re.compile("icon-turn.svg$"))
    assert anna.title() == "● Your turn – Babel"
    act(anna)
    expect(icon).to_have_attribute("href", re.compile("icon.svg$"))
    assert "Your turn" not in anna.title()
    # Nobody is asked before a press, and nothing comes before that.
    anna.evaluate("window.outOfSight = true")
    act(ben)
    expect(icon).to_have_attribute("href", re.compile("icon-turn.svg$"))
    assert (notices(anna), anna.evaluate("window.asked")) == ([], 0)
    anna.get_by_role("button", name="Settings").first.click()
    anna.get_by_label("Notify me when it is my turn").check()
    assert anna.evaluate("window.asked") == 1
    close_dialog(anna)
    act(anna)
    act(ben)
    wait_until(anna, "window.notified.length === 1")
    assert "Your turn" in notices(anna)[0]
    # In sight of the page there is none.
    anna.evaluate("window.outOfSight = false")
    act(anna)
    act(ben)
    await_turn(anna)
    assert len(notices(anna)) == 1


def test_no_is_respected(visit: Visit) -> None:
    page = visit("/", settings=PLAN)
    page.context.add_init_script(NOTIFIED + "Notification.permission = 'denied';")
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Notify me when it is my turn")).to_be_disabled()
    expect(page.get_by_text("has been told not to show notifications")).to_be_visible()
    volume = page.get_by_label("Volume")
    expect(volume).to_have_value("0.7")
    page.get_by_label("Sound", exact=True).uncheck()
    expect(volume).to_be_hidden()


# ── For everybody ────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 360])
def test_the_home_of_a_returning_player_is_accessible(visit: Visit, axe: str, theme: str, width: int) -> None:
    page = visit("/", width=width, theme=theme, settings=PLAN | {"quality": "flat"}, **phone_viewport(width))
    check = page_checker(page, axe, width, theme, "home-")
    page.get_by_role("button", name=re.compile("^Play .?Babel")).click()
    await_turn(page)
    home(page)
    page.get_by_role("button", name=re.compile("^Play .?Nivos")).click()
    await_turn(page)
    skip_tips(page)
    if width == 360:
        page.keyboard.press("m")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").last.click()
    expect(page.get_by_role("region", name="End of the game")).to_be_visible()
    home(page)
    expect(region(page, "Finished games")).to_be_visible()
    check("returning")
    page.goto(page.url.partition("#")[0] + "#/mistakes")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    check("mistakes")
