"""Builds the packages of a release and tries them where nothing else is (`make release`).

    python scripts/release.py                    # builds dist/ and tries it with every Python from 3.11 to 3.13
    python scripts/release.py --python 3.12      # tries it with one of them
    python scripts/release.py --no-build         # tries what lies in dist/

The documentation is in the packages too, so `make docs` comes first. A trial is an empty environment, the package
from its file, and a folder outside the repository. It plays a game in the terminal, fetches page and documentation
from a server and takes steps in the research environments. Nothing is published.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.request
import zipfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from ziggurat.core.registry import BUILT_IN

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
VERSIONS = ("3.11", "3.12", "3.13")
PATIENCE = 1800  # seconds for any one step: the first game compiles its rules


class Failed(Exception):
    """The packages are not fit for a release; says why in one sentence."""


# ── Building ─────────────────────────────────────────────────────────────────────────────────────────────
def version() -> str:
    """The one place where it stands."""
    found = re.search(r'^__version__ = "(.+)"$', (ROOT / "src/ziggurat/__init__.py").read_text(), re.MULTILINE)
    assert found
    return found[1]


def build() -> None:
    """Builds sdist and wheel into an empty dist/. Hatch builds the page first."""
    shutil.rmtree(DIST, ignore_errors=True)
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", cwd=ROOT)


def built() -> tuple[Path, Path]:
    """The wheel and the sdist of this version."""
    wheel, sdist = DIST / f"ziggurat-{version()}-py3-none-any.whl", DIST / f"ziggurat-{version()}.tar.gz"
    for path in (wheel, sdist):
        if not path.exists():
            raise Failed(f"There is no {path.relative_to(ROOT)}.")
    return wheel, sdist


# ── What is inside ───────────────────────────────────────────────────────────────────────────────────────
_NEEDED = (
    r"ziggurat/py\.typed",
    r"ziggurat/page/index\.html",
    r"ziggurat/page/sw\.js",
    r"ziggurat/docs/index\.html",
    r"ziggurat/docs/search/search_index\.json",
    *(rf"ziggurat/page/assets/{game}-[\w-]+\.wasm" for game in BUILT_IN),
    *(
        rf"ziggurat/games/{path.parents[1].name}/play/network\.bin"
        for path in sorted((ROOT / "src/ziggurat/games").glob("*/play/network.bin"))
    ),
    *(rf"ziggurat/games/{game}/play/lessons\.toml" for game in BUILT_IN),
    *(rf"ziggurat/locales/{path.name}/common\.ftl" for path in sorted((ROOT / "src/ziggurat/locales").iterdir())),
    *(rf"ziggurat-[\d.]+\.dist-info/licenses/{name}" for name in ("LICENSE", "NOTICE")),
)
_HOMES = re.compile(r"ziggurat/|ziggurat-[\d.]+\.dist-info/")
_UNWANTED = re.compile(
    r"(^|/)(tests?|node_modules|__pycache__|\.[^/]+)(/|$)|\.(pyc|so|map|ts|svelte|orig|rej|db)$"
)


def faults_of(names: Iterable[str]) -> Iterator[str]:
    """What is wrong with the content of a wheel."""
    listed = list(names)
    for name in listed:
        if not _HOMES.match(name) or _UNWANTED.search(name):
            yield f"The wheel has {name}, which does not belong there."
    for needed in _NEEDED:
        if not any(re.fullmatch(needed, name) for name in listed):
            yield f"The wheel lacks {needed}."


def inspect(wheel: Path, sdist: Path) -> None:
    """Checks the content of the wheel; says how large the packages are."""
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        unpacked = sum(info.file_size for info in packed.infolist())
    if faults := list(faults_of(names)):
        raise Failed("\n".join(faults))
    with tarfile.open(sdist) as archive:
        count = len(archive.getnames())
    say(f"{wheel.name}: {_megabytes(wheel.stat().st_size)}, {len(names)} files, {_megabytes(unpacked)} unpacked")
    say(f"{sdist.name}: {_megabytes(sdist.stat().st_size)}, {count} files")


def _megabytes(count: int) -> str:
    return f"{count / 1e6:.1f} MB"


# ── The Pythons of this machine ──────────────────────────────────────────────────────────────────────────
def pythons(wanted: Iterable[str] = VERSIONS) -> dict[str, str]:
    """An interpreter for each of these versions that the machine has."""
    found = {}
    for number in wanted:
        if program := next(filter(lambda each: _makes_environments(each, number), _candidates(number)), None):
            found[number] = program
    return found


def _candidates(number: str) -> Iterator[str]:
    """Where such a Python may be: this one, on the path, in pyenv, in uv."""
    yield sys.executable
    if program := shutil.which(f"python{number}"):
        yield program
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    yield from map(str, sorted(pyenv.glob(f"versions/{number}.*/bin/python"), reverse=True))
    if uv := shutil.which("uv"):
        asked = subprocess.run([uv, "python", "find", number], capture_output=True, text=True, check=False)
        yield from asked.stdout.split()


def _makes_environments(program: str, number: str) -> bool:
    """Whether it is of that version; Debian leaves `ensurepip` out, and a shim of pyenv may lead nowhere."""
    code = f"import ensurepip, sys, venv; sys.exit('%d.%d' % sys.version_info[:2] != '{number}')"
    return subprocess.run([program, "-c", code], capture_output=True, check=False).returncode == 0


# ── A trial ──────────────────────────────────────────────────────────────────────────────────────────────
@dataclass
class Trial:
    """An empty environment with the package in it, and a folder outside the repository."""

    python: str
    home: Path

    def prepare(self, package: str) -> None:
        run(self.python, "-m", "venv", str(self.home / "env"), cwd=self.home)
        self.install(package)

    def install(self, package: str) -> None:
        words = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input")
        self.run("python", *words, package)

    def run(self, program: str, *words: str, keys: str = "") -> str:
        return run(str(self._bin / program), *words, cwd=self.home, env=self._surroundings, keys=keys)

    @contextmanager
    def serving(self) -> Iterator[str]:
        """A server of the package, and its address."""
        command = [str(self._bin / "ziggurat"), "serve", "--port", "0", "--data", str(self.home / "data")]
        server = subprocess.Popen(
            command, cwd=self.home, env=self._surroundings, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        try:
            assert server.stdout
            yield next(url[0] for line in server.stdout if (url := re.search(r"http://\S+?:\d+", line)))
        except StopIteration:
            raise Failed("The server ended without saying where it is.") from None
        finally:
            server.terminate()
            server.wait(timeout=60)
        if server.returncode:
            raise Failed(f"The server ended with status {server.returncode}.")

    @property
    def _bin(self) -> Path:
        return self.home / "env" / ("Scripts" if os.name == "nt" else "bin")

    @property
    def _surroundings(self) -> dict[str, str]:
        """Without what leads back into the repository."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        return {**kept, "ZIGGURAT_LANGUAGE": "en", "XDG_CACHE_HOME": str(self.home / "cache"), "NO_COLOR": "1"}


