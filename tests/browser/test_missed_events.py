"""A page that was away for long: what it missed comes in pages, and it reads them all."""

import time
from collections.abc import Callable
from contextlib import closing
from sqlite3 import connect

import msgspec
from playwright.sync_api import Page, expect

from browser.server_process import ServerProcess
from browser.table_page import actions, type_action
from ziggurat.server.storage.folder import FILE
from ziggurat.server.tables import log

AWAY = 600  # times that a cube was taken back and placed again meanwhile


def happened(server: ServerProcess, table: str, entries: list[log.AnyEvent]) -> None:
    """Writes on in the log of a table while no server runs."""
    now = int(time.time() * 1000)
    with closing(connect(server.data / FILE, timeout=30)) as store, store:
        (last,) = store.execute("SELECT max(version) FROM events WHERE table_id = ?", (table,)).fetchone()
        rows = [(table, last + n, now, None, msgspec.json.encode(one)) for n, one in enumerate(entries, start=1)]
        store.executemany("INSERT INTO events (table_id, version, at, client, entry) VALUES (?,?,?,?,?)", rows)


def test_a_page_that_missed_a_long_log_reads_all_of_it(
    join_table: Callable[..., Page], server: ServerProcess, expected_console_errors: list[str]
) -> None:
    expected_console_errors += ["WebSocket connection to", "net::ERR_CONNECTION"]
    page = join_table("babel", here=2, plan=True)
    type_action(page, "a1enu")
    table = page.url.partition("/t/")[2].partition("#")[0].partition("?")[0]
    with server.away():
        expect(page.get_by_text("The connection is lost")).to_be_visible()
        again: list[log.AnyEvent] = [log.Undone(1, 0), log.Acted(1, "a1enu")]
        happened(server, table, [*again * AWAY, log.Acted(2, "b1-"), log.Acted(1, "a2-")])
    expect(page.locator(".action")).to_have_count(3)
    expect(page.get_by_text("The connection is lost")).to_be_hidden()
    assert actions(page) == ["a1enu", "b1-", "a2-"]
    server.warm()
