"""All that touches the inside of Numba and llvmlite, which may change with any of their versions.

The versions are bounded in `pyproject.toml`, and `tests/test_numba_internals.py` fails when what is used here has
gone. The rest of the package uses only these names:

    PLAIN                    whether everything is plain Python (`NUMBA_DISABLE_JIT=1`)
    Compiled, make           a function that is compiled, or read from the cache, at its first use
    pointer, Callback        a compiled function, or one of Python's, to be handed to a compiled one
    open_to_gpu              lets a GPU's compiler have a function too
    count_ones, trailing_zeros, store, fetch_and_add     instructions of the processor that Numba does not offer
"""

import ctypes
import logging
import multiprocessing
import os
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from copy import copy as copy_of
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from pickle import UnpicklingError
from typing import Any

# Where colorama is installed, Numba would let it write an escape code at the end of every program.
os.environ.setdefault("NUMBA_DISABLE_ERROR_MESSAGE_HIGHLIGHTING", "1")

import llvmlite.binding as llvm
import numba
from llvmlite import ir
from numba import types
from numba.core import event, typeinfer
from numba.core.compiler_lock import global_compiler_lock
from numba.core.imputils import user_function
from numba.core.registry import CPUDispatcher
from numba.core.types import WrapperAddressProtocol
from numba.core.types.function_type import CompileResultWAP
from numba.extending import intrinsic, typeof_impl

_intrinsic: Any = intrinsic  # what it makes takes one argument less
_CONFIG: Any = numba.config  # its attributes are made at run time
VERSION: str = numba.__version__
PLAIN = bool(_CONFIG.DISABLE_JIT)
PATIENCE = 1.0  # seconds of compiling in silence
logger = logging.getLogger("ziggurat.kernel")


# ── Compiling at the first use ───────────────────────────────────────────────────────────────────────────
class _Announcer(event.Listener):
    """MessageSpec so, once, when compiling takes long; what is read from the cache takes no time.

    By a warning of the logger `ziggurat.kernel`, which Python shows on stderr unless the program has its own ideas
    of logging. Processes that this one starts leave it to this one.
    """

    def __init__(self) -> None:
        self.said = multiprocessing.parent_process() is not None
        self._spent = 0.0  # seconds of compiling so far
        self._depth = 0  # to compile a function is to compile those that it calls
        self._began = 0.0

    def on_start(self, started: Any) -> None:
        self._depth += 1
        if self._depth == 1:
            self._began = time.monotonic()
            self._timer = threading.Timer(PATIENCE - self._spent, self._say, [started.data["dispatcher"]])
            self._timer.daemon = True
            if not self.said:
                self._timer.start()

    def on_end(self, _: Any) -> None:
        self._depth -= 1
        if self._depth == 0:
            self._timer.cancel()
            self._spent += time.monotonic() - self._began

    def _say(self, dispatcher: Any) -> None:
        if not self.said:
            self.said = True
            logger.warning(
                "Compiling %s. This takes some seconds, but only once: later runs find it in the cache.",
                dispatcher.py_func.__module__,
            )


_announcer = _Announcer()
_DAMAGED = (EOFError, UnpicklingError)  # what Numba raises for a file of the cache that was cut off


