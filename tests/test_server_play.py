"""Playing at a table: seats, undo, chance, leaving, clocks, rematch, and what survives a restart."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from dice_game import DiceGame
from local_server import BOT, HERE, OPEN, ROOMY, Client, Json, LocalServer, rules_ready
from postgres import copy
from ziggurat.core.registry import game, registered
from ziggurat.records import Record
from ziggurat.server import protocol as p
from ziggurat.server.protocol import TotalClock
from ziggurat.server.settings import Settings
from ziggurat.server.storage.store import Transaction, steady_clock, system_time
from ziggurat.server.tables import commands, log
from ziggurat.server.tables.table import Table


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LocalServer]:
    with registered(DiceGame()), LocalServer(tmp_path) as made:
        yield made


THREE_OF_NIVOS: Json = {"game": "nivos", "options": {"players": "3"}}


def refused(answer: Json) -> str:
    assert answer.get("type") == "refused", answer
    message: str = answer["reason"]["message"]
    return message


# ── A game ───────────────────────────────────────────────────────────────────────────────────────────────
def test_a_game_against_a_bot(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, BOT)
        client = await server.client(place["table"]["id"], place["key"])
        while client.state["phase"] == "playing":
            await client.act()
            await client.until(lambda: client.state["legal"] or client.state["phase"] == "over")
        assert client.state["ending"] == {"how": "rules", "seat": None}
        assert sum(client.state["result"]) == 1
        assert client.gaps == 0
        text = await server.ask("GET", f"/api/tables/{client.table}/record")
        record = Record.parse(text)
        assert record.replay().outcome is not None
        assert list(record.tokens) == [token for _, token in client.actions]
        assert refused(await client.do({"type": "act", "token": "a1-", "position": client.state["position"]}))

    server.run(scenario())


def test_two_people_and_a_watcher_see_the_same(server: LocalServer) -> None:
    async def scenario() -> None:
        anna, ben = await server.pair()
        watcher = await server.client(anna.table, language="de")
        await anna.act("a1enu")
        await ben.up_to(anna.version)
        assert ben.state["legal"]
        assert not anna.state["legal"]
        await ben.act()
        await watcher.up_to(ben.version)
        await anna.up_to(ben.version)
        assert anna.actions == ben.actions == watcher.actions
        assert watcher.state["legal"] is None
        assert watcher.state["view"] == anna.state["view"]
        assert watcher.state["status"]["text"].startswith("Platz 1")
        assert refused(await ben.do({"type": "act", "token": "a2-", "position": ben.state["position"]})) == (
            "server-not-your-turn"
        )
        assert refused(await watcher.do({"type": "undo"})) == "server-only-watching"

    server.run(scenario())


def test_a_refusal_has_clause_and_words_in_the_asked_language(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, HERE)
        client = await server.client(place["table"]["id"], place["key"], "de-AT")
        await client.act("a1enu")
        answer = await client.do({"type": "act", "token": "b1w", "position": client.state["position"]})
        assert refused(answer) == "babel-clash"
        assert answer["reason"]["clause"] == "B7"
        assert answer["reason"]["text"].startswith("B7: ")
        english = Client(server, client.table, client.key)
        await english.connect()
        other = await english.do({"type": "act", "token": "b1w", "position": client.state["position"]})
        assert other["reason"]["text"] != answer["reason"]["text"]

    server.run(scenario())


def test_all_seats_at_one_device_are_played_with_one_key(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make({**HERE, "name": "Anna"}, {**HERE, "name": "Ben"})
        assert place["seats"] == [1, 2]
        client = await server.client(place["table"]["id"], place["key"])
        for _ in range(4):
            await client.act()
        assert [seat for seat, _ in client.actions] == [1, 2, 1, 2]
        assert refused(await client.do({"type": "resign"})) == "server-which-seat"
        assert (await client.do({"type": "resign", "seat": 2}))["kind"] == "resigned"
        assert client.state["result"] == [1.0, 0.0]
        assert client.state["ending"] == {"how": "resigned", "seat": 2}
        assert '[Termination "resigned 2"]' in await server.ask("GET", f"/api/tables/{client.table}/record")

    server.run(scenario())


def test_seats_are_taken_once(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(OPEN, OPEN)
        table = place["table"]["id"]
        assert place["key"] is None
        assert place["table"]["state"]["phase"] == "waiting"
        answers = await asyncio.gather(
            *(server.request("POST", f"/api/tables/{table}/seats", {"seat": 1}) for _ in range(5))
        )
        assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409, 409]
        second = await server.sit(table, name="Ben")
        assert second["seats"] == [2]
        assert second["table"]["state"]["phase"] == "playing"
        full = await server.request("POST", f"/api/tables/{table}/seats", {})
        assert full.json()["message"] == "server-no-open-seat"

    server.run(scenario())


def test_another_person_at_the_same_device_joins_with_its_key(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, OPEN)
        again = await server.sit(place["table"]["id"], place["key"], name="Ben")
        assert again["seats"] == [1, 2]
        assert again["key"] == place["key"]

    server.run(scenario())


def test_order_by_lot_reaches_every_order(server: LocalServer) -> None:
    async def scenario() -> None:
        seats = {tuple((await server.make(HERE, BOT, order="lot"))["seats"]) for _ in range(40)}
        assert seats == {(1,), (2,)}

    server.run(scenario())


# ── Undo ─────────────────────────────────────────────────────────────────────────────────────────────────
def test_undo_against_a_bot_is_free(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, BOT)
        client = await server.client(place["table"]["id"], place["key"])
        await client.act("a1enu")
        await client.until(lambda: client.state["legal"])
        assert (await client.do({"type": "undo"}))["kind"] == "undone"
        assert client.actions == []
        assert client.state["ply"] == 0
        assert client.state["legal"]
        assert refused(await client.do({"type": "undo"})) == "server-nothing-to-undo"

    server.run(scenario())


def test_undo_among_people_needs_consent(server: LocalServer) -> None:
    async def scenario() -> None:
        anna, ben = await server.pair()
        await anna.act()
        await ben.up_to(anna.version)
        await ben.act()
        await anna.up_to(ben.version)
        assert (await anna.do({"type": "undo"}))["kind"] == "undo-asked"
        await ben.up_to(anna.version)
        assert ben.state["undo"] == {"seat": 1, "ply": 0, "waiting": [2]}
        assert len(anna.actions) == 2
        assert refused(await anna.do({"type": "answer-undo", "agree": True})) == "server-no-undo-pending"
        assert (await ben.do({"type": "answer-undo", "agree": False}))["kind"] == "undo-refused"
        await anna.up_to(ben.version)
        await anna.do({"type": "undo"})
        assert (await anna.do({"type": "cancel-undo"}))["kind"] == "undo-cancelled"
        await anna.do({"type": "undo"})
        await ben.up_to(anna.version)
        assert (await ben.do({"type": "answer-undo", "agree": True}))["kind"] == "undo-agreed"
        await anna.up_to(ben.version)
        assert anna.actions == ben.actions == []

    server.run(scenario())


def test_a_redone_chance_gives_the_same_draw(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, HERE, game="dice")
        client = await server.client(place["table"]["id"], place["key"])
        for _ in range(4):
            await client.act("keep")
        rolls = [token for seat, token in client.actions if seat == 0]
        assert len(rolls) == 4
        for _ in range(4):
            await client.do({"type": "undo"})
        assert client.actions == [(0, rolls[0])]
        await client.drop()
        await server.reopen()
        client = await server.client(client.table, client.key)
        for _ in range(4):
            await client.act("leave")
        assert [token for seat, token in client.actions if seat == 0] == rolls

    server.run(scenario())


def test_chance_is_never_drawn_before_it_is_needed(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(OPEN, HERE, game="dice")
        assert place["table"]["line"] == []  # nobody sits there yet: no roll
        again = await server.sit(place["table"]["id"])
        assert [action["seat"] for action in again["table"]["line"]] == [0]
        log = await server.ask("GET", f"/api/tables/{place['table']['id']}/events?since=0")
        assert "draw" not in str(log)

    server.run(scenario())


# ── Leaving and coming back ──────────────────────────────────────────────────────────────────────────────
def test_a_bot_stands_in_for_an_absent_person_until_they_come_back(server: LocalServer) -> None:
    async def scenario() -> None:
        anna, ben = await server.pair()
        await anna.act()
        assert refused(await anna.do({"type": "stand-in", "seat": 2})) == "server-not-absent"
        await ben.drop()
        assert (await anna.do({"type": "stand-in", "seat": 2}))["kind"] == "stand-in-asked"
        await anna.until(lambda: anna.state["legal"])  # the bot played
        assert anna.state["seats"][1]["stand_in"]
        assert [seat for seat, _ in anna.actions] == [1, 2]
        await anna.act()
        back = await server.client(ben.table, ben.key)
        assert not back.state["seats"][1]["stand_in"]
        await anna.up_to(back.version)
        await anna.until(lambda: anna.version >= back.version)

    server.run(scenario())


def test_a_personal_link_works_on_another_device_and_only_at_its_table(server: LocalServer) -> None:
    async def scenario() -> None:
        one = await server.make(HERE, BOT)
        assert one["link"].endswith(f"/t/{one['table']['id']}#key={one['key']}")
        other = await server.client(one["table"]["id"], one["key"])
        assert other.state["legal"]
        two = await server.make(HERE, BOT)
        lost = await server.client(two["table"]["id"], one["key"])
        assert lost.of_type("farewell")[0]["reason"]["message"] == "server-wrong-key"
        await lost.until(lambda: lost.closed)
        answer = await server.request("GET", f"/api/tables/{two['table']['id']}", key="wrong")
        assert answer.status_code == 401

    server.run(scenario())


def test_rematch_rotates_the_seats_and_keeps_the_keys(server: LocalServer) -> None:
    async def scenario() -> None:
        anna, ben = await server.pair()
        assert refused(await anna.do({"type": "rematch"})) == "server-not-over"
        await anna.do({"type": "resign"})
        await anna.do({"type": "rematch"})
        assert anna.state["next"] is None
        await ben.up_to(anna.version)
        await ben.do({"type": "rematch"})
        await anna.up_to(ben.version)
        await anna.until(lambda: anna.state["next"])
        following = str(anna.state["next"])
        again = await server.client(following, anna.key)
        assert again.messages[0]["table"]["you"] == [2]
        assert again.state["phase"] == "playing"
        assert (await server.client(following, ben.key)).state["legal"]

    server.run(scenario())


def test_a_rematch_can_be_declined_and_asked_for_again(server: LocalServer) -> None:
    async def scenario() -> None:
        anna, ben = await server.pair()
        await anna.do({"type": "resign"})
        assert refused(await ben.do({"type": "refuse-rematch"})) == "server-no-rematch-asked"
        await anna.do({"type": "rematch"})
        assert refused(await anna.do({"type": "refuse-rematch"})) == "server-no-rematch-asked"  # not one's own
        await ben.up_to(anna.version)
        assert ben.state["rematch"] == [1]
        assert (await ben.do({"type": "refuse-rematch"}))["kind"] == "rematch-refused"
        await anna.up_to(ben.version)
        assert anna.state["rematch"] == []
        await anna.do({"type": "rematch"})
        await ben.do({"type": "rematch"})
        assert ben.state["next"]
        assert refused(await ben.do({"type": "refuse-rematch"})) == "server-rematch-made"
        listed = await server.ask("GET", f"/api/tables?ids={anna.table}")
        assert listed["tables"][0]["next"] == ben.state["next"]  # from the list of one's tables, too

    server.run(scenario())


def test_the_list_of_your_tables_says_where_you_sit_and_how_it_ended(server: LocalServer) -> None:
    async def scenario() -> None:
        anna, ben = await server.pair()
        others = (await server.make(HERE, BOT))["table"]["id"]
        places = {anna.table: ben.key, others: anna.key, "nowhere": anna.key}
        found = await server.ask("POST", "/api/tables/yours", {"places": places})
        assert [(one["id"], one["you"], one["result"]) for one in found["tables"]] == [
            (anna.table, [2], None),
            (others, [], None),  # the key of another table
        ]
        assert found["gone"] == ["nowhere"]
        await anna.do({"type": "resign"})
        listed = await server.ask("GET", f"/api/tables?ids={anna.table}")
        assert (listed["tables"][0]["result"], listed["tables"][0]["you"]) == ([0, 1], [])
        assert listed["tables"][0]["options"] == {"full_tower": "last"}

    server.run(scenario())


# ── Phrases, presence ────────────────────────────────────────────────────────────────────────────────────
def test_phrases_and_presence(server: LocalServer) -> None:
    async def scenario() -> None:
        anna, ben = await server.pair()
        anna.send({"type": "phrase", "phrase": "nice"})
        await ben.until(lambda: ben.of_type("phrase"))
        assert ben.of_type("phrase")[0] == {"type": "phrase", "seat": 1, "phrase": "nice"}
        anna.send({"type": "phrase", "phrase": "something rude"})
        await anna.until(lambda: anna.of_type("refused"))
        await ben.drop()
        await anna.until(lambda: any(m["present"] == [1] for m in anna.of_type("presence")))

    server.run(scenario())


# ── Clocks ───────────────────────────────────────────────────────────────────────────────────────────────
def test_running_out_of_time_loses(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, HERE, clock={"kind": "turn", "seconds": 1})
        client = await server.client(place["table"]["id"], place["key"])
        await client.act()
        await client.until(lambda: client.state["phase"] == "over")
        assert client.state["ending"] == {"how": "time", "seat": 2}
        assert client.state["result"] == [1.0, 0.0]

    server.run(scenario())


TOTAL = {"kind": "total", "seconds": 100, "increment": 0}


async def clocked_rematch(server: LocalServer) -> tuple[str, str, str]:
    """The table of a rematch with clocks, and the keys of Anna, in its seat 2, and of Ben, in its seat 1."""
    anna, ben = await server.pair(clock=TOTAL)
    await anna.do({"type": "resign"})
    await anna.do({"type": "rematch"})
    await ben.do({"type": "rematch"})
    await anna.drop()
    await ben.drop()
    assert anna.key
    assert ben.key
    return str(ben.state["next"]), anna.key, ben.key


def test_the_clocks_of_a_rematch_wait_until_everybody_is_there(server: LocalServer) -> None:
    async def scenario() -> None:
        table, anna_key, ben_key = await clocked_rematch(server)
        ben = await server.client(table, ben_key)  # who is to act
        assert ben.state["clock"] == {"rule": TOTAL, "left": [100_000, 100_000], "running": None, "waits": True}
        await ben.drop()
        await server.reopen()  # neither time nor a restart starts them
        await asyncio.sleep(0.3)
        anna = await server.client(table, anna_key)
        assert anna.state["clock"]["running"] is None
        ben = await server.client(table, ben_key)
        await anna.until(lambda: anna.state["clock"]["running"] == 1)
        assert anna.state["clock"]["left"] == [100_000, 100_000]
        assert not anna.state["clock"]["waits"]
        assert [e["kind"] for m in anna.of_type("news") for e in m["events"]] == ["clock-started"]
        await ben.drop()
        await server.reopen()  # the log tells that they have started
        again = await server.client(table, anna_key)
        assert again.state["clock"]["running"] == 1

    server.run(scenario())


def test_who_invited_and_is_away_loses_no_time_when_the_guest_sits_down(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, OPEN, clock=TOTAL)
        assert place["table"]["state"]["clock"]["waits"]
        guest = await server.sit(place["table"]["id"])
        ben = await server.client(place["table"]["id"], guest["key"])
        assert ben.state["phase"] == "playing"
        assert ben.state["clock"]["running"] is None
        await server.client(ben.table, place["key"])
        await ben.until(lambda: ben.state["clock"]["running"] == 1)

    server.run(scenario())


def test_who_acts_does_not_wait_for_somebody_who_made_the_table_and_never_comes(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(OPEN, HERE, clock=TOTAL)
        guest = await server.sit(place["table"]["id"])
        ben = await server.client(place["table"]["id"], guest["key"])
        await ben.act()
        assert ben.state["clock"]["running"] == 2
        assert not ben.state["clock"]["waits"]

    server.run(scenario())


def test_nobody_loses_time_in_a_rematch_that_they_did_not_come_to(server: LocalServer) -> None:
    """A rematch is agreed by those who are there: one alone could start the other's clock."""

    async def scenario() -> None:
        anna, ben = await server.pair(clock=TOTAL)
        await anna.do({"type": "resign"})
        await ben.up_to(anna.version)
        await anna.drop()
        await ben.do({"type": "rematch"})
        again = await server.client(ben.state["next"], ben.key)
        await again.act()
        await server.reopen()
        again = await server.client(again.table, again.key)
        assert again.state["turn"] == 2
        clock = again.state["clock"]
        assert (clock["running"], clock["waits"], clock["left"]) == (None, True, [100_000, 100_000])
        await again.drop()  # whoever has acted is not waited for
        back = await server.client(again.table, anna.key)
        await back.until(lambda: back.state["clock"]["running"] == 2)
        assert [e["kind"] for m in back.of_type("news") for e in m["events"]] == ["clock-started"]

    server.run(scenario())


