"""The page in Chromium, drawn by software: how long and how many bytes to the first board.

`python benchmarks/run.py page` measures this alone. The aims are figures to look at: a busy machine misses them.
"""

import json
import re
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Request, sync_playwright

from yardstick import ROUNDS, Report
from ziggurat.server.http.page import BUILT, load

FLAGS = ["--no-sandbox", "--disable-gpu", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
SETTINGS = {"quality": "plain", "tips": 3, "speed": "none", "bots": "none"}
BOARD = "canvas[data-frames]"
KILOBYTE = 1000


@contextmanager
def served() -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "ziggurat.server", "serve", "--port", str(port), "--data", data]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            for _ in range(600):
                try:
                    urllib.request.urlopen(f"{url}/healthz", timeout=2).close()
                    break
                except OSError:
                    time.sleep(0.1)
            yield url
        finally:
            process.terminate()
            process.wait()


def chromium() -> str | None:
    """Where Chromium is; says so if there is none."""
    program = shutil.which("chromium") or shutil.which("google-chrome")
    if program is None:
        print("  left out: there is no Chromium (make browser installs it)")
    return program


def device(browser: Browser, **settings: Any) -> BrowserContext:
    """A browser of somebody who has chosen these settings; it has kept nothing."""
    context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 800})
    context.set_default_timeout(120_000)
    kept = json.dumps(json.dumps(SETTINGS | settings))
    context.add_init_script(f"localStorage['ziggurat.settings'] ??= {kept}")
    return context


def seconds_to_board(page: Page, url: str) -> float:
    """Until the first frame of babel's first lesson: a board that needs nothing else."""
    began = time.monotonic()
    page.goto(f"{url}/#/learn/babel", wait_until="commit")
    page.wait_for_selector(BOARD)
    return time.monotonic() - began


def cold(browser: Browser, url: str) -> tuple[float, int]:
    """Seconds and bytes with nothing kept, what the workers fetch included; the service worker comes later."""
    context = device(browser)
    page = context.new_page()
    arrived: list[Request] = []
    page.on("requestfinished", lambda one: arrived.append(one))
    spent = seconds_to_board(page, url)
    size = sum(transferred(one) for one in list(arrived))
    context.close()
    return spent, size


def transferred(request: Request) -> int:
    """The bytes of a response. The browser does not tell the body of a worker's script, but the server does."""
    response = request.response()
    assert response is not None
    return request.sizes()["responseHeadersSize"] + int(response.headers.get("content-length", 0))


def kept(browser: Browser, url: str) -> list[float]:
    context = device(browser)
    page = context.new_page()
    seconds_to_board(page, url)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.close()
    spent = []
    for _ in range(ROUNDS):
        page = context.new_page()
        spent.append(seconds_to_board(page, url))
        page.close()
    context.close()
    return spent


WATCH_TASKS = """window.tasks = 0;
new PerformanceObserver(list => list.getEntries().forEach(one => window.tasks += one.duration))
  .observe({ type: 'longtask', buffered: true });"""


def home_tasks(browser: Browser, url: str) -> float:
    """Seconds of the home page's long tasks (more than 50 ms each), until it has rested for a while."""
    context = device(browser)
    context.add_init_script(WATCH_TASKS)
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector(".game .play")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(8000)
    spent = page.evaluate("window.tasks")
    context.close()
    return float(spent) / 1000


def language_sizes() -> dict[str, float]:
    """Kilobytes of each language, all its parts, as our server sends them to a browser that knows gzip only."""
    sizes: dict[str, float] = {}
    for path, file in load(BUILT).items():
        if found := re.match(r"/assets/messages-([a-z]+)-", path):
            sizes[found[1]] = sizes.get(found[1], 0) + len(file.squeezed["gzip"]) / KILOBYTE
    return sizes


def bench(report: Report) -> None:
    report.title("The page in Chromium, drawn by software")
    sizes = language_sizes()
    for language in (min(sizes, key=sizes.__getitem__), max(sizes, key=sizes.__getitem__)):
        report.figure(f"a whole language, gzipped: {language}", sizes[language], "kB")
    program = chromium()
    if program is None:
        return
    with served() as url, sync_playwright() as player:
        browser = player.chromium.launch(executable_path=program, args=FLAGS)
        first = [cold(browser, url) for _ in range(ROUNDS)]
        again = kept(browser, url)
        tasks = [home_tasks(browser, url) for _ in range(ROUNDS)]
        browser.close()
    report.figure("babel's first board, nothing kept", statistics.median(s for s, _ in first), "s", "aim 2.5")
    report.figure("babel's first board, from the service worker", statistics.median(again), "s", "aim 1")
    size = statistics.median(size for _, size in first) / KILOBYTE
    report.figure("long tasks of the home page", statistics.median(tasks), "s", "aim 0.2")
    report.figure("bytes to babel's first board", size, "kB", "aim 250")
