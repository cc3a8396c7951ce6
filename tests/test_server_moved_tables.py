"""A table that was kept on a device goes on at the server, with its history; nothing of its log is trusted."""

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from local_server import LocalServer, rules_ready
from ziggurat.core.registry import game
from ziggurat.server.storage.store import Transaction
from ziggurat.server.tables import log
from ziggurat.server.tables.table import Table

START = {
    "kind": "made",
    "game": "babel",
    "rules": game("babel").version,
    "given": {},
    "options": {"full_tower": "last"},
    "chairs": [{"kind": "person", "name": "Anna", "key": 1}, {"kind": "bot", "level": 2}],
}
PLAYED = [
    {"kind": "played", "seat": 1, "token": "a1-"},
    {"kind": "undone", "seat": 1, "ply": 0},
    {"kind": "played", "seat": 1, "token": "a1e"},
    {"kind": "played", "seat": 2, "token": "b1-", "by": "bot"},
]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LocalServer]:
    rules_ready("babel", "bubbles")
    with LocalServer(tmp_path) as made:
        yield made


ENTRIES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "data/log-entries.json").read_text(encoding="utf-8")
)


def log_of(*entries: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"at": 1000 * number, "entry": copy.deepcopy(entry)} for number, entry in enumerate(entries)]


def test_a_table_of_a_device_goes_on_with_its_history(server: LocalServer) -> None:
    async def scenario() -> None:
        made = await server.request("POST", "/api/tables/moved", {"log": log_of(START, *PLAYED), "open": [2]})
        assert made.status_code == 201, made.text
        place = made.json()
        table = place["table"]
        assert place["seats"] == [1]
        assert [action["token"] for action in table["line"]] == ["a1e", "b1-"]
        assert table["state"]["phase"] == "waiting"
        assert [seat["kind"] for seat in table["state"]["seats"]] == ["person", "open"]
        taken = await server.request("POST", f"/api/tables/{table['id']}/seats", {"name": "Ben"})
        assert taken.status_code == 201
        state = taken.json()["table"]["state"]
        assert (state["phase"], state["turn"], state["ply"]) == ("playing", 1, 2)
        events = (await server.ask("GET", f"/api/tables/{table['id']}/events"))["events"]
        kinds = [event["kind"] for event in events]
        assert kinds == ["created", "acted", "undone", "acted", "acted", "moved", "seated"]

    server.run(scenario())


def bubbles_log(plies: int, draw: object, undone: bool = False) -> list[dict[str, Any]]:
    """A game of Bubblee Pop on a device, with a number that the device's owner chose behind every event."""
    position = game("bubbles").start({"sky": "RPYBGYBGRP", "first": "1"})
    chair = {"kind": "person", "key": 1}
    made = {"kind": "made", "game": "bubbles", "rules": position.game.version, "given": {}}
    entries: list[dict[str, Any]] = [{**made, "options": dict(position.settings), "chairs": [chair, chair]}]
    for _ in range(plies):
        seat, token = position.turn, position.legal()[0]
        by = "person" if seat else "chance"
        entries.append({"kind": "played", "seat": seat, "token": token, "by": by, "draw": draw})
        position = position.play(token)
    if undone:
        entries.append({"kind": "undone", "seat": 1, "ply": 0})
    return log_of(*entries)


@pytest.mark.parametrize("draw", [0, "12345678901234567890", 2**64, "9" * 4_299])
@pytest.mark.parametrize("undone", [False, True], ids=["played", "undone"])
def test_no_device_chooses_what_the_server_draws(server: LocalServer, draw: object, undone: bool) -> None:
    sent = bubbles_log(8, draw, undone)
    history = [] if undone else [one["entry"]["token"] for one in sent[1:]]

    async def scenario() -> None:
        place = await server.ask("POST", "/api/tables/moved", {"log": sent, "open": [2]})
        name = place["table"]["id"]
        guest = await server.sit(name)
        assert guest["table"]["moved"] == len(history)
        host, other = await server.client(name, place["key"]), await server.client(name, guest["key"])
        assert [token for _, token in host.actions][: len(history)] == history
        for _ in range(6):
            await host.until(lambda: host.version == other.version)
            await (host if host.state["legal"] else other).act()
        table = server.app.registry.tables[name].table
        assert len(table.draws) == len(set(table.draws)) == table.chances > 0
        assert not {0, 12345678901234567890} & set(table.draws)
        assert (
            Table.of(name, await server.app.registry.store.read(lambda store: store.rows(name))).draws
            == table.draws
        )

    server.run(scenario())


