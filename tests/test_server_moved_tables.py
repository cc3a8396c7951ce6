"""A table that was kept on a device goes on at the server, with its history; nothing of its log is trusted."""

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from local_server import LocalServer
from ziggurat.registry import game

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
    with LocalServer(tmp_path) as made:
        yield made


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
        assert kinds == ["created", "acted", "undone", "acted", "acted", "seated"]

    server.run(scenario())


def test_luck_moves_along(server: LocalServer) -> None:
    """A browser writes the 64 bits behind a draw as a text; the server keeps them as the number that they are."""
    position = game("bubbles").start({"sky": "RPYBGYBGRP", "first": "1"})
    entries: list[dict[str, Any]] = [
        {
            "kind": "made",
            "game": "bubbles",
            "rules": position.game.version,
            "given": {},
            "options": dict(position.settings),
            "chairs": [{"kind": "person", "key": 1}, {"kind": "person", "key": 1}],
        }
    ]
    for _ in range(6):
        seat, draw = position.turn, "12345678901234567890"
        token = position.legal()[0]
        entries.append({"kind": "played", "seat": seat, "token": token, "by": "person" if seat else "chance"})
        if not seat:
            entries[-1]["draw"] = draw
        position = position.play(token)

    async def scenario() -> None:
        made = await server.request("POST", "/api/tables/moved", {"log": log_of(*entries), "open": [2]})
        assert made.status_code == 201, made.text
        live = server.app.registry.tables[made.json()["table"]["id"]]
        assert live.table.draws == [12345678901234567890] * sum("draw" in entry for entry in entries)

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
            lambda log: log[0]["entry"]["chairs"][1].update(simulations=10**9),
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
    log = log_of(START, *PLAYED)
    wrong(log)

    async def scenario() -> None:
        answer = await server.request("POST", "/api/tables/moved", {"log": log, "open": []})
        assert answer.json()["code"] == code
        assert answer.status_code in (404, 409, 422)

    server.run(scenario())


def test_somebody_must_stay(server: LocalServer) -> None:
    async def scenario() -> None:
        for free in ([1], [1, 2], [3]):
            answer = await server.request("POST", "/api/tables/moved", {"log": log_of(START), "open": free})
            assert answer.json()["code"] == "bad-log"

    server.run(scenario())
