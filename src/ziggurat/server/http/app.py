"""The ASGI application: registry of tables, routes, sockets and page put together."""

import asyncio
import json
import logging
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route as Path_
from starlette.types import Message as AsgiMessage
from starlette.types import Receive, Scope, Send

from ziggurat import __version__
from ziggurat.core.messages import ENGLISH, translate
from ziggurat.core.refusals import Refusal
from ziggurat.core.registry import game_names
from ziggurat.server import errors
from ziggurat.server.cluster.forwarding import Forwarding
from ziggurat.server.errors import refuse
from ziggurat.server.http import catalogue, endpoints
from ziggurat.server.http.docs import Docs
from ziggurat.server.http.endpoints import ApiRequest
from ziggurat.server.http.openapi import openapi
from ziggurat.server.http.page import Page
from ziggurat.server.http.routes import ROUTES, Route
from ziggurat.server.limits.rate_limits import AtOnce, Refusals
from ziggurat.server.limits.security import FORWARDED, HEADERS, Guard, address
from ziggurat.server.live import serializers
from ziggurat.server.live.frames import FAST_PATH, FastPath
from ziggurat.server.live.table_registry import TableRegistry
from ziggurat.server.live.table_sockets import Sockets
from ziggurat.server.process.loop_watch import LoopWatch
from ziggurat.server.process.metrics import Metrics, merged
from ziggurat.server.process.network import Network
from ziggurat.server.settings import Settings
from ziggurat.server.storage.places import Place
from ziggurat.server.storage.store import open_store, system_time
from ziggurat.server.thinking.pool import ThinkingPool
from ziggurat.server.thinking.process import ThinkingProcess
from ziggurat.server.thinking.scheduler import Urgency

T = TypeVar("T")
logger = logging.getLogger("ziggurat.http")
encode = msgspec.json.Encoder().encode
_TABLE = re.compile(r"/t/([^/]+)")
_USAGE = "/api/workers/usage"  # what workers ask each other every second
_OF_TABLE = re.compile(r"/api/tables/([^/]+)")
_DELAY_SECONDS, _MOST_DELAYED = 2.0, 1_000  # of refusals to addresses that go on asking through a proxy
_LOGGED_PATH = 200  # letters
_LIVE = re.compile(r"/api/tables/([^/]+)/live")


