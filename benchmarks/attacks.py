"""A person's actions while somebody attacks the server: the attacks of issue 35, one after the other.

Each attack has a server of its own, as it comes, in a process of its own. From 127.0.0.1 two people play: some
actions while nothing else happens, then as many while the attack goes on, again and again, so that whatever else
the machine does meets both alike. The attack is another process, which takes only what processor time is left, as
if it ran on another machine. It goes on for as long as a turn lasts and a minute at most, with a bounded number of
sockets, and only to this machine's own addresses. While watchers crowd in, the person also returns to the seat.

Wanted: 99 % of the actions under attack within 100 ms, or within three times the 99 % of the quiet turns.

`python benchmarks/attacks.py` runs all; `python benchmarks/attacks.py watchers log` only those.
"""

import base64
import contextlib
import http.client
import json
import os
import random
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from statistics import median, quantiles

from fairness import CALM, PAUSE, Json, Seat, ask, ended, table
from yardstick import Report
from ziggurat import game
from ziggurat.bots.warm_up import warm_up

ROUNDS = 6
ACTIONS = 50  # quiet, then attacked, in each round: 600 in all
SETTLED = 1.0  # seconds before an attack is as bad as it gets
MOST_SECONDS = 60.0  # of an attack, whatever happens to the process that began it
MOST_MS, MOST_TIMES = 100, 3
BABEL = {"kind": "made", "game": "babel", "rules": "1", "given": {}, "options": {"full_tower": "last"}}
TALO = (
    "players=4 board=islands starts=symmetric 4z@2,0,0;1z@7,0,0;1z@8,0,0;8z@9,0,0;1z@0,1,0;1z@1,1,0;5z@1,2,0;"
    "1z@4,4,0;1z@5,4,0;2z@8,7,0;5z@9,7,0;2z@0,8,0;2x@1,8,0;1z@0,9,0;1z@1,9,0;4z@9,9,0;4z@7,0,1;1z@8,0,1;3x@3,4,1;"
    "7z@1,8,1;4z@1,9,1;10y@4,-4,2;9y@3,1,2;5y@5,2,2;2y@0,7,2;5y@5,0,3;7y@0,5,3;5x@3,5,3;2x@5,6,3;2y@2,-1,4;"
    "4y@5,1,4;6x@0,5,4;1z@6,5,4;6x@0,6,4;4z@0,8,4;6z@0,11,4;7y@2,-3,5;8y@1,-1,5;6y@3,3,5;3x@4,3,5;3y@2,4,5;"
    "3y@6,4,5;6y@5,5,5;3z@9,7,5;2z@1,-1,6;2z@1,2,6;3z@1,4,6;5x@1,5,6;2y@1,6,6;4y@0,6,8;3x@-1,8,9 "
    "2,2,0;7,7,0;2,8,1;7,2,0 4t 1:10 0+0 0+0 0:0"
)
Attack = Callable[[int, str], None]  # at a port, against a table where somebody sits: one step, again and again


def stranger(number: int = 2) -> str:
    """An address of this machine that nobody who is measured has."""
    return f"127.0.{number >> 8}.{number & 255}"


# ── Attacks, by the numbers of the report ────────────────────────────────────────────────────────────────
def positions(port: int, _: str) -> None:
    """2: late positions of talo, with thousands of actions to list."""
    ask(port, stranger(), "/api/positions", {"game": "talo", "position": TALO, "tokens": ["t3+7"]})


def newlines(port: int, _: str) -> None:
    """3: records of newlines."""
    ask(port, stranger(), "/api/records/read", {"text": '[Game "babel"]\n\nx' + "\n" * 31_900})


def watchers(port: int, victim: str) -> None:
    """4: 499 keyless sockets at the person's table, opened as fast as they can be."""
    with flood(port, stranger(), victim, None, 499):
        time.sleep(1)


def log(port: int, _: str) -> None:
    """5: requests to undo, withdrawn at once, on sixty sockets of one key."""
    place = table(port, stranger(), "babel", {"kind": "here"}, {"kind": "open"})
    name = place["table"]["id"]
    ask(port, stranger(3), f"/api/tables/{name}/seats", {})
    seat = Seat(port, stranger(), place)
    seat.act()
    with contextlib.closing(seat), flood(port, stranger(), name, place["key"], 60) as sockets:
        for kind in ("undo", "cancel-undo") * 100:
            for one in sockets:
                one.send({"type": kind, "id": os.urandom(6).hex()})
            time.sleep(0.05)