def test_the_clocks_of_a_rematch_start_when_everybody_has_acted_over_http(server: LocalServer) -> None:
    async def scenario() -> None:
        table, anna_key, ben_key = await clocked_rematch(server)
        clocks = []
        for number, key in enumerate((ben_key, anna_key)):
            state = (await server.ask("GET", f"/api/tables/{table}", key=key))["state"]
            act = {"type": "act", "id": f"{number}", "token": state["legal"][0], "position": state["position"]}
            done = await server.ask("POST", f"/api/tables/{table}/deeds", act, key)
            clocks.append((done["state"]["clock"]["running"], done["state"]["clock"]["waits"]))
        assert clocks == [(None, True), (1, False)]

    server.run(scenario())


def test_a_bot_for_somebody_who_never_comes_starts_the_clocks(server: LocalServer) -> None:
    async def scenario() -> None:
        table, anna_key, _ = await clocked_rematch(server)
        anna = await server.client(table, anna_key)
        assert anna.state["turn"] == 1
        await anna.do({"type": "stand-in", "seat": 1})
        await anna.until(lambda: anna.state["clock"]["running"] == 2)
        assert not anna.state["clock"]["waits"]

    server.run(scenario())


def test_the_log_of_a_rematch_from_before_folds_as_it_did() -> None:
    made = log.Created(
        "babel",
        game("babel").version,
        {},
        {},
        [log.SeatSetup("person", key=1)] * 2,
        clock=TotalClock(100),
        before="x",
    )
    read = log.decode(log.encode(made))
    assert isinstance(read, log.Created)
    assert not read.waits
    table = Table("old", log.LogRow(1, 1000, read))
    assert table.clock is not None
    assert table.clock.running == 1
    assert table.clock.left_at(3000) == [98_000, 100_000]


