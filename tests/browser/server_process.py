"""A server of its own for the tests of the page, and where the built page is."""

import json
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from postgres import argument
from ziggurat.core.registry import game
from ziggurat.server.limits import keys
from ziggurat.server.storage.folder import FILE
from ziggurat.server.tables import log

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
BUILT = ROOT / "src/ziggurat/page/index.html"
SERVER = ("-m", "ziggurat.server")
HERE = {"kind": "here", "name": ""}


class ServerProcess:
    """A server on its own data, which can be killed and started again at the same address."""

    def __init__(self, data: Path, program: tuple[str, ...] = SERVER) -> None:
        self.program = program
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.data = data
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        command = [
            sys.executable,
            *self.program,
            "serve",
            "--port",
            str(self.port),
            "--data",
            argument(self.data),
        ]
        for limit in ("requests_a_minute", "tables_an_hour"):
            command += ["--limit", f"{limit}=1000000"]
        self._said = self.data.parent / f"said-{self.port}.txt"
        with self._said.open("wb") as said:
            self.process = subprocess.Popen(command, stdout=said, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=2):
                    return
            except OSError:
                assert self.process.poll() is None, "the server did not start"
                time.sleep(0.1)
        pytest.fail("the server did not answer")

    @property
    def here_key(self) -> str:
        """The key that only somebody at this machine gets to see: in the address that the server prints."""
        deadline = time.monotonic() + 60
        while not (found := re.search(r"#/\?here=(\S+)", self._said.read_text())):
            assert time.monotonic() < deadline, "no address was printed"
            time.sleep(0.05)
        return found[1]

    def table(self, game: str, seats: list[dict[str, Any]] | None = None, **options: str) -> str:
        """Opens a table; the path that leads to it, with the keys of its seats. Without seats: against a bot."""
        wish = {"game": game, "options": options} | ({"seats": seats} if seats else {})
        request = urllib.request.Request(
            f"{self.url}/api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"}
        )
        deadline = time.monotonic() + 300
        while True:
            try:
                with urllib.request.urlopen(request, timeout=120) as answer:
                    place = json.load(answer)
                return f"/t/{place['table']['id']}#key={place['key']}"
            except urllib.error.HTTPError as refused:  # 503: the rules are still being compiled
                assert refused.code == 503, refused.read()
                assert time.monotonic() < deadline, "the rules were never ready"
            time.sleep(0.5)

    def warm(self) -> None:
        """Has the rules of all games at hand, so that no browser waits at a closed door.

        Asked of the server: other tests may have brought games of their own into this process.
        """
        with urllib.request.urlopen(f"{self.url}/api/games", timeout=120) as answer:
            offered = json.load(answer)["games"]
        for one in offered:
            self.table(one["name"])

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process = None

    @contextmanager
    def away(self) -> Iterator[None]:
        """The server is killed, and comes back for the next test whatever becomes of this one."""
        self.kill()
        try:
            yield
        finally:
            self.start()

    def stop(self) -> None:
        if self.process:
            self.process.terminate()
            self.process.wait()

    def table_in_play(
        self,
        name: str,
        options: Mapping[str, str],
        line: str,
        bots: Mapping[int, int] = {},
        people: Sequence[str] = (),
    ) -> str:
        """A table in the middle of a game, written into the log as if it had been played; the path to it.

        `line` holds the rolls too, so that a test knows what comes; `bots` are levels by seat, `people` names.
        """
        position = game(name).start(options)
        seats = [
            log.SeatSetup("bot", level=bots[seat])
            if seat in bots
            else log.SeatSetup("person", people[seat - 1] if people else f"Seat {seat}", key=1)
            for seat in range(1, position.rules.seats + 1)
        ]
        events: list[log.AnyEvent] = [
            log.Created(name, position.game.version, dict(options), dict(position.settings), seats)
        ]
        for token in line.split():
            seat = position.turn
            events.append(log.Acted(seat, token, "person" if seat else "chance", None if seat else 0))
            position = position.play(token)
        table, key, now = keys.new_table_id(), keys.new_key(), int(time.time() * 1000)
        rows = [(table, n, now, None, msgspec.json.encode(event)) for n, event in enumerate(events, start=1)]
        with closing(sqlite3.connect(self.data / FILE, timeout=30)) as store, store:
            store.executemany("INSERT INTO events (table_id, version, at, client, entry) VALUES (?,?,?,?,?)", rows)
            store.execute("INSERT INTO keys (table_id, number, hash) VALUES (?,?,?)", (table, 1, keys.hashed(key)))
            store.execute(
                "INSERT INTO tables (id, game, phase, listed, clocked, created, touched) VALUES (?,?,?,0,0,?,?)",
                (table, name, "playing", now, now),
            )
        return f"/t/{table}#key={key}"
