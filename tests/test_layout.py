"""Every game folder has the same files with the same roles: whoever knows one game knows them all."""

import ast
import inspect
import re
from collections import Counter
from importlib import import_module
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from ziggurat.core.game import Game
from ziggurat.core.registry import BUILT_IN, game

GAMES = Path(import_module("ziggurat.games").__file__ or "").parent
ROOT = Path(__file__).parents[1]
BOARDS = ROOT / "web" / "src" / "games"
# The files that every game has, and what each of them defines.
ROLES = {
    "rules": ("start", "turn", "legal", "weights", "apply", "returns", "sample", "observe", "Rules"),
    "notation": ("token", "action_of"),
    "state": ("view",),
    "reasons": ("refusal", "ending", "prompt"),
    "steps": ("steps",),
    "text": ("text", "fault"),
    "diagram": ("draw",),
    "game": (),
    "play.hints": ("hint", "HINTS"),
    "play.heuristics": ("heuristics",),
    "play.puzzles": ("PUZZLES",),
}
ON_THE_PAGE = ("index.ts", "rules.ts", "schema.ts", "end.ts", "picture.ts")
WIRING = 130  # lines of a `game.py`, at most
# Where several games of the package are named, besides their folders and what is generated.
LISTED = {
    "src/ziggurat/core/registry.py": "the list",
    "scripts/screenshots.py": "scenes of the documentation, each its own",
    "web/src/learned.json": "what the bots found out, measured for these games",
    "web/src/pages/Learned.svelte": "the page that tells it",
}


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("role", ROLES)
def test_every_game_has_the_same_files(name: str, role: str) -> None:
    module = import_module(f"ziggurat.games.{name}.{role}")
    assert module.__doc__
    assert [part for part in ROLES[role] if not hasattr(module, part)] == []


def test_every_game_has_the_same_files_on_the_page() -> None:
    folders = {path.name: path for path in BOARDS.iterdir() if path.is_dir()}
    assert set(folders) == set(BUILT_IN)
    assert [
        folder / file for folder in folders.values() for file in ON_THE_PAGE if not (folder / file).exists()
    ] == []


def _names_games(path: Path) -> bool:
    """Whether a file names three games or more: a list that a new game would have to join."""
    words = set(re.findall(r"\w+", path.read_text(encoding="utf-8")))
    return len(words & set(BUILT_IN)) > 2


def test_games_are_listed_in_one_place() -> None:
    of_games = (*(GAMES / name for name in BUILT_IN), *(BOARDS / name for name in BUILT_IN))
    generated = (ROOT / "web" / "src" / "data",)
    skipped = (*of_games, *generated, *(GAMES.parent / built for built in ("page", "docs", "locales")))
    found = {
        path.relative_to(ROOT).as_posix()
        for folder in ("src/ziggurat", "web/src", "scripts")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".py", ".ts", ".svelte", ".css", ".json", ".toml")
        and not any(path.is_relative_to(one) for one in skipped)
        and _names_games(path)
    }
    assert found == set(LISTED), "take it from ziggurat.core.registry.BUILT_IN, or from the games' folders"


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_words_of_a_game_come_in_the_same_order(name: str) -> None:
    module = import_module(f"ziggurat.games.{name}.reasons")
    source = inspect.getsource(module)
    places = [re.search(rf"^(def )?{part}\b", source, re.MULTILINE) for part in ROLES["reasons"]]
    lines = [place.start() for place in places if place]
    assert len(lines) == len(places)
    assert lines == sorted(lines)


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_game_is_only_wired_in_its_game_file(name: str) -> None:
    source = (GAMES / name / "game.py").read_text(encoding="utf-8")
    assert len(source.splitlines()) <= WIRING
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    assert not [node for f in functions for node in ast.walk(f) if isinstance(node, ast.Import | ast.ImportFrom)]


def test_the_methods_of_all_games_come_in_the_same_order() -> None:
    wanted = ["defaults", "applies", "draw", "check", "settle", "rules", "encode", "token", "action"]
    wanted += ["reason", "ending", "prompt", "view", "steps", "diagram", "preview"]
    for name in BUILT_IN:
        own = [method for method in vars(type(game(name))) if method in wanted]
        assert own == [method for method in wanted if method in own], name


def test_components_are_listed_and_found() -> None:
    for name in BUILT_IN:
        kind: Game = game(name)
        assert kind.hints
        assert kind.heuristics
        assert kind.puzzles
        assert kind.lessons
        assert kind.lessons.exists()
    assert [name for name in BUILT_IN if game(name).solver] == ["babel"]
    assert [name for name in BUILT_IN if game(name).missions] == ["bubbles"]


def test_large_structs_are_built_by_keyword() -> None:
    """Positions among many fields are easily confused."""
    package = GAMES.parent
    confusing = []
    for file in [*package.glob("server/**/*.py"), *package.glob("bots/*.py"), *GAMES.rglob("*.py")]:
        module = import_module(".".join(("ziggurat", *file.relative_to(package).with_suffix("").parts)))
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and len(_fields_of(call.func, module)) > 4:
                named = [one for one in call.args if not isinstance(one, ast.Starred)]
                if len(named) > 2:
                    confusing.append(f"{file.name}, line {call.lineno}")
    assert confusing == []


def _fields_of(called: ast.expr, module: ModuleType) -> tuple[str, ...]:
    """The fields of the struct that is called; none if it is something else."""
    found: object = module
    for name in ast.unparse(called).split("."):
        found = getattr(found, name, None)
    return found.__struct_fields__ if isinstance(found, type) and issubclass(found, msgspec.Struct) else ()


