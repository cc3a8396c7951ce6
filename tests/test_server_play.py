"""Playing at a table: seats, undo, chance, leaving, clocks, rematch, and what survives a restart."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from dice_game import DiceGame
from serving import BOT, HERE, OPEN, ROOMY, Client, House, Json
from ziggurat.record import Record
from ziggurat.registry import game, registered
from ziggurat.server import log
from ziggurat.server.protocol import TotalClock
from ziggurat.server.settings import Settings
from ziggurat.server.store import Unit, steady_clock, system_time
from ziggurat.server.table import Table


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with registered(DiceGame()), House(tmp_path) as made:
        yield made


def refused(answer: Json) -> str:
    assert answer.get("type") == "refused", answer
    message: str = answer["reason"]["message"]
    return message


# ── A game ───────────────────────────────────────────────────────────────────────────────────────────────
def test_a_game_against_a_bot(house: House) -> None:
    async def scenario() -> None:
        place = await house.make(HERE, BOT)
        client = await house.client(place["table"]["id"], place["key"])
        while client.state["phase"] == "playing":
            await client.act()
            await client.until(lambda: client.state["legal"] or client.state["phase"] == "over")
        assert client.state["ending"] == {"how": "rules", "seat": None}
        assert sum(client.state["result"]) == 1
        assert client.gaps == 0
        text = await house.ask("GET", f"/api/tables/{client.table}/record")
        record = Record.parse(text)
        assert record.replay().outcome is not None
        assert list(record.tokens) == [token for _, token in client.line]
        assert refused(await client.do({"type": "act", "token": "a1-", "position": client.state["position"]}))

    house.run(scenario())


def test_two_people_and_a_watcher_see_the_same(house: House) -> None:
    async def scenario() -> None:
        anna, ben = await house.pair()
        watcher = await house.client(anna.table, language="de")
        await anna.act("a1enu")
        await ben.up_to(anna.version)
        assert ben.state["legal"]
        assert not anna.state["legal"]
        await ben.act()
        await watcher.up_to(ben.version)
        await anna.up_to(ben.version)
        assert anna.line == ben.line == watcher.line
        assert watcher.state["legal"] is None
        assert watcher.state["view"] == anna.state["view"]
        assert watcher.state["status"]["text"].startswith("Platz 1")
        assert refused(await ben.do({"type": "act", "token": "a2-", "position": ben.state["position"]})) == (
            "server-not-your-turn"
        )
        assert refused(await watcher.do({"type": "undo"})) == "server-only-watching"

    house.run(scenario())


def test_a_refusal_has_clause_and_words_in_the_asked_language(house: House) -> None:
    async def scenario() -> None:
        place = await house.make(HERE, HERE)
        client = await house.client(place["table"]["id"], place["key"], "de-AT")
        await client.act("a1enu")
        answer = await client.do({"type": "act", "token": "b1w", "position": client.state["position"]})
        assert refused(answer) == "babel-clash"
        assert answer["reason"]["clause"] == "B7"
        assert answer["reason"]["text"].startswith("B7: ")
        english = Client(house, client.table, client.key)
        await english.connect()
        other = await english.do({"type": "act", "token": "b1w", "position": client.state["position"]})
        assert other["reason"]["text"] != answer["reason"]["text"]

    house.run(scenario())


def test_all_seats_at_one_device_are_played_with_one_key(house: House) -> None:
    async def scenario() -> None:
        place = await house.make({**HERE, "name": "Anna"}, {**HERE, "name": "Ben"})
        assert place["seats"] == [1, 2]
        client = await house.client(place["table"]["id"], place["key"])
        for _ in range(4):
            await client.act()
        assert [seat for seat, _ in client.line] == [1, 2, 1, 2]
        assert refused(await client.do({"type": "resign"})) == "server-which-seat"
        assert (await client.do({"type": "resign", "seat": 2}))["kind"] == "resigned"
        assert client.state["result"] == [1.0, 0.0]
        assert client.state["ending"] == {"how": "resigned", "seat": 2}
        assert '[Termination "resigned 2"]' in await house.ask("GET", f"/api/tables/{client.table}/record")

    house.run(scenario())


def test_seats_are_taken_once(house: House) -> None:
    async def scenario() -> None:
        place = await house.make(OPEN, OPEN)
        table = place["table"]["id"]
        assert place["key"] is None
        assert place["table"]["state"]["phase"] == "waiting"
        answers = await asyncio.gather(
            *(house.request("POST", f"/api/tables/{table}/seats", {"seat": 1}) for _ in range(5))
        )
        assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409, 409]
        second = await house.sit(table, name="Ben")
        assert second["seats"] == [2]
        assert second["table"]["state"]["phase"] == "playing"
        full = await house.request("POST", f"/api/tables/{table}/seats", {})
        assert full.json()["message"] == "server-no-open-seat"

    house.run(scenario())


def test_another_person_at_the_same_device_joins_with_its_key(house: House) -> None:
    async def scenario() -> None:
        place = await house.make(HERE, OPEN)
        again = await house.sit(place["table"]["id"], place["key"], name="Ben")
        assert again["seats"] == [1, 2]
        assert again["key"] == place["key"]

    house.run(scenario())


def test_order_by_lot_reaches_every_order(house: House) -> None:
    async def scenario() -> None:
        seats = {tuple((await house.make(HERE, BOT, order="lot"))["seats"]) for _ in range(40)}
        assert seats == {(1,), (2,)}

    house.run(scenario())


# ── Undo ─────────────────────────────────────────────────────────────────────────────────────────────────
def test_undo_against_a_bot_is_free(house: House) -> None:
    async def scenario() -> None:
        place = await house.make(HERE, BOT)
        client = await house.client(place["table"]["id"], place["key"])
        await client.act("a1enu")
        await client.until(lambda: client.state["legal"])
        assert (await client.do({"type": "undo"}))["kind"] == "undone"
        assert client.line == []
        assert client.state["ply"] == 0
        assert client.state["legal"]
        assert refused(await client.do({"type": "undo"})) == "server-nothing-to-undo"

    house.run(scenario())


def test_undo_among_people_needs_consent(house: House) -> None:
    async def scenario() -> None:
        anna, ben = await house.pair()
        await anna.act()
        await ben.up_to(anna.version)
        await ben.act()
        await anna.up_to(ben.version)
        assert (await anna.do({"type": "undo"}))["kind"] == "undo-asked"
        await ben.up_to(anna.version)
        assert ben.state["undo"] == {"seat": 1, "ply": 0, "waiting": [2]}
        assert len(anna.line) == 2
        assert refused(await anna.do({"type": "answer-undo", "agree": True})) == "server-no-undo-pending"
        assert (await ben.do({"type": "answer-undo", "agree": False}))["kind"] == "undo-refused"
        await anna.up_to(ben.version)
        await anna.do({"type": "undo"})
        assert (await anna.do({"type": "cancel-undo"}))["kind"] == "undo-cancelled"
        await anna.do({"type": "undo"})
        await ben.up_to(anna.version)
        assert (await ben.do({"type": "answer-undo", "agree": True}))["kind"] == "undo-agreed"
        await anna.up_to(ben.version)
        assert anna.line == ben.line == []

    house.run(scenario())


def test_a_redone_chance_gives_the_same_draw(house: House) -> None:
    async def scenario() -> None:
        place = await house.make(HERE, HERE, game="dice")
        client = await house.client(place["table"]["id"], place["key"])
        for _ in range(4):
            await client.act("keep")
        rolls = [token for seat, token in client.line if seat == 0]
        assert len(rolls) == 4
        for _ in range(4):
            await client.do({"type": "undo"})
        assert client.line == [(0, rolls[0])]
        await client.drop()
        await house.reopen()
        client = await house.client(client.table, client.key)
        for _ in range(4):
            await client.act("leave")
        assert [token for seat, token in client.line if seat == 0] == rolls

    house.run(scenario())


def test_chance_is_never_drawn_before_it_is_needed(house: House) -> None:
    async def scenario() -> None:
        place = await house.make(OPEN, HERE, game="dice")
        assert place["table"]["line"] == []  # nobody sits there yet: no roll
        again = await house.sit(place["table"]["id"])
        assert [action["seat"] for action in again["table"]["line"]] == [0]
        log = await house.ask("GET", f"/api/tables/{place['table']['id']}/events?since=0")
        assert "draw" not in str(log)

    house.run(scenario())


# ── Leaving and coming back ──────────────────────────────────────────────────────────────────────────────
def test_a_bot_stands_in_for_an_absent_person_until_they_come_back(house: House) -> None:
    async def scenario() -> None:
        anna, ben = await house.pair()
        await anna.act()
        assert refused(await anna.do({"type": "stand-in", "seat": 2})) == "server-not-absent"
        await ben.drop()
        assert (await anna.do({"type": "stand-in", "seat": 2}))["kind"] == "stand-in-asked"
        await anna.until(lambda: anna.state["legal"])  # the bot played
        assert anna.state["seats"][1]["stand_in"]
        assert [seat for seat, _ in anna.line] == [1, 2]
        await anna.act()
        back = await house.client(ben.table, ben.key)
        assert not back.state["seats"][1]["stand_in"]
        await anna.up_to(back.version)
        await anna.until(lambda: anna.version >= back.version)

    house.run(scenario())


def test_a_personal_link_works_on_another_device_and_only_at_its_table(house: House) -> None:
    async def scenario() -> None:
        one = await house.make(HERE, BOT)
        assert one["link"].endswith(f"/t/{one['table']['id']}#key={one['key']}")
        other = await house.client(one["table"]["id"], one["key"])
        assert other.state["legal"]
        two = await house.make(HERE, BOT)
        lost = await house.client(two["table"]["id"], one["key"])
        assert lost.of_type("farewell")[0]["reason"]["message"] == "server-wrong-key"
        await lost.until(lambda: lost.closed)
        answer = await house.request("GET", f"/api/tables/{two['table']['id']}", key="wrong")
        assert answer.status_code == 401

    house.run(scenario())


def test_rematch_rotates_the_seats_and_keeps_the_keys(house: House) -> None:
    async def scenario() -> None:
        anna, ben = await house.pair()
        assert refused(await anna.do({"type": "rematch"})) == "server-not-over"
        await anna.do({"type": "resign"})
        await anna.do({"type": "rematch"})
        assert anna.state["next"] is None
        await ben.up_to(anna.version)
        await ben.do({"type": "rematch"})
        await anna.up_to(ben.version)
        await anna.until(lambda: anna.state["next"])
        following = str(anna.state["next"])
        again = await house.client(following, anna.key)
        assert again.heard[0]["table"]["you"] == [2]
        assert again.state["phase"] == "playing"
        assert (await house.client(following, ben.key)).state["legal"]

    house.run(scenario())


def test_a_wish_for_a_rematch_can_be_declined_and_made_again(house: House) -> None:
    async def scenario() -> None:
        anna, ben = await house.pair()
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
        listed = await house.ask("GET", f"/api/tables?ids={anna.table}")
        assert listed["tables"][0]["next"] == ben.state["next"]  # from the list of one's tables, too

    house.run(scenario())


# ── Phrases, presence ────────────────────────────────────────────────────────────────────────────────────
def test_phrases_and_presence(house: House) -> None:
    async def scenario() -> None:
        anna, ben = await house.pair()
        anna.send({"type": "phrase", "phrase": "nice"})
        await ben.until(lambda: ben.of_type("phrase"))
        assert ben.of_type("phrase")[0] == {"type": "phrase", "seat": 1, "phrase": "nice"}
        anna.send({"type": "phrase", "phrase": "something rude"})
        await anna.until(lambda: anna.of_type("refused"))
        await ben.drop()
        await anna.until(lambda: any(m["present"] == [1] for m in anna.of_type("presence")))

    house.run(scenario())


# ── Clocks ───────────────────────────────────────────────────────────────────────────────────────────────
def test_running_out_of_time_loses(house: House) -> None:
    async def scenario() -> None:
        place = await house.make(HERE, HERE, clock={"kind": "turn", "seconds": 1})
        client = await house.client(place["table"]["id"], place["key"])
        await client.act()
        await client.until(lambda: client.state["phase"] == "over")
        assert client.state["ending"] == {"how": "time", "seat": 2}
        assert client.state["result"] == [1.0, 0.0]

    house.run(scenario())


TOTAL = {"kind": "total", "seconds": 100, "increment": 0}


async def clocked_rematch(house: House) -> tuple[str, str, str]:
    """The table of a rematch with clocks, and the keys of Anna, in its seat 2, and of Ben, in its seat 1."""
    anna, ben = await house.pair(clock=TOTAL)
    await anna.do({"type": "resign"})
    await anna.do({"type": "rematch"})
    await ben.do({"type": "rematch"})
    await anna.drop()
    await ben.drop()
    assert anna.key
    assert ben.key
    return str(ben.state["next"]), anna.key, ben.key


def test_the_clocks_of_a_rematch_wait_until_everybody_is_there(house: House) -> None:
    async def scenario() -> None:
        table, anna_key, ben_key = await clocked_rematch(house)
        ben = await house.client(table, ben_key)  # who is to act
        assert ben.state["clock"] == {"rule": TOTAL, "left": [100_000, 100_000], "running": None, "waits": True}
        await ben.drop()
        await house.reopen()  # neither time nor a restart starts them
        await asyncio.sleep(0.3)
        anna = await house.client(table, anna_key)
        assert anna.state["clock"]["running"] is None
        ben = await house.client(table, ben_key)
        await anna.until(lambda: anna.state["clock"]["running"] == 1)
        assert anna.state["clock"]["left"] == [100_000, 100_000]
        assert not anna.state["clock"]["waits"]
        assert [e["kind"] for m in anna.of_type("news") for e in m["events"]] == ["clock-started"]
        await ben.drop()
        await house.reopen()  # the log tells that they have started
        again = await house.client(table, anna_key)
        assert again.state["clock"]["running"] == 1

    house.run(scenario())


def test_who_invited_and_is_away_loses_no_time_when_the_guest_sits_down(house: House) -> None:
    async def scenario() -> None:
        place = await house.make(HERE, OPEN, clock=TOTAL)
        assert place["table"]["state"]["clock"]["waits"]
        guest = await house.sit(place["table"]["id"])
        ben = await house.client(place["table"]["id"], guest["key"])
        assert ben.state["phase"] == "playing"
        assert ben.state["clock"]["running"] is None
        await house.client(ben.table, place["key"])
        await ben.until(lambda: ben.state["clock"]["running"] == 1)

    house.run(scenario())


def test_who_acts_does_not_wait_for_somebody_who_never_comes(house: House) -> None:
    async def scenario() -> None:
        table, _, ben_key = await clocked_rematch(house)
        ben = await house.client(table, ben_key)
        await ben.act()
        assert ben.state["clock"]["running"] == 2
        assert not ben.state["clock"]["waits"]

    house.run(scenario())


def test_a_bot_for_somebody_who_never_comes_starts_the_clocks(house: House) -> None:
    async def scenario() -> None:
        table, anna_key, _ = await clocked_rematch(house)
        anna = await house.client(table, anna_key)
        assert anna.state["turn"] == 1
        await anna.do({"type": "stand-in", "seat": 1})
        await anna.until(lambda: anna.state["clock"]["running"] == 2)
        assert not anna.state["clock"]["waits"]

    house.run(scenario())


def test_the_log_of_a_rematch_from_before_folds_as_it_did() -> None:
    made = log.Made(
        "babel", game("babel").version, {}, {}, [log.Chair("person", key=1)] * 2, clock=TotalClock(100), before="x"
    )
    read = log.decode(log.encode(made))
    assert isinstance(read, log.Made)
    assert not read.waits
    table = Table("old", log.Row(1, 1000, read))
    assert table.clock is not None
    assert table.clock.running == 1
    assert table.clock.left_at(3000) == [98_000, 100_000]


def test_clocks_stand_still_while_the_server_is_away(house: House) -> None:
    async def scenario() -> None:
        place = await house.make(HERE, HERE, clock={"kind": "total", "seconds": 100, "increment": 2})
        client = await house.client(place["table"]["id"], place["key"])
        await client.act()
        left = client.state["clock"]["left"]
        assert 101_000 < left[0] <= 102_000
        await client.drop()
        await house._close()
        await asyncio.sleep(1.2)
        await house._open()
        client = await house.client(client.table, client.key)
        now = client.state["clock"]
        assert now["running"] == 2
        assert left[0] == now["left"][0]
        assert now["left"][1] > 99_000
        await client.until(lambda: client.version > 0)

    house.run(scenario())


# ── Restart ──────────────────────────────────────────────────────────────────────────────────────────────
def test_a_deed_sent_again_after_a_restart_is_not_done_again(house: House) -> None:
    async def scenario() -> None:
        place = await house.make(HERE, HERE)
        client = await house.client(place["table"]["id"], place["key"])
        wish = {"type": "act", "token": "a1enu", "position": client.state["position"]}
        first = await client.do(wish, "mine")
        await house.reopen()
        client = await house.client(client.table, client.key)
        again = await client.do(wish, "mine")
        assert again["version"] == first["version"]
        assert client.line == [(1, "a1enu")]
        stale = await client.do(wish, "other")
        assert refused(stale) == "server-stale"

    house.run(scenario())


def test_the_server_says_goodbye(house: House) -> None:
    async def scenario() -> None:
        place = await house.make(HERE, BOT)
        client = await house.client(place["table"]["id"], place["key"])
        await house.reopen()
        await client.until(lambda: client.closed)
        assert client.closed == 1012
        assert client.of_type("farewell")[0]["final"] is False

    house.run(scenario())


def test_a_client_that_reads_too_slowly_is_dropped_and_nobody_waits(house: House) -> None:
    async def scenario() -> None:
        anna, _ = await house.pair()
        gate = asyncio.Event()
        slow = Client(house, anna.table, None, short=False)
        hear = slow._hear

        async def slowly(message: Json) -> None:
            if message["type"] != "websocket.accept":
                await gate.wait()
            await hear(message)

        slow._hear = slowly  # type: ignore[method-assign]
        await slow.connect(hello=False)
        slow.send({"type": "hello"})
        for _ in range(ROOMY.queue + 20):
            anna.send({"type": "phrase", "phrase": "nice"})
        await anna.until(lambda: len(anna.of_type("phrase")) == ROOMY.queue + 20)
        assert (await anna.act())["kind"] == "acted"
        gate.set()
        await slow.until(lambda: slow.closed)
        assert slow.closed == 1013

    house.run(scenario())


# ── Archive ──────────────────────────────────────────────────────────────────────────────────────────────
def test_untouched_tables_are_archived_and_come_back_when_played(tmp_path: Path) -> None:
    with House(tmp_path, Settings(limits=ROOMY, archive_days=0, idle_seconds=0)) as house:

        async def scenario() -> None:
            place = await house.make(HERE, HERE, visibility="listed")
            assert len((await house.ask("GET", "/api/tables"))["tables"]) == 1
            await asyncio.sleep(0.01)
            await house.server.hall.tidy()
            assert house.server.hall.count == 0
            assert (await house.ask("GET", "/api/tables"))["tables"] == []
            client = await house.client(place["table"]["id"], place["key"])
            assert (await client.act())["kind"] == "acted"
            await house.server.hall.tidy()
            assert house.server.hall.count == 1

        house.run(scenario())


# ── More than two ────────────────────────────────────────────────────────────────────────────────────────
def test_with_more_seats_a_bot_plays_on_for_who_resigned(house: House) -> None:
    async def scenario() -> None:
        place = await house.make(HERE, HERE, HERE, game="nivos", options={"players": "3"})
        client = await house.client(place["table"]["id"], place["key"])
        await client.act()
        assert (await client.do({"type": "resign", "seat": 2}))["kind"] == "resigned"
        assert client.state["phase"] == "playing"
        await client.until(lambda: client.state["turn"] == 3 and client.state["legal"])
        assert client.state["seats"][1]["left"]
        log = await house.ask("GET", f"/api/tables/{client.table}/events?since=1")
        assert [(event["seat"], event["by"]) for event in log["events"] if event["kind"] == "acted"][:2] == [
            (1, "person"),
            (2, "bot"),
        ]

    house.run(scenario())


def test_undo_never_passes_an_absent_persons_action(house: House) -> None:
    async def scenario() -> None:
        anna, ben = await house.pair()
        await anna.act()
        await ben.up_to(anna.version)
        await ben.act()
        await ben.drop()
        await anna.do({"type": "stand-in", "seat": 2})
        await anna.until(lambda: anna.state["seats"][1]["stand_in"])
        assert refused(await anna.do({"type": "undo"})) == "server-undo-past-absent"
        await anna.act()
        await anna.until(lambda: anna.state["legal"])
        assert (await anna.do({"type": "undo"}))["kind"] == "undone"  # only the bot's action is concerned
        assert len(anna.line) == 2

    house.run(scenario())


@pytest.mark.parametrize("later", [3_600_000, -3_600_000, -86_400_000, 30 * 86_400_000])
def test_a_crash_costs_nobody_time_and_gives_none_whatever_the_systems_clock_says(
    tmp_path: Path, later: int
) -> None:
    async def played(house: House) -> Client:
        place = await house.make(HERE, HERE, clock={"kind": "total", "seconds": 1000})
        client = await house.client(place["table"]["id"], place["key"])
        await client.act()
        hall = house.server.hall
        hall.store.now = steady_clock(hall.now() + 300_000)  # five minutes of thinking
        await hall.store.write(Unit())  # the server is known to have been there
        return client

    with House(tmp_path / "one") as house:
        client = house.run(played(house))
        # As if the process were killed here: what it has on disk is all there is.
        shutil.copytree(tmp_path / "one", tmp_path / "two")
        last = house.server.hall.tables[client.table].table.touched

    def wall() -> int:
        return system_time() + 300_000 + later

    async def went_on(house: House) -> None:
        again = await house.client(client.table, client.key)
        clock = again.state["clock"]
        assert clock["running"] == 2
        assert 690_000 < clock["left"][1] <= 700_000
        assert again.state["at"] >= last
        await again.act()
        assert again.state["clock"]["left"][1] <= clock["left"][1]
        log = await house.ask("GET", f"/api/tables/{client.table}/events?since=0")
        times = [event["at"] for event in log["events"]]
        assert times == sorted(times)

    with House(tmp_path / "two", wall=wall) as house:
        house.run(went_on(house))


def test_a_table_that_is_read_anew_while_the_server_runs_gives_no_time_back(house: House) -> None:
    async def scenario() -> None:
        place = await house.make(HERE, HERE, clock={"kind": "total", "seconds": 1000})
        client = await house.client(place["table"]["id"], place["key"])
        await client.act()
        hall = house.server.hall
        hall.store.now = steady_clock(hall.now() + 300_000)
        hall._forget(client.table)  # as after a conflict
        client = await house.client(client.table, client.key)
        assert 690_000 < client.state["clock"]["left"][1] <= 700_000

    house.run(scenario())


def test_the_time_of_a_table_from_the_future_goes_on_from_there(tmp_path: Path) -> None:
    year = 2 * 365 * 86_400_000

    async def played(house: House) -> tuple[str, str]:
        place = await house.make(HERE, HERE, clock={"kind": "turn", "seconds": 1})
        return place["table"]["id"], place["key"]

    with House(tmp_path, wall=lambda: system_time() + year) as house:
        table, key = house.run(played(house))

    async def went_on(house: House) -> None:
        assert house.server.hall.now() < system_time() + 60_000  # other tables have nothing to do with it
        client = await house.client(table, key)
        assert client.state["at"] > system_time() + year - 60_000
        await client.until(lambda: client.state["phase"] == "over")  # its time runs
        assert client.state["ending"] == {"how": "time", "seat": 1}

    with House(tmp_path) as house:
        house.run(went_on(house))
