"""All that touches the inside of Numba-CUDA, which may change with any of its versions.

cuda            Numba-CUDA, or its simulator (`NUMBA_ENABLE_CUDASIM=1`)
exact           a kernel whose floating-point arithmetic gives what a processor gives, to the bit
"""

import math
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import FunctionType, ModuleType
from typing import Any

import numba.cuda
import numpy as np
from numba.core.compiler_lock import global_compiler_lock

from ziggurat.kernel import elementary

cuda: Any = numba.cuda  # its attributes are made at run time
vars(np).setdefault("row_stack", np.vstack)  # NumPy 2.5 dropped it, Numba-CUDA 0.30 still asks for it
SIMULATED = bool(getattr(numba.config, "ENABLE_CUDASIM", False))
DEEP = 30_000  # lines of code from which on a kernel takes minutes to compile if it takes all functions in
LARGE = 400  # lines of a function that such a kernel calls

_DEFINITION = re.compile(r"^(define linkonce_odr [^\n]*\))[^\n)]*\n\{\n.*?^\}", re.MULTILINE | re.DOTALL)


def exact(function: Any, registers: int | None = None) -> Any:
    """A CUDA kernel that rounds after every operation, as a processor does; with no more registers a thread.

    By default NVIDIA's compiler fuses a product and a sum into one operation, which rounds once: mostly more
    precise, but another number. So does its linker where it optimises: it only links here.
    """
    if SIMULATED:
        return cuda.jit(function)
    kernel = cuda.jit(function, lto=False, max_registers=registers)
    _open_elementary()
    compile_for = kernel.compile

    def compile_exactly(signature: Any) -> Any:
        with rounding_each():
            return compile_for(signature)

    kernel.compile = compile_exactly
    return kernel


@contextmanager
def rounding_each() -> Iterator[None]:
    """What is compiled for a GPU meanwhile fuses nothing, and calls large functions instead of taking them in."""
    from numba.cuda import codegen

    with global_compiler_lock:
        compiler: Any = vars(codegen)["nvvm"]
        given = compiler.compile_ir

        def compile_ir(modules: Any, **options: Any) -> Any:
            if sum(module.count("\n") for module in modules) > DEEP:
                modules = [_calling_large_ones(module) for module in modules]
            return given(modules, **{**options, "fma": False})

        compiler.compile_ir = compile_ir
        try:
            yield
        finally:
            compiler.compile_ir = given


@cache
def _open_elementary() -> None:
    """Lets kernels use `kernel/elementary.py`: Numba's floor gives an integer on a processor, a float on a GPU."""
    math_there = ModuleType("math_there")
    vars(math_there).update({name: value for name, value in vars(math).items() if not name.startswith("_")})
    vars(math_there)["floor"] = cuda.jit(device=True)(_floor)
    for function in (elementary.exp, elementary.exp2):
        plain: Any = function.py_func  # type: ignore[attr-defined]
        there = FunctionType(plain.__code__, {**plain.__globals__, "math": math_there}, plain.__name__)
        # where Numba-CUDA keeps the GPU's form of a processor's function
        vars(function)["_CUDATypingContext__dispatcher"] = cuda.jit(device=True)(there)


def _floor(x: float) -> int:
    return np.int64(math.floor(x))  # type: ignore[return-value]


def _calling_large_ones(module: str) -> str:
    def marked(found: re.Match[str]) -> str:
        text = found[0]
        large = text.count("\n") > LARGE and "alwaysinline" not in text.partition("\n")[0]
        return text.replace(found[1], f"{found[1]} noinline", 1) if large else text

    return _DEFINITION.sub(marked, module)
