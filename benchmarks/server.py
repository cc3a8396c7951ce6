"""The table server: durable actions per CPU-second against boardgame.io's moves in memory; sockets in numbers."""

import asyncio
import contextlib
import json
import os
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

from load import Load, close, connect, play
from yardstick import Report
from ziggurat import game, game_names
from ziggurat.bots.warm_up import warm_up

HERE = Path(__file__).parent
TABLES = MATCHES = 300
WARM = 100  # tables and matches played before those that are measured
SETTLED = 0.5  # seconds after which all presence messages are sent
ROUNDS = 5
PACED_SOCKETS = 5_000
PACE = 5.0  # mean seconds between two actions of a table
PACED_SECONDS = 25.0
FEW = 50  # tables of each game
ENOUGH = 5_000  # actions: processor time is told in hundredths of a second
TICK = os.sysconf("SC_CLK_TCK")
LIMITS = (
    "sockets_an_address",
    "requests_a_minute",
    "tables_an_hour",
    "stored_an_hour",
    "messages_a_second",
    "messages_at_once",
)


class Speed(NamedTuple):
    """Actions per CPU-second of the server and per second, and how long 99 % wait for an action's news at most."""

    each_cpu_second: float
    each_second: float
    wait: float


def cpu_seconds(pid: int) -> float:
    """The processor time that a process and its workers have used, in user and system mode."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK + sum(cpu_seconds(int(child)) for child in children)


def resident_kib(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


@contextlib.contextmanager
def running_server(data: Path | str, *arguments: str) -> Iterator[tuple[int, int]]:
    """A table server of its own, on a folder or a database; gives its port and its process."""
    limits = [part for name in LIMITS for part in ("--limit", f"{name}=100000000000")]
    command = [sys.executable, "-m", "ziggurat.server", "serve", "--port", "0", "--data", str(data), *limits]
    command += arguments
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout
        port = int(process.stdout.readline().split("http://127.0.0.1:")[1].split("/")[0])
        urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games").read()
        yield port, process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)
        if process.stdout:
            process.stdout.close()


def ask(port: int, path: str, body: object) -> dict[str, object]:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    made: dict[str, object] = json.load(urllib.request.urlopen(request))
    return made


def make_tables(port: int, number: int, name: str = "babel") -> list[tuple[str, str]]:
    """Tables for two people each; the places as table and key."""
    places = []
    for _ in range(number):
        first = ask(port, "/api/tables", {"game": name, "seats": [{"kind": "here"}, {"kind": "open"}]})
        table = str(first["table"]["id"])  # type: ignore[index]
        second = ask(port, f"/api/tables/{table}/seats", {})
        places += [(table, str(first["key"])), (table, str(second["key"]))]
    return places


# ── Actions per CPU-second ───────────────────────────────────────────────────────────────────────────────
async def _full_speed(port: int, pid: int, tables: int, name: str = "babel", lists: bool = False) -> Speed:
    """So many tables of a game at once, and once more until there are enough actions for a measurement."""
    actions, spent, took, waits = 0, 0.0, 0.0, list[float]()
    while actions < ENOUGH:
        load = Load(port, lists=lists)
        lines = await connect(load, await asyncio.to_thread(make_tables, port, tables, name))
        await asyncio.sleep(SETTLED)  # coming is not playing
        before, began = cpu_seconds(pid), time.perf_counter()
        await play(load, lines, 120)
        if load.unfinished:
            raise RuntimeError(f"{load.unfinished} seats did not see the end of their game")
        actions, waits = actions + load.actions, waits + load.waits
        spent, took = spent + cpu_seconds(pid) - before, took + time.perf_counter() - began
        close(lines)
    return Speed(actions / spent, actions / took, quantiles(waits, n=100)[98])


def durable_actions(database: str = "", *arguments: str) -> Speed:
    """Babel games between two sockets each, every action on disk before it is sent."""
    with tempfile.TemporaryDirectory() as folder, running_server(database or folder, *arguments) as (port, pid):
        asyncio.run(_full_speed(port, pid, WARM))
        return asyncio.run(_full_speed(port, pid, TABLES))


def each_game(lists: bool) -> dict[str, Speed]:
    """All games at one server, one after the other; `lists`: the clients list the legal actions themselves."""
    with tempfile.TemporaryDirectory() as folder, running_server(folder) as (port, pid):
        found = {}
        for name in game_names():
            asyncio.run(_full_speed(port, pid, FEW, name, lists))
            found[name] = asyncio.run(_full_speed(port, pid, FEW, name, lists))
        return found


def boardgame_moves() -> float | None:
    """boardgame.io's tic-tac-toe, kept in memory: moves per CPU-second of its server. None without npm."""
    folder = HERE / "boardgame"
    npm = shutil.which("npm")
    if not shutil.which("node") or not npm:
        return None
    if not (folder / "node_modules").exists():
        subprocess.run([npm, "ci", "--silent", "--no-audit", "--no-fund"], cwd=folder, check=True)
    port = 18_321
    server = _node(folder, "server.js", str(port))
    try:
        _line(server)
        _play_matches(folder, port, server.pid, WARM, "warm")
        return _play_matches(folder, port, server.pid, MATCHES, "measured")
    finally:
        server.terminate()
        server.wait(10)


def _play_matches(folder: Path, port: int, pid: int, matches: int, series: str) -> float:
    load = _node(folder, "load.js", str(port), str(matches), series)
    try:
        if _line(load) != "connected":
            raise RuntimeError("the clients of boardgame.io did not connect")
        before = cpu_seconds(pid)
        assert load.stdin
        load.stdin.write("go\n")
        load.stdin.flush()
        return int(_line(load)) / (cpu_seconds(pid) - before)
    finally:
        load.kill()
        load.wait(10)