def test_clocks_stand_still_while_the_server_is_away(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, HERE, clock={"kind": "total", "seconds": 100, "increment": 2})
        client = await server.client(place["table"]["id"], place["key"])
        await client.act()
        left = client.state["clock"]["left"]
        assert 90_000 < left[0] <= 102_000  # the first action may have waited for machine code
        await client.drop()
        await server._close()
        await asyncio.sleep(1.2)
        await server._open()
        client = await server.client(client.table, client.key)
        now = client.state["clock"]
        assert now["running"] == 2
        assert left[0] == now["left"][0]
        assert now["left"][1] > 99_000
        await client.until(lambda: client.version > 0)

    server.run(scenario())


# ── Restart ──────────────────────────────────────────────────────────────────────────────────────────────
def test_a_deed_sent_again_after_a_restart_is_not_done_again(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, HERE)
        client = await server.client(place["table"]["id"], place["key"])
        command = {"type": "act", "token": "a1enu", "position": client.state["position"]}
        first = await client.do(command, "mine")
        await server.reopen()
        client = await server.client(client.table, client.key)
        again = await client.do(command, "mine")
        assert again["version"] == first["version"]
        assert client.actions == [(1, "a1enu")]
        stale = await client.do(command, "other")
        assert refused(stale) == "server-stale"

    server.run(scenario())


