"""Runs the server: listens, prints where, logs, and closes gracefully."""

import argparse
import asyncio
import contextlib
import gc
import json
import logging
import os
import signal
import socket as network
import sqlite3
import sys
import time
import webbrowser
from collections.abc import Callable, Coroutine
from dataclasses import asdict, replace
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Any, TextIO
from urllib.parse import urlsplit

from ziggurat.core.messages import ENGLISH, Message, known_language, languages, translate
from ziggurat.core.refusals import Refusal
from ziggurat.server.cluster import supervisor
from ziggurat.server.http._uvicorn import Listener, UvicornServer, configure, trusts
from ziggurat.server.http.app import Server
from ziggurat.server.limits import log_limits
from ziggurat.server.limits.connections import Connections
from ziggurat.server.limits.security import is_loopback
from ziggurat.server.process import systemd
from ziggurat.server.process.fatal import must_live
from ziggurat.server.process.network import addresses, usable
from ziggurat.server.settings import Limits, Settings
from ziggurat.server.storage import folder, sqlite_store
from ziggurat.server.storage.places import DatabaseUrl, Place
from ziggurat.terminal.console import why

_LOG_FIELDS = frozenset({*vars(logging.makeLogRecord({})), "color_message"})  # the last: uvicorn's
_EVERYWHERE = ("0.0.0.0", "::")
MOST_DAYS = 36_500
MOST_PORT = 65_535
_OTHER_FILES = 128  # the database, the log, and connections that are just being refused
MOST_THINKERS = 256
MOST_WORKERS = 256
_THINK_AFTER = 3.0  # seconds after the start, whoever looks at the page is not disturbed by another process
METRICS_KEY = "ZIGGURAT_METRICS_KEY"  # in the environment: what is on the command line, everybody can read
_HANDED_OVER = 3  # the first file after standard input, output and errors: systemd's promise


def serve(options: argparse.Namespace, data: Place) -> None:
    """Listens until a signal stops it."""
    set_up_logs(options.log)
    check_options(options)
    if options.workers is None:
        with claimed(data, options.page) as claim:
            listening = _handed_over() or _listen(options.host, options.port)
            if isinstance(claim, TextIOWrapper):  # the lock of a folder
                folder.note_address(claim, _here(options, listening))
            _serve(options, data, listening)
    elif worker := supervisor.worker():
        _serve(options, data, worker.listening, worker)
    else:
        _serve_by_workers(options, data)


def _serve_by_workers(options: argparse.Namespace, data: Place) -> None:
    """Starts workers that share a listening socket, and a database with workers elsewhere."""
    if not isinstance(data, DatabaseUrl):
        raise Refusal(Message("server-workers-need-database"))
    from ziggurat.server.cluster import shared_store

    shared_store.prepare(data)
    _check_page(options.page)
    listening = _handed_over() or _listen(options.host, options.port)
    lines = _where(options, listening)
    supervisor.supervise(listening, options.workers, lambda: print("\n".join(lines), flush=True))


def _lan_url(options: argparse.Namespace, listening: network.socket) -> str:
    if options.host not in _EVERYWHERE:
        return ""
    return f"http://{usable(addresses()) or '127.0.0.1'}:{listening.getsockname()[1]}"


def _here(options: argparse.Namespace, listening: network.socket) -> str:
    name = "localhost" if options.host in _EVERYWHERE else options.host
    return f"http://{name}:{listening.getsockname()[1]}"


def _page(options: argparse.Namespace, listening: network.socket, key: str) -> str:
    """The page's address. Browsers do not send what follows the #, so the key gets into no log."""
    return _here(options, listening) + (f"/#/?here={key}" if key else "")


def _where(options: argparse.Namespace, listening: network.socket, key: str = "") -> list[str]:
    """Where the server is found, for people; with the key that shows who is at this machine."""
    lines = [translate("server-at", options.language, url=_page(options, listening, key))]
    lan_url = _lan_url(options, listening)
    return [*lines, translate("server-house", options.language, url=lan_url)] if lan_url else lines


