"""What is heard and in which time: endings, chains and powers of bubbles, bots that act one after the other."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, expect

from browser.server_process import HERE, ServerProcess
from browser.table_page import FULL_TOWER, PLAYED, type_action, wait_until
from browser.test_bubbles_board import click
from browser.test_endings import STUCK_TOWER
from browser.test_phones import POWER

Visit = Callable[..., Page]
AUDIBLE: dict[str, Any] = {"tips": 3, "twin": True, "speed": "none", "sound": True}
# Every tone that the page makes: when it begins, and its pitch.
TONES = """
  window.tones = [];
  const make = BaseAudioContext.prototype.createOscillator;
  BaseAudioContext.prototype.createOscillator = function () {
    const wave = make.call(this);
    const set = wave.frequency.setValueAtTime;
    wave.frequency.setValueAtTime = (pitch, at) => {
      window.tones.push([at, Math.round(pitch)]);
      return set.call(wave.frequency, pitch, at);
    };
    return wave;
  };
"""
BARS = [262, 294, 330, 393, 441, 524, 588]  # the notes of endings and chains; a knock has others
LEAST = 600  # milliseconds between two actions of bots


def hear(page: Page) -> Page:
    page.context.add_init_script(TONES)
    page.reload()
    return page


def notes(page: Page) -> list[tuple[float, int]]:
    return sorted((at, pitch) for at, pitch in page.evaluate("window.tones") if pitch in BARS)


# Endings.


def last_token(visit: Visit, server: ServerProcess, line: str, options: dict[str, str]) -> Page:
    """The second seat plays the last token of a game against a bot."""
    *played, last = line.split()
    page = hear(visit(server.table_in_play("babel", options, " ".join(played), {1: 1}), settings=AUDIBLE))
    page.wait_for_selector(".status.yours")
    page.get_by_label("Move in notation").fill(last)
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="End of the game")).to_be_visible()
    return page


def test_a_win_is_three_notes_up(visit: Visit, server: ServerProcess) -> None:
    page = last_token(visit, server, STUCK_TOWER, {})
    wait_until(page, "window.tones.length >= 6")
    assert [pitch for _, pitch in notes(page)] == [262, 330, 524]


def test_a_shared_win_is_one_chord(visit: Visit, server: ServerProcess) -> None:
    page = last_token(visit, server, FULL_TOWER, {"full_tower": "draw"})
    wait_until(page, "window.tones.length >= 6")
    heard = notes(page)
    assert [pitch for _, pitch in heard] == [262, 330, 393]
    assert len({at for at, _ in heard}) == 1


def test_a_loss_is_two_notes_down(visit: Visit, server: ServerProcess) -> None:
    page = hear(visit(server.table_in_play("babel", {}, "a1enu b1n", {2: 1}), settings=AUDIBLE))
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog .answers .main").click()
    wait_until(page, "window.tones.length >= 4")
    assert [pitch for _, pitch in notes(page)] == [330, 262]


# Bubbles.


def drop(visit: Visit, step: str, **more: Any) -> Page:
    """A step of the lessons whose answer pops bubbles, played."""
    settings = {"tips": 3, "speed": "quick", **more.pop("settings", {})}
    page = hear(visit(f"/learn/bubbles/{step}", settings=settings, **more))
    page.wait_for_selector(".marble")
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Show me").click()
    page.locator(".board .button.main").click()
    expect(page.locator(".card.right")).to_be_visible()
    return page


def test_each_link_of_a_chain_is_higher(visit: Visit) -> None:
    heard = [pitch for _, pitch in notes(drop(visit, "chain"))]
    assert len(heard) >= 2
    assert all(one < other for one, other in pairwise(heard))


def test_a_chain_is_silent_in_quiet_mode(visit: Visit) -> None:
    assert drop(visit, "chain", settings={"sound": False}).evaluate("window.tones") == []


def win_a_power(visit: Visit, server: ServerProcess, sound: bool, **more: Any) -> int:
    """How many glyphs have flown when the last bubble of a group is sent across."""
    options, line = POWER
    path = server.table_in_play("bubbles", options, line.removesuffix(" >b2"))
    page = visit(path, settings={"tips": 3, "speed": "quick", "sound": sound}, **more)
    page.wait_for_selector(".status.yours")
    page.evaluate(
        """() => {
          window.flown = 0;
          const look = () => (window.flown = Math.max(window.flown, document.querySelectorAll('.fly').length));
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
        }"""
    )
    click(page, "b2")
    expect(page.get_by_role("group", name="Powers")).to_be_visible()
    return int(page.evaluate("window.flown"))


def test_a_power_flies_to_its_owner(visit: Visit, server: ServerProcess) -> None:
    assert win_a_power(visit, server, sound=True) >= 1


def test_nothing_flies_in_quiet_mode(visit: Visit, server: ServerProcess) -> None:
    assert win_a_power(visit, server, sound=False) == 0


def test_nothing_flies_where_motion_is_not_wanted(visit: Visit, server: ServerProcess) -> None:
    assert win_a_power(visit, server, sound=True, reduced_motion="reduce") == 0


# Bots.

# When each action came into the list of moves.
TIMES = f"""() => {{
  window.times = [];
  const look = () => {{
    const count = {PLAYED}.length;
    while (window.times.length < count) window.times.push(performance.now());
  }};
  look();
  new MutationObserver(look).observe(document.body, {{ childList: true, subtree: true, attributes: true }});
}}"""


def with_three_bots(visit: Visit, server: ServerProcess) -> Page:
    seats: list[dict[str, Any]] = [HERE, *({"kind": "bot", "level": 1} for _ in range(3))]
    page = visit(server.table("nivos", seats, players="4"), settings={"tips": 3, "twin": True, "bots": "calm"})
    page.wait_for_selector(".status.yours")
    page.evaluate(TIMES)
    return page


def test_bots_act_one_after_the_other_at_a_pace_to_follow(visit: Visit, server: ServerProcess) -> None:
    page = with_three_bots(visit, server)
    type_action(page, "n@c3")
    wait_until(page, "window.times.length >= 4")
    _mine, *theirs = page.evaluate("window.times")[:4]
    assert all(later - earlier >= LEAST for earlier, later in pairwise(theirs))


def test_who_cannot_wait_skips_the_pauses(visit: Visit, server: ServerProcess) -> None:
    page = with_three_bots(visit, server)
    page.get_by_label("Move in notation").fill("n@c3")
    page.keyboard.press("Enter")
    wait_until(page, "window.times.length >= 2")
    for _ in range(100):
        page.keyboard.press("Escape")
        if page.locator(".status.yours").count():
            break
        page.wait_for_timeout(50)
    first, *_, last = page.evaluate("window.times")[1:4]
    assert last - first < 2 * LEAST
