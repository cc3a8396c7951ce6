"""How tables are made: every way takes from the same shares, and people can tell each other's names apart."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from local_server import BOT, HERE, HOST, OPEN, Json, LocalServer
from ziggurat.server.live.shares import ROW_BYTES
from ziggurat.server.settings import Limits, Settings

TWO = [HERE, HERE]
MADE = {
    "kind": "made",
    "game": "babel",
    "rules": "1",
    "given": {},
    "options": {"full_tower": "last"},
    "chairs": [{"kind": "person", "key": 1}, {"kind": "person", "key": 1}],
}
Way = Callable[[LocalServer], Awaitable[httpx.Response]]


def _limited(folder: Path, **limits: Any) -> LocalServer:
    return LocalServer(folder, Settings(limits=Limits(**limits), absent_seconds=0, thinkers=1))


async def _made(server: LocalServer, **how: Any) -> httpx.Response:
    return await server.request("POST", "/api/tables", {"game": "babel", "seats": TWO, **how})


async def _moved(server: LocalServer, actions: int = 0) -> httpx.Response:
    undone = {"kind": "undone", "seat": 1, "ply": 0}
    played = [{"kind": "played", "seat": 1, "token": "a1-"}, undone] * actions
    log = [{"at": 0, "entry": entry} for entry in (MADE, *played)]
    return await server.request("POST", "/api/tables/moved", {"log": log, "open": []})


async def _rematch(server: LocalServer) -> httpx.Response:
    """Of a table that is there already: its game is given up and played again."""
    table, key = server.__dict__["first"]
    path = f"/api/tables/{table}/deeds"
    await server.request("POST", path, {"type": "resign", "id": server.new_id(), "seat": 1}, key)
    answer = await server.request("POST", path, {"type": "rematch", "id": server.new_id()}, key)
    if answer.is_success:
        server.__dict__["first"] = (answer.json()["state"]["next"], key)
    return answer


WAYS: dict[str, Way] = {
    "created": _made,
    "from a position": lambda server: _made(server, position=".,.,.,. 33132/33132"),
    "from tokens": lambda server: _made(server, tokens=["a1-"]),
    "moved": _moved,
    "rematch": _rematch,
}


async def _begin(server: LocalServer) -> None:
    place = (await _made(server)).json()
    server.__dict__["first"] = (place["table"]["id"], place["key"])


@pytest.mark.parametrize("way", WAYS)
def test_every_way_to_make_a_table_takes_from_the_same_hour(tmp_path: Path, way: str) -> None:
    with _limited(tmp_path, tables_an_hour=4) as server:

        async def scenario() -> None:
            await _begin(server)
            answers = [await WAYS[way](server) for _ in range(4)]
            assert [answer.is_success for answer in answers] == [True] * 3 + [False], answers[0].text
            for other in (answers[3], await _made(server), await _moved(server), await _rematch(server)):
                assert (other.status_code, other.json()["code"]) == (429, "too-many-made")
            assert server.app.registry.count == 4
            elsewhere = httpx.ASGITransport(server.app, client=("192.0.2.9", 1))
            async with httpx.AsyncClient(transport=elsewhere, base_url=f"http://{HOST}") as http:
                assert (await http.post("/api/tables", json={"game": "babel", "seats": TWO})).status_code == 201

        server.run(scenario())


@pytest.mark.parametrize("way", WAYS)
def test_every_way_to_make_a_table_stops_when_there_are_enough(tmp_path: Path, way: str) -> None:
    with _limited(tmp_path, tables=3) as server:

        async def scenario() -> None:
            await _begin(server)
            answers = [await WAYS[way](server) for _ in range(3)]
            assert [answer.is_success for answer in answers] == [True, True, False], answers[0].text
            assert answers[2].json()["code"] == "too-many-tables"
            assert server.app.registry.count == 3

        server.run(scenario())


@pytest.mark.parametrize("way", WAYS)
def test_every_way_to_make_a_table_takes_from_the_same_bytes(tmp_path: Path, way: str) -> None:
    with _limited(tmp_path, stored_an_hour=2_500) as server:

        async def scenario() -> None:
            await _begin(server)
            answers = [await WAYS[way](server) for _ in range(20)]
            codes = [answer.json().get("code", "") for answer in answers]
            assert codes[0] == "", answers[0].text
            assert codes[-1] == (
                "not-over" if way == "rematch" else "too-much-stored"
            )  # giving up is refused, too
            assert server.app.registry.count < 12
            assert (await _moved(server, actions=20)).json()["code"] == "too-much-stored"

        server.run(scenario())


def test_a_long_log_takes_a_large_share(tmp_path: Path) -> None:
    with _limited(tmp_path, stored_an_hour=100_000) as server:

        async def scenario() -> None:
            answers = [await _moved(server, actions=200) for _ in range(2)]
            assert [answer.status_code for answer in answers] == [201, 429]
            assert answers[1].json()["code"] == "too-much-stored"

        server.run(scenario())


def test_commands_take_from_the_bytes_of_their_address_but_a_table_can_always_be_deleted(tmp_path: Path) -> None:
    with _limited(tmp_path, stored_an_hour=3_000) as server:

        async def scenario() -> None:
            place = (await _made(server)).json()
            client = await server.client(place["table"]["id"], place["key"])
            while "code" not in (answer := await client.act()):
                await client.do({"type": "undo"})
            assert answer["code"] == "too-much-stored"
            assert 10 < client.version < 30
            assert client.closed is None
            done = await server.ask("DELETE", f"/api/tables/{client.table}", key=place["key"])
            assert done["deleted"] is True

        server.run(scenario())


def test_what_bots_do_takes_from_the_bytes_of_who_had_them_play(tmp_path: Path) -> None:
    with _limited(tmp_path) as server:

        async def scenario() -> None:
            stored = server.app.registry.shares.of("127.0.0.1").stored
            stored.taken = Counter()
            place = await server.make(BOT, BOT)
            made = stored.taken.total()
            stored.drain("127.0.0.1", Limits().stored_an_hour)  # they wait a moment, and play on
            watcher = await server.client(place["table"]["id"])
            await watcher.until(lambda: watcher.state["phase"] == "over")
            assert stored.taken.total() - made >= ROW_BYTES * len(watcher.actions) > ROW_BYTES
            assert list(stored.taken) == ["127.0.0.1"]

        server.run(scenario())


def test_tables_made_at_once_do_not_pass_the_limit(tmp_path: Path) -> None:
    with _limited(tmp_path, tables_an_hour=5) as server:

        async def scenario() -> None:
            answers = await asyncio.gather(*(_made(server) for _ in range(12)))
            assert sum(answer.status_code == 201 for answer in answers) == 5

        server.run(scenario())


def test_seats_at_the_listed_tables_of_others_are_limited(tmp_path: Path) -> None:
    """One address does not sit down wherever somebody waits; at its own tables, and by link, it may."""
    with _limited(tmp_path, listed_seats_an_hour=2) as server:

        async def scenario() -> None:
            listed = [(await server.make(HERE, OPEN, visibility="listed"))["table"]["id"] for _ in range(4)]
            linked = (await server.make(HERE, OPEN))["table"]["id"]
            stranger = httpx.ASGITransport(server.app, client=("192.0.2.9", 1))
            async with httpx.AsyncClient(transport=stranger, base_url=f"http://{HOST}") as http:
                answers = [await http.post(f"/api/tables/{table}/seats", json={}) for table in listed[:3]]
                assert [answer.status_code for answer in answers] == [201, 201, 429]
                assert answers[2].json()["code"] == "too-many-seats"
                assert (await http.post(f"/api/tables/{linked}/seats", json={})).status_code == 201
            for table in listed[2:]:
                await server.sit(table)

        server.run(scenario())


def test_whoever_sits_down_is_asked_before_the_table_is_deleted(tmp_path: Path) -> None:
    """Also when the deletion was asked for before."""
    with _limited(tmp_path) as server:

        async def scenario() -> None:
            host = await server.make(HERE, OPEN, OPEN, game="nivos", options={"players": "3"})
            table = host["table"]["id"]
            friend = await server.sit(table)
            asked = await server.ask("DELETE", f"/api/tables/{table}", key=host["key"])
            assert (asked["deleted"], len(asked["waiting"])) == (False, 1)
            place = await server.sit(table)
            newcomer = await server.client(table, place["key"])
            other = await server.client(table, friend["key"])
            await other.do({"type": "answer-forget", "agree": True})
            await newcomer.until(lambda: newcomer.state["forget"]["waiting"] == place["seats"])
            refused = await newcomer.do({"type": "answer-forget", "agree": False})
            assert "code" not in refused
            assert newcomer.state["forget"] is None

        server.run(scenario())


def test_ids_that_are_no_tables_cost_one_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with _limited(tmp_path) as server:
        asked = Counter[str]()
        read = server.app.registry.store.read

        async def counted(question: Any) -> Any:
            asked["questions"] += 1
            return await read(question)

        async def scenario() -> None:
            known = (await _made(server)).json()["table"]["id"]
            monkeypatch.setattr(server.app.registry.store, "read", counted)
            ids = [known, *(f"none{number:018}" for number in range(99))]
            found = await server.ask("GET", f"/api/tables?ids={','.join(ids)}")
            assert [one["id"] for one in found["tables"]] == [known]
            assert found["gone"] == ids[1:]
            assert asked["questions"] == 1

        server.run(scenario())


# ── Names ────────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("\u3164", "name-unseen"),
        ("\u2800 ", "name-unseen"),
        ("Z\u0351\u036b\u0343", "name-marks"),
        ("7", "bad-name"),
    ],
)
def test_nobody_sits_down_under_a_name_that_cannot_be_read(tmp_path: Path, name: str, code: str) -> None:
    with LocalServer(tmp_path) as server:

        async def scenario() -> None:
            named = {**HERE, "name": name}
            assert (await _made(server, seats=[named, HERE])).json()["code"] == code
            place = await server.make(HERE, {"kind": "open"})
            answer = await server.request("POST", f"/api/tables/{place['table']['id']}/seats", {"name": name})
            assert (answer.status_code, answer.json()["code"]) == (422, code)
            log = [{"at": 0, "entry": {**MADE, "chairs": [{"kind": "person", "key": 1, "name": name}] * 2}}]
            moved = await server.request("POST", "/api/tables/moved", {"log": log, "open": [2]})
            assert moved.json()["code"] == code

        server.run(scenario())


def test_nobody_imitates_the_name_of_another_at_the_table(tmp_path: Path) -> None:
    with LocalServer(tmp_path) as server:

        async def scenario() -> None:
            anna, imitation = {**HERE, "name": "Anna"}, "\u0410nna"
            alike = await _made(server, seats=[anna, {**HERE, "name": imitation}])
            assert (alike.status_code, alike.json()["code"]) == (409, "name-alike")
            place = await server.make(anna, {"kind": "open"})
            seats = f"/api/tables/{place['table']['id']}/seats"
            refused = await server.request("POST", seats, {"name": imitation})
            assert (refused.status_code, refused.json()["code"]) == (409, "name-alike")
            same = await server.sit(place["table"]["id"], name=" Anna ")
            assert [seat["name"] for seat in same["table"]["state"]["seats"]] == ["Anna", "Anna"]
            chairs = [{"kind": "person", "key": 1, "name": name} for name in ("Anna", imitation)]
            log = [{"at": 0, "entry": {**MADE, "chairs": chairs}}]
            moved = await server.request("POST", "/api/tables/moved", {"log": log, "open": []})
            assert moved.json()["code"] == "name-alike"

        server.run(scenario())


def test_a_table_with_a_name_of_signs_has_a_record(tmp_path: Path) -> None:
    """“²” is no digit that counts seats: the page takes it, and so does the server."""
    with LocalServer(tmp_path) as server:

        async def scenario() -> None:
            place = await server.make({**HERE, "name": "\u00b2"}, {**HERE, "name": "\U0001f469\u200d\U0001f680"})
            record = await server.ask("GET", f"/api/tables/{place['table']['id']}/record")
            assert '[Players "\u00b2, \U0001f469\u200d\U0001f680"]' in record

        server.run(scenario())


# ── The list ─────────────────────────────────────────────────────────────────────────────────────────────
def test_the_tables_of_one_address_hide_no_others(tmp_path: Path) -> None:
    """110 tables of one address filled the list."""
    with LocalServer(tmp_path) as server:

        async def made_by(address: str) -> Json:
            app: Any = server.app
            transport = httpx.ASGITransport(app, client=(address, 1))
            async with httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}") as client:
                body = {"game": "babel", "seats": [HERE, {"kind": "open"}], "visibility": "listed"}
                answer: Json = (await client.post("/api/tables", json=body)).raise_for_status().json()
                return answer

        async def listed() -> list[str]:
            return [one["id"] for one in (await server.ask("GET", "/api/tables"))["tables"]]

        async def scenario() -> None:
            place = await made_by("127.0.0.1")
            own = place["table"]["id"]
            for _ in range(110):
                await made_by("192.0.2.5")
            last = (await made_by("192.0.2.5"))["table"]["id"]
            assert (await listed())[:2] == [last, own]
            assert len(await listed()) == Limits().listed
            await server.reopen()  # who made which is not kept; but whose own is, comes back to it
            await server.client(own, place["key"])
            assert own in (await listed())[:2]

        server.run(scenario())
        database = b"".join(file.read_bytes() for file in tmp_path.rglob("tables.sqlite3*"))
        assert b"192.0.2.5" not in database