def rematches(port: int, _: str) -> None:
    """6: resign, rematch, and again at the table that follows."""
    address = stranger(random.randrange(2, 22))
    place = table(port, address, "babel", {"kind": "here"}, {"kind": "here"})
    name = place["table"]["id"]
    for _number in range(200):
        for deed in ({"type": "resign", "id": "r", "seat": 1}, {"type": "rematch", "id": "q"}):
            page = ask_with_key(port, address, "POST", f"/api/tables/{name}/deeds", deed, place["key"])
        name = page["state"]["next"]


def faults(port: int, _: str) -> None:
    """10: a table whose stored draws are too large fails at each draw; where it is refused, there is no fault."""
    seats = [{"kind": "person", "key": 1}] * 2
    options = {"blacks": "4", "powers": "on", "reach": "any", "sky": "RPYBGYBGRP", "first": "1"}
    made = {"kind": "made", "game": "bubbles", "rules": "1", "given": {}, "options": options, "chairs": seats}
    drawn = {"kind": "played", "seat": 1, "token": ".", "by": "person", "draw": "18446744073709551616"}
    undone = {"kind": "undone", "seat": 1, "ply": 0}
    body = {"log": [{"at": 0, "entry": entry} for entry in (made, drawn, undone)], "open": [2]}
    status, place = ask(port, stranger(), "/api/tables/moved", body)
    if status != 201:
        return
    name = place["table"]["id"]
    ask(port, stranger(), f"/api/tables/{name}/seats", {})
    deed = {"type": "act", "id": "a", "token": ".", "position": place["table"]["state"]["position"]}
    for number in range(200):
        deed["id"] = str(number)
        ask_with_key(port, stranger(), "POST", f"/api/tables/{name}/deeds", deed, place["key"])


def hints(port: int, _: str) -> None:
    """11: four hints at a time from each of twenty addresses."""
    address = stranger(random.randrange(2, 22))
    place = table(port, address, "nivos", {"kind": "here"}, {"kind": "bot", "simulations": 4})
    for _number in range(20):
        ask(port, address, f"/api/tables/{place['table']['id']}/hint", {"seconds": 5})


def tails(port: int, _: str) -> None:
    """14: 480 sockets of one address that read a log from its beginning, again and again."""
    place = table(port, stranger(), "babel", {"kind": "here"}, {"kind": "here"})
    name = place["table"]["id"]
    for number in range(300):
        info = ask_with_key(port, stranger(), "GET", f"/api/tables/{name}", None, place["key"])
        state = info["state"]
        deed = {"type": "undo"} if number % 2 else {"type": "act", "token": state["legal"][0]}
        deed |= {"id": str(number)} | ({} if number % 2 else {"position": state["position"]})
        ask_with_key(port, stranger(), "POST", f"/api/tables/{name}/deeds", deed, place["key"])
    with (
        flood(port, stranger(), name, place["key"], 8) as seated,
        flood(port, stranger(), name, None, 472) as rest,
    ):
        while True:
            for one in (*seated, *rest):
                one.send({"type": "tail", "since": 0})


ATTACKS: dict[str, tuple[Attack, int]] = {  # and how many at a time
    "positions": (positions, 3),
    "newlines": (newlines, 3),
    "watchers": (watchers, 1),
    "log": (log, 1),
    "rematches": (rematches, 8),
    "faults": (faults, 8),
    "hints": (hints, 80),
    "tails": (tails, 1),
}


