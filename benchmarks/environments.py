"""Environments in Python: `Position` against the contract's own functions, and PettingZoo on talo, old and new.

Both loops over positions play the same random games: the legal actions as a list, one of them drawn, played, and
whose turn it is. One asks a `Position`, the other calls the functions of the rules from Python on one workspace.

PettingZoo plays games with a random agent and fixed seeds four times in one run: with a mask, as it was and as it
is, and without one, where the agent reads the whole list of legal actions or only draws from it. As it was means
the sources of the first stage, rules and all, taken from the history into build/first-stage; a process of their
own plays when it is told to:

    this process                       python environments.py play NAME STEPS
    rates ── a line: play ──────────>  zoo(NAME, STEPS), with the sources of the first stage
          <─ how many steps it took ─

Beside them: how fast the rules alone are, which list the legal actions and play one.
`python benchmarks/environments.py` runs this alone, `python benchmarks/environments.py talo` for one game.
"""

import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from yardstick import Report, rates
from ziggurat.core.registry import game
from ziggurat.kernel import CHANCE, OVER, generator, ints
from ziggurat.research.environments.aec import env

GAMES = {"babel": 1_000, "nivos": 300, "bubbles": 120, "talo": 1}  # in one round
ROOT = Path(__file__).parents[1]
FIRST_STAGE = "93686be0"  # the commit before environments were made faster
STEPS = {"babel": 400, "nivos": 200, "bubbles": 200, "talo": 120}  # of PettingZoo's, in one round


def by_position(name: str) -> Callable[[], int]:
    start = game(name).start(seed=1)

    def work() -> int:
        chance, played = random.Random(3), 0
        for _ in range(GAMES[name]):
            position = start
            while position.turn != OVER:
                position = position.play(chance.choice(position.actions))
                played += 1
        return played

    return work


def by_contract(name: str) -> Callable[[], int]:
    start = game(name).start(seed=1)
    rules, length = start.rules, start.rules.state_size
    p, room = rules.workspace(), ints(rules.max_legal_actions)

    def work() -> int:
        chance, played = random.Random(3), 0
        for _ in range(GAMES[name]):
            p[:length] = start.state
            while rules.turn(p) != OVER:
                n = rules.legal(p, room)
                rules.apply(p, chance.choice(room[:n].tolist()))
                played += 1
        return played

    return work


# ── PettingZoo ───────────────────────────────────────────────────────────────────────────────────────────
def from_mask(seen: Any, info: Any, chance: random.Random) -> int:
    return int(chance.choice(np.flatnonzero(seen["action_mask"].view(np.bool_))))


def from_list(seen: Any, info: Any, chance: random.Random) -> int:
    return int(chance.choice(np.asarray(info["legal_actions"])))


def drawn(seen: Any, info: Any, chance: random.Random) -> int:
    action: int = info["legal_actions"].sample(chance)
    return action


def zoo(name: str, steps: int, agent: Callable[[Any, Any, random.Random], int]) -> Callable[[], int]:
    """A random agent plays on for so many steps."""
    made = env(name) if agent is from_mask else env(name, mask=False)  # the first stage has no lists

    def work() -> int:
        played, number = 0, 0
        while played < steps:
            made.reset(seed=number)
            chance = random.Random(number)
            number += 1
            for _ in made.agent_iter():
                seen, _, ended, _, info = made.last()
                if ended or played >= steps:
                    break
                made.step(agent(seen, info, chance))
                played += 1
        return played

    return work


def play_when_told(name: str, steps: int) -> None:
    """The other process: plays for each line, and says how many steps it took."""
    work = zoo(name, steps, from_mask)
    for _ in sys.stdin:
        print(work(), flush=True)


def sources_of(commit: str) -> Path:
    """The sources of a commit; their folder stays, and with it their machine code."""
    sources = ROOT / "build/first-stage" / commit
    if not sources.exists():
        packed = sources.with_suffix(".tar")
        packed.parent.mkdir(parents=True, exist_ok=True)
        archived = subprocess.run(["git", "archive", f"--output={packed}", commit, "src"], cwd=ROOT)
        if archived.returncode:
            sys.exit(f"This clone has no commit {commit} to compare with. Fetch the whole history of main.")
        shutil.unpack_archive(packed, sources)
        packed.unlink()
    return sources / "src"


@contextmanager
def as_it_was(name: str, steps: int) -> Iterator[Callable[[], int]]:
    """The same loop in a process that has the sources of the first stage."""
    command = [sys.executable, __file__, "play", name, str(steps)]
    surroundings = {**os.environ, "PYTHONPATH": str(sources_of(FIRST_STAGE))}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=surroundings) as player:
        assert player.stdin
        assert player.stdout
        ask, answer = player.stdin, player.stdout

        def work() -> int:
            print(file=ask, flush=True)
            return int(answer.readline())

        yield work
        ask.close()


def listing(name: str, steps: int) -> Callable[[], int]:
    """Only what the rules themselves need for the same loop: listing the legal actions, playing one."""
    kind = game(name)
    rules = kind.start(seed=0).rules
    p, room = rules.workspace(), ints(rules.max_legal_actions)

    def work() -> int:
        played, number = 0, 0
        while played < steps:
            p[: rules.state_size] = kind.start(seed=number).state
            chance, rng = random.Random(number), generator(number)
            number += 1
            while (turn := rules.turn(p)) != OVER and played < steps:
                if turn == CHANCE:
                    rules.apply(p, rules.sample(p, rng))
                else:
                    rules.apply(p, int(chance.choice(room[: rules.legal(p, room)])))
                    played += 1
        return played

    return work


def bench(report: Report, names: Sequence[str] = tuple(GAMES)) -> None:
    report.title("A loop over positions, against the contract's functions called from Python")
    for name in names:
        found = rates(position=by_position(name), contract=by_contract(name))
        report.figure(f"{name}, by Position", found["position"], "actions/s")
        report.at_most(f"{name}, Position to the contract", found["contract"] / found["position"], 3)
    report.title("PettingZoo, a masked random agent, fixed seeds")
    for name in names:
        steps = STEPS[name]
        with as_it_was(name, steps) as before:
            found = rates(
                before=before,
                mask=zoo(name, steps, from_mask),
                list=zoo(name, steps, from_list),
                drawn=zoo(name, steps, drawn),
                rules=listing(name, steps),
            )
        report.figure(f"{name}, as it was", found["before"], "steps/s")
        report.figure(f"{name}, the rules alone, listing and playing", found["rules"], "steps/s")
        aims = {"mask": 3, "drawn": 10} if name == "talo" else {}
        for what, said in (("mask", "a mask"), ("list", "the whole list"), ("drawn", "drawn from the list")):
            say, ratio = f"{name}, {said}, to as it was", found[what] / found["before"]
            if what in aims:
                report.ratio(say, ratio, aims[what])
            else:
                report.figure(say, ratio, "×")


if __name__ == "__main__":
    if sys.argv[1:2] == ["play"]:
        play_when_told(sys.argv[2], int(sys.argv[3]))
        sys.exit()
    report = Report()
    bench(report, sys.argv[1:] or tuple(GAMES))
    sys.exit(bool(report.missed))
