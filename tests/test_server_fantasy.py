"""Talo-Fantasy at a table: what is stored, undo, what is refused there, and a seat whose person is away."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from local_server import BOT, HERE, OPEN, ROOMY, Client, Json, LocalServer
from ziggurat.games.talo.fantasy import rules
from ziggurat.record import Record
from ziggurat.server.settings import Settings

UP = "1,0,0,0"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LocalServer]:
    with LocalServer(tmp_path, Settings(limits=ROOMY, absent_seconds=0.0)) as made:
        yield made


async def alone(server: LocalServer) -> Client:
    place = await server.make(HERE, game="talo", options={"mode": "fantasy", "players": "1"})
    return await server.client(place["table"]["id"], place["key"])


async def together(server: LocalServer) -> tuple[Client, Client]:
    return await server.pair(game="talo", options={"mode": "fantasy"})


def take(client: Client) -> str:
    """A take of a single bar, or of two where the supply has no other."""
    legal: list[str] = client.state["legal"]
    return min((token for token in legal if token[0] == "t"), key=len)


async def build(client: Client, x: int) -> list[str]:
    """Takes bars and puts them upright, one on the other; what was played."""
    chosen = take(client)
    await client.act(chosen)
    played, top = [chosen], 0
    for length in map(int, chosen[1:].split("+")):
        token = f"{length}@{x}.000,5.000,{top + length / 2:.3f}/1.00000,0.00000,0.00000,0.00000~"
        await client.act(token)
        played.append(token)
        top += length
    return played


def reason(answer: Json) -> str:
    assert answer["type"] == "refused", answer
    message: str = answer["reason"]["message"]
    return message


def test_a_construction_is_built_stored_and_read_back(server: LocalServer) -> None:
    async def scenario() -> None:
        client = await alone(server)
        played = [token for x in (2, 5, 8) for token in await build(client, x)]
        view = client.state["view"]
        assert view["mode"] == "fantasy"
        assert {bar["at"][0] for bar in view["bars"]} == {2.0, 5.0, 8.0}
        assert view["measures"]["feet"] == 3
        await server.reopen()
        again = await server.client(client.table, client.key)
        assert again.state["view"] == view
        await again.act("done")
        assert again.state["phase"] == "over"
        assert again.state["result"] == [1.0]
        record = Record.parse(await server.ask("GET", f"/api/tables/{client.table}/record"))
        assert [token for token in record.tokens if token[0] != "+"] == [*played, "done"]
        assert len(rules.bars_of(record.replay().workspace())) == len(view["bars"])
        read = await server.ask("POST", "/api/records/read", {"text": str(record)})
        assert read["result"] == [1.0]

    server.run(scenario())


def test_undo_takes_a_placement_back_and_keeps_the_rolls(server: LocalServer) -> None:
    async def scenario() -> None:
        client = await alone(server)
        await build(client, 2)
        view = client.state["view"]
        played = await build(client, 5)
        rolled = client.state["view"]["rolled"]
        for _ in played:
            await client.do({"type": "undo"})
        assert client.state["view"] == view
        await build(client, 5)
        assert client.state["view"]["rolled"] == rolled

    server.run(scenario())


def test_absurd_poses_are_refused_and_change_nothing(server: LocalServer) -> None:
    async def scenario() -> None:
        client = await alone(server)
        chosen = take(client)  # at the start always of one bar
        await client.act(chosen)
        before = client.state["version"]
        length = chosen[1:]
        for pose, message in (
            (f"5,5,900/{UP}", "talo-fantasy-far"),
            (f"5,5,99/{UP}", "talo-floats"),
            (f"5,5,-1/{UP}", "talo-fantasy-sunk"),
            ("5,5,5/0,0,0,0", "talo-fantasy-no-turn"),
            (f"5,5,1e9/{UP}", "talo-fantasy-unreadable"),
        ):
            act = {"type": "act", "token": f"{length}@{pose}~", "position": client.state["position"]}
            assert reason(await client.do(act)) == message
        assert client.state["version"] == before
        await client.act(f"{length}@5,5,{int(length) / 2}/{UP}~")

    server.run(scenario())


@pytest.mark.parametrize(
    ("seats", "rest", "code"),
    [
        ((HERE, BOT), {}, "no-bots"),
        ((HERE, HERE), {"clock": {"kind": "turn", "seconds": 60}}, "no-clock"),
    ],
)
def test_bots_and_clocks_are_refused(server: LocalServer, seats: tuple[Json, ...], rest: Json, code: str) -> None:
    async def scenario() -> None:
        body = {"game": "talo", "options": {"mode": "fantasy"}, "seats": list(seats), **rest}
        answer = await server.request("POST", "/api/tables", body)
        assert (answer.status_code, answer.json()["code"]) == (409, code)

    server.run(scenario())


def test_seats_left_out_are_for_people_here(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(game="talo", options={"mode": "fantasy", "players": "3"})
        assert [seat["kind"] for seat in place["table"]["state"]["seats"]] == ["person"] * 3

    server.run(scenario())


def test_nobody_resigns_or_ends_it_alone_and_hints_are_refused(server: LocalServer) -> None:
    async def scenario() -> None:
        anna, ben = await together(server)
        assert reason(await anna.do({"type": "resign"})) == "server-no-resigning"
        await anna.up_to(ben.version)
        done = {"type": "act", "token": "done", "position": anna.state["position"]}
        assert reason(await anna.do(done)) == "server-done-together"
        client = await alone(server)
        answer = await server.request("POST", f"/api/tables/{client.table}/hint", {}, client.key)
        assert answer.json()["code"] == "played-by-hand"

    server.run(scenario())


def test_the_turns_of_somebody_who_is_away_are_passed(server: LocalServer) -> None:
    async def scenario() -> None:
        anna, ben = await together(server)
        await ben.drop()
        await anna.do({"type": "stand-in", "seat": 2})
        await build(anna, 2)
        await anna.until(lambda: anna.state["turn"] == 1 and anna.state["legal"])
        assert (2, ".") in anna.actions
        assert len(anna.state["view"]["bars"]) >= 1

    server.run(scenario())


def test_a_seat_can_be_left_open(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, OPEN, game="talo", options={"mode": "fantasy"})
        assert place["table"]["state"]["phase"] == "waiting"
        await server.sit(place["table"]["id"], name="Ben")

    server.run(scenario())
