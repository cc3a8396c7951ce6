"""Specialises the batch functions for a game: a copy of `step_template.py` with the game's own rules in it.

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

from ziggurat.kernel import Rules, cache_home
from ziggurat.kernel.compilation import sources_behind

_TEMPLATE = Path(__file__).with_name("step_template.py")
_NAMES = ("start", "turn", "legal", "apply", "returns", "sample", "observe", "mask", "pack")


def specialise(rules: Rules) -> ModuleType:
    """The functions of `step_template.py` for these rules, compiled."""
    return _specialised(tuple(getattr(rules, name) for name in _NAMES))


@cache
def _specialised(functions: tuple[Any, ...]) -> ModuleType:
    source = _source(functions)
    name = "step_" + hashlib.sha256(source).hexdigest()[:16]
    path = _written(name, source)
    spec = spec_from_file_location(name, path)
    assert spec
    assert spec.loader
    specialised = module_from_spec(spec)
    specialised.__dict__.update(zip(_NAMES, functions, strict=True))
    sys.modules[name] = specialised  # cached machine code asks for it by name
    spec.loader.exec_module(specialised)
    return specialised


def _source(functions: tuple[Any, ...]) -> bytes:
    """The template under a hash of the rules' sources: another game, or an edited one, gets another file."""
    plain = [inspect.unwrap(getattr(function, "py_func", function)) for function in functions if function]
    homes = {Path(inspect.getfile(function)) for function in plain}
    files = sorted({file for home in homes for file in sources_behind(home)})
    digest = hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()
    names = ", ".join(f"{function.__module__}.{function.__name__}" for function in plain)
    return f"# {names}\n# {digest}\n".encode() + _TEMPLATE.read_bytes()


def _written(name: str, source: bytes) -> Path:
    try:
        folder = cache_home() / "specialised" / name  # one folder each: Numba keeps machine code beside its source
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{name}.py"
        if not path.exists() or path.read_bytes() != source:
            scrap = Path(tempfile.mkstemp(dir=folder)[1])
            scrap.write_bytes(source)
            scrap.replace(path)  # at once: another process may read it
    except OSError:
        path = Path(tempfile.mkdtemp(prefix="ziggurat-")) / f"{name}.py"  # the cache folder is read-only
        path.write_bytes(source)
    return path