def _imported(file: Path) -> set[str]:
    """The modules that a file imports, by their full names."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{name.name}" for name in node.names}
    return found


# ── Three rings: core, play, research ────────────────────────────────────────────────────────────────────
PACKAGE = GAMES.parent
CORE = ("core", "kernel", "schema", "records", "games")
PLAY = ("bots", "teaching", "terminal", "server")
RINGS = ("core", "play", "research")  # a ring imports itself and those before it
# What reaches further out, and why.
OUTWARDS = {
    ("core/game.py", "bots.bot"): "types of optional parts, for type checkers only",
    ("core/game.py", "bots.engine.heuristics"): "likewise",
    ("core/game.py", "teaching.puzzles"): "likewise",
    ("terminal/cli.py", "research.ray_workers"): "the command line starts what is asked for",
    ("terminal/cli.py", "research.training.run"): "likewise",
    ("terminal/cli.py", "research.training.training"): "likewise",
}
MOST_FILES = 15  # of a folder


def _ring(parts: tuple[str, ...]) -> str:
    """The ring of a module, by the parts of its name; what a game has for players is in its folder `play`."""
    if parts[0] == "research":
        return "research"
    return "play" if parts[0] in PLAY or (parts[0] == "games" and "play" in parts) else "core"


def _imports() -> set[tuple[str, str]]:
    """Each file of the package with each module of the package that it imports."""
    return {
        (file.relative_to(PACKAGE).as_posix(), found)
        for file in PACKAGE.rglob("*.py")
        for name in _imported(file)
        if name.startswith("ziggurat.")
        for found in [_module(name.removeprefix("ziggurat."))]
    }


def _module(name: str) -> str:
    """The module of an imported name, which may be a function in it."""
    home = PACKAGE.joinpath(*name.split("."))
    return name if home.with_suffix(".py").exists() or home.is_dir() else name.rpartition(".")[0]


def test_rings_import_inwards() -> None:
    """As ARCHITECTURE.md says."""
    outwards = {
        (file, module)
        for file, module in _imports()
        if RINGS.index(_ring(tuple(module.split(".")))) > RINGS.index(_ring(Path(file).parts))
    }
    assert outwards == OUTWARDS.keys()


def test_every_folder_belongs_to_a_ring() -> None:
    """What is built or only read has no modules."""
    folders = {file.relative_to(PACKAGE).parts[0] for file in PACKAGE.glob("*/**/*.py")}
    assert folders == {*CORE, *PLAY, "research"}


def test_folders_can_be_overlooked() -> None:
    modules = Counter(file.parent for file in PACKAGE.rglob("*.py") if file.name != "__init__.py")
    assert [folder for folder, count in modules.items() if count > MOST_FILES] == []


def test_the_kernel_imports_nothing_else_and_nothing_but_the_command_line_imports_the_server() -> None:
    assert {module.split(".")[0] for file, module in _imports() if file.startswith("kernel/")} == {"kernel"}
    servers = {file.split("/")[0] for file, module in _imports() if module.startswith("server")}
    assert servers == {"server", "terminal"}


@pytest.mark.parametrize("name", BUILT_IN)
def test_no_game_imports_another_one(name: str) -> None:
    others = tuple(f"ziggurat.games.{other}" for other in BUILT_IN if other != name)
    assert not [
        each for file in (GAMES / name).rglob("*.py") for each in _imported(file) if each.startswith(others)
    ]


# ── What tests reach into ────────────────────────────────────────────────────────────────────────────────
# Tests go through the public side. What follows has none, and says why each is worth a test of its own.
REACHED = {
    "_nodes _edges _states _work": "of a batched search: whole trees are compared, beyond what a result shows",
    "_search _endgame": "of a bot: which tree it keeps, and with what knowledge, shows in its strength alone",
    "_solve_endgame": "of a bot: what it knows after a pause, before the search adds to it",
    "_left": "of the endgame solver: how many positions it looked at is compared with WebAssembly",
    "_nrt": "of Numba: whether compiled code counts references",
    "_actions _SubParsersAction _choices_actions": "of argparse, which does not tell its words otherwise",
    "_numba_cuda _calling_large_ones": "what is done to Numba's own code needs tests without a GPU",
    "_compile_for_args _index_key": "of Numba: whether what we call is still there",
    "_uvicorn _start_asgi_task _should_upgrade _unset_keepalive_if_required _TrustedHosts": "of uvicorn: likewise",
    "_run _loop _callback": "of asyncio: how much of the processor each callback uses",
    "_exit": "of the operating system: a worker that dies",
    "_counts": "of the metrics: the numbers of one server in this process, without the text that shows them",
    "_on_sent _unload _loading _open _close": "of the server: what happens between two of its steps",
    "_compile_elsewhere _handed_over": "of the server: what its processes hand to each other",
    "_database _append _batch_of _names _reading _wrote": "of a store: what breaks inside, and what a batch holds",
}
OF_NAMED_TUPLES = {"_replace", "_asdict", "_fields", "_make"}


def _is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in OF_NAMED_TUPLES


def _reached(node: ast.AST) -> list[str]:
    """The private names of others that a piece of a test uses."""
    if isinstance(node, ast.Attribute):
        own = isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")
        return [] if own else [node.attr]
    if isinstance(node, ast.ImportFrom):
        return [*(node.module or "").split("."), *(name.name for name in node.names)]
    return []


def test_tests_reach_into_nothing_without_a_reason() -> None:
    allowed = {name for names in REACHED for name in names.split()}
    found: dict[str, set[str]] = {}
    for file in Path(__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            for name in filter(_is_private, _reached(node)):
                found.setdefault(name, set()).add(file.name)
    assert {name: files for name, files in found.items() if name not in allowed} == {}
    assert allowed <= found.keys(), "an exception that nobody needs any more"
