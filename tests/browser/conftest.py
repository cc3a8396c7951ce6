"""A real Chromium, a real server, and pages that must not complain in their console.

Without a browser these tests are left out, and the run says so at its end; with
ZIGGURAT_REQUIRE_BROWSER=1 they fail.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from browser.server_process import AXE, BUILT, HERE, ROOT, ServerProcess
from browser.table_page import PATIENCE
from local_server import rules_ready
from ziggurat.core.registry import game_names

Theme = Literal["light", "dark"]
PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]


def skip_or_fail(what: str) -> None:
    if os.environ.get("ZIGGURAT_REQUIRE_BROWSER") == "1":
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    program = next((found for name in PROGRAMS if (found := shutil.which(name))), None)
    if program is None:
        skip_or_fail("The browser tests were left out: no Chromium was found (make browser installs it).")
    if not BUILT.exists():
        skip_or_fail("The browser tests were left out: the page is not built (make test builds it).")
    if subprocess.run([sys.executable, ROOT / "hatch_build.py", "fresh"]).returncode:
        skip_or_fail("The browser tests were left out: the page is not that of its sources (make test builds it).")
    expect.set_options(timeout=1000 * PATIENCE)
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def axe() -> str:
    if not AXE.exists():
        skip_or_fail(
            "The browser tests of accessibility were left out: axe-core is not installed (make test does it)."
        )
    return AXE.read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def server(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    rules_ready(*game_names())
    made = ServerProcess(tmp_path_factory.mktemp("server"))
    try:
        made.warm()
        yield made
    finally:
        made.stop()


@pytest.fixture
def expected_console_errors() -> list[str]:
    """What the browser itself may write into its console about something that a test does on purpose."""
    return []


@pytest.fixture
def visit(
    chromium: Browser, server: ServerProcess, expected_console_errors: list[str]
) -> Iterator[Callable[..., Page]]:
    """Opens a page in a browser of its own: `visit("/t/…", width=360, theme="dark")`.

    Boards are drawn plainly unless a test says otherwise: left to itself a board that is too slow becomes a plan.
    Bots do not wait for anybody, either.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type == "error" and not any(words in message.text for words in expected_console_errors):
            complaints.append(message.text)

    def open_page(
        path: str = "/",
        *,
        width: int = 1280,
        height: int = 800,
        theme: Theme = "light",
        settings: dict[str, Any] | None = None,
        **more: Any,
    ) -> Page:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            color_scheme=theme,
            locale=more.pop("locale", "en-GB"),
            service_workers=more.pop("service_workers", "block"),  # only test_offline.py wants one
            **more,
        )
        context.set_default_timeout(1000 * PATIENCE)
        contexts.append(context)
        kept = json.dumps(json.dumps({"quality": "plain", "bots": "none"} | (settings or {})))
        context.add_init_script(f"localStorage['ziggurat.settings'] ??= {kept}")
        page = context.new_page()
        page.on("console", listen)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(server.url + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def join_table(visit: Callable[..., Page], server: ServerProcess) -> Callable[..., Page]:
    """Opens a table and sits down, past the first tips: `join_table("nivos", here=2, options={…}, width=360)`.

    Against the friendly bot where nothing else is said; with `plan`, at the flat plan.
    """

    def join(
        game: str,
        *,
        here: int = 0,
        seats: list[dict[str, Any]] | None = None,
        options: dict[str, str] | None = None,
        plan: bool = False,
        quality: str = "plain",
        query: str = "",
        **more: Any,
    ) -> Page:
        path = server.table(game, seats or [HERE] * here or None, **options or {})
        page = visit(
            path.replace("#", f"{query}#"),
            settings={"tips": 3, "twin": plan, "quality": quality},
            **{"width": 1000, "height": 640} | more,
        )
        page.wait_for_selector(".text-board" if plan else ".stage canvas, .board")
        return page

    return join
