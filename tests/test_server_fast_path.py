"""WebSocket frames, and the one path of all commands: the same by single frames and by ASGI, whatever happens."""

import asyncio
import contextlib
import gc
import itertools
import json
import random
import signal
import socket
import time
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
import websockets
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from local_server import HERE, LocalServer
from server_process import ServerProcess, free_port
from ziggurat.server.http._uvicorn import WebSocketConnection, whole_text
from ziggurat.server.limits.rate_limits import Refusals
from ziggurat.server.live.frames import FAST_PATH, FrameTracker, framed
from ziggurat.server.live.table_changes import Change
from ziggurat.server.process.metrics import Metrics
from ziggurat.server.protocol import Undo
from ziggurat.server.storage.store import Conflict, StoreFailed, Transaction
from ziggurat.server.tables import commands, log
from ziggurat.server.tables.commands import NewEvent
from ziggurat.server.tables.log import Acted, LogRow


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LocalServer]:
    with LocalServer(tmp_path) as made:
        yield made


# ── Frames ───────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_text_is_framed_as_the_standard_says(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


OPCODES = st.sampled_from([Opcode.TEXT, Opcode.CONT, Opcode.BINARY])
FRAMES = st.builds(
    lambda opcode, text, fin, mask: Frame(opcode, text, fin=fin).serialize(mask=mask),
    OPCODES,
    st.one_of(st.binary(max_size=120), st.integers(120, 70_000).map(lambda size: b"x" * size)),
    st.booleans(),
    st.booleans(),
)


@given(st.lists(FRAMES, max_size=4), st.integers(1, 5), st.data())
def test_the_ends_of_frames_are_found_however_they_are_split(
    frames: list[bytes], most: int, data: st.DataObject
) -> None:
    stream = b"".join(frames)
    ends = {0, *itertools.accumulate(map(len, frames))}
    near = [end + n for end in ends for n in range(-3, 16) if 0 < end + n < len(stream)]
    cuts = sorted(data.draw(st.sets(st.sampled_from(near)))) if near else []
    tracker = FrameTracker()
    for begin, end in itertools.pairwise([0, *cuts, len(stream)]):
        while begin < end:
            begin += tracker.follow(stream[begin:end], most)
        assert tracker.between == (end in ends)


@given(st.integers(0, 300), OPCODES, st.booleans(), st.booleans(), st.integers(-2, 2))
def test_only_a_whole_masked_text_is_taken_for_one(
    size: int, opcode: Opcode, fin: bool, mask: bool, more: int
) -> None:
    text = random.Random(size).randbytes(size)
    data = Frame(opcode, text, fin=fin).serialize(mask=mask)
    data = data[:more] if more < 0 else data + b"\x81\x80"[:more]
    right = opcode is Opcode.TEXT and fin and mask and more == 0
    assert whole_text(data, 250) == (text if right and 2 <= size <= 250 else None)


def test_texts_of_both_paths_arrive_in_order_and_none_after_the_close() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await send({"type": "websocket.accept"})
        websocket = scope["extensions"][FAST_PATH]
        for text in ("a", "b"):
            assert websocket.send_text(text.encode())
        await send({"type": "websocket.send", "text": "c"})
        assert websocket.send_text(b"d")
        await send({"type": "websocket.close", "code": 1012})
        assert not websocket.send_text(b"e")

    async def listen() -> None:
        protocol: Any = partial(WebSocketConnection, refusals=Refusals(Metrics()))
        server = uvicorn.Server(uvicorn.Config(app, ws=protocol, lifespan="off", log_level="error"))
        with socket.create_server(("127.0.0.1", 0)) as listening:
            serving = asyncio.create_task(server.serve([listening]))
            url = f"ws://127.0.0.1:{listening.getsockname()[1]}"
            async with asyncio.timeout(30), websockets.connect(url, proxy=None) as websocket:
                assert [text async for text in _all(websocket)] == ["a", "b", "c", "d"]
                assert websocket.close_code == 1012
            server.should_exit = True
            await serving

    asyncio.run(listen())


async def _all(websocket: websockets.ClientConnection) -> AsyncIterator[websockets.Data]:
    """All messages until the connection is closed, however it is closed."""
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            yield await websocket.recv()


def test_the_fast_path_leads_to_the_same_state(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, HERE)
        fast = await server.client(place["table"]["id"], place["key"])
        slow = await server.client(place["table"]["id"], place["key"], fast=False)
        for client in (fast, slow, fast, slow):
            assert (await client.act())["kind"] == "acted"
            await asyncio.gather(fast.up_to(client.version), slow.up_to(client.version))
        assert (fast.fast_messages, slow.fast_messages) == (2, 0)
        assert fast.actions == slow.actions
        assert fast.state == slow.state

    server.run(scenario())


