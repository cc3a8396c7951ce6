"""Packages whose public names are imported at their first use (PEP 562).

`import ziggurat` alone imports neither NumPy nor Numba; a name in a package's `__all__` brings in the module that
defines it when somebody asks for that name. To type checkers a package writes plain imports instead.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def lazy(package: str, homes: Mapping[str, str]) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """The `__getattr__` and `__dir__` of a package; `homes` says in which module each public name is defined."""

    def get(name: str) -> Any:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return getattr(import_module(homes[name]), name)

    return get, lambda: sorted(homes)
