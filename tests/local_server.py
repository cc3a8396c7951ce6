"""A server inside the test process. Its clients use ASGI without a network: many steps take little time."""

import asyncio
import itertools
import json
import random
from collections.abc import Callable, Coroutine
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import httpx

from loop_time import SERVER, loops, measured
from postgres import place
from ziggurat.bots.warm_up import warm_up
from ziggurat.core.registry import game
from ziggurat.server.http.app import Server
from ziggurat.server.live.frames import FAST_PATH, MessageQueue
from ziggurat.server.settings import Limits, Settings
from ziggurat.server.storage.places import Place
from ziggurat.server.storage.store import system_time

T = TypeVar("T")
Json = dict[str, Any]
HOST = "test.localhost"
PATIENCE = 60.0  # on a machine that others keep busy
ROOMY = Limits(
    messages_a_second=10_000,
    messages_at_once=10_000,
    requests_a_minute=1_000_000,
    tables_an_hour=1_000_000,
    listed_seats_an_hour=1_000_000,
    judge_seconds=PATIENCE,
)


class Client:
    """A client with one socket. It keeps the messages it got, and folds the events into a game, as a page does.

    `fast`: it offers the fast path beside ASGI, as `WebSocketConnection` does for clients of the real server.
    """

    def __init__(
        self, server: "LocalServer", table: str, key: str | None, language: str = "en", fast: bool = True
    ) -> None:
        self.server, self.table, self.key, self.language, self.fast = server, table, key, language, fast
        self.on_text: Callable[[bytes], bool] | None = None
        self.fast_messages = 0
        self.messages: list[Json] = []
        self.actions: list[tuple[int, str]] = []
        self.state: Json = {}
        self.version = 0
        self.gaps = 0
        self.closed: int | None = None
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def connect(self, since: int | None = None, hello: bool = True) -> "Client":
        scope = {
            "type": "websocket",
            "path": f"/api/tables/{self.table}/live",
            "headers": [(b"host", HOST.encode())],
            "client": ("127.0.0.1", 1),
            "scheme": "ws",
            "extensions": {FAST_PATH: self} if self.fast else {},
        }
        if self._task and not self._task.done():
            await self.drop()
        self.closed = None
        self._queue = MessageQueue(asyncio.get_running_loop())
        self._queue.put_nowait({"type": "websocket.connect"})
        app: Any = self.server.app
        name = f"{SERVER}socket at {self.table}"
        self._task = asyncio.create_task(app(scope, self._queue.get, self._on_sent), name=name)
        if hello:
            before = len(self.of_type("welcome", "news", "farewell"))
            self.send({"type": "hello", "key": self.key, "language": self.language, "since": since})
            await self.until(
                lambda: self.closed is not None or len(self.of_type("welcome", "news", "farewell")) > before
            )
        return self

    def send_text(self, text: bytes) -> bool:
        if self.closed is None:
            self._on_message(json.loads(text))
            self._changed.set()
        return self.closed is None

    def count_under(self, _: str) -> None:
        """It has no connection that could be counted."""

    def keep(self) -> None:
        """Nor one that could give way."""

    async def _on_sent(self, message: Json) -> None:
        if message["type"] == "websocket.close":
            self.closed = message.get("code", 1000)
        if message["type"] == "websocket.send":
            self._on_message(json.loads(message["text"]))
        self._changed.set()

    def _on_message(self, message: Json) -> None:
        self.messages.append(message)
        if message["type"] == "welcome":
            self.state = message["table"]["state"]
            self.version = self.state["version"]
            self.actions = [(action["seat"], action["token"]) for action in message["table"]["line"]]
        if message["type"] == "legal" and message["position"] == self.state["position"]:
            self.state["legal"] = message["legal"]
        if message["type"] == "news":
            for event in message["events"]:
                self._fold(event)
            if message["state"]["version"] >= self.version:
                self.state = message["state"]

    def _fold(self, event: Json) -> None:
        if event["version"] <= self.version:
            return  # seen before
        if event["version"] != self.version + 1:
            self.gaps += 1
        self.version = event["version"]
        if event["kind"] == "acted":
            assert event["ply"] == len(self.actions) + 1, "an action that does not continue the game"
            self.actions.append((event["seat"], event["token"]))
        if event["kind"] == "undone":
            del self.actions[event["ply"] :]

    def send(self, message: Json) -> None:
        self.send_raw(json.dumps(message))

    def send_raw(self, text: str) -> None:
        with measured(lambda: text):
            taken = self.on_text and self._queue.awaited and self.on_text(text.encode(errors="surrogatepass"))
        if taken:
            self.fast_messages += 1
            return
        self._queue.put_nowait({"type": "websocket.receive", "text": text})

    async def hand_in(self, *messages: Json) -> None:
        """Sends several messages without waiting for anything."""
        for message in messages:
            self.send(message)

    async def drop(self) -> None:
        """The connection breaks."""
        self._queue.put_nowait({"type": "websocket.disconnect", "code": 1006})
        if self._task:
            await self._task
        self.closed = self.closed or 1006

    def of_type(self, *types: str) -> list[Json]:
        return [message for message in self.messages if message["type"] in types]

    async def until(self, true: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                self._changed.clear()
                await self._changed.wait()

    def response_to(self, own: str) -> Json | None:
        """The response to a command: the event with its id, or the refusal."""
        for message in self.messages:
            if message["type"] == "refused" and message["id"] == own:
                return message
            for event in message.get("events", ()):
                if event["id"] == own:
                    return dict(event)
        return None

    async def do(self, message: Json, own: str | None = None) -> Json:
        """Sends a command and waits for its response."""
        own = own or self.server.new_id()
        self.send({**message, "id": own})
        await self.until(lambda: self.response_to(own) is not None or self.closed is not None)
        return self.response_to(own) or {"type": "closed", "code": self.closed}

    async def act(self, token: str | None = None) -> Json:
        await self.until(lambda: token or self.state["legal"])
        chosen = token or self.state["legal"][0]
        return await self.do({"type": "act", "token": chosen, "position": self.state["position"]})

    async def up_to(self, version: int) -> None:
        await self.until(lambda: self.version >= version)


@cache
def rules_ready(*names: str) -> None:
    """Compiles the rules that the tests use, so that no table has to wait for them."""
    for name in names or ("babel", "nivos"):
        kind = game(name)
        warm_up(kind, kind.settle({}, random.Random(0)))


class LocalServer:
    """A server on a folder of data, which can be closed and opened again."""

    def __init__(
        self,
        data: Place,
        settings: Settings | None = None,
        page: Path | None = None,
        wall: Callable[[], int] = system_time,
    ) -> None:
        self.data = place(data)
        self.wall = wall
        self.page = page
        self.settings = settings or Settings(limits=ROOMY, absent_seconds=0, thinkers=1)
        self._ids = itertools.count(1)
        rules_ready()
        self.runner = asyncio.Runner()
        self.run(self._open())

    async def _open(self) -> None:
        loops.add(asyncio.get_running_loop())
        self.app = Server(self.data, self.settings, self.page, self.wall)
        await self.app.begin()
        transport = httpx.ASGITransport(self._serve_request)
        self.http = httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}")

    async def _serve_request(self, scope: Any, receive: Any, send: Any) -> None:
        """Serves a request in a task of its own, so that its time is told apart from the test's."""
        app: Any = self.app
        name = f"{SERVER}{scope['method']} {scope['path']}"
        await asyncio.create_task(app(scope, receive, send), name=name)

    async def _close(self) -> None:
        await self.http.aclose()
        await self.app.end()
        await asyncio.sleep(0)

    async def reopen(self) -> None:
        await self._close()
        await self._open()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    def close(self) -> None:
        self.run(self._close())
        self.runner.close()

    def __enter__(self) -> "LocalServer":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def new_id(self) -> str:
        return f"id-{next(self._ids)}"

    async def ask(self, method: str, path: str, body: Any = None, key: str | None = None, **headers: str) -> Any:
        """A request that must succeed."""
        answer = await self.request(method, path, body, key, **headers)
        assert answer.status_code < 300, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    async def request(
        self, method: str, path: str, body: Any = None, key: str | None = None, **headers: str
    ) -> httpx.Response:
        if key:
            headers["authorization"] = f"Bearer {key}"
        return await self.http.request(method, path, json=body, headers=headers)

    async def make(self, *seats: Json, game: str = "babel", **rest: Any) -> Json:
        place: Json = await self.ask("POST", "/api/tables", {"game": game, "seats": list(seats), **rest})
        return place

    async def sit(self, table: str, key: str | None = None, **body: Any) -> Json:
        place: Json = await self.ask("POST", f"/api/tables/{table}/seats", body, key)
        return place

    async def client(self, table: str, key: str | None = None, language: str = "en", fast: bool = True) -> Client:
        return await Client(self, table, key, language, fast).connect()

    async def pair(self, **rest: Any) -> tuple[Client, Client]:
        """Two people with keys of their own at one table, both connected."""
        first = await self.make(HERE, OPEN, **rest)
        table = first["table"]["id"]
        second = await self.sit(table)
        return await self.client(table, first["key"]), await self.client(table, second["key"])


HERE: Json = {"kind": "here"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "simulations": 4}
