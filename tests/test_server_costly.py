"""The costliest positions known, at every endpoint and in every message: none holds up the event loop.

`conftest.py` measures each callback: more than 50 ms of processor time fail a test. Here are the ways by which
clients get the legal actions when listing them takes a while.
"""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from local_server import HERE, Client, Json, LocalServer, rules_ready
from ziggurat.registry import game

COSTLY: list[Json] = json.loads((Path(__file__).parent / "data/talo-costly.json").read_text())
LATE = COSTLY[-1]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LocalServer]:
    rules_ready("talo")
    with LocalServer(tmp_path / "data") as made:
        yield made


async def table_with(server: LocalServer, costly: Json, **settings: Any) -> Json:
    seats = [HERE] * costly["seats"]
    body = {"position": costly["position"], "tokens": costly["tokens"], **settings}
    return await server.make(*seats, game="talo", **body)


def listed(costly: Json) -> list[str]:
    return list(game("talo").position(costly["position"]).play(*costly["tokens"]).legal())


async def client_at(server: LocalServer, place: Json, **hello: Any) -> Client:
    client = Client(server, place["table"]["id"], place["key"])
    await client.connect(hello=False)
    client.send({"type": "hello", "key": place["key"], **hello})
    await client.until(lambda: client.state)
    return client


@pytest.mark.parametrize(
    "costly", [pytest.param(COSTLY[0], marks=pytest.mark.long), LATE], ids=("attack", "random")
)
def test_every_endpoint_and_message_leaves_the_loop_free(server: LocalServer, costly: Json) -> None:
    async def scenario() -> None:
        place = await table_with(server, costly)
        table, key = place["table"]["id"], place["key"]
        client = await client_at(server, place)
        await client.until(lambda: client.state["legal"])
        assert client.state["legal"] == listed(costly)
        body = {"game": "talo", "position": costly["position"], "tokens": costly["tokens"]}
        token = client.state["legal"][-1]
        shown = await server.ask("POST", "/api/positions", body)
        assert shown["legal"] == client.state["legal"]
        assert (await server.ask("POST", "/api/positions", {**body, "legal": False}))["legal"] is None
        await server.ask("POST", "/api/positions", {**body, "values": True})
        await server.ask("POST", "/api/positions/ahead", {**body, "token": token})
        await server.ask("POST", "/api/analysis", body)
        for way in ("", "/events", "/record", "/moments/0", "/legal"):
            await server.ask("GET", f"/api/tables/{table}{way}", key=key)
        position = client.state["position"]
        await server.ask("POST", f"/api/tables/{table}/ahead", {"token": token, "position": position})
        await server.ask("POST", f"/api/tables/{table}/hint", {"seconds": 0.1}, key)
        record = await server.ask("GET", f"/api/tables/{table}/record", key=key)
        await server.ask("POST", "/api/records/read", {"text": record})
        await server.ask("POST", "/api/records/write", {"text": record})
        for message in ({"type": "act", "token": token, "position": position}, {"type": "undo"}):
            assert "kind" in await client.do(message)
        client.send({"type": "tail", "since": 0})
        await client.connect()
        refused = await client.do({"type": "act", "token": "8x@0,0,0", "position": client.state["position"]})
        assert refused["type"] == "refused"
        await server.reopen()  # its log is folded anew
        await client.connect()
        assert client.state["legal"] is None or client.state["legal"] == listed(costly)

    server.run(scenario())


def test_a_client_that_lists_for_itself_gets_no_list_and_is_judged_all_the_same(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await table_with(server, LATE)
        client = await client_at(server, place, lists=True)
        token = listed(LATE)[0]
        answer = await client.do({"type": "act", "token": token, "position": client.state["position"]})
        assert answer["kind"] == "acted"
        assert client.of_type("legal") == []
        states = [*client.of_type("welcome"), *client.of_type("news")]
        assert {message.get("table", message)["state"]["legal"] for message in states} == {None}

    server.run(scenario())


def test_a_quick_list_comes_with_the_state(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, HERE)
        assert len(place["table"]["state"]["legal"]) == 32
        client = await client_at(server, place)
        assert len(client.state["legal"]) == 32
        own = await client_at(server, place, lists=True)
        assert own.state["legal"] is None

    server.run(scenario())


def test_what_takes_too_long_is_refused_with_a_sentence_and_changes_nothing(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await table_with(server, LATE)
        registry = server.app.registry
        patient = registry.settings
        registry.settings = replace(patient, limits=replace(patient.limits, judge_seconds=0.0))
        client = await client_at(server, place)
        await client.until(lambda: client.of_type("refused"))
        (refused,) = client.of_type("refused")
        assert (refused["id"], refused["code"]) == (None, "too-long")
        assert refused["reason"]["text"].startswith("This takes the server too long.")
        answer = await server.request("POST", "/api/positions", {"game": "talo", "position": LATE["position"]})
        assert (answer.status_code, answer.json()["code"]) == (503, "too-long")
        registry.settings = patient
        client.send({"type": "tail", "since": client.state["version"]})
        await client.until(lambda: client.state["legal"])
        assert client.state["legal"] == listed(LATE)
        assert client.state["version"] == place["table"]["state"]["version"]

    server.run(scenario())


def test_others_are_served_while_a_list_is_made(server: LocalServer) -> None:
    """The list is claimed thinking: a request that comes after it is answered before it."""

    async def scenario() -> None:
        body = {"game": "talo", "position": COSTLY[0]["position"], "tokens": COSTLY[0]["tokens"]}
        listing = asyncio.create_task(server.ask("POST", "/api/positions", body))
        for _ in range(20):
            await server.ask("GET", "/healthz")
        assert not listing.done()
        assert len((await listing)["legal"]) == len(listed(COSTLY[0]))

    server.run(scenario())