def try_terminal(trial: Trial) -> None:
    expect(trial.run("ziggurat", "--version"), f"ziggurat {version()}")
    expect(trial.run("ziggurat"), "ziggurat --help")
    listed = trial.run("ziggurat", "games")
    for game in BUILT_IN:
        expect(listed, f"{game} ")
    expect(trial.run("ziggurat", "show", "babel", "--after", "a1enu b1n a2e"), "enu,n,e,. ")
    played = trial.run("ziggurat", "play", "babel", "--bots", "2", "--level", "1", keys="a1enu\nquit\n")
    expect(played, '[Game "babel"]')
    expect(played, "\na1enu ")  # and the bot's answer


def try_page(trial: Trial) -> None:
    with trial.serving() as url:
        page = _fetched(url, "/").decode()
        expect(page, "<title>Ziggurat")
        scripts = re.findall(r'(?:src|href)="\.?(/?assets/[^"]+)"', page)
        if not scripts:
            raise Failed("The page has no scripts.")
        for path in scripts:
            _fetched(url, "/" + path.lstrip("/"))
        worker = _fetched(url, "/sw.js").decode()
        modules = re.findall(r"assets/babel-[\w-]+\.wasm", worker)
        if not modules or _fetched(url, f"/{modules[0]}")[:4] != b"\0asm":
            raise Failed("The page has no WebAssembly.")
        games = [each["name"] for each in json.loads(_fetched(url, "/api/games"))["games"]]
        expect(" ".join(games), " ".join(BUILT_IN))
        expect(_fetched(url, "/docs/").decode(), "<title>Ziggurat")
        expect(_fetched(url, "/api/openapi.json").decode(), f'"version": "{version()}"')


