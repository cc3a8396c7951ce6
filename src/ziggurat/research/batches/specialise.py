"""Specialises a template for a game: a copy of `step_template.py` or `search_template.py` with its rules in it.

Machine code that is compiled for one game and cached between runs needs a source file of its own: Numba's cache
tells functions apart by their file. The copy is kept in the cache folder, named by a hash of the rules' sources.
"""

import hashlib
import inspect
import sys
import tempfile
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any
from uuid import uuid4

from ziggurat.kernel import Rules, cache_folder
from ziggurat.kernel.compilation import sources_behind
from ziggurat.research.search import batched_tree

_TEMPLATES = {
    "step": Path(__file__).with_name("step_template.py"),
    "search": Path(batched_tree.__file__).with_name("search_template.py"),
}
_STEP = ("start", "turn", "legal", "apply", "returns", "sample", "observe", "mask", "pack")
_SEARCH = ("turn", "legal", "apply", "returns", "observe")
FEW = 4_096  # actions of a game: to list the legal ones again is cheaper then than to keep them


def specialise(rules: Rules) -> ModuleType:
    """The functions of `step_template.py` for these rules, compiled."""
    return specialised_template("step", tuple((name, getattr(rules, name)) for name in _STEP))


def specialise_search(rules: Rules, candidates: Any, network: Any, *, blind: bool) -> ModuleType:
    """The functions of `search_template.py` for these rules, candidates, and a compiled network, compiled."""
    names = {name: getattr(rules, name) for name in _SEARCH} | {
        "outcome_weights": rules.weights,
        "candidates": candidates,
        "network": network,
        "blind": blind,
        "state_size": rules.state_size,
        "seats": rules.seats,
        "chance": rules.chance,
        "listed_late": rules.num_actions <= FEW,
    }
    return specialised_template("search", tuple(names.items()))


@cache
def specialised_template(template: str, names: tuple[tuple[str, Any], ...]) -> ModuleType:
    source = source_of(template, names)
    name = f"{template}_{hashlib.sha256(source).hexdigest()[:16]}"
    path = write_source(name, source)
    spec = spec_from_file_location(name, path)
    assert spec
    assert spec.loader
    specialised = module_from_spec(spec)
    specialised.__dict__.update(names)
    sys.modules[name] = specialised  # cached machine code asks for it by name
    spec.loader.exec_module(specialised)
    return specialised


def source_of(template: str, names: tuple[tuple[str, Any], ...]) -> bytes:
    """The template under a hash of the rules' sources: another game, or an edited one, gets another file."""
    given = {name: inspect.unwrap(getattr(value, "py_func", value)) for name, value in names}
    functions = [value for value in given.values() if inspect.isfunction(value)]
    homes = {Path(inspect.getfile(function)) for function in functions} | {Path(batched_tree.__file__)}
    files = sorted({file for home in homes for file in sources_behind(home)})
    digest = hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()
    told = ", ".join(f"{name}={_spelled(value)}" for name, value in given.items())
    return f"# {told}\n# {digest}\n".encode() + _TEMPLATES[template].read_bytes()


def _spelled(value: Any) -> str:
    """A function by its name and line. One that has no file, or holds values that are not in its text, is another
    in each run: its name does not tell what it does."""
    if not inspect.isfunction(value):
        return repr(value)
    named = f"{value.__module__}.{value.__qualname__}:{value.__code__.co_firstlineno}"
    same = not value.__closure__ and not value.__defaults__ and Path(inspect.getfile(value)).exists()
    return named if same else f"{named} {uuid4()}"


def write_source(name: str, source: bytes) -> Path:
    folder = cache_folder(name)  # goes with the machine code when that is old
    path = folder / f"{name}.py"
    if not path.exists() or path.read_bytes() != source:
        scrap = Path(tempfile.mkstemp(dir=folder)[1])
        scrap.write_bytes(source)
        scrap.replace(path)  # at once: another process may read it
    return path
