"""What `make release` accepts, and (in `make test-all`) a whole release with the Python of these tests."""

import subprocess
import sys
from pathlib import Path

import pytest

import release
from ziggurat.core.registry import BUILT_IN

ROOT = Path(__file__).parents[1]
THIS = ".".join(map(str, sys.version_info[:2]))


def a_good_wheel() -> list[str]:
    """The names of a wheel that has all that is needed."""
    tree = [f"ziggurat/{path.relative_to(ROOT / 'src/ziggurat').as_posix()}" for path in sources()]
    page = [f"ziggurat/page/{name}" for name in ("index.html", "sw.js")]
    docs = [f"ziggurat/docs/{name}" for name in ("index.html", "search/search_index.json")]
    modules = [f"ziggurat/page/assets/{game}-C4hd_-9x.wasm" for game in BUILT_IN]
    about = [f"ziggurat-0.1.0.dist-info/{name}" for name in ("METADATA", "licenses/LICENSE", "licenses/NOTICE")]
    return [*tree, *page, *docs, *modules, *about]


def sources() -> list[Path]:
    built = {"page", "docs", "__pycache__"}
    home = ROOT / "src/ziggurat"
    return [path for path in home.rglob("*") if path.is_file() and not built & set(path.relative_to(home).parts)]


def test_our_own_files_belong_into_a_wheel() -> None:
    assert list(release.faults_of(a_good_wheel())) == []


@pytest.mark.parametrize(
    "name",
    [
        "tests/test_babel.py",
        "ziggurat/tests/test_babel.py",
        "ziggurat/page/node_modules/three/index.js",
        "ziggurat/__pycache__/core.cpython-311.pyc",
        "ziggurat/page/assets/index.js.map",
        "ziggurat/.mypy_cache/core.json",
        "hatch_build.py",
    ],
)
def test_what_does_not_belong_into_a_wheel(name: str) -> None:
    assert list(release.faults_of([*a_good_wheel(), name])) == [
        f"The wheel has {name}, which does not belong there."
    ]


@pytest.mark.parametrize(
    "name",
    [
        "talo-C4hd_-9x.wasm",
        "page/index.html",
        "docs/index.html",
        "locales/ja/common.ftl",
        "nivos/play/network.bin",
        "licenses/NOTICE",
    ],
)
def test_what_must_be_in_a_wheel(name: str) -> None:
    without = [each for each in a_good_wheel() if not each.endswith(name)]
    assert len(list(release.faults_of(without))) == 1


def test_a_python_is_found_by_its_version() -> None:
    assert release.pythons([THIS, "2.0"]) == {THIS: sys.executable}


@pytest.mark.long
def test_a_release(tmp_path: Path) -> None:
    """Builds the packages, installs them into empty environments, and plays there."""
    if not (ROOT / "src/ziggurat/docs/index.html").exists():
        pytest.skip("The documentation is in the packages; make docs builds it.")
    script = [sys.executable, str(ROOT / "scripts/release.py"), "--python", THIS]
    done = subprocess.run(script, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert f"Python {THIS}, wheel: environments" in done.stdout
    assert f"Python {THIS}, sdist: page" in done.stdout
