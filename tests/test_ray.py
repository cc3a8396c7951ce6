"""The arena and training on a Ray cluster of two nodes: same results as on one core, also when workers die."""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from connect_four import ConnectFour
from ziggurat.bots.arena import GameResult, pairings, tournament
from ziggurat.core.refusals import Refusal
from ziggurat.core.registry import registered
from ziggurat.research.ray_workers import ray_pool
from ziggurat.research.training.run import PORTION, Plan, Run
from ziggurat.research.training.self_play import Pace
from ziggurat.terminal.cli import main

ray = pytest.importorskip("ray", reason="Ray is in requirements/ray.txt, which make test-all installs")
pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore")]  # Ray warns of its own future
PLAYERS = ("search:300", "search:100")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """Two nodes on this machine, each with a core, started as a host would start them."""
    command = [str(Path(sys.executable).with_name("ray"))]
    address = f"127.0.0.1:{free_port()}"
    common = ["--num-cpus", "1", "--object-store-memory", "100000000", "--disable-usage-stats"]
    head = ["--head", "--port", address.split(":")[1]]
    parts = [[*head, "--include-dashboard", "false"], ["--address", address]]
    nodes = [
        subprocess.Popen(
            [*command, "start", "--block", *part, *common],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        for part in parts
    ]
    try:
        _wait_for_nodes(address, len(nodes))
        yield address
    finally:
        for node in nodes:
            os.killpg(node.pid, signal.SIGTERM)
        for node in nodes:
            node.wait(60)


def _wait_for_nodes(address: str, count: int) -> None:
    code = f"""
import ray, time
for _ in range(120):
    try:
        ray.init(address={address!r}, logging_level="ERROR", log_to_driver=False)
        break
    except ConnectionError:
        time.sleep(1)
while sum(node["Alive"] for node in ray.nodes()) < {count}:
    time.sleep(0.5)
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=240, capture_output=True)


def told(results: list[GameResult]) -> list[tuple[int, float, str]]:
    return [(played.pairing.number, played.share, played.record) for played in results]


def test_the_same_seeds_give_the_same_games(cluster: str) -> None:
    plan = list(pairings("nivos", {}, PLAYERS, 12, seed=7))
    assert told(tournament(plan, pool=ray_pool(cluster))) == told(tournament(plan, jobs=1))


def test_the_games_of_a_killed_worker_are_played_again(cluster: str) -> None:
    plan = list(pairings("nivos", {}, PLAYERS, 24, seed=8))
    killed: list[int] = []

    def kill(played: GameResult, done: int) -> None:
        if done in (2, 8, 14):
            busy = subprocess.run(["pgrep", "-f", "^ray::_call"], capture_output=True, text=True).stdout.split()
            for pid in busy[:1]:
                os.kill(int(pid), signal.SIGKILL)
                killed.append(int(pid))

    found = tournament(plan, pool=ray_pool(cluster), on_result=kill)
    assert killed, "no worker was killed in the middle of a game"
    assert told(found) == told(tournament(plan, jobs=1))


def test_a_game_that_the_cluster_lacks_is_named(cluster: str) -> None:
    """The example is a file that only these tests can import."""
    with registered(ConnectFour()), pytest.raises(Refusal, match="does not know the game “connect_four”"):
        tournament(list(pairings("connect_four", {}, PLAYERS, 2)), pool=ray_pool(cluster))


def test_the_command_line_takes_an_address(cluster: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "babel", "search:100", "random", "--games", "4", "--ray", cluster]) == 0
    assert "search:100" in capsys.readouterr().out


def test_self_play_on_a_cluster_is_that_of_one_core(cluster: str, tmp_path: Path) -> None:
    plan = Plan("nivos", games=2 * PORTION, seed=3, jobs=1, pace=Pace(8, 4))
    here, there = Run(plan, tmp_path / "here"), Run(replace(plan, ray=cluster), tmp_path / "there")
    for run in (here, there):
        run.play_generation(1, b"")
    files = sorted(file.relative_to(here.folder) for file in here.folder.rglob("*.npz"))
    assert len(files) == 2
    for file in files:
        with np.load(here.folder / file) as ours, np.load(there.folder / file) as theirs:
            assert all((ours[name] == theirs[name]).all() for name in ours)


def test_training_plays_its_gate_on_a_cluster(cluster: str, tmp_path: Path) -> None:
    """Bubblee Pop learns on this machine, without PyTorch, and is judged on the cluster."""
    command = ["train", "bubbles", "--into", str(tmp_path), "--generations", "1", "--games", "64", "--gate", "2"]
    assert main([*command, "--jobs", "1", "--ray", cluster]) == 0
    assert json.loads((tmp_path / "run.json").read_text())["generations"][0]["gate"]["games"] == 2


def test_a_wrong_address_gets_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "babel", "random", "random", "--games", "2", "--ray", f"127.0.0.1:{free_port()}"]) == 2
    assert "There is no Ray cluster at 127.0.0.1" in " ".join(capsys.readouterr().err.split())