def test_two_actions_at_once_on_the_fast_path_are_one(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, HERE)
        client = await server.client(place["table"]["id"], place["key"])
        first, second = client.state["legal"][:2]
        position = client.state["position"]
        for own, token in (("a", first), ("a", first), ("b", second)):
            client.send({"type": "act", "id": own, "token": token, "position": position})
        await client.until(lambda: client.response_to("b"))
        assert client.fast_messages == 1
        assert client.response_to("a")["kind"] == "acted"  # type: ignore[index]
        assert client.response_to("b")["reason"]["message"] == "server-stale"  # type: ignore[index]
        assert client.actions == [(1, first)]
        assert (await client.act())["kind"] == "acted"

    server.run(scenario())


@pytest.mark.parametrize("error", [StoreFailed("full"), Conflict("late")])
def test_a_failing_disk_on_the_fast_path_is_reported(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, HERE)
        client = await server.client(place["table"]["id"], place["key"])
        store = server.app.registry.store
        with monkeypatch.context() as patch:
            patch.setattr(store, "_write_batch", lambda batch: [error] * len(batch))
            answer = await client.do({"type": "act", "token": client.state["legal"][0], "position": 1})
        assert client.fast_messages == 1
        if isinstance(error, Conflict):  # the table is read anew, and its clients come back
            assert answer == {"type": "closed", "code": 1012}
            await client.connect()
        else:
            assert answer["reason"]["message"] == "server-not-stored"
        assert (await client.act())["kind"] == "acted"
        rows = await store.read(lambda store: store.rows(client.table))
        assert [row.version for row in rows] == [1, 2]

    server.run(scenario())


COMMANDS: dict[str, dict[str, Any]] = {
    "act": {"type": "act", "token": "a1-", "position": 1},
    "undo": {"type": "undo"},
    "resign": {"type": "resign", "seat": 1},
    "ask_rematch": {"type": "rematch"},
    "forget": {"type": "forget"},
}


@pytest.mark.parametrize("fast", [True, False])
@pytest.mark.parametrize("name", COMMANDS)
def test_a_fault_is_logged_and_answered_and_does_not_block_the_table(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, name: str, fast: bool
) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, HERE)
        client = await server.client(place["table"]["id"], place["key"], fast=fast)
        with monkeypatch.context() as patch:
            patch.setattr(commands, name, lambda *_: 1 // 0)
            answer = await client.do(COMMANDS[name])
        assert (answer["type"], answer["code"]) == ("refused", "crash")
        assert client.fast_messages == fast
        (logged,) = [record for record in caplog.records if record.exc_info]
        assert isinstance(logged.exc_info, tuple)
        assert logged.exc_info[0] is ZeroDivisionError
        assert (await client.act())["kind"] == "acted"  # on the same socket

    server.run(scenario())


@pytest.mark.parametrize("fast", [True, False])
def test_every_command_takes_the_same_path(server: LocalServer, fast: bool) -> None:
    async def scenario() -> None:
        anna, ben = await server.pair()
        anna, ben = [await server.client(one.table, one.key, fast=fast) for one in (anna, ben)]
        first, second = (anna, ben) if anna.state["legal"] else (ben, anna)
        await first.act()
        for client, message, kind in (
            (first, {"type": "undo"}, "undo-asked"),
            (second, {"type": "answer-undo", "agree": True}, "undo-agreed"),
            (second, {"type": "resign"}, "resigned"),
            (first, {"type": "rematch"}, "rematch-asked"),
            (second, {"type": "refuse-rematch"}, "rematch-refused"),
            (first, {"type": "cancel-undo"}, "refused"),
        ):
            answer = await client.do(message)
            assert (answer.get("kind") or answer["type"]) == kind
            again = await client.do(message, own=answer["id"])  # sent again, it is not executed again
            assert again == answer
        assert (first.fast_messages > 0, second.fast_messages > 0) == (fast, fast)
        rows = await server.app.registry.store.read(lambda store: store.rows(first.table))
        ids = [row.command_id for row in rows if row.command_id]
        assert len(ids) == len(set(ids)) == 6

    server.run(scenario())


def test_changes_of_a_table_are_made_in_the_order_in_which_they_came(server: LocalServer) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, HERE)
        live = await server.app.registry.open(place["table"]["id"])
        order: list[tuple[str, int]] = []

        def decide(name: str, seat: int) -> Change:
            order.append((f"decide {name}", live.table.version))
            return Change([NewEvent(log.RematchAsked(seat))])

        changes = server.app.registry.changes
        first = asyncio.create_task(changes.applied(live, lambda: decide("a", 1)))
        gone = asyncio.create_task(changes.applied(live, lambda: decide("b", 2)))
        last = asyncio.create_task(changes.applied(live, lambda: decide("c", 1)))
        await asyncio.sleep(0)
        gone.cancel()  # whoever asked does not wait any longer: the change is made nevertheless
        assert (await first, await last) == (1, 3)
        assert order == [("decide a", 1), ("decide b", 2), ("decide c", 3)]
        assert (live.table.version, live.changing) == (4, False)

    server.run(scenario())


