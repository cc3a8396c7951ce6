"""The page without a network: kept by its service worker, games in the browser's database, a site of files only.

Whole games are played with the server stopped. What the person plays is chosen here, by Python's rules, from what
the browser has stored: so each step also shows that this log is a game.
"""

import json
import random
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, FilePayload, Page, expect

from browser.server_process import BUILT, ROOT, ServerProcess
from browser.table_page import PATIENCE, over, type_action, wait_until
from local_server import rules_ready
from ziggurat.core.position import Position
from ziggurat.core.registry import game, game_names
from ziggurat.server.limits.security import SITE_POLICY

SETTINGS = {"quality": "plain", "tips": 3, "twin": True, "speed": "none", "bots": "none"}
READY = "navigator.serviceWorker.ready.then((one) => one.active.state === 'activated')"
# The files of a language that are not kept yet.
MISSING = """
    async (language) => {
        const files = (await (await fetch("languages.json")).json())[language];
        const kept = (await (await caches.open("ziggurat-languages")).keys()).map(({ url }) => url);
        return files.filter((file) => !kept.some((url) => url.endsWith(file)));
    }
"""
# A small game as a file: Babel at one device, one cube placed.
SEAT = {
    "kind": "person",
    "name": "",
    "level": None,
    "simulations": None,
    "team": 1,
    "present": True,
    "time_left": None,
}
ROWS = """
    const open = indexedDB.open("ziggurat");
    return new Promise((done, fail) => {
        open.onerror = () => fail(open.error);
        open.onsuccess = () => {
            const all = open.result.transaction("events").objectStore("events").getAll();
            all.onsuccess = () => (open.result.close(), done(all.result));
        };
    });
"""
PUZZLES_KEPT = """
    new Promise((done) => {
        const open = indexedDB.open("ziggurat", 1);
        open.onsuccess = () => {
            const all = open.result.transaction("puzzles").objectStore("puzzles").getAll();
            all.onsuccess = () => {
                open.result.close();
                done(all.result.filter((one) => one.date === "%s").length === 4);
            };
        };
    })
"""
Open = Callable[..., Page]


class FileServer:
    """Python's own web server: it has files and nothing else."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "http.server", str(self.port), "--bind", "127.0.0.1", "-d", str(folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        answers(self.url)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def answers(url: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except OSError:
            assert time.monotonic() < deadline, f"{url} never answered"
            time.sleep(0.1)


@pytest.fixture
def open_page(chromium: Browser) -> Iterator[Open]:
    """Opens an address in a browser of its own that may keep pages; with `context`, in that one again."""
    contexts: list[BrowserContext] = []

    def open_page(url: str, context: BrowserContext | None = None, **settings: Any) -> Page:
        if context is None:
            context = chromium.new_context(locale="en-GB", viewport={"width": 1000, "height": 700})
            context.set_default_timeout(1000 * PATIENCE)
            kept = json.dumps(json.dumps(SETTINGS | settings))
            context.add_init_script(f"localStorage['ziggurat.settings'] ??= {kept}")
            contexts.append(context)
        page = context.new_page()
        page.goto(url)
        return page

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture
def own_server(chromium: Browser, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may stop."""
    rules_ready(*game_names())
    made = ServerProcess(tmp_path / "data")
    yield made
    made.stop()


def kept_offline(page: Page, language: str = "en") -> None:
    """Until this device has everything: the page by its service worker, and the messages of its language."""
    wait_until(page, READY)
    wait_until(page, f"({MISSING})('{language}').then((files) => files.length === 0)")


def rows(page: Page) -> list[dict[str, Any]]:
    """What is stored of all tables of this device."""
    found: list[dict[str, Any]] = page.evaluate(f"async () => {{ {ROWS} }}")
    return found


def stored_position(page: Page) -> Position:
    """The position of the one table that this device keeps, by Python's rules."""
    first, *later = [row["entry"] for row in rows(page)]
    position = game(first["game"]).start(first["options"])
    for entry in later:
        if entry["kind"] == "played":
            position = position.play(entry["token"])
    return position


def start_game(page: Page, name: str) -> None:
    page.get_by_role("button", name=re.compile(f"^Play .?{game(name).title}")).click()
    page.wait_for_selector(".text-board")


def await_my_turn(page: Page) -> bool:
    """Whether it is my turn; otherwise the game is over."""
    ended = 'section[aria-label="End of the game"]'
    wait_until(page, f"!!document.querySelector('.status.yours, {ended}')")
    return not over(page)


