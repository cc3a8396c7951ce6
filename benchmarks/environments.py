"""Environments in Python: `Position` against the contract's own functions, and PettingZoo on talo, old and new.

Both loops over positions play the same random games: the legal actions as a list, one of them drawn, played, and
whose turn it is. One asks a `Position`, the other calls the functions of the rules from Python on one workspace.

PettingZoo plays talo with a masked random agent and fixed seeds three times in one run: as it was before (a new
workspace for every question, every action read back from its token), as it is, and with the legal actions as a
list. Beside them: how fast the rules alone are, which list the legal actions and play one.
`python benchmarks/environments.py` runs this alone.
"""

import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from yardstick import Report, rates
from ziggurat.core import Position, cached
from ziggurat.envs.aec import env
from ziggurat.kernel import CHANCE, OVER, generator, ints
from ziggurat.registry import game

GAMES = {"babel": 1_000, "nivos": 300, "bubbles": 120, "talo": 1}  # in one round
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
def _old_turn(position: Position) -> int:
    return int(position.rules.turn(position.rules.workspace(position.state)))


def _old_actions(position: Position) -> tuple[int, ...]:
    room = ints(position.rules.max_legal_actions)
    return tuple(room[: position.rules.legal(position.rules.workspace(position.state), room)].tolist())


def _old_parse_action(position: Position, move: Any) -> int:
    action = position.game.action(position.settings, position.token(move) if not isinstance(move, str) else move)
    assert action in position.actions
    return action


def _old_after(position: Position, action: int) -> Position:
    rules = position.rules
    p = rules.workspace(position.state)
    rules.apply(p, action)
    after = Position(position.game, position.settings, rules, p[: rules.state_size].copy(), position, action)
    after.__dict__["turn"] = int(rules.turn(p))
    return after


def _old_play(position: Position, *moves: Any) -> Position:
    for move in moves:
        position = _old_after(position, _old_parse_action(position, move))
    return position


@contextmanager
def as_before() -> Iterator[None]:
    """Positions as they were: a workspace for every question, and actions read back from their tokens."""
    found: Any = Position
    kept = {name: found.__dict__[name] for name in ("play", "actions", "turn")}
    found.play, found.actions, found.turn = _old_play, cached(_old_actions), cached(_old_turn)
    for name in ("actions", "turn"):
        found.__dict__[name].__set_name__(found, name)
    try:
        yield
    finally:
        for name, own in kept.items():
            setattr(found, name, own)


def zoo(name: str, steps: int, mask: bool = True) -> Callable[[], int]:
    """A random agent that looks at the mask, or at the list, and plays on for so many steps."""
    made = env(name, mask=mask)

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
                legal = np.flatnonzero(seen["action_mask"]) if mask else info["legal_actions"]
                made.step(int(chance.choice(legal)))
                played += 1
        return played

    return work


def before(work: Callable[[], int]) -> Callable[[], int]:
    def as_it_was() -> int:
        with as_before():
            return work()

    return as_it_was


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


def bench(report: Report) -> None:
    report.title("A loop over positions, against the contract's functions called from Python")
    for name in GAMES:
        found = rates(position=by_position(name), contract=by_contract(name))
        report.figure(f"{name}, by Position", found["position"], "actions/s")
        report.at_most(f"{name}, Position to the contract", found["contract"] / found["position"], 3)
    report.title("PettingZoo, a masked random agent, fixed seeds")
    for name, steps in STEPS.items():
        found = rates(
            before=before(zoo(name, steps)),
            now=zoo(name, steps),
            listed=zoo(name, steps, mask=False),
            rules=listing(name, steps),
        )
        report.figure(f"{name}, as it was", found["before"], "steps/s")
        report.figure(f"{name}, the rules alone, listing and playing", found["rules"], "steps/s")
        least = {"talo": (3.0, 10.0)}.get(name)
        for what, aim in zip(("now", "listed"), least or (0.0, 0.0), strict=True):
            say = f"{name}, {'a mask' if what == 'now' else 'a list'}, to as it was"
            if least:
                report.ratio(say, found[what] / found["before"], aim)
            else:
                report.figure(say, found[what] / found["before"], "×")


if __name__ == "__main__":
    report = Report()
    bench(report)
    sys.exit(bool(report.missed))