def test_the_server_says_goodbye(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, BOT)
        client = await server.client(place["table"]["id"], place["key"])
        await server.reopen()
        await client.until(lambda: client.closed)
        assert client.closed == 1012
        assert client.of_type("farewell")[0]["final"] is False

    server.run(scenario())


def test_a_client_that_reads_too_slowly_is_dropped_and_nobody_waits(server: LocalServer) -> None:
    async def scenario() -> None:
        anna, _ = await server.pair()
        gate = asyncio.Event()
        slow = Client(server, anna.table, None, fast=False)
        on_sent = slow._on_sent

        async def slowly(message: Json) -> None:
            if message["type"] != "websocket.accept":
                await gate.wait()
            await on_sent(message)

        slow._on_sent = slowly  # type: ignore[method-assign]
        await slow.connect(hello=False)
        slow.send({"type": "hello"})
        for _ in range(ROOMY.queue + 20):
            anna.send({"type": "phrase", "phrase": "nice"})
        await anna.until(lambda: len(anna.of_type("phrase")) == ROOMY.queue + 20)
        assert (await anna.act())["kind"] == "acted"
        gate.set()
        await slow.until(lambda: slow.closed)
        assert slow.closed == 1013

    server.run(scenario())


# ── Archive ──────────────────────────────────────────────────────────────────────────────────────────────
def test_untouched_tables_are_archived_and_come_back_when_played(tmp_path: Path) -> None:
    with LocalServer(tmp_path, Settings(limits=ROOMY, archive_days=0, idle_seconds=0)) as server:

        async def scenario() -> None:
            place = await server.make(HERE, HERE, visibility="listed")
            assert len((await server.ask("GET", "/api/tables"))["tables"]) == 1
            await asyncio.sleep(0.01)
            await server.app.registry.tidy()
            assert server.app.registry.count == 0
            assert (await server.ask("GET", "/api/tables"))["tables"] == []
            client = await server.client(place["table"]["id"], place["key"])
            assert (await client.act())["kind"] == "acted"
            await server.app.registry.tidy()
            assert server.app.registry.count == 1

        server.run(scenario())


