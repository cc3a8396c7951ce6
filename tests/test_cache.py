"""Machine code is kept between runs, and never served when any source has changed."""

import os
import shutil
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

import ziggurat
from ziggurat.kernel.compilation import machine_code_folder, sources_behind
from ziggurat.research.batches import specialise

SOURCES = Path(ziggurat.__file__).parent
PROGRAM = "from ziggurat import game; p = game('babel').start(); print(len(p.play(p.legal()[0]).legal()))"
APART = """
from numba import types
from ziggurat.kernel import INTS, compiled, ints

@compiled(types.int64(INTS), noinline=True)
def lowest(p):
    return p[0] + 1

@compiled(types.int64(INTS), noinline=True)
def low(p):
    return 10 * lowest(p)

@compiled(types.int64(INTS))
def high(p):
    return low(p) + lowest(p)

@compiled(types.int64(INTS))
def highest(p):
    return 100 + high(p)
"""


def run(home: Path, cache: Path, program: str = PROGRAM) -> str:
    """A fresh process on a copy of the package."""
    environment = {**os.environ, "PYTHONPATH": str(home), "ZIGGURAT_CACHE": str(cache)}
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    environment.pop("NUMBA_DISABLE_JIT", None)
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False, cwd=home
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_an_edited_rule_is_never_served_from_a_stale_cache(tmp_path: Path) -> None:
    shutil.copytree(SOURCES, tmp_path / "ziggurat", ignore=shutil.ignore_patterns("__pycache__"))
    cache = tmp_path / "cache"
    assert run(tmp_path, cache) == "8"
    kept = set(cache.rglob("*.nbc"))
    assert kept
    assert run(tmp_path, cache) == "8"
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
    assert run(tmp_path, cache) == "4"
    assert set(cache.rglob("*.nbc")) > kept  # compiled anew, in a folder of its own


def test_an_edited_kernel_is_never_served_from_a_stale_cache(tmp_path: Path) -> None:
    """The rules call functions of several files of the kernel: each of them names the cache."""
    shutil.copytree(SOURCES, tmp_path / "ziggurat", ignore=shutil.ignore_patterns("__pycache__"))
    rules = tmp_path / "ziggurat" / "games" / "babel" / "rules.py"
    folder = f"from ziggurat.kernel.compilation import *; print(machine_code_folder({str(rules)!r}))"
    seen = {run(tmp_path, tmp_path / "cache", folder)}
    files = sorted((tmp_path / "ziggurat" / "kernel").glob("*.py"))
    for file in files:
        with file.open("a", encoding="utf-8") as edited:
            edited.write("# edited\n")
        seen.add(run(tmp_path, tmp_path / "cache", folder))
    assert len(seen) == 1 + len(files)


def test_an_edited_engine_is_never_served_from_a_stale_cache(tmp_path: Path) -> None:
    """Bubblee Pop's greedy player calls its networks; the rules call nothing of it."""
    shutil.copytree(SOURCES, tmp_path / "ziggurat", ignore=shutil.ignore_patterns("__pycache__", "page", "docs"))
    files = [str(tmp_path / "ziggurat" / "games" / "bubbles" / f"{name}.py") for name in ("play/greedy", "rules")]
    folders = f"from ziggurat.kernel.compilation import *; print(*map(machine_code_folder, {files!r}))"
    greedy, rules = run(tmp_path, tmp_path / "cache", folders).split()
    with (tmp_path / "ziggurat/bots/engine/networks.py").open("a", encoding="utf-8") as edited:
        edited.write("# edited\n")
    greedy_now, rules_now = run(tmp_path, tmp_path / "cache", folders).split()
    assert greedy_now != greedy
    assert rules_now == rules


