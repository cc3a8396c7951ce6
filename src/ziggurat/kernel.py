"""What is compiled: the decorator, the random generator, and what works for any game's rules.

The rules of a game are functions on a flat array of integers (`docs/adding-a-game.md`). Here is what is built
from them: random games and perft (the search tree is in `bots/engine/`). Each is compiled once for all games: it
takes the rules as function pointers, so that one cached piece of machine code serves every game. Without Numba's
compiler (`NUMBA_DISABLE_JIT=1`) everything here is plain Python under a debugger.
"""

import hashlib
import inspect
import math
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from copy import copy as copy_of
from dataclasses import dataclass, fields
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar, cast

import llvmlite.binding as llvm
import numba
import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba import types
from numba.core import event, typeinfer
from numba.core.compiler_lock import global_compiler_lock
from numba.core.imputils import user_function
from numba.core.registry import CPUDispatcher
from numba.extending import intrinsic

Function = TypeVar("Function", bound=Callable[..., Any])
Ints = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.int8]

_intrinsic: Any = intrinsic  # what it makes takes one argument less

_CONFIG: Any = numba.config  # its attributes are made at run time
PLAIN = bool(_CONFIG.DISABLE_JIT)
WHOLE = 12  # a won game, in shares: twelfths divide evenly among two, three or four winners
OVER = -1  # `turn` of a finished game, and what `sample` returns there
CHANCE = 0  # `turn` when chance is to act

# ── The signatures of the rules ──────────────────────────────────────────────────────────────────────────
INTS = types.int64[::1]
BYTES = types.int8[::1]
START = types.void(INTS, INTS)  # start(p, options)
TURN = types.int64(INTS)  # turn(p) -> seat, CHANCE or OVER
LEGAL = types.int64(INTS, INTS)  # legal(p, actions) -> how many
WEIGHTS = types.void(INTS, INTS, types.int64, INTS)  # weights(p, actions, n, out)
APPLY = types.void(INTS, types.int64)  # apply(p, action)
RESULT = types.void(INTS, INTS)  # result(p, out), in twelfths
SAMPLE = types.int64(INTS, INTS)  # sample(p, rng) -> action, or OVER
OBSERVE = types.void(INTS, types.int64, BYTES)  # observe(p, seat, planes)
MASK = types.void(INTS, INTS, BYTES)  # mask(p, actions, mask): `legal` as a mask; `actions` is room to work in
PACK = types.void(INTS, types.int64, INTS)  # pack(p, seat, words): mask and planes as bits