def act(page: Page, chance: random.Random) -> None:
    position = stored_position(page)
    assert position.turn > 0
    before = position.ply
    type_action(page, chance.choice(position.legal()))
    deadline = time.monotonic() + PATIENCE
    while stored_position(page).ply == before:
        assert time.monotonic() < deadline, "the action was never stored"
        page.wait_for_timeout(50)


def game_file(count: int = 1, tokens: tuple[str, ...] = ("a1-",)) -> dict[str, Any]:
    """A file with so many games of Babel at one device, as the page writes it."""
    position = game("babel").start({})
    seats = [{**SEAT, "seat": 1, "team": 1}, {**SEAT, "seat": 2, "team": 2}]
    made: dict[str, Any] = {
        "kind": "made",
        "game": "babel",
        "rules": game("babel").version,
        "given": {},
        "options": dict(position.settings),
        "chairs": [{"kind": "person", "key": 1}, {"kind": "person", "key": 1}],
    }
    played = [{"kind": "played", "seat": k % 2 + 1, "token": token} for k, token in enumerate(tokens)]
    log = [{"version": k, "at": k, "entry": entry} for k, entry in enumerate([made, *played], start=1)]
    summary: dict[str, Any] = {
        "game": "babel",
        "title": "Babel",
        "phase": "playing",
        "turn": 2,
        "ply": 1,
        "seats": seats,
    }
    tables: list[dict[str, Any]] = [
        {"table": summary | {"id": f"d-{number}", "created": 1, "touched": number, "next": None}, "rows": log}
        for number in range(count)
    ]
    return {"format": "ziggurat-games", "version": 1, "tables": tables}


def open_file(page: Page, content: Any) -> None:
    text = content if isinstance(content, str) else json.dumps(content)
    file: FilePayload = {"name": "games.json", "mimeType": "application/json", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)


# ── With the server stopped ──────────────────────────────────────────────────────────────────────────────
@pytest.mark.smoke
def test_the_page_opens_and_a_game_begins_with_the_server_stopped(
    own_server: ServerProcess, open_page: Open
) -> None:
    page = open_page(own_server.url)
    kept_offline(page)
    own_server.kill()
    page.reload()
    start_game(page, "babel")
    assert await_my_turn(page)
    act(page, random.Random(1))
    page.goto(f"{own_server.url}/about")  # an address of the older form
    expect(page.locator("details").first).to_be_visible()
    assert page.url == f"{own_server.url}/#/about"


def test_the_chosen_languages_are_kept_and_no_other(own_server: ServerProcess, open_page: Open) -> None:
    """A language that was chosen once works without a server; one that never was leaves the page as it is."""
    page = open_page(own_server.url)
    kept_offline(page)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    files = "caches.open('ziggurat-languages').then((one) => one.keys()).then((all) => all.map(({ url }) => url))"
    codes = "[...new Set(all.map((url) => /messages-([a-z]+)/.exec(url)?.[1]))].filter(Boolean)"
    spoken = f"{files}.then((all) => {codes})"
    wait_until(page, f"{files}.then((all) => all.length > 5)")  # all parts of English, and the note of it
    assert page.evaluate(spoken) == ["en"]
    own_server.kill()
    page.locator("header select").select_option("de")
    page.wait_for_timeout(500)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    own_server.start()
    page.reload()  # it was chosen, and now it can be had
    expect(page.locator("html")).to_have_attribute("lang", "de")
    wait_until(page, f"{files}.then((all) => all.length > 10)")
    assert sorted(page.evaluate(spoken)) == ["de", "en"]
    own_server.kill()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.goto(f"{own_server.url}/#/learn/talo")  # its messages were never asked for before
    expect(page.get_by_role("heading", name="Talo")).to_be_visible()


@pytest.mark.parametrize("name", game_names())
def test_a_whole_game_with_the_server_stopped(own_server: ServerProcess, open_page: Open, name: str) -> None:
    """With a reload and a killed tab on the way, which lose nothing."""
    chance = random.Random(5)
    page = open_page(own_server.url)
    kept_offline(page)
    own_server.kill()
    start_game(page, name)
    for turn in range(200):
        if not await_my_turn(page):
            break
        act(page, chance)
        if turn == 1:
            page.reload()
        if turn == 2:
            page = killed_and_reopened(page, open_page)
    assert stored_position(page).over


def test_a_page_that_cannot_be_loaded_says_so(
    own_server: ServerProcess, open_page: Open, chromium: Browser
) -> None:
    """Nothing was kept, and the server is away: no empty page, and no talk of a new version."""
    with chromium.new_context(locale="en-GB", service_workers="block") as context:
        page = open_page(own_server.url, context)
        expect(page.get_by_role("button", name=re.compile("^Play")).first).to_be_visible()
        own_server.kill()
        page.goto(f"{own_server.url}/#/new/talo")
        expect(page.get_by_role("heading", name="This page could not be loaded")).to_be_visible()
        expect(page.get_by_text("A new version")).to_have_count(0)
        own_server.start()
        page.get_by_role("button", name="Try again").click()
        expect(page.locator(".seats li").first).to_be_visible()