# ── More than two ────────────────────────────────────────────────────────────────────────────────────────
def test_with_more_seats_a_bot_plays_on_for_who_resigned(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, HERE, HERE, game="nivos", options={"players": "3"})
        client = await server.client(place["table"]["id"], place["key"])
        await client.act()
        assert (await client.do({"type": "resign", "seat": 2}))["kind"] == "resigned"
        assert client.state["phase"] == "playing"
        await client.until(lambda: client.state["turn"] == 3 and client.state["legal"])
        assert client.state["seats"][1]["left"]
        log = await server.ask("GET", f"/api/tables/{client.table}/events?since=1")
        assert [(event["seat"], event["by"]) for event in log["events"] if event["kind"] == "acted"][:2] == [
            (1, "person"),
            (2, "bot"),
        ]

    server.run(scenario())


def test_undo_never_passes_an_absent_persons_action(server: LocalServer) -> None:
    async def scenario() -> None:
        anna, ben = await server.pair()
        await anna.act()
        await ben.up_to(anna.version)
        await ben.act()
        await ben.drop()
        await anna.do({"type": "stand-in", "seat": 2})
        await anna.until(lambda: anna.state["seats"][1]["stand_in"])
        assert refused(await anna.do({"type": "undo"})) == "server-undo-past-absent"
        await anna.act()
        await anna.until(lambda: anna.state["legal"])
        # Not even past the bot's action alone: it could be tried until it plays badly for whoever comes back.
        assert refused(await anna.do({"type": "undo"})) == "server-undo-past-absent"
        await server.client(ben.table, ben.key)
        await anna.until(lambda: not anna.state["seats"][1]["stand_in"])
        assert (await anna.do({"type": "undo"}))["kind"] == "undo-asked"  # they decide

    server.run(scenario())