@dataclass(frozen=True, eq=False)
class Rules:
    """The compiled rules of a game under one set of options, and the sizes that go with them."""

    start: Callable[[Ints, Ints], None]
    turn: Callable[[Ints], int]
    legal: Callable[[Ints, Ints], int]
    weights: Callable[[Ints, Ints, int, Ints], None]
    apply: Callable[[Ints, int], None]
    result: Callable[[Ints, Ints], None]
    sample: Callable[[Ints, Ints], int]
    observe: Callable[[Ints, int, Bytes], None]
    length: int  # of a position
    actions: int  # size of the action space
    most: int  # legal actions in any position, at most
    teams: tuple[int, ...]  # the team of each seat, from 1
    planes: tuple[int, ...]  # shape of what `observe` fills
    scratch: int = 0  # working memory that the functions want behind the position
    chance: bool = False  # whether chance ever acts
    mask: Callable[[Ints, Ints, Bytes], None] | None = None  # where that is faster than by way of `legal`
    pack: Callable[[Ints, int, Ints], None] | None = None  # where all planes are of zeros and ones

    @property
    def seats(self) -> int:
        return len(self.teams)

    @property
    def searchable(self) -> bool:
        """Whether compiled functions can call these; rules that are plain Python are for the referee only."""
        return PLAIN or isinstance(self.legal, Compiled)

    @property
    def words(self) -> tuple[int, int]:
        """How many integers `pack` fills: with the mask, and with the planes behind it; 64 bits each."""
        return -(-self.actions // 64), -(-math.prod(self.planes) // 64)

    def ready(self) -> None:
        """Has all functions compiled or read from the cache now, not at the first use of each."""
        for function in self._compiled():
            function.ready()

    def kept(self) -> bool:
        """Whether `ready` would compile nothing: all machine code is in memory or in the cache."""
        return all(function.kept() for function in self._compiled())

    def _compiled(self) -> "list[Compiled]":
        parts = [getattr(self, part.name) for part in fields(self)]
        return [part for part in parts if isinstance(part, Compiled)]

    def desk(self, position: Ints | None = None) -> Ints:
        """An array to play on: the position and, behind it, the working memory of the rules."""
        p = ints(self.length + self.scratch)
        if position is not None:
            p[: self.length] = position
        return p


def ints(length: int) -> Ints:
    return np.zeros(length, dtype=np.int64)


# ── Compiling ────────────────────────────────────────────────────────────────────────────────────────────
_KEPT_DAYS = 14  # caches of other versions of the sources go after that


def cache_home() -> Path:
    """Where machine code is kept between runs; `ZIGGURAT_CACHE` names another place."""
    if named := os.environ.get("ZIGGURAT_CACHE"):
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local")) / "ziggurat" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library/Caches/ziggurat"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ziggurat"


@cache
def _cache_folder(source: str) -> str:
    """A folder named by what the machine code of a source depends on: that file, those beside it, and this one.

    Numba notices an edit only in the file of the function itself, not in the functions that it calls: a cache
    named by all of them cannot serve stale code.
    """
    folder = cache_home() / _digest(Path(source))
    try:
        fresh = not folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        if fresh:
            _forget_old(folder)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return tempfile.mkdtemp(prefix="ziggurat-")  # a home that cannot be written to: this run only
    return str(folder)


def _digest(source: Path) -> str:
    """A game's compiled functions stand in one folder and call only each other and those of this file."""
    kernel = Path(__file__)
    beside = [] if source == kernel else sorted(source.parent.glob("*.py"))
    digest = hashlib.sha256(numba.__version__.encode())
    for file in (kernel, *beside):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


class _Announcer(event.Listener):
    """Says so, once in a process, when something is compiled rather than read from the cache."""

    said = False

    def on_start(self, _: Any) -> None:
        if sys.stderr.isatty() and not self.said:
            print("Compiling the rules (once, some seconds) …", file=sys.stderr, flush=True)
        self.said = True

    def on_end(self, _: Any) -> None:
        pass


_announcer = _Announcer()


def _forget_old(folder: Path) -> None:
    long_ago = time.time() - _KEPT_DAYS * 86_400
    for other in folder.parent.iterdir():
        if other != folder and other.is_dir() and other.stat().st_mtime < long_ago:
            shutil.rmtree(other, ignore_errors=True)


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
        entry = super().compile(sig)
        made: Any
        for made in self.overloads.values():
            made.library._reload_init.update(made.reload_init or ())
        return entry

    def kept(self) -> bool:
        numba: Any = self
        cache, code = numba._cache, numba.targetctx.codegen()
        return all(cache._cache_file.load(cache._index_key(wanted, code)) for wanted in self.awaited)

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


class Apart(Compiled):
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


def compiled(
    *signatures: Any, inline: bool = False, apart: bool = False, outermost: bool = False
) -> Callable[[Function], Function]:
    """Compiles a function at its first use and keeps the machine code between runs.

    `inline` is for small helpers of hot functions: a call hands over seven words for every array. `apart` is for
    large functions with several callers: they are compiled once, and called. `outermost` is for the long loops
    that Python calls, which make no arrays themselves: nobody counts then who holds those that it handed over,
    neither there nor in the rules below, where the counting would take longer than the rules.
    """

    def decorate(function: Function) -> Function:
        if PLAIN:
            return function
        options = {"nopython": True, "nogil": True, "forceinline": inline, "_nrt": not outermost}
        made: Any = (Apart if apart else Compiled)(function, targetoptions=options)
        made.awaited = signatures
        before = _CONFIG.CACHE_DIR
        _CONFIG.CACHE_DIR = _cache_folder(inspect.getfile(function))
        try:
            made.enable_caching()
        finally:
            _CONFIG.CACHE_DIR = before
        return cast(Function, made)

    return decorate


# ── Chance ───────────────────────────────────────────────────────────────────────────────────────────────
def generator(seed: int) -> Ints:
    """The state of a random generator; equal seeds give equal sequences (splitmix64 spreads the seeds)."""
    mask = (1 << 64) - 1
    z = (seed * 0x9E3779B97F4A7C15 + 0x9E3779B97F4A7C15) & mask
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
    z ^= z >> 31
    return np.array([z or 1], dtype=np.uint64).view(np.int64)


@compiled(types.int64(INTS, types.int64))
def below(rng: Ints, n: int) -> int:
    """A random integer from 0 to n − 1, for n below 2³¹ (xorshift64, its upper half scaled down)."""
    x = rng[0]
    x ^= x << 13
    x ^= (x >> 7) & 0x01FFFFFFFFFFFFFF
    x ^= x << 17
    rng[0] = x
    return (((x >> 32) & 0xFFFFFFFF) * n) >> 32


@compiled(types.int64(INTS, INTS, types.int64))
def pick_weighted(rng: Ints, weights: Ints, n: int) -> int:
    """A random index below n, each as likely as its weight."""
    total = 0
    for i in range(n):
        total += weights[i]
    left = below(rng, total)
    for i in range(n):
        left -= weights[i]
        if left < 0:
            return i
    return n - 1


@_intrinsic  # type: ignore[untyped-decorator]
def _ones(context: Any, x: Any) -> Any:
    return types.int64(types.int64), lambda target, builder, signature, args: builder.ctpop(args[0])


@_intrinsic  # type: ignore[untyped-decorator]
def _zeros_below(context: Any, x: Any) -> Any:
    return types.int64(types.int64), lambda target, builder, signature, args: builder.cttz(args[0], _NO)


_NO = ir.Constant(ir.IntType(1), 0)  # zero is no mistake: it has 64 zeros


@compiled(types.int64(types.int64))
def count_bits(x: int) -> int:
    """How many bits of a non-negative integer are set."""
    return int(x).bit_count() if PLAIN else _ones(x)


@compiled(types.int64(types.int64))
def lowest_bit(x: int) -> int:
    """The place of the lowest bit set in a positive integer."""
    return int(x & -x).bit_length() - 1 if PLAIN else _zeros_below(x)


@compiled(types.int64(types.int64, types.int64))
def nth_bit(x: int, n: int) -> int:
    """The place of the n-th bit set, counted from 0, lowest first.

    Found by halving, in as many steps for every n: threads of a GPU go together.
    """
    place = 0
    for width in (32, 16, 8, 4, 2, 1):
        lower = count_bits(x & ((1 << width) - 1))
        if n >= lower:
            n -= lower
            x >>= width
            place += width
    return place


# ── Several bytes at once ──────────────────────────────────────────────────────────────────────────────── Planes
# and masks are bytes, and quickest written in words. A view of the array as words would count references, at ten
# times the price of the writing.
@_intrinsic  # type: ignore[untyped-decorator]
def _store(context: Any, out: Any, place: Any, word: Any) -> Any:
    """Stores a word at its `place`-th place among the bytes of `out`, which must lie on a multiple of its size."""

    def generate(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        data = target.make_array(signature.args[0])(target, builder, args[0]).data
        words = builder.bitcast(data, args[2].type.as_pointer())
        builder.store(args[2], builder.gep(words, [args[1]]))
        return target.get_dummy_value()

    return types.void(out, place, word), generate


@compiled(types.void(BYTES, types.int64, types.int64))
def write_eight(out: Bytes, place: int, word: int) -> None:
    """Writes the eight bytes of an integer, lowest first, as the `place`-th eight."""
    if PLAIN:
        out.view(np.int64)[place] = word
    else:
        _store(out, place, word)


@compiled(types.void(BYTES, types.int64, types.int64))
def write_four(out: Bytes, place: int, word: int) -> None:
    """Writes the four lower bytes of an integer, lowest first, as the `place`-th four."""
    if PLAIN:
        out.view(np.int32)[place] = word
    else:
        _store(out, place, np.int32(word))


# ── Random games ─────────────────────────────────────────────────────────────────────────────────────────
_P_START, _P_TURN, _P_LEGAL, _P_APPLY, _P_RESULT, _P_SAMPLE = (
    types.FunctionType(signature) for signature in (START, TURN, LEGAL, APPLY, RESULT, SAMPLE)
)


@compiled(types.void(INTS, INTS))
def copy(source: Ints, into: Ints) -> None:
    """Copies a position; the working memory behind it, if one of the two has any, stays as it is."""
    for i in range(min(len(source), len(into))):
        into[i] = source[i]


@compiled(types.int64(_P_APPLY, _P_SAMPLE, INTS, INTS))
def play_out(apply: Any, sample: Any, p: Ints, rng: Ints) -> int:
    """Plays on at random to the end; returns the number of actions."""
    played = 0
    action = sample(p, rng)
    while action >= 0:
        apply(p, action)
        played += 1
        action = sample(p, rng)
    return played


@compiled(
    types.int64(_P_START, _P_APPLY, _P_SAMPLE, _P_RESULT, INTS, INTS, INTS, types.int64, INTS, INTS),
    outermost=True,
)
def _random_games(
    start: Any,
    apply: Any,
    sample: Any,
    result: Any,
    options: Ints,
    p: Ints,
    rng: Ints,
    games: int,
    share: Ints,
    totals: Ints,
) -> int:
    played = 0
    for _ in range(games):
        start(p, options)
        played += play_out(apply, sample, p, rng)
        result(p, share)
        for seat in range(len(share)):
            totals[seat] += share[seat]
    return played


def random_games(rules: Rules, options: Ints, games: int, seed: int = 0) -> tuple[list[float], int]:
    """Plays games at random from the start; returns each seat's mean result and the number of actions."""
    share, totals = ints(rules.seats), ints(rules.seats)
    played = _random_games(
        rules.start,
        rules.apply,
        rules.sample,
        rules.result,
        options,
        rules.desk(),
        generator(seed),
        games,
        share,
        totals,
    )
    return [float(total) / WHOLE / games for total in totals], int(played)


# ── Perft ────────────────────────────────────────────────────────────────────────────────────────────────
_TABLE = types.int64[:, ::1]


@compiled(types.int64(_P_LEGAL, _P_APPLY, INTS, _TABLE, _TABLE))
def _perft(legal: Any, apply: Any, p: Ints, positions: Ints, actions: Ints) -> int:
    """Walks the tree with a stack of positions, a row each; the last level is counted, not walked."""
    depth = len(actions)
    counts = np.zeros(depth, dtype=np.int64)
    nexts = np.zeros(depth, dtype=np.int64)
    counts[0] = legal(p, actions[0])
    if depth == 1:
        return counts[0]
    copy(p, positions[0])
    total = 0
    level = 0
    while level >= 0:
        if nexts[level] == counts[level]:
            level -= 1
            continue
        copy(positions[level], p)
        apply(p, actions[level, nexts[level]])
        nexts[level] += 1
        further = legal(p, actions[level + 1])
        if level + 2 == depth:
            total += further
        else:
            level += 1
            counts[level] = further
            nexts[level] = 0
            copy(p, positions[level])
    return total


def perft(rules: Rules, position: Ints, depth: int) -> int:
    """The number of action sequences of exactly this length; a game that ends earlier does not count."""
    if depth == 0:
        return 1
    positions = np.zeros((depth, rules.length), dtype=np.int64)
    actions = np.zeros((depth, rules.most), dtype=np.int64)
    return int(_perft(rules.legal, rules.apply, rules.desk(position), positions, actions))
