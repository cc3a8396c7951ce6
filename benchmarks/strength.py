"""Our search against one that we did not write: OpenSpiel's MCTS on our games, through its Python interface.

    python benchmarks/strength.py babel nivos --games 20                      five times our thinking time for it
    python benchmarks/strength.py bubbles talo --games 20 --simulations 200   equal simulations

OpenSpiel's tree (UCT, proven results carried up) is its own code; its random rollouts are played by our compiled
rules, because in Python they would take most of its time: that makes it stronger where time counts. Seats are
changed after every game. Exit status 1 if a share that must be reached is missed.
"""

import argparse
import random
import sys
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
from open_spiel.python.algorithms.mcts import Evaluator, MCTSBot

from ziggurat.bots.bot import Bot, SearchLimits
from ziggurat.bots.engine.heuristics import LevelSettings, heuristics_of
from ziggurat.bots.engine.pointers import pointers
from ziggurat.bots.levels import Level, LevelSearch
from ziggurat.bots.ratings import wilson
from ziggurat.kernel import CHANCE, WIN, Rules, generator, ints, play_out
from ziggurat.research.environments.spiel import SpielState, load

LEAST = {"babel": 0.9, "nivos": 0.9, "bubbles": 0.75, "talo": 0.75}
BY_TIME = ("babel", "nivos")
TIMES = 5.0  # our thinking time
EXPLORATION = 2.0  # OpenSpiel's own default, for returns between −1 and 1
MOST = 1_000_000


class Rollouts(Evaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """One random game from a position to its end, by the compiled rules."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self._rng = generator(seed)
        self._share = ints(rules.seats)
        _, _, self._apply, _, self._sample = pointers(rules)  # found once, not for every rollout

    def evaluate(self, state: SpielState) -> Any:
        workspace = self.rules.workspace(state.position.state)
        play_out(self._apply, self._sample, workspace, self._rng)
        self.rules.returns(workspace, self._share)
        return 2.0 * self._share / WIN - 1.0

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        actions = state.legal_actions(state.current_player())
        return [(action, 1.0 / len(actions)) for action in actions]


@dataclass
class Rival:
    """OpenSpiel's search, with a number of simulations or so much time that it must guess their number."""

    rules: Rules
    seed: int
    simulations: int | None
    rate: float = 500.0  # simulations a second, as seen so far

    def choose(self, game: Any, state: SpielState, seconds: float) -> int:
        number = self.simulations or min(MOST, max(2, round(self.rate * seconds)))
        luck = np.random.RandomState(self.seed)
        self.seed += 1
        bot = MCTSBot(game, EXPLORATION, number, Rollouts(self.rules, self.seed), random_state=luck)
        began = time.perf_counter()
        action = int(bot.step(state))
        self.rate = number / max(time.perf_counter() - began, 1e-9)
        return action


@dataclass
class Result:
    """A game: our share, and the seconds of each side."""

    share: float
    ours: float = 0.0
    theirs: float = 0.0


def drawn(state: SpielState, chance: random.Random) -> int:
    actions, chances = zip(*state.chance_outcomes(), strict=True)
    return int(chance.choices(actions, chances)[0])


def play(name: str, number: int, simulations: int | None) -> Result:
    made = load(name, seed=number // 2)
    state = made.new_initial_state()
    rules = made.rules
    our_side = rules.teams[0] if number % 2 == 0 else rules.teams[1]
    heuristics = heuristics_of(state.position.game, state.position.settings)
    bot: Bot = LevelSearch(LevelSettings(simulations), number, heuristics) if simulations else Level(5, number)
    rival = Rival(rules, 1_000 * number, simulations)
    chance = random.Random(number // 2)
    result, last = Result(0.0), 0.05
    while not state.is_terminal():
        position = state.position
        if position.turn == CHANCE:
            state.apply_action(drawn(state, chance))
            continue
        began = time.perf_counter()
        if rules.teams[position.turn - 1] == our_side:
            action = bot.choose(position, SearchLimits())
            last = time.perf_counter() - began
            result.ours += last
        else:
            action = rival.choose(made, state, TIMES * last)
            result.theirs += time.perf_counter() - began
        state.apply_action(action)
    outcome = state.position.outcome
    assert outcome is not None
    result.share = sum(s for s, team in zip(outcome.returns, rules.teams, strict=True) if team == our_side)
    return result


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="+", choices=list(LEAST), metavar="GAME")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=200, help="of both, in bubbles and talo")
    options = parser.parse_args()
    missed = False
    for name in options.names:
        simulations = None if name in BY_TIME else options.simulations
        results = []
        for number in range(options.games):
            results.append(play(name, number, simulations))
            won = sum(r.share for r in results)
            low, high = wilson(won, len(results))
            print(
                f"{name}: {won:g} of {len(results)} ({low:.0%} … {high:.0%}); "
                f"seconds ours {sum(r.ours for r in results):.1f}, theirs {sum(r.theirs for r in results):.1f}",
                flush=True,
            )
        missed |= won / len(results) < LEAST[name]
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
