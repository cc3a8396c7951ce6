"""How long the page's own tasks are while the strongest bot thinks: `python benchmarks/page_tasks.py`.

A browser calls a task long if it takes more than 50 ms. There should be none: the bots think in a worker. The plan
is shown, not a board in three dimensions, which without a graphics card takes longer than any task of ours.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from browser.conftest import FLAGS
from browser.server_process import ServerProcess
from browser.table_page import await_turn, played, type_action
from ziggurat.registry import game

WATCH = """() => {
  window.tasks = [];
  new PerformanceObserver(list => window.tasks.push(...list.getEntries().map(one => one.duration)))
    .observe({ type: 'longtask' });
}"""


def main() -> None:
    server = ServerProcess(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as player:
            browser = player.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
            page = browser.new_page()
            page.add_init_script("localStorage['ziggurat.settings'] ??= '{\"twin\": true, \"tips\": 3}'")
            page.goto(f"{server.url}/#/new/nivos")
            page.locator(".seats select").nth(1).select_option("5")
            page.get_by_role("button", name="Sit down").click()
            await_turn(page)
            page.evaluate(WATCH)
            type_action(page, game("nivos").start().legal()[0])
            page.evaluate("window.tasks.length = 0")  # from here on the bot thinks
            began = page.evaluate("performance.now()")
            played(page, 2)
            thought = page.evaluate("performance.now()") - began
            tasks = page.evaluate("window.tasks")
            print(f"level 5 of nivos thought for {thought:.0f} ms; tasks above 50 ms meanwhile: {tasks or 'none'}")
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