class Compiled(CPUDispatcher):
    """A function that is compiled, or read from the cache, for its signatures and no others, at its first use.

    Numba's own way is to do so when the module is loaded: then even to list the games would compile them all.
    A first use is a call from Python, a call in a function that is being compiled, or being handed over as a
    function pointer; each of these goes through one of the four methods below.
    """

    awaited: tuple[Any, ...] = ()

    def ready(self) -> None:
        if not self.awaited:
            return
        with (
            global_compiler_lock,
            typeinfer.register_dispatcher(self),
            event.install_listener("numba:compile", _announcer),
        ):
            for signature in self.awaited:
                self.compile(signature)
            if self.awaited:  # another thread may have been here meanwhile
                self.disable_compile()
            self.awaited = ()

    def compile(self, sig: Any) -> Any:
        """What must be fetched with code from the cache, code compiled around it must have fetched too; Numba
        forgets that of all it reads."""
        try:
            entry = super().compile(sig)
        except _DAMAGED:
            self._forget_damaged()
            entry = super().compile(sig)
        made: Any
        for made in self.overloads.values():
            made.library._reload_init.update(made.reload_init or ())
        return entry

    def __reduce__(self) -> Any:
        """Pickled by its name, as Python's functions are: Numba would compile it again in every other process."""
        name = self.py_func.__qualname__
        found: Any = sys.modules.get(self.py_func.__module__)
        for part in name.split("."):
            found = getattr(found, part, None)
        return name if found is self else super().__reduce__()

    def kept(self) -> bool:
        numba: Any = self
        cache, code = numba._cache, numba.targetctx.codegen()
        if not hasattr(cache, "_cache_file"):  # a function that is in no file
            return not self.awaited
        try:
            return all(cache._cache_file.load(cache._index_key(wanted, code)) for wanted in self.awaited)
        except _DAMAGED:
            return False

    def _forget_damaged(self) -> None:
        """A file of the cache was cut off, as by a full disk: without its index it is not read again."""
        numba: Any = self
        index = numba._cache._cache_file._index_path
        try:
            Path(index).unlink()
        except OSError as fault:
            raise RuntimeError(
                f"{index} or a file beside it is damaged and cannot be removed ({fault.strerror}). "
                "Remove it, or let ZIGGURAT_CACHE name another folder."
            ) from fault
        logger.warning(
            "%s or a file beside it was damaged. Its function is compiled again. If this happens often, let "
            "ZIGGURAT_CACHE name another folder.",
            index,
        )

    def _compile_for_args(self, *args: Any, **named: Any) -> Any:
        if not self.awaited:
            return super()._compile_for_args(*args, **named)  # type: ignore[misc]  # Numba defines it
        self.ready()
        return self

    def get_call_template(self, args: Any, named: Any) -> Any:
        self.ready()
        return super().get_call_template(args, named)

    def get_compile_result(self, signature: Any) -> Any:
        self.ready()
        return super().get_compile_result(signature)

    def get_function_type(self) -> Any:
        self.ready()
        return super().get_function_type()


