"""What users may rely on: the public names of four modules, which nothing shadows and the README keeps to."""

import pkgutil
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PUBLIC = {
    "ziggurat": [
        "BadOption",
        "BadPosition",
        "BadRecord",
        "Game",
        "IllegalAction",
        "Option",
        "Outcome",
        "Position",
        "Quick",
        "Record",
        "Refusal",
        "UnknownGame",
        "game",
        "game_names",
        "register",
        "registered",
        "unregister",
    ],
    "ziggurat.bots": [
        "LEVELS",
        "Bot",
        "Level",
        "MoveAnalysis",
        "Score",
        "SearchLimits",
        "TreeSearch",
        "analyse_game",
        "best_bot",
        "player",
    ],
    "ziggurat.research": [
        "RANDOM",
        "Batch",
        "BatchVectorEnv",
        "BatchedSearch",
        "DeviceBatch",
        "SoloEnv",
        "env",
        "load",
    ],
    "ziggurat.records": ["NOBODY", "UNFINISHED", "BadRecord", "Record", "Variation"],
}
DOORS = {  # one module for each interface for research
    *("environments.aec", "environments.gym", "environments.spiel", "environments.vector"),
    *("batches.batch", "batches.cuda", "search.batched_search", "search.cuda_search", "search.learned"),
}
EXTRAS = {
    "BatchVectorEnv": "gymnasium",
    "SoloEnv": "gymnasium",
    "env": "pettingzoo",
    "load": "pyspiel",
    "DeviceBatch": "cupy",
}


@pytest.mark.parametrize("name", PUBLIC)
def test_the_public_names(name: str) -> None:
    """A name that is added or removed here is a promise made or broken."""
    assert sorted(import_module(name).__all__) == sorted(PUBLIC[name])


@pytest.mark.parametrize(("module", "name"), [(module, name) for module in PUBLIC for name in PUBLIC[module]])
def test_every_public_name_leads_somewhere(module: str, name: str) -> None:
    package = import_module(module)
    if name in EXTRAS:
        pytest.importorskip(EXTRAS[name])
    found = getattr(package, name)
    assert getattr(found, "__name__", name) in (name, "raw_env")
    assert name in dir(package)


@pytest.mark.parametrize("name", ["ziggurat", "ziggurat.bots", "ziggurat.research", "ziggurat.kernel"])
def test_no_public_name_shadows_a_module(name: str) -> None:
    package = import_module(name)
    modules = {module.name for module in pkgutil.iter_modules(package.__path__)}
    assert not modules & set(package.__all__)


def test_a_name_that_is_not_there_is_told_as_python_does() -> None:
    with pytest.raises(AttributeError, match="module 'ziggurat' has no attribute 'chess'"):
        import_module("ziggurat").chess  # noqa: B018


def test_importing_the_package_imports_nothing_heavy() -> None:
    program = "import sys, ziggurat; print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert not {"numba", "llvmlite", "numpy", "fluent"} & set(ran.stdout.split())


@pytest.mark.parametrize("page", ["README.md", "docs/first-steps.md", "docs/how-to/environments.md"])
def test_the_docs_for_users_import_nothing_internal(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    imports = re.findall(r"^\s*(?:>>> )?from (ziggurat[\w.]*) import ([\w, ]+)", text, flags=re.MULTILINE)
    assert imports
    for module, names in imports:
        known = PUBLIC.get(module)
        assert known is not None or module.removeprefix("ziggurat.research.") in DOORS, module
        assert known is None or set(names.split(", ")) <= set(known), names
