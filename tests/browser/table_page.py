"""A person's hands and eyes at a table, for the tests of the page."""

import re
import time
from collections.abc import Callable, Sequence

import numpy as np
import numpy.typing as npt
from playwright.sync_api import Locator, Page, expect

PLAY = re.compile(r"^Play .?Babel")
# A complete tower, found by walking the rules; 24 placements.
FULL_TOWER = """
    a1- b1w a2s b2wsu  a1d b1wd a2sd b2wsu  a1d b1wnd a2esd b2-
    a1enud b1d b2wsud a2d  a1- b1wnud b2- a2esud  a1end b1- b2wsd a2-
"""


PATIENCE = 60  # seconds; a busy machine is no fault of the page


def wait_until(page: Page, condition: str, seconds: float = PATIENCE) -> None:
    """Waits for a condition in JavaScript. (Playwright's own way needs an eval that our page rightly forbids.)"""
    deadline = time.monotonic() + seconds
    while not page.evaluate(condition):
        assert time.monotonic() < deadline, f"never came true: {condition}"
        page.wait_for_timeout(50)


# The tokens of all actions in the list of moves, which has one entry for each turn
PLAYED = "[...document.querySelectorAll('.action[data-tokens]')].flatMap(one => one.dataset.tokens.split(' '))"


def played(page: Page, at_least: int) -> None:
    wait_until(page, f"({PLAYED}).length >= {at_least}")


def happens_soon(page: Page, happened: Callable[[], bool], seconds: float = 3) -> bool:
    """Whether something happens that may also not happen."""
    deadline = time.monotonic() + seconds
    while not happened():
        if time.monotonic() > deadline:
            return False
        page.wait_for_timeout(50)
    return True


def strip_bidi_marks(text: str) -> str:
    """Without the marks that keep names apart in mixed directions."""
    return re.sub("[\u2066-\u2069\u202a-\u202e]", "", text)


def status(page: Page) -> str:
    return strip_bidi_marks(page.locator(".status").inner_text())


def actions(page: Page) -> list[str]:
    return list(page.evaluate(PLAYED))


def over(page: Page) -> bool:
    return page.get_by_role("button", name="Play again").is_visible()


def await_turn(page: Page) -> None:
    """Until I may act, or the game is over."""
    wait_until(page, "!!document.querySelector('.status.yours, section[aria-label=\"End of the game\"]')")


def play_to_the_end(page: Page, act: Callable[[], None], turns: int = 20) -> None:
    """Acts whenever it is my turn, until the game is over."""
    for _ in range(turns):
        await_turn(page)
        if over(page):
            return
        before = len(actions(page))
        act()
        played(page, before + 1)
    await_turn(page)
    assert over(page)


def start(page: Page) -> None:
    """Two clicks from home: the game, Play."""
    page.get_by_role("button", name=PLAY).click()
    page.wait_for_selector(".status.yours")


def open_table(page: Page, way: str, names: Sequence[str] = ()) -> None:
    """Another way to play: `here` or `link`."""
    page.get_by_role("link", name=re.compile("^Other ways .*Babel")).click()
    label = {"here": "Together at this device", "link": "Invite by link"}[way]
    page.get_by_role("button", name=label).click()
    for seat, name in enumerate(names, start=1):
        page.get_by_label(re.compile(f"Name in seat .?{seat}")).fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".stage canvas, .text-board")


def skip_tips(page: Page) -> None:
    if page.get_by_role("button", name="Skip tips").is_visible():
        page.get_by_role("button", name="Skip tips").click()


def close_dialog(page: Page) -> None:
    """A key pressed while a dialog still closes would be lost."""
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def to_board(page: Page) -> None:
    """From the plan to the board, with the keyboard for the board."""
    page.get_by_role("button", name="Plan and text").click()
    page.wait_for_selector("canvas[data-still=true]")
    page.evaluate("document.activeElement.blur()")


