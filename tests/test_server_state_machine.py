"""Clients that do everything wrong, and a server that is closed and opened again: all converge to the log."""

import contextlib
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    consumes,
    initialize,
    invariant,
    precondition,
    rule,
)
from msgspec import to_builtins

import postgres
from dice_game import DiceGame
from local_server import BOT, HERE, OPEN, Client, Json, LocalServer
from postgres import place
from ziggurat.core.registry import register, unregister
from ziggurat.server.live import serializers
from ziggurat.server.storage.store import open_store
from ziggurat.server.tables.table import Table


class TableMachine(RuleBasedStateMachine):
    """One table, up to four clients; commands come once, twice, late, out of order and with stale positions."""

    clients = Bundle("clients")

    def __init__(self) -> None:
        super().__init__()
        register(DiceGame())
        self.folder = tempfile.TemporaryDirectory()
        self.server = LocalServer(Path(self.folder.name))
        self.keys: list[str] = []
        self.sent: list[tuple[str, Json]] = []  # commands that were sent, with the key they were sent with
        self.acknowledged: dict[str, Json] = {}
        self.live: list[Client] = []

    @initialize(
        game=st.sampled_from(["babel", "dice"]),
        seats=st.sampled_from([(HERE, OPEN), (HERE, HERE), (OPEN, OPEN), (HERE, BOT)]),
    )
    def make(self, game: str, seats: tuple[Json, ...]) -> None:
        seats = (HERE, HERE) if game == "dice" and BOT in seats else seats  # the toy cannot be searched
        place = self.server.run(self.server.make(*seats, game=game))
        self.table = place["table"]["id"]
        if place["key"]:
            self.keys.append(place["key"])

    @precondition(lambda self: len(self.keys) < 3)
    @rule()
    def sit(self) -> None:
        answer = self.server.run(self.server.request("POST", f"/api/tables/{self.table}/seats", {}))
        if answer.status_code == 201:
            self.keys.append(answer.json()["key"])

    @precondition(lambda self: len(self.live) < 4)
    @rule(target=clients, data=st.data())
    def connect(self, data: st.DataObject) -> Client:
        key = data.draw(st.sampled_from([None, *self.keys]))
        client = self.server.run(self.server.client(self.table, key, fast=data.draw(st.booleans())))
        self.live.append(client)
        return client

    @rule(client=clients, data=st.data())
    def act(self, client: Client, data: st.DataObject) -> Any:
        legal = client.state["legal"] or ["a1-", "keep", "nonsense"]
        token = data.draw(st.sampled_from(legal[:5]))
        late = data.draw(st.integers(0, 2))
        position = max(0, client.state["position"] - late)
        self._do(client, {"type": "act", "token": token, "position": position})

    @rule(
        client=clients,
        command=st.sampled_from(
            [
                {"type": "undo"},
                {"type": "undo"},
                {"type": "answer-undo", "agree": True},
                {"type": "answer-undo", "agree": False},
                {"type": "cancel-undo"},
                {"type": "stand-in", "seat": 1},
                {"type": "stand-in", "seat": 2},
                {"type": "rematch"},
                {"type": "refuse-rematch"},
            ]
        ),
    )
    def command(self, client: Client, command: Json) -> None:
        self._do(client, command)

    @rule(client=clients)
    def resign(self, client: Client) -> None:
        if client.version > 12:  # not at once, or little else would happen
            self._do(client, {"type": "resign", "seat": 1})

    @precondition(lambda self: self.sent)
    @rule(client=clients, data=st.data())
    def resend(self, client: Client, data: st.DataObject) -> None:
        """A command is sent again, perhaps much later, perhaps on another socket of the same person."""
        key, message = data.draw(st.sampled_from(self.sent))
        if key == client.key:
            answer = self.server.run(client.do(message, message["id"]))
            if message["id"] in self.acknowledged:
                assert answer["version"] == self.acknowledged[message["id"]]["version"]

    @rule(client=clients, data=st.data())
    def burst(self, client: Client, data: st.DataObject) -> None:
        """Several commands at once, some twice, without waiting; in the end each gets a response."""
        legal = client.state["legal"] or ["a1-", "leave"]
        commands = [
            {
                "type": "act",
                "token": data.draw(st.sampled_from(legal[:4])),
                "position": client.state["position"],
                "id": self.server.new_id(),
            }
            for _ in range(3)
        ]
        self.server.run(client.hand_in(*commands, commands[0]))
        for command in commands:
            own = str(command["id"])
            self.server.run(client.until(lambda own=own: client.response_to(own)))
            self._note(client, command)

    @rule(client=clients)
    def send_and_drop(self, client: Client) -> None:
        """The connection breaks right after a command was sent: it is done or not, but not half."""
        message = {
            "type": "act",
            "token": (client.state["legal"] or ["a1-"])[0],
            "position": client.state["position"],
            "id": self.server.new_id(),
        }
        self.server.run(client.hand_in(message))
        self.server.run(client.drop())
        if client.key:
            self.sent.append((client.key, message))
        self.server.run(client.connect(since=client.version))

    @rule(client=consumes(clients))
    def leave(self, client: Client) -> None:
        self.server.run(client.drop())
        self.live.remove(client)

    @rule(client=clients)
    def ask_for_the_tail(self, client: Client) -> None:
        before = len(client.of_type("news"))
        self.server.run(client.hand_in({"type": "tail", "since": 0}))
        self.server.run(client.until(lambda: len(client.of_type("news")) > before))
        versions = [event["version"] for event in client.of_type("news")[-1]["events"]]
        assert versions == list(range(1, len(versions) + 1))

    @rule()
    def restart(self) -> None:
        """The server is closed and opened on the same data; clients come back with the version they saw last."""
        self.server.run(self.server.reopen())
        for client in self.live:
            self.server.run(client.until(lambda client=client: client.closed is not None))
            client.messages.clear()
            self.server.run(client.connect(since=client.version))

    def _do(self, client: Client, message: Json) -> None:
        message = {**message, "id": self.server.new_id()}
        self.server.run(client.do(message, message["id"]))
        self._note(client, message)

    def _note(self, client: Client, message: Json) -> None:
        answer = client.response_to(message["id"])
        assert answer is not None
        if client.key:
            self.sent.append((client.key, message))
        if answer.get("type") != "refused":
            self.acknowledged[message["id"]] = answer

    # ── What must hold ───────────────────────────────────────────────────────────────────────────────
    @invariant()
    def acknowledged_is_in_the_log_once(self) -> None:
        if not hasattr(self, "table"):
            return
        rows = self.server.run(self.server.app.registry.store.read(lambda store: store.rows(self.table)))
        ids = [row.client_id for row in rows if row.command_id]
        assert len(ids) == len(set(ids))
        by_id = {row.client_id: row for row in rows if row.command_id}
        for own, event in self.acknowledged.items():
            assert by_id[own].version == event["version"]

    @invariant()
    def everybody_converges_to_the_log(self) -> None:
        for client in self.live:
            self.server.run(self._check(client))

    async def _check(self, client: Client) -> None:
        live = await self.server.app.registry.open(self.table)
        await client.up_to(live.table.version)
        table = await self._as_seen_by(client)
        assert client.actions == [(action.seat, action.token) for action in table.actions]
        assert client.state["position"] == table.position_version
        assert client.state["turn"] == table.turn
        assert client.state["view"] == to_builtins(table.game.view(table.position))
        may_act = table.may_act(live.key_of(client.key))
        assert client.state["legal"] == (serializers.legal(table.position) if may_act else None)
        assert client.gaps == 0

    async def _as_seen_by(self, client: Client) -> Table:
        """The log folded up to the version that a client has: a bot may play while the log is read."""
        rows = await self.server.app.registry.store.read(lambda store: store.rows(self.table))
        if client.version > rows[-1].version:
            return await self._as_seen_by(client)
        return Table.of(self.table, rows[: client.version])

    def teardown(self) -> None:
        for client in self.live:
            if client.closed is None:
                self.server.run(client.drop())
        self.server.close()
        if hasattr(self, "table"):
            store = open_store(place(Path(self.folder.name)))
            Table.of(self.table, store.rows(self.table))
            store.close()
        self.folder.cleanup()
        unregister("dice")


class PostgresTableMachine(TableMachine):
    """The same with PostgreSQL."""

    def __init__(self) -> None:
        postgres.use("postgres")
        self._end = contextlib.ExitStack()
        self._end.enter_context(postgres.emptied())
        super().__init__()

    def teardown(self) -> None:
        super().teardown()
        self._end.close()
        postgres.use("sqlite")


PostgresTableMachine.TestCase.settings = settings(
    max_examples=25,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
TableMachine.TestCase.settings = settings(PostgresTableMachine.TestCase.settings, max_examples=3)  # in `make test`
test_tables = TableMachine.TestCase
test_tables_in_postgres = pytest.mark.long(PostgresTableMachine.TestCase)
