"""Level 5 in Chromium: how long it takes to answer, beside the same search in machine code; long tasks meanwhile.

`python benchmarks/run.py page_bots` measures this alone. The bots think in a worker, so no task of the page itself
should take more than 50 ms, which browsers call a long task. The plan is shown, not a board in three dimensions,
which without a graphics card takes longer than any task of ours.
"""

import json
import random
import statistics
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from page import FLAGS, chromium, device, served
from yardstick import Report
from ziggurat.bots.bot import Bot, SearchLimits
from ziggurat.bots.levels import LEVEL_SECONDS, player
from ziggurat.core import Position
from ziggurat.registry import game, game_names

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from browser.table_page import await_turn, over, type_action

MODULES = Path(__file__).parents[1] / "web" / "src" / "wasm"
LEVEL = 5
ANSWERS = 6  # of the bot, where it has a choice; the first one also starts its worker
WATCH = """() => {
  window.tasks = [];
  new PerformanceObserver(list => window.tasks.push(...list.getEntries().map(one => one.duration)))
    .observe({ type: 'longtask' });
}"""
LOG = """() => new Promise(done => {
  const opened = indexedDB.open('ziggurat');
  opened.onsuccess = () => {
    const rows = opened.result.transaction('events').objectStore('events').getAll();
    rows.onsuccess = () => { opened.result.close(); done(rows.result); };
  };
})"""


class Answer(NamedTuple):
    """What the bot was asked, and how long it took in the browser."""

    position: Position
    seconds: float


def answers(page: Page) -> tuple[list[Answer], Position]:
    """The answers so far, where the bot had a choice, and the position now: from the log of the one table here."""
    first, *rows = page.evaluate(LOG)
    position = game(first["entry"]["game"]).start(first["entry"]["options"])
    found, before = [], first["at"]
    for row in rows:
        entry: dict[str, Any] = row["entry"]
        if entry["kind"] != "played":
            continue
        if entry.get("by") == "bot" and len(position.actions) > 1:
            found.append(Answer(position, (row["at"] - before) / 1000))
        position, before = position.play(entry["token"]), row["at"]
    return found, position


def play(browser: Browser, url: str, name: str) -> tuple[list[Answer], list[float]]:
    """A game against level 5 until it has answered often enough; the long tasks of the page while it thought."""
    context = device(browser, twin=True)
    page = context.new_page()
    page.goto(f"{url}/#/new/{name}")
    page.locator(".seats select").nth(1).select_option(str(LEVEL))
    page.get_by_role("button", name="Sit down").click()
    await_turn(page)
    page.evaluate(WATCH)
    chance, tasks = random.Random(1), []
    found, position = answers(page)
    while len(found) < ANSWERS and not over(page):
        type_action(page, chance.choice(position.legal()))
        page.evaluate("window.tasks.length = 0")  # from here on the bot thinks
        await_turn(page)
        tasks += page.evaluate("window.tasks")
        found, position = answers(page)
    context.close()
    return found, tasks


def native_bot(position: Position) -> tuple[Bot, SearchLimits]:
    """The same bot in machine code: as many simulations, and no network, which the browser has not got."""
    tables = json.loads((MODULES / f"{position.game.name}.json").read_text(encoding="utf-8"))["tables"]
    level = tables[str(position.rules.seats)]["levels"][LEVEL - 1]
    name = "perfect" if level["perfect"] else f"classic:{level['simulations']}"
    return player(name, position.game, position.settings), SearchLimits(seconds=LEVEL_SECONDS)


def native_seconds(found: list[Answer]) -> list[float]:
    bot, limits = native_bot(found[0].position)
    spent = []
    for position, _ in found:
        began = time.perf_counter()
        bot.choose(position, limits)
        spent.append(time.perf_counter() - began)
    return spent


def bench(report: Report) -> None:
    report.title(f"Level {LEVEL} in Chromium: from one action to its answer; the median, without the first")
    program = chromium()
    if program is None:
        return
    with served() as url, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=program, args=FLAGS)
        for name in game_names():
            found, tasks = play(browser, url, name)
            there = statistics.median(one.seconds for one in found[1:])
            here = statistics.median(native_seconds(found)[1:])
            report.figure(f"{name}: the first answer", found[0].seconds, "s")
            report.figure(f"{name}: an answer", there, "s")
            report.figure(f"{name}: the same in machine code", here, "s")
            report.figure(f"{name}: Chromium to machine code", here / there, "×")
            report.figure(f"{name}: the longest task meanwhile", max(tasks, default=0), "ms", "aim 50")
        browser.close()


if __name__ == "__main__":
    bench(Report())