def tab_to(page: Page, selector: str) -> None:
    """By the Tab key alone."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"the Tab key never comes to {selector}")


def choose_options(page: Page, options: dict[str, str]) -> None:
    """In the folded options of a new table, by their labels."""
    page.get_by_text("Options").click()
    for label, value in options.items():
        if label == "The first sky":
            tap_bubbles(page, label, value)
            continue
        field = page.get_by_label(label, exact=True)
        if field.evaluate("one => one.tagName") == "SELECT":
            field.select_option(label=value)
        else:
            field.fill(value)


SKY_COLOURS = {"R": "red", "P": "purple", "Y": "yellow", "B": "blue", "G": "green", "K": "black"}


def tap_bubbles(page: Page, group: str, letters: str, cells: Sequence[int] = ()) -> None:
    """Chooses each bubble and taps its place, one after the other from the top left, or in the places given."""
    palette = page.get_by_role("group", name="The bubble to put down")
    places = page.get_by_role("group", name=group).get_by_role("button")
    for letter, cell in zip(letters, cells or range(len(letters)), strict=True):
        palette.get_by_role("button", name=SKY_COLOURS[letter]).click()
        places.nth(cell).click()


def type_action(page: Page, token: str) -> None:
    """Plays by notation, in the plan."""
    before = len(actions(page))
    page.get_by_label("Move in notation").fill(token)
    page.keyboard.press("Enter")
    played(page, before + 1)


def canvas(page: Page) -> Locator:
    return page.locator("canvas[data-tier]")


def render_stats(page: Page) -> dict[str, int]:
    """What the board says of its last frame: frames so far, calls, triangles."""
    data = page.locator("canvas[data-frames]").evaluate("element => ({...element.dataset})")
    return {name: int(data[name]) for name in ("frames", "calls", "triangles")}


def pixels(page: Page) -> dict[str, int]:
    """The board's picture as the eye has it: how many colours there are, and a sum that changes with it."""
    return dict(
        canvas(page).evaluate(
            """element => {
              const sheet = document.createElement('canvas');
              [sheet.width, sheet.height] = [160, 120];
              const brush = sheet.getContext('2d');
              brush.drawImage(element, 0, 0, 160, 120);
              const words = new Uint32Array(brush.getImageData(0, 0, 160, 120).data.buffer);
              const sum = words.reduce((sum, word) => (Math.imul(sum, 31) + word) >>> 0, 7);
              return { colours: new Set(words).size, sum };
            }"""
        )
    )


def picture(page: Page) -> npt.NDArray[np.float64]:
    """The board's picture once nothing moves: rows of points, each with red, green, blue and cover from 0 to 1."""
    page.wait_for_selector("canvas[data-still=true]")
    data = canvas(page).evaluate(
        """element => {
          const sheet = document.createElement('canvas');
          [sheet.width, sheet.height] = [320, 240];
          const brush = sheet.getContext('2d');
          brush.drawImage(element, 0, 0, 320, 240);
          return [...brush.getImageData(0, 0, 320, 240).data];
        }"""
    )
    return np.array(data, dtype=np.float64).reshape(240, 320, 4) / 255


def luminance(image: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """As WCAG defines it, for each point."""
    linear: npt.NDArray[np.float64] = np.where(
        image[..., :3] <= 0.04045, image[..., :3] / 12.92, ((image[..., :3] + 0.055) / 1.055) ** 2.4
    )
    found: npt.NDArray[np.float64] = linear @ np.array([0.2126, 0.7152, 0.0722])
    return found


def at_rest(page: Page) -> dict[str, int]:
    """The picture once nothing moves any more and nothing waits to be drawn."""
    page.wait_for_selector("canvas[data-still=true]")
    return pixels(page)


def stays_still(page: Page) -> bool:
    """Whether nothing at all is drawn for a while, once everything has come to rest."""
    at_rest(page)
    before = render_stats(page)["frames"]
    page.wait_for_timeout(1000)
    return render_stats(page)["frames"] == before


def take_cube(page: Page, kind: int) -> None:
    """Takes a cube by its key, pressed again until it is in hand: a dialog that still closes swallows keys."""
    cube = page.locator(".cube").nth(kind)
    for _try in range(20):
        if cube.get_attribute("aria-pressed") == "true":
            return
        page.keyboard.press(str(kind))
        page.wait_for_timeout(100)
    expect(cube).to_have_attribute("aria-pressed", "true")


def point_at_a_place(page: Page) -> tuple[float, float]:
    """Moves the mouse over the board until it is above a place where the cube in hand fits.

    The tower may hide the only one: then it is looked at from the next side.
    """
    box = canvas(page).bounding_box()
    assert box is not None
    for _side in range(4):
        for down in range(5, 95, 4):
            for along in (50, 44, 56, 38, 62, 32, 68):
                x, y = box["x"] + box["width"] * along / 100, box["y"] + box["height"] * down / 100
                page.mouse.move(x, y)
                if canvas(page).evaluate("element => element.classList.contains('pointing')"):
                    return x, y
        page.keyboard.press("v")
        at_rest(page)
    raise AssertionError("no glowing place is under any point of the board")


def show_hint(page: Page, steps: int) -> None:
    """Asks for a hint until so many of its steps are told; a key that came too early is pressed again."""
    told = page.locator(".banner.hint li")
    while (before := told.count()) < steps:
        page.keyboard.press("h")
        expect(told).to_have_count(before + 1, timeout=120_000)
