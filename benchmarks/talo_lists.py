"""Talo's lists of legal actions, of an earlier commit and of the sources here: equal, and how quickly.

Both list the same positions in turns: those of random games in which a bar is to be placed, on the green and on
the islands, with `dare`, with four players. The earlier sources list in a process of their own:

    this process                          python benchmarks/talo_lists.py list POSITIONS
    compare ── a line: where to write ──>  lists them all, writes the lists
            <─ the seconds for each ─────

`python benchmarks/talo_lists.py [COMMIT [FIRST LAST]]` compares them, in the games of these seeds; it ends with 1
if a list differs.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

from ziggurat.core.registry import game
from ziggurat.core.types import Choices
from ziggurat.games.talo import space
from ziggurat.kernel import OVER, Ints, generator, ints

BEFORE = "a80b20e2"  # the commit before lists were made faster a second time
ROUNDS = 3
OPTIONS: tuple[Choices, ...] = (
    {},
    {"board": "islands"},
    {"collapse": "dare"},
    {"players": "4"},
    {"starts": "symmetric"},
)


def positions(first: int, last: int) -> list[Ints]:
    """Positions of random games in which a bar is to be placed."""
    found: list[Ints] = []
    for seed in range(first, last + 1):
        start = game("talo").start(OPTIONS[seed % len(OPTIONS)], seed=seed)
        rules, rng = start.rules, generator(seed)
        p = rules.workspace(start.state)
        while rules.turn(p) != OVER:
            if p[space.PHASE] == space.BUILDING:
                found.append(p[: space.LENGTH].copy())
            rules.apply(p, rules.sample(p, rng))
    return found


def list_all(states: list[Ints]) -> tuple[list[float], Ints]:
    """Processor time for each list, and all lists, each behind its length."""
    rules = game("talo").start(starts="symmetric").rules
    p, room = rules.workspace(), ints(rules.max_legal_actions)
    seconds, lists = [], []
    for state in states:
        p[: space.LENGTH] = state
        begun = time.process_time()
        n = rules.legal(p, room)
        seconds.append(time.process_time() - begun)
        lists += [np.array([n]), room[:n].copy()]
    return seconds, np.concatenate(lists)


def list_when_told(file: str) -> None:
    """The other process: lists for each line, and writes to the file that it names."""
    states = list(np.load(file))
    for line in sys.stdin:
        seconds, lists = list_all(states)
        np.save(line.strip(), lists)
        print(*seconds, flush=True)


def compare(commit: str, first: int, last: int) -> bool:
    from environments import sources_of

    states = positions(first, last)
    two = np.array([state[space.HAND] > 0 and not state[space.HELD] for state in states])
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder, "positions.npy"), Path(folder, "lists.npy")
        np.save(given, states)
        command = [sys.executable, __file__, "list", str(given)]
        surroundings = {**os.environ, "PYTHONPATH": str(sources_of(commit))}
        pipe = subprocess.PIPE
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=surroundings) as other:
            assert other.stdin
            assert other.stdout
            before, now = [], []
            for _ in range(1 + ROUNDS):
                print(made, file=other.stdin, flush=True)
                before.append([float(one) for one in other.stdout.readline().split()])
                seconds, lists = list_all(states)
                now.append(seconds)
            equal = bool(np.array_equal(lists, np.load(made)))
            other.stdin.close()
    old, new = np.median(before[1:], axis=0), np.median(now[1:], axis=0)
    found = "all lists are equal" if equal else "THEY DIFFER"
    print(f"{len(states)} positions of the games {first} to {last}: {found}")
    for which, what in ((two | True, "all"), (two, "two bars in hand, none held"), (~two, "the others")):
        a, b = old[which].sum(), new[which].sum()
        print(f"  {what} ({which.sum()}): {a:.3f} s at {commit}, {b:.3f} s now, {a / b:.2f} ×")
    return equal


if __name__ == "__main__":
    if sys.argv[1:2] == ["list"]:
        list_when_told(sys.argv[2])
        sys.exit()
    commit, first, last = (*sys.argv[1:], *(BEFORE, "0", "9")[len(sys.argv) - 1 :])
    sys.exit(not compare(commit, int(first), int(last)))
