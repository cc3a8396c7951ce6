"""The service as systemd runs it: what it may do, and that so confined it plays, compiles and is watched over."""

import asyncio
import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import ziggurat
from postgres import place, postgres, use
from server_process import PATIENCE, Player, ServerProcess, free_port
from test_postgres import BadLine
from ziggurat.server.http._uvicorn import trusts
from ziggurat.server.process import systemd
from ziggurat.server.storage.places import DatabaseUrl

HERE = Path(__file__).parent
DEPLOY = HERE.parent / "deploy"
UNIT = (DEPLOY / "ziggurat.service").read_text(encoding="utf-8")
SYSTEMD = Path("/lib/systemd/systemd")


# ── What it may do ───────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="There is no systemd-analyze here.")
def test_the_unit_is_confined_as_far_as_numba_allows() -> None:
    command = ["systemd-analyze", "security", "--offline=yes", "--no-pager", str(DEPLOY / "ziggurat.service")]
    told = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    found = re.search(r"Overall exposure level for ziggurat.service: ([0-9.]+)", told)
    assert found, told
    assert float(found[1]) <= 2.5
    settings = [line.partition("=")[0] for line in UNIT.splitlines() if not line.startswith("#")]
    assert "MemoryDenyWriteExecute" not in settings
    assert {"MemoryMax", "WatchdogSec", "UMask", "SystemCallFilter", "RestrictNamespaces"} <= set(settings)


def test_compose_trusts_its_own_bridge_only() -> None:
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    (subnet,) = re.findall(r"- subnet: (\S+)", compose)
    (trusted,) = re.findall(r'"--trust-proxy", "([^"]+)"', compose)
    assert trusted == subnet
    bridge = subnet.partition("/")[0].rpartition(".")[0]
    proxies = trusts(trusted)
    assert proxies(f"{bridge}.1")
    assert not any(
        map(proxies, ("10.0.0.1", "172.17.0.1", "172.18.0.1", "192.168.0.1", "203.0.113.9", "127.0.0.1"))
    )


@pytest.mark.parametrize("name", ["nginx-workers.conf", "Caddyfile-workers"])
def test_every_proxy_keeps_the_metrics_private(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    assert "location = /metrics { deny all; }" in text or "respond /metrics 403" in text


# ── What it says ─────────────────────────────────────────────────────────────────────────────────────────
class Listener:
    """Hears what a service says, in systemd's place."""

    def __init__(self, folder: Path) -> None:
        self.address = str(folder / "notify")
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.bind(self.address)

    def next(self, seconds: float) -> str:
        """The next message; empty if there is none in time."""
        self._socket.settimeout(seconds)
        try:
            return self._socket.recv(4096).decode()
        except TimeoutError:
            return ""

    def close(self) -> None:
        self._socket.close()


@pytest.fixture
def listener(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Listener]:
    found = Listener(tmp_path)
    monkeypatch.setenv("NOTIFY_SOCKET", found.address)
    monkeypatch.setenv("WATCHDOG_USEC", "1200000")
    yield found
    found.close()


def test_a_service_says_that_it_is_ready_alive_and_stopping(listener: Listener, tmp_path: Path) -> None:
    process = ServerProcess(tmp_path / "data", free_port())
    assert listener.next(PATIENCE) == systemd.READY
    asyncio.run(process.ready())
    assert [listener.next(PATIENCE) for _ in range(4)] == [systemd.ALIVE] * 4
    assert process.stop(signal.SIGTERM) == 0
    rest = [message for message in iter(lambda: listener.next(0.1), "") if message != systemd.ALIVE]
    assert rest == [systemd.STOPPING]


def test_an_event_loop_that_hangs_says_nothing(listener: Listener, tmp_path: Path) -> None:
    """Its other threads live on: only the loop itself may say that it turns."""
    program = "import dying_thread; dying_thread.run('')"
    command = [sys.executable, "-c", program, "serve", "--port", "0", "--data", str(tmp_path / "data")]
    environment = {**os.environ, "PYTHONPATH": str(HERE)}
    with subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment
    ) as process:
        assert listener.next(PATIENCE) == systemd.READY
        assert [listener.next(PATIENCE) for _ in range(2)] == [systemd.ALIVE] * 2
        process.send_signal(signal.SIGUSR1)  # its handler sleeps in the loop's thread
        while listener.next(1.0):
            pass  # what was said before
        assert listener.next(1.5) == ""
        process.kill()


def test_a_worker_that_hangs_is_started_again(listener: Listener, tmp_path: Path, kept_in_postgres: None) -> None:
    process = ServerProcess(tmp_path / "data", free_port(), "--workers", "1")

    def worker() -> int:
        path = f"/proc/{process.process.pid}/task/{process.process.pid}/children"
        return int((Path(path).read_text().split() or ["0"])[-1])

    try:
        asyncio.run(process.ready())
        hung = worker()
        os.kill(hung, signal.SIGSTOP)
        ends = time.monotonic() + PATIENCE
        while worker() in (hung, 0):
            assert time.monotonic() < ends
            time.sleep(0.1)
        asyncio.run(process.ready())
        assert "a worker hangs and is killed" in (tmp_path / "errors.txt").read_text()
    finally:
        assert process.stop(signal.SIGTERM) == 0


@pytest.fixture
def kept_in_postgres() -> Iterator[None]:
    use("postgres")
    yield
    use("sqlite")