def test_a_table_that_cannot_be_folded_is_read_again(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        place = await server.make(HERE, HERE)
        client = await server.client(place["table"]["id"], place["key"])
        registry = server.app.registry
        old = await registry.open(client.table)
        queued = asyncio.Event()
        with monkeypatch.context() as patch:
            patch.setattr(old.table, "add", lambda *_: 1 // 0)
            client.send({"type": "act", "id": "a", "token": client.state["legal"][0], "position": 1})
            registry.execute(old, 1, Undo("b"), lambda _, refusal: queued.set() if refusal else None, "")
            await client.until(lambda: client.closed is not None)
        await asyncio.wait_for(queued.wait(), 10)  # what waited for the old table is refused
        assert client.closed == 1012
        assert any(record.exc_info for record in caplog.records)
        await client.connect()
        assert client.actions == [(1, old.table.position.legal()[0])]  # as the log says
        assert await registry.open(client.table) is not old

    server.run(scenario())


def test_a_client_that_leaves_while_its_table_is_looked_for_leaves_no_error(server: LocalServer) -> None:
    complaints: list[dict[str, Any]] = []

    async def scenario() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context))
        left = asyncio.create_task(server.app.registry.open("nowhere"))
        await asyncio.sleep(0)
        left.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await left
        while server.app.registry._loading:
            await asyncio.sleep(0.01)
        gc.collect()  # asyncio complains when a failed task is dropped unasked

    server.run(scenario())
    assert not complaints


def test_a_batch_with_one_conflict_refuses_only_that(server: LocalServer) -> None:
    async def scenario() -> None:
        place, other = await server.make(HERE, HERE), await server.make(HERE, HERE)
        registry = server.app.registry
        lives = [await registry.open(p["table"]["id"]) for p in (place, other)]
        row = LogRow(2, 1, Acted(1, "a1-"))
        units = [Transaction(rows=[(live.table.id, row)]) for live in (lives[0], lives[0], lives[1])]
        outcomes = await asyncio.gather(*map(registry.store.write, units), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None)]

    server.run(scenario())


def test_a_burst_does_not_make_the_next_writer_wait_but_steady_writing_does(server: LocalServer) -> None:
    async def scenario() -> None:
        store, table = server.app.registry.store, (await server.make(HERE, HERE))["table"]["id"]
        seen = Transaction(seen=[(table, 1, 1)])

        async def burst() -> None:
            await asyncio.gather(*(store.write(seen) for _ in range(60)))

        store.gather_seconds = 20
        await burst()
        async with asyncio.timeout(10):
            await store.write(seen)
        store.gather_seconds = 0
        for _ in range(20):
            await burst()
        store.gather_seconds = 0.1
        began = time.monotonic()
        await store.write(seen)
        assert time.monotonic() - began >= 0.1

    server.run(scenario())


def test_a_hasty_client_with_bad_letters_gets_a_response_to_each(tmp_path: Path) -> None:
    async def scenario() -> None:
        port = free_port()
        process = await ServerProcess(tmp_path / "data", port).ready()
        async with httpx.AsyncClient() as client:
            body = {"game": "babel", "seats": [HERE, HERE]}
            made = (await client.post(f"http://127.0.0.1:{port}/api/tables", json=body, timeout=60)).json()
        live = f"ws://127.0.0.1:{port}/api/tables/{made['table']['id']}/live"
        async with websockets.connect(live) as websocket, asyncio.timeout(30):
            await websocket.send(json.dumps({"type": "hello", "key": made["key"]}))
            await websocket.send(b'{"type": "\xff"}', text=True)
            for _ in range(40):
                await websocket.send('{"type": "ping"}')
            received: list[str] = []
            while received.count("pong") < 40:
                received.append(json.loads(await websocket.recv())["type"])
            assert received.count("refused") == 1
        assert process.stop(signal.SIGTERM) == 0

    asyncio.run(scenario())