def killed_and_reopened(page: Page, open_page: Open) -> Page:
    """The tab's process ends at once; then the same address in a new tab."""
    address, before = page.url, len(rows(page))
    with page.expect_event("crash"), suppress(Error):
        page.goto("chrome://crash", timeout=5000)  # the browser's own way to kill it
    again = open_page(address, page.context)
    page.close()
    again.wait_for_selector(".text-board")
    assert len(rows(again)) >= before
    return again


@pytest.mark.parametrize(
    ("path", "there"),
    [
        ("/learn/babel", ".board, .text-board"),
        ("/explore/babel", ".truth"),
        ("/theorem/babel", "table"),
        ("/missions/bubbles", ".world"),
        ("/new/talo", ".seats li"),
        ("/games", "h1"),
    ],
)
def test_pages_open_with_the_server_stopped(
    own_server: ServerProcess, open_page: Open, path: str, there: str
) -> None:
    page = open_page(own_server.url)
    kept_offline(page)
    own_server.kill()
    page.goto(f"{own_server.url}/#{path}")
    page.reload()
    expect(page.locator(there).first).to_be_visible()


def test_the_puzzles_of_thirty_days_are_there_with_the_server_stopped(
    own_server: ServerProcess, open_page: Open
) -> None:
    page = open_page(own_server.url)
    kept_offline(page)
    days = [date.today() + timedelta(days=k) for k in range(30)]
    for day in days:  # the server makes them one after the other, behind everything that people wait for
        wait_until(page, PUZZLES_KEPT % day.isoformat())
    own_server.kill()
    for day in (days[1], days[29]):
        page.clock.set_fixed_time(f"{day.isoformat()}T12:00:00")
        page.goto(f"{own_server.url}/puzzles")
        page.reload()
        expect(page.locator(".card")).to_have_count(4)
        page.get_by_role("link", name=re.compile("Babel")).click()
        expect(page.locator(".puzzle h2")).to_be_visible()
        assert day.isoformat() in page.url


def test_the_page_can_be_installed(own_server: ServerProcess, open_page: Open) -> None:
    page = open_page(own_server.url)
    kept_offline(page)
    errors = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [
        one["errorId"] for one in errors if one["errorId"] != "in-incognito"
    ] == []  # tests' windows are private


# ── Games as a file, in a link ───────────────────────────────────────────────────────────────────────────
def test_games_move_as_a_file_and_as_a_link(visit: Open) -> None:
    page = visit("/games", settings=SETTINGS)
    open_file(page, "not this")
    expect(page.get_by_role("alert")).to_contain_text("holds no games")
    open_file(page, game_file(2))
    expect(page.locator("li.sheet")).to_have_count(2)
    page.reload()
    expect(page.locator("li.sheet")).to_have_count(2)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save all as a file").click()
    text = Path(saved.value.path()).read_text(encoding="utf-8")
    assert json.loads(text)["tables"] == game_file(2)["tables"][::-1]  # the last touched first
    open_file(page, text)
    expect(page.get_by_role("main").get_by_text("You have all these games already")).to_be_visible()
    page.get_by_role("button", name=re.compile("Continue .?Babel.? on another device")).first.click()
    link = page.get_by_label("Link", exact=True).input_value()
    other = visit("/" + link.split("/", 3)[3], settings=SETTINGS)
    other.get_by_role("button", name="Add the game").click()
    other.wait_for_selector(".text-board")
    assert stored_position(other).history == ("a1-",)
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name=re.compile("Delete this game of .?Babel")).first.click()
    page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    expect(page.locator("li.sheet")).to_have_count(1)


def test_a_game_goes_on_when_storage_is_forbidden(visit: Open) -> None:
    page = visit("/about", settings=SETTINGS)
    page.add_init_script("indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); }")
    page.goto(page.url.split("#")[0])
    start_game(page, "babel")
    assert await_my_turn(page)
    type_action(page, game("babel").start({}).legal()[0])
    expect(page.locator(".action")).not_to_have_count(0)
    page.goto(page.url.split("#")[0] + "#/games")
    expect(page.get_by_role("alert")).to_contain_text("does not let the page save games")


