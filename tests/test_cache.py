"""Machine code is kept between runs, and never served when any source has changed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import ziggurat

SOURCES = Path(ziggurat.__file__).parent
PROGRAM = "from ziggurat import game; print(len(game('babel').start().legal()))"


def run(home: Path, cache: Path) -> str:
    """A fresh process on a copy of the package."""
    environment = {**os.environ, "PYTHONPATH": str(home), "ZIGGURAT_CACHE": str(cache)}
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    environment.pop("NUMBA_DISABLE_JIT", None)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=False, cwd=home
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_an_edited_rule_is_never_served_from_a_stale_cache(tmp_path: Path) -> None:
    shutil.copytree(SOURCES, tmp_path / "ziggurat", ignore=shutil.ignore_patterns("__pycache__"))
    cache = tmp_path / "cache"
    assert run(tmp_path, cache) == "32"
    kept = set(cache.rglob("*.nbc"))
    assert kept
    assert run(tmp_path, cache) == "32"
    assert set(cache.rglob("*.nbc")) == kept  # nothing was compiled again

    # The black cubes are taken out of the hands. Size and times of the file stay: Numba would notice nothing.
    file = tmp_path / "ziggurat" / "games" / "babel" / "rules.py"
    before = file.stat()
    text = file.read_text(encoding="utf-8")
    edited = text.replace("START_HAND = 3 | 3 << 2 | 1 << 4", "START_HAND = 3 | 3 << 2 | 0 << 4")
    assert edited != text
    file.write_text(edited, encoding="utf-8")
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert file.stat().st_size == before.st_size
    assert run(tmp_path, cache) == "20"
    assert set(cache.rglob("*.nbc")) > kept  # compiled anew, in a folder of its own


def test_a_home_that_cannot_be_written_to_still_plays(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    assert run(SOURCES.parent, blocked / "cache") == "32"
