"""Two people, each with a browser of their own: invitations, rematches, phrases, clocks that wait."""

import json
import re
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.page_checks import accessibility_violations, screenshot, scrolls_sideways, small_targets
from browser.server_process import ServerProcess
from browser.table_page import open_table, skip_tips, strip_bidi_marks, wait_until
from ziggurat.core.registry import BUILT_IN
from ziggurat.server.process.network import addresses, usable

Visit = Callable[..., Page]
OPEN = {"kind": "open"}
MINUTES = {"kind": "total", "seconds": 600, "increment": 0}


def post(server: ServerProcess, path: str, body: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(
        server.url + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=120) as answer:
        return dict(json.load(answer))


def pair(visit: Visit, server: ServerProcess, **wish: Any) -> tuple[Page, Page, str]:
    """Anna and Ben at a new table of babel, each in a browser of their own, and the table's path."""
    anna = post(
        server, "/api/tables", {"game": "babel", "seats": [{"kind": "here", "name": "Anna"}, OPEN], **wish}
    )
    table = f"/t/{anna['table']['id']}"
    ben = post(server, f"/api{table.replace('/t/', '/tables/')}/seats", {"name": "Ben"})
    pages = [
        visit(f"{table}#key={place['key']}", settings={"quality": "flat", "tips": 3, "speed": "none"})
        for place in (anna, ben)
    ]
    for page in pages:
        page.wait_for_selector(".text-board")
    return pages[0], pages[1], table


def resign(page: Page) -> None:
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(ended(page)).to_be_visible()


def ended(page: Page) -> Locator:
    return page.get_by_role("region", name="End of the game")


def wish(page: Page) -> Locator:
    return page.get_by_role("group", name="Play again")


def elsewhere(page: Page, table: str) -> str:
    """The path of the table that comes after this one, once the page is there."""
    wait_until(page, f"location.hash !== '#{table}' && location.hash.startsWith('#/t/')")
    page.wait_for_selector(".text-board")
    return str(page.evaluate("location.hash.slice(1)"))


# ── Invitations ──────────────────────────────────────────────────────────────────────────────────────────
def test_others_on_the_network_join_after_one_press(
    visit: Visit, server: ServerProcess, expected_console_errors: list[str]
) -> None:
    # The door is closed to the guest; and on a local network pages are not served securely.
    expected_console_errors += ["WebSocket connection", "Cross-Origin-Opener-Policy"]
    clipboard = ["clipboard-read", "clipboard-write"]
    anna = visit(f"/#/?here={server.here_key}", settings={"quality": "flat", "tips": 3}, permissions=clipboard)
    assert anna.evaluate("location.hash") == "#/"  # the key is not to be copied along with the address
    open_table(anna, "link", ["Anna"])
    link = anna.get_by_label("Link", exact=True)
    square = anna.get_by_role("img", name="The link as a square code")
    assert link.input_value().startswith(f"{server.url}/t/")
    expect(anna.get_by_text("This link works only on this machine.")).to_be_visible()
    expect(square).to_have_count(0)
    expect(anna.get_by_text("everybody on your network can open this page")).to_be_visible()
    expect(anna.get_by_role("button", name="Copy the invitation")).to_have_count(0)  # it would lead nowhere
    anna.get_by_role("button", name="Let others on this network join").click()
    address = usable(addresses())
    if address is None:
        expected_console_errors.append("409")
        expect(anna.get_by_text("This machine is not on a network yet.")).to_be_visible()
        return
    expect(anna.get_by_text("This link works only on this machine.")).to_have_count(0)
    expect(square).to_be_visible()
    invited = link.input_value()
    assert invited.startswith(f"http://{address}:{server.port}/t/")
    screenshot(anna, "invitation-open")
    anna.get_by_role("button", name="Copy the invitation").click()
    expect(anna.get_by_role("button", name="Copied")).to_be_visible()
    copied = anna.evaluate("navigator.clipboard.readText()")
    assert copied == f"Anna invites you to a game of Babel: {invited}"

    ben = visit("/", settings={"quality": "flat", "tips": 3})
    ben.goto(invited)
    expect(ben.get_by_role("heading", name=re.compile("Anna.* invites you to a game of .*Babel"))).to_be_visible()
    assert ben.title() == "Anna invites you to a game of Babel"
    screenshot(ben, "invited")
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    anna.wait_for_selector(".status.yours")
    expect(anna.get_by_role("list", name="Seats")).to_contain_text("Ben")
    # The guest can neither open nor close anything, and has a link that works as it is.
    ben.get_by_role("button", name="Share").click()
    assert ben.get_by_label("Link", exact=True).input_value() == invited
    expect(ben.get_by_role("button", name=re.compile("Only this machine|Let others"))).to_have_count(0)
    # After a reload the server itself tells the new link; then it is closed again.
    anna.reload()
    anna.get_by_role("button", name="Share").click()
    expect(anna.get_by_label("Link", exact=True)).to_have_value(invited)
    anna.get_by_role("button", name="Only this machine again").click()
    expect(anna.get_by_text("This link works only on this machine.")).to_be_visible()
    assert anna.get_by_label("Link", exact=True).input_value().startswith(f"{server.url}/t/")
    expect(ben.locator(".banner[role=alert]")).to_be_visible()
    with pytest.raises(urllib.error.URLError):
        urllib.request.urlopen(f"http://{address}:{server.port}/healthz", timeout=5)


# Whether something is met where it is seen: in its middle and close to each of its sides.
IN_SIGHT = """one => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const spots = [[x, y], [left + 2, y], [right - 2, y], [x, top + 2], [x, bottom - 2]];
  return spots.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
}"""


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768)], ids=str)
@pytest.mark.parametrize("game", BUILT_IN)
def test_an_invitation_lies_above_the_hand(
    visit: Visit, server: ServerProcess, game: str, size: tuple[int, int]
) -> None:
    """With everything that it can say to somebody at this machine, in the language with the longer words."""
    seats = [{"kind": "here", "name": "Gerda"}, OPEN]  # nobody else's name: others see the table on Home
    place = post(server, "/api/tables", {"game": game, "seats": seats, "visibility": "listed"})
    path = f"/t/{place['table']['id']}#key={place['key']}&here={server.here_key}"
    page = visit(path, locale="de-DE", width=size[0], height=size[1])
    page.wait_for_selector("canvas[data-still=true], .board .picture svg")
    card = page.locator(".invitation")
    expect(card.get_by_role("button")).to_have_count(3)
    screenshot(page, f"invitation-{game}-{size[0]}")
    for part in card.locator("h2, p, input, button").all():
        part.scroll_into_view_if_needed()
        assert part.evaluate(IN_SIGHT), part.inner_text()
    card.get_by_role("button").last.click()  # a bot meanwhile
    wait_until(page, f"location.hash !== '#/t/{place['table']['id']}'")


