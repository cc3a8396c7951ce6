"""Draws the README pictures anew: a server, a real browser, a game half played (`make screenshots`)."""

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
sys.path.insert(0, str(ROOT / "tests"))

from browser.conftest import FLAGS, PROGRAMS  # noqa: E402
from browser.server_process import HERE, ServerProcess  # noqa: E402
from browser.table_page import open_table, skip_tips, type_action  # noqa: E402
from ziggurat.registry import game_names  # noqa: E402

NIVOS = ["n@a4", "r2x4@e3", "3x2@a5", "r3x2@a2", "2x2@a5", "2x3@e4", "r1x3@f4", "r1x5@d2"]
BUBBLES = [".", "c5+d5", "=c5", "=d5", "."]
STUDIES = {
    "explorer": "/explore/babel?quality=full&at=a1enu,b1u,a2u,b2ws,b1-",
    "theorem": "/theorem/babel",
    "lesson": "/learn/talo/balance?quality=full",
}
GAME = ["b2wsu", "b1-", "a1enu", "a2u", "a1u", "b2u", "b1wnud", "a2esu", "b2w", "a2su"]

# Constructions of talo; each bar is rolled, taken and placed in turn.
GREEN = (
    "10x@0,4,0 7y@2,1,1 5z@6,4,1 6z@6,7,0 4y@6,4,6 5x@4,2,0 3z@1,7,0 3x@0,7,3 2z@8,4,1 3y@8,3,3 "
    "1z@3,4,1 2x@4,4,1 9x@0,9,0 1z@5,9,1 3x@4,9,2 1z@5,2,1 4z@7,1,0 1z@6,6,7 2y@9,7,0 3y@4,3,2"
)
ISLANDS = (
    "4z@1,1,0 4z@8,1,0 4z@8,8,0 4z@1,8,0 8x@1,1,4 8x@1,8,4 5z@4,4,0 8y@4,1,5 3y@7,0,0 2z@7,1,1 "
    "1z@8,2,0 5x@2,5,6 3z@4,6,6 5z@5,5,0 1z@0,1,0 2z@0,0,0 3x@7,7,0 2y@2,7,0 1z@2,8,1 6z@9,9,0"
)


def placed(bars: str) -> str:
    turns = [(bar.split("@")[0][:-1], bar) for bar in bars.split()]
    return " ".join(f"+{length} t{length} {bar} ." for length, bar in turns)


TALO = {"green": f"@5,5 @3,6 {placed(GREEN)} +4 t4", "islands": f"@0,2 @7,9 {placed(ISLANDS)} +7 t3+4"}


def open_home(
    browser: Browser, server: ServerProcess, theme: str, width: int, height: int, scale: float = 1
) -> Page:
    context = browser.new_context(
        viewport={"width": width, "height": height}, device_scale_factor=scale, locale="en-GB"
    )
    context.set_default_timeout(300_000)
    page = context.new_page()
    page.goto(f"{server.url}/?quality=full&theme={theme}")
    page.wait_for_selector(".game .picture img")
    page.wait_for_timeout(500)
    return page


def save_screenshot(page: Page, name: str) -> None:
    page.wait_for_timeout(1500)
    page.screenshot(path=PICTURES / f"{name}.png")
    print(f"docs/pictures/{name}.png")


def play_half_a_game(page: Page) -> None:
    open_table(page, "here", ("Anna", "Ben"))
    skip_tips(page)
    page.keyboard.press("f")
    for token in GAME:
        type_action(page, token)
    page.get_by_role("button", name="Plan and text").click()
    page.wait_for_selector("canvas[data-calls]")
    page.locator("h1").click()  # away from the button, so that keys go to the board
    page.locator(".cube:not([disabled])").first.click()
    page.keyboard.press("ArrowUp")


def table_of(browser: Browser, server: ServerProcess, game: str, tokens: list[str], **options: str) -> Page:
    page = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB").new_page()
    page.set_default_timeout(300_000)
    page.goto(server.url + server.table(game, [HERE, HERE], **options).replace("#", "?quality=full#"))
    page.wait_for_selector("canvas[data-calls], .board")
    skip_tips(page)
    page.keyboard.press("f")
    for token in tokens:
        type_action(page, token)
    page.get_by_role("button", name="Plan and text").click()
    page.wait_for_selector("canvas[data-calls], .board")
    page.locator("h1").click()
    return page


def talo(browser: Browser, server: ServerProcess, name: str, board: str, theme: str, keys: str) -> None:
    """A construction half climbed, with a bar held over it."""
    path, _, key = server.table_in_play("talo", {"board": board}, TALO[board]).partition("#")
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    page = context.new_page()
    page.goto(f"{server.url}{path}?quality=full&theme={theme}#{key}")
    page.wait_for_selector("canvas[data-calls]", timeout=120_000)
    skip_tips(page)
    for pressed in keys.split():
        page.keyboard.press(pressed)
    page.wait_for_selector(".verdict:not(.asked)", timeout=120_000)
    save_screenshot(page, name)


def learning_page(page: Page, server: ServerProcess, name: str, path: str) -> None:
    """A page to learn from; in a lesson, with the hint taken."""
    page.goto(server.url + path)
    page.wait_for_selector(".result, canvas[data-still=true]", timeout=120_000)
    for button in ("Hint", "Show me") if name == "lesson" else ():
        page.get_by_role("button", name=button).click()
    save_screenshot(page, name)


def main() -> None:
    program = next((found for name in PROGRAMS if (found := shutil.which(name))), None)
    if program is None:
        sys.exit("No Chromium was found; make browser installs it.")
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as player:
        server = ServerProcess(Path(data))
        browser = player.chromium.launch(executable_path=program, args=FLAGS)
        home = open_home(browser, server, "light", 1280, 800)
        expect(home.locator(".game .picture img")).to_have_count(len(game_names()))
        save_screenshot(home, "home")
        for theme in ("light", "dark"):
            page = open_home(browser, server, theme, 1280, 800)
            play_half_a_game(page)
            save_screenshot(page, f"babel-{theme}")
        page.get_by_role("button", name="Plan and text").click()
        save_screenshot(page, "babel-plan")
        save_screenshot(table_of(browser, server, "nivos", NIVOS), "nivos")
        save_screenshot(table_of(browser, server, "bubbles", BUBBLES, sky="RPYBGYBGRP", first="1"), "bubbles")
        talo(browser, server, "talo", "green", "light", "ArrowRight ArrowLeft ArrowLeft")
        talo(browser, server, "talo-islands", "islands", "dark", "r r ArrowRight ArrowUp")
        page = open_home(browser, server, "light", 1280, 800)
        for name, path in STUDIES.items():
            learning_page(page, server, name, path)
        phone = open_home(browser, server, "light", 1280, 800, 2)
        play_half_a_game(phone)
        phone.set_viewport_size({"width": 360, "height": 740})
        save_screenshot(phone, "babel-phone")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
