"""Links that somebody else sends: none takes a seat away or adds a game unasked, and none breaks a page."""

import base64
import json
import re
import urllib.request
import zlib
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.server_process import HERE, ServerProcess
from browser.table_page import played, type_action, wait_until
from ziggurat.core.registry import game

Visit = Callable[..., Page]
PLAN = {"tips": 3, "twin": True}
OPEN = {"kind": "open"}
KEPT = "JSON.parse(localStorage['ziggurat.places'] ?? '{}')"
STORED = """() => new Promise(done => {
  const opened = indexedDB.open('ziggurat', 1);
  opened.onupgradeneeded = () => {
    opened.result.createObjectStore('tables', {keyPath: 'id'});
    opened.result.createObjectStore('events', {keyPath: ['table', 'version']});
    opened.result.createObjectStore('puzzles', {keyPath: ['date', 'game']});
  };
  opened.onsuccess = () => {
    const found = opened.result.transaction('tables').objectStore('tables').getAllKeys();
    found.onsuccess = () => { opened.result.close(); done(found.result); };
  };
})"""
PUT = STORED.replace(
    "opened.result.transaction('tables').objectStore('tables').getAllKeys()",
    "opened.result.transaction('tables', 'readwrite').objectStore('tables').put(SUMMARY)",
)


@pytest.fixture
def expected_console_errors() -> list[str]:
    return ["401"]  # a wrong key, which is the point


def post(server: ServerProcess, path: str, body: dict[str, Any]) -> dict[str, Any]:
    data = json.dumps(body).encode()
    request = urllib.request.Request(server.url + path, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=120) as answer:
        return dict(json.load(answer))


def two_seats(server: ServerProcess) -> tuple[str, str, str]:
    """A table, and the keys of two people at it."""
    path, _, first = server.table("babel", [{**HERE, "name": "Anna"}, OPEN]).partition("#key=")
    second = post(server, f"/api{path.replace('/t/', '/tables/')}/seats", {"name": "Ben"})
    return path, first, str(second["key"])


def kept_key(page: Page, path: str) -> str | None:
    found: str | None = page.evaluate(f"{KEPT}[{json.dumps(path.rpartition('/')[2])}] ?? null")
    return found


def packed(*games: dict[str, Any]) -> str:
    """The part of a link that carries games."""
    text = json.dumps({"format": "ziggurat-games", "version": 1, "tables": games}).encode()
    deflate = zlib.compressobj(wbits=-15)
    return base64.urlsafe_b64encode(deflate.compress(text) + deflate.flush()).rstrip(b"=").decode()


def stored_game(name: str = "d-0123456789", **more: Any) -> dict[str, Any]:
    seat: dict[str, Any] = {
        "team": 1,
        "level": None,
        "simulations": None,
        "present": True,
        "stand_in": False,
        "left": False,
    }
    seats: list[dict[str, Any]] = [
        {**seat, "seat": n, "kind": "person", "name": who, "stand_in_asked": []}
        for n, who in ((1, "Anna"), (2, "Ben"))
    ]
    table = {
        "id": name,
        "game": "babel",
        "title": "Babel",
        "phase": "playing",
        "turn": 2,
        "ply": 1,
        "seats": seats,
    }
    chairs = [{"kind": "person", "name": who, "key": 1} for who in ("Anna", "Ben")]
    made = {
        "kind": "made",
        "game": "babel",
        "rules": game("babel").version,
        "given": {},
        "options": {"full_tower": "last"},
    }
    entries = [{**made, "chairs": chairs}, {"kind": "played", "seat": 1, "token": "a1-"}]
    rows = [{"version": n, "at": 1_000 * n, "entry": entry} for n, entry in enumerate(entries, start=1)]
    return {"table": {**table, "created": 1_000, "touched": 2_000, "next": None, **more}, "rows": rows}


def seat_of_its_own(page: Page) -> None:
    """The page plays at its seat: the list of moves grows by what it plays."""
    type_action(page, "a1-")
    played(page, 1)


