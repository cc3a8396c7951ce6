"""Makes all pictures of README and docs: a server, a real browser, games half played (`make screenshots`).

    python scripts/screenshots.py                   # all of them
    python scripts/screenshots.py nivos table-ja    # some of them, by name

Each comes in both themes, as `docs/pictures/<name>-light.webp` and `-dark.webp`. `<game>-game` is a film of thirty
seconds. Its frames are taken one by one, at a clock of its own, so it runs evenly however slow the machine is.
"""

import argparse
import io
import json
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
sys.path.insert(0, str(ROOT / "tests"))

from browser.conftest import FLAGS, PROGRAMS  # noqa: E402
from browser.server_process import ServerProcess  # noqa: E402
from ziggurat.core.registry import BUILT_IN  # noqa: E402
from ziggurat.records import Record  # noqa: E402

Theme = Literal["light", "dark"]
Path_ = Callable[[ServerProcess], str]  # where a picture is taken; it may need a table
THEMES: tuple[Theme, ...] = ("light", "dark")
PEOPLE = {
    "en-GB": ("Anna", "Ben"),
    "ja": ("さくら", "はると"),
    "ar": ("ليلى", "عمر"),
    "pl": ("Zosia", "Kuba"),
}
BOARD = "canvas[data-still=true], .board:not(:has(canvas))"
QUALITY = 90
PATIENCE = 600_000  # milliseconds: a picture without a graphics card takes its time

# ── Games half played ────────────────────────────────────────────────────────────────────────────────────
BABEL = "b2wsu b1- a1enu a2u a1u b2u b1wnud a2esu b2w a2su"
NIVOS = "n@a4 r2x4@e3 3x2@a5 r3x2@a2 2x2@a5 2x3@e4 r1x3@f4 r1x5@d2"
BUBBLES = (
    ". c5+d5 +p =c5 +k =d5 . b5+b6 +r =b5 +b =b6 . a5+b5 +r =a5 +p =b5 . d6+e6 +k =e6 +p =d6 "
    ". a5+b5 +b =b5 +y =a5 . c6+d6 +y =c6 +y =d6 b5~c5 b5+c5 +r =c5 +g =b5 . a5+a6 +r =a5 +p =a6 "
    ". a5+a6 R:a8~b8 +r =a6 +p =a5 . a5+b5 +y =b5 +g =a5"
)
SKY = {"sky": "RPYBGYBGRP", "first": "1"}

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


# ── Stills ───────────────────────────────────────────────────────────────────────────────────────────────
@dataclass(frozen=True)
class Still:
    """A picture of a page: where, how large, and what is done there before it is taken."""

    path: Path_
    prepare: Callable[[Page], None] = lambda page: None
    ready: str = BOARD
    width: int = 1280
    height: int = 800
    scale: float = 1
    locale: str = "en-GB"
    plan: bool = False


def at(path: str) -> Path_:
    return lambda server: path


def table(name: str, line: str, locale: str = "en-GB", **options: str) -> Path_:
    return lambda server: server.table_in_play(name, options, line, people=PEOPLE[locale])


def press(*keys: str) -> Callable[[Page], None]:
    """Presses keys; a bar that they move over the board gets its verdict."""

    def do(page: Page) -> None:
        for key in keys:
            page.keyboard.press(key)
        page.wait_for_selector(".verdict:not(.asked)")

    return do


def hold_a_cube(page: Page) -> None:
    page.locator(".cube:not([disabled])").first.click()
    page.keyboard.press("ArrowUp")


def take_the_hint(page: Page) -> None:
    for button in ("Hint", "Show me"):
        page.get_by_role("button", name=button).click()


GREEN_TABLE = f"@5,5 @3,6 {placed(GREEN)} +4 t4"
STILLS = {
    "home": Still(at("/"), ready=".game .picture img", height=752),
    "babel": Still(table("babel", BABEL), hold_a_cube),
    "babel-plan": Still(table("babel", BABEL), ready=".text-board", plan=True),
    "babel-phone": Still(table("babel", BABEL), hold_a_cube, width=360, height=740, scale=2),
    "nivos": Still(table("nivos", NIVOS)),
    "bubbles": Still(table("bubbles", BUBBLES, **SKY)),
    "talo": Still(table("talo", GREEN_TABLE, board="green"), press("ArrowRight", "ArrowLeft", "ArrowLeft")),
    "talo-islands": Still(
        table("talo", f"@0,2 @7,9 {placed(ISLANDS)} +7 t3+4", board="islands"),
        press("r", "r", "ArrowRight", "ArrowUp"),
    ),
    "explorer": Still(at("/explore/babel?at=a1enu,b1u,a2u,b2ws,b1-")),
    "theorem": Still(at("/theorem/babel"), ready=".result"),
    "lesson": Still(at("/learn/babel/fit"), take_the_hint),
    "table-ja": Still(table("nivos", NIVOS, "ja"), locale="ja"),
    "table-ar": Still(table("talo", GREEN_TABLE, "ar", board="green"), locale="ar"),
    "table-pl": Still(table("bubbles", BUBBLES, "pl", **SKY), locale="pl"),
}