def test_a_game_goes_on_when_storage_is_full(visit: Open) -> None:
    page = visit("/about", settings=SETTINGS)
    origin = page.url.split("/#")[0]
    page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    page.goto(f"{origin}/#/")
    start_game(page, "babel")
    assert await_my_turn(page)
    type_action(page, game("babel").start({}).legal()[0])
    expect(page.locator(".action")).not_to_have_count(0)
    page.goto(f"{origin}/#/games")
    expect(page.get_by_role("alert")).to_contain_text("no room left")


# ── A new version ────────────────────────────────────────────────────────────────────────────────────────
def test_a_new_version_is_offered_and_never_forced(tmp_path: Path, open_page: Open) -> None:
    folder = tmp_path / "page"
    shutil.copytree(BUILT.parent, folder)
    served = FileServer(folder)
    try:
        page = open_page(f"{served.url}/#/about")
        kept_offline(page)
        other = open_page(f"{served.url}/#/about", page.context)
        for one in (page, other):
            one.evaluate("window.before = true")
        update(folder)
        page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
        offer = page.get_by_role("button", name="Use it now")
        expect(offer).to_be_visible()
        assert page.evaluate("window.before && document.querySelector('meta[name=edition]') === null")
        offer.click()
        expect(page.locator("meta[name=edition]")).to_have_count(1)
        assert other.evaluate("window.before")  # a game there would go on
        expect(other.get_by_role("button", name="Use it now")).to_be_visible()
    finally:
        served.stop()


def update(folder: Path) -> None:
    """Another version of the page: another index.html, and the service worker that names it."""
    index, worker = folder / "index.html", folder / "sw.js"
    index.write_text(index.read_text().replace("<title>", '<meta name="edition" content="2" /><title>'))
    before = worker.read_text()
    after = before.replace('url:"index.html",revision:"', 'url:"index.html",revision:"2')
    assert after != before
    worker.write_text(after)


# ── Without HTTPS, without a server ──────────────────────────────────────────────────────────────────────
def test_without_https_one_sentence_says_why(visit: Open) -> None:
    page = visit("/about")
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    page.goto(page.url.split("#")[0])
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_text("Without HTTPS, browsers do not save a page")).to_be_visible()


@pytest.fixture(scope="module")
def site(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site below a path of a folder that can be served."""
    subprocess.run([sys.executable, ROOT / "hatch_build.py", "site"], check=True, capture_output=True)
    folder = tmp_path_factory.mktemp("static")
    shutil.copytree(ROOT / "site", folder / "at" / "home")
    return folder


@pytest.fixture(params=["python", "nginx"])
def site_url(request: pytest.FixtureRequest, site: Path, tmp_path: Path) -> Iterator[str]:
    if request.param == "python":
        served = FileServer(site)
        yield f"{served.url}/at/home/"
        return served.stop()
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if program is None:
        pytest.skip("The site was not tried with nginx: it is not installed (make browsers installs it).")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    (tmp_path / "nginx.conf").write_text(f"""
        pid {tmp_path}/pid; error_log {tmp_path}/error.log; daemon off; events {{}}
        http {{
            access_log off; include /etc/nginx/mime.types;
            client_body_temp_path {tmp_path}/1; proxy_temp_path {tmp_path}/2; fastcgi_temp_path {tmp_path}/3;
            uwsgi_temp_path {tmp_path}/4; scgi_temp_path {tmp_path}/5;
            server {{ listen 127.0.0.1:{port}; location /games/ {{ alias {site}/at/home/; }} }}
        }}""")
    process = subprocess.Popen([program, "-c", tmp_path / "nginx.conf", "-g", "user root;"])
    try:
        answers(f"http://127.0.0.1:{port}/games/")
        yield f"http://127.0.0.1:{port}/games/"
    finally:
        process.terminate()
        process.wait()


def test_the_site_needs_no_server_of_ours(site_url: str, open_page: Open) -> None:
    page = open_page(site_url)
    asked: list[str] = []
    complaints: list[str] = []
    page.on("request", lambda one: asked.append(one.url))
    page.on("console", lambda one: complaints.append(one.text) if one.type == "error" else None)
    policy = page.locator("meta[http-equiv=Content-Security-Policy]")
    assert policy.get_attribute("content") == SITE_POLICY
    page.reload()
    start_game(page, "nivos")
    assert await_my_turn(page)
    act(page, random.Random(1))
    page.reload()  # a deep link
    page.wait_for_selector(".text-board")
    page.goto(f"{site_url}#/puzzles")
    expect(page.locator(".card")).to_have_count(4)
    page.goto(f"{site_url}#/learn/talo")
    page.wait_for_selector(".board, .text-board")
    assert complaints == []
    assert [url for url in asked if not url.startswith(site_url)] == []
    assert [url for url in asked if "/api/" in url] == []
