"""The costliest positions known, at every endpoint and in every message: none holds up the event loop.

`conftest.py` measures each callback: more than 50 ms of processor time fail a test. A new endpoint or message
fails here until it is driven. Here, too, are the costliest bodies, and the ways by which clients get a
list that takes long.
"""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args
from urllib.parse import urlencode

import pytest

from local_server import HERE, OPEN, Client, Json, LocalServer, rules_ready
from ziggurat.core.registry import game, game_names
from ziggurat.server.http.routes import ROUTES
from ziggurat.server.protocol import ClientMessage
from ziggurat.server.settings import Limits

COSTLY: list[Json] = json.loads((Path(__file__).parent / "data/talo-costly.json").read_text())
LATE = COSTLY[-1]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LocalServer]:
    rules_ready(*game_names())
    with LocalServer(tmp_path / "data") as made:
        yield made


def table_request(costly: Json) -> Json:
    seats = [HERE] * costly["seats"]
    return {"game": "talo", "seats": seats, "position": costly["position"], "tokens": costly["tokens"]}


async def table_with(server: LocalServer, costly: Json) -> Json:
    place: Json = await server.ask("POST", "/api/tables", table_request(costly))
    return place


def listed(costly: Json) -> list[str]:
    return list(game("talo").position(costly["position"]).play(*costly["tokens"]).legal())


async def client_at(server: LocalServer, place: Json, **hello: Any) -> Client:
    client = Client(server, place["table"]["id"], place["key"])
    await client.connect(hello=False)
    client.send({"type": "hello", "key": place["key"], **hello})
    await client.until(lambda: client.state)
    return client


class Drive:
    """Drives endpoints and messages by their names in the list of routes and in the protocol, and keeps which."""

    def __init__(self, server: LocalServer) -> None:
        self.server = server
        self.asked: set[str] = set()
        self.told: set[str] = set()

    async def ask(self, name: str, body: Any = None, key: str | None = None, **parts: Any) -> Any:
        """Asks an endpoint something that it must not crash over."""
        (route,) = [route for route in ROUTES if route.name == name]
        self.asked.add(name)
        query = "?" + urlencode({part: parts[part] for part in route.query if part in parts})
        answer = await self.server.request(route.method, route.path.format(**parts) + query, body, key)
        assert answer.status_code < 500, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def send(self, client: Client, kind: str, **about: Any) -> None:
        self.told.add(kind)
        client.send({"type": kind, **about})

    async def do(self, client: Client, kind: str, **about: Any) -> Json:
        self.told.add(kind)
        return await client.do({"type": kind, **about})


async def drive_studies(drive: Drive, costly: Json) -> None:
    """What needs no table."""
    body = {"game": "talo", "position": costly["position"], "tokens": costly["tokens"]}
    token = listed(costly)[-1]
    assert (await drive.ask("show_position", body))["legal"] == listed(costly)
    assert (await drive.ask("show_position", {**body, "legal": False}))["legal"] is None
    await drive.ask("show_position", {**body, "values": True})
    await drive.ask("preview_at_position", {**body, "token": token})
    await drive.ask("analyse", body)
    for name in ("show_catalogue", "show_network", "list_puzzles"):
        await drive.ask(name)
    await drive.ask("change_network", {"open": True})
    await drive.ask("check_setup", {"options": {}}, game="talo")
    await drive.ask("show_theorem", {"options": {}}, game="talo")
    await drive.ask("show_messages", game="talo", language="en")
    await drive.ask("show_lessons", game="talo")
    await drive.ask("try_lesson", {"token": "3z@4,4,0"}, game="talo", step="post")
    await drive.ask("list_puzzle_days", count=1)
    puzzle = await drive.ask("show_puzzle", game="talo")
    tried = [token] * 20
    await drive.ask("try_puzzle", {"date": puzzle["date"], "tokens": tried}, game="talo")


async def drive_table(drive: Drive, costly: Json) -> None:
    """A game in such a position, from its table to another game and to its end."""
    place = await drive.ask("make_table", table_request(costly))
    table, key = place["table"]["id"], place["key"]
    client = await client_at(drive.server, place)
    drive.told.add("hello")
    await client.until(lambda: client.state["legal"])
    assert client.state["legal"] == listed(costly)
    for name in ("show_table", "list_events", "show_record", "list_legal"):
        await drive.ask(name, key=key, table=table)
    await drive.ask("show_moment", table=table, ply=0)
    await drive.ask("list_tables", ids=table)
    await drive.ask("list_your_tables", {"places": {table: key}})
    token, position = client.state["legal"][-1], client.state["position"]
    await drive.ask("preview_action", {"token": token, "position": position}, table=table)
    await drive.ask("give_hint", {"seconds": 0.1}, key, table=table)
    record = await drive.ask("show_record", table=table)
    await drive.ask("read_record", {"text": record})
    await drive.ask("write_record", {"text": record})
    assert "kind" in await drive.do(client, "act", token=token, position=position)
    assert "kind" in await drive.do(client, "undo")
    drive.send(client, "tail", since=0)
    refused = await drive.do(client, "act", token="8x@0,0,0", position=client.state["position"])
    assert refused["type"] == "refused"
    await drive.server.reopen()  # its log is folded anew
    await client.connect()
    assert client.state["legal"] is None or client.state["legal"] == listed(costly)
    for name in ("answer-undo", "answer-forget", "answer-done"):
        await drive.do(client, name, agree=True)
    for name in ("cancel-undo", "cancel-forget", "cancel-done", "refuse-rematch"):
        await drive.do(client, name)
    await drive.do(client, "stand-in", seat=2)
    drive.send(client, "phrase", phrase="hello")
    drive.send(client, "ping")
    for seat in range(1, costly["seats"] + 1):
        await drive.do(client, "resign", seat=seat)
    if costly["seats"] == 2:  # otherwise a bot plays on
        await drive.do(client, "rematch")
        await client.until(lambda: client.state["next"])
    await drive.ask("execute_command", {"type": "rematch", "id": "again"}, key, table=table)
    drive.told.add("rematch")
    await drive.do(client, "forget")
    other = await drive.ask("make_table", table_request(costly))
    await drive.ask("forget_table", key=other["key"], table=other["table"]["id"])