def _node(folder: Path, *arguments: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        ["node", *arguments],
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )


def _line(process: "subprocess.Popen[str]", patience: float = 120) -> str:
    """The next line that a process prints; a timeout limits the wait."""
    assert process.stdout
    waiting = select.poll()
    waiting.register(process.stdout, select.POLLIN)
    if not waiting.poll(patience * 1000):
        raise TimeoutError("boardgame.io does not answer")
    return process.stdout.readline().strip()


# ── Many sockets ─────────────────────────────────────────────────────────────────────────────────────────
async def _paced(port: int, pid: int, places: list[tuple[str, str]]) -> tuple[list[float], float]:
    before = resident_kib(pid)
    load = Load(port, pause=PACE, until=time.perf_counter() + 1e9)
    lines = await connect(load, places)
    each = (resident_kib(pid) - before) / len(lines)
    load.until = time.perf_counter() + PACED_SECONDS
    await play(load, lines, PACED_SECONDS + 2)
    close(lines)
    return load.waits, each


def many_sockets() -> tuple[list[float], float]:
    """Paced play on 5,000 sockets: the waits from an action to its news, and the memory of a socket in KiB."""
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as (port, pid):
        return asyncio.run(_paced(port, pid, make_tables(port, PACED_SOCKETS // 2)))


def first_answer() -> float:
    """Seconds from the start of the process to the first answer, machine code in the cache."""
    times = []
    for _ in range(3):
        with tempfile.TemporaryDirectory() as folder:
            began = time.perf_counter()
            with running_server(Path(folder)):
                times.append(time.perf_counter() - began)
    return median(times)


# ── A restart ────────────────────────────────────────────────────────────────────────────────────────────
def _start_at(listening: socket.socket, data: str) -> "subprocess.Popen[bytes]":
    """A server that gets its socket from us, as systemd would hand it over."""
    fd = listening.fileno()
    server = [sys.executable, "-m", "ziggurat.server", "serve", "--data", data]
    hand_over = f'export LISTEN_PID=$$ LISTEN_FDS=1; exec "$@" 3<&{fd}'
    return subprocess.Popen(["bash", "-c", hand_over, "bash", *server], pass_fds=[fd], stdout=subprocess.DEVNULL)


async def _restarted(listening: socket.socket, data: str, first: "subprocess.Popen[bytes]") -> float:
    """Seconds from the end of a connection to the welcome of the next, while the server is started again."""
    load = Load(listening.getsockname()[1])
    places = await asyncio.to_thread(make_tables, load.port, 1)
    (line, *_) = await connect(load, places)
    first.send_signal(signal.SIGTERM)
    while not line.transport.is_closing():
        await asyncio.sleep(0.001)
    began = time.perf_counter()
    connecting = asyncio.create_task(connect(load, places))
    await asyncio.to_thread(first.wait, 30)
    second = _start_at(listening, data)
    try:
        close(await connecting)
        return time.perf_counter() - began
    finally:
        second.terminate()
        await asyncio.to_thread(second.wait, 30)


def restart_seconds() -> float:
    """How long a connection is down when the server is started again at a socket that stays open."""
    with tempfile.TemporaryDirectory() as data, socket.create_server(("127.0.0.1", 0)) as listening:
        return asyncio.run(_restarted(listening, data, _start_at(listening, data)))


def bench_games(report: Report) -> None:
    """Each game, with clients that list for themselves, as the page does, and with clients that want lists."""
    for name in game_names():
        warm_up(game(name), game(name).start().settings)
    for lists, whose in ((True, "the clients list"), (False, "the server lists")):
        found = each_game(lists)
        for name, speed in found.items():
            aim = "aim: at least 5,000" if lists and name == "talo" else ""
            report.figure(f"{name}, {whose}: actions per CPU-second", speed.each_cpu_second, "/CPU-s", aim)
            report.figure(f"{name}, {whose}: 99 % wait less than", speed.wait * 1000, "ms")
        ratio = found["talo"].wait / found["babel"].wait
        aim = "aim: at most 3" if lists else ""
        report.figure(f"talo, {whose}: that wait against babel's", ratio, "x", aim)


def bench(report: Report) -> None:
    report.title("Table server (loopback; one run)")
    warm_up(game("babel"), {"full_tower": "last"})  # machine code in the cache
    first = first_answer()
    report.figure("first answer after a warm start", first, "s", "aim: at most 1.5")
    down = median(restart_seconds() for _ in range(3))
    report.figure("a connection is down at a restart, with systemd's socket", down, "s", "aim: at most 3")
    rounds = [(durable_actions(), boardgame_moves()) for _ in range(ROUNDS)]  # they take turns
    report.figure("durable actions per CPU-second, babel", median(ours for (ours, *_), _ in rounds), "/CPU-s")
    report.figure("durable actions per second, this run", median(speed for (_, speed, _), _ in rounds), "/s")
    ratios = [ours / theirs for (ours, *_), theirs in rounds if theirs is not None]
    if ratios:
        theirs = median(theirs for _, theirs in rounds if theirs is not None)
        report.figure("boardgame.io, moves in memory per CPU-second", theirs, "/CPU-s")
        report.ratio("durable actions against boardgame.io's moves", median(ratios), 2)
    else:
        print("  boardgame.io was not measured: there is no npm here.")
    bench_games(report)
    waits, memory = many_sockets()
    cuts = quantiles(waits, n=100)
    report.figure("5,000 sockets, paced: median wait for an action's news", cuts[49] * 1000, "ms")
    report.figure("5,000 sockets, paced: 99 % wait less than", cuts[98] * 1000, "ms", "aim: at most 25")
    report.figure("memory of a socket", memory, "KiB", "aim: at most 40")


if __name__ == "__main__":
    bench(Report())
