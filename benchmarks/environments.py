"""Environments in Python: `Position` against the contract's own functions, and PettingZoo on talo, old and new.

Both loops over positions play the same random games: the legal actions as a list, one of them drawn, played, and
whose turn it is. One asks a `Position`, the other calls the functions of the rules from Python on one workspace.

PettingZoo plays talo with a masked random agent and fixed seeds three times in one run: as it was before (a new
workspace for every question, every action read back from its token, a new mask for every look), as it is, and with the
legal actions as a list. `python benchmarks/environments.py` runs this alone.
"""

import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from yardstick import Report, rates
from ziggurat.core import Position
from ziggurat.envs.aec import env
from ziggurat.envs.episode import Episode
from ziggurat.kernel import CHANCE, OVER, ints
from ziggurat.registry import game, game_names

GAMES = {"babel": 1_000, "nivos": 300, "bubbles": 120, "talo": 1}  # in one round
TALO_STEPS = 160  # of one game


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
def _old_turn(self: Position) -> int:
    return int(self.rules.turn(self.rules.workspace(self.state)))


def _old_actions(self: Position) -> tuple[int, ...]:
    room = ints(self.rules.max_legal_actions)
    n = self.rules.legal(self.rules.workspace(self.state), room)
    return tuple(room[:n].tolist())