def test_a_link_has_a_title_before_anybody_follows_it(visit: Visit, server: ServerProcess) -> None:
    """Those who show links beforehand, and run no scripts, read who invites to what; names stay words."""
    anna = {"kind": "here", "name": 'A"<b>&'}
    made = post(server, "/api/tables", {"game": "nivos", "seats": [anna, OPEN]})
    path = f"/t/{made['table']['id']}"
    request = urllib.request.Request(server.url + path, headers={"Accept-Language": "de"})
    with urllib.request.urlopen(request) as answer:
        text = answer.read().decode()
    words = "A&quot;&lt;b&gt;&amp; lädt dich zu einer Partie Nivos ein"
    assert f"<title>{words}</title>" in text
    assert f'<meta property="og:title" content="{words}">' in text
    page = visit(f"{path}?lang=de")
    expect(page.get_by_role("heading", name=re.compile("lädt dich zu einer Partie .*Nivos.* ein"))).to_be_visible()
    post(server, f"/api/tables/{made['table']['id']}/seats", {"name": "Ben"})
    with urllib.request.urlopen(server.url + path) as answer:
        assert "<title>Ziggurat</title>" in answer.read().decode()  # nobody is invited any more


# ── Another game ─────────────────────────────────────────────────────────────────────────────────────────
def test_a_request_for_a_rematch_is_seen_declined_and_accepted(visit: Visit, server: ServerProcess) -> None:
    anna, ben, table = pair(visit, server)
    resign(anna)
    ended(anna).get_by_role("button", name="Play again").click()
    expect(ended(anna).get_by_role("button", name="Waiting for the others")).to_be_disabled()
    expect(wish(ben)).to_contain_text(re.compile("Anna.* would like another game."))
    expect(ben.locator("p[role=status]").first).to_have_text("Anna would like another game.")
    expect(wish(anna)).to_have_count(0)
    screenshot(ben, "rematch-asked")
    wish(ben).get_by_role("button", name="Not now").click()
    expect(wish(ben)).to_have_count(0)
    expect(anna.locator(".banner")).to_contain_text(re.compile("Ben.* would rather not play again now."))
    ended(anna).get_by_role("button", name="Play again").click()
    wish(ben).get_by_role("button", name="Yes, gladly").click()
    following = elsewhere(ben, table)
    assert elsewhere(anna, table) == following
    expect(ben.locator(".status.yours")).to_be_visible()  # seats rotated

    # Who comes back to the old table is led on, also after a reload.
    for page in (anna, ben):
        page.goto(server.url + table)
        page.reload()
        expect(ended(page).get_by_role("button", name="Play again")).to_have_count(0)
        ended(page).get_by_role("link", name="Go to the rematch").click()
        assert elsewhere(page, table) == following


