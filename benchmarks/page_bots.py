"""Level 5 in Chromium: how long it takes to answer, beside the same search in machine code; long tasks meanwhile.

`python benchmarks/run.py page_bots` measures this alone. The two searches are compared by processor time, which a
busy machine disturbs least; that of Chromium also contains what the page does to show two turns. The bots think in
a worker, so no task of the page itself should take more than 50 ms, which browsers call a long task. A task also
takes longer where it waits for a core, or for a picture that is drawn without a graphics card: so its processor
time is told beside it. The plan is shown, not a board in three dimensions.
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
from ziggurat.core.position import Position
from ziggurat.core.registry import BUILT_IN, game

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from browser.table_page import await_turn, over, type_action

MODULES = Path(__file__).parents[1] / "web" / "src" / "wasm"
LEVEL = 5
ANSWERS = 6  # of the bot, where it has a choice; the first one also starts its worker
TRACED = ["-*", "toplevel", "blink.user_timing"]
TASK = "ThreadControllerImpl::RunTask"
ASKED, ANSWERED = "asked", "answered"  # marks in the page's timeline: between them the bot thinks
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


class Task(NamedTuple):
    """A task of the page's own thread: how long it took, and for how long of that it had a processor."""

    milliseconds: float
    processor: float


class Played(NamedTuple):
    """A game against the bot: its answers and the processor time turn by turn, and the page's tasks meanwhile."""

    turns: list[list[Answer]]
    processor: list[float]
    tasks: list[Task]


def processor_time(browser: Browser) -> float:
    """What the pages and their workers have taken so far."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return float(sum(one["cpuTime"] for one in processes if one["type"] == "renderer"))


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


def tasks_meanwhile(trace: bytes) -> list[Task]:
    """The tasks of the page's thread that began while the bot thought."""
    events = json.loads(trace)["traceEvents"]
    marks = [
        (one["ts"], one["name"], one["pid"], one["tid"]) for one in events if one["name"] in (ASKED, ANSWERED)
    ]
    times, names, processes, threads = zip(*sorted(marks), strict=True)
    assert names == (ASKED, ANSWERED) * (len(names) // 2)
    spans = list(zip(times[::2], times[1::2], strict=True))
    return [
        Task(one["dur"] / 1000, one.get("tdur", 0) / 1000)  # none: too little to be told
        for one in events
        if one["name"] == TASK and (one["pid"], one["tid"]) == (processes[0], threads[0])
        if "dur" in one  # one that was not over when the trace was has none
        if any(begun <= one["ts"] < done for begun, done in spans)
    ]


def play(browser: Browser, url: str, name: str) -> Played:
    """A game against level 5 until it has answered often enough."""
    context = device(browser, twin=True)
    page = context.new_page()
    page.goto(f"{url}/#/new/{name}")
    page.locator(".seats select").nth(1).select_option(str(LEVEL))
    page.get_by_role("button", name="Sit down").click()
    await_turn(page)
    browser.start_tracing(page=page, categories=TRACED)
    chance, played = random.Random(1), Played([], [], [])
    found, position = answers(page)
    while len(found) < ANSWERS and not over(page):
        before, began = len(found), processor_time(browser)
        type_action(page, chance.choice(position.legal()))
        page.evaluate("name => performance.mark(name)", ASKED)
        await_turn(page)
        page.evaluate("name => performance.mark(name)", ANSWERED)
        found, position = answers(page)
        if len(found) > before:
            played.turns.append(found[before:])
            played.processor.append(processor_time(browser) - began)
    played.tasks.extend(tasks_meanwhile(browser.stop_tracing()))
    context.close()
    return played


def native_bot(position: Position) -> Bot | None:
    """The same search in machine code: as many simulations, and the game's network only if the browser has it.

    None where no search is needed, as in a game that is solved.
    """
    tables = json.loads((MODULES / f"{position.game.name}.json").read_text(encoding="utf-8"))["tables"]
    level = tables[str(position.rules.seats)]["levels"][LEVEL - 1]
    if level["perfect"]:
        return None
    kind = "search" if level.get("network") else "classic"
    return player(f"{kind}:{level['simulations']}", position.game, position.settings)


def native_seconds(bot: Bot, turns: list[list[Answer]]) -> list[float]:
    """The processor time of the same answers, turn by turn."""
    spent = []
    for turn in turns:
        began = time.process_time()
        for position, _ in turn:
            bot.choose(position, SearchLimits(seconds=LEVEL_SECONDS))
        spent.append(time.process_time() - began)
    return spent


def tell(report: Report, name: str, game: Played) -> None:
    """The first turn, which also starts the worker, is told apart."""
    first, *later = game.turns
    report.figure(f"{name}: the first answer", first[0].seconds, "s")
    report.figure(f"{name}: an answer", statistics.median(one.seconds for turn in later for one in turn), "s")
    longest, busiest = (max(values) for values in zip(*game.tasks, strict=True))
    report.figure(f"{name}: the longest task meanwhile", longest, "ms", "aim 50")
    report.figure(f"{name}: the most processor time of a task", busiest, "ms", "aim 50")
    bot = native_bot(first[0].position)
    if bot is None:
        return
    here, there = sum(native_seconds(bot, game.turns)[1:]), sum(game.processor[1:])
    report.figure(f"{name}: a turn, processor time in Chromium", there / len(later), "s")
    report.figure(f"{name}: a turn, processor time in machine code", here / len(later), "s")
    report.figure(f"{name}: Chromium to machine code", here / there, "×")


def bench(report: Report) -> None:
    report.title(f"Level {LEVEL} in Chromium: from one action to its answer")
    program = chromium()
    if program is None:
        return
    with served() as url, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=program, args=FLAGS)
        for name in BUILT_IN:
            tell(report, name, play(browser, url, name))
        browser.close()


if __name__ == "__main__":
    bench(Report())
