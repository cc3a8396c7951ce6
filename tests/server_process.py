"""Real servers in processes of their own, players that never give up, and a proxy that delays and breaks."""

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import websockets

from local_server import rules_ready
from postgres import argument
from watched_server import HELD

Json = dict[str, Any]
PATIENCE = 180.0  # seconds for a server to start or to end, on a machine that others keep busy
BUSY = ("requests_a_minute", "tables_an_hour", "messages_at_once", "messages_a_second")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """A server process on a port and a folder."""

    def __init__(
        self, data: Path, port: int, *arguments: str, files: int = 0, place: str = "", watched: str | bool = False
    ) -> None:
        """`place`: where the data really are, if not where `data` says.

        `watched`: it must not have held its event loop for long when it is stopped (`watched_server.py`). A text
        is executed first.
        """
        rules_ready()
        self.port = port
        limits = [part for name in BUSY for part in ("--limit", f"{name}=1000000")]
        program = ["-m", "ziggurat.server"]
        if watched:
            first = watched if isinstance(watched, str) else ""
            tests = str(Path(__file__).parent)
            program = [
                "-c",
                f"import sys; sys.path.insert(0, {tests!r})\n{first}\nimport watched_server as w; w.run()",
            ]
        command = [sys.executable, *program, "serve", "--port", str(port)]
        command += ["--data", place or argument(data)]
        if files:  # that the system lets it open
            command = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh", *command]
        self.errors = (data.parent / "errors.txt").open("ab")
        self._held = data.parent / "held.txt"
        self.process = subprocess.Popen(
            [*command, *limits, *arguments],
            stdout=subprocess.DEVNULL,
            stderr=self.errors,
            env={**os.environ, HELD: str(self._held)},
        )

    async def ready(self) -> "ServerProcess":
        async with httpx.AsyncClient() as client, asyncio.timeout(PATIENCE):
            while True:
                assert self.process.poll() is None, "the server died"
                with contextlib.suppress(httpx.TransportError):
                    await client.get(f"http://127.0.0.1:{self.port}/api/games", timeout=PATIENCE)
                    return self
                await asyncio.sleep(0.05)

    def stop(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        status = self.process.wait(PATIENCE)
        self.errors.close()
        assert not self._held.exists(), f"the event loop was held: {self._held.read_text()}"
        return status


@dataclass
class Player:
    """Plays both seats of table after table; reconnects after breaks and resends what was not confirmed."""

    port: int
    ports: list[int] = field(default_factory=list)  # several servers: each new connection goes to the next of them
    games: int = 1_000_000  # to be played
    acknowledged: list[tuple[str, str, str, int]] = field(default_factory=list)  # table, id, token, version
    finished: int = 0
    reconnects: int = 0
    _table: str = ""
    _key: str = ""
    _version: int | None = None
    _state: Json = field(default_factory=dict)
    _pending: Json | None = None
    _count: int = 0

    async def play(self) -> None:
        while self.finished < self.games:
            try:
                if not self._table:
                    await self._make_table()
                await self._converse()
            except (OSError, httpx.HTTPError, websockets.WebSocketException, EOFError, TimeoutError):
                self.reconnects += 1
                await asyncio.sleep(0.05)

    def _somewhere(self) -> int:
        return self.ports[(self.finished + self.reconnects) % len(self.ports)] if self.ports else self.port

    async def _make_table(self) -> None:
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self._somewhere()}", timeout=2 if self.ports else 5
        ) as client:
            seats = [{"kind": "here"}, {"kind": "here"}]
            answer = await client.post("/api/tables", json={"game": "babel", "seats": seats})
            place = answer.raise_for_status().json()
        self._table, self._key, self._version = place["table"]["id"], place["key"], None

    async def _converse(self) -> None:
        url = f"ws://127.0.0.1:{self._somewhere()}/api/tables/{self._table}/live"
        patience = 2 if self.ports else 5
        async with websockets.connect(url, open_timeout=patience, close_timeout=0.2, proxy=None) as websocket:
            await websocket.send(json.dumps({"type": "hello", "key": self._key, "since": self._version}))
            if self._pending:
                await websocket.send(json.dumps(self._pending))
            while self._table:
                async with asyncio.timeout(5):
                    self._on_message(json.loads(await websocket.recv()))
                if self._table and not self._pending and self._state["legal"]:
                    self._choose()
                    await websocket.send(json.dumps(self._pending))

    def _on_message(self, message: Json) -> None:
        if message["type"] == "welcome":
            self._state = message["table"]["state"]
        if message["type"] == "news":
            self._state = message["state"]
            for event in message["events"]:
                if self._pending and event["id"] == self._pending["id"]:
                    self.acknowledged.append((self._table, event["id"], event["token"], event["version"]))
                    self._pending = None
        if message["type"] == "refused" and self.ports and message["code"] in ("unsure", "not-stored"):
            raise ConnectionError("it may be stored or not: it is sent again")
        if message["type"] == "refused":
            raise AssertionError(f"refused: {message}")
        self._version = self._state.get("version", self._version)
        if self._state.get("phase") == "over" and not self._pending:
            self._table = ""
            self.finished += 1

    def _choose(self) -> None:
        self._count += 1
        token = random.choice(self._state["legal"])
        position = self._state["position"]
        self._pending = {"type": "act", "id": f"a{self._count}", "token": token, "position": position}


@contextlib.asynccontextmanager
async def unreliable_proxy(port: int, chance: random.Random) -> AsyncIterator[int]:
    """A TCP proxy in front of a port: it splits the data into small pieces, delays them, and cuts connections."""

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            while data := await reader.read(4096):
                while data:
                    size = chance.choice((1, 2, 7, 300, 4096))
                    piece, data = data[:size], data[size:]
                    if chance.random() < 0.01:
                        raise ConnectionResetError
                    if chance.random() < 0.05:
                        await asyncio.sleep(chance.random() * 0.03)
                    writer.write(piece)
                    await writer.drain()
        writer.transport.abort()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            up_reader, up_writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            writer.transport.abort()
            return
        await asyncio.gather(carry(reader, up_writer), carry(up_reader, writer))

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        await asyncio.sleep(0.1)