def _fetched(url: str, path: str) -> bytes:
    with urllib.request.urlopen(url + path, timeout=PATIENCE) as answer:
        found: bytes = answer.read()
    return found


_STEPS = """
from ziggurat.research.environments.aec import env
from ziggurat.research.batches.batch import Batch
from ziggurat.research.environments.gym import SoloEnv

pettingzoo = env("babel")
pettingzoo.reset(seed=1)
for agent in pettingzoo.agent_iter():
    observation, _, terminated, truncated, _ = pettingzoo.last()
    pettingzoo.step(None if terminated or truncated else int(observation["action_mask"].argmax()))

gymnasium = SoloEnv("babel")
observation, _ = gymnasium.reset(seed=1)
over = False
while not over:
    observation, reward, over, _, _ = gymnasium.step(int(observation["action_mask"].argmax()))
print("played to the end:", reward in (-1, 1))
"""


def try_environments(trial: Trial, package: str) -> None:
    trial.install(f"{package}[research]")
    expect(trial.run("python", "-c", _STEPS), "played to the end: True")


# ── All of it ────────────────────────────────────────────────────────────────────────────────────────────
def try_out(label: str, python: str, package: Path, environments: bool) -> None:
    """Installs a package into an empty environment and uses it; says how long each step took."""
    with tempfile.TemporaryDirectory(prefix="ziggurat-release-") as folder:
        trial = Trial(python, Path(folder))
        steps: list[tuple[str, Callable[[], None]]] = [
            ("install", lambda: trial.prepare(str(package))),
            ("terminal", lambda: try_terminal(trial)),
            ("page", lambda: try_page(trial)),
        ]
        if environments:
            steps.append(("environments", lambda: try_environments(trial, str(package))))
        for name, step in steps:
            began = time.monotonic()
            step()
            say(f"{label}: {name} ({time.monotonic() - began:.0f} s)")


def run(*command: str, cwd: Path, env: dict[str, str] | None = None, keys: str = "") -> str:
    done = subprocess.run(
        command, cwd=cwd, env=env, input=keys, capture_output=True, text=True, encoding="utf-8",
        timeout=PATIENCE, check=False,
    )  # fmt: skip
    if done.returncode:
        words = " ".join(Path(word).name if "/" in word else word for word in command)
        raise Failed(f"“{words[:200]}” failed:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.stdout


def expect(printed: str, wanted: str) -> None:
    if wanted not in printed:
        raise Failed(f"“{wanted}” was expected in:\n{printed[:2000]}")


def say(line: str) -> None:
    print(line, flush=True)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Builds the packages of a release and tries them.")
    parser.add_argument("--python", action="append", choices=VERSIONS, help="try this version only")
    parser.add_argument("--no-build", action="store_true", help="try what lies in dist/")
    options = parser.parse_args(words)
    try:
        if not options.no_build:
            build()
        wheel, sdist = built()
        inspect(wheel, sdist)
        found = pythons(options.python or VERSIONS)
        if not found:
            raise Failed("None of these Pythons is on this machine.")
        for number, program in found.items():
            try_out(f"Python {number}, wheel", program, wheel, environments=True)
        number, program = next(iter(found.items()))
        try_out(f"Python {number}, sdist", program, sdist, environments=False)
    except Failed as wrong:
        print(wrong, file=sys.stderr)
        return 1
    missing = [number for number in VERSIONS if number not in found]
    say(
        f"Ziggurat {version()} is ready, in dist/."
        + (f" Not tried: Python {', '.join(missing)}." if missing else "")
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