async def drive_others(drive: Drive, costly: Json) -> None:
    """Somebody sits down at such a position, at a table of the server and at one that was kept on a device."""
    request = {**table_request(costly), "seats": [HERE, *[OPEN] * (costly["seats"] - 1)], "tokens": []}
    open_table = await drive.ask("make_table", request)
    seats = [{"kind": "person", "name": "", "key": 1}] * costly["seats"]
    kind = game("talo")
    options = dict(kind.position(costly["position"]).settings)
    made = {"kind": "made", "game": "talo", "rules": kind.version, "given": options, "options": options}
    seat = kind.position(costly["position"]).turn
    acted = {"kind": "played", "seat": seat, "token": costly["tokens"][0]}
    back = {"kind": "undone", "seat": seat, "ply": 0}
    entries = [{**made, "chairs": seats, "position": costly["position"]}, *[acted, back] * 20, acted]
    log = [{"at": 0, "entry": entry} for entry in entries]
    moved = await drive.ask("move_table", {"log": log, "open": list(range(2, costly["seats"] + 1))})
    for place in (open_table, moved):
        table = place["table"]["id"]
        for _ in range(costly["seats"] - 1):
            taken = await drive.ask("take_seat", {"name": ""}, table=table)
        client = await client_at(drive.server, taken)
        assert client.state["phase"] == "playing"
        await drive.ask("list_events", key=place["key"], table=table)
        await drive.do(client, "undo")


async def drive_fantasy(drive: Drive) -> None:
    """As many bars in the hand and in the fall as a message can hold, while others watch."""
    place = await drive.ask("make_table", {"game": "talo", "options": {"mode": "fantasy"}, "seats": [HERE, HERE]})
    client = await client_at(drive.server, place)
    watcher = await drive.server.client(place["table"]["id"])
    bar = {"number": 1, "length": 9, "at": [1, 2, 3], "turned": [1, 0, 0, 0]}
    frames = [{"at": 16 * number, "bars": [bar] * 25} for number in range(6)]
    drive.send(client, "fall", frames=frames)
    await watcher.until(lambda: watcher.of_type("fall"))
    drive.send(client, "hand", bars=[bar] * 2)


@pytest.mark.parametrize(
    "costly", [pytest.param(COSTLY[0], marks=pytest.mark.long), LATE], ids=("attack", "random")
)
def test_every_endpoint_and_message_leaves_the_loop_free(server: LocalServer, costly: Json) -> None:
    drive = Drive(server)

    async def scenario() -> None:
        await drive_studies(drive, costly)
        await drive_table(drive, costly)
        await drive_others(drive, costly)
        await drive_fantasy(drive)

    server.run(scenario())
    assert {route.name for route in ROUTES} == drive.asked
    assert {kind.__struct_config__.tag for kind in get_args(ClientMessage)} == drive.told


# Each as long as a request may be: 64 kB.
LONG = 64 * 1024 - 100
BODIES = {
    "deep": "[" * LONG,
    "deep objects": '{"a":' * (LONG // 5),
    "a huge number": '{"simulations":' + "9" * (LONG - 30) + "}",
    "a long fraction": '{"seconds":0.' + "9" * (LONG - 30) + "}",
    "a huge exponent": '{"seconds":1e' + "9" * (LONG - 30) + "}",
    "many keys": json.dumps({str(number): 0 for number in range(6_000)}),
    "many options": json.dumps({"game": "talo", "options": {str(number): "" for number in range(5_500)}}),
    "many tokens": json.dumps({"game": "talo", "tokens": ["a"] * 12_000}),
    "tokens of digits": json.dumps({"game": "talo", "tokens": ["9" * 4_000] * 16}),
    "options of digits": json.dumps({"game": "talo", "options": {"players": "9" * 4_000, "board": "9" * 4_000}}),
    "a position of digits": json.dumps({"game": "talo", "position": "9" * 40_000}),
    "escapes": '{"game":"' + "\\u00e9" * (LONG // 7) + '"}',
    "many seats": json.dumps({"game": "talo", "seats": [{"kind": "here"}] * 3_000}),
    "events": json.dumps({"log": [{"at": 0, "entry": {"kind": "x"}}] * 1_400}),
    "an event of numbers": json.dumps({"log": [{"at": 0, "entry": {"kind": "made", "x": [1] * 20_000}}]}),
    "a huge number in an event": '{"log":[{"at":0,"entry":{"kind":"made","x":' + "9" * (LONG - 100) + "}}]}",
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_the_costliest_bodies_are_read_at_once(server: LocalServer, body: str) -> None:
    assert len(body) <= Limits.body

    async def scenario() -> None:
        for route in ROUTES:
            if route.body:
                path = route.path.format(game="talo", step="post", table="none")
                headers = {"content-type": "application/json"}
                answer = await server.http.request(route.method, path, content=body, headers=headers)
                assert 400 <= answer.status_code < 500, (path, answer.text)

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