def _serve(
    options: argparse.Namespace, data: Place, listening: network.socket, worker: "supervisor.Worker | None" = None
) -> None:
    """Serves in this process; `worker`: as one of several."""
    port = listening.getsockname()[1]
    inside = _listen(options.worker_host, 0) if worker else None
    thinkers = options.thinkers or (max(1, Settings.thinkers // options.workers) if worker else Settings.thinkers)
    limits = limits_of(options.limit)
    most = open_files(limits.connections)
    settings = Settings(
        limits=limits.within(most),
        archive_days=options.archive_days,
        forget_days=options.forget_days,
        forget_confirmed=options.yes,
        public=options.public,
        lan_url=_lan_url(options, listening),
        hosts=tuple(options.allow_host),
        origins=tuple(options.allow_origin),
        metrics_key=os.environ.get(METRICS_KEY, ""),
        language=language_of(options.table_language),
        worker=_address_of(inside) if inside else "",
        thinkers=thinkers,
        thinks_apart=os.name == "posix",
    )
    server = Server(data, settings, options.page)
    connections = Connections(settings.limits, most, server.refusals, trusts(options.trust_proxy))
    server.metrics.gauge("connections", "Open connections.", lambda: len(connections))
    server.metrics.gauge("connections_limit", "Connections that can be open.", lambda: connections.most)
    alone = (options.host == "localhost" or is_loopback(options.host)) and not options.public and not worker
    key = server.network.key if alone else ""
    lines = [] if worker else _where(options, listening, key)
    service = _Service(server, connections, options.trust_proxy, lines, options.language)
    if worker and inside:
        service.join(inside, worker)
    if alone:
        server.network.listen = lambda address: service.listen_at(address, port)
    if options.open:
        service.when_ready = lambda: webbrowser.open(_page(options, listening, key))
    # uvicorn closes gracefully, then raises the signal again: a requested stop is no failure.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with asyncio.Runner(loop_factory=new_loop()) as runner, contextlib.suppress(KeyboardInterrupt):
        runner.run(service.uvicorn.serve([listening]))


class _Service:
    """The running server: prints where it listens, and says goodbye to its sockets before they are closed."""

    def __init__(
        self, server: Server, connections: Connections, trusted_proxies: str, lines: list[str], language: str
    ) -> None:
        self._server = server
        self._connections = connections
        self._lines = lines
        self._language = language
        self.when_ready: Callable[[], object] | None = None
        self._say_alive: Callable[[], Coroutine[Any, Any, None]] = systemd.stay_alive
        self.uvicorn = UvicornServer(
            configure(server, connections, trusted_proxies), on_start=self._started, on_stop=self._stopping
        )

    def join(self, inside: network.socket, worker: "supervisor.Worker") -> None:
        """Also listens for other workers, once it has started; then says so."""
        server = self._server
        server.inside_port = inside.getsockname()[1]
        limits = server.settings.limits
        # Other workers stand for many people: only those are counted by address.
        among_us = Connections(limits, self._connections.most, server.refusals, lambda _: True)

        async def listen() -> None:
            assert server.registry.workers
            self._connections.elsewhere = server.registry.workers.share("connections", self._connections.by_group)
            await self.uvicorn.listen(inside, among_us)
            if sys.platform == "linux" and server.forwarding:
                door = network.socket(network.AF_UNIX, network.SOCK_DGRAM)
                door.setblocking(False)
                door.bind(server.forwarding.door(server.registry.workers.store.worker))
                self.uvicorn.take_over(door)
            worker.is_ready()

        self.uvicorn.hands_over = True
        self._say_alive = worker.stay_alive
        self.when_ready = lambda: server.registry.spawn(listen())

    def _started(self) -> None:
        self._watch = asyncio.create_task(self._connections.watch())
        must_live("the watch over connections", self._watch)
        self._alive = asyncio.create_task(self._say_alive())
        # Sockets and tables live long: scanning all of them again and again caused pauses of a second.
        gc.collect()
        gc.freeze()
        gc.set_threshold(100_000, 50, 100)
        # The writing thread needs the interpreter for moments only, and everybody waits for what it writes.
        sys.setswitchinterval(0.0005)
        if not self.uvicorn.hands_over:  # otherwise the supervisor says so, when all workers are
            systemd.notify(systemd.READY)
        asyncio.get_running_loop().call_later(_THINK_AFTER, self._server.thinking.begin)
        for line in self._lines:
            print(line, flush=True)
        if self._lines and (counts := self._server.registry.store.counts).tables:
            line = translate("server-data-read", self._language, tables=counts.tables, events=counts.events)
            print(line, flush=True)
        if self.when_ready:
            self.when_ready()
        self._server.loop_watch.begin()  # until now nobody waited

    async def _stopping(self) -> None:
        if not self.uvicorn.hands_over:
            systemd.notify(systemd.STOPPING)
        self._watch.cancel()
        self._alive.cancel()
        await self._server.leave()
        await asyncio.sleep(0.05)  # for the goodbyes to be sent

    async def listen_at(self, address: str, port: int) -> Listener:
        """Listens at one more address, at the same port if that is free there."""
        try:
            listening = _listen(address, port)
        except Refusal:
            listening = _listen(address, 0)
        listener = await self.uvicorn.listen(listening)
        print(translate("server-house", self._language, url=listener.url), flush=True)
        return listener


def open_files(wished: int) -> int:
    """How many connections the system allows this process, its limit raised as far as it may be."""
    if sys.platform == "win32":
        return wished
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wished + _OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < most:
        soft = most if hard == resource.RLIM_INFINITY else min(most, hard)
        with contextlib.suppress(ValueError, OSError):  # macOS knows a further limit
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return wished if soft == resource.RLIM_INFINITY else max(1, min(wished, soft - _OTHER_FILES))


def new_loop() -> Any:
    try:
        import uvloop
    except ImportError:  # not on Windows
        return asyncio.new_event_loop
    return uvloop.new_event_loop


def _handed_over() -> network.socket | None:
    """The socket on which systemd listens for us, if it does: callers wait there while we are started again."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or os.environ.get("LISTEN_FDS") != "1":
        return None
    try:
        return network.socket(fileno=_HANDED_OVER)
    except OSError as error:
        raise Refusal(Message("server-no-socket", args={"why": why(error)})) from None


def _listen(host: str, port: int) -> network.socket:
    if not host:  # the system would take that for every address
        raise _no_port(host, port, Message("system-no-host"))
    family = network.AF_INET6 if ":" in host else network.AF_INET
    listening = network.socket(family, network.SOCK_STREAM)
    listening.setsockopt(network.SOL_SOCKET, network.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (network.gaierror, TypeError):  # TypeError: it cannot even be written as a name
        listening.close()
        raise _no_port(host, port, Message("system-no-host")) from None
    except (OSError, OverflowError) as error:
        listening.close()
        raise _no_port(host, port, why(error)) from None
    listening.set_inheritable(True)
    return listening


def _no_port(host: str, port: int, reason: Message | str) -> Refusal:
    return Refusal(Message("server-no-port", args={"host": host, "port": str(port), "why": reason}))


def _address_of(listening: network.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def check_options(options: argparse.Namespace) -> None:
    """Says what is wrong with the arguments before anything is started."""
    for days, message in (
        (options.archive_days, "server-bad-days"),
        (options.forget_days, "server-bad-forget-days"),
    ):
        if days is not None and not 0 < days <= MOST_DAYS:
            raise Refusal(Message(message, args={"days": f"{days:g}", "most": MOST_DAYS}))
    if not 0 <= options.port <= MOST_PORT:
        spelled = {"name": "--port", "text": str(options.port), "least": "0", "most": str(MOST_PORT)}
        raise Refusal(Message("bad-number-between", args=spelled))
    if options.thinkers is not None and not 0 < options.thinkers <= MOST_THINKERS:
        args = {"count": options.thinkers, "most": MOST_THINKERS}
        raise Refusal(Message("server-bad-thinkers", args=args))
    if options.workers is not None and not 0 < options.workers <= MOST_WORKERS:
        raise Refusal(Message("server-bad-workers", args={"count": options.workers, "most": MOST_WORKERS}))
    for address in filter(None, (options.public, *options.allow_origin)):
        try:
            parts = urlsplit(address)
            good = parts.scheme in ("http", "https") and parts.hostname and not parts.path.strip("/")
        except ValueError:
            good = False
        if not good:
            raise Refusal(Message("server-bad-address", args={"address": address}))


def claimed(data: Place, page: Path | None) -> contextlib.AbstractContextManager[object]:
    """The claim to the data, held until it is closed. Says what is wrong with them before anything starts."""
    lock = _claimed_database(data) if isinstance(data, DatabaseUrl) else _claimed_folder(data)
    _check_page(page)
    return lock


def _check_page(page: Path | None) -> None:
    if page and not (page / "index.html").is_file():
        raise Refusal(Message("server-no-page", args={"folder": str(page)}))


def _claimed_folder(data: Path) -> IO[str]:
    try:
        data.mkdir(parents=True, exist_ok=True)
        lock = folder.lock(data)
        try:
            sqlite_store.prepare(data)
        except BaseException:
            lock.close()
            raise
    except (OSError, sqlite3.Error) as error:
        raise Refusal(Message("server-no-data", args={"folder": str(data), "why": why(error)})) from None
    return lock


def _claimed_database(data: DatabaseUrl) -> contextlib.AbstractContextManager[object]:
    """A database is claimed for good by the store, on the connection that writes; here it is made ready."""
    from ziggurat.server.storage import postgres_store

    postgres_store.prepare(data)
    return contextlib.nullcontext()


def language_of(asked: str) -> str:
    """The language of the table for those whose browser asks for none that we know."""
    found = known_language(asked) if asked else ENGLISH
    if found is None:
        raise Refusal(Message("unknown-language", args={"language": asked, "known": languages()}))
    return found


def limits_of(given: list[str]) -> Limits:
    """The limits, some of them changed as in `sockets=5000`."""
    known = {name: type(value) for name, value in asdict(Limits()).items()}
    changed: dict[str, Any] = {}
    for one in given:
        name, _, value = one.partition("=")
        name = name.replace("-", "_")
        try:
            changed[name] = number = known[name](value)
            if not number >= 0:  # nor is “nan” a limit
                raise ValueError
        except (KeyError, ValueError):
            raise Refusal(Message("server-bad-limit", args={"wish": one, "known": tuple(known)})) from None
    return replace(Limits(), **changed)


# ── Logs ─────────────────────────────────────────────────────────────────────────────────────────────────
class JsonLines(logging.Formatter):
    """Formats a log line as a JSON object: time, level, event, and its fields. Keys of people are never logged."""

    def format(self, record: logging.LogRecord) -> str:
        fields = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in _LOG_FIELDS},
        }
        if record.exc_info:
            fields["exception"] = self.formatException(record.exc_info)
        return json.dumps(fields, default=str)


def set_up_logs(level: str) -> None:
    level_wanted = logging.INFO if level == "info" else logging.WARNING
    logging.basicConfig(level=level_wanted, handlers=[log_handler()], force=True)
    for other in ("uvicorn", "websockets"):  # their lines about each socket have the caller's address
        logging.getLogger(other).setLevel(logging.WARNING)


def log_handler(
    stream: TextIO | None = None,
    every: float = log_limits.EVERY,
    clock: Callable[[], float] = time.monotonic,
) -> logging.Handler:
    """Writes the lines of all loggers. A fault that is repeated does not fill the disk."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    handler.addFilter(log_limits.FaultLimit(handler, every, clock))
    return handler