def test_a_wrong_key_in_a_link_takes_no_seat_away(visit: Visit, server: ServerProcess) -> None:
    path, first, _ = two_seats(server)
    page = visit(f"{path}#key={first}", settings=PLAN)
    wait_until(page, f"{KEPT}[{json.dumps(path[3:])}] === {json.dumps(first)}")
    page.goto(f"{server.url}{path}#key=x")
    expect(page.get_by_text("You keep the seat that you have")).to_be_visible()
    assert kept_key(page, path) == first
    page.reload()
    seat_of_its_own(page)
    assert kept_key(page, path) == first


def test_a_link_to_another_seat_asks_first(visit: Visit, server: ServerProcess) -> None:
    path, first, second = two_seats(server)
    page = visit(f"{path}#key={first}", settings=PLAN)
    wait_until(page, f"{KEPT}[{json.dumps(path[3:])}] === {json.dumps(first)}")
    question = page.get_by_role("dialog", name="Take the seat of this link?")
    page.goto(f"{server.url}{path}#key={second}")
    expect(question).to_be_visible()
    assert "seat 2" in question.inner_text().replace("\u2068", "").replace("\u2069", "")
    assert kept_key(page, path) == first
    question.get_by_role("button", name="Keep my seat").click()
    expect(question).to_be_hidden()
    seat_of_its_own(page)
    assert kept_key(page, path) == first
    page.goto(f"{server.url}{path}#key={second}")
    question.get_by_role("button", name="Take the other seat").click()
    expect(question).to_be_hidden()
    type_action(page, "b1w")
    played(page, 2)
    assert kept_key(page, path) == second


def test_a_seat_is_kept_when_the_server_has_accepted_its_key(visit: Visit, server: ServerProcess) -> None:
    path, first, _ = two_seats(server)
    page = visit(f"{path}#key=x", settings=PLAN)
    expect(page.get_by_text("This personal link does not")).to_be_visible()
    expect(page.get_by_text("You are watching.")).to_be_visible()
    assert kept_key(page, path) is None
    page.goto(f"{server.url}{path}#key={first}")
    seat_of_its_own(page)
    assert kept_key(page, path) == first
    assert "key" not in page.url


HERE_KEY = "JSON.parse(localStorage['ziggurat.here'] ?? '{}').key"


def invite(page: Page, server: ServerProcess) -> None:
    page.goto(f"{server.url}/#/new/babel")
    page.get_by_role("button", name="Invite by link").click()
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_label("Link", exact=True)).to_be_visible()


def offers_the_network(page: Page) -> None:
    """The server has taken this browser for one at its own machine."""
    expect(page.get_by_role("button", name="Let others on this network join")).to_be_visible()


def test_a_wrong_key_of_the_machine_does_not_replace_the_right_one(visit: Visit, server: ServerProcess) -> None:
    page = visit(f"/#/?here={server.here_key}", settings=PLAN)
    wait_until(page, f"{HERE_KEY} === {json.dumps(server.here_key)}")
    page = page.context.new_page()
    page.goto(f"{server.url}/#/?here=x")
    wait_until(page, "location.hash === '#/'")
    invite(page, server)
    offers_the_network(page)
    assert page.evaluate(HERE_KEY) == server.here_key
    page.reload()
    offers_the_network(page)


def test_a_wrong_key_of_the_machine_is_not_kept(visit: Visit, server: ServerProcess) -> None:
    page = visit("/#/?here=x", settings=PLAN)
    wait_until(page, "location.hash === '#/'")
    invite(page, server)
    assert page.evaluate(HERE_KEY) is None


def test_a_key_of_the_machine_is_taken_by_a_page_that_is_open(visit: Visit, server: ServerProcess) -> None:
    page = visit("/", settings=PLAN)
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate("place => { location.hash = place }", f"#/?here={server.here_key}")
    wait_until(page, f"{HERE_KEY} === {json.dumps(server.here_key)}")
    assert page.evaluate("location.hash") == "#/"
    invite(page, server)
    offers_the_network(page)