def test_machine_code_depends_on_what_its_source_imports() -> None:
    """Directly or by way of others; but an edited hint compiles nothing anew."""
    talo = SOURCES / "games" / "talo"
    parts = {"rules", "space", "site", "balance", "holding", "simplex", "planes"}
    assert {file.stem for file in sources_behind(talo / "rules.py")} == parts
    learned = {"climbing", "features", "greedy", "learned_search", "likely"}
    engine = {"heuristics", "networks", "tree", "pointers"}
    assert {file.stem for file in sources_behind(talo / "play" / "heuristics.py")} == {*parts, *learned, *engine}
    nivos = SOURCES / "games" / "nivos"
    assert {file.stem for file in sources_behind(nivos / "rules.py")} == {"rules", "plates"}


def test_specialised_code_depends_on_all_that_its_rules_import(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path / "sources")
    (tmp_path / "sources").mkdir()
    rules, part = tmp_path / "sources" / "some_rules.py", tmp_path / "sources" / "some_part.py"
    rules.write_text("from some_part import SIZE\n\n\ndef legal(p, actions):\n    return 0\n")
    part.write_text("SIZE = 1\n")
    spec = spec_from_file_location("some_rules", rules)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    names = (("legal", module.legal), ("seats", 2))
    before = specialise.source_of("step", names)
    assert specialise.source_of("step", names) == before
    assert specialise.source_of("search", names) != before
    assert specialise.source_of("step", (("legal", module.legal), ("seats", 3))) != before
    part.write_text("SIZE = 2\n")
    assert specialise.source_of("step", names) != before


def test_functions_that_their_names_do_not_tell_apart_are_never_served_from_the_cache() -> None:
    def made(size: int) -> Any:
        return lambda p, actions: size

    one, other = ((("legal", made(size)),) for size in (1, 2))
    assert specialise.source_of("step", one) != specialise.source_of("step", other)
    named = [(("legal", named),) for named in (lambda p, actions: 1, lambda p, actions, size=2: size)]
    also = (("legal", lambda p, actions: 2),)
    assert specialise.source_of("step", named[0]) == specialise.source_of("step", named[0])
    assert specialise.source_of("step", named[0]) != specialise.source_of("step", also)
    assert specialise.source_of("step", named[1]) != specialise.source_of("step", named[1])
    session: dict[str, Any] = {"__name__": "session"}
    exec("def legal(p, actions):\n    return 0\n", session)  # as in a session of Python's: it has no file
    typed = (("legal", session["legal"]),)
    assert specialise.source_of("step", typed) != specialise.source_of("step", typed)


def test_specialised_sources_that_are_old_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each network of a session leaves one."""
    monkeypatch.setenv("ZIGGURAT_CACHE", str(tmp_path))
    old, new = (specialise.write_source(name, b"") for name in ("step_old", "step_new"))
    os.utime(old.parent, (0, 0))
    machine_code_folder(str(new))
    assert (old.exists(), new.exists()) == (False, True)


SHARED = """
import os
from ziggurat import game
from ziggurat.research import Batch
from ziggurat.bots.processes import workers

def place(_):
    game("babel").start().legal()
    return os.environ["ZIGGURAT_CACHE"]

if __name__ == "__main__":
    Batch("babel", 2).step_at_random()
    with workers(2, ["babel"]) as pool:
        print(len({place(0), *pool.map(place, range(4))}), len(game("babel").start().play("a1-").legal()))
"""


def test_a_home_that_cannot_be_written_to_still_plays(tmp_path: Path) -> None:
    """It is said once, all processes of a run share a temporary cache, and nothing is left."""
    blocked, scrap, program = (tmp_path / name for name in ("file", "scrap", "program.py"))
    blocked.write_text("")
    scrap.mkdir()
    program.write_text(SHARED)
    environment = {**os.environ, "ZIGGURAT_CACHE": str(blocked / "cache"), "TMPDIR": str(scrap)}
    done = subprocess.run([sys.executable, program], env=environment, capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["1", "8"], done.stderr
    assert done.stderr.count(f"Machine code cannot be kept in {blocked / 'cache'} (Not a directory)") == 1
    assert done.stderr.count("ZIGGURAT_CACHE can name another folder") == 1
    assert list(scrap.iterdir()) == []


def test_slow_compiling_is_said_once_and_can_be_silenced(tmp_path: Path) -> None:
    program = """
