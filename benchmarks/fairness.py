"""Fair shares of one thinking thread: how long others wait while one address does its worst within the limits.

A server with one thinking thread. From 127.0.0.1 somebody plays against a level 3 bot, and two people play with
each other. From 127.0.0.2 comes the worst that the limits allow: hints of five seconds and analyses, as many at
once as are let in and asked for again at once; forty tables at which bots of 200,000 simulations play among
themselves, watched; twenty at which such bots play against somebody who is there. Every round has a server of its
own and measures it calm first, then under that load, so that whatever else the machine does meets both alike. A
bot's answer is the time from an action sent to the bot's first action seen, in the first turn of a game; a
person's action that from sending it to seeing it. People's actions are measured in five runs of 600 calm and 600
loaded ones, in turns. The machine itself is measured beside them: a thread that wakes another, which writes two
pages and waits for the disk.

`python benchmarks/fairness.py` runs this alone; `python benchmarks/fairness.py nivos` only the answers in that
game; `python benchmarks/fairness.py actions` only people's actions.
"""

import base64
import contextlib
import http.client
import json
import os
import queue
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from yardstick import Report
from ziggurat import game
from ziggurat.bots.warm_up import warm_up

GAMES = ("nivos", "talo", "babel")
CALM, WORST = "127.0.0.1", "127.0.0.2"
ROUNDS = 8
ANSWERS = 25  # of the bot, calm and loaded, in each round: 200 in all
RUNS = 5
TURNS, ACTIONS = 3, 200  # of the two people, calm and loaded, in each run: 600 in all
WRITES = 50  # of the machine alone, in each run
SETTLED = 3.0  # seconds before the load is as bad as it gets
RECOVERED = 0.5  # seconds after the load has ended
PAUSE = 0.06  # seconds between two actions: 20 messages a second are allowed
SIMULATIONS = 200_000
MATCHES, SEATED = 40, 20  # tables of bots alone, and with somebody there
HINTS, ANALYSES = 4, 2  # asked for all the time
_PAGES = 8240  # bytes of a commit with one event
Json = dict[str, Any]


