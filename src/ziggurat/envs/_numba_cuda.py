"""All that touches the inside of Numba-CUDA, which may change with any of its versions.

cuda            Numba-CUDA, or its simulator (`NUMBA_ENABLE_CUDASIM=1`)
exact           a kernel whose floating-point arithmetic gives what a processor gives, to the bit
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numba.cuda
import numpy as np
from numba.core.compiler_lock import global_compiler_lock

cuda: Any = numba.cuda  # its attributes are made at run time
vars(np).setdefault("row_stack", np.vstack)  # NumPy 2.5 dropped it, Numba-CUDA 0.30 still asks for it
SIMULATED = bool(getattr(numba.config, "ENABLE_CUDASIM", False))
LARGE = 2_000  # lines of a function that is called rather than taken in: else deep rules take minutes to compile

_DEFINITION = re.compile(r"^(define [^\n]*\))[^\n)]*\n\{\n.*?^\}", re.MULTILINE | re.DOTALL)


def exact(function: Any) -> Any:
    """A CUDA kernel that rounds after every operation, as a processor does.

    By default NVIDIA's compiler fuses a product and a sum into one operation, which rounds once: mostly more
    precise, but another number.
    """
    kernel = cuda.jit(function)
    if SIMULATED:
        return kernel
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
        compiler: Any = codegen.nvvm
        given = compiler.compile_ir

        def compile_ir(modules: Any, **options: Any) -> Any:
            return given([_calling_large_ones(module) for module in modules], **{**options, "fma": False})

        compiler.compile_ir = compile_ir
        try:
            yield
        finally:
            compiler.compile_ir = given


def _calling_large_ones(module: str) -> str:
    def marked(found: re.Match[str]) -> str:
        text = found[0]
        large = text.count("\n") > LARGE and "alwaysinline" not in text.partition("\n")[0]
        return text.replace(found[1], f"{found[1]} noinline", 1) if large else text

    return _DEFINITION.sub(marked, module)
