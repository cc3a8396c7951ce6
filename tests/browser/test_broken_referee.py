"""The referee of the page breaks: it starts anew and says so; after three breaks in a row the server takes over.

What breaks is a real module in which one function has been replaced by a trap.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from browser.server_process import ROOT
from browser.table_page import actions, await_turn, played, type_action
from ziggurat.core.registry import game

pytestmark = pytest.mark.long
Visit = Callable[..., Page]
PLAN = {"tips": 3, "twin": True}
MODULE = ROOT / "web/src/wasm/babel.wasm"
ADDRESS = re.compile(r"/babel-[^/]+\.wasm$")
ON_THE_DEVICE, ON_THE_SERVER = re.compile(r"#/t/d-\w+$"), re.compile(r"#/t/(?!d-)\w+$")
EXPORTS, CODE, FUNCTION = 7, 10, 0  # sections of a module; the kind of an export
UNREACHABLE, NOP, END = b"\x00", b"\x01", b"\x0b"


class Reader:
    """Reads a WebAssembly module from a place on."""

    def __init__(self, data: bytes, at: int) -> None:
        self.data, self.at = data, at

    def bytes(self, count: int) -> bytes:
        self.at += count
        return self.data[self.at - count : self.at]

    def number(self) -> int:
        """Seven bits a byte, the lowest first."""
        value = shift = 0
        while True:
            byte = self.bytes(1)[0]
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value


def sections(module: bytes) -> dict[int, int]:
    """Where the content of each section begins, behind its size."""
    found, reader = {}, Reader(module, 8)
    while reader.at < len(module):
        kind = reader.bytes(1)[0]
        size = reader.number()
        found[kind] = reader.at
        reader.at += size
    return found


def trapping(module: bytes, function: str) -> bytes:
    """The module with a trap in an exported function. It imports nothing, so functions count from 0."""
    begins = sections(module)
    reader = Reader(module, begins[EXPORTS])
    numbers = {}
    for _ in range(reader.number()):
        name = reader.bytes(reader.number()).decode()
        kind = reader.bytes(1)[0]
        number = reader.number()
        if kind == FUNCTION:
            numbers[name] = number
    reader = Reader(module, begins[CODE])
    assert reader.number() > numbers[function]
    for _ in range(numbers[function]):
        reader.bytes(reader.number())
    size = reader.number()
    body = b"\x00" + UNREACHABLE + NOP * (size - 3) + END  # it has no variables
    return module[: reader.at] + body + module[reader.at + size :]


def serve(page: Page, *functions: str, always: str = "") -> list[str]:
    """Serves modules in this order: one that traps in a function, or a whole one for "". Then always the same."""
    served: list[str] = []
    module = MODULE.read_bytes()

    def answer(route: Route) -> None:
        function = functions[len(served)] if len(served) < len(functions) else always
        served.append(function)
        body = trapping(module, function) if function else module
        route.fulfill(body=body, content_type="application/wasm")

    page.context.route(ADDRESS, answer)
    return served


def play_from_home(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^Play .?Babel")).click()
    page.wait_for_url(ON_THE_DEVICE)
    await_turn(page)


def type_in_vain(page: Page, token: str) -> None:
    page.get_by_label("Move in notation").fill(token)
    page.keyboard.press("Enter")
    expect(page.get_by_text("Nothing is lost: please try again.")).to_be_visible()


def test_a_referee_that_breaks_is_started_anew(visit: Visit) -> None:
    """The judge first, when somebody plays; then the thoughts of the bot, which nobody has to ask for again."""
    page = visit("/", settings=PLAN)
    served = serve(page, "apply", "", "grow")
    play_from_home(page)
    type_in_vain(page, "a1-")
    type_action(page, "a1-")
    played(page, 2)
    assert served == ["apply", "", "grow", ""]  # judge, judge, bot, bot
    assert ON_THE_DEVICE.search(page.url)
    await_turn(page)
    type_action(page, game("babel").start().play(*actions(page)).legal()[0])


def test_after_three_breaks_in_a_row_the_server_takes_the_table(visit: Visit) -> None:
    page = visit("/", settings=PLAN)
    serve(page, always="apply")
    play_from_home(page)
    for _ in range(2):
        type_in_vain(page, "a1-")
        page.get_by_label("Move in notation").fill("")
    page.get_by_label("Move in notation").fill("a1-")
    page.keyboard.press("Enter")
    page.wait_for_url(ON_THE_SERVER)
    type_action(page, "a1-")
    played(page, 2)  # the bot plays there, too
    page.goto(page.url.partition("#")[0])
    expect(page.get_by_text("This browser cannot run the rules itself")).to_have_count(
        0
    )  # a new visit tries again


def test_a_bot_that_breaks_again_and_again_plays_on_the_server(visit: Visit) -> None:
    page = visit("/", settings=PLAN)
    serve(page, always="grow")
    play_from_home(page)
    type_action(page, "a1-")
    page.wait_for_url(ON_THE_SERVER)
    played(page, 2)


def test_pages_without_a_table_ask_the_server_at_once(visit: Visit) -> None:
    page = visit("/about", settings=PLAN)
    served = serve(page, always="start")
    page.goto(page.url.replace("about", "explore/babel"))
    expect(page.locator(".doable .score").first).to_be_visible()
    assert set(served) == {"start"}