# ── Their means ──────────────────────────────────────────────────────────────────────────────────────────
class Flooding:
    """A socket that says hello and throws away whatever comes."""

    def __init__(self, port: int, address: str, name: str, key: str | None) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), 20, (address, 0))
        nonce = base64.b64encode(os.urandom(16)).decode()
        self._socket.sendall(
            f"GET /api/tables/{name}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {nonce}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self._socket.recv(4096)
        self._socket.setblocking(False)
        self.send({"type": "hello", "key": key})

    def send(self, message: Json) -> None:
        """Sends this if the server takes it."""
        text = json.dumps(message).encode()
        with contextlib.suppress(OSError):
            while self._socket.recv(1 << 20):
                pass
        with contextlib.suppress(OSError):
            self._socket.send(bytes([0x81, 0x80 | len(text)]) + bytes(4) + text)

    def close(self) -> None:
        self._socket.close()


@contextlib.contextmanager
def flood(port: int, address: str, name: str, key: str | None, count: int) -> Iterator[list[Flooding]]:
    with contextlib.ExitStack() as stack:
        sockets = []
        for _ in range(count):
            one = Flooding(port, address, name, key)
            stack.callback(one.close)
            sockets.append(one)
        yield sockets


def ask_with_key(port: int, address: str, method: str, path: str, body: Json | None, key: str) -> Json:
    """The answer to a request with the key of a seat."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60, source_address=(address, 0))
    with contextlib.closing(connection):
        headers = {"content-type": "application/json", "authorization": f"Bearer {key}"}
        connection.request(method, path, json.dumps(body) if body else None, headers)
        answer: Json = json.loads(connection.getresponse().read())
        return answer


def attack(name: str, port: int, victim: str) -> None:
    """Goes on until the process is ended, and for a minute at most."""
    if sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    step, at_once = ATTACKS[name]
    ends = time.monotonic() + MOST_SECONDS

    def go_on() -> None:
        while time.monotonic() < ends:
            with contextlib.suppress(OSError, http.client.HTTPException, RuntimeError, ValueError, LookupError):
                step(port, victim)
            time.sleep(0.01)

    for _ in range(at_once):
        threading.Thread(target=go_on, daemon=True).start()
    print("begun", flush=True)
    time.sleep(MOST_SECONDS)


# ── The person ───────────────────────────────────────────────────────────────────────────────────────────
class Person:
    """Two people at one device, whose actions are measured; `returns`: with the return to the seat before each."""

    def __init__(self, port: int, returns: bool) -> None:
        self._port = port
        self._returns = returns
        self.sit_down()

    def sit_down(self) -> str:
        """Begins a game; returns its table."""
        self._place = table(self._port, CALM, "babel", {"kind": "here"}, {"kind": "here"})
        self._seat = Seat(self._port, CALM, self._place)
        return str(self._place["table"]["id"])

    def stand_up(self) -> None:
        self._seat.close()

    def action(self) -> float:
        if self._seat.over:
            self.stand_up()
            self.sit_down()
        time.sleep(PAUSE)
        if self._returns:
            self.stand_up()
        began = time.perf_counter()
        if self._returns:
            self._seat = Seat(self._port, CALM, self._place)
        own = self._seat.act()
        while not any(event["id"] == own for event in self._seat.receive()):
            pass
        return time.perf_counter() - began


def measure(report: Report, name: str) -> None:
    quiet: list[float] = []
    attacked: list[float] = []
    serve = [sys.executable, "-m", "ziggurat.server", "serve", "--port", "0", "--thinkers", "1"]
    trusting = ["--trust-proxy", "10.0.0.1", "--log", "quiet", "--data"]
    with tempfile.TemporaryDirectory() as folder, ended([*serve, *trusting, folder]) as server:
        assert server.stdout
        port = int(server.stdout.readline().split("http://127.0.0.1:")[1].split("/")[0])
        person = Person(port, name == "watchers")
        for _ in range(10):
            person.action()
        for _ in range(ROUNDS):
            quiet += turn(person)
            person.stand_up()
            victim = person.sit_down()
            with ended([sys.executable, __file__, "attack", name, str(port), victim]) as attacker:
                assert attacker.stdout
                attacker.stdout.readline()
                time.sleep(SETTLED)
                attacked += turn(person)
            time.sleep(SETTLED)
    calm, loaded = quantiles(quiet, n=100)[98], quantiles(attacked, n=100)[98]
    report.figure(f"{name}, quiet: median", median(quiet), "ms", f"{len(quiet)} actions")
    report.figure(f"{name}, quiet: 99 % within", calm, "ms")
    report.figure(f"{name}, attacked: median", median(attacked), "ms", f"{len(attacked)} actions")
    report.figure(f"{name}, attacked: 99 % within", loaded, "ms")
    report.at_most(f"{name}: attacked 99 % to what is allowed", loaded / max(MOST_MS, MOST_TIMES * calm), 1)


def turn(person: Person) -> list[float]:
    return [1000 * person.action() for _ in range(ACTIONS)]


def bench(report: Report, names: tuple[str, ...] = tuple(ATTACKS)) -> None:
    report.title("A person's actions while the server is attacked (loopback; quiet and attacked in turns)")
    for kind in map(game, ("babel", "nivos", "talo", "bubbles")):
        warm_up(kind, kind.settle({}, random.Random(0)))  # machine code in the cache
    for name in names:
        measure(report, name)


if __name__ == "__main__":
    if sys.argv[1:2] == ["attack"]:
        attack(sys.argv[2], int(sys.argv[3]), sys.argv[4])
        sys.exit()
    found = Report()
    bench(found, tuple(sys.argv[1:]) or tuple(ATTACKS))
    sys.exit(bool(found.missed))
