"""Writes the files of this repository that are derived from the Python sources; a part of `make generate`.

    python scripts/generate.py            writes those that are out of date
    python scripts/generate.py --check    only names them; exit status 1 if there are any

    web/src/protocol.ts               messages and endpoints of the server     protocol_types.py
    web/src/games/<game>/schema.ts    what a game tells its clients            game_schemas.py
    web/src/data/*.json               what a page without a server needs       static_data.py

The WebAssembly modules (`wasm.py`) and the pictures of the games (`pictures.py`) take minutes and other programs.
"""

import argparse
import sys
from pathlib import Path

import game_schemas
import protocol_types
import static_data

ROOT = Path(__file__).parents[1]
MAKERS = (protocol_types.files, game_schemas.files, static_data.files)


def stale(made: dict[str, str], root: Path = ROOT) -> list[str]:
    """The files that are not there, or not what they should be."""
    return [path for path, text in made.items() if not _is(root / path, text)]


def _is(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


def write(made: dict[str, str], root: Path = ROOT) -> list[str]:
    """Writes the files that are out of date; returns which."""
    old = stale(made, root)
    for path in old:
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(made[path], encoding="utf-8")
    return old


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Writes the files that are derived from the Python sources.")
    parser.add_argument("--check", action="store_true", help="only name those that are out of date")
    check = parser.parse_args(arguments).check
    made = {path: text for files in MAKERS for path, text in files().items()}
    for path in (found := (stale if check else write)(made)):
        print(f"{path} is out of date; make generate writes it." if check else path)
    return int(check and bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