@pytest.mark.parametrize("others", [1, 2])
def test_nobody_foresees_the_dice_by_a_stand_in(server: LocalServer, others: int) -> None:
    """Alone or with a third person: play on against the bot, and take back what chance has shown."""
    rules_ready("bubbles")

    async def scenario() -> None:
        first = await server.make(HERE, *[OPEN] * others, **THREE_OF_NIVOS if others > 1 else {"game": "bubbles"})
        table = first["table"]["id"]
        places = [first, *[await server.sit(table, seat=2 + number) for number in range(others)]]
        players = [await server.client(table, place["key"]) for place in places]
        anna, *there, ben = players
        await ben.drop()
        for one in (anna, *there):
            await one.do({"type": "stand-in", "seat": 1 + others})
        for _ in range(2):
            for one in (anna, *there):
                await one.act()
        await anna.until(lambda: anna.state["legal"])
        assert others > 1 or any(seat == 0 for seat, _ in anna.actions)
        before = anna.actions[:]
        for one in (anna, *there):
            await one.up_to(anna.version)
            assert refused(await one.do({"type": "undo"})) == "server-undo-past-absent"
        assert anna.actions == before

    server.run(scenario())


# ── Over HTTP alone ──────────────────────────────────────────────────────────────────────────────────────
def test_any_command_over_http_brings_a_person_back(server: LocalServer) -> None:
    async def scenario() -> None:
        first = await server.make(HERE, OPEN)
        table, second = first["table"]["id"], await server.sit(first["table"]["id"])
        anna = await server.client(table, first["key"])
        await anna.do({"type": "stand-in", "seat": 2})
        await anna.act()
        await anna.until(lambda: len(anna.actions) == 2)
        await anna.act()
        await anna.until(lambda: len(anna.actions) == 4)
        seen = (await server.ask("GET", f"/api/tables/{table}", key=second["key"]))["state"]
        assert seen["seats"][1]["stand_in"]  # reading changes nothing
        early = {"type": "act", "id": "early", "token": "a1-", "position": seen["position"]}
        answer = await server.request("POST", f"/api/tables/{table}/deeds", early, second["key"])
        assert answer.json()["code"] == "not-your-turn"
        await anna.until(lambda: not anna.state["seats"][1]["stand_in"])
        await anna.act()
        seen = (await server.ask("GET", f"/api/tables/{table}", key=second["key"]))["state"]
        act = {"type": "act", "id": "mine", "token": seen["legal"][0], "position": seen["position"]}
        await server.ask("POST", f"/api/tables/{table}/deeds", act, second["key"])
        await anna.until(lambda: len(anna.actions) == 6)

    server.run(scenario())


