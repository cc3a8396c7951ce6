"""Memory: what clients can make a server keep is bounded, and counted by what it weighs."""

import asyncio
import gc
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from local_server import HERE, HOST, ROOMY, Json, LocalServer
from ziggurat.core.messages import Message
from ziggurat.core.position import Position
from ziggurat.core.registry import game
from ziggurat.server.live import serializers
from ziggurat.server.settings import Limits, Settings
from ziggurat.server.tables import log
from ziggurat.server.tables.log import LogRow
from ziggurat.server.tables.table import Table

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


# ── Tables ───────────────────────────────────────────────────────────────────────────────────────────────
HEAVY: Json = {
    "game": "talo",
    "options": {"mode": "fantasy", "players": "1", "board": "table"},
    "seats": [HERE],
    "tokens": ["+10", "."] * 100,
}


def limited(**limits: int) -> Settings:
    roomy: Limits = replace(ROOMY, **limits)
    return Settings(limits=roomy, thinkers=1)


def test_a_table_weighs_about_what_it_takes_in_memory(kept: Callable[[], int]) -> None:
    for name, options in (("nivos", {}), ("talo", {"mode": "fantasy", "players": "1"})):
        tables = []
        for _ in range(2):  # the first one also pays for what is found out once
            before = kept()
            tables.append(table := table_of(name, **options))
            for _ in range(EVENTS):
                play(table, first_token(table.position))
                undo(table, 0)
        assert 0.5 < table.weight / (kept() - before) < 2


def test_what_an_address_makes_counts_by_what_it_weighs(tmp_path: Path) -> None:
    """By its tokens in the database, such a table weighed a fortieth of what it took in memory."""
    with LocalServer(tmp_path, limited(memory_an_address=3_000_000)) as server:

        async def scenario() -> None:
            answers = [await server.request("POST", "/api/tables", HEAVY) for _ in range(4)]
            assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
            assert answers[-1].json()["code"] == "too-much-loaded"
            assert await other_address(server, "POST", "/api/tables", HEAVY) == 201

        server.run(scenario())


def test_what_is_loaded_for_an_address_is_counted(tmp_path: Path) -> None:
    """A list of a hundred tables loaded them all, again and again, for a single request."""
    with LocalServer(tmp_path, limited(memory_an_address=3_000_000)) as server:

        async def scenario() -> None:
            places = [await other_place(server, f"192.0.2.{number}") for number in range(8)]
            await server.reopen()
            names = [place["table"]["id"] for place in places]
            listed = await server.ask("GET", f"/api/tables?ids={','.join(names)}")
            assert [table["id"] for table in listed["tables"]] == names[:4]
            assert listed["gone"] == []
            assert len(server.app.registry.tables) == 4
            answer = await server.request("GET", f"/api/tables/{names[7]}")
            assert (answer.status_code, answer.json()["code"]) == (429, "too-much-loaded")
            answer = await server.request("GET", f"/api/tables/{names[7]}", key="wrong")
            assert answer.json()["code"] == "too-much-loaded"
            assert await other_address(server, "GET", f"/api/tables/{names[7]}") == 200
            await server.ask("GET", f"/api/tables/{names[6]}", key=places[6]["key"])  # a seat is no stranger's
            client = await server.client(names[5], places[5]["key"])
            assert (await client.act("."))["kind"] == "acted"

        server.run(scenario())


def test_tables_that_nobody_uses_leave_when_all_weigh_too_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ziggurat.server.live import table_registry

    monkeypatch.setattr(table_registry, "_IN_USE_SECONDS", 0.0)
    monkeypatch.setattr(table_registry, "_WEIGH_SECONDS", 0.0)
    with LocalServer(tmp_path, limited(memory=3_000_000)) as server:

        async def scenario() -> None:
            first = await server.ask("POST", "/api/tables", HEAVY)
            client = await server.client(first["table"]["id"], first["key"])
            for _ in range(8):
                await server.ask("POST", "/api/tables", HEAVY)
                await asyncio.sleep(0)
            tables = server.app.registry.tables
            assert 2 <= len(tables) <= 4
            assert client.table in tables  # somebody is there
            assert (await client.act("."))["kind"] == "acted"

        server.run(scenario())


async def other_place(server: LocalServer, address: str) -> Json:
    async with client_at(server, address) as http:
        place: Json = (await http.post("/api/tables", json=HEAVY)).json()
        return place


async def other_address(server: LocalServer, method: str, path: str, body: Json | None = None) -> int:
    async with client_at(server, "198.51.100.1") as http:
        return (await http.request(method, path, json=body)).status_code


def client_at(server: LocalServer, address: str) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(server.app, client=(address, 1))
    return httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}")
