"""What `kernel/_numba.py` takes from the inside of Numba and llvmlite is still there, and within the bounds."""

import inspect
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numba
import pytest
from llvmlite import ir
from numba import types
from numba.core import event, typeinfer
from numba.core.caching import FunctionCache, IndexDataCacheFile
from numba.core.codegen import CodeLibrary
from numba.core.compiler import CompileResult
from numba.core.compiler_lock import global_compiler_lock
from numba.core.cpu import CPUContext
from numba.core.imputils import user_function
from numba.core.registry import CPUDispatcher
from numba.core.types import WrapperAddressProtocol
from numba.core.types.function_type import CompileResultWAP

from ziggurat.kernel import INTS, PLAIN, Compiled, compiled

ROOT = Path(__file__).parent.parent
DEPENDENCIES = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
# What is called, and with which arguments.
DISPATCHER: Any = CPUDispatcher
USED: list[tuple[Any, str]] = [
    (DISPATCHER.compile, "(self, sig)"),
    (DISPATCHER._compile_for_args, "(self, *args, **kws)"),
    (DISPATCHER.get_call_template, "(self, args, kws)"),
    (DISPATCHER.get_compile_result, "(self, sig)"),
    (DISPATCHER.get_function_type, "(self)"),
    (DISPATCHER.disable_compile, "(self, val=True)"),
    (DISPATCHER.enable_caching, "(self)"),
    (FunctionCache._index_key, "(self, sig, codegen)"),
    (IndexDataCacheFile.load, "(self, key)"),
    (CPUContext.remove_user_function, "(self, func)"),
    (user_function, "(fndesc, libs)"),
    (typeinfer.register_dispatcher, "(disp)"),
    (event.install_listener, "(kind, listener)"),
    (CompileResultWAP.__init__, "(self, cres)"),
]


@pytest.mark.parametrize(("function", "signature"), USED, ids=lambda value: getattr(value, "__qualname__", None))
def test_what_is_called_is_called_so(function: Any, signature: str) -> None:
    assert str(inspect.signature(function)) == signature


def test_what_is_read_and_set_is_there() -> None:
    assert {"library", "fndesc", "reload_init"} <= set(CompileResult._fields)
    assert "_reload_init" in inspect.getsource(CodeLibrary)
    assert {"active_code_library", "get_dummy_value", "make_array"} <= set(dir(CPUContext))
    assert {"__wrapper_address__", "signature"} <= set(dir(WrapperAddressProtocol))
    assert {"forceinline", "nogil", "nopython", "_nrt"} <= set(dir(DISPATCHER.targetdescr.options))
    assert {"ctpop", "cttz", "bitcast", "gep", "store", "atomic_rmw"} <= set(dir(ir.IRBuilder))
    assert {"__enter__", "__exit__"} <= set(dir(global_compiler_lock))
    assert "CACHE_DIR" in dir(numba.config)
    assert "add_symbol" in dir(llvm)


@pytest.mark.skipif(PLAIN, reason="nothing is compiled")
def test_a_compiled_function_is_one_of_numbas() -> None:
    @compiled(types.int64(INTS))
    def first(p: Any) -> int:
        return int(p[0])

    made: Any = first
    assert isinstance(made, Compiled)
    assert isinstance(made, CPUDispatcher)
    assert hasattr(made, "_cache")
    assert hasattr(made.targetctx, "_defns")


@pytest.mark.parametrize("package", ["numba", "llvmlite"])
def test_the_versions_are_bounded_and_these_are_within(package: str) -> None:
    (bound,) = [line for line in DEPENDENCIES if line.startswith(f"{package}>")]
    low, high = bound.removeprefix(f"{package}>=").split(",<")
    installed = tuple(map(int, version(package).split(".")[:2]))
    assert tuple(map(int, low.split("."))) <= installed < tuple(map(int, high.split(".")))


def test_nothing_else_touches_the_inside() -> None:
    sources = ROOT / "src" / "ziggurat"
    inside = ("numba.core", "numba.extending", "llvmlite", "numba.config")
    found = {
        str(file.relative_to(sources))
        for file in sources.rglob("*.py")
        if any(name in file.read_text(encoding="utf-8") for name in inside)
    }
    assert found == {str(Path("kernel") / "_numba.py"), str(Path("research") / "batches" / "_numba_cuda.py")}


def test_large_functions_of_a_gpu_are_called() -> None:
    """Only those that a kernel calls: NVIDIA's compiler warns of a kernel so marked."""
    from ziggurat.research.batches import _numba_cuda

    lines = "  %x = add i64 1, 2\n" * (_numba_cuda.LARGE + 1)
    code = "\n".join(
        (
            f'define void @"kernel"(i64 %a)\n{{\n{lines}}}',
            f'define linkonce_odr i32 @"large"(i64 %a)\n{{\n{lines}}}',
            'define linkonce_odr i32 @"small"(i64 %a)\n{\n  ret i32 0\n}',
            f'define linkonce_odr i32 @"inlined"(i64 %a) alwaysinline\n{{\n{lines}}}',
        )
    )
    marked = [line for line in _numba_cuda._calling_large_ones(code).splitlines() if "noinline" in line]
    assert marked == ['define linkonce_odr i32 @"large"(i64 %a) noinline']


IN_A_SESSION = """
from numba import types
from ziggurat.kernel import compiled
@compiled(types.int64(types.int64))
def double(x):
    return 2 * x
print(double.kept(), double(21), double.kept())
"""


@pytest.mark.skipif(PLAIN, reason="nothing is compiled")
def test_a_function_without_a_file_is_compiled_for_the_session() -> None:
    ran = subprocess.run([sys.executable, "-"], input=IN_A_SESSION, capture_output=True, text=True, check=False)
    assert ran.stdout.split() == ["False", "42", "True"], ran.stderr