@pytest.mark.parametrize("over_http", [False, True])
def test_an_id_is_for_one_command(server: LocalServer, over_http: bool) -> None:
    async def scenario() -> None:
        anna, _ = await server.pair()

        async def do(command: Json) -> tuple[str, str]:
            """What became of it: its event or the refusal's code, and the name of what came."""
            if not over_http:
                answer = await anna.do({name: value for name, value in command.items() if name != "id"}, "x")
                return answer.get("type", ""), answer.get("code") or answer["kind"]
            path = f"/api/tables/{anna.table}/deeds"
            response = await server.request("POST", path, command, anna.key)
            body = response.json()
            kinds = [event["kind"] for event in body.get("events", ()) if event["id"] == "x"]
            return "" if kinds else "refused", body.get("code") or kinds[0]

        act = {"type": "act", "id": "x", "token": "a1-", "position": anna.state["position"]}
        assert await do(act) == ("", "acted")
        for other in ({**act, "token": "a1e"}, {"type": "resign", "id": "x"}, {"type": "undo", "id": "x"}):
            anna.messages.clear()
            assert await do(other) == ("refused", "id-used")
        anna.messages.clear()
        assert await do(act) == ("", "acted")  # the same again is answered as before
        await server.reopen()
        anna = await server.client(anna.table, anna.key)
        assert await do({"type": "resign", "id": "x"}) == ("refused", "id-used")
        anna.messages.clear()
        assert await do(act) == ("", "acted")
        assert len(anna.actions) == 1

    server.run(scenario())