def test_a_rematch_made_without_me_waits_at_home(visit: Visit, server: ServerProcess) -> None:
    anna, ben, table = pair(visit, server)
    resign(ben)
    ended(anna).get_by_role("button", name="Play again").click()
    expect(ended(anna).get_by_role("button", name="Waiting for the others")).to_be_disabled()
    ben.goto(server.url)  # left without an answer
    ended(anna).get_by_role("button", name="Play again").click()
    following = elsewhere(anna, table)
    ben.reload()
    ben.get_by_role("region", name=re.compile("^Continue")).get_by_role("link", name=re.compile("^Babel")).click()
    assert elsewhere(ben, table) == following
    expect(ben.get_by_role("list", name="Seats")).to_contain_text("Anna")
    expect(ben.locator(".status.yours")).to_be_visible()


def test_a_finished_game_against_a_bot_leads_on_to_the_rematch(join_table: Visit) -> None:
    page = join_table("babel", plan=True)
    table = str(page.evaluate("location.hash.slice(1)"))
    resign(page)
    ended(page).get_by_role("button", name="Play again").click()
    following = elsewhere(page, table)
    page.go_back()
    ended(page).get_by_role("link", name="Go to the rematch").click()
    assert elsewhere(page, table) == following


# ── Phrases ──────────────────────────────────────────────────────────────────────────────────────────────
def test_well_played_is_said_once_at_the_end(visit: Visit, server: ServerProcess) -> None:
    anna, ben, _ = pair(visit, server)
    resign(anna)
    ended(ben).get_by_role("button", name="Say something").click()
    ben.get_by_role("button", name="Well played.").click()
    said = anna.get_by_text("Well played.")
    expect(said).to_contain_text("Ben")
    expect(said).to_have_count(0)
    anna.get_by_role("button", name="Say something").first.click()  # and from the panel
    anna.get_by_role("button", name="Thank you.").click()
    expect(ben.get_by_text("Thank you.")).to_be_visible()
    # Whatever happens at the table later brings no phrase back: somebody leaves, asks, comes.
    expect(ben.get_by_text("Thank you.")).to_have_count(0)
    anna.goto(server.url)
    expect(ben.get_by_role("listitem").filter(has_text="Anna")).to_have_class(re.compile("away"))
    ben.wait_for_timeout(200)
    assert not re.search("Thank you|Well played", ben.locator("main").inner_text())