# ── Animations ───────────────────────────────────────────────────────────────────────────────────────────
SECONDS = 30
STEP = 80  # milliseconds from one frame to the next
LAST = 3_000  # the end of the game stays in sight
ACTIONS = 30  # of a longer game, the last ones
SIZE = (1060, 700)
FILM_QUALITY = 85
# The page draws a frame whenever we take one, not sixty times a second.
FRAMES = f"""
window.requestAnimationFrame = draw => setTimeout(() => draw(performance.now()), {STEP});
window.cancelAnimationFrame = clearTimeout;
"""
# Nobody turns the board in a film. A bubble that always has a layer of its own looks the same at rest and in
# motion, so frames differ only where something moves.
STYLE = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.camera { visibility: hidden } .marble, .marble * { will-change: transform }');
    document.adoptedStyleSheets.push(sheet);
}"""
# What moves by style sheets keeps to our clock, too.
ADVANCE = """step => {
    for (const one of document.getAnimations()) {
        one.pause();
        one.currentTime = Math.min(one.currentTime + step, one.effect.getComputedTiming().endTime);
        if (one.currentTime >= one.effect.getComputedTiming().endTime) one.finish();
    }
}"""
STILL = "!document.querySelector('canvas[data-still=false]') && !document.getAnimations().length"


def recorded(name: str) -> Record:
    """A game between our bots (`ziggurat arena`), kept beside this script."""
    return Record.parse((ROOT / "scripts" / "shown_games" / f"{name}.txt").read_text(encoding="utf-8"))


def look(page: Page, key: str) -> None:
    """To the position before or after: the title of the page says which one is shown."""
    before = page.title()
    page.keyboard.press(key)
    expect(page).not_to_have_title(before, timeout=PATIENCE)


class Film:
    """Frames and how long each is shown, in milliseconds."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[Image.Image] = []
        self.lengths: list[int] = []

    def take(self, length: int) -> None:
        """Takes what is in sight; if nothing has changed, the frame before lasts longer."""
        frame = Image.open(io.BytesIO(self.page.locator(".board").screenshot())).convert("RGB")
        if self.frames and frame.tobytes() == self.frames[-1].tobytes():
            self.lengths[-1] += length
        else:
            self.frames.append(frame)
            self.lengths.append(length)

    def run(self, length: int) -> None:
        """Lets so much time go by. When nothing moves any more, one frame is enough for the rest."""
        for passed in range(0, length, STEP):
            self.page.clock.run_for(STEP)
            self.page.evaluate(ADVANCE, STEP)
            still = passed > 2 * STEP and self.page.evaluate(STILL)
            self.take(length - passed if still else min(STEP, length - passed))
            if still:
                return

    def save(self, path: Path) -> None:
        """It is played once: nothing on a page moves for ever."""
        first, *others = self.frames
        first.save(
            path,
            save_all=True,
            append_images=others,
            duration=self.lengths,
            loop=1,
            quality=FILM_QUALITY,
            kmax=0,  # only what has changed, from the first frame to the last
            method=6,
        )


def animate(studio: "Studio", name: str, theme: Theme) -> None:
    """Thirty seconds of a game: it is looked back at, action by action."""
    record = recorded(name)
    path = studio.server.table_in_play(name, record.options, " ".join(record.tokens), people=PEOPLE["en-GB"])
    page = studio.open(Still(at(path), width=SIZE[0], height=SIZE[1]), theme, film=True)
    page.evaluate(STYLE)
    count = min(ACTIONS, len(record.tokens))
    for _ in range(count):
        look(page, ",")
    page.clock.pause_at(page.evaluate("Date.now() + 5000"))
    film = Film(page)
    film.take(1_000)
    for _ in range(count):
        look(page, ".")
        film.run((1000 * (SECONDS - 1) - LAST) // count)
    film.take(LAST)
    film.save(PICTURES / f"{name}-game-{theme}.webp")
    page.context.close()


# ── The studio ───────────────────────────────────────────────────────────────────────────────────────────
@dataclass
class Studio:
    """A server and a browser."""

    server: ServerProcess
    browser: Browser

    def open(self, still: Still, theme: Theme, film: bool = False) -> Page:
        """Opens a page and waits until its board stands. For a film its clock is ours."""
        context = self.browser.new_context(
            viewport={"width": still.width, "height": still.height},
            device_scale_factor=still.scale,
            color_scheme=theme,
            locale=still.locale,
            service_workers="block",
        )
        context.set_default_timeout(PATIENCE)
        settings = {"quality": "full", "bots": "none", "tips": 3, "twin": still.plan}
        context.add_init_script(f"localStorage['ziggurat.settings'] ??= {json.dumps(json.dumps(settings))}")
        page = context.new_page()
        if film:
            page.clock.install()
            page.add_init_script(FRAMES)
        page.goto(self.server.url + still.path(self.server))
        page.wait_for_selector(still.ready)
        return page

    def take(self, name: str, still: Still, theme: Theme) -> None:
        page = self.open(still, theme)
        still.prepare(page)
        page.wait_for_timeout(2_000)  # until all that slides has come to rest
        page.wait_for_selector(still.ready)
        picture = Image.open(io.BytesIO(page.screenshot()))
        picture.convert("RGB").save(PICTURES / f"{name}-{theme}.webp", quality=QUALITY, method=6)
        page.context.close()


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Makes the pictures and animations of README and docs.")
    parser.add_argument("names", nargs="*", help="all if none is named")
    wanted = parser.parse_args(arguments).names
    films = {f"{name}-game": name for name in BUILT_IN}
    known = [*STILLS, *films]
    if unknown := [name for name in wanted if name not in known]:
        print(f"There is no picture called {unknown[0]}. There are: {', '.join(known)}.", file=sys.stderr)
        return 2
    program = next((found for name in PROGRAMS if (found := shutil.which(name))), None)
    if program is None:
        print("No Chromium was found; make browser installs it.", file=sys.stderr)
        return 1
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as player:
        server = ServerProcess(Path(data))
        try:
            studio = Studio(server, player.chromium.launch(executable_path=program, args=FLAGS))
            for name in wanted or known:
                began = time.monotonic()
                for theme in THEMES:
                    if name in films:
                        animate(studio, films[name], theme)
                    else:
                        studio.take(name, STILLS[name], theme)
                print(f"{name} ({time.monotonic() - began:.0f} s)", flush=True)
        finally:
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
