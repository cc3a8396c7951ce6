"""A server inside the test: clients speak ASGI to it, without a network, so that many steps take little time."""

import asyncio
import itertools
import json
import random
from collections.abc import Callable, Coroutine
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import httpx

from ziggurat.bots.warm_up import warm_up
from ziggurat.registry import game
from ziggurat.server.app import Server
from ziggurat.server.line import SHORT_WAY, Inbox
from ziggurat.server.settings import Limits, Settings
from ziggurat.server.store import system_time

T = TypeVar("T")
Json = dict[str, Any]
HOST = "test.localhost"
PATIENCE = 10.0
ROOMY = Limits(
    messages_a_second=10_000, messages_at_once=10_000, requests_a_minute=1_000_000, tables_an_hour=1_000_000
)


class Client:
    """One socket. Keeps what it heard, and folds the events into a line of its own, as a page does.

    `short`: it offers the short way beside ASGI, as `Line` does for clients of the real server.
    """

    def __init__(
        self, house: "House", table: str, key: str | None, language: str = "en", short: bool = True
    ) -> None:
        self.house, self.table, self.key, self.language, self.short = house, table, key, language, short
        self.hear: Callable[[bytes], bool] | None = None
        self.heard_at_once = 0
        self.heard: list[Json] = []
        self.line: list[tuple[int, str]] = []
        self.state: Json = {}
        self.version = 0
        self.gaps = 0
        self.closed: int | None = None
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def connect(self, since: int | None = None, hello: bool = True) -> "Client":
        scope = {
            "type": "websocket",
            "path": f"/api/tables/{self.table}/live",
            "headers": [(b"host", HOST.encode())],
            "client": ("127.0.0.1", 1),
            "scheme": "ws",
            "extensions": {SHORT_WAY: self} if self.short else {},
        }
        if self._task and not self._task.done():
            await self.drop()
        self.closed = None
        self._to_server = Inbox(asyncio.get_running_loop())
        self._to_server.put_nowait({"type": "websocket.connect"})
        server: Any = self.house.server
        self._task = asyncio.create_task(server(scope, self._to_server.get, self._hear))
        if hello:
            before = len(self.of_type("welcome", "news", "farewell"))
            self.send({"type": "hello", "key": self.key, "language": self.language, "since": since})
            await self.until(
                lambda: self.closed is not None or len(self.of_type("welcome", "news", "farewell")) > before
            )
        return self

    def tell(self, text: bytes) -> bool:
        if self.closed is None:
            self._take(json.loads(text))
            self._news.set()
        return self.closed is None

    async def _hear(self, message: Json) -> None:
        if message["type"] == "websocket.close":
            self.closed = message.get("code", 1000)
        if message["type"] == "websocket.send":
            self._take(json.loads(message["text"]))
        self._news.set()

    def _take(self, message: Json) -> None:
        self.heard.append(message)
        if message["type"] == "welcome":
            self.state = message["table"]["state"]
            self.version = self.state["version"]
            self.line = [(action["seat"], action["token"]) for action in message["table"]["line"]]
        if message["type"] == "news":
            for event in message["events"]:
                self._happened(event)
            if message["state"]["version"] >= self.version:
                self.state = message["state"]

    def _happened(self, event: Json) -> None:
        if event["version"] <= self.version:
            return  # told before
        if event["version"] != self.version + 1:
            self.gaps += 1
        self.version = event["version"]
        if event["kind"] == "acted":
            assert event["ply"] == len(self.line) + 1, "an action that does not continue the line"
            self.line.append((event["seat"], event["token"]))
        if event["kind"] == "undone":
            del self.line[event["ply"] :]

    def send(self, message: Json) -> None:
        self.send_text(json.dumps(message))

    def send_text(self, text: str) -> None:
        if self.hear and self._to_server.awaited and self.hear(text.encode(errors="surrogatepass")):
            self.heard_at_once += 1
            return
        self._to_server.put_nowait({"type": "websocket.receive", "text": text})

    async def hand_in(self, *messages: Json) -> None:
        """Sends without waiting for anything."""
        for message in messages:
            self.send(message)

    async def drop(self) -> None:
        """The line breaks."""
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1006})
        if self._task:
            await self._task
        self.closed = self.closed or 1006

    def of_type(self, *types: str) -> list[Json]:
        return [message for message in self.heard if message["type"] in types]

    async def until(self, true: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                self._news.clear()
                await self._news.wait()

    def answer_to(self, own: str) -> Json | None:
        """What came back for a deed: the event with its id, or the refusal."""
        for message in self.heard:
            if message["type"] == "refused" and message["id"] == own:
                return message
            for event in message.get("events", ()):
                if event["id"] == own:
                    return dict(event)
        return None

    async def do(self, message: Json, own: str | None = None) -> Json:
        """Sends a deed and waits for what comes of it."""
        own = own or self.house.new_id()
        self.send({**message, "id": own})
        await self.until(lambda: self.answer_to(own) is not None or self.closed is not None)
        return self.answer_to(own) or {"type": "closed", "code": self.closed}

    async def act(self, token: str | None = None) -> Json:
        await self.until(lambda: token or self.state["legal"])
        chosen = token or self.state["legal"][0]
        return await self.do({"type": "act", "token": chosen, "position": self.state["position"]})

    async def up_to(self, version: int) -> None:
        await self.until(lambda: self.version >= version)


@cache
def rules_ready(*names: str) -> None:
    """Has the rules compiled that are played by in the tests, so that no table is refused because they are not."""
    for name in names or ("babel", "nivos"):
        kind = game(name)
        warm_up(kind, kind.settle({}, random.Random(0)))


class House:
    """A server on a folder of data, which can be closed and opened again."""

    def __init__(
        self,
        data: Path,
        settings: Settings | None = None,
        page: Path | None = None,
        wall: Callable[[], int] = system_time,
    ) -> None:
        self.data = data
        self.wall = wall
        self.page = page
        self.settings = settings or Settings(limits=ROOMY, absent_seconds=0, thinkers=1)
        self._ids = itertools.count(1)
        rules_ready()
        self.runner = asyncio.Runner()
        self.run(self._open())

    async def _open(self) -> None:
        self.server = Server(self.data, self.settings, self.page, self.wall)
        await self.server.begin()
        transport = httpx.ASGITransport(self.server)
        self.http = httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}")

    async def _close(self) -> None:
        await self.http.aclose()
        await self.server.end()
        await asyncio.sleep(0)

    async def reopen(self) -> None:
        await self._close()
        await self._open()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    def close(self) -> None:
        self.run(self._close())
        self.runner.close()

    def __enter__(self) -> "House":
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

    async def sit(self, table: str, key: str | None = None, **wish: Any) -> Json:
        place: Json = await self.ask("POST", f"/api/tables/{table}/seats", wish, key)
        return place

    async def client(self, table: str, key: str | None = None, language: str = "en", short: bool = True) -> Client:
        return await Client(self, table, key, language, short).connect()

    async def pair(self, **rest: Any) -> tuple[Client, Client]:
        """Two people with keys of their own at one table, both connected."""
        first = await self.make(HERE, OPEN, **rest)
        table = first["table"]["id"]
        second = await self.sit(table)
        return await self.client(table, first["key"]), await self.client(table, second["key"])


HERE: Json = {"kind": "here"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "simulations": 4}
