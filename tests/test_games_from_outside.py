"""A game of another package is found by its entry point, and has everything that a game of ours has."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from ziggurat.core.registry import BUILT_IN

NIM = Path(__file__).parent.parent / "examples" / "nim"
Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example's package, installed into a folder of its own."""
    folder = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--no-index", "--target", str(folder), str(NIM)], check=True, capture_output=True)
    return folder


def run_with(
    folder: Path, *words: str, where: Path | None = None, **more: str
) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "PYTHONPATH": str(folder), "ZIGGURAT_LANGUAGE": "en", **more},
        cwd=where,
        capture_output=True,
        text=True,
        timeout=300,
    )


@pytest.fixture
def ziggurat(installed: Path) -> Run:
    return lambda *words, **more: run_with(installed, "-m", "ziggurat.terminal.cli", *words, **more)


def test_the_command_line_knows_it(ziggurat: Run) -> None:
    listed = json.loads(ziggurat("games", "--json").stdout)
    assert [one["name"] for one in listed] == [*BUILT_IN, "nim"]
    assert "Seat 1 takes stones from one heap." in ziggurat("show", "nim", "--after", "a3 b2").stdout
    refused = ziggurat("show", "nim", "--after", "a4")
    assert refused.returncode == 2
    assert "Heap a has only 3 stones." in refused.stderr


def test_it_speaks_its_own_languages(ziggurat: Run) -> None:
    shown = ziggurat("show", "nim", "--after", "a4", ZIGGURAT_LANGUAGE="de")
    assert "Haufen a hat nur 3 Steine." in shown.stderr


def test_bots_play_it_in_worker_processes(ziggurat: Run) -> None:
    played = ziggurat("arena", "nim", "search:300", "random", "--games", "20", "--jobs", "1", "--json")
    assert played.returncode == 0, played.stderr
    assert "search:300" in played.stdout
    assert "takes" in ziggurat("hint", "nim", "--seconds", "0.2").stdout


ENVIRONMENTS = """
import gymnasium, numpy as np
from pettingzoo.test import api_test
from ziggurat import game
from ziggurat.research import Batch, env
api_test(env("nim"), num_cycles=100)
batch = Batch("nim", 64, seed=1)
batch.reset()
for _ in range(20):
    batch.step(np.full(64, -1))
print(env("nim", options={"heaps": "1,3,5,7"}).unwrapped.action_space("seat_1").n)
"""


def test_it_is_an_environment_and_a_batch(installed: Path) -> None:
    ran = run_with(installed, "-c", ENVIRONMENTS)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.split()[-1] == "28"


def test_its_own_tests_use_the_conformance_check_as_a_plugin(installed: Path) -> None:
    ran = run_with(installed, "-m", "pytest", "-v", "-p", "no:randomly", where=NIM)
    assert ran.returncode == 0, ran.stdout
    for case in ("test_the_contract[nim]", "test_the_contract[nim-heaps=1,3,5,7]"):
        assert f"{case} PASSED" in ran.stdout


def test_the_server_serves_it(installed: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ziggurat.server", "serve", "--port", "0", "--data", str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        try:
            assert server.stdout
            url = "http://127.0.0.1:" + server.stdout.readline().split("http://127.0.0.1:")[1].split()[0]
            with httpx.Client(base_url=url, timeout=120) as client:
                assert client.get("/api/games").json()["games"][-1]["name"] == "nim"
                german = client.get("/api/games/nim/messages/de-AT").json()
                assert german["language"] == "de"
                assert "nim-option-heaps = Haufen" in german["text"]
                assert "nim-option-heaps = Heaps" in german["english"]
                assert "Heaps" not in german["text"]
                assert client.get("/api/games/nim/messages/xx").json()["language"] == "en"
                assert client.get("/api/games/babel/messages/de").json()["text"] == ""
                assert client.get("/api/games/none/messages/de").status_code == 404
                seats = [{"kind": "here"}, {"kind": "bot", "level": 3}]
                made = client.post("/api/tables", json={"game": "nim", "seats": seats})
                while made.status_code == 503:  # its rules are being compiled
                    time.sleep(1)  # every try counts against a limit
                    made = client.post("/api/tables", json={"game": "nim", "seats": seats})
                place = made.json()
                assert place["table"]["state"]["status"]["text"] == "Seat 1 takes stones from one heap."
                # How long its list takes is not known, so it is asked for apart.
                head = {"authorization": f"Bearer {place['key']}"}
                listed = client.get(f"/api/tables/{place['table']['id']}/legal", headers=head).json()
                assert len(listed["legal"]) == 12
        finally:
            server.terminate()


def package(folder: Path, name: str, entry: str, code: str) -> None:
    """A package with one entry point, as an installer leaves it."""
    (folder / f"{name}.py").write_text(code)
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[ziggurat.games]\n{entry}\n")


@pytest.mark.parametrize(
    ("entry", "code", "sentence"),
    [
        ("broken = broken_game:Broken", "raise RuntimeError('no luck')", "RuntimeError: no luck"),
        ("broken = broken_game:Missing", "", "cannot be used"),
        ("broken = broken_game:Broken", "class Broken: pass", "has no game of the name “broken”"),
    ],
)
def test_a_package_that_cannot_be_used_is_explained_and_harms_nothing(
    tmp_path: Path, entry: str, code: str, sentence: str
) -> None:
    package(tmp_path, "broken_game", entry, code)
    asked = run_with(tmp_path, "-m", "ziggurat.terminal.cli", "show", "broken")
    assert asked.returncode == 2
    assert sentence in " ".join(asked.stderr.split())
    assert "broken_game" in asked.stderr
    listed = run_with(tmp_path, "-m", "ziggurat.terminal.cli", "games", "--json")
    assert [one["name"] for one in json.loads(listed.stdout)] == list(BUILT_IN)


def test_no_package_takes_the_name_of_a_game_of_ours(tmp_path: Path) -> None:
    package(tmp_path, "other_babel", "babel = other_babel:Babel", "Babel = None")
    shown = run_with(tmp_path, "-m", "ziggurat.terminal.cli", "games", "--json")
    assert json.loads(shown.stdout)[0]["title"] == "Babel"
    assert "there is one of that name already" in shown.stderr