def test_a_link_adds_a_game_only_when_it_is_wanted(visit: Visit, server: ServerProcess) -> None:
    page = visit("/", settings=PLAN)
    question = page.get_by_role("dialog", name="Add this game to this device?")
    link = f"{server.url}/#/games/{packed(stored_game())}"
    page.goto(link)
    expect(question).to_be_visible()
    assert "Anna" in question.inner_text()
    assert page.evaluate(STORED) == []
    question.get_by_role("button", name="Not now").click()
    expect(question).to_be_hidden()
    page.wait_for_url(re.compile("#/games$"))
    assert page.evaluate(STORED) == []
    page.goto(link)
    question.get_by_role("button", name="Add the game").click()
    page.wait_for_url(re.compile(r"#/t/d-0123456789$"))
    played(page, 1)
    assert page.evaluate(STORED) == ["d-0123456789"]
    page.goto(link)  # it is here already, so nothing is asked
    page.wait_for_url(re.compile(r"#/t/d-0123456789$"))
    played(page, 1)


def test_a_flood_of_links_adds_nothing(visit: Visit, server: ServerProcess) -> None:
    page = visit("/#/games", settings=PLAN)
    links = [packed(stored_game(f"d-{number:010}")) for number in range(40)]
    for link in links:
        page.evaluate("place => { location.hash = place }", f"#/games/{link}")
    question = page.get_by_role("dialog", name="Add this game to this device?")
    expect(question).to_have_count(1)
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    assert page.evaluate(STORED) == []


def test_a_try_in_a_link_is_kept_only_when_it_is_played_on(visit: Visit, server: ServerProcess) -> None:
    table = server.table("babel")[len("/t/") :].partition("#")[0]
    page = visit(f"/#/analyse/{table}?at=0&try=a1enu", settings={"tips": 3})
    scored = page.locator(".values a")
    expect(scored.first).to_be_visible()
    tries = page.locator(".tries .row")
    expect(tries).to_have_count(0)
    scored.first.click()
    expect(tries).to_have_count(1)


@pytest.mark.parametrize(
    "link",
    [
        pytest.param(lambda: packed(stored_game(you=7)), id="you: 7"),
        pytest.param(lambda: packed(stored_game("d-0123456789"), stored_game("d-0123456788")), id="two games"),
        pytest.param(lambda: packed(stored_game(title="A" * 12_000_000))[:8_000], id="a bomb"),
        pytest.param(lambda: "A" * 242_000, id="a long link"),
    ],
)
def test_a_link_that_cannot_be_a_game_says_so(
    visit: Visit, server: ServerProcess, link: Callable[[], str]
) -> None:
    page = visit("/#/games", settings=PLAN)
    page.evaluate("place => { location.hash = place }", f"#/games/{link()}")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate(STORED) == []


def test_a_summary_from_an_older_page_breaks_no_list(visit: Visit, server: ServerProcess) -> None:
    page = visit("/#/games", settings=PLAN)
    expect(page.get_by_text("There are none yet")).to_be_visible()
    for wrong in ({"you": 7, "result": "won"}, {"seats": None}):
        summary = stored_game(f"d-{len(wrong):010}", phase="over", **wrong)["table"]
        page.evaluate(PUT.replace("SUMMARY", json.dumps(summary)))
    page.reload()
    expect(page.locator("a.game")).to_have_count(1)
    page.goto(f"{server.url}/")
    page.reload()
    expect(page.locator("a[href*='d-0000000002']").first).to_be_visible()


def test_a_guest_is_told_that_the_game_began_on_a_device(visit: Visit, server: ServerProcess) -> None:
    log = [{"at": row["at"], "entry": row["entry"]} for row in stored_game()["rows"]]
    place = post(server, "/api/tables/moved", {"log": log, "open": [2]})
    page = visit(f"/t/{place['table']['id']}", settings=PLAN)
    expect(page.get_by_text("position that was set up")).to_have_count(0)
    told = page.get_by_text(re.compile("moved here from a device at move .?1"))
    expect(told.first).to_be_visible()
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".text-board")
    expect(told.first).to_be_visible()


def test_a_guest_is_told_that_the_game_does_not_begin_at_its_start(visit: Visit, server: ServerProcess) -> None:
    position = game("babel").start().play("a1-").text()
    made = {"game": "babel", "seats": [HERE, OPEN], "position": position}
    page = visit(f"/t/{post(server, '/api/tables', made)['table']['id']}", settings=PLAN)
    expect(page.get_by_text("position that was set up")).to_be_visible()
