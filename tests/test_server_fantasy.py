"""Talo-Fantasy at a table: what is stored, undo, what is refused there, and a seat whose person is away."""

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from local_server import BOT, HERE, OPEN, ROOMY, Client, Json, LocalServer
from ziggurat.games.talo.fantasy import rules
from ziggurat.records import Record
from ziggurat.server.live.live_table import MOVEMENTS_A_SECOND
from ziggurat.server.settings import Settings
from ziggurat.server.storage.store import Transaction
from ziggurat.server.tables import log
from ziggurat.server.tables.log import LogRow

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


POST = f"+3 t3 3@5,5,1.5/{UP}~"


def test_a_game_that_begins_with_a_construction_goes_back_to_that_and_no_further(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(
            HERE, OPEN, game="talo", options={"mode": "fantasy", "players": "2"}, position=POST
        )
        table = place["table"]["id"]
        anna, ben = [await server.client(table, key) for key in (place["key"], (await server.sit(table))["key"])]
        actor, other = (anna, ben) if anna.state["legal"] else (ben, anna)
        assert [ply for ply, (seat, _) in enumerate(actor.actions) if seat] == []
        taken = take(actor)
        await actor.act(taken)
        assert actor.state["ply"] == len(actor.actions)
        moments = [
            await server.ask("GET", f"/api/tables/{table}/moments/{n}") for n in range(actor.state["ply"] + 1)
        ]
        assert [moment["token"] for moment in moments] == ["", *(token for _, token in actor.actions)]
        assert all(len(moment["view"]["bars"]) == 1 for moment in moments)
        late = await server.request("GET", f"/api/tables/{table}/moments/{actor.state['ply'] + 1}")
        assert late.json()["code"] == "no-moment"
        await actor.do({"type": "undo"})
        await other.up_to(actor.version)
        await other.do({"type": "answer-undo", "agree": True})
        await actor.until(lambda: actor.state["ply"] == len(actor.actions))
        assert len(actor.state["view"]["bars"]) == 1
        assert (await actor.do({"type": "undo"}))["code"] == "nothing-to-undo"
        await actor.act(taken)
        await server.reopen()
        again = await server.client(table, actor.key)
        assert again.state["view"] == actor.state["view"]
        record = Record.parse(await server.ask("GET", f"/api/tables/{table}/record"))
        assert record.position.endswith("~")
        assert len(rules.bars_of(record.replay().workspace())) == 1
        await server.ask("POST", "/api/records/read", {"text": str(record)})

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


def test_nobody_resigns_and_hints_are_refused(server: LocalServer) -> None:
    async def scenario() -> None:
        anna, _ = await together(server)
        assert reason(await anna.do({"type": "resign"})) == "server-no-resigning"
        client = await alone(server)
        answer = await server.request("POST", f"/api/tables/{client.table}/hint", {}, client.key)
        assert answer.json()["code"] == "played-by-hand"

    server.run(scenario())


def test_thinking_about_it_is_refused_with_a_sentence(server: LocalServer) -> None:
    async def scenario() -> None:
        position = {"game": "talo", "options": {"mode": "fantasy", "players": "1"}, "tokens": ["+3"]}
        for path, more in (("/api/analysis", {"first": 0}), ("/api/positions", {"values": True})):
            answer = (await server.request("POST", path, {**position, **more})).json()
            assert answer["code"] == "played-by-hand"
            assert "Talo-Fantasy" in answer["detail"]
        shown = await server.ask("POST", "/api/positions", position)
        assert set(shown["legal"]) == {".", "done", "t1+2", "t3"}

    server.run(scenario())


# ── The end, with the consent of all (T28) ───────────────────────────────────────────────────────────────
async def ask_done(anna: Client, ben: Client) -> Json:
    """Anna asks whether it is done; both know."""
    asked = await anna.act("done")
    await ben.up_to(anna.version)
    return asked


def test_all_must_agree_that_it_is_done(server: LocalServer) -> None:
    async def scenario() -> None:
        anna, ben = await together(server)
        await build(anna, 2)
        await ben.until(lambda: ben.state["legal"])
        await ben.act(".")
        await anna.until(lambda: anna.state["legal"])
        assert (await ask_done(anna, ben))["kind"] == "done-asked"
        assert ben.state["done"] == {"seat": 1, "waiting": [2]}
        assert ben.state["phase"] == "playing"
        assert reason(await anna.act("done")) == "server-done-pending"
        assert reason(await anna.do({"type": "answer-done", "agree": True})) == "server-no-done-pending"
        assert reason(await ben.do({"type": "cancel-done"})) == "server-no-done-pending"
        await ben.do({"type": "answer-done", "agree": True})
        await anna.until(lambda: anna.state["phase"] == "over")
        assert anna.state["result"] == [1.0, 1.0]
        assert anna.actions[-1] == (1, "done")
        assert anna.state["done"] is None
        record = Record.parse(await server.ask("GET", f"/api/tables/{anna.table}/record"))
        assert record.tokens[-1] == "done"  # the consent is not part of it
        assert record.replay().over

    server.run(scenario())


def test_whoever_would_rather_build_on_is_heard(server: LocalServer) -> None:
    async def scenario() -> None:
        anna, ben = await together(server)
        await ask_done(anna, ben)
        await ben.do({"type": "answer-done", "agree": False})
        await anna.until(lambda: anna.state["done"] is None)
        await ask_done(anna, ben)
        await anna.do({"type": "cancel-done"})
        await ben.up_to(anna.version)
        assert ben.state["done"] is None
        await ask_done(anna, ben)
        await server.reopen()  # the question is in the log
        again = await server.client(ben.table, ben.key)
        assert again.state["done"] == {"seat": 1, "waiting": [2]}
        anna = await server.client(anna.table, anna.key)
        await anna.act(".")  # who goes on has thought better of it
        await again.up_to(anna.version)
        assert again.state["done"] is None
        assert again.state["phase"] == "playing"

    server.run(scenario())


def test_of_three_each_is_asked_and_people_who_are_away_are_not(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, OPEN, OPEN, game="talo", options={"mode": "fantasy", "players": "3"})
        table = place["table"]["id"]
        seats = [await server.sit(table, seat=seat) for seat in (2, 3)]
        anna, ben, carla = [await server.client(table, one["key"]) for one in (place, *seats)]
        await ask_done(anna, ben)
        assert ben.state["done"]["waiting"] == [2, 3]
        await ben.do({"type": "answer-done", "agree": True})
        await anna.up_to(ben.version)
        assert anna.state["done"]["waiting"] == [3]
        assert anna.state["phase"] == "playing"
        await carla.drop()
        await anna.do({"type": "stand-in", "seat": 3})
        await ben.do({"type": "stand-in", "seat": 3})
        await anna.until(lambda: anna.state["seats"][2]["stand_in"])
        assert not anna.state["done"]  # others are to be asked now
        await ask_done(anna, ben)
        assert anna.state["done"]["waiting"] == [2]
        await ben.do({"type": "answer-done", "agree": True})
        await anna.until(lambda: anna.state["phase"] == "over")

    server.run(scenario())


# ── What others see: the bar in a hand, and a fall ───────────────────────────────────────────────────────
def held(x: float = 5.0, **changed: Any) -> Json:
    bar = {"number": 1, "length": 3, "at": [x, 5.0, 4.0], "turned": [1.0, 0.0, 0.0, 0.0], **changed}
    return {"type": "hand", "bars": [bar]}


def falling(*times: int) -> Json:
    return {"type": "fall", "frames": [{"at": at, "bars": held(at / 100)["bars"]} for at in times]}


async def settled(*clients: Client) -> None:
    """Everything that was sent before has arrived."""
    for client in clients:
        count = len(client.of_type("pong"))
        client.send({"type": "ping"})
        await client.until(lambda client=client, count=count: len(client.of_type("pong")) > count)


async def pause() -> None:
    """Until the next movement is relayed."""
    await asyncio.sleep(1.2 / MOVEMENTS_A_SECOND)


def test_others_see_the_bar_in_a_hand_and_the_fall(server: LocalServer) -> None:
    async def scenario() -> None:
        anna, ben = await together(server)
        watcher = await server.client(anna.table)
        version = anna.version
        anna.send(held(4.5))
        await ben.until(lambda: ben.of_type("hand"))
        await pause()
        anna.send(falling(0, 50, 100))
        await ben.until(lambda: ben.of_type("fall"))
        await settled(anna, ben, watcher)
        assert ben.of_type("hand") == watcher.of_type("hand") == [{"seat": 1, **held(4.5)}]
        assert ben.of_type("fall") == watcher.of_type("fall") == [{"seat": 1, **falling(0, 50, 100)}]
        assert not anna.of_type("hand", "fall", "refused")  # nobody is told what they do themselves
        late = await server.client(anna.table)
        await settled(late)
        assert not late.of_type("hand", "fall")
        page = await server.ask("GET", f"/api/tables/{anna.table}/events?since=0")
        assert page["state"]["version"] == version == len(page["events"])  # nothing is stored

    server.run(scenario())


def test_at_most_ten_movements_a_second_are_relayed(server: LocalServer) -> None:
    async def scenario() -> None:
        anna, ben = await together(server)
        began = time.monotonic()
        for k in range(200):
            anna.send(held(k / 10))
        await settled(anna, ben)
        seconds = time.monotonic() - began
        assert 1 <= len(ben.of_type("hand")) <= 1 + MOVEMENTS_A_SECOND * seconds
        assert not anna.of_type("refused")  # what is too much is dropped without a word
        await build(anna, 2)  # and the game goes on

    server.run(scenario())


def test_only_the_seat_to_act_shows_its_hand(server: LocalServer) -> None:
    async def scenario() -> None:
        anna, ben = await together(server)
        watcher = await server.client(anna.table)
        babel, _ = await server.pair()
        for client, message, refused in (
            (ben, held(), "server-not-your-turn"),
            (ben, falling(0), "server-not-your-turn"),
            (watcher, held(), "server-only-watching"),
            (babel, held(), "server-no-movement"),
        ):
            client.send(message)
            await client.until(lambda client=client: client.of_type("refused"))
            assert reason(client.of_type("refused")[-1]) == refused
            client.messages.clear()
        await settled(anna)
        assert not anna.of_type("hand", "fall")

    server.run(scenario())


@pytest.mark.parametrize(
    "message",
    [
        held(x=60.5),
        held(at=[5.0, 5.0, 231.0]),
        held(at=[5.0, 5.0]),
        held(turned=[2.0, 0.0, 0.0, 0.0]),
        held(length=11),
        held(number=0),
        held(colour="red"),
        {"type": "hand", "bars": held()["bars"] * 3},
        {"type": "fall", "frames": []},
        falling(-1),
        falling(120_001),
        falling(*range(65)),
        {"type": "fall", "frames": [{"at": 0, "bars": held()["bars"] * 56}]},
    ],
)
def test_absurd_movements_are_refused_and_nobody_sees_them(server: LocalServer, message: Json) -> None:
    async def scenario() -> None:
        anna, ben = await together(server)
        anna.send(message)
        await anna.until(lambda: anna.of_type("refused"))
        assert reason(anna.of_type("refused")[0]) == "server-unreadable"
        await settled(ben)
        assert not ben.of_type("hand", "fall")
        await build(anna, 2)

    server.run(scenario())


@pytest.mark.parametrize("number", ["1e999", "-1e999", "NaN", "Infinity"])
def test_numbers_that_are_not_finite_are_refused(server: LocalServer, number: str) -> None:
    async def scenario() -> None:
        anna, ben = await together(server)
        anna.send_raw(json.dumps(held()).replace("4.0", number))
        await anna.until(lambda: anna.of_type("refused"))
        await settled(ben)
        assert not ben.of_type("hand")

    server.run(scenario())


def test_a_slow_watcher_misses_movements_and_keeps_the_news(server: LocalServer) -> None:
    """What is worth nothing later never waits for anybody."""

    async def scenario() -> None:
        anna, ben = await together(server)
        (live,) = [live for live in server.app.registry.tables.values() if live.table.id == anna.table]
        slow = next(socket for socket in live.sockets if socket.key == 2)
        slow.waiting.append(b"{}")
        anna.send(held())
        await settled(anna)
        assert list(slow.waiting) == [b"{}"]
        slow.waiting.clear()
        await settled(ben)
        assert not ben.of_type("hand")

    server.run(scenario())


def test_a_tab_closed_in_mid_fall_leaves_the_table_as_it_was(server: LocalServer) -> None:
    async def scenario() -> None:
        anna, ben = await together(server)
        await anna.act(take(anna))
        await ben.up_to(anna.version)
        before = ben.state
        anna.send(falling(0, 40))
        await ben.until(lambda: ben.of_type("fall"))
        await anna.drop()
        await server.reopen()
        again = await server.client(anna.table, anna.key)
        assert again.state["view"] == before["view"]
        assert (again.state["turn"], again.state["version"]) == (1, before["version"])
        length = again.state["view"]["hand"][0]
        await again.act(f"{length}@5,5,{length / 2}/{UP}~")  # and the bar can be placed

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


def test_no_two_bots_wait_for_each_other(server: LocalServer) -> None:
    """One asked for the other over HTTP, then the other for the first: both bots passed without end."""

    async def scenario() -> None:
        first = await server.make(HERE, OPEN, game="talo", options={"mode": "fantasy"})
        table = first["table"]["id"]
        second = await server.sit(table)
        for number, place in enumerate((first, second)):
            ask = {"type": "stand-in", "id": f"{number}", "seat": 2 - number}
            await server.ask("POST", f"/api/tables/{table}/deeds", ask, place["key"])
        seats = (await server.ask("GET", f"/api/tables/{table}"))["state"]["seats"]
        assert [seat["stand_in"] for seat in seats] == [True, False]  # whoever asks is back

    server.run(scenario())


def test_bots_that_nobody_waits_for_do_not_build(server: LocalServer) -> None:
    """A log from before: its bots stand in for everybody, and do nothing although somebody watches."""

    async def scenario() -> None:
        first = await server.make(HERE, OPEN, game="talo", options={"mode": "fantasy"})
        name = first["table"]["id"]
        await server.sit(name)
        registry = server.app.registry
        at = registry.tables[name].table.version
        rows = [LogRow(at + seat, registry.now(), log.StoodIn(seat)) for seat in (1, 2)]
        await registry.store.write(Transaction(rows=[(name, row) for row in rows]))
        await server.reopen()
        watcher = await server.client(name)
        live = server.app.registry.tables[name]
        assert live.table.bots_only
        assert live.thinking is None
        await server.ask("GET", f"/api/tables/{name}")
        assert (live.thinking, watcher.version) == (None, at + 2)

    server.run(scenario())


def test_a_seat_can_be_left_open(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, OPEN, game="talo", options={"mode": "fantasy"})
        assert place["table"]["state"]["phase"] == "waiting"
        await server.sit(place["table"]["id"], name="Ben")

    server.run(scenario())