# ── Clients ──────────────────────────────────────────────────────────────────────────────────────────────
def ask(port: int, address: str, path: str, body: Json) -> tuple[int, Json]:
    """A request from an address of this machine."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120, source_address=(address, 0))
    with contextlib.closing(connection):
        connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())


def table(port: int, address: str, name: str, *seats: Json) -> Json:
    status, place = ask(port, address, "/api/tables", {"game": name, "seats": list(seats)})
    if status != 201:
        raise RuntimeError(place)
    return place


class Seat:
    """One client's socket, read and written by hand; it waits in its own thread, with nothing between."""

    def __init__(self, port: int, address: str, place: Json) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), 60, (address, 0))
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._read = self._socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self._socket.sendall(
            f"GET /api/tables/{place['table']['id']}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        while self._read.readline().strip():
            pass
        self.state: Json = {}
        self._send({"type": "hello", "key": place["key"]})
        while not self.state:
            self.receive()

    def close(self) -> None:
        self._read.close()
        self._socket.close()

    def _send(self, message: Json) -> None:
        text = json.dumps(message).encode()
        head = bytes([0x81, 0x80 | len(text)]) if len(text) < 126 else b"\x81\xfe" + len(text).to_bytes(2, "big")
        self._socket.sendall(head + bytes(4) + text)

    def act(self) -> str:
        own = base64.b64encode(os.urandom(9)).decode()
        token = random.choice(self.state["legal"])
        self._send({"type": "act", "id": own, "token": token, "position": self.state["position"]})
        return own

    def receive(self) -> list[Json]:
        """Waits for the next message; the events that it tells of."""
        head, size = self._read.read(2)
        if size >= 126:
            size = int.from_bytes(self._read.read(2 if size == 126 else 8), "big")
        payload = self._read.read(size)
        if head & 15 == 9:  # a ping
            self._socket.sendall(bytes([0x8A, 0x80 | size]) + bytes(4) + payload)
        if head & 15 != 1:
            return []
        message = json.loads(payload)
        self.state = message.get("table", message).get("state", self.state)
        events: list[Json] = message.get("events", [])
        return events

    @property
    def over(self) -> bool:
        return bool(self.state["phase"] == "over")

    def wait_for_turn(self) -> None:
        while not (self.over or self.state["legal"]):
            self.receive()


# ── Those who are measured ───────────────────────────────────────────────────────────────────────────────
class Opponent:
    """Somebody who begins game after game against a level 3 bot.

    Only the bot's first answer of a game is measured. Later ones are other work: in nivos the first takes ten
    times as long as those near the end, so that the slowest of all would only tell which positions came up.
    """

    def __init__(self, port: int, name: str) -> None:
        self._port, self._name = port, name

    def answer(self) -> float:
        """Plays, in some games several times, until the bot has answered; the seconds it took to."""
        place = table(self._port, CALM, self._name, {"kind": "here"}, {"kind": "bot", "level": 3})
        seat = Seat(self._port, CALM, place)
        with contextlib.closing(seat):
            while True:
                seat.wait_for_turn()
                time.sleep(PAUSE)
                own = seat.act()
                began = time.perf_counter()
                seen = False
                while not (seen and seat.state["legal"]):
                    events = seat.receive()
                    if any(event.get("by") == "bot" for event in events):
                        return time.perf_counter() - began
                    seen = seen or any(event["id"] == own for event in events)


class Pair:
    """Two people who play babel, game after game: at one device, so that one socket sees it all."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._seat: Seat | None = None

    def action(self) -> float:
        if self._seat is None or self._seat.over:
            if self._seat:
                self._seat.close()
            place = table(self._port, CALM, "babel", {"kind": "here"}, {"kind": "here"})
            self._seat = Seat(self._port, CALM, place)
        seat = self._seat
        time.sleep(PAUSE)
        own = seat.act()
        began = time.perf_counter()
        while not any(event["id"] == own for event in seat.receive()):
            pass
        return time.perf_counter() - began


# ── The one who does the worst ───────────────────────────────────────────────────────────────────────────
def attack(port: int) -> None:
    """Goes on until the process is ended.

    Its own work must not be what is measured, since it would be done on another machine: it takes what is left.
    """
    if sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    bot = {"kind": "bot", "simulations": SIMULATIONS}

    def again(work: Callable[[], None]) -> None:
        while True:
            with contextlib.suppress(OSError, http.client.HTTPException, RuntimeError, ValueError):
                work()
            time.sleep(0.2)  # 1,200 requests a minute are allowed

    def watch() -> None:
        seat = Seat(port, WORST, table(port, WORST, random.choice(GAMES), bot, bot) | {"key": None})
        seat.wait_for_turn()  # which a watcher never has: to the end

    def sit() -> None:
        seat = Seat(port, WORST, table(port, WORST, random.choice(GAMES), {"kind": "here"}, bot))
        seat.wait_for_turn()
        while not seat.over:
            own = seat.act()
            while not any(event["id"] == own for event in seat.receive()):
                pass
            seat.wait_for_turn()

    studied = table(port, WORST, "nivos", {"kind": "here"}, bot)["table"]["id"]

    def hint() -> None:
        ask(port, WORST, f"/api/tables/{studied}/hint", {"seconds": 5})

    def analyse() -> None:
        tokens = [token for token, _ in zip(_a_game(), range(20), strict=False)]
        ask(port, WORST, "/api/analysis", {"game": "nivos", "tokens": tokens})

    works = [watch] * MATCHES + [sit] * SEATED + [hint] * HINTS + [analyse] * ANALYSES
    for work in works:
        threading.Thread(target=again, args=(work,), daemon=True).start()
    print("begun", flush=True)
    signal.pause()


def _a_game() -> Iterator[str]:
    position = game("nivos").start()
    while not position.over:
        action = random.choice(position.actions)
        yield position.token(action)
        position = position.play(action)


# ── Rounds ───────────────────────────────────────────────────────────────────────────────────────────────
@contextlib.contextmanager
def ended(command: list[str]) -> Iterator["subprocess.Popen[str]"]:
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(30)
        if process.stdout:
            process.stdout.close()


@contextlib.contextmanager
def served() -> Iterator[tuple[int, str]]:
    """A server of its own that has done everything once; its port and its folder."""
    serve = [sys.executable, "-m", "ziggurat.server", "serve", "--port", "0", "--thinkers", "1", "--data"]
    with tempfile.TemporaryDirectory() as folder, ended([*serve, folder]) as server:
        assert server.stdout
        port = int(server.stdout.readline().split("http://127.0.0.1:")[1].split("/")[0])
        for kind in GAMES:  # rules, words and the like are read when first needed: that is not measured
            made = table(port, CALM, kind, {"kind": "here"}, {"kind": "bot", "level": 3})
            ask(port, CALM, f"/api/tables/{made['table']['id']}/hint", {"seconds": 0.1})
            ask(port, CALM, "/api/analysis", {"game": kind, "tokens": []})
        yield port, folder


@contextlib.contextmanager
def attacked(port: int) -> Iterator[None]:
    with ended([sys.executable, __file__, "attack", str(port)]) as worst:
        assert worst.stdout
        worst.stdout.readline()
        time.sleep(SETTLED)
        yield


def times(number: int, measured: Callable[[], float]) -> list[float]:
    """Milliseconds."""
    return [1000 * measured() for _ in range(number)]


def _bare_writes(folder: str) -> list[float]:
    """What the machine does for an action: a thread is woken, writes two pages, and wakes the first one again."""
    todo: queue.SimpleQueue[int | None] = queue.SimpleQueue()
    done: queue.SimpleQueue[None] = queue.SimpleQueue()

    def write() -> None:
        with Path(folder, "bare").open("wb+", buffering=0) as file:
            file.write(bytes(_PAGES * (WRITES + 1)))
            os.fsync(file.fileno())
            while (number := todo.get()) is not None:
                os.pwrite(file.fileno(), os.urandom(_PAGES), number * _PAGES)
                os.fdatasync(file.fileno())
                done.put(None)

    writer = threading.Thread(target=write)
    writer.start()
    found = []
    for number in range(WRITES):
        time.sleep(PAUSE)
        began = time.perf_counter()
        todo.put(number)
        done.get()
        found.append(1000 * (time.perf_counter() - began))
    todo.put(None)
    writer.join()
    return found


def _numbers(port: int) -> str:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    with contextlib.closing(connection):
        connection.request("GET", "/metrics")
        return connection.getresponse().read().decode()


def measure_answers(report: Report, name: str) -> None:
    calm, loaded, numbers = list[float](), list[float](), ""
    for _ in range(ROUNDS):
        with served() as (port, _):
            opponent = Opponent(port, name)
            times(5, opponent.answer)
            calm += times(ANSWERS, opponent.answer)
            with attacked(port):
                loaded += times(ANSWERS, opponent.answer)
                numbers = _numbers(port)
    waiting = [line for line in numbers.splitlines() if line.startswith("ziggurat_thinking_waiting{")]
    print(f"  {name}; waiting for the thread at the end: " + ", ".join(line[26:] for line in waiting))
    compare(report, f"{name}, level 3 answers", calm, loaded, 3)


def measure_actions(report: Report) -> None:
    for run in range(1, RUNS + 1):
        calm, loaded = list[float](), list[float]()
        with served() as (port, folder):
            pair = Pair(port)
            times(5, pair.action)
            bare = _bare_writes(folder)
            for _ in range(TURNS):
                calm += times(ACTIONS, pair.action)
                with attacked(port):
                    loaded += times(ACTIONS, pair.action)
                time.sleep(RECOVERED)
        report.figure(f"run {run}, the machine alone: median", median(bare), "ms", "a wake-up and a write")
        report.figure(
            f"run {run}, the machine alone: 99 % to median", quantiles(bare, n=100)[98] / median(bare), "×"
        )
        compare(report, f"run {run}, people's actions", calm, loaded, 2)


def compare(report: Report, what: str, calm: list[float], loaded: list[float], most: float) -> None:
    calm_cuts, cuts = quantiles(calm, n=100), quantiles(loaded, n=100)
    report.figure(f"{what}, calm: median", median(calm), "ms", f"{len(calm)} of them")
    report.figure(f"{what}, calm: 99 % within", calm_cuts[98], "ms")
    report.figure(f"{what}, loaded: median", median(loaded), "ms", f"{len(loaded)} of them")
    report.figure(f"{what}, loaded: 99 % within", cuts[98], "ms")
    report.figure(f"{what}, calm: 99 % to median", calm_cuts[98] / median(calm), "×")
    report.figure(f"{what}: loaded 99 % to calm 99 %", cuts[98] / calm_cuts[98], "×")
    report.at_most(f"{what}: loaded 99 % to calm median", cuts[98] / median(calm), most)


def bench(report: Report, measured: tuple[str, ...] = (*GAMES, "actions")) -> None:
    report.title("Fair shares of one thinking thread (loopback; calm and loaded in turns)")
    for name in GAMES:
        kind = game(name)
        warm_up(kind, kind.settle({}, random.Random(0)))  # machine code in the cache
    for name in measured:
        if name == "actions":
            measure_actions(report)
        else:
            measure_answers(report, name)


if __name__ == "__main__":
    if sys.argv[1:2] == ["attack"]:
        attack(int(sys.argv[2]))
    found = Report()
    bench(found, tuple(sys.argv[1:]) or (*GAMES, "actions"))
    sys.exit(bool(found.missed))