def test_what_chance_owes_a_moved_game_is_drawn_by_the_server(server: LocalServer) -> None:
    """A log that ends before a chance outcome: its number is new, and not that of the first outcome."""
    plies = 1
    sent = bubbles_log(plies, 0)
    while sent[-1]["entry"]["by"] == "person" or sum(one["entry"].get("by") == "chance" for one in sent) < 2:
        plies += 1
        sent = bubbles_log(plies, 0)
    owed = sent[:-1]

    async def scenario(free: list[int]) -> None:
        place = await server.ask("POST", "/api/tables/moved", {"log": owed, "open": free})
        name = place["table"]["id"]
        if free:
            await server.sit(name)
        table = server.app.registry.tables[name].table
        assert table.phase == "playing"
        assert table.to_act is not None
        assert len(table.draws) == len(set(table.draws)) == table.chances == 2

    server.run(scenario([2]))
    server.run(scenario([]))


def test_the_game_goes_on_from_an_undo_with_the_outcomes_that_everybody_saw(server: LocalServer) -> None:
    sent = bubbles_log(8, 0)

    async def scenario() -> None:
        place = await server.ask("POST", "/api/tables/moved", {"log": sent, "open": []})
        client = await server.client(place["table"]["id"], place["key"])
        before = client.actions[:]
        while client.actions:
            await client.do({"type": "undo"})
        for seat, token in before:
            if seat and len(client.actions) < len(before):
                await client.act(token)
        assert client.actions[: len(before)] == before

    server.run(scenario())


def test_everybody_is_told_that_a_game_began_on_a_device(server: LocalServer) -> None:
    async def scenario() -> None:
        made = await server.ask("POST", "/api/tables/moved", {"log": log_of(START, *PLAYED), "open": [2]})
        name = made["table"]["id"]
        assert made["table"]["moved"] == 2
        assert (await server.ask("GET", f"/api/tables/{name}"))["moved"] == 2
        events = (await server.ask("GET", f"/api/tables/{name}/events"))["events"]
        assert events[-1] | {"at": 0} == {"kind": "moved", "version": 6, "at": 0, "id": None, "ply": 2}
        other = await server.make()
        assert other["table"]["moved"] is None

    server.run(scenario())


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        pytest.param(lambda log: log.pop(0), "bad-log", id="no beginning"),
        pytest.param(lambda log: log[1]["entry"].update(token="b1d"), "bad-log", id="an illegal action"),
        pytest.param(lambda log: log[1]["entry"].update(seat=2), "bad-log", id="a wrong seat"),
        pytest.param(lambda log: log[1].update(entry={"kind": "nothing"}), "bad-log", id="an unknown event"),
        pytest.param(
            lambda log: log[1].update(entry={"kind": "rematch", "table": "x"}), "bad-log", id="a rematch"
        ),
        pytest.param(lambda log: log[0]["entry"].update(rules="0"), "old-rules", id="older rules"),
        pytest.param(lambda log: log[0]["entry"].update(game="chess"), "unknown-game", id="an unknown game"),
        pytest.param(lambda log: log[0]["entry"]["chairs"].pop(), "seat-count", id="a seat too few"),
        pytest.param(lambda log: log[0]["entry"]["chairs"][0].update(name="1,2"), "bad-name", id="a bad name"),
        pytest.param(
            lambda log: log[0]["entry"]["chairs"][1].update(simulations=10**6),
            "too-many-simulations",
            id="a bot that thinks for hours",
        ),
        pytest.param(
            lambda log: log.append({"at": 9, "entry": {"kind": "resigned", "seat": 1}}),
            "over",
            id="a game that is over",
        ),
    ],
)
def test_a_log_that_cannot_be_is_refused(server: LocalServer, wrong: Any, code: str) -> None:
    sent = log_of(START, *PLAYED)
    wrong(sent)

    async def scenario() -> None:
        answer = await server.request("POST", "/api/tables/moved", {"log": sent, "open": []})
        assert answer.json()["code"] == code
        assert answer.status_code in (404, 409, 422)

    server.run(scenario())


def test_every_entry_of_a_log_is_bounded(server: LocalServer) -> None:
    """The cases that the page reads, too: an entry that a stored log cannot have is refused from a device."""
    assert ENTRIES

    async def scenario() -> None:
        for case in ENTRIES:
            if case.get("stored_only"):
                continue
            first = case["entry"].get("kind") == "made"
            sent = log_of(case["entry"]) if first else log_of(START, case["entry"])
            answer = await server.request("POST", "/api/tables/moved", {"log": sent, "open": []})
            assert answer.status_code < 500, case
            if not case["good"]:
                assert answer.json()["code"] == "bad-log", case
            elif first:
                assert answer.status_code == 201, (case, answer.text)

    server.run(scenario())


@pytest.mark.parametrize("case", ENTRIES, ids=lambda case: case["why"])
def test_a_stored_entry_has_the_same_bounds(case: dict[str, Any]) -> None:
    entry = copy.deepcopy(case["entry"])
    if str(entry.get("draw")).isdecimal():  # the page stores as text what a number of JavaScript cannot hold
        entry["draw"] = int(entry["draw"])
    if case["good"]:
        assert log.decode(json.dumps(entry).encode())
    else:
        with pytest.raises(msgspec.DecodeError):
            log.decode(json.dumps(entry).encode())


