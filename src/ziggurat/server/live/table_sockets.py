"""The WebSockets of tables: a hello, then commands in and news out, until one side closes."""

import asyncio
import logging
from functools import partial
from typing import Any

import msgspec

from ziggurat.core.refusals import Refusal
from ziggurat.server import errors
from ziggurat.server import protocol as p
from ziggurat.server.errors import refuse
from ziggurat.server.limits.rate_limits import Refusals
from ziggurat.server.limits.security import Caller
from ziggurat.server.live import serializers
from ziggurat.server.live.frames import FastPath
from ziggurat.server.live.live_table import LiveTable, Socket
from ziggurat.server.live.table_registry import TableRegistry
from ziggurat.server.settings import PHRASES
from ziggurat.server.tables import commands

logger = logging.getLogger("ziggurat.socket")
_decode = msgspec.json.Decoder(p.ClientMessage).decode
_RESTART = 1012


class _Identified(msgspec.Struct):
    """What a message has in common with a command, whatever else is in it."""

    id: p.ClientId | None = None


_decode_id = msgspec.json.Decoder(_Identified).decode


class Disconnected(Exception):
    """The client closed the connection."""


class Sockets:
    """Serves all open sockets."""

    def __init__(self, registry: TableRegistry, refusals: Refusals) -> None:
        self.registry = registry
        self.open = registry.sockets
        self._refusals = refusals

    async def serve(
        self,
        caller: Caller,
        name: str,
        receive: Any,
        send: Any,
        fast_path: FastPath | None = None,
        key_needed: bool = False,
    ) -> None:
        """Serves a socket from its first to its last message.

        `key_needed`: only the key of a seat lets it in, since its address has asked for much of late.
        """
        await receive()  # websocket.connect
        if self.registry.closing:
            await send({"type": "websocket.close", "code": _RESTART})
            return
        await send({"type": "websocket.accept"})
        socket = Socket(self.registry.settings.limits, send, fast_path)
        socket.address = caller.address
        self.open.greet(socket)
        try:
            await self._converse(socket, caller, name, receive, fast_path, key_needed)
        except Disconnected:
            await socket.end()
        except Exception:
            logger.exception("socket failed", extra={"table": name})
            self.registry.metrics.count("socket_failures")
            socket.close(1011)
        finally:
            self.open.leave(socket)
            if socket.dropped:
                self._refusals.add("queue", caller.address)
            await socket.sent()

    def close_all(self) -> None:
        """Tells all clients that the server closes for a moment, and closes their sockets."""
        for socket in self.open:
            socket.send(serializers.goodbye(refuse(errors.CLOSING), socket.language))
            socket.close(_RESTART)

    async def _converse(
        self,
        socket: Socket,
        caller: Caller,
        name: str,
        receive: Any,
        fast_path: FastPath | None,
        key_needed: bool,
    ) -> None:
        try:
            hello = await self._receive_hello(receive)
            socket.language = serializers.language_of(hello.language)
            await serializers.read_messages(socket.language)
            socket.lists = hello.lists
            live = await self._enter(socket, name, hello, fast_path, key_needed)
        except Refusal as refusal:
            if refusal.status in errors.LIMITED:
                self._refusals.add(refusal.code, caller.address)
            socket.send(serializers.goodbye(refusal, socket.language))
            socket.close(errors.close_code(refusal))
            return
        try:
            await self._welcome(socket, live, hello, caller)
            if fast_path:
                fast_path.on_text = partial(self._take_at_once, socket, live)
            while socket.closing is None:
                await self._handle(socket, live, await _receive_text(receive))
                if socket.waiting:
                    await socket.sent()  # nothing more is read from a client that does not read its responses
        finally:
            if fast_path:
                fast_path.on_text = None
            live.leave(socket)

    async def _receive_hello(self, receive: Any) -> p.Hello:
        try:
            async with asyncio.timeout(self.registry.settings.limits.hello_seconds):
                message = _decoded(await _receive_text(receive))
        except TimeoutError:
            raise refuse(errors.NO_HELLO) from None
        if not isinstance(message, p.Hello):
            raise refuse(errors.NO_HELLO)
        return message

    async def _enter(
        self, socket: Socket, name: str, hello: p.Hello, fast_path: FastPath | None, key_needed: bool
    ) -> LiveTable:
        live = await self.registry.open(name, socket.address, hello.key)
        key = live.key_of(hello.key)
        if key_needed and key is None:
            raise refuse(errors.TOO_MANY_REQUESTS)
        if hello.key and key is None:
            raise refuse(errors.WRONG_KEY)
        socket.key = key
        socket.may_speak = partial(self.registry.may_speak, live, key, socket.address)
        if key_needed and not socket.may_speak():
            raise refuse(errors.TOO_FAST)
        if key is not None:
            await self.registry.person_returned(live, key)
        if live.gone:  # deleted meanwhile
            raise refuse(errors.NO_TABLE)
        if socket.closing is not None:  # it gave way meanwhile
            raise Disconnected
        if key is None:
            self.open.admit_watcher(socket, live)
        else:
            self.open.admit_seated(socket, live)
            self.registry.note_maker(live, socket.address)
        if fast_path:
            fast_path.keep()
        live.enter(socket)
        self.registry.visit(live, socket.address)
        return live

    async def _welcome(self, socket: Socket, live: LiveTable, hello: p.Hello, caller: Caller) -> None:
        if hello.since is not None and hello.since <= live.table.version:
            await live.send_events_since(socket, hello.since, self.registry)
        else:
            table, snapshot = live.table, live.snapshot(self.registry.now(live))
            invite = caller.invite(table.id)
            info = serializers.table_info(table, snapshot, socket.key, socket.language, invite, not socket.lists)
            socket.send(p.Welcome(info))
            self.registry.list_legal(live)
        if socket.key is not None:
            await self.registry.start_waiting_clocks(live)

    def _take_at_once(self, socket: Socket, live: LiveTable, text: bytes) -> bool:
        """Takes a command that came in a single frame. What else may come is read by `_handle`."""
        if socket.pending or socket.closing is not None:
            return False
        try:
            message = _decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return False
        if not isinstance(message, p.Command) or not socket.may_speak():
            return False
        socket.pending = True
        done = partial(self._executed, socket, live, message.id, live.table.version)
        self.registry.execute(live, socket.key, message, done, socket.address)
        return True

    def _executed(
        self, socket: Socket, live: LiveTable, own: str, version: int, before: int, refusal: Refusal | None
    ) -> None:
        """Answers a command; `version`: the table's when it came. The news went to everybody already."""
        socket.pending = False
        if refusal is not None:
            self._refuse(socket, live, own, refusal)
        elif before < version:  # a resend: it was executed and sent before
            self.registry.spawn(live.send_events_since(socket, before, self.registry))

    async def _handle(self, socket: Socket, live: LiveTable, text: str | bytes) -> None:
        """Handles one message of the client. After a refusal the connection stays open."""
        try:
            if not socket.may_speak():
                self.registry.metrics.count("refused", '{reason="too-fast"}')
                await asyncio.sleep(0)  # others first
                raise refuse(errors.TOO_FAST)
            await self._dispatch(socket, live, _decoded(text))
        except Refusal as refusal:
            self._refuse(socket, live, _id_in(text), refusal)

    def _refuse(self, socket: Socket, live: LiveTable, own: str | None, refusal: Refusal) -> None:
        self.registry.metrics.count("refusals")
        socket.send(serializers.refused(own, refusal, socket.language))
        if refusal.code == errors.STALE.code:
            live.send_state(socket, self.registry)

    async def _dispatch(self, socket: Socket, live: LiveTable, message: p.ClientMessage) -> None:
        match message:
            case p.Hello():
                raise refuse(errors.SECOND_HELLO)
            case p.GetEvents(since):
                self.registry.must_be_kept()
                self.registry.must_spare_page(live, since, socket.address)
                await live.send_events_since(socket, since, self.registry)
            case p.Ping():
                socket.send(p.Pong())
            case p.SayPhrase(phrase, seat):
                self._phrase(socket, live, phrase, seat)
            case p.ShowHand() | p.ShowFall():
                self._movement(socket, live, message)
            case _:
                version = live.table.version
                before = await self.registry.executed(live, socket.key, message, socket.address)
                self._executed(socket, live, message.id, version, before, None)

    def _phrase(self, socket: Socket, live: LiveTable, phrase: str, seat: int | None) -> None:
        own = live.table.seats_of(socket.key)
        if not own:
            raise refuse(errors.ONLY_WATCHING)
        if phrase not in PHRASES:
            raise refuse(errors.NO_PHRASE, phrase=phrase)
        if seat is not None and seat not in own:
            raise refuse(errors.NOT_YOUR_SEAT)
        live.broadcast(p.Phrase(seat or own[0], phrase))

    def _movement(self, socket: Socket, live: LiveTable, shown: p.Movement) -> None:
        """Shows the others what moves at the seat to act. It is never stored; what comes too fast is dropped."""
        seen = commands.movement(live.table, socket.key, shown)
        if live.movements.take():
            live.show(seen, socket)


def _decoded(text: str | bytes) -> p.ClientMessage:
    try:
        message: p.ClientMessage = _decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise refuse(errors.UNREADABLE, why=str(error)) from None
    return message


def _id_in(text: str | bytes) -> str | None:
    """The id of a command that is refused, also of one that was not read: its client waits for an answer."""
    try:
        return _decode_id(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


async def _receive_text(receive: Any) -> str | bytes:
    message = await receive()
    if message["type"] != "websocket.receive":
        raise Disconnected
    text: str | bytes | None = message.get("text")
    return text if text is not None else message["bytes"]