class Server:
    """The application. Opened by ASGI's lifespan, or by `begin` and `end`."""

    def __init__(
        self,
        data: Place,
        settings: Settings | None = None,
        page: Path | None = None,
        wall: Callable[[], int] = system_time,
        docs: Path | None = None,
    ) -> None:
        self.settings = settings or Settings()
        self.data = data
        self.wall = wall
        self.metrics = Metrics()
        self.loop_watch = LoopWatch(self.metrics)
        self.refusals = Refusals(self.metrics)
        self.guard = Guard(self.settings)
        self._delayed = 0  # refusals that wait until they are sent
        self._requests = AtOnce(self.settings.limits.requests_at_once)
        self.network = Network(self.guard)
        self.docs = Docs(docs)
        self.page = Page(page, self.settings.language, lambda: self.docs.built)
        self.forwarding: Forwarding | None = None  # where workers share the tables
        self.inside_port = -1  # where they talk to each other
        self._inner = Starlette(
            routes=[self._route(route) for route in ROUTES] + self._own_routes(),
            exception_handlers={HTTPException: self._http_problem, Exception: self._crash},
            lifespan=self._lifespan,
        )

    # ── Life ─────────────────────────────────────────────────────────────────────────────────────────
    async def begin(self) -> None:
        limits = self.settings.limits
        pool = ThinkingProcess if self.settings.thinks_apart else ThinkingPool
        self.thinking = pool(self.settings.thinkers, limits.bot_seconds, limits.tree_bytes, self.metrics)
        store = open_store(self.data, self.wall, self.settings.worker)
        self.registry = TableRegistry(store, self.settings, self.thinking, self.metrics)
        if self.settings.worker:
            self._join()
        self.sockets = Sockets(self.registry, self.refusals)
        self._gauges()
        self.registry.begin()
        await serializers.read_messages(self.settings.language)
        await serializers.read_messages(ENGLISH)
        await asyncio.to_thread(catalogue.catalogue, game_names(), self.settings.limits.simulations)
        if self.settings.worker:
            await self.registry.load_rules()  # before it listens: a table that is handed over must not wait for it

    def _join(self) -> None:
        """Works together with other workers on one database."""
        from ziggurat.server.cluster.shared_store import SharedStore
        from ziggurat.server.cluster.worker import Workers

        store = self.registry.store
        assert isinstance(store, SharedStore)
        workers = Workers(store, self.registry, self.registry.hear)
        self.forwarding = Forwarding(store.secret, store.address, self.registry.find, self.settings.limits.body)
        workers.gone = self.forwarding.gone
        workers.ask = partial(self.forwarding.ask, method="GET", path=_USAGE)
        self.guard.share(workers)
        self._requests.elsewhere = workers.share("requests_at_once", self._requests.under_way)
        self.registry.join(workers)

    async def leave(self) -> None:
        """Hands the tables over, where there are other workers; then tells the clients to connect again."""
        await self.registry.leave()
        self.close_sockets()

    async def end(self) -> None:
        """Closes the sockets, stops thinking, writes what waits."""
        self.loop_watch.end()
        await self.leave()
        self.thinking.close()
        await self.registry.end()
        self.registry.store.close()

    def close_sockets(self) -> None:
        self.sockets.close_all()

    @asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        await self.begin()
        yield
        await self.end()

    def _gauges(self) -> None:
        gauge = self.metrics.gauge
        gauge("tables_in_memory", "Tables in memory.", lambda: len(self.registry.tables))
        gauge("tables", "Tables that are not archived.", lambda: self.registry.count)
        gauge("tables_damaged", "Tables whose logs were found damaged.", lambda: len(self.registry.damaged))
        gauge("sockets", "Open sockets.", lambda: len(self.registry.sockets))
        if self.forwarding:
            links = self.forwarding
            gauge(
                "passed_on", "Requests and sockets that were passed on to other workers.", lambda: links.forwarded
            )
        gauge("thinking", "Bots and hints under way or waiting.", lambda: self.thinking.waiting)
        figures = self.thinking.figures
        gauge("thinking_seconds", "Time spent thinking.", lambda: figures().seconds)
        for urgency in Urgency:
            label, number = urgency.label, int(urgency)
            about = "Thoughts that wait for a thread, before they began or amid their work."
            gauge("thinking_waiting", about, partial(lambda one: figures().waiting.get(one, 0), number), label)
            about = "Thoughts that have a thread."
            gauge("thinking_running", about, partial(lambda one: figures().running.get(one, 0), number), label)
        gauge("trees_large", "Thoughts under way with leave for a large tree.", lambda: figures().large)
        gauge("trees_kept", "Trees that bots keep between their actions.", lambda: figures().trees)
        gauge("tree_bytes", "The memory of these trees.", lambda: figures().tree_bytes)
        gauge("commits", "Commits to the disk.", lambda: self.registry.store.commits)
        gauge("rows_written", "Rows written to the logs.", lambda: self.registry.store.rows_written)

    # ── ASGI ─────────────────────────────────────────────────────────────────────────────────────────
    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._inner(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._http(scope, receive, send)

    def _recognise(self, scope: Scope) -> Refusal | None:
        """Looks who passes a request on, where there are workers; nobody else is served at their own address."""
        inside = scope.get("server", ("", 0))[1] == self.inside_port
        if self.forwarding is None or self.forwarding.recognise(scope, inside):
            return None
        return refuse(errors.NOTHING_HERE)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        await serializers.read_messages(self._language(scope))
        objection = self._recognise(scope) or self.guard.objection(scope)
        found = _LIVE.fullmatch(scope["path"])
        fast_path: FastPath | None = scope.get("extensions", {}).get(FAST_PATH)
        if fast_path and not objection and (kind := fast_path.count_under(address(scope))):
            objection = refuse(kind)
        key_needed = not self.guard.take(scope)
        if (key_needed or objection) and not self.guard.take_refusal(scope):
            objection = objection or refuse(errors.TOO_MANY_REQUESTS)
        if objection or not found:
            await receive()
            if objection:
                self.refusals.add(objection.code, address(scope))
            await self._decline(scope, send, objection or refuse(errors.NOTHING_HERE))
            return
        await self.sockets.serve(self.guard.caller(scope), found[1], receive, send, fast_path, key_needed)

    async def _decline(self, scope: Scope, send: Send, refusal: Refusal) -> None:
        """Declines a handshake with an HTTP response, if the server can send one; otherwise with its own 403."""
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 1008})
            return
        response = problem(refusal, self._language(scope))
        headers = [*response.raw_headers, *HEADERS]
        await send({"type": "websocket.http.response.start", "status": refusal.status, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": response.body})

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500

        async def with_headers(message: AsgiMessage) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                if not message.pop(FORWARDED, False):  # otherwise it has them already
                    own = message.get("headers", ())
                    named = {name for name, _ in own}
                    message["headers"] = [*own, *(one for one in HEADERS if one[0] not in named)]
            await _send_in_pieces(send, message)

        await serializers.read_messages(self._language(scope))
        stranger = self._recognise(scope)
        caller = address(scope)
        counted_before = FORWARDED in scope  # by the worker that passed it on
        with nullcontext(True) if counted_before else self._requests.one(caller) as room:
            allowed = counted_before or (self.guard.take(scope) and room)
            objection = stranger or self.guard.objection(scope)
            if not (objection or allowed or self._from_seat(scope)):
                objection = refuse(errors.TOO_MANY_REQUESTS)
            try:
                if objection:
                    raise objection
                if self.forwarding is None or not await self.forwarding.forward(scope, receive, with_headers):
                    await self._inner(scope, receive, with_headers)
            except Refusal as refusal:
                self.refusals.add(refusal.code, caller)
                response = problem(refusal, self._language(scope))
                if objection and await self._is_too_much(scope, refusal):
                    response.headers["connection"] = "close"  # and the next one is not read at once
                await response(scope, receive, with_headers)
        self.metrics.count("requests", f'{{status="{status}"}}')
        extra = {"method": scope["method"], "path": scope["path"][:_LOGGED_PATH], "status": status}
        level = logging.DEBUG if objection or scope["path"] == _USAGE else logging.INFO  # refusals are counted
        logger.log(level, "request", extra={**extra, "ms": round((time.perf_counter() - began) * 1000, 2)})

    async def _is_too_much(self, scope: Scope, refusal: Refusal) -> bool:
        """Whether a refused client's connection is closed. A flood through a proxy, which keeps its own, waits."""
        few = self.guard.take_refusal(scope)
        if not few and self.guard.passed_on(scope) and self._delayed < _MOST_DELAYED:
            self._delayed += 1
            try:
                await asyncio.sleep(_DELAY_SECONDS)
            finally:
                self._delayed -= 1
        return not few or refusal.code != errors.TOO_MANY_REQUESTS.code

    def _from_seat(self, scope: Scope) -> bool:
        """Whether a request comes with the key of a seat, which may ask whatever others at its address did; the
        keys of one address together not without end."""
        found = _OF_TABLE.match(scope["path"])
        live = self.registry.tables.get(found[1]) if found else None
        if live is None:
            return False
        key = live.key_of(_key_of(dict(scope["headers"]).get(b"authorization", b"").decode("latin-1")))
        may_speak = key is not None and self.registry.may_speak(live, key, address(scope))
        return may_speak and self.guard.take_seated(scope)

    # ── Routes ───────────────────────────────────────────────────────────────────────────────────────
    def _route(self, route: Route) -> Path_:
        handler: Callable[[ApiRequest], Awaitable[Any]] = getattr(endpoints, route.name)
        decode = msgspec.json.Decoder(route.body).decode if route.body else None

        async def endpoint(request: Request) -> Response:
            language = self._language(request.scope)
            try:
                body = self._read(decode, await self._body(request)) if decode else None
                work = handler(self._api_request(request, body, language))
                response = await (_while_there(request, work) if route.thinks else work)
            except Refusal as refusal:
                if refusal.status in errors.LIMITED:
                    self.refusals.add(refusal.code, address(request.scope))
                return problem(refusal, language)
            except ClientDisconnect:
                return Response(status_code=_GONE)  # for the metrics and the log: nobody reads it
            if isinstance(response, str):
                return Response(response, route.status, media_type="text/plain; charset=utf-8")
            return Response(encode(response), route.status, media_type="application/json", headers=_FRESH)

        return Path_(route.path, endpoint, methods=[route.method], name=route.name)

    def _read(self, decode: Callable[[bytes], Any], body: bytes) -> Any:
        try:
            return decode(body)
        except (msgspec.DecodeError, RecursionError) as error:
            raise refuse(errors.UNREADABLE, why=str(error)) from None

    def _api_request(self, request: Request, body: Any, language: str) -> ApiRequest:
        return ApiRequest(
            self.registry,
            self.guard.caller(request.scope),
            request.path_params,
            dict(request.query_params),
            body,
            _key_of(request.headers.get("authorization", "")),
            language,
            self.network,
            None if FORWARDED in request.scope else self.forwarding,
        )

    async def _body(self, request: Request) -> bytes:
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":  # a form on another site cannot send this kind unasked
            raise refuse(errors.NOT_JSON)
        data = bytearray()
        async for piece in request.stream():
            data += piece
            if len(data) > self.settings.limits.body:
                raise refuse(errors.TOO_LARGE, most=self.settings.limits.body)
        try:
            data.decode()
        except UnicodeDecodeError:
            raise refuse(errors.NOT_UTF8) from None
        return bytes(data)

    def _own_routes(self) -> list[Path_]:
        described = json.dumps(openapi(__version__))

        async def description(_: Request) -> Response:
            return Response(described, media_type="application/json")

        async def health(_: Request) -> Response:
            return Response("ok\n", media_type="text/plain")

        async def ready(request: Request) -> Response:
            try:
                await self.registry.must_be_ready()
            except Refusal as refusal:
                response = problem(refusal, self._language(request.scope))
                response.status_code = 503
                return response
            return Response("ready\n", media_type="text/plain")

        async def numbers(request: Request) -> Response:
            if FORWARDED not in request.scope and not self.guard.may_see_numbers(request.scope):
                raise HTTPException(404)
            text = self.metrics.text()
            if self.registry.workers and self.forwarding and FORWARDED not in request.scope:
                workers = self.registry.workers
                found = {
                    peer.worker: await self.forwarding.ask(peer, "GET", "/metrics")
                    for peer in [*workers.peers.values()]
                }
                others = {str(worker): text.decode() for worker, text in found.items() if text}
                text = merged({str(workers.store.worker): text, **others})
            return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")

        async def usage(request: Request) -> Response:
            if FORWARDED not in request.scope or not self.registry.workers:  # only another worker may ask
                raise HTTPException(404)
            return Response(await self.registry.workers.usage(), media_type="application/x-msgpack")

        async def docs(request: Request) -> Response:
            if not self.docs.built:
                language = self._language(request.scope)
                return Response(
                    translate("server-docs-not-here", language), 404, media_type="text/plain; charset=utf-8"
                )
            found = self.docs.answer(request)
            if found is None:
                raise HTTPException(404)
            return found

        async def page(request: Request) -> Response:
            if request.url.path.startswith("/api/"):
                raise HTTPException(404)
            found = self.page.answer(request, await self._invitation(request))
            if found is None:
                raise HTTPException(404)
            return found

        return [
            Path_("/api/openapi.json", description),
            Path_("/healthz", health),
            Path_("/readyz", ready),
            Path_("/metrics", numbers),
            Path_(_USAGE, usage),
            Path_("/docs", docs),
            Path_("/docs/{path:path}", docs),
            Path_("/{path:path}", page),
        ]

    async def _invitation(self, request: Request) -> str:
        """The title of an invitation, for the link to a table with an open seat."""
        named = _TABLE.fullmatch(request.url.path)
        if not named:
            return ""
        try:
            live = await self.registry.open(named[1], address(request.scope))
        except Exception:  # whatever is wrong with the table, the page itself reports it
            return ""
        if live.table.phase != "waiting":
            return ""
        return serializers.invitation(live.table, self._language(request.scope))

    def _language(self, scope: Scope) -> str:
        """The reader's language; the host's where we do not know it."""
        return requested_language(scope["headers"], self.settings.language)

    # ── Problems ─────────────────────────────────────────────────────────────────────────────────────
    async def _http_problem(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        kind = {404: errors.NOTHING_HERE, 405: errors.WRONG_METHOD}.get(error.status_code, errors.BAD_REQUEST)
        response = problem(refuse(kind), self._language(request.scope))
        response.headers.update(error.headers or {})
        return response

    async def _crash(self, request: Request, error: Exception) -> Response:
        logger.error("request failed", exc_info=error, extra={"path": request.url.path[:_LOGGED_PATH]})
        self.metrics.count("crashes")
        return problem(refuse(errors.CRASH), self._language(request.scope))


def _key_of(authorization: str) -> str | None:
    scheme, _, key = authorization.partition(" ")
    return key.strip() or None if scheme.lower() == "bearer" else None


async def _while_there(request: Request, work: Awaitable[T]) -> T:
    """Cancels long work when its client disconnects."""
    working = asyncio.ensure_future(work)
    gone = asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait({working, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        for task in (working, gone):
            task.cancel()
        await asyncio.gather(working, gone, return_exceptions=True)


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def _send_in_pieces(send: Send, message: AsgiMessage) -> None:
    """Sends a long body only as fast as its client reads it; until then the request is under way."""
    body = memoryview(message.get("body", b""))
    if len(body) <= _PIECE:
        await send(message)
        return
    for begin in range(0, len(body), _PIECE):
        await send({**message, "body": body[begin : begin + _PIECE], "more_body": True})
    if not message.get("more_body"):
        await send({**message, "body": b""})


_PIECE = 64 * 1024  # bytes: about as much as uvicorn buffers before the sender has to wait
_FRESH = {"cache-control": "no-store"}
_GONE = 499  # the status that other servers use for a client that did not wait


def problem(refusal: Refusal, language: str) -> Response:
    """A problem response for machines and people."""
    body = encode(serializers.problem(refusal, language))
    return Response(body, refusal.status, media_type="application/problem+json", headers=_FRESH)


def requested_language(headers: Iterable[tuple[bytes, bytes]], otherwise: str = ENGLISH) -> str:
    requested = dict(headers).get(b"accept-language", b"").decode("latin-1")
    return serializers.language_of(requested, otherwise)