class NotInlined(Compiled):
    """A large function that its callers call by name instead of taking its code in.

    Numba links the code of a function into everything that calls it, over any number of steps, and optimises it
    there anew: deep rules are compiled a dozen times. Here the address is made known to the linker under a fixed
    name; a caller that comes from the cache first has this function fetched (`_reload_init`).
    """

    def compile(self, sig: Any) -> Any:
        known = len(self.overloads)
        entry = super().compile(sig)
        if len(self.overloads) == known:  # asked again, as a GPU's compiler does
            return entry
        context: Any = self.targetctx
        made: Any = self.overloads[tuple(sig.args)]
        far = copy_of(made.fndesc)
        far.mangled_name = f"{self.py_func.__module__}.{self.py_func.__name__}"
        llvm.add_symbol(far.mangled_name, made.library.get_pointer_to_function(made.fndesc.llvm_func_name))
        call: Any = user_function(far, ())  # type: ignore[no-untyped-call]
        fetch = partial(_fetch, self.py_func.__module__, self.py_func.__name__)

        def call_by_name(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            context.active_code_library._reload_init.add(fetch)
            return call(context, builder, signature, args)

        call_by_name.libs = ()  # type: ignore[attr-defined]  # nothing to link
        context.remove_user_function(entry)
        context._defns[entry].append(call_by_name, call.signature)
        return entry


def _fetch(module: str, name: str) -> None:
    getattr(import_module(module), name).ready()


_caching = threading.Lock()  # Numba reads the name of the folder twice: another thread must not change it between


def make(
    function: Callable[..., Any],
    signatures: tuple[Any, ...],
    folder: str,
    *,
    inline: bool,
    noinline: bool,
    refcount: bool,
) -> Any:
    """The compiled form of a function; its machine code is kept in the folder (`compilation.compiled`)."""
    options = {"nopython": True, "nogil": True, "forceinline": inline, "_nrt": refcount}
    made: Any = (NotInlined if noinline else Compiled)(function, targetoptions=options)
    made.awaited = signatures
    with _caching:
        before = _CONFIG.CACHE_DIR
        _CONFIG.CACHE_DIR = folder
        try:
            with suppress(RuntimeError):  # of a function that is in no file, as in a session of Python's
                made.enable_caching()
        finally:
            _CONFIG.CACHE_DIR = before
    return made


# ── Compiled functions as arguments ──────────────────────────────────────────────────────────────────────
class Pointer(WrapperAddressProtocol):
    """What Numba takes for a function of a known signature."""

    def __init__(self, function: Any, signature: Any) -> None:
        self._kept = CompileResultWAP(function.get_compile_result(signature))  # as long as the address is used
        self._address = self._kept.__wrapper_address__()
        self._signature = signature
        self.kind = types.FunctionType(signature)

    def __wrapper_address__(self) -> Any:
        return self._address

    def signature(self) -> Any:
        return self._signature


@typeof_impl.register(Pointer)
def _kind_of_pointer(pointer: Pointer, context: Any) -> Any:
    """Numba would make the type anew at each call, from the signature: for 30 µs apiece."""
    return pointer.kind


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
    """A compiled function to hand on, looked up once: Numba would do so at every call, for 0.2 ms apiece.

    In plain Python the function itself.
    """
    return function if PLAIN else Pointer(function, signature)


def open_to_gpu(function: Any, known: set[Any]) -> None:
    """Lets a compiled function, and those that it calls, be compiled for the GPU too.

    One with given signatures is closed to others, and Numba asks the processor's version for leave.
    """
    if function in known or not hasattr(function, "disable_compile"):
        return
    known.add(function)
    if isinstance(function, Compiled):
        function.ready()
    function.disable_compile(False)
    plain = function.py_func
    for name in plain.__code__.co_names:
        callee = plain.__globals__.get(name)
        if callable(callee):
            open_to_gpu(callee, known)


# ── Instructions of the processor ────────────────────────────────────────────────────────────────────────
@_intrinsic  # type: ignore[untyped-decorator]
def count_ones(context: Any, x: Any) -> Any:
    """How many bits are set."""
    return types.int64(types.int64), lambda target, builder, signature, args: builder.ctpop(args[0])


@_intrinsic  # type: ignore[untyped-decorator]
def trailing_zeros(context: Any, x: Any) -> Any:
    """How many bits below the lowest one that is set."""
    return types.int64(types.int64), lambda target, builder, signature, args: builder.cttz(args[0], _NO)


_NO = ir.Constant(ir.IntType(1), 0)  # zero is no mistake: it has 64 zeros


@_intrinsic  # type: ignore[untyped-decorator]
def store(context: Any, out: Any, place: Any, word: Any) -> Any:
    """Stores a word at its `place`-th place among the bytes of `out`, which must lie on a multiple of its size."""

    def generate(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        data = target.make_array(signature.args[0])(target, builder, args[0]).data
        words = builder.bitcast(data, args[2].type.as_pointer())
        builder.store(args[2], builder.gep(words, [args[1]]))
        return target.get_dummy_value()

    return types.void(out, place, word), generate


@_intrinsic  # type: ignore[untyped-decorator]
def fetch_and_add(context: Any, counter: Any) -> Any:
    """Adds one to the first integer of an array, in one go for all threads; returns what it was."""

    def generate(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        data = target.make_array(signature.args[0])(target, builder, args[0]).data
        return builder.atomic_rmw("add", data, ir.Constant(ir.IntType(64), 1), "monotonic")

    return types.int64(counter), generate
