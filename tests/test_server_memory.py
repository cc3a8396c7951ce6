"""Memory: what clients can make a server keep is bounded, and counted by what it weighs."""

import gc
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from ziggurat.core import Position
from ziggurat.messages import Message
from ziggurat.registry import game
from ziggurat.server import log, serializers
from ziggurat.server.log import LogRow
from ziggurat.server.table import Table

EVENTS = 200


@pytest.fixture
def kept() -> Iterator[Callable[[], int]]:
    """Bytes of Python's and NumPy's that are kept by now."""

    def measure() -> int:
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    with _traced():
        yield measure


@contextmanager
def _traced() -> Iterator[None]:
    tracemalloc.start()
    try:
        yield
    finally:
        tracemalloc.stop()


def table_of(name: str, **options: str) -> Table:
    kind = game(name)
    begin = kind.start(options, seed=1)
    seats = [log.SeatSetup("person", key=1)] * begin.rules.seats
    settings = dict(begin.settings)
    made = log.Created(game=name, rules=kind.version, given=settings, options=settings, seats=seats)
    return Table("table", LogRow(1, 0, made))


def play(table: Table, token: str) -> None:
    seat = table.position.turn
    after = table.position.play(token)
    table.add(LogRow(table.version + 1, 0, log.Acted(seat, token, "person" if seat else "chance")), after)


def undo(table: Table, ply: int) -> None:
    table.add(LogRow(table.version + 1, 0, log.Undone(1, ply)))


def first_token(position: Position) -> str:
    return position.token(position.actions[0])


# ── Positions ────────────────────────────────────────────────────────────────────────────────────────────
def test_what_is_undone_keeps_no_lists(kept: Callable[[], int]) -> None:
    """Each event of Nivos kept 7 to 10 kB: the legal actions of positions to which no way leads back."""
    table = table_of("nivos")
    for warm in (True, False):
        before = kept()
        for _ in range(EVENTS // 2):
            play(table, first_token(table.position))
            table.position.legal()  # what a client that is to act is shown
            undo(table, table.position.ply - 1)
        if not warm:
            state = table.position.state.nbytes
            assert (kept() - before) / EVENTS < state / 2 + 1_000


def test_what_a_game_has_left_behind_keeps_no_lists_that_are_found_at_once(kept: Callable[[], int]) -> None:
    tables = []  # the first one also pays for what is found out once
    for _ in range(2):
        before = kept()
        tables.append(table := table_of("nivos"))
        first = table.position
        while not table.position.over:
            table.position.legal()
            table.position.status.text()
            play(table, first_token(table.position))
    assert (kept() - before) / table.version < first.state.nbytes + 1_000
    assert first.legal()  # and is found again


# ── Sentences ────────────────────────────────────────────────────────────────────────────────────────────
def test_no_sentence_about_a_long_argument_is_kept(kept: Callable[[], int]) -> None:
    """8,192 sentences with arguments of 4,000 letters took 294 MB."""
    serializers.localized(Message("bad-text", args={"name": "a", "value": "b"}), "en")
    before = kept()
    for number in range(EVENTS):
        said = serializers.localized(
            Message("bad-text", args={"name": "a", "value": f"{number:04}" * 1_000}), "en"
        )
        assert said.args["value"] == f"{number:04}" * 1_000
    assert kept() - before < EVENTS * 500