# ── Under a systemd of its own ───────────────────────────────────────────────────────────────────────────
class OwnSystemd:
    """A systemd that runs the units of deploy/ in namespaces of its own, on this machine's network."""

    def __init__(self, folder: Path, service: str = "") -> None:
        self.port = free_port()
        self.folder = folder
        self._drop_in("ziggurat.socket", f"[Socket]\nListenStream=\nListenStream=127.0.0.1:{self.port}\n")
        logs = "StandardOutput=append:/opt/trial/out\nStandardError=append:/opt/trial/errors\n"
        self._drop_in("ziggurat.service", f"[Service]\n{logs}{service}")
        apart = [
            "unshare",
            "--pid",
            "--fork",
            "--kill-child",
            "--mount",
            "--mount-proc",
            "--cgroup",
            "--uts",
            "--ipc",
        ]
        places = [folder, Path(sys.base_prefix), sysconfig.get_path("purelib"), Path(ziggurat.__file__).parents[1]]
        script = ["sh", str(HERE / "own_systemd.sh"), *map(str, places), str(DEPLOY)]
        with (folder / "boot").open("wb") as said:
            self._process = subprocess.Popen(
                [*apart, *script], stdin=subprocess.DEVNULL, stdout=said, stderr=said, start_new_session=True
            )

    def _drop_in(self, unit: str, text: str) -> None:
        folder = self.folder / "drop-ins" / f"{unit}.d"
        folder.mkdir(parents=True)
        (folder / "trial.conf").write_text(text, encoding="utf-8")

    def main_process(self) -> int:
        """The number of the service's first process, as this machine counts; 0 while there is none."""
        (first,) = self._children(self._process.pid)
        return next((pid for pid in self._children(first) if b"ziggurat.server" in _command(pid)), 0)

    @staticmethod
    def _children(pid: int) -> list[int]:
        return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def close(self) -> None:
        self._process.kill()
        self._process.wait()


def _command(pid: int) -> bytes:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


@contextlib.contextmanager
def own_systemd(folder: Path, service: str = "") -> Iterator[OwnSystemd]:
    namespaces = ["unshare", "--pid", "--fork", "--mount", "--mount-proc", "--cgroup", "--uts", "--ipc", "true"]
    if (
        not SYSTEMD.exists()
        or os.geteuid()
        or subprocess.run(namespaces, capture_output=True, check=False).returncode
    ):
        pytest.skip("A systemd of its own needs systemd, root, and namespaces.")
    trial = folder / "trial"
    trial.mkdir()
    trial.chmod(0o777)
    found = OwnSystemd(trial, service)
    try:
        yield found
    finally:
        found.close()


async def games(port: int, number: int) -> int:
    """Plays whole games; how many actions were acknowledged."""
    player = Player(port, games=number)
    new = {"game": "babel", "seats": [{"kind": "here"}, {"kind": "here"}]}
    async with asyncio.timeout(3 * PATIENCE), httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
        while True:  # until the rules are compiled; asked seldom, as the service has its usual limits
            with contextlib.suppress(httpx.TransportError):
                if (await client.post("/api/tables", json=new, timeout=PATIENCE)).status_code == 201:
                    break
            await asyncio.sleep(2)
        await player.play()
    return len(player.acknowledged)


@pytest.mark.long
def test_under_systemd_rules_are_compiled_games_played_and_a_hanging_server_started_again(tmp_path: Path) -> None:
    with own_systemd(tmp_path, "WatchdogSec=4\nTimeoutAbortSec=2\n") as trial:
        assert asyncio.run(games(trial.port, 2)) > 10  # with an empty cache: its rules are compiled first
        before = trial.main_process()
        status = Path(f"/proc/{before}/status").read_text()
        assert re.search(r"^Seccomp:\s+2$", status, re.M)
        assert re.search(r"^CapBnd:\s+0+$", status, re.M)
        assert re.search(r"^NoNewPrivs:\s+1$", status, re.M)
        os.kill(before, signal.SIGSTOP)
        ends = time.monotonic() + PATIENCE
        while trial.main_process() in (0, before):
            assert time.monotonic() < ends
            time.sleep(0.2)
        assert asyncio.run(games(trial.port, 1)) > 5
        told = (trial.folder / "errors").read_text()
        assert "Operation not permitted" not in told, told


@pytest.mark.long
def test_under_systemd_workers_play(tmp_path: Path, kept_in_postgres: None) -> None:
    data = place(tmp_path / "data")
    assert isinstance(data, DatabaseUrl)
    name = data.url.partition("?")[0].rpartition("/")[2]
    line = BadLine(data)  # a socket that the service may reach; PostgreSQL's own folder is closed to others
    for path in (Path(line.folder), *Path(line.folder).iterdir()):
        path.chmod(0o777)
    service = (
        f"BindPaths={line.folder}:/opt/database\n"
        f"Environment=ZIGGURAT_DATA=postgresql://postgres@/{name}?host=/opt/database\n"
        "ExecStart=\nExecStart=/opt/ziggurat/bin/ziggurat serve --workers 2 --public https://games.example.org\n"
    )
    try:
        with own_systemd(tmp_path, service) as trial:
            assert asyncio.run(games(trial.port, 2)) > 10
    finally:
        line.close()
    with postgres().connect(name) as connection:
        assert connection.execute("SELECT count(*) > 10 FROM ziggurat.events").fetchone() == (True,)
