"""Draws the games' pictures for the home page anew, by day and by lamplight (`make pictures`).

    python scripts/pictures.py            replaces those that look different now
    python scripts/pictures.py --check    only names them; exit status 1 if there are any

They are kept in the sources, so that building the page needs no browser. The page that draws them is built for
this alone (web/pictures.html) and never delivered.
"""

import argparse
import base64
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Route, sync_playwright

ROOT = Path(__file__).parents[1]
BUILT = ROOT / "build" / "pictures"
GAMES = ROOT / "web" / "src" / "games"
sys.path.insert(0, str(ROOT / "tests"))

from browser.conftest import FLAGS, PROGRAMS  # noqa: E402
from ziggurat.core.registry import BUILT_IN  # noqa: E402

WIDTH, HEIGHT = 560, 350  # twice as large as on a card, for fine screens
QUALITY = 0.72
# The browser itself can write WebP. Drawn twice as large and made smaller, edges are smooth.
ENCODE = """async ([png, width, height, quality]) => {
  const bytes = Uint8Array.from(atob(png), one => one.charCodeAt(0));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const brush = canvas.getContext('2d', { alpha: false });
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0, width, height);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""

# Pictures so small that a dot is the mean of a square of 10 × 10; the largest difference of two such dots.
COMPARE = """async pictures => {
  const dots = await Promise.all(pictures.map(async picture => {
    const bytes = Uint8Array.from(atob(picture), one => one.charCodeAt(0));
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 56, height: 35 });
    const brush = canvas.getContext('2d', { alpha: false });
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0, 56, 35);
    return brush.getImageData(0, 0, 56, 35).data;
  }));
  return Math.max(...dots[0].map((value, k) => Math.abs(value - dots[1][k])));
}"""
ALIKE = 12  # of 255: another version of the browser smooths edges in another way


def serve(route: Route) -> None:
    """Answers a request with a file of the page that was built."""
    route.fulfill(path=BUILT / urlsplit(route.request.url).path.lstrip("/"))


def draw(browser: Browser, game: str, theme: str) -> bytes:
    page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, device_scale_factor=2)
    page.route("**/*", serve)
    page.goto(f"http://pictures.invalid/pictures.html?game={game}&theme={theme}")
    page.wait_for_selector("[data-drawn]", timeout=120_000)
    shot = base64.b64encode(page.screenshot(timeout=120_000)).decode()
    made = page.evaluate(ENCODE, [shot, WIDTH, HEIGHT, QUALITY])
    page.close()
    return base64.b64decode(made)


def look_alike(browser: Browser, one: bytes, other: bytes) -> bool:
    page = browser.new_page()
    difference: float = page.evaluate(COMPARE, [base64.b64encode(each).decode() for each in (one, other)])
    page.close()
    return difference <= ALIKE


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Draws the games' pictures for the home page.")
    parser.add_argument("--check", action="store_true", help="only name those that look different now")
    check = parser.parse_args(arguments).check
    program = next((found for name in PROGRAMS if (found := shutil.which(name))), None)
    if program is None:
        sys.exit("No Chromium was found; make browser installs it.")
    subprocess.run([sys.executable, ROOT / "hatch_build.py", "run", "pictures"], check=True)
    stale = []
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=program, args=FLAGS)
        for game in BUILT_IN:
            for theme in ("light", "dark"):
                path = GAMES / game / f"picture-{theme}.webp"
                drawn = draw(browser, game, theme)
                if path.exists() and look_alike(browser, path.read_bytes(), drawn):
                    continue
                stale.append(path)
                if not check:
                    path.write_bytes(drawn)
                print(f"{path.relative_to(ROOT)}: {len(drawn)} bytes")
        browser.close()
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