import logging, sys
logging.getLogger("ziggurat").setLevel(sys.argv[1])
from ziggurat import game
from ziggurat.bots import SearchLimits, TreeSearch
TreeSearch().choose(game("babel").start(), SearchLimits(simulations=2))
"""

    def said(cache: str, level: str) -> str:
        environment = {**os.environ, "ZIGGURAT_CACHE": str(tmp_path / cache)}
        done = subprocess.run(
            [sys.executable, "-c", program, level], env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stderr

    assert said("one", "WARNING").count("Compiling ") == 1
    assert said("one", "WARNING") == ""  # it is in the cache
    assert said("other", "ERROR") == ""


@pytest.mark.parametrize("ending", [".nbi", ".nbc"])
@pytest.mark.parametrize("size", [0, 20, 200])
def test_a_damaged_file_of_the_cache_is_named_and_made_again(tmp_path: Path, ending: str, size: int) -> None:
    assert run(SOURCES.parent, tmp_path) == "8"
    for file in tmp_path.rglob(f"rules.legal-*{ending}"):
        os.truncate(file, size)
        index = next(file.parent.glob("rules.legal-*.nbi"))
    environment = {**os.environ, "ZIGGURAT_CACHE": str(tmp_path)}
    words = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["8"], done.stderr
    assert str(index) in done.stderr
    assert "ZIGGURAT_CACHE" in done.stderr
    again = subprocess.run(words, env=environment, capture_output=True, text=True, check=False)
    assert (again.stdout.split(), again.stderr) == (["8"], "")


def test_functions_compiled_apart_are_found_again(tmp_path: Path) -> None:
    """A caller from the cache has what it calls fetched, over several steps, whichever comes first."""
    shutil.copytree(SOURCES, tmp_path / "ziggurat", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "apart.py").write_text(APART)
    cache = tmp_path / "cache"
    program = "import apart; print(apart.highest(apart.ints(1)), apart.high(apart.ints(1)))"
    assert run(tmp_path, cache, program) == "111 11"
    kept = set(cache.rglob("*.nbc"))
    assert run(tmp_path, cache, program) == "111 11"
    assert run(tmp_path, cache, program.replace("highest", "high", 1)) == "11 11"
    assert set(cache.rglob("*.nbc")) == kept


def test_what_is_compiled_around_code_from_the_cache_is_found_again(tmp_path: Path) -> None:
    """As after a run that was broken off: the inner function is kept already, the outer one not yet."""
    shutil.copytree(SOURCES, tmp_path / "ziggurat", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "apart.py").write_text(APART)
    for name, found in (("high", "11"), ("highest", "111"), ("highest", "111")):
        assert run(tmp_path, tmp_path / "cache", f"import apart; print(apart.{name}(apart.ints(1)))") == found


IN_THREADS = """
import os, sys, threading
from numba import config, types
import ziggurat.games.babel.rules as rules
from ziggurat.kernel import INTS, compiled

sys.setswitchinterval(1e-6)

def define():
    for _ in range(3000):
        compiled(types.int64(INTS))(rules.turn.py_func)

threads = [threading.Thread(target=define) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(sorted(os.listdir()), repr(config.CACHE_DIR))
"""


def test_functions_that_threads_define_at_once_are_kept_in_the_cache_only(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    shutil.copytree(
        SOURCES, tmp_path / "sources" / "ziggurat", ignore=shutil.ignore_patterns("__pycache__", "page")
    )
    environment_path = f"import sys; sys.path.insert(0, {str(tmp_path / 'sources')!r})\n"
    assert run(home, tmp_path / "cache", environment_path + IN_THREADS) == "[] ''"