def test_the_ways_on_after_a_game_stay_apart(visit: Visit, server: ServerProcess) -> None:
    """In German, where one of them is a long word, beside the one that speaks to others."""
    anna, ben, table = pair(visit, server)
    resign(anna)
    ben.goto(f"{server.url}{table}?lang=de")
    ways = ben.locator(".end .ways .button")
    expect(ways.filter(has_text="Etwas sagen")).to_be_visible()
    screenshot(ben, "ways-on")
    for way in ways.all():
        assert way.evaluate(
            """one => {
              const range = document.createRange();
              range.selectNodeContents(one);
              const [words, box] = [range.getBoundingClientRect(), one.getBoundingClientRect()];
              return box.left + 3 <= words.left && words.right <= box.right - 3;
            }"""
        ), way.inner_text()


# ── Clocks ───────────────────────────────────────────────────────────────────────────────────────────────
def test_the_clocks_of_a_rematch_wait_for_both(visit: Visit, server: ServerProcess) -> None:
    anna, ben, table = pair(visit, server, clock=MINUTES)
    resign(anna)
    ben.goto(server.url)
    wait_until(anna, "!!document.querySelector('li.away')")
    ended(anna).get_by_role("button", name="Play again").click()
    elsewhere(anna, table)
    waiting = anna.get_by_text("The clocks start when everybody is here")
    expect(waiting).to_be_visible()
    screenshot(anna, "rematch-clocks")
    anna.wait_for_timeout(1500)
    assert [strip_bidi_marks(text) for text in anna.locator(".clock").all_inner_texts()] == ["10:00", "10:00"]
    ben.reload()
    ben.get_by_role("region", name=re.compile("^Continue")).get_by_role("link", name=re.compile("^Babel")).click()
    expect(waiting).to_have_count(0)
    expect(anna.locator(".clock").first).to_have_text("9:59")  # it runs now, for Ben


# ── How it looks ─────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_invitations_and_requests_are_accessible(
    visit: Visit, server: ServerProcess, axe: str, theme: str, width: int
) -> None:
    phone_viewport = {"height": 844, "has_touch": True} if width == 390 else {}
    place = post(server, "/api/tables", {"game": "nivos", "seats": [{"kind": "here", "name": "Anna"}, OPEN]})
    path = f"/t/{place['table']['id']}"
    opened = f"{path}#key={place['key']}&here={server.here_key}"
    page = visit(opened, width=width, theme=theme, settings={"tips": 3}, **phone_viewport)

    def check(shown: Page, name: str) -> None:
        screenshot(shown, f"together-{name}-{theme}-{width}")
        assert accessibility_violations(shown, axe) == [], name
        assert not scrolls_sideways(shown), name
        if width == 390:
            assert small_targets(shown) == [], name

    expect(page.get_by_text("This link works only on this machine.")).to_be_visible()
    check(page, "alone")
    if usable(addresses()):
        page.get_by_role("button", name="Let others on this network join").click()
        expect(page.get_by_role("img", name="The link as a square code")).to_be_visible()
        check(page, "open")
        page.get_by_role("button", name="Only this machine again").click()
    guest = visit(path, width=width, theme=theme, **phone_viewport)
    expect(guest.get_by_role("heading", name=re.compile("invites you"))).to_be_visible()
    check(guest, "guest")
    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_selector("canvas[data-still=true]")
    skip_tips(guest)
    page.reload()
    page.wait_for_selector("canvas[data-still=true]")
    if width == 390:
        page.get_by_role("button", name="Moves and tools").click()
    resign(page)
    ended(page).get_by_role("button", name="Play again").click()
    expect(wish(guest)).to_be_visible()
    check(guest, "rematch")
    check(page, "asked")