def test_a_stored_table_that_cannot_be_is_damaged_and_crashes_nothing(server: LocalServer) -> None:
    """A draw of too many bits would fail at every chance outcome to come."""

    async def scenario() -> None:
        place = await server.ask("POST", "/api/tables/moved", {"log": bubbles_log(8, 0), "open": []})
        name, registry = place["table"]["id"], server.app.registry
        table = registry.tables[name].table
        drawn = next(
            one.row for one in table.events if isinstance(one.row.event, log.Acted) and one.row.event.draw
        )
        await server.ask("DELETE", f"/api/tables/{name}", key=place["key"])
        assert isinstance(drawn.event, log.Acted)
        drawn.event.draw = 2**64
        rows = [(name, stored.row) for stored in table.events]
        await registry.store.write(Transaction(rows=rows))
        for method, path, body in (
            ("GET", "", None),
            ("POST", "/deeds", {"type": "undo", "id": "a"}),
            ("POST", "/seats", {}),
            ("POST", "/hint", {}),
        ):
            answer = await server.request(method, f"/api/tables/{name}{path}", body)
            assert answer.json()["code"] == "table-damaged"
        assert "ziggurat_crashes" not in await server.ask("GET", "/metrics")

    server.run(scenario())


def test_a_moment_beyond_all_time_is_refused(server: LocalServer) -> None:
    async def scenario() -> None:
        for at in (-1, 2**53 + 1, 10**400):
            answer = await server.request(
                "POST", "/api/tables/moved", {"log": [{"at": at, "entry": START}], "open": [2]}
            )
            assert answer.status_code == 422

    server.run(scenario())


def test_somebody_must_stay(server: LocalServer) -> None:
    async def scenario() -> None:
        for free in ([1], [1, 2], [3]):
            answer = await server.request("POST", "/api/tables/moved", {"log": log_of(START), "open": free})
            assert answer.json()["code"] == "bad-log"

    server.run(scenario())


# ── Clocks ───────────────────────────────────────────────────────────────────────────────────────────────
TOTAL = {"kind": "total", "seconds": 100, "increment": 10}
CLOCKED: dict[str, Any] = {**START, "chairs": [{"kind": "person", "key": 1}] * 2, "clock": TOTAL}
FORGED: dict[str, list[dict[str, Any]]] = {
    "increments": [entry for _ in range(50) for entry in PLAYED[:2]],
    "started": [{"kind": "clock-started"}],
    "held": [PLAYED[0], {"kind": "clock-held", "spent": 2**53}],
    "acted": PLAYED[2:3],
}


@pytest.mark.parametrize("forged", FORGED)
@pytest.mark.parametrize("clock", [TOTAL, {"kind": "turn", "seconds": 100}], ids=["total", "turn"])
def test_no_device_sets_the_clocks(server: LocalServer, forged: str, clock: dict[str, Any]) -> None:
    async def scenario() -> None:
        sent = log_of({**CLOCKED, "clock": clock}, *FORGED[forged])
        for one in sent[2:]:
            one["at"] += 99_000  # the other seat's time was nearly up
        place = await server.ask("POST", "/api/tables/moved", {"log": sent, "open": [2]})
        name = place["table"]["id"]
        guest = await server.sit(name)
        ben = await server.client(name, guest["key"])
        read = {"rule": clock, "left": [100_000, 100_000], "running": None, "waits": True}
        assert ben.state["clock"] == read
        await server.reopen()
        ben = await server.client(name, guest["key"])
        assert ben.state["clock"] == read
        await server.client(name, place["key"])
        await ben.until(lambda: ben.state["clock"]["running"])
        assert not ben.state["clock"]["waits"]

    server.run(scenario())


def test_whoever_sits_down_where_somebody_resigned_on_the_device_plays(server: LocalServer) -> None:
    position = game("nivos").start({"players": "3"})
    made = {"kind": "made", "game": "nivos", "rules": position.game.version, "given": {}}
    start = {**made, "options": dict(position.settings), "chairs": [{"kind": "person", "key": 1}] * 3}
    sent = log_of(start, {"kind": "resigned", "seat": 1})

    async def scenario() -> None:
        place = await server.ask("POST", "/api/tables/moved", {"log": sent, "open": [1]})
        name = place["table"]["id"]
        guest = await server.client(name, (await server.sit(name))["key"])
        assert not guest.state["seats"][0]["left"]
        await guest.act()
        assert guest.actions[0][0] == 1

    server.run(scenario())


def test_who_moved_an_old_table_here_is_not_long_away(server: LocalServer) -> None:
    """The log begins in 1970: the host counted as away at once, and a guest could delete the table alone."""

    async def scenario() -> None:
        place = await server.ask("POST", "/api/tables/moved", {"log": log_of(START, *PLAYED), "open": [2]})
        name = place["table"]["id"]
        await server.sit(name)
        await server.reopen()
        await server.ask("GET", f"/api/tables/{name}")
        assert not server.app.registry.tables[name].away(server.app.registry.now() - 60_000)

    server.run(scenario())