def test_an_id_is_for_one_more_seat(server: LocalServer) -> None:
    async def scenario() -> None:
        first = await server.make(HERE, OPEN, OPEN, **THREE_OF_NIVOS)
        path, key = f"/api/tables/{first['table']['id']}/seats", first["key"]
        for _ in range(2):
            assert (await server.ask("POST", path, {"seat": 2, "id": "x"}, key))["seats"] == [1, 2]
        other = await server.request("POST", path, {"seat": 3, "id": "x"}, key)
        assert (other.status_code, other.json()["code"]) == (409, "id-used")

    server.run(scenario())


def test_rows_from_before_commands_had_checksums_answer_as_they_did() -> None:
    made = log.Created("babel", game("babel").version, {}, {}, [log.SeatSetup("person", key=1)] * 2)
    table = Table("old", log.LogRow(1, 1000, made))
    table.add(log.LogRow(2, 1001, log.Acted(1, "a1-"), "1:a:b.c"))
    assert table.events[-1].row.client_id == "a:b.c"
    for command in (p.Resign("a:b.c"), p.Undo("a:b.c")):
        assert commands.executed_at(table, log.command_id(1, "a:b.c", command)) == 2
        assert commands.executed_at(table, log.command_id(2, "a:b.c", command)) is None


@pytest.mark.parametrize("later", [3_600_000, -3_600_000, -86_400_000, 30 * 86_400_000])
def test_a_crash_costs_nobody_time_and_gives_none_whatever_the_systems_clock_says(
    tmp_path: Path, later: int
) -> None:
    async def played(server: LocalServer) -> Client:
        place = await server.make(HERE, HERE, clock={"kind": "total", "seconds": 1000})
        client = await server.client(place["table"]["id"], place["key"])
        await client.act()
        registry = server.app.registry
        registry.store.now = steady_clock(registry.now() + 300_000)  # five minutes of thinking
        await registry.store.write(Transaction())  # the server is known to have been there
        return client

    with LocalServer(tmp_path / "one") as server:
        client = server.run(played(server))
        # As if the process were killed here: what it has on disk is all there is.
        copy(tmp_path / "one", tmp_path / "two")
        last = server.app.registry.tables[client.table].table.touched

    def wall() -> int:
        return system_time() + 300_000 + later

    async def went_on(server: LocalServer) -> None:
        again = await server.client(client.table, client.key)
        clock = again.state["clock"]
        assert clock["running"] == 2
        assert 690_000 < clock["left"][1] <= 700_000
        assert again.state["at"] >= last
        await again.act()
        assert again.state["clock"]["left"][1] <= clock["left"][1]
        log = await server.ask("GET", f"/api/tables/{client.table}/events?since=0")
        times = [event["at"] for event in log["events"]]
        assert times == sorted(times)

    with LocalServer(tmp_path / "two", wall=wall) as server:
        server.run(went_on(server))


def test_a_table_that_is_read_anew_while_the_server_runs_gives_no_time_back(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, HERE, clock={"kind": "total", "seconds": 1000})
        client = await server.client(place["table"]["id"], place["key"])
        await client.act()
        registry = server.app.registry
        registry.store.now = steady_clock(registry.now() + 300_000)
        registry._unload(registry.tables[client.table])  # as after a conflict
        client = await server.client(client.table, client.key)
        assert 690_000 < client.state["clock"]["left"][1] <= 700_000

    server.run(scenario())


def test_the_time_of_a_table_from_the_future_goes_on_from_there(tmp_path: Path) -> None:
    year = 2 * 365 * 86_400_000

    async def played(server: LocalServer) -> tuple[str, str]:
        place = await server.make(HERE, HERE, clock={"kind": "turn", "seconds": 1})
        return place["table"]["id"], place["key"]

    with LocalServer(tmp_path, wall=lambda: system_time() + year) as server:
        table, key = server.run(played(server))

    async def went_on(server: LocalServer) -> None:
        assert server.app.registry.now() < system_time() + 60_000  # other tables have nothing to do with it
        client = await server.client(table, key)
        assert client.state["at"] > system_time() + year - 60_000
        await client.until(lambda: client.state["phase"] == "over")  # its time runs
        assert client.state["ending"] == {"how": "time", "seat": 1}

    with LocalServer(tmp_path) as server:
        server.run(went_on(server))
