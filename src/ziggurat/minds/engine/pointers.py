"""Compiled functions as pointers, looked up once: Numba would do so at every call, for 0.2 ms apiece."""

import ctypes
from functools import cache
from typing import Any

from numba.core.types import WrapperAddressProtocol
from numba.core.types.function_type import CompileResultWAP

from ziggurat.kernel import APPLY as _APPLY
from ziggurat.kernel import LEGAL as _LEGAL
from ziggurat.kernel import PLAIN, Rules
from ziggurat.kernel import RESULT as _RESULT
from ziggurat.kernel import SAMPLE as _SAMPLE
from ziggurat.kernel import TURN as _TURN


class Pointer(WrapperAddressProtocol):
    """What Numba takes for a function of a known signature."""

    def __init__(self, function: Any, signature: Any) -> None:
        self._kept = CompileResultWAP(function.get_compile_result(signature))  # as long as the address is used
        self._address = self._kept.__wrapper_address__()
        self._signature = signature

    def __wrapper_address__(self) -> Any:
        return self._address

    def signature(self) -> Any:
        return self._signature


class Callback(WrapperAddressProtocol):
    """A function of Python's that compiled code may call; it takes the interpreter for as long as it runs."""

    def __init__(self, function: Any, signature: Any, kind: Any) -> None:
        self._function = function
        self._kept = kind(function)
        self._signature = signature

    def __call__(self, *args: Any) -> Any:
        return self._function(*args)

    def __wrapper_address__(self) -> Any:
        return ctypes.cast(self._kept, ctypes.c_void_p).value

    def signature(self) -> Any:
        return self._signature


@cache
def pointer(function: Any, signature: Any) -> Any:
    """A compiled function to hand on; in plain Python the function itself."""
    return function if PLAIN else Pointer(function, signature)


@cache
def pointers(rules: Rules) -> tuple[Any, Any, Any, Any, Any]:
    """turn, legal, apply, result and sample of the rules."""
    return (
        pointer(rules.turn, _TURN),
        pointer(rules.legal, _LEGAL),
        pointer(rules.apply, _APPLY),
        pointer(rules.result, _RESULT),
        pointer(rules.sample, _SAMPLE),
    )
