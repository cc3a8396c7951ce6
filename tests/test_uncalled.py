"""`make coverage` counts what processes run that tests start, and finds functions that nobody calls."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
STARTED = "from ziggurat.core.registry import unregister; unregister('chess')"
PROGRAM = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {STARTED!r}], check=True)"


def test_a_function_that_only_a_started_process_calls_is_called(tmp_path: Path) -> None:
    pytest.importorskip("coverage")
    settings = (
        (ROOT / "pyproject.toml").read_text(encoding="utf-8").replace("build/coverage/data", f"{tmp_path}/data")
    )
    (tmp_path / "pyproject.toml").write_text(settings)
    (tmp_path / "program.py").write_text(PROGRAM)

    def run(*words: str) -> str:
        env = {**os.environ, "COVERAGE_RCFILE": str(tmp_path / "pyproject.toml")}
        command = [sys.executable, *words]
        return subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=True).stdout

    run("-m", "coverage", "run", "program.py")
    run("-m", "coverage", "combine", "--quiet")
    listed = run(str(ROOT / "scripts" / "uncalled.py")).splitlines()
    in_registry = {line.split()[1] for line in listed if "/registry.py:" in line}
    assert "unregister" not in in_registry
    assert {"register", "register_pickled"} <= in_registry
    assert not [line for line in listed if "/babel/rules.py:" in line and line.endswith(" legal")]  # compiled
